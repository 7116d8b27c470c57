// Routes create requests.
// error: 'init' is unavailable
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

DBXFilesListFolderRpcRequest *list(DBXDropboxClient *client);
DBXFilesListFolderRpcRequest *list(DBXDropboxClient *client) {
#ifdef EXPECT_ERROR
    return [[DBXFilesListFolderRpcRequest alloc] init];
#else
    return [client.files listFolderWithPath:@""];
#endif
}
