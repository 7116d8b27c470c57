#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>

#if TARGET_OS_OSX

#import <AppKit/AppKit.h>
#import <ObjectiveDropboxOfficialFiles/DBDesktopSharedApplication.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>

@implementation DBClientsManager (SignInDesktop)

+ (void)authorizeFromControllerDesktopV2:(NSWorkspace *)sharedApplication
                              controller:(NSViewController *)controller
                   loadingStatusDelegate:(id<DBLoadingStatusDelegate>)loadingStatusDelegate
                                 openURL:(void (^)(NSURL *))openURL
                            scopeRequest:(DBScopeRequest *)scopeRequest {
    DBDesktopSharedApplication *application = [self applicationWith:sharedApplication
                                                         controller:controller
                                                            openURL:openURL];
    application.loadingStatusDelegate = loadingStatusDelegate;
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application
                                                                usePkce:YES
                                                           scopeRequest:scopeRequest];
}

+ (void)authorizeFromControllerDesktop:(NSWorkspace *)sharedApplication
                            controller:(NSViewController *)controller
                               openURL:(void (^)(NSURL *))openURL {
    DBDesktopSharedApplication *application = [self applicationWith:sharedApplication
                                                         controller:controller
                                                            openURL:openURL];
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application];
}

/// Makes the user interface of a sign-in the current one.
+ (DBDesktopSharedApplication *)applicationWith:(NSWorkspace *)sharedApplication
                                     controller:(NSViewController *)controller
                                        openURL:(void (^)(NSURL *))openURL {
    DBDesktopSharedApplication *application =
        [[DBDesktopSharedApplication alloc] initWithSharedApplication:sharedApplication
                                                           controller:(NSViewController *_Nonnull)controller
                                                              openURL:openURL];
    [DBDesktopSharedApplication setDesktopSharedApplication:application];
    return application;
}

@end

#endif
