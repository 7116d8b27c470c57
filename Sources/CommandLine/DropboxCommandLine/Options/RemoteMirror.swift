import DropboxCore
import Foundation
import SwiftyDropbox

/// A folder in Dropbox that is or becomes the copy of a local directory.
///
/// A small file in the directory of the journal records it when an upload starts in a new or an empty folder, or when the
/// user confirms it with `--force-delete`. Without a writable journal, a folder is never known as a copy, so `--delete`
/// requires the confirmation.
struct RemoteMirror: Sendable {
    private let file: URL
    private let text: String
    private let folder: String

    /// - Parameters:
    ///   - journal: The directory of the journal.
    ///   - source: The local directory.
    ///   - folder: The path in Dropbox.
    ///   - root: The identity of the root folder of the account.
    init(journal: URL, source: URL, folder: String, root: String) {
        let source = source.resolvingSymlinksInPath().path
        self.folder = folder
        text = "\(source)\n\(folder.lowercased())\n\(root)\n"
        file = journal.appendingPathComponent("copies/\(ContentHash.hash(of: Data(text.utf8)).prefix(32))")
    }

    /// Returns whether all content comes from earlier uploads of this directory, or the user treated it that way.
    ///
    /// - Parameter id: The ID of the folder now, or `nil` for the root. Another folder with the same path isn't the copy.
    func isKnown(_ id: String?) -> Bool {
        FileManager.default.contents(atPath: file.path) == record(of: id)
    }

    private func record(of id: String?) -> Data { Data((text + (id ?? "")).utf8) }

    /// Returns the names of the first items in the folder. A folder that doesn't exist is empty.
    func names(_ files: FilesRoutes) async throws(CallError<Files.ListFolderError>) -> [String] {
        do {
            return try await files.listFolder(path: folder, limit: 4).response().entries.map(\.name)
        } catch {
            if case .path(.notFound) = error.routeError { return [] }
            throw error
        }
    }

    /// Records that the folder is a copy, before the upload starts. Without the record, a later --delete requires a
    /// confirmation.
    ///
    /// - Parameter id: The ID of the folder, or `nil` for the root.
    func record(_ id: String?) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try record(of: id).write(to: file, options: .atomic)
    }
}
