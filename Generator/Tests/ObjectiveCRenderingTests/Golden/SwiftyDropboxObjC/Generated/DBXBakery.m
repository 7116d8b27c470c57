// Generated from API/bakery.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXBakery.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXBakeryBaked @end
@implementation DBXBakeryBread @end
@implementation DBXBakeryCake @end
@implementation DBXBakeryCrust @end
@implementation DBXBakeryCrustThin @end
@implementation DBXBakeryCrustThick @end
@implementation DBXBakeryCrustDefault_ @end
@implementation DBXBakeryCrustOther @end
@implementation DBXBakeryEmpty @end
@implementation DBXBakeryLoaf @end
@implementation DBXBakeryOrder @end
@implementation DBXBakeryOvenFault @end
@implementation DBXBakeryOvenFaultMice @end
@implementation DBXBakeryOvenFaultEmpty @end
@implementation DBXBakeryOvenFaultOther @end
@implementation DBXBakeryOvenFaultFuse @end
@implementation DBXBakeryOvenFaultDoor @end
@implementation DBXBakeryOvenState @end
@implementation DBXBakeryOvenStateOff @end
@implementation DBXBakeryOvenStateHeating @end
@implementation DBXBakeryOvenStateHot @end
@implementation DBXBakeryOvenStateBroken @end
@implementation DBXBakeryOvenStateNoted @end
@implementation DBXBakeryOvenStateSince @end
@implementation DBXBakeryOvenStateTrays @end
@implementation DBXBakeryOvenStateLoaves @end
@implementation DBXBakeryOvenStateBaked @end
@implementation DBXBakeryOvenStateCrusts @end
@implementation DBXBakeryOvenStatePreheatedBy @end
@implementation DBXBakeryPastry @end
@implementation DBXBakeryRoll @end
@implementation DBXBakeryTemperature @end
