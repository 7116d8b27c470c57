import Foundation

/// An access token and what belongs to it. It is `Codable`, to be stored; its description hides the secrets.
public struct DropboxAccessToken: Sendable, Hashable, Codable {
    /// The token that calls carry.
    public let accessToken: String

    /// The account id of the user, or the id of the team.
    public let uid: String

    /// Buys new access tokens; `nil` for a long-lived token.
    public let refreshToken: String?

    /// When `accessToken` expires, in seconds since 1970; `nil` for a long-lived token.
    public let tokenExpirationTimestamp: TimeInterval?

    /// A token of these parts.
    public init(
        accessToken: String, uid: String, refreshToken: String? = nil, tokenExpirationTimestamp: TimeInterval? = nil
    ) {
        self.accessToken = accessToken
        self.uid = uid
        self.refreshToken = refreshToken
        self.tokenExpirationTimestamp = tokenExpirationTimestamp
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        accessToken = try container.decode(String.self, forKey: .accessToken)
        uid = try container.decode(String.self, forKey: .uid)
        refreshToken = try container.decodeIfPresent(String.self, forKey: .refreshToken)
        tokenExpirationTimestamp = try container.decodeIfPresent(TimeInterval.self, forKey: .tokenExpirationTimestamp)
    }

    /// Whether both are the same token with the same life. The documented interface names it; it is nothing special.
    public static func == (lhs: DropboxAccessToken, rhs: DropboxAccessToken) -> Bool {
        (lhs.accessToken, lhs.uid, lhs.refreshToken, lhs.tokenExpirationTimestamp)
            == (rhs.accessToken, rhs.uid, rhs.refreshToken, rhs.tokenExpirationTimestamp)
    }

    private enum CodingKeys: String, CodingKey {
        case accessToken, uid, refreshToken, tokenExpirationTimestamp
    }
}

extension DropboxAccessToken: CustomStringConvertible, CustomReflectable {
    /// Whose token it is and how long it lives, never the token.
    public var description: String {
        let expiry = tokenExpirationTimestamp.map { "expires \(Self.moment($0))" } ?? "does not expire"
        return "DropboxAccessToken(\(uid), \(expiry))"
    }

    /// A date; what is beyond the year 9999, which a server or a damaged file may say, ends the process in Foundation.
    private static func moment(_ seconds: TimeInterval) -> String {
        (0..<253_402_300_800).contains(seconds) ? "\(Date(timeIntervalSince1970: seconds))" : "\(seconds) s after 1970"
    }

    /// Shows no more than the description does.
    public var customMirror: Mirror {
        Mirror(self, children: ["uid": uid, "tokenExpirationTimestamp": tokenExpirationTimestamp as Any])
    }
}
