// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Base.h>

@class DBXPaperCursor, DBXPaperInviteeInfoWithPermissionLevel, DBXPaperListDocsCursorErrorCursorError,
    DBXPaperListDocsCursorErrorOther, DBXPaperListPaperDocsFilterBy, DBXPaperListPaperDocsFilterByDocsAccessed,
    DBXPaperListPaperDocsFilterByDocsCreated, DBXPaperListPaperDocsFilterByOther, DBXPaperListPaperDocsSortBy,
    DBXPaperListPaperDocsSortByAccessed, DBXPaperListPaperDocsSortByCreated, DBXPaperListPaperDocsSortByModified,
    DBXPaperListPaperDocsSortByOther, DBXPaperListPaperDocsSortOrder, DBXPaperListPaperDocsSortOrderAscending,
    DBXPaperListPaperDocsSortOrderDescending, DBXPaperListPaperDocsSortOrderOther,
    DBXPaperListUsersCursorErrorCursorError, DBXPaperListUsersCursorErrorDocNotFound,
    DBXPaperListUsersCursorErrorInsufficientPermissions, DBXPaperListUsersCursorErrorOther, DBXPaperPaperApiCursorError,
    DBXPaperUserInfoWithPermissionLevel, DBXPaperUserOnPaperDocFilter, DBXSharingInviteeInfo, DBXSharingUserInfo;

NS_ASSUME_NONNULL_BEGIN

/// The reason that the next page wasn't returned.
@interface DBXPaperListDocsCursorError : DBXObject
@end

/// The members of the union.
@interface DBXPaperListDocsCursorError (Members)
/// The object if its tag is `cursor_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListDocsCursorErrorCursorError *asCursorError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListDocsCursorErrorOther *asOther;
@end

/// The cursor can't be used.
@interface DBXPaperListDocsCursorErrorCursorError : DBXPaperListDocsCursorError
/// The value of `cursor_error`.
@property (nonatomic, strong) DBXPaperPaperApiCursorError *cursorError;
/// Creates an object with the tag `cursor_error`.
- (instancetype)init:(DBXPaperPaperApiCursorError *)cursorError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListDocsCursorErrorOther : DBXPaperListDocsCursorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The documents to list, and their order.
@interface DBXPaperListPaperDocsArgs : DBXObject
/// A value that indicates whether to list documents that the user opened or created. The default is `docs_accessed`.
@property (nonatomic, readonly) DBXPaperListPaperDocsFilterBy *filterBy;
/// The time by which to sort. The default is `accessed`.
@property (nonatomic, readonly) DBXPaperListPaperDocsSortBy *sortBy;
/// The order of the list. The default is `ascending`.
@property (nonatomic, readonly) DBXPaperListPaperDocsSortOrder *sortOrder;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The time at which to end the list.
@property (nonatomic, readonly, copy, nullable) NSDate *stopAtDate;

/// Creates an object.
///
/// - Parameters:
///   - filterBy: A value that indicates whether to list documents that the user opened or created. The default is
///     `docs_accessed`.
///   - sortBy: The time by which to sort. The default is `accessed`.
///   - sortOrder: The order of the list. The default is `ascending`.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - stopAtDate: The time at which to end the list.
- (instancetype)initWithFilterBy:(DBXPaperListPaperDocsFilterBy *)filterBy
    sortBy:(DBXPaperListPaperDocsSortBy *)sortBy
    sortOrder:(DBXPaperListPaperDocsSortOrder *)sortOrder
    limit:(NSNumber *)limit
    stopAtDate:(nullable NSDate *)stopAtDate
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithFilterBy:(DBXPaperListPaperDocsFilterBy *)filterBy
    sortBy:(DBXPaperListPaperDocsSortBy *)sortBy
    sortOrder:(DBXPaperListPaperDocsSortOrder *)sortOrder
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXPaperListPaperDocsContinueArgs : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The documents to list.
@interface DBXPaperListPaperDocsFilterBy : DBXObject
@end

/// The members of the union.
@interface DBXPaperListPaperDocsFilterBy (Members)
/// The object if its tag is `docs_accessed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsFilterByDocsAccessed *asDocsAccessed;
/// The object if its tag is `docs_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsFilterByDocsCreated *asDocsCreated;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsFilterByOther *asOther;
@end

/// Documents that the user opened.
@interface DBXPaperListPaperDocsFilterByDocsAccessed : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `docs_accessed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Documents that the user created.
@interface DBXPaperListPaperDocsFilterByDocsCreated : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `docs_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsFilterByOther : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of documents.
@interface DBXPaperListPaperDocsResponse : DBXObject
/// The identifiers of the documents.
@property (nonatomic, readonly, copy) NSArray<NSString *> *docIds;
/// The cursor of the next page.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocIds:(NSArray<NSString *> *)docIds
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The time by which to sort.
@interface DBXPaperListPaperDocsSortBy : DBXObject
@end

/// The members of the union.
@interface DBXPaperListPaperDocsSortBy (Members)
/// The object if its tag is `accessed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortByAccessed *asAccessed;
/// The object if its tag is `modified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortByModified *asModified;
/// The object if its tag is `created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortByCreated *asCreated;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortByOther *asOther;
@end

/// The time at which the user last opened the document.
@interface DBXPaperListPaperDocsSortByAccessed : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `accessed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The time at which the document was last changed.
@interface DBXPaperListPaperDocsSortByModified : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `modified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The time at which the document was created.
@interface DBXPaperListPaperDocsSortByCreated : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsSortByOther : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The order of a list.
@interface DBXPaperListPaperDocsSortOrder : DBXObject
@end

/// The members of the union.
@interface DBXPaperListPaperDocsSortOrder (Members)
/// The object if its tag is `ascending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortOrderAscending *asAscending;
/// The object if its tag is `descending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortOrderDescending *asDescending;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListPaperDocsSortOrderOther *asOther;
@end

/// The oldest document first.
@interface DBXPaperListPaperDocsSortOrderAscending : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `ascending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The most recent document first.
@interface DBXPaperListPaperDocsSortOrderDescending : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `descending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsSortOrderOther : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the next page wasn't returned.
@interface DBXPaperListUsersCursorError : DBXObject
@end

/// The members of the union.
@interface DBXPaperListUsersCursorError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperListUsersCursorErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListUsersCursorErrorOther *asOther;
/// The object if its tag is `doc_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListUsersCursorErrorDocNotFound *asDocNotFound;
/// The object if its tag is `cursor_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListUsersCursorErrorCursorError *asCursorError;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperListUsersCursorErrorInsufficientPermissions : DBXPaperListUsersCursorError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListUsersCursorErrorOther : DBXPaperListUsersCursorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperListUsersCursorErrorDocNotFound : DBXPaperListUsersCursorError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor can't be used.
@interface DBXPaperListUsersCursorErrorCursorError : DBXPaperListUsersCursorError
/// The value of `cursor_error`.
@property (nonatomic, strong) DBXPaperPaperApiCursorError *cursorError;
/// Creates an object with the tag `cursor_error`.
- (instancetype)init:(DBXPaperPaperApiCursorError *)cursorError NS_DESIGNATED_INITIALIZER;
@end

/// The folder whose users to list.
@interface DBXPaperListUsersOnFolderArgs : DBXPaperRefPaperDoc
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithDocId:(NSString *)docId limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The position at which a listing continues.
@interface DBXPaperListUsersOnFolderContinueArgs : DBXPaperRefPaperDoc
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A page of the people who are invited to a folder.
@interface DBXPaperListUsersOnFolderResponse : DBXObject
/// People without an account.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeInfo *> *invitees;
/// People with an account.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserInfo *> *users;
/// The cursor of the next page.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<DBXSharingInviteeInfo *> *)invitees
    users:(NSArray<DBXSharingUserInfo *> *)users
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The document whose users to list.
@interface DBXPaperListUsersOnPaperDocArgs : DBXPaperRefPaperDoc
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// A value that indicates whether to list people with access or people who opened the document. The default is
/// `shared`.
@property (nonatomic, readonly) DBXPaperUserOnPaperDocFilter *filterBy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - filterBy: A value that indicates whether to list people with access or people who opened the document. The
///     default is `shared`.
- (instancetype)initWithDocId:(NSString *)docId
    limit:(NSNumber *)limit
    filterBy:(DBXPaperUserOnPaperDocFilter *)filterBy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The position at which a listing continues.
@interface DBXPaperListUsersOnPaperDocContinueArgs : DBXPaperRefPaperDoc
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A page of the people who have access to a document.
@interface DBXPaperListUsersOnPaperDocResponse : DBXObject
/// People without an account.
@property (nonatomic, readonly, copy) NSArray<DBXPaperInviteeInfoWithPermissionLevel *> *invitees;
/// People with an account.
@property (nonatomic, readonly, copy) NSArray<DBXPaperUserInfoWithPermissionLevel *> *users;
/// The owner of the document, on every page.
@property (nonatomic, readonly) DBXSharingUserInfo *docOwner;
/// The cursor of the next page.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<DBXPaperInviteeInfoWithPermissionLevel *> *)invitees
    users:(NSArray<DBXPaperUserInfoWithPermissionLevel *> *)users
    docOwner:(DBXSharingUserInfo *)docOwner
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
