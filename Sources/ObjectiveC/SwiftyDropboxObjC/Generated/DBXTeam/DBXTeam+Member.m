// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Member.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamMemberAccess @dynamic user, accessType; @end
@implementation DBXTeamMemberAddArg @dynamic role; @end
@implementation DBXTeamMemberAddResult @end
@implementation DBXTeamMemberAddResultTeamLicenseLimit @dynamic teamLicenseLimit; @end
@implementation DBXTeamMemberAddResultFreeTeamMemberLimitReached @dynamic freeTeamMemberLimitReached; @end
@implementation DBXTeamMemberAddResultUserAlreadyOnTeam @dynamic userAlreadyOnTeam; @end
@implementation DBXTeamMemberAddResultUserOnAnotherTeam @dynamic userOnAnotherTeam; @end
@implementation DBXTeamMemberAddResultUserAlreadyPaired @dynamic userAlreadyPaired; @end
@implementation DBXTeamMemberAddResultUserMigrationFailed @dynamic userMigrationFailed; @end
@implementation DBXTeamMemberAddResultDuplicateExternalMemberId @dynamic duplicateExternalMemberId; @end
@implementation DBXTeamMemberAddResultDuplicateMemberPersistentId @dynamic duplicateMemberPersistentId; @end
@implementation DBXTeamMemberAddResultPersistentIdDisabled @dynamic persistentIdDisabled; @end
@implementation DBXTeamMemberAddResultUserCreationFailed @dynamic userCreationFailed; @end
@implementation DBXTeamMemberAddResultSuccess @dynamic success; @end
@implementation DBXTeamMemberAddResultBase @end
@implementation DBXTeamMemberAddResultBaseTeamLicenseLimit @dynamic teamLicenseLimit; @end
@implementation DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached @dynamic freeTeamMemberLimitReached; @end
@implementation DBXTeamMemberAddResultBaseUserAlreadyOnTeam @dynamic userAlreadyOnTeam; @end
@implementation DBXTeamMemberAddResultBaseUserOnAnotherTeam @dynamic userOnAnotherTeam; @end
@implementation DBXTeamMemberAddResultBaseUserAlreadyPaired @dynamic userAlreadyPaired; @end
@implementation DBXTeamMemberAddResultBaseUserMigrationFailed @dynamic userMigrationFailed; @end
@implementation DBXTeamMemberAddResultBaseDuplicateExternalMemberId @dynamic duplicateExternalMemberId; @end
@implementation DBXTeamMemberAddResultBaseDuplicateMemberPersistentId @dynamic duplicateMemberPersistentId; @end
@implementation DBXTeamMemberAddResultBasePersistentIdDisabled @dynamic persistentIdDisabled; @end
@implementation DBXTeamMemberAddResultBaseUserCreationFailed @dynamic userCreationFailed; @end
@implementation DBXTeamMemberAddV2Arg @dynamic roleIds; @end
@implementation DBXTeamMemberAddV2Result @end
@implementation DBXTeamMemberAddV2ResultTeamLicenseLimit @dynamic teamLicenseLimit; @end
@implementation DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached @dynamic freeTeamMemberLimitReached; @end
@implementation DBXTeamMemberAddV2ResultUserAlreadyOnTeam @dynamic userAlreadyOnTeam; @end
@implementation DBXTeamMemberAddV2ResultUserOnAnotherTeam @dynamic userOnAnotherTeam; @end
@implementation DBXTeamMemberAddV2ResultUserAlreadyPaired @dynamic userAlreadyPaired; @end
@implementation DBXTeamMemberAddV2ResultUserMigrationFailed @dynamic userMigrationFailed; @end
@implementation DBXTeamMemberAddV2ResultDuplicateExternalMemberId @dynamic duplicateExternalMemberId; @end
@implementation DBXTeamMemberAddV2ResultDuplicateMemberPersistentId @dynamic duplicateMemberPersistentId; @end
@implementation DBXTeamMemberAddV2ResultPersistentIdDisabled @dynamic persistentIdDisabled; @end
@implementation DBXTeamMemberAddV2ResultUserCreationFailed @dynamic userCreationFailed; @end
@implementation DBXTeamMemberAddV2ResultSuccess @dynamic success; @end
@implementation DBXTeamMemberAddV2ResultOther @end
@implementation DBXTeamMemberDevices @dynamic teamMemberId, webSessions, desktopClients, mobileClients; @end
@implementation DBXTeamMemberLinkedApps @dynamic teamMemberId, linkedApiApps; @end
@implementation DBXTeamMemberSelectorError @end
@implementation DBXTeamMemberSelectorErrorUserNotFound @end
@implementation DBXTeamMemberSelectorErrorUserNotInTeam @end
