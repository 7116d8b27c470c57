#import "../Private/DBRequestErrors+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBStoneSerializers.h>
#import <objc/runtime.h>
#import <stdlib.h>

@implementation DBNilObject

- (NSString *)description {
    return @"no result";
}

@end

/// Returns the class of a type, or `Nil`.
static Class<DBSerializable> DBClassOfType(DropboxTypeRef type) {
    return type == NULL ? Nil : (Class<DBSerializable>)objc_lookUpClass(DropboxTypeGetClassName(DropboxFamilyOfficial, type));
}

/// Returns the class of a route's result, or `Nil`.
static Class<DBSerializable> DBClassOfResult(DropboxRouteRef route) {
    return DropboxRouteHasListResult(route) ? (Class<DBSerializable>)[NSArray class] : DBClassOfType(DropboxRouteGetResultType(route));
}

/// Creates the result of a route, which is a list, from its JSON. If that fails, the result is empty.
static id DBListFromJSON(DropboxRouteRef route, id json) {
    NSData *data = nil;
    if ([NSJSONSerialization isValidJSONObject:json]) data = [NSJSONSerialization dataWithJSONObject:json options:0 error:NULL];
    if (data == nil) data = [@"null" dataUsingEncoding:NSUTF8StringEncoding];
    char *problem = NULL;
    DropboxValue result = DropboxRouteCopyResult(route, [data bytes], [data length], &problem);
    id list = DBObjectFromValue(DropboxFamilyOfficial, result);
    if (problem != NULL) {
        NSLog(@"%s/%s: %s", DropboxRouteGetNamespace(route), DropboxRouteGetName(route), problem);
        free(problem);
    }
    return list ?: [NSArray array];
}

static void DBAddAttribute(void *context, const char *name, const char *value) {
    NSMutableDictionary *attributes = DB_UNRETAINED_OBJECT(context);
    [attributes setObject:[NSString stringWithUTF8String:value] forKey:[NSString stringWithUTF8String:name]];
}

@implementation DBRoute

- (instancetype)init:(NSString *)name
                 namespace_:(NSString *)namespace_
                 deprecated:(NSNumber *)deprecated
                 resultType:(Class<DBSerializable>)resultType
                  errorType:(Class<DBSerializable>)errorType
                      attrs:(NSDictionary<NSString *, NSString *> *)attrs
      dataStructSerialBlock:(id (^)(id dataStruct))dataStructSerialBlock
    dataStructDeserialBlock:(id (^)(id dataStruct))dataStructDeserialBlock {
    self = [super init];
    if (self) {
        _dropboxRoute = DropboxRouteNamed(DBRequiredCString(namespace_), DBRequiredCString(name));
        _name = [DBStringOrNil(name) copy];
        _namespace_ = [DBStringOrNil(namespace_) copy];
        _deprecated = DB_RETAIN(DBObjectOfClass(deprecated, [NSNumber class]));
        _resultType = resultType;
        _errorType = errorType;
        _attrs = [DBObjectOfClass(attrs, [NSDictionary class]) copy];
        if (dataStructSerialBlock != nil) _dataStructSerialBlock = (id)DB_COPY_BLOCK(dataStructSerialBlock);
        if (dataStructDeserialBlock != nil) _dataStructDeserialBlock = (id)DB_COPY_BLOCK(dataStructDeserialBlock);
    }
    return self;
}

- (instancetype)initWithDropboxRoute:(DropboxRouteRef)route {
    NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
    DropboxRouteVisitAttributes(route, DB_UNRETAINED_POINTER(attributes), DBAddAttribute);
    id (^deserializeList)(id) = ^id(id json) {
        return DBListFromJSON(route, json);
    };
    if (!DropboxRouteHasListResult(route)) deserializeList = nil;
    // No route has a list as its argument.
    return [self init:[NSString stringWithUTF8String:DropboxRouteGetName(route)]
                     namespace_:[NSString stringWithUTF8String:DropboxRouteGetNamespace(route)]
                     deprecated:[NSNumber numberWithBool:DropboxRouteIsDeprecated(route)]
                     resultType:DBClassOfResult(route)
                      errorType:DBClassOfType(DropboxRouteGetErrorType(route))
                          attrs:attributes
          dataStructSerialBlock:nil
        dataStructDeserialBlock:deserializeList];
}

- (void)dealloc {
    DB_RELEASE(_name);
    DB_RELEASE(_namespace_);
    DB_RELEASE(_deprecated);
    DB_RELEASE(_attrs);
    if (_dataStructSerialBlock != nil) DB_RELEASE_BLOCK(_dataStructSerialBlock);
    if (_dataStructDeserialBlock != nil) DB_RELEASE_BLOCK(_dataStructDeserialBlock);
    DB_SUPER_DEALLOC;
}

- (DropboxRouteRef)dropboxRoute {
    return (DropboxRouteRef)_dropboxRoute;
}

- (NSString *)name {
    return _name;
}

- (NSString *)namespace_ {
    return _namespace_;
}

- (NSNumber *)deprecated {
    return _deprecated;
}

- (Class<DBSerializable>)resultType {
    return (Class<DBSerializable>)_resultType;
}

- (Class<DBSerializable>)errorType {
    return (Class<DBSerializable>)_errorType;
}

- (NSDictionary<NSString *, NSString *> *)attrs {
    return _attrs;
}

- (id (^)(id))dataStructSerialBlock {
    return (id (^)(id))_dataStructSerialBlock;
}

- (id (^)(id))dataStructDeserialBlock {
    return (id (^)(id))_dataStructDeserialBlock;
}

- (DBRouteHost)host {
    NSString *host = [_attrs objectForKey:@"host"] ?: @"api";
    if ([host isEqualToString:@"api"]) return DBRouteHostApi;
    if ([host isEqualToString:@"content"]) return DBRouteHostContent;
    return [host isEqualToString:@"notify"] ? DBRouteHostNotify : DBRouteHostUnknown;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@/%@", _namespace_, _name];
}

@end

// MARK: - Descriptions of routes

static id DBRouteObject(Class self, SEL selector) {
    DropboxRouteRef route = DropboxRouteOfMethod(class_getName(self), sel_getName(selector));
    return route == NULL ? nil : DB_AUTORELEASE([[DBRoute alloc] initWithDropboxRoute:route]);
}

@implementation DBRouteObjects

+ (BOOL)resolveClassMethod:(SEL)selector {
    if (DropboxRouteOfMethod(class_getName(self), sel_getName(selector)) == NULL) {
        return [super resolveClassMethod:selector];
    }
    Class metaclass = object_getClass(self);
#ifdef GNUSTEP
    // clang marks metaclasses with a flag that means "being constructed" to this runtime, which then adds no methods.
    ((unsigned long *)metaclass)[4] &= ~0x10UL;
#endif
    return DBAddImplementation(metaclass, selector, (IMP)DBRouteObject, "@@:");
}

@end
