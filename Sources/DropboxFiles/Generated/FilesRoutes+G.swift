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
    public func getThumbnailBatch(
        entries: [Files.ThumbnailArg]
    ) -> RpcRequest<Files.GetThumbnailBatchResult, Files.GetThumbnailBatchError> {
        client.request(Files.getThumbnailBatch, serverArgs: Files.GetThumbnailBatchArg(entries: entries))
    }
}
