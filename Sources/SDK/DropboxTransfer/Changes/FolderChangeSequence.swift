import DropboxCore
import DropboxFiles
import Foundation

/// The changes in a folder, as they happen: an asynchronous sequence of `FolderChangeEvent` that ends only with an
/// error.
///
///     for try await event in client.files.changes(in: "/notes", since: storedCursor) {
///         switch event {
///         case .changes(let changes, let cursor, _): apply(changes, thenStore: cursor)
///         case .reset: forgetEverything()
///         }
///     }
///
/// Transient errors (a lost connection, a busy server) are retried indefinitely. If the server keeps responding
/// immediately without progress, the interval between two requests grows to 30 seconds. After a minute, the client
/// reports this as a wait with the reason `noProgress`. Canceling the task ends the wait immediately with a
/// `CancellationError`.
public struct FolderChangeSequence: AsyncSequence, Sendable {
    public typealias Element = FolderChangeEvent

    let files: FilesRoutes
    let path: String
    let isRecursive: Bool
    let cursor: String?
    let timeout: UInt64

    public func makeAsyncIterator() -> AsyncIterator {
        let settings = TransferSettings(files.client)
        let feed = ChangeFeed(
            files, pacer: FeedPacer(settings.caller), path: path, isRecursive: isRecursive, timeout: timeout)
        return AsyncIterator(
            feed: feed, settings: settings, root: feed.root,
            stateMachine: ChangeFeedStateMachine(since: cursor, retry: settings.retryPolicy))
    }

    /// An iterator over the events, in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let feed: ChangeFeed
        let settings: TransferSettings
        /// The path root that the paths of the cursor are relative to.
        var root: String?
        var stateMachine: ChangeFeedStateMachine
        var isFinished = false

        /// Waits for the next event, and returns it.
        ///
        /// - Throws: `CancellationError`, or the permanent `CallError` of a route.
        public mutating func next() async throws -> FolderChangeEvent? {
            guard !isFinished else { return nil }
            do {
                while true {
                    if let event = stateMachine.nextEvent() { return event }
                    try Task.checkCancellation()
                    // A cursor is only valid for its path root.
                    if hasNewRoot() { stateMachine.handlePathRootChange() }
                    switch stateMachine.nextAction() {
                    case .step(let step): try await perform(step)
                    case .wait(let duration, let failures):
                        try await settings.wait(
                            duration, before: Files.listFolderLongpoll.descriptor.path, attempt: failures + 1)
                    }
                }
            } catch {
                isFinished = true
                throw Task.isCancelled ? CancellationError() : error
            }
        }

        /// Returns whether the path root of the client has changed since the last call.
        private mutating func hasNewRoot() -> Bool {
            let previousRoot = root
            root = feed.root
            return root != previousRoot
        }

        private mutating func perform(_ step: FeedPosition.Step) async throws {
            do throws(ChangeFeed.Failure) {
                let outcome = try await feed.perform(step)
                switch step {
                // If the root changed, ignore the result for the previous root, which was not reported yet.
                case .start where hasNewRoot(), .list(nil) where hasNewRoot(): break
                case .start, .list, .poll: stateMachine.handle(outcome)
                }
            } catch {
                if error.pathRootError != nil, hasNewRoot() {
                    stateMachine.handlePathRootChange()
                } else if error.isTransient {
                    stateMachine.handleFailure(retryAfter: error.retryAfter, jitter: settings.jitter())
                } else {
                    throw error.error
                }
            }
        }
    }
}

extension FilesRoutes {
    /// Watches a folder. See `FolderChangeSequence` for details.
    ///
    /// To get a folder and its changes without a gap, list it with `entries(in:)`, and watch it from the cursor of the
    /// last page.
    ///
    /// - Parameters:
    ///   - path: The folder, as a path or `id:…`. `/` and the empty string are the root.
    ///   - cursor: A cursor of a listing or an event of this folder to resume from. The default is `nil`, which reports
    ///     only future changes.
    ///   - recursive: Whether to include all subfolders. The default is `true`. A cursor determines this itself. The
    ///     parameter applies without a cursor, and after a reset.
    ///   - timeout: The number of seconds that the server waits for a change before the client polls again, from 30 to
    ///     480. The default is 120. A poll can take up to 90 seconds longer.
    public func changes(
        in path: String, since cursor: String? = nil, recursive: Bool = true, timeout: UInt64 = 120
    ) -> FolderChangeSequence {
        FolderChangeSequence(
            files: self, path: Self.folderPath(path), isRecursive: recursive, cursor: cursor, timeout: timeout)
    }
}

/// A change in a folder.
public enum FolderChange: Sendable {
    /// A file was added or changed. It replaces any item at its path, including a folder and everything in it.
    case file(Files.FileMetadata)

    /// A folder was added. It replaces a file at its path. An existing folder keeps its content.
    case folder(Files.FolderMetadata)

    /// The item at a path was deleted, with everything below it. The item may never have been reported.
    case deleted(Files.DeletedMetadata)
}

extension FolderChange {
    /// Creates a change, or returns `nil` for an unknown type of metadata.
    init?(_ metadata: Files.Metadata) {
        switch metadata {
        case let file as Files.FileMetadata: self = .file(file)
        case let folder as Files.FolderMetadata: self = .folder(folder)
        case let deleted as Files.DeletedMetadata: self = .deleted(deleted)
        default: return nil
        }
    }

    /// The metadata of the item.
    public var metadata: Files.Metadata {
        switch self {
        case .file(let file): file
        case .folder(let folder): folder
        case .deleted(let deleted): deleted
        }
    }
}

/// An event of a watched folder.
public enum FolderChangeEvent: Sendable {
    /// Changes, in the order in which to apply them. `cursor` represents the state of the folder after the changes:
    /// store it together with the result of applying them, and pass it to `changes(in:since:)` to resume later,
    /// possibly in another process. `hasMore` is `true` if more changes are already known and follow immediately.
    ///
    /// Parent folders of an item may not have been reported: create them in that case. A move is a deletion and an
    /// addition.
    case changes([FolderChange], cursor: String, hasMore: Bool)

    /// The server can't determine what has changed. All items in the folder follow as changes. After the first event
    /// whose `hasMore` is `false`, items that were not reported don't exist.
    case reset
}

/// Decides which step a folder watcher performs next, and which events it reports. It performs no I/O.
///
/// It uses a `FeedPosition`, retries transient errors, and queues events until they are requested. A poll without a
/// change is not reported.
struct ChangeFeedStateMachine: Sendable {
    enum Action: Hashable, Sendable {
        /// Perform a step of the feed. Then call `handle`, `handleReset`, `handlePathRootChange`, or
        /// `handleFailure`.
        case step(FeedPosition.Step)
        /// Wait for the duration, because of the number of consecutive failures.
        case wait(Duration, failures: Int)
    }

    private var position: FeedPosition
    private var events: [FolderChangeEvent] = []
    /// The delay before the next request after a failed one.
    private var delay: Duration = .zero
    private var attempts = RetryAttempts()
    private let retry: RetryPolicy

    /// - Parameters:
    ///   - cursor: The cursor to resume from, or `nil` for the current state.
    ///   - retry: The retry policy.
    init(since cursor: String?, retry: RetryPolicy) {
        position = cursor.map { .listing(from: $0, isCompleteListing: false) } ?? .latest
        self.retry = retry.unlimited
    }

    /// Removes and returns the next queued event.
    mutating func nextEvent() -> FolderChangeEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// Returns the action to perform now.
    mutating func nextAction() -> Action {
        guard delay > .zero else { return .step(position.next) }
        defer { delay = .zero }
        return .wait(delay, failures: attempts.failures)
    }

    // MARK: Outcomes

    mutating func handle(_ outcome: ChangeFeed.Outcome) {
        switch outcome {
        case .started, .polled:
            attempts = RetryAttempts()
            position.advance(with: outcome)
        case .page(let page):
            handleChanges(page.entries.compactMap(FolderChange.init), cursor: page.cursor, hasMore: page.hasMore)
        case .reset: handleReset()
        }
    }

    mutating func handleChanges(_ changes: [FolderChange], cursor: String, hasMore: Bool) {
        attempts = RetryAttempts()
        if !changes.isEmpty || (position.isCompleteListing && !hasMore) {
            events.append(.changes(changes, cursor: cursor, hasMore: hasMore))
        }
        position.advance(to: cursor, hasMore: hasMore)
    }

    /// Handles an expired cursor.
    mutating func handleReset() {
        position.restart()
        events.append(.reset)
    }

    /// Handles another path root. Reported paths are no longer valid.
    mutating func handlePathRootChange() {
        // Without any reported event, the watcher simply starts with the new root.
        if position.cursor != nil || position.isCompleteListing { handleReset() }
    }

    /// Handles a transient error. A watcher retries indefinitely, with increasing delays.
    mutating func handleFailure(retryAfter: Duration?, jitter: Double) {
        let decision = attempts.decisionAfterFailure(
            .rejected(retryAfter: retryAfter), retry, now: .zero, jitter: jitter)
        let delay = if case .retry(let delay) = decision { delay } else { retry.maximumBackoff }
        self.delay = min(delay, FeedPace.maximumDelay)
    }
}
