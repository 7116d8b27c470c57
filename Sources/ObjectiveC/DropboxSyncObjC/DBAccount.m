#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBAccount

- (NSString *)userId {
    return DBSyncStringFromBuffer(dropboxSyncAccountCopyUserID([self reference]));
}

- (BOOL)isLinked {
    return dropboxSyncAccountIsLinked([self reference]) ? YES : NO;
}

- (DBAccountInfo *)info {
    DropboxSyncAccountInfo info;
    if (!dropboxSyncAccountCopyInfo([self reference], &info)) return nil;
    return DB_AUTORELEASE([[DBAccountInfo alloc] initWithInfo:info]);
}

- (void)unlink {
    DropboxSyncErrorRef failure = NULL;
    dropboxSyncAccountUnlink([self reference], &failure);
    DBSyncLog(@"-[DBAccount unlink]", failure);
}

- (void)addObserver:(id)observer block:(DBObserver)block {
    if (block == nil) return;
    dropboxSyncAccountAddObserver([self reference], DBSyncObserverNumber(observer), DBSyncCallbackForBlock(block));
}

- (void)removeObserver:(id)observer {
    dropboxSyncAccountRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

@end
