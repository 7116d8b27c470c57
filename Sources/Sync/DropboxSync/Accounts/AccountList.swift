import DropboxCore
import Foundation

/// The linked accounts, in the order in which they were linked: a file in the directory of an account manager.
struct AccountList: Sendable {
    struct Entry: Sendable, Codable {
        let userID: String
        var info: SyncAccountInfo?
        /// Whether the account is being unlinked and its data is being deleted.
        var isBeingRemoved: Bool?
    }

    let directory: URL
    private let file: DurableFile

    init(directory: URL) {
        self.directory = directory
        file = DurableFile(directory.appendingPathComponent("accounts.json"))
    }

    func entries() throws -> [Entry] {
        guard let data = try file.read() else { return [] }
        return try JSONDecoder().decode([Entry].self, from: data)
    }

    /// Changes the list, while other processes with the same directory wait.
    func update(_ change: (inout [Entry]) -> Void) throws {
        try file.withLock { () throws(any Error) in
            var entries = try entries()
            change(&entries)
            try file.replace(with: try JSONEncoder().encode(entries))
        } makeError: { failure in
            failure as any Error
        }
    }

    /// Rebuilds a list that is damaged, or missing although there are accounts. The rebuilt list has the accounts
    /// that have both a directory and a token. A damaged list is kept as `accounts.json.damaged`.
    func repair(_ userIDs: () throws -> [String]) throws {
        try file.withLock { () throws(any Error) in
            do {
                if try file.read() != nil {
                    _ = try entries()
                    return
                }
            } catch is DecodingError {
                let damagedFile = file.url.appendingPathExtension("damaged")
                guard rename(file.url.path, damagedFile.path) == 0 else { throw ContentCache.systemError(file.url) }
            }
            let existing = Set(try directoryNames())
            if existing.isEmpty { return }
            let entries = try userIDs().filter { existing.contains(directory(of: $0).lastPathComponent) }
            try file.replace(with: try JSONEncoder().encode(entries.map { Entry(userID: $0) }))
        } makeError: { failure in
            failure as any Error
        }
    }

    /// Returns the names of all account directories, including those of accounts that aren't listed.
    func directoryNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasPrefix(Self.prefix) }
    }

    /// Returns the user ID for the name of an account directory.
    func userID(ofDirectory name: String) -> String { String(name.dropFirst(Self.prefix.count)) }

    private static let prefix = "account-"

    /// Returns the directory with all data of an account.
    func directory(of userID: String) -> URL {
        // A user ID is a number. An unexpected ID in a token must not lead out of the directory.
        directory.appendingPathComponent(Self.prefix + userID.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}

/// The remaining cache of an account that is no longer linked: the unsent changes, which are sent when the user links
/// the account again.
enum RetiredAccountCache {
    /// Deletes the contents that the server has from the cache of an account, or the entire cache if nothing is unsent.
    ///
    /// - Parameter discardsUnsent: Whether to delete the entire cache in any case.
    static func prune(_ directory: URL, discardsUnsent: Bool) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: directory.path) else { return }
        if try discardsUnsent || !removeSentContents(in: directory) {
            // Rename it first: after a crash, the remaining files aren't a filesystem.
            let discarded = directory.deletingLastPathComponent().appendingPathComponent(prefix + UUID().uuidString)
            try files.moveItem(at: directory, to: discarded)
            try files.removeItem(at: discarded)
        }
    }

    private static let prefix = "discarded-"

    /// Deletes caches whose deletion was interrupted by a crash.
    static func removeDiscarded(in directory: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) where name.hasPrefix(prefix) {
            try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
        }
    }

    /// Deletes the contents that the server has. Returns whether unsent changes remain.
    private static func removeSentContents(in directory: URL) throws -> Bool {
        try UnsuspendedWork.run(in: directory) { () throws(any Error) in try removeSentContents(lockedIn: directory) }
    }

    private static func removeSentContents(lockedIn directory: URL) throws -> Bool {
        let lock: DirectoryLock
        do {
            lock = try DirectoryLock(directory)
        } catch {
            // Another process has it open, and detects that the account is no longer linked.
            if error.isInUse { return true }
            throw error
        }
        defer { lock.release() }
        let store = try SyncStore(directory: directory) { _ in }
        defer { store.close() }
        let isSent = try store.read { try $0.isQueueEmpty && $0.orphans.isEmpty && $0.doubtCount == 0 }
        if isSent, try store.quarantine.files().isEmpty { return false }
        try store.write { try $0.dropSentContents() }
        try store.partialDownloads.removeAll { _, _ in false }
        return true
    }
}
