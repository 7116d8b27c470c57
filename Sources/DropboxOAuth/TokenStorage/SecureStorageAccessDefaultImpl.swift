import DropboxCore
import Foundation

/// Where tokens are kept unless the app says otherwise: in the keychain on Apple platforms. On Linux it is the keyring of
/// the desktop where there is one (the Secret Service), else the file `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json`
/// (`~/.config` by default), which only its owner can read.
public final class SecureStorageAccessDefaultImpl: SecureStorageAccess {
    /// The store, which says why where it fails.
    public let tokens: any TokenStore

    /// The usual place of the platform.
    public convenience init() {
        self.init(tokens: PlatformTokenStore.standard())
    }

    /// Any other place, behind the documented methods: `SerializedTokenStore(file:)`, for instance.
    public init(tokens: any TokenStore) {
        self.tokens = tokens
    }

    public func checkAccessibilityMigrationOneTime() {
        PlatformTokenStore.migrate(tokens)
    }

    public func setAccessTokenData(for userId: String, data: Data) -> Bool {
        succeeds { () throws(TokenStoreError) in
            guard let token = DropboxAccessToken(stored: data, for: userId) else {
                throw TokenStoreError("what is to be kept for \(userId) is no token")
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

    /// All that the documented methods can say.
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
    /// The token in what was stored for an account: JSON, or the text of a token that does not expire, as the first apps
    /// stored it. `nil` where it is neither.
    init?(stored: Data, for uid: String) {
        // What is no JSON is looked at as text.
        if let token = try? JSONDecoder().decode(DropboxAccessToken.self, from: stored) {
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
