#import "DBLinkPage.h"

#if __has_include(<TargetConditionals.h>)
#import <TargetConditionals.h>
#endif

#if TARGET_OS_IPHONE && !TARGET_OS_TV && !TARGET_OS_WATCH

#import <SafariServices/SafariServices.h>
#import <UIKit/UIKit.h>

id DBLinkPageShow(NSURL *page, UIViewController *controller) {
    if (controller == nil) {
        NSLog(@"-[DBAccountManager linkFromController:]: the argument rootController must not be nil");
        return nil;
    }
    SFSafariViewController *safari = [[SFSafariViewController alloc] initWithURL:page];
    [controller presentViewController:safari animated:YES completion:nil];
    return safari;
}

void DBLinkPageDismiss(id controller) {
    [(UIViewController *)controller dismissViewControllerAnimated:YES completion:nil];
}

#elif defined(__APPLE__) && !TARGET_OS_IPHONE

#import <AppKit/AppKit.h>

id DBLinkPageShow(NSURL *page, UIViewController *controller) {
    (void)controller;
    if (![[NSWorkspace sharedWorkspace] openURL:page]) {
        NSLog(@"-[DBAccountManager linkFromController:]: no browser could open %@", page);
    }
    return nil;
}

void DBLinkPageDismiss(id controller) { (void)controller; }

#else

id DBLinkPageShow(NSURL *page, UIViewController *controller) {
    (void)controller;
    NSLog(@"-[DBAccountManager linkFromController:]: open %@ in a browser to link an account", page);
    return nil;
}

void DBLinkPageDismiss(id controller) { (void)controller; }

#endif
