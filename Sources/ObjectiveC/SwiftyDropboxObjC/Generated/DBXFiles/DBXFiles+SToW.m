// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+SToW.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesSaveCopyReferenceArg @dynamic copyReference, path; @end
@implementation DBXFilesSaveCopyReferenceError @end
@implementation DBXFilesSaveCopyReferenceErrorPath @dynamic path; @end
@implementation DBXFilesSaveCopyReferenceErrorInvalidCopyReference @end
@implementation DBXFilesSaveCopyReferenceErrorNoPermission @end
@implementation DBXFilesSaveCopyReferenceErrorNotFound @end
@implementation DBXFilesSaveCopyReferenceErrorTooManyFiles @end
@implementation DBXFilesSaveCopyReferenceErrorOther @end
@implementation DBXFilesSaveCopyReferenceResult @dynamic metadata; @end
@implementation DBXFilesSaveUrlArg @dynamic path, url; @end
@implementation DBXFilesSaveUrlError @end
@implementation DBXFilesSaveUrlErrorPath @dynamic path; @end
@implementation DBXFilesSaveUrlErrorDownloadFailed @end
@implementation DBXFilesSaveUrlErrorInvalidUrl @end
@implementation DBXFilesSaveUrlErrorNotFound @end
@implementation DBXFilesSaveUrlErrorOther @end
@implementation DBXFilesSaveUrlJobStatus @end
@implementation DBXFilesSaveUrlJobStatusInProgress @end
@implementation DBXFilesSaveUrlJobStatusComplete @dynamic complete; @end
@implementation DBXFilesSaveUrlJobStatusFailed @dynamic failed; @end
@implementation DBXFilesSaveUrlResult @end
@implementation DBXFilesSaveUrlResultAsyncJobId @dynamic asyncJobId; @end
@implementation DBXFilesSaveUrlResultComplete @dynamic complete; @end
@implementation DBXFilesSharedLink @dynamic url, password; @end
@implementation DBXFilesSharedLinkFileInfo @dynamic url, path, password; @end
@implementation DBXFilesSingleUserLock @dynamic created, lockHolderAccountId, lockHolderTeamId; @end
@implementation DBXFilesSymlinkInfo @dynamic target; @end
@implementation DBXFilesSyncSetting @end
@implementation DBXFilesSyncSettingDefault_ @end
@implementation DBXFilesSyncSettingNotSynced @end
@implementation DBXFilesSyncSettingNotSyncedInactive @end
@implementation DBXFilesSyncSettingOther @end
@implementation DBXFilesSyncSettingArg @end
@implementation DBXFilesSyncSettingArgDefault_ @end
@implementation DBXFilesSyncSettingArgNotSynced @end
@implementation DBXFilesSyncSettingArgOther @end
@implementation DBXFilesSyncSettingsError @end
@implementation DBXFilesSyncSettingsErrorPath @dynamic path; @end
@implementation DBXFilesSyncSettingsErrorUnsupportedCombination @end
@implementation DBXFilesSyncSettingsErrorUnsupportedConfiguration @end
@implementation DBXFilesSyncSettingsErrorOther @end
@implementation DBXFilesTag @end
@implementation DBXFilesTagUserGeneratedTag @dynamic userGeneratedTag; @end
@implementation DBXFilesTagOther @end
@implementation DBXFilesUnlockFileArg @dynamic path; @end
@implementation DBXFilesUnlockFileBatchArg @dynamic entries; @end
@implementation DBXFilesUserGeneratedTag @dynamic tagText; @end
@implementation DBXFilesVideoMetadata @dynamic duration; @end
@implementation DBXFilesWriteConflictError @end
@implementation DBXFilesWriteConflictErrorFile @end
@implementation DBXFilesWriteConflictErrorFolder @end
@implementation DBXFilesWriteConflictErrorFileAncestor @end
@implementation DBXFilesWriteConflictErrorOther @end
@implementation DBXFilesWriteError @end
@implementation DBXFilesWriteErrorMalformedPath @dynamic malformedPath; @end
@implementation DBXFilesWriteErrorConflict @dynamic conflict; @end
@implementation DBXFilesWriteErrorNoWritePermission @end
@implementation DBXFilesWriteErrorInsufficientSpace @end
@implementation DBXFilesWriteErrorDisallowedName @end
@implementation DBXFilesWriteErrorTeamFolder @end
@implementation DBXFilesWriteErrorOperationSuppressed @end
@implementation DBXFilesWriteErrorTooManyWriteOperations @end
@implementation DBXFilesWriteErrorAccessRestricted @end
@implementation DBXFilesWriteErrorOther @end
@implementation DBXFilesWriteMode @end
@implementation DBXFilesWriteModeAdd @end
@implementation DBXFilesWriteModeOverwrite @end
@implementation DBXFilesWriteModeUpdate @dynamic update; @end
