import DropboxCore
import Foundation

// Paginated listings as async sequences. Each combines a listing route with its `continue` route.

extension PaperRoutes {
    /// Returns the IDs of the Paper docs of an account whose Paper docs aren't files.
    @available(*, deprecated, message: "Paper docs are files now: use files.entries.")
    public func docs(
        filterBy: Paper.ListPaperDocsFilterBy = .docsAccessed, sortBy: Paper.ListPaperDocsSortBy = .accessed,
        sortOrder: Paper.ListPaperDocsSortOrder = .ascending, pageSize: Int32 = 1000, stopAtDate: Date? = nil
    ) -> PaginatedSequence<Paper.ListPaperDocsResponse, String> {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await docsList(
                        filterBy: filterBy, sortBy: sortBy, sortOrder: sortOrder, limit: pageSize,
                        stopAtDate: stopAtDate
                    ).response()
                }
                return try await docsListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor.value : nil
            }
        ) { $0.docIds }
    }

    /// Returns the users with access to the folder of a Paper doc, page by page.
    @available(*, deprecated, message: "Paper docs are files now: use sharing.folderMembers.")
    public func docFolderUsers(docId: String, pageSize: Int32 = 1000) -> PageSequence<Paper.ListUsersOnFolderResponse> {
        PageSequence { cursor in
            guard let cursor else { return try await docsFolderUsersList(docId: docId, limit: pageSize).response() }
            return try await docsFolderUsersListContinue(docId: docId, cursor: cursor).response()
        } next: {
            $0.hasMore ? $0.cursor.value : nil
        }
    }

    /// Returns the users with access to a Paper doc, page by page.
    @available(*, deprecated, message: "Paper docs are files now: use sharing.fileMembers.")
    public func docUsers(docId: String, pageSize: Int32 = 1000, filterBy: Paper.UserOnPaperDocFilter = .shared)
        -> PageSequence<
            Paper.ListUsersOnPaperDocResponse
        >
    {
        PageSequence { cursor in
            guard let cursor else {
                return try await docsUsersList(docId: docId, limit: pageSize, filterBy: filterBy).response()
            }
            return try await docsUsersListContinue(docId: docId, cursor: cursor).response()
        } next: {
            $0.hasMore ? $0.cursor.value : nil
        }
    }
}
