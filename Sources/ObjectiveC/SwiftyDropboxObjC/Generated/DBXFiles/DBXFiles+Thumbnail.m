// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Thumbnail.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesThumbnailArg @dynamic path, format, size, mode, quality, excludeMediaInfo; @end
@implementation DBXFilesThumbnailError @end
@implementation DBXFilesThumbnailErrorPath @dynamic path; @end
@implementation DBXFilesThumbnailErrorUnsupportedExtension @end
@implementation DBXFilesThumbnailErrorUnsupportedImage @end
@implementation DBXFilesThumbnailErrorEncryptedContent @end
@implementation DBXFilesThumbnailErrorConversionError @end
@implementation DBXFilesThumbnailFormat @end
@implementation DBXFilesThumbnailFormatJpeg @end
@implementation DBXFilesThumbnailFormatPng @end
@implementation DBXFilesThumbnailFormatWebp @end
@implementation DBXFilesThumbnailMode @end
@implementation DBXFilesThumbnailModeStrict @end
@implementation DBXFilesThumbnailModeBestfit @end
@implementation DBXFilesThumbnailModeFitoneBestfit @end
@implementation DBXFilesThumbnailModeOriginal @end
@implementation DBXFilesThumbnailQuality @end
@implementation DBXFilesThumbnailQualityQuality80 @end
@implementation DBXFilesThumbnailQualityQuality90 @end
@implementation DBXFilesThumbnailSize @end
@implementation DBXFilesThumbnailSizeW32h32 @end
@implementation DBXFilesThumbnailSizeW64h64 @end
@implementation DBXFilesThumbnailSizeW128h128 @end
@implementation DBXFilesThumbnailSizeW256h256 @end
@implementation DBXFilesThumbnailSizeW480h320 @end
@implementation DBXFilesThumbnailSizeW640h480 @end
@implementation DBXFilesThumbnailSizeW960h640 @end
@implementation DBXFilesThumbnailSizeW1024h768 @end
@implementation DBXFilesThumbnailSizeW2048h1536 @end
@implementation DBXFilesThumbnailSizeW3200h2400 @end
@implementation DBXFilesThumbnailV2Arg @dynamic resource, format, size, mode, quality, excludeMediaInfo; @end
@implementation DBXFilesThumbnailV2Error @end
@implementation DBXFilesThumbnailV2ErrorPath @dynamic path; @end
@implementation DBXFilesThumbnailV2ErrorUnsupportedExtension @end
@implementation DBXFilesThumbnailV2ErrorUnsupportedImage @end
@implementation DBXFilesThumbnailV2ErrorEncryptedContent @end
@implementation DBXFilesThumbnailV2ErrorConversionError @end
@implementation DBXFilesThumbnailV2ErrorAccessDenied @end
@implementation DBXFilesThumbnailV2ErrorNotFound @end
@implementation DBXFilesThumbnailV2ErrorOther @end
