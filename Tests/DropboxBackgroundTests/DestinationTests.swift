import DropboxCore
import Foundation
import Testing
@testable import DropboxBackground

/// Only persisted transfers have a partial file next to their destination.
@Suite struct DestinationTests {
    private let folder: TestFolder
    private let kept: SessionDirectory

    init() throws {
        folder = try TestFolder()
        kept = try SessionDirectory(
            identifier: "test", container: nil, in: folder.url.appendingPathComponent("sessions"))
        try kept.create()
    }

    private func download(to path: String) async throws -> TransferDescriptor {
        var transfer = TransferDescriptor(
            id: UUID().uuidString, begun: 1_790_000_000, route: "files/download", argument: #"{"path":"/a"}"#)
        try await transfer.setDestination(folder.url.appendingPathComponent(path), overwrite: false)
        return transfer
    }

    @Test func unpersistedTransferHasNoFile() async throws {
        defer { folder.remove() }
        _ = try await download(to: "a.bin")
        #expect(try folder.names(in: "") == ["sessions"])
    }

    @Test func persistedTransferHasFileUntilRemoved() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        try kept.record(transfer)
        #expect(try folder.names(in: "") == [".\(transfer.id).partial", "sessions"])
        #expect(try folder.names(in: "sessions/background/test") == ["\(transfer.id).json"])
        try kept.remove(transfer)
        #expect(try folder.names(in: "") == ["sessions"])
        #expect(try folder.names(in: "sessions/background/test").isEmpty)
    }

    @Test func unwritableDestinationIsNotPersisted() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "missing/a.bin")
        #expect(throws: CocoaError.self) { try kept.record(transfer) }
        #expect(try folder.names(in: "sessions/background/test").isEmpty)
    }

    @Test func failedPersistenceLeavesNoFile() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        // A directory replaces its record.
        try FileManager.default.createDirectory(
            at: kept.file(transfer.id, "json").appendingPathComponent("full"), withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try kept.record(transfer) }
        #expect(try folder.names(in: "") == ["sessions"])
    }

    @Test func transferRemovedDuringListingIsIgnored() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        try kept.record(transfer)
        // The file is listed, but deleted before it is read.
        try FileManager.default.createSymbolicLink(
            atPath: kept.file(UUID().uuidString, "json").path, withDestinationPath: "gone")
        let found = try kept.transfers()
        #expect(found.count == 1)
        guard case .success(transfer) = found.first else {
            Issue.record("\(found)")
            return
        }
    }

    @Test func clearingTruncatesFileIfItExists() throws {
        defer { folder.remove() }
        try folder.write(Data("old".utf8), to: "content")
        let file = folder.url.appendingPathComponent("content")
        try ResumableDownloadFile(file: file).truncate()
        #expect(try Data(contentsOf: file).isEmpty)
        try FileManager.default.removeItem(at: file)
        try ResumableDownloadFile(file: file).truncate()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
