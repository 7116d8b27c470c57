import Foundation

/// What the address answers that an app gives Dropbox to be told of changes.
///
/// Dropbox first asks it whether it is meant (`GET …?challenge=…`), and from then on posts a `WebhookNotification` to it
/// whenever something changes for somebody who has linked the app.
/// See <https://www.dropbox.com/developers/reference/webhooks>.
public enum Webhook {
    /// The header that carries the signature of a notification.
    public static let signatureHeader = "X-Dropbox-Signature"

    /// An answer, for the server's framework to send.
    public struct Response: Sendable, Hashable {
        /// The status.
        public let status: Int
        /// The headers.
        public let headers: [String: String]
        /// The content, as text.
        public let body: String
    }

    /// The answer to the request by which Dropbox asks whether an address is meant.
    ///
    /// It echoes the challenge as plain text, which no browser takes for a page.
    ///
    /// - Parameter target: The request's address or the part of it from the path on: `/webhook?challenge=abc`.
    /// - Returns: `nil` where there is no challenge in it.
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

    /// Whether Dropbox has sent a notification: whether `signature` is the HMAC-SHA256 of `body` under the app's secret,
    /// in hexadecimal digits. It takes as long for a wrong signature as for a right one.
    ///
    /// - Parameters:
    ///   - body: The content of the request, byte by byte as it came.
    ///   - signature: The value of the header `X-Dropbox-Signature`; without one, nothing is genuine.
    ///   - appSecret: The secret that the App Console shows; without one, nothing is genuine.
    public static func isValidSignature(_ signature: String?, for body: Data, appSecret: String) -> Bool {
        // Everybody knows an empty secret.
        guard let signature, !appSecret.isEmpty else { return false }
        let expected = HMACSHA256.code(of: body, key: Data(appSecret.utf8)).map { byte in
            [byte >> 4, byte & 15].map { $0 < 10 ? $0 + UInt8(ascii: "0") : $0 - 10 + UInt8(ascii: "a") }
        }.joined()
        let given = signature.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) ? $0 | 0x20 : $0 }
        return ConstantTimeComparison.areEqual(given, Array(expected))
    }
}
