import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Blocks as files of a folder, named by their hashes, in 256 subfolders. A block is written under a passing name,
/// brought to the disk, renamed, and then the folder is brought to the disk: whatever has its final name is whole.
final class FileBlockStore: BlockStore {
    private let folder: URL

    /// A call to the system failed.
    struct SystemFailure: Error, CustomStringConvertible {
        let call: String
        let path: String
        let errno: Int32
        var description: String { "\(call) \(path): \(String(cString: strerror(errno)))" }
    }

    /// Makes the folder and its subfolders where they are missing, and removes what a crash left half-written.
    init(folder: URL) throws {
        self.folder = folder
        let manager = FileManager.default
        for number in 0..<256 {
            let name = String(number, radix: 16)
            let shard = folder.appendingPathComponent(number < 16 ? "0" + name : name)
            try manager.createDirectory(at: shard, withIntermediateDirectories: true)
            for file in try manager.contentsOfDirectory(atPath: shard.path) where file.hasSuffix(Self.passing) {
                try manager.removeItem(at: shard.appendingPathComponent(file))
            }
        }
        try syncFolder(folder.path)
        try syncFolder(folder.deletingLastPathComponent().path)
    }

    private static let passing = ".part"

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        let file = url(of: hash)
        if access(file.path, F_OK) == 0 { return }
        let part = file.deletingLastPathComponent().path + "/" + UUID().uuidString + Self.passing
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure(call: "open", path: part, errno: errno) }
        do {
            defer { close(descriptor) }
            try write(bytes, to: descriptor, part)
            try sync(descriptor, part)
        } catch {
            unlink(part)
            throw error
        }
        guard rename(part, file.path) == 0 else { throw SystemFailure(call: "rename", path: part, errno: errno) }
        try syncFolder(file.deletingLastPathComponent().path)
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let path = url(of: hash).path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw MissingBlock(hash: hash) }
            throw SystemFailure(call: "open", path: path, errno: errno)
        }
        defer { close(descriptor) }
        let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        guard count >= 0 else { throw SystemFailure(call: "read", path: path, errno: errno) }
        return count
    }

    func contains(_ hash: BlockHash) -> Bool { access(url(of: hash).path, F_OK) == 0 }

    func file(of hash: BlockHash) -> String? { url(of: hash).path }

    func remove(_ hash: BlockHash) throws {
        let path = url(of: hash).path
        guard unlink(path) == 0 || errno == ENOENT else {
            throw SystemFailure(call: "unlink", path: path, errno: errno)
        }
    }

    /// The hashes of all blocks.
    func all() throws -> [BlockHash] {
        let manager = FileManager.default
        return try manager.contentsOfDirectory(atPath: folder.path).flatMap { shard in
            try manager.contentsOfDirectory(atPath: folder.appendingPathComponent(shard).path)
                .compactMap { BlockHash(hexadecimal: shard + $0) }
        }
    }

    // MARK: -

    private func url(of hash: BlockHash) -> URL {
        let name = hash.hexadecimal
        return folder.appendingPathComponent(String(name.prefix(2))).appendingPathComponent(String(name.dropFirst(2)))
    }

    private func write(_ bytes: Data, to descriptor: Int32, _ path: String) throws {
        try bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = posixWrite(descriptor, rest.baseAddress, rest.count)
                guard count > 0 else { throw SystemFailure(call: "write", path: path, errno: errno) }
                written += count
            }
        }
    }

    private func sync(_ descriptor: Int32, _ path: String) throws {
        guard fsync(descriptor) == 0 else { throw SystemFailure(call: "fsync", path: path, errno: errno) }
    }

    private func syncFolder(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure(call: "open", path: path, errno: errno) }
        defer { close(descriptor) }
        try sync(descriptor, path)
    }
}

/// The system's `write`, which a method of the same name hides inside a type.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

extension BlockHash {
    /// Undoes `hexadecimal`; nil unless there are exactly 64 digits.
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
