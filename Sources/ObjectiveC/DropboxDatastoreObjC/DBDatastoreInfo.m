#import <DropboxDatastoreObjC/DBDatastoreInfo.h>

#import "Private/DBDatastoreBridge.h"

_Static_assert((int)DBRoleNone == (int)DropboxDatastoreRoleNone, "the roles have the same numbers");
_Static_assert((int)DBRoleViewer == (int)DropboxDatastoreRoleViewer, "the roles have the same numbers");
_Static_assert((int)DBRoleEditor == (int)DropboxDatastoreRoleEditor, "the roles have the same numbers");
_Static_assert((int)DBRoleOwner == (int)DropboxDatastoreRoleOwner, "the roles have the same numbers");

NSString *const DBPrincipalPublic = @"public";
NSString *const DBPrincipalTeam = @"team";

@implementation DBDatastoreInfo

- (NSString *)datastoreId {
    return DBSyncStringFromBuffer(dropboxDatastoreInfoCopyID([self reference]));
}

- (NSString *)title {
    return DBSyncStringFromBuffer(dropboxDatastoreInfoCopyTitle([self reference]));
}

- (NSDate *)mtime {
    double time = 0;
    if (!dropboxDatastoreInfoGetModificationTime([self reference], &time)) return nil;
    return [NSDate dateWithTimeIntervalSince1970:time];
}

- (DBRole)role {
    return (DBRole)dropboxDatastoreInfoGetRole([self reference]);
}

- (BOOL)isShareable {
    return [DBDatastore isValidShareableId:[self datastoreId]];
}

- (BOOL)isWritable {
    return [self role] >= DBRoleEditor;
}

@end
