import DropboxCore
import DropboxFiles

extension UploadPlan {
    /// A file to upload, and how much of it the server has.
    struct File {
        enum Phase: Hashable {
            /// The file waits for its turn.
            case queued
            /// A request is in flight that starts a session, carries the entire content, or reads the first chunk of a
            /// stream.
            case beginning
            /// The file shares a request with others.
            case bundled
            /// The session is open, and chunks can be sent.
            case sending
            /// The file waits for a delay to elapse, and is queued again.
            case pausing
            /// The session is closed.
            case ready
            case committing
            /// The outcome is indeterminate, and the destination is being checked.
            case checking
            case done

            /// A Boolean value that indicates whether more of the file may be sent.
            var isSending: Bool {
                switch self {
                case .queued, .beginning, .bundled, .sending, .pausing: true
                case .ready, .committing, .checking, .done: false
                }
            }
        }

        /// The number of bytes, or `nil` for a stream whose end was not reached.
        var size: Int64?
        let destination: CommitDestination
        /// A Boolean value that indicates whether the content can be read again.
        let isReplayable: Bool
        /// The content hash that the file must have, if it is known.
        let expectedHash: String?
        var phase = Phase.queued
        var outcome: Result<Files.FileMetadata, FileUploadError>?

        // MARK: Session
        let chunkSize: Int64
        var session: String?
        var isConcurrent = false
        var chunks = ChunkTracker()
        /// The number of bytes in the session, including those of an earlier attempt.
        var arrivedBytes: Int64 = 0
        /// The maximum number of leading bytes that may have been sent to the session.
        var maximumSentOffset: Int64 = 0
        /// The number of the session.
        var round = 0
        var attempts = RetryAttempts()
        var restarts = 0

        // MARK: Commit
        /// The content hash, after all content was sent.
        var hash: String?
        /// The error that leaves open whether the content was committed.
        var indeterminateError: FileUploadError?
        /// The error of the server when the file was committed, possibly again.
        var rejection: FileUploadError?
        /// A Boolean value that indicates whether the outcome is indeterminate even after the rejection.
        var isRejectionIndeterminate = false
        /// A Boolean value that indicates whether the session, whose commit may have succeeded, no longer exists.
        var isSessionLost = false
        /// A Boolean value that indicates whether an earlier attempt of the upload may have committed the file.
        var needsCommitVerification = false

        /// - Parameters:
        ///   - size: The number of bytes, or `nil` for a stream.
        ///   - destination: The destination of the file.
        ///   - isReplayable: Whether the content can be read again. The default is `true`.
        ///   - expectedHash: The content hash that the file must have. The default is `nil`, to send the file as it is.
        ///   - chunkSize: The number of bytes of a chunk, unless the checkpoint has another size. The default is a block.
        ///   - checkpoint: The state of an earlier attempt.
        init(
            _ size: Int64?, to destination: CommitDestination, isReplayable: Bool = true,
            expecting expectedHash: String? = nil,
            chunkSize: Int64 = Int64(ContentHash.blockSize), resuming checkpoint: UploadCheckpoint? = nil
        ) {
            self.size = size
            self.destination = destination
            self.isReplayable = isReplayable
            self.expectedHash = expectedHash
            self.chunkSize = checkpoint?.chunkSize ?? chunkSize
            if let checkpoint { resume(checkpoint) }
        }

        private mutating func resume(_ checkpoint: UploadCheckpoint) {
            session = checkpoint.session
            isConcurrent = checkpoint.isConcurrent
            hash = checkpoint.hash
            needsCommitVerification = checkpoint.isFinishing
            chunks = ChunkTracker(arrivedEarlier: checkpoint.arrived)
            arrivedBytes =
                hash == nil
                ? checkpoint.arrived.runs.reduce(0) { $0 + Int64(chunk($1.first..<$1.end).range.count) } : size ?? 0
            // An earlier attempt may have sent any of the file, and ended before it received the responses.
            maximumSentOffset = size ?? 0
        }

        /// The state that a later attempt needs, or `nil` before a session exists.
        var checkpoint: UploadCheckpoint? {
            guard let session else { return nil }
            return UploadCheckpoint(
                session: session, isConcurrent: isConcurrent, chunkSize: chunkSize, arrived: chunks.hashed,
                hash: hash, isFinishing: needsCommitVerification || indeterminateError != nil || phase == .committing)
        }

        /// The number of chunks, or `nil` for a stream whose end was not reached. Empty content has one.
        var count: Int? { size.map { Int(UploadCheckpoint.chunkCount(of: $0, chunkSize)) } }

        /// Returns a run of chunks as one request sends it.
        func chunk(_ run: Range<Int>, file: Int = 0) -> Chunk {
            let lower = Int64(run.lowerBound) * chunkSize
            let upper = min(lower + Int64(run.count) * chunkSize, size ?? .max)
            return Chunk(
                file: file, index: run.lowerBound, range: lower..<max(lower, upper),
                start: chunks.start(of: run.lowerBound) ?? lower, isLast: upper == size, round: round, count: run.count)
        }

        /// Discards the session.
        mutating func restart() {
            restarts += 1
            round += 1
            session = nil
            isConcurrent = false
            chunks = ChunkTracker()
            arrivedBytes = 0
            maximumSentOffset = 0
            hash = nil
            indeterminateError = nil
            rejection = nil
            isRejectionIndeterminate = false
            isSessionLost = false
            needsCommitVerification = false
            attempts = RetryAttempts()
        }
    }

    /// The requests that carry a file.
    enum Request: Hashable {
        /// One request that sends and commits the content.
        case upload
        /// A session that receives chunks in order. Small files share the requests for their sessions.
        case sequentialSession
        /// A session that receives several chunks simultaneously.
        case concurrentSession
    }

    /// The sizes and limits of an upload.
    struct Limits {
        /// The number of bytes of which requests are multiples, a multiple of `ContentHash.blockSize`.
        var requestUnit = Int64(ContentHash.blockSize)
        /// The maximum number of bytes of a request. If it is less than a unit, a request carries one unit.
        var maximumRequestSize: Int64 = 8 << 20
        /// A Boolean value that indicates whether the bytes in flight are limited to what the link carries in two
        /// seconds, but at least one unit. If it is `false`, each request carries as much as possible, which suits
        /// requests that continue after the upload is interrupted.
        var isPaced = true
        /// The maximum number of concurrent requests that carry content or check files.
        var maximumRequests = 4

        // MARK: The choice of requests
        /// A Boolean value that indicates whether files are committed together. Otherwise, there is only one file, and the
        /// errors of its commit are more precise.
        var commitsTogether = false
        /// A Boolean value that indicates whether a small file is committed separately from its content, so that an
        /// attempt after an interruption knows that the file may be in Dropbox.
        var commitsSeparately = false
        /// The minimum size of a file that uses a concurrent session.
        var minimumConcurrentSize: Int64 = 0
        /// The maximum number of files that share a request with content. The header of the request contains their
        /// sessions and lengths, and its length is limited.
        var maximumBundleCount = 200
        /// The maximum size of a file that shares a request.
        var maximumBundledSize: Int64 = 1 << 20

        // MARK: Commits
        /// The maximum number of files of a commit.
        var maximumEntries = 1_000
        /// The maximum time for which files that were sent wait for others before they are committed, or `nil` to wait
        /// until the commit is full or all files were sent.
        var maximumCommitDelay: Duration?
        /// The number of bytes of files that were sent from which they are committed without waiting for others.
        var maximumUncommittedBytes: Int64 = .max
        /// The same for small files, which no journal contains.
        var maximumUncommittedSmallBytes: Int64 = .max
        /// Whether the destinations of files are checked if the response to their commit is lost. Otherwise, they fail.
        var checksDestinations = true

        // MARK: Retries
        /// The maximum number of attempts without substantial progress (`RetryAttempts.substantialProgress`).
        var maximumAttempts = 10
        /// The maximum number of restarts of a file after the server lost its session.
        var maximumRestarts = 2
        /// The delay after the first failure. It doubles with each failure.
        var initialBackoff: Duration = .milliseconds(500)
        /// The maximum delay, unless the server asks for more.
        var maximumBackoff: Duration = .seconds(60)
        /// The maximum delay that the server may ask for. If it asks for more, the file fails.
        var maximumServerDelay: Duration = .seconds(3_600)

        /// The maximum size of a file in Dropbox, in bytes.
        var maximumFileSize: Int64 = (1 << 41) - (1 << 22)

        /// Returns the requests for content of a size, or for a stream with more than one chunk if it is `nil`.
        func request(for size: Int64?) -> Request {
            if !commitsTogether, !commitsSeparately, let size, size <= requestUnit { return .upload }
            let isLarge = size.map { $0 > requestUnit && $0 >= minimumConcurrentSize } ?? true
            return isLarge && maximumRequests > 1 ? .concurrentSession : .sequentialSession
        }

        /// Returns whether a file is small enough to share requests.
        func isBundled(_ size: Int64) -> Bool { commitsTogether && size <= maximumBundledSize }

        /// Determines how many bytes may be in flight.
        var pace: UploadPace {
            let unit = isPaced ? requestUnit : max(requestUnit, maximumRequestSize)
            return UploadPace(
                unit: unit, largest: maximumRequestSize, maximumRequests: maximumRequests,
                window: isPaced ? unit : .max)
        }

        /// The delays as a policy.
        var retry: RetryPolicy {
            RetryPolicy(
                maximumAttempts: maximumAttempts, maximumElapsedTime: maximumServerDelay,
                initialBackoff: initialBackoff, maximumBackoff: maximumBackoff)
        }
    }
}

/// The state that an upload needs to resume after the process exits.
struct UploadCheckpoint: Codable, Hashable {
    var session: String
    var isConcurrent: Bool
    var chunkSize: Int64
    /// The chunks in the session whose content is known.
    var arrived: ChunkRuns
    /// The content hash of the file, if the session contains all of it and is closed.
    var hash: String?
    /// A Boolean value that indicates whether the session may already be committed.
    var isFinishing: Bool

    /// Returns whether an upload of a file of this size can have written the checkpoint.
    func isValid(for size: Int64) -> Bool {
        RequestSize.isValid(chunkSize) && arrived.isValid(below: Self.chunkCount(of: size, chunkSize))
    }

    /// Returns the number of chunks of content with `size` bytes. Empty content has one.
    static func chunkCount(of size: Int64, _ chunkSize: Int64) -> Int64 {
        // Adding before dividing could overflow.
        max(size / chunkSize + (size % chunkSize > 0 ? 1 : 0), 1)
    }
}
