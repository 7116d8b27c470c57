// Generated from API/team_common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMCOMMONGroupManagementType @end
@implementation DBTEAMCOMMONGroupManagementTypeSerializer @end
@implementation DBTEAMCOMMONGroupSummary @end
@implementation DBTEAMCOMMONGroupSummarySerializer @end
@implementation DBTEAMCOMMONGroupType @end
@implementation DBTEAMCOMMONGroupTypeSerializer @end
@implementation DBTEAMCOMMONMemberSpaceLimitType @end
@implementation DBTEAMCOMMONMemberSpaceLimitTypeSerializer @end
@implementation DBTEAMCOMMONTimeRange @end
@implementation DBTEAMCOMMONTimeRangeSerializer @end
