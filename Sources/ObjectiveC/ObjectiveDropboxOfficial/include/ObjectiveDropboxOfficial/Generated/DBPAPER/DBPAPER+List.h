// Generated from API/paper.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Base.h>

@class DBPAPERCursor, DBPAPERInviteeInfoWithPermissionLevel, DBPAPERListPaperDocsFilterBy, DBPAPERListPaperDocsSortBy,
    DBPAPERListPaperDocsSortOrder, DBPAPERPaperApiCursorError, DBPAPERUserInfoWithPermissionLevel,
    DBPAPERUserOnPaperDocFilter, DBSHARINGInviteeInfo, DBSHARINGUserInfo;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBPAPERListDocsCursorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERListDocsCursorErrorTag) {
    /// The cursor can't be used.
    DBPAPERListDocsCursorErrorCursorError,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERListDocsCursorErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBPAPERListDocsCursorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERListDocsCursorErrorTag tag;
/// The cursor can't be used. Has a value only if `isCursorError` returns `YES`.
@property (nonatomic, readonly) DBPAPERPaperApiCursorError *cursorError;
/// Creates an object with the tag `cursor_error`.
- (instancetype)initWithCursorError:(DBPAPERPaperApiCursorError *)cursorError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `cursor_error`.
- (BOOL)isCursorError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERListDocsCursorError` from and to JSON.
@interface DBPAPERListDocsCursorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListDocsCursorError *)instance;
+ (DBPAPERListDocsCursorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The documents to list, and their order.
@interface DBPAPERListPaperDocsArgs : DBStoneObject
/// A value that indicates whether to list documents that the user opened or created. The default is `docs_accessed`.
@property (nonatomic, readonly) DBPAPERListPaperDocsFilterBy *filterBy;
/// The time by which to sort. The default is `accessed`.
@property (nonatomic, readonly) DBPAPERListPaperDocsSortBy *sortBy;
/// The order of the list. The default is `ascending`.
@property (nonatomic, readonly) DBPAPERListPaperDocsSortOrder *sortOrder;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The time at which to end the list.
@property (nonatomic, readonly, nullable) NSDate *stopAtDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - filterBy: A value that indicates whether to list documents that the user opened or created. The default is
///     `docs_accessed`.
///   - sortBy: The time by which to sort. The default is `accessed`.
///   - sortOrder: The order of the list. The default is `ascending`.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - stopAtDate: The time at which to end the list.
- (instancetype)initWithFilterBy:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    limit:(nullable NSNumber *)limit
    stopAtDate:(nullable NSDate *)stopAtDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERListPaperDocsArgs` from and to JSON.
@interface DBPAPERListPaperDocsArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsArgs *)instance;
+ (DBPAPERListPaperDocsArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBPAPERListPaperDocsContinueArgs : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBPAPERListPaperDocsContinueArgs` from and to JSON.
@interface DBPAPERListPaperDocsContinueArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsContinueArgs *)instance;
+ (DBPAPERListPaperDocsContinueArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERListPaperDocsFilterBy`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERListPaperDocsFilterByTag) {
    /// Documents that the user opened.
    DBPAPERListPaperDocsFilterByDocsAccessed,
    /// Documents that the user created.
    DBPAPERListPaperDocsFilterByDocsCreated,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERListPaperDocsFilterByOther,
};

/// The documents to list.
@interface DBPAPERListPaperDocsFilterBy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERListPaperDocsFilterByTag tag;
/// Creates an object with the tag `docs_accessed`.
- (instancetype)initWithDocsAccessed;
/// Creates an object with the tag `docs_created`.
- (instancetype)initWithDocsCreated;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `docs_accessed`.
- (BOOL)isDocsAccessed;
/// Returns whether the tag is `docs_created`.
- (BOOL)isDocsCreated;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERListPaperDocsFilterBy` from and to JSON.
@interface DBPAPERListPaperDocsFilterBySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsFilterBy *)instance;
+ (DBPAPERListPaperDocsFilterBy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of documents.
@interface DBPAPERListPaperDocsResponse : DBStoneObject
/// The identifiers of the documents.
@property (nonatomic, readonly) NSArray<NSString *> *docIds;
/// The cursor of the next page.
@property (nonatomic, readonly) DBPAPERCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocIds:(NSArray<NSString *> *)docIds cursor:(DBPAPERCursor *)cursor hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListPaperDocsResponse` from and to JSON.
@interface DBPAPERListPaperDocsResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsResponse *)instance;
+ (DBPAPERListPaperDocsResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERListPaperDocsSortBy`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERListPaperDocsSortByTag) {
    /// The time at which the user last opened the document.
    DBPAPERListPaperDocsSortByAccessed,
    /// The time at which the document was last changed.
    DBPAPERListPaperDocsSortByModified,
    /// The time at which the document was created.
    DBPAPERListPaperDocsSortByCreated,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERListPaperDocsSortByOther,
};

/// The time by which to sort.
@interface DBPAPERListPaperDocsSortBy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERListPaperDocsSortByTag tag;
/// Creates an object with the tag `accessed`.
- (instancetype)initWithAccessed;
/// Creates an object with the tag `modified`.
- (instancetype)initWithModified;
/// Creates an object with the tag `created`.
- (instancetype)initWithCreated;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `accessed`.
- (BOOL)isAccessed;
/// Returns whether the tag is `modified`.
- (BOOL)isModified;
/// Returns whether the tag is `created`.
- (BOOL)isCreated;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERListPaperDocsSortBy` from and to JSON.
@interface DBPAPERListPaperDocsSortBySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsSortBy *)instance;
+ (DBPAPERListPaperDocsSortBy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERListPaperDocsSortOrder`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERListPaperDocsSortOrderTag) {
    /// The oldest document first.
    DBPAPERListPaperDocsSortOrderAscending,
    /// The most recent document first.
    DBPAPERListPaperDocsSortOrderDescending,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERListPaperDocsSortOrderOther,
};

/// The order of a list.
@interface DBPAPERListPaperDocsSortOrder : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERListPaperDocsSortOrderTag tag;
/// Creates an object with the tag `ascending`.
- (instancetype)initWithAscending;
/// Creates an object with the tag `descending`.
- (instancetype)initWithDescending;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `ascending`.
- (BOOL)isAscending;
/// Returns whether the tag is `descending`.
- (BOOL)isDescending;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERListPaperDocsSortOrder` from and to JSON.
@interface DBPAPERListPaperDocsSortOrderSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsSortOrder *)instance;
+ (DBPAPERListPaperDocsSortOrder *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERListUsersCursorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERListUsersCursorErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERListUsersCursorErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERListUsersCursorErrorOther,
    /// The document doesn't exist.
    DBPAPERListUsersCursorErrorDocNotFound,
    /// The cursor can't be used.
    DBPAPERListUsersCursorErrorCursorError,
};

/// The reason that the next page wasn't returned.
@interface DBPAPERListUsersCursorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERListUsersCursorErrorTag tag;
/// The cursor can't be used. Has a value only if `isCursorError` returns `YES`.
@property (nonatomic, readonly) DBPAPERPaperApiCursorError *cursorError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `doc_not_found`.
- (instancetype)initWithDocNotFound;
/// Creates an object with the tag `cursor_error`.
- (instancetype)initWithCursorError:(DBPAPERPaperApiCursorError *)cursorError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `doc_not_found`.
- (BOOL)isDocNotFound;
/// Returns whether the tag is `cursor_error`.
- (BOOL)isCursorError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERListUsersCursorError` from and to JSON.
@interface DBPAPERListUsersCursorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersCursorError *)instance;
+ (DBPAPERListUsersCursorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder whose users to list.
@interface DBPAPERListUsersOnFolderArgs : DBPAPERRefPaperDoc
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithDocId:(NSString *)docId limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDocId:(NSString *)docId;
@end

/// Converts `DBPAPERListUsersOnFolderArgs` from and to JSON.
@interface DBPAPERListUsersOnFolderArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderArgs *)instance;
+ (DBPAPERListUsersOnFolderArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBPAPERListUsersOnFolderContinueArgs : DBPAPERRefPaperDoc
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor;
@end

/// Converts `DBPAPERListUsersOnFolderContinueArgs` from and to JSON.
@interface DBPAPERListUsersOnFolderContinueArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderContinueArgs *)instance;
+ (DBPAPERListUsersOnFolderContinueArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the people who are invited to a folder.
@interface DBPAPERListUsersOnFolderResponse : DBStoneObject
/// People without an account.
@property (nonatomic, readonly) NSArray<DBSHARINGInviteeInfo *> *invitees;
/// People with an account.
@property (nonatomic, readonly) NSArray<DBSHARINGUserInfo *> *users;
/// The cursor of the next page.
@property (nonatomic, readonly) DBPAPERCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<DBSHARINGInviteeInfo *> *)invitees
    users:(NSArray<DBSHARINGUserInfo *> *)users
    cursor:(DBPAPERCursor *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListUsersOnFolderResponse` from and to JSON.
@interface DBPAPERListUsersOnFolderResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderResponse *)instance;
+ (DBPAPERListUsersOnFolderResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document whose users to list.
@interface DBPAPERListUsersOnPaperDocArgs : DBPAPERRefPaperDoc
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// A value that indicates whether to list people with access or people who opened the document. The default is
/// `shared`.
@property (nonatomic, readonly) DBPAPERUserOnPaperDocFilter *filterBy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - filterBy: A value that indicates whether to list people with access or people who opened the document. The
///     default is `shared`.
- (instancetype)initWithDocId:(NSString *)docId
    limit:(nullable NSNumber *)limit
    filterBy:(nullable DBPAPERUserOnPaperDocFilter *)filterBy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDocId:(NSString *)docId;
@end

/// Converts `DBPAPERListUsersOnPaperDocArgs` from and to JSON.
@interface DBPAPERListUsersOnPaperDocArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocArgs *)instance;
+ (DBPAPERListUsersOnPaperDocArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBPAPERListUsersOnPaperDocContinueArgs : DBPAPERRefPaperDoc
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor;
@end

/// Converts `DBPAPERListUsersOnPaperDocContinueArgs` from and to JSON.
@interface DBPAPERListUsersOnPaperDocContinueArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocContinueArgs *)instance;
+ (DBPAPERListUsersOnPaperDocContinueArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the people who have access to a document.
@interface DBPAPERListUsersOnPaperDocResponse : DBStoneObject
/// People without an account.
@property (nonatomic, readonly) NSArray<DBPAPERInviteeInfoWithPermissionLevel *> *invitees;
/// People with an account.
@property (nonatomic, readonly) NSArray<DBPAPERUserInfoWithPermissionLevel *> *users;
/// The owner of the document, on every page.
@property (nonatomic, readonly) DBSHARINGUserInfo *docOwner;
/// The cursor of the next page.
@property (nonatomic, readonly) DBPAPERCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<DBPAPERInviteeInfoWithPermissionLevel *> *)invitees
    users:(NSArray<DBPAPERUserInfoWithPermissionLevel *> *)users
    docOwner:(DBSHARINGUserInfo *)docOwner
    cursor:(DBPAPERCursor *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListUsersOnPaperDocResponse` from and to JSON.
@interface DBPAPERListUsersOnPaperDocResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocResponse *)instance;
+ (DBPAPERListUsersOnPaperDocResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
