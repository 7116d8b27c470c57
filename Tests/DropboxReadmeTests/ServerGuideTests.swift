import DropboxCore
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Runs the snippets of the guide to servers about tokens and many accounts.
@Suite(.timeLimit(.minutes(10)))
struct ServerGuideTests {
    /// The key-value engine of Vault: versions of secrets, and writes that name the version they replace.
    private final class Vault: HTTPTransport, @unchecked Sendable {
        private let lock = NSLock()
        private var secrets: [String: (data: String, version: Int)] = [:]
        private(set) var tokens: Set<String> = []
        /// Called before a secret is written, without the lock.
        var beforeWrite: (() async -> Void)?

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            let body = String(decoding: try await request.body.collect(), as: UTF8.self)
            if request.method == "POST" { await beforeWrite?() }
            let (status, text) = lock.withLock { respond(request, body) }
            return HTTPResponse(status: status, headers: [:], body: HTTPResponseBody(Data(text.utf8)))
        }

        private func respond(_ request: HTTPRequest, _ body: String) -> (Int, String) {
            tokens.insert(request.headers["X-Vault-Token"] ?? "")
            let uid = request.url.lastPathComponent
            switch (request.method, request.url.deletingLastPathComponent().path) {
            case ("GET", "/v1/secret/data/dropbox"):
                guard let secret = secrets[uid] else { return (404, #"{"errors":[]}"#) }
                return (200, #"{"data":{"data":\#(secret.data),"metadata":{"version":\#(secret.version)}}}"#)
            case ("POST", "/v1/secret/data/dropbox"):
                guard let object = try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any],
                    let data = object["data"], let text = try? JSONSerialization.data(withJSONObject: data)
                else { return (500, "") }
                let version = secrets[uid]?.version ?? 0
                if let cas = (object["options"] as? [String: Any])?["cas"] as? Int, cas != version {
                    return (400, #"{"errors":["check-and-set parameter did not match the current version"]}"#)
                }
                secrets[uid] = (String(decoding: text, as: UTF8.self), version + 1)
                return (200, #"{"data":{"version":\#(version + 1)}}"#)
            case ("DELETE", "/v1/secret/metadata/dropbox"):
                secrets[uid] = nil
                return (204, "")
            default: return (403, "")
            }
        }

        func shutdown() {}
    }

    private let vault = Vault()

    private func store(_ path: String = "/v1/secret") throws -> VaultTokenStore {
        VaultTokenStore(
            engine: try #require(URL(string: "https://vault.example:8200\(path)")), vaultToken: "s.123",
            transport: vault)
    }

    @Test func vaultStoreReplacesOnlyTheExpectedToken() async throws {
        let store = try store()
        let old = DropboxAccessToken(
            accessToken: "a", uid: "dbid:AA", refreshToken: "r", tokenExpirationTimestamp: 100)
        let new = DropboxAccessToken(accessToken: "b", uid: "dbid:AA", refreshToken: "s")
        #expect(try await store.token(of: "dbid:AA") == nil)
        #expect(try await !store.replace(old, with: new))
        try await store.store(old)
        #expect(try await store.token(of: "dbid:AA") == old)
        // Another process writes between reading the version and writing.
        let concurrent = DropboxAccessToken(accessToken: "c", uid: "dbid:AA", refreshToken: "t")
        let other = try self.store()
        vault.beforeWrite = { [vault] in
            vault.beforeWrite = nil
            do { try await other.store(concurrent) } catch { Issue.record(error) }
        }
        #expect(try await !store.replace(old, with: new))
        #expect(try await store.token(of: "dbid:AA") == concurrent)
        #expect(try await store.replace(concurrent, with: new))
        #expect(try await store.token(of: "dbid:AA") == new)
        try await store.remove("dbid:AA")
        #expect(try await store.token(of: "dbid:AA") == nil)
        #expect(vault.tokens == ["s.123"])
    }

    @Test func clientsUseTheTokensInTheVault() async throws {
        let emulator = try await DropboxEmulator.start()
        let account = try emulator.account("ada")
        let store = try store()
        try await store.store(
            DropboxAccessToken(
                accessToken: "", uid: account.id, refreshToken: try account.refreshToken(),
                tokenExpirationTimestamp: 0))
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: emulator.appKey) {
                $0.appSecret = emulator.appSecret
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
            }, tokenStore: store)
        let clients = DropboxClients(manager: manager)
        try await listChanges(of: [account.id], with: clients)
        #expect(try await store.token(of: account.id)?.accessToken.isEmpty == false)
        await stop(clients)
        await #expect(throws: DropboxClientsError.shutDown) { try await clients.client(for: account.id) }
        await emulator.stop()
    }

    @Test func failingVaultIsReportedWithItsStatus() async throws {
        let clients = makeClients(try store("/v1/other"), appKey: "k", appSecret: "s")
        let error = await #expect(throws: DropboxClientsError.self) { try await clients.client(for: "dbid:AA") }
        #expect(error?.description == "the token store failed: Vault responded with status 403")
    }
}
