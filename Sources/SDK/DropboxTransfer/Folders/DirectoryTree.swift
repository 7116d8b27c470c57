import DropboxConcurrency
import DropboxCore
import DropboxHTTP

/// Opens the directories of a local tree. Each is opened by its name in its parent, never by a path from the root, so
/// the number of operations doesn't depend on the depth of the tree, and the length of a path is not limited.
///
/// The directories that were used last stay open. All methods block on disk I/O.
final class DirectoryTree: Sendable {
    private struct State {
        var open: [ItemPath: (handle: DirectoryHandle, lastUse: Int)] = [:]
        var uses = 0
        /// The names of directories whose path has another spelling.
        var spellings: [ItemPath: String] = [:]
    }

    /// The maximum number of open directories. Each has a descriptor.
    private static let maximumOpen = 64

    /// The directory at the root of the tree.
    let root: DirectoryHandle
    private let followsLinks: Bool
    private let state = Locked(State())

    /// - Parameters:
    ///   - root: The directory at the root of the tree.
    ///   - followsLinks: Whether to follow symbolic links. The default is `false`: a link is then an error.
    init(_ root: DirectoryHandle, followsLinks: Bool = false) {
        self.root = root
        self.followsLinks = followsLinks
    }

    /// Returns the directory at a path, or `nil` if it doesn't exist.
    ///
    /// - Throws: A system error, with `ENOTDIR` or `ELOOP` if an item on the path isn't a directory.
    func existing(_ path: ItemPath) throws(SystemError) -> DirectoryHandle? {
        try directory(at: path) { (folder, name) throws(SystemError) in
            do throws(SystemError) {
                return try folder.folder(name, followingLinks: followsLinks)
            } catch {
                if error.number == ENOENT { return nil }
                throw error
            }
        }
    }

    /// Returns the directory at a path. It and its parents are created if they don't exist.
    func create(_ path: ItemPath) throws(SystemError) -> DirectoryHandle {
        let directory = try directory(at: path) { (folder, name) throws(SystemError) in try folder.createFolder(name) }
        guard let directory else { throw SystemError(number: ENOENT, path: root.path) }
        return directory
    }

    private func directory(
        at path: ItemPath, open: (DirectoryHandle, String) throws(SystemError) -> DirectoryHandle?
    ) throws(SystemError) -> DirectoryHandle? {
        var missing: [ItemPath] = []
        var directory = root
        for folder in path.components {
            if let known = known(folder) {
                directory = known
                break
            }
            missing.append(folder)
        }
        while let next = missing.popLast() {
            let name = state.withLock { $0.spellings[next] } ?? next.name
            guard let opened = try open(directory, name) else { return nil }
            keep(opened, next)
            directory = opened
        }
        return directory
    }

    /// Returns the directory at a path if it is open. Another process may have deleted it in the meantime.
    private func known(_ path: ItemPath) -> DirectoryHandle? {
        let handle = state.withLock { state in
            state.uses += 1
            state.open[path]?.lastUse = state.uses
            return state.open[path]?.handle
        }
        guard let handle, handle.isDeleted else { return handle }
        state.withLock { state in
            if state.open[path]?.handle === handle { state.open[path] = nil }
        }
        return nil
    }

    /// Sets the name of a directory on disk, if its path has another spelling.
    func setSpelling(_ name: String, of path: ItemPath) { state.withLock { $0.spellings[path] = name } }

    /// Returns the name of a directory on disk, if its path has another spelling.
    func spelling(of path: ItemPath) -> String? { state.withLock { $0.spellings[path] } }

    private func keep(_ handle: DirectoryHandle, _ path: ItemPath) {
        state.withLock { state in
            state.uses += 1
            state.open[path] = (handle, state.uses)
            guard state.open.count > Self.maximumOpen else { return }
            if let oldest = state.open.min(by: { $0.value.lastUse < $1.value.lastUse }) { state.open[oldest.key] = nil }
        }
    }
}
