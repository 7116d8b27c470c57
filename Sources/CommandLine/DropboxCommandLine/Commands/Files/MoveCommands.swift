import DropboxCore
import SwiftyDropbox

/// `dbx mv`: moves or renames files and folders.
struct MvCommand: Command {
    static let name = "mv"
    static let summary = "move or rename files and folders"
    static let discussion = "Move or rename files and folders in Dropbox. " + Relocation.discussion
    static let examples = ["dbx mv /draft.txt /final.txt", "dbx mv '/inbox/*.jpg' /photos/", "dbx mv --dry-run /a /b/"]
    static let output = Relocation.output

    private let relocation: Relocation

    init(_ arguments: inout Arguments) throws(CommandError) { relocation = try Relocation(&arguments, .move) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await relocation.run(terminal) }
}

/// `dbx cp`: copies files and folders.
struct CpCommand: Command {
    static let name = "cp"
    static let summary = "copy files and folders, also to another account"
    static let discussion =
        "Copy files and folders in Dropbox, without transferring their content. " + Relocation.discussion
    static let examples = [
        "dbx cp /report.pdf /archive/", "dbx cp -n '/photos/2025*' /best/",
        "dbx cp /album / --to-account bob@example.com",
    ]
    static let output = Relocation.output

    private let relocation: Relocation

    init(_ arguments: inout Arguments) throws(CommandError) { relocation = try Relocation(&arguments, .copy) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await relocation.run(terminal) }
}

/// A move or a copy of items in Dropbox.
private struct Relocation: Sendable {
    enum Kind: String, Sendable {
        case move, copy

        var pastTense: String { self == .move ? "moved" : "copied" }
    }

    static let discussion = """
        The destination is the new path of the item, whatever exists there. A path that is . or .. or ends in / is the
        folder in which the items get their names; several sources and patterns require one. `dbx undo` takes it back.
        """
    static let output =
        OutputField.item + [
            OutputField("from", "the path of the source"), OutputField("outcome", "moved, copied, or planned"),
        ]

    private let kind: Kind
    private let sources: [String]
    private let destination: Destination
    private let overwrites: Bool
    private let autorename: Bool
    private let transfersOwnership: Bool
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions
    private let otherAccount: AccountOptions?

    init(_ arguments: inout Arguments, _ kind: Kind) throws(CommandError) {
        self.kind = kind
        var words = try arguments.remainingArguments(
            "PATH", "the files and folders or patterns, then the destination as the last one", .remotePath)
        overwrites = arguments.flag("overwrite", "replace an existing file")
        autorename = arguments.flag("autorename", "choose another name if an item exists")
        transfersOwnership =
            kind == .move
            && arguments.flag(
                "transfer-ownership",
                "let the owner of the destination folder become the owner of the items, if it is another account")
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would be \(kind.pastTense), and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        let other = arguments.option(
            "to-account", "ACCOUNT", "\(kind.rawValue) to this account instead of within the account", .account)
        let account = try AccountOptions(&arguments)
        self.account = account
        otherAccount = other.map { account.with(name: $0) }
        let last = words.popLast() ?? ""
        if words.isEmpty, !arguments.isDeclaring { throw .usage("missing destination; --help shows the usage") }
        destination = Destination(last)
        if words.count > 1, !destination.isParent {
            throw .usage("invalid destination '\(last)': with several sources, it must end in /")
        }
        if overwrites, autorename { throw .usage("--overwrite and --autorename cannot be combined") }
        let sources = words.map(RemotePattern.normalized)
        self.sources = sources
        if sources.contains("") { throw .usage("cannot \(kind.rawValue) the root folder") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let command = "\(kind == .move ? "mv" : "cp") \((sources + [destination.text]).joined(separator: " "))"
            let history = isDryRun ? nil : try await HistoryRecorder(account, client, command, terminal)
            guard let otherAccount else { return try await run(Mover(client, client, history), terminal) }
            return try await otherAccount.withClient(terminal) { other throws(CommandError) in
                let otherHistory =
                    isDryRun
                    ? nil
                    : try await HistoryRecorder(otherAccount, other, command + " (from another account)", terminal)
                return try await run(Mover(client, other, history, otherHistory), terminal)
            }
        }
    }

    /// The clients of the source and the destination, which are the same unless the destination is in another account.
    private struct Mover {
        let source: DropboxClient
        let target: DropboxClient
        let sourceHistory: HistoryRecorder?
        let targetHistory: HistoryRecorder?
        var isBetweenAccounts: Bool { source !== target }

        init(
            _ source: DropboxClient, _ target: DropboxClient, _ history: HistoryRecorder?,
            _ other: HistoryRecorder? = nil
        ) { (self.source, self.target, sourceHistory, targetHistory) = (source, target, history, other ?? history) }
    }

    private func run(_ mover: Mover, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await terminal.forEach(sources, isJSON: isJSON) { path throws(CommandError) in
            let items = try await RemoteItems.matching(path, mover.source, terminal, isJSON: isJSON)
            guard !items.isEmpty else {
                throw .rejection("cannot \(kind.rawValue) \(path)", code: "from_lookup/not_found")
            }
            let isPattern = NamePattern.isPattern(path) && items.count > 1
            guard !isPattern || destination.isParent else {
                throw .usage("invalid destination '\(destination.text)': with a pattern, it must end in /")
            }
            for item in items {
                let target = destination.remotePath(of: item.name)
                guard !target.isEmpty else { throw .usage("invalid destination '\(destination.text)': it has no name") }
                try await relocate(item, to: target, mover, terminal)
            }
        }
    }

    private func relocate(
        _ item: Files.Metadata, to target: String, _ mover: Mover, _ terminal: Terminal
    ) async throws(CommandError) {
        let source = item.displayPath
        let operation = "cannot \(kind.rawValue) \(source) to \(target)"
        let existing =
            overwrites || isDryRun ? try await RemoteItems.item(at: target, mover.target, for: operation) : nil
        let isItself = !mover.isBetweenAccounts && existing?.displayPath.lowercased() == source.lowercased()
        var replaced: Files.FileMetadata?
        if overwrites, let existing, !isItself {
            guard let file = existing as? Files.FileMetadata, item is Files.FileMetadata else {
                throw .failure("\(operation): a folder is involved; --overwrite replaces only files with files")
            }
            replaced = file
        }
        guard let history = mover.targetHistory else {
            let isFree = existing == nil || replaced != nil || autorename && !mover.isBetweenAccounts
            let changesCase = isItself && kind == .move && target.lastPathName != item.name
            try await check(item, target, isFree || changesCase ? nil : existing, mover, operation)
            return show(item, source, target, "planned", terminal)
        }
        if let file = replaced {
            do { try await history.delete(file, mover.target) } catch { throw .failure(operation, error) }
        }
        let result: Files.Metadata
        do {
            let placement = try await Placement(at: target, autorenames: autorename && kind == .copy, mover.target)
            result = try await perform(item, source, target, placement, mover, history)
        } catch {
            if let replaced { try await restore(replaced, after: operation, mover, history) }
            throw .failure(operation, error)
        }
        show(result, source, result.displayPath, kind.pastTense, terminal)
    }

    /// Throws the error with which Dropbox would reject a move or a copy, as far as it's known without trying.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - target: The new path.
    ///   - obstacle: The other item at this path, or `nil` if there is none.
    ///   - mover: The clients.
    ///   - operation: The start of error messages.
    private func check(
        _ item: Files.Metadata, _ target: String, _ obstacle: Files.Metadata?, _ mover: Mover, _ operation: String
    ) async throws(CommandError) {
        let isInside = target.lowercased().isPath(below: item.displayPath.lowercased())
        if isInside, item is Files.FolderMetadata, !mover.isBetweenAccounts {
            let code = kind == .move ? "cant_move_folder_into_itself" : "duplicated_or_nested_paths"
            throw .rejection(operation, code: code)
        }
        let place = mover.isBetweenAccounts ? "path" : "to"
        if let obstacle {
            throw .rejection(
                operation, code: "\(place)/conflict/\(obstacle is Files.FolderMetadata ? "folder" : "file")")
        }
        if try await RemoteItems.existingItem(above: target, mover.target) is Files.FileMetadata {
            throw .rejection(operation, code: "\(place)/conflict/file_ancestor")
        }
    }

    private func perform(
        _ item: Files.Metadata, _ source: String, _ target: String, _ placement: Placement, _ mover: Mover,
        _ history: HistoryRecorder
    ) async throws -> Files.Metadata {
        if mover.isBetweenAccounts {
            let reference = try await mover.source.files.copyReferenceGet(path: source).response().copyReference
            let result = try await copy(item, to: target, placement, mover, history) {
                try await mover.target.files.copyReferenceSave(copyReference: reference, path: target).response()
                    .metadata
            }
            guard kind == .move else { return result }
            let contents =
                item is Files.FolderMetadata ? try await RemoteItems.contents(of: source, mover.source) : []
            try await mover.sourceHistory?.delete(item, with: contents, mover.source)
            return result
        }
        if kind == .copy {
            return try await copy(item, to: target, placement, mover, history) { [autorename] in
                try await mover.source.files.copyV2(
                    fromPath: source, toPath: target, allowSharedFolder: true, autorename: autorename
                ).response().metadata
            }
        }
        return try await history.move(
            item, to: target, in: placement, autorename: autorename, transfersOwnership: transfersOwnership,
            mover.source)
    }

    /// Copies an item, and records the copy with everything in it, so that an undo can tell it from what others put there
    /// later.
    private func copy(
        _ item: Files.Metadata, to target: String, _ placement: Placement, _ mover: Mover, _ history: HistoryRecorder,
        _ work: @escaping @Sendable () async throws -> Files.Metadata
    ) async throws -> Files.Metadata {
        let source = item.displayPath
        let contents = item is Files.FolderMetadata ? try await RemoteItems.contents(of: source, mover.source) : []
        var planned = ([item] + contents).map { entry in
            let names = entry.displayPath.pathNames.dropFirst(source.pathNames.count).map { String($0) }
            return HistoryEntry.Change.planned(
                at: ([target] + names).joined(separator: "/"), isFolder: entry is Files.FolderMetadata, hash: entry.hash
            )
        }
        planned[0].cursor = placement.cursor
        return try await history.make(
            planned, in: placement,
            changes: { copy in
                guard copy is Files.FolderMetadata else { return [.created(copy)] }
                let contents = try await RemoteItems.contents(of: copy.displayPath, mover.target)
                return ([copy] + contents).map { .created($0) }
            },
            find: {
                // With --autorename, another request could make a second copy.
                guard placement.isFree else { return autorename ? .unknown : .notMade }
                guard let copy = try await RemoteItems.item(at: target, mover.target) else { return .notMade }
                let isSame = copy is Files.FolderMetadata == (item is Files.FolderMetadata) && copy.hash == item.hash
                return isSame ? .made(copy) : .notMade
            }, work)
    }

    /// Brings back the file at the destination after a failure, unless another item is there now.
    ///
    /// - Parameter operation: The start of error messages.
    private func restore(
        _ file: Files.FileMetadata, after operation: String, _ mover: Mover, _ history: HistoryRecorder
    ) async throws(CommandError) {
        let path = file.displayPath
        do {
            try await history.shielded {
                guard try await RemoteItems.item(at: path, mover.target) == nil else {
                    throw CommandError.failure(
                        """
                        \(operation): another item is there now, in the place of the file that was to be replaced; \
                        `dbx revs \(path)` lists its revisions
                        """)
                }
                _ = try await history.restore(path, file.rev, file.contentHash, mover.target)
            }
        } catch {
            throw .failure("cannot bring back \(path), which was to be replaced; use `dbx undo`", error)
        }
    }

    private func show(
        _ item: Files.Metadata, _ source: String, _ target: String, _ outcome: String, _ terminal: Terminal
    ) {
        guard isJSON else {
            let verb = outcome == "planned" ? "would \(kind.rawValue)" : outcome
            return terminal.print("\(verb) \(source) to \(target)")
        }
        var fields = item.jsonFields
        fields.add("from", source)
        fields.add("outcome", outcome)
        terminal.print(json: fields)
    }
}
