// Datastores that accounts share.
#import "Devices.h"

void testRoles(void) {
    DBError *error = nil;
    DBDatastoreManager *ada = device(@"ivan"), *bob = device(@"judy");
    DBDatastore *list = [ada createDatastore:&error];
    NSString *listId = list.datastoreId;
    DBRecord *milk = [[list getTable:@"items"] insert:field(@"title", @"Milk")];
    list.title = @"Shopping";
    sync(list);
    // Nothing is sent before it's shared.
    CHECK(!list.status.uploading);
    CHECK_NUMBER([[list listRoles] count], 0);
    CHECK_NUMBER([list getRoleForPrincipal:@"judy@example.com"], DBRoleNone);
    [list deleteRoleForPrincipal:@"judy@example.com"];
    [list deleteRoleForPrincipal:DBPrincipalPublic];
    CHECK_NUMBER([[list listRoles] count], 0);

    // The first role shares the datastore.
    [list setRoleForPrincipal:@"judy@example.com" to:DBRoleEditor];
    CHECK_NUMBER([list getRoleForPrincipal:@"Judy@Example.com"], DBRoleEditor);
    CHECK_NUMBER([[list listRoles] count], 2);
    CHECK_NUMBER(list.effectiveRole, DBRoleOwner);
    waitForUpload(list);
    NSString *judyId = nil;
    NSDictionary *roles = [list listRoles];
    for (NSString *principal in roles) {
        CHECK([principal hasPrefix:@"dbid:"]);
        if ([[roles objectForKey:principal] intValue] == DBRoleEditor) judyId = principal;
    }
    CHECK_NUMBER([list getRoleForPrincipal:judyId], DBRoleEditor);

    // The other account can't delete it before it joins. It opens it by its ID.
    CHECK_FAILS([bob deleteDatastore:listId error:&error], DBErrorNotFound);
    CHECK([[bob listDatastoreInfo:NULL] objectForKey:listId] == nil);
    DBDatastore *copy = nil;
    CHECK_SUCCEEDS((copy = [bob openDatastore:listId error:&error]) != nil);
    SYNC_UNTIL(copy, [[copy getTable:@"items"] getRecord:milk.recordId error:NULL] != nil);
    CHECK_OBJECT(copy.title, @"Shopping");
    CHECK_NUMBER(copy.effectiveRole, DBRoleEditor);
    CHECK(copy.isWritable);
    [[copy getTable:@"items"] insert:field(@"title", @"Bread")];
    sync(copy);
    SYNC_UNTIL(list, [[[list getTable:@"items"] query:nil error:NULL] count] == 2);

    // A viewer can't change it.
    [list setRoleForPrincipal:judyId to:DBRoleViewer];
    // Dropbox refuses the change, which is how the device learns of its role.
    [[copy getTable:@"items"] insert:field(@"title", @"refused")];
    SYNC_UNTIL(copy, copy.effectiveRole == DBRoleViewer);
    CHECK(!copy.isWritable);
    SYNC_UNTIL(copy, [[[copy getTable:@"items"] query:nil error:NULL] count] == 2);
    CHECK_RAISES([[copy getTable:@"items"] insert:nil], DBErrorReadOnly);
    CHECK_RAISES(copy.title = @"x", DBErrorReadOnly);
    CHECK_NUMBER([[[bob listDatastoreInfo:NULL] objectForKey:listId] role], DBRoleViewer);

    // What shared folders don't have
    CHECK_NUMBER([list getRoleForPrincipal:DBPrincipalPublic], DBRoleNone);
    CHECK_NUMBER([list getRoleForPrincipal:DBPrincipalTeam], DBRoleNone);
    CHECK_RAISES([list setRoleForPrincipal:DBPrincipalPublic to:DBRoleViewer], DBErrorDisallowed);
    CHECK_RAISES([list setRoleForPrincipal:judyId to:DBRoleOwner], DBErrorIllegalArgument);
    CHECK_RAISES([list setRoleForPrincipal:judyId to:(DBRole)99], DBErrorIllegalArgument);
    CHECK_RAISES([list setRoleForPrincipal:nothing to:DBRoleViewer], DBErrorIllegalArgument);
    CHECK_RAISES([list getRoleForPrincipal:(id)integer(1)], DBErrorIllegalArgument);
    DBDatastore *private = defaultDatastore(ada);
    CHECK_RAISES([private setRoleForPrincipal:judyId to:DBRoleViewer], DBErrorIllegalArgument);

    // A member that is removed keeps what was received.
    [list deleteRoleForPrincipal:judyId];
    [list deleteRoleForPrincipal:judyId];
    CHECK_NUMBER([list getRoleForPrincipal:judyId], DBRoleNone);
    WAIT_UNTIL(copy.effectiveRole == DBRoleNone);
    CHECK_NUMBER([[[copy getTable:@"items"] query:nil error:NULL] count], 2);
    CHECK_FAILS([device(@"kate") openDatastore:listId error:&error], DBErrorNotFound);
    [ada shutDown];
    [bob shutDown];
}
