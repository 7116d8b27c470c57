// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILESFileCategory, DBFILESFileStatus, DBFILESHighlightSpan, DBFILESLookupError, DBFILESMetadata,
    DBFILESMetadataV2, DBFILESSearchMatchType, DBFILESSearchMode, DBFILESSearchOrderBy;

NS_ASSUME_NONNULL_BEGIN

/// The query of a search, and its scope.
@interface DBFILESSearchArg : DBStoneObject
/// The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or starts with `/`,
/// `id:`, or `ns:`.
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
///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or starts with
///     `/`, `id:`, or `ns:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchError *)instance;
+ (DBFILESSearchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder that matches a search.
@interface DBFILESSearchMatch : DBStoneObject
/// The part of the item that matches.
@property (nonatomic, readonly) DBFILESSearchMatchType *matchType;
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatchType:(DBFILESSearchMatchType *)matchType metadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSearchMatch` from and to JSON.
@interface DBFILESSearchMatchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatch *)instance;
+ (DBFILESSearchMatch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The information to include about each match.
@interface DBFILESSearchMatchFieldOptions : DBStoneObject
/// A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter includeHighlights: A Boolean value that indicates whether to include `highlightSpans`. The default is
///   `@NO`.
- (instancetype)initWithIncludeHighlights:(nullable NSNumber *)includeHighlights;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESSearchMatchFieldOptions` from and to JSON.
@interface DBFILESSearchMatchFieldOptionsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchFieldOptions *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchType *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchTypeV2 *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadataV2 *)metadata
    matchType:(nullable DBFILESSearchMatchTypeV2 *)matchType
    highlightSpans:(nullable NSArray<DBFILESHighlightSpan *> *)highlightSpans;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMetadata:(DBFILESMetadataV2 *)metadata;
@end

/// Converts `DBFILESSearchMatchV2` from and to JSON.
@interface DBFILESSearchMatchV2Serializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMatchV2 *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchMode *)instance;
+ (DBFILESSearchMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a search.
@interface DBFILESSearchOptions : DBStoneObject
/// The folder to search, including its subfolders. `nil` searches the entire Dropbox. Is empty, or starts with `/`,
/// `id:`, or `ns:`.
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
///   - path: The folder to search, including its subfolders. `nil` searches the entire Dropbox. Is empty, or starts
///     with `/`, `id:`, or `ns:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchOptions *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchOrderBy *)instance;
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
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatch *> *)matches more:(NSNumber *)more start:(NSNumber *)start;
@end

/// Converts `DBFILESSearchResult` from and to JSON.
@interface DBFILESSearchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchResult *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2Arg *)instance;
+ (DBFILESSearchV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a search continues.
@interface DBFILESSearchV2ContinueArg : DBStoneObject
/// The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILESSearchV2ContinueArg` from and to JSON.
@interface DBFILESSearchV2ContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2ContinueArg *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatchV2 *> *)matches
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMatches:(NSArray<DBFILESSearchMatchV2 *> *)matches hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILESSearchV2Result` from and to JSON.
@interface DBFILESSearchV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSearchV2Result *)instance;
+ (DBFILESSearchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
