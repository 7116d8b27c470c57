#import <Foundation/Foundation.h>

@protocol DBTransportClient;

NS_ASSUME_NONNULL_BEGIN

/// What the clients of users, teams, and apps have in common. Apps use its subclasses.
@interface DBBaseClient : NSObject {
@private
    id<DBTransportClient> _client;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(id<DBTransportClient>)client;

@end

/// A client that calls routes on behalf of a user.
///
/// The header with the routes of a namespace adds a property for them, such as `filesRoutes`.
@interface DBUserBaseClient : DBBaseClient
@end

/// A client that calls routes on behalf of a team.
///
/// The header with the routes of a namespace adds a property for them, such as `teamRoutes`.
@interface DBTeamBaseClient : DBBaseClient
@end

/// A client that calls routes with the key and secret of an app.
///
/// The header with the routes of a namespace adds a property for them, such as `filesRoutes`.
@interface DBAppBaseClient : DBBaseClient
@end

NS_ASSUME_NONNULL_END
