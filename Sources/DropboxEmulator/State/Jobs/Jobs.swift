import DropboxConcurrency
import Foundation
import DropboxSQLite

/// The asynchronous jobs of the emulator. The work of most is done before their id is given away; they only stay in
/// progress for as many polls as the limits say. They survive a restart.
struct Jobs: Sendable {
    /// Who may ask about a job.
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

    /// Why a job cannot be told about.
    enum Failure: Error, Sendable, Hashable {
        /// There is no such job, or it is somebody else's, or another route's.
        case unknown
        /// A restart came before its end.
        case lost
    }

    enum State: Sendable, Hashable {
        case inProgress
        case ended(outcome: Data)
    }

    /// How long an id is good for.
    private static let lifetime: Duration = .seconds(7 * 24 * 3600)

    let store: Store

    /// Begins a job.
    ///
    /// - Parameters:
    ///   - family: what only the check of the same kind of job may ask for.
    ///   - outcome: what a check answers in the end, as JSON; nil if that comes later by `end`.
    func begin(_ family: String, owner: Owner, outcome: Data? = nil) throws -> String {
        let id = store.minting.letters(22)
        let now = store.clock.now
        let polls = store.jobPolls.withLock { $0 }
        try store.database.write { connection in
            try connection.execute(
                "DELETE FROM jobs WHERE started <= ?", now.addingTimeInterval(-Self.lifetime.seconds))
            try connection.execute(
                "INSERT INTO jobs VALUES (?, ?, ?, ?, ?, ?)", id, owner.text, family, outcome, polls, now)
        }
        return id
    }

    /// Ends a job that was begun without an outcome.
    func end(_ id: String, outcome: Data) throws {
        try store.database.write { try $0.execute("UPDATE jobs SET outcome = ? WHERE id = ?", outcome, id) }
    }

    /// Where a job stands. Counts as a poll.
    func poll(_ id: String, _ family: String, owner: Owner) throws -> State {
        try store.database.write { connection in
            let query = "SELECT outcome, polls, outcome = x'' FROM jobs WHERE id = ? AND owner = ? AND family = ?"
            let found = try connection.first(query, id, owner.text, family) { row in
                (outcome: row[0] as Data?, polls: row[1] as Int? ?? 0, isLost: row[2] as Bool? ?? false)
            }
            guard let found else { throw Failure.unknown }
            if found.isLost { throw Failure.lost }
            if found.polls > 0 { try connection.execute("UPDATE jobs SET polls = polls - 1 WHERE id = ?", id) }
            guard let outcome = found.outcome, found.polls <= 0 else { return .inProgress }
            return .ended(outcome: outcome)
        }
    }

    /// How a job ended that is done, whatever its checks say yet.
    func outcome(of id: String) throws -> Data? {
        try store.read { try $0.value("SELECT outcome FROM jobs WHERE id = ?", id) }
    }

    /// Gives up the jobs that a stop or a crash cut off: nobody works on them any more.
    static func loseUnended(_ connection: Connection) throws {
        try connection.execute("UPDATE jobs SET outcome = x'' WHERE outcome IS NULL")
    }
}

extension Store {
    var jobs: Jobs { Jobs(store: self) }
}
