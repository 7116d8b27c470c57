import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// An upload of a small file whose content is known, as part of a batch that its caller retries and verifies.
package struct KnownFileUpload: Sendable {
    package let url: URL
    package let commit: Files.CommitInfo
    /// The content hash. A file with another content isn't committed.
    package let hash: String

    package init(url: URL, commit: Files.CommitInfo, hash: String) {
        self.url = url
        self.commit = commit
        self.hash = hash
    }
}

extension FilesRoutes {
    /// Uploads files in few requests, and returns their outcomes in the same order.
    ///
    /// Each request is sent once. If the response to the commit is lost, the files fail with its error, and the caller
    /// must find out whether they were committed. A file that fails before the commit has a start error, an append
    /// error, or a client error; then it certainly was not committed.
    ///
    /// - Parameters:
    ///   - maximumRequests: The maximum number of concurrent requests with content. At most as many files are sent
    ///     individually.
    ///   - onProgress: A closure that receives the number of sent and confirmed bytes of all files together.
    package func uploadOnce(
        _ files: [KnownFileUpload], maximumRequests: Int, onProgress: @escaping @Sendable (UploadProgress) -> Void
    ) async -> [BatchUploadResult.Outcome] {
        var limits = BatchUploadStateMachine.Limits()
        limits.maximumRequests = maximumRequests
        limits.maximumAttempts = 1
        limits.maximumRestarts = 0
        limits.checksDestinations = false
        let driver = await BlockingIO.bulk.run { [limits] in
            BatchUploadDriver(self, files, limits: limits, onProgress)
        }
        return await driver.outcomes().0
    }
}
