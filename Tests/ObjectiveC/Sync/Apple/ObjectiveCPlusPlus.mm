// An app in Objective-C++.
#import <DropboxSyncObjC/DropboxSyncObjC.h>

NSString *contentOfFirstFile(DBFilesystem *filesystem);
NSString *contentOfFirstFile(DBFilesystem *filesystem) {
    DBError *error = nil;
    for (DBFileInfo *info in [filesystem listFolder:[DBPath root] error:&error]) {
        if (info.isFolder) continue;
        auto file = [filesystem openFile:info.path error:&error];
        return [file readString:&error];
    }
    return error.localizedDescription;
}
