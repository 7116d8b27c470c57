import Foundation
import DropboxHTTP
import DropboxConcurrency

/// Content on its way, and what the server said about it.
package struct StreamedDownload<Result: Sendable>: Sendable {
    /// The result beside the content.
    package let result: Result
    /// Status and headers: 206 and `Content-Range` where it is a part.
    package let metadata: ResponseMetadata
    /// What the content is to be, or why it cannot be that, whatever comes.
    package let expectation: Swift.Result<ExpectedContent, ContentMismatchError>
    /// The bytes. Dropping the last reference closes the connection.
    package let body: HTTPResponseBody

    init(
        _ result: Result, _ json: Data, _ route: RouteDescriptor, _ metadata: ResponseMetadata, _ body: HTTPResponseBody
    ) {
        self.result = result
        self.metadata = metadata
        self.body = body
        expectation = Swift.Result { () throws(ContentMismatchError) in
            let expected = try ExpectedContent(route, metadata, result: json)
            try expected.check(announced: body.expectedLength)
            return expected
        }
    }
}

extension DropboxTransportClientImpl {
    /// Calls a route that sends content, for all of it or for a range of its bytes. The server may answer with more or
    /// fewer than were asked for, and says so in the headers.
    package func content<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, range: Range<Int64>?
    ) async throws(CallError<RouteError>) -> StreamedDownload<Result> {
        let nobody: RequestExecution<Result, RouteError>? = nil
        return try await caller.content(route, argument, range: range, origin: origin, run: nobody)
    }
}

// What has arrived is checked before it is handed out.
extension StreamedDownload {
    /// Writes the content to a file, in place of what is in it.
    func write(
        to file: PartialFile, onProgress: @escaping @Sendable (Int64) -> Void
    ) async throws(ContentFailure) {
        let expected = try expected
        do throws(ClientError) {
            try await BlockingIO.disk.run { () throws(ClientError) in try file.restart() }
        } catch {
            throw .client(error)
        }
        let hash = expected.needsHash ? StreamingContentHash() : nil
        let limit = expected.bodySize ?? .max
        let written = Locked(Int64(0))
        do throws(HTTPError) {
            try await body.write(toDescriptor: file.descriptor) { [body] count in
                let start = written.withLock { written in
                    defer { written = count }
                    return written
                }
                // More than there is to be may have no end.
                if count > limit { return body.cancel() }
                hash?.post(Int(count - start)) { try file.hash(start, upTo: count, into: &$0) }
                onProgress(count)
            }
        } catch {
            try Self.checkOverrun(of: expected, written.withLock(\.self))
            throw .transport(error)
        }
        try await Self.check(expected, received: written.withLock(\.self), hash)
    }

    /// Collects the content in memory.
    func collect(
        upTo maximumBytes: Int, onProgress: (Int64) -> Void
    ) async throws(ContentFailure) -> Data {
        let expected = try expected
        var whole = Data()
        // No more than a little, because a server may promise what it does not send.
        if let length = body.expectedLength { whole.reserveCapacity(Int(Swift.min(Swift.max(length, 0), 16 << 20))) }
        let hash = expected.needsHash ? StreamingContentHash() : nil
        var chunks = body.makeAsyncIterator()
        while let chunk = try await Self.next(&chunks) {
            whole.append(chunk)
            try Self.checkOverrun(of: expected, Int64(whole.count))
            guard whole.count <= maximumBytes else {
                throw .transport(
                    HTTPError(
                        .bodyTooLarge(limit: maximumBytes),
                        "The content is longer than the \(maximumBytes) bytes that may be kept in memory: "
                            + "download it to a file, or raise maximumMemoryDownloadSize."))
            }
            await hash?.update(chunk)
            onProgress(Int64(whole.count))
        }
        try await Self.check(expected, received: Int64(whole.count), hash)
        return whole
    }

    private var expected: ExpectedContent {
        get throws(ContentFailure) {
            do throws(ContentMismatchError) { return try expectation.get() } catch { throw .mismatch(error) }
        }
    }

    private static func next(_ chunks: inout HTTPResponseBody.AsyncIterator) async throws(ContentFailure) -> Data? {
        do throws(HTTPError) { return try await chunks.next() } catch { throw .transport(error) }
    }

    /// Throws where more has come than there is.
    private static func checkOverrun(of expected: ExpectedContent, _ count: Int64) throws(ContentFailure) {
        guard let size = expected.bodySize, count > size else { return }
        throw .mismatch(expected.mismatch(.size(expected: size, received: count)))
    }

    private static func check(
        _ expected: ExpectedContent, received count: Int64, _ hash: StreamingContentHash?
    ) async throws(ContentFailure) {
        do {
            try expected.check(received: count, contentHash: nil)
            if let hash { try expected.check(received: count, contentHash: try await hash.finish()) }
        } catch let error as ContentMismatchError {
            throw .mismatch(error)
        } catch let error as ClientError {
            throw .client(error)
        } catch {
            throw .client(.fileAccessError(error))
        }
    }
}
