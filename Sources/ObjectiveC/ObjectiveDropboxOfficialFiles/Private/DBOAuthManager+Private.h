#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/DBScopeRequest.h>

@class DBTransportDefaultConfig;

NS_ASSUME_NONNULL_BEGIN

@interface DBOAuthManager (Private)

/// The manager of the bridge. It's valid as long as this object.
- (DropboxOAuthManagerRef)dropboxManager;

/// Creates a manager with the servers of a configuration.
- (instancetype)initWithTransportConfig:(DBTransportDefaultConfig *)transportConfig;

/// Finishes a sign-in with a redirect URL that contains a token, and calls the block before it returns.
- (BOOL)handleTokenRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion;

@end

@interface DBScopeRequest (Private)

/// The scopes separated by spaces, or `nil` for all scopes of the app.
- (nullable NSString *)scopeString;
- (BOOL)isTeamScope;
- (BOOL)includeGrantedScopes;

@end

/// Returns the code of OAuth for an error.
NSString *DBOAuthErrorCode(DBOAuthErrorType errorType);

/// A provider of the bridge as an object.
@interface DBBridgeTokenProvider : NSObject <DBAccessTokenProvider> {
@private
    DropboxTokenProviderRef _provider;
}

/// Creates an object that takes over a reference.
- (instancetype)initWithProvider:(DropboxTokenProviderRef)provider;

- (DropboxTokenProviderRef)dropboxProvider;

@end

/// Returns a provider of the app, or `nil` if the object isn't one.
id<DBAccessTokenProvider> _Nullable DBUsableTokenProvider(id _Nullable provider);

/// Returns the provider of the bridge for an object of the app, or `NULL` for `nil`. Release it with `DropboxRelease`.
DropboxTokenProviderRef _Nullable DBCreateTokenProvider(id<DBAccessTokenProvider> _Nullable provider);

/// Returns the object of the app for a provider of the bridge. Takes over the reference.
id<DBAccessTokenProvider> _Nullable DBTokenProviderByTaking(DropboxTokenProviderRef _Nullable provider);

NS_ASSUME_NONNULL_END
