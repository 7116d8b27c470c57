import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

/// The events that a client records, and its report about them.
@Suite(.timeLimit(.minutes(10)))
struct ClientReportTests {
    /// A transport whose request IDs are numbers, starting at 1.
    private func numberingTransport() -> FakeTransport {
        let count = Locked(0)
        return FakeTransport(
            fallback: { request in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                return try await FakeTransport.json(Demo.rootInfo, ["X-Dropbox-Request-Id": "\(number)"])(request)
            })
    }

    // MARK: Recording

    @Test func clientKeepsTheLast500AttemptsInOrder() async throws {
        let client = DropboxTransportClientImpl.fake(numberingTransport())
        #expect(await client.report().attempts.isEmpty)
        for count in [1, 499, 1, 230] {
            for _ in 0..<count { _ = try await client.request(Demo.read).response() }
            let ids = await client.report().attempts.map(\.requestID)
            let last = client.caller.events.latest.last?.requestID.flatMap(Int.init) ?? 0
            #expect(ids == (max(1, last - 499)...max(1, last)).map { "\($0)" })
        }
        #expect(await client.report().attempts.last?.requestID == "731")
    }

    @Test func concurrentCallsAreAllRecorded() async throws {
        let client = DropboxTransportClientImpl.fake(numberingTransport())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<60 {
                        _ = try await client.request(Demo.read).response()
                        // A report doesn't disturb the recording.
                        let ids = await client.report().attempts.map(\.requestID)
                        #expect(Set(ids).count == ids.count)
                    }
                }
            }
            try await group.waitForAll()
        }
        let ids = await client.report().attempts.compactMap(\.requestID).compactMap(Int.init)
        #expect(ids.sorted() == Array(1...480))
    }

    /// 500 events of an active client need at most 64 KiB. `ManyAccountsTests` limits the memory of idle ones.
    @Test func eventsAreSmall() {
        #expect(MemoryLayout<CallEvent>.stride <= 128)
    }

    @Test func attemptsOfClientsWithOtherOptionsAreInOneReport() async throws {
        let client = DropboxTransportClientImpl.fake(numberingTransport())
        _ = try await client.with { $0.retryPolicy = .never }.request(Demo.read).response()
        #expect(await client.report().attempts.map(\.route) == ["demo/read"])
        #expect(await DropboxClient(transportClient: client).report().attempts.count == 1)
        #expect(await DropboxTeamClient(transportClient: client).report().attempts.count == 1)
        #expect(await DropboxAppClient(transportClient: client).report().attempts.count == 1)
    }

    // MARK: Failures

    /// Returns the last attempt of a call that fails.
    private func attempt(_ response: @escaping FakeTransport.Response) async throws -> ClientReport.Attempt {
        let client = DropboxTransportClientImpl.fake(FakeTransport([response])) { $0.retryPolicy = .never }
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        return try #require(await client.report().attempts.last)
    }

    @Test func failuresHaveAVerdictAndARemedy() async throws {
        let scope = try await attempt(
            FakeTransport.json(
                #"{"error":{".tag":"missing_scope","required_scope":"files.read"},"error_summary":"missing_scope/"}"#,
                status: 401))
        #expect(scope.verdict == "clientWide" && scope.requestID == "abc123" && scope.status == 401)
        #expect(
            scope.explanation == """
                missing_scope: the access token lacks the scope 'files.read'; allow it in the App Console and sign in again
                """)
        let page = try await attempt(
            FakeTransport.text("<html>sl.secret /Taxes.pdf", status: 302, type: "text/html"))
        #expect(page.verdict == "permanent")
        #expect(page.explanation?.contains("captive portal") == true)
        #expect(page.explanation?.contains("Taxes") == false)
        let tls = try await attempt(FakeTransport.failure(.tls, isRequestUnsent: true))
        #expect(tls.status == nil && tls.requestID == nil && tls.verdict == "clientWide")
        #expect(tls.explanation == "no response: as scripted; nothing was sent; check the network and try again")
        let full = try await attempt(
            FakeTransport.json(#"{"error":{".tag":"x"},"error_summary":"path/insufficient_space/.."}"#, status: 409))
        #expect(full.explanation == "path/insufficient_space; free some space in the account")
        // A hostile server can send anything as the summary.
        let path = try await attempt(
            FakeTransport.json(#"{"error":{".tag":"x"},"error_summary":"/Taxes.pdf"}"#, status: 409))
        #expect(path.explanation == "the request failed")
    }

    @Test func canceledCallsAreNoProblem() async throws {
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        let client = DropboxTransportClientImpl.fake(FakeTransport([FakeTransport.noResponse { begin.yield() }]))
        let call = Task { try await client.request(Demo.read).response() }
        for await _ in began { break }
        #expect(await client.report().requestsInProgress == 1)
        call.cancel()
        _ = await call.result
        let report = await client.report()
        #expect(!report.hasProblems && report.attempts.last?.explanation == nil)
    }

    /// The attempt after which a client gives up was reported as one that another attempt follows.
    @Test func attemptAfterWhichTheClientGivesUpIsTheLastOne() async throws {
        let clock = ManualClock()
        let client = DropboxTransportClientImpl.fake(
            FakeTransport(fallback: FakeTransport.failure(.timedOut(.connect), isRequestUnsent: true))
        ) {
            $0.clock = clock.source
            $0.retryPolicy.maximumTimeToFirstResponse = .zero
        }
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        let attempt = try #require(await client.report().attempts.last)
        #expect(attempt.delay == nil && attempt.verdict == "notSent")
        #expect(await client.report().hasProblems)
    }

    // MARK: Clock

    private static let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

    /// Returns the report of a client whose clock differs from the server's.
    private func report(aheadBy seconds: Double, date: String = "Sun, 06 Nov 1994 08:49:37 GMT") async throws
        -> ClientReport
    {
        let manual = ManualClock()
        var clock = manual.source
        clock.date = { Self.now.addingTimeInterval(seconds + manual.now / .seconds(1)) }
        let client = DropboxTransportClientImpl.fake(
            FakeTransport([FakeTransport.json(Demo.rootInfo, ["Date": date])])
        ) { [clock] in $0.clock = clock }
        _ = try await client.request(Demo.read).response()
        // The skew is that at the time of the response.
        manual.advance(by: .seconds(3_600))
        return await client.report()
    }

    @Test(arguments: [0, 299, 301, -301, 86_400 * 365, -1e9, 1e12] as [Double])
    func clockIsComparedWithTheServers(seconds: Double) async throws {
        let report = try await report(aheadBy: seconds)
        #expect(report.clockSkew == .seconds(min(seconds, 1e10)))
        let check = try #require(report.checks.first { $0.name == "clock" })
        #expect(check.outcome == (abs(seconds) > 300 ? .problem : .ok))
        #expect((check.remedy == nil) == (check.outcome == .ok))
        if check.outcome == .problem { #expect(check.detail.contains(seconds > 0 ? "ahead of" : "behind")) }
        #expect(!"\(report)".isEmpty)
    }

    @Test func malformedDateIsIgnored() async throws {
        let report = try await report(aheadBy: 0, date: "yesterday")
        #expect(report.clockSkew == nil && report.checks.first?.outcome == .skipped)
    }

    @Test func attemptsHaveTheDateOfTheClock() async throws {
        let report = try await report(aheadBy: 10)
        #expect(report.attempts.first?.start == Self.now.addingTimeInterval(10))
        #expect("\(report)".contains("1994-11-06T08:49:47.000Z, demo/read"), "\(report)")
    }

    // MARK: Environment and redaction

    @Test func reportContainsNoSecretsAndIsPrivate() async throws {
        let proxy = try #require(URL(string: "http://ada:hunter2@proxy.example.com:3128"))
        let secrets = ["secret-token", "hunter2", "Taxes", "app-secret"]
        let client = DropboxTransportClientImpl.fake(
            FakeTransport([
                FakeTransport.text("secret-token hunter2 /Taxes.pdf", status: 400),
                FakeTransport.json(Demo.rootInfo, ["Set-Cookie": "hunter2", "X-Dropbox-Request-Id": "a\nb\u{1B}"]),
            ])
        ) {
            $0.session.connection.proxy = .url(proxy)
            $0.session.connection.pinnedKeys = [.init(sha256Base64: "hunter2")]
            $0.baseHosts = BaseHosts(server: "https://hunter2@dropbox.example.com")
            // Requests to the other servers aren't sent, because their address has a user.
            $0.baseHosts.apiHost = "https://dropbox.example.com"
            $0.baseHosts.notifyHost = "https://dropbox.example.com"
            $0.headersForRouteHost = { _ in ["X-Secret": "hunter2"] }
        }
        _ = try? await client.rpc(Demo.poll, "/Taxes.pdf").response()
        _ = try await client.request(Demo.read).response()
        _ = try? await client.request(Demo.upload, serverArgs: "/Taxes.pdf", input: .data(Data())).response()
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("new/report.txt")
        try await client.report().write(to: file)
        let text = try String(contentsOf: file, encoding: .utf8)
        for secret in secrets { #expect(!text.contains(secret), "\(text)") }
        for part in [
            "proxy: http://…@proxy.example.com:3128", "1 pinned keys", "swift-dropbox/",
            "https://…@dropbox.example.com", "request a?b?", "request abc123", "transport: ",
            "retries: 8 attempts in 300.000s",
        ] { #expect(text.contains(part), "\(part) in \(text)") }
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // It replaces the file.
        try await DropboxAppClient(appKey: "key", appSecret: "app-secret").report().write(to: file)
        let other = try String(contentsOf: file, encoding: .utf8)
        #expect(!other.contains("app-secret") && other.contains("authentication: app key and secret"))
        await #expect(throws: FileError.self) { try await client.report().write(to: folder.url) }
    }

    @Test(arguments: [
        ("http://proxy:3128", "http://proxy:3128"), ("http://a:b@proxy:3128/path?q", "http://…@proxy:3128"),
        ("a:b@proxy", "…@proxy"), ("http://a:b@c/d@proxy:1", "http://…@proxy:1"), ("proxy/secret", "proxy"),
        ("", ""), ("@", "…@"), ("http://", "http://"),
    ])
    func addressesAreRedacted(address: String, redacted: String) {
        #expect(address.redactedAddress == redacted)
    }

    @Test func proxyOfTheEnvironmentIsDescribed() {
        let variables = ["https_proxy": "http://a:hunter2@proxy:1", "NO_PROXY": "example.com", "all_proxy": ""]
        #expect(
            HTTPTransportConfiguration().proxyDescription(variables).contains(
                "https_proxy=http://…@proxy:1, NO_PROXY=example.com"))
        #expect(HTTPTransportConfiguration { $0.proxy = .none }.proxyDescription(variables) == "none")
    }
}
