// Measures the Objective-C layer on Linux, with GNUstep's runtime: reading properties, and the block of a large result.
//
// usage: main URL TOKEN      the address and an access token of an emulator
//
// Prints a line `name value` for each figure: times of one operation in nanoseconds.
#import "../../Tests/ObjectiveC/Emulator.h"
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
#import <time.h>

/// The number of entries in the measured folder.
static const int entryCount = 2000;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void print(const char *name, double value) {
    printf("%s %.1f\n", name, value);
}

/// Returns the shortest time of one operation in several rounds.
static double shortest(int rounds, int operations, void (^operation)(void)) {
    double result = INFINITY;
    for (int round = 0; round < rounds; round++) {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        double start = now();
        for (int index = 0; index < operations; index++) operation();
        result = MIN(result, (now() - start) / operations);
        [pool release];
    }
    return result;
}

static void measureGetters(void) {
    NSDictionary *json = [NSDictionary dictionaryWithObjectsAndKeys:
        @"file", @".tag", @"a.txt", @"name", @"id:a4ayc_80_OEAAAAAAAAAXw", @"id", @"2015-05-12T15:50:38Z",
        @"client_modified", @"2015-05-12T15:50:38Z", @"server_modified", @"a1c10ce0dd78", @"rev", @"/photos/a.txt",
        @"path_lower", [NSNumber numberWithInt:7212], @"size", nil];
    DBFILESFileMetadata *file = (DBFILESFileMetadata *)[DBFILESMetadataSerializer deserialize:json];
    __block NSUInteger length = 0;
    print("string", shortest(20, 20000, ^{ length += [file.pathLower length]; }));
    print("string-alone", shortest(20, 20000, ^{ length += [[NSString stringWithUTF8String:"/photos/a.txt"] length]; }));
    if (length == 0) exit(1);
}

static void createFolders(DBUserClient *client) {
    NSMutableArray *paths = [NSMutableArray array];
    for (int index = 0; index < entryCount; index++) {
        [paths addObject:[NSString stringWithFormat:@"/folder/entry %04d", index]];
    }
    Waiter *waiter = [Waiter waiter];
    [[client.filesRoutes createFolderBatch:paths
                                autorename:[NSNumber numberWithBool:NO]
                                forceAsync:[NSNumber numberWithBool:NO]]
        setResponseBlock:^(DBFILESCreateFolderBatchLaunch *result, DBNilObject *routeError, DBRequestError *error) {
            if (result == nil) exit(1);
            [waiter finish];
        }];
    [waiter wait];
}

static void measureListing(DBUserClient *client) {
    __block double count = INFINITY, traversal = INFINITY, again = INFINITY;
    for (int round = 0; round < 10;) {
        Waiter *waiter = [Waiter waiter];
        __block BOOL isComplete = NO;
        [[client.filesRoutes listFolder:@"/folder"
                              recursive:nil
                       includeMediaInfo:nil
                         includeDeleted:nil
        includeHasExplicitSharedMembers:nil
                  includeMountedFolders:nil
                                  limit:[NSNumber numberWithInt:entryCount]
                             sharedLink:nil
                  includePropertyGroups:nil
            includeNonDownloadableFiles:nil]
            setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
                if (result == nil) exit(1);
                double start = now();
                isComplete = [result.entries count] == entryCount;
                double counted = now();
                for (DBFILESMetadata *entry in result.entries) if ([entry.name length] == 0) exit(1);
                double read = now();
                for (DBFILESMetadata *entry in result.entries) if ([entry.name length] == 0) exit(1);
                if (isComplete) {
                    count = MIN(count, counted - start);
                    traversal = MIN(traversal, read - counted);
                    again = MIN(again, now() - read);
                }
                [waiter finish];
            }];
        [waiter wait];
        if (isComplete) round++;
    }
    print("listing-count", count);
    print("listing-names", traversal);
    print("listing-names-again", again);
}

int main(int argc, char **argv) {
    @autoreleasepool {
        if (argc != 3) return 2;
        measureGetters();
        DBUserClient *client =
            EmulatorClient([NSString stringWithUTF8String:argv[1]], [NSString stringWithUTF8String:argv[2]]);
        createFolders(client);
        measureListing(client);
    }
    return 0;
}
