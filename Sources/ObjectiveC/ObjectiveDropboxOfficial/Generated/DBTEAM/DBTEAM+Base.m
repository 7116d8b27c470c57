// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMDeviceSession @dynamic sessionId, ipAddress, country, created, updated; @end
@implementation DBTEAMDeviceSessionSerializer @end
@implementation DBTEAMBaseDfbReport @dynamic startDate; @end
@implementation DBTEAMBaseDfbReportSerializer @end
@implementation DBTEAMDeviceSessionArg @dynamic sessionId, teamMemberId; @end
@implementation DBTEAMDeviceSessionArgSerializer @end
@implementation DBTEAMGroupMemberSelector @dynamic group, user; @end
@implementation DBTEAMGroupMemberSelectorSerializer @end
@implementation DBTEAMIncludeMembersArg @dynamic returnMembers; @end
@implementation DBTEAMIncludeMembersArgSerializer @end
@implementation DBTEAMMemberAddArgBase @dynamic memberEmail, memberGivenName, memberSurname, memberExternalId,
    memberPersistentId, sendWelcomeEmail, isDirectoryRestricted; @end
@implementation DBTEAMMemberAddArgBaseSerializer @end
@implementation DBTEAMMemberProfile @dynamic teamMemberId, externalId, accountId, email, emailVerified, secondaryEmails,
    status, name, membershipType, invitedOn, joinedOn, suspendedOn, persistentId, isDirectoryRestricted,
    profilePhotoUrl; @end
@implementation DBTEAMMemberProfileSerializer @end
@implementation DBTEAMMembersAddArgBase @dynamic forceAsync; @end
@implementation DBTEAMMembersAddArgBaseSerializer @end
@implementation DBTEAMMembersDeactivateBaseArg @dynamic user; @end
@implementation DBTEAMMembersDeactivateBaseArgSerializer @end
@implementation DBTEAMMembersDeactivateArg @dynamic wipeData; @end
@implementation DBTEAMMembersDeactivateArgSerializer @end
@implementation DBTEAMTeamFolderIdArg @dynamic teamFolderId; @end
@implementation DBTEAMTeamFolderIdArgSerializer @end
