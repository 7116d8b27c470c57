import CSQLite

/// The history of a schema. Step n leads from version n to version n + 1; a step that was ever released is never edited.
public struct Migrations: Sendable {
    private var steps: [String]

    /// - Parameter steps: one script for each version, oldest first.
    public init(_ steps: String...) { self.steps = steps }

    /// The version that a database has after all steps.
    public var newestVersion: Int { steps.count }

    /// Brings a database up to date: the missing steps, each in a transaction together with the new version number.
    func apply(to connection: Connection) throws(SQLiteError) {
        let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
        guard (0...steps.count).contains(version) else {
            let message = "the database has version \(version), this program knows \(steps.count)"
            throw SQLiteError(code: SQLITE_SCHEMA, message: message)
        }
        for (index, script) in steps.enumerated().dropFirst(version) {
            do {
                try connection.transaction {
                    try connection.executeScript(script)
                    try connection.executeScript("PRAGMA user_version = \(index + 1)")
                }
            } catch let error as SQLiteError {
                throw error
            } catch {
                throw SQLiteError(code: SQLITE_ERROR, message: "\(error)", sql: script)
            }
        }
    }
}
