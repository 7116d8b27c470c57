// The code of an app that imports nothing but the SDK's header, which brings the framework of the user interface.
#import <Dropbox/Dropbox.h>

#if TARGET_OS_IPHONE
@interface FolderController : UIViewController
#else
@interface FolderController : NSViewController
#endif
@property (nonatomic, retain) DBFilesystem *filesystem;
@end

@implementation FolderController
@end
