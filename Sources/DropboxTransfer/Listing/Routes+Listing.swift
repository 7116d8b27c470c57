import DropboxCore
import DropboxFiles

// Listings that the server gives page by page, as sequences: each a pair of a route and the one that continues it.

extension FilesRoutes {
    /// What is in a folder.
    ///
    ///     for try await entry in client.files.entries(in: "/", recursive: true) {
    ///         print(entry.pathDisplay ?? entry.name)
    ///     }
    ///
    /// The cursor of a page stays good after the last one: `changes(in:since:)` and `after(_:)` tell from there what
    /// changed. A cursor that the server does not know any more ends the sequence with
    /// `CallError<Files.ListFolderContinueError>`, whose `routeError` is `.reset`: list anew then.
    ///
    /// - Parameters:
    ///   - path: The folder, by path or `id:…`; `/` and the empty string are the root.
    ///   - recursive: Whether to list all folders below as well; `false` by default.
    ///   - includeDeleted: Whether to list what was deleted and can be restored; `false` by default.
    ///   - includeMountedFolders: Whether to list app folders, shared folders and team folders; `true` by default.
    ///   - includeNonDownloadableFiles: Whether to list files that can only be exported; `true` by default.
    ///   - limit: About how many entries a page has, up to 2,000; by default the server decides.
    public func entries(
        in path: String, recursive: Bool = false, includeDeleted: Bool = false, includeMountedFolders: Bool = true,
        includeNonDownloadableFiles: Bool = true, limit: UInt32? = nil
    ) -> PaginatedSequence<Files.ListFolderResult, Files.Metadata> {
        let path = Self.folderPath(path)
        return PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await listFolderContinue(cursor: cursor).response() }
                return try await listFolder(
                    path: path, recursive: recursive, includeDeleted: includeDeleted,
                    includeMountedFolders: includeMountedFolders, limit: limit,
                    includeNonDownloadableFiles: includeNonDownloadableFiles
                ).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.entries }
    }

    /// What a search finds, 10,000 matches at most. The index lags behind changes, and a match may come twice.
    ///
    /// - Parameters:
    ///   - query: The words to look for, up to 1,000 characters.
    ///   - options: Where to look and what to find; everything everywhere by default.
    ///   - matchFieldOptions: Whether to mark what matched; not by default.
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

    /// A folder as the API spells it: the root is empty, and no path ends in a slash.
    static func folderPath(_ path: String) -> String {
        var path = path[...]
        while path.last == "/" { path.removeLast() }
        return String(path)
    }
}

extension FileRequestsRoutes {
    /// The file requests of the user.
    ///
    /// - Parameter limit: Requests of a page, up to 1,000, which is the default.
    public func all(
        limit: UInt64 = 1000
    ) -> PaginatedSequence<FileRequests.ListFileRequestsV2Result, FileRequests.FileRequest> {
        PaginatedSequence(
            PageSequence { cursor in
                if let cursor { return try await listContinue(cursor: cursor).response() }
                return try await listV2(limit: limit).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.fileRequests }
    }
}

extension FilePropertiesRoutes {
    /// The files and folders whose properties match.
    ///
    /// - Parameters:
    ///   - queries: What to look for; a file is found when one of them matches.
    ///   - templateFilter: The templates of which to tell properties; all by default.
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
