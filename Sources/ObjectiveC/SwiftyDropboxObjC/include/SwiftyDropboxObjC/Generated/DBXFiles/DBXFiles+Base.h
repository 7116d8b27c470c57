// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilePropertiesPropertyGroup, DBXFilePropertiesTemplateFilterBase, DBXFilesDimensions, DBXFilesGpsCoordinates,
    DBXFilesRelocationPath, DBXFilesWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// The item whose metadata to get, and the metadata to include.
@interface DBXFilesGetMetadataArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported. Starts with
/// `/`, `id:`, `rev:`, or `ns:`.
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
///     Starts with `/`, `id:`, `rev:`, or `ns:`.
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

/// The destination of an uploaded file, and the way to save it.
@interface DBXFilesCommitInfo : DBXObject
/// The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`, or `ns:`.
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
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`,
///     or `ns:`.
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

/// The base of the results of file operations. It has no fields.
@interface DBXFilesFileOpsResult : DBXObject
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

/// The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo` instead. Consists of letters
/// from A to Z, digits, hyphens, underscores, and colons. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The URL of a preview of the file.
@property (nonatomic, readonly, copy, nullable) NSString *previewUrl;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// Sharing information of an item.
@interface DBXFilesSharingInfo : DBXObject
/// A Boolean value that indicates whether the item lies in a folder that the user can only read.
@property (nonatomic, readonly) NSNumber *readOnly;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a photo or video. Cast it to `Files.PhotoMetadata` or `Files.VideoMetadata`.
@interface DBXFilesMediaMetadata : DBXObject
/// The size in pixels.
@property (nonatomic, readonly, nullable) DBXFilesDimensions *dimensions;
/// The location at which the photo or video was taken.
@property (nonatomic, readonly, nullable) DBXFilesGpsCoordinates *location;
/// The time at which the photo or video was taken.
@property (nonatomic, readonly, copy, nullable) NSDate *timeTaken;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
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

/// A source and a destination.
@interface DBXFilesRelocationPath : DBXObject
/// The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *fromPath;
/// The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *toPath;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
