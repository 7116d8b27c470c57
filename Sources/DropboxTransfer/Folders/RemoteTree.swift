import DropboxFiles

/// The files and folders that a listing tells of, as they are to lie below a folder of this machine. What the server says
/// is not believed: whatever would lie elsewhere, or in the place of something else, becomes a failure.
///
/// The pages of the listing go through it one after the other. It keeps the paths of folders, two numbers for each entry,
/// and what was told before the folder that it is in.
struct RemoteTree: Sendable {
    struct File: Sendable {
        /// Names, the last one its own.
        let path: [String]
        let metadata: Files.FileMetadata
    }

    /// Something that the listing told of.
    enum Match: Sendable {
        /// A folder; those above are told before those below.
        case folder([String], Files.FolderMetadata)
        case file(File)
        /// Something that is not transferred, with the path that it would have.
        case left([String], Files.Metadata, FolderTransferResult.Outcome)
    }

    private enum Place { case folder([String]), failed(String), ignored }

    /// Places of folders by their `path_lower`.
    private var places: [String: Place]
    /// What was told before its folder, by the `path_lower` of that one.
    private var orphans: [String: [Files.Metadata]] = [:]
    /// The hashes of the paths that were told, and those of the names that are taken. They are as good as what they are
    /// made of: they differ from process to process, so nobody can look for two that are the same.
    private var told: Set<Int> = []
    private var taken: Set<Int> = []
    /// The same of the folders whose content is told of.
    private var entered: Set<Int> = []
    /// Whether a file was told that can be transferred.
    private(set) var hasFiles = false
    private let root: String
    private let isExcluded: (@Sendable (String, Bool) -> Bool)?
    private let maximumFileSize: Int64

    /// - Parameters:
    ///   - root: The `path_lower` of the folder; empty for the root of the account.
    ///   - options: What they say of files that are left out counts.
    init(root: String, _ options: FolderTransferOptions = FolderTransferOptions()) {
        self.root = root
        isExcluded = options.isExcluded
        maximumFileSize = options.maximumFileSize ?? .max
        places = [root: .folder([])]
    }

    /// Takes in a page. What was told already, by a listing that had to begin anew for instance, is passed over.
    mutating func found(_ entries: [Files.Metadata]) -> [Match] {
        var found: [Match] = []
        // The next one last.
        var entries = Array(entries.reversed())
        while let entry = entries.popLast() {
            guard let path = entry.pathLower else {
                found.append(.left([entry.name], entry, .failed(FolderItemError.outsideRoot)))
                continue
            }
            guard path != root, !(entry is Files.DeletedMetadata) else { continue }
            let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path
            guard let place = places[parent] else {
                orphans[parent, default: []].append(entry)
                continue
            }
            guard told.insert(path.hashValue).inserted else { continue }
            if let next = take(entry, at: path, in: place) { found.append(next) }
            if places[path] != nil, let children = orphans.removeValue(forKey: path) { entries += children.reversed() }
        }
        return found
    }

    /// What is left when there are no more pages: its folder was never told.
    mutating func rest() -> [Match] {
        defer { orphans = [:] }
        return orphans.values.joined().map { .left([$0.name], $0, .failed(FolderItemError.outsideRoot)) }
    }

    private mutating func take(_ entry: Files.Metadata, at path: String, in place: Place) -> Match? {
        let isFolder = entry is Files.FolderMetadata
        switch place {
        case .ignored:
            if isFolder { places[path] = .ignored }
            return nil
        case .failed(let folder):
            if isFolder { places[path] = .failed(folder) }
            return .left([folder, entry.name], entry, .failed(FolderItemError.parentFailed(folder)))
        case .folder(let folder):
            let own = folder + [entry.name]
            let shown = own.joined(separator: "/")
            if isExcluded?(shown, isFolder) == true {
                take(own)
                if isFolder { places[path] = .ignored }
                return .left(own, entry, .skipped(.ignored))
            }
            if let error = check(own) {
                if isFolder { places[path] = .failed(shown) }
                return .left(own, entry, .failed(error))
            }
            if isFolder {
                places[path] = .folder(own)
                entered.insert(Self.key(own))
            }
            return found(entry, own)
        }
    }

    /// Why nothing can have this path; from now on nothing else can have it.
    private mutating func check(_ path: [String]) -> FolderItemError? {
        let name = path.last ?? ""
        guard FilenameValidation.isSafe(name) else { return .unsafeName(name) }
        return take(path) ? nil : .collision(with: FilenameValidation.key(name))
    }

    @discardableResult
    private mutating func take(_ path: [String]) -> Bool {
        taken.insert(Self.key(path)).inserted
    }

    private static func key(_ path: [String]) -> Int { path.map(FilenameValidation.key).hashValue }

    /// Whether something was told that has this path, perhaps to some file systems only.
    func has(_ path: [String]) -> Bool { taken.contains(Self.key(path)) }

    /// Whether what was told so is a folder, and all that is in it was told too, unless it is left out.
    func hasFolder(_ path: [String]) -> Bool { entered.contains(Self.key(path)) }

    private mutating func found(_ entry: Files.Metadata, _ path: [String]) -> Match? {
        switch entry {
        case let file as Files.FileMetadata:
            if file.symlinkInfo != nil { return .left(path, file, .skipped(.symbolicLink)) }
            if !file.isDownloadable { return .left(path, file, .skipped(.exportOnly)) }
            if Int64(clamping: file.size) > maximumFileSize { return .left(path, file, .skipped(.tooLarge)) }
            hasFiles = true
            return .file(File(path: path, metadata: file))
        case let folder as Files.FolderMetadata: return .folder(path, folder)
        default: return nil
        }
    }
}
