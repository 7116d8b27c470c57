// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+FileRequest.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGFileRequestAutoCloseDetails @dynamic fileRequestId, reason, previousDetails; @end
@implementation DBTEAMLOGFileRequestAutoCloseDetailsSerializer @end
@implementation DBTEAMLOGFileRequestAutoCloseType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestAutoCloseTypeSerializer @end
@implementation DBTEAMLOGFileRequestChangeDetails @dynamic fileRequestId, previousDetails, dNewDetails; @end
@implementation DBTEAMLOGFileRequestChangeDetailsSerializer @end
@implementation DBTEAMLOGFileRequestChangeType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestChangeTypeSerializer @end
@implementation DBTEAMLOGFileRequestCloseDetails @dynamic fileRequestId, previousDetails; @end
@implementation DBTEAMLOGFileRequestCloseDetailsSerializer @end
@implementation DBTEAMLOGFileRequestCloseType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestCloseTypeSerializer @end
@implementation DBTEAMLOGFileRequestCreateDetails @dynamic fileRequestId, requestDetails; @end
@implementation DBTEAMLOGFileRequestCreateDetailsSerializer @end
@implementation DBTEAMLOGFileRequestCreateType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestCreateTypeSerializer @end
@implementation DBTEAMLOGFileRequestDeadline @dynamic deadline, allowLateUploads; @end
@implementation DBTEAMLOGFileRequestDeadlineSerializer @end
@implementation DBTEAMLOGFileRequestDeleteDetails @dynamic fileRequestId, previousDetails; @end
@implementation DBTEAMLOGFileRequestDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileRequestDeleteType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestDeleteTypeSerializer @end
@implementation DBTEAMLOGFileRequestDetails @dynamic assetIndex, deadline, hasPassword; @end
@implementation DBTEAMLOGFileRequestDetailsSerializer @end
@implementation DBTEAMLOGFileRequestReceiveFileDetails @dynamic fileRequestId, fileRequestDetails, submittedFileNames,
    submitterName, submitterEmail; @end
@implementation DBTEAMLOGFileRequestReceiveFileDetailsSerializer @end
@implementation DBTEAMLOGFileRequestReceiveFileType @dynamic description_; @end
@implementation DBTEAMLOGFileRequestReceiveFileTypeSerializer @end
