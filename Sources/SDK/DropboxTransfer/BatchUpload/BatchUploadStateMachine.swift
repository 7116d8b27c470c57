import DropboxCore
import DropboxFiles
import Foundation

/// Decides what a batch upload does next: events in, actions out. It performs no I/O and reads no clock.
///
/// Each file passes through the phases of `Phase`, with at most one request in flight for it. Its parts are sent to an
/// upload session, which the last part closes. A commit request commits many closed sessions to files. Small files
/// share requests: one request starts their sessions, another one carries their content. A failure is retried only for
/// the affected files.
///
/// `UploadPace` determines how many bytes are in flight, and the size of requests.
///
/// At most one commit is in flight. A commit with a lost response counts as in flight until the destinations of all its
/// files were checked.
struct BatchUploadStateMachine {
    /// The sizes and limits of a batch upload.
    struct Limits {
        /// The maximum number of bytes of a request, a multiple of `ContentHash.blockSize`.
        var chunkSize: Int64 = 8 << 20
        /// A Boolean value that indicates whether the bytes in flight are limited to what the link carries in two
        /// seconds, but at least one block. If it is `false`, each request carries as much as possible, which suits
        /// requests that continue after the upload is interrupted.
        var isPaced = false
        /// The maximum number of concurrent requests that carry content or check files.
        var maximumRequests = 4
        /// The maximum number of files that share a request with content. The header of the request contains their
        /// sessions and lengths, and its length is limited.
        var maximumBundleCount = 200
        /// The maximum size of a file that shares a request.
        var maximumBundledSize: Int64 = 1 << 20
        /// The maximum number of files of a commit.
        var maximumEntries = 1000
        /// The maximum time for which files that were sent wait for others before they are committed, or `nil` to wait
        /// until the commit is full or all files were sent.
        var maximumCommitDelay: Duration?
        /// The number of bytes of files that were sent from which they are committed without waiting for others.
        var maximumUncommittedBytes: Int64 = .max
        /// The maximum number of attempts for a file without substantial progress (`RetryAttempts.substantialProgress`).
        var maximumAttempts = 10
        /// The maximum number of restarts of a file after the server lost its session.
        var maximumRestarts = 2
        /// The delay after the first failure. It doubles with each failure.
        var initialBackoff: Duration = .milliseconds(500)
        /// The maximum delay, unless the server asks for more.
        var maximumBackoff: Duration = .seconds(60)
        /// The maximum delay that the server may ask for. If it asks for more, the file fails.
        var maximumServerDelay: Duration = .seconds(3_600)
        /// Whether the destinations of files are checked if the response to their commit is lost. Otherwise, they fail.
        var checksDestinations = true

        /// Determines how many bytes may be in flight.
        var pace: UploadPace {
            let unit = isPaced ? Int64(ContentHash.blockSize) : chunkSize
            return UploadPace(
                unit: unit, largest: chunkSize, maximumRequests: maximumRequests, window: isPaced ? unit : .max)
        }

        /// The delays as a policy.
        var retry: RetryPolicy {
            RetryPolicy(
                maximumAttempts: maximumAttempts, maximumElapsedTime: maximumServerDelay,
                initialBackoff: initialBackoff,
                maximumBackoff: maximumBackoff)
        }

        /// The maximum size of a file in Dropbox, in bytes.
        var maximumFileSize: Int64 = (1 << 41) - (1 << 22)
    }

    /// The bytes of a file that one request carries.
    struct Chunk: Hashable {
        /// The bytes whose blocks are hashed. The range starts at a block boundary.
        var range: Range<Int64>
        /// The first byte to send. It differs from the start of the range if the server already has some or all of the
        /// bytes.
        var start: Int64
        /// A Boolean value that indicates whether the part closes the session.
        var isLast: Bool
    }

    /// A closed session to commit.
    struct Entry: Hashable {
        var file: Int
        var session: String
        var size: Int64
    }

    /// The part of the batch that a delay belongs to.
    enum DelayedItem: Hashable {
        case file(Int)
        case files([Int])
        case commits
        /// The files that were sent and wait for others.
        case readyFiles
    }

    enum Action: Hashable {
        /// Start a session with a part.
        case start(file: Int, part: Chunk)
        /// Append a part to a session.
        case append(file: Int, session: String, part: Chunk)
        /// Start a session for each of the files.
        case startBundle([Int])
        /// Send the entire content of each file, which closes the sessions.
        case appendBundle([Entry])
        /// Commit sessions to files.
        case commit([Entry])
        /// Check the destination of a file.
        case check(file: Int)
        /// Send `Event.waited` after the delay.
        case wait(DelayedItem, Duration)
        /// Send `Event.waited` when the device has been unlocked, or after the delay.
        case waitForUnlock([Int], Duration)
    }

    /// The item at the destination of a file.
    enum DestinationState {
        case file(Files.FileMetadata)
        /// The destination is empty or a folder.
        case noFile
        case unknown(JudgedError)
    }

    enum Event {
        /// A part was sent. `digests` are those of the blocks of its range.
        case sent(file: Int, AppendResult, digests: BlockDigests)
        /// The sessions of the files were started.
        case bundleStarted([Int], sessions: [String])
        /// The files were sent in one request.
        case bundleSent([Int], [BundleResult])
        /// Starting or sending the bundle failed for all its files.
        case bundleFailed([Int], JudgedError)
        /// The server responded to a commit, with one result per entry.
        case committed([Files.UploadSessionFinishBatchResultEntry])
        /// The commit failed.
        case uncommitted(JudgedError)
        case checked(file: Int, DestinationState)
        case waited(DelayedItem)
        /// The batch was stopped. Nothing else is started.
        case stopped(BatchUploadError)
    }

    enum Phase: Hashable {
        /// The file waits for its turn to send a part.
        case queued
        case sending(Chunk)
        /// The file waits for a delay to elapse.
        case pausing
        /// The session of the file is closed.
        case ready
        case committing
        /// The outcome is indeterminate, and the destination is being checked.
        case checking
        case done
    }

    /// The state of a file.
    struct File {
        let size: Int64
        let destination: CommitDestination
        /// The content hash that the file must have, if it is known.
        let expectedHash: String?
        var phase = Phase.queued
        var session: String?
        /// The number of bytes in the session whose digests are known: whole blocks, or all bytes if the session is
        /// closed.
        var confirmed: Int64 = 0
        /// The known end of the session. It can be within a block, or several blocks after `confirmed`.
        var end: Int64 = 0
        /// The maximum number of leading bytes that may have been sent to the session.
        var maximumSentOffset: Int64 = 0
        var digests = BlockDigests()
        /// The content hash of the entire file, after it was sent.
        var hash: String?
        var attempts = RetryAttempts()
        var restarts = 0
        /// The error that leaves open whether the file was committed.
        var indeterminateError: BatchUploadError?
        /// The error of the server when an indeterminate file was committed again.
        var rejection: Files.UploadSessionFinishError?
        /// The error of an answer with another file than the one that was sent.
        var unexpectedFile: FileUploadError?
        var outcome: BatchUploadResult.Outcome?
    }

    /// The state of the commits.
    enum CommitState: Hashable {
        case free
        case committing([Int])
        case pausing
        /// The commit of these files lost its response. A delay gives the server time to complete it.
        case awaitingServer([Int])
        /// The destinations of these files are being checked.
        case checking(Set<Int>)
    }

    let limits: Limits
    var files: [File]
    var commitState = CommitState.free
    /// The files that wait for a request. The next file is last.
    var queue: [Int]
    var checks: [Int] = []
    var ready: [Int] = []
    /// The sum of the sizes of the files in `ready`.
    var readyBytes: Int64 = 0
    /// The time since which the files in `ready` wait.
    var readySince: Duration = .zero
    /// A Boolean value that indicates whether a delay ends when the files in `ready` have waited long enough.
    var isReadyDelayInProgress = false
    var requestCount = 0
    /// Identifies requests by their first file.
    var pace: UploadPace
    /// The time of the current event.
    private(set) var now: Duration = .zero
    /// The number of files that are not yet in a closed session, but can still get there.
    var uploadingCount: Int
    var unfinishedCount: Int
    /// The files of destinations that several files share, in the order of their commits.
    let sameDestination: [String: [Int]]
    /// The error that prevents new requests.
    var stopError: BatchUploadError?
    /// The error that made an entire commit fail, or that stopped the batch.
    var error: BatchUploadError?

    /// - Parameters:
    ///   - files: The sizes and destinations, in the order in which the files are sent.
    ///   - expectedHashes: The content hash that each file must have, or `nil` to send the files as they are.
    init(
        _ files: [(size: Int64, destination: CommitDestination)], expecting expectedHashes: [String]? = nil,
        limits: Limits = Limits()
    ) {
        self.limits = limits
        pace = limits.pace
        self.files = files.enumerated().map { index, file in
            File(size: file.size, destination: file.destination, expectedHash: expectedHashes?[index])
        }
        queue = files.indices.reversed()
        uploadingCount = files.count
        unfinishedCount = files.count
        sameDestination = Dictionary(grouping: files.indices) { CaseFoldedName.key(files[$0].destination.path) }.filter
        {
            $0.value.count > 1
        }
    }

    /// A Boolean value that indicates whether all files are finished.
    var isFinished: Bool { unfinishedCount == 0 }

    /// Returns the first actions.
    ///
    /// - Parameter now: The time, from the same clock as in `handle`.
    mutating func start(at now: Duration = .zero) -> [Action] {
        self.now = now
        for index in files.indices where files[index].size > limits.maximumFileSize {
            fail(index, BatchUploadError(UploadSourceError.tooLarge(files[index].size)))
        }
        return next()
    }

    /// Handles an event, and returns the next actions.
    ///
    /// - Parameter now: The time of the event. The state machine has no clock.
    mutating func handle(_ event: Event, at now: Duration = .zero) -> [Action] {
        self.now = now
        let waits: [Action]
        switch event {
        case .sent(let file, let sent, let digests):
            requestCount -= 1
            endRequest([file], isConfirmed: sent.isAccepted)
            waits = self.sent(file, sent, digests)
        case .bundleStarted(let files, let sessions):
            requestCount -= 1
            waits = bundleStarted(files, sessions)
        case .bundleSent(let files, let bundled):
            requestCount -= 1
            endRequest(files, isConfirmed: bundled.contains { $0.sent.isAccepted })
            waits = Self.joined(zip(files, bundled).flatMap { self.sent($0, $1.sent, $1.digests) })
        case .bundleFailed(let files, let judgedError):
            requestCount -= 1
            endRequest(files, isConfirmed: false)
            waits = bundleFailed(files, judgedError)
        case .committed(let entries): waits = committed(entries)
        case .uncommitted(let judgedError): waits = commitFailed(judgedError)
        case .checked(let file, let state):
            requestCount -= 1
            waits = checked(file, state)
        case .waited(.file(let file)):
            if files[file].phase == .checking { checks.append(file) }
            if files[file].phase == .pausing { enqueue(file) }
            waits = []
        case .waited(.files(let files)):
            for file in files.reversed() where self.files[file].phase == .pausing { enqueue(file) }
            waits = []
        case .waited(.commits):
            endCommitDelay()
            waits = []
        case .waited(.readyFiles):
            isReadyDelayInProgress = false
            waits = []
        case .stopped(let error):
            stop(error)
            waits = []
        }
        return waits + next()
    }

    /// Returns all actions that can start now.
    private mutating func next() -> [Action] {
        var actions: [Action] = []
        while requestCount < limits.maximumRequests, let action = nextRequest() {
            requestCount += 1
            actions.append(action)
        }
        if let commit = nextCommit() { actions.append(commit) }
        if let delay = nextReadyDelay() { actions.append(delay) }
        return actions
    }

    private mutating func nextRequest() -> Action? {
        if let file = checks.popLast() { return .check(file: file) }
        while let file = queue.popLast() {
            guard files[file].phase == .queued else { continue }
            if let action = bundle(with: file) ?? send(file) { return action }
            // Bytes in flight must arrive first.
            queue.append(file)
            return nil
        }
        return nil
    }

    // MARK: Phases

    /// Moves a file to another phase, and updates the counts.
    mutating func move(_ file: Int, to phase: Phase) {
        uploadingCount += (phase.isUploading ? 1 : 0) - (files[file].phase.isUploading ? 1 : 0)
        unfinishedCount -= phase == .done && files[file].phase != .done ? 1 : 0
        files[file].phase = phase
        if case .sending(let part) = phase {
            files[file].maximumSentOffset = max(files[file].maximumSentOffset, part.range.upperBound)
        }
    }

    mutating func enqueue(_ file: Int) {
        move(file, to: .queued)
        queue.append(file)
    }

    mutating func finish(_ file: Int, _ outcome: BatchUploadResult.Outcome) {
        guard files[file].phase != .done else { return }
        files[file].outcome = outcome
        move(file, to: .done)
    }

    mutating func fail(_ file: Int, _ error: BatchUploadError) {
        finish(file, .failed(error))
    }

    /// Fails the files that were not started. Requests in flight can still succeed.
    mutating func stop(_ error: BatchUploadError) {
        guard stopError == nil else { return }
        stopError = error
        self.error = self.error ?? error
        ready = []
        readyBytes = 0
        for file in files.indices {
            switch files[file].phase {
            case .queued, .pausing, .ready: fail(file, error)
            case .checking: fail(file, files[file].indeterminateError ?? error)
            case .sending, .committing, .done: break
            }
        }
        if case .awaitingServer(let files) = commitState {
            for file in files { fail(file, self.files[file].indeterminateError ?? error) }
        }
        checks = []
    }

    /// Records a failure of a file, and returns the delay before the next attempt. Returns `nil` if the file failed too
    /// often, or if the delay would be too long.
    mutating func delayAfterFailure(_ file: Int, atLeast minimum: Duration?) -> Duration? {
        let pause = files[file].attempts.delayAfterFailedStep(limits.retry, atLeast: minimum)
        return stopError == nil ? pause : nil
    }
}

extension BatchUploadStateMachine.Phase {
    fileprivate var isUploading: Bool {
        switch self {
        case .queued, .sending, .pausing: true
        case .ready, .committing, .checking, .done: false
        }
    }
}
