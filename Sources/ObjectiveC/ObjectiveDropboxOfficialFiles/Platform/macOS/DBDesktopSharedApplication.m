#import <ObjectiveDropboxOfficialFiles/DBDesktopSharedApplication.h>

#if TARGET_OS_OSX

#import <AppKit/AppKit.h>
#import <ObjectiveDropboxOfficialFiles/DBLoadingStatusDelegate.h>

#import "../../Private/DBReachability.h"

static DBDesktopSharedApplication *currentApplication;

@implementation DBDesktopSharedApplication {
    NSWorkspace *_sharedWorkspace;
    __weak NSViewController *_controller;
    void (^_openURL)(NSURL *);
    __weak id<DBLoadingStatusDelegate> _loadingStatusDelegate;
    NSProgressIndicator *_spinner;
}

@synthesize loadingStatusDelegate = _loadingStatusDelegate;

+ (DBDesktopSharedApplication *)desktopSharedApplication {
    @synchronized([DBDesktopSharedApplication class]) {
        return currentApplication;
    }
}

+ (void)setDesktopSharedApplication:(DBDesktopSharedApplication *)desktopSharedApplication {
    @synchronized([DBDesktopSharedApplication class]) {
        currentApplication = desktopSharedApplication;
    }
}

- (instancetype)initWithSharedApplication:(NSWorkspace *)sharedWorkspace
                               controller:(NSViewController *)controller
                                  openURL:(void (^)(NSURL *))openURL {
    self = [super init];
    if (self != nil) {
        _sharedWorkspace = sharedWorkspace;
        _controller = controller;
        _openURL = [openURL copy];
    }
    return self;
}

// MARK: Sign-in page

- (void)presentAuthChannel:(NSURL *)authURL cancelHandler:(DBOAuthCancelBlock)cancelHandler {
    __weak DBDesktopSharedApplication *weakSelf = self;
    DBWhenOnline(self, cancelHandler, ^{
      [weakSelf presentExternalApp:authURL];
    });
}

// MARK: Other apps

/// Returns `NO`, because the Dropbox app for macOS can't authorize other apps.
- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL {
    return NO;
}

- (void)presentExternalApp:(NSURL *)url {
    if (_openURL != nil) _openURL(url);
}

/// Returns `NO`, because macOS uses only sign-in pages.
- (BOOL)canPresentExternalApp:(NSURL *)url {
    return NO;
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
    // The Return key presses the first button, so Cancel must not be the first.
    NSMutableArray<NSString *> *names = [NSMutableArray array];
    for (NSString *name in [[buttonHandlers allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        if (![name isEqualToString:DBCancelButton]) [names addObject:name];
    }
    if (buttonHandlers[DBCancelButton] != nil) [names addObject:DBCancelButton];
    NSAlert *alert = [[NSAlert alloc] init];
    alert.messageText = title;
    alert.informativeText = message;
    alert.alertStyle = NSAlertStyleWarning;
    for (NSString *name in names) [alert addButtonWithTitle:name];
    NSInteger index = [alert runModal] - NSAlertFirstButtonReturn;
    if (index < 0 || index >= (NSInteger)[names count]) return;
    void (^handler)(void) = buttonHandlers[names[(NSUInteger)index]];
    if (handler != nil) handler();
}

- (void)presentLoading {
    id<DBLoadingStatusDelegate> delegate = self.loadingStatusDelegate;
    if (delegate != nil) {
        [delegate showLoading];
        return;
    }
    NSViewController *controller = _controller;
    NSView *view = controller.view;
    if (_spinner != nil || view == nil) return;
    NSProgressIndicator *spinner = [[NSProgressIndicator alloc] init];
    spinner.style = NSProgressIndicatorStyleSpinning;
    spinner.translatesAutoresizingMaskIntoConstraints = NO;
    [view addSubview:spinner];
    [NSLayoutConstraint activateConstraints:@[
        [spinner.centerXAnchor constraintEqualToAnchor:view.centerXAnchor],
        [spinner.centerYAnchor constraintEqualToAnchor:view.centerYAnchor],
    ]];
    [spinner startAnimation:nil];
    _spinner = spinner;
}

- (void)dismissLoading {
    [self.loadingStatusDelegate dismissLoading];
    [_spinner removeFromSuperview];
    _spinner = nil;
}

@end

#endif
