// A browser that presses the buttons of the emulator's sign-in page.
#import "Command.h"
#import "MainQueue.h"
#import <stdio.h>
#import <stdlib.h>
#import <unistd.h>

/// Returns the text between two others, or `nil`.
static NSString *TextBetween(NSString *text, NSString *start, NSString *end) {
    NSRange first = [text rangeOfString:start];
    if (first.location == NSNotFound) return nil;
    text = [text substringFromIndex:NSMaxRange(first)];
    NSRange last = [text rangeOfString:end];
    return last.location == NSNotFound ? nil : [text substringToIndex:last.location];
}

/// Returns the value of the account's button on a page.
static NSString *AccountValue(NSString *page, NSString *name) {
    for (NSString *input in [page componentsSeparatedByString:@"<input"]) {
        if ([input rangeOfString:@"name=\"account\""].location == NSNotFound) continue;
        NSString *label = [[input componentsSeparatedByString:@"</label>"] objectAtIndex:0];
        BOOL isChosen = name == nil ? [input rangeOfString:@" checked"].location != NSNotFound
                                    : [label rangeOfString:name].location != NSNotFound;
        if (isChosen) return TextBetween(input, @"value=\"", @"\"");
    }
    return @"";
}

/// Opens a sign-in page like a browser, and presses `allow` or `deny`. Returns the redirect URL.
///
/// - Parameters:
///   - page: The page.
///   - button: The button.
///   - name: The name of the account, or `nil` for the one that the page preselects.
__attribute__((unused)) static NSURL *PressButton(NSURL *page, NSString *button, NSString *name) {
    // Each sign-in is a browser of its own, because the server remembers what a browser approved.
    NSString *jar = [NSTemporaryDirectory()
        stringByAppendingPathComponent:[[NSProcessInfo processInfo] globallyUniqueString]];
    NSString *url = [page absoluteString];
    NSString *get = [NSString stringWithFormat:@"curl -s -c '%@' -b '%@' -i '%@'", jar, jar, url];
    NSString *form = OutputOf(get);
    NSString *mark = TextBetween(form, @"name=\"mark\" value=\"", @"\"");
    NSString *post = [NSString
        stringWithFormat:@"curl -s -c '%@' -b '%@' -i --data-urlencode 'mark=%@' --data-urlencode 'account=%@' -d "
                         @"'decision=%@' '%@'",
                         jar, jar, mark, AccountValue(form, name), button, url];
    NSString *response = OutputOf(post);
    NSString *location = TextBetween(response, @"Location: ", @"\r\n");
    if (location == nil) location = TextBetween(response, @"location: ", @"\r\n");
    if (location == nil) printf("no redirect: %s\n%s\n", [form UTF8String], [response UTF8String]);
    return location == nil ? nil : [NSURL URLWithString:location];
}

/// Returns the address of the account of a token, or `nil` if the server rejects the token.
__attribute__((unused)) static NSString *EmailForToken(NSString *server, NSString *token) {
    NSString *response =
        OutputOf([NSString stringWithFormat:@"curl -s -X POST '%@/2/users/get_current_account' -H 'Authorization: "
                                            @"Bearer %@'",
                                            server, token]);
    return TextBetween(response, @"\"email\":\"", @"\"");
}
