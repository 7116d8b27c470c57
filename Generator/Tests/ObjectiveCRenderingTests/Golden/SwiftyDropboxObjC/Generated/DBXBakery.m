// Generated from API/bakery.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXBakery.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXBakeryBaked @dynamic name, weight; @end
@implementation DBXBakeryBread @dynamic crust; @end
@implementation DBXBakeryCake @end
@implementation DBXBakeryCrust @end
@implementation DBXBakeryCrustThin @end
@implementation DBXBakeryCrustThick @end
@implementation DBXBakeryCrustDefault_ @end
@implementation DBXBakeryCrustOther @end
@implementation DBXBakeryEmpty @end
@implementation DBXBakeryLoaf @dynamic name, isSliced, slices, grams, calories, barcode, price, density, bakedAt,
    bestBefore, picture, description_, note, crust, oven, flour, spareFlour, top, side; @end
@implementation DBXBakeryOrder @dynamic loaves, tags, crusts, baked, rolls, cakes, numbers, gaps, grid, prices,
    shelf; @end
@implementation DBXBakeryOvenFault @end
@implementation DBXBakeryOvenFaultMice @end
@implementation DBXBakeryOvenFaultEmpty @end
@implementation DBXBakeryOvenFaultOther @end
@implementation DBXBakeryOvenFaultFuse @end
@implementation DBXBakeryOvenFaultDoor @dynamic door; @end
@implementation DBXBakeryOvenState @end
@implementation DBXBakeryOvenStateOff @end
@implementation DBXBakeryOvenStateHeating @dynamic heating; @end
@implementation DBXBakeryOvenStateHot @dynamic hot; @end
@implementation DBXBakeryOvenStateBroken @dynamic broken; @end
@implementation DBXBakeryOvenStateNoted @dynamic noted; @end
@implementation DBXBakeryOvenStateSince @dynamic since; @end
@implementation DBXBakeryOvenStateTrays @dynamic trays; @end
@implementation DBXBakeryOvenStateLoaves @dynamic loaves; @end
@implementation DBXBakeryOvenStateBaked @dynamic baked; @end
@implementation DBXBakeryOvenStateCrusts @dynamic crusts; @end
@implementation DBXBakeryOvenStatePreheatedBy @dynamic preheatedBy; @end
@implementation DBXBakeryPastry @dynamic name; @end
@implementation DBXBakeryRoll @dynamic count; @end
@implementation DBXBakeryTemperature @dynamic celsius, probe; @end
