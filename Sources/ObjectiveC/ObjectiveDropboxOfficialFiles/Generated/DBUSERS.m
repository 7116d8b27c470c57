// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBUSERSAccount @dynamic accountId, name, email, emailVerified, profilePhotoUrl, disabled; @end
@implementation DBUSERSAccountSerializer @end
@implementation DBUSERSBasicAccount @dynamic isTeammate, teamMemberId; @end
@implementation DBUSERSBasicAccountSerializer @end
@implementation DBUSERSDistinctMemberHomeValue @dynamic tag, enabled; @end
@implementation DBUSERSDistinctMemberHomeValueSerializer @end
@implementation DBUSERSFileLockingValue @dynamic tag, enabled; @end
@implementation DBUSERSFileLockingValueSerializer @end
@implementation DBUSERSFullAccount @dynamic country, locale, referralLink, team, teamMemberId, isPaired, accountType,
    rootInfo; @end
@implementation DBUSERSFullAccountSerializer @end
@implementation DBUSERSTeam @dynamic id_, name; @end
@implementation DBUSERSTeamSerializer @end
@implementation DBUSERSFullTeam @dynamic sharingPolicies, officeAddinPolicy, topLevelContentPolicy; @end
@implementation DBUSERSFullTeamSerializer @end
@implementation DBUSERSGetAccountArg @dynamic accountId; @end
@implementation DBUSERSGetAccountArgSerializer @end
@implementation DBUSERSGetAccountBatchArg @dynamic accountIds; @end
@implementation DBUSERSGetAccountBatchArgSerializer @end
@implementation DBUSERSGetAccountBatchError @dynamic tag, noAccount; @end
@implementation DBUSERSGetAccountBatchErrorSerializer @end
@implementation DBUSERSGetAccountError @dynamic tag; @end
@implementation DBUSERSGetAccountErrorSerializer @end
@implementation DBUSERSIndividualSpaceAllocation @dynamic allocated; @end
@implementation DBUSERSIndividualSpaceAllocationSerializer @end
@implementation DBUSERSName @dynamic givenName, surname, familiarName, displayName, abbreviatedName; @end
@implementation DBUSERSNameSerializer @end
@implementation DBUSERSPaperAsFilesValue @dynamic tag, enabled; @end
@implementation DBUSERSPaperAsFilesValueSerializer @end
@implementation DBUSERSSpaceAllocation @dynamic tag, individual, team; @end
@implementation DBUSERSSpaceAllocationSerializer @end
@implementation DBUSERSSpaceUsage @dynamic used, allocation; @end
@implementation DBUSERSSpaceUsageSerializer @end
@implementation DBUSERSTeamSharedDropboxValue @dynamic tag, enabled; @end
@implementation DBUSERSTeamSharedDropboxValueSerializer @end
@implementation DBUSERSTeamSpaceAllocation @dynamic used, allocated, userWithinTeamSpaceAllocated,
    userWithinTeamSpaceLimitType, userWithinTeamSpaceUsedCached; @end
@implementation DBUSERSTeamSpaceAllocationSerializer @end
@implementation DBUSERSUserFeature @dynamic tag; @end
@implementation DBUSERSUserFeatureSerializer @end
@implementation DBUSERSUserFeatureValue @dynamic tag, paperAsFiles, fileLocking, teamSharedDropbox,
    distinctMemberHome; @end
@implementation DBUSERSUserFeatureValueSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchArg @dynamic features; @end
@implementation DBUSERSUserFeaturesGetValuesBatchArgSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchError @dynamic tag; @end
@implementation DBUSERSUserFeaturesGetValuesBatchErrorSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchResult @dynamic values; @end
@implementation DBUSERSUserFeaturesGetValuesBatchResultSerializer @end
