// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+DashAdded.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGDashAddedCommentToStackDetails @dynamic stackName, stackItemName, commentText, stackType; @end
@implementation DBTEAMLOGDashAddedCommentToStackDetailsSerializer @end
@implementation DBTEAMLOGDashAddedCommentToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashAddedCommentToStackTypeSerializer @end
@implementation DBTEAMLOGDashAddedConnectorDetails @dynamic connectorName, connectorStatus; @end
@implementation DBTEAMLOGDashAddedConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAddedConnectorType @dynamic description_; @end
@implementation DBTEAMLOGDashAddedConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAddedLinkToStackDetails @dynamic stackName, stackItemLink, stackType; @end
@implementation DBTEAMLOGDashAddedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashAddedLinkToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashAddedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails @dynamic emailDomain; @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetailsSerializer @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistType @dynamic description_; @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistTypeSerializer @end
