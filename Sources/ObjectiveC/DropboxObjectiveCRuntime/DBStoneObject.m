#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import "DBMethods.h"
#import <objc/runtime.h>
#import <stdlib.h>

/// A field whose value is an object or a collection, so that reading it twice returns the same object.
typedef struct DBField {
    int32_t index;
    void *object;
    struct DBField *next;
} DBField;

/// Releases the objects of fields.
static void DBReleaseFields(DBField *field) {
    while (field != NULL) {
        DBField *next = field->next;
        (void)DB_TRANSFERRED_OBJECT(field->object);
        free(field);
        field = next;
    }
}

@implementation DBStoneObject

+ (DropboxFamily)dropboxFamily {
    return DropboxFamilyOfficial;
}

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddMethod(self, selector) || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithDropboxObject:(DropboxObjectRef)object {
    self = [super init];
    if (self) {
        _object = object;
    } else {
        DropboxRelease(object);
    }
    return self;
}

- (void)dealloc {
    DBReleaseFields(_fields);
    DropboxRelease(_object);
    DB_SUPER_DEALLOC;
}

- (DropboxObjectRef)dropboxObject {
    return (DropboxObjectRef)_object;
}

- (DropboxObjectRef)copyDropboxObject {
    return (DropboxObjectRef)DropboxRetain(_object);
}

// MARK: Fields

- (id)fieldAtIndex:(int32_t)index {
    for (DBField *field = __atomic_load_n(&_fields, __ATOMIC_ACQUIRE); field != NULL; field = field->next) {
        if (field->index == index) return DB_UNRETAINED_OBJECT(field->object);
    }
    return nil;
}

- (id)setField:(id)object atIndex:(int32_t)index {
    DBField *field = malloc(sizeof *field);
    field->index = index;
    field->object = DB_RETAINED_POINTER(object);
    void *first = __atomic_load_n(&_fields, __ATOMIC_ACQUIRE);
    do {
        for (DBField *known = first; known != NULL; known = known->next) {
            if (known->index != index) continue;
            // Another thread read the field at the same time.
            (void)DB_TRANSFERRED_OBJECT(field->object);
            free(field);
            return DB_UNRETAINED_OBJECT(known->object);
        }
        field->next = first;
    } while (!__atomic_compare_exchange_n(&_fields, &first, field, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    return object;
}

- (id)valueOfMember:(int32_t)member selector:(SEL)selector {
    // The lock also protects the fields, because the caller retains the value before the fields are released.
    @synchronized(self) {
        id value = DBGetValue(self, selector, member);
        return DB_AUTORELEASE(DB_RETAIN(value));
    }
}

- (void)replaceDropboxObject:(DropboxObjectRef)object {
    const void *formerObject;
    void *formerFields;
    @synchronized(self) {
        formerObject = _object;
        formerFields = _fields;
        _object = object;
        _fields = NULL;
    }
    DropboxRelease(formerObject);
    DBReleaseFields(formerFields);
}

// MARK: Objects

- (id)copyWithZone:(NSZone *)zone {
    return DB_RETAIN(self);
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[DBStoneObject class]]) return NO;
    DropboxObjectRef own = [self copyDropboxObject], others = [(DBStoneObject *)other copyDropboxObject];
    BOOL isEqual = DropboxObjectIsEqual(own, others);
    DropboxRelease(own);
    DropboxRelease(others);
    return isEqual;
}

- (NSUInteger)hash {
    DropboxObjectRef object = [self copyDropboxObject];
    NSUInteger hash = DropboxObjectGetHash(object);
    DropboxRelease(object);
    return hash;
}

- (NSString *)description {
    DropboxObjectRef object = [self copyDropboxObject];
    NSString *description = DBStringFromCopy(DropboxObjectCopyDescription(object));
    DropboxRelease(object);
    return description ?: @"";
}

- (NSString *)debugDescription {
    return [NSString stringWithFormat:@"<%@: %@>", NSStringFromClass([self class]), [self description]];
}

/// The name of the enum case for the union's member.
- (NSString *)tagName {
    return DBStringFromCopy(DropboxObjectCopyTagName([self dropboxObject])) ?: @"";
}

+ (NSDictionary<NSString *, id> *)serialize:(id)instance {
    if (![instance isKindOfClass:[DBStoneObject class]]) {
        NSLog(@"+[%@ serialize:]: %@ isn't an object of the API", NSStringFromClass(self), [instance class]);
        return nil;
    }
    DropboxObjectRef object = [(DBStoneObject *)instance copyDropboxObject];
    NSDictionary<NSString *, id> *dictionary = DBDictionaryFromObject(object);
    DropboxRelease(object);
    return dictionary;
}

+ (id)deserialize:(NSDictionary<NSString *, id> *)dict {
    DropboxRepresentedType represented;
    BOOL hasType = DBTypeOfClass([self dropboxFamily], self, &represented);
    id object = hasType ? DBObjectFromDictionary([self dropboxFamily], represented.type, dict) : nil;
    return object ?: DB_AUTORELEASE([[self alloc] initWithDropboxObject:NULL]);
}

@end

@implementation DBStoneSerializer

+ (NSDictionary<NSString *, id> *)serialize:(id)instance {
    Class type = [self representedClass];
    if (type != Nil && ![instance isKindOfClass:type]) {
        NSLog(@"+[%@ serialize:]: the object is a %@", NSStringFromClass(self), [instance class]);
        return nil;
    }
    return [type serialize:instance];
}

+ (id)deserialize:(NSDictionary<NSString *, id> *)dict {
    return [[self representedClass] deserialize:dict];
}

/// The class whose objects the serializer converts.
+ (Class)representedClass {
    DropboxRepresentedType represented;
    if (!DBTypeOfClass(DropboxFamilyOfficial, self, &represented)) return Nil;
    return objc_lookUpClass(DropboxTypeGetClassName(DropboxFamilyOfficial, represented.type));
}

@end
