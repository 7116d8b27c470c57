import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx put`: uploads files, folders, or standard input.
struct PutCommand: Command {
    static let name = "put"
    static let summary = "upload files and folders, or resume interrupted uploads"
    static let discussion = """
        Upload a file of any size, a folder with all its contents, or standard input. Run the same command again to resume
        an interrupted upload (after Control-C, an error, or a power failure). Files of a folder that exist in Dropbox with
        the same content are not uploaded again; files appear in Dropbox after at most 64 MiB or 5 seconds.
        """
    static let usage = [
        "FILE [PATH] [OPTIONS]", "FOLDER [PATH] [OPTIONS]", "FILE-OR-FOLDER… PATH/ [OPTIONS]", "- PATH [OPTIONS]",
    ]
    static let examples = [
        "dbx put report.pdf /reports/", "dbx put Documents /backup/ --overwrite --delete --dry-run",
        "tar c photos | dbx put - /photos.tar",
    ]
    static let output = OutputField.transfer
    static let notes = """
        Prints the path, the revision and the size of an uploaded file. The exit status is 1 if an item could not be
        uploaded.
        """

    private let sources: [PutSource]
    private let account: AccountOptions
    private let isJSON: Bool
    private let bandwidth: BandwidthOption
    private let overwrite: Bool
    private let mode: Files.WriteMode
    private let options: FileUploadOptions
    private let journal: URL
    private let folderOptions: FolderOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let words = try arguments.remainingArguments(
            "FILE",
            """
            the file or folder; - for standard input. Several files (*.jpg, for example) are uploaded to the folder PATH/ \
            one after the other; the failure of a file doesn't stop the others. The last argument is PATH, the new path of \
            the item in Dropbox, whatever exists there. A path that is . or .. or ends in / is the folder in which the \
            item gets its name (default: /, the root). The filters also select from these files, and from several folders
            """, .file)
        overwrite = arguments.flag("overwrite", "replace existing files")
        bandwidth = try .forUploads(&arguments)
        journal =
            arguments.file(
                "journal", "DIR",
                "store the state of unfinished uploads in DIR (default: dbx/uploads in XDG_STATE_HOME)")
            ?? Self.stateDirectory
        isJSON = arguments.flag("json", "print the result as JSON")
        let file = try PutFileOptions(&arguments, overwrite: overwrite)
        folderOptions = try FolderOptions(&arguments)
        account = try AccountOptions(&arguments, .transfer)
        sources = try Self.sources(words)
        // An upload reports that a source doesn't exist.
        if sources.contains(where: { $0.name == "-" }) {
            try folderOptions.rejectOptions(for: "standard input")
        } else if !sources.contains(where: \.isFolder) {
            if sources.contains(where: \.isFile) { try folderOptions.rejectFolderOptions(for: "a file") }
        } else if !sources.contains(where: \.isFile) {
            try file.reject(for: "a folder")
        }
        if sources.count > 1, case .update = file.mode { throw .usage("--update works only with a single file") }
        mode = file.mode
        options = FileUploadOptions { [journal, bandwidth] in
            file.apply(&$0)
            $0.bandwidthLimiter = bandwidth.limiter
            $0.journal = UploadJournal(directory: journal)
        }
    }

    private static func sources(_ words: [String]) throws(CommandError) -> [PutSource] {
        var words = words
        let path = words.count > 1 ? words.removeLast() : nil
        if words.count > 1 {
            guard let path, Destination(path).isParent else {
                throw .usage("invalid destination '\(path ?? "")': with several files, it must end in /")
            }
        }
        return try words.map { word throws(CommandError) in
            var isFolder: ObjCBool = false
            let exists = word != "-" && FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
            return PutSource(
                name: word, path: try destination(of: word, path), isFolder: exists && isFolder.boolValue,
                isFile: exists && !isFolder.boolValue)
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await bandwidth.whileChanging { () async throws(CommandError) in try await putAll(client, terminal) }
        }
    }

    private func putAll(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let folderOptions = try transferOptions(terminal)
        let names = sources.map(\.name).joined(separator: " ")
        let paths = sources.map { $0.path.pathNames }
        let destination = "/" + (paths.count == 1 ? paths[0] : paths[0].dropLast()).joined(separator: "/")
        let command = "put \(names) \(destination)"
        let history =
            self.folderOptions.isDryRun ? nil : try await HistoryRecorder(account, client, command, terminal)
        if sources.count == 1, let source = sources.first {
            return try await put(source, folderOptions, client, history, terminal)
        }
        var status = ExitStatus.success
        for source in sources {
            let outcome = try await terminal.reportingFailure(isJSON: isJSON) { () async throws(CommandError) in
                try await put(source, folderOptions, client, history, terminal)
            }
            if outcome != .success { status = .failure }
        }
        return status
    }

    /// The options for folders, and the filters.
    private func transferOptions(_ terminal: Terminal) throws(CommandError) -> FolderTransferOptions {
        var options = try folderOptions.options()
        options.overwrite = overwrite
        options.bandwidthLimiter = bandwidth.limiter
        options.journal = self.options.journal
        options.onJournalFailure = Self.journalWarning(terminal)
        return options
    }

    private func put(
        _ source: PutSource, _ folderOptions: FolderTransferOptions, _ client: DropboxClient,
        _ history: HistoryRecorder?, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        // The filters select from several items, but not the only folder, whose items they select.
        if sources.count > 1 || !source.isFolder, let reason = source.reason(toSkip: folderOptions) {
            if isJSON {
                terminal.print(json: ["path": source.path, "outcome": "skipped", "reason": reason.userMessage])
            } else {
                terminal.printStatus("skipped \(source.name): \(reason.userMessage)")
            }
            return .success
        }
        if source.isFolder { return try await folder(source, folderOptions, client, history, terminal) }
        guard let history else { return try await plan(source, client, terminal) }
        let placement: Placement
        do {
            placement = try await Placement(
                at: source.path, overwrites: overwrite, autorenames: options.autorename, client)
        } catch {
            throw .failure("cannot upload \(source.name) to \(source.path)", error)
        }
        // Without another mode, a file at the path stays as it is.
        let isKept = if case .add = mode { options.autorename } else { false }
        let planned = source.plannedChange(replacing: isKept ? nil : placement.revision, cursor: placement.cursor)
        let plan = history.plan(placement.plannedFolders + [planned])
        let metadata = try await file(
            source, modified: planned.modified.map { Date(timeIntervalSince1970: $0) }, client,
            TransferProgressLine(
                source.path, terminal: terminal, isShared: source.name == "-" && isatty(STDIN_FILENO) == 1), plan,
            terminal)
        await history.complete(plan) {
            try await placement.recordUpload(of: metadata, planned, history)
            return false
        }
        if isJSON {
            terminal.print(json: metadata.jsonFields)
        } else {
            let size = ByteCount(bytes: Int64(clamping: metadata.size))
            terminal.print("\(metadata.pathDisplay ?? source.path)  \(metadata.rev)  \(size)")
        }
        return .success
    }

    private func file(
        _ source: PutSource, modified: Date?, _ client: DropboxClient, _ line: TransferProgressLine,
        _ plan: HistoryRecorder.Plan, _ terminal: Terminal
    ) async throws(CommandError) -> Files.FileMetadata {
        defer { line.finish() }
        var options = options
        options.onProgress = line.show
        options.onJournalFailure = Self.journalWarning(terminal)
        do throws(FileUploadError) {
            guard source.name != "-" else {
                return try await client.files.uploadFile(
                    from: StandardInput.content, to: source.path, mode: mode, options: options)
            }
            options.clientModified = modified
            if modified == nil, source.attributes?[.modificationDate] != nil {
                terminal.warn(
                    "\(source.name) keeps its modification time only here: Dropbox stores the years 1 to 9999")
            }
            return try await client.files.uploadFile(
                from: URL(fileURLWithPath: source.name), to: source.path, mode: mode, options: options)
        } catch {
            if error.isOutcomeKnown { plan.withdraw() }
            if error.isCancellation { throw source.name == "-" ? .interrupted : .interruptedTransfer }
            if case .update(let revision) = mode, error.isConflict {
                throw await source.error(ofOldRevision: revision, client)
            }
            throw .failure("cannot upload \(source.name) to \(source.path)", error, remedy(source))
        }
    }

    private func remedy(_ source: PutSource) -> ConflictRemedy {
        ConflictRemedy(overwrites: true, autorenames: true, goesIntoFolders: source.name != "-")
    }

    /// Prints what the upload of a file would do, or throws the error with which Dropbox would reject it.
    private func plan(
        _ source: PutSource, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let operation = "cannot upload \(source.name) to \(source.path)"
        let size: Int64
        do { size = try await FilesRoutes.sizeOfUpload(from: URL(fileURLWithPath: source.name)) } catch {
            throw .failure(operation, error)
        }
        let existing = try await RemoteItems.item(at: source.path, client, for: operation)
        let file = existing as? Files.FileMetadata
        if case .update(let revision) = mode, file?.rev != revision {
            throw await source.error(ofOldRevision: revision, client)
        }
        if existing != nil, file == nil, !options.autorename {
            throw .rejection(operation, code: "path/conflict/folder", remedy(source))
        }
        if case .add = mode, let file, !options.autorename, await !source.hasContent(of: file) {
            throw .rejection(operation, code: "path/conflict/file", remedy(source))
        }
        if existing == nil, try await RemoteItems.existingItem(above: source.path, client) is Files.FileMetadata {
            throw .rejection(operation, code: "path/conflict/file_ancestor")
        }
        if isJSON {
            terminal.print(json: ["path": source.path, "size": size, "outcome": "planned"])
        } else {
            terminal.print("would upload \(source.name) to \(source.path)")
        }
        return .success
    }

    private func folder(
        _ source: PutSource, _ options: FolderTransferOptions, _ client: DropboxClient, _ history: HistoryRecorder?,
        _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let placement: Placement
        do { placement = try await Placement(ofFolder: source.path, client) } catch {
            throw .failure("cannot upload \(source.name) to \(source.path)", error)
        }
        let record = history.map { FolderUploadRecord($0, placement, source.path) }
        let outcome: Result<ExitStatus, CommandError>
        do throws(CommandError) {
            let rejection = try await prepare(source, placement.folder?.id, client, record, terminal)
            var options = options
            if let record { options.willChange = { record.plan($0) } }
            outcome = .success(
                try await transfer(source, client, options, { record?.add($0) }, rejection, terminal))
        } catch {
            outcome = .failure(error)
        }
        await record?.finish()
        return try outcome.get()
    }

    private func transfer(
        _ source: PutSource, _ client: DropboxClient, _ options: FolderTransferOptions,
        _ onItem: @escaping @Sendable (FolderTransferResult.Item) -> Void, _ rejection: CommandError?,
        _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try await folderOptions.transfer(
            source.path, "uploaded", isJSON: isJSON, terminal, destination: source.path,
            errorPrefix: "cannot upload \(source.name) to \(source.path)",
            in: sources.count > 1 ? source.path : nil, rejection: rejection, options, onItem: onItem
        ) { options, progress in
            try await client.files.uploadFolder(
                from: URL(fileURLWithPath: source.name), to: source.path, options: options, progress: progress)
        }
    }

    /// Checks and records the folder in Dropbox before the upload. Returns the error of an upload that must not start.
    ///
    /// - Parameters:
    ///   - id: The ID of the folder, or `nil` if it doesn't exist, or is the root.
    ///   - record: The record of the upload in the history.
    private func prepare(
        _ source: PutSource, _ id: String?, _ client: DropboxClient, _ record: FolderUploadRecord?,
        _ terminal: Terminal
    ) async throws(CommandError) -> CommandError? {
        let mirror = RemoteMirror(
            journal: journal, source: URL(fileURLWithPath: source.name), folder: source.path,
            root: try account.rootIdentity())
        let (deletes, isDryRun) = (folderOptions.deletes, folderOptions.isDryRun)
        let exists = id != nil || source.path.isEmpty
        if !exists, isDryRun, try await RemoteItems.existingItem(above: source.path, client) is Files.FileMetadata {
            throw .rejection(
                "cannot upload \(source.name) to \(source.path)", code: "path/conflict/file_ancestor")
        }
        if exists && mirror.isKnown(id) || isDryRun && !deletes { return nil }
        if deletes, folderOptions.isForced {
            if !isDryRun { await begin(mirror, id, source, client, record, terminal) }
            return nil
        }
        // The second time if another program creates the folder in the meantime.
        for _ in 1...(deletes ? 2 : 1) {
            let names: [String]
            do { names = try await mirror.names(client.files) } catch {
                // The upload itself reports the error, unless this check is necessary.
                guard deletes else { return nil }
                throw .failure("cannot upload \(source.name) to \(source.path)", error)
            }
            guard names.isEmpty else {
                return deletes ? folderOptions.rejection(source.path.isEmpty ? "/" : source.path, names) : nil
            }
            guard !isDryRun, await !begin(mirror, id, source, client, record, terminal) else { return nil }
        }
        return nil
    }

    /// Creates the folder in Dropbox if it doesn't exist, and records that it's a copy. Without the record, the next mirror
    /// requires a confirmation.
    ///
    /// - Returns: `false` if another program has created the folder.
    @discardableResult private func begin(
        _ mirror: RemoteMirror, _ id: String?, _ source: PutSource, _ client: DropboxClient,
        _ record: FolderUploadRecord?, _ terminal: Terminal
    ) async -> Bool {
        var id = id
        if id == nil, !source.path.isEmpty {
            do {
                // Its ID tells the folder from another one with the same path.
                guard let folder = try await client.files.createFolder(at: source.path) else {
                    record?.folderExists()
                    return false
                }
                id = folder.id
            } catch {
                // The upload says why it can't be created.
                return true
            }
        }
        do { try mirror.record(id) } catch  where folderOptions.deletes {
            terminal.warn(
                """
                cannot record that \(source.path) is the copy of \(source.name), so the next --delete needs \
                --force-delete: \(CommandError.userMessage(for: error)); to record it elsewhere, use --journal DIRECTORY
                """)
        } catch {}
        return true
    }

    /// Returns a closure that warns once that uploads can't be continued.
    private static func journalWarning(_ terminal: Terminal) -> @Sendable (any Error) -> Void {
        let warning = SingleWarning(terminal)
        return { error in
            warning.print(
                """
                the state of the upload can't be stored, so the upload starts from the beginning if it's stopped: \
                \(CommandError.userMessage(for: error)); to store it elsewhere, use --journal DIRECTORY
                """)
        }
    }

    /// Returns the destination of a source. In a folder, the item keeps its name.
    private static func destination(of source: String, _ path: String?) throws(CommandError) -> String {
        let destination = Destination(path ?? "/")
        guard source != "-" || !destination.isParent else {
            throw .usage("missing destination path for standard input: dbx put - PATH")
        }
        let name = URL(fileURLWithPath: source).standardizedFileURL.lastPathComponent
        // The root directory has no name; its contents are uploaded.
        return destination.remotePath(of: name == "/" ? nil : name)
    }

    private static var stateDirectory: URL {
        XDGBaseDirectories.url("XDG_STATE_HOME", ".local/state").appendingPathComponent("dbx/uploads")
    }
}
