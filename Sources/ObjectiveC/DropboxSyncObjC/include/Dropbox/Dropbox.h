/// The name under which apps imported the Sync API for iOS.
#import <DropboxSyncObjC/DropboxSyncObjC.h>

// Apps relied on the framework that the original imported here.
#if TARGET_OS_OSX
#import <Cocoa/Cocoa.h>
#elif __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#endif
