// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
    /// Restores a revision of a file: it becomes the current one at the given path.
    ///
    /// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RestoreError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
    ///
    /// - Parameters:
    ///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
    @discardableResult
    public func restore(path: String, rev: String) -> RpcRequest<Files.FileMetadata, Files.RestoreError> {
        client.request(Files.restore, serverArgs: Files.RestoreArg(path: path, rev: rev))
    }
}
