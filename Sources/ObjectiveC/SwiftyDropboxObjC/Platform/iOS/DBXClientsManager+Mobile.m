#import <SwiftyDropboxObjC/DBXClientsManager+Mobile.h>

#if TARGET_OS_IOS

#import "../../Private/DBXControllerSignIn.h"
#import <UIKit/UIKit.h>

@implementation DBXDropboxClientsManager (SignInMobile)

+ (void)authorizeFromControllerV2:(UIApplication *)sharedApplication
                       controller:(UIViewController *)controller
            loadingStatusDelegate:(id<DBXLoadingStatusDelegate>)loadingStatusDelegate
                          openURL:(void (^)(NSURL *))openURL
                     scopeRequest:(DBXScopeRequest *)scopeRequest {
    DBXAuthorizeFromController(sharedApplication, controller, loadingStatusDelegate, openURL, YES, scopeRequest);
}

+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(UIViewController *)controller
                        openURL:(void (^)(NSURL *))openURL {
    DBXAuthorizeFromController(sharedApplication, controller, nil, openURL, NO, nil);
}

@end

#endif
