import DropboxConcurrency
import DropboxHTTP
import Foundation

/// Verifies content while it is received. Whoever stores content, in memory or in a file, passes each piece through the
/// sink once, in order. The content is correct only if ``finish()`` returns.
package final class VerifyingSink: Sendable {
    package let expected: ExpectedContent
    private let hash: StreamingContentHash?
    private let limit: Int64
    private let received = Locked(Int64(0))

    package init(_ expected: ExpectedContent) {
        self.expected = expected
        limit = expected.bodySize ?? .max
        hash = expected.needsHash ? StreamingContentHash() : nil
    }

    /// The number of bytes received so far.
    package var count: Int64 { received.withLock(\.self) }

    /// Adds bytes in memory. Suspends while too many bytes wait to be hashed.
    ///
    /// - Throws: An error if the content is too long. It may be endless.
    package func add(_ bytes: Data) async throws(ContentMismatchError) {
        received.withLock { $0 += Int64(bytes.count) }
        try checkLength()
        await hash?.update(bytes)
    }

    /// Records that the bytes up to `end` are in a file.
    ///
    /// - Parameter read: A closure that reads the bytes of a range from the file, and adds them to a hash. It's called
    ///   on another thread.
    /// - Returns: `false` if the content is too long. It may be endless.
    package func add(
        upTo end: Int64, _ read: @escaping @Sendable (Range<Int64>, inout ContentHash) throws -> Void
    ) -> Bool {
        let start = received.withLock { received in
            defer { received = end }
            return received
        }
        guard end <= limit, start <= end else { return false }
        hash?.post(Int(clamping: end - start)) { try read(start..<end, &$0) }
        return true
    }

    /// Throws an error if more bytes were received than expected.
    package func checkLength() throws(ContentMismatchError) {
        let count = count
        if count > limit { throw expected.mismatch(.size(expected: limit, received: count)) }
    }

    /// Throws an error if the received bytes aren't the expected content.
    package func finish() async throws(ContentDownloadError) {
        do {
            try expected.verify(received: count, contentHash: nil)
            if let hash { try expected.verify(received: count, contentHash: try await hash.finish()) }
        } catch let error as ContentMismatchError {
            throw .mismatch(error)
        } catch let error as ClientError {
            throw .client(error)
        } catch {
            throw .client(.fileAccessError(error))
        }
    }
}

extension HTTPResponseBody {
    /// Collects verified content in memory.
    ///
    /// - Parameters:
    ///   - expected: The description of the content.
    ///   - maximumBytes: The maximum number of bytes.
    ///   - onProgress: A closure that receives the number of bytes. The default does nothing.
    package func collect(
        _ expected: ExpectedContent, upTo maximumBytes: Int, onProgress: (Int64) -> Void = { _ in }
    ) async throws(ContentDownloadError) -> Data {
        let sink = VerifyingSink(expected)
        var content = Data()
        // Reserve only a limited capacity, because a server may announce a length that it doesn't send.
        if let length = expectedLength { content.reserveCapacity(Int(Swift.min(Swift.max(length, 0), 16 << 20))) }
        var chunks = makeAsyncIterator()
        while let chunk = try await Self.next(&chunks) {
            content.append(chunk)
            guard content.count <= maximumBytes || expected.bodySize.map({ Int64(content.count) > $0 }) == true else {
                throw .transport(
                    HTTPError(
                        .bodyTooLarge(limit: maximumBytes),
                        "The content is longer than the \(maximumBytes) bytes that may be held in memory: "
                            + "download it to a file, or raise maximumMemoryDownloadSize."))
            }
            do throws(ContentMismatchError) { try await sink.add(chunk) } catch { throw .mismatch(error) }
            onProgress(Int64(content.count))
        }
        try await sink.finish()
        return content
    }

    private static func next(_ chunks: inout AsyncIterator) async throws(ContentDownloadError) -> Data? {
        do throws(HTTPError) { return try await chunks.next() } catch { throw .transport(error) }
    }
}
