import CDropboxSQLite
import Foundation

/// Copies of databases, in memory and as files.
extension Database {
    /// Reads a file into a database in memory, and migrates that to the newest version of its schema. The file doesn't
    /// change.
    ///
    /// - Throws: An `SQLiteError` if the file can't be read, isn't a database, is damaged, or comes from a newer version of
    ///   the program.
    package convenience init(copying url: URL, migrations: Migrations) throws {
        let file = try Connection(path: url.path, flags: SQLITE_OPEN_READONLY)
        let problem = try file.value("PRAGMA quick_check(1)", as: String.self)
        guard problem == "ok" else {
            throw SQLiteError(code: SQLITE_CORRUPT, message: "the file is damaged: \(problem ?? "")")
        }
        try self.init(.memory)
        try read { connection in
            try file.copyContents(to: connection)
            try migrations.apply(to: connection)
        }
    }

    /// Returns a copy in memory.
    package func copy() throws -> Database { try read { try $0.copy() } }

    /// Writes the contents to a file, without a write-ahead log.
    ///
    /// - Throws: An `SQLiteError`, also if the file exists.
    package func save(to url: URL) throws { try read { try $0.execute("VACUUM INTO ?", url.path) } }
}

extension Connection {
    /// Returns a copy of the database in memory.
    package func copy() throws -> Database {
        let copy = try Database(.memory)
        try copy.read { try copyContents(to: $0) }
        return copy
    }

    /// Replaces the contents of the database with those of another one, which must have the same schema. The caller isn't in
    /// a transaction.
    package func replaceContents(with other: Database) throws { try other.read { try $0.copyContents(to: self) } }
}
