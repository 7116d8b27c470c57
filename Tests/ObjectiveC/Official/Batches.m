// Uploads of many files. Usage: Batches URL TOKEN
#import "EmulatorClient.h"

static DBUserClient *client;
static NSString *folder;

// What the response block received.
static int responses;
static NSDictionary *entries, *fileErrors;
static DBRequestError *batchError;
static BOOL wasMainThread;

// What the progress block received.
static int progressCalls;
static int64_t lastCompleted, lastTotal, sumOfBytes;
static BOOL isMonotonic = YES;

static DBBatchUploadResponseBlock recordResponse =
    ^(NSDictionary *results, DBASYNCPollError *pollError, DBRequestError *error, NSDictionary *errors) {
        CHECK(pollError == nil);
        responses++;
        entries = [results retain];
        fileErrors = [errors retain];
        batchError = [error retain];
        wasMainThread = [NSThread isMainThread];
    };

static DBProgressBlock recordProgress = ^(int64_t bytes, int64_t completed, int64_t total) {
    progressCalls++;
    sumOfBytes += bytes;
    if (completed < lastCompleted) isMonotonic = NO;
    lastCompleted = completed;
    lastTotal = total;
};

static void reset(void) {
    [entries release];
    [fileErrors release];
    [batchError release];
    entries = fileErrors = nil;
    batchError = nil;
    responses = progressCalls = 0;
    lastCompleted = lastTotal = sumOfBytes = 0;
}

/// Creates a local file, and returns its URL.
static NSURL *makeFile(NSString *name, NSUInteger size) {
    NSMutableData *data = [NSMutableData dataWithLength:size];
    memset([data mutableBytes], 'a' + (int)(size % 26), size);
    NSString *path = [folder stringByAppendingPathComponent:name];
    CHECK([data writeToFile:path atomically:NO]);
    return [NSURL fileURLWithPath:path];
}

static DBFILESCommitInfo *commitInfo(NSString *path) {
    return [[[DBFILESCommitInfo alloc] initWithPath:path] autorelease];
}

static void testManyFilesAndMissingOne(void) {
    reset();
    NSMutableDictionary *files = [NSMutableDictionary dictionary];
    int64_t size = 0;
    for (NSUInteger index = 0; index < 40; index++) {
        NSString *name = [NSString stringWithFormat:@"file %lu.bin", (unsigned long)index];
        // One file needs several parts.
        NSUInteger length = index == 7 ? 20 << 20 : index * 1000;
        size += length;
        [files setObject:commitInfo([@"/batch/" stringByAppendingString:name]) forKey:makeFile(name, length)];
    }
    NSURL *missing = [NSURL fileURLWithPath:[folder stringByAppendingPathComponent:@"missing"]];
    [files setObject:commitInfo(@"/batch/missing") forKey:missing];
    NSURL *remote = [NSURL URLWithString:@"https://example.com/file"];
    [files setObject:commitInfo(@"/batch/remote") forKey:remote];
    NSURL *withoutInfo = makeFile(@"without info", 1);
    [files setObject:@"/batch/text" forKey:withoutInfo];
    NSURL *badPath = makeFile(@"bad path", 10);
    [files setObject:commitInfo((id)[NSNumber numberWithInt:1]) forKey:badPath];
    DBBatchUploadTask *task = [client.filesRoutes batchUploadFiles:files
                                                             queue:nil
                                                     progressBlock:recordProgress
                                                     responseBlock:recordResponse];
    CHECK([task isKindOfClass:[DBBatchUploadTask class]] && [task uploadsInProgress] && responses == 0);
    WAIT_UNTIL(responses == 1);
    CHECK(![task uploadsInProgress] && wasMainThread);
    CHECK([entries count] == 40 && [fileErrors count] == 4 && batchError == nil);
    for (NSURL *url in entries) {
        DBFILESUploadSessionFinishBatchResultEntry *entry = [entries objectForKey:url];
        CHECK([entry isSuccess] && [files objectForKey:url] != nil);
        CHECK_EQUAL(entry.success.name, [[url path] lastPathComponent]);
    }
    for (NSURL *url in fileErrors) CHECK([[fileErrors objectForKey:url] isClientError]);
    CHECK([fileErrors objectForKey:missing] != nil && [fileErrors objectForKey:remote] != nil);
    CHECK([fileErrors objectForKey:withoutInfo] != nil);
    CHECK([[[fileErrors objectForKey:badPath] description] rangeOfString:@"path"].location != NSNotFound);
    NSError *error = [[fileErrors objectForKey:missing] asClientError].nsError;
    CHECK([[error localizedDescription] length] > 0);
    CHECK(progressCalls > 1 && isMonotonic && lastCompleted == lastTotal && lastTotal == size && sumOfBytes == size);
    [task cancel];
    CHECK(responses == 1);
}

static void testRejectedFile(void) {
    reset();
    NSURL *conflict = makeFile(@"conflict", 50), *accepted = makeFile(@"accepted", 60);
    // The destination is the folder of the former test.
    NSDictionary *files = [NSDictionary
        dictionaryWithObjectsAndKeys:commitInfo(@"/batch"), conflict, commitInfo(@"/batch/accepted"), accepted, nil];
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    [client.filesRoutes batchUploadFiles:files queue:queue progressBlock:nil responseBlock:recordResponse];
    WAIT_UNTIL(responses == 1);
    CHECK(!wasMainThread && [fileErrors count] == 0 && [entries count] == 2);
    DBFILESUploadSessionFinishBatchResultEntry *entry = [entries objectForKey:conflict];
    CHECK([entry isFailure] && [entry.failure isPath] && [entry.failure.path isConflict]);
    CHECK([(DBFILESUploadSessionFinishBatchResultEntry *)[entries objectForKey:accepted] isSuccess]);
}

static void testCancel(void) {
    reset();
    administrate("calls/clear", "{}");
    administrate("faults/add", "{\"effect\": \"latency\", \"seconds\": 30, \"route\": \"files/upload*\"}");
    NSURL *first = makeFile(@"first", 1000), *second = makeFile(@"second", 2000);
    NSDictionary *files = [NSDictionary
        dictionaryWithObjectsAndKeys:commitInfo(@"/first"), first, commitInfo(@"/second"), second, nil];
    NSDate *start = [NSDate date];
    DBBatchUploadTask *task = [client.filesRoutes batchUploadFiles:files
                                                             queue:nil
                                                     progressBlock:nil
                                                     responseBlock:recordResponse];
    // The server has received a request, whose response is delayed.
    NSString *calls = [NSString stringWithFormat:@"curl --silent %@/emulator/calls/list", server];
    WAIT_UNTIL([OutputOf(calls) rangeOfString:@"files/upload"].length > 0);
    [task cancel];
    WAIT_UNTIL(responses == 1);
    CHECK(-[start timeIntervalSinceNow] < 10 && ![task uploadsInProgress]);
    CHECK(entries == nil && [fileErrors count] == 2);
    for (NSURL *url in fileErrors) {
        DBRequestError *error = [fileErrors objectForKey:url];
        CHECK([error isClientError] && [[error asClientError].nsError code] == NSURLErrorCancelled);
    }
    administrate("faults/clear", "{}");
}

/// A queue that performs its operations when a test decides, and in which order.
@interface HeldQueue : NSOperationQueue {
@public
    NSMutableArray *_operations;
}
@end

@implementation HeldQueue

- (id)init {
    self = [super init];
    if (self) _operations = [[NSMutableArray alloc] init];
    return self;
}

- (void)dealloc {
    [_operations release];
    [super dealloc];
}

- (void)addOperation:(NSOperation *)operation {
    @synchronized(self) {
        [_operations addObject:operation];
    }
}

/// The operation that calls the response block, or `nil` if it wasn't added yet.
- (NSInvocationOperation *)response {
    @synchronized(self) {
        for (NSInvocationOperation *operation in _operations) {
            if (sel_isEqual([[operation invocation] selector], @selector(deliver:))) return operation;
        }
        return nil;
    }
}

- (NSUInteger)count {
    @synchronized(self) {
        return [_operations count];
    }
}

@end

/// Behavior: progress that a concurrent queue reports after the response. The block isn't called, and no object that has been
/// released is used.
static void testProgressAfterResponse(void) {
    reset();
    HeldQueue *queue = [[HeldQueue alloc] init];
    @autoreleasepool {
        NSURL *file = makeFile(@"held", 5000);
        NSDictionary *files = [NSDictionary dictionaryWithObject:commitInfo(@"/held") forKey:file];
        DBBatchUploadTask *task = [client.filesRoutes batchUploadFiles:files
                                                                 queue:queue
                                                         progressBlock:recordProgress
                                                         responseBlock:recordResponse];
        WAIT_UNTIL([queue response] != nil);
        CHECK(![task uploadsInProgress] && [queue count] > 1);
    }
    NSOperation *response = [queue response];
    [response start];
    CHECK(responses == 1 && progressCalls == 0);
    @autoreleasepool {
        for (NSOperation *operation in queue->_operations) {
            if (operation != response) [operation start];
        }
    }
    CHECK(responses == 1 && progressCalls == 0);
    [queue release];
}

/// Behavior: a queue of another class. The blocks run on the main thread.
static void testOtherQueue(void) {
    reset();
    NSDictionary *files = [NSDictionary dictionaryWithObject:commitInfo(@"/other queue") forKey:makeFile(@"other queue", 10)];
    [client.filesRoutes batchUploadFiles:files
                                   queue:(id)@"queue"
                           progressBlock:recordProgress
                           responseBlock:recordResponse];
    WAIT_UNTIL(responses == 1);
    CHECK(wasMainThread && [entries count] == 1);
}

static void testNothingToUpload(void) {
    reset();
    [client.filesRoutes batchUploadFiles:[NSDictionary dictionary] queue:nil progressBlock:nil responseBlock:recordResponse];
    WAIT_UNTIL(responses == 1);
    CHECK(entries != nil && [entries count] == 0 && [fileErrors count] == 0 && batchError == nil);
    reset();
    NSURL *missing = [NSURL fileURLWithPath:@"/missing"];
    [client.filesRoutes batchUploadFiles:[NSDictionary dictionaryWithObject:commitInfo(@"/missing") forKey:missing]
                                   queue:nil
                           progressBlock:nil
                           responseBlock:recordResponse];
    WAIT_UNTIL(responses == 1);
    CHECK(entries == nil && [fileErrors count] == 1);
}

static void testData(void) {
    NSDictionary *files = [NSDictionary dictionaryWithObject:commitInfo(@"/a") forKey:[NSURL fileURLWithPath:@"/a"]];
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    DBBatchUploadData *data = [[[DBBatchUploadData alloc] initWithFileCommitInfo:files
                                                                   progressBlock:nil
                                                                   responseBlock:recordResponse
                                                                           queue:queue] autorelease];
    CHECK(data.queue == queue && data.pollingQueue != nil && data.uploadGroup != NULL);
    CHECK_EQUAL(data.fileUrlsToCommitInfo, files);
    CHECK([data.fileUrlsToRequestErrors count] == 0 && [data.finishArgs count] == 0 && data.taskStorage != nil);
    CHECK(data.progressBlock == nil && data.responseBlock != nil && !data.cancel);
    DBBatchUploadTask *task = [[[DBBatchUploadTask alloc] initWithUploadData:data] autorelease];
    CHECK(![task uploadsInProgress]);
    [task cancel];
    CHECK(data.cancel);
}

int main(int argc, char **argv) {
    if (!readArguments(argc, argv)) return 2;
    @autoreleasepool {
        client = [clientWithToken(accessToken) retain];
        NSString *name = [@"batches-" stringByAppendingString:[[NSProcessInfo processInfo] globallyUniqueString]];
        folder = [[NSTemporaryDirectory() stringByAppendingPathComponent:name] retain];
        [[NSFileManager defaultManager] createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
        testData();
        testManyFilesAndMissingOne();
        testRejectedFile();
        testCancel();
        testProgressAfterResponse();
        testOtherQueue();
        testNothingToUpload();
        [[NSFileManager defaultManager] removeItemAtPath:folder error:NULL];
    }
    return DBFinish("Batches");
}
