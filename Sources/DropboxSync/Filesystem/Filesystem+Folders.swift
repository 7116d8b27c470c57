import DropboxCore
import Foundation

/// Files and folders as a whole.
extension Filesystem {
    /// What is in a folder, in the order of names.
    ///
    /// Blocks until the first sync is complete or fails.
    /// - Throws: `SyncError.Code.notFound`; `invalidOperation` for a file; what the first sync failed with.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func listFolder(_ path: SyncPath) throws(SyncError) -> [FileInfo] {
        try core.ready()
        return try core.store.read { try $0.list(path) }.sorted { $0.path < $1.path }
    }

    /// As the call of the same name that blocks.
    public func listFolder(_ path: SyncPath) async throws(SyncError) -> [FileInfo] {
        try await core.whenReady { () throws(SyncError) in try self.listFolder(path) }
    }

    /// What is known about the file or folder at a path.
    ///
    /// - Throws: `SyncError.Code.notFound` where there is nothing.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func fileInfo(at path: SyncPath) throws(SyncError) -> FileInfo {
        try core.ready()
        return try core.store.read { try $0.info(at: path) }
    }

    /// As the call of the same name that blocks.
    public func fileInfo(at path: SyncPath) async throws(SyncError) -> FileInfo {
        try await core.whenReady { () throws(SyncError) in try self.fileInfo(at: path) }
    }

    /// Makes a folder.
    ///
    /// - Throws: `SyncError.Code.exists` where there is something already; `parent` where the folder above is missing.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func createFolder(at path: SyncPath) throws(SyncError) {
        try change { try $0.createFolder(path) }
    }

    /// As the call of the same name that blocks.
    public func createFolder(at path: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.createFolder(at: path) }
    }

    /// Deletes a file, or a folder with all that is in it.
    ///
    /// What another device changes in it before it hears of the deletion stays.
    /// - Throws: `SyncError.Code.notFound`; `invalidOperation` for the root.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func delete(_ path: SyncPath) throws(SyncError) {
        let limit = core.engine.configuration.massDeletionThreshold
        try change { tree in
            try tree.delete(path)
            try tree.holdMassDeletion(limit: limit)
        }
    }

    /// As the call of the same name that blocks.
    public func delete(_ path: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.delete(path) }
    }

    /// Moves a file or a folder, or changes its name. Files that are open stay so.
    ///
    /// - Throws: `SyncError.Code.notFound`; `exists` where there is something at the target already; `parent` where the
    ///   folder above the target is missing; `invalidOperation` for the root, and for a folder into itself.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func move(_ source: SyncPath, to target: SyncPath) throws(SyncError) {
        try change { try $0.move(source, to: target) }
        // The name was perhaps what the server did not want, of this or of what is in it.
        core.engine.retryRefused { $0 != .quota }
    }

    /// As the call of the same name that blocks.
    public func move(_ source: SyncPath, to target: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.move(source, to: target) }
    }

    // MARK: The brake

    /// How many files the deletions concern that are held back because they are so many; 0 where none are.
    ///
    /// They are made here, but not on the server, until `confirmHeldDeletions()` or `discardHeldDeletions()` is called.
    public var heldDeletions: Int {
        get throws(SyncError) {
            try core.check()
            return try core.store.read { try $0.areDeletionsHeld ? $0.waitingDeletions : 0 }
        }
    }

    /// Lets the deletions go to the server that are held back.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func confirmHeldDeletions() throws(SyncError) { try change { try $0.releaseHeldDeletions() } }

    /// As the call of the same name that blocks.
    public func confirmHeldDeletions() async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.confirmHeldDeletions() }
    }

    /// Takes the deletions back that were not sent yet: what they concern is there again.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func discardHeldDeletions() throws(SyncError) { try change { try $0.discardHeldDeletions() } }

    /// As the call of the same name that blocks.
    public func discardHeldDeletions() async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.discardHeldDeletions() }
    }

    @available(*, noasync)
    private func change(_ body: (Tree) throws -> Void) throws(SyncError) {
        try core.ready()
        try core.store.write(body)
        core.engine.noteChange()
        core.observers.filesystem.notify(())
    }
}

extension Tree {
    func list(_ path: SyncPath) throws -> [FileInfo] {
        let folder = try require(path)
        guard folder.isFolder else { throw SyncError(.invalidOperation, "this is a file", path: path) }
        let unsent = try unsentContents(in: folder.key)
        return try children(of: folder.key).map { node in
            FileInfo(path.appending(node.local?.name ?? ""), node, unsent: unsent[node.key])
        }
    }

    /// What is known about what is at a path.
    func info(at path: SyncPath) throws -> FileInfo {
        let node = try require(path)
        return FileInfo(path, node, unsent: try unsentContent(of: node.key))
    }

    /// What is known about a node; nil where the app does not see it.
    func info(_ key: Int64) throws -> FileInfo? {
        guard let node = try node(key), let path = try path(of: key) else { return nil }
        return FileInfo(path, node, unsent: try unsentContent(of: key))
    }
}
