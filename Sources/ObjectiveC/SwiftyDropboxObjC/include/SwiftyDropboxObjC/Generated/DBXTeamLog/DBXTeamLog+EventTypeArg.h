// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A kind of event by which to filter.
@interface DBXTeamLogEventTypeArg : DBXObject
@end

NS_ASSUME_NONNULL_END
