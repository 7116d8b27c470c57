// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBSECONDARYEMAILS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSECONDARYEMAILSSecondaryEmail @dynamic email, isVerified; @end
@implementation DBSECONDARYEMAILSSecondaryEmailSerializer @end
