import HTTPTransport

/// Content on its way, and what the server said about it.
package struct ArrivingContent<Result: Sendable>: Sendable {
    /// The result beside the content.
    package let result: Result
    /// Status and headers: 206 and `Content-Range` where it is a part.
    package let metadata: ResponseMetadata
    /// The bytes. Dropping the last reference closes the connection.
    package let body: HTTPResponseBody

    package init(result: Result, metadata: ResponseMetadata, body: HTTPResponseBody) {
        self.result = result
        self.metadata = metadata
        self.body = body
    }
}

extension DropboxTransportClientImpl {
    /// Calls a route that sends content, for all of it or for a range of its bytes. The server may answer with more or
    /// fewer than were asked for, and says so in the headers.
    package func content<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, range: Range<Int64>?
    ) async throws(CallError<RouteError>) -> ArrivingContent<Result> {
        try await caller.content(route, argument, range: range, origin: origin)
    }
}
