import DropboxCore
import Foundation

/// What stays of an account that isn't linked any more: what the user has not sent, so that it is sent when the user links
/// the account again.
enum RetiredAccountCache {
    /// Deletes what the cache of an account has from the server, and everything where there is nothing unsent.
    ///
    /// - Parameter discardsUnsent: whether everything is deleted in any case.
    static func reduce(_ folder: URL, discardsUnsent: Bool) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: folder.path) else { return }
        if try discardsUnsent || !reduce(folder) {
            // In one step, so that what is left after a crash is no filesystem any more.
            let doomed = folder.deletingLastPathComponent().appendingPathComponent(prefix + UUID().uuidString)
            try files.moveItem(at: folder, to: doomed)
            try files.removeItem(at: doomed)
        }
    }

    private static let prefix = "discarded-"

    /// Deletes what a crash left of what was to be deleted.
    static func clear(in folder: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(prefix) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Answers whether anything is left that was not sent.
    private static func reduce(_ folder: URL) throws -> Bool {
        let lock: DirectoryLock
        do {
            lock = try DirectoryLock(folder)
        } catch {
            // Another process has it open, and learns by itself that the account isn't linked any more.
            if error.isInUse { return true }
            throw error
        }
        defer { lock.release() }
        let store = try SyncStore(folder: folder) { _ in }
        defer { store.close() }
        let isSent = try store.read { try $0.isQueueEmpty && $0.orphanCount == 0 }
        if isSent, try store.quarantine.files().isEmpty { return false }
        try store.write { try $0.dropSentContents() }
        try store.partials.clear { _, _ in false }
        return true
    }
}
