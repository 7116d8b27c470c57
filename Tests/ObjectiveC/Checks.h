// A small harness: a program counts its checks and prints those that fail, with the place and the values.
#import <Foundation/Foundation.h>
#import <stdio.h>

static int checkCount, failureCount;

/// A token that the server doesn't know. The service calls a shorter one malformed.
#define UNKNOWN_TOKEN @"sl.unknown-unknown-unknown-unknown-unknown-unknown-unknown-unknown-unknown"

/// Checks a condition.
#define CHECK(condition) DBCheck((condition) ? YES : NO, #condition, nil, __FILE__, __LINE__)

/// Checks that two objects are equal, or both nil.
#define CHECK_EQUAL(left, right) \
    do { \
        id checkedLeft = (left), checkedRight = (right); \
        DBCheck(checkedLeft == checkedRight || [checkedLeft isEqual:checkedRight], #left " == " #right, \
            [NSString stringWithFormat:@"%@ != %@", checkedLeft, checkedRight], __FILE__, __LINE__); \
    } while (0)

__attribute__((unused)) static void DBCheck(BOOL holds, const char *condition, NSString *values, const char *file, int line) {
    __atomic_add_fetch(&checkCount, 1, __ATOMIC_RELAXED);
    if (holds) return;
    __atomic_add_fetch(&failureCount, 1, __ATOMIC_RELAXED);
    fprintf(stderr, "%s:%d: failed: %s%s%s\n", file, line, condition, values == nil ? "" : ": ", values == nil ? "" : [values UTF8String]);
}

/// Prints the number of checks, and returns the exit status of the program.
__attribute__((unused)) static int DBFinish(const char *program) {
    printf("%s: %d checks, %d failures\n", program, checkCount, failureCount);
    return failureCount == 0 && checkCount > 0 ? 0 : 1;
}
