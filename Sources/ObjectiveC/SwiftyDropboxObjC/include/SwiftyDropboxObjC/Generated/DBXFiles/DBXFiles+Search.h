// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilesFileCategory, DBXFilesFileStatus, DBXFilesHighlightSpan, DBXFilesLookupError, DBXFilesMetadata,
    DBXFilesMetadataV2, DBXFilesSearchErrorInternalError, DBXFilesSearchErrorInvalidArgument, DBXFilesSearchErrorOther,
    DBXFilesSearchErrorPath, DBXFilesSearchMatchType, DBXFilesSearchMatchTypeBoth, DBXFilesSearchMatchTypeContent,
    DBXFilesSearchMatchTypeFilename, DBXFilesSearchMatchTypeV2FileContent, DBXFilesSearchMatchTypeV2Filename,
    DBXFilesSearchMatchTypeV2FilenameAndContent, DBXFilesSearchMatchTypeV2ImageContent,
    DBXFilesSearchMatchTypeV2Metadata, DBXFilesSearchMatchTypeV2Other, DBXFilesSearchMode,
    DBXFilesSearchModeDeletedFilename, DBXFilesSearchModeFilename, DBXFilesSearchModeFilenameAndContent,
    DBXFilesSearchOrderBy, DBXFilesSearchOrderByLastModifiedTime, DBXFilesSearchOrderByOther,
    DBXFilesSearchOrderByRelevance;

NS_ASSUME_NONNULL_BEGIN

/// The query of a search, and its scope.
@interface DBXFilesSearchArg : DBXObject
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
@property (nonatomic, readonly) DBXFilesSearchMode *mode;

/// Creates an object.
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
    start:(NSNumber *)start
    maxResults:(NSNumber *)maxResults
    mode:(DBXFilesSearchMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a search failed.
@interface DBXFilesSearchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorPath *asPath;
/// The object if its tag is `invalid_argument`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorInvalidArgument *asInvalidArgument;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchErrorOther *asOther;
@end

/// The folder to search can't be found or read.
@interface DBXFilesSearchErrorPath : DBXFilesSearchError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// An argument isn't valid. The associated value may describe the problem.
@interface DBXFilesSearchErrorInvalidArgument : DBXFilesSearchError
/// The value of `invalid_argument`.
@property (nonatomic, copy, nullable) NSString *invalidArgument;
/// Creates an object with the tag `invalid_argument`.
- (instancetype)init:(nullable NSString *)invalidArgument NS_DESIGNATED_INITIALIZER;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXFilesSearchErrorInternalError : DBXFilesSearchError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchErrorOther : DBXFilesSearchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file or folder that matches a search.
@interface DBXFilesSearchMatch : DBXObject
/// The part of the item that matches.
@property (nonatomic, readonly) DBXFilesSearchMatchType *matchType;
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatchType:(DBXFilesSearchMatchType *)matchType
    metadata:(DBXFilesMetadata *)metadata
    NS_DESIGNATED_INITIALIZER;
@end

/// The information to include about each match.
@interface DBXFilesSearchMatchFieldOptions : DBXObject
/// A Boolean value that indicates whether to include `highlightSpans`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameter includeHighlights: A Boolean value that indicates whether to include `highlightSpans`. The default is
///   `@NO`.
- (instancetype)initWithIncludeHighlights:(NSNumber *)includeHighlights NS_DESIGNATED_INITIALIZER;
@end

/// The part of an item that matches a search.
@interface DBXFilesSearchMatchType : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMatchType (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeFilename *asFilename;
/// The object if its tag is `content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeContent *asContent;
/// The object if its tag is `both`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeBoth *asBoth;
@end

/// The name matches.
@interface DBXFilesSearchMatchTypeFilename : DBXFilesSearchMatchType
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content matches.
@interface DBXFilesSearchMatchTypeContent : DBXFilesSearchMatchType
/// Creates an object with the tag `content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name and the content match.
@interface DBXFilesSearchMatchTypeBoth : DBXFilesSearchMatchType
/// Creates an object with the tag `both`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The part of an item that matches a search.
@interface DBXFilesSearchMatchTypeV2 : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMatchTypeV2 (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Filename *asFilename;
/// The object if its tag is `file_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2FileContent *asFileContent;
/// The object if its tag is `filename_and_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2FilenameAndContent *asFilenameAndContent;
/// The object if its tag is `image_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2ImageContent *asImageContent;
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Metadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2Other *asOther;
@end

/// The name matches.
@interface DBXFilesSearchMatchTypeV2Filename : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content matches.
@interface DBXFilesSearchMatchTypeV2FileContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `file_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name and the content match.
@interface DBXFilesSearchMatchTypeV2FilenameAndContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content of an image matches.
@interface DBXFilesSearchMatchTypeV2ImageContent : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `image_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Other metadata of the item matches.
@interface DBXFilesSearchMatchTypeV2Metadata : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `metadata`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchMatchTypeV2Other : DBXFilesSearchMatchTypeV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file or folder that matches a search.
@interface DBXFilesSearchMatchV2 : DBXObject
/// The metadata of the file or folder.
@property (nonatomic, readonly) DBXFilesMetadataV2 *metadata;
/// The part of the item that matches.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchTypeV2 *matchType;
/// The name, divided into spans that match and spans that don't. `nil` unless the search requested it.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesHighlightSpan *> *highlightSpans;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadataV2 *)metadata
    matchType:(nullable DBXFilesSearchMatchTypeV2 *)matchType
    highlightSpans:(nullable NSArray<DBXFilesHighlightSpan *> *)highlightSpans
    NS_DESIGNATED_INITIALIZER;
@end

/// The scope of a search.
@interface DBXFilesSearchMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchMode (Members)
/// The object if its tag is `filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeFilename *asFilename;
/// The object if its tag is `filename_and_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeFilenameAndContent *asFilenameAndContent;
/// The object if its tag is `deleted_filename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchModeDeletedFilename *asDeletedFilename;
@end

/// Searches the names of files and folders.
@interface DBXFilesSearchModeFilename : DBXFilesSearchMode
/// Creates an object with the tag `filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Searches the names of files and folders, and the content of files.
@interface DBXFilesSearchModeFilenameAndContent : DBXFilesSearchMode
/// Creates an object with the tag `filename_and_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Searches the names of deleted files and folders.
@interface DBXFilesSearchModeDeletedFilename : DBXFilesSearchMode
/// Creates an object with the tag `deleted_filename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a search.
@interface DBXFilesSearchOptions : DBXObject
/// The folder to search, including its subfolders. `nil` searches the entire Dropbox. Is empty, or starts with `/`,
/// `id:`, or `ns:`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The maximum number of matches in a page. The default is 100. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *maxResults;
/// The order of the matches. `nil` for the order of relevance.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderBy *orderBy;
/// A value that indicates whether to search existing or deleted files. The default is `active`.
@property (nonatomic, readonly) DBXFilesFileStatus *fileStatus;
/// A Boolean value that indicates whether to search only names, not content. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *filenameOnly;
/// The filename extensions of files to find. Not supported for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *fileExtensions;
/// The categories of files to find. Not supported for deleted files.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesFileCategory *> *fileCategories;
/// The identifier of the account whose content to find. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;

/// Creates an object.
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
    maxResults:(NSNumber *)maxResults
    orderBy:(nullable DBXFilesSearchOrderBy *)orderBy
    fileStatus:(DBXFilesFileStatus *)fileStatus
    filenameOnly:(NSNumber *)filenameOnly
    fileExtensions:(nullable NSArray<NSString *> *)fileExtensions
    fileCategories:(nullable NSArray<DBXFilesFileCategory *> *)fileCategories
    accountId:(nullable NSString *)accountId
    NS_DESIGNATED_INITIALIZER;
@end

/// The order of search results.
@interface DBXFilesSearchOrderBy : DBXObject
@end

/// The members of the union.
@interface DBXFilesSearchOrderBy (Members)
/// The object if its tag is `relevance`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByRelevance *asRelevance;
/// The object if its tag is `last_modified_time`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByLastModifiedTime *asLastModifiedTime;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSearchOrderByOther *asOther;
@end

/// The order of relevance, with the best match first.
@interface DBXFilesSearchOrderByRelevance : DBXFilesSearchOrderBy
/// Creates an object with the tag `relevance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The order of the last modification time.
@interface DBXFilesSearchOrderByLastModifiedTime : DBXFilesSearchOrderBy
/// Creates an object with the tag `last_modified_time`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSearchOrderByOther : DBXFilesSearchOrderBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of matches.
@interface DBXFilesSearchResult : DBXObject
/// The matches. The list may be empty.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatch *> *matches;
/// A Boolean value that indicates whether there are more matches.
@property (nonatomic, readonly) NSNumber *more;
/// The value of `start` for the next page.
@property (nonatomic, readonly) NSNumber *start;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatch *> *)matches
    more:(NSNumber *)more
    start:(NSNumber *)start
    NS_DESIGNATED_INITIALIZER;
@end

/// The query of a search, and its options.
@interface DBXFilesSearchV2Arg : DBXObject
/// The query. At most 1000 characters.
@property (nonatomic, readonly, copy) NSString *query;
/// The options of the search.
@property (nonatomic, readonly, nullable) DBXFilesSearchOptions *options;
/// The information to include about each match.
@property (nonatomic, readonly, nullable) DBXFilesSearchMatchFieldOptions *matchFieldOptions;
/// A Boolean value that indicates whether to include highlights. Use `matchFieldOptions` instead. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *includeHighlights;

/// Creates an object.
///
/// - Parameters:
///   - query: The query. At most 1000 characters.
///   - options: The options of the search.
///   - matchFieldOptions: The information to include about each match.
///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
///     instead. Deprecated.
- (instancetype)initWithQuery:(NSString *)query
    options:(nullable DBXFilesSearchOptions *)options
    matchFieldOptions:(nullable DBXFilesSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a search continues.
@interface DBXFilesSearchV2ContinueArg : DBXObject
/// The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// A page of matches.
@interface DBXFilesSearchV2Result : DBXObject
/// The matches. The list may be empty, and a match may appear on several pages.
@property (nonatomic, readonly, copy) NSArray<DBXFilesSearchMatchV2 *> *matches;
/// A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if there is none. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBXFilesSearchMatchV2 *> *)matches
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
