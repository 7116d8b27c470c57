#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>

#if TARGET_OS_IOS

#import <ObjectiveDropboxOfficialFiles/DBMobileSharedApplication.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>
#import <UIKit/UIKit.h>

@implementation DBClientsManager (SignInMobile)

+ (void)authorizeFromControllerV2:(UIApplication *)sharedApplication
                       controller:(UIViewController *)controller
            loadingStatusDelegate:(id<DBLoadingStatusDelegate>)loadingStatusDelegate
                          openURL:(void (^)(NSURL *))openURL
                     scopeRequest:(DBScopeRequest *)scopeRequest {
    DBMobileSharedApplication *application = [self applicationWith:sharedApplication
                                                        controller:controller
                                                           openURL:openURL];
    application.loadingStatusDelegate = loadingStatusDelegate;
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application
                                                                usePkce:YES
                                                           scopeRequest:scopeRequest];
}

+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(UIViewController *)controller
                        openURL:(void (^)(NSURL *))openURL {
    DBMobileSharedApplication *application = [self applicationWith:sharedApplication
                                                        controller:controller
                                                           openURL:openURL];
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application];
}

+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(UIViewController *)controller
                        openURL:(void (^)(NSURL *))openURL
                    browserAuth:(BOOL)browserAuth {
    DBMobileSharedApplication *application = [self applicationWith:sharedApplication
                                                        controller:controller
                                                           openURL:openURL];
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application];
}

/// Makes the user interface of a sign-in the current one.
+ (DBMobileSharedApplication *)applicationWith:(UIApplication *)sharedApplication
                                    controller:(UIViewController *)controller
                                       openURL:(void (^)(NSURL *))openURL {
    DBMobileSharedApplication *application =
        [[DBMobileSharedApplication alloc] initWithSharedApplication:sharedApplication
                                                          controller:(UIViewController *_Nonnull)controller
                                                             openURL:openURL];
    [DBMobileSharedApplication setMobileSharedApplication:application];
    return application;
}

@end

#endif
