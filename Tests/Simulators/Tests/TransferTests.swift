import DropboxFiles
import DropboxTransfer
import Foundation
import SmallServer
import Testing

/// Calls and transfers, which use `URLSession` on Apple platforms.
@Suite(.timeLimit(.minutes(5))) struct TransferTests {
    private let server: SmallServer
    private let client: DropboxClient
    private let folder: URL

    init() throws {
        server = try SmallServer()
        client = server.client
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("simulator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func end() throws {
        client.shutdown()
        server.stop()
        try FileManager.default.removeItem(at: folder)
    }

    @Test func manyConcurrentCallsReturnTheirOwnResults() async throws {
        for number in 0..<50 { server.put("\(number).txt", Data(count: number)) }
        try await withThrowingTaskGroup(of: (String, UInt64?).self) { group in
            for number in 0..<50 {
                group.addTask { [client] in
                    let metadata = try await client.files.getMetadata(path: "/\(number).txt").response()
                    return (metadata.name, (metadata as? Files.FileMetadata)?.size)
                }
            }
            for try await (name, size) in group { #expect(name == "\(size ?? 0).txt") }
        }
        try end()
    }

    @Test func routeErrorIsTyped() async throws {
        do {
            _ = try await client.files.getMetadata(path: "/missing").response()
            Issue.record("no error")
        } catch {
            guard case .path(.notFound) = error.routeError else {
                Issue.record(error)
                return
            }
        }
        try end()
    }

    @Test func uploadedFileIsDownloadedUnchanged() async throws {
        let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let (source, destination) = (folder.appendingPathComponent("source"), folder.appendingPathComponent("copy"))
        try content.write(to: source)
        let uploaded = try await client.files.uploadFile(from: source, to: "/file.bin")
        #expect(uploaded.contentHash == ContentHash.hash(of: content))
        #expect(server.content("file.bin") == content)
        let downloaded = try await client.files.downloadFile(path: "/file.bin", to: destination)
        #expect(downloaded.rev == uploaded.rev)
        #expect(try Data(contentsOf: destination) == content)
        try end()
    }

    @Test func canceledDownloadEndsWithoutAFile() async throws {
        server.put("file.bin", Data(count: 1000))
        server.hold()
        let destination = folder.appendingPathComponent("copy")
        let download = Task { [client] in try await client.files.downloadFile(path: "/file.bin", to: destination) }
        await Task.detached { [server] in server.waitUntilHeld() }.value
        download.cancel()
        await #expect(throws: FileDownloadError.self) { try await download.value }
        #expect(!FileManager.default.fileExists(atPath: destination.path))
        server.release()
        try end()
    }
}
