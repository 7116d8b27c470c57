/// A token that never changes: one made by hand in the App Console, or one for tests.
public struct LongLivedAccessTokenProvider: AccessTokenProvider, CustomStringConvertible, CustomReflectable {
    /// The token.
    public let accessToken: String

    /// Provides this token for ever.
    public init(accessToken: String) {
        self.accessToken = accessToken
    }

    /// Calls `completion` with `nil` at once: there is nothing to renew.
    public func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        completion(nil)
    }

    /// The token, at once.
    public func validAccessToken() async throws -> String {
        accessToken
    }

    /// Tells the kind of provider, never the token.
    public var description: String { "LongLivedAccessTokenProvider" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
