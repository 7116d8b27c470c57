// swift-format-ignore-file
// What apps use of SwiftyDropbox 9 and before. The comment at the end of a line is the ID of the use.
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Foundation
import SwiftyDropbox
#if canImport(UIKit)
import UIKit
#endif

func e1(_ u: URL) -> Bool { DropboxClientsManager.handleRedirectURL(u) { (r: DropboxOAuthResult?) in if let r = r, case .success(let t) = r { print(t.uid) } } } //= earlier.redirect.completion
func e2(_ u: URL) { let r: DropboxOAuthResult? = DropboxClientsManager.handleRedirectURL(u); if let r = r { switch r { case .success(let t): print(t); case .cancel: break; case .error(let e, let d): print(e, d as Any) } } } //= earlier.redirect.synchronous
func e3(_ u: URL) { if let r = DropboxClientsManager.handleRedirectURLTeam(u) { print(r) } } //= earlier.redirect.team-synchronous
func e4(_ u: URL) { let done: DropboxOAuthCompletion = { r in _ = r }; _ = DropboxClientsManager.handleRedirectURL(u, completion: done) } //= earlier.redirect.alias
func e5(_ c: DropboxClient) { let d: (URL, HTTPURLResponse) -> URL = { _, _ in URL(fileURLWithPath: "/tmp/x") }; c.files.download(path: "/a", overwrite: true, destination: d).response { r, e in if let (m, u) = r { print(m, u) } else if let e = e { print(e) } } } //= earlier.download.closure
func e6(_ c: DropboxClient) { c.files.download(path: "/a", rev: nil, overwrite: false, destination: { u, r in u }).progress { p in print(p) } } //= earlier.download.closure-literal
func e7(_ c: DropboxClient) { c.files.getThumbnail(path: "/a", format: .jpeg, size: .w64h64, overwrite: true, destination: { u, _ in u }).response { _, _ in } } //= earlier.download.thumbnail-closure
func e9(_ c: DropboxClient) { c.files.createFolder(path: "/a").response { r, e in if let r = r { print(r.name) } } } //= earlier.route.create-folder
func e10(_ c: DropboxClient) { c.files.delete(path: "/a").response { r, e in print(r as Any) } } //= earlier.route.delete
func e11(_ c: DropboxClient) { c.files.move(fromPath: "/a", toPath: "/b").response { r, e in print(r as Any) } } //= earlier.route.move
func e12(_ c: DropboxClient) { c.files.copy(fromPath: "/a", toPath: "/b").response { r, e in print(r as Any) } } //= earlier.route.copy
func e13(_ c: DropboxClient) { c.files.search(path: "", query: "a").response { r, e in if let r = r { for m in r.matches { print(m.metadata) } } } } //= earlier.route.search
func e14(_ c: DropboxClient) { c.files.uploadSessionAppend(sessionId: "s", offset: 0, input: Data()).response { _, _ in } } //= earlier.route.session-append
func e15(_ c: DropboxClient) { c.sharing.createSharedLink(path: "/a").response { l, e in if let l = l { print(l.url) } } } //= earlier.route.shared-link
func e16(_ e: CallError<Files.UploadError>) { switch e { case .internalServerError(let c, let m, let r): print(c, m as Any, r as Any); case .badInputError(let m, let r): print(m as Any, r as Any); case .rateLimitError(let l, _, _, _): print(l); case .httpError(let c, let m, let r): print(c as Any, m as Any, r as Any); case .authError(let a, _, _, _): print(a); case .accessError(let a, _, _, _): print(a); case .routeError(let b, _, _, _): print(b.unboxed); case .clientError(let e): let x: Error? = e; print(x as Any); default: break } } //= earlier.error.cases
func e17(_ e: CallError<Files.UploadError>) { if case .internalServerError(let c, let m, let r) = e { let _: (Int, String?, String?) = (c, m, r) } } //= earlier.error.server-payload
func e18(_ e: CallError<Files.UploadError>) { if case .osError(let x) = e { print(x as Any) } } //= earlier.error.os-error
func e19(_ c: DropboxClient, _ u: [URL: Files.CommitInfo]) { _ = c.files.batchUploadFiles(fileUrlsToCommitInfo: u, queue: OperationQueue(), progressBlock: { p in print(p) }, responseBlock: { (r: [URL: Files.UploadSessionFinishBatchResultEntry]?, e: CallError<Async.PollError>?, f: [URL: CallError<Files.UploadSessionFinishBatchError>]) in print(r as Any, e as Any, f) }) } //= earlier.batch.typed-errors
func e20(_ c: DropboxClient, _ u: [URL: Files.CommitInfo]) { c.files.batchUploadFiles(fileUrlsToCommitInfo: u, progressBlock: { _, _, _ in }, responseBlock: { _, _, _ in }) } //= earlier.batch.progress-counts
func e21() { let c = DropboxTransportClient(accessToken: "t"); _ = DropboxClient(transportClient: c) } //= earlier.client.transport-class
func e22() { let c = DropboxTransportClient(accessToken: "t", baseHosts: nil, userAgent: "x", selectUser: nil, sessionDelegate: nil, backgroundSessionDelegate: nil, longpollSessionDelegate: nil, serverTrustPolicyManager: nil); _ = c } //= earlier.client.transport-delegates
func e23(_ c: DropboxClient) { print(c.auth.client.accessToken ?? "") } //= earlier.client.access-token
func e24() { Dropbox.setupWithAppKey("k") } //= earlier.setup.dropbox-class
func e25() { DropboxClientsManager.setupWithAppKey("k", transportClient: nil, backgroundSession: "b") } //= earlier.setup.background-session
func e26(_ c: DropboxTransportClient?) { DropboxClientsManager.setupWithAppKey("k", transportClient: c); DropboxClientsManager.reauthorizeClient("u") } //= earlier.setup.reauthorize
func e27() { DropboxClientsManager.unlinkClients(); DropboxOAuthManager.sharedOAuthManager.clearStoredAccessTokens() } //= earlier.oauth.clear
func e28() { if let t = DropboxOAuthManager.sharedOAuthManager.getFirstAccessToken() { print(t.accessToken, t.uid) }; for (k, t) in DropboxOAuthManager.sharedOAuthManager.getAllAccessTokens() { print(k, t.description) } } //= earlier.oauth.tokens
func e29(_ r: DropboxOAuthResult) { switch r { case .success(let token): print(token); case .cancel: print("c"); case .error(let error, let description): print("\(error): \(description ?? "")") } } //= earlier.oauth.result
func e30(_ r: Files.ListFolderResult) { for e in r.entries { if let f = e as? Files.FileMetadata { let s: UInt64 = f.size; let d: Date = f.serverModified; print(s, d, f.pathLower!, f.name, f.id) } } } //= earlier.type.metadata
func e31(_ c: DropboxClient) { c.files.listFolder(path: "").response { response, error in if let (result) = response { print(result.cursor, result.hasMore) } else { print(error!.description) } } } //= earlier.call.error-description
func e32(_ c: DropboxClient, _ r: URLRequest) { let x = c.files.upload(path: "/a", input: Data()); x.progress { (p: Progress) in print(p) }; x.cancel() } //= earlier.call.discarded-progress
func e33(_ c: DropboxClient, _ s: InputStream) { c.files.upload(path: "/a", input: s).response(queue: DispatchQueue(label: "q")) { _, _ in } } //= earlier.call.stream
func e34(_ c: DropboxClient) { c.users.getCurrentAccount().response(completionHandler: { a, e in print("\(a!.name.givenName) \(a!.profilePhotoUrl ?? "")") }) } //= earlier.call.account
#if os(iOS)
func e35(_ v: UIViewController) { DropboxClientsManager.authorizeFromController(UIApplication.shared, controller: v, openURL: { (u: URL) -> Void in _ = u }) } //= earlier.authorize.controller
func e36(_ v: UIViewController) { DropboxClientsManager.authorizeFromControllerV2(UIApplication.shared, controller: v, loadingStatusDelegate: nil, openURL: { _ in }, scopeRequest: ScopeRequest(scopeType: .user, scopes: [], includeGrantedScopes: false)) } //= earlier.authorize.v2
func e37(_ v: UIViewController) { DropboxClientsManager.authorizeFromController(UIApplication.shared, controller: v, openURL: { _ in }, browserAuth: true) } //= earlier.authorize.browser
#endif
