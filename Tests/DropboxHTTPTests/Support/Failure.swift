import DropboxHTTP
import Testing

/// The error of a call that has to fail.
func failure(
    sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> some Any
) async throws -> HTTPError {
    let error = await #expect(throws: HTTPError.self, sourceLocation: sourceLocation) { _ = try await call() }
    return try #require(error, sourceLocation: sourceLocation)
}

extension HTTPError {
    /// The kind in words, as it is written in the source: `timedOut(idle)`.
    var name: String {
        switch kind {
        case .timedOut(let deadline): "timedOut(\(deadline))"
        case .bodyFailed: "bodyFailed"
        default: "\(kind)"
        }
    }

    /// What made the body fail.
    var bodyCause: (any Error)? {
        if case .bodyFailed(let cause) = kind { cause } else { nil }
    }
}
