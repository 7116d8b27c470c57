#import <DropboxSyncObjC/DBFileStatus.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

_Static_assert((int)DBFileStateDownloading == (int)DropboxSyncFileStateDownloading, "the states have the same numbers");
_Static_assert((int)DBFileStateUploading == (int)DropboxSyncFileStateUploading, "the states have the same numbers");
_Static_assert((int)DBFileStateIdle == (int)DropboxSyncFileStateIdle, "the states have the same numbers");

@implementation DBFileStatus

- (instancetype)initWithStatus:(DropboxSyncFileStatus)status {
    self = [super init];
    DBError *error = DBSyncErrorForReference(status.error);
    if (self != nil) {
        _cached = status.isCached ? YES : NO;
        _state = (DBFileState)status.state;
        _progress = status.progress;
        _error = DB_RETAIN(error);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_error);
    DB_SUPER_DEALLOC;
}

- (BOOL)cached {
    return _cached;
}

- (DBFileState)state {
    return _state;
}

- (float)progress {
    return _progress;
}

- (DBError *)error {
    return _error;
}

@end
