// Generated from API/common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCOMMONDropboxDuration @dynamic seconds, nanos; @end
@implementation DBCOMMONDropboxDurationSerializer @end
@implementation DBCOMMONPathRoot @dynamic tag, root, namespaceId; @end
@implementation DBCOMMONPathRootSerializer @end
@implementation DBCOMMONPathRootError @dynamic tag, invalidRoot; @end
@implementation DBCOMMONPathRootErrorSerializer @end
@implementation DBCOMMONRootInfo @dynamic rootNamespaceId, homeNamespaceId; @end
@implementation DBCOMMONRootInfoSerializer @end
@implementation DBCOMMONTeamRootInfo @dynamic homePath; @end
@implementation DBCOMMONTeamRootInfoSerializer @end
@implementation DBCOMMONUserRootInfo @dynamic homePath; @end
@implementation DBCOMMONUserRootInfoSerializer @end
