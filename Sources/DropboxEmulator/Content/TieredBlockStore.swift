import Foundation
import DropboxSQLite

/// Small blocks in the database, where many of them reach the disk together, and the others as files.
final class TieredBlockStore: BlockStore {
    /// The longest block that goes into the database: about where a file becomes the cheaper place.
    private static let longestSmall = 64 << 10

    /// `Store` removes from it what nobody refers to.
    static let schema = "CREATE TABLE small_blocks (hash BLOB PRIMARY KEY, bytes BLOB NOT NULL);"

    private let database: Database
    private let files: FileBlockStore

    init(database: Database, files: FileBlockStore) {
        self.database = database
        self.files = files
    }

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        guard bytes.count <= Self.longestSmall else { return try files.put(bytes, hash) }
        try database.write { try $0.execute("INSERT OR IGNORE INTO small_blocks VALUES (?, ?)", hash.bytes, bytes) }
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if files.contains(hash) { return try files.read(hash, at: offset, into: buffer) }
        let query = "SELECT substr(bytes, ?, ?) FROM small_blocks WHERE hash = ?"
        let bytes = try database.read { try $0.value(query, offset + 1, buffer.count, hash.bytes, as: Data.self) }
        guard let bytes else { throw MissingBlock(hash: hash) }
        return bytes.copyBytes(to: buffer)
    }

    func file(of hash: BlockHash) -> String? { files.contains(hash) ? files.file(of: hash) : nil }

    func remove(_ hash: BlockHash) throws { try files.remove(hash) }
}
