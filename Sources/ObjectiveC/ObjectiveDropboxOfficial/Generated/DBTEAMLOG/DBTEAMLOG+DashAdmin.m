// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+DashAdmin.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminDisabledConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashAdminDisabledConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminDisabledConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashAdminDisabledConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminEnabledConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashAdminEnabledConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminEnabledConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashAdminEnabledConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorTypeSerializer @end
