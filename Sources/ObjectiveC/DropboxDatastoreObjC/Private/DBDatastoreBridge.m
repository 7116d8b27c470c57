#import "DBDatastoreBridge.h"

#include <stdlib.h>

// MARK: Values of objects

/// Returns whether a number was created from a Boolean value. Its class is another one than that of all other numbers.
static BOOL isBoolean(NSNumber *number) {
    return [number isKindOfClass:[[NSNumber numberWithBool:YES] class]];
}

static DropboxDatastoreValueRef createNumber(NSNumber *number) {
    if (isBoolean(number)) return dropboxDatastoreValueCreateBool([number boolValue]);
    switch (*[number objCType]) {
        case 'd':
        case 'f': return dropboxDatastoreValueCreateDouble([number doubleValue]);
        case 'Q':
        case 'L':
            // Values have no unsigned integers. A number that is too large for a signed one isn't exact.
            if ([number unsignedLongLongValue] <= INT64_MAX) break;
            return dropboxDatastoreValueCreateDouble([number doubleValue]);
    }
    return dropboxDatastoreValueCreateInt([number longLongValue]);
}

/// Returns a reference to an item of a list. A list in a list is an error, also one that contains itself.
static DropboxDatastoreValueRef createItem(id object, DropboxSyncErrorRef *failure) {
    if (![object isKindOfClass:[NSArray class]] && ![object isKindOfClass:[DBList class]]) {
        return DBDatastoreCreateValue(object, failure);
    }
    *failure = dropboxDatastoreErrorCreateForObject(DBSyncBytesOfString(@"an array in an array"));
    return NULL;
}

/// Returns a reference to a list. The array is `nil` if a list can't be read; `failure` has its error then.
static DropboxDatastoreValueRef createList(NSArray *array, DropboxSyncErrorRef *failure) {
    if (array == nil) return NULL;
    // The array may change in the meantime.
    NSArray *objects = [NSArray arrayWithArray:array];
    size_t count = [objects count];
    DropboxSyncReferences items = {calloc(count + 1, sizeof(void *)), 0};
    if (items.items == NULL) {
        *failure = dropboxDatastoreErrorCreateForObject(DBSyncBytesOfString(@"an array that is too large"));
        return NULL;
    }
    for (id object in objects) {
        DropboxDatastoreValueRef item = createItem(object, failure);
        if (item == NULL) break;
        items.items[items.count++] = item;
    }
    DropboxDatastoreValueRef list = items.count == count ? dropboxDatastoreValueCreateList(items) : NULL;
    for (size_t index = 0; index < items.count; index++) dropboxSyncRelease(items.items[index]);
    free(items.items);
    return list;
}

DropboxDatastoreValueRef DBDatastoreCreateValue(id object, DropboxSyncErrorRef *failure) {
    *failure = NULL;
    // The error of a text without a value names the argument.
    if (object == nil) return dropboxDatastoreValueCreateText((DropboxSyncBytes){NULL, 0, false}, failure);
    if ([object isKindOfClass:[NSNumber class]]) return createNumber(object);
    if ([object isKindOfClass:[NSString class]]) {
        return dropboxDatastoreValueCreateText(DBSyncBytesOfString(object), failure);
    }
    if ([object isKindOfClass:[NSDate class]]) {
        return dropboxDatastoreValueCreateDate([(NSDate *)object timeIntervalSince1970], failure);
    }
    if ([object isKindOfClass:[NSData class]]) {
        return dropboxDatastoreValueCreateBytes(DBSyncBytesOfData(object), failure);
    }
    if ([object isKindOfClass:[NSArray class]]) return createList(object, failure);
    if ([object isKindOfClass:[DBList class]]) return createList([(DBList *)object items:failure], failure);
    *failure = dropboxDatastoreErrorCreateForObject(DBSyncBytesOfString(NSStringFromClass([object class])));
    return NULL;
}

DropboxDatastoreFieldsRef DBDatastoreCreateFields(NSDictionary *dictionary, DropboxSyncErrorRef *failure) {
    *failure = NULL;
    DropboxDatastoreFieldsRef fields = dropboxDatastoreFieldsCreate();
    if (dictionary == nil) return fields;
    BOOL isValid = [dictionary isKindOfClass:[NSDictionary class]];
    if (!isValid) {
        NSString *name = NSStringFromClass([(id)dictionary class]);
        *failure = dropboxDatastoreErrorCreateForObject(DBSyncBytesOfString(name));
    }
    // The dictionary may change in the meantime.
    NSDictionary *copy = isValid ? [NSDictionary dictionaryWithDictionary:dictionary] : nil;
    for (id name in copy) {
        DropboxDatastoreValueRef value = DBDatastoreCreateValue([copy objectForKey:name], failure);
        isValid = value != NULL && dropboxDatastoreFieldsSet(fields, DBSyncBytesOfString(name), value, failure);
        dropboxSyncRelease(value);
        if (!isValid) break;
    }
    if (isValid) return fields;
    dropboxSyncRelease(fields);
    return NULL;
}

// MARK: Objects for values

/// Returns the object for an atom.
static id objectForAtom(DropboxDatastoreValueRef value) {
    switch (dropboxDatastoreValueGetType(value)) {
        case DropboxDatastoreValueTypeBool: return [NSNumber numberWithBool:dropboxDatastoreValueGetInt(value) != 0];
        case DropboxDatastoreValueTypeInt: return [NSNumber numberWithLongLong:dropboxDatastoreValueGetInt(value)];
        case DropboxDatastoreValueTypeDouble: return [NSNumber numberWithDouble:dropboxDatastoreValueGetDouble(value)];
        case DropboxDatastoreValueTypeText: return DBSyncStringFromBuffer(dropboxDatastoreValueCopyBytes(value));
        case DropboxDatastoreValueTypeDate:
            return [NSDate dateWithTimeIntervalSince1970:dropboxDatastoreValueGetDouble(value)];
        case DropboxDatastoreValueTypeBytes: return DBSyncDataFromBuffer(dropboxDatastoreValueCopyBytes(value));
        case DropboxDatastoreValueTypeList: break;
    }
    return nil;
}

id DBDatastoreObjectForValue(DropboxDatastoreValueRef value, DBRecord *record, NSString *field) {
    if (value == NULL) return nil;
    BOOL isList = dropboxDatastoreValueGetType(value) == DropboxDatastoreValueTypeList;
    id object = isList ? DB_AUTORELEASE([[DBList alloc] initWithRecord:record field:field]) : objectForAtom(value);
    dropboxSyncRelease(value);
    return object;
}

NSArray *DBDatastoreArrayOfItems(DropboxSyncReferences items) {
    if (items.items == NULL) return nil;
    NSMutableArray *array = [NSMutableArray arrayWithCapacity:items.count];
    for (size_t index = 0; index < items.count; index++) {
        DropboxDatastoreValueRef item = items.items[index];
        id object = objectForAtom(item);
        if (object != nil) [array addObject:object];
        dropboxSyncRelease(item);
    }
    free(items.items);
    return array;
}

NSArray<NSString *> *DBDatastoreStringsOfTexts(DropboxDatastoreTextsRef texts) {
    if (texts == NULL) return nil;
    size_t count = dropboxDatastoreTextsGetCount(texts);
    NSMutableArray<NSString *> *strings = [NSMutableArray arrayWithCapacity:count];
    for (size_t index = 0; index < count; index++) {
        NSString *string = DBSyncStringFromBuffer(dropboxDatastoreTextsCopyText(texts, index));
        if (string != nil) [strings addObject:string];
    }
    dropboxSyncRelease(texts);
    return strings;
}
