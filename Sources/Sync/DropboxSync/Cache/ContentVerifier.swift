import DropboxConcurrency
import DropboxCore
import Foundation

/// A cached content is missing or changed.
struct ContentDamageError: Error {
    let content: Tree.Content
    let isMissing: Bool
}

/// Verifies cached contents. A content is verified once after the filesystem is opened, and again if its file changes.
final class ContentVerifier: Sendable {
    /// The file attributes that change when the file is written or replaced.
    private struct Fingerprint: Hashable, Sendable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let modified: [Int]
        let changed: [Int]

        /// Returns `nil` if the file doesn't exist.
        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: info.st_dev)
            inode = UInt64(info.st_ino)
            size = Int64(info.st_size)
            modified = [info.modified.tv_sec, info.modified.tv_nsec]
            changed = [info.changed.tv_sec, info.changed.tv_nsec]
        }
    }

    private let verified = Locked<[String: Fingerprint]>([:])

    /// Records that a content was stored a moment ago and doesn't need to be verified.
    func record(_ file: String, at url: URL) {
        let fingerprint = Fingerprint(url.path)
        verified.withLock { $0[file] = fingerprint }
    }

    /// Verifies a content, unless its file hasn't changed since the last time. Blocks while it reads the file.
    ///
    /// - Throws: `ContentDamageError`; a system error if the content can't be read.
    func verify(_ content: Tree.Content, at url: URL) throws {
        guard let fingerprint = Fingerprint(url.path) else {
            throw ContentDamageError(content: content, isMissing: true)
        }
        if verified.withLock({ $0[content.file] }) == fingerprint { return }
        guard fingerprint.size == content.size, try ContentHash.hash(ofFileAt: url) == content.hash else {
            throw ContentDamageError(content: content, isMissing: false)
        }
        verified.withLock { $0[content.file] = fingerprint }
    }

    func forget(_ files: [String]) {
        if files.isEmpty { return }
        verified.withLock { verified in for file in files { verified[file] = nil } }
    }
}
