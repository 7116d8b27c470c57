// A response block can't be nil, but its queue can.
// error: null passed to a callee that requires a non-null argument
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void list(DBUserClient *client);
void list(DBUserClient *client) {
#ifdef EXPECT_ERROR
    [[client.filesRoutes listFolder:@""] setResponseBlock:nil queue:nil];
#else
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
        }
                   queue:nil];
#endif
}
