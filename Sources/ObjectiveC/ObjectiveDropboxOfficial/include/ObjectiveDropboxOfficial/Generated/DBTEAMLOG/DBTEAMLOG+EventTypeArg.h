// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGEventTypeArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEventTypeArgTag) {
    /// Events in which the state of a security alert was changed.
    DBTEAMLOGEventTypeArgAdminAlertingAlertStateChanged,
    /// Events in which the settings of a security alert were changed.
    DBTEAMLOGEventTypeArgAdminAlertingChangedAlertConfig,
    /// Events in which a security alert was triggered.
    DBTEAMLOGEventTypeArgAdminAlertingTriggeredAlert,
    /// Events in which a restore after a ransomware attack was completed.
    DBTEAMLOGEventTypeArgRansomwareRestoreProcessCompleted,
    /// Events in which a restore after a ransomware attack was started.
    DBTEAMLOGEventTypeArgRansomwareRestoreProcessStarted,
    /// Events in which a member couldn't link an app because the team's app permissions block it.
    DBTEAMLOGEventTypeArgAppBlockedByPermissions,
    /// Events in which an app was linked for the whole team.
    DBTEAMLOGEventTypeArgAppLinkTeam,
    /// Events in which a member linked an app.
    DBTEAMLOGEventTypeArgAppLinkUser,
    /// Events in which an app was unlinked from the team.
    DBTEAMLOGEventTypeArgAppUnlinkTeam,
    /// Events in which an app was unlinked from a member's account.
    DBTEAMLOGEventTypeArgAppUnlinkUser,
    /// Events in which a member connected an integration.
    DBTEAMLOGEventTypeArgIntegrationConnected,
    /// Events in which a member disconnected an integration.
    DBTEAMLOGEventTypeArgIntegrationDisconnected,
    /// Events in which a comment was added to a file.
    DBTEAMLOGEventTypeArgFileAddComment,
    /// Events in which a user turned notifications about the comments on a file on or off.
    DBTEAMLOGEventTypeArgFileChangeCommentSubscription,
    /// Events in which a comment on a file was deleted.
    DBTEAMLOGEventTypeArgFileDeleteComment,
    /// Events in which a comment on a file was edited.
    DBTEAMLOGEventTypeArgFileEditComment,
    /// Events in which a user liked a comment on a file.
    DBTEAMLOGEventTypeArgFileLikeComment,
    /// Events in which a comment on a file was resolved.
    DBTEAMLOGEventTypeArgFileResolveComment,
    /// Events in which a user withdrew a like from a comment on a file.
    DBTEAMLOGEventTypeArgFileUnlikeComment,
    /// Events in which a resolved comment on a file was reopened.
    DBTEAMLOGEventTypeArgFileUnresolveComment,
    /// Events in which a comment was added to a Dash stack.
    DBTEAMLOGEventTypeArgDashAddedCommentToStack,
    /// Events in which a member connected a Dash user connector.
    DBTEAMLOGEventTypeArgDashAddedConnector,
    /// Events in which a link was added to a Dash stack.
    DBTEAMLOGEventTypeArgDashAddedLinkToStack,
    /// Events in which an admin added an email domain to the team's Dash allowlist.
    DBTEAMLOGEventTypeArgDashAddedTeamEmailDomainAllowlist,
    /// Events in which an admin added a Dash connector for the organization.
    DBTEAMLOGEventTypeArgDashAdminAddedOrgWideConnector,
    /// Events in which an admin disabled a Dash user connector.
    DBTEAMLOGEventTypeArgDashAdminDisabledConnector,
    /// Events in which an admin enabled a Dash user connector.
    DBTEAMLOGEventTypeArgDashAdminEnabledConnector,
    /// Events in which an admin removed a Dash connector of the organization.
    DBTEAMLOGEventTypeArgDashAdminRemovedOrgWideConnector,
    /// Events in which a Dash stack was archived.
    DBTEAMLOGEventTypeArgDashArchivedStack,
    /// Events in which the audience of a shared link to a Dash stack was changed.
    DBTEAMLOGEventTypeArgDashChangedAudienceOfSharedLinkToStack,
    /// Events in which a Dash stack was duplicated.
    DBTEAMLOGEventTypeArgDashClonedStack,
    /// Events in which a tool of a Dash connector was called.
    DBTEAMLOGEventTypeArgDashConnectorToolsCall,
    /// Events in which a Dash stack was created.
    DBTEAMLOGEventTypeArgDashCreatedStack,
    /// Events in which a comment was deleted from a Dash stack.
    DBTEAMLOGEventTypeArgDashDeletedCommentFromStack,
    /// Events in which a Dash stack was deleted.
    DBTEAMLOGEventTypeArgDashDeletedStack,
    /// Events in which a comment in a Dash stack was edited.
    DBTEAMLOGEventTypeArgDashEditedCommentInStack,
    /// Events in which a person from outside the team opened a Dash stack.
    DBTEAMLOGEventTypeArgDashExternalUserOpenedStack,
    /// Events in which a member opened the Dash desktop app for the first time.
    DBTEAMLOGEventTypeArgDashFirstLaunchedDesktop,
    /// Events in which a member opened the Dash browser extension for the first time.
    DBTEAMLOGEventTypeArgDashFirstLaunchedExtension,
    /// Events in which a member opened the Dash start page on the web for the first time.
    DBTEAMLOGEventTypeArgDashFirstLaunchedWebStartPage,
    /// Events in which access permissions to a Dash stack were checked for an opened shared link.
    DBTEAMLOGEventTypeArgDashOpenedSharedLinkToStack,
    /// Events in which a Dash stack was opened.
    DBTEAMLOGEventTypeArgDashOpenedStack,
    /// Events in which the preview opt-out status in Dash was changed.
    DBTEAMLOGEventTypeArgDashPreviewOptOutStatusChanged,
    /// Events in which a member disconnected a Dash user connector.
    DBTEAMLOGEventTypeArgDashRemovedConnector,
    /// Events in which a link was removed from a Dash stack.
    DBTEAMLOGEventTypeArgDashRemovedLinkFromStack,
    /// Events in which a shared link to a Dash stack was removed.
    DBTEAMLOGEventTypeArgDashRemovedSharedLinkToStack,
    /// Events in which an admin removed an email domain from the team's Dash allowlist.
    DBTEAMLOGEventTypeArgDashRemovedTeamEmailDomainAllowlist,
    /// Events in which a Dash stack was renamed.
    DBTEAMLOGEventTypeArgDashRenamedStack,
    /// Events in which a link to a Dash stack was shared.
    DBTEAMLOGEventTypeArgDashSharedLinkToStack,
    /// Events in which a Dash stack was restored from the archive.
    DBTEAMLOGEventTypeArgDashUnarchivedStack,
    /// Events in which a member viewed a company stack in Dash.
    DBTEAMLOGEventTypeArgDashViewedCompanyStack,
    /// Events in which an admin viewed the Dash report on external AI activity.
    DBTEAMLOGEventTypeArgDashViewedExternalAiActivityReport,
    /// Events in which folders were added to a data governance policy.
    DBTEAMLOGEventTypeArgGovernancePolicyAddFolders,
    /// Events in which a folder couldn't be added to a data governance policy.
    DBTEAMLOGEventTypeArgGovernancePolicyAddFolderFailed,
    /// Events in which content was disposed of under a data governance policy.
    DBTEAMLOGEventTypeArgGovernancePolicyContentDisposed,
    /// Events in which a data governance policy was activated.
    DBTEAMLOGEventTypeArgGovernancePolicyCreate,
    /// Events in which a data governance policy was deleted.
    DBTEAMLOGEventTypeArgGovernancePolicyDelete,
    /// Events in which the details of a data governance policy were edited.
    DBTEAMLOGEventTypeArgGovernancePolicyEditDetails,
    /// Events in which the duration of a data governance policy was changed.
    DBTEAMLOGEventTypeArgGovernancePolicyEditDuration,
    /// Events in which a download of the content of a data governance policy was created.
    DBTEAMLOGEventTypeArgGovernancePolicyExportCreated,
    /// Events in which a download of the content of a data governance policy was removed.
    DBTEAMLOGEventTypeArgGovernancePolicyExportRemoved,
    /// Events in which folders were removed from a data governance policy.
    DBTEAMLOGEventTypeArgGovernancePolicyRemoveFolders,
    /// Events in which a summary report of a data governance policy was created.
    DBTEAMLOGEventTypeArgGovernancePolicyReportCreated,
    /// Events in which a part of a data governance policy's content was downloaded.
    DBTEAMLOGEventTypeArgGovernancePolicyZipPartDownloaded,
    /// Events in which a legal hold was activated.
    DBTEAMLOGEventTypeArgLegalHoldsActivateAHold,
    /// Events in which members were added to a legal hold.
    DBTEAMLOGEventTypeArgLegalHoldsAddMembers,
    /// Events in which the details of a legal hold were edited.
    DBTEAMLOGEventTypeArgLegalHoldsChangeHoldDetails,
    /// Events in which a legal hold was renamed.
    DBTEAMLOGEventTypeArgLegalHoldsChangeHoldName,
    /// Events in which the content of a legal hold was exported.
    DBTEAMLOGEventTypeArgLegalHoldsExportAHold,
    /// Events in which an export of a legal hold was canceled.
    DBTEAMLOGEventTypeArgLegalHoldsExportCancelled,
    /// Events in which an export of a legal hold was downloaded.
    DBTEAMLOGEventTypeArgLegalHoldsExportDownloaded,
    /// Events in which an export of a legal hold was removed.
    DBTEAMLOGEventTypeArgLegalHoldsExportRemoved,
    /// Events in which a legal hold was released.
    DBTEAMLOGEventTypeArgLegalHoldsReleaseAHold,
    /// Events in which members were removed from a legal hold.
    DBTEAMLOGEventTypeArgLegalHoldsRemoveMembers,
    /// Events in which a summary report of a legal hold was created.
    DBTEAMLOGEventTypeArgLegalHoldsReportAHold,
    /// Events in which the IP address of an active desktop session changed.
    DBTEAMLOGEventTypeArgDeviceChangeIpDesktop,
    /// Events in which the IP address of an active mobile session changed.
    DBTEAMLOGEventTypeArgDeviceChangeIpMobile,
    /// Events in which the IP address of an active web session changed.
    DBTEAMLOGEventTypeArgDeviceChangeIpWeb,
    /// Events in which some files couldn't be deleted from an unlinked device.
    DBTEAMLOGEventTypeArgDeviceDeleteOnUnlinkFail,
    /// Events in which all files were deleted from an unlinked device.
    DBTEAMLOGEventTypeArgDeviceDeleteOnUnlinkSuccess,
    /// Events in which a device couldn't be linked.
    DBTEAMLOGEventTypeArgDeviceLinkFail,
    /// Events in which a device was linked.
    DBTEAMLOGEventTypeArgDeviceLinkSuccess,
    /// Events in which device management was disabled.
    DBTEAMLOGEventTypeArgDeviceManagementDisabled,
    /// Events in which device management was enabled.
    DBTEAMLOGEventTypeArgDeviceManagementEnabled,
    /// Events in which backup was enabled or disabled for a computer.
    DBTEAMLOGEventTypeArgDeviceSyncBackupStatusChanged,
    /// Events in which a device was disconnected.
    DBTEAMLOGEventTypeArgDeviceUnlink,
    /// Events in which passwords were exported from Dropbox Passwords.
    DBTEAMLOGEventTypeArgDropboxPasswordsExported,
    /// Events in which a device was enrolled in Dropbox Passwords.
    DBTEAMLOGEventTypeArgDropboxPasswordsNewDeviceEnrolled,
    /// Events in which the token for setting up enterprise mobility management (EMM) was refreshed.
    DBTEAMLOGEventTypeArgEmmRefreshAuthToken,
    /// Events in which an external drive was checked for eligibility for backup.
    DBTEAMLOGEventTypeArgExternalDriveBackupEligibilityStatusChecked,
    /// Events in which the backup of an external drive was changed.
    DBTEAMLOGEventTypeArgExternalDriveBackupStatusChanged,
    /// Events in which account capture for the team's domains was made available or unavailable.
    DBTEAMLOGEventTypeArgAccountCaptureChangeAvailability,
    /// Events in which a user subject to account capture moved their account to the team.
    DBTEAMLOGEventTypeArgAccountCaptureMigrateAccount,
    /// Events in which an account capture email was sent to all unmanaged members.
    DBTEAMLOGEventTypeArgAccountCaptureNotificationEmailsSent,
    /// Events in which a user subject to account capture changed their account to a personal email address.
    DBTEAMLOGEventTypeArgAccountCaptureRelinquishAccount,
    /// Events in which domain invitations were disabled.
    DBTEAMLOGEventTypeArgDisabledDomainInvites,
    /// Events in which a user's request to join the team was approved.
    DBTEAMLOGEventTypeArgDomainInvitesApproveRequestToJoinTeam,
    /// Events in which a user's request to join the team was declined.
    DBTEAMLOGEventTypeArgDomainInvitesDeclineRequestToJoinTeam,
    /// Events in which invitations were emailed to existing accounts in the team's domain.
    DBTEAMLOGEventTypeArgDomainInvitesEmailExistingUsers,
    /// Events in which a user asked to join the team.
    DBTEAMLOGEventTypeArgDomainInvitesRequestToJoinTeam,
    /// Events in which the automatic invitation of new users was disabled.
    DBTEAMLOGEventTypeArgDomainInvitesSetInviteNewUserPrefToNo,
    /// Events in which the automatic invitation of new users was enabled.
    DBTEAMLOGEventTypeArgDomainInvitesSetInviteNewUserPrefToYes,
    /// Events in which a domain of the team couldn't be verified.
    DBTEAMLOGEventTypeArgDomainVerificationAddDomainFail,
    /// Events in which a domain of the team was verified.
    DBTEAMLOGEventTypeArgDomainVerificationAddDomainSuccess,
    /// Events in which a domain was removed from the team's verified domains.
    DBTEAMLOGEventTypeArgDomainVerificationRemoveDomain,
    /// Events in which domain invitations were enabled.
    DBTEAMLOGEventTypeArgEnabledDomainInvites,
    /// Events in which the rotation of the team key for folder encryption was canceled.
    DBTEAMLOGEventTypeArgEncryptedFolderCancelTeamKeyRotation,
    /// Events in which a recovery key for folder encryption was added.
    DBTEAMLOGEventTypeArgEncryptedFolderEnrollBackupKey,
    /// Events in which a device was enrolled in folder encryption.
    DBTEAMLOGEventTypeArgEncryptedFolderEnrollClient,
    /// Events in which team folder encryption was activated.
    DBTEAMLOGEventTypeArgEncryptedFolderEnrollTeam,
    /// Events in which team folder encryption was deactivated.
    DBTEAMLOGEventTypeArgEncryptedFolderFinishTeamUnenrollment,
    /// Events in which the rotation of the team key for folder encryption was started.
    DBTEAMLOGEventTypeArgEncryptedFolderInitTeamKeyRotation,
    /// Events in which the deactivation of team folder encryption was started.
    DBTEAMLOGEventTypeArgEncryptedFolderInitTeamUnenrollment,
    /// Events in which a recovery key for folder encryption was removed.
    DBTEAMLOGEventTypeArgEncryptedFolderRemoveBackupKey,
    /// Events in which the team key for folder encryption was rotated.
    DBTEAMLOGEventTypeArgEncryptedFolderRotateTeamKey,
    /// Events in which a device was removed from folder encryption.
    DBTEAMLOGEventTypeArgEncryptedFolderUnenrollClient,
    /// Events in which a team encryption key was activated.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyActivateKey,
    /// Events in which the scheduled deletion of a team encryption key was canceled.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyCancelKeyDeletion,
    /// Events in which a team encryption key was created.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyCreateKey,
    /// Events in which a team encryption key was deactivated.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyDeactivateKey,
    /// Events in which a team encryption key was deleted.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyDeleteKey,
    /// Events in which a team encryption key was disabled.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyDisableKey,
    /// Events in which a team encryption key was enabled.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyEnableKey,
    /// Events in which a team encryption key was rotated.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyRotateKey,
    /// Events in which the deletion of a team encryption key was scheduled.
    DBTEAMLOGEventTypeArgTeamEncryptionKeyScheduleKeyDeletion,
    /// Events in which a naming convention was applied to a folder.
    DBTEAMLOGEventTypeArgApplyNamingConvention,
    /// Events in which folders were created.
    DBTEAMLOGEventTypeArgCreateFolder,
    /// Events in which files or folders were added.
    DBTEAMLOGEventTypeArgFileAdd,
    /// Events in which files or folders were added by an automation.
    DBTEAMLOGEventTypeArgFileAddFromAutomation,
    /// Events in which files or folders were copied.
    DBTEAMLOGEventTypeArgFileCopy,
    /// Events in which files or folders were deleted.
    DBTEAMLOGEventTypeArgFileDelete,
    /// Events in which files or folders were downloaded.
    DBTEAMLOGEventTypeArgFileDownload,
    /// Events in which files were edited.
    DBTEAMLOGEventTypeArgFileEdit,
    /// Events in which a copy reference to a file or folder was created.
    DBTEAMLOGEventTypeArgFileGetCopyReference,
    /// Events in which a file was locked or unlocked for editing.
    DBTEAMLOGEventTypeArgFileLockingLockStatusChanged,
    /// Events in which files or folders were moved.
    DBTEAMLOGEventTypeArgFileMove,
    /// Events in which files or folders were permanently deleted.
    DBTEAMLOGEventTypeArgFilePermanentlyDelete,
    /// Events in which files or folders were previewed.
    DBTEAMLOGEventTypeArgFilePreview,
    /// Events in which files or folders were renamed.
    DBTEAMLOGEventTypeArgFileRename,
    /// Events in which deleted files or folders were restored.
    DBTEAMLOGEventTypeArgFileRestore,
    /// Events in which files were reverted to an earlier version.
    DBTEAMLOGEventTypeArgFileRevert,
    /// Events in which changes to files were rolled back.
    DBTEAMLOGEventTypeArgFileRollbackChanges,
    /// Events in which a file or folder was saved from a copy reference.
    DBTEAMLOGEventTypeArgFileSaveCopyReference,
    /// Events in which the description in a folder overview was changed.
    DBTEAMLOGEventTypeArgFolderOverviewDescriptionChanged,
    /// Events in which an item was pinned to a folder overview.
    DBTEAMLOGEventTypeArgFolderOverviewItemPinned,
    /// Events in which an item was unpinned from a folder overview.
    DBTEAMLOGEventTypeArgFolderOverviewItemUnpinned,
    /// Events in which files were downloaded from Replay.
    DBTEAMLOGEventTypeArgMediaHubFileDownloaded,
    /// Events in which a label was added.
    DBTEAMLOGEventTypeArgObjectLabelAdded,
    /// Events in which a label was removed.
    DBTEAMLOGEventTypeArgObjectLabelRemoved,
    /// Events in which the value of a label was changed.
    DBTEAMLOGEventTypeArgObjectLabelUpdatedValue,
    /// Events in which a folder was tidied with multi-file organize.
    DBTEAMLOGEventTypeArgOrganizeFolderWithTidy,
    /// Events in which files were deleted in Replay.
    DBTEAMLOGEventTypeArgReplayFileDelete,
    /// Events in which files were downloaded from Replay.
    DBTEAMLOGEventTypeArgReplayFileDownloaded,
    /// Events in which a team project was created in Replay.
    DBTEAMLOGEventTypeArgReplayTeamProjectCreated,
    /// Events in which a folder was rewound to an earlier state.
    DBTEAMLOGEventTypeArgRewindFolder,
    /// Events in which the application of a naming convention was undone.
    DBTEAMLOGEventTypeArgUndoNamingConvention,
    /// Events in which multi-file organize was undone for a folder.
    DBTEAMLOGEventTypeArgUndoOrganizeFolderWithTidy,
    /// Events in which tags were added to a file.
    DBTEAMLOGEventTypeArgUserTagsAdded,
    /// Events in which tags were removed from a file.
    DBTEAMLOGEventTypeArgUserTagsRemoved,
    /// Events in which files arrived by Email to Dropbox.
    DBTEAMLOGEventTypeArgEmailIngestReceiveFile,
    /// Events in which a file request was closed automatically.
    DBTEAMLOGEventTypeArgFileRequestAutoClose,
    /// Events in which a file request was changed.
    DBTEAMLOGEventTypeArgFileRequestChange,
    /// Events in which a file request was closed.
    DBTEAMLOGEventTypeArgFileRequestClose,
    /// Events in which a file request was created.
    DBTEAMLOGEventTypeArgFileRequestCreate,
    /// Events in which a file request was deleted.
    DBTEAMLOGEventTypeArgFileRequestDelete,
    /// Events in which files were submitted to a file request.
    DBTEAMLOGEventTypeArgFileRequestReceiveFile,
    /// Events in which an external ID was assigned to a group.
    DBTEAMLOGEventTypeArgGroupAddExternalId,
    /// Events in which team members were added to a group.
    DBTEAMLOGEventTypeArgGroupAddMember,
    /// Events in which the external ID of a group was changed.
    DBTEAMLOGEventTypeArgGroupChangeExternalId,
    /// Events in which the management type of a group was changed.
    DBTEAMLOGEventTypeArgGroupChangeManagementType,
    /// Events in which a group member was made a manager of the group, or stopped being one.
    DBTEAMLOGEventTypeArgGroupChangeMemberRole,
    /// Events in which a group was created.
    DBTEAMLOGEventTypeArgGroupCreate,
    /// Events in which a group was deleted.
    DBTEAMLOGEventTypeArgGroupDelete,
    /// Events in which the description of a group was changed.
    DBTEAMLOGEventTypeArgGroupDescriptionUpdated,
    /// Events in which a group's own setting for external sharing was changed.
    DBTEAMLOGEventTypeArgGroupExternalSharingSettingOverrideChanged,
    /// Events in which the join policy of a group was changed.
    DBTEAMLOGEventTypeArgGroupJoinPolicyUpdated,
    /// Events in which a group was moved.
    DBTEAMLOGEventTypeArgGroupMoved,
    /// Events in which the external ID of a group was removed.
    DBTEAMLOGEventTypeArgGroupRemoveExternalId,
    /// Events in which team members were removed from a group.
    DBTEAMLOGEventTypeArgGroupRemoveMember,
    /// Events in which a group was renamed.
    DBTEAMLOGEventTypeArgGroupRename,
    /// Events in which an account was locked after failed sign-in attempts, or unlocked again.
    DBTEAMLOGEventTypeArgAccountLockOrUnlocked,
    /// Events in which a sign-in with enterprise mobility management (EMM) failed.
    DBTEAMLOGEventTypeArgEmmError,
    /// Events in which a guest admin started a session through trusted teams.
    DBTEAMLOGEventTypeArgGuestAdminSignedInViaTrustedTeams,
    /// Events in which a guest admin ended a session through trusted teams.
    DBTEAMLOGEventTypeArgGuestAdminSignedOutViaTrustedTeams,
    /// Events in which a sign-in failed.
    DBTEAMLOGEventTypeArgLoginFail,
    /// Events in which a user signed in.
    DBTEAMLOGEventTypeArgLoginSuccess,
    /// Events in which a user signed out.
    DBTEAMLOGEventTypeArgLogout,
    /// Events in which a reseller ended a support session.
    DBTEAMLOGEventTypeArgResellerSupportSessionEnd,
    /// Events in which a reseller started a support session.
    DBTEAMLOGEventTypeArgResellerSupportSessionStart,
    /// Events in which an admin ended a session in which they were signed in as a member.
    DBTEAMLOGEventTypeArgSignInAsSessionEnd,
    /// Events in which an admin started a session in which they are signed in as a member.
    DBTEAMLOGEventTypeArgSignInAsSessionStart,
    /// Events in which a sign-in with single sign-on (SSO) failed.
    DBTEAMLOGEventTypeArgSsoError,
    /// Events in which an add-on was assigned to a user.
    DBTEAMLOGEventTypeArgAddonAssigned,
    /// Events in which an add-on was taken from a user.
    DBTEAMLOGEventTypeArgAddonRemoved,
    /// Events in which an admin invited members to activate Dropbox Backup.
    DBTEAMLOGEventTypeArgBackupAdminInvitationSent,
    /// Events in which an invitation to Dropbox Backup was opened.
    DBTEAMLOGEventTypeArgBackupInvitationOpened,
    /// Events in which an invitation link for the team was created.
    DBTEAMLOGEventTypeArgCreateTeamInviteLink,
    /// Events in which an invitation link for the team was deleted.
    DBTEAMLOGEventTypeArgDeleteTeamInviteLink,
    /// Events in which an external ID was assigned to a team member.
    DBTEAMLOGEventTypeArgMemberAddExternalId,
    /// Events in which the name of a team member was added.
    DBTEAMLOGEventTypeArgMemberAddName,
    /// Events in which the admin role of a team member was changed.
    DBTEAMLOGEventTypeArgMemberChangeAdminRole,
    /// Events in which the email address of a team member was changed.
    DBTEAMLOGEventTypeArgMemberChangeEmail,
    /// Events in which the external ID of a team member was changed.
    DBTEAMLOGEventTypeArgMemberChangeExternalId,
    /// Events in which the membership type of a team member, limited or full, was changed.
    DBTEAMLOGEventTypeArgMemberChangeMembershipType,
    /// Events in which the name of a team member was changed.
    DBTEAMLOGEventTypeArgMemberChangeName,
    /// Events in which the reseller role of a team member was changed.
    DBTEAMLOGEventTypeArgMemberChangeResellerRole,
    /// Events in which the status of a team member changed, for example from invited to active.
    DBTEAMLOGEventTypeArgMemberChangeStatus,
    /// Events in which manually added contacts were removed.
    DBTEAMLOGEventTypeArgMemberDeleteManualContacts,
    /// Events in which the profile photo of a team member was deleted.
    DBTEAMLOGEventTypeArgMemberDeleteProfilePhoto,
    /// Events in which an admin browsed the folders of a team member.
    DBTEAMLOGEventTypeArgMemberFolderContentsAccessed,
    /// Events in which the content of a deleted member's account was permanently deleted.
    DBTEAMLOGEventTypeArgMemberPermanentlyDeleteAccountContents,
    /// Events in which the external ID of a team member was removed.
    DBTEAMLOGEventTypeArgMemberRemoveExternalId,
    /// Events in which the profile photo of a team member was set.
    DBTEAMLOGEventTypeArgMemberSetProfilePhoto,
    /// Events in which a custom space limit was set for a member.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsAddCustomQuota,
    /// Events in which the custom space limit of a member was changed.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsChangeCustomQuota,
    /// Events in which a member's usage reached another level of their space limit.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsChangeStatus,
    /// Events in which the custom space limit of a member was removed.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsRemoveCustomQuota,
    /// Events in which a person was suggested as a new team member.
    DBTEAMLOGEventTypeArgMemberSuggest,
    /// Events in which the content of a deleted member's account was transferred to another member.
    DBTEAMLOGEventTypeArgMemberTransferAccountContents,
    /// Events in which a secondary email address that awaits verification was added.
    DBTEAMLOGEventTypeArgPendingSecondaryEmailAdded,
    /// Events in which a product was assigned to a team member.
    DBTEAMLOGEventTypeArgProductAssignedToMember,
    /// Events in which a product was taken from a team member.
    DBTEAMLOGEventTypeArgProductRemovedFromMember,
    /// Events in which a secondary email address was deleted.
    DBTEAMLOGEventTypeArgSecondaryEmailDeleted,
    /// Events in which a secondary email address was verified.
    DBTEAMLOGEventTypeArgSecondaryEmailVerified,
    /// Events in which the policy for secondary email addresses was changed.
    DBTEAMLOGEventTypeArgSecondaryMailsPolicyChanged,
    /// Events in which a page was added to a Paper binder.
    DBTEAMLOGEventTypeArgBinderAddPage,
    /// Events in which a section was added to a Paper binder.
    DBTEAMLOGEventTypeArgBinderAddSection,
    /// Events in which a page was removed from a Paper binder.
    DBTEAMLOGEventTypeArgBinderRemovePage,
    /// Events in which a section was removed from a Paper binder.
    DBTEAMLOGEventTypeArgBinderRemoveSection,
    /// Events in which a page of a Paper binder was renamed.
    DBTEAMLOGEventTypeArgBinderRenamePage,
    /// Events in which a section of a Paper binder was renamed.
    DBTEAMLOGEventTypeArgBinderRenameSection,
    /// Events in which a page of a Paper binder was moved to another position.
    DBTEAMLOGEventTypeArgBinderReorderPage,
    /// Events in which a section of a Paper binder was moved to another position.
    DBTEAMLOGEventTypeArgBinderReorderSection,
    /// Events in which users or groups were given access to a Paper document or folder.
    DBTEAMLOGEventTypeArgPaperContentAddMember,
    /// Events in which a Paper document or folder was added to a folder.
    DBTEAMLOGEventTypeArgPaperContentAddToFolder,
    /// Events in which a Paper document or folder was archived.
    DBTEAMLOGEventTypeArgPaperContentArchive,
    /// Events in which a Paper document or folder was created.
    DBTEAMLOGEventTypeArgPaperContentCreate,
    /// Events in which a Paper document or folder was permanently deleted.
    DBTEAMLOGEventTypeArgPaperContentPermanentlyDelete,
    /// Events in which a Paper document or folder was removed from a folder.
    DBTEAMLOGEventTypeArgPaperContentRemoveFromFolder,
    /// Events in which users or groups lost their access to a Paper document or folder.
    DBTEAMLOGEventTypeArgPaperContentRemoveMember,
    /// Events in which a Paper document or folder was renamed.
    DBTEAMLOGEventTypeArgPaperContentRename,
    /// Events in which an archived Paper document or folder was restored.
    DBTEAMLOGEventTypeArgPaperContentRestore,
    /// Events in which a comment was added to a Paper document.
    DBTEAMLOGEventTypeArgPaperDocAddComment,
    /// Events in which a member's permissions for a Paper document were changed.
    DBTEAMLOGEventTypeArgPaperDocChangeMemberRole,
    /// Events in which the sharing policy of a Paper document was changed.
    DBTEAMLOGEventTypeArgPaperDocChangeSharingPolicy,
    /// Events in which a user followed or unfollowed a Paper document.
    DBTEAMLOGEventTypeArgPaperDocChangeSubscription,
    /// Events in which a Paper document was archived.
    DBTEAMLOGEventTypeArgPaperDocDeleted,
    /// Events in which a comment on a Paper document was deleted.
    DBTEAMLOGEventTypeArgPaperDocDeleteComment,
    /// Events in which a Paper document was downloaded in a particular format.
    DBTEAMLOGEventTypeArgPaperDocDownload,
    /// Events in which a Paper document was edited.
    DBTEAMLOGEventTypeArgPaperDocEdit,
    /// Events in which a comment on a Paper document was edited.
    DBTEAMLOGEventTypeArgPaperDocEditComment,
    /// Events in which a user followed a Paper document.
    DBTEAMLOGEventTypeArgPaperDocFollowed,
    /// Events in which a user was mentioned in a Paper document.
    DBTEAMLOGEventTypeArgPaperDocMention,
    /// Events in which the ownership of a Paper document was transferred.
    DBTEAMLOGEventTypeArgPaperDocOwnershipChanged,
    /// Events in which a user asked for access to a Paper document.
    DBTEAMLOGEventTypeArgPaperDocRequestAccess,
    /// Events in which a comment on a Paper document was resolved.
    DBTEAMLOGEventTypeArgPaperDocResolveComment,
    /// Events in which a Paper document was reverted to an earlier version.
    DBTEAMLOGEventTypeArgPaperDocRevert,
    /// Events in which a Paper document was shared through Slack.
    DBTEAMLOGEventTypeArgPaperDocSlackShare,
    /// Events in which a Paper document was shared with users or groups.
    DBTEAMLOGEventTypeArgPaperDocTeamInvite,
    /// Events in which a Paper document was moved to the trash.
    DBTEAMLOGEventTypeArgPaperDocTrashed,
    /// Events in which a resolved comment on a Paper document was reopened.
    DBTEAMLOGEventTypeArgPaperDocUnresolveComment,
    /// Events in which a Paper document was restored from the trash.
    DBTEAMLOGEventTypeArgPaperDocUntrashed,
    /// Events in which a Paper document was viewed.
    DBTEAMLOGEventTypeArgPaperDocView,
    /// Events in which the external sharing setting of Paper was set to allow anyone.
    DBTEAMLOGEventTypeArgPaperExternalViewAllow,
    /// Events in which the external sharing setting of Paper was set to the team by default.
    DBTEAMLOGEventTypeArgPaperExternalViewDefaultTeam,
    /// Events in which the external sharing setting of Paper was set to the team only.
    DBTEAMLOGEventTypeArgPaperExternalViewForbid,
    /// Events in which a user followed or unfollowed a Paper folder.
    DBTEAMLOGEventTypeArgPaperFolderChangeSubscription,
    /// Events in which a Paper folder was archived.
    DBTEAMLOGEventTypeArgPaperFolderDeleted,
    /// Events in which a user followed a Paper folder.
    DBTEAMLOGEventTypeArgPaperFolderFollowed,
    /// Events in which a Paper folder was shared with users or groups.
    DBTEAMLOGEventTypeArgPaperFolderTeamInvite,
    /// Events in which the permissions of a published Paper document were changed.
    DBTEAMLOGEventTypeArgPaperPublishedLinkChangePermission,
    /// Events in which a Paper document was published.
    DBTEAMLOGEventTypeArgPaperPublishedLinkCreate,
    /// Events in which the publication of a Paper document was withdrawn.
    DBTEAMLOGEventTypeArgPaperPublishedLinkDisabled,
    /// Events in which a published Paper document was viewed.
    DBTEAMLOGEventTypeArgPaperPublishedLinkView,
    /// Events in which a user changed their password.
    DBTEAMLOGEventTypeArgPasswordChange,
    /// Events in which a user's password was reset.
    DBTEAMLOGEventTypeArgPasswordReset,
    /// Events in which the passwords of all team members were reset.
    DBTEAMLOGEventTypeArgPasswordResetAll,
    /// Events in which collaborators were added with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionAddCollaborator,
    /// Events in which a link was added with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionAddLink,
    /// Events in which content was deleted with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionDelete,
    /// Events in which content was exported with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionExport,
    /// Events in which collaborators were removed with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionRemoveCollaborator,
    /// Events in which a link was removed with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionRemoveLink,
    /// Events in which the sharing of content was ended with Dropbox Protect.
    DBTEAMLOGEventTypeArgProtectActionStopSharing,
    /// Events in which the list of internal domains of Dropbox Protect was changed.
    DBTEAMLOGEventTypeArgProtectInternalDomainsChanged,
    /// Events in which a Dropbox Protect policy was activated.
    DBTEAMLOGEventTypeArgProtectPolicyActivated,
    /// Events in which a Dropbox Protect policy was deactivated.
    DBTEAMLOGEventTypeArgProtectPolicyDeactivated,
    /// Events in which a Dropbox Protect policy was scheduled.
    DBTEAMLOGEventTypeArgProtectPolicyScheduled,
    /// Events in which a Dropbox Protect policy was changed.
    DBTEAMLOGEventTypeArgProtectPolicyUpdated,
    /// Events in which a Dropbox Protect report was viewed.
    DBTEAMLOGEventTypeArgProtectReportView,
    /// Events in which a classification report was created.
    DBTEAMLOGEventTypeArgClassificationCreateReport,
    /// Events in which a classification report couldn't be created.
    DBTEAMLOGEventTypeArgClassificationCreateReportFail,
    /// Events in which a report on users excluded from enterprise mobility management (EMM) was created.
    DBTEAMLOGEventTypeArgEmmCreateExceptionsReport,
    /// Events in which a report on the use of mobile apps under enterprise mobility management (EMM) was created.
    DBTEAMLOGEventTypeArgEmmCreateUsageReport,
    /// Events in which a report on the team's members was created.
    DBTEAMLOGEventTypeArgExportMembersReport,
    /// Events in which a report on the team's members couldn't be created.
    DBTEAMLOGEventTypeArgExportMembersReportFail,
    /// Events in which a report on external sharing was created.
    DBTEAMLOGEventTypeArgExternalSharingCreateReport,
    /// Events in which a report on external sharing couldn't be created.
    DBTEAMLOGEventTypeArgExternalSharingReportFailed,
    /// Events in which a report on member access was created.
    DBTEAMLOGEventTypeArgMemberAccessDetailsCreateReport,
    /// Events in which a report on member access couldn't be created.
    DBTEAMLOGEventTypeArgMemberAccessDetailsCreateReportFailed,
    /// Events in which a report on new links without an expiration date was created.
    DBTEAMLOGEventTypeArgNoExpirationLinkGenCreateReport,
    /// Events in which a report on new links without an expiration date couldn't be created.
    DBTEAMLOGEventTypeArgNoExpirationLinkGenReportFailed,
    /// Events in which a report on new links without a password was created.
    DBTEAMLOGEventTypeArgNoPasswordLinkGenCreateReport,
    /// Events in which a report on new links without a password couldn't be created.
    DBTEAMLOGEventTypeArgNoPasswordLinkGenReportFailed,
    /// Events in which a report on views of links without a password was created.
    DBTEAMLOGEventTypeArgNoPasswordLinkViewCreateReport,
    /// Events in which a report on views of links without a password couldn't be created.
    DBTEAMLOGEventTypeArgNoPasswordLinkViewReportFailed,
    /// Events in which a report on views of old links was created.
    DBTEAMLOGEventTypeArgOutdatedLinkViewCreateReport,
    /// Events in which a report on views of old links couldn't be created.
    DBTEAMLOGEventTypeArgOutdatedLinkViewReportFailed,
    /// Events in which an export of all Paper documents of the team was started.
    DBTEAMLOGEventTypeArgPaperAdminExportStart,
    /// Events in which a ransomware report was created.
    DBTEAMLOGEventTypeArgRansomwareAlertCreateReport,
    /// Events in which a ransomware report couldn't be created.
    DBTEAMLOGEventTypeArgRansomwareAlertCreateReportFailed,
    /// Events in which a report on shared folders was created.
    DBTEAMLOGEventTypeArgSharedFoldersCreateReport,
    /// Events in which a report on shared folders couldn't be created.
    DBTEAMLOGEventTypeArgSharedFoldersCreateReportFailed,
    /// Events in which a report on devices without admin privileges for Smart Sync was created.
    DBTEAMLOGEventTypeArgSmartSyncCreateAdminPrivilegeReport,
    /// Events in which a report on the team's activity was created.
    DBTEAMLOGEventTypeArgTeamActivityCreateReport,
    /// Events in which a report on the team's activity couldn't be created.
    DBTEAMLOGEventTypeArgTeamActivityCreateReportFail,
    /// Events in which a report on team folders was created.
    DBTEAMLOGEventTypeArgTeamFoldersCreateReport,
    /// Events in which a report on team folders couldn't be created.
    DBTEAMLOGEventTypeArgTeamFoldersCreateReportFailed,
    /// Events in which a report on the team's storage was created.
    DBTEAMLOGEventTypeArgTeamStorageCreateReport,
    /// Events in which a report on the team's storage couldn't be created.
    DBTEAMLOGEventTypeArgTeamStorageCreateReportFailed,
    /// Events in which an album was shared.
    DBTEAMLOGEventTypeArgCollectionShare,
    /// Events in which files were added to a transfer.
    DBTEAMLOGEventTypeArgFileTransfersFileAdd,
    /// Events in which a transfer was deleted.
    DBTEAMLOGEventTypeArgFileTransfersTransferDelete,
    /// Events in which a transfer was downloaded.
    DBTEAMLOGEventTypeArgFileTransfersTransferDownload,
    /// Events in which a transfer was sent.
    DBTEAMLOGEventTypeArgFileTransfersTransferSend,
    /// Events in which a transfer was viewed.
    DBTEAMLOGEventTypeArgFileTransfersTransferView,
    /// Events in which a member was added to a Replay project.
    DBTEAMLOGEventTypeArgMediaHubProjectTeamAdd,
    /// Events in which a member was removed from a Replay project.
    DBTEAMLOGEventTypeArgMediaHubProjectTeamDelete,
    /// Events in which the role of a member in a Replay project was changed.
    DBTEAMLOGEventTypeArgMediaHubProjectTeamRoleChanged,
    /// Events in which the audience of a Replay shared link was changed.
    DBTEAMLOGEventTypeArgMediaHubSharedLinkAudienceChanged,
    /// Events in which a Replay shared link was created.
    DBTEAMLOGEventTypeArgMediaHubSharedLinkCreated,
    /// Events in which the download setting of a Replay shared link was changed.
    DBTEAMLOGEventTypeArgMediaHubSharedLinkDownloadSettingChanged,
    /// Events in which a Replay shared link was revoked.
    DBTEAMLOGEventTypeArgMediaHubSharedLinkRevoked,
    /// Events in which a Paper document was limited to invited people.
    DBTEAMLOGEventTypeArgNoteAclInviteOnly,
    /// Events in which a Paper document was made accessible to anyone with the link.
    DBTEAMLOGEventTypeArgNoteAclLink,
    /// Events in which a Paper document was made accessible to team members with the link.
    DBTEAMLOGEventTypeArgNoteAclTeamLink,
    /// Events in which a Paper document was shared.
    DBTEAMLOGEventTypeArgNoteShared,
    /// Events in which a user received a shared Paper document.
    DBTEAMLOGEventTypeArgNoteShareReceive,
    /// Events in which a shared Paper document was opened.
    DBTEAMLOGEventTypeArgOpenNoteShared,
    /// Events in which a shared link was created in Replay.
    DBTEAMLOGEventTypeArgReplayFileSharedLinkCreated,
    /// Events in which a shared link in Replay was changed.
    DBTEAMLOGEventTypeArgReplayFileSharedLinkModified,
    /// Events in which a member was added to a Replay project.
    DBTEAMLOGEventTypeArgReplayProjectTeamAdd,
    /// Events in which a member was removed from a Replay project.
    DBTEAMLOGEventTypeArgReplayProjectTeamDelete,
    /// Events in which a file was added in Send and Track.
    DBTEAMLOGEventTypeArgSendAndTrackFileAdded,
    /// Events in which a file was renamed in Send and Track.
    DBTEAMLOGEventTypeArgSendAndTrackFileRenamed,
    /// Events in which a file was updated in Send and Track.
    DBTEAMLOGEventTypeArgSendAndTrackFileUpdated,
    /// Events in which a Send and Track link was created.
    DBTEAMLOGEventTypeArgSendAndTrackLinkCreated,
    /// Events in which a Send and Track link was deleted.
    DBTEAMLOGEventTypeArgSendAndTrackLinkDeleted,
    /// Events in which a Send and Track link was changed.
    DBTEAMLOGEventTypeArgSendAndTrackLinkUpdated,
    /// Events in which a Send and Track link was opened.
    DBTEAMLOGEventTypeArgSendAndTrackLinkViewed,
    /// Events in which a file and its links were deleted in Send and Track.
    DBTEAMLOGEventTypeArgSendAndTrackRemovedFileAndAssociatedLinks,
    /// Events in which the team was added to a shared folder.
    DBTEAMLOGEventTypeArgSfAddGroup,
    /// Events in which people who aren't members of a shared folder were allowed to view links to its files.
    DBTEAMLOGEventTypeArgSfAllowNonMembersToViewSharedLinks,
    /// Events in which a warning for members who share folders outside the team was configured.
    DBTEAMLOGEventTypeArgSfExternalInviteWarn,
    /// Events in which Facebook users were invited to a shared folder.
    DBTEAMLOGEventTypeArgSfFbInvite,
    /// Events in which the role of a Facebook user in a shared folder was changed.
    DBTEAMLOGEventTypeArgSfFbInviteChangeRole,
    /// Events in which the invitation of a Facebook user to a shared folder was withdrawn.
    DBTEAMLOGEventTypeArgSfFbUninvite,
    /// Events in which a group was invited to a shared folder.
    DBTEAMLOGEventTypeArgSfInviteGroup,
    /// Events in which access to a shared folder was granted.
    DBTEAMLOGEventTypeArgSfTeamGrantAccess,
    /// Events in which team members were invited to a shared folder.
    DBTEAMLOGEventTypeArgSfTeamInvite,
    /// Events in which the role of a team member in a shared folder was changed.
    DBTEAMLOGEventTypeArgSfTeamInviteChangeRole,
    /// Events in which a user joined the shared folder of a team member.
    DBTEAMLOGEventTypeArgSfTeamJoin,
    /// Events in which a user joined the shared folder of a team member by a link.
    DBTEAMLOGEventTypeArgSfTeamJoinFromOobLink,
    /// Events in which the invitation of a team member to a shared folder was withdrawn.
    DBTEAMLOGEventTypeArgSfTeamUninvite,
    /// Events in which a person was invited to Dropbox and given access to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentAddInvitees,
    /// Events in which an expiration date was added to the link to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentAddLinkExpiry,
    /// Events in which a password was added to the link to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentAddLinkPassword,
    /// Events in which users or groups were added to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentAddMember,
    /// Events in which downloads of a shared file or folder by its members were allowed or forbidden.
    DBTEAMLOGEventTypeArgSharedContentChangeDownloadsPolicy,
    /// Events in which the access level of an invitee to a shared file or folder was changed before they accepted.
    DBTEAMLOGEventTypeArgSharedContentChangeInviteeRole,
    /// Events in which the audience of the link to a shared file or folder was changed.
    DBTEAMLOGEventTypeArgSharedContentChangeLinkAudience,
    /// Events in which the expiration date of the link to a shared file or folder was changed.
    DBTEAMLOGEventTypeArgSharedContentChangeLinkExpiry,
    /// Events in which the password of the link to a shared file or folder was changed.
    DBTEAMLOGEventTypeArgSharedContentChangeLinkPassword,
    /// Events in which the access level of a member of a shared file or folder was changed.
    DBTEAMLOGEventTypeArgSharedContentChangeMemberRole,
    /// Events in which the visibility of the viewers of a shared file or folder to its members was changed.
    DBTEAMLOGEventTypeArgSharedContentChangeViewerInfoPolicy,
    /// Events in which a user accepted an invitation to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentClaimInvitation,
    /// Events in which a user copied a shared file or folder to their own Dropbox.
    DBTEAMLOGEventTypeArgSharedContentCopy,
    /// Events in which a shared file or folder was downloaded.
    DBTEAMLOGEventTypeArgSharedContentDownload,
    /// Events in which a user left a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentRelinquishMembership,
    /// Events in which an invitee was removed from a shared file or folder before they accepted.
    DBTEAMLOGEventTypeArgSharedContentRemoveInvitees,
    /// Events in which the expiration date of the link to a shared file or folder was removed.
    DBTEAMLOGEventTypeArgSharedContentRemoveLinkExpiry,
    /// Events in which the password of the link to a shared file or folder was removed.
    DBTEAMLOGEventTypeArgSharedContentRemoveLinkPassword,
    /// Events in which a user or group was removed from a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentRemoveMember,
    /// Events in which a user asked for access to a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentRequestAccess,
    /// Events in which invitees of a shared file or folder were restored.
    DBTEAMLOGEventTypeArgSharedContentRestoreInvitees,
    /// Events in which users or groups were restored as members of a shared file or folder.
    DBTEAMLOGEventTypeArgSharedContentRestoreMember,
    /// Events in which a file or folder was unshared by removing all members.
    DBTEAMLOGEventTypeArgSharedContentUnshare,
    /// Events in which a shared file or folder was previewed.
    DBTEAMLOGEventTypeArgSharedContentView,
    /// Events in which the group of people who can open a shared folder by a link was changed.
    DBTEAMLOGEventTypeArgSharedFolderChangeLinkPolicy,
    /// Events in which a shared folder was set to inherit the members of its parent folder, or not to.
    DBTEAMLOGEventTypeArgSharedFolderChangeMembersInheritancePolicy,
    /// Events in which the permission to add and remove members of a shared folder was changed.
    DBTEAMLOGEventTypeArgSharedFolderChangeMembersManagementPolicy,
    /// Events in which the group of people who can become members of a shared folder was changed.
    DBTEAMLOGEventTypeArgSharedFolderChangeMembersPolicy,
    /// Events in which a shared folder was created.
    DBTEAMLOGEventTypeArgSharedFolderCreate,
    /// Events in which a user declined a team member's invitation to a shared folder.
    DBTEAMLOGEventTypeArgSharedFolderDeclineInvitation,
    /// Events in which a user added a shared folder to their own Dropbox.
    DBTEAMLOGEventTypeArgSharedFolderMount,
    /// Events in which the parent of a shared folder was changed.
    DBTEAMLOGEventTypeArgSharedFolderNest,
    /// Events in which the ownership of a shared folder was transferred to another member.
    DBTEAMLOGEventTypeArgSharedFolderTransferOwnership,
    /// Events in which a user removed a shared folder from their own Dropbox.
    DBTEAMLOGEventTypeArgSharedFolderUnmount,
    /// Events in which an expiration date was added to a shared link.
    DBTEAMLOGEventTypeArgSharedLinkAddExpiry,
    /// Events in which the expiration date of a shared link was changed.
    DBTEAMLOGEventTypeArgSharedLinkChangeExpiry,
    /// Events in which the visibility of a shared link was changed.
    DBTEAMLOGEventTypeArgSharedLinkChangeVisibility,
    /// Events in which a user copied a file or folder from a shared link to their Dropbox.
    DBTEAMLOGEventTypeArgSharedLinkCopy,
    /// Events in which a shared link was created.
    DBTEAMLOGEventTypeArgSharedLinkCreate,
    /// Events in which a shared link was removed.
    DBTEAMLOGEventTypeArgSharedLinkDisable,
    /// Events in which a file or folder was downloaded from a shared link.
    DBTEAMLOGEventTypeArgSharedLinkDownload,
    /// Events in which the expiration date of a shared link was removed.
    DBTEAMLOGEventTypeArgSharedLinkRemoveExpiry,
    /// Events in which a visitor of a shared link was removed.
    DBTEAMLOGEventTypeArgSharedLinkRemoveVisitor,
    /// Events in which an expiration date was added in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsAddExpiration,
    /// Events in which a password was added in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsAddPassword,
    /// Events in which downloads were disabled in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsAllowDownloadDisabled,
    /// Events in which downloads were enabled in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsAllowDownloadEnabled,
    /// Events in which the audience was changed in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsChangeAudience,
    /// Events in which the expiration date was changed in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsChangeExpiration,
    /// Events in which the password was changed in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsChangePassword,
    /// Events in which the expiration date was removed in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsRemoveExpiration,
    /// Events in which the password was removed in the settings of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkSettingsRemovePassword,
    /// Events in which members were added to the audience of a shared link.
    DBTEAMLOGEventTypeArgSharedLinkShare,
    /// Events in which a shared link was opened.
    DBTEAMLOGEventTypeArgSharedLinkView,
    /// Events in which a shared Paper document was opened.
    DBTEAMLOGEventTypeArgSharedNoteOpened,
    /// Events in which downloads were disabled for a link.
    DBTEAMLOGEventTypeArgShmodelDisableDownloads,
    /// Events in which downloads were enabled for a link.
    DBTEAMLOGEventTypeArgShmodelEnableDownloads,
    /// Events in which a link was shared with a group.
    DBTEAMLOGEventTypeArgShmodelGroupShare,
    /// Events in which access to a showcase was granted.
    DBTEAMLOGEventTypeArgShowcaseAccessGranted,
    /// Events in which a member was added to a showcase.
    DBTEAMLOGEventTypeArgShowcaseAddMember,
    /// Events in which a showcase was archived.
    DBTEAMLOGEventTypeArgShowcaseArchived,
    /// Events in which a showcase was created.
    DBTEAMLOGEventTypeArgShowcaseCreated,
    /// Events in which a comment on a showcase was deleted.
    DBTEAMLOGEventTypeArgShowcaseDeleteComment,
    /// Events in which a showcase was edited.
    DBTEAMLOGEventTypeArgShowcaseEdited,
    /// Events in which a comment on a showcase was edited.
    DBTEAMLOGEventTypeArgShowcaseEditComment,
    /// Events in which a file was added to a showcase.
    DBTEAMLOGEventTypeArgShowcaseFileAdded,
    /// Events in which a file was downloaded from a showcase.
    DBTEAMLOGEventTypeArgShowcaseFileDownload,
    /// Events in which a file was removed from a showcase.
    DBTEAMLOGEventTypeArgShowcaseFileRemoved,
    /// Events in which a file in a showcase was viewed.
    DBTEAMLOGEventTypeArgShowcaseFileView,
    /// Events in which a showcase was permanently deleted.
    DBTEAMLOGEventTypeArgShowcasePermanentlyDeleted,
    /// Events in which a comment was added to a showcase.
    DBTEAMLOGEventTypeArgShowcasePostComment,
    /// Events in which a member was removed from a showcase.
    DBTEAMLOGEventTypeArgShowcaseRemoveMember,
    /// Events in which a showcase was renamed.
    DBTEAMLOGEventTypeArgShowcaseRenamed,
    /// Events in which a user asked for access to a showcase.
    DBTEAMLOGEventTypeArgShowcaseRequestAccess,
    /// Events in which a comment on a showcase was resolved.
    DBTEAMLOGEventTypeArgShowcaseResolveComment,
    /// Events in which an archived showcase was restored.
    DBTEAMLOGEventTypeArgShowcaseRestored,
    /// Events in which a showcase was moved to the trash.
    DBTEAMLOGEventTypeArgShowcaseTrashed,
    /// Events in which a showcase of the old version was moved to the trash.
    DBTEAMLOGEventTypeArgShowcaseTrashedDeprecated,
    /// Events in which a resolved comment on a showcase was reopened.
    DBTEAMLOGEventTypeArgShowcaseUnresolveComment,
    /// Events in which a showcase was restored from the trash.
    DBTEAMLOGEventTypeArgShowcaseUntrashed,
    /// Events in which a showcase of the old version was restored from the trash.
    DBTEAMLOGEventTypeArgShowcaseUntrashedDeprecated,
    /// Events in which a showcase was viewed.
    DBTEAMLOGEventTypeArgShowcaseView,
    /// Events in which a signature request was canceled.
    DBTEAMLOGEventTypeArgSignSignatureRequestCanceled,
    /// Events in which a signature request was completed.
    DBTEAMLOGEventTypeArgSignSignatureRequestCompleted,
    /// Events in which a signature request was declined.
    DBTEAMLOGEventTypeArgSignSignatureRequestDeclined,
    /// Events in which a signature request was opened.
    DBTEAMLOGEventTypeArgSignSignatureRequestOpened,
    /// Events in which a reminder of a signature request was sent.
    DBTEAMLOGEventTypeArgSignSignatureRequestReminderSent,
    /// Events in which a signature request was sent.
    DBTEAMLOGEventTypeArgSignSignatureRequestSent,
    /// Events in which a template for signature requests was created.
    DBTEAMLOGEventTypeArgSignTemplateCreated,
    /// Events in which a template for signature requests was shared.
    DBTEAMLOGEventTypeArgSignTemplateShared,
    /// Events in which a security event arrived from an external identity provider by the RISC protocol.
    DBTEAMLOGEventTypeArgRiscSecurityEvent,
    /// Events in which an X.509 certificate was added for single sign-on (SSO).
    DBTEAMLOGEventTypeArgSsoAddCert,
    /// Events in which a sign-in URL was added for single sign-on (SSO).
    DBTEAMLOGEventTypeArgSsoAddLoginUrl,
    /// Events in which a sign-out URL was added for single sign-on (SSO).
    DBTEAMLOGEventTypeArgSsoAddLogoutUrl,
    /// Events in which the X.509 certificate for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeArgSsoChangeCert,
    /// Events in which the sign-in URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeArgSsoChangeLoginUrl,
    /// Events in which the sign-out URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeArgSsoChangeLogoutUrl,
    /// Events in which the SAML identity mode for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeArgSsoChangeSamlIdentityMode,
    /// Events in which the X.509 certificate for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeArgSsoRemoveCert,
    /// Events in which the sign-in URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeArgSsoRemoveLoginUrl,
    /// Events in which the sign-out URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeArgSsoRemoveLogoutUrl,
    /// Events in which a team folder was archived or restored from the archive.
    DBTEAMLOGEventTypeArgTeamFolderChangeStatus,
    /// Events in which a team folder was created as an active folder.
    DBTEAMLOGEventTypeArgTeamFolderCreate,
    /// Events in which a team folder was turned into a regular shared folder.
    DBTEAMLOGEventTypeArgTeamFolderDowngrade,
    /// Events in which an archived team folder was permanently deleted.
    DBTEAMLOGEventTypeArgTeamFolderPermanentlyDelete,
    /// Events in which a team folder was renamed.
    DBTEAMLOGEventTypeArgTeamFolderRename,
    /// Events in which the enforcement of a team folder's space limit was changed.
    DBTEAMLOGEventTypeArgTeamFolderSpaceLimitsChangeCapsType,
    /// Events in which the space limit of a team folder was changed.
    DBTEAMLOGEventTypeArgTeamFolderSpaceLimitsChangeLimit,
    /// Events in which the recipient of notifications about a team folder's space limit was changed.
    DBTEAMLOGEventTypeArgTeamFolderSpaceLimitsChangeNotificationTarget,
    /// Events in which the default sync setting of a team folder was changed.
    DBTEAMLOGEventTypeArgTeamSelectiveSyncSettingsChanged,
    /// Events in which the account capture policy for the team's domains was changed.
    DBTEAMLOGEventTypeArgAccountCaptureChangePolicy,
    /// Events in which the reminders to admins about requests to join the team were changed.
    DBTEAMLOGEventTypeArgAdminEmailRemindersChanged,
    /// Events in which the team's policy for sharing data with third-party AI was changed.
    DBTEAMLOGEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged,
    /// Events in which downloads were disabled.
    DBTEAMLOGEventTypeArgAllowDownloadDisabled,
    /// Events in which downloads were enabled.
    DBTEAMLOGEventTypeArgAllowDownloadEnabled,
    /// Events in which sign-in with Apple was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgAppleLoginChangePolicy,
    /// Events in which the permissions of apps were changed.
    DBTEAMLOGEventTypeArgAppPermissionsChanged,
    /// Events in which the team's camera upload policy was changed.
    DBTEAMLOGEventTypeArgCameraUploadsPolicyChanged,
    /// Events in which the team's policy for the team space in Capture was changed.
    DBTEAMLOGEventTypeArgCaptureTeamSpacePolicyChanged,
    /// Events in which the team's policy for transcripts in Capture was changed.
    DBTEAMLOGEventTypeArgCaptureTranscriptPolicyChanged,
    /// Events in which the team's data classification policy was changed.
    DBTEAMLOGEventTypeArgClassificationChangePolicy,
    /// Events in which the team's computer backup policy was changed.
    DBTEAMLOGEventTypeArgComputerBackupPolicyChanged,
    /// Events in which the team's content management policy was changed.
    DBTEAMLOGEventTypeArgContentAdministrationPolicyChanged,
    /// Events in which the team's policy for protection against content deletion was changed.
    DBTEAMLOGEventTypeArgContentDeletionProtectionChangePolicy,
    /// Events in which the team's policy for external sharing in Dash was changed.
    DBTEAMLOGEventTypeArgDashExternalSharingPolicyChanged,
    /// Events in which the location of the data centers for the team's data was restricted.
    DBTEAMLOGEventTypeArgDataPlacementRestrictionChangePolicy,
    /// Events in which the restriction of the data centers for the team's data was fulfilled.
    DBTEAMLOGEventTypeArgDataPlacementRestrictionSatisfyPolicy,
    /// Events in which members were exempted from device approvals.
    DBTEAMLOGEventTypeArgDeviceApprovalsAddException,
    /// Events in which the limit on the number of computers a member can link was set or removed.
    DBTEAMLOGEventTypeArgDeviceApprovalsChangeDesktopPolicy,
    /// Events in which the limit on the number of mobile devices a member can link was set or removed.
    DBTEAMLOGEventTypeArgDeviceApprovalsChangeMobilePolicy,
    /// Events in which the handling of members who exceed the limit on devices was changed.
    DBTEAMLOGEventTypeArgDeviceApprovalsChangeOverageAction,
    /// Events in which the handling of approved devices that a member unlinks was changed.
    DBTEAMLOGEventTypeArgDeviceApprovalsChangeUnlinkAction,
    /// Events in which the exemption of members from device approvals was removed.
    DBTEAMLOGEventTypeArgDeviceApprovalsRemoveException,
    /// Events in which members were added to the directory restrictions list.
    DBTEAMLOGEventTypeArgDirectoryRestrictionsAddMembers,
    /// Events in which members were removed from the directory restrictions list.
    DBTEAMLOGEventTypeArgDirectoryRestrictionsRemoveMembers,
    /// Events in which the team's Dropbox Passwords policy was changed.
    DBTEAMLOGEventTypeArgDropboxPasswordsPolicyChanged,
    /// Events in which the team's Email to Dropbox policy was changed.
    DBTEAMLOGEventTypeArgEmailIngestPolicyChanged,
    /// Events in which members were exempted from enterprise mobility management (EMM).
    DBTEAMLOGEventTypeArgEmmAddException,
    /// Events in which enterprise mobility management (EMM) was enabled or disabled for members.
    DBTEAMLOGEventTypeArgEmmChangePolicy,
    /// Events in which the exemption of members from enterprise mobility management (EMM) was removed.
    DBTEAMLOGEventTypeArgEmmRemoveException,
    /// Events in which the team opted in to or out of extended version history.
    DBTEAMLOGEventTypeArgExtendedVersionHistoryChangePolicy,
    /// Events in which the team's external drive backup policy was changed.
    DBTEAMLOGEventTypeArgExternalDriveBackupPolicyChanged,
    /// Events in which comments on the team's files were enabled or disabled.
    DBTEAMLOGEventTypeArgFileCommentsChangePolicy,
    /// Events in which the team's file locking policy was changed.
    DBTEAMLOGEventTypeArgFileLockingPolicyChanged,
    /// Events in which the team's File Provider migration policy was changed.
    DBTEAMLOGEventTypeArgFileProviderMigrationPolicyChanged,
    /// Events in which file requests were enabled or disabled.
    DBTEAMLOGEventTypeArgFileRequestsChangePolicy,
    /// Events in which file request emails were enabled for everyone.
    DBTEAMLOGEventTypeArgFileRequestsEmailsEnabled,
    /// Events in which file request emails were limited to the team.
    DBTEAMLOGEventTypeArgFileRequestsEmailsRestrictedToTeamOnly,
    /// Events in which the team's file transfer policy was changed.
    DBTEAMLOGEventTypeArgFileTransfersPolicyChanged,
    /// Events in which the team's policy for flexible file names was changed.
    DBTEAMLOGEventTypeArgFlexibleFileNamesPolicyChanged,
    /// Events in which the team's policy for folder link restrictions was changed.
    DBTEAMLOGEventTypeArgFolderLinkRestrictionPolicyChanged,
    /// Events in which single sign-on with Google was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgGoogleSsoChangePolicy,
    /// Events in which the permission to create groups was changed.
    DBTEAMLOGEventTypeArgGroupUserManagementChangePolicy,
    /// Events in which the team's policy for an integration was changed.
    DBTEAMLOGEventTypeArgIntegrationPolicyChanged,
    /// Events in which the team's policy for emails about accepted invitations was changed.
    DBTEAMLOGEventTypeArgInviteAcceptanceEmailPolicyChanged,
    /// Events in which the policy for adding people to Replay content was changed.
    DBTEAMLOGEventTypeArgMediaHubAddingPeoplePolicyChanged,
    /// Events in which the policy for downloading Replay content was changed.
    DBTEAMLOGEventTypeArgMediaHubDownloadPolicyChanged,
    /// Events in which the policy for sharing Replay content was changed.
    DBTEAMLOGEventTypeArgMediaHubLinkSharingPolicyChanged,
    /// Events in which the ability of users to find the team without an invitation was changed.
    DBTEAMLOGEventTypeArgMemberRequestsChangePolicy,
    /// Events in which the team's policy for invitations by members was changed.
    DBTEAMLOGEventTypeArgMemberSendInvitePolicyChanged,
    /// Events in which members were exempted from member space limits.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsAddException,
    /// Events in which the team's type of member space limits was changed.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsChangeCapsTypePolicy,
    /// Events in which the team's default member space limit was changed.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsChangePolicy,
    /// Events in which the exemption of members from member space limits was removed.
    DBTEAMLOGEventTypeArgMemberSpaceLimitsRemoveException,
    /// Events in which suggestions of new team members by members were enabled or disabled.
    DBTEAMLOGEventTypeArgMemberSuggestionsChangePolicy,
    /// Events in which sign-in with Microsoft was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgMicrosoftLoginChangePolicy,
    /// Events in which the Microsoft Office add-in was enabled or disabled.
    DBTEAMLOGEventTypeArgMicrosoftOfficeAddinChangePolicy,
    /// Events in which the team's policy for multi-team identities was changed.
    DBTEAMLOGEventTypeArgMultiTeamIdentityPolicyChanged,
    /// Events in which network control was enabled or disabled.
    DBTEAMLOGEventTypeArgNetworkControlChangePolicy,
    /// Events in which the deployment of Paper to all or to selected members was changed.
    DBTEAMLOGEventTypeArgPaperChangeDeploymentPolicy,
    /// Events in which the access of nonmembers to Paper documents by a link was changed.
    DBTEAMLOGEventTypeArgPaperChangeMemberLinkPolicy,
    /// Events in which the members' ability to share Paper documents outside the team, or the default audience of
    /// documents, was changed.
    DBTEAMLOGEventTypeArgPaperChangeMemberPolicy,
    /// Events in which Paper was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgPaperChangePolicy,
    /// Events in which the team's policy for the default Paper folder was changed.
    DBTEAMLOGEventTypeArgPaperDefaultFolderPolicyChanged,
    /// Events in which the Paper desktop app was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgPaperDesktopPolicyChanged,
    /// Events in which users were added to the list of users who can use Paper.
    DBTEAMLOGEventTypeArgPaperEnabledUsersGroupAddition,
    /// Events in which users were removed from the list of users who can use Paper.
    DBTEAMLOGEventTypeArgPaperEnabledUsersGroupRemoval,
    /// Events in which the team's policy for sign-in with passkeys was changed.
    DBTEAMLOGEventTypeArgPasskeyLoginPolicyChanged,
    /// Events in which the team's password strength requirements were changed.
    DBTEAMLOGEventTypeArgPasswordStrengthRequirementsChangePolicy,
    /// Events in which the members' ability to permanently delete content was enabled or disabled.
    DBTEAMLOGEventTypeArgPermanentDeleteChangePolicy,
    /// Events in which the team's Dropbox AI policy was changed.
    DBTEAMLOGEventTypeArgPreviewsAiPolicyChanged,
    /// Events in which the policy for adding people to Replay content was changed.
    DBTEAMLOGEventTypeArgReplayAddingPeoplePolicyChanged,
    /// Events in which the policy for sharing Replay content was changed.
    DBTEAMLOGEventTypeArgReplaySharingPolicyChanged,
    /// Events in which reseller support was enabled or disabled.
    DBTEAMLOGEventTypeArgResellerSupportChangePolicy,
    /// Events in which the team's Rewind policy was changed.
    DBTEAMLOGEventTypeArgRewindPolicyChanged,
    /// Events in which the team's Send and Track policy was changed.
    DBTEAMLOGEventTypeArgSendAndTrackPolicyChanged,
    /// Events in which the team's policy for external sharing in Send and Track was changed.
    DBTEAMLOGEventTypeArgSendExternalSharingPolicyChanged,
    /// Events in which the team's policy for sending files for signature was changed.
    DBTEAMLOGEventTypeArgSendForSignaturePolicyChanged,
    /// Events in which the team's policy for the default permissions of shared links was changed.
    DBTEAMLOGEventTypeArgSharedLinkDefaultPermissionsPolicyChanged,
    /// Events in which the members' ability to join shared folders owned outside the team was changed.
    DBTEAMLOGEventTypeArgSharingChangeFolderJoinPolicy,
    /// Events in which the permission to change or remove the expiration of links shared outside the team was changed.
    DBTEAMLOGEventTypeArgSharingChangeLinkAllowChangeExpirationPolicy,
    /// Events in which the default expiration of links shared outside the team was changed.
    DBTEAMLOGEventTypeArgSharingChangeLinkDefaultExpirationPolicy,
    /// Events in which the password requirement for links shared outside the team was changed.
    DBTEAMLOGEventTypeArgSharingChangeLinkEnforcePasswordPolicy,
    /// Events in which the members' ability to share links outside the team, or the default audience of links, was
    /// changed.
    DBTEAMLOGEventTypeArgSharingChangeLinkPolicy,
    /// Events in which the members' ability to share files and folders outside the team was changed.
    DBTEAMLOGEventTypeArgSharingChangeMemberPolicy,
    /// Events in which downloads of files from showcases were enabled or disabled for the team.
    DBTEAMLOGEventTypeArgShowcaseChangeDownloadPolicy,
    /// Events in which Dropbox Showcase was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgShowcaseChangeEnabledPolicy,
    /// Events in which the external sharing of showcases was enabled or disabled for the team.
    DBTEAMLOGEventTypeArgShowcaseChangeExternalSharingPolicy,
    /// Events in which the team's policy for sharing signature requests externally was changed.
    DBTEAMLOGEventTypeArgSignExternalSharingPolicyChanged,
    /// Events in which the permission to create templates for signature requests was changed.
    DBTEAMLOGEventTypeArgSignTemplateCreationPermissionChanged,
    /// Events in which the team's automatic Smart Sync policy was changed.
    DBTEAMLOGEventTypeArgSmarterSmartSyncPolicyChanged,
    /// Events in which the default Smart Sync setting of the team's members was changed.
    DBTEAMLOGEventTypeArgSmartSyncChangePolicy,
    /// Events in which the team opted in to Smart Sync.
    DBTEAMLOGEventTypeArgSmartSyncNotOptOut,
    /// Events in which the team opted out of Smart Sync.
    DBTEAMLOGEventTypeArgSmartSyncOptOut,
    /// Events in which the team's single sign-on (SSO) policy was changed.
    DBTEAMLOGEventTypeArgSsoChangePolicy,
    /// Events in which the team's policy for access to stacks across teams was changed.
    DBTEAMLOGEventTypeArgStackCrossTeamAccessPolicyChanged,
    /// Events in which the team's branding policy was changed.
    DBTEAMLOGEventTypeArgTeamBrandingPolicyChanged,
    /// Events in which the team's policy for app integrations was changed.
    DBTEAMLOGEventTypeArgTeamExtensionsPolicyChanged,
    /// Events in which the team's policy for members' storage requests was changed.
    DBTEAMLOGEventTypeArgTeamMemberStorageRequestPolicyChanged,
    /// Events in which selective sync for the team was enabled or disabled.
    DBTEAMLOGEventTypeArgTeamSelectiveSyncPolicyChanged,
    /// Events in which the list of approved targets for external sharing was changed.
    DBTEAMLOGEventTypeArgTeamSharingWhitelistSubjectsChanged,
    /// Events in which members were exempted from two-step verification.
    DBTEAMLOGEventTypeArgTfaAddException,
    /// Events in which the team's two-step verification policy was changed.
    DBTEAMLOGEventTypeArgTfaChangePolicy,
    /// Events in which the exemption of members from two-step verification was removed.
    DBTEAMLOGEventTypeArgTfaRemoveException,
    /// Events in which the team's policy for content at the top level was changed.
    DBTEAMLOGEventTypeArgTopLevelContentPolicyChanged,
    /// Events in which the members' ability to link a personal and a team account on one computer was enabled or
    /// disabled.
    DBTEAMLOGEventTypeArgTwoAccountChangePolicy,
    /// Events in which the team's viewer information policy was changed.
    DBTEAMLOGEventTypeArgViewerInfoPolicyChanged,
    /// Events in which the team's watermarking policy was changed.
    DBTEAMLOGEventTypeArgWatermarkingPolicyChanged,
    /// Events in which the limit on a member's active web sessions was changed.
    DBTEAMLOGEventTypeArgWebSessionsChangeActiveSessionLimit,
    /// Events in which the maximum length of members' web sessions was changed.
    DBTEAMLOGEventTypeArgWebSessionsChangeFixedLengthPolicy,
    /// Events in which the maximum idle time of members' web sessions was changed.
    DBTEAMLOGEventTypeArgWebSessionsChangeIdleLengthPolicy,
    /// Events in which the migration of the team's data to another data residency was requested.
    DBTEAMLOGEventTypeArgDataResidencyMigrationRequestSuccessful,
    /// Events in which a request to migrate the team's data to another data residency failed.
    DBTEAMLOGEventTypeArgDataResidencyMigrationRequestUnsuccessful,
    /// Events in which another team was merged into this team.
    DBTEAMLOGEventTypeArgTeamMergeFrom,
    /// Events in which this team was merged into another team.
    DBTEAMLOGEventTypeArgTeamMergeTo,
    /// Events in which a team background for the headers of shared links was added.
    DBTEAMLOGEventTypeArgTeamProfileAddBackground,
    /// Events in which a team logo for the headers of shared links was added.
    DBTEAMLOGEventTypeArgTeamProfileAddLogo,
    /// Events in which the team background in the headers of shared links was changed.
    DBTEAMLOGEventTypeArgTeamProfileChangeBackground,
    /// Events in which the team's default language was changed.
    DBTEAMLOGEventTypeArgTeamProfileChangeDefaultLanguage,
    /// Events in which the team logo in the headers of shared links was changed.
    DBTEAMLOGEventTypeArgTeamProfileChangeLogo,
    /// Events in which the team's name was changed.
    DBTEAMLOGEventTypeArgTeamProfileChangeName,
    /// Events in which the team background in the headers of shared links was removed.
    DBTEAMLOGEventTypeArgTeamProfileRemoveBackground,
    /// Events in which the team logo in the headers of shared links was removed.
    DBTEAMLOGEventTypeArgTeamProfileRemoveLogo,
    /// Events in which a passkey for sign-in was added.
    DBTEAMLOGEventTypeArgPasskeyAdd,
    /// Events in which a passkey for sign-in was removed.
    DBTEAMLOGEventTypeArgPasskeyRemove,
    /// Events in which a backup phone for two-step verification was added.
    DBTEAMLOGEventTypeArgTfaAddBackupPhone,
    /// Events in which a security key for two-step verification was added.
    DBTEAMLOGEventTypeArgTfaAddSecurityKey,
    /// Events in which the backup phone for two-step verification was changed.
    DBTEAMLOGEventTypeArgTfaChangeBackupPhone,
    /// Events in which two-step verification was enabled, disabled, or changed for a user.
    DBTEAMLOGEventTypeArgTfaChangeStatus,
    /// Events in which the backup phone for two-step verification was removed.
    DBTEAMLOGEventTypeArgTfaRemoveBackupPhone,
    /// Events in which a security key for two-step verification was removed.
    DBTEAMLOGEventTypeArgTfaRemoveSecurityKey,
    /// Events in which two-step verification was reset for a team member.
    DBTEAMLOGEventTypeArgTfaReset,
    /// Events in which the role of an enterprise admin was changed.
    DBTEAMLOGEventTypeArgChangedEnterpriseAdminRole,
    /// Events in which the status of a team connected to the enterprise was changed.
    DBTEAMLOGEventTypeArgChangedEnterpriseConnectedTeamStatus,
    /// Events in which an enterprise admin session was ended.
    DBTEAMLOGEventTypeArgEndedEnterpriseAdminSession,
    /// Events in which an enterprise admin session was ended.
    DBTEAMLOGEventTypeArgEndedEnterpriseAdminSessionDeprecated,
    /// Events in which the permission to change a setting was changed.
    DBTEAMLOGEventTypeArgEnterpriseSettingsLocking,
    /// Events in which the status of a guest team admin was changed.
    DBTEAMLOGEventTypeArgGuestAdminChangeStatus,
    /// Events in which an enterprise admin session was started.
    DBTEAMLOGEventTypeArgStartedEnterpriseAdminSession,
    /// Events in which a team merge request was accepted.
    DBTEAMLOGEventTypeArgTeamMergeRequestAccepted,
    /// Events in which a team merge request was accepted, as the primary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestAcceptedShownToPrimaryTeam,
    /// Events in which a team merge request was accepted, as the secondary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestAcceptedShownToSecondaryTeam,
    /// Events in which a team merge request was canceled automatically.
    DBTEAMLOGEventTypeArgTeamMergeRequestAutoCanceled,
    /// Events in which a team merge request was canceled.
    DBTEAMLOGEventTypeArgTeamMergeRequestCanceled,
    /// Events in which a team merge request was canceled, as the primary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestCanceledShownToPrimaryTeam,
    /// Events in which a team merge request was canceled, as the secondary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestCanceledShownToSecondaryTeam,
    /// Events in which a team merge request expired.
    DBTEAMLOGEventTypeArgTeamMergeRequestExpired,
    /// Events in which a team merge request expired, as the primary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestExpiredShownToPrimaryTeam,
    /// Events in which a team merge request expired, as the secondary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestExpiredShownToSecondaryTeam,
    /// Events in which a team merge request was rejected, as the primary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestRejectedShownToPrimaryTeam,
    /// Events in which a team merge request was rejected, as the secondary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestRejectedShownToSecondaryTeam,
    /// Events in which a reminder of a team merge request was sent.
    DBTEAMLOGEventTypeArgTeamMergeRequestReminder,
    /// Events in which a reminder of a team merge request was sent, as the primary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestReminderShownToPrimaryTeam,
    /// Events in which a reminder of a team merge request was sent, as the secondary team sees it.
    DBTEAMLOGEventTypeArgTeamMergeRequestReminderShownToSecondaryTeam,
    /// Events in which a team merge was canceled.
    DBTEAMLOGEventTypeArgTeamMergeRequestRevoked,
    /// Events in which another team asked to be merged into this team.
    DBTEAMLOGEventTypeArgTeamMergeRequestSentShownToPrimaryTeam,
    /// Events in which this team asked to be merged into another team.
    DBTEAMLOGEventTypeArgTeamMergeRequestSentShownToSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEventTypeArgOther,
};

/// A kind of event by which to filter.
@interface DBTEAMLOGEventTypeArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEventTypeArgTag tag;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGEventTypeArg` from and to JSON.
@interface DBTEAMLOGEventTypeArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEventTypeArg *)instance;
+ (DBTEAMLOGEventTypeArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
