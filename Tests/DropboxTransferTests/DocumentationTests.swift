import DropboxTransfer
import Foundation
import Testing

/// The examples in doc comments, verbatim: they compile, and run against the emulator.
@Suite(.timeLimit(.minutes(10)))
struct DocumentationTests {
    @Test func batchUpload() async throws {
        try await UploadFixture.run { fixture in
            let client = fixture.client
            let folder = URL(fileURLWithPath: "/pictures")
            let result = await client.files.batchUpload([
                folder.appendingPathComponent("a.jpg"): Files.CommitInfo(path: "/a.jpg"),
                folder.appendingPathComponent("b.jpg"): Files.CommitInfo(path: "/b.jpg", mode: .overwrite),
            ])
            for (file, metadata) in result.uploaded { print(file.lastPathComponent, metadata.rev) }
            for (file, error) in result.rejected { print(file.lastPathComponent, "rejected:", error) }
            for (file, error) in result.failed { print(file.lastPathComponent, "failed:", error) }
            #expect(result.failed.count == 2)
        }
    }

    @Test func batchUploadFiles() async throws {
        try await UploadFixture.run { fixture in
            let client = fixture.client
            let file = URL(fileURLWithPath: "/local/path/to/file.txt")
            let task = client.files.batchUploadFiles(
                fileUrlsToCommitInfo: [file: Files.CommitInfo(path: "/output/path/in/Dropbox/file.txt")],
                progressBlock: { progress in print(progress.completedUnitCount, "of", progress.totalUnitCount) },
                responseBlock: { entries, batchError, fileErrors in
                    for case (let file, .success(let metadata)) in entries ?? [:] { print(file.path, metadata.rev) }
                    for case (let file, .failure(let error)) in entries ?? [:] { print(file.path, error) }
                    for (file, error) in fileErrors { print(file.path, error) }
                    if let batchError { print(batchError) }
                })
            task?.cancel()
            #expect(task != nil)
        }
    }
}
