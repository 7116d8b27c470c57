// Checks for test programs in Objective-C: they print the place and the values of a failure, and continue.
#import <DropboxSyncObjC/DBException.h>
#import <Foundation/Foundation.h>

/// `nil`, for arguments that must not be nil according to the headers.
extern id const nothing;

#define CHECK(condition) checkTrue((condition) ? YES : NO, #condition, __FILE__, __LINE__)
#define CHECK_NUMBER(value, expected) checkNumber((long long)(value), (long long)(expected), #value, __FILE__, __LINE__)
#define CHECK_OBJECT(value, expected) checkObject((value), (expected), #value, __FILE__, __LINE__)
/// Checks that a call with `&error` fails with a code of DBErrorCode: it raises a fatal error, and returns others. Declare
/// `DBError *error` before.
#define CHECK_FAILS(call, code)                                                     \
    do {                                                                            \
        long long result = 0;                                                       \
        DBException *exception = nil;                                               \
        error = nil;                                                                \
        @try {                                                                      \
            result = (long long)(intptr_t)(call);                                   \
        } @catch (DBException *caught) {                                            \
            exception = caught;                                                     \
        }                                                                           \
        checkNumber(result, 0, #call, __FILE__, __LINE__);                          \
        checkError(error, (code), #call, __FILE__, __LINE__);                       \
        checkObject([exception error], isFatalCode(code) ? error : nil, #call, __FILE__, __LINE__); \
    } while (0)
/// Checks that a call with `&error` succeeds.
#define CHECK_SUCCEEDS(call)                                                        \
    do {                                                                            \
        error = nil;                                                                \
        checkSuccess((call) ? YES : NO, error, #call, __FILE__, __LINE__);          \
    } while (0)
/// Waits until a condition is met, while the main queue runs. After a failure, it waits for a shorter time.
#define WAIT_UNTIL(condition)                                                       \
    do {                                                                            \
        NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:waitingTime()];                   \
        while (!(condition) && [limit timeIntervalSinceNow] > 0) runMainQueue();    \
        checkTrue((condition) ? YES : NO, "in time: " #condition, __FILE__, __LINE__); \
    } while (0)

void checkTrue(BOOL isTrue, const char *text, const char *file, int line);
void checkNumber(long long value, long long expected, const char *text, const char *file, int line);
void checkObject(id value, id expected, const char *text, const char *file, int line);
/// Returns whether a code of DBErrorCode is fatal.
BOOL isFatalCode(NSInteger code);
void checkError(NSError *error, NSInteger code, const char *text, const char *file, int line);
void checkSuccess(BOOL isTrue, NSError *error, const char *text, const char *file, int line);

/// Runs the main thread until an event of its run loop or of the main queue, for a short time. Call it on the main thread.
void runMainQueue(void);

/// The time for which to wait for something, in seconds.
NSTimeInterval waitingTime(void);

/// Prints the numbers of checks and failures. Returns the exit status.
int finishChecks(void);

/// Returns a string with half of a surrogate pair, which has no UTF-8.
NSString *stringWithoutUTF8(void);
