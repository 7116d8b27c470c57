import DropboxCore
import DropboxHTTP
import Foundation

/// The names in one local directory that are to be uploaded. The items themselves are inspected later.
struct LocalDirectory: Sendable {
    /// A file or a folder.
    struct Entry: Sendable {
        let name: String
        /// A key that is equal for names that are the same in Dropbox.
        let key: String
        let isFolder: Bool
        let identity: DirectoryHandle.Identity
    }

    let handle: DirectoryHandle
    /// The entries to upload, sorted by key.
    let entries: [Entry]
    /// The keys of all names in the directory.
    let names: Set<String>

    /// Reads a directory of a tree. Blocks on disk I/O.
    ///
    /// - Parameters:
    ///   - path: The path of the directory.
    ///   - tree: The tree.
    ///   - options: The options of the transfer.
    ///   - report: A closure that receives the path and outcome of items that are not uploaded.
    /// - Throws: A system error if the directory can't be read.
    init(
        _ path: ItemPath, in tree: DirectoryTree, _ options: FolderTransferOptions,
        reporting report: (ItemPath, DirectoryHandle.Item?, FolderTransferResult.Outcome) -> Void
    ) throws {
        guard let handle = try tree.existing(path) else {
            throw SystemError(number: ENOENT, path: tree.root.url.appendingPathComponent(path.string).path)
        }
        let top = try tree.root.item(".")?.identity
        // The directories on the path, to detect cycles of symbolic links.
        func isAbove(_ identity: DirectoryHandle.Identity) -> Bool {
            identity == top || path.components.contains { $0.identity == identity }
        }
        var namesByKey: [String: String] = [:]
        var entries: [Entry] = []
        var names: Set<String> = []
        // Sort the names, so that the choice between names that collide in Dropbox is deterministic.
        for name in try handle.names().sorted() {
            let key = CaseFoldedName.key(name)
            names.insert(key)
            do {
                guard let item = try Self.item(name, in: handle, options) else {
                    // A name that isn't valid Unicode can't be opened. Any other missing item was just deleted.
                    if name.unicodeScalars.contains("\u{FFFD}") {
                        report(path.child(name), nil, .failed(FolderItemError.impossibleName("it isn't valid UTF-8")))
                    }
                    continue
                }
                let isFolder = item.kind == .folder
                let obstacle = NameRules.obstacle(to: name)
                if let reason = Self.reason(toSkip: item, path, name, obstacle, options) {
                    report(path.child(name), item, .skipped(reason))
                } else if isFolder, isAbove(item.identity) {
                    report(path.child(name), item, .skipped(.symbolicLink))
                } else if case .impossible(let reason) = obstacle {
                    report(path.child(name), item, .failed(FolderItemError.impossibleName(reason)))
                } else if let other = namesByKey[key] {
                    report(path.child(name), item, .failed(FolderItemError.collision(with: other)))
                } else {
                    namesByKey[key] = name
                    entries.append(Entry(name: name, key: key, isFolder: isFolder, identity: item.identity))
                }
            } catch {
                report(path.child(name), nil, .failed(error))
            }
        }
        self.handle = handle
        self.names = names
        self.entries = entries.sorted { $0.key < $1.key }
    }

    /// Returns the index of the entry with a key.
    func index(of key: String) -> Int? {
        var range = entries.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].key == key { return middle }
            range = entries[middle].key < key ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// Returns the current item. A symbolic link is returned as such only if it isn't followed, or if its target
    /// doesn't exist.
    private static func item(
        _ name: String, in folder: DirectoryHandle, _ options: FolderTransferOptions
    ) throws -> DirectoryHandle.Item? {
        guard let item = try folder.item(name) else { return nil }
        guard item.kind == .link, options.symbolicLinks == .follow else { return item }
        return try folder.item(name, followingLinks: true) ?? item
    }

    private static func reason(
        toSkip item: DirectoryHandle.Item, _ folder: ItemPath, _ name: String, _ obstacle: NameRules.Obstacle?,
        _ options: FolderTransferOptions
    ) -> FolderTransferResult.SkipReason? {
        if item.kind == .link { return .symbolicLink }
        if let isExcluded = options.isExcluded, isExcluded(folder.child(name).string, item.kind == .folder) {
            return .excluded
        }
        guard item.kind == .file || item.kind == .folder else { return .notARegularFile }
        if item.kind == .file, item.size > options.maximumFileSize ?? .max { return .tooLarge }
        return obstacle == .ignored || DownloadFile.isPartial(name) ? .ignoredName : nil
    }
}
