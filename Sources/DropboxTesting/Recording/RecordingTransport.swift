import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// A transport that passes requests on to another one, and writes them and their answers to a file, for
/// `ReplayingTransport`:
///
///     let transport = try RecordingTransport(HTTPTransports.standard(), to: file)
///     let client = DropboxClient(
///         transportClient: DropboxTransportClientImpl(authentication: .accessToken(provider), transport: transport))
///
/// The file has one JSON object on each line, in the order of the answers. There are no tokens, secrets, passwords,
/// cookies or cursors in it, and of temporary links, upload links and shared links nothing that would let somebody in; names,
/// paths and content are. Bodies are held in memory while they are recorded.
public final class RecordingTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let file: Locked<FileHandle>

    /// - Parameters:
    ///   - transport: What sends the requests.
    ///   - url: The file. One that is there is overwritten; only its owner can read it.
    /// - Throws: If the file cannot be written.
    public init(_ transport: any HTTPTransport, to url: URL) throws {
        self.transport = transport
        // A new file, so that nobody has it open from before, which nobody else could ever open.
        try DurableFile(url).replace(with: Data())
        file = Locked(try FileHandle(forWritingTo: url))
    }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = try await request.body.collected()
        var passed = request
        passed.body = .data(body)
        var exchange = RecordedExchange(request: RecordedExchange.Request(request, body: body))
        let (response, content): (HTTPResponse, Data)
        do throws(HTTPError) {
            response = try await transport.send(passed)
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
            throw HTTPError(.bodyFailed(error), "The recording cannot be written: \(error)")
        }
    }
}
