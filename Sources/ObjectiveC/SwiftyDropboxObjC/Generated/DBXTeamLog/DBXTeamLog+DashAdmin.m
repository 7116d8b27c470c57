// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+DashAdmin.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogDashAdminAddedOrgWideConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashAdminAddedOrgWideConnectorType @dynamic description_; @end
@implementation DBXTeamLogDashAdminDisabledConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashAdminDisabledConnectorType @dynamic description_; @end
@implementation DBXTeamLogDashAdminEnabledConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashAdminEnabledConnectorType @dynamic description_; @end
@implementation DBXTeamLogDashAdminRemovedOrgWideConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBXTeamLogDashAdminRemovedOrgWideConnectorType @dynamic description_; @end
@implementation DBXTeamLogEventDetailsDashAdminAddedOrgWideConnectorDetails @dynamic dashAdminAddedOrgWideConnectorDetails; @end
@implementation DBXTeamLogEventDetailsDashAdminDisabledConnectorDetails @dynamic dashAdminDisabledConnectorDetails; @end
@implementation DBXTeamLogEventDetailsDashAdminEnabledConnectorDetails @dynamic dashAdminEnabledConnectorDetails; @end
@implementation DBXTeamLogEventDetailsDashAdminRemovedOrgWideConnectorDetails @dynamic dashAdminRemovedOrgWideConnectorDetails; @end
@implementation DBXTeamLogEventTypeDashAdminAddedOrgWideConnector @dynamic dashAdminAddedOrgWideConnector; @end
@implementation DBXTeamLogEventTypeDashAdminDisabledConnector @dynamic dashAdminDisabledConnector; @end
@implementation DBXTeamLogEventTypeDashAdminEnabledConnector @dynamic dashAdminEnabledConnector; @end
@implementation DBXTeamLogEventTypeDashAdminRemovedOrgWideConnector @dynamic dashAdminRemovedOrgWideConnector; @end
@implementation DBXTeamLogEventTypeArgDashAdminAddedOrgWideConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminDisabledConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminEnabledConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminRemovedOrgWideConnector @end
