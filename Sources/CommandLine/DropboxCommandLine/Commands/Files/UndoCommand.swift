import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx history`: lists what commands changed in Dropbox.
struct HistoryCommand: Command {
    static let name = "history"
    static let summary = "list the commands that changed files in Dropbox"
    static let discussion = """
        List the commands of this machine that changed files in Dropbox, newest first, with the IDs for `dbx undo`. With an
        ID, list its changes.
        """
    static let output = [
        OutputField("id", "the ID for `dbx undo`"),
        OutputField("date", "when the command started, in UTC", isOptional: true),
        OutputField("command", "the command without options", isOptional: true),
        OutputField("changes", .integer, "the number of changes", isOptional: true),
        OutputField("undone", .boolean, "whether the changes were taken back", isOptional: true),
        OutputField("change", "with ID: created, replaced, deleted, or moved", isOptional: true),
        OutputField("path", "with ID: the path after the change, or that of a deleted item", isOptional: true),
        OutputField("from", "with ID: the path before a move", isOptional: true),
    ]

    private let id: String?
    private let limit: Int
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = arguments.argument("ID", "list the changes of this command")
        limit =
            try arguments.number("limit", "COUNT", "list at most COUNT commands (default: 20)", in: 1...1_000_000) ?? 20
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let entries = try HistoryEntry.all(try await account.history(terminal))
        if let id {
            let entry = try HistoryEntry.select(id, in: entries)
            for change in entry.changes {
                guard isJSON else {
                    terminal.print(change.text)
                    continue
                }
                terminal.print(json: [
                    "id": entry.id, "change": change.kind.rawValue, "path": change.path, "from": change.from,
                ])
            }
            return .success
        }
        for entry in entries.reversed().prefix(limit) {
            let date = entry.date.apiText
            if isJSON {
                terminal.print(json: [
                    "id": entry.id, "date": date, "command": entry.command, "changes": entry.changes.count,
                    "undone": entry.isUndone,
                ])
            } else {
                let note = entry.isUndone ? "  (undone)" : ""
                terminal.print("\(entry.id.padding(to: 8))  \(date)  \(entry.command)\(note)")
            }
        }
        if entries.isEmpty { terminal.printStatus("No command has changed anything in this account.") }
        return .success
    }
}

/// `dbx undo`: takes back what a command changed.
struct UndoCommand: Command {
    static let name = "undo"
    static let summary = "take back what a command changed in Dropbox"
    static let discussion = """
        Take back what a command changed in Dropbox: bring back overwritten and deleted files, move items back, and delete
        what the command created. An item that was changed since then stays as it is, and is reported. An undo can be undone.
        """
    static let examples = ["dbx undo", "dbx history", "dbx undo 1a2b3c --dry-run"]
    static let notes = """
        Dropbox keeps deleted and overwritten files for 30 days or longer, depending on the plan. What `dbx fs`, `dbx api`, and
        the commands for sharing and documents do isn't recorded, so it can't be taken back.
        """
    static let output = [
        OutputField("path", "the path of the item"), OutputField("outcome", "undone, planned, or kept"),
        OutputField("reason", "why the item was kept", isOptional: true),
    ]

    private let id: String?
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = arguments.argument("ID", "the command to take back (default: the last one; see `dbx history`)")
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would be taken back, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in try await undo(client, terminal) }
    }

    private func undo(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let file = try await account.history(client)
        let entries = try HistoryEntry.all(file)
        let entry: HistoryEntry
        if let id {
            entry = try HistoryEntry.select(id, in: entries)
        } else {
            // A command that can't be taken back completely doesn't hide the commands before it.
            guard let last = entries.last(where: { !$0.isUndone && $0.takenBack.isEmpty && $0.undoneID == nil }) else {
                throw .failure("there is nothing to undo; `dbx history` lists the commands that changed something")
            }
            entry = last
        }
        if entry.isUndone { throw .failure("\(entry.command) (\(entry.id)) was taken back already") }
        terminal.printStatus(
            "\(isDryRun ? "would undo" : "undoing") \(entry.command) (\(entry.id), \(entry.date.apiText))")
        let recorder = isDryRun ? nil : HistoryRecorder(.success(file), "undo \(entry.id)", terminal)
        let undo = Undo(client: client, recorder: recorder, entry, in: entries)
        var status = ExitStatus.success
        // The folders that were deleted with all that the command created in them.
        var deleted: [String] = []
        var takenBack: [String] = []
        for change in entry.changesToTakeBack where !entry.takenBack.contains(change.path) {
            if Task.isCancelled { throw .interrupted }
            do throws(CommandError) {
                let path = change.path.lowercased()
                if change.kind != .created || !deleted.contains(where: path.hasPrefix) {
                    try await undo.takeBack(change)
                    if change.kind == .created, change.isFolder { deleted.append(path + "/") }
                }
                takenBack.append(change.path)
                show(change, nil, terminal)
            } catch {
                if [.interrupted, .unreachable].contains(error.status) { throw error }
                show(change, error.message, terminal)
                status = .failure
            }
        }
        if !isDryRun {
            do { try note(entry, isComplete: status == .success, takenBack, file) } catch {
                throw .failure("cannot record the undo", error)
            }
        }
        return status
    }

    /// Notes what was taken back. After the undo of an undo, the first command can be taken back again.
    private func note(
        _ entry: HistoryEntry, isComplete: Bool, _ takenBack: [String], _ file: HistoryFile
    ) throws {
        guard isComplete else {
            for path in takenBack { try file.markAsTakenBack(path, of: entry.id) }
            return
        }
        try file.mark(entry.id, isUndone: true)
        if let id = entry.undoneID { try file.mark(id, isUndone: false) }
    }

    private func show(_ change: HistoryEntry.Change, _ problem: String?, _ terminal: Terminal) {
        if isJSON {
            let outcome = problem != nil ? "kept" : isDryRun ? "planned" : "undone"
            return terminal.print(json: ["path": change.path, "outcome": outcome, "reason": problem])
        }
        if let problem { return terminal.printError("\(change.path): \(problem)") }
        terminal.print((isDryRun ? "would take back: " : "taken back: ") + change.text)
    }
}

/// Takes back single changes.
private struct Undo {
    let client: DropboxClient
    /// Records the changes of the undo, or `nil` to only check whether they are possible.
    let recorder: HistoryRecorder?
    /// The revisions and the IDs that the command made, and those of the same items that later commands of `dbx undo`
    /// brought back: they are what the command had left.
    private let own: Set<String>
    /// The content hashes that the command left, by the IDs of the files. A file gets another revision when its folder moves.
    private let contents: [String: String]

    private static let changed = "kept, because it was changed since then"

    init(client: DropboxClient, recorder: HistoryRecorder?, _ entry: HistoryEntry, in entries: [HistoryEntry]) {
        (self.client, self.recorder) = (client, recorder)
        let changes = entry.changes.filter { $0.kind != .deleted }
        var own = Set(changes.compactMap { $0.isFolder || $0.kind == .moved ? $0.id : $0.after })
        var contents = Dictionary(
            changes.compactMap { change in change.id.flatMap { id in change.hash.map { (id, $0) } } },
            uniquingKeysWith: { $1 })
        let byID = Dictionary(entries.map { ($0.id, $0) }) { $1 }
        for later in entries.drop(while: { $0.id != entry.id }).dropFirst() {
            guard let undone = later.undoneID.flatMap({ byID[$0] }) else { continue }
            let removed = undone.changes.filter { $0.kind == .deleted || $0.kind == .replaced }
            let formers = Dictionary(removed.map { ($0.path.lowercased(), $0) }) { $1 }
            for change in later.changes where change.kind == .created || change.kind == .replaced {
                // What came back is what the command had left only if that was there before.
                guard let former = formers[change.path.lowercased()] else { continue }
                let hadID = former.kind == .deleted && former.id.map(own.contains) == true
                let hadContent =
                    former.kind == .deleted && former.hash != nil
                    && former.id.flatMap { contents[$0] } == former.hash
                guard hadID || hadContent || former.before.map(own.contains) == true else { continue }
                if hadID || change.isFolder, let id = change.id { own.insert(id) }
                if let revision = change.after { own.insert(revision) }
                if let id = change.id, let hash = change.hash { contents[id] = hash }
            }
        }
        (self.own, self.contents) = (own, contents)
    }

    /// Returns whether an item has the state that the command left.
    private func isOwn(_ item: Files.Metadata) -> Bool {
        guard let file = item as? Files.FileMetadata else { return item.itemID.map(own.contains) ?? false }
        return own.contains(file.rev) || file.contentHash != nil && contents[file.id] == file.contentHash
    }

    /// Returns whether an item is the one that the command left, or that came back in its place.
    private func isSame(_ item: Files.Metadata, _ change: HistoryEntry.Change) -> Bool {
        if change.kind != .moved { return isOwn(item) }
        return item.itemID.map { $0 == change.id || own.contains($0) } ?? false
    }

    func takeBack(_ change: HistoryEntry.Change) async throws(CommandError) {
        switch change.kind {
        case .deleted: try await restore(change)
        case .created: try await delete(change)
        case .replaced: try await revert(change)
        case .moved: try await moveBack(change)
        }
    }

    private func restore(_ change: HistoryEntry.Change) async throws(CommandError) {
        if let existing = try await RemoteItems.item(at: change.path, client) {
            if change.isFolder, existing is Files.FolderMetadata { return }
            throw .failure("kept, because another item is there now")
        }
        guard let recorder else { return }
        do {
            let item: Files.Metadata
            if let revision = change.before {
                item = try await client.files.restore(path: change.path, rev: revision).response()
            } else {
                item = try await client.files.createFolderV2(path: change.path).response().metadata
            }
            recorder.record(.created(item))
        } catch { throw .failure("cannot restore it", error) }
    }

    private func delete(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let existing = try await RemoteItems.item(at: change.path, client) else {
            // Others may have moved it.
            guard let id = change.id, let moved = try await RemoteItems.item(at: id, client) else { return }
            throw .failure("kept, because it was moved to \(moved.displayPath)")
        }
        if change.isFolder {
            guard existing is Files.FolderMetadata, isSame(existing, change) else { throw .failure(Self.changed) }
            let contents = try await RemoteItems.contents(of: change.path, client)
            let others = contents.filter { !isOwn($0) }
            guard others.isEmpty else {
                // What the command created in it is deleted by itself.
                throw .failure("kept, because it contains other items now, such as \(others[0].displayPath)")
            }
            try await delete(existing, contents)
        } else {
            guard let file = existing as? Files.FileMetadata, isSame(file, change) else {
                throw .failure(Self.changed)
            }
            try await delete(file, [])
        }
    }

    private func delete(_ item: Files.Metadata, _ contents: [Files.Metadata]) async throws(CommandError) {
        guard let recorder else { return }
        do {
            let revision = (item as? Files.FileMetadata)?.rev
            _ = try await client.files.deleteV2(path: item.displayPath, parentRev: revision).response()
        } catch { throw .failure("cannot delete it", error) }
        for item in [item] + contents { recorder.record(.deleted(item)) }
    }

    private func revert(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let before = change.before,
            let file = try await RemoteItems.item(at: change.path, client) as? Files.FileMetadata, isSame(file, change)
        else { throw .failure(Self.changed) }
        guard let recorder else { return }
        do {
            let restored = try await client.files.restore(path: change.path, rev: before).response()
            recorder.record(.replaced(restored, revision: file.rev))
        } catch { throw .failure("cannot restore revision \(before)", error) }
    }

    private func moveBack(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let from = change.from else { return }
        guard let existing = try await RemoteItems.item(at: change.path, client), isSame(existing, change) else {
            throw .failure("kept, because it was moved or deleted since then")
        }
        if from.lowercased() != change.path.lowercased(), try await RemoteItems.item(at: from, client) != nil {
            throw .failure("kept, because another item is at \(from) now")
        }
        guard let recorder else { return }
        do {
            let result = try await client.files.moveV2(
                fromPath: existing.displayPath, toPath: from, allowSharedFolder: true
            ).response().metadata
            recorder.record(.moved(result, from: existing.displayPath))
        } catch { throw .failure("cannot move it back to \(from)", error) }
    }
}

extension HistoryEntry {
    fileprivate static func all(_ file: HistoryFile) throws(CommandError) -> [HistoryEntry] {
        do { return try file.entries() } catch { throw .failure("cannot read the history", error) }
    }

    /// The changes in the order in which they can be taken back: last things first, but folders before what is in them.
    fileprivate var changesToTakeBack: [Change] {
        var groups: [[Change]] = []
        for change in changes {
            // A folder is recorded before its contents, and must exist before them again; a created one is deleted with them.
            let isInGroup = groups.last?.last.map { $0.kind == change.kind && change.kind != .moved } ?? false
            if isInGroup { groups[groups.count - 1].append(change) } else { groups.append([change]) }
        }
        return groups.reversed().flatMap { group in group.filter(\.isFolder) + group.filter { !$0.isFolder } }
    }

    /// Returns the entry whose ID starts with a text.
    fileprivate static func select(_ id: String, in entries: [HistoryEntry]) throws(CommandError) -> HistoryEntry {
        let matches = entries.filter { $0.id == id } + entries.filter { $0.id != id && $0.id.hasPrefix(id) }
        guard let entry = matches.first, matches.count == 1 || entry.id == id else {
            throw .failure(
                matches.isEmpty ? "no command has the ID \(id); see `dbx history`" : "several commands start with \(id)"
            )
        }
        return entry
    }
}

extension HistoryEntry.Change {
    fileprivate var text: String {
        let path = isFolder ? path + "/" : path
        return switch kind {
        case .created: "created \(path)"
        case .replaced: "replaced \(path)"
        case .deleted: "deleted \(path)"
        case .moved: "moved \(from ?? "") to \(path)"
        }
    }
}
