import DropboxCore
import DropboxFiles
import Foundation

/// A change in Dropbox that the transfer of a folder is about to request.
package struct PlannedChange: Sendable {
    /// The path relative to the transferred folder.
    package let path: String
    package let kind: Kind
    package let isFolder: Bool
    /// The revision of the file that is replaced or deleted.
    package let revision: String?
    /// The ID of an item that is deleted or renamed.
    package let id: String?
    /// The size of a file that is uploaded, and the modification time that is sent.
    package let size: Int64
    package let clientModified: Date?

    package enum Kind: Sendable {
        case upload
        /// A folder is created by itself, or with the first file in it.
        case creation
        case deletion
        /// The item gets another spelling. The associated value is the former path.
        case renaming(from: String)
    }

    /// What is known about the outcome of changes.
    package enum Outcome: Sendable {
        /// The outcome of all of them is known, and was reported.
        case known
        case unknown
        /// The folder was created. The associated value is its ID.
        case created(String)
    }
}

extension PlannedChange {
    init(_ upload: FolderScan.Upload) {
        path = upload.path
        (kind, isFolder, id) = (.upload, false, nil)
        revision = upload.commit.replacedRevision
        (size, clientModified) = (upload.size, upload.commit.clientModified)
    }

    init(deleting entry: MirrorPlan.Entry) {
        path = entry.path.string
        (kind, isFolder, id, revision) = (.deletion, entry.isFolder, entry.id, entry.rev)
        (size, clientModified) = (entry.size, nil)
    }

    init(deleting file: Files.FileMetadata, at path: ItemPath) {
        self.path = path.string
        (kind, isFolder, id, revision) = (.deletion, false, file.id, file.rev)
        (size, clientModified) = (Int64(clamping: file.size), nil)
    }

    init(creating folder: ItemPath) {
        path = folder.string
        (kind, isFolder, id, revision, size, clientModified) = (.creation, true, nil, nil, 0, nil)
    }

    /// - Parameter name: The former name.
    init(renaming name: String, to path: ItemPath, id: String, isFolder: Bool) {
        self.path = path.string
        kind = .renaming(from: ((path.parent?.names ?? []) + [name]).joined(separator: "/"))
        (self.isFolder, self.id, revision, size, clientModified) = (isFolder, id, nil, 0, nil)
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
            if (error as? CallError<Files.DeleteError>)?.routeError != nil { didChange?(.known) }
            throw error
        }
        didChange?(.known)
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
