#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The superclass of the classes that represent an object of the Swift modules DropboxSync and DropboxDatastore.
///
/// Apps don't create subclasses.
@interface DBSyncObject : NSObject {
@private
    void *_reference;
}

/// Unavailable: use the initializers of the subclasses, or the methods that return their instances.
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
