import DropboxCore
import Foundation
import DropboxSQLite

/// The file of the database, and the seal beside it, which tells whether the file is as the filesystem left it, also after
/// the program was killed.
///
/// The database file changes only at a checkpoint; in between, SQLite appends to its log, which has checksums. So the seal
/// has the hash of the file, and the names of two generations: that of the file, and that of the log. The first transaction
/// after a checkpoint writes the name of the new generation into the database. A flipped bit, an older copy of the file,
/// and the log of another time are noticed when the database is opened. Where there is no seal, because the program was
/// killed in the middle of a checkpoint, SQLite's own check has to do.
struct DatabaseFile: Sendable {
    let url: URL
    private let sealFile: DurableFile
    private let damageMark: DurableFile

    struct Seal: Codable, Sendable {
        var hash: String
        /// The generation that the database file has.
        var file: String
        /// The generation that the log has, if there is anything in it.
        var log: String
    }

    init(in folder: URL) {
        url = folder.appendingPathComponent("tree.db")
        sealFile = DurableFile(folder.appendingPathComponent("tree.seal"))
        damageMark = DurableFile(folder.appendingPathComponent("tree.damaged"))
    }

    private func side(_ end: String) -> URL { URL(fileURLWithPath: url.path + end) }

    /// What was found out about a database before it was opened.
    enum State {
        /// There never was one.
        case new
        /// The file is as it was left.
        case sealed(Seal)
        /// Nothing tells whether it is.
        case unsealed
        case damaged
    }

    /// - Parameter hasContents: whether there are contents, which come after the database that speaks of them.
    func state(hasContents: Bool) throws -> State {
        if try damageMark.read() != nil { return .damaged }
        let data = try sealFile.read()
        guard Self.size(of: url) > 0 else { return hasContents || data != nil ? .damaged : .new }
        guard let data else { return .unsealed }
        guard let seal = try? JSONDecoder().decode(Seal.self, from: data) else { return .unsealed }
        guard try seal.hash == hash else { return .damaged }
        // The log was empty then: this one is from another time, and would take the database back there.
        if seal.file == seal.log, logSize > 0 { try remove(side("-wal")) }
        return .sealed(seal)
    }

    /// Opens the database, or creates it.
    func open() throws -> Database {
        try PrivateDirectory.createFile(url)
        // SQLite gives its other files the mode of the database; these may be there already.
        for end in ["-wal", "-shm"] { try PrivateDirectory.restrict(side(end)) }
        let database = try Database(.file(url), migrations: SyncStore.migrations)
        try database.read { try $0.executeScript("PRAGMA wal_autocheckpoint = 0") }
        return database
    }

    /// The database file is about to change.
    func breakSeal() throws { try sealFile.remove() }

    /// The database file is as it should be.
    func write(_ seal: Seal) throws { try sealFile.replace(with: try JSONEncoder().encode(seal)) }

    /// The hash of the database file.
    var hash: String { get throws { try ContentHash.hash(ofFileAt: url) {} } }

    /// How large the log is.
    var logSize: Int64 { Self.size(of: side("-wal")) }

    /// Notes that the database was found to be damaged while it was used.
    func markDamaged() throws { try damageMark.replace(with: Data()) }

    /// Moves the database out of the way, in place of one that was moved there earlier.
    func moveAside() throws {
        let directory = url.deletingLastPathComponent().appendingPathComponent("damaged")
        try PrivateDirectory.create(directory)
        for end in ["", "-wal", "-shm"] {
            let target = directory.appendingPathComponent(url.lastPathComponent + end)
            try remove(target)
            guard rename(side(end).path, target.path) == 0 || errno == ENOENT else {
                throw ContentCache.systemError(side(end))
            }
        }
        try sealFile.remove()
        try damageMark.remove()
    }

    private func remove(_ file: URL) throws {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw ContentCache.systemError(file) }
    }

    private static func size(of file: URL) -> Int64 {
        var facts = stat()
        return stat(file.path, &facts) == 0 ? Int64(facts.st_size) : 0
    }
}
