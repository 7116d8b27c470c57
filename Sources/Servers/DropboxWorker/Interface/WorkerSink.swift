public import DropboxFiles

/// A destination of changes that is outside the worker's database, such as a folder or an object store.
///
/// Changes arrive at least once, in order for each path. After a crash, changes that were already applied arrive again
/// with the same ``WorkerChange/key``.
public protocol WorkerSink: Sendable {
    /// The name of the sink in the configuration, logs, and metrics. It's unique in a worker, and never changes: it identifies the
    /// sink in the database.
    var name: String { get }

    /// Applies one change.
    ///
    /// The engine calls this method for several paths at a time, but never twice at once for one path or for paths of
    /// which one contains the other.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - namespace: Its namespace.
    ///   - files: Access to the contents of the namespace.
    /// - Throws: An error that says what failed. Errors of calls carry whether a repetition can help; the engine treats
    ///   other errors as temporary until the number of attempts in the configuration is reached, and then quarantines
    ///   the path.
    func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws

    /// Checks whether the sink works. The engine calls this method if none of several changes could be applied, to find out
    /// whether they are to blame. The default implementation returns `nil`.
    ///
    /// - Parameter error: One of the errors of ``apply(_:of:files:)``.
    /// - Returns: `true` if the sink works, so the changes are to blame; `false` if it's down, so none of the failures count; or
    ///   `nil` if that isn't known. Only the failure of the oldest change counts then.
    func isWorking(after error: any Error) async -> Bool?

    /// Returns where the sink keeps what it gets, such as an identity that is stored there. If it's another place than when a worker
    /// last started, or if the sink is new, all items of all namespaces are applied again. The default implementation returns
    /// an empty text, so only a new name does that.
    ///
    /// - Throws: Any error. The worker works with the sink, and asks again later.
    func place() async throws -> String

    /// Called before a namespace's first change after all of it was listed again, and when the namespace is removed from
    /// its source. The default implementation does nothing.
    ///
    /// - Throws: Any error. The namespace is removed again later.
    func namespaceWasRemoved(_ namespace: WorkerNamespace) async throws
}

extension WorkerSink {
    /// Returns `nil`.
    public func isWorking(after error: any Error) async -> Bool? { nil }

    /// Returns an empty text.
    ///
    /// - Throws: Nothing.
    public func place() async throws -> String { "" }

    /// Does nothing.
    ///
    /// - Throws: Nothing.
    public func namespaceWasRemoved(_ namespace: WorkerNamespace) async throws {}
}

/// A destination in the worker's own database. Its rows are written in the transaction that moves the cursor, so each
/// change has its effect exactly once.
public protocol TransactionalWorkerSink: Sendable {
    /// The name of the sink in logs and metrics. It's unique in a worker, and never changes: with a new one, the sink gets all items
    /// again.
    var name: String { get }

    /// Writes the changes of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - transaction: The transaction in which the cursor moves. If the method throws an error, all of the page is
    ///     rolled back and tried again.
    func apply(_ page: WorkerPage, in transaction: any WorkerTransaction) throws
}

/// Access to the contents of a namespace, as its reader sees them.
public struct NamespaceFiles: Sendable {
    /// The routes of the client that reads the namespace. Its path root is the namespace, so paths of changes are valid.
    public let routes: FilesRoutes
    /// Adds to the number of bytes that the worker's metrics show as downloaded.
    public let count: @Sendable (_ bytes: Int64) -> Void
    /// Returns whether no other worker can work on the namespace now.
    let isLeaseValid: @Sendable () -> Bool

    /// Creates access to contents.
    public init(routes: FilesRoutes, count: @escaping @Sendable (_ bytes: Int64) -> Void) {
        self.init(routes: routes, count: count, isLeaseValid: { true })
    }

    init(
        routes: FilesRoutes, count: @escaping @Sendable (_ bytes: Int64) -> Void,
        isLeaseValid: @escaping @Sendable () -> Bool
    ) {
        self.routes = routes
        self.count = count
        self.isLeaseValid = isLeaseValid
    }
}
