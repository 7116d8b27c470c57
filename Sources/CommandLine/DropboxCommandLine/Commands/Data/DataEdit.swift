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
        none is made. Print what changed. Without DATASTORE, standard input has lines that name their datastores, such as the
        backup of all of them; with it, lines that name others are skipped.
        """
    static let usage = ["DATASTORE [FILE] [OPTIONS]", "< FILE"]
    static let examples = [
        #"echo '{"table":"notes","record":"a","set":{"done":true}}' | dbx data edit app"#,
        "dbx data dump app --json > app.jsonl; $EDITOR app.jsonl; dbx data edit app app.jsonl --dry-run",
        "dbx data edit app changes.jsonl --json > made.jsonl; dbx data edit app made.jsonl --reverse",
        "dbx data dump --json > backup.jsonl; dbx data edit < backup.jsonl",
    ]
    static let notes = """
        Each line is an object with "table", "record", and what to do: "fields" with all fields that the record shall have,
        "set" with fields to set, "remove" with the names of fields to remove, or "deleted": true. Missing records are inserted;
        without "record", the ID is a new one. The lines of `dbx data dump --json` and `dbx data watch --json` are such lines.

        A value is true, "text", a number, or an array of values. Others are tagged: an integer {"I":"5"}, a date {"T":"0"} in
        milliseconds since 1970, bytes {"B":"AAE="}. An app that expects an integer may not accept a number.

        The first edit makes this machine a device of the datastores, whose data stays in ~/.local/share/dbx/datastores (in
        the directory of --config, if any), so that later edits come from the same device. If the connection fails after the
        changes were queued, the next edit sends them. Each edit also publishes again what is missing in the folder and what
        this machine still has, because files were damaged or deleted. `dbx undo` can't take an edit back, because it restores files:
        use --reverse.
        """
    static let output = [
        OutputField("datastore", "the ID of the datastore"), OutputField("table", "the ID of the table"),
        OutputField("record", "the ID of the record"), OutputField("change", "inserted, changed, or deleted"),
        OutputField("before", .object, "the fields before; missing if the record was inserted", isOptional: true),
        OutputField("after", .object, "the fields after; missing if the record was deleted", isOptional: true),
        .plan,
    ]

    /// The datastore to edit; `nil` if each line names one.
    private let id: String?
    private let file: String?
    /// The datastore whose lines are for `id`.
    private let source: String?
    private let isReverse: Bool
    private let isInParts: Bool
    private let isDryRun: Bool
    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = arguments.argument(
            "DATASTORE", "the ID of the datastore, which is created if it doesn't exist (default: each line names one)")
        file = arguments.argument("FILE", "the file with the lines (default: standard input)", .file)
        source = arguments.option("from", "ID", "edit DATASTORE with the lines of another datastore")
        isReverse = arguments.flag(
            "reverse", "take back what an earlier edit printed with --json: each record gets its fields before")
        isInParts = arguments.flag(
            "in-parts",
            """
            start another transaction whenever one would exceed 2 MiB; if a line fails, what the lines before it changed is \
            sent and printed
            """)
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would change, and change nothing")
        options = try DataOptions(&arguments)
        if source != nil, id == nil { throw .usage("--from needs a DATASTORE") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let edits = try parse(await input(), terminal)
        let directory = isDryRun ? nil : try await options.account.datastoreDirectory(terminal, options.folder)
        let result = try await options.account.withClient(terminal) { client throws(CommandError) in
            do {
                let visit = try DatastoreVisit(
                    client, folder: options.folder, directory: directory, createsFolder: !isDryRun)
                defer { visit.manager.close() }
                try await receive(edits.keys, visit)
                var datastores: [(datastore: Datastore, edits: [RecordEdit])] = []
                for (id, edits) in edits.sorted(by: { $0.key < $1.key }) {
                    let datastore = try visit.manager.openDatastore(id)
                    let count = try await datastore.sync().discardedRecordCount
                    if count > 0 { terminal.warn(Self.discardMessage(count, id)) }
                    datastores.append((datastore, edits))
                }
                return try await make(datastores, visit, terminal)
            } catch let error as DatastoreError where error.code == .alreadyOpen {
                throw CommandError.failure("another `dbx data edit` is running; wait until it ends")
            } catch { throw .failure("cannot edit \(name)", error) }
        }
        for change in result.changes {
            try change.print(terminal, isJSON: options.isJSON, isPlan: isDryRun, withDatastore: id == nil)
        }
        if let failure = result.failure { throw failure }
        return .success
    }

    /// What was changed, and why not everything.
    private struct Outcome: Sendable {
        var changes: [RecordChange] = []
        var failure: CommandError?
    }

    /// Makes and sends the changes.
    private func make(
        _ datastores: [(datastore: Datastore, edits: [RecordEdit])], _ visit: DatastoreVisit, _ terminal: Terminal
    ) async throws -> Outcome {
        var result = Outcome()
        for (datastore, edits) in datastores {
            var set = RecordChanges(datastore)
            do {
                try await make(edits, in: datastore, &set)
            } catch {
                guard isInParts else { throw error }
                result.failure = error as? CommandError ?? .failure("cannot edit \(datastore.id)", error)
            }
            result.changes += try set.changes
            // What the lines before the failed one changed remains.
            if result.failure != nil { break }
        }
        if isDryRun || result.failure != nil && result.changes.isEmpty { return result }
        if let failure = try await publish(datastores.map(\.datastore), visit, terminal) {
            if let other = result.failure { terminal.printError(other, isJSON: options.isJSON) }
            result.failure = failure
        }
        return result
    }

    private static func discardMessage(_ count: Int, _ id: String) -> String {
        "the account may only read \(id), so its queued changes of \(count.counted("record")) were discarded"
    }

    /// The name in messages.
    private var name: String { id ?? "the datastores" }

    private func receive(_ ids: some Sequence<String>, _ visit: DatastoreVisit) async throws {
        do {
            try await visit.receive(toChange: ids)
        } catch let error as CallError<Files.ListFolderError> where isDryRun {
            // The edit would create the folder.
            guard case .path(.notFound)? = error.routeError else { throw error }
        }
    }

    /// Sends what is queued.
    ///
    /// - Returns: Why it isn't sent, although it's made here; `nil` if it's sent.
    /// - Throws: If it's discarded.
    private func publish(
        _ datastores: [Datastore], _ visit: DatastoreVisit, _ terminal: Terminal
    ) async throws -> CommandError? {
        do {
            for datastore in datastores { try await datastore.sync() }
            for id in try await visit.publish().sorted() {
                terminal.printStatus("Published again what was missing in \(id).")
            }
        } catch { return .failure("the changes are queued, and the next edit sends them", error) }
        for datastore in datastores {
            let (id, status) = (datastore.id, try datastore.status)
            // Dropbox refused them, or the datastore waits until it's shared.
            if let access = status.access, access != .writing {
                let count = try visit.takeDiscardedRecordCount(of: datastore)
                throw CommandError.failure(
                    count > 0
                        ? Self.discardMessage(count, id) : "the account may only read \(id); nothing was changed")
            }
            if status.hasOutgoingChanges { return .failure("\(id) isn't shared yet; the changes are sent once it is") }
            _ = try options.check(datastore, terminal)
        }
        return nil
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

    /// Returns the edits of each datastore, in the order in which they are made.
    private func parse(_ input: Data, _ terminal: Terminal) throws(CommandError) -> [String: [RecordEdit]] {
        var edits: [String: [RecordEdit]] = id.map { [$0: []] } ?? [:]
        var others: [String: Int] = [:]
        for (index, line) in input.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
            let edit: RecordEdit
            do {
                edit = try RecordEdit(Data(line), line: index + 1, isReverse: isReverse)
            } catch { throw .failure("line \(index + 1): \(RecordEdit.message(for: error))") }
            guard let target = id ?? edit.datastore else {
                throw .failure("line \(index + 1): it names no datastore, so the command needs a DATASTORE")
            }
            if let id, let datastore = edit.datastore, datastore != source ?? id {
                others[datastore, default: 0] += 1
            } else {
                edits[target, default: []].append(edit)
            }
        }
        try report(others, edits, terminal)
        return isReverse ? edits.mapValues { $0.reversed() } : edits
    }

    /// Reports lines for other datastores.
    private func report(
        _ others: [String: Int], _ edits: [String: [RecordEdit]], _ terminal: Terminal
    ) throws(CommandError) {
        guard let id, !others.isEmpty else { return }
        let names = others.keys.sorted().joined(separator: ", ")
        if edits.values.allSatisfy(\.isEmpty) {
            throw .failure(
                "no line is for the datastore \(source ?? id), but for \(names); --from edits \(id) with such lines")
        }
        terminal.printStatus("Skipped \(others.values.reduce(0, +).counted("line")) of other datastores: \(names).")
    }

    // MARK: Changing

    /// Makes all edits or none, or those before the first that fails.
    private func make(_ edits: [RecordEdit], in datastore: Datastore, _ set: inout RecordChanges) async throws {
        guard isInParts else {
            do {
                set = try datastore.transaction {
                    var set = RecordChanges(datastore)
                    for edit in edits { try make(edit, &set) }
                    return set
                }
            } catch let error as LineError where error.isAboutTransaction {
                throw CommandError.failure(
                    "line \(error.line): the changes don't fit into one transaction; try --in-parts", error.cause)
            } catch let error as LineError {
                throw error.commandError
            }
            return
        }
        for edit in edits {
            do {
                do {
                    try datastore.transaction { try make(edit, &set) }
                } catch let error as LineError where error.isAboutTransaction {
                    try await datastore.sync()
                    try datastore.transaction { try make(edit, &set) }
                }
            } catch let error as LineError {
                throw error.commandError
            }
        }
    }

    private func make(_ edit: RecordEdit, _ set: inout RecordChanges) throws {
        do { try set.make(edit) } catch let error as DatastoreError {
            throw LineError(line: edit.line, cause: error)
        }
    }

    /// Why the edit of a line can't be made.
    private struct LineError: Error {
        let line: Int
        let cause: DatastoreError
        /// Whether it may fit into another transaction.
        var isAboutTransaction: Bool { cause.code == .sizeLimit }
        var commandError: CommandError { .failure("line \(line)", cause) }
    }
}
