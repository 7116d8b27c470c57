// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamDeviceSession @dynamic sessionId, ipAddress, country, created, updated; @end
@implementation DBXTeamBaseDfbReport @dynamic startDate; @end
@implementation DBXTeamDeviceSessionArg @dynamic sessionId, teamMemberId; @end
@implementation DBXTeamGroupMemberSelector @dynamic group, user; @end
@implementation DBXTeamIncludeMembersArg @dynamic returnMembers; @end
@implementation DBXTeamMemberAddArgBase @dynamic memberEmail, memberGivenName, memberSurname, memberExternalId,
    memberPersistentId, sendWelcomeEmail, isDirectoryRestricted; @end
@implementation DBXTeamMemberProfile @dynamic teamMemberId, externalId, accountId, email, emailVerified,
    secondaryEmails, status, name, membershipType, invitedOn, joinedOn, suspendedOn, persistentId,
    isDirectoryRestricted, profilePhotoUrl; @end
@implementation DBXTeamMembersAddArgBase @dynamic forceAsync; @end
@implementation DBXTeamMembersDeactivateBaseArg @dynamic user; @end
@implementation DBXTeamMembersDeactivateArg @dynamic wipeData; @end
@implementation DBXTeamTeamFolderIdArg @dynamic teamFolderId; @end
