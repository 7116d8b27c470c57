// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventCategory @end
@implementation DBXTeamLogEventCategoryAdminAlerting @end
@implementation DBXTeamLogEventCategoryApps @end
@implementation DBXTeamLogEventCategoryComments @end
@implementation DBXTeamLogEventCategoryDash @end
@implementation DBXTeamLogEventCategoryDataGovernance @end
@implementation DBXTeamLogEventCategoryDevices @end
@implementation DBXTeamLogEventCategoryDomains @end
@implementation DBXTeamLogEventCategoryEncryption @end
@implementation DBXTeamLogEventCategoryFileOperations @end
@implementation DBXTeamLogEventCategoryFileRequests @end
@implementation DBXTeamLogEventCategoryGroups @end
@implementation DBXTeamLogEventCategoryLogins @end
@implementation DBXTeamLogEventCategoryMembers @end
@implementation DBXTeamLogEventCategoryPaper @end
@implementation DBXTeamLogEventCategoryPasswords @end
@implementation DBXTeamLogEventCategoryProtect @end
@implementation DBXTeamLogEventCategoryReports @end
@implementation DBXTeamLogEventCategorySharing @end
@implementation DBXTeamLogEventCategoryShowcase @end
@implementation DBXTeamLogEventCategorySignatures @end
@implementation DBXTeamLogEventCategorySso @end
@implementation DBXTeamLogEventCategoryTeamFolders @end
@implementation DBXTeamLogEventCategoryTeamPolicies @end
@implementation DBXTeamLogEventCategoryTeamProfile @end
@implementation DBXTeamLogEventCategoryTfa @end
@implementation DBXTeamLogEventCategoryTrustedTeams @end
@implementation DBXTeamLogEventCategoryOther @end
@implementation DBXTeamLogEventDetails @end
