// An object that is of no class that an SDK expects, and that can't be copied.
#import <Foundation/Foundation.h>

@interface PlainObject : NSObject
@end

@implementation PlainObject
@end
