// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+FileRequests.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsFileRequestsChangePolicyDetails @dynamic fileRequestsChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestsEmailsEnabledDetails @dynamic fileRequestsEmailsEnabledDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails @dynamic fileRequestsEmailsRestrictedToTeamOnlyDetails; @end
@implementation DBXTeamLogEventTypeFileRequestsChangePolicy @dynamic fileRequestsChangePolicy; @end
@implementation DBXTeamLogEventTypeFileRequestsEmailsEnabled @dynamic fileRequestsEmailsEnabled; @end
@implementation DBXTeamLogEventTypeFileRequestsEmailsRestrictedToTeamOnly @dynamic fileRequestsEmailsRestrictedToTeamOnly; @end
@implementation DBXTeamLogEventTypeArgFileRequestsChangePolicy @end
@implementation DBXTeamLogEventTypeArgFileRequestsEmailsEnabled @end
@implementation DBXTeamLogEventTypeArgFileRequestsEmailsRestrictedToTeamOnly @end
@implementation DBXTeamLogFileRequestsChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogFileRequestsChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogFileRequestsEmailsEnabledDetails @end
@implementation DBXTeamLogFileRequestsEmailsEnabledType @dynamic description_; @end
@implementation DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails @end
@implementation DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType @dynamic description_; @end
@implementation DBXTeamLogFileRequestsPolicy @end
@implementation DBXTeamLogFileRequestsPolicyDisabled @end
@implementation DBXTeamLogFileRequestsPolicyEnabled @end
@implementation DBXTeamLogFileRequestsPolicyOther @end
