#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>

#if TARGET_OS_IOS

#import <SafariServices/SafariServices.h>

NS_ASSUME_NONNULL_BEGIN

/// The sign-in page on iOS.
@interface DBMobileSafariViewController : SFSafariViewController <SFSafariViewControllerDelegate>

/// Creates a page.
///
/// - Parameters:
///   - url: The URL of the page.
///   - cancelHandler: A block that is called when the user closes the page.
- (instancetype)initWithUrl:(NSURL *)url cancelHandler:(DBOAuthCancelBlock)cancelHandler;

@end

NS_ASSUME_NONNULL_END

#endif
