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

/// Somebody to give access to.
@interface DBXPaperAddMember : DBXObject
/// What they may do. Default: `edit`.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - permissionLevel: What they may do. Default: `edit`.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// A document.
@interface DBXPaperRefPaperDoc : DBXObject
/// The document.
@property (nonatomic, readonly, copy) NSString *docId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
- (instancetype)initWithDocId:(NSString *)docId NS_DESIGNATED_INITIALIZER;
@end

/// Whom to give access to a document.
@interface DBXPaperAddPaperDocUser : DBXPaperRefPaperDoc
/// The people. At most 20 items.
@property (nonatomic, readonly, copy) NSArray<DBXPaperAddMember *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// Whether to send no email. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - members: The people. At most 20 items.
///   - customMessage: A message to send with the invitation.
///   - quiet: Whether to send no email. Default: `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    members:(NSArray<DBXPaperAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// What became of one person.
@interface DBXPaperAddPaperDocUserMemberResult : DBXObject
/// The person, as given in the call.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// What became of them.
@property (nonatomic, readonly) DBXPaperAddPaperDocUserResult *result;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, as given in the call.
///   - result: What became of them.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    result:(DBXPaperAddPaperDocUserResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// What became of somebody who was to get access.
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

/// They have access.
@interface DBXPaperAddPaperDocUserResultSuccess : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `success`.
+ (instancetype)new;
@end

/// Something went wrong at Dropbox.
@interface DBXPaperAddPaperDocUserResultUnknownError : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_error`.
+ (instancetype)new;
@end

/// The document is for the team only.
@interface DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `sharing_outside_team_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `sharing_outside_team_disabled`.
+ (instancetype)new;
@end

/// Too many people were added today.
@interface DBXPaperAddPaperDocUserResultDailyLimitReached : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `daily_limit_reached`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `daily_limit_reached`.
+ (instancetype)new;
@end

/// They own the document.
@interface DBXPaperAddPaperDocUserResultUserIsOwner : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `user_is_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_is_owner`.
+ (instancetype)new;
@end

/// The account could not be looked up. Try again.
@interface DBXPaperAddPaperDocUserResultFailedUserDataRetrieval : DBXPaperAddPaperDocUserResult
/// Creates an object with the tag `failed_user_data_retrieval`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `failed_user_data_retrieval`.
+ (instancetype)new;
@end

/// They have this access already.
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

/// A place in a list.
@interface DBXPaperCursor : DBXObject
/// The text to pass on.
@property (nonatomic, readonly, copy) NSString *value;
/// When it expires, if ever.
@property (nonatomic, readonly, copy, nullable) NSDate *expiration;

/// Creates an object.
///
/// - Parameters:
///   - value: The text to pass on.
///   - expiration: When it expires, if ever.
- (instancetype)initWithValue:(NSString *)value expiration:(nullable NSDate *)expiration NS_DESIGNATED_INITIALIZER;
@end

/// Why a document cannot be used.
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

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// There is no such document.
@interface DBXPaperDocLookupErrorDocNotFound : DBXPaperDocLookupError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
+ (instancetype)new;
@end

/// How much a user hears about a document.
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

/// Mail about changes, if it is the user's own.
@interface DBXPaperDocSubscriptionLevelDefault_ : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// Nothing; it is not even listed.
@interface DBXPaperDocSubscriptionLevelIgnore : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `ignore`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `ignore`.
+ (instancetype)new;
@end

/// Everything, by mail too.
@interface DBXPaperDocSubscriptionLevelEvery : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `every`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `every`.
+ (instancetype)new;
@end

/// It is listed, and that is all.
@interface DBXPaperDocSubscriptionLevelNoEmail : DBXPaperDocSubscriptionLevel
/// Creates an object with the tag `no_email`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_email`.
+ (instancetype)new;
@end

/// The format of a download.
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

/// Metadata as JSON.
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
/// The identity of the folder.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - id: The identity of the folder.
///   - name: The name of the folder.
- (instancetype)initWithId:(NSString *)id name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// Who may open a Paper folder.
@interface DBXPaperFolderSharingPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXPaperFolderSharingPolicyType (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyTypeTeam *asTeam;
/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyTypeInviteOnly *asInviteOnly;
@end

/// The team, and those who are invited.
@interface DBXPaperFolderSharingPolicyTypeTeam : DBXPaperFolderSharingPolicyType
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Those who are invited.
@interface DBXPaperFolderSharingPolicyTypeInviteOnly : DBXPaperFolderSharingPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// How much a user hears about a folder.
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

/// Nothing.
@interface DBXPaperFolderSubscriptionLevelNone : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `none`.
+ (instancetype)new;
@end

/// What shows in the activity.
@interface DBXPaperFolderSubscriptionLevelActivityOnly : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `activity_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `activity_only`.
+ (instancetype)new;
@end

/// Mail every day.
@interface DBXPaperFolderSubscriptionLevelDailyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `daily_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `daily_emails`.
+ (instancetype)new;
@end

/// Mail every week.
@interface DBXPaperFolderSubscriptionLevelWeeklyEmails : DBXPaperFolderSubscriptionLevel
/// Creates an object with the tag `weekly_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `weekly_emails`.
+ (instancetype)new;
@end

/// Where a document lies.
@interface DBXPaperFoldersContainingPaperDoc : DBXObject
/// Who may open the folder.
@property (nonatomic, readonly, nullable) DBXPaperFolderSharingPolicyType *folderSharingPolicyType;
/// The folders, from the outermost inwards.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXPaperFolder *> *folders;

/// Creates an object.
///
/// - Parameters:
///   - folderSharingPolicyType: Who may open the folder.
///   - folders: The folders, from the outermost inwards.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBXPaperFolderSharingPolicyType *)folderSharingPolicyType
    folders:(nullable NSArray<DBXPaperFolder *> *)folders
    NS_DESIGNATED_INITIALIZER;
@end

/// Which document to look up.
@interface DBXPaperGetDocMetadataArg : DBXObject
/// The document, if it is of the old kind.
@property (nonatomic, readonly, copy, nullable) NSString *docId;
/// The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document, if it is of the old kind.
///   - fileId: The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
- (instancetype)initWithDocId:(nullable NSString *)docId fileId:(nullable NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// The format of content.
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

/// Markdown. The first line becomes the title.
@interface DBXPaperImportFormatMarkdown : DBXPaperImportFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `markdown`.
+ (instancetype)new;
@end

/// Plain text. The first line becomes the title.
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

/// Somebody who is invited to a document.
@interface DBXPaperInviteeInfoWithPermissionLevel : DBXObject
/// Who is invited.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// What they may do.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - invitee: Who is invited.
///   - permissionLevel: What they may do.
- (instancetype)initWithInvitee:(DBXSharingInviteeInfo *)invitee
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the next page was not returned.
@interface DBXPaperListDocsCursorError : DBXObject
@end

/// The members of the union.
@interface DBXPaperListDocsCursorError (Members)
/// The object if its tag is `cursor_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListDocsCursorErrorCursorError *asCursorError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperListDocsCursorErrorOther *asOther;
@end

/// The cursor cannot be used.
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

/// Which documents to list, and in which order.
@interface DBXPaperListPaperDocsArgs : DBXObject
/// Whether to list what the user has opened or what the user has created. Default: `docs_accessed`.
@property (nonatomic, readonly) DBXPaperListPaperDocsFilterBy *filterBy;
/// The time to sort by. Default: `accessed`.
@property (nonatomic, readonly) DBXPaperListPaperDocsSortBy *sortBy;
/// Whether the oldest or the newest come first. Default: `ascending`.
@property (nonatomic, readonly) DBXPaperListPaperDocsSortOrder *sortOrder;
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The time at which to end the list.
@property (nonatomic, readonly, copy, nullable) NSDate *stopAtDate;

/// Creates an object.
///
/// - Parameters:
///   - filterBy: Whether to list what the user has opened or what the user has created. Default: `docs_accessed`.
///   - sortBy: The time to sort by. Default: `accessed`.
///   - sortOrder: Whether the oldest or the newest come first. Default: `ascending`.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBXPaperListPaperDocsContinueArgs : DBXObject
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: Where the next page begins.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Which documents to list.
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

/// Those that the user has opened.
@interface DBXPaperListPaperDocsFilterByDocsAccessed : DBXPaperListPaperDocsFilterBy
/// Creates an object with the tag `docs_accessed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `docs_accessed`.
+ (instancetype)new;
@end

/// Those that the user has created.
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
/// The documents.
@property (nonatomic, readonly, copy) NSArray<NSString *> *docIds;
/// Where the next page begins.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// Whether there is a next page right now.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - docIds: The documents.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page right now.
- (instancetype)initWithDocIds:(NSArray<NSString *> *)docIds
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The time to sort by.
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

/// When the user last opened it.
@interface DBXPaperListPaperDocsSortByAccessed : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `accessed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `accessed`.
+ (instancetype)new;
@end

/// When it was last changed.
@interface DBXPaperListPaperDocsSortByModified : DBXPaperListPaperDocsSortBy
/// Creates an object with the tag `modified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `modified`.
+ (instancetype)new;
@end

/// When it was created.
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

/// The oldest first.
@interface DBXPaperListPaperDocsSortOrderAscending : DBXPaperListPaperDocsSortOrder
/// Creates an object with the tag `ascending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `ascending`.
+ (instancetype)new;
@end

/// The newest first.
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

/// Why the next page was not returned.
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

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// There is no such document.
@interface DBXPaperListUsersCursorErrorDocNotFound : DBXPaperListUsersCursorError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
+ (instancetype)new;
@end

/// The cursor cannot be used.
@interface DBXPaperListUsersCursorErrorCursorError : DBXPaperListUsersCursorError
/// The value of `cursor_error`.
@property (nonatomic, strong) DBXPaperPaperApiCursorError *cursorError;
/// Creates an object with the tag `cursor_error`.
- (instancetype)init:(DBXPaperPaperApiCursorError *)cursorError NS_DESIGNATED_INITIALIZER;
@end

/// Whose folder to look at.
@interface DBXPaperListUsersOnFolderArgs : DBXPaperRefPaperDoc
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
- (instancetype)initWithDocId:(NSString *)docId limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// Where a listing goes on.
@interface DBXPaperListUsersOnFolderContinueArgs : DBXPaperRefPaperDoc
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - cursor: Where the next page begins.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A page of those who are invited to a folder.
@interface DBXPaperListUsersOnFolderResponse : DBXObject
/// Those without an account yet.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeInfo *> *invitees;
/// Those with an account.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserInfo *> *users;
/// Where the next page begins.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// Whether there is a next page right now.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - invitees: Those without an account yet.
///   - users: Those with an account.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page right now.
- (instancetype)initWithInvitees:(NSArray<DBXSharingInviteeInfo *> *)invitees
    users:(NSArray<DBXSharingUserInfo *> *)users
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// Which document to look at.
@interface DBXPaperListUsersOnPaperDocArgs : DBXPaperRefPaperDoc
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// Whether to list those with access or those who have visited. Default: `shared`.
@property (nonatomic, readonly) DBXPaperUserOnPaperDocFilter *filterBy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - filterBy: Whether to list those with access or those who have visited. Default: `shared`.
- (instancetype)initWithDocId:(NSString *)docId
    limit:(NSNumber *)limit
    filterBy:(DBXPaperUserOnPaperDocFilter *)filterBy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// Where a listing goes on.
@interface DBXPaperListUsersOnPaperDocContinueArgs : DBXPaperRefPaperDoc
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - cursor: Where the next page begins.
- (instancetype)initWithDocId:(NSString *)docId cursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A page of those who have access to a document.
@interface DBXPaperListUsersOnPaperDocResponse : DBXObject
/// Those without an account yet.
@property (nonatomic, readonly, copy) NSArray<DBXPaperInviteeInfoWithPermissionLevel *> *invitees;
/// Those with an account.
@property (nonatomic, readonly, copy) NSArray<DBXPaperUserInfoWithPermissionLevel *> *users;
/// The owner, on every page.
@property (nonatomic, readonly) DBXSharingUserInfo *docOwner;
/// Where the next page begins.
@property (nonatomic, readonly) DBXPaperCursor *cursor;
/// Whether there is a next page right now.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - invitees: Those without an account yet.
///   - users: Those with an account.
///   - docOwner: The owner, on every page.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page right now.
- (instancetype)initWithInvitees:(NSArray<DBXPaperInviteeInfoWithPermissionLevel *> *)invitees
    users:(NSArray<DBXPaperUserInfoWithPermissionLevel *> *)users
    docOwner:(DBXSharingUserInfo *)docOwner
    cursor:(DBXPaperCursor *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a call about Paper failed.
@interface DBXPaperPaperApiBaseError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperApiBaseError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorOther *asOther;
@end

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// Why a cursor cannot be used.
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

/// It has expired.
@interface DBXPaperPaperApiCursorErrorExpiredCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `expired_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `expired_cursor`.
+ (instancetype)new;
@end

/// It is not valid.
@interface DBXPaperPaperApiCursorErrorInvalidCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// It belongs to another user.
@interface DBXPaperPaperApiCursorErrorWrongUserInCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `wrong_user_in_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `wrong_user_in_cursor`.
+ (instancetype)new;
@end

/// It is of no use any more. List from the start.
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

/// Where to create a document.
@interface DBXPaperPaperDocCreateArgs : DBXObject
/// The folder that is to hold the document. The user must be able to write there.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
- (instancetype)initWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a document was not created.
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

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// The content cannot be read in the given format.
@interface DBXPaperPaperDocCreateErrorContentMalformed : DBXPaperPaperDocCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// There is no such folder.
@interface DBXPaperPaperDocCreateErrorFolderNotFound : DBXPaperPaperDocCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_not_found`.
+ (instancetype)new;
@end

/// The document would be too long. Split it.
@interface DBXPaperPaperDocCreateErrorDocLengthExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI of the HTML is larger than 1 MB.
@interface DBXPaperPaperDocCreateErrorImageSizeExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `image_size_exceeded`.
+ (instancetype)new;
@end

/// The document that was created or changed.
@interface DBXPaperPaperDocCreateUpdateResult : DBXObject
/// The document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The revision: a number that only grows.
@property (nonatomic, readonly) NSNumber *revision;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - revision: The revision: a number that only grows.
///   - title: The title.
- (instancetype)initWithDocId:(NSString *)docId
    revision:(NSNumber *)revision
    title:(NSString *)title
    NS_DESIGNATED_INITIALIZER;
@end

/// Which document to download, and how.
@interface DBXPaperPaperDocExport : DBXPaperRefPaperDoc
/// The format to download.
@property (nonatomic, readonly) DBXPaperExportFormat *exportFormat;
/// Whether to include comments. For Markdown only. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeComments;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - exportFormat: The format to download.
///   - includeComments: Whether to include comments. For Markdown only. Default: `@NO`.
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

/// The document that was downloaded.
@interface DBXPaperPaperDocExportResult : DBXObject
/// The email address of its owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The revision: a number that only grows.
@property (nonatomic, readonly) NSNumber *revision;
/// The media type of the download.
@property (nonatomic, readonly, copy) NSString *mimeType;

/// Creates an object.
///
/// - Parameters:
///   - owner: The email address of its owner.
///   - title: The title.
///   - revision: The revision: a number that only grows.
///   - mimeType: The media type of the download.
- (instancetype)initWithOwner:(NSString *)owner
    title:(NSString *)title
    revision:(NSNumber *)revision
    mimeType:(NSString *)mimeType
    NS_DESIGNATED_INITIALIZER;
@end

/// What is known about a document.
@interface DBXPaperPaperDocGetMetadataResult : DBXObject
/// The document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The email address of its owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// When it was created.
@property (nonatomic, readonly, copy) NSDate *createdDate;
/// Whether it still exists.
@property (nonatomic, readonly) DBXPaperPaperDocStatus *status;
/// The revision: a number that only grows.
@property (nonatomic, readonly) NSNumber *revision;
/// When it was last changed.
@property (nonatomic, readonly, copy) NSDate *lastUpdatedDate;
/// The email address of whoever changed it last.
@property (nonatomic, readonly, copy) NSString *lastEditor;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - owner: The email address of its owner.
///   - title: The title.
///   - createdDate: When it was created.
///   - status: Whether it still exists.
///   - revision: The revision: a number that only grows.
///   - lastUpdatedDate: When it was last changed.
///   - lastEditor: The email address of whoever changed it last.
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

/// What somebody may do with a document.
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

/// View, comment and change it.
@interface DBXPaperPaperDocPermissionLevelEdit : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit`.
+ (instancetype)new;
@end

/// View it and comment.
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

/// Who may open a document by its link.
@interface DBXPaperPaperDocSharingPolicy : DBXPaperRefPaperDoc
/// Who may open it by its link.
@property (nonatomic, readonly) DBXPaperSharingPolicy *sharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - sharingPolicy: Who may open it by its link.
- (instancetype)initWithDocId:(NSString *)docId
    sharingPolicy:(DBXPaperSharingPolicy *)sharingPolicy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// Whether a document still exists.
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

/// It does.
@interface DBXPaperPaperDocStatusActive : DBXPaperPaperDocStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// It has been deleted.
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

/// Which document to change, and how.
@interface DBXPaperPaperDocUpdateArgs : DBXPaperRefPaperDoc
/// What to do with the present content.
@property (nonatomic, readonly) DBXPaperPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must still have.
@property (nonatomic, readonly) NSNumber *revision;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - docUpdatePolicy: What to do with the present content.
///   - revision: The revision that the document must still have.
///   - importFormat: The format of the content.
- (instancetype)initWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// Why a document was not changed.
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

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// There is no such document.
@interface DBXPaperPaperDocUpdateErrorDocNotFound : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_not_found`.
+ (instancetype)new;
@end

/// The content cannot be read in the given format.
@interface DBXPaperPaperDocUpdateErrorContentMalformed : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `content_malformed`.
+ (instancetype)new;
@end

/// The document has changed since that revision. Fetch it again and merge.
@interface DBXPaperPaperDocUpdateErrorRevisionMismatch : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `revision_mismatch`.
+ (instancetype)new;
@end

/// The document would be too long. Split it.
@interface DBXPaperPaperDocUpdateErrorDocLengthExceeded : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_length_exceeded`.
+ (instancetype)new;
@end

/// An image in a data URI of the HTML is larger than 1 MB.
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

/// The document has been deleted.
@interface DBXPaperPaperDocUpdateErrorDocDeleted : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `doc_deleted`.
+ (instancetype)new;
@end

/// What to do with the present content of a document.
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

/// Put the new content after it.
@interface DBXPaperPaperDocUpdatePolicyAppend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `append`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `append`.
+ (instancetype)new;
@end

/// Put the new content before it, below the title.
@interface DBXPaperPaperDocUpdatePolicyPrepend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `prepend`.
+ (instancetype)new;
@end

/// Replace it.
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

/// Which folder to create.
@interface DBXPaperPaperFolderCreateArg : DBXObject
/// The name of the new folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The folder that is to hold it. By default none.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// Whether it is for the whole team. Only without a folder around it.
@property (nonatomic, readonly, nullable) NSNumber *isTeamFolder;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The folder that is to hold it. By default none.
///   - isTeamFolder: Whether it is for the whole team. Only without a folder around it.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a folder was not created.
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

/// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
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

/// There is no such folder.
@interface DBXPaperPaperFolderCreateErrorFolderNotFound : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_not_found`.
+ (instancetype)new;
@end

/// This is not the id of a folder.
@interface DBXPaperPaperFolderCreateErrorInvalidFolderId : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `invalid_folder_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_folder_id`.
+ (instancetype)new;
@end

/// The folder that was created.
@interface DBXPaperPaperFolderCreateResult : DBXObject
/// The new folder.
@property (nonatomic, readonly, copy) NSString *folderId;

/// Creates an object.
///
/// - Parameters:
///   - folderId: The new folder.
- (instancetype)initWithFolderId:(NSString *)folderId NS_DESIGNATED_INITIALIZER;
@end

/// Whose access to a document to take away.
@interface DBXPaperRemovePaperDocUser : DBXPaperRefPaperDoc
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - docId: The document.
///   - member: The person, by account or email address.
- (instancetype)initWithDocId:(NSString *)docId member:(DBXSharingMemberSelector *)member NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// Who may open a document by its link.
@interface DBXPaperSharingPolicy : DBXObject
/// What people outside of the team may do.
@property (nonatomic, readonly, nullable) DBXPaperSharingPublicPolicyType *publicSharingPolicy;
/// What teammates may do. Only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBXPaperSharingTeamPolicyType *teamSharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - publicSharingPolicy: What people outside of the team may do.
///   - teamSharingPolicy: What teammates may do. Only if the user belongs to a team.
- (instancetype)initWithPublicSharingPolicy:(nullable DBXPaperSharingPublicPolicyType *)publicSharingPolicy
    teamSharingPolicy:(nullable DBXPaperSharingTeamPolicyType *)teamSharingPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// What people outside of the team may do with a document by its link.
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

/// View, comment and change it.
@interface DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_edit`.
+ (instancetype)new;
@end

/// View it and comment.
@interface DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
+ (instancetype)new;
@end

/// Nothing, unless they are invited.
@interface DBXPaperSharingPublicPolicyTypeInviteOnly : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// Nothing.
@interface DBXPaperSharingPublicPolicyTypeDisabled : DBXPaperSharingPublicPolicyType
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// What people may do with a document by its link.
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

/// View, comment and change it.
@interface DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `people_with_link_can_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_edit`.
+ (instancetype)new;
@end

/// View it and comment.
@interface DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `people_with_link_can_view_and_comment`.
+ (instancetype)new;
@end

/// Nothing, unless they are invited.
@interface DBXPaperSharingTeamPolicyTypeInviteOnly : DBXPaperSharingTeamPolicyType
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// Somebody who has access to a document.
@interface DBXPaperUserInfoWithPermissionLevel : DBXObject
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;
/// What they may do.
@property (nonatomic, readonly) DBXPaperPaperDocPermissionLevel *permissionLevel;

/// Creates an object.
///
/// - Parameters:
///   - user: The person.
///   - permissionLevel: What they may do.
- (instancetype)initWithUser:(DBXSharingUserInfo *)user
    permissionLevel:(DBXPaperPaperDocPermissionLevel *)permissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Which people to list.
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

/// Those who have visited the document.
@interface DBXPaperUserOnPaperDocFilterVisited : DBXPaperUserOnPaperDocFilter
/// Creates an object with the tag `visited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `visited`.
+ (instancetype)new;
@end

/// Those who have access.
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
