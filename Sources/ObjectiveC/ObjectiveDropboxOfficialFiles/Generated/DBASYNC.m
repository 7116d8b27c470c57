// Generated from API/async.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBASYNC.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBASYNCLaunchEmptyResult @dynamic tag, asyncJobId; @end
@implementation DBASYNCLaunchEmptyResultSerializer @end
@implementation DBASYNCLaunchResultBase @dynamic tag, asyncJobId; @end
@implementation DBASYNCLaunchResultBaseSerializer @end
@implementation DBASYNCPollArg @dynamic asyncJobId; @end
@implementation DBASYNCPollArgSerializer @end
@implementation DBASYNCPollEmptyResult @dynamic tag; @end
@implementation DBASYNCPollEmptyResultSerializer @end
@implementation DBASYNCPollError @dynamic tag; @end
@implementation DBASYNCPollErrorSerializer @end
@implementation DBASYNCPollResultBase @dynamic tag; @end
@implementation DBASYNCPollResultBaseSerializer @end
