// Generated from API/contacts.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCONTACTS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCONTACTSDeleteManualContactsArg @dynamic emailAddresses; @end
@implementation DBCONTACTSDeleteManualContactsArgSerializer @end
@implementation DBCONTACTSDeleteManualContactsError @dynamic tag, contactsNotFound; @end
@implementation DBCONTACTSDeleteManualContactsErrorSerializer @end
