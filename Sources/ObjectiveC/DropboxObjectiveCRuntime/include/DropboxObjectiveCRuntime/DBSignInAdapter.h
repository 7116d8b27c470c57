// The user interface of a sign-in. Apps don't need it.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>

NS_ASSUME_NONNULL_BEGIN

/// What the protocols of both families require of an app.
@protocol DBSignInApplication
/// Shows an error to the user.
- (void)presentErrorMessage:(NSString *)message title:(NSString *)title;
/// Signs in with another app. Returns `NO` if that isn't possible.
- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL;
/// Opens a URL with another app.
- (void)presentExternalApp:(NSURL *)url;
/// Returns whether an app can open a URL.
- (BOOL)canPresentExternalApp:(NSURL *)url;
/// Shows a progress indicator.
- (void)presentLoading;
/// Hides the progress indicator.
- (void)dismissLoading;
@end

/// An app, and the sign-in page that it shows. A family has a subclass, because the methods that show the page differ.
@interface DBSignInAdapter : NSObject {
@private
    id<DBSignInApplication> _application;
    DropboxSignInPageRef _page;
}

/// Creates an adapter for an object that has the methods of `DBSignInApplication`.
- (instancetype)initWithApplication:(id)application;

/// Returns the object that the initializer received.
- (id)application;

/// Shows the sign-in page. For subclasses.
- (void)presentPage:(NSURL *)url;

/// Handles a URL that the page is about to open, if it's the redirect URL. Returns whether it is.
- (BOOL)interceptURL:(NSURL *)url;

/// Ends the sign-in, because the user has closed the page.
- (void)cancel;

/// Sets the functions with which the bridge calls the app. They retain the adapter until the bridge releases their
/// context.
- (void)setCallbacks:(DropboxApplicationCallbacks *)callbacks;

@end

NS_ASSUME_NONNULL_END
