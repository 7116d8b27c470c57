// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FilesRoutes {
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
    public func moveBatchCheckV2(asyncJobId: String) -> RpcRequest<Files.RelocationBatchV2JobStatus, Async.PollError> {
        client.request(Files.moveBatchCheckV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }
}
