// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Types.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperAddMember @dynamic permissionLevel, member; @end
@implementation DBXPaperAddPaperDocUser @dynamic members, customMessage, quiet; @end
@implementation DBXPaperAddPaperDocUserMemberResult @dynamic member, result; @end
@implementation DBXPaperAddPaperDocUserResult @end
@implementation DBXPaperAddPaperDocUserResultSuccess @end
@implementation DBXPaperAddPaperDocUserResultUnknownError @end
@implementation DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled @end
@implementation DBXPaperAddPaperDocUserResultDailyLimitReached @end
@implementation DBXPaperAddPaperDocUserResultUserIsOwner @end
@implementation DBXPaperAddPaperDocUserResultFailedUserDataRetrieval @end
@implementation DBXPaperAddPaperDocUserResultPermissionAlreadyGranted @end
@implementation DBXPaperAddPaperDocUserResultOther @end
@implementation DBXPaperCursor @dynamic value, expiration; @end
@implementation DBXPaperDocLookupError @end
@implementation DBXPaperDocLookupErrorInsufficientPermissions @end
@implementation DBXPaperDocLookupErrorOther @end
@implementation DBXPaperDocLookupErrorDocNotFound @end
@implementation DBXPaperDocSubscriptionLevel @end
@implementation DBXPaperDocSubscriptionLevelDefault_ @end
@implementation DBXPaperDocSubscriptionLevelIgnore @end
@implementation DBXPaperDocSubscriptionLevelEvery @end
@implementation DBXPaperDocSubscriptionLevelNoEmail @end
@implementation DBXPaperExportFormat @end
@implementation DBXPaperExportFormatHtml @end
@implementation DBXPaperExportFormatMarkdown @end
@implementation DBXPaperExportFormatJson @end
@implementation DBXPaperExportFormatOther @end
@implementation DBXPaperFolder @dynamic id, name; @end
@implementation DBXPaperFolderSharingPolicyType @end
@implementation DBXPaperFolderSharingPolicyTypeTeam @end
@implementation DBXPaperFolderSharingPolicyTypeInviteOnly @end
@implementation DBXPaperFolderSubscriptionLevel @end
@implementation DBXPaperFolderSubscriptionLevelNone @end
@implementation DBXPaperFolderSubscriptionLevelActivityOnly @end
@implementation DBXPaperFolderSubscriptionLevelDailyEmails @end
@implementation DBXPaperFolderSubscriptionLevelWeeklyEmails @end
@implementation DBXPaperFoldersContainingPaperDoc @dynamic folderSharingPolicyType, folders; @end
@implementation DBXPaperGetDocMetadataArg @dynamic docId, fileId; @end
@implementation DBXPaperImportFormat @end
@implementation DBXPaperImportFormatHtml @end
@implementation DBXPaperImportFormatMarkdown @end
@implementation DBXPaperImportFormatPlainText @end
@implementation DBXPaperImportFormatOther @end
@implementation DBXPaperInviteeInfoWithPermissionLevel @dynamic invitee, permissionLevel; @end
@implementation DBXPaperRemovePaperDocUser @dynamic member; @end
@implementation DBXPaperSharingPolicy @dynamic publicSharingPolicy, teamSharingPolicy; @end
@implementation DBXPaperSharingPublicPolicyType @end
@implementation DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit @end
@implementation DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment @end
@implementation DBXPaperSharingPublicPolicyTypeInviteOnly @end
@implementation DBXPaperSharingPublicPolicyTypeDisabled @end
@implementation DBXPaperSharingTeamPolicyType @end
@implementation DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit @end
@implementation DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment @end
@implementation DBXPaperSharingTeamPolicyTypeInviteOnly @end
@implementation DBXPaperUserInfoWithPermissionLevel @dynamic user, permissionLevel; @end
@implementation DBXPaperUserOnPaperDocFilter @end
@implementation DBXPaperUserOnPaperDocFilterVisited @end
@implementation DBXPaperUserOnPaperDocFilterShared @end
@implementation DBXPaperUserOnPaperDocFilterOther @end
