import DropboxFiles
import Foundation

/// Exports of files that can't be downloaded in their own format.
enum ExportRoutes {
    static func add(to table: inout RouteTable) {
        table.onDownload(
            Files.export,
            fidelity: .simplified(
                "files with the extension .paper, .gdoc, or .gsheet are cloud documents that contain text or CSV"),
            export)
    }

    private static func export(_ argument: Files.ExportArg, _ call: Call) async throws -> Download<Files.ExportResult> {
        do {
            let reference = try PathReference.forLookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            guard let document = entry.cloudDocument else { throw RouteRejection(Files.ExportError.nonExportable) }
            guard
                let format = argument.exportFormat.map(CloudDocument.Format.init(rawValue:)) ?? document.defaultFormat,
                format == document.defaultFormat || document.exportOptions.contains(format)
            else { throw RouteRejection(Files.ExportError.invalidExportFormat) }
            let title = String(entry.name.dropLast(document.rawValue.count + 1))
            let (data, hash) = try await call.service.media.run { [store = call.store] in
                let data = try document.exported(try store.content.bytes(of: content), as: format, title: title)
                return (data, store.content.hash(of: data))
            }
            let metadata = Files.ExportMetadata(
                name: title + "." + format.fileExtension, size: UInt64(data.count), exportHash: hash.hexadecimal,
                paperRevision: document == .paper ? try call.store.paperRevision(of: entry) : nil)
            return Download(
                result: Files.ExportResult(exportMetadata: metadata, fileMetadata: entry.fileMetadata),
                tag: (entry.file?.rev ?? "") + "-" + format.rawValue, data: data)
        } catch let failure as LookupError {
            throw RouteRejection(Files.ExportError.path(failure.error))
        }
    }
}

extension Entry {
    /// The kind of the cloud document, or `nil` if the file can be downloaded.
    var cloudDocument: CloudDocument? { kind == .file ? CloudDocument(name: name) : nil }
}

extension CloudDocument {
    var info: Files.ExportInfo {
        Files.ExportInfo(
            exportAs: defaultFormat.rawValue, exportOptions: exportOptions.isEmpty ? nil : exportOptions.map(\.rawValue)
        )
    }
}

/// Previews of documents in PDF or HTML.
enum PreviewRoutes {
    static func add(to table: inout RouteTable) {
        table.onDownload(
            Files.getPreview,
            fidelity: .simplified("previews contain the text and table cells of a document without its layout"),
            getPreview)
    }

    private static func getPreview(
        _ argument: Files.PreviewArg, _ call: Call
    ) async throws -> Download<Files.FileMetadata> {
        do {
            let reference = try argument.rev.map(PathReference.revision) ?? PathReference.forLookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            guard Preview.hasPreview(entry.fileExtension) else { throw Preview.Failure.unsupportedExtension }
            guard content.size <= Preview.maximumSourceSize else { throw Preview.Failure.unsupportedContent }
            let preview = try await call.service.media.run { [store = call.store] in
                try Preview(
                    of: try store.content.bytes(of: content), name: entry.name, fileExtension: entry.fileExtension,
                    date: entry.file?.serverModified ?? .distantPast)
            }
            return Download(
                result: entry.fileMetadata, tag: (entry.file?.rev ?? "") + "-preview", data: preview.data)
        } catch let failure as LookupError {
            throw RouteRejection(Files.PreviewError.path(failure.error))
        } catch let failure as Preview.Failure {
            throw RouteRejection(
                failure == .unsupportedExtension ? Files.PreviewError.unsupportedExtension : .unsupportedContent)
        }
    }
}

/// Downloads of folders as zip archives.
enum ArchiveRoutes {
    static func add(to table: inout RouteTable) {
        table.onStream(Files.downloadZip, downloadZip)
    }

    private static func downloadZip(
        _ argument: Files.DownloadZipArg, _ call: Call
    ) async throws -> GeneratedDownload<Files.DownloadZipResult> {
        do {
            let (folder, items) = try call.store.archive(of: PathReference.forLookup(argument.path), call.view)
            return try GeneratedDownload(
                result: Files.DownloadZipResult(metadata: folder.folderMetadata),
                type: "application/zip", reader: ZipReader(items, store: call.store))
        } catch let failure as LookupError {
            throw RouteRejection(Files.DownloadZipError.path(failure.error))
        } catch let failure as Store.ArchiveError {
            throw RouteRejection(failure == .tooLarge ? Files.DownloadZipError.tooLarge : .tooManyFiles)
        }
    }
}
