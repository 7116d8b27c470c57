// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAccount.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAccountAccountPhotoGetArg @dynamic dbxAccountId, size, circleCrop, expectAccountPhoto; @end
@implementation DBXAccountAccountPhotoGetError @end
@implementation DBXAccountAccountPhotoGetErrorThumbnailError @dynamic thumbnailError; @end
@implementation DBXAccountAccountPhotoGetErrorAccountPhotoMissing @end
@implementation DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing @end
@implementation DBXAccountAccountPhotoGetErrorOther @end
@implementation DBXAccountAccountPhotoGetResult @dynamic contentType; @end
@implementation DBXAccountDeleteProfilePhotoArg @end
@implementation DBXAccountDeleteProfilePhotoError @end
@implementation DBXAccountDeleteProfilePhotoErrorOther @end
@implementation DBXAccountDeleteProfilePhotoResult @end
@implementation DBXAccountPhotoSourceArg @end
@implementation DBXAccountPhotoSourceArgBase64Data @dynamic base64Data; @end
@implementation DBXAccountPhotoSourceArgOther @end
@implementation DBXAccountSetProfilePhotoArg @dynamic photo; @end
@implementation DBXAccountSetProfilePhotoError @end
@implementation DBXAccountSetProfilePhotoErrorFileTypeError @end
@implementation DBXAccountSetProfilePhotoErrorFileSizeError @end
@implementation DBXAccountSetProfilePhotoErrorDimensionError @end
@implementation DBXAccountSetProfilePhotoErrorThumbnailError @end
@implementation DBXAccountSetProfilePhotoErrorTransientError @end
@implementation DBXAccountSetProfilePhotoErrorOther @end
@implementation DBXAccountSetProfilePhotoResult @dynamic profilePhotoUrl; @end
@implementation DBXAccountThumbnailError @end
@implementation DBXAccountThumbnailErrorPermanentFailure @end
@implementation DBXAccountThumbnailErrorTemporaryFailure @end
@implementation DBXAccountThumbnailErrorOther @end
