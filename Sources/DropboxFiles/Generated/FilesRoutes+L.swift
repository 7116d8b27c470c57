// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
    /// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor
    /// to ask later for what has changed. Identical calls in parallel may be answered with a rate limit.
    ///
    /// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
    ///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more
    ///     robust. Default: `false`.
    ///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `false`. Deprecated.
    ///   - includeDeleted: Whether to include entries of what was deleted. Default: `false`.
    ///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody.
    ///     Default: `false`.
    ///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
    ///     folders. Default: `true`.
    ///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
    ///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs.
    ///     Default: `true`.
    ///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `false`.
    @discardableResult
    public func listFolder(
        path: String,
        recursive: Bool = false,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includeMountedFolders: Bool = true,
        limit: UInt32? = nil,
        sharedLink: Files.SharedLink? = nil,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
        includeNonDownloadableFiles: Bool = true,
        includeRestorableInfo: Bool = false
    ) -> RpcRequest<Files.ListFolderResult, Files.ListFolderError> {
        client.request(
            Files.listFolder,
            serverArgs: Files.ListFolderArg(
                path: path,
                recursive: recursive,
                includeMediaInfo: includeMediaInfo,
                includeDeleted: includeDeleted,
                includeHasExplicitSharedMembers: includeHasExplicitSharedMembers,
                includeMountedFolders: includeMountedFolders,
                limit: limit,
                sharedLink: sharedLink,
                includePropertyGroups: includePropertyGroups,
                includeNonDownloadableFiles: includeNonDownloadableFiles,
                includeRestorableInfo: includeRestorableInfo
            )
        )
    }

    /// Returns the next page of a listing, or, when it was complete, what has changed since. To mirror a folder, apply
    /// the entries in order: a file replaces whatever was there, a folder replaces a file but keeps children, a deleted
    /// entry removes its subtree.
    ///
    /// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or
    ///     `listFolderGetLatestCursor`. It carries the options of the first call with it. At least 1 character.
    @discardableResult
    public func listFolderContinue(
        cursor: String
    ) -> RpcRequest<Files.ListFolderResult, Files.ListFolderContinueError> {
        client.request(Files.listFolderContinue, serverArgs: Files.ListFolderContinueArg(cursor: cursor))
    }

    /// Returns a cursor that stands for the present state of a folder, without listing it. `listFolderContinue` then
    /// reports only later changes.
    ///
    /// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-get_latest_cursor>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
    ///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more
    ///     robust. Default: `false`.
    ///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `false`. Deprecated.
    ///   - includeDeleted: Whether to include entries of what was deleted. Default: `false`.
    ///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody.
    ///     Default: `false`.
    ///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
    ///     folders. Default: `true`.
    ///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
    ///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs.
    ///     Default: `true`.
    ///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `false`.
    @discardableResult
    public func listFolderGetLatestCursor(
        path: String,
        recursive: Bool = false,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includeMountedFolders: Bool = true,
        limit: UInt32? = nil,
        sharedLink: Files.SharedLink? = nil,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
        includeNonDownloadableFiles: Bool = true,
        includeRestorableInfo: Bool = false
    ) -> RpcRequest<Files.ListFolderGetLatestCursorResult, Files.ListFolderError> {
        client.request(
            Files.listFolderGetLatestCursor,
            serverArgs: Files.ListFolderArg(
                path: path,
                recursive: recursive,
                includeMediaInfo: includeMediaInfo,
                includeDeleted: includeDeleted,
                includeHasExplicitSharedMembers: includeHasExplicitSharedMembers,
                includeMountedFolders: includeMountedFolders,
                limit: limit,
                sharedLink: sharedLink,
                includePropertyGroups: includePropertyGroups,
                includeNonDownloadableFiles: includeNonDownloadableFiles,
                includeRestorableInfo: includeRestorableInfo
            )
        )
    }

    /// Waits until something changes behind a cursor, or until the timeout. It tells only that there are changes;
    /// `listFolderContinue` tells which. Sent without a token, to a host of its own.
    ///
    /// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
    /// Error: `Files.ListFolderLongpollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
    ///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the
    ///     connection idle for longer than both together. Default: 30. 30 to 480.
    @discardableResult
    public func listFolderLongpoll(
        cursor: String,
        timeout: UInt64 = 30
    ) -> RpcRequest<Files.ListFolderLongpollResult, Files.ListFolderLongpollError> {
        client.request(
            Files.listFolderLongpoll,
            serverArgs: Files.ListFolderLongpollArg(cursor: cursor, timeout: timeout)
        )
    }

    /// Lists the revisions of a file, newest first, either those at its path or those of its id across moves and
    /// renames.
    ///
    /// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.ListRevisionsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
    ///
    /// - Parameters:
    ///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - mode: Whether to follow the path or the id of the file. Default: `.path`.
    ///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
    ///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only with
    ///     mode `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
    ///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `false`.
    @discardableResult
    public func listRevisions(
        path: String,
        mode: Files.ListRevisionsMode = .path,
        limit: UInt64 = 10,
        beforeRev: String? = nil,
        includeRestorableInfo: Bool = false
    ) -> RpcRequest<Files.ListRevisionsResult, Files.ListRevisionsError> {
        client.request(
            Files.listRevisions,
            serverArgs: Files.ListRevisionsArg(
                path: path,
                mode: mode,
                limit: limit,
                beforeRev: beforeRev,
                includeRestorableInfo: includeRestorableInfo
            )
        )
    }

    /// Locks files, so that only the holder of the lock can write to them.
    ///
    /// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
    ///
    /// - Parameters:
    ///   - entries: The files. A file given twice counts once.
    @discardableResult
    public func lockFileBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResult, Files.LockFileError> {
        client.request(Files.lockFileBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }
}
