#import "DBAccountList.h"
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBAccountList

- (instancetype)init {
    self = [super init];
    if (self != nil) _accounts = [[NSMutableArray alloc] init];
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accounts);
    DB_SUPER_DEALLOC;
}

- (DBAccount *)accountForReference:(void *)reference {
    @synchronized(self) {
        for (DBAccount *known in _accounts) {
            if ([known reference] == reference) {
                dropboxSyncRelease(reference);
                return DB_AUTORELEASE(DB_RETAIN(known));
            }
        }
        DBAccount *account = DBSyncObjectForReference([DBAccount class], reference, NULL, NULL);
        [_accounts addObject:account];
        return account;
    }
}

@end
