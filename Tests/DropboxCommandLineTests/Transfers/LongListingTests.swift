import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// A listing with LISTING_ENTRIES entries (default: 100,000) in a child process whose memory is measured.
@Suite(.timeLimit(.minutes(10)))
struct LongListingTests {
    private static let pageSize = 2_000

    /// Returns the peak memory of a process in KiB, as reported by the system.
    private static func peak(_ process: Int32) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.firstMatch(of: /VmHWM:\s*([0-9]+) kB/))
        return try #require(Int(line.1))
    }

    /// Returns the JSON of the entries of a page, without the envelope.
    private static let entries: String = (0..<pageSize).map { number in
        let hash = String(repeating: "0123456789abcdef", count: 4)
        return #"{".tag":"file","name":"Document \#(number).txt","id":"id:aaaaaaaaaaaaaaaaa\#(number)","#
            + #""client_modified":"2026-01-01T00:00:00Z","server_modified":"2026-01-01T00:00:00Z","rev":"0123456789abcde","#
            + #""size":10,"path_lower":"/folder/document \#(number).txt","path_display":"/Folder/Document \#(number).txt","#
            + #""is_downloadable":true,"content_hash":"\#(hash)"}"#
    }.joined(separator: ",")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func memoryIsIndependentOfTheListingSize() async throws {
        let entryCount = ProcessInfo.processInfo.environment["LISTING_ENTRIES"].flatMap(Int.init) ?? 100_000
        let pages = max(20, entryCount / Self.pageSize)
        let peaks = Locked<[Int: Int]>([:])
        let process = Locked<Subprocess?>(nil)
        let server = try LoopbackServer { connection in
            for page in 1...pages {
                _ = try connection.readRequest()
                if page == 10 || page == pages, let identifier = process.withLock({ $0?.identifier }) {
                    let peak = try Self.peak(identifier)
                    peaks.withLock { $0[page] = peak }
                }
                try connection.respond(
                    200, headers: ["Content-Type: application/json"],
                    #"{"entries":[\#(Self.entries)],"cursor":"\#(page)","has_more":\#(page < pages)}"#)
            }
        }
        let listing = try await onThread { () -> (status: Int32, lines: Int) in
            let listing = try process.withLock { process in
                let listing = try Subprocess(
                    try EmulatorProcess.program(),
                    ["ls", "/folder", "--host", "http://127.0.0.1:\(server.port)", "--token", "t"])
                process = listing
                return listing
            }
            var lines = 0
            while case let text = try listing.nextOutput(), !text.isEmpty {
                lines += text.count { $0 == UInt8(ascii: "\n") }
            }
            return (listing.wait(), lines)
        }
        #expect(listing.status == 0)
        #expect(listing.lines == pages * Self.pageSize)
        let (early, late) = peaks.withLock { ($0[10] ?? .max, $0[pages] ?? .max) }
        // If all entries were in memory, each would need half a KiB. One additional page may be in memory.
        #expect(late - early < 6 << 10, "\(early) KiB after 10 pages, \(late) KiB after \(pages)")
        if ProcessInfo.processInfo.environment["LISTING_ENTRIES"] != nil {
            print("\(pages * Self.pageSize) entries: \(early) KiB after 10 pages, \(late) KiB at the end")
        }
    }
}
