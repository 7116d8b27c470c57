import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// The content of a file as it arrives, piece by piece: an asynchronous sequence of `Data`, none of it empty.
///
///     var lines = 0
///     for try await bytes in client.files.downloadStream(path: "/log.txt") {
///         lines += bytes.count { $0 == UInt8(ascii: "\n") }
///     }
///
/// A slow consumer slows down the server: at most about one mebibyte is buffered in memory. If the connection is lost,
/// the stream resumes with the next byte of the same revision. Finally, the client compares the size and content hash
/// with those of the server: if the sequence ends without an error, it returned the file as it is in Dropbox. Until
/// then, don't trust the bytes.
///
/// Each iteration is a separate download. Leaving the loop closes the connection.
public struct DownloadStream: AsyncSequence, Sendable {
    public typealias Element = Data

    let path: String
    let requirement: ContentRequirement
    let source: ContentSource

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(path: path, requirement, source: source)
    }

    /// An iterator over the received bytes, in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let path: String
        private let source: ContentSource
        /// After the first response, it requires the revision of that response.
        private var requirement: ContentRequirement
        private var sink: VerifyingSink?
        private var chunks: HTTPResponseBody.AsyncIterator?
        private var position: Int64 = 0
        /// The number of bytes at the start of the body that were not requested.
        private var surplus: Int64 = 0
        /// The end of the requested range.
        private var end: Int64 = 0
        private var attempts = RetryAttempts()
        private var mismatches = 0
        private var isFinished = false

        init(path: String, _ requirement: ContentRequirement, source: ContentSource) {
            self.path = path
            self.requirement = requirement
            self.source = source
        }

        /// Returns the next bytes, or `nil` at the end.
        ///
        /// - Throws: `FileDownloadError`. The error is `contentHashMismatch` if the bytes differ from those of the
        ///   file.
        public mutating func next() async throws(FileDownloadError) -> Data? {
            guard !isFinished else { return nil }
            do throws(FileDownloadError) {
                while true {
                    if chunks == nil {
                        if let sink, position == sink.expected.size {
                            isFinished = true
                            do throws(ContentDownloadError) { try await sink.finish() } catch {
                                throw FileDownloadError(error, of: path)
                            }
                            return nil
                        }
                        try await open()
                    }
                    var newBytes: Data?
                    var transportError: HTTPError?
                    do throws(HTTPError) {
                        if let chunk = try await chunks?.next() {
                            newBytes = unread(of: chunk)
                        } else {
                            chunks = nil
                        }
                    } catch {
                        transportError = error
                        chunks = nil
                    }
                    if let newBytes { return try await consume(newBytes) }
                    guard chunks == nil else { continue }
                    // An error after the last byte is harmless.
                    guard let sink, position < sink.expected.size ?? .max else { continue }
                    try await pause(after: .transport(transportError ?? .truncatedBody))
                }
            } catch {
                isFinished = true
                chunks = nil
                throw error
            }
        }

        /// Requests the missing bytes. Retries if the response is inconsistent.
        private mutating func open() async throws(FileDownloadError) {
            while true {
                let content: ContentSource.Content
                do throws(CallError<Files.DownloadError>) {
                    // The first request is for all content, also if the revision is known.
                    let rest = sink?.expected.size.map { position..<$0 }
                    content = try await source.open(path, rest, requirement)
                } catch {
                    guard let mismatch = error.contentMismatch else { throw .call(error) }
                    if case .missingContentHash = mismatch.difference { throw FileDownloadError(error, of: path) }
                    // Other content than before never becomes correct.
                    if sink != nil, mismatch.isOtherContent { throw .fileKeepsChanging(path: path) }
                    try await pause(after: .mismatch(mismatch))
                    continue
                }
                guard content.range.lowerBound <= position else { throw .fileKeepsChanging(path: path) }
                if sink == nil {
                    requirement.revision = content.revision
                    sink = VerifyingSink(
                        ExpectedContent(route: Files.download.descriptor.path, name: path, content.revision))
                }
                surplus = position - content.range.lowerBound
                end = content.range.upperBound
                chunks = content.body.makeAsyncIterator()
                return
            }
        }

        /// Returns the part of a chunk that is new, or `nil` if nothing is.
        private mutating func unread(of chunk: Data) -> Data? {
            let skipped = Swift.min(surplus, Int64(chunk.count))
            surplus -= skipped
            let newBytes = chunk.dropFirst(Int(skipped))
            return newBytes.isEmpty ? nil : newBytes
        }

        private mutating func consume(_ newBytes: Data) async throws(FileDownloadError) -> Data {
            guard position + Int64(newBytes.count) <= end else {
                throw .contentMismatch(path: path, .size(expected: end, received: position + Int64(newBytes.count)))
            }
            position += Int64(newBytes.count)
            source.settings.recordProgress()
            attempts.recordProgress(Int64(newBytes.count), at: source.settings.clock.now())
            do throws(ContentMismatchError) { try await sink?.add(newBytes) } catch {
                throw .contentMismatch(path: path, error.difference)
            }
            return newBytes
        }

        /// Waits for the delay before the next request.
        private mutating func pause(after failure: ContentDownloadError) async throws(FileDownloadError) {
            var verdict = failure.verdict
            let reason: ClientWait.Reason
            switch failure {
            case .transport(let error):
                reason = .connectionLost(error.underlyingMessage)
            case .mismatch:
                mismatches += 1
                if mismatches >= ContentRetries.maximumMismatches { verdict = .permanent }
                reason = .damagedResponse
            case .client:
                reason = .transfer
            }
            let caller = source.settings.caller
            guard case .retry(let pause) = caller.decision(for: verdict, &attempts) else {
                throw FileDownloadError(failure, of: path)
            }
            // An interrupted body is requested again immediately. Delay only if that doesn't help.
            guard attempts.failures > 1 else { return }
            do {
                try await caller.wait(
                    pause, route: Files.download.descriptor.path, before: attempts.number,
                    because: reason)
            } catch {
                throw .cancelled
            }
        }
    }
}

extension FilesRoutes {
    /// Downloads a file as a sequence of bytes. See `DownloadStream` for its guarantees.
    ///
    /// - Parameters:
    ///   - path: The file, as a path, `id:…`, or `rev:…`.
    ///   - knownMetadata: The metadata of the file from a listing or from `getMetadata`, if the app has it. The stream then
    ///     returns exactly this revision. The default is `nil`, which returns the newest revision.
    ///   - acceptsMissingContentHash: Whether to accept content if the server reports no content hash. Then, only its size
    ///     is verified. The default is `false`, which throws `FileDownloadError.missingContentHash` before the first byte.
    ///   - bandwidthLimiter: A limit on the download speed, in addition to that of the client. The default is `nil`.
    public func downloadStream(
        path: String, knownMetadata: Files.FileMetadata? = nil, acceptsMissingContentHash: Bool = false,
        bandwidthLimiter: BandwidthLimiter? = nil
    ) -> DownloadStream {
        let requirement = ContentRequirement(
            knownMetadata.map { ContentRevision($0) }, allowsMissingHash: acceptsMissingContentHash)
        let source = ContentSource(limited(by: bandwidthLimiter).client)
        return DownloadStream(path: path, requirement: requirement, source: source)
    }
}
