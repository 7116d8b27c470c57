import DropboxFiles
import Foundation

/// Files that can only be had in another format.
enum ExportRoutes {
    static func add(to table: inout RouteTable) {
        table.onDownload(
            Files.export,
            fidelity: .simplified(
                "a file that ends in .paper, .gdoc or .gsheet is a document of the cloud, with text or CSV in it"),
            export)
    }

    private static func export(_ argument: Files.ExportArg, _ call: Call) async throws -> Download<Files.ExportResult> {
        do {
            let reference = try PathReference.lookup(argument.path)
            let (entry, content) = try call.store.file(at: reference, call.view)
            guard let document = entry.cloudDocument else { throw RouteRejection(Files.ExportError.nonExportable) }
            guard let format = argument.exportFormat.map(CloudDocument.Format.init(rawValue:)) ?? document.format,
                format == document.format || document.options.contains(format)
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
        } catch let failure as LookupFailure {
            throw RouteRejection(Files.ExportError.path(failure.error))
        }
    }
}

extension Entry {
    /// What kind of document of the cloud the file is; nil for files that have bytes of their own.
    var cloudDocument: CloudDocument? { kind == .file ? CloudDocument(name: name) : nil }
}

extension CloudDocument {
    var info: Files.ExportInfo {
        Files.ExportInfo(
            exportAs: format.rawValue, exportOptions: options.isEmpty ? nil : options.map(\.rawValue))
    }
}
