import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx revs`: lists the revisions of a file.
struct RevsCommand: Command {
    static let name = "revs"
    static let summary = "list the revisions of a file"
    static let discussion =
        "List the revisions of a file, newest first. `dbx get rev:REV FILE` downloads one, `dbx restore` brings it back."
    static let output = OutputField.item

    private let path: String
    private let limit: Int
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("FILE", "the file, or its ID")
        limit = try arguments.number("limit", "COUNT", "print at most COUNT revisions (default: 10)", in: 1...100) ?? 10
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let result: Files.ListRevisionsResult
            do { result = try await client.files.revisions(of: path, limit: limit) } catch {
                throw .failure("cannot list the revisions of \(path)", error)
            }
            if result.isDeleted {
                let date = result.serverDeleted.map { " on \($0.apiText)" } ?? ""
                terminal.printStatus("The file was deleted\(date).")
            }
            for file in result.entries {
                if isJSON {
                    terminal.print(json: file.jsonFields)
                } else {
                    terminal.print(
                        "\(file.rev)  \(file.serverModified.apiText)  \(String(file.size).leftPadding(to: 13))")
                }
            }
            return .success
        }
    }
}

/// `dbx restore`: brings back revisions, deleted files, and deleted folders.
struct RestoreCommand: Command {
    static let name = "restore"
    static let summary = "bring back a revision, a deleted file or folder, or the deleted files of a folder"
    static let discussion = """
        Bring back a revision of a file, a deleted file or folder, or all deleted files of a folder. With --to, files get the
        content that they had at a time. `dbx undo` takes it back.
        """
    static let examples = [
        "dbx restore /report.pdf", "dbx restore /report.pdf --rev 0123456789abcdef",
        "dbx restore -n /photos --to 2026-01-31",
    ]
    static let notes = """
        A file of a folder that didn't exist at the time of --to stays as it is. Dropbox doesn't tell about a file whose place
        a folder has taken, so it isn't restored. A deleted folder comes back with the empty folders in it, unless --to is set.
        If a file and a folder were at a path one after the other, the last one comes back; if that was an empty folder, it's
        the file. Dropbox keeps revisions for 30 days or longer, depending on the plan.
        """
    static let output = OutputField.item + [OutputField("outcome", "restored, planned, or unchanged")]

    private let path: String
    private let revision: String?
    private let date: Date?
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try RemotePattern.ofItem(try arguments.requiredArgument("PATH", "the file or folder", .remotePath))
        revision = try arguments.revision("rev", "restore this revision of a file (see `dbx revs`)")
        let date = arguments.option("to", "TIME", "restore what was there at a date such as 2026-01-31, or 2d ago")
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would be restored, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        self.date = try date.map { (text) throws(CommandError) in try PointInTime.date(text, "to") }
        if revision != nil, date != nil { throw .usage("--rev and --to cannot be combined") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let history = isDryRun ? nil : try await HistoryRecorder(account, client, "restore \(path)", terminal)
            let (paths, folders) = try await items(client)
            if paths.isEmpty { terminal.printStatus("There is nothing to restore in \(path).") }
            return try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                let isNamed = paths == [self.path]
                try await restore(path, isFolder: folders.contains(path), isNamed: isNamed, client, history, terminal)
            }
        }
    }

    /// The paths of the items to restore: the path itself, or the files in the folder. A deleted folder is restored with the
    /// empty folders in it, if they are no files.
    private func items(
        _ client: DropboxClient
    ) async throws(CommandError) -> (paths: [String], possibleFolders: Set<String>) {
        if revision != nil { return ([path], []) }
        // The deleted item at the path itself, and the folder to list: a deleted one can't be listed.
        var deleted: String?
        var (folder, prefix): (String, String?) = (path, nil)
        var paths: [String] = []
        do {
            if !path.isEmpty {
                let item = try await client.files.getMetadata(path: path, includeDeleted: true).response()
                if item is Files.FileMetadata { return ([path], []) }
                if item is Files.DeletedMetadata {
                    let lowercased = item.pathLower ?? path.lowercased()
                    folder = try await RemoteItems.existingFolder(above: lowercased, client)
                    (deleted, prefix) = (item.displayPath, lowercased + "/")
                }
            }
            for try await entry in client.files.entries(in: folder, recursive: true, includeDeleted: true)
            where entry.nameError == nil {
                if let prefix, entry.pathLower?.hasPrefix(prefix) != true { continue }
                if entry is Files.DeletedMetadata || date != nil && entry is Files.FileMetadata {
                    paths.append(entry.displayPath)
                }
            }
        } catch let error as CommandError {
            throw error
        } catch { throw .failure("cannot find \(path)", error) }
        // A deleted item doesn't say what it was: only a file has revisions.
        let wasFile = if let deleted { try await FormerItem(of: deleted, at: nil, client).isFile } else { false }
        if wasFile, let deleted { paths.insert(paths.isEmpty ? path : deleted, at: 0) }
        paths = try await lastItems(paths, client)
        if date != nil { return (paths, []) }
        guard let deleted, !wasFile || paths.first != deleted && paths.first != path else { return (paths, []) }
        // The others are created with what is in them.
        let parents = Set(paths.map { $0.lowercased().parentPath })
        var folders = Set([deleted] + paths.filter { !parents.contains($0.lowercased()[...]) })
        if paths.isEmpty { return ([deleted], folders) }
        folders.remove(deleted)
        return (paths, folders)
    }

    /// Leaves out what wasn't at a path anymore, or not yet, because a file and a folder were there one after the other, and
    /// folders that are created with what is in them.
    private func lastItems(_ paths: [String], _ client: DropboxClient) async throws(CommandError) -> [String] {
        var contents: [Substring: [String]] = [:]
        let known = Set(paths.map { $0.lowercased()[...] })
        for path in paths {
            var folder = path.lowercased().parentPath
            while !folder.isEmpty {
                if known.contains(folder) { contents[folder, default: []].append(path) }
                folder = folder.parentPath
            }
        }
        var removed: Set<Substring> = []
        for path in paths.sorted(by: { $0.utf8.count < $1.utf8.count }) {
            let key = path.lowercased()[...]
            guard let contents = contents[key], !removed.contains(key) else { continue }
            let file = try await FormerItem(of: path, at: date, client)
            var isFolder = !file.isFile
            for path in contents where !isFolder {
                isFolder = try await FormerItem(of: path, at: date, client).follows(file)
            }
            if isFolder { removed.insert(key) } else { removed.formUnion(contents.map { $0.lowercased()[...] }) }
        }
        return paths.filter { !removed.contains($0.lowercased()[...]) }
    }

    private func restore(
        _ path: String, isFolder: Bool, isNamed: Bool, _ client: DropboxClient, _ history: HistoryRecorder?,
        _ terminal: Terminal
    ) async throws(CommandError) {
        let file: Files.FileMetadata?
        let result: Files.ListRevisionsResult
        do throws(CallError<Files.ListRevisionsError>) {
            result = try await client.files.revisions(of: path, limit: 100)
            file = try await client.files.first(of: result, at: path, where: isWanted)
        } catch {
            switch error.routeError {
            case .path(.notFile) where isFolder, .path(.notFound) where isFolder:
                return try await restoreFolder(path, client, history, terminal)
            case .path(.notFile) where path != self.path, .path(.notFound) where path != self.path:
                // A deleted folder in the listing has no revisions; its files are listed by themselves.
                return
            default: throw .failure("cannot restore \(path)", error)
            }
        }
        if let date {
            let isDeleted = result.isDeleted && result.serverDeleted.map { $0 <= date } == true
            if file == nil || isDeleted {
                // A file that wasn't in the folder at this time.
                if !isNamed { return }
                let reason = isDeleted ? "it was deleted before" : "it didn't exist at"
                throw .failure("cannot restore \(path): \(reason) \(date.apiText); `dbx revs` lists the revisions")
            }
        }
        guard let target = revision ?? file?.rev else {
            throw .failure("cannot restore \(path): it has no revisions")
        }
        let current = result.isDeleted ? nil : result.entries.first
        if let current, current.rev == target || file.map({ current.contentHash == $0.contentHash }) == true {
            if let file { show(file, "unchanged", terminal) }
            return
        }
        guard let history else {
            guard let file else { throw .failure("cannot restore \(path): there is no revision \(target)") }
            return show(file, "planned", terminal)
        }
        do {
            // Only a deleted file can have lost its folder.
            let placement = current == nil ? try await Placement(at: path, client) : nil
            let restored = try await history.restore(
                path, target, file?.contentHash, replacing: current?.rev, in: placement, client)
            show(restored, "restored", terminal)
        } catch { throw .failure("cannot restore \(path)", error) }
    }

    /// Returns whether a revision is the one to restore, or the first of several.
    private func isWanted(_ file: Files.FileMetadata) -> Bool {
        if let revision { return file.rev == revision }
        return date.map { file.serverModified <= $0 } ?? true
    }

    /// Creates a folder that was empty when it was deleted.
    private func restoreFolder(
        _ path: String, _ client: DropboxClient, _ history: HistoryRecorder?, _ terminal: Terminal
    ) async throws(CommandError) {
        guard let history else {
            return show(
                Files.FolderMetadata(name: String(path.lastPathName), id: "", pathDisplay: path), "planned", terminal)
        }
        do {
            let placement = try await Placement(atFreePath: path, client)
            show(try await history.createFolder(at: path, in: placement, client), "restored", terminal)
        } catch { throw .failure("cannot restore \(path)", error) }
    }

    private func show(_ file: Files.Metadata, _ outcome: String, _ terminal: Terminal) {
        if isJSON {
            var fields = file.jsonFields
            fields.add("outcome", outcome)
            return terminal.print(json: fields)
        }
        if outcome == "unchanged" { return terminal.printStatus("\(file.displayPath) is unchanged") }
        let details = (file as? Files.FileMetadata).map { "  \($0.rev)  \($0.serverModified.apiText)" } ?? "/"
        terminal.print("\(isDryRun ? "would restore" : "restored") \(file.displayPath)\(details)")
    }
}

/// What was at the path of a deleted item: the file, if it was one.
private struct FormerItem: Sendable {
    /// The last revision of the file, or `nil` if it was a folder.
    private let file: Files.FileMetadata?
    private let deletion: Date?

    var isFile: Bool { file != nil }

    /// - Parameter date: The time at which the item was there, or `nil` for its deletion.
    init(of path: String, at date: Date?, _ client: DropboxClient) async throws(CommandError) {
        do throws(CallError<Files.ListRevisionsError>) {
            let result = try await client.files.revisions(of: path, limit: date == nil ? 1 : 100)
            let wasDeleted = if let date, let time = result.serverDeleted { time <= date } else { false }
            let file = try await client.files.first(of: result, at: path) { file in
                date.map { file.serverModified <= $0 } ?? true
            }
            (self.file, deletion) = (wasDeleted ? nil : file, result.serverDeleted)
        } catch {
            guard error.routeError != nil else { throw .failure("cannot list the revisions of \(path)", error) }
            (file, deletion) = (nil, nil)
        }
    }

    /// Returns whether the file was in a folder that took the place of another file, instead of the other way around.
    ///
    /// The deletion of the other file can be that of the folder, and times are whole seconds. Within a second, later revisions
    /// are greater.
    func follows(_ other: FormerItem) -> Bool {
        guard let file, let former = other.file else { return false }
        if let deletion, let formerDeletion = other.deletion {
            if deletion > formerDeletion { return true }
            if deletion == formerDeletion, former.serverModified < formerDeletion { return true }
        }
        guard file.serverModified == former.serverModified else { return file.serverModified > former.serverModified }
        return (file.rev.utf8.count, file.rev) > (former.rev.utf8.count, former.rev)
    }
}

extension FilesRoutes {
    /// Returns the revisions of a file by its path or ID, newest first.
    fileprivate func revisions(
        of path: String, limit: Int
    ) async throws(CallError<Files.ListRevisionsError>) -> Files.ListRevisionsResult {
        try await listRevisions(path: path, mode: path.hasPrefix("id:") ? .id : .path, limit: UInt64(limit)).response()
    }

    /// Returns the first revision that satisfies a condition, newest first.
    ///
    /// - Parameters:
    ///   - page: The newest revisions.
    ///   - path: The path of the file. With an ID, Dropbox lists no others.
    fileprivate func first(
        of page: Files.ListRevisionsResult, at path: String, where isWanted: (Files.FileMetadata) -> Bool
    ) async throws(CallError<Files.ListRevisionsError>) -> Files.FileMetadata? {
        var page = page
        while true {
            if let file = page.entries.first(where: isWanted) { return file }
            guard page.hasMore, let last = page.entries.last else { return nil }
            page = try await listRevisions(path: path, limit: 100, beforeRev: last.rev).response()
        }
    }
}
