#import <ObjectiveDropboxOfficialFiles/DBOAuthMobileManager.h>

#if TARGET_OS_IOS

#import <ObjectiveDropboxOfficialFiles/DBMobileSharedApplication.h>

@implementation DBOAuthMobileManager

- (BOOL)handleRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion {
    BOOL isHandled = [super handleRedirectURL:url completion:completion];
    if (isHandled) {
        dispatch_async(dispatch_get_main_queue(), ^{
          [[DBMobileSharedApplication mobileSharedApplication] dismissAuthController];
        });
    }
    return isHandled;
}

@end

#endif
