import DropboxConcurrency
import DropboxCore
import DropboxStone
import Foundation
import SwiftyDropbox

/// What one command changed in Dropbox, so that `dbx undo` can take it back.
struct HistoryEntry: Sendable {
    /// A change of an item.
    struct Change: Codable, Sendable {
        enum Kind: String, Codable, Sendable { case created, replaced, deleted, moved }

        let kind: Kind
        /// The path after the change; for a deletion, the path before it.
        let path: String
        /// The path before a move.
        var from: String?
        /// The ID of the item after the change.
        var id: String?
        /// The revision of a file before the change.
        var before: String?
        /// The revision of a file after the change.
        var after: String?
        /// The content hash of a file after the change; for a deletion, before it.
        var hash: String?
        let isFolder: Bool

        static func created(_ item: Files.Metadata) -> Change {
            Change(
                kind: .created, path: item.displayPath, id: item.itemID, after: item.revision, hash: item.hash,
                isFolder: item.revision == nil)
        }

        static func deleted(_ item: Files.Metadata) -> Change {
            Change(
                kind: .deleted, path: item.displayPath, id: item.itemID, before: item.revision, hash: item.hash,
                isFolder: item.revision == nil)
        }

        static func moved(_ item: Files.Metadata, from path: String) -> Change {
            Change(
                kind: .moved, path: item.displayPath, from: path, id: item.itemID, after: item.revision,
                isFolder: item.revision == nil)
        }

        /// Returns the changes that the upload of a folder made to an item. A folder that the upload needs isn't among
        /// them: it has no ID yet.
        ///
        /// - Parameter folder: The path of the uploaded folder.
        static func changes(of item: FolderTransferResult.Item, in folder: String) -> [Change] {
            let path = folder + "/" + item.path
            var changes: [Change] = []
            for case .formerSpelling(let name, let id) in item.notices {
                let former = folder + "/" + item.path(named: name)
                changes.append(Change(kind: .moved, path: path, from: former, id: id, isFolder: item.isFolder))
            }
            switch item.outcome {
            case .transferred(let file?):
                changes.append(item.previousRevision.map { .replaced(file, revision: $0) } ?? .created(file))
            case .deleted:
                changes.append(
                    Change(
                        kind: .deleted, path: path, id: item.deletedID, before: item.previousRevision,
                        isFolder: item.isFolder))
            case .transferred(nil), .identical, .planned, .deletionPlanned, .skipped, .failed: break
            }
            return changes
        }

        /// - Parameter revision: The revision that was replaced.
        static func replaced(_ file: Files.FileMetadata, revision: String) -> Change {
            Change(
                kind: .replaced, path: file.displayPath, id: file.id, before: revision, after: file.rev,
                hash: file.contentHash, isFolder: false)
        }
    }

    /// The letters and digits that select the entry.
    let id: String
    let date: Date
    /// The command as the user typed it, without options.
    let command: String
    var changes: [Change] = []
    /// A Boolean value that indicates whether the changes were taken back.
    var isUndone = false
    /// The paths of the changes that an incomplete undo took back.
    var takenBack: Set<String> = []

    /// The ID of the command that this one took back, or `nil` if it's no undo.
    var undoneID: String? { command.hasPrefix("undo ") ? String(command.dropFirst("undo ".count)) : nil }
}

/// The file with the history of an account, which is next to the journal of uploads.
///
/// Each line is a JSON object: the start of a command, a change, or the note that a command was taken back. Processes append
/// lines at the same time. A line that a stopped process left incomplete is ignored.
struct HistoryFile: Sendable {
    /// The size at which older lines go to a second file, which replaces that of the last time.
    private static let maximumSize = 16 << 20

    private struct Line: Codable {
        var entry: String
        var date: Double?
        var command: String?
        var change: HistoryEntry.Change?
        var isUndone: Bool?
        var takenBack: String?
    }

    let url: URL

    /// - Parameters:
    ///   - account: The identity of the account.
    ///   - directory: The directory with the files of all accounts.
    init(account: String, directory: URL) {
        url = directory.appendingPathComponent(ContentHash.hash(of: Data(account.utf8)).prefix(32) + ".jsonl")
    }

    private var older: URL { url.appendingPathExtension("old") }

    /// Appends the start of a command, and returns its ID.
    func begin(_ command: String) throws -> String {
        var id = ""
        repeat { id = String(UInt32.random(in: 0 ... .max), radix: 36) } while id.count < 4
        let command = String(command.prefix(200))
        try append(Line(entry: id, date: Date().timeIntervalSince1970, command: command))
        return id
    }

    func add(_ change: HistoryEntry.Change, to entry: String) throws { try append(Line(entry: entry, change: change)) }

    /// Notes whether a command is taken back.
    func mark(_ entry: String, isUndone: Bool) throws { try append(Line(entry: entry, isUndone: isUndone)) }

    /// Notes that a change of a command was taken back, and others weren't.
    func markAsTakenBack(_ path: String, of entry: String) throws {
        try append(Line(entry: entry, takenBack: path))
    }

    /// Returns the commands that changed something, oldest first.
    func entries() throws -> [HistoryEntry] {
        var (order, entries) = ([String](), [String: HistoryEntry]())
        let decoder = JSONDecoder()
        for file in [older, url] where FileManager.default.fileExists(atPath: file.path) {
            for text in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
                guard let line = try? decoder.decode(Line.self, from: text) else { continue }
                if let date = line.date, let command = line.command, entries[line.entry] == nil {
                    order.append(line.entry)
                    entries[line.entry] = HistoryEntry(
                        id: line.entry, date: Date(timeIntervalSince1970: date), command: command)
                }
                if let change = line.change { entries[line.entry]?.changes.append(change) }
                if let isUndone = line.isUndone { entries[line.entry]?.isUndone = isUndone }
                if let path = line.takenBack { entries[line.entry]?.takenBack.insert(path) }
            }
        }
        return order.compactMap { entries[$0] }.filter { !$0.changes.isEmpty }
    }

    private func append(_ line: Line) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(line) + Data("\n".utf8)
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let size = try handle.seekToEnd()
        // A line that was cut off must not swallow this one.
        try handle.write(contentsOf: (size == 0 ? Data() : Data("\n".utf8)) + data)
        guard size > Self.maximumSize else { return }
        if rename(url.path, older.path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}

/// Records the changes of a command. A history that can't be written is no reason to fail, so there is only a warning.
final class HistoryRecorder: Sendable {
    /// The history, or the reason why there is none.
    private let file: Result<HistoryFile, CommandError>
    private let command: String
    private let warning: SingleWarning
    private let entry = Locked<String?>(nil)

    /// - Parameters:
    ///   - account: The account that the command changes.
    ///   - client: A client of the account.
    ///   - command: The command without options, for the user.
    ///   - terminal: The terminal for the warning.
    /// - Throws: An error that the command would get, too, such as that of a missing connection.
    convenience init(
        _ account: AccountOptions, _ client: DropboxClient, _ command: String, _ terminal: Terminal
    ) async throws(CommandError) {
        let file: Result<HistoryFile, CommandError>
        do throws(CommandError) { file = .success(try await account.history(client)) } catch {
            // A token without the scope for it doesn't tell its account.
            guard error.details.code != nil, error.details.isRetryable == false else { throw error }
            file = .failure(error)
        }
        self.init(file, command, terminal)
    }

    init(_ file: Result<HistoryFile, CommandError>, _ command: String, _ terminal: Terminal) {
        (self.file, self.command) = (file, command)
        warning = SingleWarning(terminal)
    }

    /// Records a change after it was made.
    func record(_ change: HistoryEntry.Change) {
        entry.withLock { entry in
            do {
                let file = try file.get()
                let id = try entry ?? file.begin(command)
                entry = id
                try file.add(change, to: id)
            } catch {
                let reason = (error as? CommandError)?.message ?? CommandError.userMessage(for: error)
                warning.print("`dbx undo` can't take this back: \(reason)")
            }
        }
    }
}

/// What was at a path before a command changed it.
enum PreviousItem: Sendable {
    case none
    case file(revision: String)
    /// The item couldn't be looked up, so its change can't be taken back.
    case unknown

    /// Looks up a path.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    fileprivate init(at path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        do throws(CallError<Files.GetMetadataError>) {
            let file = try await client.files.getMetadata(path: path).response() as? Files.FileMetadata
            self = file.map { .file(revision: $0.rev) } ?? .unknown
        } catch {
            guard let reason = error.routeError else { throw error }
            // For another reason, the command itself reports what is wrong with the path.
            self = if case .path(.notFound) = reason { .none } else { .unknown }
        }
    }

    /// Returns the change that an upload made, or `nil` if the same content was there.
    fileprivate func change(to file: Files.FileMetadata) -> HistoryEntry.Change? {
        switch self {
        case .none: .created(file)
        case .file(let revision): revision == file.rev ? nil : .replaced(file, revision: revision)
        case .unknown: nil
        }
    }
}

/// What an upload, a move, or a copy to a path changes besides the item itself: Dropbox creates missing folders.
struct Placement: Sendable {
    private let item: PreviousItem
    /// The folder before the change, or `nil` if it didn't exist, or wasn't looked up.
    private(set) var folder: Files.FolderMetadata?
    /// The paths of the folders that don't exist, outermost first.
    private let missingFolders: [String]
    private let client: DropboxClient

    /// Looks up a path and the folders above it, before the change.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    init(at path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        async let folders = Self.missingFolders(above: path, client)
        let item: PreviousItem
        do throws(CallError<Files.GetMetadataError>) { item = try await PreviousItem(at: path, client) } catch {
            _ = await folders
            throw error
        }
        (self.item, missingFolders, self.client) = (item, try await folders.get(), client)
    }

    /// Looks up a folder and the folders above it, before something is put into it.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    init(ofFolder path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        self.client = client
        item = .unknown
        if !path.isEmpty {
            do throws(CallError<Files.GetMetadataError>) {
                folder = try await client.files.getMetadata(path: path).response() as? Files.FolderMetadata
            } catch {
                // The upload reports what is wrong with the path.
                guard error.routeError != nil else { throw error }
            }
        }
        missingFolders = folder == nil ? try await Self.missingFolders(above: path + "/", client).get() : []
    }

    /// Returns the paths of the folders above a path that don't exist, outermost first.
    private static func missingFolders(
        above path: String, _ client: DropboxClient
    ) async -> Result<[String], CallError<Files.GetMetadataError>> {
        var missing: [String] = []
        var folder = path[...]
        while let end = folder.lastIndex(of: "/"), end > folder.startIndex {
            folder = folder[..<end]
            do throws(CallError<Files.GetMetadataError>) {
                _ = try await client.files.getMetadata(path: String(folder)).response()
                break
            } catch {
                guard let reason = error.routeError else { return .failure(error) }
                guard case .path(.notFound) = reason else { break }
                missing.insert(String(folder), at: 0)
            }
        }
        return .success(missing)
    }

    /// Records an upload after it was made.
    ///
    /// - Parameter path: The path of the upload. With `--autorename`, the file can have another one.
    func recordUpload(of file: Files.FileMetadata, to path: String, _ history: HistoryRecorder) async {
        await recordFolders(history)
        let isRenamed = (file.pathLower ?? path.lowercased()) != path.lowercased()
        if let change = isRenamed ? .created(file) : item.change(to: file) { history.record(change) }
    }

    /// Records the folders that the change created.
    ///
    /// - Parameter others: The paths of other folders that it created.
    func recordFolders(_ history: HistoryRecorder, and others: [String] = []) async {
        // Concurrently, because an upload can create thousands.
        await withTaskGroup(of: Void.self) { group in
            for (index, path) in (missingFolders + others).enumerated() {
                if index >= 16 { await group.next() }
                group.addTask { [client] in
                    // A folder that can't be found needs no undo.
                    guard let folder = try? await client.files.getMetadata(path: path).response() else { return }
                    history.record(.created(folder))
                }
            }
        }
    }
}

extension Files.Metadata {
    /// The ID of a file or folder.
    var itemID: String? {
        if let file = self as? Files.FileMetadata { return file.id }
        return (self as? Files.FolderMetadata).map { $0.id }
    }

    /// The content hash of a file.
    fileprivate var hash: String? { (self as? Files.FileMetadata)?.contentHash }

    /// The revision of a file.
    var revision: String? { (self as? Files.FileMetadata).map { $0.rev } }
}
