// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+ShowcaseFile.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGShowcaseFileAddedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseFileAddedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileAddedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseFileAddedTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileDownloadDetails @dynamic eventUuid, downloadType; @end
@implementation DBTEAMLOGShowcaseFileDownloadDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileDownloadType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseFileDownloadTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileRemovedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseFileRemovedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileRemovedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseFileRemovedTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileViewDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseFileViewDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileViewType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseFileViewTypeSerializer @end
