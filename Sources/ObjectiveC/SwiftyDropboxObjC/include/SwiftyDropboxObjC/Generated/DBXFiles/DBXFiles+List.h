// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilePropertiesTemplateError, DBXFilePropertiesTemplateFilterBase, DBXFilesFileMetadata,
    DBXFilesListFolderContinueErrorOther, DBXFilesListFolderContinueErrorPath, DBXFilesListFolderContinueErrorReset,
    DBXFilesListFolderErrorOther, DBXFilesListFolderErrorPath, DBXFilesListFolderErrorTemplateError,
    DBXFilesListFolderLongpollErrorOther, DBXFilesListFolderLongpollErrorReset,
    DBXFilesListRevisionsErrorBeforeRevNotSupported, DBXFilesListRevisionsErrorInvalidBeforeRev,
    DBXFilesListRevisionsErrorOther, DBXFilesListRevisionsErrorPath, DBXFilesListRevisionsMode,
    DBXFilesListRevisionsModeId, DBXFilesListRevisionsModeOther, DBXFilesListRevisionsModePath, DBXFilesLookupError,
    DBXFilesMetadata, DBXFilesSharedLink;

NS_ASSUME_NONNULL_BEGIN

/// The folder to list, and the entries to include.
@interface DBXFilesListFolderArg : DBXObject
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
/// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///   includes the options of the first call. At least 1 character.
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListFolderContinueErrorOther : DBXFilesListFolderContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// The current state of a folder.
@interface DBXFilesListFolderGetLatestCursorResult : DBXObject
/// A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At least 1
/// character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object. The properties describe the parameters.
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
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListFolderLongpollErrorOther : DBXFilesListFolderLongpollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of waiting for changes.
@interface DBXFilesListFolderLongpollResult : DBXObject
/// A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If not, wait
/// again.
@property (nonatomic, readonly) NSNumber *changes;

/// The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
@property (nonatomic, readonly, nullable) NSNumber *backoff;
/// Creates an object. The properties describe the parameters.
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesMetadata *> *)entries
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The file whose revisions to list, and the options.
@interface DBXFilesListRevisionsArg : DBXObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
@property (nonatomic, readonly) DBXFilesListRevisionsMode *mode;
/// The maximum number of revisions. The default is 10. From 1 to 100.
@property (nonatomic, readonly) NSNumber *limit;

/// The revision before which to list older ones. For the next page, pass the last revision that you received. Supported
/// only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy, nullable) NSString *beforeRev;

/// A Boolean value that indicates whether to include `isRestorable` of each revision. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRestorableInfo;

/// Creates an object.
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
+ (instancetype)new;
@end

/// `beforeRev` is supported only in `.path` mode.
@interface DBXFilesListRevisionsErrorBeforeRevNotSupported : DBXFilesListRevisionsError
/// Creates an object with the tag `before_rev_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListRevisionsErrorOther : DBXFilesListRevisionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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
+ (instancetype)new;
@end

/// Returns the revisions of this file, at all of its locations.
@interface DBXFilesListRevisionsModeId : DBXFilesListRevisionsMode
/// Creates an object with the tag `id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesListRevisionsModeOther : DBXFilesListRevisionsMode
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
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

/// Creates an object. The properties describe the parameters.
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

NS_ASSUME_NONNULL_END
