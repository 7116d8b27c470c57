// The complete program of the guide: links an account of an emulator, and keeps notes in a datastore.
// Usage: Example URL DIRECTORY TOKEN
#import <Dropbox/Dropbox.h>
#import "../MainQueue.h"
#import "Private/DBAccountManager+Private.h"

static BOOL takeNote(DBAccount *account, DBError **error) {
    DBDatastoreManager *manager = [DBDatastoreManager managerForAccount:account];
    DBDatastore *datastore = [manager openDefaultDatastore:error];
    if (datastore == nil) return NO;

    DBTable *notes = [datastore getTable:@"notes"];
    DBRecord *note = [notes insert:@{@"title": @"Milk", @"done": @NO}];
    [[note getOrCreateList:@"tags"] addObject:@"shopping"];
    if ([datastore sync:error] == nil) return NO;

    for (DBRecord *found in [notes query:@{@"done": @NO} error:error]) {
        NSLog(@"%@ %@", found.recordId, [found objectForKey:@"title"]);
    }
    // Wait until Dropbox has the changes.
    while (datastore.status.uploading && datastore.status.anyError == nil) RunMainQueue();
    [manager shutDown];
    return YES;
}

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    @autoreleasepool {
        NSString *server = [NSString stringWithUTF8String:argv[1]];
        NSString *directory = [NSString stringWithUTF8String:argv[2]];
        NSString *token = [NSString stringWithUTF8String:argv[3]];
        DBAccountManager *accounts = [[DBAccountManager alloc] initWithAppKey:@"emulatorappkey"
                                                                       secret:nil
                                                                    directory:directory
                                                                       server:server];
        DBError *error = nil;
        // Apps call `linkFromController:` instead, which shows the page on which the user allows access.
        DBAccount *account = [accounts linkWithAccessToken:token userId:@"1" error:&error];
        if (!takeNote(account, &error)) NSLog(@"%@", error);
        return error == nil ? 0 : 1;
    }
}
