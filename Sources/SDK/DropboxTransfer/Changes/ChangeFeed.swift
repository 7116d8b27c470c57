import DropboxCore
import DropboxFiles

/// The requests that read a folder and its changes, one at a time. The feed doesn't retry: the caller decides about
/// that, and `FeedPosition` determines the next step. A `FeedPacer` delays requests that make no progress.
package struct ChangeFeed: Sendable {
    /// The outcome of a step.
    package enum Outcome: Sendable {
        /// The cursor of the current state.
        case started(String)
        /// A page of a listing, as the server sent it.
        case page(Files.ListFolderResult)
        /// Whether something may have changed, and the number of seconds to wait before the next poll, which the pacer
        /// honors.
        case polled(changes: Bool, backoff: UInt64?)
        /// The cursor expired.
        case reset
    }

    /// An error of a step.
    package struct Failure: Error {
        /// The `CallError` of the route.
        package let error: any Error
        /// A Boolean value that indicates whether the step may succeed later.
        package let isTransient: Bool
        /// The delay that the server asks for, if any.
        package let retryAfter: Duration?
        /// The error for an invalid path root, if the server reports one.
        package let pathRootError: Common.PathRootError?
        /// What the error says about another attempt.
        package let verdict: FailureVerdict

        init<RouteError>(_ error: CallError<RouteError>) {
            self.error = error
            isTransient = error.isTransient
            retryAfter = error.retryAfter
            pathRootError = error.pathRootError
            verdict = error.verdict
        }

        /// Creates the failure of a step that was canceled before its request.
        init(interruption error: any Error) {
            (self.error, isTransient, retryAfter, pathRootError, verdict) = (error, false, nil, nil, .clientWide)
        }
    }

    private let files: FilesRoutes
    private let pacer: FeedPacer
    private let path: String
    private let isRecursive: Bool
    private let includesMounted: Bool
    private let pageSize: UInt32?
    private let timeout: UInt64

    /// Creates a feed.
    ///
    /// - Parameters:
    ///   - files: The routes of the client.
    ///   - pacer: The pacer of the reader, which all its feeds share.
    ///   - path: The folder, as a path or `id:…`. The empty string is the root.
    ///   - isRecursive: Whether to include all subfolders.
    ///   - includesMounted: Whether to include shared folders, which have namespaces of their own. The default is `true`.
    ///   - pageSize: The maximum number of entries per page, or `nil` to let the server choose.
    ///   - timeout: The number of seconds that the server waits for a change, from 30 to 480.
    package init(
        _ files: FilesRoutes, pacer: FeedPacer, path: String = "", isRecursive: Bool = true,
        includesMounted: Bool = true, pageSize: UInt32? = nil, timeout: UInt64
    ) {
        self.files = files
        self.pacer = pacer
        self.path = path
        self.isRecursive = isRecursive
        self.includesMounted = includesMounted
        self.pageSize = pageSize
        self.timeout = timeout
    }

    /// The path root of the client if it can change automatically, otherwise `nil`.
    package var root: String? {
        if case .root(let id)? = files.client.pathRoot { id } else { nil }
    }

    /// Performs a step, after the delay that the pace requires.
    package func perform(_ step: FeedPosition.Step) async throws(Failure) -> Outcome {
        try await pacer.perform(step) { () throws(Failure) in try await send(step) }
    }

    private func send(_ step: FeedPosition.Step) async throws(Failure) -> Outcome {
        switch step {
        case .start: try await start()
        case .list(let cursor?): try await page(after: cursor)
        case .list(nil): try await firstPage()
        case .poll(let cursor): try await poll(cursor)
        }
    }

    private func start() async throws(Failure) -> Outcome {
        do {
            return .started(
                try await files.listFolderGetLatestCursor(
                    path: path, recursive: isRecursive, includeMountedFolders: includesMounted
                ).response().cursor)
        } catch {
            throw Failure(error)
        }
    }

    private func firstPage() async throws(Failure) -> Outcome {
        do {
            return .page(
                try await files.listFolder(
                    path: path, recursive: isRecursive, includeMountedFolders: includesMounted, limit: pageSize
                ).response())
        } catch {
            throw Failure(error)
        }
    }

    private func page(after cursor: String) async throws(Failure) -> Outcome {
        do {
            return .page(try await files.listFolderContinue(cursor: cursor).response())
        } catch {
            if case .reset = error.routeError { return .reset }
            throw Failure(error)
        }
    }

    private func poll(_ cursor: String) async throws(Failure) -> Outcome {
        do {
            let result = try await files.listFolderLongpoll(cursor: cursor, timeout: timeout).response()
            return .polled(changes: result.changes, backoff: result.backoff)
        } catch {
            if case .reset = error.routeError { return .reset }
            throw Failure(error)
        }
    }
}

/// The position of a reader in a folder listing or its changes, which determines the next request. It performs no I/O:
/// `ChangeFeed` sends the requests, and `advance(with:)` handles the outcome of each.
///
/// A long poll only indicates that something may have changed. Listing from the last cursor returns the changes, if
/// any.
package struct FeedPosition: Sendable, Hashable {
    /// A request of the feed.
    package enum Step: Hashable, Sendable {
        /// Request the cursor of the current state.
        case start
        /// List from a cursor, or from the start.
        case list(String?)
        /// Wait for a change.
        case poll(String)
    }

    private enum Phase { case starting, listing, polling }

    private var phase: Phase
    /// The cursor of the next page or poll, or `nil` at the start of a listing.
    package private(set) var cursor: String?
    /// A Boolean value that indicates whether the next pages are part of a complete listing, which replaces the state
    /// that was reported before.
    package private(set) var isCompleteListing: Bool

    private init(_ phase: Phase, _ cursor: String?, isCompleteListing: Bool) {
        self.phase = phase
        self.cursor = cursor
        self.isCompleteListing = isCompleteListing
    }

    /// Creates a position that reports only future changes.
    package static var latest: Self { Self(.starting, nil, isCompleteListing: false) }

    /// Creates a position that resumes a listing, or the changes after a complete one.
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the next page, or `nil` for the first page of a complete listing.
    ///   - isCompleteListing: Whether the complete listing that the cursor belongs to is not finished.
    package static func listing(from cursor: String?, isCompleteListing: Bool) -> Self {
        Self(.listing, cursor, isCompleteListing: isCompleteListing || cursor == nil)
    }

    /// Creates a position that waits for changes after a cursor.
    package static func polling(from cursor: String) -> Self { Self(.polling, cursor, isCompleteListing: false) }

    /// The next step.
    package var next: Step {
        switch (phase, cursor) {
        case (.starting, _): .start
        case (.listing, _), (.polling, nil): .list(cursor)
        case (.polling, let cursor?): .poll(cursor)
        }
    }

    /// Advances the position with the outcome of a step.
    package mutating func advance(with outcome: ChangeFeed.Outcome) {
        switch outcome {
        case .started(let cursor):
            self.cursor = cursor
            phase = .polling
        case .page(let page): advance(to: page.cursor, hasMore: page.hasMore)
        case .polled(let changes, _): phase = changes ? .listing : .polling
        case .reset: restart()
        }
    }

    /// Advances to the cursor after a page.
    package mutating func advance(to cursor: String, hasMore: Bool) {
        self.cursor = cursor
        if !hasMore {
            isCompleteListing = false
            phase = .polling
        }
    }

    /// Restarts with a complete listing, because the cursor expired.
    package mutating func restart() {
        cursor = nil
        isCompleteListing = true
        phase = .listing
    }
}
