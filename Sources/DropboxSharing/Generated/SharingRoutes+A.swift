// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Shares a file with people: adds members and sends them invitations. The answer tells for each how it went.
    ///
    /// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - members: The people to share with, by account or email address. An address that belongs to an account means
    ///     that account.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
    ///   - accessLevel: What the new members may do.
    ///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `false`.
    ///   - fpSealedResult: For Dropbox's own apps.
    @discardableResult
    public func addFileMember(
        file: String,
        members: [Sharing.MemberSelector],
        customMessage: String? = nil,
        quiet: Bool = false,
        accessLevel: Sharing.AccessLevel? = nil,
        addMessageAsComment: Bool = false,
        fpSealedResult: String? = nil
    ) -> RpcRequest<[Sharing.FileMemberActionResult], Sharing.AddFileMemberError> {
        client.request(
            Sharing.addFileMember,
            serverArgs: Sharing.AddFileMemberArgs(
                file: file,
                members: members,
                customMessage: customMessage,
                quiet: quiet,
                accessLevel: accessLevel,
                addMessageAsComment: addMessageAsComment,
                fpSealedResult: fpSealedResult
            )
        )
    }

    /// Adds members to a shared folder and invites them. A new member sees the folder in their Dropbox after
    /// `mountFolder`.
    ///
    /// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - members: The people to invite, each with what they may do.
    ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
    ///   - customMessage: A message to send with the invitation. At least 1 character.
    ///   - fpSealedResult: For Dropbox's own apps.
    @discardableResult
    public func addFolderMember(
        sharedFolderId: String,
        members: [Sharing.AddMember],
        quiet: Bool = false,
        customMessage: String? = nil,
        fpSealedResult: String? = nil
    ) -> RpcRequest<Void, Sharing.AddFolderMemberError> {
        client.request(
            Sharing.addFolderMember,
            serverArgs: Sharing.AddFolderMemberArg(
                sharedFolderId: sharedFolderId,
                members: members,
                quiet: quiet,
                customMessage: customMessage,
                fpSealedResult: fpSealedResult
            )
        )
    }
}
