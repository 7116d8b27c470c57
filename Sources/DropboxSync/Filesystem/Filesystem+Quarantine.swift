import DropboxCore
import Foundation

/// Unsent contents that the filesystem can't send by itself, and what it did about a damaged database.
extension Filesystem {
    /// Unsent contents that are kept aside, the oldest first: their bytes in the cache were damaged, or nothing tells what is
    /// to become of them. Nothing happens to them until the app or the user decides.
    ///
    /// They are also files in the directory `quarantine` of the filesystem's directory. To ask does not count as a use of the
    /// filesystem.
    /// - Throws: `SyncError.Code.shutdown`; `system` where the directory can't be read.
    public var quarantinedFiles: [QuarantinedFile] {
        get throws(SyncError) {
            if let end = core.engine.end { throw end }
            do { return try core.store.quarantine.files() } catch { throw SyncError(error) }
        }
    }

    /// Creates a new file with the content of a quarantined one, which then isn't in the quarantine any more. A damaged
    /// content is restored as it is.
    ///
    /// - Parameters:
    ///   - file: one of `quarantinedFiles`.
    ///   - path: where the new file is to be; by default where it was, and at the top with the name of the content where
    ///     that isn't known. If something is there, the file becomes a conflicted copy beside it.
    /// - Returns: Where the file is now.
    /// - Throws: `SyncError.Code.notFound` where the content isn't in the quarantine any more, or has no bytes; `parent` where
    ///   the folder above `path` is missing; `diskSpace`.
    @discardableResult
    public func restore(_ file: QuarantinedFile, to path: SyncPath? = nil) throws(SyncError) -> SyncPath {
        try core.ready()
        let store = core.store
        let known: QuarantinedFile?
        do { known = try store.quarantine.file(file.id) } catch { throw SyncError(error) }
        guard let source = known?.url else {
            throw SyncError(.notFound, "there is no such content in the quarantine", path: file.path)
        }
        guard let target = path ?? file.path ?? SyncPath.root.child(source.lastPathComponent) else {
            throw SyncError(.illegalArgument, "the content needs a path: its name is none that Dropbox takes")
        }
        let now = core.now
        let place = try store.adding({ try $0.store(copyOf: source) }) { tree, content in
            let place = try tree.freePlace(near: target)
            let node = try tree.createFile(at: place, content, modified: now).node
            return try tree.path(of: node) ?? target
        }
        core.engine.noteChange()
        try removeFromQuarantine(file)
        return place
    }

    /// Creates a new file with the content of a quarantined one, without blocking the thread; see the blocking form.
    @discardableResult
    public func restore(_ file: QuarantinedFile, to path: SyncPath? = nil) async throws(SyncError) -> SyncPath {
        try await core.whenReady { () throws(SyncError) in try self.restore(file, to: path) }
    }

    /// Deletes a quarantined content for good. Does nothing where it isn't in the quarantine any more.
    public func removeFromQuarantine(_ file: QuarantinedFile) throws(SyncError) {
        if let end = core.engine.end { throw end }
        do { try core.store.quarantine.remove(file.id) } catch { throw SyncError(error) }
        core.observers.filesystem.notify(())
    }

    /// When the database of the cache was rebuilt because it was damaged or missing; `nil` if it never was.
    ///
    /// Unsent contents are sent all the same, or are among `quarantinedFiles`. Deletions, moves, and new folders that were
    /// not sent by then are forgotten. The damaged database is kept in `damaged` in the filesystem's directory.
    public var rebuildDate: Date? {
        get throws(SyncError) {
            try core.store.read { try $0.setting(.rebuilt) }.flatMap(Double.init).map {
                Date(timeIntervalSince1970: $0)
            }
        }
    }
}

extension Tree {
    /// A place at a path, or beside it where something is there.
    fileprivate func freePlace(near path: SyncPath) throws -> Location {
        guard try lookUp(path) != nil, let parent = path.parent, let folder = try lookUp(parent) else {
            return try freePlace(path)
        }
        return try conflictPlace(for: Location(parent: folder.key, name: path.name), isFolder: false)
    }
}
