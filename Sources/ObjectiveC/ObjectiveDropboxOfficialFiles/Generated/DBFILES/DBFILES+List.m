// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESListFolderArg @dynamic path, recursive, includeMediaInfo, includeDeleted,
    includeHasExplicitSharedMembers, includeMountedFolders, limit, sharedLink, includePropertyGroups,
    includeNonDownloadableFiles, includeRestorableInfo; @end
@implementation DBFILESListFolderArgSerializer @end
@implementation DBFILESListFolderContinueArg @dynamic cursor; @end
@implementation DBFILESListFolderContinueArgSerializer @end
@implementation DBFILESListFolderContinueError @dynamic tag, path; @end
@implementation DBFILESListFolderContinueErrorSerializer @end
@implementation DBFILESListFolderError @dynamic tag, path, templateError; @end
@implementation DBFILESListFolderErrorSerializer @end
@implementation DBFILESListFolderGetLatestCursorResult @dynamic cursor; @end
@implementation DBFILESListFolderGetLatestCursorResultSerializer @end
@implementation DBFILESListFolderLongpollArg @dynamic cursor, timeout; @end
@implementation DBFILESListFolderLongpollArgSerializer @end
@implementation DBFILESListFolderLongpollError @dynamic tag; @end
@implementation DBFILESListFolderLongpollErrorSerializer @end
@implementation DBFILESListFolderLongpollResult @dynamic changes, backoff; @end
@implementation DBFILESListFolderLongpollResultSerializer @end
@implementation DBFILESListFolderResult @dynamic entries, cursor, hasMore; @end
@implementation DBFILESListFolderResultSerializer @end
@implementation DBFILESListRevisionsArg @dynamic path, mode, limit, beforeRev, includeRestorableInfo; @end
@implementation DBFILESListRevisionsArgSerializer @end
@implementation DBFILESListRevisionsError @dynamic tag, path; @end
@implementation DBFILESListRevisionsErrorSerializer @end
@implementation DBFILESListRevisionsMode @dynamic tag; @end
@implementation DBFILESListRevisionsModeSerializer @end
@implementation DBFILESListRevisionsResult @dynamic isDeleted, serverDeleted, entries, hasMore; @end
@implementation DBFILESListRevisionsResultSerializer @end
