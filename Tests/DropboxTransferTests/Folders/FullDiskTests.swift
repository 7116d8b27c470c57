import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Testing
@testable import DropboxTransfer

/// Folder transfers with insufficient disk space.
struct FullDiskTests {
    /// A disk with space for a given number of files.
    private final class SmallDisk: FilesAccess {
        private let room: Locked<Int>
        private let system = FilesAccessImpl()

        init(_ files: Int) { room = Locked(files) }

        func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
            let isRoom = room.withLock { room in
                room -= 1
                return room >= 0
            }
            guard isRoom else { throw POSIXError(.ENOSPC, userInfo: [NSFilePathErrorKey: finalUrl.path]) }
            return try system.moveFile(from: temporaryLocation, to: finalUrl, overwrite: overwrite)
        }

        func moveFileToTemporaryLocation(from location: URL) throws -> URL { location }
        func errorData(from location: URL) throws -> Data { Data() }
    }

    @Test func fullDiskStopsFolderDownloadWithOneError() async throws {
        try await DownloadFixture.run(filesAccess: SmallDisk(3)) { fixture in
            for number in 0..<40 { try fixture.account.put("/Folder/\(number).txt", Data("file \(number)".utf8)) }
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "/Folder", to: target)
            #expect(result.items.count == 40)
            let errors = result.failures.values
            let others = errors.filter { if case FolderItemError.insufficientSpace = $0 { true } else { false } }
            #expect(errors.count == 37)
            #expect(errors.count - others.count == 1)
            let first = errors.first { if case FolderItemError.insufficientSpace = $0 { false } else { true } }
            #expect(first.map(isOutOfSpace) == true, "\(String(describing: first))")
            // Downloads in progress were requested, and nothing after them.
            let asked = fixture.emulator.calls.all.count { $0.route == "files/download" }
            #expect(asked < 40, "\(asked)")
            // When space is available, the same call downloads only the remaining files.
            let missing = Set(result.failures.keys)
            #expect(Set(try FileManager.default.contentsOfDirectory(atPath: target.path)).isDisjoint(with: missing))
        }
    }

    @Test func fullDropboxStopsFolderUploadWithOneError() async throws {
        let full = Files.WriteError.insufficientSpace
        let items = ItemResultCollector(FolderTransferOptions())
        for number in 0..<5 { items.add("\(number)", .failed(FolderItemError.rejected(.path(full)))) }
        let errors = items.result.items.map(\.outcome)
        guard case .failed(FolderItemError.rejected) = errors[0] else { return #expect(Bool(false)) }
        for outcome in errors.dropFirst() {
            guard case .failed(FolderItemError.insufficientSpace) = outcome else {
                return #expect(Bool(false), "\(outcome)")
            }
        }
        #expect(throws: FolderItemError.self) { try items.checkSpace() }
    }

    @Test func errorOfOneFileDoesNotAffectOthers() throws {
        let items = ItemResultCollector(FolderTransferOptions())
        items.add("a", .failed(POSIXError(.EACCES)))
        items.add("b", .failed(FolderItemError.exists))
        try items.checkSpace()
        #expect(items.result.failures.count == 2)
    }
}
