import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSync
import DropboxTransfer
import Foundation

/// The user's changes, which the system sends one by one and repeats until they succeed. The remote version keeps its
/// name, and an edit of an older version becomes a conflicted copy. An edit takes precedence over a deletion.
extension Provider {
    /// What the user creates.
    enum NewContent: Sendable {
        case folder
        /// A file with its content and modification time.
        case file(URL, modified: Date?)
        /// Something that Dropbox doesn't have, such as a symbolic link.
        case unsupported
    }

    /// The changes of an item.
    struct Edit: Sendable {
        /// The new parent folder, `.some(nil)` for the root; `nil` if it isn't changed.
        var parent: String??
        var name: String?
        var content: URL?
        var modified: Date?
        /// The content version that the user changed.
        var base = Data()
    }

    /// The outcome of an edit.
    struct Outcome: Sendable {
        let item: Item
        /// Whether the item has another content than that of the edit, which became a conflicted copy.
        var isConflict = false
    }

    typealias ProgressHandler = @Sendable (Int64, Int64) -> Void

    // MARK: Creating

    /// Creates a file or folder. If the same one exists already, because an earlier response was lost, returns that.
    func create(
        _ content: NewContent, named name: String, in parent: String?, progress: @escaping ProgressHandler
    ) async throws -> Item {
        try await converting(parent) {
            if NameRules.obstacle(to: name) == .ignored {
                throw ProviderError.excludedFromSync(reason: "Dropbox ignores items named “\(name)”.")
            }
            try Self.check(name)
            let path = try await path(of: parent) + "/" + name
            let stamp = mirror.stamp
            let metadata: Files.Metadata
            do {
                switch content {
                case .folder: metadata = try await createFolder(path)
                case .file(let file, let modified):
                    metadata = try await upload(file, to: path, .add, modified: modified, progress: progress)
                case .unsupported:
                    throw ProviderError.excludedFromSync(reason: "Dropbox stores only files and folders.")
                }
            } catch let error as SyncError where error.code == .exists {
                metadata = try await existing(at: path, sameAs: content, parent)
            }
            try await mirror.record(metadata, since: stamp)
            return try Item(metadata, parent: parent) ?? missing(name)
        }
    }

    /// Throws an error if Dropbox doesn't store items with a name.
    private static func check(_ name: String) throws {
        guard SyncPath.root.child(name) == nil else { return }
        throw SyncError(.illegalArgument, "Dropbox doesn't store items named “\(name)”.")
    }

    /// Returns the item that prevents the creation, if it's what the user creates.
    private func existing(at path: String, sameAs content: NewContent, _ parent: String?) async throws -> Files.Metadata
    {
        guard let metadata = try await mirror.metadataOnServer(path), let item = Item(metadata, parent: parent) else {
            throw ProviderError.serverUnreachable
        }
        switch content {
        case .folder where item.isFolder: return metadata
        case .file(let file, _):
            if let hash = item.version?.hash, try await Self.hash(of: file) == hash { return metadata }
        default: break
        }
        throw ProviderError.filenameCollision(item)
    }

    private static func hash(of file: URL) async throws -> String {
        try await BlockingIO.bulk.run { () throws(any Error) in try ContentHash.hash(ofFileAt: file) }
    }

    private func missing(_ name: String) throws -> Item {
        throw SyncError(.response, "the metadata of \(name) has no ID")
    }

    // MARK: Modifying

    /// Changes a file or folder.
    func modify(
        _ id: String, _ edit: Edit, progress: @escaping ProgressHandler
    ) async throws -> Outcome {
        try await converting(id) {
            var stamp = mirror.stamp
            guard var metadata = try await mirror.metadataOnServer(id) else {
                try await recreate(id, edit, progress: progress)
                throw ProviderError.noSuchItem(id)
            }
            try await mirror.record(metadata, since: stamp)
            guard let known = try await mirror.item(id) else { throw ProviderError.serverUnreachable }
            var item = Item(metadata, parent: known.parent) ?? known
            if edit.parent != nil || edit.name != nil {
                stamp = mirror.stamp
                let (name, parent) = (edit.name ?? item.name, edit.parent ?? item.parent)
                if name != item.name || parent != item.parent {
                    try Self.check(name)
                    metadata = try await move(id, to: path(of: parent) + "/" + name, parent)
                    try await mirror.record(metadata, since: stamp)
                    item = Item(metadata, parent: parent) ?? item
                }
            }
            guard let content = edit.content, let version = item.version else { return Outcome(item: item) }
            stamp = mirror.stamp
            if item.contentVersion == edit.base {
                let uploaded = try await upload(
                    content, to: id, .update(version.rev), autorename: true, modified: edit.modified, progress: progress
                )
                try await mirror.record(uploaded, since: stamp)
                if uploaded.id == id { return Outcome(item: Item(uploaded, parent: item.parent) ?? item) }
                // Another device was faster, and the server made a conflicted copy.
                return Outcome(item: try await current(id) ?? item, isConflict: true)
            }
            if let hash = version.hash, try await Self.hash(of: content) == hash { return Outcome(item: item) }
            try await createConflictedCopy(of: item, content, edit.modified, progress: progress)
            return Outcome(item: item, isConflict: true)
        }
    }

    /// Uploads the content of a file that was deleted on another device as a new file.
    private func recreate(_ id: String, _ edit: Edit, progress: @escaping ProgressHandler) async throws {
        guard let content = edit.content else { return }
        let former = try await mirror.item(id)
        guard let name = edit.name ?? former?.name else { return }
        // The folder may have been deleted, too.
        let folder: String
        do {
            folder = try await path(of: edit.parent ?? former?.parent)
        } catch ProviderError.noSuchItem {
            folder = ""
        }
        let stamp = mirror.stamp
        let metadata = try await upload(
            content, to: folder + "/" + name, .add, autorename: true, modified: edit.modified, progress: progress)
        try await mirror.record(metadata, since: stamp)
    }

    private func createConflictedCopy(
        of item: Item, _ content: URL, _ modified: Date?, progress: @escaping ProgressHandler
    ) async throws {
        let name = Autorename.name(for: item.name, style: .conflictedCopy, isFile: true) { _ in false }
        let stamp = mirror.stamp
        let copy = try await upload(
            content, to: path(of: item.parent) + "/" + name, .add, autorename: true, modified: modified,
            progress: progress)
        try await mirror.record(copy, since: stamp)
    }

    private func current(_ id: String) async throws -> Item? {
        let stamp = mirror.stamp
        guard let metadata = try await mirror.metadataOnServer(id) else { return nil }
        try await mirror.record(metadata, since: stamp)
        return try await mirror.item(id)
    }

    // MARK: Deleting

    /// Deletes an item, unless another device changed it in a way that the user hasn't seen.
    ///
    /// - Parameters:
    ///   - base: The content version that the user saw.
    ///   - isRecursive: Whether to delete a folder that isn't empty.
    func delete(_ id: String, base: Data, isRecursive: Bool) async throws {
        try await converting(id) {
            // All changes in the folder that happened before must be known.
            try await mirror.update()
            guard let item = try await mirror.item(id) else { return }
            if item.isFolder {
                if !isRecursive, try await !mirror.items(in: id, after: nil, limit: 1).items.isEmpty {
                    throw ProviderError.directoryNotEmpty
                }
                if try await mirror.hasUnseenChanges(in: id) { throw ProviderError.deletionRejected(item) }
            } else if item.contentVersion != base {
                throw ProviderError.deletionRejected(item)
            }
            do {
                try await delete(id, rev: item.version?.rev)
            } catch let error as SyncError where error.code == .notFound {
                // Another device deleted it.
            } catch let error as SyncError where error.code == .exists {
                throw ProviderError.deletionRejected(try await current(id) ?? item)
            }
            try await mirror.recordDeletion(of: id)
        }
    }

    // MARK: Requests

    /// Returns the current path of a folder on the server; empty for the root.
    private func path(of folder: String?) async throws -> String {
        guard let folder else { return "" }
        let stamp = mirror.stamp
        guard let metadata = try await mirror.metadataOnServer(folder), metadata is Files.FolderMetadata,
            let path = metadata.pathDisplay ?? metadata.pathLower
        else { throw ProviderError.noSuchItem(folder) }
        try await mirror.record(metadata, since: stamp)
        return path
    }

    private func createFolder(_ path: String) async throws -> Files.Metadata {
        do {
            return try await client.files.createFolderV2(path: path).response().metadata
        } catch {
            throw SyncError(calling: error) { SyncError.Code($0) }
        }
    }

    private func move(_ id: String, to path: String, _ parent: String?) async throws -> Files.Metadata {
        do {
            // The user moved it, so the owner of the folder becomes its owner if necessary.
            return try await client.files.moveV2(fromPath: id, toPath: path, allowOwnershipTransfer: true).response()
                .metadata
        } catch {
            let error = SyncError(calling: error) { SyncError.Code($0) }
            guard error.code == .exists, let metadata = try await mirror.metadataOnServer(path) else { throw error }
            // An earlier attempt, whose response was lost, made the move.
            if metadata.itemID == id, metadata.isAt(path) { return metadata }
            if let item = Item(metadata, parent: parent) { throw ProviderError.filenameCollision(item) }
            throw error
        }
    }

    private func delete(_ id: String, rev: String?) async throws {
        do {
            _ = try await client.files.deleteV2(path: id, parentRev: rev).response()
        } catch {
            throw SyncError(calling: error) { SyncError.Code($0) }
        }
    }

    private func upload(
        _ file: URL, to path: String, _ mode: Files.WriteMode, autorename: Bool = false, modified: Date?,
        progress: @escaping ProgressHandler
    ) async throws -> Files.FileMetadata {
        var options = FileUploadOptions()
        options.autorename = autorename
        options.clientModified = modified.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down)) }
        options.progressQueue = .global()
        options.onProgress = { progress($0.bytesSent, $0.bytesTotal ?? 0) }
        do {
            return try await client.files.uploadFile(from: file, to: path, mode: mode, options: options)
        } catch {
            throw SyncError(uploading: error)
        }
    }
}
