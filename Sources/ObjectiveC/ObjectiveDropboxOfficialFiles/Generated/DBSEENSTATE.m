// Generated from API/seen_state.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSEENSTATE.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSEENSTATEPlatformType @dynamic tag; @end
@implementation DBSEENSTATEPlatformTypeSerializer @end
