// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCLaunchEmptyResult;
@class DBASYNCLaunchResultBase;
@class DBASYNCPollError;
@class DBNilObject;
@class DBRoute;
@class DBSHARINGAccessInheritance;
@class DBSHARINGAccessLevel;
@class DBSHARINGAclUpdatePolicy;
@class DBSHARINGAddFileMemberError;
@class DBSHARINGAddFolderMemberError;
@class DBSHARINGAddMember;
@class DBSHARINGAppAuthRoutes;
@class DBSHARINGCreateSharedLinkError;
@class DBSHARINGCreateSharedLinkWithSettingsError;
@class DBSHARINGFileAction;
@class DBSHARINGFileMemberActionError;
@class DBSHARINGFileMemberActionIndividualResult;
@class DBSHARINGFileMemberActionResult;
@class DBSHARINGFileMemberRemoveActionResult;
@class DBSHARINGFolderAction;
@class DBSHARINGGetFileMetadataBatchResult;
@class DBSHARINGGetFileMetadataError;
@class DBSHARINGGetSharedLinkFileError;
@class DBSHARINGGetSharedLinksError;
@class DBSHARINGGetSharedLinksResult;
@class DBSHARINGJobStatus;
@class DBSHARINGLinkSettings;
@class DBSHARINGListFileMembersBatchResult;
@class DBSHARINGListFileMembersContinueError;
@class DBSHARINGListFileMembersError;
@class DBSHARINGListFilesContinueError;
@class DBSHARINGListFilesResult;
@class DBSHARINGListFolderMembersContinueError;
@class DBSHARINGListFoldersContinueError;
@class DBSHARINGListFoldersResult;
@class DBSHARINGListSharedLinksError;
@class DBSHARINGListSharedLinksResult;
@class DBSHARINGMemberAccessLevelResult;
@class DBSHARINGMemberAction;
@class DBSHARINGMemberPolicy;
@class DBSHARINGMemberSelector;
@class DBSHARINGModifySharedLinkSettingsError;
@class DBSHARINGMountFolderError;
@class DBSHARINGPathLinkMetadata;
@class DBSHARINGPendingUploadMode;
@class DBSHARINGRelinquishAccessError;
@class DBSHARINGRelinquishAccessResult;
@class DBSHARINGRelinquishFileMembershipError;
@class DBSHARINGRelinquishFolderMembershipError;
@class DBSHARINGRemoveFileMemberError;
@class DBSHARINGRemoveFolderMemberError;
@class DBSHARINGRemoveMemberJobStatus;
@class DBSHARINGRevokeSharedLinkError;
@class DBSHARINGSetAccessInheritanceError;
@class DBSHARINGShareFolderError;
@class DBSHARINGShareFolderJobStatus;
@class DBSHARINGShareFolderLaunch;
@class DBSHARINGSharedFileMembers;
@class DBSHARINGSharedFileMetadata;
@class DBSHARINGSharedFolderAccessError;
@class DBSHARINGSharedFolderMembers;
@class DBSHARINGSharedFolderMetadata;
@class DBSHARINGSharedLinkMetadata;
@class DBSHARINGSharedLinkMetadataError;
@class DBSHARINGSharedLinkPolicy;
@class DBSHARINGSharedLinkSettings;
@class DBSHARINGSharingUserError;
@class DBSHARINGTransferFolderError;
@class DBSHARINGUnmountFolderError;
@class DBSHARINGUnshareFileError;
@class DBSHARINGUnshareFolderError;
@class DBSHARINGUpdateFilePolicyError;
@class DBSHARINGUpdateFolderMemberError;
@class DBSHARINGUpdateFolderPolicyError;
@class DBSHARINGUserAuthRoutes;
@class DBSHARINGViewerInfoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `sharing`, called on behalf of a user.
@interface DBSHARINGUserAuthRoutes : DBAuthRoutes
/// Shares a file with people: adds members and sends them invitations. The answer tells for each how it went. The
/// optional arguments have their defaults.
- (DBRpcTask<NSArray<DBSHARINGFileMemberActionResult *> *, DBSHARINGAddFileMemberError *> *)
    addFileMember:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members;

/// Shares a file with people: adds members and sends them invitations. The answer tells for each how it went.
///
/// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGAddFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - members: The people to share with, by account or email address. An address that belongs to an account means that
///     account.
///   - customMessage: A message to send with the invitation.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - accessLevel: What the new members may do.
///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `@NO`.
///   - fpSealedResult: For Dropbox's own apps.
- (DBRpcTask<NSArray<DBSHARINGFileMemberActionResult *> *, DBSHARINGAddFileMemberError *> *)
    addFileMember:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    addMessageAsComment:(nullable NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Adds members to a shared folder and invites them. A new member sees the folder in their Dropbox after `mountFolder`.
/// The optional arguments have their defaults.
- (DBRpcTask<DBNilObject *, DBSHARINGAddFolderMemberError *> *)addFolderMember:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members;

/// Adds members to a shared folder and invites them. A new member sees the folder in their Dropbox after `mountFolder`.
///
/// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGAddFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - members: The people to invite, each with what they may do.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For Dropbox's own apps.
- (DBRpcTask<DBNilObject *, DBSHARINGAddFolderMemberError *> *)addFolderMember:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members
    quiet:(nullable NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Returns whether a job of `unshareFolder` or `relinquishFolderMembership` is still running.
///
/// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGJobStatus *, DBASYNCPollError *> *)checkJobStatus:(NSString *)asyncJobId;

/// Polls a job of `removeFolderMember`: returns whether it is still running, and which access the member still has.
///
/// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGRemoveMemberJobStatus *, DBASYNCPollError *> *)checkRemoveMemberJobStatus:(NSString *)asyncJobId;

/// Returns whether a job of `shareFolder` or `setAccessInheritance` is still running, or which shared folder came of
/// it.
///
/// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBSHARINGShareFolderJobStatus *, DBASYNCPollError *> *)checkShareJobStatus:(NSString *)asyncJobId;

/// Creates a shared link to a file or folder, or returns the one that is there. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGPathLinkMetadata *, DBSHARINGCreateSharedLinkError *> *)createSharedLink:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder, or returns the one that is there.
///
/// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGCreateSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
///
/// - Parameters:
///   - path: The file or folder.
///   - shortUrl: Has no use any more. Default: `@NO`. Deprecated.
///   - pendingUpload: What to expect at the path if nothing is there yet.
- (DBRpcTask<DBSHARINGPathLinkMetadata *, DBSHARINGCreateSharedLinkError *> *)createSharedLink:(NSString *)path
    shortUrl:(nullable NSNumber *)shortUrl
    pendingUpload:(nullable DBSHARINGPendingUploadMode *)pendingUpload
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder. By default anybody who has it can use it, as far as the team and the
/// folder allow. If there is a link already the call fails; find it with `listSharedLinks`. The optional arguments have
/// their defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGCreateSharedLinkWithSettingsError *> *)
    createSharedLinkWithSettings:(NSString *)path;

/// Creates a shared link to a file or folder. By default anybody who has it can use it, as far as the team and the
/// folder allow. If there is a link already the call fails; find it with `listSharedLinks`.
///
/// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGCreateSharedLinkWithSettingsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - settings: Who may use the link, its password and its expiry.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGCreateSharedLinkWithSettingsError *> *)
    createSharedLinkWithSettings:(NSString *)path
    settings:(nullable DBSHARINGSharedLinkSettings *)settings;

/// Returns how a file is shared, and what the user may do about it. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGGetFileMetadataError *> *)getFileMetadata:(NSString *)file;

/// Returns how a file is shared, and what the user may do about it.
///
/// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGGetFileMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGGetFileMetadataError *> *)getFileMetadata:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns how up to 100 files are shared. The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBSHARINGGetFileMetadataBatchResult *> *, DBSHARINGSharingUserError *> *)
    getFileMetadataBatch:(NSArray<NSString *> *)files;

/// Returns how up to 100 files are shared.
///
/// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (DBRpcTask<NSArray<DBSHARINGGetFileMetadataBatchResult *> *, DBSHARINGSharingUserError *> *)
    getFileMetadataBatch:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns how a folder is shared, and what the user may do about it. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGSharedFolderAccessError *> *)
    getFolderMetadata:(NSString *)sharedFolderId;

/// Returns how a folder is shared, and what the user may do about it.
///
/// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGSharedFolderAccessError *> *)
    getFolderMetadata:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns what a shared link leads to, who may use it, and when it expires. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url;

/// Returns what a shared link leads to, who may use it, and when it expires.
///
/// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGSharedLinkMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Lists the user's links, up to 1,000. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGGetSharedLinksResult *, DBSHARINGGetSharedLinksError *> *)getSharedLinks
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the user's links, up to 1,000.
///
/// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
///
/// - Parameters:
///   - path: The file or folder whose links to list. By default all links.
- (DBRpcTask<DBSHARINGGetSharedLinksResult *, DBSHARINGGetSharedLinksError *> *)getSharedLinks:(nullable NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists who has access to a file: members, groups and invited people. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersError *> *)listFileMembers:(NSString *)file;

/// Lists who has access to a file: members, groups and invited people.
///
/// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFileMembersError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `@YES`.
///   - limit: The size of a page. Default: 100. 1 to 300.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersError *> *)listFileMembers:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    includeInherited:(nullable NSNumber *)includeInherited
    limit:(nullable NSNumber *)limit;

/// Lists who has access to up to 100 files. Members by way of a folder are left out, and so are permissions. The
/// optional arguments have their defaults.
- (DBRpcTask<NSArray<DBSHARINGListFileMembersBatchResult *> *, DBSHARINGSharingUserError *> *)
    listFileMembersBatch:(NSArray<NSString *> *)files;

/// Lists who has access to up to 100 files. Members by way of a folder are left out, and so are permissions.
///
/// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - limit: How many members to return at most. Default: 1000. At most 3000.
- (DBRpcTask<NSArray<DBSHARINGListFileMembersBatchResult *> *, DBSHARINGSharingUserError *> *)
    listFileMembersBatch:(NSArray<NSString *> *)files
    limit:(nullable NSNumber *)limit;

/// Returns the next page of `listFileMembers`.
///
/// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFileMembersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (DBRpcTask<DBSHARINGSharedFileMembers *, DBSHARINGListFileMembersContinueError *> *)
    listFileMembersContinue:(NSString *)cursor;

/// Lists who has access to a shared folder: members, groups and invited people. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedFolderMembers *, DBSHARINGSharedFolderAccessError *> *)
    listFolderMembers:(NSString *)sharedFolderId;

/// Lists who has access to a shared folder: members, groups and invited people.
///
/// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
///   - path: The folder by path, to list those with access by way of a folder around it too.
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
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (DBRpcTask<DBSHARINGSharedFolderMembers *, DBSHARINGListFolderMembersContinueError *> *)
    listFolderMembersContinue:(NSString *)cursor;

/// Lists all shared folders that the user can open, mounted or not. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listFolders;

/// Lists all shared folders that the user can open, mounted or not.
///
/// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - actions: The actions to tell about, whether the user may take them on each folder.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listFolders:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Returns the next page of `listFolders`.
///
/// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFoldersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBSHARINGListFoldersContinueError *> *)listFoldersContinue:(NSString *)cursor;

/// Lists the shared folders that the user can mount or unmount. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listMountableFolders;

/// Lists the shared folders that the user can mount or unmount.
///
/// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - actions: The actions to tell about, whether the user may take them on each folder.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBNilObject *> *)listMountableFolders:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Returns the next page of `listMountableFolders`.
///
/// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFoldersContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (DBRpcTask<DBSHARINGListFoldersResult *, DBSHARINGListFoldersContinueError *> *)
    listMountableFoldersContinue:(NSString *)cursor;

/// Lists the files that others have shared with the user. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGSharingUserError *> *)listReceivedFiles;

/// Lists the files that others have shared with the user.
///
/// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
///
/// - Parameters:
///   - limit: The size of a page. Default: 100. 1 to 300.
///   - actions: The actions to tell about, whether the user may take them on each file.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGSharingUserError *> *)listReceivedFiles:(nullable NSNumber *)limit
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Returns the next page of `listReceivedFiles`.
///
/// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListFilesContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (DBRpcTask<DBSHARINGListFilesResult *, DBSHARINGListFilesContinueError *> *)
    listReceivedFilesContinue:(NSString *)cursor;

/// Lists the user's links, page by page, or those through which one path can be reached, including links to the folders
/// around it. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGListSharedLinksResult *, DBSHARINGListSharedLinksError *> *)listSharedLinks;

/// Lists the user's links, page by page, or those through which one path can be reached, including links to the folders
/// around it.
///
/// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBSHARINGListSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
///
/// - Parameters:
///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - cursor: Where the page begins: the cursor of the latest page.
///   - directOnly: Whether to leave out links to the folders around `path`.
- (DBRpcTask<DBSHARINGListSharedLinksResult *, DBSHARINGListSharedLinksError *> *)
    listSharedLinks:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly;

/// Changes who may use a link, its password and its expiry. Team and folder may restrict it further; the answer tells
/// what really holds. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGModifySharedLinkSettingsError *> *)
    modifySharedLinkSettings:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings;

/// Changes who may use a link, its password and its expiry. Team and folder may restrict it further; the answer tells
/// what really holds.
///
/// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGModifySharedLinkSettingsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
///
/// - Parameters:
///   - url: The link.
///   - settings: What to change.
///   - removeExpiration: Whether to let the link live for ever. Default: `@NO`.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGModifySharedLinkSettingsError *> *)
    modifySharedLinkSettings:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings
    removeExpiration:(nullable NSNumber *)removeExpiration;

/// Puts a shared folder into the user's Dropbox.
///
/// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGMountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
///
/// - Parameters:
///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGMountFolderError *> *)mountFolder:(NSString *)sharedFolderId;

/// Gives up whatever access of their own the user has to a file or folder, without keeping a copy. Doing it twice does
/// no harm.
///
/// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
/// Error: `DBSHARINGRelinquishAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
///
/// - Parameters:
///   - fileId: The file or folder, `id:…`.
- (DBRpcTask<DBSHARINGRelinquishAccessResult *, DBSHARINGRelinquishAccessError *> *)relinquishAccess:(NSString *)fileId;

/// Gives up the user's access to a file that others have shared.
///
/// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRelinquishFileMembershipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (DBRpcTask<DBNilObject *, DBSHARINGRelinquishFileMembershipError *> *)relinquishFileMembership:(NSString *)file;

/// Leaves a shared folder, which its owner cannot do. With `leaveACopy` the answer is a job to poll with
/// `checkJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGRelinquishFolderMembershipError *> *)
    relinquishFolderMembership:(NSString *)sharedFolderId;

/// Leaves a shared folder, which its owner cannot do. With `leaveACopy` the answer is a job to poll with
/// `checkJobStatus`.
///
/// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRelinquishFolderMembershipError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder.
///     Default: `@NO`.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGRelinquishFolderMembershipError *> *)
    relinquishFolderMembership:(NSString *)sharedFolderId
    leaveACopy:(nullable NSNumber *)leaveACopy;

/// Removes a member from a file. Use `removeFileMember2`, which tells more.
///
/// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. An email address that belongs to an account means that account.
- (DBRpcTask<DBSHARINGFileMemberActionIndividualResult *, DBSHARINGRemoveFileMemberError *> *)
    removeFileMember:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    __deprecated_msg("Dropbox deprecated the route.");

/// Removes a member from a file, and tells which access they still have by way of a folder.
///
/// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. An email address that belongs to an account means that account.
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
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member to remove.
///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or
///     another shared folder.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBSHARINGRemoveFolderMemberError *> *)
    removeFolderMember:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy;

/// Creates a link useless. The file may still be reached through links to the folders around it.
///
/// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGRevokeSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
///
/// - Parameters:
///   - url: The link.
- (DBRpcTask<DBNilObject *, DBSHARINGRevokeSharedLinkError *> *)revokeSharedLink:(NSString *)url;

/// Sets whether a shared folder in a team space takes over the members of the folder around it. May be a job to poll
/// with `checkShareJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGSetAccessInheritanceError *> *)
    setAccessInheritance:(NSString *)sharedFolderId;

/// Sets whether a shared folder in a team space takes over the members of the folder around it. May be a job to poll
/// with `checkShareJobStatus`.
///
/// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGSetAccessInheritanceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default: `inherit`.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGSetAccessInheritanceError *> *)
    setAccessInheritance:(NSString *)sharedFolderId
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance;

/// Shares a folder, creating it if needed. Large folders take a job to poll with `checkShareJobStatus`. The optional
/// arguments have their defaults.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGShareFolderError *> *)shareFolder:(NSString *)path;

/// Shares a folder, creating it if needed. Large folders take a job to poll with `checkShareJobStatus`.
///
/// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGShareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: Who may add and remove members.
///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `@NO`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: How the link to the folder is set.
- (DBRpcTask<DBSHARINGShareFolderLaunch *, DBSHARINGShareFolderError *> *)shareFolder:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings;

/// Makes another member the owner of a shared folder. Only its owner can do so.
///
/// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGTransferFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
- (DBRpcTask<DBNilObject *, DBSHARINGTransferFolderError *> *)transferFolder:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId;

/// Takes a shared folder out of the user's Dropbox. It can be mounted again.
///
/// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnmountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
///
/// - Parameters:
///   - sharedFolderId: The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (DBRpcTask<DBNilObject *, DBSHARINGUnmountFolderError *> *)unmountFolder:(NSString *)sharedFolderId;

/// Removes all members from a file. Those who have access by way of a folder keep it.
///
/// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnshareFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (DBRpcTask<DBNilObject *, DBSHARINGUnshareFileError *> *)unshareFile:(NSString *)file;

/// Stops sharing a folder. Only its owner can do so, and no other shared folder may lie in it or around it. Poll the
/// job with `checkJobStatus`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGUnshareFolderError *> *)unshareFolder:(NSString *)sharedFolderId;

/// Stops sharing a folder. Only its owner can do so, and no other shared folder may lie in it or around it. Poll the
/// job with `checkJobStatus`.
///
/// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUnshareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether the other members keep a copy. The owner always keeps the folder. Default: `@NO`.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBSHARINGUnshareFolderError *> *)unshareFolder:(NSString *)sharedFolderId
    leaveACopy:(nullable NSNumber *)leaveACopy;

/// Changes what a member may do with a file.
///
/// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGFileMemberActionError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member.
///   - accessLevel: What they may do from now on.
- (DBRpcTask<DBSHARINGMemberAccessLevelResult *, DBSHARINGFileMemberActionError *> *)updateFileMember:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;

/// Changes whether a file shows who has seen it. The optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGUpdateFilePolicyError *> *)updateFilePolicy:(NSString *)file;

/// Changes whether a file shows who has seen it.
///
/// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFilePolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: Has no use any more. Deprecated.
///   - viewerInfoPolicy: Whether the file shows who has seen it.
- (DBRpcTask<DBSHARINGSharedFileMetadata *, DBSHARINGUpdateFilePolicyError *> *)updateFilePolicy:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy;

/// Changes what a member may do in a shared folder.
///
/// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member, by `.dropboxId`.
///   - accessLevel: What they may do from now on. Not `.owner`.
- (DBRpcTask<DBSHARINGMemberAccessLevelResult *, DBSHARINGUpdateFolderMemberError *> *)
    updateFolderMember:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;

/// Changes who may join, share and link a shared folder. Only its owner can do so; what is nil stays as it is. The
/// optional arguments have their defaults.
- (DBRpcTask<DBSHARINGSharedFolderMetadata *, DBSHARINGUpdateFolderPolicyError *> *)
    updateFolderPolicy:(NSString *)sharedFolderId;

/// Changes who may join, share and link a shared folder. Only its owner can do so; what is nil stays as it is.
///
/// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBSHARINGUpdateFolderPolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - aclUpdatePolicy: Who may add and remove members.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - linkSettings: How the link to the folder is set.
///   - actions: The actions to tell about in the answer, whether the user may take them.
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
/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file behind a shared link, or a file in the folder behind it. The optional arguments have their
/// defaults.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the file behind a shared link, or a file in the folder behind it.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBSHARINGSharedLinkMetadata *, DBSHARINGGetSharedLinkFileError *> *)
    getSharedLinkFileData:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns what a shared link leads to, who may use it, and when it expires. The optional arguments have their
/// defaults.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url;

/// Returns what a shared link leads to, who may use it, and when it expires.
///
/// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
/// Error: `DBSHARINGSharedLinkMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (DBRpcTask<DBSHARINGSharedLinkMetadata *, DBSHARINGSharedLinkMetadataError *> *)getSharedLinkMetadata:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;
@end

/// The descriptors of the routes of `sharing`.
@interface DBSHARINGRouteObjects : DBRouteObjects
/// `sharing/add_file_member`
+ (DBRoute *)DBSHARINGAddFileMember;
/// `sharing/add_folder_member`
+ (DBRoute *)DBSHARINGAddFolderMember;
/// `sharing/check_job_status`
+ (DBRoute *)DBSHARINGCheckJobStatus;
/// `sharing/check_remove_member_job_status`
+ (DBRoute *)DBSHARINGCheckRemoveMemberJobStatus;
/// `sharing/check_share_job_status`
+ (DBRoute *)DBSHARINGCheckShareJobStatus;
/// `sharing/create_shared_link`
+ (DBRoute *)DBSHARINGCreateSharedLink;
/// `sharing/create_shared_link_with_settings`
+ (DBRoute *)DBSHARINGCreateSharedLinkWithSettings;
/// `sharing/get_file_metadata`
+ (DBRoute *)DBSHARINGGetFileMetadata;
/// `sharing/get_file_metadata/batch`
+ (DBRoute *)DBSHARINGGetFileMetadataBatch;
/// `sharing/get_folder_metadata`
+ (DBRoute *)DBSHARINGGetFolderMetadata;
/// `sharing/get_shared_link_file`
+ (DBRoute *)DBSHARINGGetSharedLinkFile;
/// `sharing/get_shared_link_metadata`
+ (DBRoute *)DBSHARINGGetSharedLinkMetadata;
/// `sharing/get_shared_links`
+ (DBRoute *)DBSHARINGGetSharedLinks;
/// `sharing/list_file_members`
+ (DBRoute *)DBSHARINGListFileMembers;
/// `sharing/list_file_members/batch`
+ (DBRoute *)DBSHARINGListFileMembersBatch;
/// `sharing/list_file_members/continue`
+ (DBRoute *)DBSHARINGListFileMembersContinue;
/// `sharing/list_folder_members`
+ (DBRoute *)DBSHARINGListFolderMembers;
/// `sharing/list_folder_members/continue`
+ (DBRoute *)DBSHARINGListFolderMembersContinue;
/// `sharing/list_folders`
+ (DBRoute *)DBSHARINGListFolders;
/// `sharing/list_folders/continue`
+ (DBRoute *)DBSHARINGListFoldersContinue;
/// `sharing/list_mountable_folders`
+ (DBRoute *)DBSHARINGListMountableFolders;
/// `sharing/list_mountable_folders/continue`
+ (DBRoute *)DBSHARINGListMountableFoldersContinue;
/// `sharing/list_received_files`
+ (DBRoute *)DBSHARINGListReceivedFiles;
/// `sharing/list_received_files/continue`
+ (DBRoute *)DBSHARINGListReceivedFilesContinue;
/// `sharing/list_shared_links`
+ (DBRoute *)DBSHARINGListSharedLinks;
/// `sharing/modify_shared_link_settings`
+ (DBRoute *)DBSHARINGModifySharedLinkSettings;
/// `sharing/mount_folder`
+ (DBRoute *)DBSHARINGMountFolder;
/// `sharing/relinquish_access`
+ (DBRoute *)DBSHARINGRelinquishAccess;
/// `sharing/relinquish_file_membership`
+ (DBRoute *)DBSHARINGRelinquishFileMembership;
/// `sharing/relinquish_folder_membership`
+ (DBRoute *)DBSHARINGRelinquishFolderMembership;
/// `sharing/remove_file_member`
+ (DBRoute *)DBSHARINGRemoveFileMember;
/// `sharing/remove_file_member_2`
+ (DBRoute *)DBSHARINGRemoveFileMember2;
/// `sharing/remove_folder_member`
+ (DBRoute *)DBSHARINGRemoveFolderMember;
/// `sharing/revoke_shared_link`
+ (DBRoute *)DBSHARINGRevokeSharedLink;
/// `sharing/set_access_inheritance`
+ (DBRoute *)DBSHARINGSetAccessInheritance;
/// `sharing/share_folder`
+ (DBRoute *)DBSHARINGShareFolder;
/// `sharing/transfer_folder`
+ (DBRoute *)DBSHARINGTransferFolder;
/// `sharing/unmount_folder`
+ (DBRoute *)DBSHARINGUnmountFolder;
/// `sharing/unshare_file`
+ (DBRoute *)DBSHARINGUnshareFile;
/// `sharing/unshare_folder`
+ (DBRoute *)DBSHARINGUnshareFolder;
/// `sharing/update_file_member`
+ (DBRoute *)DBSHARINGUpdateFileMember;
/// `sharing/update_file_policy`
+ (DBRoute *)DBSHARINGUpdateFilePolicy;
/// `sharing/update_folder_member`
+ (DBRoute *)DBSHARINGUpdateFolderMember;
/// `sharing/update_folder_policy`
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
