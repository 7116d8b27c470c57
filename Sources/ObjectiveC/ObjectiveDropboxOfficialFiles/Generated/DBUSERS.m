// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBUSERSAccount
@dynamic accountId;
@dynamic name;
@dynamic email;
@dynamic emailVerified;
@dynamic profilePhotoUrl;
@dynamic disabled;
@end
@implementation DBUSERSAccountSerializer @end
@implementation DBUSERSBasicAccount
@dynamic isTeammate;
@dynamic teamMemberId;
@end
@implementation DBUSERSBasicAccountSerializer @end
@implementation DBUSERSDistinctMemberHomeValue
@dynamic tag;
@dynamic enabled;
@end
@implementation DBUSERSDistinctMemberHomeValueSerializer @end
@implementation DBUSERSFileLockingValue
@dynamic tag;
@dynamic enabled;
@end
@implementation DBUSERSFileLockingValueSerializer @end
@implementation DBUSERSFullAccount
@dynamic country;
@dynamic locale;
@dynamic referralLink;
@dynamic team;
@dynamic teamMemberId;
@dynamic isPaired;
@dynamic accountType;
@dynamic rootInfo;
@end
@implementation DBUSERSFullAccountSerializer @end
@implementation DBUSERSTeam
@dynamic id_;
@dynamic name;
@end
@implementation DBUSERSTeamSerializer @end
@implementation DBUSERSFullTeam
@dynamic sharingPolicies;
@dynamic officeAddinPolicy;
@dynamic topLevelContentPolicy;
@end
@implementation DBUSERSFullTeamSerializer @end
@implementation DBUSERSGetAccountArg
@dynamic accountId;
@end
@implementation DBUSERSGetAccountArgSerializer @end
@implementation DBUSERSGetAccountBatchArg
@dynamic accountIds;
@end
@implementation DBUSERSGetAccountBatchArgSerializer @end
@implementation DBUSERSGetAccountBatchError
@dynamic tag;
@dynamic noAccount;
@end
@implementation DBUSERSGetAccountBatchErrorSerializer @end
@implementation DBUSERSGetAccountError
@dynamic tag;
@end
@implementation DBUSERSGetAccountErrorSerializer @end
@implementation DBUSERSIndividualSpaceAllocation
@dynamic allocated;
@end
@implementation DBUSERSIndividualSpaceAllocationSerializer @end
@implementation DBUSERSName
@dynamic givenName;
@dynamic surname;
@dynamic familiarName;
@dynamic displayName;
@dynamic abbreviatedName;
@end
@implementation DBUSERSNameSerializer @end
@implementation DBUSERSPaperAsFilesValue
@dynamic tag;
@dynamic enabled;
@end
@implementation DBUSERSPaperAsFilesValueSerializer @end
@implementation DBUSERSSpaceAllocation
@dynamic tag;
@dynamic individual;
@dynamic team;
@end
@implementation DBUSERSSpaceAllocationSerializer @end
@implementation DBUSERSSpaceUsage
@dynamic used;
@dynamic allocation;
@end
@implementation DBUSERSSpaceUsageSerializer @end
@implementation DBUSERSTeamSharedDropboxValue
@dynamic tag;
@dynamic enabled;
@end
@implementation DBUSERSTeamSharedDropboxValueSerializer @end
@implementation DBUSERSTeamSpaceAllocation
@dynamic used;
@dynamic allocated;
@dynamic userWithinTeamSpaceAllocated;
@dynamic userWithinTeamSpaceLimitType;
@dynamic userWithinTeamSpaceUsedCached;
@end
@implementation DBUSERSTeamSpaceAllocationSerializer @end
@implementation DBUSERSUserFeature
@dynamic tag;
@end
@implementation DBUSERSUserFeatureSerializer @end
@implementation DBUSERSUserFeatureValue
@dynamic tag;
@dynamic paperAsFiles;
@dynamic fileLocking;
@dynamic teamSharedDropbox;
@dynamic distinctMemberHome;
@end
@implementation DBUSERSUserFeatureValueSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchArg
@dynamic features;
@end
@implementation DBUSERSUserFeaturesGetValuesBatchArgSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchError
@dynamic tag;
@end
@implementation DBUSERSUserFeaturesGetValuesBatchErrorSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchResult
@dynamic values;
@end
@implementation DBUSERSUserFeaturesGetValuesBatchResultSerializer @end
