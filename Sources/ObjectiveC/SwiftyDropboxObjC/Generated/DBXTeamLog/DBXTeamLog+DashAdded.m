// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+DashAdded.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogDashAddedCommentToStackDetails @dynamic stackName, stackItemName, commentText, stackType; @end
@implementation DBXTeamLogDashAddedCommentToStackType @dynamic description_; @end
@implementation DBXTeamLogDashAddedConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashAddedConnectorType @dynamic description_; @end
@implementation DBXTeamLogDashAddedLinkToStackDetails @dynamic stackName, stackItemLink, stackType; @end
@implementation DBXTeamLogDashAddedLinkToStackType @dynamic description_; @end
@implementation DBXTeamLogDashAddedTeamEmailDomainAllowlistDetails @dynamic emailDomain; @end
@implementation DBXTeamLogDashAddedTeamEmailDomainAllowlistType @dynamic description_; @end
@implementation DBXTeamLogEventDetailsDashAddedCommentToStackDetails @dynamic dashAddedCommentToStackDetails; @end
@implementation DBXTeamLogEventDetailsDashAddedConnectorDetails @dynamic dashAddedConnectorDetails; @end
@implementation DBXTeamLogEventDetailsDashAddedLinkToStackDetails @dynamic dashAddedLinkToStackDetails; @end
@implementation DBXTeamLogEventDetailsDashAddedTeamEmailDomainAllowlistDetails @dynamic dashAddedTeamEmailDomainAllowlistDetails; @end
@implementation DBXTeamLogEventTypeDashAddedCommentToStack @dynamic dashAddedCommentToStack; @end
@implementation DBXTeamLogEventTypeDashAddedConnector @dynamic dashAddedConnector; @end
@implementation DBXTeamLogEventTypeDashAddedLinkToStack @dynamic dashAddedLinkToStack; @end
@implementation DBXTeamLogEventTypeDashAddedTeamEmailDomainAllowlist @dynamic dashAddedTeamEmailDomainAllowlist; @end
@implementation DBXTeamLogEventTypeArgDashAddedCommentToStack @end
@implementation DBXTeamLogEventTypeArgDashAddedConnector @end
@implementation DBXTeamLogEventTypeArgDashAddedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashAddedTeamEmailDomainAllowlist @end
