#import <DropboxDatastoreObjC/DBDatastoreStatus.h>
#import <DropboxDatastoreObjC/DBRole.h>
#import <DropboxDatastoreObjC/DBTable.h>
#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBAccountManager.h>
#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>

@class DBDatastoreManager;

NS_ASSUME_NONNULL_BEGIN

/// The maximum size of a datastore in bytes: 64 MiB. The service had 10 MiB.
extern const NSUInteger DBDatastoreSizeLimit;

/// The maximum size of the changes between two calls of `-[DBDatastore sync:]` in bytes: 2 MiB.
extern const NSUInteger DBDatastoreUnsyncedChangesSizeLimit;

/// The maximum number of records in a datastore: 100,000.
extern const NSUInteger DBDatastoreRecordCountLimit;

/// The size of a datastore without records in bytes.
extern const NSUInteger DBDatastoreBaseSize;

/// The size of the changes between two calls of `-[DBDatastore sync:]` in bytes, without the changes.
extern const NSUInteger DBDatastoreBaseUnsyncedChangesSize;

/// The size of a change in bytes, without its values.
extern const NSUInteger DBDatastoreBaseChangeSize;

/// A small database, whose tables of records are synchronized with other devices.
///
/// Local changes are visible immediately. `sync:` queues them for other devices, and only then applies what was received from
/// those. So between two calls, nothing changes that the app doesn't change. Changes since the last call are lost when the
/// datastore is closed, or the process ends.
@interface DBDatastore : DBSyncObject {
@private
    DBDatastoreManager *_manager;
}

// MARK: IDs

/// Returns whether a datastore can have an ID: 1 to 64 lowercase letters, digits, and `._-`, without a period at the end. An
/// ID with a period at the start is one of a datastore that can be shared.
+ (BOOL)isValidId:(nullable NSString *)datastoreId;

/// Returns whether an ID is one of a datastore that can be shared.
+ (BOOL)isValidShareableId:(nullable NSString *)datastoreId;

// MARK: Opening and closing

/// Opens the datastore `default` of an account. Creates it if it doesn't exist.
+ (nullable DBDatastore *)openDefaultStoreForAccount:(DBAccount *)account error:(DBError *_Nullable *_Nullable)error;

/// Opens the datastore `default` that belongs to no account. Creates it if it doesn't exist.
+ (nullable DBDatastore *)openDefaultLocalStoreForAccountManager:(DBAccountManager *)accountManager
                                                            error:(DBError *_Nullable *_Nullable)error;

/// Closes the datastore, and removes its observers. Changes since the last `sync:` are lost. A second call does nothing.
- (void)close;

/// Whether the datastore and its manager are open.
@property (nonatomic, readonly, getter=isOpen) BOOL open;

/// The ID of the datastore.
@property (nonatomic, readonly) NSString *datastoreId;

/// The manager with which the datastore was opened.
@property (nonatomic, readonly) DBDatastoreManager *manager;

// MARK: Contents

/// Returns the tables that have records, in the order of their IDs.
- (nullable NSArray<DBTable *> *)getTables:(DBError *_Nullable *_Nullable)error;

/// Returns a table. It exists as long as it has records.
///
/// - Returns: The table; `nil` for an invalid ID, for which the method raises `DBErrorIllegalArgument`.
- (nullable DBTable *)getTable:(NSString *)tableId;

/// The title; `nil` if there is none. Setting it is a change like those of records: `sync:` sends it.
@property (nonatomic, copy, nullable) NSString *title;

/// When a device last synced changes, by the clock of that device; `nil` if no device has recorded it.
@property (nonatomic, readonly, nullable) NSDate *mtime;

/// The size in bytes, as `DBDatastoreSizeLimit` counts it.
@property (nonatomic, readonly) NSUInteger size;

/// The number of records in all tables, and one if the title or the modification time is set.
@property (nonatomic, readonly) NSUInteger recordCount;

/// The size of the changes since the last `sync:` in bytes; 0 if there are none.
@property (nonatomic, readonly) NSUInteger unsyncedChangesSize;

// MARK: Syncing

/// Queues the local changes for other devices, and applies what was received from them. It waits for the disk, not for the
/// network.
///
/// - Returns: The records that others changed, by the IDs of their tables. Those that they deleted have `isDeleted`. `nil`
///   if an error occurs; then, the local changes remain.
- (nullable NSDictionary<NSString *, NSSet<DBRecord *> *> *)sync:(DBError *_Nullable *_Nullable)error;

/// The current state of syncing.
@property (nonatomic, readonly) DBDatastoreStatus *status;

/// Adds a block that is called when `status` or the records may have changed.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue. Several changes can be one call.
- (void)addObserver:(id)observer block:(DBObserver)block;

/// Removes all blocks of an observer.
- (void)removeObserver:(id)observer;

// MARK: Roles

/// What the account may do: `DBRoleOwner` for a datastore that isn't shared, or that this device shared. Other devices of the
/// owner don't know who shared it, and have `DBRoleEditor`.
@property (nonatomic, readonly) DBRole effectiveRole;

/// Whether the account may change the datastore.
@property (nonatomic, readonly) BOOL isWritable;

/// Whether the datastore can be shared: its ID starts with a period.
@property (nonatomic, readonly) BOOL isShareable;

/// Returns the role of an account or a group.
///
/// A principal is an email address, or the ID of an account (`dbid:…`) or of a group (`g:…`).
///
/// The method asks the server, and blocks until it responds; don't call it on the main thread. It raises an error if that
/// fails, such as `DBErrorNoConnection`.
/// - Returns: The role; `DBRoleNone` if it has none, or the datastore isn't shared.
- (DBRole)getRoleForPrincipal:(NSString *)principal;

/// Gives an account or a group a role, and invites it if necessary. Shares the datastore if it isn't shared yet.
///
/// The role applies immediately, without `sync:`. The method asks the server, and blocks until it responds; don't call it on
/// the main thread. It raises an error if that fails, such as `DBErrorNoConnection`, and `DBErrorInvalidOperation` for a local
/// datastore. It requires an app with access to all files of the user.
- (void)setRoleForPrincipal:(NSString *)principal to:(DBRole)role;

/// Removes an account or a group. Does nothing if it has no role, or the datastore isn't shared.
///
/// The method asks the server, and blocks until it responds; don't call it on the main thread. It raises an error if that
/// fails, such as `DBErrorNoConnection`.
- (void)deleteRoleForPrincipal:(NSString *)principal;

/// Returns the roles of all members, by their IDs, or by the email addresses of those without an ID. It's empty if the
/// datastore isn't shared.
///
/// The method asks the server, and blocks until it responds; don't call it on the main thread. It raises an error if that
/// fails, such as `DBErrorNoConnection`.
- (NSDictionary<NSString *, NSNumber *> *)listRoles;

@end

NS_ASSUME_NONNULL_END
