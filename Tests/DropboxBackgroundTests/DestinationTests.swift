import DropboxCore
import Foundation
import Testing

@testable import DropboxBackground

/// The file beside a destination, which receives the content, is there for transfers that are kept and for no others.
@Suite struct DestinationTests {
    private let folder: TestFolder
    private let kept: SessionDirectory

    init() throws {
        folder = try TestFolder()
        kept = try SessionDirectory(
            identifier: "test", container: nil, in: folder.url.appendingPathComponent("sessions"))
        try kept.make()
    }

    private func download(to path: String) async throws -> TransferDescriptor {
        var transfer = TransferDescriptor(
            id: UUID().uuidString, begun: 1_790_000_000, route: "files/download", argument: #"{"path":"/a"}"#)
        try await transfer.setDestination(folder.url.appendingPathComponent(path), overwrite: false)
        return transfer
    }

    @Test func aTransferThatIsNotKeptHasNoFile() async throws {
        defer { folder.remove() }
        _ = try await download(to: "a.bin")
        #expect(try folder.names(in: "") == ["sessions"])
    }

    @Test func aTransferThatIsKeptHasAFileUntilItIsForgotten() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        try kept.record(transfer)
        #expect(try folder.names(in: "") == [".\(transfer.id).partial", "sessions"])
        #expect(try folder.names(in: "sessions/background/test") == ["\(transfer.id).json"])
        try kept.remove(transfer)
        #expect(try folder.names(in: "") == ["sessions"])
        #expect(try folder.names(in: "sessions/background/test").isEmpty)
    }

    @Test func aTransferWhoseDestinationCannotBeWrittenToIsNotKept() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "missing/a.bin")
        #expect(throws: CocoaError.self) { try kept.record(transfer) }
        #expect(try folder.names(in: "sessions/background/test").isEmpty)
    }

    @Test func aTransferThatCannotBeKeptHasNoFile() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        // A folder in the place of its record.
        try FileManager.default.createDirectory(
            at: kept.file(transfer.id, "json").appendingPathComponent("full"), withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try kept.record(transfer) }
        #expect(try folder.names(in: "") == ["sessions"])
    }

    @Test func aTransferThatGoesWhileOthersAreListedIsNoError() async throws {
        defer { folder.remove() }
        let transfer = try await download(to: "a.bin")
        try kept.record(transfer)
        // Listed, and not there when it is read.
        try FileManager.default.createSymbolicLink(
            atPath: kept.file(UUID().uuidString, "json").path, withDestinationPath: "gone")
        let found = try kept.transfers()
        #expect(found.count == 1)
        guard case .success(transfer) = found.first else {
            Issue.record("\(found)")
            return
        }
    }

    @Test func clearingEmptiesTheFileOrFindsNone() throws {
        defer { folder.remove() }
        try folder.write(Data("old".utf8), to: "content")
        let file = folder.url.appendingPathComponent("content")
        try ResumableDownloadFile(file: file).clear()
        #expect(try Data(contentsOf: file).isEmpty)
        try FileManager.default.removeItem(at: file)
        try ResumableDownloadFile(file: file).clear()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
