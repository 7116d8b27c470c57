// Generated from API/contacts.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXContactsDeleteManualContactsError;

NS_ASSUME_NONNULL_BEGIN

/// A request of `contacts/delete_manual_contacts`.
@interface DBXContactsDeleteManualContactsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `contacts/delete_manual_contacts_batch`.
@interface DBXContactsDeleteManualContactsBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXContactsDeleteManualContactsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXContactsDeleteManualContactsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `contacts`, called on behalf of a user or a team.
@interface DBXContactsRoutes : DBXBaseRoutes
/// Deletes all contacts that the user added manually. Members of the team and imported contacts remain.
///
/// Route `contacts/delete_manual_contacts`: style rpc, host api, auth user, scope `contacts.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts>
- (DBXContactsDeleteManualContactsRpcRequest *)deleteManualContacts;

/// Deletes manually added contacts by their email addresses.
///
/// Route `contacts/delete_manual_contacts_batch`: style rpc, host api, auth user, scope `contacts.write`.
/// Error: `DBXContactsDeleteManualContactsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts_batch>
///
/// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255 characters.
///   Each item is an email address.
- (DBXContactsDeleteManualContactsBatchRpcRequest *)
    deleteManualContactsBatchWithEmailAddresses:(NSArray<NSString *> *)emailAddresses;
@end

/// The routes of `contacts`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXContacts)
/// The routes of `contacts`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXContactsRoutes *contacts;
@end

NS_ASSUME_NONNULL_END
