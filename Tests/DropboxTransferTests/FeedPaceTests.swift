import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The rate of the requests that a watcher sends to a server that makes no progress.
@Suite(.timeLimit(.minutes(10)))
struct FeedPaceTests {
    private static let file = #"{".tag":"deleted","name":"a","path_lower":"/a","path_display":"/a"}"#

    private static func page(_ cursor: String, _ entries: String = "", hasMore: Bool = false) -> String {
        #"{"entries":[\#(entries)],"cursor":"\#(cursor)","has_more":\#(hasMore)}"#
    }

    private static let reset = #"{"error_summary":"reset/","error":{".tag":"reset"}}"#

    /// A server that never comes to rest.
    enum Server: String, CaseIterable {
        case pollsWithoutChanges, pollsWithoutNewEntries, pollsWithDelay, pagesWithSameCursor, pagesWithoutEntries
        case resets, resetsAfterEachListing, pollsAfterEachReset, endlessChanges

        /// Returns the response to a request.
        func response(to route: String, number: Int) -> (status: Int, body: String) {
            let poll = (200, #"{"changes":true}"#)
            let reset = (409, FeedPaceTests.reset)
            let rest = (200, FeedPaceTests.page("\(number)"))
            switch (self, route) {
            case (_, "get_latest_cursor"): return (200, #"{"cursor":"c"}"#)
            case (.pollsWithoutChanges, "longpoll"): return (200, #"{"changes":false}"#)
            case (.pollsWithDelay, "longpoll"): return (200, #"{"changes":true,"backoff":20}"#)
            case (.pollsWithDelay, _), (.endlessChanges, "continue"):
                return (200, FeedPaceTests.page("\(number)", FeedPaceTests.file))
            case (.pagesWithSameCursor, "continue"):
                return (200, FeedPaceTests.page("c", FeedPaceTests.file, hasMore: true))
            case (.pagesWithoutEntries, "continue"): return (200, FeedPaceTests.page("\(number)", hasMore: true))
            case (.resets, "longpoll"), (.resets, "continue"), (.resetsAfterEachListing, "longpoll"): return reset
            case (.resets, "list_folder"): return (200, FeedPaceTests.page("c", hasMore: true))
            case (.resetsAfterEachListing, _): return (200, FeedPaceTests.page("\(number)", FeedPaceTests.file))
            // Both a poll and a page of changes lie between two resets.
            case (.pollsAfterEachReset, "continue"): return number % 2 == 0 ? reset : rest
            case (_, "longpoll"): return poll
            default: return rest
            }
        }

        /// The maximum number of requests in ten minutes.
        var limit: Int { self == .endlessChanges ? 12_100 : self == .pollsWithDelay ? 62 : 120 }

        /// Whether the waits are reported after a minute. A delay that the server asks for is always reported, and
        /// changes are progress.
        var isReported: Bool { self != .pollsWithDelay && self != .endlessChanges }
    }

    @Test("The rate is limited, and a lack of progress is reported after a minute", arguments: Server.allCases)
    func requestsWithoutProgressSlowDown(server: Server) async throws {
        let requests = Locked(0)
        let times = Locked<[Duration]>([])
        let now = Locked(Duration.zero)
        let waits = Locked<[(time: Duration, reason: ClientWait.Reason)]>([])
        let endpoint = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                let number = requests.change { count in
                    count += 1
                    return count
                }
                // Each request takes 2 ms.
                let time = now.change { now in
                    now += .milliseconds(2)
                    return now
                }
                times.withLock { $0.append(time) }
                let route = request.path.split(separator: "/").last.map(String.init) ?? ""
                let (status, body) = server.response(to: route, number: number)
                try connection.respond(status, headers: ["Content-Type: application/json"], body)
            }
        }
        let end: Duration = server == .endlessChanges ? .seconds(20) : .seconds(600)
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init {
                $0.baseHosts = BaseHosts(server: endpoint.url().absoluteString)
                $0.onWait = { event in
                    if case .began(let wait) = event {
                        waits.withLock { $0.append((now.withLock { $0 }, wait.reason)) }
                    }
                }
                $0.clock = ClientClock(
                    now: { now.withLock { $0 } },
                    sleep: { duration in
                        // Don't advance for the monitors of pending responses, which sleep for 2 seconds. Pauses of
                        // the feed are shorter by the time of the previous request.
                        guard duration != .seconds(2) else { try await suspendUntilCancelled() }
                        let isOver = now.withLock { now in
                            now += duration
                            return now > end
                        }
                        if isOver { throw CancellationError() }
                    })
            })
        defer { client.shutdown() }
        await #expect(throws: CancellationError.self) {
            for try await _ in FilesRoutes(client: client).changes(in: "/", since: "c") {}
        }
        let count = requests.withLock { $0 }
        #expect(count <= server.limit * Int(end.components.seconds) / 600, "\(count) requests")
        let reported = waits.withLock { $0.filter { $0.reason == .noProgress }.map(\.time) }
        #expect(reported.isEmpty != server.isReported)
        #expect(reported.allSatisfy { $0 >= .seconds(60) && $0 < .seconds(600) })
        if server.isReported { #expect(try #require(reported.first) < .seconds(180)) }
        if server == .pollsWithDelay {
            // A response seems late if the clock is advanced while it's pending.
            let reasons = waits.withLock { $0.map(\.reason).filter { $0 != .response } }
            #expect(reasons.allSatisfy { $0 == .pauseBetweenPolls })
        }
    }

    @Test func pagesWithProgressAreNotDelayed() {
        var pace = FeedPace()
        for number in 0..<500 {
            let step: FeedPosition.Step = number == 0 ? .list(nil) : .list("\(number)")
            let now: Duration = .milliseconds(number)
            #expect(pace.pause(before: step, now: now).duration == .zero)
            let page = Files.ListFolderResult(
                entries: [Files.DeletedMetadata(name: "a")], cursor: "\(number + 1)", hasMore: number < 499)
            pace.end(step, with: .page(page), start: now, now: now + .milliseconds(1))
        }
        #expect(pace.pause(before: .poll("500"), now: .milliseconds(500)).duration == .zero)
    }

    @Test func pollsThatWaitAreNotDelayed() {
        var pace = FeedPace()
        var now: Duration = .zero
        for _ in 0..<100 {
            #expect(pace.pause(before: .poll("c"), now: now).duration == .zero)
            let start = now
            now += .seconds(30)
            pace.end(.poll("c"), with: .polled(changes: false, backoff: nil), start: start, now: now)
        }
        #expect(!pace.isSlow)
    }

    @Test func progressEndsTheDelay() {
        var pace = FeedPace()
        for _ in 0..<20 {
            pace.end(.poll("c"), with: .polled(changes: true, backoff: nil), start: .zero, now: .zero)
        }
        #expect(pace.pause(before: .poll("c"), now: .zero).duration == .seconds(30))
        // The changes that the poll announced can be listed immediately.
        #expect(pace.pause(before: .list("c"), now: .zero).duration == .zero)
        let page = Files.ListFolderResult(entries: [Files.DeletedMetadata(name: "a")], cursor: "d", hasMore: false)
        pace.end(.list("c"), with: .page(page), start: .zero, now: .zero)
        #expect(pace.pause(before: .poll("d"), now: .zero).duration == FeedPace.minimumPollInterval)
        #expect(!pace.isSlow)
    }

    @Test("A pause that a damaged response asks for is an hour at most", arguments: [3_601, 1 << 53, UInt64.max])
    func hugeDelaysAreClamped(seconds: UInt64) {
        var pace = FeedPace()
        pace.end(.poll("c"), with: .polled(changes: true, backoff: seconds), start: .zero, now: .seconds(5))
        let pause = FeedPace.Pause(duration: .seconds(3_600), reason: .pauseBetweenPolls)
        #expect(pace.pause(before: .poll("c"), now: .seconds(5)) == pause)
        #expect(pace.pause(before: .list("c"), now: .seconds(5)).duration == .zero)
        // The time of the listing counts.
        #expect(pace.pause(before: .poll("c"), now: .seconds(65.5)).duration == .seconds(3_540))
        // Not even a clock that is set back extends the pause.
        #expect(pace.pause(before: .poll("c"), now: .seconds(-1e9)) == pause)
        #expect(pace.pause(before: .poll("c"), now: .seconds(3_605)).duration == .zero)
    }
}
