/// The name under which apps imported the Sync API for iOS.
#import <DropboxSyncObjC/DropboxSyncObjC.h>
