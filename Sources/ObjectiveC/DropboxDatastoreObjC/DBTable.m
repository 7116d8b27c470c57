#import <DropboxDatastoreObjC/DBTable.h>

#import "Private/DBDatastoreBridge.h"

_Static_assert((int)DBResolutionRemote == (int)DropboxDatastoreRuleRemote, "the rules have the same numbers");
_Static_assert((int)DBResolutionLocal == (int)DropboxDatastoreRuleLocal, "the rules have the same numbers");
_Static_assert((int)DBResolutionMax == (int)DropboxDatastoreRuleMax, "the rules have the same numbers");
_Static_assert((int)DBResolutionMin == (int)DropboxDatastoreRuleMin, "the rules have the same numbers");
_Static_assert((int)DBResolutionSum == (int)DropboxDatastoreRuleSum, "the rules have the same numbers");

@implementation DBTable

+ (BOOL)isValidId:(NSString *)tableId {
    return dropboxDatastoreIsValidName(DBSyncBytesOfString(tableId)) ? YES : NO;
}

- (instancetype)init {
    // Only code that doesn't know the class can call this.
    DBTable *nothing = nil;
    DB_RELEASE(self);
    return nothing;
}

- (instancetype)initWithDatastore:(DBDatastore *)datastore tableId:(NSString *)tableId {
    self = [super init];
    if (self != nil) {
        _datastore = DB_RETAIN(datastore);
        _tableId = [tableId copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_datastore);
    DB_RELEASE(_tableId);
    DB_SUPER_DEALLOC;
}

- (NSString *)tableId {
    return _tableId;
}

- (DBDatastore *)datastore {
    return _datastore;
}

- (BOOL)isOpen {
    return [_datastore isOpen];
}

- (DropboxDatastoreTable)bridgedTable {
    return (DropboxDatastoreTable){[_datastore reference], DBSyncBytesOfString(_tableId)};
}

- (DBRecord *)recordWithId:(NSString *)recordId {
    return DB_AUTORELEASE([[DBRecord alloc] initWithTable:self recordId:recordId]);
}

// MARK: Records

- (NSArray<DBRecord *> *)query:(NSDictionary<NSString *, id> *)filter error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    NSArray<NSString *> *ids = nil;
    DropboxDatastoreFieldsRef fields = DBDatastoreCreateFields(filter, &failure);
    if (fields != NULL) {
        ids = DBDatastoreStringsOfTexts(dropboxDatastoreTableCopyRecords([self bridgedTable], fields, &failure));
        dropboxSyncRelease(fields);
    }
    if (!DBSyncReport(ids != nil, failure, error)) return nil;
    NSMutableArray<DBRecord *> *records = [NSMutableArray arrayWithCapacity:[ids count]];
    for (NSString *recordId in ids) [records addObject:[self recordWithId:recordId]];
    return records;
}

- (DBRecord *)getRecord:(NSString *)recordId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool exists = false;
    DropboxDatastoreRecord record = {[self bridgedTable], DBSyncBytesOfString(recordId)};
    bool succeeded = dropboxDatastoreRecordExists(record, &exists, &failure);
    return DBSyncReport(succeeded, failure, error) && exists ? [self recordWithId:recordId] : nil;
}

- (DBRecord *)getOrInsertRecord:(NSString *)recordId
                         fields:(NSDictionary<NSString *, id> *)fields
                       inserted:(BOOL *)inserted
                          error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool isInserted = false, succeeded = false;
    DropboxDatastoreFieldsRef values = DBDatastoreCreateFields(fields, &failure);
    if (values != NULL) {
        DropboxDatastoreRecord record = {[self bridgedTable], DBSyncBytesOfString(recordId)};
        succeeded = dropboxDatastoreRecordInsert(record, values, &isInserted, &failure);
        dropboxSyncRelease(values);
    }
    if (inserted != NULL) *inserted = isInserted ? YES : NO;
    return DBSyncReport(succeeded, failure, error) ? [self recordWithId:recordId] : nil;
}

- (DBRecord *)insert:(NSDictionary<NSString *, id> *)fields {
    DropboxSyncErrorRef failure = NULL;
    NSString *recordId = nil;
    DropboxDatastoreFieldsRef values = DBDatastoreCreateFields(fields, &failure);
    if (values != NULL) {
        recordId = DBSyncStringFromBuffer(dropboxDatastoreTableInsert([self bridgedTable], values, &failure));
        dropboxSyncRelease(values);
    }
    DBSyncRaise(@"-[DBTable insert:]", failure);
    return recordId == nil ? nil : [self recordWithId:recordId];
}

- (void)setResolutionRule:(DBResolutionRule)rule forField:(NSString *)field {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreTableSetRule([self bridgedTable], (DropboxDatastoreRule)rule, DBSyncBytesOfString(field), &failure);
    DBSyncRaise(@"-[DBTable setResolutionRule:forField:]", failure);
}

// MARK: Comparison

- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[DBTable class]]) return NO;
    return [(DBTable *)other datastore] == _datastore && [[(DBTable *)other tableId] isEqualToString:_tableId];
}

- (NSUInteger)hash {
    return [_tableId hash];
}

- (NSString *)description {
    return _tableId;
}

@end
