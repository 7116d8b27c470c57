#import <DropboxDatastoreObjC/DBDatastore.h>

#import "Private/DBDatastoreBridge.h"

const NSUInteger DBDatastoreSizeLimit = DropboxDatastoreSizeLimit;
const NSUInteger DBDatastoreUnsyncedChangesSizeLimit = DropboxDatastoreUnsyncedChangesSizeLimit;
const NSUInteger DBDatastoreRecordCountLimit = DropboxDatastoreRecordCountLimit;
const NSUInteger DBDatastoreBaseSize = DropboxDatastoreBaseSize;
const NSUInteger DBDatastoreBaseUnsyncedChangesSize = DropboxDatastoreBaseUnsyncedChangesSize;
const NSUInteger DBDatastoreBaseChangeSize = DropboxDatastoreBaseChangeSize;

@implementation DBDatastore

// MARK: IDs

+ (BOOL)isValidId:(NSString *)datastoreId {
    return dropboxDatastoreIsValidID(DBSyncBytesOfString(datastoreId)) ? YES : NO;
}

+ (BOOL)isValidShareableId:(NSString *)datastoreId {
    return dropboxDatastoreIsValidShareableID(DBSyncBytesOfString(datastoreId)) ? YES : NO;
}

// MARK: Opening and closing

+ (DBDatastore *)openDefaultStoreForAccount:(DBAccount *)account error:(DBError **)error {
    return [[DBDatastoreManager managerForAccount:account error:error] openDefaultDatastore:error];
}

+ (DBDatastore *)openDefaultLocalStoreForAccountManager:(DBAccountManager *)accountManager error:(DBError **)error {
    return [[DBDatastoreManager localManagerForAccountManager:accountManager error:error] openDefaultDatastore:error];
}

- (instancetype)initWithReference:(void *)reference manager:(DBDatastoreManager *)manager {
    self = [super initWithReference:reference];
    if (self != nil) _manager = DB_RETAIN(manager);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_manager);
    DB_SUPER_DEALLOC;
}

- (void)close {
    dropboxDatastoreClose([self reference]);
}

- (BOOL)isOpen {
    return dropboxDatastoreIsOpen([self reference]) ? YES : NO;
}

- (NSString *)datastoreId {
    return DBSyncStringFromBuffer(dropboxDatastoreCopyID([self reference]));
}

- (DBDatastoreManager *)manager {
    return _manager;
}

// MARK: Contents

- (NSArray<DBTable *> *)getTables:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    NSArray<NSString *> *ids = DBDatastoreStringsOfTexts(dropboxDatastoreCopyTables([self reference], &failure));
    if (!DBSyncReport(ids != nil, failure, error)) return nil;
    NSMutableArray<DBTable *> *tables = [NSMutableArray arrayWithCapacity:[ids count]];
    for (NSString *tableId in ids) [tables addObject:[self tableWithId:tableId]];
    return tables;
}

- (DBTable *)tableWithId:(NSString *)tableId {
    return DB_AUTORELEASE([[DBTable alloc] initWithDatastore:self tableId:tableId]);
}

- (DBTable *)getTable:(NSString *)tableId {
    DropboxSyncErrorRef failure = NULL;
    if (dropboxDatastoreCheckTable([self reference], DBSyncBytesOfString(tableId), &failure)) {
        return [self tableWithId:tableId];
    }
    DBSyncRaise(@"-[DBDatastore getTable:]", failure);
    return nil;
}

/// Returns the title and so on; `nil` and an exception if the datastore is closed.
- (DBDatastoreInfo *)info:(NSString *)method {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreInfoRef info = dropboxDatastoreCopyInfo([self reference], &failure);
    if (info == NULL) {
        DBSyncRaise(method, failure);
        return nil;
    }
    return DBSyncObjectForReference([DBDatastoreInfo class], info, NULL, NULL);
}

- (NSString *)title {
    return [[self info:@"-[DBDatastore title]"] title];
}

- (void)setTitle:(NSString *)title {
    DropboxSyncErrorRef failure = NULL;
    if (title != nil && ![title isKindOfClass:[NSString class]]) {
        failure = dropboxDatastoreErrorCreateForObject(DBSyncBytesOfString(NSStringFromClass([(id)title class])));
    } else {
        dropboxDatastoreSetTitle([self reference], DBSyncBytesOfString(title), &failure);
    }
    DBSyncRaise(@"-[DBDatastore setTitle:]", failure);
}

- (NSDate *)mtime {
    return [[self info:@"-[DBDatastore mtime]"] mtime];
}

/// Returns the sizes; zeros and an exception if the datastore is closed.
- (DropboxDatastoreSizes)sizes:(NSString *)method {
    DropboxDatastoreSizes sizes = {0, 0, 0};
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreGetSizes([self reference], &sizes, &failure);
    DBSyncRaise(method, failure);
    return sizes;
}

- (NSUInteger)size {
    return [self sizes:@"-[DBDatastore size]"].size;
}

- (NSUInteger)recordCount {
    return [self sizes:@"-[DBDatastore recordCount]"].recordCount;
}

- (NSUInteger)unsyncedChangesSize {
    return [self sizes:@"-[DBDatastore unsyncedChangesSize]"].unsyncedChangesSize;
}

// MARK: Syncing

- (NSDictionary<NSString *, NSSet<DBRecord *> *> *)sync:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreChanges changes = dropboxDatastoreSync([self reference], &failure);
    NSArray<NSString *> *tables = DBDatastoreStringsOfTexts(changes.tables);
    NSArray<NSString *> *records = DBDatastoreStringsOfTexts(changes.records);
    if (tables == nil || records == nil) {
        DBSyncReport(false, failure, error);
        return nil;
    }
    NSMutableDictionary<NSString *, NSMutableSet<DBRecord *> *> *changed = [NSMutableDictionary dictionary];
    for (NSUInteger index = 0; index < [tables count]; index++) {
        NSString *tableId = [tables objectAtIndex:index];
        NSMutableSet<DBRecord *> *set = [changed objectForKey:tableId];
        if (set == nil) {
            set = [NSMutableSet set];
            [changed setObject:set forKey:tableId];
        }
        [set addObject:[[self tableWithId:tableId] recordWithId:[records objectAtIndex:index]]];
    }
    return (NSDictionary<NSString *, NSSet<DBRecord *> *> *)changed;
}

- (DBDatastoreStatus *)status {
    return DB_AUTORELEASE([[DBDatastoreStatus alloc] initWithStatus:dropboxDatastoreCopyStatus([self reference])]);
}

- (void)addObserver:(id)observer block:(DBObserver)block {
    if (block == nil) return;
    dropboxDatastoreAddObserver([self reference], DBSyncObserverNumber(observer), DBSyncCallbackForBlock(block));
}

- (void)removeObserver:(id)observer {
    dropboxDatastoreRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

// MARK: Roles

- (DBRole)effectiveRole {
    return [[self info:@"-[DBDatastore effectiveRole]"] role];
}

- (BOOL)isWritable {
    return [[self info:@"-[DBDatastore isWritable]"] isWritable];
}

- (BOOL)isShareable {
    return [DBDatastore isValidShareableId:[self datastoreId]];
}

- (DBRole)getRoleForPrincipal:(NSString *)principal {
    DropboxDatastoreRole role = DropboxDatastoreRoleNone;
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreGetRole([self reference], DBSyncBytesOfString(principal), &role, &failure);
    DBSyncRaise(@"-[DBDatastore getRoleForPrincipal:]", failure);
    return (DBRole)role;
}

- (void)setRoleForPrincipal:(NSString *)principal to:(DBRole)role {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreSetRole([self reference], DBSyncBytesOfString(principal), (DropboxDatastoreRole)role, &failure);
    DBSyncRaise(@"-[DBDatastore setRoleForPrincipal:to:]", failure);
}

- (void)deleteRoleForPrincipal:(NSString *)principal {
    [self setRoleForPrincipal:principal to:DBRoleNone];
}

- (NSDictionary<NSString *, NSNumber *> *)listRoles {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreRoles members = dropboxDatastoreCopyRoles([self reference], &failure);
    NSArray<NSString *> *principals = DBDatastoreStringsOfTexts(members.principals);
    NSMutableDictionary<NSString *, NSNumber *> *roles = [NSMutableDictionary dictionary];
    for (NSUInteger index = 0; index < [principals count]; index++) {
        NSNumber *role = [NSNumber numberWithInteger:(NSInteger)members.roles[index]];
        [roles setObject:role forKey:[principals objectAtIndex:index]];
    }
    free(members.roles);
    DBSyncRaise(@"-[DBDatastore listRoles]", failure);
    return roles;
}

@end
