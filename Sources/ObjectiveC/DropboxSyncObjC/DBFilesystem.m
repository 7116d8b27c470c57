#import <DropboxSyncObjC/DBFilesystem.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

_Static_assert((int)DBThumbSizeXS == (int)DropboxSyncThumbnailSizeXS, "the sizes have the same numbers");
_Static_assert((int)DBThumbSizeXL == (int)DropboxSyncThumbnailSizeXL, "the sizes have the same numbers");
_Static_assert((int)DBThumbFormatJPG == (int)DropboxSyncThumbnailFormatJPG, "the formats have the same numbers");
_Static_assert((int)DBThumbFormatPNG == (int)DropboxSyncThumbnailFormatPNG, "the formats have the same numbers");

static DBFilesystem *sharedFilesystem = nil;

static void *DBReferenceOfPath(DBPath *path) { return DBSyncReferenceOfObject(path, [DBPath class]); }

@implementation DBFilesystem

// MARK: Shared filesystem

+ (void)setSharedFilesystem:(DBFilesystem *)filesystem {
    DBFilesystem *former = nil;
    @synchronized([DBFilesystem class]) {
        former = sharedFilesystem;
        sharedFilesystem = [filesystem isKindOfClass:[DBFilesystem class]] ? DB_RETAIN(filesystem) : nil;
    }
    // Releasing it may shut it down, which waits for the disk.
    DB_RELEASE(former);
}

+ (DBFilesystem *)sharedFilesystem {
    @synchronized([DBFilesystem class]) {
        return DB_AUTORELEASE(DB_RETAIN(sharedFilesystem));
    }
}

// MARK: Creating and shutting down

- (id)initWithAccount:(DBAccount *)account {
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncFilesystemRef filesystem =
        dropboxSyncFilesystemCreate(DBSyncReferenceOfObject(account, [DBAccount class]), &failure);
    if (filesystem == NULL) {
        DBSyncLog(@"-[DBFilesystem initWithAccount:]", failure);
        DB_RELEASE(self);
        return nil;
    }
    self = [super initWithReference:filesystem];
    if (self != nil) _account = DB_RETAIN(account);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_account);
    DB_SUPER_DEALLOC;
}

- (void)shutDown {
    dropboxSyncFilesystemShutDown([self reference]);
}

// MARK: State

- (DBAccount *)account {
    return _account;
}

- (BOOL)completedFirstSync {
    return dropboxSyncFilesystemHasCompletedFirstSync([self reference]) ? YES : NO;
}

- (BOOL)isShutDown {
    return dropboxSyncFilesystemIsShutDown([self reference]) ? YES : NO;
}

- (DBSyncStatus *)status {
    return DB_AUTORELEASE([[DBSyncStatus alloc] initWithStatus:dropboxSyncFilesystemCopyStatus([self reference])]);
}

- (unsigned long long)fileCacheSize {
    return dropboxSyncFilesystemGetCacheSize([self reference]);
}

- (unsigned long long)maxFileCacheSize {
    return dropboxSyncFilesystemGetMaximumCacheSize([self reference]);
}

- (void)setMaxFileCacheSize:(unsigned long long)maxFileCacheSize {
    DropboxSyncErrorRef failure = NULL;
    dropboxSyncFilesystemSetMaximumCacheSize([self reference], maxFileCacheSize, &failure);
    DBSyncLog(@"-[DBFilesystem setMaxFileCacheSize:]", failure);
}

// MARK: Files and folders

- (NSArray<DBFileInfo *> *)listFolder:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    DropboxSyncReferences references = dropboxSyncFilesystemCopyFolder([self reference], DBReferenceOfPath(path), &failure);
    DBSyncReport(references.items != NULL, failure, error);
    if (references.items == NULL) return nil;
    NSMutableArray<DBFileInfo *> *items = [NSMutableArray arrayWithCapacity:references.count];
    for (size_t index = 0; index < references.count; index++) {
        DBFileInfo *item = [[DBFileInfo alloc] initWithReference:references.items[index]];
        [items addObject:item];
        DB_RELEASE(item);
    }
    free(references.items);
    return items;
}

- (DBFileInfo *)fileInfoForPath:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    void *info = dropboxSyncFilesystemCopyFileInfo([self reference], DBReferenceOfPath(path), &failure);
    return DBSyncObjectForReference([DBFileInfo class], info, failure, error);
}

- (DBFile *)openFile:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    void *file = dropboxSyncFilesystemOpenFile([self reference], DBReferenceOfPath(path), &failure);
    return DBSyncObjectForReference([DBFile class], file, failure, error);
}

- (DBFile *)createFile:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    void *file = dropboxSyncFilesystemCreateFile([self reference], DBReferenceOfPath(path), &failure);
    return DBSyncObjectForReference([DBFile class], file, failure, error);
}

- (DBFile *)openThumbnail:(DBPath *)path
                   ofSize:(DBThumbSize)size
                 inFormat:(DBThumbFormat)format
                    error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    void *thumbnail = dropboxSyncFilesystemOpenThumbnail(
        [self reference], DBReferenceOfPath(path), (DropboxSyncThumbnailSize)size, (DropboxSyncThumbnailFormat)format,
        &failure);
    return DBSyncObjectForReference([DBFile class], thumbnail, failure, error);
}

- (BOOL)createFolder:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxSyncFilesystemCreateFolder([self reference], DBReferenceOfPath(path), &failure);
    return DBSyncReport(succeeded, failure, error);
}

- (BOOL)deletePath:(DBPath *)path error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxSyncFilesystemDelete([self reference], DBReferenceOfPath(path), &failure);
    return DBSyncReport(succeeded, failure, error);
}

- (BOOL)movePath:(DBPath *)fromPath toPath:(DBPath *)toPath error:(DBError **)error {
    DropboxSyncErrorRef failure = NULL;
    bool succeeded = dropboxSyncFilesystemMove(
        [self reference], DBReferenceOfPath(fromPath), DBReferenceOfPath(toPath), &failure);
    return DBSyncReport(succeeded, failure, error);
}

- (NSString *)fetchShareLinkForPath:(DBPath *)path shorten:(BOOL)shorten error:(DBError **)error {
    (void)shorten;
    DropboxSyncErrorRef failure = NULL;
    NSString *link = DBSyncStringFromBuffer(
        dropboxSyncFilesystemCopyShareLink([self reference], DBReferenceOfPath(path), &failure));
    return DBSyncReport(link != nil, failure, error) ? link : nil;
}

// MARK: Observers

- (BOOL)addObserver:(id)observer block:(DBObserver)block {
    if (block == nil) return NO;
    bool isAdded = dropboxSyncFilesystemAddObserver(
        [self reference], DBSyncObserverNumber(observer), DBSyncCallbackForBlock(block));
    return isAdded ? YES : NO;
}

- (BOOL)addObserver:(id)observer forPath:(DBPath *)path block:(DBObserver)block {
    return [self addObserver:observer path:path scope:DropboxSyncScopeItem block:block];
}

- (BOOL)addObserver:(id)observer forPathAndChildren:(DBPath *)path block:(DBObserver)block {
    return [self addObserver:observer path:path scope:DropboxSyncScopeChildren block:block];
}

- (BOOL)addObserver:(id)observer forPathAndDescendants:(DBPath *)path block:(DBObserver)block {
    return [self addObserver:observer path:path scope:DropboxSyncScopeDescendants block:block];
}

- (BOOL)addObserver:(id)observer path:(DBPath *)path scope:(DropboxSyncScope)scope block:(DBObserver)block {
    if (block == nil) return NO;
    bool isAdded = dropboxSyncFilesystemAddPathObserver(
        [self reference], DBSyncObserverNumber(observer), DBReferenceOfPath(path), scope, DBSyncCallbackForBlock(block));
    return isAdded ? YES : NO;
}

- (void)removeObserver:(id)observer {
    dropboxSyncFilesystemRemoveObserver([self reference], DBSyncObserverNumber(observer));
}

@end
