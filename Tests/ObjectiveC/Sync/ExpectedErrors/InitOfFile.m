// A filesystem opens files.
// error: 'init' is unavailable
#import <DropboxSyncObjC/DropboxSyncObjC.h>

DBFile *openFile(DBFilesystem *filesystem, DBPath *path);
DBFile *openFile(DBFilesystem *filesystem, DBPath *path) {
#ifdef EXPECT_ERROR
    return [[DBFile alloc] init];
#else
    return [filesystem openFile:path error:nil];
#endif
}
