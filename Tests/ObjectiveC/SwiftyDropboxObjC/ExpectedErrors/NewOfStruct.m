// A type of the API has an initializer for its fields, so `+new` is unavailable.
// error: 'new' is unavailable
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

DBXFilesDimensions *makeDimensions(void);
DBXFilesDimensions *makeDimensions(void) {
#ifdef EXPECT_ERROR
    return [DBXFilesDimensions new];
#else
    return [[DBXFilesDimensions alloc] initWithHeight:@3 width:@4];
#endif
}
