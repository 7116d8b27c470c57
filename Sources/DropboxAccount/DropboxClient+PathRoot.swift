/// What the paths of a client can be relative to.
public enum PathRootKind: Sendable, Hashable {
    /// The account's own folder: for a member of a team with a space of its own, the member's folder in it.
    case home
    /// The root of all that the account sees: for a member of a team with a space of its own, that space; for everybody
    /// else the same as `home`. Follows the account's root as it is when the client is made.
    case root
    /// A folder that is a namespace of its own, by the id of the namespace: a shared folder, or a team folder.
    case namespace(String)
}

extension DropboxClient {
    /// A client whose paths are relative to another place. It shares connections and limits with this one.
    ///
    /// For `.root` it asks the service what the root is; the other two cost no call. When an account gets another root
    /// later, calls fail with `CallError.pathRootError`, unless the transport client has an `onPathRootChange`.
    public func withPathRoot(kind: PathRootKind) async throws(CallError<Void>) -> DropboxClient {
        switch kind {
        case .home: withPathRoot(.home)
        case .namespace(let id): withPathRoot(.namespaceId(id))
        case .root: withPathRoot(.root(try await users.getCurrentAccount().response().rootInfo.rootNamespaceId))
        }
    }
}
