import Foundation

/// Shows the files of a datastore as tables: JSON Lines with a header and records or deltas.
///
/// It knows the form of the files only as far as it shows it: what it doesn't recognize stays text.
enum DatastorePreview {
    /// Returns the table, or `nil` if the file isn't one of a datastore.
    static func html(name: String, _ text: String) -> HTML? {
        guard name.hasSuffix(".delta") || name.hasSuffix(".snapshot") else { return nil }
        let lines = text.split(separator: "\n").map { JSONValue.parsedText(String($0)) }
        guard let header = lines.first, header["datastore"] != nil else { return nil }
        let rows = name.hasSuffix(".delta") ? lines.dropFirst().flatMap(deltaRows) : lines.dropFirst().map(recordRow)
        let facts = ["number", "device"].compactMap { key in
            header[key].map { "\(key) \($0.string ?? $0.text)" }
        }
        let head: HTML = """
            <th scope="col">\(name.hasSuffix(".delta") ? "Change" : "Record")</th><th scope="col">Table</th>\
            <th scope="col">Key</th><th scope="col">Values</th>
            """
        return """
            <p class="quiet small">A file of a datastore: \(facts.joined(separator: ", "))</p>
            \(HTML.table("Datastore", head, rows))
            """
    }

    private static func deltaRows(_ delta: JSONValue) -> [HTML] {
        (delta["changes"]?.elements ?? []).map { change in
            let parts = change.elements
            guard parts.count >= 3 else { return row("?", "", "", change.text) }
            let (kind, table, record) = (parts[0].string ?? "", parts[1].string ?? "", parts[2].string ?? "")
            switch kind {
            case "I":
                return row(
                    "insert", table, record, values(parts.count > 3 ? parts[3] : .null) { $0.elements.first ?? $0 })
            case "U":
                let field = parts.count > 3 ? parts[3].string ?? "" : ""
                return row("update", table, record, field + ": " + (parts.count > 4 ? parts[4].text : ""))
            case "D": return row("delete", table, record, "")
            default: return row(kind, table, record, change.text)
            }
        }
    }

    private static func recordRow(_ line: JSONValue) -> HTML {
        let parts = line.elements
        guard parts.count == 3 else { return row("?", "", "", line.text) }
        let fields = values(parts[2]["f"] ?? .null) { $0.elements.last?["v"] ?? $0 }
        return row("", parts[0].string ?? "", parts[1].string ?? "", fields)
    }

    private static func values(_ fields: JSONValue, _ value: (JSONValue) -> JSONValue) -> String {
        guard case .object(let fields) = fields else { return fields == .null ? "" : fields.text }
        return fields.sorted { $0.key < $1.key }.map { field in
            let value = value(field.value)
            return "\(field.key): \(value.string ?? value.text)"
        }.joined(separator: "\n")
    }

    private static func row(_ kind: String, _ table: String, _ record: String, _ values: String) -> HTML {
        "<tr><td>\(kind)</td><td>\(table)</td><td>\(record)</td><td><pre>\(values)</pre></td></tr>"
    }
}
