import Foundation
import DropboxHTTP

/// What an answer says beside its content.
public struct ResponseMetadata: Sendable, Hashable {
    /// The HTTP status: 200 for a success, 409 for an error of the route.
    public let status: Int

    /// All headers in the order in which they came, `ETag` and `Content-Type` among them.
    public let headers: HTTPHeaders

    /// How many attempts it took, this one included.
    public private(set) var attemptCount: Int

    /// The answer in JSON as it came, with what a newer service says and this version does not know: fields that are new, and
    /// what belongs to a member of a union that is `other` here. Kept where the configuration of the client has
    /// `keepsRawResponses`; `nil` otherwise, and for downloads, whose result is in the headers.
    public internal(set) var rawBody: Data?

    /// The id under which Dropbox finds the request; `nil` where something other than Dropbox answered, such as a proxy.
    public var requestID: String? { headers["X-Dropbox-Request-Id"] }

    /// Metadata of these parts.
    public init(status: Int, headers: HTTPHeaders, attempts: Int = 1) {
        self.status = status
        self.headers = headers
        self.attemptCount = attempts
    }

    /// The same answer, counted as that of attempt number `attempts`.
    func counted(_ attempts: Int) -> ResponseMetadata {
        var copy = self
        copy.attemptCount = attempts
        return copy
    }
}
