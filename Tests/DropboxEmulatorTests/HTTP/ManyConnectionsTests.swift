import DropboxConcurrency
import Foundation
import Testing

@testable import DropboxHTTPServer

#if canImport(Darwin)
    private let openFiles = RLIMIT_NOFILE
#else
    private let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#endif

/// Tests the server with as many clients as a large test run has.
@Suite(.timeLimit(.minutes(5)))
struct ManyConnectionsTests {
    /// Whether this process may open both ends of 1,000 connections besides the files of other tests.
    private static let hasManyFiles: Bool = {
        var limit = rlimit()
        return getrlimit(openFiles, &limit) == 0 && limit.rlim_cur >= 8_000
    }()

    /// All requests are in progress before one of them is answered.
    @Test(.enabled(if: hasManyFiles, "this process may open only a few files"))
    func thousandClientsAtOnceAreAnswered() async throws {
        let gate = Gate(count: 1_000)
        try await withServer({ _ in
            await gate.pass()
            return ServerResponse(status: 200)
        }) { port in
            let connections = try (0..<1_000).map { _ in try RawConnection(port: port) }
            for connection in connections { try await connection.send(Self.request) }
            for connection in connections { #expect(try await connection.receive().status == 200) }
            // The gate is open now, so the next requests of all clients arrive while others are answered.
            for connection in connections { try await connection.send(Self.request) }
            for connection in connections { #expect(try await connection.receive().status == 200) }
        }
    }

    private static let request = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
}

/// Opens when a number of tasks wait for it.
private actor Gate {
    private var missing: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { missing = count }

    func pass() async {
        missing -= 1
        if missing > 0 {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }
}
