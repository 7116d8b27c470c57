import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests suspended requests.
///
/// To know that the idle timeout has passed, a test sends a request to an unresponsive server after it suspends the
/// other one, and waits until the former fails with the same timeout.
@Suite(.timeLimit(.minutes(10))) struct SuspensionTests {
    let timeouts = ManualTimeouts()
    let suspension = HTTPSuspender()

    var transport: any HTTPTransport { timeouts.transport }

    private func request(_ server: LoopbackServer, _ body: HTTPBody = .empty) -> HTTPRequest {
        HTTPRequest(
            method: "POST", url: server.url(), body: body, timeouts: ManualTimeouts.idle, suspender: suspension)
    }

    @Test(arguments: [false, true]) func downloadSuspendsAndResumes(toFile: Bool) async throws {
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
        try await timeouts.expire()
        #expect(!isSent.withLock { $0 })
        suspension.resume()
        #expect(Checksum.of(try await whole.value) == Checksum.of(.pattern(size)))
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [false, true]) func uploadSuspendsAndResumes(asStream: Bool) async throws {
        let data = Data.pattern(30_000_000)
        let isRead = Locked(false)
        let began = Signal<Void>()
        let server = try LoopbackServer { connection in
            let head = try connection.readHead()
            let first = try connection.readBytes(500_000)
            suspension.suspendOnce(began)
            let rest = try connection.readBytes((head.headers["content-length"].flatMap { Int($0) } ?? 0) - first.count)
            isRead.withLock { $0 = true }
            // Compare the bytes here. Hashing them takes longer than the timeout under the thread sanitizer.
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
        let outcome = Task {
            let response = try await transport.send(request)
            return String(decoding: try await response.body.collect(upTo: 1_000), as: UTF8.self)
        }
        await began.value
        try await timeouts.expire()
        #expect(!isRead.withLock { $0 })
        suspension.resume()
        #expect(try await outcome.value == "all of it")
        #expect(server.connectionCount == 1)
    }

    @Test func suspendedRequestDoesNotTimeOut() async throws {
        let (asked, respond) = (Signal<Void>(), Signal<Void>())
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            suspension.suspendOnce(asked)
            respond.waitBlocking()
            try connection.respond(200, "late")
        }
        let request = request(server)
        let response = Task { try await transport.send(request) }
        await asked.value
        try await timeouts.expire()
        suspension.resume()
        respond.fire()
        #expect(try await response.value.body.collect(upTo: 10) == Data("late".utf8))
    }

    @Test func resumingRestartsTheIdleTimeout() async throws {
        let asked = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            suspension.suspendOnce(asked)
            connection.waitForClose()
        }
        let request = request(server)
        let response = Task { try await transport.send(request) }
        await asked.value
        try await timeouts.expire()
        suspension.resume()
        try await timeouts.expire()
        #expect(try await failure { try await response.value }.name == "timedOut(idle)")
    }

    @Test func cancelingASuspendedRequestClosesItsConnection() async throws {
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

    @Test func waiterIsCalledOnce() {
        let calls = Locked(0)
        suspension.whenResumed { calls.withLock { $0 += 1 } }
        suspension.suspend()
        suspension.suspend()
        suspension.whenResumed { calls.withLock { $0 += 1 } }
        #expect(calls.withLock { $0 } == 1)
        suspension.resume()
        suspension.suspend()
        suspension.resume()
        #expect(calls.withLock { $0 } == 2)
        #expect(!suspension.isSuspended)
    }

    @Test func observerReleasedByItsRemovalCanResume() {
        final class ResumingOnDeinit: Sendable {
            let suspension: HTTPSuspender
            init(_ suspension: HTTPSuspender) { self.suspension = suspension }
            deinit { suspension.resume() }
        }
        let observation = suspension.addObserver { [object = ResumingOnDeinit(suspension)] in _ = object }
        suspension.suspend()
        suspension.removeObserver(observation)
        #expect(!suspension.isSuspended)
    }
}

extension HTTPSuspender {
    /// Suspends on the first call only.
    fileprivate func suspendOnce(_ signal: Signal<Void>) {
        signal.fire(()) { suspend() }
    }
}
