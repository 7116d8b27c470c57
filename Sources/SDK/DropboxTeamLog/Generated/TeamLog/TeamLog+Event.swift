// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The category of an event.
    public enum EventCategory: StoneUnion, CustomStringConvertible {
        /// Security alerts for admins.
        case adminAlerting
        /// Linked apps.
        case apps
        /// Comments on files and in Paper.
        case comments
        /// Dropbox Dash.
        case dash
        /// Retention and legal holds.
        case dataGovernance
        /// Linked devices and web sessions.
        case devices
        /// The team's domains and the accounts in them.
        case domains
        /// Encryption.
        case encryption
        /// Operations on files and folders, such as adding, changing, moving, and deleting them.
        case fileOperations
        /// File requests.
        case fileRequests
        /// Groups.
        case groups
        /// Sign-ins and sign-outs.
        case logins
        /// Members.
        case members
        /// Paper.
        case paper
        /// Passwords.
        case passwords
        /// Dropbox Protect.
        case protect
        /// Reports for admins.
        case reports
        /// Sharing.
        case sharing
        /// Dropbox Showcase.
        case showcase
        /// Signature requests.
        case signatures
        /// Single sign-on.
        case sso
        /// Team folders.
        case teamFolders
        /// The policies of the team.
        case teamPolicies
        /// The name and appearance of the team.
        case teamProfile
        /// Two-step verification.
        case tfa
        /// Trusted teams.
        case trustedTeams
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .adminAlerting
            case 1: self = .apps
            case 2: self = .comments
            case 3: self = .dash
            case 4: self = .dataGovernance
            case 5: self = .devices
            case 6: self = .domains
            case 7: self = .encryption
            case 8: self = .fileOperations
            case 9: self = .fileRequests
            case 10: self = .groups
            case 11: self = .logins
            case 12: self = .members
            case 13: self = .paper
            case 14: self = .passwords
            case 15: self = .protect
            case 16: self = .reports
            case 17: self = .sharing
            case 18: self = .showcase
            case 19: self = .signatures
            case 20: self = .sso
            case 21: self = .teamFolders
            case 22: self = .teamPolicies
            case 23: self = .teamProfile
            case 24: self = .tfa
            case 25: self = .trustedTeams
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminAlerting: .tag(0)
            case .apps: .tag(1)
            case .comments: .tag(2)
            case .dash: .tag(3)
            case .dataGovernance: .tag(4)
            case .devices: .tag(5)
            case .domains: .tag(6)
            case .encryption: .tag(7)
            case .fileOperations: .tag(8)
            case .fileRequests: .tag(9)
            case .groups: .tag(10)
            case .logins: .tag(11)
            case .members: .tag(12)
            case .paper: .tag(13)
            case .passwords: .tag(14)
            case .protect: .tag(15)
            case .reports: .tag(16)
            case .sharing: .tag(17)
            case .showcase: .tag(18)
            case .signatures: .tag(19)
            case .sso: .tag(20)
            case .teamFolders: .tag(21)
            case .teamPolicies: .tag(22)
            case .teamProfile: .tag(23)
            case .tfa: .tag(24)
            case .trustedTeams: .tag(25)
            case .other: .tag(26)
            }
        }
    }

    /// The details of an event. Each kind of event has its own case.
    public enum EventDetails: StoneUnion, CustomStringConvertible {
        /// Details of an event in which the state of a security alert was changed.
        case adminAlertingAlertStateChangedDetails(TeamLog.AdminAlertingAlertStateChangedDetails)
        /// Details of an event in which the settings of a security alert were changed.
        case adminAlertingChangedAlertConfigDetails(TeamLog.AdminAlertingChangedAlertConfigDetails)
        /// Details of an event in which a security alert was triggered.
        case adminAlertingTriggeredAlertDetails(TeamLog.AdminAlertingTriggeredAlertDetails)
        /// Details of an event in which a restore after a ransomware attack was completed.
        case ransomwareRestoreProcessCompletedDetails(TeamLog.RansomwareRestoreProcessCompletedDetails)
        /// Details of an event in which a restore after a ransomware attack was started.
        case ransomwareRestoreProcessStartedDetails(TeamLog.RansomwareRestoreProcessStartedDetails)
        /// Details of an event in which a member couldn't link an app because the team's app permissions block it.
        case appBlockedByPermissionsDetails(TeamLog.AppBlockedByPermissionsDetails)
        /// Details of an event in which an app was linked for the whole team.
        case appLinkTeamDetails(TeamLog.AppLinkTeamDetails)
        /// Details of an event in which a member linked an app.
        case appLinkUserDetails(TeamLog.AppLinkUserDetails)
        /// Details of an event in which an app was unlinked from the team.
        case appUnlinkTeamDetails(TeamLog.AppUnlinkTeamDetails)
        /// Details of an event in which an app was unlinked from a member's account.
        case appUnlinkUserDetails(TeamLog.AppUnlinkUserDetails)
        /// Details of an event in which a member connected an integration.
        case integrationConnectedDetails(TeamLog.IntegrationConnectedDetails)
        /// Details of an event in which a member disconnected an integration.
        case integrationDisconnectedDetails(TeamLog.IntegrationDisconnectedDetails)
        /// Details of an event in which a comment was added to a file.
        case fileAddCommentDetails(TeamLog.FileAddCommentDetails)
        /// Details of an event in which a user turned notifications about the comments on a file on or off.
        case fileChangeCommentSubscriptionDetails(TeamLog.FileChangeCommentSubscriptionDetails)
        /// Details of an event in which a comment on a file was deleted.
        case fileDeleteCommentDetails(TeamLog.FileDeleteCommentDetails)
        /// Details of an event in which a comment on a file was edited.
        case fileEditCommentDetails(TeamLog.FileEditCommentDetails)
        /// Details of an event in which a user liked a comment on a file.
        case fileLikeCommentDetails(TeamLog.FileLikeCommentDetails)
        /// Details of an event in which a comment on a file was resolved.
        case fileResolveCommentDetails(TeamLog.FileResolveCommentDetails)
        /// Details of an event in which a user withdrew a like from a comment on a file.
        case fileUnlikeCommentDetails(TeamLog.FileUnlikeCommentDetails)
        /// Details of an event in which a resolved comment on a file was reopened.
        case fileUnresolveCommentDetails(TeamLog.FileUnresolveCommentDetails)
        /// Details of an event in which a comment was added to a Dash stack.
        case dashAddedCommentToStackDetails(TeamLog.DashAddedCommentToStackDetails)
        /// Details of an event in which a member connected a Dash user connector.
        case dashAddedConnectorDetails(TeamLog.DashAddedConnectorDetails)
        /// Details of an event in which a link was added to a Dash stack.
        case dashAddedLinkToStackDetails(TeamLog.DashAddedLinkToStackDetails)
        /// Details of an event in which an admin added an email domain to the team's Dash allowlist.
        case dashAddedTeamEmailDomainAllowlistDetails(TeamLog.DashAddedTeamEmailDomainAllowlistDetails)
        /// Details of an event in which an admin added a Dash connector for the organization.
        case dashAdminAddedOrgWideConnectorDetails(TeamLog.DashAdminAddedOrgWideConnectorDetails)
        /// Details of an event in which an admin disabled a Dash user connector.
        case dashAdminDisabledConnectorDetails(TeamLog.DashAdminDisabledConnectorDetails)
        /// Details of an event in which an admin enabled a Dash user connector.
        case dashAdminEnabledConnectorDetails(TeamLog.DashAdminEnabledConnectorDetails)
        /// Details of an event in which an admin removed a Dash connector of the organization.
        case dashAdminRemovedOrgWideConnectorDetails(TeamLog.DashAdminRemovedOrgWideConnectorDetails)
        /// Details of an event in which a Dash stack was archived.
        case dashArchivedStackDetails(TeamLog.DashArchivedStackDetails)
        /// Details of an event in which the audience of a shared link to a Dash stack was changed.
        case dashChangedAudienceOfSharedLinkToStackDetails(TeamLog.DashChangedAudienceOfSharedLinkToStackDetails)
        /// Details of an event in which a Dash stack was duplicated.
        case dashClonedStackDetails(TeamLog.DashClonedStackDetails)
        /// Details of an event in which a tool of a Dash connector was called.
        case dashConnectorToolsCallDetails(TeamLog.DashConnectorToolsCallDetails)
        /// Details of an event in which a Dash stack was created.
        case dashCreatedStackDetails(TeamLog.DashCreatedStackDetails)
        /// Details of an event in which a comment was deleted from a Dash stack.
        case dashDeletedCommentFromStackDetails(TeamLog.DashDeletedCommentFromStackDetails)
        /// Details of an event in which a Dash stack was deleted.
        case dashDeletedStackDetails(TeamLog.DashDeletedStackDetails)
        /// Details of an event in which a comment in a Dash stack was edited.
        case dashEditedCommentInStackDetails(TeamLog.DashEditedCommentInStackDetails)
        /// Details of an event in which a person from outside the team opened a Dash stack.
        case dashExternalUserOpenedStackDetails(TeamLog.DashExternalUserOpenedStackDetails)
        /// Details of an event in which a member opened the Dash desktop app for the first time.
        case dashFirstLaunchedDesktopDetails(TeamLog.DashFirstLaunchedDesktopDetails)
        /// Details of an event in which a member opened the Dash browser extension for the first time.
        case dashFirstLaunchedExtensionDetails(TeamLog.DashFirstLaunchedExtensionDetails)
        /// Details of an event in which a member opened the Dash start page on the web for the first time.
        case dashFirstLaunchedWebStartPageDetails(TeamLog.DashFirstLaunchedWebStartPageDetails)
        /// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
        case dashOpenedSharedLinkToStackDetails(TeamLog.DashOpenedSharedLinkToStackDetails)
        /// Details of an event in which a Dash stack was opened.
        case dashOpenedStackDetails(TeamLog.DashOpenedStackDetails)
        /// Details of an event in which the preview opt-out status in Dash was changed.
        case dashPreviewOptOutStatusChangedDetails(TeamLog.DashPreviewOptOutStatusChangedDetails)
        /// Details of an event in which a member disconnected a Dash user connector.
        case dashRemovedConnectorDetails(TeamLog.DashRemovedConnectorDetails)
        /// Details of an event in which a link was removed from a Dash stack.
        case dashRemovedLinkFromStackDetails(TeamLog.DashRemovedLinkFromStackDetails)
        /// Details of an event in which a shared link to a Dash stack was removed.
        case dashRemovedSharedLinkToStackDetails(TeamLog.DashRemovedSharedLinkToStackDetails)
        /// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
        case dashRemovedTeamEmailDomainAllowlistDetails(TeamLog.DashRemovedTeamEmailDomainAllowlistDetails)
        /// Details of an event in which a Dash stack was renamed.
        case dashRenamedStackDetails(TeamLog.DashRenamedStackDetails)
        /// Details of an event in which a link to a Dash stack was shared.
        case dashSharedLinkToStackDetails(TeamLog.DashSharedLinkToStackDetails)
        /// Details of an event in which a Dash stack was restored from the archive.
        case dashUnarchivedStackDetails(TeamLog.DashUnarchivedStackDetails)
        /// Details of an event in which a member viewed a company stack in Dash.
        case dashViewedCompanyStackDetails(TeamLog.DashViewedCompanyStackDetails)
        /// Details of an event in which an admin viewed the Dash report on external AI activity.
        case dashViewedExternalAiActivityReportDetails(TeamLog.DashViewedExternalAiActivityReportDetails)
        /// Details of an event in which folders were added to a data governance policy.
        case governancePolicyAddFoldersDetails(TeamLog.GovernancePolicyAddFoldersDetails)
        /// Details of an event in which a folder couldn't be added to a data governance policy.
        case governancePolicyAddFolderFailedDetails(TeamLog.GovernancePolicyAddFolderFailedDetails)
        /// Details of an event in which content was disposed of under a data governance policy.
        case governancePolicyContentDisposedDetails(TeamLog.GovernancePolicyContentDisposedDetails)
        /// Details of an event in which a data governance policy was activated.
        case governancePolicyCreateDetails(TeamLog.GovernancePolicyCreateDetails)
        /// Details of an event in which a data governance policy was deleted.
        case governancePolicyDeleteDetails(TeamLog.GovernancePolicyDeleteDetails)
        /// Details of an event in which the details of a data governance policy were edited.
        case governancePolicyEditDetailsDetails(TeamLog.GovernancePolicyEditDetailsDetails)
        /// Details of an event in which the duration of a data governance policy was changed.
        case governancePolicyEditDurationDetails(TeamLog.GovernancePolicyEditDurationDetails)
        /// Details of an event in which a download of the content of a data governance policy was created.
        case governancePolicyExportCreatedDetails(TeamLog.GovernancePolicyExportCreatedDetails)
        /// Details of an event in which a download of the content of a data governance policy was removed.
        case governancePolicyExportRemovedDetails(TeamLog.GovernancePolicyExportRemovedDetails)
        /// Details of an event in which folders were removed from a data governance policy.
        case governancePolicyRemoveFoldersDetails(TeamLog.GovernancePolicyRemoveFoldersDetails)
        /// Details of an event in which a summary report of a data governance policy was created.
        case governancePolicyReportCreatedDetails(TeamLog.GovernancePolicyReportCreatedDetails)
        /// Details of an event in which a part of a data governance policy's content was downloaded.
        case governancePolicyZipPartDownloadedDetails(TeamLog.GovernancePolicyZipPartDownloadedDetails)
        /// Details of an event in which a legal hold was activated.
        case legalHoldsActivateAHoldDetails(TeamLog.LegalHoldsActivateAHoldDetails)
        /// Details of an event in which members were added to a legal hold.
        case legalHoldsAddMembersDetails(TeamLog.LegalHoldsAddMembersDetails)
        /// Details of an event in which the details of a legal hold were edited.
        case legalHoldsChangeHoldDetailsDetails(TeamLog.LegalHoldsChangeHoldDetailsDetails)
        /// Details of an event in which a legal hold was renamed.
        case legalHoldsChangeHoldNameDetails(TeamLog.LegalHoldsChangeHoldNameDetails)
        /// Details of an event in which the content of a legal hold was exported.
        case legalHoldsExportAHoldDetails(TeamLog.LegalHoldsExportAHoldDetails)
        /// Details of an event in which an export of a legal hold was canceled.
        case legalHoldsExportCancelledDetails(TeamLog.LegalHoldsExportCancelledDetails)
        /// Details of an event in which an export of a legal hold was downloaded.
        case legalHoldsExportDownloadedDetails(TeamLog.LegalHoldsExportDownloadedDetails)
        /// Details of an event in which an export of a legal hold was removed.
        case legalHoldsExportRemovedDetails(TeamLog.LegalHoldsExportRemovedDetails)
        /// Details of an event in which a legal hold was released.
        case legalHoldsReleaseAHoldDetails(TeamLog.LegalHoldsReleaseAHoldDetails)
        /// Details of an event in which members were removed from a legal hold.
        case legalHoldsRemoveMembersDetails(TeamLog.LegalHoldsRemoveMembersDetails)
        /// Details of an event in which a summary report of a legal hold was created.
        case legalHoldsReportAHoldDetails(TeamLog.LegalHoldsReportAHoldDetails)
        /// Details of an event in which the IP address of an active desktop session changed.
        case deviceChangeIpDesktopDetails(TeamLog.DeviceChangeIpDesktopDetails)
        /// Details of an event in which the IP address of an active mobile session changed.
        case deviceChangeIpMobileDetails(TeamLog.DeviceChangeIpMobileDetails)
        /// Details of an event in which the IP address of an active web session changed.
        case deviceChangeIpWebDetails(TeamLog.DeviceChangeIpWebDetails)
        /// Details of an event in which some files couldn't be deleted from an unlinked device.
        case deviceDeleteOnUnlinkFailDetails(TeamLog.DeviceDeleteOnUnlinkFailDetails)
        /// Details of an event in which all files were deleted from an unlinked device.
        case deviceDeleteOnUnlinkSuccessDetails(TeamLog.DeviceDeleteOnUnlinkSuccessDetails)
        /// Details of an event in which a device couldn't be linked.
        case deviceLinkFailDetails(TeamLog.DeviceLinkFailDetails)
        /// Details of an event in which a device was linked.
        case deviceLinkSuccessDetails(TeamLog.DeviceLinkSuccessDetails)
        /// Details of an event in which device management was disabled.
        case deviceManagementDisabledDetails(TeamLog.DeviceManagementDisabledDetails)
        /// Details of an event in which device management was enabled.
        case deviceManagementEnabledDetails(TeamLog.DeviceManagementEnabledDetails)
        /// Details of an event in which backup was enabled or disabled for a computer.
        case deviceSyncBackupStatusChangedDetails(TeamLog.DeviceSyncBackupStatusChangedDetails)
        /// Details of an event in which a device was disconnected.
        case deviceUnlinkDetails(TeamLog.DeviceUnlinkDetails)
        /// Details of an event in which passwords were exported from Dropbox Passwords.
        case dropboxPasswordsExportedDetails(TeamLog.DropboxPasswordsExportedDetails)
        /// Details of an event in which a device was enrolled in Dropbox Passwords.
        case dropboxPasswordsNewDeviceEnrolledDetails(TeamLog.DropboxPasswordsNewDeviceEnrolledDetails)
        /// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
        case emmRefreshAuthTokenDetails(TeamLog.EmmRefreshAuthTokenDetails)
        /// Details of an event in which an external drive was checked for eligibility for backup.
        case externalDriveBackupEligibilityStatusCheckedDetails(TeamLog.ExternalDriveBackupEligibilityStatusCheckedDetails)
        /// Details of an event in which the backup of an external drive was changed.
        case externalDriveBackupStatusChangedDetails(TeamLog.ExternalDriveBackupStatusChangedDetails)
        /// Details of an event in which account capture for the team's domains was made available or unavailable.
        case accountCaptureChangeAvailabilityDetails(TeamLog.AccountCaptureChangeAvailabilityDetails)
        /// Details of an event in which a user subject to account capture moved their account to the team.
        case accountCaptureMigrateAccountDetails(TeamLog.AccountCaptureMigrateAccountDetails)
        /// Details of an event in which an account capture email was sent to all unmanaged members.
        case accountCaptureNotificationEmailsSentDetails(TeamLog.AccountCaptureNotificationEmailsSentDetails)
        /// Details of an event in which a user subject to account capture changed their account to a personal email
        /// address.
        case accountCaptureRelinquishAccountDetails(TeamLog.AccountCaptureRelinquishAccountDetails)
        /// Details of an event in which domain invitations were disabled.
        case disabledDomainInvitesDetails(TeamLog.DisabledDomainInvitesDetails)
        /// Details of an event in which a user's request to join the team was approved.
        case domainInvitesApproveRequestToJoinTeamDetails(TeamLog.DomainInvitesApproveRequestToJoinTeamDetails)
        /// Details of an event in which a user's request to join the team was declined.
        case domainInvitesDeclineRequestToJoinTeamDetails(TeamLog.DomainInvitesDeclineRequestToJoinTeamDetails)
        /// Details of an event in which invitations were emailed to existing accounts in the team's domain.
        case domainInvitesEmailExistingUsersDetails(TeamLog.DomainInvitesEmailExistingUsersDetails)
        /// Details of an event in which a user asked to join the team.
        case domainInvitesRequestToJoinTeamDetails(TeamLog.DomainInvitesRequestToJoinTeamDetails)
        /// Details of an event in which the automatic invitation of new users was disabled.
        case domainInvitesSetInviteNewUserPrefToNoDetails(TeamLog.DomainInvitesSetInviteNewUserPrefToNoDetails)
        /// Details of an event in which the automatic invitation of new users was enabled.
        case domainInvitesSetInviteNewUserPrefToYesDetails(TeamLog.DomainInvitesSetInviteNewUserPrefToYesDetails)
        /// Details of an event in which a domain of the team couldn't be verified.
        case domainVerificationAddDomainFailDetails(TeamLog.DomainVerificationAddDomainFailDetails)
        /// Details of an event in which a domain of the team was verified.
        case domainVerificationAddDomainSuccessDetails(TeamLog.DomainVerificationAddDomainSuccessDetails)
        /// Details of an event in which a domain was removed from the team's verified domains.
        case domainVerificationRemoveDomainDetails(TeamLog.DomainVerificationRemoveDomainDetails)
        /// Details of an event in which domain invitations were enabled.
        case enabledDomainInvitesDetails(TeamLog.EnabledDomainInvitesDetails)
        /// Details of an event in which the rotation of the team key for folder encryption was canceled.
        case encryptedFolderCancelTeamKeyRotationDetails(TeamLog.EncryptedFolderCancelTeamKeyRotationDetails)
        /// Details of an event in which a recovery key for folder encryption was added.
        case encryptedFolderEnrollBackupKeyDetails(TeamLog.EncryptedFolderEnrollBackupKeyDetails)
        /// Details of an event in which a device was enrolled in folder encryption.
        case encryptedFolderEnrollClientDetails(TeamLog.EncryptedFolderEnrollClientDetails)
        /// Details of an event in which team folder encryption was activated.
        case encryptedFolderEnrollTeamDetails(TeamLog.EncryptedFolderEnrollTeamDetails)
        /// Details of an event in which team folder encryption was deactivated.
        case encryptedFolderFinishTeamUnenrollmentDetails(TeamLog.EncryptedFolderFinishTeamUnenrollmentDetails)
        /// Details of an event in which the rotation of the team key for folder encryption was started.
        case encryptedFolderInitTeamKeyRotationDetails(TeamLog.EncryptedFolderInitTeamKeyRotationDetails)
        /// Details of an event in which the deactivation of team folder encryption was started.
        case encryptedFolderInitTeamUnenrollmentDetails(TeamLog.EncryptedFolderInitTeamUnenrollmentDetails)
        /// Details of an event in which a recovery key for folder encryption was removed.
        case encryptedFolderRemoveBackupKeyDetails(TeamLog.EncryptedFolderRemoveBackupKeyDetails)
        /// Details of an event in which the team key for folder encryption was rotated.
        case encryptedFolderRotateTeamKeyDetails(TeamLog.EncryptedFolderRotateTeamKeyDetails)
        /// Details of an event in which a device was removed from folder encryption.
        case encryptedFolderUnenrollClientDetails(TeamLog.EncryptedFolderUnenrollClientDetails)
        /// Details of an event in which a team encryption key was activated.
        case teamEncryptionKeyActivateKeyDetails(TeamLog.TeamEncryptionKeyActivateKeyDetails)
        /// Details of an event in which the scheduled deletion of a team encryption key was canceled.
        case teamEncryptionKeyCancelKeyDeletionDetails(TeamLog.TeamEncryptionKeyCancelKeyDeletionDetails)
        /// Details of an event in which a team encryption key was created.
        case teamEncryptionKeyCreateKeyDetails(TeamLog.TeamEncryptionKeyCreateKeyDetails)
        /// Details of an event in which a team encryption key was deactivated.
        case teamEncryptionKeyDeactivateKeyDetails(TeamLog.TeamEncryptionKeyDeactivateKeyDetails)
        /// Details of an event in which a team encryption key was deleted.
        case teamEncryptionKeyDeleteKeyDetails(TeamLog.TeamEncryptionKeyDeleteKeyDetails)
        /// Details of an event in which a team encryption key was disabled.
        case teamEncryptionKeyDisableKeyDetails(TeamLog.TeamEncryptionKeyDisableKeyDetails)
        /// Details of an event in which a team encryption key was enabled.
        case teamEncryptionKeyEnableKeyDetails(TeamLog.TeamEncryptionKeyEnableKeyDetails)
        /// Details of an event in which a team encryption key was rotated.
        case teamEncryptionKeyRotateKeyDetails(TeamLog.TeamEncryptionKeyRotateKeyDetails)
        /// Details of an event in which the deletion of a team encryption key was scheduled.
        case teamEncryptionKeyScheduleKeyDeletionDetails(TeamLog.TeamEncryptionKeyScheduleKeyDeletionDetails)
        /// Details of an event in which a naming convention was applied to a folder.
        case applyNamingConventionDetails(TeamLog.ApplyNamingConventionDetails)
        /// Details of an event in which folders were created.
        case createFolderDetails(TeamLog.CreateFolderDetails)
        /// Details of an event in which files or folders were added.
        case fileAddDetails(TeamLog.FileAddDetails)
        /// Details of an event in which files or folders were added by an automation.
        case fileAddFromAutomationDetails(TeamLog.FileAddFromAutomationDetails)
        /// Details of an event in which files or folders were copied.
        case fileCopyDetails(TeamLog.FileCopyDetails)
        /// Details of an event in which files or folders were deleted.
        case fileDeleteDetails(TeamLog.FileDeleteDetails)
        /// Details of an event in which files or folders were downloaded.
        case fileDownloadDetails(TeamLog.FileDownloadDetails)
        /// Details of an event in which files were edited.
        case fileEditDetails(TeamLog.FileEditDetails)
        /// Details of an event in which a copy reference to a file or folder was created.
        case fileGetCopyReferenceDetails(TeamLog.FileGetCopyReferenceDetails)
        /// Details of an event in which a file was locked or unlocked for editing.
        case fileLockingLockStatusChangedDetails(TeamLog.FileLockingLockStatusChangedDetails)
        /// Details of an event in which files or folders were moved.
        case fileMoveDetails(TeamLog.FileMoveDetails)
        /// Details of an event in which files or folders were permanently deleted.
        case filePermanentlyDeleteDetails(TeamLog.FilePermanentlyDeleteDetails)
        /// Details of an event in which files or folders were previewed.
        case filePreviewDetails(TeamLog.FilePreviewDetails)
        /// Details of an event in which files or folders were renamed.
        case fileRenameDetails(TeamLog.FileRenameDetails)
        /// Details of an event in which deleted files or folders were restored.
        case fileRestoreDetails(TeamLog.FileRestoreDetails)
        /// Details of an event in which files were reverted to an earlier version.
        case fileRevertDetails(TeamLog.FileRevertDetails)
        /// Details of an event in which changes to files were rolled back.
        case fileRollbackChangesDetails(TeamLog.FileRollbackChangesDetails)
        /// Details of an event in which a file or folder was saved from a copy reference.
        case fileSaveCopyReferenceDetails(TeamLog.FileSaveCopyReferenceDetails)
        /// Details of an event in which the description in a folder overview was changed.
        case folderOverviewDescriptionChangedDetails(TeamLog.FolderOverviewDescriptionChangedDetails)
        /// Details of an event in which an item was pinned to a folder overview.
        case folderOverviewItemPinnedDetails(TeamLog.FolderOverviewItemPinnedDetails)
        /// Details of an event in which an item was unpinned from a folder overview.
        case folderOverviewItemUnpinnedDetails(TeamLog.FolderOverviewItemUnpinnedDetails)
        /// Details of an event in which files were downloaded from Replay.
        case mediaHubFileDownloadedDetails(TeamLog.MediaHubFileDownloadedDetails)
        /// Details of an event in which a label was added.
        case objectLabelAddedDetails(TeamLog.ObjectLabelAddedDetails)
        /// Details of an event in which a label was removed.
        case objectLabelRemovedDetails(TeamLog.ObjectLabelRemovedDetails)
        /// Details of an event in which the value of a label was changed.
        case objectLabelUpdatedValueDetails(TeamLog.ObjectLabelUpdatedValueDetails)
        /// Details of an event in which a folder was tidied with multi-file organize.
        case organizeFolderWithTidyDetails(TeamLog.OrganizeFolderWithTidyDetails)
        /// Details of an event in which files were deleted in Replay.
        case replayFileDeleteDetails(TeamLog.ReplayFileDeleteDetails)
        /// Details of an event in which files were downloaded from Replay.
        case replayFileDownloadedDetails(TeamLog.ReplayFileDownloadedDetails)
        /// Details of an event in which a team project was created in Replay.
        case replayTeamProjectCreatedDetails(TeamLog.ReplayTeamProjectCreatedDetails)
        /// Details of an event in which a folder was rewound to an earlier state.
        case rewindFolderDetails(TeamLog.RewindFolderDetails)
        /// Details of an event in which the application of a naming convention was undone.
        case undoNamingConventionDetails(TeamLog.UndoNamingConventionDetails)
        /// Details of an event in which multi-file organize was undone for a folder.
        case undoOrganizeFolderWithTidyDetails(TeamLog.UndoOrganizeFolderWithTidyDetails)
        /// Details of an event in which tags were added to a file.
        case userTagsAddedDetails(TeamLog.UserTagsAddedDetails)
        /// Details of an event in which tags were removed from a file.
        case userTagsRemovedDetails(TeamLog.UserTagsRemovedDetails)
        /// Details of an event in which files arrived by Email to Dropbox.
        case emailIngestReceiveFileDetails(TeamLog.EmailIngestReceiveFileDetails)
        /// Details of an event in which a file request was closed automatically.
        case fileRequestAutoCloseDetails(TeamLog.FileRequestAutoCloseDetails)
        /// Details of an event in which a file request was changed.
        case fileRequestChangeDetails(TeamLog.FileRequestChangeDetails)
        /// Details of an event in which a file request was closed.
        case fileRequestCloseDetails(TeamLog.FileRequestCloseDetails)
        /// Details of an event in which a file request was created.
        case fileRequestCreateDetails(TeamLog.FileRequestCreateDetails)
        /// Details of an event in which a file request was deleted.
        case fileRequestDeleteDetails(TeamLog.FileRequestDeleteDetails)
        /// Details of an event in which files were submitted to a file request.
        case fileRequestReceiveFileDetails(TeamLog.FileRequestReceiveFileDetails)
        /// Details of an event in which an external ID was assigned to a group.
        case groupAddExternalIdDetails(TeamLog.GroupAddExternalIdDetails)
        /// Details of an event in which team members were added to a group.
        case groupAddMemberDetails(TeamLog.GroupAddMemberDetails)
        /// Details of an event in which the external ID of a group was changed.
        case groupChangeExternalIdDetails(TeamLog.GroupChangeExternalIdDetails)
        /// Details of an event in which the management type of a group was changed.
        case groupChangeManagementTypeDetails(TeamLog.GroupChangeManagementTypeDetails)
        /// Details of an event in which a group member was made a manager of the group, or stopped being one.
        case groupChangeMemberRoleDetails(TeamLog.GroupChangeMemberRoleDetails)
        /// Details of an event in which a group was created.
        case groupCreateDetails(TeamLog.GroupCreateDetails)
        /// Details of an event in which a group was deleted.
        case groupDeleteDetails(TeamLog.GroupDeleteDetails)
        /// Details of an event in which the description of a group was changed.
        case groupDescriptionUpdatedDetails(TeamLog.GroupDescriptionUpdatedDetails)
        /// Details of an event in which a group's own setting for external sharing was changed.
        case groupExternalSharingSettingOverrideChangedDetails(TeamLog.GroupExternalSharingSettingOverrideChangedDetails)
        /// Details of an event in which the join policy of a group was changed.
        case groupJoinPolicyUpdatedDetails(TeamLog.GroupJoinPolicyUpdatedDetails)
        /// Details of an event in which a group was moved.
        case groupMovedDetails(TeamLog.GroupMovedDetails)
        /// Details of an event in which the external ID of a group was removed.
        case groupRemoveExternalIdDetails(TeamLog.GroupRemoveExternalIdDetails)
        /// Details of an event in which team members were removed from a group.
        case groupRemoveMemberDetails(TeamLog.GroupRemoveMemberDetails)
        /// Details of an event in which a group was renamed.
        case groupRenameDetails(TeamLog.GroupRenameDetails)
        /// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
        case accountLockOrUnlockedDetails(TeamLog.AccountLockOrUnlockedDetails)
        /// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
        case emmErrorDetails(TeamLog.EmmErrorDetails)
        /// Details of an event in which a guest admin started a session through trusted teams.
        case guestAdminSignedInViaTrustedTeamsDetails(TeamLog.GuestAdminSignedInViaTrustedTeamsDetails)
        /// Details of an event in which a guest admin ended a session through trusted teams.
        case guestAdminSignedOutViaTrustedTeamsDetails(TeamLog.GuestAdminSignedOutViaTrustedTeamsDetails)
        /// Details of an event in which a sign-in failed.
        case loginFailDetails(TeamLog.LoginFailDetails)
        /// Details of an event in which a user signed in.
        case loginSuccessDetails(TeamLog.LoginSuccessDetails)
        /// Details of an event in which a user signed out.
        case logoutDetails(TeamLog.LogoutDetails)
        /// Details of an event in which a reseller ended a support session.
        case resellerSupportSessionEndDetails(TeamLog.ResellerSupportSessionEndDetails)
        /// Details of an event in which a reseller started a support session.
        case resellerSupportSessionStartDetails(TeamLog.ResellerSupportSessionStartDetails)
        /// Details of an event in which an admin ended a session in which they were signed in as a member.
        case signInAsSessionEndDetails(TeamLog.SignInAsSessionEndDetails)
        /// Details of an event in which an admin started a session in which they are signed in as a member.
        case signInAsSessionStartDetails(TeamLog.SignInAsSessionStartDetails)
        /// Details of an event in which a sign-in with single sign-on (SSO) failed.
        case ssoErrorDetails(TeamLog.SsoErrorDetails)
        /// Details of an event in which an add-on was assigned to a user.
        case addonAssignedDetails(TeamLog.AddonAssignedDetails)
        /// Details of an event in which an add-on was taken from a user.
        case addonRemovedDetails(TeamLog.AddonRemovedDetails)
        /// Details of an event in which an admin invited members to activate Dropbox Backup.
        case backupAdminInvitationSentDetails(TeamLog.BackupAdminInvitationSentDetails)
        /// Details of an event in which an invitation to Dropbox Backup was opened.
        case backupInvitationOpenedDetails(TeamLog.BackupInvitationOpenedDetails)
        /// Details of an event in which an invitation link for the team was created.
        case createTeamInviteLinkDetails(TeamLog.CreateTeamInviteLinkDetails)
        /// Details of an event in which an invitation link for the team was deleted.
        case deleteTeamInviteLinkDetails(TeamLog.DeleteTeamInviteLinkDetails)
        /// Details of an event in which an external ID was assigned to a team member.
        case memberAddExternalIdDetails(TeamLog.MemberAddExternalIdDetails)
        /// Details of an event in which the name of a team member was added.
        case memberAddNameDetails(TeamLog.MemberAddNameDetails)
        /// Details of an event in which the admin role of a team member was changed.
        case memberChangeAdminRoleDetails(TeamLog.MemberChangeAdminRoleDetails)
        /// Details of an event in which the email address of a team member was changed.
        case memberChangeEmailDetails(TeamLog.MemberChangeEmailDetails)
        /// Details of an event in which the external ID of a team member was changed.
        case memberChangeExternalIdDetails(TeamLog.MemberChangeExternalIdDetails)
        /// Details of an event in which the membership type of a team member, limited or full, was changed.
        case memberChangeMembershipTypeDetails(TeamLog.MemberChangeMembershipTypeDetails)
        /// Details of an event in which the name of a team member was changed.
        case memberChangeNameDetails(TeamLog.MemberChangeNameDetails)
        /// Details of an event in which the reseller role of a team member was changed.
        case memberChangeResellerRoleDetails(TeamLog.MemberChangeResellerRoleDetails)
        /// Details of an event in which the status of a team member changed, for example from invited to active.
        case memberChangeStatusDetails(TeamLog.MemberChangeStatusDetails)
        /// Details of an event in which manually added contacts were removed.
        case memberDeleteManualContactsDetails(TeamLog.MemberDeleteManualContactsDetails)
        /// Details of an event in which the profile photo of a team member was deleted.
        case memberDeleteProfilePhotoDetails(TeamLog.MemberDeleteProfilePhotoDetails)
        /// Details of an event in which an admin browsed the folders of a team member.
        case memberFolderContentsAccessedDetails(TeamLog.MemberFolderContentsAccessedDetails)
        /// Details of an event in which the content of a deleted member's account was permanently deleted.
        case memberPermanentlyDeleteAccountContentsDetails(TeamLog.MemberPermanentlyDeleteAccountContentsDetails)
        /// Details of an event in which the external ID of a team member was removed.
        case memberRemoveExternalIdDetails(TeamLog.MemberRemoveExternalIdDetails)
        /// Details of an event in which the profile photo of a team member was set.
        case memberSetProfilePhotoDetails(TeamLog.MemberSetProfilePhotoDetails)
        /// Details of an event in which a custom space limit was set for a member.
        case memberSpaceLimitsAddCustomQuotaDetails(TeamLog.MemberSpaceLimitsAddCustomQuotaDetails)
        /// Details of an event in which the custom space limit of a member was changed.
        case memberSpaceLimitsChangeCustomQuotaDetails(TeamLog.MemberSpaceLimitsChangeCustomQuotaDetails)
        /// Details of an event in which a member's usage reached another level of their space limit.
        case memberSpaceLimitsChangeStatusDetails(TeamLog.MemberSpaceLimitsChangeStatusDetails)
        /// Details of an event in which the custom space limit of a member was removed.
        case memberSpaceLimitsRemoveCustomQuotaDetails(TeamLog.MemberSpaceLimitsRemoveCustomQuotaDetails)
        /// Details of an event in which a person was suggested as a new team member.
        case memberSuggestDetails(TeamLog.MemberSuggestDetails)
        /// Details of an event in which the content of a deleted member's account was transferred to another member.
        case memberTransferAccountContentsDetails(TeamLog.MemberTransferAccountContentsDetails)
        /// Details of an event in which a secondary email address that awaits verification was added.
        case pendingSecondaryEmailAddedDetails(TeamLog.PendingSecondaryEmailAddedDetails)
        /// Details of an event in which a product was assigned to a team member.
        case productAssignedToMemberDetails(TeamLog.ProductAssignedToMemberDetails)
        /// Details of an event in which a product was taken from a team member.
        case productRemovedFromMemberDetails(TeamLog.ProductRemovedFromMemberDetails)
        /// Details of an event in which a secondary email address was deleted.
        case secondaryEmailDeletedDetails(TeamLog.SecondaryEmailDeletedDetails)
        /// Details of an event in which a secondary email address was verified.
        case secondaryEmailVerifiedDetails(TeamLog.SecondaryEmailVerifiedDetails)
        /// Details of an event in which the policy for secondary email addresses was changed.
        case secondaryMailsPolicyChangedDetails(TeamLog.SecondaryMailsPolicyChangedDetails)
        /// Details of an event in which a page was added to a Paper binder.
        case binderAddPageDetails(TeamLog.BinderAddPageDetails)
        /// Details of an event in which a section was added to a Paper binder.
        case binderAddSectionDetails(TeamLog.BinderAddSectionDetails)
        /// Details of an event in which a page was removed from a Paper binder.
        case binderRemovePageDetails(TeamLog.BinderRemovePageDetails)
        /// Details of an event in which a section was removed from a Paper binder.
        case binderRemoveSectionDetails(TeamLog.BinderRemoveSectionDetails)
        /// Details of an event in which a page of a Paper binder was renamed.
        case binderRenamePageDetails(TeamLog.BinderRenamePageDetails)
        /// Details of an event in which a section of a Paper binder was renamed.
        case binderRenameSectionDetails(TeamLog.BinderRenameSectionDetails)
        /// Details of an event in which a page of a Paper binder was moved to another position.
        case binderReorderPageDetails(TeamLog.BinderReorderPageDetails)
        /// Details of an event in which a section of a Paper binder was moved to another position.
        case binderReorderSectionDetails(TeamLog.BinderReorderSectionDetails)
        /// Details of an event in which users or groups were given access to a Paper document or folder.
        case paperContentAddMemberDetails(TeamLog.PaperContentAddMemberDetails)
        /// Details of an event in which a Paper document or folder was added to a folder.
        case paperContentAddToFolderDetails(TeamLog.PaperContentAddToFolderDetails)
        /// Details of an event in which a Paper document or folder was archived.
        case paperContentArchiveDetails(TeamLog.PaperContentArchiveDetails)
        /// Details of an event in which a Paper document or folder was created.
        case paperContentCreateDetails(TeamLog.PaperContentCreateDetails)
        /// Details of an event in which a Paper document or folder was permanently deleted.
        case paperContentPermanentlyDeleteDetails(TeamLog.PaperContentPermanentlyDeleteDetails)
        /// Details of an event in which a Paper document or folder was removed from a folder.
        case paperContentRemoveFromFolderDetails(TeamLog.PaperContentRemoveFromFolderDetails)
        /// Details of an event in which users or groups lost their access to a Paper document or folder.
        case paperContentRemoveMemberDetails(TeamLog.PaperContentRemoveMemberDetails)
        /// Details of an event in which a Paper document or folder was renamed.
        case paperContentRenameDetails(TeamLog.PaperContentRenameDetails)
        /// Details of an event in which an archived Paper document or folder was restored.
        case paperContentRestoreDetails(TeamLog.PaperContentRestoreDetails)
        /// Details of an event in which a comment was added to a Paper document.
        case paperDocAddCommentDetails(TeamLog.PaperDocAddCommentDetails)
        /// Details of an event in which a member's permissions for a Paper document were changed.
        case paperDocChangeMemberRoleDetails(TeamLog.PaperDocChangeMemberRoleDetails)
        /// Details of an event in which the sharing policy of a Paper document was changed.
        case paperDocChangeSharingPolicyDetails(TeamLog.PaperDocChangeSharingPolicyDetails)
        /// Details of an event in which a user followed or unfollowed a Paper document.
        case paperDocChangeSubscriptionDetails(TeamLog.PaperDocChangeSubscriptionDetails)
        /// Details of an event in which a Paper document was archived.
        case paperDocDeletedDetails(TeamLog.PaperDocDeletedDetails)
        /// Details of an event in which a comment on a Paper document was deleted.
        case paperDocDeleteCommentDetails(TeamLog.PaperDocDeleteCommentDetails)
        /// Details of an event in which a Paper document was downloaded in a particular format.
        case paperDocDownloadDetails(TeamLog.PaperDocDownloadDetails)
        /// Details of an event in which a Paper document was edited.
        case paperDocEditDetails(TeamLog.PaperDocEditDetails)
        /// Details of an event in which a comment on a Paper document was edited.
        case paperDocEditCommentDetails(TeamLog.PaperDocEditCommentDetails)
        /// Details of an event in which a user followed a Paper document.
        case paperDocFollowedDetails(TeamLog.PaperDocFollowedDetails)
        /// Details of an event in which a user was mentioned in a Paper document.
        case paperDocMentionDetails(TeamLog.PaperDocMentionDetails)
        /// Details of an event in which the ownership of a Paper document was transferred.
        case paperDocOwnershipChangedDetails(TeamLog.PaperDocOwnershipChangedDetails)
        /// Details of an event in which a user asked for access to a Paper document.
        case paperDocRequestAccessDetails(TeamLog.PaperDocRequestAccessDetails)
        /// Details of an event in which a comment on a Paper document was resolved.
        case paperDocResolveCommentDetails(TeamLog.PaperDocResolveCommentDetails)
        /// Details of an event in which a Paper document was reverted to an earlier version.
        case paperDocRevertDetails(TeamLog.PaperDocRevertDetails)
        /// Details of an event in which a Paper document was shared through Slack.
        case paperDocSlackShareDetails(TeamLog.PaperDocSlackShareDetails)
        /// Details of an event in which a Paper document was shared with users or groups.
        case paperDocTeamInviteDetails(TeamLog.PaperDocTeamInviteDetails)
        /// Details of an event in which a Paper document was moved to the trash.
        case paperDocTrashedDetails(TeamLog.PaperDocTrashedDetails)
        /// Details of an event in which a resolved comment on a Paper document was reopened.
        case paperDocUnresolveCommentDetails(TeamLog.PaperDocUnresolveCommentDetails)
        /// Details of an event in which a Paper document was restored from the trash.
        case paperDocUntrashedDetails(TeamLog.PaperDocUntrashedDetails)
        /// Details of an event in which a Paper document was viewed.
        case paperDocViewDetails(TeamLog.PaperDocViewDetails)
        /// Details of an event in which the external sharing setting of Paper was set to allow anyone.
        case paperExternalViewAllowDetails(TeamLog.PaperExternalViewAllowDetails)
        /// Details of an event in which the external sharing setting of Paper was set to the team by default.
        case paperExternalViewDefaultTeamDetails(TeamLog.PaperExternalViewDefaultTeamDetails)
        /// Details of an event in which the external sharing setting of Paper was set to the team only.
        case paperExternalViewForbidDetails(TeamLog.PaperExternalViewForbidDetails)
        /// Details of an event in which a user followed or unfollowed a Paper folder.
        case paperFolderChangeSubscriptionDetails(TeamLog.PaperFolderChangeSubscriptionDetails)
        /// Details of an event in which a Paper folder was archived.
        case paperFolderDeletedDetails(TeamLog.PaperFolderDeletedDetails)
        /// Details of an event in which a user followed a Paper folder.
        case paperFolderFollowedDetails(TeamLog.PaperFolderFollowedDetails)
        /// Details of an event in which a Paper folder was shared with users or groups.
        case paperFolderTeamInviteDetails(TeamLog.PaperFolderTeamInviteDetails)
        /// Details of an event in which the permissions of a published Paper document were changed.
        case paperPublishedLinkChangePermissionDetails(TeamLog.PaperPublishedLinkChangePermissionDetails)
        /// Details of an event in which a Paper document was published.
        case paperPublishedLinkCreateDetails(TeamLog.PaperPublishedLinkCreateDetails)
        /// Details of an event in which the publication of a Paper document was withdrawn.
        case paperPublishedLinkDisabledDetails(TeamLog.PaperPublishedLinkDisabledDetails)
        /// Details of an event in which a published Paper document was viewed.
        case paperPublishedLinkViewDetails(TeamLog.PaperPublishedLinkViewDetails)
        /// Details of an event in which a user changed their password.
        case passwordChangeDetails(TeamLog.PasswordChangeDetails)
        /// Details of an event in which a user's password was reset.
        case passwordResetDetails(TeamLog.PasswordResetDetails)
        /// Details of an event in which the passwords of all team members were reset.
        case passwordResetAllDetails(TeamLog.PasswordResetAllDetails)
        /// Details of an event in which collaborators were added with Dropbox Protect.
        case protectActionAddCollaboratorDetails(TeamLog.ProtectActionAddCollaboratorDetails)
        /// Details of an event in which a link was added with Dropbox Protect.
        case protectActionAddLinkDetails(TeamLog.ProtectActionAddLinkDetails)
        /// Details of an event in which content was deleted with Dropbox Protect.
        case protectActionDeleteDetails(TeamLog.ProtectActionDeleteDetails)
        /// Details of an event in which content was exported with Dropbox Protect.
        case protectActionExportDetails(TeamLog.ProtectActionExportDetails)
        /// Details of an event in which collaborators were removed with Dropbox Protect.
        case protectActionRemoveCollaboratorDetails(TeamLog.ProtectActionRemoveCollaboratorDetails)
        /// Details of an event in which a link was removed with Dropbox Protect.
        case protectActionRemoveLinkDetails(TeamLog.ProtectActionRemoveLinkDetails)
        /// Details of an event in which the sharing of content was ended with Dropbox Protect.
        case protectActionStopSharingDetails(TeamLog.ProtectActionStopSharingDetails)
        /// Details of an event in which the list of internal domains of Dropbox Protect was changed.
        case protectInternalDomainsChangedDetails(TeamLog.ProtectInternalDomainsChangedDetails)
        /// Details of an event in which a Dropbox Protect policy was activated.
        case protectPolicyActivatedDetails(TeamLog.ProtectPolicyActivatedDetails)
        /// Details of an event in which a Dropbox Protect policy was deactivated.
        case protectPolicyDeactivatedDetails(TeamLog.ProtectPolicyDeactivatedDetails)
        /// Details of an event in which a Dropbox Protect policy was scheduled.
        case protectPolicyScheduledDetails(TeamLog.ProtectPolicyScheduledDetails)
        /// Details of an event in which a Dropbox Protect policy was changed.
        case protectPolicyUpdatedDetails(TeamLog.ProtectPolicyUpdatedDetails)
        /// Details of an event in which a Dropbox Protect report was viewed.
        case protectReportViewDetails(TeamLog.ProtectReportViewDetails)
        /// Details of an event in which a classification report was created.
        case classificationCreateReportDetails(TeamLog.ClassificationCreateReportDetails)
        /// Details of an event in which a classification report couldn't be created.
        case classificationCreateReportFailDetails(TeamLog.ClassificationCreateReportFailDetails)
        /// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was
        /// created.
        case emmCreateExceptionsReportDetails(TeamLog.EmmCreateExceptionsReportDetails)
        /// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM)
        /// was created.
        case emmCreateUsageReportDetails(TeamLog.EmmCreateUsageReportDetails)
        /// Details of an event in which a report on the team's members was created.
        case exportMembersReportDetails(TeamLog.ExportMembersReportDetails)
        /// Details of an event in which a report on the team's members couldn't be created.
        case exportMembersReportFailDetails(TeamLog.ExportMembersReportFailDetails)
        /// Details of an event in which a report on external sharing was created.
        case externalSharingCreateReportDetails(TeamLog.ExternalSharingCreateReportDetails)
        /// Details of an event in which a report on external sharing couldn't be created.
        case externalSharingReportFailedDetails(TeamLog.ExternalSharingReportFailedDetails)
        /// Details of an event in which a report on member access was created.
        case memberAccessDetailsCreateReportDetails(TeamLog.MemberAccessDetailsCreateReportDetails)
        /// Details of an event in which a report on member access couldn't be created.
        case memberAccessDetailsCreateReportFailedDetails(TeamLog.MemberAccessDetailsCreateReportFailedDetails)
        /// Details of an event in which a report on new links without an expiration date was created.
        case noExpirationLinkGenCreateReportDetails(TeamLog.NoExpirationLinkGenCreateReportDetails)
        /// Details of an event in which a report on new links without an expiration date couldn't be created.
        case noExpirationLinkGenReportFailedDetails(TeamLog.NoExpirationLinkGenReportFailedDetails)
        /// Details of an event in which a report on new links without a password was created.
        case noPasswordLinkGenCreateReportDetails(TeamLog.NoPasswordLinkGenCreateReportDetails)
        /// Details of an event in which a report on new links without a password couldn't be created.
        case noPasswordLinkGenReportFailedDetails(TeamLog.NoPasswordLinkGenReportFailedDetails)
        /// Details of an event in which a report on views of links without a password was created.
        case noPasswordLinkViewCreateReportDetails(TeamLog.NoPasswordLinkViewCreateReportDetails)
        /// Details of an event in which a report on views of links without a password couldn't be created.
        case noPasswordLinkViewReportFailedDetails(TeamLog.NoPasswordLinkViewReportFailedDetails)
        /// Details of an event in which a report on views of old links was created.
        case outdatedLinkViewCreateReportDetails(TeamLog.OutdatedLinkViewCreateReportDetails)
        /// Details of an event in which a report on views of old links couldn't be created.
        case outdatedLinkViewReportFailedDetails(TeamLog.OutdatedLinkViewReportFailedDetails)
        /// Details of an event in which an export of all Paper documents of the team was started.
        case paperAdminExportStartDetails(TeamLog.PaperAdminExportStartDetails)
        /// Details of an event in which a ransomware report was created.
        case ransomwareAlertCreateReportDetails(TeamLog.RansomwareAlertCreateReportDetails)
        /// Details of an event in which a ransomware report couldn't be created.
        case ransomwareAlertCreateReportFailedDetails(TeamLog.RansomwareAlertCreateReportFailedDetails)
        /// Details of an event in which a report on shared folders was created.
        case sharedFoldersCreateReportDetails(TeamLog.SharedFoldersCreateReportDetails)
        /// Details of an event in which a report on shared folders couldn't be created.
        case sharedFoldersCreateReportFailedDetails(TeamLog.SharedFoldersCreateReportFailedDetails)
        /// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
        case smartSyncCreateAdminPrivilegeReportDetails(TeamLog.SmartSyncCreateAdminPrivilegeReportDetails)
        /// Details of an event in which a report on the team's activity was created.
        case teamActivityCreateReportDetails(TeamLog.TeamActivityCreateReportDetails)
        /// Details of an event in which a report on the team's activity couldn't be created.
        case teamActivityCreateReportFailDetails(TeamLog.TeamActivityCreateReportFailDetails)
        /// Details of an event in which a report on team folders was created.
        case teamFoldersCreateReportDetails(TeamLog.TeamFoldersCreateReportDetails)
        /// Details of an event in which a report on team folders couldn't be created.
        case teamFoldersCreateReportFailedDetails(TeamLog.TeamFoldersCreateReportFailedDetails)
        /// Details of an event in which a report on the team's storage was created.
        case teamStorageCreateReportDetails(TeamLog.TeamStorageCreateReportDetails)
        /// Details of an event in which a report on the team's storage couldn't be created.
        case teamStorageCreateReportFailedDetails(TeamLog.TeamStorageCreateReportFailedDetails)
        /// Details of an event in which an album was shared.
        case collectionShareDetails(TeamLog.CollectionShareDetails)
        /// Details of an event in which files were added to a transfer.
        case fileTransfersFileAddDetails(TeamLog.FileTransfersFileAddDetails)
        /// Details of an event in which a transfer was deleted.
        case fileTransfersTransferDeleteDetails(TeamLog.FileTransfersTransferDeleteDetails)
        /// Details of an event in which a transfer was downloaded.
        case fileTransfersTransferDownloadDetails(TeamLog.FileTransfersTransferDownloadDetails)
        /// Details of an event in which a transfer was sent.
        case fileTransfersTransferSendDetails(TeamLog.FileTransfersTransferSendDetails)
        /// Details of an event in which a transfer was viewed.
        case fileTransfersTransferViewDetails(TeamLog.FileTransfersTransferViewDetails)
        /// Details of an event in which a member was added to a Replay project.
        case mediaHubProjectTeamAddDetails(TeamLog.MediaHubProjectTeamAddDetails)
        /// Details of an event in which a member was removed from a Replay project.
        case mediaHubProjectTeamDeleteDetails(TeamLog.MediaHubProjectTeamDeleteDetails)
        /// Details of an event in which the role of a member in a Replay project was changed.
        case mediaHubProjectTeamRoleChangedDetails(TeamLog.MediaHubProjectTeamRoleChangedDetails)
        /// Details of an event in which the audience of a Replay shared link was changed.
        case mediaHubSharedLinkAudienceChangedDetails(TeamLog.MediaHubSharedLinkAudienceChangedDetails)
        /// Details of an event in which a Replay shared link was created.
        case mediaHubSharedLinkCreatedDetails(TeamLog.MediaHubSharedLinkCreatedDetails)
        /// Details of an event in which the download setting of a Replay shared link was changed.
        case mediaHubSharedLinkDownloadSettingChangedDetails(TeamLog.MediaHubSharedLinkDownloadSettingChangedDetails)
        /// Details of an event in which a Replay shared link was revoked.
        case mediaHubSharedLinkRevokedDetails(TeamLog.MediaHubSharedLinkRevokedDetails)
        /// Details of an event in which a Paper document was limited to invited people.
        case noteAclInviteOnlyDetails(TeamLog.NoteAclInviteOnlyDetails)
        /// Details of an event in which a Paper document was made accessible to anyone with the link.
        case noteAclLinkDetails(TeamLog.NoteAclLinkDetails)
        /// Details of an event in which a Paper document was made accessible to team members with the link.
        case noteAclTeamLinkDetails(TeamLog.NoteAclTeamLinkDetails)
        /// Details of an event in which a Paper document was shared.
        case noteSharedDetails(TeamLog.NoteSharedDetails)
        /// Details of an event in which a user received a shared Paper document.
        case noteShareReceiveDetails(TeamLog.NoteShareReceiveDetails)
        /// Details of an event in which a shared Paper document was opened.
        case openNoteSharedDetails(TeamLog.OpenNoteSharedDetails)
        /// Details of an event in which a shared link was created in Replay.
        case replayFileSharedLinkCreatedDetails(TeamLog.ReplayFileSharedLinkCreatedDetails)
        /// Details of an event in which a shared link in Replay was changed.
        case replayFileSharedLinkModifiedDetails(TeamLog.ReplayFileSharedLinkModifiedDetails)
        /// Details of an event in which a member was added to a Replay project.
        case replayProjectTeamAddDetails(TeamLog.ReplayProjectTeamAddDetails)
        /// Details of an event in which a member was removed from a Replay project.
        case replayProjectTeamDeleteDetails(TeamLog.ReplayProjectTeamDeleteDetails)
        /// Details of an event in which a file was added in Send and Track.
        case sendAndTrackFileAddedDetails(TeamLog.SendAndTrackFileAddedDetails)
        /// Details of an event in which a file was renamed in Send and Track.
        case sendAndTrackFileRenamedDetails(TeamLog.SendAndTrackFileRenamedDetails)
        /// Details of an event in which a file was updated in Send and Track.
        case sendAndTrackFileUpdatedDetails(TeamLog.SendAndTrackFileUpdatedDetails)
        /// Details of an event in which a Send and Track link was created.
        case sendAndTrackLinkCreatedDetails(TeamLog.SendAndTrackLinkCreatedDetails)
        /// Details of an event in which a Send and Track link was deleted.
        case sendAndTrackLinkDeletedDetails(TeamLog.SendAndTrackLinkDeletedDetails)
        /// Details of an event in which a Send and Track link was changed.
        case sendAndTrackLinkUpdatedDetails(TeamLog.SendAndTrackLinkUpdatedDetails)
        /// Details of an event in which a Send and Track link was opened.
        case sendAndTrackLinkViewedDetails(TeamLog.SendAndTrackLinkViewedDetails)
        /// Details of an event in which a file and its links were deleted in Send and Track.
        case sendAndTrackRemovedFileAndAssociatedLinksDetails(TeamLog.SendAndTrackRemovedFileAndAssociatedLinksDetails)
        /// Details of an event in which the team was added to a shared folder.
        case sfAddGroupDetails(TeamLog.SfAddGroupDetails)
        /// Details of an event in which people who aren't members of a shared folder were allowed to view links to its
        /// files.
        case sfAllowNonMembersToViewSharedLinksDetails(TeamLog.SfAllowNonMembersToViewSharedLinksDetails)
        /// Details of an event in which a warning for members who share folders outside the team was configured.
        case sfExternalInviteWarnDetails(TeamLog.SfExternalInviteWarnDetails)
        /// Details of an event in which Facebook users were invited to a shared folder.
        case sfFbInviteDetails(TeamLog.SfFbInviteDetails)
        /// Details of an event in which the role of a Facebook user in a shared folder was changed.
        case sfFbInviteChangeRoleDetails(TeamLog.SfFbInviteChangeRoleDetails)
        /// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
        case sfFbUninviteDetails(TeamLog.SfFbUninviteDetails)
        /// Details of an event in which a group was invited to a shared folder.
        case sfInviteGroupDetails(TeamLog.SfInviteGroupDetails)
        /// Details of an event in which access to a shared folder was granted.
        case sfTeamGrantAccessDetails(TeamLog.SfTeamGrantAccessDetails)
        /// Details of an event in which team members were invited to a shared folder.
        case sfTeamInviteDetails(TeamLog.SfTeamInviteDetails)
        /// Details of an event in which the role of a team member in a shared folder was changed.
        case sfTeamInviteChangeRoleDetails(TeamLog.SfTeamInviteChangeRoleDetails)
        /// Details of an event in which a user joined the shared folder of a team member.
        case sfTeamJoinDetails(TeamLog.SfTeamJoinDetails)
        /// Details of an event in which a user joined the shared folder of a team member by a link.
        case sfTeamJoinFromOobLinkDetails(TeamLog.SfTeamJoinFromOobLinkDetails)
        /// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
        case sfTeamUninviteDetails(TeamLog.SfTeamUninviteDetails)
        /// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
        case sharedContentAddInviteesDetails(TeamLog.SharedContentAddInviteesDetails)
        /// Details of an event in which an expiration date was added to the link to a shared file or folder.
        case sharedContentAddLinkExpiryDetails(TeamLog.SharedContentAddLinkExpiryDetails)
        /// Details of an event in which a password was added to the link to a shared file or folder.
        case sharedContentAddLinkPasswordDetails(TeamLog.SharedContentAddLinkPasswordDetails)
        /// Details of an event in which users or groups were added to a shared file or folder.
        case sharedContentAddMemberDetails(TeamLog.SharedContentAddMemberDetails)
        /// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
        case sharedContentChangeDownloadsPolicyDetails(TeamLog.SharedContentChangeDownloadsPolicyDetails)
        /// Details of an event in which the access level of an invitee to a shared file or folder was changed before
        /// they accepted.
        case sharedContentChangeInviteeRoleDetails(TeamLog.SharedContentChangeInviteeRoleDetails)
        /// Details of an event in which the audience of the link to a shared file or folder was changed.
        case sharedContentChangeLinkAudienceDetails(TeamLog.SharedContentChangeLinkAudienceDetails)
        /// Details of an event in which the expiration date of the link to a shared file or folder was changed.
        case sharedContentChangeLinkExpiryDetails(TeamLog.SharedContentChangeLinkExpiryDetails)
        /// Details of an event in which the password of the link to a shared file or folder was changed.
        case sharedContentChangeLinkPasswordDetails(TeamLog.SharedContentChangeLinkPasswordDetails)
        /// Details of an event in which the access level of a member of a shared file or folder was changed.
        case sharedContentChangeMemberRoleDetails(TeamLog.SharedContentChangeMemberRoleDetails)
        /// Details of an event in which the visibility of the viewers of a shared file or folder to its members was
        /// changed.
        case sharedContentChangeViewerInfoPolicyDetails(TeamLog.SharedContentChangeViewerInfoPolicyDetails)
        /// Details of an event in which a user accepted an invitation to a shared file or folder.
        case sharedContentClaimInvitationDetails(TeamLog.SharedContentClaimInvitationDetails)
        /// Details of an event in which a user copied a shared file or folder to their own Dropbox.
        case sharedContentCopyDetails(TeamLog.SharedContentCopyDetails)
        /// Details of an event in which a shared file or folder was downloaded.
        case sharedContentDownloadDetails(TeamLog.SharedContentDownloadDetails)
        /// Details of an event in which a user left a shared file or folder.
        case sharedContentRelinquishMembershipDetails(TeamLog.SharedContentRelinquishMembershipDetails)
        /// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
        case sharedContentRemoveInviteesDetails(TeamLog.SharedContentRemoveInviteesDetails)
        /// Details of an event in which the expiration date of the link to a shared file or folder was removed.
        case sharedContentRemoveLinkExpiryDetails(TeamLog.SharedContentRemoveLinkExpiryDetails)
        /// Details of an event in which the password of the link to a shared file or folder was removed.
        case sharedContentRemoveLinkPasswordDetails(TeamLog.SharedContentRemoveLinkPasswordDetails)
        /// Details of an event in which a user or group was removed from a shared file or folder.
        case sharedContentRemoveMemberDetails(TeamLog.SharedContentRemoveMemberDetails)
        /// Details of an event in which a user asked for access to a shared file or folder.
        case sharedContentRequestAccessDetails(TeamLog.SharedContentRequestAccessDetails)
        /// Details of an event in which invitees of a shared file or folder were restored.
        case sharedContentRestoreInviteesDetails(TeamLog.SharedContentRestoreInviteesDetails)
        /// Details of an event in which users or groups were restored as members of a shared file or folder.
        case sharedContentRestoreMemberDetails(TeamLog.SharedContentRestoreMemberDetails)
        /// Details of an event in which a file or folder was unshared by removing all members.
        case sharedContentUnshareDetails(TeamLog.SharedContentUnshareDetails)
        /// Details of an event in which a shared file or folder was previewed.
        case sharedContentViewDetails(TeamLog.SharedContentViewDetails)
        /// Details of an event in which the group of people who can open a shared folder by a link was changed.
        case sharedFolderChangeLinkPolicyDetails(TeamLog.SharedFolderChangeLinkPolicyDetails)
        /// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
        case sharedFolderChangeMembersInheritancePolicyDetails(TeamLog.SharedFolderChangeMembersInheritancePolicyDetails)
        /// Details of an event in which the permission to add and remove members of a shared folder was changed.
        case sharedFolderChangeMembersManagementPolicyDetails(TeamLog.SharedFolderChangeMembersManagementPolicyDetails)
        /// Details of an event in which the group of people who can become members of a shared folder was changed.
        case sharedFolderChangeMembersPolicyDetails(TeamLog.SharedFolderChangeMembersPolicyDetails)
        /// Details of an event in which a shared folder was created.
        case sharedFolderCreateDetails(TeamLog.SharedFolderCreateDetails)
        /// Details of an event in which a user declined a team member's invitation to a shared folder.
        case sharedFolderDeclineInvitationDetails(TeamLog.SharedFolderDeclineInvitationDetails)
        /// Details of an event in which a user added a shared folder to their own Dropbox.
        case sharedFolderMountDetails(TeamLog.SharedFolderMountDetails)
        /// Details of an event in which the parent of a shared folder was changed.
        case sharedFolderNestDetails(TeamLog.SharedFolderNestDetails)
        /// Details of an event in which the ownership of a shared folder was transferred to another member.
        case sharedFolderTransferOwnershipDetails(TeamLog.SharedFolderTransferOwnershipDetails)
        /// Details of an event in which a user removed a shared folder from their own Dropbox.
        case sharedFolderUnmountDetails(TeamLog.SharedFolderUnmountDetails)
        /// Details of an event in which an expiration date was added to a shared link.
        case sharedLinkAddExpiryDetails(TeamLog.SharedLinkAddExpiryDetails)
        /// Details of an event in which the expiration date of a shared link was changed.
        case sharedLinkChangeExpiryDetails(TeamLog.SharedLinkChangeExpiryDetails)
        /// Details of an event in which the visibility of a shared link was changed.
        case sharedLinkChangeVisibilityDetails(TeamLog.SharedLinkChangeVisibilityDetails)
        /// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
        case sharedLinkCopyDetails(TeamLog.SharedLinkCopyDetails)
        /// Details of an event in which a shared link was created.
        case sharedLinkCreateDetails(TeamLog.SharedLinkCreateDetails)
        /// Details of an event in which a shared link was removed.
        case sharedLinkDisableDetails(TeamLog.SharedLinkDisableDetails)
        /// Details of an event in which a file or folder was downloaded from a shared link.
        case sharedLinkDownloadDetails(TeamLog.SharedLinkDownloadDetails)
        /// Details of an event in which the expiration date of a shared link was removed.
        case sharedLinkRemoveExpiryDetails(TeamLog.SharedLinkRemoveExpiryDetails)
        /// Details of an event in which a visitor of a shared link was removed.
        case sharedLinkRemoveVisitorDetails(TeamLog.SharedLinkRemoveVisitorDetails)
        /// Details of an event in which an expiration date was added in the settings of a shared link.
        case sharedLinkSettingsAddExpirationDetails(TeamLog.SharedLinkSettingsAddExpirationDetails)
        /// Details of an event in which a password was added in the settings of a shared link.
        case sharedLinkSettingsAddPasswordDetails(TeamLog.SharedLinkSettingsAddPasswordDetails)
        /// Details of an event in which downloads were disabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadDisabledDetails(TeamLog.SharedLinkSettingsAllowDownloadDisabledDetails)
        /// Details of an event in which downloads were enabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadEnabledDetails(TeamLog.SharedLinkSettingsAllowDownloadEnabledDetails)
        /// Details of an event in which the audience was changed in the settings of a shared link.
        case sharedLinkSettingsChangeAudienceDetails(TeamLog.SharedLinkSettingsChangeAudienceDetails)
        /// Details of an event in which the expiration date was changed in the settings of a shared link.
        case sharedLinkSettingsChangeExpirationDetails(TeamLog.SharedLinkSettingsChangeExpirationDetails)
        /// Details of an event in which the password was changed in the settings of a shared link.
        case sharedLinkSettingsChangePasswordDetails(TeamLog.SharedLinkSettingsChangePasswordDetails)
        /// Details of an event in which the expiration date was removed in the settings of a shared link.
        case sharedLinkSettingsRemoveExpirationDetails(TeamLog.SharedLinkSettingsRemoveExpirationDetails)
        /// Details of an event in which the password was removed in the settings of a shared link.
        case sharedLinkSettingsRemovePasswordDetails(TeamLog.SharedLinkSettingsRemovePasswordDetails)
        /// Details of an event in which members were added to the audience of a shared link.
        case sharedLinkShareDetails(TeamLog.SharedLinkShareDetails)
        /// Details of an event in which a shared link was opened.
        case sharedLinkViewDetails(TeamLog.SharedLinkViewDetails)
        /// Details of an event in which a shared Paper document was opened.
        case sharedNoteOpenedDetails(TeamLog.SharedNoteOpenedDetails)
        /// Details of an event in which downloads were disabled for a link.
        case shmodelDisableDownloadsDetails(TeamLog.ShmodelDisableDownloadsDetails)
        /// Details of an event in which downloads were enabled for a link.
        case shmodelEnableDownloadsDetails(TeamLog.ShmodelEnableDownloadsDetails)
        /// Details of an event in which a link was shared with a group.
        case shmodelGroupShareDetails(TeamLog.ShmodelGroupShareDetails)
        /// Details of an event in which access to a showcase was granted.
        case showcaseAccessGrantedDetails(TeamLog.ShowcaseAccessGrantedDetails)
        /// Details of an event in which a member was added to a showcase.
        case showcaseAddMemberDetails(TeamLog.ShowcaseAddMemberDetails)
        /// Details of an event in which a showcase was archived.
        case showcaseArchivedDetails(TeamLog.ShowcaseArchivedDetails)
        /// Details of an event in which a showcase was created.
        case showcaseCreatedDetails(TeamLog.ShowcaseCreatedDetails)
        /// Details of an event in which a comment on a showcase was deleted.
        case showcaseDeleteCommentDetails(TeamLog.ShowcaseDeleteCommentDetails)
        /// Details of an event in which a showcase was edited.
        case showcaseEditedDetails(TeamLog.ShowcaseEditedDetails)
        /// Details of an event in which a comment on a showcase was edited.
        case showcaseEditCommentDetails(TeamLog.ShowcaseEditCommentDetails)
        /// Details of an event in which a file was added to a showcase.
        case showcaseFileAddedDetails(TeamLog.ShowcaseFileAddedDetails)
        /// Details of an event in which a file was downloaded from a showcase.
        case showcaseFileDownloadDetails(TeamLog.ShowcaseFileDownloadDetails)
        /// Details of an event in which a file was removed from a showcase.
        case showcaseFileRemovedDetails(TeamLog.ShowcaseFileRemovedDetails)
        /// Details of an event in which a file in a showcase was viewed.
        case showcaseFileViewDetails(TeamLog.ShowcaseFileViewDetails)
        /// Details of an event in which a showcase was permanently deleted.
        case showcasePermanentlyDeletedDetails(TeamLog.ShowcasePermanentlyDeletedDetails)
        /// Details of an event in which a comment was added to a showcase.
        case showcasePostCommentDetails(TeamLog.ShowcasePostCommentDetails)
        /// Details of an event in which a member was removed from a showcase.
        case showcaseRemoveMemberDetails(TeamLog.ShowcaseRemoveMemberDetails)
        /// Details of an event in which a showcase was renamed.
        case showcaseRenamedDetails(TeamLog.ShowcaseRenamedDetails)
        /// Details of an event in which a user asked for access to a showcase.
        case showcaseRequestAccessDetails(TeamLog.ShowcaseRequestAccessDetails)
        /// Details of an event in which a comment on a showcase was resolved.
        case showcaseResolveCommentDetails(TeamLog.ShowcaseResolveCommentDetails)
        /// Details of an event in which an archived showcase was restored.
        case showcaseRestoredDetails(TeamLog.ShowcaseRestoredDetails)
        /// Details of an event in which a showcase was moved to the trash.
        case showcaseTrashedDetails(TeamLog.ShowcaseTrashedDetails)
        /// Details of an event in which a showcase of the old version was moved to the trash.
        case showcaseTrashedDeprecatedDetails(TeamLog.ShowcaseTrashedDeprecatedDetails)
        /// Details of an event in which a resolved comment on a showcase was reopened.
        case showcaseUnresolveCommentDetails(TeamLog.ShowcaseUnresolveCommentDetails)
        /// Details of an event in which a showcase was restored from the trash.
        case showcaseUntrashedDetails(TeamLog.ShowcaseUntrashedDetails)
        /// Details of an event in which a showcase of the old version was restored from the trash.
        case showcaseUntrashedDeprecatedDetails(TeamLog.ShowcaseUntrashedDeprecatedDetails)
        /// Details of an event in which a showcase was viewed.
        case showcaseViewDetails(TeamLog.ShowcaseViewDetails)
        /// Details of an event in which a signature request was canceled.
        case signSignatureRequestCanceledDetails(TeamLog.SignSignatureRequestCanceledDetails)
        /// Details of an event in which a signature request was completed.
        case signSignatureRequestCompletedDetails(TeamLog.SignSignatureRequestCompletedDetails)
        /// Details of an event in which a signature request was declined.
        case signSignatureRequestDeclinedDetails(TeamLog.SignSignatureRequestDeclinedDetails)
        /// Details of an event in which a signature request was opened.
        case signSignatureRequestOpenedDetails(TeamLog.SignSignatureRequestOpenedDetails)
        /// Details of an event in which a reminder of a signature request was sent.
        case signSignatureRequestReminderSentDetails(TeamLog.SignSignatureRequestReminderSentDetails)
        /// Details of an event in which a signature request was sent.
        case signSignatureRequestSentDetails(TeamLog.SignSignatureRequestSentDetails)
        /// Details of an event in which a template for signature requests was created.
        case signTemplateCreatedDetails(TeamLog.SignTemplateCreatedDetails)
        /// Details of an event in which a template for signature requests was shared.
        case signTemplateSharedDetails(TeamLog.SignTemplateSharedDetails)
        /// Details of an event in which a security event arrived from an external identity provider by the RISC
        /// protocol.
        case riscSecurityEventDetails(TeamLog.RiscSecurityEventDetails)
        /// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
        case ssoAddCertDetails(TeamLog.SsoAddCertDetails)
        /// Details of an event in which a sign-in URL was added for single sign-on (SSO).
        case ssoAddLoginUrlDetails(TeamLog.SsoAddLoginUrlDetails)
        /// Details of an event in which a sign-out URL was added for single sign-on (SSO).
        case ssoAddLogoutUrlDetails(TeamLog.SsoAddLogoutUrlDetails)
        /// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
        case ssoChangeCertDetails(TeamLog.SsoChangeCertDetails)
        /// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
        case ssoChangeLoginUrlDetails(TeamLog.SsoChangeLoginUrlDetails)
        /// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
        case ssoChangeLogoutUrlDetails(TeamLog.SsoChangeLogoutUrlDetails)
        /// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
        case ssoChangeSamlIdentityModeDetails(TeamLog.SsoChangeSamlIdentityModeDetails)
        /// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
        case ssoRemoveCertDetails(TeamLog.SsoRemoveCertDetails)
        /// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
        case ssoRemoveLoginUrlDetails(TeamLog.SsoRemoveLoginUrlDetails)
        /// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
        case ssoRemoveLogoutUrlDetails(TeamLog.SsoRemoveLogoutUrlDetails)
        /// Details of an event in which a team folder was archived or restored from the archive.
        case teamFolderChangeStatusDetails(TeamLog.TeamFolderChangeStatusDetails)
        /// Details of an event in which a team folder was created as an active folder.
        case teamFolderCreateDetails(TeamLog.TeamFolderCreateDetails)
        /// Details of an event in which a team folder was turned into a regular shared folder.
        case teamFolderDowngradeDetails(TeamLog.TeamFolderDowngradeDetails)
        /// Details of an event in which an archived team folder was permanently deleted.
        case teamFolderPermanentlyDeleteDetails(TeamLog.TeamFolderPermanentlyDeleteDetails)
        /// Details of an event in which a team folder was renamed.
        case teamFolderRenameDetails(TeamLog.TeamFolderRenameDetails)
        /// Details of an event in which the enforcement of a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeCapsTypeDetails(TeamLog.TeamFolderSpaceLimitsChangeCapsTypeDetails)
        /// Details of an event in which the space limit of a team folder was changed.
        case teamFolderSpaceLimitsChangeLimitDetails(TeamLog.TeamFolderSpaceLimitsChangeLimitDetails)
        /// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeNotificationTargetDetails(TeamLog.TeamFolderSpaceLimitsChangeNotificationTargetDetails)
        /// Details of an event in which the default sync setting of a team folder was changed.
        case teamSelectiveSyncSettingsChangedDetails(TeamLog.TeamSelectiveSyncSettingsChangedDetails)
        /// Details of an event in which the account capture policy for the team's domains was changed.
        case accountCaptureChangePolicyDetails(TeamLog.AccountCaptureChangePolicyDetails)
        /// Details of an event in which the reminders to admins about requests to join the team were changed.
        case adminEmailRemindersChangedDetails(TeamLog.AdminEmailRemindersChangedDetails)
        /// Details of an event in which the team's policy for sharing data with third-party AI was changed.
        case aiThirdPartySharingDropboxBasePolicyChangedDetails(TeamLog.AiThirdPartySharingDropboxBasePolicyChangedDetails)
        /// Details of an event in which downloads were disabled.
        case allowDownloadDisabledDetails(TeamLog.AllowDownloadDisabledDetails)
        /// Details of an event in which downloads were enabled.
        case allowDownloadEnabledDetails(TeamLog.AllowDownloadEnabledDetails)
        /// Details of an event in which sign-in with Apple was enabled or disabled for the team.
        case appleLoginChangePolicyDetails(TeamLog.AppleLoginChangePolicyDetails)
        /// Details of an event in which the permissions of apps were changed.
        case appPermissionsChangedDetails(TeamLog.AppPermissionsChangedDetails)
        /// Details of an event in which the team's camera upload policy was changed.
        case cameraUploadsPolicyChangedDetails(TeamLog.CameraUploadsPolicyChangedDetails)
        /// Details of an event in which the team's policy for the team space in Capture was changed.
        case captureTeamSpacePolicyChangedDetails(TeamLog.CaptureTeamSpacePolicyChangedDetails)
        /// Details of an event in which the team's policy for transcripts in Capture was changed.
        case captureTranscriptPolicyChangedDetails(TeamLog.CaptureTranscriptPolicyChangedDetails)
        /// Details of an event in which the team's data classification policy was changed.
        case classificationChangePolicyDetails(TeamLog.ClassificationChangePolicyDetails)
        /// Details of an event in which the team's computer backup policy was changed.
        case computerBackupPolicyChangedDetails(TeamLog.ComputerBackupPolicyChangedDetails)
        /// Details of an event in which the team's content management policy was changed.
        case contentAdministrationPolicyChangedDetails(TeamLog.ContentAdministrationPolicyChangedDetails)
        /// Details of an event in which the team's policy for protection against content deletion was changed.
        case contentDeletionProtectionChangePolicyDetails(TeamLog.ContentDeletionProtectionChangePolicyDetails)
        /// Details of an event in which the team's policy for external sharing in Dash was changed.
        case dashExternalSharingPolicyChangedDetails(TeamLog.DashExternalSharingPolicyChangedDetails)
        /// Details of an event in which the location of the data centers for the team's data was restricted.
        case dataPlacementRestrictionChangePolicyDetails(TeamLog.DataPlacementRestrictionChangePolicyDetails)
        /// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
        case dataPlacementRestrictionSatisfyPolicyDetails(TeamLog.DataPlacementRestrictionSatisfyPolicyDetails)
        /// Details of an event in which members were exempted from device approvals.
        case deviceApprovalsAddExceptionDetails(TeamLog.DeviceApprovalsAddExceptionDetails)
        /// Details of an event in which the limit on the number of computers a member can link was set or removed.
        case deviceApprovalsChangeDesktopPolicyDetails(TeamLog.DeviceApprovalsChangeDesktopPolicyDetails)
        /// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
        case deviceApprovalsChangeMobilePolicyDetails(TeamLog.DeviceApprovalsChangeMobilePolicyDetails)
        /// Details of an event in which the handling of members who exceed the limit on devices was changed.
        case deviceApprovalsChangeOverageActionDetails(TeamLog.DeviceApprovalsChangeOverageActionDetails)
        /// Details of an event in which the handling of approved devices that a member unlinks was changed.
        case deviceApprovalsChangeUnlinkActionDetails(TeamLog.DeviceApprovalsChangeUnlinkActionDetails)
        /// Details of an event in which the exemption of members from device approvals was removed.
        case deviceApprovalsRemoveExceptionDetails(TeamLog.DeviceApprovalsRemoveExceptionDetails)
        /// Details of an event in which members were added to the directory restrictions list.
        case directoryRestrictionsAddMembersDetails(TeamLog.DirectoryRestrictionsAddMembersDetails)
        /// Details of an event in which members were removed from the directory restrictions list.
        case directoryRestrictionsRemoveMembersDetails(TeamLog.DirectoryRestrictionsRemoveMembersDetails)
        /// Details of an event in which the team's Dropbox Passwords policy was changed.
        case dropboxPasswordsPolicyChangedDetails(TeamLog.DropboxPasswordsPolicyChangedDetails)
        /// Details of an event in which the team's Email to Dropbox policy was changed.
        case emailIngestPolicyChangedDetails(TeamLog.EmailIngestPolicyChangedDetails)
        /// Details of an event in which members were exempted from enterprise mobility management (EMM).
        case emmAddExceptionDetails(TeamLog.EmmAddExceptionDetails)
        /// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
        case emmChangePolicyDetails(TeamLog.EmmChangePolicyDetails)
        /// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
        case emmRemoveExceptionDetails(TeamLog.EmmRemoveExceptionDetails)
        /// Details of an event in which the team opted in to or out of extended version history.
        case extendedVersionHistoryChangePolicyDetails(TeamLog.ExtendedVersionHistoryChangePolicyDetails)
        /// Details of an event in which the team's external drive backup policy was changed.
        case externalDriveBackupPolicyChangedDetails(TeamLog.ExternalDriveBackupPolicyChangedDetails)
        /// Details of an event in which comments on the team's files were enabled or disabled.
        case fileCommentsChangePolicyDetails(TeamLog.FileCommentsChangePolicyDetails)
        /// Details of an event in which the team's file locking policy was changed.
        case fileLockingPolicyChangedDetails(TeamLog.FileLockingPolicyChangedDetails)
        /// Details of an event in which the team's File Provider migration policy was changed.
        case fileProviderMigrationPolicyChangedDetails(TeamLog.FileProviderMigrationPolicyChangedDetails)
        /// Details of an event in which file requests were enabled or disabled.
        case fileRequestsChangePolicyDetails(TeamLog.FileRequestsChangePolicyDetails)
        /// Details of an event in which file request emails were enabled for everyone.
        case fileRequestsEmailsEnabledDetails(TeamLog.FileRequestsEmailsEnabledDetails)
        /// Details of an event in which file request emails were limited to the team.
        case fileRequestsEmailsRestrictedToTeamOnlyDetails(TeamLog.FileRequestsEmailsRestrictedToTeamOnlyDetails)
        /// Details of an event in which the team's file transfer policy was changed.
        case fileTransfersPolicyChangedDetails(TeamLog.FileTransfersPolicyChangedDetails)
        /// Details of an event in which the team's policy for flexible file names was changed.
        case flexibleFileNamesPolicyChangedDetails(TeamLog.FlexibleFileNamesPolicyChangedDetails)
        /// Details of an event in which the team's policy for folder link restrictions was changed.
        case folderLinkRestrictionPolicyChangedDetails(TeamLog.FolderLinkRestrictionPolicyChangedDetails)
        /// Details of an event in which single sign-on with Google was enabled or disabled for the team.
        case googleSsoChangePolicyDetails(TeamLog.GoogleSsoChangePolicyDetails)
        /// Details of an event in which the permission to create groups was changed.
        case groupUserManagementChangePolicyDetails(TeamLog.GroupUserManagementChangePolicyDetails)
        /// Details of an event in which the team's policy for an integration was changed.
        case integrationPolicyChangedDetails(TeamLog.IntegrationPolicyChangedDetails)
        /// Details of an event in which the team's policy for emails about accepted invitations was changed.
        case inviteAcceptanceEmailPolicyChangedDetails(TeamLog.InviteAcceptanceEmailPolicyChangedDetails)
        /// Details of an event in which the policy for adding people to Replay content was changed.
        case mediaHubAddingPeoplePolicyChangedDetails(TeamLog.MediaHubAddingPeoplePolicyChangedDetails)
        /// Details of an event in which the policy for downloading Replay content was changed.
        case mediaHubDownloadPolicyChangedDetails(TeamLog.MediaHubDownloadPolicyChangedDetails)
        /// Details of an event in which the policy for sharing Replay content was changed.
        case mediaHubLinkSharingPolicyChangedDetails(TeamLog.MediaHubLinkSharingPolicyChangedDetails)
        /// Details of an event in which the ability of users to find the team without an invitation was changed.
        case memberRequestsChangePolicyDetails(TeamLog.MemberRequestsChangePolicyDetails)
        /// Details of an event in which the team's policy for invitations by members was changed.
        case memberSendInvitePolicyChangedDetails(TeamLog.MemberSendInvitePolicyChangedDetails)
        /// Details of an event in which members were exempted from member space limits.
        case memberSpaceLimitsAddExceptionDetails(TeamLog.MemberSpaceLimitsAddExceptionDetails)
        /// Details of an event in which the team's type of member space limits was changed.
        case memberSpaceLimitsChangeCapsTypePolicyDetails(TeamLog.MemberSpaceLimitsChangeCapsTypePolicyDetails)
        /// Details of an event in which the team's default member space limit was changed.
        case memberSpaceLimitsChangePolicyDetails(TeamLog.MemberSpaceLimitsChangePolicyDetails)
        /// Details of an event in which the exemption of members from member space limits was removed.
        case memberSpaceLimitsRemoveExceptionDetails(TeamLog.MemberSpaceLimitsRemoveExceptionDetails)
        /// Details of an event in which suggestions of new team members by members were enabled or disabled.
        case memberSuggestionsChangePolicyDetails(TeamLog.MemberSuggestionsChangePolicyDetails)
        /// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
        case microsoftLoginChangePolicyDetails(TeamLog.MicrosoftLoginChangePolicyDetails)
        /// Details of an event in which the Microsoft Office add-in was enabled or disabled.
        case microsoftOfficeAddinChangePolicyDetails(TeamLog.MicrosoftOfficeAddinChangePolicyDetails)
        /// Details of an event in which the team's policy for multi-team identities was changed.
        case multiTeamIdentityPolicyChangedDetails(TeamLog.MultiTeamIdentityPolicyChangedDetails)
        /// Details of an event in which network control was enabled or disabled.
        case networkControlChangePolicyDetails(TeamLog.NetworkControlChangePolicyDetails)
        /// Details of an event in which the deployment of Paper to all or to selected members was changed.
        case paperChangeDeploymentPolicyDetails(TeamLog.PaperChangeDeploymentPolicyDetails)
        /// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
        case paperChangeMemberLinkPolicyDetails(TeamLog.PaperChangeMemberLinkPolicyDetails)
        /// Details of an event in which the members' ability to share Paper documents outside the team, or the default
        /// audience of documents, was changed.
        case paperChangeMemberPolicyDetails(TeamLog.PaperChangeMemberPolicyDetails)
        /// Details of an event in which Paper was enabled or disabled for the team.
        case paperChangePolicyDetails(TeamLog.PaperChangePolicyDetails)
        /// Details of an event in which the team's policy for the default Paper folder was changed.
        case paperDefaultFolderPolicyChangedDetails(TeamLog.PaperDefaultFolderPolicyChangedDetails)
        /// Details of an event in which the Paper desktop app was enabled or disabled for the team.
        case paperDesktopPolicyChangedDetails(TeamLog.PaperDesktopPolicyChangedDetails)
        /// Details of an event in which users were added to the list of users who can use Paper.
        case paperEnabledUsersGroupAdditionDetails(TeamLog.PaperEnabledUsersGroupAdditionDetails)
        /// Details of an event in which users were removed from the list of users who can use Paper.
        case paperEnabledUsersGroupRemovalDetails(TeamLog.PaperEnabledUsersGroupRemovalDetails)
        /// Details of an event in which the team's policy for sign-in with passkeys was changed.
        case passkeyLoginPolicyChangedDetails(TeamLog.PasskeyLoginPolicyChangedDetails)
        /// Details of an event in which the team's password strength requirements were changed.
        case passwordStrengthRequirementsChangePolicyDetails(TeamLog.PasswordStrengthRequirementsChangePolicyDetails)
        /// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
        case permanentDeleteChangePolicyDetails(TeamLog.PermanentDeleteChangePolicyDetails)
        /// Details of an event in which the team's Dropbox AI policy was changed.
        case previewsAiPolicyChangedDetails(TeamLog.PreviewsAiPolicyChangedDetails)
        /// Details of an event in which the policy for adding people to Replay content was changed.
        case replayAddingPeoplePolicyChangedDetails(TeamLog.ReplayAddingPeoplePolicyChangedDetails)
        /// Details of an event in which the policy for sharing Replay content was changed.
        case replaySharingPolicyChangedDetails(TeamLog.ReplaySharingPolicyChangedDetails)
        /// Details of an event in which reseller support was enabled or disabled.
        case resellerSupportChangePolicyDetails(TeamLog.ResellerSupportChangePolicyDetails)
        /// Details of an event in which the team's Rewind policy was changed.
        case rewindPolicyChangedDetails(TeamLog.RewindPolicyChangedDetails)
        /// Details of an event in which the team's Send and Track policy was changed.
        case sendAndTrackPolicyChangedDetails(TeamLog.SendAndTrackPolicyChangedDetails)
        /// Details of an event in which the team's policy for external sharing in Send and Track was changed.
        case sendExternalSharingPolicyChangedDetails(TeamLog.SendExternalSharingPolicyChangedDetails)
        /// Details of an event in which the team's policy for sending files for signature was changed.
        case sendForSignaturePolicyChangedDetails(TeamLog.SendForSignaturePolicyChangedDetails)
        /// Details of an event in which the team's policy for the default permissions of shared links was changed.
        case sharedLinkDefaultPermissionsPolicyChangedDetails(TeamLog.SharedLinkDefaultPermissionsPolicyChangedDetails)
        /// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
        case sharingChangeFolderJoinPolicyDetails(TeamLog.SharingChangeFolderJoinPolicyDetails)
        /// Details of an event in which the permission to change or remove the expiration of links shared outside the
        /// team was changed.
        case sharingChangeLinkAllowChangeExpirationPolicyDetails(TeamLog.SharingChangeLinkAllowChangeExpirationPolicyDetails)
        /// Details of an event in which the default expiration of links shared outside the team was changed.
        case sharingChangeLinkDefaultExpirationPolicyDetails(TeamLog.SharingChangeLinkDefaultExpirationPolicyDetails)
        /// Details of an event in which the password requirement for links shared outside the team was changed.
        case sharingChangeLinkEnforcePasswordPolicyDetails(TeamLog.SharingChangeLinkEnforcePasswordPolicyDetails)
        /// Details of an event in which the members' ability to share links outside the team, or the default audience
        /// of links, was changed.
        case sharingChangeLinkPolicyDetails(TeamLog.SharingChangeLinkPolicyDetails)
        /// Details of an event in which the members' ability to share files and folders outside the team was changed.
        case sharingChangeMemberPolicyDetails(TeamLog.SharingChangeMemberPolicyDetails)
        /// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
        case showcaseChangeDownloadPolicyDetails(TeamLog.ShowcaseChangeDownloadPolicyDetails)
        /// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
        case showcaseChangeEnabledPolicyDetails(TeamLog.ShowcaseChangeEnabledPolicyDetails)
        /// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
        case showcaseChangeExternalSharingPolicyDetails(TeamLog.ShowcaseChangeExternalSharingPolicyDetails)
        /// Details of an event in which the team's policy for sharing signature requests externally was changed.
        case signExternalSharingPolicyChangedDetails(TeamLog.SignExternalSharingPolicyChangedDetails)
        /// Details of an event in which the permission to create templates for signature requests was changed.
        case signTemplateCreationPermissionChangedDetails(TeamLog.SignTemplateCreationPermissionChangedDetails)
        /// Details of an event in which the team's automatic Smart Sync policy was changed.
        case smarterSmartSyncPolicyChangedDetails(TeamLog.SmarterSmartSyncPolicyChangedDetails)
        /// Details of an event in which the default Smart Sync setting of the team's members was changed.
        case smartSyncChangePolicyDetails(TeamLog.SmartSyncChangePolicyDetails)
        /// Details of an event in which the team opted in to Smart Sync.
        case smartSyncNotOptOutDetails(TeamLog.SmartSyncNotOptOutDetails)
        /// Details of an event in which the team opted out of Smart Sync.
        case smartSyncOptOutDetails(TeamLog.SmartSyncOptOutDetails)
        /// Details of an event in which the team's single sign-on (SSO) policy was changed.
        case ssoChangePolicyDetails(TeamLog.SsoChangePolicyDetails)
        /// Details of an event in which the team's policy for access to stacks across teams was changed.
        case stackCrossTeamAccessPolicyChangedDetails(TeamLog.StackCrossTeamAccessPolicyChangedDetails)
        /// Details of an event in which the team's branding policy was changed.
        case teamBrandingPolicyChangedDetails(TeamLog.TeamBrandingPolicyChangedDetails)
        /// Details of an event in which the team's policy for app integrations was changed.
        case teamExtensionsPolicyChangedDetails(TeamLog.TeamExtensionsPolicyChangedDetails)
        /// Details of an event in which the team's policy for members' storage requests was changed.
        case teamMemberStorageRequestPolicyChangedDetails(TeamLog.TeamMemberStorageRequestPolicyChangedDetails)
        /// Details of an event in which selective sync for the team was enabled or disabled.
        case teamSelectiveSyncPolicyChangedDetails(TeamLog.TeamSelectiveSyncPolicyChangedDetails)
        /// Details of an event in which the list of approved targets for external sharing was changed.
        case teamSharingWhitelistSubjectsChangedDetails(TeamLog.TeamSharingWhitelistSubjectsChangedDetails)
        /// Details of an event in which members were exempted from two-step verification.
        case tfaAddExceptionDetails(TeamLog.TfaAddExceptionDetails)
        /// Details of an event in which the team's two-step verification policy was changed.
        case tfaChangePolicyDetails(TeamLog.TfaChangePolicyDetails)
        /// Details of an event in which the exemption of members from two-step verification was removed.
        case tfaRemoveExceptionDetails(TeamLog.TfaRemoveExceptionDetails)
        /// Details of an event in which the team's policy for content at the top level was changed.
        case topLevelContentPolicyChangedDetails(TeamLog.TopLevelContentPolicyChangedDetails)
        /// Details of an event in which the members' ability to link a personal and a team account on one computer was
        /// enabled or disabled.
        case twoAccountChangePolicyDetails(TeamLog.TwoAccountChangePolicyDetails)
        /// Details of an event in which the team's viewer information policy was changed.
        case viewerInfoPolicyChangedDetails(TeamLog.ViewerInfoPolicyChangedDetails)
        /// Details of an event in which the team's watermarking policy was changed.
        case watermarkingPolicyChangedDetails(TeamLog.WatermarkingPolicyChangedDetails)
        /// Details of an event in which the limit on a member's active web sessions was changed.
        case webSessionsChangeActiveSessionLimitDetails(TeamLog.WebSessionsChangeActiveSessionLimitDetails)
        /// Details of an event in which the maximum length of members' web sessions was changed.
        case webSessionsChangeFixedLengthPolicyDetails(TeamLog.WebSessionsChangeFixedLengthPolicyDetails)
        /// Details of an event in which the maximum idle time of members' web sessions was changed.
        case webSessionsChangeIdleLengthPolicyDetails(TeamLog.WebSessionsChangeIdleLengthPolicyDetails)
        /// Details of an event in which the migration of the team's data to another data residency was requested.
        case dataResidencyMigrationRequestSuccessfulDetails(TeamLog.DataResidencyMigrationRequestSuccessfulDetails)
        /// Details of an event in which a request to migrate the team's data to another data residency failed.
        case dataResidencyMigrationRequestUnsuccessfulDetails(TeamLog.DataResidencyMigrationRequestUnsuccessfulDetails)
        /// Details of an event in which another team was merged into this team.
        case teamMergeFromDetails(TeamLog.TeamMergeFromDetails)
        /// Details of an event in which this team was merged into another team.
        case teamMergeToDetails(TeamLog.TeamMergeToDetails)
        /// Details of an event in which a team background for the headers of shared links was added.
        case teamProfileAddBackgroundDetails(TeamLog.TeamProfileAddBackgroundDetails)
        /// Details of an event in which a team logo for the headers of shared links was added.
        case teamProfileAddLogoDetails(TeamLog.TeamProfileAddLogoDetails)
        /// Details of an event in which the team background in the headers of shared links was changed.
        case teamProfileChangeBackgroundDetails(TeamLog.TeamProfileChangeBackgroundDetails)
        /// Details of an event in which the team's default language was changed.
        case teamProfileChangeDefaultLanguageDetails(TeamLog.TeamProfileChangeDefaultLanguageDetails)
        /// Details of an event in which the team logo in the headers of shared links was changed.
        case teamProfileChangeLogoDetails(TeamLog.TeamProfileChangeLogoDetails)
        /// Details of an event in which the team's name was changed.
        case teamProfileChangeNameDetails(TeamLog.TeamProfileChangeNameDetails)
        /// Details of an event in which the team background in the headers of shared links was removed.
        case teamProfileRemoveBackgroundDetails(TeamLog.TeamProfileRemoveBackgroundDetails)
        /// Details of an event in which the team logo in the headers of shared links was removed.
        case teamProfileRemoveLogoDetails(TeamLog.TeamProfileRemoveLogoDetails)
        /// Details of an event in which a passkey for sign-in was added.
        case passkeyAddDetails(TeamLog.PasskeyAddDetails)
        /// Details of an event in which a passkey for sign-in was removed.
        case passkeyRemoveDetails(TeamLog.PasskeyRemoveDetails)
        /// Details of an event in which a backup phone for two-step verification was added.
        case tfaAddBackupPhoneDetails(TeamLog.TfaAddBackupPhoneDetails)
        /// Details of an event in which a security key for two-step verification was added.
        case tfaAddSecurityKeyDetails(TeamLog.TfaAddSecurityKeyDetails)
        /// Details of an event in which the backup phone for two-step verification was changed.
        case tfaChangeBackupPhoneDetails(TeamLog.TfaChangeBackupPhoneDetails)
        /// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
        case tfaChangeStatusDetails(TeamLog.TfaChangeStatusDetails)
        /// Details of an event in which the backup phone for two-step verification was removed.
        case tfaRemoveBackupPhoneDetails(TeamLog.TfaRemoveBackupPhoneDetails)
        /// Details of an event in which a security key for two-step verification was removed.
        case tfaRemoveSecurityKeyDetails(TeamLog.TfaRemoveSecurityKeyDetails)
        /// Details of an event in which two-step verification was reset for a team member.
        case tfaResetDetails(TeamLog.TfaResetDetails)
        /// Details of an event in which the role of an enterprise admin was changed.
        case changedEnterpriseAdminRoleDetails(TeamLog.ChangedEnterpriseAdminRoleDetails)
        /// Details of an event in which the status of a team connected to the enterprise was changed.
        case changedEnterpriseConnectedTeamStatusDetails(TeamLog.ChangedEnterpriseConnectedTeamStatusDetails)
        /// Details of an event in which an enterprise admin session was ended.
        case endedEnterpriseAdminSessionDetails(TeamLog.EndedEnterpriseAdminSessionDetails)
        /// Details of an event in which an enterprise admin session was ended.
        case endedEnterpriseAdminSessionDeprecatedDetails(TeamLog.EndedEnterpriseAdminSessionDeprecatedDetails)
        /// Details of an event in which the permission to change a setting was changed.
        case enterpriseSettingsLockingDetails(TeamLog.EnterpriseSettingsLockingDetails)
        /// Details of an event in which the status of a guest team admin was changed.
        case guestAdminChangeStatusDetails(TeamLog.GuestAdminChangeStatusDetails)
        /// Details of an event in which an enterprise admin session was started.
        case startedEnterpriseAdminSessionDetails(TeamLog.StartedEnterpriseAdminSessionDetails)
        /// Details of an event in which a team merge request was accepted.
        case teamMergeRequestAcceptedDetails(TeamLog.TeamMergeRequestAcceptedDetails)
        /// Details of an event in which a team merge request was accepted, as the primary team sees it.
        case teamMergeRequestAcceptedShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestAcceptedShownToPrimaryTeamDetails)
        /// Details of an event in which a team merge request was accepted, as the secondary team sees it.
        case teamMergeRequestAcceptedShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestAcceptedShownToSecondaryTeamDetails)
        /// Details of an event in which a team merge request was canceled automatically.
        case teamMergeRequestAutoCanceledDetails(TeamLog.TeamMergeRequestAutoCanceledDetails)
        /// Details of an event in which a team merge request was canceled.
        case teamMergeRequestCanceledDetails(TeamLog.TeamMergeRequestCanceledDetails)
        /// Details of an event in which a team merge request was canceled, as the primary team sees it.
        case teamMergeRequestCanceledShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestCanceledShownToPrimaryTeamDetails)
        /// Details of an event in which a team merge request was canceled, as the secondary team sees it.
        case teamMergeRequestCanceledShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestCanceledShownToSecondaryTeamDetails)
        /// Details of an event in which a team merge request expired.
        case teamMergeRequestExpiredDetails(TeamLog.TeamMergeRequestExpiredDetails)
        /// Details of an event in which a team merge request expired, as the primary team sees it.
        case teamMergeRequestExpiredShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestExpiredShownToPrimaryTeamDetails)
        /// Details of an event in which a team merge request expired, as the secondary team sees it.
        case teamMergeRequestExpiredShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestExpiredShownToSecondaryTeamDetails)
        /// Details of an event in which a team merge request was rejected, as the primary team sees it.
        case teamMergeRequestRejectedShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestRejectedShownToPrimaryTeamDetails)
        /// Details of an event in which a team merge request was rejected, as the secondary team sees it.
        case teamMergeRequestRejectedShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestRejectedShownToSecondaryTeamDetails)
        /// Details of an event in which a reminder of a team merge request was sent.
        case teamMergeRequestReminderDetails(TeamLog.TeamMergeRequestReminderDetails)
        /// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
        case teamMergeRequestReminderShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestReminderShownToPrimaryTeamDetails)
        /// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
        case teamMergeRequestReminderShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestReminderShownToSecondaryTeamDetails)
        /// Details of an event in which a team merge was canceled.
        case teamMergeRequestRevokedDetails(TeamLog.TeamMergeRequestRevokedDetails)
        /// Details of an event in which another team asked to be merged into this team.
        case teamMergeRequestSentShownToPrimaryTeamDetails(TeamLog.TeamMergeRequestSentShownToPrimaryTeamDetails)
        /// Details of an event in which this team asked to be merged into another team.
        case teamMergeRequestSentShownToSecondaryTeamDetails(TeamLog.TeamMergeRequestSentShownToSecondaryTeamDetails)
        /// A placeholder for details that couldn't be retrieved.
        case missingDetails(TeamLog.MissingDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other
    }
}

extension TeamLog {
    /// Converts `EventCategory` from and to JSON.
    public typealias EventCategorySerializer = StoneSerializer<TeamLog.EventCategory>
    /// Converts `EventDetails` from and to JSON.
    public typealias EventDetailsSerializer = StoneSerializer<TeamLog.EventDetails>
}
