// Generated from API/contacts.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// The contacts that Dropbox suggests to a user for sharing.
public enum Contacts: StoneNamespace {
    /// The schema of the `contacts` namespace.
    public static let _schema = StoneSchema(
        "contacts",
        imports: { [Common._schema] },
        #"""
struct DeleteManualContactsArg;email_addresses List(common.EmailAddress)
union DeleteManualContactsError open=other;contacts_not_found List(common.EmailAddress);other
route delete_manual_contacts Void Void Void auth=user host=api scope=contacts.write style=rpc
route delete_manual_contacts_batch DeleteManualContactsArg Void DeleteManualContactsError auth=user host=api scope=contacts.write style=rpc
"""#
    )
}

extension Contacts {
    /// The contacts to delete.
    public struct DeleteManualContactsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255
        ///   characters. Each item is an email address.
        @export(implementation)
        public init(emailAddresses: [String]) {
            var builder = RecordBuilder(Contacts._type(0))
            builder.strings(0, emailAddresses)
            self.init(_plainRecord: builder.record())
        }

        /// The email addresses of the contacts to delete. Each item has at most 255 characters. Each item is an email
        /// address.
        @export(implementation) public var emailAddresses: [String] { _plainRecord.strings(0) }
    }

    /// The reason that no contacts were deleted.
    public enum DeleteManualContactsError: StoneUnion, CustomStringConvertible {
        /// Some email addresses aren't manually added contacts. Dropbox deleted nothing. The associated value lists
        /// them. Each item has at most 255 characters. Each item is an email address.
        case contactsNotFound([String])
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .contactsNotFound(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .contactsNotFound(let value): .boxedValue(0, strings: value)
            case .other: .tag(1)
            }
        }
    }
}

extension Contacts {
    /// Converts `DeleteManualContactsArg` from and to JSON.
    public typealias DeleteManualContactsArgSerializer = StoneSerializer<Contacts.DeleteManualContactsArg>
    /// Converts `DeleteManualContactsError` from and to JSON.
    public typealias DeleteManualContactsErrorSerializer = StoneSerializer<Contacts.DeleteManualContactsError>
}
