import DropboxCore
import DropboxEmulator
import DropboxTransfer
import Foundation
import Testing

/// Runs the upload examples of Documentation/Transfers.md against the emulator.
@Suite(.timeLimit(.minutes(10)))
struct UploadDocumentationTests {
    @Test func uploadSnippetsRun() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("film.mp4", 100_000)
            try await uploading(fixture.client, file)
            let (lines, writer) = AsyncStream<Data>.makeStream()
            writer.yield(Data("line\n".utf8))
            writer.finish()
            try await uploadingMore(fixture.client, file, fixture.folder.appendingPathComponent("state"), lines)
            _ = try fixture.write("a.jpg", 10)
            _ = try fixture.write("b.jpg", 10)
            await uploadingMany(fixture.client, fixture.folder)
            #expect(try fixture.emulator.account("ada").list() == ["/a.jpg", "/b.jpg", "/film.mp4", "/log.txt"])
            let limited = limiting(LongLivedAccessTokenProvider(accessToken: "token"))
            #expect(limited.configuration.bandwidthLimiter?.uploadBytesPerSecond == 1_000_000)
            limited.shutdown()
        }
    }
}
