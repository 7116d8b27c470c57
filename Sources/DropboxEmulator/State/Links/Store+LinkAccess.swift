import Foundation
import DropboxSQLite

/// Who may use a shared link, and what it leads to.
extension Store {
    /// Follows a shared link.
    ///
    /// - Parameters:
    ///   - url: the address as a client has it; its host does not matter.
    ///   - path: something below a linked folder, such as `/a.txt`.
    ///   - password: nil if none was given.
    ///   - visitor: nil for whoever comes without an account.
    func linked(_ url: String, path: String? = nil, password: String? = nil, by visitor: NamespaceView?) throws
        -> Linked
    {
        guard let address = LinkAddress(url) else { throw LinkFailure.malformed }
        let below: PathReference
        do { below = try PathReference(path ?? "") } catch { throw LinkFailure.notFound }
        guard case .path(let names) = below else { throw LinkFailure.notFound }
        return try linked(address, names: names, password: password, by: visitor)
    }

    func linked(
        _ address: LinkAddress, names: [String] = [], password: String? = nil, by visitor: NamespaceView?
    ) throws -> Linked {
        try read { try linked(address, names: names, password: password, by: visitor, $0) }
    }

    /// The content of the file that a link leads to.
    func content(of linked: Linked) throws -> Content {
        guard linked.isOwner || linked.link.settings.allowsDownload else { throw LinkFailure.denied(.noDownload) }
        guard let file = linked.entry.file else { throw LookupFailure.notFile }
        return try read { try Self.content(file.contentHash, $0) }
    }

    func linked(
        _ address: LinkAddress, names: [String], password: String?, by visitor: NamespaceView?, _ connection: Connection
    ) throws -> Linked {
        let query = "SELECT \(SharedLink.columns) FROM shared_links WHERE key = ?"
        guard let link = try connection.first(query, address.key, make: SharedLink.init),
            link.isFolder == address.isFolder
        else { return try preview(address, by: visitor, connection) }
        guard address.secret == link.secret else { throw LinkFailure.denied(.wrongSecret) }
        let isPrivate = link.settings.audience == .noOne || link.settings.audience == .members
        if isPrivate, password != nil || !names.isEmpty { throw LinkFailure.unsupportedParameter }
        let isOwner = visitor?.account == link.owner.account
        if !isOwner, try !hasAccess(to: link.item, visitor, connection) {
            try admit(to: link, password: password, by: visitor, connection)
        }
        let names = address.names + names
        do {
            let entry = try Self.entry(of: link, names, for: visitor, connection)
            return Linked(link: link, entry: entry, names: names, isOwner: isOwner)
        } catch is LookupFailure {
            throw LinkFailure.notFound
        }
    }

    /// What a link leads to: for its owner as they see it now, for others as the owner saw it when the link was made.
    static func entry(
        of link: SharedLink, _ names: [String] = [], for visitor: NamespaceView?, _ connection: Connection
    ) throws -> Entry {
        let reference = PathReference.id(link.item, names)
        if let visitor, visitor.account == link.owner.account {
            do {
                return try entry(at: reference, visitor, connection)
            } catch let failure as LookupFailure where visitor.isConfined {
                throw failure
            } catch is LookupFailure {
                // It lies below another root than the one that the call has chosen.
            }
        }
        return try entry(at: reference, link.owner, connection)
    }

    /// Follows the address of a file's preview, which opens for those who have access to the file.
    private func preview(_ address: LinkAddress, by visitor: NamespaceView?, _ connection: Connection) throws -> Linked
    {
        guard address.secret == nil, !address.isFolder, let visitor else { throw LinkFailure.notFound }
        do {
            let file = try Self.sharedFile(.id("id:" + address.key, []), visitor, connection)
            let owner = file.isInPlace ? visitor : file.owner?.view ?? visitor
            return Linked(link: .preview(of: file.entry, owner), entry: file.entry, isOwner: file.access == .owner)
        } catch is FileSharingFailure {
            throw LinkFailure.notFound
        }
    }

    /// Refuses those whom the link does not let in.
    private func admit(to link: SharedLink, password: String?, by visitor: NamespaceView?, _ connection: Connection)
        throws
    {
        if link.isExpired(at: clock.now) { throw LinkFailure.denied(.expired) }
        switch link.settings.audience {
        case .anyone: break
        case .team:
            guard let visitor, try Self.areTeammates(visitor.account, link.owner.account, connection) else {
                throw LinkFailure.denied(.team)
            }
        case .members, .noOne: throw LinkFailure.denied(.members)
        }
        if let expected = link.settings.password, password != expected { throw LinkFailure.denied(.password) }
    }

    /// Whether somebody needs no link, because the item is in their Dropbox.
    private func hasAccess(to item: String, _ visitor: NamespaceView?, _ connection: Connection) throws -> Bool {
        guard let visitor else { return false }
        if try Self.receivedFile(item, visitor, connection) != nil { return true }
        do {
            _ = try Self.entry(at: .id(item, []), visitor, connection)
            return true
        } catch is LookupFailure {
            return false
        }
    }

    /// Whether two accounts belong to the same team.
    static func areTeammates(_ one: Int64, _ other: Int64, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (
                SELECT 1 FROM team_members one JOIN team_members other ON other.team = one.team
                WHERE one.account = ? AND other.account = ? AND one.status = 'active' AND other.status = 'active')
            """
        return try connection.value(query, one, other) ?? false
    }
}
