// Errors are objects of DBError.
// error: incompatible pointer types
#import <DropboxSyncObjC/DropboxSyncObjC.h>

NSArray *list(DBFilesystem *filesystem);
NSArray *list(DBFilesystem *filesystem) {
#ifdef EXPECT_ERROR
    NSString *error = nil;
#else
    DBError *error = nil;
#endif
    return [filesystem listFolder:[DBPath root] error:&error];
}
