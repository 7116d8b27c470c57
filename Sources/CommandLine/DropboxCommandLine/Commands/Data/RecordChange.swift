import DropboxDatastore
import Foundation

/// The records that edits of a datastore change.
struct RecordChanges {
    private struct Path: Hashable {
        let table: String
        let record: String
    }

    private let datastore: Datastore
    private var order: [Path] = []
    private var before: [Path: [String: DatastoreValue]?] = [:]

    init(_ datastore: Datastore) { self.datastore = datastore }

    /// Makes an edit.
    mutating func make(_ edit: RecordEdit) throws {
        let table = try datastore.table(edit.table)
        let fields = try edit.record.flatMap { try table.record($0)?.fields }
        let path = Path(table: edit.table, record: try edit.apply(to: table))
        guard before.updateValue(before[path] ?? fields, forKey: path) == nil else { return }
        order.append(path)
    }

    /// The records that differ from before the first edit, in the order of the edits.
    var changes: [RecordChange] {
        get throws {
            try order.compactMap { path in
                let (old, new) = (before[path] ?? nil, try datastore.table(path.table).record(path.record)?.fields)
                return old == new
                    ? nil
                    : RecordChange(
                        datastore: datastore.id, table: path.table, record: path.record, before: old, after: new)
            }
        }
    }
}

/// A change of a record, as `dbx data edit` prints it.
struct RecordChange: Sendable {
    let datastore: String
    let table: String
    let record: String
    let before: [String: DatastoreValue]?
    let after: [String: DatastoreValue]?

    private var kind: String { before == nil ? "inserted" : after == nil ? "deleted" : "changed" }

    /// Prints the change.
    ///
    /// - Parameters:
    ///   - isPlan: Whether the change wasn't made.
    ///   - withDatastore: Whether the text starts with the datastore.
    func print(_ terminal: Terminal, isJSON: Bool, isPlan: Bool, withDatastore: Bool) throws(CommandError) {
        if isJSON {
            terminal.print(
                json: [
                    "datastore": datastore, "table": table, "record": record, "change": kind,
                    "before": before.map { JSONObject($0) }, "after": after.map { JSONObject($0) },
                    "outcome": isPlan ? "planned" : nil,
                ])
        } else {
            let details =
                switch (before, after) {
                case (let before?, let after?): before.text(after: after)
                case (nil, let fields?), (let fields?, nil): fields.text
                case (nil, nil): ""
                }
            let name = "\(withDatastore ? datastore + ": " : "")\(table)/\(record)"
            terminal.print("\(name) \(isPlan ? "would be " : "")\(kind)  \(details)")
        }
        try terminal.checkOutput()
    }
}
