// Two devices of an account: records, lists, conflicts, titles, and observers.
#import "Devices.h"

void testSyncing(void) {
    DBDatastore *one = defaultDatastore(device(@"bob"));
    DBDatastore *other = defaultDatastore(device(@"bob"));
    DBTable *notes = [one getTable:@"notes"], *copies = [other getTable:@"notes"];
    CHECK(one.status.anyError == nil && !one.status.outgoing && !one.status.incoming && !one.status.needsReset);
    WAIT_UNTIL(one.status.connected && !one.status.downloading);

    DBRecord *note = [notes insert:field(@"title", @"Milk")];
    [[note getOrCreateList:@"tags"] addObject:@"shopping"];
    one.title = @"Notes";
    CHECK(one.mtime == nil);
    CHECK_NUMBER([sync(one) count], 0);
    CHECK_OBJECT(one.title, @"Notes");
    CHECK(fabs([one.mtime timeIntervalSinceNow]) < 60);
    waitForUpload(one);

    // What is received is only visible after a sync.
    WAIT_UNTIL(other.status.incoming);
    CHECK_NUMBER([[copies query:nil error:NULL] count], 0);
    NSDictionary *changes = sync(other);
    DBRecord *copy = [copies getRecord:note.recordId error:NULL];
    CHECK_OBJECT(changes, field(@"notes", [NSSet setWithObject:copy]));
    CHECK_OBJECT([copy objectForKey:@"title"], @"Milk");
    CHECK_OBJECT([[copy getOrCreateList:@"tags"] values], [NSArray arrayWithObject:@"shopping"]);
    CHECK_OBJECT(other.title, @"Notes");
    CHECK_OBJECT(other.mtime, one.mtime);
    // The title has a record, which isn't in a table of the app.
    CHECK_NUMBER(other.recordCount, 2);
    CHECK_NUMBER([[other getTables:NULL] count], 1);
    CHECK_NUMBER([sync(other) count], 0);

    // A deletion, and an inserted list item at the same time as another
    [[copy getOrCreateList:@"tags"] addObject:@"other"];
    [[note getOrCreateList:@"tags"] insertObject:@"one" atIndex:0];
    DBRecord *deleted = [notes insert:nil];
    sync(one);
    sync(other);
    SYNC_UNTIL(one, [[note getOrCreateList:@"tags"] count] == 3);
    SYNC_UNTIL(other, [copies getRecord:deleted.recordId error:NULL] != nil);
    CHECK_OBJECT([[note getOrCreateList:@"tags"] values], [[copy getOrCreateList:@"tags"] values]);
    DBRecord *deletedCopy = [copies getRecord:deleted.recordId error:NULL];
    [deleted deleteRecord];
    other.title = nil;
    sync(one);
    WAIT_UNTIL(other.status.incoming);
    changes = sync(other);
    CHECK([[changes objectForKey:@"notes"] containsObject:deletedCopy] && deletedCopy.isDeleted);
    SYNC_UNTIL(one, one.title == nil);

    // Changes since the last sync are lost when a datastore is closed.
    [copy setObject:@"lost" forKey:@"title"];
    DBDatastoreManager *manager = other.manager;
    [other close];
    other = defaultDatastore(manager);
    copy = [[other getTable:@"notes"] getRecord:note.recordId error:NULL];
    CHECK_OBJECT([copy objectForKey:@"title"], @"Milk");
    [one.manager shutDown];
    [other.manager shutDown];
}

/// Sets a field on two devices that don't see each other's change, with a rule. Checks that both have the same value at the end.
static id resolved(DBDatastore *one, DBDatastore *other, DBResolutionRule rule, id base, id value, id otherValue) {
    static int number = 0;
    NSString *recordId = [NSString stringWithFormat:@"r%d", number++];
    DBTable *table = [one getTable:@"conflicts"], *otherTable = [other getTable:@"conflicts"];
    [table setResolutionRule:rule forField:@"f"];
    [otherTable setResolutionRule:rule forField:@"f"];
    DBRecord *record = [table getOrInsertRecord:recordId fields:field(@"f", base) inserted:NULL error:NULL];
    sync(one);
    SYNC_UNTIL(other, [otherTable getRecord:recordId error:NULL] != nil);
    DBRecord *copy = [otherTable getRecord:recordId error:NULL];
    [record setObject:value forKey:@"f"];
    [copy setObject:otherValue forKey:@"f"];
    [record setObject:@"seen" forKey:@"one"];
    [copy setObject:@"seen" forKey:@"other"];
    sync(one);
    sync(other);
    SYNC_UNTIL(one, [record objectForKey:@"other"] != nil);
    SYNC_UNTIL(other, [copy objectForKey:@"one"] != nil);
    CHECK_OBJECT([record objectForKey:@"f"], [copy objectForKey:@"f"]);
    return [record objectForKey:@"f"];
}

void testConflicts(void) {
    DBDatastore *one = defaultDatastore(device(@"carol"));
    DBDatastore *other = defaultDatastore(device(@"carol"));
    CHECK_OBJECT(resolved(one, other, DBResolutionMax, integer(1), integer(5), integer(3)), integer(5));
    CHECK_OBJECT(resolved(one, other, DBResolutionMin, integer(9), integer(5), integer(3)), integer(3));
    CHECK_OBJECT(resolved(one, other, DBResolutionSum, integer(10), integer(12), integer(7)), integer(9));
    // Which of the changes is the remote one depends on when they are sent. It's the same on both devices.
    NSSet *either = [NSSet setWithObjects:@"a", @"b", nil];
    CHECK([either containsObject:resolved(one, other, DBResolutionRemote, @"", @"a", @"b")]);
    CHECK([either containsObject:resolved(one, other, DBResolutionLocal, @"", @"a", @"b")]);
    [one.manager shutDown];
    [other.manager shutDown];
}

void testObservers(void) {
    DBDatastore *one = defaultDatastore(device(@"dave"));
    DBDatastore *other = defaultDatastore(device(@"dave"));
    id observer = [[[NSObject alloc] init] autorelease], second = [[[NSObject alloc] init] autorelease];
    __block int calls = 0, secondCalls = 0, managerCalls = 0;
    [other addObserver:observer
                 block:^{
                     CHECK([NSThread isMainThread]);
                     calls++;
                     // The usual observer of apps
                     if (other.status.incoming) [other sync:NULL];
                 }];
    [other addObserver:second block:^{ secondCalls++; }];
    [other addObserver:observer block:nothing];
    [other.manager addObserver:observer block:^{ managerCalls++; }];
    [other.manager addObserver:observer block:nothing];
    [[one getTable:@"t"] insert:nil];
    sync(one);
    WAIT_UNTIL([[[other getTable:@"t"] query:nil error:NULL] count] == 1);
    CHECK(calls > 0 && secondCalls > 0 && managerCalls > 0);

    // A removed observer isn't called, and the others are.
    [other removeObserver:observer];
    [other.manager removeObserver:observer];
    for (int round = 0; round < 50; round++) runMainQueue();
    calls = secondCalls = managerCalls = 0;
    [[other getTable:@"t"] insert:nil];
    WAIT_UNTIL(secondCalls > 0);
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK(calls == 0 && managerCalls == 0);

    // An open datastore that is released is closed, and its observers are removed.
    DBDatastoreManager *manager = other.manager;
    @autoreleasepool {
        DBDatastore *released = [manager openOrCreateDatastore:@"released" error:NULL];
        [released addObserver:observer block:^{ calls++; }];
    }
    DBError *error = nil;
    DBDatastore *again = nil;
    CHECK_SUCCEEDS((again = [manager openDatastore:@"released" error:&error]) != nil);
    [[again getTable:@"t"] insert:nil];
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK_NUMBER(calls, 0);

    // Closing removes the observers, also while the object lives.
    [again addObserver:observer block:^{ calls++; }];
    [[again getTable:@"t"] insert:nil];
    WAIT_UNTIL(calls > 0);
    [again close];
    for (int round = 0; round < 50; round++) runMainQueue();
    calls = secondCalls = 0;
    [[other getTable:@"t"] insert:nil];
    WAIT_UNTIL(secondCalls > 0);
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK(!again.isOpen && calls == 0);
    [one.manager shutDown];
    [manager shutDown];
}

/// Changes a datastore on several threads.
@interface Worker : NSObject {
    DBDatastore *_datastore;
    int _finished;
}
@end

@implementation Worker

- (instancetype)initWithDatastore:(DBDatastore *)datastore {
    self = [super init];
    if (self != nil) _datastore = [datastore retain];
    return self;
}

- (void)dealloc {
    [_datastore release];
    [super dealloc];
}

- (int)finished {
    @synchronized(self) {
        return _finished;
    }
}

- (void)work:(NSNumber *)thread {
    @autoreleasepool {
        DBTable *table = [_datastore getTable:@"threads"];
        DBRecord *shared = [table getOrInsertRecord:@"shared" fields:nil inserted:NULL error:NULL];
        for (int round = 0; round < 10; round++) {
            DBRecord *record = [table insert:field(@"thread", thread)];
            [[shared getOrCreateList:@"list"] addObject:record.recordId];
            if (round % 4 == 0) [_datastore sync:NULL];
            [table query:field(@"thread", thread) error:NULL];
        }
    }
    @synchronized(self) {
        _finished++;
    }
}

@end

void testThreads(void) {
    DBDatastore *datastore = defaultDatastore(device(@"dave"));
    Worker *worker = [[[Worker alloc] initWithDatastore:datastore] autorelease];
    for (int thread = 0; thread < 4; thread++) {
        [NSThread detachNewThreadSelector:@selector(work:) toTarget:worker withObject:integer(thread)];
    }
    WAIT_UNTIL([worker finished] == 4);
    CHECK_NUMBER([[[datastore getTable:@"threads"] query:nil error:NULL] count], 41);
    DBRecord *shared = [[datastore getTable:@"threads"] getRecord:@"shared" error:NULL];
    CHECK_NUMBER([[shared getOrCreateList:@"list"] count], 40);
    [datastore.manager shutDown];
}
