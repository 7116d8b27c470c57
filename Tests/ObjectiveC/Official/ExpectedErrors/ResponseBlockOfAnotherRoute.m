// The response block of a task has the types of its route.
// error: incompatible block pointer types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void list(DBUserClient *client);
void list(DBUserClient *client) {
#ifdef EXPECT_ERROR
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
        }];
#else
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
        }];
#endif
}
