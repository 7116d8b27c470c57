#import <DropboxDatastoreObjC/DBDatastoreManager.h>

#import "Private/DBDatastoreBridge.h"

static DBDatastoreManager *sharedDatastoreManager = nil;

/// The managers that aren't shut down. An account has one at a time.
static NSMutableArray<DBDatastoreManager *> *openManagers = nil;

@implementation DBDatastoreManager

// MARK: Shared manager

+ (void)setSharedManager:(DBDatastoreManager *)sharedManager {
    DBDatastoreManager *former = nil;
    @synchronized([DBDatastoreManager class]) {
        former = sharedDatastoreManager;
        sharedDatastoreManager =
            [sharedManager isKindOfClass:[DBDatastoreManager class]] ? DB_RETAIN(sharedManager) : nil;
    }
    DB_RELEASE(former);
}

+ (DBDatastoreManager *)sharedManager {
    @synchronized([DBDatastoreManager class]) {
        return DB_AUTORELEASE(DB_RETAIN(sharedDatastoreManager));
    }
}

// MARK: Open managers

/// Returns the open manager of an account, or of the local datastores of an account manager.
+ (DBDatastoreManager *)openManagerForOwner:(id)owner {
    for (DBDatastoreManager *manager in openManagers) {
        if (manager->_owner == owner && ![manager isShutDown]) return DB_AUTORELEASE(DB_RETAIN(manager));
    }
    return nil;
}

/// Adds a manager to the open ones, which no longer contain those that were shut down with their accounts.
+ (void)addOpenManager:(DBDatastoreManager *)manager {
    if (openManagers == nil) openManagers = [[NSMutableArray alloc] init];
    for (NSUInteger index = [openManagers count]; index > 0; index--) {
        if ([[openManagers objectAtIndex:index - 1] isShutDown]) [openManagers removeObjectAtIndex:index - 1];
    }
    [openManagers addObject:manager];
}

/// Returns a new manager for a reference, which is open.
+ (DBDatastoreManager *)managerForReference:(DropboxDatastoreManagerRef)reference owner:(id)owner {
    if (reference == NULL) return nil;
    DBDatastoreManager *manager = DB_AUTORELEASE([[DBDatastoreManager alloc] initWithReference:reference]);
    manager->_owner = DB_RETAIN(owner);
    [self addOpenManager:manager];
    return manager;
}

+ (DBDatastoreManager *)managerForAccount:(DBAccount *)account failure:(DropboxSyncErrorRef *)failure {
    @synchronized([DBDatastoreManager class]) {
        DBDatastoreManager *open = account == nil ? nil : [self openManagerForOwner:account];
        if (open != nil) return open;
        void *reference = DBSyncReferenceOfObject(account, [DBAccount class]);
        return [self managerForReference:dropboxDatastoreManagerCreate(reference, failure) owner:account];
    }
}

+ (DBDatastoreManager *)localManagerForAccountManager:(DBAccountManager *)accountManager
                                              failure:(DropboxSyncErrorRef *)failure {
    @synchronized([DBDatastoreManager class]) {
        DBDatastoreManager *open = accountManager == nil ? nil : [self openManagerForOwner:accountManager];
        if (open != nil) return open;
        void *reference = DBSyncReferenceOfObject(accountManager, [DBAccountManager class]);
        return [self managerForReference:dropboxDatastoreManagerCreateLocal(reference, failure) owner:accountManager];
    }
}

+ (DBDatastoreManager *)managerForAccount:(DBAccount *)account {
    DropboxSyncErrorRef failure = NULL;
    DBDatastoreManager *manager = [self managerForAccount:account failure:&failure];
    DBSyncLog(@"+[DBDatastoreManager managerForAccount:]", failure);
    return manager;
}

+ (DBDatastoreManager *)managerForAccount:(DBAccount *)account error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DBDatastoreManager *manager = [self managerForAccount:account failure:&failure];
    DBSyncReport(manager != nil, failure, error);
    return manager;
}

+ (DBDatastoreManager *)localManagerForAccountManager:(DBAccountManager *)accountManager {
    DropboxSyncErrorRef failure = NULL;
    DBDatastoreManager *manager = [self localManagerForAccountManager:accountManager failure:&failure];
    DBSyncLog(@"+[DBDatastoreManager localManagerForAccountManager:]", failure);
    return manager;
}

+ (DBDatastoreManager *)localManagerForAccountManager:(DBAccountManager *)accountManager error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DBDatastoreManager *manager = [self localManagerForAccountManager:accountManager failure:&failure];
    DBSyncReport(manager != nil, failure, error);
    return manager;
}

- (void)dealloc {
    DB_RELEASE(_owner);
    DB_SUPER_DEALLOC;
}

- (DBDatastoreManager *)migrateToAccount:(DBAccount *)account error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DBDatastoreManager *manager = nil;
    @synchronized([DBDatastoreManager class]) {
        void *reference = DBSyncReferenceOfObject(account, [DBAccount class]);
        manager = [DBDatastoreManager
            managerForReference:dropboxDatastoreManagerMigrate([self reference], reference, &failure)
                          owner:account];
    }
    DBSyncReport(manager != nil, failure, error);
    return manager;
}

// MARK: Opening datastores

/// Returns the datastore for a reference, or the error.
- (DBDatastore *)datastoreForReference:(DropboxDatastoreRef)reference
                               failure:(DropboxSyncErrorRef)failure
                                 error:(DBError **)error {
    if (reference == NULL) {
        DBSyncReport(false, failure, error);
        return nil;
    }
    return DB_AUTORELEASE([[DBDatastore alloc] initWithReference:reference manager:self]);
}

- (DBDatastore *)openDefaultDatastore:(DBError **)error {
    return [self openOrCreateDatastore:@"default" error:error];
}

- (DBDatastore *)openDatastore:(NSString *)datastoreId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreRef datastore =
        dropboxDatastoreManagerOpen([self reference], DBSyncBytesOfString(datastoreId), false, &failure);
    return [self datastoreForReference:datastore failure:failure error:error];
}

- (DBDatastore *)openOrCreateDatastore:(NSString *)datastoreId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreRef datastore =
        dropboxDatastoreManagerOpen([self reference], DBSyncBytesOfString(datastoreId), true, &failure);
    return [self datastoreForReference:datastore failure:failure error:error];
}

- (DBDatastore *)createDatastore:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreRef datastore = dropboxDatastoreManagerOpenNew([self reference], &failure);
    return [self datastoreForReference:datastore failure:failure error:error];
}

// MARK: Listing and removing datastores

- (NSArray<DBDatastoreInfo *> *)listDatastores:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncReferences references = dropboxDatastoreManagerCopyInfos([self reference], &failure);
    if (references.items == NULL) {
        DBSyncReport(false, failure, error);
        return nil;
    }
    NSMutableArray<DBDatastoreInfo *> *infos = [NSMutableArray arrayWithCapacity:references.count];
    for (size_t index = 0; index < references.count; index++) {
        [infos addObject:DBSyncObjectForReference([DBDatastoreInfo class], references.items[index], NULL, NULL)];
    }
    free(references.items);
    return infos;
}

- (NSDictionary<NSString *, DBDatastoreInfo *> *)listDatastoreInfo:(DBError **)error {
    NSArray<DBDatastoreInfo *> *infos = [self listDatastores:error];
    if (infos == nil) return nil;
    NSMutableDictionary<NSString *, DBDatastoreInfo *> *byId = [NSMutableDictionary dictionary];
    for (DBDatastoreInfo *info in infos) [byId setObject:info forKey:[info datastoreId]];
    return byId;
}

- (BOOL)deleteDatastore:(NSString *)datastoreId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxDatastoreManagerDelete([self reference], DBSyncBytesOfString(datastoreId), &failure);
    return DBSyncReport(succeeded, failure, error);
}

- (BOOL)uncacheDatastore:(NSString *)datastoreId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxDatastoreManagerUncache([self reference], DBSyncBytesOfString(datastoreId), &failure);
    return DBSyncReport(succeeded, failure, error);
}

// MARK: Observers

- (void)addObserver:(id)observer block:(DBObserver)block {
    if (block == nil) return;
    dropboxDatastoreManagerAddObserver([self reference], DBSyncObserverNumber(observer), DBSyncCallbackForBlock(block));
}

- (void)removeObserver:(id)observer {
    dropboxDatastoreManagerRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

// MARK: Shutting down

- (void)shutDown {
    dropboxDatastoreManagerShutDown([self reference]);
    @synchronized([DBDatastoreManager class]) {
        [openManagers removeObjectIdenticalTo:self];
    }
}

- (BOOL)isShutDown {
    return dropboxDatastoreManagerIsShutDown([self reference]) ? YES : NO;
}

@end
