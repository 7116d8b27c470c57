// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+AToG.h>

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
@implementation DBXSharingAddFileMemberArgs @dynamic file, members, customMessage, quiet, accessLevel,
    addMessageAsComment, fpSealedResult; @end
@implementation DBXSharingAddFileMemberError @end
@implementation DBXSharingAddFileMemberErrorUserError @dynamic userError; @end
@implementation DBXSharingAddFileMemberErrorAccessError @dynamic accessError; @end
@implementation DBXSharingAddFileMemberErrorRateLimit @end
@implementation DBXSharingAddFileMemberErrorInvalidComment @end
@implementation DBXSharingAddFileMemberErrorBannedMember @end
@implementation DBXSharingAddFileMemberErrorOther @end
@implementation DBXSharingAddFolderMemberArg @dynamic sharedFolderId, members, quiet, customMessage,
    fpSealedResult; @end
@implementation DBXSharingAddFolderMemberError @end
@implementation DBXSharingAddFolderMemberErrorAccessError @dynamic accessError; @end
@implementation DBXSharingAddFolderMemberErrorEmailUnverified @end
@implementation DBXSharingAddFolderMemberErrorBannedMember @end
@implementation DBXSharingAddFolderMemberErrorBadMember @dynamic badMember; @end
@implementation DBXSharingAddFolderMemberErrorCantShareOutsideTeam @end
@implementation DBXSharingAddFolderMemberErrorTooManyMembers @dynamic tooManyMembers; @end
@implementation DBXSharingAddFolderMemberErrorTooManyPendingInvites @dynamic tooManyPendingInvites; @end
@implementation DBXSharingAddFolderMemberErrorRateLimit @end
@implementation DBXSharingAddFolderMemberErrorTooManyInvitees @end
@implementation DBXSharingAddFolderMemberErrorInsufficientPlan @end
@implementation DBXSharingAddFolderMemberErrorTeamFolder @end
@implementation DBXSharingAddFolderMemberErrorNoPermission @end
@implementation DBXSharingAddFolderMemberErrorInvalidSharedFolder @end
@implementation DBXSharingAddFolderMemberErrorOther @end
@implementation DBXSharingAddMember @dynamic member, accessLevel; @end
@implementation DBXSharingAddMemberSelectorError @end
@implementation DBXSharingAddMemberSelectorErrorAutomaticGroup @end
@implementation DBXSharingAddMemberSelectorErrorInvalidDropboxId @dynamic invalidDropboxId; @end
@implementation DBXSharingAddMemberSelectorErrorInvalidEmail @dynamic invalidEmail; @end
@implementation DBXSharingAddMemberSelectorErrorInvalidGroup @end
@implementation DBXSharingAddMemberSelectorErrorUnverifiedDropboxId @dynamic unverifiedDropboxId; @end
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
@implementation DBXSharingAudienceExceptionContentInfo @dynamic name; @end
@implementation DBXSharingAudienceExceptions @dynamic count, exceptions; @end
@implementation DBXSharingAudienceRestrictingSharedFolder @dynamic sharedFolderId, name, audience; @end
@implementation DBXSharingChangeLinkExpirationPolicy @end
@implementation DBXSharingChangeLinkExpirationPolicyAllowed @end
@implementation DBXSharingChangeLinkExpirationPolicyNotAllowed @end
@implementation DBXSharingChangeLinkExpirationPolicyOther @end
@implementation DBXSharingCollectionLinkMetadata @end
@implementation DBXSharingCreateSharedLinkArg @dynamic path, shortUrl, pendingUpload; @end
@implementation DBXSharingCreateSharedLinkError @end
@implementation DBXSharingCreateSharedLinkErrorPath @dynamic path; @end
@implementation DBXSharingCreateSharedLinkErrorOther @end
@implementation DBXSharingCreateSharedLinkWithSettingsArg @dynamic path, settings; @end
@implementation DBXSharingCreateSharedLinkWithSettingsError @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorPath @dynamic path; @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists @dynamic sharedLinkAlreadyExists; @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorSettingsError @dynamic settingsError; @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorBannedMember @end
@implementation DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders @end
@implementation DBXSharingExpectedSharedContentLinkMetadata @end
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
@implementation DBXSharingFolderPermission @dynamic action, allow, reason; @end
@implementation DBXSharingFolderPolicy @dynamic memberPolicy, resolvedMemberPolicy, aclUpdatePolicy, sharedLinkPolicy,
    viewerInfoPolicy; @end
@implementation DBXSharingGetFileMetadataArg @dynamic file, actions; @end
@implementation DBXSharingGetFileMetadataBatchArg @dynamic files, actions; @end
@implementation DBXSharingGetFileMetadataBatchResult @dynamic file, result; @end
@implementation DBXSharingGetFileMetadataError @end
@implementation DBXSharingGetFileMetadataErrorUserError @dynamic userError; @end
@implementation DBXSharingGetFileMetadataErrorAccessError @dynamic accessError; @end
@implementation DBXSharingGetFileMetadataErrorOther @end
@implementation DBXSharingGetFileMetadataIndividualResult @end
@implementation DBXSharingGetFileMetadataIndividualResultMetadata @dynamic metadata; @end
@implementation DBXSharingGetFileMetadataIndividualResultAccessError @dynamic accessError; @end
@implementation DBXSharingGetFileMetadataIndividualResultOther @end
@implementation DBXSharingGetMetadataArgs @dynamic sharedFolderId, actions; @end
@implementation DBXSharingGetSharedLinkFileError @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkNotFound @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied @end
@implementation DBXSharingGetSharedLinkFileErrorUnsupportedLinkType @end
@implementation DBXSharingGetSharedLinkFileErrorUnsupportedParameterField @end
@implementation DBXSharingGetSharedLinkFileErrorOther @end
@implementation DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory @end
@implementation DBXSharingGetSharedLinkMetadataArg @dynamic url, path, linkPassword; @end
@implementation DBXSharingGetSharedLinksArg @dynamic path; @end
@implementation DBXSharingGetSharedLinksError @end
@implementation DBXSharingGetSharedLinksErrorPath @dynamic path; @end
@implementation DBXSharingGetSharedLinksErrorOther @end
@implementation DBXSharingGetSharedLinksResult @dynamic links; @end
@implementation DBXSharingGroupInfo @dynamic groupType, isMember, isOwner, sameTeam; @end
@implementation DBXSharingGroupMembershipInfo @dynamic group; @end
