#import "DBMethods.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <objc/runtime.h>

// The methods of the API's types. Each kind of method has one function for each index of a field, or for each number of
// arguments, so that a call needs no lookup. Types with more fields look the selector up.

// MARK: Getters

id DBGetValue(DBStoneObject *self, SEL selector, int32_t index) {
    char buffer[256];
    DropboxObjectRef object = [self dropboxObject];
    DropboxValue value = DropboxObjectCopyValue(object, index, buffer, sizeof buffer);
    if (value.kind == DropboxKindNull && object != NULL) {
        int32_t tag = DropboxObjectGetTag(object);
        if (tag >= 0 && tag != index) {
            NSLog(@"-[%@ %@]: the value is %@", NSStringFromClass([self class]), NSStringFromSelector(selector), self);
        }
    }
    switch (value.kind) {
        case DropboxKindObject:
        case DropboxKindList:
        case DropboxKindMap: {
            id known = [self fieldAtIndex:index];
            if (known != nil) {
                DropboxRelease(value.object);
                return known;
            }
            id field = DBObjectFromValue([[self class] dropboxFamily], value);
            return field == nil ? nil : [self setField:field atIndex:index];
        }
        default: return DBObjectFromValue(DropboxFamilyOfficial, value);
    }
}

/// Finds the method of a class with a selector. Returns `NO` if its type has none.
static BOOL DBFindMethod(Class objectClass, SEL selector, DropboxRepresentedType *represented, DropboxMethod *method) {
    DropboxFamily family = [objectClass dropboxFamily];
    return DBTypeOfClass(family, objectClass, represented)
        && DropboxTypeGetMethod(family, *represented, sel_getName(selector), method);
}

static int32_t DBIndex(DBStoneObject *self, SEL selector) {
    DropboxRepresentedType represented;
    DropboxMethod method;
    return DBFindMethod([self class], selector, &represented, &method) ? method.index : -1;
}

static id DBGetBySelector(DBStoneObject *self, SEL selector) {
    return DBGetValue(self, selector, DBIndex(self, selector));
}

static NSInteger DBTag(DBStoneObject *self, SEL selector) {
    (void)selector;
    return DropboxObjectGetTag([self dropboxObject]);
}

/// The object as an object of a member's class.
static id DBCast(DBStoneObject *self, SEL selector) {
    DropboxObjectRef object = [self copyDropboxObject];
    BOOL isMember = object != NULL && DropboxObjectGetTag(object) == DBIndex(self, selector);
    DropboxRelease(object);
    return isMember ? self : nil;
}

static BOOL DBIsTag(DBStoneObject *self, int32_t index) {
    return DropboxObjectGetTag([self dropboxObject]) == index;
}

static BOOL DBIsTagBySelector(DBStoneObject *self, SEL selector) {
    return DBIsTag(self, DBIndex(self, selector));
}

// MARK: Members

static id DBGetMember(DBStoneObject *self, SEL selector) {
    return [self valueOfMember:DBIndex(self, selector) selector:selector];
}

static void DBSetMember(DBStoneObject *self, SEL selector, id argument) {
    DropboxRepresentedType represented;
    DropboxMethod method;
    if (!DBFindMethod([self class], selector, &represented, &method)) return;
    DropboxValue value = DBValueFromObject(argument);
    [self replaceDropboxObject:DropboxObjectCreateMember(represented.type, method.index, &value)];
    DBReleaseValue(value);
}

// MARK: Functions by the index of a field

/// Expands a macro for each index with a separate function.
#define DB_INDICES(M) \
    M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) \
    M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15) \
    M(16) M(17) M(18) M(19) M(20) M(21) M(22) M(23) \
    M(24) M(25) M(26) M(27) M(28) M(29) M(30) M(31) \
    M(32) M(33) M(34) M(35) M(36) M(37) M(38) M(39) \
    M(40) M(41) M(42) M(43) M(44) M(45) M(46) M(47) \
    M(48) M(49) M(50) M(51) M(52) M(53) M(54) M(55) \
    M(56) M(57) M(58) M(59) M(60) M(61) M(62) M(63)

#define DB_GETTER(index) \
    static id DBGet##index(DBStoneObject *self, SEL selector) { return DBGetValue(self, selector, index); }
#define DB_IS_TAG(index) \
    static BOOL DBIsTag##index(DBStoneObject *self, SEL selector) { (void)selector; return DBIsTag(self, index); }
DB_INDICES(DB_GETTER)
DB_INDICES(DB_IS_TAG)

#define DB_GETTER_ENTRY(index) (IMP)DBGet##index,
#define DB_IS_TAG_ENTRY(index) (IMP)DBIsTag##index,
static const IMP DBGetters[] = {DB_INDICES(DB_GETTER_ENTRY)};
static const IMP DBTagTests[] = {DB_INDICES(DB_IS_TAG_ENTRY)};
enum { DBIndexCount = sizeof DBGetters / sizeof *DBGetters };

// MARK: Initializers

#if __has_feature(objc_arc)
#define DB_INITIALIZER __attribute__((ns_returns_retained))
#define DB_CONSUMED __attribute__((ns_consumed))
#else
#define DB_INITIALIZER
#define DB_CONSUMED
#endif

/// Initializes an object with the arguments of its initializer.
static id DBInitialize(
    DB_CONSUMED DBStoneObject *self, SEL selector, NSUInteger count, __unsafe_unretained id *arguments) DB_INITIALIZER;
static id DBInitialize(
    DB_CONSUMED DBStoneObject *self, SEL selector, NSUInteger count, __unsafe_unretained id *arguments) {
    DropboxRepresentedType represented;
    DropboxMethod method;
    if (!DBFindMethod([self class], selector, &represented, &method)) return [self initWithDropboxObject:NULL];
    DropboxValue values[DropboxMaximumArgumentCount] = {{.kind = DropboxKindNull}};
    for (NSUInteger index = 0; index < count; index++) values[index] = DBValueFromObject(arguments[index]);
    DropboxObjectRef object;
    if (method.kind == DropboxMethodMemberInitializer) {
        object = DropboxObjectCreateMember(represented.type, method.index, values);
    } else {
        object = DropboxObjectCreate(represented.type, count, method.fields, values);
    }
    for (NSUInteger index = 0; index < count; index++) DBReleaseValue(values[index]);
    return [self initWithDropboxObject:object];
}

static id DBInitialize0(DB_CONSUMED DBStoneObject *self, SEL selector) DB_INITIALIZER;
static id DBInitialize0(DB_CONSUMED DBStoneObject *self, SEL selector) {
    return DBInitialize(self, selector, 0, NULL);
}

#define DB_DEFINE_INITIALIZER(count, parameters, ...) \
    static id DBInitialize##count(DB_CONSUMED DBStoneObject *self, SEL selector, parameters) DB_INITIALIZER; \
    static id DBInitialize##count(DB_CONSUMED DBStoneObject *self, SEL selector, parameters) { \
        __unsafe_unretained id arguments[] = {__VA_ARGS__}; \
        return DBInitialize(self, selector, count, arguments); \
    }
#define DB_COMMA ,
#define DB_P1 id a1
#define DB_P2 DB_P1 DB_COMMA id a2
#define DB_P3 DB_P2 DB_COMMA id a3
#define DB_P4 DB_P3 DB_COMMA id a4
#define DB_P5 DB_P4 DB_COMMA id a5
#define DB_P6 DB_P5 DB_COMMA id a6
#define DB_P7 DB_P6 DB_COMMA id a7
#define DB_P8 DB_P7 DB_COMMA id a8
#define DB_P9 DB_P8 DB_COMMA id a9
#define DB_P10 DB_P9 DB_COMMA id a10
#define DB_P11 DB_P10 DB_COMMA id a11
#define DB_P12 DB_P11 DB_COMMA id a12
#define DB_P13 DB_P12 DB_COMMA id a13
#define DB_P14 DB_P13 DB_COMMA id a14
#define DB_P15 DB_P14 DB_COMMA id a15
#define DB_P16 DB_P15 DB_COMMA id a16
#define DB_P17 DB_P16 DB_COMMA id a17
#define DB_P18 DB_P17 DB_COMMA id a18
#define DB_P19 DB_P18 DB_COMMA id a19
#define DB_P20 DB_P19 DB_COMMA id a20
#define DB_P21 DB_P20 DB_COMMA id a21
#define DB_P22 DB_P21 DB_COMMA id a22
#define DB_P23 DB_P22 DB_COMMA id a23
#define DB_P24 DB_P23 DB_COMMA id a24
#define DB_P25 DB_P24 DB_COMMA id a25
#define DB_P26 DB_P25 DB_COMMA id a26
#define DB_P27 DB_P26 DB_COMMA id a27
#define DB_P28 DB_P27 DB_COMMA id a28
#define DB_P29 DB_P28 DB_COMMA id a29
#define DB_P30 DB_P29 DB_COMMA id a30
#define DB_P31 DB_P30 DB_COMMA id a31
#define DB_P32 DB_P31 DB_COMMA id a32
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
#define DB_A25 DB_A24, a25
#define DB_A26 DB_A25, a26
#define DB_A27 DB_A26, a27
#define DB_A28 DB_A27, a28
#define DB_A29 DB_A28, a29
#define DB_A30 DB_A29, a30
#define DB_A31 DB_A30, a31
#define DB_A32 DB_A31, a32

DB_DEFINE_INITIALIZER(1, DB_P1, DB_A1)
DB_DEFINE_INITIALIZER(2, DB_P2, DB_A2)
DB_DEFINE_INITIALIZER(3, DB_P3, DB_A3)
DB_DEFINE_INITIALIZER(4, DB_P4, DB_A4)
DB_DEFINE_INITIALIZER(5, DB_P5, DB_A5)
DB_DEFINE_INITIALIZER(6, DB_P6, DB_A6)
DB_DEFINE_INITIALIZER(7, DB_P7, DB_A7)
DB_DEFINE_INITIALIZER(8, DB_P8, DB_A8)
DB_DEFINE_INITIALIZER(9, DB_P9, DB_A9)
DB_DEFINE_INITIALIZER(10, DB_P10, DB_A10)
DB_DEFINE_INITIALIZER(11, DB_P11, DB_A11)
DB_DEFINE_INITIALIZER(12, DB_P12, DB_A12)
DB_DEFINE_INITIALIZER(13, DB_P13, DB_A13)
DB_DEFINE_INITIALIZER(14, DB_P14, DB_A14)
DB_DEFINE_INITIALIZER(15, DB_P15, DB_A15)
DB_DEFINE_INITIALIZER(16, DB_P16, DB_A16)
DB_DEFINE_INITIALIZER(17, DB_P17, DB_A17)
DB_DEFINE_INITIALIZER(18, DB_P18, DB_A18)
DB_DEFINE_INITIALIZER(19, DB_P19, DB_A19)
DB_DEFINE_INITIALIZER(20, DB_P20, DB_A20)
DB_DEFINE_INITIALIZER(21, DB_P21, DB_A21)
DB_DEFINE_INITIALIZER(22, DB_P22, DB_A22)
DB_DEFINE_INITIALIZER(23, DB_P23, DB_A23)
DB_DEFINE_INITIALIZER(24, DB_P24, DB_A24)
DB_DEFINE_INITIALIZER(25, DB_P25, DB_A25)
DB_DEFINE_INITIALIZER(26, DB_P26, DB_A26)
DB_DEFINE_INITIALIZER(27, DB_P27, DB_A27)
DB_DEFINE_INITIALIZER(28, DB_P28, DB_A28)
DB_DEFINE_INITIALIZER(29, DB_P29, DB_A29)
DB_DEFINE_INITIALIZER(30, DB_P30, DB_A30)
DB_DEFINE_INITIALIZER(31, DB_P31, DB_A31)
DB_DEFINE_INITIALIZER(32, DB_P32, DB_A32)

static const IMP DBInitializers[] = {
    (IMP)DBInitialize0, (IMP)DBInitialize1, (IMP)DBInitialize2, (IMP)DBInitialize3,
    (IMP)DBInitialize4, (IMP)DBInitialize5, (IMP)DBInitialize6, (IMP)DBInitialize7,
    (IMP)DBInitialize8, (IMP)DBInitialize9, (IMP)DBInitialize10, (IMP)DBInitialize11,
    (IMP)DBInitialize12, (IMP)DBInitialize13, (IMP)DBInitialize14, (IMP)DBInitialize15,
    (IMP)DBInitialize16, (IMP)DBInitialize17, (IMP)DBInitialize18, (IMP)DBInitialize19,
    (IMP)DBInitialize20, (IMP)DBInitialize21, (IMP)DBInitialize22, (IMP)DBInitialize23,
    (IMP)DBInitialize24, (IMP)DBInitialize25, (IMP)DBInitialize26, (IMP)DBInitialize27,
    (IMP)DBInitialize28, (IMP)DBInitialize29, (IMP)DBInitialize30, (IMP)DBInitialize31,
    (IMP)DBInitialize32,
};
enum { DBInitializerCount = sizeof DBInitializers / sizeof *DBInitializers };

// MARK: Adding methods

BOOL DBAddImplementation(Class methodClass, SEL selector, IMP implementation, const char *types) {
    // Several threads may call a method for the first time. Each is asked to add it, and the first one does. A thread that finds the
    // method already added must still answer that the class has it; otherwise its call raises an exception.
    @synchronized([DBStoneObject class]) {
        class_addMethod(methodClass, selector, implementation, types);
    }
    return YES;
}

/// Returns the types of a method with a number of objects as arguments.
static NSString *DBTypes(const char *result, NSUInteger argumentCount) {
    NSMutableString *types = [NSMutableString stringWithFormat:@"%s@:", result];
    for (NSUInteger index = 0; index < argumentCount; index++) [types appendString:@"@"];
    return types;
}

BOOL DBAddMethod(Class objectClass, SEL selector) {
    DropboxRepresentedType represented;
    DropboxMethod method;
    if (!DBFindMethod(objectClass, selector, &represented, &method)) return NO;
    BOOL hasFunction = method.index < DBIndexCount;
    IMP implementation = NULL;
    const char *result = @encode(id);
    switch (method.kind) {
        case DropboxMethodGetter:
            implementation = hasFunction ? DBGetters[method.index] : (IMP)DBGetBySelector;
            break;
        case DropboxMethodTag:
            implementation = (IMP)DBTag;
            result = @encode(NSInteger);
            break;
        case DropboxMethodIsTag:
            implementation = hasFunction ? DBTagTests[method.index] : (IMP)DBIsTagBySelector;
            result = @encode(BOOL);
            break;
        case DropboxMethodInitializer:
        case DropboxMethodMemberInitializer:
            if (method.count < DBInitializerCount) implementation = DBInitializers[method.count];
            break;
        case DropboxMethodMemberGetter: implementation = (IMP)DBGetMember; break;
        case DropboxMethodMemberSetter:
            implementation = (IMP)DBSetMember;
            result = @encode(void);
            break;
        case DropboxMethodCast: implementation = (IMP)DBCast; break;
    }
    if (implementation == NULL) return NO;
    const char *types = [DBTypes(result, (NSUInteger)method.count) UTF8String];
    return DBAddImplementation(objectClass, selector, implementation, types);
}
