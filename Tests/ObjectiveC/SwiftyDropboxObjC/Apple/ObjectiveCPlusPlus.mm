// An app in Objective-C++.
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void listFolder(DBXDropboxClient *client, NSMutableArray<NSString *> *names);
void listFolder(DBXDropboxClient *client, NSMutableArray<NSString *> *names) {
    auto request = [client.files listFolderWithPath:@""];
    [request responseWithCompletionHandler:[=](
                                               DBXFilesListFolderResult *result, DBXFilesListFolderError *error, DBXCallError *) {
        for (DBXFilesMetadata *entry in result.entries) [names addObject:entry.name];
        if (auto path = error.asPath) [names addObject:path.description];
    }];
}
