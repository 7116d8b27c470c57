// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+AToG.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGAccessInheritance @dynamic tag; @end
@implementation DBSHARINGAccessInheritanceSerializer @end
@implementation DBSHARINGAccessLevel @dynamic tag; @end
@implementation DBSHARINGAccessLevelSerializer @end
@implementation DBSHARINGAclUpdatePolicy @dynamic tag; @end
@implementation DBSHARINGAclUpdatePolicySerializer @end
@implementation DBSHARINGAddFileMemberArgs @dynamic file, members, customMessage, quiet, accessLevel,
    addMessageAsComment, fpSealedResult; @end
@implementation DBSHARINGAddFileMemberArgsSerializer @end
@implementation DBSHARINGAddFileMemberError @dynamic tag, userError, accessError; @end
@implementation DBSHARINGAddFileMemberErrorSerializer @end
@implementation DBSHARINGAddFolderMemberArg @dynamic sharedFolderId, members, quiet, customMessage, fpSealedResult; @end
@implementation DBSHARINGAddFolderMemberArgSerializer @end
@implementation DBSHARINGAddFolderMemberError @dynamic tag, accessError, badMember, tooManyMembers,
    tooManyPendingInvites; @end
@implementation DBSHARINGAddFolderMemberErrorSerializer @end
@implementation DBSHARINGAddMember @dynamic member, accessLevel; @end
@implementation DBSHARINGAddMemberSerializer @end
@implementation DBSHARINGAddMemberSelectorError @dynamic tag, invalidDropboxId, invalidEmail, unverifiedDropboxId; @end
@implementation DBSHARINGAddMemberSelectorErrorSerializer @end
@implementation DBSHARINGAlphaResolvedVisibility @dynamic tag; @end
@implementation DBSHARINGAlphaResolvedVisibilitySerializer @end
@implementation DBSHARINGAudienceExceptionContentInfo @dynamic name; @end
@implementation DBSHARINGAudienceExceptionContentInfoSerializer @end
@implementation DBSHARINGAudienceExceptions @dynamic count, exceptions; @end
@implementation DBSHARINGAudienceExceptionsSerializer @end
@implementation DBSHARINGAudienceRestrictingSharedFolder @dynamic sharedFolderId, name, audience; @end
@implementation DBSHARINGAudienceRestrictingSharedFolderSerializer @end
@implementation DBSHARINGChangeLinkExpirationPolicy @dynamic tag; @end
@implementation DBSHARINGChangeLinkExpirationPolicySerializer @end
@implementation DBSHARINGCollectionLinkMetadata @end
@implementation DBSHARINGCollectionLinkMetadataSerializer @end
@implementation DBSHARINGCreateSharedLinkArg @dynamic path, shortUrl, pendingUpload; @end
@implementation DBSHARINGCreateSharedLinkArgSerializer @end
@implementation DBSHARINGCreateSharedLinkError @dynamic tag, path; @end
@implementation DBSHARINGCreateSharedLinkErrorSerializer @end
@implementation DBSHARINGCreateSharedLinkWithSettingsArg @dynamic path, settings; @end
@implementation DBSHARINGCreateSharedLinkWithSettingsArgSerializer @end
@implementation DBSHARINGCreateSharedLinkWithSettingsError @dynamic tag, path, sharedLinkAlreadyExists,
    settingsError; @end
@implementation DBSHARINGCreateSharedLinkWithSettingsErrorSerializer @end
@implementation DBSHARINGExpectedSharedContentLinkMetadata @end
@implementation DBSHARINGExpectedSharedContentLinkMetadataSerializer @end
@implementation DBSHARINGFolderAction @dynamic tag; @end
@implementation DBSHARINGFolderActionSerializer @end
@implementation DBSHARINGFolderLinkMetadata @end
@implementation DBSHARINGFolderLinkMetadataSerializer @end
@implementation DBSHARINGFolderPermission @dynamic action, allow, reason; @end
@implementation DBSHARINGFolderPermissionSerializer @end
@implementation DBSHARINGFolderPolicy @dynamic memberPolicy, resolvedMemberPolicy, aclUpdatePolicy, sharedLinkPolicy,
    viewerInfoPolicy; @end
@implementation DBSHARINGFolderPolicySerializer @end
@implementation DBSHARINGGetFileMetadataArg @dynamic file, actions; @end
@implementation DBSHARINGGetFileMetadataArgSerializer @end
@implementation DBSHARINGGetFileMetadataBatchArg @dynamic files, actions; @end
@implementation DBSHARINGGetFileMetadataBatchArgSerializer @end
@implementation DBSHARINGGetFileMetadataBatchResult @dynamic file, result; @end
@implementation DBSHARINGGetFileMetadataBatchResultSerializer @end
@implementation DBSHARINGGetFileMetadataError @dynamic tag, userError, accessError; @end
@implementation DBSHARINGGetFileMetadataErrorSerializer @end
@implementation DBSHARINGGetFileMetadataIndividualResult @dynamic tag, metadata, accessError; @end
@implementation DBSHARINGGetFileMetadataIndividualResultSerializer @end
@implementation DBSHARINGGetMetadataArgs @dynamic sharedFolderId, actions; @end
@implementation DBSHARINGGetMetadataArgsSerializer @end
@implementation DBSHARINGGetSharedLinkFileError @dynamic tag; @end
@implementation DBSHARINGGetSharedLinkFileErrorSerializer @end
@implementation DBSHARINGGetSharedLinkMetadataArg @dynamic url, path, linkPassword; @end
@implementation DBSHARINGGetSharedLinkMetadataArgSerializer @end
@implementation DBSHARINGGetSharedLinksArg @dynamic path; @end
@implementation DBSHARINGGetSharedLinksArgSerializer @end
@implementation DBSHARINGGetSharedLinksError @dynamic tag, path; @end
@implementation DBSHARINGGetSharedLinksErrorSerializer @end
@implementation DBSHARINGGetSharedLinksResult @dynamic links; @end
@implementation DBSHARINGGetSharedLinksResultSerializer @end
@implementation DBSHARINGGroupInfo @dynamic groupType, isMember, isOwner, sameTeam; @end
@implementation DBSHARINGGroupInfoSerializer @end
@implementation DBSHARINGGroupMembershipInfo @dynamic group; @end
@implementation DBSHARINGGroupMembershipInfoSerializer @end
