import DropboxEmulator
import Foundation
import Testing

@testable import DropboxTransfer

/// Downloads as sequences of bytes.
@Suite(.timeLimit(.minutes(10)))
struct FileBytesTests {
    private func bytes(_ path: String, _ site: DownloadFixture) async throws -> Data {
        var all = Data()
        for try await piece in site.client.files.downloadStream(path: path) {
            #expect(!piece.isEmpty)
            all += piece
        }
        return all
    }

    @Test(arguments: [0, 1, 5 << 20]) func aFileComesWhole(size: Int) async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(size, seed: 1)
            try site.account.put("/a", content)
            #expect(try await bytes("/a", site) == content)
        }
    }

    @Test func aConnectionThatBreaksIsContinuedUnderneath() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(3_000_000, seed: 2)
            try site.account.put("/a", content)
            site.emulator.faults.add(.truncate(after: 1_000_000), on: "files/download", times: 2)
            #expect(try await bytes("/a", site) == content)
            #expect(site.ranges == [nil, "bytes=1000000-2999999", "bytes=2000000-2999999"])
        }
    }

    @Test func aDamagedFileEndsInAnError() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(100_000, seed: 3))
            site.emulator.faults.add(.corrupt(), on: "files/download")
            let error = await #expect(throws: FileDownloadError.self) { try await bytes("/a", site) }
            #expect(error?.isDamage == true)
        }
    }
}
