import DropboxStone
import SwiftyDropbox

/// `dbx tags`: reads and changes the tags of items.
struct TagsCommand: CommandGroup {
    static let name = "tags"
    static let summary = "list, add, and remove the tags of files and folders"
    static let commands: [any Command.Type] = [TagsList.self, TagsAdd.self, TagsRemove.self]
    let command: (any Command)?
}

/// `dbx tags list`: lists the tags of items.
struct TagsList: Command {
    static let name = "list"
    static let summary = "list the tags of files and folders"
    static let output = [OutputField("path", "the path of the item"), OutputField("tags", .array, "the tags")]

    private let paths: [String]
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments("PATH", "a file or folder", .remotePath).map(RemotePattern.normalized)
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                do {
                    for item in try await client.files.tagsGet(paths: [path]).response().pathsToTags {
                        let tags = item.tags.compactMap {
                            if case .userGeneratedTag(let tag) = $0 { tag.tagText } else { nil }
                        }
                        if isJSON {
                            terminal.print(json: ["path": item.path, "tags": JSONArray(tags)])
                        } else {
                            terminal.print("\(item.path): \(tags.joined(separator: " "))")
                        }
                    }
                } catch { throw .failure("cannot list the tags of \(path)", error) }
            }
        }
    }
}

/// Adds or removes tags of an item.
private struct TagChange {
    static let output = [
        OutputField("path", "the path of the item"), OutputField("tag", "the tag"),
        OutputField("outcome", "added, removed, or planned"),
    ]

    let adds: Bool
    let path: String
    let tags: [String]
    let isDryRun: Bool
    let isJSON: Bool
    let account: AccountOptions

    init(_ arguments: inout Arguments, adds: Bool) throws(CommandError) {
        self.adds = adds
        path = try arguments.requiredItem("PATH", "the file or folder")
        tags = try arguments.remainingArguments("TAG", "a tag of letters, digits, and underscores")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the path, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(tags, isJSON: isJSON) { tag throws(CommandError) in
                let verb = adds ? "add" : "remove"
                do {
                    if isDryRun {
                        _ = try await client.files.getMetadata(path: path).response()
                    } else if adds {
                        try await client.files.tagsAdd(path: path, tagText: tag).response()
                    } else {
                        try await client.files.tagsRemove(path: path, tagText: tag).response()
                    }
                } catch { throw .failure("cannot \(verb) the tag \(tag) (\(path))", error) }
                let outcome = isDryRun ? "planned" : adds ? "added" : "removed"
                if isJSON {
                    terminal.print(json: ["path": path, "tag": tag, "outcome": outcome])
                } else {
                    terminal.print((isDryRun ? "would \(verb)" : outcome) + " \(tag)")
                }
            }
        }
    }
}

/// `dbx tags add`: adds tags.
struct TagsAdd: Command {
    static let name = "add"
    static let summary = "add tags to a file or folder"
    static let output = TagChange.output
    private let change: TagChange

    init(_ arguments: inout Arguments) throws(CommandError) { change = try TagChange(&arguments, adds: true) }
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await change.run(terminal) }
}

/// `dbx tags remove`: removes tags.
struct TagsRemove: Command {
    static let name = "remove"
    static let summary = "remove tags from a file or folder"
    static let output = TagChange.output
    private let change: TagChange

    init(_ arguments: inout Arguments) throws(CommandError) { change = try TagChange(&arguments, adds: false) }
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await change.run(terminal) }
}
