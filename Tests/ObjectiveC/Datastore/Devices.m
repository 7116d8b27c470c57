#import "Devices.h"

DBDatastoreManager *device(NSString *accountName) {
    DBAccount *account = linkedAccount(accountManager(temporaryDirectory()), accountName);
    DBDatastoreManager *manager = [DBDatastoreManager managerForAccount:account];
    CHECK(manager != nil);
    return manager;
}

DBDatastore *defaultDatastore(DBDatastoreManager *manager) {
    DBError *error = nil;
    DBDatastore *datastore = nil;
    CHECK_SUCCEEDS((datastore = [manager openDefaultDatastore:&error]) != nil);
    return datastore;
}

NSDictionary *sync(DBDatastore *datastore) {
    DBError *error = nil;
    NSDictionary *changes = [datastore sync:&error];
    if (changes == nil || error != nil) CHECK_OBJECT([error localizedDescription], @"no error");
    return changes;
}

void waitForUpload(DBDatastore *datastore) {
    WAIT_UNTIL(![datastore.status uploading]);
    CHECK(datastore.status.anyError == nil);
}

NSNumber *integer(long long value) { return [NSNumber numberWithLongLong:value]; }

NSDictionary *field(NSString *name, id value) { return [NSDictionary dictionaryWithObject:value forKey:name]; }
