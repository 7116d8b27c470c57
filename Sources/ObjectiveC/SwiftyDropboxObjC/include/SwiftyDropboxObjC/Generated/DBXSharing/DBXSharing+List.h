// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXFilesLookupError, DBXSharingFileAction, DBXSharingFolderAction,
    DBXSharingListFileMembersContinueErrorAccessError, DBXSharingListFileMembersContinueErrorInvalidCursor,
    DBXSharingListFileMembersContinueErrorOther, DBXSharingListFileMembersContinueErrorUserError,
    DBXSharingListFileMembersErrorAccessError, DBXSharingListFileMembersErrorOther,
    DBXSharingListFileMembersErrorUserError, DBXSharingListFileMembersIndividualResult,
    DBXSharingListFileMembersIndividualResultAccessError, DBXSharingListFileMembersIndividualResultOther,
    DBXSharingListFileMembersIndividualResultResult, DBXSharingListFilesContinueErrorInvalidCursor,
    DBXSharingListFilesContinueErrorOther, DBXSharingListFilesContinueErrorUserError,
    DBXSharingListFolderMembersContinueErrorAccessError, DBXSharingListFolderMembersContinueErrorInvalidCursor,
    DBXSharingListFolderMembersContinueErrorOther, DBXSharingListFoldersContinueErrorInvalidCursor,
    DBXSharingListFoldersContinueErrorOther, DBXSharingListSharedLinksErrorOther, DBXSharingListSharedLinksErrorPath,
    DBXSharingListSharedLinksErrorReset, DBXSharingMemberAction, DBXSharingSharedFileMembers,
    DBXSharingSharedFileMetadata, DBXSharingSharedFolderAccessError, DBXSharingSharedFolderMetadata,
    DBXSharingSharedLinkMetadata, DBXSharingSharingFileAccessError, DBXSharingSharingUserError;

NS_ASSUME_NONNULL_BEGIN

/// The file whose members to list.
@interface DBXSharingListFileMembersArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;

/// A Boolean value that indicates whether to include members who have access only through a folder. The default is
/// `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;

/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    includeInherited:(NSNumber *)includeInherited
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// The files whose members to list.
@interface DBXSharingListFileMembersBatchArg : DBXObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts with `/`,
/// `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// The maximum number of members for each file. The default is 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The members of one file.
@interface DBXSharingListFileMembersBatchResult : DBXObject
/// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The members of the file, or the error.
@property (nonatomic, readonly) DBXSharingListFileMembersIndividualResult *result;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingListFileMembersIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFileMembersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFileMembersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersContinueError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorAccessError *asAccessError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFileMembersContinueErrorUserError : DBXSharingListFileMembersContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersContinueErrorAccessError : DBXSharingListFileMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFileMembersContinueErrorInvalidCursor : DBXSharingListFileMembersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersContinueErrorOther : DBXSharingListFileMembersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of a file, and their number.
@interface DBXSharingListFileMembersCountResult : DBXObject
/// The members.
@property (nonatomic, readonly) DBXSharingSharedFileMembers *members;
/// The number of members, without those who have access through a folder.
@property (nonatomic, readonly) NSNumber *memberCount;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(DBXSharingSharedFileMembers *)members
    memberCount:(NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that members weren't listed.
@interface DBXSharingListFileMembersError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFileMembersErrorUserError : DBXSharingListFileMembersError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersErrorAccessError : DBXSharingListFileMembersError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersErrorOther : DBXSharingListFileMembersError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of one file, or the error.
@interface DBXSharingListFileMembersIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersIndividualResult (Members)
/// The object if its tag is `result`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultResult *asResult;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultOther *asOther;
@end

/// The members of the file.
@interface DBXSharingListFileMembersIndividualResultResult : DBXSharingListFileMembersIndividualResult
/// The value of `result`.
@property (nonatomic, strong) DBXSharingListFileMembersCountResult *result;
/// Creates an object with the tag `result`.
- (instancetype)init:(DBXSharingListFileMembersCountResult *)result NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersIndividualResultAccessError : DBXSharingListFileMembersIndividualResult
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersIndividualResultOther : DBXSharingListFileMembersIndividualResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of files.
@interface DBXSharingListFilesArg : DBXObject
/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFilesContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFilesContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFilesContinueError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorUserError *asUserError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFilesContinueErrorUserError : DBXSharingListFilesContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFilesContinueErrorInvalidCursor : DBXSharingListFilesContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFilesContinueErrorOther : DBXSharingListFilesContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of the files that are shared with the user.
@interface DBXSharingListFilesResult : DBXObject
/// The files.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFileMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFileMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The shared folder whose members to list.
@interface DBXSharingListFolderMembersArgs : DBXSharingListFolderMembersCursorArg
/// The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A to Z, digits,
/// hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// The path of the folder. Use it to include people who have access through a parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A
///     to Z, digits, hyphens, underscores, and colons.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    path:(nullable NSString *)path
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithActions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    DB_UNAVAILABLE;
@end

/// The position at which a listing continues.
@interface DBXSharingListFolderMembersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFolderMembersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFolderMembersContinueError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorAccessError *asAccessError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingListFolderMembersContinueErrorAccessError : DBXSharingListFolderMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFolderMembersContinueErrorInvalidCursor : DBXSharingListFolderMembersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFolderMembersContinueErrorOther : DBXSharingListFolderMembersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of shared folders.
@interface DBXSharingListFoldersArgs : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFoldersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFoldersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFoldersContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFoldersContinueErrorInvalidCursor : DBXSharingListFoldersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFoldersContinueErrorOther : DBXSharingListFoldersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of shared folders.
@interface DBXSharingListFoldersResult : DBXObject
/// The shared folders. Folders that aren't mounted have no `pathLower`.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFolderMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFolderMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The links to list.
@interface DBXSharingListSharedLinksArg : DBXObject
/// The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`, `rev:`,
/// or `ns:`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to omit links to parent folders of `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object.
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`,
///     `rev:`, or `ns:`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that links weren't listed.
@interface DBXSharingListSharedLinksError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListSharedLinksError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorPath *asPath;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorOther *asOther;
@end

/// No item exists at this path.
@interface DBXSharingListSharedLinksErrorPath : DBXSharingListSharedLinksError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The cursor has expired. List from the start.
@interface DBXSharingListSharedLinksErrorReset : DBXSharingListSharedLinksError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListSharedLinksErrorOther : DBXSharingListSharedLinksError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of shared links.
@interface DBXSharingListSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedLinkMetadata *> *links;
/// A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if the call specified a path.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinks:(NSArray<DBXSharingSharedLinkMetadata *> *)links
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
