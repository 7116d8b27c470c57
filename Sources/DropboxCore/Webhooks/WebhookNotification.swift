import Foundation

/// What Dropbox posts to an app's address: for whom something has changed, never what. Ask by cursor, account by account.
public struct WebhookNotification: Sendable, Hashable {
    /// Why a request is no notification.
    public enum ParsingError: String, Error, Sendable, Hashable, CustomStringConvertible {
        /// The signature is missing or wrong: Dropbox has not sent it, or the app's secret is another. Answer 403.
        case invalidSignature
        /// The content is no JSON object. Answer 400.
        case malformedBody

        /// What happened.
        public var description: String {
            switch self {
            case .invalidSignature: "the notification is not signed by Dropbox with this app's secret"
            case .malformedBody: "the notification is no JSON object"
            }
        }
    }

    /// The accounts whose files have changed, by account id (`dbid:…`).
    public let accounts: [String]

    /// The same accounts by the numbers of older versions of the API.
    public let users: [String]

    /// For apps of teams: the members whose files have changed, by team member id (`dbmid:…`), under the id of their team.
    public let teams: [String: [String]]

    /// Reads a notification, after its signature is found right. What is new to this release is passed over.
    ///
    /// - Parameters:
    ///   - body: The content of the request, byte by byte as it came.
    ///   - signature: The value of the header `X-Dropbox-Signature`.
    ///   - appSecret: The secret that the App Console shows.
    public init(body: Data, signature: String?, appSecret: String) throws(ParsingError) {
        guard Webhook.isValidSignature(signature, for: body, appSecret: appSecret) else { throw .invalidSignature }
        // Why it is none makes no difference: it came from Dropbox and is not what Dropbox sends.
        guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { throw .malformedBody }
        let (files, older) = (object["list_folder"] as? [String: Any], object["delta"] as? [String: Any])
        accounts = Self.texts(files?["accounts"])
        users = Self.texts(older?["users"])
        let members = (files?["teams"] ?? older?["teams"]) as? [String: Any] ?? [:]
        teams = members.mapValues(Self.texts)
    }

    private static func texts(_ list: Any?) -> [String] {
        (list as? [Any] ?? []).compactMap { item in
            (item as? String) ?? (item as? NSNumber).map { $0.stringValue }
        }
    }
}
