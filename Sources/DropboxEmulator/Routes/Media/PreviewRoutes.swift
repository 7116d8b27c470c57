import DropboxFiles
import Foundation

/// PDF or HTML in place of a document.
enum PreviewRoutes {
    static func add(to table: inout RouteTable) {
        table.onDownload(
            Files.getPreview,
            fidelity: .simplified("pages show the words of a document and tables its cells, without its layout"),
            getPreview)
    }

    private static func getPreview(
        _ argument: Files.PreviewArg, _ call: Call
    ) async throws -> Download<Files.FileMetadata> {
        do {
            let reference = try argument.rev.map(PathReference.revision) ?? PathReference.lookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            guard Preview.hasPreview(entry.fileExtension) else { throw Preview.Failure.unsupportedExtension }
            guard content.size <= Preview.maximumSource else { throw Preview.Failure.unsupportedContent }
            let preview = try await call.service.media.run { [store = call.store] in
                try Preview(
                    of: try store.content.bytes(of: content), name: entry.name, fileExtension: entry.fileExtension,
                    date: entry.file?.serverModified ?? .distantPast)
            }
            return Download(
                result: entry.fileMetadata, tag: (entry.file?.rev ?? "") + "-preview", data: preview.data)
        } catch let failure as LookupFailure {
            throw RouteRejection(Files.PreviewError.path(failure.error))
        } catch let failure as Preview.Failure {
            throw RouteRejection(
                failure == .unsupportedExtension ? Files.PreviewError.unsupportedExtension : .unsupportedContent)
        }
    }
}
