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
    /// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.AlphaGetMetadataError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
    ///     Matches `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
    ///     default is `false`.
    ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
    ///     instead of `LookupError.notFound`. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers`. The default is `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includePropertyTemplates: The templates whose custom properties to include. Use `includePropertyGroups`
    ///     instead. Each item has at least 1 character. Each item matches `(/|ptid:).*`. Deprecated.
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
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
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
    /// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: The new path of the item, including its name. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
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
    /// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: The new path of the item, including its name. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
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
    /// Route `files/copy_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
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
    /// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.GetCopyReferenceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
    ///
    /// - Parameter path: The path or `id:…` of the file or folder. Matches
    ///   `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    @discardableResult
    @export(implementation)
    public func copyReferenceGet(
        path: String
    ) -> RpcRequest<Files.GetCopyReferenceResultSerializer, Files.GetCopyReferenceErrorSerializer> {
        client.request(Files.copyReferenceGet, serverArgs: Files.GetCopyReferenceArg(path: path))
    }

    /// Saves the file or folder of a reference from `copyReferenceGet` in the user's Dropbox.
    ///
    /// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.SaveCopyReferenceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
    ///
    /// - Parameters:
    ///   - copyReference: The reference that `copyReferenceGet` returned.
    ///   - path: The path at which to save the item. Matches `/(.|[\r\n])*`.
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
    /// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.CreateFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The path of the new folder. Missing parents are created, too. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the path. The default is `false`.
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
    /// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.CreateFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The path of the new folder. Missing parents are created, too. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the path. The default is `false`.
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
    /// Route `files/create_folder_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch>
    ///
    /// - Parameters:
    ///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each
    ///     item matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its path. The default is `false`.
    ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
    ///     default is `false`.
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
    /// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    @discardableResult
    @export(implementation)
    public func createFolderBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.CreateFolderBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.createFolderBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Deletes a file, or a folder and its contents.
    ///
    /// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Matches `[0-9a-f]+`.
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
    /// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Matches `[0-9a-f]+`.
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
    /// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
    ///
    /// - Parameter entries: The items to delete. At most 1000 items.
    @discardableResult
    @export(implementation)
    public func deleteBatch(
        entries: [Files.DeleteArg]
    ) -> RpcRequest<Files.DeleteBatchLaunchSerializer, VoidSerializer> {
        client.request(Files.deleteBatch, serverArgs: Files.DeleteBatchArg(entries: entries))
    }

    /// Polls a job of `deleteBatch`. Returns whether it is still running, or the outcome for each entry.
    ///
    /// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    @discardableResult
    @export(implementation)
    public func deleteBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.DeleteBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.deleteBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
    ///     Deprecated.
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
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadZipError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameter path: The path or `id:…` of the folder. It can't be a file. Matches
    ///   `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
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
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ExportError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
    ///     `exportAs`.
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
    /// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
    @discardableResult
    @export(implementation)
    public func getFileLockBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.getFileLockBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Returns the metadata of a file or folder. The root folder has no metadata.
    ///
    /// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.GetMetadataError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
    ///     Matches `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
    ///     default is `false`.
    ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
    ///     instead of `LookupError.notFound`. The default is `false`.
    ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
    ///     `hasExplicitSharedMembers`. The default is `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
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
    /// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.PreviewError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
    ///     Deprecated.
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
    /// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
    /// Error: `Files.GetTemporaryLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
    ///
    /// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
    ///   `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
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
    /// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
    ///
    /// - Parameters:
    ///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it is
    ///     created.
    ///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
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
    /// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ThumbnailError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
    ///
    /// - Parameters:
    ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has
    ///     the smallest size. The default is `.jpeg`.
    ///   - size: The size of the thumbnail. The default is `.w64h64`.
    ///   - mode: The way in which to fit the image into the size. The default is `.strict`.
    ///   - quality: The quality of the thumbnail. The default is `.quality80`.
    ///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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
    /// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
    /// Error: `Files.ThumbnailV2Error`.
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
    /// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
    /// Error: `Files.GetThumbnailBatchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
    ///
    /// - Parameter entries: The images, at most 25.
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
    /// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With
    ///     `sharedLink`, the path is relative to the link. Matches `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
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
    /// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
    ///
    /// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or
    ///   `listFolderGetLatestCursor`. It includes the options of the first call. At least 1 character.
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
    /// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.ListFolderError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-get_latest_cursor>
    ///
    /// - Parameters:
    ///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With
    ///     `sharedLink`, the path is relative to the link. Matches `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
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
    /// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
    /// Error: `Files.ListFolderLongpollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
    ///
    /// - Parameters:
    ///   - cursor: The last cursor of a completed listing. At least 1 character.
    ///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the
    ///     timeout of the connection accordingly. The default is 30. From 30 to 480.
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
    /// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.ListRevisionsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is
    ///     `.path`.
    ///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
    ///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that you
    ///     received. Supported only in `.path` mode. At least 9 characters. Matches `[0-9a-f]+`.
    ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each revision.
    ///     The default is `false`.
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
    /// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
    @discardableResult
    @export(implementation)
    public func lockFileBatch(
        entries: [Files.LockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.lockFileBatch, serverArgs: Files.LockFileBatchArg(entries: entries))
    }

    /// Moves or renames a file, or a folder and its contents.
    ///
    /// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: The new path of the item, including its name. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
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
    /// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
    ///
    /// - Parameters:
    ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - toPath: The new path of the item, including its name. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
    ///     already exists at the destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
    ///     Copies ignore it. The default is `false`.
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
    /// Route `files/move_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an
    ///     item already exists at its destination. The default is `false`.
    ///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content. The
    ///     default is `false`.
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
    /// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    @discardableResult
    @export(implementation)
    public func moveBatchCheckV2(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.moveBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a Paper document from HTML, Markdown, or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The path of the new document. It must end with `.paper`. Matches `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The content to upload.
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
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the document. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: The way in which to combine the new and the existing content.
    ///   - paperRevision: The revision that the document must have. Required only for `.update`.
    ///   - input: The content to upload.
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
    /// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder to delete. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported
    ///     for folders. At least 9 characters. Matches `[0-9a-f]+`.
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
    /// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.AddPropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The property groups to add, at most one for each template.
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
    /// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.InvalidPropertyGroupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
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
    /// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.UpdatePropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - updatePropertyGroups: The changes for each template.
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
    /// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RestoreError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
    ///
    /// - Parameters:
    ///   - path: The path at which to restore the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Matches `[0-9a-f]+`.
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
    /// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.SaveUrlError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
    ///
    /// - Parameters:
    ///   - path: The path at which to save the file. Matches `/(.|[\r\n])*`.
    ///   - url: The URL that Dropbox downloads.
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
    /// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    @discardableResult
    @export(implementation)
    public func saveUrlCheckJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Files.SaveUrlJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.saveUrlCheckJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Searches for files and folders by name or content.
    ///
    /// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Matches
    ///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - query: The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
    ///   - start: The number of matches to skip. The default is 0. At most 9999.
    ///   - maxResults: The maximum number of matches. The default is 100. From 1 to 1000.
    ///   - mode: The scope of the search: names, names and content (Dropbox Business only), or the names of deleted
    ///     files. The default is `.filename`.
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
    /// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
    ///
    /// - Parameters:
    ///   - query: The query. At most 1000 characters.
    ///   - options: The options of the search.
    ///   - matchFieldOptions: The information to include about each match.
    ///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
    ///     instead. Deprecated.
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
    /// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.SearchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
    ///
    /// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
    @discardableResult
    @export(implementation)
    public func searchContinueV2(
        cursor: String
    ) -> RpcRequest<Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        client.request(Files.searchContinueV2, serverArgs: Files.SearchV2ContinueArg(cursor: cursor))
    }

    /// Adds a tag to a file or folder. An item can have at most 20 tags. Dropbox stores tags in lowercase.
    ///
    /// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `Files.AddTagError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder to tag. Matches `/(.|[\r\n])*`.
    ///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters.
    ///     Matches `[\w]+`.
    @discardableResult
    @export(implementation)
    public func tagsAdd(path: String, tagText: String) -> RpcRequest<VoidSerializer, Files.AddTagErrorSerializer> {
        client.request(Files.tagsAdd, serverArgs: Files.AddTagArg(path: path, tagText: tagText))
    }

    /// Returns the tags of files and folders.
    ///
    /// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.BaseTagError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
    ///
    /// - Parameter paths: The paths of the files and folders. Each item matches `/(.|[\r\n])*`.
    @discardableResult
    @export(implementation)
    public func tagsGet(paths: [String]) -> RpcRequest<Files.GetTagsResultSerializer, Files.BaseTagErrorSerializer> {
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
    ///   - path: The path of the file or folder. Matches `/(.|[\r\n])*`.
    ///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Matches `[\w]+`.
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
    /// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
    ///
    /// - Parameter entries: The files. Duplicates count once.
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
    /// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
    ///
    /// - Parameters:
    ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
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
    /// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - sessionId: The identifier of the session.
    ///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
    ///   - input: The content to upload.
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
    /// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - cursor: The upload session, and the number of bytes it already contains.
    ///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data.
    ///     You must close a concurrent session before you finish it. The default is `false`.
    ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
    ///     data. Exactly 64 characters.
    ///   - input: The content to upload.
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
    /// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
    ///
    /// - Parameters:
    ///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
    ///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data.
    ///     Exactly 64 characters.
    ///   - input: The content to upload.
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
    /// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionFinishError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
    ///
    /// - Parameters:
    ///   - cursor: The upload session, and the number of bytes it already contains.
    ///   - commit: The destination of the file, and the way to save it.
    ///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`,
    ///     Dropbox verifies the received data. Exactly 64 characters.
    ///   - input: The content to upload.
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
    /// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameter entries: The upload sessions and destinations. At most 1000 items.
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
    /// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameter entries: The upload sessions and destinations. At most 1000 items.
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
    /// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionStartError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
    ///
    /// - Parameters:
    ///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
    ///     concurrent sessions. The default is `false`.
    ///   - sessionType: The type of the session. `nil` for a sequential session.
    ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
    ///     data. Exactly 64 characters.
    ///   - input: The content to upload.
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
    /// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
    ///
    /// - Parameters:
    ///   - numSessions: The number of sessions to start. From 1 to 1000.
    ///   - sessionType: The type of the sessions. `nil` for sequential sessions.
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
    /// or a shared link. `FilesRoutes` describes the route and its parameters.
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
    /// `true`. `FilesRoutes` describes the route and its parameters.
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
    /// or a shared link. This overload has the parameters of an earlier version of the API. `FilesRoutes` describes the
    /// route and its parameters.
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
    /// or a shared link. This overload has the parameters of an earlier version of the API. `FilesRoutes` describes the
    /// route and its parameters.
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
    /// keep the last cursor. Concurrent identical calls may exceed a rate limit. `FilesRoutes` describes the route and
    /// its parameters.
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
    /// earlier version of the API. `FilesRoutes` describes the route and its parameters.
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
    /// removes its subtree. `FilesRoutes` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func listFolderContinue(
        cursor: String
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        client.request(Files.listFolderContinue, serverArgs: Files.ListFolderContinueArg(cursor: cursor))
    }
}
