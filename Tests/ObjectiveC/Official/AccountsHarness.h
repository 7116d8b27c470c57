// The harness of the accounts' tests: checks, the main queue, a server, and a browser.
#import "../Browser.h"
#import "../Waiting.h"
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

/// An app that records what a sign-in asks for.
@interface TestApplication : NSObject <DBSharedApplication> {
@public
    NSURL *_page;
    DBOAuthCancelBlock _cancelHandler;
    NSMutableArray *_events;
    NSURL *_opened;
}
@end
