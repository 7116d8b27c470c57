#import "../Private/DBXControllerSignIn.h"
#import "../Private/DBXSignIn.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <SwiftyDropboxObjC/DBXLoadingStatusDelegate.h>

static void DBXOpenURL(void *context, const char *string) {
    @autoreleasepool {
        NSURL *url = [NSURL URLWithString:[NSString stringWithUTF8String:string]];
        if (url != nil) ((void (^)(NSURL *))DBBlockOfContext(context))(url);
    }
}

/// A delegate that the sign-in doesn't retain.
@interface DBXLoadingStatus : NSObject {
@private
    DB_WEAK id<DBXLoadingStatusDelegate> _delegate;
}
- (instancetype)initWithDelegate:(id<DBXLoadingStatusDelegate>)delegate;
- (id<DBXLoadingStatusDelegate>)delegate;
@end

@implementation DBXLoadingStatus

- (instancetype)initWithDelegate:(id<DBXLoadingStatusDelegate>)delegate {
    self = [super init];
    if (self) _delegate = delegate;
    return self;
}

- (id<DBXLoadingStatusDelegate>)delegate {
    return _delegate;
}

@end

static void DBXShowLoading(void *context) {
    @autoreleasepool {
        [[(DBXLoadingStatus *)DB_UNRETAINED_OBJECT(context) delegate] showLoading];
    }
}

static void DBXDismissLoading(void *context) {
    @autoreleasepool {
        [[(DBXLoadingStatus *)DB_UNRETAINED_OBJECT(context) delegate] dismissLoading];
    }
}

static void DBXReleaseLoading(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

void DBXAuthorizeFromController(
    id application, id controller, id<DBXLoadingStatusDelegate> loadingStatusDelegate, void (^openURL)(NSURL *),
    BOOL usePKCE, DBXScopeRequest *scopeRequest) {
    NSString *scopes = [scopeRequest scopeString];
    DropboxControllerSignIn signIn = {
        .application = DB_UNRETAINED_POINTER(application),
        .controller = controller == nil ? NULL : DB_UNRETAINED_POINTER(controller),
        .openURLContext = DBBlockContext((id)openURL),
        .openURL = DBXOpenURL,
        .releaseOpenURL = DBReleaseBlockContext,
        .usePKCE = usePKCE,
        .scopes = DBCString(scopes),
        .isTeamScope = [scopeRequest isTeamScope],
        .includeGrantedScopes = [scopeRequest includesGrantedScopes],
    };
    if (loadingStatusDelegate != nil) {
        DBXLoadingStatus *status = [[DBXLoadingStatus alloc] initWithDelegate:loadingStatusDelegate];
        signIn.loadingContext = DB_RETAINED_POINTER(status);
        signIn.showLoading = DBXShowLoading;
        signIn.dismissLoading = DBXDismissLoading;
        signIn.releaseLoading = DBXReleaseLoading;
        DB_RELEASE(status);
    }
    DropboxManagerAuthorizeFromController(&signIn);
}
