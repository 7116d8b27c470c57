// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Returns who holds the locks of the given files.
    ///
    /// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
    ///
    /// - Parameters:
    ///   - entries: The files. A file given twice counts once.
    @discardableResult
    @export(implementation)
    public func getFileLockBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResult, Files.LockFileError> {
        client.request(Files.getFileLockBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Reads the metadata of one file or folder. The root folder has none: asking for it fails.
    ///
    /// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.GetMetadataError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
    ///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
    ///     `LookupError.notFound`. Default: `false`.
    ///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default:
    ///     `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    @discardableResult
    @export(implementation)
    public func getMetadata(
        path: String,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil
    ) -> RpcRequest<Files.Metadata, Files.GetMetadataError> {
        client.request(
            Files.getMetadata,
            serverArgs: Files.GetMetadataArg(
                path: path,
                includeMediaInfo: includeMediaInfo,
                includeDeleted: includeDeleted,
                includeHasExplicitSharedMembers: includeHasExplicitSharedMembers,
                includePropertyGroups: includePropertyGroups
            )
        )
    }

    /// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
    ///
    /// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.PreviewError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    @discardableResult
    @export(implementation)
    public func getPreview(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadata, Files.PreviewError> {
        client.request(Files.getPreview, serverArgs: Files.PreviewArg(path: path, rev: rev))
    }

    /// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
    ///
    /// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.PreviewError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    @export(implementation)
    public func getPreview(
        path: String,
        rev: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadata, Files.PreviewError> {
        client.request(
            Files.getPreview,
            serverArgs: Files.PreviewArg(path: path, rev: rev),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Creates a URL from which anybody can download the file during the next 4 hours. After that it answers 410 Gone.
    ///
    /// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
    /// Error: `Files.GetTemporaryLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    @discardableResult
    @export(implementation)
    public func getTemporaryLink(
        path: String
    ) -> RpcRequest<Files.GetTemporaryLinkResult, Files.GetTemporaryLinkError> {
        client.request(Files.getTemporaryLink, serverArgs: Files.GetTemporaryLinkArg(path: path))
    }

    /// Creates a URL to which one file can be posted without a token, for example by a browser. It works once, with
    /// content type `application/octet-stream`; conflicts show only when it is used, as a plain 409.
    ///
    /// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
    ///
    /// - Parameters:
    ///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
    ///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
    @discardableResult
    @export(implementation)
    public func getTemporaryUploadLink(
        commitInfo: Files.CommitInfo,
        duration: Double = 14400.0
    ) -> RpcRequest<Files.GetTemporaryUploadLinkResult, Void> {
        client.request(
            Files.getTemporaryUploadLink,
            serverArgs: Files.GetTemporaryUploadLinkArg(commitInfo: commitInfo, duration: duration)
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
    ///
    /// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ThumbnailError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
    ///     Default: `.jpeg`.
    ///   - size: The size of the thumbnail. Default: `.w64h64`.
    ///   - mode: How the image is fitted into that size. Default: `.strict`.
    ///   - quality: How much detail to keep. Default: `.quality80`.
    ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
    @discardableResult
    @export(implementation)
    public func getThumbnail(
        path: String,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil
    ) -> DownloadRequestMemory<Files.FileMetadata, Files.ThumbnailError> {
        client.request(
            Files.getThumbnail,
            serverArgs: Files.ThumbnailArg(
                path: path,
                format: format,
                size: size,
                mode: mode,
                quality: quality,
                excludeMediaInfo: excludeMediaInfo
            )
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
    ///
    /// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ThumbnailError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
    ///     Default: `.jpeg`.
    ///   - size: The size of the thumbnail. Default: `.w64h64`.
    ///   - mode: How the image is fitted into that size. Default: `.strict`.
    ///   - quality: How much detail to keep. Default: `.quality80`.
    ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    @export(implementation)
    public func getThumbnail(
        path: String,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadata, Files.ThumbnailError> {
        client.request(
            Files.getThumbnail,
            serverArgs: Files.ThumbnailArg(
                path: path,
                format: format,
                size: size,
                mode: mode,
                quality: quality,
                excludeMediaInfo: excludeMediaInfo
            ),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
    /// shared link.
    ///
    /// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
    /// Error: `Files.ThumbnailV2Error`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - resource: The image, by path or by shared link.
    ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
    ///     Default: `.jpeg`.
    ///   - size: The size of the thumbnail. Default: `.w64h64`.
    ///   - mode: How the image is fitted into that size. Default: `.strict`.
    ///   - quality: How much detail to keep. Default: `.quality80`.
    ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
    @discardableResult
    @export(implementation)
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil
    ) -> DownloadRequestMemory<Files.PreviewResult, Files.ThumbnailV2Error> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(
                resource: resource,
                format: format,
                size: size,
                mode: mode,
                quality: quality,
                excludeMediaInfo: excludeMediaInfo
            )
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
    /// shared link.
    ///
    /// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
    /// Error: `Files.ThumbnailV2Error`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - resource: The image, by path or by shared link.
    ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
    ///     Default: `.jpeg`.
    ///   - size: The size of the thumbnail. Default: `.w64h64`.
    ///   - mode: How the image is fitted into that size. Default: `.strict`.
    ///   - quality: How much detail to keep. Default: `.quality80`.
    ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    @export(implementation)
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.PreviewResult, Files.ThumbnailV2Error> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(
                resource: resource,
                format: format,
                size: size,
                mode: mode,
                quality: quality,
                excludeMediaInfo: excludeMediaInfo
            ),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Fetches thumbnails of up to 25 images in one call, each as Base64 text.
    ///
    /// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
    /// Error: `Files.GetThumbnailBatchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
    ///
    /// - Parameters:
    ///   - entries: The images, at most 25.
    @discardableResult
    @export(implementation)
    public func getThumbnailBatch(
        entries: [Files.ThumbnailArg]
    ) -> RpcRequest<Files.GetThumbnailBatchResult, Files.GetThumbnailBatchError> {
        client.request(Files.getThumbnailBatch, serverArgs: Files.GetThumbnailBatchArg(entries: entries))
    }

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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
    public func lockFileBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResult, Files.LockFileError> {
        client.request(Files.lockFileBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Moves or renames a file, or a folder with everything in it.
    ///
    /// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: Has no effect. Default: `false`. Deprecated.
    ///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
    ///     Default: `false`.
    ///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies.
    ///     Default: `false`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func move(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.Metadata, Files.RelocationError> {
        client.request(
            Files.move,
            serverArgs: Files.RelocationArg(
                fromPath: fromPath,
                toPath: toPath,
                allowSharedFolder: allowSharedFolder,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Moves or renames a file, or a folder with everything in it. At most 10,000 items in one call; a change of upper
    /// and lower case alone is not sure to work.
    ///
    /// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: Has no effect. Default: `false`. Deprecated.
    ///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
    ///     Default: `false`.
    ///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies.
    ///     Default: `false`.
    @discardableResult
    @export(implementation)
    public func moveV2(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationResult, Files.RelocationError> {
        client.request(
            Files.moveV2,
            serverArgs: Files.RelocationArg(
                fromPath: fromPath,
                toPath: toPath,
                allowSharedFolder: allowSharedFolder,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Starts a job that moves up to 1,000 entries and fails as a whole when one of them fails. Poll it with
    /// `moveBatchCheck`.
    ///
    /// Route `files/move_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
    ///     that entry. Default: `false`.
    ///   - allowSharedFolder: Has no effect. Default: `false`. Deprecated.
    ///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies.
    ///     Default: `false`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func moveBatch(
        entries: [Files.RelocationPath],
        autorename: Bool = false,
        allowSharedFolder: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationBatchLaunch, Void> {
        client.request(
            Files.moveBatch,
            serverArgs: Files.RelocationBatchArg(
                entries: entries,
                autorename: autorename,
                allowSharedFolder: allowSharedFolder,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Moves up to 1,000 files and folders and reports success or failure for each. Small batches finish at once;
    /// otherwise the answer is a job to poll with `moveBatchCheckV2`.
    ///
    /// Route `files/move_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
    ///     that entry. Default: `false`.
    ///   - allowOwnershipTransfer: Whether content may get another owner by the move. Default: `false`.
    @discardableResult
    @export(implementation)
    public func moveBatchV2(
        entries: [Files.RelocationPath],
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationBatchV2Launch, Void> {
        client.request(
            Files.moveBatchV2,
            serverArgs: Files.MoveBatchArg(
                entries: entries,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Polls a job of `moveBatch`: returns how far it has come.
    ///
    /// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func moveBatchCheck(asyncJobId: String) -> RpcRequest<Files.RelocationBatchJobStatus, Async.PollError> {
        client.request(Files.moveBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `moveBatchV2`: returns whether it is still running, or what became of each entry.
    ///
    /// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func moveBatchCheckV2(asyncJobId: String) -> RpcRequest<Files.RelocationBatchV2JobStatus, Async.PollError> {
        client.request(Files.moveBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }
}
