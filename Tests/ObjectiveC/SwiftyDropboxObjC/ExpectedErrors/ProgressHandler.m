// A progress handler receives a progress, and not numbers as in the classes DB….
// error: incompatible block pointer types
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void download(DBXDropboxClient *client);
void download(DBXDropboxClient *client) {
#ifdef EXPECT_ERROR
    [[client.files downloadWithPath:@"/file"] progress:^(int64_t bytes, int64_t completed, int64_t total) {
    }];
#else
    [[client.files downloadWithPath:@"/file"] progress:^(NSProgress *progress) {
    }];
#endif
}
