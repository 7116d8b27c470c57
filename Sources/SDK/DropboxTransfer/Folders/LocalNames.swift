import DropboxConcurrency
import DropboxCore

/// Chooses the local names of the items of a download.
///
/// Most items have their name in Dropbox, or the spelling that exists. Only if the file system finds another item under
/// the name, it matters whether Dropbox has that one, too:
///
/// - If it has both, the file system doesn't distinguish their names. The item gets another name, such as
///   `Masse (Name Conflict).txt`. The next download finds it under that name.
/// - Otherwise, the other item is the counterpart of this one, with the name that it had, or into which the file system
///   changed it.
///
/// So these items wait until the entire folder is listed, and then choose one after the other.
///
/// All methods block on disk I/O.
final class LocalNames: Sendable {
    enum Choice: Sendable {
        /// No item has the name.
        case new(String)
        case existing(String)
        /// Another item has the name. Ask again after the item has chosen a name.
        case undecided
    }

    private struct Name {
        let text: String
        /// A Boolean value that indicates whether another item has the name in Dropbox.
        let isConflict: Bool
        /// A Boolean value that indicates whether no item had the name when it was chosen.
        let isNew: Bool
    }

    private struct State {
        /// The chosen names by the keys of the paths in Dropbox.
        var names: [Int: Name] = [:]
        /// The names in Dropbox by the keys of the local paths.
        var owners: [Int: String] = [:]
        /// The keys of the paths whose choice was undecided.
        var undecided: Set<Int> = []
    }

    let spellings = LocalSpellings()
    private let state = Locked(State())

    /// Returns the local name of an item.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - directory: The local directory of its folder.
    func choice(for path: ItemPath, in directory: DirectoryHandle) throws -> Choice {
        if let name = state.withLock({ $0.names[path.key] }) {
            if try directory.item(name.text) == nil { return .new(name.text) }
            // The file system may equate a new name with that of another item that has chosen its name, too.
            return retract(path) ? .undecided : .existing(name.text)
        }
        switch try spellings.spelling(of: path, in: directory) {
        case .absent: return .new(path.name)
        case .present(let name): return .existing(name)
        case .taken:
            state.withLock { _ = $0.undecided.insert(path.key) }
            return .undecided
        }
    }

    /// Chooses the name of an item for which `choice` was undecided.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - directory: The local directory of its folder.
    ///   - isFile: Whether the item is a file.
    ///   - tree: The content of the folder in Dropbox.
    func decide(_ path: ItemPath, in directory: DirectoryHandle, isFile: Bool, _ tree: RemoteTree) throws {
        guard let folder = path.parent, case .taken(let other) = try spellings.spelling(of: path, in: directory) else {
            return
        }
        /// Returns whether Dropbox has a local item under its name, or it is the counterpart of another item.
        func hasOwner(_ name: String) -> Bool {
            let local = folder.child(name)
            return tree.contains(local) || state.withLock { $0.owners[local.key] != nil }
        }
        // The name that an earlier download assigned.
        var former: String?
        let new = try Autorename.name(for: path.name, style: .nameConflict, isFile: isFile) { candidate in
            if hasOwner(candidate) { return true }
            switch try spellings.spelling(of: folder.child(candidate), in: directory) {
            case .absent: return false
            case .present(let name):
                former = name
                return false
            case .taken(let name):
                // The file system may have changed the assigned name. Or it's that of another item whose name
                // conflicts.
                let requested = Autorename.requestedName(of: name, style: .nameConflict, isFile: isFile)
                let isOther = state.withLock { $0.undecided.contains(folder.childKey(requested ?? name)) }
                if former == nil, !isOther, !hasOwner(name) { former = name }
                return true
            }
        }
        let adopted = former == nil && !hasOwner(other) ? other : nil
        let name = adopted ?? former ?? new
        state.withLock { state in
            state.owners[folder.childKey(name)] = path.name
            let isNew = adopted == nil && former == nil
            state.names[path.key] = Name(text: name, isConflict: adopted == nil, isNew: isNew)
        }
    }

    /// Records that the file system has an item with the new name that was chosen for another one. Returns whether
    /// that's so.
    func retract(_ path: ItemPath) -> Bool {
        state.withLock { state in
            guard let folder = path.parent, let name = state.names[path.key], name.isNew else { return false }
            state.names[path.key] = nil
            state.owners[folder.childKey(name.text)] = nil
            return true
        }
    }

    /// Gives the local counterpart of an item its spelling in Dropbox. Returns the name that it has then.
    func adoptSpelling(of path: ItemPath, from name: String, in directory: DirectoryHandle) throws -> String {
        let isConflict = state.withLock { $0.names[path.key]?.isConflict == true }
        guard !isConflict, !name.utf8.elementsEqual(path.name.utf8) else { return name }
        // Don't replace another item.
        if let item = try directory.item(path.name), item.identity != (try directory.item(name))?.identity {
            return name
        }
        try directory.rename(name, to: path.name, replacing: true)
        // A file system may equate the names and preserve the former one.
        guard case .present = try spellings.spelling(of: path, in: directory) else { return name }
        spellings.didRename(path)
        state.withLock { $0.names[path.key] = nil }
        return path.name
    }

    /// Returns the name in Dropbox of a local item that has another one here, if the transfer knows it.
    func dropboxName(of name: String, in folder: ItemPath) -> String? {
        state.withLock { $0.owners[folder.childKey(name)] }
    }

    /// What to report about the local name of an item.
    func notices(of path: ItemPath) -> [FolderTransferResult.Notice] {
        guard let name = state.withLock({ $0.names[path.key] }), name.isConflict else { return [] }
        return [.localName(name.text)]
    }
}
