#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The superclass of all classes with the routes of a namespace.
///
/// A subclass only declares its methods. This class answers their selectors at run time, from the description of the
/// API.
@interface DBXBaseRoutes : NSObject {
@private
    const void *_client;
}

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
