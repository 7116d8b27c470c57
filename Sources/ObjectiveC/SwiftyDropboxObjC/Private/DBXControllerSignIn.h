#import <SwiftyDropboxObjC/DBXOAuthManager.h>

@protocol DBXLoadingStatusDelegate;

NS_ASSUME_NONNULL_BEGIN

/// Starts a sign-in with the user interface of the Swift SDK.
///
/// @param application The `UIApplication` or `NSApplication`.
/// @param controller The view controller that presents the page.
/// @param usePKCE Whether to use the code flow with PKCE.
void DBXAuthorizeFromController(
    id application, id _Nullable controller, id<DBXLoadingStatusDelegate> _Nullable loadingStatusDelegate,
    void (^openURL)(NSURL *url), BOOL usePKCE, DBXScopeRequest *_Nullable scopeRequest);

NS_ASSUME_NONNULL_END
