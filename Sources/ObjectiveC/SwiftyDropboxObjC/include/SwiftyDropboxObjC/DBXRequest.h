#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// A call of a route. It starts when it gets a completion handler, or when it is released. On the main queue, it starts with
/// the queue's next turn at the latest.
@protocol DBXRequest

/// The string that the app stored with the request, for a request that a background session found again.
@property (nonatomic, readonly, copy) NSString *_Nullable clientPersistedString;

/// The ID of the transfer in a background session, or `nil` for a request that isn't persisted.
///
/// It's the same in each process that delivers the outcome, and no other transfer has it. If the process exits while a block
/// for the outcome runs, the next process delivers the outcome again: record the ID with the work of the block, and ignore an
/// outcome whose ID is recorded. The ID is known when the outcome is delivered, and from the start for a request that a background
/// session found again.
@property (nonatomic, readonly, copy) NSString *_Nullable backgroundTransferID;

/// The time before which a background session doesn't start the request.
@property (nonatomic, readonly, copy) NSDate *_Nullable earliestBeginDate API_AVAILABLE(ios(13.0), macos(10.13));

/// Stores a string with the request, which is available after the app was relaunched. Call it before the request starts.
/// Returns the request.
- (instancetype)persistingStringWithString:(nullable NSString *)string;

/// Sets the time before which a background session doesn't start the request. Call it before the request starts. Returns the
/// request.
- (instancetype)settingEarliestBeginDateWithDate:(nullable NSDate *)date API_AVAILABLE(ios(13.0), macos(10.13));

/// Cancels the request. Its completion handler receives an error.
- (void)cancel;

@end

/// The superclass of all requests. Routes create them.
///
/// A subclass declares the methods that set its completion handler. This class answers them for all subclasses.
@interface DBXBaseRequest : NSObject <DBXRequest> {
@private
    const void *_call;
    id _response;
    id _client;
}

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The superclass of the requests that transfer content.
@interface DBXTransferRequest : DBXBaseRequest

/// Sets the block that is called repeatedly during the transfer, on the main queue. Returns the request.
- (instancetype)progress:(void (^_Nonnull)(NSProgress *progress))progressHandler;

@end

NS_ASSUME_NONNULL_END
