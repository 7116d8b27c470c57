// A complete program: links an account of an emulator, writes a file, and lists the folder.
// Usage: Example URL DIRECTORY TOKEN
#import <DropboxSyncObjC/DropboxSyncObjC.h>
#import "../MainQueue.h"
#import "Private/DBAccountManager+Private.h"

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    @autoreleasepool {
        NSString *server = [NSString stringWithUTF8String:argv[1]];
        NSString *directory = [NSString stringWithUTF8String:argv[2]];
        NSString *token = [NSString stringWithUTF8String:argv[3]];
        DBAccountManager *manager = [[DBAccountManager alloc] initWithAppKey:@"emulatorappkey"
                                                                      secret:nil
                                                                   directory:directory
                                                                      server:server];
        DBError *error = nil;
        // Apps call `linkFromController:` instead, which shows the page on which the user allows access.
        DBAccount *account = [manager linkWithAccessToken:token userId:@"1" error:&error];
        DBFilesystem *filesystem = [[DBFilesystem alloc] initWithAccount:account];
        DBFile *file = [filesystem createFile:[[DBPath root] childPath:@"hello.txt"] error:&error];
        if (![file writeString:@"Hello, Dropbox!" error:&error]) NSLog(@"%@", error);
        // Wait until the file is uploaded, so that the folder has what the server has.
        while (filesystem.status.anyInProgress) RunMainQueue();
        for (DBFileInfo *info in [filesystem listFolder:[DBPath root] error:&error]) NSLog(@"%@", info.path);
        return error == nil ? 0 : 1;
    }
}
