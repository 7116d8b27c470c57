// The errors of datastores are a class of their own, which the Sync API has, too.
// error: incompatible pointer types
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

BOOL syncDatastore(DBDatastore *datastore);
BOOL syncDatastore(DBDatastore *datastore) {
#ifdef EXPECT_ERROR
    NSURL *error = nil;
#else
    DBError *error = nil;
#endif
    return [datastore sync:&error] != nil;
}
