// Generated from API/common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXCommon.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXCommonDropboxDuration @end
@implementation DBXCommonPathRoot @end
@implementation DBXCommonPathRootHome @end
@implementation DBXCommonPathRootRoot @end
@implementation DBXCommonPathRootNamespaceId @end
@implementation DBXCommonPathRootOther @end
@implementation DBXCommonPathRootError @end
@implementation DBXCommonPathRootErrorInvalidRoot @end
@implementation DBXCommonPathRootErrorNoPermission @end
@implementation DBXCommonPathRootErrorOther @end
@implementation DBXCommonRootInfo @end
@implementation DBXCommonTeamRootInfo @end
@implementation DBXCommonUserRootInfo @end
