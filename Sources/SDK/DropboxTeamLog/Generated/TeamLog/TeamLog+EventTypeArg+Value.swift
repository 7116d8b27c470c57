// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxStone

extension TeamLog.EventTypeArg {
    public init(_value: borrowing Value) {
        switch _value.tag {
        case 0: self = .adminAlertingAlertStateChanged
        case 1: self = .adminAlertingChangedAlertConfig
        case 2: self = .adminAlertingTriggeredAlert
        case 3: self = .ransomwareRestoreProcessCompleted
        case 4: self = .ransomwareRestoreProcessStarted
        case 5: self = .appBlockedByPermissions
        case 6: self = .appLinkTeam
        case 7: self = .appLinkUser
        case 8: self = .appUnlinkTeam
        case 9: self = .appUnlinkUser
        case 10: self = .integrationConnected
        case 11: self = .integrationDisconnected
        case 12: self = .fileAddComment
        case 13: self = .fileChangeCommentSubscription
        case 14: self = .fileDeleteComment
        case 15: self = .fileEditComment
        case 16: self = .fileLikeComment
        case 17: self = .fileResolveComment
        case 18: self = .fileUnlikeComment
        case 19: self = .fileUnresolveComment
        case 20: self = .dashAddedCommentToStack
        case 21: self = .dashAddedConnector
        case 22: self = .dashAddedLinkToStack
        case 23: self = .dashAddedTeamEmailDomainAllowlist
        case 24: self = .dashAdminAddedOrgWideConnector
        case 25: self = .dashAdminDisabledConnector
        case 26: self = .dashAdminEnabledConnector
        case 27: self = .dashAdminRemovedOrgWideConnector
        case 28: self = .dashArchivedStack
        case 29: self = .dashChangedAudienceOfSharedLinkToStack
        case 30: self = .dashClonedStack
        case 31: self = .dashConnectorToolsCall
        case 32: self = .dashCreatedStack
        case 33: self = .dashDeletedCommentFromStack
        case 34: self = .dashDeletedStack
        case 35: self = .dashEditedCommentInStack
        case 36: self = .dashExternalUserOpenedStack
        case 37: self = .dashFirstLaunchedDesktop
        case 38: self = .dashFirstLaunchedExtension
        case 39: self = .dashFirstLaunchedWebStartPage
        case 40: self = .dashOpenedSharedLinkToStack
        case 41: self = .dashOpenedStack
        case 42: self = .dashPreviewOptOutStatusChanged
        case 43: self = .dashRemovedConnector
        case 44: self = .dashRemovedLinkFromStack
        case 45: self = .dashRemovedSharedLinkToStack
        case 46: self = .dashRemovedTeamEmailDomainAllowlist
        case 47: self = .dashRenamedStack
        case 48: self = .dashSharedLinkToStack
        case 49: self = .dashUnarchivedStack
        case 50: self = .dashViewedCompanyStack
        case 51: self = .dashViewedExternalAiActivityReport
        case 52: self = .governancePolicyAddFolders
        case 53: self = .governancePolicyAddFolderFailed
        case 54: self = .governancePolicyContentDisposed
        case 55: self = .governancePolicyCreate
        case 56: self = .governancePolicyDelete
        case 57: self = .governancePolicyEditDetails
        case 58: self = .governancePolicyEditDuration
        case 59: self = .governancePolicyExportCreated
        case 60: self = .governancePolicyExportRemoved
        case 61: self = .governancePolicyRemoveFolders
        case 62: self = .governancePolicyReportCreated
        case 63: self = .governancePolicyZipPartDownloaded
        case 64: self = .legalHoldsActivateAHold
        case 65: self = .legalHoldsAddMembers
        case 66: self = .legalHoldsChangeHoldDetails
        case 67: self = .legalHoldsChangeHoldName
        case 68: self = .legalHoldsExportAHold
        case 69: self = .legalHoldsExportCancelled
        case 70: self = .legalHoldsExportDownloaded
        case 71: self = .legalHoldsExportRemoved
        case 72: self = .legalHoldsReleaseAHold
        case 73: self = .legalHoldsRemoveMembers
        case 74: self = .legalHoldsReportAHold
        case 75: self = .deviceChangeIpDesktop
        case 76: self = .deviceChangeIpMobile
        case 77: self = .deviceChangeIpWeb
        case 78: self = .deviceDeleteOnUnlinkFail
        case 79: self = .deviceDeleteOnUnlinkSuccess
        case 80: self = .deviceLinkFail
        case 81: self = .deviceLinkSuccess
        case 82: self = .deviceManagementDisabled
        case 83: self = .deviceManagementEnabled
        case 84: self = .deviceSyncBackupStatusChanged
        case 85: self = .deviceUnlink
        case 86: self = .dropboxPasswordsExported
        case 87: self = .dropboxPasswordsNewDeviceEnrolled
        case 88: self = .emmRefreshAuthToken
        case 89: self = .externalDriveBackupEligibilityStatusChecked
        case 90: self = .externalDriveBackupStatusChanged
        case 91: self = .accountCaptureChangeAvailability
        case 92: self = .accountCaptureMigrateAccount
        case 93: self = .accountCaptureNotificationEmailsSent
        case 94: self = .accountCaptureRelinquishAccount
        case 95: self = .disabledDomainInvites
        case 96: self = .domainInvitesApproveRequestToJoinTeam
        case 97: self = .domainInvitesDeclineRequestToJoinTeam
        case 98: self = .domainInvitesEmailExistingUsers
        case 99: self = .domainInvitesRequestToJoinTeam
        case 100: self = .domainInvitesSetInviteNewUserPrefToNo
        case 101: self = .domainInvitesSetInviteNewUserPrefToYes
        case 102: self = .domainVerificationAddDomainFail
        case 103: self = .domainVerificationAddDomainSuccess
        case 104: self = .domainVerificationRemoveDomain
        case 105: self = .enabledDomainInvites
        case 106: self = .encryptedFolderCancelTeamKeyRotation
        case 107: self = .encryptedFolderEnrollBackupKey
        case 108: self = .encryptedFolderEnrollClient
        case 109: self = .encryptedFolderEnrollTeam
        case 110: self = .encryptedFolderFinishTeamUnenrollment
        case 111: self = .encryptedFolderInitTeamKeyRotation
        case 112: self = .encryptedFolderInitTeamUnenrollment
        case 113: self = .encryptedFolderRemoveBackupKey
        case 114: self = .encryptedFolderRotateTeamKey
        case 115: self = .encryptedFolderUnenrollClient
        case 116: self = .teamEncryptionKeyActivateKey
        case 117: self = .teamEncryptionKeyCancelKeyDeletion
        case 118: self = .teamEncryptionKeyCreateKey
        case 119: self = .teamEncryptionKeyDeactivateKey
        case 120: self = .teamEncryptionKeyDeleteKey
        case 121: self = .teamEncryptionKeyDisableKey
        case 122: self = .teamEncryptionKeyEnableKey
        case 123: self = .teamEncryptionKeyRotateKey
        case 124: self = .teamEncryptionKeyScheduleKeyDeletion
        case 125: self = .applyNamingConvention
        case 126: self = .createFolder
        case 127: self = .fileAdd
        case 128: self = .fileAddFromAutomation
        case 129: self = .fileCopy
        case 130: self = .fileDelete
        case 131: self = .fileDownload
        case 132: self = .fileEdit
        case 133: self = .fileGetCopyReference
        case 134: self = .fileLockingLockStatusChanged
        case 135: self = .fileMove
        case 136: self = .filePermanentlyDelete
        case 137: self = .filePreview
        case 138: self = .fileRename
        case 139: self = .fileRestore
        case 140: self = .fileRevert
        case 141: self = .fileRollbackChanges
        case 142: self = .fileSaveCopyReference
        case 143: self = .folderOverviewDescriptionChanged
        case 144: self = .folderOverviewItemPinned
        case 145: self = .folderOverviewItemUnpinned
        case 146: self = .mediaHubFileDownloaded
        case 147: self = .objectLabelAdded
        case 148: self = .objectLabelRemoved
        case 149: self = .objectLabelUpdatedValue
        case 150: self = .organizeFolderWithTidy
        case 151: self = .replayFileDelete
        case 152: self = .replayFileDownloaded
        case 153: self = .replayTeamProjectCreated
        case 154: self = .rewindFolder
        case 155: self = .undoNamingConvention
        case 156: self = .undoOrganizeFolderWithTidy
        case 157: self = .userTagsAdded
        case 158: self = .userTagsRemoved
        case 159: self = .emailIngestReceiveFile
        case 160: self = .fileRequestAutoClose
        case 161: self = .fileRequestChange
        case 162: self = .fileRequestClose
        case 163: self = .fileRequestCreate
        case 164: self = .fileRequestDelete
        case 165: self = .fileRequestReceiveFile
        case 166: self = .groupAddExternalId
        case 167: self = .groupAddMember
        case 168: self = .groupChangeExternalId
        case 169: self = .groupChangeManagementType
        case 170: self = .groupChangeMemberRole
        case 171: self = .groupCreate
        case 172: self = .groupDelete
        case 173: self = .groupDescriptionUpdated
        case 174: self = .groupExternalSharingSettingOverrideChanged
        case 175: self = .groupJoinPolicyUpdated
        case 176: self = .groupMoved
        case 177: self = .groupRemoveExternalId
        case 178: self = .groupRemoveMember
        case 179: self = .groupRename
        case 180: self = .accountLockOrUnlocked
        case 181: self = .emmError
        case 182: self = .guestAdminSignedInViaTrustedTeams
        case 183: self = .guestAdminSignedOutViaTrustedTeams
        case 184: self = .loginFail
        case 185: self = .loginSuccess
        case 186: self = .logout
        case 187: self = .resellerSupportSessionEnd
        case 188: self = .resellerSupportSessionStart
        case 189: self = .signInAsSessionEnd
        case 190: self = .signInAsSessionStart
        case 191: self = .ssoError
        case 192: self = .addonAssigned
        case 193: self = .addonRemoved
        case 194: self = .backupAdminInvitationSent
        case 195: self = .backupInvitationOpened
        case 196: self = .createTeamInviteLink
        case 197: self = .deleteTeamInviteLink
        case 198: self = .memberAddExternalId
        case 199: self = .memberAddName
        case 200: self = .memberChangeAdminRole
        case 201: self = .memberChangeEmail
        case 202: self = .memberChangeExternalId
        case 203: self = .memberChangeMembershipType
        case 204: self = .memberChangeName
        case 205: self = .memberChangeResellerRole
        case 206: self = .memberChangeStatus
        case 207: self = .memberDeleteManualContacts
        case 208: self = .memberDeleteProfilePhoto
        case 209: self = .memberFolderContentsAccessed
        case 210: self = .memberPermanentlyDeleteAccountContents
        case 211: self = .memberRemoveExternalId
        case 212: self = .memberSetProfilePhoto
        case 213: self = .memberSpaceLimitsAddCustomQuota
        case 214: self = .memberSpaceLimitsChangeCustomQuota
        case 215: self = .memberSpaceLimitsChangeStatus
        case 216: self = .memberSpaceLimitsRemoveCustomQuota
        case 217: self = .memberSuggest
        case 218: self = .memberTransferAccountContents
        case 219: self = .pendingSecondaryEmailAdded
        case 220: self = .productAssignedToMember
        case 221: self = .productRemovedFromMember
        case 222: self = .secondaryEmailDeleted
        case 223: self = .secondaryEmailVerified
        case 224: self = .secondaryMailsPolicyChanged
        case 225: self = .binderAddPage
        case 226: self = .binderAddSection
        case 227: self = .binderRemovePage
        case 228: self = .binderRemoveSection
        case 229: self = .binderRenamePage
        case 230: self = .binderRenameSection
        case 231: self = .binderReorderPage
        case 232: self = .binderReorderSection
        case 233: self = .paperContentAddMember
        case 234: self = .paperContentAddToFolder
        case 235: self = .paperContentArchive
        case 236: self = .paperContentCreate
        case 237: self = .paperContentPermanentlyDelete
        case 238: self = .paperContentRemoveFromFolder
        case 239: self = .paperContentRemoveMember
        case 240: self = .paperContentRename
        case 241: self = .paperContentRestore
        case 242: self = .paperDocAddComment
        case 243: self = .paperDocChangeMemberRole
        case 244: self = .paperDocChangeSharingPolicy
        case 245: self = .paperDocChangeSubscription
        case 246: self = .paperDocDeleted
        case 247: self = .paperDocDeleteComment
        case 248: self = .paperDocDownload
        case 249: self = .paperDocEdit
        case 250: self = .paperDocEditComment
        case 251: self = .paperDocFollowed
        case 252: self = .paperDocMention
        case 253: self = .paperDocOwnershipChanged
        case 254: self = .paperDocRequestAccess
        case 255: self = .paperDocResolveComment
        case 256: self = .paperDocRevert
        case 257: self = .paperDocSlackShare
        case 258: self = .paperDocTeamInvite
        case 259: self = .paperDocTrashed
        case 260: self = .paperDocUnresolveComment
        case 261: self = .paperDocUntrashed
        case 262: self = .paperDocView
        case 263: self = .paperExternalViewAllow
        case 264: self = .paperExternalViewDefaultTeam
        case 265: self = .paperExternalViewForbid
        case 266: self = .paperFolderChangeSubscription
        case 267: self = .paperFolderDeleted
        case 268: self = .paperFolderFollowed
        case 269: self = .paperFolderTeamInvite
        case 270: self = .paperPublishedLinkChangePermission
        case 271: self = .paperPublishedLinkCreate
        case 272: self = .paperPublishedLinkDisabled
        case 273: self = .paperPublishedLinkView
        case 274: self = .passwordChange
        case 275: self = .passwordReset
        case 276: self = .passwordResetAll
        case 277: self = .protectActionAddCollaborator
        case 278: self = .protectActionAddLink
        case 279: self = .protectActionDelete
        case 280: self = .protectActionExport
        case 281: self = .protectActionRemoveCollaborator
        case 282: self = .protectActionRemoveLink
        case 283: self = .protectActionStopSharing
        case 284: self = .protectInternalDomainsChanged
        case 285: self = .protectPolicyActivated
        case 286: self = .protectPolicyDeactivated
        case 287: self = .protectPolicyScheduled
        case 288: self = .protectPolicyUpdated
        case 289: self = .protectReportView
        case 290: self = .classificationCreateReport
        case 291: self = .classificationCreateReportFail
        case 292: self = .emmCreateExceptionsReport
        case 293: self = .emmCreateUsageReport
        case 294: self = .exportMembersReport
        case 295: self = .exportMembersReportFail
        case 296: self = .externalSharingCreateReport
        case 297: self = .externalSharingReportFailed
        case 298: self = .memberAccessDetailsCreateReport
        case 299: self = .memberAccessDetailsCreateReportFailed
        case 300: self = .noExpirationLinkGenCreateReport
        case 301: self = .noExpirationLinkGenReportFailed
        case 302: self = .noPasswordLinkGenCreateReport
        case 303: self = .noPasswordLinkGenReportFailed
        case 304: self = .noPasswordLinkViewCreateReport
        case 305: self = .noPasswordLinkViewReportFailed
        case 306: self = .outdatedLinkViewCreateReport
        case 307: self = .outdatedLinkViewReportFailed
        case 308: self = .paperAdminExportStart
        case 309: self = .ransomwareAlertCreateReport
        case 310: self = .ransomwareAlertCreateReportFailed
        case 311: self = .sharedFoldersCreateReport
        case 312: self = .sharedFoldersCreateReportFailed
        case 313: self = .smartSyncCreateAdminPrivilegeReport
        case 314: self = .teamActivityCreateReport
        case 315: self = .teamActivityCreateReportFail
        case 316: self = .teamFoldersCreateReport
        case 317: self = .teamFoldersCreateReportFailed
        case 318: self = .teamStorageCreateReport
        case 319: self = .teamStorageCreateReportFailed
        case 320: self = .collectionShare
        case 321: self = .fileTransfersFileAdd
        case 322: self = .fileTransfersTransferDelete
        case 323: self = .fileTransfersTransferDownload
        case 324: self = .fileTransfersTransferSend
        case 325: self = .fileTransfersTransferView
        case 326: self = .mediaHubProjectTeamAdd
        case 327: self = .mediaHubProjectTeamDelete
        case 328: self = .mediaHubProjectTeamRoleChanged
        case 329: self = .mediaHubSharedLinkAudienceChanged
        case 330: self = .mediaHubSharedLinkCreated
        case 331: self = .mediaHubSharedLinkDownloadSettingChanged
        case 332: self = .mediaHubSharedLinkRevoked
        case 333: self = .noteAclInviteOnly
        case 334: self = .noteAclLink
        case 335: self = .noteAclTeamLink
        case 336: self = .noteShared
        case 337: self = .noteShareReceive
        case 338: self = .openNoteShared
        case 339: self = .replayFileSharedLinkCreated
        case 340: self = .replayFileSharedLinkModified
        case 341: self = .replayProjectTeamAdd
        case 342: self = .replayProjectTeamDelete
        case 343: self = .sendAndTrackFileAdded
        case 344: self = .sendAndTrackFileRenamed
        case 345: self = .sendAndTrackFileUpdated
        case 346: self = .sendAndTrackLinkCreated
        case 347: self = .sendAndTrackLinkDeleted
        case 348: self = .sendAndTrackLinkUpdated
        case 349: self = .sendAndTrackLinkViewed
        case 350: self = .sendAndTrackRemovedFileAndAssociatedLinks
        case 351: self = .sfAddGroup
        case 352: self = .sfAllowNonMembersToViewSharedLinks
        case 353: self = .sfExternalInviteWarn
        case 354: self = .sfFbInvite
        case 355: self = .sfFbInviteChangeRole
        case 356: self = .sfFbUninvite
        case 357: self = .sfInviteGroup
        case 358: self = .sfTeamGrantAccess
        case 359: self = .sfTeamInvite
        case 360: self = .sfTeamInviteChangeRole
        case 361: self = .sfTeamJoin
        case 362: self = .sfTeamJoinFromOobLink
        case 363: self = .sfTeamUninvite
        case 364: self = .sharedContentAddInvitees
        case 365: self = .sharedContentAddLinkExpiry
        case 366: self = .sharedContentAddLinkPassword
        case 367: self = .sharedContentAddMember
        case 368: self = .sharedContentChangeDownloadsPolicy
        case 369: self = .sharedContentChangeInviteeRole
        case 370: self = .sharedContentChangeLinkAudience
        case 371: self = .sharedContentChangeLinkExpiry
        case 372: self = .sharedContentChangeLinkPassword
        case 373: self = .sharedContentChangeMemberRole
        case 374: self = .sharedContentChangeViewerInfoPolicy
        case 375: self = .sharedContentClaimInvitation
        case 376: self = .sharedContentCopy
        case 377: self = .sharedContentDownload
        case 378: self = .sharedContentRelinquishMembership
        case 379: self = .sharedContentRemoveInvitees
        case 380: self = .sharedContentRemoveLinkExpiry
        case 381: self = .sharedContentRemoveLinkPassword
        case 382: self = .sharedContentRemoveMember
        case 383: self = .sharedContentRequestAccess
        case 384: self = .sharedContentRestoreInvitees
        case 385: self = .sharedContentRestoreMember
        case 386: self = .sharedContentUnshare
        case 387: self = .sharedContentView
        case 388: self = .sharedFolderChangeLinkPolicy
        case 389: self = .sharedFolderChangeMembersInheritancePolicy
        case 390: self = .sharedFolderChangeMembersManagementPolicy
        case 391: self = .sharedFolderChangeMembersPolicy
        case 392: self = .sharedFolderCreate
        case 393: self = .sharedFolderDeclineInvitation
        case 394: self = .sharedFolderMount
        case 395: self = .sharedFolderNest
        case 396: self = .sharedFolderTransferOwnership
        case 397: self = .sharedFolderUnmount
        case 398: self = .sharedLinkAddExpiry
        case 399: self = .sharedLinkChangeExpiry
        case 400: self = .sharedLinkChangeVisibility
        case 401: self = .sharedLinkCopy
        case 402: self = .sharedLinkCreate
        case 403: self = .sharedLinkDisable
        case 404: self = .sharedLinkDownload
        case 405: self = .sharedLinkRemoveExpiry
        case 406: self = .sharedLinkRemoveVisitor
        case 407: self = .sharedLinkSettingsAddExpiration
        case 408: self = .sharedLinkSettingsAddPassword
        case 409: self = .sharedLinkSettingsAllowDownloadDisabled
        case 410: self = .sharedLinkSettingsAllowDownloadEnabled
        case 411: self = .sharedLinkSettingsChangeAudience
        case 412: self = .sharedLinkSettingsChangeExpiration
        case 413: self = .sharedLinkSettingsChangePassword
        case 414: self = .sharedLinkSettingsRemoveExpiration
        case 415: self = .sharedLinkSettingsRemovePassword
        case 416: self = .sharedLinkShare
        case 417: self = .sharedLinkView
        case 418: self = .sharedNoteOpened
        case 419: self = .shmodelDisableDownloads
        case 420: self = .shmodelEnableDownloads
        case 421: self = .shmodelGroupShare
        case 422: self = .showcaseAccessGranted
        case 423: self = .showcaseAddMember
        case 424: self = .showcaseArchived
        case 425: self = .showcaseCreated
        case 426: self = .showcaseDeleteComment
        case 427: self = .showcaseEdited
        case 428: self = .showcaseEditComment
        case 429: self = .showcaseFileAdded
        case 430: self = .showcaseFileDownload
        case 431: self = .showcaseFileRemoved
        case 432: self = .showcaseFileView
        case 433: self = .showcasePermanentlyDeleted
        case 434: self = .showcasePostComment
        case 435: self = .showcaseRemoveMember
        case 436: self = .showcaseRenamed
        case 437: self = .showcaseRequestAccess
        case 438: self = .showcaseResolveComment
        case 439: self = .showcaseRestored
        case 440: self = .showcaseTrashed
        case 441: self = .showcaseTrashedDeprecated
        case 442: self = .showcaseUnresolveComment
        case 443: self = .showcaseUntrashed
        case 444: self = .showcaseUntrashedDeprecated
        case 445: self = .showcaseView
        case 446: self = .signSignatureRequestCanceled
        case 447: self = .signSignatureRequestCompleted
        case 448: self = .signSignatureRequestDeclined
        case 449: self = .signSignatureRequestOpened
        case 450: self = .signSignatureRequestReminderSent
        case 451: self = .signSignatureRequestSent
        case 452: self = .signTemplateCreated
        case 453: self = .signTemplateShared
        case 454: self = .riscSecurityEvent
        case 455: self = .ssoAddCert
        case 456: self = .ssoAddLoginUrl
        case 457: self = .ssoAddLogoutUrl
        case 458: self = .ssoChangeCert
        case 459: self = .ssoChangeLoginUrl
        case 460: self = .ssoChangeLogoutUrl
        case 461: self = .ssoChangeSamlIdentityMode
        case 462: self = .ssoRemoveCert
        case 463: self = .ssoRemoveLoginUrl
        case 464: self = .ssoRemoveLogoutUrl
        case 465: self = .teamFolderChangeStatus
        case 466: self = .teamFolderCreate
        case 467: self = .teamFolderDowngrade
        case 468: self = .teamFolderPermanentlyDelete
        case 469: self = .teamFolderRename
        case 470: self = .teamFolderSpaceLimitsChangeCapsType
        case 471: self = .teamFolderSpaceLimitsChangeLimit
        case 472: self = .teamFolderSpaceLimitsChangeNotificationTarget
        case 473: self = .teamSelectiveSyncSettingsChanged
        case 474: self = .accountCaptureChangePolicy
        case 475: self = .adminEmailRemindersChanged
        case 476: self = .aiThirdPartySharingDropboxBasePolicyChanged
        case 477: self = .allowDownloadDisabled
        case 478: self = .allowDownloadEnabled
        case 479: self = .appleLoginChangePolicy
        case 480: self = .appPermissionsChanged
        case 481: self = .cameraUploadsPolicyChanged
        case 482: self = .captureTeamSpacePolicyChanged
        case 483: self = .captureTranscriptPolicyChanged
        case 484: self = .classificationChangePolicy
        case 485: self = .computerBackupPolicyChanged
        case 486: self = .contentAdministrationPolicyChanged
        case 487: self = .contentDeletionProtectionChangePolicy
        case 488: self = .dashExternalSharingPolicyChanged
        case 489: self = .dataPlacementRestrictionChangePolicy
        case 490: self = .dataPlacementRestrictionSatisfyPolicy
        case 491: self = .deviceApprovalsAddException
        case 492: self = .deviceApprovalsChangeDesktopPolicy
        case 493: self = .deviceApprovalsChangeMobilePolicy
        case 494: self = .deviceApprovalsChangeOverageAction
        case 495: self = .deviceApprovalsChangeUnlinkAction
        case 496: self = .deviceApprovalsRemoveException
        case 497: self = .directoryRestrictionsAddMembers
        case 498: self = .directoryRestrictionsRemoveMembers
        case 499: self = .dropboxPasswordsPolicyChanged
        case 500: self = .emailIngestPolicyChanged
        case 501: self = .emmAddException
        case 502: self = .emmChangePolicy
        case 503: self = .emmRemoveException
        case 504: self = .extendedVersionHistoryChangePolicy
        case 505: self = .externalDriveBackupPolicyChanged
        case 506: self = .fileCommentsChangePolicy
        case 507: self = .fileLockingPolicyChanged
        case 508: self = .fileProviderMigrationPolicyChanged
        case 509: self = .fileRequestsChangePolicy
        case 510: self = .fileRequestsEmailsEnabled
        case 511: self = .fileRequestsEmailsRestrictedToTeamOnly
        case 512: self = .fileTransfersPolicyChanged
        case 513: self = .flexibleFileNamesPolicyChanged
        case 514: self = .folderLinkRestrictionPolicyChanged
        case 515: self = .googleSsoChangePolicy
        case 516: self = .groupUserManagementChangePolicy
        case 517: self = .integrationPolicyChanged
        case 518: self = .inviteAcceptanceEmailPolicyChanged
        case 519: self = .mediaHubAddingPeoplePolicyChanged
        case 520: self = .mediaHubDownloadPolicyChanged
        case 521: self = .mediaHubLinkSharingPolicyChanged
        case 522: self = .memberRequestsChangePolicy
        case 523: self = .memberSendInvitePolicyChanged
        case 524: self = .memberSpaceLimitsAddException
        case 525: self = .memberSpaceLimitsChangeCapsTypePolicy
        case 526: self = .memberSpaceLimitsChangePolicy
        case 527: self = .memberSpaceLimitsRemoveException
        case 528: self = .memberSuggestionsChangePolicy
        case 529: self = .microsoftLoginChangePolicy
        case 530: self = .microsoftOfficeAddinChangePolicy
        case 531: self = .multiTeamIdentityPolicyChanged
        case 532: self = .networkControlChangePolicy
        case 533: self = .paperChangeDeploymentPolicy
        case 534: self = .paperChangeMemberLinkPolicy
        case 535: self = .paperChangeMemberPolicy
        case 536: self = .paperChangePolicy
        case 537: self = .paperDefaultFolderPolicyChanged
        case 538: self = .paperDesktopPolicyChanged
        case 539: self = .paperEnabledUsersGroupAddition
        case 540: self = .paperEnabledUsersGroupRemoval
        case 541: self = .passkeyLoginPolicyChanged
        case 542: self = .passwordStrengthRequirementsChangePolicy
        case 543: self = .permanentDeleteChangePolicy
        case 544: self = .previewsAiPolicyChanged
        case 545: self = .replayAddingPeoplePolicyChanged
        case 546: self = .replaySharingPolicyChanged
        case 547: self = .resellerSupportChangePolicy
        case 548: self = .rewindPolicyChanged
        case 549: self = .sendAndTrackPolicyChanged
        case 550: self = .sendExternalSharingPolicyChanged
        case 551: self = .sendForSignaturePolicyChanged
        case 552: self = .sharedLinkDefaultPermissionsPolicyChanged
        case 553: self = .sharingChangeFolderJoinPolicy
        case 554: self = .sharingChangeLinkAllowChangeExpirationPolicy
        case 555: self = .sharingChangeLinkDefaultExpirationPolicy
        case 556: self = .sharingChangeLinkEnforcePasswordPolicy
        case 557: self = .sharingChangeLinkPolicy
        case 558: self = .sharingChangeMemberPolicy
        case 559: self = .showcaseChangeDownloadPolicy
        case 560: self = .showcaseChangeEnabledPolicy
        case 561: self = .showcaseChangeExternalSharingPolicy
        case 562: self = .signExternalSharingPolicyChanged
        case 563: self = .signTemplateCreationPermissionChanged
        case 564: self = .smarterSmartSyncPolicyChanged
        case 565: self = .smartSyncChangePolicy
        case 566: self = .smartSyncNotOptOut
        case 567: self = .smartSyncOptOut
        case 568: self = .ssoChangePolicy
        case 569: self = .stackCrossTeamAccessPolicyChanged
        case 570: self = .teamBrandingPolicyChanged
        case 571: self = .teamExtensionsPolicyChanged
        case 572: self = .teamMemberStorageRequestPolicyChanged
        case 573: self = .teamSelectiveSyncPolicyChanged
        case 574: self = .teamSharingWhitelistSubjectsChanged
        case 575: self = .tfaAddException
        case 576: self = .tfaChangePolicy
        case 577: self = .tfaRemoveException
        case 578: self = .topLevelContentPolicyChanged
        case 579: self = .twoAccountChangePolicy
        case 580: self = .viewerInfoPolicyChanged
        case 581: self = .watermarkingPolicyChanged
        case 582: self = .webSessionsChangeActiveSessionLimit
        case 583: self = .webSessionsChangeFixedLengthPolicy
        case 584: self = .webSessionsChangeIdleLengthPolicy
        case 585: self = .dataResidencyMigrationRequestSuccessful
        case 586: self = .dataResidencyMigrationRequestUnsuccessful
        case 587: self = .teamMergeFrom
        case 588: self = .teamMergeTo
        case 589: self = .teamProfileAddBackground
        case 590: self = .teamProfileAddLogo
        case 591: self = .teamProfileChangeBackground
        case 592: self = .teamProfileChangeDefaultLanguage
        case 593: self = .teamProfileChangeLogo
        case 594: self = .teamProfileChangeName
        case 595: self = .teamProfileRemoveBackground
        case 596: self = .teamProfileRemoveLogo
        case 597: self = .passkeyAdd
        case 598: self = .passkeyRemove
        case 599: self = .tfaAddBackupPhone
        case 600: self = .tfaAddSecurityKey
        case 601: self = .tfaChangeBackupPhone
        case 602: self = .tfaChangeStatus
        case 603: self = .tfaRemoveBackupPhone
        case 604: self = .tfaRemoveSecurityKey
        case 605: self = .tfaReset
        case 606: self = .changedEnterpriseAdminRole
        case 607: self = .changedEnterpriseConnectedTeamStatus
        case 608: self = .endedEnterpriseAdminSession
        case 609: self = .endedEnterpriseAdminSessionDeprecated
        case 610: self = .enterpriseSettingsLocking
        case 611: self = .guestAdminChangeStatus
        case 612: self = .startedEnterpriseAdminSession
        case 613: self = .teamMergeRequestAccepted
        case 614: self = .teamMergeRequestAcceptedShownToPrimaryTeam
        case 615: self = .teamMergeRequestAcceptedShownToSecondaryTeam
        case 616: self = .teamMergeRequestAutoCanceled
        case 617: self = .teamMergeRequestCanceled
        case 618: self = .teamMergeRequestCanceledShownToPrimaryTeam
        case 619: self = .teamMergeRequestCanceledShownToSecondaryTeam
        case 620: self = .teamMergeRequestExpired
        case 621: self = .teamMergeRequestExpiredShownToPrimaryTeam
        case 622: self = .teamMergeRequestExpiredShownToSecondaryTeam
        case 623: self = .teamMergeRequestRejectedShownToPrimaryTeam
        case 624: self = .teamMergeRequestRejectedShownToSecondaryTeam
        case 625: self = .teamMergeRequestReminder
        case 626: self = .teamMergeRequestReminderShownToPrimaryTeam
        case 627: self = .teamMergeRequestReminderShownToSecondaryTeam
        case 628: self = .teamMergeRequestRevoked
        case 629: self = .teamMergeRequestSentShownToPrimaryTeam
        case 630: self = .teamMergeRequestSentShownToSecondaryTeam
        default: self = .other
        }
    }

    public var _value: Value {
        switch self {
        case .adminAlertingAlertStateChanged: .tag(0)
        case .adminAlertingChangedAlertConfig: .tag(1)
        case .adminAlertingTriggeredAlert: .tag(2)
        case .ransomwareRestoreProcessCompleted: .tag(3)
        case .ransomwareRestoreProcessStarted: .tag(4)
        case .appBlockedByPermissions: .tag(5)
        case .appLinkTeam: .tag(6)
        case .appLinkUser: .tag(7)
        case .appUnlinkTeam: .tag(8)
        case .appUnlinkUser: .tag(9)
        case .integrationConnected: .tag(10)
        case .integrationDisconnected: .tag(11)
        case .fileAddComment: .tag(12)
        case .fileChangeCommentSubscription: .tag(13)
        case .fileDeleteComment: .tag(14)
        case .fileEditComment: .tag(15)
        case .fileLikeComment: .tag(16)
        case .fileResolveComment: .tag(17)
        case .fileUnlikeComment: .tag(18)
        case .fileUnresolveComment: .tag(19)
        case .dashAddedCommentToStack: .tag(20)
        case .dashAddedConnector: .tag(21)
        case .dashAddedLinkToStack: .tag(22)
        case .dashAddedTeamEmailDomainAllowlist: .tag(23)
        case .dashAdminAddedOrgWideConnector: .tag(24)
        case .dashAdminDisabledConnector: .tag(25)
        case .dashAdminEnabledConnector: .tag(26)
        case .dashAdminRemovedOrgWideConnector: .tag(27)
        case .dashArchivedStack: .tag(28)
        case .dashChangedAudienceOfSharedLinkToStack: .tag(29)
        case .dashClonedStack: .tag(30)
        case .dashConnectorToolsCall: .tag(31)
        case .dashCreatedStack: .tag(32)
        case .dashDeletedCommentFromStack: .tag(33)
        case .dashDeletedStack: .tag(34)
        case .dashEditedCommentInStack: .tag(35)
        case .dashExternalUserOpenedStack: .tag(36)
        case .dashFirstLaunchedDesktop: .tag(37)
        case .dashFirstLaunchedExtension: .tag(38)
        case .dashFirstLaunchedWebStartPage: .tag(39)
        case .dashOpenedSharedLinkToStack: .tag(40)
        case .dashOpenedStack: .tag(41)
        case .dashPreviewOptOutStatusChanged: .tag(42)
        case .dashRemovedConnector: .tag(43)
        case .dashRemovedLinkFromStack: .tag(44)
        case .dashRemovedSharedLinkToStack: .tag(45)
        case .dashRemovedTeamEmailDomainAllowlist: .tag(46)
        case .dashRenamedStack: .tag(47)
        case .dashSharedLinkToStack: .tag(48)
        case .dashUnarchivedStack: .tag(49)
        case .dashViewedCompanyStack: .tag(50)
        case .dashViewedExternalAiActivityReport: .tag(51)
        case .governancePolicyAddFolders: .tag(52)
        case .governancePolicyAddFolderFailed: .tag(53)
        case .governancePolicyContentDisposed: .tag(54)
        case .governancePolicyCreate: .tag(55)
        case .governancePolicyDelete: .tag(56)
        case .governancePolicyEditDetails: .tag(57)
        case .governancePolicyEditDuration: .tag(58)
        case .governancePolicyExportCreated: .tag(59)
        case .governancePolicyExportRemoved: .tag(60)
        case .governancePolicyRemoveFolders: .tag(61)
        case .governancePolicyReportCreated: .tag(62)
        case .governancePolicyZipPartDownloaded: .tag(63)
        case .legalHoldsActivateAHold: .tag(64)
        case .legalHoldsAddMembers: .tag(65)
        case .legalHoldsChangeHoldDetails: .tag(66)
        case .legalHoldsChangeHoldName: .tag(67)
        case .legalHoldsExportAHold: .tag(68)
        case .legalHoldsExportCancelled: .tag(69)
        case .legalHoldsExportDownloaded: .tag(70)
        case .legalHoldsExportRemoved: .tag(71)
        case .legalHoldsReleaseAHold: .tag(72)
        case .legalHoldsRemoveMembers: .tag(73)
        case .legalHoldsReportAHold: .tag(74)
        case .deviceChangeIpDesktop: .tag(75)
        case .deviceChangeIpMobile: .tag(76)
        case .deviceChangeIpWeb: .tag(77)
        case .deviceDeleteOnUnlinkFail: .tag(78)
        case .deviceDeleteOnUnlinkSuccess: .tag(79)
        case .deviceLinkFail: .tag(80)
        case .deviceLinkSuccess: .tag(81)
        case .deviceManagementDisabled: .tag(82)
        case .deviceManagementEnabled: .tag(83)
        case .deviceSyncBackupStatusChanged: .tag(84)
        case .deviceUnlink: .tag(85)
        case .dropboxPasswordsExported: .tag(86)
        case .dropboxPasswordsNewDeviceEnrolled: .tag(87)
        case .emmRefreshAuthToken: .tag(88)
        case .externalDriveBackupEligibilityStatusChecked: .tag(89)
        case .externalDriveBackupStatusChanged: .tag(90)
        case .accountCaptureChangeAvailability: .tag(91)
        case .accountCaptureMigrateAccount: .tag(92)
        case .accountCaptureNotificationEmailsSent: .tag(93)
        case .accountCaptureRelinquishAccount: .tag(94)
        case .disabledDomainInvites: .tag(95)
        case .domainInvitesApproveRequestToJoinTeam: .tag(96)
        case .domainInvitesDeclineRequestToJoinTeam: .tag(97)
        case .domainInvitesEmailExistingUsers: .tag(98)
        case .domainInvitesRequestToJoinTeam: .tag(99)
        default: _value1
        }
    }

    private var _value1: Value {
        switch self {
        case .domainInvitesSetInviteNewUserPrefToNo: .tag(100)
        case .domainInvitesSetInviteNewUserPrefToYes: .tag(101)
        case .domainVerificationAddDomainFail: .tag(102)
        case .domainVerificationAddDomainSuccess: .tag(103)
        case .domainVerificationRemoveDomain: .tag(104)
        case .enabledDomainInvites: .tag(105)
        case .encryptedFolderCancelTeamKeyRotation: .tag(106)
        case .encryptedFolderEnrollBackupKey: .tag(107)
        case .encryptedFolderEnrollClient: .tag(108)
        case .encryptedFolderEnrollTeam: .tag(109)
        case .encryptedFolderFinishTeamUnenrollment: .tag(110)
        case .encryptedFolderInitTeamKeyRotation: .tag(111)
        case .encryptedFolderInitTeamUnenrollment: .tag(112)
        case .encryptedFolderRemoveBackupKey: .tag(113)
        case .encryptedFolderRotateTeamKey: .tag(114)
        case .encryptedFolderUnenrollClient: .tag(115)
        case .teamEncryptionKeyActivateKey: .tag(116)
        case .teamEncryptionKeyCancelKeyDeletion: .tag(117)
        case .teamEncryptionKeyCreateKey: .tag(118)
        case .teamEncryptionKeyDeactivateKey: .tag(119)
        case .teamEncryptionKeyDeleteKey: .tag(120)
        case .teamEncryptionKeyDisableKey: .tag(121)
        case .teamEncryptionKeyEnableKey: .tag(122)
        case .teamEncryptionKeyRotateKey: .tag(123)
        case .teamEncryptionKeyScheduleKeyDeletion: .tag(124)
        case .applyNamingConvention: .tag(125)
        case .createFolder: .tag(126)
        case .fileAdd: .tag(127)
        case .fileAddFromAutomation: .tag(128)
        case .fileCopy: .tag(129)
        case .fileDelete: .tag(130)
        case .fileDownload: .tag(131)
        case .fileEdit: .tag(132)
        case .fileGetCopyReference: .tag(133)
        case .fileLockingLockStatusChanged: .tag(134)
        case .fileMove: .tag(135)
        case .filePermanentlyDelete: .tag(136)
        case .filePreview: .tag(137)
        case .fileRename: .tag(138)
        case .fileRestore: .tag(139)
        case .fileRevert: .tag(140)
        case .fileRollbackChanges: .tag(141)
        case .fileSaveCopyReference: .tag(142)
        case .folderOverviewDescriptionChanged: .tag(143)
        case .folderOverviewItemPinned: .tag(144)
        case .folderOverviewItemUnpinned: .tag(145)
        case .mediaHubFileDownloaded: .tag(146)
        case .objectLabelAdded: .tag(147)
        case .objectLabelRemoved: .tag(148)
        case .objectLabelUpdatedValue: .tag(149)
        case .organizeFolderWithTidy: .tag(150)
        case .replayFileDelete: .tag(151)
        case .replayFileDownloaded: .tag(152)
        case .replayTeamProjectCreated: .tag(153)
        case .rewindFolder: .tag(154)
        case .undoNamingConvention: .tag(155)
        case .undoOrganizeFolderWithTidy: .tag(156)
        case .userTagsAdded: .tag(157)
        case .userTagsRemoved: .tag(158)
        case .emailIngestReceiveFile: .tag(159)
        case .fileRequestAutoClose: .tag(160)
        case .fileRequestChange: .tag(161)
        case .fileRequestClose: .tag(162)
        case .fileRequestCreate: .tag(163)
        case .fileRequestDelete: .tag(164)
        case .fileRequestReceiveFile: .tag(165)
        case .groupAddExternalId: .tag(166)
        case .groupAddMember: .tag(167)
        case .groupChangeExternalId: .tag(168)
        case .groupChangeManagementType: .tag(169)
        case .groupChangeMemberRole: .tag(170)
        case .groupCreate: .tag(171)
        case .groupDelete: .tag(172)
        case .groupDescriptionUpdated: .tag(173)
        case .groupExternalSharingSettingOverrideChanged: .tag(174)
        case .groupJoinPolicyUpdated: .tag(175)
        case .groupMoved: .tag(176)
        case .groupRemoveExternalId: .tag(177)
        case .groupRemoveMember: .tag(178)
        case .groupRename: .tag(179)
        case .accountLockOrUnlocked: .tag(180)
        case .emmError: .tag(181)
        case .guestAdminSignedInViaTrustedTeams: .tag(182)
        case .guestAdminSignedOutViaTrustedTeams: .tag(183)
        case .loginFail: .tag(184)
        case .loginSuccess: .tag(185)
        case .logout: .tag(186)
        case .resellerSupportSessionEnd: .tag(187)
        case .resellerSupportSessionStart: .tag(188)
        case .signInAsSessionEnd: .tag(189)
        case .signInAsSessionStart: .tag(190)
        case .ssoError: .tag(191)
        case .addonAssigned: .tag(192)
        case .addonRemoved: .tag(193)
        case .backupAdminInvitationSent: .tag(194)
        case .backupInvitationOpened: .tag(195)
        case .createTeamInviteLink: .tag(196)
        case .deleteTeamInviteLink: .tag(197)
        case .memberAddExternalId: .tag(198)
        case .memberAddName: .tag(199)
        default: _value2
        }
    }

    private var _value2: Value {
        switch self {
        case .memberChangeAdminRole: .tag(200)
        case .memberChangeEmail: .tag(201)
        case .memberChangeExternalId: .tag(202)
        case .memberChangeMembershipType: .tag(203)
        case .memberChangeName: .tag(204)
        case .memberChangeResellerRole: .tag(205)
        case .memberChangeStatus: .tag(206)
        case .memberDeleteManualContacts: .tag(207)
        case .memberDeleteProfilePhoto: .tag(208)
        case .memberFolderContentsAccessed: .tag(209)
        case .memberPermanentlyDeleteAccountContents: .tag(210)
        case .memberRemoveExternalId: .tag(211)
        case .memberSetProfilePhoto: .tag(212)
        case .memberSpaceLimitsAddCustomQuota: .tag(213)
        case .memberSpaceLimitsChangeCustomQuota: .tag(214)
        case .memberSpaceLimitsChangeStatus: .tag(215)
        case .memberSpaceLimitsRemoveCustomQuota: .tag(216)
        case .memberSuggest: .tag(217)
        case .memberTransferAccountContents: .tag(218)
        case .pendingSecondaryEmailAdded: .tag(219)
        case .productAssignedToMember: .tag(220)
        case .productRemovedFromMember: .tag(221)
        case .secondaryEmailDeleted: .tag(222)
        case .secondaryEmailVerified: .tag(223)
        case .secondaryMailsPolicyChanged: .tag(224)
        case .binderAddPage: .tag(225)
        case .binderAddSection: .tag(226)
        case .binderRemovePage: .tag(227)
        case .binderRemoveSection: .tag(228)
        case .binderRenamePage: .tag(229)
        case .binderRenameSection: .tag(230)
        case .binderReorderPage: .tag(231)
        case .binderReorderSection: .tag(232)
        case .paperContentAddMember: .tag(233)
        case .paperContentAddToFolder: .tag(234)
        case .paperContentArchive: .tag(235)
        case .paperContentCreate: .tag(236)
        case .paperContentPermanentlyDelete: .tag(237)
        case .paperContentRemoveFromFolder: .tag(238)
        case .paperContentRemoveMember: .tag(239)
        case .paperContentRename: .tag(240)
        case .paperContentRestore: .tag(241)
        case .paperDocAddComment: .tag(242)
        case .paperDocChangeMemberRole: .tag(243)
        case .paperDocChangeSharingPolicy: .tag(244)
        case .paperDocChangeSubscription: .tag(245)
        case .paperDocDeleted: .tag(246)
        case .paperDocDeleteComment: .tag(247)
        case .paperDocDownload: .tag(248)
        case .paperDocEdit: .tag(249)
        case .paperDocEditComment: .tag(250)
        case .paperDocFollowed: .tag(251)
        case .paperDocMention: .tag(252)
        case .paperDocOwnershipChanged: .tag(253)
        case .paperDocRequestAccess: .tag(254)
        case .paperDocResolveComment: .tag(255)
        case .paperDocRevert: .tag(256)
        case .paperDocSlackShare: .tag(257)
        case .paperDocTeamInvite: .tag(258)
        case .paperDocTrashed: .tag(259)
        case .paperDocUnresolveComment: .tag(260)
        case .paperDocUntrashed: .tag(261)
        case .paperDocView: .tag(262)
        case .paperExternalViewAllow: .tag(263)
        case .paperExternalViewDefaultTeam: .tag(264)
        case .paperExternalViewForbid: .tag(265)
        case .paperFolderChangeSubscription: .tag(266)
        case .paperFolderDeleted: .tag(267)
        case .paperFolderFollowed: .tag(268)
        case .paperFolderTeamInvite: .tag(269)
        case .paperPublishedLinkChangePermission: .tag(270)
        case .paperPublishedLinkCreate: .tag(271)
        case .paperPublishedLinkDisabled: .tag(272)
        case .paperPublishedLinkView: .tag(273)
        case .passwordChange: .tag(274)
        case .passwordReset: .tag(275)
        case .passwordResetAll: .tag(276)
        case .protectActionAddCollaborator: .tag(277)
        case .protectActionAddLink: .tag(278)
        case .protectActionDelete: .tag(279)
        case .protectActionExport: .tag(280)
        case .protectActionRemoveCollaborator: .tag(281)
        case .protectActionRemoveLink: .tag(282)
        case .protectActionStopSharing: .tag(283)
        case .protectInternalDomainsChanged: .tag(284)
        case .protectPolicyActivated: .tag(285)
        case .protectPolicyDeactivated: .tag(286)
        case .protectPolicyScheduled: .tag(287)
        case .protectPolicyUpdated: .tag(288)
        case .protectReportView: .tag(289)
        case .classificationCreateReport: .tag(290)
        case .classificationCreateReportFail: .tag(291)
        case .emmCreateExceptionsReport: .tag(292)
        case .emmCreateUsageReport: .tag(293)
        case .exportMembersReport: .tag(294)
        case .exportMembersReportFail: .tag(295)
        case .externalSharingCreateReport: .tag(296)
        case .externalSharingReportFailed: .tag(297)
        case .memberAccessDetailsCreateReport: .tag(298)
        case .memberAccessDetailsCreateReportFailed: .tag(299)
        default: _value3
        }
    }

    private var _value3: Value {
        switch self {
        case .noExpirationLinkGenCreateReport: .tag(300)
        case .noExpirationLinkGenReportFailed: .tag(301)
        case .noPasswordLinkGenCreateReport: .tag(302)
        case .noPasswordLinkGenReportFailed: .tag(303)
        case .noPasswordLinkViewCreateReport: .tag(304)
        case .noPasswordLinkViewReportFailed: .tag(305)
        case .outdatedLinkViewCreateReport: .tag(306)
        case .outdatedLinkViewReportFailed: .tag(307)
        case .paperAdminExportStart: .tag(308)
        case .ransomwareAlertCreateReport: .tag(309)
        case .ransomwareAlertCreateReportFailed: .tag(310)
        case .sharedFoldersCreateReport: .tag(311)
        case .sharedFoldersCreateReportFailed: .tag(312)
        case .smartSyncCreateAdminPrivilegeReport: .tag(313)
        case .teamActivityCreateReport: .tag(314)
        case .teamActivityCreateReportFail: .tag(315)
        case .teamFoldersCreateReport: .tag(316)
        case .teamFoldersCreateReportFailed: .tag(317)
        case .teamStorageCreateReport: .tag(318)
        case .teamStorageCreateReportFailed: .tag(319)
        case .collectionShare: .tag(320)
        case .fileTransfersFileAdd: .tag(321)
        case .fileTransfersTransferDelete: .tag(322)
        case .fileTransfersTransferDownload: .tag(323)
        case .fileTransfersTransferSend: .tag(324)
        case .fileTransfersTransferView: .tag(325)
        case .mediaHubProjectTeamAdd: .tag(326)
        case .mediaHubProjectTeamDelete: .tag(327)
        case .mediaHubProjectTeamRoleChanged: .tag(328)
        case .mediaHubSharedLinkAudienceChanged: .tag(329)
        case .mediaHubSharedLinkCreated: .tag(330)
        case .mediaHubSharedLinkDownloadSettingChanged: .tag(331)
        case .mediaHubSharedLinkRevoked: .tag(332)
        case .noteAclInviteOnly: .tag(333)
        case .noteAclLink: .tag(334)
        case .noteAclTeamLink: .tag(335)
        case .noteShared: .tag(336)
        case .noteShareReceive: .tag(337)
        case .openNoteShared: .tag(338)
        case .replayFileSharedLinkCreated: .tag(339)
        case .replayFileSharedLinkModified: .tag(340)
        case .replayProjectTeamAdd: .tag(341)
        case .replayProjectTeamDelete: .tag(342)
        case .sendAndTrackFileAdded: .tag(343)
        case .sendAndTrackFileRenamed: .tag(344)
        case .sendAndTrackFileUpdated: .tag(345)
        case .sendAndTrackLinkCreated: .tag(346)
        case .sendAndTrackLinkDeleted: .tag(347)
        case .sendAndTrackLinkUpdated: .tag(348)
        case .sendAndTrackLinkViewed: .tag(349)
        case .sendAndTrackRemovedFileAndAssociatedLinks: .tag(350)
        case .sfAddGroup: .tag(351)
        case .sfAllowNonMembersToViewSharedLinks: .tag(352)
        case .sfExternalInviteWarn: .tag(353)
        case .sfFbInvite: .tag(354)
        case .sfFbInviteChangeRole: .tag(355)
        case .sfFbUninvite: .tag(356)
        case .sfInviteGroup: .tag(357)
        case .sfTeamGrantAccess: .tag(358)
        case .sfTeamInvite: .tag(359)
        case .sfTeamInviteChangeRole: .tag(360)
        case .sfTeamJoin: .tag(361)
        case .sfTeamJoinFromOobLink: .tag(362)
        case .sfTeamUninvite: .tag(363)
        case .sharedContentAddInvitees: .tag(364)
        case .sharedContentAddLinkExpiry: .tag(365)
        case .sharedContentAddLinkPassword: .tag(366)
        case .sharedContentAddMember: .tag(367)
        case .sharedContentChangeDownloadsPolicy: .tag(368)
        case .sharedContentChangeInviteeRole: .tag(369)
        case .sharedContentChangeLinkAudience: .tag(370)
        case .sharedContentChangeLinkExpiry: .tag(371)
        case .sharedContentChangeLinkPassword: .tag(372)
        case .sharedContentChangeMemberRole: .tag(373)
        case .sharedContentChangeViewerInfoPolicy: .tag(374)
        case .sharedContentClaimInvitation: .tag(375)
        case .sharedContentCopy: .tag(376)
        case .sharedContentDownload: .tag(377)
        case .sharedContentRelinquishMembership: .tag(378)
        case .sharedContentRemoveInvitees: .tag(379)
        case .sharedContentRemoveLinkExpiry: .tag(380)
        case .sharedContentRemoveLinkPassword: .tag(381)
        case .sharedContentRemoveMember: .tag(382)
        case .sharedContentRequestAccess: .tag(383)
        case .sharedContentRestoreInvitees: .tag(384)
        case .sharedContentRestoreMember: .tag(385)
        case .sharedContentUnshare: .tag(386)
        case .sharedContentView: .tag(387)
        case .sharedFolderChangeLinkPolicy: .tag(388)
        case .sharedFolderChangeMembersInheritancePolicy: .tag(389)
        case .sharedFolderChangeMembersManagementPolicy: .tag(390)
        case .sharedFolderChangeMembersPolicy: .tag(391)
        case .sharedFolderCreate: .tag(392)
        case .sharedFolderDeclineInvitation: .tag(393)
        case .sharedFolderMount: .tag(394)
        case .sharedFolderNest: .tag(395)
        case .sharedFolderTransferOwnership: .tag(396)
        case .sharedFolderUnmount: .tag(397)
        case .sharedLinkAddExpiry: .tag(398)
        case .sharedLinkChangeExpiry: .tag(399)
        default: _value4
        }
    }

    private var _value4: Value {
        switch self {
        case .sharedLinkChangeVisibility: .tag(400)
        case .sharedLinkCopy: .tag(401)
        case .sharedLinkCreate: .tag(402)
        case .sharedLinkDisable: .tag(403)
        case .sharedLinkDownload: .tag(404)
        case .sharedLinkRemoveExpiry: .tag(405)
        case .sharedLinkRemoveVisitor: .tag(406)
        case .sharedLinkSettingsAddExpiration: .tag(407)
        case .sharedLinkSettingsAddPassword: .tag(408)
        case .sharedLinkSettingsAllowDownloadDisabled: .tag(409)
        case .sharedLinkSettingsAllowDownloadEnabled: .tag(410)
        case .sharedLinkSettingsChangeAudience: .tag(411)
        case .sharedLinkSettingsChangeExpiration: .tag(412)
        case .sharedLinkSettingsChangePassword: .tag(413)
        case .sharedLinkSettingsRemoveExpiration: .tag(414)
        case .sharedLinkSettingsRemovePassword: .tag(415)
        case .sharedLinkShare: .tag(416)
        case .sharedLinkView: .tag(417)
        case .sharedNoteOpened: .tag(418)
        case .shmodelDisableDownloads: .tag(419)
        case .shmodelEnableDownloads: .tag(420)
        case .shmodelGroupShare: .tag(421)
        case .showcaseAccessGranted: .tag(422)
        case .showcaseAddMember: .tag(423)
        case .showcaseArchived: .tag(424)
        case .showcaseCreated: .tag(425)
        case .showcaseDeleteComment: .tag(426)
        case .showcaseEdited: .tag(427)
        case .showcaseEditComment: .tag(428)
        case .showcaseFileAdded: .tag(429)
        case .showcaseFileDownload: .tag(430)
        case .showcaseFileRemoved: .tag(431)
        case .showcaseFileView: .tag(432)
        case .showcasePermanentlyDeleted: .tag(433)
        case .showcasePostComment: .tag(434)
        case .showcaseRemoveMember: .tag(435)
        case .showcaseRenamed: .tag(436)
        case .showcaseRequestAccess: .tag(437)
        case .showcaseResolveComment: .tag(438)
        case .showcaseRestored: .tag(439)
        case .showcaseTrashed: .tag(440)
        case .showcaseTrashedDeprecated: .tag(441)
        case .showcaseUnresolveComment: .tag(442)
        case .showcaseUntrashed: .tag(443)
        case .showcaseUntrashedDeprecated: .tag(444)
        case .showcaseView: .tag(445)
        case .signSignatureRequestCanceled: .tag(446)
        case .signSignatureRequestCompleted: .tag(447)
        case .signSignatureRequestDeclined: .tag(448)
        case .signSignatureRequestOpened: .tag(449)
        case .signSignatureRequestReminderSent: .tag(450)
        case .signSignatureRequestSent: .tag(451)
        case .signTemplateCreated: .tag(452)
        case .signTemplateShared: .tag(453)
        case .riscSecurityEvent: .tag(454)
        case .ssoAddCert: .tag(455)
        case .ssoAddLoginUrl: .tag(456)
        case .ssoAddLogoutUrl: .tag(457)
        case .ssoChangeCert: .tag(458)
        case .ssoChangeLoginUrl: .tag(459)
        case .ssoChangeLogoutUrl: .tag(460)
        case .ssoChangeSamlIdentityMode: .tag(461)
        case .ssoRemoveCert: .tag(462)
        case .ssoRemoveLoginUrl: .tag(463)
        case .ssoRemoveLogoutUrl: .tag(464)
        case .teamFolderChangeStatus: .tag(465)
        case .teamFolderCreate: .tag(466)
        case .teamFolderDowngrade: .tag(467)
        case .teamFolderPermanentlyDelete: .tag(468)
        case .teamFolderRename: .tag(469)
        case .teamFolderSpaceLimitsChangeCapsType: .tag(470)
        case .teamFolderSpaceLimitsChangeLimit: .tag(471)
        case .teamFolderSpaceLimitsChangeNotificationTarget: .tag(472)
        case .teamSelectiveSyncSettingsChanged: .tag(473)
        case .accountCaptureChangePolicy: .tag(474)
        case .adminEmailRemindersChanged: .tag(475)
        case .aiThirdPartySharingDropboxBasePolicyChanged: .tag(476)
        case .allowDownloadDisabled: .tag(477)
        case .allowDownloadEnabled: .tag(478)
        case .appleLoginChangePolicy: .tag(479)
        case .appPermissionsChanged: .tag(480)
        case .cameraUploadsPolicyChanged: .tag(481)
        case .captureTeamSpacePolicyChanged: .tag(482)
        case .captureTranscriptPolicyChanged: .tag(483)
        case .classificationChangePolicy: .tag(484)
        case .computerBackupPolicyChanged: .tag(485)
        case .contentAdministrationPolicyChanged: .tag(486)
        case .contentDeletionProtectionChangePolicy: .tag(487)
        case .dashExternalSharingPolicyChanged: .tag(488)
        case .dataPlacementRestrictionChangePolicy: .tag(489)
        case .dataPlacementRestrictionSatisfyPolicy: .tag(490)
        case .deviceApprovalsAddException: .tag(491)
        case .deviceApprovalsChangeDesktopPolicy: .tag(492)
        case .deviceApprovalsChangeMobilePolicy: .tag(493)
        case .deviceApprovalsChangeOverageAction: .tag(494)
        case .deviceApprovalsChangeUnlinkAction: .tag(495)
        case .deviceApprovalsRemoveException: .tag(496)
        case .directoryRestrictionsAddMembers: .tag(497)
        case .directoryRestrictionsRemoveMembers: .tag(498)
        case .dropboxPasswordsPolicyChanged: .tag(499)
        default: _value5
        }
    }

    private var _value5: Value {
        switch self {
        case .emailIngestPolicyChanged: .tag(500)
        case .emmAddException: .tag(501)
        case .emmChangePolicy: .tag(502)
        case .emmRemoveException: .tag(503)
        case .extendedVersionHistoryChangePolicy: .tag(504)
        case .externalDriveBackupPolicyChanged: .tag(505)
        case .fileCommentsChangePolicy: .tag(506)
        case .fileLockingPolicyChanged: .tag(507)
        case .fileProviderMigrationPolicyChanged: .tag(508)
        case .fileRequestsChangePolicy: .tag(509)
        case .fileRequestsEmailsEnabled: .tag(510)
        case .fileRequestsEmailsRestrictedToTeamOnly: .tag(511)
        case .fileTransfersPolicyChanged: .tag(512)
        case .flexibleFileNamesPolicyChanged: .tag(513)
        case .folderLinkRestrictionPolicyChanged: .tag(514)
        case .googleSsoChangePolicy: .tag(515)
        case .groupUserManagementChangePolicy: .tag(516)
        case .integrationPolicyChanged: .tag(517)
        case .inviteAcceptanceEmailPolicyChanged: .tag(518)
        case .mediaHubAddingPeoplePolicyChanged: .tag(519)
        case .mediaHubDownloadPolicyChanged: .tag(520)
        case .mediaHubLinkSharingPolicyChanged: .tag(521)
        case .memberRequestsChangePolicy: .tag(522)
        case .memberSendInvitePolicyChanged: .tag(523)
        case .memberSpaceLimitsAddException: .tag(524)
        case .memberSpaceLimitsChangeCapsTypePolicy: .tag(525)
        case .memberSpaceLimitsChangePolicy: .tag(526)
        case .memberSpaceLimitsRemoveException: .tag(527)
        case .memberSuggestionsChangePolicy: .tag(528)
        case .microsoftLoginChangePolicy: .tag(529)
        case .microsoftOfficeAddinChangePolicy: .tag(530)
        case .multiTeamIdentityPolicyChanged: .tag(531)
        case .networkControlChangePolicy: .tag(532)
        case .paperChangeDeploymentPolicy: .tag(533)
        case .paperChangeMemberLinkPolicy: .tag(534)
        case .paperChangeMemberPolicy: .tag(535)
        case .paperChangePolicy: .tag(536)
        case .paperDefaultFolderPolicyChanged: .tag(537)
        case .paperDesktopPolicyChanged: .tag(538)
        case .paperEnabledUsersGroupAddition: .tag(539)
        case .paperEnabledUsersGroupRemoval: .tag(540)
        case .passkeyLoginPolicyChanged: .tag(541)
        case .passwordStrengthRequirementsChangePolicy: .tag(542)
        case .permanentDeleteChangePolicy: .tag(543)
        case .previewsAiPolicyChanged: .tag(544)
        case .replayAddingPeoplePolicyChanged: .tag(545)
        case .replaySharingPolicyChanged: .tag(546)
        case .resellerSupportChangePolicy: .tag(547)
        case .rewindPolicyChanged: .tag(548)
        case .sendAndTrackPolicyChanged: .tag(549)
        case .sendExternalSharingPolicyChanged: .tag(550)
        case .sendForSignaturePolicyChanged: .tag(551)
        case .sharedLinkDefaultPermissionsPolicyChanged: .tag(552)
        case .sharingChangeFolderJoinPolicy: .tag(553)
        case .sharingChangeLinkAllowChangeExpirationPolicy: .tag(554)
        case .sharingChangeLinkDefaultExpirationPolicy: .tag(555)
        case .sharingChangeLinkEnforcePasswordPolicy: .tag(556)
        case .sharingChangeLinkPolicy: .tag(557)
        case .sharingChangeMemberPolicy: .tag(558)
        case .showcaseChangeDownloadPolicy: .tag(559)
        case .showcaseChangeEnabledPolicy: .tag(560)
        case .showcaseChangeExternalSharingPolicy: .tag(561)
        case .signExternalSharingPolicyChanged: .tag(562)
        case .signTemplateCreationPermissionChanged: .tag(563)
        case .smarterSmartSyncPolicyChanged: .tag(564)
        case .smartSyncChangePolicy: .tag(565)
        case .smartSyncNotOptOut: .tag(566)
        case .smartSyncOptOut: .tag(567)
        case .ssoChangePolicy: .tag(568)
        case .stackCrossTeamAccessPolicyChanged: .tag(569)
        case .teamBrandingPolicyChanged: .tag(570)
        case .teamExtensionsPolicyChanged: .tag(571)
        case .teamMemberStorageRequestPolicyChanged: .tag(572)
        case .teamSelectiveSyncPolicyChanged: .tag(573)
        case .teamSharingWhitelistSubjectsChanged: .tag(574)
        case .tfaAddException: .tag(575)
        case .tfaChangePolicy: .tag(576)
        case .tfaRemoveException: .tag(577)
        case .topLevelContentPolicyChanged: .tag(578)
        case .twoAccountChangePolicy: .tag(579)
        case .viewerInfoPolicyChanged: .tag(580)
        case .watermarkingPolicyChanged: .tag(581)
        case .webSessionsChangeActiveSessionLimit: .tag(582)
        case .webSessionsChangeFixedLengthPolicy: .tag(583)
        case .webSessionsChangeIdleLengthPolicy: .tag(584)
        case .dataResidencyMigrationRequestSuccessful: .tag(585)
        case .dataResidencyMigrationRequestUnsuccessful: .tag(586)
        case .teamMergeFrom: .tag(587)
        case .teamMergeTo: .tag(588)
        case .teamProfileAddBackground: .tag(589)
        case .teamProfileAddLogo: .tag(590)
        case .teamProfileChangeBackground: .tag(591)
        case .teamProfileChangeDefaultLanguage: .tag(592)
        case .teamProfileChangeLogo: .tag(593)
        case .teamProfileChangeName: .tag(594)
        case .teamProfileRemoveBackground: .tag(595)
        case .teamProfileRemoveLogo: .tag(596)
        case .passkeyAdd: .tag(597)
        case .passkeyRemove: .tag(598)
        case .tfaAddBackupPhone: .tag(599)
        default: _value6
        }
    }

    private var _value6: Value {
        switch self {
        case .tfaAddSecurityKey: .tag(600)
        case .tfaChangeBackupPhone: .tag(601)
        case .tfaChangeStatus: .tag(602)
        case .tfaRemoveBackupPhone: .tag(603)
        case .tfaRemoveSecurityKey: .tag(604)
        case .tfaReset: .tag(605)
        case .changedEnterpriseAdminRole: .tag(606)
        case .changedEnterpriseConnectedTeamStatus: .tag(607)
        case .endedEnterpriseAdminSession: .tag(608)
        case .endedEnterpriseAdminSessionDeprecated: .tag(609)
        case .enterpriseSettingsLocking: .tag(610)
        case .guestAdminChangeStatus: .tag(611)
        case .startedEnterpriseAdminSession: .tag(612)
        case .teamMergeRequestAccepted: .tag(613)
        case .teamMergeRequestAcceptedShownToPrimaryTeam: .tag(614)
        case .teamMergeRequestAcceptedShownToSecondaryTeam: .tag(615)
        case .teamMergeRequestAutoCanceled: .tag(616)
        case .teamMergeRequestCanceled: .tag(617)
        case .teamMergeRequestCanceledShownToPrimaryTeam: .tag(618)
        case .teamMergeRequestCanceledShownToSecondaryTeam: .tag(619)
        case .teamMergeRequestExpired: .tag(620)
        case .teamMergeRequestExpiredShownToPrimaryTeam: .tag(621)
        case .teamMergeRequestExpiredShownToSecondaryTeam: .tag(622)
        case .teamMergeRequestRejectedShownToPrimaryTeam: .tag(623)
        case .teamMergeRequestRejectedShownToSecondaryTeam: .tag(624)
        case .teamMergeRequestReminder: .tag(625)
        case .teamMergeRequestReminderShownToPrimaryTeam: .tag(626)
        case .teamMergeRequestReminderShownToSecondaryTeam: .tag(627)
        case .teamMergeRequestRevoked: .tag(628)
        case .teamMergeRequestSentShownToPrimaryTeam: .tag(629)
        case .teamMergeRequestSentShownToSecondaryTeam: .tag(630)
        case .other: .tag(631)
        default: .tag(631)
        }
    }
}
