// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

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
    ) -> RpcRequest<Files.Metadata, Files.AlphaGetMetadataError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> RpcRequest<Files.Metadata, Files.RelocationError> {
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
    ) -> RpcRequest<Files.RelocationResult, Files.RelocationError> {
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
    ) -> RpcRequest<Files.RelocationBatchLaunch, Void> {
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
    ) -> RpcRequest<Files.RelocationBatchV2Launch, Void> {
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
    public func copyBatchCheck(asyncJobId: String) -> RpcRequest<Files.RelocationBatchJobStatus, Async.PollError> {
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
    public func copyBatchCheckV2(asyncJobId: String) -> RpcRequest<Files.RelocationBatchV2JobStatus, Async.PollError> {
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
    ) -> RpcRequest<Files.GetCopyReferenceResult, Files.GetCopyReferenceError> {
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
    ) -> RpcRequest<Files.SaveCopyReferenceResult, Files.SaveCopyReferenceError> {
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
    ) -> RpcRequest<Files.FolderMetadata, Files.CreateFolderError> {
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
    ) -> RpcRequest<Files.CreateFolderResult, Files.CreateFolderError> {
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
    ) -> RpcRequest<Files.CreateFolderBatchLaunch, Void> {
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
    ) -> RpcRequest<Files.CreateFolderBatchJobStatus, Async.PollError> {
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
    public func delete(path: String, parentRev: String? = nil) -> RpcRequest<Files.Metadata, Files.DeleteError> {
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
    public func deleteV2(path: String, parentRev: String? = nil) -> RpcRequest<Files.DeleteResult, Files.DeleteError> {
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
    public func deleteBatch(entries: [Files.DeleteArg]) -> RpcRequest<Files.DeleteBatchLaunch, Void> {
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
    public func deleteBatchCheck(asyncJobId: String) -> RpcRequest<Files.DeleteBatchJobStatus, Async.PollError> {
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
    ) -> DownloadRequestMemory<Files.FileMetadata, Files.DownloadError> {
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
    ) -> DownloadRequestFile<Files.FileMetadata, Files.DownloadError> {
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
    public func downloadZip(path: String) -> DownloadRequestMemory<Files.DownloadZipResult, Files.DownloadZipError> {
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
    ) -> DownloadRequestFile<Files.DownloadZipResult, Files.DownloadZipError> {
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
    ) -> DownloadRequestMemory<Files.ExportResult, Files.ExportError> {
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
    ) -> DownloadRequestFile<Files.ExportResult, Files.ExportError> {
        client.request(
            Files.export,
            serverArgs: Files.ExportArg(path: path, exportFormat: exportFormat),
            overwrite: overwrite,
            destination: destination
        )
    }
}
