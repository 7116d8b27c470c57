#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>

#if __APPLE__ || __has_include(<dispatch/dispatch.h>)
#import <dispatch/dispatch.h>
#else
extern dispatch_group_t dispatch_group_create(void);
extern void dispatch_release(dispatch_group_t group);
#endif

@implementation DBBatchUploadData

- (instancetype)initWithFileCommitInfo:(NSDictionary<NSURL *, DBFILESCommitInfo *> *)fileUrlsToCommitInfo
                         progressBlock:(DBProgressBlock)progressBlock
                         responseBlock:(DBBatchUploadResponseBlock)responseBlock
                                 queue:(NSOperationQueue *)queue {
    self = [super init];
    if (self) {
        _queue = DB_RETAIN(queue);
        _pollingQueue = [[NSOperationQueue alloc] init];
        _uploadGroup = dispatch_group_create();
        // The upload reports what isn't a dictionary.
        BOOL isDictionary = [fileUrlsToCommitInfo isKindOfClass:[NSDictionary class]];
        _fileUrlsToCommitInfo = isDictionary ? [fileUrlsToCommitInfo copy] : DB_RETAIN(fileUrlsToCommitInfo);
        _fileUrlsToRequestErrors = [[NSMutableDictionary alloc] init];
        _finishArgs = [[NSMutableArray alloc] init];
        if (progressBlock != nil) _progressBlock = DB_COPY_BLOCK(progressBlock);
        if (responseBlock != nil) _responseBlock = DB_COPY_BLOCK(responseBlock);
        _taskStorage = [[DBTasksStorage alloc] init];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_queue);
    DB_RELEASE(_pollingQueue);
#if !__has_feature(objc_arc)
    dispatch_release(_uploadGroup);
#endif
    DB_RELEASE(_fileUrlsToCommitInfo);
    DB_RELEASE(_fileUrlsToRequestErrors);
    DB_RELEASE(_finishArgs);
    if (_progressBlock != nil) DB_RELEASE_BLOCK(_progressBlock);
    if (_responseBlock != nil) DB_RELEASE_BLOCK(_responseBlock);
    DB_RELEASE(_taskStorage);
    DB_SUPER_DEALLOC;
}

// MARK: Files and blocks

- (NSOperationQueue *)queue {
    return _queue;
}

- (NSOperationQueue *)pollingQueue {
    return _pollingQueue;
}

- (dispatch_group_t)uploadGroup {
    return _uploadGroup;
}

- (NSDictionary<NSURL *, DBFILESCommitInfo *> *)fileUrlsToCommitInfo {
    return _fileUrlsToCommitInfo;
}

- (NSMutableDictionary<NSURL *, DBRequestError *> *)fileUrlsToRequestErrors {
    return _fileUrlsToRequestErrors;
}

- (DBProgressBlock)progressBlock {
    return _progressBlock;
}

- (DBBatchUploadResponseBlock)responseBlock {
    return _responseBlock;
}

// MARK: State

- (NSMutableArray<DBFILESUploadSessionFinishArg *> *)finishArgs {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_finishArgs));
    }
}

- (void)setFinishArgs:(NSMutableArray<DBFILESUploadSessionFinishArg *> *)finishArgs {
    @synchronized(self) {
        DB_REPLACE(_finishArgs, finishArgs);
    }
}

- (NSUInteger)totalUploadSize {
    @synchronized(self) {
        return _totalUploadSize;
    }
}

- (void)setTotalUploadSize:(NSUInteger)totalUploadSize {
    @synchronized(self) {
        _totalUploadSize = totalUploadSize;
    }
}

- (NSUInteger)totalUploadedSoFar {
    @synchronized(self) {
        return _totalUploadedSoFar;
    }
}

- (void)setTotalUploadedSoFar:(NSUInteger)totalUploadedSoFar {
    @synchronized(self) {
        _totalUploadedSoFar = totalUploadedSoFar;
    }
}

- (BOOL)cancel {
    @synchronized(self) {
        return _cancel;
    }
}

- (void)setCancel:(BOOL)cancel {
    @synchronized(self) {
        _cancel = cancel;
    }
}

- (DBTasksStorage *)taskStorage {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_taskStorage));
    }
}

- (void)setTaskStorage:(DBTasksStorage *)taskStorage {
    @synchronized(self) {
        DB_REPLACE(_taskStorage, taskStorage);
    }
}

@end
