// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamListMemberAppsArg @dynamic teamMemberId; @end
@implementation DBXTeamListMemberAppsError @end
@implementation DBXTeamListMemberAppsErrorMemberNotFound @end
@implementation DBXTeamListMemberAppsErrorOther @end
@implementation DBXTeamListMemberAppsResult @dynamic linkedApiApps; @end
@implementation DBXTeamListMemberDevicesArg @dynamic teamMemberId, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBXTeamListMemberDevicesError @end
@implementation DBXTeamListMemberDevicesErrorMemberNotFound @end
@implementation DBXTeamListMemberDevicesErrorOther @end
@implementation DBXTeamListMemberDevicesResult @dynamic activeWebSessions, desktopClientSessions,
    mobileClientSessions; @end
@implementation DBXTeamListMembersAppsArg @dynamic cursor; @end
@implementation DBXTeamListMembersAppsError @end
@implementation DBXTeamListMembersAppsErrorReset @end
@implementation DBXTeamListMembersAppsErrorOther @end
@implementation DBXTeamListMembersAppsResult @dynamic apps, hasMore, cursor; @end
@implementation DBXTeamListMembersDevicesArg @dynamic cursor, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBXTeamListMembersDevicesError @end
@implementation DBXTeamListMembersDevicesErrorReset @end
@implementation DBXTeamListMembersDevicesErrorOther @end
@implementation DBXTeamListMembersDevicesResult @dynamic devices, hasMore, cursor; @end
@implementation DBXTeamListTeamAppsArg @dynamic cursor; @end
@implementation DBXTeamListTeamAppsError @end
@implementation DBXTeamListTeamAppsErrorReset @end
@implementation DBXTeamListTeamAppsErrorOther @end
@implementation DBXTeamListTeamAppsResult @dynamic apps, hasMore, cursor; @end
@implementation DBXTeamListTeamDevicesArg @dynamic cursor, includeWebSessions, includeDesktopClients,
    includeMobileClients; @end
@implementation DBXTeamListTeamDevicesError @end
@implementation DBXTeamListTeamDevicesErrorReset @end
@implementation DBXTeamListTeamDevicesErrorOther @end
@implementation DBXTeamListTeamDevicesResult @dynamic devices, hasMore, cursor; @end
