import DropboxDatastore

/// `dbx data watch`: prints changes of records until Control-C.
struct DataWatch: Command {
    static let name = "watch"
    static let summary = "print the records of a datastore that change, as it happens"
    static let discussion = """
        Print the records of a datastore that any device inserts, changes, or deletes from now on, until Control-C: `+` for a
        new or changed record, `-` for a deleted one. A message says when changes are missing, and when they are back.
        """
    static let output = [
        OutputField("datastore", "the ID of the datastore"), OutputField("table", "the ID of the table"),
        OutputField("record", "the ID of the record"),
        OutputField("fields", .object, "the fields; missing if the record was deleted", isOptional: true),
        OutputField("deleted", .boolean, "true if the record was deleted", isOptional: true),
    ]

    private let id: String
    private let options: DataOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = try arguments.requiredArgument("DATASTORE", "the ID of the datastore")
        options = try DataOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await options.read(terminal) { visit in
            let datastore = try await options.open(id, visit)
            terminal.printStatus("Watching \(id). Press Control-C to stop.")
            var (missing, wasComplete) = ([DatastoreMissingChanges](), true)
            while true {
                let status = try datastore.status
                let isNew = status.missingChanges != missing || status.isComplete != wasComplete
                if isNew, try options.check(datastore, terminal) {
                    terminal.printStatus("Nothing is missing in \(id) anymore.")
                }
                (missing, wasComplete) = (status.missingChanges, status.isComplete)
                try await visit.waitForChanges()
                try await visit.receive()
                try show(try await datastore.sync(), datastore, terminal)
            }
        }
    }

    private func show(_ changes: DatastoreChanges, _ datastore: Datastore, _ terminal: Terminal) throws {
        for (table, ids) in changes.changed.sorted(by: { $0.key < $1.key }) {
            for record in try ids.sorted().compactMap({ try datastore.table(table).record($0) }) {
                if options.isJSON {
                    try DataRecord(record).print(terminal, options, withDatastore: false)
                } else {
                    terminal.print("+ \(table)/\(record.id)  \(try record.fields.text)")
                }
            }
        }
        for (table, ids) in changes.deleted.sorted(by: { $0.key < $1.key }) {
            for record in ids.sorted() {
                if options.isJSON {
                    terminal.print(json: ["datastore": id, "table": table, "record": record, "deleted": true])
                } else {
                    terminal.print("- \(table)/\(record)")
                }
            }
        }
        try terminal.checkOutput()
    }
}
