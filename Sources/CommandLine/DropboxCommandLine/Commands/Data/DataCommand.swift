import DropboxDatastore
import Foundation
import SwiftyDropbox

/// `dbx data`: reads and changes the datastores of an app.
struct DataCommand: CommandGroup {
    static let name = "data"
    static let summary = "list, read, watch, and edit the datastores of an app"
    static let commands: [any Command.Type] = [
        DataList.self, DataDump.self, DataQuery.self, DataWatch.self, DataEdit.self,
    ]
    let command: (any Command)?
}

/// The options of all commands for datastores.
struct DataOptions: Sendable {
    let folder: String
    let isJSON: Bool
    let account: AccountOptions
    private let isDefaultFolder: Bool

    init(_ arguments: inout Arguments, json: String = "print a JSON object on each line") throws(CommandError) {
        let folder = arguments.option(
            "folder", "FOLDER", "the folder of the datastores (default: /Datastores)", .remotePath)
        isJSON = arguments.flag("json", json)
        account = try AccountOptions(&arguments)
        isDefaultFolder = folder == nil
        self.folder = RemotePattern.normalized(folder ?? "/Datastores")
    }

    /// Runs a closure with what the folder contains now. It's in memory, so nothing remains on this machine.
    ///
    /// - Parameters:
    ///   - terminal: The terminal.
    ///   - isAboutAll: Whether an account without the default folder just has no datastores. The default is `false`.
    ///   - body: The closure.
    func read(
        _ terminal: Terminal, isAboutAll: Bool = false, _ body: (DatastoreVisit) async throws -> ExitStatus
    ) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                let visit = try DatastoreVisit(
                    client, folder: folder, directory: nil, createsFolder: false, showsWaiting: true)
                defer { visit.manager.close() }
                try await visit.receive()
                return try await body(visit)
            } catch {
                let failure = CommandError.failure(
                    "cannot read the datastores in \(folder.isEmpty ? "/" : folder)", error)
                guard isAboutAll, isDefaultFolder, failure.details.code == "path/not_found" else { throw failure }
                if !isJSON { terminal.printStatus("There are no datastores in \(folder).") }
                return .success
            }
        }
    }

    /// Opens a datastore that exists, with what was received.
    func open(_ id: String, _ visit: DatastoreVisit) async throws -> Datastore {
        guard try visit.manager.datastoreIDs.contains(id) else {
            throw CommandError.failure("there is no datastore \(id) in \(folder); `dbx data list` lists them")
        }
        let datastore = try visit.manager.openDatastore(id)
        try await datastore.sync()
        return datastore
    }

    /// Warns if changes of a datastore are missing.
    ///
    /// - Returns: Whether everything is there.
    func check(_ datastore: Datastore, _ terminal: Terminal) throws -> Bool {
        let status = try datastore.status
        for changes in status.missingChanges {
            let message = "\(datastore.id) is incomplete, because of damaged or deleted files: it lacks \(changes)"
            terminal.printError(.failure(message), isJSON: isJSON)
        }
        if status.missingChanges.isEmpty, !status.isComplete {
            let message = "\(datastore.id) may be incomplete, because a snapshot is damaged; `dbx data list` lists it"
            terminal.printError(.failure(message), isJSON: isJSON)
        }
        return status.isComplete
    }
}

/// `dbx data list`: lists datastores.
struct DataList: Command {
    static let name = "list"
    static let summary = "list the datastores of an app, and the files in them that can't be used"
    static let discussion = """
        List the datastores in a folder, with their tables, records, and files. Files that are damaged, incomplete, or of
        something else follow their datastore, and then the changes that are missing because of damaged or deleted files.

        A device that still has these changes publishes them again when it's next online. On a machine that has edited the
        datastore, `dbx data edit` does, also without any line (`dbx data edit notes < /dev/null`). The other commands only read.
        Until then, they show all changes whose files are intact, apart from those of records and lists that are missing.
        If no device has them anymore, delete the damaged files, or restore their previous version in Dropbox.
        """
    static let output = [
        OutputField("datastore", "the ID of the datastore"), OutputField("records", .integer, "the number of records"),
        OutputField("tables", .object, "the number of records in each table"),
        OutputField("size", .integer, "the size by which its limit of 64 MiB is counted"),
        OutputField("files", .integer, "the number of files in its folder"),
        OutputField("problems", .array, "the files that can't be used: objects with a path and a message"),
        OutputField("complete", .boolean, "whether nothing is known to be missing"),
        OutputField(
            "missing", .array, "the changes that are missing: objects with a device, and the first and last number"),
    ]

    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) { options = try DataOptions(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await options.read(terminal, isAboutAll: true) { visit in
            var list = ResultList(terminal, isJSON: options.isJSON)
            for id in try visit.manager.datastoreIDs {
                let datastore = try await options.open(id, visit)
                let (files, status) = (try visit.fileCount(of: datastore), try datastore.status)
                var tables = JSONObject()
                for table in try datastore.tables { tables.add(table.id, try table.query().count) }
                let paths = status.problems.map { (path: "\(options.folder)/\(id)/\($0.name)", message: $0.message) }
                let (records, size) = (try datastore.recordCount, try datastore.size)
                try list.add(
                    [
                        "datastore": id, "records": records, "tables": tables, "size": size, "files": files,
                        "problems": JSONArray(paths.map { ["path": $0.path, "message": $0.message] as JSONObject }),
                        "complete": status.isComplete,
                        "missing": JSONArray(status.missingChanges.map(JSONObject.init)),
                    ],
                    [id, records.counted("record"), "\(ByteCount(bytes: Int64(size)))", files.counted("file")])
                if !options.isJSON {
                    for (path, message) in paths { try list.add([:], ["  unusable: \(path)", message]) }
                    for changes in status.missingChanges { try list.add([:], ["  missing: \(changes)"]) }
                    if status.missingChanges.isEmpty, !status.isComplete {
                        try list.add([:], ["  missing: what was in a damaged snapshot"])
                    }
                }
            }
            try list.finish()
            return .success
        }
    }
}

/// `dbx data dump`: prints all records.
struct DataDump: Command {
    static let name = "dump"
    static let summary = "print the records of one or all datastores"
    static let discussion = """
        Print the records of one or all datastores. With --json, the lines are a backup, which `dbx data edit` restores: all
        datastores, or one. If changes are missing, because files are damaged or deleted, the command prints what there is,
        and fails.
        """
    static let examples = [
        "dbx data dump --json > backup.jsonl", "dbx data edit < backup.jsonl", "dbx data edit notes backup.jsonl",
        "dbx data edit copy backup.jsonl --from notes",
    ]
    static let output = DataRecord.output

    private let ids: [String]
    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        ids = try arguments.remainingArguments(
            "DATASTORE", "the ID of a datastore (default: all)", isRequired: false)
        options = try DataOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await options.read(terminal, isAboutAll: ids.isEmpty) { visit in
            var isComplete = true
            for id in ids.isEmpty ? try visit.manager.datastoreIDs : ids {
                let datastore = try await options.open(id, visit)
                for table in try datastore.tables {
                    for record in try table.query() {
                        try DataRecord(record).print(terminal, options, withDatastore: ids.count != 1)
                    }
                }
                isComplete = try options.check(datastore, terminal) && isComplete
            }
            return isComplete ? .success : .failure
        }
    }
}

/// `dbx data query`: prints the records of a table.
struct DataQuery: Command {
    static let name = "query"
    static let summary = "print the records of a table, or those with some values"
    static let examples = ["dbx data query notes notes --where done=true --where title=Milk"]
    static let output = DataRecord.output

    private let id: String
    private let table: String
    private let conditions: [(field: String, value: String)]
    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = try arguments.requiredArgument("DATASTORE", "the ID of the datastore")
        table = try arguments.requiredArgument("TABLE", "the ID of the table")
        let words = arguments.options(
            "where", "FIELD=VALUE", "print only records whose field has this value: a text, or JSON as --json prints it"
        )
        options = try DataOptions(&arguments)
        var conditions: [(String, String)] = []
        for word in words {
            guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
                throw .usage("invalid --where '\(word)': expected FIELD=VALUE")
            }
            conditions.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
        }
        self.conditions = conditions
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await options.read(terminal) { visit in
            let datastore = try await options.open(id, visit)
            for record in try datastore.table(table).query() {
                let fields = try record.fields
                let isMatch = conditions.allSatisfy { condition in
                    fields[condition.field]?.isDescribed(by: condition.value) == true
                }
                if isMatch { try DataRecord(record).print(terminal, options, withDatastore: false) }
            }
            return try options.check(datastore, terminal) ? .success : .failure
        }
    }
}

extension JSONObject {
    /// Creates the object of missing changes.
    fileprivate init(_ changes: DatastoreMissingChanges) {
        self = ["device": changes.device, "first": changes.numbers.lowerBound, "last": changes.numbers.upperBound]
    }
}

extension DatastoreValue {
    /// Returns whether a word of the user is the value. An integer and an equal number are the same to a person.
    fileprivate func isDescribed(by word: String) -> Bool {
        if self == .string(word) { return true }
        // Anything that isn't JSON is a text.
        guard let value = try? JSONDecoder().decode(DatastoreValue.self, from: Data(word.utf8)) else { return false }
        return self == value || isNumber && value.isNumber && !precedes(value) && !value.precedes(self)
    }
}
