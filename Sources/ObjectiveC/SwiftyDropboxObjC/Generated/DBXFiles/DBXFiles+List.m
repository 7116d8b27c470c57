// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+List.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesListFolderArg @dynamic path, recursive, includeMediaInfo, includeDeleted,
    includeHasExplicitSharedMembers, includeMountedFolders, limit, sharedLink, includePropertyGroups,
    includeNonDownloadableFiles, includeRestorableInfo; @end
@implementation DBXFilesListFolderContinueArg @dynamic cursor; @end
@implementation DBXFilesListFolderContinueError @end
@implementation DBXFilesListFolderContinueErrorPath @dynamic path; @end
@implementation DBXFilesListFolderContinueErrorReset @end
@implementation DBXFilesListFolderContinueErrorOther @end
@implementation DBXFilesListFolderError @end
@implementation DBXFilesListFolderErrorPath @dynamic path; @end
@implementation DBXFilesListFolderErrorTemplateError @dynamic templateError; @end
@implementation DBXFilesListFolderErrorOther @end
@implementation DBXFilesListFolderGetLatestCursorResult @dynamic cursor; @end
@implementation DBXFilesListFolderLongpollArg @dynamic cursor, timeout; @end
@implementation DBXFilesListFolderLongpollError @end
@implementation DBXFilesListFolderLongpollErrorReset @end
@implementation DBXFilesListFolderLongpollErrorOther @end
@implementation DBXFilesListFolderLongpollResult @dynamic changes, backoff; @end
@implementation DBXFilesListFolderResult @dynamic entries, cursor, hasMore; @end
@implementation DBXFilesListRevisionsArg @dynamic path, mode, limit, beforeRev, includeRestorableInfo; @end
@implementation DBXFilesListRevisionsError @end
@implementation DBXFilesListRevisionsErrorPath @dynamic path; @end
@implementation DBXFilesListRevisionsErrorInvalidBeforeRev @end
@implementation DBXFilesListRevisionsErrorBeforeRevNotSupported @end
@implementation DBXFilesListRevisionsErrorOther @end
@implementation DBXFilesListRevisionsMode @end
@implementation DBXFilesListRevisionsModePath @end
@implementation DBXFilesListRevisionsModeId @end
@implementation DBXFilesListRevisionsModeOther @end
@implementation DBXFilesListRevisionsResult @dynamic isDeleted, serverDeleted, entries, hasMore; @end
