// Generated from API/contacts.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXContacts.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXContactsDeleteManualContactsArg @dynamic emailAddresses; @end
@implementation DBXContactsDeleteManualContactsError @end
@implementation DBXContactsDeleteManualContactsErrorContactsNotFound @dynamic contactsNotFound; @end
@implementation DBXContactsDeleteManualContactsErrorOther @end
