#import <DropboxDatastoreObjC/DBDatastoreStatus.h>

#import "Private/DBDatastoreBridge.h"

@implementation DBDatastoreStatus

- (instancetype)initWithStatus:(DropboxDatastoreStatus)status {
    self = [super init];
    DBError *error = DBSyncErrorForReference(status.error);
    if (self != nil) {
        _connected = status.isConnected ? YES : NO;
        _downloading = status.isDownloading ? YES : NO;
        _uploading = status.isUploading ? YES : NO;
        _incoming = status.hasIncomingChanges ? YES : NO;
        _outgoing = status.hasOutgoingChanges ? YES : NO;
        _downloadError = DB_RETAIN(error);
        _uploadError = status.isUploading ? DB_RETAIN(error) : nil;
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_uploadError);
    DB_RELEASE(_downloadError);
    DB_SUPER_DEALLOC;
}

- (BOOL)connected {
    return _connected;
}

- (BOOL)downloading {
    return _downloading;
}

- (BOOL)uploading {
    return _uploading;
}

- (BOOL)incoming {
    return _incoming;
}

- (BOOL)outgoing {
    return _outgoing;
}

- (BOOL)needsReset {
    return NO;
}

- (DBError *)uploadError {
    return _uploadError;
}

- (DBError *)downloadError {
    return _downloadError;
}

- (DBError *)anyError {
    return _downloadError != nil ? _downloadError : _uploadError;
}

@end
