// A route without errors has no argument for one.
// error: incompatible block pointer types
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void readAccount(DBXDropboxClient *client);
void readAccount(DBXDropboxClient *client) {
#ifdef EXPECT_ERROR
    [[client.users getCurrentAccount]
        responseWithCompletionHandler:^(DBXUsersFullAccount *result, DBXUsersGetAccountError *routeError, DBXCallError *error) {
        }];
#else
    [[client.users getCurrentAccount] responseWithCompletionHandler:^(DBXUsersFullAccount *result, DBXCallError *error) {
    }];
#endif
}
