// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Group.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMGroupAccessType @dynamic tag; @end
@implementation DBTEAMGroupAccessTypeSerializer @end
@implementation DBTEAMGroupCreateArg @dynamic groupName, addCreatorAsOwner, groupExternalId, groupManagementType; @end
@implementation DBTEAMGroupCreateArgSerializer @end
@implementation DBTEAMGroupCreateError @dynamic tag; @end
@implementation DBTEAMGroupCreateErrorSerializer @end
@implementation DBTEAMGroupDeleteError @dynamic tag; @end
@implementation DBTEAMGroupDeleteErrorSerializer @end
@implementation DBTEAMGroupFullInfo @dynamic members, created; @end
@implementation DBTEAMGroupFullInfoSerializer @end
@implementation DBTEAMGroupMemberInfo @dynamic profile, accessType; @end
@implementation DBTEAMGroupMemberInfoSerializer @end
@implementation DBTEAMGroupMemberSelectorError @dynamic tag; @end
@implementation DBTEAMGroupMemberSelectorErrorSerializer @end
@implementation DBTEAMGroupMemberSetAccessTypeError @dynamic tag; @end
@implementation DBTEAMGroupMemberSetAccessTypeErrorSerializer @end
@implementation DBTEAMGroupMembersAddArg @dynamic group, members; @end
@implementation DBTEAMGroupMembersAddArgSerializer @end
@implementation DBTEAMGroupMembersAddError @dynamic tag, membersNotInTeam, usersNotFound,
    userCannotBeManagerOfCompanyManagedGroup; @end
@implementation DBTEAMGroupMembersAddErrorSerializer @end
@implementation DBTEAMGroupMembersChangeResult @dynamic groupInfo, asyncJobId; @end
@implementation DBTEAMGroupMembersChangeResultSerializer @end
@implementation DBTEAMGroupMembersRemoveArg @dynamic group, users; @end
@implementation DBTEAMGroupMembersRemoveArgSerializer @end
@implementation DBTEAMGroupMembersRemoveError @dynamic tag, membersNotInTeam, usersNotFound; @end
@implementation DBTEAMGroupMembersRemoveErrorSerializer @end
@implementation DBTEAMGroupMembersSelector @dynamic group, users; @end
@implementation DBTEAMGroupMembersSelectorSerializer @end
@implementation DBTEAMGroupMembersSelectorError @dynamic tag; @end
@implementation DBTEAMGroupMembersSelectorErrorSerializer @end
@implementation DBTEAMGroupMembersSetAccessTypeArg @dynamic accessType, returnMembers; @end
@implementation DBTEAMGroupMembersSetAccessTypeArgSerializer @end
@implementation DBTEAMGroupSelector @dynamic tag, groupId, groupExternalId; @end
@implementation DBTEAMGroupSelectorSerializer @end
@implementation DBTEAMGroupSelectorError @dynamic tag; @end
@implementation DBTEAMGroupSelectorErrorSerializer @end
@implementation DBTEAMGroupSelectorWithTeamGroupError @dynamic tag; @end
@implementation DBTEAMGroupSelectorWithTeamGroupErrorSerializer @end
@implementation DBTEAMGroupUpdateArgs @dynamic group, dNewGroupName, dNewGroupExternalId, dNewGroupManagementType; @end
@implementation DBTEAMGroupUpdateArgsSerializer @end
@implementation DBTEAMGroupUpdateError @dynamic tag; @end
@implementation DBTEAMGroupUpdateErrorSerializer @end
