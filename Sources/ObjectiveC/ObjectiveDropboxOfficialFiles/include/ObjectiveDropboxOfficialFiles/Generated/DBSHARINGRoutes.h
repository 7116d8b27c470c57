// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCLaunchEmptyResult, DBASYNCLaunchResultBase, DBASYNCPollError, DBNilObject, DBRoute,
    DBSHARINGAccessInheritance, DBSHARINGAccessLevel, DBSHARINGAclUpdatePolicy, DBSHARINGAddFileMemberError,
    DBSHARINGAddFolderMemberError, DBSHARINGAddMember, DBSHARINGCreateSharedLinkError,
    DBSHARINGCreateSharedLinkWithSettingsError, DBSHARINGFileAction, DBSHARINGFileMemberActionError,
    DBSHARINGFileMemberActionIndividualResult, DBSHARINGFileMemberActionResult, DBSHARINGFileMemberRemoveActionResult,
    DBSHARINGFolderAction, DBSHARINGGetFileMetadataBatchResult, DBSHARINGGetFileMetadataError,
    DBSHARINGGetSharedLinkFileError, DBSHARINGGetSharedLinksError, DBSHARINGGetSharedLinksResult, DBSHARINGJobStatus,
    DBSHARINGLinkSettings, DBSHARINGListFileMembersBatchResult, DBSHARINGListFileMembersContinueError,
    DBSHARINGListFileMembersError, DBSHARINGListFilesContinueError, DBSHARINGListFilesResult,
    DBSHARINGListFolderMembersContinueError, DBSHARINGListFoldersContinueError, DBSHARINGListFoldersResult,
    DBSHARINGListSharedLinksError, DBSHARINGListSharedLinksResult, DBSHARINGMemberAccessLevelResult,
    DBSHARINGMemberAction, DBSHARINGMemberPolicy, DBSHARINGMemberSelector, DBSHARINGModifySharedLinkSettingsError,
    DBSHARINGMountFolderError, DBSHARINGPathLinkMetadata, DBSHARINGPendingUploadMode, DBSHARINGRelinquishAccessError,
    DBSHARINGRelinquishAccessResult, DBSHARINGRelinquishFileMembershipError, DBSHARINGRelinquishFolderMembershipError,
    DBSHARINGRemoveFileMemberError, DBSHARINGRemoveFolderMemberError, DBSHARINGRemoveMemberJobStatus,
    DBSHARINGRevokeSharedLinkError, DBSHARINGSetAccessInheritanceError, DBSHARINGShareFolderError,
    DBSHARINGShareFolderJobStatus, DBSHARINGShareFolderLaunch, DBSHARINGSharedFileMembers, DBSHARINGSharedFileMetadata,
    DBSHARINGSharedFolderAccessError, DBSHARINGSharedFolderMembers, DBSHARINGSharedFolderMetadata,
    DBSHARINGSharedLinkMetadata, DBSHARINGSharedLinkMetadataError, DBSHARINGSharedLinkPolicy,
    DBSHARINGSharedLinkSettings, DBSHARINGSharingUserError, DBSHARINGTransferFolderError, DBSHARINGUnmountFolderError,
    DBSHARINGUnshareFileError, DBSHARINGUnshareFolderError, DBSHARINGUpdateFilePolicyError,
    DBSHARINGUpdateFolderMemberError, DBSHARINGUpdateFolderPolicyError, DBSHARINGViewerInfoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `sharing`, called on behalf of a user.
@interface DBSHARINGUserAuthRoutes : DBAuthRoutes
/// Adds members to a file and sends them invitations. Returns the outcome for each member. The optional arguments have
/// their defaults.
- (DBRpcTask<NSArray<DBSHARINGFileMemberActionResult *> *, DBSHARINGAddFileMemberError *> *)
    addFileMember:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members;

/// Adds members to a file and sends them invitations. Returns the outcome for each member.
///
/// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGAddFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - members: The people to add, by account or email address. If an email address belongs to an account, the account
///     is added.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - accessLevel: The access level of the new members.
///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported for
///     Paper documents. The default is `@NO`.
///   - fpSealedResult: For internal use by Dropbox.
- (DBRpcTask<NSArray<DBSHARINGFileMemberActionResult *> *, DBSHARINGAddFileMemberError *> *)
    addFileMember:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    addMessageAsComment:(nullable NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
/// `mountFolder`. The optional arguments have their defaults.
- (DBRpcTask<DBNilObject *, DBSHARINGAddFolderMemberError *> *)addFolderMember:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members;

/// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
/// `mountFolder`.
///
/// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGAddFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - members: The people to add, and their access levels.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For internal use by Dropbox.
- (DBRpcTask<DBNilObject *, DBSHARINGAddFolderMemberError *> *)addFolderMember:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members
    quiet:(nullable NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Polls a job of `unshareFolder` or `relinquishFolderMembership`. Returns whether it is still running.
///
/// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGJobStatus *, DBASYNCPollError *> *)checkJobStatus:(NSString *)asyncJobId;

/// Polls a job of `removeFolderMember`. Returns whether it is still running, or the access that the member still has.
///
/// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGRemoveMemberJobStatus *, DBASYNCPollError *> *)checkRemoveMemberJobStatus:(NSString *)asyncJobId;

/// Polls a job of `shareFolder` or `setAccessInheritance`. Returns whether it is still running, or the shared folder.
///
/// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGShareFolderJobStatus *, DBASYNCPollError *> *)checkShareJobStatus:(NSString *)asyncJobId;

/// Creates a shared link to a file or folder, or returns the existing one. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGPathLinkMetadata *, DBSHARINGCreateSharedLinkError *> *)createSharedLink:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder, or returns the existing one.
///
/// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGCreateSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
///
/// - Parameters:
///   - path: The path of the file or folder.
///   - shortUrl: This option no longer has an effect. The default is `@NO`. Deprecated.
///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
- (DBRpcTask<DBSHARINGPathLinkMetadata *, DBSHARINGCreateSharedLinkError *> *)createSharedLink:(NSString *)path
    shortUrl:(nullable NSNumber *)shortUrl
    pendingUpload:(nullable DBSHARINGPendingUploadMode *)pendingUpload
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder. By default, anyone with the link can use it, within the policies of the
/// team and folder. If a link already exists, the call fails; find the link with `listSharedLinks`. The optional
/// arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGCreateSharedLinkWithSettingsError *> *)
    createSharedLinkWithSettings:(NSString *)path;

/// Creates a shared link to a file or folder. By default, anyone with the link can use it, within the policies of the
/// team and folder. If a link already exists, the call fails; find the link with `listSharedLinks`.
///
/// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGCreateSharedLinkWithSettingsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - settings: The settings of the link: its audience, password, and expiration.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGCreateSharedLinkWithSettingsError *> *)
    createSharedLinkWithSettings:(NSString *)path
    settings:(nullable DBSHARINGSharedLinkSettings *)settings;

/// Returns the sharing metadata of a file, and the actions that the user can take on it. The optional arguments have
/// their defaults.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGGetFileMetadataError *> *)getFileMetadata:(NSString *)file;

/// Returns the sharing metadata of a file, and the actions that the user can take on it.
///
/// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGGetFileMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGGetFileMetadataError *> *)getFileMetadata:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns the sharing metadata of up to 100 files. The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBSHARINGGetFileMetadataBatchResult *> *, DBSHARINGSharingUserError *> *)
    getFileMetadataBatch:(NSArray<NSString *> *)files;

/// Returns the sharing metadata of up to 100 files.
///
/// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<NSArray<DBSHARINGGetFileMetadataBatchResult *> *, DBSHARINGSharingUserError *> *)
    getFileMetadataBatch:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns the metadata of a shared folder, and the actions that the user can take on it. The optional arguments have
/// their defaults.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGSharedFolderAccessError *> *)
    getFolderMetadata:(NSString *)sharedFolderId;

/// Returns the metadata of a shared folder, and the actions that the user can take on it.
///
/// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGSharedFolderAccessError *> *)
    getFolderMetadata:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns the metadata of a shared link: its target, audience, and expiration. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url;

/// Returns the metadata of a shared link: its target, audience, and expiration.
///
/// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGSharedLinkMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Returns up to 1,000 shared links of the user. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGGetSharedLinksResult *, DBSHARINGGetSharedLinksError *> *)getSharedLinks
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns up to 1,000 shared links of the user.
///
/// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
///
/// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
- (DBRpcTask<DBSHARINGGetSharedLinksResult *, DBSHARINGGetSharedLinksError *> *)getSharedLinks:(nullable NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a file: members, groups, and invited people. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersError *> *)listFileMembers:(NSString *)file;

/// Lists the people who have access to a file: members, groups, and invited people.
///
/// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFileMembersError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersError *> *)listFileMembers:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    includeInherited:(nullable NSNumber *)includeInherited
    limit:(nullable NSNumber *)limit;

/// Lists the people who have access to up to 100 files, without permissions and without people who have access through
/// a folder. The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBSHARINGListFileMembersBatchResult *> *, DBSHARINGSharingUserError *> *)
    listFileMembersBatch:(NSArray<NSString *> *)files;

/// Lists the people who have access to up to 100 files, without permissions and without people who have access through
/// a folder.
///
/// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
- (DBRpcTask<NSArray<DBSHARINGListFileMembersBatchResult *> *, DBSHARINGSharingUserError *> *)
    listFileMembersBatch:(NSArray<NSString *> *)files
    limit:(nullable NSNumber *)limit;

/// Returns the next page of `listFileMembers`.
///
/// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFileMembersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersContinueError *> *)
    listFileMembersContinue:(NSString *)cursor;

/// Lists the people who have access to a shared folder: members, groups, and invited people. The optional arguments
/// have their defaults.
- (DBRpcTask<DBSHARINGSharedFolderMembers *, DBSHARINGSharedFolderAccessError *> *)
    listFolderMembers:(NSString *)sharedFolderId;

/// Lists the people who have access to a shared folder: members, groups, and invited people.
///
/// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A
///     to Z, digits, hyphens, underscores, and colons.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
- (DBRpcTask<DBSHARINGSharedFolderMembers *, DBSHARINGSharedFolderAccessError *> *)
    listFolderMembers:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    limit:(nullable NSNumber *)limit
    path:(nullable NSString *)path;

/// Returns the next page of `listFolderMembers`.
///
/// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFolderMembersContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBSHARINGSharedFolderMembers *, DBSHARINGListFolderMembersContinueError *> *)
    listFolderMembersContinue:(NSString *)cursor;

/// Lists all shared folders that the user has access to, mounted or not. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listFolders;

/// Lists all shared folders that the user has access to, mounted or not.
///
/// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listFolders:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Returns the next page of `listFolders`.
///
/// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFoldersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBSHARINGListFoldersContinueError *> *)listFoldersContinue:(NSString *)cursor;

/// Lists the shared folders that the user can mount or unmount. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listMountableFolders;

/// Lists the shared folders that the user can mount or unmount.
///
/// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listMountableFolders:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Returns the next page of `listMountableFolders`.
///
/// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFoldersContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBSHARINGListFoldersContinueError *> *)
    listMountableFoldersContinue:(NSString *)cursor;

/// Lists the files that are shared with the user. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGSharingUserError *> *)listReceivedFiles;

/// Lists the files that are shared with the user.
///
/// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGSharingUserError *> *)listReceivedFiles:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns the next page of `listReceivedFiles`.
///
/// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFilesContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGListFilesContinueError *> *)
    listReceivedFilesContinue:(NSString *)cursor;

/// Lists the user's shared links page by page, or the links for one path, including links to its parent folders. The
/// optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListSharedLinksResult *, DBSHARINGListSharedLinksError *> *)listSharedLinks;

/// Lists the user's shared links page by page, or the links for one path, including links to its parent folders.
///
/// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`,
///     `rev:`, or `ns:`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
- (DBRpcTask<DBSHARINGListSharedLinksResult *, DBSHARINGListSharedLinksError *> *)
    listSharedLinks:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly;

/// Changes the audience, password, or expiration of a shared link. The policies of the team and folder may restrict it;
/// the result contains the effective settings. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGModifySharedLinkSettingsError *> *)
    modifySharedLinkSettings:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings;

/// Changes the audience, password, or expiration of a shared link. The policies of the team and folder may restrict it;
/// the result contains the effective settings.
///
/// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGModifySharedLinkSettingsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
///
/// - Parameters:
///   - url: The URL of the link.
///   - settings: The new settings.
///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGModifySharedLinkSettingsError *> *)
    modifySharedLinkSettings:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings
    removeExpiration:(nullable NSNumber *)removeExpiration;

/// Adds a shared folder to the user's Dropbox.
///
/// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGMountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGMountFolderError *> *)mountFolder:(NSString *)sharedFolderId;

/// Removes the user's own access to a file or folder without keeping a copy. Has no effect if the user has no access.
///
/// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
/// Error: `DBSHARINGRelinquishAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
///
/// - Parameter fileId: The identifier of the file or folder, `id:…`.
- (DBRpcTask<DBSHARINGRelinquishAccessResult *, DBSHARINGRelinquishAccessError *> *)relinquishAccess:(NSString *)fileId;

/// Removes the user's own access to a file that is shared with them.
///
/// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRelinquishFileMembershipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (DBRpcTask<DBNilObject *, DBSHARINGRelinquishFileMembershipError *> *)relinquishFileMembership:(NSString *)file;

/// Leaves a shared folder. The owner can't leave it. With `leaveACopy`, poll the returned job with `checkJobStatus`.
/// The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGRelinquishFolderMembershipError *> *)
    relinquishFolderMembership:(NSString *)sharedFolderId;

/// Leaves a shared folder. The owner can't leave it. With `leaveACopy`, poll the returned job with `checkJobStatus`.
///
/// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRelinquishFolderMembershipError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGRelinquishFolderMembershipError *> *)
    relinquishFolderMembership:(NSString *)sharedFolderId
    leaveACopy:(nullable NSNumber *)leaveACopy;

/// Removes a member from a file. Use `removeFileMember2` instead.
///
/// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (DBRpcTask<DBSHARINGFileMemberActionIndividualResult *, DBSHARINGRemoveFileMemberError *> *)
    removeFileMember:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    __deprecated_msg("Dropbox deprecated the route.");

/// Removes a member from a file, and returns the access that the member still has through a folder.
///
/// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (DBRpcTask<DBSHARINGFileMemberRemoveActionResult *, DBSHARINGRemoveFileMemberError *> *)
    removeFileMember2:(NSString *)file
    member:(DBSHARINGMemberSelector *)member;

/// Starts a job that removes a member from a shared folder. Poll it with `checkRemoveMemberJobStatus`.
///
/// Route `sharing/remove_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRemoveFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBSHARINGRemoveFolderMemberError *> *)
    removeFolderMember:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy;

/// Revokes a shared link. The file may still be accessible through links to its parent folders.
///
/// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRevokeSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
///
/// - Parameter url: The URL of the link.
- (DBRpcTask<DBNilObject *, DBSHARINGRevokeSharedLinkError *> *)revokeSharedLink:(NSString *)url;

/// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll with
/// `checkShareJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGSetAccessInheritanceError *> *)
    setAccessInheritance:(NSString *)sharedFolderId;

/// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll with
/// `checkShareJobStatus`.
///
/// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGSetAccessInheritanceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGSetAccessInheritanceError *> *)
    setAccessInheritance:(NSString *)sharedFolderId
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance;

/// Shares a folder, and creates it if it doesn't exist. For large folders, poll the returned job with
/// `checkShareJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGShareFolderError *> *)shareFolder:(NSString *)path;

/// Shares a folder, and creates it if it doesn't exist. For large folders, poll the returned job with
/// `checkShareJobStatus`.
///
/// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGShareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or
///     `ns:`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: The settings of the link to the folder.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGShareFolderError *> *)shareFolder:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings;

/// Transfers the ownership of a shared folder to another member. Only the owner can do so.
///
/// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGTransferFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
- (DBRpcTask<DBNilObject *, DBSHARINGTransferFolderError *> *)transferFolder:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId;

/// Removes a shared folder from the user's Dropbox. It can be mounted again.
///
/// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnmountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBRpcTask<DBNilObject *, DBSHARINGUnmountFolderError *> *)unmountFolder:(NSString *)sharedFolderId;

/// Removes all members from a file. People who have access through a folder keep it.
///
/// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnshareFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (DBRpcTask<DBNilObject *, DBSHARINGUnshareFileError *> *)unshareFile:(NSString *)file;

/// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
/// folder. Poll the job with `checkJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGUnshareFolderError *> *)unshareFolder:(NSString *)sharedFolderId;

/// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
/// folder. Poll the job with `checkJobStatus`.
///
/// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnshareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGUnshareFolderError *> *)unshareFolder:(NSString *)sharedFolderId
    leaveACopy:(nullable NSNumber *)leaveACopy;

/// Changes the access level of a member of a file.
///
/// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGFileMemberActionError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member.
///   - accessLevel: The new access level.
- (DBRpcTask<DBSHARINGMemberAccessLevelResult *, DBSHARINGFileMemberActionError *> *)updateFileMember:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;

/// Changes whether a file shows its viewers. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGUpdateFilePolicyError *> *)updateFilePolicy:(NSString *)file;

/// Changes whether a file shows its viewers.
///
/// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFilePolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: This option no longer has an effect. Deprecated.
///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGUpdateFilePolicyError *> *)updateFilePolicy:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy;

/// Changes the access level of a member of a shared folder.
///
/// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
- (DBRpcTask<DBSHARINGMemberAccessLevelResult *, DBSHARINGUpdateFolderMemberError *> *)
    updateFolderMember:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;

/// Changes the policies of a shared folder: who can join it, add members, and use links. Only the owner can do so.
/// Fields that are `nil` don't change. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGUpdateFolderPolicyError *> *)
    updateFolderPolicy:(NSString *)sharedFolderId;

/// Changes the policies of a shared folder: who can join it, add members, and use links. Only the owner can do so.
/// Fields that are `nil` don't change.
///
/// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFolderPolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - linkSettings: The settings of the link to the folder.
///   - actions: The actions whose permissions to include.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGUpdateFolderPolicyError *> *)
    updateFolderPolicy:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;
@end

/// The routes of `sharing`, called with the key and secret of an app.
@interface DBSHARINGAppAuthRoutes : DBAuthRoutes
/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBSHARINGUserAuthRoutes` describes
/// the route and its parameters.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBSHARINGUserAuthRoutes` describes
/// the route and its parameters.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url;

/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBSHARINGUserAuthRoutes` describes
/// the route and its parameters.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBSHARINGUserAuthRoutes` describes
/// the route and its parameters.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns the metadata of a shared link: its target, audience, and expiration. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url;

/// Returns the metadata of a shared link: its target, audience, and expiration. `DBSHARINGUserAuthRoutes` describes the
/// route and its parameters.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;
@end

/// The descriptors of the routes of `sharing`.
@interface DBSHARINGRouteObjects : DBRouteObjects
/// The descriptor of `sharing/add_file_member`.
+ (DBRoute *)DBSHARINGAddFileMember;
/// The descriptor of `sharing/add_folder_member`.
+ (DBRoute *)DBSHARINGAddFolderMember;
/// The descriptor of `sharing/check_job_status`.
+ (DBRoute *)DBSHARINGCheckJobStatus;
/// The descriptor of `sharing/check_remove_member_job_status`.
+ (DBRoute *)DBSHARINGCheckRemoveMemberJobStatus;
/// The descriptor of `sharing/check_share_job_status`.
+ (DBRoute *)DBSHARINGCheckShareJobStatus;
/// The descriptor of `sharing/create_shared_link`.
+ (DBRoute *)DBSHARINGCreateSharedLink;
/// The descriptor of `sharing/create_shared_link_with_settings`.
+ (DBRoute *)DBSHARINGCreateSharedLinkWithSettings;
/// The descriptor of `sharing/get_file_metadata`.
+ (DBRoute *)DBSHARINGGetFileMetadata;
/// The descriptor of `sharing/get_file_metadata/batch`.
+ (DBRoute *)DBSHARINGGetFileMetadataBatch;
/// The descriptor of `sharing/get_folder_metadata`.
+ (DBRoute *)DBSHARINGGetFolderMetadata;
/// The descriptor of `sharing/get_shared_link_file`.
+ (DBRoute *)DBSHARINGGetSharedLinkFile;
/// The descriptor of `sharing/get_shared_link_metadata`.
+ (DBRoute *)DBSHARINGGetSharedLinkMetadata;
/// The descriptor of `sharing/get_shared_links`.
+ (DBRoute *)DBSHARINGGetSharedLinks;
/// The descriptor of `sharing/list_file_members`.
+ (DBRoute *)DBSHARINGListFileMembers;
/// The descriptor of `sharing/list_file_members/batch`.
+ (DBRoute *)DBSHARINGListFileMembersBatch;
/// The descriptor of `sharing/list_file_members/continue`.
+ (DBRoute *)DBSHARINGListFileMembersContinue;
/// The descriptor of `sharing/list_folder_members`.
+ (DBRoute *)DBSHARINGListFolderMembers;
/// The descriptor of `sharing/list_folder_members/continue`.
+ (DBRoute *)DBSHARINGListFolderMembersContinue;
/// The descriptor of `sharing/list_folders`.
+ (DBRoute *)DBSHARINGListFolders;
/// The descriptor of `sharing/list_folders/continue`.
+ (DBRoute *)DBSHARINGListFoldersContinue;
/// The descriptor of `sharing/list_mountable_folders`.
+ (DBRoute *)DBSHARINGListMountableFolders;
/// The descriptor of `sharing/list_mountable_folders/continue`.
+ (DBRoute *)DBSHARINGListMountableFoldersContinue;
/// The descriptor of `sharing/list_received_files`.
+ (DBRoute *)DBSHARINGListReceivedFiles;
/// The descriptor of `sharing/list_received_files/continue`.
+ (DBRoute *)DBSHARINGListReceivedFilesContinue;
/// The descriptor of `sharing/list_shared_links`.
+ (DBRoute *)DBSHARINGListSharedLinks;
/// The descriptor of `sharing/modify_shared_link_settings`.
+ (DBRoute *)DBSHARINGModifySharedLinkSettings;
/// The descriptor of `sharing/mount_folder`.
+ (DBRoute *)DBSHARINGMountFolder;
/// The descriptor of `sharing/relinquish_access`.
+ (DBRoute *)DBSHARINGRelinquishAccess;
/// The descriptor of `sharing/relinquish_file_membership`.
+ (DBRoute *)DBSHARINGRelinquishFileMembership;
/// The descriptor of `sharing/relinquish_folder_membership`.
+ (DBRoute *)DBSHARINGRelinquishFolderMembership;
/// The descriptor of `sharing/remove_file_member`.
+ (DBRoute *)DBSHARINGRemoveFileMember;
/// The descriptor of `sharing/remove_file_member_2`.
+ (DBRoute *)DBSHARINGRemoveFileMember2;
/// The descriptor of `sharing/remove_folder_member`.
+ (DBRoute *)DBSHARINGRemoveFolderMember;
/// The descriptor of `sharing/revoke_shared_link`.
+ (DBRoute *)DBSHARINGRevokeSharedLink;
/// The descriptor of `sharing/set_access_inheritance`.
+ (DBRoute *)DBSHARINGSetAccessInheritance;
/// The descriptor of `sharing/share_folder`.
+ (DBRoute *)DBSHARINGShareFolder;
/// The descriptor of `sharing/transfer_folder`.
+ (DBRoute *)DBSHARINGTransferFolder;
/// The descriptor of `sharing/unmount_folder`.
+ (DBRoute *)DBSHARINGUnmountFolder;
/// The descriptor of `sharing/unshare_file`.
+ (DBRoute *)DBSHARINGUnshareFile;
/// The descriptor of `sharing/unshare_folder`.
+ (DBRoute *)DBSHARINGUnshareFolder;
/// The descriptor of `sharing/update_file_member`.
+ (DBRoute *)DBSHARINGUpdateFileMember;
/// The descriptor of `sharing/update_file_policy`.
+ (DBRoute *)DBSHARINGUpdateFilePolicy;
/// The descriptor of `sharing/update_folder_member`.
+ (DBRoute *)DBSHARINGUpdateFolderMember;
/// The descriptor of `sharing/update_folder_policy`.
+ (DBRoute *)DBSHARINGUpdateFolderPolicy;
@end

/// The routes of `sharing`, on behalf of a user.
@interface DBUserBaseClient (DBSHARING)
/// The routes of `sharing`.
@property (nonatomic, readonly) DBSHARINGUserAuthRoutes *sharingRoutes;
@end

/// The routes of `sharing`, with the key and secret of an app.
@interface DBAppBaseClient (DBSHARING)
/// The routes of `sharing`.
@property (nonatomic, readonly) DBSHARINGAppAuthRoutes *sharingRoutes;
@end

NS_ASSUME_NONNULL_END
