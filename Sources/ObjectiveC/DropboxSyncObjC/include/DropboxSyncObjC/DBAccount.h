#import <DropboxSyncObjC/DBAccountInfo.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A user who has linked this app. Account managers return accounts; an account has one instance per manager.
@interface DBAccount : DBSyncObject

/// The ID of the user, which you can use as a key for the user's data.
@property (nonatomic, readonly) NSString *userId;

/// Whether the account is linked. The user can also unlink it on Dropbox's website, which an open filesystem notices.
@property (nonatomic, readonly, getter=isLinked) BOOL linked;

/// The names of the user; `nil` until they are fetched, which happens in the background. Observers are notified.
@property (nonatomic, readonly, nullable) DBAccountInfo *info;

/// Unlinks the account: shuts down its filesystem, and deletes its token and its cache.
///
/// Changes that weren't uploaded are lost. The token is revoked in the background; without a connection, it's only
/// deleted on this device.
- (void)unlink;

/// Adds a block that is called when `linked` or `info` changes.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue.
- (void)addObserver:(id)observer block:(DBObserver)block;

/// Removes all blocks of an observer.
- (void)removeObserver:(id)observer;

@end

NS_ASSUME_NONNULL_END
