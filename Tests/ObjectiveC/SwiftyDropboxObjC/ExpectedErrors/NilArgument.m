// A path can't be nil.
// error: null passed to a callee that requires a non-null argument
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void list(DBXDropboxClient *client);
void list(DBXDropboxClient *client) {
#ifdef EXPECT_ERROR
    [client.files listFolderWithPath:nil];
#else
    [client.files listFolderWithPath:@""];
#endif
}
