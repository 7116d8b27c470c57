// The response block of a download has an argument for its content.
// error: incompatible block pointer types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void download(DBUserClient *client);
void download(DBUserClient *client) {
#ifdef EXPECT_ERROR
    [[client.filesRoutes downloadData:@"/file"]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError) {
        }];
#else
    [[client.filesRoutes downloadData:@"/file"]
        setResponseBlock:^(
            DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSData *content) {
        }];
#endif
}
