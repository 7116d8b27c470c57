// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogAppLogInfo @dynamic appId, displayName; @end
@implementation DBXTeamLogDeviceSessionLogInfo @dynamic ipAddress, created, updated; @end
@implementation DBXTeamLogSessionLogInfo @dynamic sessionId; @end
@implementation DBXTeamLogFileOrFolderLogInfo @dynamic path, displayName, fileId, fileSize; @end
@implementation DBXTeamLogUserLogInfo @dynamic accountId, displayName, email; @end
