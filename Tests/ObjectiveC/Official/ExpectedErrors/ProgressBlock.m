// A progress block has three numbers.
// error: incompatible block pointer types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void download(DBUserClient *client);
void download(DBUserClient *client) {
#ifdef EXPECT_ERROR
    [[client.filesRoutes downloadData:@"/file"] setProgressBlock:^(NSProgress *progress) {
    }];
#else
    [[client.filesRoutes downloadData:@"/file"] setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
    }];
#endif
}
