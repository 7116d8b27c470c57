import Foundation
import DropboxHTTP
import DropboxConcurrency

/// A transport that answers from the file of a `RecordingTransport`, without a network.
///
/// A request gets the first answer that was not given yet to one of the same method, path, query, argument and body; so
/// requests at the same time may come in any order. One that is not in the recording, or once more than it is there,
/// fails, and the error names it and says which one was expected next. It is not repeated by the client.
public final class ReplayingTransport: HTTPTransport {
    private let exchanges: Locked<[RecordedExchange]>
    private let name: String

    /// - Parameter url: The file.
    /// - Throws: If the file cannot be read, or a line of it is no exchange.
    public init(from url: URL) throws {
        name = url.lastPathComponent
        let decoder = JSONDecoder()
        exchanges = Locked(
            try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
                try decoder.decode(RecordedExchange.self, from: Data($0))
            })
    }

    /// The requests in the recording that were not made yet, as `POST /2/files/list_folder with {"path":""}`. A test may
    /// want none to be left.
    public var unplayedCount: [String] { exchanges.withLock { $0.map(\.request.summary) } }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let wanted = RecordedExchange.Request(request, body: try await request.body.collected())
        let (found, next) = exchanges.withLock { exchanges -> (RecordedExchange?, String?) in
            guard let place = exchanges.firstIndex(where: { $0.request == wanted }) else {
                return (nil, exchanges.first?.request.summary)
            }
            return (exchanges.remove(at: place), nil)
        }
        guard let found else {
            let expected = next.map { "the next one there is \($0)" } ?? "all of its requests were made"
            throw HTTPError(
                .invalidRequest, "\(wanted.summary) is not in the recording \(name), or not once more; \(expected).",
                isRequestUnsent: true)
        }
        request.onUploadProgress?(Int64(wanted.body.data.count))
        guard let response = found.response else {
            throw HTTPError(.connectionLost, found.failure ?? "No answer came when this was recorded.")
        }
        return response.httpResponse
    }

    /// Does nothing: there is nothing to end.
    public func shutdown() {}
}
