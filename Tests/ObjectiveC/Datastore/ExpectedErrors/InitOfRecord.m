// Tables create records.
// error: 'init' is unavailable
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

DBRecord *newNote(DBTable *table);
DBRecord *newNote(DBTable *table) {
#ifdef EXPECT_ERROR
    return [[DBRecord alloc] init];
#else
    return [table insert:nil];
#endif
}
