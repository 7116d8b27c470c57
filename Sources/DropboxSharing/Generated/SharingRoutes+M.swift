// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Changes who may use a link, its password and its expiry. Team and folder may restrict it further; the answer
    /// tells what really holds.
    ///
    /// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ModifySharedLinkSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - settings: What to change.
    ///   - removeExpiration: Whether to let the link live for ever. Default: `false`.
    @discardableResult
    public func modifySharedLinkSettings(
        url: String,
        settings: Sharing.SharedLinkSettings,
        removeExpiration: Bool = false
    ) -> RpcRequest<Sharing.SharedLinkMetadata, Sharing.ModifySharedLinkSettingsError> {
        client.request(
            Sharing.modifySharedLinkSettings,
            serverArgs: Sharing.ModifySharedLinkSettingsArgs(
                url: url,
                settings: settings,
                removeExpiration: removeExpiration
            )
        )
    }

    /// Puts a shared folder into the user's Dropbox.
    ///
    /// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.MountFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    public func mountFolder(
        sharedFolderId: String
    ) -> RpcRequest<Sharing.SharedFolderMetadata, Sharing.MountFolderError> {
        client.request(Sharing.mountFolder, serverArgs: Sharing.MountFolderArg(sharedFolderId: sharedFolderId))
    }
}
