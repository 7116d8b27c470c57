#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>
#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>

@implementation DBTasksStorage

- (instancetype)init {
    self = [super init];
    if (self) _tasks = [[NSMutableDictionary alloc] init];
    return self;
}

- (void)dealloc {
    DB_RELEASE(_tasks);
    DB_SUPER_DEALLOC;
}

- (void)cancelAllTasks {
    NSArray *tasks;
    @synchronized(self) {
        tasks = [_tasks allValues];
        [_tasks removeAllObjects];
    }
    for (DBTask *task in tasks) [task cancel];
}

- (BOOL)tasksInProgress {
    @synchronized(self) {
        return [_tasks count] > 0;
    }
}

- (void)addTask:(DBTask *)task {
    if (![task isKindOfClass:[DBTask class]] || task.taskIdentifier == nil) return;
    @synchronized(self) {
        [_tasks setObject:task forKey:task.taskIdentifier];
    }
}

- (void)removeTask:(DBTask *)task {
    if (![task isKindOfClass:[DBTask class]] || task.taskIdentifier == nil) return;
    @synchronized(self) {
        [_tasks removeObjectForKey:task.taskIdentifier];
    }
}

- (void)addUploadTask:(DBUploadTask *)task {
    [self addTask:task];
}

- (void)removeUploadTask:(DBUploadTask *)task {
    [self removeTask:task];
}

- (void)addDownloadUrlTask:(DBDownloadUrlTask *)task {
    [self addTask:task];
}

- (void)removeDownloadUrlTask:(DBDownloadUrlTask *)task {
    [self removeTask:task];
}

- (void)addDownloadDataTask:(DBDownloadDataTask *)task {
    [self addTask:task];
}

- (void)removeDownloadDataTask:(DBDownloadDataTask *)task {
    [self removeTask:task];
}

@end
