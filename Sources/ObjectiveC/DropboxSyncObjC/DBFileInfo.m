#import <DropboxSyncObjC/DBFileInfo.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBFileInfo

- (DBPath *)path {
    return DBSyncObjectForReference([DBPath class], dropboxSyncFileInfoCopyPath([self reference]), NULL, NULL);
}

- (BOOL)isFolder {
    return dropboxSyncFileInfoIsFolder([self reference]) ? YES : NO;
}

- (NSDate *)modifiedTime {
    double time = 0;
    if (!dropboxSyncFileInfoGetModifiedTime([self reference], &time)) return nil;
    return [NSDate dateWithTimeIntervalSince1970:time];
}

- (long long)size {
    return dropboxSyncFileInfoGetSize([self reference]);
}

- (BOOL)thumbExists {
    return dropboxSyncFileInfoHasThumbnail([self reference]) ? YES : NO;
}

- (NSString *)iconName {
    return DBSyncStringFromBuffer(dropboxSyncFileInfoCopyIconName([self reference]));
}

@end
