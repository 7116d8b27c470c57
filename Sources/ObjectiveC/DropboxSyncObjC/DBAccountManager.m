#import <DropboxSyncObjC/DBAccountManager.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

#import "Private/DBAccountList.h"
#import "Private/DBAccountManager+Private.h"
#import "Private/DBLinkPage.h"

static DBAccountManager *sharedAccountManager = nil;

/// A block that observes a manager, and the accounts to call it with.
@interface DBAccountManagerObservation : NSObject {
@private
    DBAccountList *_accounts;
    void *_block;
}

- (instancetype)initWithAccounts:(DBAccountList *)accounts block:(DBAccountManagerObserver)block;

/// Calls the block with the account of a reference, and releases the reference.
- (void)callWithReference:(void *)reference;

@end

@implementation DBAccountManagerObservation

- (instancetype)initWithAccounts:(DBAccountList *)accounts block:(DBAccountManagerObserver)block {
    self = [super init];
    if (self != nil) {
        _accounts = DB_RETAIN(accounts);
        _block = DB_COPIED_BLOCK_ADDRESS(block);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accounts);
    if (_block != NULL) DB_RELEASE_BLOCK_ADDRESS(_block);
    DB_SUPER_DEALLOC;
}

- (void)callWithReference:(void *)reference {
    ((DBAccountManagerObserver)DB_OBJECT(_block))([_accounts accountForReference:reference]);
}

@end

static void callObservation(void *context, void *account) {
    @autoreleasepool {
        [(DBAccountManagerObservation *)DB_OBJECT(context) callWithReference:account];
    }
}

static void releaseObservation(void *context) { DB_RELEASE_ADDRESS(context); }

@implementation DBAccountManager

// MARK: Shared manager

+ (void)setSharedManager:(DBAccountManager *)sharedManager {
    DBAccountManager *former = nil;
    @synchronized([DBAccountManager class]) {
        former = sharedAccountManager;
        sharedAccountManager = [sharedManager isKindOfClass:[DBAccountManager class]] ? DB_RETAIN(sharedManager) : nil;
    }
    DB_RELEASE(former);
}

+ (DBAccountManager *)sharedManager {
    @synchronized([DBAccountManager class]) {
        return DB_AUTORELEASE(DB_RETAIN(sharedAccountManager));
    }
}

// MARK: Creating and releasing

- (id)initWithAppKey:(NSString *)key secret:(NSString *)secret {
    return [self initWithAppKey:key secret:secret directory:nil server:nil];
}

- (instancetype)initWithAppKey:(NSString *)key
                        secret:(NSString *)secret
                     directory:(NSString *)directory
                        server:(NSString *)server {
    DropboxSyncAccountManagerOptions options = {
        DBSyncBytesOfString(key), DBSyncBytesOfString(secret), DBSyncBytesOfString(directory),
        DBSyncBytesOfString(server)};
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncAccountManagerRef manager = dropboxSyncAccountManagerCreate(options, &failure);
    if (manager == NULL) {
        DBSyncLog(@"-[DBAccountManager initWithAppKey:secret:]", failure);
        DB_RELEASE(self);
        return nil;
    }
    self = [super initWithReference:manager];
    if (self != nil) _accounts = [[DBAccountList alloc] init];
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accounts);
    DB_RELEASE(_page);
    DB_SUPER_DEALLOC;
}

// MARK: Accounts

- (DBAccount *)linkedAccount {
    NSArray<DBAccount *> *accounts = [self linkedAccounts];
    return accounts == nil ? nil : [accounts objectAtIndex:[accounts count] - 1];
}

- (NSArray<DBAccount *> *)linkedAccounts {
    DropboxSyncReferences references = dropboxSyncAccountManagerCopyAccounts([self reference]);
    NSMutableArray<DBAccount *> *accounts = [NSMutableArray array];
    for (size_t index = 0; index < references.count; index++) {
        [accounts addObject:[_accounts accountForReference:references.items[index]]];
    }
    free(references.items);
    return [accounts count] == 0 ? nil : accounts;
}

// MARK: Linking

- (NSURL *)beginLinking:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    NSString *page = DBSyncStringFromBuffer(dropboxSyncAccountManagerCopyLinkURL([self reference], &failure));
    DBSyncReport(page != nil, failure, error);
    return page == nil ? nil : [NSURL URLWithString:page];
}

- (void)linkFromController:(UIViewController *)rootController {
    DBError *error = nil;
    NSURL *page = [self beginLinking:&error];
    if (page == nil) {
        NSLog(@"-[DBAccountManager linkFromController:]: %@", [error localizedDescription]);
        return;
    }
    [self replacePage:DBLinkPageShow(page, rootController)];
}

- (DBAccount *)handleOpenURL:(NSURL *)url {
    NSString *address = [url isKindOfClass:[NSURL class]] ? [url absoluteString] : nil;
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncAccountRef account = dropboxSyncAccountManagerCreateAccount(
        [self reference], DBSyncBytesOfString(address), &failure);
    DBSyncLog(@"-[DBAccountManager handleOpenURL:]", failure);
    [self replacePage:nil];
    return account == NULL ? nil : [_accounts accountForReference:account];
}

/// Keeps what shows the page of an attempt, and dismisses that of an earlier one.
- (void)replacePage:(id)page {
    id former = nil;
    @synchronized(self) {
        former = _page;
        _page = DB_RETAIN(page);
    }
    if (former != nil) DBLinkPageDismiss(former);
    DB_RELEASE(former);
}

- (DBAccount *)linkWithAccessToken:(NSString *)token userId:(NSString *)userId error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncAccountRef account = dropboxSyncAccountManagerCreateAccountWithToken(
        [self reference], DBSyncBytesOfString(token), DBSyncBytesOfString(userId), &failure);
    DBSyncReport(account != NULL, failure, error);
    return account == NULL ? nil : [_accounts accountForReference:account];
}

// MARK: Observers

- (void)addObserver:(id)observer block:(DBAccountManagerObserver)block {
    if (block == nil) return;
    DBAccountManagerObservation *observation = DB_AUTORELEASE(
        [[DBAccountManagerObservation alloc] initWithAccounts:_accounts block:block]);
    DropboxSyncCallback callback = {DB_RETAINED_ADDRESS(observation), callObservation, releaseObservation};
    dropboxSyncAccountManagerAddObserver([self reference], DBSyncObserverNumber(observer), callback);
}

- (void)removeObserver:(id)observer {
    dropboxSyncAccountManagerRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

@end
