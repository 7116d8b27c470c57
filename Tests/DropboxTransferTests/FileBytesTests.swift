import DropboxEmulator
import Foundation
import Testing

@testable import DropboxTransfer

/// Downloads as sequences of bytes.
@Suite(.timeLimit(.minutes(2)))
struct FileBytesTests {
    private func bytes(_ path: String, _ site: DownloadSite) async throws -> Data {
        var all = Data()
        for try await piece in site.client.files.downloadBytes(path: path) {
            #expect(!piece.isEmpty)
            all += piece
        }
        return all
    }

    @Test(arguments: [0, 1, 5 << 20]) func aFileComesWhole(size: Int) async throws {
        try await DownloadSite.run { site in
            let content = Data.random(size, seed: 1)
            try site.account.put("/a", content)
            #expect(try await bytes("/a", site) == content)
        }
    }

    @Test func aConnectionThatBreaksIsContinuedUnderneath() async throws {
        try await DownloadSite.run { site in
            let content = Data.random(3_000_000, seed: 2)
            try site.account.put("/a", content)
            site.emulator.faults.add(.truncate(after: 1_000_000), on: "files/download", times: 2)
            #expect(try await bytes("/a", site) == content)
            #expect(site.ranges == [nil, "bytes=1000000-2999999", "bytes=2000000-2999999"])
        }
    }

    @Test func aDamagedFileEndsInAnError() async throws {
        try await DownloadSite.run { site in
            try site.account.put("/a", .random(100_000, seed: 3))
            site.emulator.faults.add(.corrupt(), on: "files/download")
            let error = await #expect(throws: FileDownloadError.self) { try await bytes("/a", site) }
            #expect(error?.isDamage == true)
        }
    }

    @Test func aSlowReaderHoldsTheServerBack() async throws {
        try await DownloadSite.run { site in
            try site.account.put("/a", .random(64 << 20, seed: 4))
            var pieces = site.client.files.downloadBytes(path: "/a").makeAsyncIterator()
            let first = try #require(try await pieces.next())
            #expect(first.count <= 2 << 20)
            // The call is under way as long as the server has something to send.
            #expect(site.emulator.calls.all.first?.answer == nil || site.emulator.calls.all.count == 1)
        }
    }

    @Test func leavingTheLoopClosesTheConnection() async throws {
        try await DownloadSite.run { site in
            try site.account.put("/a", .random(64 << 20, seed: 5))
            for try await _ in site.client.files.downloadBytes(path: "/a") { break }
            // Stopping the emulator waits for nobody: a connection that stayed open would keep the client alive.
            try site.account.put("/b", "b")
            #expect(try await bytes("/b", site) == Data("b".utf8))
        }
    }
}
