import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Tests the behavior of all stores and of the store in a file.
@Suite(.timeLimit(.minutes(10)))
struct TokenStoreTests {
    private func token(_ uid: String, _ text: String = "t") -> DropboxAccessToken {
        DropboxAccessToken(accessToken: text, uid: uid, refreshToken: "r", tokenExpirationTimestamp: 1.5)
    }

    /// Tests any store.
    static func check(_ store: any TokenStore) throws {
        let ada = DropboxAccessToken(
            accessToken: "a", uid: "dbid:ada", refreshToken: "r", tokenExpirationTimestamp: 1_700_000_000.25)
        let bob = DropboxAccessToken(accessToken: "b", uid: "dbid:bob")
        #expect(try store.uids() == [])
        #expect(try store.token(of: "dbid:ada") == nil)
        try store.store(bob)
        try store.store(ada)
        #expect(try store.uids() == ["dbid:ada", "dbid:bob"])
        #expect(try store.token(of: "dbid:ada") == ada)
        let newer = DropboxAccessToken(accessToken: "a2", uid: "dbid:ada", refreshToken: "r")
        #expect(try store.replace(ada, with: newer))
        #expect(try !store.replace(ada, with: bob))
        #expect(try store.token(of: "dbid:ada") == newer)
        try store.remove("dbid:ada")
        try store.remove("dbid:ada")
        #expect(try !store.replace(newer, with: ada))
        #expect(try store.uids() == ["dbid:bob"])
        try store.removeAll()
        try store.removeAll()
        #expect(try store.uids() == [])
    }

    @Test func memoryStoresTokens() throws {
        try Self.check(MemoryTokenStore())
    }

    @Test func fileStoresTokens() throws {
        let folder = try TemporaryDirectory()
        try Self.check(FileTokenStore(file: folder.url.appendingPathComponent("app/tokens.json")))
    }

    @Test func customStorageStoresTokens() throws {
        final class CustomStorage: SecureStorageAccess {
            let storedData = Locked<[String: Data]>([:])
            func checkAccessibilityMigrationOneTime() {}
            func setAccessTokenData(for userId: String, data: Data) -> Bool {
                storedData.withLock { $0[userId] = data }
                return true
            }
            func getAllUserIds() -> [String] { storedData.withLock { Array($0.keys) } }
            func getDropboxAccessToken(for key: String) -> DropboxAccessToken? {
                storedData.withLock { $0[key] }.flatMap { try? JSONDecoder().decode(DropboxAccessToken.self, from: $0) }
            }
            func deleteInfo(for key: String) -> Bool {
                storedData.withLock { $0[key] = nil }
                return true
            }
            func deleteInfoForAllKeys() -> Bool {
                storedData.withLock { $0 = [:] }
                return true
            }
        }
        try Self.check(CustomStorage().tokens)
        let manager = DropboxOAuthManager(appKey: "key", secureStorageAccess: CustomStorage())
        #expect(manager.storeAccessToken(token("dbid:ada")))
        #expect(manager.getFirstAccessToken() == token("dbid:ada"))
    }

    // MARK: Several stores

    @Test func fallbackStoreStoresTokens() throws {
        let (first, second) = (MemoryTokenStore(), MemoryTokenStore())
        try Self.check(FallbackTokenStore { [first, second] })
    }

    @Test func newTokensGoIntoTheFirstStore() throws {
        let (first, second) = (MemoryTokenStore(), MemoryTokenStore())
        let combined = FallbackTokenStore { [first, second] }
        second.store(token("dbid:ada", "old"))
        try combined.store(token("dbid:bob"))
        try combined.store(token("dbid:ada", "new"))
        #expect(first.uids() == ["dbid:bob"] && second.uids() == ["dbid:ada"])
        #expect(try combined.token(of: "dbid:ada")?.accessToken == "new")
        #expect(try combined.uids() == ["dbid:ada", "dbid:bob"])
        #expect(try combined.replace(token("dbid:ada", "new"), with: token("dbid:ada", "newer")))
        #expect(second.token(of: "dbid:ada")?.accessToken == "newer")
        try combined.remove("dbid:ada")
        #expect(second.uids().isEmpty)
    }

    @Test func newTokenIsFoundInSeveralStores() throws {
        let (first, second) = (MemoryTokenStore(), MemoryTokenStore())
        let combined = FallbackTokenStore { [first, second] }
        first.store(token("dbid:ada", "of the desktop"))
        second.store(token("dbid:ada", "of a terminal"))
        try combined.store(token("dbid:ada", "new"))
        #expect(try combined.token(of: "dbid:ada")?.accessToken == "new")
    }

    @Test func failingStoreDoesNotPreventRemoval() throws {
        let second = MemoryTokenStore()
        let combined = FallbackTokenStore { [BrokenTokenStore(), second] }
        second.store(token("dbid:ada"))
        #expect(throws: TokenStoreError.self) { try combined.remove("dbid:ada") }
        #expect(second.uids().isEmpty)
        second.store(token("dbid:ada"))
        #expect(throws: TokenStoreError.self) { try combined.removeAll() }
        #expect(second.uids().isEmpty)
    }

    // MARK: The file

    @Test func fileIsReadableOnlyByItsOwner() throws {
        let folder = try TemporaryDirectory()
        let url = folder.url.appendingPathComponent("tokens.json")
        try Data("{}".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
        try FileTokenStore(file: url).removeAll()
        try FileTokenStore(file: url).store(token("dbid:ada"))
        let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func symbolicLinkIsFollowed() throws {
        let folder = try TemporaryDirectory()
        // A directory with access for all users, which a user may have created.
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
        let (link, target) = (folder.url.appendingPathComponent("link"), folder.url.appendingPathComponent("target"))
        try Data().write(to: target)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let store = FileTokenStore(file: link)
        try store.store(token("dbid:ada", "secret"))
        #expect(try String(contentsOf: target, encoding: .utf8).contains("secret"))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where name != "link" {
            let path = folder.url.appendingPathComponent(name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
        try store.remove("dbid:ada")
        #expect(try FileTokenStore(file: link).uids().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test func concurrentStoresLoseNothing() async throws {
        let folder = try TemporaryDirectory()
        let url = folder.url.appendingPathComponent("tokens.json")
        try FileTokenStore(file: url).store(token("shared", "0"))
        // Each worker stores its own account, and increments a counter in a shared one.
        let replaced = try await withThrowingTaskGroup(of: Int.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    try await onThread {
                        let store = FileTokenStore(file: url)
                        var replaced = 0
                        for step in 0..<10 {
                            try store.store(token("own-\(worker)-\(step)"))
                            guard let old = try store.token(of: "shared"), let count = Int(old.accessToken) else {
                                throw Subprocess.Failure(what: "the shared token was deleted")
                            }
                            if try store.replace(old, with: token("shared", String(count + 1))) { replaced += 1 }
                        }
                        return replaced
                    }
                }
            }
            return try await group.reduce(0, +)
        }
        let store = FileTokenStore(file: url)
        #expect(try store.uids().count == 81)
        #expect(try store.token(of: "shared")?.accessToken == String(replaced))
        #expect(replaced >= 10)
    }

    @Test func errorsAreThrown() throws {
        let folder = try TemporaryDirectory()
        let url = folder.url.appendingPathComponent("tokens.json")
        try Data("not JSON, sl.secret".utf8).write(to: url)
        let store = FileTokenStore(file: url)
        let error = #expect(throws: TokenStoreError.self) { try store.token(of: "x") }
        #expect(error?.description == "\(url.path) is damaged; delete it and sign in again")
        #expect(throws: TokenStoreError.self) { try store.store(token("x")) }
        #expect(try Data(contentsOf: url) == Data("not JSON, sl.secret".utf8))
        try store.removeAll()
        #expect(try store.uids() == [])
        try Data(#"{"version": 99, "tokens": {}}"#.utf8).write(to: url)
        let later = #expect(throws: TokenStoreError.self) { try store.uids() }
        #expect(later?.description == "\(url.path) was written by a later version of this program")

        let nowhere = FileTokenStore(file: url.appendingPathComponent("below/a/file"))
        #expect(throws: TokenStoreError.self) { try nowhere.store(token("x")) }
        let documented = SecureStorageAccessDefaultImpl(tokens: nowhere)
        let manager = DropboxOAuthManager(appKey: "key", secureStorageAccess: documented)
        #expect(!manager.storeAccessToken(token("x")))
        #expect(manager.getAccessToken("x") == nil)
        #expect(!manager.hasStoredAccessTokens())
    }

    #if !canImport(Darwin)
        @Test func locationFollowsXDG() {
            func path(_ environment: [String: String]) -> String {
                DefaultTokenStore.file(program: "notes", environment: environment).path
            }
            let home = FileManager.default.homeDirectoryForCurrentUser.path
            #expect(path(["XDG_CONFIG_HOME": "/etc/ada"]) == "/etc/ada/notes/dropbox-tokens.json")
            #expect(path(["HOME": "/home/ada"]) == "/home/ada/.config/notes/dropbox-tokens.json")
            #expect(path([:]) == home + "/.config/notes/dropbox-tokens.json")
            #expect(path(["XDG_CONFIG_HOME": "relative"]) == home + "/.config/notes/dropbox-tokens.json")
        }
    #endif

    // MARK: The methods of SwiftyDropbox

    @Test func swiftyDropboxMethodsSurviveARoundTrip() throws {
        let storage = SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore())
        storage.checkAccessibilityMigrationOneTime()
        let ada = token("dbid:ada")
        #expect(storage.setAccessTokenData(for: "dbid:ada", data: try JSONEncoder().encode(ada)))
        #expect(storage.getAllUserIds() == ["dbid:ada"])
        #expect(storage.getDropboxAccessToken(for: "dbid:ada") == ada)
        // The first apps stored only the text of a token.
        #expect(storage.setAccessTokenData(for: "12345", data: Data("legacy-token".utf8)))
        #expect(
            storage.getDropboxAccessToken(for: "12345")
                == DropboxAccessToken(accessToken: "legacy-token", uid: "12345"))
        #expect(!storage.setAccessTokenData(for: "x", data: Data(#"{"broken":"#.utf8)))
        #expect(!storage.setAccessTokenData(for: "x", data: Data()))
        #expect(storage.deleteInfo(for: "12345"))
        #expect(storage.deleteInfoForAllKeys())
        #expect(storage.getAllUserIds().isEmpty)
    }

    @Test func managerReturnsTheStoredTokens() {
        let manager = DropboxOAuthManager(
            appKey: "key", secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        #expect(!manager.hasStoredAccessTokens() && manager.getFirstAccessToken() == nil)
        let (ada, bob) = (token("dbid:ada"), token("dbid:bob"))
        #expect(manager.storeAccessToken(bob) && manager.storeAccessToken(ada))
        #expect(manager.getFirstAccessToken() == ada)
        #expect(manager.getAccessToken("dbid:bob") == bob && manager.getAccessToken(nil) == nil)
        #expect(manager.getAllAccessTokens() == ["dbid:ada": ada, "dbid:bob": bob])
        #expect(manager.clearStoredAccessToken(ada) && manager.getAllAccessTokens().count == 1)
        #expect(manager.clearStoredAccessTokens() && !manager.hasStoredAccessTokens())
    }

    /// The format of SwiftyDropbox, in both directions.
    @Test func tokensHaveTheFormatOfSwiftyDropbox() throws {
        let stored = #"{"uid":"1","accessToken":"a","refreshToken":"r","tokenExpirationTimestamp":1700000000.5}"#
        let token = try #require(DropboxAccessToken(stored: Data(stored.utf8), for: "1"))
        #expect(
            token
                == DropboxAccessToken(
                    accessToken: "a", uid: "1", refreshToken: "r", tokenExpirationTimestamp: 1_700_000_000.5))
        let json = try JSONSerialization.jsonObject(with: token.json()) as? [String: Any]
        #expect(json?.keys.sorted() == ["accessToken", "refreshToken", "tokenExpirationTimestamp", "uid"])
        let longLived = try JSONSerialization.jsonObject(with: self.token("2").json()) as? [String: Any]
        #expect(longLived?["uid"] as? String == "2")
    }

    @Test(arguments: [
        ("/Apps/Notes.app", "my.notes"), ("/Apps/Notes.app/PlugIns/Share.appex", "my.notes"),
        ("/Applications/Notes.app/Contents/PlugIns/Share.appex", "my.notes"),
        ("/Applications/Notes.app/Contents/Library/LoginItems/Helper.app", "my.helper"),
        ("/Other/Share.appex", "my.notes.share"), ("/usr/local/bin", "tool"),
    ])
    func extensionsUseTheKeychainItemsOfTheirApp(bundle: String, identifier: String) {
        let identifiers = [
            "Notes.app": "my.notes", "Share.appex": "my.notes.share", "Helper.app": "my.helper",
        ]
        let url = URL(fileURLWithPath: bundle, isDirectory: true)
        let service = KeychainService.name(
            of: url, ownIdentifier: identifiers[url.lastPathComponent], program: "tool"
        ) { identifiers[$0.lastPathComponent] }
        #expect(service == identifier + ".dropbox.authv2")
    }
}
