// swift-format-ignore-file
// Combinations of declarations that apps use. The comment at the end of a line is the ID of the use.
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Foundation
import SwiftyDropbox

struct F1 { var r: DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>? } //= forms.stored.download-file
final class F2 { var r: UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>!; var b: BatchUploadTask! } //= forms.stored.upload
final class F3 { var r: [RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>] = [] } //= forms.stored.rpc-array
final class F4 { var r: DownloadRequestMemory<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>? } //= forms.stored.download-memory
typealias F5 = UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> //= forms.alias.void
func f6(_ x: Any?) { (x as? RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>)?.cancel() } //= forms.cast.rpc
extension SwiftyDropbox.UploadRequest { func f7(_ done: @escaping (RSerial.ValueType?, Bool) -> Void) { response(queue: nil) { r, e in done(r, e != nil) } } } //= forms.extension.upload-generic
extension RpcRequest { func f8() async throws -> RSerial.ValueType { try await withCheckedThrowingContinuation { c in self.response { r, e in if let r = r { c.resume(returning: r) } else { c.resume(throwing: e! as Error) } } } } } //= forms.extension.rpc-async
func f9<RSerial, ESerial>(_ make: @escaping () -> RpcRequest<RSerial, ESerial>, _ done: @escaping (RSerial.ValueType?, CallError<ESerial.ValueType>?) -> Void) { make().response { r, e in done(r, e) } } //= forms.generic.rpc
func f10<RSerial, ESerial>(_ make: @escaping () -> UploadRequest<RSerial, ESerial>, _ done: @escaping (RSerial.ValueType?, CallError<ESerial.ValueType>?) -> Void) { make().response { r, e in done(r, e) } } //= forms.generic.upload
func f11<E: CustomStringConvertible>(_ e: CallError<E>) -> String { e.description }; func f11b(_ c: DropboxClient) { c.files.upload(path: "/a", input: Data()).response { _, e in if let e = e { _ = f11(e) } } } //= forms.generic.error-described
func f12<T: CustomStringConvertible>(_ t: T?) {}; func f12b(_ c: DropboxClient) { c.files.deleteV2(path: "/a").response { r, _ in f12(r) } } //= forms.generic.result-described
func f13(_ e: CallError<Files.GetMetadataError>?) -> Bool { guard let e = e else { return false }; if case .routeError(let b, _, _, _) = e, case .path(let l) = b.unboxed, case .notFound = l { return true }; return false } //= forms.error.route-unboxed
func f14(_ e: CallError<Files.UploadError>) -> String { switch e as CallError { case .routeError(let b, let u, let s, let r): return "\(b.unboxed) \(String(describing: u)) \(s ?? "") \(r ?? "")"; case .internalServerError(let c, let m, let r): return "\(c) \(m ?? "") \(r ?? "")"; case .badInputError(let m, let r): return "\(m ?? "") \(r ?? "")"; case .authError(let a, _, _, _): return "\(a)"; case .accessError(let a, _, _, _): return "\(a)"; case .httpError(let c, _, _): return "\(c ?? 0)"; case .rateLimitError(let l, _, _, _): return "\(l.retryAfter)"; case .serializationError(let e), .reconnectionError(let e): return "\(e)"; case .clientError(let e): return "\(e)" } } //= forms.error.switch
func f15(_ e: CallError<Files.UploadError>) -> NSError { e as NSError } //= forms.error.nserror
func f16(_ c: DropboxClient) { var n = 0; let p = Plain(); c.files.listFolder(path: "").response { r, e in n += 1; p.touch(); if let r = r { for m in r.entries { switch m { case let f as Files.FileMetadata: n += Int(f.size); case let d as Files.FolderMetadata: _ = d.id; case let d as Files.DeletedMetadata: _ = d.name; default: break } } } }; _ = n } //= forms.call.list-folder
func f17(_ c: DropboxClient?) { c?.files.listFolder(path: "").response { _, _ in }; c!.files!.listFolder(path: "").response { _, _ in } } //= forms.call.optional-client
func f18(_ c: DropboxClient, _ u: URL) { var n = 0; c.files.download(path: "/a", overwrite: true, destination: u).response { r, e in n += 1; if let (m, u) = r { _ = m.name; _ = u.path } }.progress { p in n += 1; _ = p.fractionCompleted }; _ = n } //= forms.call.download-file
func f19(_ c: DropboxClient) { c.files.download(path: "/a").response { r, e in if let r = r { let m: Files.FileMetadata = r.0; let d: Data = r.1; _ = (m, d) } } } //= forms.call.download-memory
func f20(_ c: DropboxClient, _ d: Data) { let r = c.files.upload(path: "/a", mode: .overwrite, autorename: false, clientModified: Date(), mute: true, input: d).response(queue: DispatchQueue.global()) { r, e in _ = (r, e) }.progress { _ in }; r.cancel() } //= forms.call.upload
func f21(_ c: DropboxClient, _ u: [URL: Files.CommitInfo]) { var n = 0; let t = c.files.batchUploadFiles(fileUrlsToCommitInfo: u, queue: nil, progressBlock: { p in n += 1 }, responseBlock: { r, e, f in n += 1; if let r = r { for (u, x) in r { switch x { case .success(let m): _ = (u, m.name); case .failure(let e): _ = e } } } }); t?.cancel(); _ = n } //= forms.call.batch-upload
func f22(_ c: DropboxClient) async throws { let r = try await c.files.listFolder(path: "").response(); let _: Files.ListFolderResult = r } //= forms.async.rpc
func f23(_ c: DropboxClient, _ u: URL) async throws { let (m, f) = try await c.files.download(path: "/a", destination: u).response(); let _: (Files.FileMetadata, URL) = (m, f) } //= forms.async.download
func f24(_ c: DropboxClient) async { switch await c.files.listFolder(path: "").responseResult() { case .success(let r): let _: Files.ListFolderResult = r; case .failure(let e): let _: CallError<Files.ListFolderError> = e } } //= forms.async.result
#if !os(macOS)
func f25() { DropboxClientsManager.setupWithAppKey("k"); DropboxClientsManager.setupWithTeamAppKey("k") } //= forms.setup.key
func f26() { DropboxClientsManager.setupWithAppKey("k", transportClient: nil); DropboxClientsManager.setupWithAppKey("k", transportClient: DropboxTransportClientImpl(accessToken: "")) } //= forms.setup.transport
func f27(_ t: String?) { DropboxClientsManager.setupWithAppKeyMultiUser("k", transportClient: nil, backgroundTransportClient: nil, tokenUid: t, includeBackgroundClient: false) } //= forms.setup.multi-user
func f28(_ s: any SecureStorageAccess) { DropboxClientsManager.setupWithAppKeyMultiUser("k", tokenUid: nil, secureStorageAccess: s) } //= forms.setup.multi-user-storage
func f29() { var n = 0; DropboxClientsManager.setupWithAppKey("k", backgroundSessionIdentifier: "b", requestsToReconnect: { r in n += 1; for x in r { _ = try? x.get() } }); _ = n } //= forms.setup.background
#endif
func f30(_ u: URL) -> Bool { var n = 0; let d = DropboxClientsManager.handleRedirectURL(u, includeBackgroundClient: false) { r in n += 1; if let r = r { switch r { case .success(let t): _ = t.accessToken; case .cancel: break; case .error(let e, let d): _ = (e, d) } } }; return d || n > 0 } //= forms.redirect.closure
func f31(_ u: URL) { let done: DropboxOAuthCompletion = { r in if let r = r { switch r { case .success: break; case .cancel: break; case .error(_, let d): print(d ?? "") } } }; if DropboxClientsManager.handleRedirectURL(u, includeBackgroundClient: false, completion: done) {} } //= forms.redirect.alias
func f32() -> Bool { DropboxOAuthManager.sharedOAuthManager.hasStoredAccessTokens() } //= forms.oauth.implicit
func f33() { DropboxOAuthManager.sharedOAuthManager = nil } //= forms.oauth.reset
func f34() -> String? { DropboxOAuthManager.sharedOAuthManager.getFirstAccessToken()?.accessToken } //= forms.oauth.first-token
func f35(_ u: URL) { _ = DropboxOAuthManager.sharedOAuthManager.handleRedirectURL(u) { r in guard let r = r else { return }; if case .success(let t) = r { DropboxClientsManager.authorizedClient = .init(accessToken: t.accessToken) } } } //= forms.oauth.redirect
func f36(_ t: DropboxAccessToken) { let p: AccessTokenProvider = DropboxOAuthManager.sharedOAuthManager.accessTokenProviderForToken(t); _ = DropboxClient(accessTokenProvider: p) } //= forms.oauth.provider
func f37() { if DropboxClientsManager.authorizedClient != nil { DropboxClientsManager.authorizedClient = nil }; DropboxClientsManager.authorizedBackgroundClient = nil; DropboxClientsManager.unlinkClients(); DropboxClientsManager.resetClients() } //= forms.manager.clients
func f38() { DropboxClientsManager.loggingClosure = { l, m in print(l, m) } } //= forms.manager.logging
final class F39: SecureStorageAccess { func checkAccessibilityMigrationOneTime() {}; func setAccessTokenData(for userId: String, data: Data) -> Bool { true }; func getAllUserIds() -> [String] { [] }; func getDropboxAccessToken(for key: String) -> DropboxAccessToken? { nil }; func deleteInfo(for key: String) -> Bool { true }; func deleteInfoForAllKeys() -> Bool { true } } //= forms.mock.storage
final class F40: AccessTokenProvider { var accessToken = ""; func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) } } //= forms.mock.token-provider
protocol F41 { var files: FilesRoutes! { get }; var users: UsersRoutes! { get } }; extension DropboxClient: F41 {} //= forms.mock.client-protocol
protocol F42 { func deleteV2(path: String, parentRev: String?) -> RpcRequest<Files.DeleteResultSerializer, Files.DeleteErrorSerializer> }; extension FilesRoutes: F42 {} //= forms.mock.routes-protocol
func f43() { do { _ = try SerializeUtil.parseJSON(Data()) } catch {} } //= forms.serializer.parse
func f44(_ j: JSON) throws { let e: Files.WriteError = try Files.WriteErrorSerializer().deserialize(j); _ = e } //= forms.serializer.deserialize
func f45(_ m: Files.FileMetadata) throws -> Data? { let s = Files.FileMetadataSerializer(); return try SerializeUtil.dumpJSON(try s.serialize(m)) } //= forms.serializer.dump
func f46(_ m: Files.Metadata) -> [String] { [m.description, "\(m)", String(describing: m)] } //= forms.type.described
func f47(_ a: Files.FileMetadata, _ b: Files.FileMetadata) -> Bool { a === b } //= forms.type.identity
extension FileProperties.PropertyGroup { convenience init(f48: String) { self.init(templateId: f48, fields: []) } } //= forms.type.convenience-init
final class F49 { weak var m: Files.FileMetadata? } //= forms.type.weak
func f50(_ m: Files.Metadata) { if let f = m as? Files.FileMetadata { _ = f.contentHash; _ = f.rev; _ = f.serverModified }; if m is Files.FolderMetadata {} } //= forms.type.cast
func f51(_ m: [Files.Metadata]) -> [Files.FileMetadata] { m.compactMap { $0 as? Files.FileMetadata }.sorted { $0.name < $1.name } } //= forms.type.filter
func f52(_ f: Files.FileMetadata) -> Files.Metadata { f } //= forms.type.upcast
func f53(_ m: Files.WriteMode) -> Bool { if case .overwrite = m { return true }; return false } //= forms.type.union-equal
func f54(_ c: DropboxClient) { c.users.getCurrentAccount().response { a, e in if let a = a { _ = a.name.displayName; _ = a.email; _ = a.accountId; let _: Users.Account = a } } } //= forms.call.current-account
func f55(_ c: DropboxClient) { c.users.getSpaceUsage().response { u, _ in if let u = u { switch u.allocation { case .individual(let i): _ = i.allocated; case .team(let t): _ = t.used; case .other: break } } } } //= forms.call.space
func f56(_ c: DropboxClient) { c.sharing.createSharedLinkWithSettings(path: "/a").response { l, e in if let l = l { _ = l.url }; if let e = e, case .routeError(let b, _, _, _) = e, case .sharedLinkAlreadyExists(let m) = b.unboxed { _ = m } } } //= forms.call.shared-link
func f57(_ c: DropboxClient) { c.auth.tokenRevoke().response { r, e in if let r = r { let _: Void = r } } } //= forms.call.void
func f58(_ c: DropboxTeamClient) { let u: DropboxClient = c.asMember("dbmid:1"); c.team!.getInfo().response { _, _ in }; _ = u } //= forms.call.team
func f59(_ c: DropboxClient) { let d: DropboxClient = c.withPathRoot(.root("1")); _ = d } //= forms.call.path-root
func f60(_ r: Request<Files.FileMetadataSerializer, Files.UploadErrorSerializer>) { r.cancel() } //= forms.request.base-class
func f61(_ c: DropboxClient) { _ = c.files.upload(path: "/a", input: URL(fileURLWithPath: "/a")).persistingString(string: "x").settingEarliestBeginDate(date: Date()) } //= forms.request.persisting
func f62(_ c: DropboxClient) { c.getAllRequests { (r: [Result<DropboxBaseRequestBox, ReconnectionError>]) in for x in r { if case .success(let b) = x { switch b { case .files_download(let d): d.response { _, _ in }; case .files_upload(let u): u.response { _, _ in }; default: break } } } } } //= forms.background.all-requests
func f63(_ s: ScopeRequest) { _ = ScopeRequest(scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false) } //= forms.oauth.scope
func f64(_ u: String) { let t = DropboxAccessToken(accessToken: "a", uid: u, refreshToken: nil, tokenExpirationTimestamp: nil); _ = DropboxOAuthManager.sharedOAuthManager.storeAccessToken(t) } //= forms.oauth.store
func f65() -> DropboxClient { DropboxClient(transportClient: DropboxTransportClientImpl(accessToken: "", baseHosts: .default, userAgent: "x", selectUser: nil)) } //= forms.client.transport
func f66(_ c: DropboxClient) { let s: any DropboxTransportClient = c.files.client; _ = s } //= forms.client.of-routes
func f67() { let c = NetworkSessionConfiguration.default; _ = DropboxClient(accessToken: "", sessionConfiguration: c) } //= forms.client.session
final class F68 { static let shared = F68(); var client: DropboxClient? { DropboxClientsManager.authorizedClient }; func go() { client?.files.listFolder(path: "").response { [weak self] r, e in self?.got(r) } }; func got(_ r: Files.ListFolderResult?) {} } //= forms.call.weak-self
@available(iOS 16, macOS 13, *) @MainActor final class F69 { var names: [String] = []; func go(_ c: DropboxClient) { c.files.listFolder(path: "").response { r, _ in Task { @MainActor in self.names = r?.entries.map { $0.name } ?? [] } } } } //= forms.call.main-actor-class
func f70(_ c: DropboxClient) throws { let d: [DropboxClient] = [c]; _ = d.first?.files.createFolderV2(path: "/a").response(queue: .main, completionHandler: { (r: Files.CreateFolderResult?, e: CallError<Files.CreateFolderError>?) in _ = (r, e) }) } //= forms.call.typed-closure
