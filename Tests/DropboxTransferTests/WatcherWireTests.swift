import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The requests of a watcher whose server asks for delays and reports spurious changes.
@Suite(.timeLimit(.minutes(10)))
struct WatcherWireTests {
    private static let entry = #"{".tag":"deleted","name":"a","path_lower":"/a","path_display":"/a"}"#

    private static func page(_ entries: String, _ cursor: String) -> String {
        #"{"entries":[\#(entries)],"cursor":"\#(cursor)","has_more":false}"#
    }

    /// The responses of the server in order, and the next requests.
    private static let script = [
        ("get_latest_cursor", #"{"cursor":"c1"}"#), ("longpoll", #"{"changes":true,"backoff":60}"#),
        ("continue", page("", "c2")), ("longpoll", #"{"changes":false,"backoff":7}"#),
        ("longpoll", #"{"changes":true}"#), ("continue", page(entry, "c3")),
    ]

    @Test func delaysAreHonoredAndSpuriousPollsIgnored() async throws {
        let events = Locked<[String]>([])
        let server = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                let number = events.withLock { events in
                    events.append(request.path.split(separator: "/").last.map(String.init) ?? "")
                    return events.count { Int($0) == nil } - 1
                }
                try connection.respond(
                    200, headers: ["Content-Type: application/json"],
                    Self.script.indices.contains(number) ? Self.script[number].1 : "")
            }
        }
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init {
                $0.baseHosts = BaseHosts(server: server.url().absoluteString)
                $0.clock = ClientClock(
                    now: { .zero },
                    sleep: { duration in events.withLock { $0.append("\(duration.components.seconds)") } })
            })
        defer { client.shutdown() }
        var changes = FilesRoutes(client: client).changes(in: "/").makeAsyncIterator()
        guard case .changes(let told, let cursor, _)? = try await changes.next() else { return #expect(Bool(false)) }
        #expect(told.map(\.metadata.name) == ["a"])
        #expect(cursor == "c3")
        #expect(
            events.withLock { $0 } == [
                "get_latest_cursor", "longpoll", "continue", "60", "longpoll", "7", "longpoll", "continue",
            ])
    }
}
