#import "Check.h"
#import "../HalfString.h"
#import "../MainQueue.h"

#include <stdio.h>

id const nothing = nil;
static int checks = 0;
static int failures = 0;

static void fail(const char *file, int line, NSString *text) {
    failures++;
    printf("%s:%d: %s\n", file, line, [text UTF8String]);
}

void checkTrue(BOOL isTrue, const char *text, const char *file, int line) {
    checks++;
    if (!isTrue) fail(file, line, [NSString stringWithFormat:@"false: %s", text]);
}

void checkNumber(long long value, long long expected, const char *text, const char *file, int line) {
    checks++;
    if (value != expected) {
        fail(file, line, [NSString stringWithFormat:@"%s is %lld, not %lld", text, value, expected]);
    }
}

void checkObject(id value, id expected, const char *text, const char *file, int line) {
    checks++;
    if (value != expected && ![value isEqual:expected]) {
        fail(file, line, [NSString stringWithFormat:@"%s is %@, not %@", text, value, expected]);
    }
}

BOOL isFatalCode(NSInteger code) { return code <= DBErrorInternal && code >= DBErrorNotCached; }

void checkError(NSError *error, NSInteger code, const char *text, const char *file, int line) {
    checks++;
    if (error == nil) {
        fail(file, line, [NSString stringWithFormat:@"%s sets no error", text]);
    } else if ([error code] != code) {
        fail(file, line, [NSString stringWithFormat:@"%s sets the error %ld, not %ld: %@", text, (long)[error code],
                                                    (long)code, [error localizedDescription]]);
    }
}

void checkSuccess(BOOL isTrue, NSError *error, const char *text, const char *file, int line) {
    checks++;
    if (!isTrue || error != nil) {
        fail(file, line, [NSString stringWithFormat:@"%s fails: %@", text, [error localizedDescription]]);
    }
}

void runMainQueue(void) {
    RunMainQueue();
}

NSTimeInterval waitingTime(void) { return failures == 0 ? 60 : 5; }

int finishChecks(void) {
    printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}

NSString *stringWithoutUTF8(void) {
    return [[[HalfString alloc] init] autorelease];
}
