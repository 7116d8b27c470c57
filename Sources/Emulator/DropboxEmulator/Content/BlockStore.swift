import DropboxConcurrency
import DropboxSQLite
import Foundation

/// Stores blocks by their hashes. Implementations must be thread-safe.
protocol BlockStore: Sendable {
    /// Stores a block. When the method returns, the block is as durable as the store.
    func put(_ bytes: Data, _ hash: BlockHash) throws

    /// Copies bytes of a block, starting at `offset`, into `buffer`.
    ///
    /// - Returns: The number of bytes copied.
    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int

    /// Returns all bytes of a block.
    func bytes(of block: Block) throws -> Data

    /// Returns whether a block exists.
    func contains(_ hash: BlockHash) throws -> Bool

    /// Returns the path of the file that contains only this block, or `nil` if there is no such file.
    func file(of hash: BlockHash) -> String?

    /// Removes a block. Does nothing if the block doesn't exist.
    func remove(_ hash: BlockHash) throws
}

/// A block that is referenced but doesn't exist.
struct MissingBlockError: Error, CustomStringConvertible {
    let hash: BlockHash
    var description: String { "the content of the file is missing from the data: block \(hash.hexadecimal)" }
}

extension BlockStore {
    func file(of hash: BlockHash) -> String? { nil }

    /// Returns all bytes of a block.
    func bytes(of block: Block) throws -> Data {
        var data = Data(count: block.length)
        try data.withUnsafeMutableBytes { buffer in
            var filled = 0
            while filled < buffer.count {
                let count = try read(
                    block.hash, at: filled, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                guard count > 0 else { throw MissingBlockError(hash: block.hash) }
                filled += count
            }
        }
        return data
    }
}

/// Stores blocks in memory.
final class MemoryBlockStore: BlockStore {
    private let blocks = Locked<[BlockHash: Data]>([:])

    func put(_ bytes: Data, _ hash: BlockHash) {
        blocks.withLock { blocks in
            if blocks[hash] == nil { blocks[hash] = bytes }
        }
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard let block = blocks.withLock({ $0[hash] }) else { throw MissingBlockError(hash: hash) }
        let count = max(0, min(buffer.count, block.count - offset))
        return block.dropFirst(offset).prefix(count).copyBytes(to: buffer)
    }

    /// Returns the block without a copy of its bytes.
    func bytes(of block: Block) throws -> Data {
        guard let bytes = blocks.withLock({ $0[block.hash] }) else { throw MissingBlockError(hash: block.hash) }
        return bytes
    }

    func contains(_ hash: BlockHash) -> Bool { blocks.withLock { $0[hash] != nil } }

    func remove(_ hash: BlockHash) {
        blocks.withLock { blocks in
            blocks[hash] = nil
        }
    }

    var count: Int { blocks.withLock { $0.count } }
}

/// Stores blocks as files in a directory. The names are the hashes, distributed to 256 subdirectories.
///
/// A block is written to a temporary file, synchronized, and renamed. Then its directory is synchronized. A file with
/// its final name is therefore always complete.
final class FileBlockStore: BlockStore {
    private let directory: URL

    /// A failed system call.
    struct SystemCallError: Error, CustomStringConvertible {
        let call: String
        let path: String
        let errno: Int32
        var description: String { "\(call) \(path): \(String(cString: strerror(errno)))" }
    }

    /// Opens the store. Creates missing directories and removes incomplete files that a crash left behind.
    init(directory: URL) throws {
        self.directory = directory
        let manager = FileManager.default
        for number in 0..<256 {
            let name = String(number, radix: 16)
            let shard = directory.appendingPathComponent(number < 16 ? "0" + name : name)
            try manager.createDirectory(at: shard, withIntermediateDirectories: true)
            for file in try manager.contentsOfDirectory(atPath: shard.path) where file.hasSuffix(Self.temporarySuffix) {
                try manager.removeItem(at: shard.appendingPathComponent(file))
            }
        }
        try syncDirectory(directory.path)
        try syncDirectory(directory.deletingLastPathComponent().path)
    }

    private static let temporarySuffix = ".part"

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        let file = url(of: hash)
        if access(file.path, F_OK) == 0 { return }
        let temporaryPath = file.deletingLastPathComponent().path + "/" + UUID().uuidString + Self.temporarySuffix
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemCallError(call: "open", path: temporaryPath, errno: errno) }
        do {
            defer { close(descriptor) }
            try write(bytes, to: descriptor, temporaryPath)
            try sync(descriptor, temporaryPath)
        } catch {
            unlink(temporaryPath)
            throw error
        }
        guard rename(temporaryPath, file.path) == 0 else {
            throw SystemCallError(call: "rename", path: temporaryPath, errno: errno)
        }
        try syncDirectory(file.deletingLastPathComponent().path)
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let path = url(of: hash).path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw MissingBlockError(hash: hash) }
            throw SystemCallError(call: "open", path: path, errno: errno)
        }
        defer { close(descriptor) }
        let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        guard count >= 0 else { throw SystemCallError(call: "read", path: path, errno: errno) }
        return count
    }

    func contains(_ hash: BlockHash) -> Bool { access(url(of: hash).path, F_OK) == 0 }

    func file(of hash: BlockHash) -> String? { url(of: hash).path }

    func remove(_ hash: BlockHash) throws {
        let path = url(of: hash).path
        guard unlink(path) == 0 || errno == ENOENT else {
            throw SystemCallError(call: "unlink", path: path, errno: errno)
        }
    }

    /// Returns the hashes of all blocks.
    func allHashes() throws -> [BlockHash] {
        let manager = FileManager.default
        return try manager.contentsOfDirectory(atPath: directory.path).flatMap { shard in
            try manager.contentsOfDirectory(atPath: directory.appendingPathComponent(shard).path)
                .compactMap { BlockHash(hexadecimal: shard + $0) }
        }
    }

    // MARK: -

    private func url(of hash: BlockHash) -> URL {
        let name = hash.hexadecimal
        return directory.appendingPathComponent(String(name.prefix(2))).appendingPathComponent(
            String(name.dropFirst(2)))
    }

    private func write(_ bytes: Data, to descriptor: Int32, _ path: String) throws {
        try bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let remaining = UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = posixWrite(descriptor, remaining.baseAddress, remaining.count)
                guard count > 0 else { throw SystemCallError(call: "write", path: path, errno: errno) }
                written += count
            }
        }
    }

    private func sync(_ descriptor: Int32, _ path: String) throws {
        guard fsync(descriptor) == 0 else { throw SystemCallError(call: "fsync", path: path, errno: errno) }
    }

    private func syncDirectory(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemCallError(call: "open", path: path, errno: errno) }
        defer { close(descriptor) }
        try sync(descriptor, path)
    }
}

/// Calls the system function `write`, which a method with the same name hides inside types.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

extension BlockHash {
    /// Creates a hash from its hexadecimal form, or returns `nil` if the text doesn't have exactly 64 lowercase digits.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 64 else { return nil }
        var bytes = Data(capacity: 32)
        var digits = text.utf8.makeIterator()
        while let high = digits.next(), let low = digits.next() {
            guard let high = Self.value(high), let low = Self.value(low) else { return nil }
            bytes.append(high << 4 | low)
        }
        self.init(bytes: bytes)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}

/// Stores small blocks in the database, where one sync covers many of them, and large blocks as files.
final class TieredBlockStore: BlockStore {
    /// The maximum size of a block in the database. Above about this size, a file is faster.
    private static let maximumInlineSize = 64 << 10

    /// The table of small blocks. `Store` removes unused rows.
    static let schema = "CREATE TABLE small_blocks (hash BLOB PRIMARY KEY, bytes BLOB NOT NULL);"

    private let database: Database
    private let files: FileBlockStore

    init(database: Database, files: FileBlockStore) {
        self.database = database
        self.files = files
    }

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        guard bytes.count <= Self.maximumInlineSize else { return try files.put(bytes, hash) }
        try database.write { try $0.execute("INSERT OR IGNORE INTO small_blocks VALUES (?, ?)", hash.bytes, bytes) }
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if files.contains(hash) { return try files.read(hash, at: offset, into: buffer) }
        let query = "SELECT substr(bytes, ?, ?) FROM small_blocks WHERE hash = ?"
        let bytes = try database.read { try $0.value(query, offset + 1, buffer.count, hash.bytes, as: Data.self) }
        guard let bytes else { throw MissingBlockError(hash: hash) }
        return bytes.copyBytes(to: buffer)
    }

    func contains(_ hash: BlockHash) throws -> Bool {
        if files.contains(hash) { return true }
        let query = "SELECT EXISTS (SELECT 1 FROM small_blocks WHERE hash = ?)"
        return try database.read { try $0.value(query, hash.bytes, as: Bool.self) ?? false }
    }

    func file(of hash: BlockHash) -> String? { files.contains(hash) ? files.file(of: hash) : nil }

    func remove(_ hash: BlockHash) throws { try files.remove(hash) }
}
