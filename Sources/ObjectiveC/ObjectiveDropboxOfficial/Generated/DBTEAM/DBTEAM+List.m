// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMListMemberAppsArg @dynamic teamMemberId; @end
@implementation DBTEAMListMemberAppsArgSerializer @end
@implementation DBTEAMListMemberAppsError @dynamic tag; @end
@implementation DBTEAMListMemberAppsErrorSerializer @end
@implementation DBTEAMListMemberAppsResult @dynamic linkedApiApps; @end
@implementation DBTEAMListMemberAppsResultSerializer @end
@implementation DBTEAMListMemberDevicesArg @dynamic teamMemberId, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBTEAMListMemberDevicesArgSerializer @end
@implementation DBTEAMListMemberDevicesError @dynamic tag; @end
@implementation DBTEAMListMemberDevicesErrorSerializer @end
@implementation DBTEAMListMemberDevicesResult @dynamic activeWebSessions, desktopClientSessions,
    mobileClientSessions; @end
@implementation DBTEAMListMemberDevicesResultSerializer @end
@implementation DBTEAMListMembersAppsArg @dynamic cursor; @end
@implementation DBTEAMListMembersAppsArgSerializer @end
@implementation DBTEAMListMembersAppsError @dynamic tag; @end
@implementation DBTEAMListMembersAppsErrorSerializer @end
@implementation DBTEAMListMembersAppsResult @dynamic apps, hasMore, cursor; @end
@implementation DBTEAMListMembersAppsResultSerializer @end
@implementation DBTEAMListMembersDevicesArg @dynamic cursor, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBTEAMListMembersDevicesArgSerializer @end
@implementation DBTEAMListMembersDevicesError @dynamic tag; @end
@implementation DBTEAMListMembersDevicesErrorSerializer @end
@implementation DBTEAMListMembersDevicesResult @dynamic devices, hasMore, cursor; @end
@implementation DBTEAMListMembersDevicesResultSerializer @end
@implementation DBTEAMListTeamAppsArg @dynamic cursor; @end
@implementation DBTEAMListTeamAppsArgSerializer @end
@implementation DBTEAMListTeamAppsError @dynamic tag; @end
@implementation DBTEAMListTeamAppsErrorSerializer @end
@implementation DBTEAMListTeamAppsResult @dynamic apps, hasMore, cursor; @end
@implementation DBTEAMListTeamAppsResultSerializer @end
@implementation DBTEAMListTeamDevicesArg @dynamic cursor, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBTEAMListTeamDevicesArgSerializer @end
@implementation DBTEAMListTeamDevicesError @dynamic tag; @end
@implementation DBTEAMListTeamDevicesErrorSerializer @end
@implementation DBTEAMListTeamDevicesResult @dynamic devices, hasMore, cursor; @end
@implementation DBTEAMListTeamDevicesResultSerializer @end
