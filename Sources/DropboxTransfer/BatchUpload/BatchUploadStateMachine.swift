import DropboxCore
import DropboxFiles
import Foundation

/// What a batch upload does next: events in, actions out. It reads no file, calls no route and looks at no clock.
///
/// Each file travels through the phases of `Phase`, at most one request at a time for it: its parts go into an upload
/// session that the last part closes, and closed sessions become files by commits of many at once. Small files share
/// requests: one begins their sessions, another one carries their content. What goes wrong is tried again for the files
/// concerned alone.
///
/// How many bytes are under way at a time, and in how large requests, `UploadPace` says.
///
/// Of commits there is never more than one under way, a lost one included: it ends when all its files were looked at.
struct BatchUploadStateMachine {
    /// The sizes and limits that the plan obeys.
    struct Limits {
        /// How many bytes a request carries at most; a multiple of `ContentHash.blockSize`.
        var chunkSize: Int64 = 8 << 20
        /// Whether no more is under way than the link carries in two seconds, or one block where that is more. Otherwise each
        /// request carries as much as it may: for requests that go on when the upload is interrupted.
        var isPaced = false
        /// How many requests that carry content or look at files may be under way.
        var maximumRequests = 4
        /// How many files may share a request with content. Their sessions and lengths are in its head, which must not
        /// grow too long.
        var maximumBundle = 200
        /// The largest file that shares a request.
        var maximumBundledSize: Int64 = 1 << 20
        /// How many files a commit may have.
        var maximumEntries = 1000
        /// How often something is tried for a file without getting any further.
        var maximumAttempts = 10
        /// How often a file begins anew because the server lost its session.
        var maximumRestarts = 2
        /// The wait after the first failure; each further one doubles it.
        var firstPause: Duration = .milliseconds(500)
        /// The longest wait, unless the server asks for more.
        var longestPause: Duration = .seconds(60)
        /// The longest wait that the server may ask for. Where it asks for more, the file fails.
        var longestServerPause: Duration = .seconds(3_600)

        /// What tells how much may be under way.
        var pace: UploadPace {
            let unit = isPaced ? Int64(ContentHash.blockSize) : chunkSize
            return UploadPace(
                unit: unit, largest: chunkSize, maximumRequests: maximumRequests, window: isPaced ? unit : .max)
        }

        /// The pauses, as a policy.
        var retry: RetryPolicy {
            RetryPolicy(
                maximumAttempts: maximumAttempts, maximumElapsedTime: longestServerPause, initialBackoff: firstPause,
                maximumBackoff: longestPause)
        }

        /// The largest file that Dropbox takes, in bytes.
        var maximumFileSize: Int64 = (1 << 41) - (1 << 22)
    }

    /// What one request carries.
    struct Part: Hashable {
        /// The bytes whose blocks are hashed; begins where a block does.
        var range: Range<Int64>
        /// The first byte to send: that of the range, unless the server has some of them already, or all.
        var start: Int64
        /// Whether the session ends with it.
        var isLast: Bool
    }

    /// A closed session on its way to become a file.
    struct Entry: Hashable {
        var file: Int
        var session: String
        var size: Int64
    }

    /// Who waits.
    enum Waiter: Hashable {
        case file(Int)
        case files([Int])
        case commits
    }

    enum Action: Hashable {
        /// Begin a session with a part.
        case start(file: Int, part: Part)
        /// Add a part to a session.
        case append(file: Int, session: String, part: Part)
        /// Begin a session for each of these files.
        case startBundle([Int])
        /// Send all of each of these files, which closes their sessions.
        case appendBundle([Entry])
        /// Make files of sessions.
        case commit([Entry])
        /// Look at what is at the destination of a file.
        case check(file: Int)
        /// Come back after this time.
        case wait(Waiter, Duration)
    }

    /// What came of a part.
    enum AppendResult {
        /// It has arrived, in this session.
        case accepted(session: String)
        /// The session ends at another byte.
        case offsetMismatch(end: Int64, BatchUploadError)
        /// The session is closed already.
        case closed(BatchUploadError)
        /// There is no such session.
        case sessionLost(BatchUploadError)
        case failed(ErrorClassification)
        /// The file cannot be read, or is not what it was.
        case unreadable(BatchUploadError)
    }

    /// What came of one file of a bundle, and the digests of its blocks.
    struct Bundled {
        let sent: AppendResult
        let digests: BlockDigests
    }

    /// What is at the destination of a file.
    enum DestinationState {
        case file(Files.FileMetadata)
        /// Nothing, or a folder.
        case noFile
        case unknown(ErrorClassification)
    }

    enum Event {
        /// A part was sent; `digests` are those of the blocks of its range.
        case sent(file: Int, AppendResult, digests: BlockDigests)
        /// Files have sessions now.
        case bundleStarted([Int], sessions: [String])
        /// Files were sent together.
        case bundleSent([Int], [Bundled])
        /// Neither worked for any of them.
        case bundleFailed([Int], ErrorClassification)
        /// The server answered a commit, entry by entry.
        case committed([Files.UploadSessionFinishBatchResultEntry])
        /// It did not.
        case uncommitted(ErrorClassification)
        case checked(file: Int, DestinationState)
        case waited(Waiter)
        /// Nothing new is to begin.
        case stopped(BatchUploadError)
    }

    enum Phase: Hashable {
        /// It waits for its turn to send a part.
        case queued
        case sending(Part)
        /// It waits for time to pass.
        case pausing
        /// Its session is closed.
        case ready
        case committing
        /// Nobody knows what became of it, so its destination is looked at.
        case checking
        case done
    }

    /// What is known of a file.
    struct File {
        let size: Int64
        /// The destination, the same for all spellings of a path.
        let destination: String
        var phase = Phase.queued
        var session: String?
        /// The bytes that are known to be in the session and whose digests are known: whole blocks, and all of them where it
        /// is closed.
        var confirmed: Int64 = 0
        /// The end of the session as far as it is known, which may be within a block, or behind several.
        var end: Int64 = 0
        /// How many of the first bytes may have been sent to the session.
        var reach: Int64 = 0
        var digests = BlockDigests()
        /// The hash of the whole file, once it has been sent.
        var hash: String?
        var attempts = RetryAttempts()
        var restarts = 0
        /// Why nobody knows whether it was committed.
        var indeterminateError: BatchUploadError?
        /// What the server said when a doubtful file was committed again.
        var rejection: Files.UploadSessionFinishError?
        var outcome: BatchUploadResult.Outcome?
    }

    /// What the commits are doing.
    enum CommitState: Hashable {
        case free
        case committing([Int])
        case pausing
        /// These were in a commit whose answer was lost: time passes, so that the server can end it.
        case awaitingServer([Int])
        /// These are looked at.
        case checking(Set<Int>)
    }

    let limits: Limits
    var files: [File]
    var lane = CommitState.free
    /// The files that wait for a request, the next one last.
    var queue: [Int]
    var checks: [Int] = []
    var ready: [Int] = []
    var requests = 0
    /// Knows requests by their first file.
    private(set) var pace: UploadPace
    /// The time of the event that is being handled.
    private var now: Duration = .zero
    /// How many files are not yet in a closed session, and may get there.
    var uploading: Int
    var unfinished: Int
    /// The files of destinations that more than one file has, in the order in which they are committed.
    let sameDestination: [String: [Int]]
    /// The files that the server may give another name than they should have.
    var renamed: Set<Int> = []
    /// Why nothing new begins.
    var stop: BatchUploadError?
    /// Why a commit failed as a whole, or the batch ended early.
    var error: BatchUploadError?

    /// - Parameter files: Sizes and destinations, in the order in which they are sent.
    init(_ files: [(size: Int64, destination: String)], limits: Limits = Limits()) {
        self.limits = limits
        pace = limits.pace
        self.files = files.map { File(size: $0.size, destination: CaseFoldedName.key($0.destination)) }
        queue = files.indices.reversed()
        uploading = files.count
        unfinished = files.count
        sameDestination = Dictionary(grouping: files.indices) { CaseFoldedName.key(files[$0].destination) }.filter {
            $0.value.count > 1
        }
    }

    /// Whether every file has come to its end.
    var isFinished: Bool { unfinished == 0 }

    /// The first actions.
    /// - Parameter now: The time, on the clock that `handle` is told of.
    mutating func begin(at now: Duration = .zero) -> [Action] {
        self.now = now
        for index in files.indices where files[index].size > limits.maximumFileSize {
            fail(index, BatchUploadError(UploadSourceError.tooLarge(files[index].size)))
        }
        return next()
    }

    /// Takes in what happened and gives what is to be done next.
    /// - Parameter now: When it happened: the plan has no clock of its own.
    mutating func handle(_ event: Event, at now: Duration = .zero) -> [Action] {
        self.now = now
        let waits: [Action]
        switch event {
        case .sent(let file, let sent, let digests):
            requests -= 1
            ended([file], isConfirmed: sent.isAccepted)
            waits = self.sent(file, sent, digests)
        case .bundleStarted(let files, let sessions):
            requests -= 1
            waits = bundleStarted(files, sessions)
        case .bundleSent(let files, let bundled):
            requests -= 1
            ended(files, isConfirmed: bundled.contains { $0.sent.isAccepted })
            waits = zip(files, bundled).flatMap { self.sent($0, $1.sent, $1.digests) }
        case .bundleFailed(let files, let trouble):
            requests -= 1
            ended(files, isConfirmed: false)
            waits = bundleFailed(files, trouble)
        case .committed(let entries): waits = committed(entries)
        case .uncommitted(let trouble): waits = uncommitted(trouble)
        case .checked(let file, let finding):
            requests -= 1
            waits = checked(file, finding)
        case .waited(.file(let file)):
            if files[file].phase == .checking { checks.append(file) }
            if files[file].phase == .pausing { enqueue(file) }
            waits = []
        case .waited(.files(let files)):
            for file in files.reversed() where self.files[file].phase == .pausing { enqueue(file) }
            waits = []
        case .waited(.commits):
            commitsWaited()
            waits = []
        case .stopped(let error):
            stop(error)
            waits = []
        }
        return waits + next()
    }

    /// Whatever can begin now.
    private mutating func next() -> [Action] {
        var actions: [Action] = []
        while requests < limits.maximumRequests, let action = nextRequest() {
            requests += 1
            actions.append(action)
        }
        if let commit = nextCommit() { actions.append(commit) }
        return actions
    }

    private mutating func nextRequest() -> Action? {
        if let file = checks.popLast() { return .check(file: file) }
        while let file = queue.popLast() {
            guard files[file].phase == .queued else { continue }
            if let action = bundle(with: file) ?? send(file) { return action }
            // Others have to arrive first.
            queue.append(file)
            return nil
        }
        return nil
    }

    // MARK: Pace

    /// How many bytes the next request may carry; less than a part where it has to wait for others.
    var bytesOfRequest: Int64 { limits.isPaced ? min(pace.bytes, limits.chunkSize) : limits.chunkSize }

    /// A request for these files begins, with so many bytes in all.
    mutating func begin(_ files: [Int], _ bytes: Int64) {
        guard limits.isPaced, let first = files.first else { return }
        pace.begin(first, bytes, at: now)
    }

    /// The request for these files is over.
    mutating func ended(_ files: [Int], isConfirmed: Bool) {
        guard limits.isPaced, let first = files.first else { return }
        pace.end(first, isConfirmed: isConfirmed, at: now)
    }

    // MARK: Phases

    /// Moves a file to another phase, and keeps the counts.
    mutating func move(_ file: Int, to phase: Phase) {
        uploading += (phase.isUploading ? 1 : 0) - (files[file].phase.isUploading ? 1 : 0)
        unfinished -= phase == .done && files[file].phase != .done ? 1 : 0
        files[file].phase = phase
        if case .sending(let part) = phase { files[file].reach = max(files[file].reach, part.range.upperBound) }
    }

    mutating func enqueue(_ file: Int) {
        move(file, to: .queued)
        queue.append(file)
    }

    mutating func end(_ file: Int, _ outcome: BatchUploadResult.Outcome) {
        guard files[file].phase != .done else { return }
        files[file].outcome = outcome
        move(file, to: .done)
    }

    mutating func fail(_ file: Int, _ error: BatchUploadError) {
        end(file, .failed(error))
    }

    /// Ends what has not begun. What is under way may still end well.
    mutating func stop(_ error: BatchUploadError) {
        guard stop == nil else { return }
        stop = error
        self.error = self.error ?? error
        ready = []
        for file in files.indices {
            switch files[file].phase {
            case .queued, .pausing, .ready: fail(file, error)
            case .checking: fail(file, files[file].indeterminateError ?? error)
            case .sending, .committing, .done: break
            }
        }
        if case .awaitingServer(let files) = lane {
            for file in files { fail(file, self.files[file].indeterminateError ?? error) }
        }
        checks = []
    }

    /// The wait before another attempt for a file that has failed so often; `nil` where it failed too often, or where the
    /// wait would be too long.
    mutating func pause(_ file: Int, atLeast minimum: Duration?) -> Duration? {
        let pause = files[file].attempts.failedStep(limits.retry, atLeast: minimum)
        return stop == nil ? pause : nil
    }
}

extension BatchUploadStateMachine.AppendResult {
    fileprivate var isAccepted: Bool { if case .accepted = self { true } else { false } }
}

extension BatchUploadStateMachine.Phase {
    fileprivate var isUploading: Bool {
        switch self {
        case .queued, .sending, .pausing: true
        case .ready, .committing, .checking, .done: false
        }
    }
}
