import DropboxCore

/// A sink that calls a closure for each change: a program's own destination.
///
///     let sink = ClosureSink(name: "search") { change, namespace, files in
///         try await index.update(change.path, key: change.key)
///     }
///
/// Changes arrive at least once. To have an effect only once, remember the ``WorkerChange/key`` together with the
/// effect.
public struct ClosureSink: WorkerSink {
    /// The closure that applies a change.
    ///
    /// The engine treats an error as ``WorkerSink/apply(_:of:files:)`` describes.
    public typealias Apply = @Sendable (WorkerChange, WorkerNamespace, NamespaceFiles) async throws -> Void

    /// The name in logs and metrics.
    public let name: String

    private let closure: Apply
    private let check: @Sendable (any Error) async -> Bool?
    private let removed: @Sendable (WorkerNamespace) async throws -> Void

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - name: The name in logs and metrics.
    ///   - removed: A closure that is called when a namespace was listed again, or left its source. The default does
    ///     nothing.
    ///   - isWorking: A closure that returns whether the destination works, after an error for which one change may be to blame,
    ///     or an outage. The default returns `nil`, which means that nobody knows.
    ///   - apply: The closure that applies a change.
    public init(
        name: String, removed: @escaping @Sendable (WorkerNamespace) async throws -> Void = { _ in },
        isWorking: @escaping @Sendable (_ error: any Error) async -> Bool? = { _ in nil },
        apply: @escaping Apply
    ) {
        self.name = name
        self.removed = removed
        check = isWorking
        closure = apply
    }

    /// Calls the closure.
    ///
    /// - Throws: The errors of the closure.
    public func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
        try await closure(change, namespace, files)
    }

    /// Calls the closure that checks the destination.
    public func isWorking(after error: any Error) async -> Bool? { await check(error) }

    /// Calls the closure for removed namespaces.
    ///
    /// - Throws: The errors of the closure.
    public func namespaceWasRemoved(_ namespace: WorkerNamespace) async throws { try await removed(namespace) }
}
