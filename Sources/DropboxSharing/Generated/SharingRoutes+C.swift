// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Returns whether a job of `unshareFolder` or `relinquishFolderMembership` is still running.
    ///
    /// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    public func checkJobStatus(asyncJobId: String) -> RpcRequest<Sharing.JobStatus, Async.PollError> {
        client.request(Sharing.checkJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `removeFolderMember`: returns whether it is still running, and which access the member still has.
    ///
    /// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    public func checkRemoveMemberJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.RemoveMemberJobStatus, Async.PollError> {
        client.request(Sharing.checkRemoveMemberJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Returns whether a job of `shareFolder` or `setAccessInheritance` is still running, or which shared folder came
    /// of it.
    ///
    /// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    public func checkShareJobStatus(asyncJobId: String) -> RpcRequest<Sharing.ShareFolderJobStatus, Async.PollError> {
        client.request(Sharing.checkShareJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a shared link to a file or folder, or returns the one that is there.
    ///
    /// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - shortUrl: Has no use any more. Default: `false`. Deprecated.
    ///   - pendingUpload: What to expect at the path if nothing is there yet.
    @available(*, deprecated)
    @discardableResult
    public func createSharedLink(
        path: String,
        shortUrl: Bool = false,
        pendingUpload: Sharing.PendingUploadMode? = nil
    ) -> RpcRequest<Sharing.PathLinkMetadata, Sharing.CreateSharedLinkError> {
        client.request(
            Sharing.createSharedLink,
            serverArgs: Sharing.CreateSharedLinkArg(path: path, shortUrl: shortUrl, pendingUpload: pendingUpload)
        )
    }

    /// Creates a shared link to a file or folder. By default anybody who has it can use it, as far as the team and the
    /// folder allow. If there is a link already the call fails; find it with `listSharedLinks`.
    ///
    /// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkWithSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - settings: Who may use the link, its password and its expiry.
    @discardableResult
    public func createSharedLinkWithSettings(
        path: String,
        settings: Sharing.SharedLinkSettings? = nil
    ) -> RpcRequest<Sharing.SharedLinkMetadata, Sharing.CreateSharedLinkWithSettingsError> {
        client.request(
            Sharing.createSharedLinkWithSettings,
            serverArgs: Sharing.CreateSharedLinkWithSettingsArg(path: path, settings: settings)
        )
    }
}
