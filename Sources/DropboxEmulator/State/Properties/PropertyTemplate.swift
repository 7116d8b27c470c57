import Foundation
import DropboxSQLite

/// Who a template belongs to: an app together with a user or a team. Other apps never see it.
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

/// A name and a value; in a template, a name and a description.
struct PropertyField: Sendable, Hashable, Codable {
    var name: String
    var value: String
}

/// What property groups made by it may look like.
struct PropertyTemplate: Sendable, Hashable {
    var number: Int64
    /// `ptid:…`
    var id: String
    var isTeams: Bool
    var name: String
    var description: String
    var fields: [PropertyField]

    static let columns = "number, id, owner LIKE 'team %', name, description, fields"

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        isTeams = row[2] ?? false
        name = row[3] ?? ""
        description = row[4] ?? ""
        fields = [PropertyField](json: row[5] ?? "")
    }
}

/// Properties of one file or folder by one template.
struct PropertyGroup: Sendable, Hashable {
    /// The id of the template.
    var template: String
    var fields: [PropertyField]
}

/// Why templates or properties are refused.
enum PropertyFailure: Error, Sendable, Hashable {
    case lookup(LookupFailure)
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
    /// Reads what `json` wrote. The store reads only what it wrote itself.
    init(json: String) {
        do { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) } catch { self = [] }
    }

    var json: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
