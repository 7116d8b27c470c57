// Generated from API/shared_pantry.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharedPantry.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharedPantryFault @end
@implementation DBXSharedPantryFaultMice @end
@implementation DBXSharedPantryFaultEmpty @end
@implementation DBXSharedPantryFaultOther @end
@implementation DBXSharedPantryFlour @dynamic grade; @end
