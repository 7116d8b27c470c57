#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>

NS_ASSUME_NONNULL_BEGIN

/// Sets the functions with which the bridge calls an app. They retain the app until the bridge releases their
/// context.
void DBSetApplicationCallbacks(DropboxApplicationCallbacks *callbacks, id<DBSharedApplication> application);

NS_ASSUME_NONNULL_END
