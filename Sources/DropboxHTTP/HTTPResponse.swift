import Foundation
import DropboxConcurrency

/// The head of an answer, and its body as a stream.
public struct HTTPResponse: Sendable {
    /// The status code, 200 to 599 on every sane server; informational answers (1xx) are passed over.
    public let status: Int
    /// All headers, in the order in which they came.
    public let headers: HTTPHeaders
    /// The body. Read it to its end or drop it; dropping cancels what is left and closes the connection.
    public let body: HTTPResponseBody

    /// - Parameters:
    ///   - status: the status code.
    ///   - headers: none by default.
    ///   - body: empty by default.
    public init(status: Int, headers: HTTPHeaders = [:], body: HTTPResponseBody = HTTPResponseBody(Data())) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The bytes of an answer, as they arrive. It can be read once.
///
/// There is back-pressure: while nobody asks for the next chunk, at most about a mebibyte is held in memory and the
/// server has to wait. The last reference to an unfinished body closes its connection.
public struct HTTPResponseBody: AsyncSequence, Sendable {
    public typealias Element = Data

    /// The number of bytes that the head announced, `nil` where it did not.
    public let expectedLength: Int64?
    let source: any ResponseBodySource

    init(source: any ResponseBodySource, expectedLength: Int64?) {
        self.source = source
        self.expectedLength = expectedLength
    }

    /// A body that is there already; for answers that come from no network.
    public init(_ data: Data) {
        self.init(source: DataBodySource(data), expectedLength: Int64(data.count))
    }

    /// Hands out the chunks in order, none of them empty.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let source: any ResponseBodySource

        /// The next bytes, or `nil` at the end. Throws `HTTPError` where the body breaks off.
        public mutating func next() async throws(HTTPError) -> Data? { try await source.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: source) }

    /// Breaks the body off, for whoever reads it as well. Does nothing at its end.
    package func cancel() { source.cancel() }

    /// Reads the rest of the body into memory.
    ///
    /// - Parameter maximumBytes: how much is acceptable; a longer body is cancelled.
    /// - Returns: the bytes, none for an empty body.
    /// - Throws: `HTTPError`; of kind `bodyTooLarge` where the body is longer than `maximumBytes`.
    public func collect(upTo maximumBytes: Int) async throws(HTTPError) -> Data {
        var whole = Data()
        while let chunk = try await source.next() {
            guard whole.count + chunk.count <= maximumBytes else {
                source.cancel()
                throw HTTPError(.bodyTooLarge(limit: maximumBytes), "The answer is longer than \(maximumBytes) bytes.")
            }
            if whole.isEmpty { whole = chunk } else { whole.append(chunk) }
        }
        return whole
    }

    /// Writes the rest of the body to an open file, from its current position on. This is the fast way to a file: the
    /// bytes do not travel through the reading task.
    ///
    /// - Parameters:
    ///   - descriptor: a regular file, open for writing until this returns. It is not closed.
    ///   - onProgress: called with the bytes written so far, whenever a part is in the file; it must return quickly.
    /// - Returns: the number of bytes written.
    /// - Throws: `HTTPError`; of kind `fileFailed` where writing fails. What was written before an error stays.
    @discardableResult
    public func write(
        toDescriptor descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)? = nil
    ) async throws(HTTPError) -> Int64 {
        try await source.write(to: descriptor, onProgress: onProgress)
    }

    /// Writes the rest of the body to a file. A file that is there already is overwritten, a missing one is made.
    ///
    /// - Parameters:
    ///   - url: address of the file; its folder must exist.
    ///   - onProgress: called with the bytes written so far, whenever a part is in the file; it must return quickly.
    /// - Returns: the number of bytes written.
    /// - Throws: `HTTPError`; of kind `fileFailed` where opening or writing fails. After an error the part that
    ///   arrived is left in the file.
    @discardableResult
    public func write(
        to url: URL, onProgress: (@Sendable (Int64) -> Void)? = nil
    ) async throws(HTTPError) -> Int64 {
        let descriptor = try await BlockingIO.foreign.run { () throws(HTTPError) in
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .file(errno, "The file to write to cannot be opened") }
            return descriptor
        }
        let written: Int64
        do throws(HTTPError) {
            written = try await source.write(to: descriptor, onProgress: onProgress)
        } catch {
            await BlockingIO.foreign.run { _ = close(descriptor) }
            throw error
        }
        try await BlockingIO.foreign.run { () throws(HTTPError) in
            // Some file systems report only here that there was no room.
            guard close(descriptor) == 0 else { throw .file(errno, "The file cannot be closed") }
        }
        return written
    }
}

/// Where a body comes from. Its last reference ends the transfer.
protocol ResponseBodySource: AnyObject, Sendable {
    func next() async throws(HTTPError) -> Data?
    func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64
    func cancel()
}

extension ResponseBodySource {
    /// Writes what `next` gives. A source that has a shorter way to a file takes it.
    func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64 {
        var count: Int64 = 0
        while let chunk = try await next() {
            do throws(HTTPError) {
                try await BlockingIO.foreign.run { () throws(HTTPError) in
                    try FileDescriptorWriter.write(chunk, to: descriptor)
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
