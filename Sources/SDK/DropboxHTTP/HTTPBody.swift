import DropboxConcurrency
import Foundation

/// The body of a request, with its length if known and whether it can be sent again.
public struct HTTPBody: Sendable {
    // Indirect to keep types that contain a body small. Every struct gets its own code to copy all of its members.
    indirect enum Storage: Sendable {
        case empty
        case data(Data)
        case file(URL, Range<Int64>?)
        case stream(@Sendable (Writer) async throws -> Void)
    }

    let storage: Storage

    /// The number of bytes, or `nil` if it isn't known.
    ///
    /// A stream without a length is sent chunked. A file whose size can't be read makes the request fail.
    public var length: Int64? {
        switch storage {
        case .empty: 0
        case .data(let data): Int64(data.count)
        case .file(let url, let range): range.map { Int64($0.count) } ?? FileDescriptorIO.size(of: url)
        case .stream: streamLength
        }
    }

    /// A Boolean value that indicates whether the same bytes can be produced again to repeat the request. It's `true`
    /// for data and files.
    public let isReplayable: Bool

    private let streamLength: Int64?

    private init(_ storage: Storage, isReplayable: Bool = true, streamLength: Int64? = nil) {
        self.storage = storage
        self.isReplayable = isReplayable
        self.streamLength = streamLength
    }

    /// An empty body.
    public static let empty = HTTPBody(.empty)

    /// Creates a body from bytes in memory, without copying them.
    public static func data(_ data: Data) -> HTTPBody { HTTPBody(data.isEmpty ? .empty : .data(data)) }

    /// Creates a body from a file or a range of it, which is read in small buffers while it's sent.
    ///
    /// - Parameters:
    ///   - url: The URL of a regular file. Its size must not change until the request finishes. If the file becomes
    ///     shorter than `range` or than its initial size, the request fails with `HTTPError.Kind.bodyFailed`.
    ///   - range: The bytes to send, starting at 0. The default is the whole file.
    public static func file(_ url: URL, range: Range<Int64>? = nil) -> HTTPBody { HTTPBody(.file(url, range)) }

    /// Creates a body whose bytes are produced while it's sent. A slow network slows down the producer, because
    /// `Writer.write` suspends until there is space.
    ///
    /// - Parameters:
    ///   - length: The number of bytes that `produce` writes, which is sent as `Content-Length`. The default is `nil`,
    ///     which sends the body chunked. If `produce` writes a different number of bytes, the request fails.
    ///   - isReplayable: Whether `produce` can be called again and writes the same bytes. The default is `false`.
    ///   - produce: Writes the body and returns at its end. An error that it throws fails the request with
    ///     `HTTPError.Kind.bodyFailed`. Its task is canceled if the request finishes before the body does.
    public static func stream(
        length: Int64? = nil, isReplayable: Bool = false,
        _ produce: @escaping @Sendable (Writer) async throws -> Void
    ) -> HTTPBody {
        HTTPBody(.stream(produce), isReplayable: isReplayable, streamLength: length)
    }

    /// Creates a body from an asynchronous sequence of chunks, which is iterated as fast as the network allows.
    ///
    /// - Parameters:
    ///   - chunks: The sequence. It's iterated each time the body is sent.
    ///   - length: The total number of bytes. The default is `nil`, which sends the body chunked.
    ///   - isReplayable: Whether the sequence can be iterated more than once. The default is `false`.
    public static func sequence<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, length: Int64? = nil, isReplayable: Bool = false
    ) -> HTTPBody where Chunks.Element == Data {
        .stream(length: length, isReplayable: isReplayable) { writer in
            for try await chunk in chunks { try await writer.write(chunk) }
        }
    }

    /// The destination of the bytes of a streamed body.
    public struct Writer: Sendable {
        private let put: @Sendable (Data) async -> HTTPError?

        /// Creates a writer.
        ///
        /// - Parameter put: Consumes a chunk. It returns `nil` when there is space for the next one, or the error that
        ///   stops the body.
        package init(put: @escaping @Sendable (Data) async -> HTTPError?) { self.put = put }

        /// Appends a chunk to the body and suspends until there is space for another one.
        ///
        /// - Throws: ``HTTPError`` of kind `cancelled` if the request needs no more bytes, because it failed, was
        ///   canceled, or received its response before the end of the body.
        public func write(_ chunk: Data) async throws(HTTPError) {
            if let error = await put(chunk) { throw error }
        }
    }
}

extension HTTPBody {
    /// Passes all bytes of the body to `put` in chunks. A stream that isn't replayable is consumed.
    ///
    /// - Parameter put: Consumes a chunk. It returns `nil` when there is space for the next one, or the error that
    ///   stops the body.
    /// - Throws: The error that `put` returns or the producer throws, or ``HTTPError`` of kind `bodyFailed` if the
    ///   length differs from the announcedLength one.
    package func writeChunks(to put: @escaping @Sendable (Data) async -> HTTPError?) async throws {
        let announcedLength = length
        let written = Locked<Int64>(0)
        let writer = Writer { chunk in
            let count = written.withLock { written in
                written += Int64(chunk.count)
                return written
            }
            if let announcedLength, count > announcedLength {
                return .wrongLength(expected: announcedLength, actual: count)
            }
            return await put(chunk)
        }
        switch storage {
        case .empty: break
        case .data(let data): try await writer.write(data)
        case .stream(let produce): try await produce(writer)
        case .file(let url, let range):
            try await Self.copy(url, from: range?.lowerBound ?? 0, announcedLength ?? 0, to: writer)
        }
        let count = written.withLock { $0 }
        if let announcedLength, count != announcedLength {
            throw HTTPError.wrongLength(expected: announcedLength, actual: count)
        }
    }

    private static func copy(_ url: URL, from start: Int64, _ length: Int64, to writer: Writer) async throws {
        let file = try await BlockingIO.disk.run { () throws(any Error) in
            let file = try FileHandle(forReadingFrom: url)
            try file.seek(toOffset: UInt64(max(0, start)))
            return file
        }
        var remaining = length
        while remaining > 0 {
            let count = Int(min(remaining, 256 << 10))
            let chunk = try await BlockingIO.disk.run { () throws(any Error) in try file.read(upToCount: count) }
            guard let chunk, !chunk.isEmpty else { break }
            try await writer.write(chunk)
            remaining -= Int64(chunk.count)
        }
    }

    /// Returns all bytes of the body in memory, for a transport of your own that doesn't send large bodies.
    ///
    /// A stream that isn't replayable is consumed.
    ///
    /// - Throws: ``HTTPError`` of kind `bodyFailed` if a file can't be read, the producer fails, or the length is
    ///   wrong.
    public func collect() async throws(HTTPError) -> Data {
        if case .data(let data) = storage { return data }
        let collected = Locked(Data())
        do {
            try await writeChunks { chunk in
                collected.withLock { $0.append(chunk) }
                return nil
            }
        } catch let error as HTTPError {
            throw error
        } catch {
            throw HTTPError(.bodyFailed(error), "The body of the request failed: \(error)")
        }
        return collected.withLock { $0 }
    }

    /// Writes all bytes to a file, replacing its content, and waits until they are on disk.
    ///
    /// - Throws: ``HTTPError`` of kind `fileFailed`, and the errors of the body.
    package func write(to url: URL) async throws {
        let name = url.lastPathComponent
        let file = try await BlockingIO.disk.run { () throws(HTTPError) in
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw HTTPError.file(errno, "“\(name)” cannot be created") }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        try await writeChunks { chunk in
            await BlockingIO.disk.run {
                do throws(HTTPError) {
                    try FileDescriptorIO.write(chunk, to: file.fileDescriptor)
                    return nil
                } catch {
                    return error
                }
            }
        }
        try await BlockingIO.disk.run { () throws(HTTPError) in
            guard synchronizeToDisk(file.fileDescriptor) == 0 else {
                throw HTTPError.file(errno, "“\(name)” cannot be written")
            }
        }
    }
}

/// File operations with descriptors, which handle interruptions and partial writes.
enum FileDescriptorIO {
    /// Returns the size of a file in bytes, or `nil` if it doesn't exist or its size can't be read.
    static func size(of url: URL) -> Int64? {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return nil }
        return Int64(information.st_size)
    }

    static func write(_ data: Data, to descriptor: Int32) throws(HTTPError) {
        let failure = data.withUnsafeBytes { write($0, to: descriptor) }
        if failure != 0 { throw .file(failure, "The response cannot be written to the file") }
    }

    /// Writes all bytes. Returns 0 or the value of `errno`.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                return EIO  // `errno` contains the error of an earlier call.
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
