#import <DropboxDatastoreObjC/DBRecord.h>

#import "Private/DBDatastoreBridge.h"

const NSUInteger DBRecordSizeLimit = DropboxDatastoreRecordSizeLimit;
const NSUInteger DBRecordBaseSize = DropboxDatastoreBaseRecordSize;
const NSUInteger DBFieldBaseSize = DropboxDatastoreBaseFieldSize;

@implementation DBRecord

+ (BOOL)isValidId:(NSString *)recordId {
    return dropboxDatastoreIsValidName(DBSyncBytesOfString(recordId)) ? YES : NO;
}

+ (BOOL)isValidFieldName:(NSString *)name {
    return dropboxDatastoreIsValidName(DBSyncBytesOfString(name)) ? YES : NO;
}

- (instancetype)init {
    // Only code that doesn't know the class can call this.
    DBRecord *nothing = nil;
    DB_RELEASE(self);
    return nothing;
}

- (instancetype)initWithTable:(DBTable *)table recordId:(NSString *)recordId {
    self = [super init];
    if (self != nil) {
        _table = DB_RETAIN(table);
        _recordId = [recordId copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_table);
    DB_RELEASE(_recordId);
    DB_SUPER_DEALLOC;
}

- (NSString *)recordId {
    return _recordId;
}

- (DBTable *)table {
    return _table;
}

- (DropboxDatastoreRecord)bridgedRecord {
    return (DropboxDatastoreRecord){[_table bridgedTable], DBSyncBytesOfString(_recordId)};
}

// MARK: Reading

- (NSDictionary<NSString *, id> *)fields {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreFieldsRef fields = dropboxDatastoreRecordCopyFields([self bridgedRecord], &failure);
    if (fields == NULL) {
        DBSyncRaise(@"-[DBRecord fields]", failure);
        return nil;
    }
    NSMutableDictionary<NSString *, id> *dictionary = [NSMutableDictionary dictionary];
    size_t count = dropboxDatastoreFieldsGetCount(fields);
    for (size_t index = 0; index < count; index++) {
        NSString *name = DBSyncStringFromBuffer(dropboxDatastoreFieldsCopyName(fields, index));
        id object = DBDatastoreObjectForValue(dropboxDatastoreFieldsCopyValue(fields, index), self, name);
        if (name != nil && object != nil) [dictionary setObject:object forKey:name];
    }
    dropboxSyncRelease(fields);
    return dictionary;
}

- (NSUInteger)size {
    DropboxSyncErrorRef failure = NULL;
    size_t size = 0;
    dropboxDatastoreRecordGetSize([self bridgedRecord], &size, &failure);
    DBSyncRaise(@"-[DBRecord size]", failure);
    return size;
}

- (BOOL)isDeleted {
    DropboxSyncErrorRef failure = NULL;
    bool exists = false;
    dropboxDatastoreRecordExists([self bridgedRecord], &exists, &failure);
    DBSyncRaise(@"-[DBRecord isDeleted]", failure);
    return exists ? NO : YES;
}

- (id)objectForKey:(NSString *)key {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreValueRef value =
        dropboxDatastoreRecordCopyValue([self bridgedRecord], DBSyncBytesOfString(key), &failure);
    DBSyncRaise(@"-[DBRecord objectForKey:]", failure);
    return DBDatastoreObjectForValue(value, self, key);
}

- (id)objectForKeyedSubscript:(NSString *)key {
    return [self objectForKey:key];
}

- (DBList *)getOrCreateList:(NSString *)fieldName {
    DBList *list = DB_AUTORELEASE([[DBList alloc] initWithRecord:self field:fieldName]);
    // Reading the items checks that the field can have a list.
    return [list values] == nil ? nil : list;
}

// MARK: Changing

- (void)update:(NSDictionary<NSString *, id> *)fieldsToUpdate {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreFieldsRef fields = DBDatastoreCreateFields(fieldsToUpdate, &failure);
    if (fields != NULL) {
        dropboxDatastoreRecordSetFields([self bridgedRecord], fields, &failure);
        dropboxSyncRelease(fields);
    }
    DBSyncRaise(@"-[DBRecord update:]", failure);
}

- (void)setObject:(id)obj forKey:(NSString *)fieldName {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreValueRef value = DBDatastoreCreateValue(obj, &failure);
    if (value != NULL) {
        DropboxDatastoreFieldsRef fields = dropboxDatastoreFieldsCreate();
        if (dropboxDatastoreFieldsSet(fields, DBSyncBytesOfString(fieldName), value, &failure)) {
            dropboxDatastoreRecordSetFields([self bridgedRecord], fields, &failure);
        }
        dropboxSyncRelease(fields);
        dropboxSyncRelease(value);
    }
    DBSyncRaise(@"-[DBRecord setObject:forKey:]", failure);
}

- (void)setObject:(id)value forKeyedSubscript:(NSString *)key {
    [self setObject:value forKey:key];
}

- (void)removeObjectForKey:(NSString *)fieldName {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreRecordRemoveField([self bridgedRecord], DBSyncBytesOfString(fieldName), &failure);
    DBSyncRaise(@"-[DBRecord removeObjectForKey:]", failure);
}

- (void)deleteRecord {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreRecordDelete([self bridgedRecord], &failure);
    DBSyncRaise(@"-[DBRecord deleteRecord]", failure);
}

// MARK: Comparison

- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[DBRecord class]]) return NO;
    return [[(DBRecord *)other recordId] isEqualToString:_recordId] && [[(DBRecord *)other table] isEqual:_table];
}

- (NSUInteger)hash {
    return [_recordId hash];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@/%@", [_table tableId], _recordId];
}

@end
