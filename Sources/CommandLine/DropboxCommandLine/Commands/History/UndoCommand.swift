import DropboxStone
import Foundation
import SwiftyDropbox

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

        If a command was killed, Dropbox doesn't tell who made the changes since then. An item that the command was to delete
        is brought back if it doesn't exist anymore. An empty folder that it was to create is kept. If it isn't known whether
        the command uploaded standard input, `dbx undo` fails, and takes back no command before it; `dbx undo ID` does.

        Each account has its own history. To take back a move to another account, use `dbx undo` in the account of the source
        first, which brings the items back, and then in the other one, which deletes the copies.
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
        var entries = try HistoryEntry.all(file)
        let entry = try await select(&entries, client, file)
        if entry.isUndone { throw .failure("\(entry.command) (\(entry.id)) was taken back already") }
        try checkOrigins(of: entry, file)
        terminal.printStatus(
            "\(isDryRun ? "would undo" : "undoing") \(entry.command) (\(entry.id), \(entry.date.apiText))")
        let recorder = isDryRun ? nil : HistoryRecorder(.success(file), "undo \(entry.id)", terminal)
        let undo = Undo(client: client, recorder: recorder, entry, in: entries)
        var status = ExitStatus.success
        // The folders that were deleted with all that the command created in them.
        var deleted: [String] = []
        let takenBack = entry.numbersTakenBack(in: entries)
        var isPartlyUndone = !takenBack.isEmpty
        var mayBeContinued = false
        let folders = isDryRun ? [] : try await undo.deletedFolders(of: entry)
        for group in entry.changesToTakeBack {
            if Task.isCancelled { throw .interrupted }
            let changes = group.filter { !takenBack.contains($0.number) }
            let open = changes.filter { _, change in
                let path = change.path.lowercased()
                return change.kind != .created || !deleted.contains(where: path.hasPrefix)
            }
            let outcomes = await open.concurrentMap { change in await undo.outcome(of: change) }
            let errors = Dictionary(zip(open.map(\.number), outcomes)) { $1 }
            for (number, change) in changes {
                if let error = errors[number] ?? nil {
                    if [.interrupted, .unreachable].contains(error.status) { throw error }
                    if error.details.isRetryable == true { mayBeContinued = true }
                    show(change, error.message, terminal)
                    status = .failure
                    continue
                }
                if change.kind == .created, change.isFolder { deleted.append(change.path.lowercased() + "/") }
                isPartlyUndone = true
                show(change, nil, terminal)
            }
        }
        if isDryRun { return status }
        // Later commands can have created and deleted files at the same time. Earlier undos of this one don't count.
        var undos: Set<String> = []
        var known = Set(entry.changes.map { $0.path.lowercased() })
        for later in entries.drop(while: { $0.id != entry.id }).dropFirst() {
            if let id = later.undoneID, id == entry.id || undos.contains(id) {
                undos.insert(later.id)
            } else {
                known.formUnion(later.changes.map { $0.path.lowercased() })
            }
        }
        for folder in folders {
            do throws(CommandError) {
                for change in try await undo.unknownFiles(in: folder, except: known) {
                    if let error = await undo.outcome(of: (folder.change.number, change)) { throw error }
                    show(change, nil, terminal)
                }
            } catch {
                if [.interrupted, .unreachable].contains(error.status) { throw error }
                if error.details.isRetryable == true { mayBeContinued = true }
                show(folder.change.change, error.message, terminal)
                status = .failure
            }
        }
        do {
            if status == .success {
                try file.mark(entry.id, isUndone: true)
            } else if isPartlyUndone, !mayBeContinued {
                try file.markAsPartlyUndone(entry.id)
            } else if !isPartlyUndone, id == nil {
                terminal.printStatus("to take back another command, use `dbx undo ID`; `dbx history` lists the IDs")
            }
            // After the undo of an undo, the first command can be taken back again.
            if isPartlyUndone || status == .success, let id = entry.undoneID { try file.mark(id, isUndone: false) }
        } catch { throw .failure("cannot record the undo", error) }
        return status
    }

    /// Throws an error if the command moved items to this account from another one, where they are still deleted: what it
    /// created are the only copies.
    private func checkOrigins(of entry: HistoryEntry, _ file: HistoryFile) throws(CommandError) {
        for origin in entry.changes.compactMap(\.origin) {
            let deletion = try HistoryEntry.all(file.sibling(named: origin.history)).last { other in
                other.date >= entry.date
                    && (other.changes + other.plans.values.flatMap(\.changes)).contains { change in
                        guard change.kind == .deleted else { return false }
                        return change.id == origin.id || change.path.lowercased() == origin.path.lowercased()
                    }
            }
            guard let deletion, !deletion.isUndone else { continue }
            let command = "`dbx undo \(deletion.id)\(origin.options)`"
            let token = origin.options.isEmpty ? " with the token of that account" : ""
            throw .failure(
                """
                cannot take back \(entry.command) (\(entry.id)): it would delete the only copy of \(origin.path), which was moved \
                here from another account; bring it back there first, with \(command)\(token)
                """)
        }
    }

    /// Returns the command to take back. What became of the changes of a stopped one is found out and recorded.
    private func select(
        _ entries: inout [HistoryEntry], _ client: DropboxClient, _ file: HistoryFile
    ) async throws(CommandError) -> HistoryEntry {
        while true {
            // A command that can't be taken back completely doesn't hide the commands before it.
            guard
                var entry = try id.map({ (id) throws(CommandError) in try HistoryEntry.select(id, in: entries) })
                    ?? entries.last(where: { !$0.isUndone && !$0.isPartlyUndone && $0.undoneID == nil })
            else {
                throw .failure("there is nothing to undo; `dbx history` lists the commands that changed something")
            }
            try await settle(&entry, client, file)
            let index = entries.firstIndex { $0.id == entry.id }
            if !entry.changes.isEmpty {
                if let index { entries[index] = entry }
                // An earlier undo of the command may have been stopped, too.
                for index in entries.indices where entries[index].undoneID == entry.id {
                    try await settle(&entries[index], client, file)
                }
                return entry
            }
            if id != nil { throw .failure("\(entry.command) (\(entry.id)) has changed nothing") }
            if let index { entries.remove(at: index) }
        }
    }

    /// Finds out what became of the changes of a command that was stopped, and records it.
    private func settle(
        _ entry: inout HistoryEntry, _ client: DropboxClient, _ file: HistoryFile
    ) async throws(CommandError) {
        let outcomes = try await entry.outcomes(client)
        entry.changes += outcomes.flatMap(\.made)
        entry.plans = [:]
        if isDryRun { return }
        do {
            for (plan, made) in outcomes {
                for change in made { try file.add(change, to: entry.id) }
                try file.finishPlan(plan, of: entry.id, isMade: false)
            }
        } catch { throw .failure("cannot record what \(entry.command) changed", error) }
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
