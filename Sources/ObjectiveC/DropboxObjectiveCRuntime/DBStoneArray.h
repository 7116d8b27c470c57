#import <CDropboxBridge.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// A list of the API, whose elements become objects when they are first read.
@interface DBStoneArray : NSArray {
@private
    const void *_list;
    NSUInteger _count;
    // The family of the elements' classes.
    DropboxFamily _family;
    // Retained objects by index, or NULL. Written once, atomically.
    void **_objects;
}

/// Creates an array that takes over a reference.
- (instancetype)initWithDropboxList:(DropboxListRef)list family:(DropboxFamily)family;

@end

NS_ASSUME_NONNULL_END
