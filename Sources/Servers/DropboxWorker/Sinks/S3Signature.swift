import DropboxConcurrency
import DropboxCore
import Foundation

/// The keys with which an S3-compatible store checks requests.
public struct S3Credentials: Sendable, Hashable, CustomStringConvertible {
    /// The access key ID.
    public var accessKeyID: String
    /// The secret access key.
    public var secretAccessKey: String
    /// The token of temporary keys, or `nil` for permanent ones.
    public var sessionToken: String?

    /// Creates credentials.
    public init(accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil) {
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
    }

    /// The access key ID. The secrets aren't printed.
    public var description: String { "S3Credentials(\(accessKeyID))" }
}

/// AWS Signature Version 4 with HMAC-SHA256.
struct S3Signature {
    private static let algorithm = "AWS4-HMAC-SHA256"

    let credentials: S3Credentials
    let region: String
    var service = "s3"

    /// A request as the signature covers it.
    struct Request {
        var method: String
        /// The encoded path.
        var path: String
        /// The query as pairs that aren't encoded yet.
        var query: [(name: String, value: String)] = []
        /// All headers that are signed, with `Host`.
        var headers: [(name: String, value: String)]
        /// The SHA-256 of the body in hexadecimal digits.
        var bodyHash: String
    }

    /// Returns the value of the header `Authorization`.
    ///
    /// - Parameters:
    ///   - request: The request, which has the header `X-Amz-Date` already.
    ///   - time: The same time.
    func authorization(of request: Request, at time: String) -> String {
        let scope = [String(time.prefix(8)), region, service, "aws4_request"]
        let names = Self.canonicalHeaders(request).map(\.name).joined(separator: ";")
        let text = [
            Self.algorithm, time, scope.joined(separator: "/"),
            SHA256.hexadecimalDigest(of: Data(Self.canonicalRequest(request).utf8)),
        ].joined(separator: "\n")
        var key = Data("AWS4\(credentials.secretAccessKey)".utf8)
        for part in scope { key = HMACSHA256.code(of: Data(part.utf8), key: key) }
        let signature = HMACSHA256.code(of: Data(text.utf8), key: key).hexadecimal
        return "\(Self.algorithm) Credential=\(credentials.accessKeyID)/\(scope.joined(separator: "/"))"
            + ",SignedHeaders=\(names),Signature=\(signature)"
    }

    /// The form of a request that both sides sign.
    static func canonicalRequest(_ request: Request) -> String {
        let headers = canonicalHeaders(request)
        return [
            request.method, request.path, query(request.query), headers.map { "\($0.name):\($0.value)\n" }.joined(),
            headers.map(\.name).joined(separator: ";"), request.bodyHash,
        ].joined(separator: "\n")
    }

    /// Returns an encoded query, in the order of the signature.
    static func query(_ items: [(name: String, value: String)]) -> String {
        items.map { ($0.name.percentEncoded(), $0.value.percentEncoded()) }.sorted { $0 < $1 }.map { "\($0.0)=\($0.1)" }
            .joined(separator: "&")
    }

    /// Returns a time as the signature and its header have it, such as `20130524T000000Z`.
    static func time(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    }

    private static func canonicalHeaders(_ request: Request) -> [(name: String, value: String)] {
        request.headers.map { name, value in
            (name.lowercased(), value.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " "))
        }.sorted { $0.0 < $1.0 }
    }
}
