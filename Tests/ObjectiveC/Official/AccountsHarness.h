// The harness of the accounts' tests: checks, the main queue, a server, and a browser.
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
#import <stdio.h>

extern int checkCount;
extern int failureCount;

/// Counts a check, and prints its place if it fails.
#define CHECK(condition)                                                          \
    do {                                                                          \
        checkCount++;                                                             \
        if (!(condition)) {                                                       \
            failureCount++;                                                       \
            printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);        \
        }                                                                         \
    } while (0)

#define CHECK_EQUAL(value, expected)                                                                        \
    do {                                                                                                    \
        id checkedValue = (value);                                                                          \
        checkCount++;                                                                                       \
        if (![checkedValue isEqual:(expected)]) {                                                           \
            failureCount++;                                                                                 \
            printf("%s:%d: failed: %s is %s\n", __FILE__, __LINE__, #value, [[checkedValue description] UTF8String]); \
        }                                                                                                   \
    } while (0)

/// The URL of the emulator.
extern NSString *server;

/// Runs the main queue until a condition is true, at most 20 seconds.
#define WAIT_UNTIL(condition)                                                     \
    do {                                                                          \
        for (int round = 0; round < 20000 && !(condition); round++) runMainQueue(); \
        CHECK(condition);                                                         \
    } while (0)

/// Runs the blocks of the main queue for about a millisecond. GNUstep's run loop doesn't.
void runMainQueue(void);

/// Returns the output of a command.
NSString *outputOf(NSString *command);

/// Opens a sign-in page like a browser, and presses `allow` or `deny`. Returns the redirect URL.
///
/// - Parameters:
///   - page: The page.
///   - button: The button.
///   - name: The name of the account, or `nil` for the one that the page preselects.
NSURL *pressButton(NSURL *page, NSString *button, NSString *name);

/// Returns the address of the account of a token, or `nil` if the server rejects the token.
NSString *emailForToken(NSString *token);

/// An app that records what a sign-in asks for.
@interface TestApplication : NSObject <DBSharedApplication> {
@public
    NSURL *_page;
    DBOAuthCancelBlock _cancelHandler;
    NSMutableArray *_events;
    NSURL *_opened;
}
@end
