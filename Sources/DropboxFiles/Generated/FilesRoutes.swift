// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Files {
    /// `files/alpha/get_metadata`
    @export(implementation)
    public static var alphaGetMetadata: Route<Files.AlphaGetMetadataArgSerializer, Files.MetadataSerializer, Files.AlphaGetMetadataErrorSerializer> {
        Route(_schema, 0)
    }
    /// `files/alpha/upload`
    @export(implementation)
    public static var alphaUpload: Route<Files.UploadArgSerializer, Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        Route(_schema, 1)
    }
    /// `files/copy`
    @export(implementation)
    public static var copy: Route<Files.RelocationArgSerializer, Files.MetadataSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 2)
    }
    /// `files/copy_v2`
    @export(implementation)
    public static var copyV2: Route<Files.RelocationArgSerializer, Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 3)
    }
    /// `files/copy_batch`
    @export(implementation)
    public static var copyBatch: Route<Files.RelocationBatchArgSerializer, Files.RelocationBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 4)
    }
    /// `files/copy_batch_v2`
    @export(implementation)
    public static var copyBatchV2: Route<Files.RelocationBatchArgBaseSerializer, Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        Route(_schema, 5)
    }
    /// `files/copy_batch/check`
    @export(implementation)
    public static var copyBatchCheck: Route<Async.PollArgSerializer, Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 6)
    }
    /// `files/copy_batch/check_v2`
    @export(implementation)
    public static var copyBatchCheckV2: Route<Async.PollArgSerializer, Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 7)
    }
    /// `files/copy_reference/get`
    @export(implementation)
    public static var copyReferenceGet: Route<Files.GetCopyReferenceArgSerializer, Files.GetCopyReferenceResultSerializer, Files.GetCopyReferenceErrorSerializer> {
        Route(_schema, 8)
    }
    /// `files/copy_reference/save`
    @export(implementation)
    public static var copyReferenceSave: Route<Files.SaveCopyReferenceArgSerializer, Files.SaveCopyReferenceResultSerializer, Files.SaveCopyReferenceErrorSerializer> {
        Route(_schema, 9)
    }
    /// `files/create_folder`
    @export(implementation)
    public static var createFolder: Route<Files.CreateFolderArgSerializer, Files.FolderMetadataSerializer, Files.CreateFolderErrorSerializer> {
        Route(_schema, 10)
    }
    /// `files/create_folder_v2`
    @export(implementation)
    public static var createFolderV2: Route<Files.CreateFolderArgSerializer, Files.CreateFolderResultSerializer, Files.CreateFolderErrorSerializer> {
        Route(_schema, 11)
    }
    /// `files/create_folder_batch`
    @export(implementation)
    public static var createFolderBatch: Route<Files.CreateFolderBatchArgSerializer, Files.CreateFolderBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 12)
    }
    /// `files/create_folder_batch/check`
    @export(implementation)
    public static var createFolderBatchCheck: Route<Async.PollArgSerializer, Files.CreateFolderBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 13)
    }
    /// `files/delete`
    @export(implementation)
    public static var delete: Route<Files.DeleteArgSerializer, Files.MetadataSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 14)
    }
    /// `files/delete_v2`
    @export(implementation)
    public static var deleteV2: Route<Files.DeleteArgSerializer, Files.DeleteResultSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 15)
    }
    /// `files/delete_batch`
    @export(implementation)
    public static var deleteBatch: Route<Files.DeleteBatchArgSerializer, Files.DeleteBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 16)
    }
    /// `files/delete_batch/check`
    @export(implementation)
    public static var deleteBatchCheck: Route<Async.PollArgSerializer, Files.DeleteBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 17)
    }
    /// `files/download`
    @export(implementation)
    public static var download: Route<Files.DownloadArgSerializer, Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
        Route(_schema, 18)
    }
    /// `files/download_zip`
    @export(implementation)
    public static var downloadZip: Route<Files.DownloadZipArgSerializer, Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
        Route(_schema, 19)
    }
    /// `files/export`
    @export(implementation)
    public static var export: Route<Files.ExportArgSerializer, Files.ExportResultSerializer, Files.ExportErrorSerializer> {
        Route(_schema, 20)
    }
    /// `files/get_file_lock_batch`
    @export(implementation)
    public static var getFileLockBatch: Route<Files.LockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 21)
    }
    /// `files/get_metadata`
    @export(implementation)
    public static var getMetadata: Route<Files.GetMetadataArgSerializer, Files.MetadataSerializer, Files.GetMetadataErrorSerializer> {
        Route(_schema, 22)
    }
    /// `files/get_preview`
    @export(implementation)
    public static var getPreview: Route<Files.PreviewArgSerializer, Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
        Route(_schema, 23)
    }
    /// `files/get_temporary_link`
    @export(implementation)
    public static var getTemporaryLink: Route<Files.GetTemporaryLinkArgSerializer, Files.GetTemporaryLinkResultSerializer, Files.GetTemporaryLinkErrorSerializer> {
        Route(_schema, 24)
    }
    /// `files/get_temporary_upload_link`
    @export(implementation)
    public static var getTemporaryUploadLink: Route<Files.GetTemporaryUploadLinkArgSerializer, Files.GetTemporaryUploadLinkResultSerializer, VoidSerializer> {
        Route(_schema, 25)
    }
    /// `files/get_thumbnail`
    @export(implementation)
    public static var getThumbnail: Route<Files.ThumbnailArgSerializer, Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
        Route(_schema, 26)
    }
    /// `files/get_thumbnail_v2`
    @export(implementation)
    public static var getThumbnailV2: Route<Files.ThumbnailV2ArgSerializer, Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer> {
        Route(_schema, 27)
    }
    /// `files/get_thumbnail_batch`
    @export(implementation)
    public static var getThumbnailBatch: Route<Files.GetThumbnailBatchArgSerializer, Files.GetThumbnailBatchResultSerializer, Files.GetThumbnailBatchErrorSerializer> {
        Route(_schema, 28)
    }
    /// `files/list_folder`
    @export(implementation)
    public static var listFolder: Route<Files.ListFolderArgSerializer, Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> {
        Route(_schema, 29)
    }
    /// `files/list_folder/continue`
    @export(implementation)
    public static var listFolderContinue: Route<Files.ListFolderContinueArgSerializer, Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        Route(_schema, 30)
    }
    /// `files/list_folder/get_latest_cursor`
    @export(implementation)
    public static var listFolderGetLatestCursor: Route<Files.ListFolderArgSerializer, Files.ListFolderGetLatestCursorResultSerializer, Files.ListFolderErrorSerializer> {
        Route(_schema, 31)
    }
    /// `files/list_folder/longpoll`
    @export(implementation)
    public static var listFolderLongpoll: Route<Files.ListFolderLongpollArgSerializer, Files.ListFolderLongpollResultSerializer, Files.ListFolderLongpollErrorSerializer> {
        Route(_schema, 32)
    }
    /// `files/list_revisions`
    @export(implementation)
    public static var listRevisions: Route<Files.ListRevisionsArgSerializer, Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer> {
        Route(_schema, 33)
    }
    /// `files/lock_file_batch`
    @export(implementation)
    public static var lockFileBatch: Route<Files.LockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 34)
    }
    /// `files/move`
    @export(implementation)
    public static var move: Route<Files.RelocationArgSerializer, Files.MetadataSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 35)
    }
    /// `files/move_v2`
    @export(implementation)
    public static var moveV2: Route<Files.RelocationArgSerializer, Files.RelocationResultSerializer, Files.RelocationErrorSerializer> {
        Route(_schema, 36)
    }
    /// `files/move_batch`
    @export(implementation)
    public static var moveBatch: Route<Files.RelocationBatchArgSerializer, Files.RelocationBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 37)
    }
    /// `files/move_batch_v2`
    @export(implementation)
    public static var moveBatchV2: Route<Files.MoveBatchArgSerializer, Files.RelocationBatchV2LaunchSerializer, VoidSerializer> {
        Route(_schema, 38)
    }
    /// `files/move_batch/check`
    @export(implementation)
    public static var moveBatchCheck: Route<Async.PollArgSerializer, Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 39)
    }
    /// `files/move_batch/check_v2`
    @export(implementation)
    public static var moveBatchCheckV2: Route<Async.PollArgSerializer, Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 40)
    }
    /// `files/paper/create`
    @export(implementation)
    public static var paperCreate: Route<Files.PaperCreateArgSerializer, Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
        Route(_schema, 41)
    }
    /// `files/paper/update`
    @export(implementation)
    public static var paperUpdate: Route<Files.PaperUpdateArgSerializer, Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer> {
        Route(_schema, 42)
    }
    /// `files/permanently_delete`
    @export(implementation)
    public static var permanentlyDelete: Route<Files.DeleteArgSerializer, VoidSerializer, Files.DeleteErrorSerializer> {
        Route(_schema, 43)
    }
    /// `files/properties/add`
    @export(implementation)
    public static var propertiesAdd: Route<FileProperties.AddPropertiesArgSerializer, VoidSerializer, FileProperties.AddPropertiesErrorSerializer> {
        Route(_schema, 44)
    }
    /// `files/properties/overwrite`
    @export(implementation)
    public static var propertiesOverwrite: Route<FileProperties.OverwritePropertyGroupArgSerializer, VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
        Route(_schema, 45)
    }
    /// `files/properties/update`
    @export(implementation)
    public static var propertiesUpdate: Route<FileProperties.UpdatePropertiesArgSerializer, VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
        Route(_schema, 46)
    }
    /// `files/restore`
    @export(implementation)
    public static var restore: Route<Files.RestoreArgSerializer, Files.FileMetadataSerializer, Files.RestoreErrorSerializer> {
        Route(_schema, 47)
    }
    /// `files/save_url`
    @export(implementation)
    public static var saveUrl: Route<Files.SaveUrlArgSerializer, Files.SaveUrlResultSerializer, Files.SaveUrlErrorSerializer> {
        Route(_schema, 48)
    }
    /// `files/save_url/check_job_status`
    @export(implementation)
    public static var saveUrlCheckJobStatus: Route<Async.PollArgSerializer, Files.SaveUrlJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 49)
    }
    /// `files/search`
    @export(implementation)
    public static var search: Route<Files.SearchArgSerializer, Files.SearchResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 50)
    }
    /// `files/search_v2`
    @export(implementation)
    public static var searchV2: Route<Files.SearchV2ArgSerializer, Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 51)
    }
    /// `files/search/continue_v2`
    @export(implementation)
    public static var searchContinueV2: Route<Files.SearchV2ContinueArgSerializer, Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
        Route(_schema, 52)
    }
    /// `files/tags/add`
    @export(implementation)
    public static var tagsAdd: Route<Files.AddTagArgSerializer, VoidSerializer, Files.AddTagErrorSerializer> {
        Route(_schema, 53)
    }
    /// `files/tags/get`
    @export(implementation)
    public static var tagsGet: Route<Files.GetTagsArgSerializer, Files.GetTagsResultSerializer, Files.BaseTagErrorSerializer> {
        Route(_schema, 54)
    }
    /// `files/tags/remove`
    @export(implementation)
    public static var tagsRemove: Route<Files.RemoveTagArgSerializer, VoidSerializer, Files.RemoveTagErrorSerializer> {
        Route(_schema, 55)
    }
    /// `files/unlock_file_batch`
    @export(implementation)
    public static var unlockFileBatch: Route<Files.UnlockFileBatchArgSerializer, Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        Route(_schema, 56)
    }
    /// `files/upload`
    @export(implementation)
    public static var upload: Route<Files.UploadArgSerializer, Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        Route(_schema, 57)
    }
    /// `files/upload_session/append`
    @export(implementation)
    public static var uploadSessionAppend: Route<Files.UploadSessionCursorSerializer, VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        Route(_schema, 58)
    }
    /// `files/upload_session/append_v2`
    @export(implementation)
    public static var uploadSessionAppendV2: Route<Files.UploadSessionAppendArgSerializer, VoidSerializer, Files.UploadSessionAppendErrorSerializer> {
        Route(_schema, 59)
    }
    /// `files/upload_session/append_batch`
    @export(implementation)
    public static var uploadSessionAppendBatch: Route<Files.UploadSessionAppendBatchArgSerializer, Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer> {
        Route(_schema, 60)
    }
    /// `files/upload_session/finish`
    @export(implementation)
    public static var uploadSessionFinish: Route<Files.UploadSessionFinishArgSerializer, Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer> {
        Route(_schema, 61)
    }
    /// `files/upload_session/finish_batch`
    @export(implementation)
    public static var uploadSessionFinishBatch: Route<Files.UploadSessionFinishBatchArgSerializer, Files.UploadSessionFinishBatchLaunchSerializer, VoidSerializer> {
        Route(_schema, 62)
    }
    /// `files/upload_session/finish_batch_v2`
    @export(implementation)
    public static var uploadSessionFinishBatchV2: Route<Files.UploadSessionFinishBatchArgSerializer, Files.UploadSessionFinishBatchResultSerializer, VoidSerializer> {
        Route(_schema, 63)
    }
    /// `files/upload_session/finish_batch/check`
    @export(implementation)
    public static var uploadSessionFinishBatchCheck: Route<Async.PollArgSerializer, Files.UploadSessionFinishBatchJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 64)
    }
    /// `files/upload_session/start`
    @export(implementation)
    public static var uploadSessionStart: Route<Files.UploadSessionStartArgSerializer, Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer> {
        Route(_schema, 65)
    }
    /// `files/upload_session/start_batch`
    @export(implementation)
    public static var uploadSessionStartBatch: Route<Files.UploadSessionStartBatchArgSerializer, Files.UploadSessionStartBatchResultSerializer, VoidSerializer> {
        Route(_schema, 66)
    }
}

/// The routes of `files`, called on behalf of a user or a team.
public struct FilesRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
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
    /// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
    /// stable.
    ///
    /// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.AlphaGetMetadataError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
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
    ///   - includePropertyTemplates: Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern:
    ///     `(/|ptid:).*`. Deprecated.
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

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content.
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

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The file whose content is sent.
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

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content, read once.
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

    /// Copies a file, or a folder with everything in it.
    ///
    /// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
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

    /// Copies a file, or a folder with everything in it, to another place in the same Dropbox. At most 10,000 items in
    /// one call.
    ///
    /// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.RelocationError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
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

    /// Starts a job that copies up to 1,000 entries and fails as a whole when one of them fails. Poll it with
    /// `copyBatchCheck`.
    ///
    /// Route `files/copy_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
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

    /// Copies up to 1,000 files and folders and reports success or failure for each. Small batches finish at once;
    /// otherwise the answer is a job to poll with `copyBatchCheckV2`.
    ///
    /// Route `files/copy_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
    ///
    /// - Parameters:
    ///   - entries: The pairs of source and destination. 1 to 1000 items.
    ///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
    ///     that entry. Default: `false`.
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

    /// Polls a job of `copyBatch`: returns how far it has come.
    ///
    /// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func copyBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.copyBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `copyBatchV2`: returns whether it is still running, or what became of each entry.
    ///
    /// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func copyBatchCheckV2(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.copyBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a reference to a file or folder that another user of the same app can save with `copyReferenceSave`:
    /// content changes hands without a download.
    ///
    /// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.GetCopyReferenceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
    ///
    /// - Parameters:
    ///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    @discardableResult
    @export(implementation)
    public func copyReferenceGet(
        path: String
    ) -> RpcRequest<Files.GetCopyReferenceResultSerializer, Files.GetCopyReferenceErrorSerializer> {
        client.request(Files.copyReferenceGet, serverArgs: Files.GetCopyReferenceArg(path: path))
    }

    /// Saves the file or folder behind a reference from `copyReferenceGet` into this user's Dropbox.
    ///
    /// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.SaveCopyReferenceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
    ///
    /// - Parameters:
    ///   - copyReference: The text from `copyReferenceGet`.
    ///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
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

    /// Creates a folder, and its parents where they are missing.
    ///
    /// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.CreateFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: Whether to choose another name instead of failing when something is there already. Default:
    ///     `false`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func createFolder(
        path: String,
        autorename: Bool = false
    ) -> RpcRequest<Files.FolderMetadataSerializer, Files.CreateFolderErrorSerializer> {
        client.request(Files.createFolder, serverArgs: Files.CreateFolderArg(path: path, autorename: autorename))
    }

    /// Creates a folder, and its parents where they are missing. A folder that is there already is a conflict, unless
    /// `autorename` is set.
    ///
    /// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.CreateFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
    ///
    /// - Parameters:
    ///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: Whether to choose another name instead of failing when something is there already. Default:
    ///     `false`.
    @discardableResult
    @export(implementation)
    public func createFolderV2(
        path: String,
        autorename: Bool = false
    ) -> RpcRequest<Files.CreateFolderResultSerializer, Files.CreateFolderErrorSerializer> {
        client.request(Files.createFolderV2, serverArgs: Files.CreateFolderArg(path: path, autorename: autorename))
    }

    /// Creates up to 10,000 folders. Small batches finish at once; otherwise the answer is a job to poll with
    /// `createFolderBatchCheck`.
    ///
    /// Route `files/create_folder_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch>
    ///
    /// - Parameters:
    ///   - paths: The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - autorename: Whether to choose another name where something is there already, instead of failing that entry.
    ///     Default: `false`.
    ///   - forceAsync: Whether to answer with a job at once, even for a small batch. Default: `false`.
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

    /// Polls a job of `createFolderBatch`: returns whether it is still running, or what became of each folder.
    ///
    /// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func createFolderBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.CreateFolderBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.createFolderBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Deletes a file, or a folder with everything in it.
    ///
    /// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func delete(
        path: String,
        parentRev: String? = nil
    ) -> RpcRequest<Files.MetadataSerializer, Files.DeleteErrorSerializer> {
        client.request(Files.delete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be
    /// restored for as long as the account's plan keeps it.
    ///
    /// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @discardableResult
    @export(implementation)
    public func deleteV2(
        path: String,
        parentRev: String? = nil
    ) -> RpcRequest<Files.DeleteResultSerializer, Files.DeleteErrorSerializer> {
        client.request(Files.deleteV2, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Starts a job that deletes up to 1,000 files and folders. Poll it with `deleteBatchCheck`.
    ///
    /// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
    ///
    /// - Parameters:
    ///   - entries: What to delete. At most 1000 items.
    @discardableResult
    @export(implementation)
    public func deleteBatch(
        entries: [Files.DeleteArg]
    ) -> RpcRequest<Files.DeleteBatchLaunchSerializer, VoidSerializer> {
        client.request(Files.deleteBatch, serverArgs: Files.DeleteBatchArg(entries: entries))
    }

    /// Polls a job of `deleteBatch`: returns whether it is still running, or what became of each entry.
    ///
    /// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func deleteBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.DeleteBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.deleteBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export`
    /// instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    @discardableResult
    @export(implementation)
    public func download(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
        client.request(Files.download, serverArgs: Files.DownloadArg(path: path, rev: rev))
    }

    /// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export`
    /// instead.
    ///
    /// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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

    /// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000
    /// entries. An interrupted download cannot be resumed by range.
    ///
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadZipError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    @discardableResult
    @export(implementation)
    public func downloadZip(
        path: String
    ) -> DownloadRequestMemory<Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
        client.request(Files.downloadZip, serverArgs: Files.DownloadZipArg(path: path))
    }

    /// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000
    /// entries. An interrupted download cannot be resumed by range.
    ///
    /// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.DownloadZipError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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

    /// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
    ///
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ExportError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
    @discardableResult
    public func export(
        path: String,
        exportFormat: String? = nil
    ) -> DownloadRequestMemory<Files.ExportResultSerializer, Files.ExportErrorSerializer> {
        client.request(Files.export, serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat))
    }

    /// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
    ///
    /// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
    /// Error: `Files.ExportError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
    ///
    /// - Parameters:
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
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
    ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
    @discardableResult
    @export(implementation)
    public func getPreview(
        path: String,
        rev: String? = nil
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
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
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
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
    ) -> RpcRequest<Files.GetTemporaryLinkResultSerializer, Files.GetTemporaryLinkErrorSerializer> {
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
    ) -> RpcRequest<Files.GetThumbnailBatchResultSerializer, Files.GetThumbnailBatchErrorSerializer> {
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
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
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
    ) -> RpcRequest<Files.ListFolderLongpollResultSerializer, Files.ListFolderLongpollErrorSerializer> {
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
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
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
    public func moveBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchJobStatusSerializer, Async.PollErrorSerializer> {
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
    public func moveBatchCheckV2(
        asyncJobId: String
    ) -> RpcRequest<Files.RelocationBatchV2JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.moveBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
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
    ///   - input: The content.
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
    ) -> UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
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
    ) -> UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer> {
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
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The groups to add, at most one for each template.
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
    ) -> RpcRequest<VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
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
    ) -> RpcRequest<VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
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
    public func restore(
        path: String,
        rev: String
    ) -> RpcRequest<Files.FileMetadataSerializer, Files.RestoreErrorSerializer> {
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
    public func saveUrl(
        path: String,
        url: String
    ) -> RpcRequest<Files.SaveUrlResultSerializer, Files.SaveUrlErrorSerializer> {
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
    public func saveUrlCheckJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Files.SaveUrlJobStatusSerializer, Async.PollErrorSerializer> {
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
    ) -> RpcRequest<Files.SearchResultSerializer, Files.SearchErrorSerializer> {
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
    public func searchContinueV2(
        cursor: String
    ) -> RpcRequest<Files.SearchV2ResultSerializer, Files.SearchErrorSerializer> {
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
    public func tagsAdd(path: String, tagText: String) -> RpcRequest<VoidSerializer, Files.AddTagErrorSerializer> {
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
    ///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
    ///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
    @discardableResult
    @export(implementation)
    public func tagsRemove(
        path: String,
        tagText: String
    ) -> RpcRequest<VoidSerializer, Files.RemoveTagErrorSerializer> {
        client.request(Files.tagsRemove, serverArgs: Files.RemoveTagArg(path: path, tagText: tagText))
    }

    /// Unlocks files. Only the holder of a lock can do so, and an admin of the team.
    ///
    /// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Files.LockFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
    ///
    /// - Parameters:
    ///   - entries: The files. A file given twice counts once.
    @discardableResult
    @export(implementation)
    public func unlockFileBatch(
        entries: [Files.UnlockFileArg]
    ) -> RpcRequest<Files.LockFileBatchResultSerializer, Files.LockFileErrorSerializer> {
        client.request(Files.unlockFileBatch, serverArgs: Files.UnlockFileBatchArg(entries: entries))
    }

    /// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
    /// transport limit each call counts.
    ///
    /// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content.
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

    /// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
    /// transport limit each call counts.
    ///
    /// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The file whose content is sent.
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

    /// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
    /// transport limit each call counts.
    ///
    /// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content, read once.
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
    ///   - sessionId: The session, as returned when it was started.
    ///   - offset: How many bytes the session holds already, which is where the new data begins.
    ///   - input: The content.
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

    /// Appends data to an upload session.
    ///
    /// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - sessionId: The session, as returned when it was started.
    ///   - offset: How many bytes the session holds already, which is where the new data begins.
    ///   - input: The file whose content is sent.
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

    /// Appends data to an upload session.
    ///
    /// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - sessionId: The session, as returned when it was started.
    ///   - offset: How many bytes the session holds already, which is where the new data begins.
    ///   - input: The content, read once.
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

    /// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost
    /// reply the upload goes on from there.
    ///
    /// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be
    ///     closed before they are finished. Default: `false`.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The content.
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

    /// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost
    /// reply the upload goes on from there.
    ///
    /// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be
    ///     closed before they are finished. Default: `false`.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The file whose content is sent.
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

    /// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost
    /// reply the upload goes on from there.
    ///
    /// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be
    ///     closed before they are finished. Default: `false`.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The content, read once.
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

    /// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the
    /// body, in the order of the entries.
    ///
    /// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
    ///
    /// - Parameters:
    ///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
    ///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
    ///     characters.
    ///   - input: The content.
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

    /// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the
    /// body, in the order of the entries.
    ///
    /// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
    ///
    /// - Parameters:
    ///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
    ///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
    ///     characters.
    ///   - input: The file whose content is sent.
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

    /// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the
    /// body, in the order of the entries.
    ///
    /// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionAppendBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
    ///
    /// - Parameters:
    ///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
    ///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
    ///     characters.
    ///   - input: The content, read once.
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

    /// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body
    /// and the offset at the end of the data.
    ///
    /// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionFinishError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - commit: Where and how to save the file.
    ///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should
    ///     verify what arrives. Exactly 64 characters.
    ///   - input: The content.
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

    /// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body
    /// and the offset at the end of the data.
    ///
    /// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionFinishError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - commit: Where and how to save the file.
    ///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should
    ///     verify what arrives. Exactly 64 characters.
    ///   - input: The file whose content is sent.
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

    /// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body
    /// and the offset at the end of the data.
    ///
    /// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionFinishError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
    ///
    /// - Parameters:
    ///   - cursor: The session, and how many bytes it holds already.
    ///   - commit: Where and how to save the file.
    ///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should
    ///     verify what arrives. Exactly 64 characters.
    ///   - input: The content, read once.
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

    /// Starts a job that saves up to 1,000 upload sessions. Run one such job at a time for an account, and poll it with
    /// `uploadSessionFinishBatchCheck`.
    ///
    /// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameters:
    ///   - entries: What to save where. At most 1000 items.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func uploadSessionFinishBatch(
        entries: [Files.UploadSessionFinishArg]
    ) -> RpcRequest<Files.UploadSessionFinishBatchLaunchSerializer, VoidSerializer> {
        client.request(Files.uploadSessionFinishBatch, serverArgs: Files.UploadSessionFinishBatchArg(entries: entries))
    }

    /// Saves up to 1,000 upload sessions as files with one call, which avoids the lock contention of many single
    /// commits. Each session must have been closed by its last start or append.
    ///
    /// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
    ///
    /// - Parameters:
    ///   - entries: What to save where. At most 1000 items.
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

    /// Polls a job of `uploadSessionFinishBatch`: returns whether it is still running, or what became of each file.
    ///
    /// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func uploadSessionFinishBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.UploadSessionFinishBatchJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Files.uploadSessionFinishBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most
    /// 150 MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no
    /// data.
    ///
    /// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionStartError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
    ///
    /// - Parameters:
    ///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `false`.
    ///   - sessionType: Whether pieces come one after another (the default) or in any order.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The content.
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

    /// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most
    /// 150 MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no
    /// data.
    ///
    /// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionStartError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
    ///
    /// - Parameters:
    ///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `false`.
    ///   - sessionType: Whether pieces come one after another (the default) or in any order.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The file whose content is sent.
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

    /// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most
    /// 150 MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no
    /// data.
    ///
    /// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadSessionStartError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
    ///
    /// - Parameters:
    ///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `false`.
    ///   - sessionType: Whether pieces come one after another (the default) or in any order.
    ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly
    ///     64 characters.
    ///   - input: The content, read once.
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

    /// Starts up to 1,000 upload sessions with one call.
    ///
    /// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
    ///
    /// - Parameters:
    ///   - numSessions: How many sessions to start. 1 to 1000.
    ///   - sessionType: Whether pieces come one after another (the default) or in any order.
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
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
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
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderContinueErrorSerializer> {
        client.request(Files.listFolderContinue, serverArgs: Files.ListFolderContinueArg(cursor: cursor))
    }
}
