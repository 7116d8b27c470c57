// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXUsers.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXUsersAccount @end
@implementation DBXUsersBasicAccount @end
@implementation DBXUsersDistinctMemberHomeValue @end
@implementation DBXUsersDistinctMemberHomeValueEnabled @end
@implementation DBXUsersDistinctMemberHomeValueOther @end
@implementation DBXUsersFileLockingValue @end
@implementation DBXUsersFileLockingValueEnabled @end
@implementation DBXUsersFileLockingValueOther @end
@implementation DBXUsersFullAccount @end
@implementation DBXUsersTeam @end
@implementation DBXUsersFullTeam @end
@implementation DBXUsersGetAccountArg @end
@implementation DBXUsersGetAccountBatchArg @end
@implementation DBXUsersGetAccountBatchError @end
@implementation DBXUsersGetAccountBatchErrorNoAccount @end
@implementation DBXUsersGetAccountBatchErrorOther @end
@implementation DBXUsersGetAccountError @end
@implementation DBXUsersGetAccountErrorNoAccount @end
@implementation DBXUsersGetAccountErrorOther @end
@implementation DBXUsersIndividualSpaceAllocation @end
@implementation DBXUsersName @end
@implementation DBXUsersPaperAsFilesValue @end
@implementation DBXUsersPaperAsFilesValueEnabled @end
@implementation DBXUsersPaperAsFilesValueOther @end
@implementation DBXUsersSpaceAllocation @end
@implementation DBXUsersSpaceAllocationIndividual @end
@implementation DBXUsersSpaceAllocationTeam @end
@implementation DBXUsersSpaceAllocationOther @end
@implementation DBXUsersSpaceUsage @end
@implementation DBXUsersTeamSharedDropboxValue @end
@implementation DBXUsersTeamSharedDropboxValueEnabled @end
@implementation DBXUsersTeamSharedDropboxValueOther @end
@implementation DBXUsersTeamSpaceAllocation @end
@implementation DBXUsersUserFeature @end
@implementation DBXUsersUserFeaturePaperAsFiles @end
@implementation DBXUsersUserFeatureFileLocking @end
@implementation DBXUsersUserFeatureTeamSharedDropbox @end
@implementation DBXUsersUserFeatureDistinctMemberHome @end
@implementation DBXUsersUserFeatureOther @end
@implementation DBXUsersUserFeatureValue @end
@implementation DBXUsersUserFeatureValuePaperAsFiles @end
@implementation DBXUsersUserFeatureValueFileLocking @end
@implementation DBXUsersUserFeatureValueTeamSharedDropbox @end
@implementation DBXUsersUserFeatureValueDistinctMemberHome @end
@implementation DBXUsersUserFeatureValueOther @end
@implementation DBXUsersUserFeaturesGetValuesBatchArg @end
@implementation DBXUsersUserFeaturesGetValuesBatchError @end
@implementation DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList @end
@implementation DBXUsersUserFeaturesGetValuesBatchErrorOther @end
@implementation DBXUsersUserFeaturesGetValuesBatchResult @end
