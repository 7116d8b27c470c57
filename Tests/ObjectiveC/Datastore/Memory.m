// Uses local datastores as often as ROUNDS says, for a check of the memory. It needs no server.
#import "../Support/Check.h"
#import "Private/DBAccountManager+Private.h"
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

#include <stdlib.h>

/// Calls a method that fails, and ignores the exception.
#define IGNORE(call)                     \
    do {                                 \
        @try {                           \
            (void)(call);                \
        } @catch (DBException *ignored) { \
            CHECK(ignored.error != nil); \
        }                                \
    } while (0)

static void useRecord(DBRecord *record) {
    NSArray *list = [NSArray arrayWithObjects:@"a", [NSNumber numberWithInt:1], [NSData dataWithBytes:"b" length:1], nil];
    [record update:[NSDictionary dictionaryWithObjectsAndKeys:@"text", @"text", list, @"list", [NSDate date], @"date",
                                                              [NSNumber numberWithBool:YES], @"bool", nil]];
    CHECK_NUMBER([record.fields count], 4);
    DBList *items = [record getOrCreateList:@"list"];
    [items addObject:@"c"];
    [items moveObjectAtIndex:0 toIndex:1];
    [items removeLastObject];
    NSUInteger count = 0;
    for (id item in items) count += item != nil;
    CHECK_NUMBER(count, 3);
    IGNORE([record setObject:[NSNull null] forKey:@"text"]);
    IGNORE([record update:[NSDictionary dictionaryWithObject:[NSArray arrayWithObject:[NSNull null]] forKey:@"a"]]);
    IGNORE([items objectAtIndex:99]);
    // The field isn't a list anymore, so its former object can't be read.
    [record setObject:@"no list" forKey:@"list"];
    IGNORE(([record update:[NSDictionary dictionaryWithObjectsAndKeys:@"x", @"text", items, @"copy", nil]]));
    CHECK([[items description] length] > 0);
    CHECK_OBJECT([record objectForKey:@"text"], @"text");
}

static void useDatastore(DBDatastoreManager *manager, id observer) {
    DBError *error = nil;
    DBDatastore *datastore = [manager openDefaultDatastore:&error];
    [datastore addObserver:observer block:^{ (void)observer; }];
    DBTable *table = [datastore getTable:@"t"];
    DBRecord *record = [table insert:[NSDictionary dictionaryWithObject:@"x" forKey:@"text"]];
    useRecord(record);
    CHECK_NUMBER([[table query:nil error:&error] count], 1);
    CHECK([manager openDefaultDatastore:&error] == nil && error != nil);
    error = nil;
    datastore.title = @"title";
    CHECK([datastore sync:&error] != nil && datastore.status.anyError == nil);
    [record deleteRecord];
    IGNORE(record.fields);
    CHECK_NUMBER([[manager listDatastores:&error] count], 1);
    CHECK([datastore sync:&error] != nil);
}

int main(void) {
    const char *variable = getenv("ROUNDS");
    int rounds = variable == NULL ? 1 : atoi(variable);
    NSString *directory = nil;
    @autoreleasepool {
        NSString *name = [[NSProcessInfo processInfo] globallyUniqueString];
        directory = [[NSTemporaryDirectory() stringByAppendingPathComponent:name] retain];
        DBAccountManager *accounts = [[[DBAccountManager alloc] initWithAppKey:@"key"
                                                                         secret:nil
                                                                      directory:directory
                                                                         server:nil] autorelease];
        for (int round = 0; round < rounds; round++) {
            @autoreleasepool {
                DBDatastoreManager *manager = [DBDatastoreManager localManagerForAccountManager:accounts];
                useDatastore(manager, accounts);
                if (round % 8 == 7) [manager shutDown];
            }
            // The observers of the round wait there.
            runMainQueue();
        }
    }
    @autoreleasepool {
        CHECK([[NSFileManager defaultManager] removeItemAtPath:directory error:NULL]);
        [directory release];
    }
    return finishChecks();
}
