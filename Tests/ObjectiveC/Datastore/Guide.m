// The samples of the guide, which the tests run.
#import "Devices.h"

static void observe(DBDatastore *datastore, id observer) {
    [datastore addObserver:observer block:^{
        if (datastore.status.incoming) [datastore sync:NULL];
    }];
}

static BOOL addPoint(DBDatastore *datastore, DBError **error) {
    DBTable *scores = [datastore getTable:@"scores"];
    [scores setResolutionRule:DBResolutionSum forField:@"points"];
    DBRecord *score = [scores getOrInsertRecord:@"me" fields:@{@"points": @0} inserted:NULL error:error];
    [score setObject:@([[score objectForKey:@"points"] longLongValue] + 1) forKey:@"points"];
    return score != nil && [datastore sync:error] != nil;
}

static DBDatastoreManager *moveLocalDatastores(DBAccountManager *accounts, DBAccount *account, DBError **error) {
    DBDatastoreManager *local = [DBDatastoreManager localManagerForAccountManager:accounts];
    return [local migrateToAccount:account error:error];
}

static DBDatastore *shareList(DBDatastoreManager *manager, NSString *email, DBError **error) {
    DBDatastore *list = [manager createDatastore:error];
    list.title = @"Shopping";
    if ([list sync:error] == nil) return nil;
    @try {
        [list setRoleForPrincipal:email to:DBRoleEditor];
    } @catch (DBException *exception) {
        if (error != NULL) *error = exception.error;
        return nil;
    }
    return list;
}

void testGuide(void) {
    DBError *error = nil;
    DBAccountManager *accounts = accountManager(temporaryDirectory());
    DBDatastore *local = [DBDatastore openDefaultLocalStoreForAccountManager:accounts error:&error];
    CHECK_SUCCEEDS(addPoint(local, &error));
    [local close];
    DBDatastoreManager *manager = nil;
    CHECK_SUCCEEDS((manager = moveLocalDatastores(accounts, linkedAccount(accounts, @"leo"), &error)) != nil);
    DBDatastore *datastore = defaultDatastore(manager), *other = defaultDatastore(device(@"leo"));
    observe(datastore, accounts);
    CHECK_SUCCEEDS(addPoint(other, &error));
    WAIT_UNTIL([[[[datastore getTable:@"scores"] getRecord:@"me" error:NULL] objectForKey:@"points"] intValue] == 2);
    [datastore removeObserver:accounts];

    DBDatastoreManager *friend = device(@"mia");
    DBDatastore *list = nil, *copy = nil;
    CHECK_SUCCEEDS((list = shareList(manager, @"mia@example.com", &error)) != nil);
    CHECK_SUCCEEDS((copy = [friend openDatastore:list.datastoreId error:&error]) != nil);
    SYNC_UNTIL(copy, [copy.title isEqual:@"Shopping"]);
    [manager shutDown];
    [other.manager shutDown];
    [friend shutDown];
}
