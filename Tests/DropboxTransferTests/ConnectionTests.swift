import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// What becomes of the connections of a transfer that somebody leaves or cannot follow, as the server sees it.
@Suite(.timeLimit(.minutes(10)))
struct ConnectionTests {
    private static let size = 64 << 20

    /// A server whose every answer to a download is that of a large file.
    private final class Site: Sendable {
        let sent = Locked(0)
        // Numbers of connections: those that move content, those on which nothing moves any more, those that are closed.
        let begun: AsyncStream<Int>
        let heldBack: AsyncStream<Int>
        let closed: AsyncStream<Int>
        let client: DropboxClient
        private let server: LoopbackServer

        /// - Parameter pace: Is called before each piece that a connection sends: whether to send it.
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
                        // Only when a chunk has arrived are several under way.
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
                        // By this clock every link is fast.
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

    /// The next numbers of a stream.
    private func next(_ count: Int, of stream: AsyncStream<Int>) async -> Set<Int> {
        var numbers: Set<Int> = []
        for await number in stream {
            numbers.insert(number)
            if numbers.count == count { break }
        }
        return numbers
    }

    @Test func aSlowReaderHoldsTheServerBack() async throws {
        let site = try Site()
        defer { site.shutdown() }
        var pieces = site.client.files.downloadStream(path: "/a").makeAsyncIterator()
        let first = try #require(try await pieces.next())
        #expect(first.count <= 2 << 20)
        #expect(await next(1, of: site.heldBack) == [1])
        // What waits at the reader, in the transport and in the buffers of the two sockets; the rest waits at the server.
        #expect(site.sent.withLock { $0 } < 24 << 20)
        var taken = first.count
        while let piece = try await pieces.next() { taken += piece.count }
        #expect(taken == Self.size)
    }

    @Test func leavingTheLoopClosesTheConnection() async throws {
        let site = try Site()
        defer { site.shutdown() }
        for try await _ in site.client.files.downloadStream(path: "/a") { break }
        #expect(await next(1, of: site.closed) == [1])
        #expect(site.sent.withLock { $0 } < Self.size)
    }

    @Test func cancellingAnUploadClosesItsConnections() async throws {
        let site = try Site()
        defer { site.shutdown() }
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a")
        try Data(count: Self.size).write(to: file)
        let options = UploadOptions { $0.maximumConcurrentRequests = 3 }
        let upload = Task { try await site.client.files.uploadFile(from: file, to: "/a", options: options) }
        let open = await next(3, of: site.begun)
        upload.cancel()
        #expect(await next(3, of: site.closed) == open)
        let error = await #expect(throws: FileUploadError.self) { try await upload.value }
        #expect(error?.isCancellation == true)
    }

    @Test func cancellingADownloadClosesItsConnections() async throws {
        let site = try Site { sent in sent < 1 << 20 }
        defer { site.shutdown() }
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a")
        let download = Task { try await site.client.files.downloadFile(path: "/a", to: file, options: .small) }
        let open = await next(4, of: site.begun)
        download.cancel()
        #expect(await next(4, of: site.closed) == open)
        let error = await #expect(throws: FileDownloadError.self) { try await download.value }
        #expect(error?.isCancellation == true)
    }
}
