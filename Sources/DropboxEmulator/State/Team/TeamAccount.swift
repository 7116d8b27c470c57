import Foundation
import DropboxSQLite

/// A team.
struct TeamAccount: Sendable, Hashable {
    var number: Int64
    /// `dbtid:` and 35 characters.
    var id: String
    var name: String
    /// How many members it has paid for.
    var licenses: Int
    /// Bytes that all members can hold together.
    var quota: UInt64
    /// The namespace that holds the members' own folders and the team folders.
    var root: Int64
    var created: Date

    static let columns = "number, id, name, licenses, quota, root, created"

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        name = row[2] ?? ""
        licenses = row[3] ?? 0
        quota = row[4] ?? 0
        root = row[5] ?? 0
        created = row[6] ?? .distantPast
    }
}

/// What an account is to the team that it belongs to.
struct TeamMembership: Sendable, Hashable {
    enum Status: String, Sendable {
        case invited
        case active
        case suspended
        case removed
    }

    var team: Int64
    /// The member's id.
    var id: String
    var status: Status
    /// The root namespace of the team.
    var root: Int64
    /// Name of the member's own folder in it.
    var folder: String

    /// Where the member's own files are in the root of the team.
    var homePath: String { "/" + folder }
}
