#import <DropboxSyncObjC/DBSyncStatus.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBSyncOperationStatus

- (instancetype)initWithOperationStatus:(DropboxSyncOperationStatus)status {
    self = [super init];
    DBError *error = DBSyncErrorForReference(status.error);
    if (self != nil) {
        _inProgress = status.isInProgress ? YES : NO;
        _error = DB_RETAIN(error);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_error);
    DB_SUPER_DEALLOC;
}

- (BOOL)inProgress {
    return _inProgress;
}

- (DBError *)error {
    return _error;
}

@end

@implementation DBSyncStatus

- (instancetype)initWithStatus:(DropboxSyncStatus)status {
    self = [super init];
    if (self != nil) {
        _active = status.isActive ? YES : NO;
        _metadata = [[DBSyncOperationStatus alloc] initWithOperationStatus:status.metadata];
        _download = [[DBSyncOperationStatus alloc] initWithOperationStatus:status.download];
        _upload = [[DBSyncOperationStatus alloc] initWithOperationStatus:status.upload];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_metadata);
    DB_RELEASE(_download);
    DB_RELEASE(_upload);
    DB_SUPER_DEALLOC;
}

- (BOOL)active {
    return _active;
}

- (DBSyncOperationStatus *)metadata {
    return _metadata;
}

- (DBSyncOperationStatus *)download {
    return _download;
}

- (DBSyncOperationStatus *)upload {
    return _upload;
}

- (BOOL)anyInProgress {
    return [_metadata inProgress] || [_download inProgress] || [_upload inProgress];
}

- (DBSyncOperationStatus *)anyError {
    if ([_metadata error] != nil) return _metadata;
    if ([_download error] != nil) return _download;
    return [_upload error] == nil ? nil : _upload;
}

@end
