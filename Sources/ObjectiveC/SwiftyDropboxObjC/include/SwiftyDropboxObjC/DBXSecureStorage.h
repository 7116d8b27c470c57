#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBXDropboxAccessToken;

NS_ASSUME_NONNULL_BEGIN

/// A store for access tokens.
@protocol DBXSecureStorageAccess

/// Gives items of old versions the present protection, once.
- (void)checkAccessibilityMigrationOneTime;

/// Stores the data of a user's access token. Returns whether that worked.
///
/// The data is JSON with `accessToken`, `uid`, and for a token that expires, `refreshToken` and `tokenExpirationTimestamp`:
/// the arguments of the token's initializer.
- (BOOL)setAccessTokenDataFor:(NSString *)userId data:(NSData *)data;

/// Returns the identifiers of all users with a token.
- (NSArray<NSString *> *)getAllUserIds;

/// Returns the access token of a user, or `nil` if there is none.
- (nullable DBXDropboxAccessToken *)getDropboxAccessTokenFor:(NSString *)key;

/// Removes the access token of a user. Returns whether that worked.
- (BOOL)deleteInfoFor:(NSString *)key;

/// Removes all access tokens. Returns whether that worked.
- (BOOL)deleteInfoForAllKeys;

@end

/// A store for access tokens in the keychain.
@interface DBXSecureStorageAccessImpl : NSObject <DBXSecureStorageAccess> {
@private
    const void *_storage;
}

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The store that the SDK uses if the app doesn't pass another one.
@interface DBXSecureStorageAccessDefaultImpl : DBXSecureStorageAccessImpl

/// Creates a store in the app's part of the keychain.
- (instancetype)init;

/// Creates a store in the app's part of the keychain.
+ (instancetype)new;

@end

NS_ASSUME_NONNULL_END
