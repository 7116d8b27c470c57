import DropboxFiles

/// Maps the files and folders of a listing to paths below a local directory. It doesn't trust the server: an item that
/// would be outside of the directory, or that would replace another item, fails.
///
/// The pages of the listing are applied one after the other. The tree stores the paths of folders, two numbers for each
/// entry, and the entries that were listed before their parent folder.
struct RemoteTree: Sendable {
    struct File: Sendable {
        /// The names of the path, including the name of the file.
        let path: [String]
        let metadata: Files.FileMetadata
    }

    /// The result for an item of the listing.
    enum Match: Sendable {
        /// A folder. Parents precede their children.
        case folder([String], Files.FolderMetadata)
        case file(File)
        /// An item that is not transferred, with the path that it would have.
        case notTransferred([String], Files.Metadata, FolderTransferResult.Outcome)
    }

    private enum Location { case folder([String]), failed(String), ignored }

    /// The locations of folders by their `path_lower`.
    private var locations: [String: Location]
    /// The entries that were listed before their folder, by the `path_lower` of the folder.
    private var orphans: [String: [Files.Metadata]] = [:]
    /// The hashes of the listed paths, and of the names in use. Hashes are sufficient: they differ from process to
    /// process, so collisions can't be constructed.
    private var listedPaths: Set<Int> = []
    private var usedNames: Set<Int> = []
    /// The hashes of the paths of folders whose content is listed.
    private var listedFolders: Set<Int> = []
    /// A Boolean value that indicates whether the listing contains a file that can be transferred.
    private(set) var hasFiles = false
    private let root: String
    private let isExcluded: (@Sendable (String, Bool) -> Bool)?
    private let maximumFileSize: Int64

    /// - Parameters:
    ///   - root: The `path_lower` of the folder, or an empty string for the root of the account.
    ///   - options: The options that exclude files.
    init(root: String, _ options: FolderTransferOptions = FolderTransferOptions()) {
        self.root = root
        isExcluded = options.isExcluded
        maximumFileSize = options.maximumFileSize ?? .max
        locations = [root: .folder([])]
    }

    /// Applies a page. Skips entries that were already listed, for example before a restart of the listing.
    mutating func apply(_ entries: [Files.Metadata]) -> [Match] {
        var matches: [Match] = []
        // The next entry is last.
        var entries = Array(entries.reversed())
        while let entry = entries.popLast() {
            guard let path = entry.pathLower else {
                matches.append(.notTransferred([entry.name], entry, .failed(FolderItemError.outsideRoot)))
                continue
            }
            guard path != root, !(entry is Files.DeletedMetadata) else { continue }
            let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path
            guard let location = locations[parent] else {
                orphans[parent, default: []].append(entry)
                continue
            }
            guard listedPaths.insert(path.hashValue).inserted else { continue }
            if let next = match(entry, at: path, in: location) { matches.append(next) }
            guard locations[path] != nil, let children = orphans.removeValue(forKey: path) else { continue }
            entries += children.reversed()
        }
        return matches
    }

    /// Removes and returns the remaining entries, whose folder was never listed.
    mutating func removeOrphans() -> [Match] {
        defer { orphans = [:] }
        return orphans.values.joined().map { .notTransferred([$0.name], $0, .failed(FolderItemError.outsideRoot)) }
    }

    private mutating func match(_ entry: Files.Metadata, at path: String, in location: Location) -> Match? {
        let isFolder = entry is Files.FolderMetadata
        switch location {
        case .ignored:
            if isFolder { locations[path] = .ignored }
            return nil
        case .failed(let folder):
            if isFolder { locations[path] = .failed(folder) }
            return .notTransferred([folder, entry.name], entry, .failed(FolderItemError.parentFailed(folder)))
        case .folder(let folder):
            let own = folder + [entry.name]
            let displayPath = own.joined(separator: "/")
            if isExcluded?(displayPath, isFolder) == true {
                reserve(own)
                if isFolder { locations[path] = .ignored }
                return .notTransferred(own, entry, .skipped(.excluded))
            }
            if let error = check(own) {
                if isFolder { locations[path] = .failed(displayPath) }
                return .notTransferred(own, entry, .failed(error))
            }
            if isFolder {
                locations[path] = .folder(own)
                listedFolders.insert(Self.key(own))
            }
            return match(entry, own)
        }
    }

    /// Reserves a path. Returns an error if the path is invalid or in use.
    private mutating func check(_ path: [String]) -> FolderItemError? {
        let name = path.last ?? ""
        guard FilenameValidation.isSafe(name) else { return .unsafeName(name) }
        return reserve(path) ? nil : .collision(with: FilenameValidation.key(name))
    }

    @discardableResult
    private mutating func reserve(_ path: [String]) -> Bool {
        usedNames.insert(Self.key(path)).inserted
    }

    private static func key(_ path: [String]) -> Int { path.map(FilenameValidation.key).hashValue }

    /// Returns whether an item with this path was listed, possibly in a form that equals it only on some file systems.
    func contains(_ path: [String]) -> Bool { usedNames.contains(Self.key(path)) }

    /// Returns whether the item with this path is a folder, and all its content was listed, except excluded items.
    func containsFolder(_ path: [String]) -> Bool { listedFolders.contains(Self.key(path)) }

    private mutating func match(_ entry: Files.Metadata, _ path: [String]) -> Match? {
        switch entry {
        case let file as Files.FileMetadata:
            if file.symlinkInfo != nil { return .notTransferred(path, file, .skipped(.symbolicLink)) }
            if !file.isDownloadable { return .notTransferred(path, file, .skipped(.exportOnly)) }
            if Int64(clamping: file.size) > maximumFileSize { return .notTransferred(path, file, .skipped(.tooLarge)) }
            hasFiles = true
            return .file(File(path: path, metadata: file))
        case let folder as Files.FolderMetadata: return .folder(path, folder)
        default: return nil
        }
    }
}
