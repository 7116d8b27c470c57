import DropboxCore
import DropboxFiles
import Foundation

/// What changes in a folder, as it happens: an asynchronous sequence of `FolderChangeEvent` that ends only with an error.
///
///     for try await event in client.files.changes(in: "/notes", since: storedCursor) {
///         switch event {
///         case .changes(let changes, let cursor, _): apply(changes, thenStore: cursor)
///         case .reset: forgetEverything()
///         }
///     }
///
/// Trouble that passes (a lost connection, a busy server) is waited out, however long it takes. Cancelling the task ends
/// the wait at once, with `CancellationError`.
public struct FolderChangeSequence: AsyncSequence, Sendable {
    public typealias Element = FolderChangeEvent

    let files: FilesRoutes
    let path: String
    let isRecursive: Bool
    let cursor: String?
    let timeout: UInt64

    public func makeAsyncIterator() -> AsyncIterator {
        let settings = TransferSettings(files.client)
        let feed = ChangeFeed(files, path: path, isRecursive: isRecursive, timeout: timeout)
        return AsyncIterator(
            feed: feed, settings: settings, root: feed.root,
            plan: ChangeFeedStateMachine(since: cursor, retry: settings.retry))
    }

    /// Gives the events in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let feed: ChangeFeed
        let settings: TransferSettings
        /// What the paths of the cursor are relative to.
        var root: String?
        var plan: ChangeFeedStateMachine
        var isOver = false

        /// The next event. It waits until something changes.
        /// - Throws: `CancellationError`, or the `CallError` of the route that failed for good.
        public mutating func next() async throws -> FolderChangeEvent? {
            guard !isOver else { return nil }
            do {
                while true {
                    if let event = plan.nextEvent() { return event }
                    try Task.checkCancellation()
                    // A cursor knows nothing of another root.
                    if hasNewRoot() { plan.rootHasChanged() }
                    switch plan.nextAction() {
                    case .step(let step): try await take(step)
                    case .wait(let duration, let failures): try await wait(duration, failures: failures)
                    }
                }
            } catch {
                isOver = true
                throw Task.isCancelled ? CancellationError() : error
            }
        }

        /// Whether the client has taken up another root since this was last asked.
        private mutating func hasNewRoot() -> Bool {
            let former = root
            root = feed.root
            return root != former
        }

        private mutating func take(_ step: FeedPosition.Step) async throws {
            do throws(ChangeFeed.Failure) {
                let outcome = try await feed.take(step)
                switch step {
                // Of two roots the second counts, and nobody has heard of the first.
                case .start where hasNewRoot(), .list(nil) where hasNewRoot(): break
                case .start, .list, .poll: plan.took(outcome)
                }
            } catch {
                if error.pathRootError != nil, hasNewRoot() {
                    plan.rootHasChanged()
                } else if error.isTransient {
                    plan.failed(retryAfter: error.retryAfter, jitter: settings.jitter())
                } else {
                    throw error.error
                }
            }
        }

        private func wait(_ duration: Duration, failures: Int) async throws {
            let route = Files.listFolderLongpoll.descriptor.path
            if failures == 0 {
                try await settings.caller.wait(duration, route: route, before: nil, because: .pauseBetweenPolls)
            } else {
                try await settings.wait(duration, before: route, attempt: failures + 1)
            }
        }
    }
}

extension FilesRoutes {
    /// Watches a folder; `FolderChangeSequence` says how.
    ///
    /// To have a folder and its changes without a gap, list it by `entries(in:)` and watch it from the cursor of the last
    /// page.
    ///
    /// - Parameters:
    ///   - path: The folder, by path or `id:…`; `/` and the empty string are the root.
    ///   - cursor: A cursor of a listing or of an event of this folder, from which to go on; by default only what changes
    ///     from now on is told.
    ///   - recursive: Whether to watch all folders below as well: `true` by default. A cursor knows that by itself; it
    ///     counts where there is none, and after a reset.
    ///   - timeout: How many seconds the server waits for a change before it is asked again, from 30 to 480: 120 by
    ///     default. It may take up to 90 seconds more.
    public func changes(
        in path: String, since cursor: String? = nil, recursive: Bool = true, timeout: UInt64 = 120
    ) -> FolderChangeSequence {
        FolderChangeSequence(
            files: self, path: Self.folderPath(path), isRecursive: recursive, cursor: cursor, timeout: timeout)
    }
}
