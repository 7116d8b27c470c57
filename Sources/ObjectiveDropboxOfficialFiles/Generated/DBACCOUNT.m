// Generated from API/account.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBACCOUNT.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBACCOUNTAccountPhotoGetArg @end
@implementation DBACCOUNTAccountPhotoGetArgSerializer @end
@implementation DBACCOUNTAccountPhotoGetError @end
@implementation DBACCOUNTAccountPhotoGetErrorSerializer @end
@implementation DBACCOUNTAccountPhotoGetResult @end
@implementation DBACCOUNTAccountPhotoGetResultSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoArg @end
@implementation DBACCOUNTDeleteProfilePhotoArgSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoError @end
@implementation DBACCOUNTDeleteProfilePhotoErrorSerializer @end
@implementation DBACCOUNTDeleteProfilePhotoResult @end
@implementation DBACCOUNTDeleteProfilePhotoResultSerializer @end
@implementation DBACCOUNTPhotoSourceArg @end
@implementation DBACCOUNTPhotoSourceArgSerializer @end
@implementation DBACCOUNTSetProfilePhotoArg @end
@implementation DBACCOUNTSetProfilePhotoArgSerializer @end
@implementation DBACCOUNTSetProfilePhotoError @end
@implementation DBACCOUNTSetProfilePhotoErrorSerializer @end
@implementation DBACCOUNTSetProfilePhotoResult @end
@implementation DBACCOUNTSetProfilePhotoResultSerializer @end
@implementation DBACCOUNTThumbnailError @end
@implementation DBACCOUNTThumbnailErrorSerializer @end
