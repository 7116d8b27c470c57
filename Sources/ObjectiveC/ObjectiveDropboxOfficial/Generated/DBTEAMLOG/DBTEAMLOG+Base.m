// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGAppLogInfo @dynamic appId, displayName; @end
@implementation DBTEAMLOGAppLogInfoSerializer @end
@implementation DBTEAMLOGDeviceSessionLogInfo @dynamic ipAddress, created, updated; @end
@implementation DBTEAMLOGDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGSessionLogInfo @dynamic sessionId; @end
@implementation DBTEAMLOGSessionLogInfoSerializer @end
@implementation DBTEAMLOGFileOrFolderLogInfo @dynamic path, displayName, fileId, fileSize; @end
@implementation DBTEAMLOGFileOrFolderLogInfoSerializer @end
@implementation DBTEAMLOGUserLogInfo @dynamic accountId, displayName, email; @end
@implementation DBTEAMLOGUserLogInfoSerializer @end
