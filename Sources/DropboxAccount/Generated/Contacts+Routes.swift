// Generated from API/contacts.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Contacts {
    /// `contacts/delete_manual_contacts`
    @export(implementation) public static var deleteManualContacts: Route<Void, Void, Void> { Route(_schema, 0) }
    /// `contacts/delete_manual_contacts_batch`
    @export(implementation)
    public static var deleteManualContactsBatch: Route<Contacts.DeleteManualContactsArg, Void, Contacts.DeleteManualContactsError> {
        Route(_schema, 1)
    }
}
