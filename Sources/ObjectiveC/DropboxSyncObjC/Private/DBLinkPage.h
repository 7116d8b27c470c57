#import <Foundation/Foundation.h>

@class UIViewController;

NS_ASSUME_NONNULL_BEGIN

/// Shows the page on which a user authorizes the app: in a Safari view controller on iOS, and in the default browser on
/// macOS. Other systems have neither; the log has the address.
///
/// - Returns: The view controller to dismiss; `nil` if there is none.
id _Nullable DBLinkPageShow(NSURL *page, UIViewController *_Nullable controller);

/// Dismisses what `DBLinkPageShow` returned.
void DBLinkPageDismiss(id _Nullable controller);

NS_ASSUME_NONNULL_END
