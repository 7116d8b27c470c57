// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
    ///
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ExportError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
    @discardableResult
    public func export(
        path: String,
        exportFormat: String? = nil
    ) -> DownloadRequestMemory<Files.ExportResult, Files.ExportError> {
        client.request(Files.export, serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat))
    }

    /// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
    ///
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ExportError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    public func export(
        path: String,
        exportFormat: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.ExportResult, Files.ExportError> {
        client.request(
            Files.export,
            serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat),
            overwrite: overwrite,
            destination: destination
        )
    }
}
