// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+FileTransfers.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGFileTransfersFileAddDetails @dynamic fileTransferId; @end
@implementation DBTEAMLOGFileTransfersFileAddDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersFileAddType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersFileAddTypeSerializer @end
@implementation DBTEAMLOGFileTransfersPolicy @dynamic tag; @end
@implementation DBTEAMLOGFileTransfersPolicySerializer @end
@implementation DBTEAMLOGFileTransfersPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileTransfersPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDeleteDetails @dynamic fileTransferId; @end
@implementation DBTEAMLOGFileTransfersTransferDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDeleteType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersTransferDeleteTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDownloadDetails @dynamic fileTransferId; @end
@implementation DBTEAMLOGFileTransfersTransferDownloadDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDownloadType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersTransferDownloadTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferSendDetails @dynamic fileTransferId; @end
@implementation DBTEAMLOGFileTransfersTransferSendDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferSendType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersTransferSendTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferViewDetails @dynamic fileTransferId; @end
@implementation DBTEAMLOGFileTransfersTransferViewDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferViewType @dynamic description_; @end
@implementation DBTEAMLOGFileTransfersTransferViewTypeSerializer @end
