public import DropboxFiles

/// Where namespaces come from: the accounts of an app, or a team.
public protocol WorkerSource: Sendable {
    /// The name of the source. It's unique in a database, and never changes: it identifies the source's namespaces.
    var name: String { get }

    /// Whom the namespaces belong to. Workers refuse a database in which the source has another owner. The default is `nil`, which
    /// isn't compared.
    var owner: WorkerSourceOwner? { get }

    /// A Boolean value that indicates whether shared folders are part of the namespaces that mount them, instead of
    /// namespaces of their own.
    var includesMountedFolders: Bool { get }

    /// Lists all namespaces.
    ///
    /// - Parameter add: Receives the namespaces in parts.
    /// - Throws: Any error. Nothing is removed then, and the list is read again later.
    func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws

    /// Returns the routes with which a namespace is read. Their path root is the namespace.
    ///
    /// - Parameters:
    ///   - namespace: The namespace.
    ///   - isShared: Whether it doesn't belong to one account.
    /// - Throws: Any error, if the reader has no token, for example.
    func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes

    /// Called when the server says that the root of a namespace is another one. The next call of ``files(of:isShared:)`` finds it. The
    /// default implementation does nothing.
    func rootDidChange(of namespace: WorkerNamespace) async
}

/// Whom the namespaces of a source belong to.
public enum WorkerSourceOwner: Sendable, Hashable {
    /// One account, by its account ID.
    case account(String)
    /// The accounts of the token store in the database.
    case tokenStore
    /// A team, by its ID.
    case team(String)
}

extension WorkerSourceOwner: CustomStringConvertible {
    /// The owner in a sentence. It's stored in the database.
    public var description: String {
        switch self {
        case .account(let id): "the account \(id)"
        case .tokenStore: "the accounts of the token store"
        case .team(let id): "the team \(id)"
        }
    }
}

extension WorkerSource {
    public var owner: WorkerSourceOwner? { nil }

    public func rootDidChange(of namespace: WorkerNamespace) async {}
}
