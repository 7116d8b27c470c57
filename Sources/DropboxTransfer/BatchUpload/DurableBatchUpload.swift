import DropboxStone
import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// What makes a batch upload outlive the process.
struct DurableBatchUpload: Sendable {
    let journal: BatchUploadJournal
    /// What earlier processes have done.
    var progress: [Int: BatchUploadStateMachine.Progress] = [:]
    /// When nothing is tried any more.
    let deadline: Date
    /// The requests that carry content, where they outlive the process by themselves.
    let parts: DurableBatchParts?

    /// Limits that let a file be tried until the deadline.
    func lasting(_ limits: BatchUploadStateMachine.Limits) -> BatchUploadStateMachine.Limits {
        var limits = limits
        // Requests that outlive the process are found again by their bytes, and nothing of them is sent again.
        if parts != nil { limits.isPaced = false }
        let pauses = max(deadline.timeIntervalSinceNow, 0) / max(limits.longestPause / .seconds(1), 1)
        limits.maximumAttempts = max(limits.maximumAttempts, Int(min(pauses, 1e6)))
        return limits
    }
}

/// The requests of a batch that carry content, where the system sends them also when the process is gone.
struct DurableBatchParts: Sendable {
    private let batch: any DurableBatch
    private let routes: FilesRoutes
    /// What earlier processes have left.
    private let left: Locked<[String: BackgroundTransfer]>

    /// - Parameter routes: Those of the background session.
    init(_ batch: any DurableBatch, _ routes: FilesRoutes) async throws {
        self.batch = batch
        self.routes = routes
        left = Locked(try await batch.parts())
    }

    /// The request of a part: the one that an earlier process has left, or one that `make` makes.
    func request<Argument, Output, RouteError>(
        _ key: String, _ route: Route<Argument, Output, RouteError>,
        _ make: (FilesRoutes) -> UploadRequest<Output, RouteError>
    ) -> UploadRequest<Output, RouteError> {
        if let part = left.withLock({ $0.removeValue(forKey: key) }), part.route == route.descriptor.path {
            return part.upload(route)
        }
        let request = make(routes)
        batch.adopt(request, as: key)
        return request
    }
}

extension BatchUploadJournal.Header.File {
    init(_ url: URL, _ commit: Files.CommitInfo, _ file: Result<LocalFile, BatchUploadError>) throws {
        self.url = url.absoluteString
        self.commit = String(decoding: try commit.jsonData(), as: UTF8.self)
        if case .success(let file) = file { mark = file.mark }
    }
}

extension BatchUploadJournal.Header {
    /// What can be believed of the files. Of one that nobody could look at when the batch began, nobody knows whether it
    /// is still what was sent.
    /// - Throws: `ReconnectionError` where there are numbers that cannot be.
    func believed(_ progress: [Int: BatchUploadStateMachine.Progress]) throws -> [Int: BatchUploadStateMachine.Progress]
    {
        let isPossible =
            RequestSize.isPossible(chunkSize) && maximumRequests > 0
            && files.allSatisfy { ($0.mark?.size ?? 0) >= 0 } && progress.keys.allSatisfy(files.indices.contains)
        guard isPossible else { throw ReconnectionError(.badPersistedStringFormat) }
        return try progress.filter { file, progress in
            guard progress.outcome == nil else { return true }
            guard let mark = files[file].mark else { return progress.isCommitting }
            guard progress.isPossible(for: mark.size) else { throw ReconnectionError(.badPersistedStringFormat) }
            return true
        }
    }

    /// Where the files are, and where each is to be.
    func uploads() throws -> [(URL, Files.CommitInfo)] {
        do {
            return try files.map { file in
                guard let url = URL(string: file.url) else {
                    throw UploadSourceError.notARegularFile(URL(fileURLWithPath: file.url))
                }
                return (url, try Files.CommitInfo(jsonData: Data(file.commit.utf8)))
            }
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, cause: error)
        }
    }
}
