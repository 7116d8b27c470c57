// A string that has no UTF-8.
#import <Foundation/Foundation.h>

/// A path with half of a surrogate pair. GNUstep's own strings, to which a copy would belong, raise exceptions for one.
@interface HalfString : NSString
@end

@implementation HalfString

- (id)copyWithZone:(NSZone *)zone {
    return [self retain];
}

- (NSUInteger)length {
    return 3;
}

- (unichar)characterAtIndex:(NSUInteger)index {
    static const unichar characters[] = {'/', 'a', 0xD800};
    return index < 3 ? characters[index] : 0;
}

@end
