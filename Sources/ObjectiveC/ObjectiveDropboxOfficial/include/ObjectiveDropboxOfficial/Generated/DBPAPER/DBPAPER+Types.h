// Generated from API/paper.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Base.h>

@class DBPAPERAddPaperDocUserResult, DBPAPERPaperDocPermissionLevel, DBPAPERSharingPublicPolicyType,
    DBPAPERSharingTeamPolicyType, DBSHARINGInviteeInfo, DBSHARINGMemberSelector, DBSHARINGUserInfo;

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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddMember *)instance;
+ (DBPAPERAddMember *)deserialize:(NSDictionary<NSString *, id> *)dict;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUser *)instance;
+ (DBPAPERAddPaperDocUser *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one person.
@interface DBPAPERAddPaperDocUserMemberResult : DBStoneObject
/// The person, as specified in the call.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBPAPERAddPaperDocUserResult *result;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member result:(DBPAPERAddPaperDocUserResult *)result;
@end

/// Converts `DBPAPERAddPaperDocUserMemberResult` from and to JSON.
@interface DBPAPERAddPaperDocUserMemberResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUserMemberResult *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERAddPaperDocUserResult *)instance;
+ (DBPAPERAddPaperDocUserResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A position in a list.
@interface DBPAPERCursor : DBStoneObject
/// The cursor to pass to the next call.
@property (nonatomic, readonly, copy) NSString *value;
/// The time at which the cursor expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expiration;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithValue:(NSString *)value expiration:(nullable NSDate *)expiration;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithValue:(NSString *)value;
@end

/// Converts `DBPAPERCursor` from and to JSON.
@interface DBPAPERCursorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERCursor *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERDocLookupError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERDocSubscriptionLevel *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERExportFormat *)instance;
+ (DBPAPERExportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper folder.
@interface DBPAPERFolder : DBStoneObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_ name:(NSString *)name;
@end

/// Converts `DBPAPERFolder` from and to JSON.
@interface DBPAPERFolderSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolder *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolderSharingPolicyType *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFolderSubscriptionLevel *)instance;
+ (DBPAPERFolderSubscriptionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folders that contain a document.
@interface DBPAPERFoldersContainingPaperDoc : DBStoneObject
/// The people who can open the folder.
@property (nonatomic, readonly, nullable) DBPAPERFolderSharingPolicyType *folderSharingPolicyType;
/// The folders, starting with the outermost one.
@property (nonatomic, readonly, nullable) NSArray<DBPAPERFolder *> *folders;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBPAPERFolderSharingPolicyType *)folderSharingPolicyType
    folders:(nullable NSArray<DBPAPERFolder *> *)folders;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERFoldersContainingPaperDoc` from and to JSON.
@interface DBPAPERFoldersContainingPaperDocSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERFoldersContainingPaperDoc *)instance;
+ (DBPAPERFoldersContainingPaperDoc *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document whose metadata to get.
@interface DBPAPERGetDocMetadataArg : DBStoneObject
/// The identifier of a document of the previous kind.
@property (nonatomic, readonly, copy, nullable) NSString *docId;
/// The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
- (instancetype)initWithDocId:(nullable NSString *)docId fileId:(nullable NSString *)fileId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBPAPERGetDocMetadataArg` from and to JSON.
@interface DBPAPERGetDocMetadataArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERGetDocMetadataArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERImportFormat *)instance;
+ (DBPAPERImportFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who is invited to a document.
@interface DBPAPERInviteeInfoWithPermissionLevel : DBStoneObject
/// The invited person.
@property (nonatomic, readonly) DBSHARINGInviteeInfo *invitee;
/// The permission of the person.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevel *permissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitee:(DBSHARINGInviteeInfo *)invitee
    permissionLevel:(DBPAPERPaperDocPermissionLevel *)permissionLevel;
@end

/// Converts `DBPAPERInviteeInfoWithPermissionLevel` from and to JSON.
@interface DBPAPERInviteeInfoWithPermissionLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERInviteeInfoWithPermissionLevel *)instance;
+ (DBPAPERInviteeInfoWithPermissionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERRemovePaperDocUser *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingPolicy *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingPublicPolicyType *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERSharingTeamPolicyType *)instance;
+ (DBPAPERSharingTeamPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who has access to a document.
@interface DBPAPERUserInfoWithPermissionLevel : DBStoneObject
/// The person.
@property (nonatomic, readonly) DBSHARINGUserInfo *user;
/// The permission of the person.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevel *permissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBSHARINGUserInfo *)user
    permissionLevel:(DBPAPERPaperDocPermissionLevel *)permissionLevel;
@end

/// Converts `DBPAPERUserInfoWithPermissionLevel` from and to JSON.
@interface DBPAPERUserInfoWithPermissionLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERUserInfoWithPermissionLevel *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERUserOnPaperDocFilter *)instance;
+ (DBPAPERUserOnPaperDocFilter *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
