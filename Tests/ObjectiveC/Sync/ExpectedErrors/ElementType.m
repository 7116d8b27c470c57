// A folder contains infos of files.
// error: incompatible pointer types initializing 'NSArray<DBFile *> *'
#import <DropboxSyncObjC/DropboxSyncObjC.h>

NSUInteger countFiles(DBFilesystem *filesystem);
NSUInteger countFiles(DBFilesystem *filesystem) {
#ifdef EXPECT_ERROR
    NSArray<DBFile *> *files = [filesystem listFolder:[DBPath root] error:nil];
#else
    NSArray<DBFileInfo *> *files = [filesystem listFolder:[DBPath root] error:nil];
#endif
    return [files count];
}
