import DropboxCore
import Foundation

/// What is in one folder of this machine, as it is to lie in Dropbox. Names only: what is behind them is looked at when its
/// turn comes.
struct LocalDirectory: Sendable {
    /// A file or a folder.
    struct Entry: Sendable {
        let name: String
        /// Equal for what is one name in Dropbox.
        let key: String
        let isFolder: Bool
    }

    let handle: DirectoryHandle
    /// What goes to Dropbox, in the order of the keys.
    let entries: [Entry]
    /// The keys of all names in it, by which names are one that are one to any file system.
    let names: Set<String>

    /// Reads the folder at a path below another one. It blocks meanwhile.
    ///
    /// - Parameter tell: Is told of what does not go to Dropbox.
    /// - Throws: The error of the system where the folder cannot be read.
    init(
        _ path: [String], below root: DirectoryHandle, _ options: FolderTransferOptions,
        tell: (String, DirectoryHandle.Item?, FolderTransferResult.Outcome) -> Void
    ) throws {
        var handle = root
        // The folders that the path leads through, by which a link in a circle is noticed.
        var above: Set<DirectoryHandle.Identity> = []
        for name in path {
            if let item = try handle.item(".") { above.insert(item.identity) }
            handle = try handle.folder(name, followingLinks: options.symbolicLinks == .followed)
        }
        if let item = try handle.item(".") { above.insert(item.identity) }
        var taken: [String: String] = [:]
        var entries: [Entry] = []
        var names: Set<String> = []
        // In order, so that of names that are one in Dropbox the same one goes every time.
        for name in try handle.names().sorted() {
            let place = (path + [name]).joined(separator: "/")
            names.insert(FilenameValidation.key(name))
            do {
                guard let item = try Self.item(name, in: handle, options) else {
                    // What is no text cannot be asked for by its name; all else has just been deleted.
                    if name.unicodeScalars.contains("\u{FFFD}") { tell(place, nil, .skipped(.invalidName)) }
                    continue
                }
                let isFolder = item.kind == .folder
                if let reason = Self.reason(toSkip: item, place, name, options) {
                    tell(place, item, .skipped(reason))
                } else if isFolder, above.contains(item.identity) {
                    tell(place, item, .skipped(.symbolicLink))
                } else if let other = taken[FilenameValidation.key(name)] {
                    tell(place, item, .failed(FolderItemError.collision(with: other)))
                } else {
                    taken[FilenameValidation.key(name)] = name
                    entries.append(Entry(name: name, key: CaseFoldedName.key(name), isFolder: isFolder))
                }
            } catch {
                tell(place, nil, .failed(error))
            }
        }
        self.handle = handle
        self.names = names
        self.entries = entries.sorted { $0.key < $1.key }
    }

    /// The index of what has a name in Dropbox.
    func index(of key: String) -> Int? {
        var range = entries.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].key == key { return middle }
            range = entries[middle].key < key ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// What is there now; a link is one only where it is not followed, or leads nowhere.
    private static func item(
        _ name: String, in folder: DirectoryHandle, _ options: FolderTransferOptions
    ) throws -> DirectoryHandle.Item? {
        guard let item = try folder.item(name) else { return nil }
        guard item.kind == .link, options.symbolicLinks == .followed else { return item }
        return try folder.item(name, followingLinks: true) ?? item
    }

    private static func reason(
        toSkip item: DirectoryHandle.Item, _ place: String, _ name: String, _ options: FolderTransferOptions
    ) -> FolderTransferResult.SkipReason? {
        if item.kind == .link { return .symbolicLink }
        if options.isExcluded?(place, item.kind == .folder) == true { return .ignored }
        guard item.kind == .file || item.kind == .folder else { return .notARegularFile }
        if item.kind == .file, item.size > options.maximumFileSize ?? .max { return .tooLarge }
        return FilenameValidation.isAllowed(name) ? nil : .invalidName
    }
}
