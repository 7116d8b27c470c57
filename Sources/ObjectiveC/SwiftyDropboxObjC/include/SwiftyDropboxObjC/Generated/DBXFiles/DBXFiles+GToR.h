// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

@class DBXFilesCommitInfo, DBXFilesDimensions, DBXFilesFileLock, DBXFilesFileMetadata,
    DBXFilesGetCopyReferenceErrorOther, DBXFilesGetCopyReferenceErrorPath, DBXFilesGetMetadataErrorPath,
    DBXFilesGetTemporaryLinkErrorEmailNotVerified, DBXFilesGetTemporaryLinkErrorNotAllowed,
    DBXFilesGetTemporaryLinkErrorOther, DBXFilesGetTemporaryLinkErrorPath, DBXFilesGetTemporaryLinkErrorUnsupportedFile,
    DBXFilesGetThumbnailBatchErrorOther, DBXFilesGetThumbnailBatchErrorTooManyFiles,
    DBXFilesGetThumbnailBatchResultEntry, DBXFilesGetThumbnailBatchResultEntryFailure,
    DBXFilesGetThumbnailBatchResultEntryOther, DBXFilesGetThumbnailBatchResultEntrySuccess, DBXFilesImportFormatHtml,
    DBXFilesImportFormatMarkdown, DBXFilesImportFormatOther, DBXFilesImportFormatPlainText,
    DBXFilesLockFileErrorCannotBeLocked, DBXFilesLockFileErrorFileNotShared, DBXFilesLockFileErrorInternalError,
    DBXFilesLockFileErrorLockConflict, DBXFilesLockFileErrorNoWritePermission, DBXFilesLockFileErrorOther,
    DBXFilesLockFileErrorPathLookup, DBXFilesLockFileErrorTooManyFiles, DBXFilesLockFileErrorTooManyWriteOperations,
    DBXFilesLockFileResultEntry, DBXFilesLockFileResultEntryFailure, DBXFilesLockFileResultEntrySuccess,
    DBXFilesLookupError, DBXFilesLookupErrorLocked, DBXFilesLookupErrorMalformedPath, DBXFilesLookupErrorNotFile,
    DBXFilesLookupErrorNotFolder, DBXFilesLookupErrorNotFound, DBXFilesLookupErrorOther,
    DBXFilesLookupErrorRestrictedContent, DBXFilesLookupErrorUnsupportedContentType, DBXFilesMediaInfoMetadata,
    DBXFilesMediaInfoPending, DBXFilesMediaMetadata, DBXFilesMetadata, DBXFilesMetadataV2Metadata,
    DBXFilesMetadataV2Other, DBXFilesMoveIntoFamilyErrorIsSharedFolder, DBXFilesMoveIntoFamilyErrorOther,
    DBXFilesMoveIntoVaultErrorIsSharedFolder, DBXFilesMoveIntoVaultErrorOther,
    DBXFilesPaperContentErrorContentMalformed, DBXFilesPaperContentErrorDocLengthExceeded,
    DBXFilesPaperContentErrorImageSizeExceeded, DBXFilesPaperContentErrorInsufficientPermissions,
    DBXFilesPaperContentErrorOther, DBXFilesPaperCreateErrorContentMalformed, DBXFilesPaperCreateErrorDocLengthExceeded,
    DBXFilesPaperCreateErrorEmailUnverified, DBXFilesPaperCreateErrorImageSizeExceeded,
    DBXFilesPaperCreateErrorInsufficientPermissions, DBXFilesPaperCreateErrorInvalidFileExtension,
    DBXFilesPaperCreateErrorInvalidPath, DBXFilesPaperCreateErrorOther, DBXFilesPaperCreateErrorPaperDisabled,
    DBXFilesPaperDocUpdatePolicyAppend, DBXFilesPaperDocUpdatePolicyOther, DBXFilesPaperDocUpdatePolicyOverwrite,
    DBXFilesPaperDocUpdatePolicyPrepend, DBXFilesPaperDocUpdatePolicyUpdate, DBXFilesPaperUpdateErrorContentMalformed,
    DBXFilesPaperUpdateErrorDocArchived, DBXFilesPaperUpdateErrorDocDeleted, DBXFilesPaperUpdateErrorDocLengthExceeded,
    DBXFilesPaperUpdateErrorImageSizeExceeded, DBXFilesPaperUpdateErrorInsufficientPermissions,
    DBXFilesPaperUpdateErrorOther, DBXFilesPaperUpdateErrorPath, DBXFilesPaperUpdateErrorRevisionMismatch,
    DBXFilesPathOrLinkLink, DBXFilesPathOrLinkOther, DBXFilesPathOrLinkPath, DBXFilesPathToTags,
    DBXFilesPreviewErrorInProgress, DBXFilesPreviewErrorPath, DBXFilesPreviewErrorUnsupportedContent,
    DBXFilesPreviewErrorUnsupportedExtension, DBXFilesRelocationPath, DBXFilesRemoveTagErrorOther,
    DBXFilesRemoveTagErrorPath, DBXFilesRemoveTagErrorTagNotPresent, DBXFilesRestoreErrorInProgress,
    DBXFilesRestoreErrorInvalidRevision, DBXFilesRestoreErrorOther, DBXFilesRestoreErrorPathLookup,
    DBXFilesRestoreErrorPathWrite, DBXFilesSharedLinkFileInfo, DBXFilesTag, DBXFilesThumbnailArg,
    DBXFilesThumbnailError, DBXFilesWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The item for which to create a copy reference.
@interface DBXFilesGetCopyReferenceArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
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

/// Creates an object. The properties describe the parameters.
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
/// The paths of the files and folders. Each item starts with `/`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths NS_DESIGNATED_INITIALIZER;
@end

/// The tags of the requested items.
@interface DBXFilesGetTagsResult : DBXObject
/// The tags of each item.
@property (nonatomic, readonly, copy) NSArray<DBXFilesPathToTags *> *pathsToTags;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPathsToTags:(NSArray<DBXFilesPathToTags *> *)pathsToTags NS_DESIGNATED_INITIALIZER;
@end

/// The file for which to create a link.
@interface DBXFilesGetTemporaryLinkArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
///   `ns:`.
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
+ (instancetype)new;
@end

/// The file has no binary content. Use `export` instead.
@interface DBXFilesGetTemporaryLinkErrorUnsupportedFile : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `unsupported_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is restricted, or links of this user are banned.
@interface DBXFilesGetTemporaryLinkErrorNotAllowed : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetTemporaryLinkErrorOther : DBXFilesGetTemporaryLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file, and a link to download it.
@interface DBXFilesGetTemporaryLinkResult : DBXObject
/// The metadata of the file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
@property (nonatomic, readonly, copy) NSString *link;
/// Creates an object. The properties describe the parameters.
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
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLink:(NSString *)link NS_DESIGNATED_INITIALIZER;
@end

/// The images for which to create thumbnails.
@interface DBXFilesGetThumbnailBatchArg : DBXObject
/// The images, at most 25.
@property (nonatomic, readonly, copy) NSArray<DBXFilesThumbnailArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The images, at most 25.
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesGetThumbnailBatchErrorOther : DBXFilesGetThumbnailBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each image.
@interface DBXFilesGetThumbnailBatchResult : DBXObject
/// The outcome for each image, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesGetThumbnailBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesGetThumbnailBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The thumbnail of one image.
@interface DBXFilesGetThumbnailBatchResultData : DBXObject
/// The metadata of the image file.
@property (nonatomic, readonly) DBXFilesFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;

/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// The location at which a photo or video was taken.
@interface DBXFilesGpsCoordinates : DBXObject
/// The latitude in degrees, positive to the north.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east.
@property (nonatomic, readonly) NSNumber *longitude;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude NS_DESIGNATED_INITIALIZER;
@end

/// A span of a filename in a search result.
@interface DBXFilesHighlightSpan : DBXObject
/// The text of the span.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// A Boolean value that indicates whether the span matches the query.
@property (nonatomic, readonly) NSNumber *isHighlighted;

/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// Markdown.
@interface DBXFilesImportFormatMarkdown : DBXFilesImportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Plain text.
@interface DBXFilesImportFormatPlainText : DBXFilesImportFormat
/// Creates an object with the tag `plain_text`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesImportFormatOther : DBXFilesImportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A conflicting lock.
@interface DBXFilesLockConflictError : DBXObject
/// The conflicting lock.
@property (nonatomic, readonly) DBXFilesFileLock *lock;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLock:(DBXFilesFileLock *)lock NS_DESIGNATED_INITIALIZER;
@end

/// A file to lock or whose lock to get.
@interface DBXFilesLockFileArg : DBXObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The files to lock or whose locks to get.
@interface DBXFilesLockFileBatchArg : DBXObject
/// The files. Duplicates count once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each file.
@interface DBXFilesLockFileBatchResult : DBXFilesFileOpsResult
/// The outcome for each file, with its lock after the operation.
@property (nonatomic, readonly, copy) NSArray<DBXFilesLockFileResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// The request contains too many files. Use several calls.
@interface DBXFilesLockFileErrorTooManyFiles : DBXFilesLockFileError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission to change the lock of this file.
@interface DBXFilesLockFileErrorNoWritePermission : DBXFilesLockFileError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files of this kind can't be locked.
@interface DBXFilesLockFileErrorCannotBeLocked : DBXFilesLockFileError
/// Creates an object with the tag `cannot_be_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file isn't shared, so it can't be locked.
@interface DBXFilesLockFileErrorFileNotShared : DBXFilesLockFileError
/// Creates an object with the tag `file_not_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesLockFileErrorOther : DBXFilesLockFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file and its lock.
@interface DBXFilesLockFileResult : DBXObject
/// The metadata of the file. `fileLockInfo` contains the lock.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBXFilesFileLock *lock;
/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// The item at this path is a folder, but the call requires a file.
@interface DBXFilesLookupErrorNotFile : DBXFilesLookupError
/// Creates an object with the tag `not_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item at this path is a file, but the call requires a folder.
@interface DBXFilesLookupErrorNotFolder : DBXFilesLookupError
/// Creates an object with the tag `not_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content of the file is restricted, for example for legal reasons.
@interface DBXFilesLookupErrorRestrictedContent : DBXFilesLookupError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation doesn't support content of this type.
@interface DBXFilesLookupErrorUnsupportedContentType : DBXFilesLookupError
/// Creates an object with the tag `unsupported_content_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is locked.
@interface DBXFilesLookupErrorLocked : DBXFilesLookupError
/// Creates an object with the tag `locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesLookupErrorOther : DBXFilesLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// The information, as a `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBXFilesMediaInfoMetadata : DBXFilesMediaInfo
/// The value of `metadata`.
@property (nonatomic, strong) DBXFilesMediaMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXFilesMediaMetadata *)metadata NS_DESIGNATED_INITIALIZER;
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
/// The current revision of the file. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    rev:(NSString *)rev
    id:(nullable NSString *)id
    path:(nullable NSString *)path
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesMoveIntoFamilyErrorOther : DBXFilesMoveIntoFamilyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesMoveIntoVaultErrorOther : DBXFilesMoveIntoVaultError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperContentErrorContentMalformed : DBXFilesPaperContentError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperContentErrorDocLengthExceeded : DBXFilesPaperContentError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXFilesPaperContentErrorImageSizeExceeded : DBXFilesPaperContentError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperContentErrorOther : DBXFilesPaperContentError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The properties of a new Paper document.
@interface DBXFilesPaperCreateArg : DBXObject
/// The path of the new document. It must end with `.paper`. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBXFilesImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
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
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperCreateErrorContentMalformed : DBXFilesPaperCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperCreateErrorDocLengthExceeded : DBXFilesPaperCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXFilesPaperCreateErrorImageSizeExceeded : DBXFilesPaperCreateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperCreateErrorOther : DBXFilesPaperCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document can't be saved at this path.
@interface DBXFilesPaperCreateErrorInvalidPath : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXFilesPaperCreateErrorEmailUnverified : DBXFilesPaperCreateError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The path doesn't end with `.paper`.
@interface DBXFilesPaperCreateErrorInvalidFileExtension : DBXFilesPaperCreateError
/// Creates an object with the tag `invalid_file_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has disabled Paper.
@interface DBXFilesPaperCreateErrorPaperDisabled : DBXFilesPaperCreateError
/// Creates an object with the tag `paper_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new Paper document.
@interface DBXFilesPaperCreateResult : DBXObject
/// The URL of the document.
@property (nonatomic, readonly, copy) NSString *url;
/// The actual path of the document.
@property (nonatomic, readonly, copy) NSString *resultPath;
/// The identifier of the document. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *fileId;
/// The revision of the document, for `paperUpdate`.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// Replaces the content, regardless of the revision.
@interface DBXFilesPaperDocUpdatePolicyOverwrite : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Inserts the new content before the existing content.
@interface DBXFilesPaperDocUpdatePolicyPrepend : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Appends the new content to the existing content.
@interface DBXFilesPaperDocUpdatePolicyAppend : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `append`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperDocUpdatePolicyOther : DBXFilesPaperDocUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The Paper document to change, and the change.
@interface DBXFilesPaperUpdateArg : DBXObject
/// The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
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
///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
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
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXFilesPaperUpdateErrorContentMalformed : DBXFilesPaperUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXFilesPaperUpdateErrorDocLengthExceeded : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXFilesPaperUpdateErrorImageSizeExceeded : DBXFilesPaperUpdateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesPaperUpdateErrorOther : DBXFilesPaperUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// The document is archived.
@interface DBXFilesPaperUpdateErrorDocArchived : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document was deleted.
@interface DBXFilesPaperUpdateErrorDocDeleted : DBXFilesPaperUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The changed Paper document.
@interface DBXFilesPaperUpdateResult : DBXObject
/// The new revision of the document.
@property (nonatomic, readonly) NSNumber *paperRevision;
/// Creates an object. The properties describe the parameters.
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

/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
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
+ (instancetype)new;
@end

/// The tags of one item.
@interface DBXFilesPathToTags : DBXObject
/// The path of the file or folder. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tags of the item.
@property (nonatomic, readonly, copy) NSArray<DBXFilesTag *> *tags;
/// Creates an object. The properties describe the parameters.
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
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0 to 9 and
/// the letters a to f. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
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
+ (instancetype)new;
@end

/// Previews of files with this extension aren't supported.
@interface DBXFilesPreviewErrorUnsupportedExtension : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content of this file can't be previewed.
@interface DBXFilesPreviewErrorUnsupportedContent : DBXFilesPreviewError
/// Creates an object with the tag `unsupported_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file of a preview or thumbnail.
@interface DBXFilesPreviewResult : DBXObject
/// The metadata of the file, if you specified it by a path.
@property (nonatomic, readonly, nullable) DBXFilesFileMetadata *fileMetadata;
/// The metadata of the file, if you specified it by a shared link.
@property (nonatomic, readonly, nullable) DBXFilesMinimalFileLinkMetadata *linkMetadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileMetadata:(nullable DBXFilesFileMetadata *)fileMetadata
    linkMetadata:(nullable DBXFilesMinimalFileLinkMetadata *)linkMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// The tag to remove from an item.
@interface DBXFilesRemoveTagArg : DBXObject
/// The path of the file or folder. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and underscores.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder. Starts with `/`.
///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and
///     underscores.
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
+ (instancetype)new;
@end

/// The item doesn't have this tag.
@interface DBXFilesRemoveTagErrorTagNotPresent : DBXFilesRemoveTagError
/// Creates an object with the tag `tag_not_present`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The revision to restore, and the destination.
@interface DBXFilesRestoreArg : DBXObject
/// The path at which to restore the file. Starts with `/` or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits 0 to 9 and
/// the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to restore the file. Starts with `/` or `ns:`.
///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits 0 to
///     9 and the letters a to f.
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
+ (instancetype)new;
@end

/// The restore is still in progress.
@interface DBXFilesRestoreErrorInProgress : DBXFilesRestoreError
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRestoreErrorOther : DBXFilesRestoreError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
