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

    /// The number of columns of a long line before the name.
    private static let columns = 37

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
        let size = size(file?.size)
        // Bytes instead of strings for each column: all columns are ASCII.
        var line: [UInt8] = []
        line.reserveCapacity(Self.columns + indent.utf8.count + displayName.utf8.count)
        line.append(blanks: 13 - size.utf8.count)
        line += size.utf8
        line.append(blanks: 2)
        let start = line.count
        if let file {
            file.clientModified.appendAPIText(to: &line)
        } else if entry is Files.DeletedMetadata {
            line += "deleted".utf8
        }
        line.append(blanks: start + 22 - line.count)
        line += indent.utf8
        line += displayName.utf8
        return String(decoding: line, as: UTF8.self)
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

extension [UInt8] {
    /// Appends blanks, or none if the number is negative.
    fileprivate mutating func append(blanks count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
    }
}

extension Files.Metadata {
    /// The fields of the JSON output for an entry.
    var jsonFields: JSONObject { jsonFields(at: displayPath) }

    /// Returns the fields of the JSON output for an entry that is or will be at another path.
    func jsonFields(at path: String) -> JSONObject {
        var object = JSONObject()
        addFields(to: &object, path)
        return object
    }

    /// The fields of the JSON output for an entry of a listing.
    var jsonLine: JSONLine {
        var line = JSONLine()
        addFields(to: &line, displayPath)
        return line
    }

    /// Adds the fields in the order of their names.
    private func addFields(to fields: inout some JSONFields, _ path: String) {
        let file = self as? Files.FileMetadata
        if let file {
            fields.add("client_modified", file.clientModified)
            if let hash = file.contentHash { fields.add("content_hash", hash) }
            fields.add("id", file.id)
        } else if let folder = self as? Files.FolderMetadata {
            fields.add("id", folder.id)
        }
        fields.add("path", path)
        if let file {
            fields.add("rev", file.rev)
            fields.add("server_modified", file.serverModified)
            fields.add("size", file.size)
        }
        fields.add("type", file != nil ? "file" : self is Files.FolderMetadata ? "folder" : "deleted")
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
            OutputField(
                "local_modified", "the modification time that an item keeps only locally, outside the years 1 to 9999",
                isOptional: true),
            OutputField("former_path", "the path in Dropbox before --delete changed its case", isOptional: true),
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
