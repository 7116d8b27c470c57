#import <DropboxSyncObjC/DBSyncObject.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBSyncObject

- (instancetype)init {
    // Only code that doesn't know the class can call this.
    DBSyncObject *nothing = nil;
    DB_RELEASE(self);
    return nothing;
}

- (instancetype)initWithReference:(void *)reference {
    self = [super init];
    if (self != nil) _reference = reference;
    return self;
}

- (void)dealloc {
    dropboxSyncRelease(_reference);
    DB_SUPER_DEALLOC;
}

- (void *)reference {
    return _reference;
}

@end
