// The completion handler of a request has the types of its route.
// error: incompatible block pointer types
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void list(DBXDropboxClient *client);
void list(DBXDropboxClient *client) {
#ifdef EXPECT_ERROR
    [[client.files listFolderWithPath:@""]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
        }];
#else
    [[client.files listFolderWithPath:@""]
        responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
        }];
#endif
}
