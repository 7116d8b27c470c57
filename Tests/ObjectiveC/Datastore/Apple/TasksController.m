// The code of an app that imports nothing but the former header, which brings datastores and the framework of the user interface.
#import <Dropbox/Dropbox.h>

#if TARGET_OS_IPHONE
@interface TasksController : UIViewController
#else
@interface TasksController : NSViewController
#endif
@property (nonatomic, strong) DBDatastore *store;
@property (nonatomic, strong) NSArray *tasks;
@end

@implementation TasksController

- (void)openStore {
    DBAccountManager *accounts = [DBAccountManager sharedManager];
    DBAccount *account = accounts.linkedAccount;
    DBDatastoreManager *manager = account == nil ? [DBDatastoreManager localManagerForAccountManager:accounts]
                                                 : [DBDatastoreManager managerForAccount:account];
    [DBDatastoreManager setSharedManager:manager];
    self.store = [manager openDefaultDatastore:nil];
    __weak TasksController *weakSelf = self;
    [self.store addObserver:self
                      block:^{
                          if (weakSelf.store.status.incoming) [weakSelf syncTasks];
                      }];
}

- (void)syncTasks {
    NSDictionary *changed = [self.store sync:nil];
    for (DBRecord *task in changed[@"tasks"]) {
        if (task.isDeleted) NSLog(@"%@ was deleted", task.recordId);
    }
    DBTable *table = [self.store getTable:@"tasks"];
    self.tasks = [table query:@{@"completed": @NO} error:nil];
}

- (void)addTask:(NSString *)title {
    DBTable *table = [self.store getTable:@"tasks"];
    [table setResolutionRule:DBResolutionMax forField:@"priority"];
    DBRecord *task = [table insert:@{@"title": title, @"completed": @NO, @"created": [NSDate date]}];
    task[@"priority"] = @1;
    DBList *tags = [task getOrCreateList:@"tags"];
    [tags addObject:@"new"];
    tags[0] = @"newest";
    for (NSString *tag in tags) NSLog(@"%@", tag);
    [self syncTasks];
}

@end
