#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>

@class UIViewController;

NS_ASSUME_NONNULL_BEGIN

/// Links users to an app, and remembers them across restarts. An app creates one manager when it starts.
@interface DBAccountManager : DBSyncObject {
@private
    id _accounts;
    id _page;
}

/// Sets the app's shared account manager.
+ (void)setSharedManager:(nullable DBAccountManager *)sharedManager;

/// The app's shared account manager; `nil` until the app sets it.
+ (nullable DBAccountManager *)sharedManager;

/// The account that was linked most recently; `nil` if no account is linked.
@property (nonatomic, readonly, nullable) DBAccount *linkedAccount;

/// The linked accounts, in the order in which they were linked; `nil` if no account is linked.
@property (nonatomic, readonly, nullable) NSArray<DBAccount *> *linkedAccounts;

/// Creates an account manager for an app.
///
/// The manager reads the linked accounts from the app's folder for application support, and their tokens from the
/// keychain.
/// - Parameters:
///   - key: The app key from the App Console.
///   - secret: The app secret. If it's `nil`, accounts are linked without one, which is safer for apps that users
///     install.
/// - Returns: The manager; `nil` if the accounts or tokens can't be read. The log has the reason.
- (nullable id)initWithAppKey:(NSString *)key secret:(nullable NSString *)secret;

/// Starts to link an account: shows the page on which the user signs in and authorizes the app.
///
/// The page redirects to `db-<app key>://2/token`. Register this scheme in the app's `Info.plist` and the address in the
/// App Console, and pass the address to `handleOpenURL:`. On macOS, the page opens in the default browser.
/// - Parameter rootController: The topmost view controller, which presents the page. macOS ignores it.
- (void)linkFromController:(nullable UIViewController *)rootController;

/// Finishes linking with the address that the app was opened with.
///
/// The method blocks while it exchanges the address for a token.
/// - Returns: The account; `nil` if the user declined, or if linking failed. The log has the reason of a failure.
- (nullable DBAccount *)handleOpenURL:(NSURL *)url;

/// Adds a block that is called with each account that is linked or unlinked, by this app or on Dropbox's website.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue.
- (void)addObserver:(id)observer block:(DBAccountManagerObserver)block;

/// Removes all blocks of an observer.
- (void)removeObserver:(id)observer;

@end

NS_ASSUME_NONNULL_END
