// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+FileRequests.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGFileRequestsChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileRequestsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledDetails @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledTypeSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyTypeSerializer @end
@implementation DBTEAMLOGFileRequestsPolicy @dynamic tag; @end
@implementation DBTEAMLOGFileRequestsPolicySerializer @end
