import DropboxCore
import DropboxSQLite

/// The folders of apps that see nothing else: a namespace for each app that an account lets in.
extension Store {
    /// The namespace of an app in the Dropbox of an account. It is made on first use and mounted in the folder `Apps` of
    /// the home; a user may move it, and gets an empty one after deleting it.
    func appFolder(of account: UserAccount, _ app: App) throws -> Int64 {
        let mounted = try read { connection in
            let query = """
                SELECT f.namespace FROM app_folders f
                JOIN entries e ON e.namespace = ?1 AND e.mounted = f.namespace WHERE f.account = ?2 AND f.app = ?3
                """
            return try connection.value(query, account.home, account.number, app.key, as: Int64.self)
        }
        return try mounted ?? write { try $0.makeAppFolder(of: account, app) }
    }

    /// Whether there is access to the root of a view.
    func canSeeRoot(of view: NamespaceView) throws -> Bool {
        try read { try Self.point(of: view.root, for: view, $0) != nil }
    }
}

extension Writer {
    fileprivate func makeAppFolder(of account: UserAccount, _ app: App) throws -> Int64 {
        let query = "SELECT namespace FROM app_folders WHERE account = ? AND app = ?"
        let known = try connection.value(query, account.number, app.key, as: Int64.self)
        let namespace =
            try known
            ?? Store.addNamespace(
                .appFolder, owner: account.number, name: app.name, folder: store.minting.fileID(), connection)
        if known == nil {
            try connection.execute("INSERT INTO app_folders VALUES (?, ?, ?)", account.number, app.key, namespace)
        }
        let home = try Store.mounts(of: account.view, connection).resolve([])
        var apps = home.child("Apps")
        if try Store.occupant(of: apps, connection)?.kind == .file {
            apps = try freeLocation(near: apps, style: .numbered, isFile: false)
        }
        var place = apps.child(app.name.split(separator: "/").joined(separator: " "))
        if try Store.occupant(of: place, connection) != nil {
            place = try freeLocation(near: place, style: .numbered, isFile: false)
        }
        try mount(namespace, at: place)
        return namespace
    }

    /// Removes all that is in the folder of an app. Other namespaces stay as they are.
    func emptyAppFolder(_ point: MountPoint, _ mounts: MountTable) throws {
        guard point.kind == .appFolder else { return }
        let root = Location(namespace: point.namespace, names: [], mounts: mounts)
        for entry in try Store.descendants(of: root, connection).reversed() { try bury(entry) }
        try charge(point.namespace, -(try Store.usedSpace(in: point.namespace, connection)))
    }
}
