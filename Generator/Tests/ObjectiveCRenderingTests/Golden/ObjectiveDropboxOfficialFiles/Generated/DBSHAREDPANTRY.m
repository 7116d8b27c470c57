// Generated from API/shared_pantry.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHAREDPANTRY.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHAREDPANTRYFault @dynamic tag; @end
@implementation DBSHAREDPANTRYFaultSerializer @end
@implementation DBSHAREDPANTRYFlour @dynamic grade; @end
@implementation DBSHAREDPANTRYFlourSerializer @end
