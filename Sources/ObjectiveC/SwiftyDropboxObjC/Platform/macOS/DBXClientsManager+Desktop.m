#import <SwiftyDropboxObjC/DBXClientsManager+Desktop.h>

#if TARGET_OS_OSX

#import "../../Private/DBXControllerSignIn.h"
#import <AppKit/AppKit.h>

@implementation DBXDropboxClientsManager (SignInDesktop)

+ (void)authorizeFromControllerV2WithSharedApplication:(NSApplication *)sharedApplication
                                            controller:(NSViewController *)controller
                                 loadingStatusDelegate:(id<DBXLoadingStatusDelegate>)loadingStatusDelegate
                                               openURL:(void (^)(NSURL *))openURL
                                          scopeRequest:(DBXScopeRequest *)scopeRequest {
    DBXAuthorizeFromController(sharedApplication, controller, loadingStatusDelegate, openURL, YES, scopeRequest);
}

+ (void)authorizeFromControllerWithSharedApplication:(NSApplication *)sharedApplication
                                          controller:(NSViewController *)controller
                                             openURL:(void (^)(NSURL *))openURL {
    DBXAuthorizeFromController(sharedApplication, controller, nil, openURL, NO, nil);
}

@end

#endif
