// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

@class DBFILESCommitInfo, DBFILESDimensions, DBFILESFileLock, DBFILESFileMetadata, DBFILESGetThumbnailBatchResultEntry,
    DBFILESLockFileResultEntry, DBFILESLookupError, DBFILESMediaMetadata, DBFILESMetadata, DBFILESPathToTags,
    DBFILESRelocationPath, DBFILESSharedLinkFileInfo, DBFILESTag, DBFILESThumbnailArg, DBFILESThumbnailError,
    DBFILESWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The item for which to create a copy reference.
@interface DBFILESGetCopyReferenceArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESGetCopyReferenceArg` from and to JSON.
@interface DBFILESGetCopyReferenceArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceArg *)instance;
+ (DBFILESGetCopyReferenceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetCopyReferenceError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetCopyReferenceErrorTag) {
    /// The item can't be found or read.
    DBFILESGetCopyReferenceErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetCopyReferenceErrorOther,
};

/// The reason that no copy reference was created.
@interface DBFILESGetCopyReferenceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetCopyReferenceErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESGetCopyReferenceError` from and to JSON.
@interface DBFILESGetCopyReferenceErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceError *)instance;
+ (DBFILESGetCopyReferenceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reference to a file or folder that another user can save.
@interface DBFILESGetCopyReferenceResult : DBStoneObject
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// The reference to pass to `copyReferenceSave`.
@property (nonatomic, readonly, copy) NSString *dCopyReference;
/// The time at which the reference expires. It currently lies decades in the future.
@property (nonatomic, readonly) NSDate *expires;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata
    dCopyReference:(NSString *)dCopyReference
    expires:(NSDate *)expires;
@end

/// Converts `DBFILESGetCopyReferenceResult` from and to JSON.
@interface DBFILESGetCopyReferenceResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceResult *)instance;
+ (DBFILESGetCopyReferenceResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetMetadataErrorTag) {
    /// The item can't be found or read.
    DBFILESGetMetadataErrorPath,
};

/// The reason that no metadata was returned.
@interface DBFILESGetMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetMetadataErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESGetMetadataError` from and to JSON.
@interface DBFILESGetMetadataErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetMetadataError *)instance;
+ (DBFILESGetMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items whose tags to get.
@interface DBFILESGetTagsArg : DBStoneObject
/// The paths of the files and folders. Each item starts with `/`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths;
@end

/// Converts `DBFILESGetTagsArg` from and to JSON.
@interface DBFILESGetTagsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTagsArg *)instance;
+ (DBFILESGetTagsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of the requested items.
@interface DBFILESGetTagsResult : DBStoneObject
/// The tags of each item.
@property (nonatomic, readonly) NSArray<DBFILESPathToTags *> *pathsToTags;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPathsToTags:(NSArray<DBFILESPathToTags *> *)pathsToTags;
@end

/// Converts `DBFILESGetTagsResult` from and to JSON.
@interface DBFILESGetTagsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTagsResult *)instance;
+ (DBFILESGetTagsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file for which to create a link.
@interface DBFILESGetTemporaryLinkArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
///   `ns:`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESGetTemporaryLinkArg` from and to JSON.
@interface DBFILESGetTemporaryLinkArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkArg *)instance;
+ (DBFILESGetTemporaryLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetTemporaryLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetTemporaryLinkErrorTag) {
    /// The file can't be found or read.
    DBFILESGetTemporaryLinkErrorPath,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBFILESGetTemporaryLinkErrorEmailNotVerified,
    /// The file has no binary content. Use `export` instead.
    DBFILESGetTemporaryLinkErrorUnsupportedFile,
    /// The file is restricted, or links of this user are banned.
    DBFILESGetTemporaryLinkErrorNotAllowed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetTemporaryLinkErrorOther,
};

/// The reason that no temporary link was created.
@interface DBFILESGetTemporaryLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetTemporaryLinkErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `email_not_verified`.
- (instancetype)initWithEmailNotVerified;
/// Creates an object with the tag `unsupported_file`.
- (instancetype)initWithUnsupportedFile;
/// Creates an object with the tag `not_allowed`.
- (instancetype)initWithNotAllowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `email_not_verified`.
- (BOOL)isEmailNotVerified;
/// Returns whether the tag is `unsupported_file`.
- (BOOL)isUnsupportedFile;
/// Returns whether the tag is `not_allowed`.
- (BOOL)isNotAllowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESGetTemporaryLinkError` from and to JSON.
@interface DBFILESGetTemporaryLinkErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkError *)instance;
+ (DBFILESGetTemporaryLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file, and a link to download it.
@interface DBFILESGetTemporaryLinkResult : DBStoneObject
/// The metadata of the file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
@property (nonatomic, readonly, copy) NSString *link;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESFileMetadata *)metadata link:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryLinkResult` from and to JSON.
@interface DBFILESGetTemporaryLinkResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkResult *)instance;
+ (DBFILESGetTemporaryLinkResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload that a link allows, and the time for which it is valid.
@interface DBFILESGetTemporaryUploadLinkArg : DBStoneObject
/// The destination of the uploaded file. Dropbox checks it when the link is used, not when it is created.
@property (nonatomic, readonly) DBFILESCommitInfo *commitInfo;
/// The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
@property (nonatomic, readonly) NSNumber *duration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it is
///     created.
///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
- (instancetype)initWithCommitInfo:(DBFILESCommitInfo *)commitInfo duration:(nullable NSNumber *)duration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCommitInfo:(DBFILESCommitInfo *)commitInfo;
@end

/// Converts `DBFILESGetTemporaryUploadLinkArg` from and to JSON.
@interface DBFILESGetTemporaryUploadLinkArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkArg *)instance;
+ (DBFILESGetTemporaryUploadLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to upload one file.
@interface DBFILESGetTemporaryUploadLinkResult : DBStoneObject
/// The URL to which to post the data once. The response contains the content hash of the received data.
@property (nonatomic, readonly, copy) NSString *link;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLink:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryUploadLinkResult` from and to JSON.
@interface DBFILESGetTemporaryUploadLinkResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkResult *)instance;
+ (DBFILESGetTemporaryUploadLinkResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The images for which to create thumbnails.
@interface DBFILESGetThumbnailBatchArg : DBStoneObject
/// The images, at most 25.
@property (nonatomic, readonly) NSArray<DBFILESThumbnailArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The images, at most 25.
- (instancetype)initWithEntries:(NSArray<DBFILESThumbnailArg *> *)entries;
@end

/// Converts `DBFILESGetThumbnailBatchArg` from and to JSON.
@interface DBFILESGetThumbnailBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchArg *)instance;
+ (DBFILESGetThumbnailBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetThumbnailBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetThumbnailBatchErrorTag) {
    /// The request contains more than 25 images.
    DBFILESGetThumbnailBatchErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetThumbnailBatchErrorOther,
};

/// The reason that no thumbnails were created.
@interface DBFILESGetThumbnailBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetThumbnailBatchErrorTag tag;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESGetThumbnailBatchError` from and to JSON.
@interface DBFILESGetThumbnailBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchError *)instance;
+ (DBFILESGetThumbnailBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each image.
@interface DBFILESGetThumbnailBatchResult : DBStoneObject
/// The outcome for each image, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESGetThumbnailBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESGetThumbnailBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESGetThumbnailBatchResult` from and to JSON.
@interface DBFILESGetThumbnailBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResult *)instance;
+ (DBFILESGetThumbnailBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The thumbnail of one image.
@interface DBFILESGetThumbnailBatchResultData : DBStoneObject
/// The metadata of the image file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESFileMetadata *)metadata thumbnail:(NSString *)thumbnail;
@end

/// Converts `DBFILESGetThumbnailBatchResultData` from and to JSON.
@interface DBFILESGetThumbnailBatchResultDataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResultData *)instance;
+ (DBFILESGetThumbnailBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetThumbnailBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetThumbnailBatchResultEntryTag) {
    /// The thumbnail was created.
    DBFILESGetThumbnailBatchResultEntrySuccess,
    /// No thumbnail was created for this image.
    DBFILESGetThumbnailBatchResultEntryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetThumbnailBatchResultEntryOther,
};

/// The outcome for one image.
@interface DBFILESGetThumbnailBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetThumbnailBatchResultEntryTag tag;
/// The thumbnail was created. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESGetThumbnailBatchResultData *success;
/// No thumbnail was created for this image. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESThumbnailError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESGetThumbnailBatchResultData *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESThumbnailError *)failure;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESGetThumbnailBatchResultEntry` from and to JSON.
@interface DBFILESGetThumbnailBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResultEntry *)instance;
+ (DBFILESGetThumbnailBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The location at which a photo or video was taken.
@interface DBFILESGpsCoordinates : DBStoneObject
/// The latitude in degrees, positive to the north.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east.
@property (nonatomic, readonly) NSNumber *longitude;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude;
@end

/// Converts `DBFILESGpsCoordinates` from and to JSON.
@interface DBFILESGpsCoordinatesSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGpsCoordinates *)instance;
+ (DBFILESGpsCoordinates *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A span of a filename in a search result.
@interface DBFILESHighlightSpan : DBStoneObject
/// The text of the span.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// A Boolean value that indicates whether the span matches the query.
@property (nonatomic, readonly) NSNumber *isHighlighted;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithHighlightStr:(NSString *)highlightStr isHighlighted:(NSNumber *)isHighlighted;
@end

/// Converts `DBFILESHighlightSpan` from and to JSON.
@interface DBFILESHighlightSpanSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESHighlightSpan *)instance;
+ (DBFILESHighlightSpan *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESImportFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESImportFormatTag) {
    /// HTML.
    DBFILESImportFormatHtml,
    /// Markdown.
    DBFILESImportFormatMarkdown,
    /// Plain text.
    DBFILESImportFormatPlainText,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESImportFormatOther,
};

/// The format of the content for a Paper document.
@interface DBFILESImportFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESImportFormatTag tag;
/// Creates an object with the tag `html`.
- (instancetype)initWithHtml;
/// Creates an object with the tag `markdown`.
- (instancetype)initWithMarkdown;
/// Creates an object with the tag `plain_text`.
- (instancetype)initWithPlainText;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `html`.
- (BOOL)isHtml;
/// Returns whether the tag is `markdown`.
- (BOOL)isMarkdown;
/// Returns whether the tag is `plain_text`.
- (BOOL)isPlainText;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESImportFormat` from and to JSON.
@interface DBFILESImportFormatSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESImportFormat *)instance;
+ (DBFILESImportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A conflicting lock.
@interface DBFILESLockConflictError : DBStoneObject
/// The conflicting lock.
@property (nonatomic, readonly) DBFILESFileLock *lock;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLock:(DBFILESFileLock *)lock;
@end

/// Converts `DBFILESLockConflictError` from and to JSON.
@interface DBFILESLockConflictErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockConflictError *)instance;
+ (DBFILESLockConflictError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file to lock or whose lock to get.
@interface DBFILESLockFileArg : DBStoneObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESLockFileArg` from and to JSON.
@interface DBFILESLockFileArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileArg *)instance;
+ (DBFILESLockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files to lock or whose locks to get.
@interface DBFILESLockFileBatchArg : DBStoneObject
/// The files. Duplicates count once.
@property (nonatomic, readonly) NSArray<DBFILESLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBFILESLockFileArg *> *)entries;
@end

/// Converts `DBFILESLockFileBatchArg` from and to JSON.
@interface DBFILESLockFileBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileBatchArg *)instance;
+ (DBFILESLockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each file.
@interface DBFILESLockFileBatchResult : DBFILESFileOpsResult
/// The outcome for each file, with its lock after the operation.
@property (nonatomic, readonly) NSArray<DBFILESLockFileResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESLockFileResultEntry *> *)entries;
@end

/// Converts `DBFILESLockFileBatchResult` from and to JSON.
@interface DBFILESLockFileBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileBatchResult *)instance;
+ (DBFILESLockFileBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLockFileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLockFileErrorTag) {
    /// The file can't be found or read.
    DBFILESLockFileErrorPathLookup,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESLockFileErrorTooManyWriteOperations,
    /// The request contains too many files. Use several calls.
    DBFILESLockFileErrorTooManyFiles,
    /// The user doesn't have permission to change the lock of this file.
    DBFILESLockFileErrorNoWritePermission,
    /// Files of this kind can't be locked.
    DBFILESLockFileErrorCannotBeLocked,
    /// The file isn't shared, so it can't be locked.
    DBFILESLockFileErrorFileNotShared,
    /// Another user holds a lock on the file.
    DBFILESLockFileErrorLockConflict,
    /// The outcome isn't known. Get the lock, and try again if necessary.
    DBFILESLockFileErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESLockFileErrorOther,
};

/// The reason that a lock wasn't set, removed, or returned.
@interface DBFILESLockFileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESLockFileErrorTag tag;
/// The file can't be found or read. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// Another user holds a lock on the file. Has a value only if `isLockConflict` returns `YES`.
@property (nonatomic, readonly) DBFILESLockConflictError *lockConflict;
/// Creates an object with the tag `path_lookup`.
- (instancetype)initWithPathLookup:(DBFILESLookupError *)pathLookup;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Creates an object with the tag `cannot_be_locked`.
- (instancetype)initWithCannotBeLocked;
/// Creates an object with the tag `file_not_shared`.
- (instancetype)initWithFileNotShared;
/// Creates an object with the tag `lock_conflict`.
- (instancetype)initWithLockConflict:(DBFILESLockConflictError *)lockConflict;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path_lookup`.
- (BOOL)isPathLookup;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns whether the tag is `cannot_be_locked`.
- (BOOL)isCannotBeLocked;
/// Returns whether the tag is `file_not_shared`.
- (BOOL)isFileNotShared;
/// Returns whether the tag is `lock_conflict`.
- (BOOL)isLockConflict;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESLockFileError` from and to JSON.
@interface DBFILESLockFileErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileError *)instance;
+ (DBFILESLockFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file and its lock.
@interface DBFILESLockFileResult : DBStoneObject
/// The metadata of the file. `fileLockInfo` contains the lock.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBFILESFileLock *lock;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata lock:(DBFILESFileLock *)lock;
@end

/// Converts `DBFILESLockFileResult` from and to JSON.
@interface DBFILESLockFileResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileResult *)instance;
+ (DBFILESLockFileResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLockFileResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLockFileResultEntryTag) {
    /// The operation succeeded.
    DBFILESLockFileResultEntrySuccess,
    /// The operation failed.
    DBFILESLockFileResultEntryFailure,
};

/// The outcome for one file.
@interface DBFILESLockFileResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESLockFileResultEntryTag tag;
/// The operation succeeded. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESLockFileResult *success;
/// The operation failed. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESLockFileError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESLockFileResult *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESLockFileError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESLockFileResultEntry` from and to JSON.
@interface DBFILESLockFileResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileResultEntry *)instance;
+ (DBFILESLockFileResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLookupErrorTag) {
    /// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated
    /// value may describe the problem.
    DBFILESLookupErrorMalformedPath,
    /// No item exists at this path.
    DBFILESLookupErrorNotFound,
    /// The item at this path is a folder, but the call requires a file.
    DBFILESLookupErrorNotFile,
    /// The item at this path is a file, but the call requires a folder.
    DBFILESLookupErrorNotFolder,
    /// The content of the file is restricted, for example for legal reasons.
    DBFILESLookupErrorRestrictedContent,
    /// The operation doesn't support content of this type.
    DBFILESLookupErrorUnsupportedContentType,
    /// The item is locked.
    DBFILESLookupErrorLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESLookupErrorOther,
};

/// The reason that an item couldn't be found or read.
@interface DBFILESLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESLookupErrorTag tag;

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem. Has a value only if `isMalformedPath` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *malformedPath;

/// Creates an object with the tag `malformed_path`.
- (instancetype)initWithMalformedPath:(nullable NSString *)malformedPath;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_file`.
- (instancetype)initWithNotFile;
/// Creates an object with the tag `not_folder`.
- (instancetype)initWithNotFolder;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `unsupported_content_type`.
- (instancetype)initWithUnsupportedContentType;
/// Creates an object with the tag `locked`.
- (instancetype)initWithLocked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_path`.
- (BOOL)isMalformedPath;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_file`.
- (BOOL)isNotFile;
/// Returns whether the tag is `not_folder`.
- (BOOL)isNotFolder;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `unsupported_content_type`.
- (BOOL)isUnsupportedContentType;
/// Returns whether the tag is `locked`.
- (BOOL)isLocked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESLookupError` from and to JSON.
@interface DBFILESLookupErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLookupError *)instance;
+ (DBFILESLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMediaInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMediaInfoTag) {
    /// Dropbox hasn't processed the photo or video yet. Try again later.
    DBFILESMediaInfoPending,
    /// The information, as a `Files.PhotoMetadata` or `Files.VideoMetadata`.
    DBFILESMediaInfoMetadata,
};

/// Information about a photo or video.
@interface DBFILESMediaInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMediaInfoTag tag;

/// The information, as a `Files.PhotoMetadata` or `Files.VideoMetadata`. Has a value only if `isMetadata` returns
/// `YES`.
@property (nonatomic, readonly) DBFILESMediaMetadata *metadata;

/// Creates an object with the tag `pending`.
- (instancetype)initWithPending;
/// Creates an object with the tag `metadata`.
- (instancetype)initWithMetadata:(DBFILESMediaMetadata *)metadata;
/// Returns whether the tag is `pending`.
- (BOOL)isPending;
/// Returns whether the tag is `metadata`.
- (BOOL)isMetadata;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESMediaInfo` from and to JSON.
@interface DBFILESMediaInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMediaInfo *)instance;
+ (DBFILESMediaInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMetadataV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMetadataV2Tag) {
    /// The metadata of the file or folder.
    DBFILESMetadataV2Metadata,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMetadataV2Other,
};

/// The metadata of an item in a search result.
@interface DBFILESMetadataV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMetadataV2Tag tag;
/// The metadata of the file or folder. Has a value only if `isMetadata` returns `YES`.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `metadata`.
- (BOOL)isMetadata;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESMetadataV2` from and to JSON.
@interface DBFILESMetadataV2Serializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMetadataV2 *)instance;
+ (DBFILESMetadataV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a file that a shared link refers to.
@interface DBFILESMinimalFileLinkMetadata : DBStoneObject
/// The URL of the shared link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identifier of the file. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id_;
/// The path of the file. `nil` if the file isn't in the caller's Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The current revision of the file. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    rev:(NSString *)rev
    id_:(nullable NSString *)id_
    path:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url rev:(NSString *)rev;
@end

/// Converts `DBFILESMinimalFileLinkMetadata` from and to JSON.
@interface DBFILESMinimalFileLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMinimalFileLinkMetadata *)instance;
+ (DBFILESMinimalFileLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items to move, and their destinations.
@interface DBFILESMoveBatchArg : DBFILESRelocationBatchArgBase
/// A Boolean value that indicates whether the move can change the owner of content. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content. The
///     default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries;
@end

/// Converts `DBFILESMoveBatchArg` from and to JSON.
@interface DBFILESMoveBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveBatchArg *)instance;
+ (DBFILESMoveBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMoveIntoFamilyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMoveIntoFamilyErrorTag) {
    /// Shared folders can't be moved into this folder.
    DBFILESMoveIntoFamilyErrorIsSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMoveIntoFamilyErrorOther,
};

/// The reason that an item wasn't moved into the Family Room folder.
@interface DBFILESMoveIntoFamilyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMoveIntoFamilyErrorTag tag;
/// Creates an object with the tag `is_shared_folder`.
- (instancetype)initWithIsSharedFolder;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `is_shared_folder`.
- (BOOL)isIsSharedFolder;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESMoveIntoFamilyError` from and to JSON.
@interface DBFILESMoveIntoFamilyErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoFamilyError *)instance;
+ (DBFILESMoveIntoFamilyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMoveIntoVaultError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMoveIntoVaultErrorTag) {
    /// Shared folders can't be moved into this folder.
    DBFILESMoveIntoVaultErrorIsSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMoveIntoVaultErrorOther,
};

/// The reason that an item wasn't moved into the Vault.
@interface DBFILESMoveIntoVaultError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMoveIntoVaultErrorTag tag;
/// Creates an object with the tag `is_shared_folder`.
- (instancetype)initWithIsSharedFolder;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `is_shared_folder`.
- (BOOL)isIsSharedFolder;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESMoveIntoVaultError` from and to JSON.
@interface DBFILESMoveIntoVaultErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoVaultError *)instance;
+ (DBFILESMoveIntoVaultError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperContentError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperContentErrorTag) {
    /// The user can't edit Paper documents.
    DBFILESPaperContentErrorInsufficientPermissions,
    /// The content isn't valid in the specified format.
    DBFILESPaperContentErrorContentMalformed,
    /// The document would be too long. Split it into several documents.
    DBFILESPaperContentErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBFILESPaperContentErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperContentErrorOther,
};

/// The reason that content wasn't accepted for a Paper document.
@interface DBFILESPaperContentError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPaperContentErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPaperContentError` from and to JSON.
@interface DBFILESPaperContentErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperContentError *)instance;
+ (DBFILESPaperContentError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new Paper document.
@interface DBFILESPaperCreateArg : DBStoneObject
/// The path of the new document. It must end with `.paper`. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBFILESImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
///   - importFormat: The format of the content.
- (instancetype)initWithPath:(NSString *)path importFormat:(DBFILESImportFormat *)importFormat;
@end

/// Converts `DBFILESPaperCreateArg` from and to JSON.
@interface DBFILESPaperCreateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateArg *)instance;
+ (DBFILESPaperCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperCreateErrorTag) {
    /// The user can't edit Paper documents.
    DBFILESPaperCreateErrorInsufficientPermissions,
    /// The content isn't valid in the specified format.
    DBFILESPaperCreateErrorContentMalformed,
    /// The document would be too long. Split it into several documents.
    DBFILESPaperCreateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBFILESPaperCreateErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperCreateErrorOther,
    /// The document can't be saved at this path.
    DBFILESPaperCreateErrorInvalidPath,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBFILESPaperCreateErrorEmailUnverified,
    /// The path doesn't end with `.paper`.
    DBFILESPaperCreateErrorInvalidFileExtension,
    /// The team has disabled Paper.
    DBFILESPaperCreateErrorPaperDisabled,
};

/// The reason that a Paper document wasn't created.
@interface DBFILESPaperCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPaperCreateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `invalid_path`.
- (instancetype)initWithInvalidPath;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `invalid_file_extension`.
- (instancetype)initWithInvalidFileExtension;
/// Creates an object with the tag `paper_disabled`.
- (instancetype)initWithPaperDisabled;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_path`.
- (BOOL)isInvalidPath;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `invalid_file_extension`.
- (BOOL)isInvalidFileExtension;
/// Returns whether the tag is `paper_disabled`.
- (BOOL)isPaperDisabled;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPaperCreateError` from and to JSON.
@interface DBFILESPaperCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateError *)instance;
+ (DBFILESPaperCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new Paper document.
@interface DBFILESPaperCreateResult : DBStoneObject
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
    paperRevision:(NSNumber *)paperRevision;
@end

/// Converts `DBFILESPaperCreateResult` from and to JSON.
@interface DBFILESPaperCreateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateResult *)instance;
+ (DBFILESPaperCreateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperDocUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperDocUpdatePolicyTag) {
    /// Replaces the content if the document has the specified revision, and fails otherwise.
    DBFILESPaperDocUpdatePolicyUpdate,
    /// Replaces the content, regardless of the revision.
    DBFILESPaperDocUpdatePolicyOverwrite,
    /// Inserts the new content before the existing content.
    DBFILESPaperDocUpdatePolicyPrepend,
    /// Appends the new content to the existing content.
    DBFILESPaperDocUpdatePolicyAppend,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperDocUpdatePolicyOther,
};

/// The way in which an update combines new content with a Paper document.
@interface DBFILESPaperDocUpdatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPaperDocUpdatePolicyTag tag;
/// Creates an object with the tag `update`.
- (instancetype)initWithUpdate;
/// Creates an object with the tag `overwrite`.
- (instancetype)initWithOverwrite;
/// Creates an object with the tag `prepend`.
- (instancetype)initWithPrepend;
/// Creates an object with the tag `append`.
- (instancetype)initWithAppend;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `update`.
- (BOOL)isUpdate;
/// Returns whether the tag is `overwrite`.
- (BOOL)isOverwrite;
/// Returns whether the tag is `prepend`.
- (BOOL)isPrepend;
/// Returns whether the tag is `append`.
- (BOOL)isAppend;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPaperDocUpdatePolicy` from and to JSON.
@interface DBFILESPaperDocUpdatePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperDocUpdatePolicy *)instance;
+ (DBFILESPaperDocUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Paper document to change, and the change.
@interface DBFILESPaperUpdateArg : DBStoneObject
/// The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBFILESImportFormat *importFormat;
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBFILESPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have. Required only for `.update`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - paperRevision: The revision that the document must have. Required only for `.update`.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy;
@end

/// Converts `DBFILESPaperUpdateArg` from and to JSON.
@interface DBFILESPaperUpdateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateArg *)instance;
+ (DBFILESPaperUpdateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperUpdateErrorTag) {
    /// The user can't edit Paper documents.
    DBFILESPaperUpdateErrorInsufficientPermissions,
    /// The content isn't valid in the specified format.
    DBFILESPaperUpdateErrorContentMalformed,
    /// The document would be too long. Split it into several documents.
    DBFILESPaperUpdateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBFILESPaperUpdateErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperUpdateErrorOther,
    /// The document can't be found or read.
    DBFILESPaperUpdateErrorPath,
    /// The document has changed since that revision. Get it again, and merge the changes.
    DBFILESPaperUpdateErrorRevisionMismatch,
    /// The document is archived.
    DBFILESPaperUpdateErrorDocArchived,
    /// The document was deleted.
    DBFILESPaperUpdateErrorDocDeleted,
};

/// The reason that a Paper document wasn't changed.
@interface DBFILESPaperUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPaperUpdateErrorTag tag;
/// The document can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)initWithRevisionMismatch;
/// Creates an object with the tag `doc_archived`.
- (instancetype)initWithDocArchived;
/// Creates an object with the tag `doc_deleted`.
- (instancetype)initWithDocDeleted;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `revision_mismatch`.
- (BOOL)isRevisionMismatch;
/// Returns whether the tag is `doc_archived`.
- (BOOL)isDocArchived;
/// Returns whether the tag is `doc_deleted`.
- (BOOL)isDocDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPaperUpdateError` from and to JSON.
@interface DBFILESPaperUpdateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateError *)instance;
+ (DBFILESPaperUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changed Paper document.
@interface DBFILESPaperUpdateResult : DBStoneObject
/// The new revision of the document.
@property (nonatomic, readonly) NSNumber *paperRevision;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPaperRevision:(NSNumber *)paperRevision;
@end

/// Converts `DBFILESPaperUpdateResult` from and to JSON.
@interface DBFILESPaperUpdateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateResult *)instance;
+ (DBFILESPaperUpdateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPathOrLink`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPathOrLinkTag) {
    /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
    DBFILESPathOrLinkPath,
    /// The shared link to the file.
    DBFILESPathOrLinkLink,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPathOrLinkOther,
};

/// A file, specified by a path or a shared link.
@interface DBFILESPathOrLink : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPathOrLinkTag tag;

/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`. Has a value
/// only if `isPath` returns `YES`.
@property (nonatomic, readonly, copy) NSString *path;

/// The shared link to the file. Has a value only if `isLink` returns `YES`.
@property (nonatomic, readonly) DBFILESSharedLinkFileInfo *link;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(NSString *)path;
/// Creates an object with the tag `link`.
- (instancetype)initWithLink:(DBFILESSharedLinkFileInfo *)link;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `link`.
- (BOOL)isLink;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPathOrLink` from and to JSON.
@interface DBFILESPathOrLinkSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathOrLink *)instance;
+ (DBFILESPathOrLink *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of one item.
@interface DBFILESPathToTags : DBStoneObject
/// The path of the file or folder. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tags of the item.
@property (nonatomic, readonly) NSArray<DBFILESTag *> *tags;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPath:(NSString *)path tags:(NSArray<DBFILESTag *> *)tags;
@end

/// Converts `DBFILESPathToTags` from and to JSON.
@interface DBFILESPathToTagsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathToTags *)instance;
+ (DBFILESPathToTags *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a photo.
@interface DBFILESPhotoMetadata : DBFILESMediaMetadata
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDimensions:(nullable DBFILESDimensions *)dimensions
    location:(nullable DBFILESGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESPhotoMetadata` from and to JSON.
@interface DBFILESPhotoMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPhotoMetadata *)instance;
+ (DBFILESPhotoMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to preview.
@interface DBFILESPreviewArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0 to 9 and
/// the letters a to f. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESPreviewArg` from and to JSON.
@interface DBFILESPreviewArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewArg *)instance;
+ (DBFILESPreviewArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPreviewError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPreviewErrorTag) {
    /// The file can't be found or read.
    DBFILESPreviewErrorPath,
    /// Dropbox is still creating the preview. Try again later.
    DBFILESPreviewErrorInProgress,
    /// Previews of files with this extension aren't supported.
    DBFILESPreviewErrorUnsupportedExtension,
    /// The content of this file can't be previewed.
    DBFILESPreviewErrorUnsupportedContent,
};

/// The reason that no preview was created.
@interface DBFILESPreviewError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPreviewErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)initWithUnsupportedExtension;
/// Creates an object with the tag `unsupported_content`.
- (instancetype)initWithUnsupportedContent;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `unsupported_extension`.
- (BOOL)isUnsupportedExtension;
/// Returns whether the tag is `unsupported_content`.
- (BOOL)isUnsupportedContent;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESPreviewError` from and to JSON.
@interface DBFILESPreviewErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewError *)instance;
+ (DBFILESPreviewError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file of a preview or thumbnail.
@interface DBFILESPreviewResult : DBStoneObject
/// The metadata of the file, if you specified it by a path.
@property (nonatomic, readonly, nullable) DBFILESFileMetadata *fileMetadata;
/// The metadata of the file, if you specified it by a shared link.
@property (nonatomic, readonly, nullable) DBFILESMinimalFileLinkMetadata *linkMetadata;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFileMetadata:(nullable DBFILESFileMetadata *)fileMetadata
    linkMetadata:(nullable DBFILESMinimalFileLinkMetadata *)linkMetadata;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESPreviewResult` from and to JSON.
@interface DBFILESPreviewResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewResult *)instance;
+ (DBFILESPreviewResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tag to remove from an item.
@interface DBFILESRemoveTagArg : DBStoneObject
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
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText;
@end

/// Converts `DBFILESRemoveTagArg` from and to JSON.
@interface DBFILESRemoveTagArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRemoveTagArg *)instance;
+ (DBFILESRemoveTagArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRemoveTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRemoveTagErrorTag) {
    /// The item can't be found or read.
    DBFILESRemoveTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRemoveTagErrorOther,
    /// The item doesn't have this tag.
    DBFILESRemoveTagErrorTagNotPresent,
};

/// The reason that a tag wasn't removed.
@interface DBFILESRemoveTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRemoveTagErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `tag_not_present`.
- (instancetype)initWithTagNotPresent;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `tag_not_present`.
- (BOOL)isTagNotPresent;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRemoveTagError` from and to JSON.
@interface DBFILESRemoveTagErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRemoveTagError *)instance;
+ (DBFILESRemoveTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The revision to restore, and the destination.
@interface DBFILESRestoreArg : DBStoneObject
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
- (instancetype)initWithPath:(NSString *)path rev:(NSString *)rev;
@end

/// Converts `DBFILESRestoreArg` from and to JSON.
@interface DBFILESRestoreArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRestoreArg *)instance;
+ (DBFILESRestoreArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRestoreError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRestoreErrorTag) {
    /// The revision can't be found or read at this path.
    DBFILESRestoreErrorPathLookup,
    /// The file can't be written to this path.
    DBFILESRestoreErrorPathWrite,
    /// The revision doesn't exist or is a deletion.
    DBFILESRestoreErrorInvalidRevision,
    /// The restore is still in progress.
    DBFILESRestoreErrorInProgress,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRestoreErrorOther,
};

/// The reason that a file wasn't restored.
@interface DBFILESRestoreError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRestoreErrorTag tag;
/// The revision can't be found or read at this path. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// The file can't be written to this path. Has a value only if `isPathWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *pathWrite;
/// Creates an object with the tag `path_lookup`.
- (instancetype)initWithPathLookup:(DBFILESLookupError *)pathLookup;
/// Creates an object with the tag `path_write`.
- (instancetype)initWithPathWrite:(DBFILESWriteError *)pathWrite;
/// Creates an object with the tag `invalid_revision`.
- (instancetype)initWithInvalidRevision;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path_lookup`.
- (BOOL)isPathLookup;
/// Returns whether the tag is `path_write`.
- (BOOL)isPathWrite;
/// Returns whether the tag is `invalid_revision`.
- (BOOL)isInvalidRevision;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRestoreError` from and to JSON.
@interface DBFILESRestoreErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRestoreError *)instance;
+ (DBFILESRestoreError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
