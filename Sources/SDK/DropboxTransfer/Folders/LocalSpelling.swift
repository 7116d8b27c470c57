import DropboxConcurrency
import DropboxCore
import DropboxHTTP

/// What a local directory has under the name of an item in Dropbox.
///
/// Dropbox equates names that differ only in case or Unicode normalization. A file system equates fewer names, or more,
/// or others, and only it knows which. So it's asked: an item is looked up by its name, and if it's found, by what the
/// directory then contains.
enum LocalSpelling: Sendable, Hashable {
    case absent
    /// The item exists under this name, which can have another spelling.
    case present(String)
    /// The file system doesn't distinguish the name from that of another item, which has another name in Dropbox.
    case taken(by: String)
}

/// Finds the local counterparts of items in Dropbox. Each directory is read once, and two numbers are stored per name.
///
/// All methods block on disk I/O.
final class LocalSpellings: Sendable {
    private struct State {
        /// The keys of the directories that were read.
        var readFolders: Set<Int> = []
        /// The hashes of the names that the directories had, as they are and as Dropbox compares them.
        var names: Set<Int> = []
        var keys: Set<Int> = []
        /// The names in the directories that were last asked for another spelling, by their name in Dropbox.
        var spellings: [(folder: ItemPath, names: [String: String])] = []
    }

    private let state = Locked(State())

    private static let maximumSpellings = 8

    /// The partial downloads that the directories had, and their journals.
    let partials = AbandonedPartials()

    /// Records that the transfer has created a directory.
    func addEmptyFolder(_ folder: ItemPath) { state.withLock { _ = $0.readFolders.insert(folder.key) } }

    /// Records that an item got the name that it has in Dropbox.
    func didRename(_ path: ItemPath) {
        guard let folder = path.parent else { return }
        state.withLock { _ = $0.names.insert(Self.hash(path.name, folder)) }
    }

    /// Returns whether a directory that was read has got a name since then.
    func isNew(_ name: String, in folder: ItemPath) -> Bool {
        state.withLock { $0.readFolders.contains(folder.key) && !$0.names.contains(Self.hash(name, folder)) }
    }

    /// Returns what a directory has under the name of an item.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - directory: The directory at the path of its folder.
    func spelling(of path: ItemPath, in directory: DirectoryHandle) throws(SystemError) -> LocalSpelling {
        let key = CaseFoldedName.key(path.name)
        if let folder = path.parent {
            try read(directory, at: folder)
            let (hasName, hasKey) = state.withLock { state in
                (state.names.contains(Self.hash(path.name, folder)), state.keys.contains(path.key))
            }
            if hasName { return .present(path.name) }
            if hasKey, let name = try spelling(of: key, in: directory, at: folder) { return .present(name) }
        }
        guard let item = try directory.item(path.name) else { return .absent }
        // It's new, or it's another item whose name the file system equates with this one.
        var other: String?
        for name in try directory.names() {
            if CaseFoldedName.key(name) == key { return .present(path.name) }
            if other == nil, try directory.item(name)?.identity == item.identity { other = name }
        }
        return other.map { .taken(by: $0) } ?? .absent
    }

    private func read(_ directory: DirectoryHandle, at folder: ItemPath) throws(SystemError) {
        if state.withLock({ $0.readFolders.contains(folder.key) }) { return }
        let names = try directory.names()
        state.withLock { state in
            state.readFolders.insert(folder.key)
            for name in names {
                state.names.insert(Self.hash(name, folder))
                state.keys.insert(folder.childKey(name))
            }
        }
        for name in names where DownloadFile.isPartial(name) { partials.add(name, in: folder) }
    }

    /// Returns the name in a directory that is the same in Dropbox; `nil` if it was deleted.
    private func spelling(
        of key: String, in directory: DirectoryHandle, at folder: ItemPath
    ) throws(SystemError) -> String? {
        if let known = state.withLock({ $0.spellings.first { $0.folder == folder } }) { return known.names[key] }
        let pairs = try directory.names().map { (CaseFoldedName.key($0), $0) }
        let names = Dictionary(pairs) { one, other in min(one, other) }
        state.withLock { state in
            if state.spellings.count == Self.maximumSpellings { state.spellings.removeFirst() }
            state.spellings.append((folder, names))
        }
        return names[key]
    }

    /// Returns a hash of the bytes of a name, because strings that differ only in normalization are equal.
    private static func hash(_ name: String, _ folder: ItemPath) -> Int {
        var hasher = Hasher()
        hasher.combine(folder.key)
        for byte in name.utf8 { hasher.combine(byte) }
        return hasher.finalize()
    }
}

/// The partial downloads, and their journals, that a transfer has found in local directories.
///
/// A download reads the directories of the folders in Dropbox. Only a mirror reads all others, too: they can be the
/// user's entire home directory, in which a download of one folder has nothing to look for.
final class AbandonedPartials: Sendable {
    private let found = Locked<[(folder: ItemPath, name: String)]>([])

    func add(_ name: String, in folder: ItemPath) { found.withLock { $0.append((folder, name)) } }

    /// Deletes those that no download uses. Blocks on disk I/O.
    func remove(from directories: DirectoryTree) {
        for (folder, name) in found.withLock(\.self) {
            // A remaining one is harmless, and the next transfer tries again.
            do {
                if let folder = try directories.existing(folder) { try DownloadFile.removeAbandoned(name, in: folder) }
            } catch {}
        }
    }
}
