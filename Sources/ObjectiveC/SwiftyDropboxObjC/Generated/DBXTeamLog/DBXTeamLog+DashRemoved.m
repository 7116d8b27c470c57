// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+DashRemoved.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogDashRemovedConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashRemovedConnectorType @dynamic description_; @end
@implementation DBXTeamLogDashRemovedLinkFromStackDetails @dynamic stackName, stackItemLink, stackType; @end
@implementation DBXTeamLogDashRemovedLinkFromStackType @dynamic description_; @end
@implementation DBXTeamLogDashRemovedSharedLinkToStackDetails @dynamic stackName, stackType; @end
@implementation DBXTeamLogDashRemovedSharedLinkToStackType @dynamic description_; @end
@implementation DBXTeamLogDashRemovedTeamEmailDomainAllowlistDetails @dynamic emailDomain; @end
@implementation DBXTeamLogDashRemovedTeamEmailDomainAllowlistType @dynamic description_; @end
@implementation DBXTeamLogEventDetailsDashRemovedConnectorDetails @dynamic dashRemovedConnectorDetails; @end
@implementation DBXTeamLogEventDetailsDashRemovedLinkFromStackDetails @dynamic dashRemovedLinkFromStackDetails; @end
@implementation DBXTeamLogEventDetailsDashRemovedSharedLinkToStackDetails @dynamic dashRemovedSharedLinkToStackDetails; @end
@implementation DBXTeamLogEventDetailsDashRemovedTeamEmailDomainAllowlistDetails @dynamic dashRemovedTeamEmailDomainAllowlistDetails; @end
@implementation DBXTeamLogEventTypeDashRemovedConnector @dynamic dashRemovedConnector; @end
@implementation DBXTeamLogEventTypeDashRemovedLinkFromStack @dynamic dashRemovedLinkFromStack; @end
@implementation DBXTeamLogEventTypeDashRemovedSharedLinkToStack @dynamic dashRemovedSharedLinkToStack; @end
@implementation DBXTeamLogEventTypeDashRemovedTeamEmailDomainAllowlist @dynamic dashRemovedTeamEmailDomainAllowlist; @end
@implementation DBXTeamLogEventTypeArgDashRemovedConnector @end
@implementation DBXTeamLogEventTypeArgDashRemovedLinkFromStack @end
@implementation DBXTeamLogEventTypeArgDashRemovedSharedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashRemovedTeamEmailDomainAllowlist @end
