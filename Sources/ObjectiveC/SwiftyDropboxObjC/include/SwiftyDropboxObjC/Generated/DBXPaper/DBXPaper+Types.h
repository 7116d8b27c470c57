// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Base.h>

@class DBXPaperAddPaperDocUserResult, DBXPaperAddPaperDocUserResultDailyLimitReached,
    DBXPaperAddPaperDocUserResultFailedUserDataRetrieval, DBXPaperAddPaperDocUserResultOther,
    DBXPaperAddPaperDocUserResultPermissionAlreadyGranted, DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled,
    DBXPaperAddPaperDocUserResultSuccess, DBXPaperAddPaperDocUserResultUnknownError,
    DBXPaperAddPaperDocUserResultUserIsOwner, DBXPaperDocLookupErrorDocNotFound,
    DBXPaperDocLookupErrorInsufficientPermissions, DBXPaperDocLookupErrorOther, DBXPaperDocSubscriptionLevelDefault_,
    DBXPaperDocSubscriptionLevelEvery, DBXPaperDocSubscriptionLevelIgnore, DBXPaperDocSubscriptionLevelNoEmail,
    DBXPaperExportFormatHtml, DBXPaperExportFormatJson, DBXPaperExportFormatMarkdown, DBXPaperExportFormatOther,
    DBXPaperFolderSharingPolicyTypeInviteOnly, DBXPaperFolderSharingPolicyTypeTeam,
    DBXPaperFolderSubscriptionLevelActivityOnly, DBXPaperFolderSubscriptionLevelDailyEmails,
    DBXPaperFolderSubscriptionLevelNone, DBXPaperFolderSubscriptionLevelWeeklyEmails, DBXPaperImportFormatHtml,
    DBXPaperImportFormatMarkdown, DBXPaperImportFormatOther, DBXPaperImportFormatPlainText,
    DBXPaperPaperDocPermissionLevel, DBXPaperSharingPublicPolicyType, DBXPaperSharingPublicPolicyTypeDisabled,
    DBXPaperSharingPublicPolicyTypeInviteOnly, DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit,
    DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment, DBXPaperSharingTeamPolicyType,
    DBXPaperSharingTeamPolicyTypeInviteOnly, DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit,
    DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment, DBXPaperUserOnPaperDocFilterOther,
    DBXPaperUserOnPaperDocFilterShared, DBXPaperUserOnPaperDocFilterVisited, DBXSharingInviteeInfo,
    DBXSharingMemberSelector, DBXSharingUserInfo;

NS_ASSUME_NONNULL_BEGIN

/// A person to whom to give access.
@interface DBXPaperAddMember : DBXObject
/// The permission to grant. The default is `edit`.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - permissionLevel: The permission to grant. The default is `edit`.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The people to whom to give access to a document.
@interface DBXPaperAddPaperDocUser : DBXPaperRefPaperDoc
/// The people. At most 20 items.
@property (nonatomic, readonly, copy) NSArray<DBXPaperAddMember *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// A Boolean value that indicates whether to send no email. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no email. The default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    members:(NSArray<DBXPaperAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The outcome for one person.
@interface DBXPaperAddPaperDocUserMemberResult : DBXObject
/// The person, as specified in the call.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBXPaperAddPaperDocUserResult *result;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    result:(DBXPaperAddPaperDocUserResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one person.
@interface DBXPaperAddPaperDocUserResult : DBXObject
@end

/// The members of the union.
@interface DBXPaperAddPaperDocUserResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperAddPaperDocUserResultSuccess *asSuccess;
/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperAddPaperDocUserResultUnknownError *asUnknownError;

/// The object if its tag is `sharing_outside_team_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled *asSharingOutsideTeamDisabled;

/// The object if its tag is `daily_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperAddPaperDocUserResultDailyLimitReached *asDailyLimitReached;
/// The object if its tag is `user_is_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperAddPaperDocUserResultUserIsOwner *asUserIsOwner;

/// The object if its tag is `failed_user_data_retrieval`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperAddPaperDocUserResultFailedUserDataRetrieval *asFailedUserDataRetrieval;

/// The object if its tag is `permission_already_granted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperAddPaperDocUserResultPermissionAlreadyGranted *asPermissionAlreadyGranted;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperAddPaperDocUserResultOther *asOther;
@end

/// The person has access.
@interface DBXPaperAddPaperDocUserResultSuccess : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox.
@interface DBXPaperAddPaperDocUserResultUnknownError : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document can't be shared outside the team.
@interface DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `sharing_outside_team_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The daily limit for added people is reached.
@interface DBXPaperAddPaperDocUserResultDailyLimitReached : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `daily_limit_reached`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person owns the document.
@interface DBXPaperAddPaperDocUserResultUserIsOwner : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `user_is_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person's account couldn't be found. Try again.
@interface DBXPaperAddPaperDocUserResultFailedUserDataRetrieval : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `failed_user_data_retrieval`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person already has this permission.
@interface DBXPaperAddPaperDocUserResultPermissionAlreadyGranted : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `permission_already_granted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperAddPaperDocUserResultOther : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A position in a list.
@interface DBXPaperCursor : DBXObject
/// The cursor to pass to the next call.
@property (nonatomic, readonly, copy) NSString *value;
/// The time at which the cursor expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expiration;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValue:(NSString *)value expiration:(nullable NSDate *)expiration NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a document can't be used.
@interface DBXPaperDocLookupError : DBXObject
@end

/// The members of the union.
@interface DBXPaperDocLookupError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocLookupErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocLookupErrorOther *asOther;
/// The object if its tag is `doc_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocLookupErrorDocNotFound *asDocNotFound;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperDocLookupErrorInsufficientPermissions : DBXPaperDocLookupError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperDocLookupErrorOther : DBXPaperDocLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperDocLookupErrorDocNotFound : DBXPaperDocLookupError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The notifications about a document that a user receives.
@interface DBXPaperDocSubscriptionLevel : DBXObject
@end

/// The members of the union.
@interface DBXPaperDocSubscriptionLevel (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocSubscriptionLevelDefault_ *asDefault_;
/// The object if its tag is `ignore`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocSubscriptionLevelIgnore *asIgnore;
/// The object if its tag is `every`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocSubscriptionLevelEvery *asEvery;
/// The object if its tag is `no_email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperDocSubscriptionLevelNoEmail *asNoEmail;
@end

/// The user receives email about changes if they own the document.
@interface DBXPaperDocSubscriptionLevelDefault_ : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user receives no notifications, and the document isn't listed.
@interface DBXPaperDocSubscriptionLevelIgnore : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `ignore`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user receives all notifications, including email.
@interface DBXPaperDocSubscriptionLevelEvery : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `every`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document is listed, but the user receives no email.
@interface DBXPaperDocSubscriptionLevelNoEmail : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `no_email`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The format of a downloaded document.
@interface DBXPaperExportFormat : DBXObject
@end

/// The members of the union.
@interface DBXPaperExportFormat (Members)
/// The object if its tag is `html`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperExportFormatHtml *asHtml;
/// The object if its tag is `markdown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperExportFormatMarkdown *asMarkdown;
/// The object if its tag is `json`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperExportFormatJson *asJson;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperExportFormatOther *asOther;
@end

/// HTML.
@interface DBXPaperExportFormatHtml : DBXPaperExportFormat
/// Creates an object with the tag `html`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Markdown.
@interface DBXPaperExportFormatMarkdown : DBXPaperExportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata as JSON.
@interface DBXPaperExportFormatJson : DBXPaperExportFormat
/// Creates an object with the tag `json`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperExportFormatOther : DBXPaperExportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Paper folder.
@interface DBXPaperFolder : DBXObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// The people who can open a Paper folder.
@interface DBXPaperFolderSharingPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXPaperFolderSharingPolicyType (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyTypeTeam *asTeam;
/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyTypeInviteOnly *asInviteOnly;
@end

/// Team members and invited people.
@interface DBXPaperFolderSharingPolicyTypeTeam : DBXPaperFolderSharingPolicyType
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Invited people only.
@interface DBXPaperFolderSharingPolicyTypeInviteOnly : DBXPaperFolderSharingPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The notifications about a folder that a user receives.
@interface DBXPaperFolderSubscriptionLevel : DBXObject
@end

/// The members of the union.
@interface DBXPaperFolderSubscriptionLevel (Members)
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSubscriptionLevelNone *asNone;
/// The object if its tag is `activity_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSubscriptionLevelActivityOnly *asActivityOnly;
/// The object if its tag is `daily_emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSubscriptionLevelDailyEmails *asDailyEmails;
/// The object if its tag is `weekly_emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSubscriptionLevelWeeklyEmails *asWeeklyEmails;
@end

/// No entries in the activity feed, and no email.
@interface DBXPaperFolderSubscriptionLevelNone : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Entries in the activity feed, but no email.
@interface DBXPaperFolderSubscriptionLevelActivityOnly : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `activity_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Entries in the activity feed, and a daily email.
@interface DBXPaperFolderSubscriptionLevelDailyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `daily_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Entries in the activity feed, and a weekly email.
@interface DBXPaperFolderSubscriptionLevelWeeklyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `weekly_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folders that contain a document.
@interface DBXPaperFoldersContainingPaperDoc : DBXObject
/// The people who can open the folder.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyType *folderSharingPolicyType;
/// The folders, starting with the outermost one.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXPaperFolder *> *folders;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBXPaperFolderSharingPolicyType *)folderSharingPolicyType
    folders:(nullable NSArray<DBXPaperFolder *> *)folders
    NS_DESIGNATED_INITIALIZER;
@end

/// The document whose metadata to get.
@interface DBXPaperGetDocMetadataArg : DBXObject
/// The identifier of a document of the previous kind.
@property (nonatomic, readonly, copy, nullable) NSString *docId;
/// The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
- (instancetype)initWithDocId:(nullable NSString *)docId fileId:(nullable NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// The format of imported content.
@interface DBXPaperImportFormat : DBXObject
@end

/// The members of the union.
@interface DBXPaperImportFormat (Members)
/// The object if its tag is `html`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperImportFormatHtml *asHtml;
/// The object if its tag is `markdown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperImportFormatMarkdown *asMarkdown;
/// The object if its tag is `plain_text`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperImportFormatPlainText *asPlainText;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperImportFormatOther *asOther;
@end

/// HTML.
@interface DBXPaperImportFormatHtml : DBXPaperImportFormat
/// Creates an object with the tag `html`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Markdown. The first line is the title.
@interface DBXPaperImportFormatMarkdown : DBXPaperImportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Plain text. The first line is the title.
@interface DBXPaperImportFormatPlainText : DBXPaperImportFormat
/// Creates an object with the tag `plain_text`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperImportFormatOther : DBXPaperImportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person who is invited to a document.
@interface DBXPaperInviteeInfoWithPermissionLevel : DBXObject
/// The invited person.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// The permission of the person.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitee:(DBXSharingInviteeInfo *)invitee
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The person to remove from a document.
@interface DBXPaperRemovePaperDocUser : DBXPaperRefPaperDoc
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - member: The person, by account or email address.
- (instancetype)initWithDocId:(NSString *)docId member:(DBXSharingMemberSelector *)member NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The permissions that the link to a document gives.
@interface DBXPaperSharingPolicy : DBXObject
/// The permission of people outside the team.
@property (nonatomic, readonly, nullable) DBXPaperSharingPublicPolicyType *publicSharingPolicy;
/// The permission of team members. `nil` if the user belongs to no team.
@property (nonatomic, readonly, nullable) DBXPaperSharingTeamPolicyType *teamSharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - publicSharingPolicy: The permission of people outside the team.
///   - teamSharingPolicy: The permission of team members. `nil` if the user belongs to no team.
- (instancetype)initWithPublicSharingPolicy:(nullable DBXPaperSharingPublicPolicyType *)publicSharingPolicy
    teamSharingPolicy:(nullable DBXPaperSharingTeamPolicyType *)teamSharingPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission that the link to a document gives to people outside the team.
@interface DBXPaperSharingPublicPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXPaperSharingPublicPolicyType (Members)
/// The object if its tag is `people_with_link_can_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit *asPeopleWithLinkCanEdit;

/// The object if its tag is `people_with_link_can_view_and_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment *asPeopleWithLinkCanViewAndComment;

/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperSharingPublicPolicyTypeInviteOnly *asInviteOnly;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperSharingPublicPolicyTypeDisabled *asDisabled;
@end

/// People with the link can view, comment on, and edit the document.
@interface DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view and comment on the document.
@interface DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXPaperSharingPublicPolicyTypeInviteOnly : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link gives no access.
@interface DBXPaperSharingPublicPolicyTypeDisabled : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The permission that the link to a document gives.
@interface DBXPaperSharingTeamPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXPaperSharingTeamPolicyType (Members)
/// The object if its tag is `people_with_link_can_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit *asPeopleWithLinkCanEdit;

/// The object if its tag is `people_with_link_can_view_and_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment *asPeopleWithLinkCanViewAndComment;

/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperSharingTeamPolicyTypeInviteOnly *asInviteOnly;
@end

/// People with the link can view, comment on, and edit the document.
@interface DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view and comment on the document.
@interface DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXPaperSharingTeamPolicyTypeInviteOnly : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person who has access to a document.
@interface DBXPaperUserInfoWithPermissionLevel : DBXObject
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;
/// The permission of the person.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBXSharingUserInfo *)user
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The people to list.
@interface DBXPaperUserOnPaperDocFilter : DBXObject
@end

/// The members of the union.
@interface DBXPaperUserOnPaperDocFilter (Members)
/// The object if its tag is `visited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperUserOnPaperDocFilterVisited *asVisited;
/// The object if its tag is `shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperUserOnPaperDocFilterShared *asShared;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperUserOnPaperDocFilterOther *asOther;
@end

/// People who opened the document.
@interface DBXPaperUserOnPaperDocFilterVisited : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `visited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People who have access.
@interface DBXPaperUserOnPaperDocFilterShared : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperUserOnPaperDocFilterOther : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
