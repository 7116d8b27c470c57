import DropboxCore
import DropboxHTTP
import Foundation

/// The names in one local directory that are to be uploaded. The items themselves are inspected later.
struct LocalDirectory: Sendable {
    /// A file or a folder.
    struct Entry: Sendable {
        /// The name in Dropbox.
        let name: String
        /// The name in the directory. It is another one only if the file system doesn't distinguish the name from
        /// another one.
        let localName: String
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
    /// The rules that apply in the directory.
    let scope: IgnoreScope?

    /// Reads a directory of a tree. Blocks on disk I/O.
    ///
    /// - Parameters:
    ///   - path: The path of the directory.
    ///   - tree: The tree.
    ///   - options: The options of the transfer.
    ///   - outer: The rules that apply in the parent of the directory.
    ///   - report: A closure that receives the path and outcome of items that are not uploaded.
    /// - Throws: A system error if the directory can't be read. An error of `IgnoreScope` if its rules can't be read:
    ///   nothing is known about any of its items then.
    init(
        _ path: ItemPath, in tree: DirectoryTree, _ options: FolderTransferOptions, _ outer: IgnoreScope? = nil,
        reporting report: (ItemPath, DirectoryHandle.Item?, FolderTransferResult.Outcome) -> Void
    ) throws {
        guard let handle = try tree.existing(path) else {
            throw SystemError(number: ENOENT, path: tree.root.url.appendingPathComponent(path.string).path)
        }
        let scope = try IgnoreScope.scope(of: path, handle, in: outer, options)
        let top = try tree.root.item(".")?.identity
        // The directories on the path, to detect cycles of symbolic links.
        func isAbove(_ identity: DirectoryHandle.Identity) -> Bool {
            identity == top || path.components.contains { $0.identity == identity }
        }
        var namesByKey: [String: String] = [:]
        var entries: [Entry] = []
        var names: Set<String> = []
        // Sort the names, so that the choice between names that collide in Dropbox is deterministic.
        let localNames = try handle.names().sorted()
        for name in localNames { names.insert(CaseFoldedName.key(name)) }
        for localName in localNames {
            var name = localName
            do {
                guard let item = try Self.item(localName, in: handle, options) else {
                    // A name that isn't valid Unicode can't be opened. Any other missing item was just deleted.
                    if name.unicodeScalars.contains("\u{FFFD}") {
                        report(path.child(name), nil, .failed(FolderItemError.impossibleName("it isn't valid UTF-8")))
                    }
                    continue
                }
                let isFolder = item.kind == .folder
                if let dropboxName = try Self.dropboxName(of: name, isFolder: isFolder, in: handle, names),
                    namesByKey[CaseFoldedName.key(dropboxName)] == nil
                {
                    name = dropboxName
                }
                let key = CaseFoldedName.key(name)
                let obstacle = NameRules.obstacle(to: name)
                if let reason = Self.reason(toSkip: item, path.child(name), obstacle, options, scope) {
                    report(path.child(name), item, .skipped(reason))
                } else if isFolder, isAbove(item.identity) {
                    report(path.child(name), item, .skipped(.symbolicLink))
                } else if case .impossible(let reason) = obstacle {
                    report(path.child(name), item, .failed(FolderItemError.impossibleName(reason)))
                } else if let other = namesByKey[key] {
                    report(path.child(name), item, .failed(FolderItemError.collision(with: other)))
                } else {
                    namesByKey[key] = name
                    entries.append(
                        Entry(
                            name: name, localName: localName, key: key, isFolder: isFolder, identity: item.identity))
                }
            } catch {
                report(path.child(name), nil, .failed(error))
            }
        }
        self.handle = handle
        self.names = names.union(entries.map(\.key))
        self.scope = scope
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

    /// Returns the name in Dropbox of an item that a download couldn't give this name, because the file system doesn't
    /// distinguish it from that of another item; `nil` if that's not so.
    private static func dropboxName(
        of name: String, isFolder: Bool, in folder: DirectoryHandle, _ names: Set<String>
    ) throws(SystemError) -> String? {
        guard let name = Autorename.requestedName(of: name, style: .nameConflict, isFile: !isFolder),
            !names.contains(CaseFoldedName.key(name)), try folder.item(name) != nil
        else { return nil }
        return name
    }

    private static func reason(
        toSkip item: DirectoryHandle.Item, _ path: ItemPath, _ obstacle: NameRules.Obstacle?,
        _ options: FolderTransferOptions, _ scope: IgnoreScope?
    ) -> FolderTransferResult.SkipReason? {
        if let reason = options.exclusion(of: path, isFolder: item.kind == .folder, scope) { return reason }
        if item.kind == .link { return .symbolicLink }
        guard item.kind == .file || item.kind == .folder else { return .notARegularFile }
        if item.kind == .file, let reason = options.reason(toSkipFileOf: item.size, item.modified) { return reason }
        return obstacle == .ignored || DownloadFile.isPartial(path.name) ? .ignoredName : nil
    }
}
