import AppleFoundation
import DropboxCore
import Foundation
import Security
import Synchronization
import Testing
@testable import DropboxOAuth

/// Tokens in the keychain: locked devices, access groups, items of other programs and of earlier versions. The tests share
/// one keychain.
@Suite(.serialized) struct KeychainTests {
    private let store = KeychainTokenStore(service: "com.example.app.dropbox.authv2")
    private let token = DropboxAccessToken(accessToken: "token 1", uid: "1")

    init() { Keychain.current.withLock { $0 = Keychain() } }

    private func item(_ accessibility: String) throws -> [String: Any] {
        [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "com.example.app.dropbox.authv2",
            kSecAttrAccount: "1", kSecValueData: try JSONEncoder().encode(token), kSecAttrAccessible: accessibility,
        ]
    }

    private func setDevice(_ device: Keychain.DeviceState) { Keychain.current.withLock { $0.device = device } }

    private var accessibilities: [String?] { Keychain.current.withLock { $0.items.map(\.accessibility) } }

    @Test func tokenIsReadableWhileTheDeviceIsLocked() throws {
        try store.store(token)
        setDevice(.locked)
        #expect(try store.token(of: "1") == token)
    }

    /// An account must not seem to be signed out because the device was restarted.
    @Test func tokenBeforeTheFirstUnlockIsAnError() throws {
        try store.store(token)
        setDevice(.beforeFirstUnlock)
        #expect(throws: TokenStoreError.self) { try store.token(of: "1") }
        #expect(try store.uids() == ["1"])
    }

    @Test func tokenIsNotRestoredOnAnotherDevice() throws {
        try store.store(token)
        Keychain.current.withLock { $0.restoreOnAnotherDevice() }
        #expect(try store.token(of: "1") == nil)
    }

    @Test(arguments: [kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock])
    func itemOfAnEarlierVersionIsMigrated(accessibility: String) throws {
        let item = try item(accessibility)
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(try store.token(of: "1") == token)
        setDevice(.beforeFirstUnlock)
        #expect(!store.migrateAccessibility())
        setDevice(.unlocked)
        #expect(store.migrateAccessibility())
        #expect(accessibilities == [kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly])
        #expect(try store.token(of: "1") == token)
    }

    /// A device that is locked at one start is unlocked at a later one.
    @Test func migrationIsRepeatedUntilItSucceeds() throws {
        let key = "KeychainAccessibilityMigration.afterFirstUnlockThisDeviceOnly"
        UserDefaults.standard.removeObject(forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        let item = try item(kSecAttrAccessibleWhenUnlocked)
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        setDevice(.beforeFirstUnlock)
        DefaultTokenStore.migrate(store)
        setDevice(.unlocked)
        DefaultTokenStore.migrate(store)
        #expect(accessibilities == [kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly])
        // A further start, and other stores, cost nothing.
        Keychain.current.withLock { $0.nextFailure = errSecParam }
        DefaultTokenStore.migrate(store)
        DefaultTokenStore.migrate(MemoryTokenStore())
        #expect(Keychain.current.withLock { $0.nextFailure } == errSecParam)
    }

    @Test func standardStoreIsTheKeychain() throws {
        try DefaultTokenStore.standard().store(token)
        #expect(Keychain.current.withLock { $0.items.count } == 1)
    }

    @Test func migrationWithoutItemsIsComplete() {
        #expect(store.migrateAccessibility())
    }

    @Test func accessGroupThatTheAppLacksIsAnError() throws {
        let store = KeychainTokenStore(accessGroup: "TEAM.other")
        #expect(throws: TokenStoreError.self) { try store.store(token) }
        #expect(throws: TokenStoreError.self) { try store.token(of: "1") }
        #expect(throws: TokenStoreError.self) { try store.uids() }
    }

    @Test func extensionFindsTheTokensOfItsApp() throws {
        Keychain.current.withLock { $0.program.accessGroups = ["TEAM.shared", "TEAM.com.example.app"] }
        try KeychainTokenStore(accessGroup: "TEAM.shared", service: "service").store(token)
        Keychain.current.withLock { $0.program = .init("share", accessGroups: ["TEAM.shared", "TEAM.share"]) }
        #expect(try KeychainTokenStore(accessGroup: "TEAM.shared", service: "service").token(of: "1") == token)
        #expect(try KeychainTokenStore(service: "service").uids() == ["1"])
    }

    /// Tools share the keychain of macOS, and have no bundle identifier.
    @Test func toolRemovesNoTokensOfOtherTools() throws {
        func store(_ program: String) -> KeychainTokenStore {
            Keychain.current.withLock { keychain in
                keychain.isFileBasedByDefault = true
                keychain.program = .init(program, accessGroups: [])
            }
            let name = KeychainService.name(
                of: URL(fileURLWithPath: "/usr/local/bin"), ownIdentifier: nil, program: program
            ) { _ in nil }
            return KeychainTokenStore(service: name)
        }
        try store("first").store(token)
        let second = store("second")
        #expect(try second.uids() == [])
        for uid in ["1", "2"] { try second.store(DropboxAccessToken(accessToken: "other", uid: uid)) }
        try second.removeAll()
        #expect(try second.uids() == [])
        #expect(try store("first").token(of: "1") == token)
    }

    @Test func tokenIsStoredIfAnotherProcessAddsOneAtTheSameTime() throws {
        try store.store(DropboxAccessToken(accessToken: "token 0", uid: "1"))
        // The update fails as if the item were added after it.
        Keychain.current.withLock { $0.nextFailure = errSecItemNotFound }
        try store.store(token)
        #expect(try store.token(of: "1") == token)
    }

    @Test func tokenIsReplacedOnlyIfItIsUnchanged() throws {
        let (second, third) = (
            DropboxAccessToken(accessToken: "token 2", uid: "1"), DropboxAccessToken(accessToken: "token 3", uid: "1")
        )
        try store.store(token)
        #expect(try store.replace(token, with: second))
        #expect(try !store.replace(token, with: third))
        #expect(try store.token(of: "1") == second)
        try store.remove("1")
        try store.remove("1")
        #expect(try !store.replace(second, with: third))
        #expect(try store.uids() == [])
    }

    @Test func itemThatIsNoTokenIsAnError() throws {
        var item = try item(kSecAttrAccessibleAfterFirstUnlock)
        item[kSecValueData] = Data([0xFF])
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(throws: TokenStoreError.self) { try store.token(of: "1") }
    }
}
