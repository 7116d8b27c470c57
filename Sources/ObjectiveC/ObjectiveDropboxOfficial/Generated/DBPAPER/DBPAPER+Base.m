// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERRefPaperDoc @dynamic docId; @end
@implementation DBPAPERRefPaperDocSerializer @end
