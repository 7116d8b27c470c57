// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+AToF.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESAddTagArg @dynamic path, tagText; @end
@implementation DBFILESAddTagArgSerializer @end
@implementation DBFILESAddTagError @dynamic tag, path; @end
@implementation DBFILESAddTagErrorSerializer @end
@implementation DBFILESAlphaGetMetadataArg @dynamic includePropertyTemplates; @end
@implementation DBFILESAlphaGetMetadataArgSerializer @end
@implementation DBFILESAlphaGetMetadataError @dynamic tag, path, propertiesError; @end
@implementation DBFILESAlphaGetMetadataErrorSerializer @end
@implementation DBFILESBaseTagError @dynamic tag, path; @end
@implementation DBFILESBaseTagErrorSerializer @end
@implementation DBFILESContentSyncSetting @dynamic id_, syncSetting; @end
@implementation DBFILESContentSyncSettingSerializer @end
@implementation DBFILESContentSyncSettingArg @dynamic id_, syncSetting; @end
@implementation DBFILESContentSyncSettingArgSerializer @end
@implementation DBFILESCreateFolderArg @dynamic path, autorename; @end
@implementation DBFILESCreateFolderArgSerializer @end
@implementation DBFILESCreateFolderBatchArg @dynamic paths, autorename, forceAsync; @end
@implementation DBFILESCreateFolderBatchArgSerializer @end
@implementation DBFILESCreateFolderBatchError @dynamic tag; @end
@implementation DBFILESCreateFolderBatchErrorSerializer @end
@implementation DBFILESCreateFolderBatchJobStatus @dynamic tag, complete, failed; @end
@implementation DBFILESCreateFolderBatchJobStatusSerializer @end
@implementation DBFILESCreateFolderBatchLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESCreateFolderBatchLaunchSerializer @end
@implementation DBFILESCreateFolderBatchResult @dynamic entries; @end
@implementation DBFILESCreateFolderBatchResultSerializer @end
@implementation DBFILESCreateFolderBatchResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESCreateFolderBatchResultEntrySerializer @end
@implementation DBFILESCreateFolderEntryError @dynamic tag, path; @end
@implementation DBFILESCreateFolderEntryErrorSerializer @end
@implementation DBFILESCreateFolderEntryResult @dynamic metadata; @end
@implementation DBFILESCreateFolderEntryResultSerializer @end
@implementation DBFILESCreateFolderError @dynamic tag, path; @end
@implementation DBFILESCreateFolderErrorSerializer @end
@implementation DBFILESCreateFolderResult @dynamic metadata; @end
@implementation DBFILESCreateFolderResultSerializer @end
@implementation DBFILESDeleteArg @dynamic path, parentRev; @end
@implementation DBFILESDeleteArgSerializer @end
@implementation DBFILESDeleteBatchArg @dynamic entries; @end
@implementation DBFILESDeleteBatchArgSerializer @end
@implementation DBFILESDeleteBatchError @dynamic tag; @end
@implementation DBFILESDeleteBatchErrorSerializer @end
@implementation DBFILESDeleteBatchJobStatus @dynamic tag, complete, failed; @end
@implementation DBFILESDeleteBatchJobStatusSerializer @end
@implementation DBFILESDeleteBatchLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESDeleteBatchLaunchSerializer @end
@implementation DBFILESDeleteBatchResult @dynamic entries; @end
@implementation DBFILESDeleteBatchResultSerializer @end
@implementation DBFILESDeleteBatchResultData @dynamic metadata; @end
@implementation DBFILESDeleteBatchResultDataSerializer @end
@implementation DBFILESDeleteBatchResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESDeleteBatchResultEntrySerializer @end
@implementation DBFILESDeleteError @dynamic tag, pathLookup, pathWrite; @end
@implementation DBFILESDeleteErrorSerializer @end
@implementation DBFILESDeleteResult @dynamic metadata; @end
@implementation DBFILESDeleteResultSerializer @end
@implementation DBFILESDeletedMetadata @dynamic isRestorable; @end
@implementation DBFILESDeletedMetadataSerializer @end
@implementation DBFILESDimensions @dynamic height, width; @end
@implementation DBFILESDimensionsSerializer @end
@implementation DBFILESDownloadArg @dynamic path, rev; @end
@implementation DBFILESDownloadArgSerializer @end
@implementation DBFILESDownloadError @dynamic tag, path; @end
@implementation DBFILESDownloadErrorSerializer @end
@implementation DBFILESDownloadZipArg @dynamic path; @end
@implementation DBFILESDownloadZipArgSerializer @end
@implementation DBFILESDownloadZipError @dynamic tag, path; @end
@implementation DBFILESDownloadZipErrorSerializer @end
@implementation DBFILESDownloadZipResult @dynamic metadata; @end
@implementation DBFILESDownloadZipResultSerializer @end
@implementation DBFILESExportArg @dynamic path, exportFormat; @end
@implementation DBFILESExportArgSerializer @end
@implementation DBFILESExportError @dynamic tag, path; @end
@implementation DBFILESExportErrorSerializer @end
@implementation DBFILESExportInfo @dynamic exportAs, exportOptions; @end
@implementation DBFILESExportInfoSerializer @end
@implementation DBFILESExportMetadata @dynamic name, size, exportHash, paperRevision; @end
@implementation DBFILESExportMetadataSerializer @end
@implementation DBFILESExportResult @dynamic exportMetadata, fileMetadata; @end
@implementation DBFILESExportResultSerializer @end
@implementation DBFILESFileCategory @dynamic tag; @end
@implementation DBFILESFileCategorySerializer @end
@implementation DBFILESFileLock @dynamic content; @end
@implementation DBFILESFileLockSerializer @end
@implementation DBFILESFileLockContent @dynamic tag, singleUser; @end
@implementation DBFILESFileLockContentSerializer @end
@implementation DBFILESFileLockMetadata @dynamic isLockholder, lockholderName, lockholderAccountId, created; @end
@implementation DBFILESFileLockMetadataSerializer @end
@implementation DBFILESFileMetadata @dynamic id_, clientModified, serverModified, rev, size, mediaInfo, symlinkInfo,
    sharingInfo, isDownloadable, exportInfo, propertyGroups, hasExplicitSharedMembers, contentHash, fileLockInfo,
    isRestorable; @end
@implementation DBFILESFileMetadataSerializer @end
@implementation DBFILESFileSharingInfo @dynamic parentSharedFolderId, modifiedBy; @end
@implementation DBFILESFileSharingInfoSerializer @end
@implementation DBFILESFileStatus @dynamic tag; @end
@implementation DBFILESFileStatusSerializer @end
@implementation DBFILESFolderMetadata @dynamic id_, sharedFolderId, sharingInfo, propertyGroups; @end
@implementation DBFILESFolderMetadataSerializer @end
@implementation DBFILESFolderSharingInfo @dynamic parentSharedFolderId, sharedFolderId, traverseOnly, noAccess; @end
@implementation DBFILESFolderSharingInfoSerializer @end
