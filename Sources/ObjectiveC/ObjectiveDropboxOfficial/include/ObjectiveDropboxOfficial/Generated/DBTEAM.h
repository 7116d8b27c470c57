// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBACCOUNTPhotoSourceArg;
@class DBACCOUNTSetProfilePhotoError;
@class DBFILESContentSyncSetting;
@class DBFILESContentSyncSettingArg;
@class DBFILESSyncSetting;
@class DBFILESSyncSettingArg;
@class DBFILESSyncSettingsError;
@class DBSECONDARYEMAILSSecondaryEmail;
@class DBTEAMActiveWebSession;
@class DBTEAMAddSecondaryEmailResult;
@class DBTEAMAddSecondaryEmailsArg;
@class DBTEAMAddSecondaryEmailsError;
@class DBTEAMAddSecondaryEmailsResult;
@class DBTEAMAdminTier;
@class DBTEAMApiApp;
@class DBTEAMBaseDfbReport;
@class DBTEAMBaseTeamFolderError;
@class DBTEAMBulkSuspendArg;
@class DBTEAMBulkSuspendComplete;
@class DBTEAMBulkSuspendError;
@class DBTEAMBulkSuspendJobStatus;
@class DBTEAMBulkSuspendMemberTarget;
@class DBTEAMBulkSuspendReportDeliveryStatus;
@class DBTEAMBulkSuspendRowFailure;
@class DBTEAMBulkSuspendRowOutcome;
@class DBTEAMBulkSuspendTaskFailure;
@class DBTEAMCOMMONGroupManagementType;
@class DBTEAMCOMMONGroupSummary;
@class DBTEAMCustomQuotaError;
@class DBTEAMCustomQuotaResult;
@class DBTEAMCustomQuotaUsersArg;
@class DBTEAMDateRange;
@class DBTEAMDateRangeError;
@class DBTEAMDeleteSecondaryEmailResult;
@class DBTEAMDeleteSecondaryEmailsArg;
@class DBTEAMDeleteSecondaryEmailsResult;
@class DBTEAMDesktopClientSession;
@class DBTEAMDesktopPlatform;
@class DBTEAMDeviceSession;
@class DBTEAMDeviceSessionArg;
@class DBTEAMDevicesActive;
@class DBTEAMExcludedUsersListArg;
@class DBTEAMExcludedUsersListContinueArg;
@class DBTEAMExcludedUsersListContinueError;
@class DBTEAMExcludedUsersListError;
@class DBTEAMExcludedUsersListResult;
@class DBTEAMExcludedUsersUpdateArg;
@class DBTEAMExcludedUsersUpdateError;
@class DBTEAMExcludedUsersUpdateResult;
@class DBTEAMExcludedUsersUpdateStatus;
@class DBTEAMFeature;
@class DBTEAMFeatureValue;
@class DBTEAMFeaturesGetValuesBatchArg;
@class DBTEAMFeaturesGetValuesBatchError;
@class DBTEAMFeaturesGetValuesBatchResult;
@class DBTEAMGetActivityReport;
@class DBTEAMGetDevicesReport;
@class DBTEAMGetMembershipReport;
@class DBTEAMGetStorageReport;
@class DBTEAMGroupAccessType;
@class DBTEAMGroupCreateArg;
@class DBTEAMGroupCreateError;
@class DBTEAMGroupDeleteError;
@class DBTEAMGroupFullInfo;
@class DBTEAMGroupMemberInfo;
@class DBTEAMGroupMemberSelector;
@class DBTEAMGroupMemberSelectorError;
@class DBTEAMGroupMemberSetAccessTypeError;
@class DBTEAMGroupMembersAddArg;
@class DBTEAMGroupMembersAddError;
@class DBTEAMGroupMembersChangeResult;
@class DBTEAMGroupMembersRemoveArg;
@class DBTEAMGroupMembersRemoveError;
@class DBTEAMGroupMembersSelector;
@class DBTEAMGroupMembersSelectorError;
@class DBTEAMGroupMembersSetAccessTypeArg;
@class DBTEAMGroupSelector;
@class DBTEAMGroupSelectorError;
@class DBTEAMGroupSelectorWithTeamGroupError;
@class DBTEAMGroupUpdateArgs;
@class DBTEAMGroupUpdateError;
@class DBTEAMGroupsGetInfoError;
@class DBTEAMGroupsGetInfoItem;
@class DBTEAMGroupsListArg;
@class DBTEAMGroupsListContinueArg;
@class DBTEAMGroupsListContinueError;
@class DBTEAMGroupsListResult;
@class DBTEAMGroupsMembersListArg;
@class DBTEAMGroupsMembersListContinueArg;
@class DBTEAMGroupsMembersListContinueError;
@class DBTEAMGroupsMembersListResult;
@class DBTEAMGroupsPollError;
@class DBTEAMGroupsSelector;
@class DBTEAMHasDistinctMemberHomesValue;
@class DBTEAMHasTeamFileEventsValue;
@class DBTEAMHasTeamSelectiveSyncValue;
@class DBTEAMHasTeamSharedDropboxValue;
@class DBTEAMIncludeMembersArg;
@class DBTEAMLegalHoldHeldRevisionMetadata;
@class DBTEAMLegalHoldPolicy;
@class DBTEAMLegalHoldStatus;
@class DBTEAMLegalHoldsError;
@class DBTEAMLegalHoldsGetPolicyArg;
@class DBTEAMLegalHoldsGetPolicyError;
@class DBTEAMLegalHoldsListHeldRevisionResult;
@class DBTEAMLegalHoldsListHeldRevisionsArg;
@class DBTEAMLegalHoldsListHeldRevisionsContinueArg;
@class DBTEAMLegalHoldsListHeldRevisionsContinueError;
@class DBTEAMLegalHoldsListHeldRevisionsError;
@class DBTEAMLegalHoldsListPoliciesArg;
@class DBTEAMLegalHoldsListPoliciesError;
@class DBTEAMLegalHoldsListPoliciesResult;
@class DBTEAMLegalHoldsPolicyCreateArg;
@class DBTEAMLegalHoldsPolicyCreateError;
@class DBTEAMLegalHoldsPolicyReleaseArg;
@class DBTEAMLegalHoldsPolicyReleaseError;
@class DBTEAMLegalHoldsPolicyUpdateArg;
@class DBTEAMLegalHoldsPolicyUpdateError;
@class DBTEAMListMemberAppsArg;
@class DBTEAMListMemberAppsError;
@class DBTEAMListMemberAppsResult;
@class DBTEAMListMemberDevicesArg;
@class DBTEAMListMemberDevicesError;
@class DBTEAMListMemberDevicesResult;
@class DBTEAMListMembersAppsArg;
@class DBTEAMListMembersAppsError;
@class DBTEAMListMembersAppsResult;
@class DBTEAMListMembersDevicesArg;
@class DBTEAMListMembersDevicesError;
@class DBTEAMListMembersDevicesResult;
@class DBTEAMListTeamAppsArg;
@class DBTEAMListTeamAppsError;
@class DBTEAMListTeamAppsResult;
@class DBTEAMListTeamDevicesArg;
@class DBTEAMListTeamDevicesError;
@class DBTEAMListTeamDevicesResult;
@class DBTEAMMemberAccess;
@class DBTEAMMemberAddArg;
@class DBTEAMMemberAddArgBase;
@class DBTEAMMemberAddResult;
@class DBTEAMMemberAddResultBase;
@class DBTEAMMemberAddV2Arg;
@class DBTEAMMemberAddV2Result;
@class DBTEAMMemberDevices;
@class DBTEAMMemberLinkedApps;
@class DBTEAMMemberProfile;
@class DBTEAMMemberSelectorError;
@class DBTEAMMembersAddArg;
@class DBTEAMMembersAddArgBase;
@class DBTEAMMembersAddJobStatus;
@class DBTEAMMembersAddJobStatusV2Result;
@class DBTEAMMembersAddLaunch;
@class DBTEAMMembersAddLaunchV2Result;
@class DBTEAMMembersAddV2Arg;
@class DBTEAMMembersDataTransferArg;
@class DBTEAMMembersDeactivateArg;
@class DBTEAMMembersDeactivateBaseArg;
@class DBTEAMMembersDeactivateError;
@class DBTEAMMembersDeleteFormerMemberFilesError;
@class DBTEAMMembersDeleteProfilePhotoArg;
@class DBTEAMMembersDeleteProfilePhotoError;
@class DBTEAMMembersFormerMemberArg;
@class DBTEAMMembersGetAvailableTeamMemberRolesResult;
@class DBTEAMMembersGetInfoArgs;
@class DBTEAMMembersGetInfoError;
@class DBTEAMMembersGetInfoItem;
@class DBTEAMMembersGetInfoItemBase;
@class DBTEAMMembersGetInfoItemV2;
@class DBTEAMMembersGetInfoV2Arg;
@class DBTEAMMembersGetInfoV2Result;
@class DBTEAMMembersInfo;
@class DBTEAMMembersListArg;
@class DBTEAMMembersListContinueArg;
@class DBTEAMMembersListContinueError;
@class DBTEAMMembersListError;
@class DBTEAMMembersListResult;
@class DBTEAMMembersListV2Result;
@class DBTEAMMembersPermanentlyDeleteFilesError;
@class DBTEAMMembersRecoverArg;
@class DBTEAMMembersRecoverError;
@class DBTEAMMembersRemoveArg;
@class DBTEAMMembersRemoveError;
@class DBTEAMMembersSendWelcomeError;
@class DBTEAMMembersSetPermissions2Arg;
@class DBTEAMMembersSetPermissions2Error;
@class DBTEAMMembersSetPermissions2Result;
@class DBTEAMMembersSetPermissionsArg;
@class DBTEAMMembersSetPermissionsError;
@class DBTEAMMembersSetPermissionsResult;
@class DBTEAMMembersSetProfileArg;
@class DBTEAMMembersSetProfileError;
@class DBTEAMMembersSetProfilePhotoArg;
@class DBTEAMMembersSetProfilePhotoError;
@class DBTEAMMembersSuspendError;
@class DBTEAMMembersTransferFilesError;
@class DBTEAMMembersTransferFormerMembersFilesError;
@class DBTEAMMembersUnsuspendArg;
@class DBTEAMMembersUnsuspendError;
@class DBTEAMMobileClientPlatform;
@class DBTEAMMobileClientSession;
@class DBTEAMNamespaceMetadata;
@class DBTEAMNamespaceType;
@class DBTEAMPOLICIESTeamMemberPolicies;
@class DBTEAMRemoveCustomQuotaResult;
@class DBTEAMRemovedStatus;
@class DBTEAMResendSecondaryEmailResult;
@class DBTEAMResendVerificationEmailArg;
@class DBTEAMResendVerificationEmailResult;
@class DBTEAMRevokeDesktopClientArg;
@class DBTEAMRevokeDeviceSessionArg;
@class DBTEAMRevokeDeviceSessionBatchArg;
@class DBTEAMRevokeDeviceSessionBatchError;
@class DBTEAMRevokeDeviceSessionBatchResult;
@class DBTEAMRevokeDeviceSessionError;
@class DBTEAMRevokeDeviceSessionStatus;
@class DBTEAMRevokeLinkedApiAppArg;
@class DBTEAMRevokeLinkedApiAppBatchArg;
@class DBTEAMRevokeLinkedAppBatchError;
@class DBTEAMRevokeLinkedAppBatchResult;
@class DBTEAMRevokeLinkedAppError;
@class DBTEAMRevokeLinkedAppStatus;
@class DBTEAMSetCustomQuotaArg;
@class DBTEAMSetCustomQuotaError;
@class DBTEAMSharingAllowlistAddArgs;
@class DBTEAMSharingAllowlistAddError;
@class DBTEAMSharingAllowlistAddResponse;
@class DBTEAMSharingAllowlistListArg;
@class DBTEAMSharingAllowlistListContinueArg;
@class DBTEAMSharingAllowlistListContinueError;
@class DBTEAMSharingAllowlistListError;
@class DBTEAMSharingAllowlistListResponse;
@class DBTEAMSharingAllowlistRemoveArgs;
@class DBTEAMSharingAllowlistRemoveError;
@class DBTEAMSharingAllowlistRemoveResponse;
@class DBTEAMStorageBucket;
@class DBTEAMTeamFolderAccessError;
@class DBTEAMTeamFolderActivateError;
@class DBTEAMTeamFolderArchiveArg;
@class DBTEAMTeamFolderArchiveError;
@class DBTEAMTeamFolderArchiveJobStatus;
@class DBTEAMTeamFolderArchiveLaunch;
@class DBTEAMTeamFolderCreateArg;
@class DBTEAMTeamFolderCreateError;
@class DBTEAMTeamFolderGetInfoItem;
@class DBTEAMTeamFolderIdArg;
@class DBTEAMTeamFolderIdListArg;
@class DBTEAMTeamFolderInvalidStatusError;
@class DBTEAMTeamFolderListArg;
@class DBTEAMTeamFolderListContinueArg;
@class DBTEAMTeamFolderListContinueError;
@class DBTEAMTeamFolderListError;
@class DBTEAMTeamFolderListResult;
@class DBTEAMTeamFolderMetadata;
@class DBTEAMTeamFolderPermanentlyDeleteError;
@class DBTEAMTeamFolderRenameArg;
@class DBTEAMTeamFolderRenameError;
@class DBTEAMTeamFolderRestoreError;
@class DBTEAMTeamFolderStatus;
@class DBTEAMTeamFolderTeamSharedDropboxError;
@class DBTEAMTeamFolderUpdateSyncSettingsArg;
@class DBTEAMTeamFolderUpdateSyncSettingsError;
@class DBTEAMTeamGetInfoResult;
@class DBTEAMTeamMemberInfo;
@class DBTEAMTeamMemberInfoV2;
@class DBTEAMTeamMemberInfoV2Result;
@class DBTEAMTeamMemberProfile;
@class DBTEAMTeamMemberRole;
@class DBTEAMTeamMemberStatus;
@class DBTEAMTeamMembershipType;
@class DBTEAMTeamNamespacesListArg;
@class DBTEAMTeamNamespacesListContinueArg;
@class DBTEAMTeamNamespacesListContinueError;
@class DBTEAMTeamNamespacesListError;
@class DBTEAMTeamNamespacesListResult;
@class DBTEAMTeamReportFailureReason;
@class DBTEAMTokenGetAuthenticatedAdminError;
@class DBTEAMTokenGetAuthenticatedAdminResult;
@class DBTEAMUploadApiRateLimitValue;
@class DBTEAMUserAddResult;
@class DBTEAMUserCustomQuotaArg;
@class DBTEAMUserCustomQuotaResult;
@class DBTEAMUserDeleteEmailsResult;
@class DBTEAMUserDeleteResult;
@class DBTEAMUserResendEmailsResult;
@class DBTEAMUserResendResult;
@class DBTEAMUserSecondaryEmailsArg;
@class DBTEAMUserSecondaryEmailsResult;
@class DBTEAMUserSelectorArg;
@class DBTEAMUserSelectorError;
@class DBTEAMUsersSelectorArg;
@class DBUSERSName;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all sessions.
@interface DBTEAMDeviceSession : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The country of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The time at which the session was created.
@property (nonatomic, readonly, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, nullable) NSDate *updated;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId;
@end

/// Converts `DBTEAMDeviceSession` from and to JSON.
@interface DBTEAMDeviceSessionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeviceSession *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeviceSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - userAgent: The user agent of the browser.
///   - os: The operating system.
///   - browser: The name of the browser.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
///   - expires: The time at which the session expires.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMActiveWebSession *)instance;
/// Returns the object for JSON.
+ (DBTEAMActiveWebSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMAddSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMAddSecondaryEmailResultTag) {
    /// The email address was added.
    DBTEAMAddSecondaryEmailResultSuccess,
    /// The email address belongs to another account. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultUnavailable,
    /// The email address already awaits verification. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultAlreadyPending,
    /// The member already has the email address. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultAlreadyOwnedByUser,
    /// The member has reached the limit of email addresses. The associated value is the email address that wasn't
    /// added. At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultReachedLimit,
    /// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
    DBTEAMAddSecondaryEmailResultTransientError,
    /// Another update of the email address is in progress. Try again. The associated value is the email address. At
    /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultTooManyUpdates,
    /// An error occurred. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultUnknownError,
    /// Too many emails were sent to the email address. Try again later. The associated value is the email address. At
    /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
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

/// The email address belongs to another account. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUnavailable`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *unavailable;

/// The email address already awaits verification. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isAlreadyPending`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyPending;

/// The member already has the email address. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isAlreadyOwnedByUser`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyOwnedByUser;

/// The member has reached the limit of email addresses. The associated value is the email address that wasn't added. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only
/// if `isReachedLimit` returns `YES`.
@property (nonatomic, readonly, copy) NSString *reachedLimit;

/// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated. Has a value only if
/// `isTransientError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *transientError;

/// Another update of the email address is in progress. Try again. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isTooManyUpdates` returns `YES`.
@property (nonatomic, readonly, copy) NSString *tooManyUpdates;

/// An error occurred. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUnknownError` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *unknownError;

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isRateLimited` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMAddSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to add to members' accounts.
@interface DBTEAMAddSecondaryEmailsArg : DBStoneObject
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *dNewSecondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - dNewSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses for each
///     call.
- (instancetype)initWithDNewSecondaryEmails:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)dNewSecondaryEmails;
@end

/// Converts `DBTEAMAddSecondaryEmailsArg` from and to JSON.
@interface DBTEAMAddSecondaryEmailsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMAddSecondaryEmailsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMAddSecondaryEmailsResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserAddResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBTEAMUserAddResult *> *)results;
@end

/// Converts `DBTEAMAddSecondaryEmailsResult` from and to JSON.
@interface DBTEAMAddSecondaryEmailsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAddSecondaryEmailsResult *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMAdminTier *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - appName: The name of the app.
///   - isAppFolder: A Boolean value that indicates whether the app has access only to its app folder.
///   - publisher: The publisher of the app.
///   - publisherUrl: The URL of the publisher.
///   - linked: The time at which the app was linked.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMApiApp *)instance;
/// Returns the object for JSON.
+ (DBTEAMApiApp *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The fields of all reports.
@interface DBTEAMBaseDfbReport : DBStoneObject
/// The first day of the report, such as `2021-01-31`.
@property (nonatomic, readonly, copy) NSString *startDate;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
- (instancetype)initWithStartDate:(NSString *)startDate;
@end

/// Converts `DBTEAMBaseDfbReport` from and to JSON.
@interface DBTEAMBaseDfbReportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBaseDfbReport *)instance;
/// Returns the object for JSON.
+ (DBTEAMBaseDfbReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBaseTeamFolderError *)instance;
/// Returns the object for JSON.
+ (DBTEAMBaseTeamFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members to suspend.
@interface DBTEAMBulkSuspendArg : DBStoneObject
/// The members, from 1 to 500, without duplicates.
@property (nonatomic, readonly) NSArray<DBTEAMBulkSuspendMemberTarget *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, from 1 to 500, without duplicates.
- (instancetype)initWithMembers:(NSArray<DBTEAMBulkSuspendMemberTarget *> *)members;
@end

/// Converts `DBTEAMBulkSuspendArg` from and to JSON.
@interface DBTEAMBulkSuspendArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendArg *)instance;
/// Returns the object for JSON.
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

/// Creates an object.
///
/// - Parameters:
///   - requested: The number of members to suspend.
///   - suspended: The number of suspended members.
///   - failed: The number of members that couldn't be suspended.
///   - unknown: The number of members whose outcome isn't known.
///   - reportDelivery: The delivery status of the report.
- (instancetype)initWithRequested:(NSNumber *)requested
    suspended:(NSNumber *)suspended
    failed:(NSNumber *)failed
    unknown:(NSNumber *)unknown
    reportDelivery:(DBTEAMBulkSuspendReportDeliveryStatus *)reportDelivery;
@end

/// Converts `DBTEAMBulkSuspendComplete` from and to JSON.
@interface DBTEAMBulkSuspendCompleteSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendComplete *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendJobStatus *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendMemberTarget *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendReportDeliveryStatus *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendRowFailure *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendRowOutcome *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendTaskFailure *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose space limits to get or remove.
@interface DBTEAMCustomQuotaUsersArg : DBStoneObject
/// The members, at most 1,000.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameters:
///   - users: The members, at most 1,000.
- (instancetype)initWithUsers:(NSArray<DBTEAMUserSelectorArg *> *)users;
@end

/// Converts `DBTEAMCustomQuotaUsersArg` from and to JSON.
@interface DBTEAMCustomQuotaUsersArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCustomQuotaUsersArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDateRange *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDateRangeError *)instance;
/// Returns the object for JSON.
+ (DBTEAMDateRangeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMDeleteSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMDeleteSecondaryEmailResultTag) {
    /// The email address was removed. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultSuccess,
    /// The member doesn't have the email address. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultNotFound,
    /// The email address is the member's primary one. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultCannotRemovePrimary,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMDeleteSecondaryEmailResultOther,
};

/// The outcome for one email address.
@interface DBTEAMDeleteSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMDeleteSecondaryEmailResultTag tag;

/// The email address was removed. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// The member doesn't have the email address. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isNotFound`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *notFound;

/// The email address is the member's primary one. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isCannotRemovePrimary` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeleteSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to remove from members' accounts.
@interface DBTEAMDeleteSecondaryEmailsArg : DBStoneObject
/// The members, each with the email addresses to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToDelete;

/// Creates an object.
///
/// - Parameters:
///   - emailsToDelete: The members, each with the email addresses to remove.
- (instancetype)initWithEmailsToDelete:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToDelete;
@end

/// Converts `DBTEAMDeleteSecondaryEmailsArg` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeleteSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMDeleteSecondaryEmailsResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserDeleteResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBTEAMUserDeleteResult *> *)results;
@end

/// Converts `DBTEAMDeleteSecondaryEmailsResult` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailsResult *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - hostName: The name of the computer.
///   - clientType: The type of the computer.
///   - clientVersion: The version of the Dropbox app.
///   - platform: The operating system.
///   - isDeleteOnUnlinkSupported: A Boolean value that indicates whether its files can be deleted when the computer is
///     unlinked.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDesktopClientSession *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDesktopPlatform *)instance;
/// Returns the object for JSON.
+ (DBTEAMDesktopPlatform *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session to end.
@interface DBTEAMDeviceSessionArg : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMDeviceSessionArg` from and to JSON.
@interface DBTEAMDeviceSessionArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeviceSessionArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeviceSessionArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// Creates an object.
///
/// - Parameters:
///   - windows: Computers with Windows.
///   - macos: Macs.
///   - linux: Computers with Linux.
///   - ios: Devices with iOS.
///   - android: Devices with Android.
///   - other: Other devices.
///   - total: All devices.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDevicesActive *)instance;
/// Returns the object for JSON.
+ (DBTEAMDevicesActive *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of members who are exempt from space limits.
@interface DBTEAMExcludedUsersListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMExcludedUsersListArg` from and to JSON.
@interface DBTEAMExcludedUsersListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMExcludedUsersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMExcludedUsersListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMExcludedUsersListContinueArg` from and to JSON.
@interface DBTEAMExcludedUsersListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListContinueArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListContinueError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListError *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithUsers:(NSArray<DBTEAMMemberProfile *> *)users
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUsers:(NSArray<DBTEAMMemberProfile *> *)users hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMExcludedUsersListResult` from and to JSON.
@interface DBTEAMExcludedUsersListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMExcludedUsersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members to exempt from space limits, or whose exemption to remove.
@interface DBTEAMExcludedUsersUpdateArg : DBStoneObject
/// The members, at most 1,000.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members, at most 1,000.
- (instancetype)initWithUsers:(nullable NSArray<DBTEAMUserSelectorArg *> *)users;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMExcludedUsersUpdateArg` from and to JSON.
@interface DBTEAMExcludedUsersUpdateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMExcludedUsersUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of changing exemptions.
@interface DBTEAMExcludedUsersUpdateResult : DBStoneObject
/// The status of the change.
@property (nonatomic, readonly) DBTEAMExcludedUsersUpdateStatus *status;

/// Creates an object.
///
/// - Parameters:
///   - status: The status of the change.
- (instancetype)initWithStatus:(DBTEAMExcludedUsersUpdateStatus *)status;
@end

/// Converts `DBTEAMExcludedUsersUpdateResult` from and to JSON.
@interface DBTEAMExcludedUsersUpdateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateResult *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMExcludedUsersUpdateStatus *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeature *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeatureValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMFeatureValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The features whose values to get.
@interface DBTEAMFeaturesGetValuesBatchArg : DBStoneObject
/// The features, at least one.
@property (nonatomic, readonly) NSArray<DBTEAMFeature *> *features;

/// Creates an object.
///
/// - Parameters:
///   - features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBTEAMFeature *> *)features;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchArg` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchError *)instance;
/// Returns the object for JSON.
+ (DBTEAMFeaturesGetValuesBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The values of the requested features.
@interface DBTEAMFeaturesGetValuesBatchResult : DBStoneObject
/// The values of the requested features.
@property (nonatomic, readonly) NSArray<DBTEAMFeatureValue *> *values;

/// Creates an object.
///
/// - Parameters:
///   - values: The values of the requested features.
- (instancetype)initWithValues:(NSArray<DBTEAMFeatureValue *> *)values;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchResult` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMFeaturesGetValuesBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The activity of members for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetActivityReport : DBTEAMBaseDfbReport
/// The number of added files.
@property (nonatomic, readonly) NSArray<NSNumber *> *adds;
/// The number of edited files. A file counts once for each member who edited it.
@property (nonatomic, readonly) NSArray<NSNumber *> *edits;
/// The number of deleted files.
@property (nonatomic, readonly) NSArray<NSNumber *> *deletes;
/// The number of members who were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers28Day;
/// The number of members who were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers7Day;
/// The number of members who were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers1Day;
/// The number of shared folders that were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders28Day;
/// The number of shared folders that were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders7Day;
/// The number of shared folders that were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders1Day;
/// The number of created shared links.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksCreated;
/// The number of views of shared links by members.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByTeam;
/// The number of views of shared links by other users.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByOutsideUser;
/// The number of views of shared links by people who weren't signed in.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByNotLoggedIn;
/// The total number of views of shared links.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedTotal;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - adds: The number of added files.
///   - edits: The number of edited files. A file counts once for each member who edited it.
///   - deletes: The number of deleted files.
///   - activeUsers28Day: The number of members who were active in the last 28 days.
///   - activeUsers7Day: The number of members who were active in the last 7 days.
///   - activeUsers1Day: The number of members who were active on the day.
///   - activeSharedFolders28Day: The number of shared folders that were active in the last 28 days.
///   - activeSharedFolders7Day: The number of shared folders that were active in the last 7 days.
///   - activeSharedFolders1Day: The number of shared folders that were active on the day.
///   - sharedLinksCreated: The number of created shared links.
///   - sharedLinksViewedByTeam: The number of views of shared links by members.
///   - sharedLinksViewedByOutsideUser: The number of views of shared links by other users.
///   - sharedLinksViewedByNotLoggedIn: The number of views of shared links by people who weren't signed in.
///   - sharedLinksViewedTotal: The total number of views of shared links.
- (instancetype)initWithStartDate:(NSString *)startDate
    adds:(NSArray<NSNumber *> *)adds
    edits:(NSArray<NSNumber *> *)edits
    deletes:(NSArray<NSNumber *> *)deletes
    activeUsers28Day:(NSArray<NSNumber *> *)activeUsers28Day
    activeUsers7Day:(NSArray<NSNumber *> *)activeUsers7Day
    activeUsers1Day:(NSArray<NSNumber *> *)activeUsers1Day
    activeSharedFolders28Day:(NSArray<NSNumber *> *)activeSharedFolders28Day
    activeSharedFolders7Day:(NSArray<NSNumber *> *)activeSharedFolders7Day
    activeSharedFolders1Day:(NSArray<NSNumber *> *)activeSharedFolders1Day
    sharedLinksCreated:(NSArray<NSNumber *> *)sharedLinksCreated
    sharedLinksViewedByTeam:(NSArray<NSNumber *> *)sharedLinksViewedByTeam
    sharedLinksViewedByOutsideUser:(NSArray<NSNumber *> *)sharedLinksViewedByOutsideUser
    sharedLinksViewedByNotLoggedIn:(NSArray<NSNumber *> *)sharedLinksViewedByNotLoggedIn
    sharedLinksViewedTotal:(NSArray<NSNumber *> *)sharedLinksViewedTotal;
@end

/// Converts `DBTEAMGetActivityReport` from and to JSON.
@interface DBTEAMGetActivityReportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetActivityReport *)instance;
/// Returns the object for JSON.
+ (DBTEAMGetActivityReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of active devices.
@interface DBTEAMGetDevicesReport : DBTEAMBaseDfbReport
/// Devices that were active on the day.
@property (nonatomic, readonly) DBTEAMDevicesActive *active1Day;
/// Devices that were active in the last 7 days.
@property (nonatomic, readonly) DBTEAMDevicesActive *active7Day;
/// Devices that were active in the last 28 days.
@property (nonatomic, readonly) DBTEAMDevicesActive *active28Day;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - active1Day: Devices that were active on the day.
///   - active7Day: Devices that were active in the last 7 days.
///   - active28Day: Devices that were active in the last 28 days.
- (instancetype)initWithStartDate:(NSString *)startDate
    active1Day:(DBTEAMDevicesActive *)active1Day
    active7Day:(DBTEAMDevicesActive *)active7Day
    active28Day:(DBTEAMDevicesActive *)active28Day;
@end

/// Converts `DBTEAMGetDevicesReport` from and to JSON.
@interface DBTEAMGetDevicesReportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetDevicesReport *)instance;
/// Returns the object for JSON.
+ (DBTEAMGetDevicesReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of members for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetMembershipReport : DBTEAMBaseDfbReport
/// The number of members.
@property (nonatomic, readonly) NSArray<NSNumber *> *teamSize;
/// The number of pending invitations.
@property (nonatomic, readonly) NSArray<NSNumber *> *pendingInvites;
/// The number of members who joined.
@property (nonatomic, readonly) NSArray<NSNumber *> *membersJoined;
/// The number of suspended members.
@property (nonatomic, readonly) NSArray<NSNumber *> *suspendedMembers;
/// The number of licenses of the team.
@property (nonatomic, readonly) NSArray<NSNumber *> *licenses;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - teamSize: The number of members.
///   - pendingInvites: The number of pending invitations.
///   - membersJoined: The number of members who joined.
///   - suspendedMembers: The number of suspended members.
///   - licenses: The number of licenses of the team.
- (instancetype)initWithStartDate:(NSString *)startDate
    teamSize:(NSArray<NSNumber *> *)teamSize
    pendingInvites:(NSArray<NSNumber *> *)pendingInvites
    membersJoined:(NSArray<NSNumber *> *)membersJoined
    suspendedMembers:(NSArray<NSNumber *> *)suspendedMembers
    licenses:(NSArray<NSNumber *> *)licenses;
@end

/// Converts `DBTEAMGetMembershipReport` from and to JSON.
@interface DBTEAMGetMembershipReportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetMembershipReport *)instance;
/// Returns the object for JSON.
+ (DBTEAMGetMembershipReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The storage that the team used for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetStorageReport : DBTEAMBaseDfbReport
/// The total storage in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *totalUsage;
/// The storage in shared folders in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedUsage;
/// The storage outside shared folders in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *unsharedUsage;
/// The number of shared folders that members own.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedFolders;
/// The number of members for each range of used storage.
@property (nonatomic, readonly) NSArray<NSArray<DBTEAMStorageBucket *> *> *memberStorageMap;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - totalUsage: The total storage in bytes.
///   - sharedUsage: The storage in shared folders in bytes.
///   - unsharedUsage: The storage outside shared folders in bytes.
///   - sharedFolders: The number of shared folders that members own.
///   - memberStorageMap: The number of members for each range of used storage.
- (instancetype)initWithStartDate:(NSString *)startDate
    totalUsage:(NSArray<NSNumber *> *)totalUsage
    sharedUsage:(NSArray<NSNumber *> *)sharedUsage
    unsharedUsage:(NSArray<NSNumber *> *)unsharedUsage
    sharedFolders:(NSArray<NSNumber *> *)sharedFolders
    memberStorageMap:(NSArray<NSArray<DBTEAMStorageBucket *> *> *)memberStorageMap;
@end

/// Converts `DBTEAMGetStorageReport` from and to JSON.
@interface DBTEAMGetStorageReportSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetStorageReport *)instance;
/// Returns the object for JSON.
+ (DBTEAMGetStorageReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupAccessType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupAccessTypeTag) {
    /// The member belongs to the group.
    DBTEAMGroupAccessTypeMember,
    /// The member can rename the group, and add and remove members.
    DBTEAMGroupAccessTypeOwner,
};

/// The permissions of a member for a group.
@interface DBTEAMGroupAccessType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupAccessTypeTag tag;
/// Creates an object with the tag `member`.
- (instancetype)initWithMember;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Returns whether the tag is `member`.
- (BOOL)isMember;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupAccessType` from and to JSON.
@interface DBTEAMGroupAccessTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupAccessType *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new group.
@interface DBTEAMGroupCreateArg : DBStoneObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// A Boolean value that indicates whether the admin who creates the group becomes its owner. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *addCreatorAsOwner;
/// The external ID, from the team's own directory.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The manager of the group's members.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *groupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (instancetype)initWithGroupName:(NSString *)groupName
    addCreatorAsOwner:(nullable NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)groupManagementType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName;
@end

/// Converts `DBTEAMGroupCreateArg` from and to JSON.
@interface DBTEAMGroupCreateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupCreateArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupCreateErrorTag) {
    /// Another group has this name.
    DBTEAMGroupCreateErrorGroupNameAlreadyUsed,
    /// The name is empty or contains characters that aren't allowed.
    DBTEAMGroupCreateErrorGroupNameInvalid,
    /// Another group has this external ID.
    DBTEAMGroupCreateErrorExternalIdAlreadyInUse,
    /// Only Dropbox can create groups that it manages.
    DBTEAMGroupCreateErrorSystemManagedGroupDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupCreateErrorOther,
};

/// The reason that a group wasn't created.
@interface DBTEAMGroupCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupCreateErrorTag tag;
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)initWithGroupNameAlreadyUsed;
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)initWithGroupNameInvalid;
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)initWithExternalIdAlreadyInUse;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_name_already_used`.
- (BOOL)isGroupNameAlreadyUsed;
/// Returns whether the tag is `group_name_invalid`.
- (BOOL)isGroupNameInvalid;
/// Returns whether the tag is `external_id_already_in_use`.
- (BOOL)isExternalIdAlreadyInUse;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupCreateError` from and to JSON.
@interface DBTEAMGroupCreateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupCreateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupDeleteErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupDeleteErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupDeleteErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupDeleteErrorSystemManagedGroupDisallowed,
    /// The group was already deleted.
    DBTEAMGroupDeleteErrorGroupAlreadyDeleted,
};

/// The reason that a group wasn't deleted.
@interface DBTEAMGroupDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupDeleteErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `group_already_deleted`.
- (instancetype)initWithGroupAlreadyDeleted;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_already_deleted`.
- (BOOL)isGroupAlreadyDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupDeleteError` from and to JSON.
@interface DBTEAMGroupDeleteErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupDeleteError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group and its members.
@interface DBTEAMGroupFullInfo : DBTEAMCOMMONGroupSummary
/// The members. `nil` for groups that Dropbox manages.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMGroupMemberInfo *> *members;
/// The time at which the group was created, in milliseconds since 1970.
@property (nonatomic, readonly) NSNumber *created;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identifier of the group, `g:…`.
///   - groupManagementType: The manager of the group's members.
///   - created: The time at which the group was created, in milliseconds since 1970.
///   - groupExternalId: The external ID, from the team's own directory. `nil` if there is none.
///   - memberCount: The number of members of the group.
///   - members: The members. `nil` for groups that Dropbox manages.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    created:(NSNumber *)created
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    members:(nullable NSArray<DBTEAMGroupMemberInfo *> *)members;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    created:(NSNumber *)created;
@end

/// Converts `DBTEAMGroupFullInfo` from and to JSON.
@interface DBTEAMGroupFullInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupFullInfo *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupFullInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a group.
@interface DBTEAMGroupMemberInfo : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMMemberProfile *profile;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithProfile:(DBTEAMMemberProfile *)profile accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMGroupMemberInfo` from and to JSON.
@interface DBTEAMGroupMemberInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberInfo *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a group.
@interface DBTEAMGroupMemberSelector : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group user:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMGroupMemberSelector` from and to JSON.
@interface DBTEAMGroupMemberSelectorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSelector *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMemberSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMemberSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMemberSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSelectorErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMemberSelectorErrorSystemManagedGroupDisallowed,
    /// The user isn't a member of the group.
    DBTEAMGroupMemberSelectorErrorMemberNotInGroup,
};

/// The reason that a member of a group can't be used.
@interface DBTEAMGroupMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMemberSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMemberSelectorError` from and to JSON.
@interface DBTEAMGroupMemberSelectorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSelectorError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMemberSetAccessTypeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMemberSetAccessTypeErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMemberSetAccessTypeErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSetAccessTypeErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed,
    /// The user isn't a member of the group.
    DBTEAMGroupMemberSetAccessTypeErrorMemberNotInGroup,
    /// A group that admins manage can't have owners.
    DBTEAMGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// The reason that the permissions of a group's member weren't changed.
@interface DBTEAMGroupMemberSetAccessTypeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMemberSetAccessTypeErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)initWithUserCannotBeManagerOfCompanyManagedGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns whether the tag is `user_cannot_be_manager_of_company_managed_group`.
- (BOOL)isUserCannotBeManagerOfCompanyManagedGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMemberSetAccessTypeError` from and to JSON.
@interface DBTEAMGroupMemberSetAccessTypeErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSetAccessTypeError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMemberSetAccessTypeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The option to return the members of a group.
@interface DBTEAMIncludeMembersArg : DBStoneObject
/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithReturnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMIncludeMembersArg` from and to JSON.
@interface DBTEAMIncludeMembersArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMIncludeMembersArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMIncludeMembersArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group, and the members to add.
@interface DBTEAMGroupMembersAddArg : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members to add, each with their permissions.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAccess *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    members:(NSArray<DBTEAMMemberAccess *> *)members
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group members:(NSArray<DBTEAMMemberAccess *> *)members;
@end

/// Converts `DBTEAMGroupMembersAddArg` from and to JSON.
@interface DBTEAMGroupMembersAddArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersAddArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersAddError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersAddErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersAddErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersAddErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersAddErrorSystemManagedGroupDisallowed,
    /// A user already belongs to the group or occurs twice.
    DBTEAMGroupMembersAddErrorDuplicateUser,
    /// The group belongs to another team.
    DBTEAMGroupMembersAddErrorGroupNotInTeam,
    /// Some users aren't members of the team. The associated value lists them.
    DBTEAMGroupMembersAddErrorMembersNotInTeam,
    /// Some users don't exist. The associated value lists them.
    DBTEAMGroupMembersAddErrorUsersNotFound,
    /// A suspended member can't be an owner.
    DBTEAMGroupMembersAddErrorUserMustBeActiveToBeOwner,
    /// A group that admins manage can't have owners. The associated value lists the members.
    DBTEAMGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// The reason that no members were added.
@interface DBTEAMGroupMembersAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersAddErrorTag tag;

/// Some users aren't members of the team. The associated value lists them. Has a value only if `isMembersNotInTeam`
/// returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// Some users don't exist. The associated value lists them. Has a value only if `isUsersNotFound` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *usersNotFound;

/// A group that admins manage can't have owners. The associated value lists the members. Has a value only if
/// `isUserCannotBeManagerOfCompanyManagedGroup` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *userCannotBeManagerOfCompanyManagedGroup;

/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `duplicate_user`.
- (instancetype)initWithDuplicateUser;
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)initWithGroupNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)initWithMembersNotInTeam:(NSArray<NSString *> *)membersNotInTeam;
/// Creates an object with the tag `users_not_found`.
- (instancetype)initWithUsersNotFound:(NSArray<NSString *> *)usersNotFound;
/// Creates an object with the tag `user_must_be_active_to_be_owner`.
- (instancetype)initWithUserMustBeActiveToBeOwner;

/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)
    initWithUserCannotBeManagerOfCompanyManagedGroup:(NSArray<NSString *> *)userCannotBeManagerOfCompanyManagedGroup;

/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `duplicate_user`.
- (BOOL)isDuplicateUser;
/// Returns whether the tag is `group_not_in_team`.
- (BOOL)isGroupNotInTeam;
/// Returns whether the tag is `members_not_in_team`.
- (BOOL)isMembersNotInTeam;
/// Returns whether the tag is `users_not_found`.
- (BOOL)isUsersNotFound;
/// Returns whether the tag is `user_must_be_active_to_be_owner`.
- (BOOL)isUserMustBeActiveToBeOwner;
/// Returns whether the tag is `user_cannot_be_manager_of_company_managed_group`.
- (BOOL)isUserCannotBeManagerOfCompanyManagedGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersAddError` from and to JSON.
@interface DBTEAMGroupMembersAddErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersAddError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersAddError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group after a change of its members.
@interface DBTEAMGroupMembersChangeResult : DBStoneObject
/// The group.
@property (nonatomic, readonly) DBTEAMGroupFullInfo *groupInfo;
/// No longer used: always a space. At least 1 character. Deprecated.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameters:
///   - groupInfo: The group.
///   - asyncJobId: No longer used: always a space. At least 1 character. Deprecated.
- (instancetype)initWithGroupInfo:(DBTEAMGroupFullInfo *)groupInfo asyncJobId:(NSString *)asyncJobId;
@end

/// Converts `DBTEAMGroupMembersChangeResult` from and to JSON.
@interface DBTEAMGroupMembersChangeResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersChangeResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersChangeResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group, and the members to remove.
@interface DBTEAMGroupMembersRemoveArg : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    users:(NSArray<DBTEAMUserSelectorArg *> *)users
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group users:(NSArray<DBTEAMUserSelectorArg *> *)users;
@end

/// Converts `DBTEAMGroupMembersRemoveArg` from and to JSON.
@interface DBTEAMGroupMembersRemoveArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersRemoveArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersRemoveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersRemoveErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersRemoveErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersRemoveErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersRemoveErrorSystemManagedGroupDisallowed,
    /// A user isn't a member of the group.
    DBTEAMGroupMembersRemoveErrorMemberNotInGroup,
    /// The group belongs to another team.
    DBTEAMGroupMembersRemoveErrorGroupNotInTeam,
    /// Some users aren't members of the team. The associated value lists them.
    DBTEAMGroupMembersRemoveErrorMembersNotInTeam,
    /// Some users don't exist. The associated value lists them.
    DBTEAMGroupMembersRemoveErrorUsersNotFound,
};

/// The reason that no members were removed.
@interface DBTEAMGroupMembersRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersRemoveErrorTag tag;

/// Some users aren't members of the team. The associated value lists them. Has a value only if `isMembersNotInTeam`
/// returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// Some users don't exist. The associated value lists them. Has a value only if `isUsersNotFound` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)initWithGroupNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)initWithMembersNotInTeam:(NSArray<NSString *> *)membersNotInTeam;
/// Creates an object with the tag `users_not_found`.
- (instancetype)initWithUsersNotFound:(NSArray<NSString *> *)usersNotFound;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns whether the tag is `group_not_in_team`.
- (BOOL)isGroupNotInTeam;
/// Returns whether the tag is `members_not_in_team`.
- (BOOL)isMembersNotInTeam;
/// Returns whether the tag is `users_not_found`.
- (BOOL)isUsersNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersRemoveError` from and to JSON.
@interface DBTEAMGroupMembersRemoveErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersRemoveError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members of a group.
@interface DBTEAMGroupMembersSelector : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members.
@property (nonatomic, readonly) DBTEAMUsersSelectorArg *users;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group users:(DBTEAMUsersSelectorArg *)users;
@end

/// Converts `DBTEAMGroupMembersSelector` from and to JSON.
@interface DBTEAMGroupMembersSelectorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSelector *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersSelectorErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersSelectorErrorSystemManagedGroupDisallowed,
    /// A user isn't a member of the group.
    DBTEAMGroupMembersSelectorErrorMemberNotInGroup,
};

/// The reason that members of a group can't be used.
@interface DBTEAMGroupMembersSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersSelectorError` from and to JSON.
@interface DBTEAMGroupMembersSelectorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSelectorError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new permissions of a group's member.
@interface DBTEAMGroupMembersSetAccessTypeArg : DBTEAMGroupMemberSelector
/// The new permissions.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMGroupMembersSetAccessTypeArg` from and to JSON.
@interface DBTEAMGroupMembersSetAccessTypeArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSetAccessTypeArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersSetAccessTypeArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorTag) {
    /// The identifier of the group, `g:…`.
    DBTEAMGroupSelectorGroupId,
    /// The external ID of the group.
    DBTEAMGroupSelectorGroupExternalId,
};

/// A group, by identifier or external ID.
@interface DBTEAMGroupSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorTag tag;
/// The identifier of the group, `g:…`. Has a value only if `isGroupId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// The external ID of the group. Has a value only if `isGroupExternalId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *groupExternalId;
/// Creates an object with the tag `group_id`.
- (instancetype)initWithGroupId:(NSString *)groupId;
/// Creates an object with the tag `group_external_id`.
- (instancetype)initWithGroupExternalId:(NSString *)groupExternalId;
/// Returns whether the tag is `group_id`.
- (BOOL)isGroupId;
/// Returns whether the tag is `group_external_id`.
- (BOOL)isGroupExternalId;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelector` from and to JSON.
@interface DBTEAMGroupSelectorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelector *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorErrorOther,
};

/// The reason that a group can't be used.
@interface DBTEAMGroupSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelectorError` from and to JSON.
@interface DBTEAMGroupSelectorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelectorError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelectorWithTeamGroupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorWithTeamGroupErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupSelectorWithTeamGroupErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorWithTeamGroupErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed,
};

/// The reason that a group can't be used.
@interface DBTEAMGroupSelectorWithTeamGroupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorWithTeamGroupErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelectorWithTeamGroupError` from and to JSON.
@interface DBTEAMGroupSelectorWithTeamGroupErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelectorWithTeamGroupError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupSelectorWithTeamGroupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a group. Fields that are `nil` don't change.
@interface DBTEAMGroupUpdateArgs : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The new name.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupName;
/// The new external ID. An empty string removes it.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupExternalId;
/// The new manager of the group's members.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *dNewGroupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - dNewGroupName: The new name.
///   - dNewGroupExternalId: The new external ID. An empty string removes it.
///   - dNewGroupManagementType: The new manager of the group's members.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    dNewGroupName:(nullable NSString *)dNewGroupName
    dNewGroupExternalId:(nullable NSString *)dNewGroupExternalId
    dNewGroupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)dNewGroupManagementType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group;
@end

/// Converts `DBTEAMGroupUpdateArgs` from and to JSON.
@interface DBTEAMGroupUpdateArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupUpdateArgs *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupUpdateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupUpdateErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupUpdateErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupUpdateErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupUpdateErrorSystemManagedGroupDisallowed,
    /// Another group has this name.
    DBTEAMGroupUpdateErrorGroupNameAlreadyUsed,
    /// The name is empty or contains characters that aren't allowed.
    DBTEAMGroupUpdateErrorGroupNameInvalid,
    /// Another group has this external ID.
    DBTEAMGroupUpdateErrorExternalIdAlreadyInUse,
};

/// The reason that a group wasn't changed.
@interface DBTEAMGroupUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupUpdateErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)initWithGroupNameAlreadyUsed;
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)initWithGroupNameInvalid;
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)initWithExternalIdAlreadyInUse;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_name_already_used`.
- (BOOL)isGroupNameAlreadyUsed;
/// Returns whether the tag is `group_name_invalid`.
- (BOOL)isGroupNameInvalid;
/// Returns whether the tag is `external_id_already_in_use`.
- (BOOL)isExternalIdAlreadyInUse;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupUpdateError` from and to JSON.
@interface DBTEAMGroupUpdateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupUpdateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsGetInfoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsGetInfoErrorTag) {
    /// A group belongs to another team.
    DBTEAMGroupsGetInfoErrorGroupNotOnTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsGetInfoErrorOther,
};

/// The reason that groups weren't returned.
@interface DBTEAMGroupsGetInfoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsGetInfoErrorTag tag;
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)initWithGroupNotOnTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_not_on_team`.
- (BOOL)isGroupNotOnTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsGetInfoError` from and to JSON.
@interface DBTEAMGroupsGetInfoErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsGetInfoError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsGetInfoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsGetInfoItemTag) {
    /// No group has this identifier.
    DBTEAMGroupsGetInfoItemIdNotFound,
    /// The group.
    DBTEAMGroupsGetInfoItemGroupInfo,
};

/// A group, or the identifier of a group that doesn't exist.
@interface DBTEAMGroupsGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsGetInfoItemTag tag;
/// No group has this identifier. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The group. Has a value only if `isGroupInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMGroupFullInfo *groupInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `group_info`.
- (instancetype)initWithGroupInfo:(DBTEAMGroupFullInfo *)groupInfo;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `group_info`.
- (BOOL)isGroupInfo;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsGetInfoItem` from and to JSON.
@interface DBTEAMGroupsGetInfoItemSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsGetInfoItem *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of groups.
@interface DBTEAMGroupsListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMGroupsListArg` from and to JSON.
@interface DBTEAMGroupsListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMGroupsListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMGroupsListContinueArg` from and to JSON.
@interface DBTEAMGroupsListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMGroupsListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMGroupsListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsListContinueErrorTag tag;
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

/// Converts `DBTEAMGroupsListContinueError` from and to JSON.
@interface DBTEAMGroupsListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of groups.
@interface DBTEAMGroupsListResult : DBStoneObject
/// The groups.
@property (nonatomic, readonly) NSArray<DBTEAMCOMMONGroupSummary *> *groups;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - groups: The groups.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithGroups:(NSArray<DBTEAMCOMMONGroupSummary *> *)groups
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMGroupsListResult` from and to JSON.
@interface DBTEAMGroupsListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group whose members to list.
@interface DBTEAMGroupsMembersListArg : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group;
@end

/// Converts `DBTEAMGroupsMembersListArg` from and to JSON.
@interface DBTEAMGroupsMembersListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsMembersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMGroupsMembersListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMGroupsMembersListContinueArg` from and to JSON.
@interface DBTEAMGroupsMembersListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsMembersListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsMembersListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsMembersListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMGroupsMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsMembersListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMGroupsMembersListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsMembersListContinueErrorTag tag;
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

/// Converts `DBTEAMGroupsMembersListContinueError` from and to JSON.
@interface DBTEAMGroupsMembersListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsMembersListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members of a group.
@interface DBTEAMGroupsMembersListResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMGroupMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBTEAMGroupMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMGroupsMembersListResult` from and to JSON.
@interface DBTEAMGroupsMembersListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsMembersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsPollError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsPollErrorTag) {
    /// The job identifier isn't valid.
    DBTEAMGroupsPollErrorInvalidAsyncJobId,
    /// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
    DBTEAMGroupsPollErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsPollErrorOther,
    /// The app doesn't have access to the job.
    DBTEAMGroupsPollErrorAccessDenied,
};

/// The reason that the state of a job isn't known.
@interface DBTEAMGroupsPollError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsPollErrorTag tag;
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)initWithInvalidAsyncJobId;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `access_denied`.
- (instancetype)initWithAccessDenied;
/// Returns whether the tag is `invalid_async_job_id`.
- (BOOL)isInvalidAsyncJobId;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `access_denied`.
- (BOOL)isAccessDenied;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsPollError` from and to JSON.
@interface DBTEAMGroupsPollErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsPollError *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsPollError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsSelectorTag) {
    /// The identifiers of the groups, `g:…`.
    DBTEAMGroupsSelectorGroupIds,
    /// The external IDs of the groups.
    DBTEAMGroupsSelectorGroupExternalIds,
};

/// Groups, by identifiers or external IDs.
@interface DBTEAMGroupsSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsSelectorTag tag;
/// The identifiers of the groups, `g:…`. Has a value only if `isGroupIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *groupIds;
/// The external IDs of the groups. Has a value only if `isGroupExternalIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *groupExternalIds;
/// Creates an object with the tag `group_ids`.
- (instancetype)initWithGroupIds:(NSArray<NSString *> *)groupIds;
/// Creates an object with the tag `group_external_ids`.
- (instancetype)initWithGroupExternalIds:(NSArray<NSString *> *)groupExternalIds;
/// Returns whether the tag is `group_ids`.
- (BOOL)isGroupIds;
/// Returns whether the tag is `group_external_ids`.
- (BOOL)isGroupExternalIds;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsSelector` from and to JSON.
@interface DBTEAMGroupsSelectorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsSelector *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupsSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasDistinctMemberHomesValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasDistinctMemberHomesValueTag) {
    /// A Boolean value that indicates whether each member has a home folder.
    DBTEAMHasDistinctMemberHomesValueHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasDistinctMemberHomesValueOther,
};

/// A value that indicates whether each member has a home folder.
@interface DBTEAMHasDistinctMemberHomesValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasDistinctMemberHomesValueTag tag;

/// A Boolean value that indicates whether each member has a home folder. Has a value only if `isHasDistinctMemberHomes`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasDistinctMemberHomes;

/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)initWithHasDistinctMemberHomes:(NSNumber *)hasDistinctMemberHomes;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_distinct_member_homes`.
- (BOOL)isHasDistinctMemberHomes;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasDistinctMemberHomesValue` from and to JSON.
@interface DBTEAMHasDistinctMemberHomesValueSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasDistinctMemberHomesValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMHasDistinctMemberHomesValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamFileEventsValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamFileEventsValueTag) {
    /// A Boolean value that indicates whether the team log includes file events.
    DBTEAMHasTeamFileEventsValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamFileEventsValueOther,
};

/// A value that indicates whether the team log includes file events.
@interface DBTEAMHasTeamFileEventsValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamFileEventsValueTag tag;

/// A Boolean value that indicates whether the team log includes file events. Has a value only if `isEnabled` returns
/// `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamFileEventsValue` from and to JSON.
@interface DBTEAMHasTeamFileEventsValueSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamFileEventsValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMHasTeamFileEventsValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamSelectiveSyncValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamSelectiveSyncValueTag) {
    /// A Boolean value that indicates whether team folders have sync settings.
    DBTEAMHasTeamSelectiveSyncValueHasTeamSelectiveSync,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSelectiveSyncValueOther,
};

/// A value that indicates whether team folders have sync settings.
@interface DBTEAMHasTeamSelectiveSyncValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSelectiveSyncValueTag tag;

/// A Boolean value that indicates whether team folders have sync settings. Has a value only if `isHasTeamSelectiveSync`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasTeamSelectiveSync;

/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)initWithHasTeamSelectiveSync:(NSNumber *)hasTeamSelectiveSync;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_team_selective_sync`.
- (BOOL)isHasTeamSelectiveSync;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamSelectiveSyncValue` from and to JSON.
@interface DBTEAMHasTeamSelectiveSyncValueSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamSelectiveSyncValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMHasTeamSelectiveSyncValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamSharedDropboxValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamSharedDropboxValueTag) {
    /// A Boolean value that indicates whether the team has a team space.
    DBTEAMHasTeamSharedDropboxValueHasTeamSharedDropbox,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSharedDropboxValueOther,
};

/// A value that indicates whether the team has a team space.
@interface DBTEAMHasTeamSharedDropboxValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSharedDropboxValueTag tag;

/// A Boolean value that indicates whether the team has a team space. Has a value only if `isHasTeamSharedDropbox`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasTeamSharedDropbox;

/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)initWithHasTeamSharedDropbox:(NSNumber *)hasTeamSharedDropbox;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_team_shared_dropbox`.
- (BOOL)isHasTeamSharedDropbox;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamSharedDropboxValue` from and to JSON.
@interface DBTEAMHasTeamSharedDropboxValueSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamSharedDropboxValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMHasTeamSharedDropboxValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file revision that a legal hold keeps.
@interface DBTEAMLegalHoldHeldRevisionMetadata : DBStoneObject
/// The filename of the revision.
@property (nonatomic, readonly, copy) NSString *dNewFilename;
/// The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *originalRevisionId;
/// The original path of the file. Matches `(/(.|[\r\n])*)?`.
@property (nonatomic, readonly, copy) NSString *originalFilePath;
/// The time at which Dropbox received the revision.
@property (nonatomic, readonly) NSDate *serverModified;
/// The identifier of the member who made the revision, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *authorMemberId;
/// The status of that member in the team.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *authorMemberStatus;

/// The email address of that member. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *authorEmail;

/// The type of the file.
@property (nonatomic, readonly, copy) NSString *fileType;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash. Exactly 64 characters.
@property (nonatomic, readonly, copy) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - dNewFilename: The filename of the revision.
///   - originalRevisionId: The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
///   - originalFilePath: The original path of the file. Matches `(/(.|[\r\n])*)?`.
///   - serverModified: The time at which Dropbox received the revision.
///   - authorMemberId: The identifier of the member who made the revision, `dbmid:…`.
///   - authorMemberStatus: The status of that member in the team.
///   - authorEmail: The email address of that member. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - fileType: The type of the file.
///   - size: The size in bytes.
///   - contentHash: The content hash. Exactly 64 characters.
- (instancetype)initWithDNewFilename:(NSString *)dNewFilename
    originalRevisionId:(NSString *)originalRevisionId
    originalFilePath:(NSString *)originalFilePath
    serverModified:(NSDate *)serverModified
    authorMemberId:(NSString *)authorMemberId
    authorMemberStatus:(DBTEAMTeamMemberStatus *)authorMemberStatus
    authorEmail:(NSString *)authorEmail
    fileType:(NSString *)fileType
    size:(NSNumber *)size
    contentHash:(NSString *)contentHash;
@end

/// Converts `DBTEAMLegalHoldHeldRevisionMetadata` from and to JSON.
@interface DBTEAMLegalHoldHeldRevisionMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldHeldRevisionMetadata *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldHeldRevisionMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A legal hold.
@interface DBTEAMLegalHoldPolicy : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The time of the legal hold's activation.
@property (nonatomic, readonly, nullable) NSDate *activationTime;
/// The members whose files the legal hold keeps.
@property (nonatomic, readonly) DBTEAMMembersInfo *members;
/// The status of the legal hold.
@property (nonatomic, readonly) DBTEAMLegalHoldStatus *status;
/// The start of the period whose revisions the legal hold keeps.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period. `nil` if it has no end.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The members whose files the legal hold keeps.
///   - status: The status of the legal hold.
///   - startDate: The start of the period whose revisions the legal hold keeps.
///   - description_: The description of the legal hold. At most 501 characters.
///   - activationTime: The time of the legal hold's activation.
///   - endDate: The end of the period. `nil` if it has no end.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    members:(DBTEAMMembersInfo *)members
    status:(DBTEAMLegalHoldStatus *)status
    startDate:(NSDate *)startDate
    description_:(nullable NSString *)description_
    activationTime:(nullable NSDate *)activationTime
    endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    members:(DBTEAMMembersInfo *)members
    status:(DBTEAMLegalHoldStatus *)status
    startDate:(NSDate *)startDate;
@end

/// Converts `DBTEAMLegalHoldPolicy` from and to JSON.
@interface DBTEAMLegalHoldPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldStatusTag) {
    /// The legal hold is active.
    DBTEAMLegalHoldStatusActive,
    /// The legal hold was released.
    DBTEAMLegalHoldStatusReleased,
    /// The legal hold is being activated.
    DBTEAMLegalHoldStatusActivating,
    /// The legal hold is being updated.
    DBTEAMLegalHoldStatusUpdating,
    /// The legal hold is being exported.
    DBTEAMLegalHoldStatusExporting,
    /// The legal hold is being released.
    DBTEAMLegalHoldStatusReleasing,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldStatusOther,
};

/// The status of a legal hold.
@interface DBTEAMLegalHoldStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `released`.
- (instancetype)initWithReleased;
/// Creates an object with the tag `activating`.
- (instancetype)initWithActivating;
/// Creates an object with the tag `updating`.
- (instancetype)initWithUpdating;
/// Creates an object with the tag `exporting`.
- (instancetype)initWithExporting;
/// Creates an object with the tag `releasing`.
- (instancetype)initWithReleasing;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `released`.
- (BOOL)isReleased;
/// Returns whether the tag is `activating`.
- (BOOL)isActivating;
/// Returns whether the tag is `updating`.
- (BOOL)isUpdating;
/// Returns whether the tag is `exporting`.
- (BOOL)isExporting;
/// Returns whether the tag is `releasing`.
- (BOOL)isReleasing;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldStatus` from and to JSON.
@interface DBTEAMLegalHoldStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsErrorOther,
};

/// The reason that a legal hold can't be used.
@interface DBTEAMLegalHoldsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsError` from and to JSON.
@interface DBTEAMLegalHoldsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold to get.
@interface DBTEAMLegalHoldsGetPolicyArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsGetPolicyArg` from and to JSON.
@interface DBTEAMLegalHoldsGetPolicyArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsGetPolicyArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsGetPolicyArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsGetPolicyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsGetPolicyErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsGetPolicyErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsGetPolicyErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsGetPolicyErrorOther,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't returned.
@interface DBTEAMLegalHoldsGetPolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsGetPolicyErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsGetPolicyError` from and to JSON.
@interface DBTEAMLegalHoldsGetPolicyErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsGetPolicyError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsGetPolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the revisions that a legal hold keeps.
@interface DBTEAMLegalHoldsListHeldRevisionResult : DBStoneObject
/// The revisions.
@property (nonatomic, readonly) NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *entries;
/// The cursor of the next page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The revisions.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page. At least 1 character.
- (instancetype)initWithEntries:(NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *)entries hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionResult` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold whose revisions to list.
@interface DBTEAMLegalHoldsListHeldRevisionsArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsArg` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithId_:(NSString *)id_ cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsContinueArg` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionsContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListHeldRevisionsContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListHeldRevisionsContinueErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorTransientError,
    /// The cursor has expired. List from the start.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListHeldRevisionsContinueErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsContinueError` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionsContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListHeldRevisionsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListHeldRevisionsErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsListHeldRevisionsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsErrorTransientError,
    /// The legal hold doesn't keep any revisions yet. Try again later.
    DBTEAMLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty,
    /// The legal hold isn't active.
    DBTEAMLegalHoldsListHeldRevisionsErrorInactiveLegalHold,
};

/// The reason that revisions weren't listed.
@interface DBTEAMLegalHoldsListHeldRevisionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListHeldRevisionsErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `legal_hold_still_empty`.
- (instancetype)initWithLegalHoldStillEmpty;
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)initWithInactiveLegalHold;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `legal_hold_still_empty`.
- (BOOL)isLegalHoldStillEmpty;
/// Returns whether the tag is `inactive_legal_hold`.
- (BOOL)isInactiveLegalHold;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsError` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of legal holds.
@interface DBTEAMLegalHoldsListPoliciesArg : DBStoneObject
/// A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeReleased;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - includeReleased: A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
- (instancetype)initWithIncludeReleased:(nullable NSNumber *)includeReleased;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesArg` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListPoliciesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListPoliciesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListPoliciesErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListPoliciesErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsListPoliciesErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListPoliciesErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListPoliciesErrorTransientError,
};

/// The reason that legal holds weren't listed.
@interface DBTEAMLegalHoldsListPoliciesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListPoliciesErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesError` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListPoliciesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal holds of the team.
@interface DBTEAMLegalHoldsListPoliciesResult : DBStoneObject
/// The legal holds.
@property (nonatomic, readonly) NSArray<DBTEAMLegalHoldPolicy *> *policies;

/// Creates an object.
///
/// - Parameters:
///   - policies: The legal holds.
- (instancetype)initWithPolicies:(NSArray<DBTEAMLegalHoldPolicy *> *)policies;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesResult` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListPoliciesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new legal hold.
@interface DBTEAMLegalHoldsPolicyCreateArg : DBStoneObject
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep, from 1 to 5.
@property (nonatomic, readonly) NSArray<NSString *> *members;
/// The start of the period whose revisions to keep.
@property (nonatomic, readonly, nullable) NSDate *startDate;
/// The end of the period. `nil` for no end.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The identifiers of the members whose files to keep, from 1 to 5.
///   - description_: The description of the legal hold. At most 501 characters.
///   - startDate: The start of the period whose revisions to keep.
///   - endDate: The end of the period. `nil` for no end.
- (instancetype)initWithName:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name members:(NSArray<NSString *> *)members;
@end

/// Converts `DBTEAMLegalHoldsPolicyCreateArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyCreateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyCreateArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyCreateErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyCreateErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyCreateErrorOther,
    /// The start date is later than the end date.
    DBTEAMLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate,
    /// The list of members is empty.
    DBTEAMLegalHoldsPolicyCreateErrorEmptyMembersList,
    /// Some of the members can't be included in a legal hold.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidMembers,
    /// The legal hold would have more than 5 members.
    DBTEAMLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyCreateErrorTransientError,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyCreateErrorNameMustBeUnique,
    /// The team has reached the limit of legal holds.
    DBTEAMLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota,
    /// A date isn't valid.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidDate,
};

/// The reason that a legal hold wasn't created.
@interface DBTEAMLegalHoldsPolicyCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyCreateErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `start_date_is_later_than_end_date`.
- (instancetype)initWithStartDateIsLaterThanEndDate;
/// Creates an object with the tag `empty_members_list`.
- (instancetype)initWithEmptyMembersList;
/// Creates an object with the tag `invalid_members`.
- (instancetype)initWithInvalidMembers;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)initWithNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)initWithNameMustBeUnique;
/// Creates an object with the tag `team_exceeded_legal_hold_quota`.
- (instancetype)initWithTeamExceededLegalHoldQuota;
/// Creates an object with the tag `invalid_date`.
- (instancetype)initWithInvalidDate;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `start_date_is_later_than_end_date`.
- (BOOL)isStartDateIsLaterThanEndDate;
/// Returns whether the tag is `empty_members_list`.
- (BOOL)isEmptyMembersList;
/// Returns whether the tag is `invalid_members`.
- (BOOL)isInvalidMembers;
/// Returns whether the tag is `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (BOOL)isNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `name_must_be_unique`.
- (BOOL)isNameMustBeUnique;
/// Returns whether the tag is `team_exceeded_legal_hold_quota`.
- (BOOL)isTeamExceededLegalHoldQuota;
/// Returns whether the tag is `invalid_date`.
- (BOOL)isInvalidDate;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyCreateError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyCreateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyCreateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold to release.
@interface DBTEAMLegalHoldsPolicyReleaseArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsPolicyReleaseArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyReleaseArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyReleaseArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyReleaseArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyReleaseError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyReleaseErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyReleaseErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyReleaseErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyReleaseErrorOther,
    /// Another operation on the legal hold is in progress. Try again later.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation,
    /// The legal hold is being released or was already released.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't released.
@interface DBTEAMLegalHoldsPolicyReleaseError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyReleaseErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)initWithLegalHoldPerformingAnotherOperation;
/// Creates an object with the tag `legal_hold_already_releasing`.
- (instancetype)initWithLegalHoldAlreadyReleasing;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `legal_hold_performing_another_operation`.
- (BOOL)isLegalHoldPerformingAnotherOperation;
/// Returns whether the tag is `legal_hold_already_releasing`.
- (BOOL)isLegalHoldAlreadyReleasing;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyReleaseError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyReleaseErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyReleaseError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyReleaseError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a legal hold. Fields that are `nil` don't change.
@interface DBTEAMLegalHoldsPolicyUpdateArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new name. At most 140 characters.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep from now on, from 1 to 5.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (instancetype)initWithId_:(NSString *)id_
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsPolicyUpdateArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyUpdateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyUpdateArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyUpdateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyUpdateErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyUpdateErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyUpdateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyUpdateErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyUpdateErrorTransientError,
    /// The legal hold isn't active.
    DBTEAMLegalHoldsPolicyUpdateErrorInactiveLegalHold,
    /// Another operation on the legal hold is in progress. Try again later.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation,
    /// Some of the members can't be included in a legal hold.
    DBTEAMLegalHoldsPolicyUpdateErrorInvalidMembers,
    /// The legal hold would have more than 5 members.
    DBTEAMLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// The list of members is empty.
    DBTEAMLegalHoldsPolicyUpdateErrorEmptyMembersList,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyUpdateErrorNameMustBeUnique,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't changed.
@interface DBTEAMLegalHoldsPolicyUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyUpdateErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)initWithInactiveLegalHold;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)initWithLegalHoldPerformingAnotherOperation;
/// Creates an object with the tag `invalid_members`.
- (instancetype)initWithInvalidMembers;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)initWithNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Creates an object with the tag `empty_members_list`.
- (instancetype)initWithEmptyMembersList;
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)initWithNameMustBeUnique;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `inactive_legal_hold`.
- (BOOL)isInactiveLegalHold;
/// Returns whether the tag is `legal_hold_performing_another_operation`.
- (BOOL)isLegalHoldPerformingAnotherOperation;
/// Returns whether the tag is `invalid_members`.
- (BOOL)isInvalidMembers;
/// Returns whether the tag is `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (BOOL)isNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Returns whether the tag is `empty_members_list`.
- (BOOL)isEmptyMembersList;
/// Returns whether the tag is `name_must_be_unique`.
- (BOOL)isNameMustBeUnique;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyUpdateError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyUpdateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyUpdateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsPolicyUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose apps to list.
@interface DBTEAMListMemberAppsArg : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMListMemberAppsArg` from and to JSON.
@interface DBTEAMListMemberAppsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMemberAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMemberAppsErrorTag) {
    /// No member has this identifier.
    DBTEAMListMemberAppsErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListMemberAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMemberAppsErrorTag tag;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMemberAppsError` from and to JSON.
@interface DBTEAMListMemberAppsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The apps that a member has linked.
@interface DBTEAMListMemberAppsResult : DBStoneObject
/// The apps.
@property (nonatomic, readonly) NSArray<DBTEAMApiApp *> *linkedApiApps;

/// Creates an object.
///
/// - Parameters:
///   - linkedApiApps: The apps.
- (instancetype)initWithLinkedApiApps:(NSArray<DBTEAMApiApp *> *)linkedApiApps;
@end

/// Converts `DBTEAMListMemberAppsResult` from and to JSON.
@interface DBTEAMListMemberAppsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose devices to list, and the kinds of devices.
@interface DBTEAMListMemberDevicesArg : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMListMemberDevicesArg` from and to JSON.
@interface DBTEAMListMemberDevicesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMemberDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMemberDevicesErrorTag) {
    /// No member has this identifier.
    DBTEAMListMemberDevicesErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListMemberDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMemberDevicesErrorTag tag;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMemberDevicesError` from and to JSON.
@interface DBTEAMListMemberDevicesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sessions and devices of a member.
@interface DBTEAMListMemberDevicesResult : DBStoneObject
/// The web sessions.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMActiveWebSession *> *activeWebSessions;
/// The computers.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMDesktopClientSession *> *desktopClientSessions;
/// The mobile devices.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMMobileClientSession *> *mobileClientSessions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - activeWebSessions: The web sessions.
///   - desktopClientSessions: The computers.
///   - mobileClientSessions: The mobile devices.
- (instancetype)initWithActiveWebSessions:(nullable NSArray<DBTEAMActiveWebSession *> *)activeWebSessions
    desktopClientSessions:(nullable NSArray<DBTEAMDesktopClientSession *> *)desktopClientSessions
    mobileClientSessions:(nullable NSArray<DBTEAMMobileClientSession *> *)mobileClientSessions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMemberDevicesResult` from and to JSON.
@interface DBTEAMListMemberDevicesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMemberDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMListMembersAppsArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMembersAppsArg` from and to JSON.
@interface DBTEAMListMembersAppsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMembersAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMembersAppsErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListMembersAppsErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMembersAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListMembersAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMembersAppsErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMembersAppsError` from and to JSON.
@interface DBTEAMListMembersAppsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with the apps that they have linked.
@interface DBTEAMListMembersAppsResult : DBStoneObject
/// The members and their apps.
@property (nonatomic, readonly) NSArray<DBTEAMMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListMembersAppsResult` from and to JSON.
@interface DBTEAMListMembersAppsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The kinds of devices to list.
@interface DBTEAMListMembersDevicesArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMembersDevicesArg` from and to JSON.
@interface DBTEAMListMembersDevicesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMembersDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMembersDevicesErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListMembersDevicesErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMembersDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListMembersDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMembersDevicesErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMembersDevicesError` from and to JSON.
@interface DBTEAMListMembersDevicesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their sessions and devices.
@interface DBTEAMListMembersDevicesResult : DBStoneObject
/// The members and their devices.
@property (nonatomic, readonly) NSArray<DBTEAMMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListMembersDevicesResult` from and to JSON.
@interface DBTEAMListMembersDevicesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListMembersDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMListTeamAppsArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListTeamAppsArg` from and to JSON.
@interface DBTEAMListTeamAppsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListTeamAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListTeamAppsErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListTeamAppsErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListTeamAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListTeamAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListTeamAppsErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListTeamAppsError` from and to JSON.
@interface DBTEAMListTeamAppsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with the apps that they have linked.
@interface DBTEAMListTeamAppsResult : DBStoneObject
/// The members and their apps.
@property (nonatomic, readonly) NSArray<DBTEAMMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListTeamAppsResult` from and to JSON.
@interface DBTEAMListTeamAppsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The kinds of devices to list.
@interface DBTEAMListTeamDevicesArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListTeamDevicesArg` from and to JSON.
@interface DBTEAMListTeamDevicesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListTeamDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListTeamDevicesErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListTeamDevicesErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListTeamDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListTeamDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListTeamDevicesErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListTeamDevicesError` from and to JSON.
@interface DBTEAMListTeamDevicesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their sessions and devices.
@interface DBTEAMListTeamDevicesResult : DBStoneObject
/// The members and their devices.
@property (nonatomic, readonly) NSArray<DBTEAMMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListTeamDevicesResult` from and to JSON.
@interface DBTEAMListTeamDevicesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMListTeamDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member to add to a group.
@interface DBTEAMMemberAccess : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMMemberAccess` from and to JSON.
@interface DBTEAMMemberAccessSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAccess *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAccess *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddArgBase : DBStoneObject
/// The email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *memberEmail;

/// The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberGivenName;
/// The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberSurname;
/// The external ID, from the team's own directory. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *memberPersistentId;

/// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the person.
/// The default is `@YES`.
@property (nonatomic, readonly) NSNumber *sendWelcomeEmail;

/// A Boolean value that indicates whether the team's directory is restricted for the person.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddArgBase` from and to JSON.
@interface DBTEAMMemberAddArgBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddArgBase *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddArg : DBTEAMMemberAddArgBase
/// The admin permissions of the person. The default is `member_only`.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - role: The admin permissions of the person. The default is `member_only`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    role:(nullable DBTEAMAdminTier *)role;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddArg` from and to JSON.
@interface DBTEAMMemberAddArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddResultTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultPersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserCreationFailed,
    /// The person was added.
    DBTEAMMemberAddResultSuccess,
};

/// The outcome for one person.
@interface DBTEAMMemberAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only
/// if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserCreationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// The person was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfo *success;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMTeamMemberInfo *)success;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddResult` from and to JSON.
@interface DBTEAMMemberAddResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddResultBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddResultBaseTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBasePersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserCreationFailed,
};

/// The reason that a person wasn't added.
@interface DBTEAMMemberAddResultBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultBaseTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only
/// if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserCreationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddResultBase` from and to JSON.
@interface DBTEAMMemberAddResultBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddResultBase *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddResultBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddV2Arg : DBTEAMMemberAddArgBase
/// The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most 128
/// characters. Each item matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *roleIds;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - roleIds: The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most
///     128 characters. Each item matches `pid_dbtmr:.*`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    roleIds:(nullable NSArray<NSString *> *)roleIds;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddV2Arg` from and to JSON.
@interface DBTEAMMemberAddV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddV2Arg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddV2ResultTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultPersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserCreationFailed,
    /// The person was added.
    DBTEAMMemberAddV2ResultSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMemberAddV2ResultOther,
};

/// The outcome for one person.
@interface DBTEAMMemberAddV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddV2ResultTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only
/// if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserCreationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// The person was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *success;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMTeamMemberInfoV2 *)success;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddV2Result` from and to JSON.
@interface DBTEAMMemberAddV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAddV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and their sessions and devices.
@interface DBTEAMMemberDevices : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The web sessions.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMActiveWebSession *> *webSessions;
/// The computers.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMDesktopClientSession *> *desktopClients;
/// The mobile devices.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMMobileClientSession *> *mobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - webSessions: The web sessions.
///   - desktopClients: The computers.
///   - mobileClients: The mobile devices.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    webSessions:(nullable NSArray<DBTEAMActiveWebSession *> *)webSessions
    desktopClients:(nullable NSArray<DBTEAMDesktopClientSession *> *)desktopClients
    mobileClients:(nullable NSArray<DBTEAMMobileClientSession *> *)mobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMMemberDevices` from and to JSON.
@interface DBTEAMMemberDevicesSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberDevices *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberDevices *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and the apps that they have linked.
@interface DBTEAMMemberLinkedApps : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The apps.
@property (nonatomic, readonly) NSArray<DBTEAMApiApp *> *linkedApiApps;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - linkedApiApps: The apps.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId linkedApiApps:(NSArray<DBTEAMApiApp *> *)linkedApiApps;
@end

/// Converts `DBTEAMMemberLinkedApps` from and to JSON.
@interface DBTEAMMemberLinkedAppsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberLinkedApps *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberLinkedApps *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of a team member.
@interface DBTEAMMemberProfile : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The secondary email addresses.
@property (nonatomic, readonly, nullable) NSArray<DBSECONDARYEMAILSSecondaryEmail *> *secondaryEmails;
/// The status of the member in the team.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *status;
/// The name in several forms.
@property (nonatomic, readonly) DBUSERSName *name;
/// The type of the membership, which determines whether the member uses a license.
@property (nonatomic, readonly) DBTEAMTeamMembershipType *membershipType;
/// The time at which the member was invited. `nil` if they have joined.
@property (nonatomic, readonly, nullable) NSDate *invitedOn;
/// The time at which the member joined.
@property (nonatomic, readonly, nullable) NSDate *joinedOn;
/// The time at which the member was suspended. `nil` if they aren't suspended.
@property (nonatomic, readonly, nullable) NSDate *suspendedOn;
/// The persistent identifier for SAML sign-in.
@property (nonatomic, readonly, copy, nullable) NSString *persistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: A Boolean value that indicates whether the email address is verified.
///   - status: The status of the member in the team.
///   - name: The name in several forms.
///   - membershipType: The type of the membership, which determines whether the member uses a license.
///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: The secondary email addresses.
///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
///   - joinedOn: The time at which the member joined.
///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
///   - persistentId: The persistent identifier for SAML sign-in.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the member.
///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBSECONDARYEMAILSSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType;
@end

/// Converts `DBTEAMMemberProfile` from and to JSON.
@interface DBTEAMMemberProfileSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberProfile *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberProfile *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberSelectorErrorTag) {
    /// The team has no such member.
    DBTEAMMemberSelectorErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMemberSelectorErrorUserNotInTeam,
};

/// The reason that a member can't be used.
@interface DBTEAMMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberSelectorErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberSelectorError` from and to JSON.
@interface DBTEAMMemberSelectorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberSelectorError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options for adding people.
@interface DBTEAMMembersAddArgBase : DBStoneObject
/// A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithForceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMMembersAddArgBase` from and to JSON.
@interface DBTEAMMembersAddArgBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddArgBase *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people to add to the team.
@interface DBTEAMMembersAddArg : DBTEAMMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddArg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers;
@end

/// Converts `DBTEAMMembersAddArg` from and to JSON.
@interface DBTEAMMembersAddArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddJobStatusTag) {
    /// The job is still running. Poll again later.
    DBTEAMMembersAddJobStatusInProgress,
    /// The job is complete. Each person has their own outcome.
    DBTEAMMembersAddJobStatusComplete,
    /// The entire job failed. The associated value describes the reason.
    DBTEAMMembersAddJobStatusFailed,
};

/// The state of a job of `membersAdd`.
@interface DBTEAMMembersAddJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusTag tag;
/// The job is complete. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddResult *> *complete;
/// The entire job failed. The associated value describes the reason. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddResult *> *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(NSString *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddJobStatus` from and to JSON.
@interface DBTEAMMembersAddJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddJobStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddJobStatusV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddJobStatusV2ResultTag) {
    /// The job is still running. Poll again later.
    DBTEAMMembersAddJobStatusV2ResultInProgress,
    /// The job is complete. Each person has their own outcome.
    DBTEAMMembersAddJobStatusV2ResultComplete,
    /// The entire job failed. The associated value describes the reason.
    DBTEAMMembersAddJobStatusV2ResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddJobStatusV2ResultOther,
};

/// The state of a job of `membersAddV2`.
@interface DBTEAMMembersAddJobStatusV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusV2ResultTag tag;
/// The job is complete. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Result *> *complete;
/// The entire job failed. The associated value describes the reason. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddV2Result *> *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(NSString *)failed;
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

/// Converts `DBTEAMMembersAddJobStatusV2Result` from and to JSON.
@interface DBTEAMMembersAddJobStatusV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddJobStatusV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddJobStatusV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMMembersAddLaunchAsyncJobId,
    /// The call completed without a job. Each person has their own outcome.
    DBTEAMMembersAddLaunchComplete,
};

/// The result of `membersAdd`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddResult *> *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddResult *> *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddLaunch` from and to JSON.
@interface DBTEAMMembersAddLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddLaunch *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddLaunchV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddLaunchV2ResultTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMMembersAddLaunchV2ResultAsyncJobId,
    /// The call completed without a job. Each person has their own outcome.
    DBTEAMMembersAddLaunchV2ResultComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddLaunchV2ResultOther,
};

/// The result of `membersAddV2`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunchV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchV2ResultTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Result *> *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddV2Result *> *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddLaunchV2Result` from and to JSON.
@interface DBTEAMMembersAddLaunchV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddLaunchV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddLaunchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people to add to the team.
@interface DBTEAMMembersAddV2Arg : DBTEAMMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Arg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers;
@end

/// Converts `DBTEAMMembersAddV2Arg` from and to JSON.
@interface DBTEAMMembersAddV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddV2Arg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersAddV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to change.
@interface DBTEAMMembersDeactivateBaseArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeactivateBaseArg` from and to JSON.
@interface DBTEAMMembersDeactivateBaseArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateBaseArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeactivateBaseArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member whose files to transfer, and the recipient.
@interface DBTEAMMembersDataTransferArg : DBTEAMMembersDeactivateBaseArg
/// The member who receives the files.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferAdminId;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    transferDestId:(DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(DBTEAMUserSelectorArg *)transferAdminId;
@end

/// Converts `DBTEAMMembersDataTransferArg` from and to JSON.
@interface DBTEAMMembersDataTransferArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDataTransferArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDataTransferArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to suspend or remove.
@interface DBTEAMMembersDeactivateArg : DBTEAMMembersDeactivateBaseArg
/// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *wipeData;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user wipeData:(nullable NSNumber *)wipeData;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeactivateArg` from and to JSON.
@interface DBTEAMMembersDeactivateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeactivateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeactivateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeactivateErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeactivateErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeactivateErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeactivateErrorOther,
};

/// The reason that a member can't be changed.
@interface DBTEAMMembersDeactivateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeactivateErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeactivateError` from and to JSON.
@interface DBTEAMMembersDeactivateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeactivateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeleteFormerMemberFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeleteFormerMemberFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteFormerMemberFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersDeleteFormerMemberFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted,
    /// The user is still a member of the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotRemoved,
};

/// The reason that files weren't deleted.
@interface DBTEAMMembersDeleteFormerMemberFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeleteFormerMemberFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `user_not_removed`.
- (instancetype)initWithUserNotRemoved;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `user_not_removed`.
- (BOOL)isUserNotRemoved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeleteFormerMemberFilesError` from and to JSON.
@interface DBTEAMMembersDeleteFormerMemberFilesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteFormerMemberFilesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeleteFormerMemberFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose profile photo to delete.
@interface DBTEAMMembersDeleteProfilePhotoArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeleteProfilePhotoArg` from and to JSON.
@interface DBTEAMMembersDeleteProfilePhotoArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteProfilePhotoArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeleteProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeleteProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeleteProfilePhotoErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotInTeam,
    /// Former members can't be changed.
    DBTEAMMembersDeleteProfilePhotoErrorSetProfileDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteProfilePhotoErrorOther,
};

/// The reason that a photo wasn't deleted.
@interface DBTEAMMembersDeleteProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeleteProfilePhotoErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeleteProfilePhotoError` from and to JSON.
@interface DBTEAMMembersDeleteProfilePhotoErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteProfilePhotoError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeleteProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member whose files to delete.
@interface DBTEAMMembersFormerMemberArg : DBStoneObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersFormerMemberArg` from and to JSON.
@interface DBTEAMMembersFormerMemberArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersFormerMemberArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersFormerMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The available roles.
@interface DBTEAMMembersGetAvailableTeamMemberRolesResult : DBStoneObject
/// The roles.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object.
///
/// - Parameters:
///   - roles: The roles.
- (instancetype)initWithRoles:(NSArray<DBTEAMTeamMemberRole *> *)roles;
@end

/// Converts `DBTEAMMembersGetAvailableTeamMemberRolesResult` from and to JSON.
@interface DBTEAMMembersGetAvailableTeamMemberRolesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetAvailableTeamMemberRolesResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetAvailableTeamMemberRolesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose profiles to get.
@interface DBTEAMMembersGetInfoArgs : DBStoneObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBTEAMUserSelectorArg *> *)members;
@end

/// Converts `DBTEAMMembersGetInfoArgs` from and to JSON.
@interface DBTEAMMembersGetInfoArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoArgs *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersGetInfoErrorOther,
};

/// The reason that no profiles were returned.
@interface DBTEAMMembersGetInfoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoError` from and to JSON.
@interface DBTEAMMembersGetInfoErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemTag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemIdNotFound,
    /// The profile and permissions of the member.
    DBTEAMMembersGetInfoItemMemberInfo,
};

/// A member, or the identifier of a member who doesn't exist.
@interface DBTEAMMembersGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemTag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// The profile and permissions of the member. Has a value only if `isMemberInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfo *memberInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `member_info`.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfo *)memberInfo;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `member_info`.
- (BOOL)isMemberInfo;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItem` from and to JSON.
@interface DBTEAMMembersGetInfoItemSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItem *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItemBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemBaseTag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemBaseIdNotFound,
};

/// A member who doesn't exist.
@interface DBTEAMMembersGetInfoItemBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemBaseTag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItemBase` from and to JSON.
@interface DBTEAMMembersGetInfoItemBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItemBase *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoItemBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItemV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemV2Tag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemV2IdNotFound,
    /// The profile and roles of the member.
    DBTEAMMembersGetInfoItemV2MemberInfo,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersGetInfoItemV2Other,
};

/// A member, or the identifier of a member who doesn't exist.
@interface DBTEAMMembersGetInfoItemV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemV2Tag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// The profile and roles of the member. Has a value only if `isMemberInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *memberInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `member_info`.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfoV2 *)memberInfo;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `member_info`.
- (BOOL)isMemberInfo;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItemV2` from and to JSON.
@interface DBTEAMMembersGetInfoItemV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItemV2 *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoItemV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose profiles to get.
@interface DBTEAMMembersGetInfoV2Arg : DBStoneObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBTEAMUserSelectorArg *> *)members;
@end

/// Converts `DBTEAMMembersGetInfoV2Arg` from and to JSON.
@interface DBTEAMMembersGetInfoV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Arg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The requested profiles.
@interface DBTEAMMembersGetInfoV2Result : DBStoneObject
/// The result for each member.
@property (nonatomic, readonly) NSArray<DBTEAMMembersGetInfoItemV2 *> *membersInfo;

/// Creates an object.
///
/// - Parameters:
///   - membersInfo: The result for each member.
- (instancetype)initWithMembersInfo:(NSArray<DBTEAMMembersGetInfoItemV2 *> *)membersInfo;
@end

/// Converts `DBTEAMMembersGetInfoV2Result` from and to JSON.
@interface DBTEAMMembersGetInfoV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose files a legal hold keeps.
@interface DBTEAMMembersInfo : DBStoneObject
/// The identifiers of the members, `dbmid:…`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;
/// The number of other users whose accounts were deleted.
@property (nonatomic, readonly) NSNumber *permanentlyDeletedUsers;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberIds: The identifiers of the members, `dbmid:…`.
///   - permanentlyDeletedUsers: The number of other users whose accounts were deleted.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds
    permanentlyDeletedUsers:(NSNumber *)permanentlyDeletedUsers;
@end

/// Converts `DBTEAMMembersInfo` from and to JSON.
@interface DBTEAMMembersInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersInfo *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of members.
@interface DBTEAMMembersListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// A Boolean value that indicates whether to include former members. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRemoved;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (instancetype)initWithLimit:(nullable NSNumber *)limit includeRemoved:(nullable NSNumber *)includeRemoved;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMMembersListArg` from and to JSON.
@interface DBTEAMMembersListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMMembersListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMMembersListContinueArg` from and to JSON.
@interface DBTEAMMembersListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMMembersListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersListContinueErrorTag tag;
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

/// Converts `DBTEAMMembersListContinueError` from and to JSON.
@interface DBTEAMMembersListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersListError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersListErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersListErrorOther,
};

/// The reason that members weren't listed.
@interface DBTEAMMembersListError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersListErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersListError` from and to JSON.
@interface DBTEAMMembersListErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members.
@interface DBTEAMMembersListResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBTEAMTeamMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMMembersListResult` from and to JSON.
@interface DBTEAMMembersListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their roles.
@interface DBTEAMMembersListV2Result : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberInfoV2 *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBTEAMTeamMemberInfoV2 *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMMembersListV2Result` from and to JSON.
@interface DBTEAMMembersListV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersListV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersPermanentlyDeleteFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersPermanentlyDeleteFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersPermanentlyDeleteFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersPermanentlyDeleteFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted,
};

/// The reason that files can't be deleted.
@interface DBTEAMMembersPermanentlyDeleteFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersPermanentlyDeleteFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersPermanentlyDeleteFilesError` from and to JSON.
@interface DBTEAMMembersPermanentlyDeleteFilesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersPermanentlyDeleteFilesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersPermanentlyDeleteFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member to recover.
@interface DBTEAMMembersRecoverArg : DBStoneObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersRecoverArg` from and to JSON.
@interface DBTEAMMembersRecoverArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRecoverArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersRecoverArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersRecoverError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersRecoverErrorTag) {
    /// The team has no such member.
    DBTEAMMembersRecoverErrorUserNotFound,
    /// The former member can no longer be recovered.
    DBTEAMMembersRecoverErrorUserUnrecoverable,
    /// The user isn't a member of the team.
    DBTEAMMembersRecoverErrorUserNotInTeam,
    /// The team has no available license.
    DBTEAMMembersRecoverErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRecoverErrorOther,
};

/// The reason that a former member wasn't recovered.
@interface DBTEAMMembersRecoverError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersRecoverErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_unrecoverable`.
- (instancetype)initWithUserUnrecoverable;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_unrecoverable`.
- (BOOL)isUserUnrecoverable;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersRecoverError` from and to JSON.
@interface DBTEAMMembersRecoverErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRecoverError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersRecoverError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove, and the handling of their account and files.
@interface DBTEAMMembersRemoveArg : DBTEAMMembersDeactivateArg
/// The member who receives the files. `nil` for no transfer.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs. Required with `transferDestId`.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferAdminId;

/// A Boolean value that indicates whether the member keeps their account as a Basic account. Requires that `wipeData`
/// is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *keepAccount;

/// A Boolean value that indicates whether the member keeps access to folders that were shared with them individually.
/// Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *retainTeamShares;

/// A Boolean value that indicates whether to permanently delete the member's files. They can't be transferred
/// afterward. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *permanentlyDeleteFiles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
///   - transferDestId: The member who receives the files. `nil` for no transfer.
///   - transferAdminId: The admin who receives an email if an error occurs. Required with `transferDestId`.
///   - keepAccount: A Boolean value that indicates whether the member keeps their account as a Basic account. Requires
///     that `wipeData` is `false`. The default is `@NO`.
///   - retainTeamShares: A Boolean value that indicates whether the member keeps access to folders that were shared
///     with them individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
///   - permanentlyDeleteFiles: A Boolean value that indicates whether to permanently delete the member's files. They
///     can't be transferred afterward. The default is `@NO`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    keepAccount:(nullable NSNumber *)keepAccount
    retainTeamShares:(nullable NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(nullable NSNumber *)permanentlyDeleteFiles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersRemoveArg` from and to JSON.
@interface DBTEAMMembersRemoveArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRemoveArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersRemoveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersRemoveErrorTag) {
    /// The team has no such member.
    DBTEAMMembersRemoveErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersRemoveErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRemoveErrorOther,
    /// The files are being transferred.
    DBTEAMMembersRemoveErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersRemoveErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersRemoveErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersRemoveErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersRemoveErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersRemoveErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersRemoveErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersRemoveErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersRemoveErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersRemoveErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersRemoveErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersRemoveErrorRecipientNotVerified,
    /// The team must have at least one admin.
    DBTEAMMembersRemoveErrorRemoveLastAdmin,
    /// The member can't keep the account if the files are transferred.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndTransfer,
    /// To keep the account, set `wipeData` to `false`.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndDeleteData,
    /// To keep the account, set `permanentlyDeleteFiles` to `false`.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete,
    /// The member's email address is too long for a disabled account.
    DBTEAMMembersRemoveErrorEmailAddressTooLongToBeDisabled,
    /// The invited user hasn't joined, so they can't keep an account.
    DBTEAMMembersRemoveErrorCannotKeepInvitedUserAccount,
    /// To keep access to shared folders, set `wipeData` to `false`.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenDataWiped,
    /// To keep access to shared folders, set `keepAccount` to `true`.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenNoAccountKept,
    /// The team doesn't allow sharing with people outside the team, so the member can't keep access.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff,
    /// Only a team admin can let members keep their account.
    DBTEAMMembersRemoveErrorCannotKeepAccount,
    /// The member is part of a legal hold. Remove them from it first.
    DBTEAMMembersRemoveErrorCannotKeepAccountUnderLegalHold,
    /// The member must first sign in and accept the terms of service.
    DBTEAMMembersRemoveErrorCannotKeepAccountRequiredToSignTos,
    /// The files can't be both permanently deleted and transferred.
    DBTEAMMembersRemoveErrorCannotPermanentlyDeleteAndTransfer,
    /// Files of another member are being transferred to the member. Wait until the transfer is complete.
    DBTEAMMembersRemoveErrorMemberIsTransferDestination,
};

/// The reason that a member wasn't removed.
@interface DBTEAMMembersRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersRemoveErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Creates an object with the tag `remove_last_admin`.
- (instancetype)initWithRemoveLastAdmin;
/// Creates an object with the tag `cannot_keep_account_and_transfer`.
- (instancetype)initWithCannotKeepAccountAndTransfer;
/// Creates an object with the tag `cannot_keep_account_and_delete_data`.
- (instancetype)initWithCannotKeepAccountAndDeleteData;
/// Creates an object with the tag `cannot_keep_account_and_permanently_delete`.
- (instancetype)initWithCannotKeepAccountAndPermanentlyDelete;
/// Creates an object with the tag `email_address_too_long_to_be_disabled`.
- (instancetype)initWithEmailAddressTooLongToBeDisabled;
/// Creates an object with the tag `cannot_keep_invited_user_account`.
- (instancetype)initWithCannotKeepInvitedUserAccount;
/// Creates an object with the tag `cannot_retain_shares_when_data_wiped`.
- (instancetype)initWithCannotRetainSharesWhenDataWiped;
/// Creates an object with the tag `cannot_retain_shares_when_no_account_kept`.
- (instancetype)initWithCannotRetainSharesWhenNoAccountKept;
/// Creates an object with the tag `cannot_retain_shares_when_team_external_sharing_off`.
- (instancetype)initWithCannotRetainSharesWhenTeamExternalSharingOff;
/// Creates an object with the tag `cannot_keep_account`.
- (instancetype)initWithCannotKeepAccount;
/// Creates an object with the tag `cannot_keep_account_under_legal_hold`.
- (instancetype)initWithCannotKeepAccountUnderLegalHold;
/// Creates an object with the tag `cannot_keep_account_required_to_sign_tos`.
- (instancetype)initWithCannotKeepAccountRequiredToSignTos;
/// Creates an object with the tag `cannot_permanently_delete_and_transfer`.
- (instancetype)initWithCannotPermanentlyDeleteAndTransfer;
/// Creates an object with the tag `member_is_transfer_destination`.
- (instancetype)initWithMemberIsTransferDestination;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns whether the tag is `remove_last_admin`.
- (BOOL)isRemoveLastAdmin;
/// Returns whether the tag is `cannot_keep_account_and_transfer`.
- (BOOL)isCannotKeepAccountAndTransfer;
/// Returns whether the tag is `cannot_keep_account_and_delete_data`.
- (BOOL)isCannotKeepAccountAndDeleteData;
/// Returns whether the tag is `cannot_keep_account_and_permanently_delete`.
- (BOOL)isCannotKeepAccountAndPermanentlyDelete;
/// Returns whether the tag is `email_address_too_long_to_be_disabled`.
- (BOOL)isEmailAddressTooLongToBeDisabled;
/// Returns whether the tag is `cannot_keep_invited_user_account`.
- (BOOL)isCannotKeepInvitedUserAccount;
/// Returns whether the tag is `cannot_retain_shares_when_data_wiped`.
- (BOOL)isCannotRetainSharesWhenDataWiped;
/// Returns whether the tag is `cannot_retain_shares_when_no_account_kept`.
- (BOOL)isCannotRetainSharesWhenNoAccountKept;
/// Returns whether the tag is `cannot_retain_shares_when_team_external_sharing_off`.
- (BOOL)isCannotRetainSharesWhenTeamExternalSharingOff;
/// Returns whether the tag is `cannot_keep_account`.
- (BOOL)isCannotKeepAccount;
/// Returns whether the tag is `cannot_keep_account_under_legal_hold`.
- (BOOL)isCannotKeepAccountUnderLegalHold;
/// Returns whether the tag is `cannot_keep_account_required_to_sign_tos`.
- (BOOL)isCannotKeepAccountRequiredToSignTos;
/// Returns whether the tag is `cannot_permanently_delete_and_transfer`.
- (BOOL)isCannotPermanentlyDeleteAndTransfer;
/// Returns whether the tag is `member_is_transfer_destination`.
- (BOOL)isMemberIsTransferDestination;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersRemoveError` from and to JSON.
@interface DBTEAMMembersRemoveErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRemoveError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSendWelcomeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSendWelcomeErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSendWelcomeErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSendWelcomeErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSendWelcomeErrorOther,
};

/// The reason that the invitation wasn't sent.
@interface DBTEAMMembersSendWelcomeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSendWelcomeErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSendWelcomeError` from and to JSON.
@interface DBTEAMMembersSendWelcomeErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSendWelcomeError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSendWelcomeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose role to change, and the new role.
@interface DBTEAMMembersSetPermissions2Arg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *dNewRoles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item matches `pid_dbtmr:.*`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user dNewRoles:(nullable NSArray<NSString *> *)dNewRoles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersSetPermissions2Arg` from and to JSON.
@interface DBTEAMMembersSetPermissions2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Arg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissions2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetPermissions2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetPermissions2ErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetPermissions2ErrorUserNotFound,
    /// The team must have at least one admin.
    DBTEAMMembersSetPermissions2ErrorLastAdmin,
    /// The user isn't a member of the team.
    DBTEAMMembersSetPermissions2ErrorUserNotInTeam,
    /// The role of the member can't be changed, for example because they are suspended.
    DBTEAMMembersSetPermissions2ErrorCannotSetPermissions,
    /// The role doesn't exist.
    DBTEAMMembersSetPermissions2ErrorRoleNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissions2ErrorOther,
};

/// The reason that the role wasn't changed.
@interface DBTEAMMembersSetPermissions2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetPermissions2ErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `last_admin`.
- (instancetype)initWithLastAdmin;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)initWithCannotSetPermissions;
/// Creates an object with the tag `role_not_found`.
- (instancetype)initWithRoleNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `last_admin`.
- (BOOL)isLastAdmin;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `cannot_set_permissions`.
- (BOOL)isCannotSetPermissions;
/// Returns whether the tag is `role_not_found`.
- (BOOL)isRoleNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetPermissions2Error` from and to JSON.
@interface DBTEAMMembersSetPermissions2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Error *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissions2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMMembersSetPermissions2Result : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The roles after the change.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - roles: The roles after the change.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId roles:(nullable NSArray<DBTEAMTeamMemberRole *> *)roles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMMembersSetPermissions2Result` from and to JSON.
@interface DBTEAMMembersSetPermissions2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissions2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose admin permissions to change, and the new permissions.
@interface DBTEAMMembersSetPermissionsArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new admin permissions.
@property (nonatomic, readonly) DBTEAMAdminTier *dNewRole;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRole: The new admin permissions.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user dNewRole:(DBTEAMAdminTier *)dNewRole;
@end

/// Converts `DBTEAMMembersSetPermissionsArg` from and to JSON.
@interface DBTEAMMembersSetPermissionsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetPermissionsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetPermissionsErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetPermissionsErrorUserNotFound,
    /// The team must have at least one admin.
    DBTEAMMembersSetPermissionsErrorLastAdmin,
    /// The user isn't a member of the team.
    DBTEAMMembersSetPermissionsErrorUserNotInTeam,
    /// The admin permissions of the member can't be changed.
    DBTEAMMembersSetPermissionsErrorCannotSetPermissions,
    /// The team has no available license.
    DBTEAMMembersSetPermissionsErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissionsErrorOther,
};

/// The reason that the admin permissions weren't changed.
@interface DBTEAMMembersSetPermissionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetPermissionsErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `last_admin`.
- (instancetype)initWithLastAdmin;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)initWithCannotSetPermissions;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `last_admin`.
- (BOOL)isLastAdmin;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `cannot_set_permissions`.
- (BOOL)isCannotSetPermissions;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetPermissionsError` from and to JSON.
@interface DBTEAMMembersSetPermissionsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissionsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMMembersSetPermissionsResult : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - role: The admin permissions of the member.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMMembersSetPermissionsResult` from and to JSON.
@interface DBTEAMMembersSetPermissionsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissionsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a member. Fields that are `nil` don't change.
@interface DBTEAMMembersSetProfileArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The new email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewEmail;

/// The new external ID. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *dNewExternalId;
/// The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGivenName;
/// The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSurname;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *dNewPersistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
@property (nonatomic, readonly, nullable) NSNumber *dNewIsDirectoryRestricted;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewEmail: The new email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - dNewExternalId: The new external ID. At most 64 characters.
///   - dNewGivenName: The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - dNewSurname: The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - dNewPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - dNewIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    dNewIsDirectoryRestricted:(nullable NSNumber *)dNewIsDirectoryRestricted;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersSetProfileArg` from and to JSON.
@interface DBTEAMMembersSetProfileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfileArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetProfileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetProfileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetProfileErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetProfileErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSetProfileErrorUserNotInTeam,
    /// To change the external ID, specify the member by another identifier.
    DBTEAMMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe,
    /// The request contains no changes.
    DBTEAMMembersSetProfileErrorNoNewDataSpecified,
    /// The email address belongs to another user.
    DBTEAMMembersSetProfileErrorEmailReservedForOtherUser,
    /// Another member has this external ID.
    DBTEAMMembersSetProfileErrorExternalIdUsedByOtherUser,
    /// Former members can't be changed.
    DBTEAMMembersSetProfileErrorSetProfileDisallowed,
    /// The new email address is empty.
    DBTEAMMembersSetProfileErrorParamCannotBeEmpty,
    /// The team doesn't use persistent identifiers for SAML sign-in.
    DBTEAMMembersSetProfileErrorPersistentIdDisabled,
    /// Another member has this persistent identifier.
    DBTEAMMembersSetProfileErrorPersistentIdUsedByOtherUser,
    /// The team doesn't restrict its directory.
    DBTEAMMembersSetProfileErrorDirectoryRestrictedOff,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfileErrorOther,
};

/// The reason that a member wasn't changed.
@interface DBTEAMMembersSetProfileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetProfileErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `external_id_and_new_external_id_unsafe`.
- (instancetype)initWithExternalIdAndNewExternalIdUnsafe;
/// Creates an object with the tag `no_new_data_specified`.
- (instancetype)initWithNoNewDataSpecified;
/// Creates an object with the tag `email_reserved_for_other_user`.
- (instancetype)initWithEmailReservedForOtherUser;
/// Creates an object with the tag `external_id_used_by_other_user`.
- (instancetype)initWithExternalIdUsedByOtherUser;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `param_cannot_be_empty`.
- (instancetype)initWithParamCannotBeEmpty;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled;
/// Creates an object with the tag `persistent_id_used_by_other_user`.
- (instancetype)initWithPersistentIdUsedByOtherUser;
/// Creates an object with the tag `directory_restricted_off`.
- (instancetype)initWithDirectoryRestrictedOff;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `external_id_and_new_external_id_unsafe`.
- (BOOL)isExternalIdAndNewExternalIdUnsafe;
/// Returns whether the tag is `no_new_data_specified`.
- (BOOL)isNoNewDataSpecified;
/// Returns whether the tag is `email_reserved_for_other_user`.
- (BOOL)isEmailReservedForOtherUser;
/// Returns whether the tag is `external_id_used_by_other_user`.
- (BOOL)isExternalIdUsedByOtherUser;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `param_cannot_be_empty`.
- (BOOL)isParamCannotBeEmpty;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `persistent_id_used_by_other_user`.
- (BOOL)isPersistentIdUsedByOtherUser;
/// Returns whether the tag is `directory_restricted_off`.
- (BOOL)isDirectoryRestrictedOff;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetProfileError` from and to JSON.
@interface DBTEAMMembersSetProfileErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfileError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetProfileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose profile photo to set, and the photo.
@interface DBTEAMMembersSetProfilePhotoArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new photo.
@property (nonatomic, readonly) DBACCOUNTPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user photo:(DBACCOUNTPhotoSourceArg *)photo;
@end

/// Converts `DBTEAMMembersSetProfilePhotoArg` from and to JSON.
@interface DBTEAMMembersSetProfilePhotoArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfilePhotoArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetProfilePhotoErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetProfilePhotoErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSetProfilePhotoErrorUserNotInTeam,
    /// Former members can't be changed.
    DBTEAMMembersSetProfilePhotoErrorSetProfileDisallowed,
    /// The photo can't be used.
    DBTEAMMembersSetProfilePhotoErrorPhotoError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfilePhotoErrorOther,
};

/// The reason that the photo wasn't set.
@interface DBTEAMMembersSetProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetProfilePhotoErrorTag tag;
/// The photo can't be used. Has a value only if `isPhotoError` returns `YES`.
@property (nonatomic, readonly) DBACCOUNTSetProfilePhotoError *photoError;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `photo_error`.
- (instancetype)initWithPhotoError:(DBACCOUNTSetProfilePhotoError *)photoError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `photo_error`.
- (BOOL)isPhotoError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetProfilePhotoError` from and to JSON.
@interface DBTEAMMembersSetProfilePhotoErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfilePhotoError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSuspendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSuspendErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSuspendErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSuspendErrorOther,
    /// The member isn't active.
    DBTEAMMembersSuspendErrorSuspendInactiveUser,
    /// The team must have at least one admin.
    DBTEAMMembersSuspendErrorSuspendLastAdmin,
    /// The team has no available license.
    DBTEAMMembersSuspendErrorTeamLicenseLimit,
};

/// The reason that a member wasn't suspended.
@interface DBTEAMMembersSuspendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSuspendErrorTag tag;
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
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSuspendError` from and to JSON.
@interface DBTEAMMembersSuspendErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSuspendError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSuspendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersTransferFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersTransferFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersTransferFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersTransferFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersTransferFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersTransferFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersTransferFilesErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFilesErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersTransferFilesErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersTransferFilesErrorRecipientNotVerified,
};

/// The reason that files can't be transferred.
@interface DBTEAMMembersTransferFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersTransferFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersTransferFilesError` from and to JSON.
@interface DBTEAMMembersTransferFilesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersTransferFilesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersTransferFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersTransferFormerMembersFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersTransferFormerMembersFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFormerMembersFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersTransferFormerMembersFilesErrorRecipientNotVerified,
    /// The files are being transferred. Try again later.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred,
    /// The former member doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotRemoved,
    /// The files can no longer be transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred,
    /// The files were already transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred,
};

/// The reason that files weren't transferred.
@interface DBTEAMMembersTransferFormerMembersFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersTransferFormerMembersFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Creates an object with the tag `user_data_is_being_transferred`.
- (instancetype)initWithUserDataIsBeingTransferred;
/// Creates an object with the tag `user_not_removed`.
- (instancetype)initWithUserNotRemoved;
/// Creates an object with the tag `user_data_cannot_be_transferred`.
- (instancetype)initWithUserDataCannotBeTransferred;
/// Creates an object with the tag `user_data_already_transferred`.
- (instancetype)initWithUserDataAlreadyTransferred;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns whether the tag is `user_data_is_being_transferred`.
- (BOOL)isUserDataIsBeingTransferred;
/// Returns whether the tag is `user_not_removed`.
- (BOOL)isUserNotRemoved;
/// Returns whether the tag is `user_data_cannot_be_transferred`.
- (BOOL)isUserDataCannotBeTransferred;
/// Returns whether the tag is `user_data_already_transferred`.
- (BOOL)isUserDataAlreadyTransferred;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersTransferFormerMembersFilesError` from and to JSON.
@interface DBTEAMMembersTransferFormerMembersFilesErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersTransferFormerMembersFilesError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersTransferFormerMembersFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to unsuspend.
@interface DBTEAMMembersUnsuspendArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersUnsuspendArg` from and to JSON.
@interface DBTEAMMembersUnsuspendArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersUnsuspendArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersUnsuspendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersUnsuspendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersUnsuspendErrorTag) {
    /// The team has no such member.
    DBTEAMMembersUnsuspendErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersUnsuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersUnsuspendErrorOther,
    /// The member isn't suspended.
    DBTEAMMembersUnsuspendErrorUnsuspendNonSuspendedMember,
    /// The team has no available license.
    DBTEAMMembersUnsuspendErrorTeamLicenseLimit,
};

/// The reason that a member wasn't unsuspended.
@interface DBTEAMMembersUnsuspendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersUnsuspendErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `unsuspend_non_suspended_member`.
- (instancetype)initWithUnsuspendNonSuspendedMember;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `unsuspend_non_suspended_member`.
- (BOOL)isUnsuspendNonSuspendedMember;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersUnsuspendError` from and to JSON.
@interface DBTEAMMembersUnsuspendErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersUnsuspendError *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersUnsuspendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMobileClientPlatform`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMobileClientPlatformTag) {
    /// iPhone.
    DBTEAMMobileClientPlatformIphone,
    /// iPad.
    DBTEAMMobileClientPlatformIpad,
    /// Android.
    DBTEAMMobileClientPlatformAndroid,
    /// Windows Phone.
    DBTEAMMobileClientPlatformWindowsPhone,
    /// BlackBerry.
    DBTEAMMobileClientPlatformBlackberry,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMobileClientPlatformOther,
};

/// The type of a mobile device.
@interface DBTEAMMobileClientPlatform : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMobileClientPlatformTag tag;
/// Creates an object with the tag `iphone`.
- (instancetype)initWithIphone;
/// Creates an object with the tag `ipad`.
- (instancetype)initWithIpad;
/// Creates an object with the tag `android`.
- (instancetype)initWithAndroid;
/// Creates an object with the tag `windows_phone`.
- (instancetype)initWithWindowsPhone;
/// Creates an object with the tag `blackberry`.
- (instancetype)initWithBlackberry;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `iphone`.
- (BOOL)isIphone;
/// Returns whether the tag is `ipad`.
- (BOOL)isIpad;
/// Returns whether the tag is `android`.
- (BOOL)isAndroid;
/// Returns whether the tag is `windows_phone`.
- (BOOL)isWindowsPhone;
/// Returns whether the tag is `blackberry`.
- (BOOL)isBlackberry;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMobileClientPlatform` from and to JSON.
@interface DBTEAMMobileClientPlatformSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMobileClientPlatform *)instance;
/// Returns the object for JSON.
+ (DBTEAMMobileClientPlatform *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A mobile device that a member has linked.
@interface DBTEAMMobileClientSession : DBTEAMDeviceSession
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBTEAMMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - deviceName: The name of the device.
///   - clientType: The type of the device.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
///   - clientVersion: The version of the Dropbox app.
///   - osVersion: The version of the operating system.
///   - lastCarrier: The last carrier that the device used.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType;
@end

/// Converts `DBTEAMMobileClientSession` from and to JSON.
@interface DBTEAMMobileClientSessionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMobileClientSession *)instance;
/// Returns the object for JSON.
+ (DBTEAMMobileClientSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A namespace that the team has access to.
@interface DBTEAMNamespaceMetadata : DBStoneObject
/// The name of the namespace.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *namespaceId;
/// The type of the namespace.
@property (nonatomic, readonly) DBTEAMNamespaceType *namespaceType;
/// The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app folder.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The space limit in bytes. Available only for team folders. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the namespace.
///   - namespaceId: The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - namespaceType: The type of the namespace.
///   - teamMemberId: The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app
///     folder.
///   - quotaLimit: The space limit in bytes. Available only for team folders. The default is 0.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBTEAMNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    quotaLimit:(nullable NSNumber *)quotaLimit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBTEAMNamespaceType *)namespaceType;
@end

/// Converts `DBTEAMNamespaceMetadata` from and to JSON.
@interface DBTEAMNamespaceMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMNamespaceMetadata *)instance;
/// Returns the object for JSON.
+ (DBTEAMNamespaceMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMNamespaceType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMNamespaceTypeTag) {
    /// An app folder.
    DBTEAMNamespaceTypeAppFolder,
    /// A shared folder.
    DBTEAMNamespaceTypeSharedFolder,
    /// A team folder.
    DBTEAMNamespaceTypeTeamFolder,
    /// The home folder of a member.
    DBTEAMNamespaceTypeTeamMemberFolder,
    /// The root of a member.
    DBTEAMNamespaceTypeTeamMemberRoot,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMNamespaceTypeOther,
};

/// The type of a namespace.
@interface DBTEAMNamespaceType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMNamespaceTypeTag tag;
/// Creates an object with the tag `app_folder`.
- (instancetype)initWithAppFolder;
/// Creates an object with the tag `shared_folder`.
- (instancetype)initWithSharedFolder;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `team_member_folder`.
- (instancetype)initWithTeamMemberFolder;
/// Creates an object with the tag `team_member_root`.
- (instancetype)initWithTeamMemberRoot;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `app_folder`.
- (BOOL)isAppFolder;
/// Returns whether the tag is `shared_folder`.
- (BOOL)isSharedFolder;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `team_member_folder`.
- (BOOL)isTeamMemberFolder;
/// Returns whether the tag is `team_member_root`.
- (BOOL)isTeamMemberRoot;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMNamespaceType` from and to JSON.
@interface DBTEAMNamespaceTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMNamespaceType *)instance;
/// Returns the object for JSON.
+ (DBTEAMNamespaceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRemoveCustomQuotaResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRemoveCustomQuotaResultTag) {
    /// The space limit of the member was removed.
    DBTEAMRemoveCustomQuotaResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMRemoveCustomQuotaResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRemoveCustomQuotaResultOther,
};

/// The outcome for one member.
@interface DBTEAMRemoveCustomQuotaResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRemoveCustomQuotaResultTag tag;
/// The space limit of the member was removed. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserSelectorArg *)success;
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

/// Converts `DBTEAMRemoveCustomQuotaResult` from and to JSON.
@interface DBTEAMRemoveCustomQuotaResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRemoveCustomQuotaResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMRemoveCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The status of a former member.
@interface DBTEAMRemovedStatus : DBStoneObject
/// A Boolean value that indicates whether the member can be recovered.
@property (nonatomic, readonly) NSNumber *isRecoverable;
/// A Boolean value that indicates whether the member kept their account as a personal account.
@property (nonatomic, readonly) NSNumber *isDisconnected;

/// Creates an object.
///
/// - Parameters:
///   - isRecoverable: A Boolean value that indicates whether the member can be recovered.
///   - isDisconnected: A Boolean value that indicates whether the member kept their account as a personal account.
- (instancetype)initWithIsRecoverable:(NSNumber *)isRecoverable isDisconnected:(NSNumber *)isDisconnected;
@end

/// Converts `DBTEAMRemovedStatus` from and to JSON.
@interface DBTEAMRemovedStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRemovedStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMRemovedStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMResendSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMResendSecondaryEmailResultTag) {
    /// The email was sent. The associated value is the email address. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultSuccess,
    /// The email address doesn't await verification. The associated value is the email address. At most 255 characters.
    /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultNotPending,
    /// Too many emails were sent to the email address. Try again later. The associated value is the email address. At
    /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultRateLimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMResendSecondaryEmailResultOther,
};

/// The outcome for one email address.
@interface DBTEAMResendSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMResendSecondaryEmailResultTag tag;

/// The email was sent. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// The email address doesn't await verification. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isNotPending`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *notPending;

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isRateLimited` returns `YES`.
@property (nonatomic, readonly, copy) NSString *rateLimited;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(NSString *)success;
/// Creates an object with the tag `not_pending`.
- (instancetype)initWithNotPending:(NSString *)notPending;
/// Creates an object with the tag `rate_limited`.
- (instancetype)initWithRateLimited:(NSString *)rateLimited;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `not_pending`.
- (BOOL)isNotPending;
/// Returns whether the tag is `rate_limited`.
- (BOOL)isRateLimited;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMResendSecondaryEmailResult` from and to JSON.
@interface DBTEAMResendSecondaryEmailResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendSecondaryEmailResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMResendSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to which to send a verification email again.
@interface DBTEAMResendVerificationEmailArg : DBStoneObject
/// The members, each with the email addresses to verify.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToResend;

/// Creates an object.
///
/// - Parameters:
///   - emailsToResend: The members, each with the email addresses to verify.
- (instancetype)initWithEmailsToResend:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToResend;
@end

/// Converts `DBTEAMResendVerificationEmailArg` from and to JSON.
@interface DBTEAMResendVerificationEmailArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendVerificationEmailArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMResendVerificationEmailArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMResendVerificationEmailResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserResendResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBTEAMUserResendResult *> *)results;
@end

/// Converts `DBTEAMResendVerificationEmailResult` from and to JSON.
@interface DBTEAMResendVerificationEmailResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendVerificationEmailResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMResendVerificationEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A computer to unlink.
@interface DBTEAMRevokeDesktopClientArg : DBTEAMDeviceSessionArg
/// A Boolean value that indicates whether to delete the account's files on the computer. If the computer supports it,
/// they are deleted when it is next online. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *deleteOnUnlink;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - deleteOnUnlink: A Boolean value that indicates whether to delete the account's files on the computer. If the
///     computer supports it, they are deleted when it is next online. The default is `@NO`.
- (instancetype)initWithSessionId:(NSString *)sessionId
    teamMemberId:(NSString *)teamMemberId
    deleteOnUnlink:(nullable NSNumber *)deleteOnUnlink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMRevokeDesktopClientArg` from and to JSON.
@interface DBTEAMRevokeDesktopClientArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDesktopClientArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDesktopClientArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionArgTag) {
    /// A session in a web browser.
    DBTEAMRevokeDeviceSessionArgWebSession,
    /// A computer.
    DBTEAMRevokeDeviceSessionArgDesktopClient,
    /// A mobile device.
    DBTEAMRevokeDeviceSessionArgMobileClient,
};

/// A session to end.
@interface DBTEAMRevokeDeviceSessionArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionArgTag tag;
/// A session in a web browser. Has a value only if `isWebSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMDeviceSessionArg *webSession;
/// A computer. Has a value only if `isDesktopClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMRevokeDesktopClientArg *desktopClient;
/// A mobile device. Has a value only if `isMobileClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMDeviceSessionArg *mobileClient;
/// Creates an object with the tag `web_session`.
- (instancetype)initWithWebSession:(DBTEAMDeviceSessionArg *)webSession;
/// Creates an object with the tag `desktop_client`.
- (instancetype)initWithDesktopClient:(DBTEAMRevokeDesktopClientArg *)desktopClient;
/// Creates an object with the tag `mobile_client`.
- (instancetype)initWithMobileClient:(DBTEAMDeviceSessionArg *)mobileClient;
/// Returns whether the tag is `web_session`.
- (BOOL)isWebSession;
/// Returns whether the tag is `desktop_client`.
- (BOOL)isDesktopClient;
/// Returns whether the tag is `mobile_client`.
- (BOOL)isMobileClient;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionArg` from and to JSON.
@interface DBTEAMRevokeDeviceSessionArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sessions to end.
@interface DBTEAMRevokeDeviceSessionBatchArg : DBStoneObject
/// The sessions to end.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeDeviceSessionArg *> *revokeDevices;

/// Creates an object.
///
/// - Parameters:
///   - revokeDevices: The sessions to end.
- (instancetype)initWithRevokeDevices:(NSArray<DBTEAMRevokeDeviceSessionArg *> *)revokeDevices;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchArg` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionBatchErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeDeviceSessionBatchErrorOther,
};

/// The reason that no sessions were ended.
@interface DBTEAMRevokeDeviceSessionBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionBatchErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchError` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchError *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each session.
@interface DBTEAMRevokeDeviceSessionBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeDeviceSessionStatus *> *revokeDevicesStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeDevicesStatus: The outcome for each session, in the order of the request.
- (instancetype)initWithRevokeDevicesStatus:(NSArray<DBTEAMRevokeDeviceSessionStatus *> *)revokeDevicesStatus;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchResult` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionErrorTag) {
    /// The session doesn't exist.
    DBTEAMRevokeDeviceSessionErrorDeviceSessionNotFound,
    /// No member has this identifier.
    DBTEAMRevokeDeviceSessionErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeDeviceSessionErrorOther,
};

/// The reason that a session wasn't ended.
@interface DBTEAMRevokeDeviceSessionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionErrorTag tag;
/// Creates an object with the tag `device_session_not_found`.
- (instancetype)initWithDeviceSessionNotFound;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `device_session_not_found`.
- (BOOL)isDeviceSessionNotFound;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionError` from and to JSON.
@interface DBTEAMRevokeDeviceSessionErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionError *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one session.
@interface DBTEAMRevokeDeviceSessionStatus : DBStoneObject
/// A Boolean value that indicates whether the session was ended.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the session wasn't ended. `nil` if it was.
@property (nonatomic, readonly, nullable) DBTEAMRevokeDeviceSessionError *errorType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - success: A Boolean value that indicates whether the session was ended.
///   - errorType: The reason that the session wasn't ended. `nil` if it was.
- (instancetype)initWithSuccess:(NSNumber *)success errorType:(nullable DBTEAMRevokeDeviceSessionError *)errorType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSuccess:(NSNumber *)success;
@end

/// Converts `DBTEAMRevokeDeviceSessionStatus` from and to JSON.
@interface DBTEAMRevokeDeviceSessionStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeDeviceSessionStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The app to unlink from a member's account.
@interface DBTEAMRevokeLinkedApiAppArg : DBStoneObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
@property (nonatomic, readonly) NSNumber *keepAppFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (instancetype)initWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(nullable NSNumber *)keepAppFolder;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAppId:(NSString *)appId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMRevokeLinkedApiAppArg` from and to JSON.
@interface DBTEAMRevokeLinkedApiAppArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedApiAppArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedApiAppArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The apps to unlink.
@interface DBTEAMRevokeLinkedApiAppBatchArg : DBStoneObject
/// The apps to unlink.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeLinkedApiAppArg *> *revokeLinkedApp;

/// Creates an object.
///
/// - Parameters:
///   - revokeLinkedApp: The apps to unlink.
- (instancetype)initWithRevokeLinkedApp:(NSArray<DBTEAMRevokeLinkedApiAppArg *> *)revokeLinkedApp;
@end

/// Converts `DBTEAMRevokeLinkedApiAppBatchArg` from and to JSON.
@interface DBTEAMRevokeLinkedApiAppBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedApiAppBatchArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedApiAppBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeLinkedAppBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeLinkedAppBatchErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeLinkedAppBatchErrorOther,
};

/// The reason that no apps were unlinked.
@interface DBTEAMRevokeLinkedAppBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeLinkedAppBatchErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeLinkedAppBatchError` from and to JSON.
@interface DBTEAMRevokeLinkedAppBatchErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppBatchError *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedAppBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each app.
@interface DBTEAMRevokeLinkedAppBatchResult : DBStoneObject
/// The outcome for each app, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeLinkedAppStatus *> *revokeLinkedAppStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeLinkedAppStatus: The outcome for each app, in the order of the request.
- (instancetype)initWithRevokeLinkedAppStatus:(NSArray<DBTEAMRevokeLinkedAppStatus *> *)revokeLinkedAppStatus;
@end

/// Converts `DBTEAMRevokeLinkedAppBatchResult` from and to JSON.
@interface DBTEAMRevokeLinkedAppBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppBatchResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedAppBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeLinkedAppError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeLinkedAppErrorTag) {
    /// The app doesn't exist.
    DBTEAMRevokeLinkedAppErrorAppNotFound,
    /// No member has this identifier.
    DBTEAMRevokeLinkedAppErrorMemberNotFound,
    /// The app folder can't be removed.
    DBTEAMRevokeLinkedAppErrorAppFolderRemovalNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeLinkedAppErrorOther,
};

/// The reason that an app wasn't unlinked.
@interface DBTEAMRevokeLinkedAppError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeLinkedAppErrorTag tag;
/// Creates an object with the tag `app_not_found`.
- (instancetype)initWithAppNotFound;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `app_folder_removal_not_supported`.
- (instancetype)initWithAppFolderRemovalNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `app_not_found`.
- (BOOL)isAppNotFound;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `app_folder_removal_not_supported`.
- (BOOL)isAppFolderRemovalNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeLinkedAppError` from and to JSON.
@interface DBTEAMRevokeLinkedAppErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppError *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedAppError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one app.
@interface DBTEAMRevokeLinkedAppStatus : DBStoneObject
/// A Boolean value that indicates whether the app was unlinked.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the app wasn't unlinked. `nil` if it was.
@property (nonatomic, readonly, nullable) DBTEAMRevokeLinkedAppError *errorType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - success: A Boolean value that indicates whether the app was unlinked.
///   - errorType: The reason that the app wasn't unlinked. `nil` if it was.
- (instancetype)initWithSuccess:(NSNumber *)success errorType:(nullable DBTEAMRevokeLinkedAppError *)errorType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSuccess:(NSNumber *)success;
@end

/// Converts `DBTEAMRevokeLinkedAppStatus` from and to JSON.
@interface DBTEAMRevokeLinkedAppStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMRevokeLinkedAppStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new space limits of members.
@interface DBTEAMSetCustomQuotaArg : DBStoneObject
/// The members, each with their space limit. The limit is 1,000 members for each call.
@property (nonatomic, readonly) NSArray<DBTEAMUserCustomQuotaArg *> *usersAndQuotas;

/// Creates an object.
///
/// - Parameters:
///   - usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (instancetype)initWithUsersAndQuotas:(NSArray<DBTEAMUserCustomQuotaArg *> *)usersAndQuotas;
@end

/// Converts `DBTEAMSetCustomQuotaArg` from and to JSON.
@interface DBTEAMSetCustomQuotaArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSetCustomQuotaArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMSetCustomQuotaArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSetCustomQuotaError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSetCustomQuotaErrorTag) {
    /// The call contains more than 1,000 members.
    DBTEAMSetCustomQuotaErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSetCustomQuotaErrorOther,
    /// Some of the members are exempt from space limits.
    DBTEAMSetCustomQuotaErrorSomeUsersAreExcluded,
};

/// The reason that space limits weren't set.
@interface DBTEAMSetCustomQuotaError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSetCustomQuotaErrorTag tag;
/// Creates an object with the tag `too_many_users`.
- (instancetype)initWithTooManyUsers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `some_users_are_excluded`.
- (instancetype)initWithSomeUsersAreExcluded;
/// Returns whether the tag is `too_many_users`.
- (BOOL)isTooManyUsers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `some_users_are_excluded`.
- (BOOL)isSomeUsersAreExcluded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSetCustomQuotaError` from and to JSON.
@interface DBTEAMSetCustomQuotaErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSetCustomQuotaError *)instance;
/// Returns the object for JSON.
+ (DBTEAMSetCustomQuotaError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The domains and email addresses to add to the sharing allowlist. At least one entry is required.
@interface DBTEAMSharingAllowlistAddArgs : DBStoneObject
/// The domains, such as `example.com`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains emails:(nullable NSArray<NSString *> *)emails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistAddArgs` from and to JSON.
@interface DBTEAMSharingAllowlistAddArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddArgs *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistAddArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistAddError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistAddErrorTag) {
    /// An entry is neither a domain nor an email address. The associated value describes it.
    DBTEAMSharingAllowlistAddErrorMalformedEntry,
    /// The list of entries is empty.
    DBTEAMSharingAllowlistAddErrorNoEntriesProvided,
    /// The call contains more than 100 entries.
    DBTEAMSharingAllowlistAddErrorTooManyEntriesProvided,
    /// The team has reached the limit of 10,000 entries.
    DBTEAMSharingAllowlistAddErrorTeamLimitReached,
    /// An error occurred.
    DBTEAMSharingAllowlistAddErrorUnknownError,
    /// Some entries already exist. The associated value describes them.
    DBTEAMSharingAllowlistAddErrorEntriesAlreadyExist,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistAddErrorOther,
};

/// The reason that no entries were added.
@interface DBTEAMSharingAllowlistAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistAddErrorTag tag;

/// An entry is neither a domain nor an email address. The associated value describes it. Has a value only if
/// `isMalformedEntry` returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Some entries already exist. The associated value describes them. Has a value only if `isEntriesAlreadyExist` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *entriesAlreadyExist;

/// Creates an object with the tag `malformed_entry`.
- (instancetype)initWithMalformedEntry:(NSString *)malformedEntry;
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)initWithNoEntriesProvided;
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)initWithTooManyEntriesProvided;
/// Creates an object with the tag `team_limit_reached`.
- (instancetype)initWithTeamLimitReached;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError;
/// Creates an object with the tag `entries_already_exist`.
- (instancetype)initWithEntriesAlreadyExist:(NSString *)entriesAlreadyExist;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_entry`.
- (BOOL)isMalformedEntry;
/// Returns whether the tag is `no_entries_provided`.
- (BOOL)isNoEntriesProvided;
/// Returns whether the tag is `too_many_entries_provided`.
- (BOOL)isTooManyEntriesProvided;
/// Returns whether the tag is `team_limit_reached`.
- (BOOL)isTeamLimitReached;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `entries_already_exist`.
- (BOOL)isEntriesAlreadyExist;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSharingAllowlistAddError` from and to JSON.
@interface DBTEAMSharingAllowlistAddErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddError *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistAddError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of adding entries. It has no fields.
@interface DBTEAMSharingAllowlistAddResponse : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistAddResponse` from and to JSON.
@interface DBTEAMSharingAllowlistAddResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddResponse *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistAddResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of allowlist entries.
@interface DBTEAMSharingAllowlistListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistListArg` from and to JSON.
@interface DBTEAMSharingAllowlistListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMSharingAllowlistListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMSharingAllowlistListContinueArg` from and to JSON.
@interface DBTEAMSharingAllowlistListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMSharingAllowlistListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMSharingAllowlistListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistListContinueErrorTag tag;
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

/// Converts `DBTEAMSharingAllowlistListContinueError` from and to JSON.
@interface DBTEAMSharingAllowlistListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reason that entries weren't listed.
@interface DBTEAMSharingAllowlistListError : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistListError` from and to JSON.
@interface DBTEAMSharingAllowlistListErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListError *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the sharing allowlist.
@interface DBTEAMSharingAllowlistListResponse : DBStoneObject
/// The domains.
@property (nonatomic, readonly) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly) NSArray<NSString *> *emails;
/// The cursor of the next page. Empty on the last page. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
///   - cursor: The cursor of the next page. Empty on the last page. The default is an empty string.
///   - hasMore: A Boolean value that indicates whether there is another page. The default is `@NO`.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains
    emails:(NSArray<NSString *> *)emails
    cursor:(nullable NSString *)cursor
    hasMore:(nullable NSNumber *)hasMore;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains emails:(NSArray<NSString *> *)emails;
@end

/// Converts `DBTEAMSharingAllowlistListResponse` from and to JSON.
@interface DBTEAMSharingAllowlistListResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListResponse *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistListResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The domains and email addresses to remove from the sharing allowlist. At least one entry is required.
@interface DBTEAMSharingAllowlistRemoveArgs : DBStoneObject
/// The domains.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains emails:(nullable NSArray<NSString *> *)emails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistRemoveArgs` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveArgs *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistRemoveArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistRemoveErrorTag) {
    /// An entry is neither a domain nor an email address. The associated value describes it.
    DBTEAMSharingAllowlistRemoveErrorMalformedEntry,
    /// Some entries don't exist. The associated value describes them.
    DBTEAMSharingAllowlistRemoveErrorEntriesDoNotExist,
    /// The list of entries is empty.
    DBTEAMSharingAllowlistRemoveErrorNoEntriesProvided,
    /// The call contains more than 1,000 entries.
    DBTEAMSharingAllowlistRemoveErrorTooManyEntriesProvided,
    /// An error occurred.
    DBTEAMSharingAllowlistRemoveErrorUnknownError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistRemoveErrorOther,
};

/// The reason that no entries were removed.
@interface DBTEAMSharingAllowlistRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistRemoveErrorTag tag;

/// An entry is neither a domain nor an email address. The associated value describes it. Has a value only if
/// `isMalformedEntry` returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Some entries don't exist. The associated value describes them. Has a value only if `isEntriesDoNotExist` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *entriesDoNotExist;

/// Creates an object with the tag `malformed_entry`.
- (instancetype)initWithMalformedEntry:(NSString *)malformedEntry;
/// Creates an object with the tag `entries_do_not_exist`.
- (instancetype)initWithEntriesDoNotExist:(NSString *)entriesDoNotExist;
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)initWithNoEntriesProvided;
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)initWithTooManyEntriesProvided;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_entry`.
- (BOOL)isMalformedEntry;
/// Returns whether the tag is `entries_do_not_exist`.
- (BOOL)isEntriesDoNotExist;
/// Returns whether the tag is `no_entries_provided`.
- (BOOL)isNoEntriesProvided;
/// Returns whether the tag is `too_many_entries_provided`.
- (BOOL)isTooManyEntriesProvided;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSharingAllowlistRemoveError` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveError *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of removing entries. It has no fields.
@interface DBTEAMSharingAllowlistRemoveResponse : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistRemoveResponse` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveResponseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveResponse *)instance;
/// Returns the object for JSON.
+ (DBTEAMSharingAllowlistRemoveResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group of members by their used storage.
@interface DBTEAMStorageBucket : DBStoneObject
/// The upper bound of the storage, such as `1G`.
@property (nonatomic, readonly, copy) NSString *bucket;
/// The number of members.
@property (nonatomic, readonly) NSNumber *users;

/// Creates an object.
///
/// - Parameters:
///   - bucket: The upper bound of the storage, such as `1G`.
///   - users: The number of members.
- (instancetype)initWithBucket:(NSString *)bucket users:(NSNumber *)users;
@end

/// Converts `DBTEAMStorageBucket` from and to JSON.
@interface DBTEAMStorageBucketSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMStorageBucket *)instance;
/// Returns the object for JSON.
+ (DBTEAMStorageBucket *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderAccessErrorTag) {
    /// No team folder has this identifier.
    DBTEAMTeamFolderAccessErrorInvalidTeamFolderId,
    /// The app doesn't have permission to manage the team folder.
    DBTEAMTeamFolderAccessErrorNoAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderAccessErrorOther,
};

/// The reason that a team folder can't be accessed.
@interface DBTEAMTeamFolderAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessErrorTag tag;
/// Creates an object with the tag `invalid_team_folder_id`.
- (instancetype)initWithInvalidTeamFolderId;
/// Creates an object with the tag `no_access`.
- (instancetype)initWithNoAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_team_folder_id`.
- (BOOL)isInvalidTeamFolderId;
/// Returns whether the tag is `no_access`.
- (BOOL)isNoAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderAccessError` from and to JSON.
@interface DBTEAMTeamFolderAccessErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderAccessError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderActivateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderActivateErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderActivateErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderActivateErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderActivateErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderActivateErrorOther,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderActivateErrorFolderCountLimitExceeded,
};

/// The reason that a team folder wasn't activated.
@interface DBTEAMTeamFolderActivateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderActivateErrorTag tag;
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
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderActivateError` from and to JSON.
@interface DBTEAMTeamFolderActivateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderActivateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderActivateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder, by identifier.
@interface DBTEAMTeamFolderIdArg : DBStoneObject
/// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderIdArg` from and to JSON.
@interface DBTEAMTeamFolderIdArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderIdArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderIdArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team folder to archive.
@interface DBTEAMTeamFolderArchiveArg : DBTEAMTeamFolderIdArg
/// A Boolean value that indicates whether to wait for the result instead of starting a job. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsyncOff;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId forceAsyncOff:(nullable NSNumber *)forceAsyncOff;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderArchiveArg` from and to JSON.
@interface DBTEAMTeamFolderArchiveArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderArchiveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderArchiveErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderArchiveErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderArchiveErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderArchiveErrorOther,
};

/// The reason that a team folder wasn't archived.
@interface DBTEAMTeamFolderArchiveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveErrorTag tag;
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

/// Converts `DBTEAMTeamFolderArchiveError` from and to JSON.
@interface DBTEAMTeamFolderArchiveErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderArchiveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveJobStatusTag) {
    /// The job is still running. Poll again later.
    DBTEAMTeamFolderArchiveJobStatusInProgress,
    /// The job is complete. The folder is archived when its status is `.archived`.
    DBTEAMTeamFolderArchiveJobStatusComplete,
    /// The team folder wasn't archived.
    DBTEAMTeamFolderArchiveJobStatusFailed,
};

/// The state of a job of `teamFolderArchive`.
@interface DBTEAMTeamFolderArchiveJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveJobStatusTag tag;

/// The job is complete. The folder is archived when its status is `.archived`. Has a value only if `isComplete` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *complete;

/// The team folder wasn't archived. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBTEAMTeamFolderMetadata *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBTEAMTeamFolderArchiveError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderArchiveJobStatus` from and to JSON.
@interface DBTEAMTeamFolderArchiveJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveJobStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderArchiveJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMTeamFolderArchiveLaunchAsyncJobId,
    /// The call completed without a job.
    DBTEAMTeamFolderArchiveLaunchComplete,
};

/// The result of `teamFolderArchive`: a job to poll, or the team folder.
@interface DBTEAMTeamFolderArchiveLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBTEAMTeamFolderMetadata *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderArchiveLaunch` from and to JSON.
@interface DBTEAMTeamFolderArchiveLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveLaunch *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderArchiveLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new team folder.
@interface DBTEAMTeamFolderCreateArg : DBStoneObject
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The sync setting for members' computers. Supported only for teams that can choose it.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (instancetype)initWithName:(NSString *)name syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBTEAMTeamFolderCreateArg` from and to JSON.
@interface DBTEAMTeamFolderCreateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderCreateArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderCreateErrorTag) {
    /// The name isn't valid.
    DBTEAMTeamFolderCreateErrorInvalidFolderName,
    /// Another team folder has this name.
    DBTEAMTeamFolderCreateErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderCreateErrorFolderNameReserved,
    /// The sync settings aren't valid.
    DBTEAMTeamFolderCreateErrorSyncSettingsError,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderCreateErrorFolderCountLimitExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderCreateErrorOther,
};

/// The reason that a team folder wasn't created.
@interface DBTEAMTeamFolderCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderCreateErrorTag tag;
/// The sync settings aren't valid. Has a value only if `isSyncSettingsError` returns `YES`.
@property (nonatomic, readonly) DBFILESSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)initWithInvalidFolderName;
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)initWithFolderNameAlreadyUsed;
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)initWithFolderNameReserved;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)initWithSyncSettingsError:(DBFILESSyncSettingsError *)syncSettingsError;
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_folder_name`.
- (BOOL)isInvalidFolderName;
/// Returns whether the tag is `folder_name_already_used`.
- (BOOL)isFolderNameAlreadyUsed;
/// Returns whether the tag is `folder_name_reserved`.
- (BOOL)isFolderNameReserved;
/// Returns whether the tag is `sync_settings_error`.
- (BOOL)isSyncSettingsError;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderCreateError` from and to JSON.
@interface DBTEAMTeamFolderCreateErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderCreateError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderGetInfoItemTag) {
    /// No team folder has this identifier.
    DBTEAMTeamFolderGetInfoItemIdNotFound,
    /// The metadata of the team folder.
    DBTEAMTeamFolderGetInfoItemTeamFolderMetadata,
};

/// A team folder, or the identifier of a team folder that doesn't exist.
@interface DBTEAMTeamFolderGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderGetInfoItemTag tag;
/// No team folder has this identifier. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The metadata of the team folder. Has a value only if `isTeamFolderMetadata` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *teamFolderMetadata;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `team_folder_metadata`.
- (instancetype)initWithTeamFolderMetadata:(DBTEAMTeamFolderMetadata *)teamFolderMetadata;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `team_folder_metadata`.
- (BOOL)isTeamFolderMetadata;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderGetInfoItem` from and to JSON.
@interface DBTEAMTeamFolderGetInfoItemSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderGetInfoItem *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team folders, by identifier.
@interface DBTEAMTeamFolderIdListArg : DBStoneObject
/// The identifiers of the team folders. At least 1 item. Each item matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly) NSArray<NSString *> *teamFolderIds;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderIds: The identifiers of the team folders. At least 1 item. Each item matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithTeamFolderIds:(NSArray<NSString *> *)teamFolderIds;
@end

/// Converts `DBTEAMTeamFolderIdListArg` from and to JSON.
@interface DBTEAMTeamFolderIdListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderIdListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderIdListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderInvalidStatusError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderInvalidStatusErrorTag) {
    /// The team folder is active.
    DBTEAMTeamFolderInvalidStatusErrorActive,
    /// The team folder is archived.
    DBTEAMTeamFolderInvalidStatusErrorArchived,
    /// The team folder is being archived.
    DBTEAMTeamFolderInvalidStatusErrorArchiveInProgress,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderInvalidStatusErrorOther,
};

/// The status that doesn't allow an operation.
@interface DBTEAMTeamFolderInvalidStatusError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusErrorTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `archived`.
- (instancetype)initWithArchived;
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)initWithArchiveInProgress;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `archived`.
- (BOOL)isArchived;
/// Returns whether the tag is `archive_in_progress`.
- (BOOL)isArchiveInProgress;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderInvalidStatusError` from and to JSON.
@interface DBTEAMTeamFolderInvalidStatusErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderInvalidStatusError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderInvalidStatusError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of team folders.
@interface DBTEAMTeamFolderListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMTeamFolderListArg` from and to JSON.
@interface DBTEAMTeamFolderListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMTeamFolderListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMTeamFolderListContinueArg` from and to JSON.
@interface DBTEAMTeamFolderListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMTeamFolderListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMTeamFolderListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderListContinueErrorTag tag;
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

/// Converts `DBTEAMTeamFolderListContinueError` from and to JSON.
@interface DBTEAMTeamFolderListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reason that team folders weren't listed.
@interface DBTEAMTeamFolderListError : DBStoneObject
/// The app doesn't have permission to manage team folders.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;

/// Creates an object.
///
/// - Parameters:
///   - accessError: The app doesn't have permission to manage team folders.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
@end

/// Converts `DBTEAMTeamFolderListError` from and to JSON.
@interface DBTEAMTeamFolderListErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of team folders.
@interface DBTEAMTeamFolderListResult : DBStoneObject
/// The team folders.
@property (nonatomic, readonly) NSArray<DBTEAMTeamFolderMetadata *> *teamFolders;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - teamFolders: The team folders.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithTeamFolders:(NSArray<DBTEAMTeamFolderMetadata *> *)teamFolders
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMTeamFolderListResult` from and to JSON.
@interface DBTEAMTeamFolderListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a team folder.
@interface DBTEAMTeamFolderMetadata : DBStoneObject
/// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The status of the team folder.
@property (nonatomic, readonly) DBTEAMTeamFolderStatus *status;
/// A Boolean value that indicates whether the folder is the root of the team space.
@property (nonatomic, readonly) NSNumber *isTeamSharedDropbox;
/// The sync setting for members' computers.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;
/// The sync settings of the contents that differ from that of the folder.
@property (nonatomic, readonly) NSArray<DBFILESContentSyncSetting *> *contentSyncSettings;
/// The space limit in bytes. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The name of the team folder.
///   - status: The status of the team folder.
///   - isTeamSharedDropbox: A Boolean value that indicates whether the folder is the root of the team space.
///   - syncSetting: The sync setting for members' computers.
///   - contentSyncSettings: The sync settings of the contents that differ from that of the folder.
///   - quotaLimit: The space limit in bytes. The default is 0.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBTEAMTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBFILESSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBFILESContentSyncSetting *> *)contentSyncSettings
    quotaLimit:(nullable NSNumber *)quotaLimit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBTEAMTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBFILESSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBFILESContentSyncSetting *> *)contentSyncSettings;
@end

/// Converts `DBTEAMTeamFolderMetadata` from and to JSON.
@interface DBTEAMTeamFolderMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderMetadata *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderPermanentlyDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderPermanentlyDeleteErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderPermanentlyDeleteErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderPermanentlyDeleteErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderPermanentlyDeleteErrorOther,
};

/// The reason that a team folder wasn't deleted.
@interface DBTEAMTeamFolderPermanentlyDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderPermanentlyDeleteErrorTag tag;
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

/// Converts `DBTEAMTeamFolderPermanentlyDeleteError` from and to JSON.
@interface DBTEAMTeamFolderPermanentlyDeleteErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderPermanentlyDeleteError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderPermanentlyDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team folder to rename.
@interface DBTEAMTeamFolderRenameArg : DBTEAMTeamFolderIdArg
/// The new name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The new name of the team folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId name:(NSString *)name;
@end

/// Converts `DBTEAMTeamFolderRenameArg` from and to JSON.
@interface DBTEAMTeamFolderRenameArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRenameArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderRenameArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderRenameError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderRenameErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderRenameErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderRenameErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderRenameErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRenameErrorOther,
    /// The name isn't valid.
    DBTEAMTeamFolderRenameErrorInvalidFolderName,
    /// Another team folder has this name.
    DBTEAMTeamFolderRenameErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderRenameErrorFolderNameReserved,
};

/// The reason that a team folder wasn't renamed.
@interface DBTEAMTeamFolderRenameError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRenameErrorTag tag;
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
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)initWithInvalidFolderName;
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)initWithFolderNameAlreadyUsed;
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)initWithFolderNameReserved;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_folder_name`.
- (BOOL)isInvalidFolderName;
/// Returns whether the tag is `folder_name_already_used`.
- (BOOL)isFolderNameAlreadyUsed;
/// Returns whether the tag is `folder_name_reserved`.
- (BOOL)isFolderNameReserved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderRenameError` from and to JSON.
@interface DBTEAMTeamFolderRenameErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRenameError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderRenameError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderRestoreError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderRestoreErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderRestoreErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderRestoreErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderRestoreErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRestoreErrorOther,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderRestoreErrorFolderCountLimitExceeded,
};

/// The reason that a team folder wasn't restored.
@interface DBTEAMTeamFolderRestoreError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRestoreErrorTag tag;
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
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderRestoreError` from and to JSON.
@interface DBTEAMTeamFolderRestoreErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRestoreError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderRestoreError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderStatusTag) {
    /// The team folder is active, and members have access.
    DBTEAMTeamFolderStatusActive,
    /// The team folder is archived, and members have no access.
    DBTEAMTeamFolderStatusArchived,
    /// The team folder is being archived, and members have no access.
    DBTEAMTeamFolderStatusArchiveInProgress,
    /// The team folder is unmounted, and members have no access. It can be restored.
    DBTEAMTeamFolderStatusInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderStatusOther,
};

/// The status of a team folder.
@interface DBTEAMTeamFolderStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `archived`.
- (instancetype)initWithArchived;
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)initWithArchiveInProgress;
/// Creates an object with the tag `inactive`.
- (instancetype)initWithInactive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `archived`.
- (BOOL)isArchived;
/// Returns whether the tag is `archive_in_progress`.
- (BOOL)isArchiveInProgress;
/// Returns whether the tag is `inactive`.
- (BOOL)isInactive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderStatus` from and to JSON.
@interface DBTEAMTeamFolderStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderTeamSharedDropboxError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderTeamSharedDropboxErrorTag) {
    /// The operation isn't allowed for the root of a team space.
    DBTEAMTeamFolderTeamSharedDropboxErrorDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderTeamSharedDropboxErrorOther,
};

/// The reason that the root of a team space can't be changed.
@interface DBTEAMTeamFolderTeamSharedDropboxError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxErrorTag tag;
/// Creates an object with the tag `disallowed`.
- (instancetype)initWithDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disallowed`.
- (BOOL)isDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderTeamSharedDropboxError` from and to JSON.
@interface DBTEAMTeamFolderTeamSharedDropboxErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderTeamSharedDropboxError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderTeamSharedDropboxError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new sync settings of a team folder.
@interface DBTEAMTeamFolderUpdateSyncSettingsArg : DBTEAMTeamFolderIdArg
/// The new sync setting of the team folder for members' computers.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;
/// The new sync settings of contents that differ from that of the folder.
@property (nonatomic, readonly, nullable) NSArray<DBFILESContentSyncSettingArg *> *contentSyncSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBFILESContentSyncSettingArg *> *)contentSyncSettings;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderUpdateSyncSettingsArg` from and to JSON.
@interface DBTEAMTeamFolderUpdateSyncSettingsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderUpdateSyncSettingsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderUpdateSyncSettingsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderUpdateSyncSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderUpdateSyncSettingsErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderUpdateSyncSettingsErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderUpdateSyncSettingsErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderUpdateSyncSettingsErrorOther,
    /// The sync settings aren't valid.
    DBTEAMTeamFolderUpdateSyncSettingsErrorSyncSettingsError,
};

/// The reason that sync settings weren't changed.
@interface DBTEAMTeamFolderUpdateSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderUpdateSyncSettingsErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// The sync settings aren't valid. Has a value only if `isSyncSettingsError` returns `YES`.
@property (nonatomic, readonly) DBFILESSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)initWithSyncSettingsError:(DBFILESSyncSettingsError *)syncSettingsError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `sync_settings_error`.
- (BOOL)isSyncSettingsError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderUpdateSyncSettingsError` from and to JSON.
@interface DBTEAMTeamFolderUpdateSyncSettingsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderUpdateSyncSettingsError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderUpdateSyncSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about the team.
@interface DBTEAMTeamGetInfoResult : DBStoneObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *teamId;
/// The number of licenses of the team.
@property (nonatomic, readonly) NSNumber *numLicensedUsers;
/// The number of members, including invited ones.
@property (nonatomic, readonly) NSNumber *numProvisionedUsers;
/// The number of used licenses. The default is 0.
@property (nonatomic, readonly) NSNumber *numUsedLicenses;
/// The policies for members.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamMemberPolicies *policies;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the team.
///   - teamId: The identifier of the team, `dbtid:…`.
///   - numLicensedUsers: The number of licenses of the team.
///   - numProvisionedUsers: The number of members, including invited ones.
///   - policies: The policies for members.
///   - numUsedLicenses: The number of used licenses. The default is 0.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBTEAMPOLICIESTeamMemberPolicies *)policies
    numUsedLicenses:(nullable NSNumber *)numUsedLicenses;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBTEAMPOLICIESTeamMemberPolicies *)policies;
@end

/// Converts `DBTEAMTeamGetInfoResult` from and to JSON.
@interface DBTEAMTeamGetInfoResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamGetInfoResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamGetInfoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team member, and their admin permissions.
@interface DBTEAMTeamMemberInfo : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - role: The admin permissions of the member.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMTeamMemberInfo` from and to JSON.
@interface DBTEAMTeamMemberInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfo *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team member, and their roles.
@interface DBTEAMTeamMemberInfoV2 : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// The roles of the member.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - roles: The roles of the member.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile
    roles:(nullable NSArray<DBTEAMTeamMemberRole *> *)roles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile;
@end

/// Converts `DBTEAMTeamMemberInfoV2` from and to JSON.
@interface DBTEAMTeamMemberInfoV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfoV2 *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberInfoV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMTeamMemberInfoV2Result : DBStoneObject
/// The profile and roles of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *memberInfo;

/// Creates an object.
///
/// - Parameters:
///   - memberInfo: The profile and roles of the member.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfoV2 *)memberInfo;
@end

/// Converts `DBTEAMTeamMemberInfoV2Result` from and to JSON.
@interface DBTEAMTeamMemberInfoV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfoV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of a team member.
@interface DBTEAMTeamMemberProfile : DBTEAMMemberProfile
/// The identifiers of the member's groups.
@property (nonatomic, readonly) NSArray<NSString *> *groups;
/// The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *memberFolderId;
/// The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *rootFolderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: A Boolean value that indicates whether the email address is verified.
///   - status: The status of the member in the team.
///   - name: The name in several forms.
///   - membershipType: The type of the membership, which determines whether the member uses a license.
///   - groups: The identifiers of the member's groups.
///   - memberFolderId: The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
///   - rootFolderId: The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: The secondary email addresses.
///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
///   - joinedOn: The time at which the member joined.
///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
///   - persistentId: The persistent identifier for SAML sign-in.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the member.
///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBSECONDARYEMAILSSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId;
@end

/// Converts `DBTEAMTeamMemberProfile` from and to JSON.
@interface DBTEAMTeamMemberProfileSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberProfile *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberProfile *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A role that gives admin permissions.
@interface DBTEAMTeamMemberRole : DBStoneObject
/// The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams. At most 128
/// characters. Matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, copy) NSString *roleId;

/// The name of the role. At most 32 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the role. At most 256 characters.
@property (nonatomic, readonly, copy) NSString *description_;

/// Creates an object.
///
/// - Parameters:
///   - roleId: The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams.
///     At most 128 characters. Matches `pid_dbtmr:.*`.
///   - name: The name of the role. At most 32 characters.
///   - description_: The description of the role. At most 256 characters.
- (instancetype)initWithRoleId:(NSString *)roleId name:(NSString *)name description_:(NSString *)description_;
@end

/// Converts `DBTEAMTeamMemberRole` from and to JSON.
@interface DBTEAMTeamMemberRoleSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberRole *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamMemberStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamMemberStatusTag) {
    /// The user is an active member.
    DBTEAMTeamMemberStatusActive,
    /// The user is invited but hasn't joined.
    DBTEAMTeamMemberStatusInvited,
    /// The user is suspended.
    DBTEAMTeamMemberStatusSuspended,
    /// The user was removed from the team.
    DBTEAMTeamMemberStatusRemoved,
};

/// The status of a user in the team.
@interface DBTEAMTeamMemberStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamMemberStatusTag tag;
/// The user was removed from the team. Has a value only if `isRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMRemovedStatus *removed;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `suspended`.
- (instancetype)initWithSuspended;
/// Creates an object with the tag `removed`.
- (instancetype)initWithRemoved:(DBTEAMRemovedStatus *)removed;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `suspended`.
- (BOOL)isSuspended;
/// Returns whether the tag is `removed`.
- (BOOL)isRemoved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamMemberStatus` from and to JSON.
@interface DBTEAMTeamMemberStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberStatus *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamMembershipType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamMembershipTypeTag) {
    /// The member uses a license and shares the team's space.
    DBTEAMTeamMembershipTypeFull,
    /// The member doesn't use a license or share the team's space. Deprecated.
    DBTEAMTeamMembershipTypeLimited,
};

/// The type of a member's membership.
@interface DBTEAMTeamMembershipType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamMembershipTypeTag tag;
/// Creates an object with the tag `full`.
- (instancetype)initWithFull;
/// Creates an object with the tag `limited`.
- (instancetype)initWithLimited;
/// Returns whether the tag is `full`.
- (BOOL)isFull;
/// Returns whether the tag is `limited`.
- (BOOL)isLimited;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamMembershipType` from and to JSON.
@interface DBTEAMTeamMembershipTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMembershipType *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMembershipType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of namespaces.
@interface DBTEAMTeamNamespacesListArg : DBStoneObject
/// This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMTeamNamespacesListArg` from and to JSON.
@interface DBTEAMTeamNamespacesListArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamNamespacesListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMTeamNamespacesListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMTeamNamespacesListContinueArg` from and to JSON.
@interface DBTEAMTeamNamespacesListContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListContinueArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamNamespacesListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamNamespacesListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamNamespacesListContinueErrorTag) {
    /// An argument isn't valid.
    DBTEAMTeamNamespacesListContinueErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListContinueErrorOther,
    /// The cursor isn't valid. List from the start.
    DBTEAMTeamNamespacesListContinueErrorInvalidCursor,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMTeamNamespacesListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamNamespacesListContinueErrorTag tag;
/// Creates an object with the tag `invalid_arg`.
- (instancetype)initWithInvalidArg;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Returns whether the tag is `invalid_arg`.
- (BOOL)isInvalidArg;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamNamespacesListContinueError` from and to JSON.
@interface DBTEAMTeamNamespacesListContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListContinueError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamNamespacesListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamNamespacesListError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamNamespacesListErrorTag) {
    /// An argument isn't valid.
    DBTEAMTeamNamespacesListErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListErrorOther,
};

/// The reason that namespaces weren't listed.
@interface DBTEAMTeamNamespacesListError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamNamespacesListErrorTag tag;
/// Creates an object with the tag `invalid_arg`.
- (instancetype)initWithInvalidArg;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_arg`.
- (BOOL)isInvalidArg;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamNamespacesListError` from and to JSON.
@interface DBTEAMTeamNamespacesListErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamNamespacesListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of namespaces.
@interface DBTEAMTeamNamespacesListResult : DBStoneObject
/// The namespaces. A namespace may occur more than once.
@property (nonatomic, readonly) NSArray<DBTEAMNamespaceMetadata *> *namespaces;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - namespaces: The namespaces. A namespace may occur more than once.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithNamespaces:(NSArray<DBTEAMNamespaceMetadata *> *)namespaces
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMTeamNamespacesListResult` from and to JSON.
@interface DBTEAMTeamNamespacesListResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamNamespacesListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamReportFailureReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamReportFailureReasonTag) {
    /// An error occurred at Dropbox. Try again.
    DBTEAMTeamReportFailureReasonTemporaryError,
    /// Too many reports are being created. Try again later.
    DBTEAMTeamReportFailureReasonManyReportsAtOnce,
    /// The report contains too much data. Request a smaller one.
    DBTEAMTeamReportFailureReasonTooMuchData,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamReportFailureReasonOther,
};

/// The reason that a report wasn't created.
@interface DBTEAMTeamReportFailureReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReasonTag tag;
/// Creates an object with the tag `temporary_error`.
- (instancetype)initWithTemporaryError;
/// Creates an object with the tag `many_reports_at_once`.
- (instancetype)initWithManyReportsAtOnce;
/// Creates an object with the tag `too_much_data`.
- (instancetype)initWithTooMuchData;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `temporary_error`.
- (BOOL)isTemporaryError;
/// Returns whether the tag is `many_reports_at_once`.
- (BOOL)isManyReportsAtOnce;
/// Returns whether the tag is `too_much_data`.
- (BOOL)isTooMuchData;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamReportFailureReason` from and to JSON.
@interface DBTEAMTeamReportFailureReasonSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamReportFailureReason *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamReportFailureReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTokenGetAuthenticatedAdminError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTokenGetAuthenticatedAdminErrorTag) {
    /// The admin wasn't recorded when the token was issued. An admin must link the app again.
    DBTEAMTokenGetAuthenticatedAdminErrorMappingNotFound,
    /// The admin is no longer an active admin of the team.
    DBTEAMTokenGetAuthenticatedAdminErrorAdminNotActive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTokenGetAuthenticatedAdminErrorOther,
};

/// The reason that the admin of a token wasn't returned.
@interface DBTEAMTokenGetAuthenticatedAdminError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTokenGetAuthenticatedAdminErrorTag tag;
/// Creates an object with the tag `mapping_not_found`.
- (instancetype)initWithMappingNotFound;
/// Creates an object with the tag `admin_not_active`.
- (instancetype)initWithAdminNotActive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `mapping_not_found`.
- (BOOL)isMappingNotFound;
/// Returns whether the tag is `admin_not_active`.
- (BOOL)isAdminNotActive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTokenGetAuthenticatedAdminError` from and to JSON.
@interface DBTEAMTokenGetAuthenticatedAdminErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTokenGetAuthenticatedAdminError *)instance;
/// Returns the object for JSON.
+ (DBTEAMTokenGetAuthenticatedAdminError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The admin who authorized an access token.
@interface DBTEAMTokenGetAuthenticatedAdminResult : DBStoneObject
/// The profile of the admin who linked the app.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *adminProfile;

/// Creates an object.
///
/// - Parameters:
///   - adminProfile: The profile of the admin who linked the app.
- (instancetype)initWithAdminProfile:(DBTEAMTeamMemberProfile *)adminProfile;
@end

/// Converts `DBTEAMTokenGetAuthenticatedAdminResult` from and to JSON.
@interface DBTEAMTokenGetAuthenticatedAdminResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTokenGetAuthenticatedAdminResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMTokenGetAuthenticatedAdminResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUploadApiRateLimitValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUploadApiRateLimitValueTag) {
    /// The number of uploads isn't limited.
    DBTEAMUploadApiRateLimitValueUnlimited,
    /// The number of uploads.
    DBTEAMUploadApiRateLimitValueLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUploadApiRateLimitValueOther,
};

/// The monthly limit of uploads by the API.
@interface DBTEAMUploadApiRateLimitValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUploadApiRateLimitValueTag tag;
/// The number of uploads. Has a value only if `isLimit` returns `YES`.
@property (nonatomic, readonly) NSNumber *limit;
/// Creates an object with the tag `unlimited`.
- (instancetype)initWithUnlimited;
/// Creates an object with the tag `limit`.
- (instancetype)initWithLimit:(NSNumber *)limit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unlimited`.
- (BOOL)isUnlimited;
/// Returns whether the tag is `limit`.
- (BOOL)isLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUploadApiRateLimitValue` from and to JSON.
@interface DBTEAMUploadApiRateLimitValueSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUploadApiRateLimitValue *)instance;
/// Returns the object for JSON.
+ (DBTEAMUploadApiRateLimitValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserAddResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserAddResultTag) {
    /// The outcome for each email address.
    DBTEAMUserAddResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserAddResultInvalidUser,
    /// The member's email address isn't verified. The associated value identifies the member.
    DBTEAMUserAddResultUnverified,
    /// The member hasn't joined yet. The associated value identifies the member.
    DBTEAMUserAddResultPlaceholderUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserAddResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserAddResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSecondaryEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;

/// The member's email address isn't verified. The associated value identifies the member. Has a value only if
/// `isUnverified` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *unverified;

/// The member hasn't joined yet. The associated value identifies the member. Has a value only if `isPlaceholderUser`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *placeholderUser;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserSecondaryEmailsResult *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `unverified`.
- (instancetype)initWithUnverified:(DBTEAMUserSelectorArg *)unverified;
/// Creates an object with the tag `placeholder_user`.
- (instancetype)initWithPlaceholderUser:(DBTEAMUserSelectorArg *)placeholderUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `unverified`.
- (BOOL)isUnverified;
/// Returns whether the tag is `placeholder_user`.
- (BOOL)isPlaceholderUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserAddResult` from and to JSON.
@interface DBTEAMUserAddResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserAddResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserAddResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member and their space limit.
@interface DBTEAMUserCustomQuotaArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. At least 2.
@property (nonatomic, readonly) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. At least 2.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user quotaGb:(NSNumber *)quotaGb;
@end

/// Converts `DBTEAMUserCustomQuotaArg` from and to JSON.
@interface DBTEAMUserCustomQuotaArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserCustomQuotaArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserCustomQuotaArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member and their space limit.
@interface DBTEAMUserCustomQuotaResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
@property (nonatomic, readonly, nullable) NSNumber *quotaGb;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user quotaGb:(nullable NSNumber *)quotaGb;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMUserCustomQuotaResult` from and to JSON.
@interface DBTEAMUserCustomQuotaResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserCustomQuotaResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserDeleteEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMDeleteSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    results:(NSArray<DBTEAMDeleteSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserDeleteEmailsResult` from and to JSON.
@interface DBTEAMUserDeleteEmailsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserDeleteEmailsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserDeleteEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserDeleteResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserDeleteResultTag) {
    /// The outcome for each email address.
    DBTEAMUserDeleteResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserDeleteResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserDeleteResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserDeleteResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserDeleteResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserDeleteEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserDeleteEmailsResult *)success;
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

/// Converts `DBTEAMUserDeleteResult` from and to JSON.
@interface DBTEAMUserDeleteResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserDeleteResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserDeleteResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserResendEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMResendSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    results:(NSArray<DBTEAMResendSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserResendEmailsResult` from and to JSON.
@interface DBTEAMUserResendEmailsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserResendEmailsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserResendEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserResendResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserResendResultTag) {
    /// The outcome for each email address.
    DBTEAMUserResendResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserResendResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserResendResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserResendResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserResendResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserResendEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserResendEmailsResult *)success;
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

/// Converts `DBTEAMUserResendResult` from and to JSON.
@interface DBTEAMUserResendResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserResendResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserResendResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and email addresses.
@interface DBTEAMUserSecondaryEmailsArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The email addresses. Each item has at most 255 characters. Each item matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly) NSArray<NSString *> *secondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - secondaryEmails: The email addresses. Each item has at most 255 characters. Each item matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user secondaryEmails:(NSArray<NSString *> *)secondaryEmails;
@end

/// Converts `DBTEAMUserSecondaryEmailsArg` from and to JSON.
@interface DBTEAMUserSecondaryEmailsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSecondaryEmailsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserSecondaryEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMAddSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user results:(NSArray<DBTEAMAddSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserSecondaryEmailsResult` from and to JSON.
@interface DBTEAMUserSecondaryEmailsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSecondaryEmailsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserSecondaryEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserSelectorArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserSelectorArgTag) {
    /// The identifier of the member, `dbmid:…`.
    DBTEAMUserSelectorArgTeamMemberId,
    /// The external ID, from the team's own directory. At most 64 characters.
    DBTEAMUserSelectorArgExternalId,
    /// The email address of the member. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMUserSelectorArgEmail,
};

/// A team member, by identifier, external ID, or email address.
@interface DBTEAMUserSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserSelectorArgTag tag;
/// The identifier of the member, `dbmid:…`. Has a value only if `isTeamMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// The external ID, from the team's own directory. At most 64 characters. Has a value only if `isExternalId` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *externalId;

/// The email address of the member. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isEmail` returns `YES`.
@property (nonatomic, readonly, copy) NSString *email;

/// Creates an object with the tag `team_member_id`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
/// Creates an object with the tag `external_id`.
- (instancetype)initWithExternalId:(NSString *)externalId;
/// Creates an object with the tag `email`.
- (instancetype)initWithEmail:(NSString *)email;
/// Returns whether the tag is `team_member_id`.
- (BOOL)isTeamMemberId;
/// Returns whether the tag is `external_id`.
- (BOOL)isExternalId;
/// Returns whether the tag is `email`.
- (BOOL)isEmail;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserSelectorArg` from and to JSON.
@interface DBTEAMUserSelectorArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSelectorArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserSelectorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserSelectorErrorTag) {
    /// The team has no such member.
    DBTEAMUserSelectorErrorUserNotFound,
};

/// The reason that a member can't be used.
@interface DBTEAMUserSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserSelectorErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserSelectorError` from and to JSON.
@interface DBTEAMUserSelectorErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSelectorError *)instance;
/// Returns the object for JSON.
+ (DBTEAMUserSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUsersSelectorArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUsersSelectorArgTag) {
    /// The identifiers of the members, `dbmid:…`.
    DBTEAMUsersSelectorArgTeamMemberIds,
    /// The external IDs, from the team's own directory. Each item has at most 64 characters.
    DBTEAMUsersSelectorArgExternalIds,
    /// The email addresses of the members. Each item has at most 255 characters. Each item matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMUsersSelectorArgEmails,
};

/// Team members, by identifiers, external IDs, or email addresses.
@interface DBTEAMUsersSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUsersSelectorArgTag tag;
/// The identifiers of the members, `dbmid:…`. Has a value only if `isTeamMemberIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;

/// The external IDs, from the team's own directory. Each item has at most 64 characters. Has a value only if
/// `isExternalIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *externalIds;

/// The email addresses of the members. Each item has at most 255 characters. Each item matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isEmails` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *emails;

/// Creates an object with the tag `team_member_ids`.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds;
/// Creates an object with the tag `external_ids`.
- (instancetype)initWithExternalIds:(NSArray<NSString *> *)externalIds;
/// Creates an object with the tag `emails`.
- (instancetype)initWithEmails:(NSArray<NSString *> *)emails;
/// Returns whether the tag is `team_member_ids`.
- (BOOL)isTeamMemberIds;
/// Returns whether the tag is `external_ids`.
- (BOOL)isExternalIds;
/// Returns whether the tag is `emails`.
- (BOOL)isEmails;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUsersSelectorArg` from and to JSON.
@interface DBTEAMUsersSelectorArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUsersSelectorArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMUsersSelectorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
