// Generated from API/team_common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamCommonGroupManagementType @end
@implementation DBXTeamCommonGroupManagementTypeUserManaged @end
@implementation DBXTeamCommonGroupManagementTypeCompanyManaged @end
@implementation DBXTeamCommonGroupManagementTypeSystemManaged @end
@implementation DBXTeamCommonGroupManagementTypeOther @end
@implementation DBXTeamCommonGroupSummary @dynamic groupName, groupId, groupExternalId, memberCount,
    groupManagementType; @end
@implementation DBXTeamCommonGroupType @end
@implementation DBXTeamCommonGroupTypeTeam @end
@implementation DBXTeamCommonGroupTypeUserManaged @end
@implementation DBXTeamCommonGroupTypeOther @end
@implementation DBXTeamCommonMemberSpaceLimitType @end
@implementation DBXTeamCommonMemberSpaceLimitTypeOff @end
@implementation DBXTeamCommonMemberSpaceLimitTypeAlertOnly @end
@implementation DBXTeamCommonMemberSpaceLimitTypeStopSync @end
@implementation DBXTeamCommonMemberSpaceLimitTypeOther @end
@implementation DBXTeamCommonTimeRange @dynamic startTime, endTime; @end
