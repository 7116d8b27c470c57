import DropboxCore
import DropboxFiles
import Foundation
import DropboxHTTP

/// The content of a file as it arrives, piece by piece: an asynchronous sequence of `Data`, none of it empty.
///
///     var lines = 0
///     for try await bytes in client.files.downloadStream(path: "/log.txt") {
///         lines += bytes.count { $0 == UInt8(ascii: "\n") }
///     }
///
/// Whoever is slow holds the server back: at most about a mebibyte waits in memory. A connection that breaks is continued
/// with the same revision from the next byte. At the end size and content hash are compared with what the server
/// says: a sequence that ends without an error has given the file as it is in Dropbox. Until then the bytes are not sure.
///
/// Each iteration is a download of its own. Leaving the loop closes the connection.
public struct DownloadStream: AsyncSequence, Sendable {
    public typealias Element = Data

    let path: String
    let source: ContentSource

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(path: path, source: source)
    }

    /// Gives the pieces in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let path: String
        private let source: ContentSource
        private var revision: DownloadStateMachine.Revision?
        private var chunks: HTTPResponseBody.AsyncIterator?
        private var position: Int64 = 0
        /// Bytes that come before those that were asked for.
        private var surplus: Int64 = 0
        /// Where the bytes that were asked for end.
        private var end: Int64 = 0
        private let hash = StreamingContentHash()
        private var attempts = RetryAttempts()
        private var mismatches = 0
        private var isOver = false

        init(path: String, source: ContentSource) {
            self.path = path
            self.source = source
        }

        /// The next bytes, `nil` at the end.
        /// - Throws: `FileDownloadError`; `damaged` where the bytes were not those of the file.
        public mutating func next() async throws(FileDownloadError) -> Data? {
            guard !isOver else { return nil }
            do throws(FileDownloadError) {
                while true {
                    if chunks == nil {
                        if let revision, position == revision.size {
                            try await finish(revision)
                            return nil
                        }
                        try await open()
                    }
                    var fresh: Data?
                    var broken: HTTPError?
                    do throws(HTTPError) {
                        if let chunk = try await chunks?.next() {
                            fresh = unread(of: chunk)
                        } else {
                            chunks = nil
                        }
                    } catch {
                        broken = error
                        chunks = nil
                    }
                    if let fresh { return try await take(fresh) }
                    guard chunks == nil else { continue }
                    // What breaks behind the last byte breaks nothing.
                    guard let revision, position < revision.size else { continue }
                    try await pause(after: .transport(broken ?? .cut))
                }
            } catch {
                isOver = true
                chunks = nil
                throw error
            }
        }

        /// Asks for what is missing. What cannot be right is asked for again.
        private mutating func open() async throws(FileDownloadError) {
            while true {
                let content: ContentSource.Content
                do throws(CallError<Files.DownloadError>) {
                    if let revision {
                        content = try await source.open("rev:" + revision.rev, position..<revision.size)
                    } else {
                        content = try await source.open(path, nil)
                    }
                } catch {
                    guard let mismatch = error.contentMismatch else { throw .call(error) }
                    try await pause(after: .mismatch(mismatch))
                    continue
                }
                guard content.revision == revision ?? content.revision, content.range.lowerBound <= position else {
                    throw .fileKeepsChanging(path: path)
                }
                revision = content.revision
                surplus = position - content.range.lowerBound
                end = content.range.upperBound
                chunks = content.body.makeAsyncIterator()
                return
            }
        }

        /// What of a chunk is new; `nil` for nothing.
        private mutating func unread(of chunk: Data) -> Data? {
            let skipped = Swift.min(surplus, Int64(chunk.count))
            surplus -= skipped
            let fresh = chunk.dropFirst(Int(skipped))
            return fresh.isEmpty ? nil : fresh
        }

        private mutating func take(_ fresh: Data) async throws(FileDownloadError) -> Data {
            guard position + Int64(fresh.count) <= end else {
                throw .damaged(path: path, .size(expected: end, received: position + Int64(fresh.count)))
            }
            position += Int64(fresh.count)
            attempts.madeProgress(at: source.settings.time.now())
            await hash.update(fresh)
            return fresh
        }

        private mutating func finish(_ revision: DownloadStateMachine.Revision) async throws(FileDownloadError) {
            isOver = true
            guard let expected = revision.contentHash else { return }
            let received: String
            do { received = try await hash.finish() } catch { throw .file(error) }
            guard expected != received else { return }
            throw .contentHashMismatch(path: path, expected: expected, received: received)
        }

        /// Waits until it is time to ask again.
        private mutating func pause(after failure: ContentFailure) async throws(FileDownloadError) {
            var classification = RetryPolicy.Failure.indeterminate(retryAfter: nil)
            let reason: ClientWait.Reason
            switch failure {
            case .transport(let error):
                if !error.isTransient { classification = .permanent }
                reason = .connectionLost(error.detail)
            case .mismatch:
                mismatches += 1
                if mismatches >= ContentRetries.maximumMismatches { classification = .permanent }
                reason = .damagedResponse
            case .client:
                classification = .permanent
                reason = .transfer
            }
            let caller = source.settings.caller
            guard case .retry(let pause) = caller.decision(for: classification, &attempts) else {
                throw FileDownloadError(failure, of: path)
            }
            // What was cut off in the middle goes on at once; only what does not come at all waits.
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
    /// Downloads a file as a sequence of its bytes; `DownloadStream` says what it promises.
    ///
    /// - Parameters:
    ///   - path: The file, by path, `id:…` or `rev:…`.
    ///   - bandwidth: How fast the bytes may come; no limit by default, beside that of the client.
    public func downloadStream(path: String, bandwidthLimiter: BandwidthLimiter? = nil) -> DownloadStream {
        DownloadStream(path: path, source: ContentSource(limited(by: bandwidthLimiter).client))
    }
}
