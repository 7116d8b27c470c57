import DropboxSQLite
import Foundation

/// The owner of a template: an app for a user or team. Other apps have no access to it.
struct TemplateOwner: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case user(Int64)
        case team(Int64)
    }

    var kind: Kind
    var app: String

    var isTeam: Bool {
        if case .team = kind { true } else { false }
    }

    var text: String {
        switch kind {
        case .user(let number): "user \(number) \(app)"
        case .team(let number): "team \(number) \(app)"
        }
    }
}

/// The name and value of a field or, in a template, its name and description.
struct PropertyField: Sendable, Hashable, Codable {
    var name: String
    var value: String
}

/// A template, which defines the fields of property groups.
struct PropertyTemplate: Sendable, Hashable {
    var number: Int64
    /// The ID of the template: `ptid:…`.
    var id: String
    var belongsToTeam: Bool
    var name: String
    var description: String
    var fields: [PropertyField]

    static let columns = "number, id, owner LIKE 'team %', name, description, fields"

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        belongsToTeam = row[2] ?? false
        name = row[3] ?? ""
        description = row[4] ?? ""
        fields = [PropertyField](json: row[5] ?? "")
    }
}

/// The properties of a file or folder for one template.
struct PropertyGroup: Sendable, Hashable {
    /// The ID of the template.
    var template: String
    var fields: [PropertyField]
}

/// An invalid operation on templates or properties.
enum PropertyError: Error, Sendable, Hashable {
    case lookup(LookupError)
    case templateNotFound(String)
    case conflictingNames
    case tooManyProperties
    case tooManyTemplates
    case attributeTooLarge
    case unsupportedFolder
    case fieldTooLarge
    case doesNotFit
    case duplicateGroups
    case groupExists
    case groupNotFound
}

extension [PropertyField] {
    /// Creates fields from their JSON. Invalid JSON results in an empty array, but the store reads only JSON that it
    /// wrote.
    init(json: String) {
        do { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) } catch { self = [] }
    }

    var json: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}

/// Property templates.
extension Store {
    private static let maximumFields = 32
    private static let maximumTemplates = 64
    private static let maximumName = 256
    private static let maximumDescription = 1024

    /// Creates a template.
    ///
    /// - Returns: The ID of the template.
    func addTemplate(
        name: String, description: String, fields: [PropertyField], _ owner: TemplateOwner
    ) throws -> String {
        try Self.check(name: name, description: description, fields: fields)
        let id = "ptid:" + idGenerator.base64URLString(length: 25)
        return try transaction { connection in
            let count = "SELECT count(*) FROM property_templates WHERE owner = ?"
            guard try connection.value(count, owner.text) ?? 0 < Self.maximumTemplates else {
                throw PropertyError.tooManyTemplates
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

    /// Returns the IDs of all templates of an owner, oldest first.
    func templates(_ owner: TemplateOwner) throws -> [String] {
        let query = "SELECT id FROM property_templates WHERE owner = ? ORDER BY number"
        return try read { try $0.rows(query, owner.text) { $0[0] ?? "" } }
    }

    /// Changes the name and description of a template and adds fields. Fields can't be removed.
    func updateTemplate(
        _ id: String, name: String?, description: String?, adding fields: [PropertyField], _ owner: TemplateOwner
    ) throws {
        try transaction { connection in
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

    /// Removes a template and all properties that belong to it.
    func removeTemplate(_ id: String, _ owner: TemplateOwner) throws {
        try transaction { connection in
            let template = try Self.template(id, [owner], connection)
            try connection.execute("DELETE FROM property_groups WHERE template = ?", template.number)
            try connection.execute("DELETE FROM property_templates WHERE number = ?", template.number)
        }
    }

    /// Returns a template that belongs to one of the owners.
    static func template(
        _ id: String, _ owners: [TemplateOwner], _ connection: Connection
    ) throws -> PropertyTemplate {
        let query = "SELECT \(PropertyTemplate.columns) FROM property_templates WHERE id = ? AND owner = ?"
        for owner in owners {
            if let template = try connection.first(query, id, owner.text, make: PropertyTemplate.init) {
                return template
            }
        }
        throw PropertyError.templateNotFound(id)
    }

    private static func check(name: String, description: String, fields: [PropertyField]) throws(PropertyError) {
        guard fields.count <= maximumFields else { throw .tooManyProperties }
        guard Set(fields.map(\.name)).count == fields.count else { throw .conflictingNames }
        let names = [name] + fields.map(\.name)
        let descriptions = [description] + fields.map(\.value)
        guard names.allSatisfy({ $0.utf8.count <= maximumName }),
            descriptions.allSatisfy({ $0.utf8.count <= maximumDescription })
        else { throw .attributeTooLarge }
    }
}

extension Store {
    /// Property templates, and the property groups of files and folders by item ID. Fields are JSON arrays of
    /// `PropertyField`. In a template, the value of a field is its description.
    static let propertiesSchema = """
        CREATE TABLE property_templates (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, name TEXT NOT NULL,
            description TEXT NOT NULL, fields TEXT NOT NULL
        );
        CREATE INDEX property_templates_of_owner ON property_templates (owner, number);
        CREATE TABLE property_groups (
            number INTEGER PRIMARY KEY, item TEXT NOT NULL, template INTEGER NOT NULL, fields TEXT NOT NULL,
            UNIQUE (item, template)
        );
        CREATE INDEX property_groups_of_template ON property_groups (template);
        """
}
