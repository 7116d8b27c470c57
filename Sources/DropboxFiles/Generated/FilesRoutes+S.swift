// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
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
    public func searchContinueV2(cursor: String) -> RpcRequest<Files.SearchV2Result, Files.SearchError> {
        client.request(Files.searchContinueV2, serverArgs: Files.SearchV2ContinueArg(cursor: cursor))
    }
}
