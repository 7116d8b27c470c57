import DropboxCore
import Foundation
import DropboxSQLite

/// Putting shared folders into one's own Dropbox, and taking them out.
extension Store {
    func mount(_ id: String, _ view: NamespaceView) throws -> SharedFolder {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingFailure.notMountable }
            guard try Self.mountedEntry(of: folder.namespace, for: view.account, connection) == nil else {
                throw SharingFailure.alreadyMounted
            }
            let needed = try Self.usedSpace(in: folder.namespace, connection)
            let left = try Self.spaceLeft(for: view.account, connection)
            guard needed <= left else {
                throw SharingFailure.insufficientQuota(needed: needed, left: max(0, left))
            }
            try writer.mount(folder.namespace, inHomeOf: view.account, as: folder.name)
            return try Self.sharedFolder(id, view, connection)
        }
    }

    /// Takes a shared folder out of sight; the membership stays.
    func unmount(_ id: String, _ view: NamespaceView) throws {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingFailure.notUnmountable }
            let mount = try Self.mountedEntry(of: folder.namespace, for: view.account, writer.connection)
            guard let mount else { throw SharingFailure.access(.unmounted) }
            try writer.bury(mount)
        }
    }
}

extension Writer {
    /// Mounts a namespace in the home of an account under its name, or one like it if that is taken.
    func mount(_ namespace: Int64, inHomeOf account: Int64, as name: String) throws {
        let home = try connection.value("SELECT home FROM accounts WHERE number = ?", account, as: Int64.self)
        guard let home else { return }
        let root = try Store.mounts(of: NamespaceView(account: account, root: home), connection).resolve([])
        var place = root.child(name)
        if try Store.occupant(of: place, connection) != nil {
            place = try freeLocation(near: place, style: .numbered, isFile: false)
        }
        try mount(namespace, at: place)
    }
}
