import DropboxFiles
import Foundation

extension Entry {
    /// The entry as the API shows it.
    var metadata: Files.Metadata {
        switch kind {
        case .file: fileMetadata
        case .folder: folderMetadata
        case .deleted:
            Files.DeletedMetadata(
                name: name, pathLower: path, pathDisplay: display, isRestorable: details.isRestorable)
        }
    }

    var folderMetadata: Files.FolderMetadata {
        Files.FolderMetadata(name: name, id: id, pathLower: path, pathDisplay: display)
    }

    /// Sound for files that exist only.
    var fileMetadata: Files.FileMetadata {
        Files.FileMetadata(
            name: name, id: id, clientModified: file?.clientModified ?? .distantPast,
            serverModified: file?.serverModified ?? .distantPast, rev: file?.rev ?? "", size: file?.size ?? 0,
            pathLower: path, pathDisplay: display, mediaInfo: details.media?.info, isDownloadable: true,
            contentHash: file?.contentHash.hexadecimal, isRestorable: details.isRestorable)
    }
}
