// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The kind of an event, with its description.
@interface DBXTeamLogEventType : DBXObject
@end

NS_ASSUME_NONNULL_END
