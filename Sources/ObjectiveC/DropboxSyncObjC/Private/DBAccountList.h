#import <DropboxSyncObjC/DBAccount.h>

NS_ASSUME_NONNULL_BEGIN

/// The accounts that a manager has returned, so that it always returns the same instance for an account.
@interface DBAccountList : NSObject {
@private
    NSMutableArray<DBAccount *> *_accounts;
}

/// Returns the instance for a reference, and releases the reference.
- (DBAccount *)accountForReference:(void *)reference;

@end

NS_ASSUME_NONNULL_END
