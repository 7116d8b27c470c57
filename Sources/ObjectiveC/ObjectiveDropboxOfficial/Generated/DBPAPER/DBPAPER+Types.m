// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Types.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERAddMember @dynamic permissionLevel, member; @end
@implementation DBPAPERAddMemberSerializer @end
@implementation DBPAPERAddPaperDocUser @dynamic members, customMessage, quiet; @end
@implementation DBPAPERAddPaperDocUserSerializer @end
@implementation DBPAPERAddPaperDocUserMemberResult @dynamic member, result; @end
@implementation DBPAPERAddPaperDocUserMemberResultSerializer @end
@implementation DBPAPERAddPaperDocUserResult @dynamic tag; @end
@implementation DBPAPERAddPaperDocUserResultSerializer @end
@implementation DBPAPERCursor @dynamic value, expiration; @end
@implementation DBPAPERCursorSerializer @end
@implementation DBPAPERDocLookupError @dynamic tag; @end
@implementation DBPAPERDocLookupErrorSerializer @end
@implementation DBPAPERDocSubscriptionLevel @dynamic tag; @end
@implementation DBPAPERDocSubscriptionLevelSerializer @end
@implementation DBPAPERExportFormat @dynamic tag; @end
@implementation DBPAPERExportFormatSerializer @end
@implementation DBPAPERFolder @dynamic id_, name; @end
@implementation DBPAPERFolderSerializer @end
@implementation DBPAPERFolderSharingPolicyType @dynamic tag; @end
@implementation DBPAPERFolderSharingPolicyTypeSerializer @end
@implementation DBPAPERFolderSubscriptionLevel @dynamic tag; @end
@implementation DBPAPERFolderSubscriptionLevelSerializer @end
@implementation DBPAPERFoldersContainingPaperDoc @dynamic folderSharingPolicyType, folders; @end
@implementation DBPAPERFoldersContainingPaperDocSerializer @end
@implementation DBPAPERGetDocMetadataArg @dynamic docId, fileId; @end
@implementation DBPAPERGetDocMetadataArgSerializer @end
@implementation DBPAPERImportFormat @dynamic tag; @end
@implementation DBPAPERImportFormatSerializer @end
@implementation DBPAPERInviteeInfoWithPermissionLevel @dynamic invitee, permissionLevel; @end
@implementation DBPAPERInviteeInfoWithPermissionLevelSerializer @end
@implementation DBPAPERRemovePaperDocUser @dynamic member; @end
@implementation DBPAPERRemovePaperDocUserSerializer @end
@implementation DBPAPERSharingPolicy @dynamic publicSharingPolicy, teamSharingPolicy; @end
@implementation DBPAPERSharingPolicySerializer @end
@implementation DBPAPERSharingPublicPolicyType @dynamic tag; @end
@implementation DBPAPERSharingPublicPolicyTypeSerializer @end
@implementation DBPAPERSharingTeamPolicyType @dynamic tag; @end
@implementation DBPAPERSharingTeamPolicyTypeSerializer @end
@implementation DBPAPERUserInfoWithPermissionLevel @dynamic user, permissionLevel; @end
@implementation DBPAPERUserInfoWithPermissionLevelSerializer @end
@implementation DBPAPERUserOnPaperDocFilter @dynamic tag; @end
@implementation DBPAPERUserOnPaperDocFilterSerializer @end
