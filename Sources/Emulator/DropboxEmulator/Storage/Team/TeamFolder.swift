import DropboxCore
import DropboxSQLite
import Foundation

/// A folder that belongs to a team.
struct TeamFolder: Sendable, Hashable {
    enum Status: String, Sendable {
        case active
        case archived
    }

    /// Whether desktop clients sync a folder by default.
    enum SyncSetting: String, Sendable {
        case standard = "default"
        case notSynced = "not_synced"
    }

    var namespace: Int64
    var name: String
    var status: Status
    var syncSetting: SyncSetting
    /// The settings of subfolders that have their own setting, by folder ID.
    var contentSettings: [String: SyncSetting]

    static let columns = "n.number, n.name, f.status, f.sync_setting, f.content_settings"
    static let source = "team_folders f JOIN namespaces n ON n.number = f.namespace"

    init(_ row: Row) {
        namespace = row[0] ?? 0
        name = row[1] ?? ""
        status = Status(rawValue: row[2] ?? "") ?? .archived
        syncSetting = SyncSetting(rawValue: row[3] ?? "") ?? .standard
        contentSettings = [:]
        for line in (row[4] as String? ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            if parts.count == 2 { contentSettings[parts[0]] = SyncSetting(rawValue: parts[1]) }
        }
    }

    /// The settings of subfolders in the format of the database.
    var contentSettingsText: String {
        contentSettings.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.rawValue)" }.joined(separator: "\n")
    }
}

/// Team folders: namespaces that are mounted in the root of the team while they are active.
extension Store {
    func addTeamFolder(
        name: String, syncSetting: TeamFolder.SyncSetting = .standard, to team: TeamAccount
    ) throws -> TeamFolder {
        try write { writer in
            let location = try writer.availableLocation(name, in: team)
            let namespace = try Self.addNamespace(
                .teamFolder, name: name, folder: idGenerator.fileID(), writer.connection)
            try writer.connection.execute(
                "INSERT INTO team_folders VALUES (?, ?, ?, ?, '')", namespace, team.number,
                TeamFolder.Status.active.rawValue, syncSetting.rawValue)
            try writer.mount(namespace, at: location)
            return try Self.teamFolder(namespace, of: team, writer.connection)
        }
    }

    /// Returns the team folders in the order of their creation.
    func teamFolders(of team: TeamAccount) throws -> [TeamFolder] {
        let query = """
            SELECT \(TeamFolder.columns) FROM \(TeamFolder.source) WHERE f.team = ? ORDER BY n.number
            """
        return try read { try $0.rows(query, team.number, make: TeamFolder.init) }
    }

    /// Returns a team folder.
    ///
    /// - Throws: `TeamFolderOperationError.notFound`, or `TeamFolderOperationError.isRoot` for the root of the team.
    func teamFolder(_ namespace: Int64, of team: TeamAccount) throws -> TeamFolder {
        try read { try Self.teamFolder(namespace, of: team, $0) }
    }

    func archive(_ folder: TeamFolder, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            try writer.require(.active, of: folder, in: team)
            try writer.unmount(folder.namespace, from: team.root)
            try writer.setStatus(.archived, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    /// Activates an archived folder. Renames it if its name is taken.
    func activate(_ folder: TeamFolder, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            try writer.require(.archived, of: folder, in: team)
            let root = Location(teamRoot: team)
            var location = root.child(folder.name)
            if try Self.occupant(of: location, writer.connection) != nil {
                location = try writer.availableLocation(near: location, style: .numbered, isFile: false)
            }
            try writer.setName(location.names.last ?? folder.name, of: folder)
            try writer.mount(folder.namespace, at: location)
            try writer.setStatus(.active, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    func rename(_ folder: TeamFolder, to name: String, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            let folder = try Self.teamFolder(folder.namespace, of: team, writer.connection)
            guard folder.name != name else { return folder }
            let isSameKey = CaseFoldedName.key(folder.name) == CaseFoldedName.key(name)
            let location =
                isSameKey ? Location(teamRoot: team).child(name) : try writer.availableLocation(name, in: team)
            if folder.status == .active {
                try writer.unmount(folder.namespace, from: team.root)
                try writer.mount(folder.namespace, at: location)
            }
            try writer.setName(name, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    /// Permanently deletes an archived folder and its content.
    func permanentlyDelete(_ folder: TeamFolder, of team: TeamAccount) throws {
        try write { writer in
            try writer.require(.archived, of: folder, in: team)
            try writer.purgeAll(in: folder.namespace)
            try writer.connection.execute("DELETE FROM team_folders WHERE namespace = ?", folder.namespace)
        }
    }

    func save(_ folder: TeamFolder) throws {
        try transaction { connection in
            try connection.execute(
                "UPDATE team_folders SET sync_setting = ?, content_settings = ? WHERE namespace = ?",
                folder.syncSetting.rawValue, folder.contentSettingsText, folder.namespace)
        }
    }

    /// Returns whether a folder with the given ID exists in a namespace.
    func hasFolder(_ id: String, in namespace: Int64) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM entries WHERE id = ? AND namespace = ? AND kind = 2)"
        return try read { try $0.value(query, id, namespace) ?? false }
    }

    fileprivate static func teamFolder(
        _ namespace: Int64, of team: TeamAccount, _ connection: Connection
    ) throws -> TeamFolder {
        guard namespace != team.root else { throw TeamFolderOperationError.isRoot }
        let query = "SELECT \(TeamFolder.columns) FROM \(TeamFolder.source) WHERE f.team = ? AND f.namespace = ?"
        guard let folder = try connection.first(query, team.number, namespace, make: TeamFolder.init) else {
            throw TeamFolderOperationError.notFound
        }
        return folder
    }
}

extension Writer {
    /// Returns the location for a new folder in the root of a team.
    ///
    /// - Throws: `TeamFolderOperationError` if the name is invalid or taken.
    fileprivate func availableLocation(_ name: String, in team: TeamAccount) throws -> Location {
        switch NameRules.validate(name) {
        case .malformed: throw TeamFolderOperationError.nameInvalid
        case .disallowed: throw TeamFolderOperationError.nameReserved
        case .allowed: break
        }
        guard name == name.trimmingCharacters(in: .whitespaces) else { throw TeamFolderOperationError.nameInvalid }
        let location = Location(teamRoot: team).child(name)
        guard try Store.occupant(of: location, connection) == nil else { throw TeamFolderOperationError.nameTaken }
        return location
    }

    fileprivate func require(_ status: TeamFolder.Status, of folder: TeamFolder, in team: TeamAccount) throws {
        let current = try Store.teamFolder(folder.namespace, of: team, connection).status
        guard current == status else { throw TeamFolderOperationError.wrongStatus(current) }
    }

    fileprivate func setStatus(_ status: TeamFolder.Status, of folder: TeamFolder) throws {
        try connection.execute(
            "UPDATE team_folders SET status = ? WHERE namespace = ?", status.rawValue, folder.namespace)
    }

    fileprivate func setName(_ name: String, of folder: TeamFolder) throws {
        try connection.execute("UPDATE namespaces SET name = ? WHERE number = ?", name, folder.namespace)
    }
}

extension Location {
    /// Creates the location of a team's root, independent of an account.
    init(teamRoot team: TeamAccount) {
        self.init(
            namespace: team.root, names: [],
            mounts: MountTable(view: NamespaceView(account: 0, root: team.root), points: []))
    }
}
