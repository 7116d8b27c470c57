// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGEventCategory`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEventCategoryTag) {
    /// Security alerts for admins.
    DBTEAMLOGEventCategoryAdminAlerting,
    /// Linked apps.
    DBTEAMLOGEventCategoryApps,
    /// Comments on files and in Paper.
    DBTEAMLOGEventCategoryComments,
    /// Dropbox Dash.
    DBTEAMLOGEventCategoryDash,
    /// Retention and legal holds.
    DBTEAMLOGEventCategoryDataGovernance,
    /// Linked devices and web sessions.
    DBTEAMLOGEventCategoryDevices,
    /// The team's domains and the accounts in them.
    DBTEAMLOGEventCategoryDomains,
    /// Encryption.
    DBTEAMLOGEventCategoryEncryption,
    /// Operations on files and folders, such as adding, changing, moving, and deleting them.
    DBTEAMLOGEventCategoryFileOperations,
    /// File requests.
    DBTEAMLOGEventCategoryFileRequests,
    /// Groups.
    DBTEAMLOGEventCategoryGroups,
    /// Sign-ins and sign-outs.
    DBTEAMLOGEventCategoryLogins,
    /// Members.
    DBTEAMLOGEventCategoryMembers,
    /// Paper.
    DBTEAMLOGEventCategoryPaper,
    /// Passwords.
    DBTEAMLOGEventCategoryPasswords,
    /// Dropbox Protect.
    DBTEAMLOGEventCategoryProtect,
    /// Reports for admins.
    DBTEAMLOGEventCategoryReports,
    /// Sharing.
    DBTEAMLOGEventCategorySharing,
    /// Dropbox Showcase.
    DBTEAMLOGEventCategoryShowcase,
    /// Signature requests.
    DBTEAMLOGEventCategorySignatures,
    /// Single sign-on.
    DBTEAMLOGEventCategorySso,
    /// Team folders.
    DBTEAMLOGEventCategoryTeamFolders,
    /// The policies of the team.
    DBTEAMLOGEventCategoryTeamPolicies,
    /// The name and appearance of the team.
    DBTEAMLOGEventCategoryTeamProfile,
    /// Two-step verification.
    DBTEAMLOGEventCategoryTfa,
    /// Trusted teams.
    DBTEAMLOGEventCategoryTrustedTeams,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEventCategoryOther,
};

/// The category of an event.
@interface DBTEAMLOGEventCategory : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEventCategoryTag tag;
/// Creates an object with the tag `admin_alerting`.
- (instancetype)initWithAdminAlerting;
/// Creates an object with the tag `apps`.
- (instancetype)initWithApps;
/// Creates an object with the tag `comments`.
- (instancetype)initWithComments;
/// Creates an object with the tag `dash`.
- (instancetype)initWithDash;
/// Creates an object with the tag `data_governance`.
- (instancetype)initWithDataGovernance;
/// Creates an object with the tag `devices`.
- (instancetype)initWithDevices;
/// Creates an object with the tag `domains`.
- (instancetype)initWithDomains;
/// Creates an object with the tag `encryption`.
- (instancetype)initWithEncryption;
/// Creates an object with the tag `file_operations`.
- (instancetype)initWithFileOperations;
/// Creates an object with the tag `file_requests`.
- (instancetype)initWithFileRequests;
/// Creates an object with the tag `groups`.
- (instancetype)initWithGroups;
/// Creates an object with the tag `logins`.
- (instancetype)initWithLogins;
/// Creates an object with the tag `members`.
- (instancetype)initWithMembers;
/// Creates an object with the tag `paper`.
- (instancetype)initWithPaper;
/// Creates an object with the tag `passwords`.
- (instancetype)initWithPasswords;
/// Creates an object with the tag `protect`.
- (instancetype)initWithProtect;
/// Creates an object with the tag `reports`.
- (instancetype)initWithReports;
/// Creates an object with the tag `sharing`.
- (instancetype)initWithSharing;
/// Creates an object with the tag `showcase`.
- (instancetype)initWithShowcase;
/// Creates an object with the tag `signatures`.
- (instancetype)initWithSignatures;
/// Creates an object with the tag `sso`.
- (instancetype)initWithSso;
/// Creates an object with the tag `team_folders`.
- (instancetype)initWithTeamFolders;
/// Creates an object with the tag `team_policies`.
- (instancetype)initWithTeamPolicies;
/// Creates an object with the tag `team_profile`.
- (instancetype)initWithTeamProfile;
/// Creates an object with the tag `tfa`.
- (instancetype)initWithTfa;
/// Creates an object with the tag `trusted_teams`.
- (instancetype)initWithTrustedTeams;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admin_alerting`.
- (BOOL)isAdminAlerting;
/// Returns whether the tag is `apps`.
- (BOOL)isApps;
/// Returns whether the tag is `comments`.
- (BOOL)isComments;
/// Returns whether the tag is `dash`.
- (BOOL)isDash;
/// Returns whether the tag is `data_governance`.
- (BOOL)isDataGovernance;
/// Returns whether the tag is `devices`.
- (BOOL)isDevices;
/// Returns whether the tag is `domains`.
- (BOOL)isDomains;
/// Returns whether the tag is `encryption`.
- (BOOL)isEncryption;
/// Returns whether the tag is `file_operations`.
- (BOOL)isFileOperations;
/// Returns whether the tag is `file_requests`.
- (BOOL)isFileRequests;
/// Returns whether the tag is `groups`.
- (BOOL)isGroups;
/// Returns whether the tag is `logins`.
- (BOOL)isLogins;
/// Returns whether the tag is `members`.
- (BOOL)isMembers;
/// Returns whether the tag is `paper`.
- (BOOL)isPaper;
/// Returns whether the tag is `passwords`.
- (BOOL)isPasswords;
/// Returns whether the tag is `protect`.
- (BOOL)isProtect;
/// Returns whether the tag is `reports`.
- (BOOL)isReports;
/// Returns whether the tag is `sharing`.
- (BOOL)isSharing;
/// Returns whether the tag is `showcase`.
- (BOOL)isShowcase;
/// Returns whether the tag is `signatures`.
- (BOOL)isSignatures;
/// Returns whether the tag is `sso`.
- (BOOL)isSso;
/// Returns whether the tag is `team_folders`.
- (BOOL)isTeamFolders;
/// Returns whether the tag is `team_policies`.
- (BOOL)isTeamPolicies;
/// Returns whether the tag is `team_profile`.
- (BOOL)isTeamProfile;
/// Returns whether the tag is `tfa`.
- (BOOL)isTfa;
/// Returns whether the tag is `trusted_teams`.
- (BOOL)isTrustedTeams;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGEventCategory` from and to JSON.
@interface DBTEAMLOGEventCategorySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEventCategory *)instance;
+ (DBTEAMLOGEventCategory *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGEventDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEventDetailsTag) {
    /// Details of an event in which the state of a security alert was changed.
    DBTEAMLOGEventDetailsAdminAlertingAlertStateChangedDetails,
    /// Details of an event in which the settings of a security alert were changed.
    DBTEAMLOGEventDetailsAdminAlertingChangedAlertConfigDetails,
    /// Details of an event in which a security alert was triggered.
    DBTEAMLOGEventDetailsAdminAlertingTriggeredAlertDetails,
    /// Details of an event in which a restore after a ransomware attack was completed.
    DBTEAMLOGEventDetailsRansomwareRestoreProcessCompletedDetails,
    /// Details of an event in which a restore after a ransomware attack was started.
    DBTEAMLOGEventDetailsRansomwareRestoreProcessStartedDetails,
    /// Details of an event in which a member couldn't link an app because the team's app permissions block it.
    DBTEAMLOGEventDetailsAppBlockedByPermissionsDetails,
    /// Details of an event in which an app was linked for the whole team.
    DBTEAMLOGEventDetailsAppLinkTeamDetails,
    /// Details of an event in which a member linked an app.
    DBTEAMLOGEventDetailsAppLinkUserDetails,
    /// Details of an event in which an app was unlinked from the team.
    DBTEAMLOGEventDetailsAppUnlinkTeamDetails,
    /// Details of an event in which an app was unlinked from a member's account.
    DBTEAMLOGEventDetailsAppUnlinkUserDetails,
    /// Details of an event in which a member connected an integration.
    DBTEAMLOGEventDetailsIntegrationConnectedDetails,
    /// Details of an event in which a member disconnected an integration.
    DBTEAMLOGEventDetailsIntegrationDisconnectedDetails,
    /// Details of an event in which a comment was added to a file.
    DBTEAMLOGEventDetailsFileAddCommentDetails,
    /// Details of an event in which a user turned notifications about the comments on a file on or off.
    DBTEAMLOGEventDetailsFileChangeCommentSubscriptionDetails,
    /// Details of an event in which a comment on a file was deleted.
    DBTEAMLOGEventDetailsFileDeleteCommentDetails,
    /// Details of an event in which a comment on a file was edited.
    DBTEAMLOGEventDetailsFileEditCommentDetails,
    /// Details of an event in which a user liked a comment on a file.
    DBTEAMLOGEventDetailsFileLikeCommentDetails,
    /// Details of an event in which a comment on a file was resolved.
    DBTEAMLOGEventDetailsFileResolveCommentDetails,
    /// Details of an event in which a user withdrew a like from a comment on a file.
    DBTEAMLOGEventDetailsFileUnlikeCommentDetails,
    /// Details of an event in which a resolved comment on a file was reopened.
    DBTEAMLOGEventDetailsFileUnresolveCommentDetails,
    /// Details of an event in which a comment was added to a Dash stack.
    DBTEAMLOGEventDetailsDashAddedCommentToStackDetails,
    /// Details of an event in which a member connected a Dash user connector.
    DBTEAMLOGEventDetailsDashAddedConnectorDetails,
    /// Details of an event in which a link was added to a Dash stack.
    DBTEAMLOGEventDetailsDashAddedLinkToStackDetails,
    /// Details of an event in which an admin added an email domain to the team's Dash allowlist.
    DBTEAMLOGEventDetailsDashAddedTeamEmailDomainAllowlistDetails,
    /// Details of an event in which an admin added a Dash connector for the organization.
    DBTEAMLOGEventDetailsDashAdminAddedOrgWideConnectorDetails,
    /// Details of an event in which an admin disabled a Dash user connector.
    DBTEAMLOGEventDetailsDashAdminDisabledConnectorDetails,
    /// Details of an event in which an admin enabled a Dash user connector.
    DBTEAMLOGEventDetailsDashAdminEnabledConnectorDetails,
    /// Details of an event in which an admin removed a Dash connector of the organization.
    DBTEAMLOGEventDetailsDashAdminRemovedOrgWideConnectorDetails,
    /// Details of an event in which a Dash stack was archived.
    DBTEAMLOGEventDetailsDashArchivedStackDetails,
    /// Details of an event in which the audience of a shared link to a Dash stack was changed.
    DBTEAMLOGEventDetailsDashChangedAudienceOfSharedLinkToStackDetails,
    /// Details of an event in which a Dash stack was duplicated.
    DBTEAMLOGEventDetailsDashClonedStackDetails,
    /// Details of an event in which a tool of a Dash connector was called.
    DBTEAMLOGEventDetailsDashConnectorToolsCallDetails,
    /// Details of an event in which a Dash stack was created.
    DBTEAMLOGEventDetailsDashCreatedStackDetails,
    /// Details of an event in which a comment was deleted from a Dash stack.
    DBTEAMLOGEventDetailsDashDeletedCommentFromStackDetails,
    /// Details of an event in which a Dash stack was deleted.
    DBTEAMLOGEventDetailsDashDeletedStackDetails,
    /// Details of an event in which a comment in a Dash stack was edited.
    DBTEAMLOGEventDetailsDashEditedCommentInStackDetails,
    /// Details of an event in which a person from outside the team opened a Dash stack.
    DBTEAMLOGEventDetailsDashExternalUserOpenedStackDetails,
    /// Details of an event in which a member opened the Dash desktop app for the first time.
    DBTEAMLOGEventDetailsDashFirstLaunchedDesktopDetails,
    /// Details of an event in which a member opened the Dash browser extension for the first time.
    DBTEAMLOGEventDetailsDashFirstLaunchedExtensionDetails,
    /// Details of an event in which a member opened the Dash start page on the web for the first time.
    DBTEAMLOGEventDetailsDashFirstLaunchedWebStartPageDetails,
    /// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
    DBTEAMLOGEventDetailsDashOpenedSharedLinkToStackDetails,
    /// Details of an event in which a Dash stack was opened.
    DBTEAMLOGEventDetailsDashOpenedStackDetails,
    /// Details of an event in which the preview opt-out status in Dash was changed.
    DBTEAMLOGEventDetailsDashPreviewOptOutStatusChangedDetails,
    /// Details of an event in which a member disconnected a Dash user connector.
    DBTEAMLOGEventDetailsDashRemovedConnectorDetails,
    /// Details of an event in which a link was removed from a Dash stack.
    DBTEAMLOGEventDetailsDashRemovedLinkFromStackDetails,
    /// Details of an event in which a shared link to a Dash stack was removed.
    DBTEAMLOGEventDetailsDashRemovedSharedLinkToStackDetails,
    /// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
    DBTEAMLOGEventDetailsDashRemovedTeamEmailDomainAllowlistDetails,
    /// Details of an event in which a Dash stack was renamed.
    DBTEAMLOGEventDetailsDashRenamedStackDetails,
    /// Details of an event in which a link to a Dash stack was shared.
    DBTEAMLOGEventDetailsDashSharedLinkToStackDetails,
    /// Details of an event in which a Dash stack was restored from the archive.
    DBTEAMLOGEventDetailsDashUnarchivedStackDetails,
    /// Details of an event in which a member viewed a company stack in Dash.
    DBTEAMLOGEventDetailsDashViewedCompanyStackDetails,
    /// Details of an event in which an admin viewed the Dash report on external AI activity.
    DBTEAMLOGEventDetailsDashViewedExternalAiActivityReportDetails,
    /// Details of an event in which folders were added to a data governance policy.
    DBTEAMLOGEventDetailsGovernancePolicyAddFoldersDetails,
    /// Details of an event in which a folder couldn't be added to a data governance policy.
    DBTEAMLOGEventDetailsGovernancePolicyAddFolderFailedDetails,
    /// Details of an event in which content was disposed of under a data governance policy.
    DBTEAMLOGEventDetailsGovernancePolicyContentDisposedDetails,
    /// Details of an event in which a data governance policy was activated.
    DBTEAMLOGEventDetailsGovernancePolicyCreateDetails,
    /// Details of an event in which a data governance policy was deleted.
    DBTEAMLOGEventDetailsGovernancePolicyDeleteDetails,
    /// Details of an event in which the details of a data governance policy were edited.
    DBTEAMLOGEventDetailsGovernancePolicyEditDetailsDetails,
    /// Details of an event in which the duration of a data governance policy was changed.
    DBTEAMLOGEventDetailsGovernancePolicyEditDurationDetails,
    /// Details of an event in which a download of the content of a data governance policy was created.
    DBTEAMLOGEventDetailsGovernancePolicyExportCreatedDetails,
    /// Details of an event in which a download of the content of a data governance policy was removed.
    DBTEAMLOGEventDetailsGovernancePolicyExportRemovedDetails,
    /// Details of an event in which folders were removed from a data governance policy.
    DBTEAMLOGEventDetailsGovernancePolicyRemoveFoldersDetails,
    /// Details of an event in which a summary report of a data governance policy was created.
    DBTEAMLOGEventDetailsGovernancePolicyReportCreatedDetails,
    /// Details of an event in which a part of a data governance policy's content was downloaded.
    DBTEAMLOGEventDetailsGovernancePolicyZipPartDownloadedDetails,
    /// Details of an event in which a legal hold was activated.
    DBTEAMLOGEventDetailsLegalHoldsActivateAHoldDetails,
    /// Details of an event in which members were added to a legal hold.
    DBTEAMLOGEventDetailsLegalHoldsAddMembersDetails,
    /// Details of an event in which the details of a legal hold were edited.
    DBTEAMLOGEventDetailsLegalHoldsChangeHoldDetailsDetails,
    /// Details of an event in which a legal hold was renamed.
    DBTEAMLOGEventDetailsLegalHoldsChangeHoldNameDetails,
    /// Details of an event in which the content of a legal hold was exported.
    DBTEAMLOGEventDetailsLegalHoldsExportAHoldDetails,
    /// Details of an event in which an export of a legal hold was canceled.
    DBTEAMLOGEventDetailsLegalHoldsExportCancelledDetails,
    /// Details of an event in which an export of a legal hold was downloaded.
    DBTEAMLOGEventDetailsLegalHoldsExportDownloadedDetails,
    /// Details of an event in which an export of a legal hold was removed.
    DBTEAMLOGEventDetailsLegalHoldsExportRemovedDetails,
    /// Details of an event in which a legal hold was released.
    DBTEAMLOGEventDetailsLegalHoldsReleaseAHoldDetails,
    /// Details of an event in which members were removed from a legal hold.
    DBTEAMLOGEventDetailsLegalHoldsRemoveMembersDetails,
    /// Details of an event in which a summary report of a legal hold was created.
    DBTEAMLOGEventDetailsLegalHoldsReportAHoldDetails,
    /// Details of an event in which the IP address of an active desktop session changed.
    DBTEAMLOGEventDetailsDeviceChangeIpDesktopDetails,
    /// Details of an event in which the IP address of an active mobile session changed.
    DBTEAMLOGEventDetailsDeviceChangeIpMobileDetails,
    /// Details of an event in which the IP address of an active web session changed.
    DBTEAMLOGEventDetailsDeviceChangeIpWebDetails,
    /// Details of an event in which some files couldn't be deleted from an unlinked device.
    DBTEAMLOGEventDetailsDeviceDeleteOnUnlinkFailDetails,
    /// Details of an event in which all files were deleted from an unlinked device.
    DBTEAMLOGEventDetailsDeviceDeleteOnUnlinkSuccessDetails,
    /// Details of an event in which a device couldn't be linked.
    DBTEAMLOGEventDetailsDeviceLinkFailDetails,
    /// Details of an event in which a device was linked.
    DBTEAMLOGEventDetailsDeviceLinkSuccessDetails,
    /// Details of an event in which device management was disabled.
    DBTEAMLOGEventDetailsDeviceManagementDisabledDetails,
    /// Details of an event in which device management was enabled.
    DBTEAMLOGEventDetailsDeviceManagementEnabledDetails,
    /// Details of an event in which backup was enabled or disabled for a computer.
    DBTEAMLOGEventDetailsDeviceSyncBackupStatusChangedDetails,
    /// Details of an event in which a device was disconnected.
    DBTEAMLOGEventDetailsDeviceUnlinkDetails,
    /// Details of an event in which passwords were exported from Dropbox Passwords.
    DBTEAMLOGEventDetailsDropboxPasswordsExportedDetails,
    /// Details of an event in which a device was enrolled in Dropbox Passwords.
    DBTEAMLOGEventDetailsDropboxPasswordsNewDeviceEnrolledDetails,
    /// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
    DBTEAMLOGEventDetailsEmmRefreshAuthTokenDetails,
    /// Details of an event in which an external drive was checked for eligibility for backup.
    DBTEAMLOGEventDetailsExternalDriveBackupEligibilityStatusCheckedDetails,
    /// Details of an event in which the backup of an external drive was changed.
    DBTEAMLOGEventDetailsExternalDriveBackupStatusChangedDetails,
    /// Details of an event in which account capture for the team's domains was made available or unavailable.
    DBTEAMLOGEventDetailsAccountCaptureChangeAvailabilityDetails,
    /// Details of an event in which a user subject to account capture moved their account to the team.
    DBTEAMLOGEventDetailsAccountCaptureMigrateAccountDetails,
    /// Details of an event in which an account capture email was sent to all unmanaged members.
    DBTEAMLOGEventDetailsAccountCaptureNotificationEmailsSentDetails,
    /// Details of an event in which a user subject to account capture changed their account to a personal email
    /// address.
    DBTEAMLOGEventDetailsAccountCaptureRelinquishAccountDetails,
    /// Details of an event in which domain invitations were disabled.
    DBTEAMLOGEventDetailsDisabledDomainInvitesDetails,
    /// Details of an event in which a user's request to join the team was approved.
    DBTEAMLOGEventDetailsDomainInvitesApproveRequestToJoinTeamDetails,
    /// Details of an event in which a user's request to join the team was declined.
    DBTEAMLOGEventDetailsDomainInvitesDeclineRequestToJoinTeamDetails,
    /// Details of an event in which invitations were emailed to existing accounts in the team's domain.
    DBTEAMLOGEventDetailsDomainInvitesEmailExistingUsersDetails,
    /// Details of an event in which a user asked to join the team.
    DBTEAMLOGEventDetailsDomainInvitesRequestToJoinTeamDetails,
    /// Details of an event in which the automatic invitation of new users was disabled.
    DBTEAMLOGEventDetailsDomainInvitesSetInviteNewUserPrefToNoDetails,
    /// Details of an event in which the automatic invitation of new users was enabled.
    DBTEAMLOGEventDetailsDomainInvitesSetInviteNewUserPrefToYesDetails,
    /// Details of an event in which a domain of the team couldn't be verified.
    DBTEAMLOGEventDetailsDomainVerificationAddDomainFailDetails,
    /// Details of an event in which a domain of the team was verified.
    DBTEAMLOGEventDetailsDomainVerificationAddDomainSuccessDetails,
    /// Details of an event in which a domain was removed from the team's verified domains.
    DBTEAMLOGEventDetailsDomainVerificationRemoveDomainDetails,
    /// Details of an event in which domain invitations were enabled.
    DBTEAMLOGEventDetailsEnabledDomainInvitesDetails,
    /// Details of an event in which the rotation of the team key for folder encryption was canceled.
    DBTEAMLOGEventDetailsEncryptedFolderCancelTeamKeyRotationDetails,
    /// Details of an event in which a recovery key for folder encryption was added.
    DBTEAMLOGEventDetailsEncryptedFolderEnrollBackupKeyDetails,
    /// Details of an event in which a device was enrolled in folder encryption.
    DBTEAMLOGEventDetailsEncryptedFolderEnrollClientDetails,
    /// Details of an event in which team folder encryption was activated.
    DBTEAMLOGEventDetailsEncryptedFolderEnrollTeamDetails,
    /// Details of an event in which team folder encryption was deactivated.
    DBTEAMLOGEventDetailsEncryptedFolderFinishTeamUnenrollmentDetails,
    /// Details of an event in which the rotation of the team key for folder encryption was started.
    DBTEAMLOGEventDetailsEncryptedFolderInitTeamKeyRotationDetails,
    /// Details of an event in which the deactivation of team folder encryption was started.
    DBTEAMLOGEventDetailsEncryptedFolderInitTeamUnenrollmentDetails,
    /// Details of an event in which a recovery key for folder encryption was removed.
    DBTEAMLOGEventDetailsEncryptedFolderRemoveBackupKeyDetails,
    /// Details of an event in which the team key for folder encryption was rotated.
    DBTEAMLOGEventDetailsEncryptedFolderRotateTeamKeyDetails,
    /// Details of an event in which a device was removed from folder encryption.
    DBTEAMLOGEventDetailsEncryptedFolderUnenrollClientDetails,
    /// Details of an event in which a team encryption key was activated.
    DBTEAMLOGEventDetailsTeamEncryptionKeyActivateKeyDetails,
    /// Details of an event in which the scheduled deletion of a team encryption key was canceled.
    DBTEAMLOGEventDetailsTeamEncryptionKeyCancelKeyDeletionDetails,
    /// Details of an event in which a team encryption key was created.
    DBTEAMLOGEventDetailsTeamEncryptionKeyCreateKeyDetails,
    /// Details of an event in which a team encryption key was deactivated.
    DBTEAMLOGEventDetailsTeamEncryptionKeyDeactivateKeyDetails,
    /// Details of an event in which a team encryption key was deleted.
    DBTEAMLOGEventDetailsTeamEncryptionKeyDeleteKeyDetails,
    /// Details of an event in which a team encryption key was disabled.
    DBTEAMLOGEventDetailsTeamEncryptionKeyDisableKeyDetails,
    /// Details of an event in which a team encryption key was enabled.
    DBTEAMLOGEventDetailsTeamEncryptionKeyEnableKeyDetails,
    /// Details of an event in which a team encryption key was rotated.
    DBTEAMLOGEventDetailsTeamEncryptionKeyRotateKeyDetails,
    /// Details of an event in which the deletion of a team encryption key was scheduled.
    DBTEAMLOGEventDetailsTeamEncryptionKeyScheduleKeyDeletionDetails,
    /// Details of an event in which a naming convention was applied to a folder.
    DBTEAMLOGEventDetailsApplyNamingConventionDetails,
    /// Details of an event in which folders were created.
    DBTEAMLOGEventDetailsCreateFolderDetails,
    /// Details of an event in which files or folders were added.
    DBTEAMLOGEventDetailsFileAddDetails,
    /// Details of an event in which files or folders were added by an automation.
    DBTEAMLOGEventDetailsFileAddFromAutomationDetails,
    /// Details of an event in which files or folders were copied.
    DBTEAMLOGEventDetailsFileCopyDetails,
    /// Details of an event in which files or folders were deleted.
    DBTEAMLOGEventDetailsFileDeleteDetails,
    /// Details of an event in which files or folders were downloaded.
    DBTEAMLOGEventDetailsFileDownloadDetails,
    /// Details of an event in which files were edited.
    DBTEAMLOGEventDetailsFileEditDetails,
    /// Details of an event in which a copy reference to a file or folder was created.
    DBTEAMLOGEventDetailsFileGetCopyReferenceDetails,
    /// Details of an event in which a file was locked or unlocked for editing.
    DBTEAMLOGEventDetailsFileLockingLockStatusChangedDetails,
    /// Details of an event in which files or folders were moved.
    DBTEAMLOGEventDetailsFileMoveDetails,
    /// Details of an event in which files or folders were permanently deleted.
    DBTEAMLOGEventDetailsFilePermanentlyDeleteDetails,
    /// Details of an event in which files or folders were previewed.
    DBTEAMLOGEventDetailsFilePreviewDetails,
    /// Details of an event in which files or folders were renamed.
    DBTEAMLOGEventDetailsFileRenameDetails,
    /// Details of an event in which deleted files or folders were restored.
    DBTEAMLOGEventDetailsFileRestoreDetails,
    /// Details of an event in which files were reverted to an earlier version.
    DBTEAMLOGEventDetailsFileRevertDetails,
    /// Details of an event in which changes to files were rolled back.
    DBTEAMLOGEventDetailsFileRollbackChangesDetails,
    /// Details of an event in which a file or folder was saved from a copy reference.
    DBTEAMLOGEventDetailsFileSaveCopyReferenceDetails,
    /// Details of an event in which the description in a folder overview was changed.
    DBTEAMLOGEventDetailsFolderOverviewDescriptionChangedDetails,
    /// Details of an event in which an item was pinned to a folder overview.
    DBTEAMLOGEventDetailsFolderOverviewItemPinnedDetails,
    /// Details of an event in which an item was unpinned from a folder overview.
    DBTEAMLOGEventDetailsFolderOverviewItemUnpinnedDetails,
    /// Details of an event in which files were downloaded from Replay.
    DBTEAMLOGEventDetailsMediaHubFileDownloadedDetails,
    /// Details of an event in which a label was added.
    DBTEAMLOGEventDetailsObjectLabelAddedDetails,
    /// Details of an event in which a label was removed.
    DBTEAMLOGEventDetailsObjectLabelRemovedDetails,
    /// Details of an event in which the value of a label was changed.
    DBTEAMLOGEventDetailsObjectLabelUpdatedValueDetails,
    /// Details of an event in which a folder was tidied with multi-file organize.
    DBTEAMLOGEventDetailsOrganizeFolderWithTidyDetails,
    /// Details of an event in which files were deleted in Replay.
    DBTEAMLOGEventDetailsReplayFileDeleteDetails,
    /// Details of an event in which files were downloaded from Replay.
    DBTEAMLOGEventDetailsReplayFileDownloadedDetails,
    /// Details of an event in which a team project was created in Replay.
    DBTEAMLOGEventDetailsReplayTeamProjectCreatedDetails,
    /// Details of an event in which a folder was rewound to an earlier state.
    DBTEAMLOGEventDetailsRewindFolderDetails,
    /// Details of an event in which the application of a naming convention was undone.
    DBTEAMLOGEventDetailsUndoNamingConventionDetails,
    /// Details of an event in which multi-file organize was undone for a folder.
    DBTEAMLOGEventDetailsUndoOrganizeFolderWithTidyDetails,
    /// Details of an event in which tags were added to a file.
    DBTEAMLOGEventDetailsUserTagsAddedDetails,
    /// Details of an event in which tags were removed from a file.
    DBTEAMLOGEventDetailsUserTagsRemovedDetails,
    /// Details of an event in which files arrived by Email to Dropbox.
    DBTEAMLOGEventDetailsEmailIngestReceiveFileDetails,
    /// Details of an event in which a file request was closed automatically.
    DBTEAMLOGEventDetailsFileRequestAutoCloseDetails,
    /// Details of an event in which a file request was changed.
    DBTEAMLOGEventDetailsFileRequestChangeDetails,
    /// Details of an event in which a file request was closed.
    DBTEAMLOGEventDetailsFileRequestCloseDetails,
    /// Details of an event in which a file request was created.
    DBTEAMLOGEventDetailsFileRequestCreateDetails,
    /// Details of an event in which a file request was deleted.
    DBTEAMLOGEventDetailsFileRequestDeleteDetails,
    /// Details of an event in which files were submitted to a file request.
    DBTEAMLOGEventDetailsFileRequestReceiveFileDetails,
    /// Details of an event in which an external ID was assigned to a group.
    DBTEAMLOGEventDetailsGroupAddExternalIdDetails,
    /// Details of an event in which team members were added to a group.
    DBTEAMLOGEventDetailsGroupAddMemberDetails,
    /// Details of an event in which the external ID of a group was changed.
    DBTEAMLOGEventDetailsGroupChangeExternalIdDetails,
    /// Details of an event in which the management type of a group was changed.
    DBTEAMLOGEventDetailsGroupChangeManagementTypeDetails,
    /// Details of an event in which a group member was made a manager of the group, or stopped being one.
    DBTEAMLOGEventDetailsGroupChangeMemberRoleDetails,
    /// Details of an event in which a group was created.
    DBTEAMLOGEventDetailsGroupCreateDetails,
    /// Details of an event in which a group was deleted.
    DBTEAMLOGEventDetailsGroupDeleteDetails,
    /// Details of an event in which the description of a group was changed.
    DBTEAMLOGEventDetailsGroupDescriptionUpdatedDetails,
    /// Details of an event in which a group's own setting for external sharing was changed.
    DBTEAMLOGEventDetailsGroupExternalSharingSettingOverrideChangedDetails,
    /// Details of an event in which the join policy of a group was changed.
    DBTEAMLOGEventDetailsGroupJoinPolicyUpdatedDetails,
    /// Details of an event in which a group was moved.
    DBTEAMLOGEventDetailsGroupMovedDetails,
    /// Details of an event in which the external ID of a group was removed.
    DBTEAMLOGEventDetailsGroupRemoveExternalIdDetails,
    /// Details of an event in which team members were removed from a group.
    DBTEAMLOGEventDetailsGroupRemoveMemberDetails,
    /// Details of an event in which a group was renamed.
    DBTEAMLOGEventDetailsGroupRenameDetails,
    /// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
    DBTEAMLOGEventDetailsAccountLockOrUnlockedDetails,
    /// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
    DBTEAMLOGEventDetailsEmmErrorDetails,
    /// Details of an event in which a guest admin started a session through trusted teams.
    DBTEAMLOGEventDetailsGuestAdminSignedInViaTrustedTeamsDetails,
    /// Details of an event in which a guest admin ended a session through trusted teams.
    DBTEAMLOGEventDetailsGuestAdminSignedOutViaTrustedTeamsDetails,
    /// Details of an event in which a sign-in failed.
    DBTEAMLOGEventDetailsLoginFailDetails,
    /// Details of an event in which a user signed in.
    DBTEAMLOGEventDetailsLoginSuccessDetails,
    /// Details of an event in which a user signed out.
    DBTEAMLOGEventDetailsLogoutDetails,
    /// Details of an event in which a reseller ended a support session.
    DBTEAMLOGEventDetailsResellerSupportSessionEndDetails,
    /// Details of an event in which a reseller started a support session.
    DBTEAMLOGEventDetailsResellerSupportSessionStartDetails,
    /// Details of an event in which an admin ended a session in which they were signed in as a member.
    DBTEAMLOGEventDetailsSignInAsSessionEndDetails,
    /// Details of an event in which an admin started a session in which they are signed in as a member.
    DBTEAMLOGEventDetailsSignInAsSessionStartDetails,
    /// Details of an event in which a sign-in with single sign-on (SSO) failed.
    DBTEAMLOGEventDetailsSsoErrorDetails,
    /// Details of an event in which an add-on was assigned to a user.
    DBTEAMLOGEventDetailsAddonAssignedDetails,
    /// Details of an event in which an add-on was taken from a user.
    DBTEAMLOGEventDetailsAddonRemovedDetails,
    /// Details of an event in which an admin invited members to activate Dropbox Backup.
    DBTEAMLOGEventDetailsBackupAdminInvitationSentDetails,
    /// Details of an event in which an invitation to Dropbox Backup was opened.
    DBTEAMLOGEventDetailsBackupInvitationOpenedDetails,
    /// Details of an event in which an invitation link for the team was created.
    DBTEAMLOGEventDetailsCreateTeamInviteLinkDetails,
    /// Details of an event in which an invitation link for the team was deleted.
    DBTEAMLOGEventDetailsDeleteTeamInviteLinkDetails,
    /// Details of an event in which an external ID was assigned to a team member.
    DBTEAMLOGEventDetailsMemberAddExternalIdDetails,
    /// Details of an event in which the name of a team member was added.
    DBTEAMLOGEventDetailsMemberAddNameDetails,
    /// Details of an event in which the admin role of a team member was changed.
    DBTEAMLOGEventDetailsMemberChangeAdminRoleDetails,
    /// Details of an event in which the email address of a team member was changed.
    DBTEAMLOGEventDetailsMemberChangeEmailDetails,
    /// Details of an event in which the external ID of a team member was changed.
    DBTEAMLOGEventDetailsMemberChangeExternalIdDetails,
    /// Details of an event in which the membership type of a team member, limited or full, was changed.
    DBTEAMLOGEventDetailsMemberChangeMembershipTypeDetails,
    /// Details of an event in which the name of a team member was changed.
    DBTEAMLOGEventDetailsMemberChangeNameDetails,
    /// Details of an event in which the reseller role of a team member was changed.
    DBTEAMLOGEventDetailsMemberChangeResellerRoleDetails,
    /// Details of an event in which the status of a team member changed, for example from invited to active.
    DBTEAMLOGEventDetailsMemberChangeStatusDetails,
    /// Details of an event in which manually added contacts were removed.
    DBTEAMLOGEventDetailsMemberDeleteManualContactsDetails,
    /// Details of an event in which the profile photo of a team member was deleted.
    DBTEAMLOGEventDetailsMemberDeleteProfilePhotoDetails,
    /// Details of an event in which an admin browsed the folders of a team member.
    DBTEAMLOGEventDetailsMemberFolderContentsAccessedDetails,
    /// Details of an event in which the content of a deleted member's account was permanently deleted.
    DBTEAMLOGEventDetailsMemberPermanentlyDeleteAccountContentsDetails,
    /// Details of an event in which the external ID of a team member was removed.
    DBTEAMLOGEventDetailsMemberRemoveExternalIdDetails,
    /// Details of an event in which the profile photo of a team member was set.
    DBTEAMLOGEventDetailsMemberSetProfilePhotoDetails,
    /// Details of an event in which a custom space limit was set for a member.
    DBTEAMLOGEventDetailsMemberSpaceLimitsAddCustomQuotaDetails,
    /// Details of an event in which the custom space limit of a member was changed.
    DBTEAMLOGEventDetailsMemberSpaceLimitsChangeCustomQuotaDetails,
    /// Details of an event in which a member's usage reached another level of their space limit.
    DBTEAMLOGEventDetailsMemberSpaceLimitsChangeStatusDetails,
    /// Details of an event in which the custom space limit of a member was removed.
    DBTEAMLOGEventDetailsMemberSpaceLimitsRemoveCustomQuotaDetails,
    /// Details of an event in which a person was suggested as a new team member.
    DBTEAMLOGEventDetailsMemberSuggestDetails,
    /// Details of an event in which the content of a deleted member's account was transferred to another member.
    DBTEAMLOGEventDetailsMemberTransferAccountContentsDetails,
    /// Details of an event in which a secondary email address that awaits verification was added.
    DBTEAMLOGEventDetailsPendingSecondaryEmailAddedDetails,
    /// Details of an event in which a product was assigned to a team member.
    DBTEAMLOGEventDetailsProductAssignedToMemberDetails,
    /// Details of an event in which a product was taken from a team member.
    DBTEAMLOGEventDetailsProductRemovedFromMemberDetails,
    /// Details of an event in which a secondary email address was deleted.
    DBTEAMLOGEventDetailsSecondaryEmailDeletedDetails,
    /// Details of an event in which a secondary email address was verified.
    DBTEAMLOGEventDetailsSecondaryEmailVerifiedDetails,
    /// Details of an event in which the policy for secondary email addresses was changed.
    DBTEAMLOGEventDetailsSecondaryMailsPolicyChangedDetails,
    /// Details of an event in which a page was added to a Paper binder.
    DBTEAMLOGEventDetailsBinderAddPageDetails,
    /// Details of an event in which a section was added to a Paper binder.
    DBTEAMLOGEventDetailsBinderAddSectionDetails,
    /// Details of an event in which a page was removed from a Paper binder.
    DBTEAMLOGEventDetailsBinderRemovePageDetails,
    /// Details of an event in which a section was removed from a Paper binder.
    DBTEAMLOGEventDetailsBinderRemoveSectionDetails,
    /// Details of an event in which a page of a Paper binder was renamed.
    DBTEAMLOGEventDetailsBinderRenamePageDetails,
    /// Details of an event in which a section of a Paper binder was renamed.
    DBTEAMLOGEventDetailsBinderRenameSectionDetails,
    /// Details of an event in which a page of a Paper binder was moved to another position.
    DBTEAMLOGEventDetailsBinderReorderPageDetails,
    /// Details of an event in which a section of a Paper binder was moved to another position.
    DBTEAMLOGEventDetailsBinderReorderSectionDetails,
    /// Details of an event in which users or groups were given access to a Paper document or folder.
    DBTEAMLOGEventDetailsPaperContentAddMemberDetails,
    /// Details of an event in which a Paper document or folder was added to a folder.
    DBTEAMLOGEventDetailsPaperContentAddToFolderDetails,
    /// Details of an event in which a Paper document or folder was archived.
    DBTEAMLOGEventDetailsPaperContentArchiveDetails,
    /// Details of an event in which a Paper document or folder was created.
    DBTEAMLOGEventDetailsPaperContentCreateDetails,
    /// Details of an event in which a Paper document or folder was permanently deleted.
    DBTEAMLOGEventDetailsPaperContentPermanentlyDeleteDetails,
    /// Details of an event in which a Paper document or folder was removed from a folder.
    DBTEAMLOGEventDetailsPaperContentRemoveFromFolderDetails,
    /// Details of an event in which users or groups lost their access to a Paper document or folder.
    DBTEAMLOGEventDetailsPaperContentRemoveMemberDetails,
    /// Details of an event in which a Paper document or folder was renamed.
    DBTEAMLOGEventDetailsPaperContentRenameDetails,
    /// Details of an event in which an archived Paper document or folder was restored.
    DBTEAMLOGEventDetailsPaperContentRestoreDetails,
    /// Details of an event in which a comment was added to a Paper document.
    DBTEAMLOGEventDetailsPaperDocAddCommentDetails,
    /// Details of an event in which a member's permissions for a Paper document were changed.
    DBTEAMLOGEventDetailsPaperDocChangeMemberRoleDetails,
    /// Details of an event in which the sharing policy of a Paper document was changed.
    DBTEAMLOGEventDetailsPaperDocChangeSharingPolicyDetails,
    /// Details of an event in which a user followed or unfollowed a Paper document.
    DBTEAMLOGEventDetailsPaperDocChangeSubscriptionDetails,
    /// Details of an event in which a Paper document was archived.
    DBTEAMLOGEventDetailsPaperDocDeletedDetails,
    /// Details of an event in which a comment on a Paper document was deleted.
    DBTEAMLOGEventDetailsPaperDocDeleteCommentDetails,
    /// Details of an event in which a Paper document was downloaded in a particular format.
    DBTEAMLOGEventDetailsPaperDocDownloadDetails,
    /// Details of an event in which a Paper document was edited.
    DBTEAMLOGEventDetailsPaperDocEditDetails,
    /// Details of an event in which a comment on a Paper document was edited.
    DBTEAMLOGEventDetailsPaperDocEditCommentDetails,
    /// Details of an event in which a user followed a Paper document.
    DBTEAMLOGEventDetailsPaperDocFollowedDetails,
    /// Details of an event in which a user was mentioned in a Paper document.
    DBTEAMLOGEventDetailsPaperDocMentionDetails,
    /// Details of an event in which the ownership of a Paper document was transferred.
    DBTEAMLOGEventDetailsPaperDocOwnershipChangedDetails,
    /// Details of an event in which a user asked for access to a Paper document.
    DBTEAMLOGEventDetailsPaperDocRequestAccessDetails,
    /// Details of an event in which a comment on a Paper document was resolved.
    DBTEAMLOGEventDetailsPaperDocResolveCommentDetails,
    /// Details of an event in which a Paper document was reverted to an earlier version.
    DBTEAMLOGEventDetailsPaperDocRevertDetails,
    /// Details of an event in which a Paper document was shared through Slack.
    DBTEAMLOGEventDetailsPaperDocSlackShareDetails,
    /// Details of an event in which a Paper document was shared with users or groups.
    DBTEAMLOGEventDetailsPaperDocTeamInviteDetails,
    /// Details of an event in which a Paper document was moved to the trash.
    DBTEAMLOGEventDetailsPaperDocTrashedDetails,
    /// Details of an event in which a resolved comment on a Paper document was reopened.
    DBTEAMLOGEventDetailsPaperDocUnresolveCommentDetails,
    /// Details of an event in which a Paper document was restored from the trash.
    DBTEAMLOGEventDetailsPaperDocUntrashedDetails,
    /// Details of an event in which a Paper document was viewed.
    DBTEAMLOGEventDetailsPaperDocViewDetails,
    /// Details of an event in which the external sharing setting of Paper was set to allow anyone.
    DBTEAMLOGEventDetailsPaperExternalViewAllowDetails,
    /// Details of an event in which the external sharing setting of Paper was set to the team by default.
    DBTEAMLOGEventDetailsPaperExternalViewDefaultTeamDetails,
    /// Details of an event in which the external sharing setting of Paper was set to the team only.
    DBTEAMLOGEventDetailsPaperExternalViewForbidDetails,
    /// Details of an event in which a user followed or unfollowed a Paper folder.
    DBTEAMLOGEventDetailsPaperFolderChangeSubscriptionDetails,
    /// Details of an event in which a Paper folder was archived.
    DBTEAMLOGEventDetailsPaperFolderDeletedDetails,
    /// Details of an event in which a user followed a Paper folder.
    DBTEAMLOGEventDetailsPaperFolderFollowedDetails,
    /// Details of an event in which a Paper folder was shared with users or groups.
    DBTEAMLOGEventDetailsPaperFolderTeamInviteDetails,
    /// Details of an event in which the permissions of a published Paper document were changed.
    DBTEAMLOGEventDetailsPaperPublishedLinkChangePermissionDetails,
    /// Details of an event in which a Paper document was published.
    DBTEAMLOGEventDetailsPaperPublishedLinkCreateDetails,
    /// Details of an event in which the publication of a Paper document was withdrawn.
    DBTEAMLOGEventDetailsPaperPublishedLinkDisabledDetails,
    /// Details of an event in which a published Paper document was viewed.
    DBTEAMLOGEventDetailsPaperPublishedLinkViewDetails,
    /// Details of an event in which a user changed their password.
    DBTEAMLOGEventDetailsPasswordChangeDetails,
    /// Details of an event in which a user's password was reset.
    DBTEAMLOGEventDetailsPasswordResetDetails,
    /// Details of an event in which the passwords of all team members were reset.
    DBTEAMLOGEventDetailsPasswordResetAllDetails,
    /// Details of an event in which collaborators were added with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionAddCollaboratorDetails,
    /// Details of an event in which a link was added with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionAddLinkDetails,
    /// Details of an event in which content was deleted with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionDeleteDetails,
    /// Details of an event in which content was exported with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionExportDetails,
    /// Details of an event in which collaborators were removed with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionRemoveCollaboratorDetails,
    /// Details of an event in which a link was removed with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionRemoveLinkDetails,
    /// Details of an event in which the sharing of content was ended with Dropbox Protect.
    DBTEAMLOGEventDetailsProtectActionStopSharingDetails,
    /// Details of an event in which the list of internal domains of Dropbox Protect was changed.
    DBTEAMLOGEventDetailsProtectInternalDomainsChangedDetails,
    /// Details of an event in which a Dropbox Protect policy was activated.
    DBTEAMLOGEventDetailsProtectPolicyActivatedDetails,
    /// Details of an event in which a Dropbox Protect policy was deactivated.
    DBTEAMLOGEventDetailsProtectPolicyDeactivatedDetails,
    /// Details of an event in which a Dropbox Protect policy was scheduled.
    DBTEAMLOGEventDetailsProtectPolicyScheduledDetails,
    /// Details of an event in which a Dropbox Protect policy was changed.
    DBTEAMLOGEventDetailsProtectPolicyUpdatedDetails,
    /// Details of an event in which a Dropbox Protect report was viewed.
    DBTEAMLOGEventDetailsProtectReportViewDetails,
    /// Details of an event in which a classification report was created.
    DBTEAMLOGEventDetailsClassificationCreateReportDetails,
    /// Details of an event in which a classification report couldn't be created.
    DBTEAMLOGEventDetailsClassificationCreateReportFailDetails,
    /// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created.
    DBTEAMLOGEventDetailsEmmCreateExceptionsReportDetails,
    /// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
    /// created.
    DBTEAMLOGEventDetailsEmmCreateUsageReportDetails,
    /// Details of an event in which a report on the team's members was created.
    DBTEAMLOGEventDetailsExportMembersReportDetails,
    /// Details of an event in which a report on the team's members couldn't be created.
    DBTEAMLOGEventDetailsExportMembersReportFailDetails,
    /// Details of an event in which a report on external sharing was created.
    DBTEAMLOGEventDetailsExternalSharingCreateReportDetails,
    /// Details of an event in which a report on external sharing couldn't be created.
    DBTEAMLOGEventDetailsExternalSharingReportFailedDetails,
    /// Details of an event in which a report on member access was created.
    DBTEAMLOGEventDetailsMemberAccessDetailsCreateReportDetails,
    /// Details of an event in which a report on member access couldn't be created.
    DBTEAMLOGEventDetailsMemberAccessDetailsCreateReportFailedDetails,
    /// Details of an event in which a report on new links without an expiration date was created.
    DBTEAMLOGEventDetailsNoExpirationLinkGenCreateReportDetails,
    /// Details of an event in which a report on new links without an expiration date couldn't be created.
    DBTEAMLOGEventDetailsNoExpirationLinkGenReportFailedDetails,
    /// Details of an event in which a report on new links without a password was created.
    DBTEAMLOGEventDetailsNoPasswordLinkGenCreateReportDetails,
    /// Details of an event in which a report on new links without a password couldn't be created.
    DBTEAMLOGEventDetailsNoPasswordLinkGenReportFailedDetails,
    /// Details of an event in which a report on views of links without a password was created.
    DBTEAMLOGEventDetailsNoPasswordLinkViewCreateReportDetails,
    /// Details of an event in which a report on views of links without a password couldn't be created.
    DBTEAMLOGEventDetailsNoPasswordLinkViewReportFailedDetails,
    /// Details of an event in which a report on views of old links was created.
    DBTEAMLOGEventDetailsOutdatedLinkViewCreateReportDetails,
    /// Details of an event in which a report on views of old links couldn't be created.
    DBTEAMLOGEventDetailsOutdatedLinkViewReportFailedDetails,
    /// Details of an event in which an export of all Paper documents of the team was started.
    DBTEAMLOGEventDetailsPaperAdminExportStartDetails,
    /// Details of an event in which a ransomware report was created.
    DBTEAMLOGEventDetailsRansomwareAlertCreateReportDetails,
    /// Details of an event in which a ransomware report couldn't be created.
    DBTEAMLOGEventDetailsRansomwareAlertCreateReportFailedDetails,
    /// Details of an event in which a report on shared folders was created.
    DBTEAMLOGEventDetailsSharedFoldersCreateReportDetails,
    /// Details of an event in which a report on shared folders couldn't be created.
    DBTEAMLOGEventDetailsSharedFoldersCreateReportFailedDetails,
    /// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
    DBTEAMLOGEventDetailsSmartSyncCreateAdminPrivilegeReportDetails,
    /// Details of an event in which a report on the team's activity was created.
    DBTEAMLOGEventDetailsTeamActivityCreateReportDetails,
    /// Details of an event in which a report on the team's activity couldn't be created.
    DBTEAMLOGEventDetailsTeamActivityCreateReportFailDetails,
    /// Details of an event in which a report on team folders was created.
    DBTEAMLOGEventDetailsTeamFoldersCreateReportDetails,
    /// Details of an event in which a report on team folders couldn't be created.
    DBTEAMLOGEventDetailsTeamFoldersCreateReportFailedDetails,
    /// Details of an event in which a report on the team's storage was created.
    DBTEAMLOGEventDetailsTeamStorageCreateReportDetails,
    /// Details of an event in which a report on the team's storage couldn't be created.
    DBTEAMLOGEventDetailsTeamStorageCreateReportFailedDetails,
    /// Details of an event in which an album was shared.
    DBTEAMLOGEventDetailsCollectionShareDetails,
    /// Details of an event in which files were added to a transfer.
    DBTEAMLOGEventDetailsFileTransfersFileAddDetails,
    /// Details of an event in which a transfer was deleted.
    DBTEAMLOGEventDetailsFileTransfersTransferDeleteDetails,
    /// Details of an event in which a transfer was downloaded.
    DBTEAMLOGEventDetailsFileTransfersTransferDownloadDetails,
    /// Details of an event in which a transfer was sent.
    DBTEAMLOGEventDetailsFileTransfersTransferSendDetails,
    /// Details of an event in which a transfer was viewed.
    DBTEAMLOGEventDetailsFileTransfersTransferViewDetails,
    /// Details of an event in which a member was added to a Replay project.
    DBTEAMLOGEventDetailsMediaHubProjectTeamAddDetails,
    /// Details of an event in which a member was removed from a Replay project.
    DBTEAMLOGEventDetailsMediaHubProjectTeamDeleteDetails,
    /// Details of an event in which the role of a member in a Replay project was changed.
    DBTEAMLOGEventDetailsMediaHubProjectTeamRoleChangedDetails,
    /// Details of an event in which the audience of a Replay shared link was changed.
    DBTEAMLOGEventDetailsMediaHubSharedLinkAudienceChangedDetails,
    /// Details of an event in which a Replay shared link was created.
    DBTEAMLOGEventDetailsMediaHubSharedLinkCreatedDetails,
    /// Details of an event in which the download setting of a Replay shared link was changed.
    DBTEAMLOGEventDetailsMediaHubSharedLinkDownloadSettingChangedDetails,
    /// Details of an event in which a Replay shared link was revoked.
    DBTEAMLOGEventDetailsMediaHubSharedLinkRevokedDetails,
    /// Details of an event in which a Paper document was limited to invited people.
    DBTEAMLOGEventDetailsNoteAclInviteOnlyDetails,
    /// Details of an event in which a Paper document was made accessible to anyone with the link.
    DBTEAMLOGEventDetailsNoteAclLinkDetails,
    /// Details of an event in which a Paper document was made accessible to team members with the link.
    DBTEAMLOGEventDetailsNoteAclTeamLinkDetails,
    /// Details of an event in which a Paper document was shared.
    DBTEAMLOGEventDetailsNoteSharedDetails,
    /// Details of an event in which a user received a shared Paper document.
    DBTEAMLOGEventDetailsNoteShareReceiveDetails,
    /// Details of an event in which a shared Paper document was opened.
    DBTEAMLOGEventDetailsOpenNoteSharedDetails,
    /// Details of an event in which a shared link was created in Replay.
    DBTEAMLOGEventDetailsReplayFileSharedLinkCreatedDetails,
    /// Details of an event in which a shared link in Replay was changed.
    DBTEAMLOGEventDetailsReplayFileSharedLinkModifiedDetails,
    /// Details of an event in which a member was added to a Replay project.
    DBTEAMLOGEventDetailsReplayProjectTeamAddDetails,
    /// Details of an event in which a member was removed from a Replay project.
    DBTEAMLOGEventDetailsReplayProjectTeamDeleteDetails,
    /// Details of an event in which a file was added in Send and Track.
    DBTEAMLOGEventDetailsSendAndTrackFileAddedDetails,
    /// Details of an event in which a file was renamed in Send and Track.
    DBTEAMLOGEventDetailsSendAndTrackFileRenamedDetails,
    /// Details of an event in which a file was updated in Send and Track.
    DBTEAMLOGEventDetailsSendAndTrackFileUpdatedDetails,
    /// Details of an event in which a Send and Track link was created.
    DBTEAMLOGEventDetailsSendAndTrackLinkCreatedDetails,
    /// Details of an event in which a Send and Track link was deleted.
    DBTEAMLOGEventDetailsSendAndTrackLinkDeletedDetails,
    /// Details of an event in which a Send and Track link was changed.
    DBTEAMLOGEventDetailsSendAndTrackLinkUpdatedDetails,
    /// Details of an event in which a Send and Track link was opened.
    DBTEAMLOGEventDetailsSendAndTrackLinkViewedDetails,
    /// Details of an event in which a file and its links were deleted in Send and Track.
    DBTEAMLOGEventDetailsSendAndTrackRemovedFileAndAssociatedLinksDetails,
    /// Details of an event in which the team was added to a shared folder.
    DBTEAMLOGEventDetailsSfAddGroupDetails,
    /// Details of an event in which people who aren't members of a shared folder were allowed to view links to its
    /// files.
    DBTEAMLOGEventDetailsSfAllowNonMembersToViewSharedLinksDetails,
    /// Details of an event in which a warning for members who share folders outside the team was configured.
    DBTEAMLOGEventDetailsSfExternalInviteWarnDetails,
    /// Details of an event in which Facebook users were invited to a shared folder.
    DBTEAMLOGEventDetailsSfFbInviteDetails,
    /// Details of an event in which the role of a Facebook user in a shared folder was changed.
    DBTEAMLOGEventDetailsSfFbInviteChangeRoleDetails,
    /// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
    DBTEAMLOGEventDetailsSfFbUninviteDetails,
    /// Details of an event in which a group was invited to a shared folder.
    DBTEAMLOGEventDetailsSfInviteGroupDetails,
    /// Details of an event in which access to a shared folder was granted.
    DBTEAMLOGEventDetailsSfTeamGrantAccessDetails,
    /// Details of an event in which team members were invited to a shared folder.
    DBTEAMLOGEventDetailsSfTeamInviteDetails,
    /// Details of an event in which the role of a team member in a shared folder was changed.
    DBTEAMLOGEventDetailsSfTeamInviteChangeRoleDetails,
    /// Details of an event in which a user joined the shared folder of a team member.
    DBTEAMLOGEventDetailsSfTeamJoinDetails,
    /// Details of an event in which a user joined the shared folder of a team member by a link.
    DBTEAMLOGEventDetailsSfTeamJoinFromOobLinkDetails,
    /// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
    DBTEAMLOGEventDetailsSfTeamUninviteDetails,
    /// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentAddInviteesDetails,
    /// Details of an event in which an expiration date was added to the link to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentAddLinkExpiryDetails,
    /// Details of an event in which a password was added to the link to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentAddLinkPasswordDetails,
    /// Details of an event in which users or groups were added to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentAddMemberDetails,
    /// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
    DBTEAMLOGEventDetailsSharedContentChangeDownloadsPolicyDetails,
    /// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
    /// accepted.
    DBTEAMLOGEventDetailsSharedContentChangeInviteeRoleDetails,
    /// Details of an event in which the audience of the link to a shared file or folder was changed.
    DBTEAMLOGEventDetailsSharedContentChangeLinkAudienceDetails,
    /// Details of an event in which the expiration date of the link to a shared file or folder was changed.
    DBTEAMLOGEventDetailsSharedContentChangeLinkExpiryDetails,
    /// Details of an event in which the password of the link to a shared file or folder was changed.
    DBTEAMLOGEventDetailsSharedContentChangeLinkPasswordDetails,
    /// Details of an event in which the access level of a member of a shared file or folder was changed.
    DBTEAMLOGEventDetailsSharedContentChangeMemberRoleDetails,
    /// Details of an event in which the visibility of the viewers of a shared file or folder to its members was
    /// changed.
    DBTEAMLOGEventDetailsSharedContentChangeViewerInfoPolicyDetails,
    /// Details of an event in which a user accepted an invitation to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentClaimInvitationDetails,
    /// Details of an event in which a user copied a shared file or folder to their own Dropbox.
    DBTEAMLOGEventDetailsSharedContentCopyDetails,
    /// Details of an event in which a shared file or folder was downloaded.
    DBTEAMLOGEventDetailsSharedContentDownloadDetails,
    /// Details of an event in which a user left a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentRelinquishMembershipDetails,
    /// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
    DBTEAMLOGEventDetailsSharedContentRemoveInviteesDetails,
    /// Details of an event in which the expiration date of the link to a shared file or folder was removed.
    DBTEAMLOGEventDetailsSharedContentRemoveLinkExpiryDetails,
    /// Details of an event in which the password of the link to a shared file or folder was removed.
    DBTEAMLOGEventDetailsSharedContentRemoveLinkPasswordDetails,
    /// Details of an event in which a user or group was removed from a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentRemoveMemberDetails,
    /// Details of an event in which a user asked for access to a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentRequestAccessDetails,
    /// Details of an event in which invitees of a shared file or folder were restored.
    DBTEAMLOGEventDetailsSharedContentRestoreInviteesDetails,
    /// Details of an event in which users or groups were restored as members of a shared file or folder.
    DBTEAMLOGEventDetailsSharedContentRestoreMemberDetails,
    /// Details of an event in which a file or folder was unshared by removing all members.
    DBTEAMLOGEventDetailsSharedContentUnshareDetails,
    /// Details of an event in which a shared file or folder was previewed.
    DBTEAMLOGEventDetailsSharedContentViewDetails,
    /// Details of an event in which the group of people who can open a shared folder by a link was changed.
    DBTEAMLOGEventDetailsSharedFolderChangeLinkPolicyDetails,
    /// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
    DBTEAMLOGEventDetailsSharedFolderChangeMembersInheritancePolicyDetails,
    /// Details of an event in which the permission to add and remove members of a shared folder was changed.
    DBTEAMLOGEventDetailsSharedFolderChangeMembersManagementPolicyDetails,
    /// Details of an event in which the group of people who can become members of a shared folder was changed.
    DBTEAMLOGEventDetailsSharedFolderChangeMembersPolicyDetails,
    /// Details of an event in which a shared folder was created.
    DBTEAMLOGEventDetailsSharedFolderCreateDetails,
    /// Details of an event in which a user declined a team member's invitation to a shared folder.
    DBTEAMLOGEventDetailsSharedFolderDeclineInvitationDetails,
    /// Details of an event in which a user added a shared folder to their own Dropbox.
    DBTEAMLOGEventDetailsSharedFolderMountDetails,
    /// Details of an event in which the parent of a shared folder was changed.
    DBTEAMLOGEventDetailsSharedFolderNestDetails,
    /// Details of an event in which the ownership of a shared folder was transferred to another member.
    DBTEAMLOGEventDetailsSharedFolderTransferOwnershipDetails,
    /// Details of an event in which a user removed a shared folder from their own Dropbox.
    DBTEAMLOGEventDetailsSharedFolderUnmountDetails,
    /// Details of an event in which an expiration date was added to a shared link.
    DBTEAMLOGEventDetailsSharedLinkAddExpiryDetails,
    /// Details of an event in which the expiration date of a shared link was changed.
    DBTEAMLOGEventDetailsSharedLinkChangeExpiryDetails,
    /// Details of an event in which the visibility of a shared link was changed.
    DBTEAMLOGEventDetailsSharedLinkChangeVisibilityDetails,
    /// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
    DBTEAMLOGEventDetailsSharedLinkCopyDetails,
    /// Details of an event in which a shared link was created.
    DBTEAMLOGEventDetailsSharedLinkCreateDetails,
    /// Details of an event in which a shared link was removed.
    DBTEAMLOGEventDetailsSharedLinkDisableDetails,
    /// Details of an event in which a file or folder was downloaded from a shared link.
    DBTEAMLOGEventDetailsSharedLinkDownloadDetails,
    /// Details of an event in which the expiration date of a shared link was removed.
    DBTEAMLOGEventDetailsSharedLinkRemoveExpiryDetails,
    /// Details of an event in which a visitor of a shared link was removed.
    DBTEAMLOGEventDetailsSharedLinkRemoveVisitorDetails,
    /// Details of an event in which an expiration date was added in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsAddExpirationDetails,
    /// Details of an event in which a password was added in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsAddPasswordDetails,
    /// Details of an event in which downloads were disabled in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsAllowDownloadDisabledDetails,
    /// Details of an event in which downloads were enabled in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsAllowDownloadEnabledDetails,
    /// Details of an event in which the audience was changed in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsChangeAudienceDetails,
    /// Details of an event in which the expiration date was changed in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsChangeExpirationDetails,
    /// Details of an event in which the password was changed in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsChangePasswordDetails,
    /// Details of an event in which the expiration date was removed in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsRemoveExpirationDetails,
    /// Details of an event in which the password was removed in the settings of a shared link.
    DBTEAMLOGEventDetailsSharedLinkSettingsRemovePasswordDetails,
    /// Details of an event in which members were added to the audience of a shared link.
    DBTEAMLOGEventDetailsSharedLinkShareDetails,
    /// Details of an event in which a shared link was opened.
    DBTEAMLOGEventDetailsSharedLinkViewDetails,
    /// Details of an event in which a shared Paper document was opened.
    DBTEAMLOGEventDetailsSharedNoteOpenedDetails,
    /// Details of an event in which downloads were disabled for a link.
    DBTEAMLOGEventDetailsShmodelDisableDownloadsDetails,
    /// Details of an event in which downloads were enabled for a link.
    DBTEAMLOGEventDetailsShmodelEnableDownloadsDetails,
    /// Details of an event in which a link was shared with a group.
    DBTEAMLOGEventDetailsShmodelGroupShareDetails,
    /// Details of an event in which access to a showcase was granted.
    DBTEAMLOGEventDetailsShowcaseAccessGrantedDetails,
    /// Details of an event in which a member was added to a showcase.
    DBTEAMLOGEventDetailsShowcaseAddMemberDetails,
    /// Details of an event in which a showcase was archived.
    DBTEAMLOGEventDetailsShowcaseArchivedDetails,
    /// Details of an event in which a showcase was created.
    DBTEAMLOGEventDetailsShowcaseCreatedDetails,
    /// Details of an event in which a comment on a showcase was deleted.
    DBTEAMLOGEventDetailsShowcaseDeleteCommentDetails,
    /// Details of an event in which a showcase was edited.
    DBTEAMLOGEventDetailsShowcaseEditedDetails,
    /// Details of an event in which a comment on a showcase was edited.
    DBTEAMLOGEventDetailsShowcaseEditCommentDetails,
    /// Details of an event in which a file was added to a showcase.
    DBTEAMLOGEventDetailsShowcaseFileAddedDetails,
    /// Details of an event in which a file was downloaded from a showcase.
    DBTEAMLOGEventDetailsShowcaseFileDownloadDetails,
    /// Details of an event in which a file was removed from a showcase.
    DBTEAMLOGEventDetailsShowcaseFileRemovedDetails,
    /// Details of an event in which a file in a showcase was viewed.
    DBTEAMLOGEventDetailsShowcaseFileViewDetails,
    /// Details of an event in which a showcase was permanently deleted.
    DBTEAMLOGEventDetailsShowcasePermanentlyDeletedDetails,
    /// Details of an event in which a comment was added to a showcase.
    DBTEAMLOGEventDetailsShowcasePostCommentDetails,
    /// Details of an event in which a member was removed from a showcase.
    DBTEAMLOGEventDetailsShowcaseRemoveMemberDetails,
    /// Details of an event in which a showcase was renamed.
    DBTEAMLOGEventDetailsShowcaseRenamedDetails,
    /// Details of an event in which a user asked for access to a showcase.
    DBTEAMLOGEventDetailsShowcaseRequestAccessDetails,
    /// Details of an event in which a comment on a showcase was resolved.
    DBTEAMLOGEventDetailsShowcaseResolveCommentDetails,
    /// Details of an event in which an archived showcase was restored.
    DBTEAMLOGEventDetailsShowcaseRestoredDetails,
    /// Details of an event in which a showcase was moved to the trash.
    DBTEAMLOGEventDetailsShowcaseTrashedDetails,
    /// Details of an event in which a showcase of the old version was moved to the trash.
    DBTEAMLOGEventDetailsShowcaseTrashedDeprecatedDetails,
    /// Details of an event in which a resolved comment on a showcase was reopened.
    DBTEAMLOGEventDetailsShowcaseUnresolveCommentDetails,
    /// Details of an event in which a showcase was restored from the trash.
    DBTEAMLOGEventDetailsShowcaseUntrashedDetails,
    /// Details of an event in which a showcase of the old version was restored from the trash.
    DBTEAMLOGEventDetailsShowcaseUntrashedDeprecatedDetails,
    /// Details of an event in which a showcase was viewed.
    DBTEAMLOGEventDetailsShowcaseViewDetails,
    /// Details of an event in which a signature request was canceled.
    DBTEAMLOGEventDetailsSignSignatureRequestCanceledDetails,
    /// Details of an event in which a signature request was completed.
    DBTEAMLOGEventDetailsSignSignatureRequestCompletedDetails,
    /// Details of an event in which a signature request was declined.
    DBTEAMLOGEventDetailsSignSignatureRequestDeclinedDetails,
    /// Details of an event in which a signature request was opened.
    DBTEAMLOGEventDetailsSignSignatureRequestOpenedDetails,
    /// Details of an event in which a reminder of a signature request was sent.
    DBTEAMLOGEventDetailsSignSignatureRequestReminderSentDetails,
    /// Details of an event in which a signature request was sent.
    DBTEAMLOGEventDetailsSignSignatureRequestSentDetails,
    /// Details of an event in which a template for signature requests was created.
    DBTEAMLOGEventDetailsSignTemplateCreatedDetails,
    /// Details of an event in which a template for signature requests was shared.
    DBTEAMLOGEventDetailsSignTemplateSharedDetails,
    /// Details of an event in which a security event arrived from an external identity provider by the RISC protocol.
    DBTEAMLOGEventDetailsRiscSecurityEventDetails,
    /// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
    DBTEAMLOGEventDetailsSsoAddCertDetails,
    /// Details of an event in which a sign-in URL was added for single sign-on (SSO).
    DBTEAMLOGEventDetailsSsoAddLoginUrlDetails,
    /// Details of an event in which a sign-out URL was added for single sign-on (SSO).
    DBTEAMLOGEventDetailsSsoAddLogoutUrlDetails,
    /// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
    DBTEAMLOGEventDetailsSsoChangeCertDetails,
    /// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventDetailsSsoChangeLoginUrlDetails,
    /// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventDetailsSsoChangeLogoutUrlDetails,
    /// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
    DBTEAMLOGEventDetailsSsoChangeSamlIdentityModeDetails,
    /// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
    DBTEAMLOGEventDetailsSsoRemoveCertDetails,
    /// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventDetailsSsoRemoveLoginUrlDetails,
    /// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventDetailsSsoRemoveLogoutUrlDetails,
    /// Details of an event in which a team folder was archived or restored from the archive.
    DBTEAMLOGEventDetailsTeamFolderChangeStatusDetails,
    /// Details of an event in which a team folder was created as an active folder.
    DBTEAMLOGEventDetailsTeamFolderCreateDetails,
    /// Details of an event in which a team folder was turned into a regular shared folder.
    DBTEAMLOGEventDetailsTeamFolderDowngradeDetails,
    /// Details of an event in which an archived team folder was permanently deleted.
    DBTEAMLOGEventDetailsTeamFolderPermanentlyDeleteDetails,
    /// Details of an event in which a team folder was renamed.
    DBTEAMLOGEventDetailsTeamFolderRenameDetails,
    /// Details of an event in which the enforcement of a team folder's space limit was changed.
    DBTEAMLOGEventDetailsTeamFolderSpaceLimitsChangeCapsTypeDetails,
    /// Details of an event in which the space limit of a team folder was changed.
    DBTEAMLOGEventDetailsTeamFolderSpaceLimitsChangeLimitDetails,
    /// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
    DBTEAMLOGEventDetailsTeamFolderSpaceLimitsChangeNotificationTargetDetails,
    /// Details of an event in which the default sync setting of a team folder was changed.
    DBTEAMLOGEventDetailsTeamSelectiveSyncSettingsChangedDetails,
    /// Details of an event in which the account capture policy for the team's domains was changed.
    DBTEAMLOGEventDetailsAccountCaptureChangePolicyDetails,
    /// Details of an event in which the reminders to admins about requests to join the team were changed.
    DBTEAMLOGEventDetailsAdminEmailRemindersChangedDetails,
    /// Details of an event in which the team's policy for sharing data with third-party AI was changed.
    DBTEAMLOGEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails,
    /// Details of an event in which downloads were disabled.
    DBTEAMLOGEventDetailsAllowDownloadDisabledDetails,
    /// Details of an event in which downloads were enabled.
    DBTEAMLOGEventDetailsAllowDownloadEnabledDetails,
    /// Details of an event in which sign-in with Apple was enabled or disabled for the team.
    DBTEAMLOGEventDetailsAppleLoginChangePolicyDetails,
    /// Details of an event in which the permissions of apps were changed.
    DBTEAMLOGEventDetailsAppPermissionsChangedDetails,
    /// Details of an event in which the team's camera upload policy was changed.
    DBTEAMLOGEventDetailsCameraUploadsPolicyChangedDetails,
    /// Details of an event in which the team's policy for the team space in Capture was changed.
    DBTEAMLOGEventDetailsCaptureTeamSpacePolicyChangedDetails,
    /// Details of an event in which the team's policy for transcripts in Capture was changed.
    DBTEAMLOGEventDetailsCaptureTranscriptPolicyChangedDetails,
    /// Details of an event in which the team's data classification policy was changed.
    DBTEAMLOGEventDetailsClassificationChangePolicyDetails,
    /// Details of an event in which the team's computer backup policy was changed.
    DBTEAMLOGEventDetailsComputerBackupPolicyChangedDetails,
    /// Details of an event in which the team's content management policy was changed.
    DBTEAMLOGEventDetailsContentAdministrationPolicyChangedDetails,
    /// Details of an event in which the team's policy for protection against content deletion was changed.
    DBTEAMLOGEventDetailsContentDeletionProtectionChangePolicyDetails,
    /// Details of an event in which the team's policy for external sharing in Dash was changed.
    DBTEAMLOGEventDetailsDashExternalSharingPolicyChangedDetails,
    /// Details of an event in which the location of the data centers for the team's data was restricted.
    DBTEAMLOGEventDetailsDataPlacementRestrictionChangePolicyDetails,
    /// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
    DBTEAMLOGEventDetailsDataPlacementRestrictionSatisfyPolicyDetails,
    /// Details of an event in which members were exempted from device approvals.
    DBTEAMLOGEventDetailsDeviceApprovalsAddExceptionDetails,
    /// Details of an event in which the limit on the number of computers a member can link was set or removed.
    DBTEAMLOGEventDetailsDeviceApprovalsChangeDesktopPolicyDetails,
    /// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
    DBTEAMLOGEventDetailsDeviceApprovalsChangeMobilePolicyDetails,
    /// Details of an event in which the handling of members who exceed the limit on devices was changed.
    DBTEAMLOGEventDetailsDeviceApprovalsChangeOverageActionDetails,
    /// Details of an event in which the handling of approved devices that a member unlinks was changed.
    DBTEAMLOGEventDetailsDeviceApprovalsChangeUnlinkActionDetails,
    /// Details of an event in which the exemption of members from device approvals was removed.
    DBTEAMLOGEventDetailsDeviceApprovalsRemoveExceptionDetails,
    /// Details of an event in which members were added to the directory restrictions list.
    DBTEAMLOGEventDetailsDirectoryRestrictionsAddMembersDetails,
    /// Details of an event in which members were removed from the directory restrictions list.
    DBTEAMLOGEventDetailsDirectoryRestrictionsRemoveMembersDetails,
    /// Details of an event in which the team's Dropbox Passwords policy was changed.
    DBTEAMLOGEventDetailsDropboxPasswordsPolicyChangedDetails,
    /// Details of an event in which the team's Email to Dropbox policy was changed.
    DBTEAMLOGEventDetailsEmailIngestPolicyChangedDetails,
    /// Details of an event in which members were exempted from enterprise mobility management (EMM).
    DBTEAMLOGEventDetailsEmmAddExceptionDetails,
    /// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
    DBTEAMLOGEventDetailsEmmChangePolicyDetails,
    /// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
    DBTEAMLOGEventDetailsEmmRemoveExceptionDetails,
    /// Details of an event in which the team opted in to or out of extended version history.
    DBTEAMLOGEventDetailsExtendedVersionHistoryChangePolicyDetails,
    /// Details of an event in which the team's external drive backup policy was changed.
    DBTEAMLOGEventDetailsExternalDriveBackupPolicyChangedDetails,
    /// Details of an event in which comments on the team's files were enabled or disabled.
    DBTEAMLOGEventDetailsFileCommentsChangePolicyDetails,
    /// Details of an event in which the team's file locking policy was changed.
    DBTEAMLOGEventDetailsFileLockingPolicyChangedDetails,
    /// Details of an event in which the team's File Provider migration policy was changed.
    DBTEAMLOGEventDetailsFileProviderMigrationPolicyChangedDetails,
    /// Details of an event in which file requests were enabled or disabled.
    DBTEAMLOGEventDetailsFileRequestsChangePolicyDetails,
    /// Details of an event in which file request emails were enabled for everyone.
    DBTEAMLOGEventDetailsFileRequestsEmailsEnabledDetails,
    /// Details of an event in which file request emails were limited to the team.
    DBTEAMLOGEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails,
    /// Details of an event in which the team's file transfer policy was changed.
    DBTEAMLOGEventDetailsFileTransfersPolicyChangedDetails,
    /// Details of an event in which the team's policy for flexible file names was changed.
    DBTEAMLOGEventDetailsFlexibleFileNamesPolicyChangedDetails,
    /// Details of an event in which the team's policy for folder link restrictions was changed.
    DBTEAMLOGEventDetailsFolderLinkRestrictionPolicyChangedDetails,
    /// Details of an event in which single sign-on with Google was enabled or disabled for the team.
    DBTEAMLOGEventDetailsGoogleSsoChangePolicyDetails,
    /// Details of an event in which the permission to create groups was changed.
    DBTEAMLOGEventDetailsGroupUserManagementChangePolicyDetails,
    /// Details of an event in which the team's policy for an integration was changed.
    DBTEAMLOGEventDetailsIntegrationPolicyChangedDetails,
    /// Details of an event in which the team's policy for emails about accepted invitations was changed.
    DBTEAMLOGEventDetailsInviteAcceptanceEmailPolicyChangedDetails,
    /// Details of an event in which the policy for adding people to Replay content was changed.
    DBTEAMLOGEventDetailsMediaHubAddingPeoplePolicyChangedDetails,
    /// Details of an event in which the policy for downloading Replay content was changed.
    DBTEAMLOGEventDetailsMediaHubDownloadPolicyChangedDetails,
    /// Details of an event in which the policy for sharing Replay content was changed.
    DBTEAMLOGEventDetailsMediaHubLinkSharingPolicyChangedDetails,
    /// Details of an event in which the ability of users to find the team without an invitation was changed.
    DBTEAMLOGEventDetailsMemberRequestsChangePolicyDetails,
    /// Details of an event in which the team's policy for invitations by members was changed.
    DBTEAMLOGEventDetailsMemberSendInvitePolicyChangedDetails,
    /// Details of an event in which members were exempted from member space limits.
    DBTEAMLOGEventDetailsMemberSpaceLimitsAddExceptionDetails,
    /// Details of an event in which the team's type of member space limits was changed.
    DBTEAMLOGEventDetailsMemberSpaceLimitsChangeCapsTypePolicyDetails,
    /// Details of an event in which the team's default member space limit was changed.
    DBTEAMLOGEventDetailsMemberSpaceLimitsChangePolicyDetails,
    /// Details of an event in which the exemption of members from member space limits was removed.
    DBTEAMLOGEventDetailsMemberSpaceLimitsRemoveExceptionDetails,
    /// Details of an event in which suggestions of new team members by members were enabled or disabled.
    DBTEAMLOGEventDetailsMemberSuggestionsChangePolicyDetails,
    /// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
    DBTEAMLOGEventDetailsMicrosoftLoginChangePolicyDetails,
    /// Details of an event in which the Microsoft Office add-in was enabled or disabled.
    DBTEAMLOGEventDetailsMicrosoftOfficeAddinChangePolicyDetails,
    /// Details of an event in which the team's policy for multi-team identities was changed.
    DBTEAMLOGEventDetailsMultiTeamIdentityPolicyChangedDetails,
    /// Details of an event in which network control was enabled or disabled.
    DBTEAMLOGEventDetailsNetworkControlChangePolicyDetails,
    /// Details of an event in which the deployment of Paper to all or to selected members was changed.
    DBTEAMLOGEventDetailsPaperChangeDeploymentPolicyDetails,
    /// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
    DBTEAMLOGEventDetailsPaperChangeMemberLinkPolicyDetails,
    /// Details of an event in which the members' ability to share Paper documents outside the team, or the default
    /// audience of documents, was changed.
    DBTEAMLOGEventDetailsPaperChangeMemberPolicyDetails,
    /// Details of an event in which Paper was enabled or disabled for the team.
    DBTEAMLOGEventDetailsPaperChangePolicyDetails,
    /// Details of an event in which the team's policy for the default Paper folder was changed.
    DBTEAMLOGEventDetailsPaperDefaultFolderPolicyChangedDetails,
    /// Details of an event in which the Paper desktop app was enabled or disabled for the team.
    DBTEAMLOGEventDetailsPaperDesktopPolicyChangedDetails,
    /// Details of an event in which users were added to the list of users who can use Paper.
    DBTEAMLOGEventDetailsPaperEnabledUsersGroupAdditionDetails,
    /// Details of an event in which users were removed from the list of users who can use Paper.
    DBTEAMLOGEventDetailsPaperEnabledUsersGroupRemovalDetails,
    /// Details of an event in which the team's policy for sign-in with passkeys was changed.
    DBTEAMLOGEventDetailsPasskeyLoginPolicyChangedDetails,
    /// Details of an event in which the team's password strength requirements were changed.
    DBTEAMLOGEventDetailsPasswordStrengthRequirementsChangePolicyDetails,
    /// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
    DBTEAMLOGEventDetailsPermanentDeleteChangePolicyDetails,
    /// Details of an event in which the team's Dropbox AI policy was changed.
    DBTEAMLOGEventDetailsPreviewsAiPolicyChangedDetails,
    /// Details of an event in which the policy for adding people to Replay content was changed.
    DBTEAMLOGEventDetailsReplayAddingPeoplePolicyChangedDetails,
    /// Details of an event in which the policy for sharing Replay content was changed.
    DBTEAMLOGEventDetailsReplaySharingPolicyChangedDetails,
    /// Details of an event in which reseller support was enabled or disabled.
    DBTEAMLOGEventDetailsResellerSupportChangePolicyDetails,
    /// Details of an event in which the team's Rewind policy was changed.
    DBTEAMLOGEventDetailsRewindPolicyChangedDetails,
    /// Details of an event in which the team's Send and Track policy was changed.
    DBTEAMLOGEventDetailsSendAndTrackPolicyChangedDetails,
    /// Details of an event in which the team's policy for external sharing in Send and Track was changed.
    DBTEAMLOGEventDetailsSendExternalSharingPolicyChangedDetails,
    /// Details of an event in which the team's policy for sending files for signature was changed.
    DBTEAMLOGEventDetailsSendForSignaturePolicyChangedDetails,
    /// Details of an event in which the team's policy for the default permissions of shared links was changed.
    DBTEAMLOGEventDetailsSharedLinkDefaultPermissionsPolicyChangedDetails,
    /// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
    DBTEAMLOGEventDetailsSharingChangeFolderJoinPolicyDetails,
    /// Details of an event in which the permission to change or remove the expiration of links shared outside the team
    /// was changed.
    DBTEAMLOGEventDetailsSharingChangeLinkAllowChangeExpirationPolicyDetails,
    /// Details of an event in which the default expiration of links shared outside the team was changed.
    DBTEAMLOGEventDetailsSharingChangeLinkDefaultExpirationPolicyDetails,
    /// Details of an event in which the password requirement for links shared outside the team was changed.
    DBTEAMLOGEventDetailsSharingChangeLinkEnforcePasswordPolicyDetails,
    /// Details of an event in which the members' ability to share links outside the team, or the default audience of
    /// links, was changed.
    DBTEAMLOGEventDetailsSharingChangeLinkPolicyDetails,
    /// Details of an event in which the members' ability to share files and folders outside the team was changed.
    DBTEAMLOGEventDetailsSharingChangeMemberPolicyDetails,
    /// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
    DBTEAMLOGEventDetailsShowcaseChangeDownloadPolicyDetails,
    /// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
    DBTEAMLOGEventDetailsShowcaseChangeEnabledPolicyDetails,
    /// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
    DBTEAMLOGEventDetailsShowcaseChangeExternalSharingPolicyDetails,
    /// Details of an event in which the team's policy for sharing signature requests externally was changed.
    DBTEAMLOGEventDetailsSignExternalSharingPolicyChangedDetails,
    /// Details of an event in which the permission to create templates for signature requests was changed.
    DBTEAMLOGEventDetailsSignTemplateCreationPermissionChangedDetails,
    /// Details of an event in which the team's automatic Smart Sync policy was changed.
    DBTEAMLOGEventDetailsSmarterSmartSyncPolicyChangedDetails,
    /// Details of an event in which the default Smart Sync setting of the team's members was changed.
    DBTEAMLOGEventDetailsSmartSyncChangePolicyDetails,
    /// Details of an event in which the team opted in to Smart Sync.
    DBTEAMLOGEventDetailsSmartSyncNotOptOutDetails,
    /// Details of an event in which the team opted out of Smart Sync.
    DBTEAMLOGEventDetailsSmartSyncOptOutDetails,
    /// Details of an event in which the team's single sign-on (SSO) policy was changed.
    DBTEAMLOGEventDetailsSsoChangePolicyDetails,
    /// Details of an event in which the team's policy for access to stacks across teams was changed.
    DBTEAMLOGEventDetailsStackCrossTeamAccessPolicyChangedDetails,
    /// Details of an event in which the team's branding policy was changed.
    DBTEAMLOGEventDetailsTeamBrandingPolicyChangedDetails,
    /// Details of an event in which the team's policy for app integrations was changed.
    DBTEAMLOGEventDetailsTeamExtensionsPolicyChangedDetails,
    /// Details of an event in which the team's policy for members' storage requests was changed.
    DBTEAMLOGEventDetailsTeamMemberStorageRequestPolicyChangedDetails,
    /// Details of an event in which selective sync for the team was enabled or disabled.
    DBTEAMLOGEventDetailsTeamSelectiveSyncPolicyChangedDetails,
    /// Details of an event in which the list of approved targets for external sharing was changed.
    DBTEAMLOGEventDetailsTeamSharingWhitelistSubjectsChangedDetails,
    /// Details of an event in which members were exempted from two-step verification.
    DBTEAMLOGEventDetailsTfaAddExceptionDetails,
    /// Details of an event in which the team's two-step verification policy was changed.
    DBTEAMLOGEventDetailsTfaChangePolicyDetails,
    /// Details of an event in which the exemption of members from two-step verification was removed.
    DBTEAMLOGEventDetailsTfaRemoveExceptionDetails,
    /// Details of an event in which the team's policy for content at the top level was changed.
    DBTEAMLOGEventDetailsTopLevelContentPolicyChangedDetails,
    /// Details of an event in which the members' ability to link a personal and a team account on one computer was
    /// enabled or disabled.
    DBTEAMLOGEventDetailsTwoAccountChangePolicyDetails,
    /// Details of an event in which the team's viewer information policy was changed.
    DBTEAMLOGEventDetailsViewerInfoPolicyChangedDetails,
    /// Details of an event in which the team's watermarking policy was changed.
    DBTEAMLOGEventDetailsWatermarkingPolicyChangedDetails,
    /// Details of an event in which the limit on a member's active web sessions was changed.
    DBTEAMLOGEventDetailsWebSessionsChangeActiveSessionLimitDetails,
    /// Details of an event in which the maximum length of members' web sessions was changed.
    DBTEAMLOGEventDetailsWebSessionsChangeFixedLengthPolicyDetails,
    /// Details of an event in which the maximum idle time of members' web sessions was changed.
    DBTEAMLOGEventDetailsWebSessionsChangeIdleLengthPolicyDetails,
    /// Details of an event in which the migration of the team's data to another data residency was requested.
    DBTEAMLOGEventDetailsDataResidencyMigrationRequestSuccessfulDetails,
    /// Details of an event in which a request to migrate the team's data to another data residency failed.
    DBTEAMLOGEventDetailsDataResidencyMigrationRequestUnsuccessfulDetails,
    /// Details of an event in which another team was merged into this team.
    DBTEAMLOGEventDetailsTeamMergeFromDetails,
    /// Details of an event in which this team was merged into another team.
    DBTEAMLOGEventDetailsTeamMergeToDetails,
    /// Details of an event in which a team background for the headers of shared links was added.
    DBTEAMLOGEventDetailsTeamProfileAddBackgroundDetails,
    /// Details of an event in which a team logo for the headers of shared links was added.
    DBTEAMLOGEventDetailsTeamProfileAddLogoDetails,
    /// Details of an event in which the team background in the headers of shared links was changed.
    DBTEAMLOGEventDetailsTeamProfileChangeBackgroundDetails,
    /// Details of an event in which the team's default language was changed.
    DBTEAMLOGEventDetailsTeamProfileChangeDefaultLanguageDetails,
    /// Details of an event in which the team logo in the headers of shared links was changed.
    DBTEAMLOGEventDetailsTeamProfileChangeLogoDetails,
    /// Details of an event in which the team's name was changed.
    DBTEAMLOGEventDetailsTeamProfileChangeNameDetails,
    /// Details of an event in which the team background in the headers of shared links was removed.
    DBTEAMLOGEventDetailsTeamProfileRemoveBackgroundDetails,
    /// Details of an event in which the team logo in the headers of shared links was removed.
    DBTEAMLOGEventDetailsTeamProfileRemoveLogoDetails,
    /// Details of an event in which a passkey for sign-in was added.
    DBTEAMLOGEventDetailsPasskeyAddDetails,
    /// Details of an event in which a passkey for sign-in was removed.
    DBTEAMLOGEventDetailsPasskeyRemoveDetails,
    /// Details of an event in which a backup phone for two-step verification was added.
    DBTEAMLOGEventDetailsTfaAddBackupPhoneDetails,
    /// Details of an event in which a security key for two-step verification was added.
    DBTEAMLOGEventDetailsTfaAddSecurityKeyDetails,
    /// Details of an event in which the backup phone for two-step verification was changed.
    DBTEAMLOGEventDetailsTfaChangeBackupPhoneDetails,
    /// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
    DBTEAMLOGEventDetailsTfaChangeStatusDetails,
    /// Details of an event in which the backup phone for two-step verification was removed.
    DBTEAMLOGEventDetailsTfaRemoveBackupPhoneDetails,
    /// Details of an event in which a security key for two-step verification was removed.
    DBTEAMLOGEventDetailsTfaRemoveSecurityKeyDetails,
    /// Details of an event in which two-step verification was reset for a team member.
    DBTEAMLOGEventDetailsTfaResetDetails,
    /// Details of an event in which the role of an enterprise admin was changed.
    DBTEAMLOGEventDetailsChangedEnterpriseAdminRoleDetails,
    /// Details of an event in which the status of a team connected to the enterprise was changed.
    DBTEAMLOGEventDetailsChangedEnterpriseConnectedTeamStatusDetails,
    /// Details of an event in which an enterprise admin session was ended.
    DBTEAMLOGEventDetailsEndedEnterpriseAdminSessionDetails,
    /// Details of an event in which an enterprise admin session was ended.
    DBTEAMLOGEventDetailsEndedEnterpriseAdminSessionDeprecatedDetails,
    /// Details of an event in which the permission to change a setting was changed.
    DBTEAMLOGEventDetailsEnterpriseSettingsLockingDetails,
    /// Details of an event in which the status of a guest team admin was changed.
    DBTEAMLOGEventDetailsGuestAdminChangeStatusDetails,
    /// Details of an event in which an enterprise admin session was started.
    DBTEAMLOGEventDetailsStartedEnterpriseAdminSessionDetails,
    /// Details of an event in which a team merge request was accepted.
    DBTEAMLOGEventDetailsTeamMergeRequestAcceptedDetails,
    /// Details of an event in which a team merge request was accepted, as the primary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestAcceptedShownToPrimaryTeamDetails,
    /// Details of an event in which a team merge request was accepted, as the secondary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestAcceptedShownToSecondaryTeamDetails,
    /// Details of an event in which a team merge request was canceled automatically.
    DBTEAMLOGEventDetailsTeamMergeRequestAutoCanceledDetails,
    /// Details of an event in which a team merge request was canceled.
    DBTEAMLOGEventDetailsTeamMergeRequestCanceledDetails,
    /// Details of an event in which a team merge request was canceled, as the primary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestCanceledShownToPrimaryTeamDetails,
    /// Details of an event in which a team merge request was canceled, as the secondary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestCanceledShownToSecondaryTeamDetails,
    /// Details of an event in which a team merge request expired.
    DBTEAMLOGEventDetailsTeamMergeRequestExpiredDetails,
    /// Details of an event in which a team merge request expired, as the primary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestExpiredShownToPrimaryTeamDetails,
    /// Details of an event in which a team merge request expired, as the secondary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestExpiredShownToSecondaryTeamDetails,
    /// Details of an event in which a team merge request was rejected, as the primary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestRejectedShownToPrimaryTeamDetails,
    /// Details of an event in which a team merge request was rejected, as the secondary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestRejectedShownToSecondaryTeamDetails,
    /// Details of an event in which a reminder of a team merge request was sent.
    DBTEAMLOGEventDetailsTeamMergeRequestReminderDetails,
    /// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestReminderShownToPrimaryTeamDetails,
    /// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
    DBTEAMLOGEventDetailsTeamMergeRequestReminderShownToSecondaryTeamDetails,
    /// Details of an event in which a team merge was canceled.
    DBTEAMLOGEventDetailsTeamMergeRequestRevokedDetails,
    /// Details of an event in which another team asked to be merged into this team.
    DBTEAMLOGEventDetailsTeamMergeRequestSentShownToPrimaryTeamDetails,
    /// Details of an event in which this team asked to be merged into another team.
    DBTEAMLOGEventDetailsTeamMergeRequestSentShownToSecondaryTeamDetails,
    /// A placeholder for details that couldn't be retrieved.
    DBTEAMLOGEventDetailsMissingDetails,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEventDetailsOther,
};

/// The details of an event. Each kind of event has its own case.
@interface DBTEAMLOGEventDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEventDetailsTag tag;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGEventDetails` from and to JSON.
@interface DBTEAMLOGEventDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEventDetails *)instance;
+ (DBTEAMLOGEventDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
