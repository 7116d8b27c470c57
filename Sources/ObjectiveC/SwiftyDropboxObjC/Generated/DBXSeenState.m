// Generated from API/seen_state.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSeenState.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSeenStatePlatformType @end
@implementation DBXSeenStatePlatformTypeWeb @end
@implementation DBXSeenStatePlatformTypeDesktop @end
@implementation DBXSeenStatePlatformTypeMobileIos @end
@implementation DBXSeenStatePlatformTypeMobileAndroid @end
@implementation DBXSeenStatePlatformTypeApi @end
@implementation DBXSeenStatePlatformTypeUnknown @end
@implementation DBXSeenStatePlatformTypeMobile @end
@implementation DBXSeenStatePlatformTypeOther @end
