// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXPaperAddMember;
@class DBXPaperAddPaperDocUserResult;
@class DBXPaperAddPaperDocUserResultDailyLimitReached;
@class DBXPaperAddPaperDocUserResultFailedUserDataRetrieval;
@class DBXPaperAddPaperDocUserResultOther;
@class DBXPaperAddPaperDocUserResultPermissionAlreadyGranted;
@class DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled;
@class DBXPaperAddPaperDocUserResultSuccess;
@class DBXPaperAddPaperDocUserResultUnknownError;
@class DBXPaperAddPaperDocUserResultUserIsOwner;
@class DBXPaperCursor;
@class DBXPaperDocLookupErrorDocNotFound;
@class DBXPaperDocLookupErrorInsufficientPermissions;
@class DBXPaperDocLookupErrorOther;
@class DBXPaperDocSubscriptionLevelDefault_;
@class DBXPaperDocSubscriptionLevelEvery;
@class DBXPaperDocSubscriptionLevelIgnore;
@class DBXPaperDocSubscriptionLevelNoEmail;
@class DBXPaperExportFormat;
@class DBXPaperExportFormatHtml;
@class DBXPaperExportFormatJson;
@class DBXPaperExportFormatMarkdown;
@class DBXPaperExportFormatOther;
@class DBXPaperFolder;
@class DBXPaperFolderSharingPolicyType;
@class DBXPaperFolderSharingPolicyTypeInviteOnly;
@class DBXPaperFolderSharingPolicyTypeTeam;
@class DBXPaperFolderSubscriptionLevelActivityOnly;
@class DBXPaperFolderSubscriptionLevelDailyEmails;
@class DBXPaperFolderSubscriptionLevelNone;
@class DBXPaperFolderSubscriptionLevelWeeklyEmails;
@class DBXPaperImportFormat;
@class DBXPaperImportFormatHtml;
@class DBXPaperImportFormatMarkdown;
@class DBXPaperImportFormatOther;
@class DBXPaperImportFormatPlainText;
@class DBXPaperInviteeInfoWithPermissionLevel;
@class DBXPaperListDocsCursorErrorCursorError;
@class DBXPaperListDocsCursorErrorOther;
@class DBXPaperListPaperDocsFilterBy;
@class DBXPaperListPaperDocsFilterByDocsAccessed;
@class DBXPaperListPaperDocsFilterByDocsCreated;
@class DBXPaperListPaperDocsFilterByOther;
@class DBXPaperListPaperDocsSortBy;
@class DBXPaperListPaperDocsSortByAccessed;
@class DBXPaperListPaperDocsSortByCreated;
@class DBXPaperListPaperDocsSortByModified;
@class DBXPaperListPaperDocsSortByOther;
@class DBXPaperListPaperDocsSortOrder;
@class DBXPaperListPaperDocsSortOrderAscending;
@class DBXPaperListPaperDocsSortOrderDescending;
@class DBXPaperListPaperDocsSortOrderOther;
@class DBXPaperListUsersCursorErrorCursorError;
@class DBXPaperListUsersCursorErrorDocNotFound;
@class DBXPaperListUsersCursorErrorInsufficientPermissions;
@class DBXPaperListUsersCursorErrorOther;
@class DBXPaperPaperApiBaseErrorInsufficientPermissions;
@class DBXPaperPaperApiBaseErrorOther;
@class DBXPaperPaperApiCursorError;
@class DBXPaperPaperApiCursorErrorExpiredCursor;
@class DBXPaperPaperApiCursorErrorInvalidCursor;
@class DBXPaperPaperApiCursorErrorOther;
@class DBXPaperPaperApiCursorErrorReset;
@class DBXPaperPaperApiCursorErrorWrongUserInCursor;
@class DBXPaperPaperDocCreateErrorContentMalformed;
@class DBXPaperPaperDocCreateErrorDocLengthExceeded;
@class DBXPaperPaperDocCreateErrorFolderNotFound;
@class DBXPaperPaperDocCreateErrorImageSizeExceeded;
@class DBXPaperPaperDocCreateErrorInsufficientPermissions;
@class DBXPaperPaperDocCreateErrorOther;
@class DBXPaperPaperDocPermissionLevel;
@class DBXPaperPaperDocPermissionLevelEdit;
@class DBXPaperPaperDocPermissionLevelOther;
@class DBXPaperPaperDocPermissionLevelViewAndComment;
@class DBXPaperPaperDocStatus;
@class DBXPaperPaperDocStatusActive;
@class DBXPaperPaperDocStatusDeleted;
@class DBXPaperPaperDocStatusOther;
@class DBXPaperPaperDocUpdateErrorContentMalformed;
@class DBXPaperPaperDocUpdateErrorDocArchived;
@class DBXPaperPaperDocUpdateErrorDocDeleted;
@class DBXPaperPaperDocUpdateErrorDocLengthExceeded;
@class DBXPaperPaperDocUpdateErrorDocNotFound;
@class DBXPaperPaperDocUpdateErrorImageSizeExceeded;
@class DBXPaperPaperDocUpdateErrorInsufficientPermissions;
@class DBXPaperPaperDocUpdateErrorOther;
@class DBXPaperPaperDocUpdateErrorRevisionMismatch;
@class DBXPaperPaperDocUpdatePolicy;
@class DBXPaperPaperDocUpdatePolicyAppend;
@class DBXPaperPaperDocUpdatePolicyOther;
@class DBXPaperPaperDocUpdatePolicyOverwriteAll;
@class DBXPaperPaperDocUpdatePolicyPrepend;
@class DBXPaperPaperFolderCreateErrorFolderNotFound;
@class DBXPaperPaperFolderCreateErrorInsufficientPermissions;
@class DBXPaperPaperFolderCreateErrorInvalidFolderId;
@class DBXPaperPaperFolderCreateErrorOther;
@class DBXPaperSharingPolicy;
@class DBXPaperSharingPublicPolicyType;
@class DBXPaperSharingPublicPolicyTypeDisabled;
@class DBXPaperSharingPublicPolicyTypeInviteOnly;
@class DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit;
@class DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment;
@class DBXPaperSharingTeamPolicyType;
@class DBXPaperSharingTeamPolicyTypeInviteOnly;
@class DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit;
@class DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment;
@class DBXPaperUserInfoWithPermissionLevel;
@class DBXPaperUserOnPaperDocFilter;
@class DBXPaperUserOnPaperDocFilterOther;
@class DBXPaperUserOnPaperDocFilterShared;
@class DBXPaperUserOnPaperDocFilterVisited;
@class DBXSharingInviteeInfo;
@class DBXSharingMemberSelector;
@class DBXSharingUserInfo;

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

/// A document.
@interface DBXPaperRefPaperDoc : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
- (instancetype)initWithDocId:(NSString *)docId NS_DESIGNATED_INITIALIZER;
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

/// Creates an object.
///
/// - Parameters:
///   - member: The person, as specified in the call.
///   - result: The outcome.
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
/// Creates an object with the tag `success`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox.
@interface DBXPaperAddPaperDocUserResultUnknownError : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_error`.
+ (instancetype)new;
@end

/// The document can't be shared outside the team.
@interface DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `sharing_outside_team_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `sharing_outside_team_disabled`.
+ (instancetype)new;
@end

/// The daily limit for added people is reached.
@interface DBXPaperAddPaperDocUserResultDailyLimitReached : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `daily_limit_reached`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `daily_limit_reached`.
+ (instancetype)new;
@end

/// The person owns the document.
@interface DBXPaperAddPaperDocUserResultUserIsOwner : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `user_is_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_is_owner`.
+ (instancetype)new;
@end

/// The person's account couldn't be found. Try again.
@interface DBXPaperAddPaperDocUserResultFailedUserDataRetrieval : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `failed_user_data_retrieval`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `failed_user_data_retrieval`.
+ (instancetype)new;
@end

/// The person already has this permission.
@interface DBXPaperAddPaperDocUserResultPermissionAlreadyGranted : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `permission_already_granted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_already_granted`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperAddPaperDocUserResultOther : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A position in a list.
@interface DBXPaperCursor : DBXObject
/// The cursor to pass to the next call.
@property (nonatomic, readonly, copy) NSString *value;
/// The time at which the cursor expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expiration;

/// Creates an object.
///
/// - Parameters:
///   - value: The cursor to pass to the next call.
///   - expiration: The time at which the cursor expires. `nil` if it doesn't expire.
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
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperDocLookupErrorOther : DBXPaperDocLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperDocLookupErrorDocNotFound : DBXPaperDocLookupError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
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
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// The user receives no notifications, and the document isn't listed.
@interface DBXPaperDocSubscriptionLevelIgnore : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `ignore`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `ignore`.
+ (instancetype)new;
@end

/// The user receives all notifications, including email.
@interface DBXPaperDocSubscriptionLevelEvery : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `every`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `every`.
+ (instancetype)new;
@end

/// The document is listed, but the user receives no email.
@interface DBXPaperDocSubscriptionLevelNoEmail : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `no_email`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_email`.
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
/// Creates an object with the tag `html`.
+ (instancetype)new;
@end

/// Markdown.
@interface DBXPaperExportFormatMarkdown : DBXPaperExportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `markdown`.
+ (instancetype)new;
@end

/// The metadata as JSON.
@interface DBXPaperExportFormatJson : DBXPaperExportFormat
/// Creates an object with the tag `json`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `json`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperExportFormatOther : DBXPaperExportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A Paper folder.
@interface DBXPaperFolder : DBXObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the folder.
///   - name: The name of the folder.
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
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Invited people only.
@interface DBXPaperFolderSharingPolicyTypeInviteOnly : DBXPaperFolderSharingPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
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
/// Creates an object with the tag `none`.
+ (instancetype)new;
@end

/// Entries in the activity feed, but no email.
@interface DBXPaperFolderSubscriptionLevelActivityOnly : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `activity_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `activity_only`.
+ (instancetype)new;
@end

/// Entries in the activity feed, and a daily email.
@interface DBXPaperFolderSubscriptionLevelDailyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `daily_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `daily_emails`.
+ (instancetype)new;
@end

/// Entries in the activity feed, and a weekly email.
@interface DBXPaperFolderSubscriptionLevelWeeklyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `weekly_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `weekly_emails`.
+ (instancetype)new;
@end

/// The folders that contain a document.
@interface DBXPaperFoldersContainingPaperDoc : DBXObject
/// The people who can open the folder.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyType *folderSharingPolicyType;
/// The folders, starting with the outermost one.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXPaperFolder *> *folders;

/// Creates an object.
///
/// - Parameters:
///   - folderSharingPolicyType: The people who can open the folder.
///   - folders: The folders, starting with the outermost one.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBXPaperFolderSharingPolicyType *)folderSharingPolicyType
    folders:(nullable NSArray<DBXPaperFolder *> *)folders
    NS_DESIGNATED_INITIALIZER;
@end

/// The document whose metadata to get.
@interface DBXPaperGetDocMetadataArg : DBXObject
/// The identifier of a document of the previous kind.
@property (nonatomic, readonly, copy, nullable) NSString *docId;
/// The file identifier, `id:…`, of a document that is a file. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of a document of the previous kind.
///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Matches `id:.+`.
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
/// Creates an object with the tag `html`.
+ (instancetype)new;
@end

/// Markdown. The first line is the title.
@interface DBXPaperImportFormatMarkdown : DBXPaperImportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `markdown`.
+ (instancetype)new;
@end

/// Plain text. The first line is the title.
@interface DBXPaperImportFormatPlainText : DBXPaperImportFormat
/// Creates an object with the tag `plain_text`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `plain_text`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperImportFormatOther : DBXPaperImportFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A person who is invited to a document.
@interface DBXPaperInviteeInfoWithPermissionLevel : DBXObject
/// The invited person.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// The permission of the person.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - invitee: The invited person.
///   - permissionLevel: The permission of the person.
- (instancetype)initWithInvitee:(DBXSharingInviteeInfo *)invitee
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

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
/// Creates an object with the tag `other`.
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
/// - Parameters:
///   - cursor: The cursor of the next page.
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
/// Creates an object with the tag `docs_accessed`.
+ (instancetype)new;
@end

/// Documents that the user created.
@interface DBXPaperListPaperDocsFilterByDocsCreated : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `docs_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `docs_created`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsFilterByOther : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
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

/// Creates an object.
///
/// - Parameters:
///   - docIds: The identifiers of the documents.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
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
/// Creates an object with the tag `accessed`.
+ (instancetype)new;
@end

/// The time at which the document was last changed.
@interface DBXPaperListPaperDocsSortByModified : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `modified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `modified`.
+ (instancetype)new;
@end

/// The time at which the document was created.
@interface DBXPaperListPaperDocsSortByCreated : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `created`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsSortByOther : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
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
/// Creates an object with the tag `ascending`.
+ (instancetype)new;
@end

/// The most recent document first.
@interface DBXPaperListPaperDocsSortOrderDescending : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `descending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `descending`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListPaperDocsSortOrderOther : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
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
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperListUsersCursorErrorOther : DBXPaperListUsersCursorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperListUsersCursorErrorDocNotFound : DBXPaperListUsersCursorError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
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

/// Creates an object.
///
/// - Parameters:
///   - invitees: People without an account.
///   - users: People with an account.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
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

/// Creates an object.
///
/// - Parameters:
///   - invitees: People without an account.
///   - users: People with an account.
///   - docOwner: The owner of the document, on every page.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithInvitees:(NSArray<DBXPaperInviteeInfoWithPermissionLevel *> *)invitees
    users:(NSArray<DBXPaperUserInfoWithPermissionLevel *> *)users
    docOwner:(DBXSharingUserInfo *)docOwner
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a call for Paper failed.
@interface DBXPaperPaperApiBaseError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperApiBaseError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorOther *asOther;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperApiBaseErrorInsufficientPermissions : DBXPaperPaperApiBaseError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperApiBaseErrorOther : DBXPaperPaperApiBaseError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a cursor can't be used.
@interface DBXPaperPaperApiCursorError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperApiCursorError (Members)
/// The object if its tag is `expired_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorExpiredCursor *asExpiredCursor;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `wrong_user_in_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorWrongUserInCursor *asWrongUserInCursor;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorOther *asOther;
@end

/// The cursor has expired.
@interface DBXPaperPaperApiCursorErrorExpiredCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `expired_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `expired_cursor`.
+ (instancetype)new;
@end

/// The cursor isn't valid.
@interface DBXPaperPaperApiCursorErrorInvalidCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// The cursor belongs to another user.
@interface DBXPaperPaperApiCursorErrorWrongUserInCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `wrong_user_in_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `wrong_user_in_cursor`.
+ (instancetype)new;
@end

/// The cursor was reset. List from the start.
@interface DBXPaperPaperApiCursorErrorReset : DBXPaperPaperApiCursorError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperApiCursorErrorOther : DBXPaperPaperApiCursorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The properties of a new document.
@interface DBXPaperPaperDocCreateArgs : DBXObject
/// The identifier of the folder for the document. The user must have permission to write to it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
- (instancetype)initWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a document wasn't created.
@interface DBXPaperPaperDocCreateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocCreateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorOther *asOther;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `folder_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorFolderNotFound *asFolderNotFound;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorImageSizeExceeded *asImageSizeExceeded;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperDocCreateErrorInsufficientPermissions : DBXPaperPaperDocCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocCreateErrorOther : DBXPaperPaperDocCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXPaperPaperDocCreateErrorContentMalformed : DBXPaperPaperDocCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The folder doesn't exist.
@interface DBXPaperPaperDocCreateErrorFolderNotFound : DBXPaperPaperDocCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_not_found`.
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXPaperPaperDocCreateErrorDocLengthExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXPaperPaperDocCreateErrorImageSizeExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// The created or changed document.
@interface DBXPaperPaperDocCreateUpdateResult : DBXObject
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
- (instancetype)initWithDocId:(NSString *)docId
    revision:(NSNumber *)revision
    title:(NSString *)title
    NS_DESIGNATED_INITIALIZER;
@end

/// The document to download, and the format.
@interface DBXPaperPaperDocExport : DBXPaperRefPaperDoc
/// The format of the download.
@property (nonatomic, readonly) DBXPaperExportFormat *exportFormat;
/// A Boolean value that indicates whether to include comments. Supported only for Markdown. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeComments;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    includeComments:(NSNumber *)includeComments
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The downloaded document.
@interface DBXPaperPaperDocExportResult : DBXObject
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
    mimeType:(NSString *)mimeType
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a document.
@interface DBXPaperPaperDocGetMetadataResult : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The time at which the document was created.
@property (nonatomic, readonly, copy) NSDate *createdDate;
/// A value that indicates whether the document exists or was deleted.
@property (nonatomic, readonly) DBXPaperPaperDocStatus *status;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The time at which the document was last changed.
@property (nonatomic, readonly, copy) NSDate *lastUpdatedDate;
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
    status:(DBXPaperPaperDocStatus *)status
    revision:(NSNumber *)revision
    lastUpdatedDate:(NSDate *)lastUpdatedDate
    lastEditor:(NSString *)lastEditor
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission of a person for a document.
@interface DBXPaperPaperDocPermissionLevel : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocPermissionLevel (Members)
/// The object if its tag is `edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelEdit *asEdit;
/// The object if its tag is `view_and_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelViewAndComment *asViewAndComment;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelOther *asOther;
@end

/// The person can view, comment on, and edit the document.
@interface DBXPaperPaperDocPermissionLevelEdit : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit`.
+ (instancetype)new;
@end

/// The person can view and comment on the document.
@interface DBXPaperPaperDocPermissionLevelViewAndComment : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `view_and_comment`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocPermissionLevelOther : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who can open a document by its link.
@interface DBXPaperPaperDocSharingPolicy : DBXPaperRefPaperDoc
/// The people who can open the document by its link.
@property (nonatomic, readonly) DBXPaperSharingPolicy *sharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (instancetype)initWithDocId:(NSString *)docId
    sharingPolicy:(DBXPaperSharingPolicy *)sharingPolicy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A value that indicates whether a document exists or was deleted.
@interface DBXPaperPaperDocStatus : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusActive *asActive;
/// The object if its tag is `deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusDeleted *asDeleted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusOther *asOther;
@end

/// The document exists.
@interface DBXPaperPaperDocStatusActive : DBXPaperPaperDocStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// The document was deleted.
@interface DBXPaperPaperDocStatusDeleted : DBXPaperPaperDocStatus
/// Creates an object with the tag `deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `deleted`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocStatusOther : DBXPaperPaperDocStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document to change, and the change.
@interface DBXPaperPaperDocUpdateArgs : DBXPaperRefPaperDoc
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBXPaperPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have.
@property (nonatomic, readonly) NSNumber *revision;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
- (instancetype)initWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The reason that a document wasn't changed.
@interface DBXPaperPaperDocUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocUpdateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorOther *asOther;
/// The object if its tag is `doc_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocNotFound *asDocNotFound;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `revision_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorRevisionMismatch *asRevisionMismatch;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorImageSizeExceeded *asImageSizeExceeded;
/// The object if its tag is `doc_archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocArchived *asDocArchived;
/// The object if its tag is `doc_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocDeleted *asDocDeleted;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperDocUpdateErrorInsufficientPermissions : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocUpdateErrorOther : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperPaperDocUpdateErrorDocNotFound : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXPaperPaperDocUpdateErrorContentMalformed : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document has changed since that revision. Get it again, and merge the changes.
@interface DBXPaperPaperDocUpdateErrorRevisionMismatch : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `revision_mismatch`.
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXPaperPaperDocUpdateErrorDocLengthExceeded : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXPaperPaperDocUpdateErrorImageSizeExceeded : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// The document is archived.
@interface DBXPaperPaperDocUpdateErrorDocArchived : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_archived`.
+ (instancetype)new;
@end

/// The document was deleted.
@interface DBXPaperPaperDocUpdateErrorDocDeleted : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_deleted`.
+ (instancetype)new;
@end

/// The way in which to combine new content with a document.
@interface DBXPaperPaperDocUpdatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocUpdatePolicy (Members)
/// The object if its tag is `append`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyAppend *asAppend;
/// The object if its tag is `prepend`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyPrepend *asPrepend;
/// The object if its tag is `overwrite_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyOverwriteAll *asOverwriteAll;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyOther *asOther;
@end

/// Appends the new content to the existing content.
@interface DBXPaperPaperDocUpdatePolicyAppend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `append`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `append`.
+ (instancetype)new;
@end

/// Inserts the new content before the existing content, below the title.
@interface DBXPaperPaperDocUpdatePolicyPrepend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `prepend`.
+ (instancetype)new;
@end

/// Replaces the existing content.
@interface DBXPaperPaperDocUpdatePolicyOverwriteAll : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `overwrite_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `overwrite_all`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocUpdatePolicyOther : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder to create.
@interface DBXPaperPaperFolderCreateArg : DBXObject
/// The name of the new folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the folder's parent. `nil` for a folder at the top level.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;

/// A Boolean value that indicates whether the folder is for the entire team. Supported only for folders without a
/// parent.
@property (nonatomic, readonly, nullable) NSNumber *isTeamFolder;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't created.
@interface DBXPaperPaperFolderCreateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperFolderCreateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperPaperFolderCreateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorOther *asOther;
/// The object if its tag is `folder_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorFolderNotFound *asFolderNotFound;
/// The object if its tag is `invalid_folder_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorInvalidFolderId *asInvalidFolderId;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperFolderCreateErrorInsufficientPermissions : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperFolderCreateErrorOther : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder doesn't exist.
@interface DBXPaperPaperFolderCreateErrorFolderNotFound : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_not_found`.
+ (instancetype)new;
@end

/// The folder identifier isn't valid.
@interface DBXPaperPaperFolderCreateErrorInvalidFolderId : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `invalid_folder_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_folder_id`.
+ (instancetype)new;
@end

/// The created folder.
@interface DBXPaperPaperFolderCreateResult : DBXObject
/// The identifier of the new folder.
@property (nonatomic, readonly, copy) NSString *folderId;

/// Creates an object.
///
/// - Parameters:
///   - folderId: The identifier of the new folder.
- (instancetype)initWithFolderId:(NSString *)folderId NS_DESIGNATED_INITIALIZER;
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
/// Creates an object with the tag `people_with_link_can_edit`.
+ (instancetype)new;
@end

/// People with the link can view and comment on the document.
@interface DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXPaperSharingPublicPolicyTypeInviteOnly : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// The link gives no access.
@interface DBXPaperSharingPublicPolicyTypeDisabled : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
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
/// Creates an object with the tag `people_with_link_can_edit`.
+ (instancetype)new;
@end

/// People with the link can view and comment on the document.
@interface DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXPaperSharingTeamPolicyTypeInviteOnly : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// A person who has access to a document.
@interface DBXPaperUserInfoWithPermissionLevel : DBXObject
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;
/// The permission of the person.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - user: The person.
///   - permissionLevel: The permission of the person.
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
/// Creates an object with the tag `visited`.
+ (instancetype)new;
@end

/// People who have access.
@interface DBXPaperUserOnPaperDocFilterShared : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperUserOnPaperDocFilterOther : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
