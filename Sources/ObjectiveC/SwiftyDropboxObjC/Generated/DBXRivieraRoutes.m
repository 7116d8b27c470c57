// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXRivieraRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXRivieraGetMarkdownAsyncRpcRequest @end
@implementation DBXRivieraGetMarkdownAsyncCheckRpcRequest @end
@implementation DBXRivieraGetMetadataAsyncRpcRequest @end
@implementation DBXRivieraGetMetadataAsyncCheckRpcRequest @end
@implementation DBXRivieraGetOcrAsyncRpcRequest @end
@implementation DBXRivieraGetOcrAsyncCheckRpcRequest @end
@implementation DBXRivieraGetTextAsyncRpcRequest @end
@implementation DBXRivieraGetTextAsyncCheckRpcRequest @end
@implementation DBXRivieraGetTranscriptAsyncRpcRequest @end
@implementation DBXRivieraGetTranscriptAsyncCheckRpcRequest @end
@implementation DBXRivieraRoutes @end
@implementation DBXRivieraAppAuthRoutes @end
