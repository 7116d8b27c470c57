// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilePropertiesInvalidPropertyGroupError;
@class DBXFilePropertiesLookUpPropertiesError;
@class DBXFilePropertiesPropertyGroup;
@class DBXFilePropertiesTemplateError;
@class DBXFilePropertiesTemplateFilterBase;
@class DBXFilesAddTagErrorOther;
@class DBXFilesAddTagErrorPath;
@class DBXFilesAddTagErrorTooManyTags;
@class DBXFilesAlphaGetMetadataErrorPath;
@class DBXFilesAlphaGetMetadataErrorPropertiesError;
@class DBXFilesBaseTagErrorOther;
@class DBXFilesBaseTagErrorPath;
@class DBXFilesCommitInfo;
@class DBXFilesCreateFolderBatchError;
@class DBXFilesCreateFolderBatchErrorOther;
@class DBXFilesCreateFolderBatchErrorTooManyFiles;
@class DBXFilesCreateFolderBatchJobStatusComplete;
@class DBXFilesCreateFolderBatchJobStatusFailed;
@class DBXFilesCreateFolderBatchJobStatusInProgress;
@class DBXFilesCreateFolderBatchJobStatusOther;
@class DBXFilesCreateFolderBatchLaunchAsyncJobId;
@class DBXFilesCreateFolderBatchLaunchComplete;
@class DBXFilesCreateFolderBatchLaunchOther;
@class DBXFilesCreateFolderBatchResult;
@class DBXFilesCreateFolderBatchResultEntry;
@class DBXFilesCreateFolderBatchResultEntryFailure;
@class DBXFilesCreateFolderBatchResultEntrySuccess;
@class DBXFilesCreateFolderEntryError;
@class DBXFilesCreateFolderEntryErrorOther;
@class DBXFilesCreateFolderEntryErrorPath;
@class DBXFilesCreateFolderEntryResult;
@class DBXFilesCreateFolderErrorPath;
@class DBXFilesDeleteArg;
@class DBXFilesDeleteBatchError;
@class DBXFilesDeleteBatchErrorOther;
@class DBXFilesDeleteBatchErrorTooManyWriteOperations;
@class DBXFilesDeleteBatchJobStatusComplete;
@class DBXFilesDeleteBatchJobStatusFailed;
@class DBXFilesDeleteBatchJobStatusInProgress;
@class DBXFilesDeleteBatchJobStatusOther;
@class DBXFilesDeleteBatchLaunchAsyncJobId;
@class DBXFilesDeleteBatchLaunchComplete;
@class DBXFilesDeleteBatchLaunchOther;
@class DBXFilesDeleteBatchResult;
@class DBXFilesDeleteBatchResultData;
@class DBXFilesDeleteBatchResultEntry;
@class DBXFilesDeleteBatchResultEntryFailure;
@class DBXFilesDeleteBatchResultEntrySuccess;
@class DBXFilesDeleteError;
@class DBXFilesDeleteErrorOther;
@class DBXFilesDeleteErrorPathLookup;
@class DBXFilesDeleteErrorPathWrite;
@class DBXFilesDeleteErrorTooManyFiles;
@class DBXFilesDeleteErrorTooManyWriteOperations;
@class DBXFilesDimensions;
@class DBXFilesDownloadErrorOther;
@class DBXFilesDownloadErrorPath;
@class DBXFilesDownloadErrorUnsupportedFile;
@class DBXFilesDownloadZipErrorOther;
@class DBXFilesDownloadZipErrorPath;
@class DBXFilesDownloadZipErrorTooLarge;
@class DBXFilesDownloadZipErrorTooManyFiles;
@class DBXFilesExportErrorInvalidExportFormat;
@class DBXFilesExportErrorNonExportable;
@class DBXFilesExportErrorOther;
@class DBXFilesExportErrorPath;
@class DBXFilesExportErrorRetryError;
@class DBXFilesExportInfo;
@class DBXFilesExportMetadata;
@class DBXFilesFileCategory;
@class DBXFilesFileCategoryAudio;
@class DBXFilesFileCategoryDocument;
@class DBXFilesFileCategoryFolder;
@class DBXFilesFileCategoryImage;
@class DBXFilesFileCategoryOther;
@class DBXFilesFileCategoryOthers;
@class DBXFilesFileCategoryPaper;
@class DBXFilesFileCategoryPdf;
@class DBXFilesFileCategoryPresentation;
@class DBXFilesFileCategorySpreadsheet;
@class DBXFilesFileCategoryVideo;
@class DBXFilesFileLock;
@class DBXFilesFileLockContent;
@class DBXFilesFileLockContentOther;
@class DBXFilesFileLockContentSingleUser;
@class DBXFilesFileLockContentUnlocked;
@class DBXFilesFileLockMetadata;
@class DBXFilesFileMetadata;
@class DBXFilesFileSharingInfo;
@class DBXFilesFileStatus;
@class DBXFilesFileStatusActive;
@class DBXFilesFileStatusDeleted;
@class DBXFilesFileStatusOther;
@class DBXFilesFolderMetadata;
@class DBXFilesFolderSharingInfo;
@class DBXFilesGetCopyReferenceErrorOther;
@class DBXFilesGetCopyReferenceErrorPath;
@class DBXFilesGetMetadataErrorPath;
@class DBXFilesGetTemporaryLinkErrorEmailNotVerified;
@class DBXFilesGetTemporaryLinkErrorNotAllowed;
@class DBXFilesGetTemporaryLinkErrorOther;
@class DBXFilesGetTemporaryLinkErrorPath;
@class DBXFilesGetTemporaryLinkErrorUnsupportedFile;
@class DBXFilesGetThumbnailBatchErrorOther;
@class DBXFilesGetThumbnailBatchErrorTooManyFiles;
@class DBXFilesGetThumbnailBatchResultData;
@class DBXFilesGetThumbnailBatchResultEntry;
@class DBXFilesGetThumbnailBatchResultEntryFailure;
@class DBXFilesGetThumbnailBatchResultEntryOther;
@class DBXFilesGetThumbnailBatchResultEntrySuccess;
@class DBXFilesGpsCoordinates;
@class DBXFilesHighlightSpan;
@class DBXFilesImportFormat;
@class DBXFilesImportFormatHtml;
@class DBXFilesImportFormatMarkdown;
@class DBXFilesImportFormatOther;
@class DBXFilesImportFormatPlainText;
@class DBXFilesListFolderContinueErrorOther;
@class DBXFilesListFolderContinueErrorPath;
@class DBXFilesListFolderContinueErrorReset;
@class DBXFilesListFolderErrorOther;
@class DBXFilesListFolderErrorPath;
@class DBXFilesListFolderErrorTemplateError;
@class DBXFilesListFolderLongpollErrorOther;
@class DBXFilesListFolderLongpollErrorReset;
@class DBXFilesListRevisionsErrorBeforeRevNotSupported;
@class DBXFilesListRevisionsErrorInvalidBeforeRev;
@class DBXFilesListRevisionsErrorOther;
@class DBXFilesListRevisionsErrorPath;
@class DBXFilesListRevisionsMode;
@class DBXFilesListRevisionsModeId;
@class DBXFilesListRevisionsModeOther;
@class DBXFilesListRevisionsModePath;
@class DBXFilesLockConflictError;
@class DBXFilesLockFileArg;
@class DBXFilesLockFileError;
@class DBXFilesLockFileErrorCannotBeLocked;
@class DBXFilesLockFileErrorFileNotShared;
@class DBXFilesLockFileErrorInternalError;
@class DBXFilesLockFileErrorLockConflict;
@class DBXFilesLockFileErrorNoWritePermission;
@class DBXFilesLockFileErrorOther;
@class DBXFilesLockFileErrorPathLookup;
@class DBXFilesLockFileErrorTooManyFiles;
@class DBXFilesLockFileErrorTooManyWriteOperations;
@class DBXFilesLockFileResult;
@class DBXFilesLockFileResultEntry;
@class DBXFilesLockFileResultEntryFailure;
@class DBXFilesLockFileResultEntrySuccess;
@class DBXFilesLookupError;
@class DBXFilesLookupErrorLocked;
@class DBXFilesLookupErrorMalformedPath;
@class DBXFilesLookupErrorNotFile;
@class DBXFilesLookupErrorNotFolder;
@class DBXFilesLookupErrorNotFound;
@class DBXFilesLookupErrorOther;
@class DBXFilesLookupErrorRestrictedContent;
@class DBXFilesLookupErrorUnsupportedContentType;
@class DBXFilesMediaInfo;
@class DBXFilesMediaInfoMetadata;
@class DBXFilesMediaInfoPending;
@class DBXFilesMediaMetadata;
@class DBXFilesMetadata;
@class DBXFilesMetadataV2;
@class DBXFilesMetadataV2Metadata;
@class DBXFilesMetadataV2Other;
@class DBXFilesMinimalFileLinkMetadata;
@class DBXFilesMoveIntoFamilyError;
@class DBXFilesMoveIntoFamilyErrorIsSharedFolder;
@class DBXFilesMoveIntoFamilyErrorOther;
@class DBXFilesMoveIntoVaultError;
@class DBXFilesMoveIntoVaultErrorIsSharedFolder;
@class DBXFilesMoveIntoVaultErrorOther;
@class DBXFilesPaperContentErrorContentMalformed;
@class DBXFilesPaperContentErrorDocLengthExceeded;
@class DBXFilesPaperContentErrorImageSizeExceeded;
@class DBXFilesPaperContentErrorInsufficientPermissions;
@class DBXFilesPaperContentErrorOther;
@class DBXFilesPaperCreateErrorContentMalformed;
@class DBXFilesPaperCreateErrorDocLengthExceeded;
@class DBXFilesPaperCreateErrorEmailUnverified;
@class DBXFilesPaperCreateErrorImageSizeExceeded;
@class DBXFilesPaperCreateErrorInsufficientPermissions;
@class DBXFilesPaperCreateErrorInvalidFileExtension;
@class DBXFilesPaperCreateErrorInvalidPath;
@class DBXFilesPaperCreateErrorOther;
@class DBXFilesPaperCreateErrorPaperDisabled;
@class DBXFilesPaperDocUpdatePolicy;
@class DBXFilesPaperDocUpdatePolicyAppend;
@class DBXFilesPaperDocUpdatePolicyOther;
@class DBXFilesPaperDocUpdatePolicyOverwrite;
@class DBXFilesPaperDocUpdatePolicyPrepend;
@class DBXFilesPaperDocUpdatePolicyUpdate;
@class DBXFilesPaperUpdateErrorContentMalformed;
@class DBXFilesPaperUpdateErrorDocArchived;
@class DBXFilesPaperUpdateErrorDocDeleted;
@class DBXFilesPaperUpdateErrorDocLengthExceeded;
@class DBXFilesPaperUpdateErrorImageSizeExceeded;
@class DBXFilesPaperUpdateErrorInsufficientPermissions;
@class DBXFilesPaperUpdateErrorOther;
@class DBXFilesPaperUpdateErrorPath;
@class DBXFilesPaperUpdateErrorRevisionMismatch;
@class DBXFilesPathOrLink;
@class DBXFilesPathOrLinkLink;
@class DBXFilesPathOrLinkOther;
@class DBXFilesPathOrLinkPath;
@class DBXFilesPathToTags;
@class DBXFilesPreviewErrorInProgress;
@class DBXFilesPreviewErrorPath;
@class DBXFilesPreviewErrorUnsupportedContent;
@class DBXFilesPreviewErrorUnsupportedExtension;
@class DBXFilesRelocationBatchError;
@class DBXFilesRelocationBatchErrorCantCopySharedFolder;
@class DBXFilesRelocationBatchErrorCantMoveFolderIntoItself;
@class DBXFilesRelocationBatchErrorCantMoveIntoFamily;
@class DBXFilesRelocationBatchErrorCantMoveIntoVault;
@class DBXFilesRelocationBatchErrorCantMoveSharedFolder;
@class DBXFilesRelocationBatchErrorCantNestSharedFolder;
@class DBXFilesRelocationBatchErrorCantTransferOwnership;
@class DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths;
@class DBXFilesRelocationBatchErrorEntry;
@class DBXFilesRelocationBatchErrorEntryInternalError;
@class DBXFilesRelocationBatchErrorEntryOther;
@class DBXFilesRelocationBatchErrorEntryRelocationError;
@class DBXFilesRelocationBatchErrorEntryTooManyWriteOperations;
@class DBXFilesRelocationBatchErrorFromLookup;
@class DBXFilesRelocationBatchErrorFromWrite;
@class DBXFilesRelocationBatchErrorInsufficientQuota;
@class DBXFilesRelocationBatchErrorInternalError;
@class DBXFilesRelocationBatchErrorOther;
@class DBXFilesRelocationBatchErrorTo;
@class DBXFilesRelocationBatchErrorTooManyFiles;
@class DBXFilesRelocationBatchErrorTooManyWriteOperations;
@class DBXFilesRelocationBatchJobStatusComplete;
@class DBXFilesRelocationBatchJobStatusFailed;
@class DBXFilesRelocationBatchJobStatusInProgress;
@class DBXFilesRelocationBatchLaunchAsyncJobId;
@class DBXFilesRelocationBatchLaunchComplete;
@class DBXFilesRelocationBatchLaunchOther;
@class DBXFilesRelocationBatchResult;
@class DBXFilesRelocationBatchResultData;
@class DBXFilesRelocationBatchResultEntry;
@class DBXFilesRelocationBatchResultEntryFailure;
@class DBXFilesRelocationBatchResultEntryOther;
@class DBXFilesRelocationBatchResultEntrySuccess;
@class DBXFilesRelocationBatchV2JobStatusComplete;
@class DBXFilesRelocationBatchV2JobStatusInProgress;
@class DBXFilesRelocationBatchV2LaunchAsyncJobId;
@class DBXFilesRelocationBatchV2LaunchComplete;
@class DBXFilesRelocationBatchV2Result;
@class DBXFilesRelocationError;
@class DBXFilesRelocationErrorCantCopySharedFolder;
@class DBXFilesRelocationErrorCantMoveFolderIntoItself;
@class DBXFilesRelocationErrorCantMoveIntoFamily;
@class DBXFilesRelocationErrorCantMoveIntoVault;
@class DBXFilesRelocationErrorCantMoveSharedFolder;
@class DBXFilesRelocationErrorCantNestSharedFolder;
@class DBXFilesRelocationErrorCantTransferOwnership;
@class DBXFilesRelocationErrorDuplicatedOrNestedPaths;
@class DBXFilesRelocationErrorFromLookup;
@class DBXFilesRelocationErrorFromWrite;
@class DBXFilesRelocationErrorInsufficientQuota;
@class DBXFilesRelocationErrorInternalError;
@class DBXFilesRelocationErrorOther;
@class DBXFilesRelocationErrorTo;
@class DBXFilesRelocationErrorTooManyFiles;
@class DBXFilesRelocationPath;
@class DBXFilesRemoveTagErrorOther;
@class DBXFilesRemoveTagErrorPath;
@class DBXFilesRemoveTagErrorTagNotPresent;
@class DBXFilesRestoreErrorInProgress;
@class DBXFilesRestoreErrorInvalidRevision;
@class DBXFilesRestoreErrorOther;
@class DBXFilesRestoreErrorPathLookup;
@class DBXFilesRestoreErrorPathWrite;
@class DBXFilesSaveCopyReferenceErrorInvalidCopyReference;
@class DBXFilesSaveCopyReferenceErrorNoPermission;
@class DBXFilesSaveCopyReferenceErrorNotFound;
@class DBXFilesSaveCopyReferenceErrorOther;
@class DBXFilesSaveCopyReferenceErrorPath;
@class DBXFilesSaveCopyReferenceErrorTooManyFiles;
@class DBXFilesSaveUrlError;
@class DBXFilesSaveUrlErrorDownloadFailed;
@class DBXFilesSaveUrlErrorInvalidUrl;
@class DBXFilesSaveUrlErrorNotFound;
@class DBXFilesSaveUrlErrorOther;
@class DBXFilesSaveUrlErrorPath;
@class DBXFilesSaveUrlJobStatusComplete;
@class DBXFilesSaveUrlJobStatusFailed;
@class DBXFilesSaveUrlJobStatusInProgress;
@class DBXFilesSaveUrlResultAsyncJobId;
@class DBXFilesSaveUrlResultComplete;
@class DBXFilesSearchErrorInternalError;
@class DBXFilesSearchErrorInvalidArgument;
@class DBXFilesSearchErrorOther;
@class DBXFilesSearchErrorPath;
@class DBXFilesSearchMatch;
@class DBXFilesSearchMatchFieldOptions;
@class DBXFilesSearchMatchType;
@class DBXFilesSearchMatchTypeBoth;
@class DBXFilesSearchMatchTypeContent;
@class DBXFilesSearchMatchTypeFilename;
@class DBXFilesSearchMatchTypeV2;
@class DBXFilesSearchMatchTypeV2FileContent;
@class DBXFilesSearchMatchTypeV2Filename;
@class DBXFilesSearchMatchTypeV2FilenameAndContent;
@class DBXFilesSearchMatchTypeV2ImageContent;
@class DBXFilesSearchMatchTypeV2Metadata;
@class DBXFilesSearchMatchTypeV2Other;
@class DBXFilesSearchMatchV2;
@class DBXFilesSearchMode;
@class DBXFilesSearchModeDeletedFilename;
@class DBXFilesSearchModeFilename;
@class DBXFilesSearchModeFilenameAndContent;
@class DBXFilesSearchOptions;
@class DBXFilesSearchOrderBy;
@class DBXFilesSearchOrderByLastModifiedTime;
@class DBXFilesSearchOrderByOther;
@class DBXFilesSearchOrderByRelevance;
@class DBXFilesSharedLink;
@class DBXFilesSharedLinkFileInfo;
@class DBXFilesSingleUserLock;
@class DBXFilesSymlinkInfo;
@class DBXFilesSyncSetting;
@class DBXFilesSyncSettingArg;
@class DBXFilesSyncSettingArgDefault_;
@class DBXFilesSyncSettingArgNotSynced;
@class DBXFilesSyncSettingArgOther;
@class DBXFilesSyncSettingDefault_;
@class DBXFilesSyncSettingNotSynced;
@class DBXFilesSyncSettingNotSyncedInactive;
@class DBXFilesSyncSettingOther;
@class DBXFilesSyncSettingsErrorOther;
@class DBXFilesSyncSettingsErrorPath;
@class DBXFilesSyncSettingsErrorUnsupportedCombination;
@class DBXFilesSyncSettingsErrorUnsupportedConfiguration;
@class DBXFilesTag;
@class DBXFilesTagOther;
@class DBXFilesTagUserGeneratedTag;
@class DBXFilesThumbnailArg;
@class DBXFilesThumbnailError;
@class DBXFilesThumbnailErrorConversionError;
@class DBXFilesThumbnailErrorEncryptedContent;
@class DBXFilesThumbnailErrorPath;
@class DBXFilesThumbnailErrorUnsupportedExtension;
@class DBXFilesThumbnailErrorUnsupportedImage;
@class DBXFilesThumbnailFormat;
@class DBXFilesThumbnailFormatJpeg;
@class DBXFilesThumbnailFormatPng;
@class DBXFilesThumbnailFormatWebp;
@class DBXFilesThumbnailMode;
@class DBXFilesThumbnailModeBestfit;
@class DBXFilesThumbnailModeFitoneBestfit;
@class DBXFilesThumbnailModeOriginal;
@class DBXFilesThumbnailModeStrict;
@class DBXFilesThumbnailQuality;
@class DBXFilesThumbnailQualityQuality80;
@class DBXFilesThumbnailQualityQuality90;
@class DBXFilesThumbnailSize;
@class DBXFilesThumbnailSizeW1024h768;
@class DBXFilesThumbnailSizeW128h128;
@class DBXFilesThumbnailSizeW2048h1536;
@class DBXFilesThumbnailSizeW256h256;
@class DBXFilesThumbnailSizeW3200h2400;
@class DBXFilesThumbnailSizeW32h32;
@class DBXFilesThumbnailSizeW480h320;
@class DBXFilesThumbnailSizeW640h480;
@class DBXFilesThumbnailSizeW64h64;
@class DBXFilesThumbnailSizeW960h640;
@class DBXFilesThumbnailV2ErrorAccessDenied;
@class DBXFilesThumbnailV2ErrorConversionError;
@class DBXFilesThumbnailV2ErrorEncryptedContent;
@class DBXFilesThumbnailV2ErrorNotFound;
@class DBXFilesThumbnailV2ErrorOther;
@class DBXFilesThumbnailV2ErrorPath;
@class DBXFilesThumbnailV2ErrorUnsupportedExtension;
@class DBXFilesThumbnailV2ErrorUnsupportedImage;
@class DBXFilesUnlockFileArg;
@class DBXFilesUploadErrorContentHashMismatch;
@class DBXFilesUploadErrorEncryptionNotSupported;
@class DBXFilesUploadErrorOther;
@class DBXFilesUploadErrorPath;
@class DBXFilesUploadErrorPayloadTooLarge;
@class DBXFilesUploadErrorPropertiesError;
@class DBXFilesUploadSessionAppendBatchArgEntry;
@class DBXFilesUploadSessionAppendBatchEntryError;
@class DBXFilesUploadSessionAppendBatchEntryErrorClosed;
@class DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize;
@class DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset;
@class DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset;
@class DBXFilesUploadSessionAppendBatchEntryErrorNotFound;
@class DBXFilesUploadSessionAppendBatchEntryErrorOther;
@class DBXFilesUploadSessionAppendBatchEntryErrorTooLarge;
@class DBXFilesUploadSessionAppendBatchErrorContentHashMismatch;
@class DBXFilesUploadSessionAppendBatchErrorLengthMismatch;
@class DBXFilesUploadSessionAppendBatchErrorOther;
@class DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge;
@class DBXFilesUploadSessionAppendBatchResultEntry;
@class DBXFilesUploadSessionAppendBatchResultEntryFailure;
@class DBXFilesUploadSessionAppendBatchResultEntrySuccess;
@class DBXFilesUploadSessionAppendErrorClosed;
@class DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize;
@class DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset;
@class DBXFilesUploadSessionAppendErrorContentHashMismatch;
@class DBXFilesUploadSessionAppendErrorIncorrectOffset;
@class DBXFilesUploadSessionAppendErrorNotClosed;
@class DBXFilesUploadSessionAppendErrorNotFound;
@class DBXFilesUploadSessionAppendErrorOther;
@class DBXFilesUploadSessionAppendErrorPayloadTooLarge;
@class DBXFilesUploadSessionAppendErrorTooLarge;
@class DBXFilesUploadSessionCursor;
@class DBXFilesUploadSessionFinishArg;
@class DBXFilesUploadSessionFinishBatchJobStatusComplete;
@class DBXFilesUploadSessionFinishBatchJobStatusInProgress;
@class DBXFilesUploadSessionFinishBatchLaunchAsyncJobId;
@class DBXFilesUploadSessionFinishBatchLaunchComplete;
@class DBXFilesUploadSessionFinishBatchLaunchOther;
@class DBXFilesUploadSessionFinishBatchResult;
@class DBXFilesUploadSessionFinishBatchResultEntry;
@class DBXFilesUploadSessionFinishBatchResultEntryFailure;
@class DBXFilesUploadSessionFinishBatchResultEntrySuccess;
@class DBXFilesUploadSessionFinishError;
@class DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed;
@class DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData;
@class DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed;
@class DBXFilesUploadSessionFinishErrorContentHashMismatch;
@class DBXFilesUploadSessionFinishErrorEncryptionNotSupported;
@class DBXFilesUploadSessionFinishErrorLookupFailed;
@class DBXFilesUploadSessionFinishErrorOther;
@class DBXFilesUploadSessionFinishErrorPath;
@class DBXFilesUploadSessionFinishErrorPayloadTooLarge;
@class DBXFilesUploadSessionFinishErrorPropertiesError;
@class DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets;
@class DBXFilesUploadSessionFinishErrorTooManyWriteOperations;
@class DBXFilesUploadSessionLookupError;
@class DBXFilesUploadSessionLookupErrorClosed;
@class DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize;
@class DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset;
@class DBXFilesUploadSessionLookupErrorIncorrectOffset;
@class DBXFilesUploadSessionLookupErrorNotClosed;
@class DBXFilesUploadSessionLookupErrorNotFound;
@class DBXFilesUploadSessionLookupErrorOther;
@class DBXFilesUploadSessionLookupErrorPayloadTooLarge;
@class DBXFilesUploadSessionLookupErrorTooLarge;
@class DBXFilesUploadSessionOffsetError;
@class DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed;
@class DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed;
@class DBXFilesUploadSessionStartErrorContentHashMismatch;
@class DBXFilesUploadSessionStartErrorOther;
@class DBXFilesUploadSessionStartErrorPayloadTooLarge;
@class DBXFilesUploadSessionType;
@class DBXFilesUploadSessionTypeConcurrent;
@class DBXFilesUploadSessionTypeOther;
@class DBXFilesUploadSessionTypeSequential;
@class DBXFilesUploadWriteFailed;
@class DBXFilesUserGeneratedTag;
@class DBXFilesWriteConflictError;
@class DBXFilesWriteConflictErrorFile;
@class DBXFilesWriteConflictErrorFileAncestor;
@class DBXFilesWriteConflictErrorFolder;
@class DBXFilesWriteConflictErrorOther;
@class DBXFilesWriteError;
@class DBXFilesWriteErrorAccessRestricted;
@class DBXFilesWriteErrorConflict;
@class DBXFilesWriteErrorDisallowedName;
@class DBXFilesWriteErrorInsufficientSpace;
@class DBXFilesWriteErrorMalformedPath;
@class DBXFilesWriteErrorNoWritePermission;
@class DBXFilesWriteErrorOperationSuppressed;
@class DBXFilesWriteErrorOther;
@class DBXFilesWriteErrorTeamFolder;
@class DBXFilesWriteErrorTooManyWriteOperations;
@class DBXFilesWriteMode;
@class DBXFilesWriteModeAdd;
@class DBXFilesWriteModeOverwrite;
@class DBXFilesWriteModeUpdate;

NS_ASSUME_NONNULL_BEGIN

/// Which tag to add to what.
@interface DBXFilesAddTagArg : DBXObject
/// The file or folder to tag. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// Why a tag was not added.
@interface DBXFilesAddTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesAddTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorOther *asOther;
/// The object if its tag is `too_many_tags`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorTooManyTags *asTooManyTags;
@end

/// The item cannot be found or read.
@interface DBXFilesAddTagErrorPath : DBXFilesAddTagError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesAddTagErrorOther : DBXFilesAddTagError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item has 20 tags already. Remove one first.
@interface DBXFilesAddTagErrorTooManyTags : DBXFilesAddTagError
/// Creates an object with the tag `too_many_tags`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_tags`.
+ (instancetype)new;
@end

/// Which item to look up, and what to tell about it.
@interface DBXFilesGetMetadataArg : DBXObject
/// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Whether to fill in `mediaInfo` of photos and videos. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeMediaInfo;
/// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeDeleted;
/// Whether to tell if the file itself is shared with somebody. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeHasExplicitSharedMembers;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBase *includePropertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `@NO`.
///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
///     `LookupError.notFound`. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default: `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// Which item to look up, and what to tell about it.
@interface DBXFilesAlphaGetMetadataArg : DBXFilesGetMetadataArg
/// Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `@NO`.
///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
///     `LookupError.notFound`. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default: `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includePropertyTemplates: Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern:
///     `(/|ptid:).*`. Deprecated.
- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    DB_UNAVAILABLE;
@end

/// Why no metadata was returned.
@interface DBXFilesAlphaGetMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXFilesAlphaGetMetadataError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPropertiesError *asPropertiesError;
@end

/// The item cannot be found or read.
@interface DBXFilesAlphaGetMetadataErrorPath : DBXFilesAlphaGetMetadataError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The property templates asked for do not exist.
@interface DBXFilesAlphaGetMetadataErrorPropertiesError : DBXFilesAlphaGetMetadataError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// Why tags were not read or changed.
@interface DBXFilesBaseTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesBaseTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorOther *asOther;
@end

/// The item cannot be found or read.
@interface DBXFilesBaseTagErrorPath : DBXFilesBaseTagError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesBaseTagErrorOther : DBXFilesBaseTagError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Where and how to save an uploaded file.
@interface DBXFilesCommitInfo : DBXObject
/// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// What to do when something is there already. Default: `add`.
@property (nonatomic, readonly) DBXFilesWriteMode *mode;
/// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// The time at which the user last changed the file, in whole seconds. It is kept for display and does not affect
/// conflicts.
@property (nonatomic, readonly, copy, nullable) NSDate *clientModified;

/// Whether to spare the user's devices a notification about this change. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *mute;
/// Custom properties to save with the file.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that has been
/// deleted meanwhile. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *strictConflict;

/// Creates an object.
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    NS_DESIGNATED_INITIALIZER;
@end

/// How one item is synced to the computers of a team's members.
@interface DBXFilesContentSyncSetting : DBXObject
/// The file or folder. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The setting it has.
@property (nonatomic, readonly) DBXFilesSyncSetting *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id: The file or folder. At least 4 characters. Pattern: `id:.+`.
///   - syncSetting: The setting it has.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSetting *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// The wish to change how one item is synced to the computers of a team's members.
@interface DBXFilesContentSyncSettingArg : DBXObject
/// The file or folder. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The setting it gets.
@property (nonatomic, readonly) DBXFilesSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id: The file or folder. At least 4 characters. Pattern: `id:.+`.
///   - syncSetting: The setting it gets.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSettingArg *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// Which folder to create.
@interface DBXFilesCreateFolderArg : DBXObject
/// The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// Whether to choose another name instead of failing when something is there already. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object.
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path autorename:(NSNumber *)autorename NS_DESIGNATED_INITIALIZER;
@end

/// Which folders to create.
@interface DBXFilesCreateFolderBatchArg : DBXObject
/// The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// Whether to choose another name where something is there already, instead of failing that entry. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;
/// Whether to answer with a job at once, even for a small batch. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object.
///
/// - Parameters:
///   - paths: The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name where something is there already, instead of failing that entry.
///     Default: `@NO`.
///   - forceAsync: Whether to answer with a job at once, even for a small batch. Default: `@NO`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths
    autorename:(NSNumber *)autorename
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a batch of folders was not created at all.
@interface DBXFilesCreateFolderBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchError (Members)
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorOther *asOther;
@end

/// The batch is too large. Split it.
@interface DBXFilesCreateFolderBatchErrorTooManyFiles : DBXFilesCreateFolderBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchErrorOther : DBXFilesCreateFolderBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `createFolderBatch`.
@interface DBXFilesCreateFolderBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusOther *asOther;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesCreateFolderBatchJobStatusInProgress : DBXFilesCreateFolderBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended; look at each entry for its outcome.
@interface DBXFilesCreateFolderBatchJobStatusComplete : DBXFilesCreateFolderBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesCreateFolderBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The whole job has failed and created nothing.
@interface DBXFilesCreateFolderBatchJobStatusFailed : DBXFilesCreateFolderBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesCreateFolderBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchJobStatusOther : DBXFilesCreateFolderBatchJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The answer of `createFolderBatch`: a job to poll, or the outcome.
@interface DBXFilesCreateFolderBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchOther *asOther;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesCreateFolderBatchLaunchAsyncJobId : DBXFilesCreateFolderBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already; look at each entry for its outcome.
@interface DBXFilesCreateFolderBatchLaunchComplete : DBXFilesCreateFolderBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesCreateFolderBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchLaunchOther : DBXFilesCreateFolderBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What results of changes have in common: nothing so far.
@interface DBXFilesFileOpsResult : DBXObject
@end

/// What became of each folder.
@interface DBXFilesCreateFolderBatchResult : DBXFilesFileOpsResult
/// One outcome for each path, in the order of `paths`.
@property (nonatomic, readonly, copy) NSArray<DBXFilesCreateFolderBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each path, in the order of `paths`.
- (instancetype)initWithEntries:(NSArray<DBXFilesCreateFolderBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// What became of one folder.
@interface DBXFilesCreateFolderBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchResultEntryFailure *asFailure;
@end

/// The folder was created.
@interface DBXFilesCreateFolderBatchResultEntrySuccess : DBXFilesCreateFolderBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesCreateFolderEntryResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesCreateFolderEntryResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The folder was not created.
@interface DBXFilesCreateFolderBatchResultEntryFailure : DBXFilesCreateFolderBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesCreateFolderEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesCreateFolderEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// Why one folder of a batch was not created.
@interface DBXFilesCreateFolderEntryError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderEntryError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorOther *asOther;
@end

/// The folder cannot be created at this path.
@interface DBXFilesCreateFolderEntryErrorPath : DBXFilesCreateFolderEntryError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderEntryErrorOther : DBXFilesCreateFolderEntryError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A folder that was created.
@interface DBXFilesCreateFolderEntryResult : DBXObject
/// The new folder.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The new folder.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// Why a folder was not created.
@interface DBXFilesCreateFolderError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderErrorPath *asPath;
@end

/// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already.
@interface DBXFilesCreateFolderErrorPath : DBXFilesCreateFolderError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The folder that was created.
@interface DBXFilesCreateFolderResult : DBXFilesFileOpsResult
/// The new folder. Its name may differ from the one asked for when `autorename` is set.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The new folder. Its name may differ from the one asked for when `autorename` is set.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What to delete.
@interface DBXFilesDeleteArg : DBXObject
/// The file or folder to delete: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9 characters.
/// Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path parentRev:(nullable NSString *)parentRev NS_DESIGNATED_INITIALIZER;
@end

/// What to delete.
@interface DBXFilesDeleteBatchArg : DBXObject
/// What to delete. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: What to delete. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// Why a batch was not deleted at all.
@interface DBXFilesDeleteBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchError (Members)
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorOther *asOther;
@end

/// Each entry reports this for itself, as `Files.DeleteError`. Deprecated.
@interface DBXFilesDeleteBatchErrorTooManyWriteOperations : DBXFilesDeleteBatchError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchErrorOther : DBXFilesDeleteBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `deleteBatch`.
@interface DBXFilesDeleteBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusOther *asOther;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesDeleteBatchJobStatusInProgress : DBXFilesDeleteBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended; look at each entry for its outcome.
@interface DBXFilesDeleteBatchJobStatusComplete : DBXFilesDeleteBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesDeleteBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesDeleteBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The whole job has failed.
@interface DBXFilesDeleteBatchJobStatusFailed : DBXFilesDeleteBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesDeleteBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesDeleteBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchJobStatusOther : DBXFilesDeleteBatchJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The answer of `deleteBatch`: a job to poll, or the outcome.
@interface DBXFilesDeleteBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchOther *asOther;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesDeleteBatchLaunchAsyncJobId : DBXFilesDeleteBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already; look at each entry for its outcome.
@interface DBXFilesDeleteBatchLaunchComplete : DBXFilesDeleteBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesDeleteBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesDeleteBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchLaunchOther : DBXFilesDeleteBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What became of each entry.
@interface DBXFilesDeleteBatchResult : DBXFilesFileOpsResult
/// One outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// What was deleted.
@interface DBXFilesDeleteBatchResultData : DBXObject
/// The item as it was before it was deleted.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item as it was before it was deleted.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What became of one entry.
@interface DBXFilesDeleteBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchResultEntryFailure *asFailure;
@end

/// The item was deleted.
@interface DBXFilesDeleteBatchResultEntrySuccess : DBXFilesDeleteBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesDeleteBatchResultData *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesDeleteBatchResultData *)success NS_DESIGNATED_INITIALIZER;
@end

/// The item was not deleted.
@interface DBXFilesDeleteBatchResultEntryFailure : DBXFilesDeleteBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesDeleteError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesDeleteError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// Why an item was not deleted.
@interface DBXFilesDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteError (Members)
/// The object if its tag is `path_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorPathLookup *asPathLookup;
/// The object if its tag is `path_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorPathWrite *asPathWrite;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorOther *asOther;
@end

/// There is nothing to delete at this path.
@interface DBXFilesDeleteErrorPathLookup : DBXFilesDeleteError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// The item exists but must not be deleted, or has changed since `parentRev`.
@interface DBXFilesDeleteErrorPathWrite : DBXFilesDeleteError
/// The value of `path_write`.
@property (nonatomic, strong) DBXFilesWriteError *pathWrite;
/// Creates an object with the tag `path_write`.
- (instancetype)init:(DBXFilesWriteError *)pathWrite NS_DESIGNATED_INITIALIZER;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesDeleteErrorTooManyWriteOperations : DBXFilesDeleteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// The folder holds too much for one call. Delete its parts one after another.
@interface DBXFilesDeleteErrorTooManyFiles : DBXFilesDeleteError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteErrorOther : DBXFilesDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What was deleted.
@interface DBXFilesDeleteResult : DBXFilesFileOpsResult
/// The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
///     `Files.DeletedMetadata`.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What is common to files, folders and deleted entries. Cast it to `Files.FileMetadata`, `Files.FolderMetadata` or
/// `Files.DeletedMetadata`.
@interface DBXFilesMetadata : DBXObject
/// The name, with its extension: what stands behind the last slash of the path.
@property (nonatomic, readonly, copy) NSString *name;

/// The whole path in lower case: the key by which to compare paths and find the item again. Nil if the item is not
/// mounted in this Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;

/// The path for display. Only its last component is sure to be spelled right, and a change of case alone is never
/// reported. Nil if the item is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;

/// Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The URL of a preview of the file.
@property (nonatomic, readonly, copy, nullable) NSString *previewUrl;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil if the
///     item is not mounted in this Dropbox.
///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of case
///     alone is never reported. Nil if the item is not mounted.
///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
///     Deprecated.
///   - previewUrl: The URL of a preview of the file.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// A path where a file or folder used to be.
@interface DBXFilesDeletedMetadata : DBXFilesMetadata
/// Whether the item can be restored. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil if the
///     item is not mounted in this Dropbox.
///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of case
///     alone is never reported. Nil if the item is not mounted.
///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
///     Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - isRestorable: Whether the item can be restored. Only set where the call asked for it.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    isRestorable:(nullable NSNumber *)isRestorable
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// The size of a picture or video.
@interface DBXFilesDimensions : DBXObject
/// The height in pixels.
@property (nonatomic, readonly) NSNumber *height;
/// The width in pixels.
@property (nonatomic, readonly) NSNumber *width;

/// Creates an object.
///
/// - Parameters:
///   - height: The height in pixels.
///   - width: The width in pixels.
- (instancetype)initWithHeight:(NSNumber *)height width:(NSNumber *)width NS_DESIGNATED_INITIALIZER;
@end

/// Which file to download.
@interface DBXFilesDownloadArg : DBXObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// Why a file was not downloaded.
@interface DBXFilesDownloadError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDownloadError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorPath *asPath;
/// The object if its tag is `unsupported_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorUnsupportedFile *asUnsupportedFile;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorOther *asOther;
@end

/// The file cannot be found or read.
@interface DBXFilesDownloadErrorPath : DBXFilesDownloadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// This file has no bytes of its own, as a Google Doc has none. Use `export`.
@interface DBXFilesDownloadErrorUnsupportedFile : DBXFilesDownloadError
/// Creates an object with the tag `unsupported_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_file`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDownloadErrorOther : DBXFilesDownloadError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which folder to download.
@interface DBXFilesDownloadZipArg : DBXObject
/// The folder: a path or an `id:…`, not a single file. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Why a folder was not downloaded.
@interface DBXFilesDownloadZipError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDownloadZipError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorPath *asPath;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorTooLarge *asTooLarge;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorOther *asOther;
@end

/// The folder cannot be found or read.
@interface DBXFilesDownloadZipErrorPath : DBXFilesDownloadZipError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The folder has 20 GB or more, or a file of 4 GB or more. Download its parts, or file by file.
@interface DBXFilesDownloadZipErrorTooLarge : DBXFilesDownloadZipError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_large`.
+ (instancetype)new;
@end

/// The folder has 10,000 entries or more. Download its subfolders one after another, or file by file.
@interface DBXFilesDownloadZipErrorTooManyFiles : DBXFilesDownloadZipError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDownloadZipErrorOther : DBXFilesDownloadZipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder that was downloaded.
@interface DBXFilesDownloadZipResult : DBXObject
/// The folder that the archive holds.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The folder that the archive holds.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// Which file to export, and to what format.
@interface DBXFilesExportArg : DBXObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
- (instancetype)initWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat NS_DESIGNATED_INITIALIZER;
@end

/// Why a file was not exported.
@interface DBXFilesExportError : DBXObject
@end

/// The members of the union.
@interface DBXFilesExportError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorPath *asPath;
/// The object if its tag is `non_exportable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorNonExportable *asNonExportable;
/// The object if its tag is `invalid_export_format`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorInvalidExportFormat *asInvalidExportFormat;
/// The object if its tag is `retry_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorRetryError *asRetryError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorOther *asOther;
@end

/// The file cannot be found or read.
@interface DBXFilesExportErrorPath : DBXFilesExportError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// This file has bytes of its own. Use `download`.
@interface DBXFilesExportErrorNonExportable : DBXFilesExportError
/// Creates an object with the tag `non_exportable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `non_exportable`.
+ (instancetype)new;
@end

/// The file cannot be exported to this format. See `exportOptions` in its metadata.
@interface DBXFilesExportErrorInvalidExportFormat : DBXFilesExportError
/// Creates an object with the tag `invalid_export_format`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_export_format`.
+ (instancetype)new;
@end

/// The converted file is not ready yet. Try again in a while.
@interface DBXFilesExportErrorRetryError : DBXFilesExportError
/// Creates an object with the tag `retry_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `retry_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesExportErrorOther : DBXFilesExportError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The formats to which a file can be exported.
@interface DBXFilesExportInfo : DBXObject
/// The format in which `export` delivers the file by default, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that may be passed to `export` as `exportFormat`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object.
///
/// - Parameters:
///   - exportAs: The format in which `export` delivers the file by default, such as `xlsx`.
///   - exportOptions: The formats that may be passed to `export` as `exportFormat`.
- (instancetype)initWithExportAs:(nullable NSString *)exportAs
    exportOptions:(nullable NSArray<NSString *> *)exportOptions
    NS_DESIGNATED_INITIALIZER;
@end

/// The exported file.
@interface DBXFilesExportMetadata : DBXObject
/// The file name with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file, to verify what was received. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, as `paperUpdate` expects it.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - name: The file name with the extension of the exported format.
///   - size: The size of the exported file in bytes.
///   - exportHash: The content hash of the exported file, to verify what was received. Exactly 64 characters.
///   - paperRevision: The revision of a Paper document, as `paperUpdate` expects it.
- (instancetype)initWithName:(NSString *)name
    size:(NSNumber *)size
    exportHash:(nullable NSString *)exportHash
    paperRevision:(nullable NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// An exported file and its origin.
@interface DBXFilesExportResult : DBXObject
/// The file as delivered.
@property (nonatomic, readonly) DBXFilesExportMetadata *exportMetadata;
/// The file as it lies in Dropbox.
@property (nonatomic, readonly) DBXFilesFileMetadata *fileMetadata;

/// Creates an object.
///
/// - Parameters:
///   - exportMetadata: The file as delivered.
///   - fileMetadata: The file as it lies in Dropbox.
- (instancetype)initWithExportMetadata:(DBXFilesExportMetadata *)exportMetadata
    fileMetadata:(DBXFilesFileMetadata *)fileMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// A kind of file by which a search can be narrowed.
@interface DBXFilesFileCategory : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileCategory (Members)
/// The object if its tag is `image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryImage *asImage;
/// The object if its tag is `document`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryDocument *asDocument;
/// The object if its tag is `pdf`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPdf *asPdf;
/// The object if its tag is `spreadsheet`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategorySpreadsheet *asSpreadsheet;
/// The object if its tag is `presentation`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPresentation *asPresentation;
/// The object if its tag is `audio`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryAudio *asAudio;
/// The object if its tag is `video`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryVideo *asVideo;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryFolder *asFolder;
/// The object if its tag is `paper`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPaper *asPaper;
/// The object if its tag is `others`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryOthers *asOthers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryOther *asOther;
@end

/// Pictures, such as jpg, png and gif.
@interface DBXFilesFileCategoryImage : DBXFilesFileCategory
/// Creates an object with the tag `image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image`.
+ (instancetype)new;
@end

/// Text documents, such as doc, docx and txt.
@interface DBXFilesFileCategoryDocument : DBXFilesFileCategory
/// Creates an object with the tag `document`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `document`.
+ (instancetype)new;
@end

/// PDF documents.
@interface DBXFilesFileCategoryPdf : DBXFilesFileCategory
/// Creates an object with the tag `pdf`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `pdf`.
+ (instancetype)new;
@end

/// Spreadsheets, such as xlsx, xls and csv.
@interface DBXFilesFileCategorySpreadsheet : DBXFilesFileCategory
/// Creates an object with the tag `spreadsheet`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `spreadsheet`.
+ (instancetype)new;
@end

/// Presentations, such as ppt, pptx and key.
@interface DBXFilesFileCategoryPresentation : DBXFilesFileCategory
/// Creates an object with the tag `presentation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `presentation`.
+ (instancetype)new;
@end

/// Sound, such as mp3, wav and mid.
@interface DBXFilesFileCategoryAudio : DBXFilesFileCategory
/// Creates an object with the tag `audio`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `audio`.
+ (instancetype)new;
@end

/// Films, such as mov, wmv and mp4.
@interface DBXFilesFileCategoryVideo : DBXFilesFileCategory
/// Creates an object with the tag `video`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `video`.
+ (instancetype)new;
@end

/// Folders.
@interface DBXFilesFileCategoryFolder : DBXFilesFileCategory
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder`.
+ (instancetype)new;
@end

/// Paper documents.
@interface DBXFilesFileCategoryPaper : DBXFilesFileCategory
/// Creates an object with the tag `paper`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `paper`.
+ (instancetype)new;
@end

/// Whatever fits no other category.
@interface DBXFilesFileCategoryOthers : DBXFilesFileCategory
/// Creates an object with the tag `others`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `others`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileCategoryOther : DBXFilesFileCategory
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The lock of a file, or that there is none.
@interface DBXFilesFileLock : DBXObject
/// Who holds the lock, if anybody.
@property (nonatomic, readonly) DBXFilesFileLockContent *content;

/// Creates an object.
///
/// - Parameters:
///   - content: Who holds the lock, if anybody.
- (instancetype)initWithContent:(DBXFilesFileLockContent *)content NS_DESIGNATED_INITIALIZER;
@end

/// Who holds a lock.
@interface DBXFilesFileLockContent : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileLockContent (Members)
/// The object if its tag is `unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentUnlocked *asUnlocked;
/// The object if its tag is `single_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentSingleUser *asSingleUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentOther *asOther;
@end

/// Nobody holds a lock.
@interface DBXFilesFileLockContentUnlocked : DBXFilesFileLockContent
/// Creates an object with the tag `unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unlocked`.
+ (instancetype)new;
@end

/// One user holds the lock.
@interface DBXFilesFileLockContentSingleUser : DBXFilesFileLockContent
/// The value of `single_user`.
@property (nonatomic, strong) DBXFilesSingleUserLock *singleUser;
/// Creates an object with the tag `single_user`.
- (instancetype)init:(DBXFilesSingleUserLock *)singleUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileLockContentOther : DBXFilesFileLockContent
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The lock of a file, as its metadata tells it.
@interface DBXFilesFileLockMetadata : DBXObject
/// Whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The name of the holder, for display.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account that holds the lock, if it is known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// When the file was locked.
@property (nonatomic, readonly, copy, nullable) NSDate *created;

/// Creates an object.
///
/// - Parameters:
///   - isLockholder: Whether the calling user holds the lock.
///   - lockholderName: The name of the holder, for display.
///   - lockholderAccountId: The account that holds the lock, if it is known. Exactly 40 characters.
///   - created: When the file was locked.
- (instancetype)initWithIsLockholder:(nullable NSNumber *)isLockholder
    lockholderName:(nullable NSString *)lockholderName
    lockholderAccountId:(nullable NSString *)lockholderAccountId
    created:(nullable NSDate *)created
    NS_DESIGNATED_INITIALIZER;
@end

/// A file: its name and place, revision, size and content hash.
@interface DBXFilesFileMetadata : DBXFilesMetadata
/// The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it wherever an
/// `id:…` path is accepted. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;

/// The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by it, but compare
/// `rev` or `contentHash` to detect changes.
@property (nonatomic, readonly, copy) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;

/// The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and, as
/// `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfo *mediaInfo;
/// Where the file points if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBXFilesSymlinkInfo *symlinkInfo;
/// Set when the file lies in a shared folder.
@property (nonatomic, readonly, nullable) DBXFilesFileSharingInfo *sharingInfo;
/// Whether `download` works. If not, the file needs `export`. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// What `export` can turn the file into. Set when `isDownloadable` is false.
@property (nonatomic, readonly, nullable) DBXFilesExportInfo *exportInfo;
/// The custom properties of the file, of the templates asked for.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;
/// Whether the file itself, not only a folder around it, is shared with somebody. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a local file to see
/// whether they are equal without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock that the file carries, if any.
@property (nonatomic, readonly, nullable) DBXFilesFileLockMetadata *fileLockInfo;
/// Whether this revision can be restored. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - id: The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it wherever
///     an `id:…` path is accepted. At least 1 character.
///   - clientModified: The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by
///     it, but compare `rev` or `contentHash` to detect changes.
///   - serverModified: The time at which Dropbox received this revision.
///   - rev: The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and,
///     as `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - size: The size in bytes.
///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil if the
///     item is not mounted in this Dropbox.
///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of case
///     alone is never reported. Nil if the item is not mounted.
///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
///     Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - mediaInfo: Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
///   - symlinkInfo: Where the file points if it is a symbolic link.
///   - sharingInfo: Set when the file lies in a shared folder.
///   - isDownloadable: Whether `download` works. If not, the file needs `export`. Default: `@YES`.
///   - exportInfo: What `export` can turn the file into. Set when `isDownloadable` is false.
///   - propertyGroups: The custom properties of the file, of the templates asked for.
///   - hasExplicitSharedMembers: Whether the file itself, not only a folder around it, is shared with somebody. Only
///     set where the call asked for it.
///   - contentHash: The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a
///     local file to see whether they are equal without a download. Exactly 64 characters.
///   - fileLockInfo: The lock that the file carries, if any.
///   - isRestorable: Whether this revision can be restored. Only set where the call asked for it.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBXFilesMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBXFilesSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBXFilesFileSharingInfo *)sharingInfo
    isDownloadable:(NSNumber *)isDownloadable
    exportInfo:(nullable DBXFilesExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBXFilesFileLockMetadata *)fileLockInfo
    isRestorable:(nullable NSNumber *)isRestorable
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBXFilesMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBXFilesSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBXFilesFileSharingInfo *)sharingInfo
    isDownloadable:(NSNumber *)isDownloadable
    exportInfo:(nullable DBXFilesExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBXFilesFileLockMetadata *)fileLockInfo
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// What is known about the sharing of an item.
@interface DBXFilesSharingInfo : DBXObject
/// Whether the item lies in a folder that the user may not write to.
@property (nonatomic, readonly) NSNumber *readOnly;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: Whether the item lies in a folder that the user may not write to.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly NS_DESIGNATED_INITIALIZER;
@end

/// The shared folder around a file.
@interface DBXFilesFileSharingInfo : DBXFilesSharingInfo
/// The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;
/// The account that made the last change, unless that account has been deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: Whether the item lies in a folder that the user may not write to.
///   - parentSharedFolderId: The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
///   - modifiedBy: The account that made the last change, unless that account has been deleted. Exactly 40 characters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(NSString *)parentSharedFolderId
    modifiedBy:(nullable NSString *)modifiedBy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

/// Whether to search for files that exist or for deleted ones.
@interface DBXFilesFileStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusActive *asActive;
/// The object if its tag is `deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusDeleted *asDeleted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusOther *asOther;
@end

/// Files that exist.
@interface DBXFilesFileStatusActive : DBXFilesFileStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// Files that were deleted.
@interface DBXFilesFileStatusDeleted : DBXFilesFileStatus
/// Creates an object with the tag `deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `deleted`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileStatusOther : DBXFilesFileStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A folder: its name, place and sharing.
@interface DBXFilesFolderMetadata : DBXFilesMetadata
/// The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;
/// Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Set when the folder is shared or lies in a shared folder.
@property (nonatomic, readonly, nullable) DBXFilesFolderSharingInfo *sharingInfo;

/// The custom properties of the folder, of the templates asked for. Folders carry only those of users' own templates,
/// not of a team's.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - id: The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil if the
///     item is not mounted in this Dropbox.
///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of case
///     alone is never reported. Nil if the item is not mounted.
///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
///     Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - sharedFolderId: Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
///   - sharingInfo: Set when the folder is shared or lies in a shared folder.
///   - propertyGroups: The custom properties of the folder, of the templates asked for. Folders carry only those of
///     users' own templates, not of a team's.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    sharedFolderId:(nullable NSString *)sharedFolderId
    sharingInfo:(nullable DBXFilesFolderSharingInfo *)sharingInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// The shared folder that a folder is, or lies in.
@interface DBXFilesFolderSharingInfo : DBXFilesSharingInfo
/// The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Whether the user sees only those parts of this folder that are shared with them further down. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *traverseOnly;
/// Whether the user may not open the folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *noAccess;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: Whether the item lies in a folder that the user may not write to.
///   - parentSharedFolderId: The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - sharedFolderId: The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
///   - traverseOnly: Whether the user sees only those parts of this folder that are shared with them further down.
///     Default: `@NO`.
///   - noAccess: Whether the user may not open the folder. Default: `@NO`.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    sharedFolderId:(nullable NSString *)sharedFolderId
    traverseOnly:(NSNumber *)traverseOnly
    noAccess:(NSNumber *)noAccess
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

/// What to refer to.
@interface DBXFilesGetCopyReferenceArg : DBXObject
/// The file or folder to refer to: a path or an `id:…`. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Why no copy reference was made.
@interface DBXFilesGetCopyReferenceError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetCopyReferenceError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetCopyReferenceErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetCopyReferenceErrorOther *asOther;
@end

/// The item cannot be found or read.
@interface DBXFilesGetCopyReferenceErrorPath : DBXFilesGetCopyReferenceError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetCopyReferenceErrorOther : DBXFilesGetCopyReferenceError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A reference to a file or folder that another user can save.
@interface DBXFilesGetCopyReferenceResult : DBXObject
/// The file or folder referred to.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// The text to pass to `copyReferenceSave`.
@property (nonatomic, readonly, copy) NSString *copyReference;
- (NSString *)copyReference DB_NO_METHOD_FAMILY;
/// The time until which the reference works, which at present is decades away.
@property (nonatomic, readonly, copy) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file or folder referred to.
///   - copyReference: The text to pass to `copyReferenceSave`.
///   - expires: The time until which the reference works, which at present is decades away.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata
    copyReference:(NSString *)copyReference
    expires:(NSDate *)expires
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no metadata was returned.
@interface DBXFilesGetMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetMetadataError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetMetadataErrorPath *asPath;
@end

/// The item cannot be found or read.
@interface DBXFilesGetMetadataErrorPath : DBXFilesGetMetadataError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Whose tags to read.
@interface DBXFilesGetTagsArg : DBXObject
/// The files and folders. Each: Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameters:
///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths NS_DESIGNATED_INITIALIZER;
@end

/// The tags of the items asked for.
@interface DBXFilesGetTagsResult : DBXObject
/// The tags of each item.
@property (nonatomic, readonly, copy) NSArray<DBXFilesPathToTags *> *pathsToTags;

/// Creates an object.
///
/// - Parameters:
///   - pathsToTags: The tags of each item.
- (instancetype)initWithPathsToTags:(NSArray<DBXFilesPathToTags *> *)pathsToTags NS_DESIGNATED_INITIALIZER;
@end

/// Which file to link to.
@interface DBXFilesGetTemporaryLinkArg : DBXObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Why no temporary link was made.
@interface DBXFilesGetTemporaryLinkError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetTemporaryLinkError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetTemporaryLinkErrorPath *asPath;
/// The object if its tag is `email_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetTemporaryLinkErrorEmailNotVerified *asEmailNotVerified;
/// The object if its tag is `unsupported_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetTemporaryLinkErrorUnsupportedFile *asUnsupportedFile;
/// The object if its tag is `not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetTemporaryLinkErrorNotAllowed *asNotAllowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetTemporaryLinkErrorOther *asOther;
@end

/// The file cannot be found or read.
@interface DBXFilesGetTemporaryLinkErrorPath : DBXFilesGetTemporaryLinkError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXFilesGetTemporaryLinkErrorEmailNotVerified : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// This file has no bytes of its own. Use `export`.
@interface DBXFilesGetTemporaryLinkErrorUnsupportedFile : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `unsupported_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_file`.
+ (instancetype)new;
@end

/// The file is restricted, or links of this user have been banned.
@interface DBXFilesGetTemporaryLinkErrorNotAllowed : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_allowed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetTemporaryLinkErrorOther : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file and a URL to download it.
@interface DBXFilesGetTemporaryLinkResult : DBXObject
/// The file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The URL. It works for 4 hours, without a token, with the content type that fits the file.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file.
///   - link: The URL. It works for 4 hours, without a token, with the content type that fits the file.
- (instancetype)initWithMetadata:(DBXFilesFileMetadata *)metadata link:(NSString *)link NS_DESIGNATED_INITIALIZER;
@end

/// What a link will upload, and for how long it works.
@interface DBXFilesGetTemporaryUploadLinkArg : DBXObject
/// Where and how to save what will be uploaded. Checked when the link is used, not now.
@property (nonatomic, readonly) DBXFilesCommitInfo *commitInfo;
/// How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
@property (nonatomic, readonly) NSNumber *duration;

/// Creates an object.
///
/// - Parameters:
///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
- (instancetype)initWithCommitInfo:(DBXFilesCommitInfo *)commitInfo
    duration:(NSNumber *)duration
    NS_DESIGNATED_INITIALIZER;
@end

/// A link to upload one file.
@interface DBXFilesGetTemporaryUploadLinkResult : DBXObject
/// The URL to which to post the data, once. Its answer holds the content hash of what arrived.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - link: The URL to which to post the data, once. Its answer holds the content hash of what arrived.
- (instancetype)initWithLink:(NSString *)link NS_DESIGNATED_INITIALIZER;
@end

/// Which images to show in small, and how.
@interface DBXFilesGetThumbnailBatchArg : DBXObject
/// The images, at most 25.
@property (nonatomic, readonly, copy) NSArray<DBXFilesThumbnailArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The images, at most 25.
- (instancetype)initWithEntries:(NSArray<DBXFilesThumbnailArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// Why no thumbnails were made.
@interface DBXFilesGetThumbnailBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetThumbnailBatchError (Members)
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchErrorOther *asOther;
@end

/// More than 25 images were given.
@interface DBXFilesGetThumbnailBatchErrorTooManyFiles : DBXFilesGetThumbnailBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetThumbnailBatchErrorOther : DBXFilesGetThumbnailBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What became of each image.
@interface DBXFilesGetThumbnailBatchResult : DBXObject
/// One outcome for each image, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesGetThumbnailBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each image, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesGetThumbnailBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The thumbnail of one image.
@interface DBXFilesGetThumbnailBatchResultData : DBXObject
/// The image file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The image file.
///   - thumbnail: The thumbnail, Base64 encoded.
- (instancetype)initWithMetadata:(DBXFilesFileMetadata *)metadata
    thumbnail:(NSString *)thumbnail
    NS_DESIGNATED_INITIALIZER;
@end

/// What became of one image.
@interface DBXFilesGetThumbnailBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetThumbnailBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchResultEntryFailure *asFailure;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchResultEntryOther *asOther;
@end

/// The thumbnail was made.
@interface DBXFilesGetThumbnailBatchResultEntrySuccess : DBXFilesGetThumbnailBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesGetThumbnailBatchResultData *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesGetThumbnailBatchResultData *)success NS_DESIGNATED_INITIALIZER;
@end

/// No thumbnail was made of this image.
@interface DBXFilesGetThumbnailBatchResultEntryFailure : DBXFilesGetThumbnailBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesThumbnailError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesThumbnailError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetThumbnailBatchResultEntryOther : DBXFilesGetThumbnailBatchResultEntry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Where a photo or video was taken.
@interface DBXFilesGpsCoordinates : DBXObject
/// The latitude in degrees, north positive.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, east positive.
@property (nonatomic, readonly) NSNumber *longitude;

/// Creates an object.
///
/// - Parameters:
///   - latitude: The latitude in degrees, north positive.
///   - longitude: The longitude in degrees, east positive.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude NS_DESIGNATED_INITIALIZER;
@end

/// A piece of a file name in a search result.
@interface DBXFilesHighlightSpan : DBXObject
/// The text of this piece.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// Whether this piece matches the query and should stand out.
@property (nonatomic, readonly) NSNumber *isHighlighted;

/// Creates an object.
///
/// - Parameters:
///   - highlightStr: The text of this piece.
///   - isHighlighted: Whether this piece matches the query and should stand out.
- (instancetype)initWithHighlightStr:(NSString *)highlightStr
    isHighlighted:(NSNumber *)isHighlighted
    NS_DESIGNATED_INITIALIZER;
@end

/// The format of content for a Paper document.
@interface DBXFilesImportFormat : DBXObject
@end

/// The members of the union.
@interface DBXFilesImportFormat (Members)
/// The object if its tag is `html`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesImportFormatHtml *asHtml;
/// The object if its tag is `markdown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesImportFormatMarkdown *asMarkdown;
/// The object if its tag is `plain_text`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesImportFormatPlainText *asPlainText;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesImportFormatOther *asOther;
@end

/// HTML.
@interface DBXFilesImportFormatHtml : DBXFilesImportFormat
/// Creates an object with the tag `html`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `html`.
+ (instancetype)new;
@end

/// Markdown.
@interface DBXFilesImportFormatMarkdown : DBXFilesImportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `markdown`.
+ (instancetype)new;
@end

/// Plain text.
@interface DBXFilesImportFormatPlainText : DBXFilesImportFormat
/// Creates an object with the tag `plain_text`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `plain_text`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesImportFormatOther : DBXFilesImportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What to list, and which kinds of entries to include.
@interface DBXFilesListFolderArg : DBXObject
/// The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With `sharedLink` it is
/// relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Whether to list all levels below too. For very large trees, listing folder by folder is more robust. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *recursive;
/// Has no effect any more. Use `getMetadata` for single files. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *includeMediaInfo;
/// Whether to include entries of what was deleted. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeDeleted;
/// Whether to tell for each file if it is itself shared with somebody. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeHasExplicitSharedMembers;
/// Whether to include what lies in mounted folders: app folders, shared folders, team folders. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeMountedFolders;
/// The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
@property (nonatomic, readonly, nullable) NSNumber *limit;
/// A shared link whose content to list instead of the user's own. Not together with `recursive`.
@property (nonatomic, readonly, nullable) DBXFilesSharedLink *sharedLink;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBase *includePropertyGroups;
/// Whether to include files that can only be exported, such as Google Docs. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeNonDownloadableFiles;
/// Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
///     Default: `@NO`.
///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `@NO`. Deprecated.
///   - includeDeleted: Whether to include entries of what was deleted. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody. Default:
///     `@NO`.
///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
///     folders. Default: `@YES`.
///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs. Default:
///     `@YES`.
///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(NSNumber *)includeRestorableInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a listing goes on.
@interface DBXFilesListFolderContinueArg : DBXObject
/// The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It carries the
/// options of the first call with it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Why a listing could not go on.
@interface DBXFilesListFolderContinueError : DBXObject
@end

/// The members of the union.
@interface DBXFilesListFolderContinueError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderContinueErrorPath *asPath;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderContinueErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderContinueErrorOther *asOther;
@end

/// The folder cannot be found or read any more.
@interface DBXFilesListFolderContinueErrorPath : DBXFilesListFolderContinueError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The cursor has expired. List from the start with `listFolder` and compare with what you have.
@interface DBXFilesListFolderContinueErrorReset : DBXFilesListFolderContinueError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListFolderContinueErrorOther : DBXFilesListFolderContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why a folder was not listed.
@interface DBXFilesListFolderError : DBXObject
@end

/// The members of the union.
@interface DBXFilesListFolderError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderErrorPath *asPath;
/// The object if its tag is `template_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderErrorTemplateError *asTemplateError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderErrorOther *asOther;
@end

/// The folder cannot be found or read.
@interface DBXFilesListFolderErrorPath : DBXFilesListFolderError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The property templates asked for do not exist.
@interface DBXFilesListFolderErrorTemplateError : DBXFilesListFolderError
/// The value of `template_error`.
@property (nonatomic, strong) DBXFilePropertiesTemplateError *templateError;
/// Creates an object with the tag `template_error`.
- (instancetype)init:(DBXFilePropertiesTemplateError *)templateError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListFolderErrorOther : DBXFilesListFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The present state of a folder.
@interface DBXFilesListFolderGetLatestCursorResult : DBXObject
/// The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At
///     least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// What to wait for, and for how long.
@interface DBXFilesListFolderLongpollArg : DBXObject
/// The cursor of a listing that has been read to its end. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the connection idle
/// for longer than both together. Default: 30. 30 to 480.
@property (nonatomic, readonly) NSNumber *timeout;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the
///     connection idle for longer than both together. Default: 30. 30 to 480.
- (instancetype)initWithCursor:(NSString *)cursor timeout:(NSNumber *)timeout NS_DESIGNATED_INITIALIZER;
@end

/// Why waiting for changes failed.
@interface DBXFilesListFolderLongpollError : DBXObject
@end

/// The members of the union.
@interface DBXFilesListFolderLongpollError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderLongpollErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderLongpollErrorOther *asOther;
@end

/// The cursor has expired. List from the start with `listFolder` and compare with what you have.
@interface DBXFilesListFolderLongpollErrorReset : DBXFilesListFolderLongpollError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListFolderLongpollErrorOther : DBXFilesListFolderLongpollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether something has changed.
@interface DBXFilesListFolderLongpollResult : DBXObject
/// Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
@property (nonatomic, readonly) NSNumber *changes;
/// The number of seconds to wait before the next call, if the server asks for a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;

/// Creates an object.
///
/// - Parameters:
///   - changes: Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
///   - backoff: The number of seconds to wait before the next call, if the server asks for a pause.
- (instancetype)initWithChanges:(NSNumber *)changes backoff:(nullable NSNumber *)backoff NS_DESIGNATED_INITIALIZER;
@end

/// A page of a listing, or of changes.
@interface DBXFilesListFolderResult : DBXObject
/// The entries, in the order in which to apply them: files, folders, and deleted ones if there are any. May be empty
/// even when there is more.
@property (nonatomic, readonly, copy) NSArray<DBXFilesMetadata *> *entries;

/// Where the next page, and later the next changes, begin. Always keep the newest one. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether more entries can be fetched with `listFolderContinue` right away.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - entries: The entries, in the order in which to apply them: files, folders, and deleted ones if there are any.
///     May be empty even when there is more.
///   - cursor: Where the next page, and later the next changes, begin. Always keep the newest one. At least 1
///     character.
///   - hasMore: Whether more entries can be fetched with `listFolderContinue` right away.
- (instancetype)initWithEntries:(NSArray<DBXFilesMetadata *> *)entries
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// Which revisions to list.
@interface DBXFilesListRevisionsArg : DBXObject
/// The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// Whether to follow the path or the id of the file. Default: `path`.
@property (nonatomic, readonly) DBXFilesListRevisionsMode *mode;
/// How many revisions to return at most. Default: 10. 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// Only revisions older than this one. Pass the last one received to get the next page. Only with mode `.path`. At
/// least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// Whether to tell for each revision if it can be restored. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - mode: Whether to follow the path or the id of the file. Default: `path`.
///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only with mode
///     `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesListRevisionsMode *)mode
    limit:(NSNumber *)limit
    beforeRev:(nullable NSString *)beforeRev
    includeRestorableInfo:(NSNumber *)includeRestorableInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesListRevisionsMode *)mode
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// Why revisions were not listed.
@interface DBXFilesListRevisionsError : DBXObject
@end

/// The members of the union.
@interface DBXFilesListRevisionsError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsErrorPath *asPath;
/// The object if its tag is `invalid_before_rev`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsErrorInvalidBeforeRev *asInvalidBeforeRev;
/// The object if its tag is `before_rev_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsErrorBeforeRevNotSupported *asBeforeRevNotSupported;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsErrorOther *asOther;
@end

/// The file cannot be found or read.
@interface DBXFilesListRevisionsErrorPath : DBXFilesListRevisionsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// There is no such revision as `beforeRev`.
@interface DBXFilesListRevisionsErrorInvalidBeforeRev : DBXFilesListRevisionsError
/// Creates an object with the tag `invalid_before_rev`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_before_rev`.
+ (instancetype)new;
@end

/// `beforeRev` works only with mode `.path`.
@interface DBXFilesListRevisionsErrorBeforeRevNotSupported : DBXFilesListRevisionsError
/// Creates an object with the tag `before_rev_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `before_rev_not_supported`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListRevisionsErrorOther : DBXFilesListRevisionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What the revisions of a file are.
@interface DBXFilesListRevisionsMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesListRevisionsMode (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsModePath *asPath;
/// The object if its tag is `id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsModeId *asId;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListRevisionsModeOther *asOther;
@end

/// All that ever was at the path.
@interface DBXFilesListRevisionsModePath : DBXFilesListRevisionsMode
/// Creates an object with the tag `path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `path`.
+ (instancetype)new;
@end

/// All that this file ever was, wherever it was moved.
@interface DBXFilesListRevisionsModeId : DBXFilesListRevisionsMode
/// Creates an object with the tag `id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `id`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListRevisionsModeOther : DBXFilesListRevisionsMode
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The revisions of a file.
@interface DBXFilesListRevisionsResult : DBXObject
/// Whether the file has been deleted or moved away since the newest of these revisions.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// When the file was deleted, if it was.
@property (nonatomic, readonly, copy, nullable) NSDate *serverDeleted;
/// The revisions. Deletions are not among them.
@property (nonatomic, readonly, copy) NSArray<DBXFilesFileMetadata *> *entries;
/// Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - isDeleted: Whether the file has been deleted or moved away since the newest of these revisions.
///   - entries: The revisions. Deletions are not among them.
///   - hasMore: Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
///   - serverDeleted: When the file was deleted, if it was.
- (instancetype)initWithIsDeleted:(NSNumber *)isDeleted
    entries:(NSArray<DBXFilesFileMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    serverDeleted:(nullable NSDate *)serverDeleted
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithIsDeleted:(NSNumber *)isDeleted
    entries:(NSArray<DBXFilesFileMetadata *> *)entries
    serverDeleted:(nullable NSDate *)serverDeleted
    NS_DESIGNATED_INITIALIZER;
@end

/// A lock that is in the way.
@interface DBXFilesLockConflictError : DBXObject
/// The lock that is in the way.
@property (nonatomic, readonly) DBXFilesFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - lock: The lock that is in the way.
- (instancetype)initWithLock:(DBXFilesFileLock *)lock NS_DESIGNATED_INITIALIZER;
@end

/// A file to lock or look up.
@interface DBXFilesLockFileArg : DBXObject
/// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Which files to lock or look up.
@interface DBXFilesLockFileBatchArg : DBXObject
/// The files. A file given twice counts once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (instancetype)initWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// What became of each file.
@interface DBXFilesLockFileBatchResult : DBXFilesFileOpsResult
/// One outcome for each file, with its lock after the operation.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each file, with its lock after the operation.
- (instancetype)initWithEntries:(NSArray<DBXFilesLockFileResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// Why a file was not locked, unlocked or looked up.
@interface DBXFilesLockFileError : DBXObject
@end

/// The members of the union.
@interface DBXFilesLockFileError (Members)
/// The object if its tag is `path_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorPathLookup *asPathLookup;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorNoWritePermission *asNoWritePermission;
/// The object if its tag is `cannot_be_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorCannotBeLocked *asCannotBeLocked;
/// The object if its tag is `file_not_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorFileNotShared *asFileNotShared;
/// The object if its tag is `lock_conflict`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorLockConflict *asLockConflict;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileErrorOther *asOther;
@end

/// The file cannot be found or read.
@interface DBXFilesLockFileErrorPathLookup : DBXFilesLockFileError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesLockFileErrorTooManyWriteOperations : DBXFilesLockFileError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// Too many files in one call. Split them.
@interface DBXFilesLockFileErrorTooManyFiles : DBXFilesLockFileError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// The user may not change the lock of this file.
@interface DBXFilesLockFileErrorNoWritePermission : DBXFilesLockFileError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_write_permission`.
+ (instancetype)new;
@end

/// Files of this kind cannot be locked.
@interface DBXFilesLockFileErrorCannotBeLocked : DBXFilesLockFileError
/// Creates an object with the tag `cannot_be_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_be_locked`.
+ (instancetype)new;
@end

/// The file is not shared, so there is nobody to lock out.
@interface DBXFilesLockFileErrorFileNotShared : DBXFilesLockFileError
/// Creates an object with the tag `file_not_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_not_shared`.
+ (instancetype)new;
@end

/// Somebody else holds a lock on the file.
@interface DBXFilesLockFileErrorLockConflict : DBXFilesLockFileError
/// The value of `lock_conflict`.
@property (nonatomic, strong) DBXFilesLockConflictError *lockConflict;
/// Creates an object with the tag `lock_conflict`.
- (instancetype)init:(DBXFilesLockConflictError *)lockConflict NS_DESIGNATED_INITIALIZER;
@end

/// The outcome is unknown. Look up the lock, and try again if needed.
@interface DBXFilesLockFileErrorInternalError : DBXFilesLockFileError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesLockFileErrorOther : DBXFilesLockFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file and its lock.
@interface DBXFilesLockFileResult : DBXObject
/// The file. Its `fileLockInfo` tells the lock.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBXFilesFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file. Its `fileLockInfo` tells the lock.
///   - lock: Use `fileLockInfo` of the metadata instead. Deprecated.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata lock:(DBXFilesFileLock *)lock NS_DESIGNATED_INITIALIZER;
@end

/// What became of one file.
@interface DBXFilesLockFileResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesLockFileResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLockFileResultEntryFailure *asFailure;
@end

/// The operation succeeded.
@interface DBXFilesLockFileResultEntrySuccess : DBXFilesLockFileResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesLockFileResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesLockFileResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The operation failed.
@interface DBXFilesLockFileResultEntryFailure : DBXFilesLockFileResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesLockFileError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesLockFileError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// Why an item could not be found or read.
@interface DBXFilesLookupError : DBXObject
@end

/// The members of the union.
@interface DBXFilesLookupError (Members)
/// The object if its tag is `malformed_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorMalformedPath *asMalformedPath;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorNotFound *asNotFound;
/// The object if its tag is `not_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorNotFile *asNotFile;
/// The object if its tag is `not_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorNotFolder *asNotFolder;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `unsupported_content_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorUnsupportedContentType *asUnsupportedContentType;
/// The object if its tag is `locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorLocked *asLocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesLookupErrorOther *asOther;
@end

/// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say more.
@interface DBXFilesLookupErrorMalformedPath : DBXFilesLookupError
/// The value of `malformed_path`.
@property (nonatomic, copy, nullable) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(nullable NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// There is nothing at this path.
@interface DBXFilesLookupErrorNotFound : DBXFilesLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// There is a folder at this path, and the call needs a file.
@interface DBXFilesLookupErrorNotFile : DBXFilesLookupError
/// Creates an object with the tag `not_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_file`.
+ (instancetype)new;
@end

/// There is a file at this path, and the call needs a folder.
@interface DBXFilesLookupErrorNotFolder : DBXFilesLookupError
/// Creates an object with the tag `not_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_folder`.
+ (instancetype)new;
@end

/// The file is blocked, for instance for legal reasons.
@interface DBXFilesLookupErrorRestrictedContent : DBXFilesLookupError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_content`.
+ (instancetype)new;
@end

/// The operation does not work on content of this type.
@interface DBXFilesLookupErrorUnsupportedContentType : DBXFilesLookupError
/// Creates an object with the tag `unsupported_content_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_content_type`.
+ (instancetype)new;
@end

/// The item is locked.
@interface DBXFilesLookupErrorLocked : DBXFilesLookupError
/// Creates an object with the tag `locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `locked`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesLookupErrorOther : DBXFilesLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What is known about a photo or video.
@interface DBXFilesMediaInfo : DBXObject
@end

/// The members of the union.
@interface DBXFilesMediaInfo (Members)
/// The object if its tag is `pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfoPending *asPending;
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfoMetadata *asMetadata;
@end

/// The photo or video is still being examined. Ask again later.
@interface DBXFilesMediaInfoPending : DBXFilesMediaInfo
/// Creates an object with the tag `pending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `pending`.
+ (instancetype)new;
@end

/// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBXFilesMediaInfoMetadata : DBXFilesMediaInfo
/// The value of `metadata`.
@property (nonatomic, strong) DBXFilesMediaMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXFilesMediaMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What photos and videos have in common.
@interface DBXFilesMediaMetadata : DBXObject
/// The size in pixels.
@property (nonatomic, readonly, nullable) DBXFilesDimensions *dimensions;
/// The place where it was taken.
@property (nonatomic, readonly, nullable) DBXFilesGpsCoordinates *location;
/// The time at which it was taken.
@property (nonatomic, readonly, copy, nullable) NSDate *timeTaken;

/// Creates an object.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The place where it was taken.
///   - timeTaken: The time at which it was taken.
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    NS_DESIGNATED_INITIALIZER;
@end

/// An item that a search has found.
@interface DBXFilesMetadataV2 : DBXObject
@end

/// The members of the union.
@interface DBXFilesMetadataV2 (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMetadataV2Metadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMetadataV2Other *asOther;
@end

/// The file or folder.
@interface DBXFilesMetadataV2Metadata : DBXFilesMetadataV2
/// The value of `metadata`.
@property (nonatomic, strong) DBXFilesMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesMetadataV2Other : DBXFilesMetadataV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file behind a shared link.
@interface DBXFilesMinimalFileLinkMetadata : DBXObject
/// The shared link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identity of the file. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id;
/// The path of the file, if it lies in the calling user's Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - url: The shared link.
///   - rev: The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - id: The identity of the file. At least 1 character.
///   - path: The path of the file, if it lies in the calling user's Dropbox.
- (instancetype)initWithUrl:(NSString *)url
    rev:(NSString *)rev
    id:(nullable NSString *)id
    path:(nullable NSString *)path
    NS_DESIGNATED_INITIALIZER;
@end

/// What to copy or move, and where to.
@interface DBXFilesRelocationBatchArgBase : DBXObject
/// The pairs of source and destination. 1 to 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationPath *> *entries;

/// Whether to choose another name where something is at the destination already, instead of failing that entry.
/// Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    NS_DESIGNATED_INITIALIZER;
@end

/// What to move, and where to.
@interface DBXFilesMoveBatchArg : DBXFilesRelocationBatchArgBase
/// Whether content may get another owner by the move. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by the move. Default: `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_UNAVAILABLE;
@end

/// Why an item was not moved into the Family Room folder.
@interface DBXFilesMoveIntoFamilyError : DBXObject
@end

/// The members of the union.
@interface DBXFilesMoveIntoFamilyError (Members)
/// The object if its tag is `is_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoFamilyErrorIsSharedFolder *asIsSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoFamilyErrorOther *asOther;
@end

/// Shared folders cannot be moved there.
@interface DBXFilesMoveIntoFamilyErrorIsSharedFolder : DBXFilesMoveIntoFamilyError
/// Creates an object with the tag `is_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_shared_folder`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesMoveIntoFamilyErrorOther : DBXFilesMoveIntoFamilyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why an item was not moved into the Vault.
@interface DBXFilesMoveIntoVaultError : DBXObject
@end

/// The members of the union.
@interface DBXFilesMoveIntoVaultError (Members)
/// The object if its tag is `is_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoVaultErrorIsSharedFolder *asIsSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoVaultErrorOther *asOther;
@end

/// Shared folders cannot be moved there.
@interface DBXFilesMoveIntoVaultErrorIsSharedFolder : DBXFilesMoveIntoVaultError
/// Creates an object with the tag `is_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_shared_folder`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesMoveIntoVaultErrorOther : DBXFilesMoveIntoVaultError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why content was not accepted for a Paper document.
@interface DBXFilesPaperContentError : DBXObject
@end

/// The members of the union.
@interface DBXFilesPaperContentError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperContentErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperContentErrorContentMalformed *asContentMalformed;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperContentErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperContentErrorImageSizeExceeded *asImageSizeExceeded;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperContentErrorOther *asOther;
@end

/// The user may not edit Paper documents.
@interface DBXFilesPaperContentErrorInsufficientPermissions : DBXFilesPaperContentError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content cannot be read in the given format.
@interface DBXFilesPaperContentErrorContentMalformed : DBXFilesPaperContentError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it.
@interface DBXFilesPaperContentErrorDocLengthExceeded : DBXFilesPaperContentError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI of the HTML is larger than 1 MB.
@interface DBXFilesPaperContentErrorImageSizeExceeded : DBXFilesPaperContentError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperContentErrorOther : DBXFilesPaperContentError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which Paper document to create.
@interface DBXFilesPaperCreateArg : DBXObject
/// The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBXFilesImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a Paper document was not created.
@interface DBXFilesPaperCreateError : DBXObject
@end

/// The members of the union.
@interface DBXFilesPaperCreateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorImageSizeExceeded *asImageSizeExceeded;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorOther *asOther;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorInvalidPath *asInvalidPath;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `invalid_file_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorInvalidFileExtension *asInvalidFileExtension;
/// The object if its tag is `paper_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperCreateErrorPaperDisabled *asPaperDisabled;
@end

/// The user may not edit Paper documents.
@interface DBXFilesPaperCreateErrorInsufficientPermissions : DBXFilesPaperCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content cannot be read in the given format.
@interface DBXFilesPaperCreateErrorContentMalformed : DBXFilesPaperCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it.
@interface DBXFilesPaperCreateErrorDocLengthExceeded : DBXFilesPaperCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI of the HTML is larger than 1 MB.
@interface DBXFilesPaperCreateErrorImageSizeExceeded : DBXFilesPaperCreateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperCreateErrorOther : DBXFilesPaperCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document cannot be saved there.
@interface DBXFilesPaperCreateErrorInvalidPath : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXFilesPaperCreateErrorEmailUnverified : DBXFilesPaperCreateError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The path does not end in `.paper`.
@interface DBXFilesPaperCreateErrorInvalidFileExtension : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_file_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_extension`.
+ (instancetype)new;
@end

/// The team has turned Paper off.
@interface DBXFilesPaperCreateErrorPaperDisabled : DBXFilesPaperCreateError
/// Creates an object with the tag `paper_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `paper_disabled`.
+ (instancetype)new;
@end

/// The new Paper document.
@interface DBXFilesPaperCreateResult : DBXObject
/// The address at which to open the document.
@property (nonatomic, readonly, copy) NSString *url;
/// The path that the document really got.
@property (nonatomic, readonly, copy) NSString *resultPath;
/// The identity of the document. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *fileId;
/// The revision of the document, for `paperUpdate`.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - url: The address at which to open the document.
///   - resultPath: The path that the document really got.
///   - fileId: The identity of the document. At least 4 characters. Pattern: `id:.+`.
///   - paperRevision: The revision of the document, for `paperUpdate`.
- (instancetype)initWithUrl:(NSString *)url
    resultPath:(NSString *)resultPath
    fileId:(NSString *)fileId
    paperRevision:(NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// How new content and the content of a Paper document go together.
@interface DBXFilesPaperDocUpdatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXFilesPaperDocUpdatePolicy (Members)
/// The object if its tag is `update`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperDocUpdatePolicyUpdate *asUpdate;
/// The object if its tag is `overwrite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperDocUpdatePolicyOverwrite *asOverwrite;
/// The object if its tag is `prepend`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperDocUpdatePolicyPrepend *asPrepend;
/// The object if its tag is `append`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperDocUpdatePolicyAppend *asAppend;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperDocUpdatePolicyOther *asOther;
@end

/// Replaces the content if the document still has the given revision, and fails otherwise.
@interface DBXFilesPaperDocUpdatePolicyUpdate : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `update`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `update`.
+ (instancetype)new;
@end

/// Replaces the content, whatever its revision.
@interface DBXFilesPaperDocUpdatePolicyOverwrite : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `overwrite`.
+ (instancetype)new;
@end

/// Puts the new content before what is there.
@interface DBXFilesPaperDocUpdatePolicyPrepend : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `prepend`.
+ (instancetype)new;
@end

/// Puts the new content after what is there.
@interface DBXFilesPaperDocUpdatePolicyAppend : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `append`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `append`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperDocUpdatePolicyOther : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which Paper document to change, and how.
@interface DBXFilesPaperUpdateArg : DBXObject
/// The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBXFilesImportFormat *importFormat;
/// What to do with the present content.
@property (nonatomic, readonly) DBXFilesPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must still have. Needed for `.update` only.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a Paper document was not changed.
@interface DBXFilesPaperUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXFilesPaperUpdateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorImageSizeExceeded *asImageSizeExceeded;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorPath *asPath;
/// The object if its tag is `revision_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorRevisionMismatch *asRevisionMismatch;
/// The object if its tag is `doc_archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorDocArchived *asDocArchived;
/// The object if its tag is `doc_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPaperUpdateErrorDocDeleted *asDocDeleted;
@end

/// The user may not edit Paper documents.
@interface DBXFilesPaperUpdateErrorInsufficientPermissions : DBXFilesPaperUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content cannot be read in the given format.
@interface DBXFilesPaperUpdateErrorContentMalformed : DBXFilesPaperUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it.
@interface DBXFilesPaperUpdateErrorDocLengthExceeded : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI of the HTML is larger than 1 MB.
@interface DBXFilesPaperUpdateErrorImageSizeExceeded : DBXFilesPaperUpdateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperUpdateErrorOther : DBXFilesPaperUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document cannot be found or read.
@interface DBXFilesPaperUpdateErrorPath : DBXFilesPaperUpdateError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The document has changed since that revision. Fetch it again and merge.
@interface DBXFilesPaperUpdateErrorRevisionMismatch : DBXFilesPaperUpdateError
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `revision_mismatch`.
+ (instancetype)new;
@end

/// The document is archived.
@interface DBXFilesPaperUpdateErrorDocArchived : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_archived`.
+ (instancetype)new;
@end

/// The document has been deleted.
@interface DBXFilesPaperUpdateErrorDocDeleted : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_deleted`.
+ (instancetype)new;
@end

/// The Paper document after the change.
@interface DBXFilesPaperUpdateResult : DBXObject
/// The new revision of the document.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - paperRevision: The new revision of the document.
- (instancetype)initWithPaperRevision:(NSNumber *)paperRevision NS_DESIGNATED_INITIALIZER;
@end

/// A file, given by path or by shared link.
@interface DBXFilesPathOrLink : DBXObject
@end

/// The members of the union.
@interface DBXFilesPathOrLink (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPathOrLinkPath *asPath;
/// The object if its tag is `link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPathOrLinkLink *asLink;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPathOrLinkOther *asOther;
@end

/// A path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@interface DBXFilesPathOrLinkPath : DBXFilesPathOrLink
/// The value of `path`.
@property (nonatomic, copy) NSString *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// A shared link.
@interface DBXFilesPathOrLinkLink : DBXFilesPathOrLink
/// The value of `link`.
@property (nonatomic, strong) DBXFilesSharedLinkFileInfo *link;
/// Creates an object with the tag `link`.
- (instancetype)init:(DBXFilesSharedLinkFileInfo *)link NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPathOrLinkOther : DBXFilesPathOrLink
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The tags of one item.
@interface DBXFilesPathToTags : DBXObject
/// The file or folder. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// Its tags.
@property (nonatomic, readonly, copy) NSArray<DBXFilesTag *> *tags;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tags: Its tags.
- (instancetype)initWithPath:(NSString *)path tags:(NSArray<DBXFilesTag *> *)tags NS_DESIGNATED_INITIALIZER;
@end

/// What is known about a photo.
@interface DBXFilesPhotoMetadata : DBXFilesMediaMetadata
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    DB_UNAVAILABLE;
@end

/// Which file to preview.
@interface DBXFilesPreviewArg : DBXObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// Why no preview was made.
@interface DBXFilesPreviewError : DBXObject
@end

/// The members of the union.
@interface DBXFilesPreviewError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPreviewErrorPath *asPath;
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPreviewErrorInProgress *asInProgress;
/// The object if its tag is `unsupported_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPreviewErrorUnsupportedExtension *asUnsupportedExtension;
/// The object if its tag is `unsupported_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesPreviewErrorUnsupportedContent *asUnsupportedContent;
@end

/// The file cannot be found or read.
@interface DBXFilesPreviewErrorPath : DBXFilesPreviewError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The preview is being made. Try again in a while.
@interface DBXFilesPreviewErrorInProgress : DBXFilesPreviewError
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// There are no previews of files with this extension.
@interface DBXFilesPreviewErrorUnsupportedExtension : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// This file cannot be previewed, though its extension promises it.
@interface DBXFilesPreviewErrorUnsupportedContent : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_content`.
+ (instancetype)new;
@end

/// The file behind a preview or thumbnail.
@interface DBXFilesPreviewResult : DBXObject
/// The file, if it was given by path.
@property (nonatomic, readonly, nullable) DBXFilesFileMetadata *fileMetadata;
/// The file, if it was given by shared link.
@property (nonatomic, readonly, nullable) DBXFilesMinimalFileLinkMetadata *linkMetadata;

/// Creates an object.
///
/// - Parameters:
///   - fileMetadata: The file, if it was given by path.
///   - linkMetadata: The file, if it was given by shared link.
- (instancetype)initWithFileMetadata:(nullable DBXFilesFileMetadata *)fileMetadata
    linkMetadata:(nullable DBXFilesMinimalFileLinkMetadata *)linkMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// A source and a destination.
@interface DBXFilesRelocationPath : DBXObject
/// The file or folder to copy or move: a path or an `id:…`. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *fromPath;

/// Its new path, with its name, not only the folder to put it in. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *toPath;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath NS_DESIGNATED_INITIALIZER;
@end

/// What to copy or move, and where to.
@interface DBXFilesRelocationArg : DBXFilesRelocationPath
/// Has no effect. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;
/// Whether to choose another name instead of failing when something is at the destination already. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;
/// Whether content may get another owner by a move. Does not matter for copies. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
///     Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (instancetype)initFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath DB_UNAVAILABLE;
@end

/// What to copy or move, and where to.
@interface DBXFilesRelocationBatchArg : DBXFilesRelocationBatchArgBase
/// Has no effect. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;
/// Whether content may get another owner by a move. Does not matter for copies. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_UNAVAILABLE;
@end

/// Why a whole batch was not copied or moved.
@interface DBXFilesRelocationBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchError (Members)
/// The object if its tag is `from_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorFromLookup *asFromLookup;
/// The object if its tag is `from_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorFromWrite *asFromWrite;
/// The object if its tag is `to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTo *asTo;
/// The object if its tag is `cant_copy_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantCopySharedFolder *asCantCopySharedFolder;
/// The object if its tag is `cant_nest_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantNestSharedFolder *asCantNestSharedFolder;

/// The object if its tag is `cant_move_folder_into_itself`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorCantMoveFolderIntoItself *asCantMoveFolderIntoItself;

/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTooManyFiles *asTooManyFiles;

/// The object if its tag is `duplicated_or_nested_paths`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths *asDuplicatedOrNestedPaths;

/// The object if its tag is `cant_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantTransferOwnership *asCantTransferOwnership;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorInternalError *asInternalError;
/// The object if its tag is `cant_move_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveSharedFolder *asCantMoveSharedFolder;
/// The object if its tag is `cant_move_into_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveIntoVault *asCantMoveIntoVault;
/// The object if its tag is `cant_move_into_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveIntoFamily *asCantMoveIntoFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorOther *asOther;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTooManyWriteOperations *asTooManyWriteOperations;
@end

/// The source cannot be found or read.
@interface DBXFilesRelocationBatchErrorFromLookup : DBXFilesRelocationBatchError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source must not be moved away.
@interface DBXFilesRelocationBatchErrorFromWrite : DBXFilesRelocationBatchError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item cannot be written to the destination.
@interface DBXFilesRelocationBatchErrorTo : DBXFilesRelocationBatchError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// Shared folders cannot be copied. Copy their contents.
@interface DBXFilesRelocationBatchErrorCantCopySharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_copy_shared_folder`.
+ (instancetype)new;
@end

/// The move would put one shared folder into another.
@interface DBXFilesRelocationBatchErrorCantNestSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_nest_shared_folder`.
+ (instancetype)new;
@end

/// The destination lies within the folder to be moved.
@interface DBXFilesRelocationBatchErrorCantMoveFolderIntoItself : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_folder_into_itself`.
+ (instancetype)new;
@end

/// More than 10,000 files and folders in one call. Move their parts one after another.
@interface DBXFilesRelocationBatchErrorTooManyFiles : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// Two of the paths are equal, or one lies within another. Send them in separate calls.
@interface DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths : DBXFilesRelocationBatchError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicated_or_nested_paths`.
+ (instancetype)new;
@end

/// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
@interface DBXFilesRelocationBatchErrorCantTransferOwnership : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_transfer_ownership`.
+ (instancetype)new;
@end

/// There is not enough space for the copy.
@interface DBXFilesRelocationBatchErrorInsufficientQuota : DBXFilesRelocationBatchError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_quota`.
+ (instancetype)new;
@end

/// The outcome is unknown. Look at source and destination, and try again if needed.
@interface DBXFilesRelocationBatchErrorInternalError : DBXFilesRelocationBatchError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// The shared folder cannot be moved to this destination.
@interface DBXFilesRelocationBatchErrorCantMoveSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_shared_folder`.
+ (instancetype)new;
@end

/// The Vault does not take this item.
@interface DBXFilesRelocationBatchErrorCantMoveIntoVault : DBXFilesRelocationBatchError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The Family Room folder does not take this item.
@interface DBXFilesRelocationBatchErrorCantMoveIntoFamily : DBXFilesRelocationBatchError
/// The value of `cant_move_into_family`.
@property (nonatomic, strong) DBXFilesMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)init:(DBXFilesMoveIntoFamilyError *)cantMoveIntoFamily NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchErrorOther : DBXFilesRelocationBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesRelocationBatchErrorTooManyWriteOperations : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// Why one entry was not copied or moved.
@interface DBXFilesRelocationBatchErrorEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchErrorEntry (Members)
/// The object if its tag is `relocation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryRelocationError *asRelocationError;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryInternalError *asInternalError;

/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorEntryTooManyWriteOperations *asTooManyWriteOperations;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryOther *asOther;
@end

/// The entry cannot be copied or moved as asked; trying again does not help.
@interface DBXFilesRelocationBatchErrorEntryRelocationError : DBXFilesRelocationBatchErrorEntry
/// The value of `relocation_error`.
@property (nonatomic, strong) DBXFilesRelocationError *relocationError;
/// Creates an object with the tag `relocation_error`.
- (instancetype)init:(DBXFilesRelocationError *)relocationError NS_DESIGNATED_INITIALIZER;
@end

/// The outcome is unknown. Look at source and destination, and try again if needed.
@interface DBXFilesRelocationBatchErrorEntryInternalError : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesRelocationBatchErrorEntryTooManyWriteOperations : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchErrorEntryOther : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `copyBatch` or `moveBatch`.
@interface DBXFilesRelocationBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusFailed *asFailed;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesRelocationBatchJobStatusInProgress : DBXFilesRelocationBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended.
@interface DBXFilesRelocationBatchJobStatusComplete : DBXFilesRelocationBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The whole job has failed.
@interface DBXFilesRelocationBatchJobStatusFailed : DBXFilesRelocationBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesRelocationBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesRelocationBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The answer of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
@interface DBXFilesRelocationBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchOther *asOther;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesRelocationBatchLaunchAsyncJobId : DBXFilesRelocationBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already.
@interface DBXFilesRelocationBatchLaunchComplete : DBXFilesRelocationBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchLaunchOther : DBXFilesRelocationBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What was copied or moved.
@interface DBXFilesRelocationBatchResult : DBXFilesFileOpsResult
/// One result for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultData *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One result for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultData *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// An item that was copied or moved.
@interface DBXFilesRelocationBatchResultData : DBXObject
/// The item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item at its destination.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What became of one entry.
@interface DBXFilesRelocationBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntryFailure *asFailure;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntryOther *asOther;
@end

/// The entry was copied or moved; this is the item at its destination.
@interface DBXFilesRelocationBatchResultEntrySuccess : DBXFilesRelocationBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesMetadata *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesMetadata *)success NS_DESIGNATED_INITIALIZER;
@end

/// The entry was not copied or moved.
@interface DBXFilesRelocationBatchResultEntryFailure : DBXFilesRelocationBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesRelocationBatchErrorEntry *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesRelocationBatchErrorEntry *)failure NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchResultEntryOther : DBXFilesRelocationBatchResultEntry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `copyBatchV2` or `moveBatchV2`.
@interface DBXFilesRelocationBatchV2JobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchV2JobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2JobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2JobStatusComplete *asComplete;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesRelocationBatchV2JobStatusInProgress : DBXFilesRelocationBatchV2JobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended; look at each entry for its outcome.
@interface DBXFilesRelocationBatchV2JobStatusComplete : DBXFilesRelocationBatchV2JobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The answer of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBXFilesRelocationBatchV2Launch : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchV2Launch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchComplete *asComplete;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesRelocationBatchV2LaunchAsyncJobId : DBXFilesRelocationBatchV2Launch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already; look at each entry for its outcome.
@interface DBXFilesRelocationBatchV2LaunchComplete : DBXFilesRelocationBatchV2Launch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// What became of each entry.
@interface DBXFilesRelocationBatchV2Result : DBXFilesFileOpsResult
/// One outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// Why an item was not copied or moved.
@interface DBXFilesRelocationError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationError (Members)
/// The object if its tag is `from_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorFromLookup *asFromLookup;
/// The object if its tag is `from_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorFromWrite *asFromWrite;
/// The object if its tag is `to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorTo *asTo;
/// The object if its tag is `cant_copy_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantCopySharedFolder *asCantCopySharedFolder;
/// The object if its tag is `cant_nest_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantNestSharedFolder *asCantNestSharedFolder;
/// The object if its tag is `cant_move_folder_into_itself`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveFolderIntoItself *asCantMoveFolderIntoItself;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `duplicated_or_nested_paths`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorDuplicatedOrNestedPaths *asDuplicatedOrNestedPaths;
/// The object if its tag is `cant_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantTransferOwnership *asCantTransferOwnership;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorInternalError *asInternalError;
/// The object if its tag is `cant_move_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveSharedFolder *asCantMoveSharedFolder;
/// The object if its tag is `cant_move_into_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveIntoVault *asCantMoveIntoVault;
/// The object if its tag is `cant_move_into_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveIntoFamily *asCantMoveIntoFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorOther *asOther;
@end

/// The source cannot be found or read.
@interface DBXFilesRelocationErrorFromLookup : DBXFilesRelocationError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source must not be moved away.
@interface DBXFilesRelocationErrorFromWrite : DBXFilesRelocationError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item cannot be written to the destination.
@interface DBXFilesRelocationErrorTo : DBXFilesRelocationError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// Shared folders cannot be copied. Copy their contents.
@interface DBXFilesRelocationErrorCantCopySharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_copy_shared_folder`.
+ (instancetype)new;
@end

/// The move would put one shared folder into another.
@interface DBXFilesRelocationErrorCantNestSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_nest_shared_folder`.
+ (instancetype)new;
@end

/// The destination lies within the folder to be moved.
@interface DBXFilesRelocationErrorCantMoveFolderIntoItself : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_folder_into_itself`.
+ (instancetype)new;
@end

/// More than 10,000 files and folders in one call. Move their parts one after another.
@interface DBXFilesRelocationErrorTooManyFiles : DBXFilesRelocationError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// Two of the paths are equal, or one lies within another. Send them in separate calls.
@interface DBXFilesRelocationErrorDuplicatedOrNestedPaths : DBXFilesRelocationError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicated_or_nested_paths`.
+ (instancetype)new;
@end

/// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
@interface DBXFilesRelocationErrorCantTransferOwnership : DBXFilesRelocationError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_transfer_ownership`.
+ (instancetype)new;
@end

/// There is not enough space for the copy.
@interface DBXFilesRelocationErrorInsufficientQuota : DBXFilesRelocationError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_quota`.
+ (instancetype)new;
@end

/// The outcome is unknown. Look at source and destination, and try again if needed.
@interface DBXFilesRelocationErrorInternalError : DBXFilesRelocationError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// The shared folder cannot be moved to this destination.
@interface DBXFilesRelocationErrorCantMoveSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_shared_folder`.
+ (instancetype)new;
@end

/// The Vault does not take this item.
@interface DBXFilesRelocationErrorCantMoveIntoVault : DBXFilesRelocationError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The Family Room folder does not take this item.
@interface DBXFilesRelocationErrorCantMoveIntoFamily : DBXFilesRelocationError
/// The value of `cant_move_into_family`.
@property (nonatomic, strong) DBXFilesMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)init:(DBXFilesMoveIntoFamilyError *)cantMoveIntoFamily NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationErrorOther : DBXFilesRelocationError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item that was copied or moved.
@interface DBXFilesRelocationResult : DBXFilesFileOpsResult
/// The item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item at its destination.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// Which tag to remove from what.
@interface DBXFilesRemoveTagArg : DBXObject
/// The file or folder. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// Why a tag was not removed.
@interface DBXFilesRemoveTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRemoveTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRemoveTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRemoveTagErrorOther *asOther;
/// The object if its tag is `tag_not_present`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRemoveTagErrorTagNotPresent *asTagNotPresent;
@end

/// The item cannot be found or read.
@interface DBXFilesRemoveTagErrorPath : DBXFilesRemoveTagError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRemoveTagErrorOther : DBXFilesRemoveTagError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item has no such tag.
@interface DBXFilesRemoveTagErrorTagNotPresent : DBXFilesRemoveTagError
/// Creates an object with the tag `tag_not_present`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `tag_not_present`.
+ (instancetype)new;
@end

/// Which revision to restore, and where.
@interface DBXFilesRestoreArg : DBXObject
/// The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path rev:(NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// Why a file was not restored.
@interface DBXFilesRestoreError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRestoreError (Members)
/// The object if its tag is `path_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRestoreErrorPathLookup *asPathLookup;
/// The object if its tag is `path_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRestoreErrorPathWrite *asPathWrite;
/// The object if its tag is `invalid_revision`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRestoreErrorInvalidRevision *asInvalidRevision;
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRestoreErrorInProgress *asInProgress;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRestoreErrorOther *asOther;
@end

/// The revision cannot be found or read at this path.
@interface DBXFilesRestoreErrorPathLookup : DBXFilesRestoreError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// The file cannot be written to this path.
@interface DBXFilesRestoreErrorPathWrite : DBXFilesRestoreError
/// The value of `path_write`.
@property (nonatomic, strong) DBXFilesWriteError *pathWrite;
/// Creates an object with the tag `path_write`.
- (instancetype)init:(DBXFilesWriteError *)pathWrite NS_DESIGNATED_INITIALIZER;
@end

/// There is no such revision, or it is a deletion.
@interface DBXFilesRestoreErrorInvalidRevision : DBXFilesRestoreError
/// Creates an object with the tag `invalid_revision`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_revision`.
+ (instancetype)new;
@end

/// The restore is still going on.
@interface DBXFilesRestoreErrorInProgress : DBXFilesRestoreError
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRestoreErrorOther : DBXFilesRestoreError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What to save, and where.
@interface DBXFilesSaveCopyReferenceArg : DBXObject
/// The text from `copyReferenceGet`.
@property (nonatomic, readonly, copy) NSString *copyReference;
- (NSString *)copyReference DB_NO_METHOD_FAMILY;
/// Where to save the item. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - copyReference: The text from `copyReferenceGet`.
///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
- (instancetype)initWithCopyReference:(NSString *)copyReference path:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Why a copy reference was not saved.
@interface DBXFilesSaveCopyReferenceError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveCopyReferenceError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorPath *asPath;
/// The object if its tag is `invalid_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorInvalidCopyReference *asInvalidCopyReference;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorNoPermission *asNoPermission;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorNotFound *asNotFound;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorOther *asOther;
@end

/// The item cannot be written to this path.
@interface DBXFilesSaveCopyReferenceErrorPath : DBXFilesSaveCopyReferenceError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The text is not a copy reference.
@interface DBXFilesSaveCopyReferenceErrorInvalidCopyReference : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `invalid_copy_reference`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_copy_reference`.
+ (instancetype)new;
@end

/// The reference comes from another app, or its owner has unlinked the app.
@interface DBXFilesSaveCopyReferenceErrorNoPermission : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// What the reference stands for has been deleted.
@interface DBXFilesSaveCopyReferenceErrorNotFound : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The reference stands for more than 10,000 files and folders.
@interface DBXFilesSaveCopyReferenceErrorTooManyFiles : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSaveCopyReferenceErrorOther : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item that was saved.
@interface DBXFilesSaveCopyReferenceResult : DBXObject
/// The item that was saved.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item that was saved.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// What to download, and where to save it.
@interface DBXFilesSaveUrlArg : DBXObject
/// Where to save the file. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
///   - url: The URL that Dropbox downloads.
- (instancetype)initWithPath:(NSString *)path url:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// Why a URL was not saved.
@interface DBXFilesSaveUrlError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorPath *asPath;
/// The object if its tag is `download_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorDownloadFailed *asDownloadFailed;
/// The object if its tag is `invalid_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorInvalidUrl *asInvalidUrl;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorNotFound *asNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorOther *asOther;
@end

/// The file cannot be written to this path.
@interface DBXFilesSaveUrlErrorPath : DBXFilesSaveUrlError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox could not download the URL, perhaps because it needs a password or no longer works.
@interface DBXFilesSaveUrlErrorDownloadFailed : DBXFilesSaveUrlError
/// Creates an object with the tag `download_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `download_failed`.
+ (instancetype)new;
@end

/// The URL is not valid.
@interface DBXFilesSaveUrlErrorInvalidUrl : DBXFilesSaveUrlError
/// Creates an object with the tag `invalid_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_url`.
+ (instancetype)new;
@end

/// The saved file has been removed since.
@interface DBXFilesSaveUrlErrorNotFound : DBXFilesSaveUrlError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSaveUrlErrorOther : DBXFilesSaveUrlError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `saveUrl`.
@interface DBXFilesSaveUrlJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusFailed *asFailed;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesSaveUrlJobStatusInProgress : DBXFilesSaveUrlJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The file has been saved.
@interface DBXFilesSaveUrlJobStatusComplete : DBXFilesSaveUrlJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The file has not been saved.
@interface DBXFilesSaveUrlJobStatusFailed : DBXFilesSaveUrlJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesSaveUrlError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesSaveUrlError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The answer of `saveUrl`: a job to poll, or the file.
@interface DBXFilesSaveUrlResult : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlResult (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultComplete *asComplete;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesSaveUrlResultAsyncJobId : DBXFilesSaveUrlResult
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The file has been saved already.
@interface DBXFilesSaveUrlResultComplete : DBXFilesSaveUrlResult
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// What to search for, and where.
@interface DBXFilesSearchArg : DBXObject
/// The folder to search, with all below it. `""` searches everything. Pattern:
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// What to search for. It is taken word by word; in names, the last word may be only the beginning of one. At most 1000
/// characters.
@property (nonatomic, readonly, copy) NSString *query;

/// How many matches to skip. Default: 0. At most 9999.
@property (nonatomic, readonly) NSNumber *start;
/// How many matches to return at most. Default: 100. 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;

/// Where to look: in names, in names and content (business accounts only), or in the names of deleted files. Default:
/// `filename`.
@property (nonatomic, readonly) DBXFilesSearchMode *mode;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder to search, with all below it. `""` searches everything. Pattern:
///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - query: What to search for. It is taken word by word; in names, the last word may be only the beginning of one.
///     At most 1000 characters.
///   - start: How many matches to skip. Default: 0. At most 9999.
///   - maxResults: How many matches to return at most. Default: 100. 1 to 1000.
///   - mode: Where to look: in names, in names and content (business accounts only), or in the names of deleted files.
///     Default: `filename`.
- (instancetype)initWithPath:(NSString *)path
    query:(NSString *)query
    start:(NSNumber *)start
    maxResults:(NSNumber *)maxResults
    mode:(DBXFilesSearchMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a search failed.
@interface DBXFilesSearchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorPath *asPath;
/// The object if its tag is `invalid_argument`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorInvalidArgument *asInvalidArgument;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorOther *asOther;
@end

/// The folder to search cannot be found or read.
@interface DBXFilesSearchErrorPath : DBXFilesSearchError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// An argument makes no sense. The value may say which.
@interface DBXFilesSearchErrorInvalidArgument : DBXFilesSearchError
/// The value of `invalid_argument`.
@property (nonatomic, copy, nullable) NSString *invalidArgument;
/// Creates an object with the tag `invalid_argument`.
- (instancetype)init:(nullable NSString *)invalidArgument NS_DESIGNATED_INITIALIZER;
@end

/// Something went wrong at Dropbox. Try again.
@interface DBXFilesSearchErrorInternalError : DBXFilesSearchError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchErrorOther : DBXFilesSearchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file or folder that was found.
@interface DBXFilesSearchMatch : DBXObject
/// What matched.
@property (nonatomic, readonly) DBXFilesSearchMatchType *matchType;
/// The file or folder.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - matchType: What matched.
///   - metadata: The file or folder.
- (instancetype)initWithMatchType:(DBXFilesSearchMatchType *)matchType
    metadata:(DBXFilesMetadata *)metadata
    NS_DESIGNATED_INITIALIZER;
@end

/// What to tell about each match.
@interface DBXFilesSearchMatchFieldOptions : DBXObject
/// Whether to return which parts of the name matched. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameters:
///   - includeHighlights: Whether to return which parts of the name matched. Default: `@NO`.
- (instancetype)initWithIncludeHighlights:(NSNumber *)includeHighlights NS_DESIGNATED_INITIALIZER;
@end

/// What a search has matched.
@interface DBXFilesSearchMatchType : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMatchType (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeFilename *asFilename;
/// The object if its tag is `content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeContent *asContent;
/// The object if its tag is `both`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeBoth *asBoth;
@end

/// The name.
@interface DBXFilesSearchMatchTypeFilename : DBXFilesSearchMatchType
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// The content.
@interface DBXFilesSearchMatchTypeContent : DBXFilesSearchMatchType
/// Creates an object with the tag `content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content`.
+ (instancetype)new;
@end

/// The name and the content.
@interface DBXFilesSearchMatchTypeBoth : DBXFilesSearchMatchType
/// Creates an object with the tag `both`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `both`.
+ (instancetype)new;
@end

/// What a search has matched.
@interface DBXFilesSearchMatchTypeV2 : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMatchTypeV2 (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Filename *asFilename;
/// The object if its tag is `file_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2FileContent *asFileContent;
/// The object if its tag is `filename_and_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2FilenameAndContent *asFilenameAndContent;
/// The object if its tag is `image_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2ImageContent *asImageContent;
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Metadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Other *asOther;
@end

/// The name.
@interface DBXFilesSearchMatchTypeV2Filename : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// The content.
@interface DBXFilesSearchMatchTypeV2FileContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `file_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_content`.
+ (instancetype)new;
@end

/// The name and the content.
@interface DBXFilesSearchMatchTypeV2FilenameAndContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename_and_content`.
+ (instancetype)new;
@end

/// What a picture shows.
@interface DBXFilesSearchMatchTypeV2ImageContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `image_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_content`.
+ (instancetype)new;
@end

/// Other metadata of the item.
@interface DBXFilesSearchMatchTypeV2Metadata : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `metadata`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchMatchTypeV2Other : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file or folder that was found.
@interface DBXFilesSearchMatchV2 : DBXObject
/// The file or folder.
@property (nonatomic, readonly) DBXFilesMetadataV2 *metadata;
/// What matched.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2 *matchType;
/// The name cut into pieces that match and pieces that do not. Only set where the search asked for it.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesHighlightSpan *> *highlightSpans;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file or folder.
///   - matchType: What matched.
///   - highlightSpans: The name cut into pieces that match and pieces that do not. Only set where the search asked for
///     it.
- (instancetype)initWithMetadata:(DBXFilesMetadataV2 *)metadata
    matchType:(nullable DBXFilesSearchMatchTypeV2 *)matchType
    highlightSpans:(nullable NSArray<DBXFilesHighlightSpan *> *)highlightSpans
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a search looks.
@interface DBXFilesSearchMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMode (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeFilename *asFilename;
/// The object if its tag is `filename_and_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeFilenameAndContent *asFilenameAndContent;
/// The object if its tag is `deleted_filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeDeletedFilename *asDeletedFilename;
@end

/// In names of files and folders.
@interface DBXFilesSearchModeFilename : DBXFilesSearchMode
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// In names and in the content of files.
@interface DBXFilesSearchModeFilenameAndContent : DBXFilesSearchMode
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename_and_content`.
+ (instancetype)new;
@end

/// In names of deleted files and folders.
@interface DBXFilesSearchModeDeletedFilename : DBXFilesSearchMode
/// Creates an object with the tag `deleted_filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `deleted_filename`.
+ (instancetype)new;
@end

/// What to narrow a search to.
@interface DBXFilesSearchOptions : DBXObject
/// The folder to search, with all below it. By default everything. Pattern:
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// How many matches to return at most in a page. Default: 100. 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;
/// The order of the matches. By default the most relevant come first.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderBy *orderBy;
/// Whether to search what exists or what was deleted. Default: `active`.
@property (nonatomic, readonly) DBXFilesFileStatus *fileStatus;
/// Whether to look at names only, not at content. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *filenameOnly;
/// Only files with one of these extensions. Not for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *fileExtensions;
/// Only files of these kinds. Not for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesFileCategory *> *fileCategories;
/// Only content of this account. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder to search, with all below it. By default everything. Pattern:
///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - maxResults: How many matches to return at most in a page. Default: 100. 1 to 1000.
///   - orderBy: The order of the matches. By default the most relevant come first.
///   - fileStatus: Whether to search what exists or what was deleted. Default: `active`.
///   - filenameOnly: Whether to look at names only, not at content. Default: `@NO`.
///   - fileExtensions: Only files with one of these extensions. Not for deleted files.
///   - fileCategories: Only files of these kinds. Not for deleted files.
///   - accountId: Only content of this account. Exactly 40 characters.
- (instancetype)initWithPath:(nullable NSString *)path
    maxResults:(NSNumber *)maxResults
    orderBy:(nullable DBXFilesSearchOrderBy *)orderBy
    fileStatus:(DBXFilesFileStatus *)fileStatus
    filenameOnly:(NSNumber *)filenameOnly
    fileExtensions:(nullable NSArray<NSString *> *)fileExtensions
    fileCategories:(nullable NSArray<DBXFilesFileCategory *> *)fileCategories
    accountId:(nullable NSString *)accountId
    NS_DESIGNATED_INITIALIZER;
@end

/// The order of search results.
@interface DBXFilesSearchOrderBy : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchOrderBy (Members)
/// The object if its tag is `relevance`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByRelevance *asRelevance;
/// The object if its tag is `last_modified_time`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByLastModifiedTime *asLastModifiedTime;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByOther *asOther;
@end

/// The best matches first.
@interface DBXFilesSearchOrderByRelevance : DBXFilesSearchOrderBy
/// Creates an object with the tag `relevance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relevance`.
+ (instancetype)new;
@end

/// By the time of the last change.
@interface DBXFilesSearchOrderByLastModifiedTime : DBXFilesSearchOrderBy
/// Creates an object with the tag `last_modified_time`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `last_modified_time`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchOrderByOther : DBXFilesSearchOrderBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of matches.
@interface DBXFilesSearchResult : DBXObject
/// The matches, perhaps none.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatch *> *matches;
/// Whether there are more matches.
@property (nonatomic, readonly) NSNumber *more;
/// The value of `start` that fetches the next page.
@property (nonatomic, readonly) NSNumber *start;

/// Creates an object.
///
/// - Parameters:
///   - matches: The matches, perhaps none.
///   - more: Whether there are more matches.
///   - start: The value of `start` that fetches the next page.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatch *> *)matches
    more:(NSNumber *)more
    start:(NSNumber *)start
    NS_DESIGNATED_INITIALIZER;
@end

/// What to search for.
@interface DBXFilesSearchV2Arg : DBXObject
/// What to search for. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// What to narrow the search to.
@property (nonatomic, readonly, nullable) DBXFilesSearchOptions *options;
/// What to tell about each match.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchFieldOptions *matchFieldOptions;
/// Use `matchFieldOptions` instead. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameters:
///   - query: What to search for. At most 1000 characters.
///   - options: What to narrow the search to.
///   - matchFieldOptions: What to tell about each match.
///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
- (instancetype)initWithQuery:(NSString *)query
    options:(nullable DBXFilesSearchOptions *)options
    matchFieldOptions:(nullable DBXFilesSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a search goes on.
@interface DBXFilesSearchV2ContinueArg : DBXObject
/// The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// A page of matches.
@interface DBXFilesSearchV2Result : DBXObject
/// The matches, perhaps none. A match may appear on more than one page.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatchV2 *> *matches;
/// Whether there are more matches. Fetch them with `searchContinueV2`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins, if there is one. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - matches: The matches, perhaps none. A match may appear on more than one page.
///   - hasMore: Whether there are more matches. Fetch them with `searchContinueV2`.
///   - cursor: Where the next page begins, if there is one. At least 1 character.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatchV2 *> *)matches
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link, with its password if it has one.
@interface DBXFilesSharedLink : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url password:(nullable NSString *)password NS_DESIGNATED_INITIALIZER;
@end

/// A file behind a shared link.
@interface DBXFilesSharedLinkFileInfo : DBXObject
/// The URL of a link to the file, or to a folder that holds it.
@property (nonatomic, readonly, copy) NSString *url;
/// The file within the folder. Needed for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that holds it.
///   - path: The file within the folder. Needed for links to folders.
///   - password: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    password:(nullable NSString *)password
    NS_DESIGNATED_INITIALIZER;
@end

/// A lock held by one user.
@interface DBXFilesSingleUserLock : DBXObject
/// When the file was locked.
@property (nonatomic, readonly, copy) NSDate *created;
/// The account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The team of that account, if it has one.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object.
///
/// - Parameters:
///   - created: When the file was locked.
///   - lockHolderAccountId: The account that holds the lock. Exactly 40 characters.
///   - lockHolderTeamId: The team of that account, if it has one.
- (instancetype)initWithCreated:(NSDate *)created
    lockHolderAccountId:(NSString *)lockHolderAccountId
    lockHolderTeamId:(nullable NSString *)lockHolderTeamId
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a symbolic link points.
@interface DBXFilesSymlinkInfo : DBXObject
/// The path to which the symbolic link points.
@property (nonatomic, readonly, copy) NSString *target;

/// Creates an object.
///
/// - Parameters:
///   - target: The path to which the symbolic link points.
- (instancetype)initWithTarget:(NSString *)target NS_DESIGNATED_INITIALIZER;
@end

/// Whether an item is synced to the computers of a team's members when they first see it.
@interface DBXFilesSyncSetting : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSetting (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingDefault_ *asDefault_;
/// The object if its tag is `not_synced`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingNotSynced *asNotSynced;
/// The object if its tag is `not_synced_inactive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingNotSyncedInactive *asNotSyncedInactive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingOther *asOther;
@end

/// As the folder above is, or as Dropbox syncs by default.
@interface DBXFilesSyncSettingDefault_ : DBXFilesSyncSetting
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// The item is left out, by selective sync.
@interface DBXFilesSyncSettingNotSynced : DBXFilesSyncSetting
/// Creates an object with the tag `not_synced`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_synced`.
+ (instancetype)new;
@end

/// The item would be left out, but because of where it lies the setting has no effect.
@interface DBXFilesSyncSettingNotSyncedInactive : DBXFilesSyncSetting
/// Creates an object with the tag `not_synced_inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_synced_inactive`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingOther : DBXFilesSyncSetting
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether to sync an item to the computers of a team's members when they first see it.
@interface DBXFilesSyncSettingArg : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSettingArg (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgDefault_ *asDefault_;
/// The object if its tag is `not_synced`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgNotSynced *asNotSynced;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgOther *asOther;
@end

/// As the folder above is, or as Dropbox syncs by default.
@interface DBXFilesSyncSettingArgDefault_ : DBXFilesSyncSettingArg
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// Leave the item out, by selective sync.
@interface DBXFilesSyncSettingArgNotSynced : DBXFilesSyncSettingArg
/// Creates an object with the tag `not_synced`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_synced`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingArgOther : DBXFilesSyncSettingArg
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why sync settings were not changed.
@interface DBXFilesSyncSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSettingsError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorPath *asPath;
/// The object if its tag is `unsupported_combination`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorUnsupportedCombination *asUnsupportedCombination;
/// The object if its tag is `unsupported_configuration`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorUnsupportedConfiguration *asUnsupportedConfiguration;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorOther *asOther;
@end

/// The item cannot be found or read.
@interface DBXFilesSyncSettingsErrorPath : DBXFilesSyncSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// These settings do not go together.
@interface DBXFilesSyncSettingsErrorUnsupportedCombination : DBXFilesSyncSettingsError
/// Creates an object with the tag `unsupported_combination`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_combination`.
+ (instancetype)new;
@end

/// This setting is not possible here.
@interface DBXFilesSyncSettingsErrorUnsupportedConfiguration : DBXFilesSyncSettingsError
/// Creates an object with the tag `unsupported_configuration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_configuration`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingsErrorOther : DBXFilesSyncSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A tag of a file or folder.
@interface DBXFilesTag : DBXObject
@end

/// The members of the union.
@interface DBXFilesTag (Members)
/// The object if its tag is `user_generated_tag`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesTagUserGeneratedTag *asUserGeneratedTag;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesTagOther *asOther;
@end

/// A tag that a user added.
@interface DBXFilesTagUserGeneratedTag : DBXFilesTag
/// The value of `user_generated_tag`.
@property (nonatomic, strong) DBXFilesUserGeneratedTag *userGeneratedTag;
/// Creates an object with the tag `user_generated_tag`.
- (instancetype)init:(DBXFilesUserGeneratedTag *)userGeneratedTag NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesTagOther : DBXFilesTag
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which image to show in small, and how.
@interface DBXFilesThumbnailArg : DBXObject
/// The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default: `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;
/// The size of the thumbnail. Default: `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// How the image is fitted into that size. Default: `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// How much detail to keep. Default: `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// Whether to leave out `mediaInfo`, which makes the call faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
- (instancetype)initWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no thumbnail was made.
@interface DBXFilesThumbnailError : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorPath *asPath;
/// The object if its tag is `unsupported_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorUnsupportedExtension *asUnsupportedExtension;
/// The object if its tag is `unsupported_image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorUnsupportedImage *asUnsupportedImage;
/// The object if its tag is `encrypted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorEncryptedContent *asEncryptedContent;
/// The object if its tag is `conversion_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorConversionError *asConversionError;
@end

/// The image cannot be found or read.
@interface DBXFilesThumbnailErrorPath : DBXFilesThumbnailError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// There are no thumbnails of files with this extension.
@interface DBXFilesThumbnailErrorUnsupportedExtension : DBXFilesThumbnailError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// The image cannot be read; it may be damaged or larger than 20 MB.
@interface DBXFilesThumbnailErrorUnsupportedImage : DBXFilesThumbnailError
/// Creates an object with the tag `unsupported_image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_image`.
+ (instancetype)new;
@end

/// The image is encrypted.
@interface DBXFilesThumbnailErrorEncryptedContent : DBXFilesThumbnailError
/// Creates an object with the tag `encrypted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `encrypted_content`.
+ (instancetype)new;
@end

/// Making the thumbnail failed.
@interface DBXFilesThumbnailErrorConversionError : DBXFilesThumbnailError
/// Creates an object with the tag `conversion_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_error`.
+ (instancetype)new;
@end

/// The format of a thumbnail.
@interface DBXFilesThumbnailFormat : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailFormat (Members)
/// The object if its tag is `jpeg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatJpeg *asJpeg;
/// The object if its tag is `png`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatPng *asPng;
/// The object if its tag is `webp`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatWebp *asWebp;
@end

/// Small, and good for photos.
@interface DBXFilesThumbnailFormatJpeg : DBXFilesThumbnailFormat
/// Creates an object with the tag `jpeg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `jpeg`.
+ (instancetype)new;
@end

/// Without loss; good for drawings and screenshots.
@interface DBXFilesThumbnailFormatPng : DBXFilesThumbnailFormat
/// Creates an object with the tag `png`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `png`.
+ (instancetype)new;
@end

/// Compressed best; good for the web.
@interface DBXFilesThumbnailFormatWebp : DBXFilesThumbnailFormat
/// Creates an object with the tag `webp`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `webp`.
+ (instancetype)new;
@end

/// How an image is fitted into the size of a thumbnail.
@interface DBXFilesThumbnailMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailMode (Members)
/// The object if its tag is `strict`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeStrict *asStrict;
/// The object if its tag is `bestfit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeBestfit *asBestfit;
/// The object if its tag is `fitone_bestfit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeFitoneBestfit *asFitoneBestfit;
/// The object if its tag is `original`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeOriginal *asOriginal;
@end

/// The image fits within the size, keeping its proportions.
@interface DBXFilesThumbnailModeStrict : DBXFilesThumbnailMode
/// Creates an object with the tag `strict`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `strict`.
+ (instancetype)new;
@end

/// The image fits within the size or within the size turned by 90 degrees, whichever suits it better.
@interface DBXFilesThumbnailModeBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bestfit`.
+ (instancetype)new;
@end

/// The image covers the size, or the size turned by 90 degrees, completely, so one side may be longer.
@interface DBXFilesThumbnailModeFitoneBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `fitone_bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `fitone_bestfit`.
+ (instancetype)new;
@end

/// The image keeps its own size.
@interface DBXFilesThumbnailModeOriginal : DBXFilesThumbnailMode
/// Creates an object with the tag `original`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `original`.
+ (instancetype)new;
@end

/// The quality of a thumbnail.
@interface DBXFilesThumbnailQuality : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailQuality (Members)
/// The object if its tag is `quality_80`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailQualityQuality80 *asQuality80;
/// The object if its tag is `quality_90`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailQualityQuality90 *asQuality90;
@end

/// The default.
@interface DBXFilesThumbnailQualityQuality80 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_80`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `quality_80`.
+ (instancetype)new;
@end

/// More detail, more bytes.
@interface DBXFilesThumbnailQualityQuality90 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `quality_90`.
+ (instancetype)new;
@end

/// The box that a thumbnail fits in, in pixels.
@interface DBXFilesThumbnailSize : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailSize (Members)
/// The object if its tag is `w32h32`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW32h32 *asW32h32;
/// The object if its tag is `w64h64`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW64h64 *asW64h64;
/// The object if its tag is `w128h128`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW128h128 *asW128h128;
/// The object if its tag is `w256h256`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW256h256 *asW256h256;
/// The object if its tag is `w480h320`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW480h320 *asW480h320;
/// The object if its tag is `w640h480`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW640h480 *asW640h480;
/// The object if its tag is `w960h640`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW960h640 *asW960h640;
/// The object if its tag is `w1024h768`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW1024h768 *asW1024h768;
/// The object if its tag is `w2048h1536`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW2048h1536 *asW2048h1536;
/// The object if its tag is `w3200h2400`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW3200h2400 *asW3200h2400;
@end

/// 32 × 32 pixels.
@interface DBXFilesThumbnailSizeW32h32 : DBXFilesThumbnailSize
/// Creates an object with the tag `w32h32`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w32h32`.
+ (instancetype)new;
@end

/// 64 × 64 pixels.
@interface DBXFilesThumbnailSizeW64h64 : DBXFilesThumbnailSize
/// Creates an object with the tag `w64h64`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w64h64`.
+ (instancetype)new;
@end

/// 128 × 128 pixels.
@interface DBXFilesThumbnailSizeW128h128 : DBXFilesThumbnailSize
/// Creates an object with the tag `w128h128`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w128h128`.
+ (instancetype)new;
@end

/// 256 × 256 pixels.
@interface DBXFilesThumbnailSizeW256h256 : DBXFilesThumbnailSize
/// Creates an object with the tag `w256h256`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w256h256`.
+ (instancetype)new;
@end

/// 480 × 320 pixels.
@interface DBXFilesThumbnailSizeW480h320 : DBXFilesThumbnailSize
/// Creates an object with the tag `w480h320`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w480h320`.
+ (instancetype)new;
@end

/// 640 × 480 pixels.
@interface DBXFilesThumbnailSizeW640h480 : DBXFilesThumbnailSize
/// Creates an object with the tag `w640h480`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w640h480`.
+ (instancetype)new;
@end

/// 960 × 640 pixels.
@interface DBXFilesThumbnailSizeW960h640 : DBXFilesThumbnailSize
/// Creates an object with the tag `w960h640`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w960h640`.
+ (instancetype)new;
@end

/// 1,024 × 768 pixels.
@interface DBXFilesThumbnailSizeW1024h768 : DBXFilesThumbnailSize
/// Creates an object with the tag `w1024h768`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w1024h768`.
+ (instancetype)new;
@end

/// 2,048 × 1,536 pixels.
@interface DBXFilesThumbnailSizeW2048h1536 : DBXFilesThumbnailSize
/// Creates an object with the tag `w2048h1536`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w2048h1536`.
+ (instancetype)new;
@end

/// 3,200 × 2,400 pixels.
@interface DBXFilesThumbnailSizeW3200h2400 : DBXFilesThumbnailSize
/// Creates an object with the tag `w3200h2400`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `w3200h2400`.
+ (instancetype)new;
@end

/// Which image to show in small, and how.
@interface DBXFilesThumbnailV2Arg : DBXObject
/// The image, by path or by shared link.
@property (nonatomic, readonly) DBXFilesPathOrLink *resource;
/// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default: `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;
/// The size of the thumbnail. Default: `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// How the image is fitted into that size. Default: `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// How much detail to keep. Default: `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// Whether to leave out `mediaInfo`, which makes the call faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
- (instancetype)initWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no thumbnail was made.
@interface DBXFilesThumbnailV2Error : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailV2Error (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorPath *asPath;
/// The object if its tag is `unsupported_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorUnsupportedExtension *asUnsupportedExtension;
/// The object if its tag is `unsupported_image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorUnsupportedImage *asUnsupportedImage;
/// The object if its tag is `encrypted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorEncryptedContent *asEncryptedContent;
/// The object if its tag is `conversion_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorConversionError *asConversionError;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorAccessDenied *asAccessDenied;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorNotFound *asNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorOther *asOther;
@end

/// The image cannot be found or read.
@interface DBXFilesThumbnailV2ErrorPath : DBXFilesThumbnailV2Error
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// There are no thumbnails of files with this extension.
@interface DBXFilesThumbnailV2ErrorUnsupportedExtension : DBXFilesThumbnailV2Error
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// The image cannot be read; it may be damaged or larger than 20 MB.
@interface DBXFilesThumbnailV2ErrorUnsupportedImage : DBXFilesThumbnailV2Error
/// Creates an object with the tag `unsupported_image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_image`.
+ (instancetype)new;
@end

/// The image is encrypted.
@interface DBXFilesThumbnailV2ErrorEncryptedContent : DBXFilesThumbnailV2Error
/// Creates an object with the tag `encrypted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `encrypted_content`.
+ (instancetype)new;
@end

/// Making the thumbnail failed.
@interface DBXFilesThumbnailV2ErrorConversionError : DBXFilesThumbnailV2Error
/// Creates an object with the tag `conversion_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_error`.
+ (instancetype)new;
@end

/// The user may not use this shared link.
@interface DBXFilesThumbnailV2ErrorAccessDenied : DBXFilesThumbnailV2Error
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_denied`.
+ (instancetype)new;
@end

/// There is no such shared link.
@interface DBXFilesThumbnailV2ErrorNotFound : DBXFilesThumbnailV2Error
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesThumbnailV2ErrorOther : DBXFilesThumbnailV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file to unlock.
@interface DBXFilesUnlockFileArg : DBXObject
/// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Which files to unlock.
@interface DBXFilesUnlockFileBatchArg : DBXObject
/// The files. A file given twice counts once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (instancetype)initWithEntries:(NSArray<DBXFilesUnlockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// Where and how to save an uploaded file.
@interface DBXFilesUploadArg : DBXFilesCommitInfo
/// The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    DB_UNAVAILABLE;
@end

/// Why a file was not uploaded.
@interface DBXFilesUploadError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPropertiesError *asPropertiesError;
/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `encryption_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorEncryptionNotSupported *asEncryptionNotSupported;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorOther *asOther;
@end

/// The data arrived but cannot be saved at this path.
@interface DBXFilesUploadErrorPath : DBXFilesUploadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesUploadWriteFailed *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesUploadWriteFailed *)path NS_DESIGNATED_INITIALIZER;
@end

/// The property group is not valid. The file was saved without it.
@interface DBXFilesUploadErrorPropertiesError : DBXFilesUploadError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadErrorPayloadTooLarge : DBXFilesUploadError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers something
/// else. Send it again.
@interface DBXFilesUploadErrorContentHashMismatch : DBXFilesUploadError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// Files must be encrypted there, which the API does not support.
@interface DBXFilesUploadErrorEncryptionNotSupported : DBXFilesUploadError
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `encryption_not_supported`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadErrorOther : DBXFilesUploadError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which session to append to.
@interface DBXFilesUploadSessionAppendArg : DBXObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;

/// Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed before they
/// are finished. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// Which sessions to append to.
@interface DBXFilesUploadSessionAppendBatchArg : DBXObject
/// The sessions to append to, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the whole body, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// What to append to one session.
@interface DBXFilesUploadSessionAppendBatchArgEntry : DBXObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// How many bytes of the body belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// Whether this is the last piece of this session. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - length: How many bytes of the body belong to this session.
///   - close: Whether this is the last piece of this session. Default: `@NO`.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    length:(NSNumber *)length
    close:(NSNumber *)close
    NS_DESIGNATED_INITIALIZER;
@end

/// Why nothing was appended to one session.
@interface DBXFilesUploadSessionAppendBatchEntryError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchEntryError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorClosed *asClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorOther *asOther;
@end

/// There is no such session, or it is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendBatchEntryErrorNotFound : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected.
@interface DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset : DBXFilesUploadSessionAppendBatchEntryError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and takes no more data.
@interface DBXFilesUploadSessionAppendBatchEntryErrorClosed : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `closed`.
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionAppendBatchEntryErrorTooLarge : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_large`.
+ (instancetype)new;
@end

/// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`, may
/// be.
@interface DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendBatchEntryErrorOther : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why nothing was appended to any session.
@interface DBXFilesUploadSessionAppendBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchError (Members)
/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge *asPayloadTooLarge;

/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchErrorContentHashMismatch *asContentHashMismatch;

/// The object if its tag is `length_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorLengthMismatch *asLengthMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorOther *asOther;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers something
/// else. Send it again.
@interface DBXFilesUploadSessionAppendBatchErrorContentHashMismatch : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// The lengths of the entries do not add up to the length of the body.
@interface DBXFilesUploadSessionAppendBatchErrorLengthMismatch : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `length_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `length_mismatch`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendBatchErrorOther : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What became of each session.
@interface DBXFilesUploadSessionAppendBatchResult : DBXObject
/// One outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// What became of one session.
@interface DBXFilesUploadSessionAppendBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchResultEntryFailure *asFailure;
@end

/// The data was appended.
@interface DBXFilesUploadSessionAppendBatchResultEntrySuccess : DBXFilesUploadSessionAppendBatchResultEntry
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `success`.
+ (instancetype)new;
@end

/// The data was not appended.
@interface DBXFilesUploadSessionAppendBatchResultEntryFailure : DBXFilesUploadSessionAppendBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionAppendBatchEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionAppendBatchEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// Why data was not appended.
@interface DBXFilesUploadSessionAppendError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorClosed *asClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorOther *asOther;
/// The object if its tag is `not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorNotClosed *asNotClosed;
@end

/// There is no such session, or it is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendErrorNotFound : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected.
@interface DBXFilesUploadSessionAppendErrorIncorrectOffset : DBXFilesUploadSessionAppendError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and takes no more data.
@interface DBXFilesUploadSessionAppendErrorClosed : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `closed`.
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionAppendErrorTooLarge : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_large`.
+ (instancetype)new;
@end

/// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`, may
/// be.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadSessionAppendErrorPayloadTooLarge : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers something
/// else. Send it again.
@interface DBXFilesUploadSessionAppendErrorContentHashMismatch : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendErrorOther : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The session is not closed. Retired: the service no longer returns it.
@interface DBXFilesUploadSessionAppendErrorNotClosed : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_closed`.
+ (instancetype)new;
@end

/// A place in an upload session.
@interface DBXFilesUploadSessionCursor : DBXObject
/// The session, as returned when it was started.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// How many bytes the session holds already, which is where the new data begins.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset NS_DESIGNATED_INITIALIZER;
@end

/// Which session to save, and where.
@interface DBXFilesUploadSessionFinishArg : DBXObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// Where and how to save the file.
@property (nonatomic, readonly) DBXFilesCommitInfo *commit;

/// The content hash of the data in this request, not of the whole file, if the server should verify what arrives.
/// Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// Which sessions to save, and where.
@interface DBXFilesUploadSessionFinishBatchArg : DBXObject
/// What to save where. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `uploadSessionFinishBatch`.
@interface DBXFilesUploadSessionFinishBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchJobStatusComplete *asComplete;
@end

/// The job is still going on. Ask again in a while.
@interface DBXFilesUploadSessionFinishBatchJobStatusInProgress : DBXFilesUploadSessionFinishBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended; look at each entry for its outcome.
@interface DBXFilesUploadSessionFinishBatchJobStatusComplete : DBXFilesUploadSessionFinishBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesUploadSessionFinishBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The answer of `uploadSessionFinishBatch`: a job to poll, or the outcome.
@interface DBXFilesUploadSessionFinishBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchOther *asOther;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXFilesUploadSessionFinishBatchLaunchAsyncJobId : DBXFilesUploadSessionFinishBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already; look at each entry for its outcome.
@interface DBXFilesUploadSessionFinishBatchLaunchComplete : DBXFilesUploadSessionFinishBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesUploadSessionFinishBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionFinishBatchLaunchOther : DBXFilesUploadSessionFinishBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What became of each file.
@interface DBXFilesUploadSessionFinishBatchResult : DBXObject
/// One outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// What became of one file.
@interface DBXFilesUploadSessionFinishBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchResultEntryFailure *asFailure;
@end

/// The file was saved.
@interface DBXFilesUploadSessionFinishBatchResultEntrySuccess : DBXFilesUploadSessionFinishBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesFileMetadata *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesFileMetadata *)success NS_DESIGNATED_INITIALIZER;
@end

/// The file was not saved.
@interface DBXFilesUploadSessionFinishBatchResultEntryFailure : DBXFilesUploadSessionFinishBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionFinishError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// Why an upload session was not saved as a file.
@interface DBXFilesUploadSessionFinishError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishError (Members)
/// The object if its tag is `lookup_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorLookupFailed *asLookupFailed;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPropertiesError *asPropertiesError;

/// The object if its tag is `too_many_shared_folder_targets`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets *asTooManySharedFolderTargets;

/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorTooManyWriteOperations *asTooManyWriteOperations;

/// The object if its tag is `concurrent_session_data_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed *asConcurrentSessionDataNotAllowed;

/// The object if its tag is `concurrent_session_not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed *asConcurrentSessionNotClosed;

/// The object if its tag is `concurrent_session_missing_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData *asConcurrentSessionMissingData;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorContentHashMismatch *asContentHashMismatch;

/// The object if its tag is `encryption_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorEncryptionNotSupported *asEncryptionNotSupported;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorOther *asOther;
@end

/// The session or the offset is wrong.
@interface DBXFilesUploadSessionFinishErrorLookupFailed : DBXFilesUploadSessionFinishError
/// The value of `lookup_failed`.
@property (nonatomic, strong) DBXFilesUploadSessionLookupError *lookupFailed;
/// Creates an object with the tag `lookup_failed`.
- (instancetype)init:(DBXFilesUploadSessionLookupError *)lookupFailed NS_DESIGNATED_INITIALIZER;
@end

/// The file cannot be written to this path. The data is kept: try again with an empty body and the offset at its end.
@interface DBXFilesUploadSessionFinishErrorPath : DBXFilesUploadSessionFinishError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The property group is not valid. The file was saved without it.
@interface DBXFilesUploadSessionFinishErrorPropertiesError : DBXFilesUploadSessionFinishError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The batch writes into too many shared folders. Split it by folder. Deprecated.
@interface DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_shared_folder_targets`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_shared_folder_targets`.
+ (instancetype)new;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesUploadSessionFinishErrorTooManyWriteOperations : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// A concurrent session must be finished without data. Append the last piece first.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
+ (instancetype)new;
@end

/// A concurrent session must be closed, by `close` of its last append, before it is finished.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_not_closed`.
+ (instancetype)new;
@end

/// Pieces of the file are missing. Append them, then finish.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_missing_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_missing_data`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadSessionFinishErrorPayloadTooLarge : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers something
/// else. Send it again.
@interface DBXFilesUploadSessionFinishErrorContentHashMismatch : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// Files must be encrypted there, which the API does not support.
@interface DBXFilesUploadSessionFinishErrorEncryptionNotSupported : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `encryption_not_supported`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionFinishErrorOther : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why an upload session cannot be used as asked.
@interface DBXFilesUploadSessionLookupError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionLookupError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorClosed *asClosed;
/// The object if its tag is `not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorNotClosed *asNotClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorOther *asOther;
@end

/// There is no such session, or it is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionLookupErrorNotFound : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected.
@interface DBXFilesUploadSessionLookupErrorIncorrectOffset : DBXFilesUploadSessionLookupError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and takes no more data.
@interface DBXFilesUploadSessionLookupErrorClosed : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `closed`.
+ (instancetype)new;
@end

/// The session must be closed, by `close` of its last request, before it can be finished in a batch.
@interface DBXFilesUploadSessionLookupErrorNotClosed : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_closed`.
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionLookupErrorTooLarge : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_large`.
+ (instancetype)new;
@end

/// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`, may
/// be.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadSessionLookupErrorPayloadTooLarge : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionLookupErrorOther : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Where an upload session really stands.
@interface DBXFilesUploadSessionOffsetError : DBXObject
/// How many bytes the session really holds. Go on from here.
@property (nonatomic, readonly) NSNumber *correctOffset;

/// Creates an object.
///
/// - Parameters:
///   - correctOffset: How many bytes the session really holds. Go on from here.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset NS_DESIGNATED_INITIALIZER;
@end

/// What kind of upload session to start.
@interface DBXFilesUploadSessionStartArg : DBXObject
/// Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;
/// Whether pieces come one after another (the default) or in any order.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;
/// The content hash of the data in this request, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// How many upload sessions to start, and of which kind.
@interface DBXFilesUploadSessionStartBatchArg : DBXObject
/// Whether pieces come one after another (the default) or in any order.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;
/// How many sessions to start. 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object.
///
/// - Parameters:
///   - numSessions: How many sessions to start. 1 to 1000.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    NS_DESIGNATED_INITIALIZER;
@end

/// The sessions that were started.
@interface DBXFilesUploadSessionStartBatchResult : DBXObject
/// The new sessions.
@property (nonatomic, readonly, copy) NSArray<NSString *> *sessionIds;

/// Creates an object.
///
/// - Parameters:
///   - sessionIds: The new sessions.
- (instancetype)initWithSessionIds:(NSArray<NSString *> *)sessionIds NS_DESIGNATED_INITIALIZER;
@end

/// Why no upload session was started.
@interface DBXFilesUploadSessionStartError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionStartError (Members)
/// The object if its tag is `concurrent_session_data_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed *asConcurrentSessionDataNotAllowed;

/// The object if its tag is `concurrent_session_close_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed *asConcurrentSessionCloseNotAllowed;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorOther *asOther;
@end

/// A concurrent session must be started without data.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
+ (instancetype)new;
@end

/// A concurrent session cannot be closed by its start.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
@interface DBXFilesUploadSessionStartErrorPayloadTooLarge : DBXFilesUploadSessionStartError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers something
/// else. Send it again.
@interface DBXFilesUploadSessionStartErrorContentHashMismatch : DBXFilesUploadSessionStartError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionStartErrorOther : DBXFilesUploadSessionStartError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The session that was started.
@interface DBXFilesUploadSessionStartResult : DBXObject
/// The new session. Pass it on to append and finish; it lives for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The new session. Pass it on to append and finish; it lives for 7 days.
- (instancetype)initWithSessionId:(NSString *)sessionId NS_DESIGNATED_INITIALIZER;
@end

/// The order in which an upload session takes its pieces.
@interface DBXFilesUploadSessionType : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionType (Members)
/// The object if its tag is `sequential`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeSequential *asSequential;
/// The object if its tag is `concurrent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeConcurrent *asConcurrent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeOther *asOther;
@end

/// One piece after another.
@interface DBXFilesUploadSessionTypeSequential : DBXFilesUploadSessionType
/// Creates an object with the tag `sequential`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `sequential`.
+ (instancetype)new;
@end

/// In any order and in parallel. Offsets and lengths must be multiples of 4,194,304 bytes, except for the length of the
/// last piece.
@interface DBXFilesUploadSessionTypeConcurrent : DBXFilesUploadSessionType
/// Creates an object with the tag `concurrent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionTypeOther : DBXFilesUploadSessionType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Data that arrived but was not saved.
@interface DBXFilesUploadWriteFailed : DBXObject
/// Why the file was not saved.
@property (nonatomic, readonly) DBXFilesWriteError *reason;
/// An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of uploading again.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object.
///
/// - Parameters:
///   - reason: Why the file was not saved.
///   - uploadSessionId: An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of
///     uploading again.
- (instancetype)initWithReason:(DBXFilesWriteError *)reason
    uploadSessionId:(NSString *)uploadSessionId
    NS_DESIGNATED_INITIALIZER;
@end

/// A tag that a user added.
@interface DBXFilesUserGeneratedTag : DBXObject
/// The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - tagText: The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithTagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// What is known about a video.
@interface DBXFilesVideoMetadata : DBXFilesMediaMetadata
/// The length in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The place where it was taken.
///   - timeTaken: The time at which it was taken.
///   - duration: The length in milliseconds.
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    duration:(nullable NSNumber *)duration
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    DB_UNAVAILABLE;
@end

/// What is in the way.
@interface DBXFilesWriteConflictError : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteConflictError (Members)
/// The object if its tag is `file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFile *asFile;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFolder *asFolder;
/// The object if its tag is `file_ancestor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFileAncestor *asFileAncestor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorOther *asOther;
@end

/// There is a file at this path.
@interface DBXFilesWriteConflictErrorFile : DBXFilesWriteConflictError
/// Creates an object with the tag `file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file`.
+ (instancetype)new;
@end

/// There is a folder at this path.
@interface DBXFilesWriteConflictErrorFolder : DBXFilesWriteConflictError
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder`.
+ (instancetype)new;
@end

/// A file stands where a parent folder is needed.
@interface DBXFilesWriteConflictErrorFileAncestor : DBXFilesWriteConflictError
/// Creates an object with the tag `file_ancestor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_ancestor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesWriteConflictErrorOther : DBXFilesWriteConflictError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why an item could not be written.
@interface DBXFilesWriteError : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteError (Members)
/// The object if its tag is `malformed_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorMalformedPath *asMalformedPath;
/// The object if its tag is `conflict`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorConflict *asConflict;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorNoWritePermission *asNoWritePermission;
/// The object if its tag is `insufficient_space`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorInsufficientSpace *asInsufficientSpace;
/// The object if its tag is `disallowed_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorDisallowedName *asDisallowedName;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorTeamFolder *asTeamFolder;
/// The object if its tag is `operation_suppressed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorOperationSuppressed *asOperationSuppressed;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `access_restricted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorAccessRestricted *asAccessRestricted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorOther *asOther;
@end

/// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say more.
@interface DBXFilesWriteErrorMalformedPath : DBXFilesWriteError
/// The value of `malformed_path`.
@property (nonatomic, copy, nullable) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(nullable NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// Something is at this path already. Choose another name, set `autorename`, or overwrite it.
@interface DBXFilesWriteErrorConflict : DBXFilesWriteError
/// The value of `conflict`.
@property (nonatomic, strong) DBXFilesWriteConflictError *conflict;
/// Creates an object with the tag `conflict`.
- (instancetype)init:(DBXFilesWriteConflictError *)conflict NS_DESIGNATED_INITIALIZER;
@end

/// The user may not write there.
@interface DBXFilesWriteErrorNoWritePermission : DBXFilesWriteError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_write_permission`.
+ (instancetype)new;
@end

/// The user's Dropbox is full.
@interface DBXFilesWriteErrorInsufficientSpace : DBXFilesWriteError
/// Creates an object with the tag `insufficient_space`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_space`.
+ (instancetype)new;
@end

/// Dropbox does not accept this name. Choose another one.
@interface DBXFilesWriteErrorDisallowedName : DBXFilesWriteError
/// Creates an object with the tag `disallowed_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_name`.
+ (instancetype)new;
@end

/// Team folders can be neither moved nor deleted by this call. Use the routes of `Team`.
@interface DBXFilesWriteErrorTeamFolder : DBXFilesWriteError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The operation is not possible in this place.
@interface DBXFilesWriteErrorOperationSuppressed : DBXFilesWriteError
/// Creates an object with the tag `operation_suppressed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `operation_suppressed`.
+ (instancetype)new;
@end

/// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in parallel.
@interface DBXFilesWriteErrorTooManyWriteOperations : DBXFilesWriteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// An admin of the team has forbidden this.
@interface DBXFilesWriteErrorAccessRestricted : DBXFilesWriteError
/// Creates an object with the tag `access_restricted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_restricted`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesWriteErrorOther : DBXFilesWriteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What an upload does when there is something else at its path. An identical file is left alone and is no conflict; a
/// folder always is one.
@interface DBXFilesWriteMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteMode (Members)
/// The object if its tag is `add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeAdd *asAdd;
/// The object if its tag is `overwrite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeOverwrite *asOverwrite;
/// The object if its tag is `update`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeUpdate *asUpdate;
@end

/// Never overwrites: a file with other content is a conflict. With `autorename` the new file becomes, for instance,
/// `report (2).txt`.
@interface DBXFilesWriteModeAdd : DBXFilesWriteMode
/// Creates an object with the tag `add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `add`.
+ (instancetype)new;
@end

/// Replaces the file, whatever it holds.
@interface DBXFilesWriteModeOverwrite : DBXFilesWriteMode
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `overwrite`.
+ (instancetype)new;
@end

/// Replaces the file only if it still has this revision, so that nobody's change is lost. With `autorename` the new
/// file otherwise becomes a conflicted copy beside it. At least 9 characters. Pattern: `[0-9a-f]+`.
@interface DBXFilesWriteModeUpdate : DBXFilesWriteMode
/// The value of `update`.
@property (nonatomic, copy) NSString *update;
/// Creates an object with the tag `update`.
- (instancetype)init:(NSString *)update NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
