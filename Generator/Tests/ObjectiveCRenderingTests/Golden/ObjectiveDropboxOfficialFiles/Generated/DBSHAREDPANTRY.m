// Generated from API/shared_pantry.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHAREDPANTRY.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHAREDPANTRYFault @end
@implementation DBSHAREDPANTRYFaultSerializer @end
@implementation DBSHAREDPANTRYFlour @end
@implementation DBSHAREDPANTRYFlourSerializer @end
