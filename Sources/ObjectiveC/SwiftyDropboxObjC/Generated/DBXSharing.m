// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingAccessInheritance @end
@implementation DBXSharingAccessInheritanceInherit @end
@implementation DBXSharingAccessInheritanceNoInherit @end
@implementation DBXSharingAccessInheritanceOther @end
@implementation DBXSharingAccessLevel @end
@implementation DBXSharingAccessLevelOwner @end
@implementation DBXSharingAccessLevelEditor @end
@implementation DBXSharingAccessLevelViewer @end
@implementation DBXSharingAccessLevelViewerNoComment @end
@implementation DBXSharingAccessLevelTraverse @end
@implementation DBXSharingAccessLevelNoAccess @end
@implementation DBXSharingAccessLevelOther @end
@implementation DBXSharingAclUpdatePolicy @end
@implementation DBXSharingAclUpdatePolicyOwner @end
@implementation DBXSharingAclUpdatePolicyEditors @end
@implementation DBXSharingAclUpdatePolicyOther @end
@implementation DBXSharingAddFileMemberArgs
@dynamic file;
@dynamic members;
@dynamic customMessage;
@dynamic quiet;
@dynamic accessLevel;
@dynamic addMessageAsComment;
@dynamic fpSealedResult;
@end
@implementation DBXSharingAddFileMemberError @end
@implementation DBXSharingAddFileMemberErrorUserError
@dynamic userError;
@end
@implementation DBXSharingAddFileMemberErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingAddFileMemberErrorRateLimit @end
@implementation DBXSharingAddFileMemberErrorInvalidComment @end
@implementation DBXSharingAddFileMemberErrorBannedMember @end
@implementation DBXSharingAddFileMemberErrorOther @end
@implementation DBXSharingAddFolderMemberArg
@dynamic sharedFolderId;
@dynamic members;
@dynamic quiet;
@dynamic customMessage;
@dynamic fpSealedResult;
@end
@implementation DBXSharingAddFolderMemberError @end
@implementation DBXSharingAddFolderMemberErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingAddFolderMemberErrorEmailUnverified @end
@implementation DBXSharingAddFolderMemberErrorBannedMember @end
@implementation DBXSharingAddFolderMemberErrorBadMember
@dynamic badMember;
@end
@implementation DBXSharingAddFolderMemberErrorCantShareOutsideTeam @end
@implementation DBXSharingAddFolderMemberErrorTooManyMembers
@dynamic tooManyMembers;
@end
@implementation DBXSharingAddFolderMemberErrorTooManyPendingInvites
@dynamic tooManyPendingInvites;
@end
@implementation DBXSharingAddFolderMemberErrorRateLimit @end
@implementation DBXSharingAddFolderMemberErrorTooManyInvitees @end
@implementation DBXSharingAddFolderMemberErrorInsufficientPlan @end
@implementation DBXSharingAddFolderMemberErrorTeamFolder @end
@implementation DBXSharingAddFolderMemberErrorNoPermission @end
@implementation DBXSharingAddFolderMemberErrorInvalidSharedFolder @end
@implementation DBXSharingAddFolderMemberErrorOther @end
@implementation DBXSharingAddMember
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBXSharingAddMemberSelectorError @end
@implementation DBXSharingAddMemberSelectorErrorAutomaticGroup @end
@implementation DBXSharingAddMemberSelectorErrorInvalidDropboxId
@dynamic invalidDropboxId;
@end
@implementation DBXSharingAddMemberSelectorErrorInvalidEmail
@dynamic invalidEmail;
@end
@implementation DBXSharingAddMemberSelectorErrorInvalidGroup @end
@implementation DBXSharingAddMemberSelectorErrorUnverifiedDropboxId
@dynamic unverifiedDropboxId;
@end
@implementation DBXSharingAddMemberSelectorErrorGroupDeleted @end
@implementation DBXSharingAddMemberSelectorErrorGroupNotOnTeam @end
@implementation DBXSharingAddMemberSelectorErrorOther @end
@implementation DBXSharingAlphaResolvedVisibility @end
@implementation DBXSharingAlphaResolvedVisibilityPublic_ @end
@implementation DBXSharingAlphaResolvedVisibilityTeamOnly @end
@implementation DBXSharingAlphaResolvedVisibilityPassword @end
@implementation DBXSharingAlphaResolvedVisibilityTeamAndPassword @end
@implementation DBXSharingAlphaResolvedVisibilitySharedFolderOnly @end
@implementation DBXSharingAlphaResolvedVisibilityNoOne @end
@implementation DBXSharingAlphaResolvedVisibilityOnlyYou @end
@implementation DBXSharingAlphaResolvedVisibilityOther @end
@implementation DBXSharingAudienceExceptionContentInfo
@dynamic name;
@end
@implementation DBXSharingAudienceExceptions
@dynamic count;
@dynamic exceptions;
@end
@implementation DBXSharingAudienceRestrictingSharedFolder
@dynamic sharedFolderId;
@dynamic name;
@dynamic audience;
@end
@implementation DBXSharingChangeLinkExpirationPolicy @end
@implementation DBXSharingChangeLinkExpirationPolicyAllowed @end
@implementation DBXSharingChangeLinkExpirationPolicyNotAllowed @end
@implementation DBXSharingChangeLinkExpirationPolicyOther @end
@implementation DBXSharingLinkMetadata
@dynamic url;
@dynamic visibility;
@dynamic expires;
@end
@implementation DBXSharingCollectionLinkMetadata @end
@implementation DBXSharingCreateSharedLinkArg
@dynamic path;
@dynamic shortUrl;
@dynamic pendingUpload;
@end
@implementation DBXSharingCreateSharedLinkError @end
@implementation DBXSharingCreateSharedLinkErrorPath
@dynamic path;
@end
@implementation DBXSharingCreateSharedLinkErrorOther @end
@implementation DBXSharingCreateSharedLinkWithSettingsArg
@dynamic path;
@dynamic settings;
@end
@implementation DBXSharingCreateSharedLinkWithSettingsError @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorPath
@dynamic path;
@end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists
@dynamic sharedLinkAlreadyExists;
@end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorSettingsError
@dynamic settingsError;
@end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorBannedMember @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders @end
@implementation DBXSharingSharedContentLinkMetadataBase
@dynamic accessLevel;
@dynamic audienceOptions;
@dynamic audienceRestrictingSharedFolder;
@dynamic currentAudience;
@dynamic expiry;
@dynamic linkPermissions;
@dynamic passwordProtected;
@end
@implementation DBXSharingExpectedSharedContentLinkMetadata @end
@implementation DBXSharingFileAction @end
@implementation DBXSharingFileActionDisableViewerInfo @end
@implementation DBXSharingFileActionEditContents @end
@implementation DBXSharingFileActionEnableViewerInfo @end
@implementation DBXSharingFileActionInviteViewer @end
@implementation DBXSharingFileActionInviteViewerNoComment @end
@implementation DBXSharingFileActionInviteEditor @end
@implementation DBXSharingFileActionUnshare @end
@implementation DBXSharingFileActionRelinquishMembership @end
@implementation DBXSharingFileActionShareLink @end
@implementation DBXSharingFileActionCreateLink @end
@implementation DBXSharingFileActionCreateViewLink @end
@implementation DBXSharingFileActionCreateEditLink @end
@implementation DBXSharingFileActionOther @end
@implementation DBXSharingFileErrorResult @end
@implementation DBXSharingFileErrorResultFileNotFoundError
@dynamic fileNotFoundError;
@end
@implementation DBXSharingFileErrorResultInvalidFileActionError
@dynamic invalidFileActionError;
@end
@implementation DBXSharingFileErrorResultPermissionDeniedError
@dynamic permissionDeniedError;
@end
@implementation DBXSharingFileErrorResultOther @end
@implementation DBXSharingSharedLinkMetadata
@dynamic url;
@dynamic id;
@dynamic name;
@dynamic expires;
@dynamic pathLower;
@dynamic linkPermissions;
@dynamic teamMemberInfo;
@dynamic contentOwnerTeamInfo;
@end
@implementation DBXSharingFileLinkMetadata
@dynamic clientModified;
@dynamic serverModified;
@dynamic rev;
@dynamic size;
@end
@implementation DBXSharingFileMemberActionError @end
@implementation DBXSharingFileMemberActionErrorInvalidMember @end
@implementation DBXSharingFileMemberActionErrorNoPermission @end
@implementation DBXSharingFileMemberActionErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingFileMemberActionErrorNoExplicitAccess
@dynamic noExplicitAccess;
@end
@implementation DBXSharingFileMemberActionErrorOther @end
@implementation DBXSharingFileMemberActionIndividualResult @end
@implementation DBXSharingFileMemberActionIndividualResultSuccess
@dynamic success;
@end
@implementation DBXSharingFileMemberActionIndividualResultMemberError
@dynamic memberError;
@end
@implementation DBXSharingFileMemberActionResult
@dynamic member;
@dynamic result;
@dynamic sckeySha1;
@dynamic invitationSignature;
@end
@implementation DBXSharingFileMemberRemoveActionResult @end
@implementation DBXSharingFileMemberRemoveActionResultSuccess
@dynamic success;
@end
@implementation DBXSharingFileMemberRemoveActionResultMemberError
@dynamic memberError;
@end
@implementation DBXSharingFileMemberRemoveActionResultOther @end
@implementation DBXSharingFilePermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBXSharingFolderAction @end
@implementation DBXSharingFolderActionChangeOptions @end
@implementation DBXSharingFolderActionDisableViewerInfo @end
@implementation DBXSharingFolderActionEditContents @end
@implementation DBXSharingFolderActionEnableViewerInfo @end
@implementation DBXSharingFolderActionInviteEditor @end
@implementation DBXSharingFolderActionInviteViewer @end
@implementation DBXSharingFolderActionInviteViewerNoComment @end
@implementation DBXSharingFolderActionRelinquishMembership @end
@implementation DBXSharingFolderActionUnmount @end
@implementation DBXSharingFolderActionUnshare @end
@implementation DBXSharingFolderActionLeaveACopy @end
@implementation DBXSharingFolderActionShareLink @end
@implementation DBXSharingFolderActionCreateLink @end
@implementation DBXSharingFolderActionCreateViewLink @end
@implementation DBXSharingFolderActionCreateEditLink @end
@implementation DBXSharingFolderActionSetAccessInheritance @end
@implementation DBXSharingFolderActionOther @end
@implementation DBXSharingFolderLinkMetadata @end
@implementation DBXSharingFolderPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBXSharingFolderPolicy
@dynamic memberPolicy;
@dynamic resolvedMemberPolicy;
@dynamic aclUpdatePolicy;
@dynamic sharedLinkPolicy;
@dynamic viewerInfoPolicy;
@end
@implementation DBXSharingGetFileMetadataArg
@dynamic file;
@dynamic actions;
@end
@implementation DBXSharingGetFileMetadataBatchArg
@dynamic files;
@dynamic actions;
@end
@implementation DBXSharingGetFileMetadataBatchResult
@dynamic file;
@dynamic result;
@end
@implementation DBXSharingGetFileMetadataError @end
@implementation DBXSharingGetFileMetadataErrorUserError
@dynamic userError;
@end
@implementation DBXSharingGetFileMetadataErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingGetFileMetadataErrorOther @end
@implementation DBXSharingGetFileMetadataIndividualResult @end
@implementation DBXSharingGetFileMetadataIndividualResultMetadata
@dynamic metadata;
@end
@implementation DBXSharingGetFileMetadataIndividualResultAccessError
@dynamic accessError;
@end
@implementation DBXSharingGetFileMetadataIndividualResultOther @end
@implementation DBXSharingGetMetadataArgs
@dynamic sharedFolderId;
@dynamic actions;
@end
@implementation DBXSharingGetSharedLinkFileError @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkNotFound @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied @end
@implementation DBXSharingGetSharedLinkFileErrorUnsupportedLinkType @end
@implementation DBXSharingGetSharedLinkFileErrorUnsupportedParameterField @end
@implementation DBXSharingGetSharedLinkFileErrorOther @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory @end
@implementation DBXSharingGetSharedLinkMetadataArg
@dynamic url;
@dynamic path;
@dynamic linkPassword;
@end
@implementation DBXSharingGetSharedLinksArg
@dynamic path;
@end
@implementation DBXSharingGetSharedLinksError @end
@implementation DBXSharingGetSharedLinksErrorPath
@dynamic path;
@end
@implementation DBXSharingGetSharedLinksErrorOther @end
@implementation DBXSharingGetSharedLinksResult
@dynamic links;
@end
@implementation DBXSharingGroupInfo
@dynamic groupType;
@dynamic isMember;
@dynamic isOwner;
@dynamic sameTeam;
@end
@implementation DBXSharingMembershipInfo
@dynamic accessType;
@dynamic permissions;
@dynamic initials;
@dynamic isInherited;
@end
@implementation DBXSharingGroupMembershipInfo
@dynamic group;
@end
@implementation DBXSharingInsufficientPlan
@dynamic message;
@dynamic upsellUrl;
@end
@implementation DBXSharingInsufficientQuotaAmounts
@dynamic spaceNeeded;
@dynamic spaceShortage;
@dynamic spaceLeft;
@end
@implementation DBXSharingInviteeInfo @end
@implementation DBXSharingInviteeInfoEmail
@dynamic email;
@end
@implementation DBXSharingInviteeInfoOther @end
@implementation DBXSharingInviteeMembershipInfo
@dynamic invitee;
@dynamic user;
@end
@implementation DBXSharingJobError @end
@implementation DBXSharingJobErrorUnshareFolderError
@dynamic unshareFolderError;
@end
@implementation DBXSharingJobErrorRemoveFolderMemberError
@dynamic removeFolderMemberError;
@end
@implementation DBXSharingJobErrorRelinquishFolderMembershipError
@dynamic relinquishFolderMembershipError;
@end
@implementation DBXSharingJobErrorOther @end
@implementation DBXSharingJobStatus @end
@implementation DBXSharingJobStatusInProgress @end
@implementation DBXSharingJobStatusComplete @end
@implementation DBXSharingJobStatusFailed
@dynamic failed;
@end
@implementation DBXSharingLinkAccessLevel @end
@implementation DBXSharingLinkAccessLevelViewer @end
@implementation DBXSharingLinkAccessLevelEditor @end
@implementation DBXSharingLinkAccessLevelOther @end
@implementation DBXSharingLinkAction @end
@implementation DBXSharingLinkActionChangeAccessLevel @end
@implementation DBXSharingLinkActionChangeAudience @end
@implementation DBXSharingLinkActionRemoveExpiry @end
@implementation DBXSharingLinkActionRemovePassword @end
@implementation DBXSharingLinkActionSetExpiry @end
@implementation DBXSharingLinkActionSetPassword @end
@implementation DBXSharingLinkActionOther @end
@implementation DBXSharingLinkAudience @end
@implementation DBXSharingLinkAudiencePublic_ @end
@implementation DBXSharingLinkAudienceTeam @end
@implementation DBXSharingLinkAudienceNoOne @end
@implementation DBXSharingLinkAudiencePassword @end
@implementation DBXSharingLinkAudienceMembers @end
@implementation DBXSharingLinkAudienceOther @end
@implementation DBXSharingLinkAudienceDisallowedReason @end
@implementation DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate @end
@implementation DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder @end
@implementation DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam @end
@implementation DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam @end
@implementation DBXSharingLinkAudienceDisallowedReasonUserAccountType @end
@implementation DBXSharingLinkAudienceDisallowedReasonPermissionDenied @end
@implementation DBXSharingLinkAudienceDisallowedReasonOther @end
@implementation DBXSharingLinkAudienceOption
@dynamic audience;
@dynamic allowed;
@dynamic disallowedReason;
@end
@implementation DBXSharingLinkExpiry @end
@implementation DBXSharingLinkExpiryRemoveExpiry @end
@implementation DBXSharingLinkExpirySetExpiry
@dynamic setExpiry;
@end
@implementation DBXSharingLinkExpiryOther @end
@implementation DBXSharingLinkPassword @end
@implementation DBXSharingLinkPasswordRemovePassword @end
@implementation DBXSharingLinkPasswordSetPassword
@dynamic setPassword;
@end
@implementation DBXSharingLinkPasswordOther @end
@implementation DBXSharingLinkPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBXSharingLinkPermissions
@dynamic resolvedVisibility;
@dynamic requestedVisibility;
@dynamic canRevoke;
@dynamic revokeFailureReason;
@dynamic effectiveAudience;
@dynamic linkAccessLevel;
@dynamic visibilityPolicies;
@dynamic canSetExpiry;
@dynamic canRemoveExpiry;
@dynamic allowDownload;
@dynamic canAllowDownload;
@dynamic canDisallowDownload;
@dynamic allowComments;
@dynamic teamRestrictsComments;
@dynamic audienceOptions;
@dynamic canSetPassword;
@dynamic canRemovePassword;
@dynamic requirePassword;
@dynamic canUseExtendedSharingControls;
@dynamic canSync;
@dynamic canRequestAccess;
@dynamic enforceSharedLinkPasswordPolicy;
@dynamic daysToExpirePolicy;
@dynamic changeSharedLinkExpirationPolicy;
@end
@implementation DBXSharingLinkSettings
@dynamic accessLevel;
@dynamic audience;
@dynamic expiry;
@dynamic password;
@end
@implementation DBXSharingListFileMembersArg
@dynamic file;
@dynamic actions;
@dynamic includeInherited;
@dynamic limit;
@end
@implementation DBXSharingListFileMembersBatchArg
@dynamic files;
@dynamic limit;
@end
@implementation DBXSharingListFileMembersBatchResult
@dynamic file;
@dynamic result;
@end
@implementation DBXSharingListFileMembersContinueArg
@dynamic cursor;
@end
@implementation DBXSharingListFileMembersContinueError @end
@implementation DBXSharingListFileMembersContinueErrorUserError
@dynamic userError;
@end
@implementation DBXSharingListFileMembersContinueErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingListFileMembersContinueErrorInvalidCursor @end
@implementation DBXSharingListFileMembersContinueErrorOther @end
@implementation DBXSharingListFileMembersCountResult
@dynamic members;
@dynamic memberCount;
@end
@implementation DBXSharingListFileMembersError @end
@implementation DBXSharingListFileMembersErrorUserError
@dynamic userError;
@end
@implementation DBXSharingListFileMembersErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingListFileMembersErrorOther @end
@implementation DBXSharingListFileMembersIndividualResult @end
@implementation DBXSharingListFileMembersIndividualResultResult
@dynamic result;
@end
@implementation DBXSharingListFileMembersIndividualResultAccessError
@dynamic accessError;
@end
@implementation DBXSharingListFileMembersIndividualResultOther @end
@implementation DBXSharingListFilesArg
@dynamic limit;
@dynamic actions;
@end
@implementation DBXSharingListFilesContinueArg
@dynamic cursor;
@end
@implementation DBXSharingListFilesContinueError @end
@implementation DBXSharingListFilesContinueErrorUserError
@dynamic userError;
@end
@implementation DBXSharingListFilesContinueErrorInvalidCursor @end
@implementation DBXSharingListFilesContinueErrorOther @end
@implementation DBXSharingListFilesResult
@dynamic entries;
@dynamic cursor;
@end
@implementation DBXSharingListFolderMembersCursorArg
@dynamic actions;
@dynamic limit;
@end
@implementation DBXSharingListFolderMembersArgs
@dynamic sharedFolderId;
@dynamic path;
@end
@implementation DBXSharingListFolderMembersContinueArg
@dynamic cursor;
@end
@implementation DBXSharingListFolderMembersContinueError @end
@implementation DBXSharingListFolderMembersContinueErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingListFolderMembersContinueErrorInvalidCursor @end
@implementation DBXSharingListFolderMembersContinueErrorOther @end
@implementation DBXSharingListFoldersArgs
@dynamic limit;
@dynamic actions;
@end
@implementation DBXSharingListFoldersContinueArg
@dynamic cursor;
@end
@implementation DBXSharingListFoldersContinueError @end
@implementation DBXSharingListFoldersContinueErrorInvalidCursor @end
@implementation DBXSharingListFoldersContinueErrorOther @end
@implementation DBXSharingListFoldersResult
@dynamic entries;
@dynamic cursor;
@end
@implementation DBXSharingListSharedLinksArg
@dynamic path;
@dynamic cursor;
@dynamic directOnly;
@end
@implementation DBXSharingListSharedLinksError @end
@implementation DBXSharingListSharedLinksErrorPath
@dynamic path;
@end
@implementation DBXSharingListSharedLinksErrorReset @end
@implementation DBXSharingListSharedLinksErrorOther @end
@implementation DBXSharingListSharedLinksResult
@dynamic links;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXSharingMemberAccessLevelResult
@dynamic accessLevel;
@dynamic warning;
@dynamic accessDetails;
@end
@implementation DBXSharingMemberAction @end
@implementation DBXSharingMemberActionLeaveACopy @end
@implementation DBXSharingMemberActionMakeEditor @end
@implementation DBXSharingMemberActionMakeOwner @end
@implementation DBXSharingMemberActionMakeViewer @end
@implementation DBXSharingMemberActionMakeViewerNoComment @end
@implementation DBXSharingMemberActionRemove @end
@implementation DBXSharingMemberActionOther @end
@implementation DBXSharingMemberPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBXSharingMemberPolicy @end
@implementation DBXSharingMemberPolicyTeam @end
@implementation DBXSharingMemberPolicyAnyone @end
@implementation DBXSharingMemberPolicyTeamAndApproved @end
@implementation DBXSharingMemberPolicyOther @end
@implementation DBXSharingMemberSelector @end
@implementation DBXSharingMemberSelectorDropboxId
@dynamic dropboxId;
@end
@implementation DBXSharingMemberSelectorEmail
@dynamic email;
@end
@implementation DBXSharingMemberSelectorOther @end
@implementation DBXSharingModifySharedLinkSettingsArgs
@dynamic url;
@dynamic settings;
@dynamic removeExpiration;
@end
@implementation DBXSharingModifySharedLinkSettingsError @end
@implementation DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound @end
@implementation DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied @end
@implementation DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType @end
@implementation DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField @end
@implementation DBXSharingModifySharedLinkSettingsErrorOther @end
@implementation DBXSharingModifySharedLinkSettingsErrorSettingsError
@dynamic settingsError;
@end
@implementation DBXSharingModifySharedLinkSettingsErrorEmailNotVerified @end
@implementation DBXSharingMountFolderArg
@dynamic sharedFolderId;
@end
@implementation DBXSharingMountFolderError @end
@implementation DBXSharingMountFolderErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingMountFolderErrorInsideSharedFolder @end
@implementation DBXSharingMountFolderErrorInsufficientQuota
@dynamic insufficientQuota;
@end
@implementation DBXSharingMountFolderErrorAlreadyMounted @end
@implementation DBXSharingMountFolderErrorNoPermission @end
@implementation DBXSharingMountFolderErrorNotMountable @end
@implementation DBXSharingMountFolderErrorMustAutomount @end
@implementation DBXSharingMountFolderErrorOther @end
@implementation DBXSharingParentFolderAccessInfo
@dynamic folderName;
@dynamic sharedFolderId;
@dynamic permissions;
@dynamic path;
@end
@implementation DBXSharingPathLinkMetadata
@dynamic path;
@end
@implementation DBXSharingPendingUploadMode @end
@implementation DBXSharingPendingUploadModeFile @end
@implementation DBXSharingPendingUploadModeFolder @end
@implementation DBXSharingPermissionDeniedReason @end
@implementation DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner @end
@implementation DBXSharingPermissionDeniedReasonUserNotAllowedByOwner @end
@implementation DBXSharingPermissionDeniedReasonTargetIsIndirectMember @end
@implementation DBXSharingPermissionDeniedReasonTargetIsOwner @end
@implementation DBXSharingPermissionDeniedReasonTargetIsSelf @end
@implementation DBXSharingPermissionDeniedReasonTargetNotActive @end
@implementation DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder @end
@implementation DBXSharingPermissionDeniedReasonOwnerNotOnTeam @end
@implementation DBXSharingPermissionDeniedReasonPermissionDenied @end
@implementation DBXSharingPermissionDeniedReasonRestrictedByTeam @end
@implementation DBXSharingPermissionDeniedReasonUserAccountType @end
@implementation DBXSharingPermissionDeniedReasonUserNotOnTeam @end
@implementation DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder @end
@implementation DBXSharingPermissionDeniedReasonRestrictedByParentFolder @end
@implementation DBXSharingPermissionDeniedReasonInsufficientPlan
@dynamic insufficientPlan;
@end
@implementation DBXSharingPermissionDeniedReasonOther @end
@implementation DBXSharingRelinquishAccessArg
@dynamic fileId;
@end
@implementation DBXSharingRelinquishAccessError @end
@implementation DBXSharingRelinquishAccessErrorInvalidFileId @end
@implementation DBXSharingRelinquishAccessErrorEmailUnverified @end
@implementation DBXSharingRelinquishAccessErrorOwner @end
@implementation DBXSharingRelinquishAccessErrorNoExplicitAccess @end
@implementation DBXSharingRelinquishAccessErrorTeamFolder @end
@implementation DBXSharingRelinquishAccessErrorNoPermission @end
@implementation DBXSharingRelinquishAccessErrorOther @end
@implementation DBXSharingRelinquishAccessResult @end
@implementation DBXSharingRelinquishFileMembershipArg
@dynamic file;
@end
@implementation DBXSharingRelinquishFileMembershipError @end
@implementation DBXSharingRelinquishFileMembershipErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingRelinquishFileMembershipErrorGroupAccess @end
@implementation DBXSharingRelinquishFileMembershipErrorNoPermission @end
@implementation DBXSharingRelinquishFileMembershipErrorOther @end
@implementation DBXSharingRelinquishFolderMembershipArg
@dynamic sharedFolderId;
@dynamic leaveACopy;
@end
@implementation DBXSharingRelinquishFolderMembershipError @end
@implementation DBXSharingRelinquishFolderMembershipErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingRelinquishFolderMembershipErrorFolderOwner @end
@implementation DBXSharingRelinquishFolderMembershipErrorMounted @end
@implementation DBXSharingRelinquishFolderMembershipErrorGroupAccess @end
@implementation DBXSharingRelinquishFolderMembershipErrorTeamFolder @end
@implementation DBXSharingRelinquishFolderMembershipErrorNoPermission @end
@implementation DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess @end
@implementation DBXSharingRelinquishFolderMembershipErrorOther @end
@implementation DBXSharingRemoveFileMemberArg
@dynamic file;
@dynamic member;
@end
@implementation DBXSharingRemoveFileMemberError @end
@implementation DBXSharingRemoveFileMemberErrorUserError
@dynamic userError;
@end
@implementation DBXSharingRemoveFileMemberErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingRemoveFileMemberErrorNoExplicitAccess
@dynamic noExplicitAccess;
@end
@implementation DBXSharingRemoveFileMemberErrorOther @end
@implementation DBXSharingRemoveFolderMemberArg
@dynamic sharedFolderId;
@dynamic member;
@dynamic leaveACopy;
@end
@implementation DBXSharingRemoveFolderMemberError @end
@implementation DBXSharingRemoveFolderMemberErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingRemoveFolderMemberErrorMemberError
@dynamic memberError;
@end
@implementation DBXSharingRemoveFolderMemberErrorFolderOwner @end
@implementation DBXSharingRemoveFolderMemberErrorGroupAccess @end
@implementation DBXSharingRemoveFolderMemberErrorTeamFolder @end
@implementation DBXSharingRemoveFolderMemberErrorNoPermission @end
@implementation DBXSharingRemoveFolderMemberErrorTooManyFiles @end
@implementation DBXSharingRemoveFolderMemberErrorOther @end
@implementation DBXSharingRemoveMemberJobStatus @end
@implementation DBXSharingRemoveMemberJobStatusInProgress @end
@implementation DBXSharingRemoveMemberJobStatusComplete
@dynamic complete;
@end
@implementation DBXSharingRemoveMemberJobStatusFailed
@dynamic failed;
@end
@implementation DBXSharingRequestedLinkAccessLevel @end
@implementation DBXSharingRequestedLinkAccessLevelViewer @end
@implementation DBXSharingRequestedLinkAccessLevelEditor @end
@implementation DBXSharingRequestedLinkAccessLevelMax @end
@implementation DBXSharingRequestedLinkAccessLevelDefault_ @end
@implementation DBXSharingRequestedLinkAccessLevelOther @end
@implementation DBXSharingRequestedVisibility @end
@implementation DBXSharingRequestedVisibilityPublic_ @end
@implementation DBXSharingRequestedVisibilityTeamOnly @end
@implementation DBXSharingRequestedVisibilityPassword @end
@implementation DBXSharingResolvedVisibility @end
@implementation DBXSharingResolvedVisibilityPublic_ @end
@implementation DBXSharingResolvedVisibilityTeamOnly @end
@implementation DBXSharingResolvedVisibilityPassword @end
@implementation DBXSharingResolvedVisibilityTeamAndPassword @end
@implementation DBXSharingResolvedVisibilitySharedFolderOnly @end
@implementation DBXSharingResolvedVisibilityNoOne @end
@implementation DBXSharingResolvedVisibilityOnlyYou @end
@implementation DBXSharingResolvedVisibilityOther @end
@implementation DBXSharingRevokeSharedLinkArg
@dynamic url;
@end
@implementation DBXSharingRevokeSharedLinkError @end
@implementation DBXSharingRevokeSharedLinkErrorSharedLinkNotFound @end
@implementation DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied @end
@implementation DBXSharingRevokeSharedLinkErrorUnsupportedLinkType @end
@implementation DBXSharingRevokeSharedLinkErrorUnsupportedParameterField @end
@implementation DBXSharingRevokeSharedLinkErrorOther @end
@implementation DBXSharingRevokeSharedLinkErrorSharedLinkMalformed @end
@implementation DBXSharingSetAccessInheritanceArg
@dynamic accessInheritance;
@dynamic sharedFolderId;
@end
@implementation DBXSharingSetAccessInheritanceError @end
@implementation DBXSharingSetAccessInheritanceErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingSetAccessInheritanceErrorNoPermission @end
@implementation DBXSharingSetAccessInheritanceErrorOther @end
@implementation DBXSharingShareFolderArgBase
@dynamic aclUpdatePolicy;
@dynamic forceAsync;
@dynamic memberPolicy;
@dynamic path;
@dynamic sharedLinkPolicy;
@dynamic viewerInfoPolicy;
@dynamic accessInheritance;
@end
@implementation DBXSharingShareFolderArg
@dynamic actions;
@dynamic linkSettings;
@end
@implementation DBXSharingShareFolderError @end
@implementation DBXSharingShareFolderErrorEmailUnverified @end
@implementation DBXSharingShareFolderErrorBadPath
@dynamic badPath;
@end
@implementation DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingShareFolderErrorDisallowedSharedLinkPolicy @end
@implementation DBXSharingShareFolderErrorOther @end
@implementation DBXSharingShareFolderErrorNoPermission @end
@implementation DBXSharingShareFolderErrorBase @end
@implementation DBXSharingShareFolderErrorBaseEmailUnverified @end
@implementation DBXSharingShareFolderErrorBaseBadPath
@dynamic badPath;
@end
@implementation DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy @end
@implementation DBXSharingShareFolderErrorBaseOther @end
@implementation DBXSharingShareFolderErrorBaseV2 @end
@implementation DBXSharingShareFolderErrorBaseV2EmailUnverified @end
@implementation DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy @end
@implementation DBXSharingShareFolderErrorBaseV2Other @end
@implementation DBXSharingShareFolderErrorV2 @end
@implementation DBXSharingShareFolderErrorV2EmailUnverified @end
@implementation DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy @end
@implementation DBXSharingShareFolderErrorV2Other @end
@implementation DBXSharingShareFolderErrorV2NoPermission @end
@implementation DBXSharingShareFolderJobStatus @end
@implementation DBXSharingShareFolderJobStatusInProgress @end
@implementation DBXSharingShareFolderJobStatusComplete
@dynamic complete;
@end
@implementation DBXSharingShareFolderJobStatusFailed
@dynamic failed;
@end
@implementation DBXSharingShareFolderLaunch @end
@implementation DBXSharingShareFolderLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXSharingShareFolderLaunchComplete
@dynamic complete;
@end
@implementation DBXSharingSharePathError @end
@implementation DBXSharingSharePathErrorIsFile @end
@implementation DBXSharingSharePathErrorInsideSharedFolder @end
@implementation DBXSharingSharePathErrorContainsSharedFolder @end
@implementation DBXSharingSharePathErrorContainsAppFolder @end
@implementation DBXSharingSharePathErrorContainsTeamFolder @end
@implementation DBXSharingSharePathErrorIsAppFolder @end
@implementation DBXSharingSharePathErrorInsideAppFolder @end
@implementation DBXSharingSharePathErrorIsPublicFolder @end
@implementation DBXSharingSharePathErrorInsidePublicFolder @end
@implementation DBXSharingSharePathErrorAlreadyShared
@dynamic alreadyShared;
@end
@implementation DBXSharingSharePathErrorInvalidPath @end
@implementation DBXSharingSharePathErrorIsOsxPackage @end
@implementation DBXSharingSharePathErrorInsideOsxPackage @end
@implementation DBXSharingSharePathErrorIsVault @end
@implementation DBXSharingSharePathErrorIsVaultLocked @end
@implementation DBXSharingSharePathErrorIsFamily @end
@implementation DBXSharingSharePathErrorOther @end
@implementation DBXSharingSharePathErrorBaseV2 @end
@implementation DBXSharingSharePathErrorBaseV2IsFile @end
@implementation DBXSharingSharePathErrorBaseV2InsideSharedFolder @end
@implementation DBXSharingSharePathErrorBaseV2ContainsSharedFolder @end
@implementation DBXSharingSharePathErrorBaseV2ContainsTeamFolder @end
@implementation DBXSharingSharePathErrorBaseV2IsAppFolder @end
@implementation DBXSharingSharePathErrorBaseV2InsideAppFolder @end
@implementation DBXSharingSharePathErrorBaseV2IsPublicFolder @end
@implementation DBXSharingSharePathErrorBaseV2InsidePublicFolder @end
@implementation DBXSharingSharePathErrorBaseV2AlreadyShared
@dynamic alreadyShared;
@end
@implementation DBXSharingSharePathErrorBaseV2InvalidPath @end
@implementation DBXSharingSharePathErrorBaseV2IsOsxPackage @end
@implementation DBXSharingSharePathErrorBaseV2InsideOsxPackage @end
@implementation DBXSharingSharePathErrorBaseV2IsVault @end
@implementation DBXSharingSharePathErrorBaseV2IsVaultLocked @end
@implementation DBXSharingSharePathErrorBaseV2Other @end
@implementation DBXSharingSharePathErrorV2 @end
@implementation DBXSharingSharePathErrorV2IsFile @end
@implementation DBXSharingSharePathErrorV2InsideSharedFolder @end
@implementation DBXSharingSharePathErrorV2ContainsSharedFolder @end
@implementation DBXSharingSharePathErrorV2ContainsTeamFolder @end
@implementation DBXSharingSharePathErrorV2IsAppFolder @end
@implementation DBXSharingSharePathErrorV2InsideAppFolder @end
@implementation DBXSharingSharePathErrorV2IsPublicFolder @end
@implementation DBXSharingSharePathErrorV2InsidePublicFolder @end
@implementation DBXSharingSharePathErrorV2AlreadyShared
@dynamic alreadyShared;
@end
@implementation DBXSharingSharePathErrorV2InvalidPath @end
@implementation DBXSharingSharePathErrorV2IsOsxPackage @end
@implementation DBXSharingSharePathErrorV2InsideOsxPackage @end
@implementation DBXSharingSharePathErrorV2IsVault @end
@implementation DBXSharingSharePathErrorV2IsVaultLocked @end
@implementation DBXSharingSharePathErrorV2Other @end
@implementation DBXSharingSharePathErrorV2IsFamily @end
@implementation DBXSharingSharePathErrorV2ContainsAppFolder @end
@implementation DBXSharingSharedContentLinkMetadata
@dynamic audienceExceptions;
@dynamic url;
@end
@implementation DBXSharingSharedFileMembers
@dynamic users;
@dynamic groups;
@dynamic invitees;
@dynamic cursor;
@end
@implementation DBXSharingSharedFileMetadata
@dynamic accessType;
@dynamic id;
@dynamic expectedLinkMetadata;
@dynamic linkMetadata;
@dynamic name;
@dynamic ownerDisplayNames;
@dynamic ownerTeam;
@dynamic parentSharedFolderId;
@dynamic pathDisplay;
@dynamic pathLower;
@dynamic permissions;
@dynamic policy;
@dynamic previewUrl;
@dynamic timeInvited;
@end
@implementation DBXSharingSharedFolderAccessError @end
@implementation DBXSharingSharedFolderAccessErrorInvalidId @end
@implementation DBXSharingSharedFolderAccessErrorNotAMember @end
@implementation DBXSharingSharedFolderAccessErrorInvalidMember @end
@implementation DBXSharingSharedFolderAccessErrorEmailUnverified @end
@implementation DBXSharingSharedFolderAccessErrorUnmounted @end
@implementation DBXSharingSharedFolderAccessErrorOther @end
@implementation DBXSharingSharedFolderMemberError @end
@implementation DBXSharingSharedFolderMemberErrorInvalidDropboxId @end
@implementation DBXSharingSharedFolderMemberErrorNotAMember @end
@implementation DBXSharingSharedFolderMemberErrorNoExplicitAccess
@dynamic noExplicitAccess;
@end
@implementation DBXSharingSharedFolderMemberErrorOther @end
@implementation DBXSharingSharedFolderMembers
@dynamic users;
@dynamic groups;
@dynamic invitees;
@dynamic cursor;
@end
@implementation DBXSharingSharedFolderMetadataBase
@dynamic accessType;
@dynamic isInsideTeamFolder;
@dynamic isTeamFolder;
@dynamic ownerDisplayNames;
@dynamic ownerTeam;
@dynamic parentSharedFolderId;
@dynamic pathDisplay;
@dynamic pathLower;
@dynamic parentFolderName;
@end
@implementation DBXSharingSharedFolderMetadata
@dynamic linkMetadata;
@dynamic name;
@dynamic permissions;
@dynamic policy;
@dynamic previewUrl;
@dynamic sharedFolderId;
@dynamic timeInvited;
@dynamic accessInheritance;
@dynamic folderId;
@end
@implementation DBXSharingSharedLinkAccessFailureReason @end
@implementation DBXSharingSharedLinkAccessFailureReasonLoginRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonPasswordRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonTeamOnly @end
@implementation DBXSharingSharedLinkAccessFailureReasonOwnerOnly @end
@implementation DBXSharingSharedLinkAccessFailureReasonOther @end
@implementation DBXSharingSharedLinkAlreadyExistsMetadata @end
@implementation DBXSharingSharedLinkAlreadyExistsMetadataMetadata
@dynamic metadata;
@end
@implementation DBXSharingSharedLinkAlreadyExistsMetadataOther @end
@implementation DBXSharingSharedLinkError @end
@implementation DBXSharingSharedLinkErrorSharedLinkNotFound @end
@implementation DBXSharingSharedLinkErrorSharedLinkAccessDenied @end
@implementation DBXSharingSharedLinkErrorUnsupportedLinkType @end
@implementation DBXSharingSharedLinkErrorUnsupportedParameterField @end
@implementation DBXSharingSharedLinkErrorOther @end
@implementation DBXSharingSharedLinkMetadataError @end
@implementation DBXSharingSharedLinkMetadataErrorSharedLinkNotFound @end
@implementation DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied @end
@implementation DBXSharingSharedLinkMetadataErrorUnsupportedLinkType @end
@implementation DBXSharingSharedLinkMetadataErrorUnsupportedParameterField @end
@implementation DBXSharingSharedLinkMetadataErrorOther @end
@implementation DBXSharingSharedLinkPolicy @end
@implementation DBXSharingSharedLinkPolicyAnyone @end
@implementation DBXSharingSharedLinkPolicyTeam @end
@implementation DBXSharingSharedLinkPolicyMembers @end
@implementation DBXSharingSharedLinkPolicyOther @end
@implementation DBXSharingSharedLinkSettings
@dynamic requirePassword;
@dynamic linkPassword;
@dynamic expires;
@dynamic audience;
@dynamic access;
@dynamic requestedVisibility;
@dynamic allowDownload;
@end
@implementation DBXSharingSharedLinkSettingsError @end
@implementation DBXSharingSharedLinkSettingsErrorInvalidSettings @end
@implementation DBXSharingSharedLinkSettingsErrorNotAuthorized @end
@implementation DBXSharingSharingFileAccessError @end
@implementation DBXSharingSharingFileAccessErrorNoPermission @end
@implementation DBXSharingSharingFileAccessErrorInvalidFile @end
@implementation DBXSharingSharingFileAccessErrorIsFolder @end
@implementation DBXSharingSharingFileAccessErrorInsidePublicFolder @end
@implementation DBXSharingSharingFileAccessErrorInsideOsxPackage @end
@implementation DBXSharingSharingFileAccessErrorOther @end
@implementation DBXSharingSharingUserError @end
@implementation DBXSharingSharingUserErrorEmailUnverified @end
@implementation DBXSharingSharingUserErrorOther @end
@implementation DBXSharingTeamMemberInfo
@dynamic teamInfo;
@dynamic displayName;
@dynamic memberId;
@end
@implementation DBXSharingTransferFolderArg
@dynamic sharedFolderId;
@dynamic toDropboxId;
@end
@implementation DBXSharingTransferFolderError @end
@implementation DBXSharingTransferFolderErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingTransferFolderErrorInvalidDropboxId @end
@implementation DBXSharingTransferFolderErrorNewOwnerNotAMember @end
@implementation DBXSharingTransferFolderErrorNewOwnerUnmounted @end
@implementation DBXSharingTransferFolderErrorNewOwnerEmailUnverified @end
@implementation DBXSharingTransferFolderErrorTeamFolder @end
@implementation DBXSharingTransferFolderErrorNoPermission @end
@implementation DBXSharingTransferFolderErrorOther @end
@implementation DBXSharingUnmountFolderArg
@dynamic sharedFolderId;
@end
@implementation DBXSharingUnmountFolderError @end
@implementation DBXSharingUnmountFolderErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUnmountFolderErrorNoPermission @end
@implementation DBXSharingUnmountFolderErrorNotUnmountable @end
@implementation DBXSharingUnmountFolderErrorOther @end
@implementation DBXSharingUnshareFileArg
@dynamic file;
@end
@implementation DBXSharingUnshareFileError @end
@implementation DBXSharingUnshareFileErrorUserError
@dynamic userError;
@end
@implementation DBXSharingUnshareFileErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUnshareFileErrorOther @end
@implementation DBXSharingUnshareFolderArg
@dynamic sharedFolderId;
@dynamic leaveACopy;
@end
@implementation DBXSharingUnshareFolderError @end
@implementation DBXSharingUnshareFolderErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUnshareFolderErrorTeamFolder @end
@implementation DBXSharingUnshareFolderErrorNoPermission @end
@implementation DBXSharingUnshareFolderErrorTooManyFiles @end
@implementation DBXSharingUnshareFolderErrorOther @end
@implementation DBXSharingUpdateFileMemberArgs
@dynamic file;
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBXSharingUpdateFilePolicyArg
@dynamic file;
@dynamic actions;
@dynamic linkSettings;
@dynamic viewerInfoPolicy;
@end
@implementation DBXSharingUpdateFilePolicyError @end
@implementation DBXSharingUpdateFilePolicyErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUpdateFilePolicyErrorInvalidFileSettings @end
@implementation DBXSharingUpdateFilePolicyErrorNoPermission @end
@implementation DBXSharingUpdateFilePolicyErrorOther @end
@implementation DBXSharingUpdateFolderMemberArg
@dynamic sharedFolderId;
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBXSharingUpdateFolderMemberError @end
@implementation DBXSharingUpdateFolderMemberErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUpdateFolderMemberErrorMemberError
@dynamic memberError;
@end
@implementation DBXSharingUpdateFolderMemberErrorNoExplicitAccess
@dynamic noExplicitAccess;
@end
@implementation DBXSharingUpdateFolderMemberErrorInsufficientPlan @end
@implementation DBXSharingUpdateFolderMemberErrorNoPermission @end
@implementation DBXSharingUpdateFolderMemberErrorOther @end
@implementation DBXSharingUpdateFolderPolicyArg
@dynamic sharedFolderId;
@dynamic memberPolicy;
@dynamic aclUpdatePolicy;
@dynamic viewerInfoPolicy;
@dynamic sharedLinkPolicy;
@dynamic linkSettings;
@dynamic actions;
@end
@implementation DBXSharingUpdateFolderPolicyError @end
@implementation DBXSharingUpdateFolderPolicyErrorAccessError
@dynamic accessError;
@end
@implementation DBXSharingUpdateFolderPolicyErrorNotOnTeam @end
@implementation DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy @end
@implementation DBXSharingUpdateFolderPolicyErrorNoPermission @end
@implementation DBXSharingUpdateFolderPolicyErrorTeamFolder @end
@implementation DBXSharingUpdateFolderPolicyErrorOther @end
@implementation DBXSharingUserMembershipInfo
@dynamic user;
@end
@implementation DBXSharingUserFileMembershipInfo
@dynamic timeLastSeen;
@dynamic platformType;
@end
@implementation DBXSharingUserInfo
@dynamic accountId;
@dynamic email;
@dynamic displayName;
@dynamic sameTeam;
@dynamic teamMemberId;
@end
@implementation DBXSharingViewerInfoPolicy @end
@implementation DBXSharingViewerInfoPolicyEnabled @end
@implementation DBXSharingViewerInfoPolicyDisabled @end
@implementation DBXSharingViewerInfoPolicyOther @end
@implementation DBXSharingVisibility @end
@implementation DBXSharingVisibilityPublic_ @end
@implementation DBXSharingVisibilityTeamOnly @end
@implementation DBXSharingVisibilityPassword @end
@implementation DBXSharingVisibilityTeamAndPassword @end
@implementation DBXSharingVisibilitySharedFolderOnly @end
@implementation DBXSharingVisibilityOther @end
@implementation DBXSharingVisibilityPolicy
@dynamic policy;
@dynamic resolvedPolicy;
@dynamic allowed;
@dynamic disallowedReason;
@end
@implementation DBXSharingVisibilityPolicyDisallowedReason @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonUserAccountType @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonOther @end
