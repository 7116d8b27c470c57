import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxHTTP

#if os(Linux)
    /// Servers that send bytes around a body without end. `URLSession` has limits of its own.
    @Suite(.timeLimit(.minutes(5))) struct EndlessResponseTests {
        /// What the server repeats.
        enum Flood: String, CaseIterable {
            case informationalResponses, headerLines, continuedLine, trailers, longTrailer, chunkExtension

            var start: String {
                let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                return switch self {
                case .informationalResponses: ""
                case .headerLines: "HTTP/1.1 200 OK\r\n"
                case .continuedLine: "HTTP/1.1 200 OK\r\nX-Long: a\r\n"
                case .trailers: chunked + "2\r\nok\r\n0\r\n"
                case .longTrailer: chunked + "2\r\nok\r\n0\r\nX-Long: "
                case .chunkExtension: chunked + "2;x="
                }
            }

            var repetition: String {
                switch self {
                case .informationalResponses: "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
                case .headerLines, .trailers: "X-Flood: \(String(repeating: "y", count: 1_000))\r\n"
                case .continuedLine: " \(String(repeating: "y", count: 1_000))\r\n"
                case .longTrailer, .chunkExtension: String(repeating: "y", count: 1_000)
                }
            }

            var errorName: String {
                switch self {
                case .informationalResponses, .headerLines, .continuedLine, .trailers: "invalidResponse"
                // libcurl itself limits a line of a trailer.
                case .longTrailer: "connectionLost"
                // libcurl discards an extension without reporting it, so the idle timeout limits it.
                case .chunkExtension: "timedOut(idle)"
                }
            }

            var isLimitedByTime: Bool { self == .chunkExtension }
        }

        @Test("A flood of bytes that aren't content ends with an error", arguments: Flood.allCases)
        func floodEnds(flood: Flood) async throws {
            let sent = Locked(0)
            let isFlooding = Signal<Void>()
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.send(flood.start)
                let block = String(repeating: flood.repetition, count: 64)
                while true {
                    try connection.send(block)
                    let sum = sent.change { sum in
                        sum += block.utf8.count
                        return sum
                    }
                    if sum > 16 << 20 { isFlooding.fire() }
                }
            }
            let timeouts = ManualTimeouts()
            let request = HTTPRequest(url: server.url(), timeouts: ManualTimeouts.idle)
            let task = Task {
                try await failure { try await timeouts.transport.send(request).body.collect(upTo: 1_000) }.name
            }
            if flood.isLimitedByTime {
                await isFlooding.value
                try await timeouts.expire()
            }
            let name = try await task.value
            #expect(name == flood.errorName)
            // More is only in the buffers of the connection.
            if !flood.isLimitedByTime { #expect(sent.withLock { $0 } < 64 << 20) }
        }
    }
#endif
