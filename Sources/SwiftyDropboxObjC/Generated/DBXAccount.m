// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAccount.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAccountAccountPhotoGetArg @end
@implementation DBXAccountAccountPhotoGetError @end
@implementation DBXAccountAccountPhotoGetErrorThumbnailError @end
@implementation DBXAccountAccountPhotoGetErrorAccountPhotoMissing @end
@implementation DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing @end
@implementation DBXAccountAccountPhotoGetErrorOther @end
@implementation DBXAccountAccountPhotoGetResult @end
@implementation DBXAccountDeleteProfilePhotoArg @end
@implementation DBXAccountDeleteProfilePhotoError @end
@implementation DBXAccountDeleteProfilePhotoErrorOther @end
@implementation DBXAccountDeleteProfilePhotoResult @end
@implementation DBXAccountPhotoSourceArg @end
@implementation DBXAccountPhotoSourceArgBase64Data @end
@implementation DBXAccountPhotoSourceArgOther @end
@implementation DBXAccountSetProfilePhotoArg @end
@implementation DBXAccountSetProfilePhotoError @end
@implementation DBXAccountSetProfilePhotoErrorFileTypeError @end
@implementation DBXAccountSetProfilePhotoErrorFileSizeError @end
@implementation DBXAccountSetProfilePhotoErrorDimensionError @end
@implementation DBXAccountSetProfilePhotoErrorThumbnailError @end
@implementation DBXAccountSetProfilePhotoErrorTransientError @end
@implementation DBXAccountSetProfilePhotoErrorOther @end
@implementation DBXAccountSetProfilePhotoResult @end
@implementation DBXAccountThumbnailError @end
@implementation DBXAccountThumbnailErrorPermanentFailure @end
@implementation DBXAccountThumbnailErrorTemporaryFailure @end
@implementation DBXAccountThumbnailErrorOther @end
