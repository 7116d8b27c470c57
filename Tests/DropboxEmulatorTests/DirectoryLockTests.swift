import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct FolderLockTests {
    /// As when another process was being started in the moment of the release.
    @Test func releasedFolderIsFreeThoughSomebodyHasTheDescriptorStill() throws {
        let folder = try TemporaryFolder()
        let lock = try DirectoryLock(folder.url)
        var file = stat()
        #expect(stat(folder.url.appendingPathComponent("lock").path, &file) == 0)
        let copies = try openDescriptors().compactMap { descriptor -> Int32? in
            var other = stat()
            guard fstat(descriptor, &other) == 0, other.st_ino == file.st_ino, other.st_dev == file.st_dev else {
                return nil
            }
            return dup(descriptor)
        }
        #expect(!copies.isEmpty)
        #expect(throws: DirectoryLock.LockError.self) { try DirectoryLock(folder.url) }
        lock.release()
        try DirectoryLock(folder.url).release()
        for copy in copies { close(copy) }
    }
}
