// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBSECONDARYEMAILSSecondaryEmail, DBTEAMBulkSuspendMemberTarget, DBTEAMBulkSuspendReportDeliveryStatus,
    DBTEAMBulkSuspendTaskFailure, DBTEAMDesktopPlatform, DBTEAMExcludedUsersUpdateStatus,
    DBTEAMHasDistinctMemberHomesValue, DBTEAMHasTeamFileEventsValue, DBTEAMHasTeamSelectiveSyncValue,
    DBTEAMHasTeamSharedDropboxValue, DBTEAMMemberProfile, DBTEAMMembersDeactivateArg, DBTEAMTeamFolderAccessError,
    DBTEAMTeamFolderInvalidStatusError, DBTEAMTeamFolderTeamSharedDropboxError, DBTEAMUploadApiRateLimitValue,
    DBTEAMUserAddResult, DBTEAMUserCustomQuotaResult, DBTEAMUserDeleteResult, DBTEAMUserSecondaryEmailsArg,
    DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// A member's session in a web browser.
@interface DBTEAMActiveWebSession : DBTEAMDeviceSession
/// The user agent of the browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The name of the browser.
@property (nonatomic, readonly, copy) NSString *browser;
/// The time at which the session expires.
@property (nonatomic, readonly, nullable) NSDate *expires;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    userAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId
    userAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser;
@end

/// Converts `DBTEAMActiveWebSession` from and to JSON.
@interface DBTEAMActiveWebSessionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMActiveWebSession *)instance;
+ (DBTEAMActiveWebSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMAddSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMAddSecondaryEmailResultTag) {
    /// The email address was added.
    DBTEAMAddSecondaryEmailResultSuccess,
    /// The email address belongs to another account. The associated value is the email address. At most 255 characters.
    /// Is an email address.
    DBTEAMAddSecondaryEmailResultUnavailable,
    /// The email address already awaits verification. The associated value is the email address. At most 255
    /// characters. Is an email address.
    DBTEAMAddSecondaryEmailResultAlreadyPending,
    /// The member already has the email address. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMAddSecondaryEmailResultAlreadyOwnedByUser,
    /// The member has reached the limit of email addresses. The associated value is the email address that wasn't
    /// added. At most 255 characters. Is an email address.
    DBTEAMAddSecondaryEmailResultReachedLimit,
    /// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255
    /// characters. Is an email address. Deprecated.
    DBTEAMAddSecondaryEmailResultTransientError,
    /// Another update of the email address is in progress. Try again. The associated value is the email address. At
    /// most 255 characters. Is an email address.
    DBTEAMAddSecondaryEmailResultTooManyUpdates,
    /// An error occurred. The associated value is the email address. At most 255 characters. Is an email address.
    DBTEAMAddSecondaryEmailResultUnknownError,
    /// Too many emails were sent to the email address. Try again later. The associated value is the email address. At
    /// most 255 characters. Is an email address.
    DBTEAMAddSecondaryEmailResultRateLimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMAddSecondaryEmailResultOther,
};

/// The outcome for one email address.
@interface DBTEAMAddSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMAddSecondaryEmailResultTag tag;
/// The email address was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBSECONDARYEMAILSSecondaryEmail *success;

/// The email address belongs to another account. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isUnavailable` returns `YES`.
@property (nonatomic, readonly, copy) NSString *unavailable;

/// The email address already awaits verification. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isAlreadyPending` returns `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyPending;

/// The member already has the email address. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isAlreadyOwnedByUser` returns `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyOwnedByUser;

/// The member has reached the limit of email addresses. The associated value is the email address that wasn't added. At
/// most 255 characters. Is an email address. Has a value only if `isReachedLimit` returns `YES`.
@property (nonatomic, readonly, copy) NSString *reachedLimit;

/// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255 characters.
/// Is an email address. Deprecated. Has a value only if `isTransientError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *transientError;

/// Another update of the email address is in progress. Try again. The associated value is the email address. At most
/// 255 characters. Is an email address. Has a value only if `isTooManyUpdates` returns `YES`.
@property (nonatomic, readonly, copy) NSString *tooManyUpdates;

/// An error occurred. The associated value is the email address. At most 255 characters. Is an email address. Has a
/// value only if `isUnknownError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *unknownError;

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Is an email address. Has a value only if `isRateLimited` returns `YES`.
@property (nonatomic, readonly, copy) NSString *rateLimited;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBSECONDARYEMAILSSecondaryEmail *)success;
/// Creates an object with the tag `unavailable`.
- (instancetype)initWithUnavailable:(NSString *)unavailable;
/// Creates an object with the tag `already_pending`.
- (instancetype)initWithAlreadyPending:(NSString *)alreadyPending;
/// Creates an object with the tag `already_owned_by_user`.
- (instancetype)initWithAlreadyOwnedByUser:(NSString *)alreadyOwnedByUser;
/// Creates an object with the tag `reached_limit`.
- (instancetype)initWithReachedLimit:(NSString *)reachedLimit;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError:(NSString *)transientError;
/// Creates an object with the tag `too_many_updates`.
- (instancetype)initWithTooManyUpdates:(NSString *)tooManyUpdates;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError:(NSString *)unknownError;
/// Creates an object with the tag `rate_limited`.
- (instancetype)initWithRateLimited:(NSString *)rateLimited;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `unavailable`.
- (BOOL)isUnavailable;
/// Returns whether the tag is `already_pending`.
- (BOOL)isAlreadyPending;
/// Returns whether the tag is `already_owned_by_user`.
- (BOOL)isAlreadyOwnedByUser;
/// Returns whether the tag is `reached_limit`.
- (BOOL)isReachedLimit;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `too_many_updates`.
- (BOOL)isTooManyUpdates;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `rate_limited`.
- (BOOL)isRateLimited;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMAddSecondaryEmailResult` from and to JSON.
@interface DBTEAMAddSecondaryEmailResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailResult *)instance;
+ (DBTEAMAddSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to add to members' accounts.
@interface DBTEAMAddSecondaryEmailsArg : DBStoneObject
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *dNewSecondaryEmails;

/// Creates an object.
///
/// - Parameter dNewSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses
///   for each call.
- (instancetype)initWithDNewSecondaryEmails:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)dNewSecondaryEmails;
@end

/// Converts `DBTEAMAddSecondaryEmailsArg` from and to JSON.
@interface DBTEAMAddSecondaryEmailsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsArg *)instance;
+ (DBTEAMAddSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMAddSecondaryEmailsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMAddSecondaryEmailsErrorTag) {
    /// The team doesn't allow secondary email addresses.
    DBTEAMAddSecondaryEmailsErrorSecondaryEmailsDisabled,
    /// The call contains more than 20 email addresses.
    DBTEAMAddSecondaryEmailsErrorTooManyEmails,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMAddSecondaryEmailsErrorOther,
};

/// The reason that no email addresses were added.
@interface DBTEAMAddSecondaryEmailsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMAddSecondaryEmailsErrorTag tag;
/// Creates an object with the tag `secondary_emails_disabled`.
- (instancetype)initWithSecondaryEmailsDisabled;
/// Creates an object with the tag `too_many_emails`.
- (instancetype)initWithTooManyEmails;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `secondary_emails_disabled`.
- (BOOL)isSecondaryEmailsDisabled;
/// Returns whether the tag is `too_many_emails`.
- (BOOL)isTooManyEmails;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMAddSecondaryEmailsError` from and to JSON.
@interface DBTEAMAddSecondaryEmailsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsError *)instance;
+ (DBTEAMAddSecondaryEmailsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMAddSecondaryEmailsResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserAddResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBTEAMUserAddResult *> *)results;
@end

/// Converts `DBTEAMAddSecondaryEmailsResult` from and to JSON.
@interface DBTEAMAddSecondaryEmailsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsResult *)instance;
+ (DBTEAMAddSecondaryEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMAdminTier`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMAdminTierTag) {
    /// The member has all admin permissions.
    DBTEAMAdminTierTeamAdmin,
    /// The member can do most tasks of managing members.
    DBTEAMAdminTierUserManagementAdmin,
    /// The member can do a limited set of common support tasks. New kinds of admin roles may appear as this one.
    DBTEAMAdminTierSupportAdmin,
    /// The member has no admin permissions.
    DBTEAMAdminTierMemberOnly,
};

/// The admin permissions of a member.
@interface DBTEAMAdminTier : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMAdminTierTag tag;
/// Creates an object with the tag `team_admin`.
- (instancetype)initWithTeamAdmin;
/// Creates an object with the tag `user_management_admin`.
- (instancetype)initWithUserManagementAdmin;
/// Creates an object with the tag `support_admin`.
- (instancetype)initWithSupportAdmin;
/// Creates an object with the tag `member_only`.
- (instancetype)initWithMemberOnly;
/// Returns whether the tag is `team_admin`.
- (BOOL)isTeamAdmin;
/// Returns whether the tag is `user_management_admin`.
- (BOOL)isUserManagementAdmin;
/// Returns whether the tag is `support_admin`.
- (BOOL)isSupportAdmin;
/// Returns whether the tag is `member_only`.
- (BOOL)isMemberOnly;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMAdminTier` from and to JSON.
@interface DBTEAMAdminTierSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAdminTier *)instance;
+ (DBTEAMAdminTier *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app that a member has linked.
@interface DBTEAMApiApp : DBStoneObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy) NSString *appName;
/// The publisher of the app.
@property (nonatomic, readonly, copy, nullable) NSString *publisher;
/// The URL of the publisher.
@property (nonatomic, readonly, copy, nullable) NSString *publisherUrl;
/// The time at which the app was linked.
@property (nonatomic, readonly, nullable) NSDate *linked;
/// A Boolean value that indicates whether the app has access only to its app folder.
@property (nonatomic, readonly) NSNumber *isAppFolder;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAppId:(NSString *)appId
    appName:(NSString *)appName
    isAppFolder:(NSNumber *)isAppFolder
    publisher:(nullable NSString *)publisher
    publisherUrl:(nullable NSString *)publisherUrl
    linked:(nullable NSDate *)linked;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAppId:(NSString *)appId appName:(NSString *)appName isAppFolder:(NSNumber *)isAppFolder;
@end

/// Converts `DBTEAMApiApp` from and to JSON.
@interface DBTEAMApiAppSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMApiApp *)instance;
+ (DBTEAMApiApp *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBaseTeamFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBaseTeamFolderErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMBaseTeamFolderErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMBaseTeamFolderErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMBaseTeamFolderErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBaseTeamFolderErrorOther,
};

/// The reason that a team folder wasn't changed.
@interface DBTEAMBaseTeamFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBaseTeamFolderErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBaseTeamFolderError` from and to JSON.
@interface DBTEAMBaseTeamFolderErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBaseTeamFolderError *)instance;
+ (DBTEAMBaseTeamFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members to suspend.
@interface DBTEAMBulkSuspendArg : DBStoneObject
/// The members, from 1 to 500, without duplicates.
@property (nonatomic, readonly) NSArray<DBTEAMBulkSuspendMemberTarget *> *members;

/// Creates an object.
///
/// - Parameter members: The members, from 1 to 500, without duplicates.
- (instancetype)initWithMembers:(NSArray<DBTEAMBulkSuspendMemberTarget *> *)members;
@end

/// Converts `DBTEAMBulkSuspendArg` from and to JSON.
@interface DBTEAMBulkSuspendArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendArg *)instance;
+ (DBTEAMBulkSuspendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of a job of `membersBulkSuspend`.
@interface DBTEAMBulkSuspendComplete : DBStoneObject
/// The number of members to suspend.
@property (nonatomic, readonly) NSNumber *requested;
/// The number of suspended members.
@property (nonatomic, readonly) NSNumber *suspended;
/// The number of members that couldn't be suspended.
@property (nonatomic, readonly) NSNumber *failed;
/// The number of members whose outcome isn't known.
@property (nonatomic, readonly) NSNumber *unknown;
/// The delivery status of the report.
@property (nonatomic, readonly) DBTEAMBulkSuspendReportDeliveryStatus *reportDelivery;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequested:(NSNumber *)requested
    suspended:(NSNumber *)suspended
    failed:(NSNumber *)failed
    unknown:(NSNumber *)unknown
    reportDelivery:(DBTEAMBulkSuspendReportDeliveryStatus *)reportDelivery;
@end

/// Converts `DBTEAMBulkSuspendComplete` from and to JSON.
@interface DBTEAMBulkSuspendCompleteSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendComplete *)instance;
+ (DBTEAMBulkSuspendComplete *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendErrorTag) {
    /// The request isn't valid.
    DBTEAMBulkSuspendErrorInvalidRequest,
    /// The call contains more than 500 members.
    DBTEAMBulkSuspendErrorTooManyMembers,
    /// Two entries have the same `clientItemId`.
    DBTEAMBulkSuspendErrorDuplicateClientItemId,
    /// The call contains a member twice.
    DBTEAMBulkSuspendErrorDuplicateTeamMemberId,
    /// Admins can't suspend themselves.
    DBTEAMBulkSuspendErrorActingAdmin,
    /// The team must have at least one admin.
    DBTEAMBulkSuspendErrorLastAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendErrorOther,
};

/// The reason that no job was started.
@interface DBTEAMBulkSuspendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendErrorTag tag;
/// Creates an object with the tag `invalid_request`.
- (instancetype)initWithInvalidRequest;
/// Creates an object with the tag `too_many_members`.
- (instancetype)initWithTooManyMembers;
/// Creates an object with the tag `duplicate_client_item_id`.
- (instancetype)initWithDuplicateClientItemId;
/// Creates an object with the tag `duplicate_team_member_id`.
- (instancetype)initWithDuplicateTeamMemberId;
/// Creates an object with the tag `acting_admin`.
- (instancetype)initWithActingAdmin;
/// Creates an object with the tag `last_admin`.
- (instancetype)initWithLastAdmin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_request`.
- (BOOL)isInvalidRequest;
/// Returns whether the tag is `too_many_members`.
- (BOOL)isTooManyMembers;
/// Returns whether the tag is `duplicate_client_item_id`.
- (BOOL)isDuplicateClientItemId;
/// Returns whether the tag is `duplicate_team_member_id`.
- (BOOL)isDuplicateTeamMemberId;
/// Returns whether the tag is `acting_admin`.
- (BOOL)isActingAdmin;
/// Returns whether the tag is `last_admin`.
- (BOOL)isLastAdmin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendError` from and to JSON.
@interface DBTEAMBulkSuspendErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendError *)instance;
+ (DBTEAMBulkSuspendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendJobStatusTag) {
    /// The job is still running. Poll again later.
    DBTEAMBulkSuspendJobStatusInProgress,
    /// The job is complete.
    DBTEAMBulkSuspendJobStatusComplete,
    /// The job failed.
    DBTEAMBulkSuspendJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendJobStatusOther,
};

/// The state of a job of `membersBulkSuspend`.
@interface DBTEAMBulkSuspendJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendJobStatusTag tag;
/// The job is complete. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBTEAMBulkSuspendComplete *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMBulkSuspendTaskFailure *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBTEAMBulkSuspendComplete *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBTEAMBulkSuspendTaskFailure *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendJobStatus` from and to JSON.
@interface DBTEAMBulkSuspendJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendJobStatus *)instance;
+ (DBTEAMBulkSuspendJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member to suspend.
@interface DBTEAMBulkSuspendMemberTarget : DBStoneObject
/// An identifier that the caller chooses, to find the member in the report.
@property (nonatomic, readonly, copy) NSString *clientItemId;
/// The member to suspend, and whether to delete data on their devices.
@property (nonatomic, readonly) DBTEAMMembersDeactivateArg *suspendArg;

/// Creates an object.
///
/// - Parameters:
///   - clientItemId: An identifier that the caller chooses, to find the member in the report.
///   - suspendArg: The member to suspend, and whether to delete data on their devices.
- (instancetype)initWithClientItemId:(NSString *)clientItemId suspendArg:(DBTEAMMembersDeactivateArg *)suspendArg;
@end

/// Converts `DBTEAMBulkSuspendMemberTarget` from and to JSON.
@interface DBTEAMBulkSuspendMemberTargetSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendMemberTarget *)instance;
+ (DBTEAMBulkSuspendMemberTarget *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendReportDeliveryStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendReportDeliveryStatusTag) {
    /// The status isn't known.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified,
    /// The report will be delivered.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending,
    /// The report was delivered.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered,
    /// The report couldn't be delivered.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendReportDeliveryStatusOther,
};

/// The delivery status of a report.
@interface DBTEAMBulkSuspendReportDeliveryStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendReportDeliveryStatusTag tag;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_unspecified`.
- (instancetype)initWithBulkSuspendReportDeliveryStatusUnspecified;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_pending`.
- (instancetype)initWithBulkSuspendReportDeliveryStatusPending;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_delivered`.
- (instancetype)initWithBulkSuspendReportDeliveryStatusDelivered;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_failed`.
- (instancetype)initWithBulkSuspendReportDeliveryStatusFailed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `bulk_suspend_report_delivery_status_unspecified`.
- (BOOL)isBulkSuspendReportDeliveryStatusUnspecified;
/// Returns whether the tag is `bulk_suspend_report_delivery_status_pending`.
- (BOOL)isBulkSuspendReportDeliveryStatusPending;
/// Returns whether the tag is `bulk_suspend_report_delivery_status_delivered`.
- (BOOL)isBulkSuspendReportDeliveryStatusDelivered;
/// Returns whether the tag is `bulk_suspend_report_delivery_status_failed`.
- (BOOL)isBulkSuspendReportDeliveryStatusFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendReportDeliveryStatus` from and to JSON.
@interface DBTEAMBulkSuspendReportDeliveryStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendReportDeliveryStatus *)instance;
+ (DBTEAMBulkSuspendReportDeliveryStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendRowFailure`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendRowFailureTag) {
    /// The team has no such member.
    DBTEAMBulkSuspendRowFailureUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMBulkSuspendRowFailureUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendRowFailureOther,
    /// The member isn't active.
    DBTEAMBulkSuspendRowFailureSuspendInactiveUser,
    /// The team must have at least one admin.
    DBTEAMBulkSuspendRowFailureSuspendLastAdmin,
    /// The team has no available license.
    DBTEAMBulkSuspendRowFailureTeamLicenseLimit,
    /// The member is the admin who made the request.
    DBTEAMBulkSuspendRowFailureProtectedActingAdmin,
    /// The admin no longer has the permission.
    DBTEAMBulkSuspendRowFailurePermissionChanged,
    /// The operation failed.
    DBTEAMBulkSuspendRowFailureSuspendFailed,
};

/// The reason that one member wasn't suspended.
@interface DBTEAMBulkSuspendRowFailure : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendRowFailureTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)initWithSuspendInactiveUser;
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)initWithSuspendLastAdmin;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Creates an object with the tag `protected_acting_admin`.
- (instancetype)initWithProtectedActingAdmin;
/// Creates an object with the tag `permission_changed`.
- (instancetype)initWithPermissionChanged;
/// Creates an object with the tag `suspend_failed`.
- (instancetype)initWithSuspendFailed;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `suspend_inactive_user`.
- (BOOL)isSuspendInactiveUser;
/// Returns whether the tag is `suspend_last_admin`.
- (BOOL)isSuspendLastAdmin;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `protected_acting_admin`.
- (BOOL)isProtectedActingAdmin;
/// Returns whether the tag is `permission_changed`.
- (BOOL)isPermissionChanged;
/// Returns whether the tag is `suspend_failed`.
- (BOOL)isSuspendFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendRowFailure` from and to JSON.
@interface DBTEAMBulkSuspendRowFailureSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendRowFailure *)instance;
+ (DBTEAMBulkSuspendRowFailure *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendRowOutcome`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendRowOutcomeTag) {
    /// The member was suspended.
    DBTEAMBulkSuspendRowOutcomeSuspended,
    /// The member wasn't suspended.
    DBTEAMBulkSuspendRowOutcomeFailed,
    /// The outcome isn't known.
    DBTEAMBulkSuspendRowOutcomeUnknown,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendRowOutcomeOther,
};

/// The outcome for one member.
@interface DBTEAMBulkSuspendRowOutcome : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendRowOutcomeTag tag;
/// The member wasn't suspended. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMBulkSuspendRowFailure *failed;
/// Creates an object with the tag `suspended`.
- (instancetype)initWithSuspended;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBTEAMBulkSuspendRowFailure *)failed;
/// Creates an object with the tag `unknown`.
- (instancetype)initWithUnknown;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `suspended`.
- (BOOL)isSuspended;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `unknown`.
- (BOOL)isUnknown;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendRowOutcome` from and to JSON.
@interface DBTEAMBulkSuspendRowOutcomeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendRowOutcome *)instance;
+ (DBTEAMBulkSuspendRowOutcome *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMBulkSuspendTaskFailure`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMBulkSuspendTaskFailureTag) {
    /// The result of the job can't be used.
    DBTEAMBulkSuspendTaskFailureUnusableResult,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendTaskFailureOther,
};

/// The reason that a job failed.
@interface DBTEAMBulkSuspendTaskFailure : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendTaskFailureTag tag;
/// Creates an object with the tag `unusable_result`.
- (instancetype)initWithUnusableResult;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unusable_result`.
- (BOOL)isUnusableResult;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMBulkSuspendTaskFailure` from and to JSON.
@interface DBTEAMBulkSuspendTaskFailureSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendTaskFailure *)instance;
+ (DBTEAMBulkSuspendTaskFailure *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMCustomQuotaError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMCustomQuotaErrorTag) {
    /// The call contains more than 1,000 members.
    DBTEAMCustomQuotaErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCustomQuotaErrorOther,
};

/// The reason that space limits weren't returned or changed.
@interface DBTEAMCustomQuotaError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCustomQuotaErrorTag tag;
/// Creates an object with the tag `too_many_users`.
- (instancetype)initWithTooManyUsers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_users`.
- (BOOL)isTooManyUsers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMCustomQuotaError` from and to JSON.
@interface DBTEAMCustomQuotaErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaError *)instance;
+ (DBTEAMCustomQuotaError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMCustomQuotaResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMCustomQuotaResultTag) {
    /// The space limit of the member.
    DBTEAMCustomQuotaResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMCustomQuotaResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCustomQuotaResultOther,
};

/// The space limit of one member.
@interface DBTEAMCustomQuotaResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCustomQuotaResultTag tag;
/// The space limit of the member. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserCustomQuotaResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserCustomQuotaResult *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMCustomQuotaResult` from and to JSON.
@interface DBTEAMCustomQuotaResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaResult *)instance;
+ (DBTEAMCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose space limits to get or remove.
@interface DBTEAMCustomQuotaUsersArg : DBStoneObject
/// The members, at most 1,000.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameter users: The members, at most 1,000.
- (instancetype)initWithUsers:(NSArray<DBTEAMUserSelectorArg *> *)users;
@end

/// Converts `DBTEAMCustomQuotaUsersArg` from and to JSON.
@interface DBTEAMCustomQuotaUsersArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaUsersArg *)instance;
+ (DBTEAMCustomQuotaUsersArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The range of days of a report.
@interface DBTEAMDateRange : DBStoneObject
/// The first day. The default, and the earliest possible day, is 6 months ago.
@property (nonatomic, readonly, nullable) NSDate *startDate;
/// The day after the last day.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (instancetype)initWithStartDate:(nullable NSDate *)startDate endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMDateRange` from and to JSON.
@interface DBTEAMDateRangeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDateRange *)instance;
+ (DBTEAMDateRange *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMDateRangeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMDateRangeErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMDateRangeErrorOther,
};

/// The reason that no report was created.
@interface DBTEAMDateRangeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMDateRangeErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMDateRangeError` from and to JSON.
@interface DBTEAMDateRangeErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDateRangeError *)instance;
+ (DBTEAMDateRangeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMDeleteSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMDeleteSecondaryEmailResultTag) {
    /// The email address was removed. The associated value is the email address. At most 255 characters. Is an email
    /// address.
    DBTEAMDeleteSecondaryEmailResultSuccess,
    /// The member doesn't have the email address. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMDeleteSecondaryEmailResultNotFound,
    /// The email address is the member's primary one. The associated value is the email address. At most 255
    /// characters. Is an email address.
    DBTEAMDeleteSecondaryEmailResultCannotRemovePrimary,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMDeleteSecondaryEmailResultOther,
};

/// The outcome for one email address.
@interface DBTEAMDeleteSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMDeleteSecondaryEmailResultTag tag;

/// The email address was removed. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// The member doesn't have the email address. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *notFound;

/// The email address is the member's primary one. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isCannotRemovePrimary` returns `YES`.
@property (nonatomic, readonly, copy) NSString *cannotRemovePrimary;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(NSString *)success;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound:(NSString *)notFound;
/// Creates an object with the tag `cannot_remove_primary`.
- (instancetype)initWithCannotRemovePrimary:(NSString *)cannotRemovePrimary;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `cannot_remove_primary`.
- (BOOL)isCannotRemovePrimary;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMDeleteSecondaryEmailResult` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailResult *)instance;
+ (DBTEAMDeleteSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to remove from members' accounts.
@interface DBTEAMDeleteSecondaryEmailsArg : DBStoneObject
/// The members, each with the email addresses to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToDelete;

/// Creates an object.
///
/// - Parameter emailsToDelete: The members, each with the email addresses to remove.
- (instancetype)initWithEmailsToDelete:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToDelete;
@end

/// Converts `DBTEAMDeleteSecondaryEmailsArg` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailsArg *)instance;
+ (DBTEAMDeleteSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMDeleteSecondaryEmailsResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserDeleteResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBTEAMUserDeleteResult *> *)results;
@end

/// Converts `DBTEAMDeleteSecondaryEmailsResult` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailsResult *)instance;
+ (DBTEAMDeleteSecondaryEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A computer that a member has linked.
@interface DBTEAMDesktopClientSession : DBTEAMDeviceSession
/// The name of the computer.
@property (nonatomic, readonly, copy) NSString *hostName;
/// The type of the computer.
@property (nonatomic, readonly) DBTEAMDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    hostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    clientVersion:(NSString *)clientVersion
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId
    hostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    clientVersion:(NSString *)clientVersion
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported;
@end

/// Converts `DBTEAMDesktopClientSession` from and to JSON.
@interface DBTEAMDesktopClientSessionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDesktopClientSession *)instance;
+ (DBTEAMDesktopClientSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMDesktopPlatform`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMDesktopPlatformTag) {
    /// Windows.
    DBTEAMDesktopPlatformWindows,
    /// Mac.
    DBTEAMDesktopPlatformMac,
    /// Linux.
    DBTEAMDesktopPlatformLinux,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMDesktopPlatformOther,
};

/// The type of a computer.
@interface DBTEAMDesktopPlatform : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMDesktopPlatformTag tag;
/// Creates an object with the tag `windows`.
- (instancetype)initWithWindows;
/// Creates an object with the tag `mac`.
- (instancetype)initWithMac;
/// Creates an object with the tag `linux`.
- (instancetype)initWithLinux;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `windows`.
- (BOOL)isWindows;
/// Returns whether the tag is `mac`.
- (BOOL)isMac;
/// Returns whether the tag is `linux`.
- (BOOL)isLinux;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMDesktopPlatform` from and to JSON.
@interface DBTEAMDesktopPlatformSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDesktopPlatform *)instance;
+ (DBTEAMDesktopPlatform *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of active devices for each day. An element is `nil` if it isn't known.
@interface DBTEAMDevicesActive : DBStoneObject
/// Computers with Windows.
@property (nonatomic, readonly) NSArray<NSNumber *> *windows;
/// Macs.
@property (nonatomic, readonly) NSArray<NSNumber *> *macos;
/// Computers with Linux.
@property (nonatomic, readonly) NSArray<NSNumber *> *linux;
/// Devices with iOS.
@property (nonatomic, readonly) NSArray<NSNumber *> *ios;
/// Devices with Android.
@property (nonatomic, readonly) NSArray<NSNumber *> *android;
/// Other devices.
@property (nonatomic, readonly) NSArray<NSNumber *> *other;
/// All devices.
@property (nonatomic, readonly) NSArray<NSNumber *> *total;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithWindows:(NSArray<NSNumber *> *)windows
    macos:(NSArray<NSNumber *> *)macos
    linux:(NSArray<NSNumber *> *)linux
    ios:(NSArray<NSNumber *> *)ios
    android:(NSArray<NSNumber *> *)android
    other:(NSArray<NSNumber *> *)other
    total:(NSArray<NSNumber *> *)total;
@end

/// Converts `DBTEAMDevicesActive` from and to JSON.
@interface DBTEAMDevicesActiveSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDevicesActive *)instance;
+ (DBTEAMDevicesActive *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of members who are exempt from space limits.
@interface DBTEAMExcludedUsersListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMExcludedUsersListArg` from and to JSON.
@interface DBTEAMExcludedUsersListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListArg *)instance;
+ (DBTEAMExcludedUsersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMExcludedUsersListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMExcludedUsersListContinueArg` from and to JSON.
@interface DBTEAMExcludedUsersListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListContinueArg *)instance;
+ (DBTEAMExcludedUsersListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMExcludedUsersListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMExcludedUsersListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMExcludedUsersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMExcludedUsersListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMExcludedUsersListContinueErrorTag tag;
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

/// Converts `DBTEAMExcludedUsersListContinueError` from and to JSON.
@interface DBTEAMExcludedUsersListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListContinueError *)instance;
+ (DBTEAMExcludedUsersListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMExcludedUsersListError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMExcludedUsersListErrorTag) {
    /// An error occurred.
    DBTEAMExcludedUsersListErrorListError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersListErrorOther,
};

/// The reason that members weren't listed.
@interface DBTEAMExcludedUsersListError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMExcludedUsersListErrorTag tag;
/// Creates an object with the tag `list_error`.
- (instancetype)initWithListError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `list_error`.
- (BOOL)isListError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMExcludedUsersListError` from and to JSON.
@interface DBTEAMExcludedUsersListErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListError *)instance;
+ (DBTEAMExcludedUsersListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members who are exempt from space limits.
@interface DBTEAMExcludedUsersListResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMMemberProfile *> *users;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUsers:(NSArray<DBTEAMMemberProfile *> *)users
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUsers:(NSArray<DBTEAMMemberProfile *> *)users hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMExcludedUsersListResult` from and to JSON.
@interface DBTEAMExcludedUsersListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListResult *)instance;
+ (DBTEAMExcludedUsersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members to exempt from space limits, or whose exemption to remove.
@interface DBTEAMExcludedUsersUpdateArg : DBStoneObject
/// The members, at most 1,000.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter users: The members, at most 1,000.
- (instancetype)initWithUsers:(nullable NSArray<DBTEAMUserSelectorArg *> *)users;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMExcludedUsersUpdateArg` from and to JSON.
@interface DBTEAMExcludedUsersUpdateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateArg *)instance;
+ (DBTEAMExcludedUsersUpdateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMExcludedUsersUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMExcludedUsersUpdateErrorTag) {
    /// Some of the users aren't members of the team.
    DBTEAMExcludedUsersUpdateErrorUsersNotInTeam,
    /// The call contains more than 1,000 members.
    DBTEAMExcludedUsersUpdateErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersUpdateErrorOther,
};

/// The reason that exemptions weren't changed.
@interface DBTEAMExcludedUsersUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMExcludedUsersUpdateErrorTag tag;
/// Creates an object with the tag `users_not_in_team`.
- (instancetype)initWithUsersNotInTeam;
/// Creates an object with the tag `too_many_users`.
- (instancetype)initWithTooManyUsers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `users_not_in_team`.
- (BOOL)isUsersNotInTeam;
/// Returns whether the tag is `too_many_users`.
- (BOOL)isTooManyUsers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMExcludedUsersUpdateError` from and to JSON.
@interface DBTEAMExcludedUsersUpdateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateError *)instance;
+ (DBTEAMExcludedUsersUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of changing exemptions.
@interface DBTEAMExcludedUsersUpdateResult : DBStoneObject
/// The status of the change.
@property (nonatomic, readonly) DBTEAMExcludedUsersUpdateStatus *status;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStatus:(DBTEAMExcludedUsersUpdateStatus *)status;
@end

/// Converts `DBTEAMExcludedUsersUpdateResult` from and to JSON.
@interface DBTEAMExcludedUsersUpdateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateResult *)instance;
+ (DBTEAMExcludedUsersUpdateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMExcludedUsersUpdateStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMExcludedUsersUpdateStatusTag) {
    /// The change succeeded.
    DBTEAMExcludedUsersUpdateStatusSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersUpdateStatusOther,
};

/// The status of a change of exemptions.
@interface DBTEAMExcludedUsersUpdateStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMExcludedUsersUpdateStatusTag tag;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMExcludedUsersUpdateStatus` from and to JSON.
@interface DBTEAMExcludedUsersUpdateStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateStatus *)instance;
+ (DBTEAMExcludedUsersUpdateStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMFeature`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMFeatureTag) {
    /// The monthly limit of uploads by the API.
    DBTEAMFeatureUploadApiRateLimit,
    /// The team has a team space.
    DBTEAMFeatureHasTeamSharedDropbox,
    /// The team log includes file events.
    DBTEAMFeatureHasTeamFileEvents,
    /// Team folders have sync settings.
    DBTEAMFeatureHasTeamSelectiveSync,
    /// Each member has a home folder.
    DBTEAMFeatureHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeatureOther,
};

/// A feature of a team.
@interface DBTEAMFeature : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMFeatureTag tag;
/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)initWithUploadApiRateLimit;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)initWithHasTeamSharedDropbox;
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)initWithHasTeamFileEvents;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)initWithHasTeamSelectiveSync;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)initWithHasDistinctMemberHomes;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `upload_api_rate_limit`.
- (BOOL)isUploadApiRateLimit;
/// Returns whether the tag is `has_team_shared_dropbox`.
- (BOOL)isHasTeamSharedDropbox;
/// Returns whether the tag is `has_team_file_events`.
- (BOOL)isHasTeamFileEvents;
/// Returns whether the tag is `has_team_selective_sync`.
- (BOOL)isHasTeamSelectiveSync;
/// Returns whether the tag is `has_distinct_member_homes`.
- (BOOL)isHasDistinctMemberHomes;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMFeature` from and to JSON.
@interface DBTEAMFeatureSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeature *)instance;
+ (DBTEAMFeature *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMFeatureValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMFeatureValueTag) {
    /// The monthly limit of uploads by the API.
    DBTEAMFeatureValueUploadApiRateLimit,
    /// A value that indicates whether the team has a team space.
    DBTEAMFeatureValueHasTeamSharedDropbox,
    /// A value that indicates whether the team log includes file events.
    DBTEAMFeatureValueHasTeamFileEvents,
    /// A value that indicates whether team folders have sync settings.
    DBTEAMFeatureValueHasTeamSelectiveSync,
    /// A value that indicates whether each member has a home folder.
    DBTEAMFeatureValueHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeatureValueOther,
};

/// The value of a feature.
@interface DBTEAMFeatureValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMFeatureValueTag tag;
/// The monthly limit of uploads by the API. Has a value only if `isUploadApiRateLimit` returns `YES`.
@property (nonatomic, readonly) DBTEAMUploadApiRateLimitValue *uploadApiRateLimit;

/// A value that indicates whether the team has a team space. Has a value only if `isHasTeamSharedDropbox` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamSharedDropboxValue *hasTeamSharedDropbox;

/// A value that indicates whether the team log includes file events. Has a value only if `isHasTeamFileEvents` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamFileEventsValue *hasTeamFileEvents;

/// A value that indicates whether team folders have sync settings. Has a value only if `isHasTeamSelectiveSync` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamSelectiveSyncValue *hasTeamSelectiveSync;

/// A value that indicates whether each member has a home folder. Has a value only if `isHasDistinctMemberHomes` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMHasDistinctMemberHomesValue *hasDistinctMemberHomes;

/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)initWithUploadApiRateLimit:(DBTEAMUploadApiRateLimitValue *)uploadApiRateLimit;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)initWithHasTeamSharedDropbox:(DBTEAMHasTeamSharedDropboxValue *)hasTeamSharedDropbox;
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)initWithHasTeamFileEvents:(DBTEAMHasTeamFileEventsValue *)hasTeamFileEvents;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)initWithHasTeamSelectiveSync:(DBTEAMHasTeamSelectiveSyncValue *)hasTeamSelectiveSync;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)initWithHasDistinctMemberHomes:(DBTEAMHasDistinctMemberHomesValue *)hasDistinctMemberHomes;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `upload_api_rate_limit`.
- (BOOL)isUploadApiRateLimit;
/// Returns whether the tag is `has_team_shared_dropbox`.
- (BOOL)isHasTeamSharedDropbox;
/// Returns whether the tag is `has_team_file_events`.
- (BOOL)isHasTeamFileEvents;
/// Returns whether the tag is `has_team_selective_sync`.
- (BOOL)isHasTeamSelectiveSync;
/// Returns whether the tag is `has_distinct_member_homes`.
- (BOOL)isHasDistinctMemberHomes;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMFeatureValue` from and to JSON.
@interface DBTEAMFeatureValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeatureValue *)instance;
+ (DBTEAMFeatureValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The features whose values to get.
@interface DBTEAMFeaturesGetValuesBatchArg : DBStoneObject
/// The features, at least one.
@property (nonatomic, readonly) NSArray<DBTEAMFeature *> *features;

/// Creates an object.
///
/// - Parameter features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBTEAMFeature *> *)features;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchArg` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchArg *)instance;
+ (DBTEAMFeaturesGetValuesBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMFeaturesGetValuesBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMFeaturesGetValuesBatchErrorTag) {
    /// The list of features is empty.
    DBTEAMFeaturesGetValuesBatchErrorEmptyFeaturesList,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeaturesGetValuesBatchErrorOther,
};

/// The reason that no features were returned.
@interface DBTEAMFeaturesGetValuesBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMFeaturesGetValuesBatchErrorTag tag;
/// Creates an object with the tag `empty_features_list`.
- (instancetype)initWithEmptyFeaturesList;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `empty_features_list`.
- (BOOL)isEmptyFeaturesList;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchError` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchError *)instance;
+ (DBTEAMFeaturesGetValuesBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The values of the requested features.
@interface DBTEAMFeaturesGetValuesBatchResult : DBStoneObject
/// The values of the requested features.
@property (nonatomic, readonly) NSArray<DBTEAMFeatureValue *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<DBTEAMFeatureValue *> *)values;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchResult` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchResult *)instance;
+ (DBTEAMFeaturesGetValuesBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
