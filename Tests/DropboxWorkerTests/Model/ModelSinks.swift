import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxWorker
import Foundation

extension WorkerChange {
    /// What tells two states of a path apart: a revision, and whether it has content, a folder ID, or nothing.
    var identity: String? {
        switch kind {
        case .file(let file): file.rev + (file.isDownloadable ? "" : "!")
        case .folder(let folder): folder.id
        case .deleted: nil
        }
    }
}

/// An external store that workers write to.
final class ModelStore: Sendable {
    struct Delivery: Sendable, Hashable {
        let key: String
        let identity: String?
    }

    private struct State {
        /// All deliveries of each path, by namespace and path, in order.
        var deliveries: [String: [Delivery]] = [:]
        /// Paths that can't be applied, and whether their errors say so.
        var poison: [String: Bool] = [:]
    }

    private let state = Locked(State())

    func poison(_ path: String, in namespace: String, isPermanent: Bool = true) {
        state.change { $0.poison["\(namespace):\(path)"] = isPermanent }
    }

    func cure() { state.change { $0.poison = [:] } }

    /// The error of a path that can't be applied, or `nil`.
    func error(of path: String, in namespace: String) -> WorkerSinkError? {
        state.withLock { $0.poison["\(namespace):\(path)"] }.map { isPermanent in
            WorkerSinkError(
                isPermanent ? .permanent : .indeterminate(retryAfter: nil), "the model refuses \(path)")
        }
    }

    func deliver(_ change: WorkerChange, of namespace: WorkerNamespace) {
        let delivery = Delivery(key: change.key, identity: change.identity)
        state.change { $0.deliveries["\(namespace.id):\(change.path)", default: []].append(delivery) }
    }

    /// All deliveries of each path, in order.
    func deliveries(of namespace: String) -> [String: [Delivery]] {
        let all = state.withLock { $0.deliveries }
        let prefix = namespace + ":"
        return Dictionary(
            uniqueKeysWithValues: all.filter { $0.key.hasPrefix(prefix) }
                .map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }
}

/// A sink outside of the database, as one worker uses it.
struct ModelSink: WorkerSink {
    let name = "store"
    let store: ModelStore
    let misfortune: Misfortune

    func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
        try await misfortune.step()
        if let error = store.error(of: change.path, in: namespace.id) { throw error }
        if misfortune.happens() { throw WorkerSinkError(.notSent, "the store is away (simulated)") }
        if misfortune.isDead { throw Misfortune.Death() }
        store.deliver(change, of: namespace)
        try await misfortune.step()
        if misfortune.happens() { throw WorkerSinkError(.indeterminate(retryAfter: nil), "no answer (simulated)") }
    }
}

/// A sink in the database. It also records who wrote each page, under which token.
struct ModelTableSink: TransactionalWorkerSink {
    let name = "table"

    static func prepare(_ database: any WorkerDatabase) async throws {
        let identity =
            database.dialect == .sqlite
            ? "INTEGER PRIMARY KEY AUTOINCREMENT" : "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
        try await database.execute(
            "CREATE TABLE model_items (namespace TEXT, path TEXT, identity TEXT, PRIMARY KEY (namespace, path))")
        try await database.execute(
            "CREATE TABLE model_log (id \(identity), namespace TEXT, path TEXT, change_key TEXT, identity TEXT)")
        try await database.execute(
            "CREATE TABLE model_pages (id \(identity), namespace TEXT, page BIGINT, token BIGINT, holder TEXT)")
    }

    func apply(_ page: WorkerPage, in transaction: any WorkerTransaction) throws {
        let namespace = SQLValue.text(page.namespace.id)
        let lease = try transaction.execute(
            "SELECT token, holder FROM dropbox_worker_namespaces WHERE source = 'model' AND namespace = $1",
            [namespace])
        try transaction.execute(
            "INSERT INTO model_pages (namespace, page, token, holder) VALUES ($1, $2, $3, $4)",
            [namespace, .integer(page.number)] + (lease.first ?? []))
        for change in page.changes {
            let identity = change.identity.map(SQLValue.text) ?? .null
            try transaction.execute(
                "INSERT INTO model_log (namespace, path, change_key, identity) VALUES ($1, $2, $3, $4)",
                [namespace, .text(change.path), .text(change.key), identity])
            try transaction.execute(
                "DELETE FROM model_items WHERE namespace = $1 AND path = $2", [namespace, .text(change.path)])
            guard change.identity != nil else { continue }
            try transaction.execute(
                "INSERT INTO model_items (namespace, path, identity) VALUES ($1, $2, $3)",
                [namespace, .text(change.path), identity])
        }
    }
}
