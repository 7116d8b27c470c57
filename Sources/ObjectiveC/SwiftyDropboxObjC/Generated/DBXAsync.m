// Generated from API/async.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAsync.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAsyncLaunchEmptyResult @end
@implementation DBXAsyncLaunchEmptyResultAsyncJobId @dynamic asyncJobId; @end
@implementation DBXAsyncLaunchEmptyResultComplete @end
@implementation DBXAsyncLaunchResultBase @end
@implementation DBXAsyncLaunchResultBaseAsyncJobId @dynamic asyncJobId; @end
@implementation DBXAsyncPollArg @dynamic asyncJobId; @end
@implementation DBXAsyncPollEmptyResult @end
@implementation DBXAsyncPollEmptyResultInProgress @end
@implementation DBXAsyncPollEmptyResultComplete @end
@implementation DBXAsyncPollError @end
@implementation DBXAsyncPollErrorInvalidAsyncJobId @end
@implementation DBXAsyncPollErrorInternalError @end
@implementation DBXAsyncPollErrorOther @end
@implementation DBXAsyncPollResultBase @end
@implementation DBXAsyncPollResultBaseInProgress @end
