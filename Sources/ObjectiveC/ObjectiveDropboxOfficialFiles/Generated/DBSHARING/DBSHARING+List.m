// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGListFileMembersArg @dynamic file, actions, includeInherited, limit; @end
@implementation DBSHARINGListFileMembersArgSerializer @end
@implementation DBSHARINGListFileMembersBatchArg @dynamic files, limit; @end
@implementation DBSHARINGListFileMembersBatchArgSerializer @end
@implementation DBSHARINGListFileMembersBatchResult @dynamic file, result; @end
@implementation DBSHARINGListFileMembersBatchResultSerializer @end
@implementation DBSHARINGListFileMembersContinueArg @dynamic cursor; @end
@implementation DBSHARINGListFileMembersContinueArgSerializer @end
@implementation DBSHARINGListFileMembersContinueError @dynamic tag, userError, accessError; @end
@implementation DBSHARINGListFileMembersContinueErrorSerializer @end
@implementation DBSHARINGListFileMembersCountResult @dynamic members, memberCount; @end
@implementation DBSHARINGListFileMembersCountResultSerializer @end
@implementation DBSHARINGListFileMembersError @dynamic tag, userError, accessError; @end
@implementation DBSHARINGListFileMembersErrorSerializer @end
@implementation DBSHARINGListFileMembersIndividualResult @dynamic tag, result, accessError; @end
@implementation DBSHARINGListFileMembersIndividualResultSerializer @end
@implementation DBSHARINGListFilesArg @dynamic limit, actions; @end
@implementation DBSHARINGListFilesArgSerializer @end
@implementation DBSHARINGListFilesContinueArg @dynamic cursor; @end
@implementation DBSHARINGListFilesContinueArgSerializer @end
@implementation DBSHARINGListFilesContinueError @dynamic tag, userError; @end
@implementation DBSHARINGListFilesContinueErrorSerializer @end
@implementation DBSHARINGListFilesResult @dynamic entries, cursor; @end
@implementation DBSHARINGListFilesResultSerializer @end
@implementation DBSHARINGListFolderMembersArgs @dynamic sharedFolderId, path; @end
@implementation DBSHARINGListFolderMembersArgsSerializer @end
@implementation DBSHARINGListFolderMembersContinueArg @dynamic cursor; @end
@implementation DBSHARINGListFolderMembersContinueArgSerializer @end
@implementation DBSHARINGListFolderMembersContinueError @dynamic tag, accessError; @end
@implementation DBSHARINGListFolderMembersContinueErrorSerializer @end
@implementation DBSHARINGListFoldersArgs @dynamic limit, actions; @end
@implementation DBSHARINGListFoldersArgsSerializer @end
@implementation DBSHARINGListFoldersContinueArg @dynamic cursor; @end
@implementation DBSHARINGListFoldersContinueArgSerializer @end
@implementation DBSHARINGListFoldersContinueError @dynamic tag; @end
@implementation DBSHARINGListFoldersContinueErrorSerializer @end
@implementation DBSHARINGListFoldersResult @dynamic entries, cursor; @end
@implementation DBSHARINGListFoldersResultSerializer @end
@implementation DBSHARINGListSharedLinksArg @dynamic path, cursor, directOnly; @end
@implementation DBSHARINGListSharedLinksArgSerializer @end
@implementation DBSHARINGListSharedLinksError @dynamic tag, path; @end
@implementation DBSHARINGListSharedLinksErrorSerializer @end
@implementation DBSHARINGListSharedLinksResult @dynamic links, hasMore, cursor; @end
@implementation DBSHARINGListSharedLinksResultSerializer @end
