// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERY.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBBAKERYBaked @dynamic name, weight; @end
@implementation DBBAKERYBakedSerializer @end
@implementation DBBAKERYBread @dynamic crust; @end
@implementation DBBAKERYBreadSerializer @end
@implementation DBBAKERYCake @end
@implementation DBBAKERYCakeSerializer @end
@implementation DBBAKERYCrust @dynamic tag; @end
@implementation DBBAKERYCrustSerializer @end
@implementation DBBAKERYEmpty @end
@implementation DBBAKERYEmptySerializer @end
@implementation DBBAKERYLoaf @dynamic name, isSliced, slices, grams, calories, barcode, price, density, bakedAt,
    bestBefore, picture, description_, note, crust, oven, flour, spareFlour, top, side; @end
@implementation DBBAKERYLoafSerializer @end
@implementation DBBAKERYOrder @dynamic loaves, tags, crusts, baked, rolls, cakes, numbers, gaps, grid, prices,
    shelf; @end
@implementation DBBAKERYOrderSerializer @end
@implementation DBBAKERYOvenFault @dynamic tag, door; @end
@implementation DBBAKERYOvenFaultSerializer @end
@implementation DBBAKERYOvenState @dynamic tag, heating, hot, broken, noted, since, trays, loaves, baked, crusts,
    preheatedBy; @end
@implementation DBBAKERYOvenStateSerializer @end
@implementation DBBAKERYPastry @dynamic name; @end
@implementation DBBAKERYPastrySerializer @end
@implementation DBBAKERYRoll @dynamic count; @end
@implementation DBBAKERYRollSerializer @end
@implementation DBBAKERYTemperature @dynamic celsius, probe; @end
@implementation DBBAKERYTemperatureSerializer @end
