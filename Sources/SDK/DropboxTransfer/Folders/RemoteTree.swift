import DropboxCore
import DropboxFiles

/// Maps the files and folders of a listing to paths below a local directory. It doesn't trust the server: an item that
/// would be outside of the directory, or that would replace another item, fails.
///
/// The pages of the listing are applied one after the other. The tree stores the names of folders, two numbers for each
/// entry, and the entries that were listed before their parent folder.
struct RemoteTree: Sendable {
    struct File: Sendable {
        let path: ItemPath
        let metadata: Files.FileMetadata
    }

    /// The result for an item of the listing.
    enum Match: Sendable {
        /// A folder. Parents precede their children.
        case folder(ItemPath, Files.FolderMetadata)
        case file(File)
        /// An item that is not transferred, with the path that it would have.
        case notTransferred(ItemPath, Files.Metadata, FolderTransferResult.Outcome)
    }

    private enum Location { case folder(ItemPath), failed(ItemPath), ignored }

    /// The locations of folders by the hash of their `path_lower`. Hashes are sufficient: they differ from process to
    /// process, so collisions can't be constructed.
    private var locations: [Int: Location]
    /// The entries that were listed before their folder, by the hash of the `path_lower` of the folder.
    private var orphans: [Int: [Files.Metadata]] = [:]
    /// The hashes of the listed paths, and the keys of the names in use.
    private var listedPaths: Set<Int> = []
    private var usedNames: Set<Int> = []
    /// The keys of folders whose content is listed.
    private var listedFolders: Set<Int> = []
    private let root: String
    /// The path of the folder in the transfer.
    let top: ItemPath
    private let options: FolderTransferOptions
    /// The rules that apply in the folder and everything in it, apart from those of the options.
    private let scope: IgnoreScope?

    /// - Parameters:
    ///   - root: The `path_lower` of the folder, or an empty string for the root of the account.
    ///   - top: The path of the folder in the transfer. The default is the root of the transfer.
    ///   - options: The options that exclude files.
    ///   - scope: The rules that exclude files in addition.
    init(
        root: String, at top: ItemPath = ItemPath(), _ options: FolderTransferOptions = FolderTransferOptions(),
        _ scope: IgnoreScope? = nil
    ) {
        self.root = root
        self.top = top
        self.options = options
        self.scope = scope
        locations = [root.hashValue: .folder(top)]
    }

    /// Applies a page. Skips entries that were already listed, for example before a restart of the listing.
    mutating func apply(_ entries: [Files.Metadata]) -> [Match] {
        var matches: [Match] = []
        // The next entry is last.
        var entries = Array(entries.reversed())
        while let entry = entries.popLast() {
            guard let path = entry.pathLower else {
                matches.append(.notTransferred(top.child(entry.name), entry, .failed(FolderItemError.outsideRoot)))
                continue
            }
            guard path != root, !(entry is Files.DeletedMetadata) else { continue }
            let (own, parent) = (path.hashValue, path.parentPath.hashValue)
            guard let location = locations[parent] else {
                orphans[parent, default: []].append(entry)
                continue
            }
            guard listedPaths.insert(own).inserted else { continue }
            if let next = match(entry, at: own, in: location) { matches.append(next) }
            guard locations[own] != nil, let children = orphans.removeValue(forKey: own) else { continue }
            entries += children.reversed()
        }
        return matches
    }

    /// Removes and returns the remaining entries, whose folder was never listed.
    mutating func removeOrphans() -> [Match] {
        defer { orphans = [:] }
        return orphans.values.joined().map {
            .notTransferred(top.child($0.name), $0, .failed($0.itemNameError ?? .outsideRoot))
        }
    }

    private mutating func match(_ entry: Files.Metadata, at path: Int, in location: Location) -> Match? {
        let isFolder = entry is Files.FolderMetadata
        switch location {
        case .ignored:
            if isFolder { locations[path] = .ignored }
            return nil
        case .failed(let folder):
            if isFolder { locations[path] = .failed(folder) }
            let error = FolderItemError.parentFailed(folder.string)
            return .notTransferred(folder.child(entry.name), entry, .failed(error))
        case .folder(let folder):
            let own = folder.child(entry.name)
            if let error = entry.itemNameError {
                if isFolder { locations[path] = .failed(own) }
                return .notTransferred(own, entry, .failed(error))
            }
            if let reason = options.exclusion(of: own, isFolder: isFolder, scope) {
                usedNames.insert(own.key)
                if isFolder { locations[path] = .ignored }
                return .notTransferred(own, entry, .skipped(reason))
            }
            guard usedNames.insert(own.key).inserted else {
                if isFolder { locations[path] = .failed(own) }
                let error = FolderItemError.collision(with: CaseFoldedName.key(entry.name))
                return .notTransferred(own, entry, .failed(error))
            }
            if isFolder {
                locations[path] = .folder(own)
                listedFolders.insert(own.key)
            }
            return match(entry, own)
        }
    }

    /// Returns whether an item with this path was listed, possibly in another spelling.
    func contains(_ path: ItemPath) -> Bool { usedNames.contains(path.key) }

    /// Returns whether the item with this path is a folder, and all its content was listed, except excluded items.
    func containsFolder(_ path: ItemPath) -> Bool { listedFolders.contains(path.key) }

    /// Records that a folder isn't transferred.
    mutating func ignore(_ folder: ItemPath) { listedFolders.remove(folder.key) }

    private mutating func match(_ entry: Files.Metadata, _ path: ItemPath) -> Match? {
        switch entry {
        case let file as Files.FileMetadata:
            if file.symlinkInfo != nil { return .notTransferred(path, file, .skipped(.symbolicLink)) }
            if !file.isDownloadable { return .notTransferred(path, file, .skipped(.exportOnly)) }
            if let reason = options.reason(toSkip: file) { return .notTransferred(path, file, .skipped(reason)) }
            return .file(File(path: path, metadata: file))
        case let folder as Files.FolderMetadata: return .folder(path, folder)
        default: return nil
        }
    }
}

extension Files.Metadata {
    /// The error of an item whose name can't be that of an item in its folder, or `nil`.
    fileprivate var itemNameError: FolderItemError? {
        if let error = nameError { return .unsafeName(error.name) }
        return DownloadFile.isPartial(name) ? .unsafeName(name) : nil
    }
}
