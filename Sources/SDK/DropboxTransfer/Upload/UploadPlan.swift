import DropboxCore
import DropboxFiles

/// Decides what an upload of one or more files does next: events in, actions out. It performs no I/O and reads no clock.
///
/// `Limits.request(for:)` chooses the requests of a file by its size. Small content is sent in one request, which it
/// shares with other small files if there are several. Larger content is sent to an upload session, chunk by chunk: a
/// concurrent session receives several chunks simultaneously and the last one after all others, a sequential session
/// receives them in order. A commit turns closed sessions into files. `UploadPace` determines how many bytes are in
/// flight, and the size of requests.
///
/// Bytes that arrived are never sent again while the session exists. At most one commit is in flight. A commit with a
/// lost response is not repeated before the destinations of its files were checked. A failure concerns only one file,
/// unless it's a failure of the client.
struct UploadPlan {
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
    /// The files of destinations that several files share, in the order of their commits.
    let sameDestination: [String: [Int]]
    /// The time of the current event.
    private(set) var now: Duration = .zero

    // MARK: Requests
    /// The number of requests in flight that carry content, read it, or check files.
    var requestCount = 0
    var pace: UploadPace
    /// The files that were not started. The next file is last.
    var queue: [Int]
    /// The files with open sessions.
    var open: [Int] = []
    var checks: [Int] = []

    // MARK: Commits
    var commitState = CommitState.free
    var ready: [Int] = []
    /// The time since which the files in `ready` wait.
    var readySince: Duration = .zero
    /// A Boolean value that indicates whether a delay ends when the files in `ready` have waited long enough.
    var isReadyDelayInProgress = false

    // MARK: Outcome
    /// The number of files that are not yet sent, but can still be.
    private var sendingCount: Int
    private var unfinishedCount: Int
    /// The error that prevents new requests.
    private(set) var stopError: FileUploadError?
    /// The error that made an entire commit fail, or that stopped the upload.
    var error: FileUploadError?
    /// The files whose state changed since the journal was written.
    private var changed: Set<Int> = []

    /// - Parameter files: The files, in the order in which they are sent.
    init(_ files: [File], limits: Limits) {
        self.limits = limits
        self.files = files
        pace = limits.pace
        queue = files.indices.reversed()
        sendingCount = files.count
        unfinishedCount = files.count
        sameDestination =
            files.count == 1
            ? [:]
            : Dictionary(grouping: files.indices) { CaseFoldedName.key(files[$0].destination.path) }
                .filter { $0.value.count > 1 }
    }

    /// A Boolean value that indicates whether all files are finished.
    var isFinished: Bool { unfinishedCount == 0 }

    /// A Boolean value that indicates whether no more files can be sent.
    var isSendingFinished: Bool { sendingCount == 0 }

    /// Returns the first actions.
    ///
    /// - Parameter now: The time, from the same clock as in `handle`.
    mutating func start(at now: Duration = .zero) -> [Action] {
        self.now = now
        for index in files.indices {
            guard let size = files[index].size, size > limits.maximumFileSize else { continue }
            fail(index, .source(UploadSourceError.tooLarge(size)))
        }
        return resumeCommits() + next()
    }

    /// Handles an event, and returns the next actions.
    ///
    /// - Parameter now: The time of the event. The plan has no clock.
    mutating func handle(_ event: Event, at now: Duration = .zero) -> [Action] {
        self.now = now
        let waits: [Action]
        switch event {
        case .uploaded(let chunk, let result, let digests): waits = uploaded(chunk, result, digests)
        case .read(let file, let count, let isLast): waits = read(file, count, isLast)
        case .startedConcurrent(let file, let result): waits = startedConcurrent(file, result)
        case .sent(let chunk, let sent, let digests): waits = self.sent(chunk, sent, digests)
        case .hashed(let chunk, let digests, let error): waits = hashed(chunk, digests, ifChanged: error)
        case .bundleStarted(let files, let sessions): waits = bundleStarted(files, sessions)
        case .bundleSent(let files, let results): waits = bundleSent(files, results)
        case .bundleFailed(let files, let failure): waits = bundleFailed(files, failure)
        case .committed(let results): waits = committed(results)
        case .uncommitted(let failure): waits = commitFailed(failure)
        case .checked(let file, let state): waits = checked(file, state)
        case .waited(let item): waits = waited(item)
        case .unreadable(let file, let error):
            requestCount -= 1
            fail(file, error)
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
        guard stopError == nil else { return nil }
        for file in open {
            if let action = nextChunk(file) { return action }
        }
        while let file = queue.popLast() {
            guard files[file].phase == .queued else { continue }
            if let action = bundle(with: file) ?? begin(file) { return action }
            // Bytes in flight must arrive first.
            queue.append(file)
            return nil
        }
        return nil
    }

    private mutating func waited(_ item: DelayedItem) -> [Action] {
        switch item {
        case .chunk(let file, let index, let round):
            if round == files[file].round { files[file].chunks.endDelay(of: index) }
        case .files(let files):
            for file in files.reversed() {
                switch self.files[file].phase {
                case .pausing: enqueue(file)
                case .checking: checks.append(file)
                default: break
                }
            }
        case .commits: endCommitDelay()
        case .readyFiles: isReadyDelayInProgress = false
        }
        return []
    }

    // MARK: Phases

    /// Moves a file to another phase, and updates the counts.
    mutating func move(_ file: Int, to phase: File.Phase) {
        sendingCount += (phase.isSending ? 1 : 0) - (files[file].phase.isSending ? 1 : 0)
        unfinishedCount -= phase == .done && files[file].phase != .done ? 1 : 0
        if phase == .sending, files[file].phase != .sending { open.append(file) }
        if phase != .sending, files[file].phase == .sending { open.removeAll { $0 == file } }
        files[file].phase = phase
        changed.insert(file)
    }

    /// Records that the journal must be written for a file.
    mutating func markChanged(_ file: Int) { changed.insert(file) }

    /// Returns the files whose state changed since the last call.
    mutating func takeChanges() -> [Int] {
        defer { changed = [] }
        return changed.sorted()
    }

    mutating func enqueue(_ file: Int) {
        move(file, to: .queued)
        queue.append(file)
    }

    mutating func finish(_ file: Int, _ outcome: Result<Files.FileMetadata, FileUploadError>) {
        guard files[file].phase != .done else { return }
        files[file].outcome = outcome
        if case .success = outcome { files[file].arrivedBytes = files[file].size ?? 0 }
        move(file, to: .done)
    }

    mutating func fail(_ file: Int, _ error: FileUploadError) { finish(file, .failure(error)) }

    /// Fails the files that were not committed. A commit in flight can still succeed.
    mutating func stop(_ error: FileUploadError) {
        guard stopError == nil else { return }
        stopError = error
        self.error = self.error ?? error
        ready = []
        checks = []
        for file in files.indices where files[file].phase != .committing {
            fail(file, files[file].indeterminateError == nil ? error : .indeterminate(error))
        }
        if case .awaitingServer(let files) = commitState { for file in files { fail(file, .indeterminate(error)) } }
    }

    /// Handles a failure of files that were not committed. Returns delays, after which they are queued again.
    mutating func failed(_ files: [Int], _ failure: Failure) -> [Action] {
        switch failure.verdict {
        case .rejected, .indeterminate, .notSent:
            var longest = Duration.zero
            var pausing: [Int] = []
            for file in files {
                if let pause = delayAfterFailure(file, atLeast: failure.verdict.retryAfter) {
                    longest = max(longest, pause)
                    pausing.append(file)
                    move(file, to: .pausing)
                } else {
                    fail(file, failure.error)
                }
            }
            return pausing.isEmpty ? [] : [.wait(.files(pausing), longest)]
        case .permanent: for file in files { fail(file, failure.error) }
        case .clientWide:
            for file in files { fail(file, failure.error) }
            stop(failure.error)
        }
        return []
    }

    /// Records a failure of a file, and returns the delay before the next attempt. Returns `nil` if the file failed too
    /// often, or if the delay would be too long.
    mutating func delayAfterFailure(_ file: Int, atLeast minimum: Duration?) -> Duration? {
        let pause = files[file].attempts.delayAfterFailedStep(limits.retry, atLeast: minimum)
        return stopError == nil ? pause : nil
    }
}
