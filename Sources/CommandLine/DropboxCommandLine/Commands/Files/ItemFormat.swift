import DropboxStone
import Foundation
import SwiftyDropbox

/// The lines that describe items in Dropbox.
struct ItemFormat: Sendable {
    /// Whether lines have paths instead of names.
    var showsPaths = false
    /// Whether lines have the size and the time before the name.
    var isLong = false
    /// Whether sizes have units.
    var isHumanReadable = false

    /// Returns the line of an item.
    ///
    /// - Parameters:
    ///   - entry: The item.
    ///   - indent: What precedes the name. The default is nothing.
    func line(_ entry: Files.Metadata, indent: String = "") -> String {
        let name = showsPaths ? entry.pathDisplay ?? entry.name : entry.name
        let displayName = entry is Files.FolderMetadata ? name + "/" : name
        guard isLong else { return indent + displayName + (entry is Files.DeletedMetadata ? "  (deleted)" : "") }
        let file = entry as? Files.FileMetadata
        let time = file?.clientModified.apiText ?? (entry is Files.DeletedMetadata ? "deleted" : "")
        return size(file?.size).leftPadding(to: 13) + "  " + time.padding(to: 20) + "  " + indent + displayName
    }

    /// Returns a size, or an empty string for an item that has none.
    func size(_ bytes: UInt64?) -> String {
        guard let bytes else { return "" }
        return isHumanReadable ? ByteCount(bytes: Int64(clamping: bytes)).description : String(bytes)
    }

    /// Returns the totals of a listing, such as `2 folders, 5 files, 1.2 MB`.
    static func totals(folders: Int, files: Int, bytes: Int64) -> String {
        "\(folders.counted("folder")), \(files.counted("file")), \(ByteCount(bytes: bytes))"
    }
}

extension Files.Metadata {
    /// The fields of the JSON output for an entry.
    var jsonFields: JSONObject {
        let file = self as? Files.FileMetadata
        return [
            "type": file != nil ? "file" : self is Files.FolderMetadata ? "folder" : "deleted",
            "path": pathDisplay ?? name, "id": file?.id ?? (self as? Files.FolderMetadata)?.id, "rev": file?.rev,
            "size": file?.size, "content_hash": file?.contentHash,
            "client_modified": file.map { $0.clientModified.apiText },
            "server_modified": file.map { $0.serverModified.apiText },
        ]
    }

    /// The path for messages, in the spelling of the server.
    var displayPath: String { pathDisplay ?? pathLower ?? name }
}

extension OutputField {
    /// The fields of `dbx get` and `dbx put`: those of a file, or of an item of a folder.
    static let transfer =
        [
            OutputField("path", "the path in Dropbox, or in the transferred folder"),
            OutputField("outcome", "what was done with it", isOptional: true),
            OutputField("reason", "why it failed or was skipped", isOptional: true),
            OutputField("file", "the local file of a download", isOptional: true),
            OutputField(
                "local_path", "the local path of an item whose name the file system gives to another one",
                isOptional: true),
            OutputField("type", "file", isOptional: true),
        ] + item.filter { !["type", "path"].contains($0.name) }

    /// The fields of an item in Dropbox.
    static let item = [
        OutputField("type", "file, folder, or deleted"), OutputField("path", "the path in Dropbox"),
        OutputField("id", "the ID, which stays when the item moves", isOptional: true),
        OutputField("rev", "the revision of a file", isOptional: true),
        OutputField("size", .integer, "the size of a file in bytes", isOptional: true),
        OutputField("content_hash", "the content hash of a file", isOptional: true),
        OutputField("client_modified", "when the content was changed, in UTC", isOptional: true),
        OutputField("server_modified", "when Dropbox stored the file, in UTC", isOptional: true),
    ]
}
