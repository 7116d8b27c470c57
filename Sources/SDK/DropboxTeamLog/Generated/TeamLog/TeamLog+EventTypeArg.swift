// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// A kind of event by which to filter.
    public enum EventTypeArg: StoneUnion, CustomStringConvertible {
        /// Events in which the state of a security alert was changed.
        case adminAlertingAlertStateChanged
        /// Events in which the settings of a security alert were changed.
        case adminAlertingChangedAlertConfig
        /// Events in which a security alert was triggered.
        case adminAlertingTriggeredAlert
        /// Events in which a restore after a ransomware attack was completed.
        case ransomwareRestoreProcessCompleted
        /// Events in which a restore after a ransomware attack was started.
        case ransomwareRestoreProcessStarted
        /// Events in which a member couldn't link an app because the team's app permissions block it.
        case appBlockedByPermissions
        /// Events in which an app was linked for the whole team.
        case appLinkTeam
        /// Events in which a member linked an app.
        case appLinkUser
        /// Events in which an app was unlinked from the team.
        case appUnlinkTeam
        /// Events in which an app was unlinked from a member's account.
        case appUnlinkUser
        /// Events in which a member connected an integration.
        case integrationConnected
        /// Events in which a member disconnected an integration.
        case integrationDisconnected
        /// Events in which a comment was added to a file.
        case fileAddComment
        /// Events in which a user turned notifications about the comments on a file on or off.
        case fileChangeCommentSubscription
        /// Events in which a comment on a file was deleted.
        case fileDeleteComment
        /// Events in which a comment on a file was edited.
        case fileEditComment
        /// Events in which a user liked a comment on a file.
        case fileLikeComment
        /// Events in which a comment on a file was resolved.
        case fileResolveComment
        /// Events in which a user withdrew a like from a comment on a file.
        case fileUnlikeComment
        /// Events in which a resolved comment on a file was reopened.
        case fileUnresolveComment
        /// Events in which a comment was added to a Dash stack.
        case dashAddedCommentToStack
        /// Events in which a member connected a Dash user connector.
        case dashAddedConnector
        /// Events in which a link was added to a Dash stack.
        case dashAddedLinkToStack
        /// Events in which an admin added an email domain to the team's Dash allowlist.
        case dashAddedTeamEmailDomainAllowlist
        /// Events in which an admin added a Dash connector for the organization.
        case dashAdminAddedOrgWideConnector
        /// Events in which an admin disabled a Dash user connector.
        case dashAdminDisabledConnector
        /// Events in which an admin enabled a Dash user connector.
        case dashAdminEnabledConnector
        /// Events in which an admin removed a Dash connector of the organization.
        case dashAdminRemovedOrgWideConnector
        /// Events in which a Dash stack was archived.
        case dashArchivedStack
        /// Events in which the audience of a shared link to a Dash stack was changed.
        case dashChangedAudienceOfSharedLinkToStack
        /// Events in which a Dash stack was duplicated.
        case dashClonedStack
        /// Events in which a tool of a Dash connector was called.
        case dashConnectorToolsCall
        /// Events in which a Dash stack was created.
        case dashCreatedStack
        /// Events in which a comment was deleted from a Dash stack.
        case dashDeletedCommentFromStack
        /// Events in which a Dash stack was deleted.
        case dashDeletedStack
        /// Events in which a comment in a Dash stack was edited.
        case dashEditedCommentInStack
        /// Events in which a person from outside the team opened a Dash stack.
        case dashExternalUserOpenedStack
        /// Events in which a member opened the Dash desktop app for the first time.
        case dashFirstLaunchedDesktop
        /// Events in which a member opened the Dash browser extension for the first time.
        case dashFirstLaunchedExtension
        /// Events in which a member opened the Dash start page on the web for the first time.
        case dashFirstLaunchedWebStartPage
        /// Events in which access permissions to a Dash stack were checked for an opened shared link.
        case dashOpenedSharedLinkToStack
        /// Events in which a Dash stack was opened.
        case dashOpenedStack
        /// Events in which the preview opt-out status in Dash was changed.
        case dashPreviewOptOutStatusChanged
        /// Events in which a member disconnected a Dash user connector.
        case dashRemovedConnector
        /// Events in which a link was removed from a Dash stack.
        case dashRemovedLinkFromStack
        /// Events in which a shared link to a Dash stack was removed.
        case dashRemovedSharedLinkToStack
        /// Events in which an admin removed an email domain from the team's Dash allowlist.
        case dashRemovedTeamEmailDomainAllowlist
        /// Events in which a Dash stack was renamed.
        case dashRenamedStack
        /// Events in which a link to a Dash stack was shared.
        case dashSharedLinkToStack
        /// Events in which a Dash stack was restored from the archive.
        case dashUnarchivedStack
        /// Events in which a member viewed a company stack in Dash.
        case dashViewedCompanyStack
        /// Events in which an admin viewed the Dash report on external AI activity.
        case dashViewedExternalAiActivityReport
        /// Events in which folders were added to a data governance policy.
        case governancePolicyAddFolders
        /// Events in which a folder couldn't be added to a data governance policy.
        case governancePolicyAddFolderFailed
        /// Events in which content was disposed of under a data governance policy.
        case governancePolicyContentDisposed
        /// Events in which a data governance policy was activated.
        case governancePolicyCreate
        /// Events in which a data governance policy was deleted.
        case governancePolicyDelete
        /// Events in which the details of a data governance policy were edited.
        case governancePolicyEditDetails
        /// Events in which the duration of a data governance policy was changed.
        case governancePolicyEditDuration
        /// Events in which a download of the content of a data governance policy was created.
        case governancePolicyExportCreated
        /// Events in which a download of the content of a data governance policy was removed.
        case governancePolicyExportRemoved
        /// Events in which folders were removed from a data governance policy.
        case governancePolicyRemoveFolders
        /// Events in which a summary report of a data governance policy was created.
        case governancePolicyReportCreated
        /// Events in which a part of a data governance policy's content was downloaded.
        case governancePolicyZipPartDownloaded
        /// Events in which a legal hold was activated.
        case legalHoldsActivateAHold
        /// Events in which members were added to a legal hold.
        case legalHoldsAddMembers
        /// Events in which the details of a legal hold were edited.
        case legalHoldsChangeHoldDetails
        /// Events in which a legal hold was renamed.
        case legalHoldsChangeHoldName
        /// Events in which the content of a legal hold was exported.
        case legalHoldsExportAHold
        /// Events in which an export of a legal hold was canceled.
        case legalHoldsExportCancelled
        /// Events in which an export of a legal hold was downloaded.
        case legalHoldsExportDownloaded
        /// Events in which an export of a legal hold was removed.
        case legalHoldsExportRemoved
        /// Events in which a legal hold was released.
        case legalHoldsReleaseAHold
        /// Events in which members were removed from a legal hold.
        case legalHoldsRemoveMembers
        /// Events in which a summary report of a legal hold was created.
        case legalHoldsReportAHold
        /// Events in which the IP address of an active desktop session changed.
        case deviceChangeIpDesktop
        /// Events in which the IP address of an active mobile session changed.
        case deviceChangeIpMobile
        /// Events in which the IP address of an active web session changed.
        case deviceChangeIpWeb
        /// Events in which some files couldn't be deleted from an unlinked device.
        case deviceDeleteOnUnlinkFail
        /// Events in which all files were deleted from an unlinked device.
        case deviceDeleteOnUnlinkSuccess
        /// Events in which a device couldn't be linked.
        case deviceLinkFail
        /// Events in which a device was linked.
        case deviceLinkSuccess
        /// Events in which device management was disabled.
        case deviceManagementDisabled
        /// Events in which device management was enabled.
        case deviceManagementEnabled
        /// Events in which backup was enabled or disabled for a computer.
        case deviceSyncBackupStatusChanged
        /// Events in which a device was disconnected.
        case deviceUnlink
        /// Events in which passwords were exported from Dropbox Passwords.
        case dropboxPasswordsExported
        /// Events in which a device was enrolled in Dropbox Passwords.
        case dropboxPasswordsNewDeviceEnrolled
        /// Events in which the token for setting up enterprise mobility management (EMM) was refreshed.
        case emmRefreshAuthToken
        /// Events in which an external drive was checked for eligibility for backup.
        case externalDriveBackupEligibilityStatusChecked
        /// Events in which the backup of an external drive was changed.
        case externalDriveBackupStatusChanged
        /// Events in which account capture for the team's domains was made available or unavailable.
        case accountCaptureChangeAvailability
        /// Events in which a user subject to account capture moved their account to the team.
        case accountCaptureMigrateAccount
        /// Events in which an account capture email was sent to all unmanaged members.
        case accountCaptureNotificationEmailsSent
        /// Events in which a user subject to account capture changed their account to a personal email address.
        case accountCaptureRelinquishAccount
        /// Events in which domain invitations were disabled.
        case disabledDomainInvites
        /// Events in which a user's request to join the team was approved.
        case domainInvitesApproveRequestToJoinTeam
        /// Events in which a user's request to join the team was declined.
        case domainInvitesDeclineRequestToJoinTeam
        /// Events in which invitations were emailed to existing accounts in the team's domain.
        case domainInvitesEmailExistingUsers
        /// Events in which a user asked to join the team.
        case domainInvitesRequestToJoinTeam
        /// Events in which the automatic invitation of new users was disabled.
        case domainInvitesSetInviteNewUserPrefToNo
        /// Events in which the automatic invitation of new users was enabled.
        case domainInvitesSetInviteNewUserPrefToYes
        /// Events in which a domain of the team couldn't be verified.
        case domainVerificationAddDomainFail
        /// Events in which a domain of the team was verified.
        case domainVerificationAddDomainSuccess
        /// Events in which a domain was removed from the team's verified domains.
        case domainVerificationRemoveDomain
        /// Events in which domain invitations were enabled.
        case enabledDomainInvites
        /// Events in which the rotation of the team key for folder encryption was canceled.
        case encryptedFolderCancelTeamKeyRotation
        /// Events in which a recovery key for folder encryption was added.
        case encryptedFolderEnrollBackupKey
        /// Events in which a device was enrolled in folder encryption.
        case encryptedFolderEnrollClient
        /// Events in which team folder encryption was activated.
        case encryptedFolderEnrollTeam
        /// Events in which team folder encryption was deactivated.
        case encryptedFolderFinishTeamUnenrollment
        /// Events in which the rotation of the team key for folder encryption was started.
        case encryptedFolderInitTeamKeyRotation
        /// Events in which the deactivation of team folder encryption was started.
        case encryptedFolderInitTeamUnenrollment
        /// Events in which a recovery key for folder encryption was removed.
        case encryptedFolderRemoveBackupKey
        /// Events in which the team key for folder encryption was rotated.
        case encryptedFolderRotateTeamKey
        /// Events in which a device was removed from folder encryption.
        case encryptedFolderUnenrollClient
        /// Events in which a team encryption key was activated.
        case teamEncryptionKeyActivateKey
        /// Events in which the scheduled deletion of a team encryption key was canceled.
        case teamEncryptionKeyCancelKeyDeletion
        /// Events in which a team encryption key was created.
        case teamEncryptionKeyCreateKey
        /// Events in which a team encryption key was deactivated.
        case teamEncryptionKeyDeactivateKey
        /// Events in which a team encryption key was deleted.
        case teamEncryptionKeyDeleteKey
        /// Events in which a team encryption key was disabled.
        case teamEncryptionKeyDisableKey
        /// Events in which a team encryption key was enabled.
        case teamEncryptionKeyEnableKey
        /// Events in which a team encryption key was rotated.
        case teamEncryptionKeyRotateKey
        /// Events in which the deletion of a team encryption key was scheduled.
        case teamEncryptionKeyScheduleKeyDeletion
        /// Events in which a naming convention was applied to a folder.
        case applyNamingConvention
        /// Events in which folders were created.
        case createFolder
        /// Events in which files or folders were added.
        case fileAdd
        /// Events in which files or folders were added by an automation.
        case fileAddFromAutomation
        /// Events in which files or folders were copied.
        case fileCopy
        /// Events in which files or folders were deleted.
        case fileDelete
        /// Events in which files or folders were downloaded.
        case fileDownload
        /// Events in which files were edited.
        case fileEdit
        /// Events in which a copy reference to a file or folder was created.
        case fileGetCopyReference
        /// Events in which a file was locked or unlocked for editing.
        case fileLockingLockStatusChanged
        /// Events in which files or folders were moved.
        case fileMove
        /// Events in which files or folders were permanently deleted.
        case filePermanentlyDelete
        /// Events in which files or folders were previewed.
        case filePreview
        /// Events in which files or folders were renamed.
        case fileRename
        /// Events in which deleted files or folders were restored.
        case fileRestore
        /// Events in which files were reverted to an earlier version.
        case fileRevert
        /// Events in which changes to files were rolled back.
        case fileRollbackChanges
        /// Events in which a file or folder was saved from a copy reference.
        case fileSaveCopyReference
        /// Events in which the description in a folder overview was changed.
        case folderOverviewDescriptionChanged
        /// Events in which an item was pinned to a folder overview.
        case folderOverviewItemPinned
        /// Events in which an item was unpinned from a folder overview.
        case folderOverviewItemUnpinned
        /// Events in which files were downloaded from Replay.
        case mediaHubFileDownloaded
        /// Events in which a label was added.
        case objectLabelAdded
        /// Events in which a label was removed.
        case objectLabelRemoved
        /// Events in which the value of a label was changed.
        case objectLabelUpdatedValue
        /// Events in which a folder was tidied with multi-file organize.
        case organizeFolderWithTidy
        /// Events in which files were deleted in Replay.
        case replayFileDelete
        /// Events in which files were downloaded from Replay.
        case replayFileDownloaded
        /// Events in which a team project was created in Replay.
        case replayTeamProjectCreated
        /// Events in which a folder was rewound to an earlier state.
        case rewindFolder
        /// Events in which the application of a naming convention was undone.
        case undoNamingConvention
        /// Events in which multi-file organize was undone for a folder.
        case undoOrganizeFolderWithTidy
        /// Events in which tags were added to a file.
        case userTagsAdded
        /// Events in which tags were removed from a file.
        case userTagsRemoved
        /// Events in which files arrived by Email to Dropbox.
        case emailIngestReceiveFile
        /// Events in which a file request was closed automatically.
        case fileRequestAutoClose
        /// Events in which a file request was changed.
        case fileRequestChange
        /// Events in which a file request was closed.
        case fileRequestClose
        /// Events in which a file request was created.
        case fileRequestCreate
        /// Events in which a file request was deleted.
        case fileRequestDelete
        /// Events in which files were submitted to a file request.
        case fileRequestReceiveFile
        /// Events in which an external ID was assigned to a group.
        case groupAddExternalId
        /// Events in which team members were added to a group.
        case groupAddMember
        /// Events in which the external ID of a group was changed.
        case groupChangeExternalId
        /// Events in which the management type of a group was changed.
        case groupChangeManagementType
        /// Events in which a group member was made a manager of the group, or stopped being one.
        case groupChangeMemberRole
        /// Events in which a group was created.
        case groupCreate
        /// Events in which a group was deleted.
        case groupDelete
        /// Events in which the description of a group was changed.
        case groupDescriptionUpdated
        /// Events in which a group's own setting for external sharing was changed.
        case groupExternalSharingSettingOverrideChanged
        /// Events in which the join policy of a group was changed.
        case groupJoinPolicyUpdated
        /// Events in which a group was moved.
        case groupMoved
        /// Events in which the external ID of a group was removed.
        case groupRemoveExternalId
        /// Events in which team members were removed from a group.
        case groupRemoveMember
        /// Events in which a group was renamed.
        case groupRename
        /// Events in which an account was locked after failed sign-in attempts, or unlocked again.
        case accountLockOrUnlocked
        /// Events in which a sign-in with enterprise mobility management (EMM) failed.
        case emmError
        /// Events in which a guest admin started a session through trusted teams.
        case guestAdminSignedInViaTrustedTeams
        /// Events in which a guest admin ended a session through trusted teams.
        case guestAdminSignedOutViaTrustedTeams
        /// Events in which a sign-in failed.
        case loginFail
        /// Events in which a user signed in.
        case loginSuccess
        /// Events in which a user signed out.
        case logout
        /// Events in which a reseller ended a support session.
        case resellerSupportSessionEnd
        /// Events in which a reseller started a support session.
        case resellerSupportSessionStart
        /// Events in which an admin ended a session in which they were signed in as a member.
        case signInAsSessionEnd
        /// Events in which an admin started a session in which they are signed in as a member.
        case signInAsSessionStart
        /// Events in which a sign-in with single sign-on (SSO) failed.
        case ssoError
        /// Events in which an add-on was assigned to a user.
        case addonAssigned
        /// Events in which an add-on was taken from a user.
        case addonRemoved
        /// Events in which an admin invited members to activate Dropbox Backup.
        case backupAdminInvitationSent
        /// Events in which an invitation to Dropbox Backup was opened.
        case backupInvitationOpened
        /// Events in which an invitation link for the team was created.
        case createTeamInviteLink
        /// Events in which an invitation link for the team was deleted.
        case deleteTeamInviteLink
        /// Events in which an external ID was assigned to a team member.
        case memberAddExternalId
        /// Events in which the name of a team member was added.
        case memberAddName
        /// Events in which the admin role of a team member was changed.
        case memberChangeAdminRole
        /// Events in which the email address of a team member was changed.
        case memberChangeEmail
        /// Events in which the external ID of a team member was changed.
        case memberChangeExternalId
        /// Events in which the membership type of a team member, limited or full, was changed.
        case memberChangeMembershipType
        /// Events in which the name of a team member was changed.
        case memberChangeName
        /// Events in which the reseller role of a team member was changed.
        case memberChangeResellerRole
        /// Events in which the status of a team member changed, for example from invited to active.
        case memberChangeStatus
        /// Events in which manually added contacts were removed.
        case memberDeleteManualContacts
        /// Events in which the profile photo of a team member was deleted.
        case memberDeleteProfilePhoto
        /// Events in which an admin browsed the folders of a team member.
        case memberFolderContentsAccessed
        /// Events in which the content of a deleted member's account was permanently deleted.
        case memberPermanentlyDeleteAccountContents
        /// Events in which the external ID of a team member was removed.
        case memberRemoveExternalId
        /// Events in which the profile photo of a team member was set.
        case memberSetProfilePhoto
        /// Events in which a custom space limit was set for a member.
        case memberSpaceLimitsAddCustomQuota
        /// Events in which the custom space limit of a member was changed.
        case memberSpaceLimitsChangeCustomQuota
        /// Events in which a member's usage reached another level of their space limit.
        case memberSpaceLimitsChangeStatus
        /// Events in which the custom space limit of a member was removed.
        case memberSpaceLimitsRemoveCustomQuota
        /// Events in which a person was suggested as a new team member.
        case memberSuggest
        /// Events in which the content of a deleted member's account was transferred to another member.
        case memberTransferAccountContents
        /// Events in which a secondary email address that awaits verification was added.
        case pendingSecondaryEmailAdded
        /// Events in which a product was assigned to a team member.
        case productAssignedToMember
        /// Events in which a product was taken from a team member.
        case productRemovedFromMember
        /// Events in which a secondary email address was deleted.
        case secondaryEmailDeleted
        /// Events in which a secondary email address was verified.
        case secondaryEmailVerified
        /// Events in which the policy for secondary email addresses was changed.
        case secondaryMailsPolicyChanged
        /// Events in which a page was added to a Paper binder.
        case binderAddPage
        /// Events in which a section was added to a Paper binder.
        case binderAddSection
        /// Events in which a page was removed from a Paper binder.
        case binderRemovePage
        /// Events in which a section was removed from a Paper binder.
        case binderRemoveSection
        /// Events in which a page of a Paper binder was renamed.
        case binderRenamePage
        /// Events in which a section of a Paper binder was renamed.
        case binderRenameSection
        /// Events in which a page of a Paper binder was moved to another position.
        case binderReorderPage
        /// Events in which a section of a Paper binder was moved to another position.
        case binderReorderSection
        /// Events in which users or groups were given access to a Paper document or folder.
        case paperContentAddMember
        /// Events in which a Paper document or folder was added to a folder.
        case paperContentAddToFolder
        /// Events in which a Paper document or folder was archived.
        case paperContentArchive
        /// Events in which a Paper document or folder was created.
        case paperContentCreate
        /// Events in which a Paper document or folder was permanently deleted.
        case paperContentPermanentlyDelete
        /// Events in which a Paper document or folder was removed from a folder.
        case paperContentRemoveFromFolder
        /// Events in which users or groups lost their access to a Paper document or folder.
        case paperContentRemoveMember
        /// Events in which a Paper document or folder was renamed.
        case paperContentRename
        /// Events in which an archived Paper document or folder was restored.
        case paperContentRestore
        /// Events in which a comment was added to a Paper document.
        case paperDocAddComment
        /// Events in which a member's permissions for a Paper document were changed.
        case paperDocChangeMemberRole
        /// Events in which the sharing policy of a Paper document was changed.
        case paperDocChangeSharingPolicy
        /// Events in which a user followed or unfollowed a Paper document.
        case paperDocChangeSubscription
        /// Events in which a Paper document was archived.
        case paperDocDeleted
        /// Events in which a comment on a Paper document was deleted.
        case paperDocDeleteComment
        /// Events in which a Paper document was downloaded in a particular format.
        case paperDocDownload
        /// Events in which a Paper document was edited.
        case paperDocEdit
        /// Events in which a comment on a Paper document was edited.
        case paperDocEditComment
        /// Events in which a user followed a Paper document.
        case paperDocFollowed
        /// Events in which a user was mentioned in a Paper document.
        case paperDocMention
        /// Events in which the ownership of a Paper document was transferred.
        case paperDocOwnershipChanged
        /// Events in which a user asked for access to a Paper document.
        case paperDocRequestAccess
        /// Events in which a comment on a Paper document was resolved.
        case paperDocResolveComment
        /// Events in which a Paper document was reverted to an earlier version.
        case paperDocRevert
        /// Events in which a Paper document was shared through Slack.
        case paperDocSlackShare
        /// Events in which a Paper document was shared with users or groups.
        case paperDocTeamInvite
        /// Events in which a Paper document was moved to the trash.
        case paperDocTrashed
        /// Events in which a resolved comment on a Paper document was reopened.
        case paperDocUnresolveComment
        /// Events in which a Paper document was restored from the trash.
        case paperDocUntrashed
        /// Events in which a Paper document was viewed.
        case paperDocView
        /// Events in which the external sharing setting of Paper was set to allow anyone.
        case paperExternalViewAllow
        /// Events in which the external sharing setting of Paper was set to the team by default.
        case paperExternalViewDefaultTeam
        /// Events in which the external sharing setting of Paper was set to the team only.
        case paperExternalViewForbid
        /// Events in which a user followed or unfollowed a Paper folder.
        case paperFolderChangeSubscription
        /// Events in which a Paper folder was archived.
        case paperFolderDeleted
        /// Events in which a user followed a Paper folder.
        case paperFolderFollowed
        /// Events in which a Paper folder was shared with users or groups.
        case paperFolderTeamInvite
        /// Events in which the permissions of a published Paper document were changed.
        case paperPublishedLinkChangePermission
        /// Events in which a Paper document was published.
        case paperPublishedLinkCreate
        /// Events in which the publication of a Paper document was withdrawn.
        case paperPublishedLinkDisabled
        /// Events in which a published Paper document was viewed.
        case paperPublishedLinkView
        /// Events in which a user changed their password.
        case passwordChange
        /// Events in which a user's password was reset.
        case passwordReset
        /// Events in which the passwords of all team members were reset.
        case passwordResetAll
        /// Events in which collaborators were added with Dropbox Protect.
        case protectActionAddCollaborator
        /// Events in which a link was added with Dropbox Protect.
        case protectActionAddLink
        /// Events in which content was deleted with Dropbox Protect.
        case protectActionDelete
        /// Events in which content was exported with Dropbox Protect.
        case protectActionExport
        /// Events in which collaborators were removed with Dropbox Protect.
        case protectActionRemoveCollaborator
        /// Events in which a link was removed with Dropbox Protect.
        case protectActionRemoveLink
        /// Events in which the sharing of content was ended with Dropbox Protect.
        case protectActionStopSharing
        /// Events in which the list of internal domains of Dropbox Protect was changed.
        case protectInternalDomainsChanged
        /// Events in which a Dropbox Protect policy was activated.
        case protectPolicyActivated
        /// Events in which a Dropbox Protect policy was deactivated.
        case protectPolicyDeactivated
        /// Events in which a Dropbox Protect policy was scheduled.
        case protectPolicyScheduled
        /// Events in which a Dropbox Protect policy was changed.
        case protectPolicyUpdated
        /// Events in which a Dropbox Protect report was viewed.
        case protectReportView
        /// Events in which a classification report was created.
        case classificationCreateReport
        /// Events in which a classification report couldn't be created.
        case classificationCreateReportFail
        /// Events in which a report on users excluded from enterprise mobility management (EMM) was created.
        case emmCreateExceptionsReport
        /// Events in which a report on the use of mobile apps under enterprise mobility management (EMM) was created.
        case emmCreateUsageReport
        /// Events in which a report on the team's members was created.
        case exportMembersReport
        /// Events in which a report on the team's members couldn't be created.
        case exportMembersReportFail
        /// Events in which a report on external sharing was created.
        case externalSharingCreateReport
        /// Events in which a report on external sharing couldn't be created.
        case externalSharingReportFailed
        /// Events in which a report on member access was created.
        case memberAccessDetailsCreateReport
        /// Events in which a report on member access couldn't be created.
        case memberAccessDetailsCreateReportFailed
        /// Events in which a report on new links without an expiration date was created.
        case noExpirationLinkGenCreateReport
        /// Events in which a report on new links without an expiration date couldn't be created.
        case noExpirationLinkGenReportFailed
        /// Events in which a report on new links without a password was created.
        case noPasswordLinkGenCreateReport
        /// Events in which a report on new links without a password couldn't be created.
        case noPasswordLinkGenReportFailed
        /// Events in which a report on views of links without a password was created.
        case noPasswordLinkViewCreateReport
        /// Events in which a report on views of links without a password couldn't be created.
        case noPasswordLinkViewReportFailed
        /// Events in which a report on views of old links was created.
        case outdatedLinkViewCreateReport
        /// Events in which a report on views of old links couldn't be created.
        case outdatedLinkViewReportFailed
        /// Events in which an export of all Paper documents of the team was started.
        case paperAdminExportStart
        /// Events in which a ransomware report was created.
        case ransomwareAlertCreateReport
        /// Events in which a ransomware report couldn't be created.
        case ransomwareAlertCreateReportFailed
        /// Events in which a report on shared folders was created.
        case sharedFoldersCreateReport
        /// Events in which a report on shared folders couldn't be created.
        case sharedFoldersCreateReportFailed
        /// Events in which a report on devices without admin privileges for Smart Sync was created.
        case smartSyncCreateAdminPrivilegeReport
        /// Events in which a report on the team's activity was created.
        case teamActivityCreateReport
        /// Events in which a report on the team's activity couldn't be created.
        case teamActivityCreateReportFail
        /// Events in which a report on team folders was created.
        case teamFoldersCreateReport
        /// Events in which a report on team folders couldn't be created.
        case teamFoldersCreateReportFailed
        /// Events in which a report on the team's storage was created.
        case teamStorageCreateReport
        /// Events in which a report on the team's storage couldn't be created.
        case teamStorageCreateReportFailed
        /// Events in which an album was shared.
        case collectionShare
        /// Events in which files were added to a transfer.
        case fileTransfersFileAdd
        /// Events in which a transfer was deleted.
        case fileTransfersTransferDelete
        /// Events in which a transfer was downloaded.
        case fileTransfersTransferDownload
        /// Events in which a transfer was sent.
        case fileTransfersTransferSend
        /// Events in which a transfer was viewed.
        case fileTransfersTransferView
        /// Events in which a member was added to a Replay project.
        case mediaHubProjectTeamAdd
        /// Events in which a member was removed from a Replay project.
        case mediaHubProjectTeamDelete
        /// Events in which the role of a member in a Replay project was changed.
        case mediaHubProjectTeamRoleChanged
        /// Events in which the audience of a Replay shared link was changed.
        case mediaHubSharedLinkAudienceChanged
        /// Events in which a Replay shared link was created.
        case mediaHubSharedLinkCreated
        /// Events in which the download setting of a Replay shared link was changed.
        case mediaHubSharedLinkDownloadSettingChanged
        /// Events in which a Replay shared link was revoked.
        case mediaHubSharedLinkRevoked
        /// Events in which a Paper document was limited to invited people.
        case noteAclInviteOnly
        /// Events in which a Paper document was made accessible to anyone with the link.
        case noteAclLink
        /// Events in which a Paper document was made accessible to team members with the link.
        case noteAclTeamLink
        /// Events in which a Paper document was shared.
        case noteShared
        /// Events in which a user received a shared Paper document.
        case noteShareReceive
        /// Events in which a shared Paper document was opened.
        case openNoteShared
        /// Events in which a shared link was created in Replay.
        case replayFileSharedLinkCreated
        /// Events in which a shared link in Replay was changed.
        case replayFileSharedLinkModified
        /// Events in which a member was added to a Replay project.
        case replayProjectTeamAdd
        /// Events in which a member was removed from a Replay project.
        case replayProjectTeamDelete
        /// Events in which a file was added in Send and Track.
        case sendAndTrackFileAdded
        /// Events in which a file was renamed in Send and Track.
        case sendAndTrackFileRenamed
        /// Events in which a file was updated in Send and Track.
        case sendAndTrackFileUpdated
        /// Events in which a Send and Track link was created.
        case sendAndTrackLinkCreated
        /// Events in which a Send and Track link was deleted.
        case sendAndTrackLinkDeleted
        /// Events in which a Send and Track link was changed.
        case sendAndTrackLinkUpdated
        /// Events in which a Send and Track link was opened.
        case sendAndTrackLinkViewed
        /// Events in which a file and its links were deleted in Send and Track.
        case sendAndTrackRemovedFileAndAssociatedLinks
        /// Events in which the team was added to a shared folder.
        case sfAddGroup
        /// Events in which people who aren't members of a shared folder were allowed to view links to its files.
        case sfAllowNonMembersToViewSharedLinks
        /// Events in which a warning for members who share folders outside the team was configured.
        case sfExternalInviteWarn
        /// Events in which Facebook users were invited to a shared folder.
        case sfFbInvite
        /// Events in which the role of a Facebook user in a shared folder was changed.
        case sfFbInviteChangeRole
        /// Events in which the invitation of a Facebook user to a shared folder was withdrawn.
        case sfFbUninvite
        /// Events in which a group was invited to a shared folder.
        case sfInviteGroup
        /// Events in which access to a shared folder was granted.
        case sfTeamGrantAccess
        /// Events in which team members were invited to a shared folder.
        case sfTeamInvite
        /// Events in which the role of a team member in a shared folder was changed.
        case sfTeamInviteChangeRole
        /// Events in which a user joined the shared folder of a team member.
        case sfTeamJoin
        /// Events in which a user joined the shared folder of a team member by a link.
        case sfTeamJoinFromOobLink
        /// Events in which the invitation of a team member to a shared folder was withdrawn.
        case sfTeamUninvite
        /// Events in which a person was invited to Dropbox and given access to a shared file or folder.
        case sharedContentAddInvitees
        /// Events in which an expiration date was added to the link to a shared file or folder.
        case sharedContentAddLinkExpiry
        /// Events in which a password was added to the link to a shared file or folder.
        case sharedContentAddLinkPassword
        /// Events in which users or groups were added to a shared file or folder.
        case sharedContentAddMember
        /// Events in which downloads of a shared file or folder by its members were allowed or forbidden.
        case sharedContentChangeDownloadsPolicy
        /// Events in which the access level of an invitee to a shared file or folder was changed before they accepted.
        case sharedContentChangeInviteeRole
        /// Events in which the audience of the link to a shared file or folder was changed.
        case sharedContentChangeLinkAudience
        /// Events in which the expiration date of the link to a shared file or folder was changed.
        case sharedContentChangeLinkExpiry
        /// Events in which the password of the link to a shared file or folder was changed.
        case sharedContentChangeLinkPassword
        /// Events in which the access level of a member of a shared file or folder was changed.
        case sharedContentChangeMemberRole
        /// Events in which the visibility of the viewers of a shared file or folder to its members was changed.
        case sharedContentChangeViewerInfoPolicy
        /// Events in which a user accepted an invitation to a shared file or folder.
        case sharedContentClaimInvitation
        /// Events in which a user copied a shared file or folder to their own Dropbox.
        case sharedContentCopy
        /// Events in which a shared file or folder was downloaded.
        case sharedContentDownload
        /// Events in which a user left a shared file or folder.
        case sharedContentRelinquishMembership
        /// Events in which an invitee was removed from a shared file or folder before they accepted.
        case sharedContentRemoveInvitees
        /// Events in which the expiration date of the link to a shared file or folder was removed.
        case sharedContentRemoveLinkExpiry
        /// Events in which the password of the link to a shared file or folder was removed.
        case sharedContentRemoveLinkPassword
        /// Events in which a user or group was removed from a shared file or folder.
        case sharedContentRemoveMember
        /// Events in which a user asked for access to a shared file or folder.
        case sharedContentRequestAccess
        /// Events in which invitees of a shared file or folder were restored.
        case sharedContentRestoreInvitees
        /// Events in which users or groups were restored as members of a shared file or folder.
        case sharedContentRestoreMember
        /// Events in which a file or folder was unshared by removing all members.
        case sharedContentUnshare
        /// Events in which a shared file or folder was previewed.
        case sharedContentView
        /// Events in which the group of people who can open a shared folder by a link was changed.
        case sharedFolderChangeLinkPolicy
        /// Events in which a shared folder was set to inherit the members of its parent folder, or not to.
        case sharedFolderChangeMembersInheritancePolicy
        /// Events in which the permission to add and remove members of a shared folder was changed.
        case sharedFolderChangeMembersManagementPolicy
        /// Events in which the group of people who can become members of a shared folder was changed.
        case sharedFolderChangeMembersPolicy
        /// Events in which a shared folder was created.
        case sharedFolderCreate
        /// Events in which a user declined a team member's invitation to a shared folder.
        case sharedFolderDeclineInvitation
        /// Events in which a user added a shared folder to their own Dropbox.
        case sharedFolderMount
        /// Events in which the parent of a shared folder was changed.
        case sharedFolderNest
        /// Events in which the ownership of a shared folder was transferred to another member.
        case sharedFolderTransferOwnership
        /// Events in which a user removed a shared folder from their own Dropbox.
        case sharedFolderUnmount
        /// Events in which an expiration date was added to a shared link.
        case sharedLinkAddExpiry
        /// Events in which the expiration date of a shared link was changed.
        case sharedLinkChangeExpiry
        /// Events in which the visibility of a shared link was changed.
        case sharedLinkChangeVisibility
        /// Events in which a user copied a file or folder from a shared link to their Dropbox.
        case sharedLinkCopy
        /// Events in which a shared link was created.
        case sharedLinkCreate
        /// Events in which a shared link was removed.
        case sharedLinkDisable
        /// Events in which a file or folder was downloaded from a shared link.
        case sharedLinkDownload
        /// Events in which the expiration date of a shared link was removed.
        case sharedLinkRemoveExpiry
        /// Events in which a visitor of a shared link was removed.
        case sharedLinkRemoveVisitor
        /// Events in which an expiration date was added in the settings of a shared link.
        case sharedLinkSettingsAddExpiration
        /// Events in which a password was added in the settings of a shared link.
        case sharedLinkSettingsAddPassword
        /// Events in which downloads were disabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadDisabled
        /// Events in which downloads were enabled in the settings of a shared link.
        case sharedLinkSettingsAllowDownloadEnabled
        /// Events in which the audience was changed in the settings of a shared link.
        case sharedLinkSettingsChangeAudience
        /// Events in which the expiration date was changed in the settings of a shared link.
        case sharedLinkSettingsChangeExpiration
        /// Events in which the password was changed in the settings of a shared link.
        case sharedLinkSettingsChangePassword
        /// Events in which the expiration date was removed in the settings of a shared link.
        case sharedLinkSettingsRemoveExpiration
        /// Events in which the password was removed in the settings of a shared link.
        case sharedLinkSettingsRemovePassword
        /// Events in which members were added to the audience of a shared link.
        case sharedLinkShare
        /// Events in which a shared link was opened.
        case sharedLinkView
        /// Events in which a shared Paper document was opened.
        case sharedNoteOpened
        /// Events in which downloads were disabled for a link.
        case shmodelDisableDownloads
        /// Events in which downloads were enabled for a link.
        case shmodelEnableDownloads
        /// Events in which a link was shared with a group.
        case shmodelGroupShare
        /// Events in which access to a showcase was granted.
        case showcaseAccessGranted
        /// Events in which a member was added to a showcase.
        case showcaseAddMember
        /// Events in which a showcase was archived.
        case showcaseArchived
        /// Events in which a showcase was created.
        case showcaseCreated
        /// Events in which a comment on a showcase was deleted.
        case showcaseDeleteComment
        /// Events in which a showcase was edited.
        case showcaseEdited
        /// Events in which a comment on a showcase was edited.
        case showcaseEditComment
        /// Events in which a file was added to a showcase.
        case showcaseFileAdded
        /// Events in which a file was downloaded from a showcase.
        case showcaseFileDownload
        /// Events in which a file was removed from a showcase.
        case showcaseFileRemoved
        /// Events in which a file in a showcase was viewed.
        case showcaseFileView
        /// Events in which a showcase was permanently deleted.
        case showcasePermanentlyDeleted
        /// Events in which a comment was added to a showcase.
        case showcasePostComment
        /// Events in which a member was removed from a showcase.
        case showcaseRemoveMember
        /// Events in which a showcase was renamed.
        case showcaseRenamed
        /// Events in which a user asked for access to a showcase.
        case showcaseRequestAccess
        /// Events in which a comment on a showcase was resolved.
        case showcaseResolveComment
        /// Events in which an archived showcase was restored.
        case showcaseRestored
        /// Events in which a showcase was moved to the trash.
        case showcaseTrashed
        /// Events in which a showcase of the old version was moved to the trash.
        case showcaseTrashedDeprecated
        /// Events in which a resolved comment on a showcase was reopened.
        case showcaseUnresolveComment
        /// Events in which a showcase was restored from the trash.
        case showcaseUntrashed
        /// Events in which a showcase of the old version was restored from the trash.
        case showcaseUntrashedDeprecated
        /// Events in which a showcase was viewed.
        case showcaseView
        /// Events in which a signature request was canceled.
        case signSignatureRequestCanceled
        /// Events in which a signature request was completed.
        case signSignatureRequestCompleted
        /// Events in which a signature request was declined.
        case signSignatureRequestDeclined
        /// Events in which a signature request was opened.
        case signSignatureRequestOpened
        /// Events in which a reminder of a signature request was sent.
        case signSignatureRequestReminderSent
        /// Events in which a signature request was sent.
        case signSignatureRequestSent
        /// Events in which a template for signature requests was created.
        case signTemplateCreated
        /// Events in which a template for signature requests was shared.
        case signTemplateShared
        /// Events in which a security event arrived from an external identity provider by the RISC protocol.
        case riscSecurityEvent
        /// Events in which an X.509 certificate was added for single sign-on (SSO).
        case ssoAddCert
        /// Events in which a sign-in URL was added for single sign-on (SSO).
        case ssoAddLoginUrl
        /// Events in which a sign-out URL was added for single sign-on (SSO).
        case ssoAddLogoutUrl
        /// Events in which the X.509 certificate for single sign-on (SSO) was changed.
        case ssoChangeCert
        /// Events in which the sign-in URL for single sign-on (SSO) was changed.
        case ssoChangeLoginUrl
        /// Events in which the sign-out URL for single sign-on (SSO) was changed.
        case ssoChangeLogoutUrl
        /// Events in which the SAML identity mode for single sign-on (SSO) was changed.
        case ssoChangeSamlIdentityMode
        /// Events in which the X.509 certificate for single sign-on (SSO) was removed.
        case ssoRemoveCert
        /// Events in which the sign-in URL for single sign-on (SSO) was removed.
        case ssoRemoveLoginUrl
        /// Events in which the sign-out URL for single sign-on (SSO) was removed.
        case ssoRemoveLogoutUrl
        /// Events in which a team folder was archived or restored from the archive.
        case teamFolderChangeStatus
        /// Events in which a team folder was created as an active folder.
        case teamFolderCreate
        /// Events in which a team folder was turned into a regular shared folder.
        case teamFolderDowngrade
        /// Events in which an archived team folder was permanently deleted.
        case teamFolderPermanentlyDelete
        /// Events in which a team folder was renamed.
        case teamFolderRename
        /// Events in which the enforcement of a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeCapsType
        /// Events in which the space limit of a team folder was changed.
        case teamFolderSpaceLimitsChangeLimit
        /// Events in which the recipient of notifications about a team folder's space limit was changed.
        case teamFolderSpaceLimitsChangeNotificationTarget
        /// Events in which the default sync setting of a team folder was changed.
        case teamSelectiveSyncSettingsChanged
        /// Events in which the account capture policy for the team's domains was changed.
        case accountCaptureChangePolicy
        /// Events in which the reminders to admins about requests to join the team were changed.
        case adminEmailRemindersChanged
        /// Events in which the team's policy for sharing data with third-party AI was changed.
        case aiThirdPartySharingDropboxBasePolicyChanged
        /// Events in which downloads were disabled.
        case allowDownloadDisabled
        /// Events in which downloads were enabled.
        case allowDownloadEnabled
        /// Events in which sign-in with Apple was enabled or disabled for the team.
        case appleLoginChangePolicy
        /// Events in which the permissions of apps were changed.
        case appPermissionsChanged
        /// Events in which the team's camera upload policy was changed.
        case cameraUploadsPolicyChanged
        /// Events in which the team's policy for the team space in Capture was changed.
        case captureTeamSpacePolicyChanged
        /// Events in which the team's policy for transcripts in Capture was changed.
        case captureTranscriptPolicyChanged
        /// Events in which the team's data classification policy was changed.
        case classificationChangePolicy
        /// Events in which the team's computer backup policy was changed.
        case computerBackupPolicyChanged
        /// Events in which the team's content management policy was changed.
        case contentAdministrationPolicyChanged
        /// Events in which the team's policy for protection against content deletion was changed.
        case contentDeletionProtectionChangePolicy
        /// Events in which the team's policy for external sharing in Dash was changed.
        case dashExternalSharingPolicyChanged
        /// Events in which the location of the data centers for the team's data was restricted.
        case dataPlacementRestrictionChangePolicy
        /// Events in which the restriction of the data centers for the team's data was fulfilled.
        case dataPlacementRestrictionSatisfyPolicy
        /// Events in which members were exempted from device approvals.
        case deviceApprovalsAddException
        /// Events in which the limit on the number of computers a member can link was set or removed.
        case deviceApprovalsChangeDesktopPolicy
        /// Events in which the limit on the number of mobile devices a member can link was set or removed.
        case deviceApprovalsChangeMobilePolicy
        /// Events in which the handling of members who exceed the limit on devices was changed.
        case deviceApprovalsChangeOverageAction
        /// Events in which the handling of approved devices that a member unlinks was changed.
        case deviceApprovalsChangeUnlinkAction
        /// Events in which the exemption of members from device approvals was removed.
        case deviceApprovalsRemoveException
        /// Events in which members were added to the directory restrictions list.
        case directoryRestrictionsAddMembers
        /// Events in which members were removed from the directory restrictions list.
        case directoryRestrictionsRemoveMembers
        /// Events in which the team's Dropbox Passwords policy was changed.
        case dropboxPasswordsPolicyChanged
        /// Events in which the team's Email to Dropbox policy was changed.
        case emailIngestPolicyChanged
        /// Events in which members were exempted from enterprise mobility management (EMM).
        case emmAddException
        /// Events in which enterprise mobility management (EMM) was enabled or disabled for members.
        case emmChangePolicy
        /// Events in which the exemption of members from enterprise mobility management (EMM) was removed.
        case emmRemoveException
        /// Events in which the team opted in to or out of extended version history.
        case extendedVersionHistoryChangePolicy
        /// Events in which the team's external drive backup policy was changed.
        case externalDriveBackupPolicyChanged
        /// Events in which comments on the team's files were enabled or disabled.
        case fileCommentsChangePolicy
        /// Events in which the team's file locking policy was changed.
        case fileLockingPolicyChanged
        /// Events in which the team's File Provider migration policy was changed.
        case fileProviderMigrationPolicyChanged
        /// Events in which file requests were enabled or disabled.
        case fileRequestsChangePolicy
        /// Events in which file request emails were enabled for everyone.
        case fileRequestsEmailsEnabled
        /// Events in which file request emails were limited to the team.
        case fileRequestsEmailsRestrictedToTeamOnly
        /// Events in which the team's file transfer policy was changed.
        case fileTransfersPolicyChanged
        /// Events in which the team's policy for flexible file names was changed.
        case flexibleFileNamesPolicyChanged
        /// Events in which the team's policy for folder link restrictions was changed.
        case folderLinkRestrictionPolicyChanged
        /// Events in which single sign-on with Google was enabled or disabled for the team.
        case googleSsoChangePolicy
        /// Events in which the permission to create groups was changed.
        case groupUserManagementChangePolicy
        /// Events in which the team's policy for an integration was changed.
        case integrationPolicyChanged
        /// Events in which the team's policy for emails about accepted invitations was changed.
        case inviteAcceptanceEmailPolicyChanged
        /// Events in which the policy for adding people to Replay content was changed.
        case mediaHubAddingPeoplePolicyChanged
        /// Events in which the policy for downloading Replay content was changed.
        case mediaHubDownloadPolicyChanged
        /// Events in which the policy for sharing Replay content was changed.
        case mediaHubLinkSharingPolicyChanged
        /// Events in which the ability of users to find the team without an invitation was changed.
        case memberRequestsChangePolicy
        /// Events in which the team's policy for invitations by members was changed.
        case memberSendInvitePolicyChanged
        /// Events in which members were exempted from member space limits.
        case memberSpaceLimitsAddException
        /// Events in which the team's type of member space limits was changed.
        case memberSpaceLimitsChangeCapsTypePolicy
        /// Events in which the team's default member space limit was changed.
        case memberSpaceLimitsChangePolicy
        /// Events in which the exemption of members from member space limits was removed.
        case memberSpaceLimitsRemoveException
        /// Events in which suggestions of new team members by members were enabled or disabled.
        case memberSuggestionsChangePolicy
        /// Events in which sign-in with Microsoft was enabled or disabled for the team.
        case microsoftLoginChangePolicy
        /// Events in which the Microsoft Office add-in was enabled or disabled.
        case microsoftOfficeAddinChangePolicy
        /// Events in which the team's policy for multi-team identities was changed.
        case multiTeamIdentityPolicyChanged
        /// Events in which network control was enabled or disabled.
        case networkControlChangePolicy
        /// Events in which the deployment of Paper to all or to selected members was changed.
        case paperChangeDeploymentPolicy
        /// Events in which the access of nonmembers to Paper documents by a link was changed.
        case paperChangeMemberLinkPolicy
        /// Events in which the members' ability to share Paper documents outside the team, or the default audience of
        /// documents, was changed.
        case paperChangeMemberPolicy
        /// Events in which Paper was enabled or disabled for the team.
        case paperChangePolicy
        /// Events in which the team's policy for the default Paper folder was changed.
        case paperDefaultFolderPolicyChanged
        /// Events in which the Paper desktop app was enabled or disabled for the team.
        case paperDesktopPolicyChanged
        /// Events in which users were added to the list of users who can use Paper.
        case paperEnabledUsersGroupAddition
        /// Events in which users were removed from the list of users who can use Paper.
        case paperEnabledUsersGroupRemoval
        /// Events in which the team's policy for sign-in with passkeys was changed.
        case passkeyLoginPolicyChanged
        /// Events in which the team's password strength requirements were changed.
        case passwordStrengthRequirementsChangePolicy
        /// Events in which the members' ability to permanently delete content was enabled or disabled.
        case permanentDeleteChangePolicy
        /// Events in which the team's Dropbox AI policy was changed.
        case previewsAiPolicyChanged
        /// Events in which the policy for adding people to Replay content was changed.
        case replayAddingPeoplePolicyChanged
        /// Events in which the policy for sharing Replay content was changed.
        case replaySharingPolicyChanged
        /// Events in which reseller support was enabled or disabled.
        case resellerSupportChangePolicy
        /// Events in which the team's Rewind policy was changed.
        case rewindPolicyChanged
        /// Events in which the team's Send and Track policy was changed.
        case sendAndTrackPolicyChanged
        /// Events in which the team's policy for external sharing in Send and Track was changed.
        case sendExternalSharingPolicyChanged
        /// Events in which the team's policy for sending files for signature was changed.
        case sendForSignaturePolicyChanged
        /// Events in which the team's policy for the default permissions of shared links was changed.
        case sharedLinkDefaultPermissionsPolicyChanged
        /// Events in which the members' ability to join shared folders owned outside the team was changed.
        case sharingChangeFolderJoinPolicy
        /// Events in which the permission to change or remove the expiration of links shared outside the team was
        /// changed.
        case sharingChangeLinkAllowChangeExpirationPolicy
        /// Events in which the default expiration of links shared outside the team was changed.
        case sharingChangeLinkDefaultExpirationPolicy
        /// Events in which the password requirement for links shared outside the team was changed.
        case sharingChangeLinkEnforcePasswordPolicy
        /// Events in which the members' ability to share links outside the team, or the default audience of links, was
        /// changed.
        case sharingChangeLinkPolicy
        /// Events in which the members' ability to share files and folders outside the team was changed.
        case sharingChangeMemberPolicy
        /// Events in which downloads of files from showcases were enabled or disabled for the team.
        case showcaseChangeDownloadPolicy
        /// Events in which Dropbox Showcase was enabled or disabled for the team.
        case showcaseChangeEnabledPolicy
        /// Events in which the external sharing of showcases was enabled or disabled for the team.
        case showcaseChangeExternalSharingPolicy
        /// Events in which the team's policy for sharing signature requests externally was changed.
        case signExternalSharingPolicyChanged
        /// Events in which the permission to create templates for signature requests was changed.
        case signTemplateCreationPermissionChanged
        /// Events in which the team's automatic Smart Sync policy was changed.
        case smarterSmartSyncPolicyChanged
        /// Events in which the default Smart Sync setting of the team's members was changed.
        case smartSyncChangePolicy
        /// Events in which the team opted in to Smart Sync.
        case smartSyncNotOptOut
        /// Events in which the team opted out of Smart Sync.
        case smartSyncOptOut
        /// Events in which the team's single sign-on (SSO) policy was changed.
        case ssoChangePolicy
        /// Events in which the team's policy for access to stacks across teams was changed.
        case stackCrossTeamAccessPolicyChanged
        /// Events in which the team's branding policy was changed.
        case teamBrandingPolicyChanged
        /// Events in which the team's policy for app integrations was changed.
        case teamExtensionsPolicyChanged
        /// Events in which the team's policy for members' storage requests was changed.
        case teamMemberStorageRequestPolicyChanged
        /// Events in which selective sync for the team was enabled or disabled.
        case teamSelectiveSyncPolicyChanged
        /// Events in which the list of approved targets for external sharing was changed.
        case teamSharingWhitelistSubjectsChanged
        /// Events in which members were exempted from two-step verification.
        case tfaAddException
        /// Events in which the team's two-step verification policy was changed.
        case tfaChangePolicy
        /// Events in which the exemption of members from two-step verification was removed.
        case tfaRemoveException
        /// Events in which the team's policy for content at the top level was changed.
        case topLevelContentPolicyChanged
        /// Events in which the members' ability to link a personal and a team account on one computer was enabled or
        /// disabled.
        case twoAccountChangePolicy
        /// Events in which the team's viewer information policy was changed.
        case viewerInfoPolicyChanged
        /// Events in which the team's watermarking policy was changed.
        case watermarkingPolicyChanged
        /// Events in which the limit on a member's active web sessions was changed.
        case webSessionsChangeActiveSessionLimit
        /// Events in which the maximum length of members' web sessions was changed.
        case webSessionsChangeFixedLengthPolicy
        /// Events in which the maximum idle time of members' web sessions was changed.
        case webSessionsChangeIdleLengthPolicy
        /// Events in which the migration of the team's data to another data residency was requested.
        case dataResidencyMigrationRequestSuccessful
        /// Events in which a request to migrate the team's data to another data residency failed.
        case dataResidencyMigrationRequestUnsuccessful
        /// Events in which another team was merged into this team.
        case teamMergeFrom
        /// Events in which this team was merged into another team.
        case teamMergeTo
        /// Events in which a team background for the headers of shared links was added.
        case teamProfileAddBackground
        /// Events in which a team logo for the headers of shared links was added.
        case teamProfileAddLogo
        /// Events in which the team background in the headers of shared links was changed.
        case teamProfileChangeBackground
        /// Events in which the team's default language was changed.
        case teamProfileChangeDefaultLanguage
        /// Events in which the team logo in the headers of shared links was changed.
        case teamProfileChangeLogo
        /// Events in which the team's name was changed.
        case teamProfileChangeName
        /// Events in which the team background in the headers of shared links was removed.
        case teamProfileRemoveBackground
        /// Events in which the team logo in the headers of shared links was removed.
        case teamProfileRemoveLogo
        /// Events in which a passkey for sign-in was added.
        case passkeyAdd
        /// Events in which a passkey for sign-in was removed.
        case passkeyRemove
        /// Events in which a backup phone for two-step verification was added.
        case tfaAddBackupPhone
        /// Events in which a security key for two-step verification was added.
        case tfaAddSecurityKey
        /// Events in which the backup phone for two-step verification was changed.
        case tfaChangeBackupPhone
        /// Events in which two-step verification was enabled, disabled, or changed for a user.
        case tfaChangeStatus
        /// Events in which the backup phone for two-step verification was removed.
        case tfaRemoveBackupPhone
        /// Events in which a security key for two-step verification was removed.
        case tfaRemoveSecurityKey
        /// Events in which two-step verification was reset for a team member.
        case tfaReset
        /// Events in which the role of an enterprise admin was changed.
        case changedEnterpriseAdminRole
        /// Events in which the status of a team connected to the enterprise was changed.
        case changedEnterpriseConnectedTeamStatus
        /// Events in which an enterprise admin session was ended.
        case endedEnterpriseAdminSession
        /// Events in which an enterprise admin session was ended.
        case endedEnterpriseAdminSessionDeprecated
        /// Events in which the permission to change a setting was changed.
        case enterpriseSettingsLocking
        /// Events in which the status of a guest team admin was changed.
        case guestAdminChangeStatus
        /// Events in which an enterprise admin session was started.
        case startedEnterpriseAdminSession
        /// Events in which a team merge request was accepted.
        case teamMergeRequestAccepted
        /// Events in which a team merge request was accepted, as the primary team sees it.
        case teamMergeRequestAcceptedShownToPrimaryTeam
        /// Events in which a team merge request was accepted, as the secondary team sees it.
        case teamMergeRequestAcceptedShownToSecondaryTeam
        /// Events in which a team merge request was canceled automatically.
        case teamMergeRequestAutoCanceled
        /// Events in which a team merge request was canceled.
        case teamMergeRequestCanceled
        /// Events in which a team merge request was canceled, as the primary team sees it.
        case teamMergeRequestCanceledShownToPrimaryTeam
        /// Events in which a team merge request was canceled, as the secondary team sees it.
        case teamMergeRequestCanceledShownToSecondaryTeam
        /// Events in which a team merge request expired.
        case teamMergeRequestExpired
        /// Events in which a team merge request expired, as the primary team sees it.
        case teamMergeRequestExpiredShownToPrimaryTeam
        /// Events in which a team merge request expired, as the secondary team sees it.
        case teamMergeRequestExpiredShownToSecondaryTeam
        /// Events in which a team merge request was rejected, as the primary team sees it.
        case teamMergeRequestRejectedShownToPrimaryTeam
        /// Events in which a team merge request was rejected, as the secondary team sees it.
        case teamMergeRequestRejectedShownToSecondaryTeam
        /// Events in which a reminder of a team merge request was sent.
        case teamMergeRequestReminder
        /// Events in which a reminder of a team merge request was sent, as the primary team sees it.
        case teamMergeRequestReminderShownToPrimaryTeam
        /// Events in which a reminder of a team merge request was sent, as the secondary team sees it.
        case teamMergeRequestReminderShownToSecondaryTeam
        /// Events in which a team merge was canceled.
        case teamMergeRequestRevoked
        /// Events in which another team asked to be merged into this team.
        case teamMergeRequestSentShownToPrimaryTeam
        /// Events in which this team asked to be merged into another team.
        case teamMergeRequestSentShownToSecondaryTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
    }
}

extension TeamLog {
    /// Converts `EventTypeArg` from and to JSON.
    public typealias EventTypeArgSerializer = StoneSerializer<TeamLog.EventTypeArg>
}
