// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingListFileMembersArg @dynamic file, actions, includeInherited, limit; @end
@implementation DBXSharingListFileMembersBatchArg @dynamic files, limit; @end
@implementation DBXSharingListFileMembersBatchResult @dynamic file, result; @end
@implementation DBXSharingListFileMembersContinueArg @dynamic cursor; @end
@implementation DBXSharingListFileMembersContinueError @end
@implementation DBXSharingListFileMembersContinueErrorUserError @dynamic userError; @end
@implementation DBXSharingListFileMembersContinueErrorAccessError @dynamic accessError; @end
@implementation DBXSharingListFileMembersContinueErrorInvalidCursor @end
@implementation DBXSharingListFileMembersContinueErrorOther @end
@implementation DBXSharingListFileMembersCountResult @dynamic members, memberCount; @end
@implementation DBXSharingListFileMembersError @end
@implementation DBXSharingListFileMembersErrorUserError @dynamic userError; @end
@implementation DBXSharingListFileMembersErrorAccessError @dynamic accessError; @end
@implementation DBXSharingListFileMembersErrorOther @end
@implementation DBXSharingListFileMembersIndividualResult @end
@implementation DBXSharingListFileMembersIndividualResultResult @dynamic result; @end
@implementation DBXSharingListFileMembersIndividualResultAccessError @dynamic accessError; @end
@implementation DBXSharingListFileMembersIndividualResultOther @end
@implementation DBXSharingListFilesArg @dynamic limit, actions; @end
@implementation DBXSharingListFilesContinueArg @dynamic cursor; @end
@implementation DBXSharingListFilesContinueError @end
@implementation DBXSharingListFilesContinueErrorUserError @dynamic userError; @end
@implementation DBXSharingListFilesContinueErrorInvalidCursor @end
@implementation DBXSharingListFilesContinueErrorOther @end
@implementation DBXSharingListFilesResult @dynamic entries, cursor; @end
@implementation DBXSharingListFolderMembersArgs @dynamic sharedFolderId, path; @end
@implementation DBXSharingListFolderMembersContinueArg @dynamic cursor; @end
@implementation DBXSharingListFolderMembersContinueError @end
@implementation DBXSharingListFolderMembersContinueErrorAccessError @dynamic accessError; @end
@implementation DBXSharingListFolderMembersContinueErrorInvalidCursor @end
@implementation DBXSharingListFolderMembersContinueErrorOther @end
@implementation DBXSharingListFoldersArgs @dynamic limit, actions; @end
@implementation DBXSharingListFoldersContinueArg @dynamic cursor; @end
@implementation DBXSharingListFoldersContinueError @end
@implementation DBXSharingListFoldersContinueErrorInvalidCursor @end
@implementation DBXSharingListFoldersContinueErrorOther @end
@implementation DBXSharingListFoldersResult @dynamic entries, cursor; @end
@implementation DBXSharingListSharedLinksArg @dynamic path, cursor, directOnly; @end
@implementation DBXSharingListSharedLinksError @end
@implementation DBXSharingListSharedLinksErrorPath @dynamic path; @end
@implementation DBXSharingListSharedLinksErrorReset @end
@implementation DBXSharingListSharedLinksErrorOther @end
@implementation DBXSharingListSharedLinksResult @dynamic links, hasMore, cursor; @end
