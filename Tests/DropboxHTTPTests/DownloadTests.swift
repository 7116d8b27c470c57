import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct DownloadTests {
    let transport = makeHTTPTransport()

    private func server(_ body: Data, chunked: Bool = false) throws -> LoopbackServer {
        try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                if chunked {
                    try connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Late\r\n\r\n")
                    for start in stride(from: 0, to: body.count, by: 10_007) {
                        try connection.sendChunk(body[start...].prefix(10_007))
                    }
                    try connection.send("0\r\nX-Late: trailer\r\n\r\n")
                } else {
                    try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n")
                    try connection.send(body)
                }
            }
        }
    }

    @Test(arguments: [false, true], [0, 1, 16_384, 5_000_000])
    func sequenceReturnsTheWholeBody(chunked: Bool, count: Int) async throws {
        let server = try server(.pattern(count), chunked: chunked)
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.body.expectedLength == (chunked ? nil : Int64(count)))
        #expect(response.headers["X-Late"] == nil)
        var whole = Data()
        for try await chunk in response.body {
            #expect(!chunk.isEmpty)
            whole += chunk
        }
        #expect(whole == .pattern(count))
    }

    @Test(arguments: [false, true], [0, 1, 16_384, 5_000_000])
    func fileReceivesTheWholeBody(chunked: Bool, count: Int) async throws {
        let server = try server(.pattern(count), chunked: chunked)
        let file = try TemporaryFile(Data("what was here before".utf8))
        let progress = Locked([Int64]())
        let response = try await transport.send(HTTPRequest(url: server.url()))
        let written = try await response.body.write(to: file.url) { total in progress.withLock { $0.append(total) } }
        #expect(written == Int64(count))
        #expect(try Data(contentsOf: file.url) == .pattern(count))
        #expect(progress.withLock { $0.last } == (count == 0 ? nil : Int64(count)))
        #expect(server.connectionCount == 1)
    }

    @Test func remainingBodyIsWrittenAtTheFilePosition() async throws {
        let server = try server(.pattern(5_000_000))
        let file = try TemporaryFile(Data("head".utf8))
        let handle = try FileHandle(forWritingTo: file.url)
        try handle.seekToEnd()
        let response = try await transport.send(HTTPRequest(url: server.url()))
        var iterator = response.body.makeAsyncIterator()
        let first = try #require(try await iterator.next())
        let written = try await response.body.write(toDescriptor: handle.fileDescriptor)
        #expect(Int(written) + first.count == 5_000_000)
        #expect(try Data(contentsOf: file.url) == Data("head".utf8) + Data.pattern(5_000_000)[first.count...])
    }

    #if os(Linux)
        @Test(arguments: [100, 5_000_000]) func fullDiskFailsAndClosesTheConnection(count: Int) async throws {
            let closed = Signal<Void>()
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10000000\r\n\r\n")
                do { try connection.send(.pattern(count)) } catch {}
                if count == 5_000_000 { connection.waitForClose() }
                closed.fire()
            }
            let response = try await transport.send(HTTPRequest(url: server.url()))
            let error = try await failure { try await response.body.write(to: URL(filePath: "/dev/full")) }
            #expect(error.name == "fileFailed(\(ENOSPC))")
            await closed.value
        }
    #endif

    @Test func fileInMissingDirectoryFails() async throws {
        let server = try server(.pattern(10))
        let response = try await transport.send(HTTPRequest(url: server.url()))
        let error = try await failure { try await response.body.write(to: URL(filePath: "/nowhere/at/all")) }
        #expect(error.name == "fileFailed(\(ENOENT))")
    }

    @Test func slowDiskDoesNotBlockOtherRequests() async throws {
        let body = Data.pattern(20_000_000)
        let slow = try server(body)
        let quick = try server(Data("quick".utf8))
        // A pipe without a reader. It holds 64 KiB, and further writes block.
        var pipeEnds: [Int32] = [-1, -1]
        try #require(pipe(&pipeEnds) == 0)
        let (reading, writing) = (pipeEnds[0], pipeEnds[1])
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let download = Task { [transport] in
            let response = try await transport.send(HTTPRequest(url: slow.url()))
            begin.yield()
            let count = try await response.body.write(toDescriptor: writing)
            close(writing)
            return count
        }
        for await _ in begun { break }
        // Wait until the pipe is full.
        var end = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
        while poll(&end, 1, 0) > 0 { await Task.yield() }
        for _ in 0..<20 {
            let response = try await transport.send(HTTPRequest(url: quick.url()))
            #expect(try await response.body.collect(upTo: 100) == Data("quick".utf8))
        }
        // All bytes are received as soon as the pipe is read.
        let whole = try await onThread {
            try FileHandle(fileDescriptor: reading, closeOnDealloc: true).readToEnd()
        }
        #expect(whole == body)
        #expect(try await download.value == Int64(body.count))
    }

    // MARK: Back pressure

    @Test func slowReaderSlowsDownTheServer() async throws {
        // Fires with the number of bytes that the server sent before it was held back.
        let heldBack = Signal<Int>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(64 << 20)\r\n\r\n")
            // If there is room, a piece of this size doesn't block.
            for piece in 0..<16 << 10 {
                if !connection.hasRoom(withinMilliseconds: 100) { heldBack.fire(piece << 12) }
                try connection.send(Data(count: 1 << 12))
            }
            heldBack.fire(64 << 20)
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(await heldBack.value < 24 << 20, "the server was not held back")
        var count = 0
        for try await chunk in response.body {
            #expect(chunk.count <= 2 << 20)
            count += chunk.count
        }
        #expect(count == 64 << 20)
    }

    /// The number of bytes that a reader has received, for which a server can wait.
    private final class Progress: Sendable {
        private let monitor = Monitor()
        private let count = Locked(0)

        func advance(to count: Int) {
            self.count.withLock { $0 = count }
            monitor.lock()
            monitor.broadcast()
            monitor.unlock()
        }

        /// Waits until the reader has received bytes, blocking the thread.
        func wait(for count: Int) {
            monitor.lock()
            while self.count.withLock({ $0 }) < count { monitor.wait() }
            monitor.unlock()
        }
    }

    /// Readers and servers pause at random, many simultaneously. A lost wakeup would block one of them forever.
    @Test func noWakeupIsLost() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        let size = 6 << 20
        let received = (0..<24).map { _ in Progress() }
        let server = try LoopbackServer { connection in
            var random = SeededRandomNumberGenerator(seed: seed &+ UInt64(connection.number))
            while true {
                let request = try connection.readRequest()
                try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size + request.body.count)\r\n\r\n")
                try connection.send(request.body)
                let progress = received[Int(request.path.dropFirst()) ?? 0]
                var rest = size
                while rest > 0 {
                    let count = min(rest, Int.random(in: 1...300_000, using: &random))
                    try connection.send(Data(count: count))
                    rest -= count
                    // The reader has nothing left, or a random part.
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: progress.wait(for: size + request.body.count - rest)
                    case 1: for _ in 0..<Int.random(in: 0..<100, using: &random) { sched_yield() }
                    default: break
                    }
                }
            }
        }
        let transport = transport
        try await withThrowingTaskGroup(of: Void.self) { group in
            for reader in 0..<24 {
                let url = server.url("/\(reader)")
                group.addTask {
                    var random = SeededRandomNumberGenerator(seed: seed ^ UInt64(reader))
                    let pieces = (0..<20).map { _ in Int.random(in: 1...200_000, using: &random) }
                    let body = HTTPBody.stream { writer in
                        for piece in pieces {
                            try await writer.write(Data(count: piece))
                            if piece.isMultiple(of: 3) { await Task.yield() }
                        }
                    }
                    let response = try await transport.send(HTTPRequest(method: "POST", url: url, body: body))
                    var count = 0
                    for try await chunk in response.body {
                        count += chunk.count
                        received[reader].advance(to: count)
                        let isSlow = Int.random(in: 0..<8, using: &random) == 0
                        for _ in 0..<Int.random(in: 0...(isSlow ? 300 : 3), using: &random) { await Task.yield() }
                    }
                    #expect(count == size + pieces.reduce(0, +), "seed \(seed)")
                }
            }
            try await group.waitForAll()
        }
    }

    // MARK: Incomplete responses

    @Test(arguments: ["Content-Length: 100", "Transfer-Encoding: chunked"], [false, true])
    func truncatedBodyFails(announcement: String, isReset: Bool) async throws {
        let mayLeave = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            let start = announcement.contains("chunked") ? "32\r\n0123456789" : "0123456789"
            try connection.send("HTTP/1.1 200 OK\r\n\(announcement)\r\n\r\n\(start)")
            mayLeave.waitBlocking()
            if isReset { connection.reset() }
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        var iterator = response.body.makeAsyncIterator()
        #expect(try await iterator.next() == Data("0123456789".utf8))
        mayLeave.fire()
        let error = try await failure { try await iterator.next() as Any }
        #expect(error.name == "connectionLost")
        let secondError = try await failure { try await iterator.next() as Any }
        #expect(secondError.name == "connectionLost")
    }

    @Test func truncatedDownloadKeepsReceivedBytes() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n")
            try connection.send(.pattern(1_000_000))
        }
        let file = try TemporaryFile()
        let response = try await transport.send(HTTPRequest(url: server.url()))
        let error = try await failure { try await response.body.write(to: file.url) }
        #expect(error.name == "connectionLost")
        #expect(try Data(contentsOf: file.url) == .pattern(1_000_000))
    }

    @Test func bodyWithoutLengthEndsWithTheConnection() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nuntil the end")
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.body.expectedLength == nil)
        #expect(try await response.body.collect(upTo: 100) == Data("until the end".utf8))
    }

    @Test func bodyInSingleBytesIsReceived() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            for byte in "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8 {
                try connection.send(Data([byte]))
                // The client may receive each byte separately.
                sched_yield()
            }
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(try await response.body.collect(upTo: 5) == Data("hello".utf8))
    }

    @Test(arguments: InvalidResponse.allCases) func invalidHTTPResponseFails(response: InvalidResponse) async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send(response.bytes)
        }
        let error = try await failure { try await transport.send(HTTPRequest(url: server.url())) }
        #expect(error.name == response.errorName, "\(error)")
    }

    enum InvalidResponse: CaseIterable {
        case garbage, nothing, halfAHead, flood, longLine

        var bytes: String {
            switch self {
            case .garbage: "\u{1}\u{2}garbage\r\n\r\n"
            case .nothing: ""
            case .halfAHead: "HTTP/1.1 200 OK\r\nX: y\r\n"
            case .flood:
                "HTTP/1.1 200 OK\r\n"
                    + String(repeating: "X-Flood: \(String(repeating: "y", count: 1_000))\r\n", count: 2_000)
            case .longLine: "HTTP/1.1 200 OK\r\nX-Long: \(String(repeating: "y", count: 150_000))\r\n\r\n"
            }
        }

        var errorName: String {
            switch self {
            case .garbage, .flood, .longLine: "invalidResponse"
            case .nothing, .halfAHead: "connectionLost"
            }
        }
    }

    @Test func closeAfterTheHeadersFailsTheBody() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.status == 200)
        #expect(try await failure { try await response.body.collect(upTo: 10) }.name == "connectionLost")
    }

    @Test func rejectedConnectionSendsNothing() async throws {
        let port = try ClosedPort()
        let error = try await failure { try await transport.send(HTTPRequest(url: port.url)) }
        #expect(error.name == "connectionFailed")
        #expect(error.isRequestUnsent)
    }

    @Test func secondReaderFails() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")
            connection.waitForClose()
        }
        // On a busy machine, the second reader may start minutes after the first one.
        let response = try await transport.send(HTTPRequest(url: server.url(), timeouts: .init(idle: nil)))
        let names = await withTaskGroup(of: String.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    var iterator = response.body.makeAsyncIterator()
                    do { return "\(String(describing: try await iterator.next()))" } catch {
                        return (error as? HTTPError)?.name ?? ""
                    }
                }
            }
            let first = await group.next()
            group.cancelAll()
            return [first, await group.next()]
        }
        #expect(names == ["invalidRequest", "cancelled"])
    }
}
