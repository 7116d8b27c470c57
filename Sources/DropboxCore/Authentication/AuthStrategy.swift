/// How a client signs its calls.
public enum AuthStrategy: Sendable {
    /// As a user or a team, by access token.
    case accessToken(any AccessTokenProvider)

    /// As an app, by key and secret.
    case appKeyAndSecret(String, String)
}

extension AuthStrategy: CustomStringConvertible, CustomReflectable {
    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }

    /// The kind of signature, never a token or a secret.
    public var description: String {
        switch self {
        case .accessToken: "access token"
        case .appKeyAndSecret(let key, _): "app key \(key)"
        }
    }
}
