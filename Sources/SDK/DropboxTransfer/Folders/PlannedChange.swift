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
}

extension Files.CommitInfo {
    /// The revision that an upload replaces, or `nil` for a new file.
    var replacedRevision: String? { if case .update(let revision) = mode { revision } else { nil } }
}
