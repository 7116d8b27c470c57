import DropboxConcurrency
import Foundation

/// Support for the webhook URL of an app.
///
/// Dropbox first verifies the URL with a challenge (`GET …?challenge=…`). It then posts a ``WebhookNotification``
/// whenever the files of a user who has linked the app change. See
/// <https://www.dropbox.com/developers/reference/webhooks>.
public enum Webhook {
    /// The header with the signature of a notification.
    public static let signatureHeader = "X-Dropbox-Signature"

    /// A response to send with the server's web framework.
    public struct Response: Sendable, Hashable {
        /// The status.
        public let status: Int
        /// The headers.
        public let headers: [String: String]
        /// The body as text.
        public let body: String
    }

    /// Returns the response to the request with which Dropbox verifies a webhook URL.
    ///
    /// It echoes the challenge as plain text, which browsers don't interpret as a page.
    ///
    /// - Parameter target: The URL of the request, or its path and query: `/webhook?challenge=abc`.
    /// - Returns: The response, or `nil` if the URL contains no challenge.
    public static func response(toChallenge target: String) -> Response? {
        let items = URLComponents(string: target)?.queryItems
        guard let challenge = items?.first(where: { $0.name == "challenge" })?.value, !challenge.isEmpty else {
            return nil
        }
        return Response(
            status: 200,
            headers: ["Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff"],
            body: challenge)
    }

    /// Returns whether a notification is from Dropbox. Its signature must be the hexadecimal HMAC-SHA256 of the body
    /// with the app secret. The comparison takes constant time.
    ///
    /// - Parameters:
    ///   - signature: The value of the header `X-Dropbox-Signature`. If it's `nil`, the result is `false`.
    ///   - body: The unmodified bytes of the request body.
    ///   - appSecret: The app secret from the App Console. If it's empty, the result is `false`.
    public static func isValidSignature(_ signature: String?, for body: Data, appSecret: String) -> Bool {
        // Anyone can create a signature with an empty secret.
        guard let signature, !appSecret.isEmpty else { return false }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
        let lowercased: [UInt8] = signature.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }
        return ConstantTimeComparison.areEqual(lowercased, Array(Self.signature(for: body, appSecret: appSecret).utf8))
    }

    /// Returns the signature of a notification: the HMAC-SHA256 of the body with the app secret in lowercase
    /// hexadecimal digits. The emulator signs its notifications with it.
    package static func signature(for body: Data, appSecret: String) -> String {
        HMACSHA256.code(of: body, key: Data(appSecret.utf8)).hexadecimal
    }
}

/// A notification that Dropbox posts to a webhook URL. It contains the accounts with changes, but not the changes. Use
/// the cursor of each account to request them.
public struct WebhookNotification: Sendable, Hashable {
    /// The reasons that a request is not a valid notification.
    public enum ParsingError: String, Error, Sendable, Hashable, CustomStringConvertible {
        /// The signature is missing or wrong: the request is not from Dropbox, or the app secret is wrong. Respond with
        /// 403.
        case invalidSignature
        /// The body is not a JSON object that names changes of files in the form of Dropbox. Respond with 400.
        case malformedBody

        /// A message with the cause.
        public var description: String {
            switch self {
            case .invalidSignature: "the notification is not signed by Dropbox with this app's secret"
            case .malformedBody: "the body is not a JSON object that names accounts or members with changes of files"
            }
        }
    }

    /// The account IDs (`dbid:…`) of the accounts whose files have changed.
    public let accounts: [String]

    /// The numeric IDs of the same accounts, from older versions of the API.
    public let users: [String]

    /// For team apps: the team member IDs (`dbmid:…`) of the members whose files have changed, by team ID.
    public let teams: [String: [String]]

    /// Verifies the signature of a notification and parses it. Unknown fields are ignored.
    ///
    /// - Parameters:
    ///   - body: The unmodified bytes of the request body.
    ///   - signature: The value of the header `X-Dropbox-Signature`.
    ///   - appSecret: The app secret from the App Console.
    /// - Throws: A ``ParsingError``.
    public init(body: Data, signature: String?, appSecret: String) throws(ParsingError) {
        guard Webhook.isValidSignature(signature, for: body, appSecret: appSecret) else { throw .invalidSignature }
        // The reason doesn't matter: the signature is valid, but Dropbox doesn't send such a body.
        guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { throw .malformedBody }
        let (files, legacy) = (try Self.fields("list_folder", of: object), try Self.fields("delta", of: object))
        guard files != nil || legacy != nil else { throw .malformedBody }
        accounts = try Self.strings(files?["accounts"])
        users = try Self.strings(legacy?["users"])
        let members = try Self.fields("teams", of: files?["teams"] == nil ? legacy : files) ?? [:]
        var teams: [String: [String]] = [:]
        for (team, list) in members { teams[team] = try Self.strings(list) }
        self.teams = teams
    }

    /// Returns the JSON object in a named field, or `nil` if there is no such field.
    private static func fields(_ name: String, of object: [String: Any]?) throws(ParsingError) -> [String: Any]? {
        guard let value = object?[name] else { return nil }
        guard let fields = value as? [String: Any] else { throw .malformedBody }
        return fields
    }

    private static func strings(_ list: Any?) throws(ParsingError) -> [String] {
        guard let list else { return [] }
        guard let items = list as? [Any] else { throw .malformedBody }
        return items.compactMap { item in (item as? String) ?? (item as? NSNumber).map { $0.stringValue } }
    }
}

/// HMAC-SHA256 (RFC 2104).
package enum HMACSHA256 {
    private static let blockSize = 64

    /// Returns the 32-byte authentication code of `message`.
    package static func code(of message: Data, key: Data) -> Data {
        let key = key.count > blockSize ? digest([key]) : key
        let padded = key + Data(count: blockSize - key.count)
        return digest([Data(padded.map { $0 ^ 0x5C }), digest([Data(padded.map { $0 ^ 0x36 }), message])])
    }

    private static func digest(_ parts: [Data]) -> Data {
        var hash = SHA256()
        for part in parts { part.withUnsafeBytes { hash.update($0) } }
        return hash.finalize { Data($0) }
    }
}
