// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Files {
    /// The descriptor of `files/alpha/get_metadata`.
    @export(implementation)
    public static var alphaGetMetadata: Route<Files.AlphaGetMetadataArgSerializer, Files.MetadataSerializer, Files.AlphaGetMetadataErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `files/alpha/upload`.
    @export(implementation)
    public static var alphaUpload: Route<Files.UploadArgSerializer, Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `files/copy`.
    @export(implementation)
    public static var copy: Route<Files.RelocationArgSerializer, Files.MetadataSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `files/copy_v2`.
    @export(implementation)
    public static var copyV2: Route<Files.RelocationArgSerializer, Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `files/copy_batch`.
    @export(implementation)
    public static var copyBatch: Route<Files.RelocationBatchArgSerializer, Files.RelocationBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `files/copy_batch_v2`.
    @export(implementation)
    public static var copyBatchV2: Route<Files.RelocationBatchArgBaseSerializer, Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `files/copy_batch/check`.
    @export(implementation)
    public static var copyBatchCheck: Route<Async.PollArgSerializer, Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `files/copy_batch/check_v2`.
    @export(implementation)
    public static var copyBatchCheckV2: Route<Async.PollArgSerializer, Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `files/copy_reference/get`.
    @export(implementation)
    public static var copyReferenceGet: Route<Files.GetCopyReferenceArgSerializer, Files.GetCopyReferenceResultSerializer, Files.GetCopyReferenceErrorSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `files/copy_reference/save`.
    @export(implementation)
    public static var copyReferenceSave: Route<Files.SaveCopyReferenceArgSerializer, Files.SaveCopyReferenceResultSerializer, Files.SaveCopyReferenceErrorSerializer> {
        Route(_schema, 9)
    }
    /// The descriptor of `files/create_folder`.
    @export(implementation)
    public static var createFolder: Route<Files.CreateFolderArgSerializer, Files.FolderMetadataSerializer, Files.CreateFolderErrorSerializer> {
        Route(_schema, 10)
    }
    /// The descriptor of `files/create_folder_v2`.
    @export(implementation)
    public static var createFolderV2: Route<Files.CreateFolderArgSerializer, Files.CreateFolderResultSerializer, Files.CreateFolderErrorSerializer> {
        Route(_schema, 11)
    }
    /// The descriptor of `files/create_folder_batch`.
    @export(implementation)
    public static var createFolderBatch: Route<Files.CreateFolderBatchArgSerializer, Files.CreateFolderBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 12)
    }
    /// The descriptor of `files/create_folder_batch/check`.
    @export(implementation)
    public static var createFolderBatchCheck: Route<Async.PollArgSerializer, Files.CreateFolderBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 13)
    }
    /// The descriptor of `files/delete`.
    @export(implementation)
    public static var delete: Route<Files.DeleteArgSerializer, Files.MetadataSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 14)
    }
    /// The descriptor of `files/delete_v2`.
    @export(implementation)
    public static var deleteV2: Route<Files.DeleteArgSerializer, Files.DeleteResultSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 15)
    }
    /// The descriptor of `files/delete_batch`.
    @export(implementation)
    public static var deleteBatch: Route<Files.DeleteBatchArgSerializer, Files.DeleteBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 16)
    }
    /// The descriptor of `files/delete_batch/check`.
    @export(implementation)
    public static var deleteBatchCheck: Route<Async.PollArgSerializer, Files.DeleteBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 17)
    }
    /// The descriptor of `files/download`.
    @export(implementation)
    public static var download: Route<Files.DownloadArgSerializer, Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
        Route(_schema, 18)
    }
    /// The descriptor of `files/download_zip`.
    @export(implementation)
    public static var downloadZip: Route<Files.DownloadZipArgSerializer, Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
        Route(_schema, 19)
    }
    /// The descriptor of `files/export`.
    @export(implementation)
    public static var export: Route<Files.ExportArgSerializer, Files.ExportResultSerializer, Files.ExportErrorSerializer> {
        Route(_schema, 20)
    }
    /// The descriptor of `files/get_file_lock_batch`.
    @export(implementation)
    public static var getFileLockBatch: Route<Files.LockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 21)
    }
    /// The descriptor of `files/get_metadata`.
    @export(implementation)
    public static var getMetadata: Route<Files.GetMetadataArgSerializer, Files.MetadataSerializer, Files.GetMetadataErrorSerializer> {
        Route(_schema, 22)
    }
    /// The descriptor of `files/get_preview`.
    @export(implementation)
    public static var getPreview: Route<Files.PreviewArgSerializer, Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
        Route(_schema, 23)
    }
    /// The descriptor of `files/get_temporary_link`.
    @export(implementation)
    public static var getTemporaryLink: Route<Files.GetTemporaryLinkArgSerializer, Files.GetTemporaryLinkResultSerializer, Files.GetTemporaryLinkErrorSerializer> {
        Route(_schema, 24)
    }
    /// The descriptor of `files/get_temporary_upload_link`.
    @export(implementation)
    public static var getTemporaryUploadLink: Route<Files.GetTemporaryUploadLinkArgSerializer, Files.GetTemporaryUploadLinkResultSerializer, VoidSerializer> {
        Route(_schema, 25)
    }
    /// The descriptor of `files/get_thumbnail`.
    @export(implementation)
    public static var getThumbnail: Route<Files.ThumbnailArgSerializer, Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
        Route(_schema, 26)
    }
    /// The descriptor of `files/get_thumbnail_v2`.
    @export(implementation)
    public static var getThumbnailV2: Route<Files.ThumbnailV2ArgSerializer, Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        Route(_schema, 27)
    }
    /// The descriptor of `files/get_thumbnail_batch`.
    @export(implementation)
    public static var getThumbnailBatch: Route<Files.GetThumbnailBatchArgSerializer, Files.GetThumbnailBatchResultSerializer, Files.GetThumbnailBatchErrorSerializer> {
        Route(_schema, 28)
    }
    /// The descriptor of `files/list_folder`.
    @export(implementation)
    public static var listFolder: Route<Files.ListFolderArgSerializer, Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
        Route(_schema, 29)
    }
    /// The descriptor of `files/list_folder/continue`.
    @export(implementation)
    public static var listFolderContinue: Route<Files.ListFolderContinueArgSerializer, Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        Route(_schema, 30)
    }
    /// The descriptor of `files/list_folder/get_latest_cursor`.
    @export(implementation)
    public static var listFolderGetLatestCursor: Route<Files.ListFolderArgSerializer, Files.ListFolderGetLatestCursorResultSerializer, Files.ListFolderErrorSerializer> {
        Route(_schema, 31)
    }
    /// The descriptor of `files/list_folder/longpoll`.
    @export(implementation)
    public static var listFolderLongpoll: Route<Files.ListFolderLongpollArgSerializer, Files.ListFolderLongpollResultSerializer, Files.ListFolderLongpollErrorSerializer> {
        Route(_schema, 32)
    }
    /// The descriptor of `files/list_revisions`.
    @export(implementation)
    public static var listRevisions: Route<Files.ListRevisionsArgSerializer, Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer> {
        Route(_schema, 33)
    }
    /// The descriptor of `files/lock_file_batch`.
    @export(implementation)
    public static var lockFileBatch: Route<Files.LockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 34)
    }
    /// The descriptor of `files/move`.
    @export(implementation)
    public static var move: Route<Files.RelocationArgSerializer, Files.MetadataSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 35)
    }
    /// The descriptor of `files/move_v2`.
    @export(implementation)
    public static var moveV2: Route<Files.RelocationArgSerializer, Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 36)
    }
    /// The descriptor of `files/move_batch`.
    @export(implementation)
    public static var moveBatch: Route<Files.RelocationBatchArgSerializer, Files.RelocationBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 37)
    }
    /// The descriptor of `files/move_batch_v2`.
    @export(implementation)
    public static var moveBatchV2: Route<Files.MoveBatchArgSerializer, Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        Route(_schema, 38)
    }
    /// The descriptor of `files/move_batch/check`.
    @export(implementation)
    public static var moveBatchCheck: Route<Async.PollArgSerializer, Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 39)
    }
    /// The descriptor of `files/move_batch/check_v2`.
    @export(implementation)
    public static var moveBatchCheckV2: Route<Async.PollArgSerializer, Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 40)
    }
    /// The descriptor of `files/paper/create`.
    @export(implementation)
    public static var paperCreate: Route<Files.PaperCreateArgSerializer, Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
        Route(_schema, 41)
    }
    /// The descriptor of `files/paper/update`.
    @export(implementation)
    public static var paperUpdate: Route<Files.PaperUpdateArgSerializer, Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer> {
        Route(_schema, 42)
    }
    /// The descriptor of `files/permanently_delete`.
    @export(implementation)
    public static var permanentlyDelete: Route<Files.DeleteArgSerializer, VoidSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 43)
    }
    /// The descriptor of `files/properties/add`.
    @export(implementation)
    public static var propertiesAdd: Route<FileProperties.AddPropertiesArgSerializer, VoidSerializer, FileProperties.AddPropertiesErrorSerializer> {
        Route(_schema, 44)
    }
    /// The descriptor of `files/properties/overwrite`.
    @export(implementation)
    public static var propertiesOverwrite: Route<FileProperties.OverwritePropertyGroupArgSerializer, VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
        Route(_schema, 45)
    }
    /// The descriptor of `files/properties/update`.
    @export(implementation)
    public static var propertiesUpdate: Route<FileProperties.UpdatePropertiesArgSerializer, VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
        Route(_schema, 46)
    }
    /// The descriptor of `files/restore`.
    @export(implementation)
    public static var restore: Route<Files.RestoreArgSerializer, Files.FileMetadataSerializer, Files.RestoreErrorSerializer> {
        Route(_schema, 47)
    }
    /// The descriptor of `files/save_url`.
    @export(implementation)
    public static var saveUrl: Route<Files.SaveUrlArgSerializer, Files.SaveUrlResultSerializer, Files.SaveUrlErrorSerializer> {
        Route(_schema, 48)
    }
    /// The descriptor of `files/save_url/check_job_status`.
    @export(implementation)
    public static var saveUrlCheckJobStatus: Route<Async.PollArgSerializer, Files.SaveUrlJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 49)
    }
    /// The descriptor of `files/search`.
    @export(implementation)
    public static var search: Route<Files.SearchArgSerializer, Files.SearchResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 50)
    }
    /// The descriptor of `files/search_v2`.
    @export(implementation)
    public static var searchV2: Route<Files.SearchV2ArgSerializer, Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 51)
    }
    /// The descriptor of `files/search/continue_v2`.
    @export(implementation)
    public static var searchContinueV2: Route<Files.SearchV2ContinueArgSerializer, Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 52)
    }
    /// The descriptor of `files/tags/add`.
    @export(implementation)
    public static var tagsAdd: Route<Files.AddTagArgSerializer, VoidSerializer, Files.AddTagErrorSerializer> {
        Route(_schema, 53)
    }
    /// The descriptor of `files/tags/get`.
    @export(implementation)
    public static var tagsGet: Route<Files.GetTagsArgSerializer, Files.GetTagsResultSerializer, Files.BaseTagErrorSerializer> {
        Route(_schema, 54)
    }
    /// The descriptor of `files/tags/remove`.
    @export(implementation)
    public static var tagsRemove: Route<Files.RemoveTagArgSerializer, VoidSerializer, Files.RemoveTagErrorSerializer> {
        Route(_schema, 55)
    }
    /// The descriptor of `files/unlock_file_batch`.
    @export(implementation)
    public static var unlockFileBatch: Route<Files.UnlockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 56)
    }
    /// The descriptor of `files/upload`.
    @export(implementation)
    public static var upload: Route<Files.UploadArgSerializer, Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        Route(_schema, 57)
    }
    /// The descriptor of `files/upload_session/append`.
    @export(implementation)
    public static var uploadSessionAppend: Route<Files.UploadSessionCursorSerializer, VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        Route(_schema, 58)
    }
    /// The descriptor of `files/upload_session/append_v2`.
    @export(implementation)
    public static var uploadSessionAppendV2: Route<Files.UploadSessionAppendArgSerializer, VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        Route(_schema, 59)
    }
    /// The descriptor of `files/upload_session/append_batch`.
    @export(implementation)
    public static var uploadSessionAppendBatch: Route<Files.UploadSessionAppendBatchArgSerializer, Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer> {
        Route(_schema, 60)
    }
    /// The descriptor of `files/upload_session/finish`.
    @export(implementation)
    public static var uploadSessionFinish: Route<Files.UploadSessionFinishArgSerializer, Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer> {
        Route(_schema, 61)
    }
    /// The descriptor of `files/upload_session/finish_batch`.
    @export(implementation)
    public static var uploadSessionFinishBatch: Route<Files.UploadSessionFinishBatchArgSerializer, Files.UploadSessionFinishBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 62)
    }
    /// The descriptor of `files/upload_session/finish_batch_v2`.
    @export(implementation)
    public static var uploadSessionFinishBatchV2: Route<Files.UploadSessionFinishBatchArgSerializer, Files.UploadSessionFinishBatchResultSerializer, VoidSerializer> {
        Route(_schema, 63)
    }
    /// The descriptor of `files/upload_session/finish_batch/check`.
    @export(implementation)
    public static var uploadSessionFinishBatchCheck: Route<Async.PollArgSerializer, Files.UploadSessionFinishBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 64)
    }
    /// The descriptor of `files/upload_session/start`.
    @export(implementation)
    public static var uploadSessionStart: Route<Files.UploadSessionStartArgSerializer, Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer> {
        Route(_schema, 65)
    }
    /// The descriptor of `files/upload_session/start_batch`.
    @export(implementation)
    public static var uploadSessionStartBatch: Route<Files.UploadSessionStartBatchArgSerializer, Files.UploadSessionStartBatchResultSerializer, VoidSerializer> {
        Route(_schema, 66)
    }
}

/// The routes of `files`, called on behalf of a user or a team.
public struct FilesRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `files`.
    @export(implementation) public var files: FilesRoutes { FilesRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `files`. Never `nil`.
    @export(implementation) public var files: FilesRoutes! { FilesRoutes(client: client) }
}

extension FilesRoutes {
    /// Returns the metadata of a file or folder, including custom properties. Use `getMetadata` instead.
    ///
    /// The error of the route is ``Files/AlphaGetMetadataError``, the reason that no metadata was returned.
    ///
    /// - ``Files/AlphaGetMetadataError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    /// - ``Files/AlphaGetMetadataError/propertiesError(_:)``: A property template doesn't exist. See
    ///   ``FileProperties/LookUpPropertiesError``.
    ///
    /// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
    ///     Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
    ///     default is `false`.
    ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
    ///     instead of `LookupError.notFound`. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers`. The default is `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includePropertyTemplates: The templates whose custom properties to include. Use `includePropertyGroups`
    ///     instead. Each item has at least 1 character. Each item starts with `/` or `ptid:`. Deprecated.
    /// - Returns: A request for ``Files/Metadata``, the metadata of a file, folder, or deleted item. Cast it to
    ///   `Files.FileMetadata`, `Files.FolderMetadata`, or `Files.DeletedMetadata`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func alphaGetMetadata(
        path: String,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
        includePropertyTemplates: [String]? = nil
    ) -> RpcRequest<Files.MetadataSerializer, Files.AlphaGetMetadataErrorSerializer> {
        client.request(
            Files.alphaGetMetadata,
            serverArgs: Files.AlphaGetMetadataArg(
                path: path,
                includeMediaInfo: includeMediaInfo,
                includeDeleted: includeDeleted,
                includeHasExplicitSharedMembers: includeHasExplicitSharedMembers,
                includePropertyGroups: includePropertyGroups,
                includePropertyTemplates: includePropertyTemplates
            )
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload` instead.
    ///
    /// The error of the route is ``Files/UploadError``, the reason that a file wasn't uploaded.
    ///
    /// - ``Files/UploadError/path(_:)``: Dropbox received the data but couldn't save it at this path.
    /// - ``Files/UploadError/propertiesError(_:)``: A property group isn't valid. The file was saved without the
    ///   property groups. See ``FileProperties/InvalidPropertyGroupError``.
    /// - ``Files/UploadError/payloadTooLarge``: The request body is larger than 150 MiB. Use an upload session.
    /// - ``Files/UploadError/contentHashMismatch``: The received data doesn't match `contentHash`: the data was
    ///   damaged, or the hash is wrong. Upload the data again.
    /// - ``Files/UploadError/encryptionNotSupported``: The destination requires encryption, which the API doesn't
    ///   support.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`,
    ///     `id:`, or `ns:`.
    ///   - mode: The action to take if an item already exists at the path. The default is `.add`.
    ///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report
    ///     (2).txt`, instead of failing with a conflict. The default is `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only
    ///     and doesn't affect conflicts.
    ///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's
    ///     devices. The default is `false`.
    ///   - propertyGroups: The custom properties to save with the file.
    ///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
    ///     content and an `.update` of a deleted file are conflicts, too. The default is `false`.
    ///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
    ///     characters.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .data(input)
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload` instead. Uploads the file at the URL `input`. The method that
    /// uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .file(input)
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload` instead. Uploads the stream `input`, which is read once. The
    /// method that uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .stream(input)
        )
    }

    /// Copies a file, or a folder and its contents.
    ///
    /// The error of the route is ``Files/RelocationError``, the reason that an item wasn't copied or moved.
    ///
    /// - ``Files/RelocationError/fromLookup(_:)``: The source can't be found or read. See ``Files/LookupError``.
    /// - ``Files/RelocationError/fromWrite(_:)``: The source can't be moved. See ``Files/WriteError``.
    /// - ``Files/RelocationError/to(_:)``: The item can't be written to the destination. See ``Files/WriteError``.
    /// - ``Files/RelocationError/cantCopySharedFolder``: A shared folder can't be copied. Copy its contents instead.
    /// - ``Files/RelocationError/cantNestSharedFolder``: The move would place a shared folder inside another one.
    /// - ``Files/RelocationError/cantMoveFolderIntoItself``: The destination lies inside the folder to move.
    /// - ``Files/RelocationError/tooManyFiles``: The operation includes more than 10,000 files and folders. Use several
    ///   calls.
    /// - ``Files/RelocationError/duplicatedOrNestedPaths``: Two paths are equal, or one contains the other. Use
    ///   separate calls.
    /// - 6 other cases
    ///
    /// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
    ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/Metadata``, the metadata of a file, folder, or deleted item. Cast it to
    ///   `Files.FileMetadata`, `Files.FolderMetadata`, or `Files.DeletedMetadata`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func copy(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.MetadataSerializer, Files.RelocationErrorSerializer> {
        client.request(
            Files.copy,
            serverArgs: Files.RelocationArg(
                fromPath: fromPath,
                toPath: toPath,
                allowSharedFolder: allowSharedFolder,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Copies a file, or a folder and its contents, to another location in the same Dropbox. The limit is 10,000 items
    /// for each call.
    ///
    /// ```swift
    /// let copy = try await client.files.copyV2(fromPath: "/notes", toPath: "/backup").response().metadata
    /// print("copied to", copy.pathDisplay ?? copy.name)
    /// ```
    ///
    /// The error of the route is ``Files/RelocationError``, the reason that an item wasn't copied or moved.
    ///
    /// - ``Files/RelocationError/fromLookup(_:)``: The source can't be found or read. See ``Files/LookupError``.
    /// - ``Files/RelocationError/fromWrite(_:)``: The source can't be moved. See ``Files/WriteError``.
    /// - ``Files/RelocationError/to(_:)``: The item can't be written to the destination. See ``Files/WriteError``.
    /// - ``Files/RelocationError/cantCopySharedFolder``: A shared folder can't be copied. Copy its contents instead.
    /// - ``Files/RelocationError/cantNestSharedFolder``: The move would place a shared folder inside another one.
    /// - ``Files/RelocationError/cantMoveFolderIntoItself``: The destination lies inside the folder to move.
    /// - ``Files/RelocationError/tooManyFiles``: The operation includes more than 10,000 files and folders. Use several
    ///   calls.
    /// - ``Files/RelocationError/duplicatedOrNestedPaths``: Two paths are equal, or one contains the other. Use
    ///   separate calls.
    /// - 6 other cases
    ///
    /// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
    ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/RelocationResult``, a copied or moved item.
    @discardableResult
    @export(implementation)
    public func copyV2(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
        client.request(
            Files.copyV2,
            serverArgs: Files.RelocationArg(
                fromPath: fromPath,
                toPath: toPath,
                allowSharedFolder: allowSharedFolder,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Starts a job that copies up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
    /// `copyBatchCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/copy_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/RelocationBatchLaunch``, the result of `copyBatch` and `moveBatch`: a job to
    ///   poll, or the outcome.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func copyBatch(
        entries: [Files.RelocationPath],
        autorename: Bool = false,
        allowSharedFolder: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationBatchLaunchSerializer, VoidSerializer> {
        client.request(
            Files.copyBatch,
            serverArgs: Files.RelocationBatchArg(
                entries: entries,
                autorename: autorename,
                allowSharedFolder: allowSharedFolder,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Copies up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others,
    /// poll the returned job with `copyBatchCheckV2`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/copy_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
    /// - Returns: A request for ``Files/RelocationBatchV2Launch``, the result of `copyBatchV2` and `moveBatchV2`: a job
    ///   to poll, or the outcome.
    @discardableResult
    @export(implementation)
    public func copyBatchV2(
        entries: [Files.RelocationPath],
        autorename: Bool = false
    ) -> RpcRequest<Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        client.request(
            Files.copyBatchV2,
            serverArgs: Files.RelocationBatchArgBase(entries: entries, autorename: autorename)
        )
    }

    /// Polls a job of `copyBatch`. Returns its state.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/RelocationBatchJobStatus``, the state of a job of `copyBatch` or `moveBatch`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func copyBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.copyBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `copyBatchV2`. Returns whether it is still running, or the outcome for each entry.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/RelocationBatchV2JobStatus``, the state of a job of `copyBatchV2` or
    ///   `moveBatchV2`.
    @discardableResult
    @export(implementation)
    public func copyBatchCheckV2(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.copyBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a reference to a file or folder. Another user of the same app can save it with `copyReferenceSave`,
    /// without a download.
    ///
    /// The error of the route is ``Files/GetCopyReferenceError``, the reason that no copy reference was created.
    ///
    /// - ``Files/GetCopyReferenceError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    ///
    /// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
    ///
    /// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
    /// - Returns: A request for ``Files/GetCopyReferenceResult``, a reference to a file or folder that another user can
    ///   save.
    @discardableResult
    @export(implementation)
    public func copyReferenceGet(
        path: String
    ) -> RpcRequest<Files.GetCopyReferenceResultSerializer, Files.GetCopyReferenceErrorSerializer> {
        client.request(Files.copyReferenceGet, serverArgs: Files.GetCopyReferenceArg(path: path))
    }

    /// Saves the file or folder of a reference from `copyReferenceGet` in the user's Dropbox.
    ///
    /// The error of the route is ``Files/SaveCopyReferenceError``, the reason that a copy reference wasn't saved.
    ///
    /// - ``Files/SaveCopyReferenceError/path(_:)``: The item can't be written to this path. See ``Files/WriteError``.
    /// - ``Files/SaveCopyReferenceError/invalidCopyReference``: The copy reference isn't valid.
    /// - ``Files/SaveCopyReferenceError/noPermission``: The reference belongs to another app, or its owner unlinked the
    ///   app.
    /// - ``Files/SaveCopyReferenceError/notFound``: The referenced item was deleted.
    /// - ``Files/SaveCopyReferenceError/tooManyFiles``: The reference includes more than 10,000 files and folders.
    ///
    /// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
    ///
    /// - Parameters:
    ///   - copyReference: The reference that `copyReferenceGet` returned.
    ///   - path: The path at which to save the item. Starts with `/`.
    /// - Returns: A request for ``Files/SaveCopyReferenceResult``, the saved item.
    @discardableResult
    @export(implementation)
    public func copyReferenceSave(
        copyReference: String,
        path: String
    ) -> RpcRequest<Files.SaveCopyReferenceResultSerializer, Files.SaveCopyReferenceErrorSerializer> {
        client.request(
            Files.copyReferenceSave,
            serverArgs: Files.SaveCopyReferenceArg(copyReference: copyReference, path: path)
        )
    }

    /// Creates a folder and its missing parents.
    ///
    /// The error of the route is ``Files/CreateFolderError``, the reason that a folder wasn't created.
    ///
    /// - ``Files/CreateFolderError/path(_:)``: The folder can't be created at this path. If the folder already exists,
    ///   the associated value is `.conflict(.folder)`. See ``Files/WriteError``.
    ///
    /// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the path. The default is `false`.
    /// - Returns: A request for ``Files/FolderMetadata``, the metadata of a folder: its name, location, and sharing.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func createFolder(
        path: String,
        autorename: Bool = false
    ) -> RpcRequest<Files.FolderMetadataSerializer, Files.CreateFolderErrorSerializer> {
        client.request(Files.createFolder, serverArgs: Files.CreateFolderArg(path: path, autorename: autorename))
    }

    /// Creates a folder and its missing parents. An existing folder is a conflict, unless `autorename` is set.
    ///
    /// ```swift
    /// let folder = try await client.files.createFolderV2(path: "/notes").response().metadata
    /// print("created", folder.pathDisplay ?? folder.name)
    /// ```
    ///
    /// The error of the route is ``Files/CreateFolderError``, the reason that a folder wasn't created.
    ///
    /// - ``Files/CreateFolderError/path(_:)``: The folder can't be created at this path. If the folder already exists,
    ///   the associated value is `.conflict(.folder)`. See ``Files/WriteError``.
    ///
    /// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the path. The default is `false`.
    /// - Returns: A request for ``Files/CreateFolderResult``, the created folder.
    @discardableResult
    @export(implementation)
    public func createFolderV2(
        path: String,
        autorename: Bool = false
    ) -> RpcRequest<Files.CreateFolderResultSerializer, Files.CreateFolderErrorSerializer> {
        client.request(Files.createFolderV2, serverArgs: Files.CreateFolderArg(path: path, autorename: autorename))
    }

    /// Creates up to 10,000 folders. Small batches complete immediately. For others, poll the returned job with
    /// `createFolderBatchCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/create_folder_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch>
    ///
    /// - Parameters:
    ///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each
    ///     item starts with `/` or `ns:`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its path. The default is `false`.
    ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
    ///     default is `false`.
    /// - Returns: A request for ``Files/CreateFolderBatchLaunch``, the result of `createFolderBatch`: a job to poll, or
    ///   the outcome.
    @discardableResult
    @export(implementation)
    public func createFolderBatch(
        paths: [String],
        autorename: Bool = false,
        forceAsync: Bool = false
    ) -> RpcRequest<Files.CreateFolderBatchLaunchSerializer, VoidSerializer> {
        client.request(
            Files.createFolderBatch,
            serverArgs: Files.CreateFolderBatchArg(paths: paths, autorename: autorename, forceAsync: forceAsync)
        )
    }

    /// Polls a job of `createFolderBatch`. Returns whether it is still running, or the outcome for each folder.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/CreateFolderBatchJobStatus``, the state of a job of `createFolderBatch`.
    @discardableResult
    @export(implementation)
    public func createFolderBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.CreateFolderBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.createFolderBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Deletes a file, or a folder and its contents.
    ///
    /// The error of the route is ``Files/DeleteError``, the reason that an item wasn't deleted.
    ///
    /// - ``Files/DeleteError/pathLookup(_:)``: No item exists at this path. See ``Files/LookupError``.
    /// - ``Files/DeleteError/pathWrite(_:)``: The item can't be deleted, or has changed since `parentRev`. See
    ///   ``Files/WriteError``.
    /// - ``Files/DeleteError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait, and
    ///   then try again with less concurrency.
    /// - ``Files/DeleteError/tooManyFiles``: The folder contains too many items for one call. Delete its contents in
    ///   several calls.
    ///
    /// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
    /// - Returns: A request for ``Files/Metadata``, the metadata of a file, folder, or deleted item. Cast it to
    ///   `Files.FileMetadata`, `Files.FolderMetadata`, or `Files.DeletedMetadata`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func delete(
        path: String,
        parentRev: String? = nil
    ) -> RpcRequest<Files.MetadataSerializer, Files.DeleteErrorSerializer> {
        client.request(Files.delete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Deletes a file, or a folder and its contents, and returns the metadata. Deleted items can be restored for the
    /// period that the account's plan includes.
    ///
    /// ```swift
    /// func delete(_ path: String) async throws {
    ///     do {
    ///         print("deleted", try await client.files.deleteV2(path: path).response().metadata.name)
    ///     } catch {
    ///         guard case .pathLookup(.notFound) = error.routeError else { throw error }
    ///     }
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/DeleteError``, the reason that an item wasn't deleted.
    ///
    /// - ``Files/DeleteError/pathLookup(_:)``: No item exists at this path. See ``Files/LookupError``.
    /// - ``Files/DeleteError/pathWrite(_:)``: The item can't be deleted, or has changed since `parentRev`. See
    ///   ``Files/WriteError``.
    /// - ``Files/DeleteError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait, and
    ///   then try again with less concurrency.
    /// - ``Files/DeleteError/tooManyFiles``: The folder contains too many items for one call. Delete its contents in
    ///   several calls.
    ///
    /// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
    /// - Returns: A request for ``Files/DeleteResult``, a deleted item.
    @discardableResult
    @export(implementation)
    public func deleteV2(
        path: String,
        parentRev: String? = nil
    ) -> RpcRequest<Files.DeleteResultSerializer, Files.DeleteErrorSerializer> {
        client.request(Files.deleteV2, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Starts a job that deletes up to 1,000 files and folders. Poll the job with `deleteBatchCheck`.
    ///
    /// ```swift
    /// let entries = ["/notes/today.txt", "/notes/tomorrow.txt"].map { Files.DeleteArg(path: $0) }
    /// switch try await client.files.deleteBatch(entries: entries).response() {
    /// case .complete(let result): print(result.entries.count, "outcomes")
    /// case .asyncJobId(let job):
    ///     // Repeat this while it returns .inProgress.
    ///     print("started:", try await client.files.deleteBatchCheck(asyncJobId: job).response())
    /// case .other: break
    /// }
    /// ```
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
    ///
    /// - Parameter entries: The items to delete. At most 1000 items.
    /// - Returns: A request for ``Files/DeleteBatchLaunch``, the result of `deleteBatch`: a job to poll, or the
    ///   outcome.
    @discardableResult
    @export(implementation)
    public func deleteBatch(
        entries: [Files.DeleteArg]
    ) -> RpcRequest<Files.DeleteBatchLaunchSerializer, VoidSerializer> {
        client.request(Files.deleteBatch, serverArgs: Files.DeleteBatchArg(entries: entries))
    }

    /// Polls a job of `deleteBatch`. Returns whether it is still running, or the outcome for each entry.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/DeleteBatchJobStatus``, the state of a job of `deleteBatch`.
    @discardableResult
    @export(implementation)
    public func deleteBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.DeleteBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.deleteBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead.
    ///
    /// ```swift
    /// let (metadata, content) = try await client.files.download(path: "/notes/today.txt").response()
    /// print(metadata.name, "has", content.count, "bytes")
    /// // Without a copy of the content in memory:
    /// _ = try await client.files.download(path: "/notes/today.txt", overwrite: true, destination: file).response()
    /// ```
    ///
    /// The error of the route is ``Files/DownloadError``, the reason that a file wasn't downloaded.
    ///
    /// - ``Files/DownloadError/path(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/DownloadError/unsupportedFile``: The file has no binary content, like a Google Doc. Use `export`
    ///   instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the
    ///     digits 0 to 9 and the letters a to f. Deprecated.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func download(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
        client.request(Files.download, serverArgs: Files.DownloadArg(path: path, rev: rev))
    }

    /// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead.
    /// Stores the content in the file at `destination`, which must not exist unless `overwrite` is `true`. The method
    /// that returns the content in memory describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func download(
        path: String,
        rev: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
        client.request(
            Files.download,
            serverArgs: Files.DownloadArg(path: path, rev: rev),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
    /// interrupted download can't be resumed.
    ///
    /// ```swift
    /// let request = client.files.downloadZip(path: "/notes", overwrite: true, destination: file)
    /// let (folder, archive) = try await request.response()
    /// print(folder.metadata.name, "is in the archive", archive.path)
    /// ```
    ///
    /// The error of the route is ``Files/DownloadZipError``, the reason that a folder wasn't downloaded.
    ///
    /// - ``Files/DownloadZipError/path(_:)``: The folder can't be found or read. See ``Files/LookupError``.
    /// - ``Files/DownloadZipError/tooLarge``: The folder has 20 GB or more, or contains a file of 4 GB or more.
    ///   Download its subfolders or files separately.
    /// - ``Files/DownloadZipError/tooManyFiles``: The folder contains 10,000 items or more. Download its subfolders or
    ///   files separately.
    ///
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameter path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or
    ///   `ns:`.
    /// - Returns: A request for ``Files/DownloadZipResult``, the downloaded folder.
    @discardableResult
    @export(implementation)
    public func downloadZip(
        path: String
    ) -> DownloadRequestMemory<Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
        client.request(Files.downloadZip, serverArgs: Files.DownloadZipArg(path: path))
    }

    /// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
    /// interrupted download can't be resumed. Stores the content in the file at `destination`, which must not exist
    /// unless `overwrite` is `true`. The method that returns the content in memory describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func downloadZip(
        path: String,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
        client.request(
            Files.downloadZip,
            serverArgs: Files.DownloadZipArg(path: path),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a file without binary content, such as a Google Doc, converted to another format.
    ///
    /// The error of the route is ``Files/ExportError``, the reason that a file wasn't exported.
    ///
    /// - ``Files/ExportError/path(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ExportError/nonExportable``: The file has binary content. Use `download` instead.
    /// - ``Files/ExportError/invalidExportFormat``: The file can't be exported to this format. For the supported
    ///   formats, see `exportOptions` in its metadata.
    /// - ``Files/ExportError/retryError``: The converted file isn't ready yet. Try again later.
    ///
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
    ///     `exportAs`.
    /// - Returns: A request for ``Files/ExportResult``, an exported file and its origin.
    @discardableResult
    public func export(
        path: String,
        exportFormat: String? = nil
    ) -> DownloadRequestMemory<Files.ExportResultSerializer, Files.ExportErrorSerializer> {
        client.request(Files.export, serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat))
    }

    /// Downloads a file without binary content, such as a Google Doc, converted to another format. Stores the content
    /// in the file at `destination`, which must not exist unless `overwrite` is `true`. The method that returns the
    /// content in memory describes the route and its parameters.
    @discardableResult
    public func export(
        path: String,
        exportFormat: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.ExportResultSerializer, Files.ExportErrorSerializer> {
        client.request(
            Files.export,
            serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Returns the locks of files.
    ///
    /// The error of the route is ``Files/LockFileError``, the reason that a lock wasn't set, removed, or returned.
    ///
    /// - ``Files/LockFileError/pathLookup(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/LockFileError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait,
    ///   and then try again with less concurrency.
    /// - ``Files/LockFileError/tooManyFiles``: The request contains too many files. Use several calls.
    /// - ``Files/LockFileError/noWritePermission``: The user doesn't have permission to change the lock of this file.
    /// - ``Files/LockFileError/cannotBeLocked``: Files of this kind can't be locked.
    /// - ``Files/LockFileError/fileNotShared``: The file isn't shared, so it can't be locked.
    /// - ``Files/LockFileError/lockConflict(_:)``: Another user holds a lock on the file.
    /// - ``Files/LockFileError/internalError``: The outcome isn't known. Get the lock, and try again if necessary.
    ///
    /// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
    /// - Returns: A request for ``Files/LockFileBatchResult``, the outcome for each file.
    @discardableResult
    @export(implementation)
    public func getFileLockBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.getFileLockBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Returns the metadata of a file or folder. The root folder has no metadata.
    ///
    /// ```swift
    /// let item = try await client.files.getMetadata(path: "/notes/today.txt").response()
    /// if let file = item as? Files.FileMetadata {
    ///     print(file.name, file.size, "bytes, revision", file.rev)
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/GetMetadataError``, the reason that no metadata was returned.
    ///
    /// - ``Files/GetMetadataError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    ///
    /// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
    ///     Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
    ///     default is `false`.
    ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
    ///     instead of `LookupError.notFound`. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers`. The default is `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    /// - Returns: A request for ``Files/Metadata``, the metadata of a file, folder, or deleted item. Cast it to
    ///   `Files.FileMetadata`, `Files.FolderMetadata`, or `Files.DeletedMetadata`.
    @discardableResult
    @export(implementation)
    public func getMetadata(
        path: String,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil
    ) -> RpcRequest<Files.MetadataSerializer, Files.GetMetadataErrorSerializer> {
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
    /// ```swift
    /// let (metadata, pdf) = try await client.files.getPreview(path: "/letter.rtf").response()
    /// print("the preview of", metadata.name, "has", pdf.count, "bytes")
    /// ```
    ///
    /// The error of the route is ``Files/PreviewError``, the reason that no preview was created.
    ///
    /// - ``Files/PreviewError/path(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/PreviewError/inProgress``: Dropbox is still creating the preview. Try again later.
    /// - ``Files/PreviewError/unsupportedExtension``: Previews of files with this extension aren't supported.
    /// - ``Files/PreviewError/unsupportedContent``: The content of this file can't be previewed.
    ///
    /// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the
    ///     digits 0 to 9 and the letters a to f. Deprecated.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func getPreview(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
        client.request(Files.getPreview, serverArgs: Files.PreviewArg(path: path, rev: rev))
    }

    /// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. Stores the
    /// content in the file at `destination`, which must not exist unless `overwrite` is `true`. The method that returns
    /// the content in memory describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getPreview(
        path: String,
        rev: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
        client.request(
            Files.getPreview,
            serverArgs: Files.PreviewArg(path: path, rev: rev),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Creates a URL with which anyone can download the file during the next 4 hours. An expired URL returns the HTTP
    /// status 410.
    ///
    /// ```swift
    /// let link = try await client.files.getTemporaryLink(path: "/notes/today.txt").response().link
    /// print("for the next four hours:", link)
    /// ```
    ///
    /// The error of the route is ``Files/GetTemporaryLinkError``, the reason that no temporary link was created.
    ///
    /// - ``Files/GetTemporaryLinkError/path(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/GetTemporaryLinkError/emailNotVerified``: The user hasn't verified their email address. Ask the user
    ///   to verify it, and then try again.
    /// - ``Files/GetTemporaryLinkError/unsupportedFile``: The file has no binary content. Use `export` instead.
    /// - ``Files/GetTemporaryLinkError/notAllowed``: The file is restricted, or links of this user are banned.
    ///
    /// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
    ///
    /// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
    ///   `ns:`.
    /// - Returns: A request for ``Files/GetTemporaryLinkResult``, a file, and a link to download it.
    @discardableResult
    @export(implementation)
    public func getTemporaryLink(
        path: String
    ) -> RpcRequest<Files.GetTemporaryLinkResultSerializer, Files.GetTemporaryLinkErrorSerializer> {
        client.request(Files.getTemporaryLink, serverArgs: Files.GetTemporaryLinkArg(path: path))
    }

    /// Creates a URL to upload one file without a token, for example in a browser. The URL works once, with the content
    /// type `application/octet-stream`. Conflicts cause the HTTP status 409 when it is used.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
    ///
    /// - Parameters:
    ///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it is
    ///     created.
    ///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
    /// - Returns: A request for ``Files/GetTemporaryUploadLinkResult``, a link to upload one file.
    @discardableResult
    @export(implementation)
    public func getTemporaryUploadLink(
        commitInfo: Files.CommitInfo,
        duration: Double = 14400.0
    ) -> RpcRequest<Files.GetTemporaryUploadLinkResultSerializer, VoidSerializer> {
        client.request(
            Files.getTemporaryUploadLink,
            serverArgs: Files.GetTemporaryUploadLinkArg(commitInfo: commitInfo, duration: duration)
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
    ///
    /// The error of the route is ``Files/ThumbnailError``, the reason that no thumbnail was created.
    ///
    /// - ``Files/ThumbnailError/path(_:)``: The image can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ThumbnailError/unsupportedExtension``: Thumbnails of files with this extension aren't supported.
    /// - ``Files/ThumbnailError/unsupportedImage``: The image can't be read. It may be damaged or larger than 20 MB.
    /// - ``Files/ThumbnailError/encryptedContent``: The image is encrypted.
    /// - ``Files/ThumbnailError/conversionError``: The conversion to a thumbnail failed.
    ///
    /// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has
    ///     the smallest size. The default is `.jpeg`.
    ///   - size: The size of the thumbnail. The default is `.w64h64`.
    ///   - mode: The way in which to fit the image into the size. The default is `.strict`.
    ///   - quality: The quality of the thumbnail. The default is `.quality80`.
    ///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func getThumbnail(
        path: String,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). Stores the content in
    /// the file at `destination`, which must not exist unless `overwrite` is `true`. The method that returns the
    /// content in memory describes the route and its parameters.
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
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). This overload has the
    /// parameters of an earlier version of the API. The method with all parameters describes the route and its
    /// parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnail(
        path: String,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
        client.request(
            Files.getThumbnail,
            serverArgs: Files.ThumbnailArg(path: path, format: format, size: size, mode: mode)
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). This overload has the
    /// parameters of an earlier version of the API. The method with all parameters describes the route and its
    /// parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnail(
        path: String,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode,
        overwrite: Bool,
        destination: URL
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
        client.request(
            Files.getThumbnail,
            serverArgs: Files.ThumbnailArg(path: path, format: format, size: size, mode: mode),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link.
    ///
    /// ```swift
    /// let (_, jpeg) = try await client.files.getThumbnailV2(resource: .path("/1.gif"), size: .w256h256).response()
    /// print(jpeg.count, "bytes")
    /// ```
    ///
    /// The error of the route is ``Files/ThumbnailV2Error``, the reason that no thumbnail was created.
    ///
    /// - ``Files/ThumbnailV2Error/path(_:)``: The image can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ThumbnailV2Error/unsupportedExtension``: Thumbnails of files with this extension aren't supported.
    /// - ``Files/ThumbnailV2Error/unsupportedImage``: The image can't be read. It may be damaged or larger than 20 MB.
    /// - ``Files/ThumbnailV2Error/encryptedContent``: The image is encrypted.
    /// - ``Files/ThumbnailV2Error/conversionError``: The conversion to a thumbnail failed.
    /// - ``Files/ThumbnailV2Error/accessDenied``: The user doesn't have access to this shared link.
    /// - ``Files/ThumbnailV2Error/notFound``: The shared link doesn't exist.
    ///
    /// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - resource: The image, specified by a path or a shared link.
    ///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has
    ///     the smallest size. The default is `.jpeg`.
    ///   - size: The size of the thumbnail. The default is `.w64h64`.
    ///   - mode: The way in which to fit the image into the size. The default is `.strict`.
    ///   - quality: The quality of the thumbnail. The default is `.quality80`.
    ///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
    /// - Returns: A request for ``Files/PreviewResult``, the file of a preview or thumbnail.
    @discardableResult
    @export(implementation)
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. Stores the content in the file at `destination`, which must not exist unless `overwrite` is
    /// `true`. The method that returns the content in memory describes the route and its parameters.
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
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. This overload has the parameters of an earlier version of the API. The method with all
    /// parameters describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(resource: resource, format: format, size: size, mode: mode)
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. This overload has the parameters of an earlier version of the API. The method with all
    /// parameters describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode,
        overwrite: Bool,
        destination: URL
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(resource: resource, format: format, size: size, mode: mode),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Returns thumbnails of up to 25 images, Base64 encoded.
    ///
    /// ```swift
    /// let images = ["/1.gif", "/2.gif"].map { Files.ThumbnailArg(path: $0, size: .w128h128) }
    /// for entry in try await client.files.getThumbnailBatch(entries: images).response().entries {
    ///     guard case .success(let image) = entry else { continue }
    ///     print(image.metadata.name, Data(base64Encoded: image.thumbnail)?.count ?? 0, "bytes")
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/GetThumbnailBatchError``, the reason that no thumbnails were created.
    ///
    /// - ``Files/GetThumbnailBatchError/tooManyFiles``: The request contains more than 25 images.
    ///
    /// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
    ///
    /// - Parameter entries: The images, at most 25.
    /// - Returns: A request for ``Files/GetThumbnailBatchResult``, the outcome for each image.
    @discardableResult
    @export(implementation)
    public func getThumbnailBatch(
        entries: [Files.ThumbnailArg]
    ) -> RpcRequest<Files.GetThumbnailBatchResultSerializer, Files.GetThumbnailBatchErrorSerializer> {
        client.request(Files.getThumbnailBatch, serverArgs: Files.GetThumbnailBatchArg(entries: entries))
    }

    /// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes,
    /// keep the last cursor. Concurrent identical calls may exceed a rate limit.
    ///
    /// ```swift
    /// let page = try await client.files.listFolder(path: "/notes").response()
    /// for entry in page.entries { print(entry.name) }
    /// // If page.hasMore is true, listFolderContinue returns the rest.
    /// ```
    ///
    /// The error of the route is ``Files/ListFolderError``, the reason that a folder wasn't listed.
    ///
    /// - ``Files/ListFolderError/path(_:)``: The folder can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ListFolderError/templateError(_:)``: A property template doesn't exist. See
    ///   ``FileProperties/TemplateError``.
    ///
    /// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With
    ///     `sharedLink`, the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
    ///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very large
    ///     trees, listing each folder is more reliable. The default is `false`.
    ///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The default
    ///     is `false`. Deprecated.
    ///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers` of each file. The default is `false`.
    ///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted folders:
    ///     app folders, shared folders, and team folders. The default is `true`.
    ///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From
    ///     1 to 2000.
    ///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only
    ///     export, such as Google Docs. The default is `true`.
    ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted
    ///     item. The default is `false`.
    /// - Returns: A request for ``Files/ListFolderResult``, a page of a listing or of changes.
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
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
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

    /// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes,
    /// keep the last cursor. Concurrent identical calls may exceed a rate limit. This overload has the parameters of an
    /// earlier version of the API. The method with all parameters describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func listFolder(
        path: String,
        recursive: Bool,
        includeMediaInfo: Bool,
        includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool,
        includeMountedFolders: Bool,
        limit: UInt32?,
        sharedLink: Files.SharedLink?,
        includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
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
                includeNonDownloadableFiles: includeNonDownloadableFiles
            )
        )
    }

    /// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries
    /// in order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
    /// removes its subtree.
    ///
    /// ```swift
    /// var page = try await client.files.listFolder(path: "/notes", limit: 1).response()
    /// var names = page.entries.map(\.name)
    /// while page.hasMore {
    ///     page = try await client.files.listFolderContinue(cursor: page.cursor).response()
    ///     names += page.entries.map(\.name)
    /// }
    /// print(names.count, "items")
    /// ```
    ///
    /// The error of the route is ``Files/ListFolderContinueError``, the reason that a listing couldn't continue.
    ///
    /// - ``Files/ListFolderContinueError/path(_:)``: The folder can no longer be found or read. See
    ///   ``Files/LookupError``.
    /// - ``Files/ListFolderContinueError/reset``: The cursor has expired. List the folder again with `listFolder`, and
    ///   compare the result with your data.
    ///
    /// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
    ///
    /// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or
    ///   `listFolderGetLatestCursor`. It includes the options of the first call. At least 1 character.
    /// - Returns: A request for ``Files/ListFolderResult``, a page of a listing or of changes.
    @discardableResult
    @export(implementation)
    public func listFolderContinue(
        cursor: String
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        client.request(Files.listFolderContinue, serverArgs: Files.ListFolderContinueArg(cursor: cursor))
    }

    /// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns
    /// only later changes.
    ///
    /// ```swift
    /// let start = try await client.files.listFolderGetLatestCursor(path: "/notes").response().cursor
    /// // Later: what has changed since then?
    /// let changes = try await client.files.listFolderContinue(cursor: start).response()
    /// print(changes.entries.count, "changes")
    /// ```
    ///
    /// The error of the route is ``Files/ListFolderError``, the reason that a folder wasn't listed.
    ///
    /// - ``Files/ListFolderError/path(_:)``: The folder can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ListFolderError/templateError(_:)``: A property template doesn't exist. See
    ///   ``FileProperties/TemplateError``.
    ///
    /// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-get_latest_cursor>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With
    ///     `sharedLink`, the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
    ///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very large
    ///     trees, listing each folder is more reliable. The default is `false`.
    ///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The default
    ///     is `false`. Deprecated.
    ///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers` of each file. The default is `false`.
    ///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted folders:
    ///     app folders, shared folders, and team folders. The default is `true`.
    ///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From
    ///     1 to 2000.
    ///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only
    ///     export, such as Google Docs. The default is `true`.
    ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted
    ///     item. The default is `false`.
    /// - Returns: A request for ``Files/ListFolderGetLatestCursorResult``, the current state of a folder.
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
    ) -> RpcRequest<Files.ListFolderGetLatestCursorResultSerializer, Files.ListFolderErrorSerializer> {
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

    /// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns
    /// only later changes. This overload has the parameters of an earlier version of the API. The method with all
    /// parameters describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func listFolderGetLatestCursor(
        path: String,
        recursive: Bool,
        includeMediaInfo: Bool,
        includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool,
        includeMountedFolders: Bool,
        limit: UInt32?,
        sharedLink: Files.SharedLink?,
        includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderGetLatestCursorResultSerializer, Files.ListFolderErrorSerializer> {
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
                includeNonDownloadableFiles: includeNonDownloadableFiles
            )
        )
    }

    /// Waits for changes after a cursor, or until the timeout. To get the changes, use `listFolderContinue`. The
    /// request uses a separate host and no token.
    ///
    /// ```swift
    /// let cursor = try await client.files.listFolderGetLatestCursor(path: "/notes").response().cursor
    /// let news = try await client.files.listFolderLongpoll(cursor: cursor, timeout: 30).response()
    /// if news.changes {
    ///     let page = try await client.files.listFolderContinue(cursor: cursor).response()
    ///     print("changed:", page.entries.map(\.name))
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/ListFolderLongpollError``, the reason that waiting for changes failed.
    ///
    /// - ``Files/ListFolderLongpollError/reset``: The cursor has expired. List the folder again with `listFolder`, and
    ///   compare the result with your data.
    ///
    /// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
    ///
    /// - Parameters:
    ///   - cursor: The last cursor of a completed listing. At least 1 character.
    ///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the
    ///     timeout of the connection accordingly. The default is 30. From 30 to 480.
    /// - Returns: A request for ``Files/ListFolderLongpollResult``, the result of waiting for changes.
    @discardableResult
    @export(implementation)
    public func listFolderLongpoll(
        cursor: String,
        timeout: UInt64 = 30
    ) -> RpcRequest<Files.ListFolderLongpollResultSerializer, Files.ListFolderLongpollErrorSerializer> {
        client.request(
            Files.listFolderLongpoll,
            serverArgs: Files.ListFolderLongpollArg(cursor: cursor, timeout: timeout)
        )
    }

    /// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier.
    ///
    /// ```swift
    /// let revisions = try await client.files.listRevisions(path: "/notes/today.txt", limit: 10).response()
    /// for file in revisions.entries { print(file.rev, file.serverModified, file.size) }
    /// ```
    ///
    /// The error of the route is ``Files/ListRevisionsError``, the reason that revisions weren't listed.
    ///
    /// - ``Files/ListRevisionsError/path(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/ListRevisionsError/invalidBeforeRev``: The revision in `beforeRev` doesn't exist.
    /// - ``Files/ListRevisionsError/beforeRevNotSupported``: `beforeRev` is supported only in `.path` mode.
    ///
    /// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
    ///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is
    ///     `.path`.
    ///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
    ///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that you
    ///     received. Supported only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the
    ///     letters a to f.
    ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each revision.
    ///     The default is `false`.
    /// - Returns: A request for ``Files/ListRevisionsResult``, the revisions of a file.
    @discardableResult
    @export(implementation)
    public func listRevisions(
        path: String,
        mode: Files.ListRevisionsMode = .path,
        limit: UInt64 = 10,
        beforeRev: String? = nil,
        includeRestorableInfo: Bool = false
    ) -> RpcRequest<Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer> {
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

    /// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier.
    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func listRevisions(
        path: String,
        mode: Files.ListRevisionsMode,
        limit: UInt64
    ) -> RpcRequest<Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer> {
        client.request(Files.listRevisions, serverArgs: Files.ListRevisionsArg(path: path, mode: mode, limit: limit))
    }

    /// Locks files so that only the lock holder can write to them.
    ///
    /// The error of the route is ``Files/LockFileError``, the reason that a lock wasn't set, removed, or returned.
    ///
    /// - ``Files/LockFileError/pathLookup(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/LockFileError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait,
    ///   and then try again with less concurrency.
    /// - ``Files/LockFileError/tooManyFiles``: The request contains too many files. Use several calls.
    /// - ``Files/LockFileError/noWritePermission``: The user doesn't have permission to change the lock of this file.
    /// - ``Files/LockFileError/cannotBeLocked``: Files of this kind can't be locked.
    /// - ``Files/LockFileError/fileNotShared``: The file isn't shared, so it can't be locked.
    /// - ``Files/LockFileError/lockConflict(_:)``: Another user holds a lock on the file.
    /// - ``Files/LockFileError/internalError``: The outcome isn't known. Get the lock, and try again if necessary.
    ///
    /// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
    /// - Returns: A request for ``Files/LockFileBatchResult``, the outcome for each file.
    @discardableResult
    @export(implementation)
    public func lockFileBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.lockFileBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Moves or renames a file, or a folder and its contents.
    ///
    /// The error of the route is ``Files/RelocationError``, the reason that an item wasn't copied or moved.
    ///
    /// - ``Files/RelocationError/fromLookup(_:)``: The source can't be found or read. See ``Files/LookupError``.
    /// - ``Files/RelocationError/fromWrite(_:)``: The source can't be moved. See ``Files/WriteError``.
    /// - ``Files/RelocationError/to(_:)``: The item can't be written to the destination. See ``Files/WriteError``.
    /// - ``Files/RelocationError/cantCopySharedFolder``: A shared folder can't be copied. Copy its contents instead.
    /// - ``Files/RelocationError/cantNestSharedFolder``: The move would place a shared folder inside another one.
    /// - ``Files/RelocationError/cantMoveFolderIntoItself``: The destination lies inside the folder to move.
    /// - ``Files/RelocationError/tooManyFiles``: The operation includes more than 10,000 files and folders. Use several
    ///   calls.
    /// - ``Files/RelocationError/duplicatedOrNestedPaths``: Two paths are equal, or one contains the other. Use
    ///   separate calls.
    /// - 6 other cases
    ///
    /// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
    ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/Metadata``, the metadata of a file, folder, or deleted item. Cast it to
    ///   `Files.FileMetadata`, `Files.FolderMetadata`, or `Files.DeletedMetadata`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func move(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.MetadataSerializer, Files.RelocationErrorSerializer> {
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

    /// Moves or renames a file, or a folder and its contents. The limit is 10,000 items for each call. A change only of
    /// case may have no effect.
    ///
    /// ```swift
    /// let path = "/archive/monday.txt"
    /// let item = try await client.files.moveV2(fromPath: "/notes/today.txt", toPath: path).response().metadata
    /// print("now at", item.pathDisplay ?? item.name)
    /// ```
    ///
    /// The error of the route is ``Files/RelocationError``, the reason that an item wasn't copied or moved.
    ///
    /// - ``Files/RelocationError/fromLookup(_:)``: The source can't be found or read. See ``Files/LookupError``.
    /// - ``Files/RelocationError/fromWrite(_:)``: The source can't be moved. See ``Files/WriteError``.
    /// - ``Files/RelocationError/to(_:)``: The item can't be written to the destination. See ``Files/WriteError``.
    /// - ``Files/RelocationError/cantCopySharedFolder``: A shared folder can't be copied. Copy its contents instead.
    /// - ``Files/RelocationError/cantNestSharedFolder``: The move would place a shared folder inside another one.
    /// - ``Files/RelocationError/cantMoveFolderIntoItself``: The destination lies inside the folder to move.
    /// - ``Files/RelocationError/tooManyFiles``: The operation includes more than 10,000 files and folders. Use several
    ///   calls.
    /// - ``Files/RelocationError/duplicatedOrNestedPaths``: Two paths are equal, or one contains the other. Use
    ///   separate calls.
    /// - 6 other cases
    ///
    /// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
    ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/RelocationResult``, a copied or moved item.
    @discardableResult
    @export(implementation)
    public func moveV2(
        fromPath: String,
        toPath: String,
        allowSharedFolder: Bool = false,
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
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

    /// Starts a job that moves up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
    /// `moveBatchCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/move_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
    /// - Returns: A request for ``Files/RelocationBatchLaunch``, the result of `copyBatch` and `moveBatch`: a job to
    ///   poll, or the outcome.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func moveBatch(
        entries: [Files.RelocationPath],
        autorename: Bool = false,
        allowSharedFolder: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationBatchLaunchSerializer, VoidSerializer> {
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

    /// Moves up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others,
    /// poll the returned job with `moveBatchCheckV2`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/move_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content. The
    ///     default is `false`.
    /// - Returns: A request for ``Files/RelocationBatchV2Launch``, the result of `copyBatchV2` and `moveBatchV2`: a job
    ///   to poll, or the outcome.
    @discardableResult
    @export(implementation)
    public func moveBatchV2(
        entries: [Files.RelocationPath],
        autorename: Bool = false,
        allowOwnershipTransfer: Bool = false
    ) -> RpcRequest<Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        client.request(
            Files.moveBatchV2,
            serverArgs: Files.MoveBatchArg(
                entries: entries,
                autorename: autorename,
                allowOwnershipTransfer: allowOwnershipTransfer
            )
        )
    }

    /// Polls a job of `moveBatch`. Returns its state.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/RelocationBatchJobStatus``, the state of a job of `copyBatch` or `moveBatch`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func moveBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.moveBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `moveBatchV2`. Returns whether it is still running, or the outcome for each entry.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/RelocationBatchV2JobStatus``, the state of a job of `copyBatchV2` or
    ///   `moveBatchV2`.
    @discardableResult
    @export(implementation)
    public func moveBatchCheckV2(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.moveBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a Paper document from HTML, Markdown, or plain text.
    ///
    /// The error of the route is ``Files/PaperCreateError``, the reason that a Paper document wasn't created.
    ///
    /// - ``Files/PaperCreateError/insufficientPermissions``: The user can't edit Paper documents.
    /// - ``Files/PaperCreateError/contentMalformed``: The content isn't valid in the specified format.
    /// - ``Files/PaperCreateError/docLengthExceeded``: The document would be too long. Split it into several documents.
    /// - ``Files/PaperCreateError/imageSizeExceeded``: An image in a data URI in the HTML is larger than 1 MB.
    /// - ``Files/PaperCreateError/invalidPath``: The document can't be saved at this path.
    /// - ``Files/PaperCreateError/emailUnverified``: The user hasn't verified their email address. Ask the user to
    ///   verify it, and then try again.
    /// - ``Files/PaperCreateError/invalidFileExtension``: The path doesn't end with `.paper`.
    /// - ``Files/PaperCreateError/paperDisabled``: The team has disabled Paper.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
    ///   - importFormat: The format of the content.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/PaperCreateResult``, the new Paper document.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: Data
    ) -> UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .data(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown, or plain text. Uploads the file at the URL `input`. The method
    /// that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: URL
    ) -> UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .file(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown, or plain text. Uploads the stream `input`, which is read once. The
    /// method that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: InputStream
    ) -> UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .stream(input)
        )
    }

    /// Replaces the content of a Paper document, or adds content before or after it.
    ///
    /// The error of the route is ``Files/PaperUpdateError``, the reason that a Paper document wasn't changed.
    ///
    /// - ``Files/PaperUpdateError/insufficientPermissions``: The user can't edit Paper documents.
    /// - ``Files/PaperUpdateError/contentMalformed``: The content isn't valid in the specified format.
    /// - ``Files/PaperUpdateError/docLengthExceeded``: The document would be too long. Split it into several documents.
    /// - ``Files/PaperUpdateError/imageSizeExceeded``: An image in a data URI in the HTML is larger than 1 MB.
    /// - ``Files/PaperUpdateError/path(_:)``: The document can't be found or read. See ``Files/LookupError``.
    /// - ``Files/PaperUpdateError/revisionMismatch``: The document has changed since that revision. Get it again, and
    ///   merge the changes.
    /// - ``Files/PaperUpdateError/docArchived``: The document is archived.
    /// - ``Files/PaperUpdateError/docDeleted``: The document was deleted.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: The way in which to combine the new and the existing content.
    ///   - paperRevision: The revision that the document must have. Required only for `.update`.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/PaperUpdateResult``, the changed Paper document.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: Data
    ) -> UploadRequest<Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer> {
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

    /// Replaces the content of a Paper document, or adds content before or after it. Uploads the file at the URL
    /// `input`. The method that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: URL
    ) -> UploadRequest<Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer> {
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

    /// Replaces the content of a Paper document, or adds content before or after it. Uploads the stream `input`, which
    /// is read once. The method that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: InputStream
    ) -> UploadRequest<Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer> {
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

    /// Permanently deletes a file or folder. Available only for Dropbox Business. If it fails, the item may have been
    /// deleted, but not permanently.
    ///
    /// The error of the route is ``Files/DeleteError``, the reason that an item wasn't deleted.
    ///
    /// - ``Files/DeleteError/pathLookup(_:)``: No item exists at this path. See ``Files/LookupError``.
    /// - ``Files/DeleteError/pathWrite(_:)``: The item can't be deleted, or has changed since `parentRev`. See
    ///   ``Files/WriteError``.
    /// - ``Files/DeleteError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait, and
    ///   then try again with less concurrency.
    /// - ``Files/DeleteError/tooManyFiles``: The folder contains too many items for one call. Delete its contents in
    ///   several calls.
    ///
    /// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func permanentlyDelete(
        path: String,
        parentRev: String? = nil
    ) -> RpcRequest<VoidSerializer, Files.DeleteErrorSerializer> {
        client.request(Files.permanentlyDelete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Adds property groups to a file.
    ///
    /// The error of the route is ``FileProperties/AddPropertiesError``, the reason that properties weren't added.
    ///
    /// - ``FileProperties/AddPropertiesError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/AddPropertiesError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/AddPropertiesError/path(_:)``: The item can't be found. See ``FileProperties/LookupError``.
    /// - ``FileProperties/AddPropertiesError/unsupportedFolder``: Folders can't have properties of a team's template.
    /// - ``FileProperties/AddPropertiesError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a value is
    ///   longer than 1,024 bytes.
    /// - ``FileProperties/AddPropertiesError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/AddPropertiesError/duplicatePropertyGroups``: Two of the property groups belong to the same
    ///   template.
    /// - ``FileProperties/AddPropertiesError/propertyGroupAlreadyExists``: The item already has a property group for
    ///   this template. Use `propertiesUpdate` or `propertiesOverwrite` instead.
    ///
    /// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - propertyGroups: The property groups to add, at most one for each template.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesAdd(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<VoidSerializer, FileProperties.AddPropertiesErrorSerializer> {
        client.request(
            Files.propertiesAdd,
            serverArgs: FileProperties.AddPropertiesArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Replaces property groups of a file.
    ///
    /// The error of the route is ``FileProperties/InvalidPropertyGroupError``, the reason that property groups weren't
    /// accepted.
    ///
    /// - ``FileProperties/InvalidPropertyGroupError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/InvalidPropertyGroupError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/InvalidPropertyGroupError/path(_:)``: The item can't be found. See
    ///   ``FileProperties/LookupError``.
    /// - ``FileProperties/InvalidPropertyGroupError/unsupportedFolder``: Folders can't have properties of a team's
    ///   template.
    /// - ``FileProperties/InvalidPropertyGroupError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a
    ///   value is longer than 1,024 bytes.
    /// - ``FileProperties/InvalidPropertyGroupError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/InvalidPropertyGroupError/duplicatePropertyGroups``: Two of the property groups belong to the
    ///   same template.
    ///
    /// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesOverwrite(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
        client.request(
            Files.propertiesOverwrite,
            serverArgs: FileProperties.OverwritePropertyGroupArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Adds, changes, and removes properties of a file.
    ///
    /// The error of the route is ``FileProperties/UpdatePropertiesError``, the reason that properties weren't changed.
    ///
    /// - ``FileProperties/UpdatePropertiesError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/UpdatePropertiesError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/UpdatePropertiesError/path(_:)``: The item can't be found. See
    ///   ``FileProperties/LookupError``.
    /// - ``FileProperties/UpdatePropertiesError/unsupportedFolder``: Folders can't have properties of a team's
    ///   template.
    /// - ``FileProperties/UpdatePropertiesError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a value is
    ///   longer than 1,024 bytes.
    /// - ``FileProperties/UpdatePropertiesError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/UpdatePropertiesError/duplicatePropertyGroups``: Two of the property groups belong to the
    ///   same template.
    /// - ``FileProperties/UpdatePropertiesError/propertyGroupLookup(_:)``: The item has no property group for the
    ///   template. See ``FileProperties/LookUpPropertiesError``.
    ///
    /// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - updatePropertyGroups: The changes for each template.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesUpdate(
        path: String,
        updatePropertyGroups: [FileProperties.PropertyGroupUpdate]
    ) -> RpcRequest<VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
        client.request(
            Files.propertiesUpdate,
            serverArgs: FileProperties.UpdatePropertiesArg(path: path, updatePropertyGroups: updatePropertyGroups)
        )
    }

    /// Restores a revision of a file as the current one at a path.
    ///
    /// ```swift
    /// let revisions = try await client.files.listRevisions(path: "/notes/today.txt").response()
    /// if let earlier = revisions.entries.dropFirst().first {
    ///     let file = try await client.files.restore(path: "/notes/today.txt", rev: earlier.rev).response()
    ///     print("restored", file.size, "bytes")
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/RestoreError``, the reason that a file wasn't restored.
    ///
    /// - ``Files/RestoreError/pathLookup(_:)``: The revision can't be found or read at this path. See
    ///   ``Files/LookupError``.
    /// - ``Files/RestoreError/pathWrite(_:)``: The file can't be written to this path. See ``Files/WriteError``.
    /// - ``Files/RestoreError/invalidRevision``: The revision doesn't exist or is a deletion.
    /// - ``Files/RestoreError/inProgress``: The restore is still in progress.
    ///
    /// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
    ///
    /// - Parameters:
    ///   - path: The path at which to restore the file. Starts with `/` or `ns:`.
    ///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits
    ///     0 to 9 and the letters a to f.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func restore(
        path: String,
        rev: String
    ) -> RpcRequest<Files.FileMetadataSerializer, Files.RestoreErrorSerializer> {
        client.request(Files.restore, serverArgs: Files.RestoreArg(path: path, rev: rev))
    }

    /// Downloads a URL to a file in Dropbox, on the server. The download must complete within 15 minutes. Poll the job
    /// with `saveUrlCheckJobStatus`.
    ///
    /// ```swift
    /// switch try await client.files.saveUrl(path: "/saved.txt", url: url).response() {
    /// case .complete(let file): print("saved", file.name)
    /// case .asyncJobId(let job):
    ///     // Repeat this while it returns .inProgress.
    ///     let status = try await client.files.saveUrlCheckJobStatus(asyncJobId: job).response()
    ///     print("started:", status)
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/SaveUrlError``, the reason that a URL wasn't saved.
    ///
    /// - ``Files/SaveUrlError/path(_:)``: The file can't be written to this path. See ``Files/WriteError``.
    /// - ``Files/SaveUrlError/downloadFailed``: Dropbox couldn't download the URL, for example because it requires a
    ///   password or has expired.
    /// - ``Files/SaveUrlError/invalidUrl``: The URL isn't valid.
    /// - ``Files/SaveUrlError/notFound``: The saved file was removed.
    ///
    /// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
    ///
    /// - Parameters:
    ///   - path: The path at which to save the file. Starts with `/`.
    ///   - url: The URL that Dropbox downloads.
    /// - Returns: A request for ``Files/SaveUrlResult``, the result of `saveUrl`: a job to poll, or the file.
    @discardableResult
    @export(implementation)
    public func saveUrl(
        path: String,
        url: String
    ) -> RpcRequest<Files.SaveUrlResultSerializer, Files.SaveUrlErrorSerializer> {
        client.request(Files.saveUrl, serverArgs: Files.SaveUrlArg(path: path, url: url))
    }

    /// Polls a job of `saveUrl`. Returns whether it is still running, or the saved file.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/SaveUrlJobStatus``, the state of a job of `saveUrl`.
    @discardableResult
    @export(implementation)
    public func saveUrlCheckJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Files.SaveUrlJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.saveUrlCheckJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Searches for files and folders by name or content.
    ///
    /// The error of the route is ``Files/SearchError``, the reason that a search failed.
    ///
    /// - ``Files/SearchError/path(_:)``: The folder to search can't be found or read. See ``Files/LookupError``.
    /// - ``Files/SearchError/invalidArgument(_:)``: An argument isn't valid. The associated value may describe the
    ///   problem.
    /// - ``Files/SearchError/internalError``: An error occurred at Dropbox. Try again.
    ///
    /// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or starts
    ///     with `/`, `id:`, or `ns:`.
    ///   - query: The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
    ///   - start: The number of matches to skip. The default is 0. At most 9999.
    ///   - maxResults: The maximum number of matches. The default is 100. From 1 to 1000.
    ///   - mode: The scope of the search: names, names and content (Dropbox Business only), or the names of deleted
    ///     files. The default is `.filename`.
    /// - Returns: A request for ``Files/SearchResult``, a page of matches.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func search(
        path: String,
        query: String,
        start: UInt64 = 0,
        maxResults: UInt64 = 100,
        mode: Files.SearchMode = .filename
    ) -> RpcRequest<Files.SearchResultSerializer, Files.SearchErrorSerializer> {
        client.request(
            Files.search,
            serverArgs: Files.SearchArg(path: path, query: query, start: start, maxResults: maxResults, mode: mode)
        )
    }

    /// Searches for files and folders by name and content, up to 10,000 matches. Recent changes may be missing, and
    /// pages may repeat or omit matches.
    ///
    /// ```swift
    /// let options = Files.SearchOptions(path: "/notes", maxResults: 20)
    /// let result = try await client.files.searchV2(query: "today", options: options).response()
    /// for match in result.matches {
    ///     if case .metadata(let item) = match.metadata { print(item.pathDisplay ?? item.name) }
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/SearchError``, the reason that a search failed.
    ///
    /// - ``Files/SearchError/path(_:)``: The folder to search can't be found or read. See ``Files/LookupError``.
    /// - ``Files/SearchError/invalidArgument(_:)``: An argument isn't valid. The associated value may describe the
    ///   problem.
    /// - ``Files/SearchError/internalError``: An error occurred at Dropbox. Try again.
    ///
    /// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - query: The query. At most 1000 characters.
    ///   - options: The options of the search.
    ///   - matchFieldOptions: The information to include about each match.
    ///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
    ///     instead. Deprecated.
    /// - Returns: A request for ``Files/SearchV2Result``, a page of matches.
    @discardableResult
    @export(implementation)
    public func searchV2(
        query: String,
        options: Files.SearchOptions? = nil,
        matchFieldOptions: Files.SearchMatchFieldOptions? = nil,
        includeHighlights: Bool? = nil
    ) -> RpcRequest<Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
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

    /// Returns the next page of results of `searchV2`.
    ///
    /// The error of the route is ``Files/SearchError``, the reason that a search failed.
    ///
    /// - ``Files/SearchError/path(_:)``: The folder to search can't be found or read. See ``Files/LookupError``.
    /// - ``Files/SearchError/invalidArgument(_:)``: An argument isn't valid. The associated value may describe the
    ///   problem.
    /// - ``Files/SearchError/internalError``: An error occurred at Dropbox. Try again.
    ///
    /// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
    ///
    /// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
    /// - Returns: A request for ``Files/SearchV2Result``, a page of matches.
    @discardableResult
    @export(implementation)
    public func searchContinueV2(
        cursor: String
    ) -> RpcRequest<Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        client.request(Files.searchContinueV2, serverArgs: Files.SearchV2ContinueArg(cursor: cursor))
    }

    /// Adds a tag to a file or folder. An item can have at most 20 tags. Dropbox stores tags in lowercase.
    ///
    /// The error of the route is ``Files/AddTagError``, the reason that a tag wasn't added.
    ///
    /// - ``Files/AddTagError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    /// - ``Files/AddTagError/tooManyTags``: The item already has 20 tags. Remove one first.
    ///
    /// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder to tag. Starts with `/`.
    ///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters.
    ///     Consists of letters, digits, and underscores.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func tagsAdd(path: String, tagText: String) -> RpcRequest<VoidSerializer, Files.AddTagErrorSerializer> {
        client.request(Files.tagsAdd, serverArgs: Files.AddTagArg(path: path, tagText: tagText))
    }

    /// Returns the tags of files and folders.
    ///
    /// The error of the route is ``Files/BaseTagError``, the reason that tags weren't read or changed.
    ///
    /// - ``Files/BaseTagError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    ///
    /// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
    ///
    /// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
    /// - Returns: A request for ``Files/GetTagsResult``, the tags of the requested items.
    @discardableResult
    @export(implementation)
    public func tagsGet(paths: [String]) -> RpcRequest<Files.GetTagsResultSerializer, Files.BaseTagErrorSerializer> {
        client.request(Files.tagsGet, serverArgs: Files.GetTagsArg(paths: paths))
    }

    /// Removes a tag from a file or folder.
    ///
    /// The error of the route is ``Files/RemoveTagError``, the reason that a tag wasn't removed.
    ///
    /// - ``Files/RemoveTagError/path(_:)``: The item can't be found or read. See ``Files/LookupError``.
    /// - ``Files/RemoveTagError/tagNotPresent``: The item doesn't have this tag.
    ///
    /// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder. Starts with `/`.
    ///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and
    ///     underscores.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func tagsRemove(
        path: String,
        tagText: String
    ) -> RpcRequest<VoidSerializer, Files.RemoveTagErrorSerializer> {
        client.request(Files.tagsRemove, serverArgs: Files.RemoveTagArg(path: path, tagText: tagText))
    }

    /// Unlocks files. Only the lock holder and admins of the team can unlock a file.
    ///
    /// The error of the route is ``Files/LockFileError``, the reason that a lock wasn't set, removed, or returned.
    ///
    /// - ``Files/LockFileError/pathLookup(_:)``: The file can't be found or read. See ``Files/LookupError``.
    /// - ``Files/LockFileError/tooManyWriteOperations``: Too many concurrent write operations in this Dropbox. Wait,
    ///   and then try again with less concurrency.
    /// - ``Files/LockFileError/tooManyFiles``: The request contains too many files. Use several calls.
    /// - ``Files/LockFileError/noWritePermission``: The user doesn't have permission to change the lock of this file.
    /// - ``Files/LockFileError/cannotBeLocked``: Files of this kind can't be locked.
    /// - ``Files/LockFileError/fileNotShared``: The file isn't shared, so it can't be locked.
    /// - ``Files/LockFileError/lockConflict(_:)``: Another user holds a lock on the file.
    /// - ``Files/LockFileError/internalError``: The outcome isn't known. Get the lock, and try again if necessary.
    ///
    /// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
    /// - Returns: A request for ``Files/LockFileBatchResult``, the outcome for each file.
    @discardableResult
    @export(implementation)
    public func unlockFileBatch(
        entries: [Files.UnlockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.unlockFileBatch, serverArgs: Files.UnlockFileBatchArg(entries: entries))
    }

    /// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
    /// transport limit, each call counts.
    ///
    /// ```swift
    /// let data = Data("Buy milk".utf8)
    /// let file = try await client.files.upload(path: "/today.txt", mode: .overwrite, input: data).response()
    /// print("uploaded", file.pathDisplay ?? file.name)
    /// // uploadFile(from:to:) also uploads files of more than 150 MiB, and resumes.
    /// ```
    ///
    /// The error of the route is ``Files/UploadError``, the reason that a file wasn't uploaded.
    ///
    /// - ``Files/UploadError/path(_:)``: Dropbox received the data but couldn't save it at this path.
    /// - ``Files/UploadError/propertiesError(_:)``: A property group isn't valid. The file was saved without the
    ///   property groups. See ``FileProperties/InvalidPropertyGroupError``.
    /// - ``Files/UploadError/payloadTooLarge``: The request body is larger than 150 MiB. Use an upload session.
    /// - ``Files/UploadError/contentHashMismatch``: The received data doesn't match `contentHash`: the data was
    ///   damaged, or the hash is wrong. Upload the data again.
    /// - ``Files/UploadError/encryptionNotSupported``: The destination requires encryption, which the API doesn't
    ///   support.
    ///
    /// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
    ///
    /// - Parameters:
    ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`,
    ///     `id:`, or `ns:`.
    ///   - mode: The action to take if an item already exists at the path. The default is `.add`.
    ///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report
    ///     (2).txt`, instead of failing with a conflict. The default is `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only
    ///     and doesn't affect conflicts.
    ///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's
    ///     devices. The default is `false`.
    ///   - propertyGroups: The custom properties to save with the file.
    ///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
    ///     content and an `.update` of a deleted file are conflicts, too. The default is `false`.
    ///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
    ///     characters.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func upload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.upload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .data(input)
        )
    }

    /// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
    /// transport limit, each call counts. Uploads the file at the URL `input`. The method that uploads `Data` describes
    /// the route and its parameters.
    @discardableResult
    @export(implementation)
    public func upload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.upload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .file(input)
        )
    }

    /// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
    /// transport limit, each call counts. Uploads the stream `input`, which is read once. The method that uploads
    /// `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func upload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        client.request(
            Files.upload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .stream(input)
        )
    }

    /// Appends data to an upload session.
    ///
    /// The error of the route is ``Files/UploadSessionAppendError``, the reason that data wasn't appended.
    ///
    /// - ``Files/UploadSessionAppendError/notFound``: The upload session doesn't exist or is older than 7 days. Start a
    ///   new one.
    /// - ``Files/UploadSessionAppendError/incorrectOffset(_:)``: The session doesn't contain `offset` bytes. Continue
    ///   at `correctOffset`. This is normal after a lost response.
    /// - ``Files/UploadSessionAppendError/closed``: The session is closed and accepts no more data.
    /// - ``Files/UploadSessionAppendError/tooLarge``: The file would grow beyond 2,199,019,061,248 bytes.
    /// - ``Files/UploadSessionAppendError/concurrentSessionInvalidOffset``: The offset of a concurrent session isn't a
    ///   multiple of 4,194,304 bytes.
    /// - ``Files/UploadSessionAppendError/concurrentSessionInvalidDataSize``: The length of a chunk of a concurrent
    ///   session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with `close`, can have another length.
    /// - ``Files/UploadSessionAppendError/payloadTooLarge``: The request body is larger than 150 MiB. Send smaller
    ///   chunks.
    /// - ``Files/UploadSessionAppendError/contentHashMismatch``: The received data doesn't match `contentHash`: the
    ///   data was damaged, or the hash is wrong. Send the data again.
    ///
    /// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - sessionId: The identifier of the session.
    ///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
    ///   - input: The content to upload.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func uploadSessionAppend(
        sessionId: String,
        offset: UInt64,
        input: Data
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppend,
            serverArgs: Files.UploadSessionCursor(sessionId: sessionId, offset: offset),
            input: .data(input)
        )
    }

    /// Appends data to an upload session. Uploads the file at the URL `input`. The method that uploads `Data` describes
    /// the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func uploadSessionAppend(
        sessionId: String,
        offset: UInt64,
        input: URL
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppend,
            serverArgs: Files.UploadSessionCursor(sessionId: sessionId, offset: offset),
            input: .file(input)
        )
    }

    /// Appends data to an upload session. Uploads the stream `input`, which is read once. The method that uploads
    /// `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func uploadSessionAppend(
        sessionId: String,
        offset: UInt64,
        input: InputStream
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppend,
            serverArgs: Files.UploadSessionCursor(sessionId: sessionId, offset: offset),
            input: .stream(input)
        )
    }

    /// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so
    /// that an upload can continue after a lost response.
    ///
    /// ```swift
    /// var cursor = Files.UploadSessionCursor(sessionId: id, offset: 0)
    /// for part in parts {
    ///     try await client.files.uploadSessionAppendV2(cursor: cursor, input: part).response()
    ///     cursor = Files.UploadSessionCursor(sessionId: id, offset: cursor.offset + UInt64(part.count))
    /// }
    /// ```
    ///
    /// The error of the route is ``Files/UploadSessionAppendError``, the reason that data wasn't appended.
    ///
    /// - ``Files/UploadSessionAppendError/notFound``: The upload session doesn't exist or is older than 7 days. Start a
    ///   new one.
    /// - ``Files/UploadSessionAppendError/incorrectOffset(_:)``: The session doesn't contain `offset` bytes. Continue
    ///   at `correctOffset`. This is normal after a lost response.
    /// - ``Files/UploadSessionAppendError/closed``: The session is closed and accepts no more data.
    /// - ``Files/UploadSessionAppendError/tooLarge``: The file would grow beyond 2,199,019,061,248 bytes.
    /// - ``Files/UploadSessionAppendError/concurrentSessionInvalidOffset``: The offset of a concurrent session isn't a
    ///   multiple of 4,194,304 bytes.
    /// - ``Files/UploadSessionAppendError/concurrentSessionInvalidDataSize``: The length of a chunk of a concurrent
    ///   session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with `close`, can have another length.
    /// - ``Files/UploadSessionAppendError/payloadTooLarge``: The request body is larger than 150 MiB. Send smaller
    ///   chunks.
    /// - ``Files/UploadSessionAppendError/contentHashMismatch``: The received data doesn't match `contentHash`: the
    ///   data was damaged, or the hash is wrong. Send the data again.
    ///
    /// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - cursor: The upload session, and the number of bytes it already contains.
    ///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data.
    ///     You must close a concurrent session before you finish it. The default is `false`.
    ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
    ///     data. Exactly 64 characters.
    ///   - input: The content to upload.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendV2(
        cursor: Files.UploadSessionCursor,
        close: Bool = false,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppendV2,
            serverArgs: Files.UploadSessionAppendArg(cursor: cursor, close: close, contentHash: contentHash),
            input: .data(input)
        )
    }

    /// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so
    /// that an upload can continue after a lost response. Uploads the file at the URL `input`. The method that uploads
    /// `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendV2(
        cursor: Files.UploadSessionCursor,
        close: Bool = false,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppendV2,
            serverArgs: Files.UploadSessionAppendArg(cursor: cursor, close: close, contentHash: contentHash),
            input: .file(input)
        )
    }

    /// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so
    /// that an upload can continue after a lost response. Uploads the stream `input`, which is read once. The method
    /// that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendV2(
        cursor: Files.UploadSessionCursor,
        close: Bool = false,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        client.request(
            Files.uploadSessionAppendV2,
            serverArgs: Files.UploadSessionAppendArg(cursor: cursor, close: close, contentHash: contentHash),
            input: .stream(input)
        )
    }

    /// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
    /// order of the entries.
    ///
    /// The error of the route is ``Files/UploadSessionAppendBatchError``, the reason that no data was appended to any
    /// upload session.
    ///
    /// - ``Files/UploadSessionAppendBatchError/payloadTooLarge``: The request body is larger than 150 MiB. Use several
    ///   requests.
    /// - ``Files/UploadSessionAppendBatchError/contentHashMismatch``: The received data doesn't match `contentHash`:
    ///   the data was damaged, or the hash is wrong. Send the data again.
    /// - ``Files/UploadSessionAppendBatchError/lengthMismatch``: The sum of the lengths differs from the length of the
    ///   body.
    ///
    /// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
    ///
    /// - Parameters:
    ///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
    ///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data.
    ///     Exactly 64 characters.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/UploadSessionAppendBatchResult``, the outcome for each session.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendBatch(
        entries: [Files.UploadSessionAppendBatchArgEntry],
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer> {
        client.request(
            Files.uploadSessionAppendBatch,
            serverArgs: Files.UploadSessionAppendBatchArg(entries: entries, contentHash: contentHash),
            input: .data(input)
        )
    }

    /// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
    /// order of the entries. Uploads the file at the URL `input`. The method that uploads `Data` describes the route
    /// and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendBatch(
        entries: [Files.UploadSessionAppendBatchArgEntry],
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer> {
        client.request(
            Files.uploadSessionAppendBatch,
            serverArgs: Files.UploadSessionAppendBatchArg(entries: entries, contentHash: contentHash),
            input: .file(input)
        )
    }

    /// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
    /// order of the entries. Uploads the stream `input`, which is read once. The method that uploads `Data` describes
    /// the route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionAppendBatch(
        entries: [Files.UploadSessionAppendBatchArgEntry],
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer> {
        client.request(
            Files.uploadSessionAppendBatch,
            serverArgs: Files.UploadSessionAppendBatchArg(entries: entries, contentHash: contentHash),
            input: .stream(input)
        )
    }

    /// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an
    /// empty body, and the end of the data as the offset.
    ///
    /// ```swift
    /// let end = Files.UploadSessionCursor(sessionId: id, offset: 4)
    /// let commit = Files.CommitInfo(path: "/today.txt", mode: .overwrite)
    /// let file = try await client.files.uploadSessionFinish(cursor: end, commit: commit, input: last).response()
    /// print(file.name, "has", file.size, "bytes")
    /// ```
    ///
    /// The error of the route is ``Files/UploadSessionFinishError``, the reason that an upload session wasn't saved as
    /// a file.
    ///
    /// - ``Files/UploadSessionFinishError/lookupFailed(_:)``: The session or the offset isn't valid. See
    ///   ``Files/UploadSessionLookupError``.
    /// - ``Files/UploadSessionFinishError/path(_:)``: The file can't be written to this path. The session keeps its
    ///   data: try again with an empty body, and the end of the data as the offset. See ``Files/WriteError``.
    /// - ``Files/UploadSessionFinishError/propertiesError(_:)``: A property group isn't valid. The file was saved
    ///   without the property groups. See ``FileProperties/InvalidPropertyGroupError``.
    /// - ``Files/UploadSessionFinishError/tooManyWriteOperations``: Too many concurrent write operations in this
    ///   Dropbox. Wait, and then try again with less concurrency.
    /// - ``Files/UploadSessionFinishError/concurrentSessionDataNotAllowed``: The request to finish a concurrent session
    ///   can't contain data. Append the last chunk first.
    /// - ``Files/UploadSessionFinishError/concurrentSessionNotClosed``: You must close a concurrent session, with
    ///   `close` of its last append request, before you finish it.
    /// - ``Files/UploadSessionFinishError/concurrentSessionMissingData``: Chunks of the file are missing. Append them
    ///   before you finish the session.
    /// - ``Files/UploadSessionFinishError/payloadTooLarge``: The request body is larger than 150 MiB. Send smaller
    ///   chunks.
    /// - 2 other cases
    ///
    /// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
    ///
    /// - Parameters:
    ///   - cursor: The upload session, and the number of bytes it already contains.
    ///   - commit: The destination of the file, and the way to save it.
    ///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`,
    ///     Dropbox verifies the received data. Exactly 64 characters.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/FileMetadata``, the metadata of a file: its name, location, revision, size, and
    ///   content hash.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinish(
        cursor: Files.UploadSessionCursor,
        commit: Files.CommitInfo,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer> {
        client.request(
            Files.uploadSessionFinish,
            serverArgs: Files.UploadSessionFinishArg(cursor: cursor, commit: commit, contentHash: contentHash),
            input: .data(input)
        )
    }

    /// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an
    /// empty body, and the end of the data as the offset. Uploads the file at the URL `input`. The method that uploads
    /// `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinish(
        cursor: Files.UploadSessionCursor,
        commit: Files.CommitInfo,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer> {
        client.request(
            Files.uploadSessionFinish,
            serverArgs: Files.UploadSessionFinishArg(cursor: cursor, commit: commit, contentHash: contentHash),
            input: .file(input)
        )
    }

    /// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an
    /// empty body, and the end of the data as the offset. Uploads the stream `input`, which is read once. The method
    /// that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinish(
        cursor: Files.UploadSessionCursor,
        commit: Files.CommitInfo,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer> {
        client.request(
            Files.uploadSessionFinish,
            serverArgs: Files.UploadSessionFinishArg(cursor: cursor, commit: commit, contentHash: contentHash),
            input: .stream(input)
        )
    }

    /// Starts a job that saves up to 1,000 upload sessions. Run only one such job at a time for each account. Poll it
    /// with `uploadSessionFinishBatchCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameter entries: The upload sessions and destinations. At most 1000 items.
    /// - Returns: A request for ``Files/UploadSessionFinishBatchLaunch``, the result of `uploadSessionFinishBatch`: a
    ///   job to poll, or the outcome.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func uploadSessionFinishBatch(
        entries: [Files.UploadSessionFinishArg]
    ) -> RpcRequest<Files.UploadSessionFinishBatchLaunchSerializer, VoidSerializer> {
        client.request(Files.uploadSessionFinishBatch, serverArgs: Files.UploadSessionFinishBatchArg(entries: entries))
    }

    /// Saves up to 1,000 upload sessions as files in one call, which avoids the lock contention of many calls. The last
    /// start or append request of each session must close it.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameter entries: The upload sessions and destinations. At most 1000 items.
    /// - Returns: A request for ``Files/UploadSessionFinishBatchResult``, the outcome for each file.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinishBatchV2(
        entries: [Files.UploadSessionFinishArg]
    ) -> RpcRequest<Files.UploadSessionFinishBatchResultSerializer, VoidSerializer> {
        client.request(
            Files.uploadSessionFinishBatchV2,
            serverArgs: Files.UploadSessionFinishBatchArg(entries: entries)
        )
    }

    /// Polls a job of `uploadSessionFinishBatch`. Returns whether it is still running, or the outcome for each file.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Files/UploadSessionFinishBatchJobStatus``, the state of a job of
    ///   `uploadSessionFinishBatch`.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinishBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.UploadSessionFinishBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.uploadSessionFinishBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
    /// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish
    /// it contain no data.
    ///
    /// ```swift
    /// let id = try await client.files.uploadSessionStart(input: first).response().sessionId
    /// var cursor = Files.UploadSessionCursor(sessionId: id, offset: UInt64(first.count))
    /// print("session", id, "has", cursor.offset, "bytes")
    /// ```
    ///
    /// The error of the route is ``Files/UploadSessionStartError``, the reason that no upload session was started.
    ///
    /// - ``Files/UploadSessionStartError/concurrentSessionDataNotAllowed``: The request to start a concurrent session
    ///   can't contain data.
    /// - ``Files/UploadSessionStartError/concurrentSessionCloseNotAllowed``: The request to start a concurrent session
    ///   can't close it.
    /// - ``Files/UploadSessionStartError/payloadTooLarge``: The request body is larger than 150 MiB. Send smaller
    ///   chunks.
    /// - ``Files/UploadSessionStartError/contentHashMismatch``: The received data doesn't match `contentHash`: the data
    ///   was damaged, or the hash is wrong. Send the data again.
    ///
    /// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
    ///
    /// - Parameters:
    ///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
    ///     concurrent sessions. The default is `false`.
    ///   - sessionType: The type of the session. `nil` for a sequential session.
    ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
    ///     data. Exactly 64 characters.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Files/UploadSessionStartResult``, the new upload session.
    @discardableResult
    @export(implementation)
    public func uploadSessionStart(
        close: Bool = false,
        sessionType: Files.UploadSessionType? = nil,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer> {
        client.request(
            Files.uploadSessionStart,
            serverArgs: Files.UploadSessionStartArg(close: close, sessionType: sessionType, contentHash: contentHash),
            input: .data(input)
        )
    }

    /// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
    /// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish
    /// it contain no data. Uploads the file at the URL `input`. The method that uploads `Data` describes the route and
    /// its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionStart(
        close: Bool = false,
        sessionType: Files.UploadSessionType? = nil,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer> {
        client.request(
            Files.uploadSessionStart,
            serverArgs: Files.UploadSessionStartArg(close: close, sessionType: sessionType, contentHash: contentHash),
            input: .file(input)
        )
    }

    /// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
    /// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish
    /// it contain no data. Uploads the stream `input`, which is read once. The method that uploads `Data` describes the
    /// route and its parameters.
    @discardableResult
    @export(implementation)
    public func uploadSessionStart(
        close: Bool = false,
        sessionType: Files.UploadSessionType? = nil,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer> {
        client.request(
            Files.uploadSessionStart,
            serverArgs: Files.UploadSessionStartArg(close: close, sessionType: sessionType, contentHash: contentHash),
            input: .stream(input)
        )
    }

    /// Starts up to 1,000 upload sessions in one call.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
    ///
    /// - Parameters:
    ///   - numSessions: The number of sessions to start. From 1 to 1000.
    ///   - sessionType: The type of the sessions. `nil` for sequential sessions.
    /// - Returns: A request for ``Files/UploadSessionStartBatchResult``, the new upload sessions.
    @discardableResult
    @export(implementation)
    public func uploadSessionStartBatch(
        numSessions: UInt64,
        sessionType: Files.UploadSessionType? = nil
    ) -> RpcRequest<Files.UploadSessionStartBatchResultSerializer, VoidSerializer> {
        client.request(
            Files.uploadSessionStartBatch,
            serverArgs: Files.UploadSessionStartBatchArg(numSessions: numSessions, sessionType: sessionType)
        )
    }
}

/// The routes of `files`, called with the key and secret of an app.
public struct FilesAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `files`.
    @export(implementation) public var files: FilesAppAuthRoutes { FilesAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `files`. Never `nil`.
    @export(implementation) public var files: FilesAppAuthRoutes! { FilesAppAuthRoutes(client: client) }
}

extension FilesAppAuthRoutes {
    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. ``FilesRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat = .jpeg,
        size: Files.ThumbnailSize = .w64h64,
        mode: Files.ThumbnailMode = .strict,
        quality: Files.ThumbnailQuality = .quality80,
        excludeMediaInfo: Bool? = nil
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. Stores the content in the file at `destination`, which must not exist unless `overwrite` is
    /// `true`. ``FilesRoutes`` describes the route and its parameters.
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
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
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

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. This overload has the parameters of an earlier version of the API. ``FilesRoutes`` describes
    /// the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(resource: resource, format: format, size: size, mode: mode)
        )
    }

    /// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path
    /// or a shared link. This overload has the parameters of an earlier version of the API. ``FilesRoutes`` describes
    /// the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func getThumbnailV2(
        resource: Files.PathOrLink,
        format: Files.ThumbnailFormat,
        size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode,
        overwrite: Bool,
        destination: URL
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        client.request(
            Files.getThumbnailV2,
            serverArgs: Files.ThumbnailV2Arg(resource: resource, format: format, size: size, mode: mode),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes,
    /// keep the last cursor. Concurrent identical calls may exceed a rate limit. ``FilesRoutes`` describes the route
    /// and its parameters.
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
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
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

    /// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes,
    /// keep the last cursor. Concurrent identical calls may exceed a rate limit. This overload has the parameters of an
    /// earlier version of the API. ``FilesRoutes`` describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func listFolder(
        path: String,
        recursive: Bool,
        includeMediaInfo: Bool,
        includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool,
        includeMountedFolders: Bool,
        limit: UInt32?,
        sharedLink: Files.SharedLink?,
        includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
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
                includeNonDownloadableFiles: includeNonDownloadableFiles
            )
        )
    }

    /// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries
    /// in order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
    /// removes its subtree. ``FilesRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func listFolderContinue(
        cursor: String
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        client.request(Files.listFolderContinue, serverArgs: Files.ListFolderContinueArg(cursor: cursor))
    }
}
