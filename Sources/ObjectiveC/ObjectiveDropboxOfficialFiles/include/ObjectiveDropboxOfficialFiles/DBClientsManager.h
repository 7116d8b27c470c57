#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>
#import <ObjectiveDropboxOfficialFiles/DBTokenMigration.h>
#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>

@class DBTeamClient;
@class DBTransportDefaultConfig;
@class DBUserClient;

NS_ASSUME_NONNULL_BEGIN

/// Signs in users and teams, stores their tokens, and provides their clients.
///
/// Set it up when the program starts. If a user signed in before, `authorizedClient` is available immediately.
/// Otherwise, start a sign-in with `+authorizeFromControllerV2:controller:loadingStatusDelegate:openURL:scopeRequest:`,
/// and pass the URL with which the app is opened to `+handleRedirectURL:completion:`.
///
/// An app with several accounts stores the `uid` of each token, and finds the clients in `authorizedClients`.
///
/// All methods are safe to call from any thread, except those that start a sign-in: call them on the main thread.
@interface DBClientsManager : NSObject

/// The app key of the setup, or `nil` before the setup.
+ (nullable NSString *)appKey;

/// The client of the signed-in user, or `nil` if no user is signed in.
+ (nullable DBUserClient *)authorizedClient;

/// The clients of all signed-in users by the `uid` of their tokens.
+ (NSDictionary<NSString *, DBUserClient *> *)authorizedClients;

/// The client of the signed-in team, or `nil` if no team is signed in.
+ (nullable DBTeamClient *)authorizedTeamClient;

/// The clients of all signed-in teams by the `uid` of their tokens.
+ (NSDictionary<NSString *, DBTeamClient *> *)authorizedTeamClients;

/// Sets `authorizedClient` to the client of a user who signed in before.
///
/// - Parameter tokenUid: The `uid` of the user's token, or `nil` for one of the stored tokens.
/// - Returns: `NO` if no such token is stored. The current client stays then.
+ (BOOL)authorizeClientFromKeychain:(nullable NSString *)tokenUid;

/// Sets `authorizedTeamClient` to the client of a team that signed in before.
///
/// - Parameter tokenUid: The `uid` of the team's token, or `nil` for one of the stored tokens.
/// - Returns: `NO` if no such token is stored. The current client stays then.
+ (BOOL)authorizeTeamClientFromKeychain:(nullable NSString *)tokenUid;

/// Finishes the sign-in of a user, if `url` is its redirect URL. On success, stores the token, and sets
/// `authorizedClient`.
///
/// - Parameters:
///   - url: The URL with which the app was opened.
///   - completion: A block that is called once on the main thread: with the token, with the cancellation, with an
///     error, or with `nil` if `url` isn't the redirect URL of the app.
/// - Returns: `NO` if `url` isn't the redirect URL of the app.
+ (BOOL)handleRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion;

/// Finishes the sign-in of a team, if `url` is its redirect URL. On success, stores the token, and sets
/// `authorizedTeamClient`.
///
/// - Parameters:
///   - url: The URL with which the app was opened.
///   - completion: A block that is called once on the main thread: with the token, with the cancellation, with an
///     error, or with `nil` if `url` isn't the redirect URL of the app.
/// - Returns: `NO` if `url` isn't the redirect URL of the app.
+ (BOOL)handleRedirectURLTeam:(NSURL *)url completion:(DBOAuthCompletion)completion;

/// Signs out of an account: removes its token, stops its clients, and revokes the token in the background.
///
/// - Parameter tokenUid: The `uid` of the account's token.
+ (void)unlinkAndResetClient:(NSString *)tokenUid;

/// Signs out of all accounts: removes all tokens, stops all their clients, and revokes the tokens in the background.
+ (void)unlinkAndResetClients;

/// Removes all clients, but no tokens. The next setup, or `authorizeClientFromKeychain:`, creates clients for the accounts
/// again. Clients that the app still has continue to work.
+ (void)resetClients;

/// Exchanges the OAuth 1 tokens that earlier SDKs stored for tokens of this SDK, so that users don't have to sign in
/// again.
///
/// Call it before the setup, and set up in the block. The exchange is atomic: if the connection fails for one token, no
/// token is stored, and you must try again. Tokens that Dropbox rejects are skipped.
///
/// - Parameters:
///   - responseBlock: A block that receives the result, if there are tokens to exchange.
///   - queue: The queue for the block, or `nil` for the main queue.
///   - appKey: The key of the app to which the tokens belong.
///   - appSecret: The secret of the app.
/// - Returns: `YES` if there are tokens to exchange.
+ (BOOL)checkAndPerformV1TokenMigration:(DBTokenMigrationResponseBlock)responseBlock
                                  queue:(nullable NSOperationQueue *)queue
                                 appKey:(NSString *)appKey
                              appSecret:(NSString *)appSecret;

@end

@class DBOAuthResult;

/// Methods for apps that signed in with an earlier version of the SDK.
@interface DBClientsManager (Earlier)

/// Finishes the sign-in of an old app, whose redirect URL contains a token.
///
/// - Parameter url: The URL with which the app was opened.
/// - Returns: The result, or `nil` if `url` isn't the redirect URL of the app. If the URL contains a code, the result
///   is an error, because only `+handleRedirectURL:completion:` can exchange it for a token.
+ (nullable DBOAuthResult *)handleRedirectURL:(NSURL *)url
    __deprecated_msg("Use handleRedirectURL:completion:, which also handles sign-ins with PKCE.");

/// Finishes the sign-in of an old app by a team, whose redirect URL contains a token.
+ (nullable DBOAuthResult *)handleRedirectURLTeam:(NSURL *)url
    __deprecated_msg("Use handleRedirectURLTeam:completion:, which also handles sign-ins with PKCE.");

@end

NS_ASSUME_NONNULL_END

#import <ObjectiveDropboxOfficialFiles/DBClientsManager+Desktop.h>
#import <ObjectiveDropboxOfficialFiles/DBClientsManager+Mobile.h>
