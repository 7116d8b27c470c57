// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
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
    public func createFolderBatchCheck(
        asyncJobId: String
    ) -> RpcRequest<Files.CreateFolderBatchJobStatus, Async.PollError> {
        client.request(Files.createFolderBatchCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }
}
