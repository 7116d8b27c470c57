// Generated from API/check.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCHECK.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCHECKEchoArg @dynamic query; @end
@implementation DBCHECKEchoArgSerializer @end
@implementation DBCHECKEchoError @dynamic tag; @end
@implementation DBCHECKEchoErrorSerializer @end
@implementation DBCHECKEchoResult @dynamic result; @end
@implementation DBCHECKEchoResultSerializer @end
