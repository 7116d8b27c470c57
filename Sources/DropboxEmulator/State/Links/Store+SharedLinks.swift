import Foundation
import DropboxSQLite

/// Making, changing, listing and revoking shared links.
extension Store {
    /// A link and what it leads to.
    struct Linked: Sendable {
        var link: SharedLink
        /// What it leads to: the linked item, or something below the linked folder.
        var entry: Entry
        /// The names below the linked folder.
        var names: [String] = []
        /// Whether whoever asks has made the link.
        var isOwner = true

        var address: LinkAddress { link.address(name: entry.name, names: names) }
    }

    /// There is a link to the item already.
    struct LinkExists: Error, Sendable {
        let linked: Linked
    }

    /// Makes a link to a file or folder; throws `LinkExists` if the account has one.
    func makeLink(to reference: PathReference, _ settings: SharedLink.Settings, _ view: NamespaceView) throws -> Linked
    {
        let key = minting.letters(15)
        let secret = minting.letters(25)
        return try database.write { connection in
            let entry = try Self.linkable(reference, view, connection)
            if let link = try Self.link(to: entry, view, connection) {
                throw LinkExists(linked: Linked(link: link, entry: entry))
            }
            try connection.execute(
                """
                INSERT INTO shared_links (key, secret, account, root, item, is_folder, audience, access, password,
                    expires, allows_download, created)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                key, secret, view.account, view.root, entry.id, entry.kind == .folder, settings.audience.rawValue,
                settings.access.rawValue, settings.password, settings.expires, settings.allowsDownload, clock.now)
            guard let link = try Self.link(to: entry, view, connection) else { throw LookupFailure.notFound }
            return Linked(link: link, entry: entry)
        }
    }

    /// Gives a link of the caller's other settings.
    func changeLink(
        _ address: LinkAddress, _ view: NamespaceView, _ change: (SharedLink.Settings) throws -> SharedLink.Settings
    ) throws -> Linked {
        try database.write { connection in
            var linked = try ownLink(address, view, connection)
            linked.link.settings = try change(linked.link.settings)
            let settings = linked.link.settings
            try connection.execute(
                """
                UPDATE shared_links SET audience = ?, access = ?, password = ?, expires = ?, allows_download = ?
                WHERE number = ?
                """,
                settings.audience.rawValue, settings.access.rawValue, settings.password, settings.expires,
                settings.allowsDownload, linked.link.number)
            return linked
        }
    }

    /// Ends a link of the caller's.
    func revokeLink(_ address: LinkAddress, _ view: NamespaceView) throws {
        try database.write { connection in
            let linked = try ownLink(address, view, connection)
            try connection.execute("DELETE FROM shared_links WHERE number = ?", linked.link.number)
        }
    }

    /// The links of an account, oldest first, without those whose item is gone.
    ///
    /// - Parameter number: only links after this one.
    func links(after number: Int64 = 0, limit: Int, _ view: NamespaceView) throws -> [Linked] {
        try read { connection in
            let query =
                "SELECT \(SharedLink.columns) FROM shared_links WHERE account = ? AND number > ? ORDER BY number"
            var found: [Linked] = []
            for link in try connection.rows(query, view.account, number, make: SharedLink.init) {
                guard found.count < limit else { break }
                do {
                    found.append(Linked(link: link, entry: try Self.entry(of: link, for: view, connection)))
                } catch is LookupFailure {
                    continue
                }
            }
            return found
        }
    }

    /// The links of an account that open something: those to itself first, then those to the folders above it.
    func links(to reference: PathReference, directOnly: Bool, _ view: NamespaceView) throws -> [Linked] {
        try read { connection in
            let entry = try Self.linkable(reference, view, connection)
            var found: [Linked] = []
            if let link = try Self.link(to: entry, view, connection) { found.append(Linked(link: link, entry: entry)) }
            var above = directOnly ? nil : try entry.location.folder
            while let place = above {
                if let folder = try Self.occupant(of: place, connection),
                    let link = try Self.link(to: folder, view, connection)
                {
                    found.append(Linked(link: link, entry: folder))
                }
                above = place.folder
            }
            return found
        }
    }

    // MARK: -

    /// What a link can lead to: whatever exists; an old revision stands for its file.
    private static func linkable(_ reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws
        -> Entry
    {
        let entry = try entry(at: reference, view, connection)
        guard case .revision = reference else { return entry }
        return try self.entry(at: .id(entry.id, []), view, connection)
    }

    private static func link(to entry: Entry, _ view: NamespaceView, _ connection: Connection) throws -> SharedLink? {
        let query = "SELECT \(SharedLink.columns) FROM shared_links WHERE item = ? AND account = ?"
        return try connection.first(query, entry.id, view.account, make: SharedLink.init)
    }

    private func ownLink(_ address: LinkAddress, _ view: NamespaceView, _ connection: Connection) throws -> Linked {
        let linked = try linked(address, names: [], password: nil, by: view, connection)
        guard linked.isOwner else { throw LinkFailure.denied(.notOwner) }
        return linked
    }
}
