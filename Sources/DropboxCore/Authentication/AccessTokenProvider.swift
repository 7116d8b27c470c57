/// Where a client gets its access tokens from.
public protocol AccessTokenProvider: Sendable {
    /// The token as it is now; it may have expired.
    var accessToken: String { get }
}
