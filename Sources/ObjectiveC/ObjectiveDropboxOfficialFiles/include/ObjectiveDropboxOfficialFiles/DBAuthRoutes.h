#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@protocol DBTransportClient;

NS_ASSUME_NONNULL_BEGIN

/// The superclass of all classes with the routes of a namespace.
///
/// A subclass only declares its methods. This class answers their selectors at run time, from the description of the API.
@interface DBAuthRoutes : NSObject {
@private
    id<DBTransportClient> _client;
}

/// The transport client that sends the requests.
@property (nonatomic, readonly) id<DBTransportClient> client;

/// Creates an object that sends requests with a transport client.
- (instancetype)init:(id<DBTransportClient>)client;

@end

/// The superclass of all classes with the descriptors of the routes of a namespace.
///
/// A subclass only declares its class methods. This class answers their selectors at run time.
@interface DBRouteObjects : NSObject
@end

NS_ASSUME_NONNULL_END
