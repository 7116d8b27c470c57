// Only syncing changes a status.
// error: assignment to readonly property
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

BOOL isWaiting(DBDatastoreStatus *status);
BOOL isWaiting(DBDatastoreStatus *status) {
#ifdef EXPECT_ERROR
    status.incoming = NO;
#endif
    return status.incoming;
}
