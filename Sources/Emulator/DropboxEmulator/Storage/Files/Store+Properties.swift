import DropboxCore
import DropboxSQLite
import Foundation

/// The custom properties of files and folders. They move with the item.
extension Store {
    private static let maximumName = 256
    private static let maximumValue = 1024

    enum PropertyWriteMode: Sendable {
        /// Throw if the item already has one of the groups.
        case add
        /// Replace existing groups of the same templates.
        case overwrite
    }

    /// A change to one property group.
    struct PropertyChange: Sendable {
        var template: String
        var fields: [PropertyField]
        var removedFields: [String]
    }

    func writeProperties(
        _ mode: PropertyWriteMode, _ groups: [PropertyGroup], of reference: PathReference, _ view: NamespaceView,
        _ owners: [TemplateOwner]
    ) throws {
        try transaction { connection in
            let item = try Self.item(reference, view, connection)
            guard Set(groups.map(\.template)).count == groups.count else { throw PropertyError.duplicateGroups }
            for group in groups {
                let template = try Self.template(group.template, owners, connection)
                if template.belongsToTeam, item.kind == .folder { throw PropertyError.unsupportedFolder }
                if mode == .add, try Self.group(of: item, template, connection) != nil {
                    throw PropertyError.groupExists
                }
                try Self.write(group.fields, of: item, template, connection)
            }
        }
    }

    /// Changes individual fields of existing groups.
    func updateProperties(
        _ changes: [PropertyChange], of reference: PathReference, _ view: NamespaceView, _ owners: [TemplateOwner]
    ) throws {
        try transaction { connection in
            let item = try Self.item(reference, view, connection)
            guard Set(changes.map(\.template)).count == changes.count else { throw PropertyError.duplicateGroups }
            for change in changes {
                let template = try Self.template(change.template, owners, connection)
                guard var fields = try Self.group(of: item, template, connection) else {
                    throw PropertyError.groupNotFound
                }
                fields.removeAll { field in
                    change.removedFields.contains(field.name) || change.fields.contains { $0.name == field.name }
                }
                try Self.write(fields + change.fields, of: item, template, connection)
            }
        }
    }

    func removeProperties(
        _ templates: [String], of reference: PathReference, _ view: NamespaceView, _ owners: [TemplateOwner]
    ) throws {
        try transaction { connection in
            let item = try Self.item(reference, view, connection)
            for id in templates {
                let template = try Self.template(id, owners, connection)
                try connection.execute(
                    "DELETE FROM property_groups WHERE item = ? AND template = ?", item.id, template.number)
                guard connection.changedRowCount > 0 else { throw PropertyError.groupNotFound }
            }
        }
    }

    /// Returns the groups of an item that belong to one of the templates.
    static func groups(of item: String, _ templates: [PropertyTemplate], _ connection: Connection) throws
        -> [PropertyGroup]
    {
        let query = "SELECT fields FROM property_groups WHERE item = ? AND template = ?"
        return try templates.compactMap { template in
            try connection.value(query, item, template.number, as: String.self).map {
                PropertyGroup(template: template.id, fields: [PropertyField](json: $0))
            }
        }
    }

    // MARK: -

    private static func item(_ reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws
        -> Entry
    {
        do {
            return try entry(at: reference, view, connection)
        } catch let failure as LookupError {
            throw PropertyError.lookup(failure)
        }
    }

    private static func group(
        of item: Entry, _ template: PropertyTemplate, _ connection: Connection
    ) throws -> [PropertyField]? {
        let query = "SELECT fields FROM property_groups WHERE item = ? AND template = ?"
        return try connection.value(query, item.id, template.number, as: String.self).map([PropertyField].init(json:))
    }

    private static func write(
        _ fields: [PropertyField], of item: Entry, _ template: PropertyTemplate, _ connection: Connection
    ) throws {
        for field in fields {
            guard field.name.utf8.count <= maximumName, field.value.utf8.count <= maximumValue else {
                throw PropertyError.fieldTooLarge
            }
        }
        let known = Set(template.fields.map(\.name))
        guard fields.allSatisfy({ known.contains($0.name) }), Set(fields.map(\.name)).count == fields.count else {
            throw PropertyError.doesNotFit
        }
        try connection.execute(
            """
            INSERT INTO property_groups (item, template, fields) VALUES (?, ?, ?)
            ON CONFLICT (item, template) DO UPDATE SET fields = excluded.fields
            """,
            item.id, template.number, try fields.json)
    }
}

/// Searching properties.
extension Store {
    /// A field and the value to match, ignoring case.
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

    /// Returns the items that match at least one query, in the order in which the properties were added.
    ///
    /// - Parameters:
    ///   - queries: The queries.
    ///   - templates: The IDs of the templates to search, or `nil` for all templates of the owners.
    ///   - position: The number of matches to skip.
    ///   - limit: The maximum number of matches.
    ///   - view: The view in which to resolve the items.
    ///   - owners: The owners whose templates are searched.
    func searchProperties(
        _ queries: [PropertyQuery], templates: [String]?, from position: Int, limit: Int, _ view: NamespaceView,
        _ owners: [TemplateOwner]
    ) throws -> (matches: [PropertyMatch], hasMore: Bool) {
        try read { connection in
            let templates = try Self.visibleTemplates(templates, owners, connection)
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

    /// Returns the templates of the owners with the given IDs, or all if `ids` is `nil`.
    static func visibleTemplates(
        _ ids: [String]?, _ owners: [TemplateOwner], _ connection: Connection
    ) throws -> [PropertyTemplate] {
        if let ids { return try ids.map { try template($0, owners, connection) } }
        let query = "SELECT \(PropertyTemplate.columns) FROM property_templates WHERE owner = ? ORDER BY number"
        return try owners.flatMap { try connection.rows(query, $0.text, make: PropertyTemplate.init) }
    }

    /// Returns an item as a match in the view, or `nil` if the view doesn't contain it.
    private static func match(
        _ id: String, _ templates: [PropertyTemplate], _ view: NamespaceView, _ connection: Connection
    ) throws -> PropertyMatch? {
        let entry: Entry
        do {
            entry = try latestEntry(at: .id(id, []), view, connection)
        } catch is RevisionsError {
            return nil
        }
        return PropertyMatch(
            id: id, display: entry.displayPathInView ?? entry.displayPath,
            isDeleted: entry.kind == .deleted || entry.id != id,
            groups: try groups(of: id, templates, connection))
    }
}

extension Store.PropertyQuery {
    fileprivate func isTrue(of fields: [PropertyField]) -> Bool {
        fields.contains { $0.name == field && CaseFoldedName.key($0.value) == CaseFoldedName.key(value) }
    }
}
