// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Makes another member the owner of a shared folder. Only its owner can do so.
    ///
    /// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.TransferFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
    @discardableResult
    public func transferFolder(
        sharedFolderId: String,
        toDropboxId: String
    ) -> RpcRequest<Void, Sharing.TransferFolderError> {
        client.request(
            Sharing.transferFolder,
            serverArgs: Sharing.TransferFolderArg(sharedFolderId: sharedFolderId, toDropboxId: toDropboxId)
        )
    }
}
