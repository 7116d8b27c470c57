import CDropboxPostgreSQL
import DropboxWorker
import Foundation

/// A connection to PostgreSQL, which one thread at a time uses. Its methods block the thread, but never longer than the limit.
final class PostgreSQLConnection {
    private let handle: OpaquePointer
    private let limit: Duration
    /// The names of prepared statements.
    private var statements: [Statement: String] = [:]
    /// A Boolean value that indicates whether the connection was lost, or is in an unknown state.
    private(set) var isBroken = false

    private struct Statement: Hashable {
        let sql: String
        let types: [Oid]
    }

    /// The maximum number of prepared statements. Others are parsed each time.
    private static let maximumStatements = 300

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - url: A URL or a list of parameters, as libpq reads it.
    ///   - limit: How long a statement may take.
    ///   - connectionLimit: How long each of the servers may take to accept the connection.
    init(url: String, limit: Duration, connectionLimit: Duration) throws(WorkerDatabaseError) {
        // Parameters before `dbname` are defaults, which the URL can replace.
        let parameters: [(String, String)] = [
            ("connect_timeout", "\(max(2, connectionLimit.components.seconds))"),
            ("target_session_attrs", "read-write"), ("keepalives_idle", "30"),
            ("tcp_user_timeout", "30000"), ("fallback_application_name", "dropbox-worker"), ("dbname", url),
            ("client_encoding", "UTF8"),
        ]
        guard let handle = Self.connect(parameters) else {
            throw WorkerDatabaseError(kind: .final, code: "53200", message: "there is no memory for a connection")
        }
        // From here on, an error releases the handle.
        self.handle = handle
        self.limit = limit
        guard PQstatus(handle) == CONNECTION_OK else {
            let message = Self.message(of: handle)
            let isFinal = ["password authentication failed", "does not exist", "no password supplied", "invalid "]
                .contains { message.contains($0) }
            // The file of a local socket doesn't exist while the server restarts.
            let isMissingSocket = message.contains("No such file or directory")
            throw WorkerDatabaseError(
                kind: isFinal && !isMissingSocket ? .final : .temporary, code: "08001",
                message: "cannot connect to PostgreSQL: \(message)")
        }
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) } ?? ""
        guard encoding == "UTF8" else {
            throw WorkerDatabaseError(
                kind: .final, code: WorkerDatabaseError.encoding,
                message: """
                    the database has the encoding \(encoding), which has no place for all names of files: create it with \
                    ENCODING 'UTF8'
                    """)
        }
        // Notices would be printed.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        PQsetnonblocking(handle, 1)
        let milliseconds = limit.milliseconds
        try execute("SET statement_timeout = \(milliseconds)")
        try execute("SET idle_in_transaction_session_timeout = \(milliseconds * 2)")
        try execute("SET default_transaction_isolation = 'read committed'")
    }

    private static func connect(_ parameters: [(String, String)]) -> OpaquePointer? {
        let keywords = parameters.map { strdup($0.0) }
        let values = parameters.map { strdup($0.1) }
        defer { for pointer in keywords + values { free(pointer) } }
        let keywordPointers = keywords.map { UnsafePointer($0) } + [nil]
        let valuePointers = values.map { UnsafePointer($0) } + [nil]
        return PQconnectdbParams(keywordPointers, valuePointers, 1)
    }

    deinit { PQfinish(handle) }

    /// The socket, for waiting without a statement.
    var socket: Int32 { PQsocket(handle) }

    /// Reads what the server has sent, and returns whether there were notifications.
    func takeNotifications() throws(WorkerDatabaseError) -> Bool {
        guard PQconsumeInput(handle) == 1 else { throw lost() }
        var isNotified = false
        while let notification = PQnotifies(handle) {
            PQfreemem(notification)
            isNotified = true
        }
        return isNotified
    }

    // MARK: Statements

    /// Executes a statement.
    @discardableResult
    func execute(_ sql: String, _ values: [SQLValue] = []) throws(WorkerDatabaseError) -> PostgreSQLResult {
        guard !isBroken else { throw lost() }
        let parameters = PostgreSQLParameters(values)
        let deadline = ContinuousClock.now + limit + .seconds(5)
        let statement = Statement(sql: sql, types: parameters.types)
        if let name = try preparedName(of: statement, deadline) {
            return try result(deadline, sql) {
                parameters.withPointers { count, _, pointers, lengths, formats in
                    PQsendQueryPrepared(handle, name, count, pointers, lengths, formats, 0)
                }
            }
        }
        return try result(deadline, sql) {
            parameters.withPointers { count, types, pointers, lengths, formats in
                PQsendQueryParams(handle, sql, count, types, pointers, lengths, formats, 0)
            }
        }
    }

    private func preparedName(
        of statement: Statement, _ deadline: ContinuousClock.Instant
    ) throws(WorkerDatabaseError) -> String? {
        if let name = statements[statement] { return name }
        let isUseful = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains { statement.sql.hasPrefix($0) }
        guard isUseful, statements.count < Self.maximumStatements else { return nil }
        let name = "dropbox_\(statements.count)"
        _ = try result(deadline, statement.sql) {
            PQsendPrepare(handle, name, statement.sql, Int32(statement.types.count), statement.types)
        }
        statements[statement] = name
        return name
    }

    /// Sends a command, and waits for its result.
    private func result(
        _ deadline: ContinuousClock.Instant, _ sql: String, send: () -> Int32
    ) throws(WorkerDatabaseError) -> PostgreSQLResult {
        guard send() == 1 else { throw lost() }
        while true {
            let state = PQflush(handle)
            if state == 0 { break }
            guard state > 0 else { throw lost() }
            try wait(for: Int16(POLLIN | POLLOUT), until: deadline)
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
        var last: PostgreSQLResult?
        while true {
            while PQisBusy(handle) == 1 {
                try wait(for: Int16(POLLIN), until: deadline)
                guard PQconsumeInput(handle) == 1 else { throw lost() }
            }
            guard let result = PQgetResult(handle) else { break }
            last = PostgreSQLResult(result)
        }
        if PQstatus(handle) != CONNECTION_OK { isBroken = true }
        guard let last else { throw lost() }
        if let error = last.error(in: sql) {
            // After a failover, the server is a standby. Idle connections are closed by the server.
            if ["25006", "25P03"].contains(error.code) || error.code.hasPrefix("57P") { isBroken = true }
            throw error
        }
        return last
    }

    /// Waits for the socket. After the deadline, which is later than the server's own, the connection can't be used anymore.
    private func wait(for events: Int16, until deadline: ContinuousClock.Instant) throws(WorkerDatabaseError) {
        while true {
            let remaining = ContinuousClock.now.duration(to: deadline)
            guard remaining > .zero else {
                isBroken = true
                throw WorkerDatabaseError(
                    kind: .temporary, code: "08006", message: "PostgreSQL does not answer within \(limit)")
            }
            var descriptor = pollfd(fd: socket, events: events, revents: 0)
            let milliseconds = min(Int32(clamping: remaining.milliseconds + 1), 60_000)
            if poll(&descriptor, 1, milliseconds) > 0 { return }
        }
    }

    private func lost() -> WorkerDatabaseError {
        isBroken = true
        return WorkerDatabaseError(
            kind: .temporary, code: "08006",
            message: "the connection to PostgreSQL was lost: \(Self.message(of: handle))")
    }

    private static func message(of handle: OpaquePointer) -> String {
        PQerrorMessage(handle).map { String(cString: $0) }?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
}
