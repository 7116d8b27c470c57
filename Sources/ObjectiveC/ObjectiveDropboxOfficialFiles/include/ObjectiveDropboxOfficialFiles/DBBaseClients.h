#import <Foundation/Foundation.h>

@protocol DBTransportClient;

NS_ASSUME_NONNULL_BEGIN

/// A client that calls routes on behalf of a user.
///
/// The header with the routes of a namespace adds a property for them, such as `filesRoutes`.
@interface DBUserBaseClient : NSObject {
@private
    id<DBTransportClient> _client;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(id<DBTransportClient>)client;

@end

/// A client that calls routes on behalf of a team.
///
/// The header with the routes of a namespace adds a property for them, such as `teamRoutes`.
@interface DBTeamBaseClient : NSObject {
@private
    id<DBTransportClient> _client;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(id<DBTransportClient>)client;

@end

/// A client that calls routes with the key and secret of an app.
///
/// The header with the routes of a namespace adds a property for them, such as `filesRoutes`.
@interface DBAppBaseClient : NSObject {
@private
    id<DBTransportClient> _client;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(id<DBTransportClient>)client;

@end

NS_ASSUME_NONNULL_END
