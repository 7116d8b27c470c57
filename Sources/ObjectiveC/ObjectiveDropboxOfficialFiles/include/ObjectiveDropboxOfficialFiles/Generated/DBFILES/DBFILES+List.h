// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEPROPERTIESTemplateError, DBFILEPROPERTIESTemplateFilterBase, DBFILESFileMetadata, DBFILESListRevisionsMode,
    DBFILESLookupError, DBFILESMetadata, DBFILESSharedLink;

NS_ASSUME_NONNULL_BEGIN

/// The folder to list, and the entries to include.
@interface DBFILESListFolderArg : DBStoneObject
/// The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`, the path is
/// relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
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
///     the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderArg *)instance;
+ (DBFILESListFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBFILESListFolderContinueArg : DBStoneObject
/// The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It includes the
/// options of the first call. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///   includes the options of the first call. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESListFolderContinueArg` from and to JSON.
@interface DBFILESListFolderContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderContinueArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderContinueError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderError *)instance;
+ (DBFILESListFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The current state of a folder.
@interface DBFILESListFolderGetLatestCursorResult : DBStoneObject
/// A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESListFolderGetLatestCursorResult` from and to JSON.
@interface DBFILESListFolderGetLatestCursorResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderGetLatestCursorResult *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollError *)instance;
+ (DBFILESListFolderLongpollError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of waiting for changes.
@interface DBFILESListFolderLongpollResult : DBStoneObject
/// A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If not, wait
/// again.
@property (nonatomic, readonly) NSNumber *changes;

/// The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithChanges:(NSNumber *)changes backoff:(nullable NSNumber *)backoff;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithChanges:(NSNumber *)changes;
@end

/// Converts `DBFILESListFolderLongpollResult` from and to JSON.
@interface DBFILESListFolderLongpollResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderLongpollResult *)instance;
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESMetadata *> *)entries
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILESListFolderResult` from and to JSON.
@interface DBFILESListFolderResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListFolderResult *)instance;
+ (DBFILESListFolderResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file whose revisions to list, and the options.
@interface DBFILESListRevisionsArg : DBStoneObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
@property (nonatomic, readonly) DBFILESListRevisionsMode *mode;
/// The maximum number of revisions. The default is 10. From 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// The revision before which to list older ones. For the next page, pass the last revision that you received. Supported
/// only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// A Boolean value that indicates whether to include `isRestorable` of each revision. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that you
///     received. Supported only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the letters a
///     to f.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsMode *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESListRevisionsResult *)instance;
+ (DBFILESListRevisionsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
