// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXPaperAddMember, DBXPaperAddPaperDocUserMemberResult, DBXPaperDocLookupError,
    DBXPaperExportFormat, DBXPaperFoldersContainingPaperDoc, DBXPaperImportFormat, DBXPaperListDocsCursorError,
    DBXPaperListPaperDocsFilterBy, DBXPaperListPaperDocsResponse, DBXPaperListPaperDocsSortBy,
    DBXPaperListPaperDocsSortOrder, DBXPaperListUsersCursorError, DBXPaperListUsersOnFolderResponse,
    DBXPaperListUsersOnPaperDocResponse, DBXPaperPaperDocCreateError, DBXPaperPaperDocCreateUpdateResult,
    DBXPaperPaperDocExportResult, DBXPaperPaperDocGetMetadataResult, DBXPaperPaperDocUpdateError,
    DBXPaperPaperDocUpdatePolicy, DBXPaperPaperFolderCreateError, DBXPaperPaperFolderCreateResult,
    DBXPaperSharingPolicy, DBXPaperUserOnPaperDocFilter, DBXSharingMemberSelector;

NS_ASSUME_NONNULL_BEGIN

/// A request of `paper/docs/archive`.
@interface DBXPaperDocsArchiveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/create`.
@interface DBXPaperDocsCreateUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperDocCreateUpdateResult *_Nullable result, DBXPaperPaperDocCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperDocCreateUpdateResult *_Nullable result, DBXPaperPaperDocCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/download` whose content is stored in a file.
@interface DBXPaperDocsDownloadDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperDocExportResult *_Nullable result, NSURL *_Nullable destination,
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperDocExportResult *_Nullable result, NSURL *_Nullable destination,
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/download` whose content is returned as data.
@interface DBXPaperDocsDownloadDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperDocExportResult *_Nullable result, NSData *_Nullable content,
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperDocExportResult *_Nullable result, NSData *_Nullable content,
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/folder_users/list`.
@interface DBXPaperDocsFolderUsersListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListUsersOnFolderResponse *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListUsersOnFolderResponse *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/folder_users/list/continue`.
@interface DBXPaperDocsFolderUsersListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListUsersOnFolderResponse *_Nullable result, DBXPaperListUsersCursorError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListUsersOnFolderResponse *_Nullable result, DBXPaperListUsersCursorError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/get_folder_info`.
@interface DBXPaperDocsGetFolderInfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperFoldersContainingPaperDoc *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperFoldersContainingPaperDoc *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/get_metadata`.
@interface DBXPaperDocsGetMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperDocGetMetadataResult *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperDocGetMetadataResult *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/list`.
@interface DBXPaperDocsListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListPaperDocsResponse *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListPaperDocsResponse *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/list/continue`.
@interface DBXPaperDocsListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListPaperDocsResponse *_Nullable result, DBXPaperListDocsCursorError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListPaperDocsResponse *_Nullable result, DBXPaperListDocsCursorError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/permanently_delete`.
@interface DBXPaperDocsPermanentlyDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/sharing_policy/get`.
@interface DBXPaperDocsSharingPolicyGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperSharingPolicy *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperSharingPolicy *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/sharing_policy/set`.
@interface DBXPaperDocsSharingPolicySetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/update`.
@interface DBXPaperDocsUpdateUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperDocCreateUpdateResult *_Nullable result, DBXPaperPaperDocUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperDocCreateUpdateResult *_Nullable result, DBXPaperPaperDocUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/users/add`.
@interface DBXPaperDocsUsersAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXPaperAddPaperDocUserMemberResult *> *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXPaperAddPaperDocUserMemberResult *> *_Nullable result,
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/users/list`.
@interface DBXPaperDocsUsersListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListUsersOnPaperDocResponse *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListUsersOnPaperDocResponse *_Nullable result, DBXPaperDocLookupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/users/list/continue`.
@interface DBXPaperDocsUsersListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperListUsersOnPaperDocResponse *_Nullable result, DBXPaperListUsersCursorError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperListUsersOnPaperDocResponse *_Nullable result, DBXPaperListUsersCursorError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/docs/users/remove`.
@interface DBXPaperDocsUsersRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperDocLookupError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `paper/folders/create`.
@interface DBXPaperFoldersCreateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXPaperPaperFolderCreateResult *_Nullable result, DBXPaperPaperFolderCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXPaperPaperFolderCreateResult *_Nullable result, DBXPaperPaperFolderCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `paper`, called on behalf of a user or a team.
@interface DBXPaperRoutes : DBXBaseRoutes
/// Archives a document.
///
/// Route `paper/docs/archive`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-archive>
///
/// - Parameter docId: The identifier of the document.
- (DBXPaperDocsArchiveRpcRequest *)docsArchiveWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text.
///
/// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXPaperPaperDocCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
///   - input: The content to upload.
- (DBXPaperDocsCreateUploadRequest *)docsCreateDataWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBXPaperDocsCreateUploadRequest *)docsCreateDataWithImportFormat:(DBXPaperImportFormat *)importFormat
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The method that ends with `input:` describes the route and
/// its parameters.
- (DBXPaperDocsCreateUploadRequest *)docsCreateURLWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBXPaperDocsCreateUploadRequest *)docsCreateURLWithImportFormat:(DBXPaperImportFormat *)importFormat
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The method that ends with `input:` describes the route and
/// its parameters.
- (DBXPaperDocsCreateUploadRequest *)docsCreateInputStreamWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a document from HTML, Markdown, or plain text. The optional arguments have their defaults.
- (DBXPaperDocsCreateUploadRequest *)docsCreateInputStreamWithImportFormat:(DBXPaperImportFormat *)importFormat
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown.
///
/// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXPaperDocsDownloadDownloadRequestFile *)docsDownloadURLWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    includeComments:(NSNumber *)includeComments
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBXPaperDocsDownloadDownloadRequestFile *)docsDownloadURLWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBXPaperDocsDownloadDownloadRequestMemory *)docsDownloadWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    includeComments:(NSNumber *)includeComments
    __deprecated_msg("Dropbox deprecated the route.");

/// Downloads a document as HTML or Markdown. The optional arguments have their defaults.
- (DBXPaperDocsDownloadDownloadRequestMemory *)docsDownloadWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who are invited to the folder of a document.
///
/// Route `paper/docs/folder_users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXPaperDocsFolderUsersListRpcRequest *)docsFolderUsersListWithDocId:(NSString *)docId
    limit:(NSNumber *)limit
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who are invited to the folder of a document. The optional arguments have their defaults.
- (DBXPaperDocsFolderUsersListRpcRequest *)docsFolderUsersListWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsFolderUsersList`.
///
/// Route `paper/docs/folder_users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperListUsersCursorError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list-continue>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (DBXPaperDocsFolderUsersListContinueRpcRequest *)docsFolderUsersListContinueWithDocId:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the folders that contain a document, starting with the outermost one.
///
/// Route `paper/docs/get_folder_info`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_folder_info>
///
/// - Parameter docId: The identifier of the document.
- (DBXPaperDocsGetFolderInfoRpcRequest *)docsGetFolderInfoWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the metadata of a document.
///
/// Route `paper/docs/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_metadata>
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
- (DBXPaperDocsGetMetadataRpcRequest *)docsGetMetadataWithDocId:(nullable NSString *)docId
    fileId:(nullable NSString *)fileId;

/// Returns the metadata of a document. The optional arguments have their defaults.
- (DBXPaperDocsGetMetadataRpcRequest *)docsGetMetadata;

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
- (DBXPaperDocsListRpcRequest *)docsListWithFilterBy:(DBXPaperListPaperDocsFilterBy *)filterBy
    sortBy:(DBXPaperListPaperDocsSortBy *)sortBy
    sortOrder:(DBXPaperListPaperDocsSortOrder *)sortOrder
    limit:(NSNumber *)limit
    stopAtDate:(nullable NSDate *)stopAtDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBXPaperDocsListRpcRequest *)docsListWithFilterBy:(DBXPaperListPaperDocsFilterBy *)filterBy
    sortBy:(DBXPaperListPaperDocsSortBy *)sortBy
    sortOrder:(DBXPaperListPaperDocsSortOrder *)sortOrder
    limit:(NSNumber *)limit
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the identifiers of the user's documents. The optional arguments have their defaults.
- (DBXPaperDocsListRpcRequest *)docsList __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsList`.
///
/// Route `paper/docs/list/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXPaperListDocsCursorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBXPaperDocsListContinueRpcRequest *)docsListContinueWithCursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Permanently deletes a document. Only the owner can delete it.
///
/// Route `paper/docs/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-permanently_delete>
///
/// - Parameter docId: The identifier of the document.
- (DBXPaperDocsPermanentlyDeleteRpcRequest *)docsPermanentlyDeleteWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the sharing policy of a document's link.
///
/// Route `paper/docs/sharing_policy/get`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-get>
///
/// - Parameter docId: The identifier of the document.
- (DBXPaperDocsSharingPolicyGetRpcRequest *)docsSharingPolicyGetWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Sets the sharing policy of a document's link.
///
/// Route `paper/docs/sharing_policy/set`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-set>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (DBXPaperDocsSharingPolicySetRpcRequest *)docsSharingPolicySetWithDocId:(NSString *)docId
    sharingPolicy:(DBXPaperSharingPolicy *)sharingPolicy
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it.
///
/// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXPaperPaperDocUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
///   - input: The content to upload.
- (DBXPaperDocsUpdateUploadRequest *)docsUpdateDataWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it. The method that ends with `input:` describes
/// the route and its parameters.
- (DBXPaperDocsUpdateUploadRequest *)docsUpdateURLWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces the content of a document, or adds content before or after it. The method that ends with `input:` describes
/// the route and its parameters.
- (DBXPaperDocsUpdateUploadRequest *)docsUpdateInputStreamWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes their permissions.
///
/// Route `paper/docs/users/add`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-add>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no email. The default is `@NO`.
- (DBXPaperDocsUsersAddRpcRequest *)docsUsersAddWithDocId:(NSString *)docId
    members:(NSArray<DBXPaperAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    __deprecated_msg("Dropbox deprecated the route.");

/// Gives up to 20 people access to a document, or changes their permissions. The optional arguments have their
/// defaults.
- (DBXPaperDocsUsersAddRpcRequest *)docsUsersAddWithDocId:(NSString *)docId
    members:(NSArray<DBXPaperAddMember *> *)members
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a document or have opened it.
///
/// Route `paper/docs/users/list`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - filterBy: A value that indicates whether to list people with access or people who opened the document. The
///     default is `shared`.
- (DBXPaperDocsUsersListRpcRequest *)docsUsersListWithDocId:(NSString *)docId
    limit:(NSNumber *)limit
    filterBy:(DBXPaperUserOnPaperDocFilter *)filterBy
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a document or have opened it. The optional arguments have their defaults.
- (DBXPaperDocsUsersListRpcRequest *)docsUsersListWithDocId:(NSString *)docId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the next page of `docsUsersList`.
///
/// Route `paper/docs/users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXPaperListUsersCursorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list-continue>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (DBXPaperDocsUsersListContinueRpcRequest *)docsUsersListContinueWithDocId:(NSString *)docId
    cursor:(NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Removes a person's access to a document. The owner can't be removed.
///
/// Route `paper/docs/users/remove`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXPaperDocLookupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-remove>
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - member: The person, by account or email address.
- (DBXPaperDocsUsersRemoveRpcRequest *)docsUsersRemoveWithDocId:(NSString *)docId
    member:(DBXSharingMemberSelector *)member
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a Paper folder.
///
/// Route `paper/folders/create`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXPaperPaperFolderCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-folders-create>
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (DBXPaperFoldersCreateRpcRequest *)foldersCreateWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a Paper folder. The optional arguments have their defaults.
- (DBXPaperFoldersCreateRpcRequest *)foldersCreateWithName:(NSString *)name
    __deprecated_msg("Dropbox deprecated the route.");
@end

/// The routes of `paper`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXPaper)
/// The routes of `paper`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXPaperRoutes *paper;
@end

NS_ASSUME_NONNULL_END
