import DropboxConcurrency
import DropboxCore
import Foundation

@testable import DropboxDatastore

/// A folder in memory that several devices share.
final class MemoryFolder: Sendable {
    private struct State {
        var files: [String: Data] = [:]
        var events: [(path: String, isDeletion: Bool)] = []
        /// Cursors of earlier generations expired.
        var generation = 0
    }

    private let state = Locked(State())

    var files: [String: Data] { state.withLock { $0.files } }

    /// Adds, replaces, or deletes a file, as the user or another program could.
    func set(_ path: String, _ content: Data?) {
        state.withLock { state in
            if content == nil, state.files[path] == nil { return }
            state.files[path] = content
            state.events.append((path, content == nil))
        }
    }

    /// Deletes a folder with its files.
    func deleteFolder(_ path: String) {
        state.withLock { state in
            state.files = state.files.filter { !$0.key.hasPrefix(path + "/") }
            state.events.append((path, true))
        }
    }

    func expireCursors() { state.withLock { $0.generation += 1 } }

    /// Returns a page of at most three files or changes.
    func page(after cursor: String?) throws -> FolderPage {
        try state.withLock { state throws -> FolderPage in
            // The generation, the number of events, and the last path of a listing that isn't complete.
            let parts = (cursor ?? "\(state.generation):\(state.events.count):").components(separatedBy: ":")
            guard let position = Int(parts[1]), Int(parts[0]) == state.generation else { throw ExpiredCursorError() }
            if parts.count > 2 {
                let paths = state.files.keys.filter { $0 > parts[2] }.sorted()
                let page = paths.prefix(3)
                let hasMore = paths.count > page.count
                return FolderPage(
                    entries: page.map { Self.entry($0, state.files[$0]) },
                    cursor: "\(state.generation):\(position)" + (hasMore ? ":\(page.last ?? "")" : ""), hasMore: hasMore
                )
            }
            let events = state.events.dropFirst(position).prefix(3)
            let next = position + events.count
            return FolderPage(
                entries: events.map { Self.entry($0.path, state.files[$0.path]) },
                cursor: "\(state.generation):\(next)",
                hasMore: next < state.events.count)
        }
    }

    private static func entry(_ path: String, _ content: Data?) -> FolderPage.Entry {
        content.map { .file(path: path, size: $0.count, hash: ContentHash.hash(of: $0)) } ?? .deleted(path: path)
    }
}

/// The access of one device to a folder, with injected failures.
final class DeviceFolder: DatastoreFolder {
    enum Failure: Error { case notSent, lostResponse }

    let folder: MemoryFolder
    /// Returns the failure of the next operation.
    private let nextFailure: Locked<Source?>
    struct Source: Sendable { let next: @Sendable (String) -> Failure? }

    init(_ folder: MemoryFolder) {
        self.folder = folder
        nextFailure = Locked(nil)
    }

    /// The files whose content can't be read.
    private let unreadable = Locked<Set<String>>([])

    func setUnreadable(_ paths: Set<String>) { unreadable.change { $0 = paths } }

    func setFailures(_ next: (@Sendable (String) -> Failure?)?) {
        nextFailure.withLock { $0 = next.map { Source(next: $0) } }
    }

    private func perform<Result>(_ operation: String, _ body: () throws -> Result) throws -> Result {
        let failure = nextFailure.withLock { $0 }?.next(operation)
        if failure == .notSent { throw Failure.notSent }
        let result = try body()
        if failure == .lostResponse { throw Failure.lostResponse }
        return result
    }

    /// Called after a page was read, and before it arrives.
    let onPage = Locked<Interruption?>(nil)
    struct Interruption: Sendable { let call: @Sendable () throws -> Void }

    func page(after cursor: String?) async throws -> FolderPage {
        let page = try perform("page") { try folder.page(after: cursor) }
        try onPage.withLock { $0 }?.call()
        return page
    }

    func waitForChanges(after cursor: String) async throws {}

    func content(of path: String) async throws -> Data? {
        if unreadable.withLock({ $0.contains(path) }) { throw UnreadableFileError(reason: "restricted_content") }
        return try perform("content") { folder.files[path] }
    }

    /// What the server responds about the account's role.
    let role = Locked<DatastoreAccess?>(nil)
    let roleRequests = Locked<[String]>([])

    func access(to id: String) async throws -> DatastoreAccess? {
        try perform("access") {
            roleRequests.withLock { $0.append(id) }
            return role.withLock { $0 }
        }
    }

    func add(_ content: Data, at path: String) async throws {
        try perform("add") { if folder.files[path] != content { folder.set(path, content) } }
    }

    func delete(_ path: String) async throws { try perform("delete") { folder.set(path, nil) } }
}
