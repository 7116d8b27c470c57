// Generated from API/users_common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERSCOMMON.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBUSERSCOMMONAccountType @dynamic tag; @end
@implementation DBUSERSCOMMONAccountTypeSerializer @end
