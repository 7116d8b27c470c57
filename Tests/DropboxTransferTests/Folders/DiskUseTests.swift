import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Disk I/O happens on dedicated threads, never on those of the cooperative pool.
@Suite(.timeLimit(.minutes(5)))
struct DiskUseTests {
    private static let large = Data.pattern(9 << 20)

    @Test func transfersUseDedicatedThreadsForDiskIO() async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            let client = DropboxClient(
                accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
            let folder = try TemporaryDirectory()
            let source = folder.url.appendingPathComponent("source")
            try Self.large.write(to: source)
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            for number in 0..<5 { try Data("\(number)".utf8).write(to: tree.appendingPathComponent("\(number)")) }
            let journal = UploadJournal(directory: folder.url.appendingPathComponent("journal"))
            let found = try await blockingDiskUse(in: folder.url) {
                let options = FileUploadOptions {
                    $0.journal = journal
                    $0.chunkSize = 4 << 20
                }
                try await client.files.uploadFile(from: source, to: "/a", options: options)
                let copy = folder.url.appendingPathComponent("copy")
                try await client.files.downloadFile(path: "/a", to: copy)
                _ = try await client.files.download(
                    path: "/a", overwrite: true, destination: folder.url.appendingPathComponent("other")
                ).response()
                let result = await client.files.batchUpload([
                    source: .init(path: "/b"), tree.appendingPathComponent("1"): .init(path: "/c"),
                ])
                #expect(result.uploaded.count == 2)
                _ = try await client.files.uploadFolder(from: tree, to: "/tree")
                _ = try await client.files.downloadFolder(
                    path: "/tree", to: folder.url.appendingPathComponent("tree copy"))
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }
}
