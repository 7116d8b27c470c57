#import "AccountsHarness.h"

#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <stdlib.h>
#import <unistd.h>

int checkCount = 0;
int failureCount = 0;
NSString *server;

extern void _dispatch_main_queue_callback_4CF(void *message);

void runMainQueue(void) {
    _dispatch_main_queue_callback_4CF(NULL);
    usleep(1000);
}

NSString *outputOf(NSString *command) {
    FILE *pipe = popen([command UTF8String], "r");
    if (pipe == NULL) return @"";
    NSMutableData *data = [NSMutableData data];
    char buffer[4096];
    size_t count;
    while ((count = fread(buffer, 1, sizeof(buffer), pipe)) > 0) [data appendBytes:buffer length:count];
    pclose(pipe);
    return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
}

/// Returns the text between two others, or `nil`.
static NSString *textBetween(NSString *text, NSString *start, NSString *end) {
    NSRange first = [text rangeOfString:start];
    if (first.location == NSNotFound) return nil;
    text = [text substringFromIndex:NSMaxRange(first)];
    NSRange last = [text rangeOfString:end];
    return last.location == NSNotFound ? nil : [text substringToIndex:last.location];
}

/// Returns the value of the account's button on a page.
static NSString *accountValue(NSString *page, NSString *name) {
    for (NSString *input in [page componentsSeparatedByString:@"<input"]) {
        if ([input rangeOfString:@"name=\"account\""].location == NSNotFound) continue;
        NSString *label = [[input componentsSeparatedByString:@"</label>"] objectAtIndex:0];
        BOOL isChosen = name == nil ? [input rangeOfString:@" checked"].location != NSNotFound
                                    : [label rangeOfString:name].location != NSNotFound;
        if (isChosen) return textBetween(input, @"value=\"", @"\"");
    }
    return @"";
}

NSURL *pressButton(NSURL *page, NSString *button, NSString *name) {
    // Each sign-in is a browser of its own, because the server remembers what a browser approved.
    NSString *jar = [NSTemporaryDirectory()
        stringByAppendingPathComponent:[[NSProcessInfo processInfo] globallyUniqueString]];
    NSString *url = [page absoluteString];
    NSString *get = [NSString stringWithFormat:@"curl -s -c '%@' -b '%@' -i '%@'", jar, jar, url];
    NSString *form = outputOf(get);
    NSString *mark = textBetween(form, @"name=\"mark\" value=\"", @"\"");
    NSString *post = [NSString
        stringWithFormat:@"curl -s -c '%@' -b '%@' -i --data-urlencode 'mark=%@' --data-urlencode 'account=%@' -d "
                         @"'decision=%@' '%@'",
                         jar, jar, mark, accountValue(form, name), button, url];
    NSString *response = outputOf(post);
    NSString *location = textBetween(response, @"Location: ", @"\r\n");
    if (location == nil) location = textBetween(response, @"location: ", @"\r\n");
    if (location == nil) printf("no redirect: %s\n%s\n", [form UTF8String], [response UTF8String]);
    return location == nil ? nil : [NSURL URLWithString:location];
}

NSString *emailForToken(NSString *token) {
    NSString *response =
        outputOf([NSString stringWithFormat:@"curl -s -X POST '%@/2/users/get_current_account' -H 'Authorization: "
                                            @"Bearer %@'",
                                            server, token]);
    return textBetween(response, @"\"email\":\"", @"\"");
}

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
