import DropboxCore
import DropboxFiles
import Foundation

/// A change in Dropbox that the transfer of a folder is about to request.
package struct PlannedChange: Sendable {
    /// The path relative to the transferred folder.
    package let path: String
    package let isFolder: Bool
    package let isDeletion: Bool
    /// The revision of the file that is replaced or deleted.
    package let revision: String?
    /// The ID of an item that is deleted.
    package let id: String?
    /// The size of a file that is uploaded, and the modification time that is sent.
    package let size: Int64
    package let clientModified: Date?
}

extension PlannedChange {
    init(_ upload: FolderScan.Upload) {
        path = upload.path
        (isFolder, isDeletion, id) = (false, false, nil)
        revision = upload.commit.replacedRevision
        (size, clientModified) = (upload.size, upload.commit.clientModified)
    }

    init(deleting entry: MirrorPlan.Entry) {
        path = entry.path.string
        (isFolder, isDeletion, id, revision) = (entry.isFolder, true, entry.id, entry.rev)
        (size, clientModified) = (entry.size, nil)
    }

    init(deleting file: Files.FileMetadata, at path: ItemPath) {
        self.path = path.string
        (isFolder, isDeletion, id, revision) = (false, true, file.id, file.rev)
        (size, clientModified) = (Int64(clamping: file.size), nil)
    }
}

extension FolderTransferOptions {
    /// Announces deletions in Dropbox, and performs them.
    ///
    /// - Parameter work: Deletes the items, and reports the outcomes.
    func announcing(_ deletions: [PlannedChange], _ work: () async throws -> Void) async throws {
        let didChange = deletions.isEmpty ? nil : willChange?(deletions)
        do { try await work() } catch {
            // Dropbox has rejected the deletion.
            if (error as? CallError<Files.DeleteError>)?.routeError != nil { didChange?(true) }
            throw error
        }
        didChange?(true)
    }
}

extension FilesRoutes {
    /// Deletes an item that a transfer found, unless it's a file that has changed since then.
    func deleteListedItem(at path: String, _ revision: String?) async throws {
        do {
            _ = try await retrier.performIdempotent { deleteV2(path: path, parentRev: revision) }
        } catch let error as CallError<Files.DeleteError> {
            // Another client deleted the item, or an earlier attempt with a lost response did.
            guard case .pathLookup(.notFound) = error.routeError else { throw error }
        }
    }
}

extension Files.CommitInfo {
    /// The revision that an upload replaces, or `nil` for a new file.
    var replacedRevision: String? { if case .update(let revision) = mode { revision } else { nil } }
}
