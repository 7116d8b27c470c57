// The status of a file changes only when it is transferred.
// error: assignment to readonly property
#import <DropboxSyncObjC/DropboxSyncObjC.h>

BOOL isCached(DBFileStatus *status);
BOOL isCached(DBFileStatus *status) {
#ifdef EXPECT_ERROR
    status.cached = YES;
#endif
    return status.cached;
}
