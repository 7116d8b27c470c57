import DropboxConcurrency
import DropboxCore
import DropboxHTTP

/// What a local directory has under the name of an item in Dropbox.
///
/// Dropbox equates names that differ only in case or Unicode normalization. A file system equates fewer names, or more, or
/// others, and only it knows which. So it's asked: an item is looked up by its name, and if it's found, by what the
/// directory then contains.
enum LocalSpelling: Sendable, Hashable {
    case absent
    /// The item exists under this name, which can have another spelling.
    case present(String)
    /// The file system doesn't distinguish the name from that of another item, which has another name in Dropbox.
    case taken(by: String)
}

/// Finds the local counterparts of items in Dropbox. The names of each directory are read once.
///
/// All methods block on disk I/O.
final class LocalSpellings: Sendable {
    /// The names in the directories that were used last, by their name in Dropbox.
    private let known = Locked<[(folder: ItemPath, names: [String: String])]>([])

    private static let maximumKnown = 64

    /// Returns what a directory has under the name of an item.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - directory: The directory at the path of its folder.
    func spelling(of path: ItemPath, in directory: DirectoryHandle) throws(SystemError) -> LocalSpelling {
        let key = CaseFoldedName.key(path.name)
        if let folder = path.parent, let name = try names(in: directory, at: folder)[key] {
            if name.utf8.elementsEqual(path.name.utf8) { return .present(name) }
            // Several names on disk can be the same in Dropbox.
            return .present(try directory.item(path.name) == nil ? name : path.name)
        }
        guard let item = try directory.item(path.name) else { return .absent }
        // It's new, or it's another item whose name the file system equates with this one.
        for (other, name) in try Self.read(directory) {
            if other == key { return .present(path.name) }
            if try directory.item(name)?.identity == item.identity { return .taken(by: name) }
        }
        return .absent
    }

    private func names(in directory: DirectoryHandle, at folder: ItemPath) throws(SystemError) -> [String: String] {
        if let known = known.withLock({ $0.first { $0.folder == folder }?.names }) { return known }
        let names = try Self.read(directory)
        known.withLock { known in
            if known.count == Self.maximumKnown { known.removeFirst() }
            known.append((folder, names))
        }
        return names
    }

    /// Returns the names in a directory by their name in Dropbox.
    private static func read(_ directory: DirectoryHandle) throws(SystemError) -> [String: String] {
        let names = try directory.names().map { (CaseFoldedName.key($0), $0) }
        return Dictionary(names) { first, other in min(first, other) }
    }
}
