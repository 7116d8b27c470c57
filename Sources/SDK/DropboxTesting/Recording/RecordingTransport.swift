import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// A transport that forwards requests to another transport, and records the requests and responses in a file for
/// `ReplayingTransport`.
///
///     let transport = try RecordingTransport(makeHTTPTransport(), to: file)
///     let client = DropboxClient(
///         transportClient: DropboxTransportClientImpl(authentication: .accessToken(provider), transport: transport))
///
/// The file has one JSON object per line, in the order of the responses. It contains names, paths, and content. It
/// doesn't contain tokens, secrets, passwords, cookies, and cursors, and the secret parts of temporary links, upload
/// links, and shared links are removed. Bodies are held in memory while they are recorded.
public final class RecordingTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let file: Locked<FileHandle>

    /// Creates a transport that records to a file.
    ///
    /// - Parameters:
    ///   - transport: The transport that sends the requests.
    ///   - url: The file, which is replaced if it exists. Only its owner can read it.
    /// - Throws: An error if the file cannot be written.
    public init(_ transport: any HTTPTransport, to url: URL) throws {
        self.transport = transport
        // Create a new file with restricted permissions, because another process could have the existing file open.
        try DurableFile(url).replace(with: Data())
        file = Locked(try FileHandle(forWritingTo: url))
    }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = try await request.body.collect()
        var forwardedRequest = request
        forwardedRequest.body = .data(body)
        var exchange = RecordedExchange(request: RecordedExchange.Request(request, body: body))
        let (response, content): (HTTPResponse, Data)
        do throws(HTTPError) {
            response = try await transport.send(forwardedRequest)
            content = try await response.body.collect(upTo: .max)
        } catch {
            exchange.failure = error.message
            try await write(exchange)
            throw error
        }
        exchange.response = RecordedExchange.Response(response, body: content)
        try await write(exchange)
        return HTTPResponse(status: response.status, headers: response.headers, body: HTTPResponseBody(content))
    }

    public func shutdown() {
        transport.shutdown()
    }

    private func write(_ exchange: RecordedExchange) async throws(HTTPError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let line = try encoder.encode(exchange) + Data("\n".utf8)
            try await BlockingIO.disk.run { [file] () throws(any Error) in
                try file.withLock { try $0.write(contentsOf: line) }
            }
        } catch {
            throw HTTPError(.bodyFailed(error), "cannot write the recording: \(error)")
        }
    }
}

/// A transport that replays the responses in the file of a `RecordingTransport`, without a network.
///
/// A request receives the first unused response to a request with the same method, path, query, argument, and body.
/// Concurrent requests can therefore be in any order. A request without an unused response in the recording fails. The
/// error names the request and the next expected request. The client doesn't retry it.
public final class ReplayingTransport: HTTPTransport {
    private let exchanges: Locked<[RecordedExchange]>
    private let name: String

    /// Creates a transport that replays a file.
    ///
    /// - Parameter url: The file.
    /// - Throws: An error if the file cannot be read, or if a line is malformed.
    public init(from url: URL) throws {
        name = url.lastPathComponent
        let decoder = JSONDecoder()
        exchanges = Locked(
            try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
                try decoder.decode(RecordedExchange.self, from: Data($0))
            })
    }

    /// Descriptions of the requests in the recording that weren't replayed yet, such as
    /// `POST /2/files/list_folder with {"path":""}`. Tests can check that it is empty.
    public var unplayedRequests: [String] { exchanges.withLock { $0.map(\.request.summary) } }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let recordedRequest = RecordedExchange.Request(request, body: try await request.body.collect())
        let (exchange, next) = exchanges.withLock { exchanges -> (RecordedExchange?, String?) in
            guard let index = exchanges.firstIndex(where: { $0.request == recordedRequest }) else {
                return (nil, exchanges.first?.request.summary)
            }
            return (exchanges.remove(at: index), nil)
        }
        guard let exchange else {
            let expected = next.map { "the next request is \($0)" } ?? "all its requests were replayed"
            throw HTTPError(
                .invalidRequest,
                "\(recordedRequest.summary) is not in the recording \(name), or was already replayed; \(expected)",
                isRequestUnsent: true)
        }
        request.onUploadProgress?(Int64(recordedRequest.body.data.count))
        guard let response = exchange.response else {
            throw HTTPError(.connectionLost, exchange.failure ?? "There was no response during the recording.")
        }
        return response.httpResponse
    }

    /// Has no effect, because the transport has no connections.
    public func shutdown() {}
}

/// A request and its response: a line of a recording.
struct RecordedExchange: Codable, Equatable {
    /// A body, as text if it is valid UTF-8, otherwise in Base64.
    struct Body: Codable, Equatable {
        var text: String?
        var base64: String?

        init(_ data: Data) {
            // Store the body as text only if the bytes can be restored from it.
            if let text = String(data: data, encoding: .utf8) {
                self.text = text
            } else {
                base64 = data.base64EncodedString()
            }
        }

        var data: Data { text.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) } ?? Data() }
    }

    struct Field: Codable, Equatable {
        var name: String
        var value: String
    }

    struct Request: Codable, Equatable {
        var method: String
        /// The path and query. A recording is independent of the host.
        var target: String
        /// The argument, if it is in a header.
        var argument: String?
        var body: Body

        init(_ request: HTTPRequest, body: Data) {
            method = request.method
            let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
            target =
                SecretRedactor.redactingURLs(in: components?.path ?? "")
                + (components?.percentEncodedQuery.map { "?" + SecretRedactor.redactingForm($0) } ?? "")
            argument = request.headers["Dropbox-API-Arg"].map(SecretRedactor.redactingJSON(_:))
            self.body = Body(SecretRedactor.redacting(body, type: request.headers["Content-Type"]))
        }

        /// A description in one line.
        var summary: String {
            let content = argument ?? body.text ?? "\(body.data.count) bytes"
            return "\(method) \(target)" + (content.isEmpty ? "" : " with \(content.prefix(300))")
        }
    }

    struct Response: Codable, Equatable {
        var status: Int
        var headers: [Field]
        var body: Body
    }

    var request: Request
    /// The response, or `nil` if the request failed.
    var response: Response?
    /// The error message if there is no response.
    var failure: String?
}

extension RecordedExchange.Response {
    init(_ response: HTTPResponse, body: Data) {
        status = response.status
        let type = response.headers["Content-Type"]
        headers = response.headers.filter { !SecretRedactor.isSecret(header: $0.name) }.map {
            RecordedExchange.Field(name: $0.name, value: SecretRedactor.redactingJSON($0.value))
        }
        self.body = RecordedExchange.Body(SecretRedactor.redacting(body, type: type))
    }

    var httpResponse: HTTPResponse {
        let fields = headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) }
        return HTTPResponse(status: status, headers: HTTPHeaders(fields), body: HTTPResponseBody(body.data))
    }
}
