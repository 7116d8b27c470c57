#import <CDropboxBridge.h>
#import <SwiftyDropboxObjC/DBXBackgroundSessions.h>
#import <SwiftyDropboxObjC/DBXTransportClient.h>

NS_ASSUME_NONNULL_BEGIN

@interface DBXNetworkSessionConfiguration ()

/// The configuration for the bridge, whose strings are valid as long as this object.
- (DropboxSessionOptions)dropboxOptions;

@end

@interface DBXBaseHosts ()

/// Sets the servers of a client.
- (void)applyTo:(DropboxClientOptions *)options;

@end

@interface DBXDefaultBackgroundExtensionSessionCreationInfo ()
- (void)applyTo:(DropboxExtensionSession *)session;
@end

@interface DBXCustomBackgroundExtensionSessionCreationInfo ()
- (void)applyTo:(DropboxExtensionSession *)session options:(DropboxSessionOptions *)options;
@end

@interface DBXBackgroundExtensionSessionCreationInfo ()

/// The session for the bridge. It is valid as long as this object, and `options`, which receives its configuration.
- (DropboxExtensionSession)dropboxSessionWithOptions:(DropboxSessionOptions *)options;

@end

NS_ASSUME_NONNULL_END
