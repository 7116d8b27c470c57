// Generated from API/contacts.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXContactsRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXContactsDeleteManualContactsRpcRequest @end
@implementation DBXContactsDeleteManualContactsBatchRpcRequest @end
@implementation DBXContactsRoutes @end
