import Foundation
import DropboxSQLite

/// Templates of custom properties.
extension Store {
    private static let maximumFields = 32
    private static let maximumTemplates = 64
    private static let maximumName = 256
    private static let maximumDescription = 1024

    /// Makes a template. Answers its id.
    func addTemplate(
        name: String, description: String, fields: [PropertyField], _ owner: TemplateOwner
    ) throws -> String {
        try Self.check(name: name, description: description, fields: fields)
        let id = "ptid:" + minting.letters(25)
        return try database.write { connection in
            let count = "SELECT count(*) FROM property_templates WHERE owner = ?"
            guard try connection.value(count, owner.text) ?? 0 < Self.maximumTemplates else {
                throw PropertyFailure.tooManyTemplates
            }
            try connection.execute(
                "INSERT INTO property_templates (id, owner, name, description, fields) VALUES (?, ?, ?, ?, ?)", id,
                owner.text, name, description, try fields.json)
            return id
        }
    }

    func template(_ id: String, _ owner: TemplateOwner) throws -> PropertyTemplate {
        try read { try Self.template(id, [owner], $0) }
    }

    /// The ids of all templates of an owner, oldest first.
    func templates(_ owner: TemplateOwner) throws -> [String] {
        let query = "SELECT id FROM property_templates WHERE owner = ? ORDER BY number"
        return try read { try $0.rows(query, owner.text) { $0[0] ?? "" } }
    }

    /// Changes names and adds fields; nothing can be taken away.
    func updateTemplate(
        _ id: String, name: String?, description: String?, adding fields: [PropertyField], _ owner: TemplateOwner
    ) throws {
        try database.write { connection in
            var template = try Self.template(id, [owner], connection)
            template.name = name ?? template.name
            template.description = description ?? template.description
            template.fields += fields
            try Self.check(name: template.name, description: template.description, fields: template.fields)
            try connection.execute(
                "UPDATE property_templates SET name = ?, description = ?, fields = ? WHERE number = ?", template.name,
                template.description, try template.fields.json, template.number)
        }
    }

    /// Removes a template, and all properties that were made by it.
    func removeTemplate(_ id: String, _ owner: TemplateOwner) throws {
        try database.write { connection in
            let template = try Self.template(id, [owner], connection)
            try connection.execute("DELETE FROM property_groups WHERE template = ?", template.number)
            try connection.execute("DELETE FROM property_templates WHERE number = ?", template.number)
        }
    }

    /// The template, if one of the owners has it.
    static func template(
        _ id: String, _ owners: [TemplateOwner], _ connection: Connection
    ) throws -> PropertyTemplate {
        let query = "SELECT \(PropertyTemplate.columns) FROM property_templates WHERE id = ? AND owner = ?"
        for owner in owners {
            if let found = try connection.first(query, id, owner.text, make: PropertyTemplate.init) { return found }
        }
        throw PropertyFailure.templateNotFound(id)
    }

    private static func check(name: String, description: String, fields: [PropertyField]) throws(PropertyFailure) {
        guard fields.count <= maximumFields else { throw .tooManyProperties }
        guard Set(fields.map(\.name)).count == fields.count else { throw .conflictingNames }
        let names = [name] + fields.map(\.name)
        let descriptions = [description] + fields.map(\.value)
        guard names.allSatisfy({ $0.utf8.count <= maximumName }),
            descriptions.allSatisfy({ $0.utf8.count <= maximumDescription })
        else { throw .attributeTooLarge }
    }
}
