#import "DBStoneArray.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <objc/runtime.h>
#import <stdlib.h>
#import <string.h>

// Conversions between objects and values of the bridge.

NSString *DBStringFromCopy(char *copy) {
    if (copy == NULL) return nil;
    NSString *string = [NSString stringWithUTF8String:copy];
    free(copy);
    return string;
}

id DBObjectOfClass(id object, Class expected) {
    return [object isKindOfClass:expected] ? object : nil;
}

NSString *DBStringOrNil(id object) {
    return DBObjectOfClass(object, [NSString class]);
}

/// Returns the UTF-8 of a string with its length, or `NULL` for half of a surrogate pair, which has none.
static const char *DBUTF8(NSString *string, NSUInteger *length) {
    *length = [string lengthOfBytesUsingEncoding:NSUTF8StringEncoding];
    return *length == 0 && [string length] > 0 ? NULL : [string UTF8String];
}

const char *DBCString(NSString *string) {
    NSUInteger length;
    const char *bytes = DBUTF8(DBStringOrNil(string), &length);
    // Code in C would use only the part before a NUL.
    return bytes != NULL && strlen(bytes) == length ? bytes : NULL;
}

const char *DBRequiredCString(NSString *string) {
    return DBCString(string) ?: "";
}

const char *DBURLString(NSURL *url) {
    return DBRequiredCString([DBObjectOfClass(url, [NSURL class]) absoluteString]);
}

NSString *DBWords(NSArray<NSString *> *strings) {
    NSArray<NSString *> *words = DBObjectOfClass(strings, [NSArray class]);
    return [words count] == 0 ? nil : [words componentsJoinedByString:@" "];
}

BOOL DBTypeOfClass(DropboxFamily family, Class objectClass, DropboxRepresentedType *represented) {
    for (Class ancestor = objectClass; ancestor != Nil; ancestor = class_getSuperclass(ancestor)) {
        if (DropboxClassGetType(family, class_getName(ancestor), represented)) return YES;
    }
    return NO;
}

NSUInteger DBArgumentCount(SEL selector) {
    NSUInteger count = 0;
    for (const char *name = sel_getName(selector); *name != '\0'; name++) count += *name == ':';
    return count;
}

// MARK: Values of the bridge

DBStoneObject *DBObjectFromReference(DropboxFamily family, DropboxObjectRef reference) {
    if (reference == NULL) return nil;
    const char *name = DropboxObjectGetClassName(family, reference);
    Class objectClass = name == NULL ? Nil : objc_lookUpClass(name);
    if (objectClass == Nil) {
        DropboxRelease(reference);
        return nil;
    }
    return DB_AUTORELEASE([[objectClass alloc] initWithDropboxObject:reference]);
}

static NSDictionary *DBDictionaryFromMap(DropboxFamily family, DropboxMapRef map) {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    size_t count = DropboxMapGetCount(map);
    for (size_t index = 0; index < count; index++) {
        id key = DBObjectFromValue(family, DropboxMapCopyKey(map, index));
        id object = DBObjectFromValue(family, DropboxMapCopyValue(map, index)) ?: [NSNull null];
        if (key != nil) [dictionary setObject:object forKey:key];
    }
    return dictionary;
}

id DBObjectFromValue(DropboxFamily family, DropboxValue value) {
    id object = nil;
    switch (value.kind) {
        case DropboxKindNull: return nil;
        case DropboxKindBoolean: return [NSNumber numberWithBool:value.integer != 0];
        case DropboxKindInteger: return [NSNumber numberWithLongLong:value.integer];
        case DropboxKindUnsigned: return [NSNumber numberWithUnsignedLongLong:(unsigned long long)value.integer];
        case DropboxKindNumber: return [NSNumber numberWithDouble:value.number];
        case DropboxKindDate: return [NSDate dateWithTimeIntervalSince1970:value.number];
        case DropboxKindString:
            object = DB_AUTORELEASE([[NSString alloc] initWithBytes:value.bytes length:value.length encoding:NSUTF8StringEncoding]);
            break;
        case DropboxKindData: {
            // Objective-C has always represented bytes as Base64.
            NSData *data = [NSData dataWithBytes:value.bytes length:value.length];
            object = [data base64EncodedStringWithOptions:0];
            break;
        }
        case DropboxKindObject: return DBObjectFromReference(family, (DropboxObjectRef)value.object);
        case DropboxKindList: {
            DropboxListRef list = (DropboxListRef)value.object;
            return DB_AUTORELEASE([[DBStoneArray alloc] initWithDropboxList:list family:family]);
        }
        case DropboxKindMap:
            object = DBDictionaryFromMap(family, (DropboxMapRef)value.object);
            DropboxRelease(value.object);
            break;
    }
    if (value.ownsBytes) free((void *)value.bytes);
    return object;
}

// MARK: Objects

static DropboxValue DBValueFromString(NSString *string) {
    NSUInteger length;
    const char *bytes = DBUTF8(string, &length);
    // This byte isn't UTF-8 either, so the call fails.
    if (bytes == NULL) return (DropboxValue){.kind = DropboxKindString, .bytes = "\xFF", .length = 1};
    return (DropboxValue){.kind = DropboxKindString, .bytes = bytes, .length = length};
}

static DropboxValue DBValueFromNumber(NSNumber *number) {
    DropboxValue value = {.kind = DropboxKindInteger};
    switch (*[number objCType]) {
        case 'f':
        case 'd':
            value.kind = DropboxKindNumber;
            value.number = [number doubleValue];
            break;
        case 'Q':
        case 'L':
            value.kind = DropboxKindUnsigned;
            value.integer = (int64_t)[number unsignedLongLongValue];
            break;
        default: value.integer = [number longLongValue];
    }
    return value;
}

/// The number of levels of arrays and dictionaries from which the conversion stops, because an array can contain itself.
static const NSUInteger DBMaximumDepth = 128;

static DropboxValue DBValueAtDepth(id object, NSUInteger depth);

static DropboxValue DBValueFromArray(NSArray *array, NSUInteger depth) {
    size_t count = [array count];
    DropboxValue *values = calloc(count + 1, sizeof *values);
    for (size_t index = 0; index < count; index++) values[index] = DBValueAtDepth([array objectAtIndex:index], depth + 1);
    DropboxValue value = {.kind = DropboxKindList};
    value.object = DropboxListCreate(count, values);
    for (size_t index = 0; index < count; index++) DBReleaseValue(values[index]);
    free(values);
    return value;
}

static DropboxValue DBValueFromDictionary(NSDictionary *dictionary, NSUInteger depth) {
    NSMutableArray *keys = [NSMutableArray array];
    for (id key in dictionary) {
        if ([key isKindOfClass:[NSString class]]) [keys addObject:key];
    }
    size_t count = [keys count];
    DropboxValue *names = calloc(count + 1, sizeof *names), *values = calloc(count + 1, sizeof *values);
    for (size_t index = 0; index < count; index++) {
        names[index] = DBValueFromString([keys objectAtIndex:index]);
        values[index] = DBValueAtDepth([dictionary objectForKey:[keys objectAtIndex:index]], depth + 1);
    }
    DropboxValue value = {.kind = DropboxKindMap};
    value.object = DropboxMapCreate(count, names, values);
    for (size_t index = 0; index < count; index++) DBReleaseValue(values[index]);
    free(names);
    free(values);
    return value;
}

DropboxValue DBValueFromObject(id object) {
    return DBValueAtDepth(object, 0);
}

static DropboxValue DBValueAtDepth(id object, NSUInteger depth) {
    // The value has another type than the field, so the call fails with an error that names the field.
    if (depth > DBMaximumDepth) return DBValueFromString(@"nested too deeply");
    DropboxValue value = {.kind = DropboxKindNull};
    if ([object isKindOfClass:[DBStoneObject class]]) {
        value.kind = DropboxKindObject;
        value.object = [(DBStoneObject *)object copyDropboxObject];
    } else if ([object isKindOfClass:[NSString class]]) {
        value = DBValueFromString(object);
    } else if ([object isKindOfClass:[NSNumber class]]) {
        value = DBValueFromNumber(object);
    } else if ([object isKindOfClass:[NSDate class]]) {
        value.kind = DropboxKindDate;
        value.number = [object timeIntervalSince1970];
    } else if ([object isKindOfClass:[NSData class]]) {
        value.kind = DropboxKindData;
        value.bytes = [object bytes];
        value.length = [object length];
    } else if ([object isKindOfClass:[NSArray class]]) {
        value = DBValueFromArray(object, depth);
    } else if ([object isKindOfClass:[NSDictionary class]]) {
        value = DBValueFromDictionary(object, depth);
    }
    return value;
}

void DBReleaseValue(DropboxValue value) {
    DropboxRelease(value.object);
}

// MARK: Dictionaries

NSDictionary<NSString *, id> *DBDictionaryFromObject(DropboxObjectRef object) {
    size_t length = 0;
    char *json = DropboxObjectCopyJSON(object, &length);
    if (json == NULL) return nil;
    NSData *data = [NSData dataWithBytesNoCopy:json length:length freeWhenDone:YES];
    NSError *error = nil;
    id value = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingAllowFragments error:&error];
    if ([value isKindOfClass:[NSDictionary class]]) return value;
    // A member of a union without a value is only its tag.
    if ([value isKindOfClass:[NSString class]]) return [NSDictionary dictionaryWithObject:value forKey:@".tag"];
    return nil;
}

DBStoneObject *DBObjectFromDictionary(DropboxFamily family, DropboxTypeRef type, id dictionary) {
    NSData *data = nil;
    if ([NSJSONSerialization isValidJSONObject:dictionary]) {
        data = [NSJSONSerialization dataWithJSONObject:dictionary options:0 error:NULL];
    }
    if (data == nil) data = [@"null" dataUsingEncoding:NSUTF8StringEncoding];
    char *problem = NULL;
    DropboxObjectRef object = DropboxObjectCreateWithJSON(type, [data bytes], [data length], &problem);
    if (problem != NULL) {
        NSLog(@"+[%s deserialize:]: %s", DropboxTypeGetClassName(family, type), problem);
        free(problem);
    }
    return DBObjectFromReference(family, object);
}
