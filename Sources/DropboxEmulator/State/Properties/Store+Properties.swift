import Foundation
import DropboxSQLite

/// Custom properties of files and folders. They belong to the item and move with it.
extension Store {
    private static let maximumName = 256
    private static let maximumValue = 1024

    enum PropertyWriteMode: Sendable {
        /// Refuse groups that the item has already.
        case add
        /// Put these groups in the place of those by the same templates.
        case overwrite
    }

    /// What is to become of one group.
    struct PropertyChange: Sendable {
        var template: String
        var fields: [PropertyField]
        var removedFields: [String]
    }

    func writeProperties(
        _ writing: PropertyWriteMode, _ groups: [PropertyGroup], of reference: PathReference, _ view: NamespaceView,
        _ owners: [TemplateOwner]
    ) throws {
        try database.write { connection in
            let item = try Self.item(reference, view, connection)
            guard Set(groups.map(\.template)).count == groups.count else { throw PropertyFailure.duplicateGroups }
            for group in groups {
                let template = try Self.template(group.template, owners, connection)
                if template.isTeams, item.kind == .folder { throw PropertyFailure.unsupportedFolder }
                if writing == .add, try Self.group(of: item, template, connection) != nil {
                    throw PropertyFailure.groupExists
                }
                try Self.write(group.fields, of: item, template, connection)
            }
        }
    }

    /// Changes single fields of groups that the item has.
    func updateProperties(
        _ changes: [PropertyChange], of reference: PathReference, _ view: NamespaceView, _ owners: [TemplateOwner]
    ) throws {
        try database.write { connection in
            let item = try Self.item(reference, view, connection)
            guard Set(changes.map(\.template)).count == changes.count else { throw PropertyFailure.duplicateGroups }
            for change in changes {
                let template = try Self.template(change.template, owners, connection)
                guard var fields = try Self.group(of: item, template, connection) else {
                    throw PropertyFailure.groupNotFound
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
        try database.write { connection in
            let item = try Self.item(reference, view, connection)
            for id in templates {
                let template = try Self.template(id, owners, connection)
                try connection.execute(
                    "DELETE FROM property_groups WHERE item = ? AND template = ?", item.id, template.number)
                guard connection.changedRowCount > 0 else { throw PropertyFailure.groupNotFound }
            }
        }
    }

    /// The groups of an item that were made by one of the templates.
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
        } catch let failure as LookupFailure {
            throw PropertyFailure.lookup(failure)
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
                throw PropertyFailure.fieldTooLarge
            }
        }
        let known = Set(template.fields.map(\.name))
        guard fields.allSatisfy({ known.contains($0.name) }), Set(fields.map(\.name)).count == fields.count else {
            throw PropertyFailure.doesNotFit
        }
        try connection.execute(
            """
            INSERT INTO property_groups (item, template, fields) VALUES (?, ?, ?)
            ON CONFLICT (item, template) DO UPDATE SET fields = excluded.fields
            """,
            item.id, template.number, try fields.json)
    }
}
