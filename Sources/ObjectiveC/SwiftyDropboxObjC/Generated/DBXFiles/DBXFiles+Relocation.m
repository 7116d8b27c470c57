// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Relocation.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesRelocationArg @dynamic allowSharedFolder, autorename, allowOwnershipTransfer; @end
@implementation DBXFilesRelocationBatchArg @dynamic allowSharedFolder, allowOwnershipTransfer; @end
@implementation DBXFilesRelocationBatchError @end
@implementation DBXFilesRelocationBatchErrorFromLookup @dynamic fromLookup; @end
@implementation DBXFilesRelocationBatchErrorFromWrite @dynamic fromWrite; @end
@implementation DBXFilesRelocationBatchErrorTo @dynamic to; @end
@implementation DBXFilesRelocationBatchErrorCantCopySharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantNestSharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantMoveFolderIntoItself @end
@implementation DBXFilesRelocationBatchErrorTooManyFiles @end
@implementation DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths @end
@implementation DBXFilesRelocationBatchErrorCantTransferOwnership @end
@implementation DBXFilesRelocationBatchErrorInsufficientQuota @end
@implementation DBXFilesRelocationBatchErrorInternalError @end
@implementation DBXFilesRelocationBatchErrorCantMoveSharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantMoveIntoVault @dynamic cantMoveIntoVault; @end
@implementation DBXFilesRelocationBatchErrorCantMoveIntoFamily @dynamic cantMoveIntoFamily; @end
@implementation DBXFilesRelocationBatchErrorOther @end
@implementation DBXFilesRelocationBatchErrorTooManyWriteOperations @end
@implementation DBXFilesRelocationBatchErrorEntry @end
@implementation DBXFilesRelocationBatchErrorEntryRelocationError @dynamic relocationError; @end
@implementation DBXFilesRelocationBatchErrorEntryInternalError @end
@implementation DBXFilesRelocationBatchErrorEntryTooManyWriteOperations @end
@implementation DBXFilesRelocationBatchErrorEntryOther @end
@implementation DBXFilesRelocationBatchJobStatus @end
@implementation DBXFilesRelocationBatchJobStatusInProgress @end
@implementation DBXFilesRelocationBatchJobStatusComplete @dynamic complete; @end
@implementation DBXFilesRelocationBatchJobStatusFailed @dynamic failed; @end
@implementation DBXFilesRelocationBatchLaunch @end
@implementation DBXFilesRelocationBatchLaunchAsyncJobId @dynamic asyncJobId; @end
@implementation DBXFilesRelocationBatchLaunchComplete @dynamic complete; @end
@implementation DBXFilesRelocationBatchLaunchOther @end
@implementation DBXFilesRelocationBatchResult @dynamic entries; @end
@implementation DBXFilesRelocationBatchResultData @dynamic metadata; @end
@implementation DBXFilesRelocationBatchResultEntry @end
@implementation DBXFilesRelocationBatchResultEntrySuccess @dynamic success; @end
@implementation DBXFilesRelocationBatchResultEntryFailure @dynamic failure; @end
@implementation DBXFilesRelocationBatchResultEntryOther @end
@implementation DBXFilesRelocationBatchV2JobStatus @end
@implementation DBXFilesRelocationBatchV2JobStatusInProgress @end
@implementation DBXFilesRelocationBatchV2JobStatusComplete @dynamic complete; @end
@implementation DBXFilesRelocationBatchV2Launch @end
@implementation DBXFilesRelocationBatchV2LaunchAsyncJobId @dynamic asyncJobId; @end
@implementation DBXFilesRelocationBatchV2LaunchComplete @dynamic complete; @end
@implementation DBXFilesRelocationBatchV2Result @dynamic entries; @end
@implementation DBXFilesRelocationError @end
@implementation DBXFilesRelocationErrorFromLookup @dynamic fromLookup; @end
@implementation DBXFilesRelocationErrorFromWrite @dynamic fromWrite; @end
@implementation DBXFilesRelocationErrorTo @dynamic to; @end
@implementation DBXFilesRelocationErrorCantCopySharedFolder @end
@implementation DBXFilesRelocationErrorCantNestSharedFolder @end
@implementation DBXFilesRelocationErrorCantMoveFolderIntoItself @end
@implementation DBXFilesRelocationErrorTooManyFiles @end
@implementation DBXFilesRelocationErrorDuplicatedOrNestedPaths @end
@implementation DBXFilesRelocationErrorCantTransferOwnership @end
@implementation DBXFilesRelocationErrorInsufficientQuota @end
@implementation DBXFilesRelocationErrorInternalError @end
@implementation DBXFilesRelocationErrorCantMoveSharedFolder @end
@implementation DBXFilesRelocationErrorCantMoveIntoVault @dynamic cantMoveIntoVault; @end
@implementation DBXFilesRelocationErrorCantMoveIntoFamily @dynamic cantMoveIntoFamily; @end
@implementation DBXFilesRelocationErrorOther @end
@implementation DBXFilesRelocationResult @dynamic metadata; @end
