// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// The OAuth 1 tokens that SDKs for the first version of the API stored.
enum LegacyTokens {
    /// The keys of a token in the property lists of the earlier SDKs.
    private enum Key {
        static let uid = ["kDBDropboxUserId", "userId", "uid"]
        static let token = ["kMPOAuthCredentialAccessToken", "token", "accessToken"]
        static let secret = ["kMPOAuthCredentialAccessTokenSecret", "tokenSecret", "accessTokenSecret"]
        static let appKey = ["kMPOAuthCredentialConsumerKey", "consumerKey", "appKey"]
    }

    /// The tokens that earlier SDKs stored in the keychain and in the user defaults of this app.
    static func stored() -> [OAuth1Migration.Token] {
        var seen: Set<OAuth1Migration.Token> = []
        return (keychainItems() + settings()).flatMap(tokens).filter { seen.insert($0).inserted }
    }

    /// The user defaults of the first SDK.
    private static func settings() -> [Data] {
        ["kDBDropboxSavedCredentials", "kDBDropboxSavedCredentialsOld"].compactMap { (key: String) -> Data? in
            guard let content = UserDefaults.standard.object(forKey: key) else { return nil }
            // What isn't a property list has no tokens.
            return try? PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        }
    }

    /// Returns the tokens in an archive of an earlier SDK: an archive of `NSKeyedArchiver`, or a property list. The
    /// result is empty if the data is anything else.
    static func tokens(in archive: Data) -> [OAuth1Migration.Token] {
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self]
        var content: Any?
        // The data isn't ours, so anything that isn't a known archive is ignored.
        if let archived = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: archive) {
            content = archived
        } else if let plain = try? PropertyListSerialization.propertyList(from: archive, format: nil) {
            content = plain
        }
        var seen: Set<OAuth1Migration.Token> = []
        return tokens(in: content, appKey: nil, depth: 0).filter { seen.insert($0).inserted }
    }

    /// Returns the tokens in a property list, in which an outer dictionary may have the app key of inner ones.
    private static func tokens(in content: Any?, appKey: String?, depth: Int) -> [OAuth1Migration.Token] {
        guard depth < 8 else { return [] }
        if let list = content as? [Any] {
            return list.flatMap { tokens(in: $0, appKey: appKey, depth: depth + 1) }
        }
        guard let dictionary = content as? [String: Any] else { return [] }
        func value(_ keys: [String]) -> String? {
            keys.lazy.compactMap { dictionary[$0] as? String }.first { !$0.isEmpty }
        }
        let appKey = value(Key.appKey) ?? appKey
        if let token = value(Key.token), let secret = value(Key.secret), let uid = value(Key.uid) {
            return [OAuth1Migration.Token(uid: uid, token: token, secret: secret, appKey: appKey)]
        }
        return dictionary.sorted { $0.key < $1.key }.flatMap { name, inner in
            // The outermost dictionary may use the app key as its key.
            tokens(in: inner, appKey: appKey, depth: depth + 1)
        }
    }
}

/// A migration of OAuth 1 tokens for code in C.
enum LegacyMigration {
    /// The setting that prevents a second migration of the same tokens.
    static let setting = "DropboxOAuth1MigrationFinished"

    /// Exchanges tokens, and stores the new ones.
    ///
    /// - Parameter completion: Called on the main queue.
    static func start(
        _ tokens: [OAuth1Migration.Token], _ options: ClientOptions,
        completion: @escaping @Sendable (OAuth1Migration.Outcome?) -> Void
    ) {
        let migration = OAuth1Migration(
            appKey: options.appKey ?? "", appSecret: options.appSecret ?? "", configuration: options.configuration)
        let store = SharedTokenStore.current.tokens
        Task {
            let outcome: OAuth1Migration.Outcome?
            do throws(TokenStoreError) { outcome = try await migration.migrate(tokens, to: store) } catch {
                // The old tokens are still valid, so the app can try again.
                outcome = nil
            }
            DispatchQueue.main.async { completion(outcome) }
        }
    }
}

@c @implementation
public func DropboxMigrateOAuth1Tokens(
    _ options: UnsafePointer<DropboxClientOptions>, _ context: UnsafeMutableRawPointer?,
    _ completion: DropboxMigrationCompletion
) -> Bool {
    let settings = UserDefaults.standard
    guard !settings.bool(forKey: LegacyMigration.setting) else { return false }
    let tokens = LegacyTokens.stored()
    guard !tokens.isEmpty else { return false }
    let handler = MigrationHandler(context: context, function: completion)
    LegacyMigration.start(tokens, ClientOptions(options.pointee)) { outcome in
        if let outcome, !outcome.shouldRetry, !outcome.invalidAppKeyOrSecret {
            UserDefaults.standard.set(true, forKey: LegacyMigration.setting)
        }
        handler(outcome)
    }
    return true
}

/// The completion handler of a migration in C.
// @unchecked Sendable because Swift never accesses what the context points to, and functions in C have no state.
struct MigrationHandler: @unchecked Sendable {
    let context: UnsafeMutableRawPointer?
    let function: DropboxMigrationCompletion

    /// Calls the handler. `nil` means that the new tokens couldn't be stored.
    func callAsFunction(_ outcome: OAuth1Migration.Outcome?) {
        let tokens = outcome?.unsuccessful ?? []
        let strings = tokens.flatMap { [$0.uid, $0.token, $0.secret, $0.appKey ?? ""] }.map(allocatedCString)
        defer { for string in strings { DropboxFreeString(string) } }
        strings.map { UnsafePointer<CChar>?($0) }.withUnsafeBufferPointer { buffer in
            var none: UnsafePointer<CChar>?
            withUnsafePointer(to: &none) { empty in
                function(
                    context, outcome?.shouldRetry ?? true, outcome?.invalidAppKeyOrSecret ?? false,
                    buffer.baseAddress ?? empty, tokens.count)
            }
        }
    }
}
