#import <CDropboxBridge.h>
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

NS_ASSUME_NONNULL_END
