// A path can't be nil, but the error can.
// error: null passed to a callee that requires a non-null argument
#import <DropboxSyncObjC/DropboxSyncObjC.h>

BOOL createFolder(DBFilesystem *filesystem, DBPath *path);
BOOL createFolder(DBFilesystem *filesystem, DBPath *path) {
#ifdef EXPECT_ERROR
    return [filesystem createFolder:nil error:nil];
#else
    return [filesystem createFolder:path error:nil];
#endif
}
