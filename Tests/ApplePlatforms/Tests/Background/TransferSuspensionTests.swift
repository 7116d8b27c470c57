import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
@testable import DropboxTransfer

// Use the process's time, like the other tests of that suite.
extension SuspensionTests {
    /// A download, or the journal of an upload, in the container of an app group, when the system suspends the process.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct Transfers: SuspendedProcess {
        static let reason = "swift-dropbox lock"
        private static let revision = DownloadStateMachine.Revision(rev: "1", size: 8 << 20, contentHash: nil)
        let folder: TemporaryDirectory

        init() throws { folder = try TemporaryDirectory() }

        private func download() throws -> DownloadFile {
            try DownloadFile(in: try DirectoryHandle(folder.url), for: "film.mp4")
        }

        @Test func suspendedDownloadLocksNothingAndContinues() async throws {
            let file = try download()
            try file.restart(Self.revision)
            let writer = try file.writer(at: 0)
            #expect(try !lockedFiles.isEmpty)
            suspend()
            #expect(try lockedFiles.isEmpty)
            let later = onThread { try file.write(Data(repeating: 7, count: 4 << 20), to: writer) }
            for _ in 0..<100 { await Task.yield() }
            #expect(try lockedFiles.isEmpty)
            resume()
            try await later.value
            #expect(try !lockedFiles.isEmpty)
            #expect(try file.digest(from: 0, upTo: 4 << 20) == 4 << 20)
            file.unlock()
            #expect(try lockedFiles.isEmpty)
            let next = try download()
            #expect(try next.resume(CancellationFlag())?.missing == [4 << 20..<8 << 20])
            next.unlock()
        }

        /// An extension downloads the file to the same destination meanwhile.
        @Test func downloadEndsIfAnotherProcessUsedItsFile() throws {
            let file = try download()
            try file.restart(Self.revision)
            let writer = try file.writer(at: 0)
            suspend()
            resume()
            let other = try download()
            #expect(throws: FileDownloadError.self) { try file.write(Data("content".utf8), to: writer) }
            // It must not delete the file of the other process either.
            #expect(throws: (any Error).self) { try file.discard(always: true) }
            file.unlock()
            #expect(try folder.names.count == 1)
            other.unlock()
        }

        @Test func downloadEndsIfAnotherProcessChangedItsFile() throws {
            let file = try download()
            try file.restart(Self.revision)
            suspend()
            resume()
            let other = try download()
            try other.restart(DownloadStateMachine.Revision(rev: "2", size: 1, contentHash: nil))
            other.unlock()
            #expect(throws: (any Error).self) { try file.digest(from: 0, upTo: 4 << 20) }
            file.unlock()
        }

        private func location() throws -> (source: URL, journal: URL) {
            let source = folder.url.appendingPathComponent("source")
            if !FileManager.default.fileExists(atPath: source.path) { try Data("content".utf8).write(to: source) }
            return (source, folder.url.appendingPathComponent("journal/1.json"))
        }

        @Test func suspendedUploadLocksNothingAndContinues() async throws {
            let (source, location) = try location()
            let result = try await JournalFile.using(.file(location)) { journal in
                Result { () throws(any Error) in
                    let number = try journal.add(of: source)
                    try journal.write("1", of: number)
                    let before = try self.lockedFiles
                    suspend()
                    let during = try self.lockedFiles
                    resume()
                    try journal.write("2", of: number)
                    return (before.count, during.count)
                }
            }
            #expect(try result.get() == (1, 0))
            #expect(try lockedFiles.isEmpty)
            #expect(try await JournalFile.session(of: source, in: location) == "2")
        }

        /// An extension continues the upload meanwhile.
        @Test func uploadEndsIfAnotherProcessContinuedIt() async throws {
            let (source, location) = try location()
            let result = try await JournalFile.using(.file(location)) { first in
                await BlockingIO.disk.run {
                    suspend()
                    resume()
                }
                _ = try? await JournalFile.store("2", of: source, in: location)
                return Result { () throws(any Error) in try first.write("1", of: try first.add(of: source)) }
            }
            #expect(throws: (any Error).self) { try result.get() }
            #expect(try await JournalFile.session(of: source, in: location) == "2")
        }
    }
}
