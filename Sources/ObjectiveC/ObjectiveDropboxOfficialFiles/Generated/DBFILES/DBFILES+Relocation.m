// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Relocation.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESRelocationArg @dynamic allowSharedFolder, autorename, allowOwnershipTransfer; @end
@implementation DBFILESRelocationArgSerializer @end
@implementation DBFILESRelocationBatchArg @dynamic allowSharedFolder, allowOwnershipTransfer; @end
@implementation DBFILESRelocationBatchArgSerializer @end
@implementation DBFILESRelocationBatchError @dynamic tag, fromLookup, fromWrite, to, cantMoveIntoVault,
    cantMoveIntoFamily; @end
@implementation DBFILESRelocationBatchErrorSerializer @end
@implementation DBFILESRelocationBatchErrorEntry @dynamic tag, relocationError; @end
@implementation DBFILESRelocationBatchErrorEntrySerializer @end
@implementation DBFILESRelocationBatchJobStatus @dynamic tag, complete, failed; @end
@implementation DBFILESRelocationBatchJobStatusSerializer @end
@implementation DBFILESRelocationBatchLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESRelocationBatchLaunchSerializer @end
@implementation DBFILESRelocationBatchResult @dynamic entries; @end
@implementation DBFILESRelocationBatchResultSerializer @end
@implementation DBFILESRelocationBatchResultData @dynamic metadata; @end
@implementation DBFILESRelocationBatchResultDataSerializer @end
@implementation DBFILESRelocationBatchResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESRelocationBatchResultEntrySerializer @end
@implementation DBFILESRelocationBatchV2JobStatus @dynamic tag, complete; @end
@implementation DBFILESRelocationBatchV2JobStatusSerializer @end
@implementation DBFILESRelocationBatchV2Launch @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESRelocationBatchV2LaunchSerializer @end
@implementation DBFILESRelocationBatchV2Result @dynamic entries; @end
@implementation DBFILESRelocationBatchV2ResultSerializer @end
@implementation DBFILESRelocationError @dynamic tag, fromLookup, fromWrite, to, cantMoveIntoVault,
    cantMoveIntoFamily; @end
@implementation DBFILESRelocationErrorSerializer @end
@implementation DBFILESRelocationResult @dynamic metadata; @end
@implementation DBFILESRelocationResultSerializer @end
