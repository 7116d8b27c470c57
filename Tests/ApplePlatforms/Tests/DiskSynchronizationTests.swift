import Darwin
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxCore

/// The synchronization of files with the medium. The tests share the file system.
@Suite(.serialized) struct DiskSynchronizationTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        FullSynchronization.failure.withLock { $0 = nil }
    }

    private func synchronize() throws -> Int32 {
        let descriptor = open(directory.url.path, O_RDONLY)
        defer { close(descriptor) }
        return synchronizeToDisk(descriptor)
    }

    /// `fsync` leaves the content in the cache of the drive.
    @Test func durableFileReachesTheMedium() throws {
        let count = FullSynchronization.descriptors.withLock { $0.count }
        try DurableFile(directory.url.appendingPathComponent("file")).replace(with: Data("content".utf8))
        // The file and its directory
        #expect(FullSynchronization.descriptors.withLock { $0.count } >= count + 2)
    }

    @Test func fileSystemWithoutTheCommandIsSynchronizedAsFarAsPossible() throws {
        FullSynchronization.failure.withLock { $0 = ENOTSUP }
        defer { FullSynchronization.failure.withLock { $0 = nil } }
        #expect(try synchronize() == 0)
    }

    @Test func failureIsReported() throws {
        FullSynchronization.failure.withLock { $0 = EIO }
        defer { FullSynchronization.failure.withLock { $0 = nil } }
        #expect(try synchronize() == -1)
        #expect(errno == EIO)
    }
}
