// Generated from API/account.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBACCOUNT.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBACCOUNTAccountPhotoGetArg @dynamic dbxAccountId, size, circleCrop, expectAccountPhoto; @end
@implementation DBACCOUNTAccountPhotoGetArgSerializer @end
@implementation DBACCOUNTAccountPhotoGetError @dynamic tag, thumbnailError; @end
@implementation DBACCOUNTAccountPhotoGetErrorSerializer @end
@implementation DBACCOUNTAccountPhotoGetResult @dynamic contentType; @end
@implementation DBACCOUNTAccountPhotoGetResultSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoArg @end
@implementation DBACCOUNTDeleteProfilePhotoArgSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoError @dynamic tag; @end
@implementation DBACCOUNTDeleteProfilePhotoErrorSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoResult @end
@implementation DBACCOUNTDeleteProfilePhotoResultSerializer @end
@implementation DBACCOUNTPhotoSourceArg @dynamic tag, base64Data; @end
@implementation DBACCOUNTPhotoSourceArgSerializer @end
@implementation DBACCOUNTSetProfilePhotoArg @dynamic photo; @end
@implementation DBACCOUNTSetProfilePhotoArgSerializer @end
@implementation DBACCOUNTSetProfilePhotoError @dynamic tag; @end
@implementation DBACCOUNTSetProfilePhotoErrorSerializer @end
@implementation DBACCOUNTSetProfilePhotoResult @dynamic profilePhotoUrl; @end
@implementation DBACCOUNTSetProfilePhotoResultSerializer @end
@implementation DBACCOUNTThumbnailError @dynamic tag; @end
@implementation DBACCOUNTThumbnailErrorSerializer @end
