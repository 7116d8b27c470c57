#import <DropboxSyncObjC/DBAccountManager.h>

@class DBError;

NS_ASSUME_NONNULL_BEGIN

/// What tests of this package need. Apps don't see it.
@interface DBAccountManager (Private)

/// Creates an account manager with a directory for its accounts and tokens, and with a server such as an emulator.
///
/// - Parameters:
///   - directory: The directory; `nil` for the app's folder and the keychain.
///   - server: The address of the server; `nil` for Dropbox.
- (nullable instancetype)initWithAppKey:(NSString *)key
                                 secret:(nullable NSString *)secret
                              directory:(nullable NSString *)directory
                                 server:(nullable NSString *)server;

/// Links the account of a token that was obtained in another way.
- (nullable DBAccount *)linkWithAccessToken:(NSString *)token
                                     userId:(NSString *)userId
                                      error:(DBError *_Nullable *_Nullable)error;

/// Starts to link an account. Returns the address of the page on which the user authorizes the app.
- (nullable NSURL *)beginLinking:(DBError *_Nullable *_Nullable)error;

@end

NS_ASSUME_NONNULL_END
