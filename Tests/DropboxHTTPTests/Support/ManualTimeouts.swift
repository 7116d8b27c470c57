import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// A transport whose timeouts expire only when a test asks for it, so that a busy machine doesn't cause a timeout.
///
/// Apple platforms measure time themselves: there, the timeouts expire after the real time.
final class ManualTimeouts: Sendable {
    static let idle = HTTPTimeouts(idle: .seconds(10))

    let transport: any HTTPTransport
    #if os(Linux)
        private let now: Locked<ContinuousClock.Instant>
    #endif

    init() {
        #if os(Linux)
            let now = Locked(ContinuousClock.now)
            self.now = now
            transport = CurlTransport(configuration: .init(), clock: { now.withLock { $0 } })
        #else
            transport = makeHTTPTransport()
        #endif
    }

    /// Waits until an idle timeout expires that started after all earlier requests to the transport.
    func expire() async throws {
        let (accepted, isExpired) = (Signal<Void>(), Locked(false))
        let server = try LoopbackServer { connection in
            accepted.fire()
            connection.waitForClose()
        }
        let request = Task {
            defer { isExpired.withLock { $0 = true } }
            return try await failure { try await transport.send(HTTPRequest(url: server.url(), timeouts: Self.idle)) }
                .name
        }
        await accepted.value
        #if os(Linux)
            let port = try ClosedPort()
            // A timeout that starts at this moment expires with the next step.
            while !isExpired.withLock({ $0 }) {
                now.withLock { $0 += .seconds(11) }
                // The transport notices the time when it has something to do.
                #expect(try await failure { try await transport.send(HTTPRequest(url: port.url)) }.isRequestUnsent)
            }
        #endif
        #expect(try await request.value == "timedOut(idle)")
    }
}
