// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBNilObject;
@class DBPAPERAddMember;
@class DBPAPERAddPaperDocUserMemberResult;
@class DBPAPERDocLookupError;
@class DBPAPERExportFormat;
@class DBPAPERFoldersContainingPaperDoc;
@class DBPAPERImportFormat;
@class DBPAPERListDocsCursorError;
@class DBPAPERListPaperDocsFilterBy;
@class DBPAPERListPaperDocsResponse;
@class DBPAPERListPaperDocsSortBy;
@class DBPAPERListPaperDocsSortOrder;
@class DBPAPERListUsersCursorError;
@class DBPAPERListUsersOnFolderResponse;
@class DBPAPERListUsersOnPaperDocResponse;
@class DBPAPERPaperDocCreateError;
@class DBPAPERPaperDocCreateUpdateResult;
@class DBPAPERPaperDocExportResult;
@class DBPAPERPaperDocGetMetadataResult;
@class DBPAPERPaperDocUpdateError;
@class DBPAPERPaperDocUpdatePolicy;
@class DBPAPERPaperFolderCreateError;
@class DBPAPERPaperFolderCreateResult;
@class DBPAPERSharingPolicy;
@class DBPAPERUserAuthRoutes;
@class DBPAPERUserOnPaperDocFilter;
@class DBRoute;
@class DBSHARINGMemberSelector;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `paper`, called on behalf of a user.
@interface DBPAPERUserAuthRoutes : DBAuthRoutes
/// Archives a document.
///
/// Route `paper/docs/archive`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-archive>
///
/// - Parameters:
///   - docId: The document.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsArchive:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateUrl:(DBPAPERImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text.
///
/// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateUrl:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateData:(DBPAPERImportFormat *)importFormat
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text.
///
/// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
///   - inputData: The content.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateData:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateStream:(DBPAPERImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown or plain text.
///
/// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
///   - inputStream: The content, read once.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateStream:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadUrl:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown.
///
/// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
///
/// - Parameters:
///   - docId: The document.
///   - exportFormat: The format to download.
///   - includeComments: Whether to include comments. For Markdown only. Default: `@NO`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadUrl:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadUrl:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown.
///
/// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
///
/// - Parameters:
///   - docId: The document.
///   - exportFormat: The format to download.
///   - includeComments: Whether to include comments. For Markdown only. Default: `@NO`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadUrl:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBDownloadDataTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadData:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown.
///
/// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
///
/// - Parameters:
///   - docId: The document.
///   - exportFormat: The format to download.
///   - includeComments: Whether to include comments. For Markdown only. Default: `@NO`.
- (DBDownloadDataTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadData:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBDownloadDataTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadData:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown.
///
/// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
///
/// - Parameters:
///   - docId: The document.
///   - exportFormat: The format to download.
///   - includeComments: Whether to include comments. For Markdown only. Default: `@NO`.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadData:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists who is invited to the folder that holds a document. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListUsersOnFolderResponse *, DBPAPERDocLookupError *> *)docsFolderUsersList:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists who is invited to the folder that holds a document.
///
/// Route `paper/docs/folder_users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list>
///
/// - Parameters:
///   - docId: The document.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
- (DBRpcTask<DBPAPERListUsersOnFolderResponse *, DBPAPERDocLookupError *> *)docsFolderUsersList:(NSString *)docId
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsFolderUsersList`.
///
/// Route `paper/docs/folder_users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERListUsersCursorError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list-continue>
///
/// - Parameters:
///   - docId: The document.
///   - cursor: Where the next page begins.
- (DBRpcTask<DBPAPERListUsersOnFolderResponse *, DBPAPERListUsersCursorError *> *)
    docsFolderUsersListContinue:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns which folders a document lies in, from the outermost inwards.
///
/// Route `paper/docs/get_folder_info`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_folder_info>
///
/// - Parameters:
///   - docId: The document.
- (DBRpcTask<DBPAPERFoldersContainingPaperDoc *, DBPAPERDocLookupError *> *)docsGetFolderInfo:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Reads the metadata of a document, old or new. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERPaperDocGetMetadataResult *, DBPAPERDocLookupError *> *)docsGetMetadata;

/// Reads the metadata of a document, old or new.
///
/// Route `paper/docs/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_metadata>
///
/// - Parameters:
///   - docId: The document, if it is of the old kind.
///   - fileId: The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
- (DBRpcTask<DBPAPERPaperDocGetMetadataResult *, DBPAPERDocLookupError *> *)docsGetMetadata:(nullable NSString *)docId
    fileId:(nullable NSString *)fileId;

/// Lists the ids of the user's documents. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the ids of the user's documents.
///
/// Route `paper/docs/list`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list>
///
/// - Parameters:
///   - filterBy: Whether to list what the user has opened or what the user has created. Default: `docs_accessed`.
///   - sortBy: The time to sort by. Default: `accessed`.
///   - sortOrder: Whether the oldest or the newest come first. Default: `ascending`.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - stopAtDate: The time at which to end the list.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    limit:(nullable NSNumber *)limit
    stopAtDate:(nullable NSDate *)stopAtDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsList`.
///
/// Route `paper/docs/list/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBPAPERListDocsCursorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list-continue>
///
/// - Parameters:
///   - cursor: Where the next page begins.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBPAPERListDocsCursorError *> *)docsListContinue:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a document for good. Only its owner can do so.
///
/// Route `paper/docs/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-permanently_delete>
///
/// - Parameters:
///   - docId: The document.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsPermanentlyDelete:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns who may open a document by its link.
///
/// Route `paper/docs/sharing_policy/get`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-get>
///
/// - Parameters:
///   - docId: The document.
- (DBRpcTask<DBPAPERSharingPolicy *, DBPAPERDocLookupError *> *)docsSharingPolicyGet:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Sets who may open a document by its link.
///
/// Route `paper/docs/sharing_policy/set`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-set>
///
/// - Parameters:
///   - docId: The document.
///   - sharingPolicy: Who may open it by its link.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsSharingPolicySet:(NSString *)docId
    sharingPolicy:(DBPAPERSharingPolicy *)sharingPolicy
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces, prepends to or appends to the content of a document.
///
/// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
///
/// - Parameters:
///   - docId: The document.
///   - docUpdatePolicy: What to do with the present content.
///   - revision: The revision that the document must still have.
///   - importFormat: The format of the content.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateUrl:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces, prepends to or appends to the content of a document.
///
/// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
///
/// - Parameters:
///   - docId: The document.
///   - docUpdatePolicy: What to do with the present content.
///   - revision: The revision that the document must still have.
///   - importFormat: The format of the content.
///   - inputData: The content.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateData:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces, prepends to or appends to the content of a document.
///
/// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
///
/// - Parameters:
///   - docId: The document.
///   - docUpdatePolicy: What to do with the present content.
///   - revision: The revision that the document must still have.
///   - importFormat: The format of the content.
///   - inputStream: The content, read once.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateStream:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes what they may do. The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBPAPERAddPaperDocUserMemberResult *> *, DBPAPERDocLookupError *> *)docsUsersAdd:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes what they may do.
///
/// Route `paper/docs/users/add`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-add>
///
/// - Parameters:
///   - docId: The document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: Whether to send no email. Default: `@NO`.
- (DBRpcTask<NSArray<DBPAPERAddPaperDocUserMemberResult *> *, DBPAPERDocLookupError *> *)docsUsersAdd:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists who has access to a document or has visited it. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERDocLookupError *> *)docsUsersList:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists who has access to a document or has visited it.
///
/// Route `paper/docs/users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list>
///
/// - Parameters:
///   - docId: The document.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - filterBy: Whether to list those with access or those who have visited. Default: `shared`.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERDocLookupError *> *)docsUsersList:(NSString *)docId
    limit:(nullable NSNumber *)limit
    filterBy:(nullable DBPAPERUserOnPaperDocFilter *)filterBy
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsUsersList`.
///
/// Route `paper/docs/users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERListUsersCursorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list-continue>
///
/// - Parameters:
///   - docId: The document.
///   - cursor: Where the next page begins.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERListUsersCursorError *> *)
    docsUsersListContinue:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Takes somebody's access to a document away. Its owner cannot be removed.
///
/// Route `paper/docs/users/remove`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-remove>
///
/// - Parameters:
///   - docId: The document.
///   - member: The person, by account or email address.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsUsersRemove:(NSString *)docId
    member:(DBSHARINGMemberSelector *)member
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a Paper folder. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERPaperFolderCreateResult *, DBPAPERPaperFolderCreateError *> *)foldersCreate:(NSString *)name
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a Paper folder.
///
/// Route `paper/folders/create`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperFolderCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-folders-create>
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The folder that is to hold it. By default none.
///   - isTeamFolder: Whether it is for the whole team. Only without a folder around it.
- (DBRpcTask<DBPAPERPaperFolderCreateResult *, DBPAPERPaperFolderCreateError *> *)foldersCreate:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    __deprecated_msg("Dropbox deprecated the route.");
@end

/// The descriptors of the routes of `paper`.
@interface DBPAPERRouteObjects : DBRouteObjects
/// `paper/docs/archive`
+ (DBRoute *)DBPAPERDocsArchive;
/// `paper/docs/create`
+ (DBRoute *)DBPAPERDocsCreate;
/// `paper/docs/download`
+ (DBRoute *)DBPAPERDocsDownload;
/// `paper/docs/folder_users/list`
+ (DBRoute *)DBPAPERDocsFolderUsersList;
/// `paper/docs/folder_users/list/continue`
+ (DBRoute *)DBPAPERDocsFolderUsersListContinue;
/// `paper/docs/get_folder_info`
+ (DBRoute *)DBPAPERDocsGetFolderInfo;
/// `paper/docs/get_metadata`
+ (DBRoute *)DBPAPERDocsGetMetadata;
/// `paper/docs/list`
+ (DBRoute *)DBPAPERDocsList;
/// `paper/docs/list/continue`
+ (DBRoute *)DBPAPERDocsListContinue;
/// `paper/docs/permanently_delete`
+ (DBRoute *)DBPAPERDocsPermanentlyDelete;
/// `paper/docs/sharing_policy/get`
+ (DBRoute *)DBPAPERDocsSharingPolicyGet;
/// `paper/docs/sharing_policy/set`
+ (DBRoute *)DBPAPERDocsSharingPolicySet;
/// `paper/docs/update`
+ (DBRoute *)DBPAPERDocsUpdate;
/// `paper/docs/users/add`
+ (DBRoute *)DBPAPERDocsUsersAdd;
/// `paper/docs/users/list`
+ (DBRoute *)DBPAPERDocsUsersList;
/// `paper/docs/users/list/continue`
+ (DBRoute *)DBPAPERDocsUsersListContinue;
/// `paper/docs/users/remove`
+ (DBRoute *)DBPAPERDocsUsersRemove;
/// `paper/folders/create`
+ (DBRoute *)DBPAPERFoldersCreate;
@end

/// The routes of `paper`, on behalf of a user.
@interface DBUserBaseClient (DBPAPER)
/// The routes of `paper`.
@property (nonatomic, readonly) DBPAPERUserAuthRoutes *paperRoutes;
@end

NS_ASSUME_NONNULL_END
