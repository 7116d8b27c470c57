import CDropboxSQLite
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file that SQLite appends transactions to. Each counts only if all before it are whole, so a transaction lasts as
/// soon as the file has reached the disk after its commit. What a checkpoint takes out of the file, SQLite brings to the
/// disk itself.
final class WriteAheadLog: Sendable {
    private let path: String
    /// Stays open: SQLite keeps the file as long as the database is open.
    private let descriptor = Locked<Int32>(-1)

    init(of database: URL) { path = database.path + "-wal" }

    deinit {
        let descriptor = descriptor.withLock { $0 }
        if descriptor >= 0 { close(descriptor) }
    }

    func sync() throws(SQLiteError) {
        let descriptor = descriptor.withLock { descriptor in
            if descriptor < 0 { descriptor = open(path, O_RDWR | O_CLOEXEC) }
            return descriptor
        }
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            throw SQLiteError(code: SQLITE_IOERR, message: "cannot sync \(path)", systemError: errno)
        }
    }
}
