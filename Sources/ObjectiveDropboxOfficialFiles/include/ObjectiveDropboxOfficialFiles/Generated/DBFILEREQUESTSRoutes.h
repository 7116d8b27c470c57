// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBFILEREQUESTSCountFileRequestsError;
@class DBFILEREQUESTSCountFileRequestsResult;
@class DBFILEREQUESTSCreateFileRequestError;
@class DBFILEREQUESTSDeleteAllClosedFileRequestsError;
@class DBFILEREQUESTSDeleteAllClosedFileRequestsResult;
@class DBFILEREQUESTSDeleteFileRequestError;
@class DBFILEREQUESTSDeleteFileRequestsResult;
@class DBFILEREQUESTSFileRequest;
@class DBFILEREQUESTSFileRequestDeadline;
@class DBFILEREQUESTSGetFileRequestError;
@class DBFILEREQUESTSListFileRequestsContinueError;
@class DBFILEREQUESTSListFileRequestsError;
@class DBFILEREQUESTSListFileRequestsResult;
@class DBFILEREQUESTSListFileRequestsV2Result;
@class DBFILEREQUESTSUpdateFileRequestDeadline;
@class DBFILEREQUESTSUpdateFileRequestError;
@class DBFILEREQUESTSUserAuthRoutes;
@class DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `file_requests`, called on behalf of a user.
@interface DBFILEREQUESTSUserAuthRoutes : DBAuthRoutes
/// Counts the user's file requests, open and closed.
///
/// Route `file_requests/count`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSCountFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-count>
- (DBRpcTask<DBFILEREQUESTSCountFileRequestsResult *, DBFILEREQUESTSCountFileRequestsError *> *)count;

/// Creates a file request: a link through which others send files into a folder. The user's email address must be
/// verified. The optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination;

/// Creates a file request: a link through which others send files into a folder. The user's email address must be
/// verified.
///
/// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSCreateFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-create>
///
/// - Parameters:
///   - title: What the request is about, as the senders see it. At least 1 character.
///   - destination: The folder that receives the files. It starts with `/`; for apps with a folder of their own it is
///     relative to that. Pattern: `/(.|[\r\n])*`.
///   - deadline: Until when files are accepted. Only for paid accounts.
///   - open: Whether files are accepted at once. A closed request can be opened later. Default: `@YES`.
///   - description_: A longer explanation for the senders.
///   - videoProjectId: The video project that the request belongs to, if any.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Deletes file requests. They must be closed first; the files received stay.
///
/// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSDeleteFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
///
/// - Parameters:
///   - ids: The file requests to delete. Each: At least 1 character. Each: Pattern: `[-_0-9a-zA-Z]+`.
- (DBRpcTask<DBFILEREQUESTSDeleteFileRequestsResult *, DBFILEREQUESTSDeleteFileRequestError *> *)
    delete_:(NSArray<NSString *> *)ids;

/// Deletes all closed file requests of the user.
///
/// Route `file_requests/delete_all_closed`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSDeleteAllClosedFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete_all_closed>
- (DBRpcTask<DBFILEREQUESTSDeleteAllClosedFileRequestsResult *, DBFILEREQUESTSDeleteAllClosedFileRequestsError *> *)
    deleteAllClosed;

/// Reads one file request.
///
/// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSGetFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
///
/// - Parameters:
///   - id_: The file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSGetFileRequestError *> *)get:(NSString *)id_;

/// Lists the user's file requests. Apps with a folder of their own see only those that lead there.
///
/// Route `file_requests/list`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
- (DBRpcTask<DBFILEREQUESTSListFileRequestsResult *, DBFILEREQUESTSListFileRequestsError *> *)list;

/// Lists the user's file requests page by page. Apps with a folder of their own see only those that lead there. The
/// optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsError *> *)listV2;

/// Lists the user's file requests page by page. Apps with a folder of their own see only those that lead there.
///
/// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsError *> *)
    listV2:(nullable NSNumber *)limit;

/// Returns the next page of `listV2`.
///
/// Route `file_requests/list/continue`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBFILEREQUESTSListFileRequestsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listV2` or `listContinue`.
- (DBRpcTask<DBFILEREQUESTSListFileRequestsV2Result *, DBFILEREQUESTSListFileRequestsContinueError *> *)
    listContinue:(NSString *)cursor;

/// Changes the title, folder, deadline or description of a file request, or opens or closes it. What is nil stays as it
/// is. The optional arguments have their defaults.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_;

/// Changes the title, folder, deadline or description of a file request, or opens or closes it. What is nil stays as it
/// is.
///
/// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBFILEREQUESTSUpdateFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
///
/// - Parameters:
///   - id_: The file request to change. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Pattern: `/(.|[\r\n])*`.
///   - deadline: The new deadline. Only for paid accounts. Default: `no_update`.
///   - open: Whether to accept files from now on.
///   - description_: The new explanation for the senders.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_;
@end

/// The descriptors of the routes of `file_requests`.
@interface DBFILEREQUESTSRouteObjects : DBRouteObjects
/// `file_requests/count`
+ (DBRoute *)DBFILEREQUESTSCount;
/// `file_requests/create`
+ (DBRoute *)DBFILEREQUESTSCreate;
/// `file_requests/delete`
+ (DBRoute *)DBFILEREQUESTSDelete_;
/// `file_requests/delete_all_closed`
+ (DBRoute *)DBFILEREQUESTSDeleteAllClosed;
/// `file_requests/get`
+ (DBRoute *)DBFILEREQUESTSGet;
/// `file_requests/list`
+ (DBRoute *)DBFILEREQUESTSList;
/// `file_requests/list_v2`
+ (DBRoute *)DBFILEREQUESTSListV2;
/// `file_requests/list/continue`
+ (DBRoute *)DBFILEREQUESTSListContinue;
/// `file_requests/update`
+ (DBRoute *)DBFILEREQUESTSUpdate;
@end

/// The routes of `file_requests`, on behalf of a user.
@interface DBUserBaseClient (DBFILEREQUESTS)
/// The routes of `file_requests`.
@property (nonatomic, readonly) DBFILEREQUESTSUserAuthRoutes *fileRequestsRoutes;
@end

NS_ASSUME_NONNULL_END
