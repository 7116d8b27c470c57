// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+File.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

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
@implementation DBXSharingFileErrorResultFileNotFoundError @dynamic fileNotFoundError; @end
@implementation DBXSharingFileErrorResultInvalidFileActionError @dynamic invalidFileActionError; @end
@implementation DBXSharingFileErrorResultPermissionDeniedError @dynamic permissionDeniedError; @end
@implementation DBXSharingFileErrorResultOther @end
@implementation DBXSharingFileLinkMetadata @dynamic clientModified, serverModified, rev, size; @end
@implementation DBXSharingFileMemberActionError @end
@implementation DBXSharingFileMemberActionErrorInvalidMember @end
@implementation DBXSharingFileMemberActionErrorNoPermission @end
@implementation DBXSharingFileMemberActionErrorAccessError @dynamic accessError; @end
@implementation DBXSharingFileMemberActionErrorNoExplicitAccess @dynamic noExplicitAccess; @end
@implementation DBXSharingFileMemberActionErrorOther @end
@implementation DBXSharingFileMemberActionIndividualResult @end
@implementation DBXSharingFileMemberActionIndividualResultSuccess @dynamic success; @end
@implementation DBXSharingFileMemberActionIndividualResultMemberError @dynamic memberError; @end
@implementation DBXSharingFileMemberActionResult @dynamic member, result, sckeySha1, invitationSignature; @end
@implementation DBXSharingFileMemberRemoveActionResult @end
@implementation DBXSharingFileMemberRemoveActionResultSuccess @dynamic success; @end
@implementation DBXSharingFileMemberRemoveActionResultMemberError @dynamic memberError; @end
@implementation DBXSharingFileMemberRemoveActionResultOther @end
@implementation DBXSharingFilePermission @dynamic action, allow, reason; @end
