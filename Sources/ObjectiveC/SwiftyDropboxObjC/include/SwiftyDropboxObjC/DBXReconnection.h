#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@protocol DBXRequest;

NS_ASSUME_NONNULL_BEGIN

/// The reason why a request of a background session couldn't be found again.
@interface DBXReconnectionHelperError : NSObject {
@private
    NSString *_errorMessage;
    NSString *_taskDescription;
}

/// The reason, for a log.
@property (nonatomic, readonly, copy) NSString *errorMessage;

/// What the session stored about the request.
@property (nonatomic, readonly, copy, nullable) NSString *taskDescription;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// A request of a background session, found again after a relaunch of the app, or the reason why it couldn't be found.
@interface DBXReconnectionResult : NSObject {
@private
    id<DBXRequest> _request;
    DBXReconnectionHelperError *_error;
}

/// The request. Cast it to its class, and set its completion handler.
@property (nonatomic, readonly, nullable) id<DBXRequest> request;

/// The reason why the request couldn't be found.
@property (nonatomic, readonly, nullable) DBXReconnectionHelperError *error;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
