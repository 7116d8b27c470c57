import DropboxFiles
import Foundation

/// Folders as zip archives.
enum ArchiveRoutes {
    static func add(to table: inout RouteTable) {
        table.onStream(Files.downloadZip, downloadZip)
    }

    private static func downloadZip(
        _ argument: Files.DownloadZipArg, _ call: Call
    ) async throws -> Stream<Files.DownloadZipResult> {
        do {
            let (folder, items) = try call.store.archive(of: PathReference.lookup(argument.path), call.view)
            return try Stream(
                result: Files.DownloadZipResult(metadata: folder.folderMetadata),
                type: "application/zip", reader: ZipReader(items, store: call.store))
        } catch let failure as LookupFailure {
            throw RouteRejection(Files.DownloadZipError.path(failure.error))
        } catch let failure as Store.ArchiveFailure {
            throw RouteRejection(failure == .tooLarge ? Files.DownloadZipError.tooLarge : .tooManyFiles)
        }
    }
}
