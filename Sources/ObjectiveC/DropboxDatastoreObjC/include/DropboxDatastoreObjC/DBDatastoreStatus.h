#import <DropboxSyncObjC/DBError.h>

NS_ASSUME_NONNULL_BEGIN

/// A snapshot of the state of syncing.
@interface DBDatastoreStatus : NSObject {
@private
    BOOL _connected;
    BOOL _downloading;
    BOOL _uploading;
    BOOL _incoming;
    BOOL _outgoing;
    DBError *_uploadError;
    DBError *_downloadError;
}

/// Whether changes of other devices are waited for, and local ones can be sent.
@property (nonatomic, readonly) BOOL connected;

/// Whether changes of others must be downloaded. It's `YES` from the start until the first check was successful.
@property (nonatomic, readonly) BOOL downloading;

/// Whether synced changes must be uploaded. It's `NO` for a datastore of `-[DBDatastoreManager createDatastore:]` until it's
/// shared.
@property (nonatomic, readonly) BOOL uploading;

/// Whether there are changes of others that the next `-[DBDatastore sync:]` applies.
@property (nonatomic, readonly) BOOL incoming;

/// Whether there are local changes since the last `-[DBDatastore sync:]`.
@property (nonatomic, readonly) BOOL outgoing;

/// Whether the datastore must be closed and removed from the cache. It's always `NO`: nothing leads to such a state.
@property (nonatomic, readonly) BOOL needsReset;

/// The error that prevents a necessary upload; `nil` if there is none.
@property (nonatomic, readonly, nullable) DBError *uploadError;

/// The error that prevents downloads; `nil` if there is none.
@property (nonatomic, readonly, nullable) DBError *downloadError;

/// `downloadError`, or else `uploadError`. The status of a closed datastore has the error `DBErrorClosed`.
@property (nonatomic, readonly, nullable) DBError *anyError;

@end

NS_ASSUME_NONNULL_END
