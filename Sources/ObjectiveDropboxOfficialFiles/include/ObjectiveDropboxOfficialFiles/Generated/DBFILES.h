// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEPROPERTIESInvalidPropertyGroupError;
@class DBFILEPROPERTIESLookUpPropertiesError;
@class DBFILEPROPERTIESPropertyGroup;
@class DBFILEPROPERTIESTemplateError;
@class DBFILEPROPERTIESTemplateFilterBase;
@class DBFILESAddTagArg;
@class DBFILESAddTagError;
@class DBFILESAlphaGetMetadataArg;
@class DBFILESAlphaGetMetadataError;
@class DBFILESBaseTagError;
@class DBFILESCommitInfo;
@class DBFILESContentSyncSetting;
@class DBFILESContentSyncSettingArg;
@class DBFILESCreateFolderArg;
@class DBFILESCreateFolderBatchArg;
@class DBFILESCreateFolderBatchError;
@class DBFILESCreateFolderBatchJobStatus;
@class DBFILESCreateFolderBatchLaunch;
@class DBFILESCreateFolderBatchResult;
@class DBFILESCreateFolderBatchResultEntry;
@class DBFILESCreateFolderEntryError;
@class DBFILESCreateFolderEntryResult;
@class DBFILESCreateFolderError;
@class DBFILESCreateFolderResult;
@class DBFILESDeleteArg;
@class DBFILESDeleteBatchArg;
@class DBFILESDeleteBatchError;
@class DBFILESDeleteBatchJobStatus;
@class DBFILESDeleteBatchLaunch;
@class DBFILESDeleteBatchResult;
@class DBFILESDeleteBatchResultData;
@class DBFILESDeleteBatchResultEntry;
@class DBFILESDeleteError;
@class DBFILESDeleteResult;
@class DBFILESDeletedMetadata;
@class DBFILESDimensions;
@class DBFILESDownloadArg;
@class DBFILESDownloadError;
@class DBFILESDownloadZipArg;
@class DBFILESDownloadZipError;
@class DBFILESDownloadZipResult;
@class DBFILESExportArg;
@class DBFILESExportError;
@class DBFILESExportInfo;
@class DBFILESExportMetadata;
@class DBFILESExportResult;
@class DBFILESFileCategory;
@class DBFILESFileLock;
@class DBFILESFileLockContent;
@class DBFILESFileLockMetadata;
@class DBFILESFileMetadata;
@class DBFILESFileOpsResult;
@class DBFILESFileSharingInfo;
@class DBFILESFileStatus;
@class DBFILESFolderMetadata;
@class DBFILESFolderSharingInfo;
@class DBFILESGetCopyReferenceArg;
@class DBFILESGetCopyReferenceError;
@class DBFILESGetCopyReferenceResult;
@class DBFILESGetMetadataArg;
@class DBFILESGetMetadataError;
@class DBFILESGetTagsArg;
@class DBFILESGetTagsResult;
@class DBFILESGetTemporaryLinkArg;
@class DBFILESGetTemporaryLinkError;
@class DBFILESGetTemporaryLinkResult;
@class DBFILESGetTemporaryUploadLinkArg;
@class DBFILESGetTemporaryUploadLinkResult;
@class DBFILESGetThumbnailBatchArg;
@class DBFILESGetThumbnailBatchError;
@class DBFILESGetThumbnailBatchResult;
@class DBFILESGetThumbnailBatchResultData;
@class DBFILESGetThumbnailBatchResultEntry;
@class DBFILESGpsCoordinates;
@class DBFILESHighlightSpan;
@class DBFILESImportFormat;
@class DBFILESListFolderArg;
@class DBFILESListFolderContinueArg;
@class DBFILESListFolderContinueError;
@class DBFILESListFolderError;
@class DBFILESListFolderGetLatestCursorResult;
@class DBFILESListFolderLongpollArg;
@class DBFILESListFolderLongpollError;
@class DBFILESListFolderLongpollResult;
@class DBFILESListFolderResult;
@class DBFILESListRevisionsArg;
@class DBFILESListRevisionsError;
@class DBFILESListRevisionsMode;
@class DBFILESListRevisionsResult;
@class DBFILESLockConflictError;
@class DBFILESLockFileArg;
@class DBFILESLockFileBatchArg;
@class DBFILESLockFileBatchResult;
@class DBFILESLockFileError;
@class DBFILESLockFileResult;
@class DBFILESLockFileResultEntry;
@class DBFILESLookupError;
@class DBFILESMediaInfo;
@class DBFILESMediaMetadata;
@class DBFILESMetadata;
@class DBFILESMetadataV2;
@class DBFILESMinimalFileLinkMetadata;
@class DBFILESMoveBatchArg;
@class DBFILESMoveIntoFamilyError;
@class DBFILESMoveIntoVaultError;
@class DBFILESPaperContentError;
@class DBFILESPaperCreateArg;
@class DBFILESPaperCreateError;
@class DBFILESPaperCreateResult;
@class DBFILESPaperDocUpdatePolicy;
@class DBFILESPaperUpdateArg;
@class DBFILESPaperUpdateError;
@class DBFILESPaperUpdateResult;
@class DBFILESPathOrLink;
@class DBFILESPathToTags;
@class DBFILESPhotoMetadata;
@class DBFILESPreviewArg;
@class DBFILESPreviewError;
@class DBFILESPreviewResult;
@class DBFILESRelocationArg;
@class DBFILESRelocationBatchArg;
@class DBFILESRelocationBatchArgBase;
@class DBFILESRelocationBatchError;
@class DBFILESRelocationBatchErrorEntry;
@class DBFILESRelocationBatchJobStatus;
@class DBFILESRelocationBatchLaunch;
@class DBFILESRelocationBatchResult;
@class DBFILESRelocationBatchResultData;
@class DBFILESRelocationBatchResultEntry;
@class DBFILESRelocationBatchV2JobStatus;
@class DBFILESRelocationBatchV2Launch;
@class DBFILESRelocationBatchV2Result;
@class DBFILESRelocationError;
@class DBFILESRelocationPath;
@class DBFILESRelocationResult;
@class DBFILESRemoveTagArg;
@class DBFILESRemoveTagError;
@class DBFILESRestoreArg;
@class DBFILESRestoreError;
@class DBFILESSaveCopyReferenceArg;
@class DBFILESSaveCopyReferenceError;
@class DBFILESSaveCopyReferenceResult;
@class DBFILESSaveUrlArg;
@class DBFILESSaveUrlError;
@class DBFILESSaveUrlJobStatus;
@class DBFILESSaveUrlResult;
@class DBFILESSearchArg;
@class DBFILESSearchError;
@class DBFILESSearchMatch;
@class DBFILESSearchMatchFieldOptions;
@class DBFILESSearchMatchType;
@class DBFILESSearchMatchTypeV2;
@class DBFILESSearchMatchV2;
@class DBFILESSearchMode;
@class DBFILESSearchOptions;
@class DBFILESSearchOrderBy;
@class DBFILESSearchResult;
@class DBFILESSearchV2Arg;
@class DBFILESSearchV2ContinueArg;
@class DBFILESSearchV2Result;
@class DBFILESSharedLink;
@class DBFILESSharedLinkFileInfo;
@class DBFILESSharingInfo;
@class DBFILESSingleUserLock;
@class DBFILESSymlinkInfo;
@class DBFILESSyncSetting;
@class DBFILESSyncSettingArg;
@class DBFILESSyncSettingsError;
@class DBFILESTag;
@class DBFILESThumbnailArg;
@class DBFILESThumbnailError;
@class DBFILESThumbnailFormat;
@class DBFILESThumbnailMode;
@class DBFILESThumbnailQuality;
@class DBFILESThumbnailSize;
@class DBFILESThumbnailV2Arg;
@class DBFILESThumbnailV2Error;
@class DBFILESUnlockFileArg;
@class DBFILESUnlockFileBatchArg;
@class DBFILESUploadArg;
@class DBFILESUploadError;
@class DBFILESUploadSessionAppendArg;
@class DBFILESUploadSessionAppendBatchArg;
@class DBFILESUploadSessionAppendBatchArgEntry;
@class DBFILESUploadSessionAppendBatchEntryError;
@class DBFILESUploadSessionAppendBatchError;
@class DBFILESUploadSessionAppendBatchResult;
@class DBFILESUploadSessionAppendBatchResultEntry;
@class DBFILESUploadSessionAppendError;
@class DBFILESUploadSessionCursor;
@class DBFILESUploadSessionFinishArg;
@class DBFILESUploadSessionFinishBatchArg;
@class DBFILESUploadSessionFinishBatchJobStatus;
@class DBFILESUploadSessionFinishBatchLaunch;
@class DBFILESUploadSessionFinishBatchResult;
@class DBFILESUploadSessionFinishBatchResultEntry;
@class DBFILESUploadSessionFinishError;
@class DBFILESUploadSessionLookupError;
@class DBFILESUploadSessionOffsetError;
@class DBFILESUploadSessionStartArg;
@class DBFILESUploadSessionStartBatchArg;
@class DBFILESUploadSessionStartBatchResult;
@class DBFILESUploadSessionStartError;
@class DBFILESUploadSessionStartResult;
@class DBFILESUploadSessionType;
@class DBFILESUploadWriteFailed;
@class DBFILESUserGeneratedTag;
@class DBFILESVideoMetadata;
@class DBFILESWriteConflictError;
@class DBFILESWriteError;
@class DBFILESWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// Which tag to add to what.
@interface DBFILESAddTagArg : DBStoneObject
/// The file or folder to tag. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText;
@end

/// Converts `DBFILESAddTagArg` from and to JSON.
@interface DBFILESAddTagArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAddTagArg *)instance;
/// Returns the object for JSON.
+ (DBFILESAddTagArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESAddTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESAddTagErrorTag) {
    /// The item cannot be found or read.
    DBFILESAddTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESAddTagErrorOther,
    /// The item has 20 tags already. Remove one first.
    DBFILESAddTagErrorTooManyTags,
};

/// Why a tag was not added.
@interface DBFILESAddTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAddTagErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `too_many_tags`.
- (instancetype)initWithTooManyTags;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `too_many_tags`.
- (BOOL)isTooManyTags;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESAddTagError` from and to JSON.
@interface DBFILESAddTagErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAddTagError *)instance;
/// Returns the object for JSON.
+ (DBFILESAddTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which item to look up, and what to tell about it.
@interface DBFILESGetMetadataArg : DBStoneObject
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
@property (nonatomic, readonly, nullable) DBFILEPROPERTIESTemplateFilterBase *includePropertyGroups;

/// Creates an object with all fields. `nil` stands for the default.
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
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESGetMetadataArg` from and to JSON.
@interface DBFILESGetMetadataArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetMetadataArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which item to look up, and what to tell about it.
@interface DBFILESAlphaGetMetadataArg : DBFILESGetMetadataArg
/// Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Deprecated.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object with all fields. `nil` stands for the default.
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
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESAlphaGetMetadataArg` from and to JSON.
@interface DBFILESAlphaGetMetadataArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAlphaGetMetadataArg *)instance;
/// Returns the object for JSON.
+ (DBFILESAlphaGetMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESAlphaGetMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESAlphaGetMetadataErrorTag) {
    /// The item cannot be found or read.
    DBFILESAlphaGetMetadataErrorPath,
    /// The property templates asked for do not exist.
    DBFILESAlphaGetMetadataErrorPropertiesError,
};

/// Why no metadata was returned.
@interface DBFILESAlphaGetMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAlphaGetMetadataErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// The property templates asked for do not exist. Has a value only if `isPropertiesError` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesError *propertiesError;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESLookUpPropertiesError *)propertiesError;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESAlphaGetMetadataError` from and to JSON.
@interface DBFILESAlphaGetMetadataErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAlphaGetMetadataError *)instance;
/// Returns the object for JSON.
+ (DBFILESAlphaGetMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESBaseTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESBaseTagErrorTag) {
    /// The item cannot be found or read.
    DBFILESBaseTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESBaseTagErrorOther,
};

/// Why tags were not read or changed.
@interface DBFILESBaseTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESBaseTagErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
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

/// Converts `DBFILESBaseTagError` from and to JSON.
@interface DBFILESBaseTagErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESBaseTagError *)instance;
/// Returns the object for JSON.
+ (DBFILESBaseTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where and how to save an uploaded file.
@interface DBFILESCommitInfo : DBStoneObject
/// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// What to do when something is there already. Default: `add`.
@property (nonatomic, readonly) DBFILESWriteMode *mode;
/// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// The time at which the user last changed the file, in whole seconds. It is kept for display and does not affect
/// conflicts.
@property (nonatomic, readonly, nullable) NSDate *clientModified;

/// Whether to spare the user's devices a notification about this change. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *mute;
/// Custom properties to save with the file.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that has been
/// deleted meanwhile. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *strictConflict;

/// Creates an object with all fields. `nil` stands for the default.
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
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESCommitInfo` from and to JSON.
@interface DBFILESCommitInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCommitInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESCommitInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How one item is synced to the computers of a team's members.
@interface DBFILESContentSyncSetting : DBStoneObject
/// The file or folder. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The setting it has.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id_: The file or folder. At least 4 characters. Pattern: `id:.+`.
///   - syncSetting: The setting it has.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSetting *)syncSetting;
@end

/// Converts `DBFILESContentSyncSetting` from and to JSON.
@interface DBFILESContentSyncSettingSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSetting *)instance;
/// Returns the object for JSON.
+ (DBFILESContentSyncSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The wish to change how one item is synced to the computers of a team's members.
@interface DBFILESContentSyncSettingArg : DBStoneObject
/// The file or folder. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The setting it gets.
@property (nonatomic, readonly) DBFILESSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id_: The file or folder. At least 4 characters. Pattern: `id:.+`.
///   - syncSetting: The setting it gets.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSettingArg *)syncSetting;
@end

/// Converts `DBFILESContentSyncSettingArg` from and to JSON.
@interface DBFILESContentSyncSettingArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSettingArg *)instance;
/// Returns the object for JSON.
+ (DBFILESContentSyncSettingArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to create.
@interface DBFILESCreateFolderArg : DBStoneObject
/// The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// Whether to choose another name instead of failing when something is there already. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path autorename:(nullable NSNumber *)autorename;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESCreateFolderArg` from and to JSON.
@interface DBFILESCreateFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderArg *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folders to create.
@interface DBFILESCreateFolderBatchArg : DBStoneObject
/// The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// Whether to choose another name where something is there already, instead of failing that entry. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;
/// Whether to answer with a job at once, even for a small batch. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - paths: The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name where something is there already, instead of failing that entry.
///     Default: `@NO`.
///   - forceAsync: Whether to answer with a job at once, even for a small batch. Default: `@NO`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths
    autorename:(nullable NSNumber *)autorename
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths;
@end

/// Converts `DBFILESCreateFolderBatchArg` from and to JSON.
@interface DBFILESCreateFolderBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchErrorTag) {
    /// The batch is too large. Split it.
    DBFILESCreateFolderBatchErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchErrorOther,
};

/// Why a batch of folders was not created at all.
@interface DBFILESCreateFolderBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchErrorTag tag;
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

/// Converts `DBFILESCreateFolderBatchError` from and to JSON.
@interface DBFILESCreateFolderBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESCreateFolderBatchJobStatusInProgress,
    /// The job has ended; look at each entry for its outcome.
    DBFILESCreateFolderBatchJobStatusComplete,
    /// The whole job has failed and created nothing.
    DBFILESCreateFolderBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchJobStatusOther,
};

/// The state of a job of `createFolderBatch`.
@interface DBFILESCreateFolderBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchJobStatusTag tag;
/// The job has ended; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResult *complete;
/// The whole job has failed and created nothing. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESCreateFolderBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESCreateFolderBatchError *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchJobStatus` from and to JSON.
@interface DBFILESCreateFolderBatchJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchJobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchLaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESCreateFolderBatchLaunchAsyncJobId,
    /// All is done already; look at each entry for its outcome.
    DBFILESCreateFolderBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchLaunchOther,
};

/// The answer of `createFolderBatch`: a job to poll, or the outcome.
@interface DBFILESCreateFolderBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESCreateFolderBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchLaunch` from and to JSON.
@interface DBFILESCreateFolderBatchLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchLaunch *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What results of changes have in common: nothing so far.
@interface DBFILESFileOpsResult : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBFILESFileOpsResult` from and to JSON.
@interface DBFILESFileOpsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileOpsResult *)instance;
/// Returns the object for JSON.
+ (DBFILESFileOpsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each folder.
@interface DBFILESCreateFolderBatchResult : DBFILESFileOpsResult
/// One outcome for each path, in the order of `paths`.
@property (nonatomic, readonly) NSArray<DBFILESCreateFolderBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each path, in the order of `paths`.
- (instancetype)initWithEntries:(NSArray<DBFILESCreateFolderBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESCreateFolderBatchResult` from and to JSON.
@interface DBFILESCreateFolderBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchResultEntryTag) {
    /// The folder was created.
    DBFILESCreateFolderBatchResultEntrySuccess,
    /// The folder was not created.
    DBFILESCreateFolderBatchResultEntryFailure,
};

/// What became of one folder.
@interface DBFILESCreateFolderBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResultEntryTag tag;
/// The folder was created. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderEntryResult *success;
/// The folder was not created. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderEntryError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESCreateFolderEntryResult *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESCreateFolderEntryError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchResultEntry` from and to JSON.
@interface DBFILESCreateFolderBatchResultEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderEntryError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderEntryErrorTag) {
    /// The folder cannot be created at this path.
    DBFILESCreateFolderEntryErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderEntryErrorOther,
};

/// Why one folder of a batch was not created.
@interface DBFILESCreateFolderEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderEntryErrorTag tag;
/// The folder cannot be created at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderEntryError` from and to JSON.
@interface DBFILESCreateFolderEntryErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderEntryError *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderEntryError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder that was created.
@interface DBFILESCreateFolderEntryResult : DBStoneObject
/// The new folder.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The new folder.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESCreateFolderEntryResult` from and to JSON.
@interface DBFILESCreateFolderEntryResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderEntryResult *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderEntryResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderErrorTag) {
    /// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already.
    DBFILESCreateFolderErrorPath,
};

/// Why a folder was not created.
@interface DBFILESCreateFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderErrorTag tag;

/// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already. Has a value only if
/// `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;

/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderError` from and to JSON.
@interface DBFILESCreateFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderError *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder that was created.
@interface DBFILESCreateFolderResult : DBFILESFileOpsResult
/// The new folder. Its name may differ from the one asked for when `autorename` is set.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The new folder. Its name may differ from the one asked for when `autorename` is set.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESCreateFolderResult` from and to JSON.
@interface DBFILESCreateFolderResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderResult *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to delete.
@interface DBFILESDeleteArg : DBStoneObject
/// The file or folder to delete: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9 characters.
/// Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path parentRev:(nullable NSString *)parentRev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDeleteArg` from and to JSON.
@interface DBFILESDeleteArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteArg *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to delete.
@interface DBFILESDeleteBatchArg : DBStoneObject
/// What to delete. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: What to delete. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBFILESDeleteArg *> *)entries;
@end

/// Converts `DBFILESDeleteBatchArg` from and to JSON.
@interface DBFILESDeleteBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchErrorTag) {
    /// Each entry reports this for itself, as `Files.DeleteError`. Deprecated.
    DBFILESDeleteBatchErrorTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchErrorOther,
};

/// Why a batch was not deleted at all.
@interface DBFILESDeleteBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchErrorTag tag;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchError` from and to JSON.
@interface DBFILESDeleteBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESDeleteBatchJobStatusInProgress,
    /// The job has ended; look at each entry for its outcome.
    DBFILESDeleteBatchJobStatusComplete,
    /// The whole job has failed.
    DBFILESDeleteBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchJobStatusOther,
};

/// The state of a job of `deleteBatch`.
@interface DBFILESDeleteBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchJobStatusTag tag;
/// The job has ended; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResult *complete;
/// The whole job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESDeleteBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESDeleteBatchError *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchJobStatus` from and to JSON.
@interface DBFILESDeleteBatchJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchJobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchLaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESDeleteBatchLaunchAsyncJobId,
    /// All is done already; look at each entry for its outcome.
    DBFILESDeleteBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchLaunchOther,
};

/// The answer of `deleteBatch`: a job to poll, or the outcome.
@interface DBFILESDeleteBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESDeleteBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchLaunch` from and to JSON.
@interface DBFILESDeleteBatchLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchLaunch *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each entry.
@interface DBFILESDeleteBatchResult : DBFILESFileOpsResult
/// One outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESDeleteBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESDeleteBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESDeleteBatchResult` from and to JSON.
@interface DBFILESDeleteBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was deleted.
@interface DBFILESDeleteBatchResultData : DBStoneObject
/// The item as it was before it was deleted.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item as it was before it was deleted.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESDeleteBatchResultData` from and to JSON.
@interface DBFILESDeleteBatchResultDataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResultData *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchResultEntryTag) {
    /// The item was deleted.
    DBFILESDeleteBatchResultEntrySuccess,
    /// The item was not deleted.
    DBFILESDeleteBatchResultEntryFailure,
};

/// What became of one entry.
@interface DBFILESDeleteBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchResultEntryTag tag;
/// The item was deleted. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResultData *success;
/// The item was not deleted. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESDeleteBatchResultData *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESDeleteError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchResultEntry` from and to JSON.
@interface DBFILESDeleteBatchResultEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteErrorTag) {
    /// There is nothing to delete at this path.
    DBFILESDeleteErrorPathLookup,
    /// The item exists but must not be deleted, or has changed since `parentRev`.
    DBFILESDeleteErrorPathWrite,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESDeleteErrorTooManyWriteOperations,
    /// The folder holds too much for one call. Delete its parts one after another.
    DBFILESDeleteErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteErrorOther,
};

/// Why an item was not deleted.
@interface DBFILESDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteErrorTag tag;
/// There is nothing to delete at this path. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;

/// The item exists but must not be deleted, or has changed since `parentRev`. Has a value only if `isPathWrite` returns
/// `YES`.
@property (nonatomic, readonly) DBFILESWriteError *pathWrite;

/// Creates an object with the tag `path_lookup`.
- (instancetype)initWithPathLookup:(DBFILESLookupError *)pathLookup;
/// Creates an object with the tag `path_write`.
- (instancetype)initWithPathWrite:(DBFILESWriteError *)pathWrite;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path_lookup`.
- (BOOL)isPathLookup;
/// Returns whether the tag is `path_write`.
- (BOOL)isPathWrite;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteError` from and to JSON.
@interface DBFILESDeleteErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteError *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was deleted.
@interface DBFILESDeleteResult : DBFILESFileOpsResult
/// The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
///     `Files.DeletedMetadata`.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESDeleteResult` from and to JSON.
@interface DBFILESDeleteResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteResult *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is common to files, folders and deleted entries. Cast it to `Files.FileMetadata`, `Files.FolderMetadata` or
/// `Files.DeletedMetadata`.
@interface DBFILESMetadata : DBStoneObject
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

/// Creates an object with all fields. `nil` stands for the default.
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
    previewUrl:(nullable NSString *)previewUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBFILESMetadata` from and to JSON.
@interface DBFILESMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A path where a file or folder used to be.
@interface DBFILESDeletedMetadata : DBFILESMetadata
/// Whether the item can be restored. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default.
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
    isRestorable:(nullable NSNumber *)isRestorable;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBFILESDeletedMetadata` from and to JSON.
@interface DBFILESDeletedMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeletedMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESDeletedMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The size of a picture or video.
@interface DBFILESDimensions : DBStoneObject
/// The height in pixels.
@property (nonatomic, readonly) NSNumber *height;
/// The width in pixels.
@property (nonatomic, readonly) NSNumber *width;

/// Creates an object.
///
/// - Parameters:
///   - height: The height in pixels.
///   - width: The width in pixels.
- (instancetype)initWithHeight:(NSNumber *)height width:(NSNumber *)width;
@end

/// Converts `DBFILESDimensions` from and to JSON.
@interface DBFILESDimensionsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDimensions *)instance;
/// Returns the object for JSON.
+ (DBFILESDimensions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to download.
@interface DBFILESDownloadArg : DBStoneObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDownloadArg` from and to JSON.
@interface DBFILESDownloadArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadArg *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDownloadError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDownloadErrorTag) {
    /// The file cannot be found or read.
    DBFILESDownloadErrorPath,
    /// This file has no bytes of its own, as a Google Doc has none. Use `export`.
    DBFILESDownloadErrorUnsupportedFile,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadErrorOther,
};

/// Why a file was not downloaded.
@interface DBFILESDownloadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_file`.
- (instancetype)initWithUnsupportedFile;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_file`.
- (BOOL)isUnsupportedFile;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDownloadError` from and to JSON.
@interface DBFILESDownloadErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadError *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to download.
@interface DBFILESDownloadZipArg : DBStoneObject
/// The folder: a path or an `id:…`, not a single file. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDownloadZipArg` from and to JSON.
@interface DBFILESDownloadZipArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipArg *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadZipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDownloadZipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDownloadZipErrorTag) {
    /// The folder cannot be found or read.
    DBFILESDownloadZipErrorPath,
    /// The folder has 20 GB or more, or a file of 4 GB or more. Download its parts, or file by file.
    DBFILESDownloadZipErrorTooLarge,
    /// The folder has 10,000 entries or more. Download its subfolders one after another, or file by file.
    DBFILESDownloadZipErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadZipErrorOther,
};

/// Why a folder was not downloaded.
@interface DBFILESDownloadZipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadZipErrorTag tag;
/// The folder cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDownloadZipError` from and to JSON.
@interface DBFILESDownloadZipErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipError *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadZipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder that was downloaded.
@interface DBFILESDownloadZipResult : DBStoneObject
/// The folder that the archive holds.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The folder that the archive holds.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESDownloadZipResult` from and to JSON.
@interface DBFILESDownloadZipResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipResult *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadZipResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to export, and to what format.
@interface DBFILESExportArg : DBStoneObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
- (instancetype)initWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESExportArg` from and to JSON.
@interface DBFILESExportArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportArg *)instance;
/// Returns the object for JSON.
+ (DBFILESExportArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESExportError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESExportErrorTag) {
    /// The file cannot be found or read.
    DBFILESExportErrorPath,
    /// This file has bytes of its own. Use `download`.
    DBFILESExportErrorNonExportable,
    /// The file cannot be exported to this format. See `exportOptions` in its metadata.
    DBFILESExportErrorInvalidExportFormat,
    /// The converted file is not ready yet. Try again in a while.
    DBFILESExportErrorRetryError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESExportErrorOther,
};

/// Why a file was not exported.
@interface DBFILESExportError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESExportErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `non_exportable`.
- (instancetype)initWithNonExportable;
/// Creates an object with the tag `invalid_export_format`.
- (instancetype)initWithInvalidExportFormat;
/// Creates an object with the tag `retry_error`.
- (instancetype)initWithRetryError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `non_exportable`.
- (BOOL)isNonExportable;
/// Returns whether the tag is `invalid_export_format`.
- (BOOL)isInvalidExportFormat;
/// Returns whether the tag is `retry_error`.
- (BOOL)isRetryError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESExportError` from and to JSON.
@interface DBFILESExportErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportError *)instance;
/// Returns the object for JSON.
+ (DBFILESExportError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The formats to which a file can be exported.
@interface DBFILESExportInfo : DBStoneObject
/// The format in which `export` delivers the file by default, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that may be passed to `export` as `exportFormat`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - exportAs: The format in which `export` delivers the file by default, such as `xlsx`.
///   - exportOptions: The formats that may be passed to `export` as `exportFormat`.
- (instancetype)initWithExportAs:(nullable NSString *)exportAs
    exportOptions:(nullable NSArray<NSString *> *)exportOptions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESExportInfo` from and to JSON.
@interface DBFILESExportInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESExportInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The exported file.
@interface DBFILESExportMetadata : DBStoneObject
/// The file name with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file, to verify what was received. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, as `paperUpdate` expects it.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The file name with the extension of the exported format.
///   - size: The size of the exported file in bytes.
///   - exportHash: The content hash of the exported file, to verify what was received. Exactly 64 characters.
///   - paperRevision: The revision of a Paper document, as `paperUpdate` expects it.
- (instancetype)initWithName:(NSString *)name
    size:(NSNumber *)size
    exportHash:(nullable NSString *)exportHash
    paperRevision:(nullable NSNumber *)paperRevision;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name size:(NSNumber *)size;
@end

/// Converts `DBFILESExportMetadata` from and to JSON.
@interface DBFILESExportMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESExportMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An exported file and its origin.
@interface DBFILESExportResult : DBStoneObject
/// The file as delivered.
@property (nonatomic, readonly) DBFILESExportMetadata *exportMetadata;
/// The file as it lies in Dropbox.
@property (nonatomic, readonly) DBFILESFileMetadata *fileMetadata;

/// Creates an object.
///
/// - Parameters:
///   - exportMetadata: The file as delivered.
///   - fileMetadata: The file as it lies in Dropbox.
- (instancetype)initWithExportMetadata:(DBFILESExportMetadata *)exportMetadata
    fileMetadata:(DBFILESFileMetadata *)fileMetadata;
@end

/// Converts `DBFILESExportResult` from and to JSON.
@interface DBFILESExportResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportResult *)instance;
/// Returns the object for JSON.
+ (DBFILESExportResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileCategory`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileCategoryTag) {
    /// Pictures, such as jpg, png and gif.
    DBFILESFileCategoryImage,
    /// Text documents, such as doc, docx and txt.
    DBFILESFileCategoryDocument,
    /// PDF documents.
    DBFILESFileCategoryPdf,
    /// Spreadsheets, such as xlsx, xls and csv.
    DBFILESFileCategorySpreadsheet,
    /// Presentations, such as ppt, pptx and key.
    DBFILESFileCategoryPresentation,
    /// Sound, such as mp3, wav and mid.
    DBFILESFileCategoryAudio,
    /// Films, such as mov, wmv and mp4.
    DBFILESFileCategoryVideo,
    /// Folders.
    DBFILESFileCategoryFolder,
    /// Paper documents.
    DBFILESFileCategoryPaper,
    /// Whatever fits no other category.
    DBFILESFileCategoryOthers,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileCategoryOther,
};

/// A kind of file by which a search can be narrowed.
@interface DBFILESFileCategory : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileCategoryTag tag;
/// Creates an object with the tag `image`.
- (instancetype)initWithImage;
/// Creates an object with the tag `document`.
- (instancetype)initWithDocument;
/// Creates an object with the tag `pdf`.
- (instancetype)initWithPdf;
/// Creates an object with the tag `spreadsheet`.
- (instancetype)initWithSpreadsheet;
/// Creates an object with the tag `presentation`.
- (instancetype)initWithPresentation;
/// Creates an object with the tag `audio`.
- (instancetype)initWithAudio;
/// Creates an object with the tag `video`.
- (instancetype)initWithVideo;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder;
/// Creates an object with the tag `paper`.
- (instancetype)initWithPaper;
/// Creates an object with the tag `others`.
- (instancetype)initWithOthers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `image`.
- (BOOL)isImage;
/// Returns whether the tag is `document`.
- (BOOL)isDocument;
/// Returns whether the tag is `pdf`.
- (BOOL)isPdf;
/// Returns whether the tag is `spreadsheet`.
- (BOOL)isSpreadsheet;
/// Returns whether the tag is `presentation`.
- (BOOL)isPresentation;
/// Returns whether the tag is `audio`.
- (BOOL)isAudio;
/// Returns whether the tag is `video`.
- (BOOL)isVideo;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns whether the tag is `paper`.
- (BOOL)isPaper;
/// Returns whether the tag is `others`.
- (BOOL)isOthers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileCategory` from and to JSON.
@interface DBFILESFileCategorySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileCategory *)instance;
/// Returns the object for JSON.
+ (DBFILESFileCategory *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The lock of a file, or that there is none.
@interface DBFILESFileLock : DBStoneObject
/// Who holds the lock, if anybody.
@property (nonatomic, readonly) DBFILESFileLockContent *content;

/// Creates an object.
///
/// - Parameters:
///   - content: Who holds the lock, if anybody.
- (instancetype)initWithContent:(DBFILESFileLockContent *)content;
@end

/// Converts `DBFILESFileLock` from and to JSON.
@interface DBFILESFileLockSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLock *)instance;
/// Returns the object for JSON.
+ (DBFILESFileLock *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileLockContent`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileLockContentTag) {
    /// Nobody holds a lock.
    DBFILESFileLockContentUnlocked,
    /// One user holds the lock.
    DBFILESFileLockContentSingleUser,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileLockContentOther,
};

/// Who holds a lock.
@interface DBFILESFileLockContent : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileLockContentTag tag;
/// One user holds the lock. Has a value only if `isSingleUser` returns `YES`.
@property (nonatomic, readonly) DBFILESSingleUserLock *singleUser;
/// Creates an object with the tag `unlocked`.
- (instancetype)initWithUnlocked;
/// Creates an object with the tag `single_user`.
- (instancetype)initWithSingleUser:(DBFILESSingleUserLock *)singleUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unlocked`.
- (BOOL)isUnlocked;
/// Returns whether the tag is `single_user`.
- (BOOL)isSingleUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileLockContent` from and to JSON.
@interface DBFILESFileLockContentSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLockContent *)instance;
/// Returns the object for JSON.
+ (DBFILESFileLockContent *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The lock of a file, as its metadata tells it.
@interface DBFILESFileLockMetadata : DBStoneObject
/// Whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The name of the holder, for display.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account that holds the lock, if it is known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// When the file was locked.
@property (nonatomic, readonly, nullable) NSDate *created;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - isLockholder: Whether the calling user holds the lock.
///   - lockholderName: The name of the holder, for display.
///   - lockholderAccountId: The account that holds the lock, if it is known. Exactly 40 characters.
///   - created: When the file was locked.
- (instancetype)initWithIsLockholder:(nullable NSNumber *)isLockholder
    lockholderName:(nullable NSString *)lockholderName
    lockholderAccountId:(nullable NSString *)lockholderAccountId
    created:(nullable NSDate *)created;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESFileLockMetadata` from and to JSON.
@interface DBFILESFileLockMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLockMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESFileLockMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file: its name and place, revision, size and content hash.
@interface DBFILESFileMetadata : DBFILESMetadata
/// The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it wherever an
/// `id:…` path is accepted. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;

/// The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by it, but compare
/// `rev` or `contentHash` to detect changes.
@property (nonatomic, readonly) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly) NSDate *serverModified;

/// The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and, as
/// `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
@property (nonatomic, readonly, nullable) DBFILESMediaInfo *mediaInfo;
/// Where the file points if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBFILESSymlinkInfo *symlinkInfo;
/// Set when the file lies in a shared folder.
@property (nonatomic, readonly, nullable) DBFILESFileSharingInfo *sharingInfo;
/// Whether `download` works. If not, the file needs `export`. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// What `export` can turn the file into. Set when `isDownloadable` is false.
@property (nonatomic, readonly, nullable) DBFILESExportInfo *exportInfo;
/// The custom properties of the file, of the templates asked for.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;
/// Whether the file itself, not only a folder around it, is shared with somebody. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a local file to see
/// whether they are equal without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock that the file carries, if any.
@property (nonatomic, readonly, nullable) DBFILESFileLockMetadata *fileLockInfo;
/// Whether this revision can be restored. Only set where the call asked for it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - id_: The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it
///     wherever an `id:…` path is accepted. At least 1 character.
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
    id_:(NSString *)id_
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBFILESMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBFILESSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBFILESFileSharingInfo *)sharingInfo
    isDownloadable:(nullable NSNumber *)isDownloadable
    exportInfo:(nullable DBFILESExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBFILESFileLockMetadata *)fileLockInfo
    isRestorable:(nullable NSNumber *)isRestorable;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    id_:(NSString *)id_
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size;
@end

/// Converts `DBFILESFileMetadata` from and to JSON.
@interface DBFILESFileMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESFileMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about the sharing of an item.
@interface DBFILESSharingInfo : DBStoneObject
/// Whether the item lies in a folder that the user may not write to.
@property (nonatomic, readonly) NSNumber *readOnly;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: Whether the item lies in a folder that the user may not write to.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly;
@end

/// Converts `DBFILESSharingInfo` from and to JSON.
@interface DBFILESSharingInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharingInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder around a file.
@interface DBFILESFileSharingInfo : DBFILESSharingInfo
/// The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;
/// The account that made the last change, unless that account has been deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - readOnly: Whether the item lies in a folder that the user may not write to.
///   - parentSharedFolderId: The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
///   - modifiedBy: The account that made the last change, unless that account has been deleted. Exactly 40 characters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(NSString *)parentSharedFolderId
    modifiedBy:(nullable NSString *)modifiedBy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly parentSharedFolderId:(NSString *)parentSharedFolderId;
@end

/// Converts `DBFILESFileSharingInfo` from and to JSON.
@interface DBFILESFileSharingInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileSharingInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESFileSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileStatusTag) {
    /// Files that exist.
    DBFILESFileStatusActive,
    /// Files that were deleted.
    DBFILESFileStatusDeleted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileStatusOther,
};

/// Whether to search for files that exist or for deleted ones.
@interface DBFILESFileStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `deleted`.
- (instancetype)initWithDeleted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `deleted`.
- (BOOL)isDeleted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileStatus` from and to JSON.
@interface DBFILESFileStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESFileStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder: its name, place and sharing.
@interface DBFILESFolderMetadata : DBFILESMetadata
/// The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;
/// Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Set when the folder is shared or lies in a shared folder.
@property (nonatomic, readonly, nullable) DBFILESFolderSharingInfo *sharingInfo;

/// The custom properties of the folder, of the templates asked for. Folders carry only those of users' own templates,
/// not of a team's.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name, with its extension: what stands behind the last slash of the path.
///   - id_: The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
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
    id_:(NSString *)id_
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    sharedFolderId:(nullable NSString *)sharedFolderId
    sharingInfo:(nullable DBFILESFolderSharingInfo *)sharingInfo
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name id_:(NSString *)id_;
@end

/// Converts `DBFILESFolderMetadata` from and to JSON.
@interface DBFILESFolderMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFolderMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESFolderMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder that a folder is, or lies in.
@interface DBFILESFolderSharingInfo : DBFILESSharingInfo
/// The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Whether the user sees only those parts of this folder that are shared with them further down. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *traverseOnly;
/// Whether the user may not open the folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *noAccess;

/// Creates an object with all fields. `nil` stands for the default.
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
    traverseOnly:(nullable NSNumber *)traverseOnly
    noAccess:(nullable NSNumber *)noAccess;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly;
@end

/// Converts `DBFILESFolderSharingInfo` from and to JSON.
@interface DBFILESFolderSharingInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFolderSharingInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESFolderSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to refer to.
@interface DBFILESGetCopyReferenceArg : DBStoneObject
/// The file or folder to refer to: a path or an `id:…`. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESGetCopyReferenceArg` from and to JSON.
@interface DBFILESGetCopyReferenceArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetCopyReferenceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetCopyReferenceError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetCopyReferenceErrorTag) {
    /// The item cannot be found or read.
    DBFILESGetCopyReferenceErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetCopyReferenceErrorOther,
};

/// Why no copy reference was made.
@interface DBFILESGetCopyReferenceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetCopyReferenceErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetCopyReferenceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reference to a file or folder that another user can save.
@interface DBFILESGetCopyReferenceResult : DBStoneObject
/// The file or folder referred to.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// The text to pass to `copyReferenceSave`.
@property (nonatomic, readonly, copy) NSString *dCopyReference;
/// The time until which the reference works, which at present is decades away.
@property (nonatomic, readonly) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file or folder referred to.
///   - dCopyReference: The text to pass to `copyReferenceSave`.
///   - expires: The time until which the reference works, which at present is decades away.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata
    dCopyReference:(NSString *)dCopyReference
    expires:(NSDate *)expires;
@end

/// Converts `DBFILESGetCopyReferenceResult` from and to JSON.
@interface DBFILESGetCopyReferenceResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetCopyReferenceResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetMetadataErrorTag) {
    /// The item cannot be found or read.
    DBFILESGetMetadataErrorPath,
};

/// Why no metadata was returned.
@interface DBFILESGetMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetMetadataErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetMetadataError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose tags to read.
@interface DBFILESGetTagsArg : DBStoneObject
/// The files and folders. Each: Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameters:
///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths;
@end

/// Converts `DBFILESGetTagsArg` from and to JSON.
@interface DBFILESGetTagsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTagsArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTagsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of the items asked for.
@interface DBFILESGetTagsResult : DBStoneObject
/// The tags of each item.
@property (nonatomic, readonly) NSArray<DBFILESPathToTags *> *pathsToTags;

/// Creates an object.
///
/// - Parameters:
///   - pathsToTags: The tags of each item.
- (instancetype)initWithPathsToTags:(NSArray<DBFILESPathToTags *> *)pathsToTags;
@end

/// Converts `DBFILESGetTagsResult` from and to JSON.
@interface DBFILESGetTagsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTagsResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTagsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to link to.
@interface DBFILESGetTemporaryLinkArg : DBStoneObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESGetTemporaryLinkArg` from and to JSON.
@interface DBFILESGetTemporaryLinkArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetTemporaryLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetTemporaryLinkErrorTag) {
    /// The file cannot be found or read.
    DBFILESGetTemporaryLinkErrorPath,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILESGetTemporaryLinkErrorEmailNotVerified,
    /// This file has no bytes of its own. Use `export`.
    DBFILESGetTemporaryLinkErrorUnsupportedFile,
    /// The file is restricted, or links of this user have been banned.
    DBFILESGetTemporaryLinkErrorNotAllowed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetTemporaryLinkErrorOther,
};

/// Why no temporary link was made.
@interface DBFILESGetTemporaryLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetTemporaryLinkErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file and a URL to download it.
@interface DBFILESGetTemporaryLinkResult : DBStoneObject
/// The file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The URL. It works for 4 hours, without a token, with the content type that fits the file.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file.
///   - link: The URL. It works for 4 hours, without a token, with the content type that fits the file.
- (instancetype)initWithMetadata:(DBFILESFileMetadata *)metadata link:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryLinkResult` from and to JSON.
@interface DBFILESGetTemporaryLinkResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryLinkResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What a link will upload, and for how long it works.
@interface DBFILESGetTemporaryUploadLinkArg : DBStoneObject
/// Where and how to save what will be uploaded. Checked when the link is used, not now.
@property (nonatomic, readonly) DBFILESCommitInfo *commitInfo;
/// How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
@property (nonatomic, readonly) NSNumber *duration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
- (instancetype)initWithCommitInfo:(DBFILESCommitInfo *)commitInfo duration:(nullable NSNumber *)duration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCommitInfo:(DBFILESCommitInfo *)commitInfo;
@end

/// Converts `DBFILESGetTemporaryUploadLinkArg` from and to JSON.
@interface DBFILESGetTemporaryUploadLinkArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryUploadLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to upload one file.
@interface DBFILESGetTemporaryUploadLinkResult : DBStoneObject
/// The URL to which to post the data, once. Its answer holds the content hash of what arrived.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - link: The URL to which to post the data, once. Its answer holds the content hash of what arrived.
- (instancetype)initWithLink:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryUploadLinkResult` from and to JSON.
@interface DBFILESGetTemporaryUploadLinkResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryUploadLinkResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which images to show in small, and how.
@interface DBFILESGetThumbnailBatchArg : DBStoneObject
/// The images, at most 25.
@property (nonatomic, readonly) NSArray<DBFILESThumbnailArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The images, at most 25.
- (instancetype)initWithEntries:(NSArray<DBFILESThumbnailArg *> *)entries;
@end

/// Converts `DBFILESGetThumbnailBatchArg` from and to JSON.
@interface DBFILESGetThumbnailBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetThumbnailBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetThumbnailBatchErrorTag) {
    /// More than 25 images were given.
    DBFILESGetThumbnailBatchErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetThumbnailBatchErrorOther,
};

/// Why no thumbnails were made.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each image.
@interface DBFILESGetThumbnailBatchResult : DBStoneObject
/// One outcome for each image, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESGetThumbnailBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each image, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESGetThumbnailBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESGetThumbnailBatchResult` from and to JSON.
@interface DBFILESGetThumbnailBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The thumbnail of one image.
@interface DBFILESGetThumbnailBatchResultData : DBStoneObject
/// The image file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The image file.
///   - thumbnail: The thumbnail, Base64 encoded.
- (instancetype)initWithMetadata:(DBFILESFileMetadata *)metadata thumbnail:(NSString *)thumbnail;
@end

/// Converts `DBFILESGetThumbnailBatchResultData` from and to JSON.
@interface DBFILESGetThumbnailBatchResultDataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResultData *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESGetThumbnailBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESGetThumbnailBatchResultEntryTag) {
    /// The thumbnail was made.
    DBFILESGetThumbnailBatchResultEntrySuccess,
    /// No thumbnail was made of this image.
    DBFILESGetThumbnailBatchResultEntryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESGetThumbnailBatchResultEntryOther,
};

/// What became of one image.
@interface DBFILESGetThumbnailBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESGetThumbnailBatchResultEntryTag tag;
/// The thumbnail was made. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESGetThumbnailBatchResultData *success;
/// No thumbnail was made of this image. Has a value only if `isFailure` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a photo or video was taken.
@interface DBFILESGpsCoordinates : DBStoneObject
/// The latitude in degrees, north positive.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, east positive.
@property (nonatomic, readonly) NSNumber *longitude;

/// Creates an object.
///
/// - Parameters:
///   - latitude: The latitude in degrees, north positive.
///   - longitude: The longitude in degrees, east positive.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude;
@end

/// Converts `DBFILESGpsCoordinates` from and to JSON.
@interface DBFILESGpsCoordinatesSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGpsCoordinates *)instance;
/// Returns the object for JSON.
+ (DBFILESGpsCoordinates *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A piece of a file name in a search result.
@interface DBFILESHighlightSpan : DBStoneObject
/// The text of this piece.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// Whether this piece matches the query and should stand out.
@property (nonatomic, readonly) NSNumber *isHighlighted;

/// Creates an object.
///
/// - Parameters:
///   - highlightStr: The text of this piece.
///   - isHighlighted: Whether this piece matches the query and should stand out.
- (instancetype)initWithHighlightStr:(NSString *)highlightStr isHighlighted:(NSNumber *)isHighlighted;
@end

/// Converts `DBFILESHighlightSpan` from and to JSON.
@interface DBFILESHighlightSpanSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESHighlightSpan *)instance;
/// Returns the object for JSON.
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

/// The format of content for a Paper document.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESImportFormat *)instance;
/// Returns the object for JSON.
+ (DBFILESImportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to list, and which kinds of entries to include.
@interface DBFILESListFolderArg : DBStoneObject
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
@property (nonatomic, readonly, nullable) DBFILESSharedLink *sharedLink;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBFILEPROPERTIESTemplateFilterBase *includePropertyGroups;
/// Whether to include files that can only be exported, such as Google Docs. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeNonDownloadableFiles;
/// Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object with all fields. `nil` stands for the default.
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
    recursive:(nullable NSNumber *)recursive
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(nullable NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBFILESSharedLink *)sharedLink
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(nullable NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESListFolderArg` from and to JSON.
@interface DBFILESListFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderArg *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBFILESListFolderContinueArg : DBStoneObject
/// The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It carries the
/// options of the first call with it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESListFolderContinueArg` from and to JSON.
@interface DBFILESListFolderContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderContinueArg *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESListFolderContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESListFolderContinueErrorTag) {
    /// The folder cannot be found or read any more.
    DBFILESListFolderContinueErrorPath,
    /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
    DBFILESListFolderContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderContinueErrorOther,
};

/// Why a listing could not go on.
@interface DBFILESListFolderContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListFolderContinueErrorTag tag;
/// The folder cannot be found or read any more. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESListFolderContinueError` from and to JSON.
@interface DBFILESListFolderContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderContinueError *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESListFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESListFolderErrorTag) {
    /// The folder cannot be found or read.
    DBFILESListFolderErrorPath,
    /// The property templates asked for do not exist.
    DBFILESListFolderErrorTemplateError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderErrorOther,
};

/// Why a folder was not listed.
@interface DBFILESListFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListFolderErrorTag tag;
/// The folder cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// The property templates asked for do not exist. Has a value only if `isTemplateError` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateError *templateError;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `template_error`.
- (instancetype)initWithTemplateError:(DBFILEPROPERTIESTemplateError *)templateError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `template_error`.
- (BOOL)isTemplateError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESListFolderError` from and to JSON.
@interface DBFILESListFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderError *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The present state of a folder.
@interface DBFILESListFolderGetLatestCursorResult : DBStoneObject
/// The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At
///     least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESListFolderGetLatestCursorResult` from and to JSON.
@interface DBFILESListFolderGetLatestCursorResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderGetLatestCursorResult *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderGetLatestCursorResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to wait for, and for how long.
@interface DBFILESListFolderLongpollArg : DBStoneObject
/// The cursor of a listing that has been read to its end. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the connection idle
/// for longer than both together. Default: 30. 30 to 480.
@property (nonatomic, readonly) NSNumber *timeout;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the
///     connection idle for longer than both together. Default: 30. 30 to 480.
- (instancetype)initWithCursor:(NSString *)cursor timeout:(nullable NSNumber *)timeout;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESListFolderLongpollArg` from and to JSON.
@interface DBFILESListFolderLongpollArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollArg *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderLongpollArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESListFolderLongpollError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESListFolderLongpollErrorTag) {
    /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
    DBFILESListFolderLongpollErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderLongpollErrorOther,
};

/// Why waiting for changes failed.
@interface DBFILESListFolderLongpollError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListFolderLongpollErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESListFolderLongpollError` from and to JSON.
@interface DBFILESListFolderLongpollErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollError *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderLongpollError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether something has changed.
@interface DBFILESListFolderLongpollResult : DBStoneObject
/// Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
@property (nonatomic, readonly) NSNumber *changes;
/// The number of seconds to wait before the next call, if the server asks for a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - changes: Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
///   - backoff: The number of seconds to wait before the next call, if the server asks for a pause.
- (instancetype)initWithChanges:(NSNumber *)changes backoff:(nullable NSNumber *)backoff;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithChanges:(NSNumber *)changes;
@end

/// Converts `DBFILESListFolderLongpollResult` from and to JSON.
@interface DBFILESListFolderLongpollResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollResult *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderLongpollResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of a listing, or of changes.
@interface DBFILESListFolderResult : DBStoneObject
/// The entries, in the order in which to apply them: files, folders, and deleted ones if there are any. May be empty
/// even when there is more.
@property (nonatomic, readonly) NSArray<DBFILESMetadata *> *entries;

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
- (instancetype)initWithEntries:(NSArray<DBFILESMetadata *> *)entries
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILESListFolderResult` from and to JSON.
@interface DBFILESListFolderResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderResult *)instance;
/// Returns the object for JSON.
+ (DBFILESListFolderResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which revisions to list.
@interface DBFILESListRevisionsArg : DBStoneObject
/// The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// Whether to follow the path or the id of the file. Default: `path`.
@property (nonatomic, readonly) DBFILESListRevisionsMode *mode;
/// How many revisions to return at most. Default: 10. 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// Only revisions older than this one. Pass the last one received to get the next page. Only with mode `.path`. At
/// least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// Whether to tell for each revision if it can be restored. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - mode: Whether to follow the path or the id of the file. Default: `path`.
///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only with mode
///     `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `@NO`.
- (instancetype)initWithPath:(NSString *)path
    mode:(nullable DBFILESListRevisionsMode *)mode
    limit:(nullable NSNumber *)limit
    beforeRev:(nullable NSString *)beforeRev
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESListRevisionsArg` from and to JSON.
@interface DBFILESListRevisionsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsArg *)instance;
/// Returns the object for JSON.
+ (DBFILESListRevisionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESListRevisionsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESListRevisionsErrorTag) {
    /// The file cannot be found or read.
    DBFILESListRevisionsErrorPath,
    /// There is no such revision as `beforeRev`.
    DBFILESListRevisionsErrorInvalidBeforeRev,
    /// `beforeRev` works only with mode `.path`.
    DBFILESListRevisionsErrorBeforeRevNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListRevisionsErrorOther,
};

/// Why revisions were not listed.
@interface DBFILESListRevisionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListRevisionsErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `invalid_before_rev`.
- (instancetype)initWithInvalidBeforeRev;
/// Creates an object with the tag `before_rev_not_supported`.
- (instancetype)initWithBeforeRevNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `invalid_before_rev`.
- (BOOL)isInvalidBeforeRev;
/// Returns whether the tag is `before_rev_not_supported`.
- (BOOL)isBeforeRevNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESListRevisionsError` from and to JSON.
@interface DBFILESListRevisionsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsError *)instance;
/// Returns the object for JSON.
+ (DBFILESListRevisionsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESListRevisionsMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESListRevisionsModeTag) {
    /// All that ever was at the path.
    DBFILESListRevisionsModePath,
    /// All that this file ever was, wherever it was moved.
    DBFILESListRevisionsModeId_,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListRevisionsModeOther,
};

/// What the revisions of a file are.
@interface DBFILESListRevisionsMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListRevisionsModeTag tag;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath;
/// Creates an object with the tag `id`.
- (instancetype)initWithId_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `id`.
- (BOOL)isId_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESListRevisionsMode` from and to JSON.
@interface DBFILESListRevisionsModeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsMode *)instance;
/// Returns the object for JSON.
+ (DBFILESListRevisionsMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The revisions of a file.
@interface DBFILESListRevisionsResult : DBStoneObject
/// Whether the file has been deleted or moved away since the newest of these revisions.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// When the file was deleted, if it was.
@property (nonatomic, readonly, nullable) NSDate *serverDeleted;
/// The revisions. Deletions are not among them.
@property (nonatomic, readonly) NSArray<DBFILESFileMetadata *> *entries;
/// Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - isDeleted: Whether the file has been deleted or moved away since the newest of these revisions.
///   - entries: The revisions. Deletions are not among them.
///   - hasMore: Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
///   - serverDeleted: When the file was deleted, if it was.
- (instancetype)initWithIsDeleted:(NSNumber *)isDeleted
    entries:(NSArray<DBFILESFileMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    serverDeleted:(nullable NSDate *)serverDeleted;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithIsDeleted:(NSNumber *)isDeleted
    entries:(NSArray<DBFILESFileMetadata *> *)entries
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILESListRevisionsResult` from and to JSON.
@interface DBFILESListRevisionsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsResult *)instance;
/// Returns the object for JSON.
+ (DBFILESListRevisionsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A lock that is in the way.
@interface DBFILESLockConflictError : DBStoneObject
/// The lock that is in the way.
@property (nonatomic, readonly) DBFILESFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - lock: The lock that is in the way.
- (instancetype)initWithLock:(DBFILESFileLock *)lock;
@end

/// Converts `DBFILESLockConflictError` from and to JSON.
@interface DBFILESLockConflictErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockConflictError *)instance;
/// Returns the object for JSON.
+ (DBFILESLockConflictError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file to lock or look up.
@interface DBFILESLockFileArg : DBStoneObject
/// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESLockFileArg` from and to JSON.
@interface DBFILESLockFileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileArg *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which files to lock or look up.
@interface DBFILESLockFileBatchArg : DBStoneObject
/// The files. A file given twice counts once.
@property (nonatomic, readonly) NSArray<DBFILESLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (instancetype)initWithEntries:(NSArray<DBFILESLockFileArg *> *)entries;
@end

/// Converts `DBFILESLockFileBatchArg` from and to JSON.
@interface DBFILESLockFileBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each file.
@interface DBFILESLockFileBatchResult : DBFILESFileOpsResult
/// One outcome for each file, with its lock after the operation.
@property (nonatomic, readonly) NSArray<DBFILESLockFileResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each file, with its lock after the operation.
- (instancetype)initWithEntries:(NSArray<DBFILESLockFileResultEntry *> *)entries;
@end

/// Converts `DBFILESLockFileBatchResult` from and to JSON.
@interface DBFILESLockFileBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLockFileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLockFileErrorTag) {
    /// The file cannot be found or read.
    DBFILESLockFileErrorPathLookup,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESLockFileErrorTooManyWriteOperations,
    /// Too many files in one call. Split them.
    DBFILESLockFileErrorTooManyFiles,
    /// The user may not change the lock of this file.
    DBFILESLockFileErrorNoWritePermission,
    /// Files of this kind cannot be locked.
    DBFILESLockFileErrorCannotBeLocked,
    /// The file is not shared, so there is nobody to lock out.
    DBFILESLockFileErrorFileNotShared,
    /// Somebody else holds a lock on the file.
    DBFILESLockFileErrorLockConflict,
    /// The outcome is unknown. Look up the lock, and try again if needed.
    DBFILESLockFileErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESLockFileErrorOther,
};

/// Why a file was not locked, unlocked or looked up.
@interface DBFILESLockFileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESLockFileErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// Somebody else holds a lock on the file. Has a value only if `isLockConflict` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileError *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file and its lock.
@interface DBFILESLockFileResult : DBStoneObject
/// The file. Its `fileLockInfo` tells the lock.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBFILESFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The file. Its `fileLockInfo` tells the lock.
///   - lock: Use `fileLockInfo` of the metadata instead. Deprecated.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata lock:(DBFILESFileLock *)lock;
@end

/// Converts `DBFILESLockFileResult` from and to JSON.
@interface DBFILESLockFileResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileResult *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLockFileResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLockFileResultEntryTag) {
    /// The operation succeeded.
    DBFILESLockFileResultEntrySuccess,
    /// The operation failed.
    DBFILESLockFileResultEntryFailure,
};

/// What became of one file.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESLookupErrorTag) {
    /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
    /// more.
    DBFILESLookupErrorMalformedPath,
    /// There is nothing at this path.
    DBFILESLookupErrorNotFound,
    /// There is a folder at this path, and the call needs a file.
    DBFILESLookupErrorNotFile,
    /// There is a file at this path, and the call needs a folder.
    DBFILESLookupErrorNotFolder,
    /// The file is blocked, for instance for legal reasons.
    DBFILESLookupErrorRestrictedContent,
    /// The operation does not work on content of this type.
    DBFILESLookupErrorUnsupportedContentType,
    /// The item is locked.
    DBFILESLookupErrorLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESLookupErrorOther,
};

/// Why an item could not be found or read.
@interface DBFILESLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESLookupErrorTag tag;

/// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say more.
/// Has a value only if `isMalformedPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLookupError *)instance;
/// Returns the object for JSON.
+ (DBFILESLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMediaInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMediaInfoTag) {
    /// The photo or video is still being examined. Ask again later.
    DBFILESMediaInfoPending,
    /// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`.
    DBFILESMediaInfoMetadata,
};

/// What is known about a photo or video.
@interface DBFILESMediaInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMediaInfoTag tag;
/// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`. Has a value only if `isMetadata` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMediaInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESMediaInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What photos and videos have in common.
@interface DBFILESMediaMetadata : DBStoneObject
/// The size in pixels.
@property (nonatomic, readonly, nullable) DBFILESDimensions *dimensions;
/// The place where it was taken.
@property (nonatomic, readonly, nullable) DBFILESGpsCoordinates *location;
/// The time at which it was taken.
@property (nonatomic, readonly, nullable) NSDate *timeTaken;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The place where it was taken.
///   - timeTaken: The time at which it was taken.
- (instancetype)initWithDimensions:(nullable DBFILESDimensions *)dimensions
    location:(nullable DBFILESGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESMediaMetadata` from and to JSON.
@interface DBFILESMediaMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMediaMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESMediaMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMetadataV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMetadataV2Tag) {
    /// The file or folder.
    DBFILESMetadataV2Metadata,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMetadataV2Other,
};

/// An item that a search has found.
@interface DBFILESMetadataV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESMetadataV2Tag tag;
/// The file or folder. Has a value only if `isMetadata` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMetadataV2 *)instance;
/// Returns the object for JSON.
+ (DBFILESMetadataV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file behind a shared link.
@interface DBFILESMinimalFileLinkMetadata : DBStoneObject
/// The shared link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identity of the file. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id_;
/// The path of the file, if it lies in the calling user's Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The shared link.
///   - rev: The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - id_: The identity of the file. At least 1 character.
///   - path: The path of the file, if it lies in the calling user's Dropbox.
- (instancetype)initWithUrl:(NSString *)url
    rev:(NSString *)rev
    id_:(nullable NSString *)id_
    path:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url rev:(NSString *)rev;
@end

/// Converts `DBFILESMinimalFileLinkMetadata` from and to JSON.
@interface DBFILESMinimalFileLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMinimalFileLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESMinimalFileLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to copy or move, and where to.
@interface DBFILESRelocationBatchArgBase : DBStoneObject
/// The pairs of source and destination. 1 to 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESRelocationPath *> *entries;

/// Whether to choose another name where something is at the destination already, instead of failing that entry.
/// Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries autorename:(nullable NSNumber *)autorename;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries;
@end

/// Converts `DBFILESRelocationBatchArgBase` from and to JSON.
@interface DBFILESRelocationBatchArgBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchArgBase *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to move, and where to.
@interface DBFILESMoveBatchArg : DBFILESRelocationBatchArgBase
/// Whether content may get another owner by the move. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by the move. Default: `@NO`.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries;
@end

/// Converts `DBFILESMoveBatchArg` from and to JSON.
@interface DBFILESMoveBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESMoveBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMoveIntoFamilyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMoveIntoFamilyErrorTag) {
    /// Shared folders cannot be moved there.
    DBFILESMoveIntoFamilyErrorIsSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMoveIntoFamilyErrorOther,
};

/// Why an item was not moved into the Family Room folder.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoFamilyError *)instance;
/// Returns the object for JSON.
+ (DBFILESMoveIntoFamilyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESMoveIntoVaultError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESMoveIntoVaultErrorTag) {
    /// Shared folders cannot be moved there.
    DBFILESMoveIntoVaultErrorIsSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESMoveIntoVaultErrorOther,
};

/// Why an item was not moved into the Vault.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoVaultError *)instance;
/// Returns the object for JSON.
+ (DBFILESMoveIntoVaultError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperContentError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperContentErrorTag) {
    /// The user may not edit Paper documents.
    DBFILESPaperContentErrorInsufficientPermissions,
    /// The content cannot be read in the given format.
    DBFILESPaperContentErrorContentMalformed,
    /// The document would be too long. Split it.
    DBFILESPaperContentErrorDocLengthExceeded,
    /// An image in a data URI of the HTML is larger than 1 MB.
    DBFILESPaperContentErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperContentErrorOther,
};

/// Why content was not accepted for a Paper document.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperContentError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperContentError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which Paper document to create.
@interface DBFILESPaperCreateArg : DBStoneObject
/// The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBFILESImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
- (instancetype)initWithPath:(NSString *)path importFormat:(DBFILESImportFormat *)importFormat;
@end

/// Converts `DBFILESPaperCreateArg` from and to JSON.
@interface DBFILESPaperCreateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateArg *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperCreateErrorTag) {
    /// The user may not edit Paper documents.
    DBFILESPaperCreateErrorInsufficientPermissions,
    /// The content cannot be read in the given format.
    DBFILESPaperCreateErrorContentMalformed,
    /// The document would be too long. Split it.
    DBFILESPaperCreateErrorDocLengthExceeded,
    /// An image in a data URI of the HTML is larger than 1 MB.
    DBFILESPaperCreateErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperCreateErrorOther,
    /// The document cannot be saved there.
    DBFILESPaperCreateErrorInvalidPath,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILESPaperCreateErrorEmailUnverified,
    /// The path does not end in `.paper`.
    DBFILESPaperCreateErrorInvalidFileExtension,
    /// The team has turned Paper off.
    DBFILESPaperCreateErrorPaperDisabled,
};

/// Why a Paper document was not created.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new Paper document.
@interface DBFILESPaperCreateResult : DBStoneObject
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
    paperRevision:(NSNumber *)paperRevision;
@end

/// Converts `DBFILESPaperCreateResult` from and to JSON.
@interface DBFILESPaperCreateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateResult *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperCreateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperDocUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperDocUpdatePolicyTag) {
    /// Replaces the content if the document still has the given revision, and fails otherwise.
    DBFILESPaperDocUpdatePolicyUpdate,
    /// Replaces the content, whatever its revision.
    DBFILESPaperDocUpdatePolicyOverwrite,
    /// Puts the new content before what is there.
    DBFILESPaperDocUpdatePolicyPrepend,
    /// Puts the new content after what is there.
    DBFILESPaperDocUpdatePolicyAppend,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperDocUpdatePolicyOther,
};

/// How new content and the content of a Paper document go together.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperDocUpdatePolicy *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperDocUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which Paper document to change, and how.
@interface DBFILESPaperUpdateArg : DBStoneObject
/// The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBFILESImportFormat *importFormat;
/// What to do with the present content.
@property (nonatomic, readonly) DBFILESPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must still have. Needed for `.update` only.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateArg *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperUpdateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPaperUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPaperUpdateErrorTag) {
    /// The user may not edit Paper documents.
    DBFILESPaperUpdateErrorInsufficientPermissions,
    /// The content cannot be read in the given format.
    DBFILESPaperUpdateErrorContentMalformed,
    /// The document would be too long. Split it.
    DBFILESPaperUpdateErrorDocLengthExceeded,
    /// An image in a data URI of the HTML is larger than 1 MB.
    DBFILESPaperUpdateErrorImageSizeExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPaperUpdateErrorOther,
    /// The document cannot be found or read.
    DBFILESPaperUpdateErrorPath,
    /// The document has changed since that revision. Fetch it again and merge.
    DBFILESPaperUpdateErrorRevisionMismatch,
    /// The document is archived.
    DBFILESPaperUpdateErrorDocArchived,
    /// The document has been deleted.
    DBFILESPaperUpdateErrorDocDeleted,
};

/// Why a Paper document was not changed.
@interface DBFILESPaperUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPaperUpdateErrorTag tag;
/// The document cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Paper document after the change.
@interface DBFILESPaperUpdateResult : DBStoneObject
/// The new revision of the document.
@property (nonatomic, readonly) NSNumber *paperRevision;

/// Creates an object.
///
/// - Parameters:
///   - paperRevision: The new revision of the document.
- (instancetype)initWithPaperRevision:(NSNumber *)paperRevision;
@end

/// Converts `DBFILESPaperUpdateResult` from and to JSON.
@interface DBFILESPaperUpdateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateResult *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperUpdateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPathOrLink`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPathOrLinkTag) {
    /// A path, an `id:…`, or a `rev:…` for one revision. Pattern:
    /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    DBFILESPathOrLinkPath,
    /// A shared link.
    DBFILESPathOrLinkLink,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESPathOrLinkOther,
};

/// A file, given by path or by shared link.
@interface DBFILESPathOrLink : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPathOrLinkTag tag;

/// A path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly, copy) NSString *path;

/// A shared link. Has a value only if `isLink` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathOrLink *)instance;
/// Returns the object for JSON.
+ (DBFILESPathOrLink *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of one item.
@interface DBFILESPathToTags : DBStoneObject
/// The file or folder. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// Its tags.
@property (nonatomic, readonly) NSArray<DBFILESTag *> *tags;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tags: Its tags.
- (instancetype)initWithPath:(NSString *)path tags:(NSArray<DBFILESTag *> *)tags;
@end

/// Converts `DBFILESPathToTags` from and to JSON.
@interface DBFILESPathToTagsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathToTags *)instance;
/// Returns the object for JSON.
+ (DBFILESPathToTags *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about a photo.
@interface DBFILESPhotoMetadata : DBFILESMediaMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The place where it was taken.
///   - timeTaken: The time at which it was taken.
- (instancetype)initWithDimensions:(nullable DBFILESDimensions *)dimensions
    location:(nullable DBFILESGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESPhotoMetadata` from and to JSON.
@interface DBFILESPhotoMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPhotoMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESPhotoMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to preview.
@interface DBFILESPreviewArg : DBStoneObject
/// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESPreviewArg` from and to JSON.
@interface DBFILESPreviewArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewArg *)instance;
/// Returns the object for JSON.
+ (DBFILESPreviewArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESPreviewError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESPreviewErrorTag) {
    /// The file cannot be found or read.
    DBFILESPreviewErrorPath,
    /// The preview is being made. Try again in a while.
    DBFILESPreviewErrorInProgress,
    /// There are no previews of files with this extension.
    DBFILESPreviewErrorUnsupportedExtension,
    /// This file cannot be previewed, though its extension promises it.
    DBFILESPreviewErrorUnsupportedContent,
};

/// Why no preview was made.
@interface DBFILESPreviewError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESPreviewErrorTag tag;
/// The file cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewError *)instance;
/// Returns the object for JSON.
+ (DBFILESPreviewError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file behind a preview or thumbnail.
@interface DBFILESPreviewResult : DBStoneObject
/// The file, if it was given by path.
@property (nonatomic, readonly, nullable) DBFILESFileMetadata *fileMetadata;
/// The file, if it was given by shared link.
@property (nonatomic, readonly, nullable) DBFILESMinimalFileLinkMetadata *linkMetadata;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileMetadata: The file, if it was given by path.
///   - linkMetadata: The file, if it was given by shared link.
- (instancetype)initWithFileMetadata:(nullable DBFILESFileMetadata *)fileMetadata
    linkMetadata:(nullable DBFILESMinimalFileLinkMetadata *)linkMetadata;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESPreviewResult` from and to JSON.
@interface DBFILESPreviewResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewResult *)instance;
/// Returns the object for JSON.
+ (DBFILESPreviewResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A source and a destination.
@interface DBFILESRelocationPath : DBStoneObject
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
- (instancetype)initWithFromPath:(NSString *)fromPath toPath:(NSString *)toPath;
@end

/// Converts `DBFILESRelocationPath` from and to JSON.
@interface DBFILESRelocationPathSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationPath *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationPath *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to copy or move, and where to.
@interface DBFILESRelocationArg : DBFILESRelocationPath
/// Has no effect. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;
/// Whether to choose another name instead of failing when something is at the destination already. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;
/// Whether content may get another owner by a move. Does not matter for copies. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
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
- (instancetype)initWithFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFromPath:(NSString *)fromPath toPath:(NSString *)toPath;
@end

/// Converts `DBFILESRelocationArg` from and to JSON.
@interface DBFILESRelocationArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationArg *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to copy or move, and where to.
@interface DBFILESRelocationBatchArg : DBFILESRelocationBatchArgBase
/// Has no effect. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;
/// Whether content may get another owner by a move. Does not matter for copies. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries;
@end

/// Converts `DBFILESRelocationBatchArg` from and to JSON.
@interface DBFILESRelocationBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchErrorTag) {
    /// The source cannot be found or read.
    DBFILESRelocationBatchErrorFromLookup,
    /// The source must not be moved away.
    DBFILESRelocationBatchErrorFromWrite,
    /// The item cannot be written to the destination.
    DBFILESRelocationBatchErrorTo,
    /// Shared folders cannot be copied. Copy their contents.
    DBFILESRelocationBatchErrorCantCopySharedFolder,
    /// The move would put one shared folder into another.
    DBFILESRelocationBatchErrorCantNestSharedFolder,
    /// The destination lies within the folder to be moved.
    DBFILESRelocationBatchErrorCantMoveFolderIntoItself,
    /// More than 10,000 files and folders in one call. Move their parts one after another.
    DBFILESRelocationBatchErrorTooManyFiles,
    /// Two of the paths are equal, or one lies within another. Send them in separate calls.
    DBFILESRelocationBatchErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
    DBFILESRelocationBatchErrorCantTransferOwnership,
    /// There is not enough space for the copy.
    DBFILESRelocationBatchErrorInsufficientQuota,
    /// The outcome is unknown. Look at source and destination, and try again if needed.
    DBFILESRelocationBatchErrorInternalError,
    /// The shared folder cannot be moved to this destination.
    DBFILESRelocationBatchErrorCantMoveSharedFolder,
    /// The Vault does not take this item.
    DBFILESRelocationBatchErrorCantMoveIntoVault,
    /// The Family Room folder does not take this item.
    DBFILESRelocationBatchErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorOther,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESRelocationBatchErrorTooManyWriteOperations,
};

/// Why a whole batch was not copied or moved.
@interface DBFILESRelocationBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorTag tag;
/// The source cannot be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source must not be moved away. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item cannot be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The Vault does not take this item. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The Family Room folder does not take this item. Has a value only if `isCantMoveIntoFamily` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `from_lookup`.
- (instancetype)initWithFromLookup:(DBFILESLookupError *)fromLookup;
/// Creates an object with the tag `from_write`.
- (instancetype)initWithFromWrite:(DBFILESWriteError *)fromWrite;
/// Creates an object with the tag `to`.
- (instancetype)initWithTo:(DBFILESWriteError *)to;
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)initWithCantCopySharedFolder;
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)initWithCantNestSharedFolder;
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)initWithCantMoveFolderIntoItself;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)initWithDuplicatedOrNestedPaths;
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)initWithCantTransferOwnership;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)initWithInsufficientQuota;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)initWithCantMoveSharedFolder;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)initWithCantMoveIntoVault:(DBFILESMoveIntoVaultError *)cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)initWithCantMoveIntoFamily:(DBFILESMoveIntoFamilyError *)cantMoveIntoFamily;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Returns whether the tag is `from_lookup`.
- (BOOL)isFromLookup;
/// Returns whether the tag is `from_write`.
- (BOOL)isFromWrite;
/// Returns whether the tag is `to`.
- (BOOL)isTo;
/// Returns whether the tag is `cant_copy_shared_folder`.
- (BOOL)isCantCopySharedFolder;
/// Returns whether the tag is `cant_nest_shared_folder`.
- (BOOL)isCantNestSharedFolder;
/// Returns whether the tag is `cant_move_folder_into_itself`.
- (BOOL)isCantMoveFolderIntoItself;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `duplicated_or_nested_paths`.
- (BOOL)isDuplicatedOrNestedPaths;
/// Returns whether the tag is `cant_transfer_ownership`.
- (BOOL)isCantTransferOwnership;
/// Returns whether the tag is `insufficient_quota`.
- (BOOL)isInsufficientQuota;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `cant_move_shared_folder`.
- (BOOL)isCantMoveSharedFolder;
/// Returns whether the tag is `cant_move_into_vault`.
- (BOOL)isCantMoveIntoVault;
/// Returns whether the tag is `cant_move_into_family`.
- (BOOL)isCantMoveIntoFamily;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchError` from and to JSON.
@interface DBFILESRelocationBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchErrorEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchErrorEntryTag) {
    /// The entry cannot be copied or moved as asked; trying again does not help.
    DBFILESRelocationBatchErrorEntryRelocationError,
    /// The outcome is unknown. Look at source and destination, and try again if needed.
    DBFILESRelocationBatchErrorEntryInternalError,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESRelocationBatchErrorEntryTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorEntryOther,
};

/// Why one entry was not copied or moved.
@interface DBFILESRelocationBatchErrorEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorEntryTag tag;

/// The entry cannot be copied or moved as asked; trying again does not help. Has a value only if `isRelocationError`
/// returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationError *relocationError;

/// Creates an object with the tag `relocation_error`.
- (instancetype)initWithRelocationError:(DBFILESRelocationError *)relocationError;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `relocation_error`.
- (BOOL)isRelocationError;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchErrorEntry` from and to JSON.
@interface DBFILESRelocationBatchErrorEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchErrorEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchErrorEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESRelocationBatchJobStatusInProgress,
    /// The job has ended.
    DBFILESRelocationBatchJobStatusComplete,
    /// The whole job has failed.
    DBFILESRelocationBatchJobStatusFailed,
};

/// The state of a job of `copyBatch` or `moveBatch`.
@interface DBFILESRelocationBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchJobStatusTag tag;
/// The job has ended. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchResult *complete;
/// The whole job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESRelocationBatchError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchJobStatus` from and to JSON.
@interface DBFILESRelocationBatchJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchJobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchLaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESRelocationBatchLaunchAsyncJobId,
    /// All is done already.
    DBFILESRelocationBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchLaunchOther,
};

/// The answer of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchLaunch` from and to JSON.
@interface DBFILESRelocationBatchLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchLaunch *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was copied or moved.
@interface DBFILESRelocationBatchResult : DBFILESFileOpsResult
/// One result for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultData *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One result for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationBatchResultData *> *)entries;
@end

/// Converts `DBFILESRelocationBatchResult` from and to JSON.
@interface DBFILESRelocationBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An item that was copied or moved.
@interface DBFILESRelocationBatchResultData : DBStoneObject
/// The item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item at its destination.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESRelocationBatchResultData` from and to JSON.
@interface DBFILESRelocationBatchResultDataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResultData *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchResultEntryTag) {
    /// The entry was copied or moved; this is the item at its destination.
    DBFILESRelocationBatchResultEntrySuccess,
    /// The entry was not copied or moved.
    DBFILESRelocationBatchResultEntryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchResultEntryOther,
};

/// What became of one entry.
@interface DBFILESRelocationBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchResultEntryTag tag;
/// The entry was copied or moved; this is the item at its destination. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESMetadata *success;
/// The entry was not copied or moved. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorEntry *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESMetadata *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESRelocationBatchErrorEntry *)failure;
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

/// Converts `DBFILESRelocationBatchResultEntry` from and to JSON.
@interface DBFILESRelocationBatchResultEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchV2JobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchV2JobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESRelocationBatchV2JobStatusInProgress,
    /// The job has ended; look at each entry for its outcome.
    DBFILESRelocationBatchV2JobStatusComplete,
};

/// The state of a job of `copyBatchV2` or `moveBatchV2`.
@interface DBFILESRelocationBatchV2JobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2JobStatusTag tag;
/// The job has ended; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchV2Result *complete;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchV2Result *)complete;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchV2JobStatus` from and to JSON.
@interface DBFILESRelocationBatchV2JobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2JobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchV2JobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchV2Launch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchV2LaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESRelocationBatchV2LaunchAsyncJobId,
    /// All is done already; look at each entry for its outcome.
    DBFILESRelocationBatchV2LaunchComplete,
};

/// The answer of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchV2Launch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2LaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchV2Result *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchV2Result *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchV2Launch` from and to JSON.
@interface DBFILESRelocationBatchV2LaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2Launch *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchV2Launch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each entry.
@interface DBFILESRelocationBatchV2Result : DBFILESFileOpsResult
/// One outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESRelocationBatchV2Result` from and to JSON.
@interface DBFILESRelocationBatchV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2Result *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationErrorTag) {
    /// The source cannot be found or read.
    DBFILESRelocationErrorFromLookup,
    /// The source must not be moved away.
    DBFILESRelocationErrorFromWrite,
    /// The item cannot be written to the destination.
    DBFILESRelocationErrorTo,
    /// Shared folders cannot be copied. Copy their contents.
    DBFILESRelocationErrorCantCopySharedFolder,
    /// The move would put one shared folder into another.
    DBFILESRelocationErrorCantNestSharedFolder,
    /// The destination lies within the folder to be moved.
    DBFILESRelocationErrorCantMoveFolderIntoItself,
    /// More than 10,000 files and folders in one call. Move their parts one after another.
    DBFILESRelocationErrorTooManyFiles,
    /// Two of the paths are equal, or one lies within another. Send them in separate calls.
    DBFILESRelocationErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
    DBFILESRelocationErrorCantTransferOwnership,
    /// There is not enough space for the copy.
    DBFILESRelocationErrorInsufficientQuota,
    /// The outcome is unknown. Look at source and destination, and try again if needed.
    DBFILESRelocationErrorInternalError,
    /// The shared folder cannot be moved to this destination.
    DBFILESRelocationErrorCantMoveSharedFolder,
    /// The Vault does not take this item.
    DBFILESRelocationErrorCantMoveIntoVault,
    /// The Family Room folder does not take this item.
    DBFILESRelocationErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationErrorOther,
};

/// Why an item was not copied or moved.
@interface DBFILESRelocationError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationErrorTag tag;
/// The source cannot be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source must not be moved away. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item cannot be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The Vault does not take this item. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The Family Room folder does not take this item. Has a value only if `isCantMoveIntoFamily` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `from_lookup`.
- (instancetype)initWithFromLookup:(DBFILESLookupError *)fromLookup;
/// Creates an object with the tag `from_write`.
- (instancetype)initWithFromWrite:(DBFILESWriteError *)fromWrite;
/// Creates an object with the tag `to`.
- (instancetype)initWithTo:(DBFILESWriteError *)to;
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)initWithCantCopySharedFolder;
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)initWithCantNestSharedFolder;
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)initWithCantMoveFolderIntoItself;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)initWithDuplicatedOrNestedPaths;
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)initWithCantTransferOwnership;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)initWithInsufficientQuota;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)initWithCantMoveSharedFolder;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)initWithCantMoveIntoVault:(DBFILESMoveIntoVaultError *)cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)initWithCantMoveIntoFamily:(DBFILESMoveIntoFamilyError *)cantMoveIntoFamily;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `from_lookup`.
- (BOOL)isFromLookup;
/// Returns whether the tag is `from_write`.
- (BOOL)isFromWrite;
/// Returns whether the tag is `to`.
- (BOOL)isTo;
/// Returns whether the tag is `cant_copy_shared_folder`.
- (BOOL)isCantCopySharedFolder;
/// Returns whether the tag is `cant_nest_shared_folder`.
- (BOOL)isCantNestSharedFolder;
/// Returns whether the tag is `cant_move_folder_into_itself`.
- (BOOL)isCantMoveFolderIntoItself;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `duplicated_or_nested_paths`.
- (BOOL)isDuplicatedOrNestedPaths;
/// Returns whether the tag is `cant_transfer_ownership`.
- (BOOL)isCantTransferOwnership;
/// Returns whether the tag is `insufficient_quota`.
- (BOOL)isInsufficientQuota;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `cant_move_shared_folder`.
- (BOOL)isCantMoveSharedFolder;
/// Returns whether the tag is `cant_move_into_vault`.
- (BOOL)isCantMoveIntoVault;
/// Returns whether the tag is `cant_move_into_family`.
- (BOOL)isCantMoveIntoFamily;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationError` from and to JSON.
@interface DBFILESRelocationErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationError *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item that was copied or moved.
@interface DBFILESRelocationResult : DBFILESFileOpsResult
/// The item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item at its destination.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESRelocationResult` from and to JSON.
@interface DBFILESRelocationResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationResult *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which tag to remove from what.
@interface DBFILESRemoveTagArg : DBStoneObject
/// The file or folder. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText;
@end

/// Converts `DBFILESRemoveTagArg` from and to JSON.
@interface DBFILESRemoveTagArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRemoveTagArg *)instance;
/// Returns the object for JSON.
+ (DBFILESRemoveTagArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRemoveTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRemoveTagErrorTag) {
    /// The item cannot be found or read.
    DBFILESRemoveTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRemoveTagErrorOther,
    /// The item has no such tag.
    DBFILESRemoveTagErrorTagNotPresent,
};

/// Why a tag was not removed.
@interface DBFILESRemoveTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRemoveTagErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRemoveTagError *)instance;
/// Returns the object for JSON.
+ (DBFILESRemoveTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which revision to restore, and where.
@interface DBFILESRestoreArg : DBStoneObject
/// The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
- (instancetype)initWithPath:(NSString *)path rev:(NSString *)rev;
@end

/// Converts `DBFILESRestoreArg` from and to JSON.
@interface DBFILESRestoreArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRestoreArg *)instance;
/// Returns the object for JSON.
+ (DBFILESRestoreArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRestoreError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRestoreErrorTag) {
    /// The revision cannot be found or read at this path.
    DBFILESRestoreErrorPathLookup,
    /// The file cannot be written to this path.
    DBFILESRestoreErrorPathWrite,
    /// There is no such revision, or it is a deletion.
    DBFILESRestoreErrorInvalidRevision,
    /// The restore is still going on.
    DBFILESRestoreErrorInProgress,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRestoreErrorOther,
};

/// Why a file was not restored.
@interface DBFILESRestoreError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRestoreErrorTag tag;
/// The revision cannot be found or read at this path. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// The file cannot be written to this path. Has a value only if `isPathWrite` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRestoreError *)instance;
/// Returns the object for JSON.
+ (DBFILESRestoreError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to save, and where.
@interface DBFILESSaveCopyReferenceArg : DBStoneObject
/// The text from `copyReferenceGet`.
@property (nonatomic, readonly, copy) NSString *dCopyReference;
/// Where to save the item. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - dCopyReference: The text from `copyReferenceGet`.
///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
- (instancetype)initWithDCopyReference:(NSString *)dCopyReference path:(NSString *)path;
@end

/// Converts `DBFILESSaveCopyReferenceArg` from and to JSON.
@interface DBFILESSaveCopyReferenceArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceArg *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveCopyReferenceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveCopyReferenceError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveCopyReferenceErrorTag) {
    /// The item cannot be written to this path.
    DBFILESSaveCopyReferenceErrorPath,
    /// The text is not a copy reference.
    DBFILESSaveCopyReferenceErrorInvalidCopyReference,
    /// The reference comes from another app, or its owner has unlinked the app.
    DBFILESSaveCopyReferenceErrorNoPermission,
    /// What the reference stands for has been deleted.
    DBFILESSaveCopyReferenceErrorNotFound,
    /// The reference stands for more than 10,000 files and folders.
    DBFILESSaveCopyReferenceErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveCopyReferenceErrorOther,
};

/// Why a copy reference was not saved.
@interface DBFILESSaveCopyReferenceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveCopyReferenceErrorTag tag;
/// The item cannot be written to this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `invalid_copy_reference`.
- (instancetype)initWithInvalidCopyReference;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `invalid_copy_reference`.
- (BOOL)isInvalidCopyReference;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveCopyReferenceError` from and to JSON.
@interface DBFILESSaveCopyReferenceErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceError *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveCopyReferenceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item that was saved.
@interface DBFILESSaveCopyReferenceResult : DBStoneObject
/// The item that was saved.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The item that was saved.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSaveCopyReferenceResult` from and to JSON.
@interface DBFILESSaveCopyReferenceResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceResult *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveCopyReferenceResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to download, and where to save it.
@interface DBFILESSaveUrlArg : DBStoneObject
/// Where to save the file. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
///   - url: The URL that Dropbox downloads.
- (instancetype)initWithPath:(NSString *)path url:(NSString *)url;
@end

/// Converts `DBFILESSaveUrlArg` from and to JSON.
@interface DBFILESSaveUrlArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlArg *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveUrlArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlErrorTag) {
    /// The file cannot be written to this path.
    DBFILESSaveUrlErrorPath,
    /// Dropbox could not download the URL, perhaps because it needs a password or no longer works.
    DBFILESSaveUrlErrorDownloadFailed,
    /// The URL is not valid.
    DBFILESSaveUrlErrorInvalidUrl,
    /// The saved file has been removed since.
    DBFILESSaveUrlErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveUrlErrorOther,
};

/// Why a URL was not saved.
@interface DBFILESSaveUrlError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlErrorTag tag;
/// The file cannot be written to this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `download_failed`.
- (instancetype)initWithDownloadFailed;
/// Creates an object with the tag `invalid_url`.
- (instancetype)initWithInvalidUrl;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `download_failed`.
- (BOOL)isDownloadFailed;
/// Returns whether the tag is `invalid_url`.
- (BOOL)isInvalidUrl;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlError` from and to JSON.
@interface DBFILESSaveUrlErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlError *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveUrlError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESSaveUrlJobStatusInProgress,
    /// The file has been saved.
    DBFILESSaveUrlJobStatusComplete,
    /// The file has not been saved.
    DBFILESSaveUrlJobStatusFailed,
};

/// The state of a job of `saveUrl`.
@interface DBFILESSaveUrlJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlJobStatusTag tag;
/// The file has been saved. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *complete;
/// The file has not been saved. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESSaveUrlError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESFileMetadata *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESSaveUrlError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlJobStatus` from and to JSON.
@interface DBFILESSaveUrlJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlJobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveUrlJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlResultTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESSaveUrlResultAsyncJobId,
    /// The file has been saved already.
    DBFILESSaveUrlResultComplete,
};

/// The answer of `saveUrl`: a job to poll, or the file.
@interface DBFILESSaveUrlResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlResultTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// The file has been saved already. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESFileMetadata *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlResult` from and to JSON.
@interface DBFILESSaveUrlResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlResult *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveUrlResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to search for, and where.
@interface DBFILESSearchArg : DBStoneObject
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
@property (nonatomic, readonly) DBFILESSearchMode *mode;

/// Creates an object with all fields. `nil` stands for the default.
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
    start:(nullable NSNumber *)start
    maxResults:(nullable NSNumber *)maxResults
    mode:(nullable DBFILESSearchMode *)mode;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path query:(NSString *)query;
@end

/// Converts `DBFILESSearchArg` from and to JSON.
@interface DBFILESSearchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSearchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSearchErrorTag) {
    /// The folder to search cannot be found or read.
    DBFILESSearchErrorPath,
    /// An argument makes no sense. The value may say which.
    DBFILESSearchErrorInvalidArgument,
    /// Something went wrong at Dropbox. Try again.
    DBFILESSearchErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSearchErrorOther,
};

/// Why a search failed.
@interface DBFILESSearchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchErrorTag tag;
/// The folder to search cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// An argument makes no sense. The value may say which. Has a value only if `isInvalidArgument` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *invalidArgument;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `invalid_argument`.
- (instancetype)initWithInvalidArgument:(nullable NSString *)invalidArgument;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `invalid_argument`.
- (BOOL)isInvalidArgument;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSearchError` from and to JSON.
@interface DBFILESSearchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchError *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder that was found.
@interface DBFILESSearchMatch : DBStoneObject
/// What matched.
@property (nonatomic, readonly) DBFILESSearchMatchType *matchType;
/// The file or folder.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - matchType: What matched.
///   - metadata: The file or folder.
- (instancetype)initWithMatchType:(DBFILESSearchMatchType *)matchType metadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSearchMatch` from and to JSON.
@interface DBFILESSearchMatchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatch *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to tell about each match.
@interface DBFILESSearchMatchFieldOptions : DBStoneObject
/// Whether to return which parts of the name matched. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - includeHighlights: Whether to return which parts of the name matched. Default: `@NO`.
- (instancetype)initWithIncludeHighlights:(nullable NSNumber *)includeHighlights;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESSearchMatchFieldOptions` from and to JSON.
@interface DBFILESSearchMatchFieldOptionsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchFieldOptions *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatchFieldOptions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSearchMatchType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSearchMatchTypeTag) {
    /// The name.
    DBFILESSearchMatchTypeFilename,
    /// The content.
    DBFILESSearchMatchTypeContent,
    /// The name and the content.
    DBFILESSearchMatchTypeBoth,
};

/// What a search has matched.
@interface DBFILESSearchMatchType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchMatchTypeTag tag;
/// Creates an object with the tag `filename`.
- (instancetype)initWithFilename;
/// Creates an object with the tag `content`.
- (instancetype)initWithContent;
/// Creates an object with the tag `both`.
- (instancetype)initWithBoth;
/// Returns whether the tag is `filename`.
- (BOOL)isFilename;
/// Returns whether the tag is `content`.
- (BOOL)isContent;
/// Returns whether the tag is `both`.
- (BOOL)isBoth;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSearchMatchType` from and to JSON.
@interface DBFILESSearchMatchTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchType *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatchType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSearchMatchTypeV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSearchMatchTypeV2Tag) {
    /// The name.
    DBFILESSearchMatchTypeV2Filename,
    /// The content.
    DBFILESSearchMatchTypeV2FileContent,
    /// The name and the content.
    DBFILESSearchMatchTypeV2FilenameAndContent,
    /// What a picture shows.
    DBFILESSearchMatchTypeV2ImageContent,
    /// Other metadata of the item.
    DBFILESSearchMatchTypeV2Metadata,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSearchMatchTypeV2Other,
};

/// What a search has matched.
@interface DBFILESSearchMatchTypeV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchMatchTypeV2Tag tag;
/// Creates an object with the tag `filename`.
- (instancetype)initWithFilename;
/// Creates an object with the tag `file_content`.
- (instancetype)initWithFileContent;
/// Creates an object with the tag `filename_and_content`.
- (instancetype)initWithFilenameAndContent;
/// Creates an object with the tag `image_content`.
- (instancetype)initWithImageContent;
/// Creates an object with the tag `metadata`.
- (instancetype)initWithMetadata;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `filename`.
- (BOOL)isFilename;
/// Returns whether the tag is `file_content`.
- (BOOL)isFileContent;
/// Returns whether the tag is `filename_and_content`.
- (BOOL)isFilenameAndContent;
/// Returns whether the tag is `image_content`.
- (BOOL)isImageContent;
/// Returns whether the tag is `metadata`.
- (BOOL)isMetadata;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSearchMatchTypeV2` from and to JSON.
@interface DBFILESSearchMatchTypeV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchTypeV2 *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatchTypeV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder that was found.
@interface DBFILESSearchMatchV2 : DBStoneObject
/// The file or folder.
@property (nonatomic, readonly) DBFILESMetadataV2 *metadata;
/// What matched.
@property (nonatomic, readonly, nullable) DBFILESSearchMatchTypeV2 *matchType;
/// The name cut into pieces that match and pieces that do not. Only set where the search asked for it.
@property (nonatomic, readonly, nullable) NSArray<DBFILESHighlightSpan *> *highlightSpans;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - metadata: The file or folder.
///   - matchType: What matched.
///   - highlightSpans: The name cut into pieces that match and pieces that do not. Only set where the search asked for
///     it.
- (instancetype)initWithMetadata:(DBFILESMetadataV2 *)metadata
    matchType:(nullable DBFILESSearchMatchTypeV2 *)matchType
    highlightSpans:(nullable NSArray<DBFILESHighlightSpan *> *)highlightSpans;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMetadata:(DBFILESMetadataV2 *)metadata;
@end

/// Converts `DBFILESSearchMatchV2` from and to JSON.
@interface DBFILESSearchMatchV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchV2 *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatchV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSearchMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSearchModeTag) {
    /// In names of files and folders.
    DBFILESSearchModeFilename,
    /// In names and in the content of files.
    DBFILESSearchModeFilenameAndContent,
    /// In names of deleted files and folders.
    DBFILESSearchModeDeletedFilename,
};

/// Where a search looks.
@interface DBFILESSearchMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchModeTag tag;
/// Creates an object with the tag `filename`.
- (instancetype)initWithFilename;
/// Creates an object with the tag `filename_and_content`.
- (instancetype)initWithFilenameAndContent;
/// Creates an object with the tag `deleted_filename`.
- (instancetype)initWithDeletedFilename;
/// Returns whether the tag is `filename`.
- (BOOL)isFilename;
/// Returns whether the tag is `filename_and_content`.
- (BOOL)isFilenameAndContent;
/// Returns whether the tag is `deleted_filename`.
- (BOOL)isDeletedFilename;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSearchMode` from and to JSON.
@interface DBFILESSearchModeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMode *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to narrow a search to.
@interface DBFILESSearchOptions : DBStoneObject
/// The folder to search, with all below it. By default everything. Pattern:
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// How many matches to return at most in a page. Default: 100. 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;
/// The order of the matches. By default the most relevant come first.
@property (nonatomic, readonly, nullable) DBFILESSearchOrderBy *orderBy;
/// Whether to search what exists or what was deleted. Default: `active`.
@property (nonatomic, readonly) DBFILESFileStatus *fileStatus;
/// Whether to look at names only, not at content. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *filenameOnly;
/// Only files with one of these extensions. Not for deleted files.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *fileExtensions;
/// Only files of these kinds. Not for deleted files.
@property (nonatomic, readonly, nullable) NSArray<DBFILESFileCategory *> *fileCategories;
/// Only content of this account. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;

/// Creates an object with all fields. `nil` stands for the default.
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
    maxResults:(nullable NSNumber *)maxResults
    orderBy:(nullable DBFILESSearchOrderBy *)orderBy
    fileStatus:(nullable DBFILESFileStatus *)fileStatus
    filenameOnly:(nullable NSNumber *)filenameOnly
    fileExtensions:(nullable NSArray<NSString *> *)fileExtensions
    fileCategories:(nullable NSArray<DBFILESFileCategory *> *)fileCategories
    accountId:(nullable NSString *)accountId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESSearchOptions` from and to JSON.
@interface DBFILESSearchOptionsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchOptions *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchOptions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSearchOrderBy`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSearchOrderByTag) {
    /// The best matches first.
    DBFILESSearchOrderByRelevance,
    /// By the time of the last change.
    DBFILESSearchOrderByLastModifiedTime,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSearchOrderByOther,
};

/// The order of search results.
@interface DBFILESSearchOrderBy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchOrderByTag tag;
/// Creates an object with the tag `relevance`.
- (instancetype)initWithRelevance;
/// Creates an object with the tag `last_modified_time`.
- (instancetype)initWithLastModifiedTime;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `relevance`.
- (BOOL)isRelevance;
/// Returns whether the tag is `last_modified_time`.
- (BOOL)isLastModifiedTime;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSearchOrderBy` from and to JSON.
@interface DBFILESSearchOrderBySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchOrderBy *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchOrderBy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of matches.
@interface DBFILESSearchResult : DBStoneObject
/// The matches, perhaps none.
@property (nonatomic, readonly) NSArray<DBFILESSearchMatch *> *matches;
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
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatch *> *)matches more:(NSNumber *)more start:(NSNumber *)start;
@end

/// Converts `DBFILESSearchResult` from and to JSON.
@interface DBFILESSearchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to search for.
@interface DBFILESSearchV2Arg : DBStoneObject
/// What to search for. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// What to narrow the search to.
@property (nonatomic, readonly, nullable) DBFILESSearchOptions *options;
/// What to tell about each match.
@property (nonatomic, readonly, nullable) DBFILESSearchMatchFieldOptions *matchFieldOptions;
/// Use `matchFieldOptions` instead. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *includeHighlights;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - query: What to search for. At most 1000 characters.
///   - options: What to narrow the search to.
///   - matchFieldOptions: What to tell about each match.
///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
- (instancetype)initWithQuery:(NSString *)query
    options:(nullable DBFILESSearchOptions *)options
    matchFieldOptions:(nullable DBFILESSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithQuery:(NSString *)query;
@end

/// Converts `DBFILESSearchV2Arg` from and to JSON.
@interface DBFILESSearchV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2Arg *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a search goes on.
@interface DBFILESSearchV2ContinueArg : DBStoneObject
/// The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESSearchV2ContinueArg` from and to JSON.
@interface DBFILESSearchV2ContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2ContinueArg *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchV2ContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of matches.
@interface DBFILESSearchV2Result : DBStoneObject
/// The matches, perhaps none. A match may appear on more than one page.
@property (nonatomic, readonly) NSArray<DBFILESSearchMatchV2 *> *matches;
/// Whether there are more matches. Fetch them with `searchContinueV2`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins, if there is one. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - matches: The matches, perhaps none. A match may appear on more than one page.
///   - hasMore: Whether there are more matches. Fetch them with `searchContinueV2`.
///   - cursor: Where the next page begins, if there is one. At least 1 character.
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatchV2 *> *)matches
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatchV2 *> *)matches hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILESSearchV2Result` from and to JSON.
@interface DBFILESSearchV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2Result *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link, with its password if it has one.
@interface DBFILESSharedLink : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url password:(nullable NSString *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBFILESSharedLink` from and to JSON.
@interface DBFILESSharedLinkSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharedLink *)instance;
/// Returns the object for JSON.
+ (DBFILESSharedLink *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file behind a shared link.
@interface DBFILESSharedLinkFileInfo : DBStoneObject
/// The URL of a link to the file, or to a folder that holds it.
@property (nonatomic, readonly, copy) NSString *url;
/// The file within the folder. Needed for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that holds it.
///   - path: The file within the folder. Needed for links to folders.
///   - password: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url path:(nullable NSString *)path password:(nullable NSString *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBFILESSharedLinkFileInfo` from and to JSON.
@interface DBFILESSharedLinkFileInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharedLinkFileInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESSharedLinkFileInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A lock held by one user.
@interface DBFILESSingleUserLock : DBStoneObject
/// When the file was locked.
@property (nonatomic, readonly) NSDate *created;
/// The account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The team of that account, if it has one.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - created: When the file was locked.
///   - lockHolderAccountId: The account that holds the lock. Exactly 40 characters.
///   - lockHolderTeamId: The team of that account, if it has one.
- (instancetype)initWithCreated:(NSDate *)created
    lockHolderAccountId:(NSString *)lockHolderAccountId
    lockHolderTeamId:(nullable NSString *)lockHolderTeamId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCreated:(NSDate *)created lockHolderAccountId:(NSString *)lockHolderAccountId;
@end

/// Converts `DBFILESSingleUserLock` from and to JSON.
@interface DBFILESSingleUserLockSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSingleUserLock *)instance;
/// Returns the object for JSON.
+ (DBFILESSingleUserLock *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a symbolic link points.
@interface DBFILESSymlinkInfo : DBStoneObject
/// The path to which the symbolic link points.
@property (nonatomic, readonly, copy) NSString *target;

/// Creates an object.
///
/// - Parameters:
///   - target: The path to which the symbolic link points.
- (instancetype)initWithTarget:(NSString *)target;
@end

/// Converts `DBFILESSymlinkInfo` from and to JSON.
@interface DBFILESSymlinkInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSymlinkInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESSymlinkInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSetting`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingTag) {
    /// As the folder above is, or as Dropbox syncs by default.
    DBFILESSyncSettingDefault_,
    /// The item is left out, by selective sync.
    DBFILESSyncSettingNotSynced,
    /// The item would be left out, but because of where it lies the setting has no effect.
    DBFILESSyncSettingNotSyncedInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingOther,
};

/// Whether an item is synced to the computers of a team's members when they first see it.
@interface DBFILESSyncSetting : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `not_synced`.
- (instancetype)initWithNotSynced;
/// Creates an object with the tag `not_synced_inactive`.
- (instancetype)initWithNotSyncedInactive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `not_synced`.
- (BOOL)isNotSynced;
/// Returns whether the tag is `not_synced_inactive`.
- (BOOL)isNotSyncedInactive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSetting` from and to JSON.
@interface DBFILESSyncSettingSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSetting *)instance;
/// Returns the object for JSON.
+ (DBFILESSyncSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSettingArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingArgTag) {
    /// As the folder above is, or as Dropbox syncs by default.
    DBFILESSyncSettingArgDefault_,
    /// Leave the item out, by selective sync.
    DBFILESSyncSettingArgNotSynced,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingArgOther,
};

/// Whether to sync an item to the computers of a team's members when they first see it.
@interface DBFILESSyncSettingArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingArgTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `not_synced`.
- (instancetype)initWithNotSynced;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `not_synced`.
- (BOOL)isNotSynced;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSettingArg` from and to JSON.
@interface DBFILESSyncSettingArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSettingArg *)instance;
/// Returns the object for JSON.
+ (DBFILESSyncSettingArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingsErrorTag) {
    /// The item cannot be found or read.
    DBFILESSyncSettingsErrorPath,
    /// These settings do not go together.
    DBFILESSyncSettingsErrorUnsupportedCombination,
    /// This setting is not possible here.
    DBFILESSyncSettingsErrorUnsupportedConfiguration,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingsErrorOther,
};

/// Why sync settings were not changed.
@interface DBFILESSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingsErrorTag tag;
/// The item cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_combination`.
- (instancetype)initWithUnsupportedCombination;
/// Creates an object with the tag `unsupported_configuration`.
- (instancetype)initWithUnsupportedConfiguration;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_combination`.
- (BOOL)isUnsupportedCombination;
/// Returns whether the tag is `unsupported_configuration`.
- (BOOL)isUnsupportedConfiguration;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSettingsError` from and to JSON.
@interface DBFILESSyncSettingsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSettingsError *)instance;
/// Returns the object for JSON.
+ (DBFILESSyncSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESTag`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESTagTag) {
    /// A tag that a user added.
    DBFILESTagUserGeneratedTag,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESTagOther,
};

/// A tag of a file or folder.
@interface DBFILESTag : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESTagTag tag;
/// A tag that a user added. Has a value only if `isUserGeneratedTag` returns `YES`.
@property (nonatomic, readonly) DBFILESUserGeneratedTag *userGeneratedTag;
/// Creates an object with the tag `user_generated_tag`.
- (instancetype)initWithUserGeneratedTag:(DBFILESUserGeneratedTag *)userGeneratedTag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_generated_tag`.
- (BOOL)isUserGeneratedTag;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESTag` from and to JSON.
@interface DBFILESTagSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESTag *)instance;
/// Returns the object for JSON.
+ (DBFILESTag *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which image to show in small, and how.
@interface DBFILESThumbnailArg : DBStoneObject
/// The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default: `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;
/// The size of the thumbnail. Default: `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// How the image is fitted into that size. Default: `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// How much detail to keep. Default: `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// Whether to leave out `mediaInfo`, which makes the call faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
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
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESThumbnailArg` from and to JSON.
@interface DBFILESThumbnailArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailArg *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailErrorTag) {
    /// The image cannot be found or read.
    DBFILESThumbnailErrorPath,
    /// There are no thumbnails of files with this extension.
    DBFILESThumbnailErrorUnsupportedExtension,
    /// The image cannot be read; it may be damaged or larger than 20 MB.
    DBFILESThumbnailErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailErrorEncryptedContent,
    /// Making the thumbnail failed.
    DBFILESThumbnailErrorConversionError,
};

/// Why no thumbnail was made.
@interface DBFILESThumbnailError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailErrorTag tag;
/// The image cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)initWithUnsupportedExtension;
/// Creates an object with the tag `unsupported_image`.
- (instancetype)initWithUnsupportedImage;
/// Creates an object with the tag `encrypted_content`.
- (instancetype)initWithEncryptedContent;
/// Creates an object with the tag `conversion_error`.
- (instancetype)initWithConversionError;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_extension`.
- (BOOL)isUnsupportedExtension;
/// Returns whether the tag is `unsupported_image`.
- (BOOL)isUnsupportedImage;
/// Returns whether the tag is `encrypted_content`.
- (BOOL)isEncryptedContent;
/// Returns whether the tag is `conversion_error`.
- (BOOL)isConversionError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailError` from and to JSON.
@interface DBFILESThumbnailErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailError *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailFormatTag) {
    /// Small, and good for photos.
    DBFILESThumbnailFormatJpeg,
    /// Without loss; good for drawings and screenshots.
    DBFILESThumbnailFormatPng,
    /// Compressed best; good for the web.
    DBFILESThumbnailFormatWebp,
};

/// The format of a thumbnail.
@interface DBFILESThumbnailFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailFormatTag tag;
/// Creates an object with the tag `jpeg`.
- (instancetype)initWithJpeg;
/// Creates an object with the tag `png`.
- (instancetype)initWithPng;
/// Creates an object with the tag `webp`.
- (instancetype)initWithWebp;
/// Returns whether the tag is `jpeg`.
- (BOOL)isJpeg;
/// Returns whether the tag is `png`.
- (BOOL)isPng;
/// Returns whether the tag is `webp`.
- (BOOL)isWebp;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailFormat` from and to JSON.
@interface DBFILESThumbnailFormatSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailFormat *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailModeTag) {
    /// The image fits within the size, keeping its proportions.
    DBFILESThumbnailModeStrict,
    /// The image fits within the size or within the size turned by 90 degrees, whichever suits it better.
    DBFILESThumbnailModeBestfit,
    /// The image covers the size, or the size turned by 90 degrees, completely, so one side may be longer.
    DBFILESThumbnailModeFitoneBestfit,
    /// The image keeps its own size.
    DBFILESThumbnailModeOriginal,
};

/// How an image is fitted into the size of a thumbnail.
@interface DBFILESThumbnailMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailModeTag tag;
/// Creates an object with the tag `strict`.
- (instancetype)initWithStrict;
/// Creates an object with the tag `bestfit`.
- (instancetype)initWithBestfit;
/// Creates an object with the tag `fitone_bestfit`.
- (instancetype)initWithFitoneBestfit;
/// Creates an object with the tag `original`.
- (instancetype)initWithOriginal;
/// Returns whether the tag is `strict`.
- (BOOL)isStrict;
/// Returns whether the tag is `bestfit`.
- (BOOL)isBestfit;
/// Returns whether the tag is `fitone_bestfit`.
- (BOOL)isFitoneBestfit;
/// Returns whether the tag is `original`.
- (BOOL)isOriginal;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailMode` from and to JSON.
@interface DBFILESThumbnailModeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailMode *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailQuality`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailQualityTag) {
    /// The default.
    DBFILESThumbnailQualityQuality80,
    /// More detail, more bytes.
    DBFILESThumbnailQualityQuality90,
};

/// The quality of a thumbnail.
@interface DBFILESThumbnailQuality : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailQualityTag tag;
/// Creates an object with the tag `quality_80`.
- (instancetype)initWithQuality80;
/// Creates an object with the tag `quality_90`.
- (instancetype)initWithQuality90;
/// Returns whether the tag is `quality_80`.
- (BOOL)isQuality80;
/// Returns whether the tag is `quality_90`.
- (BOOL)isQuality90;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailQuality` from and to JSON.
@interface DBFILESThumbnailQualitySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailQuality *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailQuality *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailSize`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailSizeTag) {
    /// 32 × 32 pixels.
    DBFILESThumbnailSizeW32h32,
    /// 64 × 64 pixels.
    DBFILESThumbnailSizeW64h64,
    /// 128 × 128 pixels.
    DBFILESThumbnailSizeW128h128,
    /// 256 × 256 pixels.
    DBFILESThumbnailSizeW256h256,
    /// 480 × 320 pixels.
    DBFILESThumbnailSizeW480h320,
    /// 640 × 480 pixels.
    DBFILESThumbnailSizeW640h480,
    /// 960 × 640 pixels.
    DBFILESThumbnailSizeW960h640,
    /// 1,024 × 768 pixels.
    DBFILESThumbnailSizeW1024h768,
    /// 2,048 × 1,536 pixels.
    DBFILESThumbnailSizeW2048h1536,
    /// 3,200 × 2,400 pixels.
    DBFILESThumbnailSizeW3200h2400,
};

/// The box that a thumbnail fits in, in pixels.
@interface DBFILESThumbnailSize : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailSizeTag tag;
/// Creates an object with the tag `w32h32`.
- (instancetype)initWithW32h32;
/// Creates an object with the tag `w64h64`.
- (instancetype)initWithW64h64;
/// Creates an object with the tag `w128h128`.
- (instancetype)initWithW128h128;
/// Creates an object with the tag `w256h256`.
- (instancetype)initWithW256h256;
/// Creates an object with the tag `w480h320`.
- (instancetype)initWithW480h320;
/// Creates an object with the tag `w640h480`.
- (instancetype)initWithW640h480;
/// Creates an object with the tag `w960h640`.
- (instancetype)initWithW960h640;
/// Creates an object with the tag `w1024h768`.
- (instancetype)initWithW1024h768;
/// Creates an object with the tag `w2048h1536`.
- (instancetype)initWithW2048h1536;
/// Creates an object with the tag `w3200h2400`.
- (instancetype)initWithW3200h2400;
/// Returns whether the tag is `w32h32`.
- (BOOL)isW32h32;
/// Returns whether the tag is `w64h64`.
- (BOOL)isW64h64;
/// Returns whether the tag is `w128h128`.
- (BOOL)isW128h128;
/// Returns whether the tag is `w256h256`.
- (BOOL)isW256h256;
/// Returns whether the tag is `w480h320`.
- (BOOL)isW480h320;
/// Returns whether the tag is `w640h480`.
- (BOOL)isW640h480;
/// Returns whether the tag is `w960h640`.
- (BOOL)isW960h640;
/// Returns whether the tag is `w1024h768`.
- (BOOL)isW1024h768;
/// Returns whether the tag is `w2048h1536`.
- (BOOL)isW2048h1536;
/// Returns whether the tag is `w3200h2400`.
- (BOOL)isW3200h2400;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailSize` from and to JSON.
@interface DBFILESThumbnailSizeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailSize *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailSize *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which image to show in small, and how.
@interface DBFILESThumbnailV2Arg : DBStoneObject
/// The image, by path or by shared link.
@property (nonatomic, readonly) DBFILESPathOrLink *resource;
/// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default: `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;
/// The size of the thumbnail. Default: `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// How the image is fitted into that size. Default: `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// How much detail to keep. Default: `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// Whether to leave out `mediaInfo`, which makes the call faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
- (instancetype)initWithResource:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithResource:(DBFILESPathOrLink *)resource;
@end

/// Converts `DBFILESThumbnailV2Arg` from and to JSON.
@interface DBFILESThumbnailV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailV2Arg *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailV2ErrorTag) {
    /// The image cannot be found or read.
    DBFILESThumbnailV2ErrorPath,
    /// There are no thumbnails of files with this extension.
    DBFILESThumbnailV2ErrorUnsupportedExtension,
    /// The image cannot be read; it may be damaged or larger than 20 MB.
    DBFILESThumbnailV2ErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailV2ErrorEncryptedContent,
    /// Making the thumbnail failed.
    DBFILESThumbnailV2ErrorConversionError,
    /// The user may not use this shared link.
    DBFILESThumbnailV2ErrorAccessDenied,
    /// There is no such shared link.
    DBFILESThumbnailV2ErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESThumbnailV2ErrorOther,
};

/// Why no thumbnail was made.
@interface DBFILESThumbnailV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailV2ErrorTag tag;
/// The image cannot be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)initWithUnsupportedExtension;
/// Creates an object with the tag `unsupported_image`.
- (instancetype)initWithUnsupportedImage;
/// Creates an object with the tag `encrypted_content`.
- (instancetype)initWithEncryptedContent;
/// Creates an object with the tag `conversion_error`.
- (instancetype)initWithConversionError;
/// Creates an object with the tag `access_denied`.
- (instancetype)initWithAccessDenied;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_extension`.
- (BOOL)isUnsupportedExtension;
/// Returns whether the tag is `unsupported_image`.
- (BOOL)isUnsupportedImage;
/// Returns whether the tag is `encrypted_content`.
- (BOOL)isEncryptedContent;
/// Returns whether the tag is `conversion_error`.
- (BOOL)isConversionError;
/// Returns whether the tag is `access_denied`.
- (BOOL)isAccessDenied;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailV2Error` from and to JSON.
@interface DBFILESThumbnailV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailV2Error *)instance;
/// Returns the object for JSON.
+ (DBFILESThumbnailV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file to unlock.
@interface DBFILESUnlockFileArg : DBStoneObject
/// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESUnlockFileArg` from and to JSON.
@interface DBFILESUnlockFileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUnlockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which files to unlock.
@interface DBFILESUnlockFileBatchArg : DBStoneObject
/// The files. A file given twice counts once.
@property (nonatomic, readonly) NSArray<DBFILESUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (instancetype)initWithEntries:(NSArray<DBFILESUnlockFileArg *> *)entries;
@end

/// Converts `DBFILESUnlockFileBatchArg` from and to JSON.
@interface DBFILESUnlockFileBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUnlockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where and how to save an uploaded file.
@interface DBFILESUploadArg : DBFILESCommitInfo
/// The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
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
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESUploadArg` from and to JSON.
@interface DBFILESUploadArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadErrorTag) {
    /// The data arrived but cannot be saved at this path.
    DBFILESUploadErrorPath,
    /// The property group is not valid. The file was saved without it.
    DBFILESUploadErrorPropertiesError,
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadErrorPayloadTooLarge,
    /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
    /// something else. Send it again.
    DBFILESUploadErrorContentHashMismatch,
    /// Files must be encrypted there, which the API does not support.
    DBFILESUploadErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadErrorOther,
};

/// Why a file was not uploaded.
@interface DBFILESUploadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadErrorTag tag;
/// The data arrived but cannot be saved at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadWriteFailed *path;

/// The property group is not valid. The file was saved without it. Has a value only if `isPropertiesError` returns
/// `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupError *propertiesError;

/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESUploadWriteFailed *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESInvalidPropertyGroupError *)propertiesError;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)initWithEncryptionNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `encryption_not_supported`.
- (BOOL)isEncryptionNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadError` from and to JSON.
@interface DBFILESUploadErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which session to append to.
@interface DBFILESUploadSessionAppendArg : DBStoneObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;

/// Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed before they
/// are finished. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor;
@end

/// Converts `DBFILESUploadSessionAppendArg` from and to JSON.
@interface DBFILESUploadSessionAppendArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which sessions to append to.
@interface DBFILESUploadSessionAppendBatchArg : DBStoneObject
/// The sessions to append to, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the whole body, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionAppendBatchArg` from and to JSON.
@interface DBFILESUploadSessionAppendBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to append to one session.
@interface DBFILESUploadSessionAppendBatchArgEntry : DBStoneObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// How many bytes of the body belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// Whether this is the last piece of this session. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - length: How many bytes of the body belong to this session.
///   - close: Whether this is the last piece of this session. Default: `@NO`.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    length:(NSNumber *)length
    close:(nullable NSNumber *)close;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor length:(NSNumber *)length;
@end

/// Converts `DBFILESUploadSessionAppendBatchArgEntry` from and to JSON.
@interface DBFILESUploadSessionAppendBatchArgEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchArgEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchArgEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchEntryError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchEntryErrorTag) {
    /// There is no such session, or it is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendBatchEntryErrorNotFound,
    /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
    /// expected.
    DBFILESUploadSessionAppendBatchEntryErrorIncorrectOffset,
    /// The session is closed and takes no more data.
    DBFILESUploadSessionAppendBatchEntryErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorTooLarge,
    /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset,
    /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`,
    /// may be.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchEntryErrorOther,
};

/// Why nothing was appended to one session.
@interface DBFILESUploadSessionAppendBatchEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchEntryErrorTag tag;

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected. Has a value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchEntryError` from and to JSON.
@interface DBFILESUploadSessionAppendBatchEntryErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchEntryError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchEntryError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchErrorTag) {
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadSessionAppendBatchErrorPayloadTooLarge,
    /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
    /// something else. Send it again.
    DBFILESUploadSessionAppendBatchErrorContentHashMismatch,
    /// The lengths of the entries do not add up to the length of the body.
    DBFILESUploadSessionAppendBatchErrorLengthMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchErrorOther,
};

/// Why nothing was appended to any session.
@interface DBFILESUploadSessionAppendBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchErrorTag tag;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `length_mismatch`.
- (instancetype)initWithLengthMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `length_mismatch`.
- (BOOL)isLengthMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchError` from and to JSON.
@interface DBFILESUploadSessionAppendBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each session.
@interface DBFILESUploadSessionAppendBatchResult : DBStoneObject
/// One outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionAppendBatchResult` from and to JSON.
@interface DBFILESUploadSessionAppendBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchResultEntryTag) {
    /// The data was appended.
    DBFILESUploadSessionAppendBatchResultEntrySuccess,
    /// The data was not appended.
    DBFILESUploadSessionAppendBatchResultEntryFailure,
};

/// What became of one session.
@interface DBFILESUploadSessionAppendBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchResultEntryTag tag;
/// The data was not appended. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchEntryError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESUploadSessionAppendBatchEntryError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchResultEntry` from and to JSON.
@interface DBFILESUploadSessionAppendBatchResultEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendErrorTag) {
    /// There is no such session, or it is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendErrorNotFound,
    /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
    /// expected.
    DBFILESUploadSessionAppendErrorIncorrectOffset,
    /// The session is closed and takes no more data.
    DBFILESUploadSessionAppendErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendErrorTooLarge,
    /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidOffset,
    /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`,
    /// may be.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadSessionAppendErrorPayloadTooLarge,
    /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
    /// something else. Send it again.
    DBFILESUploadSessionAppendErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendErrorOther,
    /// The session is not closed. Retired: the service no longer returns it.
    DBFILESUploadSessionAppendErrorNotClosed,
};

/// Why data was not appended.
@interface DBFILESUploadSessionAppendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendErrorTag tag;

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected. Has a value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_closed`.
- (instancetype)initWithNotClosed;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_closed`.
- (BOOL)isNotClosed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendError` from and to JSON.
@interface DBFILESUploadSessionAppendErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionAppendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A place in an upload session.
@interface DBFILESUploadSessionCursor : DBStoneObject
/// The session, as returned when it was started.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// How many bytes the session holds already, which is where the new data begins.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset;
@end

/// Converts `DBFILESUploadSessionCursor` from and to JSON.
@interface DBFILESUploadSessionCursorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionCursor *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionCursor *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which session to save, and where.
@interface DBFILESUploadSessionFinishArg : DBStoneObject
/// The session, and how many bytes it holds already.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// Where and how to save the file.
@property (nonatomic, readonly) DBFILESCommitInfo *commit;

/// The content hash of the data in this request, not of the whole file, if the server should verify what arrives.
/// Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor commit:(DBFILESCommitInfo *)commit;
@end

/// Converts `DBFILESUploadSessionFinishArg` from and to JSON.
@interface DBFILESUploadSessionFinishArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which sessions to save, and where.
@interface DBFILESUploadSessionFinishBatchArg : DBStoneObject
/// What to save where. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionFinishArg *> *)entries;
@end

/// Converts `DBFILESUploadSessionFinishBatchArg` from and to JSON.
@interface DBFILESUploadSessionFinishBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBFILESUploadSessionFinishBatchJobStatusInProgress,
    /// The job has ended; look at each entry for its outcome.
    DBFILESUploadSessionFinishBatchJobStatusComplete,
};

/// The state of a job of `uploadSessionFinishBatch`.
@interface DBFILESUploadSessionFinishBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchJobStatusTag tag;
/// The job has ended; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESUploadSessionFinishBatchResult *)complete;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchJobStatus` from and to JSON.
@interface DBFILESUploadSessionFinishBatchJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchJobStatus *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchLaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBFILESUploadSessionFinishBatchLaunchAsyncJobId,
    /// All is done already; look at each entry for its outcome.
    DBFILESUploadSessionFinishBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishBatchLaunchOther,
};

/// The answer of `uploadSessionFinishBatch`: a job to poll, or the outcome.
@interface DBFILESUploadSessionFinishBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each entry for its outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESUploadSessionFinishBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchLaunch` from and to JSON.
@interface DBFILESUploadSessionFinishBatchLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchLaunch *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each file.
@interface DBFILESUploadSessionFinishBatchResult : DBStoneObject
/// One outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: One outcome for each session, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionFinishBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionFinishBatchResult` from and to JSON.
@interface DBFILESUploadSessionFinishBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchResultEntryTag) {
    /// The file was saved.
    DBFILESUploadSessionFinishBatchResultEntrySuccess,
    /// The file was not saved.
    DBFILESUploadSessionFinishBatchResultEntryFailure,
};

/// What became of one file.
@interface DBFILESUploadSessionFinishBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResultEntryTag tag;
/// The file was saved. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *success;
/// The file was not saved. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESFileMetadata *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESUploadSessionFinishError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchResultEntry` from and to JSON.
@interface DBFILESUploadSessionFinishBatchResultEntrySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishErrorTag) {
    /// The session or the offset is wrong.
    DBFILESUploadSessionFinishErrorLookupFailed,
    /// The file cannot be written to this path. The data is kept: try again with an empty body and the offset at its
    /// end.
    DBFILESUploadSessionFinishErrorPath,
    /// The property group is not valid. The file was saved without it.
    DBFILESUploadSessionFinishErrorPropertiesError,
    /// The batch writes into too many shared folders. Split it by folder. Deprecated.
    DBFILESUploadSessionFinishErrorTooManySharedFolderTargets,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESUploadSessionFinishErrorTooManyWriteOperations,
    /// A concurrent session must be finished without data. Append the last piece first.
    DBFILESUploadSessionFinishErrorConcurrentSessionDataNotAllowed,
    /// A concurrent session must be closed, by `close` of its last append, before it is finished.
    DBFILESUploadSessionFinishErrorConcurrentSessionNotClosed,
    /// Pieces of the file are missing. Append them, then finish.
    DBFILESUploadSessionFinishErrorConcurrentSessionMissingData,
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadSessionFinishErrorPayloadTooLarge,
    /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
    /// something else. Send it again.
    DBFILESUploadSessionFinishErrorContentHashMismatch,
    /// Files must be encrypted there, which the API does not support.
    DBFILESUploadSessionFinishErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishErrorOther,
};

/// Why an upload session was not saved as a file.
@interface DBFILESUploadSessionFinishError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishErrorTag tag;
/// The session or the offset is wrong. Has a value only if `isLookupFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionLookupError *lookupFailed;

/// The file cannot be written to this path. The data is kept: try again with an empty body and the offset at its end.
/// Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;

/// The property group is not valid. The file was saved without it. Has a value only if `isPropertiesError` returns
/// `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupError *propertiesError;

/// Creates an object with the tag `lookup_failed`.
- (instancetype)initWithLookupFailed:(DBFILESUploadSessionLookupError *)lookupFailed;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESInvalidPropertyGroupError *)propertiesError;
/// Creates an object with the tag `too_many_shared_folder_targets`.
- (instancetype)initWithTooManySharedFolderTargets;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)initWithConcurrentSessionDataNotAllowed;
/// Creates an object with the tag `concurrent_session_not_closed`.
- (instancetype)initWithConcurrentSessionNotClosed;
/// Creates an object with the tag `concurrent_session_missing_data`.
- (instancetype)initWithConcurrentSessionMissingData;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)initWithEncryptionNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `lookup_failed`.
- (BOOL)isLookupFailed;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns whether the tag is `too_many_shared_folder_targets`.
- (BOOL)isTooManySharedFolderTargets;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `concurrent_session_data_not_allowed`.
- (BOOL)isConcurrentSessionDataNotAllowed;
/// Returns whether the tag is `concurrent_session_not_closed`.
- (BOOL)isConcurrentSessionNotClosed;
/// Returns whether the tag is `concurrent_session_missing_data`.
- (BOOL)isConcurrentSessionMissingData;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `encryption_not_supported`.
- (BOOL)isEncryptionNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishError` from and to JSON.
@interface DBFILESUploadSessionFinishErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionFinishError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionLookupErrorTag) {
    /// There is no such session, or it is older than 7 days. Start a new one.
    DBFILESUploadSessionLookupErrorNotFound,
    /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
    /// expected.
    DBFILESUploadSessionLookupErrorIncorrectOffset,
    /// The session is closed and takes no more data.
    DBFILESUploadSessionLookupErrorClosed,
    /// The session must be closed, by `close` of its last request, before it can be finished in a batch.
    DBFILESUploadSessionLookupErrorNotClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionLookupErrorTooLarge,
    /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidOffset,
    /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with `close`,
    /// may be.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadSessionLookupErrorPayloadTooLarge,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionLookupErrorOther,
};

/// Why an upload session cannot be used as asked.
@interface DBFILESUploadSessionLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionLookupErrorTag tag;

/// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this is
/// expected. Has a value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `not_closed`.
- (instancetype)initWithNotClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `not_closed`.
- (BOOL)isNotClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionLookupError` from and to JSON.
@interface DBFILESUploadSessionLookupErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionLookupError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where an upload session really stands.
@interface DBFILESUploadSessionOffsetError : DBStoneObject
/// How many bytes the session really holds. Go on from here.
@property (nonatomic, readonly) NSNumber *correctOffset;

/// Creates an object.
///
/// - Parameters:
///   - correctOffset: How many bytes the session really holds. Go on from here.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset;
@end

/// Converts `DBFILESUploadSessionOffsetError` from and to JSON.
@interface DBFILESUploadSessionOffsetErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionOffsetError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionOffsetError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What kind of upload session to start.
@interface DBFILESUploadSessionStartArg : DBStoneObject
/// Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *close;
/// Whether pieces come one after another (the default) or in any order.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;
/// The content hash of the data in this request, if the server should verify what arrives. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
- (instancetype)initWithClose:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESUploadSessionStartArg` from and to JSON.
@interface DBFILESUploadSessionStartArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionStartArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How many upload sessions to start, and of which kind.
@interface DBFILESUploadSessionStartBatchArg : DBStoneObject
/// Whether pieces come one after another (the default) or in any order.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;
/// How many sessions to start. 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - numSessions: How many sessions to start. 1 to 1000.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBFILESUploadSessionType *)sessionType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions;
@end

/// Converts `DBFILESUploadSessionStartBatchArg` from and to JSON.
@interface DBFILESUploadSessionStartBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionStartBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sessions that were started.
@interface DBFILESUploadSessionStartBatchResult : DBStoneObject
/// The new sessions.
@property (nonatomic, readonly) NSArray<NSString *> *sessionIds;

/// Creates an object.
///
/// - Parameters:
///   - sessionIds: The new sessions.
- (instancetype)initWithSessionIds:(NSArray<NSString *> *)sessionIds;
@end

/// Converts `DBFILESUploadSessionStartBatchResult` from and to JSON.
@interface DBFILESUploadSessionStartBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionStartBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionStartError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionStartErrorTag) {
    /// A concurrent session must be started without data.
    DBFILESUploadSessionStartErrorConcurrentSessionDataNotAllowed,
    /// A concurrent session cannot be closed by its start.
    DBFILESUploadSessionStartErrorConcurrentSessionCloseNotAllowed,
    /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
    DBFILESUploadSessionStartErrorPayloadTooLarge,
    /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
    /// something else. Send it again.
    DBFILESUploadSessionStartErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionStartErrorOther,
};

/// Why no upload session was started.
@interface DBFILESUploadSessionStartError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionStartErrorTag tag;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)initWithConcurrentSessionDataNotAllowed;
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
- (instancetype)initWithConcurrentSessionCloseNotAllowed;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `concurrent_session_data_not_allowed`.
- (BOOL)isConcurrentSessionDataNotAllowed;
/// Returns whether the tag is `concurrent_session_close_not_allowed`.
- (BOOL)isConcurrentSessionCloseNotAllowed;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionStartError` from and to JSON.
@interface DBFILESUploadSessionStartErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionStartError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The session that was started.
@interface DBFILESUploadSessionStartResult : DBStoneObject
/// The new session. Pass it on to append and finish; it lives for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The new session. Pass it on to append and finish; it lives for 7 days.
- (instancetype)initWithSessionId:(NSString *)sessionId;
@end

/// Converts `DBFILESUploadSessionStartResult` from and to JSON.
@interface DBFILESUploadSessionStartResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartResult *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionStartResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionTypeTag) {
    /// One piece after another.
    DBFILESUploadSessionTypeSequential,
    /// In any order and in parallel. Offsets and lengths must be multiples of 4,194,304 bytes, except for the length of
    /// the last piece.
    DBFILESUploadSessionTypeConcurrent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionTypeOther,
};

/// The order in which an upload session takes its pieces.
@interface DBFILESUploadSessionType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionTypeTag tag;
/// Creates an object with the tag `sequential`.
- (instancetype)initWithSequential;
/// Creates an object with the tag `concurrent`.
- (instancetype)initWithConcurrent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `sequential`.
- (BOOL)isSequential;
/// Returns whether the tag is `concurrent`.
- (BOOL)isConcurrent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionType` from and to JSON.
@interface DBFILESUploadSessionTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionType *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Data that arrived but was not saved.
@interface DBFILESUploadWriteFailed : DBStoneObject
/// Why the file was not saved.
@property (nonatomic, readonly) DBFILESWriteError *reason;
/// An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of uploading again.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object.
///
/// - Parameters:
///   - reason: Why the file was not saved.
///   - uploadSessionId: An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of
///     uploading again.
- (instancetype)initWithReason:(DBFILESWriteError *)reason uploadSessionId:(NSString *)uploadSessionId;
@end

/// Converts `DBFILESUploadWriteFailed` from and to JSON.
@interface DBFILESUploadWriteFailedSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadWriteFailed *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadWriteFailed *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A tag that a user added.
@interface DBFILESUserGeneratedTag : DBStoneObject
/// The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - tagText: The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (instancetype)initWithTagText:(NSString *)tagText;
@end

/// Converts `DBFILESUserGeneratedTag` from and to JSON.
@interface DBFILESUserGeneratedTagSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUserGeneratedTag *)instance;
/// Returns the object for JSON.
+ (DBFILESUserGeneratedTag *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about a video.
@interface DBFILESVideoMetadata : DBFILESMediaMetadata
/// The length in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The place where it was taken.
///   - timeTaken: The time at which it was taken.
///   - duration: The length in milliseconds.
- (instancetype)initWithDimensions:(nullable DBFILESDimensions *)dimensions
    location:(nullable DBFILESGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    duration:(nullable NSNumber *)duration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESVideoMetadata` from and to JSON.
@interface DBFILESVideoMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESVideoMetadata *)instance;
/// Returns the object for JSON.
+ (DBFILESVideoMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteConflictError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteConflictErrorTag) {
    /// There is a file at this path.
    DBFILESWriteConflictErrorFile,
    /// There is a folder at this path.
    DBFILESWriteConflictErrorFolder,
    /// A file stands where a parent folder is needed.
    DBFILESWriteConflictErrorFileAncestor,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteConflictErrorOther,
};

/// What is in the way.
@interface DBFILESWriteConflictError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteConflictErrorTag tag;
/// Creates an object with the tag `file`.
- (instancetype)initWithFile;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder;
/// Creates an object with the tag `file_ancestor`.
- (instancetype)initWithFileAncestor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file`.
- (BOOL)isFile;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns whether the tag is `file_ancestor`.
- (BOOL)isFileAncestor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteConflictError` from and to JSON.
@interface DBFILESWriteConflictErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteConflictError *)instance;
/// Returns the object for JSON.
+ (DBFILESWriteConflictError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteErrorTag) {
    /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
    /// more.
    DBFILESWriteErrorMalformedPath,
    /// Something is at this path already. Choose another name, set `autorename`, or overwrite it.
    DBFILESWriteErrorConflict,
    /// The user may not write there.
    DBFILESWriteErrorNoWritePermission,
    /// The user's Dropbox is full.
    DBFILESWriteErrorInsufficientSpace,
    /// Dropbox does not accept this name. Choose another one.
    DBFILESWriteErrorDisallowedName,
    /// Team folders can be neither moved nor deleted by this call. Use the routes of `Team`.
    DBFILESWriteErrorTeamFolder,
    /// The operation is not possible in this place.
    DBFILESWriteErrorOperationSuppressed,
    /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
    /// parallel.
    DBFILESWriteErrorTooManyWriteOperations,
    /// An admin of the team has forbidden this.
    DBFILESWriteErrorAccessRestricted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteErrorOther,
};

/// Why an item could not be written.
@interface DBFILESWriteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteErrorTag tag;

/// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say more.
/// Has a value only if `isMalformedPath` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *malformedPath;

/// Something is at this path already. Choose another name, set `autorename`, or overwrite it. Has a value only if
/// `isConflict` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteConflictError *conflict;

/// Creates an object with the tag `malformed_path`.
- (instancetype)initWithMalformedPath:(nullable NSString *)malformedPath;
/// Creates an object with the tag `conflict`.
- (instancetype)initWithConflict:(DBFILESWriteConflictError *)conflict;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Creates an object with the tag `insufficient_space`.
- (instancetype)initWithInsufficientSpace;
/// Creates an object with the tag `disallowed_name`.
- (instancetype)initWithDisallowedName;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `operation_suppressed`.
- (instancetype)initWithOperationSuppressed;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `access_restricted`.
- (instancetype)initWithAccessRestricted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_path`.
- (BOOL)isMalformedPath;
/// Returns whether the tag is `conflict`.
- (BOOL)isConflict;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns whether the tag is `insufficient_space`.
- (BOOL)isInsufficientSpace;
/// Returns whether the tag is `disallowed_name`.
- (BOOL)isDisallowedName;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `operation_suppressed`.
- (BOOL)isOperationSuppressed;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `access_restricted`.
- (BOOL)isAccessRestricted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteError` from and to JSON.
@interface DBFILESWriteErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteError *)instance;
/// Returns the object for JSON.
+ (DBFILESWriteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteModeTag) {
    /// Never overwrites: a file with other content is a conflict. With `autorename` the new file becomes, for instance,
    /// `report (2).txt`.
    DBFILESWriteModeAdd,
    /// Replaces the file, whatever it holds.
    DBFILESWriteModeOverwrite,
    /// Replaces the file only if it still has this revision, so that nobody's change is lost. With `autorename` the new
    /// file otherwise becomes a conflicted copy beside it. At least 9 characters. Pattern: `[0-9a-f]+`.
    DBFILESWriteModeUpdate,
};

/// What an upload does when there is something else at its path. An identical file is left alone and is no conflict; a
/// folder always is one.
@interface DBFILESWriteMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteModeTag tag;

/// Replaces the file only if it still has this revision, so that nobody's change is lost. With `autorename` the new
/// file otherwise becomes a conflicted copy beside it. At least 9 characters. Pattern: `[0-9a-f]+`. Has a value only if
/// `isUpdate` returns `YES`.
@property (nonatomic, readonly, copy) NSString *update;

/// Creates an object with the tag `add`.
- (instancetype)initWithAdd;
/// Creates an object with the tag `overwrite`.
- (instancetype)initWithOverwrite;
/// Creates an object with the tag `update`.
- (instancetype)initWithUpdate:(NSString *)update;
/// Returns whether the tag is `add`.
- (BOOL)isAdd;
/// Returns whether the tag is `overwrite`.
- (BOOL)isOverwrite;
/// Returns whether the tag is `update`.
- (BOOL)isUpdate;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteMode` from and to JSON.
@interface DBFILESWriteModeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteMode *)instance;
/// Returns the object for JSON.
+ (DBFILESWriteMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
