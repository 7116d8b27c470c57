// The entries of a folder are metadata.
// error: incompatible pointer types initializing 'NSArray<NSString *> *'
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

NSUInteger countEntries(DBFILESListFolderResult *result);
NSUInteger countEntries(DBFILESListFolderResult *result) {
#ifdef EXPECT_ERROR
    NSArray<NSString *> *entries = result.entries;
#else
    NSArray<DBFILESMetadata *> *entries = result.entries;
#endif
    return [entries count];
}
