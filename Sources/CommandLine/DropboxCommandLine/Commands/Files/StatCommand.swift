import DropboxStone
import SwiftyDropbox

/// `dbx stat`: prints what Dropbox knows about items.
struct StatCommand: Command {
    static let name = "stat"
    static let summary = "print what Dropbox knows about files and folders"
    static let examples = [
        "dbx stat /reports/2026.pdf", "dbx stat --deleted /reports/old.pdf", "dbx stat id:abc123 --json",
    ]
    static let output =
        OutputField.item + [
            OutputField("name", "the name"),
            OutputField("is_downloadable", .boolean, "whether the content can be downloaded", isOptional: true),
            OutputField("export_as", "the format in which `dbx export` stores the file", isOptional: true),
            OutputField("shared_folder_id", "the ID of the shared folder", isOptional: true),
            OutputField("parent_shared_folder_id", "the ID of the shared folder with the item", isOptional: true),
            OutputField("read_only", .boolean, "whether you can only read the item", isOptional: true),
            OutputField(
                "modified_by", "the ID of the account that changed a file in a shared folder", isOptional: true),
            OutputField("locked_by", "the name of the person who locked the file", isOptional: true),
        ]

    private let paths: [String]
    private let includesDeleted: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments("PATH", "a file or folder, or its ID", .remotePath)
            .map(RemotePattern.normalized)
        includesDeleted = arguments.flag("deleted", letter: "d", "accept deleted items, too")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        if paths.contains("") { throw .usage("the root has no metadata; use `dbx account`") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            var isFirst = true
            return try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                do {
                    if !isFirst, !isJSON { terminal.print("") }
                    isFirst = false
                    print(
                        try await client.files.getMetadata(path: path, includeDeleted: includesDeleted).response(),
                        terminal)
                } catch { throw .failure("cannot find \(path)", error) }
            }
        }
    }

    private func print(_ entry: Files.Metadata, _ terminal: Terminal) {
        let (file, folder) = (entry as? Files.FileMetadata, entry as? Files.FolderMetadata)
        var fields = entry.jsonFields
        fields.add("name", entry.name)
        let others: [(String, (any JSONOutput)?)] = [
            ("is_downloadable", file?.isDownloadable), ("export_as", file?.exportInfo?.exportAs),
            ("shared_folder_id", folder?.sharingInfo?.sharedFolderId),
            (
                "parent_shared_folder_id",
                file?.sharingInfo?.parentSharedFolderId ?? folder?.sharingInfo?.parentSharedFolderId
            ), ("read_only", file?.sharingInfo?.readOnly ?? folder?.sharingInfo?.readOnly),
            ("modified_by", file?.sharingInfo?.modifiedBy), ("locked_by", file?.fileLockInfo?.lockholderName),
        ]
        for (name, value) in others { if let value { fields.add(name, value) } }
        if isJSON { return terminal.print(json: fields) }
        terminal.print(fields: fields, first: OutputField.item.map(\.name))
    }
}
