// Generated from API/secondary_emails.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Secondary email addresses of accounts.
public enum SecondaryEmails: StoneNamespace {
    /// The schema of the `secondary_emails` namespace.
    public static let _schema = StoneSchema(
        "secondary_emails",
        imports: { [Common._schema] },
        #"""
struct SecondaryEmail;email common.EmailAddress;is_verified Boolean
"""#
    )
}

extension SecondaryEmails {
    /// A secondary email address of an account.
    public struct SecondaryEmail: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(email: String, isVerified: Bool) {
            var builder = RecordBuilder(SecondaryEmails._type(0))
            builder.string(0, email)
            builder.bool(1, isVerified)
            self.init(_plainRecord: builder.record())
        }

        /// The email address. At most 255 characters. Is an email address.
        @export(implementation) public var email: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether the email address is verified.
        @export(implementation) public var isVerified: Bool { _plainRecord.bool(1) }
    }
}

extension SecondaryEmails {
    /// Converts `SecondaryEmail` from and to JSON.
    public typealias SecondaryEmailSerializer = StoneSerializer<SecondaryEmails.SecondaryEmail>
}
