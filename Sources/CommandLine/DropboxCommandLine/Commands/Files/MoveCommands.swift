import DropboxConcurrency
import DropboxCore
import SwiftyDropbox

/// `dbx mv`: moves or renames files and folders.
struct MvCommand: Command {
    static let name = "mv"
    static let summary = "move or rename files and folders, also to another account"
    static let discussion = "Move or rename files and folders in Dropbox. " + Relocation.discussion
    static let examples = ["dbx mv /draft.txt /final.txt", "dbx mv '/inbox/*.jpg' /photos/", "dbx mv --dry-run /a /b/"]
    static let notes = """
        A move to another account is a copy and a deletion of the source. The source is kept if the copy lacks something of it,
        because others change it in the meantime. Run the same command again to continue one that was stopped: if the
        destination has exactly the content of the source, only the deletion is left. Dropbox doesn't limit the deletion of a
        folder to what was copied: a change in the moment of the deletion is deleted, too; `dbx undo` brings it back.


        """ + Relocation.otherAccountNotes
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
    static let notes = Relocation.otherAccountNotes
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
    static let otherAccountNotes = """
        With --to-account, the member of --as-member or --as-admin and the root of --root are those of the source. If only the
        destination is a team, the member is that of the team.
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
    private let otherAccount: String?

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
        otherAccount = arguments.option(
            "to-account", "ACCOUNT", "\(kind.rawValue) to this account instead of within the account", .account)
        account = try AccountOptions(&arguments)
        let last = words.popLast() ?? ""
        if words.isEmpty, !arguments.isDeclaring { throw .usage("missing destination; --help shows the usage") }
        destination = Destination(last)
        if words.count > 1, !destination.isParent {
            throw .usage("invalid destination '\(last)': with several sources, it must end in /")
        }
        if overwrites, autorename { throw .usage("--overwrite and --autorename cannot be combined") }
        let sources = try words.map { (path) throws(CommandError) in try RemotePattern.ofItem(path) }
        self.sources = sources
        if sources.contains("") { throw .usage("cannot \(kind.rawValue) the root folder") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let command = "\(kind == .move ? "mv" : "cp") \((sources + [destination.text]).joined(separator: " "))"
        let accounts: (source: AccountOptions, destination: AccountOptions?) =
            if let otherAccount { try account.forCopy(to: otherAccount) } else { (account, nil) }
        return try await accounts.source.withClient(terminal) { client throws(CommandError) in
            let source = try await RelocationAccounts.Party(
                accounts.source, client, command, isDryRun: isDryRun, terminal)
            guard let destination = accounts.destination else {
                return try await run(RelocationAccounts(source: source, target: source), terminal)
            }
            return try await destination.withClient(terminal) { client throws(CommandError) in
                let target = try await RelocationAccounts.Party(
                    destination, client, command + " (from another account)", isDryRun: isDryRun, terminal)
                return try await run(RelocationAccounts(source: source, target: target), terminal)
            }
        }
    }

    private func run(_ accounts: RelocationAccounts, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await terminal.forEach(sources, isJSON: isJSON) { path throws(CommandError) in
            let operation = "cannot \(kind.rawValue) \(path)"
            let items = try await accounts.at(\.source, operation) { client in
                try await RemoteItems.matching(
                    path, client, terminal, isJSON: isJSON, for: operation, missing: "from_lookup/not_found")
            }
            let isPattern = NamePattern.isPattern(path) && items.count > 1
            guard !isPattern || destination.isParent else {
                throw .usage("invalid destination '\(destination.text)': with a pattern, it must end in /")
            }
            for item in items {
                let target = destination.remotePath(of: item.name)
                guard !target.isEmpty else { throw .usage("invalid destination '\(destination.text)': it has no name") }
                try await relocate(item, to: target, accounts, terminal)
            }
        }
    }

    private func relocate(
        _ item: Files.Metadata, to target: String, _ accounts: RelocationAccounts, _ terminal: Terminal
    ) async throws(CommandError) {
        let source = item.displayPath
        let operation = "cannot \(kind.rawValue) \(source) to \(target)"
        // A move to another account can have been stopped after the copy.
        let mayBeCopied = accounts.areDifferent && kind == .move
        let existing =
            overwrites || isDryRun || mayBeCopied
            ? try await accounts.at(\.target, operation) { try await RemoteItems.item(at: target, $0, for: operation) }
            : nil
        let isItself =
            accounts.areDifferent
            ? existing?.isSameItem(as: item) == true
            : [target, existing?.displayPath].contains { $0?.lowercased() == source.lowercased() }
        if isItself, accounts.areDifferent { throw RelocationAccounts.sameItem(operation) }
        if mayBeCopied, let existing, try await accounts.isCopy(existing, of: item, operation) {
            if !isDryRun { try await accounts.deleteSource(item, copiedTo: existing, nil, operation) }
            return show(existing, source, existing.displayPath, isDryRun ? "planned" : kind.pastTense, terminal)
        }
        let changesCase = isItself && kind == .move && target.lastPathName != item.name
        if isItself, !autorename, !changesCase {
            throw .failure(
                "\(operation): the source and the destination are the same", code: "duplicated_or_nested_paths")
        }
        var replaced: Files.FileMetadata?
        if overwrites, let existing, !isItself {
            guard let file = existing as? Files.FileMetadata, item is Files.FileMetadata else {
                throw .failure("\(operation): a folder is involved; --overwrite replaces only files with files")
            }
            replaced = file
        }
        guard let history = accounts.target.history else {
            let isFree = existing == nil || replaced != nil || autorename
            try await check(item, target, isFree || changesCase ? nil : existing, accounts, operation)
            return show(item, source, target, "planned", terminal)
        }
        if let file = replaced {
            try await accounts.at(\.target, operation, .changedFile) { try await history.delete(file, $0) }
        }
        let result: Files.Metadata
        var state: FolderState?
        do throws(CommandError) {
            if accounts.areDifferent {
                (result, state) = try await copyToOtherAccount(item, target, accounts, history, operation)
            } else {
                do { result = try await perform(item, source, target, accounts.source.client, history) } catch {
                    throw .failure(operation, error, remedy(item))
                }
            }
        } catch {
            if let replaced { try await restore(replaced, after: operation, accounts.target.client, history) }
            throw error
        }
        if mayBeCopied { try await accounts.deleteSource(item, copiedTo: result, state, operation) }
        show(result, source, result.displayPath, kind.pastTense, terminal)
    }

    /// Throws the error with which Dropbox would reject a move or a copy, as far as it's known without trying.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - target: The new path.
    ///   - obstacle: The other item at this path, or `nil` if there is none.
    ///   - accounts: The accounts.
    ///   - operation: The start of error messages.
    private func check(
        _ item: Files.Metadata, _ target: String, _ obstacle: Files.Metadata?, _ accounts: RelocationAccounts,
        _ operation: String
    ) async throws(CommandError) {
        let isInside = target.lowercased().isPath(below: item.displayPath.lowercased())
        if isInside, item is Files.FolderMetadata, !accounts.areDifferent {
            let code = kind == .move ? "cant_move_folder_into_itself" : "duplicated_or_nested_paths"
            throw .rejection(operation, code: code)
        }
        let place = accounts.areDifferent ? "path" : "to"
        if let obstacle {
            throw .rejection(
                operation, code: "\(place)/conflict/\(obstacle is Files.FolderMetadata ? "folder" : "file")",
                remedy(item))
        }
        if try await RemoteItems.existingItem(above: target, accounts.target.client) is Files.FileMetadata {
            throw .rejection(operation, code: "\(place)/conflict/file_ancestor")
        }
    }

    private func remedy(_ item: Files.Metadata) -> ConflictRemedy {
        ConflictRemedy(overwrites: item is Files.FileMetadata, autorenames: true, goesIntoFolders: true)
    }

    private func perform(
        _ item: Files.Metadata, _ source: String, _ target: String, _ client: DropboxClient, _ history: HistoryRecorder
    ) async throws -> Files.Metadata {
        let placement = try await Placement(at: target, autorenames: autorename && kind == .copy, client)
        guard kind == .copy else {
            return try await history.move(
                item, to: target, in: placement, autorename: autorename, transfersOwnership: transfersOwnership, client)
        }
        let contents = item is Files.FolderMetadata ? try await RemoteItems.contents(of: source, client) : []
        return try await history.copy(
            item, with: contents, to: target, in: placement, autorename: autorename, client
        ) { [autorename] in
            try await client.files.copyV2(
                fromPath: source, toPath: target, allowSharedFolder: true, autorename: autorename
            ).response().metadata
        }
    }

    /// Copies an item to another account. Dropbox chooses no other name there, so this does.
    ///
    /// - Returns: The copy, and what is in it if it's a folder.
    private func copyToOtherAccount(
        _ item: Files.Metadata, _ target: String, _ accounts: RelocationAccounts, _ history: HistoryRecorder,
        _ operation: String
    ) async throws(CommandError) -> (copy: Files.Metadata, state: FolderState?) {
        let source = item.displayPath
        let contents = try await accounts.at(\.source, operation) { client in
            item is Files.FolderMetadata ? try await RemoteItems.contents(of: source, client) : []
        }
        let reference = try await accounts.at(\.source, operation) { client in
            try await client.files.copyReferenceGet(path: source).response().copyReference
        }
        let origin = kind == .move ? accounts.origin(of: item) : nil
        let state = Locked<FolderState?>(nil)
        var tried: Set<String> = []
        var path = target
        while true {
            let attempt = path
            let copy = try await accounts.at(\.target, operation, remedy(item)) { client -> Files.Metadata? in
                do {
                    let placement = try await Placement(at: attempt, client)
                    return try await history.copy(
                        item, with: contents, to: attempt, in: placement, from: origin, client,
                        list: { copy in
                            let listed = try await FolderState(of: copy.displayPath, client)
                            state.withLock { $0 = listed }
                            return listed.contents
                        }
                    ) {
                        try await client.files.copyReferenceSave(copyReference: reference, path: attempt).response()
                            .metadata
                    }
                } catch {
                    guard autorename, tried.count < Self.maximumNames, Self.isTaken(error) else { throw error }
                    return nil
                }
            }
            if let copy { return (copy, state.withLock(\.self)) }
            let name = Autorename.name(
                for: String(target.lastPathName), style: .numbered, isFile: item is Files.FileMetadata
            ) { tried.contains($0) }
            tried.insert(name)
            path = target.parentPath + "/" + name
            guard kind == .move else { continue }
            // The copy of a command that was stopped can have this name.
            let other = try await accounts.at(\.target, operation) { [path] in try await RemoteItems.item(at: path, $0)
            }
            if let other, try await accounts.isCopy(other, of: item, operation) { return (other, nil) }
        }
    }

    /// The maximum number of names that are tried for a copy.
    private static let maximumNames = 100

    /// Returns whether a copy failed because an item has its name.
    private static func isTaken(_ error: any Error) -> Bool {
        switch (error as? CallError<Files.SaveCopyReferenceError>)?.routeError {
        case .path(.conflict(.file))?, .path(.conflict(.folder))?: true
        default: false
        }
    }

    /// Brings back the file at the destination after a failure, unless another item is there now.
    ///
    /// - Parameter operation: The start of error messages.
    private func restore(
        _ file: Files.FileMetadata, after operation: String, _ client: DropboxClient, _ history: HistoryRecorder
    ) async throws(CommandError) {
        let path = file.displayPath
        do {
            try await history.shielded {
                guard try await RemoteItems.item(at: path, client) == nil else {
                    throw CommandError.failure(
                        """
                        \(operation): another item is there now, in the place of the file that was to be replaced; \
                        `dbx revs \(path.shellWord)` lists its revisions
                        """)
                }
                _ = try await history.restore(path, file.rev, file.contentHash, client)
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
        var fields = item.jsonFields(at: target)
        fields.add("from", source)
        fields.add("outcome", outcome)
        terminal.print(json: fields)
    }
}
