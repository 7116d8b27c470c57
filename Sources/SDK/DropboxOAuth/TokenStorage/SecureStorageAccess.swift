import DropboxCore
import Foundation

/// The storage of a ``DropboxOAuthManager``'s tokens. Apps can supply their own.
///
/// These methods can't report why they fail. An implementation that can also implements `tokens`, which the SDK uses.
public protocol SecureStorageAccess: Sendable {
    /// Migrates what earlier versions stored to the current format. Called when a manager is created.
    func checkAccessibilityMigrationOneTime()

    /// Stores the token of an account. `data` is a `DropboxAccessToken` as JSON.
    ///
    /// - Returns: `true` if the token was stored.
    func setAccessTokenData(for userId: String, data: Data) -> Bool

    /// Returns the accounts with a stored token.
    func getAllUserIds() -> [String]

    /// Returns the token of an account, or `nil` if there is none.
    func getDropboxAccessToken(for key: String) -> DropboxAccessToken?

    /// Removes the token of an account.
    ///
    /// - Returns: `true` if the token was removed.
    func deleteInfo(for key: String) -> Bool

    /// Removes all tokens.
    ///
    /// - Returns: `true` if the tokens were removed.
    func deleteInfoForAllKeys() -> Bool

    /// The same storage as a store that reports why it fails. The default implementation calls the methods above.
    var tokens: any TokenStore { get }
}

extension SecureStorageAccess {
    public var tokens: any TokenStore { SecureStorageTokenStore(storage: self) }
}

/// A store that calls the methods of a storage, which can't report why they fail.
private struct SecureStorageTokenStore: TokenStore {
    let storage: any SecureStorageAccess

    func token(of uid: String) -> DropboxAccessToken? { storage.getDropboxAccessToken(for: uid) }

    func uids() -> [String] { storage.getAllUserIds().sorted() }

    func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        guard storage.setAccessTokenData(for: token.uid, data: try token.json()) else {
            throw TokenStoreError("the app's store did not store the token of \(token.uid)")
        }
    }

    /// Compares and replaces the token. This isn't atomic, because the storage has no method for it.
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        guard token(of: old.uid) == old else { return false }
        try store(new)
        return true
    }

    func remove(_ uid: String) throws(TokenStoreError) {
        guard storage.deleteInfo(for: uid) else {
            throw TokenStoreError("the app's store did not remove the token of \(uid)")
        }
    }

    func removeAll() throws(TokenStoreError) {
        guard storage.deleteInfoForAllKeys() else { throw TokenStoreError("the app's store did not remove its tokens") }
    }
}

extension DropboxAccessToken {
    /// Returns the token in the stored format.
    func json() throws(TokenStoreError) -> Data {
        do { return try JSONEncoder().encode(self) } catch {
            // Don't include the error of the encoder, which would quote the token.
            throw TokenStoreError("the token of \(uid) cannot be written as JSON")
        }
    }
}

/// The standard storage of tokens.
///
/// On Apple platforms, it's the keychain. On Linux, it's the keyring of the desktop (the Secret Service) if there is
/// one. Otherwise it's the file `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json` (`~/.config` by default), which only
/// its owner can read.
public final class SecureStorageAccessDefaultImpl: SecureStorageAccess {
    /// The store, which reports why it fails.
    public let tokens: any TokenStore

    /// Creates the standard storage of the platform.
    public convenience init() {
        self.init(tokens: DefaultTokenStore.standard())
    }

    /// Creates a storage that calls another store, for example `FileTokenStore(file:)`.
    public init(tokens: any TokenStore) {
        self.tokens = tokens
    }

    public func checkAccessibilityMigrationOneTime() {
        DefaultTokenStore.migrate(tokens)
    }

    public func setAccessTokenData(for userId: String, data: Data) -> Bool {
        succeeds { () throws(TokenStoreError) in
            guard let token = DropboxAccessToken(stored: data, for: userId) else {
                throw TokenStoreError("the data to store for \(userId) is not a token")
            }
            try tokens.store(token)
        }
    }

    public func getAllUserIds() -> [String] {
        do throws(TokenStoreError) { return try tokens.uids() } catch { return [] }
    }

    public func getDropboxAccessToken(for key: String) -> DropboxAccessToken? {
        do throws(TokenStoreError) { return try tokens.token(of: key) } catch { return nil }
    }

    public func deleteInfo(for key: String) -> Bool {
        succeeds { () throws(TokenStoreError) in try tokens.remove(key) }
    }

    public func deleteInfoForAllKeys() -> Bool {
        succeeds { () throws(TokenStoreError) in try tokens.removeAll() }
    }

    /// Converts an error to the Boolean result of SwiftyDropbox's methods.
    private func succeeds(_ body: () throws(TokenStoreError) -> Void) -> Bool {
        do throws(TokenStoreError) {
            try body()
            return true
        } catch {
            return false
        }
    }
}

extension DropboxAccessToken {
    /// Creates a token from the stored data of an account, or returns `nil` if the data is invalid. It's JSON, an archive
    /// of dropbox-sdk-obj-c, or the text of a token that doesn't expire, which the first apps stored.
    init?(stored: Data, for uid: String) {
        // Data that isn't JSON is parsed as text.
        let decoded = try? JSONDecoder().decode(DropboxAccessToken.self, from: stored)
        if let token = decoded ?? ArchivedToken.token(in: stored) {
            self.init(
                accessToken: token.accessToken, uid: uid, refreshToken: token.refreshToken,
                tokenExpirationTimestamp: token.tokenExpirationTimestamp)
        } else {
            guard let text = String(data: stored, encoding: .utf8), !text.isEmpty,
                text.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "{") })
            else { return nil }
            self.init(accessToken: text, uid: uid)
        }
    }
}
