import DropboxConcurrency
import DropboxDatastore
import Foundation
import SwiftyDropbox

/// `dbx data edit`: changes records.
struct DataEdit: Command {
    static let name = "edit"
    static let summary = "change the records of a datastore with JSON lines"
    static let discussion = """
        Read JSON lines, and change the records of a datastore in one transaction: all changes reach other devices together, or
        none is made. Print what changed.
        """
    static let usage = ["DATASTORE [FILE] [OPTIONS]"]
    static let examples = [
        #"echo '{"table":"notes","record":"a","set":{"done":true}}' | dbx data edit app"#,
        "dbx data dump app --json > app.jsonl; $EDITOR app.jsonl; dbx data edit app app.jsonl --dry-run",
        "dbx data edit app changes.jsonl --json > made.jsonl; dbx data edit app made.jsonl --reverse",
    ]
    static let notes = """
        Each line is an object with "table", "record", and what to do: "fields" with all fields that the record shall have,
        "set" with fields to set, "remove" with the names of fields to remove, or "deleted": true. Missing records are inserted;
        without "record", the ID is a new one. The lines of `dbx data dump --json` and `dbx data watch --json` are such lines.

        A value is true, "text", a number, or an array of values. Others are tagged: an integer {"I":"5"}, a date {"T":"0"} in
        milliseconds since 1970, bytes {"B":"AAE="}. An app that expects an integer may not accept a number.

        The first edit makes this machine a device of the datastores, whose data stays in ~/.local/share/dbx/datastores (in
        the directory of --config, if any), so that later edits come from the same device. If the connection fails after the
        changes were queued, the next edit sends them. `dbx undo` can't take an edit back, because it restores files:
        use --reverse.
        """
    static let output = [
        OutputField("datastore", "the ID of the datastore"), OutputField("table", "the ID of the table"),
        OutputField("record", "the ID of the record"), OutputField("change", "inserted, changed, or deleted"),
        OutputField("before", .object, "the fields before; missing if the record was inserted", isOptional: true),
        OutputField("after", .object, "the fields after; missing if the record was deleted", isOptional: true),
        .plan,
    ]

    private let id: String
    private let file: String?
    private let isReverse: Bool
    private let isDryRun: Bool
    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = try arguments.requiredArgument(
            "DATASTORE", "the ID of the datastore, which is created if it doesn't exist")
        file = arguments.argument("FILE", "the file with the lines (default: standard input)", .file)
        isReverse = arguments.flag(
            "reverse", "take back what an earlier edit printed with --json: each record gets its fields before")
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would change, and change nothing")
        options = try DataOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let edits = try parse(await input())
        let directory = isDryRun ? nil : try await options.account.datastoreDirectory(terminal, options.folder)
        let changes = try await options.account.withClient(terminal) { client throws(CommandError) in
            do {
                let visit = try DatastoreVisit(
                    client, folder: options.folder, directory: directory, createsFolder: !isDryRun)
                defer { visit.manager.close() }
                try await receive(visit)
                let datastore = try visit.manager.openDatastore(id)
                try await datastore.sync()
                let changes = try Self.make(edits, in: datastore)
                if !isDryRun { try await publish(datastore, visit) }
                return changes
            } catch let error as DatastoreError where error.code == .alreadyOpen {
                throw CommandError.failure("another `dbx data edit` is running; wait until it ends")
            } catch { throw .failure("cannot edit \(id)", error) }
        }
        for change in changes { try show(change, terminal) }
        return .success
    }

    private func receive(_ visit: DatastoreVisit) async throws {
        do {
            try await visit.receive()
        } catch let error as CallError<Files.ListFolderError> where isDryRun {
            // The edit would create the folder.
            guard case .path(.notFound)? = error.routeError else { throw error }
        }
    }

    private func publish(_ datastore: Datastore, _ visit: DatastoreVisit) async throws(CommandError) {
        do {
            try await datastore.sync()
            try await visit.publish()
        } catch { throw .failure("the changes are queued, and the next edit sends them", error) }
        let status: DatastoreStatus
        do throws(DatastoreError) { status = try datastore.status } catch { throw .failure("cannot edit \(id)", error) }
        // Dropbox refused them, or the datastore waits until it's shared.
        if let access = status.access, access != .writing {
            throw .failure("the account may only read \(id); nothing was changed")
        }
        if status.hasOutgoingChanges { throw .failure("\(id) isn't shared yet; the changes are sent once it is") }
    }

    // MARK: Input

    private func input() async throws(CommandError) -> Data {
        do {
            // It may also be a pipe or a device.
            if let file {
                let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
                defer { handle.closeFile() }
                return try handle.readToEnd() ?? Data()
            }
            var input = Data()
            for try await part in StandardInput.content { input += part }
            return input
        } catch { throw .failure("cannot read \(file ?? "standard input")", error) }
    }

    private func parse(_ input: Data) throws(CommandError) -> [RecordEdit] {
        var edits: [RecordEdit] = []
        for (index, line) in input.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
            do {
                edits.append(try RecordEdit(Data(line), of: id, isReverse: isReverse))
            } catch { throw .failure("line \(index + 1): \(RecordEdit.message(for: error))") }
        }
        return isReverse ? edits.reversed() : edits
    }

    // MARK: Changing

    /// A change of a record.
    private struct Change {
        let path: RecordPath
        let before: [String: DatastoreValue]?
        let after: [String: DatastoreValue]?
        var kind: String { before == nil ? "inserted" : after == nil ? "deleted" : "changed" }
    }

    /// Makes all edits or none, and returns the records that they changed, in their order.
    private static func make(_ edits: [RecordEdit], in datastore: Datastore) throws -> [Change] {
        try datastore.transaction {
            var (order, before): ([RecordPath], [RecordPath: [String: DatastoreValue]?]) = ([], [:])
            for edit in edits {
                let table = try datastore.table(edit.table)
                let fields = try edit.record.flatMap { try table.record($0)?.fields }
                let path = RecordPath(table: edit.table, record: try edit.apply(to: table))
                guard before.updateValue(before[path] ?? fields, forKey: path) == nil else { continue }
                order.append(path)
            }
            return try order.compactMap { path in
                let (old, new) = (before[path] ?? nil, try datastore.table(path.table).record(path.record)?.fields)
                return old == new ? nil : Change(path: path, before: old, after: new)
            }
        }
    }

    private struct RecordPath: Hashable {
        let table: String
        let record: String
    }

    private func show(_ change: Change, _ terminal: Terminal) throws(CommandError) {
        let path = change.path
        if options.isJSON {
            terminal.print(
                json: [
                    "datastore": id, "table": path.table, "record": path.record, "change": change.kind,
                    "before": change.before.map { JSONObject($0) }, "after": change.after.map { JSONObject($0) },
                    "outcome": isDryRun ? "planned" : nil,
                ])
        } else {
            let name = "\(path.table)/\(path.record)"
            let verb = isDryRun ? "would be " : ""
            let details =
                switch (change.before, change.after) {
                case (let before?, let after?): before.text(after: after)
                case (nil, let fields?), (let fields?, nil): fields.text
                case (nil, nil): ""
                }
            terminal.print("\(name) \(verb)\(change.kind)  \(details)")
        }
        try terminal.checkOutput()
    }
}
