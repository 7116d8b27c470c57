// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGAccessInheritance
@dynamic tag;
@end
@implementation DBSHARINGAccessInheritanceSerializer @end
@implementation DBSHARINGAccessLevel
@dynamic tag;
@end
@implementation DBSHARINGAccessLevelSerializer @end
@implementation DBSHARINGAclUpdatePolicy
@dynamic tag;
@end
@implementation DBSHARINGAclUpdatePolicySerializer @end
@implementation DBSHARINGAddFileMemberArgs
@dynamic file;
@dynamic members;
@dynamic customMessage;
@dynamic quiet;
@dynamic accessLevel;
@dynamic addMessageAsComment;
@dynamic fpSealedResult;
@end
@implementation DBSHARINGAddFileMemberArgsSerializer @end
@implementation DBSHARINGAddFileMemberError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@end
@implementation DBSHARINGAddFileMemberErrorSerializer @end
@implementation DBSHARINGAddFolderMemberArg
@dynamic sharedFolderId;
@dynamic members;
@dynamic quiet;
@dynamic customMessage;
@dynamic fpSealedResult;
@end
@implementation DBSHARINGAddFolderMemberArgSerializer @end
@implementation DBSHARINGAddFolderMemberError
@dynamic tag;
@dynamic accessError;
@dynamic badMember;
@dynamic tooManyMembers;
@dynamic tooManyPendingInvites;
@end
@implementation DBSHARINGAddFolderMemberErrorSerializer @end
@implementation DBSHARINGAddMember
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBSHARINGAddMemberSerializer @end
@implementation DBSHARINGAddMemberSelectorError
@dynamic tag;
@dynamic invalidDropboxId;
@dynamic invalidEmail;
@dynamic unverifiedDropboxId;
@end
@implementation DBSHARINGAddMemberSelectorErrorSerializer @end
@implementation DBSHARINGAlphaResolvedVisibility
@dynamic tag;
@end
@implementation DBSHARINGAlphaResolvedVisibilitySerializer @end
@implementation DBSHARINGAudienceExceptionContentInfo
@dynamic name;
@end
@implementation DBSHARINGAudienceExceptionContentInfoSerializer @end
@implementation DBSHARINGAudienceExceptions
@dynamic count;
@dynamic exceptions;
@end
@implementation DBSHARINGAudienceExceptionsSerializer @end
@implementation DBSHARINGAudienceRestrictingSharedFolder
@dynamic sharedFolderId;
@dynamic name;
@dynamic audience;
@end
@implementation DBSHARINGAudienceRestrictingSharedFolderSerializer @end
@implementation DBSHARINGChangeLinkExpirationPolicy
@dynamic tag;
@end
@implementation DBSHARINGChangeLinkExpirationPolicySerializer @end
@implementation DBSHARINGLinkMetadata
@dynamic url;
@dynamic visibility;
@dynamic expires;
@end
@implementation DBSHARINGLinkMetadataSerializer @end
@implementation DBSHARINGCollectionLinkMetadata @end
@implementation DBSHARINGCollectionLinkMetadataSerializer @end
@implementation DBSHARINGCreateSharedLinkArg
@dynamic path;
@dynamic shortUrl;
@dynamic pendingUpload;
@end
@implementation DBSHARINGCreateSharedLinkArgSerializer @end
@implementation DBSHARINGCreateSharedLinkError
@dynamic tag;
@dynamic path;
@end
@implementation DBSHARINGCreateSharedLinkErrorSerializer @end
@implementation DBSHARINGCreateSharedLinkWithSettingsArg
@dynamic path;
@dynamic settings;
@end
@implementation DBSHARINGCreateSharedLinkWithSettingsArgSerializer @end
@implementation DBSHARINGCreateSharedLinkWithSettingsError
@dynamic tag;
@dynamic path;
@dynamic sharedLinkAlreadyExists;
@dynamic settingsError;
@end
@implementation DBSHARINGCreateSharedLinkWithSettingsErrorSerializer @end
@implementation DBSHARINGSharedContentLinkMetadataBase
@dynamic accessLevel;
@dynamic audienceOptions;
@dynamic audienceRestrictingSharedFolder;
@dynamic currentAudience;
@dynamic expiry;
@dynamic linkPermissions;
@dynamic passwordProtected;
@end
@implementation DBSHARINGSharedContentLinkMetadataBaseSerializer @end
@implementation DBSHARINGExpectedSharedContentLinkMetadata @end
@implementation DBSHARINGExpectedSharedContentLinkMetadataSerializer @end
@implementation DBSHARINGFileAction
@dynamic tag;
@end
@implementation DBSHARINGFileActionSerializer @end
@implementation DBSHARINGFileErrorResult
@dynamic tag;
@dynamic fileNotFoundError;
@dynamic invalidFileActionError;
@dynamic permissionDeniedError;
@end
@implementation DBSHARINGFileErrorResultSerializer @end
@implementation DBSHARINGSharedLinkMetadata
@dynamic url;
@dynamic id_;
@dynamic name;
@dynamic expires;
@dynamic pathLower;
@dynamic linkPermissions;
@dynamic teamMemberInfo;
@dynamic contentOwnerTeamInfo;
@end
@implementation DBSHARINGSharedLinkMetadataSerializer @end
@implementation DBSHARINGFileLinkMetadata
@dynamic clientModified;
@dynamic serverModified;
@dynamic rev;
@dynamic size;
@end
@implementation DBSHARINGFileLinkMetadataSerializer @end
@implementation DBSHARINGFileMemberActionError
@dynamic tag;
@dynamic accessError;
@dynamic noExplicitAccess;
@end
@implementation DBSHARINGFileMemberActionErrorSerializer @end
@implementation DBSHARINGFileMemberActionIndividualResult
@dynamic tag;
@dynamic success;
@dynamic memberError;
@end
@implementation DBSHARINGFileMemberActionIndividualResultSerializer @end
@implementation DBSHARINGFileMemberActionResult
@dynamic member;
@dynamic result;
@dynamic sckeySha1;
@dynamic invitationSignature;
@end
@implementation DBSHARINGFileMemberActionResultSerializer @end
@implementation DBSHARINGFileMemberRemoveActionResult
@dynamic tag;
@dynamic success;
@dynamic memberError;
@end
@implementation DBSHARINGFileMemberRemoveActionResultSerializer @end
@implementation DBSHARINGFilePermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBSHARINGFilePermissionSerializer @end
@implementation DBSHARINGFolderAction
@dynamic tag;
@end
@implementation DBSHARINGFolderActionSerializer @end
@implementation DBSHARINGFolderLinkMetadata @end
@implementation DBSHARINGFolderLinkMetadataSerializer @end
@implementation DBSHARINGFolderPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBSHARINGFolderPermissionSerializer @end
@implementation DBSHARINGFolderPolicy
@dynamic memberPolicy;
@dynamic resolvedMemberPolicy;
@dynamic aclUpdatePolicy;
@dynamic sharedLinkPolicy;
@dynamic viewerInfoPolicy;
@end
@implementation DBSHARINGFolderPolicySerializer @end
@implementation DBSHARINGGetFileMetadataArg
@dynamic file;
@dynamic actions;
@end
@implementation DBSHARINGGetFileMetadataArgSerializer @end
@implementation DBSHARINGGetFileMetadataBatchArg
@dynamic files;
@dynamic actions;
@end
@implementation DBSHARINGGetFileMetadataBatchArgSerializer @end
@implementation DBSHARINGGetFileMetadataBatchResult
@dynamic file;
@dynamic result;
@end
@implementation DBSHARINGGetFileMetadataBatchResultSerializer @end
@implementation DBSHARINGGetFileMetadataError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@end
@implementation DBSHARINGGetFileMetadataErrorSerializer @end
@implementation DBSHARINGGetFileMetadataIndividualResult
@dynamic tag;
@dynamic metadata;
@dynamic accessError;
@end
@implementation DBSHARINGGetFileMetadataIndividualResultSerializer @end
@implementation DBSHARINGGetMetadataArgs
@dynamic sharedFolderId;
@dynamic actions;
@end
@implementation DBSHARINGGetMetadataArgsSerializer @end
@implementation DBSHARINGGetSharedLinkFileError
@dynamic tag;
@end
@implementation DBSHARINGGetSharedLinkFileErrorSerializer @end
@implementation DBSHARINGGetSharedLinkMetadataArg
@dynamic url;
@dynamic path;
@dynamic linkPassword;
@end
@implementation DBSHARINGGetSharedLinkMetadataArgSerializer @end
@implementation DBSHARINGGetSharedLinksArg
@dynamic path;
@end
@implementation DBSHARINGGetSharedLinksArgSerializer @end
@implementation DBSHARINGGetSharedLinksError
@dynamic tag;
@dynamic path;
@end
@implementation DBSHARINGGetSharedLinksErrorSerializer @end
@implementation DBSHARINGGetSharedLinksResult
@dynamic links;
@end
@implementation DBSHARINGGetSharedLinksResultSerializer @end
@implementation DBSHARINGGroupInfo
@dynamic groupType;
@dynamic isMember;
@dynamic isOwner;
@dynamic sameTeam;
@end
@implementation DBSHARINGGroupInfoSerializer @end
@implementation DBSHARINGMembershipInfo
@dynamic accessType;
@dynamic permissions;
@dynamic initials;
@dynamic isInherited;
@end
@implementation DBSHARINGMembershipInfoSerializer @end
@implementation DBSHARINGGroupMembershipInfo
@dynamic group;
@end
@implementation DBSHARINGGroupMembershipInfoSerializer @end
@implementation DBSHARINGInsufficientPlan
@dynamic message;
@dynamic upsellUrl;
@end
@implementation DBSHARINGInsufficientPlanSerializer @end
@implementation DBSHARINGInsufficientQuotaAmounts
@dynamic spaceNeeded;
@dynamic spaceShortage;
@dynamic spaceLeft;
@end
@implementation DBSHARINGInsufficientQuotaAmountsSerializer @end
@implementation DBSHARINGInviteeInfo
@dynamic tag;
@dynamic email;
@end
@implementation DBSHARINGInviteeInfoSerializer @end
@implementation DBSHARINGInviteeMembershipInfo
@dynamic invitee;
@dynamic user;
@end
@implementation DBSHARINGInviteeMembershipInfoSerializer @end
@implementation DBSHARINGJobError
@dynamic tag;
@dynamic unshareFolderError;
@dynamic removeFolderMemberError;
@dynamic relinquishFolderMembershipError;
@end
@implementation DBSHARINGJobErrorSerializer @end
@implementation DBSHARINGJobStatus
@dynamic tag;
@dynamic failed;
@end
@implementation DBSHARINGJobStatusSerializer @end
@implementation DBSHARINGLinkAccessLevel
@dynamic tag;
@end
@implementation DBSHARINGLinkAccessLevelSerializer @end
@implementation DBSHARINGLinkAction
@dynamic tag;
@end
@implementation DBSHARINGLinkActionSerializer @end
@implementation DBSHARINGLinkAudience
@dynamic tag;
@end
@implementation DBSHARINGLinkAudienceSerializer @end
@implementation DBSHARINGLinkAudienceDisallowedReason
@dynamic tag;
@end
@implementation DBSHARINGLinkAudienceDisallowedReasonSerializer @end
@implementation DBSHARINGLinkAudienceOption
@dynamic audience;
@dynamic allowed;
@dynamic disallowedReason;
@end
@implementation DBSHARINGLinkAudienceOptionSerializer @end
@implementation DBSHARINGLinkExpiry
@dynamic tag;
@dynamic setExpiry;
@end
@implementation DBSHARINGLinkExpirySerializer @end
@implementation DBSHARINGLinkPassword
@dynamic tag;
@dynamic setPassword;
@end
@implementation DBSHARINGLinkPasswordSerializer @end
@implementation DBSHARINGLinkPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBSHARINGLinkPermissionSerializer @end
@implementation DBSHARINGLinkPermissions
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
@implementation DBSHARINGLinkPermissionsSerializer @end
@implementation DBSHARINGLinkSettings
@dynamic accessLevel;
@dynamic audience;
@dynamic expiry;
@dynamic password;
@end
@implementation DBSHARINGLinkSettingsSerializer @end
@implementation DBSHARINGListFileMembersArg
@dynamic file;
@dynamic actions;
@dynamic includeInherited;
@dynamic limit;
@end
@implementation DBSHARINGListFileMembersArgSerializer @end
@implementation DBSHARINGListFileMembersBatchArg
@dynamic files;
@dynamic limit;
@end
@implementation DBSHARINGListFileMembersBatchArgSerializer @end
@implementation DBSHARINGListFileMembersBatchResult
@dynamic file;
@dynamic result;
@end
@implementation DBSHARINGListFileMembersBatchResultSerializer @end
@implementation DBSHARINGListFileMembersContinueArg
@dynamic cursor;
@end
@implementation DBSHARINGListFileMembersContinueArgSerializer @end
@implementation DBSHARINGListFileMembersContinueError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@end
@implementation DBSHARINGListFileMembersContinueErrorSerializer @end
@implementation DBSHARINGListFileMembersCountResult
@dynamic members;
@dynamic memberCount;
@end
@implementation DBSHARINGListFileMembersCountResultSerializer @end
@implementation DBSHARINGListFileMembersError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@end
@implementation DBSHARINGListFileMembersErrorSerializer @end
@implementation DBSHARINGListFileMembersIndividualResult
@dynamic tag;
@dynamic result;
@dynamic accessError;
@end
@implementation DBSHARINGListFileMembersIndividualResultSerializer @end
@implementation DBSHARINGListFilesArg
@dynamic limit;
@dynamic actions;
@end
@implementation DBSHARINGListFilesArgSerializer @end
@implementation DBSHARINGListFilesContinueArg
@dynamic cursor;
@end
@implementation DBSHARINGListFilesContinueArgSerializer @end
@implementation DBSHARINGListFilesContinueError
@dynamic tag;
@dynamic userError;
@end
@implementation DBSHARINGListFilesContinueErrorSerializer @end
@implementation DBSHARINGListFilesResult
@dynamic entries;
@dynamic cursor;
@end
@implementation DBSHARINGListFilesResultSerializer @end
@implementation DBSHARINGListFolderMembersCursorArg
@dynamic actions;
@dynamic limit;
@end
@implementation DBSHARINGListFolderMembersCursorArgSerializer @end
@implementation DBSHARINGListFolderMembersArgs
@dynamic sharedFolderId;
@dynamic path;
@end
@implementation DBSHARINGListFolderMembersArgsSerializer @end
@implementation DBSHARINGListFolderMembersContinueArg
@dynamic cursor;
@end
@implementation DBSHARINGListFolderMembersContinueArgSerializer @end
@implementation DBSHARINGListFolderMembersContinueError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGListFolderMembersContinueErrorSerializer @end
@implementation DBSHARINGListFoldersArgs
@dynamic limit;
@dynamic actions;
@end
@implementation DBSHARINGListFoldersArgsSerializer @end
@implementation DBSHARINGListFoldersContinueArg
@dynamic cursor;
@end
@implementation DBSHARINGListFoldersContinueArgSerializer @end
@implementation DBSHARINGListFoldersContinueError
@dynamic tag;
@end
@implementation DBSHARINGListFoldersContinueErrorSerializer @end
@implementation DBSHARINGListFoldersResult
@dynamic entries;
@dynamic cursor;
@end
@implementation DBSHARINGListFoldersResultSerializer @end
@implementation DBSHARINGListSharedLinksArg
@dynamic path;
@dynamic cursor;
@dynamic directOnly;
@end
@implementation DBSHARINGListSharedLinksArgSerializer @end
@implementation DBSHARINGListSharedLinksError
@dynamic tag;
@dynamic path;
@end
@implementation DBSHARINGListSharedLinksErrorSerializer @end
@implementation DBSHARINGListSharedLinksResult
@dynamic links;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBSHARINGListSharedLinksResultSerializer @end
@implementation DBSHARINGMemberAccessLevelResult
@dynamic accessLevel;
@dynamic warning;
@dynamic accessDetails;
@end
@implementation DBSHARINGMemberAccessLevelResultSerializer @end
@implementation DBSHARINGMemberAction
@dynamic tag;
@end
@implementation DBSHARINGMemberActionSerializer @end
@implementation DBSHARINGMemberPermission
@dynamic action;
@dynamic allow;
@dynamic reason;
@end
@implementation DBSHARINGMemberPermissionSerializer @end
@implementation DBSHARINGMemberPolicy
@dynamic tag;
@end
@implementation DBSHARINGMemberPolicySerializer @end
@implementation DBSHARINGMemberSelector
@dynamic tag;
@dynamic dropboxId;
@dynamic email;
@end
@implementation DBSHARINGMemberSelectorSerializer @end
@implementation DBSHARINGModifySharedLinkSettingsArgs
@dynamic url;
@dynamic settings;
@dynamic removeExpiration;
@end
@implementation DBSHARINGModifySharedLinkSettingsArgsSerializer @end
@implementation DBSHARINGModifySharedLinkSettingsError
@dynamic tag;
@dynamic settingsError;
@end
@implementation DBSHARINGModifySharedLinkSettingsErrorSerializer @end
@implementation DBSHARINGMountFolderArg
@dynamic sharedFolderId;
@end
@implementation DBSHARINGMountFolderArgSerializer @end
@implementation DBSHARINGMountFolderError
@dynamic tag;
@dynamic accessError;
@dynamic insufficientQuota;
@end
@implementation DBSHARINGMountFolderErrorSerializer @end
@implementation DBSHARINGParentFolderAccessInfo
@dynamic folderName;
@dynamic sharedFolderId;
@dynamic permissions;
@dynamic path;
@end
@implementation DBSHARINGParentFolderAccessInfoSerializer @end
@implementation DBSHARINGPathLinkMetadata
@dynamic path;
@end
@implementation DBSHARINGPathLinkMetadataSerializer @end
@implementation DBSHARINGPendingUploadMode
@dynamic tag;
@end
@implementation DBSHARINGPendingUploadModeSerializer @end
@implementation DBSHARINGPermissionDeniedReason
@dynamic tag;
@dynamic insufficientPlan;
@end
@implementation DBSHARINGPermissionDeniedReasonSerializer @end
@implementation DBSHARINGRelinquishAccessArg
@dynamic fileId;
@end
@implementation DBSHARINGRelinquishAccessArgSerializer @end
@implementation DBSHARINGRelinquishAccessError
@dynamic tag;
@end
@implementation DBSHARINGRelinquishAccessErrorSerializer @end
@implementation DBSHARINGRelinquishAccessResult @end
@implementation DBSHARINGRelinquishAccessResultSerializer @end
@implementation DBSHARINGRelinquishFileMembershipArg
@dynamic file;
@end
@implementation DBSHARINGRelinquishFileMembershipArgSerializer @end
@implementation DBSHARINGRelinquishFileMembershipError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGRelinquishFileMembershipErrorSerializer @end
@implementation DBSHARINGRelinquishFolderMembershipArg
@dynamic sharedFolderId;
@dynamic leaveACopy;
@end
@implementation DBSHARINGRelinquishFolderMembershipArgSerializer @end
@implementation DBSHARINGRelinquishFolderMembershipError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGRelinquishFolderMembershipErrorSerializer @end
@implementation DBSHARINGRemoveFileMemberArg
@dynamic file;
@dynamic member;
@end
@implementation DBSHARINGRemoveFileMemberArgSerializer @end
@implementation DBSHARINGRemoveFileMemberError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@dynamic noExplicitAccess;
@end
@implementation DBSHARINGRemoveFileMemberErrorSerializer @end
@implementation DBSHARINGRemoveFolderMemberArg
@dynamic sharedFolderId;
@dynamic member;
@dynamic leaveACopy;
@end
@implementation DBSHARINGRemoveFolderMemberArgSerializer @end
@implementation DBSHARINGRemoveFolderMemberError
@dynamic tag;
@dynamic accessError;
@dynamic memberError;
@end
@implementation DBSHARINGRemoveFolderMemberErrorSerializer @end
@implementation DBSHARINGRemoveMemberJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBSHARINGRemoveMemberJobStatusSerializer @end
@implementation DBSHARINGRequestedLinkAccessLevel
@dynamic tag;
@end
@implementation DBSHARINGRequestedLinkAccessLevelSerializer @end
@implementation DBSHARINGRequestedVisibility
@dynamic tag;
@end
@implementation DBSHARINGRequestedVisibilitySerializer @end
@implementation DBSHARINGResolvedVisibility
@dynamic tag;
@end
@implementation DBSHARINGResolvedVisibilitySerializer @end
@implementation DBSHARINGRevokeSharedLinkArg
@dynamic url;
@end
@implementation DBSHARINGRevokeSharedLinkArgSerializer @end
@implementation DBSHARINGRevokeSharedLinkError
@dynamic tag;
@end
@implementation DBSHARINGRevokeSharedLinkErrorSerializer @end
@implementation DBSHARINGSetAccessInheritanceArg
@dynamic accessInheritance;
@dynamic sharedFolderId;
@end
@implementation DBSHARINGSetAccessInheritanceArgSerializer @end
@implementation DBSHARINGSetAccessInheritanceError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGSetAccessInheritanceErrorSerializer @end
@implementation DBSHARINGShareFolderArgBase
@dynamic aclUpdatePolicy;
@dynamic forceAsync;
@dynamic memberPolicy;
@dynamic path;
@dynamic sharedLinkPolicy;
@dynamic viewerInfoPolicy;
@dynamic accessInheritance;
@end
@implementation DBSHARINGShareFolderArgBaseSerializer @end
@implementation DBSHARINGShareFolderArg
@dynamic actions;
@dynamic linkSettings;
@end
@implementation DBSHARINGShareFolderArgSerializer @end
@implementation DBSHARINGShareFolderError
@dynamic tag;
@dynamic badPath;
@end
@implementation DBSHARINGShareFolderErrorSerializer @end
@implementation DBSHARINGShareFolderErrorBase
@dynamic tag;
@dynamic badPath;
@end
@implementation DBSHARINGShareFolderErrorBaseSerializer @end
@implementation DBSHARINGShareFolderErrorBaseV2
@dynamic tag;
@end
@implementation DBSHARINGShareFolderErrorBaseV2Serializer @end
@implementation DBSHARINGShareFolderErrorV2
@dynamic tag;
@end
@implementation DBSHARINGShareFolderErrorV2Serializer @end
@implementation DBSHARINGShareFolderJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBSHARINGShareFolderJobStatusSerializer @end
@implementation DBSHARINGShareFolderLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBSHARINGShareFolderLaunchSerializer @end
@implementation DBSHARINGSharePathError
@dynamic tag;
@dynamic alreadyShared;
@end
@implementation DBSHARINGSharePathErrorSerializer @end
@implementation DBSHARINGSharePathErrorBaseV2
@dynamic tag;
@dynamic alreadyShared;
@end
@implementation DBSHARINGSharePathErrorBaseV2Serializer @end
@implementation DBSHARINGSharePathErrorV2
@dynamic tag;
@dynamic alreadyShared;
@end
@implementation DBSHARINGSharePathErrorV2Serializer @end
@implementation DBSHARINGSharedContentLinkMetadata
@dynamic audienceExceptions;
@dynamic url;
@end
@implementation DBSHARINGSharedContentLinkMetadataSerializer @end
@implementation DBSHARINGSharedFileMembers
@dynamic users;
@dynamic groups;
@dynamic invitees;
@dynamic cursor;
@end
@implementation DBSHARINGSharedFileMembersSerializer @end
@implementation DBSHARINGSharedFileMetadata
@dynamic accessType;
@dynamic id_;
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
@implementation DBSHARINGSharedFileMetadataSerializer @end
@implementation DBSHARINGSharedFolderAccessError
@dynamic tag;
@end
@implementation DBSHARINGSharedFolderAccessErrorSerializer @end
@implementation DBSHARINGSharedFolderMemberError
@dynamic tag;
@dynamic noExplicitAccess;
@end
@implementation DBSHARINGSharedFolderMemberErrorSerializer @end
@implementation DBSHARINGSharedFolderMembers
@dynamic users;
@dynamic groups;
@dynamic invitees;
@dynamic cursor;
@end
@implementation DBSHARINGSharedFolderMembersSerializer @end
@implementation DBSHARINGSharedFolderMetadataBase
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
@implementation DBSHARINGSharedFolderMetadataBaseSerializer @end
@implementation DBSHARINGSharedFolderMetadata
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
@implementation DBSHARINGSharedFolderMetadataSerializer @end
@implementation DBSHARINGSharedLinkAccessFailureReason
@dynamic tag;
@end
@implementation DBSHARINGSharedLinkAccessFailureReasonSerializer @end
@implementation DBSHARINGSharedLinkAlreadyExistsMetadata
@dynamic tag;
@dynamic metadata;
@end
@implementation DBSHARINGSharedLinkAlreadyExistsMetadataSerializer @end
@implementation DBSHARINGSharedLinkError
@dynamic tag;
@end
@implementation DBSHARINGSharedLinkErrorSerializer @end
@implementation DBSHARINGSharedLinkMetadataError
@dynamic tag;
@end
@implementation DBSHARINGSharedLinkMetadataErrorSerializer @end
@implementation DBSHARINGSharedLinkPolicy
@dynamic tag;
@end
@implementation DBSHARINGSharedLinkPolicySerializer @end
@implementation DBSHARINGSharedLinkSettings
@dynamic requirePassword;
@dynamic linkPassword;
@dynamic expires;
@dynamic audience;
@dynamic access;
@dynamic requestedVisibility;
@dynamic allowDownload;
@end
@implementation DBSHARINGSharedLinkSettingsSerializer @end
@implementation DBSHARINGSharedLinkSettingsError
@dynamic tag;
@end
@implementation DBSHARINGSharedLinkSettingsErrorSerializer @end
@implementation DBSHARINGSharingFileAccessError
@dynamic tag;
@end
@implementation DBSHARINGSharingFileAccessErrorSerializer @end
@implementation DBSHARINGSharingUserError
@dynamic tag;
@end
@implementation DBSHARINGSharingUserErrorSerializer @end
@implementation DBSHARINGTeamMemberInfo
@dynamic teamInfo;
@dynamic displayName;
@dynamic memberId;
@end
@implementation DBSHARINGTeamMemberInfoSerializer @end
@implementation DBSHARINGTransferFolderArg
@dynamic sharedFolderId;
@dynamic toDropboxId;
@end
@implementation DBSHARINGTransferFolderArgSerializer @end
@implementation DBSHARINGTransferFolderError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGTransferFolderErrorSerializer @end
@implementation DBSHARINGUnmountFolderArg
@dynamic sharedFolderId;
@end
@implementation DBSHARINGUnmountFolderArgSerializer @end
@implementation DBSHARINGUnmountFolderError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGUnmountFolderErrorSerializer @end
@implementation DBSHARINGUnshareFileArg
@dynamic file;
@end
@implementation DBSHARINGUnshareFileArgSerializer @end
@implementation DBSHARINGUnshareFileError
@dynamic tag;
@dynamic userError;
@dynamic accessError;
@end
@implementation DBSHARINGUnshareFileErrorSerializer @end
@implementation DBSHARINGUnshareFolderArg
@dynamic sharedFolderId;
@dynamic leaveACopy;
@end
@implementation DBSHARINGUnshareFolderArgSerializer @end
@implementation DBSHARINGUnshareFolderError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGUnshareFolderErrorSerializer @end
@implementation DBSHARINGUpdateFileMemberArgs
@dynamic file;
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBSHARINGUpdateFileMemberArgsSerializer @end
@implementation DBSHARINGUpdateFilePolicyArg
@dynamic file;
@dynamic actions;
@dynamic linkSettings;
@dynamic viewerInfoPolicy;
@end
@implementation DBSHARINGUpdateFilePolicyArgSerializer @end
@implementation DBSHARINGUpdateFilePolicyError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGUpdateFilePolicyErrorSerializer @end
@implementation DBSHARINGUpdateFolderMemberArg
@dynamic sharedFolderId;
@dynamic member;
@dynamic accessLevel;
@end
@implementation DBSHARINGUpdateFolderMemberArgSerializer @end
@implementation DBSHARINGUpdateFolderMemberError
@dynamic tag;
@dynamic accessError;
@dynamic memberError;
@dynamic noExplicitAccess;
@end
@implementation DBSHARINGUpdateFolderMemberErrorSerializer @end
@implementation DBSHARINGUpdateFolderPolicyArg
@dynamic sharedFolderId;
@dynamic memberPolicy;
@dynamic aclUpdatePolicy;
@dynamic viewerInfoPolicy;
@dynamic sharedLinkPolicy;
@dynamic linkSettings;
@dynamic actions;
@end
@implementation DBSHARINGUpdateFolderPolicyArgSerializer @end
@implementation DBSHARINGUpdateFolderPolicyError
@dynamic tag;
@dynamic accessError;
@end
@implementation DBSHARINGUpdateFolderPolicyErrorSerializer @end
@implementation DBSHARINGUserMembershipInfo
@dynamic user;
@end
@implementation DBSHARINGUserMembershipInfoSerializer @end
@implementation DBSHARINGUserFileMembershipInfo
@dynamic timeLastSeen;
@dynamic platformType;
@end
@implementation DBSHARINGUserFileMembershipInfoSerializer @end
@implementation DBSHARINGUserInfo
@dynamic accountId;
@dynamic email;
@dynamic displayName;
@dynamic sameTeam;
@dynamic teamMemberId;
@end
@implementation DBSHARINGUserInfoSerializer @end
@implementation DBSHARINGViewerInfoPolicy
@dynamic tag;
@end
@implementation DBSHARINGViewerInfoPolicySerializer @end
@implementation DBSHARINGVisibility
@dynamic tag;
@end
@implementation DBSHARINGVisibilitySerializer @end
@implementation DBSHARINGVisibilityPolicy
@dynamic policy;
@dynamic resolvedPolicy;
@dynamic allowed;
@dynamic disallowedReason;
@end
@implementation DBSHARINGVisibilityPolicySerializer @end
@implementation DBSHARINGVisibilityPolicyDisallowedReason
@dynamic tag;
@end
@implementation DBSHARINGVisibilityPolicyDisallowedReasonSerializer @end
