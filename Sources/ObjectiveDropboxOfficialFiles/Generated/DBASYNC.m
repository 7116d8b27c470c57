// Generated from API/async.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBASYNC.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBASYNCLaunchEmptyResult @end
@implementation DBASYNCLaunchEmptyResultSerializer @end
@implementation DBASYNCLaunchResultBase @end
@implementation DBASYNCLaunchResultBaseSerializer @end
@implementation DBASYNCPollArg @end
@implementation DBASYNCPollArgSerializer @end
@implementation DBASYNCPollEmptyResult @end
@implementation DBASYNCPollEmptyResultSerializer @end
@implementation DBASYNCPollError @end
@implementation DBASYNCPollErrorSerializer @end
@implementation DBASYNCPollResultBase @end
@implementation DBASYNCPollResultBaseSerializer @end
