// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXUsers.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXUsersAccount @dynamic accountId, name, email, emailVerified, profilePhotoUrl, disabled; @end
@implementation DBXUsersBasicAccount @dynamic isTeammate, teamMemberId; @end
@implementation DBXUsersDistinctMemberHomeValue @end
@implementation DBXUsersDistinctMemberHomeValueEnabled @dynamic enabled; @end
@implementation DBXUsersDistinctMemberHomeValueOther @end
@implementation DBXUsersFileLockingValue @end
@implementation DBXUsersFileLockingValueEnabled @dynamic enabled; @end
@implementation DBXUsersFileLockingValueOther @end
@implementation DBXUsersFullAccount @dynamic country, locale, referralLink, team, teamMemberId, isPaired, accountType,
    rootInfo; @end
@implementation DBXUsersTeam @dynamic id, name; @end
@implementation DBXUsersFullTeam @dynamic sharingPolicies, officeAddinPolicy, topLevelContentPolicy; @end
@implementation DBXUsersGetAccountArg @dynamic accountId; @end
@implementation DBXUsersGetAccountBatchArg @dynamic accountIds; @end
@implementation DBXUsersGetAccountBatchError @end
@implementation DBXUsersGetAccountBatchErrorNoAccount @dynamic noAccount; @end
@implementation DBXUsersGetAccountBatchErrorOther @end
@implementation DBXUsersGetAccountError @end
@implementation DBXUsersGetAccountErrorNoAccount @end
@implementation DBXUsersGetAccountErrorOther @end
@implementation DBXUsersIndividualSpaceAllocation @dynamic allocated; @end
@implementation DBXUsersName @dynamic givenName, surname, familiarName, displayName, abbreviatedName; @end
@implementation DBXUsersPaperAsFilesValue @end
@implementation DBXUsersPaperAsFilesValueEnabled @dynamic enabled; @end
@implementation DBXUsersPaperAsFilesValueOther @end
@implementation DBXUsersSpaceAllocation @end
@implementation DBXUsersSpaceAllocationIndividual @dynamic individual; @end
@implementation DBXUsersSpaceAllocationTeam @dynamic team; @end
@implementation DBXUsersSpaceAllocationOther @end
@implementation DBXUsersSpaceUsage @dynamic used, allocation; @end
@implementation DBXUsersTeamSharedDropboxValue @end
@implementation DBXUsersTeamSharedDropboxValueEnabled @dynamic enabled; @end
@implementation DBXUsersTeamSharedDropboxValueOther @end
@implementation DBXUsersTeamSpaceAllocation @dynamic used, allocated, userWithinTeamSpaceAllocated,
    userWithinTeamSpaceLimitType, userWithinTeamSpaceUsedCached; @end
@implementation DBXUsersUserFeature @end
@implementation DBXUsersUserFeaturePaperAsFiles @end
@implementation DBXUsersUserFeatureFileLocking @end
@implementation DBXUsersUserFeatureTeamSharedDropbox @end
@implementation DBXUsersUserFeatureDistinctMemberHome @end
@implementation DBXUsersUserFeatureOther @end
@implementation DBXUsersUserFeatureValue @end
@implementation DBXUsersUserFeatureValuePaperAsFiles @dynamic paperAsFiles; @end
@implementation DBXUsersUserFeatureValueFileLocking @dynamic fileLocking; @end
@implementation DBXUsersUserFeatureValueTeamSharedDropbox @dynamic teamSharedDropbox; @end
@implementation DBXUsersUserFeatureValueDistinctMemberHome @dynamic distinctMemberHome; @end
@implementation DBXUsersUserFeatureValueOther @end
@implementation DBXUsersUserFeaturesGetValuesBatchArg @dynamic features; @end
@implementation DBXUsersUserFeaturesGetValuesBatchError @end
@implementation DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList @end
@implementation DBXUsersUserFeaturesGetValuesBatchErrorOther @end
@implementation DBXUsersUserFeaturesGetValuesBatchResult @dynamic values; @end
