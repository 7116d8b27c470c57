// Waiting for what happens on the main thread and on the main queue. A file that imports this header has `CHECK`.
#import "MainQueue.h"

/// Runs the main thread until a condition holds, at most 60 seconds.
#define WAIT_UNTIL(condition) \
    do { \
        NSDate *end = [NSDate dateWithTimeIntervalSinceNow:60]; \
        while (!(condition) && [end timeIntervalSinceNow] > 0) RunMainQueue(); \
        CHECK(condition); \
    } while (0)
