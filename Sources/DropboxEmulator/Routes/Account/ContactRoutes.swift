import DropboxAccount

/// The people whose addresses a user entered.
enum ContactRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Contacts.deleteManualContacts) { _, call in
            try call.store.removeContacts(of: call.account.number)
        }
        table.on(Contacts.deleteManualContactsBatch) { argument, call in
            try refusing({ (failure: Store.UnknownContacts) in
                Contacts.DeleteManualContactsError.contactsNotFound(failure.emails)
            }) {
                try call.store.removeContacts(argument.emailAddresses, of: call.account.number)
            }
        }
    }
}
