import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// An upload of a file whose content is known, by a caller that retries and verifies it.
package struct KnownFileUpload: Sendable {
    package let url: URL
    package let commit: Files.CommitInfo
    /// The number of bytes.
    package let size: Int64
    /// The content hash. A file with another content isn't committed.
    package let hash: String

    /// The maximum size of a content that is uploaded in one request: 8 MiB.
    static let maximumSingleSize: Int64 = 8 << 20

    /// A Boolean value that indicates whether the content is uploaded in chunks, and resumes after a restart.
    package var isResumable: Bool { size > Self.maximumSingleSize }

    package init(url: URL, commit: Files.CommitInfo, size: Int64, hash: String) {
        self.url = url
        self.commit = commit
        self.size = size
        self.hash = hash
    }
}

extension FilesRoutes {
    /// Uploads a file, or several small ones in few requests, and returns their outcomes in the same order.
    ///
    /// Each request is sent once, except those for a resumable file. If the response to a commit is lost, the files
    /// fail with its error, and the caller must find out whether they were committed. A file that fails before the commit
    /// has a start error, an append error, or a source error; then it certainly was not committed.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - journal: The journal for a resumable file.
    ///   - onProgress: A closure that receives the number of sent and confirmed bytes of all files together.
    package func upload(
        _ files: [KnownFileUpload], journal: UploadJournal, onProgress: @escaping @Sendable (UploadProgress) -> Void
    ) async -> [Result<Files.FileMetadata, FileUploadError>] {
        let routes = limited(by: nil)
        let items = await BlockingIO.bulk.run {
            files.map { UploadRun.Item(url: $0.url, $0.commit, expecting: $0.hash) }
        }
        let counter = UploadCounter(ProgressReporter(), countsSentBytes: true, onProgress)
        guard files.count == 1, let file = files.first, file.isResumable else {
            let run = UploadRun(routes, items, Self.limitsOfSingleRequests(isShared: files.count > 1), counter)
            return await run.outcomes().files
        }
        let policy = TransferSettings(routes.client).retryPolicy
        let run = UploadRun(routes, items, FileUploadOptions().limits(file.size, policy), counter)
        let location = journal.location(for: file.url, file.commit.path, routes.client.context)
        // Without a journal, the upload can't resume.
        return await run.outcomes(journaledIn: location) { _ in }.files
    }

    /// - Parameter isShared: Whether files share requests.
    private static func limitsOfSingleRequests(isShared: Bool) -> UploadPlan.Limits {
        var limits = UploadPlan.Limits()
        limits.commitsTogether = isShared
        limits.requestUnit = KnownFileUpload.maximumSingleSize
        limits.isPaced = false
        limits.maximumRequests = 3
        limits.maximumAttempts = 1
        limits.maximumRestarts = 0
        limits.checksDestinations = false
        return limits
    }
}
