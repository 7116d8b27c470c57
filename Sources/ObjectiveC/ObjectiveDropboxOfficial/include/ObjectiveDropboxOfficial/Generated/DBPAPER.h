// Generated from API/paper.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBPAPERAddMember;
@class DBPAPERAddPaperDocUser;
@class DBPAPERAddPaperDocUserMemberResult;
@class DBPAPERAddPaperDocUserResult;
@class DBPAPERCursor;
@class DBPAPERDocLookupError;
@class DBPAPERDocSubscriptionLevel;
@class DBPAPERExportFormat;
@class DBPAPERFolder;
@class DBPAPERFolderSharingPolicyType;
@class DBPAPERFolderSubscriptionLevel;
@class DBPAPERFoldersContainingPaperDoc;
@class DBPAPERGetDocMetadataArg;
@class DBPAPERImportFormat;
@class DBPAPERInviteeInfoWithPermissionLevel;
@class DBPAPERListDocsCursorError;
@class DBPAPERListPaperDocsArgs;
@class DBPAPERListPaperDocsContinueArgs;
@class DBPAPERListPaperDocsFilterBy;
@class DBPAPERListPaperDocsResponse;
@class DBPAPERListPaperDocsSortBy;
@class DBPAPERListPaperDocsSortOrder;
@class DBPAPERListUsersCursorError;
@class DBPAPERListUsersOnFolderArgs;
@class DBPAPERListUsersOnFolderContinueArgs;
@class DBPAPERListUsersOnFolderResponse;
@class DBPAPERListUsersOnPaperDocArgs;
@class DBPAPERListUsersOnPaperDocContinueArgs;
@class DBPAPERListUsersOnPaperDocResponse;
@class DBPAPERPaperApiBaseError;
@class DBPAPERPaperApiCursorError;
@class DBPAPERPaperDocCreateArgs;
@class DBPAPERPaperDocCreateError;
@class DBPAPERPaperDocCreateUpdateResult;
@class DBPAPERPaperDocExport;
@class DBPAPERPaperDocExportResult;
@class DBPAPERPaperDocGetMetadataResult;
@class DBPAPERPaperDocPermissionLevel;
@class DBPAPERPaperDocSharingPolicy;
@class DBPAPERPaperDocStatus;
@class DBPAPERPaperDocUpdateArgs;
@class DBPAPERPaperDocUpdateError;
@class DBPAPERPaperDocUpdatePolicy;
@class DBPAPERPaperFolderCreateArg;
@class DBPAPERPaperFolderCreateError;
@class DBPAPERPaperFolderCreateResult;
@class DBPAPERRefPaperDoc;
@class DBPAPERRemovePaperDocUser;
@class DBPAPERSharingPolicy;
@class DBPAPERSharingPublicPolicyType;
@class DBPAPERSharingTeamPolicyType;
@class DBPAPERUserInfoWithPermissionLevel;
@class DBPAPERUserOnPaperDocFilter;
@class DBSHARINGInviteeInfo;
@class DBSHARINGMemberSelector;
@class DBSHARINGUserInfo;

NS_ASSUME_NONNULL_BEGIN

/// A person to whom to give access.
@interface DBPAPERAddMember : DBStoneObject
/// The permission to grant. The default is `edit`.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevel *permissionLevel;
/// The person, by account or email address.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - permissionLevel: The permission to grant. The default is `edit`.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    permissionLevel:(nullable DBPAPERPaperDocPermissionLevel *)permissionLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBPAPERAddMember` from and to JSON.
@interface DBPAPERAddMemberSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddMember *)instance;
/// Returns the object for JSON.
+ (DBPAPERAddMember *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A document.
@interface DBPAPERRefPaperDoc : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
- (instancetype)initWithDocId:(NSString *)docId;
@end

/// Converts `DBPAPERRefPaperDoc` from and to JSON.
@interface DBPAPERRefPaperDocSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERRefPaperDoc *)instance;
/// Returns the object for JSON.
+ (DBPAPERRefPaperDoc *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people to whom to give access to a document.
@interface DBPAPERAddPaperDocUser : DBPAPERRefPaperDoc
/// The people. At most 20 items.
@property (nonatomic, readonly) NSArray<DBPAPERAddMember *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// A Boolean value that indicates whether to send no email. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no email. The default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDocId:(NSString *)docId members:(NSArray<DBPAPERAddMember *> *)members;
@end

/// Converts `DBPAPERAddPaperDocUser` from and to JSON.
@interface DBPAPERAddPaperDocUserSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUser *)instance;
/// Returns the object for JSON.
+ (DBPAPERAddPaperDocUser *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one person.
@interface DBPAPERAddPaperDocUserMemberResult : DBStoneObject
/// The person, as specified in the call.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBPAPERAddPaperDocUserResult *result;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, as specified in the call.
///   - result: The outcome.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member result:(DBPAPERAddPaperDocUserResult *)result;
@end

/// Converts `DBPAPERAddPaperDocUserMemberResult` from and to JSON.
@interface DBPAPERAddPaperDocUserMemberResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUserMemberResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERAddPaperDocUserMemberResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERAddPaperDocUserResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERAddPaperDocUserResultTag) {
    /// The person has access.
    DBPAPERAddPaperDocUserResultSuccess,
    /// An error occurred at Dropbox.
    DBPAPERAddPaperDocUserResultUnknownError,
    /// The document can't be shared outside the team.
    DBPAPERAddPaperDocUserResultSharingOutsideTeamDisabled,
    /// The daily limit for added people is reached.
    DBPAPERAddPaperDocUserResultDailyLimitReached,
    /// The person owns the document.
    DBPAPERAddPaperDocUserResultUserIsOwner,
    /// The person's account couldn't be found. Try again.
    DBPAPERAddPaperDocUserResultFailedUserDataRetrieval,
    /// The person already has this permission.
    DBPAPERAddPaperDocUserResultPermissionAlreadyGranted,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERAddPaperDocUserResultOther,
};

/// The outcome for one person.
@interface DBPAPERAddPaperDocUserResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERAddPaperDocUserResultTag tag;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError;
/// Creates an object with the tag `sharing_outside_team_disabled`.
- (instancetype)initWithSharingOutsideTeamDisabled;
/// Creates an object with the tag `daily_limit_reached`.
- (instancetype)initWithDailyLimitReached;
/// Creates an object with the tag `user_is_owner`.
- (instancetype)initWithUserIsOwner;
/// Creates an object with the tag `failed_user_data_retrieval`.
- (instancetype)initWithFailedUserDataRetrieval;
/// Creates an object with the tag `permission_already_granted`.
- (instancetype)initWithPermissionAlreadyGranted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `sharing_outside_team_disabled`.
- (BOOL)isSharingOutsideTeamDisabled;
/// Returns whether the tag is `daily_limit_reached`.
- (BOOL)isDailyLimitReached;
/// Returns whether the tag is `user_is_owner`.
- (BOOL)isUserIsOwner;
/// Returns whether the tag is `failed_user_data_retrieval`.
- (BOOL)isFailedUserDataRetrieval;
/// Returns whether the tag is `permission_already_granted`.
- (BOOL)isPermissionAlreadyGranted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERAddPaperDocUserResult` from and to JSON.
@interface DBPAPERAddPaperDocUserResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUserResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERAddPaperDocUserResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A position in a list.
@interface DBPAPERCursor : DBStoneObject
/// The cursor to pass to the next call.
@property (nonatomic, readonly, copy) NSString *value;
/// The time at which the cursor expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expiration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - value: The cursor to pass to the next call.
///   - expiration: The time at which the cursor expires. `nil` if it doesn't expire.
- (instancetype)initWithValue:(NSString *)value expiration:(nullable NSDate *)expiration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithValue:(NSString *)value;
@end

/// Converts `DBPAPERCursor` from and to JSON.
@interface DBPAPERCursorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERCursor *)instance;
/// Returns the object for JSON.
+ (DBPAPERCursor *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERDocLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERDocLookupErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERDocLookupErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERDocLookupErrorOther,
    /// The document doesn't exist.
    DBPAPERDocLookupErrorDocNotFound,
};

/// The reason that a document can't be used.
@interface DBPAPERDocLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERDocLookupErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `doc_not_found`.
- (instancetype)initWithDocNotFound;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `doc_not_found`.
- (BOOL)isDocNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERDocLookupError` from and to JSON.
@interface DBPAPERDocLookupErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERDocLookupError *)instance;
/// Returns the object for JSON.
+ (DBPAPERDocLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERDocSubscriptionLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERDocSubscriptionLevelTag) {
    /// The user receives email about changes if they own the document.
    DBPAPERDocSubscriptionLevelDefault_,
    /// The user receives no notifications, and the document isn't listed.
    DBPAPERDocSubscriptionLevelIgnore,
    /// The user receives all notifications, including email.
    DBPAPERDocSubscriptionLevelEvery,
    /// The document is listed, but the user receives no email.
    DBPAPERDocSubscriptionLevelNoEmail,
};

/// The notifications about a document that a user receives.
@interface DBPAPERDocSubscriptionLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERDocSubscriptionLevelTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `ignore`.
- (instancetype)initWithIgnore;
/// Creates an object with the tag `every`.
- (instancetype)initWithEvery;
/// Creates an object with the tag `no_email`.
- (instancetype)initWithNoEmail;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `ignore`.
- (BOOL)isIgnore;
/// Returns whether the tag is `every`.
- (BOOL)isEvery;
/// Returns whether the tag is `no_email`.
- (BOOL)isNoEmail;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERDocSubscriptionLevel` from and to JSON.
@interface DBPAPERDocSubscriptionLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERDocSubscriptionLevel *)instance;
/// Returns the object for JSON.
+ (DBPAPERDocSubscriptionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERExportFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERExportFormatTag) {
    /// HTML.
    DBPAPERExportFormatHtml,
    /// Markdown.
    DBPAPERExportFormatMarkdown,
    /// The metadata as JSON.
    DBPAPERExportFormatJson,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERExportFormatOther,
};

/// The format of a downloaded document.
@interface DBPAPERExportFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERExportFormatTag tag;
/// Creates an object with the tag `html`.
- (instancetype)initWithHtml;
/// Creates an object with the tag `markdown`.
- (instancetype)initWithMarkdown;
/// Creates an object with the tag `json`.
- (instancetype)initWithJson;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `html`.
- (BOOL)isHtml;
/// Returns whether the tag is `markdown`.
- (BOOL)isMarkdown;
/// Returns whether the tag is `json`.
- (BOOL)isJson;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERExportFormat` from and to JSON.
@interface DBPAPERExportFormatSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERExportFormat *)instance;
/// Returns the object for JSON.
+ (DBPAPERExportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper folder.
@interface DBPAPERFolder : DBStoneObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the folder.
///   - name: The name of the folder.
- (instancetype)initWithId_:(NSString *)id_ name:(NSString *)name;
@end

/// Converts `DBPAPERFolder` from and to JSON.
@interface DBPAPERFolderSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolder *)instance;
/// Returns the object for JSON.
+ (DBPAPERFolder *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERFolderSharingPolicyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERFolderSharingPolicyTypeTag) {
    /// Team members and invited people.
    DBPAPERFolderSharingPolicyTypeTeam,
    /// Invited people only.
    DBPAPERFolderSharingPolicyTypeInviteOnly,
};

/// The people who can open a Paper folder.
@interface DBPAPERFolderSharingPolicyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERFolderSharingPolicyTypeTag tag;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `invite_only`.
- (instancetype)initWithInviteOnly;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `invite_only`.
- (BOOL)isInviteOnly;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERFolderSharingPolicyType` from and to JSON.
@interface DBPAPERFolderSharingPolicyTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolderSharingPolicyType *)instance;
/// Returns the object for JSON.
+ (DBPAPERFolderSharingPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERFolderSubscriptionLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERFolderSubscriptionLevelTag) {
    /// No entries in the activity feed, and no email.
    DBPAPERFolderSubscriptionLevelNone,
    /// Entries in the activity feed, but no email.
    DBPAPERFolderSubscriptionLevelActivityOnly,
    /// Entries in the activity feed, and a daily email.
    DBPAPERFolderSubscriptionLevelDailyEmails,
    /// Entries in the activity feed, and a weekly email.
    DBPAPERFolderSubscriptionLevelWeeklyEmails,
};

/// The notifications about a folder that a user receives.
@interface DBPAPERFolderSubscriptionLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERFolderSubscriptionLevelTag tag;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `activity_only`.
- (instancetype)initWithActivityOnly;
/// Creates an object with the tag `daily_emails`.
- (instancetype)initWithDailyEmails;
/// Creates an object with the tag `weekly_emails`.
- (instancetype)initWithWeeklyEmails;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `activity_only`.
- (BOOL)isActivityOnly;
/// Returns whether the tag is `daily_emails`.
- (BOOL)isDailyEmails;
/// Returns whether the tag is `weekly_emails`.
- (BOOL)isWeeklyEmails;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERFolderSubscriptionLevel` from and to JSON.
@interface DBPAPERFolderSubscriptionLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolderSubscriptionLevel *)instance;
/// Returns the object for JSON.
+ (DBPAPERFolderSubscriptionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folders that contain a document.
@interface DBPAPERFoldersContainingPaperDoc : DBStoneObject
/// The people who can open the folder.
@property (nonatomic, readonly, nullable) DBPAPERFolderSharingPolicyType *folderSharingPolicyType;
/// The folders, starting with the outermost one.
@property (nonatomic, readonly, nullable) NSArray<DBPAPERFolder *> *folders;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - folderSharingPolicyType: The people who can open the folder.
///   - folders: The folders, starting with the outermost one.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBPAPERFolderSharingPolicyType *)folderSharingPolicyType
    folders:(nullable NSArray<DBPAPERFolder *> *)folders;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERFoldersContainingPaperDoc` from and to JSON.
@interface DBPAPERFoldersContainingPaperDocSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFoldersContainingPaperDoc *)instance;
/// Returns the object for JSON.
+ (DBPAPERFoldersContainingPaperDoc *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document whose metadata to get.
@interface DBPAPERGetDocMetadataArg : DBStoneObject
/// The identifier of a document of the previous kind.
@property (nonatomic, readonly, copy, nullable) NSString *docId;
/// The file identifier, `id:…`, of a document that is a file. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Matches `id:.+`.
- (instancetype)initWithDocId:(nullable NSString *)docId fileId:(nullable NSString *)fileId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERGetDocMetadataArg` from and to JSON.
@interface DBPAPERGetDocMetadataArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERGetDocMetadataArg *)instance;
/// Returns the object for JSON.
+ (DBPAPERGetDocMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERImportFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERImportFormatTag) {
    /// HTML.
    DBPAPERImportFormatHtml,
    /// Markdown. The first line is the title.
    DBPAPERImportFormatMarkdown,
    /// Plain text. The first line is the title.
    DBPAPERImportFormatPlainText,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERImportFormatOther,
};

/// The format of imported content.
@interface DBPAPERImportFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERImportFormatTag tag;
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

/// Converts `DBPAPERImportFormat` from and to JSON.
@interface DBPAPERImportFormatSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERImportFormat *)instance;
/// Returns the object for JSON.
+ (DBPAPERImportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who is invited to a document.
@interface DBPAPERInviteeInfoWithPermissionLevel : DBStoneObject
/// The invited person.
@property (nonatomic, readonly) DBSHARINGInviteeInfo *invitee;
/// The permission of the person.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - invitee: The invited person.
///   - permissionLevel: The permission of the person.
- (instancetype)initWithInvitee:(DBSHARINGInviteeInfo *)invitee
    permissionLevel:(DBPAPERPaperDocPermissionLevel *)permissionLevel;
@end

/// Converts `DBPAPERInviteeInfoWithPermissionLevel` from and to JSON.
@interface DBPAPERInviteeInfoWithPermissionLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERInviteeInfoWithPermissionLevel *)instance;
/// Returns the object for JSON.
+ (DBPAPERInviteeInfoWithPermissionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListDocsCursorError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsArgs *)instance;
/// Returns the object for JSON.
+ (DBPAPERListPaperDocsArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBPAPERListPaperDocsContinueArgs : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBPAPERListPaperDocsContinueArgs` from and to JSON.
@interface DBPAPERListPaperDocsContinueArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsContinueArgs *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsFilterBy *)instance;
/// Returns the object for JSON.
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

/// Creates an object.
///
/// - Parameters:
///   - docIds: The identifiers of the documents.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithDocIds:(NSArray<NSString *> *)docIds cursor:(DBPAPERCursor *)cursor hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListPaperDocsResponse` from and to JSON.
@interface DBPAPERListPaperDocsResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsResponse *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsSortBy *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListPaperDocsSortOrder *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersCursorError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderArgs *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderContinueArgs *)instance;
/// Returns the object for JSON.
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

/// Creates an object.
///
/// - Parameters:
///   - invitees: People without an account.
///   - users: People with an account.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithInvitees:(NSArray<DBSHARINGInviteeInfo *> *)invitees
    users:(NSArray<DBSHARINGUserInfo *> *)users
    cursor:(DBPAPERCursor *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListUsersOnFolderResponse` from and to JSON.
@interface DBPAPERListUsersOnFolderResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnFolderResponse *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocArgs *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocContinueArgs *)instance;
/// Returns the object for JSON.
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

/// Creates an object.
///
/// - Parameters:
///   - invitees: People without an account.
///   - users: People with an account.
///   - docOwner: The owner of the document, on every page.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithInvitees:(NSArray<DBPAPERInviteeInfoWithPermissionLevel *> *)invitees
    users:(NSArray<DBPAPERUserInfoWithPermissionLevel *> *)users
    docOwner:(DBSHARINGUserInfo *)docOwner
    cursor:(DBPAPERCursor *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBPAPERListUsersOnPaperDocResponse` from and to JSON.
@interface DBPAPERListUsersOnPaperDocResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERListUsersOnPaperDocResponse *)instance;
/// Returns the object for JSON.
+ (DBPAPERListUsersOnPaperDocResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperApiBaseError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperApiBaseErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperApiBaseErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperApiBaseErrorOther,
};

/// The reason that a call for Paper failed.
@interface DBPAPERPaperApiBaseError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperApiBaseErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperApiBaseError` from and to JSON.
@interface DBPAPERPaperApiBaseErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperApiBaseError *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperApiBaseError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperApiCursorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperApiCursorErrorTag) {
    /// The cursor has expired.
    DBPAPERPaperApiCursorErrorExpiredCursor,
    /// The cursor isn't valid.
    DBPAPERPaperApiCursorErrorInvalidCursor,
    /// The cursor belongs to another user.
    DBPAPERPaperApiCursorErrorWrongUserInCursor,
    /// The cursor was reset. List from the start.
    DBPAPERPaperApiCursorErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperApiCursorErrorOther,
};

/// The reason that a cursor can't be used.
@interface DBPAPERPaperApiCursorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperApiCursorErrorTag tag;
/// Creates an object with the tag `expired_cursor`.
- (instancetype)initWithExpiredCursor;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `wrong_user_in_cursor`.
- (instancetype)initWithWrongUserInCursor;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `expired_cursor`.
- (BOOL)isExpiredCursor;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `wrong_user_in_cursor`.
- (BOOL)isWrongUserInCursor;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperApiCursorError` from and to JSON.
@interface DBPAPERPaperApiCursorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperApiCursorError *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperApiCursorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new document.
@interface DBPAPERPaperDocCreateArgs : DBStoneObject
/// The identifier of the folder for the document. The user must have permission to write to it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// The format of the content.
@property (nonatomic, readonly) DBPAPERImportFormat *importFormat;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
- (instancetype)initWithImportFormat:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithImportFormat:(DBPAPERImportFormat *)importFormat;
@end

/// Converts `DBPAPERPaperDocCreateArgs` from and to JSON.
@interface DBPAPERPaperDocCreateArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateArgs *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocCreateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocCreateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperDocCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocCreateErrorOther,
    /// The content isn't valid in the specified format.
    DBPAPERPaperDocCreateErrorContentMalformed,
    /// The folder doesn't exist.
    DBPAPERPaperDocCreateErrorFolderNotFound,
    /// The document would be too long. Split it into several documents.
    DBPAPERPaperDocCreateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBPAPERPaperDocCreateErrorImageSizeExceeded,
};

/// The reason that a document wasn't created.
@interface DBPAPERPaperDocCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocCreateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `folder_not_found`.
- (instancetype)initWithFolderNotFound;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `folder_not_found`.
- (BOOL)isFolderNotFound;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocCreateError` from and to JSON.
@interface DBPAPERPaperDocCreateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateError *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The created or changed document.
@interface DBPAPERPaperDocCreateUpdateResult : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - revision: The revision, which increases with each change.
///   - title: The title.
- (instancetype)initWithDocId:(NSString *)docId revision:(NSNumber *)revision title:(NSString *)title;
@end

/// Converts `DBPAPERPaperDocCreateUpdateResult` from and to JSON.
@interface DBPAPERPaperDocCreateUpdateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateUpdateResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocCreateUpdateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document to download, and the format.
@interface DBPAPERPaperDocExport : DBPAPERRefPaperDoc
/// The format of the download.
@property (nonatomic, readonly) DBPAPERExportFormat *exportFormat;
/// A Boolean value that indicates whether to include comments. Supported only for Markdown. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeComments;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDocId:(NSString *)docId exportFormat:(DBPAPERExportFormat *)exportFormat;
@end

/// Converts `DBPAPERPaperDocExport` from and to JSON.
@interface DBPAPERPaperDocExportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocExport *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocExport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The downloaded document.
@interface DBPAPERPaperDocExportResult : DBStoneObject
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The media type of the content.
@property (nonatomic, readonly, copy) NSString *mimeType;

/// Creates an object.
///
/// - Parameters:
///   - owner: The email address of the owner.
///   - title: The title.
///   - revision: The revision, which increases with each change.
///   - mimeType: The media type of the content.
- (instancetype)initWithOwner:(NSString *)owner
    title:(NSString *)title
    revision:(NSNumber *)revision
    mimeType:(NSString *)mimeType;
@end

/// Converts `DBPAPERPaperDocExportResult` from and to JSON.
@interface DBPAPERPaperDocExportResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocExportResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocExportResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a document.
@interface DBPAPERPaperDocGetMetadataResult : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The time at which the document was created.
@property (nonatomic, readonly) NSDate *createdDate;
/// A value that indicates whether the document exists or was deleted.
@property (nonatomic, readonly) DBPAPERPaperDocStatus *status;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The time at which the document was last changed.
@property (nonatomic, readonly) NSDate *lastUpdatedDate;
/// The email address of the last editor.
@property (nonatomic, readonly, copy) NSString *lastEditor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - owner: The email address of the owner.
///   - title: The title.
///   - createdDate: The time at which the document was created.
///   - status: A value that indicates whether the document exists or was deleted.
///   - revision: The revision, which increases with each change.
///   - lastUpdatedDate: The time at which the document was last changed.
///   - lastEditor: The email address of the last editor.
- (instancetype)initWithDocId:(NSString *)docId
    owner:(NSString *)owner
    title:(NSString *)title
    createdDate:(NSDate *)createdDate
    status:(DBPAPERPaperDocStatus *)status
    revision:(NSNumber *)revision
    lastUpdatedDate:(NSDate *)lastUpdatedDate
    lastEditor:(NSString *)lastEditor;
@end

/// Converts `DBPAPERPaperDocGetMetadataResult` from and to JSON.
@interface DBPAPERPaperDocGetMetadataResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocGetMetadataResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocGetMetadataResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocPermissionLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocPermissionLevelTag) {
    /// The person can view, comment on, and edit the document.
    DBPAPERPaperDocPermissionLevelEdit,
    /// The person can view and comment on the document.
    DBPAPERPaperDocPermissionLevelViewAndComment,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocPermissionLevelOther,
};

/// The permission of a person for a document.
@interface DBPAPERPaperDocPermissionLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevelTag tag;
/// Creates an object with the tag `edit`.
- (instancetype)initWithEdit;
/// Creates an object with the tag `view_and_comment`.
- (instancetype)initWithViewAndComment;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `edit`.
- (BOOL)isEdit;
/// Returns whether the tag is `view_and_comment`.
- (BOOL)isViewAndComment;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocPermissionLevel` from and to JSON.
@interface DBPAPERPaperDocPermissionLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocPermissionLevel *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocPermissionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people who can open a document by its link.
@interface DBPAPERPaperDocSharingPolicy : DBPAPERRefPaperDoc
/// The people who can open the document by its link.
@property (nonatomic, readonly) DBPAPERSharingPolicy *sharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (instancetype)initWithDocId:(NSString *)docId sharingPolicy:(DBPAPERSharingPolicy *)sharingPolicy;
@end

/// Converts `DBPAPERPaperDocSharingPolicy` from and to JSON.
@interface DBPAPERPaperDocSharingPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocSharingPolicy *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocStatusTag) {
    /// The document exists.
    DBPAPERPaperDocStatusActive,
    /// The document was deleted.
    DBPAPERPaperDocStatusDeleted,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocStatusOther,
};

/// A value that indicates whether a document exists or was deleted.
@interface DBPAPERPaperDocStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocStatusTag tag;
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

/// Converts `DBPAPERPaperDocStatus` from and to JSON.
@interface DBPAPERPaperDocStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocStatus *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document to change, and the change.
@interface DBPAPERPaperDocUpdateArgs : DBPAPERRefPaperDoc
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBPAPERPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have.
@property (nonatomic, readonly) NSNumber *revision;
/// The format of the content.
@property (nonatomic, readonly) DBPAPERImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
- (instancetype)initWithDocId:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat;
@end

/// Converts `DBPAPERPaperDocUpdateArgs` from and to JSON.
@interface DBPAPERPaperDocUpdateArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdateArgs *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocUpdateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocUpdateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperDocUpdateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocUpdateErrorOther,
    /// The document doesn't exist.
    DBPAPERPaperDocUpdateErrorDocNotFound,
    /// The content isn't valid in the specified format.
    DBPAPERPaperDocUpdateErrorContentMalformed,
    /// The document has changed since that revision. Get it again, and merge the changes.
    DBPAPERPaperDocUpdateErrorRevisionMismatch,
    /// The document would be too long. Split it into several documents.
    DBPAPERPaperDocUpdateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBPAPERPaperDocUpdateErrorImageSizeExceeded,
    /// The document is archived.
    DBPAPERPaperDocUpdateErrorDocArchived,
    /// The document was deleted.
    DBPAPERPaperDocUpdateErrorDocDeleted,
};

/// The reason that a document wasn't changed.
@interface DBPAPERPaperDocUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocUpdateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `doc_not_found`.
- (instancetype)initWithDocNotFound;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)initWithRevisionMismatch;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Creates an object with the tag `doc_archived`.
- (instancetype)initWithDocArchived;
/// Creates an object with the tag `doc_deleted`.
- (instancetype)initWithDocDeleted;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `doc_not_found`.
- (BOOL)isDocNotFound;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `revision_mismatch`.
- (BOOL)isRevisionMismatch;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns whether the tag is `doc_archived`.
- (BOOL)isDocArchived;
/// Returns whether the tag is `doc_deleted`.
- (BOOL)isDocDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocUpdateError` from and to JSON.
@interface DBPAPERPaperDocUpdateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdateError *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocUpdatePolicyTag) {
    /// Appends the new content to the existing content.
    DBPAPERPaperDocUpdatePolicyAppend,
    /// Inserts the new content before the existing content, below the title.
    DBPAPERPaperDocUpdatePolicyPrepend,
    /// Replaces the existing content.
    DBPAPERPaperDocUpdatePolicyOverwriteAll,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocUpdatePolicyOther,
};

/// The way in which to combine new content with a document.
@interface DBPAPERPaperDocUpdatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocUpdatePolicyTag tag;
/// Creates an object with the tag `append`.
- (instancetype)initWithAppend;
/// Creates an object with the tag `prepend`.
- (instancetype)initWithPrepend;
/// Creates an object with the tag `overwrite_all`.
- (instancetype)initWithOverwriteAll;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `append`.
- (BOOL)isAppend;
/// Returns whether the tag is `prepend`.
- (BOOL)isPrepend;
/// Returns whether the tag is `overwrite_all`.
- (BOOL)isOverwriteAll;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocUpdatePolicy` from and to JSON.
@interface DBPAPERPaperDocUpdatePolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdatePolicy *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperDocUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to create.
@interface DBPAPERPaperFolderCreateArg : DBStoneObject
/// The name of the new folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the folder's parent. `nil` for a folder at the top level.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;

/// A Boolean value that indicates whether the folder is for the entire team. Supported only for folders without a
/// parent.
@property (nonatomic, readonly, nullable) NSNumber *isTeamFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBPAPERPaperFolderCreateArg` from and to JSON.
@interface DBPAPERPaperFolderCreateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateArg *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperFolderCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperFolderCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperFolderCreateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperFolderCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperFolderCreateErrorOther,
    /// The folder doesn't exist.
    DBPAPERPaperFolderCreateErrorFolderNotFound,
    /// The folder identifier isn't valid.
    DBPAPERPaperFolderCreateErrorInvalidFolderId,
};

/// The reason that a folder wasn't created.
@interface DBPAPERPaperFolderCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperFolderCreateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `folder_not_found`.
- (instancetype)initWithFolderNotFound;
/// Creates an object with the tag `invalid_folder_id`.
- (instancetype)initWithInvalidFolderId;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_not_found`.
- (BOOL)isFolderNotFound;
/// Returns whether the tag is `invalid_folder_id`.
- (BOOL)isInvalidFolderId;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperFolderCreateError` from and to JSON.
@interface DBPAPERPaperFolderCreateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateError *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperFolderCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The created folder.
@interface DBPAPERPaperFolderCreateResult : DBStoneObject
/// The identifier of the new folder.
@property (nonatomic, readonly, copy) NSString *folderId;

/// Creates an object.
///
/// - Parameters:
///   - folderId: The identifier of the new folder.
- (instancetype)initWithFolderId:(NSString *)folderId;
@end

/// Converts `DBPAPERPaperFolderCreateResult` from and to JSON.
@interface DBPAPERPaperFolderCreateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateResult *)instance;
/// Returns the object for JSON.
+ (DBPAPERPaperFolderCreateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The person to remove from a document.
@interface DBPAPERRemovePaperDocUser : DBPAPERRefPaperDoc
/// The person, by account or email address.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - member: The person, by account or email address.
- (instancetype)initWithDocId:(NSString *)docId member:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBPAPERRemovePaperDocUser` from and to JSON.
@interface DBPAPERRemovePaperDocUserSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERRemovePaperDocUser *)instance;
/// Returns the object for JSON.
+ (DBPAPERRemovePaperDocUser *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permissions that the link to a document gives.
@interface DBPAPERSharingPolicy : DBStoneObject
/// The permission of people outside the team.
@property (nonatomic, readonly, nullable) DBPAPERSharingPublicPolicyType *publicSharingPolicy;
/// The permission of team members. `nil` if the user belongs to no team.
@property (nonatomic, readonly, nullable) DBPAPERSharingTeamPolicyType *teamSharingPolicy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - publicSharingPolicy: The permission of people outside the team.
///   - teamSharingPolicy: The permission of team members. `nil` if the user belongs to no team.
- (instancetype)initWithPublicSharingPolicy:(nullable DBPAPERSharingPublicPolicyType *)publicSharingPolicy
    teamSharingPolicy:(nullable DBPAPERSharingTeamPolicyType *)teamSharingPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERSharingPolicy` from and to JSON.
@interface DBPAPERSharingPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingPolicy *)instance;
/// Returns the object for JSON.
+ (DBPAPERSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERSharingPublicPolicyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERSharingPublicPolicyTypeTag) {
    /// People with the link can view, comment on, and edit the document.
    DBPAPERSharingPublicPolicyTypePeopleWithLinkCanEdit,
    /// People with the link can view and comment on the document.
    DBPAPERSharingPublicPolicyTypePeopleWithLinkCanViewAndComment,
    /// Only invited people have access.
    DBPAPERSharingPublicPolicyTypeInviteOnly,
    /// The link gives no access.
    DBPAPERSharingPublicPolicyTypeDisabled,
};

/// The permission that the link to a document gives to people outside the team.
@interface DBPAPERSharingPublicPolicyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERSharingPublicPolicyTypeTag tag;
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)initWithPeopleWithLinkCanEdit;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)initWithPeopleWithLinkCanViewAndComment;
/// Creates an object with the tag `invite_only`.
- (instancetype)initWithInviteOnly;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Returns whether the tag is `people_with_link_can_edit`.
- (BOOL)isPeopleWithLinkCanEdit;
/// Returns whether the tag is `people_with_link_can_view_and_comment`.
- (BOOL)isPeopleWithLinkCanViewAndComment;
/// Returns whether the tag is `invite_only`.
- (BOOL)isInviteOnly;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERSharingPublicPolicyType` from and to JSON.
@interface DBPAPERSharingPublicPolicyTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingPublicPolicyType *)instance;
/// Returns the object for JSON.
+ (DBPAPERSharingPublicPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERSharingTeamPolicyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERSharingTeamPolicyTypeTag) {
    /// People with the link can view, comment on, and edit the document.
    DBPAPERSharingTeamPolicyTypePeopleWithLinkCanEdit,
    /// People with the link can view and comment on the document.
    DBPAPERSharingTeamPolicyTypePeopleWithLinkCanViewAndComment,
    /// Only invited people have access.
    DBPAPERSharingTeamPolicyTypeInviteOnly,
};

/// The permission that the link to a document gives.
@interface DBPAPERSharingTeamPolicyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERSharingTeamPolicyTypeTag tag;
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)initWithPeopleWithLinkCanEdit;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)initWithPeopleWithLinkCanViewAndComment;
/// Creates an object with the tag `invite_only`.
- (instancetype)initWithInviteOnly;
/// Returns whether the tag is `people_with_link_can_edit`.
- (BOOL)isPeopleWithLinkCanEdit;
/// Returns whether the tag is `people_with_link_can_view_and_comment`.
- (BOOL)isPeopleWithLinkCanViewAndComment;
/// Returns whether the tag is `invite_only`.
- (BOOL)isInviteOnly;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERSharingTeamPolicyType` from and to JSON.
@interface DBPAPERSharingTeamPolicyTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingTeamPolicyType *)instance;
/// Returns the object for JSON.
+ (DBPAPERSharingTeamPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who has access to a document.
@interface DBPAPERUserInfoWithPermissionLevel : DBStoneObject
/// The person.
@property (nonatomic, readonly) DBSHARINGUserInfo *user;
/// The permission of the person.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - user: The person.
///   - permissionLevel: The permission of the person.
- (instancetype)initWithUser:(DBSHARINGUserInfo *)user
    permissionLevel:(DBPAPERPaperDocPermissionLevel *)permissionLevel;
@end

/// Converts `DBPAPERUserInfoWithPermissionLevel` from and to JSON.
@interface DBPAPERUserInfoWithPermissionLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERUserInfoWithPermissionLevel *)instance;
/// Returns the object for JSON.
+ (DBPAPERUserInfoWithPermissionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERUserOnPaperDocFilter`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERUserOnPaperDocFilterTag) {
    /// People who opened the document.
    DBPAPERUserOnPaperDocFilterVisited,
    /// People who have access.
    DBPAPERUserOnPaperDocFilterShared,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERUserOnPaperDocFilterOther,
};

/// The people to list.
@interface DBPAPERUserOnPaperDocFilter : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERUserOnPaperDocFilterTag tag;
/// Creates an object with the tag `visited`.
- (instancetype)initWithVisited;
/// Creates an object with the tag `shared`.
- (instancetype)initWithShared;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `visited`.
- (BOOL)isVisited;
/// Returns whether the tag is `shared`.
- (BOOL)isShared;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERUserOnPaperDocFilter` from and to JSON.
@interface DBPAPERUserOnPaperDocFilterSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERUserOnPaperDocFilter *)instance;
/// Returns the object for JSON.
+ (DBPAPERUserOnPaperDocFilter *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
