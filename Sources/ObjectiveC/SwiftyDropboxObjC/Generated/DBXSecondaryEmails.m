// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSecondaryEmails.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSecondaryEmailsSecondaryEmail @dynamic email, isVerified; @end
