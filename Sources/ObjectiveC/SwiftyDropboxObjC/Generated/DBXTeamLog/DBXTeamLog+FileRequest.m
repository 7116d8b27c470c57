// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+FileRequest.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsFileRequestAutoCloseDetails @dynamic fileRequestAutoCloseDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestChangeDetails @dynamic fileRequestChangeDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestCloseDetails @dynamic fileRequestCloseDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestCreateDetails @dynamic fileRequestCreateDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestDeleteDetails @dynamic fileRequestDeleteDetails; @end
@implementation DBXTeamLogEventDetailsFileRequestReceiveFileDetails @dynamic fileRequestReceiveFileDetails; @end
@implementation DBXTeamLogEventTypeFileRequestAutoClose @dynamic fileRequestAutoClose; @end
@implementation DBXTeamLogEventTypeFileRequestChange @dynamic fileRequestChange; @end
@implementation DBXTeamLogEventTypeFileRequestClose @dynamic fileRequestClose; @end
@implementation DBXTeamLogEventTypeFileRequestCreate @dynamic fileRequestCreate; @end
@implementation DBXTeamLogEventTypeFileRequestDelete @dynamic fileRequestDelete; @end
@implementation DBXTeamLogEventTypeFileRequestReceiveFile @dynamic fileRequestReceiveFile; @end
@implementation DBXTeamLogEventTypeArgFileRequestAutoClose @end
@implementation DBXTeamLogEventTypeArgFileRequestChange @end
@implementation DBXTeamLogEventTypeArgFileRequestClose @end
@implementation DBXTeamLogEventTypeArgFileRequestCreate @end
@implementation DBXTeamLogEventTypeArgFileRequestDelete @end
@implementation DBXTeamLogEventTypeArgFileRequestReceiveFile @end
@implementation DBXTeamLogFileRequestAutoCloseDetails @dynamic fileRequestId, reason, previousDetails; @end
@implementation DBXTeamLogFileRequestAutoCloseType @dynamic description_; @end
@implementation DBXTeamLogFileRequestChangeDetails @dynamic fileRequestId, previousDetails, newDetails; @end
@implementation DBXTeamLogFileRequestChangeType @dynamic description_; @end
@implementation DBXTeamLogFileRequestCloseDetails @dynamic fileRequestId, previousDetails; @end
@implementation DBXTeamLogFileRequestCloseType @dynamic description_; @end
@implementation DBXTeamLogFileRequestCreateDetails @dynamic fileRequestId, requestDetails; @end
@implementation DBXTeamLogFileRequestCreateType @dynamic description_; @end
@implementation DBXTeamLogFileRequestDeadline @dynamic deadline, allowLateUploads; @end
@implementation DBXTeamLogFileRequestDeleteDetails @dynamic fileRequestId, previousDetails; @end
@implementation DBXTeamLogFileRequestDeleteType @dynamic description_; @end
@implementation DBXTeamLogFileRequestDetails @dynamic assetIndex, deadline, hasPassword; @end
@implementation DBXTeamLogFileRequestReceiveFileDetails @dynamic fileRequestId, fileRequestDetails, submittedFileNames,
    submitterName, submitterEmail; @end
@implementation DBXTeamLogFileRequestReceiveFileType @dynamic description_; @end
