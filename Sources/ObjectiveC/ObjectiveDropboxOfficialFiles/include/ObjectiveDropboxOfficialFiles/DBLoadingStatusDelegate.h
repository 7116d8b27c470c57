#import <Foundation/Foundation.h>

/// A delegate that shows the app's own progress indicator while a code is exchanged for a token.
@protocol DBLoadingStatusDelegate <NSObject>

/// Called on the main thread when the exchange starts.
- (void)showLoading;

/// Called on the main thread when the exchange has finished.
- (void)dismissLoading;

@end
