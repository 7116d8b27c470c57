import DropboxCore
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A content in the cache isn't what was stored there.
struct ContentDamage: Error {
    let content: Tree.Content
    let isMissing: Bool
}

/// Which contents are known to be what was stored: those that were hashed since the filesystem was opened, and that have
/// not been touched since.
final class ContentChecks: Sendable {
    /// What changes when somebody writes to a file or replaces it.
    private struct Fingerprint: Hashable, Sendable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let modified: [Int]
        let changed: [Int]

        /// nil where there is no file.
        init?(_ path: String) {
            var facts = stat()
            guard stat(path, &facts) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: facts.st_dev)
            inode = UInt64(facts.st_ino)
            size = Int64(facts.st_size)
            #if canImport(Darwin)
                modified = [facts.st_mtimespec.tv_sec, facts.st_mtimespec.tv_nsec]
                changed = [facts.st_ctimespec.tv_sec, facts.st_ctimespec.tv_nsec]
            #else
                modified = [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
                changed = [facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec]
            #endif
        }
    }

    private let sound = Locked<[String: Fingerprint]>([:])

    /// Notes that a content was stored a moment ago, so that what it has is known.
    func record(_ file: String, at url: URL) {
        let fingerprint = Fingerprint(url.path)
        sound.withLock { $0[file] = fingerprint }
    }

    /// Reads a content once, unless it is known to be what was stored. Blocks meanwhile.
    ///
    /// - Throws: `ContentDamage`; an error of the system where the content can't be read.
    func check(_ content: Tree.Content, at url: URL) throws {
        guard let fingerprint = Fingerprint(url.path) else { throw ContentDamage(content: content, isMissing: true) }
        if sound.withLock({ $0[content.file] }) == fingerprint { return }
        guard fingerprint.size == content.size, try ContentHash.hash(ofFileAt: url) == content.hash else {
            throw ContentDamage(content: content, isMissing: false)
        }
        sound.withLock { $0[content.file] = fingerprint }
    }

    func forget(_ files: [String]) {
        if files.isEmpty { return }
        sound.withLock { sound in for file in files { sound[file] = nil } }
    }
}
