import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The connections of canceled and slow transfers, as the server sees them.
@Suite(.timeLimit(.minutes(10)))
struct ConnectionTests {
    private static let size = 64 << 20

    /// A server that responds to every download with a large file.
    private final class Fixture: Sendable {
        let sent = Locked(0)
        // The numbers of connections that transfer content, that are idle, and that are closed.
        let begun: AsyncStream<Int>
        let heldBack: AsyncStream<Int>
        let closed: AsyncStream<Int>
        let client: DropboxClient
        private let server: LoopbackServer

        /// - Parameter pace: A closure that runs before each piece that a connection sends, and returns whether to send
        ///   it.
        init(sending pace: @escaping @Sendable (_ sent: Int) -> Bool = { _ in true }) throws {
            let (begun, begin) = AsyncStream.makeStream(of: Int.self)
            let (heldBack, holdBack) = AsyncStream.makeStream(of: Int.self)
            let (closed, close) = AsyncStream.makeStream(of: Int.self)
            (self.begun, self.heldBack, self.closed) = (begun, heldBack, closed)
            let appends = Locked(0)
            server = try LoopbackServer { [sent] connection in
                defer { close.yield(connection.number) }
                while true {
                    let request = try connection.readHead()
                    switch request.path.split(separator: "/").last {
                    case "start":
                        try connection.skip(Int(request.headers["content-length"] ?? "") ?? 0)
                        try connection.respond(headers: ["Content-Type: application/json"], #"{"session_id":"s"}"#)
                    case "append_v2"
                    where appends.withLock({ count in
                        count += 1
                        return count == 1
                    }):
                        // Several requests are sent concurrently only after a chunk has arrived.
                        try connection.skip(Int(request.headers["content-length"] ?? "") ?? 0)
                        try connection.respond(headers: ["Content-Type: application/json"], "null")
                    case "append_v2":
                        begin.yield(connection.number)
                        return connection.waitForClose()
                    default:
                        try connection.send(Self.head(request.headers["range"]))
                        begin.yield(connection.number)
                        let piece = Data(count: 64 << 10)
                        for index in 0..<(ConnectionTests.size / piece.count) where pace(index * piece.count) {
                            if !connection.hasRoom(withinMilliseconds: 300) { holdBack.yield(connection.number) }
                            try connection.send(piece)
                            sent.withLock { $0 += piece.count }
                        }
                        holdBack.yield(connection.number)
                        connection.waitForClose()
                    }
                }
            }
            client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
                    configuration: .init { [port = server.port] in
                        $0.baseHosts = BaseHosts(server: "http://127.0.0.1:\(port)")
                        $0.retryPolicy = .never
                        $0.session.connection.sharesConnections = false
                        // With this clock, every link is fast.
                        $0.clock = InstantClock().source
                    }))
        }

        private static func head(_ range: String?) -> String {
            let file = """
                {"name":"a","path_lower":"/a","path_display":"/a","id":"id:a","client_modified":"2020-01-01T00:00:00Z",\
                "server_modified":"2020-01-01T00:00:00Z","rev":"123456789","size":\(ConnectionTests.size),\
                "is_downloadable":true}
                """
            let size = ConnectionTests.size
            let bounds = range.flatMap { $0.split(separator: "=").last }?.split(separator: "-").compactMap { Int($0) }
            guard let bounds, bounds.count == 2 else {
                return "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nDropbox-API-Result: \(file)\r\n\r\n"
            }
            return """
                HTTP/1.1 206 Partial Content\r\nContent-Length: \(bounds[1] - bounds[0] + 1)\r
                Content-Range: bytes \(bounds[0])-\(bounds[1])/\(size)\r\nDropbox-API-Result: \(file)\r\n\r\n
                """
        }

        func shutdown() { client.client.shutdown() }
    }

    /// Returns the next numbers of a stream.
    private func next(_ count: Int, of stream: AsyncStream<Int>) async -> Set<Int> {
        var numbers: Set<Int> = []
        for await number in stream {
            numbers.insert(number)
            if numbers.count == count { break }
        }
        return numbers
    }

    @Test func slowReaderAppliesBackPressure() async throws {
        let fixture = try Fixture()
        defer { fixture.shutdown() }
        var pieces = fixture.client.files.downloadStream(path: "/a", acceptsMissingContentHash: true)
            .makeAsyncIterator()
        let first = try #require(try await pieces.next())
        #expect(first.count <= 2 << 20)
        #expect(await next(1, of: fixture.heldBack) == [1])
        // Some bytes are buffered by the reader, the transport, and the two sockets. The remaining ones wait at the
        // server.
        #expect(fixture.sent.withLock { $0 } < 24 << 20)
        var taken = first.count
        while let piece = try await pieces.next() { taken += piece.count }
        #expect(taken == Self.size)
    }

    @Test func leavingTheLoopClosesTheConnection() async throws {
        let fixture = try Fixture()
        defer { fixture.shutdown() }
        for try await _ in fixture.client.files.downloadStream(path: "/a", acceptsMissingContentHash: true) { break }
        #expect(await next(1, of: fixture.closed) == [1])
        #expect(fixture.sent.withLock { $0 } < Self.size)
    }

    @Test func cancelledUploadClosesItsConnections() async throws {
        let fixture = try Fixture()
        defer { fixture.shutdown() }
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("a")
        try Data(count: Self.size).write(to: file)
        let options = FileUploadOptions { $0.maximumConcurrentRequests = 3 }
        let upload = Task { try await fixture.client.files.uploadFile(from: file, to: "/a", options: options) }
        let open = await next(3, of: fixture.begun)
        upload.cancel()
        #expect(await next(3, of: fixture.closed) == open)
        let error = await #expect(throws: FileUploadError.self) { try await upload.value }
        #expect(error?.isCancellation == true)
    }

    @Test func cancelledDownloadClosesItsConnections() async throws {
        let fixture = try Fixture { sent in sent < 1 << 20 }
        defer { fixture.shutdown() }
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("a")
        let options = FileDownloadOptions {
            $0.chunkSize = 4 << 20
            $0.acceptsMissingContentHash = true
        }
        let download = Task { try await fixture.client.files.downloadFile(path: "/a", to: file, options: options) }
        let open = await next(4, of: fixture.begun)
        download.cancel()
        #expect(await next(4, of: fixture.closed) == open)
        let error = await #expect(throws: FileDownloadError.self) { try await download.value }
        #expect(error?.isCancellation == true)
    }
}
