// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesAddTagArg
@dynamic path;
@dynamic tagText;
@end
@implementation DBXFilesAddTagError @end
@implementation DBXFilesAddTagErrorPath
@dynamic path;
@end
@implementation DBXFilesAddTagErrorOther @end
@implementation DBXFilesAddTagErrorTooManyTags @end
@implementation DBXFilesGetMetadataArg
@dynamic path;
@dynamic includeMediaInfo;
@dynamic includeDeleted;
@dynamic includeHasExplicitSharedMembers;
@dynamic includePropertyGroups;
@end
@implementation DBXFilesAlphaGetMetadataArg
@dynamic includePropertyTemplates;
@end
@implementation DBXFilesAlphaGetMetadataError @end
@implementation DBXFilesAlphaGetMetadataErrorPath
@dynamic path;
@end
@implementation DBXFilesAlphaGetMetadataErrorPropertiesError
@dynamic propertiesError;
@end
@implementation DBXFilesBaseTagError @end
@implementation DBXFilesBaseTagErrorPath
@dynamic path;
@end
@implementation DBXFilesBaseTagErrorOther @end
@implementation DBXFilesCommitInfo
@dynamic path;
@dynamic mode;
@dynamic autorename;
@dynamic clientModified;
@dynamic mute;
@dynamic propertyGroups;
@dynamic strictConflict;
@end
@implementation DBXFilesContentSyncSetting
@dynamic id;
@dynamic syncSetting;
@end
@implementation DBXFilesContentSyncSettingArg
@dynamic id;
@dynamic syncSetting;
@end
@implementation DBXFilesCreateFolderArg
@dynamic path;
@dynamic autorename;
@end
@implementation DBXFilesCreateFolderBatchArg
@dynamic paths;
@dynamic autorename;
@dynamic forceAsync;
@end
@implementation DBXFilesCreateFolderBatchError @end
@implementation DBXFilesCreateFolderBatchErrorTooManyFiles @end
@implementation DBXFilesCreateFolderBatchErrorOther @end
@implementation DBXFilesCreateFolderBatchJobStatus @end
@implementation DBXFilesCreateFolderBatchJobStatusInProgress @end
@implementation DBXFilesCreateFolderBatchJobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesCreateFolderBatchJobStatusFailed
@dynamic failed;
@end
@implementation DBXFilesCreateFolderBatchJobStatusOther @end
@implementation DBXFilesCreateFolderBatchLaunch @end
@implementation DBXFilesCreateFolderBatchLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesCreateFolderBatchLaunchComplete
@dynamic complete;
@end
@implementation DBXFilesCreateFolderBatchLaunchOther @end
@implementation DBXFilesFileOpsResult @end
@implementation DBXFilesCreateFolderBatchResult
@dynamic entries;
@end
@implementation DBXFilesCreateFolderBatchResultEntry @end
@implementation DBXFilesCreateFolderBatchResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesCreateFolderBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesCreateFolderEntryError @end
@implementation DBXFilesCreateFolderEntryErrorPath
@dynamic path;
@end
@implementation DBXFilesCreateFolderEntryErrorOther @end
@implementation DBXFilesCreateFolderEntryResult
@dynamic metadata;
@end
@implementation DBXFilesCreateFolderError @end
@implementation DBXFilesCreateFolderErrorPath
@dynamic path;
@end
@implementation DBXFilesCreateFolderResult
@dynamic metadata;
@end
@implementation DBXFilesDeleteArg
@dynamic path;
@dynamic parentRev;
@end
@implementation DBXFilesDeleteBatchArg
@dynamic entries;
@end
@implementation DBXFilesDeleteBatchError @end
@implementation DBXFilesDeleteBatchErrorTooManyWriteOperations @end
@implementation DBXFilesDeleteBatchErrorOther @end
@implementation DBXFilesDeleteBatchJobStatus @end
@implementation DBXFilesDeleteBatchJobStatusInProgress @end
@implementation DBXFilesDeleteBatchJobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesDeleteBatchJobStatusFailed
@dynamic failed;
@end
@implementation DBXFilesDeleteBatchJobStatusOther @end
@implementation DBXFilesDeleteBatchLaunch @end
@implementation DBXFilesDeleteBatchLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesDeleteBatchLaunchComplete
@dynamic complete;
@end
@implementation DBXFilesDeleteBatchLaunchOther @end
@implementation DBXFilesDeleteBatchResult
@dynamic entries;
@end
@implementation DBXFilesDeleteBatchResultData
@dynamic metadata;
@end
@implementation DBXFilesDeleteBatchResultEntry @end
@implementation DBXFilesDeleteBatchResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesDeleteBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesDeleteError @end
@implementation DBXFilesDeleteErrorPathLookup
@dynamic pathLookup;
@end
@implementation DBXFilesDeleteErrorPathWrite
@dynamic pathWrite;
@end
@implementation DBXFilesDeleteErrorTooManyWriteOperations @end
@implementation DBXFilesDeleteErrorTooManyFiles @end
@implementation DBXFilesDeleteErrorOther @end
@implementation DBXFilesDeleteResult
@dynamic metadata;
@end
@implementation DBXFilesMetadata
@dynamic name;
@dynamic pathLower;
@dynamic pathDisplay;
@dynamic parentSharedFolderId;
@dynamic previewUrl;
@end
@implementation DBXFilesDeletedMetadata
@dynamic isRestorable;
@end
@implementation DBXFilesDimensions
@dynamic height;
@dynamic width;
@end
@implementation DBXFilesDownloadArg
@dynamic path;
@dynamic rev;
@end
@implementation DBXFilesDownloadError @end
@implementation DBXFilesDownloadErrorPath
@dynamic path;
@end
@implementation DBXFilesDownloadErrorUnsupportedFile @end
@implementation DBXFilesDownloadErrorOther @end
@implementation DBXFilesDownloadZipArg
@dynamic path;
@end
@implementation DBXFilesDownloadZipError @end
@implementation DBXFilesDownloadZipErrorPath
@dynamic path;
@end
@implementation DBXFilesDownloadZipErrorTooLarge @end
@implementation DBXFilesDownloadZipErrorTooManyFiles @end
@implementation DBXFilesDownloadZipErrorOther @end
@implementation DBXFilesDownloadZipResult
@dynamic metadata;
@end
@implementation DBXFilesExportArg
@dynamic path;
@dynamic exportFormat;
@end
@implementation DBXFilesExportError @end
@implementation DBXFilesExportErrorPath
@dynamic path;
@end
@implementation DBXFilesExportErrorNonExportable @end
@implementation DBXFilesExportErrorInvalidExportFormat @end
@implementation DBXFilesExportErrorRetryError @end
@implementation DBXFilesExportErrorOther @end
@implementation DBXFilesExportInfo
@dynamic exportAs;
@dynamic exportOptions;
@end
@implementation DBXFilesExportMetadata
@dynamic name;
@dynamic size;
@dynamic exportHash;
@dynamic paperRevision;
@end
@implementation DBXFilesExportResult
@dynamic exportMetadata;
@dynamic fileMetadata;
@end
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
@implementation DBXFilesFileLock
@dynamic content;
@end
@implementation DBXFilesFileLockContent @end
@implementation DBXFilesFileLockContentUnlocked @end
@implementation DBXFilesFileLockContentSingleUser
@dynamic singleUser;
@end
@implementation DBXFilesFileLockContentOther @end
@implementation DBXFilesFileLockMetadata
@dynamic isLockholder;
@dynamic lockholderName;
@dynamic lockholderAccountId;
@dynamic created;
@end
@implementation DBXFilesFileMetadata
@dynamic id;
@dynamic clientModified;
@dynamic serverModified;
@dynamic rev;
@dynamic size;
@dynamic mediaInfo;
@dynamic symlinkInfo;
@dynamic sharingInfo;
@dynamic isDownloadable;
@dynamic exportInfo;
@dynamic propertyGroups;
@dynamic hasExplicitSharedMembers;
@dynamic contentHash;
@dynamic fileLockInfo;
@dynamic isRestorable;
@end
@implementation DBXFilesSharingInfo
@dynamic readOnly;
@end
@implementation DBXFilesFileSharingInfo
@dynamic parentSharedFolderId;
@dynamic modifiedBy;
@end
@implementation DBXFilesFileStatus @end
@implementation DBXFilesFileStatusActive @end
@implementation DBXFilesFileStatusDeleted @end
@implementation DBXFilesFileStatusOther @end
@implementation DBXFilesFolderMetadata
@dynamic id;
@dynamic sharedFolderId;
@dynamic sharingInfo;
@dynamic propertyGroups;
@end
@implementation DBXFilesFolderSharingInfo
@dynamic parentSharedFolderId;
@dynamic sharedFolderId;
@dynamic traverseOnly;
@dynamic noAccess;
@end
@implementation DBXFilesGetCopyReferenceArg
@dynamic path;
@end
@implementation DBXFilesGetCopyReferenceError @end
@implementation DBXFilesGetCopyReferenceErrorPath
@dynamic path;
@end
@implementation DBXFilesGetCopyReferenceErrorOther @end
@implementation DBXFilesGetCopyReferenceResult
@dynamic metadata;
@dynamic copyReference;
@dynamic expires;
@end
@implementation DBXFilesGetMetadataError @end
@implementation DBXFilesGetMetadataErrorPath
@dynamic path;
@end
@implementation DBXFilesGetTagsArg
@dynamic paths;
@end
@implementation DBXFilesGetTagsResult
@dynamic pathsToTags;
@end
@implementation DBXFilesGetTemporaryLinkArg
@dynamic path;
@end
@implementation DBXFilesGetTemporaryLinkError @end
@implementation DBXFilesGetTemporaryLinkErrorPath
@dynamic path;
@end
@implementation DBXFilesGetTemporaryLinkErrorEmailNotVerified @end
@implementation DBXFilesGetTemporaryLinkErrorUnsupportedFile @end
@implementation DBXFilesGetTemporaryLinkErrorNotAllowed @end
@implementation DBXFilesGetTemporaryLinkErrorOther @end
@implementation DBXFilesGetTemporaryLinkResult
@dynamic metadata;
@dynamic link;
@end
@implementation DBXFilesGetTemporaryUploadLinkArg
@dynamic commitInfo;
@dynamic duration;
@end
@implementation DBXFilesGetTemporaryUploadLinkResult
@dynamic link;
@end
@implementation DBXFilesGetThumbnailBatchArg
@dynamic entries;
@end
@implementation DBXFilesGetThumbnailBatchError @end
@implementation DBXFilesGetThumbnailBatchErrorTooManyFiles @end
@implementation DBXFilesGetThumbnailBatchErrorOther @end
@implementation DBXFilesGetThumbnailBatchResult
@dynamic entries;
@end
@implementation DBXFilesGetThumbnailBatchResultData
@dynamic metadata;
@dynamic thumbnail;
@end
@implementation DBXFilesGetThumbnailBatchResultEntry @end
@implementation DBXFilesGetThumbnailBatchResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesGetThumbnailBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesGetThumbnailBatchResultEntryOther @end
@implementation DBXFilesGpsCoordinates
@dynamic latitude;
@dynamic longitude;
@end
@implementation DBXFilesHighlightSpan
@dynamic highlightStr;
@dynamic isHighlighted;
@end
@implementation DBXFilesImportFormat @end
@implementation DBXFilesImportFormatHtml @end
@implementation DBXFilesImportFormatMarkdown @end
@implementation DBXFilesImportFormatPlainText @end
@implementation DBXFilesImportFormatOther @end
@implementation DBXFilesListFolderArg
@dynamic path;
@dynamic recursive;
@dynamic includeMediaInfo;
@dynamic includeDeleted;
@dynamic includeHasExplicitSharedMembers;
@dynamic includeMountedFolders;
@dynamic limit;
@dynamic sharedLink;
@dynamic includePropertyGroups;
@dynamic includeNonDownloadableFiles;
@dynamic includeRestorableInfo;
@end
@implementation DBXFilesListFolderContinueArg
@dynamic cursor;
@end
@implementation DBXFilesListFolderContinueError @end
@implementation DBXFilesListFolderContinueErrorPath
@dynamic path;
@end
@implementation DBXFilesListFolderContinueErrorReset @end
@implementation DBXFilesListFolderContinueErrorOther @end
@implementation DBXFilesListFolderError @end
@implementation DBXFilesListFolderErrorPath
@dynamic path;
@end
@implementation DBXFilesListFolderErrorTemplateError
@dynamic templateError;
@end
@implementation DBXFilesListFolderErrorOther @end
@implementation DBXFilesListFolderGetLatestCursorResult
@dynamic cursor;
@end
@implementation DBXFilesListFolderLongpollArg
@dynamic cursor;
@dynamic timeout;
@end
@implementation DBXFilesListFolderLongpollError @end
@implementation DBXFilesListFolderLongpollErrorReset @end
@implementation DBXFilesListFolderLongpollErrorOther @end
@implementation DBXFilesListFolderLongpollResult
@dynamic changes;
@dynamic backoff;
@end
@implementation DBXFilesListFolderResult
@dynamic entries;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXFilesListRevisionsArg
@dynamic path;
@dynamic mode;
@dynamic limit;
@dynamic beforeRev;
@dynamic includeRestorableInfo;
@end
@implementation DBXFilesListRevisionsError @end
@implementation DBXFilesListRevisionsErrorPath
@dynamic path;
@end
@implementation DBXFilesListRevisionsErrorInvalidBeforeRev @end
@implementation DBXFilesListRevisionsErrorBeforeRevNotSupported @end
@implementation DBXFilesListRevisionsErrorOther @end
@implementation DBXFilesListRevisionsMode @end
@implementation DBXFilesListRevisionsModePath @end
@implementation DBXFilesListRevisionsModeId @end
@implementation DBXFilesListRevisionsModeOther @end
@implementation DBXFilesListRevisionsResult
@dynamic isDeleted;
@dynamic serverDeleted;
@dynamic entries;
@dynamic hasMore;
@end
@implementation DBXFilesLockConflictError
@dynamic lock;
@end
@implementation DBXFilesLockFileArg
@dynamic path;
@end
@implementation DBXFilesLockFileBatchArg
@dynamic entries;
@end
@implementation DBXFilesLockFileBatchResult
@dynamic entries;
@end
@implementation DBXFilesLockFileError @end
@implementation DBXFilesLockFileErrorPathLookup
@dynamic pathLookup;
@end
@implementation DBXFilesLockFileErrorTooManyWriteOperations @end
@implementation DBXFilesLockFileErrorTooManyFiles @end
@implementation DBXFilesLockFileErrorNoWritePermission @end
@implementation DBXFilesLockFileErrorCannotBeLocked @end
@implementation DBXFilesLockFileErrorFileNotShared @end
@implementation DBXFilesLockFileErrorLockConflict
@dynamic lockConflict;
@end
@implementation DBXFilesLockFileErrorInternalError @end
@implementation DBXFilesLockFileErrorOther @end
@implementation DBXFilesLockFileResult
@dynamic metadata;
@dynamic lock;
@end
@implementation DBXFilesLockFileResultEntry @end
@implementation DBXFilesLockFileResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesLockFileResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesLookupError @end
@implementation DBXFilesLookupErrorMalformedPath
@dynamic malformedPath;
@end
@implementation DBXFilesLookupErrorNotFound @end
@implementation DBXFilesLookupErrorNotFile @end
@implementation DBXFilesLookupErrorNotFolder @end
@implementation DBXFilesLookupErrorRestrictedContent @end
@implementation DBXFilesLookupErrorUnsupportedContentType @end
@implementation DBXFilesLookupErrorLocked @end
@implementation DBXFilesLookupErrorOther @end
@implementation DBXFilesMediaInfo @end
@implementation DBXFilesMediaInfoPending @end
@implementation DBXFilesMediaInfoMetadata
@dynamic metadata;
@end
@implementation DBXFilesMediaMetadata
@dynamic dimensions;
@dynamic location;
@dynamic timeTaken;
@end
@implementation DBXFilesMetadataV2 @end
@implementation DBXFilesMetadataV2Metadata
@dynamic metadata;
@end
@implementation DBXFilesMetadataV2Other @end
@implementation DBXFilesMinimalFileLinkMetadata
@dynamic url;
@dynamic id;
@dynamic path;
@dynamic rev;
@end
@implementation DBXFilesRelocationBatchArgBase
@dynamic entries;
@dynamic autorename;
@end
@implementation DBXFilesMoveBatchArg
@dynamic allowOwnershipTransfer;
@end
@implementation DBXFilesMoveIntoFamilyError @end
@implementation DBXFilesMoveIntoFamilyErrorIsSharedFolder @end
@implementation DBXFilesMoveIntoFamilyErrorOther @end
@implementation DBXFilesMoveIntoVaultError @end
@implementation DBXFilesMoveIntoVaultErrorIsSharedFolder @end
@implementation DBXFilesMoveIntoVaultErrorOther @end
@implementation DBXFilesPaperContentError @end
@implementation DBXFilesPaperContentErrorInsufficientPermissions @end
@implementation DBXFilesPaperContentErrorContentMalformed @end
@implementation DBXFilesPaperContentErrorDocLengthExceeded @end
@implementation DBXFilesPaperContentErrorImageSizeExceeded @end
@implementation DBXFilesPaperContentErrorOther @end
@implementation DBXFilesPaperCreateArg
@dynamic path;
@dynamic importFormat;
@end
@implementation DBXFilesPaperCreateError @end
@implementation DBXFilesPaperCreateErrorInsufficientPermissions @end
@implementation DBXFilesPaperCreateErrorContentMalformed @end
@implementation DBXFilesPaperCreateErrorDocLengthExceeded @end
@implementation DBXFilesPaperCreateErrorImageSizeExceeded @end
@implementation DBXFilesPaperCreateErrorOther @end
@implementation DBXFilesPaperCreateErrorInvalidPath @end
@implementation DBXFilesPaperCreateErrorEmailUnverified @end
@implementation DBXFilesPaperCreateErrorInvalidFileExtension @end
@implementation DBXFilesPaperCreateErrorPaperDisabled @end
@implementation DBXFilesPaperCreateResult
@dynamic url;
@dynamic resultPath;
@dynamic fileId;
@dynamic paperRevision;
@end
@implementation DBXFilesPaperDocUpdatePolicy @end
@implementation DBXFilesPaperDocUpdatePolicyUpdate @end
@implementation DBXFilesPaperDocUpdatePolicyOverwrite @end
@implementation DBXFilesPaperDocUpdatePolicyPrepend @end
@implementation DBXFilesPaperDocUpdatePolicyAppend @end
@implementation DBXFilesPaperDocUpdatePolicyOther @end
@implementation DBXFilesPaperUpdateArg
@dynamic path;
@dynamic importFormat;
@dynamic docUpdatePolicy;
@dynamic paperRevision;
@end
@implementation DBXFilesPaperUpdateError @end
@implementation DBXFilesPaperUpdateErrorInsufficientPermissions @end
@implementation DBXFilesPaperUpdateErrorContentMalformed @end
@implementation DBXFilesPaperUpdateErrorDocLengthExceeded @end
@implementation DBXFilesPaperUpdateErrorImageSizeExceeded @end
@implementation DBXFilesPaperUpdateErrorOther @end
@implementation DBXFilesPaperUpdateErrorPath
@dynamic path;
@end
@implementation DBXFilesPaperUpdateErrorRevisionMismatch @end
@implementation DBXFilesPaperUpdateErrorDocArchived @end
@implementation DBXFilesPaperUpdateErrorDocDeleted @end
@implementation DBXFilesPaperUpdateResult
@dynamic paperRevision;
@end
@implementation DBXFilesPathOrLink @end
@implementation DBXFilesPathOrLinkPath
@dynamic path;
@end
@implementation DBXFilesPathOrLinkLink
@dynamic link;
@end
@implementation DBXFilesPathOrLinkOther @end
@implementation DBXFilesPathToTags
@dynamic path;
@dynamic tags;
@end
@implementation DBXFilesPhotoMetadata @end
@implementation DBXFilesPreviewArg
@dynamic path;
@dynamic rev;
@end
@implementation DBXFilesPreviewError @end
@implementation DBXFilesPreviewErrorPath
@dynamic path;
@end
@implementation DBXFilesPreviewErrorInProgress @end
@implementation DBXFilesPreviewErrorUnsupportedExtension @end
@implementation DBXFilesPreviewErrorUnsupportedContent @end
@implementation DBXFilesPreviewResult
@dynamic fileMetadata;
@dynamic linkMetadata;
@end
@implementation DBXFilesRelocationPath
@dynamic fromPath;
@dynamic toPath;
@end
@implementation DBXFilesRelocationArg
@dynamic allowSharedFolder;
@dynamic autorename;
@dynamic allowOwnershipTransfer;
@end
@implementation DBXFilesRelocationBatchArg
@dynamic allowSharedFolder;
@dynamic allowOwnershipTransfer;
@end
@implementation DBXFilesRelocationBatchError @end
@implementation DBXFilesRelocationBatchErrorFromLookup
@dynamic fromLookup;
@end
@implementation DBXFilesRelocationBatchErrorFromWrite
@dynamic fromWrite;
@end
@implementation DBXFilesRelocationBatchErrorTo
@dynamic to;
@end
@implementation DBXFilesRelocationBatchErrorCantCopySharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantNestSharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantMoveFolderIntoItself @end
@implementation DBXFilesRelocationBatchErrorTooManyFiles @end
@implementation DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths @end
@implementation DBXFilesRelocationBatchErrorCantTransferOwnership @end
@implementation DBXFilesRelocationBatchErrorInsufficientQuota @end
@implementation DBXFilesRelocationBatchErrorInternalError @end
@implementation DBXFilesRelocationBatchErrorCantMoveSharedFolder @end
@implementation DBXFilesRelocationBatchErrorCantMoveIntoVault
@dynamic cantMoveIntoVault;
@end
@implementation DBXFilesRelocationBatchErrorCantMoveIntoFamily
@dynamic cantMoveIntoFamily;
@end
@implementation DBXFilesRelocationBatchErrorOther @end
@implementation DBXFilesRelocationBatchErrorTooManyWriteOperations @end
@implementation DBXFilesRelocationBatchErrorEntry @end
@implementation DBXFilesRelocationBatchErrorEntryRelocationError
@dynamic relocationError;
@end
@implementation DBXFilesRelocationBatchErrorEntryInternalError @end
@implementation DBXFilesRelocationBatchErrorEntryTooManyWriteOperations @end
@implementation DBXFilesRelocationBatchErrorEntryOther @end
@implementation DBXFilesRelocationBatchJobStatus @end
@implementation DBXFilesRelocationBatchJobStatusInProgress @end
@implementation DBXFilesRelocationBatchJobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesRelocationBatchJobStatusFailed
@dynamic failed;
@end
@implementation DBXFilesRelocationBatchLaunch @end
@implementation DBXFilesRelocationBatchLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesRelocationBatchLaunchComplete
@dynamic complete;
@end
@implementation DBXFilesRelocationBatchLaunchOther @end
@implementation DBXFilesRelocationBatchResult
@dynamic entries;
@end
@implementation DBXFilesRelocationBatchResultData
@dynamic metadata;
@end
@implementation DBXFilesRelocationBatchResultEntry @end
@implementation DBXFilesRelocationBatchResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesRelocationBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesRelocationBatchResultEntryOther @end
@implementation DBXFilesRelocationBatchV2JobStatus @end
@implementation DBXFilesRelocationBatchV2JobStatusInProgress @end
@implementation DBXFilesRelocationBatchV2JobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesRelocationBatchV2Launch @end
@implementation DBXFilesRelocationBatchV2LaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesRelocationBatchV2LaunchComplete
@dynamic complete;
@end
@implementation DBXFilesRelocationBatchV2Result
@dynamic entries;
@end
@implementation DBXFilesRelocationError @end
@implementation DBXFilesRelocationErrorFromLookup
@dynamic fromLookup;
@end
@implementation DBXFilesRelocationErrorFromWrite
@dynamic fromWrite;
@end
@implementation DBXFilesRelocationErrorTo
@dynamic to;
@end
@implementation DBXFilesRelocationErrorCantCopySharedFolder @end
@implementation DBXFilesRelocationErrorCantNestSharedFolder @end
@implementation DBXFilesRelocationErrorCantMoveFolderIntoItself @end
@implementation DBXFilesRelocationErrorTooManyFiles @end
@implementation DBXFilesRelocationErrorDuplicatedOrNestedPaths @end
@implementation DBXFilesRelocationErrorCantTransferOwnership @end
@implementation DBXFilesRelocationErrorInsufficientQuota @end
@implementation DBXFilesRelocationErrorInternalError @end
@implementation DBXFilesRelocationErrorCantMoveSharedFolder @end
@implementation DBXFilesRelocationErrorCantMoveIntoVault
@dynamic cantMoveIntoVault;
@end
@implementation DBXFilesRelocationErrorCantMoveIntoFamily
@dynamic cantMoveIntoFamily;
@end
@implementation DBXFilesRelocationErrorOther @end
@implementation DBXFilesRelocationResult
@dynamic metadata;
@end
@implementation DBXFilesRemoveTagArg
@dynamic path;
@dynamic tagText;
@end
@implementation DBXFilesRemoveTagError @end
@implementation DBXFilesRemoveTagErrorPath
@dynamic path;
@end
@implementation DBXFilesRemoveTagErrorOther @end
@implementation DBXFilesRemoveTagErrorTagNotPresent @end
@implementation DBXFilesRestoreArg
@dynamic path;
@dynamic rev;
@end
@implementation DBXFilesRestoreError @end
@implementation DBXFilesRestoreErrorPathLookup
@dynamic pathLookup;
@end
@implementation DBXFilesRestoreErrorPathWrite
@dynamic pathWrite;
@end
@implementation DBXFilesRestoreErrorInvalidRevision @end
@implementation DBXFilesRestoreErrorInProgress @end
@implementation DBXFilesRestoreErrorOther @end
@implementation DBXFilesSaveCopyReferenceArg
@dynamic copyReference;
@dynamic path;
@end
@implementation DBXFilesSaveCopyReferenceError @end
@implementation DBXFilesSaveCopyReferenceErrorPath
@dynamic path;
@end
@implementation DBXFilesSaveCopyReferenceErrorInvalidCopyReference @end
@implementation DBXFilesSaveCopyReferenceErrorNoPermission @end
@implementation DBXFilesSaveCopyReferenceErrorNotFound @end
@implementation DBXFilesSaveCopyReferenceErrorTooManyFiles @end
@implementation DBXFilesSaveCopyReferenceErrorOther @end
@implementation DBXFilesSaveCopyReferenceResult
@dynamic metadata;
@end
@implementation DBXFilesSaveUrlArg
@dynamic path;
@dynamic url;
@end
@implementation DBXFilesSaveUrlError @end
@implementation DBXFilesSaveUrlErrorPath
@dynamic path;
@end
@implementation DBXFilesSaveUrlErrorDownloadFailed @end
@implementation DBXFilesSaveUrlErrorInvalidUrl @end
@implementation DBXFilesSaveUrlErrorNotFound @end
@implementation DBXFilesSaveUrlErrorOther @end
@implementation DBXFilesSaveUrlJobStatus @end
@implementation DBXFilesSaveUrlJobStatusInProgress @end
@implementation DBXFilesSaveUrlJobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesSaveUrlJobStatusFailed
@dynamic failed;
@end
@implementation DBXFilesSaveUrlResult @end
@implementation DBXFilesSaveUrlResultAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesSaveUrlResultComplete
@dynamic complete;
@end
@implementation DBXFilesSearchArg
@dynamic path;
@dynamic query;
@dynamic start;
@dynamic maxResults;
@dynamic mode;
@end
@implementation DBXFilesSearchError @end
@implementation DBXFilesSearchErrorPath
@dynamic path;
@end
@implementation DBXFilesSearchErrorInvalidArgument
@dynamic invalidArgument;
@end
@implementation DBXFilesSearchErrorInternalError @end
@implementation DBXFilesSearchErrorOther @end
@implementation DBXFilesSearchMatch
@dynamic matchType;
@dynamic metadata;
@end
@implementation DBXFilesSearchMatchFieldOptions
@dynamic includeHighlights;
@end
@implementation DBXFilesSearchMatchType @end
@implementation DBXFilesSearchMatchTypeFilename @end
@implementation DBXFilesSearchMatchTypeContent @end
@implementation DBXFilesSearchMatchTypeBoth @end
@implementation DBXFilesSearchMatchTypeV2 @end
@implementation DBXFilesSearchMatchTypeV2Filename @end
@implementation DBXFilesSearchMatchTypeV2FileContent @end
@implementation DBXFilesSearchMatchTypeV2FilenameAndContent @end
@implementation DBXFilesSearchMatchTypeV2ImageContent @end
@implementation DBXFilesSearchMatchTypeV2Metadata @end
@implementation DBXFilesSearchMatchTypeV2Other @end
@implementation DBXFilesSearchMatchV2
@dynamic metadata;
@dynamic matchType;
@dynamic highlightSpans;
@end
@implementation DBXFilesSearchMode @end
@implementation DBXFilesSearchModeFilename @end
@implementation DBXFilesSearchModeFilenameAndContent @end
@implementation DBXFilesSearchModeDeletedFilename @end
@implementation DBXFilesSearchOptions
@dynamic path;
@dynamic maxResults;
@dynamic orderBy;
@dynamic fileStatus;
@dynamic filenameOnly;
@dynamic fileExtensions;
@dynamic fileCategories;
@dynamic accountId;
@end
@implementation DBXFilesSearchOrderBy @end
@implementation DBXFilesSearchOrderByRelevance @end
@implementation DBXFilesSearchOrderByLastModifiedTime @end
@implementation DBXFilesSearchOrderByOther @end
@implementation DBXFilesSearchResult
@dynamic matches;
@dynamic more;
@dynamic start;
@end
@implementation DBXFilesSearchV2Arg
@dynamic query;
@dynamic options;
@dynamic matchFieldOptions;
@dynamic includeHighlights;
@end
@implementation DBXFilesSearchV2ContinueArg
@dynamic cursor;
@end
@implementation DBXFilesSearchV2Result
@dynamic matches;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXFilesSharedLink
@dynamic url;
@dynamic password;
@end
@implementation DBXFilesSharedLinkFileInfo
@dynamic url;
@dynamic path;
@dynamic password;
@end
@implementation DBXFilesSingleUserLock
@dynamic created;
@dynamic lockHolderAccountId;
@dynamic lockHolderTeamId;
@end
@implementation DBXFilesSymlinkInfo
@dynamic target;
@end
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
@implementation DBXFilesSyncSettingsErrorPath
@dynamic path;
@end
@implementation DBXFilesSyncSettingsErrorUnsupportedCombination @end
@implementation DBXFilesSyncSettingsErrorUnsupportedConfiguration @end
@implementation DBXFilesSyncSettingsErrorOther @end
@implementation DBXFilesTag @end
@implementation DBXFilesTagUserGeneratedTag
@dynamic userGeneratedTag;
@end
@implementation DBXFilesTagOther @end
@implementation DBXFilesThumbnailArg
@dynamic path;
@dynamic format;
@dynamic size;
@dynamic mode;
@dynamic quality;
@dynamic excludeMediaInfo;
@end
@implementation DBXFilesThumbnailError @end
@implementation DBXFilesThumbnailErrorPath
@dynamic path;
@end
@implementation DBXFilesThumbnailErrorUnsupportedExtension @end
@implementation DBXFilesThumbnailErrorUnsupportedImage @end
@implementation DBXFilesThumbnailErrorEncryptedContent @end
@implementation DBXFilesThumbnailErrorConversionError @end
@implementation DBXFilesThumbnailFormat @end
@implementation DBXFilesThumbnailFormatJpeg @end
@implementation DBXFilesThumbnailFormatPng @end
@implementation DBXFilesThumbnailFormatWebp @end
@implementation DBXFilesThumbnailMode @end
@implementation DBXFilesThumbnailModeStrict @end
@implementation DBXFilesThumbnailModeBestfit @end
@implementation DBXFilesThumbnailModeFitoneBestfit @end
@implementation DBXFilesThumbnailModeOriginal @end
@implementation DBXFilesThumbnailQuality @end
@implementation DBXFilesThumbnailQualityQuality80 @end
@implementation DBXFilesThumbnailQualityQuality90 @end
@implementation DBXFilesThumbnailSize @end
@implementation DBXFilesThumbnailSizeW32h32 @end
@implementation DBXFilesThumbnailSizeW64h64 @end
@implementation DBXFilesThumbnailSizeW128h128 @end
@implementation DBXFilesThumbnailSizeW256h256 @end
@implementation DBXFilesThumbnailSizeW480h320 @end
@implementation DBXFilesThumbnailSizeW640h480 @end
@implementation DBXFilesThumbnailSizeW960h640 @end
@implementation DBXFilesThumbnailSizeW1024h768 @end
@implementation DBXFilesThumbnailSizeW2048h1536 @end
@implementation DBXFilesThumbnailSizeW3200h2400 @end
@implementation DBXFilesThumbnailV2Arg
@dynamic resource;
@dynamic format;
@dynamic size;
@dynamic mode;
@dynamic quality;
@dynamic excludeMediaInfo;
@end
@implementation DBXFilesThumbnailV2Error @end
@implementation DBXFilesThumbnailV2ErrorPath
@dynamic path;
@end
@implementation DBXFilesThumbnailV2ErrorUnsupportedExtension @end
@implementation DBXFilesThumbnailV2ErrorUnsupportedImage @end
@implementation DBXFilesThumbnailV2ErrorEncryptedContent @end
@implementation DBXFilesThumbnailV2ErrorConversionError @end
@implementation DBXFilesThumbnailV2ErrorAccessDenied @end
@implementation DBXFilesThumbnailV2ErrorNotFound @end
@implementation DBXFilesThumbnailV2ErrorOther @end
@implementation DBXFilesUnlockFileArg
@dynamic path;
@end
@implementation DBXFilesUnlockFileBatchArg
@dynamic entries;
@end
@implementation DBXFilesUploadArg
@dynamic contentHash;
@end
@implementation DBXFilesUploadError @end
@implementation DBXFilesUploadErrorPath
@dynamic path;
@end
@implementation DBXFilesUploadErrorPropertiesError
@dynamic propertiesError;
@end
@implementation DBXFilesUploadErrorPayloadTooLarge @end
@implementation DBXFilesUploadErrorContentHashMismatch @end
@implementation DBXFilesUploadErrorEncryptionNotSupported @end
@implementation DBXFilesUploadErrorOther @end
@implementation DBXFilesUploadSessionAppendArg
@dynamic cursor;
@dynamic close;
@dynamic contentHash;
@end
@implementation DBXFilesUploadSessionAppendBatchArg
@dynamic entries;
@dynamic contentHash;
@end
@implementation DBXFilesUploadSessionAppendBatchArgEntry
@dynamic cursor;
@dynamic length;
@dynamic close;
@end
@implementation DBXFilesUploadSessionAppendBatchEntryError @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorNotFound @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset
@dynamic incorrectOffset;
@end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorClosed @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorTooLarge @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize @end
@implementation DBXFilesUploadSessionAppendBatchEntryErrorOther @end
@implementation DBXFilesUploadSessionAppendBatchError @end
@implementation DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge @end
@implementation DBXFilesUploadSessionAppendBatchErrorContentHashMismatch @end
@implementation DBXFilesUploadSessionAppendBatchErrorLengthMismatch @end
@implementation DBXFilesUploadSessionAppendBatchErrorOther @end
@implementation DBXFilesUploadSessionAppendBatchResult
@dynamic entries;
@end
@implementation DBXFilesUploadSessionAppendBatchResultEntry @end
@implementation DBXFilesUploadSessionAppendBatchResultEntrySuccess @end
@implementation DBXFilesUploadSessionAppendBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesUploadSessionAppendError @end
@implementation DBXFilesUploadSessionAppendErrorNotFound @end
@implementation DBXFilesUploadSessionAppendErrorIncorrectOffset
@dynamic incorrectOffset;
@end
@implementation DBXFilesUploadSessionAppendErrorClosed @end
@implementation DBXFilesUploadSessionAppendErrorTooLarge @end
@implementation DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset @end
@implementation DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize @end
@implementation DBXFilesUploadSessionAppendErrorPayloadTooLarge @end
@implementation DBXFilesUploadSessionAppendErrorContentHashMismatch @end
@implementation DBXFilesUploadSessionAppendErrorOther @end
@implementation DBXFilesUploadSessionAppendErrorNotClosed @end
@implementation DBXFilesUploadSessionCursor
@dynamic sessionId;
@dynamic offset;
@end
@implementation DBXFilesUploadSessionFinishArg
@dynamic cursor;
@dynamic commit;
@dynamic contentHash;
@end
@implementation DBXFilesUploadSessionFinishBatchArg
@dynamic entries;
@end
@implementation DBXFilesUploadSessionFinishBatchJobStatus @end
@implementation DBXFilesUploadSessionFinishBatchJobStatusInProgress @end
@implementation DBXFilesUploadSessionFinishBatchJobStatusComplete
@dynamic complete;
@end
@implementation DBXFilesUploadSessionFinishBatchLaunch @end
@implementation DBXFilesUploadSessionFinishBatchLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXFilesUploadSessionFinishBatchLaunchComplete
@dynamic complete;
@end
@implementation DBXFilesUploadSessionFinishBatchLaunchOther @end
@implementation DBXFilesUploadSessionFinishBatchResult
@dynamic entries;
@end
@implementation DBXFilesUploadSessionFinishBatchResultEntry @end
@implementation DBXFilesUploadSessionFinishBatchResultEntrySuccess
@dynamic success;
@end
@implementation DBXFilesUploadSessionFinishBatchResultEntryFailure
@dynamic failure;
@end
@implementation DBXFilesUploadSessionFinishError @end
@implementation DBXFilesUploadSessionFinishErrorLookupFailed
@dynamic lookupFailed;
@end
@implementation DBXFilesUploadSessionFinishErrorPath
@dynamic path;
@end
@implementation DBXFilesUploadSessionFinishErrorPropertiesError
@dynamic propertiesError;
@end
@implementation DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets @end
@implementation DBXFilesUploadSessionFinishErrorTooManyWriteOperations @end
@implementation DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed @end
@implementation DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed @end
@implementation DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData @end
@implementation DBXFilesUploadSessionFinishErrorPayloadTooLarge @end
@implementation DBXFilesUploadSessionFinishErrorContentHashMismatch @end
@implementation DBXFilesUploadSessionFinishErrorEncryptionNotSupported @end
@implementation DBXFilesUploadSessionFinishErrorOther @end
@implementation DBXFilesUploadSessionLookupError @end
@implementation DBXFilesUploadSessionLookupErrorNotFound @end
@implementation DBXFilesUploadSessionLookupErrorIncorrectOffset
@dynamic incorrectOffset;
@end
@implementation DBXFilesUploadSessionLookupErrorClosed @end
@implementation DBXFilesUploadSessionLookupErrorNotClosed @end
@implementation DBXFilesUploadSessionLookupErrorTooLarge @end
@implementation DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset @end
@implementation DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize @end
@implementation DBXFilesUploadSessionLookupErrorPayloadTooLarge @end
@implementation DBXFilesUploadSessionLookupErrorOther @end
@implementation DBXFilesUploadSessionOffsetError
@dynamic correctOffset;
@end
@implementation DBXFilesUploadSessionStartArg
@dynamic close;
@dynamic sessionType;
@dynamic contentHash;
@end
@implementation DBXFilesUploadSessionStartBatchArg
@dynamic sessionType;
@dynamic numSessions;
@end
@implementation DBXFilesUploadSessionStartBatchResult
@dynamic sessionIds;
@end
@implementation DBXFilesUploadSessionStartError @end
@implementation DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed @end
@implementation DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed @end
@implementation DBXFilesUploadSessionStartErrorPayloadTooLarge @end
@implementation DBXFilesUploadSessionStartErrorContentHashMismatch @end
@implementation DBXFilesUploadSessionStartErrorOther @end
@implementation DBXFilesUploadSessionStartResult
@dynamic sessionId;
@end
@implementation DBXFilesUploadSessionType @end
@implementation DBXFilesUploadSessionTypeSequential @end
@implementation DBXFilesUploadSessionTypeConcurrent @end
@implementation DBXFilesUploadSessionTypeOther @end
@implementation DBXFilesUploadWriteFailed
@dynamic reason;
@dynamic uploadSessionId;
@end
@implementation DBXFilesUserGeneratedTag
@dynamic tagText;
@end
@implementation DBXFilesVideoMetadata
@dynamic duration;
@end
@implementation DBXFilesWriteConflictError @end
@implementation DBXFilesWriteConflictErrorFile @end
@implementation DBXFilesWriteConflictErrorFolder @end
@implementation DBXFilesWriteConflictErrorFileAncestor @end
@implementation DBXFilesWriteConflictErrorOther @end
@implementation DBXFilesWriteError @end
@implementation DBXFilesWriteErrorMalformedPath
@dynamic malformedPath;
@end
@implementation DBXFilesWriteErrorConflict
@dynamic conflict;
@end
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
@implementation DBXFilesWriteModeUpdate
@dynamic update;
@end
