import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Metadata, downloads, and creating and deleting items.
enum FileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.getMetadata, argumentErrorMessage: rootMessage, getMetadata)
        table.on(Files.alphaGetMetadata, argumentErrorMessage: rootMessage, alphaGetMetadata)
        table.onDownload(Files.download, download)
        table.on(Files.createFolder) { try createFolder($0, $1) }
        table.on(Files.createFolderV2) { Files.CreateFolderResult(metadata: try createFolder($0, $1)) }
        table.on(Files.delete) { try delete($0, $1) }
        table.on(Files.deleteV2) { Files.DeleteResult(metadata: try delete($0, $1)) }
    }

    /// The message for the root folder, which differs from that for other paths that don't match the pattern.
    private static let rootMessage: RouteTable.ArgumentErrorMessage = { error in
        guard case .patternMismatch(value: "", _) = error.kind, error.path == "path" else { return nil }
        return RequestError.rootNotSupported
    }

    private static func getMetadata(_ argument: Files.GetMetadataArg, _ call: Call) async throws -> Files.Metadata {
        try await metadata(argument, templates: argument.includePropertyGroups?.templates ?? [], call)
    }

    /// Returns metadata with an older way to request properties, which also fails if a template doesn't exist.
    private static func alphaGetMetadata(
        _ argument: Files.AlphaGetMetadataArg, _ call: Call
    ) async throws -> Files.Metadata {
        let templates = argument.includePropertyTemplates ?? argument.includePropertyGroups?.templates ?? []
        do {
            try call.store.requireTemplates(templates, call.templateOwners)
        } catch is PropertyError {
            throw RouteRejection(Files.AlphaGetMetadataError.propertiesError(.propertyGroupNotFound))
        }
        do {
            return try await metadata(
                Files.GetMetadataArg(
                    path: argument.path, includeMediaInfo: argument.includeMediaInfo,
                    includeDeleted: argument.includeDeleted,
                    includeHasExplicitSharedMembers: argument.includeHasExplicitSharedMembers),
                templates: templates, call)
        } catch let rejection as RouteRejection<Files.GetMetadataError> {
            throw RouteRejection(try widened(rejection.error) as Files.AlphaGetMetadataError)
        }
    }

    private static func metadata(
        _ argument: Files.GetMetadataArg, templates: [String], _ call: Call
    ) async throws -> Files.Metadata {
        if argument.path == "/" { throw RequestError.badArgument(RequestError.rootNotSupported) }
        let found = try mappingFailure({ (failure: LookupError) in Files.GetMetadataError.path(failure.error) }) {
            try call.store.metadata(at: argument.path, call.view, includesDeleted: argument.includeDeleted)
        }
        let options = MetadataOptions(
            templates: templates, includesExplicitMembers: argument.includeHasExplicitSharedMembers)
        if options == MetadataOptions(), !argument.includeMediaInfo { return found.metadata }
        var entry = try call.store.addingMetadata(found.entry, options, call.templateOwners)
        if argument.includeMediaInfo { entry.details.media = try await call.mediaInfo(of: entry) }
        return entry.metadata
    }

    private static func download(
        _ argument: Files.DownloadArg, _ call: Call
    ) async throws -> Download<Files.FileMetadata> {
        try mappingFailure({ (failure: LookupError) in Files.DownloadError.path(failure.error) }) {
            let reference = try argument.rev.map(PathReference.revision) ?? PathReference.forLookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            if entry.cloudDocument != nil { throw RouteRejection(Files.DownloadError.unsupportedFile) }
            return Download(result: entry.fileMetadata, tag: entry.file?.rev ?? "", size: content.size) { range in
                try ContentReader(store: call.store.content, content: content, range: range)
            }
        }
    }

    private static func createFolder(_ argument: Files.CreateFolderArg, _ call: Call) throws -> Files.FolderMetadata {
        try mappingFailure({ (failure: WriteError) in Files.CreateFolderError.path(failure.error) }) {
            let reference = try PathReference.forWriting(argument.path)
            return try call.store.createFolder(at: reference, isAutorenamed: argument.autorename, call.view)
                .folderMetadata
        }
    }

    private static func delete(_ argument: Files.DeleteArg, _ call: Call) throws -> Files.Metadata {
        try mappingFailure({ (failure: DeleteError) in failure.error }) {
            let deletion = try Store.Deletion(argument)
            return try call.store.delete(at: deletion.path, parentRev: deletion.expectedRevision, call.view).metadata
        }
    }
}

extension Store.Deletion {
    init(_ argument: Files.DeleteArg) throws(DeleteError) {
        do throws(LookupError) {
            path = try PathReference.forLookup(argument.path)
        } catch {
            throw .lookup(error)
        }
        expectedRevision = argument.parentRev
    }
}

extension Entry {
    /// The metadata of the entry for the caller whose view it was resolved in.
    var metadata: Files.Metadata {
        switch kind {
        case .file: fileMetadata
        case .folder: folderMetadata
        case .deleted:
            Files.DeletedMetadata(
                name: name, pathLower: pathInView, pathDisplay: displayPathInView, isRestorable: details.isRestorable)
        }
    }

    var folderMetadata: Files.FolderMetadata {
        let shared = mountedNamespace.flatMap { mounts?[$0] }.flatMap { $0.isShared ? $0 : nil }
        let sharing = (shared ?? parentSharedFolder).map { point in
            Files.FolderSharingInfo(
                readOnly: !point.access.canWrite, parentSharedFolderId: parentSharedFolderID,
                sharedFolderId: shared.map { String($0.namespace) }, traverseOnly: point.access == .traverse)
        }
        return Files.FolderMetadata(
            name: name, id: id, pathLower: pathInView, pathDisplay: displayPathInView,
            parentSharedFolderId: parentSharedFolderID, sharedFolderId: shared.map { String($0.namespace) },
            sharingInfo: sharing, propertyGroups: details.properties?.map(\.apiValue))
    }

    /// The metadata of the entry, which must be an existing file.
    var fileMetadata: Files.FileMetadata {
        let sharing = parentSharedFolder.map { point in
            Files.FileSharingInfo(
                readOnly: !point.access.canWrite, parentSharedFolderId: String(point.namespace),
                modifiedBy: file?.author)
        }
        return Files.FileMetadata(
            name: name, id: id, clientModified: file?.clientModified ?? .distantPast,
            serverModified: file?.serverModified ?? .distantPast, rev: file?.rev ?? "", size: file?.size ?? 0,
            pathLower: pathInView, pathDisplay: displayPathInView, parentSharedFolderId: parentSharedFolderID,
            mediaInfo: details.media?.info, sharingInfo: sharing, isDownloadable: cloudDocument == nil,
            exportInfo: cloudDocument?.info,
            propertyGroups: details.properties?.map(\.apiValue), hasExplicitSharedMembers: details.hasExplicitMembers,
            contentHash: file?.contentHash.hexadecimal,
            fileLockInfo: details.lock?.metadata(for: mounts?.view.account), isRestorable: details.isRestorable)
    }

    /// The shared folder that contains the entry. A shared folder that isn't mounted doesn't contain itself.
    private var parentSharedFolder: MountPoint? {
        mountPoint.flatMap { $0.isShared && mountedNamespace != namespace ? $0 : nil }
    }

    private var parentSharedFolderID: String? { parentSharedFolder.map { String($0.namespace) } }
}

/// Revisions of files: listing, restoring, and permanently deleting them.
enum RevisionRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.listRevisions, listRevisions)
        table.on(Files.restore, restore)
        table.on(Files.permanentlyDelete, permanentlyDelete)
    }

    private static func listRevisions(
        _ argument: Files.ListRevisionsArg, _ call: Call
    ) async throws -> Files.ListRevisionsResult {
        try mappingFailure({ (failure: RevisionsError) in failure.error }) {
            let reference: PathReference
            do throws(LookupError) {
                reference = try PathReference.forLookup(argument.path)
            } catch {
                throw RevisionsError.lookup(error)
            }
            var page = try call.store.revisions(
                of: reference, by: argument.mode == .id ? .id : .path, before: argument.beforeRev,
                limit: Int(argument.limit), call.view)
            if argument.includeRestorableInfo {
                for index in page.entries.indices { page.entries[index].details.isRestorable = true }
            }
            return Files.ListRevisionsResult(
                isDeleted: page.isDeleted, entries: page.entries.map(\.fileMetadata), hasMore: page.hasMore,
                serverDeleted: page.deleted)
        }
    }

    private static func restore(_ argument: Files.RestoreArg, _ call: Call) async throws -> Files.FileMetadata {
        try mappingFailure({ (failure: RestoreError) in failure.error }) {
            let path: PathReference
            do throws(WriteError) {
                path = try PathReference.forWriting(argument.path)
            } catch {
                throw RestoreError.write(error)
            }
            return try call.store.restore(argument.rev, to: path, call.view).fileMetadata
        }
    }

    private static func permanentlyDelete(_ argument: Files.DeleteArg, _ call: Call) async throws {
        guard try call.account.accountType == "business" else {
            throw RequestError.forbidden(.invalidAccountType(.endpoint))
        }
        try mappingFailure({ (failure: DeleteError) in failure.error }) {
            try call.store.purge(try Store.Deletion(argument), call.view)
        }
    }
}

extension RevisionsError {
    fileprivate var error: Files.ListRevisionsError {
        switch self {
        case .lookup(let failure): .path(failure.error)
        case .invalidBeforeRev: .invalidBeforeRev
        case .beforeRevNotSupported: .beforeRevNotSupported
        }
    }
}

extension RestoreError {
    fileprivate var error: Files.RestoreError {
        switch self {
        case .write(let failure): .pathWrite(failure.error)
        case .invalidRevision: .invalidRevision
        }
    }
}
