// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
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
    ) -> RpcRequest<Files.LockFileBatchResult, Files.LockFileError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Void, Files.UploadSessionAppendError> {
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
    ) -> UploadRequest<Files.UploadSessionAppendBatchResult, Files.UploadSessionAppendBatchError> {
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
    ) -> UploadRequest<Files.UploadSessionAppendBatchResult, Files.UploadSessionAppendBatchError> {
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
    ) -> UploadRequest<Files.UploadSessionAppendBatchResult, Files.UploadSessionAppendBatchError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadSessionFinishError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadSessionFinishError> {
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
    ) -> UploadRequest<Files.FileMetadata, Files.UploadSessionFinishError> {
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
    ) -> RpcRequest<Files.UploadSessionFinishBatchLaunch, Void> {
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
    ) -> RpcRequest<Files.UploadSessionFinishBatchResult, Void> {
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
    ) -> RpcRequest<Files.UploadSessionFinishBatchJobStatus, Async.PollError> {
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
    ) -> UploadRequest<Files.UploadSessionStartResult, Files.UploadSessionStartError> {
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
    ) -> UploadRequest<Files.UploadSessionStartResult, Files.UploadSessionStartError> {
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
    ) -> UploadRequest<Files.UploadSessionStartResult, Files.UploadSessionStartError> {
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
    ) -> RpcRequest<Files.UploadSessionStartBatchResult, Void> {
        client.request(
            Files.uploadSessionStartBatch,
            serverArgs: Files.UploadSessionStartBatchArg(numSessions: numSessions, sessionType: sessionType)
        )
    }
}
