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

/// What sessions of all kinds have in common.
@interface DBTEAMDeviceSession : DBStoneObject
/// The identity of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The address of its latest activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The country of its latest activity.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// When it began.
@property (nonatomic, readonly, nullable) NSDate *created;
/// When it was last active.
@property (nonatomic, readonly, nullable) NSDate *updated;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identity of the session.
///   - ipAddress: The address of its latest activity.
///   - country: The country of its latest activity.
///   - created: When it began.
///   - updated: When it was last active.
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

/// A member's session in a browser.
@interface DBTEAMActiveWebSession : DBTEAMDeviceSession
/// How the browser names itself.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The browser.
@property (nonatomic, readonly, copy) NSString *browser;
/// When the session ends by itself.
@property (nonatomic, readonly, nullable) NSDate *expires;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identity of the session.
///   - userAgent: How the browser names itself.
///   - os: The operating system.
///   - browser: The browser.
///   - ipAddress: The address of its latest activity.
///   - country: The country of its latest activity.
///   - created: When it began.
///   - updated: When it was last active.
///   - expires: When the session ends by itself.
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
    /// It was added.
    DBTEAMAddSecondaryEmailResultSuccess,
    /// Somebody else has it; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultUnavailable,
    /// It waits to be confirmed; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultAlreadyPending,
    /// The member has it already; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultAlreadyOwnedByUser,
    /// The member has too many addresses; the value is the address that is one too many. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultReachedLimit,
    /// Something went wrong at Dropbox. Try again; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
    DBTEAMAddSecondaryEmailResultTransientError,
    /// It is being changed by somebody else. Try again; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultTooManyUpdates,
    /// Something went wrong; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultUnknownError,
    /// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMAddSecondaryEmailResultRateLimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMAddSecondaryEmailResultOther,
};

/// What became of one email address.
@interface DBTEAMAddSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMAddSecondaryEmailResultTag tag;
/// It was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBSECONDARYEMAILSSecondaryEmail *success;

/// Somebody else has it; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUnavailable` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *unavailable;

/// It waits to be confirmed; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isAlreadyPending` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyPending;

/// The member has it already; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isAlreadyOwnedByUser`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *alreadyOwnedByUser;

/// The member has too many addresses; the value is the address that is one too many. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isReachedLimit` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *reachedLimit;

/// Something went wrong at Dropbox. Try again; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated. Has a value only if
/// `isTransientError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *transientError;

/// It is being changed by somebody else. Try again; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTooManyUpdates` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *tooManyUpdates;

/// Something went wrong; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUnknownError` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *unknownError;

/// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isRateLimited` returns
/// `YES`.
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

/// Which email addresses to add to whose accounts.
@interface DBTEAMAddSecondaryEmailsArg : DBStoneObject
/// Members, each with the addresses to add: at most 20 addresses in all.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *dNewSecondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - dNewSecondaryEmails: Members, each with the addresses to add: at most 20 addresses in all.
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
    /// The team does not allow further email addresses.
    DBTEAMAddSecondaryEmailsErrorSecondaryEmailsDisabled,
    /// More than 20 addresses in one call.
    DBTEAMAddSecondaryEmailsErrorTooManyEmails,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMAddSecondaryEmailsErrorOther,
};

/// Why no email addresses were added.
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

/// What became of each member.
@interface DBTEAMAddSecondaryEmailsResult : DBStoneObject
/// One outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserAddResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: One outcome for each member.
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
    /// Everything.
    DBTEAMAdminTierTeamAdmin,
    /// Manage members.
    DBTEAMAdminTierUserManagementAdmin,
    /// Help members, or some other limited set of tasks.
    DBTEAMAdminTierSupportAdmin,
    /// Nothing.
    DBTEAMAdminTierMemberOnly,
};

/// What a member may do to the team.
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
/// The identity of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy) NSString *appName;
/// Who makes it.
@property (nonatomic, readonly, copy, nullable) NSString *publisher;
/// The address of its maker.
@property (nonatomic, readonly, copy, nullable) NSString *publisherUrl;
/// When it was linked.
@property (nonatomic, readonly, nullable) NSDate *linked;
/// Whether it sees a folder of its own only.
@property (nonatomic, readonly) NSNumber *isAppFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - appId: The identity of the app.
///   - appName: The name of the app.
///   - isAppFolder: Whether it sees a folder of its own only.
///   - publisher: Who makes it.
///   - publisherUrl: The address of its maker.
///   - linked: When it was linked.
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

/// What reports have in common.
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
    /// The team folder cannot be opened.
    DBTEAMBaseTeamFolderErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMBaseTeamFolderErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMBaseTeamFolderErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBaseTeamFolderErrorOther,
};

/// Why a team folder was not changed.
@interface DBTEAMBaseTeamFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBaseTeamFolderErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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

/// Whom to suspend.
@interface DBTEAMBulkSuspendArg : DBStoneObject
/// The members to suspend: 1 to 500, each once.
@property (nonatomic, readonly) NSArray<DBTEAMBulkSuspendMemberTarget *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members to suspend: 1 to 500, each once.
- (instancetype)initWithMembers:(NSArray<DBTEAMBulkSuspendMemberTarget *> *)members;
@end

/// Converts `DBTEAMBulkSuspendArg` from and to JSON.
@interface DBTEAMBulkSuspendArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBulkSuspendArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMBulkSuspendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How a job of `membersBulkSuspend` ended.
@interface DBTEAMBulkSuspendComplete : DBStoneObject
/// How many members were to be suspended.
@property (nonatomic, readonly) NSNumber *requested;
/// How many were.
@property (nonatomic, readonly) NSNumber *suspended;
/// How many could not be.
@property (nonatomic, readonly) NSNumber *failed;
/// How many it is not known of.
@property (nonatomic, readonly) NSNumber *unknown;
/// What became of the report.
@property (nonatomic, readonly) DBTEAMBulkSuspendReportDeliveryStatus *reportDelivery;

/// Creates an object.
///
/// - Parameters:
///   - requested: How many members were to be suspended.
///   - suspended: How many were.
///   - failed: How many could not be.
///   - unknown: How many it is not known of.
///   - reportDelivery: What became of the report.
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
    /// The request makes no sense.
    DBTEAMBulkSuspendErrorInvalidRequest,
    /// More than 500 members.
    DBTEAMBulkSuspendErrorTooManyMembers,
    /// Two entries have the same item id.
    DBTEAMBulkSuspendErrorDuplicateClientItemId,
    /// A member comes twice.
    DBTEAMBulkSuspendErrorDuplicateTeamMemberId,
    /// An admin cannot suspend themselves.
    DBTEAMBulkSuspendErrorActingAdmin,
    /// The team must keep an admin.
    DBTEAMBulkSuspendErrorLastAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendErrorOther,
};

/// Why no job was started.
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
    /// The job is still going on. Ask again in a while.
    DBTEAMBulkSuspendJobStatusInProgress,
    /// The job has ended.
    DBTEAMBulkSuspendJobStatusComplete,
    /// The job has failed.
    DBTEAMBulkSuspendJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendJobStatusOther,
};

/// The state of a job of `membersBulkSuspend`.
@interface DBTEAMBulkSuspendJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendJobStatusTag tag;
/// The job has ended. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBTEAMBulkSuspendComplete *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
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
/// A text by which the caller finds this member in the report.
@property (nonatomic, readonly, copy) NSString *clientItemId;
/// Whom to suspend, and whether to delete data on their devices.
@property (nonatomic, readonly) DBTEAMMembersDeactivateArg *suspendArg;

/// Creates an object.
///
/// - Parameters:
///   - clientItemId: A text by which the caller finds this member in the report.
///   - suspendArg: Whom to suspend, and whether to delete data on their devices.
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
    /// Not known.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified,
    /// It is on its way.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending,
    /// It has been delivered.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered,
    /// It could not be delivered.
    DBTEAMBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendReportDeliveryStatusOther,
};

/// What became of the report.
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
    /// There is nobody like that in the team.
    DBTEAMBulkSuspendRowFailureUserNotFound,
    /// They do not belong to the team.
    DBTEAMBulkSuspendRowFailureUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendRowFailureOther,
    /// They are not active.
    DBTEAMBulkSuspendRowFailureSuspendInactiveUser,
    /// The team must keep an admin.
    DBTEAMBulkSuspendRowFailureSuspendLastAdmin,
    /// The team has no license left.
    DBTEAMBulkSuspendRowFailureTeamLicenseLimit,
    /// It is the admin who asked for it.
    DBTEAMBulkSuspendRowFailureProtectedActingAdmin,
    /// The admin has lost the right to do so.
    DBTEAMBulkSuspendRowFailurePermissionChanged,
    /// It did not work.
    DBTEAMBulkSuspendRowFailureSuspendFailed,
};

/// Why one member was not suspended.
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
    /// They are suspended.
    DBTEAMBulkSuspendRowOutcomeSuspended,
    /// They are not.
    DBTEAMBulkSuspendRowOutcomeFailed,
    /// It is not known.
    DBTEAMBulkSuspendRowOutcomeUnknown,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendRowOutcomeOther,
};

/// What became of one member.
@interface DBTEAMBulkSuspendRowOutcome : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMBulkSuspendRowOutcomeTag tag;
/// They are not. Has a value only if `isFailed` returns `YES`.
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
    /// Its result cannot be used.
    DBTEAMBulkSuspendTaskFailureUnusableResult,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMBulkSuspendTaskFailureOther,
};

/// Why a job failed.
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
    /// More than 1,000 members in one call.
    DBTEAMCustomQuotaErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCustomQuotaErrorOther,
};

/// Why space limits were not read or changed.
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
    /// The limit, if there is one.
    DBTEAMCustomQuotaResultSuccess,
    /// This person cannot be chosen; the value tells who.
    DBTEAMCustomQuotaResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCustomQuotaResultOther,
};

/// The space limit of one member.
@interface DBTEAMCustomQuotaResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCustomQuotaResultTag tag;
/// The limit, if there is one. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserCustomQuotaResult *success;
/// This person cannot be chosen; the value tells who. Has a value only if `isInvalidUser` returns `YES`.
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

/// Whose space limits to read or remove.
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

/// The days of a report.
@interface DBTEAMDateRange : DBStoneObject
/// The first day. By default 6 months ago, which is also the earliest.
@property (nonatomic, readonly, nullable) NSDate *startDate;
/// The day after the last.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - startDate: The first day. By default 6 months ago, which is also the earliest.
///   - endDate: The day after the last.
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

/// Why no report was made.
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
    /// It was removed; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultSuccess,
    /// The member does not have it; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultNotFound,
    /// It is the member's main address; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMDeleteSecondaryEmailResultCannotRemovePrimary,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMDeleteSecondaryEmailResultOther,
};

/// What became of one email address.
@interface DBTEAMDeleteSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMDeleteSecondaryEmailResultTag tag;

/// It was removed; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// The member does not have it; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *notFound;

/// It is the member's main address; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isCannotRemovePrimary`
/// returns `YES`.
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

/// Which email addresses to remove from whose accounts.
@interface DBTEAMDeleteSecondaryEmailsArg : DBStoneObject
/// Members, each with the addresses to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToDelete;

/// Creates an object.
///
/// - Parameters:
///   - emailsToDelete: Members, each with the addresses to remove.
- (instancetype)initWithEmailsToDelete:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToDelete;
@end

/// Converts `DBTEAMDeleteSecondaryEmailsArg` from and to JSON.
@interface DBTEAMDeleteSecondaryEmailsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeleteSecondaryEmailsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeleteSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each member.
@interface DBTEAMDeleteSecondaryEmailsResult : DBStoneObject
/// One outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserDeleteResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: One outcome for each member.
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
/// The kind of computer.
@property (nonatomic, readonly) DBTEAMDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// Whether its files can be deleted when it is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identity of the session.
///   - hostName: The name of the computer.
///   - clientType: The kind of computer.
///   - clientVersion: The version of the Dropbox app.
///   - platform: The operating system.
///   - isDeleteOnUnlinkSupported: Whether its files can be deleted when it is unlinked.
///   - ipAddress: The address of its latest activity.
///   - country: The country of its latest activity.
///   - created: When it began.
///   - updated: When it was last active.
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

/// A kind of computer.
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
/// The session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The session.
///   - teamMemberId: The member, `dbmid:…`.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMDeviceSessionArg` from and to JSON.
@interface DBTEAMDeviceSessionArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeviceSessionArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMDeviceSessionArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How many devices were active, one number for each day. Nil where it is not known.
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

/// How to list exempt members.
@interface DBTEAMExcludedUsersListArg : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBTEAMExcludedUsersListContinueArg : DBStoneObject
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: Where the next page begins.
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
    /// The cursor is not valid. List from the start.
    DBTEAMExcludedUsersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersListContinueErrorOther,
};

/// Why the next page was not returned.
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
    /// Something went wrong.
    DBTEAMExcludedUsersListErrorListError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersListErrorOther,
};

/// Why exempt members were not listed.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins.
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

/// Whom to exempt or not.
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
    /// Some of the people do not belong to the team.
    DBTEAMExcludedUsersUpdateErrorUsersNotInTeam,
    /// More than 1,000 members in one call.
    DBTEAMExcludedUsersUpdateErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersUpdateErrorOther,
};

/// Why exemptions were not changed.
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

/// How a change of exemptions went.
@interface DBTEAMExcludedUsersUpdateResult : DBStoneObject
/// How it went.
@property (nonatomic, readonly) DBTEAMExcludedUsersUpdateStatus *status;

/// Creates an object.
///
/// - Parameters:
///   - status: How it went.
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
    /// Well.
    DBTEAMExcludedUsersUpdateStatusSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMExcludedUsersUpdateStatusOther,
};

/// How a change of exemptions went.
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
    /// How many uploads the API accepts in a month.
    DBTEAMFeatureUploadApiRateLimit,
    /// A team space.
    DBTEAMFeatureHasTeamSharedDropbox,
    /// Events about files in the team log.
    DBTEAMFeatureHasTeamFileEvents,
    /// Sync settings for team folders.
    DBTEAMFeatureHasTeamSelectiveSync,
    /// A home folder for each member.
    DBTEAMFeatureHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeatureOther,
};

/// A feature that a team may or may not have.
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
    /// How many uploads the API accepts in a month.
    DBTEAMFeatureValueUploadApiRateLimit,
    /// Whether the team has a team space.
    DBTEAMFeatureValueHasTeamSharedDropbox,
    /// Whether the team log has events about files.
    DBTEAMFeatureValueHasTeamFileEvents,
    /// Whether sync settings can be set for team folders.
    DBTEAMFeatureValueHasTeamSelectiveSync,
    /// Whether each member has a home folder.
    DBTEAMFeatureValueHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeatureValueOther,
};

/// A feature and its setting.
@interface DBTEAMFeatureValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMFeatureValueTag tag;
/// How many uploads the API accepts in a month. Has a value only if `isUploadApiRateLimit` returns `YES`.
@property (nonatomic, readonly) DBTEAMUploadApiRateLimitValue *uploadApiRateLimit;
/// Whether the team has a team space. Has a value only if `isHasTeamSharedDropbox` returns `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamSharedDropboxValue *hasTeamSharedDropbox;
/// Whether the team log has events about files. Has a value only if `isHasTeamFileEvents` returns `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamFileEventsValue *hasTeamFileEvents;
/// Whether sync settings can be set for team folders. Has a value only if `isHasTeamSelectiveSync` returns `YES`.
@property (nonatomic, readonly) DBTEAMHasTeamSelectiveSyncValue *hasTeamSelectiveSync;
/// Whether each member has a home folder. Has a value only if `isHasDistinctMemberHomes` returns `YES`.
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

/// Which features to ask for.
@interface DBTEAMFeaturesGetValuesBatchArg : DBStoneObject
/// The features to ask for, at least one.
@property (nonatomic, readonly) NSArray<DBTEAMFeature *> *features;

/// Creates an object.
///
/// - Parameters:
///   - features: The features to ask for, at least one.
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
    /// No feature was given.
    DBTEAMFeaturesGetValuesBatchErrorEmptyFeaturesList,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMFeaturesGetValuesBatchErrorOther,
};

/// Why no features were returned.
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

/// The features asked for.
@interface DBTEAMFeaturesGetValuesBatchResult : DBStoneObject
/// The settings of the features asked for.
@property (nonatomic, readonly) NSArray<DBTEAMFeatureValue *> *values;

/// Creates an object.
///
/// - Parameters:
///   - values: The settings of the features asked for.
- (instancetype)initWithValues:(NSArray<DBTEAMFeatureValue *> *)values;
@end

/// Converts `DBTEAMFeaturesGetValuesBatchResult` from and to JSON.
@interface DBTEAMFeaturesGetValuesBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMFeaturesGetValuesBatchResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMFeaturesGetValuesBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What members did, one number for each day. Nil where it is not known.
@interface DBTEAMGetActivityReport : DBTEAMBaseDfbReport
/// How many files were added.
@property (nonatomic, readonly) NSArray<NSNumber *> *adds;
/// How many files were changed, each counted once for each member.
@property (nonatomic, readonly) NSArray<NSNumber *> *edits;
/// How many files were deleted.
@property (nonatomic, readonly) NSArray<NSNumber *> *deletes;
/// How many members were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers28Day;
/// How many members were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers7Day;
/// How many members were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers1Day;
/// How many shared folders were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders28Day;
/// How many shared folders were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders7Day;
/// How many shared folders were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders1Day;
/// How many links were made.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksCreated;
/// How often members opened the team's links.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByTeam;
/// How often other users opened them.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByOutsideUser;
/// How often people who were not signed in opened them.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByNotLoggedIn;
/// How often they were opened in all.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedTotal;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - adds: How many files were added.
///   - edits: How many files were changed, each counted once for each member.
///   - deletes: How many files were deleted.
///   - activeUsers28Day: How many members were active in the last 28 days.
///   - activeUsers7Day: How many members were active in the last 7 days.
///   - activeUsers1Day: How many members were active on the day.
///   - activeSharedFolders28Day: How many shared folders were active in the last 28 days.
///   - activeSharedFolders7Day: How many shared folders were active in the last 7 days.
///   - activeSharedFolders1Day: How many shared folders were active on the day.
///   - sharedLinksCreated: How many links were made.
///   - sharedLinksViewedByTeam: How often members opened the team's links.
///   - sharedLinksViewedByOutsideUser: How often other users opened them.
///   - sharedLinksViewedByNotLoggedIn: How often people who were not signed in opened them.
///   - sharedLinksViewedTotal: How often they were opened in all.
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

/// How many devices were in use.
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

/// How many members the team had, one number for each day. Nil where it is not known.
@interface DBTEAMGetMembershipReport : DBTEAMBaseDfbReport
/// How many members there were.
@property (nonatomic, readonly) NSArray<NSNumber *> *teamSize;
/// How many invitations had not been answered.
@property (nonatomic, readonly) NSArray<NSNumber *> *pendingInvites;
/// How many members joined.
@property (nonatomic, readonly) NSArray<NSNumber *> *membersJoined;
/// How many members were suspended.
@property (nonatomic, readonly) NSArray<NSNumber *> *suspendedMembers;
/// How many licenses the team had.
@property (nonatomic, readonly) NSArray<NSNumber *> *licenses;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - teamSize: How many members there were.
///   - pendingInvites: How many invitations had not been answered.
///   - membersJoined: How many members joined.
///   - suspendedMembers: How many members were suspended.
///   - licenses: How many licenses the team had.
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

/// How much space the team used, one number for each day. Nil where it is not known.
@interface DBTEAMGetStorageReport : DBTEAMBaseDfbReport
/// Bytes in all.
@property (nonatomic, readonly) NSArray<NSNumber *> *totalUsage;
/// Bytes in shared folders.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedUsage;
/// Bytes outside of shared folders.
@property (nonatomic, readonly) NSArray<NSNumber *> *unsharedUsage;
/// How many shared folders members owned.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedFolders;
/// How many members used how much, in steps.
@property (nonatomic, readonly) NSArray<NSArray<DBTEAMStorageBucket *> *> *memberStorageMap;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - totalUsage: Bytes in all.
///   - sharedUsage: Bytes in shared folders.
///   - unsharedUsage: Bytes outside of shared folders.
///   - sharedFolders: How many shared folders members owned.
///   - memberStorageMap: How many members used how much, in steps.
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
    /// Nothing.
    DBTEAMGroupAccessTypeMember,
    /// Rename it, and add and remove members.
    DBTEAMGroupAccessTypeOwner,
};

/// What a member may do to a group.
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

/// Which group to create.
@interface DBTEAMGroupCreateArg : DBStoneObject
/// The name.
@property (nonatomic, readonly, copy) NSString *groupName;
/// Whether the admin who creates it becomes its owner. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *addCreatorAsOwner;
/// The identity that the team's own directory gives to the group, if any.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// Whether owners or admins manage its members.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *groupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name.
///   - addCreatorAsOwner: Whether the admin who creates it becomes its owner. Default: `@NO`.
///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
///   - groupManagementType: Whether owners or admins manage its members.
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
    /// There is a group of this name.
    DBTEAMGroupCreateErrorGroupNameAlreadyUsed,
    /// The name is empty, or has characters that are not allowed.
    DBTEAMGroupCreateErrorGroupNameInvalid,
    /// Another group has this external id.
    DBTEAMGroupCreateErrorExternalIdAlreadyInUse,
    /// Only Dropbox can create groups that it manages itself.
    DBTEAMGroupCreateErrorSystemManagedGroupDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupCreateErrorOther,
};

/// Why a group was not created.
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
    /// There is no such group.
    DBTEAMGroupDeleteErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupDeleteErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupDeleteErrorSystemManagedGroupDisallowed,
    /// It has been deleted already.
    DBTEAMGroupDeleteErrorGroupAlreadyDeleted,
};

/// Why a group was not deleted.
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

/// A group with its members.
@interface DBTEAMGroupFullInfo : DBTEAMCOMMONGroupSummary
/// The members. Nil for groups that Dropbox manages.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMGroupMemberInfo *> *members;
/// When it was created, in milliseconds since 1970.
@property (nonatomic, readonly) NSNumber *created;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identity of the group, `g:…`.
///   - groupManagementType: Who manages its members.
///   - created: When it was created, in milliseconds since 1970.
///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
///   - memberCount: How many members the group has.
///   - members: The members. Nil for groups that Dropbox manages.
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
/// The member.
@property (nonatomic, readonly) DBTEAMMemberProfile *profile;
/// What they may do to the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - profile: The member.
///   - accessType: What they may do to the group.
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
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - group: The group.
///   - user: The member, by id, external id or email address.
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
    /// There is no such group.
    DBTEAMGroupMemberSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSelectorErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupMemberSelectorErrorSystemManagedGroupDisallowed,
    /// They do not belong to the group.
    DBTEAMGroupMemberSelectorErrorMemberNotInGroup,
};

/// Why a member of a group cannot be used.
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
    /// There is no such group.
    DBTEAMGroupMemberSetAccessTypeErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSetAccessTypeErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed,
    /// They do not belong to the group.
    DBTEAMGroupMemberSetAccessTypeErrorMemberNotInGroup,
    /// A group that admins manage has no owners.
    DBTEAMGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// Why a member's access was not changed.
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

/// Whether to return the members of a group.
@interface DBTEAMIncludeMembersArg : DBStoneObject
/// Whether to return the members of the group too, which takes long for large groups. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
///     `@YES`.
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

/// Whom to add to which group.
@interface DBTEAMGroupMembersAddArg : DBTEAMIncludeMembersArg
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The people to add, each with what they may do.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAccess *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group.
///   - members: The people to add, each with what they may do.
///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
///     `@YES`.
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
    /// There is no such group.
    DBTEAMGroupMembersAddErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersAddErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupMembersAddErrorSystemManagedGroupDisallowed,
    /// Somebody belongs to the group already, or comes twice.
    DBTEAMGroupMembersAddErrorDuplicateUser,
    /// The group belongs to another team.
    DBTEAMGroupMembersAddErrorGroupNotInTeam,
    /// These people do not belong to the team; the value lists them.
    DBTEAMGroupMembersAddErrorMembersNotInTeam,
    /// These people are not known; the value lists them.
    DBTEAMGroupMembersAddErrorUsersNotFound,
    /// Somebody is suspended and cannot be an owner.
    DBTEAMGroupMembersAddErrorUserMustBeActiveToBeOwner,
    /// A group that admins manage has no owners; the value lists those who were to be.
    DBTEAMGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// Why no members were added.
@interface DBTEAMGroupMembersAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersAddErrorTag tag;

/// These people do not belong to the team; the value lists them. Has a value only if `isMembersNotInTeam` returns
/// `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// These people are not known; the value lists them. Has a value only if `isUsersNotFound` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *usersNotFound;

/// A group that admins manage has no owners; the value lists those who were to be. Has a value only if
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

/// The group after the change.
@interface DBTEAMGroupMembersChangeResult : DBStoneObject
/// The group.
@property (nonatomic, readonly) DBTEAMGroupFullInfo *groupInfo;
/// Has no meaning any more: it is always a blank. At least 1 character. Deprecated.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameters:
///   - groupInfo: The group.
///   - asyncJobId: Has no meaning any more: it is always a blank. At least 1 character. Deprecated.
- (instancetype)initWithGroupInfo:(DBTEAMGroupFullInfo *)groupInfo asyncJobId:(NSString *)asyncJobId;
@end

/// Converts `DBTEAMGroupMembersChangeResult` from and to JSON.
@interface DBTEAMGroupMembersChangeResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersChangeResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMGroupMembersChangeResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whom to remove from which group.
@interface DBTEAMGroupMembersRemoveArg : DBTEAMIncludeMembersArg
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group.
///   - users: The members to remove.
///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
///     `@YES`.
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
    /// There is no such group.
    DBTEAMGroupMembersRemoveErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersRemoveErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupMembersRemoveErrorSystemManagedGroupDisallowed,
    /// Somebody does not belong to the group.
    DBTEAMGroupMembersRemoveErrorMemberNotInGroup,
    /// The group belongs to another team.
    DBTEAMGroupMembersRemoveErrorGroupNotInTeam,
    /// These people do not belong to the team; the value lists them.
    DBTEAMGroupMembersRemoveErrorMembersNotInTeam,
    /// These people are not known; the value lists them.
    DBTEAMGroupMembersRemoveErrorUsersNotFound,
};

/// Why no members were removed.
@interface DBTEAMGroupMembersRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersRemoveErrorTag tag;

/// These people do not belong to the team; the value lists them. Has a value only if `isMembersNotInTeam` returns
/// `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// These people are not known; the value lists them. Has a value only if `isUsersNotFound` returns `YES`.
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
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members.
@property (nonatomic, readonly) DBTEAMUsersSelectorArg *users;

/// Creates an object.
///
/// - Parameters:
///   - group: The group.
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
    /// There is no such group.
    DBTEAMGroupMembersSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersSelectorErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupMembersSelectorErrorSystemManagedGroupDisallowed,
    /// Somebody does not belong to the group.
    DBTEAMGroupMembersSelectorErrorMemberNotInGroup,
};

/// Why members of a group cannot be used.
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

/// What a member may do to a group from now on.
@interface DBTEAMGroupMembersSetAccessTypeArg : DBTEAMGroupMemberSelector
/// What they may do to the group from now on.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;
/// Whether to return the members of the group too, which takes long for large groups. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group.
///   - user: The member, by id, external id or email address.
///   - accessType: What they may do to the group from now on.
///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
///     `@YES`.
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
    /// By its id, `g:…`.
    DBTEAMGroupSelectorGroupId,
    /// By its external id.
    DBTEAMGroupSelectorGroupExternalId,
};

/// A group.
@interface DBTEAMGroupSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorTag tag;
/// By its id, `g:…`. Has a value only if `isGroupId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// By its external id. Has a value only if `isGroupExternalId` returns `YES`.
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
    /// There is no such group.
    DBTEAMGroupSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorErrorOther,
};

/// Why a group cannot be used.
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
    /// There is no such group.
    DBTEAMGroupSelectorWithTeamGroupErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorWithTeamGroupErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed,
};

/// Why a group cannot be used.
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

/// What to change of a group. What is nil stays as it is.
@interface DBTEAMGroupUpdateArgs : DBTEAMIncludeMembersArg
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The new name.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupName;
/// The new external id. An empty text removes it.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupExternalId;
/// Whether owners or admins manage its members from now on.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *dNewGroupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group.
///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
///     `@YES`.
///   - dNewGroupName: The new name.
///   - dNewGroupExternalId: The new external id. An empty text removes it.
///   - dNewGroupManagementType: Whether owners or admins manage its members from now on.
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
    /// There is no such group.
    DBTEAMGroupUpdateErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupUpdateErrorOther,
    /// Dropbox manages this group itself.
    DBTEAMGroupUpdateErrorSystemManagedGroupDisallowed,
    /// There is a group of this name.
    DBTEAMGroupUpdateErrorGroupNameAlreadyUsed,
    /// The name is empty, or has characters that are not allowed.
    DBTEAMGroupUpdateErrorGroupNameInvalid,
    /// Another group has this external id.
    DBTEAMGroupUpdateErrorExternalIdAlreadyInUse,
};

/// Why a group was not changed.
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

/// Why groups were not read.
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
    /// There is no such group; the value is its id.
    DBTEAMGroupsGetInfoItemIdNotFound,
    /// The group.
    DBTEAMGroupsGetInfoItemGroupInfo,
};

/// A group, or that it is not known.
@interface DBTEAMGroupsGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsGetInfoItemTag tag;
/// There is no such group; the value is its id. Has a value only if `isIdNotFound` returns `YES`.
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

/// How to list groups.
@interface DBTEAMGroupsListArg : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBTEAMGroupsListContinueArg : DBStoneObject
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: Where the next page begins.
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
    /// The cursor is not valid. List from the start.
    DBTEAMGroupsListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsListContinueErrorOther,
};

/// Why the next page was not returned.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - groups: The groups.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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

/// Which group to look at.
@interface DBTEAMGroupsMembersListArg : DBStoneObject
/// The group.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group.
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBTEAMGroupsMembersListContinueArg : DBStoneObject
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: Where the next page begins.
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
    /// The cursor is not valid. List from the start.
    DBTEAMGroupsMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsMembersListContinueErrorOther,
};

/// Why the next page was not returned.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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
    /// There is no such job.
    DBTEAMGroupsPollErrorInvalidAsyncJobId,
    /// The job broke at Dropbox and its outcome is unknown. Check what it did before trying again.
    DBTEAMGroupsPollErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsPollErrorOther,
    /// The app may not ask about this job.
    DBTEAMGroupsPollErrorAccessDenied,
};

/// Why the state of a job is not known.
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
    /// By their ids, `g:…`.
    DBTEAMGroupsSelectorGroupIds,
    /// By their external ids.
    DBTEAMGroupsSelectorGroupExternalIds,
};

/// Groups.
@interface DBTEAMGroupsSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsSelectorTag tag;
/// By their ids, `g:…`. Has a value only if `isGroupIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *groupIds;
/// By their external ids. Has a value only if `isGroupExternalIds` returns `YES`.
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
    /// True if so.
    DBTEAMHasDistinctMemberHomesValueHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasDistinctMemberHomesValueOther,
};

/// Whether each member has a home folder.
@interface DBTEAMHasDistinctMemberHomesValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasDistinctMemberHomesValueTag tag;
/// True if so. Has a value only if `isHasDistinctMemberHomes` returns `YES`.
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
    /// True if so.
    DBTEAMHasTeamFileEventsValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamFileEventsValueOther,
};

/// Whether the team log has events about files.
@interface DBTEAMHasTeamFileEventsValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamFileEventsValueTag tag;
/// True if so. Has a value only if `isEnabled` returns `YES`.
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
    /// True if so.
    DBTEAMHasTeamSelectiveSyncValueHasTeamSelectiveSync,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSelectiveSyncValueOther,
};

/// Whether sync settings can be set for team folders.
@interface DBTEAMHasTeamSelectiveSyncValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSelectiveSyncValueTag tag;
/// True if so. Has a value only if `isHasTeamSelectiveSync` returns `YES`.
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
    /// True if so.
    DBTEAMHasTeamSharedDropboxValueHasTeamSharedDropbox,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSharedDropboxValueOther,
};

/// Whether the team has a team space.
@interface DBTEAMHasTeamSharedDropboxValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSharedDropboxValueTag tag;
/// True if so. Has a value only if `isHasTeamSharedDropbox` returns `YES`.
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

/// A revision that a legal hold keeps.
@interface DBTEAMLegalHoldHeldRevisionMetadata : DBStoneObject
/// Its name.
@property (nonatomic, readonly, copy) NSString *dNewFilename;
/// The revision. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *originalRevisionId;
/// The path at which it was. Pattern: `(/(.|[\r\n])*)?`.
@property (nonatomic, readonly, copy) NSString *originalFilePath;
/// When Dropbox received it.
@property (nonatomic, readonly) NSDate *serverModified;
/// Who made it, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *authorMemberId;
/// Whether they still belong to the team.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *authorMemberStatus;

/// Their email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *authorEmail;

/// The kind of file.
@property (nonatomic, readonly, copy) NSString *fileType;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash. Exactly 64 characters.
@property (nonatomic, readonly, copy) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - dNewFilename: Its name.
///   - originalRevisionId: The revision. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - originalFilePath: The path at which it was. Pattern: `(/(.|[\r\n])*)?`.
///   - serverModified: When Dropbox received it.
///   - authorMemberId: Who made it, `dbmid:…`.
///   - authorMemberStatus: Whether they still belong to the team.
///   - authorEmail: Their email address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - fileType: The kind of file.
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
/// The identity of the legal hold, `pid_dbhid:…`. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// Its name. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// What it is for. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// When it came into force.
@property (nonatomic, readonly, nullable) NSDate *activationTime;
/// Whose files it keeps.
@property (nonatomic, readonly) DBTEAMMembersInfo *members;
/// What state it is in.
@property (nonatomic, readonly) DBTEAMLegalHoldStatus *status;
/// The beginning of the time whose revisions it keeps.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of that time. By default it has none.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identity of the legal hold, `pid_dbhid:…`. Pattern: `^pid_dbhid:.+`.
///   - name: Its name. At most 140 characters.
///   - members: Whose files it keeps.
///   - status: What state it is in.
///   - startDate: The beginning of the time whose revisions it keeps.
///   - description_: What it is for. At most 501 characters.
///   - activationTime: When it came into force.
///   - endDate: The end of that time. By default it has none.
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
    /// It is in force.
    DBTEAMLegalHoldStatusActive,
    /// It has ended.
    DBTEAMLegalHoldStatusReleased,
    /// It is coming into force.
    DBTEAMLegalHoldStatusActivating,
    /// It is being changed.
    DBTEAMLegalHoldStatusUpdating,
    /// It is being exported.
    DBTEAMLegalHoldStatusExporting,
    /// It is ending.
    DBTEAMLegalHoldStatusReleasing,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldStatusOther,
};

/// What state a legal hold is in.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsErrorOther,
};

/// Why a legal hold cannot be used.
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

/// Which legal hold to read.
@interface DBTEAMLegalHoldsGetPolicyArg : DBStoneObject
/// The legal hold. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The legal hold. Pattern: `^pid_dbhid:.+`.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsGetPolicyErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsGetPolicyErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsGetPolicyErrorOther,
    /// There is no such legal hold.
    DBTEAMLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound,
};

/// Why a legal hold was not read.
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

/// A page of revisions that a legal hold keeps.
@interface DBTEAMLegalHoldsListHeldRevisionResult : DBStoneObject
/// The revisions.
@property (nonatomic, readonly) NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *entries;
/// Where the next page begins. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The revisions.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins. At least 1 character.
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

/// Which legal hold to look at.
@interface DBTEAMLegalHoldsListHeldRevisionsArg : DBStoneObject
/// The legal hold. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The legal hold. Pattern: `^pid_dbhid:.+`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsArg` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMLegalHoldsListHeldRevisionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueArg : DBStoneObject
/// The legal hold. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The cursor of the latest page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The legal hold. Pattern: `^pid_dbhid:.+`.
///   - cursor: The cursor of the latest page. At least 1 character.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError,
    /// Something went wrong at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorTransientError,
    /// The cursor has expired. List from the start.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorOther,
};

/// Why the next page was not returned.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsListHeldRevisionsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsErrorOther,
    /// Something went wrong at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsErrorTransientError,
    /// It keeps no revisions yet. Try again later.
    DBTEAMLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty,
    /// The legal hold is not active.
    DBTEAMLegalHoldsListHeldRevisionsErrorInactiveLegalHold,
};

/// Why revisions were not listed.
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

/// Which legal holds to list.
@interface DBTEAMLegalHoldsListPoliciesArg : DBStoneObject
/// Whether to include those that have ended. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeReleased;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - includeReleased: Whether to include those that have ended. Default: `@NO`.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsListPoliciesErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsListPoliciesErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListPoliciesErrorOther,
    /// Something went wrong at Dropbox. Try again.
    DBTEAMLegalHoldsListPoliciesErrorTransientError,
};

/// Why legal holds were not listed.
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

/// Which legal hold to create.
@interface DBTEAMLegalHoldsPolicyCreateArg : DBStoneObject
/// The name. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// What it is for. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The members whose files to keep, by id: 1 to 5.
@property (nonatomic, readonly) NSArray<NSString *> *members;
/// The beginning of the time whose revisions to keep.
@property (nonatomic, readonly, nullable) NSDate *startDate;
/// The end of that time. By default it has none.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name. At most 140 characters.
///   - members: The members whose files to keep, by id: 1 to 5.
///   - description_: What it is for. At most 501 characters.
///   - startDate: The beginning of the time whose revisions to keep.
///   - endDate: The end of that time. By default it has none.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsPolicyCreateErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsPolicyCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyCreateErrorOther,
    /// It would end before it begins.
    DBTEAMLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate,
    /// At least one member is needed.
    DBTEAMLegalHoldsPolicyCreateErrorEmptyMembersList,
    /// Some of the members cannot be put under a legal hold.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidMembers,
    /// More than 5 members.
    DBTEAMLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// Something went wrong at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyCreateErrorTransientError,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyCreateErrorNameMustBeUnique,
    /// The team has too many legal holds.
    DBTEAMLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota,
    /// A date is not valid.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidDate,
};

/// Why a legal hold was not created.
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

/// Which legal hold to end.
@interface DBTEAMLegalHoldsPolicyReleaseArg : DBStoneObject
/// The legal hold to end. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The legal hold to end. Pattern: `^pid_dbhid:.+`.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsPolicyReleaseErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsPolicyReleaseErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyReleaseErrorOther,
    /// Something else is going on with this legal hold. Try again later.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation,
    /// It is ending, or has ended.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing,
    /// There is no such legal hold.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound,
};

/// Why a legal hold was not ended.
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

/// What to change of a legal hold. What is nil stays as it is.
@interface DBTEAMLegalHoldsPolicyUpdateArg : DBStoneObject
/// The legal hold. Pattern: `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new name. At most 140 characters.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The members whose files to keep from now on, by id: 1 to 5.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The legal hold. Pattern: `^pid_dbhid:.+`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The members whose files to keep from now on, by id: 1 to 5.
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
    /// Something went wrong at Dropbox.
    DBTEAMLegalHoldsPolicyUpdateErrorUnknownLegalHoldError,
    /// The app or its user may not do this.
    DBTEAMLegalHoldsPolicyUpdateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyUpdateErrorOther,
    /// Something went wrong at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyUpdateErrorTransientError,
    /// The legal hold is not active.
    DBTEAMLegalHoldsPolicyUpdateErrorInactiveLegalHold,
    /// Something else is going on with this legal hold. Try again later.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation,
    /// Some of the members cannot be put under a legal hold.
    DBTEAMLegalHoldsPolicyUpdateErrorInvalidMembers,
    /// More than 5 members.
    DBTEAMLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// At least one member is needed.
    DBTEAMLegalHoldsPolicyUpdateErrorEmptyMembersList,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyUpdateErrorNameMustBeUnique,
    /// There is no such legal hold.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound,
};

/// Why a legal hold was not changed.
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

/// Whose apps to list.
@interface DBTEAMListMemberAppsArg : DBStoneObject
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The member, `dbmid:…`.
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
    /// There is no such member.
    DBTEAMListMemberAppsErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberAppsErrorOther,
};

/// Why apps were not listed.
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

/// Whose devices to list, and of which kinds.
@interface DBTEAMListMemberDevicesArg : DBStoneObject
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// Whether to list web sessions. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// Whether to list computers. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// Whether to list mobile devices. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The member, `dbmid:…`.
///   - includeWebSessions: Whether to list web sessions. Default: `@YES`.
///   - includeDesktopClients: Whether to list computers. Default: `@YES`.
///   - includeMobileClients: Whether to list mobile devices. Default: `@YES`.
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
    /// There is no such member.
    DBTEAMListMemberDevicesErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberDevicesErrorOther,
};

/// Why devices were not listed.
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

/// Where a listing goes on.
@interface DBTEAMListMembersAppsArg : DBStoneObject
/// The cursor of the latest page. Nil for the first one.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the latest page. Nil for the first one.
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

/// Why apps were not listed.
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
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins.
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

/// Which kinds of devices to list.
@interface DBTEAMListMembersDevicesArg : DBStoneObject
/// The cursor of the latest page. Nil for the first one.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether to list web sessions. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// Whether to list computers. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// Whether to list mobile devices. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the latest page. Nil for the first one.
///   - includeWebSessions: Whether to list web sessions. Default: `@YES`.
///   - includeDesktopClients: Whether to list computers. Default: `@YES`.
///   - includeMobileClients: Whether to list mobile devices. Default: `@YES`.
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

/// Why devices were not listed.
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
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins.
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

/// Where a listing goes on.
@interface DBTEAMListTeamAppsArg : DBStoneObject
/// The cursor of the latest page. Nil for the first one.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the latest page. Nil for the first one.
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

/// Why apps were not listed.
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
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins.
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

/// Which kinds of devices to list.
@interface DBTEAMListTeamDevicesArg : DBStoneObject
/// The cursor of the latest page. Nil for the first one.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether to list web sessions. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// Whether to list computers. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// Whether to list mobile devices. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the latest page. Nil for the first one.
///   - includeWebSessions: Whether to list web sessions. Default: `@YES`.
///   - includeDesktopClients: Whether to list computers. Default: `@YES`.
///   - includeMobileClients: Whether to list mobile devices. Default: `@YES`.
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

/// Why devices were not listed.
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
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: Whether there is a next page.
///   - cursor: Where the next page begins.
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

/// Somebody to add to a group.
@interface DBTEAMMemberAccess : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// What they may do to the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - accessType: What they may do to the group.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMMemberAccess` from and to JSON.
@interface DBTEAMMemberAccessSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAccess *)instance;
/// Returns the object for JSON.
+ (DBTEAMMemberAccess *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Somebody to invite to the team.
@interface DBTEAMMemberAddArgBase : DBStoneObject
/// The email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *memberEmail;

/// The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberGivenName;
/// The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberSurname;
/// The identity that the team's own directory gives to them. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The identity by which they sign in with SAML. Only if the team uses persistent ids.
@property (nonatomic, readonly, copy, nullable) NSString *memberPersistentId;
/// Whether to send an invitation by mail. Without it the team must tell them itself. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *sendWelcomeEmail;
/// Whether the team's directory is restricted for them.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberExternalId: The identity that the team's own directory gives to them. At most 64 characters.
///   - memberPersistentId: The identity by which they sign in with SAML. Only if the team uses persistent ids.
///   - sendWelcomeEmail: Whether to send an invitation by mail. Without it the team must tell them itself. Default:
///     `@YES`.
///   - isDirectoryRestricted: Whether the team's directory is restricted for them.
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

/// Somebody to invite to the team.
@interface DBTEAMMemberAddArg : DBTEAMMemberAddArgBase
/// What they may do to the team. Default: `member_only`.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberExternalId: The identity that the team's own directory gives to them. At most 64 characters.
///   - memberPersistentId: The identity by which they sign in with SAML. Only if the team uses persistent ids.
///   - sendWelcomeEmail: Whether to send an invitation by mail. Without it the team must tell them itself. Default:
///     `@YES`.
///   - isDirectoryRestricted: Whether the team's directory is restricted for them.
///   - role: What they may do to the team. Default: `member_only`.
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
    /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultTeamLicenseLimit,
    /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultFreeTeamMemberLimitReached,
    /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
    /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserAlreadyOnTeam,
    /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserOnAnotherTeam,
    /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserAlreadyPaired,
    /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserMigrationFailed,
    /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultDuplicateExternalMemberId,
    /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultDuplicateMemberPersistentId,
    /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultPersistentIdDisabled,
    /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultUserCreationFailed,
    /// They were added.
    DBTEAMMemberAddResultSuccess,
};

/// What became of somebody who was invited.
@interface DBTEAMMemberAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultTag tag;

/// The team has no license left; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
/// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// They belong to another team or are invited there; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserOnAnotherTeam`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserMigrationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
/// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserCreationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// They were added. Has a value only if `isSuccess` returns `YES`.
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
    /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseTeamLicenseLimit,
    /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseFreeTeamMemberLimitReached,
    /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
    /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserAlreadyOnTeam,
    /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserOnAnotherTeam,
    /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserAlreadyPaired,
    /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserMigrationFailed,
    /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseDuplicateExternalMemberId,
    /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseDuplicateMemberPersistentId,
    /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBasePersistentIdDisabled,
    /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddResultBaseUserCreationFailed,
};

/// Why somebody was not invited.
@interface DBTEAMMemberAddResultBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultBaseTag tag;

/// The team has no license left; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
/// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// They belong to another team or are invited there; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserOnAnotherTeam`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserMigrationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
/// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
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

/// Somebody to invite to the team.
@interface DBTEAMMemberAddV2Arg : DBTEAMMemberAddArgBase
/// The role. Without one they are an ordinary member. At most 1 item. Each: At most 128 characters. Each: Pattern:
/// `pid_dbtmr:.*`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *roleIds;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - memberExternalId: The identity that the team's own directory gives to them. At most 64 characters.
///   - memberPersistentId: The identity by which they sign in with SAML. Only if the team uses persistent ids.
///   - sendWelcomeEmail: Whether to send an invitation by mail. Without it the team must tell them itself. Default:
///     `@YES`.
///   - isDirectoryRestricted: Whether the team's directory is restricted for them.
///   - roleIds: The role. Without one they are an ordinary member. At most 1 item. Each: At most 128 characters. Each:
///     Pattern: `pid_dbtmr:.*`.
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
    /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultTeamLicenseLimit,
    /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultFreeTeamMemberLimitReached,
    /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
    /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserAlreadyOnTeam,
    /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserOnAnotherTeam,
    /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserAlreadyPaired,
    /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserMigrationFailed,
    /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultDuplicateExternalMemberId,
    /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultDuplicateMemberPersistentId,
    /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultPersistentIdDisabled,
    /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMMemberAddV2ResultUserCreationFailed,
    /// They were added.
    DBTEAMMemberAddV2ResultSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMemberAddV2ResultOther,
};

/// What became of somebody who was invited.
@interface DBTEAMMemberAddV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddV2ResultTag tag;

/// The team has no license left; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isTeamLicenseLimit`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// They belong to the team or are invited, or can still be recovered; the value is the email address. At most 255
/// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// They belong to another team or are invited there; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserOnAnotherTeam`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserAlreadyPaired`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserMigrationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255 characters.
/// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if
/// `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isUserCreationFailed`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// They were added. Has a value only if `isSuccess` returns `YES`.
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

/// A member with their sessions and devices.
@interface DBTEAMMemberDevices : DBStoneObject
/// The member, `dbmid:…`.
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
///   - teamMemberId: The member, `dbmid:…`.
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

/// A member with the apps that they have linked.
@interface DBTEAMMemberLinkedApps : DBStoneObject
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The apps.
@property (nonatomic, readonly) NSArray<DBTEAMApiApp *> *linkedApiApps;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The member, `dbmid:…`.
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

/// A member of a team.
@interface DBTEAMMemberProfile : DBStoneObject
/// The identity within the team, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The identity that the team's own directory gives to them, if any.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;
/// The account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// Whether they have confirmed that the email address is theirs.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// Further email addresses.
@property (nonatomic, readonly, nullable) NSArray<DBSECONDARYEMAILSSecondaryEmail *> *secondaryEmails;
/// Whether they belong to the team by now, and still.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *status;
/// The name, in several forms.
@property (nonatomic, readonly) DBUSERSName *name;
/// Whether they use a license.
@property (nonatomic, readonly) DBTEAMTeamMembershipType *membershipType;
/// When they were invited, if they have not joined yet.
@property (nonatomic, readonly, nullable) NSDate *invitedOn;
/// When they joined.
@property (nonatomic, readonly, nullable) NSDate *joinedOn;
/// When they were suspended, if they are.
@property (nonatomic, readonly, nullable) NSDate *suspendedOn;
/// The identity by which they sign in with SAML.
@property (nonatomic, readonly, copy, nullable) NSString *persistentId;
/// Whether the team's directory is restricted for them.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;
/// The address of the profile photo, if there is one.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identity within the team, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: Whether they have confirmed that the email address is theirs.
///   - status: Whether they belong to the team by now, and still.
///   - name: The name, in several forms.
///   - membershipType: Whether they use a license.
///   - externalId: The identity that the team's own directory gives to them, if any.
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: Further email addresses.
///   - invitedOn: When they were invited, if they have not joined yet.
///   - joinedOn: When they joined.
///   - suspendedOn: When they were suspended, if they are.
///   - persistentId: The identity by which they sign in with SAML.
///   - isDirectoryRestricted: Whether the team's directory is restricted for them.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
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
    /// There is nobody like that in the team.
    DBTEAMMemberSelectorErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMemberSelectorErrorUserNotInTeam,
};

/// Why a member cannot be used.
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

/// How to invite people.
@interface DBTEAMMembersAddArgBase : DBStoneObject
/// Whether to answer with a job at once. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - forceAsync: Whether to answer with a job at once. Default: `@NO`.
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

/// Whom to invite to the team.
@interface DBTEAMMembersAddArg : DBTEAMMembersAddArgBase
/// The people to invite, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddArg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to invite, at most 20.
///   - forceAsync: Whether to answer with a job at once. Default: `@NO`.
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
    /// The job is still going on. Ask again in a while.
    DBTEAMMembersAddJobStatusInProgress,
    /// The job has ended; look at each person for the outcome.
    DBTEAMMembersAddJobStatusComplete,
    /// The whole job has failed; the value says why.
    DBTEAMMembersAddJobStatusFailed,
};

/// The state of a job of `membersAdd`.
@interface DBTEAMMembersAddJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusTag tag;
/// The job has ended; look at each person for the outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddResult *> *complete;
/// The whole job has failed; the value says why. Has a value only if `isFailed` returns `YES`.
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
    /// The job is still going on. Ask again in a while.
    DBTEAMMembersAddJobStatusV2ResultInProgress,
    /// The job has ended; look at each person for the outcome.
    DBTEAMMembersAddJobStatusV2ResultComplete,
    /// The whole job has failed; the value says why.
    DBTEAMMembersAddJobStatusV2ResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddJobStatusV2ResultOther,
};

/// The state of a job of `membersAddV2`.
@interface DBTEAMMembersAddJobStatusV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusV2ResultTag tag;
/// The job has ended; look at each person for the outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Result *> *complete;
/// The whole job has failed; the value says why. Has a value only if `isFailed` returns `YES`.
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
    /// The work goes on; poll it with this id. At least 1 character.
    DBTEAMMembersAddLaunchAsyncJobId,
    /// All is done already; look at each person for the outcome.
    DBTEAMMembersAddLaunchComplete,
};

/// The answer of `membersAdd`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each person for the outcome. Has a value only if `isComplete` returns `YES`.
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
    /// The work goes on; poll it with this id. At least 1 character.
    DBTEAMMembersAddLaunchV2ResultAsyncJobId,
    /// All is done already; look at each person for the outcome.
    DBTEAMMembersAddLaunchV2ResultComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddLaunchV2ResultOther,
};

/// The answer of `membersAddV2`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunchV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchV2ResultTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already; look at each person for the outcome. Has a value only if `isComplete` returns `YES`.
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

/// Whom to invite to the team.
@interface DBTEAMMembersAddV2Arg : DBTEAMMembersAddArgBase
/// The people to invite, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Arg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to invite, at most 20.
///   - forceAsync: Whether to answer with a job at once. Default: `@NO`.
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

/// Whom a change is about.
@interface DBTEAMMembersDeactivateBaseArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeactivateBaseArg` from and to JSON.
@interface DBTEAMMembersDeactivateBaseArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateBaseArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersDeactivateBaseArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose files to hand to whom.
@interface DBTEAMMembersDataTransferArg : DBTEAMMembersDeactivateBaseArg
/// The member who gets the files.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferDestId;
/// The admin who is told by mail if something goes wrong.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferAdminId;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - transferDestId: The member who gets the files.
///   - transferAdminId: The admin who is told by mail if something goes wrong.
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

/// Whom to suspend or remove.
@interface DBTEAMMembersDeactivateArg : DBTEAMMembersDeactivateBaseArg
/// Whether to delete the data on their linked devices. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *wipeData;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - wipeData: Whether to delete the data on their linked devices. Default: `@YES`.
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
    /// There is nobody like that in the team.
    DBTEAMMembersDeactivateErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersDeactivateErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeactivateErrorOther,
};

/// Why a member cannot be changed.
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
    /// There is nobody like that in the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteFormerMemberFilesErrorOther,
    /// They are being handed to somebody.
    DBTEAMMembersDeleteFormerMemberFilesErrorTransferInProgress,
    /// They have been handed to somebody.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferred,
    /// They have been handed to somebody, or deleted.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted,
    /// They still belong to the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotRemoved,
};

/// Why files were not deleted.
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

/// Whose photo to delete.
@interface DBTEAMMembersDeleteProfilePhotoArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
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
    /// There is nobody like that in the team.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotInTeam,
    /// Former members cannot be changed.
    DBTEAMMembersDeleteProfilePhotoErrorSetProfileDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteProfilePhotoErrorOther,
};

/// Why a photo was not deleted.
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

/// Whose files to delete.
@interface DBTEAMMembersFormerMemberArg : DBStoneObject
/// The former member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by id, external id or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersFormerMemberArg` from and to JSON.
@interface DBTEAMMembersFormerMemberArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersFormerMemberArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersFormerMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The roles that there are.
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

/// Whose profiles to read.
@interface DBTEAMMembersGetInfoArgs : DBStoneObject
/// The members, by id, external id or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by id, external id or email address.
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

/// Why no profiles were returned.
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
    /// There is no such member; the value is the id or address asked for.
    DBTEAMMembersGetInfoItemIdNotFound,
    /// The member.
    DBTEAMMembersGetInfoItemMemberInfo,
};

/// A member, or that they are not known.
@interface DBTEAMMembersGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemTag tag;
/// There is no such member; the value is the id or address asked for. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The member. Has a value only if `isMemberInfo` returns `YES`.
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
    /// There is no such member; the value is the id or address asked for.
    DBTEAMMembersGetInfoItemBaseIdNotFound,
};

/// Somebody who is not known.
@interface DBTEAMMembersGetInfoItemBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemBaseTag tag;
/// There is no such member; the value is the id or address asked for. Has a value only if `isIdNotFound` returns `YES`.
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
    /// There is no such member; the value is the id or address asked for.
    DBTEAMMembersGetInfoItemV2IdNotFound,
    /// The member.
    DBTEAMMembersGetInfoItemV2MemberInfo,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersGetInfoItemV2Other,
};

/// A member with their roles, or that they are not known.
@interface DBTEAMMembersGetInfoItemV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemV2Tag tag;
/// There is no such member; the value is the id or address asked for. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The member. Has a value only if `isMemberInfo` returns `YES`.
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

/// Whose profiles to read.
@interface DBTEAMMembersGetInfoV2Arg : DBStoneObject
/// The members, by id, external id or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by id, external id or email address.
- (instancetype)initWithMembers:(NSArray<DBTEAMUserSelectorArg *> *)members;
@end

/// Converts `DBTEAMMembersGetInfoV2Arg` from and to JSON.
@interface DBTEAMMembersGetInfoV2ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Arg *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profiles asked for.
@interface DBTEAMMembersGetInfoV2Result : DBStoneObject
/// One answer for each member.
@property (nonatomic, readonly) NSArray<DBTEAMMembersGetInfoItemV2 *> *membersInfo;

/// Creates an object.
///
/// - Parameters:
///   - membersInfo: One answer for each member.
- (instancetype)initWithMembersInfo:(NSArray<DBTEAMMembersGetInfoItemV2 *> *)membersInfo;
@end

/// Converts `DBTEAMMembersGetInfoV2Result` from and to JSON.
@interface DBTEAMMembersGetInfoV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersGetInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose files a legal hold keeps.
@interface DBTEAMMembersInfo : DBStoneObject
/// The members, `dbmid:…`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;
/// How many more there were whose accounts have been deleted.
@property (nonatomic, readonly) NSNumber *permanentlyDeletedUsers;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberIds: The members, `dbmid:…`.
///   - permanentlyDeletedUsers: How many more there were whose accounts have been deleted.
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

/// Which members to list.
@interface DBTEAMMembersListArg : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// Whether to include former members. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *includeRemoved;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - includeRemoved: Whether to include former members. Default: `@NO`.
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

/// Where a listing goes on.
@interface DBTEAMMembersListContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
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
    /// The cursor is not valid. List from the start.
    DBTEAMMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersListContinueErrorOther,
};

/// Why the next page was not returned.
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

/// Why members were not listed.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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
    /// There is nobody like that in the team.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersPermanentlyDeleteFilesErrorOther,
    /// They are being handed to somebody.
    DBTEAMMembersPermanentlyDeleteFilesErrorTransferInProgress,
    /// They have been handed to somebody.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferred,
    /// They have been handed to somebody, or deleted.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted,
};

/// Why files cannot be deleted.
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

/// Whom to take back.
@interface DBTEAMMembersRecoverArg : DBStoneObject
/// The former member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by id, external id or email address.
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
    /// There is nobody like that in the team.
    DBTEAMMembersRecoverErrorUserNotFound,
    /// It is too late for them.
    DBTEAMMembersRecoverErrorUserUnrecoverable,
    /// They do not belong to the team.
    DBTEAMMembersRecoverErrorUserNotInTeam,
    /// The team has no license left.
    DBTEAMMembersRecoverErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRecoverErrorOther,
};

/// Why a former member was not taken back.
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

/// Whom to remove, and what becomes of their account and files.
@interface DBTEAMMembersRemoveArg : DBTEAMMembersDeactivateArg
/// The member who gets the files.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferDestId;
/// The admin who is told by mail if something goes wrong. Needed with `transferDestId`.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferAdminId;
/// Whether they keep their account, as a Basic one. Needs `wipeData` false. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *keepAccount;

/// Whether they keep access to folders that were shared with them personally. Needs `keepAccount` true and `wipeData`
/// false. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *retainTeamShares;

/// Whether to delete their files for good, so that they cannot be handed to anybody. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *permanentlyDeleteFiles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - wipeData: Whether to delete the data on their linked devices. Default: `@YES`.
///   - transferDestId: The member who gets the files.
///   - transferAdminId: The admin who is told by mail if something goes wrong. Needed with `transferDestId`.
///   - keepAccount: Whether they keep their account, as a Basic one. Needs `wipeData` false. Default: `@NO`.
///   - retainTeamShares: Whether they keep access to folders that were shared with them personally. Needs `keepAccount`
///     true and `wipeData` false. Default: `@NO`.
///   - permanentlyDeleteFiles: Whether to delete their files for good, so that they cannot be handed to anybody.
///     Default: `@NO`.
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
    /// There is nobody like that in the team.
    DBTEAMMembersRemoveErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersRemoveErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRemoveErrorOther,
    /// They are being handed to somebody.
    DBTEAMMembersRemoveErrorTransferInProgress,
    /// They have been handed to somebody.
    DBTEAMMembersRemoveErrorAlreadyTransferred,
    /// They have been handed to somebody, or deleted.
    DBTEAMMembersRemoveErrorAlreadyTransferredOrDeleted,
    /// The files cannot go to the member themselves.
    DBTEAMMembersRemoveErrorRemovedAndTransferDestShouldDiffer,
    /// The admin cannot be the member themselves.
    DBTEAMMembersRemoveErrorRemovedAndTransferAdminShouldDiffer,
    /// There is nobody like `transferDestId`.
    DBTEAMMembersRemoveErrorTransferDestUserNotFound,
    /// `transferDestId` does not belong to the team.
    DBTEAMMembersRemoveErrorTransferDestUserNotInTeam,
    /// `transferAdminId` does not belong to the team.
    DBTEAMMembersRemoveErrorTransferAdminUserNotInTeam,
    /// There is nobody like `transferAdminId`.
    DBTEAMMembersRemoveErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersRemoveErrorUnspecifiedTransferAdminId,
    /// `transferAdminId` is no admin.
    DBTEAMMembersRemoveErrorTransferAdminIsNotAdmin,
    /// Whoever gets the files must verify their email address first.
    DBTEAMMembersRemoveErrorRecipientNotVerified,
    /// The team must keep an admin.
    DBTEAMMembersRemoveErrorRemoveLastAdmin,
    /// They can keep the account or hand on the files, not both.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndTransfer,
    /// To keep the account, set `wipeData` to false.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndDeleteData,
    /// To keep the account, set `permanentlyDeleteFiles` to false.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete,
    /// Their email address is too long for a disabled account.
    DBTEAMMembersRemoveErrorEmailAddressTooLongToBeDisabled,
    /// They have not joined yet, so there is no account to keep.
    DBTEAMMembersRemoveErrorCannotKeepInvitedUserAccount,
    /// To keep access to shared folders, set `wipeData` to false.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenDataWiped,
    /// To keep access to shared folders, set `keepAccount` to true.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenNoAccountKept,
    /// The team does not allow sharing with others, so they cannot keep access.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff,
    /// Only an admin of the whole team can let them keep the account.
    DBTEAMMembersRemoveErrorCannotKeepAccount,
    /// Their files are under a legal hold. Take them off it first.
    DBTEAMMembersRemoveErrorCannotKeepAccountUnderLegalHold,
    /// They must sign in and accept the terms of service first.
    DBTEAMMembersRemoveErrorCannotKeepAccountRequiredToSignTos,
    /// The files can be deleted or handed on, not both.
    DBTEAMMembersRemoveErrorCannotPermanentlyDeleteAndTransfer,
    /// They are being handed somebody's files. Wait until that has ended.
    DBTEAMMembersRemoveErrorMemberIsTransferDestination,
};

/// Why a member was not removed.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSendWelcomeErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersSendWelcomeErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSendWelcomeErrorOther,
};

/// Why the invitation was not sent.
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

/// Whom to give which role.
@interface DBTEAMMembersSetPermissions2Arg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The new role. An empty list takes all roles away. At most 1 item. Each: At most 128 characters. Each: Pattern:
/// `pid_dbtmr:.*`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *dNewRoles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - dNewRoles: The new role. An empty list takes all roles away. At most 1 item. Each: At most 128 characters. Each:
///     Pattern: `pid_dbtmr:.*`.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSetPermissions2ErrorUserNotFound,
    /// The team must keep an admin.
    DBTEAMMembersSetPermissions2ErrorLastAdmin,
    /// They do not belong to the team.
    DBTEAMMembersSetPermissions2ErrorUserNotInTeam,
    /// The role of this member cannot be changed, for instance because they are suspended.
    DBTEAMMembersSetPermissions2ErrorCannotSetPermissions,
    /// The team has no such role.
    DBTEAMMembersSetPermissions2ErrorRoleNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissions2ErrorOther,
};

/// Why the role was not changed.
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
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The roles after the change.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The member, `dbmid:…`.
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

/// Whom to give which role.
@interface DBTEAMMembersSetPermissionsArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// What they may do to the team from now on.
@property (nonatomic, readonly) DBTEAMAdminTier *dNewRole;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - dNewRole: What they may do to the team from now on.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSetPermissionsErrorUserNotFound,
    /// The team must keep an admin.
    DBTEAMMembersSetPermissionsErrorLastAdmin,
    /// They do not belong to the team.
    DBTEAMMembersSetPermissionsErrorUserNotInTeam,
    /// The role of this member cannot be changed.
    DBTEAMMembersSetPermissionsErrorCannotSetPermissions,
    /// The team has no license left.
    DBTEAMMembersSetPermissionsErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissionsErrorOther,
};

/// Why the role was not changed.
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
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// What they may do to the team.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The member, `dbmid:…`.
///   - role: What they may do to the team.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMMembersSetPermissionsResult` from and to JSON.
@interface DBTEAMMembersSetPermissionsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsResult *)instance;
/// Returns the object for JSON.
+ (DBTEAMMembersSetPermissionsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change of a member. What is nil stays as it is.
@interface DBTEAMMembersSetProfileArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The new email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewEmail;

/// The new external id. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *dNewExternalId;
/// The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGivenName;
/// The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSurname;
/// The new identity by which they sign in with SAML. Only if the team uses persistent ids.
@property (nonatomic, readonly, copy, nullable) NSString *dNewPersistentId;
/// Whether the team's directory is restricted for them from now on.
@property (nonatomic, readonly, nullable) NSNumber *dNewIsDirectoryRestricted;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - dNewEmail: The new email address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - dNewExternalId: The new external id. At most 64 characters.
///   - dNewGivenName: The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - dNewSurname: The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
///   - dNewPersistentId: The new identity by which they sign in with SAML. Only if the team uses persistent ids.
///   - dNewIsDirectoryRestricted: Whether the team's directory is restricted for them from now on.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSetProfileErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersSetProfileErrorUserNotInTeam,
    /// To change the external id, choose the member in another way than by it.
    DBTEAMMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe,
    /// There is nothing to change.
    DBTEAMMembersSetProfileErrorNoNewDataSpecified,
    /// Somebody else has this email address.
    DBTEAMMembersSetProfileErrorEmailReservedForOtherUser,
    /// Another member has this external id.
    DBTEAMMembersSetProfileErrorExternalIdUsedByOtherUser,
    /// Former members cannot be changed.
    DBTEAMMembersSetProfileErrorSetProfileDisallowed,
    /// The new email address is empty.
    DBTEAMMembersSetProfileErrorParamCannotBeEmpty,
    /// The team does not sign in by SAML with persistent ids.
    DBTEAMMembersSetProfileErrorPersistentIdDisabled,
    /// Another member has this persistent id.
    DBTEAMMembersSetProfileErrorPersistentIdUsedByOtherUser,
    /// The team does not restrict its directory.
    DBTEAMMembersSetProfileErrorDirectoryRestrictedOff,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfileErrorOther,
};

/// Why a member was not changed.
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

/// Whose photo to set.
@interface DBTEAMMembersSetProfilePhotoArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new photo.
@property (nonatomic, readonly) DBACCOUNTPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSetProfilePhotoErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersSetProfilePhotoErrorUserNotInTeam,
    /// Former members cannot be changed.
    DBTEAMMembersSetProfilePhotoErrorSetProfileDisallowed,
    /// The photo cannot be used.
    DBTEAMMembersSetProfilePhotoErrorPhotoError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfilePhotoErrorOther,
};

/// Why the photo was not set.
@interface DBTEAMMembersSetProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetProfilePhotoErrorTag tag;
/// The photo cannot be used. Has a value only if `isPhotoError` returns `YES`.
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
    /// There is nobody like that in the team.
    DBTEAMMembersSuspendErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersSuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSuspendErrorOther,
    /// They are not active.
    DBTEAMMembersSuspendErrorSuspendInactiveUser,
    /// The team must keep an admin.
    DBTEAMMembersSuspendErrorSuspendLastAdmin,
    /// The team has no license left.
    DBTEAMMembersSuspendErrorTeamLicenseLimit,
};

/// Why a member was not suspended.
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
    /// There is nobody like that in the team.
    DBTEAMMembersTransferFilesErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersTransferFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFilesErrorOther,
    /// They are being handed to somebody.
    DBTEAMMembersTransferFilesErrorTransferInProgress,
    /// They have been handed to somebody.
    DBTEAMMembersTransferFilesErrorAlreadyTransferred,
    /// They have been handed to somebody, or deleted.
    DBTEAMMembersTransferFilesErrorAlreadyTransferredOrDeleted,
    /// The files cannot go to the member themselves.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin cannot be the member themselves.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// There is nobody like `transferDestId`.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotFound,
    /// `transferDestId` does not belong to the team.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotInTeam,
    /// `transferAdminId` does not belong to the team.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotInTeam,
    /// There is nobody like `transferAdminId`.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFilesErrorUnspecifiedTransferAdminId,
    /// `transferAdminId` is no admin.
    DBTEAMMembersTransferFilesErrorTransferAdminIsNotAdmin,
    /// Whoever gets the files must verify their email address first.
    DBTEAMMembersTransferFilesErrorRecipientNotVerified,
};

/// Why files cannot be handed on.
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
    /// There is nobody like that in the team.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFormerMembersFilesErrorOther,
    /// They are being handed to somebody.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferInProgress,
    /// They have been handed to somebody.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferred,
    /// They have been handed to somebody, or deleted.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted,
    /// The files cannot go to the member themselves.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin cannot be the member themselves.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// There is nobody like `transferDestId`.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotFound,
    /// `transferDestId` does not belong to the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam,
    /// `transferAdminId` does not belong to the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam,
    /// There is nobody like `transferAdminId`.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId,
    /// `transferAdminId` is no admin.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin,
    /// Whoever gets the files must verify their email address first.
    DBTEAMMembersTransferFormerMembersFilesErrorRecipientNotVerified,
    /// They are being handed on. Try again later.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred,
    /// There is no such former member.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotRemoved,
    /// It is too late for that.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred,
    /// They have been handed on already.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred,
};

/// Why files were not handed on.
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

/// Whom to let in again.
@interface DBTEAMMembersUnsuspendArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
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
    /// There is nobody like that in the team.
    DBTEAMMembersUnsuspendErrorUserNotFound,
    /// They do not belong to the team.
    DBTEAMMembersUnsuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersUnsuspendErrorOther,
    /// They are not suspended.
    DBTEAMMembersUnsuspendErrorUnsuspendNonSuspendedMember,
    /// The team has no license left.
    DBTEAMMembersUnsuspendErrorTeamLicenseLimit,
};

/// Why a member was not let in again.
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

/// A kind of mobile device.
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
/// The kind of device.
@property (nonatomic, readonly) DBTEAMMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The carrier that it last used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identity of the session.
///   - deviceName: The name of the device.
///   - clientType: The kind of device.
///   - ipAddress: The address of its latest activity.
///   - country: The country of its latest activity.
///   - created: When it began.
///   - updated: When it was last active.
///   - clientVersion: The version of the Dropbox app.
///   - osVersion: The version of the operating system.
///   - lastCarrier: The carrier that it last used.
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

/// A namespace that the team can reach.
@interface DBTEAMNamespaceMetadata : DBStoneObject
/// Its name.
@property (nonatomic, readonly, copy) NSString *name;
/// Its identity, for paths like `ns:ID/…` and for path roots. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *namespaceId;
/// What it is.
@property (nonatomic, readonly) DBTEAMNamespaceType *namespaceType;
/// The member to whom it belongs, if it is a home folder or an app folder.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// How many bytes it may hold. For team folders only. Default: 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: Its name.
///   - namespaceId: Its identity, for paths like `ns:ID/…` and for path roots. Pattern: `[-_0-9a-zA-Z:]+`.
///   - namespaceType: What it is.
///   - teamMemberId: The member to whom it belongs, if it is a home folder or an app folder.
///   - quotaLimit: How many bytes it may hold. For team folders only. Default: 0.
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
    /// The folder of an app.
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

/// What a namespace is.
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
    /// Their space limit is gone.
    DBTEAMRemoveCustomQuotaResultSuccess,
    /// This person cannot be chosen; the value tells who.
    DBTEAMRemoveCustomQuotaResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRemoveCustomQuotaResultOther,
};

/// What became of one member.
@interface DBTEAMRemoveCustomQuotaResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRemoveCustomQuotaResultTag tag;
/// Their space limit is gone. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *success;
/// This person cannot be chosen; the value tells who. Has a value only if `isInvalidUser` returns `YES`.
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

/// What is left of a former member.
@interface DBTEAMRemovedStatus : DBStoneObject
/// Whether they can be taken back.
@property (nonatomic, readonly) NSNumber *isRecoverable;
/// Whether they kept their account as a personal one.
@property (nonatomic, readonly) NSNumber *isDisconnected;

/// Creates an object.
///
/// - Parameters:
///   - isRecoverable: Whether they can be taken back.
///   - isDisconnected: Whether they kept their account as a personal one.
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
    /// The mail was sent; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultSuccess,
    /// It does not wait to be confirmed; the value is the address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultNotPending,
    /// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters.
    /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMResendSecondaryEmailResultRateLimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMResendSecondaryEmailResultOther,
};

/// What became of one email address.
@interface DBTEAMResendSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMResendSecondaryEmailResultTag tag;

/// The mail was sent; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// It does not wait to be confirmed; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isNotPending` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *notPending;

/// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isRateLimited` returns
/// `YES`.
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

/// Whom to send mail again.
@interface DBTEAMResendVerificationEmailArg : DBStoneObject
/// Members, each with the addresses to confirm.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToResend;

/// Creates an object.
///
/// - Parameters:
///   - emailsToResend: Members, each with the addresses to confirm.
- (instancetype)initWithEmailsToResend:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToResend;
@end

/// Converts `DBTEAMResendVerificationEmailArg` from and to JSON.
@interface DBTEAMResendVerificationEmailArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendVerificationEmailArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMResendVerificationEmailArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of each member.
@interface DBTEAMResendVerificationEmailResult : DBStoneObject
/// One outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserResendResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: One outcome for each member.
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
/// Whether to delete the account's files on it, the next time it is online and if it can do so. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *deleteOnUnlink;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The session.
///   - teamMemberId: The member, `dbmid:…`.
///   - deleteOnUnlink: Whether to delete the account's files on it, the next time it is online and if it can do so.
///     Default: `@NO`.
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
    /// A session in a browser.
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
/// A session in a browser. Has a value only if `isWebSession` returns `YES`.
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

/// Which sessions to end.
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

/// Why no sessions were ended.
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

/// What became of each session.
@interface DBTEAMRevokeDeviceSessionBatchResult : DBStoneObject
/// One outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeDeviceSessionStatus *> *revokeDevicesStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeDevicesStatus: One outcome for each session, in the order of the request.
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
    /// There is no such session.
    DBTEAMRevokeDeviceSessionErrorDeviceSessionNotFound,
    /// There is no such member.
    DBTEAMRevokeDeviceSessionErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeDeviceSessionErrorOther,
};

/// Why a session was not ended.
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

/// What became of one session.
@interface DBTEAMRevokeDeviceSessionStatus : DBStoneObject
/// Whether it has ended.
@property (nonatomic, readonly) NSNumber *success;
/// Why it has not.
@property (nonatomic, readonly, nullable) DBTEAMRevokeDeviceSessionError *errorType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - success: Whether it has ended.
///   - errorType: Why it has not.
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

/// Which app to unlink from whose account.
@interface DBTEAMRevokeLinkedApiAppArg : DBStoneObject
/// The app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// Has no effect: the folder of the app stays. Default: `@YES`. Deprecated.
@property (nonatomic, readonly) NSNumber *keepAppFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - appId: The app.
///   - teamMemberId: The member, `dbmid:…`.
///   - keepAppFolder: Has no effect: the folder of the app stays. Default: `@YES`. Deprecated.
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

/// Which apps to unlink.
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

/// Why no apps were unlinked.
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

/// What became of each app.
@interface DBTEAMRevokeLinkedAppBatchResult : DBStoneObject
/// One outcome for each app, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeLinkedAppStatus *> *revokeLinkedAppStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeLinkedAppStatus: One outcome for each app, in the order of the request.
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
    /// There is no such app.
    DBTEAMRevokeLinkedAppErrorAppNotFound,
    /// There is no such member.
    DBTEAMRevokeLinkedAppErrorMemberNotFound,
    /// The folder of the app cannot be removed.
    DBTEAMRevokeLinkedAppErrorAppFolderRemovalNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeLinkedAppErrorOther,
};

/// Why an app was not unlinked.
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

/// What became of one app.
@interface DBTEAMRevokeLinkedAppStatus : DBStoneObject
/// Whether it is unlinked.
@property (nonatomic, readonly) NSNumber *success;
/// Why it is not.
@property (nonatomic, readonly, nullable) DBTEAMRevokeLinkedAppError *errorType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - success: Whether it is unlinked.
///   - errorType: Why it is not.
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

/// Whose space limits to set.
@interface DBTEAMSetCustomQuotaArg : DBStoneObject
/// Members, each with their limit: at most 1,000.
@property (nonatomic, readonly) NSArray<DBTEAMUserCustomQuotaArg *> *usersAndQuotas;

/// Creates an object.
///
/// - Parameters:
///   - usersAndQuotas: Members, each with their limit: at most 1,000.
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
    /// More than 1,000 members in one call.
    DBTEAMSetCustomQuotaErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSetCustomQuotaErrorOther,
    /// Some of the members are exempt from space limits.
    DBTEAMSetCustomQuotaErrorSomeUsersAreExcluded,
};

/// Why space limits were not set.
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

/// Whom members may share with from now on. At least one entry is needed.
@interface DBTEAMSharingAllowlistAddArgs : DBStoneObject
/// Domains, such as `example.com`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// Email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: Domains, such as `example.com`.
///   - emails: Email addresses.
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
    /// An entry is neither a domain nor an email address; the value says more.
    DBTEAMSharingAllowlistAddErrorMalformedEntry,
    /// No entry was given.
    DBTEAMSharingAllowlistAddErrorNoEntriesProvided,
    /// More than 100 entries in one call.
    DBTEAMSharingAllowlistAddErrorTooManyEntriesProvided,
    /// The team has 10,000 entries already.
    DBTEAMSharingAllowlistAddErrorTeamLimitReached,
    /// Something went wrong.
    DBTEAMSharingAllowlistAddErrorUnknownError,
    /// Entries are there already; the value says more.
    DBTEAMSharingAllowlistAddErrorEntriesAlreadyExist,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistAddErrorOther,
};

/// Why nothing was added.
@interface DBTEAMSharingAllowlistAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistAddErrorTag tag;

/// An entry is neither a domain nor an email address; the value says more. Has a value only if `isMalformedEntry`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Entries are there already; the value says more. Has a value only if `isEntriesAlreadyExist` returns `YES`.
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

/// An empty answer: the entries were added.
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

/// How to list entries.
@interface DBTEAMSharingAllowlistListArg : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBTEAMSharingAllowlistListContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
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
    /// The cursor is not valid. List from the start.
    DBTEAMSharingAllowlistListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistListContinueErrorOther,
};

/// Why the next page was not returned.
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

/// Why entries were not listed.
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

/// A page of those that members may share with.
@interface DBTEAMSharingAllowlistListResponse : DBStoneObject
/// Domains.
@property (nonatomic, readonly) NSArray<NSString *> *domains;
/// Email addresses.
@property (nonatomic, readonly) NSArray<NSString *> *emails;
/// Where the next page begins. Empty at the end. Default: empty.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: Domains.
///   - emails: Email addresses.
///   - cursor: Where the next page begins. Empty at the end. Default: empty.
///   - hasMore: Whether there is a next page. Default: `@NO`.
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

/// Whom members may not share with any more. At least one entry is needed.
@interface DBTEAMSharingAllowlistRemoveArgs : DBStoneObject
/// Domains.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// Email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: Domains.
///   - emails: Email addresses.
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
    /// An entry is neither a domain nor an email address; the value says more.
    DBTEAMSharingAllowlistRemoveErrorMalformedEntry,
    /// Entries are not there; the value says more.
    DBTEAMSharingAllowlistRemoveErrorEntriesDoNotExist,
    /// No entry was given.
    DBTEAMSharingAllowlistRemoveErrorNoEntriesProvided,
    /// More than 1,000 entries in one call.
    DBTEAMSharingAllowlistRemoveErrorTooManyEntriesProvided,
    /// Something went wrong.
    DBTEAMSharingAllowlistRemoveErrorUnknownError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistRemoveErrorOther,
};

/// Why nothing was removed.
@interface DBTEAMSharingAllowlistRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistRemoveErrorTag tag;

/// An entry is neither a domain nor an email address; the value says more. Has a value only if `isMalformedEntry`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Entries are not there; the value says more. Has a value only if `isEntriesDoNotExist` returns `YES`.
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

/// An empty answer: the entries were removed.
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

/// Members who use about the same space.
@interface DBTEAMStorageBucket : DBStoneObject
/// The upper bound of that space, such as `1G`.
@property (nonatomic, readonly, copy) NSString *bucket;
/// How many members there are.
@property (nonatomic, readonly) NSNumber *users;

/// Creates an object.
///
/// - Parameters:
///   - bucket: The upper bound of that space, such as `1G`.
///   - users: How many members there are.
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
    /// There is no such team folder.
    DBTEAMTeamFolderAccessErrorInvalidTeamFolderId,
    /// The app may not manage it.
    DBTEAMTeamFolderAccessErrorNoAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderAccessErrorOther,
};

/// Why a team folder cannot be opened.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderActivateErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderActivateErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderActivateErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderActivateErrorOther,
    /// The team's plan allows no more team folders.
    DBTEAMTeamFolderActivateErrorFolderCountLimitExceeded,
};

/// Why a team folder was not made active.
@interface DBTEAMTeamFolderActivateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderActivateErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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

/// A team folder.
@interface DBTEAMTeamFolderIdArg : DBStoneObject
/// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderIdArg` from and to JSON.
@interface DBTEAMTeamFolderIdArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderIdArg *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamFolderIdArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which team folder to archive.
@interface DBTEAMTeamFolderArchiveArg : DBTEAMTeamFolderIdArg
/// Whether to wait for the end instead of starting a job. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsyncOff;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - forceAsyncOff: Whether to wait for the end instead of starting a job. Default: `@NO`.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderArchiveErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderArchiveErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderArchiveErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderArchiveErrorOther,
};

/// Why a team folder was not archived.
@interface DBTEAMTeamFolderArchiveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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
    /// The job is still going on. Ask again in a while.
    DBTEAMTeamFolderArchiveJobStatusInProgress,
    /// The job has ended. The folder is archived once its status is `.archived`.
    DBTEAMTeamFolderArchiveJobStatusComplete,
    /// The team folder was not archived.
    DBTEAMTeamFolderArchiveJobStatusFailed,
};

/// The state of a job of `teamFolderArchive`.
@interface DBTEAMTeamFolderArchiveJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveJobStatusTag tag;

/// The job has ended. The folder is archived once its status is `.archived`. Has a value only if `isComplete` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *complete;

/// The team folder was not archived. Has a value only if `isFailed` returns `YES`.
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
    /// The work goes on; poll it with this id. At least 1 character.
    DBTEAMTeamFolderArchiveLaunchAsyncJobId,
    /// All is done already.
    DBTEAMTeamFolderArchiveLaunchComplete,
};

/// The answer of `teamFolderArchive`: a job to poll, or the team folder.
@interface DBTEAMTeamFolderArchiveLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// All is done already. Has a value only if `isComplete` returns `YES`.
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

/// Which team folder to create.
@interface DBTEAMTeamFolderCreateArg : DBStoneObject
/// The name.
@property (nonatomic, readonly, copy) NSString *name;
/// Whether it syncs to members' computers. Only if the team can choose that.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name.
///   - syncSetting: Whether it syncs to members' computers. Only if the team can choose that.
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
    /// The name cannot be used.
    DBTEAMTeamFolderCreateErrorInvalidFolderName,
    /// There is a team folder of this name.
    DBTEAMTeamFolderCreateErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderCreateErrorFolderNameReserved,
    /// The sync settings were not accepted.
    DBTEAMTeamFolderCreateErrorSyncSettingsError,
    /// The team's plan allows no more team folders.
    DBTEAMTeamFolderCreateErrorFolderCountLimitExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderCreateErrorOther,
};

/// Why a team folder was not created.
@interface DBTEAMTeamFolderCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderCreateErrorTag tag;
/// The sync settings were not accepted. Has a value only if `isSyncSettingsError` returns `YES`.
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
    /// There is no such team folder; the value is its id.
    DBTEAMTeamFolderGetInfoItemIdNotFound,
    /// The team folder.
    DBTEAMTeamFolderGetInfoItemTeamFolderMetadata,
};

/// A team folder, or that it is not known.
@interface DBTEAMTeamFolderGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderGetInfoItemTag tag;
/// There is no such team folder; the value is its id. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The team folder. Has a value only if `isTeamFolderMetadata` returns `YES`.
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

/// Team folders.
@interface DBTEAMTeamFolderIdListArg : DBStoneObject
/// The team folders. At least 1 item. Each: Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly) NSArray<NSString *> *teamFolderIds;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderIds: The team folders. At least 1 item. Each: Pattern: `[-_0-9a-zA-Z:]+`.
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
    /// It is archived.
    DBTEAMTeamFolderInvalidStatusErrorArchived,
    /// It is being archived.
    DBTEAMTeamFolderInvalidStatusErrorArchiveInProgress,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderInvalidStatusErrorOther,
};

/// The state that does not allow an operation.
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

/// How to list team folders.
@interface DBTEAMTeamFolderListArg : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
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

/// Where a listing goes on.
@interface DBTEAMTeamFolderListContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
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
    /// The cursor is not valid. List from the start.
    DBTEAMTeamFolderListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderListContinueErrorOther,
};

/// Why the next page was not returned.
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

/// Why team folders were not listed.
@interface DBTEAMTeamFolderListError : DBStoneObject
/// The app may not manage them.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;

/// Creates an object.
///
/// - Parameters:
///   - accessError: The app may not manage them.
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
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - teamFolders: The team folders.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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

/// A team folder.
@interface DBTEAMTeamFolderMetadata : DBStoneObject
/// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;
/// Its name.
@property (nonatomic, readonly, copy) NSString *name;
/// Whether members can open it.
@property (nonatomic, readonly) DBTEAMTeamFolderStatus *status;
/// Whether it is the root of the team space.
@property (nonatomic, readonly) NSNumber *isTeamSharedDropbox;
/// Whether it syncs to members' computers.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;
/// What in it syncs otherwise.
@property (nonatomic, readonly) NSArray<DBFILESContentSyncSetting *> *contentSyncSettings;
/// How many bytes it may hold. Default: 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - name: Its name.
///   - status: Whether members can open it.
///   - isTeamSharedDropbox: Whether it is the root of the team space.
///   - syncSetting: Whether it syncs to members' computers.
///   - contentSyncSettings: What in it syncs otherwise.
///   - quotaLimit: How many bytes it may hold. Default: 0.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderPermanentlyDeleteErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderPermanentlyDeleteErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderPermanentlyDeleteErrorOther,
};

/// Why a team folder was not deleted.
@interface DBTEAMTeamFolderPermanentlyDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderPermanentlyDeleteErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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

/// Which team folder to rename.
@interface DBTEAMTeamFolderRenameArg : DBTEAMTeamFolderIdArg
/// The new name.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - name: The new name.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderRenameErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderRenameErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderRenameErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRenameErrorOther,
    /// The name cannot be used.
    DBTEAMTeamFolderRenameErrorInvalidFolderName,
    /// There is a team folder of this name.
    DBTEAMTeamFolderRenameErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderRenameErrorFolderNameReserved,
};

/// Why a team folder was not renamed.
@interface DBTEAMTeamFolderRenameError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRenameErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderRestoreErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderRestoreErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderRestoreErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRestoreErrorOther,
    /// The team's plan allows no more team folders.
    DBTEAMTeamFolderRestoreErrorFolderCountLimitExceeded,
};

/// Why a team folder was not restored.
@interface DBTEAMTeamFolderRestoreError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRestoreErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
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
    /// They can.
    DBTEAMTeamFolderStatusActive,
    /// They cannot: it is archived.
    DBTEAMTeamFolderStatusArchived,
    /// They cannot: it is being archived.
    DBTEAMTeamFolderStatusArchiveInProgress,
    /// They cannot: it is unmounted. It can be restored.
    DBTEAMTeamFolderStatusInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderStatusOther,
};

/// Whether members can open a team folder.
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
    /// It cannot be changed so.
    DBTEAMTeamFolderTeamSharedDropboxErrorDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderTeamSharedDropboxErrorOther,
};

/// Why the root of a team space is not changed.
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

/// Which team folder to sync, and how.
@interface DBTEAMTeamFolderUpdateSyncSettingsArg : DBTEAMTeamFolderIdArg
/// Whether the team folder syncs to members' computers.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;
/// What in it syncs otherwise.
@property (nonatomic, readonly, nullable) NSArray<DBFILESContentSyncSettingArg *> *contentSyncSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - syncSetting: Whether the team folder syncs to members' computers.
///   - contentSyncSettings: What in it syncs otherwise.
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
    /// The team folder cannot be opened.
    DBTEAMTeamFolderUpdateSyncSettingsErrorAccessError,
    /// The state of the team folder does not allow this.
    DBTEAMTeamFolderUpdateSyncSettingsErrorStatusError,
    /// Not possible with the root of a team space.
    DBTEAMTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderUpdateSyncSettingsErrorOther,
    /// The sync settings were not accepted.
    DBTEAMTeamFolderUpdateSyncSettingsErrorSyncSettingsError,
};

/// Why sync settings were not changed.
@interface DBTEAMTeamFolderUpdateSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderUpdateSyncSettingsErrorTag tag;
/// The team folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The state of the team folder does not allow this. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;
/// Not possible with the root of a team space. Has a value only if `isTeamSharedDropboxError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// The sync settings were not accepted. Has a value only if `isSyncSettingsError` returns `YES`.
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

/// The team.
@interface DBTEAMTeamGetInfoResult : DBStoneObject
/// Its name.
@property (nonatomic, readonly, copy) NSString *name;
/// Its identity, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *teamId;
/// How many licenses it has.
@property (nonatomic, readonly) NSNumber *numLicensedUsers;
/// How many members it has, with those who are invited.
@property (nonatomic, readonly) NSNumber *numProvisionedUsers;
/// How many licenses are in use. Default: 0.
@property (nonatomic, readonly) NSNumber *numUsedLicenses;
/// What members may do.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamMemberPolicies *policies;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: Its name.
///   - teamId: Its identity, `dbtid:…`.
///   - numLicensedUsers: How many licenses it has.
///   - numProvisionedUsers: How many members it has, with those who are invited.
///   - policies: What members may do.
///   - numUsedLicenses: How many licenses are in use. Default: 0.
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

/// A member of the team.
@interface DBTEAMTeamMemberInfo : DBStoneObject
/// The member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// What they may do to the team.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - profile: The member.
///   - role: What they may do to the team.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMTeamMemberInfo` from and to JSON.
@interface DBTEAMTeamMemberInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfo *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of the team with their roles.
@interface DBTEAMTeamMemberInfoV2 : DBStoneObject
/// The member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// The roles that they have.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - profile: The member.
///   - roles: The roles that they have.
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
/// The member.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *memberInfo;

/// Creates an object.
///
/// - Parameters:
///   - memberInfo: The member.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfoV2 *)memberInfo;
@end

/// Converts `DBTEAMTeamMemberInfoV2Result` from and to JSON.
@interface DBTEAMTeamMemberInfoV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfoV2Result *)instance;
/// Returns the object for JSON.
+ (DBTEAMTeamMemberInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of the team.
@interface DBTEAMTeamMemberProfile : DBTEAMMemberProfile
/// The groups that they belong to.
@property (nonatomic, readonly) NSArray<NSString *> *groups;
/// The namespace of their home folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *memberFolderId;
/// The namespace of their root. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *rootFolderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identity within the team, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: Whether they have confirmed that the email address is theirs.
///   - status: Whether they belong to the team by now, and still.
///   - name: The name, in several forms.
///   - membershipType: Whether they use a license.
///   - groups: The groups that they belong to.
///   - memberFolderId: The namespace of their home folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - rootFolderId: The namespace of their root. Pattern: `[-_0-9a-zA-Z:]+`.
///   - externalId: The identity that the team's own directory gives to them, if any.
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: Further email addresses.
///   - invitedOn: When they were invited, if they have not joined yet.
///   - joinedOn: When they joined.
///   - suspendedOn: When they were suspended, if they are.
///   - persistentId: The identity by which they sign in with SAML.
///   - isDirectoryRestricted: Whether the team's directory is restricted for them.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
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

/// A set of things that a member may do to the team.
@interface DBTEAMTeamMemberRole : DBStoneObject
/// The identity of the role, `pid_dbtmr:…`. Dropbox's own roles have the same in all teams. At most 128 characters.
/// Pattern: `pid_dbtmr:.*`.
@property (nonatomic, readonly, copy) NSString *roleId;

/// The name of the role. At most 32 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// What the role permits. At most 256 characters.
@property (nonatomic, readonly, copy) NSString *description_;

/// Creates an object.
///
/// - Parameters:
///   - roleId: The identity of the role, `pid_dbtmr:…`. Dropbox's own roles have the same in all teams. At most 128
///     characters. Pattern: `pid_dbtmr:.*`.
///   - name: The name of the role. At most 32 characters.
///   - description_: What the role permits. At most 256 characters.
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
    /// They do.
    DBTEAMTeamMemberStatusActive,
    /// They are invited and have not joined yet.
    DBTEAMTeamMemberStatusInvited,
    /// They are suspended.
    DBTEAMTeamMemberStatusSuspended,
    /// They did, and have been removed.
    DBTEAMTeamMemberStatusRemoved,
};

/// Whether somebody belongs to the team.
@interface DBTEAMTeamMemberStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamMemberStatusTag tag;
/// They did, and have been removed. Has a value only if `isRemoved` returns `YES`.
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
    /// They do, and share in the team's space.
    DBTEAMTeamMembershipTypeFull,
    /// They do not. Deprecated.
    DBTEAMTeamMembershipTypeLimited,
};

/// Whether a member uses a license.
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

/// How to list namespaces.
@interface DBTEAMTeamNamespacesListArg : DBStoneObject
/// Has no effect. Default: 1000. 1 to 1000. Deprecated.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: Has no effect. Default: 1000. 1 to 1000. Deprecated.
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

/// Where a listing goes on.
@interface DBTEAMTeamNamespacesListContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
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
    /// An argument makes no sense.
    DBTEAMTeamNamespacesListContinueErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListContinueErrorOther,
    /// The cursor is not valid. List from the start.
    DBTEAMTeamNamespacesListContinueErrorInvalidCursor,
};

/// Why the next page was not returned.
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
    /// An argument makes no sense.
    DBTEAMTeamNamespacesListErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListErrorOther,
};

/// Why namespaces were not listed.
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
/// The namespaces. Some may come twice.
@property (nonatomic, readonly) NSArray<DBTEAMNamespaceMetadata *> *namespaces;
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - namespaces: The namespaces. Some may come twice.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page.
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
    /// Something went wrong at Dropbox. Try again.
    DBTEAMTeamReportFailureReasonTemporaryError,
    /// Too many reports are being made. Try again later.
    DBTEAMTeamReportFailureReasonManyReportsAtOnce,
    /// The report would be too large. Ask for less.
    DBTEAMTeamReportFailureReasonTooMuchData,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamReportFailureReasonOther,
};

/// Why a report was not made.
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
    /// It was not recorded when the token was made. Let an admin link the app again.
    DBTEAMTokenGetAuthenticatedAdminErrorMappingNotFound,
    /// The admin has left the team, or is no admin any more.
    DBTEAMTokenGetAuthenticatedAdminErrorAdminNotActive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTokenGetAuthenticatedAdminErrorOther,
};

/// Why it is not known where the token comes from.
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

/// The admin behind an access token.
@interface DBTEAMTokenGetAuthenticatedAdminResult : DBStoneObject
/// The admin who linked the app.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *adminProfile;

/// Creates an object.
///
/// - Parameters:
///   - adminProfile: The admin who linked the app.
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
    /// Any number.
    DBTEAMUploadApiRateLimitValueUnlimited,
    /// This many.
    DBTEAMUploadApiRateLimitValueLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUploadApiRateLimitValueOther,
};

/// How many uploads the API accepts in a month.
@interface DBTEAMUploadApiRateLimitValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUploadApiRateLimitValueTag tag;
/// This many. Has a value only if `isLimit` returns `YES`.
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
    /// One outcome for each address.
    DBTEAMUserAddResultSuccess,
    /// This person cannot be chosen; the value tells who.
    DBTEAMUserAddResultInvalidUser,
    /// They have not verified their email address; the value tells who.
    DBTEAMUserAddResultUnverified,
    /// They have not joined yet; the value tells who.
    DBTEAMUserAddResultPlaceholderUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserAddResultOther,
};

/// What became of one member.
@interface DBTEAMUserAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserAddResultTag tag;
/// One outcome for each address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSecondaryEmailsResult *success;
/// This person cannot be chosen; the value tells who. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// They have not verified their email address; the value tells who. Has a value only if `isUnverified` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *unverified;
/// They have not joined yet; the value tells who. Has a value only if `isPlaceholderUser` returns `YES`.
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
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The limit in GB (1 TB has 1,024). At least 2.
@property (nonatomic, readonly) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - quotaGb: The limit in GB (1 TB has 1,024). At least 2.
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
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The limit in GB (1 TB has 1,024). Nil if there is none of their own. At least 2.
@property (nonatomic, readonly, nullable) NSNumber *quotaGb;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - quotaGb: The limit in GB (1 TB has 1,024). Nil if there is none of their own. At least 2.
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

/// What became of the addresses of one member.
@interface DBTEAMUserDeleteEmailsResult : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// One outcome for each address.
@property (nonatomic, readonly) NSArray<DBTEAMDeleteSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - results: One outcome for each address.
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
    /// One outcome for each address.
    DBTEAMUserDeleteResultSuccess,
    /// This person cannot be chosen; the value tells who.
    DBTEAMUserDeleteResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserDeleteResultOther,
};

/// What became of one member.
@interface DBTEAMUserDeleteResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserDeleteResultTag tag;
/// One outcome for each address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserDeleteEmailsResult *success;
/// This person cannot be chosen; the value tells who. Has a value only if `isInvalidUser` returns `YES`.
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

/// What became of the addresses of one member.
@interface DBTEAMUserResendEmailsResult : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// One outcome for each address.
@property (nonatomic, readonly) NSArray<DBTEAMResendSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - results: One outcome for each address.
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
    /// One outcome for each address.
    DBTEAMUserResendResultSuccess,
    /// This person cannot be chosen; the value tells who.
    DBTEAMUserResendResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserResendResultOther,
};

/// What became of one member.
@interface DBTEAMUserResendResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserResendResultTag tag;
/// One outcome for each address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserResendEmailsResult *success;
/// This person cannot be chosen; the value tells who. Has a value only if `isInvalidUser` returns `YES`.
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

/// A member and some email addresses.
@interface DBTEAMUserSecondaryEmailsArg : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The addresses. Each: At most 255 characters. Each: Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly) NSArray<NSString *> *secondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - secondaryEmails: The addresses. Each: At most 255 characters. Each: Pattern:
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

/// What became of the addresses of one member.
@interface DBTEAMUserSecondaryEmailsResult : DBStoneObject
/// The member, by id, external id or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// One outcome for each address.
@property (nonatomic, readonly) NSArray<DBTEAMAddSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by id, external id or email address.
///   - results: One outcome for each address.
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
    /// By their id, `dbmid:…`.
    DBTEAMUserSelectorArgTeamMemberId,
    /// By the identity that the team's own directory gives to them. At most 64 characters.
    DBTEAMUserSelectorArgExternalId,
    /// By their email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMUserSelectorArgEmail,
};

/// A member of the team.
@interface DBTEAMUserSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserSelectorArgTag tag;
/// By their id, `dbmid:…`. Has a value only if `isTeamMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// By the identity that the team's own directory gives to them. At most 64 characters. Has a value only if
/// `isExternalId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *externalId;

/// By their email address. At most 255 characters. Pattern:
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
    /// There is nobody like that in the team.
    DBTEAMUserSelectorErrorUserNotFound,
};

/// Why a member cannot be used.
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
    /// By their ids, `dbmid:…`.
    DBTEAMUsersSelectorArgTeamMemberIds,
    /// By the identities that the team's own directory gives to them. Each: At most 64 characters.
    DBTEAMUsersSelectorArgExternalIds,
    /// By their email addresses. Each: At most 255 characters. Each: Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBTEAMUsersSelectorArgEmails,
};

/// Members of the team.
@interface DBTEAMUsersSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUsersSelectorArgTag tag;
/// By their ids, `dbmid:…`. Has a value only if `isTeamMemberIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;

/// By the identities that the team's own directory gives to them. Each: At most 64 characters. Has a value only if
/// `isExternalIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *externalIds;

/// By their email addresses. Each: At most 255 characters. Each: Pattern:
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
