#import "AccountsHarness.h"

#import <DropboxObjectiveCRuntime/DBMemory.h>

int checkCount = 0;
int failureCount = 0;
NSString *server;

@implementation TestApplication

- (id)init {
    self = [super init];
    if (self != nil) _events = [[NSMutableArray alloc] init];
    return self;
}

- (void)dealloc {
    [_page release];
    [_opened release];
    [_events release];
    DB_RELEASE_BLOCK(_cancelHandler);
    [super dealloc];
}

- (void)presentErrorMessage:(NSString *)message title:(NSString *)title {
    [_events addObject:message];
}

- (void)presentErrorMessageWithHandlers:(NSString *)message
                                  title:(NSString *)title
                         buttonHandlers:(NSDictionary *)buttonHandlers {
    [_events addObject:message];
}

- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL {
    return NO;
}

- (void)presentAuthChannel:(NSURL *)authURL cancelHandler:(DBOAuthCancelBlock)cancelHandler {
    CHECK([NSThread isMainThread]);
    [_page release];
    _page = [authURL retain];
    if (_cancelHandler != NULL) DB_RELEASE_BLOCK(_cancelHandler);
    _cancelHandler = DB_COPY_BLOCK(cancelHandler);
    [_events addObject:@"page"];
}

- (void)presentExternalApp:(NSURL *)url {
    [_opened release];
    _opened = [url retain];
}

- (BOOL)canPresentExternalApp:(NSURL *)url {
    return NO;
}

- (void)presentLoading {
    [_events addObject:@"loading"];
}

- (void)dismissLoading {
    [_events addObject:@"loaded"];
}

@end
