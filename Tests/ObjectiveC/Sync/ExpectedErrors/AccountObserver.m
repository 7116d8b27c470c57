// The observer of an account manager receives an account.
// error: incompatible block pointer types
#import <DropboxSyncObjC/DropboxSyncObjC.h>

void observe(DBAccountManager *manager, id observer);
void observe(DBAccountManager *manager, id observer) {
#ifdef EXPECT_ERROR
    [manager addObserver:observer block:^(DBFilesystem *filesystem) {
    }];
#else
    [manager addObserver:observer block:^(DBAccount *account) {
    }];
#endif
}
