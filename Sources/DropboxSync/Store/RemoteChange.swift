import Foundation
import DropboxFiles

/// One piece of news from the server: what is at a path now.
struct RemoteChange: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case file(id: String, RemoteVersion)
        case folder(id: String)
        case deleted
    }

    /// The path as it is spelled; only the last name is sure to be spelled right.
    let displayPath: String
    /// The path under which the server finds it.
    let lowerPath: String
    let kind: Kind

    init(displayPath: String, lowerPath: String, kind: Kind) {
        self.displayPath = displayPath
        self.lowerPath = lowerPath
        self.kind = kind
    }

    /// nil for what has no path: something shared that is not mounted.
    init?(_ metadata: Files.Metadata) {
        guard let lower = metadata.pathLower else { return nil }
        lowerPath = lower
        displayPath = metadata.pathDisplay ?? lower
        switch metadata {
        case let file as Files.FileMetadata:
            kind = .file(id: file.id, RemoteVersion(file))
        case let folder as Files.FolderMetadata: kind = .folder(id: folder.id)
        case is Files.DeletedMetadata: kind = .deleted
        default: return nil
        }
    }
}

extension RemoteVersion {
    init(_ file: Files.FileMetadata) {
        self.init(
            rev: file.rev, hash: file.contentHash, size: Int64(clamping: file.size),
            modified: file.clientModified.timeIntervalSince1970)
    }
}
