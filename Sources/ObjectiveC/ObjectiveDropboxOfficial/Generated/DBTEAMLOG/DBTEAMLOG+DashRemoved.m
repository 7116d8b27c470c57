// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+DashRemoved.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGDashRemovedConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashRemovedConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashRemovedConnectorTypeSerializer @end
@implementation DBTEAMLOGDashRemovedLinkFromStackDetails @dynamic stackName, stackItemLink, stackType; @end
@implementation DBTEAMLOGDashRemovedLinkFromStackDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedLinkFromStackType @dynamic description_; @end
@implementation DBTEAMLOGDashRemovedLinkFromStackTypeSerializer @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails @dynamic emailDomain; @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType @dynamic description_; @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistTypeSerializer @end
