import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxTransfer

/// Tests that all transfers act on the same verdict: a status is temporary for each of them, or for none.
///
/// Each column of this table is a kind of transfer, and the route that always answers with the status:
/// - A call that only reads, and a page of a listing, are repeated after every temporary failure.
/// - A transfer repeats each of its requests, because it verifies what an indeterminate one did.
@Suite(.timeLimit(.minutes(10)))
struct VerdictTests {
    /// The statuses after which the same request may succeed.
    private static func isTemporary(_ status: Int) -> Bool { [408, 425, 429].contains(status) || status >= 500 }

    private func expect(
        _ column: String, at route: String, _ transfer: @escaping @Sendable (UploadFixture, Int) async throws -> Void
    ) async throws {
        let status = Locked(300)
        let numbers = Locked<[Int: Int]>([:])
        let rule: FaultyTransport.Rule = { name, _ in
            guard name == route else { return nil }
            return status.withLock { status in
                numbers.withLock { $0[status, default: 0] += 1 }
                return .status(status)
            }
        }
        try await UploadFixture.run(rule) { fixture in
            for next in 300...599 {
                status.withLock { $0 = next }
                await #expect(throws: (any Error).self, "\(column), \(next)") { try await transfer(fixture, next) }
                let count = numbers.withLock { $0[next] ?? 0 }
                if Self.isTemporary(next) {
                    #expect(count > 1, "\(column), \(next)")
                } else {
                    // A download starts over once if the server has no content at its position.
                    #expect(count == (column == "download" && next == 416 ? 2 : 1), "\(column), \(next)")
                }
            }
        }
    }

    @Test func callsActOnTheVerdict() async throws {
        try await expect("call", at: "get_metadata") { fixture, _ in
            _ = try await fixture.client.files.getMetadata(path: "/a").response()
        }
    }

    @Test func listingsActOnTheVerdict() async throws {
        try await expect("listing", at: "list_folder") { fixture, _ in
            for try await _ in fixture.client.files.entries(in: "") {}
        }
    }

    @Test(arguments: [("upload", 10), ("start", 9 << 20), ("append_v2", 9 << 20), ("finish", 9 << 20)])
    func uploadsActOnTheVerdict(route: String, size: Int) async throws {
        let content = Data(count: size)
        try await expect("upload", at: route) { fixture, status in
            let options = FileUploadOptions { $0.chunkSize = 4 << 20 }
            _ = try await fixture.client.files.uploadFile(from: content, to: "/\(status)", options: options)
        }
    }

    @Test func downloadsActOnTheVerdict() async throws {
        let folder = try TemporaryDirectory()
        try await expect("download", at: "download") { fixture, status in
            if status == 300 { try fixture.emulator.account("ada").put("/file", "content") }
            _ = try await fixture.client.files.downloadFile(
                path: "/file", to: folder.url.appendingPathComponent("\(status)"))
        }
    }
}
