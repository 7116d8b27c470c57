import DropboxAccount
import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

/// Shutting down clients after the requests in progress.
@Suite(.timeLimit(.minutes(10)))
struct DrainingTests {
    private static let echo = #"{"result":"pong"}"#

    /// A client whose requests wait at a gate.
    private struct Fixture {
        let gate = Gate()
        let clock = ManualClock()
        let transport: DropboxTransportClientImpl
        var client: DropboxClient { DropboxClient(transportClient: transport) }

        init(maximumRequestsPerHost: Int = 32) {
            let fake = FakeTransport(
                fallback: { [gate] request in
                    try await gate.pass()
                    return try await FakeTransport.json(DrainingTests.echo)(request)
                }, maximumRequestsPerHost: maximumRequestsPerHost)
            let clock = clock
            transport = DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
                configuration: .init {
                    $0.retryPolicy = .never
                    $0.clock = clock.source
                }, transport: fake)
        }

        /// Begins to shut down, and waits until the client waits for the limit of ten seconds.
        func drain(_ shutdown: @escaping @Sendable (Duration) async -> Void) async -> Task<Void, Never> {
            let draining = Task { await shutdown(.seconds(10)) }
            await clock.sleepers(1)
            return draining
        }
    }

    /// The description of the error of a call after `shutdown()`, with a real transport.
    private func errorAfterShutdown() async throws -> String {
        let client = DropboxClient(accessToken: "t", configuration: .init { $0.retryPolicy = .never })
        client.shutdown()
        return try await errorOfCall(client)
    }

    private func errorOfCall(_ client: DropboxClient) async throws -> String {
        let error = await #expect(throws: CallError<Check.EchoError>.self) {
            try await client.check.user(query: "ping").response()
        }
        return "\(try #require(error))"
    }

    @Test func runningCallsFinishAndNewOnesFailAsAfterShutdown() async throws {
        let fixture = Fixture()
        let client = fixture.client
        let call = Task { try await client.check.user(query: "ping").response().result }
        await fixture.gate.arrivals(1)
        let draining = await fixture.drain { await client.shutdown(draining: $0) }
        let expected = try await errorAfterShutdown()
        #expect(expected.contains("The transport was shut down."))
        #expect(try await errorOfCall(client) == expected)
        // Clients that share connections are shut down, too.
        #expect(try await errorOfCall(client.withPathRoot(.home)) == expected)
        fixture.gate.open()
        await draining.value
        #expect(try await call.value == "pong")
        #expect(fixture.clock.sleeps.isEmpty)
        #expect(fixture.transport.isIdle)
    }

    @Test func teamAndAppClientsWaitForTheirCalls() async throws {
        let fixture = Fixture()
        let clients: [@Sendable (Duration) async -> Void] = [
            { await DropboxTeamClient(transportClient: fixture.transport).shutdown(draining: $0) },
            { await DropboxAppClient(transportClient: fixture.transport).shutdown(draining: $0) },
        ]
        let call = Task { [client = fixture.client] in try await client.check.user(query: "ping").response().result }
        await fixture.gate.arrivals(1)
        let tasks = clients.map { shutdown in Task { await shutdown(.seconds(10)) } }
        await fixture.clock.sleepers(2)
        fixture.gate.open()
        for task in tasks { await task.value }
        #expect(try await call.value == "pong")
    }

    @Test func callsInTheQueueFinish() async throws {
        // With one connection, four calls have a task.
        let fixture = Fixture(maximumRequestsPerHost: 1)
        let client = fixture.client
        let requests = (0..<10).map { _ in client.check.user(query: "ping") }
        let calls = requests.map { request in Task { try await request.response().result } }
        await fixture.gate.arrivals(4)
        let draining = await fixture.drain { await client.shutdown(draining: $0) }
        fixture.gate.open()
        await draining.value
        for call in calls { #expect(try await call.value == "pong") }
    }

    @Test func stepsOfATransferFinish() async throws {
        let fixture = Fixture()
        var transfer: DropboxClient? = DropboxClient(
            transportClient: fixture.transport.changed { $0.isTransfer = true })
        // A transfer is in progress between two of its requests.
        let draining = await fixture.drain { [client = fixture.client] in await client.shutdown(draining: $0) }
        fixture.gate.open()
        for _ in 0..<3 {
            #expect(try await transfer?.check.user(query: "ping").response().result == "pong")
        }
        #expect(fixture.clock.sleeps == [.seconds(10)])
        // A transfer that begins now isn't accepted.
        let late = DropboxClient(transportClient: fixture.transport.changed { $0.isTransfer = true })
        let expected = try await errorAfterShutdown()
        #expect(try await errorOfCall(late) == expected)
        transfer = nil
        await draining.value
    }

    @Test func theRestIsCanceledAtTheLimit() async throws {
        let emulator = try await DropboxEmulator.start()
        let clock = ManualClock()
        let client = DropboxClient(
            accessToken: emulator.accessToken,
            configuration: .init {
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                $0.clock = clock.source
                $0.retryPolicy = .never
            })
        try emulator.faults.add(.stall(), on: "check/user")
        let call = Task { try await client.check.user(query: "ping").response().result }
        _ = await emulator.calls.waitForRequest { $0.route == "check/user" }
        let draining = Task { await client.shutdown(draining: .seconds(10)) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        await draining.value
        let error = await #expect(throws: CallError<Check.EchoError>.self) { try await call.value }
        #expect("\(error as Any)".contains("The transport was shut down."))
        await emulator.stop()
    }

    @Test func cancelingTheTaskShutsDownAtOnce() async throws {
        let fixture = Fixture()
        let client = fixture.client
        let call = Task { try await client.check.user(query: "ping").response().result }
        await fixture.gate.arrivals(1)
        let draining = await fixture.drain { await client.shutdown(draining: $0) }
        draining.cancel()
        await draining.value
        await #expect(throws: CallError<Check.EchoError>.self) { try await call.value }
    }

    @Test func finishedAndReleasedRequestsDoNotDelayTheShutdown() async throws {
        let fixture = Fixture()
        fixture.gate.open()
        let client = fixture.client
        let finished = client.check.user(query: "ping")
        _ = try await finished.response()
        #expect(fixture.transport.isIdle)
        // A request that never starts counts until it's canceled and released.
        var suspended: RpcRequest? = client.check.user(query: "ping")
        suspended?.suspend()
        #expect(!fixture.transport.isIdle)
        suspended?.cancel()
        suspended = nil
        #expect(fixture.transport.isIdle)
        await client.shutdown(draining: .seconds(10))
        // A request that is restarted is a new one.
        let again = finished.restart()
        let error = await #expect(throws: CallError<Check.EchoError>.self) { try await again.response() }
        let expected = try await errorAfterShutdown()
        #expect(error.map { "\($0)" } == expected)
        withExtendedLifetime(finished) {}
    }

    @Test func rangesOfDownloadsCount() async throws {
        let fixture = Fixture()
        let folder = try TemporaryDirectory()
        var memory: DownloadRequestMemory? = fixture.transport.request(
            Files.download, serverArgs: Files.DownloadArg(path: "/a"), range: 0..<10)
        memory?.suspend()
        #expect(!fixture.transport.isIdle)
        memory = nil
        #expect(fixture.transport.isIdle)
        var file: DownloadRequestFile? = fixture.transport.request(
            Files.download, serverArgs: Files.DownloadArg(path: "/a"), overwrite: true,
            destination: folder.url.appendingPathComponent("a"), range: 0..<10)
        file?.suspend()
        #expect(!fixture.transport.isIdle)
        file = nil
        #expect(fixture.transport.isIdle)
        await fixture.client.shutdown(draining: .seconds(10))
        let late = fixture.transport.request(
            Files.download, serverArgs: Files.DownloadArg(path: "/a"), range: 0..<10)
        let error = await #expect(throws: CallError<Files.DownloadError>.self) { try await late.response() }
        #expect("\(error as Any)".contains("The transport was shut down."))
    }

    @Test func idleClientIsShutDownWithoutWaiting() async throws {
        let fixture = Fixture()
        await fixture.client.shutdown(draining: .seconds(10))
        let busy = Fixture()
        let call = Task { [client = busy.client] in try await client.check.user(query: "ping").response().result }
        await busy.gate.arrivals(1)
        await busy.client.shutdown(draining: .zero)
        await #expect(throws: CallError<Check.EchoError>.self) { try await call.value }
    }
}
