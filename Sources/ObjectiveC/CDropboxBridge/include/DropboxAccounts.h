// Clients, access tokens, sign-in, and accounts.
//
// Strings are UTF-8. Arguments are borrowed: a function copies what it needs. A function with `Create` or `Copy` in its
// name returns an object to release with `DropboxRelease`, or a string to release with `free`. Structures that a
// callback receives are valid until it returns. All functions can be called from any thread.
#pragma once

#include <stdbool.h>

#include "DropboxCalls.h"

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// Releases a string that was allocated with `malloc`, for Swift.
void DropboxFreeString(char *_Nullable string);

/// Returns the version of the SDK.
char *DropboxCopyVersion(void);

/// A function with its context, such as a block. Its receiver calls `release` once, after the last call.
typedef struct {
    void *_Nullable context;
    void (*_Nullable call)(void *_Nullable context);
    void (*_Nullable release)(void *_Nullable context);
} DropboxClosure;

// MARK: Tokens

/// An access token.
typedef struct {
    const char *accessToken;
    /// The account or the team of the token.
    const char *uid;
    /// The token that requests the next access token, or `NULL` if the access token doesn't expire.
    const char *_Nullable refreshToken;
    /// The expiration in seconds since 1970, or 0 if the access token doesn't expire.
    double expiration;
} DropboxToken;

/// Receives a token of a store. The token is valid only during the call.
typedef void (*DropboxTokenVisitor)(void *_Nullable context, const DropboxToken *token);

// MARK: Token stores

/// A store of access tokens.
typedef const struct DropboxOpaqueTokenStore *DropboxTokenStoreRef;

/// A token store in another language. All functions can be called from any thread.
typedef struct {
    void *context;
    /// Releases the context.
    void (*release)(void *context);
    /// Gives items of old versions their present form. Called when a manager is created.
    void (*migrate)(void *context);
    /// Stores a token as JSON. Returns `false` if the store failed.
    bool (*store)(void *context, const char *uid, const void *bytes, size_t length);
    /// Calls `visit` with each account that has a token.
    void (*visitAccounts)(void *context, void *visitor, void (*visit)(void *visitor, const char *uid));
    /// Calls `visit` with the token of an account, if there is one.
    void (*visitToken)(void *context, const char *uid, void *_Nullable visitor, DropboxTokenVisitor visit);
    /// Remove the token of an account, or all tokens. Return `false` if the store failed.
    bool (*remove)(void *context, const char *uid);
    bool (*removeAll)(void *context);
} DropboxTokenStoreCallbacks;

/// Creates the standard store of the platform.
DropboxTokenStoreRef DropboxTokenStoreCreate(void);

/// Creates a store that calls `callbacks`. It takes over the context.
DropboxTokenStoreRef DropboxTokenStoreCreateWithCallbacks(const DropboxTokenStoreCallbacks *callbacks);

// The store of the following functions is the standard one of the process if it is `NULL`.

/// Calls `visit` with the stored token of an account, if there is one.
void DropboxTokenStoreVisit(
    DropboxTokenStoreRef _Nullable store, const char *uid, void *_Nullable context, DropboxTokenVisitor visit);

/// Calls `visit` with all stored tokens in the order of their accounts.
void DropboxTokenStoreVisitAll(
    DropboxTokenStoreRef _Nullable store, void *_Nullable context, DropboxTokenVisitor visit);

/// Stores a token. Returns `false` if the store failed.
bool DropboxTokenStoreAdd(DropboxTokenStoreRef _Nullable store, const DropboxToken *token);

/// Stores a token as JSON. Returns `false` if it isn't a token of this account, or the store failed.
bool DropboxTokenStoreAddData(DropboxTokenStoreRef store, const char *uid, const void *bytes, size_t length);

/// Removes the token of an account. Returns `false` if the store failed.
bool DropboxTokenStoreRemove(DropboxTokenStoreRef _Nullable store, const char *uid);

/// Removes all tokens. Returns `false` if the store failed.
bool DropboxTokenStoreRemoveAll(DropboxTokenStoreRef _Nullable store);

/// Gives items of old versions their present form.
void DropboxTokenStoreMigrate(DropboxTokenStoreRef store);

// MARK: Sign-in results

/// The kinds of results of a sign-in.
typedef enum {
    DropboxOAuthResultSuccess,
    DropboxOAuthResultError,
    DropboxOAuthResultCancel,
} DropboxOAuthResultKind;

/// The result of a sign-in, or of the refresh of a token.
typedef struct {
    DropboxOAuthResultKind kind;
    /// The token, if `kind` is `DropboxOAuthResultSuccess`.
    const DropboxToken *_Nullable token;
    /// The code of an error (`invalid_grant`), and its message.
    const char *_Nullable error;
    const char *_Nullable errorDescription;
} DropboxOAuthResultValue;

/// Receives a result, or `NULL` if there was nothing to do. Called exactly once, so it may release its context.
typedef void (*DropboxCompletionFunction)(void *_Nullable context, const DropboxOAuthResultValue *_Nullable result);

/// Calls `completion` with `NULL` on the main queue.
void DropboxCompleteOnMainQueue(void *_Nullable context, DropboxCompletionFunction completion);

// MARK: Token providers

/// A source of access tokens.
typedef const struct DropboxOpaqueTokenProvider *DropboxTokenProviderRef;

/// A completion that a provider in another language calls exactly once. The call releases it.
typedef const struct DropboxOpaqueTokenCompletion *DropboxTokenCompletionRef;

/// A token provider in another language.
typedef struct {
    void *context;
    /// Releases the context.
    void (*release)(void *context);
    /// Returns the current token, allocated with `malloc`.
    char *_Nullable (*_Nonnull copyAccessToken)(void *context);
    /// Refreshes the token if necessary, and passes the result to `DropboxTokenCompletionCall`.
    void (*refresh)(void *context, DropboxTokenCompletionRef completion);
} DropboxTokenProviderCallbacks;

/// Creates a provider of a token that doesn't change.
DropboxTokenProviderRef DropboxTokenProviderCreate(const char *accessToken);

/// Creates a provider that calls `callbacks`. It takes over the context.
DropboxTokenProviderRef DropboxTokenProviderCreateWithCallbacks(const DropboxTokenProviderCallbacks *callbacks);

/// Calls a completion with a result, or with `NULL` if the current token is still valid. Releases the completion.
void DropboxTokenCompletionCall(DropboxTokenCompletionRef completion, const DropboxOAuthResultValue *_Nullable result);

/// Returns the current token of a provider. It's empty if there is none, or the account was unlinked.
char *DropboxTokenProviderCopyAccessToken(DropboxTokenProviderRef provider);

/// Refreshes the token of a provider if necessary. Calls `completion` on any thread.
void DropboxTokenProviderRefresh(
    DropboxTokenProviderRef provider, void *_Nullable context, DropboxCompletionFunction completion);

// MARK: Clients

/// The configuration of a session.
typedef struct {
    /// The number of seconds without progress after which a request fails, and the number after which it fails anyway.
    double timeoutForRequest;
    double timeoutForResource;
    bool allowsCellularAccess;
    bool allowsExpensiveNetworkAccess;
    bool allowsConstrainedNetworkAccess;
    long maximumConnectionsPerHost;
    /// The identifier of a background session, or `NULL` for another session.
    const char *_Nullable backgroundIdentifier;
    const char *_Nullable sharedContainerIdentifier;
} DropboxSessionOptions;

/// Returns the standard configuration of sessions, or of those for requests that wait for a change.
DropboxSessionOptions DropboxSessionOptionsStandard(bool isLongpoll);

/// What moves complete downloads to their destinations.
typedef struct {
    void *context;
    /// Releases the context.
    void (*release)(void *context);
    /// Moves a file. Returns `NULL`, or why it failed, allocated with `malloc`. Called on any thread.
    char *_Nullable (*_Nonnull moveFile)(void *context, const char *source, const char *destination, bool overwrite);
} DropboxFilesAccessCallbacks;

/// What answers the authentication challenges of servers. Only Apple platforms have them.
typedef struct {
    void *context;
    /// Releases the context.
    void (*release)(void *context);
    /// Returns the disposition of an `NSURLAuthenticationChallenge`, which is borrowed, and sets a retained
    /// `NSURLCredential`. Called on any thread.
    long (*handle)(void *context, const void *challenge, const void *_Nullable *_Nonnull credential);
} DropboxChallengeCallbacks;

/// The configuration of clients. All members may be zero.
typedef struct {
    const char *_Nullable appKey;
    const char *_Nullable appSecret;
    /// The servers: a name, a name with a port, or a URL with a scheme. `NULL` for the servers of Dropbox.
    const char *_Nullable apiHost;
    const char *_Nullable contentHost;
    const char *_Nullable downloadContentHost;
    const char *_Nullable notifyHost;
    /// The prefix of the `User-Agent` header.
    const char *_Nullable userAgent;
    /// The team member on whose behalf requests are sent.
    const char *_Nullable asMemberId;
    /// The root of paths as JSON.
    const char *_Nullable pathRoot;
    /// The names and values of additional headers, alternating. The last element is `NULL`.
    const char *_Nullable const *_Nullable additionalHeaders;
    /// Whether all requests end with the process.
    bool forceForegroundSession;
    /// The identifier of the session for uploads and downloads of files that continue when the process ends. Clients of
    /// different accounts have different sessions, so the account is added to the identifier.
    const char *_Nullable backgroundSessionIdentifier;
    /// The account of the client, if it is known.
    const char *_Nullable accountID;
    /// The container that an app extension shares with its app.
    const char *_Nullable sharedContainerIdentifier;
    /// The sessions, or `NULL` for the standard ones.
    const DropboxSessionOptions *_Nullable session;
    const DropboxSessionOptions *_Nullable longpollSession;
    /// The client takes over the contexts.
    const DropboxFilesAccessCallbacks *_Nullable filesAccess;
    const DropboxChallengeCallbacks *_Nullable challengeHandler;
} DropboxClientOptions;

/// Creates a client.
///
/// - Parameter provider: The provider of tokens. If it is `NULL`, the client authenticates with the key and the secret
///   of the app. Without these, all its requests fail.
DropboxClientRef DropboxClientCreate(DropboxTokenProviderRef _Nullable provider, const DropboxClientOptions *options);

/// Creates a client for another team member or another root of paths (as JSON), which shares everything else with
/// `client`. `NULL` keeps the member or the root.
DropboxClientRef DropboxClientCreateWithContext(
    DropboxClientRef client, const char *_Nullable asMemberId, const char *_Nullable pathRoot);

/// Changes the team member and the root of paths (as JSON) of a client's later requests. `NULL` means none.
void DropboxClientSetContext(
    DropboxClientRef client, const char *_Nullable asMemberId, const char *_Nullable pathRoot);

/// Cancels all requests of a client. Its later requests fail.
void DropboxClientShutDown(DropboxClientRef client);

/// Returns the token provider of a client, or `NULL` if it authenticates as an app.
DropboxTokenProviderRef _Nullable DropboxClientCopyTokenProvider(DropboxClientRef client);

/// Replaces the token provider of a client. It applies to later requests.
void DropboxClientSetTokenProvider(DropboxClientRef client, DropboxTokenProviderRef _Nullable provider);

// MARK: Sign-in

/// Signs users and teams in, and refreshes their tokens.
typedef const struct DropboxOpaqueOAuthManager *DropboxOAuthManagerRef;

/// The sign-in page that an app shows.
typedef const struct DropboxOpaqueSignInPage *DropboxSignInPageRef;

/// Reports that the user has closed the page.
void DropboxSignInPageCancel(DropboxSignInPageRef page);

/// Handles a URL that the page is about to open, if it's the redirect URL. Returns whether it is. Call it on the main
/// thread.
bool DropboxSignInPageIntercept(DropboxSignInPageRef page, const char *url);

/// The settings of a manager.
typedef struct {
    const char *appKey;
    /// The host of the sign-in page, or `NULL` for that of Dropbox.
    const char *_Nullable host;
    /// The host that issues tokens, or `NULL` for that of Dropbox.
    const char *_Nullable apiHost;
    /// The URL to which the page redirects the user, or `NULL` for `db-<app key>://2/token`.
    const char *_Nullable redirectURL;
    const char *_Nullable userAgent;
    /// The store for tokens, or `NULL` for the standard one of the process.
    DropboxTokenStoreRef _Nullable tokenStore;
    /// Closes the sign-in page after the redirect, on the main thread. The manager takes it over.
    DropboxClosure closePage;
} DropboxOAuthManagerOptions;

/// Creates a manager.
DropboxOAuthManagerRef DropboxOAuthManagerCreate(const DropboxOAuthManagerOptions *options);

/// Returns whether two references are to the same manager.
bool DropboxOAuthManagerIsSame(DropboxOAuthManagerRef manager, DropboxOAuthManagerRef other);

/// Returns the token store of a manager.
DropboxTokenStoreRef DropboxOAuthManagerCopyTokenStore(DropboxOAuthManagerRef manager);

/// Returns the identifier of the language of the sign-in page, or `NULL`.
char *_Nullable DropboxOAuthManagerCopyLocale(DropboxOAuthManagerRef manager);

/// An app that presents pages, messages, and other apps. All functions are called on the main thread.
typedef struct {
    void *context;
    /// Releases the context.
    void (*release)(void *context);
    void (*presentErrorMessage)(void *context, const char *message, const char *title);
    bool (*presentPlatformSpecificAuth)(void *context, const char *url);
    /// `page` is borrowed. Retain it, and call its functions while the page is visible.
    void (*presentAuthChannel)(void *context, const char *url, DropboxSignInPageRef page);
    void (*presentExternalApp)(void *context, const char *url);
    bool (*canPresentExternalApp)(void *context, const char *url);
    void (*presentLoading)(void *context);
    void (*dismissLoading)(void *context);
} DropboxApplicationCallbacks;

/// The options of a sign-in.
typedef struct {
    /// Whether to request a code, and a token that can be refreshed.
    bool usePKCE;
    /// The requested scopes, separated by spaces, or `NULL` for all scopes of the app.
    const char *_Nullable scopes;
    bool isTeamScope;
    bool includeGrantedScopes;
    bool disableSignup;
    bool forceReauthentication;
    /// The identifier of the language of the page, or `NULL` for that of the browser.
    const char *_Nullable locale;
} DropboxSignInOptions;

/// Starts a sign-in: opens the Dropbox app or the sign-in page. It takes over the context of `application`. On another
/// thread than the main thread, it starts the sign-in later.
void DropboxOAuthManagerAuthorize(
    DropboxOAuthManagerRef manager, const DropboxApplicationCallbacks *application,
    const DropboxSignInOptions *options);

/// Finishes a sign-in with a redirect URL. Calls `completion` on the main queue, with `NULL` if the URL isn't a
/// redirect of the app. Returns `false` in that case.
bool DropboxOAuthManagerHandleRedirect(
    DropboxOAuthManagerRef manager, const char *url, void *_Nullable context, DropboxCompletionFunction completion);

/// Finishes a sign-in with a redirect URL that contains a token, and calls `completion` before it returns.
bool DropboxOAuthManagerHandleTokenRedirect(
    DropboxOAuthManagerRef manager, const char *url, void *_Nullable context, DropboxCompletionFunction completion);

/// Requests a new access token, and stores it.
///
/// - Parameters:
///   - scopes: The scopes of the new token, separated by spaces. If it is empty, the scopes don't change.
///   - onMainQueue: Whether to call `completion` on the main queue. Otherwise it's called on any thread.
void DropboxOAuthManagerRefresh(
    DropboxOAuthManagerRef manager, const DropboxToken *token, const char *scopes, bool onMainQueue,
    void *_Nullable context, DropboxCompletionFunction completion);

/// Returns a provider of an account's tokens. It refreshes them if the token has a refresh token.
DropboxTokenProviderRef DropboxOAuthManagerCreateTokenProvider(
    DropboxOAuthManagerRef manager, const DropboxToken *token);

// MARK: Accounts

/// Receives an account and its client, which is borrowed.
typedef void (*DropboxAccountVisitor)(
    void *_Nullable context, const char *_Nullable uid, DropboxClientRef client);

/// Sets up the accounts of the process: all stored tokens become accounts of users or of teams, and the first one the
/// current account. A later call replaces the setup.
void DropboxAccountsSetUp(DropboxOAuthManagerRef manager, bool isTeam, const DropboxClientOptions *options);

/// Adds an account that has signed in, and makes it the current one. Has no effect before the setup.
void DropboxAccountsAdd(const DropboxToken *token, bool isTeam);

/// Makes a stored account the current one, or for `NULL`, the first one. Returns `false` if it isn't stored.
bool DropboxAccountsSelect(const char *_Nullable uid, bool isTeam);

/// Calls `visit` with the current account, if there is one.
void DropboxAccountsVisitCurrent(bool isTeam, void *_Nullable context, DropboxAccountVisitor visit);

/// Calls `visit` with all accounts of users or of teams.
void DropboxAccountsVisit(bool isTeam, void *_Nullable context, DropboxAccountVisitor visit);

/// Signs an account out: removes the token, stops the clients, and revokes the token. If the account was the current one, the
/// next one is.
void DropboxAccountsUnlink(const char *uid);

/// Signs all accounts out.
void DropboxAccountsUnlinkAll(void);

/// Removes all accounts and their clients, but no tokens.
void DropboxAccountsReset(void);

// MARK: Tokens of OAuth 1

/// Receives the result of a migration on the main queue. `tokens` has four strings for each token that was not
/// exchanged: account, token, secret, and app key, which may be empty.
typedef void (*DropboxMigrationCompletion)(
    void *_Nullable context, bool shouldRetry, bool invalidAppKeyOrSecret,
    const char *_Nullable const *_Nonnull tokens, long count);

/// Exchanges the OAuth 1 tokens that earlier SDKs stored. Returns `false`, and doesn't call `completion`, if there are
/// none.
bool DropboxMigrateOAuth1Tokens(
    const DropboxClientOptions *options, void *_Nullable context, DropboxMigrationCompletion completion);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
