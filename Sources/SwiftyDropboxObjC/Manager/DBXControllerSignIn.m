#import "../Private/DBXControllerSignIn.h"
#import "../Private/DBXSignIn.h"
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <SwiftyDropboxObjC/DBXLoadingStatusDelegate.h>

static void DBXOpenURL(void *context, const char *string) {
    @autoreleasepool {
        NSURL *url = [NSURL URLWithString:[NSString stringWithUTF8String:string]];
        if (url != nil) ((void (^)(NSURL *))DBBlockOfContext(context))(url);
    }
}

void DBXAuthorizeFromController(
    id application, id controller, id<DBXLoadingStatusDelegate> loadingStatusDelegate, void (^openURL)(NSURL *),
    BOOL usePKCE, DBXScopeRequest *scopeRequest) {
    NSString *scopes = [scopeRequest scopeString];
    DropboxControllerSignIn signIn = {
        .application = DB_UNRETAINED_POINTER(application),
        .controller = controller == nil ? NULL : DB_UNRETAINED_POINTER(controller),
        .loadingStatusDelegate =
            loadingStatusDelegate == nil ? NULL : DB_UNRETAINED_POINTER((NSObject *)loadingStatusDelegate),
        .openURLContext = DBBlockContext((id)openURL),
        .openURL = DBXOpenURL,
        .releaseOpenURL = DBReleaseBlockContext,
        .usePKCE = usePKCE,
        .scopes = [scopes UTF8String],
        .isTeamScope = [scopeRequest isTeamScope],
        .includeGrantedScopes = [scopeRequest includesGrantedScopes],
    };
    DropboxManagerAuthorizeFromController(&signIn);
}
