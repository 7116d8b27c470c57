// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Thumbnail.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESThumbnailArg @dynamic path, format, size, mode, quality, excludeMediaInfo; @end
@implementation DBFILESThumbnailArgSerializer @end
@implementation DBFILESThumbnailError @dynamic tag, path; @end
@implementation DBFILESThumbnailErrorSerializer @end
@implementation DBFILESThumbnailFormat @dynamic tag; @end
@implementation DBFILESThumbnailFormatSerializer @end
@implementation DBFILESThumbnailMode @dynamic tag; @end
@implementation DBFILESThumbnailModeSerializer @end
@implementation DBFILESThumbnailQuality @dynamic tag; @end
@implementation DBFILESThumbnailQualitySerializer @end
@implementation DBFILESThumbnailSize @dynamic tag; @end
@implementation DBFILESThumbnailSizeSerializer @end
@implementation DBFILESThumbnailV2Arg @dynamic resource, format, size, mode, quality, excludeMediaInfo; @end
@implementation DBFILESThumbnailV2ArgSerializer @end
@implementation DBFILESThumbnailV2Error @dynamic tag, path; @end
@implementation DBFILESThumbnailV2ErrorSerializer @end
