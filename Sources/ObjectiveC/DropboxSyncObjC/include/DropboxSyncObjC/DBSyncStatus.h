#import <DropboxSyncObjC/DBError.h>

NS_ASSUME_NONNULL_BEGIN

/// The status of one kind of background activity of a filesystem.
@interface DBSyncOperationStatus : NSObject {
@private
    BOOL _inProgress;
    DBError *_error;
}

/// Whether the activity is in progress, or waits to be retried.
@property (nonatomic, readonly) BOOL inProgress;

/// The error of the latest attempt; `nil` if it didn't fail.
@property (nonatomic, readonly, nullable) DBError *error;

@end

/// A snapshot of the background activity of a filesystem.
@interface DBSyncStatus : NSObject {
@private
    BOOL _active;
    DBSyncOperationStatus *_metadata;
    DBSyncOperationStatus *_download;
    DBSyncOperationStatus *_upload;
}

/// Whether changes are being processed or waited for.
///
/// It's `YES` until the first sync is complete. After that, it's `YES` while something needs to be downloaded or
/// uploaded, a file is open, a path is observed, or the filesystem was used a moment ago.
@property (nonatomic, readonly) BOOL active;

/// The status of remote changes of files and folders. They are in progress while they are processed, not while the
/// filesystem waits for them.
@property (nonatomic, readonly) DBSyncOperationStatus *metadata;

/// The status of downloads of contents into the cache.
@property (nonatomic, readonly) DBSyncOperationStatus *download;

/// The status of changes that are sent to the server: contents, new folders, deletions, and moves.
@property (nonatomic, readonly) DBSyncOperationStatus *upload;

/// Whether anything is in progress.
@property (nonatomic, readonly) BOOL anyInProgress;

/// The first of `metadata`, `download`, and `upload` that has an error; `nil` if none failed.
@property (nonatomic, readonly, nullable) DBSyncOperationStatus *anyError;

@end

NS_ASSUME_NONNULL_END
