// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Deletes a file, or a folder with everything in it.
    ///
    /// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @available(*, deprecated)
    @discardableResult
    public func delete(path: String, parentRev: String? = nil) -> RpcRequest<Files.Metadata, Files.DeleteError> {
        client.request(Files.delete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be
    /// restored for as long as the account's plan keeps it.
    ///
    /// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @discardableResult
    public func deleteV2(path: String, parentRev: String? = nil) -> RpcRequest<Files.DeleteResult, Files.DeleteError> {
        client.request(Files.deleteV2, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Starts a job that deletes up to 1,000 files and folders. Poll it with `deleteBatchCheck`.
    ///
    /// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
    ///
    /// - Parameters:
    ///   - entries: What to delete. At most 1000 items.
    @discardableResult
    public func deleteBatch(entries: [Files.DeleteArg]) -> RpcRequest<Files.DeleteBatchLaunch, Void> {
        client.request(Files.deleteBatch, serverArgs: Files.DeleteBatchArg(entries: entries))
    }

    /// Polls a job of `deleteBatch`: returns whether it is still running, or what became of each entry.
    ///
    /// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    public func deleteBatchCheck(asyncJobId: String) -> RpcRequest<Files.DeleteBatchJobStatus, Async.PollError> {
        client.request(Files.deleteBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export`
    /// instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    @discardableResult
    public func download(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadata, Files.DownloadError> {
        client.request(Files.download, serverArgs: Files.DownloadArg(path: path, rev: rev))
    }

    /// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export`
    /// instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    public func download(
        path: String,
        rev: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadata, Files.DownloadError> {
        client.request(
            Files.download,
            serverArgs: Files.DownloadArg(path: path, rev: rev),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000
    /// entries. An interrupted download cannot be resumed by range.
    ///
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadZipError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    @discardableResult
    public func downloadZip(path: String) -> DownloadRequestMemory<Files.DownloadZipResult, Files.DownloadZipError> {
        client.request(Files.downloadZip, serverArgs: Files.DownloadZipArg(path: path))
    }

    /// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000
    /// entries. An interrupted download cannot be resumed by range.
    ///
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadZipError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    public func downloadZip(
        path: String,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.DownloadZipResult, Files.DownloadZipError> {
        client.request(
            Files.downloadZip,
            serverArgs: Files.DownloadZipArg(path: path),
            overwrite: overwrite,
            destination: destination
        )
    }
}
