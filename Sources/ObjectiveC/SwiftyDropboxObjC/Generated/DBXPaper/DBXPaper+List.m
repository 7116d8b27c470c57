// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperListDocsCursorError @end
@implementation DBXPaperListDocsCursorErrorCursorError @dynamic cursorError; @end
@implementation DBXPaperListDocsCursorErrorOther @end
@implementation DBXPaperListPaperDocsArgs @dynamic filterBy, sortBy, sortOrder, limit, stopAtDate; @end
@implementation DBXPaperListPaperDocsContinueArgs @dynamic cursor; @end
@implementation DBXPaperListPaperDocsFilterBy @end
@implementation DBXPaperListPaperDocsFilterByDocsAccessed @end
@implementation DBXPaperListPaperDocsFilterByDocsCreated @end
@implementation DBXPaperListPaperDocsFilterByOther @end
@implementation DBXPaperListPaperDocsResponse @dynamic docIds, cursor, hasMore; @end
@implementation DBXPaperListPaperDocsSortBy @end
@implementation DBXPaperListPaperDocsSortByAccessed @end
@implementation DBXPaperListPaperDocsSortByModified @end
@implementation DBXPaperListPaperDocsSortByCreated @end
@implementation DBXPaperListPaperDocsSortByOther @end
@implementation DBXPaperListPaperDocsSortOrder @end
@implementation DBXPaperListPaperDocsSortOrderAscending @end
@implementation DBXPaperListPaperDocsSortOrderDescending @end
@implementation DBXPaperListPaperDocsSortOrderOther @end
@implementation DBXPaperListUsersCursorError @end
@implementation DBXPaperListUsersCursorErrorInsufficientPermissions @end
@implementation DBXPaperListUsersCursorErrorOther @end
@implementation DBXPaperListUsersCursorErrorDocNotFound @end
@implementation DBXPaperListUsersCursorErrorCursorError @dynamic cursorError; @end
@implementation DBXPaperListUsersOnFolderArgs @dynamic limit; @end
@implementation DBXPaperListUsersOnFolderContinueArgs @dynamic cursor; @end
@implementation DBXPaperListUsersOnFolderResponse @dynamic invitees, users, cursor, hasMore; @end
@implementation DBXPaperListUsersOnPaperDocArgs @dynamic limit, filterBy; @end
@implementation DBXPaperListUsersOnPaperDocContinueArgs @dynamic cursor; @end
@implementation DBXPaperListUsersOnPaperDocResponse @dynamic invitees, users, docOwner, cursor, hasMore; @end
