import DropboxCore
import DropboxFiles

/// Decides what an upload does next: events in, actions out. It performs no I/O and reads no clock.
///
/// Content that fits into one chunk is sent in one request. Larger content is sent to an upload session, chunk by
/// chunk: a concurrent session receives several chunks simultaneously and the last one after all others, a sequential
/// session receives them in order. A finish request commits the session to a file. `UploadPace` determines how many
/// bytes are in flight, and the size of requests.
///
/// Bytes that arrived are never sent again while the session exists. A commit with a lost response is not repeated
/// before the destination was checked.
struct UploadStateMachine {
    /// The sizes and limits of an upload.
    struct Limits {
        /// The size of a chunk in bytes, a multiple of `ContentHash.blockSize`.
        var chunkSize: Int64 = 4 << 20
        /// The maximum number of bytes of a request, which carries a run of chunks. If it is less than a chunk, a
        /// request carries one chunk. For a stream, a request always carries one chunk.
        var maximumRequestSize: Int64 = 0
        /// The maximum number of bytes in flight before the speed of the link is known.
        var initialWindow: Int64 = .max
        /// The maximum number of concurrent requests with content. The value 1 requests a sequential session.
        var maximumRequests = 6
        /// The maximum number of attempts without substantial progress (`RetryAttempts.substantialProgress`).
        var maximumAttempts = 8
        /// The maximum number of restarts after the server lost the upload session.
        var maximumRestarts = 2
        /// The delay after the first failure. It doubles with each failure.
        var initialBackoff: Duration = .milliseconds(500)
        /// The maximum delay, unless the server asks for more.
        var maximumBackoff: Duration = .seconds(30)
        /// The maximum delay that the server may ask for. If it asks for more, the upload fails.
        var maximumServerDelay: Duration = .seconds(300)
        /// The maximum size of a file in Dropbox, in bytes.
        var maximumFileSize: Int64 = (1 << 41) - (1 << 22)

        /// The delays as a policy.
        var retry: RetryPolicy {
            RetryPolicy(
                maximumAttempts: maximumAttempts, maximumElapsedTime: maximumServerDelay,
                initialBackoff: initialBackoff,
                maximumBackoff: maximumBackoff)
        }
    }

    /// The part of the content that one request sends: a chunk, or a run of chunks.
    struct Chunk: Hashable {
        /// The first chunk of the run.
        let index: Int
        /// The bytes of the run. The range starts at a block boundary.
        let range: Range<Int64>
        /// The first byte to send. It differs from the start of the range if the server already has some of the bytes.
        let start: Int64
        /// A Boolean value that indicates whether the content ends with this run.
        let isLast: Bool
        /// The number of the session. Results for chunks of earlier sessions are ignored.
        let round: Int
        /// The number of chunks in the run.
        var count = 1

        var run: Range<Int> { index..<(index + count) }
    }

    /// A step that happens once, before or after the chunks.
    enum Step: Hashable {
        /// Send the entire content in one request.
        case upload
        case start
        case finish
        case check
    }

    /// The part of the upload that a delay belongs to.
    enum DelayedItem: Hashable {
        case chunk(Int, round: Int)
        case step(Step)
    }

    enum Action: Hashable {
        /// Send the entire content in one request.
        case upload(Chunk)
        /// Read the next chunk of a stream.
        case read(Int)
        case start(isConcurrent: Bool)
        case append(Chunk, session: String)
        /// Hash a chunk that arrived during an earlier attempt of the upload.
        case hash(Chunk)
        case finish(session: String, size: Int64)
        /// Check whether the content is at its destination.
        case check(size: Int64, hash: String)
        case wait(DelayedItem, Duration)
    }

    /// The result of an append request.
    enum AppendResult {
        case accepted
        /// The session ends at another byte.
        case offsetMismatch(end: Int64, FileUploadError)
        /// The session is already closed.
        case closed(FileUploadError)
        /// The session doesn't exist.
        case sessionLost(FileUploadError)
        case failed(FailureVerdict, FileUploadError)
    }

    /// The result of the request that sends the entire content.
    enum UploadResult {
        case file(Files.FileMetadata)
        /// The content is in a session, but can't be committed yet.
        case stored(session: String, FileUploadError)
        case failed(FailureVerdict, FileUploadError)
    }

    /// The result of the finish request.
    enum FinishResult {
        case file(Files.FileMetadata)
        /// The session doesn't exist.
        case sessionLost(FileUploadError)
        /// The session lacks bytes that the server accepted earlier.
        case incomplete(FileUploadError)
        case failed(FailureVerdict, FileUploadError)
    }

    /// The item at the destination.
    enum DestinationState {
        /// A file with the uploaded content.
        case content(Files.FileMetadata)
        /// Another item.
        case other
        case nothing
    }

    enum Event {
        case uploaded(UploadResult, BlockDigests)
        /// The number of bytes in the next chunk of a stream.
        case read(Int64, isLast: Bool)
        case started(String)
        case sent(Chunk, AppendResult, BlockDigests)
        /// A chunk that arrived earlier was hashed. `ifChanged` is the error to report if its content changed.
        case hashed(Chunk, BlockDigests, ifChanged: FileUploadError)
        case finished(FinishResult)
        case checked(DestinationState)
        /// A start or a check failed.
        case failed(Step, FailureVerdict, FileUploadError)
        case waited(DelayedItem)
        /// The content can't be read, or the upload was canceled.
        case stopped(FileUploadError)
    }

    enum Phase: Hashable {
        case initial
        /// A step is in progress.
        case performing(Step)
        case delaying(Step)
        /// Chunks are in flight.
        case sending
        case done
    }

    let limits: Limits
    let destination: CommitDestination
    /// A Boolean value that indicates whether the content can be read again.
    let isReplayable: Bool
    /// The size of the content, or `nil` for a stream whose end was not reached.
    private(set) var size: Int64?
    var phase = Phase.initial
    var session: String?
    var isConcurrent: Bool
    var outcome: Result<Files.FileMetadata, FileUploadError>?

    // MARK: Chunks
    var chunks = ChunkTracker()
    /// The number of bytes in the session, including those of an earlier attempt.
    var sessionBytes: Int64 = 0
    var pace: UploadPace
    /// The time of the current event.
    private(set) var now: Duration = .zero
    var round = 0
    /// The number of requests in flight for chunks of earlier sessions.
    var lateChunks = 0

    // MARK: Commit
    var hash: String?
    /// The error that leaves open whether the content was committed.
    var indeterminateError: FileUploadError?
    /// The error of the server when an indeterminate upload was finished again.
    var rejection: FileUploadError?
    /// A Boolean value that indicates whether the outcome is indeterminate even after the rejection.
    var isRejectionIndeterminate = false
    /// A Boolean value that indicates whether the session, whose finish may have succeeded, no longer exists.
    var isSessionLost = false
    /// A Boolean value that indicates whether an earlier attempt of the upload may have sent the finish request.
    var needsCommitVerification = false

    private var stepAttempts = RetryAttempts()
    private var restarts = 0

    /// Creates the state machine of one upload.
    ///
    /// - Parameters:
    ///   - size: The number of bytes, or `nil` for a stream.
    ///   - isReplayable: Whether the content can be read again.
    ///   - destination: The destination of the file.
    ///   - limits: The sizes and limits.
    ///   - record: The checkpoint of an earlier attempt.
    init(
        size: Int64?, isReplayable: Bool, to destination: CommitDestination, limits: Limits = Limits(),
        record: UploadCheckpoint? = nil
    ) {
        self.limits = limits
        self.destination = destination
        self.size = size
        self.isReplayable = isReplayable
        pace = UploadPace(limits)
        isConcurrent = limits.maximumRequests > 1
        if let record {
            session = record.session
            isConcurrent = record.isConcurrent
            needsCommitVerification = record.isFinishing
            chunks = ChunkTracker(arrivedEarlier: record.arrived)
            sessionBytes = record.arrived.runs.reduce(0) { $0 + Int64(chunk($1.first..<$1.end).range.count) }
        }
    }

    var isFinished: Bool { phase == .done }

    /// The number of bytes that the server has.
    var arrivedBytes: Int64 {
        if case .success? = outcome { return size ?? 0 }
        return sessionBytes
    }

    /// Returns the first actions.
    ///
    /// - Parameter now: The time, from the same clock as in `handle`.
    mutating func start(at now: Duration = .zero) -> [Action] {
        self.now = now
        if let size, size > limits.maximumFileSize {
            return finish(.failure(.source(UploadSourceError.tooLarge(size))))
        }
        if session != nil {
            phase = .sending
            return next()
        }
        return proceed()
    }

    /// Handles an event, and returns the next actions.
    ///
    /// - Parameter now: The time of the event. The state machine has no clock.
    mutating func handle(_ event: Event, at now: Duration = .zero) -> [Action] {
        self.now = now
        guard phase != .done else { return [] }
        switch event {
        case .uploaded(let uploaded, let digests): return self.uploaded(uploaded, digests)
        case .read(let count, let isLast): return read(count, isLast)
        case .started(let id):
            session = id
            stepAttempts = RetryAttempts()
            phase = .sending
            return next()
        case .sent(let chunk, let sent, let digests): return self.sent(chunk, sent, digests)
        case .hashed(let chunk, let digests, let error): return hashed(chunk, digests, error)
        case .finished(let finished): return self.finished(finished)
        case .checked(let state): return checked(state)
        case .failed(let step, let kind, let error):
            return retry(step, kind)
                ?? finish(.failure(step == .check ? .indeterminate(indeterminateError ?? error) : error))
        case .waited(.step(let step)):
            guard phase == .delaying(step) else { return [] }
            return perform(step)
        case .waited(.chunk(let index, let round)):
            guard round == self.round else { return [] }
            chunks.endDelay(of: index)
            return next()
        case .stopped(let error): return finish(.failure(indeterminateError == nil ? error : .indeterminate(error)))
        }
    }

    // MARK: Steps

    /// Performs the first step for content whose size, or whose first chunk, is known.
    private mutating func proceed() -> [Action] {
        guard let size else {
            phase = .sending
            return next()
        }
        return perform(size <= limits.chunkSize ? .upload : .start)
    }

    /// Starts a step.
    mutating func perform(_ step: Step) -> [Action] {
        phase = .performing(step)
        switch step {
        case .upload: return [.upload(chunk(0))]
        case .start: return [.start(isConcurrent: isConcurrent)]
        case .finish:
            guard let session, let size else { return finish(.failure(.unexpectedState)) }
            return [.finish(session: session, size: size)]
        case .check:
            guard let size, let hash else { return finish(.failure(.unexpectedState)) }
            return [.check(size: size, hash: hash)]
        }
    }

    /// Retries a step after a delay. Returns `nil` if a retry is useless.
    mutating func retry(_ step: Step, _ verdict: FailureVerdict) -> [Action]? {
        guard verdict.isTemporary,
            let pause = stepAttempts.delayAfterFailedStep(limits.retry, atLeast: verdict.retryAfter)
        else { return nil }
        phase = .delaying(step)
        return [.wait(.step(step), pause)]
    }

    mutating func finish(_ outcome: Result<Files.FileMetadata, FileUploadError>) -> [Action] {
        self.outcome = outcome
        phase = .done
        return []
    }

    /// Restarts the upload with another session.
    mutating func restart(_ error: FileUploadError) -> [Action] {
        restarts += 1
        guard isReplayable, restarts <= limits.maximumRestarts else { return finish(.failure(error)) }
        session = nil
        round += 1
        lateChunks += chunks.inFlight.count
        chunks = ChunkTracker()
        sessionBytes = 0
        pace.restart()
        hash = nil
        needsCommitVerification = false
        indeterminateError = nil
        rejection = nil
        isRejectionIndeterminate = false
        isSessionLost = false
        stepAttempts = RetryAttempts()
        isConcurrent = limits.maximumRequests > 1
        return proceed()
    }

    // MARK: Streams

    private mutating func read(_ count: Int64, _ isLast: Bool) -> [Action] {
        let end = chunks.readCount * limits.chunkSize + count
        guard end <= limits.maximumFileSize else {
            return self.finish(.failure(.source(UploadSourceError.tooLarge(end))))
        }
        chunks.markRead()
        if isLast { size = end }
        guard session == nil, phase == .sending else { return next() }
        return perform(isLast ? .upload : .start)
    }
}
