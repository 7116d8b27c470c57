import DropboxCore
import Foundation

/// Where a `DropboxOAuthManager` keeps its tokens. Apps may bring their own.
///
/// These methods can only say that they failed. An implementation that can say why gives a `tokens` of its own, which
/// is what the SDK uses.
public protocol SecureStorageAccess: Sendable {
    /// Brings what earlier versions stored into the form of today. Called when a manager is made.
    func checkAccessibilityMigrationOneTime()

    /// Keeps a token for an account. `data` is a `DropboxAccessToken` as JSON.
    /// - Returns: Whether it is kept.
    func setAccessTokenData(for userId: String, data: Data) -> Bool

    /// The accounts that there are tokens of.
    func getAllUserIds() -> [String]

    /// The token of an account; `nil` where there is none.
    func getDropboxAccessToken(for key: String) -> DropboxAccessToken?

    /// Forgets the token of an account.
    /// - Returns: Whether it is gone.
    func deleteInfo(for key: String) -> Bool

    /// Forgets all tokens.
    /// - Returns: Whether they are gone.
    func deleteInfoForAllKeys() -> Bool

    /// The same store, which says why where it fails. By default it is made of the methods above.
    var tokens: any TokenStore { get }
}

extension SecureStorageAccess {
    public var tokens: any TokenStore { SecureStorageTokenStore(storage: self) }
}

/// A store made of the methods that can only say that they failed.
private struct SecureStorageTokenStore: TokenStore {
    let storage: any SecureStorageAccess

    func token(of uid: String) -> DropboxAccessToken? { storage.getDropboxAccessToken(for: uid) }

    func uids() -> [String] { storage.getAllUserIds().sorted() }

    func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        guard storage.setAccessTokenData(for: token.uid, data: try token.json()) else {
            throw TokenStoreError("the app's store did not keep the token of \(token.uid)")
        }
    }

    /// As atomic as it can be made from outside: not at all.
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        guard token(of: old.uid) == old else { return false }
        try store(new)
        return true
    }

    func remove(_ uid: String) throws(TokenStoreError) {
        guard storage.deleteInfo(for: uid) else {
            throw TokenStoreError("the app's store did not forget the token of \(uid)")
        }
    }

    func removeAll() throws(TokenStoreError) {
        guard storage.deleteInfoForAllKeys() else { throw TokenStoreError("the app's store did not forget its tokens") }
    }
}

extension DropboxAccessToken {
    /// The token as it is stored.
    func json() throws(TokenStoreError) -> Data {
        do { return try JSONEncoder().encode(self) } catch {
            // The error of the encoder would quote what it could not write.
            throw TokenStoreError("the token of \(uid) cannot be written as JSON")
        }
    }
}
