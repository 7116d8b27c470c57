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

/// Whether a shared folder takes over the members of the folder around it.
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

/// It does.
@interface DBXSharingAccessInheritanceInherit : DBXSharingAccessInheritance
/// Creates an object with the tag `inherit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inherit`.
+ (instancetype)new;
@end

/// It has members of its own only.
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

/// What a member may do.
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

/// Everything, including the rules for the folder.
@interface DBXSharingAccessLevelOwner : DBXSharingAccessLevel
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// View and change.
@interface DBXSharingAccessLevelEditor : DBXSharingAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editor`.
+ (instancetype)new;
@end

/// View and comment.
@interface DBXSharingAccessLevelViewer : DBXSharingAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// View, without comments.
@interface DBXSharingAccessLevelViewerNoComment : DBXSharingAccessLevel
/// Creates an object with the tag `viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer_no_comment`.
+ (instancetype)new;
@end

/// See only those parts that are shared with them further down.
@interface DBXSharingAccessLevelTraverse : DBXSharingAccessLevel
/// Creates an object with the tag `traverse`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `traverse`.
+ (instancetype)new;
@end

/// Nothing yet: the user has only opened a link by which they can join.
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

/// Who may add, change and remove members.
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

/// The owner.
@interface DBXSharingAclUpdatePolicyOwner : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// Every editor, or every editor of the same team.
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

/// Whom to share a file with.
@interface DBXSharingAddFileMemberArgs : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The people to share with, by account or email address. An address that belongs to an account means that account.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberSelector *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// Whether to send no notifications of the invitation. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// What the new members may do.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;
/// Whether to add the message as a comment too. For Paper documents. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *addMessageAsComment;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - members: The people to share with, by account or email address. An address that belongs to an account means that
///     account.
///   - customMessage: A message to send with the invitation.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - accessLevel: What the new members may do.
///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `@NO`.
///   - fpSealedResult: For Dropbox's own apps.
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

/// Why no members were added.
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

/// Something is wrong with the user's account.
@interface DBXSharingAddFileMemberErrorUserError : DBXSharingAddFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
@interface DBXSharingAddFileMemberErrorAccessError : DBXSharingAddFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has sent too many invitations. Wait and try again.
@interface DBXSharingAddFileMemberErrorRateLimit : DBXSharingAddFileMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `rate_limit`.
+ (instancetype)new;
@end

/// The message must not be sent.
@interface DBXSharingAddFileMemberErrorInvalidComment : DBXSharingAddFileMemberError
/// Creates an object with the tag `invalid_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_comment`.
+ (instancetype)new;
@end

/// The user may not share any more, because of abuse.
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

/// Whom to share a folder with.
@interface DBXSharingAddFolderMemberArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people to invite, each with what they may do.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAddMember *> *members;
/// Whether to send no notifications of the invitation. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// A message to send with the invitation. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - members: The people to invite, each with what they may do.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For Dropbox's own apps.
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

/// Why no members were added.
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

/// The file or folder cannot be opened.
@interface DBXSharingAddFolderMemberErrorAccessError : DBXSharingAddFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingAddFolderMemberErrorEmailUnverified : DBXSharingAddFolderMemberError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The user may not share any more, because of abuse.
@interface DBXSharingAddFolderMemberErrorBannedMember : DBXSharingAddFolderMemberError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `banned_member`.
+ (instancetype)new;
@end

/// One of the members cannot be invited.
@interface DBXSharingAddFolderMemberErrorBadMember : DBXSharingAddFolderMemberError
/// The value of `bad_member`.
@property (nonatomic, strong) DBXSharingAddMemberSelectorError *badMember;
/// Creates an object with the tag `bad_member`.
- (instancetype)init:(DBXSharingAddMemberSelectorError *)badMember NS_DESIGNATED_INITIALIZER;
@end

/// The team forbids sharing with others.
@interface DBXSharingAddFolderMemberErrorCantShareOutsideTeam : DBXSharingAddFolderMemberError
/// Creates an object with the tag `cant_share_outside_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cant_share_outside_team`.
+ (instancetype)new;
@end

/// The folder would have too many members; the value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyMembers : DBXSharingAddFolderMemberError
/// The value of `too_many_members`.
@property (nonatomic, strong) NSNumber *tooManyMembers;
/// Creates an object with the tag `too_many_members`.
- (instancetype)init:(NSNumber *)tooManyMembers NS_DESIGNATED_INITIALIZER;
@end

/// Too many invitations are not answered yet; the value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyPendingInvites : DBXSharingAddFolderMemberError
/// The value of `too_many_pending_invites`.
@property (nonatomic, strong) NSNumber *tooManyPendingInvites;
/// Creates an object with the tag `too_many_pending_invites`.
- (instancetype)init:(NSNumber *)tooManyPendingInvites NS_DESIGNATED_INITIALIZER;
@end

/// The user has sent too many invitations for a day. Try again after 24 hours.
@interface DBXSharingAddFolderMemberErrorRateLimit : DBXSharingAddFolderMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `rate_limit`.
+ (instancetype)new;
@end

/// Too many people at once. Invite fewer in one call.
@interface DBXSharingAddFolderMemberErrorTooManyInvitees : DBXSharingAddFolderMemberError
/// Creates an object with the tag `too_many_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_invitees`.
+ (instancetype)new;
@end

/// The user's plan does not include this, for instance members who may only view.
@interface DBXSharingAddFolderMemberErrorInsufficientPlan : DBXSharingAddFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_plan`.
+ (instancetype)new;
@end

/// Not possible with a team folder.
@interface DBXSharingAddFolderMemberErrorTeamFolder : DBXSharingAddFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingAddFolderMemberErrorNoPermission : DBXSharingAddFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// Comes as `accessError` now. Deprecated.
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

/// A person to invite to a shared folder.
@interface DBXSharingAddMember : DBXObject
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// What they may do. Not `.owner`.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - accessLevel: What they may do. Not `.owner`.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Why somebody cannot be invited.
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

/// This group manages itself, and can be a member of team folders only.
@interface DBXSharingAddMemberSelectorErrorAutomaticGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `automatic_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `automatic_group`.
+ (instancetype)new;
@end

/// There is no such account or group; the value is the id. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorInvalidDropboxId : DBXSharingAddMemberSelectorError
/// The value of `invalid_dropbox_id`.
@property (nonatomic, copy) NSString *invalidDropboxId;
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init:(NSString *)invalidDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// This is not an email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXSharingAddMemberSelectorErrorInvalidEmail : DBXSharingAddMemberSelectorError
/// The value of `invalid_email`.
@property (nonatomic, copy) NSString *invalidEmail;
/// Creates an object with the tag `invalid_email`.
- (instancetype)init:(NSString *)invalidEmail NS_DESIGNATED_INITIALIZER;
@end

/// The group is not valid.
@interface DBXSharingAddMemberSelectorErrorInvalidGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `invalid_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_group`.
+ (instancetype)new;
@end

/// This account has no verified email address; the value is its id. Invite it by email address. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorUnverifiedDropboxId : DBXSharingAddMemberSelectorError
/// The value of `unverified_dropbox_id`.
@property (nonatomic, copy) NSString *unverifiedDropboxId;
/// Creates an object with the tag `unverified_dropbox_id`.
- (instancetype)init:(NSString *)unverifiedDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// One of the groups has been deleted.
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

/// Who can really use a link.
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

/// Anybody who has it.
@interface DBXSharingAlphaResolvedVisibilityPublic_ : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Teammates.
@interface DBXSharingAlphaResolvedVisibilityTeamOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anybody who has it and knows its password.
@interface DBXSharingAlphaResolvedVisibilityPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Teammates who know its password.
@interface DBXSharingAlphaResolvedVisibilityTeamAndPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder around it.
@interface DBXSharingAlphaResolvedVisibilitySharedFolderOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder_only`.
+ (instancetype)new;
@end

/// Nobody who has no access already.
@interface DBXSharingAlphaResolvedVisibilityNoOne : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// The user.
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

/// Something in a folder that other people can reach than the folder.
@interface DBXSharingAudienceExceptionContentInfo : DBXObject
/// The name of the file or folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the file or folder.
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// What in a folder can be reached by other people than the folder.
@interface DBXSharingAudienceExceptions : DBXObject
/// How many files and folders there are.
@property (nonatomic, readonly) NSNumber *count;
/// Some of them.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAudienceExceptionContentInfo *> *exceptions;

/// Creates an object.
///
/// - Parameters:
///   - count: How many files and folders there are.
///   - exceptions: Some of them.
- (instancetype)initWithCount:(NSNumber *)count
    exceptions:(NSArray<DBXSharingAudienceExceptionContentInfo *> *)exceptions
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder that limits who may use a link to something in it.
@interface DBXSharingAudienceRestrictingSharedFolder : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Who may use links to it.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - name: The name of the folder.
///   - audience: Who may use links to it.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    name:(NSString *)name
    audience:(DBXSharingLinkAudience *)audience
    NS_DESIGNATED_INITIALIZER;
@end

/// Whether members may set a later expiry than the team's default.
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

/// They may.
@interface DBXSharingChangeLinkExpirationPolicyAllowed : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `allowed`.
+ (instancetype)new;
@end

/// They may not.
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

/// A link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBXSharingLinkMetadata : DBXObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// Who may use it.
@property (nonatomic, readonly) DBXSharingVisibility *visibility;
/// When it expires, if ever.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - visibility: Who may use it.
///   - expires: When it expires, if ever.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;
@end

/// A link to a collection of files.
@interface DBXSharingCollectionLinkMetadata : DBXSharingLinkMetadata
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    DB_UNAVAILABLE;
@end

/// What to link to.
@interface DBXSharingCreateSharedLinkArg : DBXObject
/// The file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// Has no use any more. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *shortUrl;
/// What to expect at the path if nothing is there yet.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadMode *pendingUpload;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder.
///   - shortUrl: Has no use any more. Default: `@NO`. Deprecated.
///   - pendingUpload: What to expect at the path if nothing is there yet.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(NSNumber *)shortUrl
    pendingUpload:(nullable DBXSharingPendingUploadMode *)pendingUpload
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no link was made.
@interface DBXSharingCreateSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingCreateSharedLinkError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorOther *asOther;
@end

/// There is nothing to link to at this path.
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

/// What to link to, and who may use the link.
@interface DBXSharingCreateSharedLinkWithSettingsArg : DBXObject
/// The file or folder: a path or an `id:…`. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Who may use the link, its password and its expiry.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettings *settings;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - settings: Who may use the link, its password and its expiry.
- (instancetype)initWithPath:(NSString *)path
    settings:(nullable DBXSharingSharedLinkSettings *)settings
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no link was made.
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

/// There is nothing to link to at this path.
@interface DBXSharingCreateSharedLinkWithSettingsErrorPath : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// There is a link already. The value tells which, unless the settings asked for do not fit it; then find it with
/// `listSharedLinks` and `directOnly`.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `shared_link_already_exists`.
@property (nonatomic, strong, nullable) DBXSharingSharedLinkAlreadyExistsMetadata *sharedLinkAlreadyExists;

/// Creates an object with the tag `shared_link_already_exists`.
- (instancetype)init:(nullable DBXSharingSharedLinkAlreadyExistsMetadata *)sharedLinkAlreadyExists
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings are not acceptable.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSettingsError : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user may not link to this, for instance because it is restricted or their links are banned.
@interface DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_denied`.
+ (instancetype)new;
@end

/// The user may not share any more, because of abuse.
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

/// What links to shared content have in common.
@interface DBXSharingSharedContentLinkMetadataBase : DBXObject
/// What the link allows.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// Who could be allowed to use it.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkAudience *> *audienceOptions;
/// The shared folder that keeps the audience from being made smaller.
@property (nonatomic, readonly, nullable) DBXSharingAudienceRestrictingSharedFolder *audienceRestrictingSharedFolder;
/// Who may use it.
@property (nonatomic, readonly) DBXSharingLinkAudience *currentAudience;
/// When it expires, if ever. After that only members can use it.
@property (nonatomic, readonly, copy, nullable) NSDate *expiry;
/// What the user may do with it.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkPermission *> *linkPermissions;
/// Whether it asks for a password.
@property (nonatomic, readonly) NSNumber *passwordProtected;

/// Creates an object.
///
/// - Parameters:
///   - audienceOptions: Who could be allowed to use it.
///   - currentAudience: Who may use it.
///   - linkPermissions: What the user may do with it.
///   - passwordProtected: Whether it asks for a password.
///   - accessLevel: What the link allows.
///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
///   - expiry: When it expires, if ever. After that only members can use it.
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    NS_DESIGNATED_INITIALIZER;
@end

/// The link that would be made by sharing.
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

/// Something that a user may do with a shared file.
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

/// Hide who has seen it.
@interface DBXSharingFileActionDisableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disable_viewer_info`.
+ (instancetype)new;
@end

/// Change it.
@interface DBXSharingFileActionEditContents : DBXSharingFileAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit_contents`.
+ (instancetype)new;
@end

/// Show who has seen it.
@interface DBXSharingFileActionEnableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enable_viewer_info`.
+ (instancetype)new;
@end

/// Add members who may view and comment.
@interface DBXSharingFileActionInviteViewer : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer`.
+ (instancetype)new;
@end

/// Add members who may view.
@interface DBXSharingFileActionInviteViewerNoComment : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer_no_comment`.
+ (instancetype)new;
@end

/// Add members who may change it.
@interface DBXSharingFileActionInviteEditor : DBXSharingFileAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_editor`.
+ (instancetype)new;
@end

/// End sharing.
@interface DBXSharingFileActionUnshare : DBXSharingFileAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unshare`.
+ (instancetype)new;
@end

/// Give up one's own access.
@interface DBXSharingFileActionRelinquishMembership : DBXSharingFileAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relinquish_membership`.
+ (instancetype)new;
@end

/// Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionShareLink : DBXSharingFileAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `share_link`.
+ (instancetype)new;
@end

/// Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionCreateLink : DBXSharingFileAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_link`.
+ (instancetype)new;
@end

/// Make a link for viewing.
@interface DBXSharingFileActionCreateViewLink : DBXSharingFileAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_view_link`.
+ (instancetype)new;
@end

/// Make a link for editing.
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

/// What is wrong with a file.
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

/// There is no such file; the value is its id. At least 1 character.
@interface DBXSharingFileErrorResultFileNotFoundError : DBXSharingFileErrorResult
/// The value of `file_not_found_error`.
@property (nonatomic, copy) NSString *fileNotFoundError;
/// Creates an object with the tag `file_not_found_error`.
- (instancetype)init:(NSString *)fileNotFoundError NS_DESIGNATED_INITIALIZER;
@end

/// The user may not do this with the file; the value is its id. At least 1 character.
@interface DBXSharingFileErrorResultInvalidFileActionError : DBXSharingFileErrorResult
/// The value of `invalid_file_action_error`.
@property (nonatomic, copy) NSString *invalidFileActionError;
/// Creates an object with the tag `invalid_file_action_error`.
- (instancetype)init:(NSString *)invalidFileActionError NS_DESIGNATED_INITIALIZER;
@end

/// The user may not open the file; the value is its id. At least 1 character.
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

/// A link and what it leads to. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
@interface DBXSharingSharedLinkMetadata : DBXObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identity of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id;
/// The name of the file or folder, with its extension.
@property (nonatomic, readonly, copy) NSString *name;
/// When it expires, if ever.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// Who may use it, and what the user may change about it.
@property (nonatomic, readonly) DBXSharingLinkPermissions *linkPermissions;
/// The owner of the link, if they belong to a team.
@property (nonatomic, readonly, nullable) DBXSharingTeamMemberInfo *teamMemberInfo;
/// The team that owns the content, if it is another than that of the link's owner.
@property (nonatomic, readonly, nullable) DBXUsersTeam *contentOwnerTeamInfo;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - name: The name of the file or folder, with its extension.
///   - linkPermissions: Who may use it, and what the user may change about it.
///   - id: The identity of the file or folder. At least 1 character.
///   - expires: When it expires, if ever.
///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
///   - teamMemberInfo: The owner of the link, if they belong to a team.
///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
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

/// A link to a file.
@interface DBXSharingFileLinkMetadata : DBXSharingSharedLinkMetadata
/// The time that the uploading app gave as the last change. Nobody verifies it.
@property (nonatomic, readonly, copy) NSDate *clientModified;
/// The time at which Dropbox received the present revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;
/// The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - name: The name of the file or folder, with its extension.
///   - linkPermissions: Who may use it, and what the user may change about it.
///   - clientModified: The time that the uploading app gave as the last change. Nobody verifies it.
///   - serverModified: The time at which Dropbox received the present revision.
///   - rev: The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - size: The size in bytes.
///   - id: The identity of the file or folder. At least 1 character.
///   - expires: When it expires, if ever.
///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
///   - teamMemberInfo: The owner of the link, if they belong to a team.
///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
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

/// Why a member was not added, changed or removed.
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

/// There is no such member.
@interface DBXSharingFileMemberActionErrorInvalidMember : DBXSharingFileMemberActionError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_member`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingFileMemberActionErrorNoPermission : DBXSharingFileMemberActionError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The file or folder cannot be opened.
@interface DBXSharingFileMemberActionErrorAccessError : DBXSharingFileMemberActionError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only by way of a folder; the value tells which access. Change it there.
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

/// What became of one member.
@interface DBXSharingFileMemberActionIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberActionIndividualResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultSuccess *asSuccess;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultMemberError *asMemberError;
@end

/// Done. After a removal, the value tells which access is left by way of a folder.
@interface DBXSharingFileMemberActionIndividualResultSuccess : DBXSharingFileMemberActionIndividualResult
/// The value of `success`.
@property (nonatomic, strong, nullable) DBXSharingAccessLevel *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(nullable DBXSharingAccessLevel *)success NS_DESIGNATED_INITIALIZER;
@end

/// Not done.
@interface DBXSharingFileMemberActionIndividualResultMemberError : DBXSharingFileMemberActionIndividualResult
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingFileMemberActionError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingFileMemberActionError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// What became of one member.
@interface DBXSharingFileMemberActionResult : DBXObject
/// The member, as given in the call.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// What became of them.
@property (nonatomic, readonly) DBXSharingFileMemberActionIndividualResult *result;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *sckeySha1;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *invitationSignature;

/// Creates an object.
///
/// - Parameters:
///   - member: The member, as given in the call.
///   - result: What became of them.
///   - sckeySha1: For Dropbox's own apps.
///   - invitationSignature: For Dropbox's own apps.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    result:(DBXSharingFileMemberActionIndividualResult *)result
    sckeySha1:(nullable NSString *)sckeySha1
    invitationSignature:(nullable NSArray<NSString *> *)invitationSignature
    NS_DESIGNATED_INITIALIZER;
@end

/// What became of a member who was to be removed.
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

/// Removed. The value tells which access they still have by way of a folder.
@interface DBXSharingFileMemberRemoveActionResultSuccess : DBXSharingFileMemberRemoveActionResult
/// The value of `success`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// Not removed.
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

/// Whether the user may do something with a file.
@interface DBXSharingFilePermission : DBXObject
/// What they may do or not.
@property (nonatomic, readonly) DBXSharingFileAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBXSharingFileAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// Something that a user may do with a shared folder.
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

/// Change the rules for it.
@interface DBXSharingFolderActionChangeOptions : DBXSharingFolderAction
/// Creates an object with the tag `change_options`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_options`.
+ (instancetype)new;
@end

/// Hide who has seen what is in it.
@interface DBXSharingFolderActionDisableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disable_viewer_info`.
+ (instancetype)new;
@end

/// Change what is in it.
@interface DBXSharingFolderActionEditContents : DBXSharingFolderAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit_contents`.
+ (instancetype)new;
@end

/// Show who has seen what is in it.
@interface DBXSharingFolderActionEnableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enable_viewer_info`.
+ (instancetype)new;
@end

/// Add members who may change what is in it.
@interface DBXSharingFolderActionInviteEditor : DBXSharingFolderAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_editor`.
+ (instancetype)new;
@end

/// Add members who may view and comment.
@interface DBXSharingFolderActionInviteViewer : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer`.
+ (instancetype)new;
@end

/// Add members who may view.
@interface DBXSharingFolderActionInviteViewerNoComment : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_viewer_no_comment`.
+ (instancetype)new;
@end

/// Leave it.
@interface DBXSharingFolderActionRelinquishMembership : DBXSharingFolderAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `relinquish_membership`.
+ (instancetype)new;
@end

/// Take it out of one's own Dropbox.
@interface DBXSharingFolderActionUnmount : DBXSharingFolderAction
/// Creates an object with the tag `unmount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unmount`.
+ (instancetype)new;
@end

/// Make it private again.
@interface DBXSharingFolderActionUnshare : DBXSharingFolderAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unshare`.
+ (instancetype)new;
@end

/// Keep a copy when leaving or being removed.
@interface DBXSharingFolderActionLeaveACopy : DBXSharingFolderAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `leave_a_copy`.
+ (instancetype)new;
@end

/// Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionShareLink : DBXSharingFolderAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `share_link`.
+ (instancetype)new;
@end

/// Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionCreateLink : DBXSharingFolderAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_link`.
+ (instancetype)new;
@end

/// Make a link for viewing.
@interface DBXSharingFolderActionCreateViewLink : DBXSharingFolderAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_view_link`.
+ (instancetype)new;
@end

/// Make a link for editing.
@interface DBXSharingFolderActionCreateEditLink : DBXSharingFolderAction
/// Creates an object with the tag `create_edit_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `create_edit_link`.
+ (instancetype)new;
@end

/// Choose whether it takes over the members of the folder around it.
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

/// A link to a folder.
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

/// Whether the user may do something with a shared folder.
@interface DBXSharingFolderPermission : DBXObject
/// What they may do or not.
@property (nonatomic, readonly) DBXSharingFolderAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not, if that is known.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not, if that is known.
- (instancetype)initWithAction:(DBXSharingFolderAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The rules for a shared file or folder.
@interface DBXSharingFolderPolicy : DBXObject
/// Who may be a member, as set on the folder. Only for folders of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// Who may really be a member, once the rules of the team are counted in. Only for folders of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *resolvedMemberPolicy;
/// Who may add and remove members.
@property (nonatomic, readonly) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// Who may use links to it.
@property (nonatomic, readonly) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// Whether it shows who has seen it.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object.
///
/// - Parameters:
///   - aclUpdatePolicy: Who may add and remove members.
///   - sharedLinkPolicy: Who may use links to it.
///   - memberPolicy: Who may be a member, as set on the folder. Only for folders of a team.
///   - resolvedMemberPolicy: Who may really be a member, once the rules of the team are counted in. Only for folders of
///     a team.
///   - viewerInfoPolicy: Whether it shows who has seen it.
- (instancetype)initWithAclUpdatePolicy:(DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    resolvedMemberPolicy:(nullable DBXSharingMemberPolicy *)resolvedMemberPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// Which file to look up.
@interface DBXSharingGetFileMetadataArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// Which files to look up.
@interface DBXSharingGetFileMetadataBatchArg : DBXObject
/// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// How one file is shared.
@interface DBXSharingGetFileMetadataBatchResult : DBXObject
/// The file, as given in the call. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// How it is shared, or why that is not known.
@property (nonatomic, readonly) DBXSharingGetFileMetadataIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as given in the call. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: How it is shared, or why that is not known.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingGetFileMetadataIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// Why it is not known how a file is shared.
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

/// Something is wrong with the user's account.
@interface DBXSharingGetFileMetadataErrorUserError : DBXSharingGetFileMetadataError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
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

/// How one file is shared, or why that is not known.
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

/// How it is shared.
@interface DBXSharingGetFileMetadataIndividualResultMetadata : DBXSharingGetFileMetadataIndividualResult
/// The value of `metadata`.
@property (nonatomic, strong) DBXSharingSharedFileMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXSharingSharedFileMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
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

/// Which shared folder to look up.
@interface DBXSharingGetMetadataArgs : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the file behind a link was not downloaded.
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

/// There is no such link.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkNotFound : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user may not use it.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind cannot be downloaded. Use `export` of `Files`.
@interface DBXSharingGetSharedLinkFileErrorUnsupportedLinkType : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links take neither `path` nor `linkPassword`.
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

/// The link leads to a folder. Name a file in it by `path`.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_is_directory`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_is_directory`.
+ (instancetype)new;
@end

/// Which link to follow.
@interface DBXSharingGetSharedLinkMetadataArg : DBXObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// Which links to list.
@interface DBXSharingGetSharedLinksArg : DBXObject
/// The file or folder whose links to list. By default all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder whose links to list. By default all links.
- (instancetype)initWithPath:(nullable NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// Why links were not listed.
@interface DBXSharingGetSharedLinksError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetSharedLinksError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorOther *asOther;
@end

/// The path has the wrong form. The value may say more.
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

/// The user's links.
@interface DBXSharingGetSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkMetadata *> *links;

/// Creates an object.
///
/// - Parameters:
///   - links: The links.
- (instancetype)initWithLinks:(NSArray<DBXSharingLinkMetadata *> *)links NS_DESIGNATED_INITIALIZER;
@end

/// A group that has access.
@interface DBXSharingGroupInfo : DBXTeamCommonGroupSummary
/// Use `groupManagementType` instead. Deprecated.
@property (nonatomic, readonly) DBXTeamCommonGroupType *groupType;
/// Whether the user belongs to the group.
@property (nonatomic, readonly) NSNumber *isMember;
/// Whether the user owns the group.
@property (nonatomic, readonly) NSNumber *isOwner;
/// Whether the group belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identity of the group, `g:…`.
///   - groupManagementType: Who manages its members.
///   - groupType: Use `groupManagementType` instead. Deprecated.
///   - isMember: Whether the user belongs to the group.
///   - isOwner: Whether the user owns the group.
///   - sameTeam: Whether the group belongs to the user's team.
///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
///   - memberCount: How many members the group has.
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

/// A member, and what they may do.
@interface DBXSharingMembershipInfo : DBXObject
/// What the member may do, with what they have by way of a folder.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// What the user may do about the member, of the actions asked for.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberPermission *> *permissions;
/// Is always nil. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *initials;
/// Whether the member has access by way of a folder around this one. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *isInherited;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;
@end

/// A group that has access, and what it may do.
@interface DBXSharingGroupMembershipInfo : DBXSharingMembershipInfo
/// The group.
@property (nonatomic, readonly) DBXSharingGroupInfo *group;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - group: The group.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
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

/// An action that the user's plan does not include.
@interface DBXSharingInsufficientPlan : DBXObject
/// A text to show to the user.
@property (nonatomic, readonly, copy) NSString *message;
/// Where the user can change their plan, if they can.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;

/// Creates an object.
///
/// - Parameters:
///   - message: A text to show to the user.
///   - upsellUrl: Where the user can change their plan, if they can.
- (instancetype)initWithMessage:(NSString *)message upsellUrl:(nullable NSString *)upsellUrl NS_DESIGNATED_INITIALIZER;
@end

/// How much space is missing, in bytes.
@interface DBXSharingInsufficientQuotaAmounts : DBXObject
/// How many bytes the folder takes up.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// How many bytes are missing.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// How many bytes are free.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object.
///
/// - Parameters:
///   - spaceNeeded: How many bytes the folder takes up.
///   - spaceShortage: How many bytes are missing.
///   - spaceLeft: How many bytes are free.
- (instancetype)initWithSpaceNeeded:(NSNumber *)spaceNeeded
    spaceShortage:(NSNumber *)spaceShortage
    spaceLeft:(NSNumber *)spaceLeft
    NS_DESIGNATED_INITIALIZER;
@end

/// Somebody who is invited.
@interface DBXSharingInviteeInfo : DBXObject
@end

/// The members of the union.
@interface DBXSharingInviteeInfo (Members)
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoEmail *asEmail;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoOther *asOther;
@end

/// The email address that the invitation went to. At most 255 characters. Pattern:
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

/// Somebody who is invited, and what they will be allowed to do.
@interface DBXSharingInviteeMembershipInfo : DBXSharingMembershipInfo
/// Who is invited.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// The account that the invitation belongs to, if it is known.
@property (nonatomic, readonly, nullable) DBXSharingUserInfo *user;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - invitee: Who is invited.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
///   - user: The account that the invitation belongs to, if it is known.
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

/// Why a job failed.
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

/// The folder is still shared.
@interface DBXSharingJobErrorUnshareFolderError : DBXSharingJobError
/// The value of `unshare_folder_error`.
@property (nonatomic, strong) DBXSharingUnshareFolderError *unshareFolderError;
/// Creates an object with the tag `unshare_folder_error`.
- (instancetype)init:(DBXSharingUnshareFolderError *)unshareFolderError NS_DESIGNATED_INITIALIZER;
@end

/// The member was not removed.
@interface DBXSharingJobErrorRemoveFolderMemberError : DBXSharingJobError
/// The value of `remove_folder_member_error`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *removeFolderMemberError;
/// Creates an object with the tag `remove_folder_member_error`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)removeFolderMemberError NS_DESIGNATED_INITIALIZER;
@end

/// The user has not left the folder.
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

/// The job is still going on. Ask again in a while.
@interface DBXSharingJobStatusInProgress : DBXSharingJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXSharingJobStatusComplete : DBXSharingJobStatus
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `complete`.
+ (instancetype)new;
@end

/// The job has failed.
@interface DBXSharingJobStatusFailed : DBXSharingJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingJobError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingJobError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// What users of a link may do.
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

/// View and comment.
@interface DBXSharingLinkAccessLevelViewer : DBXSharingLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// View, comment and change.
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

/// Something that a user may do with a link.
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

/// Change what it allows.
@interface DBXSharingLinkActionChangeAccessLevel : DBXSharingLinkAction
/// Creates an object with the tag `change_access_level`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_access_level`.
+ (instancetype)new;
@end

/// Change who may use it.
@interface DBXSharingLinkActionChangeAudience : DBXSharingLinkAction
/// Creates an object with the tag `change_audience`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `change_audience`.
+ (instancetype)new;
@end

/// Let it live for ever.
@interface DBXSharingLinkActionRemoveExpiry : DBXSharingLinkAction
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_expiry`.
+ (instancetype)new;
@end

/// Take its password away.
@interface DBXSharingLinkActionRemovePassword : DBXSharingLinkAction
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_password`.
+ (instancetype)new;
@end

/// Set when it expires.
@interface DBXSharingLinkActionSetExpiry : DBXSharingLinkAction
/// Creates an object with the tag `set_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_expiry`.
+ (instancetype)new;
@end

/// Give it a password.
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

/// Who may use a link.
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

/// Anybody who has it.
@interface DBXSharingLinkAudiencePublic_ : DBXSharingLinkAudience
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Teammates.
@interface DBXSharingLinkAudienceTeam : DBXSharingLinkAudience
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Nobody who has no access already: the link points to the content but opens nothing.
@interface DBXSharingLinkAudienceNoOne : DBXSharingLinkAudience
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// Set `requirePassword` instead. Deprecated.
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

/// Why an audience cannot be chosen.
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

/// The link cannot be changed so. Revoke it and make a new one.
@interface DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `delete_and_recreate`.
+ (instancetype)new;
@end

/// The shared folder around it forbids it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_shared_folder`.
+ (instancetype)new;
@end

/// The team forbids it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// The user does not belong to a team.
@interface DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The user's plan does not include it.
@interface DBXSharingLinkAudienceDisallowedReasonUserAccountType : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// The user has no permission.
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

/// An audience that may be open to choice.
@interface DBXSharingLinkAudienceOption : DBXObject
/// Who could use the link.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;
/// Whether the user may choose this.
@property (nonatomic, readonly) NSNumber *allowed;
/// Why the user may not.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReason *disallowedReason;

/// Creates an object.
///
/// - Parameters:
///   - audience: Who could use the link.
///   - allowed: Whether the user may choose this.
///   - disallowedReason: Why the user may not.
- (instancetype)initWithAudience:(DBXSharingLinkAudience *)audience
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingLinkAudienceDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// What to do with the expiry of a link.
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

/// Let it live for ever.
@interface DBXSharingLinkExpiryRemoveExpiry : DBXSharingLinkExpiry
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_expiry`.
+ (instancetype)new;
@end

/// Let it expire at this time.
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

/// What to do with the password of a link.
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

/// Take it away.
@interface DBXSharingLinkPasswordRemovePassword : DBXSharingLinkPassword
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_password`.
+ (instancetype)new;
@end

/// Set this one.
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

/// Whether the user may do something with a link.
@interface DBXSharingLinkPermission : DBXObject
/// What they may do or not.
@property (nonatomic, readonly) DBXSharingLinkAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBXSharingLinkAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// Who may use a link, and what the user may change about it.
@interface DBXSharingLinkPermissions : DBXObject
/// Who can really use it, with the rules of team and folder counted in. Some links have `effectiveAudience` instead.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibility *resolvedVisibility;
/// Who was meant to use it. Only the owner of the link sees this.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// Whether the user may revoke the link.
@property (nonatomic, readonly) NSNumber *canRevoke;
/// Why the user may not revoke it.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReason *revokeFailureReason;
/// Who can use it with the rights of `linkAccessLevel`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *effectiveAudience;
/// What the link allows, beyond what its users may do anyway.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevel *linkAccessLevel;
/// The choices of who may use it.
@property (nonatomic, readonly, copy) NSArray<DBXSharingVisibilityPolicy *> *visibilityPolicies;
/// Whether the user may set or change its expiry.
@property (nonatomic, readonly) NSNumber *canSetExpiry;
/// Whether the user may remove its expiry.
@property (nonatomic, readonly) NSNumber *canRemoveExpiry;
/// Whether its content can be downloaded.
@property (nonatomic, readonly) NSNumber *allowDownload;
/// Whether the user may allow downloads.
@property (nonatomic, readonly) NSNumber *canAllowDownload;
/// Whether the user may forbid downloads.
@property (nonatomic, readonly) NSNumber *canDisallowDownload;
/// Whether comments are possible. Deprecated.
@property (nonatomic, readonly) NSNumber *allowComments;
/// Whether the team forbids comments. Deprecated.
@property (nonatomic, readonly) NSNumber *teamRestrictsComments;
/// The audiences among which the user may be able to choose.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingLinkAudienceOption *> *audienceOptions;
/// Whether the user may give it a password.
@property (nonatomic, readonly, nullable) NSNumber *canSetPassword;
/// Whether the user may take its password away.
@property (nonatomic, readonly, nullable) NSNumber *canRemovePassword;
/// Whether it asks for a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// Whether the user's plan includes the extended controls of links.
@property (nonatomic, readonly, nullable) NSNumber *canUseExtendedSharingControls;
/// Whether its content can be added to one's own Dropbox.
@property (nonatomic, readonly, nullable) NSNumber *canSync;
/// Whether one can ask for access.
@property (nonatomic, readonly, nullable) NSNumber *canRequestAccess;
/// Whether the owning team demands a password for links that lead out of it. Only for links of a team.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicy *enforceSharedLinkPasswordPolicy;
/// When links of the owning team expire by default. Only for links of a team.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *daysToExpirePolicy;
/// Whether the link may live longer than that default. Only for links of a team.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicy *changeSharedLinkExpirationPolicy;

/// Creates an object.
///
/// - Parameters:
///   - canRevoke: Whether the user may revoke the link.
///   - visibilityPolicies: The choices of who may use it.
///   - canSetExpiry: Whether the user may set or change its expiry.
///   - canRemoveExpiry: Whether the user may remove its expiry.
///   - allowDownload: Whether its content can be downloaded.
///   - canAllowDownload: Whether the user may allow downloads.
///   - canDisallowDownload: Whether the user may forbid downloads.
///   - allowComments: Whether comments are possible. Deprecated.
///   - teamRestrictsComments: Whether the team forbids comments. Deprecated.
///   - resolvedVisibility: Who can really use it, with the rules of team and folder counted in. Some links have
///     `effectiveAudience` instead.
///   - requestedVisibility: Who was meant to use it. Only the owner of the link sees this.
///   - revokeFailureReason: Why the user may not revoke it.
///   - effectiveAudience: Who can use it with the rights of `linkAccessLevel`.
///   - linkAccessLevel: What the link allows, beyond what its users may do anyway.
///   - audienceOptions: The audiences among which the user may be able to choose.
///   - canSetPassword: Whether the user may give it a password.
///   - canRemovePassword: Whether the user may take its password away.
///   - requirePassword: Whether it asks for a password.
///   - canUseExtendedSharingControls: Whether the user's plan includes the extended controls of links.
///   - canSync: Whether its content can be added to one's own Dropbox.
///   - canRequestAccess: Whether one can ask for access.
///   - enforceSharedLinkPasswordPolicy: Whether the owning team demands a password for links that lead out of it. Only
///     for links of a team.
///   - daysToExpirePolicy: When links of the owning team expire by default. Only for links of a team.
///   - changeSharedLinkExpirationPolicy: Whether the link may live longer than that default. Only for links of a team.
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

/// How the link to shared content is set.
@interface DBXSharingLinkSettings : DBXObject
/// What the link allows: `.viewer` or `.viewerNoComment`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// Who may use the link.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// When the link expires.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiry *expiry;
/// The password of the link.
@property (nonatomic, readonly, nullable) DBXSharingLinkPassword *password;

/// Creates an object.
///
/// - Parameters:
///   - accessLevel: What the link allows: `.viewer` or `.viewerNoComment`.
///   - audience: Who may use the link.
///   - expiry: When the link expires.
///   - password: The password of the link.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audience:(nullable DBXSharingLinkAudience *)audience
    expiry:(nullable DBXSharingLinkExpiry *)expiry
    password:(nullable DBXSharingLinkPassword *)password
    NS_DESIGNATED_INITIALIZER;
@end

/// Whose members to list.
@interface DBXSharingListFileMembersArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about, whether the user may take them on each member.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;
/// Whether to include members who have access only by way of a folder. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;
/// The size of a page. Default: 100. 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `@YES`.
///   - limit: The size of a page. Default: 100. 1 to 300.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    includeInherited:(NSNumber *)includeInherited
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// Whose members to list.
@interface DBXSharingListFileMembersBatchArg : DBXObject
/// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// How many members to return at most. Default: 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - limit: How many members to return at most. Default: 1000. At most 3000.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// Who has access to one file.
@interface DBXSharingListFileMembersBatchResult : DBXObject
/// The file, as given in the call. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// Who has access, or why that is not known.
@property (nonatomic, readonly) DBXSharingListFileMembersIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as given in the call. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: Who has access, or why that is not known.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingListFileMembersIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a listing goes on.
@interface DBXSharingListFileMembersContinueArg : DBXObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Why the next page was not returned.
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

/// Something is wrong with the user's account.
@interface DBXSharingListFileMembersContinueErrorUserError : DBXSharingListFileMembersContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
@interface DBXSharingListFileMembersContinueErrorAccessError : DBXSharingListFileMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor is not valid. List from the start.
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

/// Who has access to a file.
@interface DBXSharingListFileMembersCountResult : DBXObject
/// The members.
@property (nonatomic, readonly) DBXSharingSharedFileMembers *members;
/// How many members there are, without those by way of a folder.
@property (nonatomic, readonly) NSNumber *memberCount;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - memberCount: How many members there are, without those by way of a folder.
- (instancetype)initWithMembers:(DBXSharingSharedFileMembers *)members
    memberCount:(NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;
@end

/// Why members were not listed.
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

/// Something is wrong with the user's account.
@interface DBXSharingListFileMembersErrorUserError : DBXSharingListFileMembersError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
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

/// Who has access to one file, or why that is not known.
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

/// Who has access.
@interface DBXSharingListFileMembersIndividualResultResult : DBXSharingListFileMembersIndividualResult
/// The value of `result`.
@property (nonatomic, strong) DBXSharingListFileMembersCountResult *result;
/// Creates an object with the tag `result`.
- (instancetype)init:(DBXSharingListFileMembersCountResult *)result NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
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

/// How to list files.
@interface DBXSharingListFilesArg : DBXObject
/// The size of a page. Default: 100. 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions to tell about, whether the user may take them on each file.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The size of a page. Default: 100. 1 to 300.
///   - actions: The actions to tell about, whether the user may take them on each file.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a listing goes on.
@interface DBXSharingListFilesContinueArg : DBXObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Why the next page was not returned.
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

/// Something is wrong with the user's account.
@interface DBXSharingListFilesContinueErrorUserError : DBXSharingListFilesContinueError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor is not valid. List from the start.
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

/// A page of files shared with the user.
@interface DBXSharingListFilesResult : DBXObject
/// The files.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFileMetadata *> *entries;
/// Where the next page begins. Nil at the end.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - entries: The files.
///   - cursor: Where the next page begins. Nil at the end.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFileMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// How to list members.
@interface DBXSharingListFolderMembersCursorArg : DBXObject
/// The actions to tell about, whether the user may take them on each member.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;
/// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
- (instancetype)initWithActions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// Whose members to list.
@interface DBXSharingListFolderMembersArgs : DBXSharingListFolderMembersCursorArg
/// The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The folder by path, to list those with access by way of a folder around it too.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
///   - path: The folder by path, to list those with access by way of a folder around it too.
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

/// Where a listing goes on.
@interface DBXSharingListFolderMembersContinueArg : DBXObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Why the next page was not returned.
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

/// The file or folder cannot be opened.
@interface DBXSharingListFolderMembersContinueErrorAccessError : DBXSharingListFolderMembersContinueError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The cursor is not valid. List from the start.
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

/// How to list folders.
@interface DBXSharingListFoldersArgs : DBXObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions to tell about, whether the user may take them on each folder.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - actions: The actions to tell about, whether the user may take them on each folder.
- (instancetype)initWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// Where a listing goes on.
@interface DBXSharingListFoldersContinueArg : DBXObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// Why the next page was not returned.
@interface DBXSharingListFoldersContinueError : DBXObject
@end

/// The members of the union.
@interface DBXSharingListFoldersContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingListFoldersContinueErrorOther *asOther;
@end

/// The cursor is not valid. List from the start.
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
/// The shared folders. Those that are not mounted have no `pathLower`.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedFolderMetadata *> *entries;
/// Where the next page begins. Nil at the end.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - entries: The shared folders. Those that are not mounted have no `pathLower`.
///   - cursor: Where the next page begins. Nil at the end.
- (instancetype)initWithEntries:(NSArray<DBXSharingSharedFolderMetadata *> *)entries
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// Which links to list.
@interface DBXSharingListSharedLinksArg : DBXObject
/// Only links through which this path can be reached. By default all links of the user, page by page. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Where the page begins: the cursor of the latest page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether to leave out links to the folders around `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object.
///
/// - Parameters:
///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - cursor: Where the page begins: the cursor of the latest page.
///   - directOnly: Whether to leave out links to the folders around `path`.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly
    NS_DESIGNATED_INITIALIZER;
@end

/// Why links were not listed.
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

/// There is nothing at this path.
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

/// A page of links.
@interface DBXSharingListSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingSharedLinkMetadata *> *links;
/// Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins. Only if no path was given.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - links: The links.
///   - hasMore: Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
///   - cursor: Where the next page begins. Only if no path was given.
- (instancetype)initWithLinks:(NSArray<DBXSharingSharedLinkMetadata *> *)links
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// Which access a member has after a change.
@interface DBXSharingMemberAccessLevelResult : DBXObject
/// What they still may do, by way of a folder.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// A text to show to the user: why they still have access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders by which they have access.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingParentFolderAccessInfo *> *accessDetails;

/// Creates an object.
///
/// - Parameters:
///   - accessLevel: What they still may do, by way of a folder.
///   - warning: A text to show to the user: why they still have access.
///   - accessDetails: The folders by which they have access.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    accessDetails:(nullable NSArray<DBXSharingParentFolderAccessInfo *> *)accessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Something that may be done about a member.
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

/// Let them keep a copy when they are removed.
@interface DBXSharingMemberActionLeaveACopy : DBXSharingMemberAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `leave_a_copy`.
+ (instancetype)new;
@end

/// Let them change what is there.
@interface DBXSharingMemberActionMakeEditor : DBXSharingMemberAction
/// Creates an object with the tag `make_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_editor`.
+ (instancetype)new;
@end

/// Make them the owner.
@interface DBXSharingMemberActionMakeOwner : DBXSharingMemberAction
/// Creates an object with the tag `make_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_owner`.
+ (instancetype)new;
@end

/// Let them view and comment only.
@interface DBXSharingMemberActionMakeViewer : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_viewer`.
+ (instancetype)new;
@end

/// Let them view only.
@interface DBXSharingMemberActionMakeViewerNoComment : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `make_viewer_no_comment`.
+ (instancetype)new;
@end

/// Remove them.
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

/// Whether the user may do something about a member.
@interface DBXSharingMemberPermission : DBXObject
/// What they may do or not.
@property (nonatomic, readonly) DBXSharingMemberAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBXSharingMemberAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// Who may be a member of a team's shared folder.
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

/// Teammates.
@interface DBXSharingMemberPolicyTeam : DBXSharingMemberPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Anybody.
@interface DBXSharingMemberPolicyAnyone : DBXSharingMemberPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `anyone`.
+ (instancetype)new;
@end

/// Teammates, and others whom the admins have approved.
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

/// A person or group, by id or by email address.
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

/// An account, a team member or a group. At least 1 character.
@interface DBXSharingMemberSelectorDropboxId : DBXSharingMemberSelector
/// The value of `dropbox_id`.
@property (nonatomic, copy) NSString *dropboxId;
/// Creates an object with the tag `dropbox_id`.
- (instancetype)init:(NSString *)dropboxId NS_DESIGNATED_INITIALIZER;
@end

/// An email address, with or without an account. At most 255 characters. Pattern:
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

/// What to change about a link.
@interface DBXSharingModifySharedLinkSettingsArgs : DBXObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// What to change.
@property (nonatomic, readonly) DBXSharingSharedLinkSettings *settings;
/// Whether to let the link live for ever. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *removeExpiration;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - settings: What to change.
///   - removeExpiration: Whether to let the link live for ever. Default: `@NO`.
- (instancetype)initWithUrl:(NSString *)url
    settings:(DBXSharingSharedLinkSettings *)settings
    removeExpiration:(NSNumber *)removeExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a link was not changed.
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

/// There is no such link.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user may not use it.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind cannot be downloaded. Use `export` of `Files`.
@interface DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links take neither `path` nor `linkPassword`.
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

/// The settings are not acceptable.
@interface DBXSharingModifySharedLinkSettingsErrorSettingsError : DBXSharingModifySharedLinkSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingModifySharedLinkSettingsErrorEmailNotVerified : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_not_verified`.
+ (instancetype)new;
@end

/// Which folder to mount.
@interface DBXSharingMountFolderArg : DBXObject
/// The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// Why a shared folder was not mounted.
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

/// The file or folder cannot be opened.
@interface DBXSharingMountFolderErrorAccessError : DBXSharingMountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder would lie within another one.
@interface DBXSharingMountFolderErrorInsideSharedFolder : DBXSharingMountFolderError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// The user's Dropbox has too little space for it.
@interface DBXSharingMountFolderErrorInsufficientQuota : DBXSharingMountFolderError
/// The value of `insufficient_quota`.
@property (nonatomic, strong) DBXSharingInsufficientQuotaAmounts *insufficientQuota;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init:(DBXSharingInsufficientQuotaAmounts *)insufficientQuota NS_DESIGNATED_INITIALIZER;
@end

/// It is mounted already.
@interface DBXSharingMountFolderErrorAlreadyMounted : DBXSharingMountFolderError
/// Creates an object with the tag `already_mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_mounted`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingMountFolderErrorNoPermission : DBXSharingMountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// It cannot be mounted, for instance because it lies in a team folder of the user.
@interface DBXSharingMountFolderErrorNotMountable : DBXSharingMountFolderError
/// Creates an object with the tag `not_mountable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_mountable`.
+ (instancetype)new;
@end

/// Dropbox mounts this folder by itself.
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

/// A folder by which a member has access.
@interface DBXSharingParentFolderAccessInfo : DBXObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// What the user may do about the member there.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberPermission *> *permissions;
/// The path of the folder, from the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - folderName: The name of the folder.
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - permissions: What the user may do about the member there.
///   - path: The path of the folder, from the user's root.
- (instancetype)initWithFolderName:(NSString *)folderName
    sharedFolderId:(NSString *)sharedFolderId
    permissions:(NSArray<DBXSharingMemberPermission *> *)permissions
    path:(NSString *)path
    NS_DESIGNATED_INITIALIZER;
@end

/// A link to a file or folder.
@interface DBXSharingPathLinkMetadata : DBXSharingLinkMetadata
/// Where the file or folder lies in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
///   - visibility: Who may use it.
///   - path: Where the file or folder lies in the user's Dropbox.
///   - expires: When it expires, if ever.
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

/// What a link to a path without anything there expects.
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

/// Why a user may not do something.
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

/// They belong to another team than the owner.
@interface DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_same_team_as_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_same_team_as_owner`.
+ (instancetype)new;
@end

/// The owner forbids it.
@interface DBXSharingPermissionDeniedReasonUserNotAllowedByOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_allowed_by_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_allowed_by_owner`.
+ (instancetype)new;
@end

/// The member has access by way of a folder or a group.
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

/// The member is not active in the team.
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

/// The owner does not belong to a team.
@interface DBXSharingPermissionDeniedReasonOwnerNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `owner_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner_not_on_team`.
+ (instancetype)new;
@end

/// They have no permission.
@interface DBXSharingPermissionDeniedReasonPermissionDenied : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_denied`.
+ (instancetype)new;
@end

/// Their team forbids it.
@interface DBXSharingPermissionDeniedReasonRestrictedByTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// Their plan does not include it.
@interface DBXSharingPermissionDeniedReasonUserAccountType : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// They do not belong to a team.
@interface DBXSharingPermissionDeniedReasonUserNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The folder lies in a shared folder.
@interface DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `folder_is_inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_is_inside_shared_folder`.
+ (instancetype)new;
@end

/// The folder around it forbids it.
@interface DBXSharingPermissionDeniedReasonRestrictedByParentFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_parent_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_parent_folder`.
+ (instancetype)new;
@end

/// Their plan does not include it; the value says more.
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

/// What to give up access to.
@interface DBXSharingRelinquishAccessArg : DBXObject
/// The file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - fileId: The file or folder, `id:…`.
- (instancetype)initWithFileId:(NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// Why the user still has access.
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

/// There is no such file or folder.
@interface DBXSharingRelinquishAccessErrorInvalidFileId : DBXSharingRelinquishAccessError
/// Creates an object with the tag `invalid_file_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_id`.
+ (instancetype)new;
@end

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingRelinquishAccessErrorEmailUnverified : DBXSharingRelinquishAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The user owns it.
@interface DBXSharingRelinquishAccessErrorOwner : DBXSharingRelinquishAccessError
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// The user has access by way of a folder or a group. Leave that folder, or have the group changed.
@interface DBXSharingRelinquishAccessErrorNoExplicitAccess : DBXSharingRelinquishAccessError
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_explicit_access`.
+ (instancetype)new;
@end

/// Rules of a team folder forbid it.
@interface DBXSharingRelinquishAccessErrorTeamFolder : DBXSharingRelinquishAccessError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
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

/// An empty answer: access has been given up.
@interface DBXSharingRelinquishAccessResult : DBXObject
@end

/// Which file to give up access to.
@interface DBXSharingRelinquishFileMembershipArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// Why the user still has access.
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

/// The file or folder cannot be opened.
@interface DBXSharingRelinquishFileMembershipErrorAccessError : DBXSharingRelinquishFileMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has access by way of a group.
@interface DBXSharingRelinquishFileMembershipErrorGroupAccess : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// The user has no permission for this.
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

/// Which folder to leave.
@interface DBXSharingRelinquishFolderMembershipArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder.
///     Default: `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the user has not left the folder.
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

/// The file or folder cannot be opened.
@interface DBXSharingRelinquishFolderMembershipErrorAccessError : DBXSharingRelinquishFolderMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user owns it. Unshare it, or make somebody else the owner.
@interface DBXSharingRelinquishFolderMembershipErrorFolderOwner : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_owner`.
+ (instancetype)new;
@end

/// It is mounted. Unmount it first.
@interface DBXSharingRelinquishFolderMembershipErrorMounted : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `mounted`.
+ (instancetype)new;
@end

/// The user has access by way of a group.
@interface DBXSharingRelinquishFolderMembershipErrorGroupAccess : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// Not possible with a team folder.
@interface DBXSharingRelinquishFolderMembershipErrorTeamFolder : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingRelinquishFolderMembershipErrorNoPermission : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// The user has access by way of a folder.
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

/// Whom to remove from which file.
@interface DBXSharingRemoveFileMemberArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. An email address that belongs to an account means that account.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. An email address that belongs to an account means that account.
- (instancetype)initWithFile:(NSString *)file member:(DBXSharingMemberSelector *)member NS_DESIGNATED_INITIALIZER;
@end

/// Why a member was not removed.
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

/// Something is wrong with the user's account.
@interface DBXSharingRemoveFileMemberErrorUserError : DBXSharingRemoveFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
@interface DBXSharingRemoveFileMemberErrorAccessError : DBXSharingRemoveFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only by way of a folder; the value tells which access. Remove them there.
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

/// Whom to remove from which folder.
@interface DBXSharingRemoveFolderMemberArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or another shared
/// folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member to remove.
///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or
///     another shared folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a member was not removed.
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

/// The file or folder cannot be opened.
@interface DBXSharingRemoveFolderMemberErrorAccessError : DBXSharingRemoveFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// Something is wrong with the member.
@interface DBXSharingRemoveFolderMemberErrorMemberError : DBXSharingRemoveFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member owns the folder. Make somebody else the owner first.
@interface DBXSharingRemoveFolderMemberErrorFolderOwner : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_owner`.
+ (instancetype)new;
@end

/// The member has access by way of a group.
@interface DBXSharingRemoveFolderMemberErrorGroupAccess : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_access`.
+ (instancetype)new;
@end

/// Not possible with a team folder.
@interface DBXSharingRemoveFolderMemberErrorTeamFolder : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingRemoveFolderMemberErrorNoPermission : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// There is too much in it to leave a copy. Remove the member without one.
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

/// The job is still going on. Ask again in a while.
@interface DBXSharingRemoveMemberJobStatusInProgress : DBXSharingRemoveMemberJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The member is removed; the value tells which access they still have.
@interface DBXSharingRemoveMemberJobStatusComplete : DBXSharingRemoveMemberJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The member was not removed.
@interface DBXSharingRemoveMemberJobStatusFailed : DBXSharingRemoveMemberJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// What a link is to allow.
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

/// Viewing and commenting.
@interface DBXSharingRequestedLinkAccessLevelViewer : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `viewer`.
+ (instancetype)new;
@end

/// Viewing, commenting and changing. Not for all kinds of files.
@interface DBXSharingRequestedLinkAccessLevelEditor : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `editor`.
+ (instancetype)new;
@end

/// As much as possible.
@interface DBXSharingRequestedLinkAccessLevelMax : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `max`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `max`.
+ (instancetype)new;
@end

/// What the user has chosen as default.
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

/// Who is meant to use a link. The rules of team and folder may restrict it further.
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

/// Anybody who has it.
@interface DBXSharingRequestedVisibilityPublic_ : DBXSharingRequestedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Teammates.
@interface DBXSharingRequestedVisibilityTeamOnly : DBXSharingRequestedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anybody who has it and knows its password.
@interface DBXSharingRequestedVisibilityPassword : DBXSharingRequestedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Who can really use a link, with the rules of team and folder counted in.
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

/// Anybody who has it.
@interface DBXSharingResolvedVisibilityPublic_ : DBXSharingResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Teammates.
@interface DBXSharingResolvedVisibilityTeamOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anybody who has it and knows its password.
@interface DBXSharingResolvedVisibilityPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Teammates who know its password.
@interface DBXSharingResolvedVisibilityTeamAndPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder around it.
@interface DBXSharingResolvedVisibilitySharedFolderOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder_only`.
+ (instancetype)new;
@end

/// Nobody who has no access already.
@interface DBXSharingResolvedVisibilityNoOne : DBXSharingResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_one`.
+ (instancetype)new;
@end

/// The user.
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

/// Which link to revoke.
@interface DBXSharingRevokeSharedLinkArg : DBXObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
- (instancetype)initWithUrl:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// Why a link was not revoked.
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

/// There is no such link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkNotFound : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user may not use it.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind cannot be downloaded. Use `export` of `Files`.
@interface DBXSharingRevokeSharedLinkErrorUnsupportedLinkType : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links take neither `path` nor `linkPassword`.
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

/// This is not a link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkMalformed : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_malformed`.
+ (instancetype)new;
@end

/// Whether a folder takes over the members of the folder around it.
@interface DBXSharingSetAccessInheritanceArg : DBXObject
/// Whether the folder takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default: `inherit`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the setting was not changed.
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

/// The file or folder cannot be opened.
@interface DBXSharingSetAccessInheritanceErrorAccessError : DBXSharingSetAccessInheritanceError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has no permission for this.
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

/// What to share, and under which rules.
@interface DBXSharingShareFolderArgBase : DBXObject
/// Who may add and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// Whether to answer with a job at once, even for a small folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// Who may be a member. Only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;

/// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Who may use links to what is in it. `.members` only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// Whether it shows who has seen what is in it.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// Whether it takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: Who may add and remove members.
///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `@NO`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// What to share, and under which rules.
@interface DBXSharingShareFolderArg : DBXSharingShareFolderArgBase
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;
/// How the link to the folder is set.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;

/// Creates an object.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: Who may add and remove members.
///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `@NO`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: How the link to the folder is set.
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

/// Why a folder was not shared.
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

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingShareFolderErrorEmailUnverified : DBXSharingShareFolderError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder cannot be shared because of what or where it is.
@interface DBXSharingShareFolderErrorBadPath : DBXSharingShareFolderError
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team allows fewer people as members than `memberPolicy` does.
@interface DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account may not choose this `sharedLinkPolicy`.
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

/// The user has no permission for this.
@interface DBXSharingShareFolderErrorNoPermission : DBXSharingShareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// Why a folder was not shared.
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

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingShareFolderErrorBaseEmailUnverified : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder cannot be shared because of what or where it is.
@interface DBXSharingShareFolderErrorBaseBadPath : DBXSharingShareFolderErrorBase
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team allows fewer people as members than `memberPolicy` does.
@interface DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account may not choose this `sharedLinkPolicy`.
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

/// Why a folder was not shared.
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

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingShareFolderErrorBaseV2EmailUnverified : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The team allows fewer people as members than `memberPolicy` does.
@interface DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account may not choose this `sharedLinkPolicy`.
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

/// Why a folder was not shared.
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

/// The user has not verified their email address. Ask them to, then try again.
@interface DBXSharingShareFolderErrorV2EmailUnverified : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The team allows fewer people as members than `memberPolicy` does.
@interface DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account may not choose this `sharedLinkPolicy`.
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

/// The user has no permission for this.
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

/// The job is still going on. Ask again in a while.
@interface DBXSharingShareFolderJobStatusInProgress : DBXSharingShareFolderJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The folder is shared.
@interface DBXSharingShareFolderJobStatusComplete : DBXSharingShareFolderJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The folder was not shared.
@interface DBXSharingShareFolderJobStatusFailed : DBXSharingShareFolderJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingShareFolderError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingShareFolderError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The answer of `shareFolder`: a job to poll, or the shared folder.
@interface DBXSharingShareFolderLaunch : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchComplete *asComplete;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXSharingShareFolderLaunchAsyncJobId : DBXSharingShareFolderLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The folder is shared already.
@interface DBXSharingShareFolderLaunchComplete : DBXSharingShareFolderLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// Why a folder cannot be shared.
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

/// There is a file at this path.
@interface DBXSharingSharePathErrorIsFile : DBXSharingSharePathError
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// A folder within a shared folder cannot be shared.
@interface DBXSharingSharePathErrorInsideSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// There is a shared folder in it.
@interface DBXSharingSharePathErrorContainsSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// There is an app folder in it.
@interface DBXSharingSharePathErrorContainsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_app_folder`.
+ (instancetype)new;
@end

/// There is a team folder in it.
@interface DBXSharingSharePathErrorContainsTeamFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// It is an app folder.
@interface DBXSharingSharePathErrorIsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// It lies in an app folder.
@interface DBXSharingSharePathErrorInsideAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// It is the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorIsPublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// It lies in the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorInsidePublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// It is shared already; the value tells how.
@interface DBXSharingSharePathErrorAlreadyShared : DBXSharingSharePathError
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path is not valid.
@interface DBXSharingSharePathErrorInvalidPath : DBXSharingSharePathError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// It is a package of macOS, such as an app.
@interface DBXSharingSharePathErrorIsOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// It lies in a package of macOS, such as an app.
@interface DBXSharingSharePathErrorInsideOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// It is the Vault.
@interface DBXSharingSharePathErrorIsVault : DBXSharingSharePathError
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// It lies in a locked Vault.
@interface DBXSharingSharePathErrorIsVaultLocked : DBXSharingSharePathError
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault_locked`.
+ (instancetype)new;
@end

/// It is the Family Room folder.
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

/// Why a folder cannot be shared.
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

/// There is a file at this path.
@interface DBXSharingSharePathErrorBaseV2IsFile : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// A folder within a shared folder cannot be shared.
@interface DBXSharingSharePathErrorBaseV2InsideSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// There is a shared folder in it.
@interface DBXSharingSharePathErrorBaseV2ContainsSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// There is a team folder in it.
@interface DBXSharingSharePathErrorBaseV2ContainsTeamFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// It is an app folder.
@interface DBXSharingSharePathErrorBaseV2IsAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// It lies in an app folder.
@interface DBXSharingSharePathErrorBaseV2InsideAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// It is the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorBaseV2IsPublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// It lies in the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorBaseV2InsidePublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// It is shared already; the value tells how.
@interface DBXSharingSharePathErrorBaseV2AlreadyShared : DBXSharingSharePathErrorBaseV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path is not valid.
@interface DBXSharingSharePathErrorBaseV2InvalidPath : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// It is a package of macOS, such as an app.
@interface DBXSharingSharePathErrorBaseV2IsOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// It lies in a package of macOS, such as an app.
@interface DBXSharingSharePathErrorBaseV2InsideOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// It is the Vault.
@interface DBXSharingSharePathErrorBaseV2IsVault : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// It lies in a locked Vault.
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

/// Why a folder cannot be shared.
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

/// There is a file at this path.
@interface DBXSharingSharePathErrorV2IsFile : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_file`.
+ (instancetype)new;
@end

/// A folder within a shared folder cannot be shared.
@interface DBXSharingSharePathErrorV2InsideSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_shared_folder`.
+ (instancetype)new;
@end

/// There is a shared folder in it.
@interface DBXSharingSharePathErrorV2ContainsSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_shared_folder`.
+ (instancetype)new;
@end

/// There is a team folder in it.
@interface DBXSharingSharePathErrorV2ContainsTeamFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_team_folder`.
+ (instancetype)new;
@end

/// It is an app folder.
@interface DBXSharingSharePathErrorV2IsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_app_folder`.
+ (instancetype)new;
@end

/// It lies in an app folder.
@interface DBXSharingSharePathErrorV2InsideAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_app_folder`.
+ (instancetype)new;
@end

/// It is the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorV2IsPublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_public_folder`.
+ (instancetype)new;
@end

/// It lies in the old public folder. Make a link instead.
@interface DBXSharingSharePathErrorV2InsidePublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// It is shared already; the value tells how.
@interface DBXSharingSharePathErrorV2AlreadyShared : DBXSharingSharePathErrorV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path is not valid.
@interface DBXSharingSharePathErrorV2InvalidPath : DBXSharingSharePathErrorV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_path`.
+ (instancetype)new;
@end

/// It is a package of macOS, such as an app.
@interface DBXSharingSharePathErrorV2IsOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_osx_package`.
+ (instancetype)new;
@end

/// It lies in a package of macOS, such as an app.
@interface DBXSharingSharePathErrorV2InsideOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_osx_package`.
+ (instancetype)new;
@end

/// It is the Vault.
@interface DBXSharingSharePathErrorV2IsVault : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_vault`.
+ (instancetype)new;
@end

/// It lies in a locked Vault.
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

/// It is the Family Room folder.
@interface DBXSharingSharePathErrorV2IsFamily : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_family`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_family`.
+ (instancetype)new;
@end

/// There is an app folder in it.
@interface DBXSharingSharePathErrorV2ContainsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `contains_app_folder`.
+ (instancetype)new;
@end

/// The link to shared content.
@interface DBXSharingSharedContentLinkMetadata : DBXSharingSharedContentLinkMetadataBase
/// What in the folder can be reached by other people than the folder. Only where one folder was asked about.
@property (nonatomic, readonly, nullable) DBXSharingAudienceExceptions *audienceExceptions;
/// The link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - audienceOptions: Who could be allowed to use it.
///   - currentAudience: Who may use it.
///   - linkPermissions: What the user may do with it.
///   - passwordProtected: Whether it asks for a password.
///   - url: The link.
///   - accessLevel: What the link allows.
///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
///   - expiry: When it expires, if ever. After that only members can use it.
///   - audienceExceptions: What in the folder can be reached by other people than the folder. Only where one folder was
///     asked about.
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

/// Who has access to a file.
@interface DBXSharingSharedFileMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserFileMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// Those who are invited and have not signed in yet.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: Those who are invited and have not signed in yet.
///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserFileMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// How a file is shared.
@interface DBXSharingSharedFileMetadata : DBXObject
/// What the user may do with it.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessType;
/// The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The link that would be made, if there is none yet. Rarely set.
@property (nonatomic, readonly, nullable) DBXSharingExpectedSharedContentLinkMetadata *expectedLinkMetadata;
/// The link to the file. Rarely set.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *name;
/// The names of its owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns it, if one does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;
/// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lower case. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// What the user may do about the sharing, of the actions asked for.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFilePermission *> *permissions;
/// The rules for it.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The address at which to look at it in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// When the user was invited to it, or to the folder around it.
@property (nonatomic, readonly, copy, nullable) NSDate *timeInvited;

/// Creates an object.
///
/// - Parameters:
///   - id: The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
///   - name: The name of the file.
///   - policy: The rules for it.
///   - previewUrl: The address at which to look at it in a browser.
///   - accessType: What the user may do with it.
///   - expectedLinkMetadata: The link that would be made, if there is none yet. Rarely set.
///   - linkMetadata: The link to the file. Rarely set.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - permissions: What the user may do about the sharing, of the actions asked for.
///   - timeInvited: When the user was invited to it, or to the folder around it.
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

/// Why a shared folder cannot be opened.
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

/// There is no such shared folder.
@interface DBXSharingSharedFolderAccessErrorInvalidId : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_id`.
+ (instancetype)new;
@end

/// The user is not a member.
@interface DBXSharingSharedFolderAccessErrorNotAMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_a_member`.
+ (instancetype)new;
@end

/// There is no such account, or it is disabled.
@interface DBXSharingSharedFolderAccessErrorInvalidMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_member`.
+ (instancetype)new;
@end

/// Does not occur any more. Deprecated.
@interface DBXSharingSharedFolderAccessErrorEmailUnverified : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_unverified`.
+ (instancetype)new;
@end

/// The folder is not mounted. Mount it first.
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

/// What is wrong with a member.
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

/// There is no such account.
@interface DBXSharingSharedFolderMemberErrorInvalidDropboxId : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_dropbox_id`.
+ (instancetype)new;
@end

/// They are not a member of the folder.
@interface DBXSharingSharedFolderMemberErrorNotAMember : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_a_member`.
+ (instancetype)new;
@end

/// They have access only by way of a folder; the value tells which access.
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

/// Who has access to a shared folder.
@interface DBXSharingSharedFolderMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// Those who are invited.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: Those who are invited.
///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// What is known of any shared folder.
@interface DBXSharingSharedFolderMetadataBase : DBXObject
/// What the user may do in it.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// Whether it lies in a team folder.
@property (nonatomic, readonly) NSNumber *isInsideTeamFolder;
/// Whether it is a team folder.
@property (nonatomic, readonly) NSNumber *isTeamFolder;
/// The names of its owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns it, if one does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;
/// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lower case. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the folder around it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the user may do in it.
///   - isInsideTeamFolder: Whether it lies in a team folder.
///   - isTeamFolder: Whether it is a team folder.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - parentFolderName: The name of the folder around it.
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

/// A shared folder.
@interface DBXSharingSharedFolderMetadata : DBXSharingSharedFolderMetadataBase
/// The link to the folder. Rarely set.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// What the user may do with it, of the actions asked for.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderPermission *> *permissions;
/// The rules for it.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The address at which to look at it in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The identity of the shared folder, which is also the id of its namespace. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// When the user was invited to it.
@property (nonatomic, readonly, copy) NSDate *timeInvited;
/// Whether it takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the user may do in it.
///   - isInsideTeamFolder: Whether it lies in a team folder.
///   - isTeamFolder: Whether it is a team folder.
///   - name: The name of the folder.
///   - policy: The rules for it.
///   - previewUrl: The address at which to look at it in a browser.
///   - sharedFolderId: The identity of the shared folder, which is also the id of its namespace. Pattern:
///     `[-_0-9a-zA-Z:]+`.
///   - timeInvited: When the user was invited to it.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - parentFolderName: The name of the folder around it.
///   - linkMetadata: The link to the folder. Rarely set.
///   - permissions: What the user may do with it, of the actions asked for.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
///   - folderId: The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
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

/// Why a link cannot be used.
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

/// One must sign in first.
@interface DBXSharingSharedLinkAccessFailureReasonLoginRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `login_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `login_required`.
+ (instancetype)new;
@end

/// One must verify one's email address first.
@interface DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `email_verify_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_verify_required`.
+ (instancetype)new;
@end

/// It asks for a password.
@interface DBXSharingSharedLinkAccessFailureReasonPasswordRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `password_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password_required`.
+ (instancetype)new;
@end

/// It is for members of the team.
@interface DBXSharingSharedLinkAccessFailureReasonTeamOnly : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// It is for its owner.
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

/// The link that is in the way of a new one.
@interface DBXSharingSharedLinkAlreadyExistsMetadata : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkAlreadyExistsMetadata (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataMetadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataOther *asOther;
@end

/// The link that is there already.
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

/// Why a link cannot be used.
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

/// There is no such link.
@interface DBXSharingSharedLinkErrorSharedLinkNotFound : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user may not use it.
@interface DBXSharingSharedLinkErrorSharedLinkAccessDenied : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind cannot be downloaded. Use `export` of `Files`.
@interface DBXSharingSharedLinkErrorUnsupportedLinkType : DBXSharingSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links take neither `path` nor `linkPassword`.
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

/// Why nothing is known about a link.
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

/// There is no such link.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkNotFound : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_not_found`.
+ (instancetype)new;
@end

/// The user may not use it.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_access_denied`.
+ (instancetype)new;
@end

/// Links of this kind cannot be downloaded. Use `export` of `Files`.
@interface DBXSharingSharedLinkMetadataErrorUnsupportedLinkType : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_link_type`.
+ (instancetype)new;
@end

/// Private links take neither `path` nor `linkPassword`.
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

/// Who may use links to what is in a shared folder.
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

/// Anybody.
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

/// How a link is set. What is nil is left to the default, or stays as it is.
@interface DBXSharingSharedLinkSettings : DBXObject
/// Whether it asks for a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// The password. Needed if `requirePassword` is true.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;
/// When it expires. By default never.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// Who may use it. The rules of team and folder may restrict it further.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// What it allows. Cannot be changed later.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevel *access;
/// Use `audience` instead. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// Whether its content can be downloaded.
@property (nonatomic, readonly, nullable) NSNumber *allowDownload;

/// Creates an object.
///
/// - Parameters:
///   - requirePassword: Whether it asks for a password.
///   - linkPassword: The password. Needed if `requirePassword` is true.
///   - expires: When it expires. By default never.
///   - audience: Who may use it. The rules of team and folder may restrict it further.
///   - access: What it allows. Cannot be changed later.
///   - requestedVisibility: Use `audience` instead. Deprecated.
///   - allowDownload: Whether its content can be downloaded.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBXSharingLinkAudience *)audience
    access:(nullable DBXSharingRequestedLinkAccessLevel *)access
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    allowDownload:(nullable NSNumber *)allowDownload
    NS_DESIGNATED_INITIALIZER;
@end

/// What is wrong with the settings of a link.
@interface DBXSharingSharedLinkSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkSettingsError (Members)
/// The object if its tag is `invalid_settings`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorInvalidSettings *asInvalidSettings;
/// The object if its tag is `not_authorized`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorNotAuthorized *asNotAuthorized;
@end

/// They make no sense: a password is asked for but missing, or the expiry is in the past.
@interface DBXSharingSharedLinkSettingsErrorInvalidSettings : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `invalid_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_settings`.
+ (instancetype)new;
@end

/// The user may not set this. Basic accounts can make public links without expiry only.
@interface DBXSharingSharedLinkSettingsErrorNotAuthorized : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `not_authorized`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_authorized`.
+ (instancetype)new;
@end

/// Why a file cannot be shared.
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

/// The user may not do this with the file.
@interface DBXSharingSharingFileAccessErrorNoPermission : DBXSharingSharingFileAccessError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// There is no such file.
@interface DBXSharingSharingFileAccessErrorInvalidFile : DBXSharingSharingFileAccessError
/// Creates an object with the tag `invalid_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file`.
+ (instancetype)new;
@end

/// It is a folder. Share the folder, or make a link.
@interface DBXSharingSharingFileAccessErrorIsFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `is_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_folder`.
+ (instancetype)new;
@end

/// It lies in the old public folder. Make a link instead.
@interface DBXSharingSharingFileAccessErrorInsidePublicFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inside_public_folder`.
+ (instancetype)new;
@end

/// It lies in a package of macOS, such as an app. Make a link instead.
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

/// What is wrong with the user's account.
@interface DBXSharingSharingUserError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharingUserError (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorOther *asOther;
@end

/// The user has not verified their email address. Ask them to, then try again.
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

/// Somebody who belongs to a team.
@interface DBXSharingTeamMemberInfo : DBXObject
/// The team.
@property (nonatomic, readonly) DBXUsersTeam *teamInfo;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *memberId;

/// Creates an object.
///
/// - Parameters:
///   - teamInfo: The team.
///   - displayName: The name of the person.
///   - memberId: The identity within the team, `dbmid:…`. Only for teammates.
- (instancetype)initWithTeamInfo:(DBXUsersTeam *)teamInfo
    displayName:(NSString *)displayName
    memberId:(nullable NSString *)memberId
    NS_DESIGNATED_INITIALIZER;
@end

/// Who becomes the owner of which folder.
@interface DBXSharingTransferFolderArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The account or team member who becomes the owner. At least 1 character.
@property (nonatomic, readonly, copy) NSString *toDropboxId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the owner is still the same.
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

/// The file or folder cannot be opened.
@interface DBXSharingTransferFolderErrorAccessError : DBXSharingTransferFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// There is no such account.
@interface DBXSharingTransferFolderErrorInvalidDropboxId : DBXSharingTransferFolderError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_dropbox_id`.
+ (instancetype)new;
@end

/// The new owner is not a member. Add them first.
@interface DBXSharingTransferFolderErrorNewOwnerNotAMember : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_not_a_member`.
+ (instancetype)new;
@end

/// The new owner has not mounted the folder.
@interface DBXSharingTransferFolderErrorNewOwnerUnmounted : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_unmounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_unmounted`.
+ (instancetype)new;
@end

/// The new owner has not verified their email address.
@interface DBXSharingTransferFolderErrorNewOwnerEmailUnverified : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `new_owner_email_unverified`.
+ (instancetype)new;
@end

/// Not possible with a team folder.
@interface DBXSharingTransferFolderErrorTeamFolder : DBXSharingTransferFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
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

/// Which folder to unmount.
@interface DBXSharingUnmountFolderArg : DBXObject
/// The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// Why the folder is still mounted.
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

/// The file or folder cannot be opened.
@interface DBXSharingUnmountFolderErrorAccessError : DBXSharingUnmountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has no permission for this.
@interface DBXSharingUnmountFolderErrorNoPermission : DBXSharingUnmountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// It cannot be unmounted by itself, for instance because it lies in another shared folder of the user.
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

/// Which file to unshare.
@interface DBXSharingUnshareFileArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// Why the file is still shared.
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

/// Something is wrong with the user's account.
@interface DBXSharingUnshareFileErrorUserError : DBXSharingUnshareFileError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file or folder cannot be opened.
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

/// Which folder to unshare.
@interface DBXSharingUnshareFolderArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Whether the other members keep a copy. The owner always keeps the folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether the other members keep a copy. The owner always keeps the folder. Default: `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the folder is still shared.
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

/// The file or folder cannot be opened.
@interface DBXSharingUnshareFolderErrorAccessError : DBXSharingUnshareFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// Not possible with a team folder.
@interface DBXSharingUnshareFolderErrorTeamFolder : DBXSharingUnshareFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingUnshareFolderErrorNoPermission : DBXSharingUnshareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// There is too much in it.
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

/// What a member of a file may do from now on.
@interface DBXSharingUpdateFileMemberArgs : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// What they may do from now on.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member.
///   - accessLevel: What they may do from now on.
- (instancetype)initWithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// What to change about a shared file.
@interface DBXSharingUpdateFilePolicyArg : DBXObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;
/// Has no use any more. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// Whether the file shows who has seen it.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: Has no use any more. Deprecated.
///   - viewerInfoPolicy: Whether the file shows who has seen it.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the file was not changed.
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

/// The file or folder cannot be opened.
@interface DBXSharingUpdateFilePolicyErrorAccessError : DBXSharingUpdateFilePolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The settings are not valid.
@interface DBXSharingUpdateFilePolicyErrorInvalidFileSettings : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `invalid_file_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_file_settings`.
+ (instancetype)new;
@end

/// The user has no permission for this.
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

/// What a member of a folder may do from now on.
@interface DBXSharingUpdateFolderMemberArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, by `.dropboxId`.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// What they may do from now on. Not `.owner`.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member, by `.dropboxId`.
///   - accessLevel: What they may do from now on. Not `.owner`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the member was not changed.
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

/// The file or folder cannot be opened.
@interface DBXSharingUpdateFolderMemberErrorAccessError : DBXSharingUpdateFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// Something is wrong with the member.
@interface DBXSharingUpdateFolderMemberErrorMemberError : DBXSharingUpdateFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member had to be added to the folder itself, which failed.
@interface DBXSharingUpdateFolderMemberErrorNoExplicitAccess : DBXSharingUpdateFolderMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingAddFolderMemberError *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingAddFolderMemberError *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// The user's plan does not include this, for instance members who may only view.
@interface DBXSharingUpdateFolderMemberErrorInsufficientPlan : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_plan`.
+ (instancetype)new;
@end

/// The user has no permission for this.
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

/// What to change. What is nil stays as it is.
@interface DBXSharingUpdateFolderPolicyArg : DBXObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Who may be a member. Only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// Who may add and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// Whether it shows who has seen what is in it.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// Who may use links to what is in it. `.members` only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// How the link to the folder is set.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - aclUpdatePolicy: Who may add and remove members.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - linkSettings: How the link to the folder is set.
///   - actions: The actions to tell about in the answer, whether the user may take them.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// Why the folder was not changed.
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

/// The file or folder cannot be opened.
@interface DBXSharingUpdateFolderPolicyErrorAccessError : DBXSharingUpdateFolderPolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// `memberPolicy` works only if the user belongs to a team.
@interface DBXSharingUpdateFolderPolicyErrorNotOnTeam : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_on_team`.
+ (instancetype)new;
@end

/// The team allows fewer people as members than `memberPolicy` does.
@interface DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
+ (instancetype)new;
@end

/// The account may not choose this `sharedLinkPolicy`.
@interface DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed_shared_link_policy`.
+ (instancetype)new;
@end

/// The user has no permission for this.
@interface DBXSharingUpdateFolderPolicyErrorNoPermission : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// Not possible with a team folder.
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

/// A person who has access, and what they may do.
@interface DBXSharingUserMembershipInfo : DBXSharingMembershipInfo
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - user: The person.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
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

/// A member of a file, and when they have seen it.
@interface DBXSharingUserFileMembershipInfo : DBXSharingUserMembershipInfo
/// When they last saw it. Only if the plan includes this.
@property (nonatomic, readonly, copy, nullable) NSDate *timeLastSeen;
/// Where they last saw it.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformType *platformType;

/// Creates an object.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - user: The person.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
///   - timeLastSeen: When they last saw it. Only if the plan includes this.
///   - platformType: Where they last saw it.
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

/// A person who has access. `getAccount` of `Users` tells more.
@interface DBXSharingUserInfo : DBXObject
/// The account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// Whether they belong to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
///   - email: The email address.
///   - displayName: The name of the person.
///   - sameTeam: Whether they belong to the user's team.
///   - teamMemberId: The identity within the team, `dbmid:…`. Only for teammates.
- (instancetype)initWithAccountId:(NSString *)accountId
    email:(NSString *)email
    displayName:(NSString *)displayName
    sameTeam:(NSNumber *)sameTeam
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;
@end

/// Whether a file shows who has seen it.
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

/// It does.
@interface DBXSharingViewerInfoPolicyEnabled : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// It does not.
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

/// Who may use a link.
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

/// Anybody who has it.
@interface DBXSharingVisibilityPublic_ : DBXSharingVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `public`.
+ (instancetype)new;
@end

/// Teammates.
@interface DBXSharingVisibilityTeamOnly : DBXSharingVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Anybody who has it and knows its password.
@interface DBXSharingVisibilityPassword : DBXSharingVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `password`.
+ (instancetype)new;
@end

/// Teammates who know its password.
@interface DBXSharingVisibilityTeamAndPassword : DBXSharingVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_password`.
+ (instancetype)new;
@end

/// Members of the shared folder around it.
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

/// A choice of who may use a link.
@interface DBXSharingVisibilityPolicy : DBXObject
/// The choice.
@property (nonatomic, readonly) DBXSharingRequestedVisibility *policy;
/// Who could really use the link after that choice.
@property (nonatomic, readonly) DBXSharingAlphaResolvedVisibility *resolvedPolicy;
/// Whether the user may choose this.
@property (nonatomic, readonly) NSNumber *allowed;
/// Why the user may not.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReason *disallowedReason;

/// Creates an object.
///
/// - Parameters:
///   - policy: The choice.
///   - resolvedPolicy: Who could really use the link after that choice.
///   - allowed: Whether the user may choose this.
///   - disallowedReason: Why the user may not.
- (instancetype)initWithPolicy:(DBXSharingRequestedVisibility *)policy
    resolvedPolicy:(DBXSharingAlphaResolvedVisibility *)resolvedPolicy
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingVisibilityPolicyDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// Why a choice is not open to the user.
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

/// The link cannot be changed so. Revoke it and make a new one.
@interface DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `delete_and_recreate`.
+ (instancetype)new;
@end

/// The shared folder around it forbids it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_shared_folder`.
+ (instancetype)new;
@end

/// The team forbids it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `restricted_by_team`.
+ (instancetype)new;
@end

/// The user does not belong to a team.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_on_team`.
+ (instancetype)new;
@end

/// The user's plan does not include it.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserAccountType : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_account_type`.
+ (instancetype)new;
@end

/// The user has no permission.
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
