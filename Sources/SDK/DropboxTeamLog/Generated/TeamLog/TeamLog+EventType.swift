// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The kind of an event, with its description.
    public enum EventType: StoneUnion, CustomStringConvertible {
        /// The state of a security alert was changed.
        case adminAlertingAlertStateChanged(TeamLog.AdminAlertingAlertStateChangedType)
        /// The settings of a security alert were changed.
        case adminAlertingChangedAlertConfig(TeamLog.AdminAlertingChangedAlertConfigType)
        /// A security alert was triggered.
        case adminAlertingTriggeredAlert(TeamLog.AdminAlertingTriggeredAlertType)
        /// A restore after a ransomware attack was completed.
        case ransomwareRestoreProcessCompleted(TeamLog.RansomwareRestoreProcessCompletedType)
        /// A restore after a ransomware attack was started.
        case ransomwareRestoreProcessStarted(TeamLog.RansomwareRestoreProcessStartedType)
        /// A member couldn't link an app because the team's app permissions block it.
        case appBlockedByPermissions(TeamLog.AppBlockedByPermissionsType)
        /// An app was linked for the whole team.
        case appLinkTeam(TeamLog.AppLinkTeamType)
        /// A member linked an app.
        case appLinkUser(TeamLog.AppLinkUserType)
        /// An app was unlinked from the team.
        case appUnlinkTeam(TeamLog.AppUnlinkTeamType)
        /// An app was unlinked from a member's account.
        case appUnlinkUser(TeamLog.AppUnlinkUserType)
        /// A member connected an integration.
        case integrationConnected(TeamLog.IntegrationConnectedType)
        /// A member disconnected an integration.
        case integrationDisconnected(TeamLog.IntegrationDisconnectedType)
        /// A comment was added to a file.
        case fileAddComment(TeamLog.FileAddCommentType)
        /// A user turned notifications about the comments on a file on or off.
        case fileChangeCommentSubscription(TeamLog.FileChangeCommentSubscriptionType)
        /// A comment on a file was deleted.
        case fileDeleteComment(TeamLog.FileDeleteCommentType)
        /// A comment on a file was edited.
        case fileEditComment(TeamLog.FileEditCommentType)
        /// A user liked a comment on a file. Dropbox no longer records this event.
        case fileLikeComment(TeamLog.FileLikeCommentType)
        /// A comment on a file was resolved.
        case fileResolveComment(TeamLog.FileResolveCommentType)
        /// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
        case fileUnlikeComment(TeamLog.FileUnlikeCommentType)
        /// A resolved comment on a file was reopened.
        case fileUnresolveComment(TeamLog.FileUnresolveCommentType)
        /// A comment was added to a Dash stack.
        case dashAddedCommentToStack(TeamLog.DashAddedCommentToStackType)
        /// A member connected a Dash user connector.
        case dashAddedConnector(TeamLog.DashAddedConnectorType)
        /// A link was added to a Dash stack.
        case dashAddedLinkToStack(TeamLog.DashAddedLinkToStackType)
        /// An admin added an email domain to the team's Dash allowlist.
        case dashAddedTeamEmailDomainAllowlist(TeamLog.DashAddedTeamEmailDomainAllowlistType)
        /// An admin added a Dash connector for the organization.
        case dashAdminAddedOrgWideConnector(TeamLog.DashAdminAddedOrgWideConnectorType)
        /// An admin disabled a Dash user connector.
        case dashAdminDisabledConnector(TeamLog.DashAdminDisabledConnectorType)
        /// An admin enabled a Dash user connector.
        case dashAdminEnabledConnector(TeamLog.DashAdminEnabledConnectorType)
        /// An admin removed a Dash connector of the organization.
        case dashAdminRemovedOrgWideConnector(TeamLog.DashAdminRemovedOrgWideConnectorType)
        /// A Dash stack was archived.
        case dashArchivedStack(TeamLog.DashArchivedStackType)
        /// The audience of a shared link to a Dash stack was changed.
        case dashChangedAudienceOfSharedLinkToStack(TeamLog.DashChangedAudienceOfSharedLinkToStackType)
        /// A Dash stack was duplicated.
        case dashClonedStack(TeamLog.DashClonedStackType)
        /// A tool of a Dash connector was called.
        case dashConnectorToolsCall(TeamLog.DashConnectorToolsCallType)
        /// A Dash stack was created.
        case dashCreatedStack(TeamLog.DashCreatedStackType)
        /// A comment was deleted from a Dash stack.
        case dashDeletedCommentFromStack(TeamLog.DashDeletedCommentFromStackType)
        /// A Dash stack was deleted.
        case dashDeletedStack(TeamLog.DashDeletedStackType)
        /// A comment in a Dash stack was edited.
        case dashEditedCommentInStack(TeamLog.DashEditedCommentInStackType)
        /// A person from outside the team opened a Dash stack.
        case dashExternalUserOpenedStack(TeamLog.DashExternalUserOpenedStackType)
        /// A member opened the Dash desktop app for the first time.
        case dashFirstLaunchedDesktop(TeamLog.DashFirstLaunchedDesktopType)
        /// A member opened the Dash browser extension for the first time.
        case dashFirstLaunchedExtension(TeamLog.DashFirstLaunchedExtensionType)
        /// A member opened the Dash start page on the web for the first time.
        case dashFirstLaunchedWebStartPage(TeamLog.DashFirstLaunchedWebStartPageType)
        /// Access permissions to a Dash stack were checked for an opened shared link.
        case dashOpenedSharedLinkToStack(TeamLog.DashOpenedSharedLinkToStackType)
        /// A Dash stack was opened.
        case dashOpenedStack(TeamLog.DashOpenedStackType)
        /// The preview opt-out status in Dash was changed.
        case dashPreviewOptOutStatusChanged(TeamLog.DashPreviewOptOutStatusChangedType)
        /// A member disconnected a Dash user connector.
        case dashRemovedConnector(TeamLog.DashRemovedConnectorType)
        /// A link was removed from a Dash stack.
        case dashRemovedLinkFromStack(TeamLog.DashRemovedLinkFromStackType)
        /// A shared link to a Dash stack was removed.
        case dashRemovedSharedLinkToStack(TeamLog.DashRemovedSharedLinkToStackType)
        /// An admin removed an email domain from the team's Dash allowlist.
        case dashRemovedTeamEmailDomainAllowlist(TeamLog.DashRemovedTeamEmailDomainAllowlistType)
        /// A Dash stack was renamed.
        case dashRenamedStack(TeamLog.DashRenamedStackType)
        /// A link to a Dash stack was shared.
        case dashSharedLinkToStack(TeamLog.DashSharedLinkToStackType)
        /// A Dash stack was restored from the archive.
        case dashUnarchivedStack(TeamLog.DashUnarchivedStackType)
        /// A member viewed a company stack in Dash.
        case dashViewedCompanyStack(TeamLog.DashViewedCompanyStackType)
        /// An admin viewed the Dash report on external AI activity.
        case dashViewedExternalAiActivityReport(TeamLog.DashViewedExternalAiActivityReportType)
        /// Folders were added to a data governance policy.
        case governancePolicyAddFolders(TeamLog.GovernancePolicyAddFoldersType)
        /// A folder couldn't be added to a data governance policy.
        case governancePolicyAddFolderFailed(TeamLog.GovernancePolicyAddFolderFailedType)
        /// Content was disposed of under a data governance policy.
        case governancePolicyContentDisposed(TeamLog.GovernancePolicyContentDisposedType)
        /// A data governance policy was activated.
        case governancePolicyCreate(TeamLog.GovernancePolicyCreateType)
        /// A data governance policy was deleted.
        case governancePolicyDelete(TeamLog.GovernancePolicyDeleteType)
        /// The details of a data governance policy were edited.
        case governancePolicyEditDetails(TeamLog.GovernancePolicyEditDetailsType)
        /// The duration of a data governance policy was changed.
        case governancePolicyEditDuration(TeamLog.GovernancePolicyEditDurationType)
        /// A download of the content of a data governance policy was created.
        case governancePolicyExportCreated(TeamLog.GovernancePolicyExportCreatedType)
        /// A download of the content of a data governance policy was removed.
        case governancePolicyExportRemoved(TeamLog.GovernancePolicyExportRemovedType)
        /// Folders were removed from a data governance policy.
        case governancePolicyRemoveFolders(TeamLog.GovernancePolicyRemoveFoldersType)
        /// A summary report of a data governance policy was created.
        case governancePolicyReportCreated(TeamLog.GovernancePolicyReportCreatedType)
        /// A part of a data governance policy's content was downloaded.
        case governancePolicyZipPartDownloaded(TeamLog.GovernancePolicyZipPartDownloadedType)
        /// A legal hold was activated.
        case legalHoldsActivateAHold(TeamLog.LegalHoldsActivateAHoldType)
        /// Members were added to a legal hold.
        case legalHoldsAddMembers(TeamLog.LegalHoldsAddMembersType)
        /// The details of a legal hold were edited.
        case legalHoldsChangeHoldDetails(TeamLog.LegalHoldsChangeHoldDetailsType)
        /// A legal hold was renamed.
        case legalHoldsChangeHoldName(TeamLog.LegalHoldsChangeHoldNameType)
        /// The content of a legal hold was exported.
        case legalHoldsExportAHold(TeamLog.LegalHoldsExportAHoldType)
        /// An export of a legal hold was canceled.
        case legalHoldsExportCancelled(TeamLog.LegalHoldsExportCancelledType)
        /// An export of a legal hold was downloaded.
        case legalHoldsExportDownloaded(TeamLog.LegalHoldsExportDownloadedType)
        /// An export of a legal hold was removed.
        case legalHoldsExportRemoved(TeamLog.LegalHoldsExportRemovedType)
        /// A legal hold was released.
        case legalHoldsReleaseAHold(TeamLog.LegalHoldsReleaseAHoldType)
        /// Members were removed from a legal hold.
        case legalHoldsRemoveMembers(TeamLog.LegalHoldsRemoveMembersType)
        /// A summary report of a legal hold was created.
        case legalHoldsReportAHold(TeamLog.LegalHoldsReportAHoldType)
        /// The IP address of an active desktop session changed.
        case deviceChangeIpDesktop(TeamLog.DeviceChangeIpDesktopType)
        /// The IP address of an active mobile session changed.
        case deviceChangeIpMobile(TeamLog.DeviceChangeIpMobileType)
        /// The IP address of an active web session changed.
        case deviceChangeIpWeb(TeamLog.DeviceChangeIpWebType)
        /// Some files couldn't be deleted from an unlinked device.
        case deviceDeleteOnUnlinkFail(TeamLog.DeviceDeleteOnUnlinkFailType)
        /// All files were deleted from an unlinked device.
        case deviceDeleteOnUnlinkSuccess(TeamLog.DeviceDeleteOnUnlinkSuccessType)
        /// A device couldn't be linked.
        case deviceLinkFail(TeamLog.DeviceLinkFailType)
        /// A device was linked.
        case deviceLinkSuccess(TeamLog.DeviceLinkSuccessType)
        /// Device management was disabled. Dropbox no longer records this event.
        case deviceManagementDisabled(TeamLog.DeviceManagementDisabledType)
        /// Device management was enabled. Dropbox no longer records this event.
        case deviceManagementEnabled(TeamLog.DeviceManagementEnabledType)
        /// Backup was enabled or disabled for a computer.
        case deviceSyncBackupStatusChanged(TeamLog.DeviceSyncBackupStatusChangedType)
        /// A device was disconnected.
        case deviceUnlink(TeamLog.DeviceUnlinkType)
        /// Passwords were exported from Dropbox Passwords.
        case dropboxPasswordsExported(TeamLog.DropboxPasswordsExportedType)
        /// A device was enrolled in Dropbox Passwords.
        case dropboxPasswordsNewDeviceEnrolled(TeamLog.DropboxPasswordsNewDeviceEnrolledType)
        /// The token for setting up enterprise mobility management (EMM) was refreshed.
        case emmRefreshAuthToken(TeamLog.EmmRefreshAuthTokenType)
        /// An external drive was checked for eligibility for backup.
        case externalDriveBackupEligibilityStatusChecked(TeamLog.ExternalDriveBackupEligibilityStatusCheckedType)
        /// The backup of an external drive was changed.
        case externalDriveBackupStatusChanged(TeamLog.ExternalDriveBackupStatusChangedType)
        /// Account capture for the team's domains was made available or unavailable.
        case accountCaptureChangeAvailability(TeamLog.AccountCaptureChangeAvailabilityType)
        /// A user subject to account capture moved their account to the team.
        case accountCaptureMigrateAccount(TeamLog.AccountCaptureMigrateAccountType)
        /// An account capture email was sent to all unmanaged members.
        case accountCaptureNotificationEmailsSent(TeamLog.AccountCaptureNotificationEmailsSentType)
        /// A user subject to account capture changed their account to a personal email address.
        case accountCaptureRelinquishAccount(TeamLog.AccountCaptureRelinquishAccountType)
        /// Domain invitations were disabled. Dropbox no longer records this event.
        case disabledDomainInvites(TeamLog.DisabledDomainInvitesType)
        /// A user's request to join the team was approved.
        case domainInvitesApproveRequestToJoinTeam(TeamLog.DomainInvitesApproveRequestToJoinTeamType)
        /// A user's request to join the team was declined.
        case domainInvitesDeclineRequestToJoinTeam(TeamLog.DomainInvitesDeclineRequestToJoinTeamType)
        /// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
        case domainInvitesEmailExistingUsers(TeamLog.DomainInvitesEmailExistingUsersType)
        /// A user asked to join the team.
        case domainInvitesRequestToJoinTeam(TeamLog.DomainInvitesRequestToJoinTeamType)
        /// The automatic invitation of new users was disabled. Dropbox no longer records this event.
        case domainInvitesSetInviteNewUserPrefToNo(TeamLog.DomainInvitesSetInviteNewUserPrefToNoType)
        /// The automatic invitation of new users was enabled. Dropbox no longer records this event.
        case domainInvitesSetInviteNewUserPrefToYes(TeamLog.DomainInvitesSetInviteNewUserPrefToYesType)
        /// A domain of the team couldn't be verified.
        case domainVerificationAddDomainFail(TeamLog.DomainVerificationAddDomainFailType)
        /// A domain of the team was verified.
        case domainVerificationAddDomainSuccess(TeamLog.DomainVerificationAddDomainSuccessType)
        /// A domain was removed from the team's verified domains.
        case domainVerificationRemoveDomain(TeamLog.DomainVerificationRemoveDomainType)
        /// Domain invitations were enabled. Dropbox no longer records this event.
        case enabledDomainInvites(TeamLog.EnabledDomainInvitesType)
        /// The rotation of the team key for folder encryption was canceled.
        case encryptedFolderCancelTeamKeyRotation(TeamLog.EncryptedFolderCancelTeamKeyRotationType)
        /// A recovery key for folder encryption was added.
        case encryptedFolderEnrollBackupKey(TeamLog.EncryptedFolderEnrollBackupKeyType)
        /// A device was enrolled in folder encryption.
        case encryptedFolderEnrollClient(TeamLog.EncryptedFolderEnrollClientType)
        /// Team folder encryption was activated.
        case encryptedFolderEnrollTeam(TeamLog.EncryptedFolderEnrollTeamType)
        /// Team folder encryption was deactivated.
        case encryptedFolderFinishTeamUnenrollment(TeamLog.EncryptedFolderFinishTeamUnenrollmentType)
        /// The rotation of the team key for folder encryption was started.
        case encryptedFolderInitTeamKeyRotation(TeamLog.EncryptedFolderInitTeamKeyRotationType)
        /// The deactivation of team folder encryption was started.
        case encryptedFolderInitTeamUnenrollment(TeamLog.EncryptedFolderInitTeamUnenrollmentType)
        /// A recovery key for folder encryption was removed.
        case encryptedFolderRemoveBackupKey(TeamLog.EncryptedFolderRemoveBackupKeyType)
        /// The team key for folder encryption was rotated.
        case encryptedFolderRotateTeamKey(TeamLog.EncryptedFolderRotateTeamKeyType)
        /// A device was removed from folder encryption.
        case encryptedFolderUnenrollClient(TeamLog.EncryptedFolderUnenrollClientType)
        /// A team encryption key was activated.
        case teamEncryptionKeyActivateKey(TeamLog.TeamEncryptionKeyActivateKeyType)
        /// The scheduled deletion of a team encryption key was canceled.
        case teamEncryptionKeyCancelKeyDeletion(TeamLog.TeamEncryptionKeyCancelKeyDeletionType)
        /// A team encryption key was created.
        case teamEncryptionKeyCreateKey(TeamLog.TeamEncryptionKeyCreateKeyType)
        /// A team encryption key was deactivated.
        case teamEncryptionKeyDeactivateKey(TeamLog.TeamEncryptionKeyDeactivateKeyType)
        /// A team encryption key was deleted.
        case teamEncryptionKeyDeleteKey(TeamLog.TeamEncryptionKeyDeleteKeyType)
        /// A team encryption key was disabled.
        case teamEncryptionKeyDisableKey(TeamLog.TeamEncryptionKeyDisableKeyType)
        /// A team encryption key was enabled.
        case teamEncryptionKeyEnableKey(TeamLog.TeamEncryptionKeyEnableKeyType)
        /// A team encryption key was rotated. Dropbox no longer records this event.
        case teamEncryptionKeyRotateKey(TeamLog.TeamEncryptionKeyRotateKeyType)
        /// The deletion of a team encryption key was scheduled.
        case teamEncryptionKeyScheduleKeyDeletion(TeamLog.TeamEncryptionKeyScheduleKeyDeletionType)
        /// A naming convention was applied to a folder.
        case applyNamingConvention(TeamLog.ApplyNamingConventionType)
        /// Folders were created. Dropbox no longer records this event.
        case createFolder(TeamLog.CreateFolderType)
        /// Files or folders were added.
        case fileAdd(TeamLog.FileAddType)
        /// Files or folders were added by an automation.
        case fileAddFromAutomation(TeamLog.FileAddFromAutomationType)
        /// Files or folders were copied.
        case fileCopy(TeamLog.FileCopyType)
        /// Files or folders were deleted.
        case fileDelete(TeamLog.FileDeleteType)
        /// Files or folders were downloaded.
        case fileDownload(TeamLog.FileDownloadType)
        /// Files were edited.
        case fileEdit(TeamLog.FileEditType)
        /// A copy reference to a file or folder was created.
        case fileGetCopyReference(TeamLog.FileGetCopyReferenceType)
        /// A file was locked or unlocked for editing.
        case fileLockingLockStatusChanged(TeamLog.FileLockingLockStatusChangedType)
        /// Files or folders were moved.
        case fileMove(TeamLog.FileMoveType)
        /// Files or folders were permanently deleted.
        case filePermanentlyDelete(TeamLog.FilePermanentlyDeleteType)
        /// Files or folders were previewed.
        case filePreview(TeamLog.FilePreviewType)
        /// Files or folders were renamed.
        case fileRename(TeamLog.FileRenameType)
        /// Deleted files or folders were restored.
        case fileRestore(TeamLog.FileRestoreType)
        /// Files were reverted to an earlier version.
        case fileRevert(TeamLog.FileRevertType)
        /// Changes to files were rolled back.
        case fileRollbackChanges(TeamLog.FileRollbackChangesType)
        /// A file or folder was saved from a copy reference.
        case fileSaveCopyReference(TeamLog.FileSaveCopyReferenceType)
        /// The description in a folder overview was changed.
        case folderOverviewDescriptionChanged(TeamLog.FolderOverviewDescriptionChangedType)
        /// An item was pinned to a folder overview.
        case folderOverviewItemPinned(TeamLog.FolderOverviewItemPinnedType)
        /// An item was unpinned from a folder overview.
        case folderOverviewItemUnpinned(TeamLog.FolderOverviewItemUnpinnedType)
        /// Files were downloaded from Replay.
        case mediaHubFileDownloaded(TeamLog.MediaHubFileDownloadedType)
        /// A label was added.
        case objectLabelAdded(TeamLog.ObjectLabelAddedType)
        /// A label was removed.
        case objectLabelRemoved(TeamLog.ObjectLabelRemovedType)
        /// The value of a label was changed.
        case objectLabelUpdatedValue(TeamLog.ObjectLabelUpdatedValueType)
        /// A folder was tidied with multi-file organize.
        case organizeFolderWithTidy(TeamLog.OrganizeFolderWithTidyType)
        /// Files were deleted in Replay.
        case replayFileDelete(TeamLog.ReplayFileDeleteType)
        /// Files were downloaded from Replay.
        case replayFileDownloaded(TeamLog.ReplayFileDownloadedType)
        /// A team project was created in Replay.
        case replayTeamProjectCreated(TeamLog.ReplayTeamProjectCreatedType)
        /// A folder was rewound to an earlier state.
        case rewindFolder(TeamLog.RewindFolderType)
        /// The application of a naming convention was undone.
        case undoNamingConvention(TeamLog.UndoNamingConventionType)
        /// Multi-file organize was undone for a folder.
        case undoOrganizeFolderWithTidy(TeamLog.UndoOrganizeFolderWithTidyType)
        /// Tags were added to a file.
        case userTagsAdded(TeamLog.UserTagsAddedType)
        /// Tags were removed from a file.
        case userTagsRemoved(TeamLog.UserTagsRemovedType)
        /// Files arrived by Email to Dropbox.
        case emailIngestReceiveFile(TeamLog.EmailIngestReceiveFileType)
        /// A file request was closed automatically.
        case fileRequestAutoClose(TeamLog.FileRequestAutoCloseType)
        /// A file request was changed.
        case fileRequestChange(TeamLog.FileRequestChangeType)
        /// A file request was closed.
        case fileRequestClose(TeamLog.FileRequestCloseType)
        /// A file request was created.
        case fileRequestCreate(TeamLog.FileRequestCreateType)
        /// A file request was deleted.
        case fileRequestDelete(TeamLog.FileRequestDeleteType)
        /// Files were submitted to a file request.
        case fileRequestReceiveFile(TeamLog.FileRequestReceiveFileType)
        /// An external ID was assigned to a group.
        case groupAddExternalId(TeamLog.GroupAddExternalIdType)
        /// Team members were added to a group.
        case groupAddMember(TeamLog.GroupAddMemberType)
        /// The external ID of a group was changed.
        case groupChangeExternalId(TeamLog.GroupChangeExternalIdType)
        /// The management type of a group was changed.
        case groupChangeManagementType(TeamLog.GroupChangeManagementTypeType)
        /// A group member was made a manager of the group, or stopped being one.
        case groupChangeMemberRole(TeamLog.GroupChangeMemberRoleType)
        /// A group was created.
        case groupCreate(TeamLog.GroupCreateType)
        /// A group was deleted.
        case groupDelete(TeamLog.GroupDeleteType)
        /// The description of a group was changed. Dropbox no longer records this event.
        case groupDescriptionUpdated(TeamLog.GroupDescriptionUpdatedType)
        /// A group's own setting for external sharing was changed.
        case groupExternalSharingSettingOverrideChanged(TeamLog.GroupExternalSharingSettingOverrideChangedType)
        /// The join policy of a group was changed. Dropbox no longer records this event.
        case groupJoinPolicyUpdated(TeamLog.GroupJoinPolicyUpdatedType)
        /// A group was moved. Dropbox no longer records this event.
        case groupMoved(TeamLog.GroupMovedType)
        /// The external ID of a group was removed.
        case groupRemoveExternalId(TeamLog.GroupRemoveExternalIdType)
        /// Team members were removed from a group.
        case groupRemoveMember(TeamLog.GroupRemoveMemberType)
        /// A group was renamed.
        case groupRename(TeamLog.GroupRenameType)
        /// An account was locked after failed sign-in attempts, or unlocked again.
        case accountLockOrUnlocked(TeamLog.AccountLockOrUnlockedType)
        /// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
        case emmError(TeamLog.EmmErrorType)
        /// A guest admin started a session through trusted teams.
        case guestAdminSignedInViaTrustedTeams(TeamLog.GuestAdminSignedInViaTrustedTeamsType)
        /// A guest admin ended a session through trusted teams.
        case guestAdminSignedOutViaTrustedTeams(TeamLog.GuestAdminSignedOutViaTrustedTeamsType)
        /// A sign-in failed.
        case loginFail(TeamLog.LoginFailType)
        /// A user signed in.
        case loginSuccess(TeamLog.LoginSuccessType)
        /// A user signed out.
        case logout(TeamLog.LogoutType)
        /// A reseller ended a support session.
        case resellerSupportSessionEnd(TeamLog.ResellerSupportSessionEndType)
        /// A reseller started a support session.
        case resellerSupportSessionStart(TeamLog.ResellerSupportSessionStartType)
        /// An admin ended a session in which they were signed in as a member.
        case signInAsSessionEnd(TeamLog.SignInAsSessionEndType)
        /// An admin started a session in which they are signed in as a member.
        case signInAsSessionStart(TeamLog.SignInAsSessionStartType)
        /// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
        case ssoError(TeamLog.SsoErrorType)
        /// An add-on was assigned to a user.
        case addonAssigned(TeamLog.AddonAssignedType)
        /// An add-on was taken from a user.
        case addonRemoved(TeamLog.AddonRemovedType)
        /// An admin invited members to activate Dropbox Backup.
        case backupAdminInvitationSent(TeamLog.BackupAdminInvitationSentType)
        /// An invitation to Dropbox Backup was opened.
        case backupInvitationOpened(TeamLog.BackupInvitationOpenedType)
        /// An invitation link for the team was created.
        case createTeamInviteLink(TeamLog.CreateTeamInviteLinkType)
        /// An invitation link for the team was deleted.
        case deleteTeamInviteLink(TeamLog.DeleteTeamInviteLinkType)
        /// An external ID was assigned to a team member.
        case memberAddExternalId(TeamLog.MemberAddExternalIdType)
        /// The name of a team member was added.
        case memberAddName(TeamLog.MemberAddNameType)
        /// The admin role of a team member was changed.
        case memberChangeAdminRole(TeamLog.MemberChangeAdminRoleType)
        /// The email address of a team member was changed.
        case memberChangeEmail(TeamLog.MemberChangeEmailType)
        /// The external ID of a team member was changed.
        case memberChangeExternalId(TeamLog.MemberChangeExternalIdType)
        /// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
        case memberChangeMembershipType(TeamLog.MemberChangeMembershipTypeType)
        /// The name of a team member was changed.
        case memberChangeName(TeamLog.MemberChangeNameType)
        /// The reseller role of a team member was changed.
        case memberChangeResellerRole(TeamLog.MemberChangeResellerRoleType)
        /// The status of a team member changed, for example from invited to active.
        case memberChangeStatus(TeamLog.MemberChangeStatusType)
        /// Manually added contacts were removed.
        case memberDeleteManualContacts(TeamLog.MemberDeleteManualContactsType)
        /// The profile photo of a team member was deleted.
        case memberDeleteProfilePhoto(TeamLog.MemberDeleteProfilePhotoType)
        /// An admin browsed the folders of a team member.
        case memberFolderContentsAccessed(TeamLog.MemberFolderContentsAccessedType)
        /// The content of a deleted member's account was permanently deleted.
        case memberPermanentlyDeleteAccountContents(TeamLog.MemberPermanentlyDeleteAccountContentsType)
        /// The external ID of a team member was removed.
        case memberRemoveExternalId(TeamLog.MemberRemoveExternalIdType)
        /// The profile photo of a team member was set.
        case memberSetProfilePhoto(TeamLog.MemberSetProfilePhotoType)
        /// A custom space limit was set for a member.
        case memberSpaceLimitsAddCustomQuota(TeamLog.MemberSpaceLimitsAddCustomQuotaType)
        /// The custom space limit of a member was changed.
        case memberSpaceLimitsChangeCustomQuota(TeamLog.MemberSpaceLimitsChangeCustomQuotaType)
        /// A member's usage reached another level of their space limit.
        case memberSpaceLimitsChangeStatus(TeamLog.MemberSpaceLimitsChangeStatusType)
        /// The custom space limit of a member was removed.
        case memberSpaceLimitsRemoveCustomQuota(TeamLog.MemberSpaceLimitsRemoveCustomQuotaType)
        /// A person was suggested as a new team member.
        case memberSuggest(TeamLog.MemberSuggestType)
        /// The content of a deleted member's account was transferred to another member.
        case memberTransferAccountContents(TeamLog.MemberTransferAccountContentsType)
        /// A secondary email address that awaits verification was added.
        case pendingSecondaryEmailAdded(TeamLog.PendingSecondaryEmailAddedType)
        /// A product was assigned to a team member.
        case productAssignedToMember(TeamLog.ProductAssignedToMemberType)
        /// A product was taken from a team member.
        case productRemovedFromMember(TeamLog.ProductRemovedFromMemberType)
        /// A secondary email address was deleted.
        case secondaryEmailDeleted(TeamLog.SecondaryEmailDeletedType)
        /// A secondary email address was verified.
        case secondaryEmailVerified(TeamLog.SecondaryEmailVerifiedType)
        /// The policy for secondary email addresses was changed.
        case secondaryMailsPolicyChanged(TeamLog.SecondaryMailsPolicyChangedType)
        /// A page was added to a Paper binder. Replaced by `fileEdit`.
        case binderAddPage(TeamLog.BinderAddPageType)
        /// A section was added to a Paper binder. Replaced by `fileEdit`.
        case binderAddSection(TeamLog.BinderAddSectionType)
        /// A page was removed from a Paper binder. Replaced by `fileEdit`.
        case binderRemovePage(TeamLog.BinderRemovePageType)
        /// A section was removed from a Paper binder. Replaced by `fileEdit`.
        case binderRemoveSection(TeamLog.BinderRemoveSectionType)
        /// A page of a Paper binder was renamed. Replaced by `fileEdit`.
        case binderRenamePage(TeamLog.BinderRenamePageType)
        /// A section of a Paper binder was renamed. Replaced by `fileEdit`.
        case binderRenameSection(TeamLog.BinderRenameSectionType)
        /// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
        case binderReorderPage(TeamLog.BinderReorderPageType)
        /// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
        case binderReorderSection(TeamLog.BinderReorderSectionType)
        /// Users or groups were given access to a Paper document or folder.
        case paperContentAddMember(TeamLog.PaperContentAddMemberType)
        /// A Paper document or folder was added to a folder.
        case paperContentAddToFolder(TeamLog.PaperContentAddToFolderType)
        /// A Paper document or folder was archived.
        case paperContentArchive(TeamLog.PaperContentArchiveType)
        /// A Paper document or folder was created.
        case paperContentCreate(TeamLog.PaperContentCreateType)
        /// A Paper document or folder was permanently deleted.
        case paperContentPermanentlyDelete(TeamLog.PaperContentPermanentlyDeleteType)
        /// A Paper document or folder was removed from a folder.
        case paperContentRemoveFromFolder(TeamLog.PaperContentRemoveFromFolderType)
        /// Users or groups lost their access to a Paper document or folder.
        case paperContentRemoveMember(TeamLog.PaperContentRemoveMemberType)
        /// A Paper document or folder was renamed.
        case paperContentRename(TeamLog.PaperContentRenameType)
        /// An archived Paper document or folder was restored.
        case paperContentRestore(TeamLog.PaperContentRestoreType)
        /// A comment was added to a Paper document.
        case paperDocAddComment(TeamLog.PaperDocAddCommentType)
        /// A member's permissions for a Paper document were changed.
        case paperDocChangeMemberRole(TeamLog.PaperDocChangeMemberRoleType)
        /// The sharing policy of a Paper document was changed.
        case paperDocChangeSharingPolicy(TeamLog.PaperDocChangeSharingPolicyType)
        /// A user followed or unfollowed a Paper document.
        case paperDocChangeSubscription(TeamLog.PaperDocChangeSubscriptionType)
        /// A Paper document was archived. Dropbox no longer records this event.
        case paperDocDeleted(TeamLog.PaperDocDeletedType)
        /// A comment on a Paper document was deleted.
        case paperDocDeleteComment(TeamLog.PaperDocDeleteCommentType)
        /// A Paper document was downloaded in a particular format.
        case paperDocDownload(TeamLog.PaperDocDownloadType)
        /// A Paper document was edited.
        case paperDocEdit(TeamLog.PaperDocEditType)
        /// A comment on a Paper document was edited.
        case paperDocEditComment(TeamLog.PaperDocEditCommentType)
        /// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
        case paperDocFollowed(TeamLog.PaperDocFollowedType)
        /// A user was mentioned in a Paper document.
        case paperDocMention(TeamLog.PaperDocMentionType)
        /// The ownership of a Paper document was transferred.
        case paperDocOwnershipChanged(TeamLog.PaperDocOwnershipChangedType)
        /// A user asked for access to a Paper document.
        case paperDocRequestAccess(TeamLog.PaperDocRequestAccessType)
        /// A comment on a Paper document was resolved.
        case paperDocResolveComment(TeamLog.PaperDocResolveCommentType)
        /// A Paper document was reverted to an earlier version.
        case paperDocRevert(TeamLog.PaperDocRevertType)
        /// A Paper document was shared through Slack.
        case paperDocSlackShare(TeamLog.PaperDocSlackShareType)
        /// A Paper document was shared with users or groups. Dropbox no longer records this event.
        case paperDocTeamInvite(TeamLog.PaperDocTeamInviteType)
        /// A Paper document was moved to the trash.
        case paperDocTrashed(TeamLog.PaperDocTrashedType)
        /// A resolved comment on a Paper document was reopened.
        case paperDocUnresolveComment(TeamLog.PaperDocUnresolveCommentType)
        /// A Paper document was restored from the trash.
        case paperDocUntrashed(TeamLog.PaperDocUntrashedType)
        /// A Paper document was viewed.
        case paperDocView(TeamLog.PaperDocViewType)
        /// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
        case paperExternalViewAllow(TeamLog.PaperExternalViewAllowType)
        /// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
        case paperExternalViewDefaultTeam(TeamLog.PaperExternalViewDefaultTeamType)
        /// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
        case paperExternalViewForbid(TeamLog.PaperExternalViewForbidType)
        /// A user followed or unfollowed a Paper folder.
        case paperFolderChangeSubscription(TeamLog.PaperFolderChangeSubscriptionType)
        /// A Paper folder was archived. Dropbox no longer records this event.
        case paperFolderDeleted(TeamLog.PaperFolderDeletedType)
        /// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
        case paperFolderFollowed(TeamLog.PaperFolderFollowedType)
        /// A Paper folder was shared with users or groups. Dropbox no longer records this event.
        case paperFolderTeamInvite(TeamLog.PaperFolderTeamInviteType)
        /// The permissions of a published Paper document were changed.
        case paperPublishedLinkChangePermission(TeamLog.PaperPublishedLinkChangePermissionType)
        /// A Paper document was published.
        case paperPublishedLinkCreate(TeamLog.PaperPublishedLinkCreateType)
        /// The publication of a Paper document was withdrawn.
        case paperPublishedLinkDisabled(TeamLog.PaperPublishedLinkDisabledType)
        /// A published Paper document was viewed.
        case paperPublishedLinkView(TeamLog.PaperPublishedLinkViewType)
        /// A user changed their password.
        case passwordChange(TeamLog.PasswordChangeType)
        /// A user's password was reset.
        case passwordReset(TeamLog.PasswordResetType)
        /// The passwords of all team members were reset.
        case passwordResetAll(TeamLog.PasswordResetAllType)
        /// Collaborators were added with Dropbox Protect.
        case protectActionAddCollaborator(TeamLog.ProtectActionAddCollaboratorType)
        /// A link was added with Dropbox Protect.
        case protectActionAddLink(TeamLog.ProtectActionAddLinkType)
        /// Content was deleted with Dropbox Protect.
        case protectActionDelete(TeamLog.ProtectActionDeleteType)
        /// Content was exported with Dropbox Protect.
        case protectActionExport(TeamLog.ProtectActionExportType)
        /// Collaborators were removed with Dropbox Protect.
        case protectActionRemoveCollaborator(TeamLog.ProtectActionRemoveCollaboratorType)
        /// A link was removed with Dropbox Protect.
        case protectActionRemoveLink(TeamLog.ProtectActionRemoveLinkType)
        /// The sharing of content was ended with Dropbox Protect.
        case protectActionStopSharing(TeamLog.ProtectActionStopSharingType)
        /// The list of internal domains of Dropbox Protect was changed.
        case protectInternalDomainsChanged(TeamLog.ProtectInternalDomainsChangedType)
        /// A Dropbox Protect policy was activated.
        case protectPolicyActivated(TeamLog.ProtectPolicyActivatedType)
        /// A Dropbox Protect policy was deactivated.
        case protectPolicyDeactivated(TeamLog.ProtectPolicyDeactivatedType)
        /// A Dropbox Protect policy was scheduled.
        case protectPolicyScheduled(TeamLog.ProtectPolicyScheduledType)
        /// A Dropbox Protect policy was changed.
        case protectPolicyUpdated(TeamLog.ProtectPolicyUpdatedType)
        /// A Dropbox Protect report was viewed.
        case protectReportView(TeamLog.ProtectReportViewType)
        /// A classification report was created.
        case classificationCreateReport(TeamLog.ClassificationCreateReportType)
        /// A classification report couldn't be created.
        case classificationCreateReportFail(TeamLog.ClassificationCreateReportFailType)
        /// A report on users excluded from enterprise mobility management (EMM) was created.
        case emmCreateExceptionsReport(TeamLog.EmmCreateExceptionsReportType)
        /// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
        case emmCreateUsageReport(TeamLog.EmmCreateUsageReportType)
        /// A report on the team's members was created.
        case exportMembersReport(TeamLog.ExportMembersReportType)
        /// A report on the team's members couldn't be created.
        case exportMembersReportFail(TeamLog.ExportMembersReportFailType)
        /// A report on external sharing was created.
        case externalSharingCreateReport(TeamLog.ExternalSharingCreateReportType)
        /// A report on external sharing couldn't be created.
        case externalSharingReportFailed(TeamLog.ExternalSharingReportFailedType)
        /// A report on member access was created.
        case memberAccessDetailsCreateReport(TeamLog.MemberAccessDetailsCreateReportType)
        /// A report on member access couldn't be created.
        case memberAccessDetailsCreateReportFailed(TeamLog.MemberAccessDetailsCreateReportFailedType)
        /// A report on new links without an expiration date was created.
        case noExpirationLinkGenCreateReport(TeamLog.NoExpirationLinkGenCreateReportType)
        /// A report on new links without an expiration date couldn't be created.
        case noExpirationLinkGenReportFailed(TeamLog.NoExpirationLinkGenReportFailedType)
        /// A report on new links without a password was created.
        case noPasswordLinkGenCreateReport(TeamLog.NoPasswordLinkGenCreateReportType)
        /// A report on new links without a password couldn't be created.
        case noPasswordLinkGenReportFailed(TeamLog.NoPasswordLinkGenReportFailedType)
        /// A report on views of links without a password was created.
        case noPasswordLinkViewCreateReport(TeamLog.NoPasswordLinkViewCreateReportType)
        /// A report on views of links without a password couldn't be created.
        case noPasswordLinkViewReportFailed(TeamLog.NoPasswordLinkViewReportFailedType)
        /// A report on views of old links was created.
        case outdatedLinkViewCreateReport(TeamLog.OutdatedLinkViewCreateReportType)
        /// A report on views of old links couldn't be created.
        case outdatedLinkViewReportFailed(TeamLog.OutdatedLinkViewReportFailedType)
        /// An export of all Paper documents of the team was started.
        case paperAdminExportStart(TeamLog.PaperAdminExportStartType)
        /// A ransomware report was created.
        case ransomwareAlertCreateReport(TeamLog.RansomwareAlertCreateReportType)
        /// A ransomware report couldn't be created.
        case ransomwareAlertCreateReportFailed(TeamLog.RansomwareAlertCreateReportFailedType)
        /// A report on shared folders was created.
        case sharedFoldersCreateReport(TeamLog.SharedFoldersCreateReportType)
        /// A report on shared folders couldn't be created.
        case sharedFoldersCreateReportFailed(TeamLog.SharedFoldersCreateReportFailedType)
        /// A report on devices without admin privileges for Smart Sync was created.
        case smartSyncCreateAdminPrivilegeReport(TeamLog.SmartSyncCreateAdminPrivilegeReportType)
        /// A report on the team's activity was created.
        case teamActivityCreateReport(TeamLog.TeamActivityCreateReportType)
        /// A report on the team's activity couldn't be created.
        case teamActivityCreateReportFail(TeamLog.TeamActivityCreateReportFailType)
        /// A report on team folders was created.
        case teamFoldersCreateReport(TeamLog.TeamFoldersCreateReportType)
        /// A report on team folders couldn't be created.
        case teamFoldersCreateReportFailed(TeamLog.TeamFoldersCreateReportFailedType)
        /// A report on the team's storage was created.
        case teamStorageCreateReport(TeamLog.TeamStorageCreateReportType)
        /// A report on the team's storage couldn't be created.
        case teamStorageCreateReportFailed(TeamLog.TeamStorageCreateReportFailedType)
        /// An album was shared.
        case collectionShare(TeamLog.CollectionShareType)
        /// Files were added to a transfer.
        case fileTransfersFileAdd(TeamLog.FileTransfersFileAddType)
        /// A transfer was deleted.
        case fileTransfersTransferDelete(TeamLog.FileTransfersTransferDeleteType)
        /// A transfer was downloaded.
        case fileTransfersTransferDownload(TeamLog.FileTransfersTransferDownloadType)
        /// A transfer was sent.
        case fileTransfersTransferSend(TeamLog.FileTransfersTransferSendType)
        /// A transfer was viewed.
        case fileTransfersTransferView(TeamLog.FileTransfersTransferViewType)
        /// A member was added to a Replay project.
        case mediaHubProjectTeamAdd(TeamLog.MediaHubProjectTeamAddType)
        /// A member was removed from a Replay project.
        case mediaHubProjectTeamDelete(TeamLog.MediaHubProjectTeamDeleteType)
        /// The role of a member in a Replay project was changed.
        case mediaHubProjectTeamRoleChanged(TeamLog.MediaHubProjectTeamRoleChangedType)
        /// The audience of a Replay shared link was changed.
        case mediaHubSharedLinkAudienceChanged(TeamLog.MediaHubSharedLinkAudienceChangedType)
        /// A Replay shared link was created.
        case mediaHubSharedLinkCreated(TeamLog.MediaHubSharedLinkCreatedType)
        /// The download setting of a Replay shared link was changed.
        case mediaHubSharedLinkDownloadSettingChanged(TeamLog.MediaHubSharedLinkDownloadSettingChangedType)
        /// A Replay shared link was revoked.
        case mediaHubSharedLinkRevoked(TeamLog.MediaHubSharedLinkRevokedType)
        /// A Paper document was limited to invited people. Dropbox no longer records this event.
        case noteAclInviteOnly(TeamLog.NoteAclInviteOnlyType)
        /// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
        case noteAclLink(TeamLog.NoteAclLinkType)
        /// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
        case noteAclTeamLink(TeamLog.NoteAclTeamLinkType)
        /// A Paper document was shared. Dropbox no longer records this event.
        case noteShared(TeamLog.NoteSharedType)
        /// A user received a shared Paper document. Dropbox no longer records this event.
        case noteShareReceive(TeamLog.NoteShareReceiveType)
        /// A shared Paper document was opened. Dropbox no longer records this event.
        case openNoteShared(TeamLog.OpenNoteSharedType)
        /// A shared link was created in Replay.
        case replayFileSharedLinkCreated(TeamLog.ReplayFileSharedLinkCreatedType)
        /// A shared link in Replay was changed.
        case replayFileSharedLinkModified(TeamLog.ReplayFileSharedLinkModifiedType)
        /// A member was added to a Replay project.
        case replayProjectTeamAdd(TeamLog.ReplayProjectTeamAddType)
        /// A member was removed from a Replay project.
        case replayProjectTeamDelete(TeamLog.ReplayProjectTeamDeleteType)
        /// A file was added in Send and Track.
        case sendAndTrackFileAdded(TeamLog.SendAndTrackFileAddedType)
        /// A file was renamed in Send and Track.
        case sendAndTrackFileRenamed(TeamLog.SendAndTrackFileRenamedType)
        /// A file was updated in Send and Track.
        case sendAndTrackFileUpdated(TeamLog.SendAndTrackFileUpdatedType)
        /// A Send and Track link was created.
        case sendAndTrackLinkCreated(TeamLog.SendAndTrackLinkCreatedType)
        /// A Send and Track link was deleted.
        case sendAndTrackLinkDeleted(TeamLog.SendAndTrackLinkDeletedType)
        /// A Send and Track link was changed.
        case sendAndTrackLinkUpdated(TeamLog.SendAndTrackLinkUpdatedType)
        /// A Send and Track link was opened.
        case sendAndTrackLinkViewed(TeamLog.SendAndTrackLinkViewedType)
        /// A file and its links were deleted in Send and Track.
        case sendAndTrackRemovedFileAndAssociatedLinks(TeamLog.SendAndTrackRemovedFileAndAssociatedLinksType)
        /// The team was added to a shared folder. Dropbox no longer records this event.
        case sfAddGroup(TeamLog.SfAddGroupType)
        /// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer
        /// records this event.
        case sfAllowNonMembersToViewSharedLinks(TeamLog.SfAllowNonMembersToViewSharedLinksType)
        /// A warning for members who share folders outside the team was configured. Dropbox no longer records this
        /// event.
        case sfExternalInviteWarn(TeamLog.SfExternalInviteWarnType)
        /// Facebook users were invited to a shared folder. Dropbox no longer records this event.
        case sfFbInvite(TeamLog.SfFbInviteType)
        /// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
        case sfFbInviteChangeRole(TeamLog.SfFbInviteChangeRoleType)
        /// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
        case sfFbUninvite(TeamLog.SfFbUninviteType)
        /// A group was invited to a shared folder. Dropbox no longer records this event.
        case sfInviteGroup(TeamLog.SfInviteGroupType)
        /// Access to a shared folder was granted. Dropbox no longer records this event.
        case sfTeamGrantAccess(TeamLog.SfTeamGrantAccessType)
        /// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
        case sfTeamInvite(TeamLog.SfTeamInviteType)
        /// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
        case sfTeamInviteChangeRole(TeamLog.SfTeamInviteChangeRoleType)
        /// A user joined the shared folder of a team member. Dropbox no longer records this event.
        case sfTeamJoin(TeamLog.SfTeamJoinType)
        /// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
        case sfTeamJoinFromOobLink(TeamLog.SfTeamJoinFromOobLinkType)
        /// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
        case sfTeamUninvite(TeamLog.SfTeamUninviteType)
        /// A person was invited to Dropbox and given access to a shared file or folder.
        case sharedContentAddInvitees(TeamLog.SharedContentAddInviteesType)
        /// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
        case sharedContentAddLinkExpiry(TeamLog.SharedContentAddLinkExpiryType)
        /// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
        case sharedContentAddLinkPassword(TeamLog.SharedContentAddLinkPasswordType)
        /// Users or groups were added to a shared file or folder.
        case sharedContentAddMember(TeamLog.SharedContentAddMemberType)
        /// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records
        /// this event.
        case sharedContentChangeDownloadsPolicy(TeamLog.SharedContentChangeDownloadsPolicyType)
        /// The access level of an invitee to a shared file or folder was changed before they accepted.
        case sharedContentChangeInviteeRole(TeamLog.SharedContentChangeInviteeRoleType)
        /// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
        case sharedContentChangeLinkAudience(TeamLog.SharedContentChangeLinkAudienceType)
        /// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this
        /// event.
        case sharedContentChangeLinkExpiry(TeamLog.SharedContentChangeLinkExpiryType)
        /// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
        case sharedContentChangeLinkPassword(TeamLog.SharedContentChangeLinkPasswordType)
        /// The access level of a member of a shared file or folder was changed.
        case sharedContentChangeMemberRole(TeamLog.SharedContentChangeMemberRoleType)
        /// The visibility of the viewers of a shared file or folder to its members was changed.
        case sharedContentChangeViewerInfoPolicy(TeamLog.SharedContentChangeViewerInfoPolicyType)
        /// A user accepted an invitation to a shared file or folder.
        case sharedContentClaimInvitation(TeamLog.SharedContentClaimInvitationType)
        /// A user copied a shared file or folder to their own Dropbox.
        case sharedContentCopy(TeamLog.SharedContentCopyType)
        /// A shared file or folder was downloaded.
        case sharedContentDownload(TeamLog.SharedContentDownloadType)
        /// A user left a shared file or folder.
        case sharedContentRelinquishMembership(TeamLog.SharedContentRelinquishMembershipType)
        /// An invitee was removed from a shared file or folder before they accepted.
        case sharedContentRemoveInvitees(TeamLog.SharedContentRemoveInviteesType)
        /// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this
        /// event.
        case sharedContentRemoveLinkExpiry(TeamLog.SharedContentRemoveLinkExpiryType)
        /// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
        case sharedContentRemoveLinkPassword(TeamLog.SharedContentRemoveLinkPasswordType)
        /// A user or group was removed from a shared file or folder.
        case sharedContentRemoveMember(TeamLog.SharedContentRemoveMemberType)
        /// A user asked for access to a shared file or folder.
        case sharedContentRequestAccess(TeamLog.SharedContentRequestAccessType)
        /// Invitees of a shared file or folder were restored.
        case sharedContentRestoreInvitees(TeamLog.SharedContentRestoreInviteesType)
        /// Users or groups were restored as members of a shared file or folder.
        case sharedContentRestoreMember(TeamLog.SharedContentRestoreMemberType)
        /// A file or folder was unshared by removing all members.
        case sharedContentUnshare(TeamLog.SharedContentUnshareType)
        /// A shared file or folder was previewed.
        case sharedContentView(TeamLog.SharedContentViewType)
        /// The group of people who can open a shared folder by a link was changed.
        case sharedFolderChangeLinkPolicy(TeamLog.SharedFolderChangeLinkPolicyType)
        /// A shared folder was set to inherit the members of its parent folder, or not to.
        case sharedFolderChangeMembersInheritancePolicy(TeamLog.SharedFolderChangeMembersInheritancePolicyType)
        /// The permission to add and remove members of a shared folder was changed.
        case sharedFolderChangeMembersManagementPolicy(TeamLog.SharedFolderChangeMembersManagementPolicyType)
        /// The group of people who can become members of a shared folder was changed.
        case sharedFolderChangeMembersPolicy(TeamLog.SharedFolderChangeMembersPolicyType)
        /// A shared folder was created.
        case sharedFolderCreate(TeamLog.SharedFolderCreateType)
        /// A user declined a team member's invitation to a shared folder.
        case sharedFolderDeclineInvitation(TeamLog.SharedFolderDeclineInvitationType)
        /// A user added a shared folder to their own Dropbox.
        case sharedFolderMount(TeamLog.SharedFolderMountType)
        /// The parent of a shared folder was changed.
        case sharedFolderNest(TeamLog.SharedFolderNestType)
        /// The ownership of a shared folder was transferred to another member.
        case sharedFolderTransferOwnership(TeamLog.SharedFolderTransferOwnershipType)
        /// A user removed a shared folder from their own Dropbox.
        case sharedFolderUnmount(TeamLog.SharedFolderUnmountType)
        /// An expiration date was added to a shared link.
        case sharedLinkAddExpiry(TeamLog.SharedLinkAddExpiryType)
        /// The expiration date of a shared link was changed.
        case sharedLinkChangeExpiry(TeamLog.SharedLinkChangeExpiryType)
        /// The visibility of a shared link was changed.
        case sharedLinkChangeVisibility(TeamLog.SharedLinkChangeVisibilityType)
        /// A user copied a file or folder from a shared link to their Dropbox.
        case sharedLinkCopy(TeamLog.SharedLinkCopyType)
        /// A shared link was created.
        case sharedLinkCreate(TeamLog.SharedLinkCreateType)
        /// A shared link was removed.
        case sharedLinkDisable(TeamLog.SharedLinkDisableType)
        /// A file or folder was downloaded from a shared link.
        case sharedLinkDownload(TeamLog.SharedLinkDownloadType)
        /// The expiration date of a shared link was removed.
        case sharedLinkRemoveExpiry(TeamLog.SharedLinkRemoveExpiryType)
        /// A visitor of a shared link was removed.
        case sharedLinkRemoveVisitor(TeamLog.SharedLinkRemoveVisitorType)
        /// An expiration date was added in the settings of a shared link.
        case sharedLinkSettingsAddExpiration(TeamLog.SharedLinkSettingsAddExpirationType)
        /// A password was added in the settings of a shared link.
        case sharedLinkSettingsAddPassword(TeamLog.SharedLinkSettingsAddPasswordType)
        /// Downloads were disabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadDisabled(TeamLog.SharedLinkSettingsAllowDownloadDisabledType)
        /// Downloads were enabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadEnabled(TeamLog.SharedLinkSettingsAllowDownloadEnabledType)
        /// The audience was changed in the settings of a shared link.
        case sharedLinkSettingsChangeAudience(TeamLog.SharedLinkSettingsChangeAudienceType)
        /// The expiration date was changed in the settings of a shared link.
        case sharedLinkSettingsChangeExpiration(TeamLog.SharedLinkSettingsChangeExpirationType)
        /// The password was changed in the settings of a shared link.
        case sharedLinkSettingsChangePassword(TeamLog.SharedLinkSettingsChangePasswordType)
        /// The expiration date was removed in the settings of a shared link.
        case sharedLinkSettingsRemoveExpiration(TeamLog.SharedLinkSettingsRemoveExpirationType)
        /// The password was removed in the settings of a shared link.
        case sharedLinkSettingsRemovePassword(TeamLog.SharedLinkSettingsRemovePasswordType)
        /// Members were added to the audience of a shared link.
        case sharedLinkShare(TeamLog.SharedLinkShareType)
        /// A shared link was opened.
        case sharedLinkView(TeamLog.SharedLinkViewType)
        /// A shared Paper document was opened. Dropbox no longer records this event.
        case sharedNoteOpened(TeamLog.SharedNoteOpenedType)
        /// Downloads were disabled for a link. Dropbox no longer records this event.
        case shmodelDisableDownloads(TeamLog.ShmodelDisableDownloadsType)
        /// Downloads were enabled for a link. Dropbox no longer records this event.
        case shmodelEnableDownloads(TeamLog.ShmodelEnableDownloadsType)
        /// A link was shared with a group. Dropbox no longer records this event.
        case shmodelGroupShare(TeamLog.ShmodelGroupShareType)
        /// Access to a showcase was granted.
        case showcaseAccessGranted(TeamLog.ShowcaseAccessGrantedType)
        /// A member was added to a showcase.
        case showcaseAddMember(TeamLog.ShowcaseAddMemberType)
        /// A showcase was archived.
        case showcaseArchived(TeamLog.ShowcaseArchivedType)
        /// A showcase was created.
        case showcaseCreated(TeamLog.ShowcaseCreatedType)
        /// A comment on a showcase was deleted.
        case showcaseDeleteComment(TeamLog.ShowcaseDeleteCommentType)
        /// A showcase was edited.
        case showcaseEdited(TeamLog.ShowcaseEditedType)
        /// A comment on a showcase was edited.
        case showcaseEditComment(TeamLog.ShowcaseEditCommentType)
        /// A file was added to a showcase.
        case showcaseFileAdded(TeamLog.ShowcaseFileAddedType)
        /// A file was downloaded from a showcase.
        case showcaseFileDownload(TeamLog.ShowcaseFileDownloadType)
        /// A file was removed from a showcase.
        case showcaseFileRemoved(TeamLog.ShowcaseFileRemovedType)
        /// A file in a showcase was viewed.
        case showcaseFileView(TeamLog.ShowcaseFileViewType)
        /// A showcase was permanently deleted.
        case showcasePermanentlyDeleted(TeamLog.ShowcasePermanentlyDeletedType)
        /// A comment was added to a showcase.
        case showcasePostComment(TeamLog.ShowcasePostCommentType)
        /// A member was removed from a showcase.
        case showcaseRemoveMember(TeamLog.ShowcaseRemoveMemberType)
        /// A showcase was renamed.
        case showcaseRenamed(TeamLog.ShowcaseRenamedType)
        /// A user asked for access to a showcase.
        case showcaseRequestAccess(TeamLog.ShowcaseRequestAccessType)
        /// A comment on a showcase was resolved.
        case showcaseResolveComment(TeamLog.ShowcaseResolveCommentType)
        /// An archived showcase was restored.
        case showcaseRestored(TeamLog.ShowcaseRestoredType)
        /// A showcase was moved to the trash.
        case showcaseTrashed(TeamLog.ShowcaseTrashedType)
        /// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
        case showcaseTrashedDeprecated(TeamLog.ShowcaseTrashedDeprecatedType)
        /// A resolved comment on a showcase was reopened.
        case showcaseUnresolveComment(TeamLog.ShowcaseUnresolveCommentType)
        /// A showcase was restored from the trash.
        case showcaseUntrashed(TeamLog.ShowcaseUntrashedType)
        /// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
        case showcaseUntrashedDeprecated(TeamLog.ShowcaseUntrashedDeprecatedType)
        /// A showcase was viewed.
        case showcaseView(TeamLog.ShowcaseViewType)
        /// A signature request was canceled.
        case signSignatureRequestCanceled(TeamLog.SignSignatureRequestCanceledType)
        /// A signature request was completed.
        case signSignatureRequestCompleted(TeamLog.SignSignatureRequestCompletedType)
        /// A signature request was declined.
        case signSignatureRequestDeclined(TeamLog.SignSignatureRequestDeclinedType)
        /// A signature request was opened.
        case signSignatureRequestOpened(TeamLog.SignSignatureRequestOpenedType)
        /// A reminder of a signature request was sent.
        case signSignatureRequestReminderSent(TeamLog.SignSignatureRequestReminderSentType)
        /// A signature request was sent.
        case signSignatureRequestSent(TeamLog.SignSignatureRequestSentType)
        /// A template for signature requests was created.
        case signTemplateCreated(TeamLog.SignTemplateCreatedType)
        /// A template for signature requests was shared.
        case signTemplateShared(TeamLog.SignTemplateSharedType)
        /// A security event arrived from an external identity provider by the RISC protocol.
        case riscSecurityEvent(TeamLog.RiscSecurityEventType)
        /// An X.509 certificate was added for single sign-on (SSO).
        case ssoAddCert(TeamLog.SsoAddCertType)
        /// A sign-in URL was added for single sign-on (SSO).
        case ssoAddLoginUrl(TeamLog.SsoAddLoginUrlType)
        /// A sign-out URL was added for single sign-on (SSO).
        case ssoAddLogoutUrl(TeamLog.SsoAddLogoutUrlType)
        /// The X.509 certificate for single sign-on (SSO) was changed.
        case ssoChangeCert(TeamLog.SsoChangeCertType)
        /// The sign-in URL for single sign-on (SSO) was changed.
        case ssoChangeLoginUrl(TeamLog.SsoChangeLoginUrlType)
        /// The sign-out URL for single sign-on (SSO) was changed.
        case ssoChangeLogoutUrl(TeamLog.SsoChangeLogoutUrlType)
        /// The SAML identity mode for single sign-on (SSO) was changed.
        case ssoChangeSamlIdentityMode(TeamLog.SsoChangeSamlIdentityModeType)
        /// The X.509 certificate for single sign-on (SSO) was removed.
        case ssoRemoveCert(TeamLog.SsoRemoveCertType)
        /// The sign-in URL for single sign-on (SSO) was removed.
        case ssoRemoveLoginUrl(TeamLog.SsoRemoveLoginUrlType)
        /// The sign-out URL for single sign-on (SSO) was removed.
        case ssoRemoveLogoutUrl(TeamLog.SsoRemoveLogoutUrlType)
        /// A team folder was archived or restored from the archive.
        case teamFolderChangeStatus(TeamLog.TeamFolderChangeStatusType)
        /// A team folder was created as an active folder.
        case teamFolderCreate(TeamLog.TeamFolderCreateType)
        /// A team folder was turned into a regular shared folder.
        case teamFolderDowngrade(TeamLog.TeamFolderDowngradeType)
        /// An archived team folder was permanently deleted.
        case teamFolderPermanentlyDelete(TeamLog.TeamFolderPermanentlyDeleteType)
        /// A team folder was renamed.
        case teamFolderRename(TeamLog.TeamFolderRenameType)
        /// The enforcement of a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeCapsType(TeamLog.TeamFolderSpaceLimitsChangeCapsTypeType)
        /// The space limit of a team folder was changed.
        case teamFolderSpaceLimitsChangeLimit(TeamLog.TeamFolderSpaceLimitsChangeLimitType)
        /// The recipient of notifications about a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeNotificationTarget(TeamLog.TeamFolderSpaceLimitsChangeNotificationTargetType)
        /// The default sync setting of a team folder was changed.
        case teamSelectiveSyncSettingsChanged(TeamLog.TeamSelectiveSyncSettingsChangedType)
        /// The account capture policy for the team's domains was changed.
        case accountCaptureChangePolicy(TeamLog.AccountCaptureChangePolicyType)
        /// The reminders to admins about requests to join the team were changed.
        case adminEmailRemindersChanged(TeamLog.AdminEmailRemindersChangedType)
        /// The team's policy for sharing data with third-party AI was changed.
        case aiThirdPartySharingDropboxBasePolicyChanged(TeamLog.AiThirdPartySharingDropboxBasePolicyChangedType)
        /// Downloads were disabled. Dropbox no longer records this event.
        case allowDownloadDisabled(TeamLog.AllowDownloadDisabledType)
        /// Downloads were enabled. Dropbox no longer records this event.
        case allowDownloadEnabled(TeamLog.AllowDownloadEnabledType)
        /// Sign-in with Apple was enabled or disabled for the team.
        case appleLoginChangePolicy(TeamLog.AppleLoginChangePolicyType)
        /// The permissions of apps were changed.
        case appPermissionsChanged(TeamLog.AppPermissionsChangedType)
        /// The team's camera upload policy was changed.
        case cameraUploadsPolicyChanged(TeamLog.CameraUploadsPolicyChangedType)
        /// The team's policy for the team space in Capture was changed.
        case captureTeamSpacePolicyChanged(TeamLog.CaptureTeamSpacePolicyChangedType)
        /// The team's policy for transcripts in Capture was changed.
        case captureTranscriptPolicyChanged(TeamLog.CaptureTranscriptPolicyChangedType)
        /// The team's data classification policy was changed.
        case classificationChangePolicy(TeamLog.ClassificationChangePolicyType)
        /// The team's computer backup policy was changed.
        case computerBackupPolicyChanged(TeamLog.ComputerBackupPolicyChangedType)
        /// The team's content management policy was changed.
        case contentAdministrationPolicyChanged(TeamLog.ContentAdministrationPolicyChangedType)
        /// The team's policy for protection against content deletion was changed.
        case contentDeletionProtectionChangePolicy(TeamLog.ContentDeletionProtectionChangePolicyType)
        /// The team's policy for external sharing in Dash was changed.
        case dashExternalSharingPolicyChanged(TeamLog.DashExternalSharingPolicyChangedType)
        /// The location of the data centers for the team's data was restricted.
        case dataPlacementRestrictionChangePolicy(TeamLog.DataPlacementRestrictionChangePolicyType)
        /// The restriction of the data centers for the team's data was fulfilled.
        case dataPlacementRestrictionSatisfyPolicy(TeamLog.DataPlacementRestrictionSatisfyPolicyType)
        /// Members were exempted from device approvals.
        case deviceApprovalsAddException(TeamLog.DeviceApprovalsAddExceptionType)
        /// The limit on the number of computers a member can link was set or removed.
        case deviceApprovalsChangeDesktopPolicy(TeamLog.DeviceApprovalsChangeDesktopPolicyType)
        /// The limit on the number of mobile devices a member can link was set or removed.
        case deviceApprovalsChangeMobilePolicy(TeamLog.DeviceApprovalsChangeMobilePolicyType)
        /// The handling of members who exceed the limit on devices was changed.
        case deviceApprovalsChangeOverageAction(TeamLog.DeviceApprovalsChangeOverageActionType)
        /// The handling of approved devices that a member unlinks was changed.
        case deviceApprovalsChangeUnlinkAction(TeamLog.DeviceApprovalsChangeUnlinkActionType)
        /// The exemption of members from device approvals was removed.
        case deviceApprovalsRemoveException(TeamLog.DeviceApprovalsRemoveExceptionType)
        /// Members were added to the directory restrictions list.
        case directoryRestrictionsAddMembers(TeamLog.DirectoryRestrictionsAddMembersType)
        /// Members were removed from the directory restrictions list.
        case directoryRestrictionsRemoveMembers(TeamLog.DirectoryRestrictionsRemoveMembersType)
        /// The team's Dropbox Passwords policy was changed.
        case dropboxPasswordsPolicyChanged(TeamLog.DropboxPasswordsPolicyChangedType)
        /// The team's Email to Dropbox policy was changed.
        case emailIngestPolicyChanged(TeamLog.EmailIngestPolicyChangedType)
        /// Members were exempted from enterprise mobility management (EMM).
        case emmAddException(TeamLog.EmmAddExceptionType)
        /// Enterprise mobility management (EMM) was enabled or disabled for members.
        case emmChangePolicy(TeamLog.EmmChangePolicyType)
        /// The exemption of members from enterprise mobility management (EMM) was removed.
        case emmRemoveException(TeamLog.EmmRemoveExceptionType)
        /// The team opted in to or out of extended version history.
        case extendedVersionHistoryChangePolicy(TeamLog.ExtendedVersionHistoryChangePolicyType)
        /// The team's external drive backup policy was changed.
        case externalDriveBackupPolicyChanged(TeamLog.ExternalDriveBackupPolicyChangedType)
        /// Comments on the team's files were enabled or disabled.
        case fileCommentsChangePolicy(TeamLog.FileCommentsChangePolicyType)
        /// The team's file locking policy was changed.
        case fileLockingPolicyChanged(TeamLog.FileLockingPolicyChangedType)
        /// The team's File Provider migration policy was changed.
        case fileProviderMigrationPolicyChanged(TeamLog.FileProviderMigrationPolicyChangedType)
        /// File requests were enabled or disabled.
        case fileRequestsChangePolicy(TeamLog.FileRequestsChangePolicyType)
        /// File request emails were enabled for everyone. Dropbox no longer records this event.
        case fileRequestsEmailsEnabled(TeamLog.FileRequestsEmailsEnabledType)
        /// File request emails were limited to the team. Dropbox no longer records this event.
        case fileRequestsEmailsRestrictedToTeamOnly(TeamLog.FileRequestsEmailsRestrictedToTeamOnlyType)
        /// The team's file transfer policy was changed.
        case fileTransfersPolicyChanged(TeamLog.FileTransfersPolicyChangedType)
        /// The team's policy for flexible file names was changed.
        case flexibleFileNamesPolicyChanged(TeamLog.FlexibleFileNamesPolicyChangedType)
        /// The team's policy for folder link restrictions was changed.
        case folderLinkRestrictionPolicyChanged(TeamLog.FolderLinkRestrictionPolicyChangedType)
        /// Single sign-on with Google was enabled or disabled for the team.
        case googleSsoChangePolicy(TeamLog.GoogleSsoChangePolicyType)
        /// The permission to create groups was changed.
        case groupUserManagementChangePolicy(TeamLog.GroupUserManagementChangePolicyType)
        /// The team's policy for an integration was changed.
        case integrationPolicyChanged(TeamLog.IntegrationPolicyChangedType)
        /// The team's policy for emails about accepted invitations was changed.
        case inviteAcceptanceEmailPolicyChanged(TeamLog.InviteAcceptanceEmailPolicyChangedType)
        /// The policy for adding people to Replay content was changed.
        case mediaHubAddingPeoplePolicyChanged(TeamLog.MediaHubAddingPeoplePolicyChangedType)
        /// The policy for downloading Replay content was changed.
        case mediaHubDownloadPolicyChanged(TeamLog.MediaHubDownloadPolicyChangedType)
        /// The policy for sharing Replay content was changed.
        case mediaHubLinkSharingPolicyChanged(TeamLog.MediaHubLinkSharingPolicyChangedType)
        /// The ability of users to find the team without an invitation was changed.
        case memberRequestsChangePolicy(TeamLog.MemberRequestsChangePolicyType)
        /// The team's policy for invitations by members was changed.
        case memberSendInvitePolicyChanged(TeamLog.MemberSendInvitePolicyChangedType)
        /// Members were exempted from member space limits.
        case memberSpaceLimitsAddException(TeamLog.MemberSpaceLimitsAddExceptionType)
        /// The team's type of member space limits was changed.
        case memberSpaceLimitsChangeCapsTypePolicy(TeamLog.MemberSpaceLimitsChangeCapsTypePolicyType)
        /// The team's default member space limit was changed.
        case memberSpaceLimitsChangePolicy(TeamLog.MemberSpaceLimitsChangePolicyType)
        /// The exemption of members from member space limits was removed.
        case memberSpaceLimitsRemoveException(TeamLog.MemberSpaceLimitsRemoveExceptionType)
        /// Suggestions of new team members by members were enabled or disabled.
        case memberSuggestionsChangePolicy(TeamLog.MemberSuggestionsChangePolicyType)
        /// Sign-in with Microsoft was enabled or disabled for the team.
        case microsoftLoginChangePolicy(TeamLog.MicrosoftLoginChangePolicyType)
        /// The Microsoft Office add-in was enabled or disabled.
        case microsoftOfficeAddinChangePolicy(TeamLog.MicrosoftOfficeAddinChangePolicyType)
        /// The team's policy for multi-team identities was changed.
        case multiTeamIdentityPolicyChanged(TeamLog.MultiTeamIdentityPolicyChangedType)
        /// Network control was enabled or disabled.
        case networkControlChangePolicy(TeamLog.NetworkControlChangePolicyType)
        /// The deployment of Paper to all or to selected members was changed.
        case paperChangeDeploymentPolicy(TeamLog.PaperChangeDeploymentPolicyType)
        /// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
        case paperChangeMemberLinkPolicy(TeamLog.PaperChangeMemberLinkPolicyType)
        /// The members' ability to share Paper documents outside the team, or the default audience of documents, was
        /// changed.
        case paperChangeMemberPolicy(TeamLog.PaperChangeMemberPolicyType)
        /// Paper was enabled or disabled for the team.
        case paperChangePolicy(TeamLog.PaperChangePolicyType)
        /// The team's policy for the default Paper folder was changed.
        case paperDefaultFolderPolicyChanged(TeamLog.PaperDefaultFolderPolicyChangedType)
        /// The Paper desktop app was enabled or disabled for the team.
        case paperDesktopPolicyChanged(TeamLog.PaperDesktopPolicyChangedType)
        /// Users were added to the list of users who can use Paper.
        case paperEnabledUsersGroupAddition(TeamLog.PaperEnabledUsersGroupAdditionType)
        /// Users were removed from the list of users who can use Paper.
        case paperEnabledUsersGroupRemoval(TeamLog.PaperEnabledUsersGroupRemovalType)
        /// The team's policy for sign-in with passkeys was changed.
        case passkeyLoginPolicyChanged(TeamLog.PasskeyLoginPolicyChangedType)
        /// The team's password strength requirements were changed.
        case passwordStrengthRequirementsChangePolicy(TeamLog.PasswordStrengthRequirementsChangePolicyType)
        /// The members' ability to permanently delete content was enabled or disabled.
        case permanentDeleteChangePolicy(TeamLog.PermanentDeleteChangePolicyType)
        /// The team's Dropbox AI policy was changed.
        case previewsAiPolicyChanged(TeamLog.PreviewsAiPolicyChangedType)
        /// The policy for adding people to Replay content was changed.
        case replayAddingPeoplePolicyChanged(TeamLog.ReplayAddingPeoplePolicyChangedType)
        /// The policy for sharing Replay content was changed.
        case replaySharingPolicyChanged(TeamLog.ReplaySharingPolicyChangedType)
        /// Reseller support was enabled or disabled.
        case resellerSupportChangePolicy(TeamLog.ResellerSupportChangePolicyType)
        /// The team's Rewind policy was changed.
        case rewindPolicyChanged(TeamLog.RewindPolicyChangedType)
        /// The team's Send and Track policy was changed.
        case sendAndTrackPolicyChanged(TeamLog.SendAndTrackPolicyChangedType)
        /// The team's policy for external sharing in Send and Track was changed.
        case sendExternalSharingPolicyChanged(TeamLog.SendExternalSharingPolicyChangedType)
        /// The team's policy for sending files for signature was changed.
        case sendForSignaturePolicyChanged(TeamLog.SendForSignaturePolicyChangedType)
        /// The team's policy for the default permissions of shared links was changed.
        case sharedLinkDefaultPermissionsPolicyChanged(TeamLog.SharedLinkDefaultPermissionsPolicyChangedType)
        /// The members' ability to join shared folders owned outside the team was changed.
        case sharingChangeFolderJoinPolicy(TeamLog.SharingChangeFolderJoinPolicyType)
        /// The permission to change or remove the expiration of links shared outside the team was changed.
        case sharingChangeLinkAllowChangeExpirationPolicy(TeamLog.SharingChangeLinkAllowChangeExpirationPolicyType)
        /// The default expiration of links shared outside the team was changed.
        case sharingChangeLinkDefaultExpirationPolicy(TeamLog.SharingChangeLinkDefaultExpirationPolicyType)
        /// The password requirement for links shared outside the team was changed.
        case sharingChangeLinkEnforcePasswordPolicy(TeamLog.SharingChangeLinkEnforcePasswordPolicyType)
        /// The members' ability to share links outside the team, or the default audience of links, was changed.
        case sharingChangeLinkPolicy(TeamLog.SharingChangeLinkPolicyType)
        /// The members' ability to share files and folders outside the team was changed.
        case sharingChangeMemberPolicy(TeamLog.SharingChangeMemberPolicyType)
        /// Downloads of files from showcases were enabled or disabled for the team.
        case showcaseChangeDownloadPolicy(TeamLog.ShowcaseChangeDownloadPolicyType)
        /// Dropbox Showcase was enabled or disabled for the team.
        case showcaseChangeEnabledPolicy(TeamLog.ShowcaseChangeEnabledPolicyType)
        /// The external sharing of showcases was enabled or disabled for the team.
        case showcaseChangeExternalSharingPolicy(TeamLog.ShowcaseChangeExternalSharingPolicyType)
        /// The team's policy for sharing signature requests externally was changed.
        case signExternalSharingPolicyChanged(TeamLog.SignExternalSharingPolicyChangedType)
        /// The permission to create templates for signature requests was changed.
        case signTemplateCreationPermissionChanged(TeamLog.SignTemplateCreationPermissionChangedType)
        /// The team's automatic Smart Sync policy was changed.
        case smarterSmartSyncPolicyChanged(TeamLog.SmarterSmartSyncPolicyChangedType)
        /// The default Smart Sync setting of the team's members was changed.
        case smartSyncChangePolicy(TeamLog.SmartSyncChangePolicyType)
        /// The team opted in to Smart Sync.
        case smartSyncNotOptOut(TeamLog.SmartSyncNotOptOutType)
        /// The team opted out of Smart Sync.
        case smartSyncOptOut(TeamLog.SmartSyncOptOutType)
        /// The team's single sign-on (SSO) policy was changed.
        case ssoChangePolicy(TeamLog.SsoChangePolicyType)
        /// The team's policy for access to stacks across teams was changed.
        case stackCrossTeamAccessPolicyChanged(TeamLog.StackCrossTeamAccessPolicyChangedType)
        /// The team's branding policy was changed.
        case teamBrandingPolicyChanged(TeamLog.TeamBrandingPolicyChangedType)
        /// The team's policy for app integrations was changed.
        case teamExtensionsPolicyChanged(TeamLog.TeamExtensionsPolicyChangedType)
        /// The team's policy for members' storage requests was changed.
        case teamMemberStorageRequestPolicyChanged(TeamLog.TeamMemberStorageRequestPolicyChangedType)
        /// Selective sync for the team was enabled or disabled.
        case teamSelectiveSyncPolicyChanged(TeamLog.TeamSelectiveSyncPolicyChangedType)
        /// The list of approved targets for external sharing was changed.
        case teamSharingWhitelistSubjectsChanged(TeamLog.TeamSharingWhitelistSubjectsChangedType)
        /// Members were exempted from two-step verification.
        case tfaAddException(TeamLog.TfaAddExceptionType)
        /// The team's two-step verification policy was changed.
        case tfaChangePolicy(TeamLog.TfaChangePolicyType)
        /// The exemption of members from two-step verification was removed.
        case tfaRemoveException(TeamLog.TfaRemoveExceptionType)
        /// The team's policy for content at the top level was changed.
        case topLevelContentPolicyChanged(TeamLog.TopLevelContentPolicyChangedType)
        /// The members' ability to link a personal and a team account on one computer was enabled or disabled.
        case twoAccountChangePolicy(TeamLog.TwoAccountChangePolicyType)
        /// The team's viewer information policy was changed.
        case viewerInfoPolicyChanged(TeamLog.ViewerInfoPolicyChangedType)
        /// The team's watermarking policy was changed.
        case watermarkingPolicyChanged(TeamLog.WatermarkingPolicyChangedType)
        /// The limit on a member's active web sessions was changed.
        case webSessionsChangeActiveSessionLimit(TeamLog.WebSessionsChangeActiveSessionLimitType)
        /// The maximum length of members' web sessions was changed.
        case webSessionsChangeFixedLengthPolicy(TeamLog.WebSessionsChangeFixedLengthPolicyType)
        /// The maximum idle time of members' web sessions was changed.
        case webSessionsChangeIdleLengthPolicy(TeamLog.WebSessionsChangeIdleLengthPolicyType)
        /// The migration of the team's data to another data residency was requested.
        case dataResidencyMigrationRequestSuccessful(TeamLog.DataResidencyMigrationRequestSuccessfulType)
        /// A request to migrate the team's data to another data residency failed.
        case dataResidencyMigrationRequestUnsuccessful(TeamLog.DataResidencyMigrationRequestUnsuccessfulType)
        /// Another team was merged into this team.
        case teamMergeFrom(TeamLog.TeamMergeFromType)
        /// This team was merged into another team.
        case teamMergeTo(TeamLog.TeamMergeToType)
        /// A team background for the headers of shared links was added.
        case teamProfileAddBackground(TeamLog.TeamProfileAddBackgroundType)
        /// A team logo for the headers of shared links was added.
        case teamProfileAddLogo(TeamLog.TeamProfileAddLogoType)
        /// The team background in the headers of shared links was changed.
        case teamProfileChangeBackground(TeamLog.TeamProfileChangeBackgroundType)
        /// The team's default language was changed.
        case teamProfileChangeDefaultLanguage(TeamLog.TeamProfileChangeDefaultLanguageType)
        /// The team logo in the headers of shared links was changed.
        case teamProfileChangeLogo(TeamLog.TeamProfileChangeLogoType)
        /// The team's name was changed.
        case teamProfileChangeName(TeamLog.TeamProfileChangeNameType)
        /// The team background in the headers of shared links was removed.
        case teamProfileRemoveBackground(TeamLog.TeamProfileRemoveBackgroundType)
        /// The team logo in the headers of shared links was removed.
        case teamProfileRemoveLogo(TeamLog.TeamProfileRemoveLogoType)
        /// A passkey for sign-in was added.
        case passkeyAdd(TeamLog.PasskeyAddType)
        /// A passkey for sign-in was removed.
        case passkeyRemove(TeamLog.PasskeyRemoveType)
        /// A backup phone for two-step verification was added.
        case tfaAddBackupPhone(TeamLog.TfaAddBackupPhoneType)
        /// A security key for two-step verification was added.
        case tfaAddSecurityKey(TeamLog.TfaAddSecurityKeyType)
        /// The backup phone for two-step verification was changed.
        case tfaChangeBackupPhone(TeamLog.TfaChangeBackupPhoneType)
        /// Two-step verification was enabled, disabled, or changed for a user.
        case tfaChangeStatus(TeamLog.TfaChangeStatusType)
        /// The backup phone for two-step verification was removed.
        case tfaRemoveBackupPhone(TeamLog.TfaRemoveBackupPhoneType)
        /// A security key for two-step verification was removed.
        case tfaRemoveSecurityKey(TeamLog.TfaRemoveSecurityKeyType)
        /// Two-step verification was reset for a team member.
        case tfaReset(TeamLog.TfaResetType)
        /// The role of an enterprise admin was changed.
        case changedEnterpriseAdminRole(TeamLog.ChangedEnterpriseAdminRoleType)
        /// The status of a team connected to the enterprise was changed.
        case changedEnterpriseConnectedTeamStatus(TeamLog.ChangedEnterpriseConnectedTeamStatusType)
        /// An enterprise admin session was ended.
        case endedEnterpriseAdminSession(TeamLog.EndedEnterpriseAdminSessionType)
        /// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
        case endedEnterpriseAdminSessionDeprecated(TeamLog.EndedEnterpriseAdminSessionDeprecatedType)
        /// The permission to change a setting was changed.
        case enterpriseSettingsLocking(TeamLog.EnterpriseSettingsLockingType)
        /// The status of a guest team admin was changed.
        case guestAdminChangeStatus(TeamLog.GuestAdminChangeStatusType)
        /// An enterprise admin session was started.
        case startedEnterpriseAdminSession(TeamLog.StartedEnterpriseAdminSessionType)
        /// A team merge request was accepted.
        case teamMergeRequestAccepted(TeamLog.TeamMergeRequestAcceptedType)
        /// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
        case teamMergeRequestAcceptedShownToPrimaryTeam(TeamLog.TeamMergeRequestAcceptedShownToPrimaryTeamType)
        /// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
        case teamMergeRequestAcceptedShownToSecondaryTeam(TeamLog.TeamMergeRequestAcceptedShownToSecondaryTeamType)
        /// A team merge request was canceled automatically.
        case teamMergeRequestAutoCanceled(TeamLog.TeamMergeRequestAutoCanceledType)
        /// A team merge request was canceled.
        case teamMergeRequestCanceled(TeamLog.TeamMergeRequestCanceledType)
        /// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
        case teamMergeRequestCanceledShownToPrimaryTeam(TeamLog.TeamMergeRequestCanceledShownToPrimaryTeamType)
        /// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
        case teamMergeRequestCanceledShownToSecondaryTeam(TeamLog.TeamMergeRequestCanceledShownToSecondaryTeamType)
        /// A team merge request expired.
        case teamMergeRequestExpired(TeamLog.TeamMergeRequestExpiredType)
        /// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
        case teamMergeRequestExpiredShownToPrimaryTeam(TeamLog.TeamMergeRequestExpiredShownToPrimaryTeamType)
        /// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
        case teamMergeRequestExpiredShownToSecondaryTeam(TeamLog.TeamMergeRequestExpiredShownToSecondaryTeamType)
        /// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
        case teamMergeRequestRejectedShownToPrimaryTeam(TeamLog.TeamMergeRequestRejectedShownToPrimaryTeamType)
        /// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
        case teamMergeRequestRejectedShownToSecondaryTeam(TeamLog.TeamMergeRequestRejectedShownToSecondaryTeamType)
        /// A reminder of a team merge request was sent.
        case teamMergeRequestReminder(TeamLog.TeamMergeRequestReminderType)
        /// A reminder of a team merge request was sent, as the primary team sees it. Replaced by
        /// `teamMergeRequestReminder`.
        case teamMergeRequestReminderShownToPrimaryTeam(TeamLog.TeamMergeRequestReminderShownToPrimaryTeamType)
        /// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by
        /// `teamMergeRequestReminder`.
        case teamMergeRequestReminderShownToSecondaryTeam(TeamLog.TeamMergeRequestReminderShownToSecondaryTeamType)
        /// A team merge was canceled.
        case teamMergeRequestRevoked(TeamLog.TeamMergeRequestRevokedType)
        /// Another team asked to be merged into this team.
        case teamMergeRequestSentShownToPrimaryTeam(TeamLog.TeamMergeRequestSentShownToPrimaryTeamType)
        /// This team asked to be merged into another team.
        case teamMergeRequestSentShownToSecondaryTeam(TeamLog.TeamMergeRequestSentShownToSecondaryTeamType)
        /// A value that this version of the SDK doesn't recognize.
        case other
    }
}

extension TeamLog {
    /// Converts `EventType` from and to JSON.
    public typealias EventTypeSerializer = StoneSerializer<TeamLog.EventType>
}
