import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import Foundation

/// The source of the bytes of an upload.
enum UploadContent: Sendable {
    case file(LocalFile)
    case data(Data)
    case stream(StreamChunks)

    /// The body of one request, and its hashes.
    struct ChunkBody: Sendable {
        let body: UploadBody
        /// The digests of the blocks of the entire chunk.
        let digests: BlockDigests
        /// The content hash of the body.
        let hash: String
    }

    /// The number of bytes, or `nil` for a stream.
    var size: Int64? {
        switch self {
        case .file(let file): file.size
        case .data(let data): Int64(data.count)
        case .stream: nil
        }
    }

    /// A Boolean value that indicates whether the content can be read again.
    var isReplayable: Bool {
        if case .stream = self { false } else { true }
    }

    /// The maximum size of a body of a file that is read into memory, to read it only once.
    private static let maximumSizeInMemory = 1 << 20

    /// Returns a chunk without its bytes before `start`. A large part of a file is read twice, to hash it and to send it,
    /// so that it is never in memory. The server detects changes in between.
    func chunkBody(_ range: Range<Int64>, from start: Int64, chunk: Int, isInMemory: Bool) throws -> ChunkBody {
        switch self {
        case .file(let file) where start == range.lowerBound && (isInMemory || range.count <= Self.maximumSizeInMemory):
            return Self.piece(try file.read(range), range, start)
        case .file(let file):
            let digests = try BlockDigests(of: file, range)
            if isInMemory {
                // Bytes that the server already has are hashed, but never in memory.
                let rest = try file.read(start..<range.upperBound)
                return ChunkBody(body: .data(rest), digests: digests, hash: ContentHash.hash(of: rest))
            }
            var hash = digests.contentHash
            if start > range.lowerBound {
                var rest = ContentHash()
                try file.scan(start..<range.upperBound) { rest.update($0) }
                hash = rest.finalize()
            }
            return ChunkBody(body: .part(file.url, start..<range.upperBound), digests: digests, hash: hash)
        case .data(let data): return Self.piece(data.dropFirst(Int(range.lowerBound)).prefix(range.count), range, start)
        case .stream(let stream): return Self.piece(try stream.bytes(of: chunk), range, start)
        }
    }

    /// Returns the bytes of a range, which is small.
    func bytes(_ range: Range<Int64>) throws -> Data {
        switch self {
        case .file(let file): return try file.read(range)
        case .data(let data): return data.dropFirst(Int(range.lowerBound)).prefix(range.count)
        case .stream: throw ClientError.unexpectedState
        }
    }

    private static func piece(_ bytes: Data, _ range: Range<Int64>, _ start: Int64) -> ChunkBody {
        let digests = BlockDigests(of: bytes)
        let rest = bytes.dropFirst(Int(start - range.lowerBound))
        return ChunkBody(
            body: .data(rest), digests: digests,
            hash: rest.count == bytes.count ? digests.contentHash : ContentHash.hash(of: rest))
    }

    /// Returns the digests of a chunk that need not be sent.
    func digests(_ range: Range<Int64>) throws -> BlockDigests {
        switch self {
        case .file(let file): try BlockDigests(of: file, range)
        case .data(let data): BlockDigests(of: data.dropFirst(Int(range.lowerBound)).prefix(range.count))
        case .stream: throw ClientError.unexpectedState
        }
    }

    /// Throws an error if the content changed since the start of the upload.
    func check() throws {
        if case .file(let file) = self { try file.check() }
    }

    /// The error for content that changed since the start of the upload.
    var changedError: FileUploadError {
        if case .file(let file) = self { .source(UploadSourceError.changed(file.url)) } else { .unexpectedState }
    }
}

/// A file to upload, in its state at the start of the upload.
struct LocalFile: Sendable {
    /// The attributes that identify the state of a file.
    struct Fingerprint: Hashable, Codable, Sendable {
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
        let number: UInt64
    }

    let url: URL
    let fingerprint: Fingerprint

    /// Creates a value for the file at a URL. Symbolic links are followed.
    init(_ url: URL) throws {
        self.url = url
        fingerprint = try Self.fingerprint(of: url)
    }

    /// Creates a value for a file in its state when an earlier process started the upload.
    init(_ url: URL, fingerprint: Fingerprint) {
        self.url = url
        self.fingerprint = fingerprint
    }

    /// The size in bytes.
    var size: Int64 { fingerprint.size }

    /// Reads a range of the file.
    ///
    /// - Throws: `UploadSourceError.changed` if the file changed before or during the read.
    func read(_ range: Range<Int64>) throws -> Data {
        var bytes = Data()
        bytes.reserveCapacity(range.count)
        try scan(range) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Passes a range of the file to a closure, piece by piece. At the end of the file, there must be no more bytes.
    ///
    /// - Throws: `UploadSourceError.changed` if the file changed before or during the read, or `UploadSourceError.wrongSize`.
    func scan(_ range: Range<Int64>, _ body: (UnsafeRawBufferPointer) -> Void) throws {
        let descriptor = try open()
        defer { close(descriptor) }
        var position = range.lowerBound
        let isLast = range.upperBound == size
        try withUnsafeTemporaryAllocation(byteCount: Int(min(32 << 10, max(1, range.count))), alignment: 16) {
            buffer in
            while position < range.upperBound || isLast {
                // After the last byte, the file must end.
                let wanted = Int(max(1, min(Int64(buffer.count), range.upperBound - position)))
                let count = pread(descriptor, buffer.baseAddress, wanted, off_t(position))
                if count == 0 { break }
                guard count > 0 else {
                    let code = errno
                    if code == EINTR { continue }
                    throw SystemError(number: code, path: url.path)
                }
                position += Int64(count)
                if position > range.upperBound { break }
                body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }
        try check()
        guard position == range.upperBound else { throw UploadSourceError.wrongSize(url) }
    }

    /// Returns whether the file ends where its size says. The size of a file of `/proc` is 0, whatever it contains.
    var hasCorrectSize: Bool {
        get throws {
            let descriptor = try open()
            defer { close(descriptor) }
            func hasByte(at offset: Int64) -> Bool {
                var byte: UInt8 = 0
                // An error is reported when the content is read.
                return pread(descriptor, &byte, 1, off_t(offset)) > 0
            }
            return !hasByte(at: size) && (size == 0 || hasByte(at: size - 1))
        }
    }

    /// The content from the start to the end, wherever that is.
    func pieces() throws -> AsyncThrowingStream<Data, any Error> {
        let (file, url) = (OpenFile(try open()), url)
        return AsyncThrowingStream {
            let piece = try await BlockingIO.bulk.run { _ in try file.read(upTo: 128 << 10, url) }
            return piece.isEmpty ? nil : piece
        }
    }

    private func open() throws(SystemError) -> Int32 {
        DiskAccessMonitor.record("read", url.path)
        let descriptor = Foundation.open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(number: errno, path: url.path) }
        return descriptor
    }

    /// A Boolean value that indicates whether the file can be opened.
    var isReadable: Bool {
        get async {
            await BlockingIO.disk.run {
                guard let descriptor = try? open() else { return false }
                close(descriptor)
                return true
            }
        }
    }

    /// Throws `UploadSourceError.changed` if the file changed.
    func check() throws {
        guard try Self.fingerprint(of: url) == fingerprint else { throw UploadSourceError.changed(url) }
    }

    private static func fingerprint(of url: URL) throws -> Fingerprint {
        guard url.isFileURL else { throw UploadSourceError.notARegularFile(url) }
        DiskAccessMonitor.record("stat", url.path)
        var information = stat()
        guard stat(url.path, &information) == 0 else {
            let number = errno
            if number == ENAMETOOLONG, url.path.utf8.count >= PATH_MAX {
                throw UploadSourceError.pathTooLong(url.path.utf8.count)
            }
            throw SystemError(number: number, path: url.path)
        }
        guard information.st_mode & S_IFMT == S_IFREG else { throw UploadSourceError.notARegularFile(url) }
        return Fingerprint(
            size: Int64(information.st_size), seconds: Int(information.modified.tv_sec),
            nanoseconds: Int(information.modified.tv_nsec), number: UInt64(information.st_ino))
    }
}
