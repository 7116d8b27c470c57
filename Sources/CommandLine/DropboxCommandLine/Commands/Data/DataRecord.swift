import DropboxDatastore
import Foundation

/// A record as commands print it.
struct DataRecord {
    static let output = [
        OutputField("datastore", "the ID of the datastore"), OutputField("table", "the ID of the table"),
        OutputField("record", "the ID of the record"),
        OutputField("fields", .object, "the fields; see `dbx help data edit` for the values"),
    ]

    private let datastore: String
    private let table: String
    private let record: String
    private let fields: [String: DatastoreValue]

    init(_ record: DatastoreRecord) throws(DatastoreError) {
        (datastore, table, self.record) = (record.table.datastore.id, record.table.id, record.id)
        fields = try record.fields
    }

    /// Prints the record.
    ///
    /// - Parameter withDatastore: Whether the text starts with the datastore.
    func print(_ terminal: Terminal, _ options: DataOptions, withDatastore: Bool) throws(CommandError) {
        if options.isJSON {
            terminal.print(json: [
                "datastore": datastore, "table": table, "record": record, "fields": JSONObject(fields),
            ])
        } else {
            terminal.print("\(withDatastore ? datastore + ": " : "")\(table)/\(record)  \(fields.text)")
        }
        try terminal.checkOutput()
    }
}

extension JSONObject {
    /// Creates an object with the JSON forms of fields.
    init(_ fields: [String: DatastoreValue]) {
        self.init()
        for (field, value) in fields { add(field, value) }
    }
}

/// The JSON form of files, which `dbx data edit` reads.
extension DatastoreValue: JSONOutput {
    func write(to output: inout JSONBytes) {
        let tagged: JSONObject
        switch self {
        case .bool(let value): return value.write(to: &output)
        case .string(let value): return value.write(to: &output)
        case .double(let value) where value.isFinite: return value.write(to: &output)
        case .list(let items): return JSONArray(items).write(to: &output)
        case .int(let value): tagged = ["I": String(value)]
        case .date(let milliseconds): tagged = ["T": String(milliseconds)]
        case .bytes(let value): tagged = ["B": value.base64EncodedString()]
        case .double(let value): tagged = ["N": value.isNaN ? "nan" : value > 0 ? "+inf" : "-inf"]
        }
        tagged.write(to: &output)
    }

    /// The value for people.
    fileprivate var text: String {
        switch self {
        case .bool(let value): return "\(value)"
        case .int(let value): return "\(value)"
        case .double(let value): return "\(value)"
        case .bytes(let value): return "(\(ByteCount(bytes: Int64(value.count))))"
        case .list(let items): return "[" + items.map(\.text).joined(separator: ", ") + "]"
        case .date: return date?.apiText ?? ""
        case .string(let value):
            var output = JSONBytes()
            value.write(to: &output)
            return output.text
        }
    }
}

extension [String: DatastoreValue] {
    /// The fields for people, in the order of their IDs.
    var text: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }.joined(separator: " ") }

    /// How the fields became others, for people.
    func text(after: [String: DatastoreValue]) -> String {
        Set(keys).union(after.keys).sorted().filter { self[$0] != after[$0] }.map { field in
            "\(field): \(self[field]?.text ?? "none") → \(after[field]?.text ?? "none")"
        }.joined(separator: ", ")
    }
}
