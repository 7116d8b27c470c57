// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

/// The routes of `files`, called with the key and secret of an app.
public struct FilesAppAuthRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `files`.
    @export(implementation) public var files: FilesAppAuthRoutes { FilesAppAuthRoutes(client: client) }
}

extension FilesAppAuthRoutes {
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
}
