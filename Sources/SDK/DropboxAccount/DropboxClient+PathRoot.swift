/// The kinds of path roots: what the paths of a client are relative to.
public enum PathRootKind: Sendable, Hashable {
    /// The home folder of the account. For a member of a team with a team space, it is the member's folder in that
    /// space.
    case home
    /// The root namespace of the account at the time when the client is created. For a member of a team with a team
    /// space, it is that space. For other accounts, it is the same as `home`.
    case root
    /// A folder that is a namespace: a shared folder or a team folder. The value is the ID of the namespace.
    case namespace(String)
}

extension DropboxClient {
    /// Returns a client with another path root. It shares connections and limits with this client.
    ///
    /// If the root namespace of the account changes later, requests fail with `CallError.pathRootError`, unless the
    /// transport client has an `onPathRootChange` handler.
    ///
    /// - Parameter kind: The path root. `.root` sends a request for the current root namespace, the other kinds don't
    ///   send a request.
    /// - Throws: A `CallError` if the request for the root namespace fails.
    public func withPathRoot(kind: PathRootKind) async throws(CallError<Void>) -> DropboxClient {
        switch kind {
        case .home: withPathRoot(.home)
        case .namespace(let id): withPathRoot(.namespaceId(id))
        case .root: withPathRoot(.root(try await users.getCurrentAccount().response().rootInfo.rootNamespaceId))
        }
    }
}
