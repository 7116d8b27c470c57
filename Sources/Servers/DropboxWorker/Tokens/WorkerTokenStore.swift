import DropboxConcurrency
public import DropboxCore
public import DropboxOAuth
import Foundation

/// The tokens of accounts in the workers' database, encrypted with AES-256-GCM.
///
/// All machines that share the database have the same tokens. If several of them need a new access token at the same time,
/// one requests it, and the others wait for the result: a server that rotates refresh tokens accepts each of them once.
public struct WorkerTokenStore: AsyncTokenStore {
    private let database: any WorkerDatabase
    private let cipher: TokenCipher
    private let clock: ClientClock

    /// How long a machine has to refresh a token before another one does.
    private static let refreshLimit: Duration = .seconds(60)

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - database: The database, which is prepared.
    ///   - key: The key: 32 bytes in 64 hexadecimal digits or in Base64, such as the output of `openssl rand -hex 32`. Read it
    ///     from the environment; without it, nobody can read the tokens.
    ///   - clock: The clock that measures waits. The default is that of the system.
    /// - Throws: An error that says so, if the key has another length.
    public init(database: any WorkerDatabase, key: String, clock: ClientClock = .system) throws {
        self.database = database
        cipher = try TokenCipher(key: key)
        self.clock = clock
    }

    /// Throws an error that says so, if a key has another length.
    package static func check(key: String) throws { _ = try TokenCipher(key: key) }

    /// The account IDs of all tokens.
    ///
    /// - Throws: ``WorkerDatabaseError``.
    public func accountIDs() async throws -> [String] {
        try await database.withTransaction { transaction in
            try transaction.rows("SELECT uid FROM dropbox_worker_tokens WHERE content IS NOT NULL ORDER BY uid")
                .map { $0.text(0) }
        }
    }

    public func token(of uid: String) async throws -> DropboxAccessToken? {
        let content = try await database.withTransaction { transaction in
            try transaction.row("SELECT content FROM dropbox_worker_tokens WHERE uid = $1", .text(uid))?[0].bytes
        }
        return try content.map { try decrypt($0, of: uid) }
    }

    public func store(_ token: DropboxAccessToken) async throws {
        let content = try encrypt(token)
        _ = try await database.withTransaction { transaction in
            try transaction.rows(
                """
                INSERT INTO dropbox_worker_tokens (uid, version, content) VALUES ($1, 1, $2)
                ON CONFLICT (uid) DO UPDATE
                SET content = excluded.content, version = dropbox_worker_tokens.version + 1
                """, .text(token.uid), .bytes(content))
        }
    }

    public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) async throws -> Bool {
        let content = try encrypt(new)
        return try await database.withTransaction { [self] transaction in
            let stored = try transaction.row(
                "SELECT content FROM dropbox_worker_tokens WHERE uid = $1\(transaction.dialect.forUpdate)",
                .text(old.uid))?[0].bytes
            guard let stored, try decrypt(stored, of: old.uid) == old else { return false }
            try transaction.rows(
                "UPDATE dropbox_worker_tokens SET content = $2, version = version + 1 WHERE uid = $1",
                .text(old.uid), .bytes(content))
            return true
        }
    }

    public func remove(_ uid: String) async throws {
        _ = try await database.withTransaction { transaction in
            try transaction.rows("DELETE FROM dropbox_worker_tokens WHERE uid = $1", .text(uid))
        }
    }

    // MARK: Refreshes

    /// Runs a refresh while no other machine runs one for the account. If the database can't be reached, or the other machine
    /// takes longer than a minute, it runs nevertheless.
    public func withRefresh(of uid: String, _ body: @Sendable () async -> Void) async {
        let refresher = String(UInt64.random(in: 0...(.max)), radix: 36)
        let deadline = clock.now() + Self.refreshLimit * 2
        var pause: Duration = .milliseconds(50)
        while clock.now() < deadline, await !begin(uid, refresher) {
            // A canceled task doesn't wait.
            do { try await clock.sleep(pause) } catch { break }
            pause = min(pause * 2, .seconds(1))
        }
        await body()
        await end(uid, refresher)
    }

    /// Returns whether the refresh may start.
    private func begin(_ uid: String, _ refresher: String) async -> Bool {
        do {
            return try await database.withTransaction { transaction in
                let now = transaction.dialect.now
                let isKnown =
                    try transaction.row("SELECT 1 FROM dropbox_worker_tokens WHERE uid = $1", .text(uid)) != nil
                guard isKnown else { return true }
                return try transaction.row(
                    """
                    UPDATE dropbox_worker_tokens SET refresher = $2, refresh_end = \(now) + $3
                    WHERE uid = $1 AND (refresh_end IS NULL OR refresh_end <= \(now)) RETURNING uid
                    """, .text(uid), .text(refresher), .integer(Self.refreshLimit.milliseconds)) != nil
            }
        } catch {
            return true
        }
    }

    private func end(_ uid: String, _ refresher: String) async {
        // The right to refresh ends by itself if the database can't be reached.
        do {
            _ = try await database.withTransaction { transaction in
                try transaction.rows(
                    """
                    UPDATE dropbox_worker_tokens SET refresher = NULL, refresh_end = NULL
                    WHERE uid = $1 AND refresher = $2
                    """, .text(uid), .text(refresher))
            }
        } catch {}
    }

    // MARK: Coding

    private func encrypt(_ token: DropboxAccessToken) throws -> Data {
        try cipher.encrypt(JSONEncoder().encode(token), of: token.uid)
    }

    private func decrypt(_ content: Data, of uid: String) throws -> DropboxAccessToken {
        try JSONDecoder().decode(DropboxAccessToken.self, from: cipher.decrypt(content, of: uid))
    }
}
