// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEREQUESTS.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILEREQUESTSCountFileRequestsError @dynamic tag; @end
@implementation DBFILEREQUESTSCountFileRequestsErrorSerializer @end
@implementation DBFILEREQUESTSCountFileRequestsResult @dynamic fileRequestCount; @end
@implementation DBFILEREQUESTSCountFileRequestsResultSerializer @end
@implementation DBFILEREQUESTSCreateFileRequestArgs @dynamic title, destination, deadline, open, description_,
    videoProjectId; @end
@implementation DBFILEREQUESTSCreateFileRequestArgsSerializer @end
@implementation DBFILEREQUESTSCreateFileRequestError @dynamic tag; @end
@implementation DBFILEREQUESTSCreateFileRequestErrorSerializer @end
@implementation DBFILEREQUESTSDeleteAllClosedFileRequestsError @dynamic tag; @end
@implementation DBFILEREQUESTSDeleteAllClosedFileRequestsErrorSerializer @end
@implementation DBFILEREQUESTSDeleteAllClosedFileRequestsResult @dynamic fileRequests; @end
@implementation DBFILEREQUESTSDeleteAllClosedFileRequestsResultSerializer @end
@implementation DBFILEREQUESTSDeleteFileRequestArgs @dynamic ids; @end
@implementation DBFILEREQUESTSDeleteFileRequestArgsSerializer @end
@implementation DBFILEREQUESTSDeleteFileRequestError @dynamic tag; @end
@implementation DBFILEREQUESTSDeleteFileRequestErrorSerializer @end
@implementation DBFILEREQUESTSDeleteFileRequestsResult @dynamic fileRequests; @end
@implementation DBFILEREQUESTSDeleteFileRequestsResultSerializer @end
@implementation DBFILEREQUESTSFileRequest @dynamic id_, url, title, destination, created, deadline, isOpen, fileCount,
    description_, videoProjectId; @end
@implementation DBFILEREQUESTSFileRequestSerializer @end
@implementation DBFILEREQUESTSFileRequestDeadline @dynamic deadline, allowLateUploads; @end
@implementation DBFILEREQUESTSFileRequestDeadlineSerializer @end
@implementation DBFILEREQUESTSFileRequestError @dynamic tag; @end
@implementation DBFILEREQUESTSFileRequestErrorSerializer @end
@implementation DBFILEREQUESTSGeneralFileRequestsError @dynamic tag; @end
@implementation DBFILEREQUESTSGeneralFileRequestsErrorSerializer @end
@implementation DBFILEREQUESTSGetFileRequestArgs @dynamic id_; @end
@implementation DBFILEREQUESTSGetFileRequestArgsSerializer @end
@implementation DBFILEREQUESTSGetFileRequestError @dynamic tag; @end
@implementation DBFILEREQUESTSGetFileRequestErrorSerializer @end
@implementation DBFILEREQUESTSGracePeriod @dynamic tag; @end
@implementation DBFILEREQUESTSGracePeriodSerializer @end
@implementation DBFILEREQUESTSListFileRequestsArg @dynamic limit; @end
@implementation DBFILEREQUESTSListFileRequestsArgSerializer @end
@implementation DBFILEREQUESTSListFileRequestsContinueArg @dynamic cursor; @end
@implementation DBFILEREQUESTSListFileRequestsContinueArgSerializer @end
@implementation DBFILEREQUESTSListFileRequestsContinueError @dynamic tag; @end
@implementation DBFILEREQUESTSListFileRequestsContinueErrorSerializer @end
@implementation DBFILEREQUESTSListFileRequestsError @dynamic tag; @end
@implementation DBFILEREQUESTSListFileRequestsErrorSerializer @end
@implementation DBFILEREQUESTSListFileRequestsResult @dynamic fileRequests; @end
@implementation DBFILEREQUESTSListFileRequestsResultSerializer @end
@implementation DBFILEREQUESTSListFileRequestsV2Result @dynamic fileRequests, cursor, hasMore; @end
@implementation DBFILEREQUESTSListFileRequestsV2ResultSerializer @end
@implementation DBFILEREQUESTSUpdateFileRequestArgs @dynamic id_, title, destination, deadline, open, description_; @end
@implementation DBFILEREQUESTSUpdateFileRequestArgsSerializer @end
@implementation DBFILEREQUESTSUpdateFileRequestDeadline @dynamic tag, update; @end
@implementation DBFILEREQUESTSUpdateFileRequestDeadlineSerializer @end
@implementation DBFILEREQUESTSUpdateFileRequestError @dynamic tag; @end
@implementation DBFILEREQUESTSUpdateFileRequestErrorSerializer @end
