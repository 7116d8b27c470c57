// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+SToW.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESSaveCopyReferenceArg @dynamic dCopyReference, path; @end
@implementation DBFILESSaveCopyReferenceArgSerializer @end
@implementation DBFILESSaveCopyReferenceError @dynamic tag, path; @end
@implementation DBFILESSaveCopyReferenceErrorSerializer @end
@implementation DBFILESSaveCopyReferenceResult @dynamic metadata; @end
@implementation DBFILESSaveCopyReferenceResultSerializer @end
@implementation DBFILESSaveUrlArg @dynamic path, url; @end
@implementation DBFILESSaveUrlArgSerializer @end
@implementation DBFILESSaveUrlError @dynamic tag, path; @end
@implementation DBFILESSaveUrlErrorSerializer @end
@implementation DBFILESSaveUrlJobStatus @dynamic tag, complete, failed; @end
@implementation DBFILESSaveUrlJobStatusSerializer @end
@implementation DBFILESSaveUrlResult @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESSaveUrlResultSerializer @end
@implementation DBFILESSharedLink @dynamic url, password; @end
@implementation DBFILESSharedLinkSerializer @end
@implementation DBFILESSharedLinkFileInfo @dynamic url, path, password; @end
@implementation DBFILESSharedLinkFileInfoSerializer @end
@implementation DBFILESSingleUserLock @dynamic created, lockHolderAccountId, lockHolderTeamId; @end
@implementation DBFILESSingleUserLockSerializer @end
@implementation DBFILESSymlinkInfo @dynamic target; @end
@implementation DBFILESSymlinkInfoSerializer @end
@implementation DBFILESSyncSetting @dynamic tag; @end
@implementation DBFILESSyncSettingSerializer @end
@implementation DBFILESSyncSettingArg @dynamic tag; @end
@implementation DBFILESSyncSettingArgSerializer @end
@implementation DBFILESSyncSettingsError @dynamic tag, path; @end
@implementation DBFILESSyncSettingsErrorSerializer @end
@implementation DBFILESTag @dynamic tag, userGeneratedTag; @end
@implementation DBFILESTagSerializer @end
@implementation DBFILESUnlockFileArg @dynamic path; @end
@implementation DBFILESUnlockFileArgSerializer @end
@implementation DBFILESUnlockFileBatchArg @dynamic entries; @end
@implementation DBFILESUnlockFileBatchArgSerializer @end
@implementation DBFILESUserGeneratedTag @dynamic tagText; @end
@implementation DBFILESUserGeneratedTagSerializer @end
@implementation DBFILESVideoMetadata @dynamic duration; @end
@implementation DBFILESVideoMetadataSerializer @end
@implementation DBFILESWriteConflictError @dynamic tag; @end
@implementation DBFILESWriteConflictErrorSerializer @end
@implementation DBFILESWriteError @dynamic tag, malformedPath, conflict; @end
@implementation DBFILESWriteErrorSerializer @end
@implementation DBFILESWriteMode @dynamic tag, update; @end
@implementation DBFILESWriteModeSerializer @end
