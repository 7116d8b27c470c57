import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import Foundation

/// A body in a temporary file without a name: what isn't anonymized yet can't be found on the disk.
final class BodySpool: BodyReader, Sendable {
    /// The size of the largest content that a record contains itself.
    private static let maximumInlineSize: Int64 = 32 << 10

    private let descriptor: Int32
    private let end = Locked<Int64>(0)

    /// - Throws: `SystemCallError` if the temporary directory can't be written.
    init() throws {
        var path = Array(FileManager.default.temporaryDirectory.appendingPathComponent("dbx.XXXXXX").path.utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else {
            throw FileBlockStore.SystemCallError(call: "mkstemp", path: NSTemporaryDirectory(), errno: errno)
        }
        unlink(path)
    }

    deinit { close(descriptor) }

    var size: Int64 { end.withLock(\.self) }

    /// - Throws: `SystemCallError` if the disk is full.
    func append(_ data: Data) throws {
        try end.withLock { end in
            try data.withUnsafeBytes { bytes in
                var written = 0
                while written < bytes.count {
                    let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                    let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(end))
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else {
                        throw FileBlockStore.SystemCallError(call: "pwrite", path: "a temporary file", errno: errno)
                    }
                    written += count
                    end += Int64(count)
                }
            }
        }
    }

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw FileBlockStore.SystemCallError(call: "pread", path: "a temporary file", errno: errno)
            }
            return count
        }
    }

    private func data(at offset: Int64, count: Int) throws -> Data {
        var data = Data(count: count)
        let length = try data.withUnsafeMutableBytes { try read(at: offset, into: $0) }
        return data.prefix(length)
    }

    /// Returns the whole body, or `nil` if it's larger than a limit.
    func data(upTo limit: Int64) throws -> Data? {
        let size = size
        guard size <= limit else { return nil }
        var data = Data()
        while Int64(data.count) < size {
            let next = try self.data(at: Int64(data.count), count: Int(size) - data.count)
            if next.isEmpty { break }
            data += next
        }
        return data
    }

    /// Stores the body as the content of a record: in the record itself, or in a file that is named by its hash.
    ///
    /// - Parameter cuts: The offsets at which the content continues in another call.
    func store(in directory: URL, _ anonymizer: Anonymizer, cuts: [Int64] = []) throws -> JSONValue {
        if let data = try data(upTo: Self.maximumInlineSize) {
            let masked = anonymizer.content(data, cuts: cuts.map { Int(clamping: $0) })
            return String(data: masked, encoding: .utf8).map { ["text": .string($0)] }
                ?? ["base64": .string(masked.base64EncodedString())]
        }
        return try RecordedContent.store(in: directory, anonymizer, cuts: cuts, data)
    }
}

/// The files with the large contents of a recording.
enum RecordedContent {
    private static let chunkSize = 1 << 20

    /// Stores content in a file that is named by its hash.
    ///
    /// - Parameters:
    ///   - cuts: The offsets at which the content continues in another call.
    ///   - read: Returns the bytes at an offset, which are fewer than requested at the end only.
    static func store(
        in directory: URL, _ anonymizer: Anonymizer, cuts: [Int64],
        _ read: (_ offset: Int64, _ count: Int) throws -> Data
    ) throws -> JSONValue {
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let partial = directory.appendingPathComponent(".\(UUID().uuidString)")
        let file = FileHandle(
            fileDescriptor: try RegularFile.open(partial, O_WRONLY | O_CREAT | O_EXCL), closeOnDealloc: true)
        defer { unlink(partial.path) }
        var (offset, digest, cuts): (Int64, SHA256, [Int64]) = (0, SHA256(), cuts)
        while true {
            var chunk = try read(offset, chunkSize)
            if chunk.isEmpty { break }
            if chunk.count == chunkSize {
                // Cut the content between two lines or words, so that no name or token is in two chunks.
                if let cut = cut(in: chunk) {
                    chunk = chunk.prefix(cut)
                } else {
                    cuts.append(offset + Int64(chunk.count))
                }
            }
            let range = offset...offset + Int64(chunk.count)
            let masked = anonymizer.content(chunk, cuts: cuts.filter(range.contains).map { Int($0 - offset) })
            offset = range.upperBound
            masked.withUnsafeBytes { digest.update($0) }
            try file.write(contentsOf: masked)
        }
        let name = digest.finalizeHexadecimal()
        guard rename(partial.path, directory.appendingPathComponent(name).path) == 0 else {
            throw FileBlockStore.SystemCallError(call: "rename", path: partial.path, errno: errno)
        }
        return ["file": .string("content/\(name)"), "size": JSONValue(offset)]
    }

    /// Replaces the names and tokens in a stored content that only later calls showed.
    static func revised(_ content: JSONValue, in directory: URL, _ anonymizer: Anonymizer) throws -> JSONValue {
        guard let name = content["file"]?.string.map({ URL(fileURLWithPath: $0).lastPathComponent }) else {
            return content
        }
        let file = FileHandle(
            fileDescriptor: try RegularFile.open(directory.appendingPathComponent(name), O_RDONLY), closeOnDealloc: true
        )
        return try store(in: directory, anonymizer, cuts: []) { offset, count in
            try file.seek(toOffset: UInt64(offset))
            return try file.read(upToCount: count) ?? Data()
        }
    }

    /// Returns the size of the complete lines at the beginning of a chunk, or of its words, or `nil` if there are none.
    private static func cut(in chunk: Data) -> Int? {
        let last = chunk.lastIndex(of: UInt8(ascii: "\n")) ?? chunk.lastIndex(of: UInt8(ascii: " "))
        return last.map { chunk.distance(from: chunk.startIndex, to: $0) + 1 }
    }
}
