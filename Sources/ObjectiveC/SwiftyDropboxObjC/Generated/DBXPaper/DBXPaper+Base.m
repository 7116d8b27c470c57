// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperRefPaperDoc @dynamic docId; @end
