// The entries of a folder are metadata.
// error: incompatible pointer types initializing 'NSArray<NSString *> *'
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

NSUInteger countEntries(DBXFilesListFolderResult *result);
NSUInteger countEntries(DBXFilesListFolderResult *result) {
#ifdef EXPECT_ERROR
    NSArray<NSString *> *entries = result.entries;
#else
    NSArray<DBXFilesMetadata *> *entries = result.entries;
#endif
    return [entries count];
}
