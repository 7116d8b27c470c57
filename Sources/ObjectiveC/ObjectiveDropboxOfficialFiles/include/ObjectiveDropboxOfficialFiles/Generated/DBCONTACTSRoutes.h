// Generated from API/contacts.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBCONTACTSDeleteManualContactsError, DBNilObject, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `contacts`, called on behalf of a user.
@interface DBCONTACTSUserAuthRoutes : DBAuthRoutes
/// Deletes all contacts that the user added manually. Members of the team and imported contacts remain.
///
/// Route `contacts/delete_manual_contacts`: style rpc, host api, auth user, scope `contacts.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts>
- (DBRpcTask<DBNilObject *, DBNilObject *> *)deleteManualContacts;

/// Deletes manually added contacts by their email addresses.
///
/// Route `contacts/delete_manual_contacts_batch`: style rpc, host api, auth user, scope `contacts.write`.
/// Error: `DBCONTACTSDeleteManualContactsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts_batch>
///
/// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255 characters.
///   Each item is an email address.
- (DBRpcTask<DBNilObject *, DBCONTACTSDeleteManualContactsError *> *)
    deleteManualContactsBatch:(NSArray<NSString *> *)emailAddresses;
@end

/// The descriptors of the routes of `contacts`.
@interface DBCONTACTSRouteObjects : DBRouteObjects
/// The descriptor of `contacts/delete_manual_contacts`.
+ (DBRoute *)DBCONTACTSDeleteManualContacts;
/// The descriptor of `contacts/delete_manual_contacts_batch`.
+ (DBRoute *)DBCONTACTSDeleteManualContactsBatch;
@end

/// The routes of `contacts`, on behalf of a user.
@interface DBUserBaseClient (DBCONTACTS)
/// The routes of `contacts`.
@property (nonatomic, readonly) DBCONTACTSUserAuthRoutes *contactsRoutes;
@end

NS_ASSUME_NONNULL_END
