// The clients of SwiftyDropbox's `DropboxClientsManager`. The Swift target `SwiftyDropboxBridge` implements these functions.
#pragma once

#include "DropboxTransfers.h"

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

// MARK: Clients

/// The current clients of the manager.
typedef enum {
    DropboxManagedClientUser,
    DropboxManagedClientTeam,
    /// The client with a background session.
    DropboxManagedClientBackground,
} DropboxManagedClient;

/// Returns a current client, or `NULL` if there is none.
DropboxClientRef _Nullable DropboxManagerCopyClient(DropboxManagedClient kind);

/// Replaces a current client. `NULL` removes it.
void DropboxManagerSetClient(DropboxManagedClient kind, DropboxClientRef _Nullable client);

/// Returns whether two references are to the same client.
bool DropboxClientIsSame(DropboxClientRef client, DropboxClientRef other);

/// Calls `visit` with the client of each background session of an app extension.
void DropboxManagerVisitExtensionClients(
    void *_Nullable context, void (*visit)(void *_Nullable context, const char *identifier, DropboxClientRef client));

/// Replaces the clients of the background sessions of app extensions.
void DropboxManagerSetExtensionClients(
    const char *_Nonnull const *_Nullable identifiers, DropboxClientRef _Nonnull const *_Nullable clients, long count);

// MARK: Setup

/// The options of a setup. All members other than the app key may be zero.
typedef struct {
    const char *appKey;
    bool isTeam;
    /// Whether the current client is that of `uid`. Otherwise it is that of any account.
    bool isMultiUser;
    const char *_Nullable uid;
    /// Clients to use instead of those that the manager creates.
    DropboxClientRef _Nullable client;
    DropboxClientRef _Nullable backgroundClient;
    const DropboxSessionOptions *_Nullable session;
    /// Whether to create a client with a background session: `backgroundClient`, or one with `backgroundSession`.
    bool includesBackgroundClient;
    const DropboxSessionOptions *_Nullable backgroundSession;
    /// The store for tokens, or `NULL` for the standard one.
    DropboxTokenStoreRef _Nullable tokenStore;
    /// The manager to use instead of a new one with the app key and the store.
    DropboxOAuthManagerRef _Nullable manager;
} DropboxManagerSetup;

/// Sets up the manager, and replaces an earlier setup.
///
/// - Parameter reconnect: Receives the transfers of the background session on the main queue, if the setup creates one.
///   `context` belongs to it.
/// - Returns: Whether `reconnect` is called.
bool DropboxManagerSetUp(
    const DropboxManagerSetup *setup, void *_Nullable context, DropboxTransfersVisitor _Nullable reconnect);

/// Returns the manager of the current setup, or the one that was set, or `NULL` before that.
DropboxOAuthManagerRef _Nullable DropboxManagerCopyOAuthManager(void);
/// Replaces the manager for sign-ins.
void DropboxManagerSetOAuthManager(DropboxOAuthManagerRef manager);

// MARK: Accounts

/// Makes the client of an account the current one.
///
/// - Returns: Whether `reconnect` is called with the transfers, because `kind` is that of background clients and the account
///   is signed in.
bool DropboxManagerReauthorize(
    DropboxManagedClient kind, const char *uid, void *_Nullable context, DropboxTransfersVisitor _Nullable reconnect);

/// The options with which a sign-in is finished. All members may be zero.
typedef struct {
    bool isTeam;
    DropboxClientRef _Nullable client;
    const DropboxSessionOptions *_Nullable session;
    bool includesBackgroundClient;
    DropboxClientRef _Nullable backgroundClient;
    const DropboxSessionOptions *_Nullable backgroundSession;
} DropboxManagerRedirectOptions;

/// Finishes a sign-in with a redirect URL. Calls `completion` on the main queue, with `NULL` if the URL isn't a redirect of
/// the app. Returns `false` in that case.
bool DropboxManagerHandleRedirect(
    const char *url, const DropboxManagerRedirectOptions *options, void *_Nullable context,
    DropboxCompletionFunction completion);

/// Signs out of all accounts.
void DropboxManagerUnlink(void);

/// Removes all clients, but no tokens.
void DropboxManagerReset(void);

// MARK: Background sessions

/// The background session of an app extension: its identifiers, its configuration, or its client.
typedef struct {
    const char *_Nullable identifier;
    const char *_Nullable sharedContainerIdentifier;
    const DropboxSessionOptions *_Nullable session;
    DropboxClientRef _Nullable client;
} DropboxExtensionSession;

/// Handles the events of a background session.
///
/// - Parameters:
///   - identifier: The identifier of the session.
///   - uid: The account of the session in an app with several users, or `NULL`.
///   - completion: Called on the main queue after all events were handled.
///   - reconnect: Receives the transfers of the session on the main queue, if it's known. `context` belongs to it.
/// - Returns: Whether `reconnect` is called.
bool DropboxManagerHandleEvents(
    const char *identifier, const char *_Nullable uid, const DropboxExtensionSession *_Nullable extensions, long count,
    DropboxClosure completion, void *_Nullable context, DropboxTransfersVisitor reconnect);

// MARK: Sign-in with the user interface of the platform

/// The user interface that presents a sign-in.
typedef struct {
    /// The `UIApplication` or `NSApplication`, and the view controller or `NULL`.
    const void *application;
    const void *_Nullable controller;
    /// Show and hide the app's progress indicator, or `NULL` for that of the SDK. The sign-in takes over the context.
    void *_Nullable loadingContext;
    void (*_Nullable showLoading)(void *_Nullable context);
    void (*_Nullable dismissLoading)(void *_Nullable context);
    void (*_Nullable releaseLoading)(void *_Nullable context);
    /// Opens a URL in another app. The sign-in takes over the context.
    void *openURLContext;
    void (*openURL)(void *context, const char *url);
    void (*releaseOpenURL)(void *context);
    /// Whether to use the code flow with PKCE. Otherwise `scopes` and so on have no effect.
    bool usePKCE;
    /// The requested scopes, separated by spaces, or `NULL` for all scopes of the app.
    const char *_Nullable scopes;
    bool isTeamScope;
    bool includeGrantedScopes;
} DropboxControllerSignIn;

/// Starts a sign-in with the user interface of the SDK. Only iOS and macOS have one. Call it on the main thread.
void DropboxManagerAuthorizeFromController(const DropboxControllerSignIn *signIn);

// MARK: Log

/// Receives messages of the log with their levels: 0 for errors, 1 for events, and 2 for details.
typedef struct {
    void *_Nullable context;
    void (*_Nullable log)(void *_Nullable context, long level, const char *message);
    void (*_Nullable release)(void *_Nullable context);
} DropboxLogFunction;

/// Replaces the function that receives messages, and takes it over. Without a function, messages are discarded.
void DropboxManagerSetLog(DropboxLogFunction function);

/// Writes a message to the log.
void DropboxManagerLog(long level, const char *message);

/// Returns the level of messages about background sessions.
long DropboxManagerGetBackgroundSessionLogLevel(void);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
