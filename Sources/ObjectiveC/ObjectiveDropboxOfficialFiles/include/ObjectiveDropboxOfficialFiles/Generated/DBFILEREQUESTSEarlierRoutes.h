// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEREQUESTSRoutes.h>

@class DBFILEREQUESTSCreateFileRequestError, DBFILEREQUESTSFileRequest, DBFILEREQUESTSFileRequestDeadline,
    DBFILEREQUESTSUpdateFileRequestDeadline, DBFILEREQUESTSUpdateFileRequestError;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBFILEREQUESTSUserAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSCreateFileRequestError *> *)create:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEREQUESTSFileRequest *, DBFILEREQUESTSUpdateFileRequestError *> *)update:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    __deprecated_msg("Use the method with all arguments.");
@end

NS_ASSUME_NONNULL_END
