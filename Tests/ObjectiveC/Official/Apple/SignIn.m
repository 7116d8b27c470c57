// The sign-in of an app, as the guides of dropbox-sdk-obj-c show it, for iOS and macOS. It is compiled, and never run.
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>
#import <TargetConditionals.h>
#if TARGET_OS_IOS
#import <UIKit/UIKit.h>
#else
#import <AppKit/AppKit.h>
#endif

static DBOAuthCompletion completion = ^(DBOAuthResult *authResult) {
  if (authResult != nil) {
      if ([authResult isSuccess]) {
          NSLog(@"Success! User is logged into Dropbox.");
      } else if ([authResult isCancel]) {
          NSLog(@"Authorization flow was manually canceled by user!");
      } else if ([authResult isError]) {
          NSLog(@"Error: %@", authResult);
      }
  }
};

static DBScopeRequest *scopeRequest(void) {
    return [[DBScopeRequest alloc] initWithScopeType:DBScopeTypeUser scopes:@[ @"account_info.read" ] includeGrantedScopes:NO];
}

#if TARGET_OS_IOS

@interface SignInController : UIViewController
@end

@implementation SignInController

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [DBClientsManager setupWithAppKey:@"<APP_KEY>"];
    DBTransportDefaultConfig *config = [[DBTransportDefaultConfig alloc] initWithAppKey:@"<APP_KEY>" forceForegroundSession:YES];
    [DBClientsManager setupWithTransportConfig:config];
    BOOL willPerformMigration = [DBClientsManager
        checkAndPerformV1TokenMigration:^(
            BOOL shouldRetry, BOOL invalidAppKeyOrSecret, NSArray<NSArray<NSString *> *> *unsuccessfullyMigratedTokenData) {
          for (NSArray<NSString *> *tokenData in unsuccessfullyMigratedTokenData) NSLog(@"DropboxUserID: %@", tokenData[0]);
          if (!invalidAppKeyOrSecret && !shouldRetry) [DBClientsManager setupWithAppKey:@"<APP_KEY>"];
        }
                                  queue:nil
                                 appKey:@"<APP_KEY>"
                              appSecret:@"<APP_SECRET>"];
    return !willPerformMigration;
}

- (void)myButtonInControllerPressed {
    [DBClientsManager authorizeFromControllerV2:[UIApplication sharedApplication]
                                     controller:self
                          loadingStatusDelegate:nil
                                        openURL:^(NSURL *url) {
                                          [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:nil];
                                        }
                                   scopeRequest:scopeRequest()];
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

- (void)myButtonInOldControllerPressed {
    [DBClientsManager authorizeFromController:[UIApplication sharedApplication]
                                   controller:self
                                      openURL:^(NSURL *url) {
                                        [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:nil];
                                      }];
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url {
    DBOAuthResult *authResult = [DBClientsManager handleRedirectURL:url];
    return [authResult isSuccess];
}

#pragma clang diagnostic pop

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options {
    return [DBClientsManager handleRedirectURL:url completion:completion];
}

@end

#else

@interface SignInController : NSViewController
@end

@implementation SignInController

- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    [DBClientsManager setupWithAppKeyDesktop:@"<APP_KEY>"];
    DBTransportDefaultConfig *config = [[DBTransportDefaultConfig alloc] initWithAppKey:@"<APP_KEY>" forceForegroundSession:YES];
    [DBClientsManager setupWithTransportConfigDesktop:config];
}

- (void)myButtonInControllerPressed {
    [DBClientsManager authorizeFromControllerDesktopV2:[NSWorkspace sharedWorkspace]
                                            controller:self
                                 loadingStatusDelegate:nil
                                               openURL:^(NSURL *url) {
                                                 [[NSWorkspace sharedWorkspace] openURL:url];
                                               }
                                          scopeRequest:scopeRequest()];
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

- (void)myButtonInOldControllerPressed {
    [DBClientsManager authorizeFromControllerDesktop:[NSWorkspace sharedWorkspace]
                                          controller:self
                                             openURL:^(NSURL *url) {
                                               [[NSWorkspace sharedWorkspace] openURL:url];
                                             }];
}

#pragma clang diagnostic pop

- (void)handleAppleEvent:(NSAppleEventDescriptor *)event withReplyEvent:(NSAppleEventDescriptor *)replyEvent {
    NSURL *url = [NSURL URLWithString:[[event paramDescriptorForKeyword:keyDirectObject] stringValue]];
    [DBClientsManager handleRedirectURL:url completion:completion];
}

@end

#endif
