// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+AToF.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesAddTagArg @dynamic path, tagText; @end
@implementation DBXFilesAddTagError @end
@implementation DBXFilesAddTagErrorPath @dynamic path; @end
@implementation DBXFilesAddTagErrorOther @end
@implementation DBXFilesAddTagErrorTooManyTags @end
@implementation DBXFilesAlphaGetMetadataArg @dynamic includePropertyTemplates; @end
@implementation DBXFilesAlphaGetMetadataError @end
@implementation DBXFilesAlphaGetMetadataErrorPath @dynamic path; @end
@implementation DBXFilesAlphaGetMetadataErrorPropertiesError @dynamic propertiesError; @end
@implementation DBXFilesBaseTagError @end
@implementation DBXFilesBaseTagErrorPath @dynamic path; @end
@implementation DBXFilesBaseTagErrorOther @end
@implementation DBXFilesContentSyncSetting @dynamic id, syncSetting; @end
@implementation DBXFilesContentSyncSettingArg @dynamic id, syncSetting; @end
@implementation DBXFilesCreateFolderArg @dynamic path, autorename; @end
@implementation DBXFilesCreateFolderBatchArg @dynamic paths, autorename, forceAsync; @end
@implementation DBXFilesCreateFolderBatchError @end
@implementation DBXFilesCreateFolderBatchErrorTooManyFiles @end
@implementation DBXFilesCreateFolderBatchErrorOther @end
@implementation DBXFilesCreateFolderBatchJobStatus @end
@implementation DBXFilesCreateFolderBatchJobStatusInProgress @end
@implementation DBXFilesCreateFolderBatchJobStatusComplete @dynamic complete; @end
@implementation DBXFilesCreateFolderBatchJobStatusFailed @dynamic failed; @end
@implementation DBXFilesCreateFolderBatchJobStatusOther @end
@implementation DBXFilesCreateFolderBatchLaunch @end
@implementation DBXFilesCreateFolderBatchLaunchAsyncJobId @dynamic asyncJobId; @end
@implementation DBXFilesCreateFolderBatchLaunchComplete @dynamic complete; @end
@implementation DBXFilesCreateFolderBatchLaunchOther @end
@implementation DBXFilesCreateFolderBatchResult @dynamic entries; @end
@implementation DBXFilesCreateFolderBatchResultEntry @end
@implementation DBXFilesCreateFolderBatchResultEntrySuccess @dynamic success; @end
@implementation DBXFilesCreateFolderBatchResultEntryFailure @dynamic failure; @end
@implementation DBXFilesCreateFolderEntryError @end
@implementation DBXFilesCreateFolderEntryErrorPath @dynamic path; @end
@implementation DBXFilesCreateFolderEntryErrorOther @end
@implementation DBXFilesCreateFolderEntryResult @dynamic metadata; @end
@implementation DBXFilesCreateFolderError @end
@implementation DBXFilesCreateFolderErrorPath @dynamic path; @end
@implementation DBXFilesCreateFolderResult @dynamic metadata; @end
@implementation DBXFilesDeleteArg @dynamic path, parentRev; @end
@implementation DBXFilesDeleteBatchArg @dynamic entries; @end
@implementation DBXFilesDeleteBatchError @end
@implementation DBXFilesDeleteBatchErrorTooManyWriteOperations @end
@implementation DBXFilesDeleteBatchErrorOther @end
@implementation DBXFilesDeleteBatchJobStatus @end
@implementation DBXFilesDeleteBatchJobStatusInProgress @end
@implementation DBXFilesDeleteBatchJobStatusComplete @dynamic complete; @end
@implementation DBXFilesDeleteBatchJobStatusFailed @dynamic failed; @end
@implementation DBXFilesDeleteBatchJobStatusOther @end
@implementation DBXFilesDeleteBatchLaunch @end
@implementation DBXFilesDeleteBatchLaunchAsyncJobId @dynamic asyncJobId; @end
@implementation DBXFilesDeleteBatchLaunchComplete @dynamic complete; @end
@implementation DBXFilesDeleteBatchLaunchOther @end
@implementation DBXFilesDeleteBatchResult @dynamic entries; @end
@implementation DBXFilesDeleteBatchResultData @dynamic metadata; @end
@implementation DBXFilesDeleteBatchResultEntry @end
@implementation DBXFilesDeleteBatchResultEntrySuccess @dynamic success; @end
@implementation DBXFilesDeleteBatchResultEntryFailure @dynamic failure; @end
@implementation DBXFilesDeleteError @end
@implementation DBXFilesDeleteErrorPathLookup @dynamic pathLookup; @end
@implementation DBXFilesDeleteErrorPathWrite @dynamic pathWrite; @end
@implementation DBXFilesDeleteErrorTooManyWriteOperations @end
@implementation DBXFilesDeleteErrorTooManyFiles @end
@implementation DBXFilesDeleteErrorOther @end
@implementation DBXFilesDeleteResult @dynamic metadata; @end
@implementation DBXFilesDeletedMetadata @dynamic isRestorable; @end
@implementation DBXFilesDimensions @dynamic height, width; @end
@implementation DBXFilesDownloadArg @dynamic path, rev; @end
@implementation DBXFilesDownloadError @end
@implementation DBXFilesDownloadErrorPath @dynamic path; @end
@implementation DBXFilesDownloadErrorUnsupportedFile @end
@implementation DBXFilesDownloadErrorOther @end
@implementation DBXFilesDownloadZipArg @dynamic path; @end
@implementation DBXFilesDownloadZipError @end
@implementation DBXFilesDownloadZipErrorPath @dynamic path; @end
@implementation DBXFilesDownloadZipErrorTooLarge @end
@implementation DBXFilesDownloadZipErrorTooManyFiles @end
@implementation DBXFilesDownloadZipErrorOther @end
@implementation DBXFilesDownloadZipResult @dynamic metadata; @end
@implementation DBXFilesExportArg @dynamic path, exportFormat; @end
@implementation DBXFilesExportError @end
@implementation DBXFilesExportErrorPath @dynamic path; @end
@implementation DBXFilesExportErrorNonExportable @end
@implementation DBXFilesExportErrorInvalidExportFormat @end
@implementation DBXFilesExportErrorRetryError @end
@implementation DBXFilesExportErrorOther @end
@implementation DBXFilesExportInfo @dynamic exportAs, exportOptions; @end
@implementation DBXFilesExportMetadata @dynamic name, size, exportHash, paperRevision; @end
@implementation DBXFilesExportResult @dynamic exportMetadata, fileMetadata; @end
@implementation DBXFilesFileCategory @end
@implementation DBXFilesFileCategoryImage @end
@implementation DBXFilesFileCategoryDocument @end
@implementation DBXFilesFileCategoryPdf @end
@implementation DBXFilesFileCategorySpreadsheet @end
@implementation DBXFilesFileCategoryPresentation @end
@implementation DBXFilesFileCategoryAudio @end
@implementation DBXFilesFileCategoryVideo @end
@implementation DBXFilesFileCategoryFolder @end
@implementation DBXFilesFileCategoryPaper @end
@implementation DBXFilesFileCategoryOthers @end
@implementation DBXFilesFileCategoryOther @end
@implementation DBXFilesFileLock @dynamic content; @end
@implementation DBXFilesFileLockContent @end
@implementation DBXFilesFileLockContentUnlocked @end
@implementation DBXFilesFileLockContentSingleUser @dynamic singleUser; @end
@implementation DBXFilesFileLockContentOther @end
@implementation DBXFilesFileLockMetadata @dynamic isLockholder, lockholderName, lockholderAccountId, created; @end
@implementation DBXFilesFileMetadata @dynamic id, clientModified, serverModified, rev, size, mediaInfo, symlinkInfo,
    sharingInfo, isDownloadable, exportInfo, propertyGroups, hasExplicitSharedMembers, contentHash, fileLockInfo,
    isRestorable; @end
@implementation DBXFilesFileSharingInfo @dynamic parentSharedFolderId, modifiedBy; @end
@implementation DBXFilesFileStatus @end
@implementation DBXFilesFileStatusActive @end
@implementation DBXFilesFileStatusDeleted @end
@implementation DBXFilesFileStatusOther @end
@implementation DBXFilesFolderMetadata @dynamic id, sharedFolderId, sharingInfo, propertyGroups; @end
@implementation DBXFilesFolderSharingInfo @dynamic parentSharedFolderId, sharedFolderId, traverseOnly, noAccess; @end
