// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXSecondaryEmailsSecondaryEmail, DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser,
    DBXTeamAddSecondaryEmailResultAlreadyPending, DBXTeamAddSecondaryEmailResultOther,
    DBXTeamAddSecondaryEmailResultRateLimited, DBXTeamAddSecondaryEmailResultReachedLimit,
    DBXTeamAddSecondaryEmailResultSuccess, DBXTeamAddSecondaryEmailResultTooManyUpdates,
    DBXTeamAddSecondaryEmailResultTransientError, DBXTeamAddSecondaryEmailResultUnavailable,
    DBXTeamAddSecondaryEmailResultUnknownError, DBXTeamAddSecondaryEmailsErrorOther,
    DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled, DBXTeamAddSecondaryEmailsErrorTooManyEmails,
    DBXTeamAdminTierMemberOnly, DBXTeamAdminTierSupportAdmin, DBXTeamAdminTierTeamAdmin,
    DBXTeamAdminTierUserManagementAdmin, DBXTeamBaseTeamFolderErrorAccessError, DBXTeamBaseTeamFolderErrorOther,
    DBXTeamBaseTeamFolderErrorStatusError, DBXTeamBaseTeamFolderErrorTeamSharedDropboxError,
    DBXTeamBulkSuspendErrorActingAdmin, DBXTeamBulkSuspendErrorDuplicateClientItemId,
    DBXTeamBulkSuspendErrorDuplicateTeamMemberId, DBXTeamBulkSuspendErrorInvalidRequest,
    DBXTeamBulkSuspendErrorLastAdmin, DBXTeamBulkSuspendErrorOther, DBXTeamBulkSuspendErrorTooManyMembers,
    DBXTeamBulkSuspendJobStatusComplete, DBXTeamBulkSuspendJobStatusFailed, DBXTeamBulkSuspendJobStatusInProgress,
    DBXTeamBulkSuspendJobStatusOther, DBXTeamBulkSuspendMemberTarget, DBXTeamBulkSuspendReportDeliveryStatus,
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered,
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed,
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending,
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified,
    DBXTeamBulkSuspendReportDeliveryStatusOther, DBXTeamBulkSuspendRowFailureOther,
    DBXTeamBulkSuspendRowFailurePermissionChanged, DBXTeamBulkSuspendRowFailureProtectedActingAdmin,
    DBXTeamBulkSuspendRowFailureSuspendFailed, DBXTeamBulkSuspendRowFailureSuspendInactiveUser,
    DBXTeamBulkSuspendRowFailureSuspendLastAdmin, DBXTeamBulkSuspendRowFailureTeamLicenseLimit,
    DBXTeamBulkSuspendRowFailureUserNotFound, DBXTeamBulkSuspendRowFailureUserNotInTeam,
    DBXTeamBulkSuspendRowOutcomeFailed, DBXTeamBulkSuspendRowOutcomeOther, DBXTeamBulkSuspendRowOutcomeSuspended,
    DBXTeamBulkSuspendRowOutcomeUnknown, DBXTeamBulkSuspendTaskFailure, DBXTeamBulkSuspendTaskFailureOther,
    DBXTeamBulkSuspendTaskFailureUnusableResult, DBXTeamCustomQuotaErrorOther, DBXTeamCustomQuotaErrorTooManyUsers,
    DBXTeamCustomQuotaResultInvalidUser, DBXTeamCustomQuotaResultOther, DBXTeamCustomQuotaResultSuccess,
    DBXTeamDateRangeErrorOther, DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary,
    DBXTeamDeleteSecondaryEmailResultNotFound, DBXTeamDeleteSecondaryEmailResultOther,
    DBXTeamDeleteSecondaryEmailResultSuccess, DBXTeamDesktopPlatform, DBXTeamDesktopPlatformLinux,
    DBXTeamDesktopPlatformMac, DBXTeamDesktopPlatformOther, DBXTeamDesktopPlatformWindows,
    DBXTeamExcludedUsersListContinueErrorInvalidCursor, DBXTeamExcludedUsersListContinueErrorOther,
    DBXTeamExcludedUsersListErrorListError, DBXTeamExcludedUsersListErrorOther, DBXTeamExcludedUsersUpdateErrorOther,
    DBXTeamExcludedUsersUpdateErrorTooManyUsers, DBXTeamExcludedUsersUpdateErrorUsersNotInTeam,
    DBXTeamExcludedUsersUpdateStatus, DBXTeamExcludedUsersUpdateStatusOther, DBXTeamExcludedUsersUpdateStatusSuccess,
    DBXTeamFeatureHasDistinctMemberHomes, DBXTeamFeatureHasTeamFileEvents, DBXTeamFeatureHasTeamSelectiveSync,
    DBXTeamFeatureHasTeamSharedDropbox, DBXTeamFeatureOther, DBXTeamFeatureUploadApiRateLimit,
    DBXTeamFeatureValueHasDistinctMemberHomes, DBXTeamFeatureValueHasTeamFileEvents,
    DBXTeamFeatureValueHasTeamSelectiveSync, DBXTeamFeatureValueHasTeamSharedDropbox, DBXTeamFeatureValueOther,
    DBXTeamFeatureValueUploadApiRateLimit, DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList,
    DBXTeamFeaturesGetValuesBatchErrorOther, DBXTeamHasDistinctMemberHomesValue, DBXTeamHasTeamFileEventsValue,
    DBXTeamHasTeamSelectiveSyncValue, DBXTeamHasTeamSharedDropboxValue, DBXTeamMemberProfile,
    DBXTeamMembersDeactivateArg, DBXTeamTeamFolderAccessError, DBXTeamTeamFolderInvalidStatusError,
    DBXTeamTeamFolderTeamSharedDropboxError, DBXTeamUploadApiRateLimitValue, DBXTeamUserAddResult,
    DBXTeamUserCustomQuotaResult, DBXTeamUserDeleteResult, DBXTeamUserSecondaryEmailsArg, DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// A member's session in a web browser.
@interface DBXTeamActiveWebSession : DBXTeamDeviceSession
/// The user agent of the browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The name of the browser.
@property (nonatomic, readonly, copy) NSString *browser;
/// The time at which the session expires.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    userAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// The outcome for one email address.
@interface DBXTeamAddSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamAddSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `unavailable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultUnavailable *asUnavailable;
/// The object if its tag is `already_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultAlreadyPending *asAlreadyPending;
/// The object if its tag is `already_owned_by_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser *asAlreadyOwnedByUser;
/// The object if its tag is `reached_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultReachedLimit *asReachedLimit;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultTransientError *asTransientError;
/// The object if its tag is `too_many_updates`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultTooManyUpdates *asTooManyUpdates;
/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultUnknownError *asUnknownError;
/// The object if its tag is `rate_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultRateLimited *asRateLimited;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultOther *asOther;
@end

/// The email address was added.
@interface DBXTeamAddSecondaryEmailResultSuccess : DBXTeamAddSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, strong) DBXSecondaryEmailsSecondaryEmail *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXSecondaryEmailsSecondaryEmail *)success NS_DESIGNATED_INITIALIZER;
@end

/// The email address belongs to another account. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamAddSecondaryEmailResultUnavailable : DBXTeamAddSecondaryEmailResult
/// The value of `unavailable`.
@property (nonatomic, copy) NSString *unavailable;
/// Creates an object with the tag `unavailable`.
- (instancetype)init:(NSString *)unavailable NS_DESIGNATED_INITIALIZER;
@end

/// The email address already awaits verification. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamAddSecondaryEmailResultAlreadyPending : DBXTeamAddSecondaryEmailResult
/// The value of `already_pending`.
@property (nonatomic, copy) NSString *alreadyPending;
/// Creates an object with the tag `already_pending`.
- (instancetype)init:(NSString *)alreadyPending NS_DESIGNATED_INITIALIZER;
@end

/// The member already has the email address. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser : DBXTeamAddSecondaryEmailResult
/// The value of `already_owned_by_user`.
@property (nonatomic, copy) NSString *alreadyOwnedByUser;
/// Creates an object with the tag `already_owned_by_user`.
- (instancetype)init:(NSString *)alreadyOwnedByUser NS_DESIGNATED_INITIALIZER;
@end

/// The member has reached the limit of email addresses. The associated value is the email address that wasn't added. At
/// most 255 characters. Is an email address.
@interface DBXTeamAddSecondaryEmailResultReachedLimit : DBXTeamAddSecondaryEmailResult
/// The value of `reached_limit`.
@property (nonatomic, copy) NSString *reachedLimit;
/// Creates an object with the tag `reached_limit`.
- (instancetype)init:(NSString *)reachedLimit NS_DESIGNATED_INITIALIZER;
@end

/// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255 characters.
/// Is an email address. Deprecated.
@interface DBXTeamAddSecondaryEmailResultTransientError : DBXTeamAddSecondaryEmailResult
/// The value of `transient_error`.
@property (nonatomic, copy) NSString *transientError;
/// Creates an object with the tag `transient_error`.
- (instancetype)init:(NSString *)transientError NS_DESIGNATED_INITIALIZER;
@end

/// Another update of the email address is in progress. Try again. The associated value is the email address. At most
/// 255 characters. Is an email address.
@interface DBXTeamAddSecondaryEmailResultTooManyUpdates : DBXTeamAddSecondaryEmailResult
/// The value of `too_many_updates`.
@property (nonatomic, copy) NSString *tooManyUpdates;
/// Creates an object with the tag `too_many_updates`.
- (instancetype)init:(NSString *)tooManyUpdates NS_DESIGNATED_INITIALIZER;
@end

/// An error occurred. The associated value is the email address. At most 255 characters. Is an email address.
@interface DBXTeamAddSecondaryEmailResultUnknownError : DBXTeamAddSecondaryEmailResult
/// The value of `unknown_error`.
@property (nonatomic, copy) NSString *unknownError;
/// Creates an object with the tag `unknown_error`.
- (instancetype)init:(NSString *)unknownError NS_DESIGNATED_INITIALIZER;
@end

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Is an email address.
@interface DBXTeamAddSecondaryEmailResultRateLimited : DBXTeamAddSecondaryEmailResult
/// The value of `rate_limited`.
@property (nonatomic, copy) NSString *rateLimited;
/// Creates an object with the tag `rate_limited`.
- (instancetype)init:(NSString *)rateLimited NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamAddSecondaryEmailResultOther : DBXTeamAddSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The email addresses to add to members' accounts.
@interface DBXTeamAddSecondaryEmailsArg : DBXObject
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *newSecondaryEmails;
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
- (NSArray<DBXTeamUserSecondaryEmailsArg *> *)newSecondaryEmails DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameter newSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses
///   for each call.
- (instancetype)initWithNewSecondaryEmails:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)newSecondaryEmails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no email addresses were added.
@interface DBXTeamAddSecondaryEmailsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamAddSecondaryEmailsError (Members)
/// The object if its tag is `secondary_emails_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled *asSecondaryEmailsDisabled;

/// The object if its tag is `too_many_emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailsErrorTooManyEmails *asTooManyEmails;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailsErrorOther *asOther;
@end

/// The team doesn't allow secondary email addresses.
@interface DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `secondary_emails_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains more than 20 email addresses.
@interface DBXTeamAddSecondaryEmailsErrorTooManyEmails : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `too_many_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamAddSecondaryEmailsErrorOther : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each member.
@interface DBXTeamAddSecondaryEmailsResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserAddResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBXTeamUserAddResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// The admin permissions of a member.
@interface DBXTeamAdminTier : DBXObject
@end

/// The members of the union.
@interface DBXTeamAdminTier (Members)
/// The object if its tag is `team_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierTeamAdmin *asTeamAdmin;
/// The object if its tag is `user_management_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierUserManagementAdmin *asUserManagementAdmin;
/// The object if its tag is `support_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierSupportAdmin *asSupportAdmin;
/// The object if its tag is `member_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierMemberOnly *asMemberOnly;
@end

/// The member has all admin permissions.
@interface DBXTeamAdminTierTeamAdmin : DBXTeamAdminTier
/// Creates an object with the tag `team_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can do most tasks of managing members.
@interface DBXTeamAdminTierUserManagementAdmin : DBXTeamAdminTier
/// Creates an object with the tag `user_management_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can do a limited set of common support tasks. New kinds of admin roles may appear as this one.
@interface DBXTeamAdminTierSupportAdmin : DBXTeamAdminTier
/// Creates an object with the tag `support_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member has no admin permissions.
@interface DBXTeamAdminTierMemberOnly : DBXTeamAdminTier
/// Creates an object with the tag `member_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An app that a member has linked.
@interface DBXTeamApiApp : DBXObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy) NSString *appName;
/// The publisher of the app.
@property (nonatomic, readonly, copy, nullable) NSString *publisher;
/// The URL of the publisher.
@property (nonatomic, readonly, copy, nullable) NSString *publisherUrl;
/// The time at which the app was linked.
@property (nonatomic, readonly, copy, nullable) NSDate *linked;
/// A Boolean value that indicates whether the app has access only to its app folder.
@property (nonatomic, readonly) NSNumber *isAppFolder;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppId:(NSString *)appId
    appName:(NSString *)appName
    isAppFolder:(NSNumber *)isAppFolder
    publisher:(nullable NSString *)publisher
    publisherUrl:(nullable NSString *)publisherUrl
    linked:(nullable NSDate *)linked
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't changed.
@interface DBXTeamBaseTeamFolderError : DBXObject
@end

/// The members of the union.
@interface DBXTeamBaseTeamFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamBaseTeamFolderErrorAccessError : DBXTeamBaseTeamFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamBaseTeamFolderErrorStatusError : DBXTeamBaseTeamFolderError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamBaseTeamFolderErrorTeamSharedDropboxError : DBXTeamBaseTeamFolderError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBaseTeamFolderErrorOther : DBXTeamBaseTeamFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members to suspend.
@interface DBXTeamBulkSuspendArg : DBXObject
/// The members, from 1 to 500, without duplicates.
@property (nonatomic, readonly, copy) NSArray<DBXTeamBulkSuspendMemberTarget *> *members;

/// Creates an object.
///
/// - Parameter members: The members, from 1 to 500, without duplicates.
- (instancetype)initWithMembers:(NSArray<DBXTeamBulkSuspendMemberTarget *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The result of a job of `membersBulkSuspend`.
@interface DBXTeamBulkSuspendComplete : DBXObject
/// The number of members to suspend.
@property (nonatomic, readonly) NSNumber *requested;
/// The number of suspended members.
@property (nonatomic, readonly) NSNumber *suspended;
/// The number of members that couldn't be suspended.
@property (nonatomic, readonly) NSNumber *failed;
/// The number of members whose outcome isn't known.
@property (nonatomic, readonly) NSNumber *unknown;
/// The delivery status of the report.
@property (nonatomic, readonly) DBXTeamBulkSuspendReportDeliveryStatus *reportDelivery;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequested:(NSNumber *)requested
    suspended:(NSNumber *)suspended
    failed:(NSNumber *)failed
    unknown:(NSNumber *)unknown
    reportDelivery:(DBXTeamBulkSuspendReportDeliveryStatus *)reportDelivery
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no job was started.
@interface DBXTeamBulkSuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendError (Members)
/// The object if its tag is `invalid_request`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorInvalidRequest *asInvalidRequest;
/// The object if its tag is `too_many_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorTooManyMembers *asTooManyMembers;
/// The object if its tag is `duplicate_client_item_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorDuplicateClientItemId *asDuplicateClientItemId;
/// The object if its tag is `duplicate_team_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorDuplicateTeamMemberId *asDuplicateTeamMemberId;
/// The object if its tag is `acting_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorActingAdmin *asActingAdmin;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorLastAdmin *asLastAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorOther *asOther;
@end

/// The request isn't valid.
@interface DBXTeamBulkSuspendErrorInvalidRequest : DBXTeamBulkSuspendError
/// Creates an object with the tag `invalid_request`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains more than 500 members.
@interface DBXTeamBulkSuspendErrorTooManyMembers : DBXTeamBulkSuspendError
/// Creates an object with the tag `too_many_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two entries have the same `clientItemId`.
@interface DBXTeamBulkSuspendErrorDuplicateClientItemId : DBXTeamBulkSuspendError
/// Creates an object with the tag `duplicate_client_item_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains a member twice.
@interface DBXTeamBulkSuspendErrorDuplicateTeamMemberId : DBXTeamBulkSuspendError
/// Creates an object with the tag `duplicate_team_member_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Admins can't suspend themselves.
@interface DBXTeamBulkSuspendErrorActingAdmin : DBXTeamBulkSuspendError
/// Creates an object with the tag `acting_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamBulkSuspendErrorLastAdmin : DBXTeamBulkSuspendError
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendErrorOther : DBXTeamBulkSuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `membersBulkSuspend`.
@interface DBXTeamBulkSuspendJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXTeamBulkSuspendJobStatusInProgress : DBXTeamBulkSuspendJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete.
@interface DBXTeamBulkSuspendJobStatusComplete : DBXTeamBulkSuspendJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamBulkSuspendComplete *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamBulkSuspendComplete *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXTeamBulkSuspendJobStatusFailed : DBXTeamBulkSuspendJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamBulkSuspendTaskFailure *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamBulkSuspendTaskFailure *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendJobStatusOther : DBXTeamBulkSuspendJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member to suspend.
@interface DBXTeamBulkSuspendMemberTarget : DBXObject
/// An identifier that the caller chooses, to find the member in the report.
@property (nonatomic, readonly, copy) NSString *clientItemId;
/// The member to suspend, and whether to delete data on their devices.
@property (nonatomic, readonly) DBXTeamMembersDeactivateArg *suspendArg;

/// Creates an object.
///
/// - Parameters:
///   - clientItemId: An identifier that the caller chooses, to find the member in the report.
///   - suspendArg: The member to suspend, and whether to delete data on their devices.
- (instancetype)initWithClientItemId:(NSString *)clientItemId
    suspendArg:(DBXTeamMembersDeactivateArg *)suspendArg
    NS_DESIGNATED_INITIALIZER;
@end

/// The delivery status of a report.
@interface DBXTeamBulkSuspendReportDeliveryStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendReportDeliveryStatus (Members)
/// The object if its tag is `bulk_suspend_report_delivery_status_unspecified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified *asBulkSuspendReportDeliveryStatusUnspecified;

/// The object if its tag is `bulk_suspend_report_delivery_status_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending *asBulkSuspendReportDeliveryStatusPending;

/// The object if its tag is `bulk_suspend_report_delivery_status_delivered`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered *asBulkSuspendReportDeliveryStatusDelivered;

/// The object if its tag is `bulk_suspend_report_delivery_status_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed *asBulkSuspendReportDeliveryStatusFailed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendReportDeliveryStatusOther *asOther;
@end

/// The status isn't known.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_unspecified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The report will be delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_pending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The report was delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_delivered`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The report couldn't be delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendReportDeliveryStatusOther : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that one member wasn't suspended.
@interface DBXTeamBulkSuspendRowFailure : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendRowFailure (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureOther *asOther;
/// The object if its tag is `suspend_inactive_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendInactiveUser *asSuspendInactiveUser;
/// The object if its tag is `suspend_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendLastAdmin *asSuspendLastAdmin;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `protected_acting_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureProtectedActingAdmin *asProtectedActingAdmin;
/// The object if its tag is `permission_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailurePermissionChanged *asPermissionChanged;
/// The object if its tag is `suspend_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendFailed *asSuspendFailed;
@end

/// The team has no such member.
@interface DBXTeamBulkSuspendRowFailureUserNotFound : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamBulkSuspendRowFailureUserNotInTeam : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendRowFailureOther : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member isn't active.
@interface DBXTeamBulkSuspendRowFailureSuspendInactiveUser : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamBulkSuspendRowFailureSuspendLastAdmin : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamBulkSuspendRowFailureTeamLicenseLimit : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is the admin who made the request.
@interface DBXTeamBulkSuspendRowFailureProtectedActingAdmin : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `protected_acting_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin no longer has the permission.
@interface DBXTeamBulkSuspendRowFailurePermissionChanged : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `permission_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation failed.
@interface DBXTeamBulkSuspendRowFailureSuspendFailed : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamBulkSuspendRowOutcome : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendRowOutcome (Members)
/// The object if its tag is `suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeSuspended *asSuspended;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeFailed *asFailed;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeUnknown *asUnknown;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeOther *asOther;
@end

/// The member was suspended.
@interface DBXTeamBulkSuspendRowOutcomeSuspended : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member wasn't suspended.
@interface DBXTeamBulkSuspendRowOutcomeFailed : DBXTeamBulkSuspendRowOutcome
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamBulkSuspendRowFailure *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamBulkSuspendRowFailure *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The outcome isn't known.
@interface DBXTeamBulkSuspendRowOutcomeUnknown : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendRowOutcomeOther : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a job failed.
@interface DBXTeamBulkSuspendTaskFailure : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendTaskFailure (Members)
/// The object if its tag is `unusable_result`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendTaskFailureUnusableResult *asUnusableResult;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendTaskFailureOther *asOther;
@end

/// The result of the job can't be used.
@interface DBXTeamBulkSuspendTaskFailureUnusableResult : DBXTeamBulkSuspendTaskFailure
/// Creates an object with the tag `unusable_result`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendTaskFailureOther : DBXTeamBulkSuspendTaskFailure
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that space limits weren't returned or changed.
@interface DBXTeamCustomQuotaError : DBXObject
@end

/// The members of the union.
@interface DBXTeamCustomQuotaError (Members)
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaErrorOther *asOther;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamCustomQuotaErrorTooManyUsers : DBXTeamCustomQuotaError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCustomQuotaErrorOther : DBXTeamCustomQuotaError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The space limit of one member.
@interface DBXTeamCustomQuotaResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamCustomQuotaResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultOther *asOther;
@end

/// The space limit of the member.
@interface DBXTeamCustomQuotaResultSuccess : DBXTeamCustomQuotaResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserCustomQuotaResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserCustomQuotaResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamCustomQuotaResultInvalidUser : DBXTeamCustomQuotaResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCustomQuotaResultOther : DBXTeamCustomQuotaResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members whose space limits to get or remove.
@interface DBXTeamCustomQuotaUsersArg : DBXObject
/// The members, at most 1,000.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameter users: The members, at most 1,000.
- (instancetype)initWithUsers:(NSArray<DBXTeamUserSelectorArg *> *)users NS_DESIGNATED_INITIALIZER;
@end

/// The range of days of a report.
@interface DBXTeamDateRange : DBXObject
/// The first day. The default, and the earliest possible day, is 6 months ago.
@property (nonatomic, readonly, copy, nullable) NSDate *startDate;
/// The day after the last day.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (instancetype)initWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no report was created.
@interface DBXTeamDateRangeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamDateRangeError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDateRangeErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDateRangeErrorOther : DBXTeamDateRangeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one email address.
@interface DBXTeamDeleteSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamDeleteSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultNotFound *asNotFound;
/// The object if its tag is `cannot_remove_primary`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary *asCannotRemovePrimary;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultOther *asOther;
@end

/// The email address was removed. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamDeleteSecondaryEmailResultSuccess : DBXTeamDeleteSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, copy) NSString *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(NSString *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member doesn't have the email address. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamDeleteSecondaryEmailResultNotFound : DBXTeamDeleteSecondaryEmailResult
/// The value of `not_found`.
@property (nonatomic, copy) NSString *notFound;
/// Creates an object with the tag `not_found`.
- (instancetype)init:(NSString *)notFound NS_DESIGNATED_INITIALIZER;
@end

/// The email address is the member's primary one. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary : DBXTeamDeleteSecondaryEmailResult
/// The value of `cannot_remove_primary`.
@property (nonatomic, copy) NSString *cannotRemovePrimary;
/// Creates an object with the tag `cannot_remove_primary`.
- (instancetype)init:(NSString *)cannotRemovePrimary NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDeleteSecondaryEmailResultOther : DBXTeamDeleteSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The email addresses to remove from members' accounts.
@interface DBXTeamDeleteSecondaryEmailsArg : DBXObject
/// The members, each with the email addresses to remove.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *emailsToDelete;

/// Creates an object.
///
/// - Parameter emailsToDelete: The members, each with the email addresses to remove.
- (instancetype)initWithEmailsToDelete:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToDelete
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each member.
@interface DBXTeamDeleteSecondaryEmailsResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserDeleteResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBXTeamUserDeleteResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// A computer that a member has linked.
@interface DBXTeamDesktopClientSession : DBXTeamDeviceSession
/// The name of the computer.
@property (nonatomic, readonly, copy) NSString *hostName;
/// The type of the computer.
@property (nonatomic, readonly) DBXTeamDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    hostName:(NSString *)hostName
    clientType:(DBXTeamDesktopPlatform *)clientType
    clientVersion:(NSString *)clientVersion
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// The type of a computer.
@interface DBXTeamDesktopPlatform : DBXObject
@end

/// The members of the union.
@interface DBXTeamDesktopPlatform (Members)
/// The object if its tag is `windows`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformWindows *asWindows;
/// The object if its tag is `mac`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformMac *asMac;
/// The object if its tag is `linux`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformLinux *asLinux;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformOther *asOther;
@end

/// Windows.
@interface DBXTeamDesktopPlatformWindows : DBXTeamDesktopPlatform
/// Creates an object with the tag `windows`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Mac.
@interface DBXTeamDesktopPlatformMac : DBXTeamDesktopPlatform
/// Creates an object with the tag `mac`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Linux.
@interface DBXTeamDesktopPlatformLinux : DBXTeamDesktopPlatform
/// Creates an object with the tag `linux`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDesktopPlatformOther : DBXTeamDesktopPlatform
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The number of active devices for each day. An element is `nil` if it isn't known.
@interface DBXTeamDevicesActive : DBXObject
/// Computers with Windows.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *windows;
/// Macs.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *macos;
/// Computers with Linux.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *linux;
/// Devices with iOS.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *ios;
/// Devices with Android.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *android;
/// Other devices.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *other;
/// All devices.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *total;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithWindows:(NSArray<NSNumber *> *)windows
    macos:(NSArray<NSNumber *> *)macos
    linux:(NSArray<NSNumber *> *)linux
    ios:(NSArray<NSNumber *> *)ios
    android:(NSArray<NSNumber *> *)android
    other:(NSArray<NSNumber *> *)other
    total:(NSArray<NSNumber *> *)total
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members who are exempt from space limits.
@interface DBXTeamExcludedUsersListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamExcludedUsersListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamExcludedUsersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamExcludedUsersListContinueErrorInvalidCursor : DBXTeamExcludedUsersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersListContinueErrorOther : DBXTeamExcludedUsersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that members weren't listed.
@interface DBXTeamExcludedUsersListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersListError (Members)
/// The object if its tag is `list_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListErrorListError *asListError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListErrorOther *asOther;
@end

/// An error occurred.
@interface DBXTeamExcludedUsersListErrorListError : DBXTeamExcludedUsersListError
/// Creates an object with the tag `list_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersListErrorOther : DBXTeamExcludedUsersListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members who are exempt from space limits.
@interface DBXTeamExcludedUsersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberProfile *> *users;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsers:(NSArray<DBXTeamMemberProfile *> *)users
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The members to exempt from space limits, or whose exemption to remove.
@interface DBXTeamExcludedUsersUpdateArg : DBXObject
/// The members, at most 1,000.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameter users: The members, at most 1,000.
- (instancetype)initWithUsers:(nullable NSArray<DBXTeamUserSelectorArg *> *)users NS_DESIGNATED_INITIALIZER;
@end

/// The reason that exemptions weren't changed.
@interface DBXTeamExcludedUsersUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersUpdateError (Members)
/// The object if its tag is `users_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorUsersNotInTeam *asUsersNotInTeam;
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorOther *asOther;
@end

/// Some of the users aren't members of the team.
@interface DBXTeamExcludedUsersUpdateErrorUsersNotInTeam : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `users_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamExcludedUsersUpdateErrorTooManyUsers : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersUpdateErrorOther : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of changing exemptions.
@interface DBXTeamExcludedUsersUpdateResult : DBXObject
/// The status of the change.
@property (nonatomic, readonly) DBXTeamExcludedUsersUpdateStatus *status;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStatus:(DBXTeamExcludedUsersUpdateStatus *)status NS_DESIGNATED_INITIALIZER;
@end

/// The status of a change of exemptions.
@interface DBXTeamExcludedUsersUpdateStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersUpdateStatus (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateStatusSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateStatusOther *asOther;
@end

/// The change succeeded.
@interface DBXTeamExcludedUsersUpdateStatusSuccess : DBXTeamExcludedUsersUpdateStatus
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersUpdateStatusOther : DBXTeamExcludedUsersUpdateStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A feature of a team.
@interface DBXTeamFeature : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeature (Members)
/// The object if its tag is `upload_api_rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureUploadApiRateLimit *asUploadApiRateLimit;
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `has_team_file_events`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamFileEvents *asHasTeamFileEvents;
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasDistinctMemberHomes *asHasDistinctMemberHomes;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureOther *asOther;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamFeatureUploadApiRateLimit : DBXTeamFeature
/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has a team space.
@interface DBXTeamFeatureHasTeamSharedDropbox : DBXTeamFeature
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team log includes file events.
@interface DBXTeamFeatureHasTeamFileEvents : DBXTeamFeature
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team folders have sync settings.
@interface DBXTeamFeatureHasTeamSelectiveSync : DBXTeamFeature
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Each member has a home folder.
@interface DBXTeamFeatureHasDistinctMemberHomes : DBXTeamFeature
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeatureOther : DBXTeamFeature
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The value of a feature.
@interface DBXTeamFeatureValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeatureValue (Members)
/// The object if its tag is `upload_api_rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueUploadApiRateLimit *asUploadApiRateLimit;
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `has_team_file_events`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamFileEvents *asHasTeamFileEvents;
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasDistinctMemberHomes *asHasDistinctMemberHomes;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueOther *asOther;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamFeatureValueUploadApiRateLimit : DBXTeamFeatureValue
/// The value of `upload_api_rate_limit`.
@property (nonatomic, strong) DBXTeamUploadApiRateLimitValue *uploadApiRateLimit;
/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)init:(DBXTeamUploadApiRateLimitValue *)uploadApiRateLimit NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team has a team space.
@interface DBXTeamFeatureValueHasTeamSharedDropbox : DBXTeamFeatureValue
/// The value of `has_team_shared_dropbox`.
@property (nonatomic, strong) DBXTeamHasTeamSharedDropboxValue *hasTeamSharedDropbox;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init:(DBXTeamHasTeamSharedDropboxValue *)hasTeamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team log includes file events.
@interface DBXTeamFeatureValueHasTeamFileEvents : DBXTeamFeatureValue
/// The value of `has_team_file_events`.
@property (nonatomic, strong) DBXTeamHasTeamFileEventsValue *hasTeamFileEvents;
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)init:(DBXTeamHasTeamFileEventsValue *)hasTeamFileEvents NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether team folders have sync settings.
@interface DBXTeamFeatureValueHasTeamSelectiveSync : DBXTeamFeatureValue
/// The value of `has_team_selective_sync`.
@property (nonatomic, strong) DBXTeamHasTeamSelectiveSyncValue *hasTeamSelectiveSync;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init:(DBXTeamHasTeamSelectiveSyncValue *)hasTeamSelectiveSync NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether each member has a home folder.
@interface DBXTeamFeatureValueHasDistinctMemberHomes : DBXTeamFeatureValue
/// The value of `has_distinct_member_homes`.
@property (nonatomic, strong) DBXTeamHasDistinctMemberHomesValue *hasDistinctMemberHomes;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init:(DBXTeamHasDistinctMemberHomesValue *)hasDistinctMemberHomes NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeatureValueOther : DBXTeamFeatureValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The features whose values to get.
@interface DBXTeamFeaturesGetValuesBatchArg : DBXObject
/// The features, at least one.
@property (nonatomic, readonly, copy) NSArray<DBXTeamFeature *> *features;

/// Creates an object.
///
/// - Parameter features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBXTeamFeature *> *)features NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no features were returned.
@interface DBXTeamFeaturesGetValuesBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeaturesGetValuesBatchError (Members)
/// The object if its tag is `empty_features_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList *asEmptyFeaturesList;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeaturesGetValuesBatchErrorOther *asOther;
@end

/// The list of features is empty.
@interface DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList : DBXTeamFeaturesGetValuesBatchError
/// Creates an object with the tag `empty_features_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeaturesGetValuesBatchErrorOther : DBXTeamFeaturesGetValuesBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The values of the requested features.
@interface DBXTeamFeaturesGetValuesBatchResult : DBXObject
/// The values of the requested features.
@property (nonatomic, readonly, copy) NSArray<DBXTeamFeatureValue *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<DBXTeamFeatureValue *> *)values NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
