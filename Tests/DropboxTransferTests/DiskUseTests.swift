import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Locking
import TestSupport
import Testing

@testable import DropboxTransfer

/// What waits for the disk does so where nobody else waits for it.
@Suite(.timeLimit(.minutes(5)))
struct DiskUseTests {
    /// Runs `body`, and answers what it has done to files in a folder on threads that tasks share.
    private func misplaced(in folder: URL, _ body: () async throws -> Void) async rethrows -> [String] {
        let found = Locked<[String]>([])
        try await DiskUse.watch(below: folder.path) { operation, path in
            let stack = Thread.callStackSymbols.prefix(12).joined(separator: "\n  ")
            found.withLock { $0.append("\(operation) \(path)\n  \(stack)") }
        } during: {
            try await body()
        }
        return found.withLock { $0 }
    }

    private static let large = Data((0..<(9 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) })

    @Test func transfersWaitForTheDiskElsewhere() async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            let client = DropboxClient(
                accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
            let folder = try TemporaryFolder()
            let source = folder.url.appendingPathComponent("source")
            try Self.large.write(to: source)
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            for number in 0..<5 { try Data("\(number)".utf8).write(to: tree.appendingPathComponent("\(number)")) }
            let journal = UploadJournal(folder: folder.url.appendingPathComponent("journal"))
            let found = try await misplaced(in: folder.url) {
                let options = UploadOptions {
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
