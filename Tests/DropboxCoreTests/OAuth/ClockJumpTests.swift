import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxOAuth
import DropboxTestSupport
import Foundation
import Testing

/// Tests changes of this machine's clock while the clock of the server is unchanged.
@Suite(.timeLimit(.minutes(10))) struct ClockJumpTests {
    private static let day: TimeInterval = 86_400

    /// The phases of a token's life. The clock changes before one of them.
    enum Step: Int, CaseIterable, Sendable {
        case signIn, firstCall, expiry, callAfterExpiry, rejection, callAfterRejection
    }

    @Test("Clock changes don't end a session", arguments: Step.allCases, [-1.0, 1.0])
    func jump(before jump: Step, days: Double) async throws {
        let skew = Locked<TimeInterval>(0)
        try await SignInFixture.run { configuration in
            let now = configuration.now
            configuration.now = { now().addingTimeInterval(skew.withLock { $0 }) }
        } _: { fixture in
            var token: DropboxAccessToken?
            var client: DropboxClient?
            var calls = 0
            for step in Step.allCases {
                if step == jump { skew.withLock { $0 += days * Self.day } }
                switch step {
                case .signIn:
                    let signedIn = try await fixture.signedIn()
                    token = signedIn
                    client = fixture.client(signedIn)
                case .expiry, .rejection: fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
                case .firstCall, .callAfterExpiry, .callAfterRejection:
                    let account = try await #require(client).users.getCurrentAccount().response()
                    #expect(account.accountId == token?.uid)
                    calls += 1
                }
            }
            #expect(calls == 3)
            // One token for each lifetime, and one more if the change made a valid token look expired.
            #expect(fixture.calls("oauth2/token").filter { $0.status == 200 }.count <= 5)
        }
    }

    private static let seeds = (0..<8).map { _ in UInt64.random(in: 0..<1 << 32) }

    /// Before each call and during each refresh, the clock can jump, and so can the age of the token.
    @Test("Calls succeed although the clock jumps at each step", arguments: seeds)
    func randomJumps(seed: UInt64) async throws {
        let generator = Locked(SeededRandomNumberGenerator(seed: seed))
        let days: [TimeInterval] = [-3_650, -1, 0, 0, 1, 3_650]
        try await SignInFixture.run { configuration in
            let now = configuration.now
            configuration.now = {
                // Each look at the clock may see another time.
                let jump = generator.withLock { days.randomElement(using: &$0) ?? 0 }
                return now().addingTimeInterval(jump * Self.day)
            }
        } _: { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            let calls = 20
            for _ in 0..<calls {
                if generator.withLock({ Bool.random(using: &$0) }) {
                    fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
                }
                let account = try await client.users.getCurrentAccount().response()
                #expect(account.accountId == token.uid, "seed \(seed)")
            }
            // At most two for each call: one because the token looks expired, one because the server says so.
            let refreshes = fixture.calls("oauth2/token").count
            #expect(refreshes <= 1 + 2 * calls, "seed \(seed)")
        }
    }

    @Test("Delays don't depend on the wall clock", arguments: [-1.0, 1.0]) func retryDates(days: Double)
        async throws
    {
        // A server whose clock is a day off and that sends a date.
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
            [FakeTransport.text("busy", status: 429, headers)], fallback: FakeTransport.json(Demo.rootInfo))
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

    @Test("Requests resume after a day of sleep", arguments: ["retry", "gate"]) func sleepingMachine(phase: String)
        async throws
    {
        let time = ManualClock()
        let transport = FakeTransport(
            [try RecordedResponse("429-json").response], fallback: FakeTransport.json(Demo.rootInfo))
        let client = DropboxTransportClientImpl.fake(transport) { $0.clock = time.source }
        let first = Task { try await client.request(Demo.read).response() }
        await time.sleepers(1)
        let second = phase == "gate" ? Task { try await client.request(Demo.read).response() } : nil
        if second != nil { await time.sleepers(2) }
        time.advance(by: .seconds(86_400))
        #expect(try await first.value.rootNamespaceId == "7")
        // A request behind it fails if it had to wait longer than it may.
        if let second { _ = await second.result }
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
    }
}
