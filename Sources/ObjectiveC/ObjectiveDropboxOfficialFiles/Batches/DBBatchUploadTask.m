#import "../Private/DBBatchUploadTask+Private.h"
#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import "../Private/DBTaskBlocks.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>
#import <stdlib.h>

#if !__APPLE__ && !__has_include(<dispatch/dispatch.h>)
extern void dispatch_group_enter(dispatch_group_t group);
extern void dispatch_group_leave(dispatch_group_t group);
#endif

@interface DBBatchUploadTask ()
- (void)advance:(NSArray *)counts;
- (void)setEntry:(id)entry error:(DBRequestError *)error ofFileAtIndex:(size_t)index path:(NSString *)path;
- (void)finishWithError:(DBRequestError *)error delivery:(DropboxDeliveryRef)delivery;
@end

// The functions below receive what happens to the upload. The context is a task that is retained since the start.

static void DBBatchDidAdvance(void *context, int64_t bytes, int64_t completed, int64_t total) {
    @autoreleasepool {
        NSArray *counts = [NSArray arrayWithObjects:[NSNumber numberWithLongLong:bytes], [NSNumber numberWithLongLong:completed],
                                                    [NSNumber numberWithLongLong:total], nil];
        [(DBBatchUploadTask *)DB_UNRETAINED_OBJECT(context) advance:counts];
    }
}

static void DBFileDidFinish(
    void *context, size_t index, const char *path, DropboxValue entry, const DropboxFailure *failure) {
    @autoreleasepool {
        DBRequestError *error = failure == NULL ? nil : DBRequestErrorFromFailure(failure);
        [(DBBatchUploadTask *)DB_UNRETAINED_OBJECT(context)
                 setEntry:DBObjectFromValue(DropboxFamilyOfficial, entry)
                    error:error
            ofFileAtIndex:index
                     path:path == NULL ? nil : [NSString stringWithUTF8String:path]];
    }
}

static void DBBatchDidFinish(void *context, DropboxDeliveryRef delivery, const DropboxFailure *failure) {
    @autoreleasepool {
        DBBatchUploadTask *task = DB_TRANSFERRED_OBJECT(context);
        [task finishWithError:failure == NULL ? nil : DBRequestErrorFromFailure(failure) delivery:delivery];
    }
}

@implementation DBBatchUploadTask

- (instancetype)initWithUploadData:(DBBatchUploadData *)uploadData {
    self = [super init];
    if (self) {
        _uploadData = DB_RETAIN(uploadData);
        NSDictionary *files = uploadData.fileUrlsToCommitInfo;
        _fileUrls = DB_RETAIN([files isKindOfClass:[NSDictionary class]] ? [files allKeys] : [NSArray array]);
        _entries = [[NSMutableDictionary alloc] init];
        _blocks = [[DBTaskBlocks alloc] init];
        id response = (id)uploadData.responseBlock, progress = (id)uploadData.progressBlock;
        if (response != nil) [_blocks setResponse:response queue:uploadData.queue];
        if (progress != nil) [_blocks setProgress:progress queue:uploadData.queue];
    }
    return self;
}

- (instancetype)initWithTransfer:(DropboxTransferRef)transfer {
    DBBatchUploadData *uploadData = [[DBBatchUploadData alloc] initWithFileCommitInfo:[NSDictionary dictionary]
                                                                        progressBlock:nil
                                                                        responseBlock:(DBBatchUploadResponseBlock _Nonnull)nil
                                                                                queue:(NSOperationQueue *_Nonnull)nil];
    self = [self initWithUploadData:uploadData];
    DB_RELEASE(uploadData);
    if (self) {
        DB_REPLACE(_fileUrls, nil);
        DropboxBatchHandlers handlers;
        [self setHandlers:&handlers];
        @synchronized(self) {
            _isContinued = YES;
            _isInProgress = YES;
            _batch = DropboxTransferCreateBatch(transfer, &handlers);
        }
    }
    return self;
}

/// Sets the functions that receive what happens. Their context retains the upload.
- (void)setHandlers:(DropboxBatchHandlers *)handlers {
    dispatch_group_enter(_uploadData.uploadGroup);
    *handlers = (DropboxBatchHandlers){
        .context = DB_RETAINED_POINTER(self),
        .progress = DBBatchDidAdvance,
        .fileDidFinish = DBFileDidFinish,
        .finish = DBBatchDidFinish,
    };
}

- (void)dealloc {
    DropboxRelease(_batch);
    DropboxRelease(_delivery);
    DB_RELEASE(_blocks);
    DB_RELEASE(_uploadData);
    DB_RELEASE(_fileUrls);
    DB_RELEASE(_entries);
    DB_RELEASE(_batchError);
    DB_SUPER_DEALLOC;
}

- (void)startWithClient:(DropboxClientRef)client {
    NSDictionary *commitInfo = _uploadData.fileUrlsToCommitInfo;
    if (![commitInfo isKindOfClass:[NSDictionary class]]) {
        dispatch_group_enter(_uploadData.uploadGroup);
        DropboxFailure failure = {
            .kind = DropboxFailureClient, .message = "batch upload: fileUrlsToCommitInfo isn't a dictionary"};
        return [self finishWithError:DBRequestErrorFromFailure(&failure) delivery:NULL];
    }
    size_t count = [_fileUrls count];
    DropboxBatchFile *files = calloc(count + 1, sizeof *files);
    if (files == NULL) count = 0;
    for (size_t index = 0; index < count; index++) {
        NSURL *url = [_fileUrls objectAtIndex:index];
        id info = [commitInfo objectForKey:url];
        BOOL isFile = [url isKindOfClass:[NSURL class]] && [url isFileURL];
        files[index].path = isFile ? DBCString([url path]) : NULL;
        files[index].commitInfo = [info isKindOfClass:[DBStoneObject class]] ? [(DBStoneObject *)info dropboxObject] : NULL;
    }
    DropboxBatchHandlers handlers;
    [self setHandlers:&handlers];
    @synchronized(self) {
        _isInProgress = YES;
        _batch = DropboxBatchCreate(client, count, files, &handlers);
    }
    free(files);
}

/// The upload, retained, or `NULL`.
- (DropboxBatchRef)copyBatch {
    @synchronized(self) {
        return (DropboxBatchRef)DropboxRetain(_batch);
    }
}

- (NSString *)backgroundTransferID {
    DropboxBatchRef batch = [self copyBatch];
    NSString *transferID = batch != NULL ? DBStringFromCopy(DropboxBatchCopyTransferID(batch)) : nil;
    DropboxRelease(batch);
    return transferID;
}

- (void)cancel {
    DropboxBatchRef batch = [self copyBatch];
    DBBatchUploadData *uploadData = [self uploadData];
    uploadData.cancel = YES;
    [uploadData.taskStorage cancelAllTasks];
    if (batch != NULL) DropboxBatchCancel(batch);
    DropboxRelease(batch);
}

/// The files and the blocks, or `nil` after the response block has run.
- (DBBatchUploadData *)uploadData {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_uploadData));
    }
}

- (BOOL)uploadsInProgress {
    @synchronized(self) {
        return _isInProgress;
    }
}

// MARK: Blocks

- (DBBatchUploadTask *)setResponseBlock:(DBBatchUploadResponseBlock)responseBlock queue:(NSOperationQueue *)queue {
    [[self blocks] setResponse:(id)responseBlock queue:queue];
    [self deliverIfPossible];
    return self;
}

- (DBBatchUploadTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(NSOperationQueue *)queue {
    [[self blocks] setProgress:(id)progressBlock queue:queue];
    return self;
}

/// The blocks, or `nil` after the response block has run.
- (DBTaskBlocks *)blocks {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_blocks));
    }
}

// MARK: Progress

- (void)advance:(NSArray *)counts {
    DBPerformOnQueue([[self blocks] progressQueue], self, @selector(reportProgress:), counts);
}

- (void)reportProgress:(NSArray *)counts {
    int64_t completed = [[counts objectAtIndex:1] longLongValue], total = [[counts objectAtIndex:2] longLongValue];
    // On a concurrent queue, the response block may have run, or runs now.
    DBBatchUploadData *uploadData = [self uploadData];
    uploadData.totalUploadedSoFar = (NSUInteger)completed;
    uploadData.totalUploadSize = (NSUInteger)total;
    id block = [[self blocks] copyProgressBlock];
    if (block == nil) return;
    ((DBProgressBlock)block)([[counts objectAtIndex:0] longLongValue], completed, total);
    DB_RELEASE_BLOCK(block);
}

// MARK: Outcome

- (void)setEntry:(id)entry error:(DBRequestError *)error ofFileAtIndex:(size_t)index path:(NSString *)path {
    NSURL *url = nil;
    // The app has the URLs of the files of its own upload, which may differ from those that the bridge returns.
    if (_fileUrls != nil) {
        if (index < [_fileUrls count]) url = [_fileUrls objectAtIndex:index];
    } else if (path != nil) {
        url = [NSURL fileURLWithPath:path];
    }
    if (url == nil) return;
    if (entry != nil) [_entries setObject:entry forKey:url];
    if (error != nil) [_uploadData.fileUrlsToRequestErrors setObject:error forKey:url];
}

- (void)finishWithError:(DBRequestError *)error delivery:(DropboxDeliveryRef)delivery {
    @synchronized(self) {
        _batchError = DB_RETAIN(error);
        _delivery = delivery;
        _isInProgress = NO;
        _isFinished = YES;
    }
    [self deliverIfPossible];
}

/// Calls the block on its queue, if the upload has finished, and its outcome wasn't delivered. An upload that an earlier
/// process has started waits for a block.
- (void)deliverIfPossible {
    @synchronized(self) {
        if (_isDelivered || !_isFinished || (_isContinued && ![_blocks hasResponseBlock])) return;
        _isDelivered = YES;
    }
    DBPerformOnQueue([[self blocks] responseQueue] ?: _uploadData.queue, self, @selector(deliver:), nil);
}

/// Calls the response block, and releases both blocks, which often refer to the upload. The queue retains the upload until
/// then.
- (void)deliver:(id)ignored {
    DBTaskBlocks *blocks;
    DBBatchUploadData *uploadData;
    DropboxDeliveryRef delivery;
    @synchronized(self) {
        blocks = DB_AUTORELEASE(_blocks);
        uploadData = DB_AUTORELEASE(_uploadData);
        delivery = _delivery;
        _blocks = nil;
        _uploadData = nil;
        _delivery = NULL;
    }
    NSDictionary *errors = [NSDictionary dictionaryWithDictionary:uploadData.fileUrlsToRequestErrors];
    BOOL hasEntries = [_entries count] > 0 || [errors count] == 0;
    NSDictionary *entries = hasEntries ? [NSDictionary dictionaryWithDictionary:_entries] : nil;
    id block = [blocks copyResponseBlock];
    if (block != nil) {
        ((DBBatchUploadResponseBlock)block)(entries, nil, _batchError, errors);
        DB_RELEASE_BLOCK(block);
    }
    dispatch_group_leave(uploadData.uploadGroup);
    if (delivery != NULL) DropboxDeliveryFinish(delivery);
}

@end
