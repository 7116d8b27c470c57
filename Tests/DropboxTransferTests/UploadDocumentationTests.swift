import DropboxEmulator
import DropboxCore
import DropboxTransfer
import Foundation
import Testing

/// The upload half of Documentation/Transfers.md runs against the emulator.
@Suite(.timeLimit(.minutes(10)))
struct UploadDocumentationTests {
    @Test func theSnippetsRun() async throws {
        try await UploadFixture.run { site in
            let file = try site.write("film.mp4", 100_000)
            try await uploading(site.client, file)
            let (lines, writer) = AsyncStream<Data>.makeStream()
            writer.yield(Data("line\n".utf8))
            writer.finish()
            try await uploadingMore(site.client, file, site.folder.appendingPathComponent("state"), lines)
            _ = try site.write("a.jpg", 10)
            _ = try site.write("b.jpg", 10)
            await uploadingMany(site.client, site.folder)
            #expect(try site.emulator.account("ada").list() == ["/a.jpg", "/b.jpg", "/film.mp4", "/log.txt"])
            let limited = limiting(LongLivedAccessTokenProvider(accessToken: "token"))
            #expect(limited.configuration.bandwidthLimiter?.upload == 1_000_000)
            limited.shutdown()
        }
    }
}
