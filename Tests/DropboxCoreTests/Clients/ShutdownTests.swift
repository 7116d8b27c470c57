import DropboxAccount
import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

/// A shutdown ends the requests that wait for something other than the server.
@Suite(.timeLimit(.minutes(5)))
struct ShutdownTests {
    /// What a request waits for.
    enum Wait: CaseIterable {
        case rateLimit, beginDate, token, middleware
    }

    private struct StuckProvider: AccessTokenProvider {
        let gate: Gate
        var accessToken: String { "" }

        func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {}

        func validAccessToken() async throws -> String {
            try await gate.pass()
            return "t"
        }
    }

    private struct StuckMiddleware: CallMiddleware {
        let gate: Gate

        func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
            try await gate.pass()
            return try await next(attempt)
        }
    }

    /// A client, and a function that returns when its request waits.
    private func client(
        waitingFor wait: Wait, _ clock: ManualClock
    ) -> (client: DropboxClient, waits: @Sendable () async -> Void) {
        let gate = Gate()
        let transport = FakeTransport(
            fallback: FakeTransport.json(
                #"{"error_summary": "x/", "error": {"reason": {".tag": "too_many_requests"}, "retry_after": 200}}"#,
                status: 429))
        let implementation = DropboxTransportClientImpl(
            authentication: .accessToken(
                wait == .token
                    ? StuckProvider(gate: gate) : LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init {
                $0.clock = clock.source
                if wait == .middleware { $0.middleware = [StuckMiddleware(gate: gate)] }
            }, transport: transport)
        return (
            DropboxClient(transportClient: implementation),
            {
                switch wait {
                case .rateLimit, .beginDate: await clock.sleepers(1)
                case .token, .middleware: await gate.arrivals(1)
                }
            }
        )
    }

    @Test(arguments: Wait.allCases, [false, true]) func waitingRequestFails(_ wait: Wait, isDraining: Bool) async throws
    {
        let clock = ManualClock()
        let (client, waits) = client(waitingFor: wait, clock)
        let request = client.check.user(query: "ping")
        if wait == .beginDate { request.settingEarliestBeginDate(date: Date().addingTimeInterval(86_400)) }
        let call = Task { try await request.response() }
        await waits()
        if isDraining {
            let draining = Task { await client.shutdown(draining: .seconds(10)) }
            await clock.sleepers(wait == .rateLimit || wait == .beginDate ? 2 : 1)
            clock.advance(by: .seconds(10))
            await draining.value
        } else {
            client.shutdown()
        }
        let error = await #expect(throws: CallError<Check.EchoError>.self) { try await call.value }
        #expect("\(try #require(error))".contains("shut down"), "\(error as Any)")
        #expect(client.client.implementation?.isIdle == true)
    }

    /// The app's own cancellation remains one.
    @Test func canceledRequestIsNoShutdown() async throws {
        let clock = ManualClock()
        let (client, waits) = client(waitingFor: .rateLimit, clock)
        let call = Task { try await client.check.user(query: "ping").response() }
        await waits()
        call.cancel()
        let error = await #expect(throws: CallError<Check.EchoError>.self) { try await call.value }
        #expect(error?.isCancellation == true)
        client.shutdown()
    }
}
