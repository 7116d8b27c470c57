import DropboxCore
import DropboxFiles

/// What the upload of one content does next: events in, actions out. It reads nothing, calls no route and looks at no
/// clock.
///
/// Content that fits into a chunk goes in one request. Otherwise its chunks go into an upload session: a concurrent one,
/// several at a time and the last one after all others, or a sequential one, in order. A finish makes it a file. How much is
/// under way at a time, and in how large requests, `UploadPace` says.
///
/// What arrived is never sent again as long as the session lives. An ending whose answer was lost is not repeated before
/// the destination was looked at.
struct UploadStateMachine {
    /// The sizes and limits that the plan obeys.
    struct Limits {
        /// How many bytes a chunk has; a multiple of `ContentHash.blockSize`.
        var chunkSize: Int64 = 4 << 20
        /// How many bytes a request carries at most, as a run of chunks; where it is less than a chunk, it carries one. Of a
        /// stream a request carries one chunk.
        var largestRequest: Int64 = 0
        /// How many bytes may be under way before the link was measured.
        var initialWindow: Int64 = .max
        /// How many requests that carry content may be under way; 1 stands for a sequential session.
        var maximumRequests = 6
        /// How often something is tried without getting any further.
        var maximumAttempts = 8
        /// How often the upload begins anew because the server lost its session.
        var maximumRestarts = 2
        /// The wait after the first failure; each further one doubles it.
        var firstPause: Duration = .milliseconds(500)
        /// The longest wait, unless the server asks for more.
        var longestPause: Duration = .seconds(30)
        /// The longest wait that the server may ask for. Where it asks for more, the upload fails.
        var longestServerPause: Duration = .seconds(300)
        /// The largest file that Dropbox takes, in bytes.
        var maximumFileSize: Int64 = (1 << 41) - (1 << 22)

        /// The pauses, as a policy.
        var retry: RetryPolicy {
            RetryPolicy(
                maximumAttempts: maximumAttempts, maximumElapsedTime: longestServerPause, initialBackoff: firstPause,
                maximumBackoff: longestPause)
        }
    }

    /// A part of the content, as one request sends it: a chunk, or a run of them.
    struct Chunk: Hashable {
        /// The first chunk of the run.
        let index: Int
        /// Its bytes; begins where a block does.
        let range: Range<Int64>
        /// The first byte to send: that of the range, unless the server has some of them already.
        let start: Int64
        /// Whether the content ends with it.
        let isLast: Bool
        /// Counts the sessions, so that what comes of a chunk of an earlier one is passed over.
        let round: Int
        /// How many chunks the run has.
        var count = 1

        var run: Range<Int> { index..<(index + count) }
    }

    /// What is done once, before or after the chunks.
    enum Step: Hashable {
        /// Everything in one request.
        case upload
        case start
        case finish
        case check
    }

    /// Who waits.
    enum Waiter: Hashable {
        case chunk(Int, round: Int)
        case step(Step)
    }

    enum Action: Hashable {
        /// Send all of it in one request.
        case upload(Chunk)
        /// Read the next chunk of a stream.
        case read(Int)
        case start(isConcurrent: Bool)
        case append(Chunk, session: String)
        /// Hash a chunk that arrived in an earlier life of the upload.
        case hash(Chunk)
        case finish(session: String, size: Int64)
        /// Look whether the content is at its destination.
        case check(size: Int64, hash: String)
        case wait(Waiter, Duration)
    }

    /// What came of a chunk.
    enum AppendResult {
        case accepted
        /// The session ends at another byte.
        case offsetMismatch(end: Int64, FileUploadError)
        /// The session is closed already.
        case closed(FileUploadError)
        /// There is no such session.
        case sessionLost(FileUploadError)
        case failed(ErrorClassification.Kind, FileUploadError)
    }

    /// What came of the request that sends everything.
    enum Uploaded {
        case file(Files.FileMetadata)
        /// The content is in a session, but cannot become a file just now.
        case stored(session: String, FileUploadError)
        case failed(ErrorClassification.Kind, FileUploadError)
    }

    /// What came of the finish.
    enum Finished {
        case file(Files.FileMetadata)
        /// There is no such session.
        case sessionLost(FileUploadError)
        /// The session has not all that was accepted.
        case incomplete(FileUploadError)
        case failed(ErrorClassification.Kind, FileUploadError)
    }

    /// What is at the destination.
    enum DestinationState {
        /// The content, as this file.
        case content(Files.FileMetadata)
        /// Something else.
        case other
        case nothing
    }

    enum Event {
        case uploaded(Uploaded, BlockDigests)
        /// The next chunk of a stream has so many bytes.
        case read(Int64, isLast: Bool)
        case started(String)
        case sent(Chunk, AppendResult, BlockDigests)
        /// A chunk that arrived before was hashed; the error is for the case that it is not what it was.
        case hashed(Chunk, BlockDigests, ifChanged: FileUploadError)
        case finished(Finished)
        case checked(DestinationState)
        /// A start or a check did not work.
        case failed(Step, ErrorClassification.Kind, FileUploadError)
        case waited(Waiter)
        /// The content cannot be had, or the upload is cancelled.
        case stopped(FileUploadError)
    }

    enum Phase: Hashable {
        case beginning
        /// A step is under way.
        case at(Step)
        case pausing(Step)
        /// Chunks are under way.
        case sending
        case done
    }

    let limits: Limits
    /// Whether the content can be read again.
    let isReplayable: Bool
    /// `nil` for a stream that is not at its end.
    private(set) var size: Int64?
    var phase = Phase.beginning
    var session: String?
    var isConcurrent: Bool
    var outcome: Result<Files.FileMetadata, FileUploadError>?

    // The chunks
    var chunks = ChunkTracker()
    /// How many bytes of the content are in the session, those of an earlier life included.
    var sessionBytes: Int64 = 0
    var pace: UploadPace
    /// The time of the event that is being handled.
    private(set) var now: Duration = .zero
    var round = 0
    /// How many requests for chunks of earlier sessions are still under way.
    var lateChunks = 0

    // The end
    var hash: String?
    /// Why nobody knows whether the content became a file.
    var indeterminateError: FileUploadError?
    /// What the server said when a doubtful upload was finished again.
    var rejection: FileUploadError?
    /// Whether even that leaves open what became of it.
    var isRefusalUncertain = false
    /// Whether the session is gone for which a finish may have worked.
    var isSessionGone = false
    /// Whether the finish may have been sent by an earlier life of the upload.
    var mustCheck = false

    private var stepAttempts = RetryAttempts()
    private var restarts = 0

    /// - Parameters:
    ///   - size: The number of bytes; `nil` for a stream.
    ///   - record: What an earlier life of the upload left behind.
    init(size: Int64?, isReplayable: Bool, limits: Limits = Limits(), record: UploadCheckpoint? = nil) {
        self.limits = limits
        self.size = size
        self.isReplayable = isReplayable
        pace = UploadPace(limits)
        isConcurrent = limits.maximumRequests > 1
        if let record {
            session = record.session
            isConcurrent = record.isConcurrent
            mustCheck = record.isFinishing
            chunks = ChunkTracker(arrivedBefore: record.arrived)
            sessionBytes = record.arrived.runs.reduce(0) { $0 + Int64(chunk($1.first..<$1.end).range.count) }
        }
    }

    var isFinished: Bool { phase == .done }

    /// How many bytes the server has.
    var arrivedBytes: Int64 {
        if case .success? = outcome { return size ?? 0 }
        return sessionBytes
    }

    /// The first actions.
    /// - Parameter now: The time, on the clock that `handle` is told of.
    mutating func begin(at now: Duration = .zero) -> [Action] {
        self.now = now
        if let size, size > limits.maximumFileSize { return end(.failure(.source(UploadSourceError.tooLarge(size)))) }
        if session != nil {
            phase = .sending
            return next()
        }
        return proceed()
    }

    /// Takes in what happened and gives what is to be done next.
    /// - Parameter now: When it happened: the plan has no clock of its own.
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
        case .checked(let found): return checked(found)
        case .failed(let step, let kind, let error):
            return retry(step, kind)
                ?? end(.failure(step == .check ? .indeterminate(indeterminateError ?? error) : error))
        case .waited(.step(let step)):
            guard phase == .pausing(step) else { return [] }
            return perform(step)
        case .waited(.chunk(let index, let round)):
            guard round == self.round else { return [] }
            chunks.waited(index)
            return next()
        case .stopped(let error): return end(.failure(indeterminateError == nil ? error : .indeterminate(error)))
        }
    }

    // MARK: Steps

    /// The first step of a content of which enough is known.
    private mutating func proceed() -> [Action] {
        guard let size else {
            phase = .sending
            return next()
        }
        return perform(size <= limits.chunkSize ? .upload : .start)
    }

    /// Begins a step.
    mutating func perform(_ step: Step) -> [Action] {
        phase = .at(step)
        switch step {
        case .upload: return [.upload(chunk(0))]
        case .start: return [.start(isConcurrent: isConcurrent)]
        case .finish:
            guard let session, let size else { return end(.failure(.unexpectedState)) }
            return [.finish(session: session, size: size)]
        case .check:
            guard let size, let hash else { return end(.failure(.unexpectedState)) }
            return [.check(size: size, hash: hash)]
        }
    }

    /// Tries a step again later; `nil` where that is of no use.
    mutating func retry(_ step: Step, _ kind: ErrorClassification.Kind) -> [Action]? {
        guard case .passing(let wait, _) = kind else { return nil }
        guard let pause = stepAttempts.failedStep(limits.retry, atLeast: wait) else { return nil }
        phase = .pausing(step)
        return [.wait(.step(step), pause)]
    }

    mutating func end(_ outcome: Result<Files.FileMetadata, FileUploadError>) -> [Action] {
        self.outcome = outcome
        phase = .done
        return []
    }

    /// Begins anew with another session.
    mutating func restart(_ error: FileUploadError) -> [Action] {
        restarts += 1
        guard isReplayable, restarts <= limits.maximumRestarts else { return end(.failure(error)) }
        session = nil
        round += 1
        lateChunks += chunks.underWay.count
        chunks = ChunkTracker()
        sessionBytes = 0
        pace.restart()
        hash = nil
        mustCheck = false
        indeterminateError = nil
        rejection = nil
        isRefusalUncertain = false
        isSessionGone = false
        stepAttempts = RetryAttempts()
        isConcurrent = limits.maximumRequests > 1
        return proceed()
    }

    // MARK: Streams

    private mutating func read(_ count: Int64, _ isLast: Bool) -> [Action] {
        let end = chunks.read * limits.chunkSize + count
        guard end <= limits.maximumFileSize else {
            return self.end(.failure(.source(UploadSourceError.tooLarge(end))))
        }
        chunks.wasRead()
        if isLast { size = end }
        guard session == nil, phase == .sending else { return next() }
        return perform(isLast ? .upload : .start)
    }
}
