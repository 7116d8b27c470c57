// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Member.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMMemberAccess @dynamic user, accessType; @end
@implementation DBTEAMMemberAccessSerializer @end
@implementation DBTEAMMemberAddArg @dynamic role; @end
@implementation DBTEAMMemberAddArgSerializer @end
@implementation DBTEAMMemberAddResult @dynamic tag, teamLicenseLimit, freeTeamMemberLimitReached, userAlreadyOnTeam,
    userOnAnotherTeam, userAlreadyPaired, userMigrationFailed, duplicateExternalMemberId, duplicateMemberPersistentId,
    persistentIdDisabled, userCreationFailed, success; @end
@implementation DBTEAMMemberAddResultSerializer @end
@implementation DBTEAMMemberAddResultBase @dynamic tag, teamLicenseLimit, freeTeamMemberLimitReached, userAlreadyOnTeam,
    userOnAnotherTeam, userAlreadyPaired, userMigrationFailed, duplicateExternalMemberId, duplicateMemberPersistentId,
    persistentIdDisabled, userCreationFailed; @end
@implementation DBTEAMMemberAddResultBaseSerializer @end
@implementation DBTEAMMemberAddV2Arg @dynamic roleIds; @end
@implementation DBTEAMMemberAddV2ArgSerializer @end
@implementation DBTEAMMemberAddV2Result @dynamic tag, teamLicenseLimit, freeTeamMemberLimitReached, userAlreadyOnTeam,
    userOnAnotherTeam, userAlreadyPaired, userMigrationFailed, duplicateExternalMemberId, duplicateMemberPersistentId,
    persistentIdDisabled, userCreationFailed, success; @end
@implementation DBTEAMMemberAddV2ResultSerializer @end
@implementation DBTEAMMemberDevices @dynamic teamMemberId, webSessions, desktopClients, mobileClients; @end
@implementation DBTEAMMemberDevicesSerializer @end
@implementation DBTEAMMemberLinkedApps @dynamic teamMemberId, linkedApiApps; @end
@implementation DBTEAMMemberLinkedAppsSerializer @end
@implementation DBTEAMMemberSelectorError @dynamic tag; @end
@implementation DBTEAMMemberSelectorErrorSerializer @end
