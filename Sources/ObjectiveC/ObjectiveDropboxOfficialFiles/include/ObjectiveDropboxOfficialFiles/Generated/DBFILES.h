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

/// The tag to add to an item.
@interface DBFILESAddTagArg : DBStoneObject
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
    /// The item can't be found or read.
    DBFILESAddTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESAddTagErrorOther,
    /// The item already has 20 tags. Remove one first.
    DBFILESAddTagErrorTooManyTags,
};

/// The reason that a tag wasn't added.
@interface DBFILESAddTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAddTagErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
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

/// The item whose metadata to get, and the metadata to include.
@interface DBFILESGetMetadataArg : DBStoneObject
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
@property (nonatomic, readonly, nullable) DBFILEPROPERTIESTemplateFilterBase *includePropertyGroups;

/// Creates an object with all fields. `nil` stands for the default.
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

/// The item whose metadata to get, and the metadata to include.
@interface DBFILESAlphaGetMetadataArg : DBFILESGetMetadataArg
/// The templates whose custom properties to include. Use `includePropertyGroups` instead. Each item has at least 1
/// character. Each item matches `(/|ptid:).*`. Deprecated.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// The item can't be found or read.
    DBFILESAlphaGetMetadataErrorPath,
    /// A property template doesn't exist.
    DBFILESAlphaGetMetadataErrorPropertiesError,
};

/// The reason that no metadata was returned.
@interface DBFILESAlphaGetMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAlphaGetMetadataErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// A property template doesn't exist. Has a value only if `isPropertiesError` returns `YES`.
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
    /// The item can't be found or read.
    DBFILESBaseTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESBaseTagErrorOther,
};

/// The reason that tags weren't read or changed.
@interface DBFILESBaseTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESBaseTagErrorTag tag;
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

/// Converts `DBFILESBaseTagError` from and to JSON.
@interface DBFILESBaseTagErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESBaseTagError *)instance;
/// Returns the object for JSON.
+ (DBFILESBaseTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The destination of an uploaded file, and the way to save it.
@interface DBFILESCommitInfo : DBStoneObject
/// The path of the file, which starts with `/`, or the `id:…` of a file to write to. Matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The action to take if an item already exists at the path. The default is `add`.
@property (nonatomic, readonly) DBFILESWriteMode *mode;

/// A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`, instead of
/// failing with a conflict. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// The time at which the user last changed the file, in whole seconds. It is for display only and doesn't affect
/// conflicts.
@property (nonatomic, readonly, nullable) NSDate *clientModified;

/// A Boolean value that indicates whether to suppress notifications about this change on the user's devices. The
/// default is `@NO`.
@property (nonatomic, readonly) NSNumber *mute;

/// The custom properties to save with the file.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical content and an `.update`
/// of a deleted file are conflicts, too. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *strictConflict;

/// Creates an object with all fields. `nil` stands for the default.
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

/// The sync setting of an item for the computers of a team's members.
@interface DBFILESContentSyncSetting : DBStoneObject
/// The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The sync setting.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
///   - syncSetting: The sync setting.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSetting *)syncSetting;
@end

/// Converts `DBFILESContentSyncSetting` from and to JSON.
@interface DBFILESContentSyncSettingSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSetting *)instance;
/// Returns the object for JSON.
+ (DBFILESContentSyncSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A change of an item's sync setting for the computers of a team's members.
@interface DBFILESContentSyncSettingArg : DBStoneObject
/// The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new sync setting.
@property (nonatomic, readonly) DBFILESSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the file or folder. At least 4 characters. Matches `id:.+`.
///   - syncSetting: The new sync setting.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSettingArg *)syncSetting;
@end

/// Converts `DBFILESContentSyncSettingArg` from and to JSON.
@interface DBFILESContentSyncSettingArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSettingArg *)instance;
/// Returns the object for JSON.
+ (DBFILESContentSyncSettingArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to create.
@interface DBFILESCreateFolderArg : DBStoneObject
/// The path of the new folder. Missing parents are created, too. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
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

/// The folders to create.
@interface DBFILESCreateFolderBatchArg : DBStoneObject
/// The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether to return a job immediately, even for a small batch. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
///     matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its path. The default is `@NO`.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
///     default is `@NO`.
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
    /// The batch contains too many folders. Use several batches.
    DBFILESCreateFolderBatchErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchErrorOther,
};

/// The reason that an entire batch of folders wasn't created.
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
    /// The job is still running. Poll again later.
    DBFILESCreateFolderBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESCreateFolderBatchJobStatusComplete,
    /// The entire job failed and created no folders.
    DBFILESCreateFolderBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchJobStatusOther,
};

/// The state of a job of `createFolderBatch`.
@interface DBFILESCreateFolderBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResult *complete;
/// The entire job failed and created no folders. Has a value only if `isFailed` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESCreateFolderBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESCreateFolderBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchLaunchOther,
};

/// The result of `createFolderBatch`: a job to poll, or the outcome.
@interface DBFILESCreateFolderBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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

/// The base of the results of file operations. It has no fields.
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

/// The outcome for each folder.
@interface DBFILESCreateFolderBatchResult : DBFILESFileOpsResult
/// The outcome for each path, in the order of `paths`.
@property (nonatomic, readonly) NSArray<DBFILESCreateFolderBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each path, in the order of `paths`.
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
    /// The folder wasn't created.
    DBFILESCreateFolderBatchResultEntryFailure,
};

/// The outcome for one folder.
@interface DBFILESCreateFolderBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResultEntryTag tag;
/// The folder was created. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderEntryResult *success;
/// The folder wasn't created. Has a value only if `isFailure` returns `YES`.
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
    /// The folder can't be created at this path.
    DBFILESCreateFolderEntryErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderEntryErrorOther,
};

/// The reason that one folder of a batch wasn't created.
@interface DBFILESCreateFolderEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderEntryErrorTag tag;
/// The folder can't be created at this path. Has a value only if `isPath` returns `YES`.
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

/// A created folder.
@interface DBFILESCreateFolderEntryResult : DBStoneObject
/// The metadata of the new folder.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the new folder.
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
    /// The folder can't be created at this path. If the folder already exists, the associated value is
    /// `.conflict(.folder)`.
    DBFILESCreateFolderErrorPath,
};

/// The reason that a folder wasn't created.
@interface DBFILESCreateFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderErrorTag tag;

/// The folder can't be created at this path. If the folder already exists, the associated value is
/// `.conflict(.folder)`. Has a value only if `isPath` returns `YES`.
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

/// The created folder.
@interface DBFILESCreateFolderResult : DBFILESFileOpsResult
/// The metadata of the new folder. With `autorename`, its name may differ from the requested one.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the new folder. With `autorename`, its name may differ from the requested one.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESCreateFolderResult` from and to JSON.
@interface DBFILESCreateFolderResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderResult *)instance;
/// Returns the object for JSON.
+ (DBFILESCreateFolderResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item to delete.
@interface DBFILESDeleteArg : DBStoneObject
/// The path or `id:…` of the file or folder to delete. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must have. If it has another one, nothing is deleted. Not supported for folders. At least
/// 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Matches `[0-9a-f]+`.
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

/// The items to delete.
@interface DBFILESDeleteBatchArg : DBStoneObject
/// The items to delete. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The items to delete. At most 1000 items.
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
    /// Too many concurrent write operations. Each entry reports this error as `Files.DeleteError`. Deprecated.
    DBFILESDeleteBatchErrorTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchErrorOther,
};

/// The reason that an entire batch wasn't deleted.
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
    /// The job is still running. Poll again later.
    DBFILESDeleteBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESDeleteBatchJobStatusComplete,
    /// The entire job failed.
    DBFILESDeleteBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchJobStatusOther,
};

/// The state of a job of `deleteBatch`.
@interface DBFILESDeleteBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResult *complete;
/// The entire job failed. Has a value only if `isFailed` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESDeleteBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESDeleteBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchLaunchOther,
};

/// The result of `deleteBatch`: a job to poll, or the outcome.
@interface DBFILESDeleteBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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

/// The outcome for each entry.
@interface DBFILESDeleteBatchResult : DBFILESFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESDeleteBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESDeleteBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESDeleteBatchResult` from and to JSON.
@interface DBFILESDeleteBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESDeleteBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A deleted item.
@interface DBFILESDeleteBatchResultData : DBStoneObject
/// The metadata of the item before the deletion.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item before the deletion.
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
    /// The item wasn't deleted.
    DBFILESDeleteBatchResultEntryFailure,
};

/// The outcome for one entry.
@interface DBFILESDeleteBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchResultEntryTag tag;
/// The item was deleted. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResultData *success;
/// The item wasn't deleted. Has a value only if `isFailure` returns `YES`.
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
    /// No item exists at this path.
    DBFILESDeleteErrorPathLookup,
    /// The item can't be deleted, or has changed since `parentRev`.
    DBFILESDeleteErrorPathWrite,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESDeleteErrorTooManyWriteOperations,
    /// The folder contains too many items for one call. Delete its contents in several calls.
    DBFILESDeleteErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteErrorOther,
};

/// The reason that an item wasn't deleted.
@interface DBFILESDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteErrorTag tag;
/// No item exists at this path. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// The item can't be deleted, or has changed since `parentRev`. Has a value only if `isPathWrite` returns `YES`.
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

/// A deleted item.
@interface DBFILESDeleteResult : DBFILESFileOpsResult
/// The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
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

/// The metadata of a file, folder, or deleted item. Cast it to `Files.FileMetadata`, `Files.FolderMetadata`, or
/// `Files.DeletedMetadata`.
@interface DBFILESMetadata : DBStoneObject
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

/// Creates an object with all fields. `nil` stands for the default.
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

/// The metadata of a deleted file or folder.
@interface DBFILESDeletedMetadata : DBFILESMetadata
/// A Boolean value that indicates whether the item can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default.
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

/// The size of an image or video.
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

/// The file to download.
@interface DBFILESDownloadArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
///     Deprecated.
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
    /// The file can't be found or read.
    DBFILESDownloadErrorPath,
    /// The file has no binary content, like a Google Doc. Use `export` instead.
    DBFILESDownloadErrorUnsupportedFile,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadErrorOther,
};

/// The reason that a file wasn't downloaded.
@interface DBFILESDownloadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
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

/// The folder to download.
@interface DBFILESDownloadZipArg : DBStoneObject
/// The path or `id:…` of the folder. It can't be a file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. It can't be a file. Matches
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
    /// The folder can't be found or read.
    DBFILESDownloadZipErrorPath,
    /// The folder has 20 GB or more, or contains a file of 4 GB or more. Download its subfolders or files separately.
    DBFILESDownloadZipErrorTooLarge,
    /// The folder contains 10,000 items or more. Download its subfolders or files separately.
    DBFILESDownloadZipErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadZipErrorOther,
};

/// The reason that a folder wasn't downloaded.
@interface DBFILESDownloadZipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadZipErrorTag tag;
/// The folder can't be found or read. Has a value only if `isPath` returns `YES`.
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

/// The downloaded folder.
@interface DBFILESDownloadZipResult : DBStoneObject
/// The metadata of the folder in the archive.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the folder in the archive.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESDownloadZipResult` from and to JSON.
@interface DBFILESDownloadZipResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipResult *)instance;
/// Returns the object for JSON.
+ (DBFILESDownloadZipResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to export, and the format.
@interface DBFILESExportArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
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
    /// The file can't be found or read.
    DBFILESExportErrorPath,
    /// The file has binary content. Use `download` instead.
    DBFILESExportErrorNonExportable,
    /// The file can't be exported to this format. For the supported formats, see `exportOptions` in its metadata.
    DBFILESExportErrorInvalidExportFormat,
    /// The converted file isn't ready yet. Try again later.
    DBFILESExportErrorRetryError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESExportErrorOther,
};

/// The reason that a file wasn't exported.
@interface DBFILESExportError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESExportErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
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
/// The default format of `export`, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that `export` supports as `exportFormat`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - exportAs: The default format of `export`, such as `xlsx`.
///   - exportOptions: The formats that `export` supports as `exportFormat`.
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

/// The metadata of an exported file.
@interface DBFILESExportMetadata : DBStoneObject
/// The filename, with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, for `paperUpdate`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The filename, with the extension of the exported format.
///   - size: The size of the exported file in bytes.
///   - exportHash: The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
///   - paperRevision: The revision of a Paper document, for `paperUpdate`.
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
/// The metadata of the exported file.
@property (nonatomic, readonly) DBFILESExportMetadata *exportMetadata;
/// The metadata of the original file in Dropbox.
@property (nonatomic, readonly) DBFILESFileMetadata *fileMetadata;

/// Creates an object.
///
/// - Parameters:
///   - exportMetadata: The metadata of the exported file.
///   - fileMetadata: The metadata of the original file in Dropbox.
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
    /// Images, such as jpg, png, and gif files.
    DBFILESFileCategoryImage,
    /// Text documents, such as doc, docx, and txt files.
    DBFILESFileCategoryDocument,
    /// PDF documents.
    DBFILESFileCategoryPdf,
    /// Spreadsheets, such as xlsx, xls, and csv files.
    DBFILESFileCategorySpreadsheet,
    /// Presentations, such as ppt, pptx, and key files.
    DBFILESFileCategoryPresentation,
    /// Audio, such as mp3, wav, and mid files.
    DBFILESFileCategoryAudio,
    /// Video, such as mov, wmv, and mp4 files.
    DBFILESFileCategoryVideo,
    /// Folders.
    DBFILESFileCategoryFolder,
    /// Paper documents.
    DBFILESFileCategoryPaper,
    /// Files that belong to no other category.
    DBFILESFileCategoryOthers,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileCategoryOther,
};

/// A category of files for a search.
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

/// The lock state of a file.
@interface DBFILESFileLock : DBStoneObject
/// The holder of the lock, if any.
@property (nonatomic, readonly) DBFILESFileLockContent *content;

/// Creates an object.
///
/// - Parameters:
///   - content: The holder of the lock, if any.
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
    /// No one holds a lock.
    DBFILESFileLockContentUnlocked,
    /// A single user holds the lock.
    DBFILESFileLockContentSingleUser,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileLockContentOther,
};

/// The holder of a lock.
@interface DBFILESFileLockContent : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileLockContentTag tag;
/// A single user holds the lock. Has a value only if `isSingleUser` returns `YES`.
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

/// The lock of a file, as part of its metadata.
@interface DBFILESFileLockMetadata : DBStoneObject
/// A Boolean value that indicates whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The display name of the lock holder.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// The time at which the file was locked.
@property (nonatomic, readonly, nullable) NSDate *created;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - isLockholder: A Boolean value that indicates whether the calling user holds the lock.
///   - lockholderName: The display name of the lock holder.
///   - lockholderAccountId: The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
///   - created: The time at which the file was locked.
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

/// The metadata of a file: its name, location, revision, size, and content hash.
@interface DBFILESFileMetadata : DBFILESMetadata
/// The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use it for
/// any `id:…` path. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;

/// The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to display or sort files;
/// to detect changes, compare `rev` or `contentHash`.
@property (nonatomic, readonly) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly) NSDate *serverModified;

/// The revision, as hexadecimal digits. It changes with each change of the content. Use it for `WriteMode.update` and,
/// as `rev:…`, to read an old revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include it.
@property (nonatomic, readonly, nullable) DBFILESMediaInfo *mediaInfo;
/// The target of the file, if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBFILESSymlinkInfo *symlinkInfo;
/// Information about the shared folder that contains the file. `nil` if no shared folder does.
@property (nonatomic, readonly, nullable) DBFILESFileSharingInfo *sharingInfo;
/// A Boolean value that indicates whether you can `download` the file. If not, use `export`. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
@property (nonatomic, readonly, nullable) DBFILESExportInfo *exportInfo;
/// The custom properties of the file for the requested templates.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether the file itself, not only a folder that contains it, is shared with members.
/// `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash of a local file to
/// detect equal files without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock of the file. `nil` if it has none.
@property (nonatomic, readonly, nullable) DBFILESFileLockMetadata *fileLockInfo;
/// A Boolean value that indicates whether this revision can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - id_: The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use
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

/// Sharing information of an item.
@interface DBFILESSharingInfo : DBStoneObject
/// A Boolean value that indicates whether the item lies in a folder that the user can only read.
@property (nonatomic, readonly) NSNumber *readOnly;

/// Creates an object.
///
/// - Parameters:
///   - readOnly: A Boolean value that indicates whether the item lies in a folder that the user can only read.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly;
@end

/// Converts `DBFILESSharingInfo` from and to JSON.
@interface DBFILESSharingInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharingInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about the shared folder that contains a file.
@interface DBFILESFileSharingInfo : DBFILESSharingInfo
/// The identifier of the shared folder that contains the file. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;
/// The identifier of the account that made the last change. `nil` if the account was deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - readOnly: A Boolean value that indicates whether the item lies in a folder that the user can only read.
///   - parentSharedFolderId: The identifier of the shared folder that contains the file. Matches `[-_0-9a-zA-Z:]+`.
///   - modifiedBy: The identifier of the account that made the last change. `nil` if the account was deleted. Exactly
///     40 characters.
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
    /// Existing files.
    DBFILESFileStatusActive,
    /// Deleted files.
    DBFILESFileStatusDeleted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileStatusOther,
};

/// The state of the files to search.
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

/// The metadata of a folder: its name, location, and sharing.
@interface DBFILESFolderMetadata : DBFILESMetadata
/// The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;
/// The identifier of the shared folder. Use `sharingInfo` instead. Matches `[-_0-9a-zA-Z:]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;
/// Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
@property (nonatomic, readonly, nullable) DBFILESFolderSharingInfo *sharingInfo;

/// The custom properties of the folder for the requested templates. Only templates of users apply to folders, not those
/// of a team.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name with its extension: the last component of the path.
///   - id_: The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
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

/// Sharing information of a folder.
@interface DBFILESFolderSharingInfo : DBFILESSharingInfo
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

/// Creates an object with all fields. `nil` stands for the default.
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

/// The item for which to create a copy reference.
@interface DBFILESGetCopyReferenceArg : DBStoneObject
/// The path or `id:…` of the file or folder. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Matches
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetCopyReferenceError *)instance;
/// Returns the object for JSON.
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

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file or folder.
///   - dCopyReference: The reference to pass to `copyReferenceSave`.
///   - expires: The time at which the reference expires. It currently lies decades in the future.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetMetadataError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items whose tags to get.
@interface DBFILESGetTagsArg : DBStoneObject
/// The paths of the files and folders. Each item matches `/(.|[\r\n])*`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// Creates an object.
///
/// - Parameters:
///   - paths: The paths of the files and folders. Each item matches `/(.|[\r\n])*`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths;
@end

/// Converts `DBFILESGetTagsArg` from and to JSON.
@interface DBFILESGetTagsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTagsArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTagsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of the requested items.
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

/// The file for which to create a link.
@interface DBFILESGetTemporaryLinkArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file, and a link to download it.
@interface DBFILESGetTemporaryLinkResult : DBStoneObject
/// The metadata of the file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file.
///   - link: The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
- (instancetype)initWithMetadata:(DBFILESFileMetadata *)metadata link:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryLinkResult` from and to JSON.
@interface DBFILESGetTemporaryLinkResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryLinkResult *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkArg *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryUploadLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to upload one file.
@interface DBFILESGetTemporaryUploadLinkResult : DBStoneObject
/// The URL to which to post the data once. The response contains the content hash of the received data.
@property (nonatomic, readonly, copy) NSString *link;

/// Creates an object.
///
/// - Parameters:
///   - link: The URL to which to post the data once. The response contains the content hash of the received data.
- (instancetype)initWithLink:(NSString *)link;
@end

/// Converts `DBFILESGetTemporaryUploadLinkResult` from and to JSON.
@interface DBFILESGetTemporaryUploadLinkResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetTemporaryUploadLinkResult *)instance;
/// Returns the object for JSON.
+ (DBFILESGetTemporaryUploadLinkResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The images for which to create thumbnails.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchError *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each image.
@interface DBFILESGetThumbnailBatchResult : DBStoneObject
/// The outcome for each image, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESGetThumbnailBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each image, in the order of the request.
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
/// The metadata of the image file.
@property (nonatomic, readonly) DBFILESFileMetadata *metadata;
/// The thumbnail, Base64 encoded.
@property (nonatomic, readonly, copy) NSString *thumbnail;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the image file.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGetThumbnailBatchResultEntry *)instance;
/// Returns the object for JSON.
+ (DBFILESGetThumbnailBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The location at which a photo or video was taken.
@interface DBFILESGpsCoordinates : DBStoneObject
/// The latitude in degrees, positive to the north.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east.
@property (nonatomic, readonly) NSNumber *longitude;

/// Creates an object.
///
/// - Parameters:
///   - latitude: The latitude in degrees, positive to the north.
///   - longitude: The longitude in degrees, positive to the east.
- (instancetype)initWithLatitude:(NSNumber *)latitude longitude:(NSNumber *)longitude;
@end

/// Converts `DBFILESGpsCoordinates` from and to JSON.
@interface DBFILESGpsCoordinatesSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESGpsCoordinates *)instance;
/// Returns the object for JSON.
+ (DBFILESGpsCoordinates *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A span of a filename in a search result.
@interface DBFILESHighlightSpan : DBStoneObject
/// The text of the span.
@property (nonatomic, readonly, copy) NSString *highlightStr;
/// A Boolean value that indicates whether the span matches the query.
@property (nonatomic, readonly) NSNumber *isHighlighted;

/// Creates an object.
///
/// - Parameters:
///   - highlightStr: The text of the span.
///   - isHighlighted: A Boolean value that indicates whether the span matches the query.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESImportFormat *)instance;
/// Returns the object for JSON.
+ (DBFILESImportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to list, and the entries to include.
@interface DBFILESListFolderArg : DBStoneObject
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
@property (nonatomic, readonly, nullable) DBFILESSharedLink *sharedLink;
/// The templates whose custom properties to include.
@property (nonatomic, readonly, nullable) DBFILEPROPERTIESTemplateFilterBase *includePropertyGroups;

/// A Boolean value that indicates whether to include files that you can only export, such as Google Docs. The default
/// is `@YES`.
@property (nonatomic, readonly) NSNumber *includeNonDownloadableFiles;

/// A Boolean value that indicates whether to include `isRestorable` of each deleted item. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object with all fields. `nil` stands for the default.
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

/// The position at which a listing continues.
@interface DBFILESListFolderContinueArg : DBStoneObject
/// The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It includes the
/// options of the first call. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///     includes the options of the first call. At least 1 character.
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
    /// The folder can no longer be found or read.
    DBFILESListFolderContinueErrorPath,
    /// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
    DBFILESListFolderContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderContinueErrorOther,
};

/// The reason that a listing couldn't continue.
@interface DBFILESListFolderContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListFolderContinueErrorTag tag;
/// The folder can no longer be found or read. Has a value only if `isPath` returns `YES`.
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
    /// The folder can't be found or read.
    DBFILESListFolderErrorPath,
    /// A property template doesn't exist.
    DBFILESListFolderErrorTemplateError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderErrorOther,
};

/// The reason that a folder wasn't listed.
@interface DBFILESListFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListFolderErrorTag tag;
/// The folder can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// A property template doesn't exist. Has a value only if `isTemplateError` returns `YES`.
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

/// The current state of a folder.
@interface DBFILESListFolderGetLatestCursorResult : DBStoneObject
/// A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At
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

/// The cursor whose changes to wait for, and the timeout.
@interface DBFILESListFolderLongpollArg : DBStoneObject
/// The last cursor of a completed listing. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout of the
/// connection accordingly. The default is 30. From 30 to 480.
@property (nonatomic, readonly) NSNumber *timeout;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The last cursor of a completed listing. At least 1 character.
///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout
///     of the connection accordingly. The default is 30. From 30 to 480.
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
    /// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
    DBFILESListFolderLongpollErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListFolderLongpollErrorOther,
};

/// The reason that waiting for changes failed.
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

/// The result of waiting for changes.
@interface DBFILESListFolderLongpollResult : DBStoneObject
/// A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If not, wait
/// again.
@property (nonatomic, readonly) NSNumber *changes;

/// The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - changes: A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If
///     not, wait again.
///   - backoff: The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
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

/// A page of a listing or of changes.
@interface DBFILESListFolderResult : DBStoneObject
/// The entries, in the order in which to apply them: files, folders, and deleted items. The list may be empty even if
/// `hasMore` is `true`.
@property (nonatomic, readonly) NSArray<DBFILESMetadata *> *entries;

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

/// The file whose revisions to list, and the options.
@interface DBFILESListRevisionsArg : DBStoneObject
/// The path or `id:…` of the file. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
@property (nonatomic, readonly) DBFILESListRevisionsMode *mode;
/// The maximum number of revisions. The default is 10. From 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// The revision before which to list older ones. For the next page, pass the last revision that you received. Supported
/// only in `.path` mode. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// A Boolean value that indicates whether to include `isRestorable` of each revision. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// The file can't be found or read.
    DBFILESListRevisionsErrorPath,
    /// The revision in `beforeRev` doesn't exist.
    DBFILESListRevisionsErrorInvalidBeforeRev,
    /// `beforeRev` is supported only in `.path` mode.
    DBFILESListRevisionsErrorBeforeRevNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListRevisionsErrorOther,
};

/// The reason that revisions weren't listed.
@interface DBFILESListRevisionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESListRevisionsErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
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
    /// Returns the revisions of all files that existed at the path.
    DBFILESListRevisionsModePath,
    /// Returns the revisions of this file, at all of its locations.
    DBFILESListRevisionsModeId_,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESListRevisionsModeOther,
};

/// The way in which to find the revisions of a file.
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
/// A Boolean value that indicates whether the file was deleted or moved after the most recent of these revisions.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// The time at which the file was deleted. `nil` if it wasn't.
@property (nonatomic, readonly, nullable) NSDate *serverDeleted;
/// The revisions, without deletions.
@property (nonatomic, readonly) NSArray<DBFILESFileMetadata *> *entries;

/// A Boolean value that indicates whether older revisions exist. To get them, set `beforeRev` to the last revision that
/// you received.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - isDeleted: A Boolean value that indicates whether the file was deleted or moved after the most recent of these
///     revisions.
///   - entries: The revisions, without deletions.
///   - hasMore: A Boolean value that indicates whether older revisions exist. To get them, set `beforeRev` to the last
///     revision that you received.
///   - serverDeleted: The time at which the file was deleted. `nil` if it wasn't.
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

/// A conflicting lock.
@interface DBFILESLockConflictError : DBStoneObject
/// The conflicting lock.
@property (nonatomic, readonly) DBFILESFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - lock: The conflicting lock.
- (instancetype)initWithLock:(DBFILESFileLock *)lock;
@end

/// Converts `DBFILESLockConflictError` from and to JSON.
@interface DBFILESLockConflictErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockConflictError *)instance;
/// Returns the object for JSON.
+ (DBFILESLockConflictError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file to lock or whose lock to get.
@interface DBFILESLockFileArg : DBStoneObject
/// The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESLockFileArg` from and to JSON.
@interface DBFILESLockFileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileArg *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files to lock or whose locks to get.
@interface DBFILESLockFileBatchArg : DBStoneObject
/// The files. Duplicates count once.
@property (nonatomic, readonly) NSArray<DBFILESLockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBFILESLockFileArg *> *)entries;
@end

/// Converts `DBFILESLockFileBatchArg` from and to JSON.
@interface DBFILESLockFileBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each file.
@interface DBFILESLockFileBatchResult : DBFILESFileOpsResult
/// The outcome for each file, with its lock after the operation.
@property (nonatomic, readonly) NSArray<DBFILESLockFileResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each file, with its lock after the operation.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileError *)instance;
/// Returns the object for JSON.
+ (DBFILESLockFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file and its lock.
@interface DBFILESLockFileResult : DBStoneObject
/// The metadata of the file. `fileLockInfo` contains the lock.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
@property (nonatomic, readonly) DBFILESFileLock *lock;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the file. `fileLockInfo` contains the lock.
///   - lock: The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLockFileResultEntry *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESLookupError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMediaInfo *)instance;
/// Returns the object for JSON.
+ (DBFILESMediaInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a photo or video. Cast it to `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBFILESMediaMetadata : DBStoneObject
/// The size in pixels.
@property (nonatomic, readonly, nullable) DBFILESDimensions *dimensions;
/// The location at which the photo or video was taken.
@property (nonatomic, readonly, nullable) DBFILESGpsCoordinates *location;
/// The time at which the photo or video was taken.
@property (nonatomic, readonly, nullable) NSDate *timeTaken;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The location at which the photo or video was taken.
///   - timeTaken: The time at which the photo or video was taken.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMetadataV2 *)instance;
/// Returns the object for JSON.
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
/// The current revision of the file. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the shared link.
///   - rev: The current revision of the file. At least 9 characters. Matches `[0-9a-f]+`.
///   - id_: The identifier of the file. At least 1 character.
///   - path: The path of the file. `nil` if the file isn't in the caller's Dropbox.
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

/// The items to copy or move, and their destinations.
@interface DBFILESRelocationBatchArgBase : DBStoneObject
/// The pairs of source and destination. 1 to 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESRelocationPath *> *entries;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveBatchArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoFamilyError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESMoveIntoVaultError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperContentError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperContentError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new Paper document.
@interface DBFILESPaperCreateArg : DBStoneObject
/// The path of the new document. It must end with `.paper`. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format of the content.
@property (nonatomic, readonly) DBFILESImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Matches `/(.|[\r\n])*`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperCreateError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new Paper document.
@interface DBFILESPaperCreateResult : DBStoneObject
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperDocUpdatePolicy *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperDocUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Paper document to change, and the change.
@interface DBFILESPaperUpdateArg : DBStoneObject
/// The path or `id:…` of the document. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
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
///   - path: The path or `id:…` of the document. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPaperUpdateError *)instance;
/// Returns the object for JSON.
+ (DBFILESPaperUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changed Paper document.
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
    /// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
    /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
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

/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathOrLink *)instance;
/// Returns the object for JSON.
+ (DBFILESPathOrLink *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of one item.
@interface DBFILESPathToTags : DBStoneObject
/// The path of the file or folder. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tags of the item.
@property (nonatomic, readonly) NSArray<DBFILESTag *> *tags;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder. Matches `/(.|[\r\n])*`.
///   - tags: The tags of the item.
- (instancetype)initWithPath:(NSString *)path tags:(NSArray<DBFILESTag *> *)tags;
@end

/// Converts `DBFILESPathToTags` from and to JSON.
@interface DBFILESPathToTagsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPathToTags *)instance;
/// Returns the object for JSON.
+ (DBFILESPathToTags *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a photo.
@interface DBFILESPhotoMetadata : DBFILESMediaMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The location at which the photo or video was taken.
///   - timeTaken: The time at which the photo or video was taken.
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

/// The file to preview.
@interface DBFILESPreviewArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Matches `[0-9a-f]+`.
///     Deprecated.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESPreviewError *)instance;
/// Returns the object for JSON.
+ (DBFILESPreviewError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file of a preview or thumbnail.
@interface DBFILESPreviewResult : DBStoneObject
/// The metadata of the file, if you specified it by a path.
@property (nonatomic, readonly, nullable) DBFILESFileMetadata *fileMetadata;
/// The metadata of the file, if you specified it by a shared link.
@property (nonatomic, readonly, nullable) DBFILESMinimalFileLinkMetadata *linkMetadata;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileMetadata: The metadata of the file, if you specified it by a path.
///   - linkMetadata: The metadata of the file, if you specified it by a shared link.
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
- (instancetype)initWithFromPath:(NSString *)fromPath toPath:(NSString *)toPath;
@end

/// Converts `DBFILESRelocationPath` from and to JSON.
@interface DBFILESRelocationPathSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationPath *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationPath *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item to copy or move, and its destination.
@interface DBFILESRelocationArg : DBFILESRelocationPath
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
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

/// The items to copy or move, and their destinations.
@interface DBFILESRelocationBatchArg : DBFILESRelocationBatchArgBase
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
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
    /// The source can't be found or read.
    DBFILESRelocationBatchErrorFromLookup,
    /// The source can't be moved.
    DBFILESRelocationBatchErrorFromWrite,
    /// The item can't be written to the destination.
    DBFILESRelocationBatchErrorTo,
    /// A shared folder can't be copied. Copy its contents instead.
    DBFILESRelocationBatchErrorCantCopySharedFolder,
    /// The move would place a shared folder inside another one.
    DBFILESRelocationBatchErrorCantNestSharedFolder,
    /// The destination lies inside the folder to move.
    DBFILESRelocationBatchErrorCantMoveFolderIntoItself,
    /// The operation includes more than 10,000 files and folders. Use several calls.
    DBFILESRelocationBatchErrorTooManyFiles,
    /// Two paths are equal, or one contains the other. Use separate calls.
    DBFILESRelocationBatchErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
    DBFILESRelocationBatchErrorCantTransferOwnership,
    /// There isn't enough space for the copy.
    DBFILESRelocationBatchErrorInsufficientQuota,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationBatchErrorInternalError,
    /// The shared folder can't be moved to this destination.
    DBFILESRelocationBatchErrorCantMoveSharedFolder,
    /// The item can't be moved into the Vault.
    DBFILESRelocationBatchErrorCantMoveIntoVault,
    /// The item can't be moved into the Family Room folder.
    DBFILESRelocationBatchErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorOther,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESRelocationBatchErrorTooManyWriteOperations,
};

/// The reason that an entire batch wasn't copied or moved.
@interface DBFILESRelocationBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorTag tag;
/// The source can't be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source can't be moved. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item can't be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The item can't be moved into the Vault. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The item can't be moved into the Family Room folder. Has a value only if `isCantMoveIntoFamily` returns `YES`.
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
    /// The entry can't be copied or moved as requested. Don't try again.
    DBFILESRelocationBatchErrorEntryRelocationError,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationBatchErrorEntryInternalError,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESRelocationBatchErrorEntryTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorEntryOther,
};

/// The reason that one entry wasn't copied or moved.
@interface DBFILESRelocationBatchErrorEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorEntryTag tag;

/// The entry can't be copied or moved as requested. Don't try again. Has a value only if `isRelocationError` returns
/// `YES`.
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
    /// The job is still running. Poll again later.
    DBFILESRelocationBatchJobStatusInProgress,
    /// The job is complete.
    DBFILESRelocationBatchJobStatusComplete,
    /// The entire job failed.
    DBFILESRelocationBatchJobStatusFailed,
};

/// The state of a job of `copyBatch` or `moveBatch`.
@interface DBFILESRelocationBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchJobStatusTag tag;
/// The job is complete. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchResult *complete;
/// The entire job failed. Has a value only if `isFailed` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESRelocationBatchLaunchAsyncJobId,
    /// The call completed without a job.
    DBFILESRelocationBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchLaunchOther,
};

/// The result of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Has a value only if `isComplete` returns `YES`.
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

/// The copied or moved items.
@interface DBFILESRelocationBatchResult : DBFILESFileOpsResult
/// The result for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultData *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The result for each entry, in the order of the request.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationBatchResultData *> *)entries;
@end

/// Converts `DBFILESRelocationBatchResult` from and to JSON.
@interface DBFILESRelocationBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A copied or moved item.
@interface DBFILESRelocationBatchResultData : DBStoneObject
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item at its destination.
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
    /// The entry was copied or moved. The associated value is the metadata of the item at its destination.
    DBFILESRelocationBatchResultEntrySuccess,
    /// The entry wasn't copied or moved.
    DBFILESRelocationBatchResultEntryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchResultEntryOther,
};

/// The outcome for one entry.
@interface DBFILESRelocationBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchResultEntryTag tag;

/// The entry was copied or moved. The associated value is the metadata of the item at its destination. Has a value only
/// if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESMetadata *success;

/// The entry wasn't copied or moved. Has a value only if `isFailure` returns `YES`.
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
    /// The job is still running. Poll again later.
    DBFILESRelocationBatchV2JobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESRelocationBatchV2JobStatusComplete,
};

/// The state of a job of `copyBatchV2` or `moveBatchV2`.
@interface DBFILESRelocationBatchV2JobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2JobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESRelocationBatchV2LaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESRelocationBatchV2LaunchComplete,
};

/// The result of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchV2Launch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2LaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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

/// The outcome for each entry.
@interface DBFILESRelocationBatchV2Result : DBFILESFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each entry, in the order of the request.
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
    /// The source can't be found or read.
    DBFILESRelocationErrorFromLookup,
    /// The source can't be moved.
    DBFILESRelocationErrorFromWrite,
    /// The item can't be written to the destination.
    DBFILESRelocationErrorTo,
    /// A shared folder can't be copied. Copy its contents instead.
    DBFILESRelocationErrorCantCopySharedFolder,
    /// The move would place a shared folder inside another one.
    DBFILESRelocationErrorCantNestSharedFolder,
    /// The destination lies inside the folder to move.
    DBFILESRelocationErrorCantMoveFolderIntoItself,
    /// The operation includes more than 10,000 files and folders. Use several calls.
    DBFILESRelocationErrorTooManyFiles,
    /// Two paths are equal, or one contains the other. Use separate calls.
    DBFILESRelocationErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
    DBFILESRelocationErrorCantTransferOwnership,
    /// There isn't enough space for the copy.
    DBFILESRelocationErrorInsufficientQuota,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationErrorInternalError,
    /// The shared folder can't be moved to this destination.
    DBFILESRelocationErrorCantMoveSharedFolder,
    /// The item can't be moved into the Vault.
    DBFILESRelocationErrorCantMoveIntoVault,
    /// The item can't be moved into the Family Room folder.
    DBFILESRelocationErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationErrorOther,
};

/// The reason that an item wasn't copied or moved.
@interface DBFILESRelocationError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationErrorTag tag;
/// The source can't be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source can't be moved. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item can't be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The item can't be moved into the Vault. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The item can't be moved into the Family Room folder. Has a value only if `isCantMoveIntoFamily` returns `YES`.
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

/// A copied or moved item.
@interface DBFILESRelocationResult : DBFILESFileOpsResult
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the item at its destination.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESRelocationResult` from and to JSON.
@interface DBFILESRelocationResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationResult *)instance;
/// Returns the object for JSON.
+ (DBFILESRelocationResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tag to remove from an item.
@interface DBFILESRemoveTagArg : DBStoneObject
/// The path of the file or folder. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The tag to remove. Case doesn't matter. 1 to 32 characters. Matches `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder. Matches `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Matches `[\w]+`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRemoveTagError *)instance;
/// Returns the object for JSON.
+ (DBFILESRemoveTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The revision to restore, and the destination.
@interface DBFILESRestoreArg : DBStoneObject
/// The path at which to restore the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The revision to restore, as returned by `listRevisions`. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to restore the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Matches `[0-9a-f]+`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRestoreError *)instance;
/// Returns the object for JSON.
+ (DBFILESRestoreError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The copy reference to save, and the destination.
@interface DBFILESSaveCopyReferenceArg : DBStoneObject
/// The reference that `copyReferenceGet` returned.
@property (nonatomic, readonly, copy) NSString *dCopyReference;
/// The path at which to save the item. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - dCopyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Matches `/(.|[\r\n])*`.
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
    /// The item can't be written to this path.
    DBFILESSaveCopyReferenceErrorPath,
    /// The copy reference isn't valid.
    DBFILESSaveCopyReferenceErrorInvalidCopyReference,
    /// The reference belongs to another app, or its owner unlinked the app.
    DBFILESSaveCopyReferenceErrorNoPermission,
    /// The referenced item was deleted.
    DBFILESSaveCopyReferenceErrorNotFound,
    /// The reference includes more than 10,000 files and folders.
    DBFILESSaveCopyReferenceErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveCopyReferenceErrorOther,
};

/// The reason that a copy reference wasn't saved.
@interface DBFILESSaveCopyReferenceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveCopyReferenceErrorTag tag;
/// The item can't be written to this path. Has a value only if `isPath` returns `YES`.
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

/// The saved item.
@interface DBFILESSaveCopyReferenceResult : DBStoneObject
/// The metadata of the saved item.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadata: The metadata of the saved item.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSaveCopyReferenceResult` from and to JSON.
@interface DBFILESSaveCopyReferenceResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceResult *)instance;
/// Returns the object for JSON.
+ (DBFILESSaveCopyReferenceResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The URL to download, and the destination.
@interface DBFILESSaveUrlArg : DBStoneObject
/// The path at which to save the file. Matches `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to save the file. Matches `/(.|[\r\n])*`.
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
    /// The file can't be written to this path.
    DBFILESSaveUrlErrorPath,
    /// Dropbox couldn't download the URL, for example because it requires a password or has expired.
    DBFILESSaveUrlErrorDownloadFailed,
    /// The URL isn't valid.
    DBFILESSaveUrlErrorInvalidUrl,
    /// The saved file was removed.
    DBFILESSaveUrlErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveUrlErrorOther,
};

/// The reason that a URL wasn't saved.
@interface DBFILESSaveUrlError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlErrorTag tag;
/// The file can't be written to this path. Has a value only if `isPath` returns `YES`.
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
    /// The job is still running. Poll again later.
    DBFILESSaveUrlJobStatusInProgress,
    /// The file was saved.
    DBFILESSaveUrlJobStatusComplete,
    /// The file wasn't saved.
    DBFILESSaveUrlJobStatusFailed,
};

/// The state of a job of `saveUrl`.
@interface DBFILESSaveUrlJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlJobStatusTag tag;
/// The file was saved. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *complete;
/// The file wasn't saved. Has a value only if `isFailed` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESSaveUrlResultAsyncJobId,
    /// The file was saved without a job.
    DBFILESSaveUrlResultComplete,
};

/// The result of `saveUrl`: a job to poll, or the file.
@interface DBFILESSaveUrlResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlResultTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The file was saved without a job. Has a value only if `isComplete` returns `YES`.
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

/// The query of a search, and its scope.
@interface DBFILESSearchArg : DBStoneObject
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
@property (nonatomic, readonly) DBFILESSearchMode *mode;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// The folder to search can't be found or read.
    DBFILESSearchErrorPath,
    /// An argument isn't valid. The associated value may describe the problem.
    DBFILESSearchErrorInvalidArgument,
    /// An error occurred at Dropbox. Try again.
    DBFILESSearchErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSearchErrorOther,
};

/// The reason that a search failed.
@interface DBFILESSearchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSearchErrorTag tag;
/// The folder to search can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;

/// An argument isn't valid. The associated value may describe the problem. Has a value only if `isInvalidArgument`
/// returns `YES`.
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

/// A file or folder that matches a search.
@interface DBFILESSearchMatch : DBStoneObject
/// The part of the item that matches.
@property (nonatomic, readonly) DBFILESSearchMatchType *matchType;
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object.
///
/// - Parameters:
///   - matchType: The part of the item that matches.
///   - metadata: The metadata of the file or folder.
- (instancetype)initWithMatchType:(DBFILESSearchMatchType *)matchType metadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSearchMatch` from and to JSON.
@interface DBFILESSearchMatchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatch *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchMatch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The information to include about each match.
@interface DBFILESSearchMatchFieldOptions : DBStoneObject
/// A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - includeHighlights: A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
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
    /// The name matches.
    DBFILESSearchMatchTypeFilename,
    /// The content matches.
    DBFILESSearchMatchTypeContent,
    /// The name and the content match.
    DBFILESSearchMatchTypeBoth,
};

/// The part of an item that matches a search.
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
    /// The name matches.
    DBFILESSearchMatchTypeV2Filename,
    /// The content matches.
    DBFILESSearchMatchTypeV2FileContent,
    /// The name and the content match.
    DBFILESSearchMatchTypeV2FilenameAndContent,
    /// The content of an image matches.
    DBFILESSearchMatchTypeV2ImageContent,
    /// Other metadata of the item matches.
    DBFILESSearchMatchTypeV2Metadata,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSearchMatchTypeV2Other,
};

/// The part of an item that matches a search.
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

/// A file or folder that matches a search.
@interface DBFILESSearchMatchV2 : DBStoneObject
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBFILESMetadataV2 *metadata;
/// The part of the item that matches.
@property (nonatomic, readonly, nullable) DBFILESSearchMatchTypeV2 *matchType;
/// The name, divided into spans that match and spans that don't. `nil` unless the search requested it.
@property (nonatomic, readonly, nullable) NSArray<DBFILESHighlightSpan *> *highlightSpans;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - metadata: The metadata of the file or folder.
///   - matchType: The part of the item that matches.
///   - highlightSpans: The name, divided into spans that match and spans that don't. `nil` unless the search requested
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
    /// Searches the names of files and folders.
    DBFILESSearchModeFilename,
    /// Searches the names of files and folders, and the content of files.
    DBFILESSearchModeFilenameAndContent,
    /// Searches the names of deleted files and folders.
    DBFILESSearchModeDeletedFilename,
};

/// The scope of a search.
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

/// The options of a search.
@interface DBFILESSearchOptions : DBStoneObject
/// The folder to search, including its subfolders. `nil` searches the entire Dropbox. Matches
/// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The maximum number of matches in a page. The default is 100. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;
/// The order of the matches. `nil` for the order of relevance.
@property (nonatomic, readonly, nullable) DBFILESSearchOrderBy *orderBy;
/// A value that indicates whether to search existing or deleted files. The default is `active`.
@property (nonatomic, readonly) DBFILESFileStatus *fileStatus;
/// A Boolean value that indicates whether to search only names, not content. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *filenameOnly;
/// The filename extensions of files to find. Not supported for deleted files.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *fileExtensions;
/// The categories of files to find. Not supported for deleted files.
@property (nonatomic, readonly, nullable) NSArray<DBFILESFileCategory *> *fileCategories;
/// The identifier of the account whose content to find. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// The order of relevance, with the best match first.
    DBFILESSearchOrderByRelevance,
    /// The order of the last modification time.
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
/// The matches. The list may be empty.
@property (nonatomic, readonly) NSArray<DBFILESSearchMatch *> *matches;
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
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatch *> *)matches more:(NSNumber *)more start:(NSNumber *)start;
@end

/// Converts `DBFILESSearchResult` from and to JSON.
@interface DBFILESSearchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchResult *)instance;
/// Returns the object for JSON.
+ (DBFILESSearchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The query of a search, and its options.
@interface DBFILESSearchV2Arg : DBStoneObject
/// The query. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// The options of the search.
@property (nonatomic, readonly, nullable) DBFILESSearchOptions *options;
/// The information to include about each match.
@property (nonatomic, readonly, nullable) DBFILESSearchMatchFieldOptions *matchFieldOptions;
/// A Boolean value that indicates whether to include highlights. Use `matchFieldOptions` instead. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *includeHighlights;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - query: The query. At most 1000 characters.
///   - options: The options of the search.
///   - matchFieldOptions: The information to include about each match.
///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
///     instead. Deprecated.
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

/// The position at which a search continues.
@interface DBFILESSearchV2ContinueArg : DBStoneObject
/// The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
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
/// The matches. The list may be empty, and a match may appear on several pages.
@property (nonatomic, readonly) NSArray<DBFILESSearchMatchV2 *> *matches;
/// A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if there is none. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - matches: The matches. The list may be empty, and a match may appear on several pages.
///   - hasMore: A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
///   - cursor: The cursor of the next page. `nil` if there is none. At least 1 character.
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

/// A shared link and its password.
@interface DBFILESSharedLink : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password of the link. `nil` if it has none.
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

/// A file that a shared link refers to.
@interface DBFILESSharedLinkFileInfo : DBStoneObject
/// The URL of a link to the file, or to a folder that contains it.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of the file in the folder. Required for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that contains it.
///   - path: The path of the file in the folder. Required for links to folders.
///   - password: The password of the link. `nil` if it has none.
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

/// A lock that a single user holds.
@interface DBFILESSingleUserLock : DBStoneObject
/// The time at which the file was locked.
@property (nonatomic, readonly) NSDate *created;
/// The identifier of the account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The identifier of the lock holder's team. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - created: The time at which the file was locked.
///   - lockHolderAccountId: The identifier of the account that holds the lock. Exactly 40 characters.
///   - lockHolderTeamId: The identifier of the lock holder's team. `nil` if there is none.
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

/// The target of a symbolic link.
@interface DBFILESSymlinkInfo : DBStoneObject
/// The path of the target.
@property (nonatomic, readonly, copy) NSString *target;

/// Creates an object.
///
/// - Parameters:
///   - target: The path of the target.
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
    /// The setting of the parent folder, or the default of Dropbox.
    DBFILESSyncSettingDefault_,
    /// Selective sync excludes the item.
    DBFILESSyncSettingNotSynced,
    /// The setting to exclude the item has no effect at its location. The setting of the parent folder applies.
    DBFILESSyncSettingNotSyncedInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingOther,
};

/// The setting for the first sync of an item to the computers of a team's members.
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
    /// Uses the setting of the parent folder, or the default of Dropbox.
    DBFILESSyncSettingArgDefault_,
    /// Excludes the item with selective sync.
    DBFILESSyncSettingArgNotSynced,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingArgOther,
};

/// A new setting for the first sync of an item to the computers of a team's members.
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
    /// The item can't be found or read.
    DBFILESSyncSettingsErrorPath,
    /// The combination of settings isn't supported.
    DBFILESSyncSettingsErrorUnsupportedCombination,
    /// The setting isn't supported for the item.
    DBFILESSyncSettingsErrorUnsupportedConfiguration,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingsErrorOther,
};

/// The reason that sync settings weren't changed.
@interface DBFILESSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingsErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
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

/// The image for which to create a thumbnail, and the options.
@interface DBFILESThumbnailArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the image. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// The image can't be found or read.
    DBFILESThumbnailErrorPath,
    /// Thumbnails of files with this extension aren't supported.
    DBFILESThumbnailErrorUnsupportedExtension,
    /// The image can't be read. It may be damaged or larger than 20 MB.
    DBFILESThumbnailErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailErrorEncryptedContent,
    /// The conversion to a thumbnail failed.
    DBFILESThumbnailErrorConversionError,
};

/// The reason that no thumbnail was created.
@interface DBFILESThumbnailError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailErrorTag tag;
/// The image can't be found or read. Has a value only if `isPath` returns `YES`.
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
    /// JPEG, for photos.
    DBFILESThumbnailFormatJpeg,
    /// PNG, for drawings and screenshots.
    DBFILESThumbnailFormatPng,
    /// WebP, for small files.
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
    /// Scales the image down to fit the size.
    DBFILESThumbnailModeStrict,
    /// Scales the image down to fit the size, or the size rotated by 90 degrees, whichever is better.
    DBFILESThumbnailModeBestfit,
    /// Scales the image down to cover the size, or the size rotated by 90 degrees. One side may be longer.
    DBFILESThumbnailModeFitoneBestfit,
    /// Keeps the size of the image.
    DBFILESThumbnailModeOriginal,
};

/// The way in which an image is fitted into the size of a thumbnail.
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
    /// A quality of 80, the default.
    DBFILESThumbnailQualityQuality80,
    /// A quality of 90. The thumbnail has more detail and a larger file size.
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

/// The maximum size of a thumbnail, in pixels.
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

/// The image for which to create a thumbnail, and the options.
@interface DBFILESThumbnailV2Arg : DBStoneObject
/// The image, specified by a path or a shared link.
@property (nonatomic, readonly) DBFILESPathOrLink *resource;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - resource: The image, specified by a path or a shared link.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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
    /// The image can't be found or read.
    DBFILESThumbnailV2ErrorPath,
    /// Thumbnails of files with this extension aren't supported.
    DBFILESThumbnailV2ErrorUnsupportedExtension,
    /// The image can't be read. It may be damaged or larger than 20 MB.
    DBFILESThumbnailV2ErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailV2ErrorEncryptedContent,
    /// The conversion to a thumbnail failed.
    DBFILESThumbnailV2ErrorConversionError,
    /// The user doesn't have access to this shared link.
    DBFILESThumbnailV2ErrorAccessDenied,
    /// The shared link doesn't exist.
    DBFILESThumbnailV2ErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESThumbnailV2ErrorOther,
};

/// The reason that no thumbnail was created.
@interface DBFILESThumbnailV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailV2ErrorTag tag;
/// The image can't be found or read. Has a value only if `isPath` returns `YES`.
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
/// The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Matches `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESUnlockFileArg` from and to JSON.
@interface DBFILESUnlockFileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUnlockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files to unlock.
@interface DBFILESUnlockFileBatchArg : DBStoneObject
/// The files. Duplicates count once.
@property (nonatomic, readonly) NSArray<DBFILESUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBFILESUnlockFileArg *> *)entries;
@end

/// Converts `DBFILESUnlockFileBatchArg` from and to JSON.
@interface DBFILESUnlockFileBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileBatchArg *)instance;
/// Returns the object for JSON.
+ (DBFILESUnlockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The destination of an uploaded file, and the way to save it.
@interface DBFILESUploadArg : DBFILESCommitInfo
/// The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
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
    /// Dropbox received the data but couldn't save it at this path.
    DBFILESUploadErrorPath,
    /// A property group isn't valid. The file was saved without the property groups.
    DBFILESUploadErrorPropertiesError,
    /// The request body is larger than 150 MiB. Use an upload session.
    DBFILESUploadErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Upload the data
    /// again.
    DBFILESUploadErrorContentHashMismatch,
    /// The destination requires encryption, which the API doesn't support.
    DBFILESUploadErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadErrorOther,
};

/// The reason that a file wasn't uploaded.
@interface DBFILESUploadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadErrorTag tag;
/// Dropbox received the data but couldn't save it at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadWriteFailed *path;

/// A property group isn't valid. The file was saved without the property groups. Has a value only if
/// `isPropertiesError` returns `YES`.
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

/// The upload session to which to append data.
@interface DBFILESUploadSessionAppendArg : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;

/// A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You must close
/// a concurrent session before you finish it. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
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

/// The upload sessions to which to append data.
@interface DBFILESUploadSessionAppendBatchArg : DBStoneObject
/// The upload sessions, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
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

/// The data to append to one upload session.
@interface DBFILESUploadSessionAppendBatchArgEntry : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// The number of bytes in the body that belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - length: The number of bytes in the body that belong to this session.
///   - close: A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
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
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendBatchEntryErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionAppendBatchEntryErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionAppendBatchEntryErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchEntryErrorOther,
};

/// The reason that no data was appended to an upload session.
@interface DBFILESUploadSessionAppendBatchEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchEntryErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
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
    /// The request body is larger than 150 MiB. Use several requests.
    DBFILESUploadSessionAppendBatchErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionAppendBatchErrorContentHashMismatch,
    /// The sum of the lengths differs from the length of the body.
    DBFILESUploadSessionAppendBatchErrorLengthMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchErrorOther,
};

/// The reason that no data was appended to any upload session.
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

/// The outcome for each session.
@interface DBFILESUploadSessionAppendBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each session, in the order of the request.
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
    /// The data wasn't appended.
    DBFILESUploadSessionAppendBatchResultEntryFailure,
};

/// The outcome for one session.
@interface DBFILESUploadSessionAppendBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchResultEntryTag tag;
/// The data wasn't appended. Has a value only if `isFailure` returns `YES`.
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
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionAppendErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionAppendErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionAppendErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionAppendErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendErrorOther,
    /// The session isn't closed. Retired: the service no longer returns it.
    DBFILESUploadSessionAppendErrorNotClosed,
};

/// The reason that data wasn't appended.
@interface DBFILESUploadSessionAppendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
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

/// A position in an upload session.
@interface DBFILESUploadSessionCursor : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The number of bytes that the session already contains. The new data starts at this offset.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset;
@end

/// Converts `DBFILESUploadSessionCursor` from and to JSON.
@interface DBFILESUploadSessionCursorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionCursor *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionCursor *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload session to save, and the destination.
@interface DBFILESUploadSessionFinishArg : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// The destination of the file, and the way to save it.
@property (nonatomic, readonly) DBFILESCommitInfo *commit;

/// The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox verifies the
/// received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
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

/// The upload sessions to save, and the destinations.
@interface DBFILESUploadSessionFinishBatchArg : DBStoneObject
/// The upload sessions and destinations. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The upload sessions and destinations. At most 1000 items.
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
    /// The job is still running. Poll again later.
    DBFILESUploadSessionFinishBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESUploadSessionFinishBatchJobStatusComplete,
};

/// The state of a job of `uploadSessionFinishBatch`.
@interface DBFILESUploadSessionFinishBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESUploadSessionFinishBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESUploadSessionFinishBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishBatchLaunchOther,
};

/// The result of `uploadSessionFinishBatch`: a job to poll, or the outcome.
@interface DBFILESUploadSessionFinishBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
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

/// The outcome for each file.
@interface DBFILESUploadSessionFinishBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishBatchResultEntry *> *entries;

/// Creates an object.
///
/// - Parameters:
///   - entries: The outcome for each session, in the order of the request.
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
    /// The file wasn't saved.
    DBFILESUploadSessionFinishBatchResultEntryFailure,
};

/// The outcome for one file.
@interface DBFILESUploadSessionFinishBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResultEntryTag tag;
/// The file was saved. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *success;
/// The file wasn't saved. Has a value only if `isFailure` returns `YES`.
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
    /// The session or the offset isn't valid.
    DBFILESUploadSessionFinishErrorLookupFailed,
    /// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of
    /// the data as the offset.
    DBFILESUploadSessionFinishErrorPath,
    /// A property group isn't valid. The file was saved without the property groups.
    DBFILESUploadSessionFinishErrorPropertiesError,
    /// The batch writes to too many shared folders. Use a batch for each shared folder. Deprecated.
    DBFILESUploadSessionFinishErrorTooManySharedFolderTargets,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESUploadSessionFinishErrorTooManyWriteOperations,
    /// The request to finish a concurrent session can't contain data. Append the last chunk first.
    DBFILESUploadSessionFinishErrorConcurrentSessionDataNotAllowed,
    /// You must close a concurrent session, with `close` of its last append request, before you finish it.
    DBFILESUploadSessionFinishErrorConcurrentSessionNotClosed,
    /// Chunks of the file are missing. Append them before you finish the session.
    DBFILESUploadSessionFinishErrorConcurrentSessionMissingData,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionFinishErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionFinishErrorContentHashMismatch,
    /// The destination requires encryption, which the API doesn't support.
    DBFILESUploadSessionFinishErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishErrorOther,
};

/// The reason that an upload session wasn't saved as a file.
@interface DBFILESUploadSessionFinishError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishErrorTag tag;
/// The session or the offset isn't valid. Has a value only if `isLookupFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionLookupError *lookupFailed;

/// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of the
/// data as the offset. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;

/// A property group isn't valid. The file was saved without the property groups. Has a value only if
/// `isPropertiesError` returns `YES`.
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
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionLookupErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionLookupErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionLookupErrorClosed,
    /// You must close a session, with `close` of its last request, before you finish it in a batch.
    DBFILESUploadSessionLookupErrorNotClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionLookupErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionLookupErrorPayloadTooLarge,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionLookupErrorOther,
};

/// The reason that an upload session can't be used as requested.
@interface DBFILESUploadSessionLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionLookupErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
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

/// The actual offset of an upload session.
@interface DBFILESUploadSessionOffsetError : DBStoneObject
/// The number of bytes that the session contains. Continue at this offset.
@property (nonatomic, readonly) NSNumber *correctOffset;

/// Creates an object.
///
/// - Parameters:
///   - correctOffset: The number of bytes that the session contains. Continue at this offset.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset;
@end

/// Converts `DBFILESUploadSessionOffsetError` from and to JSON.
@interface DBFILESUploadSessionOffsetErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionOffsetError *)instance;
/// Returns the object for JSON.
+ (DBFILESUploadSessionOffsetError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new upload session.
@interface DBFILESUploadSessionStartArg : DBStoneObject
/// A Boolean value that indicates whether the data of this request is the entire file. Not supported for concurrent
/// sessions. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The type of the session. `nil` for a sequential session.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
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

/// The number and type of new upload sessions.
@interface DBFILESUploadSessionStartBatchArg : DBStoneObject
/// The type of the sessions. `nil` for sequential sessions.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;
/// The number of sessions to start. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
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

/// The new upload sessions.
@interface DBFILESUploadSessionStartBatchResult : DBStoneObject
/// The identifiers of the new sessions.
@property (nonatomic, readonly) NSArray<NSString *> *sessionIds;

/// Creates an object.
///
/// - Parameters:
///   - sessionIds: The identifiers of the new sessions.
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
    /// The request to start a concurrent session can't contain data.
    DBFILESUploadSessionStartErrorConcurrentSessionDataNotAllowed,
    /// The request to start a concurrent session can't close it.
    DBFILESUploadSessionStartErrorConcurrentSessionCloseNotAllowed,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionStartErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionStartErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionStartErrorOther,
};

/// The reason that no upload session was started.
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

/// The new upload session.
@interface DBFILESUploadSessionStartResult : DBStoneObject
/// The identifier of the new session. The session exists for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the new session. The session exists for 7 days.
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
    /// Accepts one chunk after another.
    DBFILESUploadSessionTypeSequential,
    /// Accepts chunks in any order and concurrently. Offsets and lengths must be multiples of 4,194,304 bytes, except
    /// for the length of the last chunk.
    DBFILESUploadSessionTypeConcurrent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionTypeOther,
};

/// The order in which an upload session accepts chunks.
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

/// Data that Dropbox received but couldn't save.
@interface DBFILESUploadWriteFailed : DBStoneObject
/// The reason that the file wasn't saved.
@property (nonatomic, readonly) DBFILESWriteError *reason;

/// The identifier of an upload session that contains the data. To save it elsewhere without another upload, use
/// `uploadSessionFinish`.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object.
///
/// - Parameters:
///   - reason: The reason that the file wasn't saved.
///   - uploadSessionId: The identifier of an upload session that contains the data. To save it elsewhere without
///     another upload, use `uploadSessionFinish`.
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
/// The tag, in lowercase. 1 to 32 characters. Matches `[\w]+`.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - tagText: The tag, in lowercase. 1 to 32 characters. Matches `[\w]+`.
- (instancetype)initWithTagText:(NSString *)tagText;
@end

/// Converts `DBFILESUserGeneratedTag` from and to JSON.
@interface DBFILESUserGeneratedTagSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUserGeneratedTag *)instance;
/// Returns the object for JSON.
+ (DBFILESUserGeneratedTag *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a video.
@interface DBFILESVideoMetadata : DBFILESMediaMetadata
/// The duration in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dimensions: The size in pixels.
///   - location: The location at which the photo or video was taken.
///   - timeTaken: The time at which the photo or video was taken.
///   - duration: The duration in milliseconds.
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
    /// A file exists at this path.
    DBFILESWriteConflictErrorFile,
    /// A folder exists at this path.
    DBFILESWriteConflictErrorFolder,
    /// A file exists at the path of a required parent folder.
    DBFILESWriteConflictErrorFileAncestor,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteConflictErrorOther,
};

/// The item that causes a write conflict.
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
    /// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated
    /// value may describe the problem.
    DBFILESWriteErrorMalformedPath,
    /// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item.
    DBFILESWriteErrorConflict,
    /// The user doesn't have permission to write to this path.
    DBFILESWriteErrorNoWritePermission,
    /// The user doesn't have enough space.
    DBFILESWriteErrorInsufficientSpace,
    /// Dropbox doesn't allow this name. Choose another one.
    DBFILESWriteErrorDisallowedName,
    /// This call can't move or delete team folders. Use the routes of `Team` instead.
    DBFILESWriteErrorTeamFolder,
    /// The operation isn't allowed at this path.
    DBFILESWriteErrorOperationSuppressed,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESWriteErrorTooManyWriteOperations,
    /// An admin of the team restricted the access to the item.
    DBFILESWriteErrorAccessRestricted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteErrorOther,
};

/// The reason that an item couldn't be written.
@interface DBFILESWriteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteErrorTag tag;

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem. Has a value only if `isMalformedPath` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *malformedPath;

/// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item. Has a value only
/// if `isConflict` returns `YES`.
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
    /// Never overwrites a file. A file with different content is a conflict. With `autorename`, the new file is
    /// renamed, for example to `report (2).txt`.
    DBFILESWriteModeAdd,
    /// Replaces the existing file, regardless of its content.
    DBFILESWriteModeOverwrite,
    /// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
    /// conflicted copy next to it. At least 9 characters. Matches `[0-9a-f]+`.
    DBFILESWriteModeUpdate,
};

/// The action to take if an item already exists at the path of an upload. An identical file isn't a conflict; a folder
/// always is.
@interface DBFILESWriteMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteModeTag tag;

/// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
/// conflicted copy next to it. At least 9 characters. Matches `[0-9a-f]+`. Has a value only if `isUpdate` returns
/// `YES`.
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
