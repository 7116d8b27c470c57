// Generated from API/team_common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMCOMMONGroupManagementType @dynamic tag; @end
@implementation DBTEAMCOMMONGroupManagementTypeSerializer @end
@implementation DBTEAMCOMMONGroupSummary @dynamic groupName, groupId, groupExternalId, memberCount,
    groupManagementType; @end
@implementation DBTEAMCOMMONGroupSummarySerializer @end
@implementation DBTEAMCOMMONGroupType @dynamic tag; @end
@implementation DBTEAMCOMMONGroupTypeSerializer @end
@implementation DBTEAMCOMMONMemberSpaceLimitType @dynamic tag; @end
@implementation DBTEAMCOMMONMemberSpaceLimitTypeSerializer @end
@implementation DBTEAMCOMMONTimeRange @dynamic startTime, endTime; @end
@implementation DBTEAMCOMMONTimeRangeSerializer @end
