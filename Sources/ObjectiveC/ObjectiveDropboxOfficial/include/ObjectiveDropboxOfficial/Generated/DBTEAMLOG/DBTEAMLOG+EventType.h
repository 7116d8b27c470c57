// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGEventType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEventTypeTag) {
    /// The state of a security alert was changed.
    DBTEAMLOGEventTypeAdminAlertingAlertStateChanged,
    /// The settings of a security alert were changed.
    DBTEAMLOGEventTypeAdminAlertingChangedAlertConfig,
    /// A security alert was triggered.
    DBTEAMLOGEventTypeAdminAlertingTriggeredAlert,
    /// A restore after a ransomware attack was completed.
    DBTEAMLOGEventTypeRansomwareRestoreProcessCompleted,
    /// A restore after a ransomware attack was started.
    DBTEAMLOGEventTypeRansomwareRestoreProcessStarted,
    /// A member couldn't link an app because the team's app permissions block it.
    DBTEAMLOGEventTypeAppBlockedByPermissions,
    /// An app was linked for the whole team.
    DBTEAMLOGEventTypeAppLinkTeam,
    /// A member linked an app.
    DBTEAMLOGEventTypeAppLinkUser,
    /// An app was unlinked from the team.
    DBTEAMLOGEventTypeAppUnlinkTeam,
    /// An app was unlinked from a member's account.
    DBTEAMLOGEventTypeAppUnlinkUser,
    /// A member connected an integration.
    DBTEAMLOGEventTypeIntegrationConnected,
    /// A member disconnected an integration.
    DBTEAMLOGEventTypeIntegrationDisconnected,
    /// A comment was added to a file.
    DBTEAMLOGEventTypeFileAddComment,
    /// A user turned notifications about the comments on a file on or off.
    DBTEAMLOGEventTypeFileChangeCommentSubscription,
    /// A comment on a file was deleted.
    DBTEAMLOGEventTypeFileDeleteComment,
    /// A comment on a file was edited.
    DBTEAMLOGEventTypeFileEditComment,
    /// A user liked a comment on a file. Dropbox no longer records this event.
    DBTEAMLOGEventTypeFileLikeComment,
    /// A comment on a file was resolved.
    DBTEAMLOGEventTypeFileResolveComment,
    /// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
    DBTEAMLOGEventTypeFileUnlikeComment,
    /// A resolved comment on a file was reopened.
    DBTEAMLOGEventTypeFileUnresolveComment,
    /// A comment was added to a Dash stack.
    DBTEAMLOGEventTypeDashAddedCommentToStack,
    /// A member connected a Dash user connector.
    DBTEAMLOGEventTypeDashAddedConnector,
    /// A link was added to a Dash stack.
    DBTEAMLOGEventTypeDashAddedLinkToStack,
    /// An admin added an email domain to the team's Dash allowlist.
    DBTEAMLOGEventTypeDashAddedTeamEmailDomainAllowlist,
    /// An admin added a Dash connector for the organization.
    DBTEAMLOGEventTypeDashAdminAddedOrgWideConnector,
    /// An admin disabled a Dash user connector.
    DBTEAMLOGEventTypeDashAdminDisabledConnector,
    /// An admin enabled a Dash user connector.
    DBTEAMLOGEventTypeDashAdminEnabledConnector,
    /// An admin removed a Dash connector of the organization.
    DBTEAMLOGEventTypeDashAdminRemovedOrgWideConnector,
    /// A Dash stack was archived.
    DBTEAMLOGEventTypeDashArchivedStack,
    /// The audience of a shared link to a Dash stack was changed.
    DBTEAMLOGEventTypeDashChangedAudienceOfSharedLinkToStack,
    /// A Dash stack was duplicated.
    DBTEAMLOGEventTypeDashClonedStack,
    /// A tool of a Dash connector was called.
    DBTEAMLOGEventTypeDashConnectorToolsCall,
    /// A Dash stack was created.
    DBTEAMLOGEventTypeDashCreatedStack,
    /// A comment was deleted from a Dash stack.
    DBTEAMLOGEventTypeDashDeletedCommentFromStack,
    /// A Dash stack was deleted.
    DBTEAMLOGEventTypeDashDeletedStack,
    /// A comment in a Dash stack was edited.
    DBTEAMLOGEventTypeDashEditedCommentInStack,
    /// A person from outside the team opened a Dash stack.
    DBTEAMLOGEventTypeDashExternalUserOpenedStack,
    /// A member opened the Dash desktop app for the first time.
    DBTEAMLOGEventTypeDashFirstLaunchedDesktop,
    /// A member opened the Dash browser extension for the first time.
    DBTEAMLOGEventTypeDashFirstLaunchedExtension,
    /// A member opened the Dash start page on the web for the first time.
    DBTEAMLOGEventTypeDashFirstLaunchedWebStartPage,
    /// Access permissions to a Dash stack were checked for an opened shared link.
    DBTEAMLOGEventTypeDashOpenedSharedLinkToStack,
    /// A Dash stack was opened.
    DBTEAMLOGEventTypeDashOpenedStack,
    /// The preview opt-out status in Dash was changed.
    DBTEAMLOGEventTypeDashPreviewOptOutStatusChanged,
    /// A member disconnected a Dash user connector.
    DBTEAMLOGEventTypeDashRemovedConnector,
    /// A link was removed from a Dash stack.
    DBTEAMLOGEventTypeDashRemovedLinkFromStack,
    /// A shared link to a Dash stack was removed.
    DBTEAMLOGEventTypeDashRemovedSharedLinkToStack,
    /// An admin removed an email domain from the team's Dash allowlist.
    DBTEAMLOGEventTypeDashRemovedTeamEmailDomainAllowlist,
    /// A Dash stack was renamed.
    DBTEAMLOGEventTypeDashRenamedStack,
    /// A link to a Dash stack was shared.
    DBTEAMLOGEventTypeDashSharedLinkToStack,
    /// A Dash stack was restored from the archive.
    DBTEAMLOGEventTypeDashUnarchivedStack,
    /// A member viewed a company stack in Dash.
    DBTEAMLOGEventTypeDashViewedCompanyStack,
    /// An admin viewed the Dash report on external AI activity.
    DBTEAMLOGEventTypeDashViewedExternalAiActivityReport,
    /// Folders were added to a data governance policy.
    DBTEAMLOGEventTypeGovernancePolicyAddFolders,
    /// A folder couldn't be added to a data governance policy.
    DBTEAMLOGEventTypeGovernancePolicyAddFolderFailed,
    /// Content was disposed of under a data governance policy.
    DBTEAMLOGEventTypeGovernancePolicyContentDisposed,
    /// A data governance policy was activated.
    DBTEAMLOGEventTypeGovernancePolicyCreate,
    /// A data governance policy was deleted.
    DBTEAMLOGEventTypeGovernancePolicyDelete,
    /// The details of a data governance policy were edited.
    DBTEAMLOGEventTypeGovernancePolicyEditDetails,
    /// The duration of a data governance policy was changed.
    DBTEAMLOGEventTypeGovernancePolicyEditDuration,
    /// A download of the content of a data governance policy was created.
    DBTEAMLOGEventTypeGovernancePolicyExportCreated,
    /// A download of the content of a data governance policy was removed.
    DBTEAMLOGEventTypeGovernancePolicyExportRemoved,
    /// Folders were removed from a data governance policy.
    DBTEAMLOGEventTypeGovernancePolicyRemoveFolders,
    /// A summary report of a data governance policy was created.
    DBTEAMLOGEventTypeGovernancePolicyReportCreated,
    /// A part of a data governance policy's content was downloaded.
    DBTEAMLOGEventTypeGovernancePolicyZipPartDownloaded,
    /// A legal hold was activated.
    DBTEAMLOGEventTypeLegalHoldsActivateAHold,
    /// Members were added to a legal hold.
    DBTEAMLOGEventTypeLegalHoldsAddMembers,
    /// The details of a legal hold were edited.
    DBTEAMLOGEventTypeLegalHoldsChangeHoldDetails,
    /// A legal hold was renamed.
    DBTEAMLOGEventTypeLegalHoldsChangeHoldName,
    /// The content of a legal hold was exported.
    DBTEAMLOGEventTypeLegalHoldsExportAHold,
    /// An export of a legal hold was canceled.
    DBTEAMLOGEventTypeLegalHoldsExportCancelled,
    /// An export of a legal hold was downloaded.
    DBTEAMLOGEventTypeLegalHoldsExportDownloaded,
    /// An export of a legal hold was removed.
    DBTEAMLOGEventTypeLegalHoldsExportRemoved,
    /// A legal hold was released.
    DBTEAMLOGEventTypeLegalHoldsReleaseAHold,
    /// Members were removed from a legal hold.
    DBTEAMLOGEventTypeLegalHoldsRemoveMembers,
    /// A summary report of a legal hold was created.
    DBTEAMLOGEventTypeLegalHoldsReportAHold,
    /// The IP address of an active desktop session changed.
    DBTEAMLOGEventTypeDeviceChangeIpDesktop,
    /// The IP address of an active mobile session changed.
    DBTEAMLOGEventTypeDeviceChangeIpMobile,
    /// The IP address of an active web session changed.
    DBTEAMLOGEventTypeDeviceChangeIpWeb,
    /// Some files couldn't be deleted from an unlinked device.
    DBTEAMLOGEventTypeDeviceDeleteOnUnlinkFail,
    /// All files were deleted from an unlinked device.
    DBTEAMLOGEventTypeDeviceDeleteOnUnlinkSuccess,
    /// A device couldn't be linked.
    DBTEAMLOGEventTypeDeviceLinkFail,
    /// A device was linked.
    DBTEAMLOGEventTypeDeviceLinkSuccess,
    /// Device management was disabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDeviceManagementDisabled,
    /// Device management was enabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDeviceManagementEnabled,
    /// Backup was enabled or disabled for a computer.
    DBTEAMLOGEventTypeDeviceSyncBackupStatusChanged,
    /// A device was disconnected.
    DBTEAMLOGEventTypeDeviceUnlink,
    /// Passwords were exported from Dropbox Passwords.
    DBTEAMLOGEventTypeDropboxPasswordsExported,
    /// A device was enrolled in Dropbox Passwords.
    DBTEAMLOGEventTypeDropboxPasswordsNewDeviceEnrolled,
    /// The token for setting up enterprise mobility management (EMM) was refreshed.
    DBTEAMLOGEventTypeEmmRefreshAuthToken,
    /// An external drive was checked for eligibility for backup.
    DBTEAMLOGEventTypeExternalDriveBackupEligibilityStatusChecked,
    /// The backup of an external drive was changed.
    DBTEAMLOGEventTypeExternalDriveBackupStatusChanged,
    /// Account capture for the team's domains was made available or unavailable.
    DBTEAMLOGEventTypeAccountCaptureChangeAvailability,
    /// A user subject to account capture moved their account to the team.
    DBTEAMLOGEventTypeAccountCaptureMigrateAccount,
    /// An account capture email was sent to all unmanaged members.
    DBTEAMLOGEventTypeAccountCaptureNotificationEmailsSent,
    /// A user subject to account capture changed their account to a personal email address.
    DBTEAMLOGEventTypeAccountCaptureRelinquishAccount,
    /// Domain invitations were disabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDisabledDomainInvites,
    /// A user's request to join the team was approved.
    DBTEAMLOGEventTypeDomainInvitesApproveRequestToJoinTeam,
    /// A user's request to join the team was declined.
    DBTEAMLOGEventTypeDomainInvitesDeclineRequestToJoinTeam,
    /// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDomainInvitesEmailExistingUsers,
    /// A user asked to join the team.
    DBTEAMLOGEventTypeDomainInvitesRequestToJoinTeam,
    /// The automatic invitation of new users was disabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDomainInvitesSetInviteNewUserPrefToNo,
    /// The automatic invitation of new users was enabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeDomainInvitesSetInviteNewUserPrefToYes,
    /// A domain of the team couldn't be verified.
    DBTEAMLOGEventTypeDomainVerificationAddDomainFail,
    /// A domain of the team was verified.
    DBTEAMLOGEventTypeDomainVerificationAddDomainSuccess,
    /// A domain was removed from the team's verified domains.
    DBTEAMLOGEventTypeDomainVerificationRemoveDomain,
    /// Domain invitations were enabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeEnabledDomainInvites,
    /// The rotation of the team key for folder encryption was canceled.
    DBTEAMLOGEventTypeEncryptedFolderCancelTeamKeyRotation,
    /// A recovery key for folder encryption was added.
    DBTEAMLOGEventTypeEncryptedFolderEnrollBackupKey,
    /// A device was enrolled in folder encryption.
    DBTEAMLOGEventTypeEncryptedFolderEnrollClient,
    /// Team folder encryption was activated.
    DBTEAMLOGEventTypeEncryptedFolderEnrollTeam,
    /// Team folder encryption was deactivated.
    DBTEAMLOGEventTypeEncryptedFolderFinishTeamUnenrollment,
    /// The rotation of the team key for folder encryption was started.
    DBTEAMLOGEventTypeEncryptedFolderInitTeamKeyRotation,
    /// The deactivation of team folder encryption was started.
    DBTEAMLOGEventTypeEncryptedFolderInitTeamUnenrollment,
    /// A recovery key for folder encryption was removed.
    DBTEAMLOGEventTypeEncryptedFolderRemoveBackupKey,
    /// The team key for folder encryption was rotated.
    DBTEAMLOGEventTypeEncryptedFolderRotateTeamKey,
    /// A device was removed from folder encryption.
    DBTEAMLOGEventTypeEncryptedFolderUnenrollClient,
    /// A team encryption key was activated.
    DBTEAMLOGEventTypeTeamEncryptionKeyActivateKey,
    /// The scheduled deletion of a team encryption key was canceled.
    DBTEAMLOGEventTypeTeamEncryptionKeyCancelKeyDeletion,
    /// A team encryption key was created.
    DBTEAMLOGEventTypeTeamEncryptionKeyCreateKey,
    /// A team encryption key was deactivated.
    DBTEAMLOGEventTypeTeamEncryptionKeyDeactivateKey,
    /// A team encryption key was deleted.
    DBTEAMLOGEventTypeTeamEncryptionKeyDeleteKey,
    /// A team encryption key was disabled.
    DBTEAMLOGEventTypeTeamEncryptionKeyDisableKey,
    /// A team encryption key was enabled.
    DBTEAMLOGEventTypeTeamEncryptionKeyEnableKey,
    /// A team encryption key was rotated. Dropbox no longer records this event.
    DBTEAMLOGEventTypeTeamEncryptionKeyRotateKey,
    /// The deletion of a team encryption key was scheduled.
    DBTEAMLOGEventTypeTeamEncryptionKeyScheduleKeyDeletion,
    /// A naming convention was applied to a folder.
    DBTEAMLOGEventTypeApplyNamingConvention,
    /// Folders were created. Dropbox no longer records this event.
    DBTEAMLOGEventTypeCreateFolder,
    /// Files or folders were added.
    DBTEAMLOGEventTypeFileAdd,
    /// Files or folders were added by an automation.
    DBTEAMLOGEventTypeFileAddFromAutomation,
    /// Files or folders were copied.
    DBTEAMLOGEventTypeFileCopy,
    /// Files or folders were deleted.
    DBTEAMLOGEventTypeFileDelete,
    /// Files or folders were downloaded.
    DBTEAMLOGEventTypeFileDownload,
    /// Files were edited.
    DBTEAMLOGEventTypeFileEdit,
    /// A copy reference to a file or folder was created.
    DBTEAMLOGEventTypeFileGetCopyReference,
    /// A file was locked or unlocked for editing.
    DBTEAMLOGEventTypeFileLockingLockStatusChanged,
    /// Files or folders were moved.
    DBTEAMLOGEventTypeFileMove,
    /// Files or folders were permanently deleted.
    DBTEAMLOGEventTypeFilePermanentlyDelete,
    /// Files or folders were previewed.
    DBTEAMLOGEventTypeFilePreview,
    /// Files or folders were renamed.
    DBTEAMLOGEventTypeFileRename,
    /// Deleted files or folders were restored.
    DBTEAMLOGEventTypeFileRestore,
    /// Files were reverted to an earlier version.
    DBTEAMLOGEventTypeFileRevert,
    /// Changes to files were rolled back.
    DBTEAMLOGEventTypeFileRollbackChanges,
    /// A file or folder was saved from a copy reference.
    DBTEAMLOGEventTypeFileSaveCopyReference,
    /// The description in a folder overview was changed.
    DBTEAMLOGEventTypeFolderOverviewDescriptionChanged,
    /// An item was pinned to a folder overview.
    DBTEAMLOGEventTypeFolderOverviewItemPinned,
    /// An item was unpinned from a folder overview.
    DBTEAMLOGEventTypeFolderOverviewItemUnpinned,
    /// Files were downloaded from Replay.
    DBTEAMLOGEventTypeMediaHubFileDownloaded,
    /// A label was added.
    DBTEAMLOGEventTypeObjectLabelAdded,
    /// A label was removed.
    DBTEAMLOGEventTypeObjectLabelRemoved,
    /// The value of a label was changed.
    DBTEAMLOGEventTypeObjectLabelUpdatedValue,
    /// A folder was tidied with multi-file organize.
    DBTEAMLOGEventTypeOrganizeFolderWithTidy,
    /// Files were deleted in Replay.
    DBTEAMLOGEventTypeReplayFileDelete,
    /// Files were downloaded from Replay.
    DBTEAMLOGEventTypeReplayFileDownloaded,
    /// A team project was created in Replay.
    DBTEAMLOGEventTypeReplayTeamProjectCreated,
    /// A folder was rewound to an earlier state.
    DBTEAMLOGEventTypeRewindFolder,
    /// The application of a naming convention was undone.
    DBTEAMLOGEventTypeUndoNamingConvention,
    /// Multi-file organize was undone for a folder.
    DBTEAMLOGEventTypeUndoOrganizeFolderWithTidy,
    /// Tags were added to a file.
    DBTEAMLOGEventTypeUserTagsAdded,
    /// Tags were removed from a file.
    DBTEAMLOGEventTypeUserTagsRemoved,
    /// Files arrived by Email to Dropbox.
    DBTEAMLOGEventTypeEmailIngestReceiveFile,
    /// A file request was closed automatically.
    DBTEAMLOGEventTypeFileRequestAutoClose,
    /// A file request was changed.
    DBTEAMLOGEventTypeFileRequestChange,
    /// A file request was closed.
    DBTEAMLOGEventTypeFileRequestClose,
    /// A file request was created.
    DBTEAMLOGEventTypeFileRequestCreate,
    /// A file request was deleted.
    DBTEAMLOGEventTypeFileRequestDelete,
    /// Files were submitted to a file request.
    DBTEAMLOGEventTypeFileRequestReceiveFile,
    /// An external ID was assigned to a group.
    DBTEAMLOGEventTypeGroupAddExternalId,
    /// Team members were added to a group.
    DBTEAMLOGEventTypeGroupAddMember,
    /// The external ID of a group was changed.
    DBTEAMLOGEventTypeGroupChangeExternalId,
    /// The management type of a group was changed.
    DBTEAMLOGEventTypeGroupChangeManagementType,
    /// A group member was made a manager of the group, or stopped being one.
    DBTEAMLOGEventTypeGroupChangeMemberRole,
    /// A group was created.
    DBTEAMLOGEventTypeGroupCreate,
    /// A group was deleted.
    DBTEAMLOGEventTypeGroupDelete,
    /// The description of a group was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeGroupDescriptionUpdated,
    /// A group's own setting for external sharing was changed.
    DBTEAMLOGEventTypeGroupExternalSharingSettingOverrideChanged,
    /// The join policy of a group was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeGroupJoinPolicyUpdated,
    /// A group was moved. Dropbox no longer records this event.
    DBTEAMLOGEventTypeGroupMoved,
    /// The external ID of a group was removed.
    DBTEAMLOGEventTypeGroupRemoveExternalId,
    /// Team members were removed from a group.
    DBTEAMLOGEventTypeGroupRemoveMember,
    /// A group was renamed.
    DBTEAMLOGEventTypeGroupRename,
    /// An account was locked after failed sign-in attempts, or unlocked again.
    DBTEAMLOGEventTypeAccountLockOrUnlocked,
    /// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
    DBTEAMLOGEventTypeEmmError,
    /// A guest admin started a session through trusted teams.
    DBTEAMLOGEventTypeGuestAdminSignedInViaTrustedTeams,
    /// A guest admin ended a session through trusted teams.
    DBTEAMLOGEventTypeGuestAdminSignedOutViaTrustedTeams,
    /// A sign-in failed.
    DBTEAMLOGEventTypeLoginFail,
    /// A user signed in.
    DBTEAMLOGEventTypeLoginSuccess,
    /// A user signed out.
    DBTEAMLOGEventTypeLogout,
    /// A reseller ended a support session.
    DBTEAMLOGEventTypeResellerSupportSessionEnd,
    /// A reseller started a support session.
    DBTEAMLOGEventTypeResellerSupportSessionStart,
    /// An admin ended a session in which they were signed in as a member.
    DBTEAMLOGEventTypeSignInAsSessionEnd,
    /// An admin started a session in which they are signed in as a member.
    DBTEAMLOGEventTypeSignInAsSessionStart,
    /// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
    DBTEAMLOGEventTypeSsoError,
    /// An add-on was assigned to a user.
    DBTEAMLOGEventTypeAddonAssigned,
    /// An add-on was taken from a user.
    DBTEAMLOGEventTypeAddonRemoved,
    /// An admin invited members to activate Dropbox Backup.
    DBTEAMLOGEventTypeBackupAdminInvitationSent,
    /// An invitation to Dropbox Backup was opened.
    DBTEAMLOGEventTypeBackupInvitationOpened,
    /// An invitation link for the team was created.
    DBTEAMLOGEventTypeCreateTeamInviteLink,
    /// An invitation link for the team was deleted.
    DBTEAMLOGEventTypeDeleteTeamInviteLink,
    /// An external ID was assigned to a team member.
    DBTEAMLOGEventTypeMemberAddExternalId,
    /// The name of a team member was added.
    DBTEAMLOGEventTypeMemberAddName,
    /// The admin role of a team member was changed.
    DBTEAMLOGEventTypeMemberChangeAdminRole,
    /// The email address of a team member was changed.
    DBTEAMLOGEventTypeMemberChangeEmail,
    /// The external ID of a team member was changed.
    DBTEAMLOGEventTypeMemberChangeExternalId,
    /// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeMemberChangeMembershipType,
    /// The name of a team member was changed.
    DBTEAMLOGEventTypeMemberChangeName,
    /// The reseller role of a team member was changed.
    DBTEAMLOGEventTypeMemberChangeResellerRole,
    /// The status of a team member changed, for example from invited to active.
    DBTEAMLOGEventTypeMemberChangeStatus,
    /// Manually added contacts were removed.
    DBTEAMLOGEventTypeMemberDeleteManualContacts,
    /// The profile photo of a team member was deleted.
    DBTEAMLOGEventTypeMemberDeleteProfilePhoto,
    /// An admin browsed the folders of a team member.
    DBTEAMLOGEventTypeMemberFolderContentsAccessed,
    /// The content of a deleted member's account was permanently deleted.
    DBTEAMLOGEventTypeMemberPermanentlyDeleteAccountContents,
    /// The external ID of a team member was removed.
    DBTEAMLOGEventTypeMemberRemoveExternalId,
    /// The profile photo of a team member was set.
    DBTEAMLOGEventTypeMemberSetProfilePhoto,
    /// A custom space limit was set for a member.
    DBTEAMLOGEventTypeMemberSpaceLimitsAddCustomQuota,
    /// The custom space limit of a member was changed.
    DBTEAMLOGEventTypeMemberSpaceLimitsChangeCustomQuota,
    /// A member's usage reached another level of their space limit.
    DBTEAMLOGEventTypeMemberSpaceLimitsChangeStatus,
    /// The custom space limit of a member was removed.
    DBTEAMLOGEventTypeMemberSpaceLimitsRemoveCustomQuota,
    /// A person was suggested as a new team member.
    DBTEAMLOGEventTypeMemberSuggest,
    /// The content of a deleted member's account was transferred to another member.
    DBTEAMLOGEventTypeMemberTransferAccountContents,
    /// A secondary email address that awaits verification was added.
    DBTEAMLOGEventTypePendingSecondaryEmailAdded,
    /// A product was assigned to a team member.
    DBTEAMLOGEventTypeProductAssignedToMember,
    /// A product was taken from a team member.
    DBTEAMLOGEventTypeProductRemovedFromMember,
    /// A secondary email address was deleted.
    DBTEAMLOGEventTypeSecondaryEmailDeleted,
    /// A secondary email address was verified.
    DBTEAMLOGEventTypeSecondaryEmailVerified,
    /// The policy for secondary email addresses was changed.
    DBTEAMLOGEventTypeSecondaryMailsPolicyChanged,
    /// A page was added to a Paper binder. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderAddPage,
    /// A section was added to a Paper binder. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderAddSection,
    /// A page was removed from a Paper binder. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderRemovePage,
    /// A section was removed from a Paper binder. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderRemoveSection,
    /// A page of a Paper binder was renamed. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderRenamePage,
    /// A section of a Paper binder was renamed. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderRenameSection,
    /// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderReorderPage,
    /// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
    DBTEAMLOGEventTypeBinderReorderSection,
    /// Users or groups were given access to a Paper document or folder.
    DBTEAMLOGEventTypePaperContentAddMember,
    /// A Paper document or folder was added to a folder.
    DBTEAMLOGEventTypePaperContentAddToFolder,
    /// A Paper document or folder was archived.
    DBTEAMLOGEventTypePaperContentArchive,
    /// A Paper document or folder was created.
    DBTEAMLOGEventTypePaperContentCreate,
    /// A Paper document or folder was permanently deleted.
    DBTEAMLOGEventTypePaperContentPermanentlyDelete,
    /// A Paper document or folder was removed from a folder.
    DBTEAMLOGEventTypePaperContentRemoveFromFolder,
    /// Users or groups lost their access to a Paper document or folder.
    DBTEAMLOGEventTypePaperContentRemoveMember,
    /// A Paper document or folder was renamed.
    DBTEAMLOGEventTypePaperContentRename,
    /// An archived Paper document or folder was restored.
    DBTEAMLOGEventTypePaperContentRestore,
    /// A comment was added to a Paper document.
    DBTEAMLOGEventTypePaperDocAddComment,
    /// A member's permissions for a Paper document were changed.
    DBTEAMLOGEventTypePaperDocChangeMemberRole,
    /// The sharing policy of a Paper document was changed.
    DBTEAMLOGEventTypePaperDocChangeSharingPolicy,
    /// A user followed or unfollowed a Paper document.
    DBTEAMLOGEventTypePaperDocChangeSubscription,
    /// A Paper document was archived. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperDocDeleted,
    /// A comment on a Paper document was deleted.
    DBTEAMLOGEventTypePaperDocDeleteComment,
    /// A Paper document was downloaded in a particular format.
    DBTEAMLOGEventTypePaperDocDownload,
    /// A Paper document was edited.
    DBTEAMLOGEventTypePaperDocEdit,
    /// A comment on a Paper document was edited.
    DBTEAMLOGEventTypePaperDocEditComment,
    /// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
    DBTEAMLOGEventTypePaperDocFollowed,
    /// A user was mentioned in a Paper document.
    DBTEAMLOGEventTypePaperDocMention,
    /// The ownership of a Paper document was transferred.
    DBTEAMLOGEventTypePaperDocOwnershipChanged,
    /// A user asked for access to a Paper document.
    DBTEAMLOGEventTypePaperDocRequestAccess,
    /// A comment on a Paper document was resolved.
    DBTEAMLOGEventTypePaperDocResolveComment,
    /// A Paper document was reverted to an earlier version.
    DBTEAMLOGEventTypePaperDocRevert,
    /// A Paper document was shared through Slack.
    DBTEAMLOGEventTypePaperDocSlackShare,
    /// A Paper document was shared with users or groups. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperDocTeamInvite,
    /// A Paper document was moved to the trash.
    DBTEAMLOGEventTypePaperDocTrashed,
    /// A resolved comment on a Paper document was reopened.
    DBTEAMLOGEventTypePaperDocUnresolveComment,
    /// A Paper document was restored from the trash.
    DBTEAMLOGEventTypePaperDocUntrashed,
    /// A Paper document was viewed.
    DBTEAMLOGEventTypePaperDocView,
    /// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperExternalViewAllow,
    /// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperExternalViewDefaultTeam,
    /// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperExternalViewForbid,
    /// A user followed or unfollowed a Paper folder.
    DBTEAMLOGEventTypePaperFolderChangeSubscription,
    /// A Paper folder was archived. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperFolderDeleted,
    /// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
    DBTEAMLOGEventTypePaperFolderFollowed,
    /// A Paper folder was shared with users or groups. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperFolderTeamInvite,
    /// The permissions of a published Paper document were changed.
    DBTEAMLOGEventTypePaperPublishedLinkChangePermission,
    /// A Paper document was published.
    DBTEAMLOGEventTypePaperPublishedLinkCreate,
    /// The publication of a Paper document was withdrawn.
    DBTEAMLOGEventTypePaperPublishedLinkDisabled,
    /// A published Paper document was viewed.
    DBTEAMLOGEventTypePaperPublishedLinkView,
    /// A user changed their password.
    DBTEAMLOGEventTypePasswordChange,
    /// A user's password was reset.
    DBTEAMLOGEventTypePasswordReset,
    /// The passwords of all team members were reset.
    DBTEAMLOGEventTypePasswordResetAll,
    /// Collaborators were added with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionAddCollaborator,
    /// A link was added with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionAddLink,
    /// Content was deleted with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionDelete,
    /// Content was exported with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionExport,
    /// Collaborators were removed with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionRemoveCollaborator,
    /// A link was removed with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionRemoveLink,
    /// The sharing of content was ended with Dropbox Protect.
    DBTEAMLOGEventTypeProtectActionStopSharing,
    /// The list of internal domains of Dropbox Protect was changed.
    DBTEAMLOGEventTypeProtectInternalDomainsChanged,
    /// A Dropbox Protect policy was activated.
    DBTEAMLOGEventTypeProtectPolicyActivated,
    /// A Dropbox Protect policy was deactivated.
    DBTEAMLOGEventTypeProtectPolicyDeactivated,
    /// A Dropbox Protect policy was scheduled.
    DBTEAMLOGEventTypeProtectPolicyScheduled,
    /// A Dropbox Protect policy was changed.
    DBTEAMLOGEventTypeProtectPolicyUpdated,
    /// A Dropbox Protect report was viewed.
    DBTEAMLOGEventTypeProtectReportView,
    /// A classification report was created.
    DBTEAMLOGEventTypeClassificationCreateReport,
    /// A classification report couldn't be created.
    DBTEAMLOGEventTypeClassificationCreateReportFail,
    /// A report on users excluded from enterprise mobility management (EMM) was created.
    DBTEAMLOGEventTypeEmmCreateExceptionsReport,
    /// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
    DBTEAMLOGEventTypeEmmCreateUsageReport,
    /// A report on the team's members was created.
    DBTEAMLOGEventTypeExportMembersReport,
    /// A report on the team's members couldn't be created.
    DBTEAMLOGEventTypeExportMembersReportFail,
    /// A report on external sharing was created.
    DBTEAMLOGEventTypeExternalSharingCreateReport,
    /// A report on external sharing couldn't be created.
    DBTEAMLOGEventTypeExternalSharingReportFailed,
    /// A report on member access was created.
    DBTEAMLOGEventTypeMemberAccessDetailsCreateReport,
    /// A report on member access couldn't be created.
    DBTEAMLOGEventTypeMemberAccessDetailsCreateReportFailed,
    /// A report on new links without an expiration date was created.
    DBTEAMLOGEventTypeNoExpirationLinkGenCreateReport,
    /// A report on new links without an expiration date couldn't be created.
    DBTEAMLOGEventTypeNoExpirationLinkGenReportFailed,
    /// A report on new links without a password was created.
    DBTEAMLOGEventTypeNoPasswordLinkGenCreateReport,
    /// A report on new links without a password couldn't be created.
    DBTEAMLOGEventTypeNoPasswordLinkGenReportFailed,
    /// A report on views of links without a password was created.
    DBTEAMLOGEventTypeNoPasswordLinkViewCreateReport,
    /// A report on views of links without a password couldn't be created.
    DBTEAMLOGEventTypeNoPasswordLinkViewReportFailed,
    /// A report on views of old links was created.
    DBTEAMLOGEventTypeOutdatedLinkViewCreateReport,
    /// A report on views of old links couldn't be created.
    DBTEAMLOGEventTypeOutdatedLinkViewReportFailed,
    /// An export of all Paper documents of the team was started.
    DBTEAMLOGEventTypePaperAdminExportStart,
    /// A ransomware report was created.
    DBTEAMLOGEventTypeRansomwareAlertCreateReport,
    /// A ransomware report couldn't be created.
    DBTEAMLOGEventTypeRansomwareAlertCreateReportFailed,
    /// A report on shared folders was created.
    DBTEAMLOGEventTypeSharedFoldersCreateReport,
    /// A report on shared folders couldn't be created.
    DBTEAMLOGEventTypeSharedFoldersCreateReportFailed,
    /// A report on devices without admin privileges for Smart Sync was created.
    DBTEAMLOGEventTypeSmartSyncCreateAdminPrivilegeReport,
    /// A report on the team's activity was created.
    DBTEAMLOGEventTypeTeamActivityCreateReport,
    /// A report on the team's activity couldn't be created.
    DBTEAMLOGEventTypeTeamActivityCreateReportFail,
    /// A report on team folders was created.
    DBTEAMLOGEventTypeTeamFoldersCreateReport,
    /// A report on team folders couldn't be created.
    DBTEAMLOGEventTypeTeamFoldersCreateReportFailed,
    /// A report on the team's storage was created.
    DBTEAMLOGEventTypeTeamStorageCreateReport,
    /// A report on the team's storage couldn't be created.
    DBTEAMLOGEventTypeTeamStorageCreateReportFailed,
    /// An album was shared.
    DBTEAMLOGEventTypeCollectionShare,
    /// Files were added to a transfer.
    DBTEAMLOGEventTypeFileTransfersFileAdd,
    /// A transfer was deleted.
    DBTEAMLOGEventTypeFileTransfersTransferDelete,
    /// A transfer was downloaded.
    DBTEAMLOGEventTypeFileTransfersTransferDownload,
    /// A transfer was sent.
    DBTEAMLOGEventTypeFileTransfersTransferSend,
    /// A transfer was viewed.
    DBTEAMLOGEventTypeFileTransfersTransferView,
    /// A member was added to a Replay project.
    DBTEAMLOGEventTypeMediaHubProjectTeamAdd,
    /// A member was removed from a Replay project.
    DBTEAMLOGEventTypeMediaHubProjectTeamDelete,
    /// The role of a member in a Replay project was changed.
    DBTEAMLOGEventTypeMediaHubProjectTeamRoleChanged,
    /// The audience of a Replay shared link was changed.
    DBTEAMLOGEventTypeMediaHubSharedLinkAudienceChanged,
    /// A Replay shared link was created.
    DBTEAMLOGEventTypeMediaHubSharedLinkCreated,
    /// The download setting of a Replay shared link was changed.
    DBTEAMLOGEventTypeMediaHubSharedLinkDownloadSettingChanged,
    /// A Replay shared link was revoked.
    DBTEAMLOGEventTypeMediaHubSharedLinkRevoked,
    /// A Paper document was limited to invited people. Dropbox no longer records this event.
    DBTEAMLOGEventTypeNoteAclInviteOnly,
    /// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
    DBTEAMLOGEventTypeNoteAclLink,
    /// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
    DBTEAMLOGEventTypeNoteAclTeamLink,
    /// A Paper document was shared. Dropbox no longer records this event.
    DBTEAMLOGEventTypeNoteShared,
    /// A user received a shared Paper document. Dropbox no longer records this event.
    DBTEAMLOGEventTypeNoteShareReceive,
    /// A shared Paper document was opened. Dropbox no longer records this event.
    DBTEAMLOGEventTypeOpenNoteShared,
    /// A shared link was created in Replay.
    DBTEAMLOGEventTypeReplayFileSharedLinkCreated,
    /// A shared link in Replay was changed.
    DBTEAMLOGEventTypeReplayFileSharedLinkModified,
    /// A member was added to a Replay project.
    DBTEAMLOGEventTypeReplayProjectTeamAdd,
    /// A member was removed from a Replay project.
    DBTEAMLOGEventTypeReplayProjectTeamDelete,
    /// A file was added in Send and Track.
    DBTEAMLOGEventTypeSendAndTrackFileAdded,
    /// A file was renamed in Send and Track.
    DBTEAMLOGEventTypeSendAndTrackFileRenamed,
    /// A file was updated in Send and Track.
    DBTEAMLOGEventTypeSendAndTrackFileUpdated,
    /// A Send and Track link was created.
    DBTEAMLOGEventTypeSendAndTrackLinkCreated,
    /// A Send and Track link was deleted.
    DBTEAMLOGEventTypeSendAndTrackLinkDeleted,
    /// A Send and Track link was changed.
    DBTEAMLOGEventTypeSendAndTrackLinkUpdated,
    /// A Send and Track link was opened.
    DBTEAMLOGEventTypeSendAndTrackLinkViewed,
    /// A file and its links were deleted in Send and Track.
    DBTEAMLOGEventTypeSendAndTrackRemovedFileAndAssociatedLinks,
    /// The team was added to a shared folder. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfAddGroup,
    /// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records
    /// this event.
    DBTEAMLOGEventTypeSfAllowNonMembersToViewSharedLinks,
    /// A warning for members who share folders outside the team was configured. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfExternalInviteWarn,
    /// Facebook users were invited to a shared folder. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfFbInvite,
    /// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfFbInviteChangeRole,
    /// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfFbUninvite,
    /// A group was invited to a shared folder. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfInviteGroup,
    /// Access to a shared folder was granted. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfTeamGrantAccess,
    /// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
    DBTEAMLOGEventTypeSfTeamInvite,
    /// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfTeamInviteChangeRole,
    /// A user joined the shared folder of a team member. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfTeamJoin,
    /// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSfTeamJoinFromOobLink,
    /// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
    DBTEAMLOGEventTypeSfTeamUninvite,
    /// A person was invited to Dropbox and given access to a shared file or folder.
    DBTEAMLOGEventTypeSharedContentAddInvitees,
    /// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentAddLinkExpiry,
    /// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentAddLinkPassword,
    /// Users or groups were added to a shared file or folder.
    DBTEAMLOGEventTypeSharedContentAddMember,
    /// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this
    /// event.
    DBTEAMLOGEventTypeSharedContentChangeDownloadsPolicy,
    /// The access level of an invitee to a shared file or folder was changed before they accepted.
    DBTEAMLOGEventTypeSharedContentChangeInviteeRole,
    /// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentChangeLinkAudience,
    /// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentChangeLinkExpiry,
    /// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentChangeLinkPassword,
    /// The access level of a member of a shared file or folder was changed.
    DBTEAMLOGEventTypeSharedContentChangeMemberRole,
    /// The visibility of the viewers of a shared file or folder to its members was changed.
    DBTEAMLOGEventTypeSharedContentChangeViewerInfoPolicy,
    /// A user accepted an invitation to a shared file or folder.
    DBTEAMLOGEventTypeSharedContentClaimInvitation,
    /// A user copied a shared file or folder to their own Dropbox.
    DBTEAMLOGEventTypeSharedContentCopy,
    /// A shared file or folder was downloaded.
    DBTEAMLOGEventTypeSharedContentDownload,
    /// A user left a shared file or folder.
    DBTEAMLOGEventTypeSharedContentRelinquishMembership,
    /// An invitee was removed from a shared file or folder before they accepted.
    DBTEAMLOGEventTypeSharedContentRemoveInvitees,
    /// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentRemoveLinkExpiry,
    /// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedContentRemoveLinkPassword,
    /// A user or group was removed from a shared file or folder.
    DBTEAMLOGEventTypeSharedContentRemoveMember,
    /// A user asked for access to a shared file or folder.
    DBTEAMLOGEventTypeSharedContentRequestAccess,
    /// Invitees of a shared file or folder were restored.
    DBTEAMLOGEventTypeSharedContentRestoreInvitees,
    /// Users or groups were restored as members of a shared file or folder.
    DBTEAMLOGEventTypeSharedContentRestoreMember,
    /// A file or folder was unshared by removing all members.
    DBTEAMLOGEventTypeSharedContentUnshare,
    /// A shared file or folder was previewed.
    DBTEAMLOGEventTypeSharedContentView,
    /// The group of people who can open a shared folder by a link was changed.
    DBTEAMLOGEventTypeSharedFolderChangeLinkPolicy,
    /// A shared folder was set to inherit the members of its parent folder, or not to.
    DBTEAMLOGEventTypeSharedFolderChangeMembersInheritancePolicy,
    /// The permission to add and remove members of a shared folder was changed.
    DBTEAMLOGEventTypeSharedFolderChangeMembersManagementPolicy,
    /// The group of people who can become members of a shared folder was changed.
    DBTEAMLOGEventTypeSharedFolderChangeMembersPolicy,
    /// A shared folder was created.
    DBTEAMLOGEventTypeSharedFolderCreate,
    /// A user declined a team member's invitation to a shared folder.
    DBTEAMLOGEventTypeSharedFolderDeclineInvitation,
    /// A user added a shared folder to their own Dropbox.
    DBTEAMLOGEventTypeSharedFolderMount,
    /// The parent of a shared folder was changed.
    DBTEAMLOGEventTypeSharedFolderNest,
    /// The ownership of a shared folder was transferred to another member.
    DBTEAMLOGEventTypeSharedFolderTransferOwnership,
    /// A user removed a shared folder from their own Dropbox.
    DBTEAMLOGEventTypeSharedFolderUnmount,
    /// An expiration date was added to a shared link.
    DBTEAMLOGEventTypeSharedLinkAddExpiry,
    /// The expiration date of a shared link was changed.
    DBTEAMLOGEventTypeSharedLinkChangeExpiry,
    /// The visibility of a shared link was changed.
    DBTEAMLOGEventTypeSharedLinkChangeVisibility,
    /// A user copied a file or folder from a shared link to their Dropbox.
    DBTEAMLOGEventTypeSharedLinkCopy,
    /// A shared link was created.
    DBTEAMLOGEventTypeSharedLinkCreate,
    /// A shared link was removed.
    DBTEAMLOGEventTypeSharedLinkDisable,
    /// A file or folder was downloaded from a shared link.
    DBTEAMLOGEventTypeSharedLinkDownload,
    /// The expiration date of a shared link was removed.
    DBTEAMLOGEventTypeSharedLinkRemoveExpiry,
    /// A visitor of a shared link was removed.
    DBTEAMLOGEventTypeSharedLinkRemoveVisitor,
    /// An expiration date was added in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsAddExpiration,
    /// A password was added in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsAddPassword,
    /// Downloads were disabled in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsAllowDownloadDisabled,
    /// Downloads were enabled in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsAllowDownloadEnabled,
    /// The audience was changed in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsChangeAudience,
    /// The expiration date was changed in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsChangeExpiration,
    /// The password was changed in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsChangePassword,
    /// The expiration date was removed in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsRemoveExpiration,
    /// The password was removed in the settings of a shared link.
    DBTEAMLOGEventTypeSharedLinkSettingsRemovePassword,
    /// Members were added to the audience of a shared link.
    DBTEAMLOGEventTypeSharedLinkShare,
    /// A shared link was opened.
    DBTEAMLOGEventTypeSharedLinkView,
    /// A shared Paper document was opened. Dropbox no longer records this event.
    DBTEAMLOGEventTypeSharedNoteOpened,
    /// Downloads were disabled for a link. Dropbox no longer records this event.
    DBTEAMLOGEventTypeShmodelDisableDownloads,
    /// Downloads were enabled for a link. Dropbox no longer records this event.
    DBTEAMLOGEventTypeShmodelEnableDownloads,
    /// A link was shared with a group. Dropbox no longer records this event.
    DBTEAMLOGEventTypeShmodelGroupShare,
    /// Access to a showcase was granted.
    DBTEAMLOGEventTypeShowcaseAccessGranted,
    /// A member was added to a showcase.
    DBTEAMLOGEventTypeShowcaseAddMember,
    /// A showcase was archived.
    DBTEAMLOGEventTypeShowcaseArchived,
    /// A showcase was created.
    DBTEAMLOGEventTypeShowcaseCreated,
    /// A comment on a showcase was deleted.
    DBTEAMLOGEventTypeShowcaseDeleteComment,
    /// A showcase was edited.
    DBTEAMLOGEventTypeShowcaseEdited,
    /// A comment on a showcase was edited.
    DBTEAMLOGEventTypeShowcaseEditComment,
    /// A file was added to a showcase.
    DBTEAMLOGEventTypeShowcaseFileAdded,
    /// A file was downloaded from a showcase.
    DBTEAMLOGEventTypeShowcaseFileDownload,
    /// A file was removed from a showcase.
    DBTEAMLOGEventTypeShowcaseFileRemoved,
    /// A file in a showcase was viewed.
    DBTEAMLOGEventTypeShowcaseFileView,
    /// A showcase was permanently deleted.
    DBTEAMLOGEventTypeShowcasePermanentlyDeleted,
    /// A comment was added to a showcase.
    DBTEAMLOGEventTypeShowcasePostComment,
    /// A member was removed from a showcase.
    DBTEAMLOGEventTypeShowcaseRemoveMember,
    /// A showcase was renamed.
    DBTEAMLOGEventTypeShowcaseRenamed,
    /// A user asked for access to a showcase.
    DBTEAMLOGEventTypeShowcaseRequestAccess,
    /// A comment on a showcase was resolved.
    DBTEAMLOGEventTypeShowcaseResolveComment,
    /// An archived showcase was restored.
    DBTEAMLOGEventTypeShowcaseRestored,
    /// A showcase was moved to the trash.
    DBTEAMLOGEventTypeShowcaseTrashed,
    /// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
    DBTEAMLOGEventTypeShowcaseTrashedDeprecated,
    /// A resolved comment on a showcase was reopened.
    DBTEAMLOGEventTypeShowcaseUnresolveComment,
    /// A showcase was restored from the trash.
    DBTEAMLOGEventTypeShowcaseUntrashed,
    /// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
    DBTEAMLOGEventTypeShowcaseUntrashedDeprecated,
    /// A showcase was viewed.
    DBTEAMLOGEventTypeShowcaseView,
    /// A signature request was canceled.
    DBTEAMLOGEventTypeSignSignatureRequestCanceled,
    /// A signature request was completed.
    DBTEAMLOGEventTypeSignSignatureRequestCompleted,
    /// A signature request was declined.
    DBTEAMLOGEventTypeSignSignatureRequestDeclined,
    /// A signature request was opened.
    DBTEAMLOGEventTypeSignSignatureRequestOpened,
    /// A reminder of a signature request was sent.
    DBTEAMLOGEventTypeSignSignatureRequestReminderSent,
    /// A signature request was sent.
    DBTEAMLOGEventTypeSignSignatureRequestSent,
    /// A template for signature requests was created.
    DBTEAMLOGEventTypeSignTemplateCreated,
    /// A template for signature requests was shared.
    DBTEAMLOGEventTypeSignTemplateShared,
    /// A security event arrived from an external identity provider by the RISC protocol.
    DBTEAMLOGEventTypeRiscSecurityEvent,
    /// An X.509 certificate was added for single sign-on (SSO).
    DBTEAMLOGEventTypeSsoAddCert,
    /// A sign-in URL was added for single sign-on (SSO).
    DBTEAMLOGEventTypeSsoAddLoginUrl,
    /// A sign-out URL was added for single sign-on (SSO).
    DBTEAMLOGEventTypeSsoAddLogoutUrl,
    /// The X.509 certificate for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeSsoChangeCert,
    /// The sign-in URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeSsoChangeLoginUrl,
    /// The sign-out URL for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeSsoChangeLogoutUrl,
    /// The SAML identity mode for single sign-on (SSO) was changed.
    DBTEAMLOGEventTypeSsoChangeSamlIdentityMode,
    /// The X.509 certificate for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeSsoRemoveCert,
    /// The sign-in URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeSsoRemoveLoginUrl,
    /// The sign-out URL for single sign-on (SSO) was removed.
    DBTEAMLOGEventTypeSsoRemoveLogoutUrl,
    /// A team folder was archived or restored from the archive.
    DBTEAMLOGEventTypeTeamFolderChangeStatus,
    /// A team folder was created as an active folder.
    DBTEAMLOGEventTypeTeamFolderCreate,
    /// A team folder was turned into a regular shared folder.
    DBTEAMLOGEventTypeTeamFolderDowngrade,
    /// An archived team folder was permanently deleted.
    DBTEAMLOGEventTypeTeamFolderPermanentlyDelete,
    /// A team folder was renamed.
    DBTEAMLOGEventTypeTeamFolderRename,
    /// The enforcement of a team folder's space limit was changed.
    DBTEAMLOGEventTypeTeamFolderSpaceLimitsChangeCapsType,
    /// The space limit of a team folder was changed.
    DBTEAMLOGEventTypeTeamFolderSpaceLimitsChangeLimit,
    /// The recipient of notifications about a team folder's space limit was changed.
    DBTEAMLOGEventTypeTeamFolderSpaceLimitsChangeNotificationTarget,
    /// The default sync setting of a team folder was changed.
    DBTEAMLOGEventTypeTeamSelectiveSyncSettingsChanged,
    /// The account capture policy for the team's domains was changed.
    DBTEAMLOGEventTypeAccountCaptureChangePolicy,
    /// The reminders to admins about requests to join the team were changed.
    DBTEAMLOGEventTypeAdminEmailRemindersChanged,
    /// The team's policy for sharing data with third-party AI was changed.
    DBTEAMLOGEventTypeAiThirdPartySharingDropboxBasePolicyChanged,
    /// Downloads were disabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeAllowDownloadDisabled,
    /// Downloads were enabled. Dropbox no longer records this event.
    DBTEAMLOGEventTypeAllowDownloadEnabled,
    /// Sign-in with Apple was enabled or disabled for the team.
    DBTEAMLOGEventTypeAppleLoginChangePolicy,
    /// The permissions of apps were changed.
    DBTEAMLOGEventTypeAppPermissionsChanged,
    /// The team's camera upload policy was changed.
    DBTEAMLOGEventTypeCameraUploadsPolicyChanged,
    /// The team's policy for the team space in Capture was changed.
    DBTEAMLOGEventTypeCaptureTeamSpacePolicyChanged,
    /// The team's policy for transcripts in Capture was changed.
    DBTEAMLOGEventTypeCaptureTranscriptPolicyChanged,
    /// The team's data classification policy was changed.
    DBTEAMLOGEventTypeClassificationChangePolicy,
    /// The team's computer backup policy was changed.
    DBTEAMLOGEventTypeComputerBackupPolicyChanged,
    /// The team's content management policy was changed.
    DBTEAMLOGEventTypeContentAdministrationPolicyChanged,
    /// The team's policy for protection against content deletion was changed.
    DBTEAMLOGEventTypeContentDeletionProtectionChangePolicy,
    /// The team's policy for external sharing in Dash was changed.
    DBTEAMLOGEventTypeDashExternalSharingPolicyChanged,
    /// The location of the data centers for the team's data was restricted.
    DBTEAMLOGEventTypeDataPlacementRestrictionChangePolicy,
    /// The restriction of the data centers for the team's data was fulfilled.
    DBTEAMLOGEventTypeDataPlacementRestrictionSatisfyPolicy,
    /// Members were exempted from device approvals.
    DBTEAMLOGEventTypeDeviceApprovalsAddException,
    /// The limit on the number of computers a member can link was set or removed.
    DBTEAMLOGEventTypeDeviceApprovalsChangeDesktopPolicy,
    /// The limit on the number of mobile devices a member can link was set or removed.
    DBTEAMLOGEventTypeDeviceApprovalsChangeMobilePolicy,
    /// The handling of members who exceed the limit on devices was changed.
    DBTEAMLOGEventTypeDeviceApprovalsChangeOverageAction,
    /// The handling of approved devices that a member unlinks was changed.
    DBTEAMLOGEventTypeDeviceApprovalsChangeUnlinkAction,
    /// The exemption of members from device approvals was removed.
    DBTEAMLOGEventTypeDeviceApprovalsRemoveException,
    /// Members were added to the directory restrictions list.
    DBTEAMLOGEventTypeDirectoryRestrictionsAddMembers,
    /// Members were removed from the directory restrictions list.
    DBTEAMLOGEventTypeDirectoryRestrictionsRemoveMembers,
    /// The team's Dropbox Passwords policy was changed.
    DBTEAMLOGEventTypeDropboxPasswordsPolicyChanged,
    /// The team's Email to Dropbox policy was changed.
    DBTEAMLOGEventTypeEmailIngestPolicyChanged,
    /// Members were exempted from enterprise mobility management (EMM).
    DBTEAMLOGEventTypeEmmAddException,
    /// Enterprise mobility management (EMM) was enabled or disabled for members.
    DBTEAMLOGEventTypeEmmChangePolicy,
    /// The exemption of members from enterprise mobility management (EMM) was removed.
    DBTEAMLOGEventTypeEmmRemoveException,
    /// The team opted in to or out of extended version history.
    DBTEAMLOGEventTypeExtendedVersionHistoryChangePolicy,
    /// The team's external drive backup policy was changed.
    DBTEAMLOGEventTypeExternalDriveBackupPolicyChanged,
    /// Comments on the team's files were enabled or disabled.
    DBTEAMLOGEventTypeFileCommentsChangePolicy,
    /// The team's file locking policy was changed.
    DBTEAMLOGEventTypeFileLockingPolicyChanged,
    /// The team's File Provider migration policy was changed.
    DBTEAMLOGEventTypeFileProviderMigrationPolicyChanged,
    /// File requests were enabled or disabled.
    DBTEAMLOGEventTypeFileRequestsChangePolicy,
    /// File request emails were enabled for everyone. Dropbox no longer records this event.
    DBTEAMLOGEventTypeFileRequestsEmailsEnabled,
    /// File request emails were limited to the team. Dropbox no longer records this event.
    DBTEAMLOGEventTypeFileRequestsEmailsRestrictedToTeamOnly,
    /// The team's file transfer policy was changed.
    DBTEAMLOGEventTypeFileTransfersPolicyChanged,
    /// The team's policy for flexible file names was changed.
    DBTEAMLOGEventTypeFlexibleFileNamesPolicyChanged,
    /// The team's policy for folder link restrictions was changed.
    DBTEAMLOGEventTypeFolderLinkRestrictionPolicyChanged,
    /// Single sign-on with Google was enabled or disabled for the team.
    DBTEAMLOGEventTypeGoogleSsoChangePolicy,
    /// The permission to create groups was changed.
    DBTEAMLOGEventTypeGroupUserManagementChangePolicy,
    /// The team's policy for an integration was changed.
    DBTEAMLOGEventTypeIntegrationPolicyChanged,
    /// The team's policy for emails about accepted invitations was changed.
    DBTEAMLOGEventTypeInviteAcceptanceEmailPolicyChanged,
    /// The policy for adding people to Replay content was changed.
    DBTEAMLOGEventTypeMediaHubAddingPeoplePolicyChanged,
    /// The policy for downloading Replay content was changed.
    DBTEAMLOGEventTypeMediaHubDownloadPolicyChanged,
    /// The policy for sharing Replay content was changed.
    DBTEAMLOGEventTypeMediaHubLinkSharingPolicyChanged,
    /// The ability of users to find the team without an invitation was changed.
    DBTEAMLOGEventTypeMemberRequestsChangePolicy,
    /// The team's policy for invitations by members was changed.
    DBTEAMLOGEventTypeMemberSendInvitePolicyChanged,
    /// Members were exempted from member space limits.
    DBTEAMLOGEventTypeMemberSpaceLimitsAddException,
    /// The team's type of member space limits was changed.
    DBTEAMLOGEventTypeMemberSpaceLimitsChangeCapsTypePolicy,
    /// The team's default member space limit was changed.
    DBTEAMLOGEventTypeMemberSpaceLimitsChangePolicy,
    /// The exemption of members from member space limits was removed.
    DBTEAMLOGEventTypeMemberSpaceLimitsRemoveException,
    /// Suggestions of new team members by members were enabled or disabled.
    DBTEAMLOGEventTypeMemberSuggestionsChangePolicy,
    /// Sign-in with Microsoft was enabled or disabled for the team.
    DBTEAMLOGEventTypeMicrosoftLoginChangePolicy,
    /// The Microsoft Office add-in was enabled or disabled.
    DBTEAMLOGEventTypeMicrosoftOfficeAddinChangePolicy,
    /// The team's policy for multi-team identities was changed.
    DBTEAMLOGEventTypeMultiTeamIdentityPolicyChanged,
    /// Network control was enabled or disabled.
    DBTEAMLOGEventTypeNetworkControlChangePolicy,
    /// The deployment of Paper to all or to selected members was changed.
    DBTEAMLOGEventTypePaperChangeDeploymentPolicy,
    /// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
    DBTEAMLOGEventTypePaperChangeMemberLinkPolicy,
    /// The members' ability to share Paper documents outside the team, or the default audience of documents, was
    /// changed.
    DBTEAMLOGEventTypePaperChangeMemberPolicy,
    /// Paper was enabled or disabled for the team.
    DBTEAMLOGEventTypePaperChangePolicy,
    /// The team's policy for the default Paper folder was changed.
    DBTEAMLOGEventTypePaperDefaultFolderPolicyChanged,
    /// The Paper desktop app was enabled or disabled for the team.
    DBTEAMLOGEventTypePaperDesktopPolicyChanged,
    /// Users were added to the list of users who can use Paper.
    DBTEAMLOGEventTypePaperEnabledUsersGroupAddition,
    /// Users were removed from the list of users who can use Paper.
    DBTEAMLOGEventTypePaperEnabledUsersGroupRemoval,
    /// The team's policy for sign-in with passkeys was changed.
    DBTEAMLOGEventTypePasskeyLoginPolicyChanged,
    /// The team's password strength requirements were changed.
    DBTEAMLOGEventTypePasswordStrengthRequirementsChangePolicy,
    /// The members' ability to permanently delete content was enabled or disabled.
    DBTEAMLOGEventTypePermanentDeleteChangePolicy,
    /// The team's Dropbox AI policy was changed.
    DBTEAMLOGEventTypePreviewsAiPolicyChanged,
    /// The policy for adding people to Replay content was changed.
    DBTEAMLOGEventTypeReplayAddingPeoplePolicyChanged,
    /// The policy for sharing Replay content was changed.
    DBTEAMLOGEventTypeReplaySharingPolicyChanged,
    /// Reseller support was enabled or disabled.
    DBTEAMLOGEventTypeResellerSupportChangePolicy,
    /// The team's Rewind policy was changed.
    DBTEAMLOGEventTypeRewindPolicyChanged,
    /// The team's Send and Track policy was changed.
    DBTEAMLOGEventTypeSendAndTrackPolicyChanged,
    /// The team's policy for external sharing in Send and Track was changed.
    DBTEAMLOGEventTypeSendExternalSharingPolicyChanged,
    /// The team's policy for sending files for signature was changed.
    DBTEAMLOGEventTypeSendForSignaturePolicyChanged,
    /// The team's policy for the default permissions of shared links was changed.
    DBTEAMLOGEventTypeSharedLinkDefaultPermissionsPolicyChanged,
    /// The members' ability to join shared folders owned outside the team was changed.
    DBTEAMLOGEventTypeSharingChangeFolderJoinPolicy,
    /// The permission to change or remove the expiration of links shared outside the team was changed.
    DBTEAMLOGEventTypeSharingChangeLinkAllowChangeExpirationPolicy,
    /// The default expiration of links shared outside the team was changed.
    DBTEAMLOGEventTypeSharingChangeLinkDefaultExpirationPolicy,
    /// The password requirement for links shared outside the team was changed.
    DBTEAMLOGEventTypeSharingChangeLinkEnforcePasswordPolicy,
    /// The members' ability to share links outside the team, or the default audience of links, was changed.
    DBTEAMLOGEventTypeSharingChangeLinkPolicy,
    /// The members' ability to share files and folders outside the team was changed.
    DBTEAMLOGEventTypeSharingChangeMemberPolicy,
    /// Downloads of files from showcases were enabled or disabled for the team.
    DBTEAMLOGEventTypeShowcaseChangeDownloadPolicy,
    /// Dropbox Showcase was enabled or disabled for the team.
    DBTEAMLOGEventTypeShowcaseChangeEnabledPolicy,
    /// The external sharing of showcases was enabled or disabled for the team.
    DBTEAMLOGEventTypeShowcaseChangeExternalSharingPolicy,
    /// The team's policy for sharing signature requests externally was changed.
    DBTEAMLOGEventTypeSignExternalSharingPolicyChanged,
    /// The permission to create templates for signature requests was changed.
    DBTEAMLOGEventTypeSignTemplateCreationPermissionChanged,
    /// The team's automatic Smart Sync policy was changed.
    DBTEAMLOGEventTypeSmarterSmartSyncPolicyChanged,
    /// The default Smart Sync setting of the team's members was changed.
    DBTEAMLOGEventTypeSmartSyncChangePolicy,
    /// The team opted in to Smart Sync.
    DBTEAMLOGEventTypeSmartSyncNotOptOut,
    /// The team opted out of Smart Sync.
    DBTEAMLOGEventTypeSmartSyncOptOut,
    /// The team's single sign-on (SSO) policy was changed.
    DBTEAMLOGEventTypeSsoChangePolicy,
    /// The team's policy for access to stacks across teams was changed.
    DBTEAMLOGEventTypeStackCrossTeamAccessPolicyChanged,
    /// The team's branding policy was changed.
    DBTEAMLOGEventTypeTeamBrandingPolicyChanged,
    /// The team's policy for app integrations was changed.
    DBTEAMLOGEventTypeTeamExtensionsPolicyChanged,
    /// The team's policy for members' storage requests was changed.
    DBTEAMLOGEventTypeTeamMemberStorageRequestPolicyChanged,
    /// Selective sync for the team was enabled or disabled.
    DBTEAMLOGEventTypeTeamSelectiveSyncPolicyChanged,
    /// The list of approved targets for external sharing was changed.
    DBTEAMLOGEventTypeTeamSharingWhitelistSubjectsChanged,
    /// Members were exempted from two-step verification.
    DBTEAMLOGEventTypeTfaAddException,
    /// The team's two-step verification policy was changed.
    DBTEAMLOGEventTypeTfaChangePolicy,
    /// The exemption of members from two-step verification was removed.
    DBTEAMLOGEventTypeTfaRemoveException,
    /// The team's policy for content at the top level was changed.
    DBTEAMLOGEventTypeTopLevelContentPolicyChanged,
    /// The members' ability to link a personal and a team account on one computer was enabled or disabled.
    DBTEAMLOGEventTypeTwoAccountChangePolicy,
    /// The team's viewer information policy was changed.
    DBTEAMLOGEventTypeViewerInfoPolicyChanged,
    /// The team's watermarking policy was changed.
    DBTEAMLOGEventTypeWatermarkingPolicyChanged,
    /// The limit on a member's active web sessions was changed.
    DBTEAMLOGEventTypeWebSessionsChangeActiveSessionLimit,
    /// The maximum length of members' web sessions was changed.
    DBTEAMLOGEventTypeWebSessionsChangeFixedLengthPolicy,
    /// The maximum idle time of members' web sessions was changed.
    DBTEAMLOGEventTypeWebSessionsChangeIdleLengthPolicy,
    /// The migration of the team's data to another data residency was requested.
    DBTEAMLOGEventTypeDataResidencyMigrationRequestSuccessful,
    /// A request to migrate the team's data to another data residency failed.
    DBTEAMLOGEventTypeDataResidencyMigrationRequestUnsuccessful,
    /// Another team was merged into this team.
    DBTEAMLOGEventTypeTeamMergeFrom,
    /// This team was merged into another team.
    DBTEAMLOGEventTypeTeamMergeTo,
    /// A team background for the headers of shared links was added.
    DBTEAMLOGEventTypeTeamProfileAddBackground,
    /// A team logo for the headers of shared links was added.
    DBTEAMLOGEventTypeTeamProfileAddLogo,
    /// The team background in the headers of shared links was changed.
    DBTEAMLOGEventTypeTeamProfileChangeBackground,
    /// The team's default language was changed.
    DBTEAMLOGEventTypeTeamProfileChangeDefaultLanguage,
    /// The team logo in the headers of shared links was changed.
    DBTEAMLOGEventTypeTeamProfileChangeLogo,
    /// The team's name was changed.
    DBTEAMLOGEventTypeTeamProfileChangeName,
    /// The team background in the headers of shared links was removed.
    DBTEAMLOGEventTypeTeamProfileRemoveBackground,
    /// The team logo in the headers of shared links was removed.
    DBTEAMLOGEventTypeTeamProfileRemoveLogo,
    /// A passkey for sign-in was added.
    DBTEAMLOGEventTypePasskeyAdd,
    /// A passkey for sign-in was removed.
    DBTEAMLOGEventTypePasskeyRemove,
    /// A backup phone for two-step verification was added.
    DBTEAMLOGEventTypeTfaAddBackupPhone,
    /// A security key for two-step verification was added.
    DBTEAMLOGEventTypeTfaAddSecurityKey,
    /// The backup phone for two-step verification was changed.
    DBTEAMLOGEventTypeTfaChangeBackupPhone,
    /// Two-step verification was enabled, disabled, or changed for a user.
    DBTEAMLOGEventTypeTfaChangeStatus,
    /// The backup phone for two-step verification was removed.
    DBTEAMLOGEventTypeTfaRemoveBackupPhone,
    /// A security key for two-step verification was removed.
    DBTEAMLOGEventTypeTfaRemoveSecurityKey,
    /// Two-step verification was reset for a team member.
    DBTEAMLOGEventTypeTfaReset,
    /// The role of an enterprise admin was changed.
    DBTEAMLOGEventTypeChangedEnterpriseAdminRole,
    /// The status of a team connected to the enterprise was changed.
    DBTEAMLOGEventTypeChangedEnterpriseConnectedTeamStatus,
    /// An enterprise admin session was ended.
    DBTEAMLOGEventTypeEndedEnterpriseAdminSession,
    /// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
    DBTEAMLOGEventTypeEndedEnterpriseAdminSessionDeprecated,
    /// The permission to change a setting was changed.
    DBTEAMLOGEventTypeEnterpriseSettingsLocking,
    /// The status of a guest team admin was changed.
    DBTEAMLOGEventTypeGuestAdminChangeStatus,
    /// An enterprise admin session was started.
    DBTEAMLOGEventTypeStartedEnterpriseAdminSession,
    /// A team merge request was accepted.
    DBTEAMLOGEventTypeTeamMergeRequestAccepted,
    /// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
    DBTEAMLOGEventTypeTeamMergeRequestAcceptedShownToPrimaryTeam,
    /// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
    DBTEAMLOGEventTypeTeamMergeRequestAcceptedShownToSecondaryTeam,
    /// A team merge request was canceled automatically.
    DBTEAMLOGEventTypeTeamMergeRequestAutoCanceled,
    /// A team merge request was canceled.
    DBTEAMLOGEventTypeTeamMergeRequestCanceled,
    /// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
    DBTEAMLOGEventTypeTeamMergeRequestCanceledShownToPrimaryTeam,
    /// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
    DBTEAMLOGEventTypeTeamMergeRequestCanceledShownToSecondaryTeam,
    /// A team merge request expired.
    DBTEAMLOGEventTypeTeamMergeRequestExpired,
    /// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
    DBTEAMLOGEventTypeTeamMergeRequestExpiredShownToPrimaryTeam,
    /// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
    DBTEAMLOGEventTypeTeamMergeRequestExpiredShownToSecondaryTeam,
    /// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
    DBTEAMLOGEventTypeTeamMergeRequestRejectedShownToPrimaryTeam,
    /// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
    DBTEAMLOGEventTypeTeamMergeRequestRejectedShownToSecondaryTeam,
    /// A reminder of a team merge request was sent.
    DBTEAMLOGEventTypeTeamMergeRequestReminder,
    /// A reminder of a team merge request was sent, as the primary team sees it. Replaced by
    /// `teamMergeRequestReminder`.
    DBTEAMLOGEventTypeTeamMergeRequestReminderShownToPrimaryTeam,
    /// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by
    /// `teamMergeRequestReminder`.
    DBTEAMLOGEventTypeTeamMergeRequestReminderShownToSecondaryTeam,
    /// A team merge was canceled.
    DBTEAMLOGEventTypeTeamMergeRequestRevoked,
    /// Another team asked to be merged into this team.
    DBTEAMLOGEventTypeTeamMergeRequestSentShownToPrimaryTeam,
    /// This team asked to be merged into another team.
    DBTEAMLOGEventTypeTeamMergeRequestSentShownToSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEventTypeOther,
};

/// The kind of an event, with its description.
@interface DBTEAMLOGEventType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEventTypeTag tag;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGEventType` from and to JSON.
@interface DBTEAMLOGEventTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEventType *)instance;
+ (DBTEAMLOGEventType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
