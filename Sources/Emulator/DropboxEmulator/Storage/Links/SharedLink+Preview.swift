import DropboxSQLite

extension SharedLink {
    /// Returns the implicit link of a shared file or folder, for users who have access to it.
    static func preview(of item: Entry, _ owner: NamespaceView) -> SharedLink {
        SharedLink(
            number: 0, key: String(item.id.dropFirst("id:".count)), secret: nil, owner: owner, item: item.id,
            isFolder: item.file == nil, settings: Settings(audience: .noOne))
    }
}

extension Store {
    /// Resolves the URL of a preview, for users who have access to the file or folder.
    func preview(
        _ address: SharedLinkURL, _ names: [String], by visitor: NamespaceView?, _ connection: Connection
    ) throws -> ResolvedLink {
        guard address.secret == nil, let visitor else { throw LinkError.notFound }
        let id = "id:" + address.key
        do {
            if address.isFolder {
                let names = address.names + names
                let folder = try Self.entry(at: .id(id, []), visitor, connection)
                let entry = try Self.entry(at: .id(id, names), visitor, connection)
                return ResolvedLink(
                    link: .preview(of: folder, visitor), entry: entry, names: names,
                    isOwner: folder.namespace == visitor.root)
            }
            let file = try Self.sharedFile(.id(id, []), visitor, connection)
            let owner = file.isInCallersDropbox ? visitor : file.owner?.view ?? visitor
            return ResolvedLink(
                link: .preview(of: file.entry, owner), entry: file.entry, isOwner: file.access == .owner)
        } catch is FileSharingError {
            throw LinkError.notFound
        } catch is LookupError {
            throw LinkError.notFound
        }
    }
}
