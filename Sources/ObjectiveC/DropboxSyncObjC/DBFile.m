#import <DropboxSyncObjC/DBFile.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBFile

// MARK: State

- (DBFileInfo *)info {
    return DBSyncObjectForReference([DBFileInfo class], dropboxSyncFileCopyInfo([self reference], NULL), NULL, NULL);
}

- (BOOL)isOpen {
    return dropboxSyncFileIsOpen([self reference]) ? YES : NO;
}

- (BOOL)isThumb {
    return dropboxSyncFileIsThumbnail([self reference]) ? YES : NO;
}

- (DBFileStatus *)status {
    return DB_AUTORELEASE([[DBFileStatus alloc] initWithStatus:dropboxSyncFileCopyStatus([self reference])]);
}

- (DBFileStatus *)newerStatus {
    DropboxSyncFileStatus status;
    if (!dropboxSyncFileCopyNewerStatus([self reference], &status)) return nil;
    return DB_AUTORELEASE([[DBFileStatus alloc] initWithStatus:status]);
}

// MARK: Reading

- (NSFileHandle *)readHandle:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    int descriptor = dropboxSyncFileOpenDescriptor([self reference], &failure);
    if (!DBSyncReport(descriptor >= 0, failure, error)) return nil;
    return DB_AUTORELEASE([[NSFileHandle alloc] initWithFileDescriptor:descriptor closeOnDealloc:YES]);
}

- (NSData *)readData:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    NSData *data = DBSyncDataFromBuffer(dropboxSyncFileCopyContent([self reference], &failure));
    return DBSyncReport(data != nil, failure, error) ? data : nil;
}

- (NSString *)readString:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    NSString *string = DBSyncStringFromBuffer(dropboxSyncFileCopyText([self reference], &failure));
    return DBSyncReport(string != nil, failure, error) ? string : nil;
}

// MARK: Writing

- (BOOL)writeContentsOfFile:(NSString *)localPath shouldSteal:(BOOL)shouldSteal error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxSyncFileWriteLocalFile(
        [self reference], DBSyncBytesOfString(localPath), shouldSteal, &failure);
    return DBSyncReport(succeeded, failure, error);
}

- (BOOL)writeData:(NSData *)data error:(DBError **)error {
    return [self writeBytes:DBSyncBytesOfData(data) error:error];
}

- (BOOL)writeString:(NSString *)string error:(DBError **)error {
    return [self writeBytes:DBSyncBytesOfString(string) error:error];
}

- (BOOL)writeBytes:(DropboxSyncBytes)bytes error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    return DBSyncReport(dropboxSyncFileWrite([self reference], bytes, &failure), failure, error);
}

- (BOOL)appendData:(NSData *)data error:(DBError **)error {
    return [self appendBytes:DBSyncBytesOfData(data) error:error];
}

- (BOOL)appendString:(NSString *)string error:(DBError **)error {
    return [self appendBytes:DBSyncBytesOfString(string) error:error];
}

- (BOOL)appendBytes:(DropboxSyncBytes)bytes error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    return DBSyncReport(dropboxSyncFileAppend([self reference], bytes, &failure), failure, error);
}

// MARK: Updating and closing

- (BOOL)update:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    return DBSyncReport(dropboxSyncFileUpdate([self reference], &failure), failure, error);
}

- (void)close {
    dropboxSyncFileClose([self reference]);
}

// MARK: Observers

- (void)addObserver:(id)observer block:(DBObserver)block {
    if (block == nil) return;
    dropboxSyncFileAddObserver([self reference], DBSyncObserverNumber(observer), DBSyncCallbackForBlock(block));
}

- (void)removeObserver:(id)observer {
    dropboxSyncFileRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

@end
