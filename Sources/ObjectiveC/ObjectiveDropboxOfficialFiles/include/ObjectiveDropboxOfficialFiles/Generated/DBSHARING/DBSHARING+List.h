// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBFILESLookupError, DBSHARINGFileAction, DBSHARINGFolderAction, DBSHARINGListFileMembersIndividualResult,
    DBSHARINGMemberAction, DBSHARINGSharedFileMembers, DBSHARINGSharedFileMetadata, DBSHARINGSharedFolderAccessError,
    DBSHARINGSharedFolderMetadata, DBSHARINGSharedLinkMetadata, DBSHARINGSharingFileAccessError,
    DBSHARINGSharingUserError;

NS_ASSUME_NONNULL_BEGIN

/// The file whose members to list.
@interface DBSHARINGListFileMembersArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberAction *> *actions;

/// A Boolean value that indicates whether to include members who have access only through a folder. The default is
/// `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;

/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    includeInherited:(nullable NSNumber *)includeInherited
    limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGListFileMembersArg` from and to JSON.
@interface DBSHARINGListFileMembersArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersArg *)instance;
+ (DBSHARINGListFileMembersArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files whose members to list.
@interface DBSHARINGListFileMembersBatchArg : DBStoneObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts with `/`,
/// `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// The maximum number of members for each file. The default is 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files;
@end

/// Converts `DBSHARINGListFileMembersBatchArg` from and to JSON.
@interface DBSHARINGListFileMembersBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersBatchArg *)instance;
+ (DBSHARINGListFileMembersBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members of one file.
@interface DBSHARINGListFileMembersBatchResult : DBStoneObject
/// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The members of the file, or the error.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResult *result;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFile:(NSString *)file result:(DBSHARINGListFileMembersIndividualResult *)result;
@end

/// Converts `DBSHARINGListFileMembersBatchResult` from and to JSON.
@interface DBSHARINGListFileMembersBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersBatchResult *)instance;
+ (DBSHARINGListFileMembersBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBSHARINGListFileMembersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFileMembersContinueArg` from and to JSON.
@interface DBSHARINGListFileMembersContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersContinueArg *)instance;
+ (DBSHARINGListFileMembersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersContinueErrorTag) {
    /// The user's account can't be used.
    DBSHARINGListFileMembersContinueErrorUserError,
    /// The file can't be accessed.
    DBSHARINGListFileMembersContinueErrorAccessError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFileMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFileMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersContinueErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFileMembersContinueError` from and to JSON.
@interface DBSHARINGListFileMembersContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersContinueError *)instance;
+ (DBSHARINGListFileMembersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members of a file, and their number.
@interface DBSHARINGListFileMembersCountResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) DBSHARINGSharedFileMembers *members;
/// The number of members, without those who have access through a folder.
@property (nonatomic, readonly) NSNumber *memberCount;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(DBSHARINGSharedFileMembers *)members memberCount:(NSNumber *)memberCount;
@end

/// Converts `DBSHARINGListFileMembersCountResult` from and to JSON.
@interface DBSHARINGListFileMembersCountResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersCountResult *)instance;
+ (DBSHARINGListFileMembersCountResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersErrorTag) {
    /// The user's account can't be used.
    DBSHARINGListFileMembersErrorUserError,
    /// The file can't be accessed.
    DBSHARINGListFileMembersErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersErrorOther,
};

/// The reason that members weren't listed.
@interface DBSHARINGListFileMembersError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFileMembersError` from and to JSON.
@interface DBSHARINGListFileMembersErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersError *)instance;
+ (DBSHARINGListFileMembersError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersIndividualResultTag) {
    /// The members of the file.
    DBSHARINGListFileMembersIndividualResultResult,
    /// The file can't be accessed.
    DBSHARINGListFileMembersIndividualResultAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersIndividualResultOther,
};

/// The members of one file, or the error.
@interface DBSHARINGListFileMembersIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResultTag tag;
/// The members of the file. Has a value only if `isResult` returns `YES`.
@property (nonatomic, readonly) DBSHARINGListFileMembersCountResult *result;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `result`.
- (instancetype)initWithResult:(DBSHARINGListFileMembersCountResult *)result;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `result`.
- (BOOL)isResult;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFileMembersIndividualResult` from and to JSON.
@interface DBSHARINGListFileMembersIndividualResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersIndividualResult *)instance;
+ (DBSHARINGListFileMembersIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of files.
@interface DBSHARINGListFilesArg : DBStoneObject
/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(nullable NSNumber *)limit actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListFilesArg` from and to JSON.
@interface DBSHARINGListFilesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesArg *)instance;
+ (DBSHARINGListFilesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBSHARINGListFilesContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFilesContinueArg` from and to JSON.
@interface DBSHARINGListFilesContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesContinueArg *)instance;
+ (DBSHARINGListFilesContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFilesContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFilesContinueErrorTag) {
    /// The user's account can't be used.
    DBSHARINGListFilesContinueErrorUserError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFilesContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFilesContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFilesContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFilesContinueErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFilesContinueError` from and to JSON.
@interface DBSHARINGListFilesContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesContinueError *)instance;
+ (DBSHARINGListFilesContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the files that are shared with the user.
@interface DBSHARINGListFilesResult : DBStoneObject
/// The files.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFileMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFileMetadata *> *)entries cursor:(nullable NSString *)cursor;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFileMetadata *> *)entries;
@end

/// Converts `DBSHARINGListFilesResult` from and to JSON.
@interface DBSHARINGListFilesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesResult *)instance;
+ (DBSHARINGListFilesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder whose members to list.
@interface DBSHARINGListFolderMembersArgs : DBSHARINGListFolderMembersCursorArg
/// The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A to Z, digits,
/// hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// The path of the folder. Use it to include people who have access through a parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A
///     to Z, digits, hyphens, underscores, and colons.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    limit:(nullable NSNumber *)limit
    path:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGListFolderMembersArgs` from and to JSON.
@interface DBSHARINGListFolderMembersArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersArgs *)instance;
+ (DBSHARINGListFolderMembersArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBSHARINGListFolderMembersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFolderMembersContinueArg` from and to JSON.
@interface DBSHARINGListFolderMembersContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersContinueArg *)instance;
+ (DBSHARINGListFolderMembersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFolderMembersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFolderMembersContinueErrorTag) {
    /// The shared folder can't be accessed.
    DBSHARINGListFolderMembersContinueErrorAccessError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFolderMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFolderMembersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFolderMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFolderMembersContinueErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFolderMembersContinueError` from and to JSON.
@interface DBSHARINGListFolderMembersContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersContinueError *)instance;
+ (DBSHARINGListFolderMembersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of shared folders.
@interface DBSHARINGListFoldersArgs : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(nullable NSNumber *)limit actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListFoldersArgs` from and to JSON.
@interface DBSHARINGListFoldersArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersArgs *)instance;
+ (DBSHARINGListFoldersArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBSHARINGListFoldersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFoldersContinueArg` from and to JSON.
@interface DBSHARINGListFoldersContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersContinueArg *)instance;
+ (DBSHARINGListFoldersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFoldersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFoldersContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFoldersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFoldersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFoldersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFoldersContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFoldersContinueError` from and to JSON.
@interface DBSHARINGListFoldersContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersContinueError *)instance;
+ (DBSHARINGListFoldersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of shared folders.
@interface DBSHARINGListFoldersResult : DBStoneObject
/// The shared folders. Folders that aren't mounted have no `pathLower`.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFolderMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFolderMetadata *> *)entries cursor:(nullable NSString *)cursor;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFolderMetadata *> *)entries;
@end

/// Converts `DBSHARINGListFoldersResult` from and to JSON.
@interface DBSHARINGListFoldersResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersResult *)instance;
+ (DBSHARINGListFoldersResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The links to list.
@interface DBSHARINGListSharedLinksArg : DBStoneObject
/// The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`, `rev:`,
/// or `ns:`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to omit links to parent folders of `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`,
///     `rev:`, or `ns:`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListSharedLinksArg` from and to JSON.
@interface DBSHARINGListSharedLinksArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksArg *)instance;
+ (DBSHARINGListSharedLinksArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListSharedLinksError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListSharedLinksErrorTag) {
    /// No item exists at this path.
    DBSHARINGListSharedLinksErrorPath,
    /// The cursor has expired. List from the start.
    DBSHARINGListSharedLinksErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListSharedLinksErrorOther,
};

/// The reason that links weren't listed.
@interface DBSHARINGListSharedLinksError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListSharedLinksErrorTag tag;
/// No item exists at this path. Has a value only if `isPath` returns `YES`.
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

/// Converts `DBSHARINGListSharedLinksError` from and to JSON.
@interface DBSHARINGListSharedLinksErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksError *)instance;
+ (DBSHARINGListSharedLinksError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of shared links.
@interface DBSHARINGListSharedLinksResult : DBStoneObject
/// The links.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedLinkMetadata *> *links;
/// A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if the call specified a path.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLinks:(NSArray<DBSHARINGSharedLinkMetadata *> *)links
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLinks:(NSArray<DBSHARINGSharedLinkMetadata *> *)links hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBSHARINGListSharedLinksResult` from and to JSON.
@interface DBSHARINGListSharedLinksResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksResult *)instance;
+ (DBSHARINGListSharedLinksResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
