/// How signing in or renewing a token ended.
public enum DropboxOAuthResult: Sendable {
    /// There is a token.
    case success(DropboxAccessToken)

    /// There is none, for this reason; the text is what the server said.
    case error(OAuth2Error, String?)

    /// The user gave up.
    case cancel
}

/// Takes the end of signing in or renewing a token; `nil` says that nothing had to be done.
public typealias DropboxOAuthCompletion = @Sendable (DropboxOAuthResult?) -> Void
