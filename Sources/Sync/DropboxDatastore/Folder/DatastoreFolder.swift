import Foundation

/// The folder that devices share. Paths are relative to it: `ID/NAME`, in lowercase.
///
/// A failure leaves it open whether the server did what it was asked to. So all changes can be repeated.
protocol DatastoreFolder: Sendable {
    /// Returns the files after a cursor, or the first page of a complete listing.
    func page(after cursor: String?) async throws -> FolderPage

    /// Waits until something may have changed after a cursor.
    func waitForChanges(after cursor: String) async throws

    /// Returns the content of a file, or `nil` if it doesn't exist.
    ///
    /// - Throws: `UnreadableFileError`, or another error.
    func content(of path: String) async throws -> Data?

    /// Returns what the account may do with a datastore, or `nil` if its folder doesn't exist or isn't a shared one.
    func access(to id: String) async throws -> DatastoreAccess?

    /// Adds a file. Its name contains the hash of the content, so another content at its path is damaged, and is replaced.
    ///
    /// - Throws: `ReadOnlyFolderError`, or another error.
    func add(_ content: Data, at path: String) async throws

    /// Deletes a file, if it exists.
    ///
    /// - Throws: `ReadOnlyFolderError`, or another error.
    func delete(_ path: String) async throws
}

/// The server has a file, and refuses to give its content.
struct UnreadableFileError: Error {
    let reason: String
}

/// A page of a listing.
struct FolderPage: Sendable {
    enum Entry: Sendable {
        /// A file, with the size and the content hash that the server reports.
        case file(path: String, size: Int, hash: String?, access: DatastoreAccess? = nil)
        /// A folder. The access is that of its files, if it's shared.
        case folder(path: String, access: DatastoreAccess?)
        /// A file or folder was deleted. The empty path is the folder itself.
        case deleted(path: String)
    }

    var entries: [Entry] = []
    var cursor: String
    var hasMore = false
}

/// The account may not change the folder.
struct ReadOnlyFolderError: Error {}

/// The cursor of a listing expired.
struct ExpiredCursorError: Error {}
