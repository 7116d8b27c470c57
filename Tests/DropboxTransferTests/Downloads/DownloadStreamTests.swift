import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Downloads as sequences of bytes.
@Suite(.timeLimit(.minutes(10)))
struct DownloadStreamTests {
    private func bytes(_ path: String, _ fixture: DownloadFixture) async throws -> Data {
        var all = Data()
        for try await piece in fixture.client.files.downloadStream(path: path) {
            #expect(!piece.isEmpty)
            all += piece
        }
        return all
    }

    @Test(arguments: [0, 1, 5 << 20]) func entireFileIsDownloaded(size: Int) async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(size, seed: 1)
            try fixture.account.put("/a", content)
            #expect(try await bytes("/a", fixture) == content)
        }
    }

    @Test func lostConnectionResumes() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(3_000_000, seed: 2)
            try fixture.account.put("/a", content)
            try fixture.emulator.faults.add(.truncate(after: 1_000_000), on: "files/download", times: 2)
            #expect(try await bytes("/a", fixture) == content)
            #expect(fixture.ranges == [nil, "bytes=1000000-2999999", "bytes=2000000-2999999"])
        }
    }

    @Test func corruptedFileThrows() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(100_000, seed: 3))
            try fixture.emulator.faults.add(.corrupt(), on: "files/download")
            let error = await #expect(throws: FileDownloadError.self) { try await bytes("/a", fixture) }
            #expect(error?.isDamage == true)
        }
    }
}
