// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBNilObject, DBPAPERAddMember, DBPAPERAddPaperDocUserMemberResult, DBPAPERDocLookupError, DBPAPERExportFormat,
    DBPAPERFoldersContainingPaperDoc, DBPAPERImportFormat, DBPAPERListDocsCursorError, DBPAPERListPaperDocsFilterBy,
    DBPAPERListPaperDocsResponse, DBPAPERListPaperDocsSortBy, DBPAPERListPaperDocsSortOrder,
    DBPAPERListUsersCursorError, DBPAPERListUsersOnFolderResponse, DBPAPERListUsersOnPaperDocResponse,
    DBPAPERPaperDocCreateError, DBPAPERPaperDocCreateUpdateResult, DBPAPERPaperDocExportResult,
    DBPAPERPaperDocGetMetadataResult, DBPAPERPaperDocUpdateError, DBPAPERPaperDocUpdatePolicy,
    DBPAPERPaperFolderCreateError, DBPAPERPaperFolderCreateResult, DBPAPERSharingPolicy, DBPAPERUserOnPaperDocFilter,
    DBRoute, DBSHARINGMemberSelector;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `paper`, called on behalf of a user.
@interface DBPAPERUserAuthRoutes : DBAuthRoutes
/// Archives a document.
///
/// Route `paper/docs/archive`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-archive>
///
/// - Parameter docId: The identifier of the document.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsArchive:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateUrl:(DBPAPERImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text.
///
/// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateUrl:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateData:(DBPAPERImportFormat *)importFormat
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The method that ends with `inputUrl:` describes the route and
/// its parameters.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateData:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocCreateError *> *)
    docsCreateStream:(DBPAPERImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The method that ends with `inputUrl:` describes the route and
/// its parameters.
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
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
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

/// Downloads a document as HTML or Markdown. The method that ends with `destination:` describes the route and its
/// parameters.
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

/// Downloads a document as HTML or Markdown. The method that ends with `destination:` describes the route and its
/// parameters.
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

/// Downloads a document as HTML or Markdown. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadDataTask<DBPAPERPaperDocExportResult *, DBPAPERDocLookupError *> *)docsDownloadData:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who are invited to the folder of a document. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListUsersOnFolderResponse *, DBPAPERDocLookupError *> *)docsFolderUsersList:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who are invited to the folder of a document.
///
/// Route `paper/docs/folder_users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
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
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (DBRpcTask<DBPAPERListUsersOnFolderResponse *, DBPAPERListUsersCursorError *> *)
    docsFolderUsersListContinue:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the folders that contain a document, starting with the outermost one.
///
/// Route `paper/docs/get_folder_info`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_folder_info>
///
/// - Parameter docId: The identifier of the document.
- (DBRpcTask<DBPAPERFoldersContainingPaperDoc *, DBPAPERDocLookupError *> *)docsGetFolderInfo:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the metadata of a document. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERPaperDocGetMetadataResult *, DBPAPERDocLookupError *> *)docsGetMetadata;

/// Returns the metadata of a document.
///
/// Route `paper/docs/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_metadata>
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
- (DBRpcTask<DBPAPERPaperDocGetMetadataResult *, DBPAPERDocLookupError *> *)docsGetMetadata:(nullable NSString *)docId
    fileId:(nullable NSString *)fileId;

/// Lists the identifiers of the user's documents. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the identifiers of the user's documents.
///
/// Route `paper/docs/list`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list>
///
/// - Parameters:
///   - filterBy: A value that indicates whether to list documents that the user opened or created. The default is
///     `docs_accessed`.
///   - sortBy: The time by which to sort. The default is `accessed`.
///   - sortOrder: The order of the list. The default is `ascending`.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
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
/// - Parameter cursor: The cursor of the next page.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBPAPERListDocsCursorError *> *)docsListContinue:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Permanently deletes a document. Only the owner can delete it.
///
/// Route `paper/docs/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-permanently_delete>
///
/// - Parameter docId: The identifier of the document.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsPermanentlyDelete:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the sharing policy of a document's link.
///
/// Route `paper/docs/sharing_policy/get`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-get>
///
/// - Parameter docId: The identifier of the document.
- (DBRpcTask<DBPAPERSharingPolicy *, DBPAPERDocLookupError *> *)docsSharingPolicyGet:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Sets the sharing policy of a document's link.
///
/// Route `paper/docs/sharing_policy/set`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-set>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (DBRpcTask<DBNilObject *, DBPAPERDocLookupError *> *)docsSharingPolicySet:(NSString *)docId
    sharingPolicy:(DBPAPERSharingPolicy *)sharingPolicy
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it.
///
/// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBPAPERPaperDocUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateUrl:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it. The method that ends with `inputUrl:`
/// describes the route and its parameters.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateData:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it. The method that ends with `inputUrl:`
/// describes the route and its parameters.
- (DBUploadTask<DBPAPERPaperDocCreateUpdateResult *, DBPAPERPaperDocUpdateError *> *)docsUpdateStream:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes their permissions. The optional arguments have their
/// defaults.
- (DBRpcTask<NSArray<DBPAPERAddPaperDocUserMemberResult *> *, DBPAPERDocLookupError *> *)docsUsersAdd:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes their permissions.
///
/// Route `paper/docs/users/add`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-add>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no email. The default is `@NO`.
- (DBRpcTask<NSArray<DBPAPERAddPaperDocUserMemberResult *> *, DBPAPERDocLookupError *> *)docsUsersAdd:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a document or have opened it. The optional arguments have their defaults.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERDocLookupError *> *)docsUsersList:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a document or have opened it.
///
/// Route `paper/docs/users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - filterBy: A value that indicates whether to list people with access or people who opened the document. The
///     default is `shared`.
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
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERListUsersCursorError *> *)
    docsUsersListContinue:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Removes a person's access to a document. The owner can't be removed.
///
/// Route `paper/docs/users/remove`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBPAPERDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-remove>
///
/// - Parameters:
///   - docId: The identifier of the document.
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
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (DBRpcTask<DBPAPERPaperFolderCreateResult *, DBPAPERPaperFolderCreateError *> *)foldersCreate:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    __deprecated_msg("Dropbox deprecated the route.");
@end

/// The descriptors of the routes of `paper`.
@interface DBPAPERRouteObjects : DBRouteObjects
/// The descriptor of `paper/docs/archive`.
+ (DBRoute *)DBPAPERDocsArchive;
/// The descriptor of `paper/docs/create`.
+ (DBRoute *)DBPAPERDocsCreate;
/// The descriptor of `paper/docs/download`.
+ (DBRoute *)DBPAPERDocsDownload;
/// The descriptor of `paper/docs/folder_users/list`.
+ (DBRoute *)DBPAPERDocsFolderUsersList;
/// The descriptor of `paper/docs/folder_users/list/continue`.
+ (DBRoute *)DBPAPERDocsFolderUsersListContinue;
/// The descriptor of `paper/docs/get_folder_info`.
+ (DBRoute *)DBPAPERDocsGetFolderInfo;
/// The descriptor of `paper/docs/get_metadata`.
+ (DBRoute *)DBPAPERDocsGetMetadata;
/// The descriptor of `paper/docs/list`.
+ (DBRoute *)DBPAPERDocsList;
/// The descriptor of `paper/docs/list/continue`.
+ (DBRoute *)DBPAPERDocsListContinue;
/// The descriptor of `paper/docs/permanently_delete`.
+ (DBRoute *)DBPAPERDocsPermanentlyDelete;
/// The descriptor of `paper/docs/sharing_policy/get`.
+ (DBRoute *)DBPAPERDocsSharingPolicyGet;
/// The descriptor of `paper/docs/sharing_policy/set`.
+ (DBRoute *)DBPAPERDocsSharingPolicySet;
/// The descriptor of `paper/docs/update`.
+ (DBRoute *)DBPAPERDocsUpdate;
/// The descriptor of `paper/docs/users/add`.
+ (DBRoute *)DBPAPERDocsUsersAdd;
/// The descriptor of `paper/docs/users/list`.
+ (DBRoute *)DBPAPERDocsUsersList;
/// The descriptor of `paper/docs/users/list/continue`.
+ (DBRoute *)DBPAPERDocsUsersListContinue;
/// The descriptor of `paper/docs/users/remove`.
+ (DBRoute *)DBPAPERDocsUsersRemove;
/// The descriptor of `paper/folders/create`.
+ (DBRoute *)DBPAPERFoldersCreate;
@end

/// The routes of `paper`, on behalf of a user.
@interface DBUserBaseClient (DBPAPER)
/// The routes of `paper`.
@property (nonatomic, readonly) DBPAPERUserAuthRoutes *paperRoutes;
@end

NS_ASSUME_NONNULL_END
