#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>

#if TARGET_OS_IOS || TARGET_OS_OSX

NS_ASSUME_NONNULL_BEGIN

/// The names of the buttons of messages.
extern NSString *const DBCancelButton;
extern NSString *const DBRetryButton;
extern NSString *const DBCloseButton;

/// Calls a block if a network is available. Otherwise, shows a message with buttons to retry and to cancel.
void DBWhenOnline(id<DBSharedApplication> application, DBOAuthCancelBlock cancelHandler, void (^body)(void));

NS_ASSUME_NONNULL_END

#endif
