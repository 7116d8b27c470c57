#import <DropboxDatastoreObjC/DBRole.h>
#import <DropboxSyncObjC/DBSyncObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A snapshot of what is known of a datastore, whether it's open or not.
@interface DBDatastoreInfo : DBSyncObject

/// The ID of the datastore.
@property (nonatomic, readonly) NSString *datastoreId;

/// The title; `nil` if none is set.
@property (nonatomic, readonly, nullable) NSString *title;

/// When a device last synced changes, by the clock of that device; `nil` if no device has recorded it.
@property (nonatomic, readonly, nullable) NSDate *mtime;

/// What the account may do with the datastore. See `-[DBDatastore effectiveRole]`.
@property (nonatomic, readonly) DBRole role;

/// Whether the datastore can be shared: its ID starts with a period.
@property (nonatomic, readonly) BOOL isShareable;

/// Whether the account may change the datastore.
@property (nonatomic, readonly) BOOL isWritable;

@end

NS_ASSUME_NONNULL_END
