import DropboxCore
import DropboxFiles

/// The calls by which a folder and its changes are read, one at a time. The feed waits for nothing and repeats nothing:
/// whoever takes the steps decides about that, and `FeedPosition` says which step comes next.
package struct ChangeFeed: Sendable {
    /// What a step came to.
    package enum Outcome: Sendable {
        /// The cursor of the present.
        case started(String)
        /// A page of a listing, as the server sent it.
        case page(Files.ListFolderResult)
        /// Whether something may have changed, and for how many seconds the server wants no further poll.
        case polled(changes: Bool, backoff: UInt64?)
        /// The server does not know the cursor any more.
        case reset
    }

    /// Why a step failed.
    package struct Failure: Error {
        /// The `CallError` of the route.
        package let error: any Error
        /// Whether the step may succeed later.
        package let isTransient: Bool
        /// How long the server wants to be left alone, where it says so.
        package let retryAfter: Duration?
        /// What the server says of a path root that is not the account's.
        package let pathRootError: Common.PathRootError?

        init<RouteError>(_ error: CallError<RouteError>) {
            self.error = error
            isTransient = error.isTransient
            retryAfter = error.retryAfter
            pathRootError = error.pathRootError
        }
    }

    private let files: FilesRoutes
    private let path: String
    private let isRecursive: Bool
    private let pageSize: UInt32?
    private let timeout: UInt64

    /// - Parameters:
    ///   - path: The folder, by path or `id:…`; the empty string is the root.
    ///   - isRecursive: Whether to read all folders below as well.
    ///   - pageSize: How many entries a page has at most; `nil` leaves that to the server.
    ///   - timeout: How many seconds the server waits for a change, from 30 to 480.
    package init(
        _ files: FilesRoutes, path: String = "", isRecursive: Bool = true, pageSize: UInt32? = nil, timeout: UInt64
    ) {
        self.files = files
        self.path = path
        self.isRecursive = isRecursive
        self.pageSize = pageSize
        self.timeout = timeout
    }

    /// The root that the client has; others do not change by themselves.
    package var root: String? {
        if case .root(let id)? = files.client.pathRoot { id } else { nil }
    }

    /// Takes a step.
    package func take(_ step: FeedPosition.Step) async throws(Failure) -> Outcome {
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
                try await files.listFolderGetLatestCursor(path: path, recursive: isRecursive).response().cursor)
        } catch {
            throw Failure(error)
        }
    }

    private func firstPage() async throws(Failure) -> Outcome {
        do {
            return .page(try await files.listFolder(path: path, recursive: isRecursive, limit: pageSize).response())
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
