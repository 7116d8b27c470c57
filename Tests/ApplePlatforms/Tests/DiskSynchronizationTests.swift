import Darwin
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxCore
@testable import DropboxSync

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

    /// Returns what was synchronized in the directory of this test.
    private func synchronizedPaths() -> [String] {
        FullSynchronization.paths.withLock { $0.filter { $0.hasPrefix(directory.url.path) } }
    }

    /// `fsync` leaves the content in the cache of the drive.
    @Test func durableFileReachesTheMedium() throws {
        try DurableFile(directory.url.appendingPathComponent("file")).replace(with: Data("content".utf8))
        let paths = synchronizedPaths()
        // The file, which has a temporary name until then, and its directory
        #expect(paths.count == 2)
        #expect(paths.last == directory.url.path)
    }

    /// Apple platforms can't synchronize a volume, which is the way for many files on Linux.
    @Test func eachContentOfALargeGroupReachesTheMedium() throws {
        let cache = try ContentCache(directory.url.appendingPathComponent("contents"))
        let contents = try (0..<20).map { try cache.store(Data("content \($0)".utf8)) }
        try cache.synchronize(contents)
        #expect(Set(synchronizedPaths()) == Set(contents.map { cache.url(of: $0.file, .part).path }))
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
