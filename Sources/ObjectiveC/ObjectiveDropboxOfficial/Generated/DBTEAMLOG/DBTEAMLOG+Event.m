// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGEventCategory @dynamic tag; @end
@implementation DBTEAMLOGEventCategorySerializer @end
@implementation DBTEAMLOGEventDetails @dynamic tag; @end
@implementation DBTEAMLOGEventDetailsSerializer @end
