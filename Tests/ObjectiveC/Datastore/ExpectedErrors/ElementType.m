// A query returns records.
// error: incompatible pointer types initializing 'NSArray<DBTable *> *'
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

NSUInteger countRecords(DBTable *table);
NSUInteger countRecords(DBTable *table) {
#ifdef EXPECT_ERROR
    NSArray<DBTable *> *records = [table query:nil error:nil];
#else
    NSArray<DBRecord *> *records = [table query:nil error:nil];
#endif
    return [records count];
}
