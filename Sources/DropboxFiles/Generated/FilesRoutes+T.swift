// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
    /// Adds a tag to a file or folder. An item holds at most 20 tags; tags are stored in lower case.
    ///
    /// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `Files.AddTagError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
    ///
    /// - Parameters:
    ///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
    ///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern:
    ///     `[\w]+`.
    @discardableResult
    public func tagsAdd(path: String, tagText: String) -> RpcRequest<Void, Files.AddTagError> {
        client.request(Files.tagsAdd, serverArgs: Files.AddTagArg(path: path, tagText: tagText))
    }

    /// Reads the tags of files and folders.
    ///
    /// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.BaseTagError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
    ///
    /// - Parameters:
    ///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
    @discardableResult
    public func tagsGet(paths: [String]) -> RpcRequest<Files.GetTagsResult, Files.BaseTagError> {
        client.request(Files.tagsGet, serverArgs: Files.GetTagsArg(paths: paths))
    }

    /// Removes a tag from a file or folder.
    ///
    /// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `Files.RemoveTagError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
    ///
    /// - Parameters:
    ///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
    ///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
    @discardableResult
    public func tagsRemove(path: String, tagText: String) -> RpcRequest<Void, Files.RemoveTagError> {
        client.request(Files.tagsRemove, serverArgs: Files.RemoveTagArg(path: path, tagText: tagText))
    }
}
