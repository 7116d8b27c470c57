import Foundation

/// The body of a request. It says how long it is and whether it can be sent a second time.
public struct HTTPBody: Sendable {
    // Indirect, so that what holds a body stays small: each struct brings code of its own that copies all that is in it.
    indirect enum Storage: Sendable {
        case empty
        case data(Data)
        case file(URL, Range<Int64>?)
        case stream(@Sendable (Writer) async throws -> Void)
    }

    let storage: Storage

    /// The number of bytes, or `nil` where it is known only at the end (sent chunked then), or where a file cannot be
    /// asked for its size (sending it fails then).
    public var length: Int64? {
        switch storage {
        case .empty: 0
        case .data(let data): Int64(data.count)
        case .file(let url, let range): range.map { Int64($0.count) } ?? FileSource.size(of: url)
        case .stream: streamLength
        }
    }

    /// Whether the same bytes can be had again, so that the request can be repeated. Data and files can.
    public let isReplayable: Bool

    private let streamLength: Int64?

    private init(_ storage: Storage, isReplayable: Bool = true, streamLength: Int64? = nil) {
        self.storage = storage
        self.isReplayable = isReplayable
        self.streamLength = streamLength
    }

    /// No body.
    public static let empty = HTTPBody(.empty)

    /// Bytes in memory. They are not copied.
    public static func data(_ data: Data) -> HTTPBody { HTTPBody(data.isEmpty ? .empty : .data(data)) }

    /// A file, or a part of one, read while it is sent: never more than a buffer of it is in memory.
    ///
    /// - Parameters:
    ///   - url: address of a regular file. It must keep its size until the request is over; where it turns out
    ///     shorter than `range` or than it was at the start, the request fails with `HTTPError.Kind.bodyFailed`.
    ///   - range: the bytes to send, counted from 0; by default the whole file.
    public static func file(_ url: URL, range: Range<Int64>? = nil) -> HTTPBody { HTTPBody(.file(url, range)) }

    /// Bytes that are made while they are sent. A slow network holds the producer back: `Writer.write` returns when
    /// there is room again.
    ///
    /// - Parameters:
    ///   - length: the number of bytes that `produce` will write, to be sent as `Content-Length`; `nil` (the default)
    ///     sends them chunked. Writing more or fewer bytes than announced fails the request.
    ///   - isReplayable: whether `produce` can be called again and then writes the same bytes; `false` by default.
    ///   - produce: writes the body and returns at its end. What it throws fails the request with
    ///     `HTTPError.Kind.bodyFailed`. Its task is cancelled when the request is over before the body is.
    public static func stream(
        length: Int64? = nil, isReplayable: Bool = false,
        _ produce: @escaping @Sendable (Writer) async throws -> Void
    ) -> HTTPBody {
        HTTPBody(.stream(produce), isReplayable: isReplayable, streamLength: length)
    }

    /// The chunks of an asynchronous sequence, taken as fast as the network takes them.
    ///
    /// - Parameters:
    ///   - chunks: iterated once for each time that the body is sent.
    ///   - length: the number of bytes in all; `nil` (the default) sends them chunked.
    ///   - isReplayable: whether the sequence can be iterated more than once; `false` by default.
    public static func sequence<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, length: Int64? = nil, isReplayable: Bool = false
    ) -> HTTPBody where Chunks.Element == Data {
        .stream(length: length, isReplayable: isReplayable) { writer in
            for try await chunk in chunks { try await writer.write(chunk) }
        }
    }

    /// Where the producer of a streamed body writes to.
    public struct Writer: Sendable {
        private let put: @Sendable (Data) async -> HTTPError?

        /// - Parameter put: takes a chunk, returns when there is room for the next one, or says why there will not be.
        package init(put: @escaping @Sendable (Data) async -> HTTPError?) { self.put = put }

        /// Hands over a chunk and waits until there is room for another one.
        ///
        /// - Throws: `HTTPError` of kind `cancelled` when the request needs no more bytes: it failed, was cancelled, or
        ///   its answer came before the end of the body.
        public func write(_ chunk: Data) async throws(HTTPError) {
            if let error = await put(chunk) { throw error }
        }
    }
}

/// Facts about files that bodies are read from.
enum FileSource {
    /// The size in bytes, or `nil` where there is no such file or it cannot be asked.
    static func size(of url: URL) -> Int64? {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return nil }
        return Int64(information.st_size)
    }
}
