#import "../Private/DBBatchUploadTask+Private.h"
#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>
#import <stdlib.h>

#if __APPLE__ || __has_include(<dispatch/dispatch.h>)
#import <dispatch/dispatch.h>
#else
extern void dispatch_group_enter(dispatch_group_t group);
extern void dispatch_group_leave(dispatch_group_t group);
#endif

@interface DBBatchUploadTask ()
- (void)advance:(NSArray *)counts;
- (void)setEntry:(id)entry error:(DBRequestError *)error ofFileAtIndex:(size_t)index;
- (void)finishWithError:(DBRequestError *)error;
@end

// The functions below receive what happens to the upload. The context is a task that is retained since the start.

static void DBBatchDidAdvance(void *context, int64_t bytes, int64_t completed, int64_t total) {
    @autoreleasepool {
        NSArray *counts = [NSArray arrayWithObjects:[NSNumber numberWithLongLong:bytes], [NSNumber numberWithLongLong:completed],
                                                    [NSNumber numberWithLongLong:total], nil];
        [(DBBatchUploadTask *)DB_UNRETAINED_OBJECT(context) advance:counts];
    }
}

static void DBFileDidFinish(void *context, size_t index, DropboxValue entry, const DropboxFailure *failure) {
    @autoreleasepool {
        DBRequestError *error = failure == NULL ? nil : DBRequestErrorFromFailure(failure);
        [(DBBatchUploadTask *)DB_UNRETAINED_OBJECT(context) setEntry:DBObjectFromValue(DropboxFamilyOfficial, entry) error:error ofFileAtIndex:index];
    }
}

static void DBBatchDidFinish(void *context, const DropboxFailure *failure) {
    @autoreleasepool {
        DBBatchUploadTask *task = DB_TRANSFERRED_OBJECT(context);
        [task finishWithError:failure == NULL ? nil : DBRequestErrorFromFailure(failure)];
    }
}

@implementation DBBatchUploadTask

- (instancetype)initWithUploadData:(DBBatchUploadData *)uploadData {
    self = [super init];
    if (self) {
        _uploadData = DB_RETAIN(uploadData);
        _fileUrls = DB_RETAIN([uploadData.fileUrlsToCommitInfo allKeys]);
        _entries = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_batch);
    DB_RELEASE(_uploadData);
    DB_RELEASE(_fileUrls);
    DB_RELEASE(_entries);
    DB_RELEASE(_batchError);
    DB_SUPER_DEALLOC;
}

- (void)startWithClient:(DropboxClientRef)client {
    NSDictionary *commitInfo = _uploadData.fileUrlsToCommitInfo;
    size_t count = [_fileUrls count];
    DropboxBatchFile *files = calloc(count + 1, sizeof *files);
    if (files == NULL) count = 0;
    for (size_t index = 0; index < count; index++) {
        NSURL *url = [_fileUrls objectAtIndex:index];
        id info = [commitInfo objectForKey:url];
        BOOL isFile = [url isKindOfClass:[NSURL class]] && [url isFileURL];
        files[index].path = isFile ? [[url path] UTF8String] : NULL;
        files[index].commitInfo = [info isKindOfClass:[DBStoneObject class]] ? [(DBStoneObject *)info dropboxObject] : NULL;
    }
    dispatch_group_enter(_uploadData.uploadGroup);
    DropboxBatchHandlers handlers = {.fileDidFinish = DBFileDidFinish, .finish = DBBatchDidFinish};
    if (_uploadData.progressBlock != nil) handlers.progress = DBBatchDidAdvance;
    @synchronized(self) {
        _isInProgress = YES;
        handlers.context = DB_RETAINED_POINTER(self);
        _batch = DropboxBatchCreate(client, count, files, &handlers);
    }
    free(files);
}

- (void)cancel {
    DropboxBatchRef batch;
    DBBatchUploadData *uploadData;
    @synchronized(self) {
        batch = (DropboxBatchRef)DropboxRetain(_batch);
        uploadData = DB_AUTORELEASE(DB_RETAIN(_uploadData));
    }
    uploadData.cancel = YES;
    [uploadData.taskStorage cancelAllTasks];
    if (batch != NULL) DropboxBatchCancel(batch);
    DropboxRelease(batch);
}

- (BOOL)uploadsInProgress {
    @synchronized(self) {
        return _isInProgress;
    }
}

// MARK: Progress

- (void)advance:(NSArray *)counts {
    DBPerformOnQueue(_uploadData.queue, self, @selector(reportProgress:), counts);
}

- (void)reportProgress:(NSArray *)counts {
    DBBatchUploadData *uploadData;
    @synchronized(self) {
        uploadData = DB_AUTORELEASE(DB_RETAIN(_uploadData));
    }
    // On a concurrent queue, the response block may have run.
    if (uploadData == nil) return;
    int64_t completed = [[counts objectAtIndex:1] longLongValue], total = [[counts objectAtIndex:2] longLongValue];
    uploadData.totalUploadedSoFar = (NSUInteger)completed;
    uploadData.totalUploadSize = (NSUInteger)total;
    uploadData.progressBlock([[counts objectAtIndex:0] longLongValue], completed, total);
}

// MARK: Outcome

- (void)setEntry:(id)entry error:(DBRequestError *)error ofFileAtIndex:(size_t)index {
    if (index >= [_fileUrls count]) return;
    NSURL *url = [_fileUrls objectAtIndex:index];
    if (entry != nil) [_entries setObject:entry forKey:url];
    if (error != nil) [_uploadData.fileUrlsToRequestErrors setObject:error forKey:url];
}

- (void)finishWithError:(DBRequestError *)error {
    @synchronized(self) {
        _batchError = DB_RETAIN(error);
        _isInProgress = NO;
    }
    DBPerformOnQueue(_uploadData.queue, self, @selector(deliver:), nil);
}

/// Calls the response block. The queue retains the upload until then.
- (void)deliver:(id)ignored {
    DBBatchUploadData *uploadData;
    @synchronized(self) {
        // The blocks often refer to the upload.
        uploadData = DB_AUTORELEASE(_uploadData);
        _uploadData = nil;
    }
    NSDictionary *errors = [NSDictionary dictionaryWithDictionary:uploadData.fileUrlsToRequestErrors];
    BOOL hasEntries = [_entries count] > 0 || [_fileUrls count] == 0;
    NSDictionary *entries = hasEntries ? [NSDictionary dictionaryWithDictionary:_entries] : nil;
    if (uploadData.responseBlock != nil) uploadData.responseBlock(entries, nil, _batchError, errors);
    dispatch_group_leave(uploadData.uploadGroup);
}

@end
