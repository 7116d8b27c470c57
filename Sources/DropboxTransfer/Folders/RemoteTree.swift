import DropboxFiles

/// The files and folders that a listing told of, as they are to lie below a folder of this machine. What the server says
/// is not believed: whatever would lie elsewhere, or in the place of something else, becomes a failure.
struct RemoteTree: Sendable {
    struct File: Sendable {
        /// Names, the last one its own.
        let path: [String]
        let metadata: Files.FileMetadata
    }

    /// Paths of folders, those above before those below.
    private(set) var folders: [[String]] = []
    private(set) var files: [File] = []
    /// What is not transferred, by the path that it would have.
    private(set) var others: [FolderTransferResult.Item] = []

    private enum Place { case folder([String]), failed(String), ignored }

    /// Places of folders by their `path_lower`.
    private var places: [String: Place]
    /// Who has a name, by folder and key.
    private var taken: [String: String] = [:]
    private let ignores: (@Sendable (String, Bool) -> Bool)?

    /// - Parameters:
    ///   - entries: What the listing told, in any order.
    ///   - root: The `path_lower` of the folder; empty for the root of the account.
    init(_ entries: [Files.Metadata], root: String, ignores: (@Sendable (String, Bool) -> Bool)? = nil) {
        self.ignores = ignores
        places = [root: .folder([])]
        let known = entries.compactMap { entry in entry.pathLower.map { (path: $0, entry: entry) } }
        for entry in entries where entry.pathLower == nil { fail([entry.name], entry, .outside) }
        // Folders before what is in them; otherwise in an order that is the same each time.
        let sorted = known.map {
            (depth: $0.path.utf8.count { $0 == UInt8(ascii: "/") }, path: $0.path, entry: $0.entry)
        }
        .sorted { ($0.depth, $0.path) < ($1.depth, $1.path) }
        for (_, path, entry) in sorted where path != root { add(entry, at: path) }
    }

    private mutating func add(_ entry: Files.Metadata, at path: String) {
        guard !(entry is Files.DeletedMetadata) else { return }
        let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path
        let isFolder = entry is Files.FolderMetadata
        switch places[parent] {
        case nil: fail([entry.name], entry, .outside)
        case .ignored: if isFolder { places[path] = .ignored }
        case .failed(let folder):
            if isFolder { places[path] = .failed(folder) }
            fail([folder, entry.name], entry, .folderFailed(folder))
        case .folder(let folder): add(entry, at: path, in: folder, isFolder)
        }
    }

    private mutating func add(_ entry: Files.Metadata, at path: String, in folder: [String], _ isFolder: Bool) {
        let own = folder + [entry.name]
        let shown = own.joined(separator: "/")
        if ignores?(shown, isFolder) == true {
            if isFolder { places[path] = .ignored }
            return leaveOut(own, entry, .skipped(.ignored))
        }
        let key = (folder + [""]).joined(separator: "/") + ItemName.key(entry.name)
        guard ItemName.isSafe(entry.name) else {
            if isFolder { places[path] = .failed(shown) }
            return fail(own, entry, .unsafeName(entry.name))
        }
        if let other = taken[key] {
            if isFolder { places[path] = .failed(shown) }
            return fail(own, entry, .collision(with: other))
        }
        taken[key] = entry.name
        if let file = entry as? Files.FileMetadata {
            if file.symlinkInfo != nil { return leaveOut(own, entry, .skipped(.symbolicLink)) }
            if !file.isDownloadable { return leaveOut(own, entry, .skipped(.notDownloadable)) }
            files.append(File(path: own, metadata: file))
        } else if isFolder {
            places[path] = .folder(own)
            folders.append(own)
        }
    }

    private mutating func fail(_ path: [String], _ entry: Files.Metadata, _ error: FolderItemError) {
        leaveOut(path, entry, .failed(error))
    }

    private mutating func leaveOut(
        _ path: [String], _ entry: Files.Metadata, _ outcome: FolderTransferResult.Outcome
    ) {
        others.append(
            FolderTransferResult.Item(
                path: path.joined(separator: "/"), isFolder: entry is Files.FolderMetadata,
                size: (entry as? Files.FileMetadata).map { Int64(clamping: $0.size) } ?? 0, outcome: outcome))
    }
}
