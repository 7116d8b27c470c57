#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/DBXObject.h>

@implementation DBXObject

+ (DropboxFamily)dropboxFamily {
    return DropboxFamilySwifty;
}

/// Creates the member of a union without a value. Classes of other types have no such initializer.
- (instancetype)init {
    DropboxRepresentedType represented;
    DropboxObjectRef object = NULL;
    if (DBTypeOfClass(DropboxFamilySwifty, [self class], &represented) && represented.member >= 0) {
        DropboxValue none = {.kind = DropboxKindNull};
        object = DropboxObjectCreateMember(represented.type, represented.member, &none);
    }
    return [self initWithDropboxObject:object];
}

// Members of unions can change. All other objects are immutable.

- (DropboxObjectRef)copyDropboxObject {
    @synchronized(self) {
        return [super copyDropboxObject];
    }
}

- (id)copyWithZone:(NSZone *)zone {
    DropboxObjectRef object = [self copyDropboxObject];
    if (DropboxObjectGetTag(object) >= 0) return [[[self class] allocWithZone:zone] initWithDropboxObject:object];
    DropboxRelease(object);
    return [super copyWithZone:zone];
}

- (NSString *)description {
    return [super description];
}

@end
