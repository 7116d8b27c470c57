#import "../Private/DBReachability.h"

#if TARGET_OS_IOS || TARGET_OS_OSX

#import <SystemConfiguration/SystemConfiguration.h>
#import <netinet/in.h>

NSString *const DBCancelButton = @"Cancel";
NSString *const DBRetryButton = @"Retry";
NSString *const DBCloseButton = @"OK";

/// Returns `NO` if no network is available. It doesn't send anything.
static BOOL DBIsOnline(void) {
    struct sockaddr_in address = {.sin_len = sizeof(address), .sin_family = AF_INET};
    SCNetworkReachabilityRef reachability =
        SCNetworkReachabilityCreateWithAddress(NULL, (const struct sockaddr *)&address);
    if (reachability == NULL) return YES;
    SCNetworkReachabilityFlags flags = 0;
    BOOL isKnown = SCNetworkReachabilityGetFlags(reachability, &flags);
    CFRelease(reachability);
    if (!isKnown) return YES;
    return (flags & kSCNetworkReachabilityFlagsReachable) != 0 &&
           (flags & kSCNetworkReachabilityFlagsConnectionRequired) == 0;
}

void DBWhenOnline(id<DBSharedApplication> application, DBOAuthCancelBlock cancelHandler, void (^body)(void)) {
    if (DBIsOnline()) {
        body();
        return;
    }
    NSString *message = @"Signing in to Dropbox requires an internet connection. Try again when you are connected.";
    void (^retry)(void) = ^{
      DBWhenOnline(application, cancelHandler, body);
    };
    [application presentErrorMessageWithHandlers:message
                                           title:@"No internet connection"
                                  buttonHandlers:@{DBCancelButton : cancelHandler, DBRetryButton : retry}];
}

#endif
