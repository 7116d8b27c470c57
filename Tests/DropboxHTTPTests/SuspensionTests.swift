import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxTestSupport
import Testing

/// Requests that are held up on their way. That the idle deadline has passed is known from a request to a deaf server
/// that is made after holding up, and fails by the same deadline.
@Suite(.timeLimit(.minutes(10))) struct SuspensionTests {
    let transport = HTTPTransports.standard()
    let suspension = HTTPSuspender()
    static let idle = HTTPTimeouts(idle: .seconds(1))

    private func request(_ server: LoopbackServer, _ body: HTTPBody = .empty) -> HTTPRequest {
        HTTPRequest(
            method: "POST", url: server.url(), body: body, timeouts: Self.idle, suspension: suspension)
    }

    private func theIdleDeadlinePasses() async throws {
        let deaf = try LoopbackServer { $0.waitForClose() }
        let other = HTTPRequest(url: deaf.url(), timeouts: Self.idle)
        #expect(try await failure { try await transport.send(other) }.name == "timedOut(idle)")
    }

    @Test(arguments: [false, true]) func aDownloadStopsAndGoesOn(toFile: Bool) async throws {
        let size = 30_000_000
        let isSent = Locked(false)
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            try connection.send(.pattern(size))
            isSent.withLock { $0 = true }
        }
        let response = try await transport.send(request(server))
        let began = Signal<Void>()
        let file = try TemporaryFile()
        let whole = Task {
            if toFile {
                _ = try await response.body.write(to: file.url) { _ in
                    self.suspension.suspendOnce(began)
                }
                return try Data(contentsOf: file.url)
            }
            var whole = Data()
            for try await chunk in response.body {
                self.suspension.suspendOnce(began)
                whole += chunk
            }
            return whole
        }
        await began.value
        try await theIdleDeadlinePasses()
        #expect(!isSent.withLock { $0 })
        suspension.resume()
        #expect(Checksum.of(try await whole.value) == Checksum.of(.pattern(size)))
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [false, true]) func anUploadStopsAndGoesOn(asStream: Bool) async throws {
        let data = Data.pattern(30_000_000)
        let isRead = Locked(false)
        let began = Signal<Void>()
        let server = try LoopbackServer { connection in
            let head = try connection.readHead()
            let first = try connection.readBytes(500_000)
            suspension.suspendOnce(began)
            let rest = try connection.readBytes((head.headers["content-length"].flatMap { Int($0) } ?? 0) - first.count)
            isRead.withLock { $0 = true }
            // Compared here, for summing it up takes longer than the deadline under the thread sanitizer.
            try connection.respond(200, first + rest == data ? "all of it" : "something else")
        }
        let body: HTTPBody =
            asStream
            ? .stream(length: Int64(data.count)) { writer in
                for start in stride(from: 0, to: data.count, by: 100_000) {
                    try await writer.write(data[start...].prefix(100_000))
                }
            } : .data(data)
        let request = request(server, body)
        let answer = Task {
            let response = try await transport.send(request)
            return String(decoding: try await response.body.collect(upTo: 1_000), as: UTF8.self)
        }
        await began.value
        try await theIdleDeadlinePasses()
        #expect(!isRead.withLock { $0 })
        suspension.resume()
        #expect(try await answer.value == "all of it")
        #expect(server.connectionCount == 1)
    }

    // On the server's thread, because a busy machine may let the task of a test wait for longer than the deadline.
    @Test func aSuspendedRequestWaitsForItsAnswerWithoutATimeOut() async throws {
        let (asked, answer) = (Signal<Void>(), Signal<Void>())
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            suspension.suspendOnce(asked)
            answer.waitBlocking()
            try connection.respond(200, "late")
        }
        let request = request(server)
        let response = Task { try await transport.send(request) }
        await asked.value
        try await theIdleDeadlinePasses()
        suspension.resume()
        answer.fire()
        #expect(try await response.value.body.collect(upTo: 10) == Data("late".utf8))
    }

    @Test func afterResumingTheIdleDeadlineBeginsAnew() async throws {
        let asked = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            suspension.suspendOnce(asked)
            connection.waitForClose()
        }
        let request = request(server)
        let response = Task { try await transport.send(request) }
        await asked.value
        try await theIdleDeadlinePasses()
        suspension.resume()
        #expect(try await failure { try await response.value }.name == "timedOut(idle)")
    }

    @Test func cancellingASuspendedRequestClosesItsConnection() async throws {
        let (asked, closed) = (Signal<Void>(), Signal<Void>())
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            suspension.suspendOnce(asked)
            connection.waitForClose()
            closed.fire()
        }
        let request = request(server)
        let response = Task { try await transport.send(request) }
        await asked.value
        response.cancel()
        #expect(try await failure { try await response.value }.name == "cancelled")
        await closed.value
    }

    @Test func whoeverWaitsIsToldOnce() {
        let calls = Locked(0)
        suspension.onResume { calls.withLock { $0 += 1 } }
        suspension.suspend()
        suspension.suspend()
        suspension.onResume { calls.withLock { $0 += 1 } }
        #expect(calls.withLock { $0 } == 1)
        suspension.resume()
        suspension.suspend()
        suspension.resume()
        #expect(calls.withLock { $0 } == 2)
        #expect(!suspension.isSuspended)
    }

    @Test func observerThatComesBackAsItGoesHurtsNobody() {
        final class Guest: Sendable {
            let suspension: HTTPSuspender
            init(_ suspension: HTTPSuspender) { self.suspension = suspension }
            deinit { suspension.resume() }
        }
        let observation = suspension.addObserver { [guest = Guest(suspension)] in _ = guest }
        suspension.suspend()
        suspension.removeObserver(observation)
        #expect(!suspension.isSuspended)
    }
}

extension HTTPSuspender {
    /// Suspends at the first call only.
    fileprivate func suspendOnce(_ signal: Signal<Void>) {
        signal.fire(()) { suspend() }
    }
}
