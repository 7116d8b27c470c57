// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXFileRequestsCountFileRequestsError, DBXFileRequestsCountFileRequestsResult,
    DBXFileRequestsCreateFileRequestError, DBXFileRequestsDeleteAllClosedFileRequestsError,
    DBXFileRequestsDeleteAllClosedFileRequestsResult, DBXFileRequestsDeleteFileRequestError,
    DBXFileRequestsDeleteFileRequestsResult, DBXFileRequestsFileRequest, DBXFileRequestsFileRequestDeadline,
    DBXFileRequestsGetFileRequestError, DBXFileRequestsListFileRequestsContinueError,
    DBXFileRequestsListFileRequestsError, DBXFileRequestsListFileRequestsResult,
    DBXFileRequestsListFileRequestsV2Result, DBXFileRequestsUpdateFileRequestDeadline,
    DBXFileRequestsUpdateFileRequestError;

NS_ASSUME_NONNULL_BEGIN

/// A request of `file_requests/count`.
@interface DBXFileRequestsCountRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsCountFileRequestsResult *_Nullable result,
        DBXFileRequestsCountFileRequestsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsCountFileRequestsResult *_Nullable result,
            DBXFileRequestsCountFileRequestsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/create`.
@interface DBXFileRequestsCreateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsCreateFileRequestError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsCreateFileRequestError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/delete`.
@interface DBXFileRequestsDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsDeleteFileRequestsResult *_Nullable result,
        DBXFileRequestsDeleteFileRequestError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsDeleteFileRequestsResult *_Nullable result,
            DBXFileRequestsDeleteFileRequestError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/delete_all_closed`.
@interface DBXFileRequestsDeleteAllClosedRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsDeleteAllClosedFileRequestsResult *_Nullable result,
        DBXFileRequestsDeleteAllClosedFileRequestsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsDeleteAllClosedFileRequestsResult *_Nullable result,
            DBXFileRequestsDeleteAllClosedFileRequestsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/get`.
@interface DBXFileRequestsGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsGetFileRequestError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsGetFileRequestError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/list`.
@interface DBXFileRequestsList_RpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsListFileRequestsResult *_Nullable result,
        DBXFileRequestsListFileRequestsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsListFileRequestsResult *_Nullable result,
            DBXFileRequestsListFileRequestsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/list_v2`.
@interface DBXFileRequestsList_RpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsListFileRequestsV2Result *_Nullable result,
        DBXFileRequestsListFileRequestsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsListFileRequestsV2Result *_Nullable result,
            DBXFileRequestsListFileRequestsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/list/continue`.
@interface DBXFileRequestsListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsListFileRequestsV2Result *_Nullable result,
        DBXFileRequestsListFileRequestsContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsListFileRequestsV2Result *_Nullable result,
            DBXFileRequestsListFileRequestsContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_requests/update`.
@interface DBXFileRequestsUpdateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsUpdateFileRequestError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFileRequestsFileRequest *_Nullable result, DBXFileRequestsUpdateFileRequestError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `file_requests`, called on behalf of a user or a team.
@interface DBXFileRequestsRoutes : DBXBaseRoutes
/// Returns the number of the user's file requests, open and closed.
///
/// Route `file_requests/count`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBXFileRequestsCountFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-count>
- (DBXFileRequestsCountRpcRequest *)count;

/// Creates a file request: a link with which people send files to a folder. The user's email address must be verified.
///
/// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBXFileRequestsCreateFileRequestError`.
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
- (DBXFileRequestsCreateRpcRequest *)createWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    open:(NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Calls the route with defaults for its other arguments.
- (DBXFileRequestsCreateRpcRequest *)createWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    open:(NSNumber *)open
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");

/// Creates a file request: a link with which people send files to a folder. The user's email address must be verified.
/// The optional arguments have their defaults.
- (DBXFileRequestsCreateRpcRequest *)createWithTitle:(NSString *)title destination:(NSString *)destination;

/// Deletes file requests. They must be closed. The received files remain.
///
/// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBXFileRequestsDeleteFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
///
/// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
///   consists of letters from A to Z, digits, hyphens, and underscores.
- (DBXFileRequestsDeleteRpcRequest *)deleteWithIds:(NSArray<NSString *> *)ids;

/// Deletes all closed file requests of the user.
///
/// Route `file_requests/delete_all_closed`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBXFileRequestsDeleteAllClosedFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete_all_closed>
- (DBXFileRequestsDeleteAllClosedRpcRequest *)deleteAllClosed;

/// Returns a file request.
///
/// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBXFileRequestsGetFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
///
/// - Parameter id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
///   hyphens, and underscores.
- (DBXFileRequestsGetRpcRequest *)getWithId:(NSString *)id;

/// Returns the user's file requests. Apps with an app folder get only the requests whose destination lies in that
/// folder.
///
/// Route `file_requests/list`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBXFileRequestsListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
- (DBXFileRequestsList_RpcRequest *)list_;

/// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination lies
/// in that folder.
///
/// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBXFileRequestsListFileRequestsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000.
- (DBXFileRequestsList_RpcRequestV2 *)listV2WithLimit:(NSNumber *)limit;

/// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination lies
/// in that folder. The optional arguments have their defaults.
- (DBXFileRequestsList_RpcRequestV2 *)listV2;

/// Returns the next page of `listV2`.
///
/// Route `file_requests/list/continue`: style rpc, host api, auth user, scope `file_requests.read`.
/// Error: `DBXFileRequestsListFileRequestsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list-continue>
///
/// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
- (DBXFileRequestsListContinueRpcRequest *)listContinueWithCursor:(NSString *)cursor;

/// Changes the title, folder, deadline, or description of a file request, or opens or closes it. Fields that are `nil`
/// don't change.
///
/// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
/// Error: `DBXFileRequestsUpdateFileRequestError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
///
/// - Parameters:
///   - id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
///     and underscores.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Starts with `/`.
///   - deadline: The change of the deadline. Available only for paid accounts. The default is `no_update`.
///   - open: A Boolean value that indicates whether the file request accepts files from now on.
///   - description_: The new description, as shown to submitters.
- (DBXFileRequestsUpdateRpcRequest *)updateWithId:(NSString *)id
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(DBXFileRequestsUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_;

/// Changes the title, folder, deadline, or description of a file request, or opens or closes it. Fields that are `nil`
/// don't change. The optional arguments have their defaults.
- (DBXFileRequestsUpdateRpcRequest *)updateWithId:(NSString *)id;
@end

/// The routes of `file_requests`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXFileRequests)
/// The routes of `file_requests`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXFileRequestsRoutes *fileRequests;
@end

NS_ASSUME_NONNULL_END
