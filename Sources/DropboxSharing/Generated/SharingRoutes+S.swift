// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Sets whether a shared folder in a team space takes over the members of the folder around it. May be a job to
    /// poll with `checkShareJobStatus`.
    ///
    /// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.SetAccessInheritanceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default: `.inherit`.
    @discardableResult
    public func setAccessInheritance(
        sharedFolderId: String,
        accessInheritance: Sharing.AccessInheritance = .inherit
    ) -> RpcRequest<Sharing.ShareFolderLaunch, Sharing.SetAccessInheritanceError> {
        client.request(
            Sharing.setAccessInheritance,
            serverArgs: Sharing.SetAccessInheritanceArg(
                sharedFolderId: sharedFolderId,
                accessInheritance: accessInheritance
            )
        )
    }

    /// Shares a folder, creating it if needed. Large folders take a job to poll with `checkShareJobStatus`.
    ///
    /// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ShareFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - aclUpdatePolicy: Who may add and remove members.
    ///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `false`.
    ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
    ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
    ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
    ///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `.inherit`.
    ///   - actions: The actions to tell about in the answer, whether the user may take them.
    ///   - linkSettings: How the link to the folder is set.
    @discardableResult
    public func shareFolder(
        path: String,
        aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
        forceAsync: Bool = false,
        memberPolicy: Sharing.MemberPolicy? = nil,
        sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
        viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
        accessInheritance: Sharing.AccessInheritance = .inherit,
        actions: [Sharing.FolderAction]? = nil,
        linkSettings: Sharing.LinkSettings? = nil
    ) -> RpcRequest<Sharing.ShareFolderLaunch, Sharing.ShareFolderError> {
        client.request(
            Sharing.shareFolder,
            serverArgs: Sharing.ShareFolderArg(
                path: path,
                aclUpdatePolicy: aclUpdatePolicy,
                forceAsync: forceAsync,
                memberPolicy: memberPolicy,
                sharedLinkPolicy: sharedLinkPolicy,
                viewerInfoPolicy: viewerInfoPolicy,
                accessInheritance: accessInheritance,
                actions: actions,
                linkSettings: linkSettings
            )
        )
    }
}
