// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBFILEREQUESTSCountFileRequestsError, DBFILEREQUESTSCountFileRequestsResult,
    DBFILEREQUESTSCreateFileRequestError, DBFILEREQUESTSDeleteAllClosedFileRequestsError,
    DBFILEREQUESTSDeleteAllClosedFileRequestsResult, DBFILEREQUESTSDeleteFileRequestError,
    DBFILEREQUESTSDeleteFileRequestsResult, DBFILEREQUESTSFileRequest, DBFILEREQUESTSFileRequestDeadline,
    DBFILEREQUESTSGetFileRequestError, DBFILEREQUESTSListFileRequestsContinueError, DBFILEREQUESTSListFileRequestsError,
    DBFILEREQUESTSListFileRequestsResult, DBFILEREQUESTSListFileRequestsV2Result,
    DBFILEREQUESTSUpdateFileRequestDeadline, DBFILEREQUESTSUpdateFileRequestError, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `file_requests`, called on behalf of a user.
@interface DBFILEREQUESTSUserAuthRoutes : DBAuthRoutes
/// Returns the number of the user's file requests, open and closed.
///
/// Route `file_requests/count`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSCountFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-count>
- (DBRpcTask<DBFILEREQUESTSCountFileRequestsResult *, DBFILEREQUESTSCountFileRequestsError *> *)count;

/// Creates a file request: a link with which people send files to a folder. The user's email address must be verified.
/// The optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination;

/// Creates a file request: a link with which people send files to a folder. The user's email address must be verified.
///
/// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSCreateFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-create>
///
/// - Parameters:
///   - title: The title, as shown to submitters. At least 1 character.
///   - destination: The folder that receives the files. The path starts with `/`. For apps with an app folder, it is
///     relative to that folder. Starts with `/`.
///   - deadline: The deadline for files. Available only for paid accounts.
///   - open: A Boolean value that indicates whether the file request accepts files immediately. You can open a closed
///     request later. The default is `@YES`.
///   - description_: The description, as shown to submitters.
///   - videoProjectId: The identifier of the video project to which the file request belongs.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Deletes file requests. They must be closed. The received files remain.
///
/// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSDeleteFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
///
/// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
///   consists of letters from A to Z, digits, hyphens, and underscores.
- (DBRpcTask<DBFILEREQUESTSDeleteFileRequestsResult *, DBFILEREQUESTSDeleteFileRequestError *> *)
    delete_:(NSArray<NSString *> *)ids;

/// Deletes all closed file requests of the user.
///
/// Route `file_requests/delete_all_closed`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSDeleteAllClosedFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete_all_closed>
- (DBRpcTask<DBFILEREQUESTSDeleteAllClosedFileRequestsResult *, DBFILEREQUESTSDeleteAllClosedFileRequestsError *> *)
    deleteAllClosed;

/// Returns a file request.
///
/// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSGetFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
///
/// - Parameter id_: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
///   hyphens, and underscores.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSGetFileRequestError *> *)get:(NSString *)id_;

/// Returns the user's file requests. Apps with an app folder get only the requests whose destination lies in that
/// folder.
///
/// Route `file_requests/list`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
- (DBRpcTask<DBFILEREQUESTSListFileRequestsResult *, DBFILEREQUESTSListFileRequestsError *> *)list;

/// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination lies
/// in that folder. The optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsError *> *)listV2;

/// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination lies
/// in that folder.
///
/// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsError *> *)
    listV2:(nullable NSNumber *)limit;

/// Returns the next page of `listV2`.
///
/// Route `file_requests/list/continue`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list-continue>
///
/// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsContinueError *> *)
    listContinue:(NSString *)cursor;

/// Changes the title, folder, deadline, or description of a file request, or opens or closes it. Fields that are `nil`
/// don't change. The optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_;

/// Changes the title, folder, deadline, or description of a file request, or opens or closes it. Fields that are `nil`
/// don't change.
///
/// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSUpdateFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
///
/// - Parameters:
///   - id_: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
///     and underscores.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Starts with `/`.
///   - deadline: The change of the deadline. Available only for paid accounts. The default is `no_update`.
///   - open: A Boolean value that indicates whether the file request accepts files from now on.
///   - description_: The new description, as shown to submitters.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_;
@end

/// The descriptors of the routes of `file_requests`.
@interface DBFILEREQUESTSRouteObjects : DBRouteObjects
/// The descriptor of `file_requests/count`.
+ (DBRoute *)DBFILEREQUESTSCount;
/// The descriptor of `file_requests/create`.
+ (DBRoute *)DBFILEREQUESTSCreate;
/// The descriptor of `file_requests/delete`.
+ (DBRoute *)DBFILEREQUESTSDelete_;
/// The descriptor of `file_requests/delete_all_closed`.
+ (DBRoute *)DBFILEREQUESTSDeleteAllClosed;
/// The descriptor of `file_requests/get`.
+ (DBRoute *)DBFILEREQUESTSGet;
/// The descriptor of `file_requests/list`.
+ (DBRoute *)DBFILEREQUESTSList;
/// The descriptor of `file_requests/list_v2`.
+ (DBRoute *)DBFILEREQUESTSListV2;
/// The descriptor of `file_requests/list/continue`.
+ (DBRoute *)DBFILEREQUESTSListContinue;
/// The descriptor of `file_requests/update`.
+ (DBRoute *)DBFILEREQUESTSUpdate;
@end

/// The routes of `file_requests`, on behalf of a user.
@interface DBUserBaseClient (DBFILEREQUESTS)
/// The routes of `file_requests`.
@property (nonatomic, readonly) DBFILEREQUESTSUserAuthRoutes *fileRequestsRoutes;
@end

NS_ASSUME_NONNULL_END
