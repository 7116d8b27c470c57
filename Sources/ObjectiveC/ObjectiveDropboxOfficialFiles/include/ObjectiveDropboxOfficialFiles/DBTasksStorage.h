#import <Foundation/Foundation.h>

@class DBDownloadDataTask;
@class DBDownloadUrlTask;
@class DBUploadTask;

/// Keeps uploads and downloads, to cancel them together.
///
/// A storage retains the tasks that it contains. Remove a task in its response block. All methods can be called from any
/// thread.
@interface DBTasksStorage : NSObject {
@private
    NSMutableDictionary *_tasks;
}

/// Cancels all tasks, and removes them.
- (void)cancelAllTasks;

/// Adds an upload.
- (void)addUploadTask:(DBUploadTask *)task;

/// Removes an upload without canceling it. Has no effect if the storage doesn't contain it.
- (void)removeUploadTask:(DBUploadTask *)task;

/// Adds a download to a file.
- (void)addDownloadUrlTask:(DBDownloadUrlTask *)task;

/// Removes a download to a file without canceling it. Has no effect if the storage doesn't contain it.
- (void)removeDownloadUrlTask:(DBDownloadUrlTask *)task;

/// Adds a download to memory.
- (void)addDownloadDataTask:(DBDownloadDataTask *)task;

/// Removes a download to memory without canceling it. Has no effect if the storage doesn't contain it.
- (void)removeDownloadDataTask:(DBDownloadDataTask *)task;

/// Whether the storage contains a task.
- (BOOL)tasksInProgress;

@end
