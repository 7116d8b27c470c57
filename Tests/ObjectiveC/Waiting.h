// Waiting for blocks on the main thread and on the main queue, which GNUstep's run loop doesn't run.
#import "Browser.h"
#import "Checks.h"

/// Runs the main thread's run loop and the main queue until a condition holds, at most 60 seconds.
#define WAIT_UNTIL(condition) \
    do { \
        NSDate *end = [NSDate dateWithTimeIntervalSinceNow:60]; \
        while (!(condition) && [end timeIntervalSinceNow] > 0) { \
            [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode \
                                     beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]]; \
            RunMainQueue(); \
        } \
        CHECK(condition); \
    } while (0)
