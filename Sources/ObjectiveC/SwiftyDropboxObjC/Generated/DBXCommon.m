// Generated from API/common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXCommon.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXCommonDropboxDuration @dynamic seconds, nanos; @end
@implementation DBXCommonPathRoot @end
@implementation DBXCommonPathRootHome @end
@implementation DBXCommonPathRootRoot @dynamic root; @end
@implementation DBXCommonPathRootNamespaceId @dynamic namespaceId; @end
@implementation DBXCommonPathRootOther @end
@implementation DBXCommonPathRootError @end
@implementation DBXCommonPathRootErrorInvalidRoot @dynamic invalidRoot; @end
@implementation DBXCommonPathRootErrorNoPermission @end
@implementation DBXCommonPathRootErrorOther @end
@implementation DBXCommonRootInfo @dynamic rootNamespaceId, homeNamespaceId; @end
@implementation DBXCommonTeamRootInfo @dynamic homePath; @end
@implementation DBXCommonUserRootInfo @dynamic homePath; @end
