// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The content.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: Data
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .data(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The file whose content is sent.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: URL
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .file(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The content, read once.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: InputStream
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .stream(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The content.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: Data
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .data(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The file whose content is sent.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: URL
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .file(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The content, read once.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: InputStream
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .stream(input)
        )
    }

    /// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
    /// ordinary deletion may have happened already.
    ///
    /// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @discardableResult
    @export(implementation)
    public func permanentlyDelete(path: String, parentRev: String? = nil) -> RpcRequest<Void, Files.DeleteError> {
        client.request(Files.permanentlyDelete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Adds property groups to a file.
    ///
    /// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.AddPropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The groups to add, at most one for each template.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesAdd(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<Void, FileProperties.AddPropertiesError> {
        client.request(
            Files.propertiesAdd,
            serverArgs: FileProperties.AddPropertiesArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Replaces property groups of a file as a whole.
    ///
    /// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.InvalidPropertyGroupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The groups as they are to be from now on, at most one for each template. At least 1 item.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesOverwrite(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<Void, FileProperties.InvalidPropertyGroupError> {
        client.request(
            Files.propertiesOverwrite,
            serverArgs: FileProperties.OverwritePropertyGroupArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Adds, changes and removes single properties of a file.
    ///
    /// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.UpdatePropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - updatePropertyGroups: What to change, for each template.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesUpdate(
        path: String,
        updatePropertyGroups: [FileProperties.PropertyGroupUpdate]
    ) -> RpcRequest<Void, FileProperties.UpdatePropertiesError> {
        client.request(
            Files.propertiesUpdate,
            serverArgs: FileProperties.UpdatePropertiesArg(path: path, updatePropertyGroups: updatePropertyGroups)
        )
    }

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
    @export(implementation)
    public func restore(path: String, rev: String) -> RpcRequest<Files.FileMetadata, Files.RestoreError> {
        client.request(Files.restore, serverArgs: Files.RestoreArg(path: path, rev: rev))
    }

    /// Lets Dropbox itself download a URL into a file. The transfer must end within 15 minutes; poll a job with
    /// `saveUrlCheckJobStatus`.
    ///
    /// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.SaveUrlError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
    ///
    /// - Parameters:
    ///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
    ///   - url: The URL that Dropbox downloads.
    @discardableResult
    @export(implementation)
    public func saveUrl(path: String, url: String) -> RpcRequest<Files.SaveUrlResult, Files.SaveUrlError> {
        client.request(Files.saveUrl, serverArgs: Files.SaveUrlArg(path: path, url: url))
    }

    /// Polls a job of `saveUrl`: returns whether it is still running, or which file it saved.
    ///
    /// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func saveUrlCheckJobStatus(asyncJobId: String) -> RpcRequest<Files.SaveUrlJobStatus, Async.PollError> {
        client.request(Files.saveUrlCheckJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Searches file and folder names, or content.
    ///
    /// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - path: The folder to search, with all below it. `""` searches everything. Pattern:
    ///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - query: What to search for. It is taken word by word; in names, the last word may be only the beginning of
    ///     one. At most 1000 characters.
    ///   - start: How many matches to skip. Default: 0. At most 9999.
    ///   - maxResults: How many matches to return at most. Default: 100. 1 to 1000.
    ///   - mode: Where to look: in names, in names and content (business accounts only), or in the names of deleted
    ///     files. Default: `.filename`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func search(
        path: String,
        query: String,
        start: UInt64 = 0,
        maxResults: UInt64 = 100,
        mode: Files.SearchMode = .filename
    ) -> RpcRequest<Files.SearchResult, Files.SearchError> {
        client.request(
            Files.search,
            serverArgs: Files.SearchArg(path: path, query: query, start: start, maxResults: maxResults, mode: mode)
        )
    }

    /// Searches files and folders by name and content, at most 10,000 matches in all. The index lags behind changes,
    /// and pages may repeat or miss a match.
    ///
    /// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - query: What to search for. At most 1000 characters.
    ///   - options: What to narrow the search to.
    ///   - matchFieldOptions: What to tell about each match.
    ///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
    @discardableResult
    @export(implementation)
    public func searchV2(
        query: String,
        options: Files.SearchOptions? = nil,
        matchFieldOptions: Files.SearchMatchFieldOptions? = nil,
        includeHighlights: Bool? = nil
    ) -> RpcRequest<Files.SearchV2Result, Files.SearchError> {
        client.request(
            Files.searchV2,
            serverArgs: Files.SearchV2Arg(
                query: query,
                options: options,
                matchFieldOptions: matchFieldOptions,
                includeHighlights: includeHighlights
            )
        )
    }

    /// Returns the next page of matches of `searchV2`.
    ///
    /// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
    @discardableResult
    @export(implementation)
    public func searchContinueV2(cursor: String) -> RpcRequest<Files.SearchV2Result, Files.SearchError> {
        client.request(Files.searchContinueV2, serverArgs: Files.SearchV2ContinueArg(cursor: cursor))
    }

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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
    public func tagsRemove(path: String, tagText: String) -> RpcRequest<Void, Files.RemoveTagError> {
        client.request(Files.tagsRemove, serverArgs: Files.RemoveTagArg(path: path, tagText: tagText))
    }
}
