#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog.h>

@class DBXCallError;
@class DBXFilePropertiesGetTemplateResult;
@class DBXFilePropertiesListTemplateResult;
@class DBXFilePropertiesModifyTemplateError;
@class DBXFilePropertiesRemovePropertiesError;
@class DBXFilePropertiesTemplateError;
@class DBXFilePropertiesUpdateTemplateResult;

NS_ASSUME_NONNULL_BEGIN

// Dropbox removed these parts of the API. Nothing returns an object of these classes, but code with them compiles.

/// A member that Dropbox removed. An object of this class is sent as `other`.
@interface DBXTeamLogAccountCapturePolicyPreventPersonalCreation : DBXTeamLogAccountCapturePolicy

/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;

/// Creates an object with the tag `other`.
+ (instancetype)new;

@end

/// A member that the API no longer has.
@interface DBXTeamLogAccountCapturePolicy (Retired)

/// `nil`, unless the app created the object.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAccountCapturePolicyPreventPersonalCreation *asPreventPersonalCreation;

@end

/// A call of `files/properties/remove`, which Dropbox removed.
@interface DBXFilesPropertiesRemoveRpcRequest : DBXBaseRequest

/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesRemovePropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
                completionHandler:(void (^_Nonnull)(
        DBXFilePropertiesRemovePropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

@end

/// A call of `files/properties/template/get`, which Dropbox removed.
@interface DBXFilesPropertiesTemplateGetRpcRequest : DBXBaseRequest

/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
                completionHandler:(void (^_Nonnull)(
        DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

@end

/// A call of `files/properties/template/list`, which Dropbox removed.
@interface DBXFilesPropertiesTemplateListRpcRequest : DBXBaseRequest

/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
                completionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

@end

/// A call of `team/properties/template/list`, which Dropbox removed.
@interface DBXTeamPropertiesTemplateListRpcRequest : DBXBaseRequest

/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
                completionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

@end

/// A call of `team/properties/template/update`, which Dropbox removed.
@interface DBXTeamPropertiesTemplateUpdateRpcRequest : DBXBaseRequest

/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdateTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
                completionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdateTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

@end

NS_ASSUME_NONNULL_END
