// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+GToR.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESGetCopyReferenceArg @dynamic path; @end
@implementation DBFILESGetCopyReferenceArgSerializer @end
@implementation DBFILESGetCopyReferenceError @dynamic tag, path; @end
@implementation DBFILESGetCopyReferenceErrorSerializer @end
@implementation DBFILESGetCopyReferenceResult @dynamic metadata, dCopyReference, expires; @end
@implementation DBFILESGetCopyReferenceResultSerializer @end
@implementation DBFILESGetMetadataError @dynamic tag, path; @end
@implementation DBFILESGetMetadataErrorSerializer @end
@implementation DBFILESGetTagsArg @dynamic paths; @end
@implementation DBFILESGetTagsArgSerializer @end
@implementation DBFILESGetTagsResult @dynamic pathsToTags; @end
@implementation DBFILESGetTagsResultSerializer @end
@implementation DBFILESGetTemporaryLinkArg @dynamic path; @end
@implementation DBFILESGetTemporaryLinkArgSerializer @end
@implementation DBFILESGetTemporaryLinkError @dynamic tag, path; @end
@implementation DBFILESGetTemporaryLinkErrorSerializer @end
@implementation DBFILESGetTemporaryLinkResult @dynamic metadata, link; @end
@implementation DBFILESGetTemporaryLinkResultSerializer @end
@implementation DBFILESGetTemporaryUploadLinkArg @dynamic commitInfo, duration; @end
@implementation DBFILESGetTemporaryUploadLinkArgSerializer @end
@implementation DBFILESGetTemporaryUploadLinkResult @dynamic link; @end
@implementation DBFILESGetTemporaryUploadLinkResultSerializer @end
@implementation DBFILESGetThumbnailBatchArg @dynamic entries; @end
@implementation DBFILESGetThumbnailBatchArgSerializer @end
@implementation DBFILESGetThumbnailBatchError @dynamic tag; @end
@implementation DBFILESGetThumbnailBatchErrorSerializer @end
@implementation DBFILESGetThumbnailBatchResult @dynamic entries; @end
@implementation DBFILESGetThumbnailBatchResultSerializer @end
@implementation DBFILESGetThumbnailBatchResultData @dynamic metadata, thumbnail; @end
@implementation DBFILESGetThumbnailBatchResultDataSerializer @end
@implementation DBFILESGetThumbnailBatchResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESGetThumbnailBatchResultEntrySerializer @end
@implementation DBFILESGpsCoordinates @dynamic latitude, longitude; @end
@implementation DBFILESGpsCoordinatesSerializer @end
@implementation DBFILESHighlightSpan @dynamic highlightStr, isHighlighted; @end
@implementation DBFILESHighlightSpanSerializer @end
@implementation DBFILESImportFormat @dynamic tag; @end
@implementation DBFILESImportFormatSerializer @end
@implementation DBFILESLockConflictError @dynamic lock; @end
@implementation DBFILESLockConflictErrorSerializer @end
@implementation DBFILESLockFileArg @dynamic path; @end
@implementation DBFILESLockFileArgSerializer @end
@implementation DBFILESLockFileBatchArg @dynamic entries; @end
@implementation DBFILESLockFileBatchArgSerializer @end
@implementation DBFILESLockFileBatchResult @dynamic entries; @end
@implementation DBFILESLockFileBatchResultSerializer @end
@implementation DBFILESLockFileError @dynamic tag, pathLookup, lockConflict; @end
@implementation DBFILESLockFileErrorSerializer @end
@implementation DBFILESLockFileResult @dynamic metadata, lock; @end
@implementation DBFILESLockFileResultSerializer @end
@implementation DBFILESLockFileResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESLockFileResultEntrySerializer @end
@implementation DBFILESLookupError @dynamic tag, malformedPath; @end
@implementation DBFILESLookupErrorSerializer @end
@implementation DBFILESMediaInfo @dynamic tag, metadata; @end
@implementation DBFILESMediaInfoSerializer @end
@implementation DBFILESMetadataV2 @dynamic tag, metadata; @end
@implementation DBFILESMetadataV2Serializer @end
@implementation DBFILESMinimalFileLinkMetadata @dynamic url, id_, path, rev; @end
@implementation DBFILESMinimalFileLinkMetadataSerializer @end
@implementation DBFILESMoveBatchArg @dynamic allowOwnershipTransfer; @end
@implementation DBFILESMoveBatchArgSerializer @end
@implementation DBFILESMoveIntoFamilyError @dynamic tag; @end
@implementation DBFILESMoveIntoFamilyErrorSerializer @end
@implementation DBFILESMoveIntoVaultError @dynamic tag; @end
@implementation DBFILESMoveIntoVaultErrorSerializer @end
@implementation DBFILESPaperContentError @dynamic tag; @end
@implementation DBFILESPaperContentErrorSerializer @end
@implementation DBFILESPaperCreateArg @dynamic path, importFormat; @end
@implementation DBFILESPaperCreateArgSerializer @end
@implementation DBFILESPaperCreateError @dynamic tag; @end
@implementation DBFILESPaperCreateErrorSerializer @end
@implementation DBFILESPaperCreateResult @dynamic url, resultPath, fileId, paperRevision; @end
@implementation DBFILESPaperCreateResultSerializer @end
@implementation DBFILESPaperDocUpdatePolicy @dynamic tag; @end
@implementation DBFILESPaperDocUpdatePolicySerializer @end
@implementation DBFILESPaperUpdateArg @dynamic path, importFormat, docUpdatePolicy, paperRevision; @end
@implementation DBFILESPaperUpdateArgSerializer @end
@implementation DBFILESPaperUpdateError @dynamic tag, path; @end
@implementation DBFILESPaperUpdateErrorSerializer @end
@implementation DBFILESPaperUpdateResult @dynamic paperRevision; @end
@implementation DBFILESPaperUpdateResultSerializer @end
@implementation DBFILESPathOrLink @dynamic tag, path, link; @end
@implementation DBFILESPathOrLinkSerializer @end
@implementation DBFILESPathToTags @dynamic path, tags; @end
@implementation DBFILESPathToTagsSerializer @end
@implementation DBFILESPhotoMetadata @end
@implementation DBFILESPhotoMetadataSerializer @end
@implementation DBFILESPreviewArg @dynamic path, rev; @end
@implementation DBFILESPreviewArgSerializer @end
@implementation DBFILESPreviewError @dynamic tag, path; @end
@implementation DBFILESPreviewErrorSerializer @end
@implementation DBFILESPreviewResult @dynamic fileMetadata, linkMetadata; @end
@implementation DBFILESPreviewResultSerializer @end
@implementation DBFILESRemoveTagArg @dynamic path, tagText; @end
@implementation DBFILESRemoveTagArgSerializer @end
@implementation DBFILESRemoveTagError @dynamic tag, path; @end
@implementation DBFILESRemoveTagErrorSerializer @end
@implementation DBFILESRestoreArg @dynamic path, rev; @end
@implementation DBFILESRestoreArgSerializer @end
@implementation DBFILESRestoreError @dynamic tag, pathLookup, pathWrite; @end
@implementation DBFILESRestoreErrorSerializer @end
