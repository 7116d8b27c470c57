import DropboxCore
import DropboxFiles
import Foundation
import HTTPTransport

/// The content of a file as it arrives, piece by piece: an asynchronous sequence of `Data`, none of it empty.
///
///     var lines = 0
///     for try await bytes in client.files.downloadBytes(path: "/log.txt") {
///         lines += bytes.count { $0 == UInt8(ascii: "\n") }
///     }
///
/// Whoever is slow holds the server back: at most about a mebibyte waits in memory. A connection that breaks is continued
/// with the same revision from the next byte. At the end the content hash is compared with what the server says: a
/// sequence that ends without an error has given the file as it is in Dropbox. Until then the bytes are not sure.
///
/// Each iteration is a download of its own. Leaving the loop closes the connection.
public struct FileBytes: AsyncSequence, Sendable {
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
        private var revision: DownloadPlan.Revision?
        private var chunks: HTTPResponseBody.AsyncIterator?
        private var position: Int64 = 0
        /// Bytes that come before those that were asked for.
        private var surplus: Int64 = 0
        private var hash = ContentHash()
        private var attempts = RetryAttempts()
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
                    if let revision, position == revision.size {
                        try end(revision)
                        return nil
                    }
                    if chunks == nil { try await open() }
                    var broken: HTTPError?
                    do throws(HTTPError) {
                        while let chunk = try await chunks?.next() {
                            if let fresh = take(chunk) { return fresh }
                        }
                    } catch {
                        broken = error
                    }
                    chunks = nil
                    if let revision, position < revision.size { try await pause(after: broken) }
                }
            } catch {
                isOver = true
                chunks = nil
                throw error
            }
        }

        private mutating func open() async throws(FileDownloadError) {
            let content: ContentSource.Content
            do throws(CallError<Files.DownloadError>) {
                if let revision {
                    content = try await source.open("rev:" + revision.rev, position..<revision.size)
                } else {
                    content = try await source.open(path, nil)
                }
            } catch {
                throw .call(error)
            }
            guard content.revision == revision ?? content.revision, content.range.lowerBound <= position else {
                throw .changing(path: path)
            }
            revision = content.revision
            surplus = position - content.range.lowerBound
            chunks = content.body.makeAsyncIterator()
        }

        /// What of a chunk is new.
        private mutating func take(_ chunk: Data) -> Data? {
            let skipped = Swift.min(surplus, Int64(chunk.count))
            surplus -= skipped
            let fresh = chunk.dropFirst(Int(skipped)).prefix(Int(clamping: (revision?.size ?? 0) - position))
            guard !fresh.isEmpty else { return nil }
            position += Int64(fresh.count)
            attempts.madeProgress(at: source.settings.time.now())
            hash.update(fresh)
            return fresh
        }

        private mutating func end(_ revision: DownloadPlan.Revision) throws(FileDownloadError) {
            isOver = true
            chunks = nil
            let received = hash.finalize()
            guard let expected = revision.contentHash, expected != received else { return }
            throw .damaged(path: path, expected: expected, received: received)
        }

        /// Waits until it is time to ask again.
        private mutating func pause(after broken: HTTPError?) async throws(FileDownloadError) {
            let error = broken ?? .cut
            let caller = source.settings.caller
            let decision = caller.decision(
                after: error.isTransient ? .unknown(retryAfter: nil) : .final, &attempts)
            guard case .wait(let pause) = decision else { throw .call(.clientError(error.clientError)) }
            // What was cut off in the middle goes on at once; only what does not come at all waits.
            guard attempts.failures > 1 else { return }
            do {
                try await caller.wait(
                    pause, route: Files.download.facts.path, before: attempts.number,
                    because: .connectionLost(error.detail))
            } catch {
                throw .cancelled
            }
        }
    }
}

extension FilesRoutes {
    /// Downloads a file as a sequence of its bytes; `FileBytes` says what it promises.
    ///
    /// - Parameters:
    ///   - path: The file, by path, `id:…` or `rev:…`.
    ///   - bandwidth: How fast the bytes may come; no limit by default, beside that of the client.
    public func downloadBytes(path: String, bandwidth: Bandwidth? = nil) -> FileBytes {
        FileBytes(path: path, source: ContentSource(limited(by: bandwidth).client))
    }
}
