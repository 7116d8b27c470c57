// Runs all tests of the Sync API against an emulator.
//
// usage: sync-tests EMULATOR-URL DIRECTORY
#import "../Support/Check.h"
#import "../Support/Emulator.h"
#include <stdio.h>

void testPaths(void);
void testErrors(void);
void testLinking(void);
void testAccounts(void);
void testOffline(void);
void testFilesystem(void);
void testFailures(void);
void testFiles(void);
void testTransfers(void);
void testThumbnails(void);
void testObservers(void);
void testShutdown(void);

static void run(const char *name, void (*test)(void)) {
    printf("%s\n", name);
    @autoreleasepool {
        test();
    }
    // What an observer still waits for must not meet the next test.
    for (int round = 0; round < 10; round++) runMainQueue();
}

int main(int count, const char **arguments) {
    if (count < 3) return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        emulatorURL = [[NSString alloc] initWithUTF8String:arguments[1]];
        run("paths", testPaths);
        run("errors", testErrors);
        run("linking", testLinking);
        run("accounts", testAccounts);
        run("offline", testOffline);
        run("filesystem", testFilesystem);
        run("failures", testFailures);
        run("files", testFiles);
        run("transfers", testTransfers);
        run("thumbnails", testThumbnails);
        run("observers", testObservers);
        run("shutdown", testShutdown);
    }
    return finishChecks();
}
