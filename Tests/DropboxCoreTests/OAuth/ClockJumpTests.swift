import DropboxAccount
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxOAuth
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

/// The clock on the wall of this machine jumps, and the server's does not.
@Suite(.timeLimit(.minutes(10))) struct ClockJumpTests {
    private static let day: TimeInterval = 86_400

    /// The steps of a token's life; the clock jumps before one of them.
    enum Step: Int, CaseIterable, Sendable {
        case signIn, firstCall, expiry, callAfterExpiry, rejection, callAfterRejection
    }

    @Test("No jump of the clock ends a session", arguments: Step.allCases, [-1.0, 1.0])
    func jump(before jump: Step, days: Double) async throws {
        let skew = Locked<TimeInterval>(0)
        try await SignInFixture.run { configuration in
            let now = configuration.now
            configuration.now = { now().addingTimeInterval(skew.withLock { $0 }) }
        } _: { site in
            var token: DropboxAccessToken?
            var client: DropboxClient?
            var calls = 0
            for step in Step.allCases {
                if step == jump { skew.withLock { $0 += days * Self.day } }
                switch step {
                case .signIn:
                    let signedIn = try await site.signedIn()
                    token = signedIn
                    client = site.client(signedIn)
                case .expiry, .rejection: site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
                case .firstCall, .callAfterExpiry, .callAfterRejection:
                    let account = try await #require(client).users.getCurrentAccount().response()
                    #expect(account.accountId == token?.uid)
                    calls += 1
                }
            }
            #expect(calls == 3)
            // One token for each life, and one more where the jump made a good one look old.
            #expect(site.calls("oauth2/token").filter { $0.status == 200 }.count <= 5)
        }
    }

    @Test("Waits do not depend on the clock on the wall", arguments: [-1.0, 1.0]) func retryDates(days: Double)
        async throws
    {
        // A server whose clock is a day off, which names a date.
        let server = Date().addingTimeInterval(days * Self.day)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let headers: HTTPHeaders = [
            "Date": formatter.string(from: server),
            "Retry-After": formatter.string(from: server.addingTimeInterval(20)),
        ]
        let time = ManualClock()
        let transport = FakeTransport(
            [FakeTransport.text("busy", status: 429, headers)], afterwards: FakeTransport.json(Demo.rootInfo))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.clock = time.source
            $0.jitter = { 0 }
        }
        let call = Task { try await client.request(Demo.read).response() }
        await time.sleepers(1)
        #expect(time.sleeps == [.seconds(20)])
        time.advance(by: .seconds(20))
        _ = try await call.value
    }

    @Test("A machine that slept for a day goes on", arguments: ["retry", "gate"]) func sleepingMachine(place: String)
        async throws
    {
        let time = ManualClock()
        let transport = FakeTransport(
            [try WireAnswer("429-json").answer], afterwards: FakeTransport.json(Demo.rootInfo))
        let client = DropboxTransportClientImpl.fake(transport) { $0.clock = time.source }
        let first = Task { try await client.request(Demo.read).response() }
        await time.sleepers(1)
        let second = place == "gate" ? Task { try await client.request(Demo.read).response() } : nil
        if second != nil { await time.sleepers(2) }
        time.advance(by: .seconds(86_400))
        #expect(try await first.value.rootNamespaceId == "7")
        // Who waited behind it for longer than it may is told so, and does not wait on.
        if let second { _ = await second.result }
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
    }
}
