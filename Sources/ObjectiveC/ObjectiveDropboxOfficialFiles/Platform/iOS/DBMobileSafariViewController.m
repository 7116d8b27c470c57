#import <ObjectiveDropboxOfficialFiles/DBMobileSafariViewController.h>

#if TARGET_OS_IOS

@implementation DBMobileSafariViewController {
    DBOAuthCancelBlock _cancelHandler;
}

- (instancetype)initWithUrl:(NSURL *)url cancelHandler:(DBOAuthCancelBlock)cancelHandler {
    self = [super initWithURL:url configuration:[[SFSafariViewControllerConfiguration alloc] init]];
    if (self != nil) {
        _cancelHandler = [cancelHandler copy];
        self.delegate = self;
    }
    return self;
}

- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller {
    DBOAuthCancelBlock cancelHandler = _cancelHandler;
    _cancelHandler = nil;
    if (cancelHandler != nil) cancelHandler();
}

@end

#endif
