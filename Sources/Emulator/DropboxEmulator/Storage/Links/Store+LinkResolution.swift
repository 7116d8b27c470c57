import DropboxSQLite
import Foundation

/// Resolving shared links and checking access to them.
extension Store {
    /// Resolves a shared link.
    ///
    /// - Parameters:
    ///   - url: The URL of the link. The host is ignored.
    ///   - path: The path of a descendant of the linked folder, such as `/a.txt`.
    ///   - password: The password, if any.
    ///   - visitor: The view of the visitor, or `nil` for a visitor without an account.
    func resolveLink(_ url: String, path: String? = nil, password: String? = nil, by visitor: NamespaceView?) throws
        -> ResolvedLink
    {
        guard let address = SharedLinkURL(url) else { throw LinkError.malformed }
        let below: PathReference
        do { below = try PathReference(path ?? "") } catch { throw LinkError.notFound }
        guard case .path(let names) = below else { throw LinkError.notFound }
        return try resolveLink(address, names: names, password: password, by: visitor)
    }

    func resolveLink(
        _ address: SharedLinkURL, names: [String] = [], password: String? = nil, by visitor: NamespaceView?
    ) throws -> ResolvedLink {
        try read { try resolveLink(address, names: names, password: password, by: visitor, $0) }
    }

    /// Returns the content of the linked file.
    func content(of linked: ResolvedLink) throws -> Content {
        guard linked.isOwner || linked.link.settings.allowsDownload else { throw LinkError.denied(.noDownload) }
        guard let file = linked.entry.file else { throw LookupError.notFile }
        return try read { try Self.content(file.contentHash, $0) }
    }

    func resolveLink(
        _ address: SharedLinkURL, names: [String], password: String?, by visitor: NamespaceView?,
        _ connection: Connection
    ) throws -> ResolvedLink {
        let query = "SELECT \(SharedLink.columns) FROM shared_links WHERE key = ?"
        guard var link = try connection.first(query, address.key, make: SharedLink.init),
            link.isFolder == address.isFolder
        else { return try preview(address, names, by: visitor, connection) }
        guard address.secret == link.secret else { throw LinkError.denied(.wrongSecret) }
        let isPrivate = link.audience == .noOne || link.audience == .members
        if isPrivate, password != nil || !names.isEmpty { throw LinkError.unsupportedParameter }
        let isOwner = visitor?.account == link.owner.account
        if !isOwner, try !hasAccess(to: link.item, visitor, connection) {
            try requireAccess(to: link, password: password, by: visitor, connection)
        }
        let names = address.names + names
        do {
            let entry = try Self.entry(of: link, names, for: visitor, connection)
            if !names.isEmpty {
                // A shared folder below the linked one can have a stricter policy.
                let audience = link.audience
                link.folderPolicy = max(link.folderPolicy, try Self.linkPolicy(of: entry, connection))
                if !isOwner, link.audience != audience, try !hasAccess(to: entry.id, visitor, connection) {
                    try requireAccess(to: link, password: password, by: visitor, connection)
                }
            }
            return ResolvedLink(link: link, entry: entry, names: names, isOwner: isOwner)
        } catch is LookupError {
            throw LinkError.notFound
        }
    }

    /// Returns the linked entry. The owner's current view applies to the owner, and the view at the link's creation to
    /// all others.
    static func entry(
        of link: SharedLink, _ names: [String] = [], for visitor: NamespaceView?, _ connection: Connection
    ) throws -> Entry {
        let reference = PathReference.id(link.item, names)
        if let visitor, visitor.account == link.owner.account {
            do {
                return try entry(at: reference, visitor, connection)
            } catch let failure as LookupError where visitor.isConfined {
                throw failure
            } catch is LookupError {
                // The item is outside of the root that the request selected.
            }
        }
        return try entry(at: reference, link.owner, connection)
    }

    /// Checks that the link gives access to the visitor.
    private func requireAccess(
        to link: SharedLink, password: String?, by visitor: NamespaceView?, _ connection: Connection
    )
        throws
    {
        if link.isExpired(at: clock.now) { throw LinkError.denied(.expired) }
        switch link.audience {
        case .anyone: break
        case .team:
            guard let visitor, try Self.areTeammates(visitor.account, link.owner.account, connection) else {
                throw LinkError.denied(.team)
            }
        case .members, .noOne: throw LinkError.denied(.members)
        }
        if let expected = link.settings.password, password != expected { throw LinkError.denied(.password) }
    }

    private static func linkPolicy(of entry: Entry, _ connection: Connection) throws -> SharedFolder.LinkPolicy {
        let query = "SELECT \(SharedLink.folderPolicy(ofItem: "?1"))"
        let policy = try connection.value(query, entry.id, as: String.self)
        return policy.flatMap(SharedFolder.LinkPolicy.init) ?? .anyone
    }

    /// Returns whether the visitor has access to the item without a link.
    private func hasAccess(to item: String, _ visitor: NamespaceView?, _ connection: Connection) throws -> Bool {
        guard let visitor else { return false }
        if try Self.receivedFile(item, visitor, connection) != nil { return true }
        do {
            _ = try Self.entry(at: .id(item, []), visitor, connection)
            return true
        } catch is LookupError {
            return false
        }
    }

    /// Returns whether two accounts belong to the same team.
    static func areTeammates(_ one: Int64, _ other: Int64, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (
                SELECT 1 FROM team_members one JOIN team_members other ON other.team = one.team
                WHERE one.account = ? AND other.account = ? AND one.status = 'active' AND other.status = 'active')
            """
        return try connection.value(query, one, other) ?? false
    }
}
