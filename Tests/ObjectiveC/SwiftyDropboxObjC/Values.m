// Objects of the API as an app uses them: creating, reading, changing, casting, comparing, and copying them.
#import "../Checks.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/DBXRetired.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam.h>
#import <SwiftyDropboxObjC/Generated/DBXUsers.h>
#import <objc/runtime.h>
#import <pthread.h>

static void testStructs(void) {
    DBXFilesDimensions *size = DB_AUTORELEASE([[DBXFilesDimensions alloc] initWithHeight:[NSNumber numberWithInt:3]
                                                                                   width:[NSNumber numberWithInt:4]]);
    CHECK_EQUAL(size.height, [NSNumber numberWithInt:3]);
    CHECK_EQUAL([size valueForKey:@"width"], [NSNumber numberWithInt:4]);
    DBXFilesDimensions *same = DB_AUTORELEASE([[DBXFilesDimensions alloc] initWithHeight:[NSNumber numberWithInt:3]
                                                                                   width:[NSNumber numberWithInt:4]]);
    CHECK_EQUAL(size, same);
    CHECK([size hash] == [same hash]);
    CHECK([size copy] == size);
    DB_RELEASE(size);
    CHECK([[size description] rangeOfString:@"height"].location != NSNotFound);
    CHECK([size respondsToSelector:@selector(width)]);
    CHECK(![size respondsToSelector:@selector(cursor)]);
}

static void testPublishedInitializers(void) {
    // One initializer has all fields, and one has those of the published interface.
    DBXFilesListRevisionsResult *published = DB_AUTORELEASE([[DBXFilesListRevisionsResult alloc]
        initWithIsDeleted:[NSNumber numberWithBool:YES] entries:[NSArray array] serverDeleted:nil]);
    DBXFilesListRevisionsResult *full = DB_AUTORELEASE([[DBXFilesListRevisionsResult alloc]
        initWithIsDeleted:[NSNumber numberWithBool:YES] entries:[NSArray array] hasMore:[NSNumber numberWithBool:YES] serverDeleted:nil]);
    CHECK_EQUAL(published.isDeleted, [NSNumber numberWithBool:YES]);
    CHECK(published.entries != nil && [published.entries count] == 0);
    CHECK_EQUAL(full.hasMore, [NSNumber numberWithBool:YES]);
    CHECK(![published isEqual:full]);
}

static void testUnions(void) {
    DBXFilesWriteMode *add = DB_AUTORELEASE([[DBXFilesWriteModeAdd alloc] init]);
    CHECK(add.asAdd == add && add.asOverwrite == nil && add.asUpdate == nil);
    CHECK_EQUAL(add, DB_AUTORELEASE([DBXFilesWriteModeAdd new]));
    DBXFilesWriteModeUpdate *update = DB_AUTORELEASE([[DBXFilesWriteModeUpdate alloc] init:@"a1c10ce0dd78"]);
    CHECK_EQUAL(update.update, @"a1c10ce0dd78");
    CHECK(update.asUpdate == update && update.asAdd == nil);
    CHECK(![add isEqual:update]);
    CHECK([[update description] rangeOfString:@"a1c10ce0dd78"].location != NSNotFound);
}

static void testSetters(void) {
    DBXFilesWriteModeUpdate *update = DB_AUTORELEASE([[DBXFilesWriteModeUpdate alloc] init:@"a1c10ce0dd78"]);
    DBXFilesWriteModeUpdate *copy = DB_AUTORELEASE([update copy]);
    update.update = @"b1c10ce0dd78";
    CHECK_EQUAL(update.update, @"b1c10ce0dd78");
    CHECK_EQUAL(copy.update, @"a1c10ce0dd78");
    CHECK(![update isEqual:copy]);
    CHECK_EQUAL(update, DB_AUTORELEASE([[DBXFilesWriteModeUpdate alloc] init:@"b1c10ce0dd78"]));
    [update setValue:@"c1c10ce0dd78" forKey:@"update"];
    CHECK_EQUAL(update.update, @"c1c10ce0dd78");

    DBXFilesLookupError *notFound = DB_AUTORELEASE([[DBXFilesLookupErrorNotFound alloc] init]);
    DBXFilesLookupError *notFile = DB_AUTORELEASE([[DBXFilesLookupErrorNotFile alloc] init]);
    DBXFilesDeleteErrorPathLookup *error = DB_AUTORELEASE([[DBXFilesDeleteErrorPathLookup alloc] init:notFound]);
    DBXFilesLookupError *before = error.pathLookup;
    CHECK(before.asNotFound != nil && error.pathLookup == before);
    error.pathLookup = notFile;
    CHECK(error.pathLookup.asNotFile != nil && before.asNotFound != nil);
}

/// Counts a thread less.
static void endThread(NSConditionLock *running) {
    [running lock];
    [running unlockWithCondition:[running condition] - 1];
}

/// Waits until no threads run.
static void waitForThreads(NSConditionLock *running) {
    [running lockWhenCondition:0];
    [running unlock];
}

/// Many threads change and read an object.
@interface Changer : NSObject {
@public
    DBXFilesDeleteErrorPathLookup *_error;
    /// Its condition is the number of running threads.
    NSConditionLock *_running;
}
@end

@implementation Changer

- (void)run:(NSNumber *)number {
    for (int round = 0; round < 2000; round++) {
        @autoreleasepool {
            if (([number intValue] + round) % 2 == 0) {
                _error.pathLookup = DB_AUTORELEASE([[DBXFilesLookupErrorNotFound alloc] init]);
            } else {
                _error.pathLookup = DB_AUTORELEASE([[DBXFilesLookupErrorNotFile alloc] init]);
            }
            DBXFilesLookupError *value = _error.pathLookup;
            if (value.asNotFound == nil && value.asNotFile == nil) [NSException raise:@"Invalid" format:@"%@", value];
            (void)[_error hash];
            (void)[_error isEqual:DB_AUTORELEASE([_error copy])];
        }
    }
    endThread(_running);
}

@end

static void testConcurrentChanges(void) {
    Changer *changer = DB_AUTORELEASE([[Changer alloc] init]);
    changer->_error = [[DBXFilesDeleteErrorPathLookup alloc] init:DB_AUTORELEASE([[DBXFilesLookupErrorNotFound alloc] init])];
    changer->_running = DB_AUTORELEASE([[NSConditionLock alloc] initWithCondition:4]);
    for (int thread = 0; thread < 4; thread++) {
        [NSThread detachNewThreadSelector:@selector(run:) toTarget:changer withObject:[NSNumber numberWithInt:thread]];
    }
    waitForThreads(changer->_running);
    CHECK(changer->_error.pathLookup != nil);
    DB_RELEASE(changer->_error);
}

/// Threads that call the same methods for the first time.
@interface FirstCalls : NSObject {
@public
    pthread_barrier_t _barrier;
    NSArray *_unions;
    NSArray *_selectors;
    int _calls;
    /// Its condition is the number of running threads.
    NSConditionLock *_running;
}
@end

@implementation FirstCalls

- (void)run:(NSNumber *)number {
    for (Class unionClass in _unions) {
        @autoreleasepool {
            pthread_barrier_wait(&_barrier);
            NSObject *value = DB_AUTORELEASE([[unionClass alloc] init]);
            for (NSString *selector in _selectors) {
                pthread_barrier_wait(&_barrier);
                @try {
                    [value performSelector:NSSelectorFromString(selector)];
                    __atomic_add_fetch(&_calls, 1, __ATOMIC_SEQ_CST);
                } @catch (NSException *exception) {
                    NSLog(@"thread %@: %@", number, exception);
                }
            }
        }
    }
    endThread(_running);
}

@end

/// The runtime adds a method to a class when it is called for the first time, possibly by several threads.
static void testSimultaneousFirstCalls(void) {
    enum { threadCount = 4 };
    FirstCalls *first = DB_AUTORELEASE([[FirstCalls alloc] init]);
    first->_unions = [NSArray arrayWithObjects:
        [DBXFilesThumbnailSizeW32h32 class], [DBXFilesThumbnailSizeW64h64 class], [DBXFilesThumbnailSizeW128h128 class],
        [DBXFilesThumbnailSizeW256h256 class], [DBXFilesThumbnailSizeW480h320 class], [DBXFilesThumbnailSizeW640h480 class],
        [DBXFilesThumbnailSizeW960h640 class], [DBXFilesThumbnailSizeW1024h768 class], [DBXFilesThumbnailSizeW2048h1536 class], nil];
    first->_selectors = [NSArray arrayWithObjects:
        @"asW32h32", @"asW64h64", @"asW128h128", @"asW256h256", @"asW480h320", @"asW640h480", @"asW960h640", @"asW1024h768",
        @"asW2048h1536", nil];
    first->_running = DB_AUTORELEASE([[NSConditionLock alloc] initWithCondition:threadCount]);
    pthread_barrier_init(&first->_barrier, NULL, threadCount);
    for (int thread = 0; thread < threadCount; thread++) {
        [NSThread detachNewThreadSelector:@selector(run:) toTarget:first withObject:[NSNumber numberWithInt:thread]];
    }
    waitForThreads(first->_running);
    CHECK(first->_calls == threadCount * (int)([first->_unions count] * [first->_selectors count]));
    pthread_barrier_destroy(&first->_barrier);
}

static void testFamilies(void) {
    NSDictionary *file = [NSDictionary dictionaryWithObjectsAndKeys:
        @"file", @".tag", @"a.txt", @"name", @"id:a4ayc_80_OEAAAAAAAAAXw", @"id", @"2015-05-12T15:50:38Z", @"client_modified",
        @"2015-05-12T15:50:38Z", @"server_modified", @"a1c10ce0dd78", @"rev", [NSNumber numberWithInt:7212], @"size", nil];
    DBXFilesMetadata *metadata = [DBXFilesMetadata deserialize:file];
    CHECK([metadata isKindOfClass:[DBXFilesFileMetadata class]]);
    DBXFilesFileMetadata *fileMetadata = (DBXFilesFileMetadata *)metadata;
    CHECK_EQUAL(fileMetadata.id, @"id:a4ayc_80_OEAAAAAAAAAXw");
    CHECK([fileMetadata.clientModified timeIntervalSince1970] == 1431445838);
    DBXFilesListFolderResult *result = DB_AUTORELEASE([[DBXFilesListFolderResult alloc]
        initWithEntries:[NSArray arrayWithObject:metadata] cursor:@"c" hasMore:[NSNumber numberWithBool:NO]]);
    CHECK_EQUAL([result.entries objectAtIndex:0], metadata);
    for (DBXFilesMetadata *entry in result.entries) CHECK([entry isKindOfClass:[DBXFilesFileMetadata class]]);
    NSDictionary *json = [DBXFilesMetadata serialize:metadata];
    CHECK_EQUAL([DBXFilesMetadata deserialize:json], metadata);
    NSDictionary *error = [NSDictionary dictionaryWithObjectsAndKeys:@"path_lookup", @".tag",
        [NSDictionary dictionaryWithObject:@"not_found" forKey:@".tag"], @"path_lookup", nil];
    DBXFilesDeleteError *deleteError = [DBXFilesDeleteError deserialize:error];
    CHECK([deleteError isKindOfClass:[DBXFilesDeleteErrorPathLookup class]]);
    CHECK(deleteError.asPathLookup.pathLookup.asNotFound != nil);
    CHECK([deleteError.asPathLookup.pathLookup isKindOfClass:[DBXFilesLookupErrorNotFound class]]);
    DBXFilesWriteMode *unknown = [DBXFilesWriteMode deserialize:[NSDictionary dictionaryWithObject:@"new" forKey:@".tag"]];
    CHECK([unknown isKindOfClass:[DBXFilesWriteMode class]]);
}

static void testInvalidData(void) {
    DBXFilesWriteModeUpdate *wrong = DB_AUTORELEASE([[DBXFilesWriteModeUpdate alloc] init:(id)[NSNumber numberWithInt:1]]);
    CHECK(wrong != nil && wrong.update == nil && wrong.asUpdate == wrong);
    DBXFilesMetadata *nothing = [DBXFilesMetadata deserialize:[NSDictionary dictionaryWithObject:@"x" forKey:@"y"]];
    CHECK([nothing isKindOfClass:[DBXFilesMetadata class]] && nothing.name == nil);
}

static void testRetired(void) {
    DBXTeamLogAccountCapturePolicy *retired =
        DB_AUTORELEASE([[DBXTeamLogAccountCapturePolicyPreventPersonalCreation alloc] init]);
    CHECK(retired.asPreventPersonalCreation == retired && retired.asOther == nil);
    CHECK_EQUAL([[DBXTeamLogAccountCapturePolicy serialize:retired] objectForKey:@".tag"], @"other");
    DBXTeamLogAccountCapturePolicy *other = DB_AUTORELEASE([[DBXTeamLogAccountCapturePolicyOther alloc] init]);
    CHECK(other.asPreventPersonalCreation == nil && other.asOther == other);
}

/// Every class of a type and of a member is found, and its members respond.
static void testAllClasses(void) {
    int count = objc_getClassList(NULL, 0);
    Class *classes = calloc((size_t)count, sizeof *classes);
    count = objc_getClassList(classes, count);
    int types = 0, members = 0;
    for (int index = 0; index < count; index++) {
        Class superclass = class_getSuperclass(classes[index]);
        BOOL isType = NO;
        for (; superclass != Nil; superclass = class_getSuperclass(superclass)) isType |= superclass == [DBXObject class];
        if (!isType || classes[index] == [DBXTeamLogAccountCapturePolicyPreventPersonalCreation class]) continue;
        DropboxRepresentedType represented;
        BOOL isKnown = DropboxClassGetType(DropboxFamilySwifty, class_getName(classes[index]), &represented);
        if (!isKnown) CHECK_EQUAL(NSStringFromClass(classes[index]), @"");
        types += isKnown && represented.member < 0;
        members += isKnown && represented.member >= 0;
        if (!isKnown || represented.member < 0) continue;
        BOOL hasInitializer = [classes[index] instancesRespondToSelector:@selector(init:)];
        DBXObject *object = hasInitializer ? [[classes[index] alloc] init:(id _Nonnull)nil] : [[classes[index] alloc] init];
        CHECK(DropboxObjectGetTag([object dropboxObject]) == represented.member);
        CHECK(strcmp(DropboxObjectGetClassName(DropboxFamilySwifty, [object dropboxObject]), class_getName(classes[index])) == 0);
        DB_RELEASE(object);
    }
    free(classes);
    printf("%d types, %d members\n", types, members);
    CHECK(types > 2000 && members > 3000);
}

extern void DropboxAddTeamNamespaces(void);

int main(void) {
    @autoreleasepool {
        testStructs();
        testPublishedInitializers();
        testUnions();
        testSetters();
        testConcurrentChanges();
    testSimultaneousFirstCalls();
        testFamilies();
        testInvalidData();
        testRetired();
        testAllClasses();
    }
    return DBFinish("Values");
}
