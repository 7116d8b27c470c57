// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERY.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBBAKERYBaked @end
@implementation DBBAKERYBakedSerializer @end
@implementation DBBAKERYBread @end
@implementation DBBAKERYBreadSerializer @end
@implementation DBBAKERYCake @end
@implementation DBBAKERYCakeSerializer @end
@implementation DBBAKERYCrust @end
@implementation DBBAKERYCrustSerializer @end
@implementation DBBAKERYEmpty @end
@implementation DBBAKERYEmptySerializer @end
@implementation DBBAKERYLoaf @end
@implementation DBBAKERYLoafSerializer @end
@implementation DBBAKERYOrder @end
@implementation DBBAKERYOrderSerializer @end
@implementation DBBAKERYOvenFault @end
@implementation DBBAKERYOvenFaultSerializer @end
@implementation DBBAKERYOvenState @end
@implementation DBBAKERYOvenStateSerializer @end
@implementation DBBAKERYPastry @end
@implementation DBBAKERYPastrySerializer @end
@implementation DBBAKERYRoll @end
@implementation DBBAKERYRollSerializer @end
@implementation DBBAKERYTemperature @end
@implementation DBBAKERYTemperatureSerializer @end
