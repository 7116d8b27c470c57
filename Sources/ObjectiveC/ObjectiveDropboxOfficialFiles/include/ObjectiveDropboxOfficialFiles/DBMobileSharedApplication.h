#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>

#if TARGET_OS_IOS

@class UIApplication;
@class UIViewController;
@protocol DBLoadingStatusDelegate;

NS_ASSUME_NONNULL_BEGIN

/// The user interface of the sign-in on iOS. `DBClientsManager` creates an instance.
///
/// It doesn't use API that is unavailable in app extensions. Use it on the main thread.
@interface DBMobileSharedApplication : NSObject <DBSharedApplication>

/// A delegate that shows a progress indicator during the exchange of a code for a token. If it's `nil`, a spinner is
/// shown.
@property (nonatomic, weak, nullable) id<DBLoadingStatusDelegate> loadingStatusDelegate;

/// The user interface of the current sign-in, or `nil` before the first sign-in.
+ (nullable DBMobileSharedApplication *)mobileSharedApplication;

/// Replaces the user interface of the current sign-in.
+ (void)setMobileSharedApplication:(DBMobileSharedApplication *)mobileSharedApplication;

/// Creates the user interface of a sign-in.
///
/// - Parameters:
///   - sharedApplication: The app.
///   - controller: The view controller that presents the page, a weak reference.
///   - openURL: Opens a URL in another app.
- (instancetype)initWithSharedApplication:(UIApplication *)sharedApplication
                               controller:(UIViewController *)controller
                                  openURL:(void (^_Nonnull)(NSURL *))openURL;

/// Closes the sign-in page.
- (void)dismissAuthController;

@end

NS_ASSUME_NONNULL_END

#endif
