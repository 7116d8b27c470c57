#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>
#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>

#if TARGET_OS_IOS

NS_ASSUME_NONNULL_BEGIN

/// The manager of apps on iOS. It closes the sign-in page after the redirect.
@interface DBOAuthMobileManager : DBOAuthManager
@end

NS_ASSUME_NONNULL_END

#endif
