import Foundation

/// An access token with its metadata. It is `Codable` for storage. Its description omits the secrets.
public struct DropboxAccessToken: Sendable, Hashable, Codable {
    /// The token for requests.
    public let accessToken: String

    /// The account ID of the user, or the ID of the team.
    public let uid: String

    /// The refresh token, or `nil` for a long-lived token.
    public let refreshToken: String?

    /// The expiration of `accessToken` in seconds since 1970, or `nil` for a long-lived token.
    public let tokenExpirationTimestamp: TimeInterval?

    /// Creates a token.
    public init(
        accessToken: String, uid: String, refreshToken: String? = nil, tokenExpirationTimestamp: TimeInterval? = nil
    ) {
        self.accessToken = accessToken
        self.uid = uid
        self.refreshToken = refreshToken
        self.tokenExpirationTimestamp = tokenExpirationTimestamp
    }

    /// Decodes a token that was encoded with `encode(to:)`.
    ///
    /// - Throws: `DecodingError` if the access token or the `uid` is missing, or if a value has another type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        accessToken = try container.decode(String.self, forKey: .accessToken)
        uid = try container.decode(String.self, forKey: .uid)
        refreshToken = try container.decodeIfPresent(String.self, forKey: .refreshToken)
        tokenExpirationTimestamp = try container.decodeIfPresent(TimeInterval.self, forKey: .tokenExpirationTimestamp)
    }

    /// Returns whether all properties of both tokens are equal. Explicit for source compatibility with SwiftyDropbox.
    public static func == (lhs: DropboxAccessToken, rhs: DropboxAccessToken) -> Bool {
        (lhs.accessToken, lhs.uid, lhs.refreshToken, lhs.tokenExpirationTimestamp)
            == (rhs.accessToken, rhs.uid, rhs.refreshToken, rhs.tokenExpirationTimestamp)
    }

    private enum CodingKeys: String, CodingKey {
        case accessToken, uid, refreshToken, tokenExpirationTimestamp
    }
}

extension DropboxAccessToken: CustomStringConvertible, CustomReflectable {
    /// The account and the expiration of the token, but never the token.
    public var description: String {
        let expiry = tokenExpirationTimestamp.map { "expires \(Self.formatted($0))" } ?? "does not expire"
        return "DropboxAccessToken(\(uid), \(expiry))"
    }

    /// Formats a date. Foundation traps on dates after the year 9999, which a server or a damaged file may contain.
    private static func formatted(_ seconds: TimeInterval) -> String {
        (0..<253_402_300_800).contains(seconds) ? "\(Date(timeIntervalSince1970: seconds))" : "\(seconds) s after 1970"
    }

    /// A mirror that contains only the information in the description.
    public var customMirror: Mirror {
        Mirror(self, children: ["uid": uid, "tokenExpirationTimestamp": tokenExpirationTimestamp as Any])
    }
}
