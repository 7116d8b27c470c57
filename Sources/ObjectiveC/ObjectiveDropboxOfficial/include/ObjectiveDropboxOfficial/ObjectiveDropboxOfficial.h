// All Objective-C names of dropbox-sdk-obj-c. To build and link less, use the product ObjectiveDropboxOfficialFiles, which has
// files, sharing, users, and sign-in.
#import <ObjectiveDropboxOfficial/Generated/DBGeneratedImports.h>
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>

// Apps relied on the framework that the original imported here.
#if TARGET_OS_OSX
#import <Cocoa/Cocoa.h>
#elif __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#endif
