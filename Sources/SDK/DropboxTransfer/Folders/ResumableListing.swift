import DropboxCore
import DropboxFiles

/// The listing of a folder for a transfer, page by page. It handles transient errors: a damaged response is requested
/// again. If the cursor expires, the listing restarts, and reports items again that it already reported.
struct ResumableListing: Sendable {
    let files: FilesRoutes
    let path: String
    let isRecursive: Bool
    private var cursor: String?
    /// A Boolean value that indicates whether there are no more pages.
    private(set) var isFinished = false
    private var resets = 0
    private var fruitlessPages = FruitlessPages()

    /// The maximum number of restarts, regardless of the retry policy, because they have no delay.
    private static let maximumResets = 8

    init(_ files: FilesRoutes, _ path: String, isRecursive: Bool) {
        self.files = files
        self.path = path
        self.isRecursive = isRecursive
    }

    /// Returns the next page, or `nil` after the last one.
    ///
    /// - Throws: `CallError<Files.ListFolderError>`, `CallError<Files.ListFolderContinueError>`, or
    ///   `EndlessListingError`.
    mutating func next() async throws -> [Files.Metadata]? {
        while !isFinished {
            do {
                let page = try await page()
                if page.hasMore {
                    let hasProgress = !page.entries.isEmpty && page.cursor != cursor
                    try fruitlessPages.record(hasProgress: hasProgress)
                }
                cursor = page.cursor
                isFinished = !page.hasMore
                return page.entries
            } catch let error as CallError<Files.ListFolderContinueError> {
                resets += 1
                guard case .reset = error.routeError,
                    resets < min(files.retrier.settings.retryPolicy.maximumAttempts, Self.maximumResets)
                else {
                    throw error
                }
                cursor = nil
            }
        }
        return nil
    }

    private func page() async throws -> Files.ListFolderResult {
        guard let cursor else {
            return try await files.retrier.read { files.listFolder(path: path, recursive: isRecursive) }
        }
        return try await files.retrier.read { files.listFolderContinue(cursor: cursor) }
    }
}

/// Retries requests of a transfer if that is safe and can help, according to the retry policy of the client.
struct RequestRetrier: Sendable {
    let settings: TransferSettings

    /// Sends a read-only request. The client retries it automatically, except after a damaged response.
    func read<RSerial, ESerial>(_ call: () -> RpcRequest<RSerial, ESerial>) async throws -> RSerial.ValueType {
        try await send(call) { $0.isDamagedResponse }
    }

    /// Sends a request that is harmless if it is executed twice.
    func performIdempotent<RSerial, ESerial>(
        _ call: () -> RpcRequest<RSerial, ESerial>
    ) async throws -> RSerial.ValueType {
        try await send(call) { $0.isTransient }
    }

    private func send<RSerial, ESerial>(
        _ call: () -> RpcRequest<RSerial, ESerial>, where isTransient: (CallError<ESerial.ValueType>) -> Bool
    ) async throws -> RSerial.ValueType {
        var route = ""
        let outcome = try await settings.caller.outcome(of: { route }) {
            let request = call()
            route = request.execution.name
            return await request.responseResult()
        } transientFailure: { outcome in
            guard case .failure(let error) = outcome, isTransient(error) else { return nil }
            let reason = error.isDamagedResponse ? .damagedResponse : settings.caller.waits.latestFailure
            return (.rejected(retryAfter: error.retryAfter), reason ?? .transfer)
        }
        return try outcome.get()
    }
}

extension FilesRoutes {
    var retrier: RequestRetrier { RequestRetrier(settings: TransferSettings(client)) }
}

extension CallError {
    /// A Boolean value that indicates whether the response was damaged in transit, so that the outcome of the request
    /// is unknown.
    fileprivate var isDamagedResponse: Bool {
        switch self {
        case .serializationError, .httpError(409, _, _): verdict.isTemporary
        default: false
        }
    }
}
