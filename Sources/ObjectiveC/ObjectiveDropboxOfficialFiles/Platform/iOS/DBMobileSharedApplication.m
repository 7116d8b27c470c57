#import <ObjectiveDropboxOfficialFiles/DBMobileSharedApplication.h>

#if TARGET_OS_IOS

#import <ObjectiveDropboxOfficialFiles/DBLoadingStatusDelegate.h>
#import <ObjectiveDropboxOfficialFiles/DBMobileSafariViewController.h>
#import <UIKit/UIKit.h>

#import "../../Private/DBReachability.h"

static DBMobileSharedApplication *currentApplication;

@implementation DBMobileSharedApplication {
    UIApplication *_sharedApplication;
    __weak UIViewController *_controller;
    void (^_openURL)(NSURL *);
    __weak id<DBLoadingStatusDelegate> _loadingStatusDelegate;
    UIViewController *_page;
    UIView *_spinner;
}

@synthesize loadingStatusDelegate = _loadingStatusDelegate;

+ (DBMobileSharedApplication *)mobileSharedApplication {
    @synchronized([DBMobileSharedApplication class]) {
        return currentApplication;
    }
}

+ (void)setMobileSharedApplication:(DBMobileSharedApplication *)mobileSharedApplication {
    @synchronized([DBMobileSharedApplication class]) {
        currentApplication = mobileSharedApplication;
    }
}

- (instancetype)initWithSharedApplication:(UIApplication *)sharedApplication
                               controller:(UIViewController *)controller
                                  openURL:(void (^)(NSURL *))openURL {
    self = [super init];
    if (self != nil) {
        _sharedApplication = sharedApplication;
        _controller = controller;
        _openURL = [openURL copy];
    }
    return self;
}

// MARK: Sign-in page

- (void)presentAuthChannel:(NSURL *)authURL cancelHandler:(DBOAuthCancelBlock)cancelHandler {
    __weak DBMobileSharedApplication *weakSelf = self;
    DBWhenOnline(self, cancelHandler, ^{
      [weakSelf showPage:authURL cancelHandler:cancelHandler];
    });
}

- (void)showPage:(NSURL *)url cancelHandler:(DBOAuthCancelBlock)cancelHandler {
    UIViewController *presenter = [self presenter];
    if (presenter == nil) {
        cancelHandler();
        return;
    }
    _page = [[DBMobileSafariViewController alloc] initWithUrl:url cancelHandler:cancelHandler];
    [presenter presentViewController:_page animated:YES completion:nil];
}

- (void)dismissAuthController {
    UIViewController *page = _page;
    _page = nil;
    [page.presentingViewController dismissViewControllerAnimated:YES completion:nil];
}

// MARK: Other apps

- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL {
    [self presentExternalApp:authURL];
    return YES;
}

- (void)presentExternalApp:(NSURL *)url {
    if (_openURL != nil) _openURL(url);
}

- (BOOL)canPresentExternalApp:(NSURL *)url {
    return [_sharedApplication canOpenURL:url];
}

// MARK: Messages

- (void)presentErrorMessage:(NSString *)message title:(NSString *)title {
    void (^close)(void) = ^{
    };
    [self presentErrorMessageWithHandlers:message title:title buttonHandlers:@{DBCloseButton : close}];
}

- (void)presentErrorMessageWithHandlers:(NSString *)message
                                  title:(NSString *)title
                         buttonHandlers:(NSDictionary<NSString *, void (^)(void)> *)buttonHandlers {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:title
                                                                   message:message
                                                            preferredStyle:UIAlertControllerStyleAlert];
    for (NSString *name in [[buttonHandlers allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        void (^handler)(void) = buttonHandlers[name];
        UIAlertActionStyle style =
            [name isEqualToString:DBCancelButton] ? UIAlertActionStyleCancel : UIAlertActionStyleDefault;
        [alert addAction:[UIAlertAction actionWithTitle:name
                                                  style:style
                                                handler:^(UIAlertAction *action) {
                                                  handler();
                                                }]];
    }
    [[self presenter] presentViewController:alert animated:YES completion:nil];
}

- (void)presentLoading {
    id<DBLoadingStatusDelegate> delegate = self.loadingStatusDelegate;
    if (delegate != nil) {
        [delegate showLoading];
        return;
    }
    UIView *view = [self presenter].view;
    if (_spinner != nil || view == nil) return;
    UIActivityIndicatorView *spinner =
        [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleLarge];
    spinner.translatesAutoresizingMaskIntoConstraints = NO;
    [view addSubview:spinner];
    [NSLayoutConstraint activateConstraints:@[
        [spinner.centerXAnchor constraintEqualToAnchor:view.centerXAnchor],
        [spinner.centerYAnchor constraintEqualToAnchor:view.centerYAnchor],
    ]];
    [spinner startAnimating];
    _spinner = spinner;
}

- (void)dismissLoading {
    [self.loadingStatusDelegate dismissLoading];
    [_spinner removeFromSuperview];
    _spinner = nil;
}

/// The topmost view controller, which presents pages and messages.
- (UIViewController *)presenter {
    UIViewController *topmost = _controller;
    if (topmost == nil) topmost = [self rootViewController];
    while (topmost.presentedViewController != nil && !topmost.presentedViewController.isBeingDismissed) {
        topmost = topmost.presentedViewController;
    }
    return topmost;
}

/// The root view controller of the active scene.
- (UIViewController *)rootViewController {
    UIWindowScene *windowScene = nil;
    for (UIScene *scene in _sharedApplication.connectedScenes) {
        if (![scene isKindOfClass:[UIWindowScene class]]) continue;
        BOOL isActive = scene.activationState == UISceneActivationStateForegroundActive;
        if (windowScene == nil || isActive) windowScene = (UIWindowScene *)scene;
        if (isActive) break;
    }
    for (UIWindow *window in windowScene.windows) {
        if (window.isKeyWindow) return window.rootViewController;
    }
    return [windowScene.windows firstObject].rootViewController;
}

@end

#endif
