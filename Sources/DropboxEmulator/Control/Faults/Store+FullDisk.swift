import Foundation
import DropboxSQLite

extension Store {
    /// The same store on a disk that is full: it reads as ever, no block and no row is written.
    func onFullDisk() -> Store {
        let full = SQLiteError(code: 13, message: "database or disk is full")  // SQLITE_FULL
        return Store(
            self, database: database.failingToWrite(full),
            content: ContentStore(content, through: FullDisk(blocks: content.blocks)))
    }
}

/// Blocks on a disk without room for another.
private struct FullDisk: BlockStore {
    let blocks: any BlockStore

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        throw POSIXError(.ENOSPC)
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try blocks.read(hash, at: offset, into: buffer)
    }

    func remove(_ hash: BlockHash) throws { try blocks.remove(hash) }
}
