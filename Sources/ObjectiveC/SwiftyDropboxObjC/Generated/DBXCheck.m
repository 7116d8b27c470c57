// Generated from API/check.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXCheck.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXCheckEchoArg @dynamic query; @end
@implementation DBXCheckEchoError @end
@implementation DBXCheckEchoErrorUserRequested @end
@implementation DBXCheckEchoErrorOther @end
@implementation DBXCheckEchoResult @dynamic result; @end
