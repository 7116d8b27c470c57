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

/// The tag to add to an item.
@interface DBXFilesAddTagArg : DBXObject
/// The path of the file or folder to tag. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Matches `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder to tag. Matches `/(.|[\r\n])*`.
///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Matches
///     `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a tag wasn't added.
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

/// The item can't be found or read.
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

/// The item already has 20 tags. Remove one first.
@interface DBXFilesAddTagErrorTooManyTags : DBXFilesAddTagError
/// Creates an object with the tag `too_many_tags`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_tags`.
+ (instancetype)new;
@end

/// The item whose metadata to get, and the metadata to include.
@interface DBXFilesGetMetadataArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeMediaInfo;

/// A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item instead of
/// `LookupError.notFound`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeDeleted;

/// A Boolean value that indicates whether to include `hasExplicitSharedMembers`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHasExplicitSharedMembers;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBase *includePropertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
///     Matches `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
///     default is `@NO`.
///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
///     instead of `LookupError.notFound`. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers`.
///     The default is `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// The item whose metadata to get, and the metadata to include.
@interface DBXFilesAlphaGetMetadataArg : DBXFilesGetMetadataArg
/// The templates whose custom properties to include. Use `includePropertyGroups` instead. Each item has at least 1
/// character. Each item matches `(/|ptid:).*`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
///     Matches `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
///     default is `@NO`.
///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
///     instead of `LookupError.notFound`. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers`.
///     The default is `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includePropertyTemplates: The templates whose custom properties to include. Use `includePropertyGroups` instead.
///     Each item has at least 1 character. Each item matches `(/|ptid:).*`. Deprecated.
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

/// The reason that no metadata was returned.
@interface DBXFilesAlphaGetMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXFilesAlphaGetMetadataError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPropertiesError *asPropertiesError;
@end

/// The item can't be found or read.
@interface DBXFilesAlphaGetMetadataErrorPath : DBXFilesAlphaGetMetadataError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property template doesn't exist.
@interface DBXFilesAlphaGetMetadataErrorPropertiesError : DBXFilesAlphaGetMetadataError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The reason that tags weren't read or changed.
@interface DBXFilesBaseTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesBaseTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorOther *asOther;
@end

/// The item can't be found or read.
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

/// The destination of an uploaded file, and the way to save it.
@interface DBXFilesCommitInfo : DBXObject
/// The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The action to take if an item already exists at the path. The default is `add`.
@property (nonatomic, readonly) DBXFilesWriteMode *mode;

/// A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`, instead of
/// failing with a conflict. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// The time at which the user last changed the file, in whole seconds. It is for display only and doesn't affect
/// conflicts.
@property (nonatomic, readonly, copy, nullable) NSDate *clientModified;

/// A Boolean value that indicates whether to suppress notifications about this change on the user's devices. The
/// default is `@NO`.
@property (nonatomic, readonly) NSNumber *mute;

/// The custom properties to save with the file.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical content and an `.update`
/// of a deleted file are conflicts, too. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *strictConflict;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: The action to take if an item already exists at the path. The default is `add`.
///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`,
///     instead of failing with a conflict. The default is `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only and
///     doesn't affect conflicts.
///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
///     The default is `@NO`.
///   - propertyGroups: The custom properties to save with the file.
///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
///     content and an `.update` of a deleted file are conflicts, too. The default is `@NO`.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    NS_DESIGNATED_INITIALIZER;
@end

/// The sync setting of an item for the computers of a team's members.
@interface DBXFilesContentSyncSetting : DBXObject
/// The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The sync setting.
@property (nonatomic, readonly) DBXFilesSyncSetting *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
///   - syncSetting: The sync setting.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSetting *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// A change of an item's sync setting for the computers of a team's members.
@interface DBXFilesContentSyncSettingArg : DBXObject
/// The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The new sync setting.
@property (nonatomic, readonly) DBXFilesSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
///   - syncSetting: The new sync setting.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSettingArg *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// The folder to create.
@interface DBXFilesCreateFolderArg : DBXObject
/// The path of the new folder. Missing parents are created, too. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (instancetype)initWithPath:(NSString *)path autorename:(NSNumber *)autorename NS_DESIGNATED_INITIALIZER;
@end

/// The folders to create.
@interface DBXFilesCreateFolderBatchArg : DBXObject
/// The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether to return a job immediately, even for a small batch. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object.
///
/// - Parameters:
///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
///     matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its path. The default is `@NO`.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
///     default is `@NO`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths
    autorename:(NSNumber *)autorename
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an entire batch of folders wasn't created.
@interface DBXFilesCreateFolderBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchError (Members)
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorOther *asOther;
@end

/// The batch contains too many folders. Use several batches.
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

/// The job is still running. Poll again later.
@interface DBXFilesCreateFolderBatchJobStatusInProgress : DBXFilesCreateFolderBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesCreateFolderBatchJobStatusComplete : DBXFilesCreateFolderBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesCreateFolderBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed and created no folders.
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

/// The result of `createFolderBatch`: a job to poll, or the outcome.
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

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesCreateFolderBatchLaunchAsyncJobId : DBXFilesCreateFolderBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
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

/// The base of the results of file operations. It has no fields.
@interface DBXFilesFileOpsResult : DBXObject
@end

/// The outcome for each folder.
@interface DBXFilesCreateFolderBatchResult : DBXFilesFileOpsResult
/// The outcome for each path, in the order of `paths`.
@property (nonatomic, readonly, copy) NSArray<DBXFilesCreateFolderBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each path, in the order of `paths`.
- (instancetype)initWithEntries:(NSArray<DBXFilesCreateFolderBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one folder.
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

/// The folder wasn't created.
@interface DBXFilesCreateFolderBatchResultEntryFailure : DBXFilesCreateFolderBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesCreateFolderEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesCreateFolderEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that one folder of a batch wasn't created.
@interface DBXFilesCreateFolderEntryError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderEntryError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorOther *asOther;
@end

/// The folder can't be created at this path.
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

/// A created folder.
@interface DBXFilesCreateFolderEntryResult : DBXObject
/// The metadata of the new folder.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the new folder.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't created.
@interface DBXFilesCreateFolderError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderErrorPath *asPath;
@end

/// The folder can't be created at this path. If the folder already exists, the associated value is
/// `.conflict(.folder)`.
@interface DBXFilesCreateFolderErrorPath : DBXFilesCreateFolderError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The created folder.
@interface DBXFilesCreateFolderResult : DBXFilesFileOpsResult
/// The metadata of the new folder. With `autorename`, its name may differ from the requested one.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the new folder. With `autorename`, its name may differ from the requested one.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The item to delete.
@interface DBXFilesDeleteArg : DBXObject
/// The path or `id:…` of the file or folder to delete. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must have. If it has another one, nothing is deleted. Not supported for folders. At least
/// 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Matches `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path parentRev:(nullable NSString *)parentRev NS_DESIGNATED_INITIALIZER;
@end

/// The items to delete.
@interface DBXFilesDeleteBatchArg : DBXObject
/// The items to delete. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The items to delete. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an entire batch wasn't deleted.
@interface DBXFilesDeleteBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchError (Members)
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorOther *asOther;
@end

/// Too many concurrent write operations. Each entry reports this error as `Files.DeleteError`. Deprecated.
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

/// The job is still running. Poll again later.
@interface DBXFilesDeleteBatchJobStatusInProgress : DBXFilesDeleteBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesDeleteBatchJobStatusComplete : DBXFilesDeleteBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesDeleteBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesDeleteBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed.
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

/// The result of `deleteBatch`: a job to poll, or the outcome.
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

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesDeleteBatchLaunchAsyncJobId : DBXFilesDeleteBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
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

/// The outcome for each entry.
@interface DBXFilesDeleteBatchResult : DBXFilesFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// A deleted item.
@interface DBXFilesDeleteBatchResultData : DBXObject
/// The metadata of the item before the deletion.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item before the deletion.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one entry.
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

/// The item wasn't deleted.
@interface DBXFilesDeleteBatchResultEntryFailure : DBXFilesDeleteBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesDeleteError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesDeleteError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an item wasn't deleted.
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

/// No item exists at this path.
@interface DBXFilesDeleteErrorPathLookup : DBXFilesDeleteError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be deleted, or has changed since `parentRev`.
@interface DBXFilesDeleteErrorPathWrite : DBXFilesDeleteError
/// The value of `path_write`.
@property (nonatomic, strong) DBXFilesWriteError *pathWrite;
/// Creates an object with the tag `path_write`.
- (instancetype)init:(DBXFilesWriteError *)pathWrite NS_DESIGNATED_INITIALIZER;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesDeleteErrorTooManyWriteOperations : DBXFilesDeleteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// The folder contains too many items for one call. Delete its contents in several calls.
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

/// A deleted item.
@interface DBXFilesDeleteResult : DBXFilesFileOpsResult
/// The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
///     `Files.DeletedMetadata`.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a file, folder, or deleted item. Cast it to `Files.FileMetadata`, `Files.FolderMetadata`, or
/// `Files.DeletedMetadata`.
@interface DBXFilesMetadata : DBXObject
/// The name with its extension: the last component of the path.
@property (nonatomic, readonly, copy) NSString *name;

/// The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items. `nil` if the item
/// isn't mounted in this Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;

/// The path for display. Only the case of its last component is reliable, and changes only of case aren't reported.
/// `nil` if the item isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;

/// The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo` instead. Matches
/// `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The URL of a preview of the file.
@property (nonatomic, readonly, copy, nullable) NSString *previewUrl;

/// Creates an object.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - pathLower: The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items.
///     `nil` if the item isn't mounted in this Dropbox.
///   - pathDisplay: The path for display. Only the case of its last component is reliable, and changes only of case
///     aren't reported. `nil` if the item isn't mounted.
///   - parentSharedFolderId: The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo`
///     instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
///   - previewUrl: The URL of a preview of the file.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a deleted file or folder.
@interface DBXFilesDeletedMetadata : DBXFilesMetadata
/// A Boolean value that indicates whether the item can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - pathLower: The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items.
///     `nil` if the item isn't mounted in this Dropbox.
///   - pathDisplay: The path for display. Only the case of its last component is reliable, and changes only of case
///     aren't reported. `nil` if the item isn't mounted.
///   - parentSharedFolderId: The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo`
///     instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - isRestorable: A Boolean value that indicates whether the item can be restored. `nil` unless the call requested
///     it.
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

/// The size of an image or video.
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

/// The file to download.
@interface DBXFilesDownloadArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
///     Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file wasn't downloaded.
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

/// The file can't be found or read.
@interface DBXFilesDownloadErrorPath : DBXFilesDownloadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The file has no binary content, like a Google Doc. Use `export` instead.
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

/// The folder to download.
@interface DBXFilesDownloadZipArg : DBXObject
/// The path or `id:…` of the folder. It can't be a file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. It can't be a file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't downloaded.
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

/// The folder can't be found or read.
@interface DBXFilesDownloadZipErrorPath : DBXFilesDownloadZipError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The folder has 20 GB or more, or contains a file of 4 GB or more. Download its subfolders or files separately.
@interface DBXFilesDownloadZipErrorTooLarge : DBXFilesDownloadZipError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_large`.
+ (instancetype)new;
@end

/// The folder contains 10,000 items or more. Download its subfolders or files separately.
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

/// The downloaded folder.
@interface DBXFilesDownloadZipResult : DBXObject
/// The metadata of the folder in the archive.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the folder in the archive.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The file to export, and the format.
@interface DBXFilesExportArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
- (instancetype)initWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file wasn't exported.
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

/// The file can't be found or read.
@interface DBXFilesExportErrorPath : DBXFilesExportError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The file has binary content. Use `download` instead.
@interface DBXFilesExportErrorNonExportable : DBXFilesExportError
/// Creates an object with the tag `non_exportable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `non_exportable`.
+ (instancetype)new;
@end

/// The file can't be exported to this format. For the supported formats, see `exportOptions` in its metadata.
@interface DBXFilesExportErrorInvalidExportFormat : DBXFilesExportError
/// Creates an object with the tag `invalid_export_format`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_export_format`.
+ (instancetype)new;
@end

/// The converted file isn't ready yet. Try again later.
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
/// The default format of `export`, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that `export` supports as `exportFormat`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object.
///
/// - Parameters:
///   - exportAs: The default format of `export`, such as `xlsx`.
///   - exportOptions: The formats that `export` supports as `exportFormat`.
- (instancetype)initWithExportAs:(nullable NSString *)exportAs
    exportOptions:(nullable NSArray<NSString *> *)exportOptions
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of an exported file.
@interface DBXFilesExportMetadata : DBXObject
/// The filename, with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, for `paperUpdate`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - name: The filename, with the extension of the exported format.
///   - size: The size of the exported file in bytes.
///   - exportHash: The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
///   - paperRevision: The revision of a Paper document, for `paperUpdate`.
- (instancetype)initWithName:(NSString *)name
    size:(NSNumber *)size
    exportHash:(nullable NSString *)exportHash
    paperRevision:(nullable NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// An exported file and its origin.
@interface DBXFilesExportResult : DBXObject
/// The metadata of the exported file.
@property (nonatomic, readonly) DBXFilesExportMetadata *exportMetadata;
/// The metadata of the original file in Dropbox.
@property (nonatomic, readonly) DBXFilesFileMetadata *fileMetadata;

/// Creates an object.
///
/// - Parameters:
///   - exportMetadata: The metadata of the exported file.
///   - fileMetadata: The metadata of the original file in Dropbox.
- (instancetype)initWithExportMetadata:(DBXFilesExportMetadata *)exportMetadata
    fileMetadata:(DBXFilesFileMetadata *)fileMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// A category of files for a search.
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

/// Images, such as jpg, png, and gif files.
@interface DBXFilesFileCategoryImage : DBXFilesFileCategory
/// Creates an object with the tag `image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image`.
+ (instancetype)new;
@end

/// Text documents, such as doc, docx, and txt files.
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

/// Spreadsheets, such as xlsx, xls, and csv files.
@interface DBXFilesFileCategorySpreadsheet : DBXFilesFileCategory
/// Creates an object with the tag `spreadsheet`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `spreadsheet`.
+ (instancetype)new;
@end

/// Presentations, such as ppt, pptx, and key files.
@interface DBXFilesFileCategoryPresentation : DBXFilesFileCategory
/// Creates an object with the tag `presentation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `presentation`.
+ (instancetype)new;
@end

/// Audio, such as mp3, wav, and mid files.
@interface DBXFilesFileCategoryAudio : DBXFilesFileCategory
/// Creates an object with the tag `audio`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `audio`.
+ (instancetype)new;
@end

/// Video, such as mov, wmv, and mp4 files.
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

/// Files that belong to no other category.
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

/// The lock state of a file.
@interface DBXFilesFileLock : DBXObject
/// The holder of the lock, if any.
@property (nonatomic, readonly) DBXFilesFileLockContent *content;

/// Creates an object.
///
/// - Parameters:
///   - content: The holder of the lock, if any.
- (instancetype)initWithContent:(DBXFilesFileLockContent *)content NS_DESIGNATED_INITIALIZER;
@end

/// The holder of a lock.
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

/// No one holds a lock.
@interface DBXFilesFileLockContentUnlocked : DBXFilesFileLockContent
/// Creates an object with the tag `unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unlocked`.
+ (instancetype)new;
@end

/// A single user holds the lock.
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

/// The lock of a file, as part of its metadata.
@interface DBXFilesFileLockMetadata : DBXObject
/// A Boolean value that indicates whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The display name of the lock holder.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// The time at which the file was locked.
@property (nonatomic, readonly, copy, nullable) NSDate *created;

/// Creates an object.
///
/// - Parameters:
///   - isLockholder: A Boolean value that indicates whether the calling user holds the lock.
///   - lockholderName: The display name of the lock holder.
///   - lockholderAccountId: The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
///   - created: The time at which the file was locked.
- (instancetype)initWithIsLockholder:(nullable NSNumber *)isLockholder
    lockholderName:(nullable NSString *)lockholderName
    lockholderAccountId:(nullable NSString *)lockholderAccountId
    created:(nullable NSDate *)created
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a file: its name, location, revision, size, and content hash.
@interface DBXFilesFileMetadata : DBXFilesMetadata
/// The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use it for
/// any `id:…` path. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;

/// The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to display or sort files;
/// to detect changes, compare `rev` or `contentHash`.
@property (nonatomic, readonly, copy) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;

/// The revision, as hexadecimal digits. It changes with each change of the content. Use it for `WriteMode.update` and,
/// as `rev:…`, to read an old revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include it.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfo *mediaInfo;
/// The target of the file, if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBXFilesSymlinkInfo *symlinkInfo;
/// Information about the shared folder that contains the file. `nil` if no shared folder does.
@property (nonatomic, readonly, nullable) DBXFilesFileSharingInfo *sharingInfo;
/// A Boolean value that indicates whether you can `download` the file. If not, use `export`. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
@property (nonatomic, readonly, nullable) DBXFilesExportInfo *exportInfo;
/// The custom properties of the file for the requested templates.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether the file itself, not only a folder that contains it, is shared with members.
/// `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash of a local file to
/// detect equal files without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock of the file. `nil` if it has none.
@property (nonatomic, readonly, nullable) DBXFilesFileLockMetadata *fileLockInfo;
/// A Boolean value that indicates whether this revision can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - id: The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use
///     it for any `id:…` path. At least 1 character.
///   - clientModified: The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to
///     display or sort files; to detect changes, compare `rev` or `contentHash`.
///   - serverModified: The time at which Dropbox received this revision.
///   - rev: The revision, as hexadecimal digits. It changes with each change of the content. Use it for
///     `WriteMode.update` and, as `rev:…`, to read an old revision. At least 9 characters. Matches `[0-9a-f]+`.
///   - size: The size in bytes.
///   - pathLower: The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items.
///     `nil` if the item isn't mounted in this Dropbox.
///   - pathDisplay: The path for display. Only the case of its last component is reliable, and changes only of case
///     aren't reported. `nil` if the item isn't mounted.
///   - parentSharedFolderId: The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo`
///     instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - mediaInfo: Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include
///     it.
///   - symlinkInfo: The target of the file, if it is a symbolic link.
///   - sharingInfo: Information about the shared folder that contains the file. `nil` if no shared folder does.
///   - isDownloadable: A Boolean value that indicates whether you can `download` the file. If not, use `export`. The
///     default is `@YES`.
///   - exportInfo: The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
///   - propertyGroups: The custom properties of the file for the requested templates.
///   - hasExplicitSharedMembers: A Boolean value that indicates whether the file itself, not only a folder that
///     contains it, is shared with members. `nil` unless the call requested it.
///   - contentHash: The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash
///     of a local file to detect equal files without a download. Exactly 64 characters.
///   - fileLockInfo: The lock of the file. `nil` if it has none.
///   - isRestorable: A Boolean value that indicates whether this revision can be restored. `nil` unless the call
///     requested it.
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

/// Sharing information of an item.
@interface DBXFilesSharingInfo : DBXObject
/// A Boolean value that indicates whether the item lies in a folder that the user can only read.
@property (nonatomic, readonly) NSNumber *readOnly;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: A Boolean value that indicates whether the item lies in a folder that the user can only read.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly NS_DESIGNATED_INITIALIZER;
@end

/// Information about the shared folder that contains a file.
@interface DBXFilesFileSharingInfo : DBXFilesSharingInfo
/// The identifier of the shared folder that contains the file. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;
/// The identifier of the account that made the last change. `nil` if the account was deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: A Boolean value that indicates whether the item lies in a folder that the user can only read.
///   - parentSharedFolderId: The identifier of the shared folder that contains the file. Matches `[-_0-9a-zA-Z:]+`.
///   - modifiedBy: The identifier of the account that made the last change. `nil` if the account was deleted. Exactly
///     40 characters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(NSString *)parentSharedFolderId
    modifiedBy:(nullable NSString *)modifiedBy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

/// The state of the files to search.
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

/// Existing files.
@interface DBXFilesFileStatusActive : DBXFilesFileStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// Deleted files.
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

/// The metadata of a folder: its name, location, and sharing.
@interface DBXFilesFolderMetadata : DBXFilesMetadata
/// The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;
/// The identifier of the shared folder. Use `sharingInfo` instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
@property (nonatomic, readonly, nullable) DBXFilesFolderSharingInfo *sharingInfo;

/// The custom properties of the folder for the requested templates. Only templates of users apply to folders, not those
/// of a team.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - id: The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
///   - pathLower: The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items.
///     `nil` if the item isn't mounted in this Dropbox.
///   - pathDisplay: The path for display. Only the case of its last component is reliable, and changes only of case
///     aren't reported. `nil` if the item isn't mounted.
///   - parentSharedFolderId: The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo`
///     instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
///   - previewUrl: The URL of a preview of the file.
///   - sharedFolderId: The identifier of the shared folder. Use `sharingInfo` instead. Matches `[-_0-9a-zA-Z:]+`.
///     Deprecated.
///   - sharingInfo: Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
///   - propertyGroups: The custom properties of the folder for the requested templates. Only templates of users apply
///     to folders, not those of a team.
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

/// Sharing information of a folder.
@interface DBXFilesFolderSharingInfo : DBXFilesSharingInfo
/// The identifier of the shared folder that contains this folder. `nil` if none does. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The identifier of the shared folder that is mounted here. `nil` if this isn't a shared folder. Matches
/// `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;

/// A Boolean value that indicates whether the user can only traverse the folder, to subfolders that are shared with
/// them. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *traverseOnly;

/// A Boolean value that indicates whether the user can't access the folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *noAccess;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: A Boolean value that indicates whether the item lies in a folder that the user can only read.
///   - parentSharedFolderId: The identifier of the shared folder that contains this folder. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - sharedFolderId: The identifier of the shared folder that is mounted here. `nil` if this isn't a shared folder.
///     Matches `[-_0-9a-zA-Z:]+`.
///   - traverseOnly: A Boolean value that indicates whether the user can only traverse the folder, to subfolders that
///     are shared with them. The default is `@NO`.
///   - noAccess: A Boolean value that indicates whether the user can't access the folder. The default is `@NO`.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    sharedFolderId:(nullable NSString *)sharedFolderId
    traverseOnly:(NSNumber *)traverseOnly
    noAccess:(NSNumber *)noAccess
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

/// The item for which to create a copy reference.
@interface DBXFilesGetCopyReferenceArg : DBXObject
/// The path or `id:…` of the file or folder. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no copy reference was created.
@interface DBXFilesGetCopyReferenceError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetCopyReferenceError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetCopyReferenceErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetCopyReferenceErrorOther *asOther;
@end

/// The item can't be found or read.
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
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// The reference to pass to `copyReferenceSave`.
@property (nonatomic, readonly, copy) NSString *copyReference;
/// The reference to pass to `copyReferenceSave`.
- (NSString *)copyReference DB_NO_METHOD_FAMILY;
/// The time at which the reference expires. It currently lies decades in the future.
@property (nonatomic, readonly, copy) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file or folder.
///   - copyReference: The reference to pass to `copyReferenceSave`.
///   - expires: The time at which the reference expires. It currently lies decades in the future.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata
    copyReference:(NSString *)copyReference
    expires:(NSDate *)expires
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no metadata was returned.
@interface DBXFilesGetMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetMetadataError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetMetadataErrorPath *asPath;
@end

/// The item can't be found or read.
@interface DBXFilesGetMetadataErrorPath : DBXFilesGetMetadataError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The items whose tags to get.
@interface DBXFilesGetTagsArg : DBXObject
/// The paths of the files and folders. Each item matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameters:
///   - paths: The paths of the files and folders. Each item matches `/(.|[\r\n])*`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths NS_DESIGNATED_INITIALIZER;
@end

/// The tags of the requested items.
@interface DBXFilesGetTagsResult : DBXObject
/// The tags of each item.
@property (nonatomic, readonly, copy) NSArray<DBXFilesPathToTags *> *pathsToTags;

/// Creates an object.
///
/// - Parameters:
///   - pathsToTags: The tags of each item.
- (instancetype)initWithPathsToTags:(NSArray<DBXFilesPathToTags *> *)pathsToTags NS_DESIGNATED_INITIALIZER;
@end

/// The file for which to create a link.
@interface DBXFilesGetTemporaryLinkArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no temporary link was created.
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

/// The file can't be found or read.
@interface DBXFilesGetTemporaryLinkErrorPath : DBXFilesGetTemporaryLinkError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXFilesGetTemporaryLinkErrorEmailNotVerified : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// The file has no binary content. Use `export` instead.
@interface DBXFilesGetTemporaryLinkErrorUnsupportedFile : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `unsupported_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_file`.
+ (instancetype)new;
@end

/// The file is restricted, or links of this user are banned.
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

/// A file, and a link to download it.
@interface DBXFilesGetTemporaryLinkResult : DBXObject
/// The metadata of the file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file.
///   - link: The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
- (instancetype)initWithMetadata:(DBXFilesFileMetadata *)metadata link:(NSString *)link NS_DESIGNATED_INITIALIZER;
@end

/// The upload that a link allows, and the time for which it is valid.
@interface DBXFilesGetTemporaryUploadLinkArg : DBXObject
/// The destination of the uploaded file. Dropbox checks it when the link is used, not when it is created.
@property (nonatomic, readonly) DBXFilesCommitInfo *commitInfo;
/// The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
@property (nonatomic, readonly) NSNumber *duration;

/// Creates an object.
///
/// - Parameters:
///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it is
///     created.
///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
- (instancetype)initWithCommitInfo:(DBXFilesCommitInfo *)commitInfo
    duration:(NSNumber *)duration
    NS_DESIGNATED_INITIALIZER;
@end

/// A link to upload one file.
@interface DBXFilesGetTemporaryUploadLinkResult : DBXObject
/// The URL to which to post the data once. The response contains the content hash of the received data.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - link: The URL to which to post the data once. The response contains the content hash of the received data.
- (instancetype)initWithLink:(NSString *)link NS_DESIGNATED_INITIALIZER;
@end

/// The images for which to create thumbnails.
@interface DBXFilesGetThumbnailBatchArg : DBXObject
/// The images, at most 25.
@property (nonatomic, readonly, copy) NSArray<DBXFilesThumbnailArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The images, at most 25.
- (instancetype)initWithEntries:(NSArray<DBXFilesThumbnailArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no thumbnails were created.
@interface DBXFilesGetThumbnailBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesGetThumbnailBatchError (Members)
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesGetThumbnailBatchErrorOther *asOther;
@end

/// The request contains more than 25 images.
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

/// The outcome for each image.
@interface DBXFilesGetThumbnailBatchResult : DBXObject
/// The outcome for each image, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesGetThumbnailBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each image, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesGetThumbnailBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The thumbnail of one image.
@interface DBXFilesGetThumbnailBatchResultData : DBXObject
/// The metadata of the image file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the image file.
///   - thumbnail: The thumbnail, Base64 encoded.
- (instancetype)initWithMetadata:(DBXFilesFileMetadata *)metadata
    thumbnail:(NSString *)thumbnail
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one image.
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

/// The thumbnail was created.
@interface DBXFilesGetThumbnailBatchResultEntrySuccess : DBXFilesGetThumbnailBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesGetThumbnailBatchResultData *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesGetThumbnailBatchResultData *)success NS_DESIGNATED_INITIALIZER;
@end

/// No thumbnail was created for this image.
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

/// The location at which a photo or video was taken.
@interface DBXFilesGpsCoordinates : DBXObject
/// The latitude in degrees, positive to the north.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east.
@property (nonatomic, readonly) NSNumber *longitude;

/// Creates an object.
///
/// - Parameters:
///   - latitude: The latitude in degrees, positive to the north.
///   - longitude: The longitude in degrees, positive to the east.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude NS_DESIGNATED_INITIALIZER;
@end

/// A span of a filename in a search result.
@interface DBXFilesHighlightSpan : DBXObject
/// The text of the span.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// A Boolean value that indicates whether the span matches the query.
@property (nonatomic, readonly) NSNumber *isHighlighted;

/// Creates an object.
///
/// - Parameters:
///   - highlightStr: The text of the span.
///   - isHighlighted: A Boolean value that indicates whether the span matches the query.
- (instancetype)initWithHighlightStr:(NSString *)highlightStr
    isHighlighted:(NSNumber *)isHighlighted
    NS_DESIGNATED_INITIALIZER;
@end

/// The format of the content for a Paper document.
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

/// The folder to list, and the entries to include.
@interface DBXFilesListFolderArg : DBXObject
/// The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`, the path is
/// relative to the link. Matches `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to include the contents of all subfolders. For very large trees, listing each
/// folder is more reliable. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *recursive;

/// This option no longer has an effect. Use `getMetadata` for individual files. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *includeMediaInfo;
/// A Boolean value that indicates whether to include deleted items. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeDeleted;
/// A Boolean value that indicates whether to include `hasExplicitSharedMembers` of each file. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHasExplicitSharedMembers;

/// A Boolean value that indicates whether to include the contents of mounted folders: app folders, shared folders, and
/// team folders. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMountedFolders;

/// The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From 1 to 2000.
@property (nonatomic, readonly, nullable) NSNumber *limit;
/// A shared link whose content to list. Not supported with `recursive`.
@property (nonatomic, readonly, nullable) DBXFilesSharedLink *sharedLink;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBase *includePropertyGroups;

/// A Boolean value that indicates whether to include files that you can only export, such as Google Docs. The default
/// is `@YES`.
@property (nonatomic, readonly) NSNumber *includeNonDownloadableFiles;

/// A Boolean value that indicates whether to include `isRestorable` of each deleted item. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`,
///     the path is relative to the link. Matches `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very large
///     trees, listing each folder is more reliable. The default is `@NO`.
///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The default is
///     `@NO`. Deprecated.
///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers` of
///     each file. The default is `@NO`.
///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted folders: app
///     folders, shared folders, and team folders. The default is `@YES`.
///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From 1 to
///     2000.
///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only export,
///     such as Google Docs. The default is `@YES`.
///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted item.
///     The default is `@NO`.
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

/// The position at which a listing continues.
@interface DBXFilesListFolderContinueArg : DBXObject
/// The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It includes the
/// options of the first call. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///     includes the options of the first call. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a listing couldn't continue.
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

/// The folder can no longer be found or read.
@interface DBXFilesListFolderContinueErrorPath : DBXFilesListFolderContinueError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
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

/// The reason that a folder wasn't listed.
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

/// The folder can't be found or read.
@interface DBXFilesListFolderErrorPath : DBXFilesListFolderError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property template doesn't exist.
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

/// The current state of a folder.
@interface DBXFilesListFolderGetLatestCursorResult : DBXObject
/// A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At
///     least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The cursor whose changes to wait for, and the timeout.
@interface DBXFilesListFolderLongpollArg : DBXObject
/// The last cursor of a completed listing. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout of the
/// connection accordingly. The default is 30. From 30 to 480.
@property (nonatomic, readonly) NSNumber *timeout;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The last cursor of a completed listing. At least 1 character.
///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout
///     of the connection accordingly. The default is 30. From 30 to 480.
- (instancetype)initWithCursor:(NSString *)cursor timeout:(NSNumber *)timeout NS_DESIGNATED_INITIALIZER;
@end

/// The reason that waiting for changes failed.
@interface DBXFilesListFolderLongpollError : DBXObject
@end

/// The members of the union.
@interface DBXFilesListFolderLongpollError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderLongpollErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesListFolderLongpollErrorOther *asOther;
@end

/// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
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

/// The result of waiting for changes.
@interface DBXFilesListFolderLongpollResult : DBXObject
/// A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If not, wait
/// again.
@property (nonatomic, readonly) NSNumber *changes;

/// The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;

/// Creates an object.
///
/// - Parameters:
///   - changes: A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If
///     not, wait again.
///   - backoff: The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
- (instancetype)initWithChanges:(NSNumber *)changes backoff:(nullable NSNumber *)backoff NS_DESIGNATED_INITIALIZER;
@end

/// A page of a listing or of changes.
@interface DBXFilesListFolderResult : DBXObject
/// The entries, in the order in which to apply them: files, folders, and deleted items. The list may be empty even if
/// `hasMore` is `true`.
@property (nonatomic, readonly, copy) NSArray<DBXFilesMetadata *> *entries;

/// The cursor of the next page or of later changes. Always use the most recent cursor. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether more entries are available. Get them with `listFolderContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - entries: The entries, in the order in which to apply them: files, folders, and deleted items. The list may be
///     empty even if `hasMore` is `true`.
///   - cursor: The cursor of the next page or of later changes. Always use the most recent cursor. At least 1
///     character.
///   - hasMore: A Boolean value that indicates whether more entries are available. Get them with `listFolderContinue`.
- (instancetype)initWithEntries:(NSArray<DBXFilesMetadata *> *)entries
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The file whose revisions to list, and the options.
@interface DBXFilesListRevisionsArg : DBXObject
/// The path or `id:…` of the file. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
@property (nonatomic, readonly) DBXFilesListRevisionsMode *mode;
/// The maximum number of revisions. The default is 10. From 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// The revision before which to list older ones. For the next page, pass the last revision that you received. Supported
/// only in `.path` mode. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// A Boolean value that indicates whether to include `isRestorable` of each revision. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that you
///     received. Supported only in `.path` mode. At least 9 characters. Matches `[0-9a-f]+`.
///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each revision. The
///     default is `@NO`.
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

/// The reason that revisions weren't listed.
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

/// The file can't be found or read.
@interface DBXFilesListRevisionsErrorPath : DBXFilesListRevisionsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The revision in `beforeRev` doesn't exist.
@interface DBXFilesListRevisionsErrorInvalidBeforeRev : DBXFilesListRevisionsError
/// Creates an object with the tag `invalid_before_rev`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_before_rev`.
+ (instancetype)new;
@end

/// `beforeRev` is supported only in `.path` mode.
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

/// The way in which to find the revisions of a file.
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

/// Returns the revisions of all files that existed at the path.
@interface DBXFilesListRevisionsModePath : DBXFilesListRevisionsMode
/// Creates an object with the tag `path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `path`.
+ (instancetype)new;
@end

/// Returns the revisions of this file, at all of its locations.
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
/// A Boolean value that indicates whether the file was deleted or moved after the most recent of these revisions.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// The time at which the file was deleted. `nil` if it wasn't.
@property (nonatomic, readonly, copy, nullable) NSDate *serverDeleted;
/// The revisions, without deletions.
@property (nonatomic, readonly, copy) NSArray<DBXFilesFileMetadata *> *entries;

/// A Boolean value that indicates whether older revisions exist. To get them, set `beforeRev` to the last revision that
/// you received.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - isDeleted: A Boolean value that indicates whether the file was deleted or moved after the most recent of these
///     revisions.
///   - entries: The revisions, without deletions.
///   - hasMore: A Boolean value that indicates whether older revisions exist. To get them, set `beforeRev` to the last
///     revision that you received.
///   - serverDeleted: The time at which the file was deleted. `nil` if it wasn't.
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

/// A conflicting lock.
@interface DBXFilesLockConflictError : DBXObject
/// The conflicting lock.
@property (nonatomic, readonly) DBXFilesFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - lock: The conflicting lock.
- (instancetype)initWithLock:(DBXFilesFileLock *)lock NS_DESIGNATED_INITIALIZER;
@end

/// A file to lock or whose lock to get.
@interface DBXFilesLockFileArg : DBXObject
/// The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The files to lock or whose locks to get.
@interface DBXFilesLockFileBatchArg : DBXObject
/// The files. Duplicates count once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each file.
@interface DBXFilesLockFileBatchResult : DBXFilesFileOpsResult
/// The outcome for each file, with its lock after the operation.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each file, with its lock after the operation.
- (instancetype)initWithEntries:(NSArray<DBXFilesLockFileResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a lock wasn't set, removed, or returned.
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

/// The file can't be found or read.
@interface DBXFilesLockFileErrorPathLookup : DBXFilesLockFileError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesLockFileErrorTooManyWriteOperations : DBXFilesLockFileError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// The request contains too many files. Use several calls.
@interface DBXFilesLockFileErrorTooManyFiles : DBXFilesLockFileError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// The user doesn't have permission to change the lock of this file.
@interface DBXFilesLockFileErrorNoWritePermission : DBXFilesLockFileError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_write_permission`.
+ (instancetype)new;
@end

/// Files of this kind can't be locked.
@interface DBXFilesLockFileErrorCannotBeLocked : DBXFilesLockFileError
/// Creates an object with the tag `cannot_be_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_be_locked`.
+ (instancetype)new;
@end

/// The file isn't shared, so it can't be locked.
@interface DBXFilesLockFileErrorFileNotShared : DBXFilesLockFileError
/// Creates an object with the tag `file_not_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_not_shared`.
+ (instancetype)new;
@end

/// Another user holds a lock on the file.
@interface DBXFilesLockFileErrorLockConflict : DBXFilesLockFileError
/// The value of `lock_conflict`.
@property (nonatomic, strong) DBXFilesLockConflictError *lockConflict;
/// Creates an object with the tag `lock_conflict`.
- (instancetype)init:(DBXFilesLockConflictError *)lockConflict NS_DESIGNATED_INITIALIZER;
@end

/// The outcome isn't known. Get the lock, and try again if necessary.
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
/// The metadata of the file. `fileLockInfo` contains the lock.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBXFilesFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file. `fileLockInfo` contains the lock.
///   - lock: The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata lock:(DBXFilesFileLock *)lock NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one file.
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

/// The reason that an item couldn't be found or read.
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

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem.
@interface DBXFilesLookupErrorMalformedPath : DBXFilesLookupError
/// The value of `malformed_path`.
@property (nonatomic, copy, nullable) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(nullable NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// No item exists at this path.
@interface DBXFilesLookupErrorNotFound : DBXFilesLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The item at this path is a folder, but the call requires a file.
@interface DBXFilesLookupErrorNotFile : DBXFilesLookupError
/// Creates an object with the tag `not_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_file`.
+ (instancetype)new;
@end

/// The item at this path is a file, but the call requires a folder.
@interface DBXFilesLookupErrorNotFolder : DBXFilesLookupError
/// Creates an object with the tag `not_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_folder`.
+ (instancetype)new;
@end

/// The content of the file is restricted, for example for legal reasons.
@interface DBXFilesLookupErrorRestrictedContent : DBXFilesLookupError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_content`.
+ (instancetype)new;
@end

/// The operation doesn't support content of this type.
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

/// Information about a photo or video.
@interface DBXFilesMediaInfo : DBXObject
@end

/// The members of the union.
@interface DBXFilesMediaInfo (Members)
/// The object if its tag is `pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfoPending *asPending;
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfoMetadata *asMetadata;
@end

/// Dropbox hasn't processed the photo or video yet. Try again later.
@interface DBXFilesMediaInfoPending : DBXFilesMediaInfo
/// Creates an object with the tag `pending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `pending`.
+ (instancetype)new;
@end

/// The information, as a `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBXFilesMediaInfoMetadata : DBXFilesMediaInfo
/// The value of `metadata`.
@property (nonatomic, strong) DBXFilesMediaMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXFilesMediaMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a photo or video. Cast it to `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBXFilesMediaMetadata : DBXObject
/// The size in pixels.
@property (nonatomic, readonly, nullable) DBXFilesDimensions *dimensions;
/// The location at which the photo or video was taken.
@property (nonatomic, readonly, nullable) DBXFilesGpsCoordinates *location;
/// The time at which the photo or video was taken.
@property (nonatomic, readonly, copy, nullable) NSDate *timeTaken;

/// Creates an object.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The location at which the photo or video was taken.
///   - timeTaken: The time at which the photo or video was taken.
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of an item in a search result.
@interface DBXFilesMetadataV2 : DBXObject
@end

/// The members of the union.
@interface DBXFilesMetadataV2 (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMetadataV2Metadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMetadataV2Other *asOther;
@end

/// The metadata of the file or folder.
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

/// The metadata of a file that a shared link refers to.
@interface DBXFilesMinimalFileLinkMetadata : DBXObject
/// The URL of the shared link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identifier of the file. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id;
/// The path of the file. `nil` if the file isn't in the caller's Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The current revision of the file. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the shared link.
///   - rev: The current revision of the file. At least 9 characters. Matches `[0-9a-f]+`.
///   - id: The identifier of the file. At least 1 character.
///   - path: The path of the file. `nil` if the file isn't in the caller's Dropbox.
- (instancetype)initWithUrl:(NSString *)url
    rev:(NSString *)rev
    id:(nullable NSString *)id
    path:(nullable NSString *)path
    NS_DESIGNATED_INITIALIZER;
@end

/// The items to copy or move, and their destinations.
@interface DBXFilesRelocationBatchArgBase : DBXObject
/// The pairs of source and destination. 1 to 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationPath *> *entries;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    NS_DESIGNATED_INITIALIZER;
@end

/// The items to move, and their destinations.
@interface DBXFilesMoveBatchArg : DBXFilesRelocationBatchArgBase
/// A Boolean value that indicates whether the move can change the owner of content. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content. The
///     default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_UNAVAILABLE;
@end

/// The reason that an item wasn't moved into the Family Room folder.
@interface DBXFilesMoveIntoFamilyError : DBXObject
@end

/// The members of the union.
@interface DBXFilesMoveIntoFamilyError (Members)
/// The object if its tag is `is_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoFamilyErrorIsSharedFolder *asIsSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoFamilyErrorOther *asOther;
@end

/// Shared folders can't be moved into this folder.
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

/// The reason that an item wasn't moved into the Vault.
@interface DBXFilesMoveIntoVaultError : DBXObject
@end

/// The members of the union.
@interface DBXFilesMoveIntoVaultError (Members)
/// The object if its tag is `is_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoVaultErrorIsSharedFolder *asIsSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesMoveIntoVaultErrorOther *asOther;
@end

/// Shared folders can't be moved into this folder.
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

/// The reason that content wasn't accepted for a Paper document.
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

/// The user can't edit Paper documents.
@interface DBXFilesPaperContentErrorInsufficientPermissions : DBXFilesPaperContentError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperContentErrorContentMalformed : DBXFilesPaperContentError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperContentErrorDocLengthExceeded : DBXFilesPaperContentError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
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

/// The properties of a new Paper document.
@interface DBXFilesPaperCreateArg : DBXObject
/// The path of the new document. It must end with `.paper`. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBXFilesImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Matches `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a Paper document wasn't created.
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

/// The user can't edit Paper documents.
@interface DBXFilesPaperCreateErrorInsufficientPermissions : DBXFilesPaperCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperCreateErrorContentMalformed : DBXFilesPaperCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperCreateErrorDocLengthExceeded : DBXFilesPaperCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
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

/// The document can't be saved at this path.
@interface DBXFilesPaperCreateErrorInvalidPath : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXFilesPaperCreateErrorEmailUnverified : DBXFilesPaperCreateError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The path doesn't end with `.paper`.
@interface DBXFilesPaperCreateErrorInvalidFileExtension : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_file_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_extension`.
+ (instancetype)new;
@end

/// The team has disabled Paper.
@interface DBXFilesPaperCreateErrorPaperDisabled : DBXFilesPaperCreateError
/// Creates an object with the tag `paper_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `paper_disabled`.
+ (instancetype)new;
@end

/// The new Paper document.
@interface DBXFilesPaperCreateResult : DBXObject
/// The URL of the document.
@property (nonatomic, readonly, copy) NSString *url;
/// The actual path of the document.
@property (nonatomic, readonly, copy) NSString *resultPath;
/// The identifier of the document. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *fileId;
/// The revision of the document, for `paperUpdate`.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the document.
///   - resultPath: The actual path of the document.
///   - fileId: The identifier of the document. At least 4 characters. Matches `id:.+`.
///   - paperRevision: The revision of the document, for `paperUpdate`.
- (instancetype)initWithUrl:(NSString *)url
    resultPath:(NSString *)resultPath
    fileId:(NSString *)fileId
    paperRevision:(NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// The way in which an update combines new content with a Paper document.
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

/// Replaces the content if the document has the specified revision, and fails otherwise.
@interface DBXFilesPaperDocUpdatePolicyUpdate : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `update`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `update`.
+ (instancetype)new;
@end

/// Replaces the content, regardless of the revision.
@interface DBXFilesPaperDocUpdatePolicyOverwrite : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `overwrite`.
+ (instancetype)new;
@end

/// Inserts the new content before the existing content.
@interface DBXFilesPaperDocUpdatePolicyPrepend : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `prepend`.
+ (instancetype)new;
@end

/// Appends the new content to the existing content.
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

/// The Paper document to change, and the change.
@interface DBXFilesPaperUpdateArg : DBXObject
/// The path or `id:…` of the document. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBXFilesImportFormat *importFormat;
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBXFilesPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have. Required only for `.update`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the document. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - paperRevision: The revision that the document must have. Required only for `.update`.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a Paper document wasn't changed.
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

/// The user can't edit Paper documents.
@interface DBXFilesPaperUpdateErrorInsufficientPermissions : DBXFilesPaperUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperUpdateErrorContentMalformed : DBXFilesPaperUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperUpdateErrorDocLengthExceeded : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
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

/// The document can't be found or read.
@interface DBXFilesPaperUpdateErrorPath : DBXFilesPaperUpdateError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The document has changed since that revision. Get it again, and merge the changes.
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

/// The document was deleted.
@interface DBXFilesPaperUpdateErrorDocDeleted : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_deleted`.
+ (instancetype)new;
@end

/// The changed Paper document.
@interface DBXFilesPaperUpdateResult : DBXObject
/// The new revision of the document.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - paperRevision: The new revision of the document.
- (instancetype)initWithPaperRevision:(NSNumber *)paperRevision NS_DESIGNATED_INITIALIZER;
@end

/// A file, specified by a path or a shared link.
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

/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@interface DBXFilesPathOrLinkPath : DBXFilesPathOrLink
/// The value of `path`.
@property (nonatomic, copy) NSString *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The shared link to the file.
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
/// The path of the file or folder. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tags of the item.
@property (nonatomic, readonly, copy) NSArray<DBXFilesTag *> *tags;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder. Matches `/(.|[\r\n])*`.
///   - tags: The tags of the item.
- (instancetype)initWithPath:(NSString *)path tags:(NSArray<DBXFilesTag *> *)tags NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a photo.
@interface DBXFilesPhotoMetadata : DBXFilesMediaMetadata
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    DB_UNAVAILABLE;
@end

/// The file to preview.
@interface DBXFilesPreviewArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
///     Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no preview was created.
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

/// The file can't be found or read.
@interface DBXFilesPreviewErrorPath : DBXFilesPreviewError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox is still creating the preview. Try again later.
@interface DBXFilesPreviewErrorInProgress : DBXFilesPreviewError
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// Previews of files with this extension aren't supported.
@interface DBXFilesPreviewErrorUnsupportedExtension : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// The content of this file can't be previewed.
@interface DBXFilesPreviewErrorUnsupportedContent : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_content`.
+ (instancetype)new;
@end

/// The file of a preview or thumbnail.
@interface DBXFilesPreviewResult : DBXObject
/// The metadata of the file, if you specified it by a path.
@property (nonatomic, readonly, nullable) DBXFilesFileMetadata *fileMetadata;
/// The metadata of the file, if you specified it by a shared link.
@property (nonatomic, readonly, nullable) DBXFilesMinimalFileLinkMetadata *linkMetadata;

/// Creates an object.
///
/// - Parameters:
///   - fileMetadata: The metadata of the file, if you specified it by a path.
///   - linkMetadata: The metadata of the file, if you specified it by a shared link.
- (instancetype)initWithFileMetadata:(nullable DBXFilesFileMetadata *)fileMetadata
    linkMetadata:(nullable DBXFilesMinimalFileLinkMetadata *)linkMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// A source and a destination.
@interface DBXFilesRelocationPath : DBXObject
/// The path or `id:…` of the file or folder to copy or move. Matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *fromPath;

/// The new path of the item, including its name. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *toPath;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: The new path of the item, including its name. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath NS_DESIGNATED_INITIALIZER;
@end

/// The item to copy or move, and its destination.
@interface DBXFilesRelocationArg : DBXFilesRelocationPath
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: The new path of the item, including its name. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath DB_UNAVAILABLE;
@end

/// The items to copy or move, and their destinations.
@interface DBXFilesRelocationBatchArg : DBXFilesRelocationBatchArgBase
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_UNAVAILABLE;
@end

/// The reason that an entire batch wasn't copied or moved.
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

/// The source can't be found or read.
@interface DBXFilesRelocationBatchErrorFromLookup : DBXFilesRelocationBatchError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source can't be moved.
@interface DBXFilesRelocationBatchErrorFromWrite : DBXFilesRelocationBatchError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be written to the destination.
@interface DBXFilesRelocationBatchErrorTo : DBXFilesRelocationBatchError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder can't be copied. Copy its contents instead.
@interface DBXFilesRelocationBatchErrorCantCopySharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_copy_shared_folder`.
+ (instancetype)new;
@end

/// The move would place a shared folder inside another one.
@interface DBXFilesRelocationBatchErrorCantNestSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_nest_shared_folder`.
+ (instancetype)new;
@end

/// The destination lies inside the folder to move.
@interface DBXFilesRelocationBatchErrorCantMoveFolderIntoItself : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_folder_into_itself`.
+ (instancetype)new;
@end

/// The operation includes more than 10,000 files and folders. Use several calls.
@interface DBXFilesRelocationBatchErrorTooManyFiles : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// Two paths are equal, or one contains the other. Use separate calls.
@interface DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths : DBXFilesRelocationBatchError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicated_or_nested_paths`.
+ (instancetype)new;
@end

/// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
@interface DBXFilesRelocationBatchErrorCantTransferOwnership : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_transfer_ownership`.
+ (instancetype)new;
@end

/// There isn't enough space for the copy.
@interface DBXFilesRelocationBatchErrorInsufficientQuota : DBXFilesRelocationBatchError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_quota`.
+ (instancetype)new;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationBatchErrorInternalError : DBXFilesRelocationBatchError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// The shared folder can't be moved to this destination.
@interface DBXFilesRelocationBatchErrorCantMoveSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_shared_folder`.
+ (instancetype)new;
@end

/// The item can't be moved into the Vault.
@interface DBXFilesRelocationBatchErrorCantMoveIntoVault : DBXFilesRelocationBatchError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be moved into the Family Room folder.
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

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesRelocationBatchErrorTooManyWriteOperations : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// The reason that one entry wasn't copied or moved.
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

/// The entry can't be copied or moved as requested. Don't try again.
@interface DBXFilesRelocationBatchErrorEntryRelocationError : DBXFilesRelocationBatchErrorEntry
/// The value of `relocation_error`.
@property (nonatomic, strong) DBXFilesRelocationError *relocationError;
/// Creates an object with the tag `relocation_error`.
- (instancetype)init:(DBXFilesRelocationError *)relocationError NS_DESIGNATED_INITIALIZER;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationBatchErrorEntryInternalError : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
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

/// The job is still running. Poll again later.
@interface DBXFilesRelocationBatchJobStatusInProgress : DBXFilesRelocationBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete.
@interface DBXFilesRelocationBatchJobStatusComplete : DBXFilesRelocationBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed.
@interface DBXFilesRelocationBatchJobStatusFailed : DBXFilesRelocationBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesRelocationBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesRelocationBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
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

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesRelocationBatchLaunchAsyncJobId : DBXFilesRelocationBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job.
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

/// The copied or moved items.
@interface DBXFilesRelocationBatchResult : DBXFilesFileOpsResult
/// The result for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultData *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The result for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultData *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// A copied or moved item.
@interface DBXFilesRelocationBatchResultData : DBXObject
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item at its destination.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one entry.
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

/// The entry was copied or moved. The associated value is the metadata of the item at its destination.
@interface DBXFilesRelocationBatchResultEntrySuccess : DBXFilesRelocationBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesMetadata *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesMetadata *)success NS_DESIGNATED_INITIALIZER;
@end

/// The entry wasn't copied or moved.
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

/// The job is still running. Poll again later.
@interface DBXFilesRelocationBatchV2JobStatusInProgress : DBXFilesRelocationBatchV2JobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesRelocationBatchV2JobStatusComplete : DBXFilesRelocationBatchV2JobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBXFilesRelocationBatchV2Launch : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchV2Launch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesRelocationBatchV2LaunchAsyncJobId : DBXFilesRelocationBatchV2Launch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
@interface DBXFilesRelocationBatchV2LaunchComplete : DBXFilesRelocationBatchV2Launch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each entry.
@interface DBXFilesRelocationBatchV2Result : DBXFilesFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an item wasn't copied or moved.
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

/// The source can't be found or read.
@interface DBXFilesRelocationErrorFromLookup : DBXFilesRelocationError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source can't be moved.
@interface DBXFilesRelocationErrorFromWrite : DBXFilesRelocationError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be written to the destination.
@interface DBXFilesRelocationErrorTo : DBXFilesRelocationError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder can't be copied. Copy its contents instead.
@interface DBXFilesRelocationErrorCantCopySharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_copy_shared_folder`.
+ (instancetype)new;
@end

/// The move would place a shared folder inside another one.
@interface DBXFilesRelocationErrorCantNestSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_nest_shared_folder`.
+ (instancetype)new;
@end

/// The destination lies inside the folder to move.
@interface DBXFilesRelocationErrorCantMoveFolderIntoItself : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_folder_into_itself`.
+ (instancetype)new;
@end

/// The operation includes more than 10,000 files and folders. Use several calls.
@interface DBXFilesRelocationErrorTooManyFiles : DBXFilesRelocationError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// Two paths are equal, or one contains the other. Use separate calls.
@interface DBXFilesRelocationErrorDuplicatedOrNestedPaths : DBXFilesRelocationError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicated_or_nested_paths`.
+ (instancetype)new;
@end

/// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
@interface DBXFilesRelocationErrorCantTransferOwnership : DBXFilesRelocationError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_transfer_ownership`.
+ (instancetype)new;
@end

/// There isn't enough space for the copy.
@interface DBXFilesRelocationErrorInsufficientQuota : DBXFilesRelocationError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_quota`.
+ (instancetype)new;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationErrorInternalError : DBXFilesRelocationError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// The shared folder can't be moved to this destination.
@interface DBXFilesRelocationErrorCantMoveSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_move_shared_folder`.
+ (instancetype)new;
@end

/// The item can't be moved into the Vault.
@interface DBXFilesRelocationErrorCantMoveIntoVault : DBXFilesRelocationError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be moved into the Family Room folder.
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

/// A copied or moved item.
@interface DBXFilesRelocationResult : DBXFilesFileOpsResult
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item at its destination.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The tag to remove from an item.
@interface DBXFilesRemoveTagArg : DBXObject
/// The path of the file or folder. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag to remove. Case doesn't matter. 1 to 32 characters. Matches `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder. Matches `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Matches `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a tag wasn't removed.
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

/// The item can't be found or read.
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

/// The item doesn't have this tag.
@interface DBXFilesRemoveTagErrorTagNotPresent : DBXFilesRemoveTagError
/// Creates an object with the tag `tag_not_present`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `tag_not_present`.
+ (instancetype)new;
@end

/// The revision to restore, and the destination.
@interface DBXFilesRestoreArg : DBXObject
/// The path at which to restore the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The revision to restore, as returned by `listRevisions`. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to restore the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Matches `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path rev:(NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file wasn't restored.
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

/// The revision can't be found or read at this path.
@interface DBXFilesRestoreErrorPathLookup : DBXFilesRestoreError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be written to this path.
@interface DBXFilesRestoreErrorPathWrite : DBXFilesRestoreError
/// The value of `path_write`.
@property (nonatomic, strong) DBXFilesWriteError *pathWrite;
/// Creates an object with the tag `path_write`.
- (instancetype)init:(DBXFilesWriteError *)pathWrite NS_DESIGNATED_INITIALIZER;
@end

/// The revision doesn't exist or is a deletion.
@interface DBXFilesRestoreErrorInvalidRevision : DBXFilesRestoreError
/// Creates an object with the tag `invalid_revision`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_revision`.
+ (instancetype)new;
@end

/// The restore is still in progress.
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

/// The copy reference to save, and the destination.
@interface DBXFilesSaveCopyReferenceArg : DBXObject
/// The reference that `copyReferenceGet` returned.
@property (nonatomic, readonly, copy) NSString *copyReference;
/// The reference that `copyReferenceGet` returned.
- (NSString *)copyReference DB_NO_METHOD_FAMILY;
/// The path at which to save the item. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - copyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Matches `/(.|[\r\n])*`.
- (instancetype)initWithCopyReference:(NSString *)copyReference path:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a copy reference wasn't saved.
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

/// The item can't be written to this path.
@interface DBXFilesSaveCopyReferenceErrorPath : DBXFilesSaveCopyReferenceError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The copy reference isn't valid.
@interface DBXFilesSaveCopyReferenceErrorInvalidCopyReference : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `invalid_copy_reference`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_copy_reference`.
+ (instancetype)new;
@end

/// The reference belongs to another app, or its owner unlinked the app.
@interface DBXFilesSaveCopyReferenceErrorNoPermission : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The referenced item was deleted.
@interface DBXFilesSaveCopyReferenceErrorNotFound : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The reference includes more than 10,000 files and folders.
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

/// The saved item.
@interface DBXFilesSaveCopyReferenceResult : DBXObject
/// The metadata of the saved item.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the saved item.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The URL to download, and the destination.
@interface DBXFilesSaveUrlArg : DBXObject
/// The path at which to save the file. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to save the file. Matches `/(.|[\r\n])*`.
///   - url: The URL that Dropbox downloads.
- (instancetype)initWithPath:(NSString *)path url:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a URL wasn't saved.
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

/// The file can't be written to this path.
@interface DBXFilesSaveUrlErrorPath : DBXFilesSaveUrlError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox couldn't download the URL, for example because it requires a password or has expired.
@interface DBXFilesSaveUrlErrorDownloadFailed : DBXFilesSaveUrlError
/// Creates an object with the tag `download_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `download_failed`.
+ (instancetype)new;
@end

/// The URL isn't valid.
@interface DBXFilesSaveUrlErrorInvalidUrl : DBXFilesSaveUrlError
/// Creates an object with the tag `invalid_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_url`.
+ (instancetype)new;
@end

/// The saved file was removed.
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

/// The job is still running. Poll again later.
@interface DBXFilesSaveUrlJobStatusInProgress : DBXFilesSaveUrlJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The file was saved.
@interface DBXFilesSaveUrlJobStatusComplete : DBXFilesSaveUrlJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The file wasn't saved.
@interface DBXFilesSaveUrlJobStatusFailed : DBXFilesSaveUrlJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesSaveUrlError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesSaveUrlError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `saveUrl`: a job to poll, or the file.
@interface DBXFilesSaveUrlResult : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlResult (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesSaveUrlResultAsyncJobId : DBXFilesSaveUrlResult
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The file was saved without a job.
@interface DBXFilesSaveUrlResultComplete : DBXFilesSaveUrlResult
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The query of a search, and its scope.
@interface DBXFilesSearchArg : DBXObject
/// The folder to search, including its subfolders. `""` searches the entire Dropbox. Matches
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// The number of matches to skip. The default is 0. At most 9999.
@property (nonatomic, readonly) NSNumber *start;
/// The maximum number of matches. The default is 100. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;

/// The scope of the search: names, names and content (Dropbox Business only), or the names of deleted files. The
/// default is `filename`.
@property (nonatomic, readonly) DBXFilesSearchMode *mode;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Matches
///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - query: The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
///   - start: The number of matches to skip. The default is 0. At most 9999.
///   - maxResults: The maximum number of matches. The default is 100. From 1 to 1000.
///   - mode: The scope of the search: names, names and content (Dropbox Business only), or the names of deleted files.
///     The default is `filename`.
- (instancetype)initWithPath:(NSString *)path
    query:(NSString *)query
    start:(NSNumber *)start
    maxResults:(NSNumber *)maxResults
    mode:(DBXFilesSearchMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a search failed.
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

/// The folder to search can't be found or read.
@interface DBXFilesSearchErrorPath : DBXFilesSearchError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// An argument isn't valid. The associated value may describe the problem.
@interface DBXFilesSearchErrorInvalidArgument : DBXFilesSearchError
/// The value of `invalid_argument`.
@property (nonatomic, copy, nullable) NSString *invalidArgument;
/// Creates an object with the tag `invalid_argument`.
- (instancetype)init:(nullable NSString *)invalidArgument NS_DESIGNATED_INITIALIZER;
@end

/// An error occurred at Dropbox. Try again.
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

/// A file or folder that matches a search.
@interface DBXFilesSearchMatch : DBXObject
/// The part of the item that matches.
@property (nonatomic, readonly) DBXFilesSearchMatchType *matchType;
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - matchType: The part of the item that matches.
///   - metadata: The metadata of the file or folder.
- (instancetype)initWithMatchType:(DBXFilesSearchMatchType *)matchType
    metadata:(DBXFilesMetadata *)metadata
    NS_DESIGNATED_INITIALIZER;
@end

/// The information to include about each match.
@interface DBXFilesSearchMatchFieldOptions : DBXObject
/// A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameters:
///   - includeHighlights: A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
- (instancetype)initWithIncludeHighlights:(NSNumber *)includeHighlights NS_DESIGNATED_INITIALIZER;
@end

/// The part of an item that matches a search.
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

/// The name matches.
@interface DBXFilesSearchMatchTypeFilename : DBXFilesSearchMatchType
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// The content matches.
@interface DBXFilesSearchMatchTypeContent : DBXFilesSearchMatchType
/// Creates an object with the tag `content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content`.
+ (instancetype)new;
@end

/// The name and the content match.
@interface DBXFilesSearchMatchTypeBoth : DBXFilesSearchMatchType
/// Creates an object with the tag `both`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `both`.
+ (instancetype)new;
@end

/// The part of an item that matches a search.
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

/// The name matches.
@interface DBXFilesSearchMatchTypeV2Filename : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// The content matches.
@interface DBXFilesSearchMatchTypeV2FileContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `file_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_content`.
+ (instancetype)new;
@end

/// The name and the content match.
@interface DBXFilesSearchMatchTypeV2FilenameAndContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename_and_content`.
+ (instancetype)new;
@end

/// The content of an image matches.
@interface DBXFilesSearchMatchTypeV2ImageContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `image_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_content`.
+ (instancetype)new;
@end

/// Other metadata of the item matches.
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

/// A file or folder that matches a search.
@interface DBXFilesSearchMatchV2 : DBXObject
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBXFilesMetadataV2 *metadata;
/// The part of the item that matches.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2 *matchType;
/// The name, divided into spans that match and spans that don't. `nil` unless the search requested it.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesHighlightSpan *> *highlightSpans;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file or folder.
///   - matchType: The part of the item that matches.
///   - highlightSpans: The name, divided into spans that match and spans that don't. `nil` unless the search requested
///     it.
- (instancetype)initWithMetadata:(DBXFilesMetadataV2 *)metadata
    matchType:(nullable DBXFilesSearchMatchTypeV2 *)matchType
    highlightSpans:(nullable NSArray<DBXFilesHighlightSpan *> *)highlightSpans
    NS_DESIGNATED_INITIALIZER;
@end

/// The scope of a search.
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

/// Searches the names of files and folders.
@interface DBXFilesSearchModeFilename : DBXFilesSearchMode
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename`.
+ (instancetype)new;
@end

/// Searches the names of files and folders, and the content of files.
@interface DBXFilesSearchModeFilenameAndContent : DBXFilesSearchMode
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `filename_and_content`.
+ (instancetype)new;
@end

/// Searches the names of deleted files and folders.
@interface DBXFilesSearchModeDeletedFilename : DBXFilesSearchMode
/// Creates an object with the tag `deleted_filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `deleted_filename`.
+ (instancetype)new;
@end

/// The options of a search.
@interface DBXFilesSearchOptions : DBXObject
/// The folder to search, including its subfolders. `nil` searches the entire Dropbox. Matches
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The maximum number of matches in a page. The default is 100. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;
/// The order of the matches. `nil` for the order of relevance.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderBy *orderBy;
/// A value that indicates whether to search existing or deleted files. The default is `active`.
@property (nonatomic, readonly) DBXFilesFileStatus *fileStatus;
/// A Boolean value that indicates whether to search only names, not content. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *filenameOnly;
/// The filename extensions of files to find. Not supported for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *fileExtensions;
/// The categories of files to find. Not supported for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesFileCategory *> *fileCategories;
/// The identifier of the account whose content to find. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder to search, including its subfolders. `nil` searches the entire Dropbox. Matches
///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - maxResults: The maximum number of matches in a page. The default is 100. From 1 to 1000.
///   - orderBy: The order of the matches. `nil` for the order of relevance.
///   - fileStatus: A value that indicates whether to search existing or deleted files. The default is `active`.
///   - filenameOnly: A Boolean value that indicates whether to search only names, not content. The default is `@NO`.
///   - fileExtensions: The filename extensions of files to find. Not supported for deleted files.
///   - fileCategories: The categories of files to find. Not supported for deleted files.
///   - accountId: The identifier of the account whose content to find. Exactly 40 characters.
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

/// The order of relevance, with the best match first.
@interface DBXFilesSearchOrderByRelevance : DBXFilesSearchOrderBy
/// Creates an object with the tag `relevance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relevance`.
+ (instancetype)new;
@end

/// The order of the last modification time.
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
/// The matches. The list may be empty.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatch *> *matches;
/// A Boolean value that indicates whether there are more matches.
@property (nonatomic, readonly) NSNumber *more;
/// The value of `start` for the next page.
@property (nonatomic, readonly) NSNumber *start;

/// Creates an object.
///
/// - Parameters:
///   - matches: The matches. The list may be empty.
///   - more: A Boolean value that indicates whether there are more matches.
///   - start: The value of `start` for the next page.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatch *> *)matches
    more:(NSNumber *)more
    start:(NSNumber *)start
    NS_DESIGNATED_INITIALIZER;
@end

/// The query of a search, and its options.
@interface DBXFilesSearchV2Arg : DBXObject
/// The query. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// The options of the search.
@property (nonatomic, readonly, nullable) DBXFilesSearchOptions *options;
/// The information to include about each match.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchFieldOptions *matchFieldOptions;
/// A Boolean value that indicates whether to include highlights. Use `matchFieldOptions` instead. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameters:
///   - query: The query. At most 1000 characters.
///   - options: The options of the search.
///   - matchFieldOptions: The information to include about each match.
///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
///     instead. Deprecated.
- (instancetype)initWithQuery:(NSString *)query
    options:(nullable DBXFilesSearchOptions *)options
    matchFieldOptions:(nullable DBXFilesSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a search continues.
@interface DBXFilesSearchV2ContinueArg : DBXObject
/// The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// A page of matches.
@interface DBXFilesSearchV2Result : DBXObject
/// The matches. The list may be empty, and a match may appear on several pages.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatchV2 *> *matches;
/// A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if there is none. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - matches: The matches. The list may be empty, and a match may appear on several pages.
///   - hasMore: A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
///   - cursor: The cursor of the next page. `nil` if there is none. At least 1 character.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatchV2 *> *)matches
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link and its password.
@interface DBXFilesSharedLink : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url password:(nullable NSString *)password NS_DESIGNATED_INITIALIZER;
@end

/// A file that a shared link refers to.
@interface DBXFilesSharedLinkFileInfo : DBXObject
/// The URL of a link to the file, or to a folder that contains it.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of the file in the folder. Required for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that contains it.
///   - path: The path of the file in the folder. Required for links to folders.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    password:(nullable NSString *)password
    NS_DESIGNATED_INITIALIZER;
@end

/// A lock that a single user holds.
@interface DBXFilesSingleUserLock : DBXObject
/// The time at which the file was locked.
@property (nonatomic, readonly, copy) NSDate *created;
/// The identifier of the account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The identifier of the lock holder's team. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object.
///
/// - Parameters:
///   - created: The time at which the file was locked.
///   - lockHolderAccountId: The identifier of the account that holds the lock. Exactly 40 characters.
///   - lockHolderTeamId: The identifier of the lock holder's team. `nil` if there is none.
- (instancetype)initWithCreated:(NSDate *)created
    lockHolderAccountId:(NSString *)lockHolderAccountId
    lockHolderTeamId:(nullable NSString *)lockHolderTeamId
    NS_DESIGNATED_INITIALIZER;
@end

/// The target of a symbolic link.
@interface DBXFilesSymlinkInfo : DBXObject
/// The path of the target.
@property (nonatomic, readonly, copy) NSString *target;

/// Creates an object.
///
/// - Parameters:
///   - target: The path of the target.
- (instancetype)initWithTarget:(NSString *)target NS_DESIGNATED_INITIALIZER;
@end

/// The setting for the first sync of an item to the computers of a team's members.
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

/// The setting of the parent folder, or the default of Dropbox.
@interface DBXFilesSyncSettingDefault_ : DBXFilesSyncSetting
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// Selective sync excludes the item.
@interface DBXFilesSyncSettingNotSynced : DBXFilesSyncSetting
/// Creates an object with the tag `not_synced`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_synced`.
+ (instancetype)new;
@end

/// The setting to exclude the item has no effect at its location. The setting of the parent folder applies.
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

/// A new setting for the first sync of an item to the computers of a team's members.
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

/// Uses the setting of the parent folder, or the default of Dropbox.
@interface DBXFilesSyncSettingArgDefault_ : DBXFilesSyncSettingArg
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// Excludes the item with selective sync.
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

/// The reason that sync settings weren't changed.
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

/// The item can't be found or read.
@interface DBXFilesSyncSettingsErrorPath : DBXFilesSyncSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The combination of settings isn't supported.
@interface DBXFilesSyncSettingsErrorUnsupportedCombination : DBXFilesSyncSettingsError
/// Creates an object with the tag `unsupported_combination`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_combination`.
+ (instancetype)new;
@end

/// The setting isn't supported for the item.
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

/// The image for which to create a thumbnail, and the options.
@interface DBXFilesThumbnailArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the image. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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

/// The reason that no thumbnail was created.
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

/// The image can't be found or read.
@interface DBXFilesThumbnailErrorPath : DBXFilesThumbnailError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Thumbnails of files with this extension aren't supported.
@interface DBXFilesThumbnailErrorUnsupportedExtension : DBXFilesThumbnailError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// The image can't be read. It may be damaged or larger than 20 MB.
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

/// The conversion to a thumbnail failed.
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

/// JPEG, for photos.
@interface DBXFilesThumbnailFormatJpeg : DBXFilesThumbnailFormat
/// Creates an object with the tag `jpeg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `jpeg`.
+ (instancetype)new;
@end

/// PNG, for drawings and screenshots.
@interface DBXFilesThumbnailFormatPng : DBXFilesThumbnailFormat
/// Creates an object with the tag `png`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `png`.
+ (instancetype)new;
@end

/// WebP, for small files.
@interface DBXFilesThumbnailFormatWebp : DBXFilesThumbnailFormat
/// Creates an object with the tag `webp`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `webp`.
+ (instancetype)new;
@end

/// The way in which an image is fitted into the size of a thumbnail.
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

/// Scales the image down to fit the size.
@interface DBXFilesThumbnailModeStrict : DBXFilesThumbnailMode
/// Creates an object with the tag `strict`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `strict`.
+ (instancetype)new;
@end

/// Scales the image down to fit the size, or the size rotated by 90 degrees, whichever is better.
@interface DBXFilesThumbnailModeBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bestfit`.
+ (instancetype)new;
@end

/// Scales the image down to cover the size, or the size rotated by 90 degrees. One side may be longer.
@interface DBXFilesThumbnailModeFitoneBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `fitone_bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `fitone_bestfit`.
+ (instancetype)new;
@end

/// Keeps the size of the image.
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

/// A quality of 80, the default.
@interface DBXFilesThumbnailQualityQuality80 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_80`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `quality_80`.
+ (instancetype)new;
@end

/// A quality of 90. The thumbnail has more detail and a larger file size.
@interface DBXFilesThumbnailQualityQuality90 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `quality_90`.
+ (instancetype)new;
@end

/// The maximum size of a thumbnail, in pixels.
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

/// The image for which to create a thumbnail, and the options.
@interface DBXFilesThumbnailV2Arg : DBXObject
/// The image, specified by a path or a shared link.
@property (nonatomic, readonly) DBXFilesPathOrLink *resource;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - resource: The image, specified by a path or a shared link.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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

/// The reason that no thumbnail was created.
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

/// The image can't be found or read.
@interface DBXFilesThumbnailV2ErrorPath : DBXFilesThumbnailV2Error
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Thumbnails of files with this extension aren't supported.
@interface DBXFilesThumbnailV2ErrorUnsupportedExtension : DBXFilesThumbnailV2Error
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_extension`.
+ (instancetype)new;
@end

/// The image can't be read. It may be damaged or larger than 20 MB.
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

/// The conversion to a thumbnail failed.
@interface DBXFilesThumbnailV2ErrorConversionError : DBXFilesThumbnailV2Error
/// Creates an object with the tag `conversion_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_error`.
+ (instancetype)new;
@end

/// The user doesn't have access to this shared link.
@interface DBXFilesThumbnailV2ErrorAccessDenied : DBXFilesThumbnailV2Error
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_denied`.
+ (instancetype)new;
@end

/// The shared link doesn't exist.
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
/// The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The files to unlock.
@interface DBXFilesUnlockFileBatchArg : DBXObject
/// The files. Duplicates count once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBXFilesUnlockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The destination of an uploaded file, and the way to save it.
@interface DBXFilesUploadArg : DBXFilesCommitInfo
/// The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: The action to take if an item already exists at the path. The default is `add`.
///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`,
///     instead of failing with a conflict. The default is `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only and
///     doesn't affect conflicts.
///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
///     The default is `@NO`.
///   - propertyGroups: The custom properties to save with the file.
///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
///     content and an `.update` of a deleted file are conflicts, too. The default is `@NO`.
///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
///     characters.
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

/// The reason that a file wasn't uploaded.
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

/// Dropbox received the data but couldn't save it at this path.
@interface DBXFilesUploadErrorPath : DBXFilesUploadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesUploadWriteFailed *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesUploadWriteFailed *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property group isn't valid. The file was saved without the property groups.
@interface DBXFilesUploadErrorPropertiesError : DBXFilesUploadError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The request body is larger than 150 MiB. Use an upload session.
@interface DBXFilesUploadErrorPayloadTooLarge : DBXFilesUploadError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Upload the data again.
@interface DBXFilesUploadErrorContentHashMismatch : DBXFilesUploadError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// The destination requires encryption, which the API doesn't support.
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

/// The upload session to which to append data.
@interface DBXFilesUploadSessionAppendArg : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;

/// A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You must close
/// a concurrent session before you finish it. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The upload sessions to which to append data.
@interface DBXFilesUploadSessionAppendBatchArg : DBXObject
/// The upload sessions, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The data to append to one upload session.
@interface DBXFilesUploadSessionAppendBatchArgEntry : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// The number of bytes in the body that belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - length: The number of bytes in the body that belong to this session.
///   - close: A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    length:(NSNumber *)length
    close:(NSNumber *)close
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no data was appended to an upload session.
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

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendBatchEntryErrorNotFound : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset : DBXFilesUploadSessionAppendBatchEntryError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
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

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
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

/// The reason that no data was appended to any upload session.
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

/// The request body is larger than 150 MiB. Use several requests.
@interface DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionAppendBatchErrorContentHashMismatch : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// The sum of the lengths differs from the length of the body.
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

/// The outcome for each session.
@interface DBXFilesUploadSessionAppendBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one session.
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

/// The data wasn't appended.
@interface DBXFilesUploadSessionAppendBatchResultEntryFailure : DBXFilesUploadSessionAppendBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionAppendBatchEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionAppendBatchEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that data wasn't appended.
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

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendErrorNotFound : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionAppendErrorIncorrectOffset : DBXFilesUploadSessionAppendError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
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

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionAppendErrorPayloadTooLarge : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
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

/// The session isn't closed. Retired: the service no longer returns it.
@interface DBXFilesUploadSessionAppendErrorNotClosed : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_closed`.
+ (instancetype)new;
@end

/// A position in an upload session.
@interface DBXFilesUploadSessionCursor : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The number of bytes that the session already contains. The new data starts at this offset.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset NS_DESIGNATED_INITIALIZER;
@end

/// The upload session to save, and the destination.
@interface DBXFilesUploadSessionFinishArg : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// The destination of the file, and the way to save it.
@property (nonatomic, readonly) DBXFilesCommitInfo *commit;

/// The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox verifies the
/// received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The upload sessions to save, and the destinations.
@interface DBXFilesUploadSessionFinishBatchArg : DBXObject
/// The upload sessions and destinations. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The upload sessions and destinations. At most 1000 items.
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

/// The job is still running. Poll again later.
@interface DBXFilesUploadSessionFinishBatchJobStatusInProgress : DBXFilesUploadSessionFinishBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesUploadSessionFinishBatchJobStatusComplete : DBXFilesUploadSessionFinishBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesUploadSessionFinishBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `uploadSessionFinishBatch`: a job to poll, or the outcome.
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

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesUploadSessionFinishBatchLaunchAsyncJobId : DBXFilesUploadSessionFinishBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
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

/// The outcome for each file.
@interface DBXFilesUploadSessionFinishBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one file.
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

/// The file wasn't saved.
@interface DBXFilesUploadSessionFinishBatchResultEntryFailure : DBXFilesUploadSessionFinishBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionFinishError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an upload session wasn't saved as a file.
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

/// The session or the offset isn't valid.
@interface DBXFilesUploadSessionFinishErrorLookupFailed : DBXFilesUploadSessionFinishError
/// The value of `lookup_failed`.
@property (nonatomic, strong) DBXFilesUploadSessionLookupError *lookupFailed;
/// Creates an object with the tag `lookup_failed`.
- (instancetype)init:(DBXFilesUploadSessionLookupError *)lookupFailed NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of the
/// data as the offset.
@interface DBXFilesUploadSessionFinishErrorPath : DBXFilesUploadSessionFinishError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property group isn't valid. The file was saved without the property groups.
@interface DBXFilesUploadSessionFinishErrorPropertiesError : DBXFilesUploadSessionFinishError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The batch writes to too many shared folders. Use a batch for each shared folder. Deprecated.
@interface DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_shared_folder_targets`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_shared_folder_targets`.
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesUploadSessionFinishErrorTooManyWriteOperations : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// The request to finish a concurrent session can't contain data. Append the last chunk first.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
+ (instancetype)new;
@end

/// You must close a concurrent session, with `close` of its last append request, before you finish it.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_not_closed`.
+ (instancetype)new;
@end

/// Chunks of the file are missing. Append them before you finish the session.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_missing_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_missing_data`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionFinishErrorPayloadTooLarge : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionFinishErrorContentHashMismatch : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_hash_mismatch`.
+ (instancetype)new;
@end

/// The destination requires encryption, which the API doesn't support.
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

/// The reason that an upload session can't be used as requested.
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

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionLookupErrorNotFound : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found`.
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionLookupErrorIncorrectOffset : DBXFilesUploadSessionLookupError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
@interface DBXFilesUploadSessionLookupErrorClosed : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `closed`.
+ (instancetype)new;
@end

/// You must close a session, with `close` of its last request, before you finish it in a batch.
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

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
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

/// The actual offset of an upload session.
@interface DBXFilesUploadSessionOffsetError : DBXObject
/// The number of bytes that the session contains. Continue at this offset.
@property (nonatomic, readonly) NSNumber *correctOffset;

/// Creates an object.
///
/// - Parameters:
///   - correctOffset: The number of bytes that the session contains. Continue at this offset.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new upload session.
@interface DBXFilesUploadSessionStartArg : DBXObject
/// A Boolean value that indicates whether the data of this request is the entire file. Not supported for concurrent
/// sessions. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The type of the session. `nil` for a sequential session.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The number and type of new upload sessions.
@interface DBXFilesUploadSessionStartBatchArg : DBXObject
/// The type of the sessions. `nil` for sequential sessions.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;
/// The number of sessions to start. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object.
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    NS_DESIGNATED_INITIALIZER;
@end

/// The new upload sessions.
@interface DBXFilesUploadSessionStartBatchResult : DBXObject
/// The identifiers of the new sessions.
@property (nonatomic, readonly, copy) NSArray<NSString *> *sessionIds;

/// Creates an object.
///
/// - Parameters:
///   - sessionIds: The identifiers of the new sessions.
- (instancetype)initWithSessionIds:(NSArray<NSString *> *)sessionIds NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no upload session was started.
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

/// The request to start a concurrent session can't contain data.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
+ (instancetype)new;
@end

/// The request to start a concurrent session can't close it.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionStartErrorPayloadTooLarge : DBXFilesUploadSessionStartError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `payload_too_large`.
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
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

/// The new upload session.
@interface DBXFilesUploadSessionStartResult : DBXObject
/// The identifier of the new session. The session exists for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the new session. The session exists for 7 days.
- (instancetype)initWithSessionId:(NSString *)sessionId NS_DESIGNATED_INITIALIZER;
@end

/// The order in which an upload session accepts chunks.
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

/// Accepts one chunk after another.
@interface DBXFilesUploadSessionTypeSequential : DBXFilesUploadSessionType
/// Creates an object with the tag `sequential`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `sequential`.
+ (instancetype)new;
@end

/// Accepts chunks in any order and concurrently. Offsets and lengths must be multiples of 4,194,304 bytes, except for
/// the length of the last chunk.
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

/// Data that Dropbox received but couldn't save.
@interface DBXFilesUploadWriteFailed : DBXObject
/// The reason that the file wasn't saved.
@property (nonatomic, readonly) DBXFilesWriteError *reason;

/// The identifier of an upload session that contains the data. To save it elsewhere without another upload, use
/// `uploadSessionFinish`.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object.
///
/// - Parameters:
///   - reason: The reason that the file wasn't saved.
///   - uploadSessionId: The identifier of an upload session that contains the data. To save it elsewhere without
///     another upload, use `uploadSessionFinish`.
- (instancetype)initWithReason:(DBXFilesWriteError *)reason
    uploadSessionId:(NSString *)uploadSessionId
    NS_DESIGNATED_INITIALIZER;
@end

/// A tag that a user added.
@interface DBXFilesUserGeneratedTag : DBXObject
/// The tag, in lowercase. 1 to 32 characters. Matches `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - tagText: The tag, in lowercase. 1 to 32 characters. Matches `[\w]+`.
- (instancetype)initWithTagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a video.
@interface DBXFilesVideoMetadata : DBXFilesMediaMetadata
/// The duration in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The location at which the photo or video was taken.
///   - timeTaken: The time at which the photo or video was taken.
///   - duration: The duration in milliseconds.
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

/// The item that causes a write conflict.
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

/// A file exists at this path.
@interface DBXFilesWriteConflictErrorFile : DBXFilesWriteConflictError
/// Creates an object with the tag `file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file`.
+ (instancetype)new;
@end

/// A folder exists at this path.
@interface DBXFilesWriteConflictErrorFolder : DBXFilesWriteConflictError
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder`.
+ (instancetype)new;
@end

/// A file exists at the path of a required parent folder.
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

/// The reason that an item couldn't be written.
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

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem.
@interface DBXFilesWriteErrorMalformedPath : DBXFilesWriteError
/// The value of `malformed_path`.
@property (nonatomic, copy, nullable) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(nullable NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item.
@interface DBXFilesWriteErrorConflict : DBXFilesWriteError
/// The value of `conflict`.
@property (nonatomic, strong) DBXFilesWriteConflictError *conflict;
/// Creates an object with the tag `conflict`.
- (instancetype)init:(DBXFilesWriteConflictError *)conflict NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission to write to this path.
@interface DBXFilesWriteErrorNoWritePermission : DBXFilesWriteError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_write_permission`.
+ (instancetype)new;
@end

/// The user doesn't have enough space.
@interface DBXFilesWriteErrorInsufficientSpace : DBXFilesWriteError
/// Creates an object with the tag `insufficient_space`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_space`.
+ (instancetype)new;
@end

/// Dropbox doesn't allow this name. Choose another one.
@interface DBXFilesWriteErrorDisallowedName : DBXFilesWriteError
/// Creates an object with the tag `disallowed_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_name`.
+ (instancetype)new;
@end

/// This call can't move or delete team folders. Use the routes of `Team` instead.
@interface DBXFilesWriteErrorTeamFolder : DBXFilesWriteError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The operation isn't allowed at this path.
@interface DBXFilesWriteErrorOperationSuppressed : DBXFilesWriteError
/// Creates an object with the tag `operation_suppressed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `operation_suppressed`.
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesWriteErrorTooManyWriteOperations : DBXFilesWriteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_write_operations`.
+ (instancetype)new;
@end

/// An admin of the team restricted the access to the item.
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

/// The action to take if an item already exists at the path of an upload. An identical file isn't a conflict; a folder
/// always is.
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

/// Never overwrites a file. A file with different content is a conflict. With `autorename`, the new file is renamed,
/// for example to `report (2).txt`.
@interface DBXFilesWriteModeAdd : DBXFilesWriteMode
/// Creates an object with the tag `add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `add`.
+ (instancetype)new;
@end

/// Replaces the existing file, regardless of its content.
@interface DBXFilesWriteModeOverwrite : DBXFilesWriteMode
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `overwrite`.
+ (instancetype)new;
@end

/// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
/// conflicted copy next to it. At least 9 characters. Matches `[0-9a-f]+`.
@interface DBXFilesWriteModeUpdate : DBXFilesWriteMode
/// The value of `update`.
@property (nonatomic, copy) NSString *update;
/// Creates an object with the tag `update`.
- (instancetype)init:(NSString *)update NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
