import CDropboxSQLite

/// The history of a schema. Step n leads from version n to version n + 1; a step that was ever released is never edited.
public struct Migrations: Sendable {
    private var steps: [String]

    /// - Parameter steps: one script for each version, oldest first.
    public init(_ steps: String...) { self.steps = steps }

    /// The version that a database has after all steps.
    public var newestVersion: Int { steps.count }

    /// Brings a database up to date: the missing steps, each in a transaction together with the new version number.
    func apply(to connection: Connection) throws(SQLiteError) {
        while try version(of: connection) < steps.count {
            do {
                try connection.transaction {
                    // Looked at anew, because another process may have taken the step while this one waited.
                    let version = try version(of: connection)
                    guard version < steps.count else { return }
                    try connection.executeScript(steps[version])
                    try connection.executeScript("PRAGMA user_version = \(version + 1)")
                }
            } catch let error as SQLiteError {
                throw error
            } catch {
                throw SQLiteError(code: SQLITE_ERROR, message: "\(error)")
            }
        }
    }

    private func version(of connection: Connection) throws(SQLiteError) -> Int {
        let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
        guard (0...steps.count).contains(version) else {
            let message = "the database has version \(version), this program knows \(steps.count)"
            throw SQLiteError(code: SQLITE_SCHEMA, message: message)
        }
        return version
    }
}
