import DropboxCore
import DropboxFiles
import Foundation

/// What changes in a folder, as it happens: an asynchronous sequence of `FolderEvent` that ends only with an error.
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
public struct FolderChanges: AsyncSequence, Sendable {
    public typealias Element = FolderEvent

    let files: FilesRoutes
    let path: String
    let isRecursive: Bool
    let cursor: String?
    let timeout: UInt64

    public func makeAsyncIterator() -> AsyncIterator {
        let settings = TransferSettings(files.client)
        return AsyncIterator(
            changes: self, settings: settings, root: Self.root(files.client),
            plan: ChangesPlan(since: cursor, retry: settings.retry))
    }

    /// The root that the client has; others do not change by themselves.
    private static func root(_ client: any DropboxTransportClient) -> String? {
        if case .root(let id)? = client.pathRoot { id } else { nil }
    }

    /// Gives the events in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let changes: FolderChanges
        let settings: TransferSettings
        /// What the paths of the cursor are relative to.
        var root: String?
        var plan: ChangesPlan
        var isOver = false

        /// The next event. It waits until something changes.
        /// - Throws: `CancellationError`, or the `CallError` of the route that failed for good.
        public mutating func next() async throws -> FolderEvent? {
            guard !isOver else { return nil }
            do {
                while true {
                    if let event = plan.nextEvent() { return event }
                    try Task.checkCancellation()
                    // A cursor knows nothing of another root.
                    if hasNewRoot() { plan.rootHasChanged() }
                    try await take(plan.nextAction())
                }
            } catch {
                isOver = true
                throw Task.isCancelled ? CancellationError() : error
            }
        }

        /// Whether the client has taken up another root since this was last asked.
        private mutating func hasNewRoot() -> Bool {
            let former = root
            root = FolderChanges.root(changes.files.client)
            return root != former
        }

        private mutating func take(_ action: ChangesPlan.Action) async throws {
            switch action {
            case .start: try await start()
            case .list(let cursor?): try await goOn(from: cursor)
            case .list(nil): try await list()
            case .poll(let cursor): try await poll(cursor)
            case .wait(let duration, failures: 0):
                try await settings.caller.wait(
                    duration, route: Files.listFolderLongpoll.facts.path, before: nil, because: .pauseBetweenPolls)
            case .wait(let duration, let failures):
                try await settings.wait(
                    duration, before: Files.listFolderLongpoll.facts.path, attempt: failures + 1)
            }
        }

        private mutating func start() async throws {
            let call = changes.files.listFolderGetLatestCursor(path: changes.path, recursive: changes.isRecursive)
            // Of two roots the second counts, and nobody has heard of the first.
            guard let result = try await outcome(of: call), !hasNewRoot() else { return }
            plan.started(result.cursor)
        }

        private mutating func list() async throws {
            let call = changes.files.listFolder(path: changes.path, recursive: changes.isRecursive)
            guard let page = try await outcome(of: call), !hasNewRoot() else { return }
            listed(page)
        }

        private mutating func goOn(from cursor: String) async throws {
            let call = changes.files.listFolderContinue(cursor: cursor)
            let isReset: @Sendable (Files.ListFolderContinueError) -> Bool = {
                if case .reset = $0 { true } else { false }
            }
            guard let page = try await outcome(of: call, isReset: isReset) else { return }
            listed(page)
        }

        private mutating func listed(_ page: Files.ListFolderResult) {
            plan.listed(page.entries.compactMap(FolderChange.init), cursor: page.cursor, hasMore: page.hasMore)
        }

        private mutating func poll(_ cursor: String) async throws {
            let call = changes.files.listFolderLongpoll(cursor: cursor, timeout: changes.timeout)
            let isReset: @Sendable (Files.ListFolderLongpollError) -> Bool = {
                if case .reset = $0 { true } else { false }
            }
            guard let result = try await outcome(of: call, isReset: isReset) else { return }
            plan.polled(changes: result.changes, backoff: result.backoff)
        }

        /// The result of a call; `nil` where the plan was told what happened instead.
        private mutating func outcome<Result, RouteError>(
            of call: RpcRequest<Result, RouteError>, isReset: (RouteError) -> Bool = { _ in false }
        ) async throws -> Result? {
            do throws(CallError<RouteError>) {
                return try await call.response()
            } catch {
                if let routeError = error.routeError, isReset(routeError) {
                    plan.wasReset()
                } else if error.pathRootError != nil, hasNewRoot() {
                    plan.rootHasChanged()
                } else if error.isTransient {
                    plan.failed(retryAfter: error.retryAfter, chance: settings.chance())
                } else {
                    throw error
                }
                return nil
            }
        }
    }
}

extension FilesRoutes {
    /// Watches a folder; `FolderChanges` says how.
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
    ) -> FolderChanges {
        FolderChanges(
            files: self, path: Self.folderPath(path), isRecursive: recursive, cursor: cursor, timeout: timeout)
    }
}
