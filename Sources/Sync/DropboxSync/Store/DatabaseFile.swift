import DropboxCore
import DropboxSQLite
import Foundation

/// The file of the database, and a seal in a file next to it, which verifies that the database is as the filesystem
/// left it, even after the process was killed.
///
/// The database file changes only at a checkpoint. Between checkpoints, SQLite appends to its log, which has
/// checksums. The seal therefore has the hash of the file and the names of two generations: the one of the file, and
/// the one of the log. The first transaction after a checkpoint writes the name of the new generation into the
/// database. Opening the database detects a flipped bit, an older copy of the file, and the log of another time. If
/// the process was killed during a checkpoint, the seal is broken, and SQLite's integrity check is used instead. Without
/// a readable seal, the database may also belong to a copy of the cache.
struct DatabaseFile: Sendable {
    let url: URL
    private let sealFile: DurableFile
    private let damageMarker: DurableFile

    struct Seal: Codable, Sendable, Equatable {
        var hash: String
        /// The generation of the database file.
        var file: String
        /// The generation of the log, unless the log is empty.
        var log: String
        /// The identity of the file, which a copy of it doesn't have; `nil` if an earlier version wrote the seal.
        var identity: String?

        /// Whether a checkpoint began, which changes the file. Only the identity counts.
        var isBroken: Bool { hash.isEmpty }
    }

    init(in directory: URL) {
        url = directory.appendingPathComponent("tree.db")
        sealFile = DurableFile(directory.appendingPathComponent("tree.seal"))
        damageMarker = DurableFile(directory.appendingPathComponent("tree.damaged"))
    }

    private func sidecar(_ suffix: String) -> URL { URL(fileURLWithPath: url.path + suffix) }

    /// The condition of a database before it's opened.
    enum State {
        /// The database doesn't exist yet.
        case new
        /// The file matches its seal.
        case sealed(Seal)
        /// The file has no valid seal.
        case unsealed
        case damaged
    }

    /// Checks the database before it's opened.
    /// - Parameter hasContents: Whether contents exist. The database is created before them, so it must exist, too.
    func state(hasContents: Bool) throws -> State {
        if try damageMarker.read() != nil { return .damaged }
        guard ContentCache.size(ofFileAt: url) > 0 else {
            return try hasContents || sealFile.read() != nil ? .damaged : .new
        }
        guard let seal = try readableSeal, !seal.isBroken else { return .unsealed }
        guard try seal.hash == hash else { return .damaged }
        // The log was empty when the seal was written. This log is from another time and would revert the database.
        if seal.file == seal.log, logSize > 0 { try remove(sidecar("-wal")) }
        return .sealed(seal)
    }

    /// Opens the database, or creates it.
    func open() throws -> Database {
        try PrivateDirectory.createFile(url)
        // SQLite creates its other files with the mode of the database file, but they may exist already.
        for suffix in ["-wal", "-shm"] { try PrivateDirectory.restrict(sidecar(suffix)) }
        let database = try Database(.file(url), migrations: SyncStore.migrations)
        try configure(database)
        return database
    }

    /// Configures a connection: the log is merged into the file only when the file is sealed.
    func configure(_ database: Database) throws {
        try database.read { try $0.executeScript("PRAGMA wal_autocheckpoint = 0") }
    }

    /// Returns the seal on disk.
    func seal() throws -> Seal? {
        try sealFile.read().map { try JSONDecoder().decode(Seal.self, from: $0) }
    }

    /// Breaks the seal before the database file changes. On a full disk, it's removed: the file won't match it.
    func breakSeal() throws {
        do { try write(Seal(hash: "", file: "", log: "", identity: try identity)) } catch { try sealFile.remove() }
    }

    /// Writes a seal that matches the database file.
    func write(_ seal: Seal) throws { try sealFile.replace(with: try JSONEncoder().encode(seal)) }

    /// The inode of the database file and the time of its last change, which no program can set. A copy of the cache, or
    /// one that was restored from a backup, has others.
    var identity: String {
        get throws {
            var status = stat()
            guard stat(url.path, &status) == 0 else { throw ContentCache.systemError(url) }
            return "\(status.st_ino) \(status.changed.tv_sec) \(status.changed.tv_nsec)"
        }
    }

    /// Returns whether the file may belong to a cache that was copied or restored from a backup.
    /// - Parameter hasContents: Whether contents exist. The database has a seal before them, which may be broken.
    func mayBeCopy(hasContents: Bool) throws -> Bool {
        guard ContentCache.size(ofFileAt: url) > 0 else { return false }
        guard let seal = try readableSeal else { return hasContents }
        if seal.isBroken { return try !isInPlace }
        return try seal.identity.map { try $0 != identity } ?? false
    }

    /// Whether the file has the inode of the sealed one, or it isn't known.
    var isInPlace: Bool {
        get throws {
            guard ContentCache.size(ofFileAt: url) > 0, let sealed = try readableSeal?.identity else { return true }
            return try sealed.prefix { $0 != " " } == identity.prefix { $0 != " " }
        }
    }

    /// The seal on disk; `nil` if it's missing or damaged.
    private var readableSeal: Seal? {
        get throws {
            do { return try seal() } catch is DecodingError { return nil }
        }
    }

    /// The hash of the database file.
    var hash: String { get throws { try ContentHash.hash(ofFileAt: url) {} } }

    /// The size of the write-ahead log in bytes.
    var logSize: Int64 { ContentCache.size(ofFileAt: sidecar("-wal")) }

    /// Records that the database was found to be damaged while it was in use.
    func markDamaged() throws { try damageMarker.replace(with: Data()) }

    /// Moves the database to the directory `damaged`, replacing an earlier one.
    func moveAside() throws {
        let directory = url.deletingLastPathComponent().appendingPathComponent("damaged")
        try PrivateDirectory.create(directory)
        for suffix in ["", "-wal", "-shm"] {
            let target = directory.appendingPathComponent(url.lastPathComponent + suffix)
            try remove(target)
            guard rename(sidecar(suffix).path, target.path) == 0 || errno == ENOENT else {
                throw ContentCache.systemError(sidecar(suffix))
            }
        }
        try sealFile.remove()
        try damageMarker.remove()
    }

    private func remove(_ file: URL) throws {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw ContentCache.systemError(file) }
    }
}
