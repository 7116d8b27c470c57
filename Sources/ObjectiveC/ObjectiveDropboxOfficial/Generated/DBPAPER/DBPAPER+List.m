// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERListDocsCursorError @dynamic tag, cursorError; @end
@implementation DBPAPERListDocsCursorErrorSerializer @end
@implementation DBPAPERListPaperDocsArgs @dynamic filterBy, sortBy, sortOrder, limit, stopAtDate; @end
@implementation DBPAPERListPaperDocsArgsSerializer @end
@implementation DBPAPERListPaperDocsContinueArgs @dynamic cursor; @end
@implementation DBPAPERListPaperDocsContinueArgsSerializer @end
@implementation DBPAPERListPaperDocsFilterBy @dynamic tag; @end
@implementation DBPAPERListPaperDocsFilterBySerializer @end
@implementation DBPAPERListPaperDocsResponse @dynamic docIds, cursor, hasMore; @end
@implementation DBPAPERListPaperDocsResponseSerializer @end
@implementation DBPAPERListPaperDocsSortBy @dynamic tag; @end
@implementation DBPAPERListPaperDocsSortBySerializer @end
@implementation DBPAPERListPaperDocsSortOrder @dynamic tag; @end
@implementation DBPAPERListPaperDocsSortOrderSerializer @end
@implementation DBPAPERListUsersCursorError @dynamic tag, cursorError; @end
@implementation DBPAPERListUsersCursorErrorSerializer @end
@implementation DBPAPERListUsersOnFolderArgs @dynamic limit; @end
@implementation DBPAPERListUsersOnFolderArgsSerializer @end
@implementation DBPAPERListUsersOnFolderContinueArgs @dynamic cursor; @end
@implementation DBPAPERListUsersOnFolderContinueArgsSerializer @end
@implementation DBPAPERListUsersOnFolderResponse @dynamic invitees, users, cursor, hasMore; @end
@implementation DBPAPERListUsersOnFolderResponseSerializer @end
@implementation DBPAPERListUsersOnPaperDocArgs @dynamic limit, filterBy; @end
@implementation DBPAPERListUsersOnPaperDocArgsSerializer @end
@implementation DBPAPERListUsersOnPaperDocContinueArgs @dynamic cursor; @end
@implementation DBPAPERListUsersOnPaperDocContinueArgsSerializer @end
@implementation DBPAPERListUsersOnPaperDocResponse @dynamic invitees, users, docOwner, cursor, hasMore; @end
@implementation DBPAPERListUsersOnPaperDocResponseSerializer @end
