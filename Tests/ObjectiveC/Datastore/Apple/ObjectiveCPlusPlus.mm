// An app in Objective-C++.
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

NSUInteger countOfNamedTasks(DBDatastore *datastore);
NSUInteger countOfNamedTasks(DBDatastore *datastore) {
    NSUInteger count = 0;
    for (DBRecord *task in [[datastore getTable:@"tasks"] query:nil error:nil]) {
        auto title = static_cast<NSString *>(task[@"title"]);
        if ([title length] > 0) count++;
    }
    return datastore.effectiveRole >= DBRoleViewer && DBDatastoreRecordCountLimit > count ? count : 0;
}
