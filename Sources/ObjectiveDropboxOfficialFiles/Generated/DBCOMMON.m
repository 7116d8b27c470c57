// Generated from API/common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCOMMONDropboxDuration @end
@implementation DBCOMMONDropboxDurationSerializer @end
@implementation DBCOMMONPathRoot @end
@implementation DBCOMMONPathRootSerializer @end
@implementation DBCOMMONPathRootError @end
@implementation DBCOMMONPathRootErrorSerializer @end
@implementation DBCOMMONRootInfo @end
@implementation DBCOMMONRootInfoSerializer @end
@implementation DBCOMMONTeamRootInfo @end
@implementation DBCOMMONTeamRootInfoSerializer @end
@implementation DBCOMMONUserRootInfo @end
@implementation DBCOMMONUserRootInfoSerializer @end
