import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

@Suite struct DirectoryLockTests {
    /// Reproduces the start of another process at the time of the release.
    @Test func releasedLockIsFreeDespiteInheritedDescriptor() throws {
        let folder = try TemporaryDirectory()
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
