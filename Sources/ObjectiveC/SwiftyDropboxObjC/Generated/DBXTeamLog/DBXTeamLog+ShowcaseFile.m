// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+ShowcaseFile.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsShowcaseFileAddedDetails @dynamic showcaseFileAddedDetails; @end
@implementation DBXTeamLogEventDetailsShowcaseFileDownloadDetails @dynamic showcaseFileDownloadDetails; @end
@implementation DBXTeamLogEventDetailsShowcaseFileRemovedDetails @dynamic showcaseFileRemovedDetails; @end
@implementation DBXTeamLogEventDetailsShowcaseFileViewDetails @dynamic showcaseFileViewDetails; @end
@implementation DBXTeamLogEventTypeShowcaseFileAdded @dynamic showcaseFileAdded; @end
@implementation DBXTeamLogEventTypeShowcaseFileDownload @dynamic showcaseFileDownload; @end
@implementation DBXTeamLogEventTypeShowcaseFileRemoved @dynamic showcaseFileRemoved; @end
@implementation DBXTeamLogEventTypeShowcaseFileView @dynamic showcaseFileView; @end
@implementation DBXTeamLogEventTypeArgShowcaseFileAdded @end
@implementation DBXTeamLogEventTypeArgShowcaseFileDownload @end
@implementation DBXTeamLogEventTypeArgShowcaseFileRemoved @end
@implementation DBXTeamLogEventTypeArgShowcaseFileView @end
@implementation DBXTeamLogShowcaseFileAddedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogShowcaseFileAddedType @dynamic description_; @end
@implementation DBXTeamLogShowcaseFileDownloadDetails @dynamic eventUuid, downloadType; @end
@implementation DBXTeamLogShowcaseFileDownloadType @dynamic description_; @end
@implementation DBXTeamLogShowcaseFileRemovedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogShowcaseFileRemovedType @dynamic description_; @end
@implementation DBXTeamLogShowcaseFileViewDetails @dynamic eventUuid; @end
@implementation DBXTeamLogShowcaseFileViewType @dynamic description_; @end
