import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxOAuth
import Foundation
import Testing

@testable import DropboxWorker

/// Tokens in the database.
@Suite struct TokenStoreTests {
    private static let key = String(repeating: "0123456789abcdef", count: 4)

    private func token(_ text: String) -> DropboxAccessToken {
        DropboxAccessToken(accessToken: text, uid: "dbid:1", refreshToken: "r-\(text)", tokenExpirationTimestamp: 1)
    }

    @Test(arguments: DatabaseKind.allCases) func tokensAreStoredAndEncrypted(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let store = try WorkerTokenStore(database: database, key: Self.key)
        #expect(try await store.token(of: "dbid:1") == nil)
        try await store.store(token("first"))
        #expect(try await store.token(of: "dbid:1") == token("first"))
        let content = try await database.execute("SELECT content FROM dropbox_worker_tokens")
        let bytes = try #require(content.first?.first?.bytes)
        #expect(bytes.range(of: Data("first".utf8)) == nil)
        #expect(try await !store.replace(token("other"), with: token("second")))
        #expect(try await store.replace(token("first"), with: token("second")))
        #expect(try await store.token(of: "dbid:1") == token("second"))
        #expect(try await store.accountIDs() == ["dbid:1"])
        let stranger = try WorkerTokenStore(database: database, key: String(Self.key.reversed()))
        await #expect(throws: TokenCipher.Failure.damaged) { try await stranger.token(of: "dbid:1") }
        #expect(throws: TokenCipher.Failure.wrongKeyLength) { try WorkerTokenStore(database: database, key: "short") }
        // A token of another account isn't accepted.
        try await database.execute("UPDATE dropbox_worker_tokens SET uid = 'dbid:2'")
        await #expect(throws: TokenCipher.Failure.damaged) { try await store.token(of: "dbid:2") }
        try await store.remove("dbid:2")
        #expect(try await store.accountIDs().isEmpty)
        await database.close()
    }

    @Test func cipherIsThatOfTheSpecification() throws {
        // Test case 14 of the specification of GCM.
        let zeros = try TokenCipher(key: String(repeating: "0", count: 64))
        let known = try #require(
            Data(base64Encoded: "zqdAPU1ga24HTsXTuvOdGNDRyKeZmWvwJluYtdSKuRk="))
        #expect(try zeros.decrypt(Data([1]) + Data(count: 12) + known, of: "") == Data(count: 16))
        let cipher = try TokenCipher(key: Self.key)
        let sealed = try cipher.encrypt(Data("secret".utf8), of: "dbid:1")
        #expect(sealed.count == 1 + 12 + 6 + 16)
        #expect(try cipher.decrypt(sealed, of: "dbid:1") == Data("secret".utf8))
        for index in sealed.indices {
            var damaged = sealed
            damaged[index] ^= 1
            #expect(throws: TokenCipher.Failure.damaged) { try cipher.decrypt(damaged, of: "dbid:1") }
        }
        #expect(throws: TokenCipher.Failure.damaged) { try cipher.decrypt(Data(), of: "dbid:1") }
    }

    @Test(arguments: DatabaseKind.allCases) func oneMachineRefreshes(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        try await EmulatedDropbox.with { dropbox in
            let expired = DropboxAccessToken(
                accessToken: "expired", uid: dropbox.account.id, refreshToken: dropbox.emulator.refreshToken,
                tokenExpirationTimestamp: 1)
            try await WorkerTokenStore(database: database, key: Self.key).store(expired)
            let tokens = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<5 {
                    // Each machine has its own connection and its own manager.
                    let own = try test.open()
                    let manager = DropboxOAuthManager(
                        configuration: .init(appKey: dropbox.emulator.appKey) {
                            $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString)
                        }, tokenStore: try WorkerTokenStore(database: own, key: Self.key))
                    group.addTask {
                        let new = try await manager.refreshedAccessToken(expired, scopes: [])
                        await own.close()
                        return new.accessToken
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(tokens.count == 1)
            let calls = dropbox.emulator.calls.all.filter { $0.target.contains("oauth2/token") }
            #expect(calls.count == 1)
        }
        await database.close()
    }

    /// A running worker reads the token of a new sign-in, also after the row had the token of another account.
    @Test(arguments: DatabaseKind.allCases) func newSignInIsPickedUp(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with(.pair) { dropbox in
            let (ada, charles) = (try dropbox.emulator.account("ada"), try dropbox.emulator.account("charles"))
            let store = try WorkerTokenStore(database: harness.database, key: Self.key)
            func signIn(_ account: EmulatedAccount) async throws -> DropboxAccessToken {
                let token = DropboxAccessToken(
                    accessToken: try account.token(), uid: ada.id, refreshToken: try account.refreshToken(),
                    tokenExpirationTimestamp: Date.distantFuture.timeIntervalSince1970)
                try await store.store(token)
                return token
            }
            func revoke(_ token: DropboxAccessToken) throws {
                for text in [token.accessToken, token.refreshToken] {
                    try dropbox.emulator.removeToken(try #require(text))
                }
            }
            func isHeld(_ text: String) async throws {
                try await harness.wait("not held") {
                    try await harness.queue.status().namespaces.first?.holdReason?.contains(text) == true
                }
            }
            try ada.put("/a", "a")
            try charles.put("/charles", "his")
            var token = try await signIn(ada)
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: dropbox.emulator.appKey) {
                    $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString)
                }, tokenStore: store)
            let source = AccountsSource(
                name: "model", clients: DropboxClients(manager: manager), owner: .tokenStore
            ) { try await store.accountIDs() }
            let worker = try harness.worker(sources: [source]) { $0.sourceInterval = .seconds(3_600) }
            try await harness.running(worker) {
                try await harness.waitForTable(["/a"])
                // The namespace is held, and released.
                try revoke(token)
                try ada.put("/b", "b")
                try await harness.queue.markChanged(source: "model", accountIDs: [ada.id])
                try await isHeld("invalid_access_token")
                token = try await signIn(ada)
                try await harness.queue.release(holdOf: "model", namespaceID: ada.id)
                try await harness.waitForTable(["/a", "/b"])
                // The new token is there before the old one isn't accepted.
                let revoked = token
                token = try await signIn(ada)
                try revoke(revoked)
                try ada.put("/c", "c")
                try await harness.queue.markChanged(source: "model", accountIDs: [ada.id])
                try await harness.waitForTable(["/a", "/b", "/c"])
                #expect(try await harness.queue.status().heldCount == 0)
                // The row has the token of another account, and is corrected.
                try revoke(token)
                token = try await signIn(charles)
                try ada.put("/d", "d")
                try await harness.queue.markChanged(source: "model", accountIDs: [ada.id])
                try await isHeld(charles.id)
                _ = try await signIn(ada)
                try await harness.queue.refreshNamespaces(of: "model")
                try await harness.waitForTable(["/a", "/b", "/c", "/d"])
            }
        }
        await harness.database.close()
    }
}
