import DropboxCore
import Foundation
import DropboxSQLite

/// Folders of teams: namespaces that are mounted in the root of the team while they are active.
extension Store {
    func addTeamFolder(
        name: String, syncSetting: TeamFolder.SyncSetting = .standard, to team: TeamAccount
    ) throws -> TeamFolder {
        try write { writer in
            let place = try writer.freePlace(name, in: team)
            let namespace = try Self.addNamespace(
                .teamFolder, name: name, folder: minting.fileID(), writer.connection)
            try writer.connection.execute(
                "INSERT INTO team_folders VALUES (?, ?, ?, ?, '')", namespace, team.number,
                TeamFolder.Status.active.rawValue, syncSetting.rawValue)
            try writer.mount(namespace, at: place)
            return try Self.teamFolder(namespace, of: team, writer.connection)
        }
    }

    /// The folders of a team in the order in which they were made.
    func teamFolders(of team: TeamAccount) throws -> [TeamFolder] {
        let query = """
            SELECT \(TeamFolder.columns) FROM \(TeamFolder.source) WHERE f.team = ? ORDER BY n.number
            """
        return try read { try $0.rows(query, team.number, make: TeamFolder.init) }
    }

    /// - Throws: `TeamFolderFailure.notFound`, or `.isRoot` for the root of the team.
    func teamFolder(_ namespace: Int64, of team: TeamAccount) throws -> TeamFolder {
        try read { try Self.teamFolder(namespace, of: team, $0) }
    }

    func archive(_ folder: TeamFolder, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            try writer.require(.active, of: folder, in: team)
            try writer.unmount(folder, of: team)
            try writer.setStatus(.archived, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    /// Makes an archived folder an active one again, under another name if its own is taken.
    func activate(_ folder: TeamFolder, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            try writer.require(.archived, of: folder, in: team)
            let root = Location(teamRoot: team)
            var place = root.child(folder.name)
            if try Self.occupant(of: place, writer.connection) != nil {
                place = try writer.freeLocation(near: place, style: .numbered, isFile: false)
            }
            try writer.setName(place.names.last ?? folder.name, of: folder)
            try writer.mount(folder.namespace, at: place)
            try writer.setStatus(.active, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    func rename(_ folder: TeamFolder, to name: String, of team: TeamAccount) throws -> TeamFolder {
        try write { writer in
            let folder = try Self.teamFolder(folder.namespace, of: team, writer.connection)
            guard folder.name != name else { return folder }
            let isSameKey = CaseFoldedName.key(folder.name) == CaseFoldedName.key(name)
            let place = isSameKey ? Location(teamRoot: team).child(name) : try writer.freePlace(name, in: team)
            if folder.status == .active {
                try writer.unmount(folder, of: team)
                try writer.mount(folder.namespace, at: place)
            }
            try writer.setName(name, of: folder)
            return try Self.teamFolder(folder.namespace, of: team, writer.connection)
        }
    }

    /// Deletes an archived folder and all that was ever in it.
    func permanentlyDelete(_ folder: TeamFolder, of team: TeamAccount) throws {
        try write { writer in
            try writer.require(.archived, of: folder, in: team)
            try writer.purgeAll(in: folder.namespace)
            try writer.connection.execute("DELETE FROM team_folders WHERE namespace = ?", folder.namespace)
        }
    }

    func save(_ folder: TeamFolder) throws {
        try database.write { connection in
            try connection.execute(
                "UPDATE team_folders SET sync_setting = ?, content_settings = ? WHERE namespace = ?",
                folder.syncSetting.rawValue, folder.contentSettingsText, folder.namespace)
        }
    }

    /// Whether a folder with this id is in a namespace.
    func hasFolder(_ id: String, in namespace: Int64) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM entries WHERE id = ? AND namespace = ? AND kind = 2)"
        return try read { try $0.value(query, id, namespace) ?? false }
    }

    fileprivate static func teamFolder(
        _ namespace: Int64, of team: TeamAccount, _ connection: Connection
    ) throws -> TeamFolder {
        guard namespace != team.root else { throw TeamFolderFailure.isRoot }
        let query = "SELECT \(TeamFolder.columns) FROM \(TeamFolder.source) WHERE f.team = ? AND f.namespace = ?"
        guard let folder = try connection.first(query, team.number, namespace, make: TeamFolder.init) else {
            throw TeamFolderFailure.notFound
        }
        return folder
    }
}

extension Writer {
    /// A place for a folder in the root of a team.
    fileprivate func freePlace(_ name: String, in team: TeamAccount) throws -> Location {
        switch NameRules.validate(name) {
        case .malformed: throw TeamFolderFailure.nameInvalid
        case .disallowed: throw TeamFolderFailure.nameReserved
        case .allowed: break
        }
        guard name == name.trimmingCharacters(in: .whitespaces) else { throw TeamFolderFailure.nameInvalid }
        let place = Location(teamRoot: team).child(name)
        guard try Store.occupant(of: place, connection) == nil else { throw TeamFolderFailure.nameTaken }
        return place
    }

    fileprivate func require(_ status: TeamFolder.Status, of folder: TeamFolder, in team: TeamAccount) throws {
        let now = try Store.teamFolder(folder.namespace, of: team, connection).status
        guard now == status else { throw TeamFolderFailure.wrongStatus(now) }
    }

    fileprivate func unmount(_ folder: TeamFolder, of team: TeamAccount) throws {
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.mounted = ?"
        let entry = try connection.first(query, team.root, folder.namespace, make: Entry.init)
        if let entry { try bury(entry) }
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
    /// The root of a team, seen by nobody in particular.
    init(teamRoot team: TeamAccount) {
        self.init(
            namespace: team.root, names: [],
            mounts: MountTable(view: NamespaceView(account: 0, root: team.root), points: []))
    }
}
