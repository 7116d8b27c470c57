import DropboxCore
import DropboxFiles

/// A listing for a transfer, page by page. What passes is no end of it: a damaged answer is asked for again, and where the
/// server does not know its cursor any more the listing begins anew, and tells again what it has told.
struct ResumableListing: Sendable {
    let files: FilesRoutes
    let path: String
    let isRecursive: Bool
    private var cursor: String?
    private var isOver = false
    private var resets = 0

    /// How often a listing begins anew, however patient the client is: there is no pause between.
    private static let maximumResets = 8

    init(_ files: FilesRoutes, _ path: String, isRecursive: Bool) {
        self.files = files
        self.path = path
        self.isRecursive = isRecursive
    }

    /// The next page; `nil` after the last one.
    /// - Throws: `CallError<Files.ListFolderError>` or `CallError<Files.ListFolderContinueError>`.
    mutating func next() async throws -> [Files.Metadata]? {
        while !isOver {
            do {
                let page = try await page()
                cursor = page.cursor
                isOver = !page.hasMore
                return page.entries
            } catch let error as CallError<Files.ListFolderContinueError> {
                resets += 1
                guard case .reset = error.routeError,
                    resets < min(files.repeated.settings.retry.maximumAttempts, Self.maximumResets)
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
            return try await files.repeated.look { files.listFolder(path: path, recursive: isRecursive) }
        }
        return try await files.repeated.look { files.listFolderContinue(cursor: cursor) }
    }
}
