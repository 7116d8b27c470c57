#import <DropboxDatastoreObjC/DBDatastore.h>
#import <DropboxDatastoreObjC/DBDatastoreInfo.h>
#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBAccountManager.h>
#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>

NS_ASSUME_NONNULL_BEGIN

/// Lists, creates, opens, and deletes the datastores of an account, or those that belong to no account.
///
/// A manager exchanges changes with other devices in the background until it's shut down. The files of the datastore `notes`
/// are in the folder `/Datastores/notes` of the user's Dropbox.
@interface DBDatastoreManager : DBSyncObject {
@private
    id _owner;
}

// MARK: Managers

/// Returns the manager of a linked account.
///
/// The method waits for the disk. It returns the same instance until that is shut down or the account is unlinked, which
/// deletes the account's datastores from this device.
/// - Returns: The manager; `nil` if the account isn't linked, or its datastores can't be opened. The log has the reason.
+ (nullable DBDatastoreManager *)managerForAccount:(DBAccount *)account;

/// Returns the manager of the datastores that belong to no account, and stay on this device.
///
/// - Returns: The manager, which is the same instance until that is shut down; `nil` if the datastores can't be opened. The
///   log has the reason.
+ (nullable DBDatastoreManager *)localManagerForAccountManager:(DBAccountManager *)accountManager;

/// Sets the app's shared manager.
+ (void)setSharedManager:(nullable DBDatastoreManager *)sharedManager;

/// The app's shared manager; `nil` until the app sets it.
+ (nullable DBDatastoreManager *)sharedManager;

/// Moves all local datastores to an account. Each of them is merged with the one that the account has.
///
/// All local datastores must be closed. This manager is shut down, and has no datastores afterwards. If the account has had
/// a manager, that must be shut down, and all of its changes must be sent.
/// - Returns: The manager of the account; `nil` if an error occurs.
- (nullable DBDatastoreManager *)migrateToAccount:(DBAccount *)account error:(DBError *_Nullable *_Nullable)error;

// MARK: Opening datastores

/// Opens the datastore `default`. Creates it if it doesn't exist.
- (nullable DBDatastore *)openDefaultDatastore:(DBError *_Nullable *_Nullable)error;

/// Opens an existing datastore. It can't be opened a second time before it's closed.
///
/// If others share the datastore with the account, and this device doesn't know it yet, the account joins it first. This
/// sends requests, and blocks until the server responds.
/// - Returns: The datastore; `nil` with the error `DBErrorNotFound` if this device knows none with the ID. A device knows
///   the datastores of the account after the first check for changes: add an observer.
- (nullable DBDatastore *)openDatastore:(NSString *)datastoreId error:(DBError *_Nullable *_Nullable)error;

/// Opens a datastore. Creates it if it doesn't exist, also without a connection: it's merged with one of the same ID later.
///
/// - Parameters:
///   - datastoreId: An ID that `+[DBDatastore isValidId:]` accepts. One that others may share requires a connection, like
///     `openDatastore:error:`.
///   - error: The error if the method returns `nil`.
- (nullable DBDatastore *)openOrCreateDatastore:(NSString *)datastoreId error:(DBError *_Nullable *_Nullable)error;

/// Creates and opens a datastore with a new ID, with which it can be shared. It's sent to Dropbox when it's shared.
- (nullable DBDatastore *)createDatastore:(DBError *_Nullable *_Nullable)error;

// MARK: Listing and removing datastores

/// Returns what is known of each datastore, in the order of their IDs.
- (nullable NSArray<DBDatastoreInfo *> *)listDatastores:(DBError *_Nullable *_Nullable)error;

/// Returns what is known of each datastore, by its ID.
- (nullable NSDictionary<NSString *, DBDatastoreInfo *> *)listDatastoreInfo:(DBError *_Nullable *_Nullable)error;

/// Deletes a datastore on all devices: deletes its records, and marks it as deleted. It must be closed.
///
/// Changes that a device makes without knowing this reappear if the datastore is created again with the same ID. A device
/// that has the datastore open creates it again with the first change that it makes after a `sync:` has applied the deletion.
/// - Returns: `NO` if an error occurs, such as `DBErrorNotFound` if this device knows no datastore with the ID.
- (BOOL)deleteDatastore:(NSString *)datastoreId error:(DBError *_Nullable *_Nullable)error;

/// Removes a datastore from this device, with all changes that weren't sent. It must be closed. The next sync downloads it
/// again.
///
/// - Returns: `NO` if an error occurs, such as `DBErrorInvalidOperation` for a local datastore.
- (BOOL)uncacheDatastore:(NSString *)datastoreId error:(DBError *_Nullable *_Nullable)error;

// MARK: Observers

/// Adds a block that is called when a datastore is added or removed, or what is known of one may have changed.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue. Several changes can be one call.
- (void)addObserver:(id)observer block:(DBObserver)block;

/// Removes all blocks of an observer.
- (void)removeObserver:(id)observer;

// MARK: Shutting down

/// Stops syncing, and closes all datastores. Their changes since the last `-[DBDatastore sync:]` are lost.
///
/// Changes that were synced and not uploaded are uploaded when the account has a manager again. Don't use this instance and
/// its datastores any longer.
- (void)shutDown;

/// Whether the manager is shut down, by `shutDown` or because the account was unlinked.
@property (nonatomic, readonly, getter=isShutDown) BOOL shutDown;

@end

NS_ASSUME_NONNULL_END
