// DBAccountManager, DBAccount, and DBAccountInfo.
#import "../Support/Check.h"
#import "../Support/Emulator.h"

#import "Private/DBAccountManager+Private.h"
#import <objc/runtime.h>

static int releasedManagers;
static IMP releaseManager;

static void countManager(id self, SEL selector) {
    releasedManagers++;
    ((void (*)(id, SEL))releaseManager)(self, selector);
}

void testLinking(void) {
    NSString *directory = temporaryDirectory();
    DBAccountManager *manager = accountManager(directory);
    CHECK([DBAccountManager sharedManager] == nil);
    [DBAccountManager setSharedManager:manager];
    CHECK([DBAccountManager sharedManager] == manager);
    CHECK([manager linkedAccount] == nil);
    CHECK([manager linkedAccounts] == nil);
    // There is no browser here: the log has the address.
    [manager linkFromController:nil];

    DBError *error = nil;
    NSURL *page = [manager beginLinking:&error];
    CHECK(page != nil && error == nil);
    // An app receives other addresses, too. They don't end the attempt.
    CHECK([manager handleOpenURL:[NSURL URLWithString:@"myapp://something"]] == nil);
    CHECK([manager handleOpenURL:nothing] == nil);
    CHECK([manager handleOpenURL:(id)@"myapp://something"] == nil);
    NSURL *url = pressButton(@"allow", page);
    CHECK([[url absoluteString] hasPrefix:@"db-emulatorappkey://2/token"]);
    DBAccount *account = [manager handleOpenURL:url];
    CHECK(account != nil && [account isLinked]);
    CHECK([manager linkedAccount] == account);
    CHECK([manager handleOpenURL:url] == nil);

    // The user declines.
    CHECK([manager handleOpenURL:pressButton(@"deny", [manager beginLinking:NULL])] == nil);
    CHECK_NUMBER([[manager linkedAccounts] count], 1);

    // The account is linked at the next start.
    DBAccountManager *next = accountManager(directory);
    CHECK_OBJECT([[next linkedAccount] userId], [account userId]);
    [account unlink];
    CHECK(![account isLinked]);
    CHECK([manager linkedAccounts] == nil);
    [DBAccountManager setSharedManager:nil];
    CHECK([DBAccountManager sharedManager] == nil);

    // A directory that can't be created, and a missing key.
    CHECK(accountManager(@"/dev/null/accounts") == nil);
    CHECK([[DBAccountManager alloc] initWithAppKey:nothing secret:nil directory:directory server:nil] == nil);
}

/// A manager is released although it has an observer and a linked account.
static void testManagerIsReleased(void) {
    Method method = class_getInstanceMethod([DBAccountManager class], @selector(dealloc));
    releaseManager = method_setImplementation(method, (IMP)countManager);
    releasedManagers = 0;
    NSString *directory = temporaryDirectory();
    @autoreleasepool {
        DBAccountManager *manager = accountManager(directory);
        __block int calls = 0;
        [manager addObserver:directory
                       block:^(DBAccount *account) {
                           calls++;
                       }];
        linkedAccount(manager, @"ada");
        WAIT_UNTIL(calls == 1);
        CHECK_NUMBER(releasedManagers, 0);
    }
    WAIT_UNTIL(releasedManagers == 1);
    method_setImplementation(method, releaseManager);
}

void testAccounts(void) {
    testManagerIsReleased();
    DBAccountManager *manager = accountManager(temporaryDirectory());
    id observer = [[[NSObject alloc] init] autorelease];
    __block int calls = 0;
    __block int links = 0;
    __block DBAccount *latest = nil;
    [manager addObserver:observer
                   block:^(DBAccount *account) {
                       CHECK([NSThread isMainThread]);
                       calls++;
                       latest = account;
                       if ([account isLinked]) links++;
                   }];
    [manager addObserver:observer block:nothing];
    DBAccount *ada = linkedAccount(manager, @"ada");
    WAIT_UNTIL(calls == 1);
    CHECK(latest == ada);
    DBAccount *bob = linkedAccount(manager, @"bob");
    WAIT_UNTIL(calls == 2);
    CHECK_NUMBER(links, 2);
    CHECK(latest == bob);
    CHECK([manager linkedAccount] == bob);
    CHECK_OBJECT([manager linkedAccounts], ([NSArray arrayWithObjects:ada, bob, nil]));
    CHECK([[manager linkedAccounts] objectAtIndex:0] == ada);

    __block int changes = 0;
    [ada addObserver:observer
               block:^{
                   CHECK([NSThread isMainThread]);
                   changes++;
               }];
    [ada addObserver:observer block:nothing];
    WAIT_UNTIL([ada info] != nil);
    CHECK_OBJECT([[ada info] userName], @"Ada Lovelace");
    CHECK_OBJECT([[ada info] displayName], @"Ada Lovelace");
    CHECK([[ada info] orgName] == nil);
    CHECK([[ada userId] length] > 0);

    // A member of a team.
    emulate(@"teams/add", @"{\"name\": \"Engines\", \"members\": [{\"account\": \"grace\"}]}");
    DBAccount *grace = linkedAccount(manager, @"grace");
    WAIT_UNTIL([grace info] != nil);
    CHECK_OBJECT([[grace info] orgName], @"Engines");
    CHECK_OBJECT([[grace info] displayName],
                 ([NSString stringWithFormat:@"%@ (Engines)", [[grace info] userName]]));

    WAIT_UNTIL(calls == 3);
    changes = 0;
    [ada unlink];
    CHECK(!ada.linked);
    WAIT_UNTIL(calls == 4 && changes > 0);
    CHECK(latest == ada);
    [ada unlink];
    CHECK([[DBFilesystem alloc] initWithAccount:ada] == nil);
    CHECK([[DBFilesystem alloc] initWithAccount:nothing] == nil);

    // Removed observers aren't called.
    [manager removeObserver:observer];
    [ada removeObserver:observer];
    [manager removeObserver:observer];
    [bob unlink];
    for (int round = 0; round < 50; round++) runMainQueue();
    CHECK_NUMBER(calls, 4);
    [grace unlink];
}

void testOffline(void) {
    DBError *error = nil;
    NSString *directory = temporaryDirectory();
    DBAccountManager *manager = unreachableAccountManager(directory);
    DBAccount *account = [manager linkWithAccessToken:@"token" userId:@"1" error:&error];
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    CHECK_FAILS([filesystem listFolder:[DBPath root] error:&error], DBErrorNoConnection);
    CHECK([error localizedFailureReason] != nil);
    CHECK(!filesystem.completedFirstSync);
    CHECK_NUMBER(filesystem.status.anyError.error.dbErrorCode, DBErrorNoConnection);
    CHECK(filesystem.status.metadata.inProgress);
    CHECK(account.info == nil);
    NSURL *page = [manager beginLinking:&error];
    CHECK(page != nil);
    // Unlinking doesn't wait for the network.
    NSDate *start = [NSDate date];
    [account unlink];
    CHECK(-[start timeIntervalSinceNow] < 10);
    CHECK(!account.linked);
    CHECK([accountManager(directory) linkedAccount] == nil);
}
