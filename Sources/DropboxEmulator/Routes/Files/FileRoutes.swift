import DropboxCore
import DropboxFiles
import Foundation
import DropboxStone

/// Finding, reading, making and deleting.
enum FileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.getMetadata, complaint: rootComplaint, getMetadata)
        table.on(Files.alphaGetMetadata, complaint: rootComplaint, alphaGetMetadata)
        table.onDownload(Files.download, download)
        table.on(Files.createFolder) { try createFolder($0, $1) }
        table.on(Files.createFolderV2) { Files.CreateFolderResult(metadata: try createFolder($0, $1)) }
        table.on(Files.delete) { try delete($0, $1) }
        table.on(Files.deleteV2) { Files.DeleteResult(metadata: try delete($0, $1)) }
    }

    /// The root is refused in other words than what else the pattern does not admit.
    private static let rootComplaint: RouteTable.ArgumentError = { error in
        guard case .patternMismatch(value: "", _) = error.kind, error.path == "path" else { return nil }
        return RequestError.noRoot
    }

    private static func getMetadata(_ argument: Files.GetMetadataArg, _ call: Call) async throws -> Files.Metadata {
        try await metadata(argument, templates: argument.includePropertyGroups?.templates ?? [], call)
    }

    /// The older way to ask for properties; it also complains about templates that are not there.
    private static func alphaGetMetadata(
        _ argument: Files.AlphaGetMetadataArg, _ call: Call
    ) async throws -> Files.Metadata {
        let templates = argument.includePropertyTemplates ?? argument.includePropertyGroups?.templates ?? []
        do {
            try call.store.requireTemplates(templates, call.templateOwners)
        } catch is PropertyFailure {
            throw RouteRejection(Files.AlphaGetMetadataError.propertiesError(.propertyGroupNotFound))
        }
        do {
            return try await metadata(
                Files.GetMetadataArg(
                    path: argument.path, includeMediaInfo: argument.includeMediaInfo,
                    includeDeleted: argument.includeDeleted,
                    includeHasExplicitSharedMembers: argument.includeHasExplicitSharedMembers),
                templates: templates, call)
        } catch let refusal as RouteRejection<Files.GetMetadataError> {
            throw RouteRejection(try widened(refusal.error) as Files.AlphaGetMetadataError)
        }
    }

    private static func metadata(
        _ argument: Files.GetMetadataArg, templates: [String], _ call: Call
    ) async throws -> Files.Metadata {
        if argument.path == "/" { throw RequestError.badArgument(RequestError.noRoot) }
        var entry = try refusing({ (failure: LookupFailure) in Files.GetMetadataError.path(failure.error) }) {
            let reference = try PathReference.lookup(argument.path)
            return try call.store.entry(at: reference, call.view, includesDeleted: argument.includeDeleted)
        }
        let wishes = MetadataOptions(
            templates: templates, includesExplicitMembers: argument.includeHasExplicitSharedMembers)
        entry = try call.store.detailed(entry, wishes, call.templateOwners)
        if argument.includeMediaInfo { entry.details.media = try await call.mediaFacts(of: entry) }
        return entry.metadata
    }

    private static func download(
        _ argument: Files.DownloadArg, _ call: Call
    ) async throws -> Download<Files.FileMetadata> {
        try refusing({ (failure: LookupFailure) in Files.DownloadError.path(failure.error) }) {
            let reference = try argument.rev.map(PathReference.revision) ?? PathReference.lookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            if entry.cloudDocument != nil { throw RouteRejection(Files.DownloadError.unsupportedFile) }
            return Download(result: entry.fileMetadata, tag: entry.file?.rev ?? "", size: content.size) { range in
                ContentReader(store: call.store.content, content: content, range: range)
            }
        }
    }

    private static func createFolder(_ argument: Files.CreateFolderArg, _ call: Call) throws -> Files.FolderMetadata {
        try refusing({ (failure: WriteFailure) in Files.CreateFolderError.path(failure.error) }) {
            let reference = try PathReference.write(argument.path)
            return try call.store.createFolder(at: reference, isAutorenamed: argument.autorename, call.view)
                .folderMetadata
        }
    }

    private static func delete(_ argument: Files.DeleteArg, _ call: Call) throws -> Files.Metadata {
        try refusing({ (failure: DeleteFailure) in failure.error }) {
            let deletion = try Store.Deletion(argument)
            return try call.store.delete(at: deletion.path, parentRev: deletion.parentRev, call.view).metadata
        }
    }
}

extension Store.Deletion {
    init(_ argument: Files.DeleteArg) throws(DeleteFailure) {
        do throws(LookupFailure) {
            path = try PathReference.lookup(argument.path)
        } catch {
            throw .lookup(error)
        }
        parentRev = argument.parentRev
    }
}
