/// The name under which apps imported the Sync API for iOS, and the Datastore API with it.
#import <DropboxSyncObjC/DropboxSyncObjC.h>

// Datastores are in another product, which not all apps use.
#if __has_include(<DropboxDatastoreObjC/DropboxDatastoreObjC.h>)
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>
#endif

// Apps relied on the framework that the original imported here.
#if TARGET_OS_OSX
#import <Cocoa/Cocoa.h>
#elif __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#endif
