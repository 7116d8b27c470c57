#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>

#if TARGET_OS_OSX

@class NSViewController;
@class NSWorkspace;
@protocol DBLoadingStatusDelegate;

NS_ASSUME_NONNULL_BEGIN

/// The user interface of the sign-in on macOS. `DBClientsManager` creates an instance. Use it on the main thread.
@interface DBDesktopSharedApplication : NSObject <DBSharedApplication>

/// A delegate that shows a progress indicator during the exchange of a code for a token. If it's `nil`, a spinner is
/// shown.
@property (nonatomic, weak, nullable) id<DBLoadingStatusDelegate> loadingStatusDelegate;

/// The user interface of the current sign-in, or `nil` before the first sign-in.
+ (nullable DBDesktopSharedApplication *)desktopSharedApplication;

/// Replaces the user interface of the current sign-in.
+ (void)setDesktopSharedApplication:(DBDesktopSharedApplication *)desktopSharedApplication;

/// Creates the user interface of a sign-in.
///
/// - Parameters:
///   - sharedWorkspace: The workspace.
///   - controller: The view controller that shows the spinner, a weak reference.
///   - openURL: Opens a URL in another app.
- (instancetype)initWithSharedApplication:(NSWorkspace *)sharedWorkspace
                               controller:(NSViewController *)controller
                                  openURL:(void (^_Nonnull)(NSURL *))openURL;

@end

NS_ASSUME_NONNULL_END

#endif
