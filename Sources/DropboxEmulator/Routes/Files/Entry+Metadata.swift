import DropboxFiles
import Foundation

extension Entry {
    /// The entry as the API shows it to the caller through whose view it was found.
    var metadata: Files.Metadata {
        switch kind {
        case .file: fileMetadata
        case .folder: folderMetadata
        case .deleted:
            Files.DeletedMetadata(
                name: name, pathLower: seenPath, pathDisplay: seenDisplay, isRestorable: details.isRestorable)
        }
    }

    var folderMetadata: Files.FolderMetadata {
        let shared = mounted.flatMap { mounts?[$0] }.flatMap { $0.isShared ? $0 : nil }
        let sharing = (shared ?? parentSharedFolder).map { point in
            Files.FolderSharingInfo(
                readOnly: !point.access.canWrite, parentSharedFolderId: parentSharedFolderID,
                sharedFolderId: shared.map { String($0.namespace) }, traverseOnly: point.access == .traverse)
        }
        return Files.FolderMetadata(
            name: name, id: id, pathLower: seenPath, pathDisplay: seenDisplay,
            parentSharedFolderId: parentSharedFolderID, sharedFolderId: shared.map { String($0.namespace) },
            sharingInfo: sharing, propertyGroups: details.properties?.map(\.shown))
    }

    /// Sound for files that exist only.
    var fileMetadata: Files.FileMetadata {
        let sharing = parentSharedFolder.map { point in
            Files.FileSharingInfo(
                readOnly: !point.access.canWrite, parentSharedFolderId: String(point.namespace),
                modifiedBy: file?.author)
        }
        return Files.FileMetadata(
            name: name, id: id, clientModified: file?.clientModified ?? .distantPast,
            serverModified: file?.serverModified ?? .distantPast, rev: file?.rev ?? "", size: file?.size ?? 0,
            pathLower: seenPath, pathDisplay: seenDisplay, parentSharedFolderId: parentSharedFolderID,
            mediaInfo: details.media?.info, sharingInfo: sharing, isDownloadable: cloudDocument == nil,
            exportInfo: cloudDocument?.info,
            propertyGroups: details.properties?.map(\.shown), hasExplicitSharedMembers: details.hasExplicitMembers,
            contentHash: file?.contentHash.hexadecimal,
            fileLockInfo: details.lock?.metadata(for: mounts?.view.account), isRestorable: details.isRestorable)
    }

    /// The shared folder that the entry is in. One that is not mounted is not inside of itself.
    private var parentSharedFolder: MountPoint? {
        point.flatMap { $0.isShared && mounted != namespace ? $0 : nil }
    }

    private var parentSharedFolderID: String? { parentSharedFolder.map { String($0.namespace) } }
}
