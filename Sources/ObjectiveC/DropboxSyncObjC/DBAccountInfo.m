#import <DropboxSyncObjC/DBAccountInfo.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBAccountInfo

- (instancetype)initWithInfo:(DropboxSyncAccountInfo)info {
    self = [super init];
    NSString *displayName = DBSyncStringFromBuffer(info.displayName);
    NSString *userName = DBSyncStringFromBuffer(info.userName);
    NSString *orgName = DBSyncStringFromBuffer(info.organizationName);
    if (self != nil) {
        _displayName = DB_RETAIN(displayName);
        _userName = DB_RETAIN(userName);
        _orgName = DB_RETAIN(orgName);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_displayName);
    DB_RELEASE(_userName);
    DB_RELEASE(_orgName);
    DB_SUPER_DEALLOC;
}

- (NSString *)displayName {
    return _displayName;
}

- (NSString *)userName {
    return _userName;
}

- (NSString *)orgName {
    return _orgName;
}

@end
