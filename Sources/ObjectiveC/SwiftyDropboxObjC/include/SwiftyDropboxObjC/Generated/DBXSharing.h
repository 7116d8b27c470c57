// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXFilesLookupError;
@class DBXSeenStatePlatformType;
@class DBXSharingAccessInheritance;
@class DBXSharingAccessInheritanceInherit;
@class DBXSharingAccessInheritanceNoInherit;
@class DBXSharingAccessInheritanceOther;
@class DBXSharingAccessLevel;
@class DBXSharingAccessLevelEditor;
@class DBXSharingAccessLevelNoAccess;
@class DBXSharingAccessLevelOther;
@class DBXSharingAccessLevelOwner;
@class DBXSharingAccessLevelTraverse;
@class DBXSharingAccessLevelViewer;
@class DBXSharingAccessLevelViewerNoComment;
@class DBXSharingAclUpdatePolicy;
@class DBXSharingAclUpdatePolicyEditors;
@class DBXSharingAclUpdatePolicyOther;
@class DBXSharingAclUpdatePolicyOwner;
@class DBXSharingAddFileMemberErrorAccessError;
@class DBXSharingAddFileMemberErrorBannedMember;
@class DBXSharingAddFileMemberErrorInvalidComment;
@class DBXSharingAddFileMemberErrorOther;
@class DBXSharingAddFileMemberErrorRateLimit;
@class DBXSharingAddFileMemberErrorUserError;
@class DBXSharingAddFolderMemberError;
@class DBXSharingAddFolderMemberErrorAccessError;
@class DBXSharingAddFolderMemberErrorBadMember;
@class DBXSharingAddFolderMemberErrorBannedMember;
@class DBXSharingAddFolderMemberErrorCantShareOutsideTeam;
@class DBXSharingAddFolderMemberErrorEmailUnverified;
@class DBXSharingAddFolderMemberErrorInsufficientPlan;
@class DBXSharingAddFolderMemberErrorInvalidSharedFolder;
@class DBXSharingAddFolderMemberErrorNoPermission;
@class DBXSharingAddFolderMemberErrorOther;
@class DBXSharingAddFolderMemberErrorRateLimit;
@class DBXSharingAddFolderMemberErrorTeamFolder;
@class DBXSharingAddFolderMemberErrorTooManyInvitees;
@class DBXSharingAddFolderMemberErrorTooManyMembers;
@class DBXSharingAddFolderMemberErrorTooManyPendingInvites;
@class DBXSharingAddMember;
@class DBXSharingAddMemberSelectorError;
@class DBXSharingAddMemberSelectorErrorAutomaticGroup;
@class DBXSharingAddMemberSelectorErrorGroupDeleted;
@class DBXSharingAddMemberSelectorErrorGroupNotOnTeam;
@class DBXSharingAddMemberSelectorErrorInvalidDropboxId;
@class DBXSharingAddMemberSelectorErrorInvalidEmail;
@class DBXSharingAddMemberSelectorErrorInvalidGroup;
@class DBXSharingAddMemberSelectorErrorOther;
@class DBXSharingAddMemberSelectorErrorUnverifiedDropboxId;
@class DBXSharingAlphaResolvedVisibility;
@class DBXSharingAlphaResolvedVisibilityNoOne;
@class DBXSharingAlphaResolvedVisibilityOnlyYou;
@class DBXSharingAlphaResolvedVisibilityOther;
@class DBXSharingAlphaResolvedVisibilityPassword;
@class DBXSharingAlphaResolvedVisibilityPublic_;
@class DBXSharingAlphaResolvedVisibilitySharedFolderOnly;
@class DBXSharingAlphaResolvedVisibilityTeamAndPassword;
@class DBXSharingAlphaResolvedVisibilityTeamOnly;
@class DBXSharingAudienceExceptionContentInfo;
@class DBXSharingAudienceExceptions;
@class DBXSharingAudienceRestrictingSharedFolder;
@class DBXSharingChangeLinkExpirationPolicy;
@class DBXSharingChangeLinkExpirationPolicyAllowed;
@class DBXSharingChangeLinkExpirationPolicyNotAllowed;
@class DBXSharingChangeLinkExpirationPolicyOther;
@class DBXSharingCreateSharedLinkErrorOther;
@class DBXSharingCreateSharedLinkErrorPath;
@class DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied;
@class DBXSharingCreateSharedLinkWithSettingsErrorBannedMember;
@class DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified;
@class DBXSharingCreateSharedLinkWithSettingsErrorPath;
@class DBXSharingCreateSharedLinkWithSettingsErrorSettingsError;
@class DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists;
@class DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders;
@class DBXSharingExpectedSharedContentLinkMetadata;
@class DBXSharingFileAction;
@class DBXSharingFileActionCreateEditLink;
@class DBXSharingFileActionCreateLink;
@class DBXSharingFileActionCreateViewLink;
@class DBXSharingFileActionDisableViewerInfo;
@class DBXSharingFileActionEditContents;
@class DBXSharingFileActionEnableViewerInfo;
@class DBXSharingFileActionInviteEditor;
@class DBXSharingFileActionInviteViewer;
@class DBXSharingFileActionInviteViewerNoComment;
@class DBXSharingFileActionOther;
@class DBXSharingFileActionRelinquishMembership;
@class DBXSharingFileActionShareLink;
@class DBXSharingFileActionUnshare;
@class DBXSharingFileErrorResultFileNotFoundError;
@class DBXSharingFileErrorResultInvalidFileActionError;
@class DBXSharingFileErrorResultOther;
@class DBXSharingFileErrorResultPermissionDeniedError;
@class DBXSharingFileMemberActionError;
@class DBXSharingFileMemberActionErrorAccessError;
@class DBXSharingFileMemberActionErrorInvalidMember;
@class DBXSharingFileMemberActionErrorNoExplicitAccess;
@class DBXSharingFileMemberActionErrorNoPermission;
@class DBXSharingFileMemberActionErrorOther;
@class DBXSharingFileMemberActionIndividualResult;
@class DBXSharingFileMemberActionIndividualResultMemberError;
@class DBXSharingFileMemberActionIndividualResultSuccess;
@class DBXSharingFileMemberRemoveActionResultMemberError;
@class DBXSharingFileMemberRemoveActionResultOther;
@class DBXSharingFileMemberRemoveActionResultSuccess;
@class DBXSharingFilePermission;
@class DBXSharingFolderAction;
@class DBXSharingFolderActionChangeOptions;
@class DBXSharingFolderActionCreateEditLink;
@class DBXSharingFolderActionCreateLink;
@class DBXSharingFolderActionCreateViewLink;
@class DBXSharingFolderActionDisableViewerInfo;
@class DBXSharingFolderActionEditContents;
@class DBXSharingFolderActionEnableViewerInfo;
@class DBXSharingFolderActionInviteEditor;
@class DBXSharingFolderActionInviteViewer;
@class DBXSharingFolderActionInviteViewerNoComment;
@class DBXSharingFolderActionLeaveACopy;
@class DBXSharingFolderActionOther;
@class DBXSharingFolderActionRelinquishMembership;
@class DBXSharingFolderActionSetAccessInheritance;
@class DBXSharingFolderActionShareLink;
@class DBXSharingFolderActionUnmount;
@class DBXSharingFolderActionUnshare;
@class DBXSharingFolderPermission;
@class DBXSharingFolderPolicy;
@class DBXSharingGetFileMetadataErrorAccessError;
@class DBXSharingGetFileMetadataErrorOther;
@class DBXSharingGetFileMetadataErrorUserError;
@class DBXSharingGetFileMetadataIndividualResult;
@class DBXSharingGetFileMetadataIndividualResultAccessError;
@class DBXSharingGetFileMetadataIndividualResultMetadata;
@class DBXSharingGetFileMetadataIndividualResultOther;
@class DBXSharingGetSharedLinkFileErrorOther;
@class DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied;
@class DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory;
@class DBXSharingGetSharedLinkFileErrorSharedLinkNotFound;
@class DBXSharingGetSharedLinkFileErrorUnsupportedLinkType;
@class DBXSharingGetSharedLinkFileErrorUnsupportedParameterField;
@class DBXSharingGetSharedLinksErrorOther;
@class DBXSharingGetSharedLinksErrorPath;
@class DBXSharingGroupInfo;
@class DBXSharingGroupMembershipInfo;
@class DBXSharingInsufficientPlan;
@class DBXSharingInsufficientQuotaAmounts;
@class DBXSharingInviteeInfo;
@class DBXSharingInviteeInfoEmail;
@class DBXSharingInviteeInfoOther;
@class DBXSharingInviteeMembershipInfo;
@class DBXSharingJobError;
@class DBXSharingJobErrorOther;
@class DBXSharingJobErrorRelinquishFolderMembershipError;
@class DBXSharingJobErrorRemoveFolderMemberError;
@class DBXSharingJobErrorUnshareFolderError;
@class DBXSharingJobStatusComplete;
@class DBXSharingJobStatusFailed;
@class DBXSharingJobStatusInProgress;
@class DBXSharingLinkAccessLevel;
@class DBXSharingLinkAccessLevelEditor;
@class DBXSharingLinkAccessLevelOther;
@class DBXSharingLinkAccessLevelViewer;
@class DBXSharingLinkAction;
@class DBXSharingLinkActionChangeAccessLevel;
@class DBXSharingLinkActionChangeAudience;
@class DBXSharingLinkActionOther;
@class DBXSharingLinkActionRemoveExpiry;
@class DBXSharingLinkActionRemovePassword;
@class DBXSharingLinkActionSetExpiry;
@class DBXSharingLinkActionSetPassword;
@class DBXSharingLinkAudience;
@class DBXSharingLinkAudienceDisallowedReason;
@class DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate;
@class DBXSharingLinkAudienceDisallowedReasonOther;
@class DBXSharingLinkAudienceDisallowedReasonPermissionDenied;
@class DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder;
@class DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam;
@class DBXSharingLinkAudienceDisallowedReasonUserAccountType;
@class DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam;
@class DBXSharingLinkAudienceMembers;
@class DBXSharingLinkAudienceNoOne;
@class DBXSharingLinkAudienceOption;
@class DBXSharingLinkAudienceOther;
@class DBXSharingLinkAudiencePassword;
@class DBXSharingLinkAudiencePublic_;
@class DBXSharingLinkAudienceTeam;
@class DBXSharingLinkExpiry;
@class DBXSharingLinkExpiryOther;
@class DBXSharingLinkExpiryRemoveExpiry;
@class DBXSharingLinkExpirySetExpiry;
@class DBXSharingLinkMetadata;
@class DBXSharingLinkPassword;
@class DBXSharingLinkPasswordOther;
@class DBXSharingLinkPasswordRemovePassword;
@class DBXSharingLinkPasswordSetPassword;
@class DBXSharingLinkPermission;
@class DBXSharingLinkPermissions;
@class DBXSharingLinkSettings;
@class DBXSharingListFileMembersContinueErrorAccessError;
@class DBXSharingListFileMembersContinueErrorInvalidCursor;
@class DBXSharingListFileMembersContinueErrorOther;
@class DBXSharingListFileMembersContinueErrorUserError;
@class DBXSharingListFileMembersCountResult;
@class DBXSharingListFileMembersErrorAccessError;
@class DBXSharingListFileMembersErrorOther;
@class DBXSharingListFileMembersErrorUserError;
@class DBXSharingListFileMembersIndividualResult;
@class DBXSharingListFileMembersIndividualResultAccessError;
@class DBXSharingListFileMembersIndividualResultOther;
@class DBXSharingListFileMembersIndividualResultResult;
@class DBXSharingListFilesContinueErrorInvalidCursor;
@class DBXSharingListFilesContinueErrorOther;
@class DBXSharingListFilesContinueErrorUserError;
@class DBXSharingListFolderMembersContinueErrorAccessError;
@class DBXSharingListFolderMembersContinueErrorInvalidCursor;
@class DBXSharingListFolderMembersContinueErrorOther;
@class DBXSharingListFoldersContinueErrorInvalidCursor;
@class DBXSharingListFoldersContinueErrorOther;
@class DBXSharingListSharedLinksErrorOther;
@class DBXSharingListSharedLinksErrorPath;
@class DBXSharingListSharedLinksErrorReset;
@class DBXSharingMemberAccessLevelResult;
@class DBXSharingMemberAction;
@class DBXSharingMemberActionLeaveACopy;
@class DBXSharingMemberActionMakeEditor;
@class DBXSharingMemberActionMakeOwner;
@class DBXSharingMemberActionMakeViewer;
@class DBXSharingMemberActionMakeViewerNoComment;
@class DBXSharingMemberActionOther;
@class DBXSharingMemberActionRemove;
@class DBXSharingMemberPermission;
@class DBXSharingMemberPolicy;
@class DBXSharingMemberPolicyAnyone;
@class DBXSharingMemberPolicyOther;
@class DBXSharingMemberPolicyTeam;
@class DBXSharingMemberPolicyTeamAndApproved;
@class DBXSharingMemberSelector;
@class DBXSharingMemberSelectorDropboxId;
@class DBXSharingMemberSelectorEmail;
@class DBXSharingMemberSelectorOther;
@class DBXSharingModifySharedLinkSettingsErrorEmailNotVerified;
@class DBXSharingModifySharedLinkSettingsErrorOther;
@class DBXSharingModifySharedLinkSettingsErrorSettingsError;
@class DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied;
@class DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound;
@class DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType;
@class DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField;
@class DBXSharingMountFolderErrorAccessError;
@class DBXSharingMountFolderErrorAlreadyMounted;
@class DBXSharingMountFolderErrorInsideSharedFolder;
@class DBXSharingMountFolderErrorInsufficientQuota;
@class DBXSharingMountFolderErrorMustAutomount;
@class DBXSharingMountFolderErrorNoPermission;
@class DBXSharingMountFolderErrorNotMountable;
@class DBXSharingMountFolderErrorOther;
@class DBXSharingParentFolderAccessInfo;
@class DBXSharingPendingUploadMode;
@class DBXSharingPendingUploadModeFile;
@class DBXSharingPendingUploadModeFolder;
@class DBXSharingPermissionDeniedReason;
@class DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder;
@class DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder;
@class DBXSharingPermissionDeniedReasonInsufficientPlan;
@class DBXSharingPermissionDeniedReasonOther;
@class DBXSharingPermissionDeniedReasonOwnerNotOnTeam;
@class DBXSharingPermissionDeniedReasonPermissionDenied;
@class DBXSharingPermissionDeniedReasonRestrictedByParentFolder;
@class DBXSharingPermissionDeniedReasonRestrictedByTeam;
@class DBXSharingPermissionDeniedReasonTargetIsIndirectMember;
@class DBXSharingPermissionDeniedReasonTargetIsOwner;
@class DBXSharingPermissionDeniedReasonTargetIsSelf;
@class DBXSharingPermissionDeniedReasonTargetNotActive;
@class DBXSharingPermissionDeniedReasonUserAccountType;
@class DBXSharingPermissionDeniedReasonUserNotAllowedByOwner;
@class DBXSharingPermissionDeniedReasonUserNotOnTeam;
@class DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner;
@class DBXSharingRelinquishAccessErrorEmailUnverified;
@class DBXSharingRelinquishAccessErrorInvalidFileId;
@class DBXSharingRelinquishAccessErrorNoExplicitAccess;
@class DBXSharingRelinquishAccessErrorNoPermission;
@class DBXSharingRelinquishAccessErrorOther;
@class DBXSharingRelinquishAccessErrorOwner;
@class DBXSharingRelinquishAccessErrorTeamFolder;
@class DBXSharingRelinquishFileMembershipErrorAccessError;
@class DBXSharingRelinquishFileMembershipErrorGroupAccess;
@class DBXSharingRelinquishFileMembershipErrorNoPermission;
@class DBXSharingRelinquishFileMembershipErrorOther;
@class DBXSharingRelinquishFolderMembershipError;
@class DBXSharingRelinquishFolderMembershipErrorAccessError;
@class DBXSharingRelinquishFolderMembershipErrorFolderOwner;
@class DBXSharingRelinquishFolderMembershipErrorGroupAccess;
@class DBXSharingRelinquishFolderMembershipErrorMounted;
@class DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess;
@class DBXSharingRelinquishFolderMembershipErrorNoPermission;
@class DBXSharingRelinquishFolderMembershipErrorOther;
@class DBXSharingRelinquishFolderMembershipErrorTeamFolder;
@class DBXSharingRemoveFileMemberErrorAccessError;
@class DBXSharingRemoveFileMemberErrorNoExplicitAccess;
@class DBXSharingRemoveFileMemberErrorOther;
@class DBXSharingRemoveFileMemberErrorUserError;
@class DBXSharingRemoveFolderMemberError;
@class DBXSharingRemoveFolderMemberErrorAccessError;
@class DBXSharingRemoveFolderMemberErrorFolderOwner;
@class DBXSharingRemoveFolderMemberErrorGroupAccess;
@class DBXSharingRemoveFolderMemberErrorMemberError;
@class DBXSharingRemoveFolderMemberErrorNoPermission;
@class DBXSharingRemoveFolderMemberErrorOther;
@class DBXSharingRemoveFolderMemberErrorTeamFolder;
@class DBXSharingRemoveFolderMemberErrorTooManyFiles;
@class DBXSharingRemoveMemberJobStatusComplete;
@class DBXSharingRemoveMemberJobStatusFailed;
@class DBXSharingRemoveMemberJobStatusInProgress;
@class DBXSharingRequestedLinkAccessLevel;
@class DBXSharingRequestedLinkAccessLevelDefault_;
@class DBXSharingRequestedLinkAccessLevelEditor;
@class DBXSharingRequestedLinkAccessLevelMax;
@class DBXSharingRequestedLinkAccessLevelOther;
@class DBXSharingRequestedLinkAccessLevelViewer;
@class DBXSharingRequestedVisibility;
@class DBXSharingRequestedVisibilityPassword;
@class DBXSharingRequestedVisibilityPublic_;
@class DBXSharingRequestedVisibilityTeamOnly;
@class DBXSharingResolvedVisibility;
@class DBXSharingResolvedVisibilityNoOne;
@class DBXSharingResolvedVisibilityOnlyYou;
@class DBXSharingResolvedVisibilityOther;
@class DBXSharingResolvedVisibilityPassword;
@class DBXSharingResolvedVisibilityPublic_;
@class DBXSharingResolvedVisibilitySharedFolderOnly;
@class DBXSharingResolvedVisibilityTeamAndPassword;
@class DBXSharingResolvedVisibilityTeamOnly;
@class DBXSharingRevokeSharedLinkErrorOther;
@class DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied;
@class DBXSharingRevokeSharedLinkErrorSharedLinkMalformed;
@class DBXSharingRevokeSharedLinkErrorSharedLinkNotFound;
@class DBXSharingRevokeSharedLinkErrorUnsupportedLinkType;
@class DBXSharingRevokeSharedLinkErrorUnsupportedParameterField;
@class DBXSharingSetAccessInheritanceErrorAccessError;
@class DBXSharingSetAccessInheritanceErrorNoPermission;
@class DBXSharingSetAccessInheritanceErrorOther;
@class DBXSharingShareFolderError;
@class DBXSharingShareFolderErrorBadPath;
@class DBXSharingShareFolderErrorBaseBadPath;
@class DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy;
@class DBXSharingShareFolderErrorBaseEmailUnverified;
@class DBXSharingShareFolderErrorBaseOther;
@class DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy;
@class DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy;
@class DBXSharingShareFolderErrorBaseV2EmailUnverified;
@class DBXSharingShareFolderErrorBaseV2Other;
@class DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy;
@class DBXSharingShareFolderErrorDisallowedSharedLinkPolicy;
@class DBXSharingShareFolderErrorEmailUnverified;
@class DBXSharingShareFolderErrorNoPermission;
@class DBXSharingShareFolderErrorOther;
@class DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy;
@class DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy;
@class DBXSharingShareFolderErrorV2EmailUnverified;
@class DBXSharingShareFolderErrorV2NoPermission;
@class DBXSharingShareFolderErrorV2Other;
@class DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy;
@class DBXSharingShareFolderJobStatusComplete;
@class DBXSharingShareFolderJobStatusFailed;
@class DBXSharingShareFolderJobStatusInProgress;
@class DBXSharingShareFolderLaunchAsyncJobId;
@class DBXSharingShareFolderLaunchComplete;
@class DBXSharingSharePathError;
@class DBXSharingSharePathErrorAlreadyShared;
@class DBXSharingSharePathErrorBaseV2AlreadyShared;
@class DBXSharingSharePathErrorBaseV2ContainsSharedFolder;
@class DBXSharingSharePathErrorBaseV2ContainsTeamFolder;
@class DBXSharingSharePathErrorBaseV2InsideAppFolder;
@class DBXSharingSharePathErrorBaseV2InsideOsxPackage;
@class DBXSharingSharePathErrorBaseV2InsidePublicFolder;
@class DBXSharingSharePathErrorBaseV2InsideSharedFolder;
@class DBXSharingSharePathErrorBaseV2InvalidPath;
@class DBXSharingSharePathErrorBaseV2IsAppFolder;
@class DBXSharingSharePathErrorBaseV2IsFile;
@class DBXSharingSharePathErrorBaseV2IsOsxPackage;
@class DBXSharingSharePathErrorBaseV2IsPublicFolder;
@class DBXSharingSharePathErrorBaseV2IsVault;
@class DBXSharingSharePathErrorBaseV2IsVaultLocked;
@class DBXSharingSharePathErrorBaseV2Other;
@class DBXSharingSharePathErrorContainsAppFolder;
@class DBXSharingSharePathErrorContainsSharedFolder;
@class DBXSharingSharePathErrorContainsTeamFolder;
@class DBXSharingSharePathErrorInsideAppFolder;
@class DBXSharingSharePathErrorInsideOsxPackage;
@class DBXSharingSharePathErrorInsidePublicFolder;
@class DBXSharingSharePathErrorInsideSharedFolder;
@class DBXSharingSharePathErrorInvalidPath;
@class DBXSharingSharePathErrorIsAppFolder;
@class DBXSharingSharePathErrorIsFamily;
@class DBXSharingSharePathErrorIsFile;
@class DBXSharingSharePathErrorIsOsxPackage;
@class DBXSharingSharePathErrorIsPublicFolder;
@class DBXSharingSharePathErrorIsVault;
@class DBXSharingSharePathErrorIsVaultLocked;
@class DBXSharingSharePathErrorOther;
@class DBXSharingSharePathErrorV2AlreadyShared;
@class DBXSharingSharePathErrorV2ContainsAppFolder;
@class DBXSharingSharePathErrorV2ContainsSharedFolder;
@class DBXSharingSharePathErrorV2ContainsTeamFolder;
@class DBXSharingSharePathErrorV2InsideAppFolder;
@class DBXSharingSharePathErrorV2InsideOsxPackage;
@class DBXSharingSharePathErrorV2InsidePublicFolder;
@class DBXSharingSharePathErrorV2InsideSharedFolder;
@class DBXSharingSharePathErrorV2InvalidPath;
@class DBXSharingSharePathErrorV2IsAppFolder;
@class DBXSharingSharePathErrorV2IsFamily;
@class DBXSharingSharePathErrorV2IsFile;
@class DBXSharingSharePathErrorV2IsOsxPackage;
@class DBXSharingSharePathErrorV2IsPublicFolder;
@class DBXSharingSharePathErrorV2IsVault;
@class DBXSharingSharePathErrorV2IsVaultLocked;
@class DBXSharingSharePathErrorV2Other;
@class DBXSharingSharedContentLinkMetadata;
@class DBXSharingSharedFileMembers;
@class DBXSharingSharedFileMetadata;
@class DBXSharingSharedFolderAccessError;
@class DBXSharingSharedFolderAccessErrorEmailUnverified;
@class DBXSharingSharedFolderAccessErrorInvalidId;
@class DBXSharingSharedFolderAccessErrorInvalidMember;
@class DBXSharingSharedFolderAccessErrorNotAMember;
@class DBXSharingSharedFolderAccessErrorOther;
@class DBXSharingSharedFolderAccessErrorUnmounted;
@class DBXSharingSharedFolderMemberError;
@class DBXSharingSharedFolderMemberErrorInvalidDropboxId;
@class DBXSharingSharedFolderMemberErrorNoExplicitAccess;
@class DBXSharingSharedFolderMemberErrorNotAMember;
@class DBXSharingSharedFolderMemberErrorOther;
@class DBXSharingSharedFolderMetadata;
@class DBXSharingSharedLinkAccessFailureReason;
@class DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired;
@class DBXSharingSharedLinkAccessFailureReasonLoginRequired;
@class DBXSharingSharedLinkAccessFailureReasonOther;
@class DBXSharingSharedLinkAccessFailureReasonOwnerOnly;
@class DBXSharingSharedLinkAccessFailureReasonPasswordRequired;
@class DBXSharingSharedLinkAccessFailureReasonTeamOnly;
@class DBXSharingSharedLinkAlreadyExistsMetadata;
@class DBXSharingSharedLinkAlreadyExistsMetadataMetadata;
@class DBXSharingSharedLinkAlreadyExistsMetadataOther;
@class DBXSharingSharedLinkErrorOther;
@class DBXSharingSharedLinkErrorSharedLinkAccessDenied;
@class DBXSharingSharedLinkErrorSharedLinkNotFound;
@class DBXSharingSharedLinkErrorUnsupportedLinkType;
@class DBXSharingSharedLinkErrorUnsupportedParameterField;
@class DBXSharingSharedLinkMetadata;
@class DBXSharingSharedLinkMetadataErrorOther;
@class DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied;
@class DBXSharingSharedLinkMetadataErrorSharedLinkNotFound;
@class DBXSharingSharedLinkMetadataErrorUnsupportedLinkType;
@class DBXSharingSharedLinkMetadataErrorUnsupportedParameterField;
@class DBXSharingSharedLinkPolicy;
@class DBXSharingSharedLinkPolicyAnyone;
@class DBXSharingSharedLinkPolicyMembers;
@class DBXSharingSharedLinkPolicyOther;
@class DBXSharingSharedLinkPolicyTeam;
@class DBXSharingSharedLinkSettings;
@class DBXSharingSharedLinkSettingsError;
@class DBXSharingSharedLinkSettingsErrorInvalidSettings;
@class DBXSharingSharedLinkSettingsErrorNotAuthorized;
@class DBXSharingSharingFileAccessError;
@class DBXSharingSharingFileAccessErrorInsideOsxPackage;
@class DBXSharingSharingFileAccessErrorInsidePublicFolder;
@class DBXSharingSharingFileAccessErrorInvalidFile;
@class DBXSharingSharingFileAccessErrorIsFolder;
@class DBXSharingSharingFileAccessErrorNoPermission;
@class DBXSharingSharingFileAccessErrorOther;
@class DBXSharingSharingUserError;
@class DBXSharingSharingUserErrorEmailUnverified;
@class DBXSharingSharingUserErrorOther;
@class DBXSharingTeamMemberInfo;
@class DBXSharingTransferFolderErrorAccessError;
@class DBXSharingTransferFolderErrorInvalidDropboxId;
@class DBXSharingTransferFolderErrorNewOwnerEmailUnverified;
@class DBXSharingTransferFolderErrorNewOwnerNotAMember;
@class DBXSharingTransferFolderErrorNewOwnerUnmounted;
@class DBXSharingTransferFolderErrorNoPermission;
@class DBXSharingTransferFolderErrorOther;
@class DBXSharingTransferFolderErrorTeamFolder;
@class DBXSharingUnmountFolderErrorAccessError;
@class DBXSharingUnmountFolderErrorNoPermission;
@class DBXSharingUnmountFolderErrorNotUnmountable;
@class DBXSharingUnmountFolderErrorOther;
@class DBXSharingUnshareFileErrorAccessError;
@class DBXSharingUnshareFileErrorOther;
@class DBXSharingUnshareFileErrorUserError;
@class DBXSharingUnshareFolderError;
@class DBXSharingUnshareFolderErrorAccessError;
@class DBXSharingUnshareFolderErrorNoPermission;
@class DBXSharingUnshareFolderErrorOther;
@class DBXSharingUnshareFolderErrorTeamFolder;
@class DBXSharingUnshareFolderErrorTooManyFiles;
@class DBXSharingUpdateFilePolicyErrorAccessError;
@class DBXSharingUpdateFilePolicyErrorInvalidFileSettings;
@class DBXSharingUpdateFilePolicyErrorNoPermission;
@class DBXSharingUpdateFilePolicyErrorOther;
@class DBXSharingUpdateFolderMemberErrorAccessError;
@class DBXSharingUpdateFolderMemberErrorInsufficientPlan;
@class DBXSharingUpdateFolderMemberErrorMemberError;
@class DBXSharingUpdateFolderMemberErrorNoExplicitAccess;
@class DBXSharingUpdateFolderMemberErrorNoPermission;
@class DBXSharingUpdateFolderMemberErrorOther;
@class DBXSharingUpdateFolderPolicyErrorAccessError;
@class DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy;
@class DBXSharingUpdateFolderPolicyErrorNoPermission;
@class DBXSharingUpdateFolderPolicyErrorNotOnTeam;
@class DBXSharingUpdateFolderPolicyErrorOther;
@class DBXSharingUpdateFolderPolicyErrorTeamFolder;
@class DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy;
@class DBXSharingUserFileMembershipInfo;
@class DBXSharingUserInfo;
@class DBXSharingUserMembershipInfo;
@class DBXSharingViewerInfoPolicy;
@class DBXSharingViewerInfoPolicyDisabled;
@class DBXSharingViewerInfoPolicyEnabled;
@class DBXSharingViewerInfoPolicyOther;
@class DBXSharingVisibility;
@class DBXSharingVisibilityOther;
@class DBXSharingVisibilityPassword;
@class DBXSharingVisibilityPolicy;
@class DBXSharingVisibilityPolicyDisallowedReason;
@class DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate;
@class DBXSharingVisibilityPolicyDisallowedReasonOther;
@class DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied;
@class DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder;
@class DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam;
@class DBXSharingVisibilityPolicyDisallowedReasonUserAccountType;
@class DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam;
@class DBXSharingVisibilityPublic_;
@class DBXSharingVisibilitySharedFolderOnly;
@class DBXSharingVisibilityTeamAndPassword;
@class DBXSharingVisibilityTeamOnly;
@class DBXTeamCommonGroupManagementType;
@class DBXTeamCommonGroupType;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicy;
@class DBXTeamPoliciesEnforceLinkPasswordPolicy;
@class DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// A value that indicates whether a shared folder inherits members from its parent folder.
@interface DBXSharingAccessInheritance : DBXObject
@end

/// The members of the union.
@interface DBXSharingAccessInheritance (Members)
/// The object if its tag is `inherit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceInherit *asInherit;
/// The object if its tag is `no_inherit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceNoInherit *asNoInherit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceOther *asOther;
@end

/// The folder inherits members.
@interface DBXSharingAccessInheritanceInherit : DBXSharingAccessInheritance
/// Creates an object with the tag `inherit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inherit`.
+ (instancetype)new;
@end

/// The folder has only its own members.
@interface DBXSharingAccessInheritanceNoInherit : DBXSharingAccessInheritance
/// Creates an object with the tag `no_inherit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_inherit`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAccessInheritanceOther : DBXSharingAccessInheritance
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The access level of a member.
@interface DBXSharingAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingAccessLevel (Members)
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelOwner *asOwner;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelEditor *asEditor;
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelViewer *asViewer;
/// The object if its tag is `viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelViewerNoComment *asViewerNoComment;
/// The object if its tag is `traverse`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelTraverse *asTraverse;
/// The object if its tag is `no_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelNoAccess *asNoAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelOther *asOther;
@end

/// The member can view, edit, and comment, and can change the settings of the folder.
@interface DBXSharingAccessLevelOwner : DBXSharingAccessLevel
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// The member can view, edit, and comment.
@interface DBXSharingAccessLevelEditor : DBXSharingAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editor`.
+ (instancetype)new;
@end

/// The member can view and comment.
@interface DBXSharingAccessLevelViewer : DBXSharingAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// The member can view, but not comment.
@interface DBXSharingAccessLevelViewerNoComment : DBXSharingAccessLevel
/// Creates an object with the tag `viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer_no_comment`.
+ (instancetype)new;
@end

/// The member can only traverse the folder, to items that are shared with them.
@interface DBXSharingAccessLevelTraverse : DBXSharingAccessLevel
/// Creates an object with the tag `traverse`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `traverse`.
+ (instancetype)new;
@end

/// The member has no access yet. They opened a link with which they can join.
@interface DBXSharingAccessLevelNoAccess : DBXSharingAccessLevel
/// Creates an object with the tag `no_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_access`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAccessLevelOther : DBXSharingAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who can add, change, and remove members.
@interface DBXSharingAclUpdatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingAclUpdatePolicy (Members)
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyOwner *asOwner;
/// The object if its tag is `editors`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyEditors *asEditors;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyOther *asOther;
@end

/// Only the owner.
@interface DBXSharingAclUpdatePolicyOwner : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// All editors, or all editors of the same team.
@interface DBXSharingAclUpdatePolicyEditors : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `editors`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editors`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAclUpdatePolicyOther : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The file to share, and the people with whom to share it.
@interface DBXSharingAddFileMemberArgs : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The people to add, by account or email address. If an email address belongs to an account, the account is added.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberSelector *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// The access level of the new members.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// A Boolean value that indicates whether to add the message as a comment, too. Supported for Paper documents. The
/// default is `@NO`.
@property (nonatomic, readonly) NSNumber *addMessageAsComment;

/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - members: The people to add, by account or email address. If an email address belongs to an account, the account
///     is added.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - accessLevel: The access level of the new members.
///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported for
///     Paper documents. The default is `@NO`.
///   - fpSealedResult: For internal use by Dropbox.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no members were added.
@interface DBXSharingAddFileMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddFileMemberError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorAccessError *asAccessError;
/// The object if its tag is `rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorRateLimit *asRateLimit;
/// The object if its tag is `invalid_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorInvalidComment *asInvalidComment;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorBannedMember *asBannedMember;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingAddFileMemberErrorUserError : DBXSharingAddFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingAddFileMemberErrorAccessError : DBXSharingAddFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has sent too many invitations. Wait, and then try again.
@interface DBXSharingAddFileMemberErrorRateLimit : DBXSharingAddFileMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `rate_limit`.
+ (instancetype)new;
@end

/// The message can't be sent.
@interface DBXSharingAddFileMemberErrorInvalidComment : DBXSharingAddFileMemberError
/// Creates an object with the tag `invalid_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_comment`.
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingAddFileMemberErrorBannedMember : DBXSharingAddFileMemberError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `banned_member`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddFileMemberErrorOther : DBXSharingAddFileMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The shared folder, and the people to add.
@interface DBXSharingAddFolderMemberArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people to add, and their access levels.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAddMember *> *members;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// A message to send with the invitation. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - members: The people to add, and their access levels.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For internal use by Dropbox.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no members were added.
@interface DBXSharingAddFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorBannedMember *asBannedMember;
/// The object if its tag is `bad_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorBadMember *asBadMember;
/// The object if its tag is `cant_share_outside_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorCantShareOutsideTeam *asCantShareOutsideTeam;
/// The object if its tag is `too_many_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyMembers *asTooManyMembers;
/// The object if its tag is `too_many_pending_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyPendingInvites *asTooManyPendingInvites;
/// The object if its tag is `rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorRateLimit *asRateLimit;
/// The object if its tag is `too_many_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyInvitees *asTooManyInvitees;
/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `invalid_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorInvalidSharedFolder *asInvalidSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingAddFolderMemberErrorAccessError : DBXSharingAddFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingAddFolderMemberErrorEmailUnverified : DBXSharingAddFolderMemberError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingAddFolderMemberErrorBannedMember : DBXSharingAddFolderMemberError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `banned_member`.
+ (instancetype)new;
@end

/// A person can't be added.
@interface DBXSharingAddFolderMemberErrorBadMember : DBXSharingAddFolderMemberError
/// The value of `bad_member`.
@property (nonatomic, strong) DBXSharingAddMemberSelectorError *badMember;
/// Creates an object with the tag `bad_member`.
- (instancetype)init:(DBXSharingAddMemberSelectorError *)badMember NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't allow sharing with people outside the team.
@interface DBXSharingAddFolderMemberErrorCantShareOutsideTeam : DBXSharingAddFolderMemberError
/// Creates an object with the tag `cant_share_outside_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_share_outside_team`.
+ (instancetype)new;
@end

/// The folder would have too many members. The associated value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyMembers : DBXSharingAddFolderMemberError
/// The value of `too_many_members`.
@property (nonatomic, strong) NSNumber *tooManyMembers;
/// Creates an object with the tag `too_many_members`.
- (instancetype)init:(NSNumber *)tooManyMembers NS_DESIGNATED_INITIALIZER;
@end

/// Too many invitations are pending. The associated value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyPendingInvites : DBXSharingAddFolderMemberError
/// The value of `too_many_pending_invites`.
@property (nonatomic, strong) NSNumber *tooManyPendingInvites;
/// Creates an object with the tag `too_many_pending_invites`.
- (instancetype)init:(NSNumber *)tooManyPendingInvites NS_DESIGNATED_INITIALIZER;
@end

/// The user has reached the daily limit of invitations. Try again after 24 hours.
@interface DBXSharingAddFolderMemberErrorRateLimit : DBXSharingAddFolderMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `rate_limit`.
+ (instancetype)new;
@end

/// The call contains too many people. Use several calls.
@interface DBXSharingAddFolderMemberErrorTooManyInvitees : DBXSharingAddFolderMemberError
/// Creates an object with the tag `too_many_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_invitees`.
+ (instancetype)new;
@end

/// The user's plan doesn't support the request, for example members who can only view.
@interface DBXSharingAddFolderMemberErrorInsufficientPlan : DBXSharingAddFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_plan`.
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingAddFolderMemberErrorTeamFolder : DBXSharingAddFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingAddFolderMemberErrorNoPermission : DBXSharingAddFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// No longer returned. Use `accessError` instead. Deprecated.
@interface DBXSharingAddFolderMemberErrorInvalidSharedFolder : DBXSharingAddFolderMemberError
/// Creates an object with the tag `invalid_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_shared_folder`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddFolderMemberErrorOther : DBXSharingAddFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A person to add to a shared folder.
@interface DBXSharingAddMember : DBXObject
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The access level of the person. `.owner` isn't supported.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - accessLevel: The access level of the person. `.owner` isn't supported.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a person can't be added.
@interface DBXSharingAddMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddMemberSelectorError (Members)
/// The object if its tag is `automatic_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorAutomaticGroup *asAutomaticGroup;
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `invalid_email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidEmail *asInvalidEmail;
/// The object if its tag is `invalid_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidGroup *asInvalidGroup;
/// The object if its tag is `unverified_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorUnverifiedDropboxId *asUnverifiedDropboxId;
/// The object if its tag is `group_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorGroupDeleted *asGroupDeleted;
/// The object if its tag is `group_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorGroupNotOnTeam *asGroupNotOnTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorOther *asOther;
@end

/// The group is managed by the system. It can be a member only of team folders.
@interface DBXSharingAddMemberSelectorErrorAutomaticGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `automatic_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `automatic_group`.
+ (instancetype)new;
@end

/// No account or group has this identifier. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorInvalidDropboxId : DBXSharingAddMemberSelectorError
/// The value of `invalid_dropbox_id`.
@property (nonatomic, copy) NSString *invalidDropboxId;
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init:(NSString *)invalidDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// The email address isn't valid. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXSharingAddMemberSelectorErrorInvalidEmail : DBXSharingAddMemberSelectorError
/// The value of `invalid_email`.
@property (nonatomic, copy) NSString *invalidEmail;
/// Creates an object with the tag `invalid_email`.
- (instancetype)init:(NSString *)invalidEmail NS_DESIGNATED_INITIALIZER;
@end

/// The group isn't valid.
@interface DBXSharingAddMemberSelectorErrorInvalidGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `invalid_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_group`.
+ (instancetype)new;
@end

/// The account's email address isn't verified. Add the person by email address instead. The associated value is the
/// account identifier. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorUnverifiedDropboxId : DBXSharingAddMemberSelectorError
/// The value of `unverified_dropbox_id`.
@property (nonatomic, copy) NSString *unverifiedDropboxId;
/// Creates an object with the tag `unverified_dropbox_id`.
- (instancetype)init:(NSString *)unverifiedDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// A group was deleted.
@interface DBXSharingAddMemberSelectorErrorGroupDeleted : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `group_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_deleted`.
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXSharingAddMemberSelectorErrorGroupNotOnTeam : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_on_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddMemberSelectorErrorOther : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who can use a link, considering all policies.
@interface DBXSharingAlphaResolvedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingAlphaResolvedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityNoOne *asNoOne;
/// The object if its tag is `only_you`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityOnlyYou *asOnlyYou;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingAlphaResolvedVisibilityPublic_ : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingAlphaResolvedVisibilityTeamOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingAlphaResolvedVisibilityPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingAlphaResolvedVisibilityTeamAndPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingAlphaResolvedVisibilitySharedFolderOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder_only`.
+ (instancetype)new;
@end

/// No one. The link gives no access.
@interface DBXSharingAlphaResolvedVisibilityNoOne : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// Only the user.
@interface DBXSharingAlphaResolvedVisibilityOnlyYou : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `only_you`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `only_you`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAlphaResolvedVisibilityOther : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An item in a folder whose audience differs from that of the folder.
@interface DBXSharingAudienceExceptionContentInfo : DBXObject
/// The name of the file or folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the file or folder.
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// The items in a folder whose audience differs from that of the folder.
@interface DBXSharingAudienceExceptions : DBXObject
/// The number of items.
@property (nonatomic, readonly) NSNumber *count;
/// Some of the items.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAudienceExceptionContentInfo *> *exceptions;

/// Creates an object.
///
/// - Parameters:
///   - count: The number of items.
///   - exceptions: Some of the items.
- (instancetype)initWithCount:(NSNumber *)count
    exceptions:(NSArray<DBXSharingAudienceExceptionContentInfo *> *)exceptions
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder that restricts the audience of links to its contents.
@interface DBXSharingAudienceRestrictingSharedFolder : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The audience of links to the contents of the folder.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The name of the folder.
///   - audience: The audience of links to the contents of the folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    name:(NSString *)name
    audience:(DBXSharingLinkAudience *)audience
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy that determines whether members can set a later expiration than the team's default.
@interface DBXSharingChangeLinkExpirationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingChangeLinkExpirationPolicy (Members)
/// The object if its tag is `allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyAllowed *asAllowed;
/// The object if its tag is `not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyNotAllowed *asNotAllowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyOther *asOther;
@end

/// Members can set a later expiration.
@interface DBXSharingChangeLinkExpirationPolicyAllowed : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `allowed`.
+ (instancetype)new;
@end

/// Members can't set a later expiration.
@interface DBXSharingChangeLinkExpirationPolicyNotAllowed : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_allowed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingChangeLinkExpirationPolicyOther : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The metadata of a link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBXSharingLinkMetadata : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The people who can use the link.
@property (nonatomic, readonly) DBXSharingVisibility *visibility;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - visibility: The people who can use the link.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a link to a collection of files.
@interface DBXSharingCollectionLinkMetadata : DBXSharingLinkMetadata
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    DB_UNAVAILABLE;
@end

/// The item for which to create a link.
@interface DBXSharingCreateSharedLinkArg : DBXObject
/// The path of the file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// This option no longer has an effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *shortUrl;
/// The kind of item that will be uploaded to the path, if none exists yet.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadMode *pendingUpload;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder.
///   - shortUrl: This option no longer has an effect. The default is `@NO`. Deprecated.
///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(NSNumber *)shortUrl
    pendingUpload:(nullable DBXSharingPendingUploadMode *)pendingUpload
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no link was created.
@interface DBXSharingCreateSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingCreateSharedLinkError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorOther *asOther;
@end

/// No item exists at this path.
@interface DBXSharingCreateSharedLinkErrorPath : DBXSharingCreateSharedLinkError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingCreateSharedLinkErrorOther : DBXSharingCreateSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item for which to create a link, and the settings.
@interface DBXSharingCreateSharedLinkWithSettingsArg : DBXObject
/// The path or `id:…` of the file or folder. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The settings of the link: its audience, password, and expiration.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettings *settings;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - settings: The settings of the link: its audience, password, and expiration.
- (instancetype)initWithPath:(NSString *)path
    settings:(nullable DBXSharingSharedLinkSettings *)settings
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no link was created.
@interface DBXSharingCreateSharedLinkWithSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingCreateSharedLinkWithSettingsError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorPath *asPath;

/// The object if its tag is `email_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified *asEmailNotVerified;

/// The object if its tag is `shared_link_already_exists`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists *asSharedLinkAlreadyExists;

/// The object if its tag is `settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorSettingsError *asSettingsError;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied *asAccessDenied;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorBannedMember *asBannedMember;

/// The object if its tag is `too_many_shared_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders *asTooManySharedFolders;
@end

/// No item exists at this path.
@interface DBXSharingCreateSharedLinkWithSettingsErrorPath : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// A link already exists. The associated value is its metadata, unless it differs from the requested settings; in that
/// case, call `listSharedLinks` with `directOnly`.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `shared_link_already_exists`.
@property (nonatomic, strong, nullable) DBXSharingSharedLinkAlreadyExistsMetadata *sharedLinkAlreadyExists;

/// Creates an object with the tag `shared_link_already_exists`.
- (instancetype)init:(nullable DBXSharingSharedLinkAlreadyExistsMetadata *)sharedLinkAlreadyExists
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings aren't valid.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSettingsError : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user can't create a link to the item, for example because the item is restricted or the user's links are banned.
@interface DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_denied`.
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingCreateSharedLinkWithSettingsErrorBannedMember : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `banned_member`.
+ (instancetype)new;
@end

/// The user has too many shared folders.
@interface DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `too_many_shared_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_shared_folders`.
+ (instancetype)new;
@end

/// The metadata of a link to shared content.
@interface DBXSharingSharedContentLinkMetadataBase : DBXObject
/// The access level that the link gives.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// The audiences that could be chosen.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkAudience *> *audienceOptions;
/// The shared folder that prevents a smaller audience.
@property (nonatomic, readonly, nullable) DBXSharingAudienceRestrictingSharedFolder *audienceRestrictingSharedFolder;
/// The current audience of the link.
@property (nonatomic, readonly) DBXSharingLinkAudience *currentAudience;
/// The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can use it.
@property (nonatomic, readonly, copy, nullable) NSDate *expiry;
/// The permissions of the user for the link.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkPermission *> *linkPermissions;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly) NSNumber *passwordProtected;

/// Creates an object.
///
/// - Parameters:
///   - audienceOptions: The audiences that could be chosen.
///   - currentAudience: The current audience of the link.
///   - linkPermissions: The permissions of the user for the link.
///   - passwordProtected: A Boolean value that indicates whether the link requires a password.
///   - accessLevel: The access level that the link gives.
///   - audienceRestrictingSharedFolder: The shared folder that prevents a smaller audience.
///   - expiry: The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can
///     use it.
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    NS_DESIGNATED_INITIALIZER;
@end

/// The expected metadata of a link that doesn't exist yet.
@interface DBXSharingExpectedSharedContentLinkMetadata : DBXSharingSharedContentLinkMetadataBase
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    DB_UNAVAILABLE;
@end

/// An action that a user can take on a shared file.
@interface DBXSharingFileAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileAction (Members)
/// The object if its tag is `disable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionDisableViewerInfo *asDisableViewerInfo;
/// The object if its tag is `edit_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionEditContents *asEditContents;
/// The object if its tag is `enable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionEnableViewerInfo *asEnableViewerInfo;
/// The object if its tag is `invite_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteViewer *asInviteViewer;
/// The object if its tag is `invite_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteViewerNoComment *asInviteViewerNoComment;
/// The object if its tag is `invite_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteEditor *asInviteEditor;
/// The object if its tag is `unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionUnshare *asUnshare;
/// The object if its tag is `relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionRelinquishMembership *asRelinquishMembership;
/// The object if its tag is `share_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionShareLink *asShareLink;
/// The object if its tag is `create_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateLink *asCreateLink;
/// The object if its tag is `create_view_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateViewLink *asCreateViewLink;
/// The object if its tag is `create_edit_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateEditLink *asCreateEditLink;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionOther *asOther;
@end

/// Hide the viewers of the file.
@interface DBXSharingFileActionDisableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disable_viewer_info`.
+ (instancetype)new;
@end

/// Edit the file.
@interface DBXSharingFileActionEditContents : DBXSharingFileAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit_contents`.
+ (instancetype)new;
@end

/// Show the viewers of the file.
@interface DBXSharingFileActionEnableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enable_viewer_info`.
+ (instancetype)new;
@end

/// Add members who can view and comment.
@interface DBXSharingFileActionInviteViewer : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer`.
+ (instancetype)new;
@end

/// Add members who can view, but not comment.
@interface DBXSharingFileActionInviteViewerNoComment : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer_no_comment`.
+ (instancetype)new;
@end

/// Add members who can edit.
@interface DBXSharingFileActionInviteEditor : DBXSharingFileAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_editor`.
+ (instancetype)new;
@end

/// Stop sharing the file.
@interface DBXSharingFileActionUnshare : DBXSharingFileAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unshare`.
+ (instancetype)new;
@end

/// Leave the file: remove the user's own access.
@interface DBXSharingFileActionRelinquishMembership : DBXSharingFileAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relinquish_membership`.
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionShareLink : DBXSharingFileAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `share_link`.
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionCreateLink : DBXSharingFileAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_link`.
+ (instancetype)new;
@end

/// Create a link for viewing.
@interface DBXSharingFileActionCreateViewLink : DBXSharingFileAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_view_link`.
+ (instancetype)new;
@end

/// Create a link for editing.
@interface DBXSharingFileActionCreateEditLink : DBXSharingFileAction
/// Creates an object with the tag `create_edit_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_edit_link`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileActionOther : DBXSharingFileAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a file can't be used.
@interface DBXSharingFileErrorResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileErrorResult (Members)
/// The object if its tag is `file_not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultFileNotFoundError *asFileNotFoundError;
/// The object if its tag is `invalid_file_action_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultInvalidFileActionError *asInvalidFileActionError;
/// The object if its tag is `permission_denied_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultPermissionDeniedError *asPermissionDeniedError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultOther *asOther;
@end

/// No file has this identifier. At least 1 character.
@interface DBXSharingFileErrorResultFileNotFoundError : DBXSharingFileErrorResult
/// The value of `file_not_found_error`.
@property (nonatomic, copy) NSString *fileNotFoundError;
/// Creates an object with the tag `file_not_found_error`.
- (instancetype)init:(NSString *)fileNotFoundError NS_DESIGNATED_INITIALIZER;
@end

/// The action isn't valid for the file with this identifier. At least 1 character.
@interface DBXSharingFileErrorResultInvalidFileActionError : DBXSharingFileErrorResult
/// The value of `invalid_file_action_error`.
@property (nonatomic, copy) NSString *invalidFileActionError;
/// Creates an object with the tag `invalid_file_action_error`.
- (instancetype)init:(NSString *)invalidFileActionError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have access to the file with this identifier. At least 1 character.
@interface DBXSharingFileErrorResultPermissionDeniedError : DBXSharingFileErrorResult
/// The value of `permission_denied_error`.
@property (nonatomic, copy) NSString *permissionDeniedError;
/// Creates an object with the tag `permission_denied_error`.
- (instancetype)init:(NSString *)permissionDeniedError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileErrorResultOther : DBXSharingFileErrorResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The metadata of a shared link and its target. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
@interface DBXSharingSharedLinkMetadata : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identifier of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id;
/// The name of the item, with its extension.
@property (nonatomic, readonly, copy) NSString *name;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The people who can use the link, and the changes that the user can make to it.
@property (nonatomic, readonly) DBXSharingLinkPermissions *linkPermissions;
/// The owner of the link. `nil` if the owner belongs to no team.
@property (nonatomic, readonly, nullable) DBXSharingTeamMemberInfo *teamMemberInfo;
/// The team that owns the content. `nil` unless it differs from the team of the link's owner.
@property (nonatomic, readonly, nullable) DBXUsersTeam *contentOwnerTeamInfo;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - name: The name of the item, with its extension.
///   - linkPermissions: The people who can use the link, and the changes that the user can make to it.
///   - id: The identifier of the file or folder. At least 1 character.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
///   - pathLower: The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
///   - teamMemberInfo: The owner of the link. `nil` if the owner belongs to no team.
///   - contentOwnerTeamInfo: The team that owns the content. `nil` unless it differs from the team of the link's owner.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a link to a file.
@interface DBXSharingFileLinkMetadata : DBXSharingSharedLinkMetadata
/// The modification time that the uploading app provided. Dropbox doesn't verify it.
@property (nonatomic, readonly, copy) NSDate *clientModified;
/// The time at which Dropbox received the current revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;
/// The current revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - name: The name of the item, with its extension.
///   - linkPermissions: The people who can use the link, and the changes that the user can make to it.
///   - clientModified: The modification time that the uploading app provided. Dropbox doesn't verify it.
///   - serverModified: The time at which Dropbox received the current revision.
///   - rev: The current revision. At least 9 characters. Matches `[0-9a-f]+`.
///   - size: The size in bytes.
///   - id: The identifier of the file or folder. At least 1 character.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
///   - pathLower: The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
///   - teamMemberInfo: The owner of the link. `nil` if the owner belongs to no team.
///   - contentOwnerTeamInfo: The team that owns the content. `nil` unless it differs from the team of the link's owner.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    DB_UNAVAILABLE;
@end

/// The reason that a member wasn't added, changed, or removed.
@interface DBXSharingFileMemberActionError : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberActionError (Members)
/// The object if its tag is `invalid_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorInvalidMember *asInvalidMember;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorNoPermission *asNoPermission;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorAccessError *asAccessError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorOther *asOther;
@end

/// The member doesn't exist.
@interface DBXSharingFileMemberActionErrorInvalidMember : DBXSharingFileMemberActionError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_member`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingFileMemberActionErrorNoPermission : DBXSharingFileMemberActionError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The file can't be accessed.
@interface DBXSharingFileMemberActionErrorAccessError : DBXSharingFileMemberActionError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only through a folder. Change the access there. The associated value is the access level.
@interface DBXSharingFileMemberActionErrorNoExplicitAccess : DBXSharingFileMemberActionError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileMemberActionErrorOther : DBXSharingFileMemberActionError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXSharingFileMemberActionIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberActionIndividualResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultSuccess *asSuccess;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultMemberError *asMemberError;
@end

/// The operation succeeded. After a removal, the associated value is the access level that the member still has through
/// a folder.
@interface DBXSharingFileMemberActionIndividualResultSuccess : DBXSharingFileMemberActionIndividualResult
/// The value of `success`.
@property (nonatomic, strong, nullable) DBXSharingAccessLevel *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(nullable DBXSharingAccessLevel *)success NS_DESIGNATED_INITIALIZER;
@end

/// The operation failed.
@interface DBXSharingFileMemberActionIndividualResultMemberError : DBXSharingFileMemberActionIndividualResult
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingFileMemberActionError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingFileMemberActionError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXSharingFileMemberActionResult : DBXObject
/// The member, as specified in the call.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBXSharingFileMemberActionIndividualResult *result;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *sckeySha1;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *invitationSignature;

/// Creates an object.
///
/// - Parameters:
///   - member: The member, as specified in the call.
///   - result: The outcome.
///   - sckeySha1: For internal use by Dropbox.
///   - invitationSignature: For internal use by Dropbox.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    result:(DBXSharingFileMemberActionIndividualResult *)result
    sckeySha1:(nullable NSString *)sckeySha1
    invitationSignature:(nullable NSArray<NSString *> *)invitationSignature
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome of a member's removal.
@interface DBXSharingFileMemberRemoveActionResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberRemoveActionResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultSuccess *asSuccess;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultMemberError *asMemberError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultOther *asOther;
@end

/// The member was removed. The associated value is the access level that the member still has through a folder.
@interface DBXSharingFileMemberRemoveActionResultSuccess : DBXSharingFileMemberRemoveActionResult
/// The value of `success`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingFileMemberRemoveActionResultMemberError : DBXSharingFileMemberRemoveActionResult
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingFileMemberActionError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingFileMemberActionError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileMemberRemoveActionResultOther : DBXSharingFileMemberRemoveActionResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a file.
@interface DBXSharingFilePermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingFileAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
- (instancetype)initWithAction:(DBXSharingFileAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// An action that a user can take on a shared folder.
@interface DBXSharingFolderAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingFolderAction (Members)
/// The object if its tag is `change_options`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionChangeOptions *asChangeOptions;
/// The object if its tag is `disable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionDisableViewerInfo *asDisableViewerInfo;
/// The object if its tag is `edit_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionEditContents *asEditContents;
/// The object if its tag is `enable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionEnableViewerInfo *asEnableViewerInfo;
/// The object if its tag is `invite_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteEditor *asInviteEditor;
/// The object if its tag is `invite_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteViewer *asInviteViewer;
/// The object if its tag is `invite_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteViewerNoComment *asInviteViewerNoComment;
/// The object if its tag is `relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionRelinquishMembership *asRelinquishMembership;
/// The object if its tag is `unmount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionUnmount *asUnmount;
/// The object if its tag is `unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionUnshare *asUnshare;
/// The object if its tag is `leave_a_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionLeaveACopy *asLeaveACopy;
/// The object if its tag is `share_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionShareLink *asShareLink;
/// The object if its tag is `create_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateLink *asCreateLink;
/// The object if its tag is `create_view_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateViewLink *asCreateViewLink;
/// The object if its tag is `create_edit_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateEditLink *asCreateEditLink;
/// The object if its tag is `set_access_inheritance`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionSetAccessInheritance *asSetAccessInheritance;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionOther *asOther;
@end

/// Change the settings of the folder.
@interface DBXSharingFolderActionChangeOptions : DBXSharingFolderAction
/// Creates an object with the tag `change_options`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_options`.
+ (instancetype)new;
@end

/// Hide the viewers of the folder's contents.
@interface DBXSharingFolderActionDisableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disable_viewer_info`.
+ (instancetype)new;
@end

/// Edit the contents of the folder.
@interface DBXSharingFolderActionEditContents : DBXSharingFolderAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit_contents`.
+ (instancetype)new;
@end

/// Show the viewers of the folder's contents.
@interface DBXSharingFolderActionEnableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enable_viewer_info`.
+ (instancetype)new;
@end

/// Add members who can edit.
@interface DBXSharingFolderActionInviteEditor : DBXSharingFolderAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_editor`.
+ (instancetype)new;
@end

/// Add members who can view and comment.
@interface DBXSharingFolderActionInviteViewer : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer`.
+ (instancetype)new;
@end

/// Add members who can view, but not comment.
@interface DBXSharingFolderActionInviteViewerNoComment : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer_no_comment`.
+ (instancetype)new;
@end

/// Leave the folder.
@interface DBXSharingFolderActionRelinquishMembership : DBXSharingFolderAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relinquish_membership`.
+ (instancetype)new;
@end

/// Remove the folder from the user's Dropbox.
@interface DBXSharingFolderActionUnmount : DBXSharingFolderAction
/// Creates an object with the tag `unmount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unmount`.
+ (instancetype)new;
@end

/// Stop sharing the folder.
@interface DBXSharingFolderActionUnshare : DBXSharingFolderAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unshare`.
+ (instancetype)new;
@end

/// Keep a copy when leaving the folder or being removed from it.
@interface DBXSharingFolderActionLeaveACopy : DBXSharingFolderAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `leave_a_copy`.
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionShareLink : DBXSharingFolderAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `share_link`.
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionCreateLink : DBXSharingFolderAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_link`.
+ (instancetype)new;
@end

/// Create a link for viewing.
@interface DBXSharingFolderActionCreateViewLink : DBXSharingFolderAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_view_link`.
+ (instancetype)new;
@end

/// Create a link for editing.
@interface DBXSharingFolderActionCreateEditLink : DBXSharingFolderAction
/// Creates an object with the tag `create_edit_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_edit_link`.
+ (instancetype)new;
@end

/// Choose whether the folder inherits members from its parent folder.
@interface DBXSharingFolderActionSetAccessInheritance : DBXSharingFolderAction
/// Creates an object with the tag `set_access_inheritance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_access_inheritance`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFolderActionOther : DBXSharingFolderAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The metadata of a link to a folder.
@interface DBXSharingFolderLinkMetadata : DBXSharingSharedLinkMetadata
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    DB_UNAVAILABLE;
@end

/// A value that indicates whether the user can take an action on a shared folder.
@interface DBXSharingFolderPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingFolderAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
- (instancetype)initWithAction:(DBXSharingFolderAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The policies of a shared file or folder.
@interface DBXSharingFolderPolicy : DBXObject
/// The people who can be members, as set for the folder. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// The people who can be members, considering the policies of the team. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *resolvedMemberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// The people who can use links to the item.
@property (nonatomic, readonly) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the item shows its viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object.
///
/// - Parameters:
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - sharedLinkPolicy: The people who can use links to the item.
///   - memberPolicy: The people who can be members, as set for the folder. `nil` unless a team owns the folder.
///   - resolvedMemberPolicy: The people who can be members, considering the policies of the team. `nil` unless a team
///     owns the folder.
///   - viewerInfoPolicy: A value that indicates whether the item shows its viewers.
- (instancetype)initWithAclUpdatePolicy:(DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    resolvedMemberPolicy:(nullable DBXSharingMemberPolicy *)resolvedMemberPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The file whose metadata to get.
@interface DBXSharingGetFileMetadataArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The files whose metadata to get.
@interface DBXSharingGetFileMetadataBatchArg : DBXObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item matches
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The sharing metadata of one file.
@interface DBXSharingGetFileMetadataBatchResult : DBXObject
/// The file, as specified in the call. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The metadata of the file, or the error.
@property (nonatomic, readonly) DBXSharingGetFileMetadataIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as specified in the call. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: The metadata of the file, or the error.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingGetFileMetadataIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the sharing metadata of a file wasn't returned.
@interface DBXSharingGetFileMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetFileMetadataError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingGetFileMetadataErrorUserError : DBXSharingGetFileMetadataError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingGetFileMetadataErrorAccessError : DBXSharingGetFileMetadataError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetFileMetadataErrorOther : DBXSharingGetFileMetadataError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The sharing metadata of one file, or the error.
@interface DBXSharingGetFileMetadataIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetFileMetadataIndividualResult (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultMetadata *asMetadata;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultOther *asOther;
@end

/// The sharing metadata.
@interface DBXSharingGetFileMetadataIndividualResultMetadata : DBXSharingGetFileMetadataIndividualResult
/// The value of `metadata`.
@property (nonatomic, strong) DBXSharingSharedFileMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXSharingSharedFileMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingGetFileMetadataIndividualResultAccessError : DBXSharingGetFileMetadataIndividualResult
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetFileMetadataIndividualResultOther : DBXSharingGetFileMetadataIndividualResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The shared folder whose metadata to get.
@interface DBXSharingGetMetadataArgs : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file of a link wasn't downloaded.
@interface DBXSharingGetSharedLinkFileError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetSharedLinkFileError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorOther *asOther;

/// The object if its tag is `shared_link_is_directory`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory *asSharedLinkIsDirectory;
@end

/// The shared link doesn't exist.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkNotFound : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingGetSharedLinkFileErrorUnsupportedLinkType : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingGetSharedLinkFileErrorUnsupportedParameterField : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_parameter_field`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetSharedLinkFileErrorOther : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The link refers to a folder. Use `path` to specify a file in it.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_is_directory`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_is_directory`.
+ (instancetype)new;
@end

/// The link whose metadata to get.
@interface DBXSharingGetSharedLinkMetadataArg : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Matches
/// `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Matches
///     `/(.|[\r\n])*`.
///   - linkPassword: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// The links to list.
@interface DBXSharingGetSharedLinksArg : DBXObject
/// The path of the file or folder whose links to list. `nil` lists all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder whose links to list. `nil` lists all links.
- (instancetype)initWithPath:(nullable NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that links weren't listed.
@interface DBXSharingGetSharedLinksError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetSharedLinksError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorOther *asOther;
@end

/// The path has an invalid format. The associated value may describe the problem.
@interface DBXSharingGetSharedLinksErrorPath : DBXSharingGetSharedLinksError
/// The value of `path`.
@property (nonatomic, copy, nullable) NSString *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(nullable NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetSharedLinksErrorOther : DBXSharingGetSharedLinksError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The shared links of the user.
@interface DBXSharingGetSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkMetadata *> *links;

/// Creates an object.
///
/// - Parameters:
///   - links: The links.
- (instancetype)initWithLinks:(NSArray<DBXSharingLinkMetadata *> *)links NS_DESIGNATED_INITIALIZER;
@end

/// Information about a group.
@interface DBXSharingGroupInfo : DBXTeamCommonGroupSummary
/// The type of the group. Use `groupManagementType` instead. Deprecated.
@property (nonatomic, readonly) DBXTeamCommonGroupType *groupType;
/// A Boolean value that indicates whether the user is a member of the group.
@property (nonatomic, readonly) NSNumber *isMember;
/// A Boolean value that indicates whether the user is an owner of the group.
@property (nonatomic, readonly) NSNumber *isOwner;
/// A Boolean value that indicates whether the group belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identifier of the group, `g:…`.
///   - groupManagementType: The manager of the group's members.
///   - groupType: The type of the group. Use `groupManagementType` instead. Deprecated.
///   - isMember: A Boolean value that indicates whether the user is a member of the group.
///   - isOwner: A Boolean value that indicates whether the user is an owner of the group.
///   - sameTeam: A Boolean value that indicates whether the group belongs to the user's team.
///   - groupExternalId: The external ID, from the team's own directory. `nil` if there is none.
///   - memberCount: The number of members of the group.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupType:(DBXTeamCommonGroupType *)groupType
    isMember:(NSNumber *)isMember
    isOwner:(NSNumber *)isOwner
    sameTeam:(NSNumber *)sameTeam
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    DB_UNAVAILABLE;
@end

/// A member, and their access level.
@interface DBXSharingMembershipInfo : DBXObject
/// The access level of the member, including access through folders.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// The permissions of the user for this member, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberPermission *> *permissions;
/// Always `nil`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *initials;
/// A Boolean value that indicates whether the member has access through a parent folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *isInherited;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;
@end

/// A group that has access, and its access level.
@interface DBXSharingGroupMembershipInfo : DBXSharingMembershipInfo
/// The group.
@property (nonatomic, readonly) DBXSharingGroupInfo *group;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - group: The group.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    group:(DBXSharingGroupInfo *)group
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// An action that requires another plan.
@interface DBXSharingInsufficientPlan : DBXObject
/// A message for the user.
@property (nonatomic, readonly, copy) NSString *message;
/// The URL at which the user can change the plan. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;

/// Creates an object.
///
/// - Parameters:
///   - message: A message for the user.
///   - upsellUrl: The URL at which the user can change the plan. `nil` if there is none.
- (instancetype)initWithMessage:(NSString *)message upsellUrl:(nullable NSString *)upsellUrl NS_DESIGNATED_INITIALIZER;
@end

/// The missing space, in bytes.
@interface DBXSharingInsufficientQuotaAmounts : DBXObject
/// The space that the folder requires, in bytes.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// The missing space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// The available space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object.
///
/// - Parameters:
///   - spaceNeeded: The space that the folder requires, in bytes.
///   - spaceShortage: The missing space, in bytes.
///   - spaceLeft: The available space, in bytes.
- (instancetype)initWithSpaceNeeded:(NSNumber *)spaceNeeded
    spaceShortage:(NSNumber *)spaceShortage
    spaceLeft:(NSNumber *)spaceLeft
    NS_DESIGNATED_INITIALIZER;
@end

/// An invited person.
@interface DBXSharingInviteeInfo : DBXObject
@end

/// The members of the union.
@interface DBXSharingInviteeInfo (Members)
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoEmail *asEmail;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoOther *asOther;
@end

/// The email address to which the invitation was sent. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXSharingInviteeInfoEmail : DBXSharingInviteeInfo
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingInviteeInfoOther : DBXSharingInviteeInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An invited person, and their access level.
@interface DBXSharingInviteeMembershipInfo : DBXSharingMembershipInfo
/// The invited person.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// The account of the person. `nil` if it isn't known.
@property (nonatomic, readonly, nullable) DBXSharingUserInfo *user;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - invitee: The invited person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
///   - user: The account of the person. `nil` if it isn't known.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    invitee:(DBXSharingInviteeInfo *)invitee
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    user:(nullable DBXSharingUserInfo *)user
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// The reason that a job failed.
@interface DBXSharingJobError : DBXObject
@end

/// The members of the union.
@interface DBXSharingJobError (Members)
/// The object if its tag is `unshare_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorUnshareFolderError *asUnshareFolderError;
/// The object if its tag is `remove_folder_member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorRemoveFolderMemberError *asRemoveFolderMemberError;

/// The object if its tag is `relinquish_folder_membership_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingJobErrorRelinquishFolderMembershipError *asRelinquishFolderMembershipError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorOther *asOther;
@end

/// The folder wasn't unshared.
@interface DBXSharingJobErrorUnshareFolderError : DBXSharingJobError
/// The value of `unshare_folder_error`.
@property (nonatomic, strong) DBXSharingUnshareFolderError *unshareFolderError;
/// Creates an object with the tag `unshare_folder_error`.
- (instancetype)init:(DBXSharingUnshareFolderError *)unshareFolderError NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingJobErrorRemoveFolderMemberError : DBXSharingJobError
/// The value of `remove_folder_member_error`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *removeFolderMemberError;
/// Creates an object with the tag `remove_folder_member_error`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)removeFolderMemberError NS_DESIGNATED_INITIALIZER;
@end

/// The user didn't leave the folder.
@interface DBXSharingJobErrorRelinquishFolderMembershipError : DBXSharingJobError
/// The value of `relinquish_folder_membership_error`.
@property (nonatomic, strong) DBXSharingRelinquishFolderMembershipError *relinquishFolderMembershipError;

/// Creates an object with the tag `relinquish_folder_membership_error`.
- (instancetype)init:(DBXSharingRelinquishFolderMembershipError *)relinquishFolderMembershipError
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingJobErrorOther : DBXSharingJobError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job.
@interface DBXSharingJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingJobStatusInProgress : DBXSharingJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXSharingJobStatusComplete : DBXSharingJobStatus
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `complete`.
+ (instancetype)new;
@end

/// The job failed.
@interface DBXSharingJobStatusFailed : DBXSharingJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingJobError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingJobError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The access level that a link gives.
@interface DBXSharingLinkAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAccessLevel (Members)
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelViewer *asViewer;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelEditor *asEditor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelOther *asOther;
@end

/// People with the link can view and comment.
@interface DBXSharingLinkAccessLevelViewer : DBXSharingLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// People with the link can view, comment, and edit.
@interface DBXSharingLinkAccessLevelEditor : DBXSharingLinkAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAccessLevelOther : DBXSharingLinkAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An action that a user can take on a link.
@interface DBXSharingLinkAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAction (Members)
/// The object if its tag is `change_access_level`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionChangeAccessLevel *asChangeAccessLevel;
/// The object if its tag is `change_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionChangeAudience *asChangeAudience;
/// The object if its tag is `remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionRemoveExpiry *asRemoveExpiry;
/// The object if its tag is `remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionRemovePassword *asRemovePassword;
/// The object if its tag is `set_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionSetExpiry *asSetExpiry;
/// The object if its tag is `set_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionSetPassword *asSetPassword;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionOther *asOther;
@end

/// Change the access level of the link.
@interface DBXSharingLinkActionChangeAccessLevel : DBXSharingLinkAction
/// Creates an object with the tag `change_access_level`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_access_level`.
+ (instancetype)new;
@end

/// Change the audience of the link.
@interface DBXSharingLinkActionChangeAudience : DBXSharingLinkAction
/// Creates an object with the tag `change_audience`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_audience`.
+ (instancetype)new;
@end

/// Remove the expiration date.
@interface DBXSharingLinkActionRemoveExpiry : DBXSharingLinkAction
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_expiry`.
+ (instancetype)new;
@end

/// Remove the password.
@interface DBXSharingLinkActionRemovePassword : DBXSharingLinkAction
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_password`.
+ (instancetype)new;
@end

/// Set the expiration date.
@interface DBXSharingLinkActionSetExpiry : DBXSharingLinkAction
/// Creates an object with the tag `set_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_expiry`.
+ (instancetype)new;
@end

/// Set the password.
@interface DBXSharingLinkActionSetPassword : DBXSharingLinkAction
/// Creates an object with the tag `set_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_password`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkActionOther : DBXSharingLinkAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The audience of a link.
@interface DBXSharingLinkAudience : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAudience (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudiencePublic_ *asPublic_;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceTeam *asTeam;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceNoOne *asNoOne;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudiencePassword *asPassword;
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceMembers *asMembers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingLinkAudiencePublic_ : DBXSharingLinkAudience
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingLinkAudienceTeam : DBXSharingLinkAudience
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// No one. The link gives no access; people who already have access can use it to find the content.
@interface DBXSharingLinkAudienceNoOne : DBXSharingLinkAudience
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// Anyone with the password. Use `requirePassword` instead. Deprecated.
@interface DBXSharingLinkAudiencePassword : DBXSharingLinkAudience
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Members of the file or folder. Deprecated.
@interface DBXSharingLinkAudienceMembers : DBXSharingLinkAudience
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `members`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAudienceOther : DBXSharingLinkAudience
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that an audience isn't allowed.
@interface DBXSharingLinkAudienceDisallowedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAudienceDisallowedReason (Members)
/// The object if its tag is `delete_and_recreate`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate *asDeleteAndRecreate;

/// The object if its tag is `restricted_by_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder *asRestrictedBySharedFolder;

/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam *asRestrictedByTeam;
/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam *asUserNotOnTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonUserAccountType *asUserAccountType;
/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonPermissionDenied *asPermissionDenied;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonOther *asOther;
@end

/// The visibility of this link can't be changed. Revoke the link, and create a new one.
@interface DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `delete_and_recreate`.
+ (instancetype)new;
@end

/// The shared folder that contains the item doesn't allow it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_shared_folder`.
+ (instancetype)new;
@end

/// The team doesn't allow it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The user's plan doesn't include it.
@interface DBXSharingLinkAudienceDisallowedReasonUserAccountType : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingLinkAudienceDisallowedReasonPermissionDenied : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_denied`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAudienceDisallowedReasonOther : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An audience, and whether the user can choose it.
@interface DBXSharingLinkAudienceOption : DBXObject
/// The audience.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;
/// A Boolean value that indicates whether the user can choose the audience.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the audience. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReason *disallowedReason;

/// Creates an object.
///
/// - Parameters:
///   - audience: The audience.
///   - allowed: A Boolean value that indicates whether the user can choose the audience.
///   - disallowedReason: The reason that the user can't choose the audience. `nil` if they can.
- (instancetype)initWithAudience:(DBXSharingLinkAudience *)audience
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingLinkAudienceDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// A change of a link's expiration date.
@interface DBXSharingLinkExpiry : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkExpiry (Members)
/// The object if its tag is `remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiryRemoveExpiry *asRemoveExpiry;
/// The object if its tag is `set_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpirySetExpiry *asSetExpiry;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiryOther *asOther;
@end

/// Removes the expiration date.
@interface DBXSharingLinkExpiryRemoveExpiry : DBXSharingLinkExpiry
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_expiry`.
+ (instancetype)new;
@end

/// Sets the expiration date.
@interface DBXSharingLinkExpirySetExpiry : DBXSharingLinkExpiry
/// The value of `set_expiry`.
@property (nonatomic, copy) NSDate *setExpiry;
/// Creates an object with the tag `set_expiry`.
- (instancetype)init:(NSDate *)setExpiry NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkExpiryOther : DBXSharingLinkExpiry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A change of a link's password.
@interface DBXSharingLinkPassword : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkPassword (Members)
/// The object if its tag is `remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordRemovePassword *asRemovePassword;
/// The object if its tag is `set_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordSetPassword *asSetPassword;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordOther *asOther;
@end

/// Removes the password.
@interface DBXSharingLinkPasswordRemovePassword : DBXSharingLinkPassword
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_password`.
+ (instancetype)new;
@end

/// Sets the password.
@interface DBXSharingLinkPasswordSetPassword : DBXSharingLinkPassword
/// The value of `set_password`.
@property (nonatomic, copy) NSString *setPassword;
/// Creates an object with the tag `set_password`.
- (instancetype)init:(NSString *)setPassword NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkPasswordOther : DBXSharingLinkPassword
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a link.
@interface DBXSharingLinkPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingLinkAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
- (instancetype)initWithAction:(DBXSharingLinkAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The people who can use a link, and the changes that the user can make to it.
@interface DBXSharingLinkPermissions : DBXObject
/// The people who can use the link, considering the policies of the team and folder. Some links have
/// `effectiveAudience` instead.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibility *resolvedVisibility;

/// The requested visibility of the link. `nil` unless the user owns the link.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the user can revoke the link.
@property (nonatomic, readonly) NSNumber *canRevoke;
/// The reason that the user can't revoke the link. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReason *revokeFailureReason;
/// The people who can use the link with `linkAccessLevel`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *effectiveAudience;
/// The access level that the link gives, in addition to the access that people already have.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevel *linkAccessLevel;
/// The visibilities, and whether the user can choose them.
@property (nonatomic, readonly, copy) NSArray<DBXSharingVisibilityPolicy *> *visibilityPolicies;
/// A Boolean value that indicates whether the user can set or change the expiration date.
@property (nonatomic, readonly) NSNumber *canSetExpiry;
/// A Boolean value that indicates whether the user can remove the expiration date.
@property (nonatomic, readonly) NSNumber *canRemoveExpiry;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly) NSNumber *allowDownload;
/// A Boolean value that indicates whether the user can allow downloads.
@property (nonatomic, readonly) NSNumber *canAllowDownload;
/// A Boolean value that indicates whether the user can disallow downloads.
@property (nonatomic, readonly) NSNumber *canDisallowDownload;
/// A Boolean value that indicates whether the link allows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *allowComments;
/// A Boolean value that indicates whether the team disallows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *teamRestrictsComments;
/// The audiences, and whether the user can choose them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingLinkAudienceOption *> *audienceOptions;
/// A Boolean value that indicates whether the user can set a password.
@property (nonatomic, readonly, nullable) NSNumber *canSetPassword;
/// A Boolean value that indicates whether the user can remove the password.
@property (nonatomic, readonly, nullable) NSNumber *canRemovePassword;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// A Boolean value that indicates whether the user's plan includes the extended sharing controls.
@property (nonatomic, readonly, nullable) NSNumber *canUseExtendedSharingControls;
/// A Boolean value that indicates whether people can add the content to their own Dropbox.
@property (nonatomic, readonly, nullable) NSNumber *canSync;
/// A Boolean value that indicates whether people can request access.
@property (nonatomic, readonly, nullable) NSNumber *canRequestAccess;
/// The owning team's policy for passwords of links shared outside the team. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicy *enforceSharedLinkPasswordPolicy;
/// The time after which links of the owning team expire by default. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *daysToExpirePolicy;
/// The owning team's policy for changes of the default expiration. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicy *changeSharedLinkExpirationPolicy;

/// Creates an object.
///
/// - Parameters:
///   - canRevoke: A Boolean value that indicates whether the user can revoke the link.
///   - visibilityPolicies: The visibilities, and whether the user can choose them.
///   - canSetExpiry: A Boolean value that indicates whether the user can set or change the expiration date.
///   - canRemoveExpiry: A Boolean value that indicates whether the user can remove the expiration date.
///   - allowDownload: A Boolean value that indicates whether the link allows downloads.
///   - canAllowDownload: A Boolean value that indicates whether the user can allow downloads.
///   - canDisallowDownload: A Boolean value that indicates whether the user can disallow downloads.
///   - allowComments: A Boolean value that indicates whether the link allows comments. Deprecated.
///   - teamRestrictsComments: A Boolean value that indicates whether the team disallows comments. Deprecated.
///   - resolvedVisibility: The people who can use the link, considering the policies of the team and folder. Some links
///     have `effectiveAudience` instead.
///   - requestedVisibility: The requested visibility of the link. `nil` unless the user owns the link.
///   - revokeFailureReason: The reason that the user can't revoke the link. `nil` if they can.
///   - effectiveAudience: The people who can use the link with `linkAccessLevel`.
///   - linkAccessLevel: The access level that the link gives, in addition to the access that people already have.
///   - audienceOptions: The audiences, and whether the user can choose them.
///   - canSetPassword: A Boolean value that indicates whether the user can set a password.
///   - canRemovePassword: A Boolean value that indicates whether the user can remove the password.
///   - requirePassword: A Boolean value that indicates whether the link requires a password.
///   - canUseExtendedSharingControls: A Boolean value that indicates whether the user's plan includes the extended
///     sharing controls.
///   - canSync: A Boolean value that indicates whether people can add the content to their own Dropbox.
///   - canRequestAccess: A Boolean value that indicates whether people can request access.
///   - enforceSharedLinkPasswordPolicy: The owning team's policy for passwords of links shared outside the team. `nil`
///     unless a team owns the link.
///   - daysToExpirePolicy: The time after which links of the owning team expire by default. `nil` unless a team owns
///     the link.
///   - changeSharedLinkExpirationPolicy: The owning team's policy for changes of the default expiration. `nil` unless a
///     team owns the link.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBXSharingVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBXSharingResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBXSharingSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBXSharingLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBXSharingLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBXSharingLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    enforceSharedLinkPasswordPolicy:(nullable DBXTeamPoliciesEnforceLinkPasswordPolicy *)enforceSharedLinkPasswordPolicy
    daysToExpirePolicy:(nullable DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *)daysToExpirePolicy
    changeSharedLinkExpirationPolicy:(nullable DBXSharingChangeLinkExpirationPolicy *)changeSharedLinkExpirationPolicy
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBXSharingVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBXSharingResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBXSharingSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBXSharingLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBXSharingLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBXSharingLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings of the link to shared content.
@interface DBXSharingLinkSettings : DBXObject
/// The access level of the link: `.viewer` or `.viewerNoComment`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// The audience of the link.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// The change of the link's expiration date.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiry *expiry;
/// The change of the link's password.
@property (nonatomic, readonly, nullable) DBXSharingLinkPassword *password;

/// Creates an object.
///
/// - Parameters:
///   - accessLevel: The access level of the link: `.viewer` or `.viewerNoComment`.
///   - audience: The audience of the link.
///   - expiry: The change of the link's expiration date.
///   - password: The change of the link's password.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audience:(nullable DBXSharingLinkAudience *)audience
    expiry:(nullable DBXSharingLinkExpiry *)expiry
    password:(nullable DBXSharingLinkPassword *)password
    NS_DESIGNATED_INITIALIZER;
@end

/// The file whose members to list.
@interface DBXSharingListFileMembersArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;

/// A Boolean value that indicates whether to include members who have access only through a folder. The default is
/// `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;

/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    includeInherited:(NSNumber *)includeInherited
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// The files whose members to list.
@interface DBXSharingListFileMembersBatchArg : DBXObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item matches
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// The maximum number of members for each file. The default is 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The members of one file.
@interface DBXSharingListFileMembersBatchResult : DBXObject
/// The file, as specified in the call. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The members of the file, or the error.
@property (nonatomic, readonly) DBXSharingListFileMembersIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as specified in the call. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: The members of the file, or the error.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingListFileMembersIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFileMembersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFileMembersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersContinueError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorAccessError *asAccessError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersContinueErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFileMembersContinueErrorUserError : DBXSharingListFileMembersContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersContinueErrorAccessError : DBXSharingListFileMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFileMembersContinueErrorInvalidCursor : DBXSharingListFileMembersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersContinueErrorOther : DBXSharingListFileMembersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The members of a file, and their number.
@interface DBXSharingListFileMembersCountResult : DBXObject
/// The members.
@property (nonatomic, readonly) DBXSharingSharedFileMembers *members;
/// The number of members, without those who have access through a folder.
@property (nonatomic, readonly) NSNumber *memberCount;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - memberCount: The number of members, without those who have access through a folder.
- (instancetype)initWithMembers:(DBXSharingSharedFileMembers *)members
    memberCount:(NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that members weren't listed.
@interface DBXSharingListFileMembersError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFileMembersErrorUserError : DBXSharingListFileMembersError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersErrorAccessError : DBXSharingListFileMembersError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersErrorOther : DBXSharingListFileMembersError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The members of one file, or the error.
@interface DBXSharingListFileMembersIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFileMembersIndividualResult (Members)
/// The object if its tag is `result`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultResult *asResult;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFileMembersIndividualResultOther *asOther;
@end

/// The members of the file.
@interface DBXSharingListFileMembersIndividualResultResult : DBXSharingListFileMembersIndividualResult
/// The value of `result`.
@property (nonatomic, strong) DBXSharingListFileMembersCountResult *result;
/// Creates an object with the tag `result`.
- (instancetype)init:(DBXSharingListFileMembersCountResult *)result NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingListFileMembersIndividualResultAccessError : DBXSharingListFileMembersIndividualResult
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFileMembersIndividualResultOther : DBXSharingListFileMembersIndividualResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The options of a list of files.
@interface DBXSharingListFilesArg : DBXObject
/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFilesContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFilesContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFilesContinueError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorUserError *asUserError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFilesContinueErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingListFilesContinueErrorUserError : DBXSharingListFilesContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFilesContinueErrorInvalidCursor : DBXSharingListFilesContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFilesContinueErrorOther : DBXSharingListFilesContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of the files that are shared with the user.
@interface DBXSharingListFilesResult : DBXObject
/// The files.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFileMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files.
///   - cursor: The cursor of the next page. `nil` if this is the last page.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFileMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members.
@interface DBXSharingListFolderMembersCursorArg : DBXObject
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;
/// The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithActions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// The shared folder whose members to list.
@interface DBXSharingListFolderMembersArgs : DBXSharingListFolderMembersCursorArg
/// The identifier of the shared folder. Ignored if `path` isn't `nil`. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The path of the folder. Use it to include people who have access through a parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Matches `[-_0-9a-zA-Z:]+`.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    path:(nullable NSString *)path
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithActions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    DB_UNAVAILABLE;
@end

/// The position at which a listing continues.
@interface DBXSharingListFolderMembersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFolderMembersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFolderMembersContinueError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorAccessError *asAccessError;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFolderMembersContinueErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingListFolderMembersContinueErrorAccessError : DBXSharingListFolderMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFolderMembersContinueErrorInvalidCursor : DBXSharingListFolderMembersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFolderMembersContinueErrorOther : DBXSharingListFolderMembersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The options of a list of shared folders.
@interface DBXSharingListFoldersArgs : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXSharingListFoldersContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXSharingListFoldersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFoldersContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXSharingListFoldersContinueErrorInvalidCursor : DBXSharingListFoldersContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListFoldersContinueErrorOther : DBXSharingListFoldersContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of shared folders.
@interface DBXSharingListFoldersResult : DBXObject
/// The shared folders. Folders that aren't mounted have no `pathLower`.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFolderMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - entries: The shared folders. Folders that aren't mounted have no `pathLower`.
///   - cursor: The cursor of the next page. `nil` if this is the last page.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFolderMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The links to list.
@interface DBXSharingListSharedLinksArg : DBXObject
/// The path for which to list links. `nil` lists all links of the user, page by page. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to omit links to parent folders of `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object.
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that links weren't listed.
@interface DBXSharingListSharedLinksError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListSharedLinksError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorPath *asPath;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListSharedLinksErrorOther *asOther;
@end

/// No item exists at this path.
@interface DBXSharingListSharedLinksErrorPath : DBXSharingListSharedLinksError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The cursor has expired. List from the start.
@interface DBXSharingListSharedLinksErrorReset : DBXSharingListSharedLinksError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingListSharedLinksErrorOther : DBXSharingListSharedLinksError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of shared links.
@interface DBXSharingListSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedLinkMetadata *> *links;
/// A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if the call specified a path.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - links: The links.
///   - hasMore: A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and
///     `cursor`.
///   - cursor: The cursor of the next page. `nil` if the call specified a path.
- (instancetype)initWithLinks:(NSArray<DBXSharingSharedLinkMetadata *> *)links
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The access of a member after a change.
@interface DBXSharingMemberAccessLevelResult : DBXObject
/// The access level that the member still has through a folder.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// A message for the user about the remaining access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders through which the member has access.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingParentFolderAccessInfo *> *accessDetails;

/// Creates an object.
///
/// - Parameters:
///   - accessLevel: The access level that the member still has through a folder.
///   - warning: A message for the user about the remaining access.
///   - accessDetails: The folders through which the member has access.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    accessDetails:(nullable NSArray<DBXSharingParentFolderAccessInfo *> *)accessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// An action that a user can take on a member.
@interface DBXSharingMemberAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberAction (Members)
/// The object if its tag is `leave_a_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionLeaveACopy *asLeaveACopy;
/// The object if its tag is `make_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeEditor *asMakeEditor;
/// The object if its tag is `make_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeOwner *asMakeOwner;
/// The object if its tag is `make_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeViewer *asMakeViewer;
/// The object if its tag is `make_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeViewerNoComment *asMakeViewerNoComment;
/// The object if its tag is `remove`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionRemove *asRemove;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionOther *asOther;
@end

/// Let the member keep a copy after the removal.
@interface DBXSharingMemberActionLeaveACopy : DBXSharingMemberAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `leave_a_copy`.
+ (instancetype)new;
@end

/// Make the member an editor.
@interface DBXSharingMemberActionMakeEditor : DBXSharingMemberAction
/// Creates an object with the tag `make_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_editor`.
+ (instancetype)new;
@end

/// Make the member the owner.
@interface DBXSharingMemberActionMakeOwner : DBXSharingMemberAction
/// Creates an object with the tag `make_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_owner`.
+ (instancetype)new;
@end

/// Make the member a viewer who can comment.
@interface DBXSharingMemberActionMakeViewer : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_viewer`.
+ (instancetype)new;
@end

/// Make the member a viewer who can't comment.
@interface DBXSharingMemberActionMakeViewerNoComment : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_viewer_no_comment`.
+ (instancetype)new;
@end

/// Remove the member.
@interface DBXSharingMemberActionRemove : DBXSharingMemberAction
/// Creates an object with the tag `remove`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberActionOther : DBXSharingMemberAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a member.
@interface DBXSharingMemberPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingMemberAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
- (instancetype)initWithAction:(DBXSharingMemberAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The people who can be members of a shared folder that a team owns.
@interface DBXSharingMemberPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberPolicy (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyTeam *asTeam;
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyAnyone *asAnyone;
/// The object if its tag is `team_and_approved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyTeamAndApproved *asTeamAndApproved;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyOther *asOther;
@end

/// Team members only.
@interface DBXSharingMemberPolicyTeam : DBXSharingMemberPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Anyone.
@interface DBXSharingMemberPolicyAnyone : DBXSharingMemberPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `anyone`.
+ (instancetype)new;
@end

/// Team members, and people that the admins approved.
@interface DBXSharingMemberPolicyTeamAndApproved : DBXSharingMemberPolicy
/// Creates an object with the tag `team_and_approved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_approved`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberPolicyOther : DBXSharingMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A person or group, by identifier or email address.
@interface DBXSharingMemberSelector : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberSelector (Members)
/// The object if its tag is `dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorDropboxId *asDropboxId;
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorEmail *asEmail;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorOther *asOther;
@end

/// The identifier of an account, team member, or group. At least 1 character.
@interface DBXSharingMemberSelectorDropboxId : DBXSharingMemberSelector
/// The value of `dropbox_id`.
@property (nonatomic, copy) NSString *dropboxId;
/// Creates an object with the tag `dropbox_id`.
- (instancetype)init:(NSString *)dropboxId NS_DESIGNATED_INITIALIZER;
@end

/// An email address, with or without an account. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXSharingMemberSelectorEmail : DBXSharingMemberSelector
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberSelectorOther : DBXSharingMemberSelector
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The changes to a link.
@interface DBXSharingModifySharedLinkSettingsArgs : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The new settings.
@property (nonatomic, readonly) DBXSharingSharedLinkSettings *settings;
/// A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *removeExpiration;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - settings: The new settings.
///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
- (instancetype)initWithUrl:(NSString *)url
    settings:(DBXSharingSharedLinkSettings *)settings
    removeExpiration:(NSNumber *)removeExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a link wasn't changed.
@interface DBXSharingModifySharedLinkSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingModifySharedLinkSettingsError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorOther *asOther;
/// The object if its tag is `settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorSettingsError *asSettingsError;
/// The object if its tag is `email_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorEmailNotVerified *asEmailNotVerified;
@end

/// The shared link doesn't exist.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_parameter_field`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingModifySharedLinkSettingsErrorOther : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The settings aren't valid.
@interface DBXSharingModifySharedLinkSettingsErrorSettingsError : DBXSharingModifySharedLinkSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingModifySharedLinkSettingsErrorEmailNotVerified : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// The folder to mount.
@interface DBXSharingMountFolderArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a shared folder wasn't mounted.
@interface DBXSharingMountFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingMountFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorAccessError *asAccessError;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorInsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `already_mounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorAlreadyMounted *asAlreadyMounted;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `not_mountable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorNotMountable *asNotMountable;
/// The object if its tag is `must_automount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorMustAutomount *asMustAutomount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingMountFolderErrorAccessError : DBXSharingMountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The folder would lie inside another shared folder.
@interface DBXSharingMountFolderErrorInsideSharedFolder : DBXSharingMountFolderError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// The user doesn't have enough space for the folder.
@interface DBXSharingMountFolderErrorInsufficientQuota : DBXSharingMountFolderError
/// The value of `insufficient_quota`.
@property (nonatomic, strong) DBXSharingInsufficientQuotaAmounts *insufficientQuota;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init:(DBXSharingInsufficientQuotaAmounts *)insufficientQuota NS_DESIGNATED_INITIALIZER;
@end

/// The folder is already mounted.
@interface DBXSharingMountFolderErrorAlreadyMounted : DBXSharingMountFolderError
/// Creates an object with the tag `already_mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_mounted`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingMountFolderErrorNoPermission : DBXSharingMountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The folder can't be mounted, for example because it lies inside a team folder of the user.
@interface DBXSharingMountFolderErrorNotMountable : DBXSharingMountFolderError
/// Creates an object with the tag `not_mountable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_mountable`.
+ (instancetype)new;
@end

/// Dropbox mounts this folder automatically.
@interface DBXSharingMountFolderErrorMustAutomount : DBXSharingMountFolderError
/// Creates an object with the tag `must_automount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `must_automount`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMountFolderErrorOther : DBXSharingMountFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A folder through which a member has access.
@interface DBXSharingParentFolderAccessInfo : DBXObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The permissions of the user for the member in that folder.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberPermission *> *permissions;
/// The path of the folder, relative to the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - folderName: The name of the folder.
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - permissions: The permissions of the user for the member in that folder.
///   - path: The path of the folder, relative to the user's root.
- (instancetype)initWithFolderName:(NSString *)folderName
    sharedFolderId:(NSString *)sharedFolderId
    permissions:(NSArray<DBXSharingMemberPermission *> *)permissions
    path:(NSString *)path
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a link to a file or folder.
@interface DBXSharingPathLinkMetadata : DBXSharingLinkMetadata
/// The path of the item in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - visibility: The people who can use the link.
///   - path: The path of the item in the user's Dropbox.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    path:(NSString *)path
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    DB_UNAVAILABLE;
@end

/// The kind of item that will be uploaded to the path of a link.
@interface DBXSharingPendingUploadMode : DBXObject
@end

/// The members of the union.
@interface DBXSharingPendingUploadMode (Members)
/// The object if its tag is `file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadModeFile *asFile;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadModeFolder *asFolder;
@end

/// A file.
@interface DBXSharingPendingUploadModeFile : DBXSharingPendingUploadMode
/// Creates an object with the tag `file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file`.
+ (instancetype)new;
@end

/// A folder.
@interface DBXSharingPendingUploadModeFolder : DBXSharingPendingUploadMode
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder`.
+ (instancetype)new;
@end

/// The reason that a user can't take an action.
@interface DBXSharingPermissionDeniedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingPermissionDeniedReason (Members)
/// The object if its tag is `user_not_same_team_as_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner *asUserNotSameTeamAsOwner;

/// The object if its tag is `user_not_allowed_by_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonUserNotAllowedByOwner *asUserNotAllowedByOwner;

/// The object if its tag is `target_is_indirect_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonTargetIsIndirectMember *asTargetIsIndirectMember;

/// The object if its tag is `target_is_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetIsOwner *asTargetIsOwner;
/// The object if its tag is `target_is_self`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetIsSelf *asTargetIsSelf;
/// The object if its tag is `target_not_active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetNotActive *asTargetNotActive;

/// The object if its tag is `folder_is_limited_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder *asFolderIsLimitedTeamFolder;

/// The object if its tag is `owner_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonOwnerNotOnTeam *asOwnerNotOnTeam;
/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonPermissionDenied *asPermissionDenied;
/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonRestrictedByTeam *asRestrictedByTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonUserAccountType *asUserAccountType;
/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonUserNotOnTeam *asUserNotOnTeam;

/// The object if its tag is `folder_is_inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder *asFolderIsInsideSharedFolder;

/// The object if its tag is `restricted_by_parent_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonRestrictedByParentFolder *asRestrictedByParentFolder;

/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonOther *asOther;
@end

/// The user belongs to a different team than the owner.
@interface DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_same_team_as_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_same_team_as_owner`.
+ (instancetype)new;
@end

/// The owner doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonUserNotAllowedByOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_allowed_by_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_allowed_by_owner`.
+ (instancetype)new;
@end

/// The member has access through a folder or group.
@interface DBXSharingPermissionDeniedReasonTargetIsIndirectMember : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_indirect_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `target_is_indirect_member`.
+ (instancetype)new;
@end

/// The member is the owner.
@interface DBXSharingPermissionDeniedReasonTargetIsOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `target_is_owner`.
+ (instancetype)new;
@end

/// The member is the user.
@interface DBXSharingPermissionDeniedReasonTargetIsSelf : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_self`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `target_is_self`.
+ (instancetype)new;
@end

/// The member isn't active in the team.
@interface DBXSharingPermissionDeniedReasonTargetNotActive : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_not_active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `target_not_active`.
+ (instancetype)new;
@end

/// The folder belongs to a team with a limited plan.
@interface DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `folder_is_limited_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_is_limited_team_folder`.
+ (instancetype)new;
@end

/// The owner belongs to no team.
@interface DBXSharingPermissionDeniedReasonOwnerNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `owner_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner_not_on_team`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingPermissionDeniedReasonPermissionDenied : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_denied`.
+ (instancetype)new;
@end

/// The user's team doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonRestrictedByTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// The user's plan doesn't include the action.
@interface DBXSharingPermissionDeniedReasonUserAccountType : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingPermissionDeniedReasonUserNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `folder_is_inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_is_inside_shared_folder`.
+ (instancetype)new;
@end

/// A parent folder doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonRestrictedByParentFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_parent_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_parent_folder`.
+ (instancetype)new;
@end

/// The user's plan doesn't include the action. The associated value has details.
@interface DBXSharingPermissionDeniedReasonInsufficientPlan : DBXSharingPermissionDeniedReason
/// The value of `insufficient_plan`.
@property (nonatomic, strong) DBXSharingInsufficientPlan *insufficientPlan;
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init:(DBXSharingInsufficientPlan *)insufficientPlan NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingPermissionDeniedReasonOther : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The item from which to remove the user's own access.
@interface DBXSharingRelinquishAccessArg : DBXObject
/// The identifier of the file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - fileId: The identifier of the file or folder, `id:…`.
- (instancetype)initWithFileId:(NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user's access wasn't removed.
@interface DBXSharingRelinquishAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishAccessError (Members)
/// The object if its tag is `invalid_file_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorInvalidFileId *asInvalidFileId;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorOwner *asOwner;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorOther *asOther;
@end

/// No file or folder has this identifier.
@interface DBXSharingRelinquishAccessErrorInvalidFileId : DBXSharingRelinquishAccessError
/// Creates an object with the tag `invalid_file_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_id`.
+ (instancetype)new;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingRelinquishAccessErrorEmailUnverified : DBXSharingRelinquishAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The user owns the item.
@interface DBXSharingRelinquishAccessErrorOwner : DBXSharingRelinquishAccessError
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// The user has access through a folder or group. Leave the folder, or ask for a change of the group.
@interface DBXSharingRelinquishAccessErrorNoExplicitAccess : DBXSharingRelinquishAccessError
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_explicit_access`.
+ (instancetype)new;
@end

/// The policies of a team folder don't allow it.
@interface DBXSharingRelinquishAccessErrorTeamFolder : DBXSharingRelinquishAccessError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishAccessErrorNoPermission : DBXSharingRelinquishAccessError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishAccessErrorOther : DBXSharingRelinquishAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of removing the user's own access. It has no fields.
@interface DBXSharingRelinquishAccessResult : DBXObject
@end

/// The file from which to remove the user's own access.
@interface DBXSharingRelinquishFileMembershipArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user's access wasn't removed.
@interface DBXSharingRelinquishFileMembershipError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishFileMembershipError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorAccessError *asAccessError;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorGroupAccess *asGroupAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorOther *asOther;
@end

/// The file can't be accessed.
@interface DBXSharingRelinquishFileMembershipErrorAccessError : DBXSharingRelinquishFileMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has access through a group.
@interface DBXSharingRelinquishFileMembershipErrorGroupAccess : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishFileMembershipErrorNoPermission : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishFileMembershipErrorOther : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder to leave.
@interface DBXSharingRelinquishFolderMembershipArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders inside a team
/// folder or another shared folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user didn't leave the folder.
@interface DBXSharingRelinquishFolderMembershipError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishFolderMembershipError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorAccessError *asAccessError;
/// The object if its tag is `folder_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorFolderOwner *asFolderOwner;
/// The object if its tag is `mounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorMounted *asMounted;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorGroupAccess *asGroupAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorNoPermission *asNoPermission;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingRelinquishFolderMembershipErrorAccessError : DBXSharingRelinquishFolderMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user owns the folder. Unshare it, or transfer the ownership.
@interface DBXSharingRelinquishFolderMembershipErrorFolderOwner : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_owner`.
+ (instancetype)new;
@end

/// The folder is mounted. Unmount it first.
@interface DBXSharingRelinquishFolderMembershipErrorMounted : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `mounted`.
+ (instancetype)new;
@end

/// The user has access through a group.
@interface DBXSharingRelinquishFolderMembershipErrorGroupAccess : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingRelinquishFolderMembershipErrorTeamFolder : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishFolderMembershipErrorNoPermission : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The user has access through a parent folder.
@interface DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_explicit_access`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishFolderMembershipErrorOther : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member to remove from a file.
@interface DBXSharingRemoveFileMemberArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. If an email address belongs to an account, the account is removed.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (instancetype)initWithFile:(NSString *)file member:(DBXSharingMemberSelector *)member NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't removed.
@interface DBXSharingRemoveFileMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveFileMemberError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorAccessError *asAccessError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingRemoveFileMemberErrorUserError : DBXSharingRemoveFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingRemoveFileMemberErrorAccessError : DBXSharingRemoveFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only through a folder. Remove them there. The associated value is the access level.
@interface DBXSharingRemoveFileMemberErrorNoExplicitAccess : DBXSharingRemoveFileMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRemoveFileMemberErrorOther : DBXSharingRemoveFileMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member to remove from a shared folder.
@interface DBXSharingRemoveFolderMemberArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for groups, and for
/// folders inside a team folder or another shared folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't removed.
@interface DBXSharingRemoveFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorMemberError *asMemberError;
/// The object if its tag is `folder_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorFolderOwner *asFolderOwner;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorGroupAccess *asGroupAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingRemoveFolderMemberErrorAccessError : DBXSharingRemoveFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member can't be removed.
@interface DBXSharingRemoveFolderMemberErrorMemberError : DBXSharingRemoveFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member owns the folder. Transfer the ownership first.
@interface DBXSharingRemoveFolderMemberErrorFolderOwner : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_owner`.
+ (instancetype)new;
@end

/// The member has access through a group.
@interface DBXSharingRemoveFolderMemberErrorGroupAccess : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingRemoveFolderMemberErrorTeamFolder : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRemoveFolderMemberErrorNoPermission : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The folder contains too many files to leave a copy. Remove the member without one.
@interface DBXSharingRemoveFolderMemberErrorTooManyFiles : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRemoveFolderMemberErrorOther : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `removeFolderMember`.
@interface DBXSharingRemoveMemberJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveMemberJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingRemoveMemberJobStatusInProgress : DBXSharingRemoveMemberJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The member was removed. The associated value is the access that the member still has.
@interface DBXSharingRemoveMemberJobStatusComplete : DBXSharingRemoveMemberJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingRemoveMemberJobStatusFailed : DBXSharingRemoveMemberJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The requested access level of a link.
@interface DBXSharingRequestedLinkAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingRequestedLinkAccessLevel (Members)
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelViewer *asViewer;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelEditor *asEditor;
/// The object if its tag is `max`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelMax *asMax;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelOther *asOther;
@end

/// People with the link can view and comment.
@interface DBXSharingRequestedLinkAccessLevelViewer : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// People with the link can view, comment, and edit. Not supported for all kinds of files.
@interface DBXSharingRequestedLinkAccessLevelEditor : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editor`.
+ (instancetype)new;
@end

/// The maximum access level.
@interface DBXSharingRequestedLinkAccessLevelMax : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `max`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `max`.
+ (instancetype)new;
@end

/// The user's default access level.
@interface DBXSharingRequestedLinkAccessLevelDefault_ : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRequestedLinkAccessLevelOther : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The requested visibility of a link. The policies of the team and folder may restrict it.
@interface DBXSharingRequestedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingRequestedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityPassword *asPassword;
@end

/// Anyone with the link.
@interface DBXSharingRequestedVisibilityPublic_ : DBXSharingRequestedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingRequestedVisibilityTeamOnly : DBXSharingRequestedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingRequestedVisibilityPassword : DBXSharingRequestedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// The people who can use a link, considering the policies of the team and folder.
@interface DBXSharingResolvedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingResolvedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityNoOne *asNoOne;
/// The object if its tag is `only_you`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityOnlyYou *asOnlyYou;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingResolvedVisibilityPublic_ : DBXSharingResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingResolvedVisibilityTeamOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingResolvedVisibilityPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingResolvedVisibilityTeamAndPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingResolvedVisibilitySharedFolderOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder_only`.
+ (instancetype)new;
@end

/// No one. The link gives no access.
@interface DBXSharingResolvedVisibilityNoOne : DBXSharingResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// Only the user.
@interface DBXSharingResolvedVisibilityOnlyYou : DBXSharingResolvedVisibility
/// Creates an object with the tag `only_you`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `only_you`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingResolvedVisibilityOther : DBXSharingResolvedVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The link to revoke.
@interface DBXSharingRevokeSharedLinkArg : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
- (instancetype)initWithUrl:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a link wasn't revoked.
@interface DBXSharingRevokeSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRevokeSharedLinkError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingRevokeSharedLinkErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorOther *asOther;
/// The object if its tag is `shared_link_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorSharedLinkMalformed *asSharedLinkMalformed;
@end

/// The shared link doesn't exist.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkNotFound : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingRevokeSharedLinkErrorUnsupportedLinkType : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingRevokeSharedLinkErrorUnsupportedParameterField : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_parameter_field`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRevokeSharedLinkErrorOther : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The URL isn't a shared link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkMalformed : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_malformed`.
+ (instancetype)new;
@end

/// The new inheritance of members for a shared folder.
@interface DBXSharingSetAccessInheritanceArg : DBXObject
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the inheritance of members wasn't changed.
@interface DBXSharingSetAccessInheritanceError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSetAccessInheritanceError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorAccessError *asAccessError;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingSetAccessInheritanceErrorAccessError : DBXSharingSetAccessInheritanceError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission.
@interface DBXSharingSetAccessInheritanceErrorNoPermission : DBXSharingSetAccessInheritanceError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSetAccessInheritanceErrorOther : DBXSharingSetAccessInheritanceError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder to share, and its settings.
@interface DBXSharingShareFolderArgBase : DBXObject
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;

/// The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// The folder to share, and its settings.
@interface DBXSharingShareFolderArg : DBXSharingShareFolderArgBase
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: The settings of the link to the folder.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    DB_UNAVAILABLE;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderError (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `bad_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBadPath *asBadPath;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorOther *asOther;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorNoPermission *asNoPermission;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorEmailUnverified : DBXSharingShareFolderError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder can't be shared because of its kind or location.
@interface DBXSharingShareFolderErrorBadPath : DBXSharingShareFolderError
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorDisallowedSharedLinkPolicy : DBXSharingShareFolderError
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorOther : DBXSharingShareFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingShareFolderErrorNoPermission : DBXSharingShareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorBase : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorBase (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseEmailUnverified *asEmailUnverified;
/// The object if its tag is `bad_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseBadPath *asBadPath;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseOther *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorBaseEmailUnverified : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder can't be shared because of its kind or location.
@interface DBXSharingShareFolderErrorBaseBadPath : DBXSharingShareFolderErrorBase
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorBaseOther : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorBaseV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorBaseV2 (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseV2EmailUnverified *asEmailUnverified;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseV2Other *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorBaseV2EmailUnverified : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorBaseV2Other : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorV2 (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2EmailUnverified *asEmailUnverified;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2Other *asOther;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2NoPermission *asNoPermission;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorV2EmailUnverified : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorV2Other : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingShareFolderErrorV2NoPermission : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The state of a job of `shareFolder`.
@interface DBXSharingShareFolderJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingShareFolderJobStatusInProgress : DBXSharingShareFolderJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The folder was shared.
@interface DBXSharingShareFolderJobStatusComplete : DBXSharingShareFolderJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The folder wasn't shared.
@interface DBXSharingShareFolderJobStatusFailed : DBXSharingShareFolderJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingShareFolderError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingShareFolderError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `shareFolder`: a job to poll, or the shared folder.
@interface DBXSharingShareFolderLaunch : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXSharingShareFolderLaunchAsyncJobId : DBXSharingShareFolderLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The folder was shared without a job.
@interface DBXSharingShareFolderLaunchComplete : DBXSharingShareFolderLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathError (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsAppFolder *asContainsAppFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorAlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsVaultLocked *asIsVaultLocked;
/// The object if its tag is `is_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsFamily *asIsFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorOther *asOther;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorIsFile : DBXSharingSharePathError
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorInsideSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorContainsSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains an app folder.
@interface DBXSharingSharePathErrorContainsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_app_folder`.
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorContainsTeamFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorIsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorInsideAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorIsPublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorInsidePublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorAlreadyShared : DBXSharingSharePathError
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorInvalidPath : DBXSharingSharePathError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorIsOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorInsideOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorIsVault : DBXSharingSharePathError
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorIsVaultLocked : DBXSharingSharePathError
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault_locked`.
+ (instancetype)new;
@end

/// The folder is the Family Room folder.
@interface DBXSharingSharePathErrorIsFamily : DBXSharingSharePathError
/// Creates an object with the tag `is_family`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_family`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorOther : DBXSharingSharePathError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathErrorBaseV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathErrorBaseV2 (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2ContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2ContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2AlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsVaultLocked *asIsVaultLocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2Other *asOther;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorBaseV2IsFile : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorBaseV2InsideSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorBaseV2ContainsSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorBaseV2ContainsTeamFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorBaseV2IsAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorBaseV2InsideAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorBaseV2IsPublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorBaseV2InsidePublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorBaseV2AlreadyShared : DBXSharingSharePathErrorBaseV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorBaseV2InvalidPath : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorBaseV2IsOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorBaseV2InsideOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorBaseV2IsVault : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorBaseV2IsVaultLocked : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault_locked`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorBaseV2Other : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathErrorV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathErrorV2 (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2AlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsVaultLocked *asIsVaultLocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2Other *asOther;
/// The object if its tag is `is_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsFamily *asIsFamily;
/// The object if its tag is `contains_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsAppFolder *asContainsAppFolder;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorV2IsFile : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorV2InsideSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorV2ContainsSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorV2ContainsTeamFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorV2IsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorV2InsideAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorV2IsPublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorV2InsidePublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorV2AlreadyShared : DBXSharingSharePathErrorV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorV2InvalidPath : DBXSharingSharePathErrorV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorV2IsOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorV2InsideOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorV2IsVault : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorV2IsVaultLocked : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault_locked`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorV2Other : DBXSharingSharePathErrorV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder is the Family Room folder.
@interface DBXSharingSharePathErrorV2IsFamily : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_family`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_family`.
+ (instancetype)new;
@end

/// The folder contains an app folder.
@interface DBXSharingSharePathErrorV2ContainsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_app_folder`.
+ (instancetype)new;
@end

/// The metadata of the link to shared content.
@interface DBXSharingSharedContentLinkMetadata : DBXSharingSharedContentLinkMetadataBase
/// The items in the folder whose audience differs from that of the folder. `nil` unless the call is for one folder.
@property (nonatomic, readonly, nullable) DBXSharingAudienceExceptions *audienceExceptions;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - audienceOptions: The audiences that could be chosen.
///   - currentAudience: The current audience of the link.
///   - linkPermissions: The permissions of the user for the link.
///   - passwordProtected: A Boolean value that indicates whether the link requires a password.
///   - url: The URL of the link.
///   - accessLevel: The access level that the link gives.
///   - audienceRestrictingSharedFolder: The shared folder that prevents a smaller audience.
///   - expiry: The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can
///     use it.
///   - audienceExceptions: The items in the folder whose audience differs from that of the folder. `nil` unless the
///     call is for one folder.
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    audienceExceptions:(nullable DBXSharingAudienceExceptions *)audienceExceptions
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    DB_UNAVAILABLE;
@end

/// The people who have access to a file.
@interface DBXSharingSharedFileMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserFileMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// The invited people who haven't signed in yet.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: The invited people who haven't signed in yet.
///   - cursor: The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserFileMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The sharing metadata of a file.
@interface DBXSharingSharedFileMetadata : DBXObject
/// The access level of the user.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessType;
/// The identifier of the file, `id:…`. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The expected metadata of the link, if no link exists. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingExpectedSharedContentLinkMetadata *expectedLinkMetadata;
/// The metadata of the link to the file. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *name;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the file. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;
/// The identifier of the shared folder that contains the file. `nil` if none does. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The permissions of the user for the file, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFilePermission *> *permissions;
/// The policies of the file.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The time at which the user was invited to the file or to a parent folder.
@property (nonatomic, readonly, copy, nullable) NSDate *timeInvited;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the file, `id:…`. At least 4 characters. Matches `id:.+`.
///   - name: The name of the file.
///   - policy: The policies of the file.
///   - previewUrl: The URL of a preview in a browser.
///   - accessType: The access level of the user.
///   - expectedLinkMetadata: The expected metadata of the link, if no link exists. Rarely available.
///   - linkMetadata: The metadata of the link to the file. Rarely available.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the file. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the file. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the file isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the file isn't mounted.
///   - permissions: The permissions of the user for the file, for the requested actions.
///   - timeInvited: The time at which the user was invited to the file or to a parent folder.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBXSharingAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBXSharingExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    permissions:(nullable NSArray<DBXSharingFilePermission *> *)permissions
    timeInvited:(nullable NSDate *)timeInvited
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a shared folder can't be accessed.
@interface DBXSharingSharedFolderAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedFolderAccessError (Members)
/// The object if its tag is `invalid_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorInvalidId *asInvalidId;
/// The object if its tag is `not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorNotAMember *asNotAMember;
/// The object if its tag is `invalid_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorInvalidMember *asInvalidMember;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `unmounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorUnmounted *asUnmounted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorOther *asOther;
@end

/// No shared folder has this identifier.
@interface DBXSharingSharedFolderAccessErrorInvalidId : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_id`.
+ (instancetype)new;
@end

/// The user isn't a member.
@interface DBXSharingSharedFolderAccessErrorNotAMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_a_member`.
+ (instancetype)new;
@end

/// The account doesn't exist or is disabled.
@interface DBXSharingSharedFolderAccessErrorInvalidMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_member`.
+ (instancetype)new;
@end

/// No longer returned. Deprecated.
@interface DBXSharingSharedFolderAccessErrorEmailUnverified : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder isn't mounted. Mount it first.
@interface DBXSharingSharedFolderAccessErrorUnmounted : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `unmounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unmounted`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedFolderAccessErrorOther : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a member can't be used.
@interface DBXSharingSharedFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedFolderMemberError (Members)
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorNotAMember *asNotAMember;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorOther *asOther;
@end

/// No account has this identifier.
@interface DBXSharingSharedFolderMemberErrorInvalidDropboxId : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_dropbox_id`.
+ (instancetype)new;
@end

/// The account isn't a member of the folder.
@interface DBXSharingSharedFolderMemberErrorNotAMember : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_a_member`.
+ (instancetype)new;
@end

/// The member has access only through a folder. The associated value is the access level.
@interface DBXSharingSharedFolderMemberErrorNoExplicitAccess : DBXSharingSharedFolderMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedFolderMemberErrorOther : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who have access to a shared folder.
@interface DBXSharingSharedFolderMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// The invited people.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: The invited people.
///   - cursor: The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The fields of all shared folder metadata.
@interface DBXSharingSharedFolderMetadataBase : DBXObject
/// The access level of the user.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// A Boolean value that indicates whether the folder lies inside a team folder.
@property (nonatomic, readonly) NSNumber *isInsideTeamFolder;
/// A Boolean value that indicates whether the folder is a team folder.
@property (nonatomic, readonly) NSNumber *isTeamFolder;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the folder. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;
/// The identifier of the shared folder that contains the folder. `nil` if none does. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the user.
///   - isInsideTeamFolder: A Boolean value that indicates whether the folder lies inside a team folder.
///   - isTeamFolder: A Boolean value that indicates whether the folder is a team folder.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the folder. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the folder. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the folder isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the folder isn't mounted.
///   - parentFolderName: The name of the parent folder.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a shared folder.
@interface DBXSharingSharedFolderMetadata : DBXSharingSharedFolderMetadataBase
/// The metadata of the link to the folder. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The permissions of the user for the folder, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderPermission *> *permissions;
/// The policies of the folder.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The identifier of the shared folder, which is also the identifier of its namespace. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The time at which the user was invited to the folder.
@property (nonatomic, readonly, copy) NSDate *timeInvited;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The identifier of the folder as an item, `id:…`. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the user.
///   - isInsideTeamFolder: A Boolean value that indicates whether the folder lies inside a team folder.
///   - isTeamFolder: A Boolean value that indicates whether the folder is a team folder.
///   - name: The name of the folder.
///   - policy: The policies of the folder.
///   - previewUrl: The URL of a preview in a browser.
///   - sharedFolderId: The identifier of the shared folder, which is also the identifier of its namespace. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - timeInvited: The time at which the user was invited to the folder.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the folder. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the folder. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the folder isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the folder isn't mounted.
///   - parentFolderName: The name of the parent folder.
///   - linkMetadata: The metadata of the link to the folder. Rarely available.
///   - permissions: The permissions of the user for the folder, for the requested actions.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - folderId: The identifier of the folder as an item, `id:…`. At least 4 characters. Matches `id:.+`.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    permissions:(nullable NSArray<DBXSharingFolderPermission *> *)permissions
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    folderId:(nullable NSString *)folderId
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    permissions:(nullable NSArray<DBXSharingFolderPermission *> *)permissions
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    DB_UNAVAILABLE;
@end

/// The reason that a link can't be used.
@interface DBXSharingSharedLinkAccessFailureReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkAccessFailureReason (Members)
/// The object if its tag is `login_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonLoginRequired *asLoginRequired;

/// The object if its tag is `email_verify_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired *asEmailVerifyRequired;

/// The object if its tag is `password_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonPasswordRequired *asPasswordRequired;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonTeamOnly *asTeamOnly;
/// The object if its tag is `owner_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonOwnerOnly *asOwnerOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonOther *asOther;
@end

/// The user must sign in.
@interface DBXSharingSharedLinkAccessFailureReasonLoginRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `login_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `login_required`.
+ (instancetype)new;
@end

/// The user must verify their email address.
@interface DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `email_verify_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_verify_required`.
+ (instancetype)new;
@end

/// The link requires a password.
@interface DBXSharingSharedLinkAccessFailureReasonPasswordRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `password_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password_required`.
+ (instancetype)new;
@end

/// Only team members can use the link.
@interface DBXSharingSharedLinkAccessFailureReasonTeamOnly : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Only the owner can use the link.
@interface DBXSharingSharedLinkAccessFailureReasonOwnerOnly : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `owner_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner_only`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkAccessFailureReasonOther : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The existing link that prevents a new one.
@interface DBXSharingSharedLinkAlreadyExistsMetadata : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkAlreadyExistsMetadata (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataMetadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataOther *asOther;
@end

/// The metadata of the existing link.
@interface DBXSharingSharedLinkAlreadyExistsMetadataMetadata : DBXSharingSharedLinkAlreadyExistsMetadata
/// The value of `metadata`.
@property (nonatomic, strong) DBXSharingSharedLinkMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXSharingSharedLinkMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkAlreadyExistsMetadataOther : DBXSharingSharedLinkAlreadyExistsMetadata
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a link can't be used.
@interface DBXSharingSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorSharedLinkNotFound *asSharedLinkNotFound;
/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;
/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorOther *asOther;
@end

/// The shared link doesn't exist.
@interface DBXSharingSharedLinkErrorSharedLinkNotFound : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingSharedLinkErrorSharedLinkAccessDenied : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingSharedLinkErrorUnsupportedLinkType : DBXSharingSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingSharedLinkErrorUnsupportedParameterField : DBXSharingSharedLinkError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_parameter_field`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkErrorOther : DBXSharingSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that the metadata of a link wasn't returned.
@interface DBXSharingSharedLinkMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkMetadataError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkMetadataErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorOther *asOther;
@end

/// The shared link doesn't exist.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkNotFound : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingSharedLinkMetadataErrorUnsupportedLinkType : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingSharedLinkMetadataErrorUnsupportedParameterField : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_parameter_field`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkMetadataErrorOther : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who can use links to the contents of a shared folder.
@interface DBXSharingSharedLinkPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkPolicy (Members)
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyAnyone *asAnyone;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyTeam *asTeam;
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyMembers *asMembers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyOther *asOther;
@end

/// Anyone.
@interface DBXSharingSharedLinkPolicyAnyone : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `anyone`.
+ (instancetype)new;
@end

/// Members of the owner's team. Deprecated.
@interface DBXSharingSharedLinkPolicyTeam : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Members of the folder.
@interface DBXSharingSharedLinkPolicyMembers : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `members`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkPolicyOther : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The settings of a link. Fields that are `nil` have the default, or don't change.
@interface DBXSharingSharedLinkSettings : DBXObject
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// The password. Required if `requirePassword` is `true`.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;
/// The time at which the link expires. `nil` for no expiration.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// The audience of the link. The policies of the team and folder may restrict it.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// The access level of the link. You can't change it later.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevel *access;
/// The requested visibility of the link. Use `audience` instead. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly, nullable) NSNumber *allowDownload;

/// Creates an object.
///
/// - Parameters:
///   - requirePassword: A Boolean value that indicates whether the link requires a password.
///   - linkPassword: The password. Required if `requirePassword` is `true`.
///   - expires: The time at which the link expires. `nil` for no expiration.
///   - audience: The audience of the link. The policies of the team and folder may restrict it.
///   - access: The access level of the link. You can't change it later.
///   - requestedVisibility: The requested visibility of the link. Use `audience` instead. Deprecated.
///   - allowDownload: A Boolean value that indicates whether the link allows downloads.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBXSharingLinkAudience *)audience
    access:(nullable DBXSharingRequestedLinkAccessLevel *)access
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    allowDownload:(nullable NSNumber *)allowDownload
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the settings of a link aren't valid.
@interface DBXSharingSharedLinkSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkSettingsError (Members)
/// The object if its tag is `invalid_settings`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorInvalidSettings *asInvalidSettings;
/// The object if its tag is `not_authorized`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorNotAuthorized *asNotAuthorized;
@end

/// The settings are inconsistent: a required password is missing, or the expiration date is in the past.
@interface DBXSharingSharedLinkSettingsErrorInvalidSettings : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `invalid_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_settings`.
+ (instancetype)new;
@end

/// The user isn't allowed to use these settings. Basic accounts support only public links without an expiration date.
@interface DBXSharingSharedLinkSettingsErrorNotAuthorized : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `not_authorized`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_authorized`.
+ (instancetype)new;
@end

/// The reason that a file can't be accessed for sharing.
@interface DBXSharingSharingFileAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharingFileAccessError (Members)
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorNoPermission *asNoPermission;
/// The object if its tag is `invalid_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInvalidFile *asInvalidFile;
/// The object if its tag is `is_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorIsFolder *asIsFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorOther *asOther;
@end

/// The user doesn't have permission.
@interface DBXSharingSharingFileAccessErrorNoPermission : DBXSharingSharingFileAccessError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The file doesn't exist.
@interface DBXSharingSharingFileAccessErrorInvalidFile : DBXSharingSharingFileAccessError
/// Creates an object with the tag `invalid_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file`.
+ (instancetype)new;
@end

/// The item is a folder. Share the folder, or create a shared link.
@interface DBXSharingSharingFileAccessErrorIsFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `is_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_folder`.
+ (instancetype)new;
@end

/// The file lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharingFileAccessErrorInsidePublicFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// The file lies inside a macOS package, such as an app. Create a shared link instead.
@interface DBXSharingSharingFileAccessErrorInsideOsxPackage : DBXSharingSharingFileAccessError
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharingFileAccessErrorOther : DBXSharingSharingFileAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that the user's account can't be used.
@interface DBXSharingSharingUserError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharingUserError (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorOther *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingSharingUserErrorEmailUnverified : DBXSharingSharingUserError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharingUserErrorOther : DBXSharingSharingUserError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A person who belongs to a team.
@interface DBXSharingTeamMemberInfo : DBXObject
/// The team.
@property (nonatomic, readonly) DBXUsersTeam *teamInfo;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
@property (nonatomic, readonly, copy, nullable) NSString *memberId;

/// Creates an object.
///
/// - Parameters:
///   - teamInfo: The team.
///   - displayName: The name of the person.
///   - memberId: The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
- (instancetype)initWithTeamInfo:(DBXUsersTeam *)teamInfo
    displayName:(NSString *)displayName
    memberId:(nullable NSString *)memberId
    NS_DESIGNATED_INITIALIZER;
@end

/// The new owner of a shared folder.
@interface DBXSharingTransferFolderArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The identifier of the account or team member who becomes the owner. At least 1 character.
@property (nonatomic, readonly, copy) NSString *toDropboxId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the ownership wasn't transferred.
@interface DBXSharingTransferFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingTransferFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorAccessError *asAccessError;
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `new_owner_not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNewOwnerNotAMember *asNewOwnerNotAMember;
/// The object if its tag is `new_owner_unmounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNewOwnerUnmounted *asNewOwnerUnmounted;

/// The object if its tag is `new_owner_email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingTransferFolderErrorNewOwnerEmailUnverified *asNewOwnerEmailUnverified;

/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingTransferFolderErrorAccessError : DBXSharingTransferFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// No account has this identifier.
@interface DBXSharingTransferFolderErrorInvalidDropboxId : DBXSharingTransferFolderError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_dropbox_id`.
+ (instancetype)new;
@end

/// The new owner isn't a member of the folder. Add them first.
@interface DBXSharingTransferFolderErrorNewOwnerNotAMember : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_not_a_member`.
+ (instancetype)new;
@end

/// The new owner hasn't mounted the folder.
@interface DBXSharingTransferFolderErrorNewOwnerUnmounted : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_unmounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_unmounted`.
+ (instancetype)new;
@end

/// The new owner hasn't verified their email address.
@interface DBXSharingTransferFolderErrorNewOwnerEmailUnverified : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_email_unverified`.
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingTransferFolderErrorTeamFolder : DBXSharingTransferFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingTransferFolderErrorNoPermission : DBXSharingTransferFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingTransferFolderErrorOther : DBXSharingTransferFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder to unmount.
@interface DBXSharingUnmountFolderArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't unmounted.
@interface DBXSharingUnmountFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnmountFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorAccessError *asAccessError;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `not_unmountable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorNotUnmountable *asNotUnmountable;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUnmountFolderErrorAccessError : DBXSharingUnmountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission.
@interface DBXSharingUnmountFolderErrorNoPermission : DBXSharingUnmountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The folder can't be unmounted, for example because it lies inside another shared folder of the user.
@interface DBXSharingUnmountFolderErrorNotUnmountable : DBXSharingUnmountFolderError
/// Creates an object with the tag `not_unmountable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_unmountable`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnmountFolderErrorOther : DBXSharingUnmountFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The file to unshare.
@interface DBXSharingUnshareFileArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file wasn't unshared.
@interface DBXSharingUnshareFileError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnshareFileError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingUnshareFileErrorUserError : DBXSharingUnshareFileError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingUnshareFileErrorAccessError : DBXSharingUnshareFileError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnshareFileErrorOther : DBXSharingUnshareFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The folder to unshare.
@interface DBXSharingUnshareFolderArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether the other members keep a copy. The owner always keeps the folder. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't unshared.
@interface DBXSharingUnshareFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnshareFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorAccessError *asAccessError;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUnshareFolderErrorAccessError : DBXSharingUnshareFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingUnshareFolderErrorTeamFolder : DBXSharingUnshareFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUnshareFolderErrorNoPermission : DBXSharingUnshareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The folder contains too many files.
@interface DBXSharingUnshareFolderErrorTooManyFiles : DBXSharingUnshareFolderError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_files`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnshareFolderErrorOther : DBXSharingUnshareFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The new access level of a file's member.
@interface DBXSharingUpdateFileMemberArgs : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The new access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member.
///   - accessLevel: The new access level.
- (instancetype)initWithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a shared file.
@interface DBXSharingUpdateFilePolicyArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;
/// This option no longer has an effect. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// A value that indicates whether the file shows its viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: This option no longer has an effect. Deprecated.
///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file wasn't changed.
@interface DBXSharingUpdateFilePolicyError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFilePolicyError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorAccessError *asAccessError;
/// The object if its tag is `invalid_file_settings`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorInvalidFileSettings *asInvalidFileSettings;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorOther *asOther;
@end

/// The file can't be accessed.
@interface DBXSharingUpdateFilePolicyErrorAccessError : DBXSharingUpdateFilePolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The settings aren't valid.
@interface DBXSharingUpdateFilePolicyErrorInvalidFileSettings : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `invalid_file_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_settings`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFilePolicyErrorNoPermission : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFilePolicyErrorOther : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The new access level of a folder's member.
@interface DBXSharingUpdateFolderMemberArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, as `.dropboxId`.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The new access level. `.owner` isn't supported.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the member wasn't changed.
@interface DBXSharingUpdateFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorMemberError *asMemberError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUpdateFolderMemberErrorAccessError : DBXSharingUpdateFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member can't be changed.
@interface DBXSharingUpdateFolderMemberErrorMemberError : DBXSharingUpdateFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member couldn't be added to the folder itself, which is necessary for the change.
@interface DBXSharingUpdateFolderMemberErrorNoExplicitAccess : DBXSharingUpdateFolderMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingAddFolderMemberError *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingAddFolderMemberError *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// The user's plan doesn't support the request, for example members who can only view.
@interface DBXSharingUpdateFolderMemberErrorInsufficientPlan : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_plan`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFolderMemberErrorNoPermission : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFolderMemberErrorOther : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The changes to a shared folder. Fields that are `nil` don't change.
@interface DBXSharingUpdateFolderPolicyArg : DBXObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - linkSettings: The settings of the link to the folder.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't changed.
@interface DBXSharingUpdateFolderPolicyError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFolderPolicyError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorAccessError *asAccessError;
/// The object if its tag is `not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorNotOnTeam *asNotOnTeam;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorNoPermission *asNoPermission;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorTeamFolder *asTeamFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUpdateFolderPolicyErrorAccessError : DBXSharingUpdateFolderPolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// `memberPolicy` is supported only for members of a team.
@interface DBXSharingUpdateFolderPolicyErrorNotOnTeam : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_on_team`.
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFolderPolicyErrorNoPermission : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingUpdateFolderPolicyErrorTeamFolder : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFolderPolicyErrorOther : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A person who has access, and their access level.
@interface DBXSharingUserMembershipInfo : DBXSharingMembershipInfo
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - user: The person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// A member of a file, and the time at which they last viewed it.
@interface DBXSharingUserFileMembershipInfo : DBXSharingUserMembershipInfo
/// The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan doesn't include
/// viewer history.
@property (nonatomic, readonly, copy, nullable) NSDate *timeLastSeen;

/// The platform on which the member last viewed the file.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformType *platformType;

/// Creates an object.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - user: The person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
///   - timeLastSeen: The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan
///     doesn't include viewer history.
///   - platformType: The platform on which the member last viewed the file.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    timeLastSeen:(nullable NSDate *)timeLastSeen
    platformType:(nullable DBXSeenStatePlatformType *)platformType
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// A person. For more information, use `getAccount` of `Users`.
@interface DBXSharingUserInfo : DBXObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// A Boolean value that indicates whether the person belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;
/// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - email: The email address.
///   - displayName: The name of the person.
///   - sameTeam: A Boolean value that indicates whether the person belongs to the user's team.
///   - teamMemberId: The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
- (instancetype)initWithAccountId:(NSString *)accountId
    email:(NSString *)email
    displayName:(NSString *)displayName
    sameTeam:(NSNumber *)sameTeam
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether a file shows its viewers.
@interface DBXSharingViewerInfoPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingViewerInfoPolicy (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyEnabled *asEnabled;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyDisabled *asDisabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyOther *asOther;
@end

/// The file shows its viewers.
@interface DBXSharingViewerInfoPolicyEnabled : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// The file doesn't show its viewers.
@interface DBXSharingViewerInfoPolicyDisabled : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingViewerInfoPolicyOther : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people who can use a link.
@interface DBXSharingVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingVisibilityPublic_ : DBXSharingVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingVisibilityTeamOnly : DBXSharingVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingVisibilityPassword : DBXSharingVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingVisibilityTeamAndPassword : DBXSharingVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingVisibilitySharedFolderOnly : DBXSharingVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder_only`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingVisibilityOther : DBXSharingVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A visibility, and whether the user can choose it.
@interface DBXSharingVisibilityPolicy : DBXObject
/// The visibility.
@property (nonatomic, readonly) DBXSharingRequestedVisibility *policy;
/// The people who could use the link with this visibility, considering all policies.
@property (nonatomic, readonly) DBXSharingAlphaResolvedVisibility *resolvedPolicy;
/// A Boolean value that indicates whether the user can choose the visibility.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the visibility. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReason *disallowedReason;

/// Creates an object.
///
/// - Parameters:
///   - policy: The visibility.
///   - resolvedPolicy: The people who could use the link with this visibility, considering all policies.
///   - allowed: A Boolean value that indicates whether the user can choose the visibility.
///   - disallowedReason: The reason that the user can't choose the visibility. `nil` if they can.
- (instancetype)initWithPolicy:(DBXSharingRequestedVisibility *)policy
    resolvedPolicy:(DBXSharingAlphaResolvedVisibility *)resolvedPolicy
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingVisibilityPolicyDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a visibility isn't allowed.
@interface DBXSharingVisibilityPolicyDisallowedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingVisibilityPolicyDisallowedReason (Members)
/// The object if its tag is `delete_and_recreate`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate *asDeleteAndRecreate;

/// The object if its tag is `restricted_by_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder *asRestrictedBySharedFolder;

/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam *asRestrictedByTeam;

/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam *asUserNotOnTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonUserAccountType *asUserAccountType;

/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied *asPermissionDenied;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonOther *asOther;
@end

/// The visibility of this link can't be changed. Revoke the link, and create a new one.
@interface DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `delete_and_recreate`.
+ (instancetype)new;
@end

/// The shared folder that contains the item doesn't allow it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_shared_folder`.
+ (instancetype)new;
@end

/// The team doesn't allow it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The user's plan doesn't include it.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserAccountType : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_denied`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingVisibilityPolicyDisallowedReasonOther : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
