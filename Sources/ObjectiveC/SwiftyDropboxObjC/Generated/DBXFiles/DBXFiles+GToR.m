// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+GToR.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesGetCopyReferenceArg @dynamic path; @end
@implementation DBXFilesGetCopyReferenceError @end
@implementation DBXFilesGetCopyReferenceErrorPath @dynamic path; @end
@implementation DBXFilesGetCopyReferenceErrorOther @end
@implementation DBXFilesGetCopyReferenceResult @dynamic metadata, copyReference, expires; @end
@implementation DBXFilesGetMetadataError @end
@implementation DBXFilesGetMetadataErrorPath @dynamic path; @end
@implementation DBXFilesGetTagsArg @dynamic paths; @end
@implementation DBXFilesGetTagsResult @dynamic pathsToTags; @end
@implementation DBXFilesGetTemporaryLinkArg @dynamic path; @end
@implementation DBXFilesGetTemporaryLinkError @end
@implementation DBXFilesGetTemporaryLinkErrorPath @dynamic path; @end
@implementation DBXFilesGetTemporaryLinkErrorEmailNotVerified @end
@implementation DBXFilesGetTemporaryLinkErrorUnsupportedFile @end
@implementation DBXFilesGetTemporaryLinkErrorNotAllowed @end
@implementation DBXFilesGetTemporaryLinkErrorOther @end
@implementation DBXFilesGetTemporaryLinkResult @dynamic metadata, link; @end
@implementation DBXFilesGetTemporaryUploadLinkArg @dynamic commitInfo, duration; @end
@implementation DBXFilesGetTemporaryUploadLinkResult @dynamic link; @end
@implementation DBXFilesGetThumbnailBatchArg @dynamic entries; @end
@implementation DBXFilesGetThumbnailBatchError @end
@implementation DBXFilesGetThumbnailBatchErrorTooManyFiles @end
@implementation DBXFilesGetThumbnailBatchErrorOther @end
@implementation DBXFilesGetThumbnailBatchResult @dynamic entries; @end
@implementation DBXFilesGetThumbnailBatchResultData @dynamic metadata, thumbnail; @end
@implementation DBXFilesGetThumbnailBatchResultEntry @end
@implementation DBXFilesGetThumbnailBatchResultEntrySuccess @dynamic success; @end
@implementation DBXFilesGetThumbnailBatchResultEntryFailure @dynamic failure; @end
@implementation DBXFilesGetThumbnailBatchResultEntryOther @end
@implementation DBXFilesGpsCoordinates @dynamic latitude, longitude; @end
@implementation DBXFilesHighlightSpan @dynamic highlightStr, isHighlighted; @end
@implementation DBXFilesImportFormat @end
@implementation DBXFilesImportFormatHtml @end
@implementation DBXFilesImportFormatMarkdown @end
@implementation DBXFilesImportFormatPlainText @end
@implementation DBXFilesImportFormatOther @end
@implementation DBXFilesLockConflictError @dynamic lock; @end
@implementation DBXFilesLockFileArg @dynamic path; @end
@implementation DBXFilesLockFileBatchArg @dynamic entries; @end
@implementation DBXFilesLockFileBatchResult @dynamic entries; @end
@implementation DBXFilesLockFileError @end
@implementation DBXFilesLockFileErrorPathLookup @dynamic pathLookup; @end
@implementation DBXFilesLockFileErrorTooManyWriteOperations @end
@implementation DBXFilesLockFileErrorTooManyFiles @end
@implementation DBXFilesLockFileErrorNoWritePermission @end
@implementation DBXFilesLockFileErrorCannotBeLocked @end
@implementation DBXFilesLockFileErrorFileNotShared @end
@implementation DBXFilesLockFileErrorLockConflict @dynamic lockConflict; @end
@implementation DBXFilesLockFileErrorInternalError @end
@implementation DBXFilesLockFileErrorOther @end
@implementation DBXFilesLockFileResult @dynamic metadata, lock; @end
@implementation DBXFilesLockFileResultEntry @end
@implementation DBXFilesLockFileResultEntrySuccess @dynamic success; @end
@implementation DBXFilesLockFileResultEntryFailure @dynamic failure; @end
@implementation DBXFilesLookupError @end
@implementation DBXFilesLookupErrorMalformedPath @dynamic malformedPath; @end
@implementation DBXFilesLookupErrorNotFound @end
@implementation DBXFilesLookupErrorNotFile @end
@implementation DBXFilesLookupErrorNotFolder @end
@implementation DBXFilesLookupErrorRestrictedContent @end
@implementation DBXFilesLookupErrorUnsupportedContentType @end
@implementation DBXFilesLookupErrorLocked @end
@implementation DBXFilesLookupErrorOther @end
@implementation DBXFilesMediaInfo @end
@implementation DBXFilesMediaInfoPending @end
@implementation DBXFilesMediaInfoMetadata @dynamic metadata; @end
@implementation DBXFilesMetadataV2 @end
@implementation DBXFilesMetadataV2Metadata @dynamic metadata; @end
@implementation DBXFilesMetadataV2Other @end
@implementation DBXFilesMinimalFileLinkMetadata @dynamic url, id, path, rev; @end
@implementation DBXFilesMoveBatchArg @dynamic allowOwnershipTransfer; @end
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
@implementation DBXFilesPaperCreateArg @dynamic path, importFormat; @end
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
@implementation DBXFilesPaperCreateResult @dynamic url, resultPath, fileId, paperRevision; @end
@implementation DBXFilesPaperDocUpdatePolicy @end
@implementation DBXFilesPaperDocUpdatePolicyUpdate @end
@implementation DBXFilesPaperDocUpdatePolicyOverwrite @end
@implementation DBXFilesPaperDocUpdatePolicyPrepend @end
@implementation DBXFilesPaperDocUpdatePolicyAppend @end
@implementation DBXFilesPaperDocUpdatePolicyOther @end
@implementation DBXFilesPaperUpdateArg @dynamic path, importFormat, docUpdatePolicy, paperRevision; @end
@implementation DBXFilesPaperUpdateError @end
@implementation DBXFilesPaperUpdateErrorInsufficientPermissions @end
@implementation DBXFilesPaperUpdateErrorContentMalformed @end
@implementation DBXFilesPaperUpdateErrorDocLengthExceeded @end
@implementation DBXFilesPaperUpdateErrorImageSizeExceeded @end
@implementation DBXFilesPaperUpdateErrorOther @end
@implementation DBXFilesPaperUpdateErrorPath @dynamic path; @end
@implementation DBXFilesPaperUpdateErrorRevisionMismatch @end
@implementation DBXFilesPaperUpdateErrorDocArchived @end
@implementation DBXFilesPaperUpdateErrorDocDeleted @end
@implementation DBXFilesPaperUpdateResult @dynamic paperRevision; @end
@implementation DBXFilesPathOrLink @end
@implementation DBXFilesPathOrLinkPath @dynamic path; @end
@implementation DBXFilesPathOrLinkLink @dynamic link; @end
@implementation DBXFilesPathOrLinkOther @end
@implementation DBXFilesPathToTags @dynamic path, tags; @end
@implementation DBXFilesPhotoMetadata @end
@implementation DBXFilesPreviewArg @dynamic path, rev; @end
@implementation DBXFilesPreviewError @end
@implementation DBXFilesPreviewErrorPath @dynamic path; @end
@implementation DBXFilesPreviewErrorInProgress @end
@implementation DBXFilesPreviewErrorUnsupportedExtension @end
@implementation DBXFilesPreviewErrorUnsupportedContent @end
@implementation DBXFilesPreviewResult @dynamic fileMetadata, linkMetadata; @end
@implementation DBXFilesRemoveTagArg @dynamic path, tagText; @end
@implementation DBXFilesRemoveTagError @end
@implementation DBXFilesRemoveTagErrorPath @dynamic path; @end
@implementation DBXFilesRemoveTagErrorOther @end
@implementation DBXFilesRemoveTagErrorTagNotPresent @end
@implementation DBXFilesRestoreArg @dynamic path, rev; @end
@implementation DBXFilesRestoreError @end
@implementation DBXFilesRestoreErrorPathLookup @dynamic pathLookup; @end
@implementation DBXFilesRestoreErrorPathWrite @dynamic pathWrite; @end
@implementation DBXFilesRestoreErrorInvalidRevision @end
@implementation DBXFilesRestoreErrorInProgress @end
@implementation DBXFilesRestoreErrorOther @end
