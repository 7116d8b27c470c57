// Generated from API/contacts.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Contacts {
    /// The descriptor of `contacts/delete_manual_contacts`.
    @export(implementation)
    public static var deleteManualContacts: Route<VoidSerializer, VoidSerializer, VoidSerializer> { Route(_schema, 0) }
    /// The descriptor of `contacts/delete_manual_contacts_batch`.
    @export(implementation)
    public static var deleteManualContactsBatch: Route<Contacts.DeleteManualContactsArgSerializer, VoidSerializer, Contacts.DeleteManualContactsErrorSerializer> {
        Route(_schema, 1)
    }
}

/// The routes of `contacts`, called on behalf of a user or a team.
public struct ContactsRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `contacts`.
    @export(implementation) public var contacts: ContactsRoutes { ContactsRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `contacts`. Never `nil`.
    @export(implementation) public var contacts: ContactsRoutes! { ContactsRoutes(client: client) }
}

extension ContactsRoutes {
    /// Deletes all contacts that the user added manually. Members of the team and imported contacts remain.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `contacts/delete_manual_contacts`: style rpc, host api, auth user, scope `contacts.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts>
    ///
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func deleteManualContacts() -> RpcRequest<VoidSerializer, VoidSerializer> {
        client.request(Contacts.deleteManualContacts)
    }

    /// Deletes manually added contacts by their email addresses.
    ///
    /// The error of the route is ``Contacts/DeleteManualContactsError``, the reason that no contacts were deleted.
    ///
    /// - ``Contacts/DeleteManualContactsError/contactsNotFound(_:)``: Some email addresses aren't manually added
    ///   contacts. Dropbox deleted nothing. The associated value lists them.
    ///
    /// Route `contacts/delete_manual_contacts_batch`: style rpc, host api, auth user, scope `contacts.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#contacts-delete_manual_contacts_batch>
    ///
    /// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255 characters.
    ///   Each item is an email address.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func deleteManualContactsBatch(
        emailAddresses: [String]
    ) -> RpcRequest<VoidSerializer, Contacts.DeleteManualContactsErrorSerializer> {
        client.request(
            Contacts.deleteManualContactsBatch,
            serverArgs: Contacts.DeleteManualContactsArg(emailAddresses: emailAddresses)
        )
    }
}
