import DropboxCore
import DropboxFiles

/// An entry of a page as the feed reports it.
struct PageEntry: Sendable {
    let path: String
    let displayPath: String
    let kind: WorkerChange.Kind

    /// Creates an entry, or returns `nil` for metadata without a path or of an unknown type.
    init?(_ metadata: Files.Metadata) {
        guard let path = metadata.pathLower, path.startsWithSlash else { return nil }
        switch metadata {
        case let file as Files.FileMetadata: kind = .file(file)
        case let folder as Files.FolderMetadata: kind = .folder(folder)
        case is Files.DeletedMetadata: kind = .deleted
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
    /// How the numbers of items and files in the catalog change.
    var itemDelta: Int64 = 0
    var fileDelta: Int64 = 0
    /// A folder with more items than can be deleted in one transaction, which have to be deleted first. The changes are then
    /// incomplete.
    var largeFolder: String?

    /// The maximum number of items that one transaction deletes because of a folder.
    static let folderLimit = 1_000

    /// Compares a page with the catalog.
    ///
    /// A file replaces everything at and below its path, a folder replaces a file, and a deletion applies to everything
    /// below, as the API documents.
    init(_ entries: [PageEntry], _ catalog: Catalog, generation: Int64) throws(WorkerDatabaseError) {
        var known = try catalog.items(at: Array(Set(entries.map(\.path))))
        var result: [String: (entry: PageEntry?, displayPath: String, order: Int)] = [:]
        var largeFolders: Set<String> = []
        for (order, entry) in entries.enumerated() {
            let replaced = result[entry.path]?.entry
            let wasFolder =
                if case .folder = replaced?.kind { true } else { known[entry.path]?.isFolder ?? false }
            switch entry.kind {
            case .folder: break
            case .file where !wasFolder: break
            case .deleted where known[entry.path]?.isFolder == false && replaced == nil: break
            case .file, .deleted:
                let below = try catalog.items(below: entry.path, limit: Self.folderLimit + 1)
                if below.count > Self.folderLimit {
                    largeFolders.insert(entry.path)
                    largeFolder = largeFolder ?? entry.path
                } else {
                    for item in below {
                        known[item.path] = item
                        result[item.path] = (nil, item.displayPath, order)
                    }
                }
                for path in result.keys.filter({ $0.isPath(below: entry.path) }) {
                    result[path] = (nil, result[path]?.displayPath ?? path, order)
                }
            }
            if case .deleted = entry.kind {
                result[entry.path] = (nil, known[entry.path]?.displayPath ?? entry.displayPath, order)
            } else {
                result[entry.path] = (entry, entry.displayPath, order)
            }
        }
        collect(result, known, generation)
        guard !largeFolders.isEmpty else { return }
        deletedFiles = 0
        for folder in largeFolders where largeFolders.isDisjoint(with: folder.ancestorPaths) {
            deletedFiles += try catalog.fileCount(below: folder)
        }
        for (path, state) in result where known[path]?.isFolder == false {
            let isCounted = !largeFolders.isDisjoint(with: path.ancestorPaths)
            if isCounted, state.entry != nil { deletedFiles -= 1 }
            if !isCounted, state.entry == nil { deletedFiles += 1 }
        }
    }

    private mutating func collect(
        _ result: [String: (entry: PageEntry?, displayPath: String, order: Int)], _ known: [String: CatalogItem],
        _ generation: Int64
    ) {
        for (path, state) in result.sorted(by: { $0.key > $1.key }) where state.entry == nil {
            guard let item = known[path] else { continue }
            delete(item)
        }
        let present = result.filter { $0.value.entry != nil }
        for (path, state) in present.sorted(by: { ($0.value.order, $0.key) < ($1.value.order, $1.key) }) {
            guard let entry = state.entry else { continue }
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
    init(removing items: [CatalogItem]) { for item in items { delete(item) } }

    private mutating func delete(_ item: CatalogItem) {
        changes.append((item.path, item.displayPath, .deleted))
        removed.append(item.key)
        itemDelta -= 1
        if !item.isFolder {
            deletedFiles += 1
            fileDelta -= 1
        }
    }
}
