public import Foundation

/// A value in a statement or a row.
public enum SQLValue: Sendable, Hashable {
    /// NULL.
    case null
    /// An integer; also a Boolean value (0 or 1) and, in milliseconds since 1970, a time.
    case integer(Int64)
    /// A floating-point number.
    case double(Double)
    /// Text. It contains no NUL.
    case text(String)
    /// Bytes.
    case bytes(Data)
}

/// A transaction in the worker's database.
public protocol WorkerTransaction {
    /// Executes a statement and returns its rows.
    ///
    /// - Parameters:
    ///   - sql: One statement, with `$1`, `$2`, … in place of values. Values are never parts of the text.
    ///   - values: The values, in order.
    /// - Returns: The rows, each with its columns in order.
    /// - Throws: A ``WorkerDatabaseError``.
    @discardableResult
    func execute(_ sql: String, _ values: [SQLValue]) throws(WorkerDatabaseError) -> [[SQLValue]]

    /// Which SQL the database understands, where the two differ.
    var dialect: SQLDialect { get }
}

/// The databases of workers.
public enum SQLDialect: String, Sendable, Hashable {
    /// SQLite 3.35 or newer.
    case sqlite
    /// PostgreSQL 15 or newer.
    case postgresql
}

/// An error of the worker's database.
public struct WorkerDatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a worker does about an error.
    public enum Kind: Sendable, Hashable {
        /// The connection was lost, the server restarts, or two transactions collided. A repetition can help.
        case temporary
        /// The schema was made by a newer version that this one can't use.
        case incompatibleSchema
        /// Everything else: a disk is full, a permission is missing, a statement is wrong.
        case final
    }

    /// What a worker does about it.
    public let kind: Kind
    /// SQLSTATE of PostgreSQL or the result code of SQLite.
    public let code: String
    /// What happened, where, and what to do.
    public let message: String

    /// Creates an error.
    public init(kind: Kind, code: String, message: String) {
        self.kind = kind
        self.code = code
        self.message = message
    }

    public var description: String { message }
}

/// A database that workers share.
public protocol WorkerDatabase: Sendable {
    /// Which SQL the database understands.
    var dialect: SQLDialect { get }

    /// Runs a transaction. If `body` throws an error, it's rolled back. Collisions with other transactions and lost
    /// connections *before the commit* repeat `body`; a commit with an unknown result throws a temporary error, and the
    /// caller finds out by its fencing token.
    func withTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result

    /// Tells waiting workers that there is something to do. Lost notifications only cost time.
    func notify() async

    /// Suspends until somebody calls ``notify()`` or the time is over.
    func waitForNotification(upTo limit: Duration) async

    /// Closes all connections.
    func close() async
}
