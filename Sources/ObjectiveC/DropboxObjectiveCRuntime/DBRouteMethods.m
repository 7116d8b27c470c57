#import <DropboxObjectiveCRuntime/DBRouteMethods.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <objc/runtime.h>

// The methods of routes. One function for each number of arguments answers all selectors: it finds the route and the
// meaning of its arguments by the selector, and passes them to the object.

id DBRouteArgument(const DBRouteArguments *arguments, int32_t kind) {
    for (int32_t index = 0; index < arguments->method.count; index++) {
        if (arguments->method.arguments[index] == kind) return DB_UNRETAINED_OBJECT(arguments->values[index]);
    }
    return nil;
}

BOOL DBRouteOverwrites(const DBRouteArguments *arguments) {
    for (int32_t index = 0; index < arguments->method.count; index++) {
        // Only the lowest byte of a Boolean argument is defined.
        if (arguments->method.arguments[index] == DropboxArgumentOverwrite) {
            return ((uintptr_t)arguments->values[index] & 0xFF) != 0;
        }
    }
    return NO;
}

DropboxObjectRef DBRouteCreateArgument(const DBRouteArguments *arguments) {
    DropboxTypeRef type = DropboxRouteGetArgumentType(arguments->method.route);
    if (type == NULL) return NULL;
    DropboxValue values[DropboxMaximumArgumentCount];
    int32_t fields[DropboxMaximumArgumentCount];
    size_t count = 0;
    for (int32_t index = 0; index < arguments->method.count; index++) {
        int32_t kind = arguments->method.arguments[index];
        if (kind < 0) continue;
        fields[count] = kind;
        values[count] = DBValueFromObject(DB_UNRETAINED_OBJECT(arguments->values[index]));
        count++;
    }
    DropboxObjectRef object = DropboxObjectCreate(type, count, fields, values);
    for (size_t index = 0; index < count; index++) DBReleaseValue(values[index]);
    return object;
}

/// Calls the route of a method.
static id DBCallRoute(id<DBRouteCaller> self, SEL selector, void *const *values) {
    DBRouteArguments arguments = {.values = values};
    DropboxFamily family = [[self class] dropboxFamily];
    Class routesClass = [self class];
    while (routesClass != Nil
           && !DropboxRoutesGetMethod(family, class_getName(routesClass), sel_getName(selector), &arguments.method)) {
        routesClass = class_getSuperclass(routesClass);
    }
    return routesClass == Nil ? nil : [self callRouteWithArguments:&arguments];
}

// MARK: Functions by the number of arguments

static id DBCallRoute0(id<DBRouteCaller> self, SEL selector) {
    return DBCallRoute(self, selector, NULL);
}

#define DB_DEFINE_CALL(count, parameters, ...) \
    static id DBCallRoute##count(id<DBRouteCaller> self, SEL selector, parameters) { \
        void *const values[] = {__VA_ARGS__}; \
        return DBCallRoute(self, selector, values); \
    }
#define DB_COMMA ,
#define DB_P1 void *a1
#define DB_P2 DB_P1 DB_COMMA void *a2
#define DB_P3 DB_P2 DB_COMMA void *a3
#define DB_P4 DB_P3 DB_COMMA void *a4
#define DB_P5 DB_P4 DB_COMMA void *a5
#define DB_P6 DB_P5 DB_COMMA void *a6
#define DB_P7 DB_P6 DB_COMMA void *a7
#define DB_P8 DB_P7 DB_COMMA void *a8
#define DB_P9 DB_P8 DB_COMMA void *a9
#define DB_P10 DB_P9 DB_COMMA void *a10
#define DB_P11 DB_P10 DB_COMMA void *a11
#define DB_P12 DB_P11 DB_COMMA void *a12
#define DB_P13 DB_P12 DB_COMMA void *a13
#define DB_P14 DB_P13 DB_COMMA void *a14
#define DB_P15 DB_P14 DB_COMMA void *a15
#define DB_P16 DB_P15 DB_COMMA void *a16
#define DB_P17 DB_P16 DB_COMMA void *a17
#define DB_P18 DB_P17 DB_COMMA void *a18
#define DB_P19 DB_P18 DB_COMMA void *a19
#define DB_P20 DB_P19 DB_COMMA void *a20
#define DB_P21 DB_P20 DB_COMMA void *a21
#define DB_P22 DB_P21 DB_COMMA void *a22
#define DB_P23 DB_P22 DB_COMMA void *a23
#define DB_P24 DB_P23 DB_COMMA void *a24
#define DB_A1 a1
#define DB_A2 DB_A1, a2
#define DB_A3 DB_A2, a3
#define DB_A4 DB_A3, a4
#define DB_A5 DB_A4, a5
#define DB_A6 DB_A5, a6
#define DB_A7 DB_A6, a7
#define DB_A8 DB_A7, a8
#define DB_A9 DB_A8, a9
#define DB_A10 DB_A9, a10
#define DB_A11 DB_A10, a11
#define DB_A12 DB_A11, a12
#define DB_A13 DB_A12, a13
#define DB_A14 DB_A13, a14
#define DB_A15 DB_A14, a15
#define DB_A16 DB_A15, a16
#define DB_A17 DB_A16, a17
#define DB_A18 DB_A17, a18
#define DB_A19 DB_A18, a19
#define DB_A20 DB_A19, a20
#define DB_A21 DB_A20, a21
#define DB_A22 DB_A21, a22
#define DB_A23 DB_A22, a23
#define DB_A24 DB_A23, a24

DB_DEFINE_CALL(1, DB_P1, DB_A1)
DB_DEFINE_CALL(2, DB_P2, DB_A2)
DB_DEFINE_CALL(3, DB_P3, DB_A3)
DB_DEFINE_CALL(4, DB_P4, DB_A4)
DB_DEFINE_CALL(5, DB_P5, DB_A5)
DB_DEFINE_CALL(6, DB_P6, DB_A6)
DB_DEFINE_CALL(7, DB_P7, DB_A7)
DB_DEFINE_CALL(8, DB_P8, DB_A8)
DB_DEFINE_CALL(9, DB_P9, DB_A9)
DB_DEFINE_CALL(10, DB_P10, DB_A10)
DB_DEFINE_CALL(11, DB_P11, DB_A11)
DB_DEFINE_CALL(12, DB_P12, DB_A12)
DB_DEFINE_CALL(13, DB_P13, DB_A13)
DB_DEFINE_CALL(14, DB_P14, DB_A14)
DB_DEFINE_CALL(15, DB_P15, DB_A15)
DB_DEFINE_CALL(16, DB_P16, DB_A16)
DB_DEFINE_CALL(17, DB_P17, DB_A17)
DB_DEFINE_CALL(18, DB_P18, DB_A18)
DB_DEFINE_CALL(19, DB_P19, DB_A19)
DB_DEFINE_CALL(20, DB_P20, DB_A20)
DB_DEFINE_CALL(21, DB_P21, DB_A21)
DB_DEFINE_CALL(22, DB_P22, DB_A22)
DB_DEFINE_CALL(23, DB_P23, DB_A23)
DB_DEFINE_CALL(24, DB_P24, DB_A24)

static const IMP DBRouteCalls[] = {
    (IMP)DBCallRoute0, (IMP)DBCallRoute1, (IMP)DBCallRoute2, (IMP)DBCallRoute3, (IMP)DBCallRoute4,
    (IMP)DBCallRoute5, (IMP)DBCallRoute6, (IMP)DBCallRoute7, (IMP)DBCallRoute8, (IMP)DBCallRoute9,
    (IMP)DBCallRoute10, (IMP)DBCallRoute11, (IMP)DBCallRoute12, (IMP)DBCallRoute13, (IMP)DBCallRoute14,
    (IMP)DBCallRoute15, (IMP)DBCallRoute16, (IMP)DBCallRoute17, (IMP)DBCallRoute18, (IMP)DBCallRoute19,
    (IMP)DBCallRoute20, (IMP)DBCallRoute21, (IMP)DBCallRoute22, (IMP)DBCallRoute23, (IMP)DBCallRoute24,
};
enum { DBRouteCallCount = sizeof DBRouteCalls / sizeof *DBRouteCalls };

BOOL DBAddRouteMethod(Class<DBRouteCaller> routesClass, SEL selector) {
    DropboxRouteMethod method;
    const char *name = class_getName((Class)routesClass);
    if (!DropboxRoutesGetMethod([routesClass dropboxFamily], name, sel_getName(selector), &method)) return NO;
    if (method.count >= DBRouteCallCount) return NO;
    NSMutableString *types = [NSMutableString stringWithFormat:@"%s@:", @encode(id)];
    for (int32_t index = 0; index < method.count; index++) {
        BOOL isBoolean = method.arguments[index] == DropboxArgumentOverwrite;
        [types appendFormat:@"%s", isBoolean ? @encode(BOOL) : @encode(id)];
    }
    return DBAddImplementation((Class)routesClass, selector, DBRouteCalls[method.count], [types UTF8String]);
}

// MARK: - Content

/// Reads a stream, whose pointer is retained.
static ptrdiff_t DBReadStream(void *pointer, void *buffer, size_t capacity) {
    @autoreleasepool {
        NSInputStream *stream = DB_UNRETAINED_OBJECT(pointer);
        if ([stream streamStatus] == NSStreamStatusNotOpen) [stream open];
        // An upload has read the stream. Without this error, another one would send an empty file.
        if ([stream streamStatus] == NSStreamStatusClosed) return -1;
        return [stream read:buffer maxLength:capacity];
    }
}

static void DBCloseStream(void *pointer) {
    @autoreleasepool {
        NSInputStream *stream = DB_TRANSFERRED_OBJECT(pointer);
        [stream close];
    }
}

void DBSetInput(DropboxTransfer *transfer, NSString *path, NSData *data, NSInputStream *stream) {
    transfer->task = DropboxTaskUpload;
    if (path != nil) {
        transfer->path = [path length] == 0 ? NULL : DBCString(path);
    } else if (data != nil) {
        // The pointer of empty data can be NULL, but the call must see that there is data.
        transfer->bytes = [data length] == 0 ? "" : [data bytes];
        transfer->length = [data length];
    } else if (stream != nil) {
        transfer->stream = DB_RETAINED_POINTER(stream);
        transfer->read = DBReadStream;
        transfer->closeStream = DBCloseStream;
    }
}
