// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Members.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMMembersAddArg @dynamic dNewMembers; @end
@implementation DBTEAMMembersAddArgSerializer @end
@implementation DBTEAMMembersAddJobStatus @dynamic tag, complete, failed; @end
@implementation DBTEAMMembersAddJobStatusSerializer @end
@implementation DBTEAMMembersAddJobStatusV2Result @dynamic tag, complete, failed; @end
@implementation DBTEAMMembersAddJobStatusV2ResultSerializer @end
@implementation DBTEAMMembersAddLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBTEAMMembersAddLaunchSerializer @end
@implementation DBTEAMMembersAddLaunchV2Result @dynamic tag, asyncJobId, complete; @end
@implementation DBTEAMMembersAddLaunchV2ResultSerializer @end
@implementation DBTEAMMembersAddV2Arg @dynamic dNewMembers; @end
@implementation DBTEAMMembersAddV2ArgSerializer @end
@implementation DBTEAMMembersDataTransferArg @dynamic transferDestId, transferAdminId; @end
@implementation DBTEAMMembersDataTransferArgSerializer @end
@implementation DBTEAMMembersDeactivateError @dynamic tag; @end
@implementation DBTEAMMembersDeactivateErrorSerializer @end
@implementation DBTEAMMembersDeleteFormerMemberFilesError @dynamic tag; @end
@implementation DBTEAMMembersDeleteFormerMemberFilesErrorSerializer @end
@implementation DBTEAMMembersDeleteProfilePhotoArg @dynamic user; @end
@implementation DBTEAMMembersDeleteProfilePhotoArgSerializer @end
@implementation DBTEAMMembersDeleteProfilePhotoError @dynamic tag; @end
@implementation DBTEAMMembersDeleteProfilePhotoErrorSerializer @end
@implementation DBTEAMMembersFormerMemberArg @dynamic user; @end
@implementation DBTEAMMembersFormerMemberArgSerializer @end
@implementation DBTEAMMembersGetAvailableTeamMemberRolesResult @dynamic roles; @end
@implementation DBTEAMMembersGetAvailableTeamMemberRolesResultSerializer @end
@implementation DBTEAMMembersGetInfoArgs @dynamic members; @end
@implementation DBTEAMMembersGetInfoArgsSerializer @end
@implementation DBTEAMMembersGetInfoError @dynamic tag; @end
@implementation DBTEAMMembersGetInfoErrorSerializer @end
@implementation DBTEAMMembersGetInfoItem @dynamic tag, idNotFound, memberInfo; @end
@implementation DBTEAMMembersGetInfoItemSerializer @end
@implementation DBTEAMMembersGetInfoItemBase @dynamic tag, idNotFound; @end
@implementation DBTEAMMembersGetInfoItemBaseSerializer @end
@implementation DBTEAMMembersGetInfoItemV2 @dynamic tag, idNotFound, memberInfo; @end
@implementation DBTEAMMembersGetInfoItemV2Serializer @end
@implementation DBTEAMMembersGetInfoV2Arg @dynamic members; @end
@implementation DBTEAMMembersGetInfoV2ArgSerializer @end
@implementation DBTEAMMembersGetInfoV2Result @dynamic membersInfo; @end
@implementation DBTEAMMembersGetInfoV2ResultSerializer @end
@implementation DBTEAMMembersInfo @dynamic teamMemberIds, permanentlyDeletedUsers; @end
@implementation DBTEAMMembersInfoSerializer @end
@implementation DBTEAMMembersListArg @dynamic limit, includeRemoved; @end
@implementation DBTEAMMembersListArgSerializer @end
@implementation DBTEAMMembersListContinueArg @dynamic cursor; @end
@implementation DBTEAMMembersListContinueArgSerializer @end
@implementation DBTEAMMembersListContinueError @dynamic tag; @end
@implementation DBTEAMMembersListContinueErrorSerializer @end
@implementation DBTEAMMembersListError @dynamic tag; @end
@implementation DBTEAMMembersListErrorSerializer @end
@implementation DBTEAMMembersListResult @dynamic members, cursor, hasMore; @end
@implementation DBTEAMMembersListResultSerializer @end
@implementation DBTEAMMembersListV2Result @dynamic members, cursor, hasMore; @end
@implementation DBTEAMMembersListV2ResultSerializer @end
@implementation DBTEAMMembersPermanentlyDeleteFilesError @dynamic tag; @end
@implementation DBTEAMMembersPermanentlyDeleteFilesErrorSerializer @end
@implementation DBTEAMMembersRecoverArg @dynamic user; @end
@implementation DBTEAMMembersRecoverArgSerializer @end
@implementation DBTEAMMembersRecoverError @dynamic tag; @end
@implementation DBTEAMMembersRecoverErrorSerializer @end
@implementation DBTEAMMembersRemoveArg @dynamic transferDestId, transferAdminId, keepAccount, retainTeamShares,
    permanentlyDeleteFiles; @end
@implementation DBTEAMMembersRemoveArgSerializer @end
@implementation DBTEAMMembersRemoveError @dynamic tag; @end
@implementation DBTEAMMembersRemoveErrorSerializer @end
@implementation DBTEAMMembersSendWelcomeError @dynamic tag; @end
@implementation DBTEAMMembersSendWelcomeErrorSerializer @end
@implementation DBTEAMMembersSuspendError @dynamic tag; @end
@implementation DBTEAMMembersSuspendErrorSerializer @end
@implementation DBTEAMMembersTransferFilesError @dynamic tag; @end
@implementation DBTEAMMembersTransferFilesErrorSerializer @end
@implementation DBTEAMMembersTransferFormerMembersFilesError @dynamic tag; @end
@implementation DBTEAMMembersTransferFormerMembersFilesErrorSerializer @end
@implementation DBTEAMMembersUnsuspendArg @dynamic user; @end
@implementation DBTEAMMembersUnsuspendArgSerializer @end
@implementation DBTEAMMembersUnsuspendError @dynamic tag; @end
@implementation DBTEAMMembersUnsuspendErrorSerializer @end
