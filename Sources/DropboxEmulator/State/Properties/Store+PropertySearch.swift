import DropboxCore
import Foundation
import DropboxSQLite

/// Finding items by their properties.
extension Store {
    /// A field and the value that it has, whatever its case.
    struct PropertyQuery: Sendable, Hashable, Codable {
        var field: String
        var value: String
    }

    struct PropertyMatch: Sendable {
        var id: String
        var display: String
        var isDeleted: Bool
        var groups: [PropertyGroup]
    }

    /// Items of which one of the queries is true, in the order in which they got their properties.
    ///
    /// - Parameters:
    ///   - templates: the ids of those that count; nil for all that the owners have.
    ///   - position: how many matches have been told already.
    func searchProperties(
        _ queries: [PropertyQuery], templates: [String]?, from position: Int, limit: Int, _ view: NamespaceView,
        _ owners: [TemplateOwner]
    ) throws -> (matches: [PropertyMatch], hasMore: Bool) {
        try read { connection in
            let templates = try Self.visible(templates, owners, connection)
            var items: [String] = []
            var known: Set<String> = []
            let query = "SELECT item, fields FROM property_groups WHERE template = ? ORDER BY number"
            for template in templates {
                try connection.forEach(query, template.number) { row in
                    let fields = [PropertyField](json: row[1] ?? "")
                    guard let item: String = row[0], queries.contains(where: { $0.isTrue(of: fields) }) else { return }
                    if known.insert(item).inserted { items.append(item) }
                }
            }
            let matches = try items.compactMap { try Self.match($0, templates, view, connection) }
            return (Array(matches.dropFirst(position).prefix(limit)), matches.count > position + limit)
        }
    }

    /// All templates of the owners, or those among them that are named.
    static func visible(
        _ ids: [String]?, _ owners: [TemplateOwner], _ connection: Connection
    ) throws -> [PropertyTemplate] {
        if let ids { return try ids.map { try template($0, owners, connection) } }
        let query = "SELECT \(PropertyTemplate.columns) FROM property_templates WHERE owner = ? ORDER BY number"
        return try owners.flatMap { try connection.rows(query, $0.text, make: PropertyTemplate.init) }
    }

    /// An item as the view has it; nil for what lies outside.
    private static func match(
        _ id: String, _ templates: [PropertyTemplate], _ view: NamespaceView, _ connection: Connection
    ) throws -> PropertyMatch? {
        let entry: Entry
        do {
            entry = try latestEntry(at: .id(id, []), view, connection)
        } catch is RevisionsFailure {
            return nil
        }
        return PropertyMatch(
            id: id, display: entry.seenDisplay ?? entry.display, isDeleted: entry.kind == .deleted || entry.id != id,
            groups: try groups(of: id, templates, connection))
    }
}

extension Store.PropertyQuery {
    fileprivate func isTrue(of fields: [PropertyField]) -> Bool {
        fields.contains { $0.name == field && CaseFoldedName.key($0.value) == CaseFoldedName.key(value) }
    }
}
