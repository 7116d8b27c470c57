// Tests of background sessions: a first process starts transfers and ends before anything was delivered. The second one, which
// runs the tests, receives the outcomes.
#import "Browser.h"
#import "Checks.h"
#import "Waiting.h"
#import <sys/wait.h>

/// Returns the number of transfers that all sessions store.
__attribute__((unused)) static int StoredTransferCount(void) {
    return [OutputOf(@"find \"$XDG_STATE_HOME\" -path '*/background/*.json' 2>/dev/null | wc -l") intValue];
}

/// Ends the first process when some transfers are stored. Its blocks never run, because nothing runs the main thread's run
/// loop.
__attribute__((unused)) static void EndWhenStored(int count) {
    // Nothing reports a stored transfer to this thread, and each look starts a program.
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:60];
    while (StoredTransferCount() < count && [end timeIntervalSinceNow] > 0) {}
    _exit(StoredTransferCount() < count ? 3 : 0);
}

/// Runs the first process: this program with the name of a test as an additional argument.
__attribute__((unused)) static void RunFirstProcess(char **arguments, const char *test) {
    NSString *command = [NSString
        stringWithFormat:@"'%s' '%s' '%s' '%s'", arguments[0], arguments[1], arguments[2], test];
    int status = system([command UTF8String]);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    CHECK(StoredTransferCount() > 0);
}
