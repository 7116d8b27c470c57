#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// A block to call when the user closes the sign-in page.
typedef void (^DBOAuthCancelBlock)(void);

/// The app features that a sign-in needs: pages, messages, and other apps. All methods are called on the main thread.
///
/// The SDK has implementations for apps on iOS and on macOS. Implement it to present the sign-in page in another way.
@protocol DBSharedApplication <NSObject>

/// Shows a message with a button to close it.
- (void)presentErrorMessage:(NSString *)message title:(NSString *)title;

/// Shows a message with buttons.
///
/// - Parameters:
///   - message: The message.
///   - title: The title.
///   - buttonHandlers: The names of the buttons, and the blocks to call.
- (void)presentErrorMessageWithHandlers:(NSString *)message
                                  title:(NSString *)title
                         buttonHandlers:(NSDictionary<NSString *, void (^)(void)> *)buttonHandlers;

/// Opens the Dropbox app with `authURL`, if the platform supports that.
///
/// - Returns: `YES` if the platform supports it. Otherwise, the method has no effect.
- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL;

/// Shows the sign-in page.
///
/// - Parameters:
///   - authURL: The URL of the page.
///   - cancelHandler: A block to call when the user closes the page.
- (void)presentAuthChannel:(NSURL *)authURL cancelHandler:(DBOAuthCancelBlock)cancelHandler;

/// Opens a URL in the app that handles it.
- (void)presentExternalApp:(NSURL *)url;

/// Returns a Boolean value that indicates whether an app handles the URL.
- (BOOL)canPresentExternalApp:(NSURL *)url;

/// Shows a progress indicator while a code is exchanged for a token.
- (void)presentLoading;

/// Removes the progress indicator.
- (void)dismissLoading;

@end

NS_ASSUME_NONNULL_END
