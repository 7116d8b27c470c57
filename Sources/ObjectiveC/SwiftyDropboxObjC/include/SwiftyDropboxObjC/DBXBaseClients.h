#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBXDropboxTransportClient;

NS_ASSUME_NONNULL_BEGIN

/// A client that calls routes on behalf of a user.
///
/// The header with the routes of a namespace adds a property for them, such as `files`. An app can set the property to
/// other routes, for example in tests.
@interface DBXDropboxBase : NSObject {
@private
    DBXDropboxTransportClient *_client;
    NSMutableDictionary<NSString *, id> *_routes;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithClient:(DBXDropboxTransportClient *)client;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// A client that calls routes on behalf of a team.
///
/// The header with the routes of a namespace adds a property for them, such as `team`. An app can set the property to
/// other routes, for example in tests.
@interface DBXDropboxTeamBase : NSObject {
@private
    DBXDropboxTransportClient *_client;
    NSMutableDictionary<NSString *, id> *_routes;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithClient:(DBXDropboxTransportClient *)client;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// A client that calls routes with the key and secret of an app.
///
/// The header with the routes of a namespace adds a property for them, such as `files`. An app can set the property to
/// other routes, for example in tests.
@interface DBXDropboxAppBase : NSObject {
@private
    DBXDropboxTransportClient *_client;
    NSMutableDictionary<NSString *, id> *_routes;
}

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithClient:(DBXDropboxTransportClient *)client;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
