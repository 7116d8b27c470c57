// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBUSERSAccount @end
@implementation DBUSERSAccountSerializer @end
@implementation DBUSERSBasicAccount @end
@implementation DBUSERSBasicAccountSerializer @end
@implementation DBUSERSDistinctMemberHomeValue @end
@implementation DBUSERSDistinctMemberHomeValueSerializer @end
@implementation DBUSERSFileLockingValue @end
@implementation DBUSERSFileLockingValueSerializer @end
@implementation DBUSERSFullAccount @end
@implementation DBUSERSFullAccountSerializer @end
@implementation DBUSERSTeam @end
@implementation DBUSERSTeamSerializer @end
@implementation DBUSERSFullTeam @end
@implementation DBUSERSFullTeamSerializer @end
@implementation DBUSERSGetAccountArg @end
@implementation DBUSERSGetAccountArgSerializer @end
@implementation DBUSERSGetAccountBatchArg @end
@implementation DBUSERSGetAccountBatchArgSerializer @end
@implementation DBUSERSGetAccountBatchError @end
@implementation DBUSERSGetAccountBatchErrorSerializer @end
@implementation DBUSERSGetAccountError @end
@implementation DBUSERSGetAccountErrorSerializer @end
@implementation DBUSERSIndividualSpaceAllocation @end
@implementation DBUSERSIndividualSpaceAllocationSerializer @end
@implementation DBUSERSName @end
@implementation DBUSERSNameSerializer @end
@implementation DBUSERSPaperAsFilesValue @end
@implementation DBUSERSPaperAsFilesValueSerializer @end
@implementation DBUSERSSpaceAllocation @end
@implementation DBUSERSSpaceAllocationSerializer @end
@implementation DBUSERSSpaceUsage @end
@implementation DBUSERSSpaceUsageSerializer @end
@implementation DBUSERSTeamSharedDropboxValue @end
@implementation DBUSERSTeamSharedDropboxValueSerializer @end
@implementation DBUSERSTeamSpaceAllocation @end
@implementation DBUSERSTeamSpaceAllocationSerializer @end
@implementation DBUSERSUserFeature @end
@implementation DBUSERSUserFeatureSerializer @end
@implementation DBUSERSUserFeatureValue @end
@implementation DBUSERSUserFeatureValueSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchArg @end
@implementation DBUSERSUserFeaturesGetValuesBatchArgSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchError @end
@implementation DBUSERSUserFeaturesGetValuesBatchErrorSerializer @end
@implementation DBUSERSUserFeaturesGetValuesBatchResult @end
@implementation DBUSERSUserFeaturesGetValuesBatchResultSerializer @end
