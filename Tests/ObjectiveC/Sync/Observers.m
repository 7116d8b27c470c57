// Observers of filesystems, paths, and files; shutting down, and unlinking with an open filesystem.
#import "../Support/Check.h"
#import "../Support/Emulator.h"

#import <Foundation/NSDebug.h>
#include <stdio.h>

static void putRemote(NSString *remotePath) {
    emulate(@"files/put", @"{\"account\": \"heidi\", \"path\": \"%@\", \"text\": \"%@\"}", remotePath,
            [[NSProcessInfo processInfo] globallyUniqueString]);
}

void testObservers(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    emulate(@"accounts/get", @"{\"account\": \"heidi\"}");
    putRemote(@"/Folder/Sub/Deep");
    DBAccount *account = linkedAccount(manager, @"heidi");
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    id observer = [[[NSObject alloc] init] autorelease];
    id other = [[[NSObject alloc] init] autorelease];
    __block int statusCalls = 0, itemCalls = 0, childCalls = 0, descendantCalls = 0, otherCalls = 0, fileCalls = 0;
    CHECK([filesystem addObserver:observer block:^{
        CHECK([NSThread isMainThread]);
        statusCalls++;
    }]);
    CHECK([filesystem addObserver:observer forPath:path(@"/Folder/Note") block:^{ itemCalls++; }]);
    CHECK([filesystem addObserver:observer forPathAndChildren:path(@"/Folder") block:^{ childCalls++; }]);
    CHECK([filesystem addObserver:observer forPathAndDescendants:path(@"/folder") block:^{ descendantCalls++; }]);
    CHECK([filesystem addObserver:other forPathAndDescendants:[DBPath root] block:^{ otherCalls++; }]);
    CHECK(![filesystem addObserver:observer block:nothing]);
    CHECK(![filesystem addObserver:observer forPath:nothing block:^{ CHECK(NO); }]);
    CHECK(![filesystem addObserver:observer forPath:[DBPath root] block:nothing]);
    CHECK([filesystem listFolder:[DBPath root] error:&error] != nil);
    WAIT_UNTIL(statusCalls > 0 && filesystem.completedFirstSync && descendantCalls > 0 && !filesystem.status.anyInProgress);
    for (int round = 0; round < 50; round++) runMainQueue();

    // Only the descendants
    itemCalls = childCalls = descendantCalls = otherCalls = 0;
    putRemote(@"/Folder/Sub/Deep");
    WAIT_UNTIL(descendantCalls > 0 && otherCalls > 0);
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK_NUMBER(childCalls, 0);
    CHECK_NUMBER(itemCalls, 0);
    // A child, and the item itself
    putRemote(@"/Folder/Note");
    WAIT_UNTIL(childCalls > 0 && itemCalls > 0);

    // A file
    DBFile *file = [filesystem openFile:path(@"/Folder/Note") error:&error];
    [file addObserver:observer block:^{ fileCalls++; }];
    [file addObserver:other block:^{ fileCalls++; }];
    [file addObserver:other block:nothing];
    CHECK_SUCCEEDS([file writeString:@"here" error:&error]);
    WAIT_UNTIL(fileCalls > 1);
    [file removeObserver:observer];
    [file removeObserver:other];
    WAIT_UNTIL(file.status.state == DBFileStateIdle);
    fileCalls = 0;
    CHECK_SUCCEEDS([file writeString:@"again" error:&error]);
    WAIT_UNTIL(file.status.state == DBFileStateIdle);
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK_NUMBER(fileCalls, 0);

    // An observer removes itself while it's called.
    __block int once = 0;
    [filesystem addObserver:file
                    forPath:path(@"/Folder/Note")
                      block:^{
                          once++;
                          [filesystem removeObserver:file];
                      }];
    CHECK_SUCCEEDS([file writeString:@"once" error:&error]);
    WAIT_UNTIL(once == 1);
    CHECK_SUCCEEDS([file writeString:@"twice" error:&error]);

    // Removing an observer removes all of its blocks, and no others.
    [filesystem removeObserver:observer];
    statusCalls = itemCalls = childCalls = descendantCalls = otherCalls = 0;
    CHECK_SUCCEEDS([filesystem createFolder:path(@"/Folder/More") error:&error]);
    WAIT_UNTIL(otherCalls > 0);
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK_NUMBER(statusCalls + itemCalls + childCalls + descendantCalls, 0);
    CHECK_NUMBER(once, 1);
    [filesystem shutDown];
}

void testShutdown(void) {
    DBError *error = nil;
    NSString *directory = temporaryDirectory();
    DBAccountManager *manager = accountManager(directory);
    DBAccount *account = linkedAccount(manager, @"ivan");
    DBFilesystem *filesystem = [[DBFilesystem alloc] initWithAccount:account];
    DBFile *file = [filesystem createFile:path(@"/a") error:&error];
    CHECK_SUCCEEDS([file writeString:@"a" error:&error]);
    __block int calls = 0;
    [filesystem addObserver:manager block:^{ calls++; }];
    [filesystem shutDown];
    [filesystem shutDown];
    WAIT_UNTIL(calls > 0);
    CHECK(filesystem.isShutDown);
    CHECK(!file.isOpen);
    CHECK_FAILS([file readString:&error], DBErrorShutdown);
    CHECK_FAILS([filesystem listFolder:[DBPath root] error:&error], DBErrorShutdown);
    CHECK_NUMBER(filesystem.fileCacheSize, 0);
    CHECK_NUMBER(filesystem.maxFileCacheSize, 0);
    filesystem.maxFileCacheSize = 1000;
    CHECK(![filesystem addObserver:manager block:^{ CHECK(NO); }]);
    CHECK(![filesystem addObserver:manager forPath:[DBPath root] block:^{ CHECK(NO); }]);
    [filesystem removeObserver:manager];
    [filesystem release];

    // The unsent change is sent by the next filesystem, which is released without being shut down. A file keeps its
    // filesystem open.
    @autoreleasepool {
        filesystem = [[DBFilesystem alloc] initWithAccount:account];
        CHECK(filesystem != nil);
        file = [[filesystem openFile:path(@"/a") error:&error] retain];
        CHECK_OBJECT([file readString:&error], @"a");
        [filesystem release];
        CHECK(file.isOpen);
        WAIT_UNTIL(file.status.state == DBFileStateIdle);
        [file release];
    }
    // An instance that is still open would make this fail.
    filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    CHECK(filesystem != nil);
    CHECK_NUMBER([[filesystem listFolder:[DBPath root] error:&error] count], 1);

    // Unlinking shuts the filesystem down, and deletes the cache.
    file = [filesystem openFile:path(@"/a") error:&error];
    [account unlink];
    CHECK(filesystem.shutDown);
    CHECK(!file.open);
    CHECK_FAILS([filesystem listFolder:[DBPath root] error:&error], DBErrorAuth);
    CHECK_FAILS([filesystem createFile:path(@"/b") error:&error], DBErrorAuth);
    CHECK_FAILS([file readString:&error], DBErrorAuth);
    for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:directory error:NULL]) {
        CHECK(![name hasPrefix:@"account-"]);
    }

    // The user unlinks the app on Dropbox's website.
    account = linkedAccount(manager, @"judy");
    filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    CHECK([filesystem listFolder:[DBPath root] error:&error] != nil);
    file = [filesystem createFile:path(@"/c") error:&error];
    __block int links = 0;
    [manager addObserver:file block:^(DBAccount *changed) { if (changed == account) links++; }];
    unlinkOnWebsite();
    CHECK_SUCCEEDS([file writeString:@"c" error:&error]);
    WAIT_UNTIL(!account.linked && links > 0);
    CHECK(filesystem.shutDown);
    CHECK_FAILS([filesystem listFolder:[DBPath root] error:&error], DBErrorAuth);

    // Many objects don't grow the process. The first round fills the caches.
    account = linkedAccount(manager, @"mallory");
    filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    long sizes[2] = {0, 0};
    GSDebugAllocationActive(YES);
    for (int round = 0; round < 2; round++) {
        for (int number = 0; number < 300; number++) {
            @autoreleasepool {
                DBFile *one = [filesystem createFile:path(@"/many") error:&error];
                [one addObserver:one block:^{ (void)filesystem; }];
                CHECK_SUCCEEDS([one writeData:[NSMutableData dataWithLength:10000] error:&error]);
                CHECK_NUMBER([[one readData:NULL] length], 10000);
                CHECK([filesystem createFile:path(@"/many") error:&error] == nil);
                CHECK([one.info.path isEqual:path(@"/MANY")]);
                [one removeObserver:one];
                [one close];
                CHECK_SUCCEEDS([filesystem deletePath:path(@"/many") error:&error]);
            }
            runMainQueue();
        }
        FILE *status = fopen("/proc/self/statm", "r");
        CHECK(status != NULL && fscanf(status, "%*d %ld", &sizes[round]) == 1);
        fclose(status);
    }
    for (Class counted in [NSArray arrayWithObjects:[DBFile class], [DBFileInfo class], [DBPath class], [DBError class], nil]) {
        CHECK_NUMBER(GSDebugAllocationTotal(counted) >= 600, 1);
        CHECK_NUMBER(GSDebugAllocationCount(counted), 0);
    }
    GSDebugAllocationActive(NO);
    // In pages of 4 KB: 300 leaks of 10,000 bytes would be 700 pages.
    CHECK(sizes[1] - sizes[0] < 500);
    [filesystem shutDown];
}
