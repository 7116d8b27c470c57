// A union is a class for each tag.
// error: 'init' is unavailable
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

DBXFilesWriteMode *makeMode(void);
DBXFilesWriteMode *makeMode(void) {
#ifdef EXPECT_ERROR
    return [[DBXFilesWriteMode alloc] init];
#else
    return [[DBXFilesWriteModeAdd alloc] init];
#endif
}
