// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBRIVIERARoutes.h>

@class DBASYNCLaunchResultBase, DBNilObject, DBRIVIERAFileIdOrUrl, DBRIVIERATimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBRIVIERAUserAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    __deprecated_msg("Use the method with all arguments.");
@end

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBRIVIERAAppAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    __deprecated_msg("Use the method with all arguments.");
@end

NS_ASSUME_NONNULL_END
