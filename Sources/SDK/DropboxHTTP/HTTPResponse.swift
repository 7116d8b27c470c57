import DropboxConcurrency
import Foundation

/// A response, whose body is a stream.
public struct HTTPResponse: Sendable {
    /// The status code, usually 200 to 599. The transport skips informational responses (1xx).
    public let status: Int
    /// All headers, in the order in which they were received.
    public let headers: HTTPHeaders
    /// The body. Read it to its end or release it. Releasing an unfinished body cancels the transfer and closes the
    /// connection.
    public let body: HTTPResponseBody

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The headers. The default is none.
    ///   - body: The body. The default is empty.
    public init(status: Int, headers: HTTPHeaders = [:], body: HTTPResponseBody = HTTPResponseBody(Data())) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The status and headers of a response, which arrive before its body.
struct ResponseHead: Sendable, Equatable {
    var status = 0
    var headers = HTTPHeaders()
    /// The length of the body that the headers announce, if any.
    var bodyLength: Int64?
}

/// The bytes of a response as they are received. The sequence can be read once.
///
/// The body applies back pressure: it buffers at most about 1 MiB until the next chunk is requested, and the server
/// must wait. Releasing the last reference to an unfinished body closes its connection.
public struct HTTPResponseBody: AsyncSequence, Sendable {
    public typealias Element = Data

    /// The number of bytes that the headers announce, or `nil` if they don't.
    public let expectedLength: Int64?
    let source: any ResponseBodySource

    init(source: any ResponseBodySource, expectedLength: Int64?) {
        self.source = source
        self.expectedLength = expectedLength
    }

    /// Creates a body from data, for responses that don't come from a network.
    public init(_ data: Data) {
        self.init(source: DataBodySource(data), expectedLength: Int64(data.count))
    }

    /// An iterator over the chunks of a body in order. Chunks are never empty.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let source: any ResponseBodySource

        /// Returns the next chunk, or `nil` at the end.
        ///
        /// - Throws: ``HTTPError`` if the body is incomplete.
        public mutating func next() async throws(HTTPError) -> Data? { try await source.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: source) }

    /// Cancels the body for all of its readers. Has no effect at its end.
    package func cancel() { source.cancel() }

    /// Returns the remaining body in memory, without waiting, if its end has been received and it isn't longer than
    /// `maximumBytes`. Returns `nil` otherwise.
    package func received(upTo maximumBytes: Int) -> Data? { source.receivedBody(upTo: maximumBytes) }

    /// Returns the remaining body in memory.
    ///
    /// - Parameter maximumBytes: The maximum number of bytes. A longer body is canceled.
    /// - Returns: The bytes, which are empty for an empty body.
    /// - Throws: ``HTTPError``, of kind `bodyTooLarge` if the body exceeds `maximumBytes`.
    public func collect(upTo maximumBytes: Int) async throws(HTTPError) -> Data {
        var data = Data()
        while let chunk = try await source.next() {
            guard data.count + chunk.count <= maximumBytes else {
                source.cancel()
                throw HTTPError(
                    .bodyTooLarge(limit: maximumBytes), "The response is longer than \(maximumBytes) bytes.")
            }
            if data.isEmpty { data = chunk } else { data.append(chunk) }
        }
        return data
    }

    /// Writes the remaining body to an open file, starting at its current position.
    ///
    /// This is the fastest way to write a file, because the bytes don't pass through the reading task.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of a regular file, which must remain open for writing until the method returns.
    ///     The method doesn't close it.
    ///   - onProgress: A closure that is called with the total number of written bytes. It must return quickly. The
    ///     default is `nil`.
    /// - Returns: The number of bytes written.
    /// - Throws: ``HTTPError``, of kind `fileFailed` if writing fails. Bytes that were written before the error remain
    ///   in the file.
    @discardableResult
    public func write(
        toDescriptor descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)? = nil
    ) async throws(HTTPError) -> Int64 {
        try await source.write(to: descriptor, onProgress: onProgress)
    }

    /// Writes the remaining body to a file. Overwrites an existing file and creates a missing one.
    ///
    /// - Parameters:
    ///   - url: The URL of the file. Its directory must exist.
    ///   - onProgress: A closure that is called with the total number of written bytes. It must return quickly. The
    ///     default is `nil`.
    /// - Returns: The number of bytes written.
    /// - Throws: ``HTTPError``, of kind `fileFailed` if opening or writing fails. Bytes that were written before the
    ///   error remain in the file.
    @discardableResult
    public func write(
        to url: URL, onProgress: (@Sendable (Int64) -> Void)? = nil
    ) async throws(HTTPError) -> Int64 {
        let descriptor = try await BlockingIO.external.run { () throws(HTTPError) in
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .file(errno, "The destination file cannot be opened") }
            return descriptor
        }
        let written: Int64
        do throws(HTTPError) {
            written = try await source.write(to: descriptor, onProgress: onProgress)
        } catch {
            await BlockingIO.external.run { _ = close(descriptor) }
            throw error
        }
        try await BlockingIO.external.run { () throws(HTTPError) in
            // Some file systems report a lack of space only here.
            guard close(descriptor) == 0 else { throw .file(errno, "The file cannot be closed") }
        }
        return written
    }
}

/// The source of a response body. Releasing the last reference cancels the transfer.
protocol ResponseBodySource: AnyObject, Sendable {
    nonisolated(nonsending) func next() async throws(HTTPError) -> Data?
    /// Returns the rest of the body if its end has been received and it isn't too long, and `nil` otherwise.
    func receivedBody(upTo maximumBytes: Int) -> Data?
    func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64
    func cancel()
}

extension ResponseBodySource {
    func receivedBody(upTo maximumBytes: Int) -> Data? { nil }

    /// Writes the chunks of `next`. Sources with a faster way to a file override this method.
    func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64 {
        var count: Int64 = 0
        while let chunk = try await next() {
            do throws(HTTPError) {
                try await BlockingIO.external.run { () throws(HTTPError) in
                    try FileDescriptorIO.write(chunk, to: descriptor)
                }
            } catch {
                cancel()
                throw error
            }
            count += Int64(chunk.count)
            onProgress?(count)
        }
        return count
    }
}

/// A body that is entirely in memory.
final class DataBodySource: ResponseBodySource {
    private let remaining: Locked<Data?>

    init(_ data: Data) { remaining = Locked(data.isEmpty ? nil : data) }

    nonisolated(nonsending) func next() async throws(HTTPError) -> Data? { consume() }

    func cancel() { _ = consume() }

    private func consume() -> Data? {
        remaining.withLock { remaining in
            defer { remaining = nil }
            return remaining
        }
    }
}
