import DropboxHTTP
import Foundation

/// The metadata of a response.
public struct ResponseMetadata: Sendable, Hashable {
    /// The HTTP status: 200 for a success, 409 for a route error.
    public let status: Int

    /// All headers in the order in which they were received, including `ETag` and `Content-Type`.
    public let headers: HTTPHeaders

    /// The number of attempts, including the one that received this response.
    public internal(set) var attemptCount: Int

    /// The JSON body as it was received.
    ///
    /// It includes data that this version of the SDK doesn't know: new fields, and the fields of union members that
    /// decode as `other`. `nil` unless the client's configuration sets `keepsRawResponses`. Also `nil` for downloads,
    /// whose result is in the headers.
    public internal(set) var rawBody: Data?

    /// What the client verified about the downloaded content. `nil` for other requests, and until the content is received.
    ///
    /// The download of a route delivers content even if the server reports no content hash for it. To refuse such
    /// content, use `downloadFile`, `downloadStream`, or `downloadFolder`, or check that the value is `contentHash`.
    public package(set) var contentVerification: ContentVerification?

    /// The ID by which Dropbox identifies the request, or `nil` if the response is not from Dropbox but from a proxy,
    /// for example.
    public var requestID: String? { headers["X-Dropbox-Request-Id"] }

    /// Creates metadata.
    public init(status: Int, headers: HTTPHeaders, attemptCount: Int = 1) {
        self.status = status
        self.headers = headers
        self.attemptCount = attemptCount
    }
}
