import DropboxCore
import DropboxFiles
import DropboxTransfer

/// An entry of a page as the feed reports it.
struct PageEntry: Sendable {
    let path: String
    let displayPath: String
    let kind: WorkerChange.Kind
    /// Whether another namespace is mounted at the path, and the feed has nothing of it.
    let isMount: Bool

    /// Creates an entry, or returns `nil` for metadata without a path or of an unknown type.
    ///
    /// - Parameters:
    ///   - metadata: The metadata in the page.
    ///   - includesMounted: Whether the feed has what is in mounted folders.
    init?(_ metadata: Files.Metadata, includesMounted: Bool) {
        guard let path = metadata.pathLower, path.startsWithSlash else { return nil }
        switch metadata {
        case let file as Files.FileMetadata: (kind, isMount) = (.file(file), false)
        case let folder as Files.FolderMetadata:
            kind = .folder(folder)
            isMount = !includesMounted && folder.isShared
        case is Files.DeletedMetadata: (kind, isMount) = (.deleted, false)
        default: return nil
        }
        self.path = Self.storable(path)
        displayPath = Self.storable(metadata.pathDisplay ?? path)
    }

    /// PostgreSQL can't store NUL, which no path of Dropbox contains.
    private static func storable(_ text: String) -> String {
        text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
    }
}

/// The difference between a page and the catalog.
struct PageDifference {
    /// What changes, each path at most once: deletions first, from the deepest path, and then the rest in the order of the
    /// feed.
    var changes: [(path: String, displayPath: String, kind: WorkerChange.Kind)] = []
    /// The keys of items that are the same as in the catalog, but have an older generation.
    var confirmed: [String] = []
    /// The keys of items that don't exist anymore.
    var removed: [String] = []
    /// The number of files that don't exist anymore, including those in large folders.
    var deletedFiles: Int64 = 0
    /// The number of files that are in a namespace of their own now, because their folder is shared, including those in
    /// large folders. Nobody deleted them.
    var movedFiles: Int64 = 0
    /// How the numbers of items and files in the catalog change.
    var itemDelta: Int64 = 0
    var fileDelta: Int64 = 0
    /// A folder with more items than can be deleted in one transaction, which have to be deleted first. The changes are then
    /// incomplete.
    var largeFolder: (path: String, isMoved: Bool)?

    /// The paths of the files that don't exist anymore, or are in other namespaces now.
    struct Gone {
        /// Those of files, apart from some of those below the folders.
        var deletedFiles: [String] = []
        var movedFiles: [String] = []
        /// Those of folders with too many items to list them. None is below another one.
        var deletedFolders: Set<String> = []
        var movedFolders: Set<String> = []
        /// Those of files in the catalog that are there again, or still.
        var kept: Set<String> = []
    }
    private(set) var gone = Gone()

    /// The maximum number of items that one transaction deletes because of a folder.
    static let folderLimit = 1_000

    /// What a page says about a path.
    private struct Result {
        /// The entry, or `nil` if nothing is at the path.
        var entry: PageEntry?
        var displayPath: String
        var order: Int
        /// Whether nothing is at the path only because a namespace is mounted above.
        var isMoved = false
    }

    /// Compares a page with the catalog.
    ///
    /// A file replaces everything at and below its path, a folder replaces a file, and a deletion applies to everything
    /// below, as the API documents. A folder where a namespace is mounted has nothing below: that is in the mounted
    /// namespace.
    init(_ entries: [PageEntry], _ catalog: Catalog, generation: Int64) throws(WorkerDatabaseError) {
        var known = try catalog.items(at: Array(Set(entries.map(\.path))))
        var results: [String: Result] = [:]
        // Whether their items are moved.
        var largeFolders: [String: Bool] = [:]
        for (order, entry) in entries.enumerated() {
            let replaced = results[entry.path]?.entry
            let wasFolder =
                if case .folder = replaced?.kind { true } else { known[entry.path]?.isFolder ?? false }
            switch entry.kind {
            case .folder where !entry.isMount: break
            case .file where !wasFolder: break
            case .deleted where known[entry.path]?.isFolder == false && replaced == nil: break
            case .file, .deleted, .folder:
                let isMoved = entry.isMount
                let below = try catalog.items(below: entry.path, limit: Self.folderLimit + 1)
                if below.count > Self.folderLimit {
                    largeFolders[entry.path] = isMoved && largeFolders[entry.path] != false
                    largeFolder = largeFolder ?? (entry.path, isMoved: isMoved)
                } else {
                    for item in below {
                        known[item.path] = item
                        if results[item.path] == nil {
                            results[item.path] = Result(displayPath: item.displayPath, order: order, isMoved: isMoved)
                        }
                    }
                }
                for (path, earlier) in results where path.isPath(below: entry.path) {
                    // What was deleted before isn't moved.
                    let isDeleted = earlier.entry == nil && !earlier.isMoved
                    results[path] = Result(
                        displayPath: known[path]?.displayPath ?? earlier.displayPath, order: order,
                        isMoved: isMoved && !isDeleted)
                }
            }
            if case .deleted = entry.kind {
                results[entry.path] = Result(
                    displayPath: known[entry.path]?.displayPath ?? entry.displayPath, order: order)
            } else {
                results[entry.path] = Result(entry: entry, displayPath: entry.displayPath, order: order)
            }
        }
        collect(results, known, generation)
        if !largeFolders.isEmpty { try countFiles(results, known, largeFolders, catalog) }
    }

    /// Counts the files that don't exist anymore, or are in other namespaces now, if there are large folders.
    private mutating func countFiles(
        _ results: [String: Result], _ known: [String: CatalogItem], _ largeFolders: [String: Bool], _ catalog: Catalog
    ) throws(WorkerDatabaseError) {
        (deletedFiles, movedFiles) = (0, 0)
        let deleted = Set(largeFolders.filter { !$0.value }.keys)
        let moved = Set(largeFolders.filter(\.value).keys).filter { deleted.isDisjoint(with: $0.ancestorPaths) }
        gone.deletedFolders = deleted.filter { deleted.isDisjoint(with: $0.ancestorPaths) }
        gone.movedFolders = moved.filter { moved.isDisjoint(with: $0.ancestorPaths) }
        if let path = largeFolder?.path { largeFolder?.isMoved = moved.contains(path) }
        for folder in gone.deletedFolders {
            let count = try catalog.fileCount(below: folder)
            deletedFiles += count
            if !moved.isDisjoint(with: folder.ancestorPaths) { movedFiles -= count }
        }
        for folder in gone.movedFolders {
            movedFiles += try catalog.fileCount(below: folder)
        }
        for (path, result) in results where known[path]?.isFolder == false {
            if result.entry != nil { gone.kept.insert(path) }
            let ancestors = path.ancestorPaths
            if !deleted.isDisjoint(with: ancestors) {
                if result.entry != nil { deletedFiles -= 1 }
            } else if !moved.isDisjoint(with: ancestors) {
                if result.entry != nil || !result.isMoved { movedFiles -= 1 }
                if result.entry == nil, !result.isMoved { deletedFiles += 1 }
            } else if result.entry == nil {
                if result.isMoved { movedFiles += 1 } else { deletedFiles += 1 }
            }
        }
    }

    private mutating func collect(
        _ results: [String: Result], _ known: [String: CatalogItem], _ generation: Int64
    ) {
        for (path, result) in results.sorted(by: { $0.key > $1.key }) where result.entry == nil {
            guard let item = known[path] else { continue }
            delete(item, isMoved: result.isMoved)
        }
        let present = results.filter { $0.value.entry != nil }
        for (path, result) in present.sorted(by: { ($0.value.order, $0.key) < ($1.value.order, $1.key) }) {
            guard let entry = result.entry else { continue }
            let item = known[path]
            if let item, item.matches(entry.kind, displayPath: entry.displayPath) {
                if item.generation != generation { confirmed.append(item.key) }
                continue
            }
            changes.append((path, entry.displayPath, entry.kind))
            let isFile = if case .file = entry.kind { true } else { false }
            itemDelta += item == nil ? 1 : 0
            fileDelta += (isFile ? 1 : 0) - (item?.isFolder == false ? 1 : 0)
        }
    }

    /// The difference that removes items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - areMoved: Whether they are in another namespace now.
    init(removing items: [CatalogItem], areMoved: Bool = false) {
        for item in items { delete(item, isMoved: areMoved) }
    }

    private mutating func delete(_ item: CatalogItem, isMoved: Bool) {
        changes.append((item.path, item.displayPath, .deleted))
        removed.append(item.key)
        itemDelta -= 1
        if !item.isFolder {
            if isMoved {
                movedFiles += 1
                gone.movedFiles.append(item.path)
            } else {
                deletedFiles += 1
                gone.deletedFiles.append(item.path)
            }
            fileDelta -= 1
        }
    }
}
