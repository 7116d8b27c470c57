// Runs all tests of the Datastore API against an emulator.
//
// usage: datastore-tests EMULATOR-URL DIRECTORY
#import "Devices.h"
#include <stdio.h>

void testValues(void);
void testRecords(void);
void testLists(void);
void testSyncing(void);
void testConflicts(void);
void testObservers(void);
void testThreads(void);
void testManagers(void);
void testFilesAndDatastores(void);
void testUnlinkedOnWebsite(void);
void testFullDropbox(void);
void testLocalDatastores(void);
void testOffline(void);
void testRoles(void);
void testGuide(void);

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
        run("values", testValues);
        run("records", testRecords);
        run("lists", testLists);
        run("syncing", testSyncing);
        run("conflicts", testConflicts);
        run("observers", testObservers);
        run("threads", testThreads);
        run("managers", testManagers);
        run("files and datastores", testFilesAndDatastores);
        run("unlinked on the website", testUnlinkedOnWebsite);
        run("full Dropbox", testFullDropbox);
        run("local datastores", testLocalDatastores);
        run("offline", testOffline);
        run("roles", testRoles);
        run("guide", testGuide);
    }
    return finishChecks();
}
