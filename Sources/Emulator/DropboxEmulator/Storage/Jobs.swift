import DropboxConcurrency
import DropboxSQLite
import Foundation

/// The asynchronous jobs of the emulator. They persist across restarts.
///
/// Most jobs do their work before their ID is returned. They only appear to be in progress for a number of polls that
/// the limits define.
struct Jobs: Sendable {
    /// The caller that can poll a job.
    enum Owner: Sendable, Hashable {
        case account(Int64)
        case team(String)
        case app(String)

        fileprivate var text: String {
            switch self {
            case .account(let number): "account \(number)"
            case .team(let id): "team \(id)"
            case .app(let key): "app \(key)"
            }
        }
    }

    /// A failed poll.
    enum JobError: Error, Sendable, Hashable {
        /// The job doesn't exist, or belongs to another caller or route.
        case notFound
        /// The emulator stopped before the job finished.
        case interrupted
    }

    enum State: Sendable, Hashable {
        case inProgress
        case finished(outcome: Data)
    }

    /// The time for which a job ID is valid.
    private static let lifetime: Duration = .seconds(7 * 24 * 3600)

    let store: Store

    /// Starts a job.
    ///
    /// - Parameters:
    ///   - kind: The kind of job. Only the check routes of this kind can poll it.
    ///   - owner: The caller that can poll the job.
    ///   - outcome: The result as JSON, or `nil` if the job is still running.
    /// - Returns: The ID of the job.
    func start(_ kind: String, owner: Owner, outcome: Data? = nil) throws -> String {
        let id = store.idGenerator.base64URLString(length: 22)
        let now = store.clock.now
        let polls = store.limits.pollsBeforeCompletion
        try store.transaction { connection in
            try connection.execute(
                "DELETE FROM jobs WHERE started <= ?", now.addingTimeInterval(-Self.lifetime.seconds))
            try connection.execute(
                "INSERT INTO jobs VALUES (?, ?, ?, ?, ?, ?)", id, owner.text, kind, outcome, polls, now)
        }
        return id
    }

    /// Sets the result of a running job.
    func finish(_ id: String, outcome: Data) throws {
        try store.transaction { try $0.execute("UPDATE jobs SET outcome = ? WHERE id = ?", outcome, id) }
    }

    /// Returns the state of a job and counts one poll.
    func poll(_ id: String, _ kind: String, owner: Owner) throws -> State {
        try store.transaction { connection in
            let query = "SELECT outcome, polls, outcome = x'' FROM jobs WHERE id = ? AND owner = ? AND family = ?"
            let job = try connection.first(query, id, owner.text, kind) { row in
                (outcome: row[0] as Data?, polls: row[1] as Int? ?? 0, isLost: row[2] as Bool? ?? false)
            }
            guard let job else { throw JobError.notFound }
            if job.isLost { throw JobError.interrupted }
            if job.polls > 0 { try connection.execute("UPDATE jobs SET polls = polls - 1 WHERE id = ?", id) }
            guard let outcome = job.outcome, job.polls <= 0 else { return .inProgress }
            return .finished(outcome: outcome)
        }
    }

    /// Returns the result of a finished job, even if its polls still report that it's in progress.
    func outcome(of id: String) throws -> Data? {
        try store.read { try $0.value("SELECT outcome FROM jobs WHERE id = ?", id) }
    }

    /// Marks the jobs that a stop or crash interrupted as failed.
    static func failInterrupted(_ connection: Connection) throws {
        try connection.execute("UPDATE jobs SET outcome = x'' WHERE outcome IS NULL")
    }
}

extension Store {
    var jobs: Jobs { Jobs(store: self) }
}

extension Store {
    /// Asynchronous jobs. 'outcome' is the result as JSON, NULL while the job is running, and empty if it was
    /// interrupted.
    static let jobsSchema = """
        CREATE TABLE jobs (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, family TEXT NOT NULL, outcome BLOB, polls INTEGER NOT NULL,
            started REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX jobs_by_age ON jobs (started);
        """
}
