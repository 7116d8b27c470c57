// Generated from API/users_common.json by `make generate`. Do not edit.

import DropboxStone

/// Types about accounts that several namespaces use.
public enum UsersCommon: StoneNamespace {
    /// The schema of the `users_common` namespace.
    public static let _schema = StoneSchema(
        "users_common",
        #"""
alias AccountId String(min_length=40,max_length=40)
union AccountType closed;basic;pro;business
"""#
    )
}

extension UsersCommon {
    /// The plan of an account.
    public enum AccountType: StoneUnion, CustomStringConvertible {
        /// Dropbox Basic, without payment.
        case basic
        /// A paid plan for one person.
        case pro
        /// A plan for a team.
        case business

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .basic
            case 1: self = .pro
            default: self = .business
            }
        }

        public var _value: Value {
            switch self {
            case .basic: .tag(0)
            case .pro: .tag(1)
            case .business: .tag(2)
            }
        }
    }
}

extension UsersCommon {
    /// Converts `AccountType` from and to JSON.
    public typealias AccountTypeSerializer = StoneSerializer<UsersCommon.AccountType>
}
