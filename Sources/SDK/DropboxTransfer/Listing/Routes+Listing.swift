import DropboxCore
import DropboxFiles

// Paginated routes as sequences. Each sequence combines a route with the one that returns the next pages.

extension FilesRoutes {
    /// Returns the items in a folder.
    ///
    ///     for try await entry in client.files.entries(in: "/", recursive: true) {
    ///         print(entry.pathDisplay ?? entry.name)
    ///     }
    ///
    /// The cursor of a page remains valid after the last page: `changes(in:since:)` and `resuming(from:)` report later
    /// changes. If the server no longer knows a cursor, the sequence throws `CallError<Files.ListFolderContinueError>`,
    /// whose `routeError` is `.reset`. List the folder again in that case.
    ///
    /// - Parameters:
    ///   - path: The folder, as a path or `id:…`. `/` and the empty string are the root.
    ///   - recursive: Whether to include all subfolders. The default is `false`.
    ///   - includeDeleted: Whether to include deleted items that can be restored. The default is `false`.
    ///   - includeMountedFolders: Whether to include app folders, shared folders, and team folders. The default is
    ///     `true`.
    ///   - includeNonDownloadableFiles: Whether to include files that can only be exported. The default is `true`.
    ///   - pageSize: The approximate number of entries per page, up to 2,000. The default is `nil`, which lets the server
    ///     choose.
    public func entries(
        in path: String, recursive: Bool = false, includeDeleted: Bool = false, includeMountedFolders: Bool = true,
        includeNonDownloadableFiles: Bool = true, pageSize: UInt32? = nil
    ) -> PaginatedSequence<Files.ListFolderResult, Files.Metadata> {
        let path = Self.folderPath(path)
        return PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await listFolderContinue(cursor: cursor).response() }
                return try await listFolder(
                    path: path, recursive: recursive, includeDeleted: includeDeleted,
                    includeMountedFolders: includeMountedFolders, limit: pageSize,
                    includeNonDownloadableFiles: includeNonDownloadableFiles
                ).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.entries }
    }

    /// Returns the results of a search, at most 10,000. The index lags behind changes, and a result can occur twice.
    ///
    /// - Parameters:
    ///   - query: The text to search for, up to 1,000 characters.
    ///   - options: The location and kind of items to search. The default is `nil`, which searches everything.
    ///   - matchFieldOptions: Whether to highlight matching text. The default is `nil`, for no highlighting.
    public func searchResults(
        for query: String, options: Files.SearchOptions? = nil, matchFieldOptions: Files.SearchMatchFieldOptions? = nil
    ) -> PaginatedSequence<Files.SearchV2Result, Files.SearchMatchV2> {
        PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await searchContinueV2(cursor: cursor).response() }
                return try await searchV2(query: query, options: options, matchFieldOptions: matchFieldOptions)
                    .response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.matches }
    }

    /// Returns a folder path in the format of the API: the root is empty, and no path ends with a slash.
    static func folderPath(_ path: String) -> String {
        var path = path[...]
        while path.endsWithSlash { path = path.parentPath }
        return String(path)
    }
}

extension FileRequestsRoutes {
    /// Returns the file requests of the user.
    ///
    /// - Parameter pageSize: The number of file requests per page, up to 1,000. The default is 1,000.
    public func all(
        pageSize: UInt64 = 1000
    ) -> PaginatedSequence<FileRequests.ListFileRequestsV2Result, FileRequests.FileRequest> {
        PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await listContinue(cursor: cursor).response() }
                return try await listV2(limit: pageSize).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.fileRequests }
    }
}

extension FilePropertiesRoutes {
    /// Returns the files and folders whose properties match.
    ///
    /// - Parameters:
    ///   - queries: The queries. An item matches if at least one query matches.
    ///   - templateFilter: The templates whose properties are returned. The default is all templates.
    public func searchResults(
        for queries: [FileProperties.PropertiesSearchQuery],
        templateFilter: FileProperties.TemplateFilter = .filterNone
    ) -> PaginatedSequence<FileProperties.PropertiesSearchResult, FileProperties.PropertiesSearchMatch> {
        PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await propertiesSearchContinue(cursor: cursor).response() }
                return try await propertiesSearch(queries: queries, templateFilter: templateFilter).response()
            } next: {
                $0.cursor
            }
        ) { $0.matches }
    }
}
