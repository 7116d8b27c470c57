// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERY.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBBAKERYBaked
@dynamic name;
@dynamic weight;
@end
@implementation DBBAKERYBakedSerializer @end
@implementation DBBAKERYBread
@dynamic crust;
@end
@implementation DBBAKERYBreadSerializer @end
@implementation DBBAKERYCake @end
@implementation DBBAKERYCakeSerializer @end
@implementation DBBAKERYCrust
@dynamic tag;
@end
@implementation DBBAKERYCrustSerializer @end
@implementation DBBAKERYEmpty @end
@implementation DBBAKERYEmptySerializer @end
@implementation DBBAKERYLoaf
@dynamic name;
@dynamic isSliced;
@dynamic slices;
@dynamic grams;
@dynamic calories;
@dynamic barcode;
@dynamic price;
@dynamic density;
@dynamic bakedAt;
@dynamic bestBefore;
@dynamic picture;
@dynamic description_;
@dynamic note;
@dynamic crust;
@dynamic oven;
@dynamic flour;
@dynamic spareFlour;
@dynamic top;
@dynamic side;
@end
@implementation DBBAKERYLoafSerializer @end
@implementation DBBAKERYOrder
@dynamic loaves;
@dynamic tags;
@dynamic crusts;
@dynamic baked;
@dynamic rolls;
@dynamic cakes;
@dynamic numbers;
@dynamic gaps;
@dynamic grid;
@dynamic prices;
@dynamic shelf;
@end
@implementation DBBAKERYOrderSerializer @end
@implementation DBBAKERYOvenFault
@dynamic tag;
@dynamic door;
@end
@implementation DBBAKERYOvenFaultSerializer @end
@implementation DBBAKERYOvenState
@dynamic tag;
@dynamic heating;
@dynamic hot;
@dynamic broken;
@dynamic noted;
@dynamic since;
@dynamic trays;
@dynamic loaves;
@dynamic baked;
@dynamic crusts;
@dynamic preheatedBy;
@end
@implementation DBBAKERYOvenStateSerializer @end
@implementation DBBAKERYPastry
@dynamic name;
@end
@implementation DBBAKERYPastrySerializer @end
@implementation DBBAKERYRoll
@dynamic count;
@end
@implementation DBBAKERYRollSerializer @end
@implementation DBBAKERYTemperature
@dynamic celsius;
@end
@implementation DBBAKERYTemperatureSerializer @end
