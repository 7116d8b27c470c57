import DropboxCore
import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx ls`: lists a folder.
struct LsCommand: Command {
    static let name = "ls"
    static let summary = "list a folder"
    static let discussion = "List the items of a folder, one name per line. Names of folders end with a slash."
    static let examples = [
        "dbx ls -l --sort size --reverse /photos", "dbx ls '/photos/*.jpg'", "dbx ls --tree /projects",
        "dbx ls --deleted /reports",
    ]
    static let output = OutputField.item

    private enum Order: String, CaseIterable, Sendable { case name, size, time }

    private let path: String
    private let isRecursive: Bool
    private let isTree: Bool
    private let format: ItemFormat
    private let order: Order?
    private let isReversed: Bool
    private let includesDeleted: Bool
    private let printsTotals: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = arguments.argument(
            "PATH", "the folder or file, or a pattern: '/photos/*.jpg' (default: the root)", .remotePath)
        isTree = arguments.flag("tree", letter: "t", "draw the folders and files below the folder as a tree")
        isRecursive =
            arguments.flag("recursive", letter: "r", "list all subfolders, too, and print paths instead of names")
            || isTree
        let isLong = arguments.flag("long", letter: "l", "print size and time before the names")
        let isHumanReadable = arguments.flag("human", letter: "H", "print sizes with units: 1.5 MB")
        order = try arguments.choice(
            "sort", "ORDER", "sort by name, size, or time, starting with the smallest or oldest (default: as received)")
        isReversed = arguments.flag("reverse", "reverse the order")
        includesDeleted = arguments.flag(
            "deleted", letter: "d", "list deleted files and folders, too, also if PATH was deleted")
        printsTotals = arguments.flag("total", "print the number of folders and files and their size at the end")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        self.path = RemotePattern.normalized(path ?? "")
        format = ItemFormat(showsPaths: isRecursive, isLong: isLong, isHumanReadable: isHumanReadable)
        if isHumanReadable, !isLong { throw .usage("--human requires --long") }
        if isTree, isJSON { throw .usage("--tree and --json cannot be combined; use --recursive") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let listing = CheckedListing(terminal, isJSON: isJSON)
            var output = Output(terminal, isSorted: order != nil || isReversed || isTree)
            if let pattern = try await RemotePattern.resolve(path, client) {
                try await pattern.forEach(
                    client, recursive: isRecursive, includeDeleted: includesDeleted, listing
                ) { entry throws(CommandError) in try output.add(entry, print) }
            } else {
                try await list(client, listing, &output)
            }
            try finish(output, terminal)
            return listing.status
        }
    }

    private func list(
        _ client: DropboxClient, _ listing: CheckedListing, _ output: inout Output
    ) async throws(CommandError) {
        do {
            let entries = client.files.entries(in: path, recursive: isRecursive, includeDeleted: includesDeleted)
            for try await entry in entries where listing.accepts(entry) { try output.add(entry, print) }
        } catch let error as CallError<Files.ListFolderError> where error.isAboutItem {
            do { try await listItem(client, listing, &output) } catch { throw .failure("cannot list \(path)", error) }
        } catch { throw .failure("cannot list \(path.isEmpty ? "/" : path)", error) }
    }

    /// Lists a file, or a deleted item: a folder that contained something with that, and anything else by itself.
    private func listItem(_ client: DropboxClient, _ listing: CheckedListing, _ output: inout Output) async throws {
        let item = try await client.files.getMetadata(path: path, includeDeleted: includesDeleted).response()
        guard item is Files.DeletedMetadata, let deleted = item.pathLower else { return try output.add(item, print) }
        var isEmpty = true
        let folder = try await RemoteItems.existingFolder(above: deleted, client)
        for try await entry in client.files.entries(in: folder, recursive: true, includeDeleted: true) {
            guard let path = entry.pathLower, path.isPath(below: deleted), listing.accepts(entry) else { continue }
            isEmpty = false
            let isInFolder = !path.utf8.dropFirst(deleted.utf8.count + 1).contains(UInt8(ascii: "/"))
            if isRecursive || isInFolder { try output.add(entry, print) }
        }
        if isEmpty { try output.add(item, print) }
    }

    private func finish(_ output: Output, _ terminal: Terminal) throws(CommandError) {
        if isTree {
            for line in ItemTree(output.entries.sorted(by: precedes), root: path).lines(format) {
                terminal.print(line)
                try terminal.checkOutput()
            }
        } else {
            for entry in output.entries.sorted(by: precedes) { try print(entry, terminal) }
        }
        if printsTotals {
            terminal.printStatus(
                ItemFormat.totals(folders: output.folderCount, files: output.fileCount, bytes: output.byteCount))
        }
    }

    private func print(_ entry: Files.Metadata, _ terminal: Terminal) throws(CommandError) {
        if isJSON { terminal.print(entry.jsonLine) } else { terminal.print(format.line(entry)) }
        try terminal.checkOutput()
    }

    private func precedes(_ first: Files.Metadata, _ second: Files.Metadata) -> Bool {
        let (left, right) = isReversed ? (second, first) : (first, second)
        let byName = left.displayPath.lowercased() < right.displayPath.lowercased()
        switch order {
        case .size:
            let sizes = [left, right].map { ($0 as? Files.FileMetadata)?.size ?? 0 }
            return sizes[0] == sizes[1] ? byName : sizes[0] < sizes[1]
        case .time:
            let times = [left, right].map { ($0 as? Files.FileMetadata)?.clientModified ?? .distantPast }
            return times[0] == times[1] ? byName : times[0] < times[1]
        case .name, nil: return byName
        }
    }
}

/// The items of a listing: printed as they arrive, or kept until they can be sorted.
private struct Output {
    private let terminal: Terminal
    private let isSorted: Bool
    private(set) var entries: [Files.Metadata] = []
    private(set) var (folderCount, fileCount) = (0, 0)
    private(set) var byteCount: Int64 = 0

    init(_ terminal: Terminal, isSorted: Bool) { (self.terminal, self.isSorted) = (terminal, isSorted) }

    mutating func add(
        _ entry: Files.Metadata, _ print: (Files.Metadata, Terminal) throws(CommandError) -> Void
    ) throws(CommandError) {
        if entry is Files.FolderMetadata { folderCount += 1 }
        if let file = entry as? Files.FileMetadata {
            fileCount += 1
            byteCount = byteCount.addingClamped(Int64(clamping: file.size))
        }
        if isSorted { entries.append(entry) } else { try print(entry, terminal) }
    }
}

/// Items drawn as a tree.
private struct ItemTree {
    private let root: String
    private var children: [String: [Files.Metadata]] = [:]

    /// - Parameters:
    ///   - entries: The items in the order of the lines.
    ///   - root: The path of the folder.
    init(_ entries: [Files.Metadata], root: String) {
        self.root = root
        for entry in entries where !Self.isItem(entry, root) {
            children[Self.parent(entry), default: []].append(entry)
        }
    }

    /// Returns whether an item is the folder itself, which a recursive listing contains.
    private static func isItem(_ entry: Files.Metadata, _ root: String) -> Bool {
        entry.displayPath.lowercased() == root.lowercased() || entry.itemID == root
    }

    /// The lowercase path of the folder of an item.
    private static func parent(_ entry: Files.Metadata) -> String {
        let path = entry.pathLower ?? entry.displayPath.lowercased()
        return String(path.parentPath)
    }

    func lines(_ format: ItemFormat) -> [String] {
        var format = format
        format.showsPaths = false
        // The server spells a folder in one way in a listing, so the shortest parent is that of the folder itself.
        let top = children.keys.min { $0.count < $1.count } ?? ""
        var lines = [root.isEmpty ? "/" : root]
        // A stack instead of recursion: folders can be nested thousands of levels deep.
        var stack: [(items: ArraySlice<Files.Metadata>, indent: String)] = [(children[top, default: []][...], "")]
        while let (remaining, indent) = stack.popLast() {
            var items = remaining
            guard let entry = items.popFirst() else { continue }
            stack.append((items, indent))
            lines.append(format.line(entry, indent: indent + (items.isEmpty ? "└── " : "├── ")))
            if let path = entry.pathLower, let inner = children[path] {
                stack.append((inner[...], indent + (items.isEmpty ? "    " : "│   ")))
            }
        }
        return lines
    }
}

extension CallError<Files.ListFolderError> {
    /// A Boolean value that indicates whether the path refers to a file or a deleted item instead of a folder, or to
    /// nothing.
    fileprivate var isAboutItem: Bool {
        switch routeError {
        case .path(.notFolder)?, .path(.notFound)?: true
        default: false
        }
    }
}
